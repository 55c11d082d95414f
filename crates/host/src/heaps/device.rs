//! Symmetric memory: collective allocation.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Once;

use super::product;
use crate::call::{Call, Kind};
use crate::config::SYMMETRIC_SIZE;
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::Context;
use zeshmem_mem::MAX_ALIGNMENT;

/// Address of symmetric memory in this PE's device heap; not to be dereferenced by the host.
pub type SymmetricPtr = *mut c_void;

impl Shmem {
    /// Allocates `bytes` bytes of symmetric memory on the device of every PE, aligned to 64 bytes.
    /// Null on all PEs where there is no room, and null at once where `bytes` is 0. Collective over the job.
    ///
    /// # Errors
    /// PEs that ask for different sizes: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_MALLOC.
    pub fn malloc(&self, caller: impl Into<Caller>, bytes: usize) -> Result<SymmetricPtr, Error> {
        if bytes == 0 {
            return Ok(null_mut());
        }
        let Caller { routine, problem } = caller.into();
        self.allocate(Call::new(routine, Kind::MALLOC, [bytes as i64]).found(problem, None), bytes, 1)
    }

    /// [`malloc`](Self::malloc) at a multiple of `alignment`, a power of two up to 64 KiB.
    ///
    /// # Errors
    /// Another alignment, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALIGN.
    pub fn align(&self, caller: impl Into<Caller>, alignment: usize, bytes: usize) -> Result<SymmetricPtr, Error> {
        if bytes == 0 {
            return Ok(null_mut());
        }
        let Caller { routine, problem } = caller.into();
        let valid = alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT;
        let wrong = (!valid).then(|| {
            let allowed = format!("it must be a power of two in [1, {MAX_ALIGNMENT}]");
            Usage::new(routine, "alignment", alignment, allowed)
        });
        let call = Call::new(routine, Kind::ALIGN, [alignment as i64, bytes as i64]).found(problem, wrong);
        self.allocate(call, bytes, alignment)
    }

    /// [`malloc`](Self::malloc) of `count * size` bytes that are 0 on every PE before it returns on
    /// any.
    ///
    /// # Errors
    /// A product that no memory holds, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_CALLOC.
    pub fn calloc(&self, caller: impl Into<Caller>, count: usize, size: usize) -> Result<SymmetricPtr, Error> {
        let Caller { routine, problem } = caller.into();
        let bytes = product(routine, count, size);
        if matches!(bytes, Ok(0)) {
            return Ok(null_mut());
        }
        let call = Call::new(routine, Kind::CALLOC, [count as i64, size as i64]);
        let (call, bytes) = (call.found(problem, bytes.clone().err()), bytes.unwrap_or(0));
        let memory = self.allocate(call, bytes, 1)?;
        if !memory.is_null() {
            // The others wait for this PE by now.
            self.level_zero().zero(memory as usize, bytes).map_err(|fault| fault.in_collective(routine))?;
        }
        self.agree(&self.world, &Call::sync(routine))?;
        Ok(memory)
    }

    /// Gives symmetric memory back. Nothing happens to null, and no PE waits for another. Collective over the job; all
    /// operations on the memory must be complete.
    ///
    /// # Errors
    /// An address that was not allocated, or differs between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FREE.
    pub fn free(&self, caller: impl Into<Caller>, memory: SymmetricPtr) -> Result<(), Error> {
        if memory.is_null() {
            return Ok(());
        }
        let Caller { routine, problem } = caller.into();
        self.ctx_quiet(routine, Context::DEFAULT)?;
        let offset = self.heap.offset_of(memory as usize, 1);
        let argument = offset.map_or(-1, |offset| offset.0 as i64);
        let allocated = offset.is_some_and(|offset| self.heap.is_allocated(offset));
        let wrong = (!allocated).then(|| {
            let allowed = "it must be what ishmem_malloc, _calloc or _align returned";
            Usage::new(routine, "ptr", format!("{memory:p}"), allowed)
        });
        self.agree(&self.world, &Call::new(routine, Kind::FREE, [argument]).found(problem, wrong))?;
        if let Some(offset) = offset {
            self.heap.free(offset);
        }
        Ok(())
    }

    fn allocate(&self, call: Call, bytes: usize, alignment: usize) -> Result<SymmetricPtr, Error> {
        self.ctx_quiet(call.routine, Context::DEFAULT)?;
        self.agree(&self.world, &call)?;
        // The allocator is deterministic, so the outcome is the same on all PEs.
        let offset = self.heap.allocate(bytes, alignment).map(|offset| offset.0);
        static TOLD: Once = Once::new();
        let heap = (self.heap.base(), self.heap.bytes(), SYMMETRIC_SIZE, &TOLD);
        Ok(self.found(call.routine, bytes, offset, heap))
    }
}
