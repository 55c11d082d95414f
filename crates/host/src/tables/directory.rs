//! Contexts as transfers that take the short way find them: without a lock, by their handle.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

use zeshmem_abi::MAX_CONTEXTS;
use zeshmem_algebra::Stride;

use crate::tables::Context;

const CHUNK: usize = 256;

/// The PEs of a context's team, where they are one stride. A program does not use a context while it destroys it, so that
/// who finds the handle finds its stride.
#[derive(Default)]
struct Entry {
    /// 0 where there is no context.
    handle: AtomicUsize,
    start: AtomicI32,
    stride: AtomicI32,
    len: AtomicI32,
}

/// Entries by slot. Those that came into being stay where they are.
pub(crate) struct Directory {
    chunks: [OnceLock<Box<[Entry]>>; MAX_CONTEXTS.div_ceil(CHUNK)],
}

impl Directory {
    pub fn new() -> Directory {
        Directory { chunks: [const { OnceLock::new() }; MAX_CONTEXTS.div_ceil(CHUNK)] }
    }

    /// Shows a context; whether any other was in its slot no longer matters.
    pub fn show(&self, context: Context, pes: Stride) {
        let Some(slot) = context.slot() else { return };
        let chunk = self.chunks[slot / CHUNK].get_or_init(|| (0..CHUNK).map(|_| Entry::default()).collect());
        let entry = &chunk[slot % CHUNK];
        entry.start.store(pes.start(), Ordering::Relaxed);
        entry.stride.store(pes.stride(), Ordering::Relaxed);
        entry.len.store(pes.len(), Ordering::Relaxed);
        entry.handle.store(context.raw(), Ordering::Release);
    }

    /// Withdraws what is in a slot.
    pub fn hide(&self, slot: usize) {
        if let Some(chunk) = self.chunks[slot / CHUNK].get() {
            chunk[slot % CHUNK].handle.store(0, Ordering::Relaxed);
        }
    }

    #[inline(always)]
    fn entry(&self, context: Context) -> Option<&Entry> {
        let slot = context.slot()?;
        let entry = self.chunks.get(slot / CHUNK)?.get()?.get(slot % CHUNK)?;
        (entry.handle.load(Ordering::Acquire) == context.raw()).then_some(entry)
    }

    /// Whether a context is shown.
    #[inline(always)]
    pub fn has(&self, context: Context) -> bool {
        context == Context::DEFAULT || self.entry(context).is_some()
    }

    /// The world number of a PE of a context that is shown; of the default context the number itself, unchecked.
    #[inline(always)]
    pub fn world_pe(&self, context: Context, pe: i32) -> Option<i32> {
        if context == Context::DEFAULT {
            return Some(pe);
        }
        let entry = self.entry(context)?;
        let [start, stride, len] = [&entry.start, &entry.stride, &entry.len].map(|part| part.load(Ordering::Relaxed));
        ((pe as u32) < len as u32).then(|| start + pe * stride)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_context_is_found_by_its_own_handle_only() {
        let directory = Directory::new();
        let [first, later] = [0x1_0002, 0x2_0002].map(Context::from_raw);
        assert_eq!(first.slot(), later.slot());
        assert!(!directory.has(first) && directory.has(Context::DEFAULT));
        directory.show(first, Stride::new(5, -2, 3, 6).unwrap());
        let numbers = |context| [-1, 0, 2, 3].map(|pe| directory.world_pe(context, pe));
        assert_eq!(numbers(first), [None, Some(5), Some(1), None]);
        assert_eq!(numbers(later), [None; 4]);
        directory.hide(first.slot().unwrap());
        assert_eq!(numbers(first), [None; 4]);
        directory.show(later, Stride::world(2).unwrap());
        assert_eq!((numbers(first), numbers(later)), ([None; 4], [None, Some(0), None, None]));
        for raw in [0, usize::MAX] {
            assert!(!directory.has(Context::from_raw(raw)));
        }
    }
}
