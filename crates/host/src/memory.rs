//! Symmetric memory: collective allocation.

use std::ffi::c_void;

use crate::agree::{Proposal, Routine};
use crate::error::{Error, Usage};
use crate::runtime::Shmem;
use zeshmem_mem::MAX_ALIGNMENT;

/// Address of symmetric memory in this PE's device heap; not to be dereferenced by the host.
pub type SymmetricPtr = *mut c_void;

impl Shmem {
    /// Allocates `bytes` bytes of symmetric memory on the device of every PE, aligned to 64 bytes.
    /// Null on all PEs where there is no room, or `bytes` is 0. Collective over the job.
    ///
    /// # Errors
    /// PEs that ask for different sizes: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_MALLOC.
    pub fn malloc(&self, bytes: usize) -> Result<SymmetricPtr, Error> {
        self.allocate(Routine::MALLOC, [bytes as i64, 0, 0], Some(bytes), 1, None)
    }

    /// [`malloc`](Self::malloc) at a multiple of `alignment`, a power of two up to 64 KiB.
    ///
    /// # Errors
    /// Another alignment, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_ALIGN.
    pub fn align(&self, alignment: usize, bytes: usize) -> Result<SymmetricPtr, Error> {
        let valid = alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT;
        let problem = (!valid).then(|| {
            let allowed = format!("it must be a power of two in [1, {MAX_ALIGNMENT}]");
            Usage::new(Routine::ALIGN.name(), "alignment", alignment, allowed)
        });
        self.allocate(Routine::ALIGN, [alignment as i64, bytes as i64, 0], Some(bytes), alignment, problem)
    }

    /// [`malloc`](Self::malloc) of `count * size` bytes that are 0 on every PE before it returns on
    /// any. Null where the product overflows.
    ///
    /// # Errors
    /// Arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_CALLOC.
    pub fn calloc(&self, count: usize, size: usize) -> Result<SymmetricPtr, Error> {
        let bytes = count.checked_mul(size);
        let memory = self.allocate(Routine::CALLOC, [count as i64, size as i64, 0], bytes, 1, None)?;
        if !memory.is_null() {
            self.level_zero().zero(memory as usize, bytes.expect("it was allocated"))?;
        }
        self.sync("ishmem_calloc", &self.world)?;
        Ok(memory)
    }

    /// Gives symmetric memory back. Null is ignored, on all PEs alike. Collective over the job; all
    /// operations on the memory must be complete.
    ///
    /// # Errors
    /// An address that was not allocated, or differs between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_FREE.
    pub fn free(&self, memory: SymmetricPtr) -> Result<(), Error> {
        let routine = Routine::FREE;
        let offset = self.heap.offset_of(memory as usize, 1);
        let argument = offset.map_or(-1, |offset| offset.0 as i64);
        let allocated = memory.is_null() || offset.is_some_and(|offset| self.heap.is_allocated(offset));
        let problem = (!allocated).then(|| {
            Usage::new(
                routine.name(),
                "ptr",
                format!("{memory:p}"),
                "it must be what ishmem_malloc, _calloc or _align returned",
            )
        });
        self.agree(&self.world, self.ask(routine, [argument, 0, 0]), problem)?;
        if let Some(offset) = offset {
            self.heap.free(offset);
        }
        Ok(())
    }

    fn allocate(
        &self,
        routine: Routine,
        arguments: [i64; 3],
        bytes: Option<usize>,
        alignment: usize,
        problem: Option<Usage>,
    ) -> Result<SymmetricPtr, Error> {
        self.agree(&self.world, self.ask(routine, arguments), problem)?;
        // The allocator is deterministic, so the outcome is the same on all PEs.
        let offset = bytes.and_then(|bytes| self.heap.allocate(bytes, alignment));
        Ok(offset.map_or(std::ptr::null_mut(), |offset| (self.heap.base() + offset.0) as SymmetricPtr))
    }

    pub(crate) fn ask(&self, routine: Routine, arguments: [i64; 3]) -> Proposal {
        Proposal::new(routine, arguments, self.my_pe())
    }
}
