//! Collective allocation of symmetric memory: from the device heap, and from the host heap.

mod device;
mod host;

pub use device::SymmetricPtr;

use crate::error::Usage;

/// Bytes of `count` elements of `size` bytes, or an error where no memory holds as many.
fn product(routine: &'static str, count: usize, size: usize) -> Result<usize, Usage> {
    const MOST: usize = isize::MAX as usize;
    count
        .checked_mul(size)
        .filter(|&bytes| bytes <= MOST)
        .ok_or_else(|| Usage::new(routine, "count", count, format!("times `size`, {size}, it must be at most {MOST}")))
}
