//! Memory: allocated and freed.

use std::ffi::c_void;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{check_flags, non_null, read, write};
use crate::base::object;
use crate::base::word::Timeout;
use crate::devices::device::Device;
use crate::memory::allocate::{Options, allocate, free_at_once};
use crate::memory::allocation::Origin;
use crate::memory::known::remove;
use crate::strict;
use crate::work::context::Context;

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
            let memory = allocate(kind, context.id, place, size, alignment, options)?;
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
            let memory = allocate(kind, context.id, None, size, alignment, options)?;
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
            let memory = allocate(kind, context.id, place, size, alignment, options)?;
            write(pointer, memory)
        }
    })
}

pub unsafe extern "C" fn zeMemFree(context: ze_context_handle_t, pointer: *mut c_void) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?;
        free_at_once(context.id, pointer)
    })
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
            return free_at_once(context.id, pointer);
        }
        non_null(pointer)?;
        let allocation = remove(context.id, pointer, Origin::Allocated)?;
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
