//! Handles.
//!
//! A handle is the address of a slot: four words that newer loaders may ask drivers for, the kind of object, and the object,
//! which is shared with whatever still works on it. All slots lie in one stretch of address space that lives as long as the
//! process, so what a program passes as a handle is checked before it is followed: a number that never was a handle, one
//! of another kind, or one that was destroyed is an error with a code. (Destroyed ones are used again, for objects of any
//! kind, after many others.)

use std::cell::UnsafeCell;
use std::collections::VecDeque;
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use level_zero_sys::ze_result_t;
use rustix::mm::{MapFlags, ProtFlags, mmap_anonymous};

use crate::base::answer::{Answer, because, require};
use crate::base::arguments::{array, non_null};
use crate::base::settings::settings;

/// What has handles.
pub trait Object: Send + Sync + Sized + 'static {
    /// What the specification's handle type points to.
    type Raw;
    /// Which kind it is; not zero, and different for each.
    const KIND: u64;
}

/// Makes a type an object: its handle's pointee and eight letters that name the kind.
macro_rules! object {
    ($object:ty, $raw:ty, $kind:literal) => {
        impl crate::base::object::Object for $object {
            type Raw = $raw;
            const KIND: u64 = u64::from_ne_bytes(*$kind);
        }
    };
}
pub(crate) use object;

/// Functions that tell one thing of an object, which is written where the caller wants it.
macro_rules! getters {
    ($($(#[$doc:meta])* $function:ident($object:ty) -> $value:ty: $get:expr;)*) => {$(
        $(#[$doc])*
        pub unsafe extern "C" fn $function(
            handle: *mut <$object as crate::base::object::Object>::Raw,
            room: *mut $value,
        ) -> level_zero_sys::ze_result_t {
            crate::base::answer::answer(|| {
                let get: fn(&$object) -> crate::base::answer::Answer<$value> = $get;
                // SAFETY: the handle is the caller's, and so is the room.
                unsafe { crate::base::arguments::write(room, get(crate::base::object::get(handle)?)?) }
            })
        }
    )*};
}
pub(crate) use getters;

const EMPTY: u64 = 0;

/// Zeros are an empty slot.
#[repr(C, align(64))]
struct Slot {
    /// For tables of functions, should a loader want them in handles.
    reserved: [*mut c_void; 4],
    kind: AtomicU64,
    /// An `Arc` of the kind's type, as a raw pointer.
    object: UnsafeCell<*const c_void>,
    /// The kind that it was before it was destroyed.
    was: AtomicU64,
}

impl Slot {
    /// The code for a handle that is of no `T`, with what it is of.
    fn is_no<T: Object>(&self, handle: usize, kind: u64) -> ze_result_t {
        let code = ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
        if !settings().strict {
            return code;
        }
        let was = self.was.load(Ordering::Relaxed);
        let reason = match (kind, was) {
            (EMPTY, EMPTY) => format!("{handle:#x} never was a handle"),
            (EMPTY, _) => format!("{handle:#x} was a {}, and has been destroyed", name(was)),
            _ => format!("{handle:#x} is a {}, not a {}", name(kind), name(T::KIND)),
        };
        because(code, reason)
    }
}

/// The letters of a kind.
fn name(kind: u64) -> String {
    String::from_utf8_lossy(&kind.to_ne_bytes()).trim_end().to_owned()
}

/// Address space for four million handles at a time; pages come when they are used.
const ARENA_BYTES: usize = 256 << 20;
const SLOTS: usize = ARENA_BYTES / size_of::<Slot>();

struct Arena {
    base: usize,
    free: Mutex<Free>,
}

struct Free {
    /// Slots from this one on were never used.
    fresh: usize,
    /// Slots that are empty again, the longest empty one first.
    spare: VecDeque<usize>,
}

/// So many other objects are destroyed before a handle comes back. A loader that wraps handles forgets one when the driver has
/// destroyed it: had it come back meanwhile, on another thread, that would be forgotten as well.
const KEPT: usize = 1 << 12;
/// In strict mode more, so that its use is seen to be one after its end.
const KEPT_STRICTLY: usize = 1 << 16;

/// The arena, or none if there is no address space for it.
fn arena() -> Answer<&'static Arena> {
    static ARENA: OnceLock<Option<Arena>> = OnceLock::new();
    let arena = ARENA.get_or_init(|| {
        let (access, kind) = (ProtFlags::READ | ProtFlags::WRITE, MapFlags::PRIVATE | MapFlags::NORESERVE);
        // SAFETY: a new mapping where the kernel finds room.
        let base = unsafe { mmap_anonymous(std::ptr::null_mut(), ARENA_BYTES, access, kind) };
        let free = Mutex::new(Free { fresh: 0, spare: VecDeque::new() });
        Some(Arena { base: base.ok()? as usize, free })
    });
    arena.as_ref().ok_or(ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)
}

impl Arena {
    /// The slot at an address that may be anything.
    fn slot(&self, address: usize) -> Answer<&'static Slot> {
        let offset = address.wrapping_sub(self.base);
        let valid = offset < ARENA_BYTES && offset.is_multiple_of(size_of::<Slot>());
        require(valid, ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE)?;
        // SAFETY: the address is that of a slot of the arena, which is mapped for ever and was zeros, an empty slot, at first.
        Ok(unsafe { &*(address as *const Slot) })
    }

    fn take(&self) -> Answer<usize> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = if settings().strict { KEPT_STRICTLY } else { KEPT };
        if free.spare.len() > kept
            && let Some(address) = free.spare.pop_front()
        {
            return Ok(address);
        }
        require(free.fresh < SLOTS, ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?;
        free.fresh += 1;
        Ok(self.base + (free.fresh - 1) * size_of::<Slot>())
    }

    fn give_back(&self, address: usize) {
        self.free.lock().unwrap_or_else(PoisonError::into_inner).spare.push_back(address);
    }
}

/// A new handle to the object.
pub fn publish<T: Object>(object: Arc<T>) -> Answer<*mut T::Raw> {
    let arena = arena()?;
    let address = arena.take()?;
    let slot = arena.slot(address)?;
    // SAFETY: the slot is empty and was taken by this thread, so no other thread touches its object.
    unsafe { *slot.object.get() = Arc::into_raw(object).cast() };
    slot.kind.store(T::KIND, Ordering::Release);
    Ok(address as *mut T::Raw)
}

/// The object behind a handle, or `INVALID_NULL_HANDLE`, which is what loaders' own checks say of dead handles too.
///
/// # Safety
/// The object is not destroyed during `'a`, which is the specification's rule.
pub unsafe fn get<'a, T: Object>(handle: *mut T::Raw) -> Answer<&'a T> {
    let slot = arena()?.slot(handle as usize)?;
    let kind = slot.kind.load(Ordering::Acquire);
    if kind != T::KIND {
        return Err(slot.is_no::<T>(handle as usize, kind));
    }
    // SAFETY: the kind says that the slot has a T, which its handle keeps alive during 'a.
    Ok(unsafe { &*(*slot.object.get()).cast::<T>() })
}

/// The objects behind a list of handles, which has to be there.
///
/// # Safety
/// As for [`get`], and the list is null or has so many handles.
pub unsafe fn several<'a, T: Object>(handles: *const *mut T::Raw, count: u32) -> Answer<Vec<&'a T>> {
    non_null(handles.cast_mut())?;
    // SAFETY: forwarded to the caller.
    unsafe { array(handles, count as usize)?.iter().map(|handle| get(*handle)).collect() }
}

/// As [`get`], for who keeps the object.
///
/// # Safety
/// As for [`get`].
pub unsafe fn share<T: Object>(handle: *mut T::Raw) -> Answer<Arc<T>> {
    // SAFETY: forwarded to the caller. The pointer came from `Arc::into_raw`, and the count is raised for the new one.
    unsafe {
        let object: *const T = get::<T>(handle)?;
        Arc::increment_strong_count(object);
        Ok(Arc::from_raw(object))
    }
}

/// Destroys a handle; the object lives on as long as something works on it.
///
/// # Safety
/// No other thread uses the handle during the call.
pub unsafe fn retire<T: Object>(handle: *mut T::Raw) -> Answer<Arc<T>> {
    let arena = arena()?;
    let slot = arena.slot(handle as usize)?;
    let exchanged = slot.kind.compare_exchange(T::KIND, EMPTY, Ordering::AcqRel, Ordering::Relaxed);
    if let Err(kind) = exchanged {
        return Err(slot.is_no::<T>(handle as usize, kind));
    }
    slot.was.store(T::KIND, Ordering::Relaxed);
    // SAFETY: the exchange succeeded for one caller, who owns the slot until it is given back; the pointer came from
    // `Arc::into_raw` of a T, as the kind said.
    let object = unsafe { Arc::from_raw((*slot.object.get()).cast::<T>()) };
    arena.give_back(handle as usize);
    Ok(object)
}

/// An object that lives as long as the process, and its handle.
pub struct Handle<T: Object> {
    pub object: Arc<T>,
    address: usize,
}

impl<T: Object> Clone for Handle<T> {
    fn clone(&self) -> Self {
        Handle { object: self.object.clone(), address: self.address }
    }
}

impl<T: Object> Handle<T> {
    pub fn new(object: T) -> Answer<Handle<T>> {
        let object = Arc::new(object);
        let address = publish(object.clone())? as usize;
        Ok(Handle { object, address })
    }

    pub fn raw(&self) -> *mut T::Raw {
        self.address as *mut T::Raw
    }
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
        let thing = Arc::new(Thing(7));
        let handle = publish(thing.clone()).unwrap();
        // SAFETY: the handles are used by this thread only.
        unsafe {
            assert_eq!(get::<Thing>(handle).map(|thing| thing.0), Ok(7));
            assert_eq!(share::<Thing>(handle).map(|thing| Arc::strong_count(&thing)), Ok(3));
            assert!(get::<Other>(handle).is_err());
            assert!(retire::<Other>(handle).is_err());
            assert_eq!(retire::<Thing>(handle).map(|thing| thing.0), Ok(7));
            assert_eq!(Arc::strong_count(&thing), 1);
            assert!(get::<Thing>(handle).is_err());
            assert!(retire::<Thing>(handle).is_err());
        }
    }

    #[test]
    fn a_handle_does_not_come_back_soon() {
        let mut seen = std::collections::HashSet::new();
        // Other tests destroy some, too.
        for _ in 0..KEPT / 2 {
            let handle = publish(Arc::new(Thing(7))).unwrap();
            assert!(seen.insert(handle), "{handle:?} came back");
            // SAFETY: the handle is used by this thread only.
            unsafe { retire::<Thing>(handle) }.unwrap();
        }
    }

    #[test]
    fn what_is_no_handle_is_not_followed() {
        let handle = publish(Arc::new(Thing(7))).unwrap();
        let local = 0u64;
        let numbers = [0, 1, usize::MAX, 1 << 46, &raw const local as usize, handle as usize + 1, handle as usize + 8];
        for number in numbers {
            // SAFETY: whatever it is, no thread destroys it.
            let found = unsafe { get::<Thing>(number as *mut u8) };
            assert!(found.is_err(), "{number:#x}");
        }
    }
}
