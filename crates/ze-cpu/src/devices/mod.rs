//! The driver, its devices, how they are connected, and the engine that runs kernels on them.

pub mod device;
pub mod driver;
pub mod engine;
pub mod fabric;
