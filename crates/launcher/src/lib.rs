//! `oshrun`: starts the PEs of a job, on this machine and on others, and ends them.
//!
//! Both binaries, `oshrun` and `ishmrun`, are [`main`]; within another launcher's command `ishmrun` is the program it names (`wrapper`).
//!
//! # Principles
//! * **Nothing is left behind.** All PEs and whatever they start are one process group, led by a *guard*: a process
//!   that does nothing but wait for the launcher to end and then kill the group. It does so even if the launcher is killed.
//! * **The first failure counts.** It is reported once, with PE and reason; that others end because of it is not.
//! * **Output is the PEs' own.** Without labels they inherit the launcher's stdout and stderr, which costs nothing and cannot
//!   delay or reorder anything. With labels, whole lines are passed on.
//! * One thread, one loop: sockets, ends, signals and time, each an event. Others only for output that is labelled or comes from
//!   other hosts, so that a reader who has stopped reading does not stop the job's other affairs.
//!
//! # Other hosts
//! On each other host an agent, such as ssh, starts this program as a *follower* (`follower`). It starts the PEs there, answers
//! them as their PMI-1 launcher, and says what they do; the launcher judges that as it judges what its own PEs do. What PEs put
//! reaches the launcher once for each host, and each host once from there, so the exchange at the start is as many messages as
//! hosts. All goes by the agent's standard input and output (`frames`): no other connection is made, and no secret of a job
//! stands on a command line.
#![forbid(unsafe_code)]

mod bind;
mod cli;
mod company;
mod event;
mod follower;
mod frames;
mod guard;
mod hosts;
mod job;
mod output;
mod remote;
mod signals;
mod spawn;
mod status;
mod stdin;
mod wrapper;

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

use cli::Request;

/// The launcher's program, called `name` in its messages.
pub fn main(name: &'static str) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if arguments.get(1).is_some_and(|argument| argument == guard::ARGUMENT) {
        guard::run();
    }
    if arguments.get(1).is_some_and(|argument| argument == follower::ARGUMENT) {
        return follower::run();
    }
    let request = cli::parse(name, arguments.clone());
    if let (Err(_), Some(program)) = (&request, wrapper::program_of(name, &arguments[1..])) {
        return wrapper::become_program(name, program);
    }
    match request {
        Ok(Request::Run(options)) => ExitCode::from(job::run(name, &options)),
        Ok(Request::Status(launcher)) => match status::of_job(launcher) {
            Ok(lines) => print(&(lines.join("\n") + "\n")),
            Err(reason) => {
                complain(&format!("{name}: {reason}"));
                ExitCode::FAILURE
            }
        },
        Ok(Request::Completion(shell)) => {
            let mut script = Vec::new();
            cli::write_completion(name, shell, &mut script);
            print(&String::from_utf8_lossy(&script))
        }
        Err(error) => {
            // Also the way in which `--help` and `--version` arrive here; stdout or stderr may be closed.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { cli::BAD_USAGE } else { 0 })
        }
    }
}

/// Writes a line to stderr, in one piece; in vain where it cannot be written.
pub(crate) fn complain(line: &str) {
    let _ = std::io::stderr().write_all(format!("{line}\n").as_bytes());
}

/// Prints an answer; a reader who has left wants no more of it.
fn print(text: &str) -> ExitCode {
    match std::io::stdout().write_all(text.as_bytes()).and_then(|()| std::io::stdout().flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            complain(&format!("the answer cannot be written: {error}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
