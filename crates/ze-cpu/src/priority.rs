//! Queues of high priority go first.
//!
//! Who works for which queue gets its core from the operating system, which knows of no priorities. So commands of all other queues
//! let those of high priority pass: before they act, they wait for queues of high priority that could go on at once. Those are not
//! waited for that wait themselves, nor while they do what takes its time, such as kernels: that is done side by side.
//!
//! Priority is a hint, which may cost time but never progress: nobody waits for longer than [`PATIENCE`]. Low and normal priority
//! are the same.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use level_zero_sys::ze_command_queue_priority_t;

use crate::command::Wait;
use crate::wait::{Timeout, Word};

/// How long a command lets others pass: far longer than it takes them, unless the machine is overloaded.
const PATIENCE: Duration = Duration::from_millis(20);

/// What an executor has to do with priorities.
pub struct Priority(Option<Arc<Turn>>);

/// Whether an executor of high priority could go on.
struct Turn {
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

/// Executors of high priority; few programs have any.
static HIGH: AtomicUsize = AtomicUsize::new(0);
static TURNS: Mutex<Vec<Weak<Turn>>> = Mutex::new(Vec::new());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Priority {
    pub fn new(priority: ze_command_queue_priority_t) -> Priority {
        if priority != ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH {
            return Priority(None);
        }
        let turn = Arc::new(Turn { state: Word::new(ASIDE), wait: Mutex::new(None) });
        let mut turns = lock(&TURNS);
        turns.retain(|turn| turn.strong_count() > 0);
        turns.push(Arc::downgrade(&turn));
        HIGH.fetch_add(1, Ordering::Relaxed);
        Priority(Some(turn))
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
        let Some(turn) = &self.0 else {
            return waiting();
        };
        *lock(&turn.wait) = Some(wait.clone());
        turn.state.store(WAITING);
        waiting();
        turn.state.store(READY);
        // Whoever looks at it does so under the lock: from here on the program may free what it is in.
        *lock(&turn.wait) = None;
    }

    /// Does what others need not wait for.
    pub fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.set(ASIDE);
        let done = work();
        self.set(READY);
        done
    }

    /// Lets others pass, if they have priority.
    pub fn let_pass(&self) {
        if self.0.is_some() || HIGH.load(Ordering::Relaxed) == 0 {
            return;
        }
        let turns: Vec<_> = lock(&TURNS).iter().filter_map(Weak::upgrade).collect();
        let end = Timeout::At(Instant::now() + PATIENCE);
        for turn in turns {
            turn.pass(end);
        }
    }

    fn set(&self, state: u64) {
        if let Some(turn) = &self.0 {
            turn.state.store(state);
        }
    }
}

impl Drop for Priority {
    fn drop(&mut self) {
        if self.0.is_some() {
            HIGH.fetch_sub(1, Ordering::Relaxed);
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

    #[test]
    fn others_wait_for_who_is_ready() {
        let high = Priority::new(ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH);
        let other = Priority::new(ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_NORMAL);
        // Nobody is waited for that has nothing to do or is busy.
        other.let_pass();
        high.ready();
        high.aside(|| other.let_pass());
        let has_acted = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                has_acted.store(true, Ordering::SeqCst);
                high.done();
            });
            let begin = Instant::now();
            other.let_pass();
            assert!(has_acted.load(Ordering::SeqCst) || begin.elapsed() >= PATIENCE);
        });
        high.ready();
        // Not for ever, and not for each other.
        other.let_pass();
        high.let_pass();
    }
}
