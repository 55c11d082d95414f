//! Who does the work of queues and immediate lists.
//!
//! Each has an executor: a queue of jobs, done one after the other in the order they came, which the specification allows for lists
//! that promise less. At any moment one thread at most works on an executor. It may be
//!
//! - a thread of the pool, woken when a job comes;
//! - the thread that waits for the executor and would otherwise sleep: it begins at once, where a woken thread needs
//!   microseconds;
//! - the thread that appends a command, if the executor is idle and the command need not or must not return before it is done.
//!
//! The pool has as many threads as executors have work at the same time, so jobs that wait for each other all make
//! progress; threads that find nothing to do for a while end. An executor that is idle costs nothing.
//!
//! What a thread did before it handed work over is seen by the one that does it: both lock the executor. That a job is done is told by
//! the word `completed`, whose store and load order memory as well.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use level_zero_sys::ze_result_t;

use crate::answer::Answer;
use crate::command::{Action, Command};
use crate::fence::Fence;
use crate::memory::Allocation;
use crate::wait::{Timeout, Word};

pub struct Executor {
    state: Mutex<State>,
    /// Jobs that are done, counted by whoever works on this; wraps around.
    completed: Word,
    /// The first failure's code, told to who waits.
    failure: AtomicU32,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    /// Jobs that came; wraps around.
    submitted: u32,
    /// A thread works on this.
    busy: bool,
    /// It stands in the pool's line.
    scheduled: bool,
}

enum Job {
    Command(Command),
    Lists {
        lists: Vec<Arc<[Command]>>,
        fence: Option<Arc<Fence>>,
    },
}

impl Executor {
    pub fn new() -> Arc<Executor> {
        let success = AtomicU32::new(ze_result_t::ZE_RESULT_SUCCESS.0);
        Arc::new(Executor {
            state: Mutex::default(),
            completed: Word::new(0),
            failure: success,
        })
    }

    /// Does a command, or has it done.
    pub fn execute(self: &Arc<Self>, command: Command, synchronous: bool) -> Answer {
        if (synchronous || command.is_brief()) && self.begin_if_idle() {
            // An asynchronous command has been seen not to wait; should its event be reset just now, it still does not.
            let outcome = if synchronous {
                command.run()
            } else {
                command.act()
            };
            self.end();
            if synchronous {
                return outcome;
            }
            self.note(outcome);
            return Ok(());
        }
        let position = self.submit(Job::Command(command));
        if synchronous {
            self.wait(position, Timeout::Never)
        } else {
            Ok(())
        }
    }

    /// Has lists done, then signals the fence.
    pub fn execute_lists(
        self: &Arc<Self>,
        lists: Vec<Arc<[Command]>>,
        fence: Option<Arc<Fence>>,
        synchronous: bool,
    ) -> Answer {
        let position = self.submit(Job::Lists { lists, fence });
        if synchronous {
            self.wait(position, Timeout::Never)
        } else {
            Ok(())
        }
    }

    /// Waits for all jobs that have come.
    pub fn synchronize(self: &Arc<Self>, timeout: Timeout) -> Answer {
        let position = self.lock().submitted;
        self.wait(position, timeout)
    }

    /// Keeps memory until the jobs that have come are done.
    pub fn keep(self: &Arc<Self>, memory: Arc<Allocation>) {
        let idle = {
            let state = self.lock();
            state.jobs.is_empty() && !state.busy
        };
        if !idle {
            self.submit(Job::Command(Command::new(Action::Keep { _memory: memory })));
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a job in line; its position.
    fn submit(self: &Arc<Self>, job: Job) -> u32 {
        let mut state = self.lock();
        state.jobs.push_back(job);
        state.submitted = state.submitted.wrapping_add(1);
        let position = state.submitted;
        self.schedule(state);
        position
    }

    /// Sees to it that a thread comes, if there is work that none is at.
    fn schedule(self: &Arc<Self>, mut state: MutexGuard<'_, State>) {
        if !state.busy && !state.scheduled && !state.jobs.is_empty() {
            state.scheduled = true;
            drop(state);
            POOL.add(self.clone());
        }
    }

    fn wait(self: &Arc<Self>, position: u32, timeout: Timeout) -> Answer {
        if matches!(timeout, Timeout::Never) && self.begin_if_work() {
            self.work(Some(position));
        }
        if !self
            .completed
            .wait(timeout, |completed| reached(completed, position))
        {
            return Err(ze_result_t::ZE_RESULT_NOT_READY);
        }
        match ze_result_t(self.failure.load(Ordering::Relaxed)) {
            ze_result_t::ZE_RESULT_SUCCESS => Ok(()),
            failure => Err(failure),
        }
    }

    fn begin_if_idle(&self) -> bool {
        let mut state = self.lock();
        let idle = !state.busy && state.jobs.is_empty();
        state.busy |= idle;
        idle
    }

    fn begin_if_work(&self) -> bool {
        let mut state = self.lock();
        let work = !state.busy && !state.jobs.is_empty();
        state.busy |= work;
        work
    }

    fn end(self: &Arc<Self>) {
        let mut state = self.lock();
        state.busy = false;
        self.schedule(state);
    }

    /// Does jobs until one position is reached or none is left. The caller has begun.
    fn work(self: &Arc<Self>, until: Option<u32>) {
        loop {
            let enough = until.is_some_and(|position| reached(self.completed.load(), position));
            let job = if enough {
                None
            } else {
                self.lock().jobs.pop_front()
            };
            let Some(job) = job else { break };
            match job {
                Job::Command(command) => self.note(command.run()),
                Job::Lists { lists, fence } => {
                    for command in lists.iter().flat_map(|list| list.iter()) {
                        self.note(command.run());
                    }
                    if let Some(fence) = fence {
                        fence.signal();
                    }
                }
            }
            self.completed.store(self.completed.load().wrapping_add(1));
        }
        self.end();
    }

    /// Remembers the first failure.
    fn note(&self, outcome: Answer) {
        if let Err(code) = outcome {
            let success = ze_result_t::ZE_RESULT_SUCCESS.0;
            let _ = self.failure.compare_exchange(
                success,
                code.0,
                Ordering::Relaxed,
                Ordering::Relaxed,
            );
        }
    }
}

/// The count has come to a position, though both wrap around.
fn reached(completed: u32, position: u32) -> bool {
    completed.wrapping_sub(position) as i32 >= 0
}

/// How long a thread without work stays, as the next one is likely near.
const PATIENCE: Duration = Duration::from_secs(2);
/// Some kernels keep private memory on the stack.
const STACK_BYTES: usize = 16 << 20;

static POOL: Pool = Pool {
    state: Mutex::new(PoolState {
        line: VecDeque::new(),
        idle: 0,
    }),
    work: Condvar::new(),
};

struct Pool {
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
    fn add(&'static self, executor: Arc<Executor>) {
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

    fn serve(&self) {
        leave_signals_to_the_program();
        while let Some(executor) = self.next() {
            executor.lock().scheduled = false;
            // Whoever waits for it may have been faster.
            if executor.begin_if_work() {
                executor.work(None);
            }
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
