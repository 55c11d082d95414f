//! Command lists: made, closed, reset, waited for, destroyed. What is appended to them is in `append`.

use crate::base::object;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{answer, require};
use crate::base::arguments::{check_flags, non_null, read, write};
use crate::base::object::getters;
use crate::base::word::Timeout;
use crate::devices::device::Device;
use crate::work::command_list::CommandList;
use crate::work::command_queue::Mode;
use crate::work::context::Context;

pub unsafe extern "C" fn zeCommandListCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_command_list_desc_t,
    list: *mut ze_command_list_handle_t,
) -> ze_result_t {
    answer(|| {
        use ze_command_list_flag_t as F;
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let desc = read(desc)?;
            let flags = match F(desc.flags) {
                // Gives the enumeration its size, and says nothing.
                F::ZE_COMMAND_LIST_FLAG_FORCE_UINT32 => 0,
                flags => flags.0,
            };
            let known = F::ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING.0
                | F::ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT.0
                | F::ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY.0
                | F::ZE_COMMAND_LIST_FLAG_IN_ORDER.0
                | F::ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE.0
                | F::ZE_COMMAND_LIST_FLAG_COPY_OFFLOAD_HINT.0;
            check_flags(flags, known)?;
            let in_order = flags & F::ZE_COMMAND_LIST_FLAG_IN_ORDER.0 != 0;
            let relaxed = flags & F::ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING.0 != 0;
            require(!(in_order && relaxed), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            Device::check_queue(desc.commandQueueGroupOrdinal, 0)?;
            non_null(list)?;
            let ordinal = desc.commandQueueGroupOrdinal;
            let created = CommandList::regular(context as usize, device as usize, ordinal, flags)?;
            write(list, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeCommandListCreateImmediate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_command_queue_desc_t,
    list: *mut ze_command_list_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let in_context = object::get::<Context>(context)?;
            let on_device = object::share::<Device>(device)?;
            let mode = Mode::read(desc)?;
            non_null(list)?;
            let executor = in_context.executor(on_device, &mode)?;
            let created = CommandList::immediate(context as usize, device as usize, executor, mode);
            write(list, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeCommandListCreateCloneExp(
    list: ze_command_list_handle_t,
    clone: *mut ze_command_list_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let list = object::get::<CommandList>(list)?;
            non_null(clone)?;
            write(clone, object::publish(Arc::new(list.duplicate()?))?)
        }
    })
}

pub unsafe extern "C" fn zeCommandListDestroy(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            object::get::<CommandList>(list)?.check_unused()?;
            object::retire::<CommandList>(list).map(drop)
        }
    })
}

pub unsafe extern "C" fn zeCommandListClose(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<CommandList>(list) }?.close();
        Ok(())
    })
}

pub unsafe extern "C" fn zeCommandListReset(list: ze_command_list_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<CommandList>(list) }?.reset()
    })
}

/// Of version 1.6.
pub unsafe extern "C" fn zeCommandListHostSynchronize(list: ze_command_list_handle_t, timeout: u64) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let (executor, _) = unsafe { object::get::<CommandList>(list) }?.as_immediate()?;
        executor.synchronize(Timeout::from_nanoseconds(timeout))
    })
}

getters! {
    zeCommandListGetDeviceHandle(CommandList) -> ze_device_handle_t: |list| Ok(list.device as ze_device_handle_t);
    zeCommandListGetContextHandle(CommandList) -> ze_context_handle_t: |list| Ok(list.context as ze_context_handle_t);
    zeCommandListGetOrdinal(CommandList) -> u32: |list| Ok(list.ordinal());
    zeCommandListIsImmediate(CommandList) -> ze_bool_t: |list| Ok(list.as_immediate().is_ok().into());
    /// Of version 1.17.
    zeCommandListGetFlags(CommandList) -> ze_command_list_flags_t: |list| list.flags();
    zeCommandListImmediateGetIndex(CommandList) -> u32: |list| Ok(list.as_immediate()?.1.index);
    zeCommandListImmediateGetFlags(CommandList) -> ze_command_queue_flags_t: |list| Ok(list.as_immediate()?.1.flags);
    zeCommandListImmediateGetMode(CommandList) -> ze_command_queue_mode_t: |list| Ok(list.as_immediate()?.1.mode);
    zeCommandListImmediateGetPriority(CommandList) -> ze_command_queue_priority_t: |list| Ok(list.as_immediate()?.1.priority);
}
