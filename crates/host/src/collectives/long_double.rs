//! Reductions of C's `long double`, in C.
//!
//! # Safety
//! The functions of `long_double.c` are loops over arrays.

#![allow(unsafe_code, reason = "calls C")]

use super::reduce::{Combine, ReduceOp};

unsafe extern "C" {
    fn zeshmem_long_double_sum(into: *mut u8, left: *const u8, right: *const u8, count: usize);
    fn zeshmem_long_double_prod(into: *mut u8, left: *const u8, right: *const u8, count: usize);
    fn zeshmem_long_double_max(into: *mut u8, left: *const u8, right: *const u8, count: usize);
    fn zeshmem_long_double_min(into: *mut u8, left: *const u8, right: *const u8, count: usize);
}

/// The operation on arrays of `long double`; `None` where it is not defined.
pub(super) fn combine(op: ReduceOp) -> Option<Combine> {
    /// Calls C with C's convention from Rust's.
    macro_rules! calling {
        ($function:ident) => {{
            /// # Safety
            /// As C's function: all arrays hold `count` aligned elements, which no other thread writes.
            unsafe fn combine(into: *mut u8, left: *const u8, right: *const u8, count: usize) {
                // SAFETY: forwarded.
                unsafe { $function(into, left, right, count) }
            }
            Some(combine as Combine)
        }};
    }
    match op {
        ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => None,
        ReduceOp::Max => calling!(zeshmem_long_double_max),
        ReduceOp::Min => calling!(zeshmem_long_double_min),
        ReduceOp::Sum => calling!(zeshmem_long_double_sum),
        ReduceOp::Prod => calling!(zeshmem_long_double_prod),
    }
}
