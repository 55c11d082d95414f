//! Memory.
//!
//! Every allocation, whatever its kind, is a memfd of its own, mapped into this process: what the host reads and writes, what
//! kernels read and write, and what other processes map from an IPC handle or an exported descriptor are the same
//! pages. Any pointer finds its allocation in one ordered map.
//!
//! Memory is freed when its mapping goes; other processes that have it open keep the pages.

mod allocate;
mod file;
mod handles;
mod properties;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ffi::c_void;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use level_zero_sys::*;

use crate::answer::Answer;
use crate::context::Context;
use crate::device::Device;
use crate::export::Export;
use crate::ipc::{Kind, Ticket};
use crate::machine::machine;
use crate::{counter, imported, object, strict, virtual_memory};

use allocate::{Options, pages};
use file::{step, whole_pages, whole_steps};

pub use allocate::{FREE_POLICIES, zeMemAllocDevice, zeMemAllocHost, zeMemAllocShared, zeMemFree, zeMemFreeExt};
pub use file::{file_bytes, is_memory, map, memfd};
pub use handles::{
    zeMemCloseIpcHandle, zeMemGetIpcHandle, zeMemGetIpcHandleWithProperties, zeMemOpenIpcHandle, zexMemGetIpcHandles,
    zexMemOpenIpcHandles,
};
pub use properties::{
    zeMemGetAddressRange, zeMemGetAllocProperties, zeMemGetAtomicAccessAttributeExp, zeMemSetAtomicAccessAttributeExp,
};

/// Pages that exist whether or not they are mapped: a file, and what programs are told of it.
pub struct Backing {
    memory: OwnedFd,
    /// What was asked for.
    pub size: usize,
    kind: ze_memory_type_t,
    pub context: u64,
    /// The device's handle; null for host memory.
    device: usize,
    /// The number of the device that it was allocated on, in whichever process; none for host memory.
    home: Option<u32>,
    pub id: u64,
    export: Arc<Export>,
    /// As which types of external memory the program said that it would export it.
    exports: u32,
    /// What programs said of atomic operations, by device.
    atomics: Mutex<Vec<(usize, u32)>>,
}

impl Backing {
    fn new(memory: OwnedFd, size: usize, owner: &Owner) -> Backing {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Backing {
            memory,
            size,
            kind: owner.kind,
            context: owner.context,
            device: owner.device as usize,
            home: owner.home,
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            export: Arc::default(),
            exports: owner.exports,
            atomics: Mutex::default(),
        }
    }

    /// Pages for a program to map, and whose they are to be: a device's, or the host's where there is none.
    ///
    /// # Safety
    /// The handle is the caller's, and what is chained is as the specification says.
    pub unsafe fn physical(
        context: &Context,
        device: ze_device_handle_t,
        size: usize,
        next: *const c_void,
    ) -> Answer<Backing> {
        let mut options = Options::default();
        // SAFETY: forwarded to the caller.
        let home = unsafe {
            options.read(next)?;
            match device.is_null() {
                true => None,
                false => Some(object::get::<Device>(device)?.number),
            }
        };
        let owner = Owner {
            kind: match home {
                Some(_) => ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE,
                None => ze_memory_type_t::ZE_MEMORY_TYPE_HOST,
            },
            context: context.id,
            device,
            home,
            origin: Origin::Reserved,
            exports: options.exports,
        };
        Ok(Backing::new(pages(size, whole_pages(size)?, options)?, size, &owner))
    }

    pub fn is_on_device(&self) -> bool {
        self.kind == ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE
    }

    pub fn memory(&self) -> BorrowedFd<'_> {
        self.memory.as_fd()
    }

    pub fn ticket(&self) -> Answer<Ticket> {
        self.export.get(
            Kind::Memory,
            self.memory.as_fd(),
            self.size as u64,
            [self.kind.0, self.home.map_or(0, |number| number + 1)],
        )
    }
}

/// Memory that is mapped here.
pub struct Allocation {
    pub base: usize,
    /// What programs are told: what is mapped or, where the driver is strict, what was asked for.
    pub size: usize,
    /// What is mapped: whole steps.
    pub mapped: usize,
    pub backing: Arc<Backing>,
    pub origin: Origin,
}

/// How memory came to be mapped.
#[derive(Clone, Copy, PartialEq)]
pub enum Origin {
    Allocated,
    /// Opened from an IPC handle.
    Opened,
    /// Mapped by the program into address space that it has reserved, and that takes care of its end.
    Reserved,
}

impl Allocation {
    fn new(memory: OwnedFd, size: usize, alignment: usize, owner: &Owner) -> Answer<Allocation> {
        // The file may be another's, that had it in smaller steps.
        let file = whole_pages(file_bytes(memory.as_fd())? as usize)?;
        let mapped = whole_steps(size, owner.kind)?.min(file);
        let base = map(memory.as_fd(), mapped, alignment)?;
        if owner.kind == ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE {
            strict::add_allocation(base, mapped, memory.as_fd());
        }
        Ok(Allocation {
            base,
            size: if strict::is_on() { size } else { mapped },
            mapped,
            backing: Arc::new(Backing::new(memory, size, owner)),
            origin: owner.origin,
        })
    }

    /// The pages in which devices have it.
    fn page_bytes(&self) -> usize {
        match self.origin {
            Origin::Reserved => machine().page_bytes,
            _ => step(self.backing.kind),
        }
    }

    /// The first address after it.
    pub fn end(&self) -> usize {
        self.base + self.mapped
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        if self.origin == Origin::Reserved {
            return;
        }
        // SAFETY: the mapping is ours, and nobody finds this allocation any more.
        if unsafe { strict::release(self.base, self.mapped) } {
            return;
        }
        // SAFETY: as above; that no work still uses the memory is the caller's rule when freeing.
        if let Err(error) = unsafe { rustix::mm::munmap(self.base as *mut c_void, self.mapped) } {
            tracing::error!("memory at {:#x} cannot be unmapped: {error}", self.base);
        }
    }
}

/// Whom memory belongs to.
struct Owner {
    kind: ze_memory_type_t,
    context: u64,
    device: ze_device_handle_t,
    home: Option<u32>,
    origin: Origin,
    exports: u32,
}

static ALLOCATIONS: RwLock<BTreeMap<usize, Arc<Allocation>>> = RwLock::new(BTreeMap::new());

/// The allocation of any context that has this address.
fn at(pointer: *const c_void) -> Option<Arc<Allocation>> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let below = all.range(..=pointer as usize).next_back();
    let found = below.filter(|(_, allocation)| (pointer as usize) < allocation.end());
    match found {
        Some((_, allocation)) => Some(allocation.clone()),
        None => virtual_memory::at(pointer as usize).map(Arc::new),
    }
}

/// Some memory of the driver's that kernels may be given has this address.
pub fn is_known(address: usize) -> bool {
    at(address as *const c_void).is_some()
        || imported::base_of(address).is_some()
        || strict::is_global(address)
        || counter::is_one(address)
}

/// The devices whose own memory has a byte of a range, by their numbers.
pub fn homes(address: usize, bytes: usize) -> Vec<u32> {
    let all = ALLOCATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let below = all.range(..address.saturating_add(bytes)).rev();
    let allocated = below
        .take_while(|(_, allocation)| allocation.end() > address)
        .map(|(_, allocation)| allocation.backing.clone());
    let reserved = virtual_memory::mapped_in(address, bytes);
    allocated.chain(reserved).filter(|backing| backing.is_on_device()).filter_map(|backing| backing.home).collect()
}

/// The allocation that has this address, else `INVALID_ARGUMENT`. One of another context is found all the same, as Intel's
/// drivers find it; strict mode keeps to the specification, to which it is unknown.
pub fn find(context: &Context, pointer: *const c_void) -> Answer<Arc<Allocation>> {
    at(pointer)
        .filter(|found| !strict::is_on() || found.backing.context == context.id)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// Enters it; its address for the caller.
fn insert(allocation: Allocation) -> *mut c_void {
    let base = allocation.base;
    ALLOCATIONS.write().unwrap_or_else(PoisonError::into_inner).insert(base, Arc::new(allocation));
    base as *mut c_void
}

/// Takes out the allocation that begins at this address. As for [`find`], it is the context's only where the driver is strict.
fn remove(context: &Context, pointer: *mut c_void, origin: Origin) -> Answer<Arc<Allocation>> {
    let mut all = ALLOCATIONS.write().unwrap_or_else(PoisonError::into_inner);
    let is_meant =
        |found: &Allocation| found.origin == origin && (!strict::is_on() || found.backing.context == context.id);
    match all.entry(pointer as usize) {
        Entry::Occupied(found) if is_meant(found.get()) => Ok(found.remove()),
        _ => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
    }
}
