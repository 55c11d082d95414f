//! What runs: modules and their kernels.

pub mod kernel;
pub mod module;
pub mod spirv;
