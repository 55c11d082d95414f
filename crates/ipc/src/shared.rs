//! Memory shared between processes through a memfd.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use memmap2::{MmapOptions, MmapRaw};
use rustix::fs::{MemfdFlags, SealFlags};

/// A mapping of a memfd, readable and writable, unmapped on drop.
///
/// Other processes may write the memory at any time. This type therefore hands out a raw pointer and never a reference;
/// users put atomics there, or order their plain accesses by atomics.
///
/// The size is sealed: no holder of the descriptor can shrink the memory under the others' feet.
#[derive(Debug)]
pub struct SharedMemory {
    fd: OwnedFd,
    map: MmapRaw,
}

impl SharedMemory {
    /// New zeroed memory of `bytes` bytes. `name` shows up in `/proc/PID/maps` and is otherwise without meaning.
    ///
    /// # Errors
    /// What the operating system says, and `InvalidInput` for zero bytes.
    pub fn create(name: &str, bytes: usize) -> io::Result<Self> {
        let fd = rustix::fs::memfd_create(name, MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
        rustix::fs::ftruncate(&fd, bytes as u64)?;
        rustix::fs::fcntl_add_seals(&fd, SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL)?;
        Self::from_fd(fd)
    }

    /// Maps the whole of a memfd that another process created with [`create`](Self::create).
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` if the size is zero or not sealed.
    pub fn from_fd(fd: OwnedFd) -> io::Result<Self> {
        let seals = rustix::fs::fcntl_get_seals(&fd)?;
        if !seals.contains(SealFlags::SHRINK) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "shared memory whose size is not sealed"));
        }
        let bytes = usize::try_from(rustix::fs::fstat(&fd)?.st_size).unwrap_or(0);
        if bytes == 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "shared memory of zero bytes"));
        }
        let map = MmapOptions::new().len(bytes).map_raw(&fd)?;
        Ok(Self { fd, map })
    }

    /// The first byte; page-aligned, valid for [`bytes`](Self::bytes) bytes while this object lives.
    pub fn as_ptr(&self) -> *mut u8 {
        self.map.as_mut_ptr()
    }

    /// Size in bytes, never zero.
    pub fn bytes(&self) -> usize {
        self.map.len()
    }

    /// The memfd, to be passed to other processes.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn two_mappings_show_the_same_memory() {
        let ours = SharedMemory::create("test", 10_000).unwrap();
        let theirs = SharedMemory::from_fd(ours.fd().try_clone_to_owned().unwrap()).unwrap();
        assert_eq!((ours.bytes(), theirs.bytes()), (10_000, 10_000));
        assert_ne!(ours.as_ptr(), theirs.as_ptr());
        let word = |memory: &SharedMemory| {
            // SAFETY: page-aligned, at least eight bytes long, alive for the duration of the test, and used as this atomic
            // only.
            unsafe { AtomicU64::from_ptr(memory.as_ptr().cast()) }.fetch_add(1, Ordering::SeqCst)
        };
        assert_eq!(word(&ours), 0);
        assert_eq!(word(&theirs), 1);
        assert_eq!(word(&ours), 2);
    }

    #[test]
    fn the_size_is_fixed_and_sane() {
        assert_eq!(SharedMemory::create("test", 0).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        let memory = SharedMemory::create("test", 4096).unwrap();
        assert!(rustix::fs::ftruncate(memory.fd(), 0).is_err());
        assert!(rustix::fs::ftruncate(memory.fd(), 8192).is_err());
        let unsealed = rustix::fs::memfd_create("test", MemfdFlags::ALLOW_SEALING).unwrap();
        rustix::fs::ftruncate(&unsealed, 4096).unwrap();
        assert!(SharedMemory::from_fd(unsealed).is_err());
    }
}
