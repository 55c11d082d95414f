//! The threads that work on executors: as many as have work at the same time, so that jobs which wait for each other all make
//! progress, and help with what is shared ([`share`](crate::share)). Threads that find nothing to do for a while end.
//!
//! A thread that has just worked stays awake for a moment, one at a time: work often comes again at once, and need not wake
//! anybody then.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::executor::Executor;
use crate::machine::machine;
use crate::notice;
use crate::share::Share;
use crate::wait::{self, Timeout};

/// How long a thread without work stays, as the next one is likely near. In tests for good, as a thread that looks for work at its end
/// makes up for a wake-up that was lost.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 1 << 20 } else { 2 });
/// A few cores move all that most memory can move.
const MOST_HELPERS: usize = 3;
/// Some kernels keep private memory on the stack.
const STACK_BYTES: usize = 16 << 20;

pub static POOL: Pool = Pool {
    state: Mutex::new(PoolState { line: VecDeque::new(), shares: Vec::new(), idle: 0, awake: false }),
    length: AtomicUsize::new(0),
    work: Condvar::new(),
};

pub struct Pool {
    state: Mutex<PoolState>,
    /// Of the line and the shares, for who looks without the lock.
    length: AtomicUsize,
    work: Condvar,
}

struct PoolState {
    /// Executors that have work and no thread.
    line: VecDeque<Arc<Executor>>,
    /// What any thread may help with that has nothing else to do.
    shares: Vec<Arc<Share>>,
    /// Threads that wait for either.
    idle: usize,
    /// One of them is awake.
    awake: bool,
}

enum Work {
    Serve(Arc<Executor>),
    Help(Arc<Share>),
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
        let thread = std::thread::Builder::new().name("ze-cpu".to_owned()).stack_size(STACK_BYTES);
        if let Err(error) = thread.spawn(|| self.serve()) {
            // The work stays in line, for the next thread that has time or whoever waits for it.
            notice::error(&format!("no thread for a queue: {error}"));
        }
    }

    /// Takes an executor out of the line; false if it was not there.
    pub fn remove(&self, executor: &Arc<Executor>) -> bool {
        let mut state = self.lock();
        let place = state.line.iter().position(|waiting| Arc::ptr_eq(waiting, executor));
        let removed = place.and_then(|place| state.line.remove(place));
        self.note_length(&state);
        removed.is_some()
    }

    /// Has idle threads help, if there are any.
    pub fn invite(&self, share: &Arc<Share>) {
        let mut state = self.lock();
        state.shares.push(share.clone());
        self.note_length(&state);
        let awake = usize::from(state.awake);
        let wanted = MOST_HELPERS.min(machine().cores as usize - 1);
        let asleep = state.idle - awake;
        drop(state);
        for _ in awake..wanted.min(awake + asleep) {
            self.work.notify_one();
        }
    }

    /// No more help is needed.
    pub fn withdraw(&self, share: &Arc<Share>) {
        let mut state = self.lock();
        state.shares.retain(|other| !Arc::ptr_eq(other, share));
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
            wait::look(Timeout::Never, || self.length.load(Ordering::Relaxed) > 0);
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

impl PoolState {
    fn has_work(&self) -> bool {
        !self.line.is_empty() || !self.shares.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Device;
    use crate::executor::Batch;
    use crate::priority::Priority;
    use crate::settings::{Hierarchy, Seen};
    use crate::share::share;
    use level_zero_sys::ze_command_queue_priority_t;
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
                    assert!(begin.elapsed() < Duration::from_secs(60), "nobody came");
                    std::thread::yield_now();
                }
            }
        };
        assert_eq!(share(16 << 20, 1, work), Ok(()));
        assert!(seen.lock().unwrap().len() >= wanted);
        assert!(POOL.lock().shares.is_empty());
    }

    /// Work comes when the threads are asleep, and when they are about to be. Nobody who waits for it does it.
    #[test]
    fn loses_no_wake() {
        let seen = Seen { number: 0, tiles: Vec::new(), lone_tile: false };
        let device = Device::list(&seen, Hierarchy::Composite).unwrap()[0].object.clone();
        let normal = ze_command_queue_priority_t::ZE_COMMAND_QUEUE_PRIORITY_NORMAL;
        let executors = [(); 2].map(|()| Executor::new(device.clone(), Priority::new(normal, false)).unwrap());
        for round in 0..4000u64 {
            // Every now and then so much later that threads which find nothing are asleep.
            let begin = Instant::now();
            let pause = Duration::from_nanos(if round % 4 == 0 { 200_000 } else { round * 20 % 40_000 });
            while begin.elapsed() < pause {
                std::thread::yield_now();
            }
            let at_work = &executors[..1 + round as usize / 8 % 2];
            for executor in at_work {
                assert_eq!(executor.execute_lists(Batch::default(), false), Ok(()));
            }
            for executor in at_work {
                // A wait with a limit of time leaves the work to others.
                let limit = Timeout::At(Instant::now() + Duration::from_secs(120));
                assert_eq!(executor.synchronize(limit), Ok(()), "the wake-up of round {round} is lost");
            }
        }
    }
}
