//! The shapes that arguments of the specification have in common.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::NonNull;

use level_zero_sys::{ze_base_desc_t, ze_result_t, ze_structure_type_t};

use crate::base::answer::{Answer, require};
use crate::base::structures::check_structure;

/// The argument, or `INVALID_NULL_POINTER`.
pub fn non_null<T>(pointer: *mut T) -> Answer<NonNull<T>> {
    NonNull::new(pointer).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER)
}

/// What a descriptor says.
///
/// # Safety
/// `pointer` is null or points to a `T` that no thread writes during the call.
pub unsafe fn read<T: Copy>(pointer: *const T) -> Answer<T> {
    let pointer = non_null(pointer.cast_mut())?.as_ptr();
    // SAFETY: not null, so it points to a T.
    unsafe {
        check_structure(pointer)?;
        Ok(pointer.read_unaligned())
    }
}

/// Writes a result where the caller wants it.
///
/// # Safety
/// `pointer` is null or points to memory for a `T`.
pub unsafe fn write<T>(pointer: *mut T, value: T) -> Answer {
    let pointer = non_null(pointer)?;
    // SAFETY: not null, so it points to room for a T.
    unsafe { pointer.as_ptr().write_unaligned(value) };
    Ok(())
}

/// Changes a structure that the caller gave to be filled.
///
/// # Safety
/// `structure` is null or points to a `T`, whatever its type says.
pub unsafe fn edit<T: Copy>(structure: *mut c_void, change: impl FnOnce(&mut T)) -> Answer {
    let structure = structure.cast::<T>();
    // SAFETY: forwarded to the caller.
    unsafe {
        let mut filled = read(structure)?;
        change(&mut filled);
        write(structure, filled)
    }
}

/// As [`write()`], where the caller may not want it.
///
/// # Safety
/// As for [`write()`].
pub unsafe fn write_if_wanted<T>(pointer: *mut T, value: T) {
    if !pointer.is_null() {
        // SAFETY: not null, so it points to room for a T.
        unsafe { pointer.write_unaligned(value) };
    }
}

/// An array argument: its elements, which may be none.
///
/// # Safety
/// `first` is null or points to `count` values that no thread writes during `'a`.
pub unsafe fn array<'a, T>(first: *const T, count: usize) -> Answer<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    let first = non_null(first.cast_mut())?;
    // SAFETY: not null, so it points to `count` values.
    Ok(unsafe { std::slice::from_raw_parts(first.as_ptr(), count) })
}

/// A terminated string argument that has to be there.
///
/// # Safety
/// `pointer` is null or points to a terminated string that no thread writes during `'a`.
pub unsafe fn string<'a>(pointer: *const c_char) -> Answer<&'a CStr> {
    let pointer = non_null(pointer.cast_mut())?;
    // SAFETY: not null, so it points to a terminated string.
    Ok(unsafe { CStr::from_ptr(pointer.as_ptr()) })
}

/// `INVALID_ENUMERATION` where `flags` has a bit that `known` lacks.
pub fn check_flags(flags: u32, known: u32) -> Answer {
    require(flags & !known == 0, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)
}

/// The question for a list: without room, how many there are; with room, as many as fit.
///
/// `fill` gets a pointer to each element's room and its index.
///
/// # Safety
/// `count` is null or points to a number; `room` is null or points to as many elements as that number says.
pub unsafe fn list<T>(count: *mut u32, room: *mut T, total: usize, fill: impl Fn(*mut T, usize) -> Answer) -> Answer {
    // SAFETY: forwarded to the caller.
    let asked = unsafe { read(count) }?;
    if asked == 0 || room.is_null() {
        // SAFETY: forwarded to the caller; it is not null.
        return unsafe { write(count, total as u32) };
    }
    let given = total.min(asked as usize);
    for index in 0..given {
        // SAFETY: there is room for `asked` elements, which is more than `index`.
        fill(unsafe { room.add(index) }, index)?;
    }
    // SAFETY: forwarded to the caller; it is not null.
    unsafe { write(count, given as u32) }
}

/// The question for bytes: without room, how many there are; with room, all of them, or `INVALID_SIZE`.
///
/// # Safety
/// `size` is null or points to a number; `room` is null or points to as many bytes as that number says.
pub unsafe fn bytes(size: *mut usize, room: *mut u8, content: &[u8]) -> Answer {
    // SAFETY: forwarded to the caller.
    let asked = unsafe { read(size) }?;
    if !room.is_null() && asked > 0 {
        require(asked >= content.len(), ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
        // SAFETY: there is room for `asked` bytes, which is enough; the content is ours and does not overlap it.
        unsafe { room.copy_from_nonoverlapping(content.as_ptr(), content.len()) };
    }
    // SAFETY: forwarded to the caller; it is not null.
    unsafe { write(size, content.len()) }
}

/// The structures chained behind a `pNext`: their types and addresses, to be cast by type.
///
/// # Safety
/// `next` is null or points to a structure of the specification, as do all that follow it.
pub unsafe fn chain(next: *const c_void) -> impl Iterator<Item = (ze_structure_type_t, *mut c_void)> {
    let mut next = next.cast::<ze_base_desc_t>();
    std::iter::from_fn(move || {
        // SAFETY: every structure of the specification begins with its type and a `pNext`; the caller's chain has only such.
        let head = unsafe { next.as_ref() }?;
        let here = next.cast_mut().cast();
        next = head.pNext.cast();
        Some((head.stype, here))
    })
}

/// A name as a fixed array of characters, cut to fit, terminated.
pub fn name<const N: usize>(text: &str) -> [c_char; N] {
    let mut array = [0; N];
    for (to, from) in array[..N - 1].iter_mut().zip(text.bytes()) {
        *to = from as c_char;
    }
    array
}
