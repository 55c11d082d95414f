//! Allocating and freeing.

use std::ffi::c_void;
use std::os::fd::{AsFd, OwnedFd};
use std::ptr;

use level_zero_sys::*;

use super::file::{MEMORY, holds, memfd, whole_pages, whole_steps};
use super::{Allocation, Origin, Owner, find, insert, remove};
use crate::answer::{Answer, answer, chain, check_flags, non_null, read, require, write};
use crate::context::Context;
use crate::device::{Device, EXTERNAL_MEMORY_TYPES};
use crate::machine::machine;
use crate::wait::Timeout;
use crate::{ipc, object, strict};

/// What is chained to a descriptor of an allocation.
#[derive(Default)]
pub struct Options {
    import: Option<OwnedFd>,
    unlimited: bool,
    pub exports: u32,
}

impl Options {
    /// # Safety
    /// The chain is as the specification says.
    pub unsafe fn read(&mut self, next: *const c_void) -> Answer {
        // SAFETY: forwarded to the caller; a structure is read as what its type says.
        unsafe {
            for (stype, address) in chain(next) {
                match stype {
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC => {
                        let desc = read(address.cast::<ze_external_memory_export_desc_t>())?;
                        check_external(desc.flags)?;
                        self.exports |= desc.flags;
                    }
                    ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD => {
                        let desc = read(address.cast::<ze_external_memory_import_fd_t>())?;
                        check_external(desc.flags)?;
                        let ours = ipc::duplicate(desc.fd).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
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
pub fn check_external(flags: ze_external_memory_type_flags_t) -> Answer {
    require(flags & !EXTERNAL_MEMORY_TYPES == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
}

/// Where memory is to be: on a device, by its handle as the program passed it, or nowhere in particular.
type Place<'a> = Option<(ze_device_handle_t, &'a Device)>;

/// As much as the device gives at a time, unless the program relaxes that limit.
fn allocate(
    kind: ze_memory_type_t,
    context: &Context,
    place: Place<'_>,
    size: usize,
    alignment: usize,
    options: Options,
) -> Answer<*mut c_void> {
    let all = machine().memory_bytes;
    let most = place.map_or(all, |(_, device)| device.largest_allocation());
    let aligned = alignment == 0 || alignment.is_power_of_two();
    require(aligned, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
    require(size > 0 && (options.unlimited || size as u64 <= most), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)?;
    require(size as u64 <= all, ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)?;
    let owner = Owner {
        kind,
        context: context.id,
        device: place.map_or(ptr::null_mut(), |(handle, _)| handle),
        home: place.map(|(_, device)| device.number),
        origin: Origin::Allocated,
        exports: options.exports,
    };
    Allocation::new(pages(size, whole_steps(size, kind)?, options)?, size, alignment, &owner).map(insert)
}

/// A new file of that many bytes, or the one that the program imports, which has the size asked for.
pub fn pages(size: usize, bytes: usize, options: Options) -> Answer<OwnedFd> {
    let Some(memory) = options.import else {
        return memfd(MEMORY, bytes);
    };
    // Beyond the file's end there is nothing to touch.
    require(holds(memory.as_fd(), whole_pages(size)?)?, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
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
    // There is one memory, whichever is asked for.
    require(desc.ordinal == 0 || !strict::is_on(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
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
            let context = object::get::<Context>(context)?;
            let place = Some((device, object::get::<Device>(device)?));
            let mut options = Options::default();
            device_options(desc, &mut options)?;
            non_null(pointer)?;
            let kind = ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE;
            let memory = allocate(kind, context, place, size, alignment, options)?;
            write(pointer, memory)
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
            let context = object::get::<Context>(context)?;
            let mut options = Options::default();
            host_options(desc, &mut options)?;
            non_null(pointer)?;
            let kind = ze_memory_type_t::ZE_MEMORY_TYPE_HOST;
            let memory = allocate(kind, context, None, size, alignment, options)?;
            write(pointer, memory)
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
            let context = object::get::<Context>(context)?;
            let place = match device.is_null() {
                true => None,
                false => Some((device, object::get::<Device>(device)?)),
            };
            let mut options = Options::default();
            device_options(device_desc, &mut options)?;
            host_options(host_desc, &mut options)?;
            non_null(pointer)?;
            let kind = ze_memory_type_t::ZE_MEMORY_TYPE_SHARED;
            let memory = allocate(kind, context, place, size, alignment, options)?;
            write(pointer, memory)
        }
    })
}

pub unsafe extern "C" fn zeMemFree(context: ze_context_handle_t, pointer: *mut c_void) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?;
        free_at_once(context, pointer)
    })
}

fn free_at_once(context: &Context, pointer: *mut c_void) -> Answer {
    non_null(pointer)?;
    let found = find(context, pointer)?;
    strict::check_unused(found.base, found.mapped)?;
    remove(context, pointer, Origin::Allocated).map(drop)
}

const DEFER: u32 = ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE.0;
/// How `zeMemFreeExt` can free.
pub const FREE_POLICIES: u32 =
    DEFER | ze_driver_memory_free_policy_ext_flag_t::ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE.0;

/// Frees at once, after all work of the context, or when the work that is under way has ended.
pub unsafe extern "C" fn zeMemFreeExt(
    context: ze_context_handle_t,
    desc: *const ze_memory_free_ext_desc_t,
    pointer: *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle and the descriptor are the caller's.
        let (context, policy) = unsafe { (object::get::<Context>(context)?, read(desc)?.freePolicy) };
        check_flags(policy, FREE_POLICIES)?;
        if policy == 0 {
            return free_at_once(context, pointer);
        }
        non_null(pointer)?;
        let allocation = remove(context, pointer, Origin::Allocated)?;
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
