//! PEs of other nodes, by messages.
//!
//! # Protocol
//! A transfer is cut into pieces, each of which is a message and has an answer: a put carries data and is answered when
//! they are in place, a get is answered with data, an atomic operation with the value before. The PE that owns the memory
//! serves such messages in the thread that takes them (see [`Home`]), in whatever order they come. The PE that started the
//! transfer keeps it in a table until all its pieces are answered; then it is complete at its target, and here. So nothing
//! depends on the order of messages: [`quiet`](Transport::quiet) waits until no transfer is left in the count, and what has
//! to come after something else is sent when that was answered. So `fence` only marks the context ([`Completions`]): the next put,
//! atomic operation or signal on it, to whichever PE, waits until all that came before is complete, if it is not yet; gets
//! do not.
//!
//! A signal that follows data is performed by the target, when the last piece of the data is in place: each piece says how
//! many there are, and the target counts those that have come. A signal whose data are one piece travels with it, in one
//! message.
//!
//! Transfers are started by threads of the program, which may wait for them, and by the thread that takes messages for kernels
//! ([`begin`](Far::begin)), which never waits: it is told of the end of each ([`Ended`]).
//!
//! # Without messages
//! Where the network makes transfers by itself ([`wire::OneSided`]), long ones go so, in longer pieces, which neither PE copies
//! ([`Way`]): those between host memory and host segments, and, where it has been given the device heap, those from and to that. A
//! PE asks another where its memory is (`ask`, `keys`) at the first transfer that could go so; it and those that are started until
//! the answer comes go by messages. The keys are kept of PEs that were asked, so that no table of the whole job is needed. When PEs
//! have exposed more, all ask once more ([`Far::ask_again`]).
//!
//! What is got so is complete when the network says that it is in place. What is put so is followed by `placed`, if it has a signal
//! or no other put to that PE is under way: that message wakes the owner's program, which may wait for the data, and performs the
//! signal. It is sent when the network has said of all pieces that they are in place, and so comes after the data whatever the
//! order of messages. Where the network's word is enough ([`Delivery::completes`]) and there is no signal, the transfer is complete
//! by then; otherwise when `placed` is answered. A put between hosts that has no signal tells its owner without a message, where it
//! can ([`Delivery::tells`]).
//!
//! The source of a put is read until the data are in place. A routine that returns when its source may be reused need not wait for
//! that: up to [`COPIED`] bytes it copies them, as it does to messages, and only the owner is spared the work. Room for copies is
//! kept for the next ones. Of the device heap no copy is made, which would take a command of the device's: the routine waits.
//!
//! # Flow
//! Of a long transfer [`WINDOW`] pieces are on their way at a time; the answer to one sends the next, from the thread that
//! takes messages. So a non-blocking routine returns after its first pieces, however long the transfer is, and the rest
//! goes while the program does something else. The bytes of all pieces on their way are bounded ([`MOST_IN_FLIGHT`]), and those
//! to one PE by what is left ([`Table::has_share`]), so that a slow PE does not stop transfers to the rest. A program that starts
//! more waits until others have arrived, its threads and kernels each in its turn ([`Line`]). The owner of
//! memory bounds what it answers with, however many PEs get from it: answers that find no room ([`Outbox::has_room`]) wait as
//! questions ([`deferred`]).
//!
//! # Safety
//! This file reads and writes memory of the program's at addresses that the callers of transfers vouch for, as long as
//! these have not completed. Addresses that come in messages are offsets in symmetric memory, and are checked before they
//! are used.

#![allow(unsafe_code, reason = "transfers from and to callers' pointers")]

mod deferred;

use std::cell::Cell;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use zeshmem_abi::{FETCH_BYTES, STORE_BYTES};
use zeshmem_algebra::Blocks;
use zeshmem_ipc::{Chore, Doorbells, Job, Operation, PeerGone, Waiter};
use zeshmem_mem::{Address, Segment, Segments};

use self::deferred::Deferred;
use crate::completions::Counted;
use crate::message::{Exposed, Following, LONGEST_HEADER, Message, Name, Row, Writer, read};
use crate::ring::Memory;
use crate::wire::{Delivery, Direction, Error as Lost, LONGEST, LONGEST_TRANSFER, OneSided, Outbox, Remote};
use crate::{Amo, Completions, Error, Local, NodeLocal, Signal, Transport};

/// Bytes of a piece.
const PIECE: usize = LONGEST - LONGEST_HEADER;
/// From so many bytes on transfers go without messages, where they can: shorter ones share frames. A get alone goes so
/// however short it is, but no put: of one that the network makes a part may be there before the rest, and a PE may wait for a word.
const LONG_PUT: usize = 64 << 10;
const LONG_GET: usize = 16 << 10;
/// The same of puts from or to the device heap, whose messages take a command of the device's each.
const LONG_DEVICE_PUT: usize = 16 << 10;
/// Up to so many bytes the source of such a put is copied where the routine returns when it may be reused.
const COPIED: usize = WINDOW * PIECE;
/// A byte of a copy counts for so many among those on their way: copies are fast while caches hold them all.
const COPY_WEIGHT: usize = 16;
/// Room for so many copies is kept: as many as are on their way to one PE at a time, of the shortest.
const COPIES: usize = MOST_IN_FLIGHT / 2 / COPY_WEIGHT / LONG_PUT;
/// Bytes of a piece that goes so: messages to the same PE may have to wait behind one.
const LONG_PIECE: usize = LONGEST_TRANSFER;
/// Pieces of one transfer that are on their way at a time.
const WINDOW: usize = 8;
/// Bytes that all pieces on their way have together, at most.
const MOST_IN_FLIGHT: usize = 32 << 20;
/// So many of them to one PE do not stop transfers to it, however little is left: two transfers' first pieces.
const LITTLE: usize = 2 * WINDOW * (PIECE + EACH);
/// So many bytes that the network copies from where they are count for one: nothing here holds them, but what comes next has to wait
/// behind them.
const LIGHT: usize = 16;
/// What a piece counts for, besides its data.
const EACH: usize = 256;
/// A get of up to so many bytes waits for room alone, and not for longer gets of the same PE.
const SMALL_GET: usize = 512;

/// The memory of this PE, which messages of other PEs read and write, and that of its program.
pub trait Home: Send + Sync {
    /// Bytes from a symmetric address of this PE to the end of its segment.
    fn room(&self, address: Address) -> usize;

    /// Writes blocks into symmetric memory of this PE, and wakes the program if it waits there.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::put_blocks`].
    unsafe fn write(&self, dest: Address, data: *const u8, blocks: Blocks) -> Result<(), Error>;

    /// Reads blocks of symmetric memory of this PE.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::get_blocks`].
    unsafe fn read(&self, source: Address, room: *mut u8, blocks: Blocks) -> Result<(), Error>;

    /// Performs an atomic operation in symmetric memory of this PE, and wakes the program if it waits there; `None` where that takes a
    /// device longer, as [`Agent::try_atomic`](crate::Agent::try_atomic), and where it takes a device and it `may_begin` none there.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::atomic`], until the value is told.
    unsafe fn atomic(&self, target: Address, amo: Amo, may_begin: bool) -> Result<Option<u64>, Error>;

    /// What the network finds at a pointer of the program's, of which `bytes` bytes go to or come from `segment` of another PE.
    fn memory_at(&self, pointer: *const c_void, bytes: usize, segment: Segment) -> Local;

    /// Wakes the program if it waits for what the network has written into symmetric memory of this PE.
    fn wake(&self);

    /// Copies blocks of any memory of this PE into `room`, in a row. `segment` is where they go on another PE.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::put_blocks`].
    unsafe fn pack(&self, segment: Segment, source: *const c_void, room: *mut u8, blocks: Blocks) -> Result<(), Error>;

    /// Copies data, in a row, to blocks of any memory of this PE. `segment` is where they come from on another PE.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::get_blocks`].
    unsafe fn unpack(&self, segment: Segment, dest: *mut c_void, data: *const u8, blocks: Blocks) -> Result<(), Error>;
}

/// This PE's memory, which it reaches as it does that of other PEs of its node.
pub struct OwnMemory {
    near: Arc<NodeLocal>,
    segments: Arc<Segments>,
    my_pe: usize,
    /// Of transfers that have completed when they return.
    none: Arc<Completions>,
}

impl OwnMemory {
    /// The memory of PE `my_pe`, which this is.
    pub fn new(near: Arc<NodeLocal>, segments: Arc<Segments>, my_pe: usize) -> OwnMemory {
        OwnMemory { near, segments, my_pe, none: Arc::default() }
    }
}

impl Home for OwnMemory {
    fn room(&self, address: Address) -> usize {
        self.segments.room(address)
    }

    unsafe fn write(&self, dest: Address, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.near.put_blocks(self.my_pe, dest, data.cast(), blocks, &self.none) }
    }

    unsafe fn read(&self, source: Address, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.near.get_blocks(self.my_pe, source, room.cast(), blocks) }
    }

    unsafe fn atomic(&self, target: Address, amo: Amo, may_begin: bool) -> Result<Option<u64>, Error> {
        // SAFETY: forwarded.
        unsafe { self.near.try_atomic(self.my_pe, target, amo, may_begin) }
    }

    fn memory_at(&self, pointer: *const c_void, bytes: usize, segment: Segment) -> Local {
        self.near.memory_at(pointer, bytes, segment)
    }

    fn wake(&self) {
        self.near.ring(self.my_pe);
    }

    unsafe fn pack(&self, segment: Segment, source: *const c_void, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.near.pack(segment, source, room, blocks) }
    }

    unsafe fn unpack(&self, segment: Segment, dest: *mut c_void, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.near.unpack(segment, dest, data, blocks) }
    }
}

/// How the threads of this PE wait for transfers.
pub struct Patience {
    waiter: Waiter,
    chore: Option<Arc<dyn Chore>>,
    doorbells: Doorbells,
    my_pe: usize,
    job: Arc<Job>,
}

impl Patience {
    /// Waits as `waiter` does, with `chore`, by the doorbell of PE `my_pe`, which this is. The chore takes messages, or some, in the
    /// waiting thread.
    pub fn new(
        waiter: Waiter,
        chore: Option<Arc<dyn Chore>>,
        doorbells: Doorbells,
        my_pe: usize,
        job: Arc<Job>,
    ) -> Patience {
        assert!(doorbells.of(my_pe).is_some(), "a PE has a doorbell of its own");
        Patience { waiter, chore, doorbells, my_pe, job }
    }

    fn until<T>(&self, what: Operation, ready: impl FnMut() -> Option<T>) -> Result<T, PeerGone> {
        let doorbell = self.doorbells.of(self.my_pe).expect("looked at in `new`");
        self.waiter.watch(doorbell, ready, &self.job, self.chore.as_deref(), || what)
    }

    fn ring(&self) {
        self.doorbells.ring(self.my_pe);
    }
}

/// A few bytes that a transfer carries itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Few<const MOST: usize> {
    bytes: [u8; MOST],
    length: usize,
}

impl<const MOST: usize> Few<MOST> {
    /// A copy; of at most so many.
    pub fn of(bytes: &[u8]) -> Option<Few<MOST>> {
        let mut few = Few { bytes: [0; MOST], length: bytes.len() };
        few.bytes.get_mut(..bytes.len())?.copy_from_slice(bytes);
        Some(few)
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// What a transfer does.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Put {
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        signal: Option<Signal>,
    },
    /// A put of data that the transfer has itself.
    Store {
        dest: Address,
        data: Few<STORE_BYTES>,
        signal: Option<Signal>,
    },
    Get {
        source: Address,
        dest: *mut c_void,
        blocks: Blocks,
    },
    /// A get into what is told of its end.
    Fetch {
        source: Address,
        bytes: usize,
    },
    /// An atomic operation; `before` is where the value before goes, null where there is no need of it, or the teller gets it.
    Amo {
        target: Address,
        amo: Amo,
        before: *mut c_void,
    },
}

// SAFETY: its pointers are the program's, which leaves the memory to the transfer until that has completed.
unsafe impl Send for Kind {}

/// How a transfer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Its pieces are messages.
    Messages,
    /// The network copies its pieces.
    OneSided {
        /// Where its first byte is there.
        remote: Remote,
        /// The memory here is on the host.
        is_on_host: bool,
        /// Its source is a copy of the program's.
        is_copied: bool,
        /// It is a put whose owner is told by its pieces that they are in place, and by no message.
        tells: bool,
    },
}

impl Way {
    /// Bytes of a piece.
    fn piece(self) -> usize {
        match self {
            Way::Messages => PIECE,
            Way::OneSided { .. } => LONG_PIECE,
        }
    }
}

impl Kind {
    /// Of messages.
    pub fn pieces(self) -> usize {
        self.pieces_by(Way::Messages)
    }

    fn pieces_by(self, way: Way) -> usize {
        match self {
            Kind::Put { blocks, .. } | Kind::Get { blocks, .. } => blocks.pieces(way.piece()),
            Kind::Store { .. } | Kind::Fetch { .. } | Kind::Amo { .. } => 1,
        }
    }

    /// Whether all of its source is in messages when it has been started.
    pub fn leaves_at_once(self, way: Way) -> bool {
        match self {
            Kind::Put { .. } | Kind::Store { .. } => way == Way::Messages && self.pieces() <= WINDOW,
            Kind::Get { .. } | Kind::Fetch { .. } | Kind::Amo { .. } => false,
        }
    }

    /// Whether it comes after what a fence does.
    pub fn is_ordered(self) -> bool {
        match self {
            Kind::Put { .. } | Kind::Store { .. } | Kind::Amo { .. } => true,
            Kind::Get { .. } | Kind::Fetch { .. } => false,
        }
    }

    /// What a piece counts for among those on their way.
    fn cost(self, way: Way, piece: usize) -> usize {
        match self {
            Kind::Put { blocks, .. } | Kind::Get { blocks, .. } => {
                let bytes = blocks.piece(way.piece(), piece).blocks.total();
                EACH + match way {
                    Way::Messages => bytes,
                    Way::OneSided { is_copied: true, .. } => COPY_WEIGHT * bytes,
                    Way::OneSided { is_copied: false, .. } => bytes / LIGHT,
                }
            }
            Kind::Store { .. } | Kind::Fetch { .. } | Kind::Amo { .. } => EACH,
        }
    }
}

/// Who is told of the end of a transfer.
#[derive(Clone)]
enum Teller {
    /// No one but those who wait for its context.
    Context,
    /// A thread, of the value before an atomic operation.
    Thread(Arc<AtomicU64>),
    /// The thread that takes messages, for a kernel.
    Kernel(Asked),
}

impl Teller {
    /// What is told of a transfer that has ended with this data.
    fn ended(self, data: Few<FETCH_BYTES>) -> Option<Ended> {
        match self {
            Teller::Kernel(asked) => Some(Ended { asked, data }),
            Teller::Context | Teller::Thread(_) => None,
        }
    }
}

/// A request of a kernel's, as it is known to the thread that takes messages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub ticket: u64,
    /// Slot of the context.
    pub context: u16,
    /// Cell and phase for the answer, if it is still to come.
    pub cell: Option<(usize, u32)>,
}

/// A transfer that was begun for a kernel and has ended.
#[derive(Debug)]
pub struct Ended {
    pub(crate) asked: Asked,
    /// What was fetched, or the value before.
    pub(crate) data: Few<FETCH_BYTES>,
}

/// A transfer that was started and has not completed.
struct Transfer {
    kind: Kind,
    way: Way,
    pe: usize,
    completions: Arc<Completions>,
    counted: Counted,
    teller: Teller,
    pieces: usize,
    /// How many of them were sent, or are about to be.
    sent: usize,
    answered: usize,
    /// The copy of its source, which the network reads.
    copy: Option<Vec<u8>>,
    /// Its data are in place, and the owner has been asked to do what follows them.
    is_closing: bool,
}

/// The transfers of this PE. Slots are used again, with another generation, so that a token names one transfer.
#[derive(Default)]
struct Table {
    slots: Vec<(u32, Option<Transfer>)>,
    free: Vec<u32>,
    in_flight: usize,
    /// How often it became less.
    n_ended: u64,
    /// What is in flight by PE, where there is anything.
    in_flight_to: HashMap<usize, usize>,
    /// Puts that go without messages and are not in place, by PE, where there are any.
    placing: HashMap<usize, usize>,
    /// Empty ones, with room for any copy.
    copies: Vec<Vec<u8>>,
    line: Line,
    /// How many the host has begun on contexts, and where kernels see whether there are any.
    of_host: usize,
    kernels: Option<Arc<dyn Memory>>,
}

/// Who waits until a transfer fits among those on their way: each in its turn, so that short transfers, which fit sooner, do not keep long
/// ones from room for as long as there are any. Those that wait for what is on its way to their own PE do not stop those to others.
#[derive(Default)]
struct Line {
    /// By PE: for how many bytes a transfer counts, by its place.
    waiting: HashMap<usize, BTreeMap<u64, usize>>,
    last: u64,
    /// How often a place was left.
    n_left: u64,
}

/// A transfer's place in the line; none yet for what has not been tried.
#[derive(Debug, Default)]
pub(crate) struct Turn {
    place: Option<u64>,
    counted: Option<Counted>,
}

impl Turn {
    /// Has quiets on a context wait for the transfer while that waits for room.
    pub fn count(&mut self, completions: &Completions) {
        self.counted = Some(completions.begin());
    }
}

impl Line {
    /// Enters a transfer, or for how much it counts now.
    fn join(&mut self, turn: &mut Turn, pe: usize, cost: usize) {
        let place = *turn.place.get_or_insert_with(|| {
            self.last += 1;
            self.last
        });
        self.waiting.entry(pe).or_default().insert(place, cost);
    }

    fn leave(&mut self, turn: &Turn, pe: usize) {
        if let (Some(place), Entry::Occupied(mut waiting)) = (turn.place, self.waiting.entry(pe)) {
            self.n_left += u64::from(waiting.get_mut().remove(&place).is_some());
            if waiting.get().is_empty() {
                waiting.remove();
            }
        }
    }

    /// The first to each PE, of those that came before: the PE, and for how many bytes it counts.
    fn firsts_before(&self, turn: &Turn) -> impl Iterator<Item = (usize, usize)> {
        let end = turn.place.unwrap_or(u64::MAX);
        self.waiting.iter().filter_map(move |(&pe, waiting)| {
            let (&place, &cost) = waiting.first_key_value()?;
            (place < end).then_some((pe, cost))
        })
    }
}

impl Table {
    /// Whether a transfer has its turn, and not too much is on its way.
    fn may_go(&self, turn: &Turn, pe: usize, cost: usize) -> bool {
        let fits = self.in_flight == 0 || self.in_flight + cost <= MOST_IN_FLIGHT;
        // What is first to another PE and has its share waits for room of all.
        let comes_before = |(other, cost)| other == pe || self.has_share(other, cost);
        fits && self.has_share(pe, cost) && !self.line.firsts_before(turn).any(comes_before)
    }

    /// Whether a transfer would be the first to its PE, or no more would be on its way there than is left for all PEs then. So one PE has
    /// half of all at most, the next one half of the rest, and however many are slow, something is left for others. A little each may
    /// have at any time.
    fn has_share(&self, pe: usize, cost: usize) -> bool {
        let left = MOST_IN_FLIGHT.saturating_sub(self.in_flight + cost).max(LITTLE);
        self.in_flight_to.get(&pe).is_none_or(|to| to + cost <= left)
    }

    /// So many bytes more to a PE are on their way, and so many less.
    fn count(&mut self, pe: usize, more: usize, less: usize) {
        self.in_flight = self.in_flight + more - less;
        self.n_ended += u64::from(less > 0);
        let to = self.in_flight_to.entry(pe).or_default();
        *to = *to + more - less;
        if *to == 0 {
            self.in_flight_to.remove(&pe);
        }
    }

    fn insert(&mut self, transfer: Transfer) -> u64 {
        if let Teller::Context = transfer.teller {
            self.of_host += 1;
            self.tell_kernels();
        }
        let slot = self.free.pop().unwrap_or_else(|| {
            self.slots.push((0, None));
            (self.slots.len() - 1) as u32
        });
        let (generation, place) = &mut self.slots[slot as usize];
        *place = Some(transfer);
        u64::from(*generation) << 32 | u64::from(slot)
    }

    fn get(&mut self, token: u64) -> Option<&mut Transfer> {
        let (generation, transfer) = self.slots.get_mut(token as u32 as usize)?;
        transfer.as_mut().filter(|_| u64::from(*generation) == token >> 32)
    }

    /// A put to `pe` that went without messages is in place; whether no other is under way.
    fn end_placing(&mut self, pe: usize) -> bool {
        let Entry::Occupied(mut left) = self.placing.entry(pe) else { return true };
        *left.get_mut() -= 1;
        let is_last = *left.get() == 0;
        if is_last {
            left.remove();
        }
        is_last
    }

    fn remove(&mut self, token: u64) -> Option<Transfer> {
        self.get(token)?;
        let slot = token as u32;
        let (generation, transfer) = &mut self.slots[slot as usize];
        *generation = generation.wrapping_add(1);
        self.free.push(slot);
        let mut transfer = transfer.take();
        if let Some(copy) = transfer.as_mut().and_then(|transfer| transfer.copy.take()) {
            self.keep(copy);
        }
        if let Some(Transfer { teller: Teller::Context, .. }) = transfer {
            self.of_host -= 1;
            self.tell_kernels();
        }
        transfer
    }

    fn tell_kernels(&self) {
        if let Some(kernels) = &self.kernels
            && self.of_host <= 1
        {
            kernels.busy().store(self.of_host as u64, Ordering::Release);
        }
    }

    fn keep(&mut self, mut copy: Vec<u8>) {
        if self.copies.len() < COPIES {
            copy.clear();
            self.copies.push(copy);
        }
    }
}

/// What a thread waits for in routines that end with their transfer: one at a time.
#[derive(Clone, Default)]
struct Blocking {
    completions: Arc<Completions>,
    before: Arc<AtomicU64>,
}

thread_local! {
    static BLOCKING: Blocking = Blocking::default();
    /// Where messages are written.
    static MESSAGE: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Has a message written where this thread writes its messages: a thread that exits the process has lost that, and gets new memory.
fn with_message<R>(write: impl FnOnce(&mut Vec<u8>) -> R) -> R {
    let mut message = MESSAGE.try_with(Cell::take).unwrap_or_default();
    let written = write(&mut message);
    let _ = MESSAGE.try_with(|kept| kept.set(message));
    written
}

/// The way to PEs of other nodes.
pub struct Far {
    home: Box<dyn Home>,
    outbox: Arc<dyn Outbox>,
    patience: Patience,
    table: Mutex<Table>,
    /// Of puts with signals to this PE: how many of the pieces of which transfer are still to come. Of more than one piece
    /// only.
    arriving: Mutex<HashMap<(usize, u64), usize>>,
    /// Gets of other PEs that wait for room.
    deferred: Mutex<Deferred>,
    /// Atomic operations of other PEs that wait for the device, which a kernel of the program's may keep busy: they alone do.
    postponed: Mutex<VecDeque<Postponed>>,
    one_sided: RwLock<OwnRanges>,
    elsewhere: Mutex<Elsewhere>,
    moved: Moved,
}

/// An operation of another PE's on a word of this one's.
#[derive(Clone, Copy)]
struct Postponed {
    from: usize,
    target: Address,
    amo: Amo,
    /// The name of the answer that the other PE waits for, if it does, and whether the value before is in it.
    answer: Option<(Name, bool)>,
}

/// Memory of other PEs that the network reads and writes by itself.
#[derive(Default)]
struct Elsewhere {
    /// Answers to questions of earlier rounds do not count.
    round: u64,
    /// What PEs have answered that were asked where their memory is; nothing yet, where it is empty.
    known: HashMap<usize, Option<Arc<[Exposed]>>>,
}

/// Pieces of transfers, and their bytes: who moved them.
#[derive(Debug, Default)]
pub struct Moved {
    by_network: [AtomicU64; 2],
    for_others: [AtomicU64; 2],
}

impl Moved {
    fn count(counters: &[AtomicU64; 2], bytes: usize) {
        counters[0].fetch_add(1, Ordering::Relaxed);
        counters[1].fetch_add(bytes as u64, Ordering::Relaxed);
    }

    fn load(counters: &[AtomicU64; 2]) -> (u64, u64) {
        let [pieces, bytes] = [0, 1].map(|which| counters[which].load(Ordering::Relaxed));
        (pieces, bytes)
    }

    /// Those that this PE had the network move by itself.
    pub fn by_network(&self) -> (u64, u64) {
        Self::load(&self.by_network)
    }

    /// Those of other PEs' messages, which threads of this PE moved.
    pub fn for_others(&self) -> (u64, u64) {
        Self::load(&self.for_others)
    }
}

/// What the owner of memory is told of data that the network has put there.
#[derive(Clone, Copy)]
struct Follows {
    wants_answer: bool,
    signal: Option<Signal>,
}

/// Memory of this PE that the network reads and writes by itself.
#[derive(Default)]
struct OwnRanges {
    exposed: Vec<Exposed>,
    delivery: Delivery,
    /// Whether it makes transfers between host memory by itself.
    has_host: bool,
    /// Whether the device heap is among the ranges.
    has_devices: bool,
}

impl Far {
    /// The way by `outbox`, from and to `home`. The inbox of this PE hands its messages to [`receive`](Self::receive).
    pub fn new(
        home: Box<dyn Home>,
        outbox: Arc<dyn Outbox>,
        patience: Patience,
        kernels: Option<Arc<dyn Memory>>,
    ) -> Far {
        Far {
            home,
            outbox,
            patience,
            table: Mutex::new(Table { kernels, ..Table::default() }),
            arriving: Mutex::default(),
            deferred: Mutex::default(),
            postponed: Mutex::default(),
            one_sided: RwLock::default(),
            elsewhere: Mutex::default(),
            moved: Moved::default(),
        }
    }

    /// Has long transfers between host memory and host segments go without messages from now on, and tells PEs that ask that memory
    /// of this one is `exposed`.
    pub fn expose(&self, exposed: Vec<Exposed>, delivery: Delivery) {
        let mut own = self.one_sided.write().expect("no panic with the ranges locked");
        own.exposed.extend(exposed);
        (own.has_host, own.delivery) = (true, delivery);
    }

    /// The same of transfers from and to device heaps, of which this PE's is `exposed`.
    pub fn expose_device(&self, exposed: Exposed, delivery: Delivery) {
        let mut own = self.one_sided.write().expect("no panic with the ranges locked");
        own.exposed.push(exposed);
        (own.has_devices, own.delivery) = (true, delivery);
    }

    /// Forgets what other PEs have answered that were asked where their memory is: all have exposed more.
    pub fn ask_again(&self) {
        let mut elsewhere = self.elsewhere();
        elsewhere.round += 1;
        elsewhere.known.clear();
    }

    /// What has moved the bytes of transfers so far.
    pub fn moved(&self) -> &Moved {
        &self.moved
    }

    /// How a transfer goes.
    pub(crate) fn way(&self, kind: Kind, pe: usize, outbox: &dyn Outbox) -> Way {
        let (there, local, blocks, least) = match kind {
            Kind::Put { dest, source, blocks, .. } => (dest, source, blocks, [LONG_PUT, LONG_DEVICE_PUT]),
            Kind::Get { source, dest, blocks } => (source, dest.cast_const(), blocks, [self.shortest_get(), LONG_GET]),
            Kind::Store { .. } | Kind::Fetch { .. } | Kind::Amo { .. } => return Way::Messages,
        };
        let bytes = blocks.bytes;
        if blocks.count != 1 || bytes < least[0].min(least[1]) {
            return Way::Messages;
        }
        let (has_host, has_devices, delivery) = {
            let own = self.one_sided.read().expect("no panic with the ranges locked");
            (own.has_host, own.has_devices, own.delivery)
        };
        let is_device_there = there.segment == Segment::Device;
        if !has_devices && (is_device_there || !has_host) {
            return Way::Messages;
        }
        let memory = self.home.memory_at(local, bytes, there.segment);
        let is_on_host = memory == Local::Host;
        let is_device = is_device_there || !is_on_host;
        let is_open = match memory {
            Local::Host => (is_device_there || has_host) && outbox.can_transfer(local as usize, bytes),
            Local::DeviceHeap => has_devices,
            Local::Other => false,
        };
        if !is_open || bytes < least[usize::from(is_device)] {
            return Way::Messages;
        }
        let known = self.elsewhere().known.get(&pe).cloned();
        let Some(known) = known else {
            self.ask_for_keys(pe, outbox);
            return Way::Messages;
        };
        let place = |Exposed { first, bytes: room, remote }: &Exposed| {
            let before = there.offset.checked_sub(first.offset).filter(|_| first.segment == there.segment)?;
            let tells = delivery.tells && !is_device && matches!(kind, Kind::Put { signal: None, .. });
            let way = Way::OneSided { remote: remote.after(before), is_on_host, is_copied: false, tells };
            (before <= *room && bytes <= room - before).then_some(way)
        };
        known.iter().flat_map(|ranges| ranges.iter()).find_map(place).unwrap_or(Way::Messages)
    }

    /// The bytes from which on a get between hosts goes without messages. While nothing else is on its way that is any get, since
    /// its owner's software has no part in it then. Otherwise a short one would overtake what the program has put and, against the
    /// rules, reads back at once; and many short ones share frames.
    fn shortest_get(&self) -> usize {
        if self.table().in_flight == 0 { 1 } else { LONG_GET }
    }

    /// Asks a PE where its memory is, once.
    fn ask_for_keys(&self, pe: usize, outbox: &dyn Outbox) {
        let round = {
            let mut elsewhere = self.elsewhere();
            let round = elsewhere.round;
            match elsewhere.known.entry(pe) {
                Entry::Occupied(_) => return,
                Entry::Vacant(place) => place.insert(None),
            };
            round
        };
        let mut message = Vec::new();
        Writer::new(&mut message).ask_keys(round);
        // The transfer itself meets what is wrong.
        let _ = outbox.send(pe, &message);
    }

    fn elsewhere(&self) -> MutexGuard<'_, Elsewhere> {
        self.elsewhere.lock().expect("no panic with the answers locked")
    }

    fn deferred(&self) -> MutexGuard<'_, Deferred> {
        self.deferred.lock().expect("no panic with the gets locked")
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().expect("no panic with the table locked")
    }

    /// Starts a transfer with one or more pieces, and sends the first ones.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn start(
        &self,
        kind: Kind,
        way: Way,
        pe: usize,
        completions: &Arc<Completions>,
        teller: Teller,
        mut copy: Option<Vec<u8>>,
    ) -> Result<(), Error> {
        let mut turn = Turn::default();
        let insert = || self.insert(&mut turn, kind, way, pe, completions, &teller, &mut copy);
        let token = self.patience.until(Operation::new("a transfer by messages"), insert);
        let token = token.inspect_err(|_| self.leave(&turn, pe))?;
        // SAFETY: forwarded.
        unsafe { self.send_first(&*self.outbox, pe, kind, way, token) }
    }

    /// Starts a transfer for a kernel, from the thread that takes messages; whether it did: otherwise there is too much on its way, and it
    /// has to be tried again with its `turn`.
    /// [`receive`](Self::receive) or [`landed`](Self::landed) tells of its end.
    ///
    /// # Errors
    /// The network's, Level Zero's.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    #[allow(clippy::too_many_arguments, reason = "the parts of a transfer, and whose turn it is")]
    pub(crate) unsafe fn begin(
        &self,
        turn: &mut Turn,
        kind: Kind,
        way: Way,
        pe: usize,
        completions: &Arc<Completions>,
        asked: Asked,
        outbox: &dyn Outbox,
    ) -> Result<bool, Error> {
        let teller = Teller::Kernel(asked);
        let Some(token) = self.insert(turn, kind, way, pe, completions, &teller, &mut None) else {
            return Ok(false);
        };
        // SAFETY: forwarded.
        unsafe { self.send_first(outbox, pe, kind, way, token) }?;
        Ok(true)
    }

    /// Gives a place in the line back, of what is not tried again with it.
    pub(crate) fn leave(&self, turn: &Turn, pe: usize) {
        self.table().line.leave(turn, pe);
    }

    /// A number that grows whenever there may be room for what has waited.
    pub(crate) fn ended(&self) -> u64 {
        let table = self.table();
        table.n_ended + table.line.n_left
    }

    /// Wakes threads of the program that wait for what the thread that takes messages does.
    pub(crate) fn ring(&self) {
        self.patience.ring();
    }

    /// Waits until `ready`, of which that thread tells by [`ring`](Self::ring).
    pub(crate) fn wait(&self, routine: &'static str, mut ready: impl FnMut() -> bool) -> Result<(), Error> {
        Ok(self.patience.until(Operation::new(routine), || ready().then_some(()))?)
    }

    /// Waits until what comes before the last fence on a context is complete.
    fn settle(&self, completions: &Completions) -> Result<(), Error> {
        if completions.has_settled() {
            return Ok(());
        }
        let before = completions.fenced();
        self.wait("fence", || completions.have_completed(before))
    }

    /// Enters a transfer in the table, if it has its turn and not too much is on its way; its token.
    #[allow(clippy::too_many_arguments, reason = "the parts of a transfer, and whose turn it is")]
    fn insert(
        &self,
        turn: &mut Turn,
        kind: Kind,
        way: Way,
        pe: usize,
        completions: &Arc<Completions>,
        teller: &Teller,
        copy: &mut Option<Vec<u8>>,
    ) -> Option<u64> {
        let pieces = kind.pieces_by(way);
        let sent = pieces.min(WINDOW);
        let cost: usize = (0..sent).map(|piece| kind.cost(way, piece)).sum();
        let mut table = self.table();
        if !table.may_go(turn, pe, cost) {
            table.line.join(turn, pe, cost);
            return None;
        }
        table.line.leave(turn, pe);
        let others_wait = !table.line.waiting.is_empty();
        table.count(pe, cost, 0);
        let (completions, teller) = (completions.clone(), teller.clone());
        let counted = turn.counted.take().unwrap_or_else(|| completions.begin());
        if let (Way::OneSided { tells: false, .. }, Kind::Put { .. }) = (way, kind) {
            *table.placing.entry(pe).or_default() += 1;
        }
        let (answered, is_closing, copy) = (0, false, copy.take());
        let transfer =
            Transfer { kind, way, pe, completions, counted, teller, pieces, sent, answered, copy, is_closing };
        let token = table.insert(transfer);
        drop(table);
        if others_wait {
            // There may be room for the next as well.
            self.patience.ring();
        }
        Some(token)
    }

    /// Sends the pieces that a transfer begins with.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn send_first(&self, outbox: &dyn Outbox, pe: usize, kind: Kind, way: Way, token: u64) -> Result<(), Error> {
        let first = kind.pieces_by(way).min(WINDOW);
        // SAFETY: forwarded.
        (0..first).try_for_each(|piece| unsafe { self.send(outbox, pe, kind, way, Name { token, piece }) })
    }

    /// Sends a piece.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn send(&self, outbox: &dyn Outbox, pe: usize, kind: Kind, way: Way, name: Name) -> Result<(), Error> {
        let one_sided = |remote: Remote, direction, local: *mut c_void, blocks: Blocks| {
            let piece = blocks.piece(LONG_PIECE, name.piece);
            // One block, so that both sides go on by as many bytes.
            let (local, remote) = (local.wrapping_byte_add(piece.source), remote.after(piece.source));
            // SAFETY: the caller vouches for `local` until the transfer has completed, which it does after its pieces.
            unsafe { OneSided::new(direction, local, piece.blocks.bytes, remote, [name.token, name.piece as u64]) }
        };
        match (way, kind) {
            (Way::OneSided { remote, tells, .. }, Kind::Put { source, blocks, .. }) => {
                let piece = one_sided(remote, Direction::Put, source.cast_mut(), blocks);
                let piece = if tells { piece.telling() } else { piece };
                Moved::count(&self.moved.by_network, piece.local().1);
                return outbox.start(pe, piece).map_err(network(pe));
            }
            (Way::OneSided { remote, .. }, Kind::Get { dest, blocks, .. }) => {
                let piece = one_sided(remote, Direction::Get, dest, blocks);
                Moved::count(&self.moved.by_network, piece.local().1);
                return outbox.start(pe, piece).map_err(network(pe));
            }
            _ => {}
        }
        with_message(|message| {
            match kind {
                Kind::Put { dest, source, blocks, signal } => {
                    let piece = blocks.piece(PIECE, name.piece);
                    let Blocks { bytes, count, dest_step, .. } = piece.blocks;
                    let row = Row { first: dest.after(piece.dest), bytes, count, step: dest_step };
                    let following = signal.map(|signal| Following { pieces: blocks.pieces(PIECE), signal });
                    Writer::new(message).put(name, row, following);
                    let source = source.wrapping_byte_add(piece.source);
                    // SAFETY: the caller vouches for `source`.
                    unsafe {
                        append(message, piece.blocks.total(), |room| {
                            self.home.pack(dest.segment, source, room, piece.blocks)
                        })
                    }?;
                }
                Kind::Store { dest, data, signal } => {
                    let data = data.as_slice();
                    let row = Row::one(dest, data.len());
                    Writer::new(message).put(name, row, signal.map(|signal| Following { pieces: 1, signal }));
                    message.extend_from_slice(data);
                }
                Kind::Fetch { source, bytes } => {
                    Writer::new(message).get(name, Row::one(source, bytes));
                }
                Kind::Get { source, blocks, .. } => {
                    let piece = blocks.piece(PIECE, name.piece);
                    let Blocks { bytes, count, source_step, .. } = piece.blocks;
                    let row = Row { first: source.after(piece.source), bytes, count, step: source_step };
                    Writer::new(message).get(name, row);
                }
                Kind::Amo { target, amo, .. } => Writer::new(message).atomic(name, target, amo),
            }
            outbox.send(pe, message).map_err(network(pe))
        })
    }

    /// Takes a message of another PE's: serves it, or goes on with the transfer that it answers. Tells of the end of one that was
    /// begun for a kernel.
    ///
    /// # Errors
    /// A message that no PE sends, the network's error, Level Zero's: the job cannot go on.
    pub fn receive(&self, from: usize, message: &[u8], outbox: &dyn Outbox) -> Result<Option<Ended>, Error> {
        let wrong = |what| Error::Message { pe: from, what };
        match read(message).ok_or(wrong("has no meaning"))? {
            Message::Put { name, row, following, data } => {
                self.check(from, row)?;
                if row.total() != Some(data.len()) {
                    return Err(wrong("has not the data that it names"));
                }
                // SAFETY: the row lies in symmetric memory of this PE; there is as much data.
                unsafe { self.home.write(row.first, data.as_ptr(), row.blocks(false)) }?;
                Moved::count(&self.moved.for_others, data.len());
                if let Some(Following { pieces, signal }) = following
                    && self.count_arrival(from, name.token, pieces)
                {
                    let Signal { target, amo } = signal;
                    self.run(Postponed { from, target, amo, answer: Some((name, false)) }, outbox)
                } else {
                    answer(outbox, from, name, |_| Ok(()))
                }
            }
            Message::Get { name, row } => {
                self.check(from, row)?;
                let total =
                    row.total().filter(|&total| total <= PIECE).ok_or(wrong("asks for more than an answer has"))?;
                let mut deferred = self.deferred();
                let is_small = total <= SMALL_GET;
                if !is_small && deferred.has_any_of(from) || !outbox.has_room(from, total) {
                    deferred.push(from, name, row, is_small);
                    return Ok(None);
                }
                drop(deferred);
                // SAFETY: the row lies in symmetric memory of this PE, and is no longer than an answer.
                unsafe { self.serve_get(from, name, row, outbox) }
            }
            Message::Amo { name, target, amo } => {
                self.run(Postponed { from, target, amo, answer: Some((name, true)) }, outbox)
            }
            Message::Answer { name, data } => return self.take_answer(from, name, data, outbox),
            Message::Placed { name, wants_answer, signal } => {
                let wanted = wants_answer.then_some((name, false));
                if let Some(Signal { target, amo }) = signal {
                    self.run(Postponed { from, target, amo, answer: wanted }, outbox)
                } else {
                    self.home.wake();
                    wanted.map_or(Ok(()), |(name, _)| answer(outbox, from, name, |_| Ok(())))
                }
            }
            Message::AskKeys { round } => with_message(|message| {
                let own = self.one_sided.read().expect("no panic with the ranges locked");
                Writer::new(message).keys(round, &own.exposed);
                outbox.send(from, message).map_err(network(from))
            }),
            Message::Keys { round, exposed } => {
                let mut elsewhere = self.elsewhere();
                if elsewhere.round == round {
                    elsewhere.known.insert(from, Some(exposed.into()));
                }
                Ok(())
            }
        }?;
        Ok(None)
    }

    /// Answers gets of other PEs that have waited, as far as there is room, and goes on with their atomic operations; whether it answered
    /// any. The thread that takes messages calls it again and again, as long as there [are](Self::defers) any.
    ///
    /// # Errors
    /// The network's, Level Zero's: the job cannot go on.
    pub fn work(&self, outbox: &dyn Outbox) -> Result<bool, Error> {
        let served = self.deferred().serve(|pe, bytes| outbox.has_room(pe, bytes));
        for &(pe, name, row) in &served {
            // SAFETY: the row was checked when the get came.
            unless_lost(unsafe { self.serve_get(pe, name, row, outbox) })?;
        }
        Ok(!served.is_empty() | self.go_on_with_postponed(outbox)?)
    }

    /// Whether gets or atomic operations of other PEs wait.
    pub fn defers(&self) -> bool {
        !self.deferred().is_empty() || !self.postponed().is_empty()
    }

    fn postponed(&self) -> MutexGuard<'_, VecDeque<Postponed>> {
        self.postponed.lock().expect("no panic with the operations locked")
    }

    /// Performs an operation of another PE's and answers it, now or as soon as the device has done it.
    ///
    /// # Errors
    /// A word that does not lie in symmetric memory of this PE, or is not aligned; the network's, Level Zero's.
    fn run(&self, operation: Postponed, outbox: &dyn Outbox) -> Result<(), Error> {
        let Postponed { from, target, amo, .. } = operation;
        let bytes = amo.width.bytes();
        self.check(from, Row::one(target, bytes))?;
        if !target.offset.is_multiple_of(bytes) {
            return Err(Error::Message { pe: from, what: "names a word that is not aligned" });
        }
        let mut postponed = self.postponed();
        // Those that wait for the device take it in turn. Others of the same PE on the same bytes, which need it not, do not overtake them.
        let may_begin = postponed.is_empty();
        let overlaps = |other: &Postponed| {
            let starts = (other.target.offset, target.offset);
            other.target.segment == target.segment
                && starts.0 < starts.1 + bytes
                && starts.1 < starts.0 + other.amo.width.bytes()
        };
        let is_behind = target.segment == Segment::Device
            && amo.is_copy()
            && postponed.iter().any(|other| other.from == from && overlaps(other));
        if is_behind || !self.try_perform(operation, may_begin, outbox)? {
            postponed.push_back(operation);
        }
        Ok(())
    }

    /// Whether operations that have waited for the device are done and answered, one after the other.
    fn go_on_with_postponed(&self, outbox: &dyn Outbox) -> Result<bool, Error> {
        let mut any = false;
        loop {
            let Some(operation) = self.postponed().front().copied() else { return Ok(any) };
            if !self.try_perform(operation, true, outbox)? {
                return Ok(any);
            }
            self.postponed().pop_front();
            any = true;
        }
    }

    /// Performs an operation that was checked, and answers it, unless the device needs longer, or is needed where it `may_begin` none there.
    fn try_perform(
        &self,
        Postponed { from, target, amo, answer: wanted }: Postponed,
        may_begin: bool,
        outbox: &dyn Outbox,
    ) -> Result<bool, Error> {
        // SAFETY: a word in symmetric memory of this PE, and aligned, since segments start at pages; all concurrent accesses to it are
        // atomic operations of the same width, as the other PE's program vouches.
        let Some(before) = unsafe { self.home.atomic(target, amo, may_begin) }? else { return Ok(false) };
        let Some((name, has_value)) = wanted else { return Ok(true) };
        let value = before.to_le_bytes();
        let value = if has_value { &value[..] } else { &[] };
        unless_lost(answer(outbox, from, name, |message| {
            message.extend_from_slice(value);
            Ok(())
        }))?;
        Ok(true)
    }

    /// Answers a get of PE `pe`.
    ///
    /// # Safety
    /// The row lies in symmetric memory of this PE.
    unsafe fn serve_get(&self, pe: usize, name: Name, row: Row, outbox: &dyn Outbox) -> Result<(), Error> {
        let blocks = row.blocks(true);
        Moved::count(&self.moved.for_others, blocks.total());
        // SAFETY: the caller's promise; `read` fills as many bytes, or fails.
        answer(outbox, pe, name, |message| unsafe {
            append(message, blocks.total(), |room| self.home.read(row.first, room, blocks))
        })
    }

    /// Refuses what does not lie in symmetric memory of this PE.
    fn check(&self, from: usize, row: Row) -> Result<(), Error> {
        let fits = row.extent().is_some_and(|extent| extent <= self.home.room(row.first));
        let what = "names memory beyond a segment";
        if fits { Ok(()) } else { Err(Error::Message { pe: from, what }) }
    }

    /// Counts a piece that has come; whether none is left.
    fn count_arrival(&self, from: usize, token: u64, pieces: usize) -> bool {
        if pieces <= 1 {
            return true;
        }
        let mut arriving = self.arriving.lock().expect("no panic with the counts locked");
        let left = arriving.entry((from, token)).or_insert(pieces);
        *left -= 1;
        let is_last = *left == 0;
        if is_last {
            arriving.remove(&(from, token));
        }
        is_last
    }

    /// Goes on with a transfer, of which a piece was answered.
    fn take_answer(&self, from: usize, name: Name, data: &[u8], outbox: &dyn Outbox) -> Result<Option<Ended>, Error> {
        let asked = self
            .table()
            .get(name.token)
            .filter(|asked| asked.pe == from)
            .filter(|asked| match asked.way {
                Way::Messages => name.piece < asked.sent,
                Way::OneSided { .. } => asked.is_closing && name.piece == asked.pieces,
            })
            .map(|asked| (asked.kind, asked.teller.clone()));
        let (kind, teller) = asked.ok_or_else(|| unasked(from))?;
        match kind {
            Kind::Put { .. } | Kind::Store { .. } => {}
            Kind::Fetch { bytes, .. } if data.len() != bytes => return Err(unasked(from)),
            Kind::Fetch { .. } => {}
            Kind::Get { source, dest, blocks } => {
                let piece = blocks.piece(PIECE, name.piece);
                if data.len() != piece.blocks.total() {
                    return Err(unasked(from));
                }
                let dest = dest.wrapping_byte_add(piece.dest);
                // SAFETY: the program leaves `dest` to the transfer until that has completed.
                unsafe { self.home.unpack(source.segment, dest, data.as_ptr(), piece.blocks) }?;
            }
            Kind::Amo { amo, before, .. } => {
                let value = data.try_into().map_err(|_| unasked(from))?;
                if let Teller::Thread(before) = &teller {
                    before.store(u64::from_le_bytes(value), Ordering::Relaxed);
                }
                if !before.is_null() {
                    // SAFETY: the program leaves `before` to the operation until that has completed.
                    unsafe { self.home.unpack(Segment::Host, before, data.as_ptr(), Blocks::one(amo.width.bytes())) }?;
                }
            }
        }
        let has_completed = self.advance(from, name, outbox)?;
        // Of a put or a get to memory there are none that count.
        let data = Few::of(data).or_else(|| Few::of(&[])).ok_or_else(|| unasked(from))?;
        Ok(teller.ended(data).filter(|_| has_completed))
    }

    /// The network tells that it has put in place what another PE's transfer brings.
    pub fn told(&self) {
        self.home.wake();
    }

    /// Goes on with a transfer, a piece of which the network has put in place, as the wire tells by the piece's mark. Tells of the
    /// end of one that was begun for a kernel.
    ///
    /// # Errors
    /// As [`receive`](Self::receive).
    pub fn landed(&self, pe: usize, mark: [u64; 2], outbox: &dyn Outbox) -> Result<Option<Ended>, Error> {
        let name = Name { token: mark[0], piece: mark[1] as usize };
        let is_asked = |asked: &&mut Transfer| asked.pe == pe && asked.way != Way::Messages && name.piece < asked.sent;
        let teller = self.table().get(name.token).filter(is_asked).map(|asked| asked.teller.clone());
        let teller = teller.ok_or_else(|| unasked(pe))?;
        let has_completed = self.advance(pe, name, outbox)?;
        Ok(Few::of(&[]).and_then(|none| teller.ended(none)).filter(|_| has_completed))
    }

    /// Goes on with a transfer, of which a piece is complete; whether all of it is.
    fn advance(&self, pe: usize, name: Name, outbox: &dyn Outbox) -> Result<bool, Error> {
        let mut table = self.table();
        let transfer = table.get(name.token).ok_or_else(|| unasked(pe))?;
        let (kind, way, pieces, was_closing) = (transfer.kind, transfer.way, transfer.pieces, transfer.is_closing);
        transfer.answered += usize::from(!was_closing);
        let next = (transfer.sent < pieces).then_some(transfer.sent);
        transfer.sent += usize::from(next.is_some());
        let is_placed = transfer.answered == pieces;
        let mut follows = if is_placed && !was_closing { self.follows(kind, way) } else { None };
        let closes = follows.is_some_and(|follows| follows.wants_answer);
        transfer.is_closing |= closes;
        // Of puts that follow each other the last one wakes the owner's program: a sleeper looks now and then by itself.
        if follows.is_some() && !table.end_placing(pe) && !closes {
            follows = None;
        }
        let completed = if is_placed && !closes { table.remove(name.token) } else { None };
        let more = next.map_or(0, |piece| kind.cost(way, piece)) + if closes { EACH } else { 0 };
        table.count(pe, more, if was_closing { EACH } else { kind.cost(way, name.piece) });
        drop(table);
        if let Some(Follows { wants_answer, signal }) = follows {
            // Before the end of the transfer is known: with that the program, and its peers, may end.
            with_message(|message| {
                Writer::new(message).placed(Name { piece: pieces, ..name }, wants_answer, signal);
                outbox.send(pe, message).map_err(network(pe))
            })?;
        }
        let has_completed = completed.is_some();
        if let Some(transfer) = completed {
            transfer.completions.end(transfer.counted);
        }
        self.patience.ring();
        if let Some(piece) = next {
            // SAFETY: the program leaves its memory to the transfer until that has completed.
            unsafe { self.send(outbox, pe, kind, way, Name { piece, ..name }) }?;
        }
        Ok(has_completed)
    }

    /// What the owner is told by a message when all data of a transfer are in place; nothing of what it has served itself, was told by
    /// the network, or was read.
    fn follows(&self, kind: Kind, way: Way) -> Option<Follows> {
        match (way, kind) {
            (Way::OneSided { tells: false, .. }, Kind::Put { signal, .. }) => {
                let completes = self.one_sided.read().expect("no panic with the ranges locked").delivery.completes;
                Some(Follows { wants_answer: signal.is_some() || !completes, signal })
            }
            _ => None,
        }
    }

    /// Starts a put, and returns when its source may be reused.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn release(
        &self,
        routine: &'static str,
        kind: Kind,
        pe: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        self.settle(completions)?;
        if let (way @ Way::OneSided { remote, is_on_host, tells, .. }, Kind::Put { dest, source, blocks, signal }) =
            (self.way(kind, pe, &*self.outbox), kind)
        {
            if blocks.bytes > COPIED || !is_on_host {
                // SAFETY: forwarded.
                return unsafe { self.complete(routine, kind, way, pe) }.map(drop);
            }
            let kept = self.table().copies.pop();
            let mut copy = kept.unwrap_or_else(|| Vec::with_capacity(COPIED));
            if self.outbox.can_transfer(copy.as_ptr() as usize, blocks.bytes) {
                // SAFETY: forwarded; a block of so many bytes.
                unsafe { append(&mut copy, blocks.bytes, |room| self.home.pack(dest.segment, source, room, blocks)) }?;
                let source = copy.as_ptr();
                let kind = Kind::Put { dest, source: source.cast(), blocks, signal };
                let way = Way::OneSided { remote, is_on_host, is_copied: true, tells };
                // SAFETY: forwarded. The copy stays where it is as long as the transfer.
                return unsafe { self.start(kind, way, pe, completions, Teller::Context, Some(copy)) };
            }
            self.table().keep(copy);
            if dest.segment == Segment::Device {
                // SAFETY: forwarded.
                return unsafe { self.complete(routine, kind, way, pe) }.map(drop);
            }
        }
        // SAFETY: forwarded. All of the source is in messages when the first pieces are sent, if there are no others.
        unsafe {
            match kind.pieces() {
                0 => Ok(()),
                1..=WINDOW => self.start(kind, Way::Messages, pe, completions, Teller::Context, None),
                _ => self.complete(routine, kind, Way::Messages, pe).map(drop),
            }
        }
    }

    /// Starts what comes after the last fence on its context, and is complete when that is.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn begin_ordered(&self, kind: Kind, pe: usize, completions: &Arc<Completions>) -> Result<(), Error> {
        self.settle(completions)?;
        // SAFETY: forwarded.
        unsafe { self.start(kind, self.way(kind, pe, &*self.outbox), pe, completions, Teller::Context, None) }
    }

    /// Runs a transfer to its end.
    ///
    /// # Safety
    /// As that of the routines of [`Transport`].
    unsafe fn complete(&self, routine: &'static str, kind: Kind, way: Way, pe: usize) -> Result<u64, Error> {
        let Blocking { completions, before } = BLOCKING.try_with(Blocking::clone).unwrap_or_default();
        // SAFETY: forwarded.
        unsafe { self.start(kind, way, pe, &completions, Teller::Thread(before.clone()), None) }?;
        let what = Operation::new(routine).awaiting(pe, 0).answered_by_finalize();
        self.patience.until(what, || completions.is_idle().then_some(()))?;
        Ok(before.load(Ordering::Relaxed))
    }
}

/// Appends `bytes` bytes that `write` writes.
///
/// # Safety
/// `write` initialises as many bytes, unless it fails.
unsafe fn append(
    message: &mut Vec<u8>,
    bytes: usize,
    write: impl FnOnce(*mut u8) -> Result<(), Error>,
) -> Result<(), Error> {
    message.reserve(bytes);
    write(message.spare_capacity_mut().as_mut_ptr().cast())?;
    // SAFETY: there is room for them, and the caller has initialised them.
    unsafe { message.set_len(message.len() + bytes) };
    Ok(())
}

/// Answers with what `append_data` appends to the message. What was done before is visible to all PEs that learn of the answer.
fn answer(
    outbox: &dyn Outbox,
    pe: usize,
    name: Name,
    append_data: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>,
) -> Result<(), Error> {
    with_message(|message| {
        Writer::new(message).answer(name);
        append_data(message)?;
        fence(Ordering::SeqCst);
        outbox.send(pe, message).map_err(network(pe))
    })
}

/// What the network says of messages and transfers to a PE.
fn network(pe: usize) -> impl Fn(Lost) -> Error {
    move |cause| Error::Network { pe, cause }
}

/// A PE that can be reached no more needs no answer: the wire tells of it.
fn unless_lost(outcome: Result<(), Error>) -> Result<(), Error> {
    match outcome {
        Err(Error::Network { cause: Lost::Unreachable { .. } | Lost::Left { .. }, .. }) => Ok(()),
        other => other,
    }
}

/// A message that answers what this PE has not asked.
fn unasked(pe: usize) -> Error {
    Error::Message { pe, what: "answers what was not asked" }
}

impl Transport for Far {
    unsafe fn put(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_blocks(pe, dest, source, Blocks::one(bytes), completions) }
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get_blocks(pe, source, dest, Blocks::one(bytes)) }
    }

    unsafe fn put_nbi(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: forwarded.
        unsafe {
            self.begin_ordered(Kind::Put { dest, source, blocks: Blocks::one(bytes), signal: None }, pe, completions)
        }
    }

    unsafe fn get_nbi(
        &self,
        pe: usize,
        source: Address,
        dest: *mut c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        let kind = Kind::Get { source, dest, blocks: Blocks::one(bytes) };
        // SAFETY: forwarded.
        unsafe { self.start(kind, self.way(kind, pe, &*self.outbox), pe, completions, Teller::Context, None) }
    }

    unsafe fn put_blocks(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        let kind = Kind::Put { dest, source, blocks: blocks.joined(), signal: None };
        // SAFETY: forwarded.
        unsafe { self.release("put", kind, pe, completions) }
    }

    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        let kind = Kind::Get { source, dest, blocks: blocks.joined() };
        if kind.pieces() == 0 {
            return Ok(());
        }
        // SAFETY: forwarded.
        unsafe { self.complete("get", kind, self.way(kind, pe, &*self.outbox), pe) }.map(drop)
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
        let kind = with_signal(dest, source, bytes, signal);
        // SAFETY: forwarded.
        unsafe { self.release("put_signal", kind, pe, completions) }
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
        let kind = with_signal(dest, source, bytes, signal);
        // SAFETY: forwarded.
        unsafe { self.begin_ordered(kind, pe, completions) }
    }

    unsafe fn atomic(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        completions: &Arc<Completions>,
    ) -> Result<u64, Error> {
        self.settle(completions)?;
        // SAFETY: forwarded.
        unsafe {
            self.complete("an atomic operation", Kind::Amo { target, amo, before: ptr::null_mut() }, Way::Messages, pe)
        }
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
        unsafe { self.begin_ordered(Kind::Amo { target, amo, before }, pe, completions) }
    }

    fn fence(&self, completions: &Completions) -> Result<(), Error> {
        completions.fence();
        // The order of this thread's own stores to PEs of its node.
        fence(Ordering::Release);
        Ok(())
    }

    fn quiet(&self, completions: &Completions) -> Result<(), Error> {
        if !completions.is_idle() {
            let before = completions.so_far();
            self.wait("quiet", || completions.have_completed(before))?;
        }
        // The order of this thread's own stores to PEs of its node.
        fence(Ordering::SeqCst);
        Ok(())
    }
}

/// A put and then a signal, which is all there is where there are no data.
fn with_signal(dest: Address, source: *const c_void, bytes: usize, signal: Signal) -> Kind {
    match bytes {
        0 => Kind::Amo { target: signal.target, amo: signal.amo, before: ptr::null_mut() },
        _ => Kind::Put { dest, source, blocks: Blocks::one(bytes), signal: Some(signal) },
    }
}

#[cfg(test)]
mod tests;
