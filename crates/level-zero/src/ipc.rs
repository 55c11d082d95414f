//! Memory shared between processes.

use std::ffi::c_void;
use std::fmt::{Debug, Formatter};

use crate::context::Context;
use crate::device::Device;
use crate::error::Error;
use crate::memory::Allocation;
use crate::raw::{Shared, in_drop};

/// What another process opens an allocation with.
///
/// The bytes are the driver's. On Linux they usually hold a file descriptor of the exporting
/// process, without which they mean nothing elsewhere: it has to travel too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct IpcHandle(pub [u8; 64]);

impl Debug for IpcHandle {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let used = self.0.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        write!(f, "IpcHandle({:02x?}, 0 ...)", &self.0[..used])
    }
}

impl Context {
    /// The handle that another process opens `memory` with. It is good as long as the memory lives,
    /// or until [`put_ipc_handle`](Self::put_ipc_handle).
    ///
    /// # Errors
    /// [`Error::Call`]: the driver cannot export this memory.
    ///
    /// # Panics
    /// Where the memory is of another context.
    ///
    /// # Spec
    /// `zeMemGetIpcHandle`.
    pub fn ipc_handle(&self, memory: &impl Allocation) -> Result<IpcHandle, Error> {
        assert!(memory.context() == self, "memory of {:?} is exported from {self:?}", memory.context());
        self.ipc_handle_of(memory.as_ptr())
    }

    /// As [`ipc_handle`](Self::ipc_handle), for memory that someone else allocated in this context,
    /// by its first byte. Drivers may also take other addresses of it: who opens the handle still
    /// gets the first byte.
    ///
    /// # Errors
    /// [`Error::Call`]: no memory of this context, or the driver cannot export it.
    ///
    /// # Spec
    /// `zeMemGetIpcHandle`.
    #[expect(clippy::not_unsafe_ptr_arg_deref, reason = "it is looked up, not followed")]
    pub fn ipc_handle_of(&self, address: *const c_void) -> Result<IpcHandle, Error> {
        // SAFETY: a live context; the address is looked up, not followed.
        let bytes = unsafe { self.table().get_ipc_handle(self.handle(), address) }?;
        Ok(IpcHandle(bytes))
    }

    /// Says that no process will open this handle any more; memory and mappings stay. `Ok(false)`
    /// where the loader or the driver has no such call, and there is nothing to do.
    ///
    /// # Errors
    /// [`Error::Call`]: not a handle that this context gave.
    ///
    /// # Spec
    /// `zeMemPutIpcHandle`, of 1.6.
    pub fn put_ipc_handle(&self, handle: IpcHandle) -> Result<bool, Error> {
        // SAFETY: a live context; the driver checks the handle.
        unsafe { self.table().put_ipc_handle(self.handle(), handle.0) }
    }

    /// Maps the memory of a handle for `device`. What it finds is the allocation's first byte.
    ///
    /// # Errors
    /// [`Error::Call`]: no handle, or none that means anything in this process.
    ///
    /// # Panics
    /// Where `device` is of another driver.
    ///
    /// # Spec
    /// `zeMemOpenIpcHandle`.
    pub fn open_ipc(&self, device: &Device, handle: IpcHandle) -> Result<ImportedMemory, Error> {
        self.expect_own(device);
        let table = self.table();
        // SAFETY: a live context and a device of its driver; the driver checks the handle.
        let address = unsafe { table.open_ipc_handle(self.handle(), device.handle(), handle.0) }?;
        Ok(ImportedMemory { context: self.clone(), address: Shared(address) })
    }
}

/// Another process's memory, mapped here; unmapped with its owner.
///
/// The mapping stays good when the exporting process frees the memory or ends. How large it is says
/// [`Context::address_range`].
pub struct ImportedMemory {
    context: Context,
    address: Shared<c_void>,
}

impl ImportedMemory {
    /// Address of the first byte in this process.
    pub fn as_ptr(&self) -> *mut c_void {
        self.address.0
    }

    /// The context that it was opened in.
    pub fn context(&self) -> &Context {
        &self.context
    }
}

impl Debug for ImportedMemory {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "ImportedMemory({:p})", self.as_ptr())
    }
}

impl Drop for ImportedMemory {
    fn drop(&mut self) {
        let (table, context) = (self.context.table(), self.context.handle());
        // SAFETY: opened in this context, closed here only; commands that use it have ended, as those
        // who appended them promised.
        in_drop(unsafe { table.close_ipc_handle(context, self.address.0) });
    }
}
