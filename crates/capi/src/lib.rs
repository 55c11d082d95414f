//! The C ABI: convert, call, report.
//!
//! `exports`, which is made from the table in `zeshmem-api-table`, has every function that C and Fortran call. Each calls
//! one of the bodies in the other modules, which turns C's words into those of `zeshmem-host`, calls, and reports. A
//! routine that returns `int` gives 0 or a non-zero code, after a line on stderr; a `void` routine that was given an invalid
//! argument ends the job after that line. A collective's failure is reported by the one PE on whose part it was found.
//!
//! Routines of `shmem.h` have two names, `shmem_put` and `pshmem_put`, of two functions with one body, so that a tool can
//! take the first and call the second. The library itself calls neither: what a tool counts is what the program calls.
//!
//! Nothing unwinds into C: a panic ends the job with the name of the function that the program called (`panics`).
//!
//! # Safety
//! The pointers of these functions are C's: what they must point to stands in the headers, and is
//! the caller's to keep.

#![cfg_attr(test, allow(dead_code, unused_imports, reason = "bodies whose exported functions are left out"))]

/// Exports a body's call as a function, under each of its names.
macro_rules! export {
    ($($name:ident)+: $parameters:tt -> $result:ty = $body:expr) => {$(
        /// See the headers.
        ///
        /// # Safety
        /// As the headers say.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name $parameters -> $result {
            // SAFETY: the caller's pointers are what the headers ask for, which is what the body asks for.
            unsafe { $body }
        }
    )+};
}

mod amo;
mod attributes;
mod collectives;
mod context;
mod exit;
#[cfg(not(test))] // by far the longest to compile, and not what unit tests look at
mod exports;
mod fast;
mod fortran;
mod group;
mod list;
mod lock;
mod long_double;
mod memory;
mod output;
mod panics;
mod process;
mod rma;
mod session;
mod setup;
mod signal;
mod stats;
mod sync;
mod team;
mod wait;
