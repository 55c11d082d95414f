//! Reductions of C's `long double` and of Fortran's `REAL*16`, in C.
//!
//! # Safety
//! The functions of `wide_floats.c` are loops over arrays.

#![allow(unsafe_code, reason = "calls C")]

use std::ops::Range;

use super::reduce::{Combine, ReduceOp};

/// The operation on arrays of a type; `None` where it is not defined.
macro_rules! in_c {
    ($name:ident: $sum:ident $prod:ident $max:ident $min:ident) => {
        pub(super) fn $name(op: ReduceOp) -> Option<Combine> {
            unsafe extern "C" {
                fn $sum(
                    results: *const *mut u8,
                    wanted: usize,
                    operands: *const *const u8,
                    n: usize,
                    first: usize,
                    end: usize,
                );
                fn $prod(
                    results: *const *mut u8,
                    wanted: usize,
                    operands: *const *const u8,
                    n: usize,
                    first: usize,
                    end: usize,
                );
                fn $max(
                    results: *const *mut u8,
                    wanted: usize,
                    operands: *const *const u8,
                    n: usize,
                    first: usize,
                    end: usize,
                );
                fn $min(
                    results: *const *mut u8,
                    wanted: usize,
                    operands: *const *const u8,
                    n: usize,
                    first: usize,
                    end: usize,
                );
            }
            /// Calls C with C's convention from Rust's.
            macro_rules! calling {
                ($function:ident) => {{
                    /// # Safety
                    /// As [`Combine`].
                    unsafe fn combine(results: &[*mut u8], operands: &[*const u8], elements: Range<usize>) {
                        let (wanted, n) = (results.len(), operands.len());
                        // SAFETY: forwarded.
                        unsafe {
                            $function(results.as_ptr(), wanted, operands.as_ptr(), n, elements.start, elements.end)
                        }
                    }
                    Some(combine as Combine)
                }};
            }
            match op {
                ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => None,
                ReduceOp::Max => calling!($max),
                ReduceOp::Min => calling!($min),
                ReduceOp::Sum => calling!($sum),
                ReduceOp::Prod => calling!($prod),
            }
        }
    };
}

in_c! { long_double: zeshmem_long_double_sum zeshmem_long_double_prod zeshmem_long_double_max zeshmem_long_double_min }
in_c! { quad: zeshmem_quad_sum zeshmem_quad_prod zeshmem_quad_max zeshmem_quad_min }
