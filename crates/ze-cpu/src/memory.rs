//! Memory.
//!
//! Every allocation, whatever its kind, is a memfd of its own, mapped into this process: what the host reads and writes, what
//! kernels read and write, and what other processes map from an IPC handle or an exported descriptor are the same
//! pages. Any pointer finds its allocation in one ordered map.
//!
//! Memory is freed when its mapping goes; other processes that have it open keep the pages.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::os::fd::{AsFd, BorrowedFd, IntoRawFd, OwnedFd};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use level_zero_sys::*;
use rustix::fs::MemfdFlags;
use rustix::io::Errno;
use rustix::mm::{Advice, MapFlags, ProtFlags};
use rustix::process::Resource;

use crate::answer::{
    Answer, answer, chain, check_flags, non_null, read, require, write, write_if_wanted,
};
use crate::context::Context;
use crate::device::{Device, EXTERNAL_MEMORY_TYPES};
use crate::ipc::{self, Export, Kind, Ticket};
use crate::machine::machine;
use crate::object;
use crate::wait::Timeout;

/// Allocations from this size on begin at a multiple of it, for the kernel may then back them with huge pages.
const HUGE_PAGE: usize = 2 << 20;

/// Memory that is mapped here.
pub struct Allocation {
    base: usize,
    /// What was asked for.
    size: usize,
    /// What is mapped: whole pages.
    mapped: usize,
    memory: OwnedFd,
    kind: ze_memory_type_t,
    context: u64,
    /// The device's handle; null for host memory.
    device: usize,
    /// The number of the device that it was allocated on, in whichever process; none for host memory.
    home: Option<u32>,
    id: u64,
    /// Opened from an IPC handle.
    opened: bool,
    pub export: Export,
}

impl Allocation {
    fn new(memory: OwnedFd, size: usize, alignment: usize, owner: &Owner) -> Answer<Allocation> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let mapped = whole_pages(size)?;
        Ok(Allocation {
            base: map(memory.as_fd(), mapped, alignment)?,
            size,
            mapped,
            memory,
            kind: owner.kind,
            context: owner.context,
            device: owner.device as usize,
            home: owner.home,
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            opened: owner.opened,
            export: Export::default(),
        })
    }

    /// The first address after it.
    pub fn end(&self) -> usize {
        self.base + self.mapped
    }

    fn ticket(&self) -> Answer<Ticket> {
        self.export.get(
            Kind::Memory,
            self.memory.as_fd(),
            self.size as u64,
            [self.kind.0, self.home.map_or(0, |number| number + 1)],
        )
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        // SAFETY: the mapping is ours, and nobody finds this allocation any more; that no work still uses the memory is
        // the caller's rule when freeing.
        if let Err(error) = unsafe { rustix::mm::munmap(self.base as *mut c_void, self.mapped) } {
            tracing::error!("memory at {:#x} cannot be unmapped: {error}", self.base);
        }
    }
}

/// Whom memory belongs to.
struct Owner {
    kind: ze_memory_type_t,
    context: u64,
    device: ze_device_handle_t,
    home: Option<u32>,
    opened: bool,
}

static ALLOCATIONS: RwLock<BTreeMap<usize, Arc<Allocation>>> = RwLock::new(BTreeMap::new());

/// The allocation of any context that has this address.
fn at(pointer: *const c_void) -> Option<Arc<Allocation>> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let (_, allocation) = all.range(..=pointer as usize).next_back()?;
    ((pointer as usize) < allocation.end()).then(|| allocation.clone())
}

/// The context's allocation that has this address, else `INVALID_ARGUMENT`.
pub fn find(context: &Context, pointer: *const c_void) -> Answer<Arc<Allocation>> {
    at(pointer)
        .filter(|found| found.context == context.id)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// The context's allocation that made an IPC handle.
pub fn exporter(context: &Context, ticket: &Ticket) -> Answer<Arc<Allocation>> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let found = all
        .values()
        .find(|allocation| allocation.context == context.id && allocation.export.made(ticket));
    found
        .cloned()
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// Enters it; its address for the caller.
fn insert(allocation: Allocation) -> *mut c_void {
    let base = allocation.base;
    ALLOCATIONS
        .write()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(base, Arc::new(allocation));
    base as *mut c_void
}

/// Takes out the context's allocation that begins at this address.
fn remove(context: &Context, pointer: *mut c_void, opened: bool) -> Answer<Arc<Allocation>> {
    let mut all = ALLOCATIONS.write().unwrap_or_else(PoisonError::into_inner);
    let ours = |found: &&Arc<Allocation>| found.context == context.id && found.opened == opened;
    let known = all.get(&(pointer as usize)).filter(ours).is_some();
    let found = if known {
        all.remove(&(pointer as usize))
    } else {
        None
    };
    found.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

fn whole_pages(size: usize) -> Answer<usize> {
    size.checked_next_multiple_of(machine().page_bytes)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)
}

/// A new memfd of that many bytes, zeros that have no pages yet.
pub fn memfd(bytes: usize) -> Answer<OwnedFd> {
    let create = || rustix::fs::memfd_create("level-zero", MemfdFlags::CLOEXEC);
    let made = match create() {
        Err(Errno::MFILE) if raise_descriptor_limit() => create(),
        other => other,
    };
    let sized =
        made.and_then(|memory| rustix::fs::ftruncate(&memory, bytes as u64).map(|()| memory));
    sized.map_err(|error| {
        tracing::warn!("no memory file of {bytes} bytes: {error}");
        match error {
            Errno::MFILE | Errno::NFILE => ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY,
            _ => ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
        }
    })
}

/// Programs make more allocations than the usual limit of 1024 descriptors; what the system allows at most is enough.
fn raise_descriptor_limit() -> bool {
    let mut limit = rustix::process::getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return false;
    }
    limit.current = limit.maximum;
    let raised = rustix::process::setrlimit(Resource::Nofile, limit).is_ok();
    tracing::info!(
        "one descriptor an allocation, and the limit is reached; raised to {:?}: {raised}",
        limit.maximum
    );
    raised
}

/// How large the file is; `INVALID_ARGUMENT` where it cannot be mapped.
pub fn file_bytes(memory: BorrowedFd<'_>) -> Answer<u64> {
    let stat =
        rustix::fs::fstat(memory).map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    u64::try_from(stat.st_size)
        .ok()
        .filter(|bytes| *bytes > 0)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// The file has that many bytes, in whole pages.
fn holds(memory: BorrowedFd<'_>, bytes: usize) -> Answer<bool> {
    Ok(file_bytes(memory)?.div_ceil(machine().page_bytes as u64)
        >= (bytes / machine().page_bytes) as u64)
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
        let base = unsafe {
            rustix::mm::mmap(ptr::null_mut(), bytes, access, MapFlags::SHARED, memory, 0)
        };
        return base.map(|base| base as usize).map_err(failed);
    }
    let room = bytes
        .checked_add(alignment)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)?;
    let reserve = MapFlags::PRIVATE | MapFlags::NORESERVE;
    // SAFETY: new address space where the kernel finds room.
    let start =
        unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), room, ProtFlags::empty(), reserve) }
            .map_err(failed)?;
    let start = start as usize;
    let base = start.next_multiple_of(alignment);
    // SAFETY: replaces a part of the space that was reserved above and that nobody else knows of; so are the parts before and
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

/// What is chained to a descriptor of an allocation.
#[derive(Default)]
struct Options {
    import: Option<OwnedFd>,
    unlimited: bool,
}

impl Options {
    /// # Safety
    /// The chain is as the specification says.
    unsafe fn read(&mut self, next: *const c_void) -> Answer {
        // SAFETY: forwarded to the caller; a structure is read as what its type says.
        unsafe {
            for (stype, address) in chain(next) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC => {
                        let desc = read(address.cast::<ze_external_memory_export_desc_t>())?;
                        check_external(desc.flags)?;
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD => {
                        let desc = read(address.cast::<ze_external_memory_import_fd_t>())?;
                        check_external(desc.flags)?;
                        let ours = ipc::duplicate(desc.fd)
                            .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
                        self.import = Some(ours);
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC => {
                        self.unlimited = true
                    }
                    _ => (),
                }
            }
        }
        Ok(())
    }
}

/// Memory leaves and enters as file descriptors only.
fn check_external(flags: ze_external_memory_type_flags_t) -> Answer {
    require(
        flags & !EXTERNAL_MEMORY_TYPES == 0,
        ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
    )
}

fn allocate(size: usize, alignment: usize, options: Options, owner: &Owner) -> Answer<*mut c_void> {
    let aligned = alignment == 0 || alignment.is_power_of_two();
    require(aligned, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
    // The largest allocation is all there is, so relaxed limits relax nothing but the result.
    let fits = size as u64 <= machine().memory_bytes;
    require(
        fits || !options.unlimited,
        ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
    )?;
    require(
        size > 0 && fits,
        ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
    )?;
    let bytes = whole_pages(size)?;
    let memory = match options.import {
        None => memfd(bytes)?,
        Some(memory) => {
            // Beyond the file's end there is nothing to touch.
            require(
                holds(memory.as_fd(), bytes)?,
                ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
            )?;
            memory
        }
    };
    Allocation::new(memory, size, alignment, owner).map(insert)
}

/// # Safety
/// The descriptor is as the specification says.
unsafe fn device_options(desc: *const ze_device_mem_alloc_desc_t, options: &mut Options) -> Answer {
    // SAFETY: forwarded to the caller.
    let desc = unsafe { read(desc) }?;
    let known = ze_device_mem_alloc_flag_t::ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED.0
        | ze_device_mem_alloc_flag_t::ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_UNCACHED.0
        | ze_device_mem_alloc_flag_t::ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT.0;
    check_flags(desc.flags, known)?;
    require(
        desc.ordinal == 0,
        ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
    )?;
    // SAFETY: forwarded to the caller.
    unsafe { options.read(desc.pNext) }
}

/// # Safety
/// The descriptor is as the specification says.
unsafe fn host_options(desc: *const ze_host_mem_alloc_desc_t, options: &mut Options) -> Answer {
    // SAFETY: forwarded to the caller.
    let desc = unsafe { read(desc) }?;
    let known = ze_host_mem_alloc_flag_t::ZE_HOST_MEM_ALLOC_FLAG_BIAS_CACHED.0
        | ze_host_mem_alloc_flag_t::ZE_HOST_MEM_ALLOC_FLAG_BIAS_UNCACHED.0
        | ze_host_mem_alloc_flag_t::ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED.0
        | ze_host_mem_alloc_flag_t::ZE_HOST_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT.0;
    check_flags(desc.flags, known)?;
    // SAFETY: forwarded to the caller.
    unsafe { options.read(desc.pNext) }
}

pub unsafe extern "C" fn zeMemAllocDevice(
    context: ze_context_handle_t,
    desc: *const ze_device_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    device: ze_device_handle_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let home = object::get::<Device>(device)?.number;
            let mut options = Options::default();
            device_options(desc, &mut options)?;
            non_null(pointer)?;
            let owner = Owner {
                kind: ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE,
                context,
                device,
                home: Some(home),
                opened: false,
            };
            write(pointer, allocate(size, alignment, options, &owner)?)
        }
    })
}

pub unsafe extern "C" fn zeMemAllocHost(
    context: ze_context_handle_t,
    desc: *const ze_host_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let mut options = Options::default();
            host_options(desc, &mut options)?;
            non_null(pointer)?;
            let owner = Owner {
                kind: ze_memory_type_t::ZE_MEMORY_TYPE_HOST,
                context,
                device: ptr::null_mut(),
                home: None,
                opened: false,
            };
            write(pointer, allocate(size, alignment, options, &owner)?)
        }
    })
}

pub unsafe extern "C" fn zeMemAllocShared(
    context: ze_context_handle_t,
    device_desc: *const ze_device_mem_alloc_desc_t,
    host_desc: *const ze_host_mem_alloc_desc_t,
    size: usize,
    alignment: usize,
    device: ze_device_handle_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptors and the room; shared memory may have no device.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let home = match device.is_null() {
                true => None,
                false => Some(object::get::<Device>(device)?.number),
            };
            let mut options = Options::default();
            device_options(device_desc, &mut options)?;
            host_options(host_desc, &mut options)?;
            non_null(pointer)?;
            let owner = Owner {
                kind: ze_memory_type_t::ZE_MEMORY_TYPE_SHARED,
                context,
                device,
                home,
                opened: false,
            };
            write(pointer, allocate(size, alignment, options, &owner)?)
        }
    })
}

pub unsafe extern "C" fn zeMemFree(
    context: ze_context_handle_t,
    pointer: *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?;
        non_null(pointer)?;
        remove(context, pointer, false).map(drop)
    })
}

const DEFER: u32 =
    ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE.0;
/// How `zeMemFreeExt` can free.
pub const FREE_POLICIES: u32 = DEFER
    | ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE
        .0;

/// Frees at once, after all work of the context, or when the work that is under way has ended.
pub unsafe extern "C" fn zeMemFreeExt(
    context: ze_context_handle_t,
    desc: *const ze_memory_free_ext_desc_t,
    pointer: *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle and the descriptor are the caller's.
        let (context, policy) =
            unsafe { (object::get::<Context>(context)?, read(desc)?.freePolicy) };
        check_flags(policy, FREE_POLICIES)?;
        non_null(pointer)?;
        let allocation = remove(context, pointer, false)?;
        for executor in context.executors() {
            if policy & DEFER != 0 {
                executor.keep(allocation.clone());
            } else {
                // Work that failed has ended, too.
                let _ = executor.synchronize(Timeout::Never);
            }
        }
        Ok(())
    })
}

pub unsafe extern "C" fn zeMemGetAllocProperties(
    context: ze_context_handle_t,
    pointer: *const c_void,
    properties: *mut ze_memory_allocation_properties_t,
    device: *mut ze_device_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the pieces of room, and what is chained is as the specification says.
        unsafe {
            let context = object::get::<Context>(context)?;
            non_null(pointer.cast_mut())?;
            let mut filled = read(properties)?;
            let found = find(context, pointer).ok();
            filled.type_ = found
                .as_ref()
                .map_or(ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN, |found| found.kind);
            filled.id = found.as_ref().map_or(0, |found| found.id);
            filled.pageSize = if found.is_some() {
                machine().page_bytes as u64
            } else {
                0
            };
            write(properties, filled)?;
            write_if_wanted(
                device,
                found
                    .as_ref()
                    .map_or(ptr::null_mut(), |found| found.device as ze_device_handle_t),
            );
            for (stype, address) in chain(filled.pNext) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD {
                    let found = found
                        .as_ref()
                        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
                    export_fd(found, address.cast())?;
                }
            }
            Ok(())
        }
    })
}

/// Gives the program a descriptor of its own, which it closes.
///
/// # Safety
/// The structure is as its type says.
unsafe fn export_fd(
    allocation: &Allocation,
    structure: *mut ze_external_memory_export_fd_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    let mut filled = unsafe { read(structure) }?;
    check_external(filled.flags)?;
    let theirs = rustix::io::fcntl_dupfd_cloexec(&allocation.memory, 3);
    filled.fd = theirs
        .map_err(|_| ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?
        .into_raw_fd();
    // SAFETY: forwarded to the caller.
    unsafe { write(structure, filled) }
}

pub unsafe extern "C" fn zeMemGetAddressRange(
    context: ze_context_handle_t,
    pointer: *const c_void,
    base: *mut *mut c_void,
    size: *mut usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            non_null(pointer.cast_mut())?;
            let found = find(context, pointer)?;
            write_if_wanted(base, found.base as *mut c_void);
            write_if_wanted(size, found.size);
            Ok(())
        }
    })
}

/// A handle for the whole allocation, whichever address in it is given.
pub unsafe extern "C" fn zeMemGetIpcHandle(
    context: ze_context_handle_t,
    pointer: *const c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            non_null(pointer.cast_mut())?;
            non_null(handle)?;
            let ticket = find(context, pointer)?.ticket()?;
            write(
                handle,
                ze_ipc_mem_handle_t {
                    data: ticket.to_handle(),
                },
            )
        }
    })
}

/// Maps the exporter's allocation; the address is that of its first byte.
pub unsafe extern "C" fn zeMemOpenIpcHandle(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    handle: ze_ipc_mem_handle_t,
    flags: ze_ipc_memory_flags_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let opener = object::get::<Device>(device)?;
            let known = ze_ipc_memory_flag_t::ZE_IPC_MEMORY_FLAG_BIAS_CACHED.0
                | ze_ipc_memory_flag_t::ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED.0;
            check_flags(flags, known)?;
            non_null(pointer)?;
            let ticket = Ticket::from_handle(&handle.data, Kind::Memory)?;
            let kind = ze_memory_type_t(ticket.extra[0]);
            let known = kind.0 >= ze_memory_type_t::ZE_MEMORY_TYPE_HOST.0
                && kind.0 <= ze_memory_type_t::ZE_MEMORY_TYPE_SHARED.0;
            require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            let home = ticket.extra[1].checked_sub(1);
            if let Some(number) = home.filter(|number| !opener.reaches(*number)) {
                tracing::warn!(
                    "device {} does not open memory of device {number}: ZE_CPU_PEERS says that they are no peers",
                    opener.number
                );
                return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
            }
            let memory = ticket.receive()?;
            let size = usize::try_from(ticket.size)
                .map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            require(
                size > 0 && holds(memory.as_fd(), whole_pages(size)?)?,
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
            )?;
            let owner = Owner {
                kind,
                context,
                device,
                home,
                opened: true,
            };
            write(pointer, insert(Allocation::new(memory, size, 0, &owner)?))
        }
    })
}

pub unsafe extern "C" fn zeMemCloseIpcHandle(
    context: ze_context_handle_t,
    pointer: *const c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?;
        non_null(pointer.cast_mut())?;
        remove(context, pointer.cast_mut(), true).map(drop)
    })
}
