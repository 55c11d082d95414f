//! The threads that work on executors: as many as have work at the same time, so that jobs which wait for each other all make
//! progress. Threads that find nothing to do for a while end.
//!
//! A thread that has just worked stays awake for a moment, one at a time: work often comes again at once, and need not wake
//! anybody then.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::executor::Executor;
use crate::wait::{self, Timeout};

/// How long a thread without work stays, as the next one is likely near.
const PATIENCE: Duration = Duration::from_secs(2);
/// Some kernels keep private memory on the stack.
const STACK_BYTES: usize = 16 << 20;

pub static POOL: Pool = Pool {
    state: Mutex::new(PoolState {
        line: VecDeque::new(),
        idle: 0,
        awake: false,
    }),
    length: AtomicUsize::new(0),
    work: Condvar::new(),
};

pub struct Pool {
    state: Mutex<PoolState>,
    /// Of the line, for who looks without the lock.
    length: AtomicUsize,
    work: Condvar,
}

struct PoolState {
    /// Executors that have work and no thread.
    line: VecDeque<Arc<Executor>>,
    /// Threads that wait for one.
    idle: usize,
    /// One of them is awake.
    awake: bool,
}

impl Pool {
    /// Puts an executor in line.
    pub fn add(&'static self, executor: Arc<Executor>) {
        let mut state = self.lock();
        state.line.push_back(executor);
        let waiting = self.note_length(&state);
        let (asleep, awake) = match state.awake {
            true => (state.idle - 1, 1),
            false => (state.idle, 0),
        };
        drop(state);
        if waiting <= awake {
            return;
        }
        if waiting <= awake + asleep {
            self.work.notify_one();
            return;
        }
        let thread = std::thread::Builder::new()
            .name("ze-cpu".to_owned())
            .stack_size(STACK_BYTES);
        if let Err(error) = thread.spawn(|| self.serve()) {
            // The work stays in line, for the next thread that has time or whoever waits for it.
            tracing::error!("no thread for a queue: {error}");
        }
    }

    /// Takes an executor out of the line; false if it was not there.
    pub fn remove(&self, executor: &Arc<Executor>) -> bool {
        let mut state = self.lock();
        let place = state
            .line
            .iter()
            .position(|waiting| Arc::ptr_eq(waiting, executor));
        let removed = place.and_then(|place| state.line.remove(place));
        self.note_length(&state);
        removed.is_some()
    }

    fn lock(&self) -> MutexGuard<'_, PoolState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note_length(&self, state: &PoolState) -> usize {
        let length = state.line.len();
        self.length.store(length, Ordering::Relaxed);
        length
    }

    fn serve(&self) {
        zeshmem_signals::leave_to_the_program();
        while let Some(executor) = self.next() {
            executor.serve();
        }
    }

    /// The next in line; none when patience has run out.
    fn next(&self) -> Option<Arc<Executor>> {
        let mut state = self.lock();
        state.idle += 1;
        if state.line.is_empty() && !state.awake {
            state.awake = true;
            drop(state);
            wait::look(Timeout::Never, || self.length.load(Ordering::Relaxed) > 0);
            state = self.lock();
            state.awake = false;
        }
        let (mut state, _) = self
            .work
            .wait_timeout_while(state, PATIENCE, |state| state.line.is_empty())
            .unwrap_or_else(PoisonError::into_inner);
        state.idle -= 1;
        let next = state.line.pop_front();
        self.note_length(&state);
        next
    }
}
