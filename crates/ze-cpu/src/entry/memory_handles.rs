//! IPC handles of memory; what they hold is in `memory::ipc`.

use std::ffi::c_void;
use std::os::fd::AsFd;

use level_zero_sys::*;

use crate::base::answer::{Answer, answer, require};
use crate::base::arguments::{chain, check_flags, list, non_null, read, write};
use crate::base::file::{holds, whole_pages};
use crate::base::object;
use crate::devices::device::Device;
use crate::memory::allocation::{Allocation, Origin, Owner};
use crate::memory::ipc::Ticket;
use crate::memory::known::{find, insert, remove};
use crate::memory::virtual_memory;
use crate::strict;
use crate::work::context::Context;

/// A handle for the whole allocation, whichever address in it is given.
pub unsafe extern "C" fn zeMemGetIpcHandle(
    context: ze_context_handle_t,
    pointer: *const c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe { give_ipc_handle(context, pointer, handle) }
    })
}

/// As `zeMemGetIpcHandle`; what is chained may ask for a handle that a fabric takes along: all devices that there are reach the memory
/// by the usual one.
pub unsafe extern "C" fn zeMemGetIpcHandleWithProperties(
    context: ze_context_handle_t,
    pointer: *const c_void,
    next: *mut c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the room and what is chained.
        unsafe {
            for (stype, address) in chain(next) {
                if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC {
                    let flags = read(address.cast::<ze_ipc_mem_handle_type_ext_desc_t>())?.typeFlags;
                    let usual = ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT.0;
                    let fabric = ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE.0;
                    check_flags(flags, usual | fabric)?;
                }
            }
            give_ipc_handle(context, pointer, handle)
        }
    })
}

/// # Safety
/// The handle is the caller's, and so is the room.
unsafe fn give_ipc_handle(
    context: ze_context_handle_t,
    pointer: *const c_void,
    handle: *mut ze_ipc_mem_handle_t,
) -> Answer {
    // SAFETY: forwarded to the caller.
    unsafe {
        let context = object::get::<Context>(context)?;
        non_null(pointer.cast_mut())?;
        non_null(handle)?;
        // Physical memory goes by its handle, or by where it is mapped.
        let ticket = match virtual_memory::physical(context.id, pointer) {
            Some(backing) => backing.ticket()?,
            None => {
                let found = find(context.id, pointer)?;
                if found.origin == Origin::Reserved {
                    virtual_memory::check_alone(pointer as usize)?;
                }
                found.backing.ticket()?
            }
        };
        let data = ticket.to_handle();
        write(handle, ze_ipc_mem_handle_t { data })
    }
}

/// Maps the exporter's allocation; the address is that of its first byte.
pub unsafe extern "C" fn zeMemOpenIpcHandle(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    handle: ze_ipc_mem_handle_t,
    flags: ze_ipc_memory_flags_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the room.
        unsafe {
            let context = object::get::<Context>(context)?.id;
            let opener = object::get::<Device>(device)?;
            let known = ze_ipc_memory_flag_t::ZE_IPC_MEMORY_FLAG_BIAS_CACHED.0
                | ze_ipc_memory_flag_t::ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED.0;
            check_flags(flags, known)?;
            non_null(pointer)?;
            let ticket = Ticket::of_memory(&handle.data)?;
            let kind = ze_memory_type_t(ticket.extra[0]);
            let known = kind.0 >= ze_memory_type_t::ZE_MEMORY_TYPE_HOST.0
                && kind.0 <= ze_memory_type_t::ZE_MEMORY_TYPE_SHARED.0;
            require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            let home = ticket.extra[1].checked_sub(1);
            if let Some(number) = home.filter(|number| !opener.reaches(*number)) {
                tracing::warn!(
                    "device {} does not open memory of device {number}: ZE_CPU_PEERS says that they are no peers",
                    opener.number
                );
                return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
            }
            let memory = ticket.receive()?;
            let size = usize::try_from(ticket.size).map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            require(
                size > 0 && holds(memory.as_fd(), whole_pages(size)?)?,
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
            )?;
            let owner = Owner { kind, context, device, home, origin: Origin::Opened, exports: 0, uncompressed: true };
            write(pointer, insert(Allocation::new(memory, size, 0, &owner)?))
        }
    })
}

pub unsafe extern "C" fn zeMemCloseIpcHandle(context: ze_context_handle_t, pointer: *const c_void) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let context = unsafe { object::get::<Context>(context) }?;
        non_null(pointer.cast_mut())?;
        let found = find(context.id, pointer)?;
        strict::check_unused(found.base, found.mapped)?;
        remove(context.id, pointer.cast_mut(), Origin::Opened).map(drop)
    })
}

/// Of Intel's drivers, reached by name: as many handles as an allocation has parts, which is one here.
pub unsafe extern "C" fn zexMemGetIpcHandles(
    context: ze_context_handle_t,
    pointer: *const c_void,
    count: *mut u32,
    handles: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so are the number and the room for as many handles.
        unsafe {
            find(object::get::<Context>(context)?.id, pointer)?;
            list(count, handles, 1, |room, _| give_ipc_handle(context, pointer, room))
        }
    })
}

/// Of Intel's drivers, reached by name.
pub unsafe extern "C" fn zexMemOpenIpcHandles(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    count: u32,
    handles: *mut ze_ipc_mem_handle_t,
    flags: ze_ipc_memory_flags_t,
    pointer: *mut *mut c_void,
) -> ze_result_t {
    if count != 1 {
        return ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE;
    }
    // SAFETY: there is one handle if the pointer is not null; all else is forwarded to the caller.
    unsafe {
        match read(handles) {
            Ok(handle) => zeMemOpenIpcHandle(context, device, handle, flags, pointer),
            Err(code) => code,
        }
    }
}
