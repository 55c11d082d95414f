//! What the thread that takes messages does for kernels: it reads their requests from the [ring](crate::ring), starts a transfer
//! for each, and answers. It never waits for a transfer, so that none holds up those behind it.
//!
//! That is the progress thread, or one of the program's that waits; everything here is of one thread at a time, but for [`Proxy::drain`].
//!
//! # Safety
//! This file hands addresses to transfers that kernels vouch for, as a program does for its own.

#![allow(unsafe_code, reason = "transfers from and to addresses of kernels")]

use std::collections::{HashMap, VecDeque};
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use zeshmem_abi::{AmoOp, Request};
use zeshmem_algebra::Blocks;
use zeshmem_mem::{Address, Segment};

use crate::completions::Before;
use crate::far::{Asked, Few, Kind, Turn};
use crate::ring::{self, Memory, Reader, Record};
use crate::wire::Outbox;
use crate::{Amo, Completions, Ended, Error, Far, Signal, Width};

/// Requests that are served in a row, until the network has its turn.
const BATCH: usize = 64;

/// The transfers of a context, by its slot as handles have it; `None` where it is not alive.
pub type OfContext = Box<dyn Fn(u16) -> Option<Arc<Completions>> + Send>;

/// Serves the kernels of this PE.
pub struct Proxy {
    far: Arc<Far>,
    reader: Reader,
    of_context: OfContext,
    /// By slot, of contexts that have had any.
    orders: HashMap<u16, Order>,
    /// How many are under way or held back, of all contexts.
    n_open: usize,
    /// Those that wait for room among what is on its way, by PE: so they do not stop what goes to others.
    waiting: HashMap<usize, VecDeque<Transfer>>,
    /// As much had ended when those were tried last.
    tried_at: u64,
    /// How many are held back or wait, at most as many as the ring has slots.
    n_held: usize,
    /// Work-items that wait for an answer.
    n_waiting: usize,
    /// Up to which ticket kernels know that all are complete.
    told: u64,
    n_pes: usize,
}

/// The requests of a context that are under way.
#[derive(Default)]
struct Order {
    /// In ascending order, as they were read.
    tickets: VecDeque<u64>,
    /// Those among them that come after what a fence of the host waits for, or after one that does.
    held: VecDeque<Transfer>,
    quiets: Vec<Quiet>,
}

/// A transfer that a work-item asks for.
struct Transfer {
    kind: Kind,
    pe: usize,
    completions: Arc<Completions>,
    asked: Asked,
    turn: Turn,
}

impl Transfer {
    /// Whether it has to wait until the host's fence has settled.
    fn is_behind_a_fence(&self) -> bool {
        self.kind.is_ordered() && !self.completions.has_settled()
    }

    /// Begins it, if there is room; then, the cell and phase that is to be answered already, if any.
    fn begin(&mut self, far: &Far, outbox: &dyn Outbox) -> Result<Option<Option<(usize, u32)>>, Error> {
        let Transfer { kind, pe, ref completions, asked, ref mut turn } = *self;
        let way = far.way(kind, pe, outbox);
        // The work-item that waits until its source may be reused need not wait for the target.
        let early = asked.cell.filter(|_| kind.leaves_at_once(way));
        let asked = Asked { cell: asked.cell.filter(|_| early.is_none()), ..asked };
        // SAFETY: the kernel vouches for its memory, as callers of the routine do.
        let has_begun = unsafe { far.begin(turn, kind, way, pe, completions, asked, outbox) }?;
        Ok(has_begun.then_some(early))
    }
}

impl Order {
    /// What was held back first, if it need not be any longer.
    fn next(&mut self) -> Option<Transfer> {
        self.held.front().filter(|transfer| !transfer.is_behind_a_fence())?;
        self.held.pop_front()
    }
}

/// A request that is answered, in this cell and phase, when all of its context with lower tickets are complete.
struct Quiet {
    ticket: u64,
    /// It also waits for what the host has begun before.
    of_host: Option<(Arc<Completions>, Before)>,
    cell: (usize, u32),
}

impl Quiet {
    /// Whether all is complete that it waits for, where this is the lowest ticket under way.
    fn is_over(&self, first: Option<u64>) -> bool {
        first.is_none_or(|first| self.ticket < first)
            && self.of_host.as_ref().is_none_or(|(completions, before)| completions.have_completed(*before))
    }
}

impl Proxy {
    /// Serves the requests in `memory`, of a job of `n_pes` PEs, by `far`.
    pub fn new(far: Arc<Far>, memory: Arc<dyn Memory>, of_context: OfContext, n_pes: usize) -> Proxy {
        let (reader, orders, waiting) = (Reader::new(memory), HashMap::new(), HashMap::new());
        let (n_open, n_held, n_waiting, told, tried_at) = (0, 0, 0, 0, 0);
        Proxy { far, reader, of_context, orders, n_open, waiting, tried_at, n_held, n_waiting, told, n_pes }
    }

    /// Whether a work-item waits for what messages bring.
    pub fn is_awaited(&self) -> bool {
        self.n_waiting > 0
    }

    /// Whether any request that was made before has not been carried out at its target.
    pub fn is_behind(&self) -> bool {
        self.n_open > 0 || self.reader.is_behind()
    }

    /// Serves some of the requests that are there; whether there were any.
    ///
    /// # Errors
    /// A record that no kernel writes; the network's, Level Zero's. The job cannot go on.
    pub fn work(&mut self, outbox: &dyn Outbox) -> Result<bool, Error> {
        self.answer_quiets();
        let before = (self.reader.next(), self.n_held);
        let mut worked = self.let_go(outbox)?;
        for _ in 0..BATCH {
            let Some(record) = self.reader.look() else { break };
            if !self.serve(&record, outbox)? {
                break;
            }
            self.reader.free();
        }
        worked |= before != (self.reader.next(), self.n_held);
        if worked {
            self.tell_idle();
            self.far.ring();
        }
        Ok(worked)
    }

    /// Goes on where a transfer that was begun here has ended.
    pub fn end_transfer(&mut self, ended: &Ended) {
        let Ended { asked: Asked { ticket, context, cell }, data } = ended;
        if let Some((cell, phase)) = *cell {
            // A word at least, which says that it has ended.
            let (mut words, bytes) = ([0; 16], data.as_slice());
            for (word, part) in words.iter_mut().zip(bytes.chunks(size_of::<u32>())) {
                *word = part.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
            }
            self.reader.answer(cell, phase, &words[..bytes.len().div_ceil(size_of::<u32>()).max(1)]);
            self.n_waiting -= 1;
        }
        if let Some(order) = self.orders.get_mut(context)
            && let Ok(place) = order.tickets.binary_search(ticket)
        {
            order.tickets.remove(place);
            self.n_open -= 1;
        }
        self.answer_quiets();
        self.tell_idle();
    }

    /// Answers those that need not wait any longer.
    fn answer_quiets(&mut self) {
        if self.n_waiting == 0 {
            return;
        }
        let Proxy { reader, orders, n_waiting, .. } = self;
        for Order { tickets, quiets, .. } in orders.values_mut() {
            quiets.retain(|quiet| {
                let is_over = quiet.is_over(tickets.front().copied());
                if is_over {
                    reader.answer(quiet.cell.0, quiet.cell.1, &[0]);
                    *n_waiting -= 1;
                }
                !is_over
            });
        }
    }

    /// Begins what need not be held back any longer, of each context in its order, and what has found room, of each PE in its order; whether
    /// there was any.
    fn let_go(&mut self, outbox: &dyn Outbox) -> Result<bool, Error> {
        if self.n_held == 0 {
            return Ok(false);
        }
        let before = self.n_held;
        let Proxy { far, reader, waiting, tried_at, n_held, n_waiting, .. } = self;
        // Room is made by what ends, and only then is there reason to try.
        let ended = far.ended();
        if std::mem::replace(tried_at, ended) != ended {
            for queue in waiting.values_mut() {
                while let Some(mut transfer) = queue.pop_front() {
                    let Some(early) = transfer.begin(far, outbox)? else {
                        queue.push_front(transfer);
                        break;
                    };
                    answer_early(reader, early, n_waiting);
                    *n_held -= 1;
                }
            }
            waiting.retain(|_, queue| !queue.is_empty());
        }
        let mut has_let_go = before != self.n_held;
        while let Some(transfer) = self.orders.values_mut().find_map(Order::next) {
            let completions = transfer.completions.clone();
            self.n_held -= 1;
            self.begin(transfer, outbox)?;
            // Now it is counted.
            completions.let_go();
            has_let_go = true;
        }
        Ok(has_let_go)
    }

    /// Begins a transfer, or has it wait for room; whether it could.
    fn begin(&mut self, mut transfer: Transfer, outbox: &dyn Outbox) -> Result<bool, Error> {
        if !self.waiting.contains_key(&transfer.pe)
            && let Some(early) = transfer.begin(&self.far, outbox)?
        {
            answer_early(&self.reader, early, &mut self.n_waiting);
            return Ok(true);
        }
        if self.n_held == self.reader.slots() {
            // It stays in the ring, where what it waits for may change: it must not have others wait behind it.
            self.far.leave(&transfer.turn, transfer.pe);
            return Ok(false);
        }
        transfer.turn.count(&transfer.completions);
        self.waiting.entry(transfer.pe).or_default().push_back(transfer);
        self.n_held += 1;
        Ok(true)
    }

    fn tell_idle(&mut self) {
        if self.n_open == 0 && self.told != self.reader.next() {
            self.told = self.reader.next();
            self.reader.tell_idle();
        }
    }

    /// Serves a request, or begins to; whether it did: otherwise it has to stay for a while.
    fn serve(&mut self, record: &Record, outbox: &dyn Outbox) -> Result<bool, Error> {
        let ticket = self.reader.next();
        let wrong = || Error::Request { ticket };
        let [first, pe, to, phase, ..] = *record;
        let (context, cell) = (to as u16, (to >> 16) as usize);
        let cell = cell.checked_sub(1).map(|cell| (cell, phase));
        let request = Request::from_number(first & 0xff).ok_or_else(wrong)?;
        if request == Request::Quiet {
            let cell = cell.ok_or_else(wrong)?;
            let with_host = first >> 8 & 0xff == 1;
            let completions = (self.of_context)(context).filter(|_| with_host);
            let of_host = completions.map(|completions| (completions.clone(), completions.so_far()));
            let order = self.orders.entry(context).or_default();
            let quiet = Quiet { ticket, of_host, cell };
            if quiet.is_over(order.tickets.front().copied()) {
                self.reader.answer(cell.0, cell.1, &[0]);
            } else {
                order.quiets.push(quiet);
                self.n_waiting += 1;
            }
            return Ok(true);
        }
        let pe = Some(pe as usize).filter(|&pe| pe < self.n_pes).ok_or_else(wrong)?;
        let kind = kind_of(request, record).ok_or_else(wrong)?;
        let completions = (self.of_context)(context).ok_or_else(wrong)?;
        let asked = Asked { ticket, context, cell };
        let transfer = Transfer { kind, pe, completions, asked, turn: Turn::default() };
        let order = self.orders.entry(context).or_default();
        let is_held = kind.is_ordered() && !order.held.is_empty() || transfer.is_behind_a_fence();
        if is_held && self.n_held == self.reader.slots() {
            return Ok(false);
        }
        // It may be answered as it begins.
        self.n_waiting += usize::from(cell.is_some());
        if is_held {
            transfer.completions.hold();
            order.held.push_back(transfer);
            self.n_held += 1;
        } else {
            let begun = self.begin(transfer, outbox);
            if !matches!(begun, Ok(true)) {
                self.n_waiting -= usize::from(cell.is_some());
                return begun;
            }
        }
        self.orders.entry(context).or_default().tickets.push_back(ticket);
        self.n_open += 1;
        Ok(true)
    }

    /// Waits until all requests that are in `memory` have been read, and those among them on a context are counted by it; from threads of
    /// the program, by the proxy's `far`.
    ///
    /// # Errors
    /// A PE that died.
    pub fn drain(far: &Far, memory: &dyn Memory, completions: &Completions) -> Result<(), Error> {
        let written = ring::written(memory);
        let has_passed = || memory.head().load(Ordering::Acquire) >= written;
        if !has_passed() {
            far.wait("quiet", has_passed)?;
        }
        let held = completions.held();
        let has_let_go = || completions.has_let_go(held);
        if has_let_go() { Ok(()) } else { far.wait("quiet", has_let_go) }
    }
}

/// Answers a work-item whose transfer has begun, if it need not wait for more.
fn answer_early(reader: &Reader, early: Option<(usize, u32)>, n_waiting: &mut usize) {
    if let Some((cell, phase)) = early {
        reader.answer(cell, phase, &[0]);
        *n_waiting -= 1;
    }
}

/// The transfer that a record asks for; `None` where it makes no sense.
fn kind_of(request: Request, record: &Record) -> Option<Kind> {
    let [op, size] = [8, 16].map(|shift| (record[0] >> shift & 0xff) as usize);
    let word = |number: usize| u64::from(record[4 + 2 * number]) | u64::from(record[5 + 2 * number]) << 32;
    let there = |number| Address { segment: Segment::Device, offset: word(number) as usize };
    let pointer = |number| word(number) as usize as *mut c_void;
    let amo = |width: usize, operand: u64, compare: u64| {
        Some(Amo { op: AmoOp::from_number(op as u32)?, width: Width::of_bytes(width)?, operand, compare })
    };
    let data = |from: usize, bytes: usize| {
        let mut all = [0; size_of::<Record>()];
        let words = all.chunks_exact_mut(size_of::<u32>()).zip(&record[from..]);
        words.for_each(|(bytes, word)| bytes.copy_from_slice(&word.to_le_bytes()));
        Few::of(all.get(..bytes)?)
    };
    let kind = match request {
        Request::Put => {
            Kind::Put { dest: there(0), source: pointer(2), blocks: Blocks::one(word(1) as usize), signal: None }
        }
        Request::Store => Kind::Store { dest: there(0), data: data(6, size)?, signal: None },
        Request::PutSignal => {
            let signal = Some(Signal { target: there(3), amo: amo(size >> 4, word(4), 0)? });
            Kind::Put { dest: there(0), source: pointer(2), blocks: Blocks::one(word(1) as usize), signal }
        }
        Request::StoreSignal => {
            let signal = Some(Signal { target: there(2), amo: amo(size >> 4, word(3), 0)? });
            Kind::Store { dest: there(0), data: data(6, size & 0xf)?, signal }
        }
        Request::Get => Kind::Get { source: there(0), dest: pointer(2), blocks: Blocks::one(word(1) as usize) },
        Request::Fetch => Kind::Fetch { source: there(0), bytes: size },
        Request::Amo => Kind::Amo { target: there(0), amo: amo(size, word(1), word(2))?, before: std::ptr::null_mut() },
        Request::PutBlocks | Request::GetBlocks => {
            let [dest_step, source_step, bytes, count] = [2, 3, 4, 5].map(|number| word(number) as usize);
            let blocks = Blocks { bytes, count, dest_step, source_step }.joined();
            match request {
                Request::PutBlocks => Kind::Put { dest: there(0), source: pointer(1), blocks, signal: None },
                _ => Kind::Get { source: there(0), dest: pointer(1), blocks },
            }
        }
        Request::Quiet => return None,
    };
    (kind.pieces() > 0).then_some(kind)
}
