//! Kernels: entry points of a module, with their arguments.

use std::ffi::c_void;
use std::ptr::null;
use std::sync::Arc;

use level_zero_sys::{_ze_kernel_handle_t, ze_kernel_handle_t};

use crate::context::Context;
use crate::error::Error;
use crate::module;
use crate::raw::{Exclusive, Table, in_drop};

/// A kernel with its group size and arguments, which launches take as they are at that time.
///
/// Level Zero lets one thread at a time use it: it can be sent to other threads, but not shared with
/// them. Several kernels of one name are independent of each other.
///
/// ```compile_fail
/// fn shared<T: Sync>() {}
/// shared::<level_zero::Kernel>();
/// ```
pub struct Kernel {
    handle: Exclusive<_ze_kernel_handle_t>,
    /// None where someone else keeps the module alive.
    _module: Option<Arc<module::Owned>>,
    context: Context,
}

impl Kernel {
    /// # Safety
    /// The handle is a kernel of a module of the context, and has no other owner; `module` is its
    /// module, or the caller keeps that alive.
    pub(crate) unsafe fn own(
        context: &Context,
        module: Option<Arc<module::Owned>>,
        handle: ze_kernel_handle_t,
    ) -> Kernel {
        Kernel { handle: Exclusive(handle), _module: module, context: context.clone() }
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_kernel_handle_t {
        self.handle.0
    }

    fn table(&self) -> &'static Table {
        self.context.table()
    }

    /// The kernel's name.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelGetName`.
    pub fn name(&self) -> Result<String, Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().kernel_name(self.handle()) }
    }

    /// Sets the work-items of a group, in each dimension.
    ///
    /// # Errors
    /// [`Error::Call`]: more than the device or the kernel can.
    ///
    /// # Spec
    /// `zeKernelSetGroupSize`.
    pub fn set_group_size(&mut self, size: [u32; 3]) -> Result<(), Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().set_group_size(self.handle(), size) }
    }

    /// A group size that suits the kernel and divides `items`, the work-items of a launch.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelSuggestGroupSize`.
    pub fn suggest_group_size(&self, items: [u32; 3]) -> Result<[u32; 3], Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().suggest_group_size(self.handle(), items) }
    }

    /// How many groups of the size that is set can run at once, and so wait for each other.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelSuggestMaxCooperativeGroupCount`.
    pub fn max_cooperative_groups(&self) -> Result<u32, Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().max_cooperative_groups(self.handle()) }
    }

    /// Sets argument `index` to a value, which has to be of the size that the kernel declares.
    ///
    /// # Errors
    /// [`Error::Call`]: no such argument, or another size.
    ///
    /// # Spec
    /// `zeKernelSetArgumentValue`.
    pub fn set_arg<T: Copy>(&mut self, index: u32, value: &T) -> Result<(), Error> {
        let (bytes, value) = (size_of::<T>(), (&raw const *value).cast());
        // SAFETY: a live kernel that this thread alone uses; the value has that many bytes.
        unsafe { self.table().set_argument(self.handle(), index, bytes, value) }
    }

    /// Sets argument `index`, a pointer, to a device address, which may be null.
    ///
    /// # Errors
    /// [`Error::Call`]: no such argument, or no pointer.
    ///
    /// # Spec
    /// `zeKernelSetArgumentValue`.
    pub fn set_arg_ptr(&mut self, index: u32, address: *const c_void) -> Result<(), Error> {
        self.set_arg(index, &address)
    }

    /// Sets argument `index`, a pointer to local memory, to `bytes` bytes of it.
    ///
    /// # Errors
    /// [`Error::Call`]: no such argument, or no pointer to local memory.
    ///
    /// # Spec
    /// `zeKernelSetArgumentValue`.
    pub fn set_arg_local(&mut self, index: u32, bytes: usize) -> Result<(), Error> {
        // SAFETY: a live kernel that this thread alone uses; null stands for local memory.
        unsafe { self.table().set_argument(self.handle(), index, bytes, null()) }
    }

    /// Says which memory the kernel reaches through pointers that are not arguments, such as those
    /// that lie in memory.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelSetIndirectAccess`.
    pub fn set_indirect_access(&mut self, access: IndirectAccess) -> Result<(), Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().set_indirect_access(self.handle(), access.bits()) }
    }

    /// Which memory the kernel reaches through pointers that are not arguments.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelGetIndirectAccess`.
    pub fn indirect_access(&self) -> Result<IndirectAccess, Error> {
        // SAFETY: a live kernel that this thread alone uses.
        let flags = unsafe { self.table().indirect_access(self.handle()) }?;
        Ok(IndirectAccess::from_bits_retain(flags))
    }

    /// What the kernel asks for and uses.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeKernelGetProperties`.
    pub fn properties(&self) -> Result<KernelProperties, Error> {
        // SAFETY: a live kernel that this thread alone uses.
        unsafe { self.table().kernel_properties(self.handle()) }
    }
}

impl Drop for Kernel {
    fn drop(&mut self) {
        // SAFETY: this is its only owner; launches of it have ended, as those who appended them
        // promised. The module goes after it.
        in_drop(unsafe { self.table().kernel_destroy(self.handle()) });
    }
}

bitflags::bitflags! {
    /// Kinds of memory that a kernel reaches through pointers that are not arguments.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct IndirectAccess: u32 {
        /// [`HostMemory`](crate::HostMemory).
        const HOST = 1;
        /// [`DeviceMemory`](crate::DeviceMemory), also of peers.
        const DEVICE = 2;
        /// [`SharedMemory`](crate::SharedMemory).
        const SHARED = 4;
    }
}

/// What a kernel asks for and uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelProperties {
    /// Number of arguments.
    pub arguments: u32,
    /// The group size that its source fixes.
    pub required_group_size: Option<[u32; 3]>,
    /// The number of sub-groups that its source fixes.
    pub required_sub_groups: Option<u32>,
    /// The sub-group size that its source fixes.
    pub required_sub_group_size: Option<u32>,
    /// The largest sub-group.
    pub max_sub_group_size: u32,
    /// The largest number of sub-groups in a group.
    pub max_sub_groups: u32,
    /// Local memory of a group, in bytes, without arguments.
    pub local_bytes: u32,
    /// Private memory of a work-item, in bytes.
    pub private_bytes: u32,
    /// Memory of a work-item for what does not fit registers, in bytes.
    pub spill_bytes: u32,
}
