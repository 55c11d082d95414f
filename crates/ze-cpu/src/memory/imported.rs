//! Host memory that programs make known to the driver. A GPU's driver pins it; here, commands and kernels reach all memory of the
//! process as it is, and what is left to do is to remember it.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use level_zero_sys::ze_result_t;

use crate::base::answer::{Answer, require};

/// Ranges by their first addresses, and how many bytes they have. They do not overlap.
static RANGES: RwLock<BTreeMap<usize, usize>> = RwLock::new(BTreeMap::new());

/// The first address of the range that an address is in.
pub fn base_of(address: usize) -> Option<usize> {
    let ranges = RANGES.read().unwrap_or_else(PoisonError::into_inner);
    let (base, size) = ranges.range(..=address).next_back()?;
    (address - base < *size).then_some(*base)
}

/// Makes a range known. A range inside of one that is known is known.
pub fn import(start: usize, size: usize) -> Answer {
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
}

/// Forgets the range that begins at an address.
pub fn release(base: usize) {
    RANGES.write().unwrap_or_else(PoisonError::into_inner).remove(&base);
}
