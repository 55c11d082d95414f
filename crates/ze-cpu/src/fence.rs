//! Fences: signaled when a queue has executed what it was given with them.

use std::sync::Arc;

use level_zero_sys::*;

use crate::answer::{Answer, answer, because, check_flags, non_null, read, write};
use crate::command_queue::CommandQueue;
use crate::executor::{Executor, Signaler};
use crate::object::{self, object};
use crate::strict;
use crate::wait::{Timeout, Word};

pub struct Fence {
    state: Word,
    signaler: Signaler,
}
object!(Fence, _ze_fence_handle_t, b"fence   ");

const RESET: u64 = 0;
/// In the lower half; the upper one has the code of the queue's failure, 0 where there was none.
const SIGNALED: u64 = 1;

impl Fence {
    /// The queue has done what it was given with this fence, and tells so of itself.
    pub fn signal(&self, outcome: Answer) {
        let code = outcome.err().unwrap_or(ze_result_t::ZE_RESULT_SUCCESS).0;
        self.state.store(u64::from(code) << 32 | SIGNALED);
    }

    /// It will be signaled by the last of the executor's jobs up to a position. Where it still is from the job before, that says nothing
    /// of this one.
    pub fn expect(&self, executor: &Arc<Executor>, position: u64) {
        self.state.store(RESET);
        self.signaler.set(executor, position);
    }

    /// In strict mode, `INVALID_SYNCHRONIZATION_OBJECT` unless it is reset and no queue is about to signal it.
    pub fn check_reset(&self) -> Answer {
        if strict::is_on() && (self.is_signaled() || self.signaler.is_expected()) {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
                "the fence has been given to a queue and not reset since: what it then says of which work is chance"
                    .to_owned(),
            ));
        }
        Ok(())
    }

    fn is_signaled(&self) -> bool {
        self.state.load() != RESET
    }

    fn wait(&self, timeout: Timeout) -> Answer {
        if matches!(timeout, Timeout::Never) && !self.is_signaled() {
            self.signaler.help(|| self.is_signaled());
        }
        self.state.wait(timeout, |state| state != RESET);
        match self.state.load() {
            RESET => Err(ze_result_t::ZE_RESULT_NOT_READY),
            state => match ze_result_t((state >> 32) as u32) {
                ze_result_t::ZE_RESULT_SUCCESS => Ok(()),
                failure => Err(failure),
            },
        }
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
