//! Atomic operations: what the routines for each type come down to.

use std::ffi::c_int;

use zeshmem_host::{Amo, AmoOp, Context, Usage};

use crate::fast;
use crate::process::{or_end, with};

/// The element's old value.
///
/// # Safety
/// What lies at `target` on `pe` is an element, if it is symmetric.
#[inline(always)]
pub unsafe fn fetch<T: Amo>(
    routine: &'static str,
    ctx: Context,
    target: *mut T,
    op: AmoOp,
    operand: T,
    compare: T,
    pe: c_int,
) -> T {
    // SAFETY: forwarded.
    if let Some(before) = unsafe { fast::amo(ctx, target, op, operand, compare, pe) } {
        return before;
    }
    #[cold]
    unsafe fn long_way<T: Amo>(
        routine: &'static str,
        ctx: Context,
        target: *mut T,
        op: AmoOp,
        [operand, compare]: [T; 2],
        pe: c_int,
    ) -> T {
        if matches!(op, AmoOp::Fetch) {
            fast::give_way();
        }
        or_end(with(routine, |runtime| {
            // SAFETY: forwarded; the runtime refuses a target that is not symmetric.
            unsafe { runtime.ctx_amo(routine, ctx, target, op, operand, compare, pe) }
        }))
    }
    // SAFETY: forwarded.
    unsafe { long_way(routine, ctx, target, op, [operand, compare], pe) }
}

/// Nothing of the old value: it need not be complete before a quiet on the context.
///
/// # Safety
/// As [`fetch`].
#[inline(always)]
pub unsafe fn update<T: Amo>(
    routine: &'static str,
    ctx: Context,
    target: *mut T,
    op: AmoOp,
    operand: T,
    compare: T,
    pe: c_int,
) {
    // SAFETY: forwarded.
    if unsafe { fast::amo(ctx, target, op, operand, compare, pe) }.is_none() {
        // SAFETY: forwarded; no place.
        unsafe { start(routine, std::ptr::null_mut(), ctx, target, op, [operand, compare], pe) }
    }
}

/// The old value at `place`, after a quiet on the context.
///
/// # Safety
/// As [`fetch`]; `place` is null or memory of this PE's for it.
#[expect(clippy::too_many_arguments, reason = "C's, and what the operation is")]
pub unsafe fn fetch_into<T: Amo>(
    routine: &'static str,
    place: *mut T,
    ctx: Context,
    target: *mut T,
    op: AmoOp,
    operand: T,
    compare: T,
    pe: c_int,
) {
    if place.is_null() {
        or_end(with(routine, |_| Err::<(), _>(Usage::null(routine, "fetch", "memory").into())));
    }
    // The host may not be able to touch device memory.
    let here = fast::is_local(place.cast());
    // SAFETY: forwarded.
    match if here { unsafe { fast::amo(ctx, target, op, operand, compare, pe) } } else { None } {
        // SAFETY: the place is not null, and the caller vouches for the rest.
        Some(before) => unsafe { place.write(before) },
        // SAFETY: forwarded.
        None => unsafe { start(routine, place, ctx, target, op, [operand, compare], pe) },
    }
}

/// Starts an operation where there is no short way.
///
/// # Safety
/// As [`fetch_into`].
#[cold]
unsafe fn start<T: Amo>(
    routine: &'static str,
    place: *mut T,
    ctx: Context,
    target: *mut T,
    op: AmoOp,
    [operand, compare]: [T; 2],
    pe: c_int,
) {
    or_end(with(routine, |runtime| {
        // SAFETY: forwarded; the runtime refuses a target that is not symmetric.
        unsafe { runtime.ctx_amo_nbi(routine, ctx, target, op, operand, compare, pe, place) }
    }))
}
