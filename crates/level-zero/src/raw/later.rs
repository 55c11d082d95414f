//! The loader: opened, started, its version; and functions that older ones lack, where the loader or the driver has them.

use std::ffi::{c_char, c_void};
use std::path::Path;
use std::ptr::{NonNull, null_mut};

use level_zero_sys::*;
use libloading::Library;

use super::memory::ipc_handle;
use super::{Result, Table, call, check, text};
use crate::{Error, LoaderVersion, Version};

type GetVersions = unsafe extern "C" fn(*mut usize, *mut ComponentVersion) -> ze_result_t;

type TranslateHandle = unsafe extern "C" fn(HandleType, *mut c_void, *mut *mut c_void) -> ze_result_t;
type DeviceSynchronize = unsafe extern "C" fn(ze_device_handle_t) -> ze_result_t;

/// Entries of the functions that older loaders lack; valid while the library is loaded.
pub(super) struct Later {
    get_versions: Option<GetVersions>,
    translate_handle: Option<TranslateHandle>,
}

/// `zel_handle_type_t` of `ze_loader.h`.
#[repr(transparent)]
struct HandleType(u32);

impl HandleType {
    const DEVICE: HandleType = HandleType(1);
}

/// `zel_component_version_t` of `ze_loader.h`.
#[repr(C)]
#[derive(Clone, Copy)]
struct ComponentVersion {
    name: [c_char; 64],
    spec: u32,
    library: [i32; 3],
}

/// Why the file of a driver cannot be loaded, of which the loader says nothing; `None` where it can.
pub fn obstacle(driver: &Path) -> Option<String> {
    // SAFETY: this runs the initialisers of a driver, as the loader has done or tried to do.
    unsafe { Library::new(driver) }.err().map(|error| error.to_string())
}

impl Table {
    /// Opens the loader and looks up its functions.
    pub(crate) fn open() -> Result<Table> {
        let failed = |error: libloading::Error| Error::Loader { cause: error.to_string() };
        // SAFETY: this runs the initialisers of the system's Level Zero loader, which expect nothing
        // of the process.
        let library = unsafe { Library::new(LOADER) }.map_err(failed)?;
        // SAFETY: the types are those of `ze_loader.h` for these names; the library stays loaded as long as the table, which owns it below.
        let later = unsafe {
            Later {
                get_versions: library.get(b"zelLoaderGetVersions\0").map(|entry| *entry).ok(),
                translate_handle: library.get(b"zelLoaderTranslateHandle\0").map(|entry| *entry).ok(),
            }
        };
        // SAFETY: the library is the Level Zero loader, whose functions have the types of its header.
        let loader = unsafe { Loader::from_library(library) }.map_err(failed)?;
        Ok(Table { loader, later })
    }

    /// Starts the drivers. After a failure nothing may be called any more: loaders of version 1.4
    /// keep pointers to the driver that they unloaded.
    pub(crate) fn init(&self) -> Result<()> {
        // SAFETY: the function takes any flags; 0 asks for all kinds of devices.
        unsafe { call!(self.zeInit(0)) }
    }

    /// The loader's version.
    ///
    /// # Safety
    /// `zeInit` succeeded.
    pub(crate) unsafe fn loader_version(&self) -> Result<LoaderVersion> {
        const NAME: &str = "zelLoaderGetVersions";
        let missing = Error::Missing { function: NAME, needs: None };
        let get = self.later.get_versions.ok_or(missing.clone())?;
        let empty = ComponentVersion { name: [0; 64], spec: 0, library: [0; 3] };
        let components = super::enumerate(empty, |count: *mut usize, versions| {
            // SAFETY: `enumerate` passes a count, and null or room for that many.
            check(NAME, unsafe { get(count, versions) })
        })?;
        let loader = components.iter().find(|part| text(&part.name) == "loader");
        loader.ok_or(missing).map(|part| LoaderVersion {
            spec: Version::from_number(part.spec),
            release: part.library.map(|number| number as u32),
        })
    }

    /// `zeMemPutIpcHandle`, of 1.6; false where loader or driver lack it.
    ///
    /// # Safety
    /// See the [module](super).
    pub(crate) unsafe fn put_ipc_handle(&self, context: ze_context_handle_t, handle: [u8; 64]) -> Result<bool> {
        let Ok(put) = self.loader.zeMemPutIpcHandle else { return Ok(false) };
        // SAFETY: the context is alive by contract; the driver checks the handle.
        match unsafe { put(context, ipc_handle(handle)) } {
            ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE => Ok(false),
            result => check("zeMemPutIpcHandle", result).map(|()| true),
        }
    }

    /// `zeDeviceSynchronize`, of 1.14; false where loader and driver lack it. Where only the driver has it, as a function of
    /// an extension, it takes the driver's own handle, which some loaders wrap.
    ///
    /// # Safety
    /// See the [module](super). `device` is one of `driver`.
    pub(crate) unsafe fn device_synchronize(
        &self,
        driver: ze_driver_handle_t,
        device: ze_device_handle_t,
    ) -> Result<bool> {
        const NAME: &str = "zeDeviceSynchronize";
        if let Ok(synchronize) = self.loader.zeDeviceSynchronize {
            // SAFETY: a live device by contract.
            match unsafe { synchronize(device) } {
                ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE | ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED => {}
                result => return check(NAME, result).map(|()| true),
            }
        }
        // SAFETY: a live driver by contract.
        let Some(synchronize) = (unsafe { self.driver_extension_function(driver, NAME) })? else {
            return Ok(false);
        };
        // SAFETY: a live device by contract.
        let Some(device) = (unsafe { self.own_device_handle(device) }) else {
            return Ok(false);
        };
        // SAFETY: the function that the specification describes by this name has this type.
        let synchronize = unsafe { std::mem::transmute::<NonNull<c_void>, DeviceSynchronize>(synchronize) };
        // SAFETY: a live device by contract, by the driver's own handle.
        check(NAME, unsafe { synchronize(device) }).map(|()| true)
    }

    /// The driver's own handle of a device; none where the loader does not tell.
    ///
    /// # Safety
    /// See the [module](super).
    unsafe fn own_device_handle(&self, device: ze_device_handle_t) -> Option<ze_device_handle_t> {
        let mut own = null_mut();
        // SAFETY: a live device by contract, and room for its other handle.
        let result = unsafe { (self.later.translate_handle?)(HandleType::DEVICE, device.cast(), &mut own) };
        (result == ze_result_t::ZE_RESULT_SUCCESS && !own.is_null()).then_some(own.cast())
    }
}
