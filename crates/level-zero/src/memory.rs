//! Memory that devices see.
//!
//! Owners hand out raw pointers only: what a device or a peer may write must not be behind a
//! reference.

use std::ffi::c_void;
use std::fmt::{Debug, Formatter};
use std::os::fd::{AsFd, BorrowedFd, FromRawFd, OwnedFd};

use level_zero_sys::{ze_memory_type_t, ze_result_t};

use crate::context::Context;
use crate::device::Device;
use crate::error::Error;
use crate::raw::{Shared, Wishes, in_drop};

/// A piece of a context's memory, freed with its owner.
struct Block {
    context: Context,
    address: Shared<c_void>,
    bytes: usize,
}

impl Drop for Block {
    fn drop(&mut self) {
        // SAFETY: allocated from this context, freed here only; commands that use it have ended, as
        // those who appended them promised.
        in_drop(unsafe { self.context.table().free(self.context.handle(), self.address.0) });
    }
}

/// Memory that this process allocated through Level Zero.
pub trait Allocation: sealed::Sealed {
    /// Address of the first byte, the same on host and device.
    fn as_ptr(&self) -> *mut c_void;
    /// Size in bytes.
    fn bytes(&self) -> usize;
    /// The context that it belongs to.
    fn context(&self) -> &Context;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! allocations {
    ($($(#[$doc:meta])* $memory:ident)*) => {$(
        $(#[$doc])*
        pub struct $memory(Block);

        impl $memory {
            /// Address of the first byte, the same on host and device.
            pub fn as_ptr(&self) -> *mut c_void {
                self.0.address.0
            }

            /// Size in bytes.
            pub fn bytes(&self) -> usize {
                self.0.bytes
            }

            /// The context that it belongs to.
            pub fn context(&self) -> &Context {
                &self.0.context
            }
        }

        impl Allocation for $memory {
            fn as_ptr(&self) -> *mut c_void {
                self.as_ptr()
            }

            fn bytes(&self) -> usize {
                self.bytes()
            }

            fn context(&self) -> &Context {
                self.context()
            }
        }

        impl sealed::Sealed for $memory {}

        impl Debug for $memory {
            fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
                let name = stringify!($memory);
                write!(f, "{name}({:p}, {} bytes)", self.as_ptr(), self.bytes())
            }
        }
    )*};
}

allocations! {
    /// Memory of a device. The host must not touch it, but by commands.
    DeviceMemory
    /// Memory of the host that all devices of the context may use.
    HostMemory
    /// Memory that moves between the host and a device as they use it.
    SharedMemory
}

/// Whether a driver may have failed so because it does not know what is chained to a descriptor.
fn is_of_a_descriptor(error: &Error) -> bool {
    let codes = [
        ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
        ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION,
        ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE,
        ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
    ];
    error.result().is_some_and(|code| codes.contains(&code))
}

impl Context {
    /// Allocates `bytes` bytes of the device's memory, aligned to `align`, a power of two, or 0 for
    /// what the driver likes. Their content is undefined.
    ///
    /// Beyond the device's largest allocation the driver is asked again with relaxed limits. Kernels
    /// that use such memory have to be built with `-ze-opt-greater-than-4GB-buffer-required`. The driver is asked not to compress what
    /// the memory holds, as newer devices otherwise do, since another process that opens it would read what compression has made of it.
    ///
    /// # Errors
    /// [`Error::Call`]: out of memory, an unsupported size (0, to most drivers) or alignment.
    ///
    /// # Panics
    /// Where `device` is of another driver.
    ///
    /// # Spec
    /// `zeMemAllocDevice`; extensions `ZE_experimental_relaxed_allocation_limits` and
    /// `ZE_extension_memory_compression_hints`.
    pub fn alloc_device(&self, device: &Device, bytes: usize, align: usize) -> Result<DeviceMemory, Error> {
        self.alloc_on(device, bytes, align, false)
    }

    /// The same, of memory that can be exported as a [`DmaBuf`].
    ///
    /// # Errors
    /// As there; also of devices that [export none](Device::exports_dma_bufs).
    ///
    /// # Panics
    /// As there.
    ///
    /// # Spec
    /// `zeMemAllocDevice` with `ze_external_memory_export_desc_t`.
    pub fn alloc_exported(&self, device: &Device, bytes: usize, align: usize) -> Result<DeviceMemory, Error> {
        self.alloc_on(device, bytes, align, true)
    }

    fn alloc_on(&self, device: &Device, bytes: usize, align: usize, exported: bool) -> Result<DeviceMemory, Error> {
        self.expect_own(device);
        let ask = |relaxed, uncompressed| {
            let (context, device, wishes) =
                (self.handle(), device.handle(), Wishes { relaxed, exported, uncompressed });
            // SAFETY: a live context and a device of its driver.
            unsafe { self.table().alloc_device(context, device, bytes, align, wishes) }
        };
        // A driver that does not know the hint, and says so, compresses nothing.
        let alloc = |relaxed| {
            ask(relaxed, true)
                .or_else(|error| if is_of_a_descriptor(&error) { ask(relaxed, false) } else { Err(error) })
        };
        let address = alloc(false).or_else(|error| {
            let too_large = error.result() == Some(ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
            if too_large && bytes > 0 { alloc(true) } else { Err(error) }
        })?;
        Ok(DeviceMemory(self.block(address, bytes)))
    }

    /// Allocates `bytes` bytes of host memory that all devices of the context may use, aligned to
    /// `align`, a power of two, or 0 for what the driver likes. Their content is undefined.
    ///
    /// # Errors
    /// [`Error::Call`]: out of memory, an unsupported size (0, to most drivers) or alignment.
    ///
    /// # Spec
    /// `zeMemAllocHost`.
    pub fn alloc_host(&self, bytes: usize, align: usize) -> Result<HostMemory, Error> {
        // SAFETY: a live context.
        let address = unsafe { self.table().alloc_host(self.handle(), bytes, align) }?;
        Ok(HostMemory(self.block(address, bytes)))
    }

    /// Allocates `bytes` bytes that the host and the device both use, aligned to `align`, a power of
    /// two, or 0 for what the driver likes. Their content is undefined.
    ///
    /// # Errors
    /// [`Error::Call`]: out of memory, an unsupported size (0, to most drivers) or alignment.
    ///
    /// # Panics
    /// Where `device` is of another driver.
    ///
    /// # Spec
    /// `zeMemAllocShared`.
    pub fn alloc_shared(&self, device: &Device, bytes: usize, align: usize) -> Result<SharedMemory, Error> {
        self.expect_own(device);
        let (context, device) = (self.handle(), device.handle());
        // SAFETY: a live context and a device of its driver.
        let address = unsafe { self.table().alloc_shared(context, device, bytes, align) }?;
        Ok(SharedMemory(self.block(address, bytes)))
    }

    fn block(&self, address: *mut c_void, bytes: usize) -> Block {
        Block { context: self.clone(), address: Shared(address), bytes }
    }

    /// What the driver knows of an address, which may be any: [`MemoryKind::Unknown`] where it is
    /// not Level Zero's.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeMemGetAllocProperties`.
    #[expect(clippy::not_unsafe_ptr_arg_deref, reason = "it is looked up, not followed")]
    pub fn alloc_properties(&self, address: *const c_void) -> Result<AllocationProperties, Error> {
        // SAFETY: a live context; the address is looked up, not followed.
        let known = unsafe { self.table().describe(self.handle(), address) }?;
        let device = known.device;
        Ok(AllocationProperties {
            kind: MemoryKind::from_raw(known.kind),
            id: known.id,
            page_bytes: known.page_bytes,
            device: (!device.is_null()).then(|| Device::new(self.driver(), device)),
        })
    }

    /// First byte and size of the allocation that an address lies in.
    ///
    /// # Errors
    /// [`Error::Call`]: it lies in none.
    ///
    /// # Spec
    /// `zeMemGetAddressRange`.
    #[expect(clippy::not_unsafe_ptr_arg_deref, reason = "it is looked up, not followed")]
    pub fn address_range(&self, address: *const c_void) -> Result<(*mut c_void, usize), Error> {
        // SAFETY: a live context; the address is looked up, not followed.
        unsafe { self.table().address_range(self.handle(), address) }
    }
}

impl DeviceMemory {
    /// The dma-buf that memory [made for it](Context::alloc_exported) is.
    ///
    /// # Errors
    /// [`Error::Call`]; [`Error::NoDmaBuf`] where the driver answers with no descriptor.
    ///
    /// # Spec
    /// `zeMemGetAllocProperties` with `ze_external_memory_export_fd_t`.
    pub fn dma_buf(&self) -> Result<DmaBuf<'_>, Error> {
        let context = self.context();
        // SAFETY: a live context and memory of it.
        let export = || unsafe { context.table().export_dma_buf(context.handle(), self.as_ptr()) };
        let fd = export()?;
        if fd < 0 {
            return Err(Error::NoDmaBuf);
        }
        // SAFETY: descriptors that the driver has opened. One that it gives twice it keeps, and closes with the memory, as perhaps that of
        // a driver that gives none again; others are this function's alone.
        unsafe {
            match export() {
                Ok(again) if again >= 0 && again != fd => {
                    drop(OwnedFd::from_raw_fd(again));
                    Ok(DmaBuf::Own(OwnedFd::from_raw_fd(fd)))
                }
                _ => Ok(DmaBuf::OfDriver(BorrowedFd::borrow_raw(fd))),
            }
        }
    }
}

/// A dma-buf: memory of a device by a descriptor, with which the kernel lets other devices have it. The first byte is that of the
/// memory.
///
/// The specification does not say who closes the descriptor. Drivers have opened a new one for each call, and have kept one; both
/// come right here.
#[derive(Debug)]
pub enum DmaBuf<'a> {
    /// The driver closes it.
    OfDriver(BorrowedFd<'a>),
    /// This owner does.
    Own(OwnedFd),
}

impl AsFd for DmaBuf<'_> {
    fn as_fd(&self) -> BorrowedFd<'_> {
        match self {
            DmaBuf::OfDriver(fd) => *fd,
            DmaBuf::Own(fd) => fd.as_fd(),
        }
    }
}

/// What a driver knows of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllocationProperties {
    /// What kind of memory it is in.
    pub kind: MemoryKind,
    /// The allocation's number in this process.
    pub id: u64,
    /// The size of its pages.
    pub page_bytes: u64,
    /// The device that it was allocated on or opened for, if it was.
    pub device: Option<Device>,
}

/// A kind of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// Not Level Zero's.
    Unknown,
    /// [`HostMemory`].
    Host,
    /// [`DeviceMemory`], or [`ImportedMemory`](crate::ImportedMemory).
    Device,
    /// [`SharedMemory`].
    Shared,
    /// Another kind, as the driver numbers it.
    Other(u32),
}

impl MemoryKind {
    fn from_raw(raw: ze_memory_type_t) -> MemoryKind {
        match raw {
            ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN => MemoryKind::Unknown,
            ze_memory_type_t::ZE_MEMORY_TYPE_HOST => MemoryKind::Host,
            ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE => MemoryKind::Device,
            ze_memory_type_t::ZE_MEMORY_TYPE_SHARED => MemoryKind::Shared,
            other => MemoryKind::Other(other.0),
        }
    }
}
