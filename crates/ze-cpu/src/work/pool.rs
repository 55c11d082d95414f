//! The threads that work on executors: as many as have work at the same time, so that jobs which wait for each other all make
//! progress, and help with what is shared ([`share`](super::share)). Threads that find nothing to do for a while end.
//!
//! The line is no channel (`crossbeam-channel`), since a thread takes from the line or helps with a share, whichever there is, and
//! whether one is woken depends on how many are idle, all of which one lock shows at once.
//!
//! A thread that has just worked stays awake for a moment, one at a time: work often comes again at once, and need not wake
//! a thread then.

use std::collections::VecDeque;
use std::ptr;
use std::sync::{Arc, LazyLock, PoisonError};
use std::time::Duration;

use zeshmem_atomics::sync::atomic::{AtomicUsize, Ordering};
use zeshmem_atomics::sync::{Condvar, Mutex, MutexGuard};
use zeshmem_atomics::thread;

use crate::base::machine::machine;
use crate::base::notice;
use crate::base::word::{self, Timeout};

/// How long a thread without work stays, as the next one is likely near. In tests for good, as a thread that looks for work at its end
/// makes up for a wake-up that was lost.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 1 << 20 } else { 2 });
/// A few cores move all that most memory can move.
const MOST_HELPERS: usize = 3;
/// Some kernels keep private memory on the stack.
const STACK_BYTES: usize = 16 << 20;

pub static POOL: LazyLock<Pool> = LazyLock::new(|| Pool::new(machine().cores as usize));

pub struct Pool {
    cores: usize,
    state: Mutex<PoolState>,
    /// Of the line and the shares, for who looks without the lock.
    length: AtomicUsize,
    work: Condvar,
}

struct PoolState {
    /// Executors that have work and no thread.
    line: VecDeque<Arc<dyn Serve>>,
    /// What any thread may help with that has nothing else to do.
    shares: Vec<Arc<dyn Help>>,
    /// Threads that wait for either.
    idle: usize,
    /// One of them is awake.
    awake: bool,
}

/// Who stands in the pool's line.
pub trait Serve: Send + Sync {
    /// What a thread of the pool does when its turn has come.
    fn serve(self: Arc<Self>);
}

/// What threads may share.
pub trait Help: Send + Sync {
    /// For a thread that has time.
    fn help(self: Arc<Self>);
}

enum Work {
    Serve(Arc<dyn Serve>),
    Help(Arc<dyn Help>),
}

impl Pool {
    pub fn new(cores: usize) -> Pool {
        let state = PoolState { line: VecDeque::new(), shares: Vec::new(), idle: 0, awake: false };
        Pool { cores, state: Mutex::new(state), length: AtomicUsize::new(0), work: Condvar::new() }
    }

    /// Puts an executor in line.
    pub fn add(&'static self, executor: Arc<dyn Serve>) {
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
        if let Err(error) = thread::start("ze-cpu", STACK_BYTES, || self.serve()) {
            // The work stays in line, for the next thread that has time or the one that waits for it.
            notice::error(&format!("no thread for a queue: {error}"));
        }
    }

    /// Takes an executor out of the line; false if it was not there.
    pub fn remove(&self, executor: &Arc<impl Serve>) -> bool {
        let mut state = self.lock();
        let place = state.line.iter().position(|waiting| is(waiting, executor));
        let removed = place.and_then(|place| state.line.remove(place));
        self.note_length(&state);
        removed.is_some()
    }

    /// Has idle threads help, if there are any.
    pub fn invite(&self, share: Arc<dyn Help>) {
        let mut state = self.lock();
        state.shares.push(share);
        self.note_length(&state);
        let awake = usize::from(state.awake);
        let wanted = MOST_HELPERS.min(self.cores - 1);
        let asleep = state.idle - awake;
        drop(state);
        for _ in awake..wanted.min(awake + asleep) {
            self.work.notify_one();
        }
    }

    /// No more help is needed.
    pub fn withdraw(&self, share: &Arc<impl Help>) {
        let mut state = self.lock();
        state.shares.retain(|other| !is(other, share));
        self.note_length(&state);
    }

    fn lock(&self) -> MutexGuard<'_, PoolState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note_length(&self, state: &PoolState) -> usize {
        let length = state.line.len() + state.shares.len();
        self.length.store(length, Ordering::Relaxed);
        length
    }

    fn serve(&self) {
        zeshmem_signals::leave_to_the_program();
        // Kernels that wait give the core away.
        thread::ask_for_short_slices();
        while let Some(work) = self.next() {
            match work {
                Work::Serve(executor) => executor.serve(),
                Work::Help(share) => share.help(),
            }
        }
    }

    /// The next in line, or else what is shared; none when patience has run out.
    fn next(&self) -> Option<Work> {
        let mut state = self.lock();
        state.idle += 1;
        if !state.has_work() && !state.awake {
            state.awake = true;
            drop(state);
            word::look(Timeout::Never, || self.length.load(Ordering::Relaxed) > 0);
            state = self.lock();
            state.awake = false;
        }
        let (mut state, _) = self
            .work
            .wait_timeout_while(state, PATIENCE, |state| !state.has_work())
            .unwrap_or_else(PoisonError::into_inner);
        state.idle -= 1;
        let next = state.line.pop_front().map(Work::Serve);
        let next = next.or_else(|| state.shares.first().cloned().map(Work::Help));
        self.note_length(&state);
        next
    }
}

/// They are the same object.
fn is<T: ?Sized, U>(one: &Arc<T>, other: &Arc<U>) -> bool {
    ptr::addr_eq(Arc::as_ptr(one), Arc::as_ptr(other))
}

impl PoolState {
    fn has_work(&self) -> bool {
        !self.line.is_empty() || !self.shares.is_empty()
    }
}

#[cfg(all(test, loom))]
mod models;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::share::share;
    use std::collections::HashSet;
    use std::time::Instant;

    #[test]
    fn idle_threads_help() {
        let wanted = machine().cores.min(2) as usize;
        std::thread::spawn(|| POOL.serve());
        while POOL.lock().idle == 0 {
            std::thread::yield_now();
        }
        let seen = Arc::new(Mutex::new(HashSet::new()));
        let work = {
            let (seen, begin) = (seen.clone(), Instant::now());
            move |_| {
                seen.lock().unwrap().insert(std::thread::current().id());
                while seen.lock().unwrap().len() < wanted {
                    assert!(begin.elapsed() < Duration::from_secs(60), "no helper came");
                    std::thread::yield_now();
                }
            }
        };
        assert_eq!(share(16 << 20, 1, work), Ok(()));
        assert!(seen.lock().unwrap().len() >= wanted);
        assert!(POOL.lock().shares.is_empty());
    }
}
