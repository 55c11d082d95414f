//! The process that outlives the launcher by a moment.
//!
//! The guard leads the process group in which all PEs run. It holds one end of a socket whose other end only the launcher
//! has, and does nothing until that end is closed, by whatever end the launcher met. Then it kills the group, itself
//! included. As it is ready before the first PE is started and leads the group, there is no moment at which a PE is not covered, and
//! the group's number cannot be given to another group. A PE that leads a group of its own, as of `timeout` or `setsid`, is sent signals
//! there, too, by the launcher. Agents for other hosts have a group and a guard of their own, so that signals
//! for PEs do not reach them.

use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::io::Errno;
use rustix::process::{Pid, Signal};

/// The first argument that makes this program a guard.
pub(crate) const ARGUMENT: &str = "--zeshmem-guard";

/// How many signals there are.
const SIGNALS: i32 = 64;

/// The guard, seen from the launcher.
#[derive(Debug)]
pub(crate) struct Guard {
    process: Child,
    group: Pid,
    line: UnixStream,
}

impl Guard {
    /// Starts the guard and with it the group.
    pub(crate) fn start() -> io::Result<Self> {
        let (line, theirs) = UnixStream::pair()?;
        let process = Command::new("/proc/self/exe")
            .arg0("oshrun-guard")
            .arg(ARGUMENT)
            .stdin(OwnedFd::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        let group = Pid::from_child(&process);
        Ok(Self { process, group, line })
    }

    /// Waits until signals to the group no longer hurt the guard.
    pub(crate) fn wait_until_ready(&self) -> io::Result<()> {
        match rustix::io::retry_on_intr(|| rustix::io::read(&self.line, &mut [0u8; 1]))? {
            0 => Err(io::Error::other("the guard process ended")),
            _ => Ok(()),
        }
    }

    /// The number of the group.
    pub(crate) fn group(&self) -> Pid {
        self.group
    }

    /// Sends a signal to all PEs and whatever they have started.
    pub(crate) fn signal(&self, signal: Signal) {
        // The group exists as long as the guard has not been waited for.
        let _ = rustix::process::kill_process_group(self.group, signal);
    }

    /// Kills what is left of the group, and the guard.
    pub(crate) fn end(mut self) {
        self.signal(Signal::KILL);
        let _ = self.process.wait();
    }
}

/// The guard's program.
pub(crate) fn run() -> ! {
    // Whatever a PE sends to its group.
    for signal in (1..=SIGNALS).filter(|signal| !signal_hook::consts::FORBIDDEN.contains(signal)) {
        // The flag is never read: to be caught instead of deadly is all that is asked of the signal.
        let _ = signal_hook::flag::register(signal, Arc::new(AtomicBool::new(false)));
    }
    let launcher = std::io::stdin();
    let _ = rustix::io::write(&launcher, b"r");
    loop {
        match rustix::io::read(&launcher, &mut [0u8; 1]) {
            Err(Errno::INTR) => {}
            Ok(count) if count > 0 => {}
            _ => break,
        }
    }
    let _ = rustix::process::kill_current_process_group(Signal::KILL);
    std::process::exit(0)
}
