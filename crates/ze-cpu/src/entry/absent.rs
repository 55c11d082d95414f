//! What this machine has none of: samplers, metrics, debuggers of kernels, system management. That there are none is an answer to
//! the question that comes before all others; those others are not supported.

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, because};
use crate::base::arguments::{check_flags, list, non_null, read, write};
use crate::base::object;
use crate::devices::device::Device;
use crate::work::context::Context;

/// No samplers, as there are no images; answered as by a GPU without them, which is how programs find out.
pub unsafe extern "C" fn zeSamplerCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_sampler_desc_t,
    sampler: *mut ze_sampler_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            read(desc)?;
        }
        non_null(sampler)?;
        Err(because(ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED, "this device has no samplers".to_owned()))
    })
}

/// Devices measure nothing.
pub unsafe extern "C" fn zetMetricGroupGet(
    device: zet_device_handle_t,
    count: *mut u32,
    groups: *mut zet_metric_group_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            none(count, groups)
        }
    })
}

/// No debugger can attach.
pub unsafe extern "C" fn zetDeviceGetDebugProperties(
    device: zet_device_handle_t,
    properties: *mut zet_device_debug_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            let mut filled = read(properties)?;
            filled.flags = 0;
            write(properties, filled)
        }
    })
}

/// Of version 1.5.
pub unsafe extern "C" fn zesInit(flags: zes_init_flags_t) -> ze_result_t {
    answer(|| check_flags(flags, zes_init_flag_t::ZES_INIT_FLAG_PLACEHOLDER.0))
}

/// Of version 1.5: no driver has anything to manage.
pub unsafe extern "C" fn zesDriverGet(count: *mut u32, drivers: *mut zes_driver_handle_t) -> ze_result_t {
    // SAFETY: the list is as the specification says.
    answer(|| unsafe { none(count, drivers) })
}

/// A list of nothing.
///
/// # Safety
/// As for [`list`].
unsafe fn none<T>(count: *mut u32, room: *mut T) -> Answer {
    // SAFETY: forwarded to the caller.
    unsafe { list(count, room, 0, |_, _| Ok(())) }
}
