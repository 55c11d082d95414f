//! Host memory that programs make known to the driver, by functions of Intel's drivers that are reached by name. A GPU's driver
//! pins it; here, commands and kernels reach all memory of the process as it is, and what is left to do is to remember it.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{PoisonError, RwLock};

use level_zero_sys::*;

use crate::answer::{Answer, answer, non_null, require, write_if_wanted};
use crate::driver::Driver;
use crate::object;

/// Ranges by their first addresses, and how many bytes they have. They do not overlap.
static RANGES: RwLock<BTreeMap<usize, usize>> = RwLock::new(BTreeMap::new());

/// The first address of the range that an address is in.
pub fn base_of(address: usize) -> Option<usize> {
    let ranges = RANGES.read().unwrap_or_else(PoisonError::into_inner);
    let (base, size) = ranges.range(..=address).next_back()?;
    (address - base < *size).then_some(*base)
}

/// A range inside of one that is known is known.
pub unsafe extern "C" fn zexDriverImportExternalPointer(
    driver: ze_driver_handle_t,
    pointer: *mut c_void,
    size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Driver>(driver) }?;
        let start = non_null(pointer)?.as_ptr() as usize;
        let end = start.checked_add(size).filter(|end| *end > start);
        let end = end.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
        let mut ranges = RANGES.write().unwrap_or_else(PoisonError::into_inner);
        let before_end = ranges.range(..end).next_back();
        let (known, known_end) = before_end.map_or((0, 0), |(base, size)| (*base, base + size));
        if known <= start && end <= known_end {
            return Ok(());
        }
        require(known_end <= start, ze_result_t::ZE_RESULT_ERROR_OVERLAPPING_REGIONS)?;
        ranges.insert(start, size);
        Ok(())
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
        let mut ranges = RANGES.write().unwrap_or_else(PoisonError::into_inner);
        ranges.remove(&base);
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
    base_of(pointer as usize).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}
