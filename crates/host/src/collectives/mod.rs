//! Collectives over teams and over active sets.
//!
//! Each is written once, over a [`Meeting`]: the PEs that take part and how they agree. First all of them agree on the
//! call, and none moves a byte before all are known to be right. Short blocks travel in the letters of that agreement,
//! so that it is all there is; long ones are moved by loads and stores, or by the device, between a first and a second
//! agreement. A wrong call over an active set ends the job, so some blocks go before the agreement there, or without one
//! (`Meeting::ends_the_job`). Of teams on several nodes each long block comes to a node once (`by_nodes`).

mod active_set;
mod alltoall;
mod broadcast;
mod by_nodes;
mod collect;
mod meeting;
mod operands;
mod psync;
mod ragged;
mod reduce;
mod reducescatter;
mod scan;
mod sync;
mod wide_floats;

pub use active_set::{ActiveSet, Arrays};
pub use alltoall::Exchanged;
pub use psync::{SYNC_VALUE, SYNC_WORDS};
pub use ragged::Ragged;
pub use reduce::{Element, ReduceOp};

use meeting::Meeting;
