//! The control segment: where the host sides of PEs on one node talk to each other.
//!
//! Each PE owns one segment of shared memory, which its peers map. It holds a mailbox per team slot
//! and round of the dissemination pattern. In round k, PE r of a team writes a message into the
//! mailbox of PE r + 2^k, around the team, and waits for the message of PE r - 2^k. After
//! ceil(log2 n) rounds it has heard of every PE, directly or not, so the pattern is a barrier; with
//! messages that are merged by an idempotent operation it is also an all-reduce, for any n; with
//! sums clipped at PE 0 it is also a prefix sum. All host collectives are made of it.
//!
//! Who writes what: a mailbox's message and signal are written only by the one PE that sends in
//! that round, and read only by the owner. The signal is stored with release order after the
//! message, and carries the epoch, the number of the operation on that team; the owner acquires it
//! before it reads. Messages alternate between two places by epoch: a PE can be one operation
//! ahead of another, since it cannot finish operation e+1 before the other has entered e+1 and so
//! finished e, but never two.
//!
//! # Safety
//! This file keeps raw pointers into memory that peers write. They stay valid as long as the
//! `SharedMemory` beside them; messages are copied in and out, and no reference to them exists.

#![allow(unsafe_code, reason = "messages in memory shared with peers")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use zeshmem_abi::{MAX_ROUNDS, MAX_TEAMS};
use zeshmem_algebra::schedule;
use zeshmem_ipc::{Job, Node, Operation, PeerGone, SharedMemory, Signal, Waiter};

use crate::error::Error;

/// Bytes of the largest message.
const MESSAGE_BYTES: usize = 112;

/// A mailbox: the sender's epoch, and its messages of even and odd epochs.
#[repr(C, align(256))]
struct Mailbox {
    signal: Signal,
    messages: [[u64; MESSAGE_BYTES / 8]; 2],
}

const _: () = assert!(size_of::<Mailbox>() == 256);

const SEGMENT_BYTES: usize = MAX_TEAMS * MAX_ROUNDS * size_of::<Mailbox>();

/// Plain data that fits a mailbox.
///
/// # Safety
/// Any bytes must be a valid value, and the type must hold no pointers: a peer wrote them.
pub(crate) unsafe trait Message: Copy {}

// SAFETY: a sum is any 64 bits.
unsafe impl Message for u64 {}
// SAFETY: nothing is in it.
unsafe impl Message for () {}

/// A team's place in the pattern: its slot, and who its members are.
pub(crate) struct Channel<'a> {
    pub slot: usize,
    pub me: usize,
    pub n: usize,
    /// What the PE is doing, for the message of a job that dies.
    pub what: Operation,
    /// World PE of each member.
    pub world_pe: &'a dyn Fn(usize) -> usize,
}

fn refused(cause: std::io::Error) -> Error {
    Error::System("making shared memory", cause)
}

/// All control segments of the node, as mapped here.
pub(crate) struct Control {
    /// By world PE; `None` for PEs of other nodes.
    segments: Vec<Option<SharedMemory>>,
    my_pe: usize,
    /// Operations so far per team slot. Only this PE counts here.
    epochs: [AtomicU32; MAX_TEAMS],
    waiter: Waiter,
    job: Arc<Job>,
}

impl Control {
    /// Makes this PE's segment and maps those of all local PEs. Collective over the node.
    pub fn form(node: &Node, my_pe: usize, n_pes: usize, job: Arc<Job>) -> Result<Control, Error> {
        let mine = SharedMemory::create("zeshmem-control", SEGMENT_BYTES).map_err(refused)?;
        let mut segments: Vec<Option<SharedMemory>> = (0..n_pes).map(|_| None).collect();
        let entries = node.exchange_fds(&[], &[mine.fd()])?;
        for (&pe, (_, mut fds)) in node.members().iter().zip(entries) {
            segments[pe] = match fds.pop() {
                Some(fd) if pe != my_pe => Some(SharedMemory::from_fd(fd).map_err(refused)?),
                _ => None,
            };
        }
        segments[my_pe] = Some(mine);
        Ok(Control {
            segments,
            my_pe,
            epochs: [const { AtomicU32::new(0) }; MAX_TEAMS],
            waiter: Waiter::with_cpus(node.local_size(), node.cpus()),
            job,
        })
    }

    /// Runs the pattern over a team: sends `value`, and lets `absorb` merge what is heard; its last
    /// argument says whether the sender and all it speaks for are numbered below this PE.
    pub fn rounds<M: Message>(
        &self,
        channel: &Channel<'_>,
        mut value: M,
        mut absorb: impl FnMut(&mut M, M, bool),
    ) -> Result<M, PeerGone> {
        const { assert!(size_of::<M>() <= MESSAGE_BYTES && align_of::<M>() <= 8) };
        let epoch = self.epochs[channel.slot].fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        for round in 0..schedule::rounds(channel.n) {
            let to = (channel.world_pe)(schedule::send_to(channel.n, channel.me, round));
            let theirs = self.mailbox(to, channel.slot, round);
            let ours = self.mailbox(self.my_pe, channel.slot, round);
            let place = epoch as usize % 2;
            // SAFETY: `theirs` is a mailbox in a mapping that lives as long as `self`; in this round
            // only this PE writes it, and its owner reads this place only after the signal below.
            unsafe { (&raw mut (*theirs).messages[place]).cast::<M>().write(value) };
            // SAFETY: as above; a `Signal` is made of atomics, which any PE may share.
            unsafe { &(*theirs).signal }.store(epoch);
            // SAFETY: our own mapping, as long-lived; the signal is made of atomics.
            let signal = unsafe { &(*ours).signal };
            self.waiter.wait(signal, |heard| heard.wrapping_sub(epoch) as i32 >= 0, &self.job, channel.what)?;
            // SAFETY: the signal was acquired, so the message of this epoch is complete, and its
            // sender will not write this place again before this PE enters the next operation.
            let heard = unsafe { (&raw const (*ours).messages[place]).cast::<M>().read() };
            absorb(&mut value, heard, schedule::from_below(channel.me, round));
        }
        Ok(value)
    }

    /// Waits until `ready` answers, for words in memory of the program's: nobody announces a change.
    pub fn poll<T>(&self, what: Operation, ready: impl FnMut() -> Option<T>) -> Result<T, PeerGone> {
        self.waiter.poll(ready, &self.job, what)
    }

    /// Makes a slot's mailboxes as new. The last operation on it has returned here, so every
    /// message to this PE has arrived, and the next is sent only after this PE agreed to a new team.
    pub fn reset(&self, slot: usize) {
        self.epochs[slot].store(0, Ordering::Relaxed);
        for round in 0..MAX_ROUNDS {
            let mailbox = self.mailbox(self.my_pe, slot, round);
            // SAFETY: our own mapping; the signal is made of atomics.
            let signal = unsafe { &(*mailbox).signal };
            if signal.load() != 0 {
                signal.store(0);
            }
        }
    }

    fn mailbox(&self, pe: usize, slot: usize, round: usize) -> *mut Mailbox {
        let segment = self.segments[pe].as_ref().expect("teams span this node only");
        let index = slot * MAX_ROUNDS + round;
        assert!(index < MAX_TEAMS * MAX_ROUNDS);
        // SAFETY: the index lies within the segment, whose size is that many mailboxes.
        unsafe { segment.as_ptr().cast::<Mailbox>().add(index) }
    }
}
