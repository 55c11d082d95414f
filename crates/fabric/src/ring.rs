//! The request ring: how work-items of kernels ask this PE's progress thread for what they cannot do themselves.
//!
//! # Memory
//! Host memory that the device reaches has [`RING_SLOTS`] *slots* for records, as many *cells* for
//! answers as [`RING_CELLS`] says, two counts, `head` and `idle`, and `busy`. Device memory has `tail`, the
//! next *ticket*; `seen`, a `head` that a work-item saw; and for the cells their own `tail`, and of each the number of its *turn*.
//! Kernels access host memory by plain loads and stores of words, never by atomic operations, which not every bus has. The
//! other side is in OpenCL C (`include/ishmem/device/bodies/ring.h`).
//!
//! Slots and cells are lines of [`LINE_WORDS`] words:
//!
//! ```text
//! bits 63..32  phase    ticket / lines + 1, modulo 2^32: no two users of a line that follow each other have the same
//! bits 31..0   payload
//! ```
//!
//! So each word tells by itself whose it is, and in which order words of a record arrive does not matter, nor whether several
//! arrive at once.
//!
//! # A request
//! 1. The work-item looks whether there is room: `tail - head < slots`. It then tries to raise `tail` by one, by
//!    compare-and-swap; the old value is its ticket, and `ticket % slots` its slot.
//! 2. Behind a release fence it stores the words of the record, each with the ticket's phase.
//! 3. The progress thread looks at the slot of the lowest ticket that it has not read. Once the first word has that ticket's
//!    phase, it says how many there are; once they all have it, the record is whole. The thread does, or begins, what it asks for,
//!    and then raises `head`, which frees the slot.
//!
//! *A slot is never written while it is read.* Ticket t is taken after `head > t - slots` was seen, so after all words
//! of ticket t - slots had been read, which has the same slot. `head` is stored with release and loaded with acquire order.
//!
//! *Each record is read once, and whole.* Tickets are unique, since `tail` is changed by compare-and-swap only. The phase of
//! ticket t differs from what t - slots left in any of the words, so none of its words are taken for words of t; and from zero,
//! with which memory begins. (A word that no record of its slot has used for 2^32 turns, since all were shorter, may have the phase of
//! the next that does, as one that was never used may have at the first: that is after 2^41 requests, three weeks of a million a second,
//! and takes a record that comes torn at just that one.)
//!
//! *What the work-item stored before is visible* to who serves the request: a release fence comes before the words, which
//! are loaded with acquire order.
//!
//! *No record waits for another work-item's,* but for those with lower tickets, whose work-items have nothing to wait for between
//! ticket and record. That has to hold for lanes of one instruction, too, which go on together: if some took tickets and had to
//! wait for lanes beside them that look for room, the room would never come, since nothing behind their empty slots is read. Hence
//! room is looked for before a ticket is taken, and not after; and a function that is never inlined looks once and, where it was
//! successful, writes the record, so that all lanes have come out of it before any looks again.
//!
//! # An answer
//! A work-item that wants one takes a cell before it asks: by a ticket from the cells' tail, which it may have to wait
//! for until the turn of its cell has come. Its record names cell and phase. The progress thread stores the answer's words there, each
//! with the phase; the work-item polls those that it needs, and then raises the turn. As above, a lane that has a cell asks, waits and
//! gives the cell back before lanes beside it look for theirs again. A cell that is held for long, by a long get, delays the
//! work-item whose turn comes next, with the lanes beside it, and no other: records are read and freed meanwhile, whether or not answers
//! are outstanding.
//!
//! # Completion
//! Requests complete in any order. A work-item completes those of a context by a request of its own, *quiet*, which is answered
//! when all requests of that context with lower tickets are complete: these are all that happened before it, since the tickets
//! came from one word. Before that it compares `tail` with `idle`: where they are equal, nothing is under way, and it asks nothing.
//! One that the program calls, or a barrier of its, is about what the host has begun on the context, too: its record says so, and it is
//! asked also while `busy` is not zero, which the host stores before it goes on to start a kernel. One of a collective, for its own
//! transfers, is not.
//! The host's own quiet first waits until `head` has passed all records that are in slots ([`written`]).
//!
//! # Safety
//! This file makes references to atomics in memory that its owner vouches for.

#![allow(unsafe_code, reason = "words in memory that a device writes, too")]

use std::sync::Arc;

use zeshmem_abi::{LINE_WORDS, RING_CELLS, RING_SLOTS, RingHead};
use zeshmem_atomics::sync::atomic::{AtomicU64, Ordering};

#[cfg(test)]
pub(crate) mod kernel;
#[cfg(all(test, loom))]
mod models;
#[cfg(all(test, not(loom)))]
mod tests;

/// A slot or a cell.
#[derive(Debug)]
#[repr(C)]
pub struct Line([AtomicU64; LINE_WORDS]);

impl Default for Line {
    fn default() -> Line {
        Line(std::array::from_fn(|_| AtomicU64::new(0)))
    }
}

impl Line {
    fn load(&self, word: usize, phase: u32) -> Option<u32> {
        let word = self.0[word].load(Ordering::Acquire);
        (word >> 32 == u64::from(phase)).then_some(word as u32)
    }

    fn store(&self, word: usize, phase: u32, payload: u32) {
        self.0[word].store(u64::from(phase) << 32 | u64::from(payload), Ordering::Release);
    }
}

/// The phase of a ticket's words.
fn phase(ticket: u64, lines: usize) -> u32 {
    ((ticket / lines as u64) as u32).wrapping_add(1)
}

/// Host memory that kernels and the progress thread share.
pub trait Memory: Send + Sync {
    /// Requests with lower tickets have been read.
    fn head(&self) -> &AtomicU64;
    /// Requests with lower tickets are complete.
    fn idle(&self) -> &AtomicU64;
    /// Whether the host's own transfers are under way.
    fn busy(&self) -> &AtomicU64;
    /// What requests are written to; their number is a power of two.
    fn slots(&self) -> &[Line];
    /// What answers are written to, likewise.
    fn cells(&self) -> &[Line];
}

/// Memory of those words that is somebody else's.
pub struct Mapped {
    base: std::ptr::NonNull<RingHead>,
    _owner: Box<dyn Send + Sync>,
}

// SAFETY: all of it are atomics.
unsafe impl Send for Mapped {}
// SAFETY: likewise.
unsafe impl Sync for Mapped {}

impl Mapped {
    /// A ring in memory that `owner` keeps.
    ///
    /// # Safety
    /// [`RING_BYTES`](zeshmem_abi::RING_BYTES) bytes from `base` on are mapped, and zero before the first use, for as long as `owner`
    /// is not dropped.
    pub unsafe fn new(base: std::ptr::NonNull<RingHead>, owner: Box<dyn Send + Sync>) -> Mapped {
        assert!(base.cast::<Line>().is_aligned());
        Mapped { base, _owner: owner }
    }

    fn count(&self, offset: usize) -> &AtomicU64 {
        // SAFETY: a word of the head, which lives as long as the owner and is accessed by atomics alone.
        unsafe { self.base.byte_add(offset).cast().as_ref() }
    }

    fn lines(&self, first: usize, count: usize) -> &[Line] {
        // SAFETY: behind the head there are all the lines of a ring. They are atomics, and kernels access words alone.
        unsafe { std::slice::from_raw_parts(self.base.add(1).cast::<Line>().add(first).as_ptr(), count) }
    }
}

impl Memory for Mapped {
    fn head(&self) -> &AtomicU64 {
        self.count(std::mem::offset_of!(RingHead, head))
    }

    fn idle(&self) -> &AtomicU64 {
        self.count(std::mem::offset_of!(RingHead, idle))
    }

    fn busy(&self) -> &AtomicU64 {
        self.count(std::mem::offset_of!(RingHead, busy))
    }

    fn slots(&self) -> &[Line] {
        self.lines(0, RING_SLOTS)
    }

    fn cells(&self) -> &[Line] {
        self.lines(RING_SLOTS, RING_CELLS)
    }
}

/// The payloads of a record's words, as many as there are.
pub type Record = [u32; LINE_WORDS];

/// The progress thread's side.
pub struct Reader {
    memory: Arc<dyn Memory>,
    next: u64,
}

impl Reader {
    /// The one reader of a ring that no kernel has used yet.
    pub fn new(memory: Arc<dyn Memory>) -> Reader {
        Reader { memory, next: 0 }
    }

    /// The ticket of the next record.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// How many records the ring has room for.
    pub fn slots(&self) -> usize {
        self.memory.slots().len()
    }

    /// The next record, if it is whole.
    pub fn look(&self) -> Option<Record> {
        let slots = self.memory.slots();
        let (slot, phase) = (&slots[self.next as usize % slots.len()], phase(self.next, slots.len()));
        let first = slot.load(0, phase)?;
        let mut record = [0; LINE_WORDS];
        record[0] = first;
        for (word, place) in record.iter_mut().enumerate().take((first >> 24) as usize).skip(1) {
            *place = slot.load(word, phase)?;
        }
        Some(record)
    }

    /// Whether records have been written that have not been read.
    pub fn is_behind(&self) -> bool {
        written(&*self.memory) > self.next
    }

    /// Goes on to the record after the one that was looked at, whose slot is free from then on.
    pub fn free(&mut self) {
        self.next += 1;
        self.memory.head().store(self.next, Ordering::Release);
    }

    /// Says that all requests that were read are complete.
    pub fn tell_idle(&self) {
        self.memory.idle().store(self.next, Ordering::Release);
    }

    /// Answers in a cell, for the ticket of this phase.
    pub fn answer(&self, cell: usize, phase: u32, words: &[u32]) {
        let cell = &self.memory.cells()[cell];
        words.iter().enumerate().for_each(|(word, &payload)| cell.store(word, phase, payload));
    }
}

/// The ticket after the highest of those whose records have been written and may not have been read; for any thread. Of a
/// kernel that has ended that is all it wrote.
pub fn written(memory: &dyn Memory) -> u64 {
    let (head, slots) = (memory.head().load(Ordering::Acquire), memory.slots());
    let is_written = |&ticket: &u64| {
        let slot = &slots[ticket as usize % slots.len()];
        slot.load(0, phase(ticket, slots.len())).is_some()
    };
    (head..head + slots.len() as u64).rev().find(is_written).map_or(head, |ticket| ticket + 1)
}
