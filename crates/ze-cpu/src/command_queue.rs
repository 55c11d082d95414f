//! Command queues.

use std::sync::Arc;

use level_zero_sys::*;

use crate::answer::{Answer, answer, check_flags, non_null, read, require, write};
use crate::command_list::CommandList;
use crate::context::Context;
use crate::device::Device;
use crate::executor::{Batch, Executor, synchronize_device};
use crate::fence::Fence;
use crate::object::{self, getters, object};
use crate::strict;
use crate::wait::Timeout;

pub struct CommandQueue {
    executor: Arc<Executor>,
    mode: Mode,
}
object!(CommandQueue, _ze_command_queue_handle_t, b"cmdqueue");

/// How a queue or an immediate list was asked for.
#[derive(Clone, Copy)]
pub struct Mode {
    pub ordinal: u32,
    pub index: u32,
    pub flags: ze_command_queue_flags_t,
    pub mode: ze_command_queue_mode_t,
    pub priority: ze_command_queue_priority_t,
}

impl Mode {
    /// # Safety
    /// The descriptor is as the specification says.
    pub unsafe fn read(desc: *const ze_command_queue_desc_t) -> Answer<Mode> {
        // SAFETY: forwarded to the caller.
        let desc = unsafe { read(desc) }?;
        // All work is done in order, and nowhere else: there is nothing that hints could change.
        let known = ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY.0
            | ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_IN_ORDER.0
            | ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT.0;
        check_flags(desc.flags, known)?;
        let known = desc.mode.0 <= ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS.0
            && desc.priority.0 <= ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH.0;
        require(known, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION)?;
        Device::check_queue(desc.ordinal, desc.index)?;
        Ok(Mode {
            ordinal: desc.ordinal,
            index: desc.index,
            flags: desc.flags,
            mode: desc.mode,
            priority: desc.priority,
        })
    }

    pub fn is_synchronous(&self) -> bool {
        self.mode == ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS
    }

    pub fn is_in_order(&self) -> bool {
        self.flags & ze_command_queue_flag_t::ZE_COMMAND_QUEUE_FLAG_IN_ORDER.0 != 0
    }
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
            strict::check_idle(&object::get::<CommandQueue>(queue)?.executor, "the queue")?;
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
