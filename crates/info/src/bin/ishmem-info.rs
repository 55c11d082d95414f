//! Prints what the runtime finds on this machine.

use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use clap_complete::Shell;
use serde::Serialize;
use zeshmem_info::{Check, Inventory};

/// Says what Zeshmem finds on this machine: the Level Zero loader, drivers, devices, who reaches whose memory, and
/// environment variables that matter.
///
/// The exit status is 0 where programs can run, and 1 where something is missing: the output then says what, and what
/// installs it.
#[derive(Parser)]
#[command(name = "ishmem-info", version)]
struct Options {
    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Say of each thing that programs need whether it is there (PASS, WARN, FAIL), and what to do next where it is not;
    /// the exit status is 1 where one fails
    #[arg(long)]
    check: bool,

    /// Print what makes a shell complete this command line
    #[arg(long, value_name = "SHELL", exclusive = true)]
    completion: Option<Shell>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    if let Some(shell) = options.completion {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut Options::command(), "ishmem-info", &mut script);
        return print(&script, true);
    }
    let inventory = Inventory::take();
    let (text, is_usable) = if options.check {
        let check = Check::make(&inventory);
        (in_words_or_json(&check, options.json), check.is_usable())
    } else {
        (in_words_or_json(&inventory, options.json), inventory.is_usable())
    };
    print(text.as_bytes(), is_usable)
}

/// Prints, and ends so.
fn print(text: &[u8], is_usable: bool) -> ExitCode {
    match std::io::stdout().write_all(text).and_then(|()| std::io::stdout().flush()) {
        // A reader of the first lines has seen enough.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(std::io::stderr(), "ishmem-info: {error}");
            ExitCode::FAILURE
        }
        _ if is_usable => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn in_words_or_json(what: &(impl Display + Serialize), json: bool) -> String {
    match json {
        true => serde_json::to_string_pretty(what).expect("plain data") + "\n",
        false => what.to_string(),
    }
}
