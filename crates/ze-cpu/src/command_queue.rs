//! Command queues.

use std::sync::Arc;

use level_zero_sys::*;

use crate::answer::{Answer, answer, array, check_flags, non_null, read, require, write};
use crate::command_list::CommandList;
use crate::context::Context;
use crate::device::Device;
use crate::executor::Executor;
use crate::fence::Fence;
use crate::object::{self, object};
use crate::wait::Timeout;

pub struct CommandQueue {
    executor: Arc<Executor>,
    synchronous: bool,
}
object!(CommandQueue, _ze_command_queue_handle_t, b"cmdqueue");

/// Whether a queue or an immediate list is synchronous. Priorities make no difference: the kernel's scheduler decides.
///
/// # Safety
/// The descriptor is as the specification says.
pub unsafe fn read_mode(desc: *const ze_command_queue_desc_t) -> Answer<bool> {
    // SAFETY: forwarded to the caller.
    let desc = unsafe { read(desc) }?;
    check_flags(
        desc.flags,
        ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY.0,
    )?;
    let known = desc.mode.0 <= ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS.0
        && desc.priority.0
            <= ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH.0;
    require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)?;
    Device::check_queue(desc.ordinal, desc.index)?;
    Ok(desc.mode == ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS)
}

pub unsafe extern "C" fn zeCommandQueueCreate(
    context: ze_context_handle_t,
    device: ze_device_handle_t,
    desc: *const ze_command_queue_desc_t,
    queue: *mut ze_command_queue_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor and the room.
        unsafe {
            let context = object::get::<Context>(context)?;
            object::get::<Device>(device)?;
            let synchronous = read_mode(desc)?;
            non_null(queue)?;
            let created = CommandQueue {
                executor: context.executor(),
                synchronous,
            };
            write(queue, object::publish(Arc::new(created))?)
        }
    })
}

/// Work that is under way goes on without the queue.
pub unsafe extern "C" fn zeCommandQueueDestroy(queue: ze_command_queue_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<CommandQueue>(queue).map(drop) }
    })
}

pub unsafe extern "C" fn zeCommandQueueExecuteCommandLists(
    queue: ze_command_queue_handle_t,
    count: u32,
    lists: *mut ze_command_list_handle_t,
    fence: ze_fence_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and so is the list.
        unsafe {
            let queue = object::get::<CommandQueue>(queue)?;
            non_null(lists)?;
            require(count > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            let recorded =
                |list: &ze_command_list_handle_t| object::get::<CommandList>(*list)?.recorded();
            let lists = array(lists, count as usize)?
                .iter()
                .map(recorded)
                .collect::<Answer<Vec<_>>>()?;
            let fence = if fence.is_null() {
                None
            } else {
                Some(object::share::<Fence>(fence)?)
            };
            queue
                .executor
                .execute_lists(lists, fence, queue.synchronous)
        }
    })
}

pub unsafe extern "C" fn zeCommandQueueSynchronize(
    queue: ze_command_queue_handle_t,
    timeout: u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let queue = unsafe { object::get::<CommandQueue>(queue) }?;
        queue
            .executor
            .synchronize(Timeout::from_nanoseconds(timeout))
    })
}
