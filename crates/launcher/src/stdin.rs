//! PE 0's standard input.
//!
//! A file or a pipe PE 0 simply inherits. A terminal it cannot: terminals give input to the foreground process group only,
//! which is the launcher's, so the launcher reads and passes on, while it is in the foreground itself. Where PE 0 is on another host
//! the launcher reads in any case.

use std::fs::File;
use std::io::{self, IsTerminal as _};
use std::os::fd::OwnedFd;
use std::process::Stdio;

use rustix::event::{PollFd, PollFlags};
use rustix::io::Errno;
use rustix::pipe::PipeFlags;

/// What to give PE 0: `true` in the second place if the launcher has to pass input on.
pub(crate) fn for_pe0() -> (Stdio, bool) {
    if io::stdin().is_terminal() { (Stdio::piped(), true) } else { (Stdio::inherit(), false) }
}

/// For a PE 0 on another host: a pipe from which its input can be read as it comes, and what fills it where that is a terminal. A
/// thread fills it otherwise, since there is no event for what a file has.
pub(crate) fn as_pipe() -> io::Result<(OwnedFd, Option<Terminal>)> {
    let (from, to) = rustix::pipe::pipe_with(PipeFlags::CLOEXEC)?;
    rustix::io::ioctl_fionbio(&from, true)?;
    if io::stdin().is_terminal() {
        return Ok((from, Some(Terminal::new(to)?)));
    }
    // It may stay in a read for ever; the end of the launcher ends it.
    std::thread::Builder::new().name("input".into()).spawn(move || {
        let mut to = File::from(to);
        // Another process may have made it non-blocking, for both.
        while io::copy(&mut io::stdin(), &mut to).is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock) {
            let stdin = io::stdin();
            let _ = rustix::io::retry_on_intr(|| rustix::event::poll(&mut [PollFd::new(&stdin, PollFlags::IN)], None));
        }
    })?;
    Ok((from, None))
}

/// Passes a terminal's lines on to PE 0.
#[derive(Debug)]
pub(crate) struct Terminal {
    // Closed, hence absent, once input or PE 0 has ended.
    pe0: Option<OwnedFd>,
    pending: Vec<u8>,
}

/// What the event loop should wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interest {
    /// The terminal has input.
    Input,
    /// PE 0's pipe has room again.
    Room,
    /// Nothing for now: another process group has the terminal. To be asked again after a while.
    Foreground,
    /// Nothing any more.
    Over,
}

impl Terminal {
    pub(crate) fn new(pe0: OwnedFd) -> io::Result<Self> {
        rustix::io::ioctl_fionbio(&pe0, true)?;
        Ok(Self { pe0: Some(pe0), pending: Vec::new() })
    }

    /// The write end of PE 0's pipe.
    pub(crate) fn pipe(&self) -> Option<&OwnedFd> {
        self.pe0.as_ref()
    }

    pub(crate) fn interest(&self) -> Interest {
        match () {
            () if self.pe0.is_none() => Interest::Over,
            () if !self.pending.is_empty() => Interest::Room,
            () if in_foreground() => Interest::Input,
            () => Interest::Foreground,
        }
    }

    /// Moves on whatever can be moved without waiting.
    pub(crate) fn pump(&mut self) {
        if self.interest() == Interest::Input {
            let mut bytes = [0u8; 4096];
            match rustix::io::read(io::stdin(), &mut bytes[..]) {
                Ok(0) => self.pe0 = None,
                Ok(count) => self.pending.extend_from_slice(&bytes[..count]),
                Err(Errno::INTR | Errno::AGAIN) => {}
                // The terminal has gone.
                Err(_) => self.pe0 = None,
            }
        }
        if let (Some(pe0), false) = (&self.pe0, self.pending.is_empty()) {
            match rustix::io::write(pe0, &self.pending) {
                Ok(count) => drop(self.pending.drain(..count)),
                Err(Errno::INTR | Errno::AGAIN) => {}
                // PE 0 does not read any more.
                Err(_) => self.pe0 = None,
            }
        }
    }
}

/// Whether the terminal would give its input to this process; to read it otherwise would stop the launcher.
fn in_foreground() -> bool {
    match rustix::termios::tcgetpgrp(io::stdin()) {
        Ok(group) => group == rustix::process::getpgrp(),
        // Only the terminal that controls this process distinguishes between groups.
        Err(error) => error == Errno::NOTTY,
    }
}
