//! Level Zero's functions, one method each, with Rust's types in and out.
//!
//! The methods of [`Table`] fill in descriptors, fetch what a call returns through pointers, and
//! turn results into [`Error`]. They own nothing and check nothing: the owners outside do.
//!
//! # Safety
//! One contract for all unsafe methods here, unless they say more: handles are alive, and belong
//! together as the function's specification asks; a handle that several threads must not use at
//! once is used by this thread alone; nothing uses a handle after it was destroyed. Pointers to
//! device memory are handed on, never dereferenced.

mod device;
mod driver;
mod event;
mod later;
mod list;
mod memory;
mod module;
mod queue;

use std::ffi::{CStr, CString, c_char};
use std::time::Duration;

use level_zero_sys::*;

use crate::{Error, ResultCode};
pub use later::obstacle;
pub(crate) use list::Waits;
pub(crate) use memory::Wishes;

pub(crate) type Result<T> = std::result::Result<T, Error>;

/// The loader's functions.
pub(crate) struct Table {
    pub(crate) loader: Loader,
    later: later::Later,
}

/// Calls a function of the table, or says that it is missing. For use in an unsafe block.
macro_rules! call {
    ($table:ident.$function:ident($($argument:expr),* $(,)?)) => {
        $crate::raw::check(
            stringify!($function),
            $crate::raw::entry(&$table.loader.$function, stringify!($function))?($($argument),*),
        )
    };
}

/// As [`call`], where "not ready" is an answer: whether it was ready.
macro_rules! poll {
    ($table:ident.$function:ident($($argument:expr),* $(,)?)) => {
        $crate::raw::ready(
            stringify!($function),
            $crate::raw::entry(&$table.loader.$function, stringify!($function))?($($argument),*),
        )
    };
}

use {call, poll};

fn entry<F: Copy>(entry: &std::result::Result<F, libloading::Error>, function: &'static str) -> Result<F> {
    entry.as_ref().copied().map_err(|_| Error::Missing { function, needs: None })
}

fn check(function: &'static str, result: ze_result_t) -> Result<()> {
    match result {
        ze_result_t::ZE_RESULT_SUCCESS => Ok(()),
        result => Err(Error::Call { function, result: ResultCode(result) }),
    }
}

fn ready(function: &'static str, result: ze_result_t) -> Result<bool> {
    match result {
        ze_result_t::ZE_RESULT_NOT_READY => Ok(false),
        result => check(function, result).map(|()| true),
    }
}

/// A time in Level Zero's nanoseconds, where the largest number is for ever.
fn nanoseconds(timeout: Option<Duration>) -> u64 {
    timeout.map_or(u64::MAX, |time| u64::try_from(time.as_nanos()).map_or(u64::MAX - 1, |n| n.min(u64::MAX - 1)))
}

/// The two calls by which Level Zero lists things: how many, then which.
fn enumerate<N, T>(empty: T, mut ask: impl FnMut(*mut N, *mut T) -> Result<()>) -> Result<Vec<T>>
where
    N: Default + Copy + TryInto<usize>,
    T: Clone,
{
    let index = |count: N| count.try_into().unwrap_or(usize::MAX);
    let mut count = N::default();
    ask(&mut count, std::ptr::null_mut())?;
    let mut things = vec![empty; index(count)];
    if !things.is_empty() {
        ask(&mut count, things.as_mut_ptr())?;
        // There may be fewer by now; more do not fit, and the function does not write them.
        things.truncate(index(count));
    }
    Ok(things)
}

/// The text in an array of C, up to its NUL.
fn text(characters: &[c_char]) -> String {
    let bytes: Vec<u8> = characters.iter().map(|&c| c as u8).collect();
    match CStr::from_bytes_until_nul(&bytes) {
        Ok(text) => text.to_string_lossy().into_owned(),
        Err(_) => String::from_utf8_lossy(&bytes).into_owned(),
    }
}

/// The text for C.
fn c_text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::NulByte { text: text.into() })
}

/// A record that says its type in its first member and can be extended by its second.
trait Structure: Sized {
    /// The record with its type said, no extension, and zeros.
    fn new() -> Self;
}

macro_rules! structures {
    ($($record:ident $kind:ident)*) => {$(
        impl Structure for $record {
            fn new() -> Self {
                // SAFETY: a C record of integers, raw pointers and arrays of integers, for all of
                // which zero bits are a value.
                let mut record: Self = unsafe { std::mem::zeroed() };
                record.stype = ze_structure_type_t::$kind;
                record
            }
        }
    )*};
}

structures! {
    ze_driver_properties_t ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES
    ze_driver_ipc_properties_t ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES
    ze_device_properties_t ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES
    ze_device_compute_properties_t ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES
    ze_device_module_properties_t ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES
    ze_device_memory_properties_t ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES
    ze_device_memory_access_properties_t ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES
    ze_device_external_memory_properties_t ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES
    ze_command_queue_group_properties_t ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES
    ze_device_p2p_properties_t ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES
    ze_context_desc_t ZE_STRUCTURE_TYPE_CONTEXT_DESC
    ze_device_mem_alloc_desc_t ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC
    ze_host_mem_alloc_desc_t ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC
    ze_relaxed_allocation_limits_exp_desc_t ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC
    ze_memory_compression_hints_ext_desc_t ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC
    ze_memory_allocation_properties_t ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES
    ze_external_memory_export_desc_t ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC
    ze_external_memory_export_fd_t ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD
    ze_command_queue_desc_t ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC
    ze_command_list_desc_t ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC
    ze_fence_desc_t ZE_STRUCTURE_TYPE_FENCE_DESC
    ze_event_pool_desc_t ZE_STRUCTURE_TYPE_EVENT_POOL_DESC
    ze_event_desc_t ZE_STRUCTURE_TYPE_EVENT_DESC
    ze_module_desc_t ZE_STRUCTURE_TYPE_MODULE_DESC
    ze_module_properties_t ZE_STRUCTURE_TYPE_MODULE_PROPERTIES
    ze_kernel_desc_t ZE_STRUCTURE_TYPE_KERNEL_DESC
    ze_kernel_properties_t ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES
}

/// A handle or address that any number of threads may use at once.
pub(crate) struct Shared<T>(pub(crate) *mut T);

// SAFETY: a handle is a name of something that the driver keeps, not tied to a thread. Owners put
// only such handles in here whose functions Level Zero lets be called from simultaneous threads
// (drivers, devices, contexts, queues, fences, events, modules), or addresses of device-visible
// memory, which are never dereferenced here.
unsafe impl<T> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

/// A handle that one thread at a time may use, whichever it is.
pub(crate) struct Exclusive<T>(pub(crate) *mut T);

// SAFETY: command lists and kernels must not be used from simultaneous threads, but Level Zero ties
// no handle to a thread. Not being Sync, two threads cannot use one at once.
unsafe impl<T> Send for Exclusive<T> {}

/// Logs what cannot be returned because it happened in a drop.
pub(crate) fn in_drop(result: Result<()>) {
    if let Err(error) = result {
        tracing::warn!("while releasing: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_asked_for_twice_and_may_shrink() {
        let mut asked = 0;
        let things = enumerate(0, |count: *mut u32, things: *mut i32| {
            asked += 1;
            // SAFETY: `enumerate` passes room for the count it was told.
            unsafe {
                if things.is_null() {
                    *count = 3;
                } else {
                    *count = 2;
                    things.write(7);
                    things.add(1).write(8);
                }
            }
            Ok(())
        });
        assert_eq!((things.unwrap(), asked), (vec![7, 8], 2));
        let none = enumerate(0u8, |_: *mut usize, things| {
            assert!(things.is_null());
            Ok(())
        });
        assert_eq!(none.unwrap(), []);
    }

    #[test]
    fn times_end_before_for_ever() {
        assert_eq!(nanoseconds(None), u64::MAX);
        assert_eq!(nanoseconds(Some(Duration::ZERO)), 0);
        assert_eq!(nanoseconds(Some(Duration::from_micros(3))), 3000);
        assert_eq!(nanoseconds(Some(Duration::MAX)), u64::MAX - 1);
    }

    #[test]
    fn text_ends_at_its_nul_or_its_array() {
        let array = |text: &[u8]| text.iter().map(|&b| b as c_char).collect::<Vec<_>>();
        assert_eq!(text(&array(b"pvc\0junk")), "pvc");
        assert_eq!(text(&array(b"full")), "full");
        assert!(matches!(c_text("a\0b"), Err(Error::NulByte { .. })));
    }

    #[test]
    fn not_ready_is_an_answer_only_to_a_poll() {
        let not_ready = ze_result_t::ZE_RESULT_NOT_READY;
        assert_eq!(ready("f", not_ready), Ok(false));
        assert_eq!(ready("f", ze_result_t::ZE_RESULT_SUCCESS), Ok(true));
        let error = Error::Call { function: "f", result: ResultCode(not_ready) };
        assert_eq!(check("f", not_ready), Err(error));
    }
}
