//! Barriers and ordering.

use std::ffi::c_int;

use zeshmem_host::{Shmem, Team};

use crate::process::{code, or_end, with};

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_barrier_all() {
    or_end(with("ishmem_barrier_all", |runtime| runtime.barrier_all("ishmem_barrier_all")))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_sync_all() {
    or_end(with("ishmem_sync_all", |runtime| runtime.sync_all("ishmem_sync_all")))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_team_sync(team: c_int) -> c_int {
    code(with("ishmem_team_sync", |runtime| runtime.team_sync("ishmem_team_sync", Team::from_raw(team))))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_fence() {
    or_end(with("ishmem_fence", Shmem::fence))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_quiet() {
    or_end(with("ishmem_quiet", Shmem::quiet))
}
