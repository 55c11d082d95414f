//! The command line.

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches, Parser, ValueHint};
use clap_complete::Shell;

use crate::bind::Unit;
use crate::hosts::{self, Placed};

/// Exit status for a command line that makes no sense.
pub(crate) const BAD_USAGE: u8 = 2;

/// Starts N processing elements (PEs) of a program, on this machine or on several.
///
/// PE 0 reads the launcher's standard input, the others read nothing. The exit status is the job's: 0 if every PE ended
/// with 0, else that of the first PE that failed, 128 + S if signal S killed it, 255 if a PE ended the job with a status that
/// is not 0 but whose low 8 bits are; 124 if the time limit was reached, 126 or 127 if the program could not be started, 2 for
/// a wrong command line.
#[derive(Parser, Clone, Debug)]
#[command(
    version,
    after_help = "Each PE finds PMI_RANK, PMI_SIZE, ZESHMEM_LOCAL_RANK and ZESHMEM_LOCAL_SIZE in its environment.\n\
                  Signals INT, TERM, HUP, QUIT, USR1 and USR2 are passed on to the PEs; a second INT kills them.\n\
                  Long options may have one dash, as in -np 4.\n\n\
                  On other hosts, this program is started by an agent and has to be at the same path, in the same version; so has\n\
                  the program, and the working directory. PEs there get the variables of -x, and those whose names begin\n\
                  with ISHMEM_, SHMEM_, SMA_, ZESHMEM_, ZE_, FI_, PSM2_, PSM3_, UCX_, MLX5_ or RDMAV_.\n\
                  Host after host is filled. A host called localhost, or as this machine, needs no agent.\n\n\
                  As ishmrun, in another launcher's command and without -n N, this program becomes PROGRAM: mpiexec -n 4 ishmrun ./a.out"
)]
pub(crate) struct Options {
    /// Number of PEs; more than there are cores is fine
    #[arg(short = 'n', long = "np", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub pes: u32,

    /// Put "[PE] " before every line of output
    #[arg(short = 'l', long)]
    pub tag_output: bool,

    /// Set an environment variable for the PEs; NAME alone passes on the launcher's
    #[arg(short = 'x', long = "env", value_name = "NAME[=VALUE]")]
    pub environment: Vec<String>,

    /// Working directory of the PEs; a program given by a relative path is looked for from there
    #[arg(long, visible_alias = "chdir", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub wdir: Option<PathBuf>,

    /// Kill the job after so many seconds, and say what each PE was doing
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Bind PE i to the i-th of these parts of the machine, and from the first again where there are more PEs
    #[arg(long, value_name = "PART", value_enum)]
    pub bind_to: Option<Unit>,

    /// Deal PEs out over these parts of the machine in turn; alone it binds to them, too
    #[arg(long, value_name = "PART", value_enum)]
    pub map_by: Option<Unit>,

    /// Do not report failures; the exit status tells
    #[arg(short, long)]
    pub quiet: bool,

    /// Say what each PE of a running job is doing: PID is that of its oshrun
    #[arg(long, value_name = "PID", exclusive = true)]
    pub status: Option<u32>,

    /// Print what makes a shell complete this command line
    #[arg(long, value_name = "SHELL", exclusive = true)]
    pub completion: Option<Shell>,

    /// Hosts to run on and how many PEs each takes, a line each: 'HOST', 'HOST slots=N' or 'HOST:N'
    #[arg(long, alias = "machinefile", value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "host")]
    pub hostfile: Option<PathBuf>,

    /// The same on the command line, as in a,b:2
    #[arg(short = 'H', long, alias = "hosts", value_name = "HOST[:N],...", value_hint = ValueHint::Hostname)]
    pub host: Option<String>,

    /// What runs a command on another host: it gets the host's name and the command, and passes on input and output
    #[arg(long, value_name = "COMMAND", default_value = "ssh -o BatchMode=yes", value_parser = agent, value_hint = ValueHint::CommandString)]
    pub launcher_agent: String,

    /// What scripts for Open MPI pass, and is so here without: any number of PEs, by any user
    #[arg(long, alias = "allow-run-as-root", hide = true, action = ArgAction::Count)]
    pub oversubscribe: u8,

    /// Hosts with the PEs of each; none for all PEs on this machine
    #[arg(skip)]
    pub placed: Vec<Placed>,

    /// Program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM", value_hint = ValueHint::CommandWithArguments)]
    pub program: Vec<OsString>,
}

/// What the command line asks for.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// To run a job.
    Run(Box<Options>),
    /// To say what the PEs are doing of the job that this process runs.
    Status(u32),
    /// To print the completions of this shell.
    Completion(Shell),
}

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse::<f64>()
        .ok()
        .filter(|seconds| *seconds > 0.0)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "not a positive number of seconds".into())
}

fn agent(text: &str) -> Result<String, String> {
    if text.trim().is_empty() { Err("it must name a program".into()) } else { Ok(text.to_owned()) }
}

/// The command line of the program `name`, as clap knows it.
fn command(name: &'static str) -> Command {
    Options::command().name(name).bin_name(name)
}

/// Writes what makes `shell` complete the command line of the program `name`.
pub(crate) fn write_completion(name: &'static str, shell: Shell, to: &mut impl Write) {
    clap_complete::generate(shell, &mut command(name), name, to);
}

/// Reads the command line of the program `name`.
pub(crate) fn parse(name: &'static str, arguments: Vec<OsString>) -> Result<Request, clap::Error> {
    let matches = command(name).try_get_matches_from(with_two_dashes(arguments))?;
    if let Some(process) = matches.get_one::<u32>("status") {
        return Ok(Request::Status(*process));
    }
    if let Some(shell) = matches.get_one::<Shell>("completion") {
        return Ok(Request::Completion(*shell));
    }
    let mut options = Options::from_arg_matches(&matches)?;
    let wrong = |message: String| Err(command(name).error(ErrorKind::ValueValidation, message));
    let hosts = match (&options.hostfile, &options.host) {
        (Some(file), _) => Some(hosts::read(file)),
        (None, Some(text)) => Some(hosts::list(text)),
        (None, None) => None,
    };
    if let Some(hosts) = hosts {
        match hosts.and_then(|hosts| hosts::place(&hosts, options.pes as usize)) {
            Ok(placed) => options.placed = placed,
            Err(message) => return wrong(message),
        }
    }
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
        // Each host looks for itself.
        Some(dir) if options.placed.is_empty() && !dir.is_dir() => wrong(crate::company::no_directory(dir)),
        _ => Ok(Request::Run(Box::new(options))),
    }
}

/// Every other launcher takes long options with one dash, such as `-np 4`, which clap takes for several short ones.
/// Looks at the launcher's own arguments only, not at the program's.
fn with_two_dashes(arguments: Vec<OsString>) -> Vec<OsString> {
    let command = Options::command();
    let names = |argument: &Arg| -> Vec<String> {
        let long = argument.get_long_and_visible_aliases().into_iter().flatten();
        let hidden = argument.get_all_aliases().into_iter().flatten();
        long.chain(hidden).map(str::to_owned).collect()
    };
    let long: Vec<String> = command.get_arguments().flat_map(names).collect();
    let with_value: Vec<String> = command
        .get_arguments()
        .filter(|argument| argument.get_action().takes_values())
        .flat_map(|argument| {
            let short = argument.get_short().map(|letter| format!("-{letter}"));
            names(argument).into_iter().map(|name| format!("--{name}")).chain(short)
        })
        .collect();
    let mut own = true;
    let mut is_value = true; // the first is this program's name
    arguments
        .into_iter()
        .map(|argument| {
            if !own || std::mem::take(&mut is_value) {
                return argument;
            }
            let Some(text) = argument.to_str().filter(|text| text.starts_with('-') && *text != "--") else {
                own = false;
                return argument;
            };
            let name = text.trim_start_matches('-').split('=').next().unwrap_or_default();
            let is_long = long.iter().any(|known| known == name);
            let full = if is_long && !text.starts_with("--") { format!("-{text}") } else { text.to_owned() };
            is_value = with_value.contains(&full);
            full.into()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Request, String> {
        parse("oshrun", line.split(' ').map(OsString::from).collect()).map_err(|error| error.to_string())
    }

    fn parsed(line: &str) -> Result<Options, String> {
        match asked(line)? {
            Request::Run(options) => Ok(*options),
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn the_definition_is_consistent() {
        Options::command().debug_assert();
    }

    #[test]
    fn what_scripts_for_open_mpi_pass_changes_nothing() {
        let theirs = parsed("oshrun --allow-run-as-root --oversubscribe -np 3 -H a,b:2 ./app").unwrap();
        let ours = parsed("oshrun -n 3 --host a,b:2 ./app").unwrap();
        assert_eq!((theirs.pes, theirs.host, theirs.program), (ours.pes, ours.host, ours.program));
    }

    #[test]
    fn options_end_where_the_program_begins() {
        for line in [
            "oshrun -n 4 prog -n 7 --tag-output -np 3",
            "oshrun -np 4 prog -n 7 --tag-output -np 3",
            "oshrun -n4 -- prog -n 7 --tag-output -np 3",
            "oshrun --np 4 prog -n 7 --tag-output -np 3",
            "oshrun -np=4 prog -n 7 --tag-output -np 3",
            "oshrun -bind-to core -map-by=socket -timeout 9 -np 4 prog -n 7 --tag-output -np 3",
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
            ("oshrun prog", "--np <N>"),
            ("oshrun -n 4 --hostfile /surely/not/there prog", "'/surely/not/there' cannot be read"),
            ("oshrun -np 4 -host a,b prog", "4 PEs do not fit the 2 slots of the hosts (a:1,b:1)"),
            ("oshrun -np 1 -host a,b:x prog", "'b:x' in the list of hosts"),
            ("oshrun -np 1 -host a --hostfile b prog", "cannot be used with"),
            ("oshrun -np 1 --launcher-agent= prog", "must name a program"),
            ("oshrun -n 4 --bind-to moon prog", "'moon'"),
            ("oshrun --status x", "'x'"),
            ("oshrun --status 1 -n 4 prog", "cannot be used with"),
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
        let options = parsed("oshrun -n 2 --bind-to pu -map-by package prog").unwrap();
        assert_eq!((options.bind_to, options.map_by), (Some(Unit::Hwthread), Some(Unit::Socket)));
        let options = parsed("oshrun -n 3 -host a:2,b --launcher-agent rsh prog").unwrap();
        assert_eq!(options.placed, [("a".to_owned(), 0..2), ("b".to_owned(), 2..3)]);
        assert_eq!(options.launcher_agent, "rsh");
        assert!(matches!(asked("oshrun --status 12"), Ok(Request::Status(12))));
        assert!(matches!(asked("oshrun -completion bash"), Ok(Request::Completion(Shell::Bash))));
    }
}
