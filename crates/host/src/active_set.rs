//! Collectives over active sets: the PEs `start + i * 2^log_stride`, named anew in each call, which
//! synchronise on a work array of the program's, `pSync`.
//!
//! # Protocol
//! The pattern is dissemination (`zeshmem_algebra::schedule`), on the words of `pSync` that lie in the
//! receiver's memory. Two words serve a round: the *flag*, which is `SYNC_VALUE` (-1) while the place is
//! empty and else the message's value, never negative; and a *note* beside it.
//!
//! ```text
//! sender, to PE r + 2^k             receiver, from PE r - 2^k
//! S1  wait until flag = -1          R1  wait until flag != -1
//! S2  note := n                     R2  v := flag, n := note
//! S3  flag := v   (release)         R3  note := -1
//!                                   R4  flag := -1   (release)
//! ```
//!
//! A round's place has one sender and one receiver, so S1 and R1 make it a channel of one message: S1
//! acquires R4 and R1 acquires S3. A message is not overwritten before it was read, not even where the
//! program calls with the same `pSync` again at once and one PE is ahead. Each PE empties its own places
//! before it returns, which restores `pSync`; and since every round is heard, nobody returns before all
//! have entered.
//!
//! A collect is two passes: one adds up the sizes of lower PEs, so that each PE knows where its block
//! goes, and lets nobody through before all have come, so that `dest` may be in use until then; after the
//! stores one says that all have been made. The notes carry the lowest PE that found something wrong, so
//! that all fail together.
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

use crate::error::{Error, Refused, Usage, Verdict};
use crate::rma::not_null;
use crate::runtime::Shmem;

/// What every word of a `pSync` array holds between calls: `SHMEM_SYNC_VALUE`.
pub const SYNC_VALUE: i64 = -1;

/// Words that a `pSync` array must have at least: two for each round, and one to align an array of
/// smaller words.
pub const SYNC_WORDS: usize = 2 * MAX_ROUNDS + 1;

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

/// No PE found anything wrong.
const NOBODY: i64 = i64::MAX;

/// A message: a value that is added up over the PEs below, and the lowest PE that found a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Word {
    value: i64,
    fault: i64,
}

/// One call's way through the pattern.
struct Ring<'a> {
    shmem: &'a Shmem,
    what: Operation,
    pes: Stride,
    me: usize,
    psync: Address,
}

impl Ring<'_> {
    /// One pass: the sum of the values of the PEs below and this one, and the lowest fault of all.
    fn pass(&self, mine: Word) -> Result<Word, Error> {
        let n = self.pes.len() as usize;
        let mut sum = mine;
        for round in 0..schedule::rounds(n) {
            let [flag, note] = self.place(schedule::send_to(n, self.me, round), round)?;
            let empty = || (flag.load(Ordering::Acquire) == SYNC_VALUE).then_some(());
            self.shmem.control.poll(self.what, empty)?;
            note.store(sum.fault, Ordering::Relaxed);
            flag.store(sum.value, Ordering::Release);

            let [flag, note] = self.place(self.me, round)?;
            let heard = || Some(flag.load(Ordering::Acquire)).filter(|&value| value != SYNC_VALUE);
            let value = self.shmem.control.poll(self.what, heard)?;
            let fault = note.load(Ordering::Relaxed);
            note.store(SYNC_VALUE, Ordering::Relaxed);
            flag.store(SYNC_VALUE, Ordering::Release);
            if schedule::from_below(self.me, round) {
                sum.value += value;
            }
            sum.fault = sum.fault.min(fault);
        }
        Ok(sum)
    }

    /// The words of a round on a member.
    fn place(&self, member: usize, round: usize) -> Result<[&AtomicI64; 2], Error> {
        let pe = self.world_pe(member);
        match self.shmem.segments.on(pe, self.psync) {
            Some(Place::Host(base)) => Ok([0, 1].map(|word| {
                let address = base + (2 * round + word) * size_of::<AtomicI64>();
                // SAFETY: `Ring` is made with a `psync` whose words all lie in a host segment, aligned,
                // which stays mapped as long as `shmem`; all PEs use them as atomics during a call.
                unsafe { AtomicI64::from_ptr(address as *mut i64) }
            })),
            _ => Err(zeshmem_fabric::Error::Unreachable(pe).into()),
        }
    }

    fn world_pe(&self, member: usize) -> usize {
        TeamPe::from_index(member).and_then(|rank| self.pes.pe(rank)).expect("a member").index()
    }
}

impl Shmem {
    /// Concatenates the `bytes` bytes at `source` of every PE of the active set in the symmetric `dest`
    /// of all of them, in the order of the set. `bytes` may differ between PEs where `ragged`, and be 0.
    /// `psync` is as before on return.
    ///
    /// # Errors
    /// Where it was passed: a set with PEs that the job has not, or without this PE; a `psync` that is
    /// not symmetric host memory. On all PEs of the set: a `dest` that is not symmetric or has too
    /// little room, a null `source`, `bytes` that differ where not `ragged`.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes, in host memory or the device heap, that nobody writes meanwhile and
    /// that do not overlap `dest`; `psync` points to [`SYNC_WORDS`] words of [`SYNC_VALUE`] on all PEs of
    /// the set, which only this call uses; the arguments that name the set are the same on all of them.
    ///
    /// # Spec
    /// OpenSHMEM 1.4, SHMEM_COLLECT, SHMEM_FCOLLECT.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn active_set_collect(
        &self,
        routine: &'static str,
        set: ActiveSet,
        psync: *mut i64,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        ragged: bool,
    ) -> Result<(), Error> {
        let ring = self.ring(routine, set, psync)?;
        let n = ring.pes.len() as usize;
        let mut problem = match bytes {
            0 => None,
            _ => not_null(routine, "source", source)
                .and_then(|()| self.symmetric(routine, "dest", dest, bytes).map(drop))
                .err(),
        };
        let fault_of = |problem: &Option<Usage>| match problem {
            Some(_) => i64::from(self.my_pe()),
            None => NOBODY,
        };
        let mine = Word { value: i64::try_from(bytes).unwrap_or(0), fault: fault_of(&problem) };
        let sum = ring.pass(mine)?;
        let before = (sum.value - mine.value) as usize;
        let mut target = None;
        if sum.fault == NOBODY {
            if !ragged && before != ring.me * bytes {
                let allowed = "it must be the same on all PEs of the active set";
                problem = Some(Usage::new(routine, "nelems", format!("{bytes} bytes"), allowed));
            } else if bytes > 0 {
                let place = dest.wrapping_byte_add(before);
                match self.symmetric(routine, "dest", place, bytes) {
                    Ok(address) => target = Some(address),
                    Err(usage) => problem = Some(usage),
                }
            }
        }
        if let Some(target) = target {
            for step in 1..=n {
                let pe = ring.world_pe((ring.me + step) % n);
                // SAFETY: the range was checked to be symmetric; the caller vouches for `source`.
                unsafe { self.fabric.put(pe, target, source, bytes) }?;
            }
            self.fabric.quiet()?;
        }
        let fault = sum.fault.min(fault_of(&problem));
        let agreed = ring.pass(Word { value: 0, fault })?;
        match problem {
            Some(usage) => Err(usage.into()),
            None if agreed.fault == NOBODY => Ok(()),
            None => Err(Refused {
                routine,
                verdict: Verdict::Argument,
                pe: agreed.fault as i32,
                detail: format!("PE {} passed a wrong argument", agreed.fault),
            }
            .into()),
        }
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
    /// OpenSHMEM 1.4, SHMEM_BARRIER.
    pub unsafe fn active_set_barrier(
        &self,
        routine: &'static str,
        set: ActiveSet,
        psync: *mut i64,
    ) -> Result<(), Error> {
        let ring = self.ring(routine, set, psync)?;
        self.ctx_quiet(routine, crate::Context::DEFAULT)?;
        ring.pass(Word { value: 0, fault: NOBODY })?;
        Ok(())
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
    /// OpenSHMEM 1.5, SHMEM_SYNC.
    pub unsafe fn active_set_sync(&self, routine: &'static str, set: ActiveSet, psync: *mut i64) -> Result<(), Error> {
        let ring = self.ring(routine, set, psync)?;
        ring.pass(Word { value: 0, fault: NOBODY })?;
        Ok(())
    }

    fn ring(&self, routine: &'static str, set: ActiveSet, psync: *mut i64) -> Result<Ring<'_>, Error> {
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
        Ok(Ring {
            shmem: self,
            what: Operation::new(routine).on("the active set from PE", set.start.into()),
            pes,
            me: me.index(),
            psync,
        })
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
