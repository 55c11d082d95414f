//! The short way of transfers on the default context: what the host can load from and store to is touched at once.
//!
//! Budget: a published pointer, range checks, one load for the peer's distance, one typed access. No lock, no count of
//! references, no system call. What is not found here, whatever the reason, goes the long way, which also tells of errors.
//!
//! # Safety
//! What was published is never freed: a thread that still uses it while another finalises, against the specification, finds old
//! distances, and no freed table.

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use zeshmem_host::{Amo, AmoOp, Context, Shmem, Windows, amo_on_host};

static WINDOWS: AtomicPtr<Windows> = AtomicPtr::new(ptr::null_mut());

/// Opens the short way.
pub fn publish(runtime: &Shmem) {
    WINDOWS.store(Box::into_raw(Box::new(runtime.windows())), Ordering::Release);
}

/// Closes it.
pub fn withdraw() {
    WINDOWS.store(ptr::null_mut(), Ordering::Release);
}

/// Where `bytes` bytes at a symmetric address are on a PE, on the default context.
#[inline(always)]
fn place<T>(ctx: Context, address: *const T, bytes: usize, pe: c_int) -> Option<*mut T> {
    if ctx != Context::DEFAULT {
        return None;
    }
    Some(windows()?.on(address as usize, bytes, pe)? as *mut T)
}

#[inline(always)]
fn windows() -> Option<&'static Windows> {
    // SAFETY: null, or published and never freed.
    unsafe { WINDOWS.load(Ordering::Acquire).as_ref() }
}

/// Puts an element, if there is a short way.
///
/// # Safety
/// As `shmem_p`.
#[inline(always)]
pub unsafe fn p<T: Copy>(ctx: Context, dest: *mut T, value: T, pe: c_int) -> bool {
    let Some(place) = place(ctx, dest, size_of::<T>(), pe).filter(|place| place.is_aligned()) else { return false };
    // SAFETY: in symmetric memory of the PE, as mapped here, and aligned. One access, which a PE that waits for it sees whole.
    unsafe { place.write_volatile(value) };
    true
}

/// Gets an element, if there is a short way.
///
/// # Safety
/// As `shmem_g`.
#[inline(always)]
pub unsafe fn g<T: Copy>(ctx: Context, source: *const T, pe: c_int) -> Option<T> {
    let place = place(ctx, source, size_of::<T>(), pe).filter(|place| place.is_aligned())?;
    // SAFETY: as in `p`; all bit patterns of C's arithmetic types are elements.
    Some(unsafe { place.read_volatile() })
}

/// Copies to symmetric memory of a PE, if there is a short way.
///
/// # Safety
/// As `shmem_putmem`.
#[inline(always)]
pub unsafe fn put(ctx: Context, dest: *mut c_void, source: *const c_void, bytes: usize, pe: c_int) -> bool {
    let Some(place) = place(ctx, dest, bytes, pe) else { return false };
    // SAFETY: the place is the PE's; the caller vouches for `source`, which is no device memory of ours.
    is_local(source) && unsafe { copy(place, source, bytes) }
}

/// Copies from symmetric memory of a PE, if there is a short way.
///
/// # Safety
/// As `shmem_getmem`.
#[inline(always)]
pub unsafe fn get(ctx: Context, dest: *mut c_void, source: *const c_void, bytes: usize, pe: c_int) -> bool {
    let Some(place) = place(ctx, source, bytes, pe) else { return false };
    // SAFETY: as in `put`.
    is_local(dest) && unsafe { copy(dest, place, bytes) }
}

/// Whether the host can touch memory of this PE, as far as is known.
#[inline(always)]
fn is_local(address: *const c_void) -> bool {
    !address.is_null() && windows().is_some_and(|windows| !windows.is_device(address as usize))
}

/// Copies; a word in one access, since other PEs may wait for it.
///
/// # Safety
/// Both ranges are valid.
#[inline(always)]
unsafe fn copy(dest: *mut c_void, source: *const c_void, bytes: usize) -> bool {
    let (to, from) = (dest.cast::<u64>(), source.cast::<u64>());
    // SAFETY: the caller's promise. No reference is made, so that a peer's unordered access to the same bytes does to them what
    // the program's own would.
    unsafe {
        match bytes {
            8 if to.is_aligned() && from.is_aligned() => to.write_volatile(from.read_volatile()),
            4 if to.cast::<u32>().is_aligned() && from.cast::<u32>().is_aligned() => {
                to.cast::<u32>().write_volatile(from.cast::<u32>().read_volatile());
            }
            _ => ptr::copy(source.cast::<u8>(), dest.cast::<u8>(), bytes),
        }
    }
    true
}

/// Performs an atomic operation, if there is a short way: on host memory the CPU is its agent.
///
/// # Safety
/// As the routines of OpenSHMEM, section 9.8.
#[inline(always)]
pub unsafe fn amo<T: Amo>(ctx: Context, target: *mut T, op: AmoOp, operand: T, compare: T, pe: c_int) -> Option<T> {
    let place = place(ctx, target, size_of::<T>(), pe).filter(|place| place.is_aligned())?;
    if T::IS_FLOAT && !matches!(op, AmoOp::Fetch | AmoOp::Set | AmoOp::Swap) {
        return None;
    }
    // SAFETY: aligned, in a host segment, which stays mapped; all PEs perform atomic operations on it by CPUs.
    Some(unsafe { amo_on_host(place, op, operand, compare) })
}
