//! The one table of types and typed operations that every binding is made from.
//!
//! `cargo xtask generate` turns it into the C prototypes (`include/ishmem/typed.h`,
//! `include/shmem/typed.h`), the generic names of C11 and C++ (`include/shmem/generic.h`), lists of
//! types for kernels and tests, and the C thunks of `capi`. A language is a map from the parameter
//! kinds to its own words; no typed routine is written by hand. What is written by hand is listed in
//! [`names`], so that the library's exported symbols can be held against the whole.
#![forbid(unsafe_code)]

pub mod names;
mod operations;
mod types;

pub use operations::{Body, ISHMEM_OPERATIONS, Kind, Operation, Parameter, Returns, Routine, SHMEM_OPERATIONS};
pub use types::{Family, LONG_DOUBLE, RMA_TYPES, SIZES, Type};
