//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};

/// Exit status for a command line that makes no sense.
pub(crate) const BAD_USAGE: u8 = 2;

/// Starts N processing elements (PEs) of a program on this machine.
///
/// PE 0 reads the launcher's standard input, the others read nothing. The exit status is the job's: 0 if every PE ended
/// with 0, else that of the first PE that failed, 128 + S if signal S killed it, 255 if a PE ended the job with a status that
/// is not 0 but whose low 8 bits are; 124 if the time limit was reached, 126 or 127 if the program could not be started, 2 for
/// a wrong command line.
#[derive(Parser, Clone, Debug)]
#[command(
    version,
    after_help = "Each PE finds PMI_RANK, PMI_SIZE, ZESHMEM_LOCAL_RANK and ZESHMEM_LOCAL_SIZE in its environment.\n\
                  Signals INT, TERM, HUP, QUIT, USR1 and USR2 are passed on to the PEs; a second INT kills them."
)]
pub(crate) struct Options {
    /// Number of PEs; more than there are cores is fine
    #[arg(short = 'n', value_name = "N", value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub pes: u32,

    /// Put "[PE] " before every line of output
    #[arg(short = 'l', long)]
    pub tag_output: bool,

    /// Set an environment variable for the PEs; NAME alone passes on the launcher's
    #[arg(short = 'x', long = "env", value_name = "NAME[=VALUE]")]
    pub environment: Vec<String>,

    /// Working directory of the PEs; a program given by a relative path is looked for from there
    #[arg(long, visible_alias = "chdir", value_name = "DIR")]
    pub wdir: Option<PathBuf>,

    /// Kill the job after so many seconds and say which PEs were still running
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Do not report failures; the exit status tells
    #[arg(short, long)]
    pub quiet: bool,

    /// Program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    pub program: Vec<OsString>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse::<f64>()
        .ok()
        .filter(|seconds| *seconds > 0.0)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "not a positive number of seconds".into())
}

/// Reads the command line of the program `name`.
pub(crate) fn parse(name: &'static str, arguments: Vec<OsString>) -> Result<Options, clap::Error> {
    let command = || Options::command().name(name).bin_name(name);
    let matches = command().try_get_matches_from(with_long_np(arguments))?;
    let options = Options::from_arg_matches(&matches)?;
    let wrong = |message: String| Err(command().error(ErrorKind::ValueValidation, message));
    for setting in &options.environment {
        let name = setting.split('=').next().unwrap_or_default();
        if name.is_empty() || setting.contains('\0') {
            return wrong(format!("'{setting}' is not of the form NAME=VALUE"));
        }
        if !setting.contains('=') && std::env::var_os(name).is_none() {
            return wrong(format!("the variable '{name}' to be passed on is not set"));
        }
    }
    match &options.wdir {
        Some(dir) if !dir.is_dir() => wrong(format!("the working directory '{}' does not exist", dir.display())),
        _ => Ok(options),
    }
}

/// Every other launcher takes `-np 4` for the number of PEs, but one dash before two letters means two options to clap.
/// Looks at the launcher's own arguments only, not at the program's.
fn with_long_np(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut own = true;
    let mut is_value = true; // the first is this program's name
    arguments
        .into_iter()
        .map(|argument| {
            if !own || std::mem::take(&mut is_value) {
                return argument;
            }
            match argument.to_str() {
                Some("-np") => {
                    is_value = true;
                    "-n".into()
                }
                Some("-n" | "-x" | "--env" | "--wdir" | "--chdir" | "--timeout") => {
                    is_value = true;
                    argument
                }
                Some(option) if option.starts_with('-') && option != "--" => argument,
                _ => {
                    own = false;
                    argument
                }
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Options, String> {
        parse("oshrun", line.split(' ').map(OsString::from).collect()).map_err(|error| error.to_string())
    }

    #[test]
    fn the_definition_is_consistent() {
        Options::command().debug_assert();
    }

    #[test]
    fn options_end_where_the_program_begins() {
        for line in [
            "oshrun -n 4 prog -n 7 --tag-output -np 3",
            "oshrun -np 4 prog -n 7 --tag-output -np 3",
            "oshrun -n4 -- prog -n 7 --tag-output -np 3",
            "oshrun --wdir / -np 4 -x A=B prog -n 7 --tag-output -np 3",
        ] {
            let options = parsed(line).unwrap();
            assert_eq!((options.pes, options.tag_output), (4, false), "{line}");
            assert_eq!(options.program, ["prog", "-n", "7", "--tag-output", "-np", "3"], "{line}");
        }
    }

    #[test]
    fn wrong_usage_is_named() {
        for (line, word) in [
            ("oshrun prog", "-n <N>"),
            ("oshrun -n 4", "PROGRAM"),
            ("oshrun -n 0 prog", "0 is not in"),
            ("oshrun -n x prog", "'x'"),
            ("oshrun -n 2 --timeout 0 prog", "positive number of seconds"),
            ("oshrun -n 2 --timeout nan prog", "positive number of seconds"),
            ("oshrun -n 2 -x =3 prog", "NAME=VALUE"),
            ("oshrun -n 2 -x SURELY_NOT_SET_ANYWHERE prog", "SURELY_NOT_SET_ANYWHERE"),
            ("oshrun -n 2 --wdir /surely/not/there prog", "/surely/not/there"),
            ("oshrun -n 2 --dance prog", "--dance"),
        ] {
            let error = parsed(line).unwrap_err();
            assert!(error.contains(word), "{line}: {error}");
        }
    }

    #[test]
    fn values_are_taken() {
        let options = parsed("oshrun -n 2 -x A=1 --env B=x=y -l -q --timeout 0.5 prog").unwrap();
        assert_eq!(options.environment, ["A=1", "B=x=y"]);
        assert!(options.tag_output && options.quiet);
        assert_eq!(options.timeout, Some(Duration::from_millis(500)));
    }
}
