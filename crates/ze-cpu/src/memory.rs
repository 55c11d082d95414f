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
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use level_zero_sys::*;
use rustix::fs::MemfdFlags;
use rustix::io::Errno;
use rustix::mm::{Advice, MapFlags, ProtFlags};
use rustix::process::Resource;

use crate::answer::{
    Answer, answer, chain, check_flags, list, non_null, read, require, write, write_if_wanted,
};
use crate::context::Context;
use crate::device::{Device, EXTERNAL_MEMORY_TYPES};
use crate::ipc::{self, Export, Kind, Ticket};
use crate::machine::machine;
use crate::wait::Timeout;
use crate::{object, strict, virtual_memory};

/// Allocations from this size on begin at a multiple of it, for the kernel may then back them with huge pages.
const HUGE_PAGE: usize = 2 << 20;

/// Pages that exist whether or not they are mapped: a file, and what programs are told of it.
pub struct Backing {
    memory: OwnedFd,
    /// What was asked for.
    pub size: usize,
    kind: ze_memory_type_t,
    pub context: u64,
    /// The device's handle; null for host memory.
    device: usize,
    /// The number of the device that it was allocated on, in whichever process; none for host memory.
    home: Option<u32>,
    pub id: u64,
    pub export: Export,
    /// What programs said of atomic operations, by device.
    atomics: Mutex<Vec<(usize, u32)>>,
}

impl Backing {
    fn new(memory: OwnedFd, size: usize, owner: &Owner) -> Backing {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Backing {
            memory,
            size,
            kind: owner.kind,
            context: owner.context,
            device: owner.device as usize,
            home: owner.home,
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            export: Export::default(),
            atomics: Mutex::default(),
        }
    }

    /// Pages for a program to map, and whose they are to be: a device's, or the host's where there is none.
    ///
    /// # Safety
    /// The handle is the caller's, and what is chained is as the specification says.
    pub unsafe fn physical(
        context: &Context,
        device: ze_device_handle_t,
        size: usize,
        next: *const c_void,
    ) -> Answer<Backing> {
        let mut options = Options::default();
        // SAFETY: forwarded to the caller.
        let home = unsafe {
            options.read(next)?;
            match device.is_null() {
                true => None,
                false => Some(object::get::<Device>(device)?.number),
            }
        };
        let owner = Owner {
            kind: match home {
                Some(_) => ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE,
                None => ze_memory_type_t::ZE_MEMORY_TYPE_HOST,
            },
            context: context.id,
            device,
            home,
            opened: false,
        };
        Ok(Backing::new(pages(size, options)?, size, &owner))
    }

    pub fn is_on_device(&self) -> bool {
        self.kind == ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE
    }

    pub fn memory(&self) -> BorrowedFd<'_> {
        self.memory.as_fd()
    }

    pub fn ticket(&self) -> Answer<Ticket> {
        self.export.get(
            Kind::Memory,
            self.memory.as_fd(),
            self.size as u64,
            [self.kind.0, self.home.map_or(0, |number| number + 1)],
        )
    }
}

/// Memory that is mapped here.
pub struct Allocation {
    pub base: usize,
    /// What was asked for.
    pub size: usize,
    /// What is mapped: whole pages.
    pub mapped: usize,
    pub backing: Arc<Backing>,
    pub origin: Origin,
}

/// How memory came to be mapped.
#[derive(Clone, Copy, PartialEq)]
pub enum Origin {
    Allocated,
    /// Opened from an IPC handle.
    Opened,
    /// Mapped by the program into address space that it has reserved, and that takes care of its end.
    Reserved,
}

impl Allocation {
    fn new(memory: OwnedFd, size: usize, alignment: usize, owner: &Owner) -> Answer<Allocation> {
        let mapped = whole_pages(size)?;
        let base = map(memory.as_fd(), mapped, alignment)?;
        if owner.kind == ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE {
            strict::add(base, mapped, ProtFlags::READ | ProtFlags::WRITE);
        }
        Ok(Allocation {
            base,
            size,
            mapped,
            backing: Arc::new(Backing::new(memory, size, owner)),
            origin: match owner.opened {
                true => Origin::Opened,
                false => Origin::Allocated,
            },
        })
    }

    /// The first address after it.
    pub fn end(&self) -> usize {
        self.base + self.mapped
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        if self.origin == Origin::Reserved {
            return;
        }
        // SAFETY: the mapping is ours, and nobody finds this allocation any more.
        if unsafe { strict::release(self.base, self.mapped) } {
            return;
        }
        // SAFETY: as above; that no work still uses the memory is the caller's rule when freeing.
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
    let below = all.range(..=pointer as usize).next_back();
    let found = below.filter(|(_, allocation)| (pointer as usize) < allocation.end());
    match found {
        Some((_, allocation)) => Some(allocation.clone()),
        None => virtual_memory::at(pointer as usize).map(Arc::new),
    }
}

/// Some memory of the driver's has this address.
pub fn is_known(address: usize) -> bool {
    at(address as *const c_void).is_some() || strict::is_global(address)
}

/// The device whose own memory has this address, by its number.
pub fn home(address: usize) -> Option<u32> {
    let backing = &at(address as *const c_void)?.backing;
    backing.home.filter(|_| backing.is_on_device())
}

/// The context's allocation that has this address, else `INVALID_ARGUMENT`.
pub fn find(context: &Context, pointer: *const c_void) -> Answer<Arc<Allocation>> {
    at(pointer)
        .filter(|found| found.backing.context == context.id)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// The context's memory that made an IPC handle.
pub fn exporter(context: &Context, ticket: &Ticket) -> Answer<Arc<Backing>> {
    let made =
        |backing: &&Arc<Backing>| backing.context == context.id && backing.export.made(ticket);
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let allocated = all.values().map(|allocation| &allocation.backing);
    let found = allocated.clone().find(made).cloned();
    found
        .or_else(|| virtual_memory::exporters().iter().find(made).cloned())
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
    let origin = match opened {
        true => Origin::Opened,
        false => Origin::Allocated,
    };
    let ours =
        |found: &&Arc<Allocation>| found.backing.context == context.id && found.origin == origin;
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
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC
                    | ze_structure_type_t::ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC => {
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
    Allocation::new(pages(size, options)?, size, alignment, owner).map(insert)
}

/// A file of that size: a new one, or the one that the program imports.
fn pages(size: usize, options: Options) -> Answer<OwnedFd> {
    let bytes = whole_pages(size)?;
    let Some(memory) = options.import else {
        return memfd(bytes);
    };
    // Beyond the file's end there is nothing to touch.
    require(
        holds(memory.as_fd(), bytes)?,
        ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
    )?;
    Ok(memory)
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
        let found = find(context, pointer)?;
        strict::check_unused(found.base, found.mapped)?;
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
            let backing = found.as_ref().map(|found| &found.backing);
            filled.type_ = backing.map_or(ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN, |b| b.kind);
            filled.id = backing.map_or(0, |backing| backing.id);
            filled.pageSize = if found.is_some() {
                machine().page_bytes as u64
            } else {
                0
            };
            write(properties, filled)?;
            write_if_wanted(
                device,
                backing.map_or(ptr::null_mut(), |b| b.device as ze_device_handle_t),
            );
            for (stype, address) in chain(filled.pNext) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD {
                    let found = found
                        .as_ref()
                        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
                    export_fd(&found.backing, address.cast())?;
                }
                if stype
                    == ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES
                {
                    let asked = read(address.cast::<ze_memory_sub_allocations_exp_properties_t>())?;
                    let parts = usize::from(found.is_some());
                    list(asked.pCount, asked.pSubAllocations, parts, |room, _| {
                        let whole = found
                            .as_ref()
                            .map_or((0, 0), |found| (found.base, found.size));
                        let part = ze_sub_allocation_t {
                            base: whole.0 as *mut c_void,
                            size: whole.1,
                        };
                        write(room, part)
                    })?;
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
unsafe fn export_fd(backing: &Backing, structure: *mut ze_external_memory_export_fd_t) -> Answer {
    // SAFETY: forwarded to the caller.
    let mut filled = unsafe { read(structure) }?;
    check_external(filled.flags)?;
    let theirs = rustix::io::fcntl_dupfd_cloexec(&backing.memory, 3);
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
        unsafe { give_ipc_handle(context, pointer, handle) }
    })
}

/// As `zeMemGetIpcHandle`; what is chained may ask for a handle that a fabric takes along, which there is none of here.
pub unsafe extern "C" fn zeMemGetIpcHandleWithProperties(
    context: ze_context_handle_t,
    pointer: *const c_void,
    next: *mut c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the room and what is chained.
        unsafe {
            for (stype, address) in chain(next) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC {
                    let flags =
                        read(address.cast::<ze_ipc_mem_handle_type_ext_desc_t>())?.typeFlags;
                    let usual =
                        ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT.0;
                    let fabric =
                        ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE.0;
                    check_flags(flags, usual | fabric)?;
                    require(
                        flags & fabric == 0,
                        ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                    )?;
                }
            }
            give_ipc_handle(context, pointer, handle)
        }
    })
}

/// # Safety
/// The handle is the caller's, and so is the room.
unsafe fn give_ipc_handle(
    context: ze_context_handle_t,
    pointer: *const c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    unsafe {
        let context = object::get::<Context>(context)?;
        non_null(pointer.cast_mut())?;
        non_null(handle)?;
        // Physical memory goes by its handle, or by where it is mapped.
        let ticket = match virtual_memory::physical(context, pointer) {
            Some(backing) => backing.ticket()?,
            None => {
                let found = find(context, pointer)?;
                if found.origin == Origin::Reserved {
                    virtual_memory::check_alone(pointer as usize)?;
                }
                found.backing.ticket()?
            }
        };
        let data = ticket.to_handle();
        write(handle, ze_ipc_mem_handle_t { data })
    }
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
        let found = find(context, pointer)?;
        strict::check_unused(found.base, found.mapped)?;
        remove(context, pointer.cast_mut(), true).map(drop)
    })
}

/// All kinds of atomic operations work on all memory here; what the program says of it is kept for it to ask.
pub unsafe extern "C" fn zeMemSetAtomicAccessAttributeExp(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
    attributes: ze_memory_atomic_attr_exp_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        let backing = unsafe { attributed(context, device, pointer, size) }?;
        // NO_ATOMICS, then a flag against and a flag for the atomic operations of host, device, and both.
        check_flags(attributes, 0x7f)?;
        let mut atomics = backing
            .atomics
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        atomics.retain(|(known, _)| *known != device as usize);
        atomics.push((device as usize, attributes));
        Ok(())
    })
}

pub unsafe extern "C" fn zeMemGetAtomicAccessAttributeExp(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
    attributes: *mut ze_memory_atomic_attr_exp_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            let backing = attributed(context, device, pointer, size)?;
            let atomics = backing
                .atomics
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let found = atomics.iter().find(|(known, _)| *known == device as usize);
            write(attributes, found.map_or(0, |(_, attributes)| *attributes))
        }
    })
}

/// # Safety
/// The handles are the caller's.
unsafe fn attributed(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
) -> Answer<Arc<Backing>> {
    // SAFETY: forwarded to the caller.
    let context = unsafe {
        object::get::<Device>(device)?;
        object::get::<Context>(context)?
    };
    non_null(pointer.cast_mut())?;
    let found = find(context, pointer)?;
    let within = (pointer as usize)
        .checked_add(size)
        .is_some_and(|end| end <= found.end());
    require(
        within && size > 0,
        ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
    )?;
    Ok(found.backing.clone())
}

/// Of Intel's drivers, reached by name: as many handles as an allocation has parts, which is one here.
pub unsafe extern "C" fn zexMemGetIpcHandles(
    context: ze_context_handle_t,
    pointer: *const c_void,
    count: *mut u32,
    handles: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so are the number and the room for as many handles.
        unsafe {
            let context_ = object::get::<Context>(context)?;
            find(context_, pointer)?;
            list(count, handles, 1, |room, _| {
                give_ipc_handle(context, pointer, room)
            })
        }
    })
}

/// Of Intel's drivers, reached by name.
pub unsafe extern "C" fn zexMemOpenIpcHandles(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    count: u32,
    handles: *mut ze_ipc_mem_handle_t,
    flags: ze_ipc_memory_flags_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    if count != 1 {
        return ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE;
    }
    // SAFETY: there is one handle if the pointer is not null; all else is forwarded to the caller.
    unsafe {
        match read(handles) {
            Ok(handle) => zeMemOpenIpcHandle(context, device, handle, flags, pointer),
            Err(code) => code,
        }
    }
}
