//! Level Zero names and types as the C headers have them, and the loader opened at run time.
//!
//! Everything in here is generated from `ze_api.h`, `zes_api.h`, `zet_api.h` and their `*_ddi.h`
//! (`cargo xtask bindings`), except [`open`]. Enumerations are transparent newtypes, since drivers
//! return values that a header does not know. [`Loader`] holds one entry per function; an entry is
//! an `Err` where the installed loader is older than the function: Debian 12's loader, of
//! specification 1.4, lacks everything newer. Ask the field before the call; the method of the
//! same name panics where the entry is absent.
//!
//! This crate neither owns nor checks anything: see `level-zero` for that.

#[allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    dead_code,
    unsafe_op_in_unsafe_fn,
    clippy::all,
    clippy::missing_safety_doc,
    clippy::undocumented_unsafe_blocks,
    reason = "generated, in the words of the C headers"
)]
#[rustfmt::skip]
mod bindings;

pub use bindings::*;

/// The loader's file name, as every distribution installs it.
pub const LOADER: &str = "libze_loader.so.1";

/// Opens the Level Zero loader.
///
/// # Errors
/// The dynamic linker's message where [`LOADER`] is not installed or cannot be loaded.
///
/// # Safety
/// Loading runs the library's initialisers; the caller trusts the library that the dynamic linker
/// finds under this name.
pub unsafe fn open() -> Result<Loader, libloading::Error> {
    // SAFETY: forwarded to the caller, who trusts the library.
    unsafe { Loader::new(LOADER) }
}
