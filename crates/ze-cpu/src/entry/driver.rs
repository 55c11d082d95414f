//! `zeInit`, and what programs ask of the driver.

use std::ffi::{c_char, c_void};
use std::sync::OnceLock;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, last_explanation, require};
use crate::base::arguments::{chain, check_flags, edit, list, name, non_null, read, string, write};
use crate::base::machine;
use crate::base::object::{self, Handle, getters};
use crate::devices::driver::{Driver, driver, initialise};
use crate::entry::{
    about, append, command_list, command_queue, counter_event, device, imported, ipc, memory, memory_handles,
};
use crate::work::context::Context;

/// Extensions by name, all in version 1.0.
const EXTENSIONS: &[&[u8]] = &[
    ZE_CACHELINE_SIZE_EXT_NAME,
    ZE_COMMAND_LIST_CLONE_EXP_NAME,
    ZE_DEVICE_IP_VERSION_EXT_NAME,
    ZE_DEVICE_MEMORY_PROPERTIES_EXT_NAME,
    ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_NAME,
    ZE_EU_COUNT_EXT_NAME,
    ZE_EVENT_POOL_COUNTER_BASED_EXP_NAME,
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_NAME,
    ZE_EVENT_QUERY_TIMESTAMPS_EXP_NAME,
    ZE_FLOAT_ATOMICS_EXT_NAME,
    ZE_GLOBAL_OFFSET_EXP_NAME,
    ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_NAME,
    ZE_IPC_MEM_HANDLE_TYPE_EXT_NAME,
    ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_NAME,
    ZE_KERNEL_SCHEDULING_HINTS_EXP_NAME,
    ZE_LINKAGE_INSPECTION_EXT_NAME,
    ZE_MEMORY_COMPRESSION_HINTS_EXT_NAME,
    ZE_MEMORY_FREE_POLICIES_EXT_NAME,
    ZE_MODULE_PROGRAM_EXP_NAME,
    ZE_PCI_PROPERTIES_EXT_NAME,
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_NAME,
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_NAME,
    ZE_SUB_ALLOCATIONS_EXP_NAME,
    ZE_SUBGROUPS_EXT_NAME,
    ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_NAME,
    counter_event::EXTENSION,
];
const EXTENSION_VERSION: u32 = 0x1_0000;

/// Functions of later specifications, for loaders that do not know them, and our own.
fn later_function(name: &[u8]) -> Option<*const c_void> {
    Some(match name {
        b"zeCpuGetAbout" => about::zeCpuGetAbout as *const c_void,
        b"zeDeviceGetRootDevice" => device::zeDeviceGetRootDevice as *const c_void,
        b"zeDriverGetLastErrorDescription" => zeDriverGetLastErrorDescription as *const c_void,
        b"zeMemPutIpcHandle" => ipc::zeMemPutIpcHandle as *const c_void,
        b"zeMemGetFileDescriptorFromIpcHandleExp" => ipc::zeMemGetFileDescriptorFromIpcHandleExp as *const c_void,
        b"zeMemGetIpcHandleFromFileDescriptorExp" => ipc::zeMemGetIpcHandleFromFileDescriptorExp as *const c_void,
        b"zexMemGetIpcHandles" => memory_handles::zexMemGetIpcHandles as *const c_void,
        b"zexMemOpenIpcHandles" => memory_handles::zexMemOpenIpcHandles as *const c_void,
        b"zeEventPoolPutIpcHandle" => ipc::zeEventPoolPutIpcHandle as *const c_void,
        b"zeCommandListHostSynchronize" => command_list::zeCommandListHostSynchronize as *const c_void,
        b"zexDriverImportExternalPointer" => imported::zexDriverImportExternalPointer as *const c_void,
        b"zexDriverReleaseImportedPointer" => imported::zexDriverReleaseImportedPointer as *const c_void,
        b"zexDriverGetHostPointerBaseAddress" => imported::zexDriverGetHostPointerBaseAddress as *const c_void,
        b"zexCounterBasedEventCreate" => counter_event::zexCounterBasedEventCreate as *const c_void,
        // These differ from the specification's in names only.
        b"zexCounterBasedEventCreate2" | b"zeEventCounterBasedCreate" => {
            counter_event::zeEventCounterBasedCreate as *const c_void
        }
        b"zexCounterBasedEventGetIpcHandle" | b"zeEventCounterBasedGetIpcHandle" => {
            counter_event::zeEventCounterBasedGetIpcHandle as *const c_void
        }
        b"zexCounterBasedEventOpenIpcHandle" | b"zeEventCounterBasedOpenIpcHandle" => {
            counter_event::zeEventCounterBasedOpenIpcHandle as *const c_void
        }
        b"zexCounterBasedEventCloseIpcHandle" | b"zeEventCounterBasedCloseIpcHandle" => {
            counter_event::zeEventCounterBasedCloseIpcHandle as *const c_void
        }
        b"zexEventGetDeviceAddress" | b"zeEventCounterBasedGetDeviceAddress" => {
            counter_event::zeEventCounterBasedGetDeviceAddress as *const c_void
        }
        b"zexDeviceGetAggregatedCopyOffloadIncrementValue" => {
            counter_event::zeDeviceGetAggregatedCopyOffloadIncrementValue as *const c_void
        }
        b"zeCommandListImmediateAppendCommandListsExp" => {
            append::zeCommandListImmediateAppendCommandListsExp as *const c_void
        }
        b"zeDeviceSynchronize" => command_queue::zeDeviceSynchronize as *const c_void,
        _ => return None,
    })
}

pub unsafe extern "C" fn zeInit(flags: ze_init_flags_t) -> ze_result_t {
    answer(|| {
        let gpu = ze_init_flag_t::ZE_INIT_FLAG_GPU_ONLY.0;
        let vpu = ze_init_flag_t::ZE_INIT_FLAG_VPU_ONLY.0;
        check_flags(flags, gpu | vpu)?;
        require(flags == 0 || flags & gpu != 0, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED)?;
        initialise().map(drop)
    })
}

pub unsafe extern "C" fn zeInitDrivers(
    count: *mut u32,
    drivers: *mut ze_driver_handle_t,
    desc: *mut ze_init_driver_type_desc_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the caller's promise, to the letter of the specification.
        unsafe {
            non_null(count)?;
            let flags = read(desc)?.flags;
            require(flags != 0, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)?;
            let gpu = ze_init_driver_type_flag_t::ZE_INIT_DRIVER_TYPE_FLAG_GPU.0;
            require(flags & gpu != 0, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED)?;
            let driver = initialise()?;
            list(count, drivers, 1, |room, _| write(room, driver.raw()))
        }
    })
}

pub unsafe extern "C" fn zeDriverGet(count: *mut u32, drivers: *mut ze_driver_handle_t) -> ze_result_t {
    answer(|| {
        let driver = driver()?;
        // SAFETY: the caller's promise, to the letter of the specification.
        unsafe { list(count, drivers, 1, |room, _| write(room, driver.raw())) }
    })
}

getters! {
    zeDriverGetApiVersion(Driver) -> ze_api_version_t: |_| Ok(ze_api_version_t::ZE_API_VERSION_1_15);
}

pub unsafe extern "C" fn zeDriverGetProperties(
    driver: ze_driver_handle_t,
    properties: *mut ze_driver_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Driver>(driver)?;
            let mut filled = read(properties)?;
            filled.uuid.id[..8].copy_from_slice(b"ze-cpu\0\0");
            filled.uuid.id[8..].copy_from_slice(&machine::machine().id.to_ne_bytes());
            filled.driverVersion = driver_version();
            write(properties, filled)?;
            for (stype, address) in chain(filled.pNext) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES {
                    edit(address, |found: &mut ze_driver_memory_free_ext_properties_t| {
                        found.freePolicies = memory::FREE_POLICIES;
                    })?;
                }
            }
            Ok(())
        }
    })
}

/// The package's version, 8 bits major, 8 bits minor, 16 bits patch.
fn driver_version() -> u32 {
    let part = |text: &str| text.parse::<u32>().unwrap_or(0);
    part(env!("CARGO_PKG_VERSION_MAJOR")) << 24
        | part(env!("CARGO_PKG_VERSION_MINOR")) << 16
        | part(env!("CARGO_PKG_VERSION_PATCH"))
}

pub unsafe extern "C" fn zeDriverGetIpcProperties(
    driver: ze_driver_handle_t,
    properties: *mut ze_driver_ipc_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the structure is as the specification says.
        unsafe {
            object::get::<Driver>(driver)?;
            let mut filled = read(properties)?;
            filled.flags = ze_ipc_property_flag_t::ZE_IPC_PROPERTY_FLAG_MEMORY.0
                | ze_ipc_property_flag_t::ZE_IPC_PROPERTY_FLAG_EVENT_POOL.0;
            write(properties, filled)
        }
    })
}

pub unsafe extern "C" fn zeDriverGetExtensionProperties(
    driver: ze_driver_handle_t,
    count: *mut u32,
    extensions: *mut ze_driver_extension_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Driver>(driver)?;
            list(count, extensions, EXTENSIONS.len(), |room, index| {
                let text = std::str::from_utf8(EXTENSIONS[index]).unwrap_or_default().trim_end_matches('\0');
                write(room, ze_driver_extension_properties_t { name: name(text), version: EXTENSION_VERSION })
            })
        }
    })
}

pub unsafe extern "C" fn zeDriverGetExtensionFunctionAddress(
    driver: ze_driver_handle_t,
    name: *const c_char,
    address: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so are the string and the room.
        unsafe {
            object::get::<Driver>(driver)?;
            let name = string(name)?;
            let found = later_function(name.to_bytes());
            tracing::debug!("function {name:?} asked by name: {}", if found.is_some() { "known" } else { "unknown" });
            let found = found.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
            write(address, found.unwrap_or(std::ptr::null()).cast_mut())?;
            found.map(drop)
        }
    })
}

pub unsafe extern "C" fn zeDriverGetLastErrorDescription(
    driver: ze_driver_handle_t,
    text: *mut *const c_char,
) -> ze_result_t {
    // SAFETY: the handle is the caller's.
    if unsafe { object::get::<Driver>(driver) }.is_err() {
        return ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    // SAFETY: the room is the caller's.
    unsafe { zerGetLastErrorDescription(text) }
}

/// Not by way of `answer`, which would take this call's outcome for the last error.
pub unsafe extern "C" fn zerGetLastErrorDescription(text: *mut *const c_char) -> ze_result_t {
    // SAFETY: the room is the caller's.
    match unsafe { write(text, last_explanation()) } {
        Ok(()) => ze_result_t::ZE_RESULT_SUCCESS,
        Err(code) => code,
    }
}

/// The context that the driver has made by itself; null if the driver is not initialised.
pub unsafe extern "C" fn zeDriverGetDefaultContext(driver: ze_driver_handle_t) -> ze_context_handle_t {
    // SAFETY: the handle is the caller's.
    match unsafe { object::get::<Driver>(driver) } {
        // SAFETY: there are no conditions.
        Ok(_) => unsafe { zerGetDefaultContext() },
        Err(_) => std::ptr::null_mut(),
    }
}

pub unsafe extern "C" fn zerGetDefaultContext() -> ze_context_handle_t {
    static CONTEXT: OnceLock<Answer<Handle<Context>>> = OnceLock::new();
    let ready = driver().and_then(|_| {
        let context = CONTEXT.get_or_init(|| Handle::new(Context::new()));
        context.as_ref().map_err(|code| *code)
    });
    ready.map_or(std::ptr::null_mut(), Handle::raw)
}

/// A device's place in the driver's list; the largest number for what is not listed.
pub unsafe extern "C" fn zerTranslateDeviceHandleToIdentifier(device: ze_device_handle_t) -> u32 {
    let listed = driver().map_or(&[][..], |driver| &driver.object.devices);
    let place = listed.iter().position(|known| known.raw() == device);
    place.map_or(u32::MAX, |place| place as u32)
}

pub unsafe extern "C" fn zerTranslateIdentifierToDeviceHandle(identifier: u32) -> ze_device_handle_t {
    let listed = driver().map_or(&[][..], |driver| &driver.object.devices);
    listed.get(identifier as usize).map_or(std::ptr::null_mut(), Handle::raw)
}
