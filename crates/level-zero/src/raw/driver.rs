//! Drivers and contexts.

use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};

use level_zero_sys::*;

use super::{Result, Structure, Table, c_text, call, enumerate, text};
use crate::{DriverProperties, Error, IpcProperties, Version};

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    pub(crate) unsafe fn drivers(&self) -> Result<Vec<ze_driver_handle_t>> {
        enumerate(null_mut(), |count, drivers| {
            // SAFETY: zeInit succeeded by contract; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDriverGet(count, drivers)) }
        })
    }

    pub(crate) unsafe fn driver_api_version(&self, driver: ze_driver_handle_t) -> Result<Version> {
        let mut version = ze_api_version_t(0);
        // SAFETY: a live driver, and room for its answer.
        unsafe { call!(self.zeDriverGetApiVersion(driver, &mut version)) }?;
        Ok(Version::from_number(version.0))
    }

    pub(crate) unsafe fn driver_properties(&self, driver: ze_driver_handle_t) -> Result<DriverProperties> {
        let mut raw = ze_driver_properties_t::new();
        // SAFETY: a live driver, and room for its answer.
        unsafe { call!(self.zeDriverGetProperties(driver, &mut raw)) }?;
        Ok(DriverProperties { version: raw.driverVersion, uuid: raw.uuid.id })
    }

    pub(crate) unsafe fn driver_ipc_properties(&self, driver: ze_driver_handle_t) -> Result<IpcProperties> {
        let mut raw = ze_driver_ipc_properties_t::new();
        // SAFETY: a live driver, and room for its answer.
        unsafe { call!(self.zeDriverGetIpcProperties(driver, &mut raw)) }?;
        let has = |flag: ze_ipc_property_flag_t| raw.flags & flag.0 != 0;
        Ok(IpcProperties {
            memory: has(ze_ipc_property_flag_t::ZE_IPC_PROPERTY_FLAG_MEMORY),
            event_pools: has(ze_ipc_property_flag_t::ZE_IPC_PROPERTY_FLAG_EVENT_POOL),
        })
    }

    pub(crate) unsafe fn driver_extensions(&self, driver: ze_driver_handle_t) -> Result<Vec<(String, u32)>> {
        let empty = ze_driver_extension_properties_t { name: [0; 256], version: 0 };
        let extensions = enumerate(empty, |count, extensions| {
            // SAFETY: a live driver; `enumerate` passes a count and its room.
            unsafe { call!(self.zeDriverGetExtensionProperties(driver, count, extensions)) }
        })?;
        let named = extensions.iter().map(|raw| (text(&raw.name), raw.version));
        Ok(named.collect())
    }

    pub(crate) unsafe fn driver_extension_function(
        &self,
        driver: ze_driver_handle_t,
        name: &str,
    ) -> Result<Option<NonNull<c_void>>> {
        let name = c_text(name)?;
        let mut function = null_mut();
        // SAFETY: a live driver; the name and the room outlive the call.
        let asked = unsafe { call!(self.zeDriverGetExtensionFunctionAddress(driver, name.as_ptr(), &mut function)) };
        match asked {
            // Drivers differ in how they say that they have no such function.
            Err(Error::Call { .. }) => Ok(None),
            other => other.map(|()| NonNull::new(function)),
        }
    }

    pub(crate) unsafe fn context_create(&self, driver: ze_driver_handle_t) -> Result<ze_context_handle_t> {
        let desc = ze_context_desc_t::new();
        let mut context = null_mut();
        // SAFETY: a live driver; the descriptor and the room outlive the call.
        unsafe { call!(self.zeContextCreate(driver, &desc, &mut context)) }?;
        Ok(context)
    }

    pub(crate) unsafe fn context_destroy(&self, context: ze_context_handle_t) -> Result<()> {
        // SAFETY: alive until now by contract.
        unsafe { call!(self.zeContextDestroy(context)) }
    }
}
