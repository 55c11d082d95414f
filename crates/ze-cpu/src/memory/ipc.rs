//! What IPC handles hold, and how the other process gets at it.
//!
//! A handle's 64 bytes begin with the number of a file descriptor, as those of GPU drivers do on Linux. It means something
//! in the exporting process only; there are two ways to bring the descriptor along, and both work:
//!
//! - The program passes the descriptor itself (`SCM_RIGHTS`, `pidfd_getfd`, inheritance) and puts its own number for it into the
//!   first four bytes.
//! - The program passes the bytes only. The handle names the exporting process, and the descriptor is fetched from it by
//!   `pidfd_getfd`, where the kernel allows that.
//!
//! In both cases the file must be the one that was exported, by device and inode. A number that happens to be a descriptor
//! of something else here is refused, not mapped.
//!
//! Older programs pass the descriptor alone, in handles that otherwise hold what was there before. As on GPUs, such a handle
//! is good for memory; the file must be one that this driver made for that.
//!
//! | bytes | |
//! |---|---|
//! | 0-3 | file descriptor, to be replaced by the receiver |
//! | 4-7 | what it is: memory, an event pool, or a counter |
//! | 8-11, 12-15 | exporting process, and its number of the descriptor |
//! | 16-23, 24-31 | device and inode of the file |
//! | 32-39 | size that was asked for; of a counter, where it is in the file |
//! | 40-47 | what the kind needs: type of memory, and 1 + the number of its device, 0 for none; count and flags of events; the value to wait for |

use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd, RawFd};
use std::sync::Once;

use level_zero_sys::*;
use rustix::process::{Pid, PidfdFlags, PidfdGetfdFlags};

use crate::base::answer::Answer;
use crate::base::file;

pub const BYTES: usize = ZE_MAX_IPC_HANDLE_SIZE as usize;

/// A file, by device and inode.
pub type File = (u64, u64);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Memory = 0x7a65_0001,
    EventPool = 0x7a65_0002,
    Counter = 0x7a65_0003,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Memory, Kind::EventPool, Kind::Counter];
}

/// A handle's content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The receiver's number, once it has put it there.
    pub fd: RawFd,
    kind: u32,
    process: i32,
    exported_fd: RawFd,
    device: u64,
    inode: u64,
    pub size: u64,
    pub extra: [u32; 2],
}

impl Ticket {
    /// For a descriptor of this process, of that file.
    pub fn new(kind: Kind, fd: RawFd, file: File, size: u64, extra: [u32; 2]) -> Ticket {
        let (device, inode) = file;
        Ticket {
            fd,
            kind: kind as u32,
            process: rustix::process::getpid().as_raw_nonzero().get(),
            exported_fd: fd,
            device,
            inode,
            size,
            extra,
        }
    }

    pub fn file(&self) -> File {
        (self.device, self.inode)
    }

    pub fn exported_fd(&self) -> RawFd {
        self.exported_fd
    }

    /// For a file that stays open as long as the process lives, so that its handles need no count.
    pub fn of_lasting_file(kind: Kind, fd: BorrowedFd<'_>, size: u64, extra: [u32; 2]) -> Answer<Ticket> {
        allow_fetching();
        let file = identity(fd)?;
        Ok(Ticket::new(kind, fd.as_raw_fd(), file, size, extra))
    }

    pub fn to_handle(self) -> [std::ffi::c_char; BYTES] {
        let mut bytes = [0; BYTES];
        let mut at = 0;
        let mut put = |field: &[u8]| {
            bytes[at..at + field.len()].copy_from_slice(field);
            at += field.len();
        };
        put(&self.fd.to_ne_bytes());
        put(&self.kind.to_ne_bytes());
        put(&self.process.to_ne_bytes());
        put(&self.exported_fd.to_ne_bytes());
        put(&self.device.to_ne_bytes());
        put(&self.inode.to_ne_bytes());
        put(&self.size.to_ne_bytes());
        put(&self.extra[0].to_ne_bytes());
        put(&self.extra[1].to_ne_bytes());
        bytes.map(|byte: u8| byte as std::ffi::c_char)
    }

    /// The content of a handle of that kind; `INVALID_ARGUMENT` for any other.
    pub fn from_handle(handle: &[std::ffi::c_char; BYTES], kind: Kind) -> Answer<Ticket> {
        let bytes = handle.map(|byte| byte as u8);
        let mut rest = &bytes[..];
        let mut word = || {
            let (head, tail) = rest.split_first_chunk::<4>().unwrap_or((&[0; 4], &[]));
            rest = tail;
            u32::from_ne_bytes(*head)
        };
        let [fd, found, process, exported_fd] = std::array::from_fn(|_| word());
        let mut long = || {
            let [first, second] = [word().to_ne_bytes(), word().to_ne_bytes()];
            u64::from_ne_bytes(std::array::from_fn(|i| if i < 4 { first[i] } else { second[i - 4] }))
        };
        let [device, inode, size] = std::array::from_fn(|_| long());
        let extra = [word(), word()];
        if found != kind as u32 {
            return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        }
        let [fd, exported_fd] = [fd, exported_fd].map(|number| number as RawFd);
        Ok(Ticket { fd, kind: found, process: process as i32, exported_fd, device, inode, size, extra })
    }

    /// The content of a handle of memory, be it a file descriptor and nothing else.
    pub fn of_memory(handle: &[std::ffi::c_char; BYTES]) -> Answer<Ticket> {
        let word = |at: usize| u32::from_ne_bytes(std::array::from_fn(|i| handle[at + i] as u8));
        let (number, kind) = (word(0) as RawFd, word(4));
        let is_ticket = Kind::ALL.iter().any(|known| *known as u32 == kind);
        if !is_ticket && duplicate(number).is_some_and(|file| file::is_memory(file.as_fd())) {
            return Ticket::of_number(number);
        }
        Ticket::from_handle(handle, Kind::Memory)
    }

    /// For a descriptor of this process, which says no more than how many pages there are.
    pub fn of_number(number: RawFd) -> Answer<Ticket> {
        let ours = duplicate(number).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let size = file::file_bytes(ours.as_fd())?;
        let file = identity(ours.as_fd())?;
        let kind = [ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE.0, 0];
        Ok(Ticket::new(Kind::Memory, number, file, size, kind))
    }

    /// A descriptor of our own of the exported file.
    pub fn receive(&self) -> Answer<OwnedFd> {
        let refused = |reason: &str| {
            tracing::warn!("an IPC handle of process {} is refused: {reason}", self.process);
            Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
        };
        if let Some(here) = duplicate(self.fd).filter(|fd| self.is_of(fd.as_fd())) {
            return Ok(here);
        }
        if self.fd != self.exported_fd {
            return refused("its first four bytes are a file descriptor of this process, but not of the exported file");
        }
        if self.process == rustix::process::getpid().as_raw_nonzero().get() {
            return refused("what it names is gone");
        }
        match fetch(self.process, self.exported_fd) {
            Ok(there) if self.is_of(there.as_fd()) => Ok(there),
            Ok(_) => refused("what it names is gone"),
            Err(error) => refused(&format!(
                "its file descriptor cannot be fetched from there ({error}): pass the descriptor, and put its number here \
                 into the first four bytes"
            )),
        }
    }

    fn is_of(&self, fd: BorrowedFd<'_>) -> bool {
        identity(fd) == Ok(self.file())
    }
}

/// Which file it is.
pub fn identity(fd: BorrowedFd<'_>) -> Answer<File> {
    let stat = rustix::fs::fstat(fd).map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    Ok((stat.st_dev, stat.st_ino))
}

/// A second descriptor for a number that may or may not be one.
pub fn duplicate(number: RawFd) -> Option<OwnedFd> {
    if number < 0 {
        return None;
    }
    // SAFETY: the number is used for this one call, which fails if it is no descriptor; if it is somebody else's, a
    // duplicate does them no harm.
    let fd = unsafe { BorrowedFd::borrow_raw(number) };
    rustix::io::fcntl_dupfd_cloexec(fd, 3).ok()
}

fn fetch(process: i32, number: RawFd) -> rustix::io::Result<OwnedFd> {
    let process = Pid::from_raw(process).ok_or(rustix::io::Errno::SRCH)?;
    let process = rustix::process::pidfd_open(process, PidfdFlags::empty())?;
    rustix::process::pidfd_getfd(process, number, PidfdGetfdFlags::empty())
}

/// Lets other processes of the same user fetch descriptors from this one, where the Yama security module would forbid that
/// to all but its parents. GPU drivers do the same when they make such handles.
pub fn allow_fetching() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: sets an attribute of the process. Fails where there is no Yama, and then nothing forbids it.
        unsafe { libc::prctl(libc::PR_SET_PTRACER, libc::PR_SET_PTRACER_ANY, 0, 0, 0) };
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustix::fs::{MemfdFlags, memfd_create};

    fn file() -> OwnedFd {
        memfd_create("test", MemfdFlags::CLOEXEC).unwrap()
    }

    #[test]
    fn what_goes_into_a_handle_comes_out() {
        let ticket = Ticket::new(Kind::Memory, 7, (8, 9), 1 << 40, [2, 3]);
        let handle = ticket.to_handle();
        assert_eq!(Ticket::from_handle(&handle, Kind::Memory), Ok(ticket));
        assert!(Ticket::from_handle(&handle, Kind::EventPool).is_err());
        assert!(Ticket::from_handle(&[0; BYTES], Kind::Memory).is_err());
        let number = i32::from_ne_bytes(std::array::from_fn(|i| handle[i] as u8));
        assert_eq!(number, ticket.fd, "the descriptor comes first");
    }

    #[test]
    fn only_the_exported_file_is_received() {
        let (right, wrong) = (file(), file());
        let number = right.as_raw_fd();
        let which = identity(right.as_fd()).unwrap();
        let mut ticket = Ticket::new(Kind::Memory, number, which, 1, [0; 2]);
        assert!(ticket.receive().is_ok());
        ticket.fd = duplicate(right.as_raw_fd()).map(std::os::fd::IntoRawFd::into_raw_fd).unwrap();
        assert!(ticket.receive().is_ok(), "another number for the same file");
        ticket.fd = wrong.as_raw_fd();
        assert!(ticket.receive().is_err());
        ticket.fd = -1;
        assert!(ticket.receive().is_err());
    }
}
