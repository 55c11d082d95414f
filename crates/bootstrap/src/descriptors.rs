//! File descriptors of this process: room for them, by a higher limit where it is too low; and the three standard ones.

use std::fs::File;
use std::os::fd::{AsFd, AsRawFd as _, IntoRawFd as _};

use rustix::io::Errno;
use rustix::process::{Resource, Rlimit};

/// What a process needs, where its hard limit of descriptors may be too low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// Descriptors that it needs.
    pub needed: u64,
    /// The limit.
    pub hard: u64,
}

/// Raises the soft limit of descriptors to the hard one if it is too low for so many beside those that are open.
///
/// # Errors
/// [`Shortage`], where the hard limit is too low, too.
pub fn make_room_for(more: u64) -> Result<(), Shortage> {
    let limit = rustix::process::getrlimit(Resource::Nofile);
    let needed = open_now() + more;
    if limit.current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    // Always allowed; where a filter forbids it, the calls that find no descriptor left will say so.
    let _ = rustix::process::setrlimit(Resource::Nofile, raised);
    match limit.maximum {
        Some(hard) if hard < needed => Err(Shortage { needed, hard }),
        _ => Ok(()),
    }
}

/// Sets the length of a file that processes share as memory; the system's kernel ends a process that exceeds a limit so.
///
/// # Errors
/// `EFBIG` beyond the limit (`ulimit -f`); those of `ftruncate`.
pub fn make_as_long(file: impl AsFd, bytes: usize) -> Result<(), Errno> {
    match rustix::process::getrlimit(Resource::Fsize).current {
        Some(most) if most < bytes as u64 => Err(Errno::FBIG),
        _ => rustix::fs::ftruncate(file, bytes as u64),
    }
}

/// Opens `/dev/null` in the place of each of standard input, output and error that is closed, so that what a program writes there does
/// not go to what is opened next.
pub fn hold_standard() {
    // What is opened gets the lowest number that is free.
    while let Ok(nothing) = File::options().read(true).write(true).open("/dev/null")
        && nothing.as_raw_fd() <= 2
    {
        let _ = nothing.into_raw_fd();
    }
}

/// Descriptors that are open; 0 where that is not known.
fn open_now() -> u64 {
    std::fs::read_dir("/proc/self/fd").map_or(0, |entries| entries.count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a process of its own: the limit is one for all threads.
    #[test]
    fn the_soft_limit_is_raised_and_a_hard_one_that_is_too_low_is_said() {
        const CHILD: &str = "DESCRIPTORS_TEST_CHILD";
        if std::env::var_os(CHILD).is_none() {
            let name = "descriptors::tests::the_soft_limit_is_raised_and_a_hard_one_that_is_too_low_is_said";
            let mut child = std::process::Command::new(std::env::current_exe().unwrap());
            let output = child.args(["--exact", name]).env(CHILD, "1").output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
            return;
        }
        rustix::process::setrlimit(Resource::Nofile, Rlimit { current: Some(64), maximum: Some(200) }).unwrap();
        assert_eq!(make_room_for(8), Ok(()));
        assert_eq!(rustix::process::getrlimit(Resource::Nofile).current, Some(64));
        assert_eq!(make_room_for(100), Ok(()));
        assert_eq!(rustix::process::getrlimit(Resource::Nofile).current, Some(200));
        let shortage = make_room_for(1000).unwrap_err();
        assert!(shortage.needed > 1000 && shortage.hard == 200, "{shortage:?}");
    }
}
