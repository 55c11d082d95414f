//! Symmetric memory of the host: collective allocation from the host heap.
//!
//! # Safety
//! This file hands out addresses of the heap, and copies and clears within blocks that it has just
//! allocated there, which no other thread knows yet.

#![allow(unsafe_code, reason = "fills blocks of the host heap")]

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Once;

use super::product;
use crate::call::{Call, Kind};
use crate::config::HOST_SYMMETRIC_SIZE;
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::Context;
use zeshmem_mem::HostSegments;

impl Shmem {
    fn host(&self, routine: &'static str) -> Result<&HostSegments, Error> {
        self.segments.host().ok_or(Error::NoHostSegments(routine))
    }

    /// Allocates `bytes` bytes of symmetric host memory on every PE, aligned to 64 bytes. Null on all
    /// PEs where there is no room, and null at once where `bytes` is 0. Collective over the job.
    ///
    /// # Errors
    /// PEs that ask for different sizes: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_MALLOC.
    pub fn host_malloc(&self, caller: impl Into<Caller>, bytes: usize) -> Result<*mut c_void, Error> {
        if bytes == 0 {
            return Ok(null_mut());
        }
        let Caller { routine, problem } = caller.into();
        self.host_allocate(Call::new(routine, Kind::HOST_MALLOC, [bytes as i64]).found(problem, None), bytes, 1)
    }

    /// [`host_malloc`](Self::host_malloc) at a multiple of `alignment`, a power of two.
    ///
    /// # Errors
    /// Another alignment, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALIGN.
    pub fn host_align(&self, caller: impl Into<Caller>, alignment: usize, bytes: usize) -> Result<*mut c_void, Error> {
        if bytes == 0 {
            return Ok(null_mut());
        }
        let Caller { routine, problem } = caller.into();
        let wrong = (!alignment.is_power_of_two())
            .then(|| Usage::new(routine, "alignment", alignment, "it must be a power of two"));
        let call = Call::new(routine, Kind::HOST_ALIGN, [alignment as i64, bytes as i64]).found(problem, wrong);
        self.host_allocate(call, bytes, alignment)
    }

    /// [`host_malloc`](Self::host_malloc) of `count * size` bytes that are 0 on every PE before it
    /// returns on any.
    ///
    /// # Errors
    /// A product that no memory holds, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_CALLOC.
    pub fn host_calloc(&self, caller: impl Into<Caller>, count: usize, size: usize) -> Result<*mut c_void, Error> {
        let Caller { routine, problem } = caller.into();
        let bytes = product(routine, count, size);
        if matches!(bytes, Ok(0)) {
            return Ok(null_mut());
        }
        let call = Call::new(routine, Kind::HOST_CALLOC, [count as i64, size as i64]);
        let (call, bytes) = (call.found(problem, bytes.clone().err()), bytes.unwrap_or(0));
        let memory = self.host_allocate(call, bytes, 1)?;
        if !memory.is_null() {
            // SAFETY: a block of that many bytes that no PE has got yet.
            unsafe { memory.cast::<u8>().write_bytes(0, bytes) };
        }
        self.agree(&self.world, &Call::sync(routine))?;
        Ok(memory)
    }

    /// Makes the block at `memory` `bytes` bytes large, elsewhere if need be; what it held, up to the
    /// smaller size, stays. Null is as [`host_malloc`](Self::host_malloc); 0 bytes are as
    /// [`host_free`](Self::host_free), and give null. Null with the block as it was where there is no
    /// room. Collective over the job; all operations on the memory must be complete.
    ///
    /// # Errors
    /// An address that was not allocated, or arguments that differ between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_REALLOC.
    pub fn host_realloc(
        &self,
        caller: impl Into<Caller>,
        memory: *mut c_void,
        bytes: usize,
    ) -> Result<*mut c_void, Error> {
        let caller = caller.into();
        let routine = caller.routine;
        if memory.is_null() && bytes == 0 {
            return Ok(null_mut());
        }
        self.ctx_quiet(routine, Context::DEFAULT)?;
        let block = self.agree_on_block(caller, Kind::HOST_REALLOC, memory, bytes)?;
        let host = self.host(routine)?;
        let Some((offset, held)) = block else {
            return Ok(self.host_found(routine, host, bytes, 1));
        };
        if bytes == 0 {
            host.free(offset);
            return Ok(null_mut());
        }
        if host.resize(offset, bytes) {
            return Ok(memory);
        }
        let moved: *mut u8 = self.host_found(routine, host, bytes, 1).cast();
        if moved.is_null() {
            return Ok(null_mut());
        }
        // SAFETY: two blocks of the heap, both alive, so that they do not overlap; the old one has as many bytes, and the new
        // one more, or it would be the old one. No PE has got the new one, and no PE uses the old one, as the contract says.
        unsafe { moved.copy_from_nonoverlapping(memory.cast(), held) };
        host.free(offset);
        // What a peer puts into the new block must not meet the copy.
        self.agree(&self.world, &Call::sync(routine))?;
        Ok(moved.cast())
    }

    /// Gives symmetric host memory back. Nothing happens to null, and no PE waits for another. Collective over the job; all
    /// operations on the memory must be complete.
    ///
    /// # Errors
    /// An address that was not allocated, or differs between PEs: on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FREE.
    pub fn host_free(&self, caller: impl Into<Caller>, memory: *mut c_void) -> Result<(), Error> {
        if memory.is_null() {
            return Ok(());
        }
        let caller = caller.into();
        let routine = caller.routine;
        self.ctx_quiet(routine, Context::DEFAULT)?;
        if let Some((offset, _)) = self.agree_on_block(caller, Kind::HOST_FREE, memory, 0)? {
            self.host(routine)?.free(offset);
        }
        Ok(())
    }

    /// The offset and size of the block at an address, agreed to be the same on all PEs; `None` for null.
    fn agree_on_block(
        &self,
        caller: Caller,
        kind: Kind,
        memory: *mut c_void,
        bytes: usize,
    ) -> Result<Option<(usize, usize)>, Error> {
        let Caller { routine, problem } = caller;
        let host = self.host(routine)?;
        let block = host.heap_offset_of(memory as usize, 1).and_then(|offset| Some((offset, host.size_of(offset)?)));
        let wrong = (block.is_none() && !memory.is_null()).then(|| {
            let allowed = "it must be what shmem_malloc or one of its siblings returned";
            Usage::new(routine, "ptr", format!("{memory:p}"), allowed)
        });
        let offset = block.map_or(-1, |(offset, _)| offset as i64);
        self.agree(&self.world, &Call::new(routine, kind, [offset, bytes as i64]).found(problem, wrong))?;
        Ok(block)
    }

    fn host_allocate(&self, call: Call, bytes: usize, alignment: usize) -> Result<*mut c_void, Error> {
        let host = self.host(call.routine)?;
        self.ctx_quiet(call.routine, Context::DEFAULT)?;
        self.agree(&self.world, &call)?;
        Ok(self.host_found(call.routine, host, bytes, alignment))
    }

    /// A new block, or null. The allocator is deterministic, so the outcome is the same on all PEs.
    fn host_found(&self, routine: &'static str, host: &HostSegments, bytes: usize, alignment: usize) -> *mut c_void {
        static TOLD: Once = Once::new();
        let heap = (host.base(), host.bytes(), HOST_SYMMETRIC_SIZE, &TOLD);
        self.found(routine, bytes, host.allocate(bytes, alignment), heap)
    }
}
