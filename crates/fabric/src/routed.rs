//! PEs of this node and of others behind one transport.

use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use zeshmem_algebra::Blocks;
use zeshmem_mem::{Address, Segment};

use crate::ring::Memory;
use crate::{Amo, Arrays, Completions, Error, Far, NodeLocal, Proxy, Signal, Transport};

/// Takes the mappings to the PEs of this node, and messages to those of others.
pub struct Routed {
    near: Arc<NodeLocal>,
    far: Arc<Far>,
    /// What kernels of this PE ask for, and whether there may be any.
    ring: Arc<dyn Memory>,
    has_kernels: Arc<AtomicBool>,
    /// By world PE.
    reach: Box<[Reach]>,
    /// Whether any is [`Reach::ButAtomics`].
    asks_owners: bool,
}

/// What of a PE's memory this PE reaches by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// All: it is on this node.
    Near,
    /// The same, but for atomic operations on device memory that are more than a load or a store, or of a byte: the devices do none in
    /// each other's.
    ButAtomics,
    /// Nothing: it is on another node.
    Far,
}

impl Routed {
    /// The way to PE i of the job is `near` as far as `reach[i]` says, and else `far`; kernels ask by `ring`, once `has_kernels` is set.
    pub fn new(
        near: Arc<NodeLocal>,
        far: Arc<Far>,
        ring: Arc<dyn Memory>,
        has_kernels: Arc<AtomicBool>,
        reach: Box<[Reach]>,
    ) -> Routed {
        let asks_owners = reach.contains(&Reach::ButAtomics);
        Routed { near, far, ring, has_kernels, reach, asks_owners }
    }

    /// What kernels have asked for on a context is counted by it.
    fn drain(&self, completions: &Completions) -> Result<(), Error> {
        // The ring is long to look through.
        if !self.has_kernels.load(Ordering::SeqCst) {
            return Ok(());
        }
        Proxy::drain(&self.far, &*self.ring, completions)
    }

    fn is_near(&self, pe: usize) -> bool {
        self.reach[pe] != Reach::Far
    }

    fn to(&self, pe: usize) -> &dyn Transport {
        if self.is_near(pe) { &*self.near } else { &*self.far }
    }

    /// Whether the owner of a word is asked for an atomic operation since this PE's device cannot perform it there. The word has one kind
    /// of agent so: what devices load and store there the owner's atomic operations see.
    fn asks_owner(&self, pe: usize, target: Address, amo: Amo) -> bool {
        self.reach[pe] == Reach::ButAtomics && target.segment == Segment::Device && !amo.is_copy()
    }
}

impl Transport for Routed {
    unsafe fn put(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).put(pe, dest, source, bytes, completions) }
    }

    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_past_caches(pe, dest, source, bytes, completions) }
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).get(pe, source, dest, bytes) }
    }

    unsafe fn put_nbi(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_nbi(pe, dest, source, bytes, completions) }
    }

    unsafe fn get_nbi(
        &self,
        pe: usize,
        source: Address,
        dest: *mut c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).get_nbi(pe, source, dest, bytes, completions) }
    }

    unsafe fn put_blocks(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_blocks(pe, dest, source, blocks, completions) }
    }

    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).get_blocks(pe, source, dest, blocks) }
    }

    unsafe fn put_signal(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        signal: Signal,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        if self.reach[pe] == Reach::ButAtomics {
            // SAFETY: forwarded.
            unsafe {
                self.near.put(pe, dest, source, bytes, completions)?;
                self.near.quiet(completions)?;
                return self.atomic(pe, signal.target, signal.amo, completions).map(drop);
            }
        }
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_signal(pe, dest, source, bytes, signal, completions) }
    }

    unsafe fn put_signal_nbi(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        signal: Signal,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        if self.reach[pe] == Reach::ButAtomics {
            // SAFETY: forwarded; it waits for the data.
            return unsafe { self.put_signal(pe, dest, source, bytes, signal, completions) };
        }
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_signal_nbi(pe, dest, source, bytes, signal, completions) }
    }

    unsafe fn combine(&self, operation: &str, arrays: &Arrays<'_>) -> Result<bool, Error> {
        if !arrays.pes.iter().all(|&pe| self.is_near(pe)) {
            return Ok(false);
        }
        // SAFETY: forwarded.
        unsafe { self.near.combine(operation, arrays) }
    }

    unsafe fn atomic(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        completions: &Arc<Completions>,
    ) -> Result<u64, Error> {
        let way: &dyn Transport = if self.asks_owner(pe, target, amo) { &*self.far } else { self.to(pe) };
        // SAFETY: forwarded.
        unsafe { way.atomic(pe, target, amo, completions) }
    }

    unsafe fn atomic_nbi(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        before: *mut c_void,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        if !self.asks_owner(pe, target, amo) {
            // SAFETY: forwarded.
            return unsafe { self.to(pe).atomic_nbi(pe, target, amo, before, completions) };
        }
        // SAFETY: forwarded.
        unsafe {
            // What has no result is complete on return, as on all PEs of the node: what this PE stores there next goes another way.
            match before.is_null() {
                true => self.far.atomic(pe, target, amo, completions).map(drop),
                false => self.far.atomic_nbi(pe, target, amo, before, completions),
            }
        }
    }

    fn fence(&self, completions: &Completions) -> Result<(), Error> {
        if self.asks_owners {
            // What is put next goes another way.
            return self.quiet(completions);
        }
        // As in `quiet`, but for the end of transfers.
        self.drain(completions)?;
        self.far.fence(completions)
    }

    fn quiet(&self, completions: &Completions) -> Result<(), Error> {
        // Near transfers have completed when they return, but for fetches by owners. What kernels that have ended asked for is counted when it was read.
        self.drain(completions)?;
        self.far.quiet(completions)
    }
}
