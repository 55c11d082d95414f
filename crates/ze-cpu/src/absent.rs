//! What this machine has none of: metrics, debuggers of kernels, system management. That there are none is an answer to
//! the question that comes before all others; those others are not supported.

use level_zero_sys::*;

use crate::answer::{Answer, answer, check_flags, list, read, write};
use crate::device::Device;
use crate::object;

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
pub unsafe extern "C" fn zesDriverGet(
    count: *mut u32,
    drivers: *mut zes_driver_handle_t,
) -> ze_result_t {
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
