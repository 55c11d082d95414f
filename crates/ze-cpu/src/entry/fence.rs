//! Fences: made, waited for, reset, destroyed.

use crate::base::object;
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::answer;
use crate::base::arguments::{check_flags, non_null, read, write};
use crate::base::word::Timeout;
use crate::events::fence::Fence;
use crate::work::command_queue::CommandQueue;

pub unsafe extern "C" fn zeFenceCreate(
    queue: ze_command_queue_handle_t,
    desc: *const ze_fence_desc_t,
    fence: *mut ze_fence_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor and the room.
        unsafe {
            object::get::<CommandQueue>(queue)?;
            let flags = read(desc)?.flags;
            let signaled = ze_fence_flag_t::ZE_FENCE_FLAG_SIGNALED.0;
            check_flags(flags, signaled)?;
            non_null(fence)?;
            write(fence, object::publish(Arc::new(Fence::new(flags & signaled != 0)))?)
        }
    })
}

pub unsafe extern "C" fn zeFenceDestroy(fence: ze_fence_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<Fence>(fence).map(drop) }
    })
}

pub unsafe extern "C" fn zeFenceHostSynchronize(fence: ze_fence_handle_t, timeout: u64) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Fence>(fence) }?.wait(Timeout::from_nanoseconds(timeout))
    })
}

pub unsafe extern "C" fn zeFenceQueryStatus(fence: ze_fence_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Fence>(fence) }?.wait(Timeout::None)
    })
}

pub unsafe extern "C" fn zeFenceReset(fence: ze_fence_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Fence>(fence) }?.reset();
        Ok(())
    })
}
