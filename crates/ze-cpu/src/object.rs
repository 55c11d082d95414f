//! Handles.
//!
//! A handle points to a slot: four words that newer loaders may ask drivers for, the kind of object, and the object,
//! which is shared with whatever still works on it. Slots are never given back to the allocator, only to their own
//! kind's list of spare ones, so a handle that was destroyed points to a slot that is empty, or taken by a younger object of
//! the same kind, and never to something else: using it is an error with a code.

use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use level_zero_sys::ze_result_t;

use crate::answer::Answer;

/// What has handles.
pub trait Object: Send + Sync + Sized + 'static {
    /// What the specification's handle type points to.
    type Raw;
    /// Which kind it is.
    const KIND: u64;
    /// The kind's spare slots.
    fn spare() -> &'static Spare;
}

/// Makes a type an object: its handle's pointee and eight letters that name the kind.
macro_rules! object {
    ($object:ty, $raw:ty, $kind:literal) => {
        impl crate::object::Object for $object {
            type Raw = $raw;
            const KIND: u64 = u64::from_ne_bytes(*$kind);
            fn spare() -> &'static crate::object::Spare {
                static SPARE: crate::object::Spare = crate::object::Spare::new();
                &SPARE
            }
        }
    };
}
pub(crate) use object;

/// The addresses of a kind's empty slots.
pub struct Spare(Mutex<Vec<usize>>);

impl Spare {
    pub const fn new() -> Spare {
        Spare(Mutex::new(Vec::new()))
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, Vec<usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const EMPTY: u64 = 0;

#[repr(C)]
struct Slot<T> {
    /// For tables of functions, should a loader want them in handles.
    reserved: [*mut c_void; 4],
    kind: AtomicU64,
    object: UnsafeCell<Option<Arc<T>>>,
}

/// A new handle to the object.
pub fn publish<T: Object>(object: Arc<T>) -> *mut T::Raw {
    let spare = T::spare().slots().pop();
    let slot = match spare {
        Some(address) => {
            let slot = address as *mut Slot<T>;
            // SAFETY: an address in this kind's list is that of a slot of this kind that is empty and nobody else's.
            unsafe { *(*slot).object.get() = Some(object) };
            slot
        }
        None => Box::into_raw(Box::new(Slot {
            reserved: [ptr::null_mut(); 4],
            kind: AtomicU64::new(EMPTY),
            object: UnsafeCell::new(Some(object)),
        })),
    };
    // SAFETY: slots live for ever.
    unsafe { (*slot).kind.store(T::KIND, Ordering::Release) };
    slot.cast()
}

/// The object behind a handle, or `INVALID_NULL_HANDLE`, which is what loaders' own checks say of dead handles too.
///
/// # Safety
/// `handle` is null or came from [`publish`]; its object is not destroyed during `'a`, which is the specification's rule.
pub unsafe fn get<'a, T: Object>(handle: *mut T::Raw) -> Answer<&'a Arc<T>> {
    let slot: *mut Slot<T> = handle.cast();
    // SAFETY: whatever has a handle is in a slot, which lives for ever, and all slots begin alike.
    if slot.is_null() || unsafe { (*slot).kind.load(Ordering::Acquire) } != T::KIND {
        return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    // SAFETY: the kind says that the slot has a T; it changes only when the handle is destroyed.
    unsafe { (*(*slot).object.get()).as_ref() }
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE)
}

/// Destroys a handle; the object lives on as long as something works on it.
///
/// # Safety
/// As for [`get`], and nobody else uses the handle during the call.
pub unsafe fn retire<T: Object>(handle: *mut T::Raw) -> Answer<Arc<T>> {
    let slot: *mut Slot<T> = handle.cast();
    let gone = Err(ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    if slot.is_null() {
        return gone;
    }
    // SAFETY: as in `get`.
    let kind = unsafe { &(*slot).kind };
    if kind
        .compare_exchange(T::KIND, EMPTY, Ordering::AcqRel, Ordering::Relaxed)
        .is_err()
    {
        return gone;
    }
    // SAFETY: the exchange succeeded for one caller, who owns the slot until it is in the list.
    let object = unsafe { (*(*slot).object.get()).take() };
    T::spare().slots().push(slot as usize);
    object.ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Thing(u32);
    object!(Thing, u8, b"thing   ");
    struct Other;
    object!(Other, u8, b"other   ");

    #[test]
    fn a_handle_is_good_for_its_kind_until_destroyed() {
        let handle = publish(Arc::new(Thing(7)));
        // SAFETY: the handles are null or from `publish`, used by this thread only.
        unsafe {
            assert_eq!(get::<Thing>(handle).map(|thing| thing.0), Ok(7));
            assert!(get::<Other>(handle).is_err());
            assert!(get::<Thing>(ptr::null_mut()).is_err());
            assert_eq!(retire::<Thing>(handle).map(|thing| thing.0), Ok(7));
            assert!(get::<Thing>(handle).is_err());
            assert!(retire::<Thing>(handle).is_err());
            let again = publish(Arc::new(Thing(8)));
            assert_eq!(again, handle, "the slot is used again");
            retire::<Thing>(again).unwrap();
        }
    }
}
