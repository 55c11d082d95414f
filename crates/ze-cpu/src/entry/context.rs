//! Contexts: made, destroyed; and what keeps memory in place.

use crate::base::object;
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{array, check_flags, non_null, read, write};
use crate::devices::device::Device;
use crate::devices::driver::Driver;
use crate::memory::allocation::Allocation;
use crate::memory::known;
use crate::strict::{self, Use};
use crate::work::context::Context;

pub unsafe extern "C" fn zeContextCreate(
    driver: ze_driver_handle_t,
    desc: *const ze_context_desc_t,
    context: *mut ze_context_handle_t,
) -> ze_result_t {
    // SAFETY: forwarded to the caller; no list of devices means all of them.
    unsafe { zeContextCreateEx(driver, desc, 0, std::ptr::null_mut(), context) }
}

pub unsafe extern "C" fn zeContextCreateEx(
    driver: ze_driver_handle_t,
    desc: *const ze_context_desc_t,
    count: u32,
    devices: *mut ze_device_handle_t,
    context: *mut ze_context_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, the list and the room.
        unsafe {
            object::get::<Driver>(driver)?;
            check_flags(read(desc)?.flags, ze_context_flag_t::ZE_CONTEXT_FLAG_TBD.0)?;
            if !devices.is_null() {
                for device in array(devices, count as usize)? {
                    object::get::<Device>(*device)?;
                }
            }
            non_null(context)?;
            write(context, object::publish(Arc::new(Context::new()))?)
        }
    })
}

pub unsafe extern "C" fn zeContextDestroy(context: ze_context_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            for executor in object::get::<Context>(context)?.executors() {
                executor.check_idle("a queue or an immediate list of the context")?;
            }
            object::retire::<Context>(context).map(drop)
        }
    })
}

pub unsafe extern "C" fn zeContextGetStatus(context: ze_context_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Context>(context).map(drop) }
    })
}

/// Kernels and host share coherent caches: an ordinary fence is all there is to do.
pub unsafe extern "C" fn zeContextSystemBarrier(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
        }
        std::sync::atomic::fence(Ordering::SeqCst);
        Ok(())
    })
}

/// All memory that the device reaches is resident; its pages come when they are touched, so that a large symmetric heap costs
/// what is used of it.
pub unsafe extern "C" fn zeContextMakeMemoryResident(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *mut c_void,
    size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        let allocation = unsafe { of_memory(context, device, pointer) }?;
        let within = (pointer as usize).checked_add(size).is_some_and(|end| end <= allocation.end());
        require(within, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
        if strict::is_on() {
            let used = Use { who: "memory to be made resident is at", address: pointer as usize, bytes: size };
            // SAFETY: the handle is the caller's.
            known::check_reach(unsafe { object::get::<Device>(device) }?, vec![used])?;
        }
        Ok(())
    })
}

/// A hint: the kernel takes pages back by itself when it needs them.
pub unsafe extern "C" fn zeContextEvictMemory(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *mut c_void,
    _size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe { of_memory(context, device, pointer) }.map(drop)
    })
}

/// # Safety
/// The handles are the caller's.
unsafe fn of_memory(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *mut c_void,
) -> Answer<Arc<Allocation>> {
    // SAFETY: forwarded to the caller.
    let context = unsafe {
        object::get::<Device>(device)?;
        object::get::<Context>(context)?
    };
    let pointer = non_null(pointer)?;
    known::find(context.id, pointer.as_ptr())
}
