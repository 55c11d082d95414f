//! Symmetric memory: the device heap for `ishmem.h`, the host heap for `shmem.h`.

use std::ffi::{c_long, c_void};
use std::ptr::null_mut;

use zeshmem_host::{Error, Shmem};

use crate::attributes::memory_of;
use crate::process::{Api, code, or_end, with};

/// The address, or null after a message.
fn address(routine: &'static str, allocate: impl FnOnce(&Shmem) -> Result<*mut c_void, Error>) -> *mut c_void {
    let mut memory = null_mut();
    code(with(routine, |runtime| {
        memory = allocate(runtime)?;
        Ok(())
    }));
    memory
}

pub fn malloc(routine: &'static str, api: Api, size: usize) -> *mut c_void {
    address(routine, |runtime| match memory_of(api) {
        Api::Ishmem => runtime.malloc(routine, size),
        Api::Shmem => runtime.host_malloc(routine, size),
    })
}

/// Hints change nothing, whatever they are.
pub fn malloc_with_hints(routine: &'static str, size: usize, _hints: c_long) -> *mut c_void {
    address(routine, |runtime| runtime.host_malloc(routine, size))
}

pub fn calloc(routine: &'static str, api: Api, count: usize, size: usize) -> *mut c_void {
    address(routine, |runtime| match memory_of(api) {
        Api::Ishmem => runtime.calloc(routine, count, size),
        Api::Shmem => runtime.host_calloc(routine, count, size),
    })
}

pub fn align(routine: &'static str, api: Api, alignment: usize, size: usize) -> *mut c_void {
    address(routine, |runtime| match memory_of(api) {
        Api::Ishmem => runtime.align(routine, alignment, size),
        Api::Shmem => runtime.host_align(routine, alignment, size),
    })
}

pub fn realloc(routine: &'static str, ptr: *mut c_void, size: usize) -> *mut c_void {
    address(routine, |runtime| runtime.host_realloc(routine, ptr, size))
}

pub fn free(routine: &'static str, api: Api, ptr: *mut c_void) {
    or_end(with(routine, |runtime| match memory_of(api) {
        Api::Ishmem => runtime.free(routine, ptr),
        Api::Shmem => runtime.host_free(routine, ptr),
    }))
}
