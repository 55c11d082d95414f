//! Locks: queues in which PEs stand in the order in which they came, each waiting for a word of its own.
//!
//! A lock is a `long` on every PE, 0 where it is free, of two halves:
//!
//! | half | on | holds |
//! |---|---|---|
//! | first | PE 0 alone | the last PE of the queue, plus 1; 0 where there is none |
//! | second | each PE | [`WAITING`], [`HELD`], and above them the PE that comes next, plus 1 |
//!
//! A PE enters by putting its number in the first half of PE 0's; who was there before is told of it, in its second half,
//! and takes [`WAITING`] from the new PE's second half when it leaves. All changes are atomic operations.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them; the runtime refuses those that are not symmetric.

use std::ffi::{c_int, c_long};

use zeshmem_host::{AmoOp, Context, Error, Shmem, Usage};

use crate::process::{or_end, with};

/// This PE waits for the one before it.
const WAITING: u32 = 1;
/// This PE has the lock.
const HELD: u32 = 2;
/// Where the number of the next PE begins.
const NEXT: u32 = 2;

/// The PE whose first half is the queue's end.
const KEEPER: c_int = 0;

struct Lock<'a> {
    runtime: &'a Shmem,
    routine: &'static str,
    address: *mut u32,
}

impl<'a> Lock<'a> {
    fn new(runtime: &'a Shmem, routine: &'static str, lock: *mut c_long) -> Result<Self, Error> {
        // All of the word is symmetric, and aligned.
        runtime.watch(routine, "lock", lock.cast_const(), 1)?;
        Ok(Self { runtime, routine, address: lock.cast() })
    }

    /// This PE, as queues have it.
    fn me(&self) -> u32 {
        self.runtime.my_pe() as u32 + 1
    }

    /// An atomic operation on the first half of the keeper's word.
    fn last(&self, op: AmoOp, operand: u32, compare: u32) -> Result<u32, Error> {
        let (runtime, address) = (self.runtime, self.address);
        // SAFETY: `new` found the word in symmetric memory, which the program keeps while it is a lock.
        unsafe { runtime.ctx_amo(self.routine, Context::DEFAULT, address, op, operand, compare, KEEPER) }
    }

    /// An atomic operation on the second half of a PE's word.
    fn state(&self, op: AmoOp, operand: u32, pe: c_int) -> Result<u32, Error> {
        let (runtime, address) = (self.runtime, self.address.wrapping_add(1));
        // SAFETY: as in `last`.
        unsafe { runtime.ctx_amo(self.routine, Context::DEFAULT, address, op, operand, 0, pe) }
    }

    /// Waits until this PE's second half is as it should be, and gives it.
    fn wait(&self, ready: impl Fn(u32) -> bool) -> Result<u32, Error> {
        let state = self.runtime.watch(self.routine, "lock", self.address.wrapping_add(1).cast_const(), 1)?;
        self.runtime.wait(self.routine, || Ok(Some(state.load(0)?).filter(|&state| ready(state))))
    }

    fn is_held(&self) -> Result<bool, Error> {
        Ok(self.state(AmoOp::Fetch, 0, self.runtime.my_pe())? & HELD != 0)
    }

    fn refused(&self, allowed: &str) -> Error {
        let (value, allowed) = (format!("{:p}", self.address), allowed.into());
        Usage { routine: self.routine, argument: "lock", value, allowed }.into()
    }

    fn set(&self) -> Result<(), Error> {
        if self.is_held()? {
            return Err(self.refused("this PE has that lock, and would wait for itself"));
        }
        let me = self.runtime.my_pe();
        self.state(AmoOp::Set, WAITING, me)?;
        let before = self.last(AmoOp::Swap, self.me(), 0)?;
        if before != 0 {
            self.state(AmoOp::Or, self.me() << NEXT, before as c_int - 1)?;
            self.wait(|state| state & WAITING == 0)?;
        }
        self.state(AmoOp::Or, HELD, me)?;
        Ok(())
    }

    fn clear(&self) -> Result<(), Error> {
        if !self.is_held()? {
            return Err(self.refused("this PE does not have that lock"));
        }
        // What was done under the lock is complete before another PE has it.
        self.runtime.ctx_quiet(self.routine, Context::DEFAULT)?;
        let me = self.runtime.my_pe();
        let is_last = self.last(AmoOp::CompareSwap, 0, self.me())? == self.me();
        let next = if is_last { 0 } else { self.wait(|state| state >> NEXT != 0)? >> NEXT };
        self.state(AmoOp::Set, 0, me)?;
        if next != 0 {
            self.state(AmoOp::And, !WAITING, next as c_int - 1)?;
        }
        Ok(())
    }

    /// Whether the lock was free, and is now this PE's.
    fn try_set(&self) -> Result<bool, Error> {
        if self.is_held()? {
            return Ok(false);
        }
        let me = self.runtime.my_pe();
        self.state(AmoOp::Set, HELD, me)?;
        let taken = self.last(AmoOp::CompareSwap, self.me(), 0)? == 0;
        if !taken {
            self.state(AmoOp::Set, 0, me)?;
        }
        Ok(taken)
    }
}

pub unsafe fn set(routine: &'static str, lock: *mut c_long) {
    or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.set()))
}

pub unsafe fn clear(routine: &'static str, lock: *mut c_long) {
    or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.clear()))
}

pub unsafe fn test(routine: &'static str, lock: *mut c_long) -> c_int {
    let taken = or_end(with(routine, |runtime| Lock::new(runtime, routine, lock)?.try_set()));
    (!taken).into()
}
