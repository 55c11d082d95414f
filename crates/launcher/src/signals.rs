//! Signals as bytes in sockets.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::process::Signal;
use rustix::termios::{self, LocalModes};

/// The signals that are passed on to the PEs.
pub(crate) const FORWARDED: [Signal; 6] =
    [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT, Signal::USR1, Signal::USR2];

/// A signal that is caught: each arrival is a byte to be read from `arrivals`.
#[derive(Debug)]
pub(crate) struct Caught {
    pub signal: Signal,
    pub arrivals: UnixStream,
}

impl Caught {
    /// Catches the signals to be passed on, except those that the launcher's own parent wants ignored (`nohup`): these
    /// the PEs ignore as well, by inheritance.
    pub(crate) fn all() -> io::Result<Vec<Self>> {
        let ignored = ignored();
        FORWARDED
            .into_iter()
            .filter(|signal| ignored & bit(*signal) == 0)
            .map(|signal| {
                let (arrivals, theirs) = UnixStream::pair()?;
                arrivals.set_nonblocking(true)?;
                signal_hook::low_level::pipe::register(signal.as_raw(), theirs)?;
                Ok(Self { signal, arrivals })
            })
            .collect()
    }

    /// Whether who sends it wants the job to end; the others mean what the PEs take them for.
    pub(crate) fn asks_for_an_end(&self) -> bool {
        ![Signal::USR1, Signal::USR2].contains(&self.signal)
    }

    /// How often the signal has arrived since the last call.
    pub(crate) fn take(&self) -> usize {
        let mut bytes = [0u8; 64];
        std::iter::from_fn(|| rustix::io::read(&self.arrivals, &mut bytes[..]).ok())
            .take_while(|count| *count > 0)
            .sum()
    }
}

/// Makes sure that ended children stay until they have been asked for: the launcher's parent may have chosen to ignore
/// the signal of their end, which does away with them.
pub(crate) fn keep_ended_children() -> io::Result<()> {
    signal_hook::flag::register(Signal::CHILD.as_raw(), Arc::new(AtomicBool::new(false))).map(drop)
}

/// Makes sure that PEs may write to a terminal that stops what writes in the background (`stty tostop`): to it they are there, where the
/// launcher is not.
pub(crate) fn let_pes_write() {
    let (stdin, stdout, stderr) = (io::stdin(), io::stdout(), io::stderr());
    let stops_pes = |terminal: BorrowedFd<'_>| {
        termios::tcgetattr(terminal).is_ok_and(|state| state.local_modes.contains(LocalModes::TOSTOP))
            && termios::tcgetpgrp(terminal).is_ok_and(|group| group == rustix::process::getpgrp())
    };
    if [stdin.as_fd(), stdout.as_fd(), stderr.as_fd()].into_iter().any(stops_pes) {
        zeshmem_signals::ignore(Signal::TTOU.as_raw());
    }
}

/// The mask of the signals that this process ignores.
fn ignored() -> u64 {
    std::fs::read_to_string("/proc/self/status").ok().and_then(|status| ignored_in(&status)).unwrap_or(0)
}

fn ignored_in(status: &str) -> Option<u64> {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
    u64::from_str_radix(mask.trim(), 16).ok()
}

fn bit(signal: Signal) -> u64 {
    1 << (signal.as_raw() - 1)
}

/// `9 (SIGKILL)`.
pub(crate) fn describe(signal: i32) -> String {
    match signal_hook::low_level::signal_name(signal) {
        Some(name) => format!("{signal} ({name})"),
        None => signal.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_have_names() {
        assert_eq!(describe(9), "9 (SIGKILL)");
        assert_eq!(describe(11), "11 (SIGSEGV)");
        assert_eq!(describe(60), "60");
    }

    #[test]
    fn the_ignored_ones_are_found() {
        assert_eq!(ignored_in("Name:\tx\nSigIgn:\t0000000000001001\nSigCgt:\t0\n"), Some(0x1001));
        assert_eq!(ignored_in("Name:\tx\n"), None);
        assert_eq!(bit(Signal::HUP), 1);
    }
}
