//! A process of this machine, held so that its number cannot come to mean another.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::process::{Pid, PidfdFlags};

/// A process. One descriptor, closed on drop.
///
/// It is a pidfd. Where `pidfd_open` is missing or forbidden (in sandboxes, under valgrind) it is the process's status in
/// `/proc`, which has to be asked.
#[derive(Debug)]
pub struct Process(Held);

#[derive(Debug)]
enum Held {
    Pidfd(OwnedFd),
    Status(OwnedFd),
}

impl Process {
    /// The process that has this number now.
    ///
    /// # Errors
    /// What the operating system says, and of which call.
    pub fn open(pid: Pid) -> io::Result<Self> {
        let errno = match rustix::process::pidfd_open(pid, PidfdFlags::empty()) {
            Ok(fd) => return Ok(Self(Held::Pidfd(fd))),
            Err(errno) => errno,
        };
        let mut tried = String::new();
        if crate::is_forbidden(errno) {
            match Self::open_status(pid) {
                Ok(process) => return Ok(process),
                Err(errno) => tried = format!("; /proc/{}/stat instead: {errno}", pid.as_raw_nonzero()),
            }
        }
        Err(crate::refused("pidfd_open", errno, &tried))
    }

    fn open_status(pid: Pid) -> Result<Self, Errno> {
        let path = format!("/proc/{}/stat", pid.as_raw_nonzero());
        Ok(Self(Held::Status(rustix::fs::open(path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty())?)))
    }

    /// A descriptor that becomes readable when the process ends; `None` where only [`has_ended`](Self::has_ended) tells.
    pub fn announcer(&self) -> Option<BorrowedFd<'_>> {
        match &self.0 {
            Held::Pidfd(fd) => Some(fd.as_fd()),
            Held::Status(_) => None,
        }
    }

    /// Whether all threads of the process have ended.
    ///
    /// # Errors
    /// What the operating system says; nothing is known of the process then.
    pub fn has_ended(&self) -> io::Result<bool> {
        match &self.0 {
            Held::Pidfd(fd) => {
                let mut fds = [rustix::event::PollFd::new(fd, rustix::event::PollFlags::IN)];
                rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, Some(&Default::default())))?;
                Ok(!fds[0].revents().is_empty())
            }
            Held::Status(file) => {
                let mut status = [0; 1024];
                match rustix::io::retry_on_intr(|| rustix::io::pread(file, &mut status, 0)) {
                    Ok(length) => Ok(tells_the_end(&status[..length])),
                    // Its parent has waited for it.
                    Err(Errno::SRCH) => Ok(true),
                    Err(errno) => Err(errno.into()),
                }
            }
        }
    }
}

/// Whether `/proc/PID/stat` is that of a process that has ended: its first thread has, and there is no other.
fn tells_the_end(status: &[u8]) -> bool {
    // The name of the program, in parentheses, may hold anything. After it: state, and as the 18th the number of threads.
    let after_name = status.iter().rposition(|byte| *byte == b')').map_or(&[][..], |end| &status[end + 1..]);
    let mut fields = after_name.split(u8::is_ascii_whitespace).filter(|field| !field.is_empty());
    let state = fields.next();
    let threads = fields.nth(16);
    matches!(state, Some(b"Z" | b"X")) && matches!(threads, Some(b"0" | b"1"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::process::{Child, Command, Stdio};

    /// A process that ends when its standard input is closed, and says so by closing its output.
    fn cat() -> Child {
        Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    }

    #[test]
    fn the_end_of_a_process_is_seen_either_way() {
        for open in [Process::open, |pid| Ok(Process::open_status(pid)?)] {
            let mut child = cat();
            let process = open(Pid::from_child(&child)).unwrap();
            assert!(!process.has_ended().unwrap());
            drop(child.stdin.take());
            child.stdout.take().unwrap().read_to_end(&mut Vec::new()).unwrap();
            // Closes its output a moment before its end; not waited for until then.
            while !process.has_ended().unwrap() {
                std::thread::yield_now();
            }
            child.wait().unwrap();
            assert!(process.has_ended().unwrap());
        }
    }

    #[test]
    fn a_process_goes_on_after_its_first_thread() {
        let line =
            |state: &str, threads: u32| format!("7 (a) Z b) {state} 1 7 7 0 -1 4 0 0 0 0 0 0 0 0 20 0 {threads} 0 9");
        assert!(tells_the_end(line("Z", 1).as_bytes()));
        assert!(!tells_the_end(line("Z", 2).as_bytes()));
        assert!(!tells_the_end(line("S", 1).as_bytes()));
        assert!(!tells_the_end(b""));
        let own = std::fs::read("/proc/self/stat").unwrap();
        assert!(!tells_the_end(&own));
    }

    #[test]
    fn the_refused_call_is_named() {
        let mut child = cat();
        child.kill().unwrap();
        child.wait().unwrap();
        let error = Process::open(Pid::from_child(&child)).unwrap_err();
        assert!(error.to_string().starts_with("pidfd_open: "), "{error}");
    }
}
