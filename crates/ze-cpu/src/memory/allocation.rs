//! Allocations: pages, and where they are mapped.

use std::ffi::c_void;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use level_zero_sys::*;

use crate::base::answer::{Answer, because, require};
use crate::base::arguments::{read, write};
use crate::base::file::{file_bytes, map, step, whole_pages, whole_steps};
use crate::base::machine::machine;
use crate::devices::device::EXTERNAL_MEMORY_TYPES;
use crate::memory::export::Export;
use crate::memory::ipc::{Kind, Ticket};
use crate::strict;

/// Pages that exist whether or not they are mapped: a file, and what programs are told of it.
pub struct Backing {
    memory: OwnedFd,
    /// What was asked for.
    pub size: usize,
    pub kind: ze_memory_type_t,
    pub context: u64,
    /// The device's handle; null for host memory.
    pub device: usize,
    /// The number of the device that it was allocated on, in whichever process; none for host memory.
    pub home: Option<u32>,
    pub id: u64,
    export: Arc<Export>,
    /// As which types of external memory the program said that it would export it.
    exports: u32,
    /// The program said that it is not to be compressed.
    uncompressed: bool,
    /// What programs said of atomic operations, by device.
    pub atomics: Mutex<Vec<(usize, u32)>>,
}

impl Backing {
    pub fn new(memory: OwnedFd, size: usize, owner: &Owner) -> Backing {
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
            uncompressed: owner.uncompressed,
            atomics: Mutex::default(),
        }
    }

    pub fn is_on_device(&self) -> bool {
        self.kind == ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE
    }

    pub fn memory(&self) -> BorrowedFd<'_> {
        self.memory.as_fd()
    }

    pub fn ticket(&self) -> Answer<Ticket> {
        if strict::is_on() && self.is_on_device() && !self.uncompressed {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
                "devices since Xe2 compress memory that was not allocated with ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED, \
                 and other processes read what compression has made of it"
                    .into(),
            ));
        }
        self.export.get(
            Kind::Memory,
            self.memory.as_fd(),
            self.size as u64,
            [self.kind.0, self.home.map_or(0, |number| number + 1)],
        )
    }

    /// Gives the program a descriptor of its own, which it closes.
    ///
    /// # Safety
    /// The structure is as its type says.
    pub unsafe fn export_fd(&self, structure: *mut ze_external_memory_export_fd_t) -> Answer {
        // SAFETY: forwarded to the caller.
        let mut filled = unsafe { read(structure) }?;
        check_external(filled.flags)?;
        if strict::is_on() && filled.flags & !self.exports != 0 {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
                format!(
                    "external memory types {:#x} are asked for, and ze_external_memory_export_desc_t announced {:#x} when it was allocated",
                    filled.flags, self.exports
                ),
            ));
        }
        filled.fd = self.export.give(self.memory.as_fd())?;
        // SAFETY: forwarded to the caller.
        unsafe { write(structure, filled) }
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
    pub fn new(memory: OwnedFd, size: usize, alignment: usize, owner: &Owner) -> Answer<Allocation> {
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
    pub fn page_bytes(&self) -> usize {
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
        // SAFETY: the mapping is ours, and no table leads to this allocation any more.
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
pub struct Owner {
    pub kind: ze_memory_type_t,
    pub context: u64,
    pub device: ze_device_handle_t,
    pub home: Option<u32>,
    pub origin: Origin,
    pub exports: u32,
    pub uncompressed: bool,
}

/// Memory leaves and enters as file descriptors only.
pub fn check_external(flags: ze_external_memory_type_flags_t) -> Answer {
    require(flags & !EXTERNAL_MEMORY_TYPES == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION)
}
