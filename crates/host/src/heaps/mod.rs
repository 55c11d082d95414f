//! Collective allocation of symmetric memory: from the device heap, and from the host heap.

mod device;
mod host;

pub use device::SymmetricPtr;

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Once;

use zeshmem_algebra::bytes_of;

use crate::config::Variable;
use crate::error::Usage;
use crate::shmem::Shmem;

impl Shmem {
    /// The address of a block at `offset` of a heap, or null where the heap had no room for it. `heap` is its base, its bytes, the variable
    /// that sets these, and whether the log has told of that: PE 0 does so once, since a program may go on without the block.
    fn found(
        &self,
        routine: &'static str,
        bytes: usize,
        offset: Option<usize>,
        heap: (usize, usize, Variable, &'static Once),
    ) -> *mut c_void {
        let (base, size, variable, told) = heap;
        if offset.is_none() && self.my_pe() == 0 {
            told.call_once(|| {
                let name = variable.name;
                tracing::info!(
                    "{routine}({bytes}) returns NULL: a heap of {size} bytes has no room for it; {name} sets the size"
                );
            });
        }
        offset.map_or(null_mut(), |offset| (base + offset) as *mut c_void)
    }
}

/// Bytes of `count` elements of `size` bytes, or an error where no memory holds as many.
fn product(routine: &'static str, count: usize, size: usize) -> Result<usize, Usage> {
    let allowed = || format!("times `size`, {size}, it must be at most {}", isize::MAX);
    bytes_of(size, count).ok_or_else(|| Usage::new(routine, "count", count, allowed()))
}
