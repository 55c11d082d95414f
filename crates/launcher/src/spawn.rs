//! One PE, started.

use std::ffi::OsStr;
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::thread;

use rustix::io::FdFlags;
use rustix::pipe::PipeFlags;
use rustix::process::{Pid, PidfdFlags, Resource, Rlimit, WaitId, WaitIdOptions};

use zeshmem_bootstrap::LAUNCHER;
use zeshmem_bootstrap::status::STATUS_FD;

use crate::bind::Binding;
use crate::frames::Task;

/// A PE that has just been started.
#[derive(Debug)]
pub(crate) struct Started {
    pub child: Child,
    /// Readable once the process has ended.
    pub process: OwnedFd,
    /// Our end of its PMI socket; does not block.
    pub pmi: OwnedFd,
}

/// What is the same for all PEs of a machine.
#[derive(Debug)]
pub(crate) struct Common<'a> {
    pub task: &'a Task,
    /// The process group of the PEs.
    pub group: Pid,
    /// The board on which the PEs say what they are doing; they inherit it.
    pub status: Option<BorrowedFd<'a>>,
    pub binding: Binding,
    /// Where the PEs write; the launcher's own stdout and stderr without it.
    pub outputs: Option<&'a [OwnedFd; 2]>,
}

/// Starts PE `rank` of the job.
///
/// Must not run while another thread starts processes: the PE's end of its socket is inheritable for a moment.
pub(crate) fn start(common: &Common<'_>, rank: usize, stdin: Stdio) -> io::Result<Started> {
    let Common { task, group, status, binding, outputs } = common;
    let local = rank - task.pes.start;
    let (ours, theirs) = UnixStream::pair()?;
    ours.set_nonblocking(true)?;
    // The PE gets the socket under the number it has here: everything else that is open here closes on exec.
    rustix::io::fcntl_setfd(&theirs, FdFlags::empty())?;

    let mut command = Command::new(&task.program[0]);
    command.args(&task.program[1..]).process_group(group.as_raw_nonzero().get()).stdin(stdin);
    if task.labelled {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
    } else if let Some([stdout, stderr]) = outputs {
        command.stdout(stdout.try_clone()?).stderr(stderr.try_clone()?);
    }
    if let Some(directory) = &task.directory {
        command.current_dir(directory);
    }
    for (name, _) in std::env::vars_os().filter(|(name, _)| is_anothers(name)) {
        command.env_remove(name);
    }
    command
        .envs(task.environment.iter().map(|(name, value)| (name, value)))
        .env("PMI_FD", theirs.as_raw_fd().to_string())
        .env("PMI_RANK", rank.to_string())
        .env("PMI_SIZE", task.size.to_string())
        .env("ZESHMEM_LOCAL_RANK", local.to_string())
        .env("ZESHMEM_LOCAL_SIZE", task.pes.len().to_string())
        .env_remove(LAUNCHER)
        .envs(std::env::current_exe().map(|file| (LAUNCHER, file)));
    command.env_remove(STATUS_FD).envs(status.map(|fd| (STATUS_FD, fd.as_raw_fd().to_string())));
    let child = binding.bound(local, || command.spawn())?;
    let process = end_of(&child)?;
    Ok(Started { child, process, pmi: ours.into() })
}

/// Whether a variable tells of a launcher that this one was started by, and would mislead the PEs.
fn is_anothers(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(b"PMI_") || name.starts_with(b"PMIX_") || name == b"MPI_LOCALRANKID" || name == b"MPI_LOCALNRANKS"
}

/// What becomes readable when the child has ended: a pidfd, or where `pidfd_open` is missing or forbidden (in sandboxes) a pipe whose
/// other end is closed then.
pub(crate) fn end_of(child: &Child) -> io::Result<OwnedFd> {
    let pid = Pid::from_child(child);
    if let Ok(process) = rustix::process::pidfd_open(pid, PidfdFlags::empty()) {
        return Ok(process);
    }
    let (end, held) = rustix::pipe::pipe_with(PipeFlags::CLOEXEC)?;
    thread::Builder::new().name(format!("end of {}", child.id())).spawn(move || {
        // The child stays as it is, for its status.
        let ended = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        let _ = rustix::io::retry_on_intr(|| rustix::process::waitid(WaitId::Pid(pid), ended));
        drop(held);
    })?;
    Ok(end)
}

/// Makes room for the descriptors of the PEs, as far as the hard limit allows. PEs inherit the limit, so it stays as it is
/// if it suffices.
pub(crate) fn make_room(pes: usize, labelled: bool, hosts: usize) -> io::Result<()> {
    // Socket and process, with labels two pipes; for other hosts their agents' pipes and processes; some for ourselves.
    let each = if labelled { 4 } else { 2 };
    let needed = (pes * each + hosts * 3 + 64) as u64;
    let limit = rustix::process::getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    if let Some(most) = limit.maximum.filter(|most| *most < needed) {
        return Err(io::Error::other(format!(
            "{pes} PEs need {needed} file descriptors, and the limit is {most} (ulimit -Hn)"
        )));
    }
    rustix::process::setrlimit(Resource::Nofile, Rlimit { current: Some(needed), maximum: limit.maximum })?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_launchers_traces_are_known() {
        for name in ["PMI_FD", "PMI_RANK", "PMIX_NAMESPACE", "MPI_LOCALRANKID"] {
            assert!(is_anothers(OsStr::new(name)), "{name}");
        }
        for name in ["PATH", "PMI", "MPI_HOME", "ZESHMEM_LOCAL_RANK"] {
            assert!(!is_anothers(OsStr::new(name)), "{name}");
        }
    }
}
