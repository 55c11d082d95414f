//! Transports: how bytes get from this PE to another's symmetric memory.
//!
//! A transport speaks of (PE, offset), never of teams. Host routines ask it for a peer and never
//! assume a mapping: [`NodeLocal`] copies through the mappings of the symmetric heap; a network for
//! peers on other nodes is another implementation of [`Transport`].

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use level_zero::ImmediateList;
use zeshmem_mem::{HeapOffset, SymmetricHeap};

/// Why a transfer was not made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no way to the PE's memory.
    #[error("the memory of PE {0} is not reachable from here")]
    Unreachable(usize),
    /// Level Zero failed.
    #[error(transparent)]
    LevelZero(#[from] level_zero::Error),
}

/// A way to the memory of PEs.
pub trait Transport: Send + Sync {
    /// Copies `bytes` bytes from `source` to `dest` on `pe`; on return `source` may be reused.
    ///
    /// # Errors
    /// [`Error::Unreachable`] where the transport does not lead to the PE; Level Zero's error.
    ///
    /// # Safety
    /// `source` holds that many bytes that nobody writes meanwhile; `dest` and what follows lie in
    /// the heap.
    unsafe fn put(
        &self,
        pe: usize,
        dest: HeapOffset,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error>;

    /// Copies `bytes` bytes from `source` on `pe` to `dest`; on return they are there.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    ///
    /// # Safety
    /// `dest` holds that many bytes that nobody else uses meanwhile; `source` and what follows lie
    /// in the heap.
    unsafe fn get(
        &self,
        pe: usize,
        source: HeapOffset,
        dest: *mut c_void,
        bytes: usize,
    ) -> Result<(), Error>;

    /// Completes all puts at their targets.
    ///
    /// # Errors
    /// Level Zero's error.
    fn quiet(&self) -> Result<(), Error>;
}

/// Peers on this node, by copies between mappings.
pub struct NodeLocal {
    heap: Arc<SymmetricHeap>,
    copies: Mutex<ImmediateList>,
}

impl NodeLocal {
    /// A transport over `heap`; `copies` is a synchronous list of the PE's device.
    pub fn new(heap: Arc<SymmetricHeap>, copies: ImmediateList) -> NodeLocal {
        NodeLocal {
            heap,
            copies: Mutex::new(copies),
        }
    }

    /// # Safety
    /// Both ranges are valid for the device or the host, and do not overlap.
    unsafe fn copy(
        &self,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let mut copies = self.copies.lock().expect("no panic while copying");
        // SAFETY: forwarded; the list is synchronous, so the ranges are in use only until it returns.
        unsafe { copies.append_copy(dest, source, bytes, None, &[]) }?;
        Ok(())
    }
}

impl Transport for NodeLocal {
    unsafe fn put(
        &self,
        pe: usize,
        dest: HeapOffset,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let address = self.heap.address(pe, dest).ok_or(Error::Unreachable(pe))?;
        // SAFETY: the mapping of the peer's heap lives as long as `heap`; the caller vouches for the rest.
        unsafe { self.copy(address as *mut c_void, source, bytes) }
    }

    unsafe fn get(
        &self,
        pe: usize,
        source: HeapOffset,
        dest: *mut c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let address = self
            .heap
            .address(pe, source)
            .ok_or(Error::Unreachable(pe))?;
        // SAFETY: as in `put`.
        unsafe { self.copy(dest, address as *const c_void, bytes) }
    }

    fn quiet(&self) -> Result<(), Error> {
        // Copies are synchronous: what is left is the order of this thread's own stores.
        std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
        Ok(())
    }
}
