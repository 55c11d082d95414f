//! `ishmrun PROGRAM` within the command of another launcher, as programs for Intel SHMEM are started: `mpiexec -n 4 ishmrun ./program`.
//! The process becomes the program. It binds nothing: launchers bind to cores, and a PE finds its device by its number.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use crate::company::{NOT_EXECUTABLE, NOT_FOUND, lacks_interpreter};

/// What launchers leave in the environment of the processes that they start; Slurm's batch scripts have none of it.
const TRACES: [&str; 6] = ["PMI_FD", "PMI_RANK", "PMI_PORT", "PMIX_NAMESPACE", "PALS_RANKID", "SLURM_STEP_NUM_TASKS"];
/// What Intel's script takes, about what to bind to.
const SHORT: &str = "cgnx";
const LONG: [&str; 4] = ["--disable-cpu-bind", "--disable-gpu-bind", "--disable-bind", "--enable-xpu-smi"];

/// The program of a command line that is none of `oshrun`'s, with its arguments: nothing where the launcher is not called so, the line has
/// other options than Intel's script, or no launcher has started this process.
pub(crate) fn program_of<'a>(name: &str, arguments: &'a [OsString]) -> Option<&'a [OsString]> {
    let is_of_a_job = || TRACES.iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if name == "ishmrun" && is_of_a_job() { after_options(arguments) } else { None }
}

/// What follows options of Intel's script, if nothing else goes before.
fn after_options(arguments: &[OsString]) -> Option<&[OsString]> {
    let is_number = |argument: &OsString| argument.to_str().is_some_and(|text| text.parse::<u64>().is_ok());
    let mut rest = arguments;
    while let [option, after @ ..] = rest {
        let Some(text) = option.to_str().filter(|text| text.starts_with('-')) else { break };
        rest = after;
        match text.strip_prefix('-') {
            Some("-") => break,
            Some("n") if after.first().is_some_and(is_number) => return None,
            Some(letters) if !letters.is_empty() && letters.chars().all(|letter| SHORT.contains(letter)) => {}
            _ if LONG.contains(&text) => {}
            _ => return None,
        }
    }
    (!rest.is_empty()).then_some(rest)
}

/// Becomes the program; comes back only where it cannot be started.
pub(crate) fn become_program(name: &str, program: &[OsString]) -> ExitCode {
    let (file, arguments): (&OsStr, _) = (&program[0], &program[1..]);
    let error = Command::new(file).args(arguments).exec();
    let found = error.kind() != ErrorKind::NotFound || lacks_interpreter(file.as_ref(), "".as_ref());
    let reason = match (error.kind(), found) {
        (ErrorKind::NotFound, true) => "its interpreter (#!) or loader was not found".into(),
        (ErrorKind::NotFound, false) => "not found".into(),
        _ => error.to_string(),
    };
    crate::complain(&format!("{name}: the program '{}' could not be started: {reason}", file.display()));
    ExitCode::from(if found { NOT_EXECUTABLE } else { NOT_FOUND })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_intels_script_go_before_the_program() {
        let program_after = |line: &str| {
            let arguments: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
            after_options(&arguments).map(|program| program.join(OsStr::new(" ")).into_string().unwrap())
        };
        for line in ["a -n 3", "-n a -n 3", "-cg -x a -n 3", "--disable-gpu-bind -- a -n 3"] {
            assert_eq!(program_after(line).as_deref(), Some("a -n 3"), "{line}");
        }
        for line in ["", "-n", "-n 2 a", "-c -n 2 a", "-np 2 a", "-l a", "--tag-output a", "-"] {
            assert_eq!(program_after(line), None, "{line}");
        }
    }
}
