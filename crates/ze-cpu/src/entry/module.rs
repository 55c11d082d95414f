//! Modules: made, linked, asked about, destroyed.

use crate::base::object;
use crate::programs::module::link_all;
use std::ffi::{c_char, c_void};
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, because, require};
use crate::base::arguments::{array, bytes, check_flags, list, non_null, read, string, write, write_if_wanted};
use crate::devices::device::Device;
use crate::programs::module::{BuildLog, LINKAGES, Module, describe_linkage, read_source};
use crate::work::context::Context;

/// # Safety
/// Null or room for a handle.
unsafe fn give_log(room: *mut ze_module_build_log_handle_t, text: &str) -> Answer {
    if room.is_null() {
        return Ok(());
    }
    let log = object::publish(Arc::new(BuildLog::new(text)))?;
    // SAFETY: forwarded to the caller.
    unsafe { write(room, log) }
}

pub unsafe extern "C" fn zeModuleCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_module_desc_t,
    module: *mut ze_module_handle_t,
    log: *mut ze_module_build_log_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, what it points to, and the room.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let desc = read(desc)?;
            non_null(module)?;
            let built = match desc.format {
                ze_module_format_t::ZE_MODULE_FORMAT_IL_SPIRV => Module::from_spirv(read_source(&desc)?),
                ze_module_format_t::ZE_MODULE_FORMAT_NATIVE => {
                    non_null(desc.pInputModule.cast_mut())?;
                    require(desc.inputSize > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
                    Module::from_native(array(desc.pInputModule, desc.inputSize)?)
                }
                _ => return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION),
            };
            match built {
                Ok((built, text)) => {
                    give_log(log, &text)?;
                    write(module, object::publish(Arc::new(built))?)
                }
                Err((code, text)) => {
                    give_log(log, &text)?;
                    Err(because(code, text))
                }
            }
        }
    })
}

pub unsafe extern "C" fn zeModuleDestroy(module: ze_module_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<Module>(module).map(drop) }
    })
}

pub unsafe extern "C" fn zeModuleDynamicLink(
    count: u32,
    modules: *mut ze_module_handle_t,
    log: *mut ze_module_build_log_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are their list and the room.
        unsafe {
            let modules = object::several(modules, count)?;
            match link_all(&modules) {
                Ok(text) => give_log(log, &text),
                Err(text) => {
                    tracing::debug!("modules were not linked: {text}");
                    give_log(log, &text)?;
                    Err(ze_result_t::ZE_RESULT_ERROR_MODULE_LINK_FAILURE)
                }
            }
        }
    })
}

pub unsafe extern "C" fn zeModuleInspectLinkageExt(
    desc: *mut ze_linkage_inspection_ext_desc_t,
    count: u32,
    modules: *mut ze_module_handle_t,
    log: *mut ze_module_build_log_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, their list and the room.
        unsafe {
            let flags = read(desc)?.flags;
            check_flags(flags, LINKAGES)?;
            non_null(log)?;
            let modules = object::several(modules, count)?;
            give_log(log, &describe_linkage(&modules, flags))
        }
    })
}

pub unsafe extern "C" fn zeModuleGetNativeBinary(
    module: ze_module_handle_t,
    size: *mut usize,
    binary: *mut u8,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let module = object::get::<Module>(module)?;
            non_null(size)?;
            bytes(size, binary, &module.native_binary()?)
        }
    })
}

pub unsafe extern "C" fn zeModuleGetGlobalPointer(
    module: ze_module_handle_t,
    name: *const c_char,
    size: *mut usize,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the string and the room.
        unsafe {
            let module = object::get::<Module>(module)?;
            let name = string(name)?.to_str().map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_GLOBAL_NAME)?;
            let global = module.global(name)?;
            write_if_wanted(size, global.bytes);
            write_if_wanted(pointer, global.address.cast());
            Ok(())
        }
    })
}

/// For kernels of modules that call functions by pointer: only there functions have addresses.
pub unsafe extern "C" fn zeModuleGetFunctionPointer(
    module: ze_module_handle_t,
    name: *const c_char,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the string and the room.
        unsafe {
            let module = object::get::<Module>(module)?;
            let name = string(name)?.to_string_lossy();
            non_null(pointer)?;
            write(pointer, module.function(&name)? as *mut c_void)
        }
    })
}

pub unsafe extern "C" fn zeModuleGetKernelNames(
    module: ze_module_handle_t,
    count: *mut u32,
    names: *mut *const c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            let known = object::get::<Module>(module)?.kernel_names();
            list(count, names, known.len(), |room, index| write(room, known[index]))
        }
    })
}

pub unsafe extern "C" fn zeModuleGetProperties(
    module: ze_module_handle_t,
    properties: *mut ze_module_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            let open = object::get::<Module>(module)?.is_unlinked();
            let mut filled = read(properties)?;
            filled.flags = if open { ze_module_property_flag_t::ZE_MODULE_PROPERTY_FLAG_IMPORTS.0 } else { 0 };
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeModuleBuildLogDestroy(log: ze_module_build_log_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<BuildLog>(log).map(drop) }
    })
}

pub unsafe extern "C" fn zeModuleBuildLogGetString(
    log: ze_module_build_log_handle_t,
    size: *mut usize,
    text: *mut c_char,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe { bytes(size, text.cast(), object::get::<BuildLog>(log)?.text().to_bytes_with_nul()) }
    })
}
