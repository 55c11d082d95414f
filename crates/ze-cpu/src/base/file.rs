//! Files without names, and their mappings.

use std::ffi::c_void;
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd};
use std::ptr;

use level_zero_sys::{ze_memory_type_t, ze_result_t};
use rustix::fs::{MemfdFlags, Mode, OFlags};
use rustix::io::Errno;
use rustix::mm::{Advice, MapFlags, ProtFlags};
use rustix::process::Resource;

use crate::base::answer::Answer;
use crate::base::machine::machine;
use crate::base::notice;
use crate::base::settings::settings;

/// Allocations from this size on begin at a multiple of it, for the kernel may then back them with huge pages.
const HUGE_PAGE: usize = 2 << 20;

pub fn whole_pages(size: usize) -> Answer<usize> {
    size.checked_next_multiple_of(machine().page_bytes).ok_or(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)
}

/// The steps in which GPUs have memory.
const GPU_PAGE: usize = 64 << 10;

/// In which steps memory is allocated: the host's in its pages, and that of devices in theirs, since programs have come to use all of
/// the last one. Strict drivers allocate no more than they must.
pub fn step(kind: ze_memory_type_t) -> usize {
    let page = machine().page_bytes;
    let is_hosts = settings().strict || kind == ze_memory_type_t::ZE_MEMORY_TYPE_HOST;
    if is_hosts { page } else { page.max(GPU_PAGE) }
}

pub fn whole_steps(size: usize, kind: ze_memory_type_t) -> Answer<usize> {
    size.checked_next_multiple_of(step(kind)).ok_or(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)
}

/// What files of programs' memory are called.
pub const MEMORY: &str = "level-zero memory";

/// A new memfd of that many bytes, zeros that have no pages yet; in sandboxes without memfds a file like one.
pub fn memfd(name: &str, bytes: usize) -> Answer<OwnedFd> {
    let create = || match rustix::fs::memfd_create(name, MemfdFlags::CLOEXEC) {
        Err(Errno::NOSYS | Errno::PERM | Errno::ACCESS) => nameless_file(bytes),
        other => other,
    };
    let made = match create() {
        Err(Errno::MFILE) if raise_descriptor_limit() => create(),
        other => other,
    };
    // The kernel would end the process.
    let fits = rustix::process::getrlimit(Resource::Fsize).current.is_none_or(|most| most >= bytes as u64);
    let sized = made.and_then(|memory| match fits {
        true => rustix::fs::ftruncate(&memory, bytes as u64).map(|()| memory),
        false => Err(Errno::FBIG),
    });
    sized.map_err(|error| {
        let sentence = format!("no memory file of {bytes} bytes: {error}");
        match error {
            Errno::FBIG => notice::error(&format!("{sentence}; raise the limit (ulimit -f)")),
            _ => tracing::warn!("{sentence}"),
        }
        match error {
            Errno::MFILE | Errno::NFILE => ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY,
            _ => ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
        }
    })
}

/// Where files without a name are made if `memfd_create` is missing or forbidden, and what `/proc` then says of them.
const FOLDER: &str = "/dev/shm";
const NAMELESS: &[u8] = b"/dev/shm/#";

fn nameless_file(bytes: usize) -> Result<OwnedFd, Errno> {
    let flags = OFlags::TMPFILE | OFlags::EXCL | OFlags::RDWR | OFlags::CLOEXEC;
    let file = rustix::fs::open(FOLDER, flags, Mode::RUSR | Mode::WUSR)?;
    // A page that is not there when it is touched ends the process.
    let space = rustix::fs::fstatvfs(&file)?;
    match space.f_bavail.saturating_mul(space.f_frsize) >= bytes as u64 {
        true => Ok(file),
        false => Err(Errno::NOSPC),
    }
}

/// Programs make more allocations than the usual limit of 1024 descriptors; what the system allows at most is enough.
fn raise_descriptor_limit() -> bool {
    let mut limit = rustix::process::getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return false;
    }
    limit.current = limit.maximum;
    let raised = rustix::process::setrlimit(Resource::Nofile, limit).is_ok();
    tracing::info!("one descriptor an allocation, and the limit is reached; raised to {:?}: {raised}", limit.maximum);
    raised
}

/// How large the file is; `INVALID_ARGUMENT` where it cannot be mapped.
pub fn file_bytes(memory: BorrowedFd<'_>) -> Answer<u64> {
    let stat = rustix::fs::fstat(memory).map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    u64::try_from(stat.st_size).ok().filter(|bytes| *bytes > 0).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// The file has the pages of an allocation, of this process or another's.
pub fn is_memory(file: BorrowedFd<'_>) -> bool {
    let link = format!("/proc/self/fd/{}", file.as_raw_fd());
    let target = rustix::fs::readlink(link, Vec::new()).unwrap_or_default();
    let target = target.to_bytes();
    let name = target.strip_prefix(b"/memfd:");
    name.is_some_and(|name| name.starts_with(MEMORY.as_bytes())) || target.starts_with(NAMELESS)
}

/// The file has that many bytes, in whole pages.
pub fn holds(memory: BorrowedFd<'_>, bytes: usize) -> Answer<bool> {
    Ok(file_bytes(memory)?.div_ceil(machine().page_bytes as u64) >= (bytes / machine().page_bytes) as u64)
}

/// Maps a file's first `bytes`, shared, at a multiple of `alignment`, which is a power of two or 0.
pub fn map(memory: BorrowedFd<'_>, bytes: usize, alignment: usize) -> Answer<usize> {
    let page = machine().page_bytes;
    let alignment = alignment.max(if bytes >= HUGE_PAGE { HUGE_PAGE } else { page });
    let access = ProtFlags::READ | ProtFlags::WRITE;
    let failed = |error: Errno| {
        tracing::warn!("{bytes} bytes cannot be mapped: {error}");
        ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
    };
    if alignment <= page {
        // SAFETY: a new mapping where the kernel finds room.
        let base = unsafe { rustix::mm::mmap(ptr::null_mut(), bytes, access, MapFlags::SHARED, memory, 0) };
        return base.map(|base| base as usize).map_err(failed);
    }
    let room = bytes.checked_add(alignment).ok_or(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)?;
    let reserve = MapFlags::PRIVATE | MapFlags::NORESERVE;
    // SAFETY: new address space where the kernel finds room.
    let start =
        unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), room, ProtFlags::empty(), reserve) }.map_err(failed)?;
    let start = start as usize;
    let base = start.next_multiple_of(alignment);
    // SAFETY: replaces a part of the space that was reserved above and that no other thread knows of; so are the parts before and
    // after it, which are given back. Advice changes no content.
    unsafe {
        let fixed = MapFlags::SHARED | MapFlags::FIXED;
        let mapped = rustix::mm::mmap(base as *mut c_void, bytes, access, fixed, memory, 0);
        if let Err(error) = mapped {
            let _ = rustix::mm::munmap(start as *mut c_void, room);
            return Err(failed(error));
        }
        for (from, to) in [(start, base), (base + bytes, start + room)] {
            if from < to {
                let _ = rustix::mm::munmap(from as *mut c_void, to - from);
            }
        }
        // Refused where the kernel has no huge pages for shared memory.
        let _ = rustix::mm::madvise(base as *mut c_void, bytes, Advice::LinuxHugepage);
    }
    Ok(base)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;

    #[test]
    fn files_are_memory_whichever_way_they_were_made() {
        let nameless = nameless_file(4096).unwrap();
        assert!(is_memory(nameless.as_fd()));
        assert!(is_memory(memfd(MEMORY, 4096).unwrap().as_fd()));
        assert!(!is_memory(memfd("another's", 4096).unwrap().as_fd()));
        assert!(!is_memory(std::fs::File::open("/dev/null").unwrap().as_fd()));
        assert_eq!(nameless_file(usize::MAX / 2).unwrap_err(), Errno::NOSPC);
    }
}
