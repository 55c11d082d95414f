//! What was counted.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_char, c_int};

use crate::process::ask;

/// `ishmemx_stat_t`
#[repr(C)]
pub struct CStat {
    operation: [c_char; 32],
    path: [c_char; 16],
    by_kernels: c_int,
    calls: u64,
    bytes: u64,
}

/// # Safety
/// `stats` has room for `most`, or is null.
pub unsafe fn stats(stats: *mut CStat, most: usize) -> usize {
    let counted = ask(Vec::new(), |runtime| runtime.stats().unwrap_or_default());
    let most = if stats.is_null() { 0 } else { most };
    for (index, stat) in counted.iter().take(most).enumerate() {
        let (operation, path) = (text(stat.operation), text(stat.path));
        let by_kernels = stat.by_kernels.into();
        // SAFETY: the caller's room.
        unsafe { stats.add(index).write(CStat { operation, path, by_kernels, calls: stat.calls, bytes: stat.bytes }) };
    }
    counted.len()
}

/// A text with C's end, as much of it as there is room for.
fn text<const N: usize>(text: &str) -> [c_char; N] {
    let mut room = [0; N];
    room.iter_mut().take(N - 1).zip(text.bytes()).for_each(|(to, from)| *to = from as c_char);
    room
}
