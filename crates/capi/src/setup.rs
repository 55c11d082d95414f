//! Start, end, and who this PE is.

use std::ffi::{c_char, c_int};

use level_zero_sys::{ze_context_handle_t, ze_device_handle_t, ze_driver_handle_t, ze_module_handle_t};
use zeshmem_host::{Error, Shmem, Usage};

use crate::process::{Api, ask, code, end, or_end, start, with};

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_init() {
    or_end(start(Api::Ishmem));
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_finalize() {
    or_end(end("ishmem_finalize", Api::Ishmem));
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_global_exit(status: c_int) {
    global_exit("ishmem_global_exit", status)
}

/// Ends the job, with all that the program has written.
pub fn global_exit(routine: &'static str, status: c_int) {
    // SAFETY: with a null stream, fflush writes out what all of C's streams hold.
    unsafe { libc::fflush(std::ptr::null_mut()) };
    or_end(with(routine, |runtime| runtime.global_exit(status)))
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_my_pe() -> c_int {
    ask(-1, Shmem::my_pe)
}

/// See `ishmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmem_n_pes() -> c_int {
    ask(-1, Shmem::n_pes)
}

/// See `ishmem.h`.
///
/// # Safety
/// Non-null pointers are valid for writing an int.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_info_get_version(major: *mut c_int, minor: *mut c_int) {
    // SAFETY: the caller's pointers are null or valid for an int each.
    unsafe {
        give(major, 1);
        give(minor, 5);
    }
}

const NAME: &[u8] = concat!("Zeshmem ", env!("CARGO_PKG_VERSION"), "\0").as_bytes();

/// See `ishmem.h`.
///
/// # Safety
/// `name` is null or has room for ISHMEM_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmem_info_get_name(name: *mut c_char) {
    if !name.is_null() {
        // SAFETY: not null, and the caller's room is larger than the text.
        unsafe { name.cast::<u8>().copy_from_nonoverlapping(NAME.as_ptr(), NAME.len()) };
    }
}

/// See `ishmemx.h`.
///
/// # Safety
/// Non-null pointers are valid for writing a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmemx_ze_handles(
    driver: *mut ze_driver_handle_t,
    context: *mut ze_context_handle_t,
    device: *mut ze_device_handle_t,
) -> c_int {
    code(with("ishmemx_ze_handles", |runtime| {
        let objects = runtime.level_zero();
        // SAFETY: the caller's pointers are null or valid for a handle each.
        unsafe {
            give(driver, objects.driver.handle());
            give(context, objects.context.handle());
            give(device, objects.device.handle());
        }
        Ok(())
    }))
}

/// # Safety
/// `place` is null or valid for writing.
pub unsafe fn give<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: not null, and the caller vouches for the rest.
        unsafe { place.write(value) };
    }
}

/// See `ishmemx.h`.
///
/// # Safety
/// `module` is a live module of the runtime's context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmemx_module_init(module: ze_module_handle_t) -> c_int {
    code(with("ishmemx_module_init", |runtime| {
        // SAFETY: the caller's module is alive.
        let module = unsafe { borrow(runtime, "ishmemx_module_init", module) }?;
        runtime.module_init_raw(&module)
    }))
}

/// See `ishmemx.h`.
///
/// # Safety
/// `module` is a live module of the runtime's context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmemx_module_finalize(module: ze_module_handle_t) -> c_int {
    code(with("ishmemx_module_finalize", |runtime| {
        // SAFETY: the caller's module is alive.
        let module = unsafe { borrow(runtime, "ishmemx_module_finalize", module) }?;
        runtime.module_finalize_raw(&module)
    }))
}

/// # Safety
/// `module` is null or alive as long as what is returned.
unsafe fn borrow<'a>(
    runtime: &'a Shmem,
    routine: &'static str,
    module: ze_module_handle_t,
) -> Result<level_zero::ModuleRef<'a>, Error> {
    if module.is_null() {
        return Err(Error::Usage(Usage {
            routine,
            argument: "module",
            value: "null".into(),
            allowed: "it must be a module that zeModuleCreate made".into(),
        }));
    }
    // SAFETY: not null, and the caller vouches for its life.
    Ok(unsafe { level_zero::ModuleRef::borrow_raw(&runtime.level_zero().context, module) })
}
