//! Transfers that are counted: by what they do, and by the path that they take.

use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use zeshmem_algebra::Blocks;
use zeshmem_mem::{Address, Place, Segments};

use crate::{Amo, Arrays, Completions, Error, Signal, Transport};

/// What a transfer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// One block to another PE.
    Put,
    /// One block from there.
    Get,
    /// Blocks, or elements apart, to there.
    PutBlocks,
    /// And from there.
    GetBlocks,
    /// A put, and a change of a signal.
    PutSignal,
    /// An atomic operation.
    Atomic,
    /// A part of a reduction.
    Combine,
    /// A call of a collective, whose transfers count besides; short ones have none.
    Collective,
}

/// Who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// This thread, by loads and stores.
    Store,
    /// The device: its copy engine for one block, and kernels for the rest.
    Device,
    /// Messages to a PE of another node.
    Network,
}

impl Operation {
    /// All of them.
    pub const ALL: [(Operation, &'static str); 8] = [
        (Operation::Put, "put"),
        (Operation::Get, "get"),
        (Operation::PutBlocks, "put of blocks"),
        (Operation::GetBlocks, "get of blocks"),
        (Operation::PutSignal, "put with signal"),
        (Operation::Atomic, "atomic operation"),
        (Operation::Combine, "reduction"),
        (Operation::Collective, "collective"),
    ];
}

impl Path {
    /// All of them.
    pub const ALL: [(Path, &'static str); 3] =
        [(Path::Store, "store"), (Path::Device, "device"), (Path::Network, "network")];
}

/// Transfers so far: how many, and their bytes.
#[derive(Debug, Default)]
pub struct Counters([[[AtomicU64; 2]; Path::ALL.len()]; Operation::ALL.len()]);

impl Counters {
    /// Counts one.
    pub fn count(&self, operation: Operation, path: Path, bytes: usize) {
        let [calls, moved] = &self.0[operation as usize][path as usize];
        calls.fetch_add(1, Ordering::Relaxed);
        moved.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Those that there were: operation, path, how many, bytes.
    pub fn counted(&self) -> Vec<(&'static str, &'static str, u64, u64)> {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let all = Operation::ALL.into_iter().flat_map(|operation| Path::ALL.map(|path| (operation, path)));
        let cell = |((operation, does), (path, by))| {
            let [calls, bytes] = &self.0[operation as usize][path as usize];
            (does, by, load(calls), load(bytes))
        };
        all.map(cell).filter(|&(.., calls, _)| calls > 0).collect()
    }
}

/// A transport whose transfers are counted.
pub struct Counted {
    inner: Box<dyn Transport>,
    segments: Arc<Segments>,
    counters: Arc<Counters>,
    /// Whether the device does what the host could do as well.
    all_by_device: bool,
}

impl Counted {
    /// Counts what `inner` moves in `segments`.
    pub fn new(
        inner: Box<dyn Transport>,
        segments: Arc<Segments>,
        counters: Arc<Counters>,
        all_by_device: bool,
    ) -> Counted {
        Counted { inner, segments, counters, all_by_device }
    }

    /// `local` is a pointer of the caller's, or null where there is none.
    fn count(&self, operation: Operation, pe: usize, address: Address, local: *const c_void, bytes: usize) {
        let local_is_device = self.segments.device().offset_of(local as usize, 1).is_some();
        let path = match self.segments.on(pe, address) {
            None => Path::Network,
            Some(Place::Host(_)) if !self.all_by_device && !local_is_device => Path::Store,
            Some(_) => Path::Device,
        };
        self.counters.count(operation, path, bytes);
    }
}

impl Transport for Counted {
    unsafe fn put(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::Put, pe, dest, source, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.put(pe, dest, source, bytes, completions) }
    }

    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::Put, pe, dest, source, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.put_past_caches(pe, dest, source, bytes, completions) }
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        self.count(Operation::Get, pe, source, dest, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.get(pe, source, dest, bytes) }
    }

    unsafe fn put_nbi(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::Put, pe, dest, source, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.put_nbi(pe, dest, source, bytes, completions) }
    }

    unsafe fn get_nbi(
        &self,
        pe: usize,
        source: Address,
        dest: *mut c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::Get, pe, source, dest, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.get_nbi(pe, source, dest, bytes, completions) }
    }

    unsafe fn put_blocks(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::PutBlocks, pe, dest, source, blocks.bytes * blocks.count);
        // SAFETY: forwarded.
        unsafe { self.inner.put_blocks(pe, dest, source, blocks, completions) }
    }

    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        self.count(Operation::GetBlocks, pe, source, dest, blocks.bytes * blocks.count);
        // SAFETY: forwarded.
        unsafe { self.inner.get_blocks(pe, source, dest, blocks) }
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
        self.count(Operation::PutSignal, pe, dest, source, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.put_signal(pe, dest, source, bytes, signal, completions) }
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
        self.count(Operation::PutSignal, pe, dest, source, bytes);
        // SAFETY: forwarded.
        unsafe { self.inner.put_signal_nbi(pe, dest, source, bytes, signal, completions) }
    }

    unsafe fn combine(&self, operation: &str, arrays: &Arrays<'_>) -> Result<bool, Error> {
        // SAFETY: forwarded.
        let done = unsafe { self.inner.combine(operation, arrays) }?;
        if done {
            // What the host combines it gets and puts.
            self.counters.count(Operation::Combine, Path::Device, arrays.element * arrays.count);
        }
        Ok(done)
    }

    unsafe fn atomic(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        completions: &Arc<Completions>,
    ) -> Result<u64, Error> {
        self.count(Operation::Atomic, pe, target, std::ptr::null(), 0);
        // SAFETY: forwarded.
        unsafe { self.inner.atomic(pe, target, amo, completions) }
    }

    unsafe fn atomic_nbi(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        before: *mut c_void,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.count(Operation::Atomic, pe, target, std::ptr::null(), 0);
        // SAFETY: forwarded.
        unsafe { self.inner.atomic_nbi(pe, target, amo, before, completions) }
    }

    fn fence(&self, completions: &Completions) -> Result<(), Error> {
        self.inner.fence(completions)
    }

    fn quiet(&self, completions: &Completions) -> Result<(), Error> {
        self.inner.quiet(completions)
    }
}
