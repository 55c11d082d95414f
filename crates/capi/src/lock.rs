//! Locks: queues in which PEs stand in the order in which they came, each waiting for a word of its own.
//!
//! A lock is a word on every PE, a `long` in C and an INTEGER in Fortran, 0 where it is free, of two halves:
//!
//! | half | on | holds |
//! |---|---|---|
//! | first, of the lower bits | PE 0 alone | the last PE of the queue, plus 1; 0 where there is none |
//! | second | each PE | [`HELD`], with [`WAITING`] for as long as it is not, and above them the PE that comes next, plus 1 |
//!
//! A PE enters by putting its number in the first half of PE 0's; the PE that was last before is told of it, in its second half,
//! and takes [`WAITING`] from the new PE's second half when it leaves. All changes are atomic operations. Of several threads of a PE
//! one stands in the queue: the one that found the second half 0 and changed it.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them; the runtime refuses those that are not symmetric.

use std::collections::HashMap;
use std::ffi::{c_int, c_long};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use zeshmem_host::{AmoOp, Context, Error, Shmem, ThreadLevel, Usage, Word};

use crate::fast;
use crate::process::{or_end, with};

/// This PE waits for the one before it.
const WAITING: u32 = 1;
/// This PE has the lock, unless it waits.
const HELD: u32 = 2;
/// Where the number of the next PE begins.
const NEXT: u32 = 2;

/// The PE whose first half is the queue's end.
const KEEPER: c_int = 0;

/// A half of a lock.
#[derive(Clone, Copy)]
pub enum Half {
    First,
    Second,
}

/// An atomic operation on a half.
#[derive(Clone, Copy)]
pub struct Change {
    half: Half,
    op: AmoOp,
    operand: u32,
    compare: u32,
}

/// What a lock is in a language.
pub trait LockWord: Word {
    /// The most PEs whose numbers a half has room for, beside the bits that are no number.
    const ROOM: u32;

    /// What holds the second half, of one size for all that use it: the half itself where that is a word.
    type Held: Word;

    fn holder_of_second_half(lock: *const Self) -> *const Self::Held;

    fn second_half(held: Self::Held) -> u32;

    /// Changes a half on a PE; gives what it held before.
    fn change(runtime: &Shmem, routine: &'static str, lock: *mut Self, change: Change, pe: c_int)
    -> Result<u32, Error>;
}

/// Halves are words, which atomic operations change by themselves.
impl LockWord for c_long {
    const ROOM: u32 = u32::MAX >> NEXT;

    type Held = u32;

    fn holder_of_second_half(lock: *const Self) -> *const u32 {
        lock.cast::<u32>().wrapping_add(Half::Second as usize)
    }

    fn second_half(held: u32) -> u32 {
        held
    }

    fn change(
        runtime: &Shmem,
        routine: &'static str,
        lock: *mut Self,
        change: Change,
        pe: c_int,
    ) -> Result<u32, Error> {
        let Change { half, op, operand, compare } = change;
        let address = lock.cast::<u32>().wrapping_add(half as usize);
        // SAFETY: `Lock::new` found the word in symmetric memory, which the program keeps while it is a lock.
        unsafe { runtime.ctx_amo(routine, Context::DEFAULT, address, op, operand, compare, pe) }
    }
}

/// Halves are of 16 bits, for which there are no atomic operations: the word is changed if it is as it was.
impl LockWord for c_int {
    const ROOM: u32 = 0xffff >> NEXT;

    type Held = c_int;

    fn holder_of_second_half(lock: *const Self) -> *const c_int {
        lock
    }

    fn second_half(held: c_int) -> u32 {
        held as u32 >> 16
    }

    fn change(
        runtime: &Shmem,
        routine: &'static str,
        lock: *mut Self,
        change: Change,
        pe: c_int,
    ) -> Result<u32, Error> {
        let shift = 16 * change.half as u32;
        let amo = |op, operand, compare| {
            // SAFETY: as for C's.
            unsafe { runtime.ctx_amo(routine, Context::DEFAULT, lock.cast::<u32>(), op, operand, compare, pe) }
        };
        let mut word = amo(AmoOp::Fetch, 0, 0)?;
        loop {
            let before = word >> shift & 0xffff;
            let after = change.of(before);
            let found = match after == before {
                true => word,
                false => amo(AmoOp::CompareSwap, word & !(0xffff << shift) | after << shift, word)?,
            };
            if found == word {
                return Ok(before);
            }
            word = found;
        }
    }
}

impl Change {
    /// What comes of a half.
    fn of(self, before: u32) -> u32 {
        match self.op {
            AmoOp::Set | AmoOp::Swap => self.operand,
            AmoOp::And => before & self.operand,
            AmoOp::Or => before | self.operand,
            AmoOp::CompareSwap if before == self.compare => self.operand,
            AmoOp::CompareSwap | AmoOp::Fetch => before,
            other => unreachable!("locks have no use for {other:?}"),
        }
    }
}

/// The threads that have locks of this PE, by the locks' addresses.
fn owners() -> MutexGuard<'static, HashMap<usize, ThreadId>> {
    static OWNERS: LazyLock<Mutex<HashMap<usize, ThreadId>>> = LazyLock::new(Mutex::default);
    OWNERS.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Lock<'a, W> {
    runtime: &'a Shmem,
    routine: &'static str,
    address: *mut W,
}

impl<'a, W: LockWord> Lock<'a, W> {
    fn new(runtime: &'a Shmem, routine: &'static str, address: *mut W) -> Result<Self, Error> {
        // All of the word is symmetric, and aligned.
        runtime.watch(routine, "lock", address.cast_const(), 1)?;
        let lock = Self { runtime, routine, address };
        if runtime.n_pes() as u32 > W::ROOM {
            return Err(lock.refused(&format!("locks of {} bytes are for up to {} PEs", size_of::<W>(), W::ROOM)));
        }
        Ok(lock)
    }

    /// This PE, as queues have it.
    fn me(&self) -> u32 {
        self.runtime.my_pe() as u32 + 1
    }

    /// An atomic operation on the first half of the keeper's word.
    fn last(&self, op: AmoOp, operand: u32, compare: u32) -> Result<u32, Error> {
        let change = Change { half: Half::First, op, operand, compare };
        W::change(self.runtime, self.routine, self.address, change, KEEPER)
    }

    /// An atomic operation on the second half of a PE's word.
    fn state(&self, op: AmoOp, operand: u32, pe: c_int) -> Result<u32, Error> {
        let change = Change { half: Half::Second, op, operand, compare: 0 };
        W::change(self.runtime, self.routine, self.address, change, pe)
    }

    /// Waits until this PE's second half is as it should be, which PE `awaited` is to change, and gives it.
    fn wait(&self, awaited: Option<u32>, ready: impl Fn(u32) -> bool) -> Result<u32, Error> {
        let holder = W::holder_of_second_half(self.address.cast_const());
        let held = self.runtime.watch(self.routine, "lock", holder, 1)?;
        let state = || Ok(Some(W::second_half(held.load(0)?)).filter(|&state| ready(state)));
        match awaited {
            Some(pe) => self.runtime.wait_for(self.routine, pe as usize, state),
            None => self.runtime.wait(self.routine, state),
        }
    }

    /// Changes this PE's second half if it is 0; gives what it held before.
    fn claim(&self, state: u32) -> Result<u32, Error> {
        self.state(AmoOp::CompareSwap, state, self.runtime.my_pe())
    }

    fn refused(&self, allowed: &str) -> Error {
        Usage::new(self.routine, "lock", format!("{:p}", self.address), allowed).into()
    }

    fn set(&self) -> Result<(), Error> {
        while self.claim(HELD | WAITING)? != 0 {
            let is_own = owners().get(&(self.address as usize)) == Some(&thread::current().id());
            if is_own || self.runtime.thread_level() != ThreadLevel::Multiple {
                return Err(self.refused("this PE has that lock, and would wait for itself"));
            }
            // Another thread has it, or waits for it.
            self.wait(None, |state| state == 0)?;
        }
        let before = self.last(AmoOp::Swap, self.me(), 0)?;
        if before == 0 {
            self.state(AmoOp::And, !WAITING, self.runtime.my_pe())?;
        } else {
            self.state(AmoOp::Or, self.me() << NEXT, before as c_int - 1)?;
            self.wait(Some(before - 1), |state| state & WAITING == 0)?;
        }
        self.record_owner();
        Ok(())
    }

    /// The calling thread has the lock.
    fn record_owner(&self) {
        owners().insert(self.address as usize, thread::current().id());
    }

    fn clear(&self) -> Result<(), Error> {
        let me = self.runtime.my_pe();
        if self.state(AmoOp::Fetch, 0, me)? & (HELD | WAITING) != HELD {
            return Err(self.refused("this PE does not have that lock"));
        }
        // What was done under the lock is complete before another PE has it.
        self.runtime.ctx_quiet(self.routine, Context::DEFAULT)?;
        let is_last = self.last(AmoOp::CompareSwap, 0, self.me())? == self.me();
        owners().remove(&(self.address as usize));
        let next = if is_last { 0 } else { self.wait(None, |state| state >> NEXT != 0)? >> NEXT };
        self.state(AmoOp::Set, 0, me)?;
        if next != 0 {
            self.state(AmoOp::And, !WAITING, next as c_int - 1)?;
        }
        Ok(())
    }

    /// Whether the lock was free, and is now this PE's.
    fn try_set(&self) -> Result<bool, Error> {
        if self.claim(HELD)? != 0 {
            return Ok(false);
        }
        let taken = self.last(AmoOp::CompareSwap, self.me(), 0)? == 0;
        if taken {
            self.record_owner();
        } else {
            self.state(AmoOp::Set, 0, self.runtime.my_pe())?;
        }
        Ok(taken)
    }
}

pub unsafe fn set(routine: &'static str, lock: *mut impl LockWord) {
    or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.set()))
}

pub unsafe fn clear(routine: &'static str, lock: *mut impl LockWord) {
    or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.clear()))
}

pub unsafe fn test(routine: &'static str, lock: *mut impl LockWord) -> c_int {
    let taken = or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.try_set()));
    if !taken {
        fast::looked_in_vain(lock.addr());
    }
    (!taken).into()
}
