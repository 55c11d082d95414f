//! What programs are told of memory, and what they say of it.

use std::ffi::c_void;
use std::ops::Range;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{chain, check_flags, list, non_null, read, write, write_if_wanted};
use crate::base::object;
use crate::devices::device::Device;
use crate::memory::allocation::Backing;
use crate::memory::known::find;
use crate::strict;
use crate::work::context::Context;

pub unsafe extern "C" fn zeMemGetAllocProperties(
    context: ze_context_handle_t,
    pointer: *const c_void,
    properties: *mut ze_memory_allocation_properties_t,
    device: *mut ze_device_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the pieces of room, and what is chained is as the specification says.
        unsafe {
            let context = object::get::<Context>(context)?;
            non_null(pointer.cast_mut())?;
            let mut filled = read(properties)?;
            let found = find(context.id, pointer).ok();
            let backing = found.as_ref().map(|found| &found.backing);
            filled.type_ = backing.map_or(ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN, |b| b.kind);
            filled.id = backing.map_or(0, |backing| backing.id);
            filled.pageSize = found.as_ref().map_or(0, |found| found.page_bytes() as u64);
            write(properties, filled)?;
            write_if_wanted(device, backing.map_or(ptr::null_mut(), |b| b.device as ze_device_handle_t));
            for (stype, address) in chain(filled.pNext) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD {
                    let found = found.as_ref().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
                    found.backing.export_fd(address.cast())?;
                }
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES {
                    let asked = read(address.cast::<ze_memory_sub_allocations_exp_properties_t>())?;
                    let parts = usize::from(found.is_some());
                    list(asked.pCount, asked.pSubAllocations, parts, |room, _| {
                        let whole = found.as_ref().map_or((0, 0), |found| (found.base, found.size));
                        let part = ze_sub_allocation_t { base: whole.0 as *mut c_void, size: whole.1 };
                        write(room, part)
                    })?;
                }
            }
            Ok(())
        }
    })
}

pub unsafe extern "C" fn zeMemGetAddressRange(
    context: ze_context_handle_t,
    pointer: *const c_void,
    base: *mut *mut c_void,
    size: *mut usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            non_null(pointer.cast_mut())?;
            let found = find(context.id, pointer)?;
            write_if_wanted(base, found.base as *mut c_void);
            write_if_wanted(size, found.size);
            Ok(())
        }
    })
}

/// Attributes of memory that is the program's own.
static OF_THE_PROGRAM: Mutex<Vec<Attributed>> = Mutex::new(Vec::new());

struct Attributed {
    device: usize,
    range: Range<usize>,
    attributes: ze_memory_atomic_attr_exp_flags_t,
}

/// All kinds of atomic operations work on all memory here; what the program says of it is kept for it to ask.
pub unsafe extern "C" fn zeMemSetAtomicAccessAttributeExp(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
    attributes: ze_memory_atomic_attr_exp_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        let backing = unsafe { attributed(context, device, pointer, size) }?;
        // NO_ATOMICS, then a flag against and a flag for the atomic operations of host, device, and both.
        check_flags(attributes, 0x7f)?;
        let device = device as usize;
        let Some(backing) = backing else {
            let range = pointer as usize..pointer as usize + size;
            let mut all = OF_THE_PROGRAM.lock().unwrap_or_else(PoisonError::into_inner);
            let is_hidden = |old: &Attributed| range.start <= old.range.start && old.range.end <= range.end;
            all.retain(|old| old.device != device || !is_hidden(old));
            all.push(Attributed { device, range, attributes });
            return Ok(());
        };
        let mut atomics = backing.atomics.lock().unwrap_or_else(PoisonError::into_inner);
        atomics.retain(|(known, _)| *known != device);
        atomics.push((device, attributes));
        Ok(())
    })
}

pub unsafe extern "C" fn zeMemGetAtomicAccessAttributeExp(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
    attributes: *mut ze_memory_atomic_attr_exp_flags_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            let found = match attributed(context, device, pointer, size)? {
                Some(backing) => {
                    let atomics = backing.atomics.lock().unwrap_or_else(PoisonError::into_inner);
                    atomics.iter().find(|(known, _)| *known == device as usize).map(|(_, attributes)| *attributes)
                }
                None => {
                    let all = OF_THE_PROGRAM.lock().unwrap_or_else(PoisonError::into_inner);
                    let (start, end) = (pointer as usize, pointer as usize + size);
                    let holds = |it: &&Attributed| {
                        it.device == device as usize && it.range.start <= start && end <= it.range.end
                    };
                    all.iter().rev().find(holds).map(|it| it.attributes)
                }
            };
            write(attributes, found.unwrap_or(0))
        }
    })
}

/// The memory of a range; none for the program's own, where devices reach that.
///
/// # Safety
/// The handles are the caller's.
unsafe fn attributed(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    pointer: *const c_void,
    size: usize,
) -> Answer<Option<Arc<Backing>>> {
    // SAFETY: forwarded to the caller.
    let context = unsafe {
        object::get::<Device>(device)?;
        object::get::<Context>(context)?
    };
    non_null(pointer.cast_mut())?;
    let found = match find(context.id, pointer) {
        Err(_) if !strict::is_on() => None,
        found => Some(found?),
    };
    let last = found.as_ref().map_or(usize::MAX, |found| found.end());
    let within = (pointer as usize).checked_add(size).is_some_and(|end| end <= last);
    require(within && size > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
    Ok(found.map(|found| found.backing.clone()))
}
