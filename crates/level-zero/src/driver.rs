//! Drivers.

use std::ffi::c_void;
use std::fmt::{Debug, Display, Formatter};
use std::ptr::NonNull;

use level_zero_sys::{_ze_driver_handle_t, ze_driver_handle_t};

use crate::api::Api;
use crate::device::Device;
use crate::error::Error;
use crate::raw::{Shared, Table};

/// A Level Zero driver. Copies are free; it lives as long as the process.
#[derive(Clone, Copy)]
pub struct Driver {
    api: Api,
    handle: Shared<_ze_driver_handle_t>,
}

impl Driver {
    pub(crate) fn new(api: Api, handle: ze_driver_handle_t) -> Driver {
        let handle = Shared(handle);
        Driver { api, handle }
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_driver_handle_t {
        self.handle.0
    }

    /// The loader that it came from.
    pub fn api(&self) -> Api {
        self.api
    }

    pub(crate) fn table(&self) -> &'static Table {
        self.api.table()
    }

    /// The version of Level Zero that the driver implements.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDriverGetApiVersion`.
    pub fn api_version(&self) -> Result<Version, Error> {
        // SAFETY: drivers live as long as the process.
        unsafe { self.table().driver_api_version(self.handle()) }
    }

    /// The driver's own version and identity.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDriverGetProperties`.
    pub fn properties(&self) -> Result<DriverProperties, Error> {
        // SAFETY: drivers live as long as the process.
        unsafe { self.table().driver_properties(self.handle()) }
    }

    /// What the driver can share between processes.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDriverGetIpcProperties`.
    pub fn ipc_properties(&self) -> Result<IpcProperties, Error> {
        // SAFETY: drivers live as long as the process.
        unsafe { self.table().driver_ipc_properties(self.handle()) }
    }

    /// Names and versions of the driver's extensions.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDriverGetExtensionProperties`.
    pub fn extensions(&self) -> Result<Vec<(String, u32)>, Error> {
        // SAFETY: drivers live as long as the process.
        unsafe { self.table().driver_extensions(self.handle()) }
    }

    /// A function of an extension, by its name; `None` where the driver has none of that name. What
    /// it takes and returns is for the caller to know.
    ///
    /// # Errors
    /// [`Error::NulByte`]; [`Error::Missing`] where the loader cannot ask.
    ///
    /// # Spec
    /// `zeDriverGetExtensionFunctionAddress`, of 1.1.
    pub fn extension_function(&self, name: &str) -> Result<Option<NonNull<c_void>>, Error> {
        // SAFETY: drivers live as long as the process.
        unsafe { self.table().driver_extension_function(self.handle(), name) }
    }

    /// The driver's devices, without their parts; the same ones in the same order at every call.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeDeviceGet`.
    pub fn devices(&self) -> Result<Vec<Device>, Error> {
        // SAFETY: drivers live as long as the process.
        let handles = unsafe { self.table().devices(self.handle()) }?;
        Ok(handles.into_iter().map(|handle| Device::new(*self, handle)).collect())
    }
}

impl PartialEq for Driver {
    fn eq(&self, other: &Driver) -> bool {
        self.handle() == other.handle()
    }
}

impl Eq for Driver {}

impl Debug for Driver {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "Driver({:p})", self.handle())
    }
}

/// A version of Level Zero, or of SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The first number.
    pub major: u16,
    /// The second number.
    pub minor: u16,
}

impl Version {
    /// From `major << 16 | minor`, as Level Zero packs it.
    pub(crate) fn from_number(number: u32) -> Version {
        Version { major: (number >> 16) as u16, minor: number as u16 }
    }
}

impl Display for Version {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A driver's version and identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DriverProperties {
    /// The driver's version, in the vendor's own numbering.
    pub version: u32,
    /// The driver's identity: that of one build of it.
    pub uuid: [u8; 16],
}

/// What a driver can share between processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IpcProperties {
    /// Memory.
    pub memory: bool,
    /// Event pools.
    pub event_pools: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_unpack_and_order() {
        let version = Version::from_number(0x0001_000c);
        assert_eq!(version.to_string(), "1.12");
        assert!(version > Version::from_number(0x0001_0004));
    }
}
