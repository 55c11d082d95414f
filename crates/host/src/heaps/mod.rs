//! Collective allocation of symmetric memory: from the device heap, and from the host heap.

mod device;
mod host;

pub use device::SymmetricPtr;
