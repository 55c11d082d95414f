//! System calls beside the standard library's, and what is mapped here.
//!
//! # Safety
//! Two unsafe calls live here: taking up a descriptor whose number came through the environment, and `_exit`.
#![allow(unsafe_code, reason = "calls of the operating system")]

use std::collections::BTreeSet;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd, RawFd};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::fs::FileType;
use rustix::io::{Errno, FdFlags};
use rustix::net::SendFlags;

/// An own descriptor for what the launcher left open as number `fd`, if `check` finds it to be that.
///
/// The number itself becomes close-on-exec: from now on it is this process's, and a program it starts must not use it in
/// between.
pub(crate) fn take_up<E: From<Errno>>(
    fd: RawFd,
    check: impl FnOnce(BorrowedFd<'_>) -> Result<(), E>,
) -> Result<OwnedFd, E> {
    if fd < 0 {
        return Err(Errno::BADF.into());
    }
    // SAFETY: The number is not -1 and is only used for the system calls below and in `check`, each of which answers EBADF if
    // nothing is open under it; nothing is closed, so no owner elsewhere in the process is affected.
    let inherited = unsafe { BorrowedFd::borrow_raw(fd) };
    check(inherited)?;
    rustix::io::fcntl_setfd(inherited, FdFlags::CLOEXEC)?;
    Ok(rustix::io::fcntl_dupfd_cloexec(inherited, 3)?)
}

/// Fills `bytes` with random ones.
///
/// # Errors
/// What the system says.
pub fn fill_randomly(bytes: &mut [u8]) -> Result<(), Errno> {
    let mut filled = 0;
    while filled < bytes.len() {
        match rustix::rand::getrandom(&mut bytes[filled..], rustix::rand::GetRandomFlags::empty()) {
            Ok(count) => filled += count,
            Err(Errno::INTR) => {}
            Err(errno) => return Err(errno),
        }
    }
    Ok(())
}

/// Sends all of `bytes`, without ever raising SIGPIPE.
pub(crate) fn send_all(socket: impl AsFd, mut bytes: &[u8]) -> Result<(), Errno> {
    while !bytes.is_empty() {
        match rustix::net::send(&socket, bytes, SendFlags::NOSIGNAL) {
            Ok(sent) => bytes = &bytes[sent..],
            Err(Errno::INTR) => {}
            Err(errno) => return Err(errno),
        }
    }
    Ok(())
}

/// Waits until the other side closes the connection, or the time is over.
pub(crate) fn wait_for_hangup(socket: impl AsFd, patience: Option<&Timespec>) {
    wait(&mut [PollFd::new(&socket, PollFlags::RDHUP)], patience);
}

/// Waits until something is to be seen of `fds`, or the time is over, however many signals the program handles meanwhile.
fn wait(fds: &mut [PollFd<'_>], patience: Option<&Timespec>) {
    let end = patience.and_then(|&patience| Some(Instant::now() + Duration::try_from(patience).ok()?));
    let left = || end.map(|end| end.saturating_duration_since(Instant::now()));
    while let left = left().and_then(|left| Timespec::try_from(left).ok())
        && rustix::event::poll(fds, left.as_ref()) == Err(Errno::INTR)
    {}
}

/// Whether the other side has closed the connection.
pub(crate) fn is_hung_up(socket: impl AsFd) -> bool {
    let mut hangup = [PollFd::new(&socket, PollFlags::RDHUP)];
    rustix::event::poll(&mut hangup, Some(&Timespec::default())) == Ok(1)
}

/// Leaves it to the launcher's signal to end this process meanwhile.
pub(crate) fn wait_for_the_end(patience: &Timespec) {
    wait(&mut [], Some(patience));
}

/// Writes a line to stderr, if that is possible without delay: another thread may hold the standard library's lock for ever,
/// and the reader of the other end may have stopped. What is not written within a moment is left out.
pub(crate) fn say(line: &str) {
    const MOMENT: Duration = Duration::from_millis(100);
    let (stderr, until, mut left) = (std::io::stderr(), Instant::now() + MOMENT, line.as_bytes());
    while !left.is_empty() {
        let time = Timespec::try_from(until.saturating_duration_since(Instant::now())).unwrap_or_default();
        let mut writable = [PollFd::new(&stderr, PollFlags::OUT)];
        // A pipe that is writable has room for so much.
        let next = &left[..left.len().min(libc::PIPE_BUF)];
        match rustix::event::poll(&mut writable, Some(&time)) {
            Ok(1) => match rustix::io::write(&stderr, next) {
                Err(Errno::INTR) => {}
                Ok(0) | Err(_) => return,
                Ok(count) => left = &left[count..],
            },
            Err(Errno::INTR) => {}
            _ => return,
        }
    }
}

/// Waits, but not for long, until the line last written to stderr has been read from the pipe that stderr is, if it is one. A
/// launcher that passes output on ends the job without a look at what it has not read yet.
pub(crate) fn wait_until_heard() {
    const MOMENT: Duration = Duration::from_millis(500);
    let stderr = std::io::stderr();
    let is_pipe = rustix::fs::fstat(&stderr).is_ok_and(|stat| FileType::from_raw_mode(stat.st_mode).is_fifo());
    let begin = Instant::now();
    while is_pipe && begin.elapsed() < MOMENT && rustix::io::ioctl_fionread(&stderr).is_ok_and(|unread| unread > 0) {
        #[expect(clippy::disallowed_methods, reason = "no event says that a pipe is empty")]
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Ends the process without running exit handlers.
pub(crate) fn exit_now(code: i32) -> ! {
    // SAFETY: `_exit` has no preconditions; it does not return and touches no memory of this process.
    unsafe { libc::_exit(code) }
}

/// The mapped files of this process whose names begin with `prefix`: the libraries that are loaded, for whatever part of it.
pub fn mapped_files(prefix: &str) -> BTreeSet<String> {
    let maps = std::fs::read("/proc/self/maps").unwrap_or_default();
    let maps = String::from_utf8_lossy(&maps);
    // `START-END ACCESS OFFSET DEVICE INODE      /path`
    let paths = maps.lines().filter_map(|line| Some(&line[line.find('/')?..]));
    let ours = |path: &&str| path.rsplit('/').next().is_some_and(|file| file.starts_with(prefix));
    paths.filter(ours).map(str::to_owned).collect()
}
