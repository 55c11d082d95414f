//! Transports: how bytes get from this PE to another's symmetric memory.
//!
//! A transport speaks of (PE, segment, offset), never of teams. Host routines ask it for a peer and
//! never assume a mapping: [`NodeLocal`] copies through the mappings of symmetric memory, [`Far`] sends messages to
//! PEs of other nodes, or has the network copy, and [`Routed`] takes the one or the other, by PE. [`Counted`] goes before any of
//! them, where transfers are counted. Kernels reach PEs of the node by themselves, and ask the [`Proxy`] for transfers to others, by a [ring].
//!
//! # One agent for each word
//! Atomic operations are atomic with each other only where one kind of agent performs all of those on a word. Which one it
//! is, the segment decides: on host segments the CPUs of the node that has the word, on the device heap its devices, by a
//! kernel. That holds for all PEs. A PE of the same node has its own CPU or device do it, through the mapping. A PE of
//! another node sends the PE that has the word a message, and that PE's CPU or device does it, as if its own program had
//! asked. A kernel performs operations on words of its node itself, being of the devices, and sends those on words of other nodes
//! to their owners. CPUs of one node are coherent, so that their atomic instructions are atomic with each other in all of its
//! processes and threads. A network card, which is not, performs none.

mod amo;
mod completions;
mod counted;
mod far;
mod message;
mod near;
mod past_caches;
mod proxy;
pub mod ring;
mod routed;

pub use amo::{Amo, Width, on_host};
pub use completions::Completions;
pub use counted::{Counted, Counters, Operation, Path};
pub use far::{Ended, Far, Home, Moved, OwnMemory, Patience};
pub use message::{Exposed, LETTER};
pub use near::{Local, NodeLocal, copy_on_host};
pub use proxy::{OfContext, Proxy};
pub use routed::{Reach, Routed};
pub use zeshmem_abi::AmoOp;
pub use zeshmem_wire as wire;

use std::ffi::c_void;
use std::sync::Arc;

use zeshmem_algebra::Blocks;
use zeshmem_ipc::PeerGone;
use zeshmem_mem::{Address, Place};

/// Why a transfer was not made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no way to the PE's memory.
    #[error("the memory of PE {0} is not reachable from here")]
    Unreachable(usize),
    /// Level Zero failed.
    #[error(transparent)]
    LevelZero(#[from] level_zero::Error),
    /// The network failed.
    #[error("sending to PE {pe}: {cause}")]
    Network {
        /// To whom a message was to go.
        pe: usize,
        /// What the network said.
        cause: wire::Error,
    },
    /// A PE sent what no PE of this version sends.
    #[error("PE {pe} sent a message that {what}")]
    Message {
        /// The sender.
        pe: usize,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A kernel asked for what no kernel of this version asks for.
    #[error("a kernel of this PE wrote over the ring of its requests: number {ticket} makes no sense")]
    Request {
        /// The request's ticket.
        ticket: u64,
    },
    /// A PE died while this one waited for a transfer.
    #[error(transparent)]
    PeerGone(#[from] PeerGone),
}

impl Error {
    /// Whether the network has lost a PE, which it [tells](wire::Endpoint::start) as well, with what the job is to end for.
    pub fn is_lost_peer(&self) -> bool {
        matches!(self, Error::Network { cause: wire::Error::Unreachable { .. }, .. })
    }
}

/// What follows the data of a put, once that is in place.
#[derive(Clone, Copy, Debug)]
pub struct Signal {
    /// Where the signal is.
    pub target: Address,
    /// What happens to it.
    pub amo: Amo,
}

/// A way to the memory of PEs.
///
/// What a put, or a routine whose name ends with `_nbi`, leaves to be done is counted in `completions`, until it is done at its
/// target too; [`quiet`](Self::quiet) waits for that. All other routines have ended when they return.
pub trait Transport: Send + Sync {
    /// Copies `bytes` bytes from `source` to `dest` on `pe`; on return `source` may be reused.
    ///
    /// # Errors
    /// [`Error::Unreachable`] where the transport does not lead to the PE; Level Zero's error, the network's; a PE that died.
    ///
    /// # Safety
    /// `source` holds that many bytes that are not written meanwhile; `dest` and what follows lie in
    /// the segment.
    unsafe fn put(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error>;

    /// Starts to [`put`](Self::put) a block of many that are too long together to stay in the caches: it may go past them.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As of [`put_nbi`](Self::put_nbi); the ranges do not overlap.
    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put_nbi(pe, dest, source, bytes, completions) }
    }

    /// Copies `bytes` bytes from `source` on `pe` to `dest`; on return they are there.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    ///
    /// # Safety
    /// `dest` holds that many bytes that are in no other use meanwhile; `source` and what follows lie
    /// in the segment.
    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error>;

    /// Starts a [`put`](Self::put).
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the transfer has completed.
    unsafe fn put_nbi(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.put(pe, dest, source, bytes, completions) }
    }

    /// Starts a [`get`](Self::get).
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until the transfer has completed.
    unsafe fn get_nbi(
        &self,
        pe: usize,
        source: Address,
        dest: *mut c_void,
        bytes: usize,
        _completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.get(pe, source, dest, bytes) }
    }

    /// [`put`](Self::put)s blocks; `dest` and `source` are where the first one goes and comes from.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, of every block.
    unsafe fn put_blocks(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        completions: &Arc<Completions>,
    ) -> Result<(), Error>;

    /// [`get`](Self::get)s blocks, likewise.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, of every block.
    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error>;

    /// [`put`](Self::put)s, and then updates a signal on the same PE: a PE that sees the signal sees the data.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there and as [`atomic`](Self::atomic), of the signal.
    unsafe fn put_signal(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        signal: Signal,
        completions: &Arc<Completions>,
    ) -> Result<(), Error>;

    /// Starts a [`put_signal`](Self::put_signal).
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there, until it has completed.
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
        unsafe { self.put_signal(pe, dest, source, bytes, signal, completions) }
    }

    /// Has the device combine a part of arrays of several PEs, in their order, and leave the results on all of them. Returns
    /// whether it did: it does where only devices reach the arrays, and this PE's reaches them all, if it has the operation;
    /// otherwise the caller has to.
    ///
    /// # Errors
    /// Level Zero's error.
    ///
    /// # Safety
    /// The part of all arrays lies in their segments and is in no other use.
    unsafe fn combine(&self, _operation: &str, _arrays: &Arrays<'_>) -> Result<bool, Error> {
        Ok(false)
    }

    /// Performs an atomic memory operation at `target` on `pe` and returns the value before, of a set 0. A [`fence`](Self::fence) on
    /// `completions` comes before it.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    ///
    /// # Safety
    /// `target` is aligned to the operation's width, and what it covers lies in the segment; all
    /// concurrent accesses to it are atomic operations of the same width.
    unsafe fn atomic(&self, pe: usize, target: Address, amo: Amo, completions: &Arc<Completions>)
    -> Result<u64, Error>;

    /// Starts an [`atomic`](Self::atomic) operation. The value before goes to `before`, unless that is null, before it has completed.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there; `before` is null, or memory of this PE for a word of the operation's width that is in no other use until the operation
    /// has completed.
    unsafe fn atomic_nbi(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        before: *mut c_void,
        completions: &Arc<Completions>,
    ) -> Result<(), Error>;

    /// Orders the transfers that are counted, and the stores of this thread, before the puts, signals and atomic operations to the
    /// same PE that follow with the same `completions`. It waits for none of them; those that follow may.
    ///
    /// # Errors
    /// A PE that died.
    fn fence(&self, completions: &Completions) -> Result<(), Error>;

    /// Completes at their targets, and here, all transfers that are counted when it is called, and orders the stores of this thread before
    /// it. Those that other threads start meanwhile it does not wait for, but for some of the first.
    ///
    /// # Errors
    /// A PE that died.
    fn quiet(&self, completions: &Completions) -> Result<(), Error>;
}

/// A part of arrays that PEs combine.
#[derive(Clone, Copy, Debug)]
pub struct Arrays<'a> {
    /// The PEs in their order.
    pub pes: &'a [usize],
    /// Where results go on each of them.
    pub dest: Address,
    /// Where operands come from; this may be the same.
    pub source: Address,
    /// Bytes of an element.
    pub element: usize,
    /// The first element.
    pub first: usize,
    /// How many elements.
    pub count: usize,
}

/// What the device does in memory that only devices reach.
pub trait Agent: Send + Sync {
    /// Performs an atomic operation at a device address and returns the value before, of a set 0.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::atomic`].
    unsafe fn atomic(&self, address: usize, amo: Amo) -> Result<u64, level_zero::Error>;

    /// The same without waiting for the device: `None` where it has not done it yet. Then the next call goes on with it, and has the same
    /// arguments.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As there, until the value is told.
    unsafe fn try_atomic(&self, address: usize, amo: Amo) -> Result<Option<u64>, level_zero::Error>;

    /// Whether memory at an address, which is in no segment, is for devices, and not the host's own.
    fn is_for_devices(&self, address: usize) -> bool;

    /// Copies blocks, of which one side at least is the device's.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::put_blocks`].
    unsafe fn copy_blocks(&self, dest: Place, source: Place, blocks: &Blocks) -> Result<(), level_zero::Error>;

    /// Combines parts of the arrays at addresses of the device; whether it did.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::combine`].
    unsafe fn combine(
        &self,
        operation: &str,
        dests: &[usize],
        sources: &[usize],
        arrays: &Arrays<'_>,
    ) -> Result<bool, level_zero::Error>;
}
