//! Put and get of elements that lie apart, on contexts.
//!
//! # Safety
//! This file hands callers' pointers to the transport; its `unsafe fn`s say what they must be.

#![allow(unsafe_code, reason = "copies from and to callers' pointers")]

use std::ffi::c_void;

use super::reach::not_null;
use crate::error::{Error, Usage};
use crate::shmem::Shmem;
use crate::tables::Context;

impl Shmem {
    /// Puts `nelems` elements of `element` bytes that lie `source_stride` elements apart in `source` to
    /// places `dest_stride` elements apart in the symmetric `dest`.
    ///
    /// # Errors
    /// As [`ctx_put`](Self::ctx_put); a stride below 1.
    ///
    /// # Safety
    /// As there, of every element.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_IPUT.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_iput(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let strides = Strides::check(routine, dest_stride, source_stride, element, nelems)?;
        if nelems == 0 {
            return Ok(());
        }
        let dest = self.symmetric(routine, "dest", dest, strides.dest_extent)?;
        not_null(routine, "source", source)?;
        strides.each(|dest_bytes, source_bytes, bytes| {
            let dest = dest.after(dest_bytes);
            let source = source.wrapping_byte_add(source_bytes);
            // SAFETY: the extent was checked to be symmetric; the caller vouches for `source`.
            Ok(unsafe { self.fabric.put(pe, dest, source, bytes) }?)
        })
    }

    /// Gets `nelems` elements of `element` bytes that lie `source_stride` elements apart in the
    /// symmetric `source` to places `dest_stride` elements apart in `dest`.
    ///
    /// # Errors
    /// As [`ctx_get`](Self::ctx_get); a stride below 1.
    ///
    /// # Safety
    /// As there, of every element.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_IGET.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn ctx_iget(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let strides = Strides::check(routine, dest_stride, source_stride, element, nelems)?;
        if nelems == 0 {
            return Ok(());
        }
        let extent = strides.source_extent;
        let source = self.symmetric(routine, "source", source.cast_mut(), extent)?;
        not_null(routine, "dest", dest)?;
        strides.each(|dest_bytes, source_bytes, bytes| {
            let source = source.after(source_bytes);
            let dest = dest.wrapping_byte_add(dest_bytes);
            // SAFETY: the extent was checked to be symmetric; the caller vouches for `dest`.
            Ok(unsafe { self.fabric.get(pe, source, dest, bytes) }?)
        })
    }
}

/// A strided transfer, in bytes.
pub(crate) struct Strides {
    dest_step: usize,
    source_step: usize,
    element: usize,
    nelems: usize,
    /// From the first byte of the first element to the last of the last.
    pub dest_extent: usize,
    pub source_extent: usize,
}

impl Strides {
    pub fn check(
        routine: &'static str,
        dest_stride: isize,
        source_stride: isize,
        element: usize,
        nelems: usize,
    ) -> Result<Strides, Usage> {
        let step = |argument, stride: isize| {
            let too_far = "the transfer must not reach beyond the address space";
            let step = usize::try_from(stride)
                .ok()
                .filter(|&stride| stride > 0)
                .ok_or_else(|| Usage::new(routine, argument, stride, "it must be at least 1"))?
                .checked_mul(element);
            let extent = step
                .and_then(|step| step.checked_mul(nelems.saturating_sub(1)))
                .and_then(|last| last.checked_add(element));
            step.zip(extent).ok_or_else(|| Usage::new(routine, argument, stride, too_far))
        };
        let (dest_step, dest_extent) = step("dst", dest_stride)?;
        let (source_step, source_extent) = step("sst", source_stride)?;
        Ok(Strides { dest_step, source_step, element, nelems, dest_extent, source_extent })
    }

    /// Calls `copy` with the offset in `dest`, that in `source`, and the bytes, of each run.
    pub fn each(&self, mut copy: impl FnMut(usize, usize, usize) -> Result<(), Error>) -> Result<(), Error> {
        if self.dest_step == self.element && self.source_step == self.element {
            return copy(0, 0, self.element * self.nelems);
        }
        (0..self.nelems).try_for_each(|index| copy(index * self.dest_step, index * self.source_step, self.element))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strided_transfers_are_runs_where_they_can_be() {
        let runs = |dest, source, nelems| {
            let mut runs = Vec::new();
            let strides = Strides::check("r", dest, source, 4, nelems).unwrap();
            let note = |dest, source, bytes| {
                runs.push((dest, source, bytes));
                Ok(())
            };
            strides.each(note).unwrap();
            (runs, strides.dest_extent, strides.source_extent)
        };
        assert_eq!(runs(1, 1, 5), (vec![(0, 0, 20)], 20, 20));
        assert_eq!(runs(2, 3, 3), (vec![(0, 0, 4), (8, 12, 4), (16, 24, 4)], 20, 28));
        assert_eq!(Strides::check("r", 1, 0, 4, 1).err().unwrap().argument, "sst");
        assert_eq!(Strides::check("r", -1, 1, 4, 1).err().unwrap().argument, "dst");
        assert!(Strides::check("r", isize::MAX, 1, 8, 3).is_err());
    }
}
