//! Memory shared between processes, without a name that could outlive them.

use std::ffi::c_void;
use std::io;
use std::os::fd::OwnedFd;
use std::ptr;

use rustix::fs::{MemfdFlags, Mode, OFlags, SealFlags};
use rustix::io::Errno;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags};
use zeshmem_bootstrap::descriptors;

/// A mapping of memory that other processes may map too, readable and writable, unmapped on drop.
///
/// Other processes may write the memory at any time. This type therefore hands out a raw pointer and never a reference;
/// users put atomics there, or order their plain accesses by atomics.
///
/// It keeps no descriptor: a PE maps memory of every other PE of its machine, and descriptors are few.
#[derive(Debug)]
pub struct SharedMemory {
    start: *mut c_void,
    bytes: usize,
}

// SAFETY: it is a range of addresses; what is there is reached through raw pointers only.
unsafe impl Send for SharedMemory {}
// SAFETY: as above.
unsafe impl Sync for SharedMemory {}

impl SharedMemory {
    /// New zeroed memory of `bytes` bytes, and its [`file`](fn@file), to be passed to other processes and then closed.
    ///
    /// # Errors
    /// As of [`file`](fn@file), and `InvalidInput` for zero bytes.
    pub fn create(name: &str, bytes: usize) -> io::Result<(Self, OwnedFd)> {
        let file = file(name, bytes)?;
        Ok((Self::from_fd(file.try_clone()?)?, file))
    }

    /// The same at a multiple of `alignment`, a power of two of whole pages.
    ///
    /// # Errors
    /// As there.
    pub fn create_aligned(name: &str, bytes: usize, alignment: usize) -> io::Result<(Self, OwnedFd)> {
        let file = file(name, bytes)?;
        let place = Self::reserve(bytes, alignment)?;
        // SAFETY: takes the place of the pages that were reserved for it.
        unsafe {
            rustix::mm::mmap(place.start, bytes, readable_and_writable(), MapFlags::SHARED | MapFlags::FIXED, &file, 0)
        }?;
        Ok((place, file))
    }

    /// Pages that hold nothing, and are no memory, at a multiple of `alignment`.
    fn reserve(bytes: usize, alignment: usize) -> io::Result<Self> {
        if bytes == 0 {
            return Err(no_bytes());
        }
        let too_many = || io::Error::from(Errno::NOMEM);
        let bytes = bytes.checked_next_multiple_of(rustix::param::page_size()).ok_or_else(too_many)?;
        let total = bytes.checked_add(alignment).ok_or_else(too_many)?;
        let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
        // SAFETY: a new mapping, in nobody's way.
        let all = unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), total, ProtFlags::empty(), flags) }?;
        let skipped = (all as usize).next_multiple_of(alignment) - all as usize;
        let start = all.wrapping_byte_add(skipped);
        for (from, bytes) in [(all, skipped), (start.wrapping_byte_add(bytes), alignment - skipped)] {
            if bytes > 0 {
                drop(Self { start: from, bytes });
            }
        }
        Ok(Self { start, bytes })
    }

    /// New zeroed memory of `bytes` bytes at a multiple of `alignment`, as [`unshared`](Self::unshared).
    ///
    /// # Errors
    /// As there.
    pub fn unshared_aligned(bytes: usize, alignment: usize) -> io::Result<Self> {
        let place = Self::reserve(bytes, alignment)?;
        // SAFETY: pages of this process that no other part of it knows.
        unsafe { rustix::mm::mprotect(place.start, place.bytes, MprotectFlags::READ | MprotectFlags::WRITE) }?;
        Ok(place)
    }

    /// New zeroed memory of `bytes` bytes for a process that has no other to share it with. Needs no descriptor.
    ///
    /// # Errors
    /// What the operating system says, and `InvalidInput` for zero bytes.
    pub fn unshared(bytes: usize) -> io::Result<Self> {
        if bytes == 0 {
            return Err(no_bytes());
        }
        // Otherwise the kernel refuses what seems too much to it, though only what is touched is memory.
        let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
        // SAFETY: a new mapping, in nobody's way.
        let start = unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), bytes, readable_and_writable(), flags) }?;
        Ok(Self { start, bytes })
    }

    /// Maps the whole of a [`file`](fn@file) that this or another process made.
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` if the size is zero or could change.
    pub fn from_fd(fd: OwnedFd) -> io::Result<Self> {
        Self::map(fd, |_| ptr::null_mut())
    }

    /// As [`from_fd`](Self::from_fd), if possible at an address that is `place` modulo `period`, a power of two; both are of whole pages.
    ///
    /// # Errors
    /// As of [`from_fd`](Self::from_fd).
    pub fn from_fd_at(fd: OwnedFd, place: usize, period: usize) -> io::Result<Self> {
        Self::map(fd, |bytes| {
            // Where there was room for a period more there is room at the address wanted, unless another thread takes it.
            let Some(total) = bytes.checked_add(period) else { return ptr::null_mut() };
            let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
            // SAFETY: a new mapping, in nobody's way.
            match unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), total, ProtFlags::empty(), flags) } {
                Ok(start) => {
                    drop(Self { start, bytes: total });
                    start.wrapping_byte_add(place.wrapping_sub(start as usize) % period)
                }
                Err(_) => ptr::null_mut(),
            }
        })
    }

    /// Maps a file at the address that `wanted` gives for its size, if that is free.
    fn map(fd: OwnedFd, wanted: impl FnOnce(usize) -> *mut c_void) -> io::Result<Self> {
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
        let (wanted, rights) = (wanted(bytes), readable_and_writable());
        // SAFETY: a new mapping, which takes the place of none.
        let start = unsafe { rustix::mm::mmap(wanted, bytes, rights, MapFlags::SHARED, &fd, 0) }?;
        Ok(Self { start, bytes })
    }

    /// The first byte; page-aligned, valid for [`bytes`](Self::bytes) bytes while this object lives.
    pub fn as_ptr(&self) -> *mut u8 {
        self.start.cast()
    }

    /// Size in bytes, never zero.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

impl Drop for SharedMemory {
    fn drop(&mut self) {
        // SAFETY: users of the memory keep this object. That cannot fail: it is a whole mapping.
        let _ = unsafe { rustix::mm::munmap(self.start, self.bytes) };
    }
}

fn readable_and_writable() -> ProtFlags {
    ProtFlags::READ | ProtFlags::WRITE
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
            make_as_long(&file, bytes)?;
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
    make_as_long(&file, bytes)?;
    Ok(file)
}

fn make_as_long(file: &OwnedFd, bytes: usize) -> io::Result<()> {
    descriptors::make_as_long(file, bytes).map_err(|errno| match errno {
        Errno::FBIG => crate::refused("ftruncate", errno, ""),
        errno => errno.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn aligned_memory_takes_no_more_than_it_holds() {
        const ALIGNMENT: usize = 64 << 20;
        let (shared, file) = SharedMemory::create_aligned("test", 10_000, ALIGNMENT).unwrap();
        assert_eq!(rustix::fs::fstat(&file).unwrap().st_size, 10_000);
        let theirs = SharedMemory::from_fd(file).unwrap();
        let unshared = SharedMemory::unshared_aligned(10_000, ALIGNMENT).unwrap();
        for memory in [&shared, &unshared] {
            assert_eq!((memory.as_ptr() as usize % ALIGNMENT, memory.bytes()), (0, 12_288));
            assert_eq!((count_up(memory), count_up(memory)), (0, 1));
        }
        assert_eq!(count_up(&theirs), 2);
        assert!(
            SharedMemory::unshared_aligned(0, ALIGNMENT).is_err()
                && SharedMemory::unshared_aligned(usize::MAX, ALIGNMENT).is_err()
        );
        assert!(SharedMemory::create_aligned("test", usize::MAX / 2, 1 << 62).is_err());
    }

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
    fn a_mapping_goes_where_it_is_wanted() {
        const PERIOD: usize = 64 << 20;
        let file = file("test", 3 << 20).unwrap();
        for place in [0, 4096, 5 << 20, PERIOD - 4096] {
            // Another thread may come first.
            let found = (0..100).any(|_| {
                let memory = SharedMemory::from_fd_at(file.try_clone().unwrap(), place, PERIOD).unwrap();
                count_up(&memory);
                assert_eq!(memory.bytes(), 3 << 20);
                memory.as_ptr() as usize % PERIOD == place
            });
            assert!(found, "{place}");
        }
        // Where there is no room for a period more it goes anywhere.
        assert!(SharedMemory::from_fd_at(file, 0, 1 << 60).is_ok());
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
