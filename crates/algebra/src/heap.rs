//! The allocator of a symmetric heap: offsets and sizes, no memory.

use std::collections::{BTreeMap, BTreeSet};

/// Blocks are whole granules: a cache line, so that no two allocations share one.
pub const GRANULE: usize = 64;

/// Nothing is allocated at an offset: never was, was freed before, or lies inside a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no allocation starts at offset {offset} of the heap")]
pub struct NotAllocated {
    /// The offset.
    pub offset: usize,
}

/// Hands out ranges of `0..bytes`.
///
/// Deterministic: heaps of the same size that see the same calls in the same order give the same
/// offsets, which is what makes a heap symmetric. The smallest free block that serves is taken, the
/// lowest of several; a freed block is joined with its free neighbours at once.
///
/// All calls take O(log n) for n blocks. The one exception is an alignment above [`GRANULE`] in a heap
/// so full that no free block is large enough to hold the request at any alignment; then the blocks
/// that are large enough without alignment are tried in turn before the answer is no.
#[derive(Clone, Debug)]
pub struct OffsetHeap {
    bytes: usize,
    /// What was asked for, by offset. Such a block occupies [`granules`] of it.
    allocated: BTreeMap<usize, usize>,
    /// Free blocks, offset to size; no two of them touch.
    free: BTreeMap<usize, usize>,
    /// The same blocks as (size, offset).
    free_by_size: BTreeSet<(usize, usize)>,
}

impl OffsetHeap {
    /// A heap of as many whole granules as fit into `bytes`, all free.
    pub fn new(bytes: usize) -> OffsetHeap {
        let mut heap = OffsetHeap {
            bytes: bytes - bytes % GRANULE,
            allocated: BTreeMap::new(),
            free: BTreeMap::new(),
            free_by_size: BTreeSet::new(),
        };
        heap.add_free(0, heap.bytes);
        heap
    }

    /// Takes `bytes` bytes at a multiple of `alignment`, and returns their offset.
    ///
    /// `None` where there is no room, `bytes` is 0, or `alignment` is not a power of two.
    pub fn alloc(&mut self, bytes: usize, alignment: usize) -> Option<usize> {
        if bytes == 0 || !alignment.is_power_of_two() {
            return None;
        }
        let size = granules(bytes)?;
        let (free_size, free_offset) = self.find(size, alignment)?;
        let offset = free_offset.next_multiple_of(alignment);
        self.remove_free(free_offset, free_size);
        self.add_free(free_offset, offset - free_offset);
        self.add_free(offset + size, free_offset + free_size - (offset + size));
        self.allocated.insert(offset, bytes);
        Some(offset)
    }

    /// Gives back the allocation at `offset`, and returns the bytes that were asked for there.
    ///
    /// # Errors
    /// [`NotAllocated`]; the heap is as before.
    pub fn free(&mut self, offset: usize) -> Result<usize, NotAllocated> {
        let bytes = self.allocated.remove(&offset).ok_or(NotAllocated { offset })?;
        let (mut start, mut end) = (offset, offset + occupied(bytes));
        let below = self.free.range(..start).next_back().map(|(&offset, &size)| (offset, size));
        if let Some((below, size)) = below.filter(|(below, size)| below + size == start) {
            self.remove_free(below, size);
            start = below;
        }
        if let Some(&size) = self.free.get(&end) {
            self.remove_free(end, size);
            end += size;
        }
        self.add_free(start, end - start);
        Ok(bytes)
    }

    /// Makes the allocation at `offset` `bytes` bytes large where it lies. `false` where what follows is not free, `bytes` is 0,
    /// or nothing is allocated there; the heap is as before then.
    pub fn resize(&mut self, offset: usize, bytes: usize) -> bool {
        let (Some(&held), Some(size)) = (self.allocated.get(&offset), granules(bytes)) else { return false };
        let end = offset + occupied(held);
        let free = self.free.get(&end).copied().unwrap_or(0);
        let room = end + free - offset;
        if size == 0 || size > room {
            return false;
        }
        self.remove_free(end, free);
        self.add_free(offset + size, room - size);
        self.allocated.insert(offset, bytes);
        true
    }

    /// The bytes asked for by the allocation at `offset`.
    pub fn size_of(&self, offset: usize) -> Option<usize> {
        self.allocated.get(&offset).copied()
    }

    /// Bytes of the heap.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// What is allocated, as (offset, bytes asked for), from the lowest offset.
    pub fn allocations(&self) -> impl ExactSizeIterator<Item = (usize, usize)> {
        self.allocated.iter().map(|(&offset, &bytes)| (offset, bytes))
    }

    /// What is free, as (offset, bytes), from the lowest offset.
    pub fn free_blocks(&self) -> impl ExactSizeIterator<Item = (usize, usize)> {
        self.free.iter().map(|(&offset, &size)| (offset, size))
    }

    /// The free block to take `size` bytes from, as (size, offset).
    fn find(&self, size: usize, alignment: usize) -> Option<(usize, usize)> {
        let serves = |&&(free_size, offset): &&(usize, usize)| {
            // The end of a block does not overflow; its start, rounded up, may.
            offset
                .checked_next_multiple_of(alignment)
                .and_then(|aligned| aligned.checked_add(size))
                .is_some_and(|end| end <= offset + free_size)
        };
        let mut by_size = self.free_by_size.range((size, 0)..);
        let best = by_size.next()?;
        if serves(&best) {
            return Some(*best);
        }
        // A block at a multiple of the granule loses at most this much to the alignment.
        let at_any_offset = size.checked_add(alignment - GRANULE);
        let roomy = at_any_offset.and_then(|size| self.free_by_size.range((size, 0)..).next());
        roomy.or_else(|| by_size.find(serves)).copied()
    }

    fn add_free(&mut self, offset: usize, size: usize) {
        if size > 0 {
            self.free.insert(offset, size);
            self.free_by_size.insert((size, offset));
        }
    }

    fn remove_free(&mut self, offset: usize, size: usize) {
        self.free.remove(&offset);
        self.free_by_size.remove(&(size, offset));
    }
}

/// Bytes of the granules that hold `bytes` bytes, if that is a number.
fn granules(bytes: usize) -> Option<usize> {
    bytes.checked_next_multiple_of(GRANULE)
}

/// The same for bytes that lie in a heap.
fn occupied(bytes: usize) -> usize {
    bytes.next_multiple_of(GRANULE)
}
