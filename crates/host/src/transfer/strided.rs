//! Put and get of elements that lie apart, on contexts.
//!
//! # Safety
//! This file hands callers' pointers to the transport; its `unsafe fn`s say what they must be.

#![allow(unsafe_code, reason = "copies from and to callers' pointers")]

use std::ffi::c_void;

use zeshmem_algebra::Blocks;

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
        // SAFETY: the extent was checked to be symmetric; the caller vouches for `source`.
        Ok(unsafe { self.fabric.put_blocks(pe, dest, source, strides.blocks, &context.completions) }?)
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
        let source = self.symmetric_source(routine, source, extent)?;
        not_null(routine, "dest", dest)?;
        // SAFETY: the extent was checked to be symmetric; the caller vouches for `dest`.
        Ok(unsafe { self.fabric.get_blocks(pe, source, dest, strides.blocks) }?)
    }
}

impl Shmem {
    /// Puts blocks from `source` to the symmetric `dest`, which are where the first one comes from and goes.
    ///
    /// # Errors
    /// As [`ctx_put`](Self::ctx_put).
    ///
    /// # Safety
    /// As there, of every block.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_IBPUT.
    pub unsafe fn ctx_ibput(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        blocks: Blocks,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let Some(last) = last(blocks) else { return Ok(()) };
        let dest = self.symmetric(routine, "dest", dest, last * blocks.dest_step + blocks.bytes)?;
        not_null(routine, "source", source)?;
        // SAFETY: all of the blocks were checked to be symmetric; the caller vouches for `source`.
        Ok(unsafe { self.fabric.put_blocks(pe, dest, source, blocks, &context.completions) }?)
    }

    /// Gets blocks from the symmetric `source` to `dest`, likewise.
    ///
    /// # Errors
    /// As [`ctx_get`](Self::ctx_get).
    ///
    /// # Safety
    /// As there, of every block.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_IBGET.
    pub unsafe fn ctx_ibget(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        blocks: Blocks,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        let Some(last) = last(blocks) else { return Ok(()) };
        let extent = last * blocks.source_step + blocks.bytes;
        let source = self.symmetric_source(routine, source, extent)?;
        not_null(routine, "dest", dest)?;
        // SAFETY: all of the blocks were checked to be symmetric; the caller vouches for `dest`.
        Ok(unsafe { self.fabric.get_blocks(pe, source, dest, blocks) }?)
    }
}

/// No processor's addresses reach further.
pub(crate) const MOST_BYTES: usize = 1 << 57;
/// What is wrong with a stride to more.
pub(crate) const TOO_FAR: &str = "the transfer must not reach beyond the address space";

/// The number of the last block; none where there is nothing to copy.
fn last(blocks: Blocks) -> Option<usize> {
    if blocks.bytes == 0 { None } else { blocks.count.checked_sub(1) }
}

/// A strided transfer, in bytes.
pub(crate) struct Strides {
    pub blocks: Blocks,
    /// From the first byte of the first block to the last of the last.
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
            let step = usize::try_from(stride)
                .ok()
                .filter(|&stride| stride > 0)
                .ok_or_else(|| Usage::new(routine, argument, stride, "it must be at least 1"))?
                .checked_mul(element);
            let extent = step
                .and_then(|step| step.checked_mul(nelems.saturating_sub(1)))
                .and_then(|last| last.checked_add(element))
                .filter(|&extent| extent <= MOST_BYTES);
            step.zip(extent).ok_or_else(|| Usage::new(routine, argument, stride, TOO_FAR))
        };
        let (dest_step, dest_extent) = step("dst", dest_stride)?;
        let (source_step, source_extent) = step("sst", source_stride)?;
        let blocks = Blocks { bytes: element, count: nelems, dest_step, source_step };
        Ok(Strides { blocks, dest_extent, source_extent })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_have_extents_and_bounds() {
        let extents = |dest, source, nelems| {
            let strides = Strides::check("r", dest, source, 4, nelems).unwrap();
            (strides.dest_extent, strides.source_extent)
        };
        assert_eq!((extents(1, 1, 5), extents(2, 3, 3)), ((20, 20), (20, 28)));
        assert_eq!(Strides::check("r", 1, 0, 4, 1).err().unwrap().argument, "sst");
        assert_eq!(Strides::check("r", -1, 1, 4, 1).err().unwrap().argument, "dst");
        assert!([isize::MAX, isize::MAX / 16].into_iter().all(|stride| Strides::check("r", stride, 1, 8, 3).is_err()));
    }
}
