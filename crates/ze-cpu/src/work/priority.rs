//! Queues of high priority go first.
//!
//! Who works for which queue gets its core from the operating system, which knows of no priorities. So commands of all other queues
//! let those of high priority pass: before they act, they wait for queues of high priority that could go on at once. Those are not
//! waited for that wait themselves, nor while they do what takes its time, such as kernels: that is done side by side.
//!
//! Priority is a hint, which may cost time but never progress: no job waits for longer than [`PATIENCE`]. Low and normal priority
//! are the same.
//!
//! On a device that has tiles, as a whole, high priority is of no use with Intel's drivers: what is given to a queue of it last is done
//! last. There is a test in their conformance suite that holds drivers to that, so here such a queue lets the device's others pass.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use level_zero_sys::ze_command_queue_priority_t;

use crate::base::word::{Timeout, Word};
use crate::events::wait::Wait;

/// How long a command lets others pass: far longer than it takes them, unless the machine is overloaded.
const PATIENCE: Duration = Duration::from_millis(20);

/// What an executor has to do with priorities.
pub struct Priority {
    rank: Rank,
    /// Where there are others that let it pass.
    turn: Option<Arc<Turn>>,
}

/// Who goes before whom; equals go side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Last,
    Usual,
    First,
}

/// Whether an executor could go on.
struct Turn {
    rank: Rank,
    state: Word,
    /// What it waits for.
    wait: Mutex<Option<Wait>>,
}

/// Nothing to do, or something that takes its time.
const ASIDE: u64 = 0;
/// Something to do at once.
const READY: u64 = 1;
/// Something to do once the wait is over.
const WAITING: u64 = 2;

/// Executors that go first; few programs have any.
static FIRST: AtomicUsize = AtomicUsize::new(0);
static TURNS: Mutex<Vec<Weak<Turn>>> = Mutex::new(Vec::new());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Priority {
    /// What was asked for, of a device that has tiles or not.
    pub fn new(priority: ze_command_queue_priority_t, has_tiles: bool) -> Priority {
        let is_high = priority == ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH;
        let rank = match (is_high, has_tiles) {
            (false, _) => Rank::Usual,
            (true, false) => Rank::First,
            (true, true) => Rank::Last,
        };
        if is_high == has_tiles {
            return Priority { rank, turn: None };
        }
        let turn = Arc::new(Turn { rank, state: Word::new(ASIDE), wait: Mutex::new(None) });
        let mut turns = lock(&TURNS);
        turns.retain(|turn| turn.strong_count() > 0);
        turns.push(Arc::downgrade(&turn));
        if rank == Rank::First {
            FIRST.fetch_add(1, Ordering::Relaxed);
        }
        Priority { rank, turn: Some(turn) }
    }

    /// There is work, and what comes next could begin.
    pub fn ready(&self) {
        self.set(READY);
    }

    /// There is no work.
    pub fn done(&self) {
        self.set(ASIDE);
    }

    /// Waits as a command has to.
    pub fn wait(&self, wait: &Wait, waiting: impl FnOnce()) {
        let Some(turn) = &self.turn else {
            return waiting();
        };
        *lock(&turn.wait) = Some(wait.clone());
        turn.state.store(WAITING);
        waiting();
        turn.state.store(READY);
        // Threads look at it under the lock: from here on the program may free what it is in.
        *lock(&turn.wait) = None;
    }

    /// Does what others need not wait for.
    pub fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.set(ASIDE);
        let done = work();
        self.set(READY);
        done
    }

    /// Lets others pass that go before it.
    pub fn let_pass(&self) {
        let others_may = match self.rank {
            Rank::First => false,
            Rank::Usual => FIRST.load(Ordering::Relaxed) > 0,
            Rank::Last => true,
        };
        if !others_may {
            return;
        }
        let mut turns: Vec<_> = lock(&TURNS).iter().filter_map(Weak::upgrade).collect();
        turns.retain(|turn| turn.rank > self.rank);
        let end = Timeout::At(Instant::now() + PATIENCE);
        for turn in turns {
            turn.pass(end);
        }
    }

    fn set(&self, state: u64) {
        if let Some(turn) = &self.turn {
            turn.state.store(state);
        }
    }
}

impl Drop for Priority {
    fn drop(&mut self) {
        if self.rank == Rank::First {
            FIRST.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Turn {
    /// Waits until it could not go on.
    fn pass(&self, end: Timeout) {
        loop {
            let state = self.state.load();
            let goes_on = match state {
                READY => true,
                // None where it has just gone on.
                WAITING => lock(&self.wait).as_ref().is_none_or(Wait::is_over),
                _ => false,
            };
            if !goes_on || !self.state.wait(end, |now| now != state) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    const HIGH: ze_command_queue_priority_t = ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH;
    const NORMAL: ze_command_queue_priority_t = ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_NORMAL;

    /// One after the other, for each would wait for the executors of the other.
    #[test]
    fn who_is_ready_is_waited_for_by_who_comes_after() {
        for (has_tiles, before, after) in [(false, HIGH, NORMAL), (true, NORMAL, HIGH)] {
            let [before, after] = [before, after].map(|priority| Priority::new(priority, has_tiles));
            assert!(before.rank > after.rank);
            // A queue that has nothing to do or is busy is not waited for.
            after.let_pass();
            before.ready();
            before.aside(|| after.let_pass());
            let has_acted = AtomicBool::new(false);
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    has_acted.store(true, Ordering::SeqCst);
                    before.done();
                });
                let begin = Instant::now();
                after.let_pass();
                assert!(has_acted.load(Ordering::SeqCst) || begin.elapsed() >= PATIENCE);
            });
            before.ready();
            // Not for ever, and not for each other.
            after.let_pass();
            before.let_pass();
        }
    }
}
