//! The C ABI: convert, call, report.
//!
//! Every function here is a few lines: it turns C's words into those of `zeshmem-host`, calls, and
//! reports. A routine that returns `int` gives 0 or a non-zero code, after a line on stderr; a
//! `void` routine that was given nonsense ends the job after that line. A collective's failure is
//! reported by the one PE on whose part it was found.
//!
//! Nothing unwinds into C: a panic ends the process, and with it the job.
//!
//! # Safety
//! The pointers of these functions are C's: what they must point to stands in the headers, and is
//! the caller's to keep.

mod amo;
mod context;
mod fortran;
mod group;
mod memory;
mod process;
mod rma;
mod setup;
mod shmem;
mod shmem_typed;
mod sync;
mod team;
mod typed;
mod untyped;
