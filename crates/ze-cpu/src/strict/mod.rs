//! `ZE_CPU_STRICT=1`: what a discrete GPU would refuse is refused here, with a line on stderr.
//!
//! - **Memory** ([`reach`]): device memory is out of the host's reach while no command runs, freed memory is out of everybody's,
//!   and memory that a running command uses is not freed.
//! - **Structures** (`base::structures`): they have the type that they are passed as, and what is chained to them can be read.
//! - **Handles** (`base::object`): destroyed ones are not used again for long, and said to be what they were.
//! - **Objects in use**: queues and immediate lists that have work, and contexts that have such, are not destroyed; regular lists are
//!   neither reset nor destroyed while they are executed, nor are events that a command is to signal.
//! - **Peers**: commands of a device are given memory that it reaches, wherever they are executed: that of devices and tiles of which
//!   `zeDeviceCanAccessPeer` says so, as it does of all tiles of one device.
//! - **Kernels**: arguments point to memory that a device reaches; the size of groups has been set.
//! - **Refused calls** (`base::answer`): every function that answers with an error says so, with the reason where there is more to say than the
//!   code does.

mod faults;
mod labour;
mod reach;
mod views;
mod windows;

use level_zero_sys::ze_result_t;

use crate::base::answer::{Answer, because};
use crate::base::settings::settings;

pub use labour::{AtIt, Executions, UnderWay, begin, end_job, is_at_it, take_job, work_for};
pub use reach::{
    Access, By, Use, access, access_to_all, add, add_allocation, add_global, check_unused, is_global, release, remove,
};

/// Whether the program asked for it.
pub fn is_on() -> bool {
    settings().strict
}

/// `HANDLE_OBJECT_IN_USE` if a list that is to be reset or destroyed is being executed.
pub fn check_not_executed(executions: &Executions) -> Answer {
    if is_on() && executions.any() {
        return Err(because(
            ze_result_t::ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE,
            "the list has been submitted and has not ended: a GPU still reads it".to_owned(),
        ));
    }
    Ok(())
}
