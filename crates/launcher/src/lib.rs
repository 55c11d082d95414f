//! `oshrun`: starts the PEs of a job on this machine, and ends them.
//!
//! Both binaries, `oshrun` and `ishmrun`, are [`main`].
//!
//! # Principles
//! * **Nothing is left behind.** All PEs and whatever they start are one process group, led by a *guard*: a process
//!   that does nothing but wait for the launcher to end and then kill the group. It does so even if the launcher is killed.
//! * **The first failure counts.** It is reported once, with PE and reason; that others end because of it is not.
//! * **Output is the PEs' own.** Without labels they inherit the launcher's stdout and stderr, which costs nothing and cannot
//!   delay or reorder anything. With labels, whole lines are passed on.
//! * One thread, one loop: sockets, ends, signals and time, each an event. A second thread only if output is
//!   labelled, so that a reader who has stopped reading does not stop the job's other affairs.
//!
//! # What it does not do
//! Other machines: use `mpiexec`, `srun` or `flux run`, which the same programs understand. Binding to cores.
#![forbid(unsafe_code)]

mod cli;
mod guard;
mod job;
mod output;
pub mod pmi_server;
mod signals;
mod spawn;
mod stdin;

use std::ffi::OsString;
use std::process::ExitCode;

/// The launcher's program, called `name` in its messages.
pub fn main(name: &'static str) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if arguments.get(1).is_some_and(|argument| argument == guard::ARGUMENT) {
        guard::run();
    }
    match cli::parse(name, arguments) {
        Ok(options) => ExitCode::from(job::run(name, &options)),
        Err(error) => {
            // Also the way in which `--help` and `--version` arrive here; stdout or stderr may be closed.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { cli::BAD_USAGE } else { 0 })
        }
    }
}
