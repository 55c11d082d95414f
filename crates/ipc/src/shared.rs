//! Memory shared between processes, without a name that could outlive them.

use std::io;
use std::os::fd::OwnedFd;

use memmap2::{MmapOptions, MmapRaw};
use rustix::fs::{MemfdFlags, Mode, OFlags, SealFlags};
use rustix::io::Errno;

/// A mapping of memory that other processes may map too, readable and writable, unmapped on drop.
///
/// Other processes may write the memory at any time. This type therefore hands out a raw pointer and never a reference;
/// users put atomics there, or order their plain accesses by atomics.
///
/// It keeps no descriptor: a PE maps memory of every other PE of its machine, and descriptors are few.
#[derive(Debug)]
pub struct SharedMemory {
    map: MmapRaw,
}

impl SharedMemory {
    /// New zeroed memory of `bytes` bytes, and its [`file`], to be passed to other processes and then closed.
    ///
    /// # Errors
    /// As of [`file`], and `InvalidInput` for zero bytes.
    pub fn create(name: &str, bytes: usize) -> io::Result<(Self, OwnedFd)> {
        let file = file(name, bytes)?;
        Ok((Self::from_fd(file.try_clone()?)?, file))
    }

    /// New zeroed memory of `bytes` bytes for a process that has no other to share it with. Needs no descriptor.
    ///
    /// # Errors
    /// What the operating system says, and `InvalidInput` for zero bytes.
    pub fn unshared(bytes: usize) -> io::Result<Self> {
        if bytes == 0 {
            return Err(no_bytes());
        }
        Ok(Self { map: MmapOptions::new().len(bytes).map_anon()?.into() })
    }

    /// Maps the whole of a [`file`] that this or another process made.
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` if the size is zero or could change.
    pub fn from_fd(fd: OwnedFd) -> io::Result<Self> {
        // What is not a memfd, as where `memfd_create` is forbidden, cannot be sealed: a file of another file system does not
        // know of seals, and one in memory says that it takes none.
        let fixed = SealFlags::SHRINK | SealFlags::SEAL;
        if rustix::fs::fcntl_get_seals(&fd).is_ok_and(|seals| !seals.intersects(fixed)) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "shared memory whose size is not sealed"));
        }
        let bytes = usize::try_from(rustix::fs::fstat(&fd)?.st_size).unwrap_or(0);
        if bytes == 0 {
            return Err(no_bytes());
        }
        Ok(Self { map: MmapOptions::new().len(bytes).map_raw(&fd)? })
    }

    /// The first byte; page-aligned, valid for [`bytes`](Self::bytes) bytes while this object lives.
    pub fn as_ptr(&self) -> *mut u8 {
        self.map.as_mut_ptr()
    }

    /// Size in bytes, never zero.
    pub fn bytes(&self) -> usize {
        self.map.len()
    }
}

fn no_bytes() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, "shared memory of zero bytes")
}

/// A file of `bytes` zeros that vanishes with its last descriptor and mapping. `name` shows up in `/proc/PID/maps` and is
/// otherwise without meaning.
///
/// It is a memfd whose size is sealed: no holder of the descriptor can shrink the memory under the others' feet. Where
/// `memfd_create` is missing or forbidden it is a file without a name in `/dev/shm`, or in `/tmp`, which cannot be sealed.
///
/// # Errors
/// What the operating system says, with the call or the folder of which it says so.
pub fn file(name: &str, bytes: usize) -> io::Result<OwnedFd> {
    match rustix::fs::memfd_create(name, MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING) {
        Ok(file) => {
            rustix::fs::ftruncate(&file, bytes as u64)?;
            rustix::fs::fcntl_add_seals(&file, SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL)?;
            Ok(file)
        }
        Err(errno) => {
            let mut tried = String::new();
            for folder in ["/dev/shm", "/tmp"].into_iter().filter(|_| crate::is_forbidden(errno)) {
                match file_in(folder, bytes) {
                    Ok(file) => return Ok(file),
                    Err(error) => tried += &format!("; a file in {folder} instead: {error}"),
                }
            }
            Err(crate::refused("memfd_create", errno, &tried))
        }
    }
}

/// A file in a folder that has room for it, without a name there.
fn file_in(folder: &str, bytes: usize) -> io::Result<OwnedFd> {
    let flags = OFlags::TMPFILE | OFlags::EXCL | OFlags::RDWR | OFlags::CLOEXEC;
    let file = rustix::fs::open(folder, flags, Mode::RUSR | Mode::WUSR)?;
    // Memory that is not there when it is written ends the process.
    let space = rustix::fs::fstatvfs(&file)?;
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    if free < bytes as u64 {
        return Err(io::Error::new(Errno::NOSPC.kind(), format!("{free} bytes are free, of {bytes} needed")));
    }
    rustix::fs::ftruncate(&file, bytes as u64)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn count_up(memory: &SharedMemory) -> u64 {
        // SAFETY: page-aligned, at least eight bytes long, alive for the duration of the call, and used as this atomic only.
        unsafe { AtomicU64::from_ptr(memory.as_ptr().cast()) }.fetch_add(1, Ordering::SeqCst)
    }

    #[test]
    fn two_mappings_show_the_same_memory() {
        let (ours, file) = SharedMemory::create("test", 10_000).unwrap();
        let theirs = SharedMemory::from_fd(file).unwrap();
        assert_eq!((ours.bytes(), theirs.bytes()), (10_000, 10_000));
        assert_ne!(ours.as_ptr(), theirs.as_ptr());
        assert_eq!([&ours, &theirs, &ours].map(count_up), [0, 1, 2]);
    }

    #[test]
    fn files_without_a_name_serve_as_well() {
        for folder in ["/dev/shm", "/tmp"] {
            let file = file_in(folder, 10_000).unwrap();
            let status = rustix::fs::fstat(&file).unwrap();
            assert_eq!((status.st_nlink, status.st_mode & 0o777), (0, 0o600));
            let maps = [file.try_clone().unwrap(), file].map(|file| SharedMemory::from_fd(file).unwrap());
            assert_eq!([&maps[0], &maps[1], &maps[0]].map(count_up), [0, 1, 2]);
            let error = file_in(folder, usize::MAX / 2).unwrap_err();
            assert!(error.to_string().contains("bytes are free, of"), "{error}");
        }
    }

    #[test]
    fn unshared_memory_is_zero_and_takes_a_size() {
        let memory = SharedMemory::unshared(10_000).unwrap();
        assert_eq!((memory.bytes(), count_up(&memory), count_up(&memory)), (10_000, 0, 1));
        assert_eq!(SharedMemory::unshared(0).unwrap_err().kind(), io::ErrorKind::InvalidInput);
    }

    #[test]
    fn the_size_is_fixed_and_sane() {
        assert_eq!(SharedMemory::create("test", 0).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        let file = file("test", 4096).unwrap();
        assert!(rustix::fs::ftruncate(file.as_fd(), 0).is_err());
        assert!(rustix::fs::ftruncate(file.as_fd(), 8192).is_err());
        let unsealed = rustix::fs::memfd_create("test", MemfdFlags::ALLOW_SEALING).unwrap();
        rustix::fs::ftruncate(&unsealed, 4096).unwrap();
        assert!(SharedMemory::from_fd(unsealed).is_err());
    }
}
