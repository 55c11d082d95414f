//! Fences: signaled when a queue has executed what it was given with them.

use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, because};
use crate::base::object::object;
use crate::base::word::{Timeout, Word};
use crate::events::signaler::{Signaler, Worker};
use crate::strict;

pub struct Fence {
    state: Word,
    signaler: Signaler,
}
object!(Fence, _ze_fence_handle_t, b"fence   ");

const RESET: u64 = 0;
/// In the lower half; the upper one has the code of the queue's failure, 0 where there was none.
const SIGNALED: u64 = 1;

impl Fence {
    pub fn new(signaled: bool) -> Fence {
        let state = Word::new(if signaled { SIGNALED } else { RESET });
        Fence { state, signaler: Signaler::default() }
    }

    /// The queue has done what it was given with this fence, and tells so of itself.
    pub fn signal(&self, outcome: Answer) {
        let code = outcome.err().unwrap_or(ze_result_t::ZE_RESULT_SUCCESS).0;
        self.state.store(u64::from(code) << 32 | SIGNALED);
    }

    /// It will be signaled by the last of the worker's jobs up to a position. Where it still is from the job before, that says nothing
    /// of this one.
    pub fn expect(&self, worker: &Arc<impl Worker>, position: u64) {
        self.state.store(RESET);
        self.signaler.set(worker, position);
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

    pub fn reset(&self) {
        self.state.store(RESET);
    }

    fn is_signaled(&self) -> bool {
        self.state.load() != RESET
    }

    /// Waits until it is signaled, and tells what came of the queue's work, or `NOT_READY`. A thread of the program may as well do what it waits for.
    pub fn wait(&self, timeout: Timeout) -> Answer {
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
