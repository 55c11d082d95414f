//! The kernels' side as `bodies/ring.h` has it, in Rust: for tests and models.

use zeshmem_atomics::thread::yield_now;

use super::*;

/// A ring of any size.
pub struct Small {
    head: AtomicU64,
    idle: AtomicU64,
    busy: AtomicU64,
    slots: Vec<Line>,
    cells: Vec<Line>,
}

impl Small {
    pub fn new(slots: usize, cells: usize) -> Small {
        let lines = |count| (0..count).map(|_| Line::default()).collect();
        let [head, idle, busy] = [(); 3].map(|()| AtomicU64::new(0));
        Small { head, idle, busy, slots: lines(slots), cells: lines(cells) }
    }
}

impl Memory for Small {
    fn head(&self) -> &AtomicU64 {
        &self.head
    }

    fn idle(&self) -> &AtomicU64 {
        &self.idle
    }

    fn busy(&self) -> &AtomicU64 {
        &self.busy
    }

    fn slots(&self) -> &[Line] {
        &self.slots
    }

    fn cells(&self) -> &[Line] {
        &self.cells
    }
}

/// What work-items share in device memory.
pub struct Device {
    memory: Arc<dyn Memory>,
    tail: AtomicU64,
    seen: AtomicU64,
    cell_tail: AtomicU64,
    turns: Vec<AtomicU64>,
}

impl Device {
    pub fn new(memory: Arc<dyn Memory>) -> Device {
        let turns = memory.cells().iter().map(|_| AtomicU64::new(0)).collect();
        let [tail, seen, cell_tail] = [(); 3].map(|()| AtomicU64::new(0));
        Device { memory, tail, seen, cell_tail, turns }
    }

    pub fn memory(&self) -> &dyn Memory {
        &*self.memory
    }

    /// Writes a record of so many words, as its first says. The ticket.
    pub fn send(&self, record: &[u32]) -> u64 {
        let slots = self.memory.slots();
        loop {
            let tail = self.tail.load(Ordering::Relaxed);
            if tail.wrapping_sub(self.seen.load(Ordering::Acquire)) >= slots.len() as u64 {
                self.seen.store(self.memory.head().load(Ordering::Acquire), Ordering::Release);
                yield_now();
                continue;
            }
            if self.tail.compare_exchange(tail, tail + 1, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
                let (slot, phase) = (&slots[tail as usize % slots.len()], phase(tail, slots.len()));
                record.iter().enumerate().for_each(|(word, &payload)| slot.store(word, phase, payload));
                return tail;
            }
            // Another work-item was faster.
            yield_now();
        }
    }

    /// Sends what `record` makes of a cell and a phase, and waits for an answer of so many words.
    pub fn ask(&self, words: usize, record: impl Fn(usize, u32) -> Vec<u32>) -> Vec<u32> {
        let ticket = self.cell_tail.fetch_add(1, Ordering::AcqRel);
        let cells = self.memory.cells();
        let (cell, turn) = (ticket as usize % cells.len(), ticket / cells.len() as u64);
        while self.turns[cell].load(Ordering::Acquire) != turn {
            yield_now();
        }
        let phase = phase(ticket, cells.len());
        self.send(&record(cell, phase));
        let answer = (0..words)
            .map(|word| {
                loop {
                    match cells[cell].load(word, phase) {
                        Some(payload) => return payload,
                        None => yield_now(),
                    }
                }
            })
            .collect();
        self.turns[cell].store(turn + 1, Ordering::Release);
        answer
    }
}

/// The first word of a record of so many words.
pub fn first(words: usize, payload: u32) -> u32 {
    (words as u32) << 24 | payload
}
