//! Put and get, on contexts.
//!
//! # Safety
//! This file hands callers' pointers to the transport; its `unsafe fn`s say what they must be.

#![allow(unsafe_code, reason = "copies from and to callers' pointers")]

use std::ffi::c_void;

use super::reach::not_null;
use crate::error::Error;
use crate::shmem::Shmem;
use crate::tables::Context;

/// Whether a routine ends with its transfer, or leaves the rest to `quiet`.
#[derive(Clone, Copy)]
enum Mode {
    Blocking,
    Nonblocking,
}

impl Shmem {
    /// [`ctx_put`](Self::ctx_put) on the default context: `pe` is a world number.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PUT.
    pub unsafe fn put(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.ctx_put(routine, Context::DEFAULT, dest, source, bytes, pe) }
    }

    /// [`ctx_get`](Self::ctx_get) on the default context: `pe` is a world number.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_GET.
    pub unsafe fn get(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.ctx_get(routine, Context::DEFAULT, dest, source, bytes, pe) }
    }

    /// Copies `bytes` bytes from `source`, any memory of this PE, to the symmetric `dest` on `pe`, a
    /// number in the context's team; on return `source` may be reused. [`ctx_quiet`](Self::ctx_quiet)
    /// completes it at the target.
    ///
    /// `routine` is the name for messages.
    ///
    /// # Errors
    /// `context` not alive, `pe` out of range, `dest` not symmetric; the transport's.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes that are not written meanwhile, in host memory or the device heap;
    /// for a `dest` in the device heap in any device memory.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PUT.
    pub unsafe fn ctx_put(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_in(Mode::Blocking, routine, context, dest, source, bytes, pe) }
    }

    /// Starts a [`ctx_put`](Self::ctx_put), which `quiet` on the context completes.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the context's next `quiet`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PUT_NBI.
    pub unsafe fn ctx_put_nbi(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_in(Mode::Nonblocking, routine, context, dest, source, bytes, pe) }
    }

    #[expect(clippy::too_many_arguments, reason = "a put has them")]
    unsafe fn put_in(
        &self,
        mode: Mode,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let dest = self.symmetric(routine, "dest", dest, bytes)?;
        not_null(routine, "source", source)?;
        match mode {
            // SAFETY: the symmetric range was checked; the caller vouches for `source`.
            Mode::Blocking => unsafe { self.fabric.put(pe, dest, source, bytes, &context.completions) }?,
            // SAFETY: the same; the caller vouches for `source` until `quiet`.
            Mode::Nonblocking => unsafe { self.fabric.put_nbi(pe, dest, source, bytes, &context.completions) }?,
        }
        Ok(())
    }

    /// Copies `bytes` bytes from the symmetric `source` on `pe`, a number in the context's team, to
    /// `dest`, any memory of this PE; on return they are there.
    ///
    /// # Errors
    /// As [`ctx_put`](Self::ctx_put), of `source`.
    ///
    /// # Safety
    /// `dest` holds `bytes` bytes that are in no other use meanwhile, in host memory or the device heap;
    /// for a `source` in the device heap in any device memory.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_GET.
    pub unsafe fn ctx_get(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get_in(Mode::Blocking, routine, context, dest, source, bytes, pe) }
    }

    /// Starts a [`ctx_get`](Self::ctx_get), which `quiet` on the context completes.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the context's next `quiet`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_GET_NBI.
    pub unsafe fn ctx_get_nbi(
        &self,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get_in(Mode::Nonblocking, routine, context, dest, source, bytes, pe) }
    }

    #[expect(clippy::too_many_arguments, reason = "a get has them")]
    unsafe fn get_in(
        &self,
        mode: Mode,
        routine: &'static str,
        context: Context,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        pe: i32,
    ) -> Result<(), Error> {
        let context = self.contexts.expect(routine, context)?;
        let pe = context.world_pe(routine, pe)?;
        if bytes == 0 {
            return Ok(());
        }
        let source = self.symmetric_source(routine, source, bytes)?;
        not_null(routine, "dest", dest)?;
        match mode {
            // SAFETY: the symmetric range was checked; the caller vouches for `dest`.
            Mode::Blocking => unsafe { self.fabric.get(pe, source, dest, bytes) }?,
            // SAFETY: the same; the caller vouches for `dest` until `quiet`.
            Mode::Nonblocking => unsafe { self.fabric.get_nbi(pe, source, dest, bytes, &context.completions) }?,
        }
        Ok(())
    }
}
