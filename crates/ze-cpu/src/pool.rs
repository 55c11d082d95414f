//! The threads that work on executors: as many as have work at the same time, so that jobs which wait for each other all make
//! progress. Threads that find nothing to do for a while end.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::executor::Executor;

/// How long a thread without work stays, as the next one is likely near.
const PATIENCE: Duration = Duration::from_secs(2);
/// Some kernels keep private memory on the stack.
const STACK_BYTES: usize = 16 << 20;

pub static POOL: Pool = Pool {
    state: Mutex::new(PoolState {
        line: VecDeque::new(),
        idle: 0,
    }),
    work: Condvar::new(),
};

pub struct Pool {
    state: Mutex<PoolState>,
    work: Condvar,
}

struct PoolState {
    /// Executors that have work and no thread.
    line: VecDeque<Arc<Executor>>,
    /// Threads that wait for one.
    idle: usize,
}

impl Pool {
    /// Puts an executor in line.
    pub fn add(&'static self, executor: Arc<Executor>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.line.push_back(executor);
        if state.line.len() <= state.idle {
            drop(state);
            self.work.notify_one();
            return;
        }
        drop(state);
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
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let place = state
            .line
            .iter()
            .position(|waiting| Arc::ptr_eq(waiting, executor));
        place.and_then(|place| state.line.remove(place)).is_some()
    }

    fn serve(&self) {
        leave_signals_to_the_program();
        while let Some(executor) = self.next() {
            executor.serve();
        }
    }

    /// The next in line; none when patience has run out.
    fn next(&self) -> Option<Arc<Executor>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(executor) = state.line.pop_front() {
            return Some(executor);
        }
        state.idle += 1;
        let (mut state, _) = self
            .work
            .wait_timeout_while(state, PATIENCE, |state| state.line.is_empty())
            .unwrap_or_else(PoisonError::into_inner);
        state.idle -= 1;
        state.line.pop_front()
    }
}

/// The program's handlers run on the program's threads; faults stay where they happen.
fn leave_signals_to_the_program() {
    // SAFETY: the set is initialised by sigfillset before use; only this thread's mask changes.
    unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut set);
        for fault in [
            libc::SIGSEGV,
            libc::SIGBUS,
            libc::SIGFPE,
            libc::SIGILL,
            libc::SIGTRAP,
            libc::SIGSYS,
        ] {
            libc::sigdelset(&mut set, fault);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &set, std::ptr::null_mut());
    }
}
