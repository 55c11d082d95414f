//! Barriers.

use std::ffi::{c_int, c_long};

use zeshmem_host::{ActiveSet, Team};

use crate::process::{code, or_end, with};

pub fn barrier_all(routine: &'static str) {
    or_end(with(routine, |runtime| runtime.barrier_all(routine)))
}

pub fn sync_all(routine: &'static str) {
    or_end(with(routine, |runtime| runtime.sync_all(routine)))
}

pub fn team_sync(routine: &'static str, team: c_int) -> c_int {
    code(with(routine, |runtime| runtime.team_sync(routine, Team::from_raw(team))))
}

/// # Safety
/// `psync` is the work array that the header asks for, and is in no other use.
pub unsafe fn barrier(
    routine: &'static str,
    pe_start: c_int,
    log_pe_stride: c_int,
    pe_size: c_int,
    psync: *mut c_long,
) {
    let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
    or_end(with(routine, |runtime| {
        // SAFETY: forwarded.
        unsafe { runtime.active_set_barrier(routine, set, psync) }
    }))
}

/// # Safety
/// As [`barrier`].
pub unsafe fn sync(routine: &'static str, pe_start: c_int, log_pe_stride: c_int, pe_size: c_int, psync: *mut c_long) {
    let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
    or_end(with(routine, |runtime| {
        // SAFETY: forwarded.
        unsafe { runtime.active_set_sync(routine, set, psync) }
    }))
}
