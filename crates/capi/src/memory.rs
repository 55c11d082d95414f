//! Symmetric memory.

use std::ffi::c_void;
use std::ptr::null_mut;

use zeshmem_host::{Error, Shmem};

use crate::process::{code, or_end, with};

/// The address, or null after a message.
pub fn address(routine: &'static str, allocate: impl FnOnce(&Shmem) -> Result<*mut c_void, Error>) -> *mut c_void {
    let mut memory = null_mut();
    code(with(routine, |runtime| {
        memory = allocate(runtime)?;
        Ok(())
    }));
    memory
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_malloc(size: usize) -> *mut c_void {
    address("ishmem_malloc", |runtime| runtime.malloc("ishmem_malloc", size))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_calloc(count: usize, size: usize) -> *mut c_void {
    address("ishmem_calloc", |runtime| runtime.calloc("ishmem_calloc", count, size))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_align(alignment: usize, size: usize) -> *mut c_void {
    address("ishmem_align", |runtime| runtime.align("ishmem_align", alignment, size))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_free(ptr: *mut c_void) {
    or_end(with("ishmem_free", |runtime| runtime.free("ishmem_free", ptr)))
}
