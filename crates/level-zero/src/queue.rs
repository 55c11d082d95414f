//! Command queues and fences.

use std::ptr::null_mut;
use std::sync::Arc;
use std::time::Duration;

use level_zero_sys::{
    _ze_command_queue_handle_t, _ze_fence_handle_t, ze_command_queue_handle_t, ze_command_queue_mode_t,
    ze_fence_handle_t,
};

use crate::context::Context;
use crate::device::Device;
use crate::error::Error;
use crate::list::CommandList;
use crate::raw::{Shared, Table, in_drop};

/// Whether handing work to the device waits for its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QueueMode {
    /// As the driver likes.
    #[default]
    Default,
    /// It does.
    Synchronous,
    /// It does not.
    Asynchronous,
}

impl QueueMode {
    pub(crate) fn raw(self) -> ze_command_queue_mode_t {
        match self {
            QueueMode::Default => ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_DEFAULT,
            QueueMode::Synchronous => ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS,
            QueueMode::Asynchronous => ze_command_queue_mode_t::ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS,
        }
    }
}

/// A queue of a device that executes command lists, in the order they come in.
///
/// The last owner of it, the queue or one of its fences, waits until it is idle before it goes.
pub struct CommandQueue(Arc<Owned>);

struct Owned {
    context: Context,
    device: Device,
    handle: Shared<_ze_command_queue_handle_t>,
}

impl Owned {
    fn table(&self) -> &'static Table {
        self.context.table()
    }
}

impl CommandQueue {
    /// Makes a queue on queue `index` of the group of that ordinal.
    ///
    /// # Errors
    /// [`Error::Call`]: no such ordinal or index; out of memory.
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    ///
    /// # Spec
    /// `zeCommandQueueCreate`.
    pub fn new(
        context: &Context,
        device: &Device,
        ordinal: u32,
        index: u32,
        mode: QueueMode,
    ) -> Result<CommandQueue, Error> {
        context.expect_own(device);
        let (table, mode) = (context.table(), mode.raw());
        // SAFETY: a live context and a device of its driver.
        let handle = unsafe { table.queue_create(context.handle(), device.handle(), ordinal, index, mode) }?;
        Ok(CommandQueue(Arc::new(Owned { context: context.clone(), device: *device, handle: Shared(handle) })))
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_command_queue_handle_t {
        self.0.handle.0
    }

    /// The device that it is on.
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// Executes closed lists, one after the other; `fence` is signalled when the last has ended.
    ///
    /// # Errors
    /// [`Error::Call`]: no lists; lists of another group; the device is lost.
    ///
    /// # Panics
    /// Where a list is not closed, or a fence is of another queue.
    ///
    /// # Safety
    /// The lists are of this queue's context and device, and are not in execution. What their
    /// commands name may be used by the device now, as promised when they were appended. Lists and
    /// fence live until the execution has ended.
    ///
    /// # Spec
    /// `zeCommandQueueExecuteCommandLists`.
    pub unsafe fn execute(&self, lists: &[&CommandList], fence: Option<&Fence>) -> Result<(), Error> {
        assert!(lists.iter().all(|list| list.is_closed()), "a list to execute is not closed");
        assert!(fence.is_none_or(|fence| Arc::ptr_eq(&fence.queue, &self.0)), "a fence of another queue");
        let mut handles: Vec<_> = lists.iter().map(|list| list.handle()).collect();
        let fence = fence.map_or(null_mut(), Fence::handle);
        // SAFETY: live handles; the caller vouches for what they mean.
        unsafe { self.0.table().queue_execute(self.handle(), &mut handles, fence) }
    }

    /// Waits until all that was executed has ended; false where the time ran out.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeCommandQueueSynchronize`.
    pub fn synchronize(&self, timeout: Option<Duration>) -> Result<bool, Error> {
        // SAFETY: a live queue.
        unsafe { self.0.table().queue_synchronize(self.handle(), timeout) }
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        let (table, queue) = (self.table(), self.handle.0);
        // SAFETY: a live queue.
        in_drop(unsafe { table.queue_synchronize(queue, None) }.map(drop));
        // SAFETY: the last owner goes, the fences went before, and the queue is idle or its device
        // is lost.
        in_drop(unsafe { table.queue_destroy(queue) });
    }
}

/// Tells the host that an execution on a queue has ended.
pub struct Fence {
    queue: Arc<Owned>,
    handle: Shared<_ze_fence_handle_t>,
}

impl Fence {
    /// Makes a fence of a queue, not signalled.
    ///
    /// # Errors
    /// [`Error::Call`]: out of memory.
    ///
    /// # Spec
    /// `zeFenceCreate`.
    pub fn new(queue: &CommandQueue) -> Result<Fence, Error> {
        // SAFETY: a live queue.
        let handle = unsafe { queue.0.table().fence_create(queue.handle()) }?;
        Ok(Fence { queue: queue.0.clone(), handle: Shared(handle) })
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_fence_handle_t {
        self.handle.0
    }

    /// Waits until it is signalled; false where the time ran out.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeFenceHostSynchronize`.
    pub fn host_synchronize(&self, timeout: Option<Duration>) -> Result<bool, Error> {
        // SAFETY: a live fence.
        unsafe { self.queue.table().fence_synchronize(self.handle(), timeout) }
    }

    /// Whether it is signalled.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeFenceQueryStatus`.
    pub fn query(&self) -> Result<bool, Error> {
        // SAFETY: a live fence.
        unsafe { self.queue.table().fence_query(self.handle()) }
    }

    /// Makes it not signalled, to be used again.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeFenceReset`.
    pub fn reset(&self) -> Result<(), Error> {
        // SAFETY: a live fence.
        unsafe { self.queue.table().fence_reset(self.handle()) }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: this is its only owner, and who executed with it promised to keep it until the end.
        in_drop(unsafe { self.queue.table().fence_destroy(self.handle()) });
    }
}
