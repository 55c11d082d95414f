//! Fences: signaled when a queue has executed what it was given with them.

use std::sync::Arc;

use level_zero_sys::*;

use crate::answer::{Answer, answer, check_flags, non_null, read, write};
use crate::command_queue::CommandQueue;
use crate::executor::{Executor, Signaler};
use crate::object::{self, object};
use crate::wait::{Timeout, Word};

pub struct Fence {
    state: Word,
    signaler: Signaler,
}
object!(Fence, _ze_fence_handle_t, b"fence   ");

const RESET: u64 = 0;
const SIGNALED: u64 = 1;

impl Fence {
    pub fn signal(&self) {
        self.state.store(SIGNALED);
    }

    /// It will be signaled by the last of the executor's jobs up to a position.
    pub fn expect(&self, executor: &Arc<Executor>, position: u64) {
        self.signaler.set(executor, position);
    }

    fn wait(&self, timeout: Timeout) -> Answer {
        let is_signaled = || self.state.load() == SIGNALED;
        if matches!(timeout, Timeout::Never) && !is_signaled() {
            self.signaler.help(is_signaled);
        }
        let signaled = self.state.wait(timeout, |state| state == SIGNALED);
        if signaled { Ok(()) } else { Err(ze_result_t::ZE_RESULT_NOT_READY) }
    }
}

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
            let state = Word::new(if flags & signaled != 0 { SIGNALED } else { RESET });
            let signaler = Signaler::default();
            write(fence, object::publish(Arc::new(Fence { state, signaler }))?)
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
        unsafe { object::get::<Fence>(fence) }?.state.store(RESET);
        Ok(())
    })
}
