//! Command queues.

use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, require};
use crate::base::arguments::{check_flags, read};
use crate::base::object::object;
use crate::devices::device::Device;
use crate::work::executor::Executor;

pub struct CommandQueue {
    pub executor: Arc<Executor>,
    pub mode: Mode,
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
