//! PEs of this node and of others behind one transport.

use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use zeshmem_algebra::Blocks;
use zeshmem_mem::Address;

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
    is_near: Box<[bool]>,
}

impl Routed {
    /// The way to PE i of the job is `near` where `is_near[i]`, and else `far`; kernels ask by `ring`, once `has_kernels` is set.
    pub fn new(
        near: Arc<NodeLocal>,
        far: Arc<Far>,
        ring: Arc<dyn Memory>,
        has_kernels: Arc<AtomicBool>,
        is_near: Box<[bool]>,
    ) -> Routed {
        Routed { near, far, ring, has_kernels, is_near }
    }

    /// What kernels have asked for on a context is counted by it.
    fn drain(&self, completions: &Completions) -> Result<(), Error> {
        // The ring is long to look through.
        if !self.has_kernels.load(Ordering::SeqCst) {
            return Ok(());
        }
        Proxy::drain(&self.far, &*self.ring, completions)
    }

    fn to(&self, pe: usize) -> &dyn Transport {
        if self.is_near[pe] { &*self.near } else { &*self.far }
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
        // SAFETY: forwarded.
        unsafe { self.to(pe).put_signal_nbi(pe, dest, source, bytes, signal, completions) }
    }

    unsafe fn combine(&self, operation: &str, arrays: &Arrays<'_>) -> Result<bool, Error> {
        if !arrays.pes.iter().all(|&pe| self.is_near[pe]) {
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
        // SAFETY: forwarded.
        unsafe { self.to(pe).atomic(pe, target, amo, completions) }
    }

    unsafe fn atomic_nbi(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        before: *mut c_void,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.to(pe).atomic_nbi(pe, target, amo, before, completions) }
    }

    fn fence(&self, completions: &Completions) -> Result<(), Error> {
        // As in `quiet`, but for the end of transfers.
        self.drain(completions)?;
        self.far.fence(completions)
    }

    fn quiet(&self, completions: &Completions) -> Result<(), Error> {
        // Near transfers have completed when they return. What kernels that have ended asked for is counted when it was read.
        self.drain(completions)?;
        self.far.quiet(completions)
    }
}
