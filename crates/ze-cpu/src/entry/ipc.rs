//! What programs do with IPC handles apart from getting and opening them.

use std::os::fd::RawFd;

use level_zero_sys::*;

use crate::base::answer::answer;
use crate::base::arguments::write;
use crate::base::object;
use crate::memory::export::Export;
use crate::memory::ipc::{Kind, Ticket};
use crate::work::context::Context;

pub unsafe extern "C" fn zeMemPutIpcHandle(context: ze_context_handle_t, handle: ze_ipc_mem_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Context>(context) }?;
        Ticket::from_handle(&handle.data, Kind::Memory).map(|ticket| Export::put(&ticket))
    })
}

pub unsafe extern "C" fn zeEventPoolPutIpcHandle(
    context: ze_context_handle_t,
    handle: ze_ipc_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Context>(context) }?;
        Ticket::from_handle(&handle.data, Kind::EventPool).map(|ticket| Export::put(&ticket))
    })
}

/// Of version 1.6: which file descriptor a handle holds.
pub unsafe extern "C" fn zeMemGetFileDescriptorFromIpcHandleExp(
    context: ze_context_handle_t,
    handle: ze_ipc_mem_handle_t,
    fd: *mut u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            let ticket = Ticket::from_handle(&handle.data, Kind::Memory)?;
            write(fd, ticket.fd as u64)
        }
    })
}

/// Of version 1.6: a handle for a file descriptor that came from another process.
pub unsafe extern "C" fn zeMemGetIpcHandleFromFileDescriptorExp(
    context: ze_context_handle_t,
    fd: u64,
    handle: *mut ze_ipc_mem_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            let number = RawFd::try_from(fd).map_err(|_| ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            let data = Ticket::of_number(number)?.to_handle();
            write(handle, ze_ipc_mem_handle_t { data })
        }
    })
}
