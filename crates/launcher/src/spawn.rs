//! One PE, started.

use std::ffi::OsStr;
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use rustix::io::FdFlags;
use rustix::process::{Pid, PidfdFlags, Resource, Rlimit};

use zeshmem_bootstrap::LAUNCHER;
use zeshmem_bootstrap::status::STATUS_FD;

use crate::bind::Binding;
use crate::cli::Options;

/// A PE that has just been started.
#[derive(Debug)]
pub(crate) struct Started {
    pub child: Child,
    /// Readable once the process has ended.
    pub process: OwnedFd,
    /// Our end of its PMI socket; does not block.
    pub pmi: OwnedFd,
}

/// Starts PE `rank` of the job in the process group `group`.
///
/// `status` is the board on which the PEs say what they are doing; they inherit it.
///
/// Must not run while another thread starts processes: the PE's end of its socket is inheritable for a moment.
pub(crate) fn start(
    options: &Options,
    rank: usize,
    group: Pid,
    stdin: Stdio,
    status: Option<BorrowedFd<'_>>,
    binding: &Binding,
) -> io::Result<Started> {
    let size = options.pes.to_string();
    let (ours, theirs) = UnixStream::pair()?;
    ours.set_nonblocking(true)?;
    // The PE gets the socket under the number it has here: everything else that is open here closes on exec.
    rustix::io::fcntl_setfd(&theirs, FdFlags::empty())?;

    let mut command = Command::new(&options.program[0]);
    command.args(&options.program[1..]).process_group(group.as_raw_nonzero().get()).stdin(stdin);
    if options.tag_output {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
    }
    if let Some(dir) = &options.wdir {
        command.current_dir(dir);
    }
    for (name, _) in std::env::vars_os().filter(|(name, _)| is_anothers(name)) {
        command.env_remove(name);
    }
    for (name, value) in options.environment.iter().filter_map(|setting| setting.split_once('=')) {
        command.env(name, value);
    }
    command
        .env("PMI_FD", theirs.as_raw_fd().to_string())
        .env("PMI_RANK", rank.to_string())
        .env("PMI_SIZE", &size)
        .env("ZESHMEM_LOCAL_RANK", rank.to_string())
        .env("ZESHMEM_LOCAL_SIZE", &size)
        .env_remove(LAUNCHER)
        .envs(std::env::current_exe().map(|file| (LAUNCHER, file)));
    command.env_remove(STATUS_FD).envs(status.map(|fd| (STATUS_FD, fd.as_raw_fd().to_string())));
    let child = binding.bound(rank, || command.spawn())?;
    let process = rustix::process::pidfd_open(Pid::from_child(&child), PidfdFlags::empty())?;
    Ok(Started { child, process, pmi: ours.into() })
}

/// Whether a variable tells of a launcher that this one was started by, and would mislead the PEs.
fn is_anothers(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(b"PMI_") || name.starts_with(b"PMIX_") || name == b"MPI_LOCALRANKID" || name == b"MPI_LOCALNRANKS"
}

/// Makes room for the descriptors of the PEs, as far as the hard limit allows. PEs inherit the limit, so it stays as it is
/// if it suffices.
pub(crate) fn make_room(options: &Options) -> io::Result<()> {
    let pes = options.pes;
    // Socket and process, with labels two pipes; some for ourselves.
    let each = if options.tag_output { 4 } else { 2 };
    let needed = u64::from(pes) * each + 64;
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
