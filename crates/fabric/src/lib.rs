//! Transports: how bytes get from this PE to another's symmetric memory.
//!
//! A transport speaks of (PE, segment, offset), never of teams. Host routines ask it for a peer and
//! never assume a mapping: [`NodeLocal`] copies through the mappings of symmetric memory; a network for
//! peers on other nodes is another implementation of [`Transport`].
//!
//! Who performs an atomic operation is decided here, by the segment: on host segments the CPU, on the
//! device heap the device, as a kernel. The two are not atomic with each other on real machines.

mod amo;

pub use amo::{Amo, Width, on_host};
pub use zeshmem_abi::AmoOp;

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use level_zero::ImmediateList;
use zeshmem_ipc::Doorbells;
use zeshmem_mem::{Address, Place, Segments};

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

/// A transfer on its way.
pub trait Pending: Send {
    /// Waits until it has completed, at its target too.
    ///
    /// # Errors
    /// Level Zero's error.
    fn complete(self: Box<Self>) -> Result<(), Error>;
}

/// What a non-blocking routine leaves to wait for, if anything.
pub type Started = Option<Box<dyn Pending>>;

/// A way to the memory of PEs.
pub trait Transport: Send + Sync {
    /// Copies `bytes` bytes from `source` to `dest` on `pe`; on return `source` may be reused.
    ///
    /// # Errors
    /// [`Error::Unreachable`] where the transport does not lead to the PE; Level Zero's error.
    ///
    /// # Safety
    /// `source` holds that many bytes that are not written meanwhile; `dest` and what follows lie in
    /// the segment.
    unsafe fn put(&self, pe: usize, dest: Address, source: *const c_void, bytes: usize) -> Result<(), Error>;

    /// Copies `bytes` bytes from `source` on `pe` to `dest`; on return they are there.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    ///
    /// # Safety
    /// `dest` holds that many bytes that are in no other use meanwhile; `source` and what follows lie
    /// in the heap.
    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error>;

    /// Starts a [`put`](Self::put), which ends with what is returned.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the transfer has completed.
    unsafe fn put_nbi(&self, pe: usize, dest: Address, source: *const c_void, bytes: usize) -> Result<Started, Error> {
        // SAFETY: forwarded.
        unsafe { self.put(pe, dest, source, bytes) }.map(|()| None)
    }

    /// Starts a [`get`](Self::get), which ends with what is returned.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the transfer has completed.
    unsafe fn get_nbi(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<Started, Error> {
        // SAFETY: forwarded.
        unsafe { self.get(pe, source, dest, bytes) }.map(|()| None)
    }

    /// Performs an atomic memory operation at `target` on `pe` and returns the value before.
    ///
    /// # Errors
    /// [`Error::Unreachable`]; Level Zero's error.
    ///
    /// # Safety
    /// `target` is aligned to the operation's width, and what it covers lies in the segment; all
    /// concurrent accesses to it are atomic operations of the same width.
    unsafe fn atomic(&self, pe: usize, target: Address, amo: Amo) -> Result<u64, Error>;

    /// Completes all puts at their targets.
    ///
    /// # Errors
    /// Level Zero's error.
    fn quiet(&self) -> Result<(), Error>;
}

/// Performs an atomic operation at a device address, by the device, and returns the value before.
pub type DeviceAtomic = dyn Fn(usize, Amo) -> Result<u64, level_zero::Error> + Send + Sync;

/// Peers on this node, by copies between mappings.
pub struct NodeLocal {
    segments: Arc<Segments>,
    copies: Mutex<ImmediateList>,
    device_atomic: Box<DeviceAtomic>,
    doorbells: Doorbells,
}

impl NodeLocal {
    /// A transport over `segments`; `copies` is a synchronous list of the PE's device, on which
    /// `device_atomic` works too, at addresses that [`Transport::atomic`] vouches for. PEs that wait for what is written to their
    /// memory are woken by `doorbells`.
    pub fn new(
        segments: Arc<Segments>,
        copies: ImmediateList,
        device_atomic: Box<DeviceAtomic>,
        doorbells: Doorbells,
    ) -> NodeLocal {
        NodeLocal { segments, copies: Mutex::new(copies), device_atomic, doorbells }
    }

    fn place(&self, pe: usize, address: Address) -> Result<Place, Error> {
        self.segments.on(pe, address).ok_or(Error::Unreachable(pe))
    }

    /// Where a pointer of the caller's leads: into the device heap, or else to memory of the host.
    fn local(&self, pointer: *const c_void) -> Place {
        match self.segments.device().offset_of(pointer as usize, 1) {
            Some(_) => Place::Device(pointer as usize),
            None => Place::Host(pointer as usize),
        }
    }

    /// The path decision: what both sides let the host touch it copies, the rest is the device's.
    ///
    /// # Safety
    /// Both ranges are valid, for the host where they are said to be.
    unsafe fn copy(&self, dest: Place, source: Place, bytes: usize) -> Result<(), Error> {
        match (dest, source) {
            (Place::Host(dest), Place::Host(source)) => {
                // SAFETY: the caller's promise. No reference is made, so that a peer's unordered access
                // to the same bytes does to them what the program's own would.
                unsafe { std::ptr::copy(source as *const u8, dest as *mut u8, bytes) };
                Ok(())
            }
            (Place::Host(dest) | Place::Device(dest), Place::Host(source) | Place::Device(source)) => {
                let mut copies = self.copies.lock().expect("no panic while copying");
                let (dest, source) = (dest as *mut c_void, source as *const c_void);
                // SAFETY: forwarded; the list is synchronous, so the ranges are in use only until it
                // returns.
                unsafe { copies.append_copy(dest, source, bytes, None, &[]) }?;
                Ok(())
            }
        }
    }
}

impl Transport for NodeLocal {
    unsafe fn put(&self, pe: usize, dest: Address, source: *const c_void, bytes: usize) -> Result<(), Error> {
        let dest = self.place(pe, dest)?;
        // SAFETY: the mappings of peers live as long as `segments`; the caller vouches for the rest.
        unsafe { self.copy(dest, self.local(source), bytes) }?;
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        let source = self.place(pe, source)?;
        // SAFETY: as in `put`.
        unsafe { self.copy(self.local(dest), source, bytes) }
    }

    unsafe fn atomic(&self, pe: usize, target: Address, amo: Amo) -> Result<u64, Error> {
        match self.place(pe, target)? {
            Place::Host(address) => {
                // SAFETY: the mappings of peers live as long as `segments`; the caller vouches for the rest.
                let before = unsafe { amo::on_host(address, amo) };
                self.doorbells.ring(pe);
                Ok(before)
            }
            Place::Device(address) => Ok((self.device_atomic)(address, amo)?),
        }
    }

    fn quiet(&self) -> Result<(), Error> {
        // Copies are synchronous: what is left is the order of this thread's own stores.
        std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
        Ok(())
    }
}
