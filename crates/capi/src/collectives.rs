//! Broadcast, all-to-all, reductions and scans, over teams and over active sets.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_long, c_void};

use zeshmem_host::{ActiveSet, Arrays, Caller, Element, Exchanged, Ragged, ReduceOp, Team, Usage};

use crate::process::{code, or_end, with};
use crate::rma::contributed;

pub unsafe fn broadcast(
    routine: &'static str,
    bytes: usize,
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
    root: c_int,
) -> c_int {
    code(with(routine, |runtime| {
        let (caller, total) = contributed(routine, bytes, nelems);
        // SAFETY: forwarded.
        unsafe { runtime.broadcast(caller, Team::from_raw(team), dest, source, total, root) }
    }))
}

pub unsafe fn alltoall(
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
        unsafe { runtime.alltoall(caller, Team::from_raw(team), dest, source, total) }
    }))
}

#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn alltoalls(
    routine: &'static str,
    element: usize,
    team: c_int,
    dest: *mut c_void,
    source: *const c_void,
    dst: isize,
    sst: isize,
    nelems: usize,
) -> c_int {
    code(with(routine, |runtime| {
        // SAFETY: forwarded.
        unsafe {
            runtime.alltoalls(routine, Team::from_raw(team), dest, source, Exchanged { dst, sst, element, nelems })
        }
    }))
}

macro_rules! reductions {
    ($($name:ident)*) => {$(
        pub unsafe fn $name(
            routine: &'static str,
            op: ReduceOp,
            element: Element,
            team: c_int,
            dest: *mut c_void,
            source: *const c_void,
            nreduce: usize,
        ) -> c_int {
            code(with(routine, |runtime| {
                // SAFETY: forwarded.
                unsafe { runtime.$name(routine, Team::from_raw(team), op, element, dest, source, nreduce) }
            }))
        }
    )*};
}

reductions! {
    reduce
    reducescatter
}

macro_rules! scans {
    ($($name:ident $inclusive:literal)*) => {$(
        pub unsafe fn $name(
            routine: &'static str,
            element: Element,
            team: c_int,
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
        ) -> c_int {
            code(with(routine, |runtime| {
                // SAFETY: forwarded.
                unsafe { runtime.scan(routine, Team::from_raw(team), $inclusive, element, dest, source, nelems) }
            }))
        }
    )*};
}

scans! {
    inscan true
    exscan false
}

#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn active_broadcast(
    routine: &'static str,
    bytes: usize,
    dest: *mut c_void,
    source: *const c_void,
    nelems: usize,
    root: c_int,
    pe_start: c_int,
    log_pe_stride: c_int,
    pe_size: c_int,
    psync: *mut c_long,
) {
    or_end(with(routine, |runtime| {
        let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
        let (caller, total) = contributed(routine, bytes, nelems);
        // SAFETY: forwarded.
        unsafe { runtime.active_set_broadcast(caller, set, psync, Arrays { dest, source }, total, root) }
    }))
}

#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn active_alltoall(
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
        // SAFETY: forwarded.
        unsafe { runtime.active_set_alltoall(caller, set, psync, Arrays { dest, source }, total) }
    }))
}

#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn active_alltoalls(
    routine: &'static str,
    element: usize,
    dest: *mut c_void,
    source: *const c_void,
    dst: isize,
    sst: isize,
    nelems: usize,
    pe_start: c_int,
    log_pe_stride: c_int,
    pe_size: c_int,
    psync: *mut c_long,
) {
    or_end(with(routine, |runtime| {
        let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
        let what = Exchanged { dst, sst, element, nelems };
        // SAFETY: forwarded.
        unsafe { runtime.active_set_alltoalls(routine, set, psync, Arrays { dest, source }, what) }
    }))
}

/// The work array of elements is not needed.
#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn active_reduce(
    routine: &'static str,
    op: ReduceOp,
    element: Element,
    dest: *mut c_void,
    source: *const c_void,
    nreduce: c_int,
    pe_start: c_int,
    log_pe_stride: c_int,
    pe_size: c_int,
    _pwrk: *mut c_void,
    psync: *mut c_long,
) {
    or_end(with(routine, |runtime| {
        let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
        let count = usize::try_from(nreduce);
        let problem = count.is_err().then(|| Usage::new(routine, "nreduce", nreduce, "it must be 0 or more"));
        let (caller, arrays) = (Caller::with(routine, problem), Arrays { dest, source });
        // SAFETY: forwarded; with a problem nothing is touched.
        unsafe { runtime.active_set_reduce(caller, set, psync, (op, element), arrays, count.unwrap_or(0)) }
    }))
}

/// # Safety
/// Each of the three arrays is null or holds a number for each PE of the team; the rest as the header says.
#[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
pub unsafe fn alltoallv(
    routine: &'static str,
    element: usize,
    team: c_int,
    dest: *mut c_void,
    dest_offsets: *const usize,
    source: *const c_void,
    source_offsets: *const usize,
    counts: *const usize,
) -> c_int {
    code(with(routine, |runtime| {
        let team = Team::from_raw(team);
        let n = usize::try_from(runtime.team_n_pes(team)).unwrap_or(0);
        let mut caller = Caller::from(routine);
        let mut array = |argument, array: *const usize| {
            if array.is_null() && n > 0 {
                let usage = Usage::null(routine, argument, "a number for each PE of the team");
                caller.problem.get_or_insert(Box::new(usage));
                return [].as_slice();
            }
            // SAFETY: not null, or nothing is read; the caller vouches for as many numbers.
            if n == 0 { &[] } else { unsafe { std::slice::from_raw_parts(array, n) } }
        };
        let blocks = Ragged {
            dest_offsets: array("dest_offsets", dest_offsets),
            source_offsets: array("source_offsets", source_offsets),
            counts: array("counts", counts),
            element,
        };
        // SAFETY: forwarded.
        unsafe { runtime.alltoallv(caller, team, dest, source, blocks) }
    }))
}
