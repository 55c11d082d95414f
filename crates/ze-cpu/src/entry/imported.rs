//! Host memory that programs make known to the driver, by functions of Intel's drivers that are reached by name.

use std::ffi::c_void;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer};
use crate::base::arguments::{non_null, write_if_wanted};
use crate::base::object;
use crate::devices::driver::Driver;
use crate::memory::imported;

pub unsafe extern "C" fn zexDriverImportExternalPointer(
    driver: ze_driver_handle_t,
    pointer: *mut c_void,
    size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Driver>(driver) }?;
        let start = non_null(pointer)?.as_ptr() as usize;
        imported::import(start, size)
    })
}

/// Forgets the whole range, whichever address in it is given.
pub unsafe extern "C" fn zexDriverReleaseImportedPointer(
    driver: ze_driver_handle_t,
    pointer: *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let base = unsafe { known(driver, pointer) }?;
        imported::release(base);
        Ok(())
    })
}

pub unsafe extern "C" fn zexDriverGetHostPointerBaseAddress(
    driver: ze_driver_handle_t,
    pointer: *mut c_void,
    base: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe { write_if_wanted(base, known(driver, pointer)? as *mut c_void) };
        Ok(())
    })
}

/// The first address of the range that a pointer is in, or `INVALID_ARGUMENT`.
///
/// # Safety
/// The handle is the caller's.
unsafe fn known(driver: ze_driver_handle_t, pointer: *mut c_void) -> Answer<usize> {
    // SAFETY: forwarded to the caller.
    unsafe { object::get::<Driver>(driver) }?;
    imported::base_of(pointer as usize).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}
