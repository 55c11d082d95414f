//! Contexts: what memory and all other objects belong to.

use std::ffi::c_void;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use level_zero_sys::{_ze_context_handle_t, ze_context_handle_t};

use crate::device::Device;
use crate::driver::Driver;
use crate::error::Error;
use crate::raw::{Shared, Table, in_drop};

/// A context. Copies are owners of the same one, which goes with the last of them and of the objects
/// made in it.
#[derive(Clone)]
pub struct Context(Arc<Owned>);

struct Owned {
    driver: Driver,
    handle: Shared<_ze_context_handle_t>,
}

impl Context {
    /// Makes a context over all devices of the driver.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeContextCreate`.
    pub fn new(driver: &Driver) -> Result<Context, Error> {
        // SAFETY: drivers live as long as the process.
        let handle = unsafe { driver.table().context_create(driver.handle()) }?;
        Ok(Context(Arc::new(Owned { driver: *driver, handle: Shared(handle) })))
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_context_handle_t {
        self.0.handle.0
    }

    /// The driver that it belongs to.
    pub fn driver(&self) -> Driver {
        self.0.driver
    }

    pub(crate) fn table(&self) -> &'static Table {
        self.0.driver.table()
    }

    /// Objects are made of a context and a device of its driver; anything else would be undefined.
    pub(crate) fn expect_own(&self, device: &Device) {
        assert!(device.driver() == self.driver(), "{device:?} is of another driver than {self:?}");
    }

    /// Lets `device` use `bytes` bytes at `memory` from now on without an argument or a flag that
    /// says so: pages are brought in and stay until [`evict`](Self::evict).
    ///
    /// # Errors
    /// [`Error::Call`]: out of memory; an address that is not of this context.
    ///
    /// # Panics
    /// Where `device` is of another driver.
    ///
    /// # Safety
    /// The range lies in one allocation of this context, which is not freed before it is evicted.
    ///
    /// # Spec
    /// `zeContextMakeMemoryResident`.
    pub unsafe fn make_resident(&self, device: &Device, memory: *mut c_void, bytes: usize) -> Result<(), Error> {
        self.expect_own(device);
        // SAFETY: a live context and a device of its driver; the caller vouches for the memory.
        unsafe { self.table().make_resident(self.handle(), device.handle(), memory, bytes) }
    }

    /// Takes back what [`make_resident`](Self::make_resident) did.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Panics
    /// Where `device` is of another driver.
    ///
    /// # Safety
    /// The range was made resident, and no command in flight relies on it.
    ///
    /// # Spec
    /// `zeContextEvictMemory`.
    pub unsafe fn evict(&self, device: &Device, memory: *mut c_void, bytes: usize) -> Result<(), Error> {
        self.expect_own(device);
        // SAFETY: a live context and a device of its driver; the caller vouches for the memory.
        unsafe { self.table().evict(self.handle(), device.handle(), memory, bytes) }
    }
}

impl PartialEq for Context {
    fn eq(&self, other: &Context) -> bool {
        self.handle() == other.handle()
    }
}

impl Eq for Context {}

impl Debug for Context {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "Context({:p})", self.handle())
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the last owner goes, and every object of the context is an owner.
        in_drop(unsafe { self.driver.table().context_destroy(self.handle.0) });
    }
}
