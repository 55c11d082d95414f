//! Level Zero made Rust: owners, lifetimes, `Result`.
//!
//! [`Api::load`] opens the loader that the machine has; from there [`Driver`], [`Device`] and
//! [`Context`] lead to memory, lists, events, modules and kernels. Every object keeps alive what it
//! was made from, and is destroyed when its last owner goes, so release order needs no thought.
//!
//! # Principles
//! - Objects that Level Zero lets several threads use at once are `Sync`. Lists and kernels, which
//!   it does not, are `Send` only, and change through `&mut self`.
//! - Addresses are raw pointers. Memory that a device writes is never behind a reference.
//! - What hands the device something to do is `unsafe`: nothing can check that a kernel stays within
//!   its memory. Everything else is safe.
//! - Every failure is an [`Error`] that names the function and the result, or what is not installed.
//!   A function that the installed loader is too old for is [`Error::Missing`], not a crash. All that
//!   is here works with loaders and drivers of version 1.0 on, but for what says otherwise.
//! - Waiting takes an `Option<Duration>`: `None` waits as long as it takes; `Ok(false)` means that
//!   the time ran out.
//!
//! # Not here
//! Images, samplers, virtual and physical memory, dynamic linking of modules, IPC of event pools,
//! fabric, tools and system management: [`Api::raw`] has their functions. Nothing here knows a
//! driver by name.
//!
//! # Example
//! ```no_run
//! use level_zero::{Api, Context, ImmediateList};
//!
//! let driver = &Api::load()?.drivers()?[0];
//! let device = &driver.devices()?[0];
//! let context = Context::new(driver)?;
//! let memory = context.alloc_device(device, 4096, 64)?;
//! let mut list = ImmediateList::synchronous(&context, device)?;
//! // SAFETY: the memory is ours, and the list has used it when the call returns.
//! unsafe { list.append_fill(memory.as_ptr(), &[0], memory.bytes(), None, &[]) }?;
//! # Ok::<(), level_zero::Error>(())
//! ```

mod api;
mod context;
mod device;
mod driver;
mod error;
mod event;
mod ipc;
mod kernel;
mod list;
mod memory;
mod module;
mod queue;
mod raw;

pub use api::{Api, LoaderVersion};
pub use context::Context;
pub use device::{
    Activity, ComputeProperties, Device, DeviceKind, DeviceProperties, MemoryAccess, MemoryAccessProperties,
    MemoryProperties, ModuleSupport, P2pProperties, QueueFlags, QueueGroup,
};
pub use driver::{Driver, DriverProperties, IpcProperties, Version};
pub use error::{Error, ResultCode};
pub use event::{Event, EventPool, EventPoolFlags, EventScopes, Timestamps};
pub use ipc::{ImportedMemory, IpcHandle};
pub use kernel::{IndirectAccess, Kernel, KernelProperties};
pub use level_zero_sys as sys;
pub use list::{CommandList, Immediate, ImmediateList, List, ListKind, ListRef, Recorded};
pub use memory::{Allocation, AllocationProperties, DeviceMemory, DmaBuf, HostMemory, MemoryKind, SharedMemory};
pub use module::{Module, ModuleProperties, ModuleRef};
pub use queue::{CommandQueue, Fence, QueueMode};
pub use raw::obstacle;
