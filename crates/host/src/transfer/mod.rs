//! One-sided transfers: where symmetric memory is, put and get, atomic memory operations, completion and order.

mod amo;
mod order;
mod reach;
mod rma;
mod strided;

pub use amo::Amo;
pub(crate) use amo::device_atomic;
pub(crate) use reach::not_null;
pub(crate) use strided::Strides;
