//! Collectives over active sets: the PEs `start + i * 2^log_stride`, named anew in each call, which
//! agree through a work array of the program's, `pSync`.
//!
//! # Protocol
//! The pattern is dissemination (`zeshmem_algebra::schedule`). Six words of `pSync` serve a round: five are a message to this
//! PE, of which the last written, `full`, says that it is there; and `sent`, which says that this PE's own message of that
//! round has not been read yet. All are `SYNC_VALUE` (-1) between calls.
//!
//! ```text
//! sender, to PE r + 2^k                  receiver, from PE r - 2^k
//! S1  wait until own sent = -1           R1  wait until own full = 0
//! S2  own sent := 0                      R2  read the other words, then set them to -1
//! S3  their other words := message       R3  own full := -1
//! S4  their full := 0   (release)        R4  their sent := -1   (release)
//! ```
//!
//! A round's place has one sender and one receiver, so `sent` makes it a channel of one message: S1 acquires R4, and R1
//! acquires S4. A message is not overwritten before it was read, not even where the program calls with the same `pSync` again
//! at once and one PE is ahead; and each PE waits on words of its own only. A PE leaves when its own messages have been read,
//! which restores `pSync`; and since every round is heard, no PE leaves before all have entered.
//!
//! # Safety
//! This file makes atomics of the words of `pSync`, in memory that peers map too. They are checked to be
//! symmetric and aligned, the mappings live as long as the runtime, and the program's contract is to
//! leave them alone during the call.

#![allow(unsafe_code, reason = "atomics in a work array of the program's")]

use std::ffi::c_void;
use std::sync::atomic::{AtomicI64, Ordering};

use zeshmem_abi::MAX_ROUNDS;
use zeshmem_algebra::{Pe, Stride, TeamPe, schedule};
use zeshmem_ipc::Operation;
use zeshmem_mem::{Address, Place};

use super::alltoall::Exchanged;
use super::meeting::Meeting;
use super::reduce::{Element, ReduceOp};
use crate::call::{Call, Kind};
use crate::error::{Error, Refused, Usage, Verdict};
use crate::shmem::{Caller, Shmem};
use crate::tables::{Context, Team};

/// What every word of a `pSync` array holds between calls: `SHMEM_SYNC_VALUE`.
pub const SYNC_VALUE: i64 = -1;

/// What `full` and `sent` hold while they are not [`SYNC_VALUE`].
const TAKEN: i64 = 0;

/// Words of a round: `full`, `sent`, and those of [`Note`].
const ROUND_WORDS: usize = 6;

/// Words that a `pSync` array must have at least: those of each round, and one to align an array of
/// smaller words.
pub const SYNC_WORDS: usize = ROUND_WORDS * MAX_ROUNDS + 1;

/// The PEs `start + i * 2^log_stride` for i in `[0, size)`, in world numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActiveSet {
    /// The lowest PE: `PE_start`.
    pub start: i32,
    /// Binary logarithm of the distance: `logPE_stride`.
    pub log_stride: i32,
    /// How many: `PE_size`.
    pub size: i32,
}

impl ActiveSet {
    fn pes(self, routine: &'static str, n_pes: i32) -> Result<Stride, Usage> {
        if !(0..31).contains(&self.log_stride) {
            let allowed = "it must lie in [0, 30]";
            return Err(Usage::new(routine, "logPE_stride", self.log_stride, allowed));
        }
        Stride::new(self.start, 1 << self.log_stride, self.size, n_pes).map_err(|error| match error.argument {
            "start" => Usage::new(routine, "PE_start", error.value, error.allowed()),
            "size" => Usage::new(routine, "PE_size", error.value, error.allowed()),
            _ => {
                let allowed = format!("2 to its power must lie in [1, {}]", error.max);
                Usage::new(routine, "logPE_stride", self.log_stride, allowed)
            }
        })
    }
}

/// A message of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Note {
    /// The least and the greatest fingerprint of the calls that the sender has heard of.
    least: u64,
    greatest: u64,
    /// The lowest PE that found its call wrong, or `i64::MAX`.
    faulty: i64,
    /// A sum over the PEs below.
    sum: u64,
}

/// The PEs of an active set in a call.
struct SetMeeting<'a> {
    shmem: &'a Shmem,
    what: Operation,
    pes: Stride,
    me: usize,
    psync: Address,
}

impl SetMeeting<'_> {
    /// Goes through the pattern once.
    fn pass(&self, mine: Note) -> Result<Note, Error> {
        let n = self.n();
        let mut note = mine;
        for round in 0..schedule::rounds(n) {
            let (to, from) = (schedule::send_to(n, self.me, round), schedule::recv_from(n, self.me, round));
            let [full, sent, words @ ..] = self.place(self.me, round)?;
            let [their_full, _, their_words @ ..] = self.place(to, round)?;
            self.await_word(sent, SYNC_VALUE, to, round)?;
            sent.store(TAKEN, Ordering::Relaxed);
            let message = [note.least as i64, note.greatest as i64, note.faulty, note.sum as i64];
            their_words.iter().zip(message).for_each(|(word, part)| word.store(part, Ordering::Relaxed));
            their_full.store(TAKEN, Ordering::Release);
            self.ring(to);

            self.await_word(full, TAKEN, from, round)?;
            let [least, greatest, faulty, sum] = words.map(|word| word.swap(SYNC_VALUE, Ordering::Relaxed));
            full.store(SYNC_VALUE, Ordering::Relaxed);
            let [_, their_sent, ..] = self.place(from, round)?;
            their_sent.store(SYNC_VALUE, Ordering::Release);
            self.ring(from);
            note.least = note.least.min(least as u64);
            note.greatest = note.greatest.max(greatest as u64);
            note.faulty = note.faulty.min(faulty);
            if schedule::from_below(self.me, round) {
                note.sum = note.sum.saturating_add(sum as u64);
            }
        }
        for round in 0..schedule::rounds(n) {
            let [_, sent, ..] = self.place(self.me, round)?;
            self.await_word(sent, SYNC_VALUE, schedule::send_to(n, self.me, round), round)?;
        }
        Ok(note)
    }

    /// Waits until a word of this PE's has a value that a member stores there.
    fn await_word(&self, word: &AtomicI64, value: i64, member: usize, round: usize) -> Result<(), Error> {
        let ready = || (word.load(Ordering::Acquire) == value).then_some(());
        Ok(self.shmem.messenger.watch(self.what.awaiting(self.world_pe(member), round as u8), ready)?)
    }

    /// Tells a member, which may sleep, that one of its words was stored.
    fn ring(&self, member: usize) {
        self.shmem.messenger.doorbells().ring(self.world_pe(member));
    }

    /// The words of a round on a member.
    fn place(&self, member: usize, round: usize) -> Result<[&AtomicI64; ROUND_WORDS], Error> {
        let pe = self.world_pe(member);
        match self.shmem.segments.on(pe, self.psync) {
            Some(Place::Host(base)) => Ok(std::array::from_fn(|word| {
                let address = base + (ROUND_WORDS * round + word) * size_of::<AtomicI64>();
                // SAFETY: a meeting is made with a `psync` whose words all lie in a host segment, aligned,
                // which stays mapped as long as `shmem`; all PEs use them as atomics during a call.
                unsafe { AtomicI64::from_ptr(address as *mut i64) }
            })),
            _ => Err(zeshmem_fabric::Error::Unreachable(pe).into()),
        }
    }

    /// Agrees on a call, with a sum.
    fn agree_with(&self, call: &Call, sum: u64) -> Result<u64, Error> {
        let fingerprint = call.fingerprint();
        let faulty = if call.problem.is_some() { self.shmem.my_pe().into() } else { i64::MAX };
        let note = self.pass(Note { least: fingerprint, greatest: fingerprint, faulty, sum })?;
        let refuse = |verdict, pe, detail| {
            Err(Refused { routine: call.routine, verdict, pe, mine: pe == self.shmem.my_pe(), detail }.into())
        };
        if note.faulty != i64::MAX {
            return match &call.problem {
                Some(usage) => Err((**usage).clone().into()),
                None => {
                    let detail = format!("PE {} passed a wrong argument", note.faulty);
                    refuse(Verdict::Argument, note.faulty as i32, detail)
                }
            };
        }
        if note.least != note.greatest {
            // Messages have no room for the calls of others.
            let mine = call.record(self.shmem.my_pe());
            let detail = format!("the PEs of the active set do not agree: {mine}, and others differ");
            return refuse(Verdict::Mismatch, self.pes.start(), detail);
        }
        Ok(note.sum.saturating_sub(sum))
    }
}

impl Meeting for SetMeeting<'_> {
    fn me(&self) -> usize {
        self.me
    }

    fn n(&self) -> usize {
        self.pes.len() as usize
    }

    fn world_pe(&self, member: usize) -> usize {
        TeamPe::from_index(member).and_then(|rank| self.pes.pe(rank)).expect("a member").index()
    }

    fn letter_bytes(&self) -> usize {
        0
    }

    fn agree(&self, call: &Call) -> Result<(), Error> {
        self.agree_with(call, 0).map(drop)
    }

    fn sum_below(&self, call: &Call, value: u64) -> Result<u64, Error> {
        self.agree_with(call, value)
    }

    fn gather(
        &self,
        _: &Call,
        _: usize,
        _: impl FnMut(usize, *mut u8),
        _: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        unreachable!("pSync carries no letters, as letter_bytes says")
    }
}

/// The arrays of a collective.
#[derive(Clone, Copy, Debug)]
pub struct Arrays {
    /// Where the results go.
    pub dest: *mut c_void,
    /// Where the operands are.
    pub source: *const c_void,
}

impl Shmem {
    /// Concatenates the `bytes` bytes of every PE of the active set: [`collect`](Self::collect) where `ragged`, otherwise
    /// [`fcollect`](Self::fcollect). `psync` is as before on return.
    ///
    /// # Errors
    /// Where it was passed: a set with PEs that the job has not, or without this PE; a `psync` that is
    /// not symmetric host memory. On all PEs of the set: as there.
    ///
    /// # Safety
    /// As there; `psync` points to [`SYNC_WORDS`] words of [`SYNC_VALUE`] on all PEs of
    /// the set, which only this call uses; the arguments that name the set are the same on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_COLLECT, SHMEM_FCOLLECT.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn active_set_collect(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
        Arrays { dest, source }: Arrays,
        bytes: usize,
        element: usize,
        ragged: bool,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_set(caller.into(), set, psync, |meeting, caller| unsafe {
            match ragged {
                true => self.concatenate(meeting, caller, dest, source, bytes, element),
                false => self.concatenate_equal(meeting, caller, dest, source, bytes),
            }
        })
    }

    /// [`broadcast`](Self::broadcast) over an active set, to all PEs but the root, whose number in the set `root` is.
    ///
    /// # Errors
    /// As [`active_set_collect`](Self::active_set_collect) of the set and `psync`, and as there.
    ///
    /// # Safety
    /// Likewise.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_BROADCAST.
    pub unsafe fn active_set_broadcast(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
        Arrays { dest, source }: Arrays,
        bytes: usize,
        root: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_set(caller.into(), set, psync, |meeting, caller| unsafe {
            self.spread(meeting, caller, dest, source, bytes, root, false)
        })
    }

    /// [`alltoall`](Self::alltoall) over an active set.
    ///
    /// # Errors
    /// As [`active_set_broadcast`](Self::active_set_broadcast).
    ///
    /// # Safety
    /// Likewise.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALLTOALL.
    pub unsafe fn active_set_alltoall(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
        Arrays { dest, source }: Arrays,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_set(caller.into(), set, psync, |meeting, caller| unsafe {
            self.exchange_blocks(meeting, caller, dest, source, bytes)
        })
    }

    /// [`alltoalls`](Self::alltoalls) over an active set.
    ///
    /// # Errors
    /// As [`active_set_broadcast`](Self::active_set_broadcast).
    ///
    /// # Safety
    /// Likewise.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALLTOALLS.
    pub unsafe fn active_set_alltoalls(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
        Arrays { dest, source }: Arrays,
        what: Exchanged,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_set(caller.into(), set, psync, |meeting, caller| unsafe {
            self.exchange_strided(meeting, caller, dest, source, what)
        })
    }

    /// [`reduce`](Self::reduce) over an active set.
    ///
    /// # Errors
    /// As [`active_set_broadcast`](Self::active_set_broadcast).
    ///
    /// # Safety
    /// Likewise.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_REDUCTIONS.
    pub unsafe fn active_set_reduce(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
        operation: (ReduceOp, Element),
        Arrays { dest, source }: Arrays,
        count: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_set(caller.into(), set, psync, |meeting, caller| unsafe {
            self.reduce_all(meeting, caller, operation, dest, source, count)
        })
    }

    /// Waits until all PEs of the active set have come here, and every put on the default context
    /// before has completed. `psync` is as before on return.
    ///
    /// # Errors
    /// As [`active_set_collect`](Self::active_set_collect), of the set and `psync`; a peer that died.
    ///
    /// # Safety
    /// As there, of `psync` and the set.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_BARRIER.
    pub unsafe fn active_set_barrier(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
    ) -> Result<(), Error> {
        let caller = caller.into();
        self.ctx_quiet(caller.routine, Context::DEFAULT)?;
        self.meet_set(caller, set, psync, Kind::BARRIER)
    }

    /// Waits until all PEs of the active set have come here. `psync` is as before on return.
    ///
    /// # Errors
    /// As [`active_set_barrier`](Self::active_set_barrier).
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_SYNC.
    pub unsafe fn active_set_sync(
        &self,
        caller: impl Into<Caller>,
        set: ActiveSet,
        psync: *mut i64,
    ) -> Result<(), Error> {
        self.meet_set(caller.into(), set, psync, Kind::SYNC)
    }

    fn meet_set(&self, caller: Caller, set: ActiveSet, psync: *mut i64, kind: Kind) -> Result<(), Error> {
        self.on_set(caller, set, psync, |meeting, Caller { routine, problem }| {
            meeting.agree(&Call::new(routine, kind, []).found(problem, None))
        })
    }

    /// Runs a collective over an active set.
    fn on_set<R>(
        &self,
        caller: Caller,
        set: ActiveSet,
        psync: *mut i64,
        body: impl FnOnce(&SetMeeting<'_>, Caller) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let routine = caller.routine;
        let pes = set.pes(routine, self.n_pes())?;
        let Some(me) = Pe::new(self.my_pe()).and_then(|pe| pes.rank_of(pe)) else {
            let value = format!("{}, with PE_size {}", set.start, set.size);
            let allowed = format!("PE {}, which calls, must be in the active set", self.my_pe());
            return Err(Usage::new(routine, "PE_start", value, allowed).into());
        };
        // Fortran's arrays are of smaller words, which need not begin where ours do; offsets are the
        // same on all PEs, and so is what is left out here.
        let aligned = (psync as usize).next_multiple_of(align_of::<AtomicI64>()) as *mut c_void;
        let psync = self.symmetric(routine, "pSync", aligned, (SYNC_WORDS - 1) * size_of::<i64>())?;
        if let Some(Place::Device(address)) = self.segments.on(pes.start() as usize, psync) {
            let allowed = "it must be static data or come from shmem_malloc";
            return Err(Usage::new(routine, "pSync", format!("{address:#x}"), allowed).into());
        }
        self.heed_kernels();
        let _inside = self.enter(routine, Team::INVALID, 0);
        let what = Operation::new(routine).on("the active set from PE", set.start.into());
        body(&SetMeeting { shmem: self, what, pes, me: me.index(), psync }, caller)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(start: i32, log_stride: i32, size: i32) -> Result<Vec<i32>, &'static str> {
        let set = ActiveSet { start, log_stride, size };
        match set.pes("shmem_collect32", 8) {
            Ok(pes) => Ok(pes.iter().map(i32::from).collect()),
            Err(usage) => Err(usage.argument),
        }
    }

    #[test]
    fn active_sets_are_strided_sets_of_the_world() {
        assert_eq!(set(0, 0, 8).unwrap().len(), 8);
        assert_eq!(set(1, 1, 4).unwrap(), [1, 3, 5, 7]);
        assert_eq!(set(2, 2, 2).unwrap(), [2, 6]);
        assert_eq!(set(7, 30, 1).unwrap(), [7]);
        assert_eq!(set(8, 0, 1), Err("PE_start"));
        assert_eq!(set(-1, 0, 1), Err("PE_start"));
        assert_eq!(set(0, 0, 9), Err("PE_size"));
        assert_eq!(set(0, 0, 0), Err("PE_size"));
        assert_eq!(set(1, 1, 5), Err("logPE_stride"));
        for wrong in [-1, 31, 64] {
            assert_eq!(set(0, wrong, 1), Err("logPE_stride"));
        }
    }
}
