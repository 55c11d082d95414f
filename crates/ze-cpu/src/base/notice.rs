//! What the user has to act on: on stderr, each line once, whether or not a log was asked for.

use std::io::{Write, stderr};
use std::sync::{Mutex, PoisonError};

use crate::base::settings::settings;

/// So many different lines are printed; a program that goes on like that has been told enough.
const MOST_LINES: usize = 1000;

/// An error that the user has to act on. Where `ZE_CPU_LOG` is set it goes to the log, which may leave it out.
pub fn error(sentence: &str) {
    tracing::error!("{sentence}");
    if !settings().logs {
        once(sentence);
    }
}

/// Prints a line, unless it has been printed.
pub fn once(line: &str) {
    static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.len() < MOST_LINES && !said.iter().any(|before| before == line) {
        print(line);
        said.push(line.to_owned());
    }
}

/// Where stderr is closed there is no place to tell it.
pub fn print(line: &str) {
    // One write, so that lines of several processes do not mix.
    let _ = stderr().write_all(format!("ze-cpu: {line}\n").as_bytes());
}
