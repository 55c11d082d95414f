//! Signals in a process that belongs to a program: the program's handlers run on its own threads, and what it does about its
//! faults stays as it was.
//!
//! - [`spawn`]: a thread of ours; [`leave_to_the_program`] is its mask.
//! - [`FaultHandler`]: our own look at faults, before what handled them until then.
//! - [`ignore`]: a signal that means nothing to this process and those it starts.
//! - [`termination`]: what a process does before SIGTERM ends it.

mod faults;
mod ignore;
mod mask;
pub mod termination;

pub use faults::{FaultHandler, Handler, Mask, is_sent};
pub use ignore::ignore;
pub use mask::{FAULTS, leave_to_the_program, restore, spawn};
