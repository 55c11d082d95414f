//! Atomic memory operations on memory that the host maps.
//!
//! # Safety
//! This file makes atomics of addresses; [`on_host`] says what they must be.

#![allow(unsafe_code, reason = "atomics at addresses in peers' memory")]

use std::sync::atomic::{
    AtomicU8, AtomicU32, AtomicU64,
    Ordering::{Release, SeqCst},
};

use zeshmem_abi::AmoOp;

/// How many bits an atomic operation works on. Signs do not matter to any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// 8.
    Bits8,
    /// 32.
    Bits32,
    /// 64.
    Bits64,
}

impl Width {
    /// That of so many bytes.
    pub fn of_bytes(bytes: usize) -> Option<Width> {
        [Width::Bits8, Width::Bits32, Width::Bits64].into_iter().find(|width| width.bytes() == bytes)
    }

    /// Its size, which is also the alignment it needs.
    pub fn bytes(self) -> usize {
        match self {
            Width::Bits8 => 1,
            Width::Bits32 => 4,
            Width::Bits64 => 8,
        }
    }
}

/// An atomic memory operation; of the values the low bits count, as many as it works on.
#[derive(Clone, Copy, Debug)]
pub struct Amo {
    /// What to do.
    pub op: AmoOp,
    /// On how many bits.
    pub width: Width,
    /// What it takes, besides the value in memory.
    pub operand: u64,
    /// What a compare-and-swap compares with.
    pub compare: u64,
}

impl Amo {
    /// Whether a load or a store does it, as a copy command may; of a byte none, since that is done in the word around it.
    pub fn is_copy(self) -> bool {
        self.width != Width::Bits8 && matches!(self.op, AmoOp::Fetch | AmoOp::Set)
    }
}

/// Performs `amo` at an address of this process and returns the value before; of [`AmoOp::Set`], which is a store, 0.
///
/// # Safety
/// The address is aligned to the width, mapped readable and writable, and all concurrent accesses to it,
/// by any process, are atomics of the same width by CPUs.
#[inline]
pub unsafe fn on_host(address: usize, amo: Amo) -> u64 {
    macro_rules! perform {
        ($atomic:ty, $int:ty) => {{
            // SAFETY: the caller's promise.
            let word = unsafe { <$atomic>::from_ptr(address as *mut $int) };
            let (operand, compare) = (amo.operand as $int, amo.compare as $int);
            let before = match amo.op {
                AmoOp::Fetch => word.load(SeqCst),
                AmoOp::Set => {
                    word.store(operand, Release);
                    0
                }
                AmoOp::Swap => word.swap(operand, SeqCst),
                AmoOp::Add | AmoOp::FetchAdd => word.fetch_add(operand, SeqCst),
                AmoOp::Inc | AmoOp::FetchInc => word.fetch_add(1, SeqCst),
                AmoOp::And | AmoOp::FetchAnd => word.fetch_and(operand, SeqCst),
                AmoOp::Or | AmoOp::FetchOr => word.fetch_or(operand, SeqCst),
                AmoOp::Xor | AmoOp::FetchXor => word.fetch_xor(operand, SeqCst),
                AmoOp::CompareSwap => {
                    let swapped = word.compare_exchange(compare, operand, SeqCst, SeqCst);
                    swapped.unwrap_or_else(|found| found)
                }
            };
            u64::from(before)
        }};
    }
    match amo.width {
        Width::Bits8 => perform!(AtomicU8, u8),
        Width::Bits32 => perform!(AtomicU32, u32),
        Width::Bits64 => perform!(AtomicU64, u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(op: AmoOp, width: Width, start: u64, operand: u64, compare: u64) -> (u64, u64) {
        let mut word = start;
        let amo = Amo { op, width, operand, compare };
        // SAFETY: our own aligned variable.
        let before = unsafe { on_host((&raw mut word) as usize, amo) };
        (before, word)
    }

    #[test]
    fn every_operation_returns_what_was_and_leaves_what_it_should() {
        use AmoOp::*;
        for (op, after) in [
            (Fetch, 0b1100),
            (Set, 0b1010),
            (Add, 22),
            (FetchAdd, 22),
            (Inc, 13),
            (FetchInc, 13),
            (And, 0b1000),
            (FetchAnd, 0b1000),
            (Or, 0b1110),
            (FetchOr, 0b1110),
            (Xor, 0b0110),
            (FetchXor, 0b0110),
            (Swap, 0b1010),
            (CompareSwap, 0b1010),
        ] {
            for width in [Width::Bits8, Width::Bits32, Width::Bits64] {
                let before = if op == Set { 0 } else { 0b1100 };
                assert_eq!(run(op, width, 0b1100, 0b1010, 0b1100), (before, after), "{op:?}");
            }
        }
        assert_eq!(run(CompareSwap, Width::Bits64, 5, 6, 7), (5, 5));
    }

    #[test]
    fn few_bits_leave_their_neighbours_alone() {
        assert_eq!(run(AmoOp::FetchInc, Width::Bits8, 7 << 8 | 0xff, 0, 0), (0xff, 7 << 8));
        let start = 7 << 32 | 0xffff_ffff;
        assert_eq!(run(AmoOp::FetchInc, Width::Bits32, start, 0, 0), (0xffff_ffff, 7 << 32));
        let minus_one = (-1i64) as u64;
        assert_eq!(run(AmoOp::Add, Width::Bits64, 5, minus_one, 0), (5, 4));
    }
}
