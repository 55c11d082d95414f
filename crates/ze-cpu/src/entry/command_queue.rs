//! Command queues: made, given lists, waited for, destroyed.

use crate::base::object;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{answer, require};
use crate::base::arguments::{non_null, write};
use crate::base::object::getters;
use crate::base::word::Timeout;
use crate::devices::device::Device;
use crate::events::fence::Fence;
use crate::work::command_list::CommandList;
use crate::work::command_queue::{CommandQueue, Mode};
use crate::work::context::Context;
use crate::work::execution::Batch;
use crate::work::executor::synchronize_device;

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
            let device = object::share::<Device>(device)?;
            let mode = Mode::read(desc)?;
            non_null(queue)?;
            let executor = context.executor(device, &mode)?;
            let created = CommandQueue { executor, mode };
            write(queue, object::publish(Arc::new(created))?)
        }
    })
}

/// Work that is under way goes on without the queue.
pub unsafe extern "C" fn zeCommandQueueDestroy(queue: ze_command_queue_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            object::get::<CommandQueue>(queue)?.executor.check_idle("the queue")?;
            object::retire::<CommandQueue>(queue).map(drop)
        }
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
            let lists = object::several::<CommandList>(lists, count)?;
            require(count > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            let fence = if fence.is_null() { None } else { Some(object::share::<Fence>(fence)?) };
            fence.as_ref().map_or(Ok(()), |fence| fence.check_reset())?;
            let batch =
                Batch { lists: CommandList::executions(queue.executor.device(), &lists)?, fence, ..Batch::default() };
            queue.executor.execute_lists(batch, queue.mode.is_synchronous())
        }
    })
}

pub unsafe extern "C" fn zeCommandQueueSynchronize(queue: ze_command_queue_handle_t, timeout: u64) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let queue = unsafe { object::get::<CommandQueue>(queue) }?;
        queue.executor.synchronize(Timeout::from_nanoseconds(timeout))
    })
}

/// Of version 1.14.
pub unsafe extern "C" fn zeDeviceSynchronize(device: ze_device_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        synchronize_device(unsafe { object::get::<Device>(device) }?)
    })
}

getters! {
    zeCommandQueueGetOrdinal(CommandQueue) -> u32: |queue| Ok(queue.mode.ordinal);
    zeCommandQueueGetIndex(CommandQueue) -> u32: |queue| Ok(queue.mode.index);
    zeCommandQueueGetFlags(CommandQueue) -> ze_command_queue_flags_t: |queue| Ok(queue.mode.flags);
    zeCommandQueueGetMode(CommandQueue) -> ze_command_queue_mode_t: |queue| Ok(queue.mode.mode);
    zeCommandQueueGetPriority(CommandQueue) -> ze_command_queue_priority_t: |queue| Ok(queue.mode.priority);
}
