//! Collectives over active sets: the PEs `start + i * 2^log_stride`, named anew in each call.
//!
//! They agree by the messenger's mailboxes between each two PEs, as teams do by theirs; all PEs of a job on several nodes by those
//! of the world team. Where several threads of a PE may do so at once only `pSync` tells one call from another, and they agree
//! through that array ([`psync`](super::psync)). All PEs go the same way, since they agreed on the thread level.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;

use zeshmem_algebra::{Pe, Stride, TeamPe, schedule};
use zeshmem_ipc::Operation;
use zeshmem_mem::Segment;

use super::alltoall::Exchanged;
use super::meeting::{ChannelMeeting, Meeting};
use super::psync::{PsyncMeeting, SYNC_ROUNDS, SYNC_WORDS};
use super::reduce::{Element, ReduceOp};
use crate::call::{Call, mix};
use crate::error::{Error, Usage};
use crate::messenger::{Channel, Heard, Mailboxes};
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem, ThreadLevel};
use crate::tables::{Context, Team};

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
        // One PE has no distance to another.
        let log_stride = if self.size == 1 { self.log_stride.min(0) } else { self.log_stride };
        if !(0..31).contains(&log_stride) {
            let allowed = "it must lie in [0, 30]";
            return Err(Usage::new(routine, "logPE_stride", log_stride, allowed));
        }
        Stride::new(self.start, 1 << log_stride, self.size, n_pes).map_err(|error| match error.argument {
            "start" => Usage::new(routine, "PE_start", error.value, error.allowed()),
            // So many PEs have no room behind the first with any stride.
            argument if argument == "size" || error.max < 1 => {
                let allowed = format!("it must lie in [1, {}]", n_pes - self.start);
                Usage::new(routine, "PE_size", self.size, allowed)
            }
            _ => {
                let allowed = format!("2 to its power must lie in [1, {}]", error.max);
                Usage::new(routine, "logPE_stride", self.log_stride, allowed)
            }
        })
    }
}

/// The PEs of an active set in a call.
enum SetMeeting<'a> {
    ByLetters(ChannelMeeting<'a>),
    ByPsync(PsyncMeeting<'a>),
}

/// The same of either way.
macro_rules! either {
    ($self:ident, $meeting:ident => $value:expr) => {
        match $self {
            SetMeeting::ByLetters($meeting) => $value,
            SetMeeting::ByPsync($meeting) => $value,
        }
    };
}

impl Meeting for SetMeeting<'_> {
    fn me(&self) -> usize {
        either!(self, meeting => meeting.me())
    }

    fn n(&self) -> usize {
        either!(self, meeting => meeting.n())
    }

    fn world_pe(&self, member: usize) -> usize {
        either!(self, meeting => meeting.world_pe(member))
    }

    fn ends_the_job(&self) -> bool {
        true
    }

    fn letter_bytes(&self) -> usize {
        either!(self, meeting => meeting.letter_bytes())
    }

    fn nodes(&self) -> Option<&Nodes> {
        either!(self, meeting => meeting.nodes())
    }

    fn agree(&self, call: &Call) -> Result<(), Error> {
        either!(self, meeting => meeting.agree(call))
    }

    fn sum_below(&self, call: &Call, value: u64) -> Result<u64, Error> {
        either!(self, meeting => meeting.sum_below(call, value))
    }

    fn gather(
        &self,
        call: &Call,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        either!(self, meeting => meeting.gather(call, bytes, write, read))
    }

    fn passes_on(&self, bytes: usize, exchanges: usize, meetings: usize, transfers: usize) -> bool {
        either!(self, meeting => meeting.passes_on(bytes, exchanges, meetings, transfers))
    }

    fn pass_on(
        &self,
        call: &Call,
        value: &mut [u8],
        has: bool,
        absorb: impl FnMut(&mut [u8], *const u8, Heard),
    ) -> Result<bool, Error> {
        either!(self, meeting => meeting.pass_on(call, value, has, absorb))
    }

    fn tell(
        &self,
        call: &Call,
        root: usize,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        match self {
            SetMeeting::ByLetters(ChannelMeeting { messenger, channel }) if messenger.is_on_one_node() => {
                messenger.tell(channel, call, root, bytes, write, read)
            }
            _ => either!(self, meeting => meeting.tell(call, root, bytes, write, read)),
        }
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
    /// As there; `psync` points to [`SYNC_WORDS`] words of [`SYNC_VALUE`](crate::SYNC_VALUE) on all PEs of
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
    /// As [`active_set_collect`](Self::active_set_collect) of the set and `psync`; otherwise as there, but only where a PE finds
    /// it: others may have returned by then, or wait until the job ends.
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
        self.meet_set(caller, set, psync)
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
        self.meet_set(caller.into(), set, psync)
    }

    fn meet_set(&self, caller: Caller, set: ActiveSet, psync: *mut i64) -> Result<(), Error> {
        self.on_set(caller, set, psync, |meeting, Caller { routine, problem }| {
            meeting.agree(&Call::sync(routine).found(problem, None))
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
        let aligned = (psync as usize).next_multiple_of(align_of::<i64>()) as *mut c_void;
        let psync = self.symmetric(routine, "pSync", aligned, SYNC_WORDS * size_of::<i64>())?;
        if psync.segment == Segment::Device {
            let allowed = "it must be static data or come from shmem_malloc";
            return Err(Usage::new(routine, "pSync", format!("{aligned:p}"), allowed).into());
        }
        let what = Operation::new(routine).on("the active set from PE", set.start.into());
        let ActiveSet { start, log_stride, size } = set;
        let members = [start as u64, log_stride as u64, size as u64, psync.segment as u64, psync.offset as u64];
        let members = members.into_iter().fold(0, mix);
        let by_one_thread = self.thread_level() != ThreadLevel::Multiple;
        if by_one_thread && !self.messenger.is_on_one_node() && pes.len() == self.n_pes() {
            // All PEs of the job meet as their team does, by nodes.
            let messenger = &self.messenger;
            return self.collective(&self.world, routine, |channel| {
                let channel = &Channel { what: what.answered_by_finalize(), set: Some(members), ..*channel };
                body(&SetMeeting::ByLetters(ChannelMeeting { messenger, channel }), caller)
            });
        }
        self.report_kernels();
        let _inside = self.enter(routine, Team::INVALID, 0);
        if !by_one_thread || !self.messenger.has_pairs() {
            if schedule::rounds(pes.len() as usize) > SYNC_ROUNDS {
                let allowed = format!("pSync has room for sets of up to {} PEs", 1u64 << SYNC_ROUNDS);
                return Err(Usage::new(routine, "PE_size", set.size, allowed).into());
            }
            return body(&SetMeeting::ByPsync(PsyncMeeting { shmem: self, what, pes, me: me.index(), psync }), caller);
        }
        let world_pe = |member| TeamPe::from_index(member).and_then(|rank| pes.pe(rank)).expect("a member").index();
        let (mailboxes, set, n) = (Mailboxes::Pairs, Some(members), pes.len() as usize);
        let channel = Channel { mailboxes, set, me: me.index(), n, what, world_pe: &world_pe, nodes: None };
        body(&SetMeeting::ByLetters(ChannelMeeting { messenger: &self.messenger, channel: &channel }), caller)
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
        for any in [0, 30, 31, i32::MAX] {
            assert_eq!(set(7, any, 1).unwrap(), [7]);
        }
        assert_eq!(set(8, 0, 1), Err("PE_start"));
        assert_eq!(set(-1, 0, 1), Err("PE_start"));
        assert_eq!(set(0, 0, 9), Err("PE_size"));
        assert_eq!(set(0, 0, 0), Err("PE_size"));
        assert_eq!(set(1, 1, 5), Err("logPE_stride"));
        assert_eq!(set(0, -1, 1), Err("logPE_stride"));
        for wrong in [-1, 31, 64] {
            assert_eq!(set(0, wrong, 2), Err("logPE_stride"));
        }
    }
}
