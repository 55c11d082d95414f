//! Address space: reserved, mapped, unmapped, freed; physical memory: made, destroyed.

use std::ffi::c_void;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{answer, require};
use crate::base::arguments::{chain, check_flags, edit, non_null, read, write};
use crate::base::machine::machine;
use crate::base::object;
use crate::devices::device::Device;
use crate::memory::allocate;
use crate::memory::virtual_memory::{self, PhysicalMemory, check_range};
use crate::work::context::Context;

/// Pages are the same for all sizes.
pub unsafe extern "C" fn zeVirtualMemQueryPageSize(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    _size: usize,
    page_size: *mut usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            write(page_size, machine().page_bytes)
        }
    })
}

pub unsafe extern "C" fn zeVirtualMemReserve(
    context: ze_context_handle_t,
    start: *const c_void,
    size: usize,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            check_range(0, size)?;
            non_null(pointer)?;
            write(pointer, virtual_memory::reserve(context, start as usize, size)? as *mut c_void)
        }
    })
}

pub unsafe extern "C" fn zeVirtualMemFree(
    context: ze_context_handle_t,
    pointer: *const c_void,
    size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?.id;
        virtual_memory::free(context, non_null(pointer.cast_mut())?.as_ptr() as usize, size)
    })
}

pub unsafe extern "C" fn zeVirtualMemMap(
    context: ze_context_handle_t,
    pointer: *const c_void,
    size: usize,
    physical: ze_physical_mem_handle_t,
    offset: usize,
    access: ze_memory_access_attribute_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        let (backing, context) =
            unsafe { (&object::get::<PhysicalMemory>(physical)?.backing, object::get::<Context>(context)?.id) };
        virtual_memory::map(context, pointer, size, backing, offset, access)
    })
}

pub unsafe extern "C" fn zeVirtualMemUnmap(
    context: ze_context_handle_t,
    pointer: *const c_void,
    size: usize,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        virtual_memory::unmap(unsafe { object::get::<Context>(context) }?.id, pointer, size)
    })
}

pub unsafe extern "C" fn zeVirtualMemSetAccessAttribute(
    context: ze_context_handle_t,
    pointer: *const c_void,
    size: usize,
    access: ze_memory_access_attribute_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        virtual_memory::set_access(unsafe { object::get::<Context>(context) }?.id, pointer, size, access)
    })
}

pub unsafe extern "C" fn zeVirtualMemGetAccessAttribute(
    context: ze_context_handle_t,
    pointer: *const c_void,
    size: usize,
    access: *mut ze_memory_access_attribute_t,
    bytes: *mut usize,
) -> ze_result_t {
    answer(|| {
        non_null(access)?;
        non_null(bytes)?;
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let (found, length) = virtual_memory::access(context, pointer, size)?;
            write(access, found)?;
            write(bytes, length)
        }
    })
}

/// The host's own needs no device.
pub unsafe extern "C" fn zePhysicalMemCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *mut ze_physical_mem_desc_t,
    physical: *mut ze_physical_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            let desc = read(desc)?;
            let on_device = ze_physical_mem_flag_t::ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE.0;
            let on_host = ze_physical_mem_flag_t::ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST.0;
            check_flags(desc.flags, on_device | on_host)?;
            check_range(0, desc.size)?;
            require(desc.size as u64 <= machine().memory_bytes, ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)?;
            non_null(physical)?;
            let home = match desc.flags & on_host != 0 {
                true => None,
                false => Some((device, object::get::<Device>(device)?)),
            };
            let backing = Arc::new(allocate::physical(context.id, home, desc.size, desc.pNext)?);
            write(physical, object::publish(Arc::new(PhysicalMemory { backing }))?)
        }
    })
}

/// Where it is mapped it stays until it is unmapped.
pub unsafe extern "C" fn zePhysicalMemDestroy(
    context: ze_context_handle_t,
    physical: ze_physical_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let ours = object::get::<PhysicalMemory>(physical)?.backing.context == context;
            require(ours, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            object::retire::<PhysicalMemory>(physical).map(drop)
        }
    })
}

pub unsafe extern "C" fn zePhysicalMemGetProperties(
    context: ze_context_handle_t,
    physical: ze_physical_mem_handle_t,
    properties: *mut ze_physical_mem_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and the structure is as the specification says.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let backing = &object::get::<PhysicalMemory>(physical)?.backing;
            require(backing.context == context, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            edit(properties.cast(), |found: &mut ze_physical_mem_properties_t| {
                found.id = backing.id;
                found.size = backing.size as u64;
            })?;
            for (stype, address) in chain(read(properties)?.pNext) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD {
                    backing.export_fd(address.cast())?;
                }
            }
            Ok(())
        }
    })
}
