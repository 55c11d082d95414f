//! RMA and collect of `shmem.h`: what the typed routines come down to.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_long, c_void};
use std::mem::MaybeUninit;

use zeshmem_host::{ActiveSet, Arrays, Context};

use crate::process::{or_end, with};
use crate::untyped::{bytes_of, contributed};

pub use crate::untyped::{collect, fcollect};

/// Routines over contiguous elements differ in the runtime's method alone.
macro_rules! contiguous {
    ($($name:ident $method:ident)*) => {$(
        pub unsafe fn $name(
            routine: &'static str,
            bytes: usize,
            ctx: Context,
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
            pe: c_int,
        ) {
            or_end(with(routine, |runtime| {
                let bytes = bytes_of(routine, bytes, nelems)?;
                // SAFETY: forwarded.
                unsafe { runtime.$method(routine, ctx, dest, source, bytes, pe) }
            }))
        }
    )*};
}

contiguous! {
    put ctx_put
    get ctx_get
    put_nbi ctx_put_nbi
    get_nbi ctx_get_nbi
}

/// Routines over elements at strides.
macro_rules! strided {
    ($($name:ident $method:ident)*) => {$(
        #[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
        pub unsafe fn $name(
            routine: &'static str,
            bytes: usize,
            ctx: Context,
            dest: *mut c_void,
            source: *const c_void,
            dst: isize,
            sst: isize,
            nelems: usize,
            pe: c_int,
        ) {
            or_end(with(routine, |runtime| {
                // SAFETY: forwarded.
                unsafe { runtime.$method(routine, ctx, dest, source, dst, sst, bytes, nelems, pe) }
            }))
        }
    )*};
}

strided! {
    iput ctx_iput
    iget ctx_iget
}

/// Puts an element.
pub unsafe fn p<T: Copy>(routine: &'static str, ctx: Context, dest: *mut T, value: T, pe: c_int) {
    let source = (&raw const value).cast();
    // SAFETY: the element lives until the call returns, and may then be reused.
    unsafe { put(routine, size_of::<T>(), ctx, dest.cast(), source, 1, pe) }
}

/// Gets an element.
pub unsafe fn g<T: Copy>(routine: &'static str, ctx: Context, source: *const T, pe: c_int) -> T {
    let mut value = MaybeUninit::<T>::uninit();
    let dest = value.as_mut_ptr().cast();
    // SAFETY: there is room for the element, which is there when the call returns: where it cannot
    // be, the job ends. All bit patterns of C's arithmetic types are elements.
    unsafe {
        get(routine, size_of::<T>(), ctx, dest, source.cast(), 1, pe);
        value.assume_init()
    }
}

/// Collects over active sets differ in whether all PEs bring as much.
macro_rules! over_active_sets {
    ($($name:ident $ragged:literal)*) => {$(
        #[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
        pub unsafe fn $name(
            routine: &'static str,
            bytes: usize,
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
            pe_start: c_int,
            log_pe_stride: c_int,
            pe_size: c_int,
            psync: *mut c_long,
        ) {
            or_end(with(routine, |runtime| {
                let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
                let (caller, total) = contributed(routine, bytes, nelems);
                let arrays = Arrays { dest, source };
                // SAFETY: forwarded.
                unsafe { runtime.active_set_collect(caller, set, psync, arrays, total, bytes, $ragged) }
            }))
        }
    )*};
}

over_active_sets! {
    active_collect true
    active_fcollect false
}
