//! Arguments of the Fortran API of `mpp/shmem.fh`: everything is passed by reference, and every number is a default
//! INTEGER.
//!
//! # Safety
//! Fortran passes references to variables that live during the call.

use std::ffi::{c_char, c_int, c_long, c_void};

use zeshmem_host::{Error, Shmem, Usage};

use crate::process::{or_end, with};
use crate::setup;

/// The value of a variable.
///
/// # Safety
/// `reference` is one to a variable of this type, which need not be aligned for it.
pub unsafe fn value<T>(reference: *const T) -> T {
    // SAFETY: the caller vouches for it.
    unsafe { reference.read_unaligned() }
}

/// What an INTEGER function gives. A program that does not declare SHMEM_MY_PE takes it for REAL by its name, as Fortran's rules are:
/// the System V ABI of x86-64 returns these two in the registers of an integer and of a floating-point number, so that the caller
/// finds the number in either.
#[repr(C)]
pub struct Integer {
    integer: i64,
    real: f32,
}

impl From<c_int> for Integer {
    fn from(number: c_int) -> Integer {
        Integer { integer: number.into(), real: number as f32 }
    }
}

/// A count of elements, which Fortran can pass as less than nothing.
///
/// # Safety
/// `reference` is one to an INTEGER.
pub unsafe fn count(routine: &'static str, argument: &'static str, reference: *const c_int) -> usize {
    // SAFETY: forwarded.
    let number = unsafe { value(reference) };
    or_end(
        usize::try_from(number)
            .map_err(|_| Usage::new(routine, argument, number, format!("it must be in [0, {}]", c_int::MAX)).into()),
    )
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

/// Codes of SHPALLOC and its siblings.
const NOT_POSITIVE: c_int = -1;
const NO_ROOM: c_int = -2;
const REFUSED: c_int = -3;

/// A block of the host heap for a Cray pointer.
///
/// # Safety
/// `addr` and `errcode` are references to variables.
pub unsafe fn shpalloc(routine: &'static str, addr: *mut u64, length: c_int, errcode: *mut c_int, abort: c_int) {
    let block = block_of(routine, length, |runtime, size| runtime.host_malloc(routine, size));
    let (block, outcome) = match block {
        Ok(block) => (block as u64, 0),
        Err(failure) => (0, or_abort(failure, abort)),
    };
    // SAFETY: the caller vouches for them.
    unsafe {
        addr.write_unaligned(block);
        errcode.write_unaligned(outcome);
    }
}

/// Another size for a block, which may move and stays as it was where there is an error.
///
/// # Safety
/// `addr` and `status` are references to variables.
pub unsafe fn shpclmove(routine: &'static str, addr: *mut u64, length: c_int, status: *mut c_int, abort: c_int) {
    // SAFETY: the caller vouches for it.
    let old = unsafe { addr.read_unaligned() };
    let block = block_of(routine, length, |runtime, size| runtime.host_realloc(routine, old as *mut c_void, size));
    let (block, outcome) = match block {
        Ok(block) => (block as u64, c_int::from(block as u64 != old)),
        Err(failure) => (old, or_abort(failure, abort)),
    };
    // SAFETY: the caller vouches for them.
    unsafe {
        addr.write_unaligned(block);
        status.write_unaligned(outcome);
    }
}

/// Gives a block back.
///
/// # Safety
/// `addr` and `errcode` are references to variables.
pub unsafe fn shpdeallc(routine: &'static str, addr: *const u64, errcode: *mut c_int, abort: c_int) {
    // SAFETY: the caller vouches for it.
    let block = unsafe { addr.read_unaligned() } as *mut c_void;
    let freed = with(routine, |runtime| runtime.host_free(routine, block));
    let outcome = freed.map_or_else(|error| or_abort((REFUSED, error), abort), |()| 0);
    // SAFETY: the caller vouches for it.
    unsafe { errcode.write_unaligned(outcome) };
}

/// A block of `length` words of 4 bytes from `allocate`, which takes bytes; or a code, and the reason.
fn block_of(
    routine: &'static str,
    length: c_int,
    allocate: impl FnOnce(&Shmem, usize) -> Result<*mut c_void, Error>,
) -> Result<*mut c_void, (c_int, Error)> {
    let wrong = |code, allowed: &str| Err((code, Usage::new(routine, "length", length, allowed).into()));
    let Some(words) = usize::try_from(length).ok().filter(|&words| words > 0) else {
        return wrong(NOT_POSITIVE, "it must be in [1, 2147483647]");
    };
    let block = with(routine, |runtime| allocate(runtime, 4 * words)).map_err(|error| (REFUSED, error))?;
    if block.is_null() {
        return wrong(NO_ROOM, "the heap, of SHMEM_SYMMETRIC_SIZE bytes, must have room for so many words of 4 bytes");
    }
    Ok(block)
}

/// The code of an error, or the end of the job where the program wants that.
fn or_abort((code, error): (c_int, Error), abort: c_int) -> c_int {
    if abort != 0 || error.is_fatal() {
        or_end(Err(error))
    }
    code
}
