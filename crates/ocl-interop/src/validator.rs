//! What SPIR-V's validator says of modules that could not be built.
//!
//! Its word explains and decides nothing. Validators know fewer extensions than compilers do, and compilers take modules that
//! validators refuse: asked beforehand, one would keep programs from running that run.

use std::process::Command;
use std::time::Duration;

use crate::BuildError;
use crate::process::{self, Input};

const VALIDATOR: &str = "spirv-val";
const LONGEST: Duration = Duration::from_secs(60);

/// The error with what the validator finds wrong with its modules in the log, if a validator is installed.
pub fn explain(mut error: BuildError, modules: &[&[u8]]) -> BuildError {
    let Some(validator) = process::in_path(VALIDATOR) else { return error };
    for (number, module) in modules.iter().enumerate() {
        let said = Input::new(module)
            .and_then(|module| process::run(Command::new(&validator).arg("-"), Some(&module), LONGEST));
        if let Some(said) = said.ok().filter(|said| !said.is_success()) {
            let words = format!("{}{}", String::from_utf8_lossy(&said.output), said.errors);
            error.log.push_str(&format!("\n{VALIDATOR}, module {number}: {}\n", words.trim()));
        }
    }
    error
}
