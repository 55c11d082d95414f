//! Transports: how bytes get from this PE to another's symmetric memory.
//!
//! A transport speaks of (PE, segment, offset), never of teams. Host routines ask it for a peer and
//! never assume a mapping: [`NodeLocal`] copies through the mappings of symmetric memory; a network for
//! peers on other nodes is another implementation of [`Transport`].
//!
//! Who performs a transfer or an atomic operation is decided here, by the segment: on host segments the CPU, on the
//! device heap the device, as a kernel. The two are not atomic with each other on real machines.

mod amo;
mod past_caches;

pub use amo::{Amo, Width, on_host};
pub use zeshmem_abi::AmoOp;

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use level_zero::ImmediateList;
use zeshmem_algebra::Blocks;
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

    /// [`put`](Self::put)s a block of many that are too long together to stay in the caches: it may go past them.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there; the ranges do not overlap.
    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put(pe, dest, source, bytes) }
    }

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

    /// [`put`](Self::put)s blocks; `dest` and `source` are where the first one goes and comes from.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, of every block.
    unsafe fn put_blocks(&self, pe: usize, dest: Address, source: *const c_void, blocks: Blocks) -> Result<(), Error> {
        blocks.offsets().try_for_each(|(to, from)| {
            // SAFETY: forwarded.
            unsafe { self.put(pe, dest.after(to), source.wrapping_byte_add(from), blocks.bytes) }
        })
    }

    /// [`get`](Self::get)s blocks, likewise.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, of every block.
    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        blocks.offsets().try_for_each(|(to, from)| {
            // SAFETY: forwarded.
            unsafe { self.get(pe, source.after(from), dest.wrapping_byte_add(to), blocks.bytes) }
        })
    }

    /// Has the device combine a part of arrays of several PEs, in their order, and leave the results on all of them. Returns
    /// whether it did: it does where only devices reach the arrays, if it has the operation; otherwise the caller has to.
    ///
    /// # Errors
    /// Level Zero's error.
    ///
    /// # Safety
    /// The part of all arrays lies in their segments and is in no other use.
    unsafe fn combine(&self, _operation: &str, _arrays: &Arrays<'_>) -> Result<bool, Error> {
        Ok(false)
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

/// A part of arrays that PEs combine.
#[derive(Clone, Copy, Debug)]
pub struct Arrays<'a> {
    /// The PEs in their order.
    pub pes: &'a [usize],
    /// Where results go on each of them.
    pub dest: Address,
    /// Where operands come from; this may be the same.
    pub source: Address,
    /// Bytes of an element.
    pub element: usize,
    /// The first element.
    pub first: usize,
    /// How many elements.
    pub count: usize,
}

/// What the device does in memory that only devices reach.
pub trait Agent: Send + Sync {
    /// Performs an atomic operation at a device address and returns the value before.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::atomic`].
    unsafe fn atomic(&self, address: usize, amo: Amo) -> Result<u64, level_zero::Error>;

    /// Copies blocks, of which one side at least is the device's.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::put_blocks`].
    unsafe fn copy_blocks(&self, dest: Place, source: Place, blocks: &Blocks) -> Result<(), level_zero::Error>;

    /// Combines parts of the arrays at addresses of the device; whether it did.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::combine`].
    unsafe fn combine(
        &self,
        operation: &str,
        dests: &[usize],
        sources: &[usize],
        arrays: &Arrays<'_>,
    ) -> Result<bool, level_zero::Error>;
}

/// Peers on this node, by copies between mappings.
pub struct NodeLocal {
    segments: Arc<Segments>,
    copies: Mutex<ImmediateList>,
    agent: Box<dyn Agent>,
    doorbells: Doorbells,
    /// Whether PEs' memory is taken for out of the host's reach, whatever it is.
    all_by_device: bool,
}

impl NodeLocal {
    /// A transport over `segments`; `copies` is a synchronous list of the PE's device, on which `agent`
    /// works too. PEs that wait for what is written to their memory are woken by `doorbells`. Where `all_by_device`, the device
    /// does what the host could do as well: for tests of that way on machines where the host reaches everything.
    pub fn new(
        segments: Arc<Segments>,
        copies: ImmediateList,
        agent: Box<dyn Agent>,
        doorbells: Doorbells,
        all_by_device: bool,
    ) -> NodeLocal {
        NodeLocal { segments, copies: Mutex::new(copies), agent, doorbells, all_by_device }
    }

    fn place(&self, pe: usize, address: Address) -> Result<Place, Error> {
        match self.segments.on(pe, address).ok_or(Error::Unreachable(pe))? {
            Place::Host(address) if self.all_by_device => Ok(Place::Device(address)),
            place => Ok(place),
        }
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

impl NodeLocal {
    /// # Safety
    /// All blocks are valid, for the host where they are said to be.
    unsafe fn copy_blocks(&self, dest: Place, source: Place, blocks: Blocks) -> Result<(), Error> {
        let blocks = blocks.joined();
        match (dest, source) {
            _ if blocks.bytes * blocks.count == 0 => Ok(()),
            // SAFETY: forwarded.
            _ if blocks.count == 1 => unsafe { self.copy(dest, source, blocks.bytes) },
            (Place::Host(dest), Place::Host(source)) => {
                for (to, from) in blocks.offsets() {
                    // SAFETY: forwarded; no reference is made, as in `copy`.
                    unsafe { std::ptr::copy((source + from) as *const u8, (dest + to) as *mut u8, blocks.bytes) };
                }
                Ok(())
            }
            // SAFETY: forwarded.
            _ => Ok(unsafe { self.agent.copy_blocks(dest, source, &blocks) }?),
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

    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let (Place::Host(to), Place::Host(from)) = (self.place(pe, dest)?, self.local(source)) else {
            // SAFETY: forwarded.
            return unsafe { self.put(pe, dest, source, bytes) };
        };
        // SAFETY: as in `put`.
        unsafe { past_caches::copy(from as *const u8, to as *mut u8, bytes) };
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        let source = self.place(pe, source)?;
        // SAFETY: as in `put`.
        unsafe { self.copy(self.local(dest), source, bytes) }
    }

    unsafe fn put_blocks(&self, pe: usize, dest: Address, source: *const c_void, blocks: Blocks) -> Result<(), Error> {
        let dest = self.place(pe, dest)?;
        // SAFETY: as in `put`.
        unsafe { self.copy_blocks(dest, self.local(source), blocks) }?;
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        let source = self.place(pe, source)?;
        // SAFETY: as in `put`.
        unsafe { self.copy_blocks(self.local(dest), source, blocks) }
    }

    unsafe fn combine(&self, operation: &str, arrays: &Arrays<'_>) -> Result<bool, Error> {
        let on_all = |address| -> Result<Option<Vec<usize>>, Error> {
            let places = arrays.pes.iter().map(|&pe| self.place(pe, address)).collect::<Result<Vec<_>, _>>()?;
            let of_device = |place| if let Place::Device(at) = place { Some(at) } else { None };
            Ok(places.into_iter().map(of_device).collect())
        };
        let (Some(dests), Some(sources)) = (on_all(arrays.dest)?, on_all(arrays.source)?) else { return Ok(false) };
        // SAFETY: as in `put`.
        let done = unsafe { self.agent.combine(operation, &dests, &sources, arrays) }?;
        arrays.pes.iter().for_each(|&pe| self.doorbells.ring(pe));
        Ok(done)
    }

    unsafe fn atomic(&self, pe: usize, target: Address, amo: Amo) -> Result<u64, Error> {
        // SAFETY: the mappings of peers live as long as `segments`; the caller vouches for the rest.
        let before = unsafe {
            match self.place(pe, target)? {
                Place::Host(address) => amo::on_host(address, amo),
                Place::Device(address) => self.agent.atomic(address, amo)?,
            }
        };
        self.doorbells.ring(pe);
        Ok(before)
    }

    fn quiet(&self) -> Result<(), Error> {
        // Copies are synchronous: what is left is the order of this thread's own stores.
        std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
        Ok(())
    }
}
