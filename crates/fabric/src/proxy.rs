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

use zeshmem_abi::{AmoOp, Request};
use zeshmem_algebra::Blocks;
use zeshmem_mem::{Address, Segment};

use crate::completions::Before;
use crate::far::{Asked, Few, Kind};
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
    /// Those that also wait for what the host has begun on a context before: cell and phase.
    quiets: Vec<(Arc<Completions>, Before, (usize, u32))>,
    /// How many are under way, of all contexts.
    n_open: usize,
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
    /// Those that wait until all before them are complete: ticket, cell and phase.
    quiets: VecDeque<(u64, (usize, u32))>,
}

impl Proxy {
    /// Serves the requests in `memory`, of a job of `n_pes` PEs, by `far`.
    pub fn new(far: Arc<Far>, memory: Arc<dyn Memory>, of_context: OfContext, n_pes: usize) -> Proxy {
        let (reader, orders, quiets) = (Reader::new(memory), HashMap::new(), Vec::new());
        Proxy { far, reader, of_context, orders, quiets, n_open: 0, n_waiting: 0, told: 0, n_pes }
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
        let before = self.reader.next();
        for _ in 0..BATCH {
            let Some(record) = self.reader.look() else { break };
            if !self.serve(&record, outbox)? {
                break;
            }
            self.reader.free();
        }
        let worked = self.reader.next() != before;
        if worked {
            self.tell_idle();
            self.far.ring();
        }
        Ok(worked)
    }

    /// Goes on where a transfer that was begun here has ended.
    pub fn heed(&mut self, ended: &Ended) {
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
            let first = order.tickets.front().copied();
            while let Some(&(_, (cell, phase))) =
                order.quiets.front().filter(|(quiet, _)| first.is_none_or(|first| *quiet < first))
            {
                order.quiets.pop_front();
                self.reader.answer(cell, phase, &[0]);
                self.n_waiting -= 1;
            }
        }
        self.answer_quiets();
        self.tell_idle();
    }

    /// Answers what waited for the host, too, and need not any longer.
    fn answer_quiets(&mut self) {
        let Proxy { reader, quiets, n_waiting, .. } = self;
        quiets.retain(|(completions, before, (cell, phase))| {
            let is_over = completions.have_completed(*before);
            if is_over {
                reader.answer(*cell, *phase, &[0]);
                *n_waiting -= 1;
            }
            !is_over
        });
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
            if let Some(completions) = (self.of_context)(context).filter(|_| with_host) {
                let before = completions.so_far();
                self.quiets.push((completions, before, cell));
                self.n_waiting += 1;
                self.answer_quiets();
                return Ok(true);
            }
            match self.orders.get_mut(&context).filter(|order| !order.tickets.is_empty()) {
                Some(order) => {
                    order.quiets.push_back((ticket, cell));
                    self.n_waiting += 1;
                }
                None => self.reader.answer(cell.0, cell.1, &[0]),
            }
            return Ok(true);
        }
        let pe = Some(pe as usize).filter(|&pe| pe < self.n_pes).ok_or_else(wrong)?;
        let kind = kind_of(request, record).ok_or_else(wrong)?;
        let completions = (self.of_context)(context).ok_or_else(wrong)?;
        // The work-item that waits until its source may be reused need not wait for the target.
        let way = self.far.way(kind, pe, outbox);
        let early = if kind.leaves_at_once(way) { cell } else { None };
        let asked = Asked { ticket, context, cell: cell.filter(|_| early.is_none()) };
        // SAFETY: the kernel vouches for its memory, as callers of the routine do.
        if !unsafe { self.far.begin(kind, way, pe, &completions, asked, outbox) }? {
            return Ok(false);
        }
        self.orders.entry(context).or_default().tickets.push_back(ticket);
        self.n_open += 1;
        self.n_waiting += usize::from(cell.is_some() && early.is_none());
        if let Some((cell, phase)) = early {
            self.reader.answer(cell, phase, &[0]);
        }
        Ok(true)
    }

    /// Waits until all requests that are in `memory` have been read, and so are counted by their contexts; from threads of the program,
    /// by the proxy's `far`.
    ///
    /// # Errors
    /// A PE that died.
    pub fn drain(far: &Far, memory: &dyn Memory) -> Result<(), Error> {
        let written = ring::written(memory);
        let has_passed = || memory.head().load(std::sync::atomic::Ordering::Acquire) >= written;
        if has_passed() { Ok(()) } else { far.wait("quiet", has_passed) }
    }
}

/// The transfer that a record asks for; `None` where it makes no sense.
fn kind_of(request: Request, record: &Record) -> Option<Kind> {
    let [op, size] = [8, 16].map(|shift| (record[0] >> shift & 0xff) as usize);
    let word = |number: usize| u64::from(record[4 + 2 * number]) | u64::from(record[5 + 2 * number]) << 32;
    let there = |number| Address { segment: Segment::Device, offset: word(number) as usize };
    let pointer = |number| word(number) as usize as *mut c_void;
    let one =
        |bytes: u64| Blocks { bytes: bytes as usize, count: 1, dest_step: bytes as usize, source_step: bytes as usize };
    let amo = |width: usize, operand: u64, compare: u64| {
        let width = match width {
            1 => Width::Bits8,
            4 => Width::Bits32,
            8 => Width::Bits64,
            _ => return None,
        };
        Some(Amo { op: AmoOp::from_number(op as u32)?, width, operand, compare })
    };
    let data = |from: usize, bytes: usize| {
        let mut all = [0; size_of::<Record>()];
        let words = all.chunks_exact_mut(size_of::<u32>()).zip(&record[from..]);
        words.for_each(|(bytes, word)| bytes.copy_from_slice(&word.to_le_bytes()));
        Few::of(all.get(..bytes)?)
    };
    let kind = match request {
        Request::Put => Kind::Put { dest: there(0), source: pointer(2), blocks: one(word(1)), signal: None },
        Request::Store => Kind::Store { dest: there(0), data: data(6, size)?, signal: None },
        Request::PutSignal => {
            let signal = Some(Signal { target: there(3), amo: amo(size >> 4, word(4), 0)? });
            Kind::Put { dest: there(0), source: pointer(2), blocks: one(word(1)), signal }
        }
        Request::StoreSignal => {
            let signal = Some(Signal { target: there(2), amo: amo(size >> 4, word(3), 0)? });
            Kind::Store { dest: there(0), data: data(6, size & 0xf)?, signal }
        }
        Request::Get => Kind::Get { source: there(0), dest: pointer(2), blocks: one(word(1)) },
        Request::Fetch => Kind::Fetch { source: there(0), bytes: size },
        Request::Amo => Kind::Amo { target: there(0), amo: amo(size, word(1), word(2))? },
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
