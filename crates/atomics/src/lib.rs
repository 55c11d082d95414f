//! The seam between our small protocols and what they stand on: atomics, locks, threads, futexes.
//!
//! As it is built for use, all of this is the standard library's and the kernel's, and costs nothing. Built with
//! `--cfg loom` it is [loom](https://docs.rs/loom)'s, which runs a model of a protocol in every order that its threads may
//! take and with every value that their loads may see. A wake-up that is lost is then a deadlock, which loom reports.
//!
//! Models are tests in modules called `models`, beside the protocols. `ci/test loom` runs them.
//!
//! What loom does not know is modelled here, in `model`: futexes, time that runs out, and sequential consistency.

#[cfg(not(loom))]
mod real;
#[cfg(not(loom))]
pub use real::{futex, sync, thread};

#[cfg(loom)]
mod model;
#[cfg(loom)]
pub use model::{cell, explore, futex, pass_time, sync, thread};
