//! Command queues and fences.

use std::ptr::null_mut;
use std::time::Duration;

use level_zero_sys::*;

use super::{Result, Structure, Table, call, nanoseconds, poll};

/// The descriptor of a queue, or of the queue inside an immediate list.
pub(super) fn queue_desc(ordinal: u32, index: u32, mode: ze_command_queue_mode_t) -> ze_command_queue_desc_t {
    ze_command_queue_desc_t { ordinal, index, mode, ..Structure::new() }
}

/// See the [module](super) for the contract of the unsafe methods.
impl Table {
    pub(crate) unsafe fn queue_create(
        &self,
        context: ze_context_handle_t,
        device: ze_device_handle_t,
        ordinal: u32,
        index: u32,
        mode: ze_command_queue_mode_t,
    ) -> Result<ze_command_queue_handle_t> {
        let desc = queue_desc(ordinal, index, mode);
        let mut queue = null_mut();
        // SAFETY: a live context and device; the descriptor and the room outlive the call.
        unsafe { call!(self.zeCommandQueueCreate(context, device, &desc, &mut queue)) }?;
        Ok(queue)
    }

    pub(crate) unsafe fn queue_destroy(&self, queue: ze_command_queue_handle_t) -> Result<()> {
        // SAFETY: alive and idle until now by contract.
        unsafe { call!(self.zeCommandQueueDestroy(queue)) }
    }

    pub(crate) unsafe fn queue_execute(
        &self,
        queue: ze_command_queue_handle_t,
        lists: &mut [ze_command_list_handle_t],
        fence: ze_fence_handle_t,
    ) -> Result<()> {
        let (count, lists) = (lists.len() as u32, lists.as_mut_ptr());
        // SAFETY: live handles that belong together by contract; the array outlives the call.
        unsafe { call!(self.zeCommandQueueExecuteCommandLists(queue, count, lists, fence)) }
    }

    pub(crate) unsafe fn queue_synchronize(
        &self,
        queue: ze_command_queue_handle_t,
        timeout: Option<Duration>,
    ) -> Result<bool> {
        // SAFETY: a live queue.
        unsafe { poll!(self.zeCommandQueueSynchronize(queue, nanoseconds(timeout))) }
    }

    pub(crate) unsafe fn fence_create(&self, queue: ze_command_queue_handle_t) -> Result<ze_fence_handle_t> {
        let desc = ze_fence_desc_t::new();
        let mut fence = null_mut();
        // SAFETY: a live queue; the descriptor and the room outlive the call.
        unsafe { call!(self.zeFenceCreate(queue, &desc, &mut fence)) }?;
        Ok(fence)
    }

    pub(crate) unsafe fn fence_destroy(&self, fence: ze_fence_handle_t) -> Result<()> {
        // SAFETY: alive and unused by the device until now, by contract.
        unsafe { call!(self.zeFenceDestroy(fence)) }
    }

    pub(crate) unsafe fn fence_synchronize(&self, fence: ze_fence_handle_t, timeout: Option<Duration>) -> Result<bool> {
        // SAFETY: a live fence.
        unsafe { poll!(self.zeFenceHostSynchronize(fence, nanoseconds(timeout))) }
    }

    pub(crate) unsafe fn fence_query(&self, fence: ze_fence_handle_t) -> Result<bool> {
        // SAFETY: a live fence.
        unsafe { poll!(self.zeFenceQueryStatus(fence)) }
    }

    pub(crate) unsafe fn fence_reset(&self, fence: ze_fence_handle_t) -> Result<()> {
        // SAFETY: a live fence.
        unsafe { call!(self.zeFenceReset(fence)) }
    }
}
