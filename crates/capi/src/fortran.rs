//! Arguments of the Fortran API of `mpp/shmem.fh`: everything is passed by reference, and every number is a default
//! INTEGER.
//!
//! # Safety
//! Fortran passes references to variables that live during the call.

use std::ffi::{c_char, c_int, c_long};

use zeshmem_host::{Error, Usage};

use crate::process::or_end;
use crate::setup;

/// The value of a variable.
///
/// # Safety
/// `reference` is one to a variable of this type, which need not be aligned for it.
pub unsafe fn value<T>(reference: *const T) -> T {
    // SAFETY: the caller vouches for it.
    unsafe { reference.read_unaligned() }
}

/// A count of elements, which Fortran can pass as less than nothing.
///
/// # Safety
/// `reference` is one to an INTEGER.
pub unsafe fn count(routine: &'static str, argument: &'static str, reference: *const c_int) -> usize {
    // SAFETY: forwarded.
    let number = unsafe { value(reference) };
    or_end(usize::try_from(number).map_err(|_| {
        Error::Usage(Usage {
            routine,
            argument,
            value: number.to_string(),
            allowed: format!("it must be in [0, {}]", c_int::MAX),
        })
    }))
}

/// A distance between elements.
///
/// # Safety
/// `reference` is one to an INTEGER.
pub unsafe fn stride(reference: *const c_int) -> isize {
    // SAFETY: forwarded.
    unsafe { value(reference) as isize }
}

/// The work array as C has it: its first element at a multiple of 8 bytes. Fortran's array, of INTEGERs
/// at multiples of 4, has one more than is needed. Two elements with SHMEM_SYNC_VALUE are one of C's.
pub fn work_array(psync: *mut c_int) -> *mut c_long {
    let skip = psync.align_offset(align_of::<c_long>());
    psync.wrapping_add(skip).cast()
}

/// The library's name in a CHARACTER variable: cut to its length, or followed by blanks.
///
/// # Safety
/// `name` is one to a variable of `length` characters.
pub unsafe fn info_get_name(name: *mut c_char, length: usize) {
    let known = setup::NAME.iter().take_while(|&&byte| byte != 0).take(length);
    // SAFETY: the caller vouches for the variable, which is left before its end.
    unsafe {
        name.cast::<u8>().write_bytes(b' ', length);
        for (at, &byte) in known.enumerate() {
            name.cast::<u8>().add(at).write(byte);
        }
    }
}
