//! Put and get of bytes.
//!
//! # Safety
//! This file hands callers' pointers to the transport; its `unsafe fn`s say what they must be.

#![allow(unsafe_code, reason = "copies from and to callers' pointers")]

use std::ffi::c_void;

use crate::error::{Error, Usage};
use crate::runtime::Shmem;
use zeshmem_mem::HeapOffset;

impl Shmem {
    /// Copies `bytes` bytes from `source`, any memory of this PE, to the symmetric `dest` on `pe`;
    /// on return `source` may be reused. [`quiet`](Self::quiet) completes it at the target.
    ///
    /// `routine` is the name for messages.
    ///
    /// # Errors
    /// `pe` out of range, `dest` not in the symmetric heap; the transport's.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes, in host or device memory, that nobody writes meanwhile.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_PUT.
    pub unsafe fn put(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let pe = self.target(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let dest = self.symmetric(routine, "dest", dest, bytes)?;
        not_null(routine, "source", source)?;
        // SAFETY: the range in the heap was checked; the caller vouches for `source`.
        Ok(unsafe { self.fabric.put(pe, dest, source, bytes) }?)
    }

    /// Copies `bytes` bytes from the symmetric `source` on `pe` to `dest`, any memory of this PE; on
    /// return they are there.
    ///
    /// # Errors
    /// As [`put`](Self::put), of `source`.
    ///
    /// # Safety
    /// `dest` holds `bytes` bytes, in host or device memory, that nobody else uses meanwhile.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_GET.
    pub unsafe fn get(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let pe = self.target(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let source = self.symmetric(routine, "source", source.cast_mut(), bytes)?;
        not_null(routine, "dest", dest)?;
        // SAFETY: the range in the heap was checked; the caller vouches for `dest`.
        Ok(unsafe { self.fabric.get(pe, source, dest, bytes) }?)
    }

    fn target(&self, routine: &'static str, pe: i32) -> Result<usize, Usage> {
        if (0..self.n_pes()).contains(&pe) {
            return Ok(pe as usize);
        }
        Err(Usage::new(
            routine,
            "pe",
            pe,
            format!("it must be in [0, {}]", self.n_pes() - 1),
        ))
    }

    pub(crate) fn symmetric(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *mut c_void,
        bytes: usize,
    ) -> Result<HeapOffset, Usage> {
        self.heap.offset_of(address as usize, bytes).ok_or_else(|| {
            let allowed = format!("the {bytes} bytes from there must lie in the symmetric heap");
            Usage::new(routine, argument, format!("{address:p}"), allowed)
        })
    }
}

pub(crate) fn not_null(
    routine: &'static str,
    argument: &'static str,
    pointer: *const c_void,
) -> Result<(), Usage> {
    if pointer.is_null() {
        Err(Usage::new(
            routine,
            argument,
            "null",
            "it must point to memory",
        ))
    } else {
        Ok(())
    }
}
