//! The one table of the API: a [`Row`] for each family of routines, which says everything about it.
//!
//! `cargo xtask generate` turns the table's [`entries`] into declarations in C, generic names in C11 and C++,
//! profiling names, a Fortran module, the functions that `libzeshmem.so` exports, lists for tests, and the page of
//! supported routines. No routine is declared or exported by hand.
#![forbid(unsafe_code)]

mod entry;
mod row;
mod rows;
mod types;

pub use entry::{Element, Entry, Form, KernelEntry, entries, exported, kernel_entries, of_row};
pub use row::{Api, Axis, Body, Forms, Kind, Of, Parameter, Passing, Returns, Row, Types, Word};
pub use rows::{SECTIONS, Section};
pub use types::{COMPLEX_DOUBLE, COMPLEX_FLOAT, Family, LONG_DOUBLE, RMA_TYPES, Type};
