//! The short way: what transfers on host memory need, in one place that no lock guards.
//!
//! # Safety
//! This file loads the word in which kernels complain, which lies in memory that the runtime frees when it ends.

#![allow(unsafe_code, reason = "a word of the runtime's, without a reference count")]

use std::ops::Range;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering, fence};

use zeshmem_ipc::Doorbell;
use zeshmem_mem::Windows;

use crate::shmem::Shmem;
use crate::tables::{Context, Directory};

/// Where symmetric host memory is, by context and PE, and whether a context has anything to complete.
pub struct ShortWay {
    windows: Windows,
    contexts: Arc<Directory>,
    unfinished: Arc<AtomicUsize>,
    complained: NonNull<AtomicU32>,
    /// By world PE; `None` for PEs of other nodes.
    doorbells: Box<[Option<NonNull<Doorbell>>]>,
}

/// A place in symmetric memory, and what wakes its PE, which may wait for it.
#[derive(Clone, Copy)]
pub struct Reached {
    /// Address in this process.
    pub address: usize,
    /// The PE's doorbell, which lives as long as the runtime.
    pub doorbell: NonNull<Doorbell>,
}

// SAFETY: the pointers lead to atomics.
unsafe impl Send for ShortWay {}
// SAFETY: likewise.
unsafe impl Sync for ShortWay {}

impl ShortWay {
    /// Where the `bytes` bytes at a symmetric address of this PE's are on `pe` of a context, as mapped here; `None` where any
    /// of that is not so, whatever the reason: the long way tells it.
    #[inline(always)]
    pub fn place(&self, context: Context, address: usize, bytes: usize, pe: i32) -> Option<Reached> {
        let pe = self.contexts.world_pe(context, pe)?;
        let address = self.windows.on(address, bytes, pe)?;
        Some(Reached { address, doorbell: (*self.doorbells.get(pe as usize)?)? })
    }

    /// This PE's host heap, and how far it is from there to each PE's that has a [doorbell](Self::doorbells); `None` where
    /// there is no short way to it.
    pub fn heap(&self) -> Option<(Range<usize>, &[usize])> {
        self.windows.heap()
    }

    /// Those of all PEs of this node, which live as long as the runtime.
    pub fn doorbells(&self) -> &[Option<NonNull<Doorbell>>] {
        &self.doorbells
    }

    /// Whether `bytes` bytes of this PE's symmetric host memory are at an address.
    #[inline(always)]
    pub fn has(&self, address: usize, bytes: usize) -> bool {
        self.windows.has(address, bytes)
    }

    /// Whether an address is in this PE's device heap, which the host may not be able to touch.
    #[inline(always)]
    pub fn is_device(&self, address: usize) -> bool {
        self.windows.is_device(address)
    }

    /// Completes a context that has started nothing but stores of this thread's, if no kernel has complained; whether it did.
    ///
    /// # Safety
    /// The runtime has not ended.
    #[inline(always)]
    pub unsafe fn quiet(&self, context: Context) -> bool {
        // SAFETY: forwarded.
        let idle = unsafe { self.is_idle(context) };
        if idle {
            fence(Ordering::SeqCst);
        }
        idle
    }

    /// Orders the stores on a context, as [`quiet`](Self::quiet) completes them.
    ///
    /// # Safety
    /// As there.
    #[inline(always)]
    pub unsafe fn fence(&self, context: Context) -> bool {
        // SAFETY: forwarded.
        let idle = unsafe { self.is_idle(context) };
        if idle {
            fence(Ordering::Release);
        }
        idle
    }

    /// # Safety
    /// As [`quiet`](Self::quiet).
    #[inline(always)]
    unsafe fn is_idle(&self, context: Context) -> bool {
        // SAFETY: the record lives as long as the runtime.
        let complained = unsafe { self.complained.as_ref() }.load(Ordering::Relaxed) != 0;
        !complained && self.unfinished.load(Ordering::Acquire) == 0 && self.contexts.has(context)
    }
}

impl Shmem {
    /// The short way to the host segments; to nowhere before [`start_host_segments`](Self::start_host_segments), and where
    /// transfers are counted, which is done on the long way. It ends with the runtime.
    pub fn short_way(&self) -> ShortWay {
        let doorbells = self.messenger.doorbells();
        let all = (0..self.n_pes() as usize).map(|pe| doorbells.of(pe).map(NonNull::from));
        ShortWay {
            windows: if self.all_by_device || self.counters.is_some() {
                Windows::default()
            } else {
                self.segments.windows(self.n_pes() as usize)
            },
            contexts: self.contexts.directory(),
            unfinished: self.contexts.unfinished(),
            complained: self.state.complained().into(),
            doorbells: all.collect(),
        }
    }
}
