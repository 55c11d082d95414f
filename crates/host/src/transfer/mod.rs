//! One-sided transfers: where symmetric memory is, put and get, atomic memory operations, completion and order, and
//! variables that other PEs change.

mod agent;
mod amo;
mod order;
mod reach;
mod rma;
mod short;
mod strided;
mod watched;

pub(crate) use agent::DeviceAgent;
pub use amo::{Amo, amo_on_host};
pub(crate) use reach::not_null;
pub use short::{Reached, ShortWay};
pub(crate) use strided::{MOST_BYTES, Strides, TOO_FAR};
pub use watched::{Watched, Word};
