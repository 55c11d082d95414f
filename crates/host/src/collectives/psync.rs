//! How PEs that a call names anew agree through a work array of the program's, `pSync`: any number of threads of a PE may do so
//! at the same time, each by an array of its own.
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
//! acquires S4. A message is not overwritten before it was read, not even where the program calls with the same `pSync`
//! again at once and one PE is ahead; and each PE waits on words of its own only. To a PE of another node S3 and S4 are a
//! put with signal, and R4 is a signal alone: nothing of this depends on how long they take. A PE leaves when its own
//! messages have been read, which restores `pSync`; and since every round is heard, no PE leaves before all have entered.
//!
//! # Safety
//! This file makes atomics of the words of `pSync`, in memory that peers map too. They are checked to be
//! symmetric and aligned, the mappings live as long as the runtime, and the program's contract is to
//! leave them alone during the call.

#![allow(unsafe_code, reason = "atomics in a work array of the program's")]

use std::sync::atomic::{AtomicI64, Ordering};

use zeshmem_algebra::{Stride, TeamPe, schedule};
use zeshmem_fabric::{Amo, AmoOp, Signal, Width};
use zeshmem_ipc::Operation;
use zeshmem_mem::{Address, Place};

use super::meeting::Meeting;
use crate::call::Call;
use crate::error::{Error, Refused, Verdict};
use crate::messenger::Heard;
use crate::shmem::Shmem;

/// What every word of a `pSync` array holds between calls: `SHMEM_SYNC_VALUE`.
pub const SYNC_VALUE: i64 = -1;

/// What `full` and `sent` hold while they are not [`SYNC_VALUE`].
const TAKEN: i64 = 0;

/// Words of a round: `full`, `sent`, and those of [`Note`].
const ROUND_WORDS: usize = 6;
const FULL: usize = 0;
const SENT: usize = 1;
/// The first of the others.
const MESSAGE: usize = 2;

/// Words of a `pSync` array, which is what `SHMEM_SYNC_SIZE` says; arrays of smaller words have one more, to align them.
pub const SYNC_WORDS: usize = 128;

/// What they suffice for: as many rounds as 2 million PEs need.
pub const SYNC_ROUNDS: usize = SYNC_WORDS / ROUND_WORDS;

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
pub(super) struct PsyncMeeting<'a> {
    pub shmem: &'a Shmem,
    pub what: Operation,
    pub pes: Stride,
    pub me: usize,
    /// [`SYNC_WORDS`] words, aligned, in a host segment; enough for the PEs.
    pub psync: Address,
}

impl PsyncMeeting<'_> {
    /// Goes through the pattern once.
    fn pass(&self, mine: Note) -> Result<Note, Error> {
        let n = self.n();
        let mut note = mine;
        for round in 0..schedule::rounds(n) {
            let (to, from) = (schedule::send_to(n, self.me, round), schedule::recv_from(n, self.me, round));
            let [full, sent, words @ ..] = self.mine(round);
            self.await_word(sent, SYNC_VALUE, to, round)?;
            sent.store(TAKEN, Ordering::Relaxed);
            self.send(to, round, [note.least as i64, note.greatest as i64, note.faulty, note.sum as i64])?;

            self.await_word(full, TAKEN, from, round)?;
            let [least, greatest, faulty, sum] = words.map(|word| word.swap(SYNC_VALUE, Ordering::Relaxed));
            full.store(SYNC_VALUE, Ordering::Relaxed);
            self.confirm(from, round)?;
            note.least = note.least.min(least as u64);
            note.greatest = note.greatest.max(greatest as u64);
            note.faulty = note.faulty.min(faulty);
            if schedule::from_below(self.me, round) {
                note.sum = note.sum.saturating_add(sum as u64);
            }
        }
        for round in 0..schedule::rounds(n) {
            let [_, sent, ..] = self.mine(round);
            self.await_word(sent, SYNC_VALUE, schedule::send_to(n, self.me, round), round)?;
        }
        Ok(note)
    }

    /// Waits until a word of this PE's has a value that a member stores there.
    fn await_word(&self, word: &AtomicI64, value: i64, member: usize, round: usize) -> Result<(), Error> {
        let ready = || (word.load(Ordering::Acquire) == value).then_some(());
        self.shmem.messenger.watch(self.what.awaiting(self.world_pe(member), round as u8), ready)
    }

    /// S3 and S4.
    fn send(&self, to: usize, round: usize, message: [i64; ROUND_WORDS - 2]) -> Result<(), Error> {
        match self.near(to, round) {
            Some([full, _, words @ ..]) => {
                words.iter().zip(message).for_each(|(word, part)| word.store(part, Ordering::Relaxed));
                full.store(TAKEN, Ordering::Release);
                self.ring(to);
                Ok(())
            }
            None => self.put_far(to, round, &message, FULL, TAKEN),
        }
    }

    /// R4.
    fn confirm(&self, from: usize, round: usize) -> Result<(), Error> {
        match self.near(from, round) {
            Some([_, sent, ..]) => {
                sent.store(SYNC_VALUE, Ordering::Release);
                self.ring(from);
                Ok(())
            }
            None => self.put_far(from, round, &[], SENT, SYNC_VALUE),
        }
    }

    /// Puts a message, if there is one, into the words of a round on a member of another node, and then sets another of them.
    #[cold]
    fn put_far(&self, member: usize, round: usize, message: &[i64], word: usize, value: i64) -> Result<(), Error> {
        let Shmem { fabric, collectives, .. } = self.shmem;
        let place = |word| self.psync.after((ROUND_WORDS * round + word) * size_of::<i64>());
        let amo = Amo { op: AmoOp::Set, width: Width::Bits64, operand: value as u64, compare: 0 };
        let (signal, bytes) = (Signal { target: place(word), amo }, size_of_val(message));
        let (pe, source) = (self.world_pe(member), message.as_ptr().cast());
        // SAFETY: all words of `psync` are in symmetric memory, aligned, and used as atomics by all PEs during a call.
        Ok(unsafe { fabric.put_signal(pe, place(MESSAGE), source, bytes, signal, collectives) }?)
    }

    /// Tells a member, which may sleep, that one of its words was stored.
    fn ring(&self, member: usize) {
        self.shmem.messenger.doorbells().ring(self.world_pe(member));
    }

    /// The words of a round on this PE.
    fn mine(&self, round: usize) -> [&AtomicI64; ROUND_WORDS] {
        self.near(self.me, round).expect("a PE has its own memory")
    }

    /// The words of a round on a member of this node.
    fn near(&self, member: usize, round: usize) -> Option<[&AtomicI64; ROUND_WORDS]> {
        match self.shmem.segments.on(self.world_pe(member), self.psync) {
            Some(Place::Host(base)) => Some(std::array::from_fn(|word| {
                let address = base + (ROUND_WORDS * round + word) * size_of::<AtomicI64>();
                // SAFETY: a meeting is made with a `psync` whose words all lie in a host segment, aligned,
                // which stays mapped as long as `shmem`; all PEs use them as atomics during a call.
                unsafe { AtomicI64::from_ptr(address as *mut i64) }
            })),
            _ => None,
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
            return Err(self.shmem.messenger.differs(call));
        }
        Ok(note.sum.saturating_sub(sum))
    }
}

impl Meeting for PsyncMeeting<'_> {
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

    fn pass_on(
        &self,
        _: &Call,
        _: &mut [u8],
        _: bool,
        _: impl FnMut(&mut [u8], *const u8, Heard),
    ) -> Result<bool, Error> {
        unreachable!("nor does it pass on anything")
    }
}
