//! Routines over bytes, and what the typed ones come down to.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_void};

use zeshmem_host::{Caller, Team, Usage};

use crate::process::{code, or_end, with};

/// Bytes of `nelems` elements, or an error where no memory holds as many.
pub fn bytes_of(routine: &'static str, bytes: usize, nelems: usize) -> Result<usize, Usage> {
    bytes.checked_mul(nelems).filter(|&total| total <= isize::MAX as usize).ok_or_else(|| Usage {
        routine,
        argument: "nelems",
        value: nelems.to_string(),
        allowed: format!("it must be in [0, {}]", isize::MAX as usize / bytes),
    })
}

/// The caller of a collective and the bytes of its elements: too many are refused by all PEs.
pub fn contributed(routine: &'static str, bytes: usize, nelems: usize) -> (Caller, usize) {
    match bytes_of(routine, bytes, nelems) {
        Ok(total) => (routine.into(), total),
        Err(usage) => (Caller::with(routine, Some(usage)), 0),
    }
}

pub unsafe fn put(
    routine: &'static str,
    bytes: usize,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
    pe: c_int,
) {
    or_end(with(routine, |runtime| {
        let bytes = bytes_of(routine, bytes, nelems)?;
        // SAFETY: forwarded.
        unsafe { runtime.put(routine, dest, source, bytes, pe) }
    }))
}

pub unsafe fn get(
    routine: &'static str,
    bytes: usize,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
    pe: c_int,
) {
    or_end(with(routine, |runtime| {
        let bytes = bytes_of(routine, bytes, nelems)?;
        // SAFETY: forwarded.
        unsafe { runtime.get(routine, dest, source, bytes, pe) }
    }))
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

/// See `ishmem.h`.
///
/// # Safety
/// `source` holds `nelems` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_putmem(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
    // SAFETY: forwarded.
    unsafe { put("ishmem_putmem", 1, dest, source, nelems, pe) }
}

/// See `ishmem.h`.
///
/// # Safety
/// `dest` holds `nelems` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_getmem(dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) {
    // SAFETY: forwarded.
    unsafe { get("ishmem_getmem", 1, dest, source, nelems, pe) }
}

/// See `ishmem.h`.
///
/// # Safety
/// `source` holds `nelems` bytes; `dest` has room for all blocks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_collectmem(
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
) -> c_int {
    // SAFETY: forwarded.
    unsafe { collect("ishmem_collectmem", 1, team, dest, source, nelems) }
}

/// See `ishmem.h`.
///
/// # Safety
/// `source` holds `nelems` bytes; `dest` has room for all blocks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_fcollectmem(
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
) -> c_int {
    // SAFETY: forwarded.
    unsafe { fcollect("ishmem_fcollectmem", 1, team, dest, source, nelems) }
}
