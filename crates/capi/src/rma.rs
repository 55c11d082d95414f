//! RMA and collect: what the routines for each type and size come down to.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_long, c_void};
use std::mem::MaybeUninit;

use zeshmem_host::{ActiveSet, Arrays, Blocks, Caller, Context, Error, Team, Usage};

use crate::fast;
use crate::long_double::{Return, Returned};
use crate::process::{code, or_end, with};

/// Bytes of `nelems` elements, or an error where no memory holds as many.
pub fn bytes_of(routine: &'static str, bytes: usize, nelems: usize) -> Result<usize, Usage> {
    zeshmem_host::bytes_of(bytes, nelems).ok_or_else(|| {
        Usage::new(routine, "nelems", nelems, format!("it must be in [0, {}]", isize::MAX as usize / bytes))
    })
}

/// The caller of a collective and the bytes of its elements: too many are refused by all PEs.
pub fn contributed(routine: &'static str, bytes: usize, nelems: usize) -> (Caller, usize) {
    match bytes_of(routine, bytes, nelems) {
        Ok(total) => (routine.into(), total),
        Err(usage) => (Caller::with(routine, Some(usage)), 0),
    }
}

/// Routines over contiguous elements differ in the runtime's method, and in whether they fetch.
macro_rules! contiguous {
    ($($name:ident $short:ident $method:ident $fetches:literal)*) => {$(
        #[inline(always)]
        pub unsafe fn $name(
            routine: &'static str,
            bytes: usize,
            ctx: Context,
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
            pe: c_int,
        ) {
            // SAFETY: forwarded.
            if bytes.checked_mul(nelems).is_some_and(|total| unsafe { fast::$short(ctx, dest, source, total, pe) }) {
                return;
            }
            #[cold]
            unsafe fn long_way(
                routine: &'static str,
                bytes: usize,
                ctx: Context,
                dest: *mut c_void,
                source: *const c_void,
                nelems: usize,
                pe: c_int,
            ) {
                if $fetches {
                    fast::give_way();
                }
                or_end(with(routine, |runtime| {
                    let bytes = bytes_of(routine, bytes, nelems)?;
                    // SAFETY: forwarded.
                    unsafe { runtime.$method(routine, ctx, dest, source, bytes, pe) }
                }))
            }
            // SAFETY: forwarded.
            unsafe { long_way(routine, bytes, ctx, dest, source, nelems, pe) }
        }
    )*};
}

contiguous! {
    put put ctx_put false
    get get ctx_get true
    put_nbi put ctx_put_nbi false
    get_nbi get ctx_get_nbi true
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

/// Routines over blocks of elements at strides.
macro_rules! blocks {
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
            bsize: usize,
            nblocks: usize,
            pe: c_int,
        ) {
            or_end(with(routine, |runtime| {
                let [to, from] = [("dst", dst), ("sst", sst)].map(|(name, stride)| {
                    step(routine, name, stride, bytes, bsize, nblocks)
                });
                let (dest_step, source_step) = (to?, from?);
                let blocks = Blocks { bytes: bytes_of(routine, bytes, bsize)?, count: nblocks, dest_step, source_step };
                // SAFETY: forwarded; all of the caller's blocks are there, as far as `step` found room for.
                unsafe { runtime.$method(routine, ctx, dest, source, blocks, pe) }
            }))
        }
    )*};
}

blocks! {
    ibput ctx_ibput
    ibget ctx_ibget
}

/// Bytes from one block to the next, or an error where blocks overlap or no memory has that much room.
fn step(
    routine: &'static str,
    argument: &'static str,
    stride: isize,
    bytes: usize,
    bsize: usize,
    nblocks: usize,
) -> Result<usize, Error> {
    let step = usize::try_from(stride).ok().filter(|&stride| stride >= bsize);
    let step = step.and_then(|stride| stride.checked_mul(bytes));
    step.filter(|&step| zeshmem_host::bytes_of(step, nblocks).is_some()).ok_or_else(|| {
        let allowed = format!("it must be at least `bsize`, {bsize}, and {nblocks} blocks must fit in memory");
        Usage::new(routine, argument, stride, allowed).into()
    })
}

pub unsafe fn collect(
    routine: &'static str,
    bytes: usize,
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
) -> c_int {
    code(with(routine, |runtime| {
        let (caller, total) = contributed(routine, bytes, nelems);
        // SAFETY: forwarded.
        unsafe { runtime.collect(caller, Team::from_raw(team), dest, source, total, bytes) }
    }))
}

pub unsafe fn fcollect(
    routine: &'static str,
    bytes: usize,
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
) -> c_int {
    code(with(routine, |runtime| {
        let (caller, total) = contributed(routine, bytes, nelems);
        // SAFETY: forwarded.
        unsafe { runtime.fcollect(caller, Team::from_raw(team), dest, source, total) }
    }))
}

/// Puts an element.
#[inline(always)]
pub unsafe fn p<T: Copy>(routine: &'static str, ctx: Context, dest: *mut T, value: T, pe: c_int) {
    // SAFETY: forwarded.
    if unsafe { fast::p(ctx, dest, value, pe) } {
        return;
    }
    #[cold]
    unsafe fn long_way<T: Copy>(routine: &'static str, ctx: Context, dest: *mut T, value: T, pe: c_int) {
        let source = (&raw const value).cast();
        // SAFETY: the element lives until the call returns, and may then be reused.
        unsafe { put(routine, size_of::<T>(), ctx, dest.cast(), source, 1, pe) }
    }
    // SAFETY: forwarded.
    unsafe { long_way(routine, ctx, dest, value, pe) }
}

/// Gets an element.
#[inline(always)]
pub unsafe fn g<T: Return>(routine: &'static str, ctx: Context, source: *const T, pe: c_int) -> Returned<T> {
    // SAFETY: forwarded.
    if let Some(value) = unsafe { fast::g(ctx, source, pe) } {
        return value.give();
    }
    #[cold]
    unsafe fn long_way<T: Copy>(routine: &'static str, ctx: Context, source: *const T, pe: c_int) -> T {
        fast::give_way();
        let mut value = MaybeUninit::<T>::uninit();
        let dest = value.as_mut_ptr().cast();
        // SAFETY: there is room for the element, which is there when the call returns: where it cannot
        // be, the job ends. All bit patterns of C's arithmetic types are elements.
        unsafe {
            get(routine, size_of::<T>(), ctx, dest, source.cast(), 1, pe);
            value.assume_init()
        }
    }
    // SAFETY: forwarded.
    unsafe { long_way(routine, ctx, source, pe) }.give()
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
