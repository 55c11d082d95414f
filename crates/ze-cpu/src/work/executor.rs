//! Who does the work of queues and immediate lists.
//!
//! Each has an executor: a queue of jobs, done one after the other in the order they came, which the specification allows for lists
//! that promise less. At any moment one thread at most works on an executor. It may be
//!
//! - a thread of the pool, woken when a job comes;
//! - a thread that waits, for the executor or for an event that one of its jobs will signal, and would otherwise sleep: it
//!   begins at once, where a woken thread needs microseconds;
//! - the thread that appends a command, if the executor is idle and the command need not or must not return before it is done.
//!
//! Jobs are numbered, and the executor's counter says up to which number they are done. It is what `synchronize` waits for, and what
//! the counter-based events of in-order immediate lists stand for.
//!
//! What a thread did before it handed work over is seen by the one that does it: both lock the executor. That a job is done is told by
//! the counter, whose store and load order memory as well.

use std::collections::VecDeque;
use std::ptr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use level_zero_sys::ze_result_t;

use crate::base::answer::{Answer, Outcome, because, take_explanation};
use crate::base::notice;
use crate::base::word::Timeout;
use crate::devices::device::Device;
use crate::events::counter::{Counter, Point};
use crate::events::event::{Event, Signal};
use crate::events::fence::Fence;
use crate::events::signaler::Worker;
use crate::memory::allocation::Allocation;
use crate::strict;
use crate::work::command::{Action, Command};
use crate::work::execution::{Batch, Execution};
use crate::work::pool::{POOL, Serve};
use crate::work::priority::Priority;

pub struct Executor {
    device: Arc<Device>,
    priority: Priority,
    state: Mutex<State>,
    /// Up to which position jobs are done.
    completed: Arc<Counter>,
    failure: OnceLock<Failure>,
}

/// The first job that failed: a thread that waits for it or a later one is told, whichever thread did them, and when.
struct Failure {
    code: ze_result_t,
    reason: String,
}

struct State {
    jobs: VecDeque<Job>,
    /// The position of the last job that came.
    submitted: u64,
    /// A thread works on this.
    busy: bool,
    /// It stands in the pool's line.
    scheduled: bool,
}

enum Job {
    Command(Command),
    Batch(Batch),
}

impl Executor {
    pub fn new(device: Arc<Device>, priority: Priority) -> Answer<Arc<Executor>> {
        let completed = Counter::new()?;
        let executor = Arc::new(Executor {
            device,
            priority,
            state: Mutex::new(State {
                jobs: VecDeque::new(),
                // The counter may have counted for another before.
                submitted: completed.value(),
                busy: false,
                scheduled: false,
            }),
            completed,
            failure: OnceLock::new(),
        });
        ALL.add(&executor);
        Ok(executor)
    }

    /// Whose work it does.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Does a command, or has it done.
    pub fn execute(self: &Arc<Self>, command: Command, synchronous: bool) -> Answer {
        if (synchronous || command.is_brief())
            && let Some(position) = self.begin_if_idle(&command)
        {
            let _for = strict::work_for(self.address());
            // An asynchronous command has been seen not to wait; should its event be reset just now, it still does not.
            let outcome = if synchronous { command.run(&mut [].iter(), &self.priority, || ()) } else { command.act() };
            self.finish(position, outcome, None);
            self.end();
            return if synchronous { self.verdict(position) } else { Ok(()) };
        }
        let position = self.submit(Job::Command(command));
        if synchronous { self.wait(position, Timeout::Never) } else { Ok(()) }
    }

    /// Does a brief action whose end an event tells, if anything, if there is nothing before it: under the lock, for it is over
    /// sooner than others could do anything about it, and without a position, for no thread can tell, unless it fails. The position up to
    /// which all is done then.
    pub fn act_if_idle(&self, action: &Action, event: Option<&Event>) -> Option<u64> {
        let mut state = self.lock();
        if state.busy || !state.jobs.is_empty() {
            return None;
        }
        let outcome = match event {
            None => action.run(),
            Some(event) => event.tell(|| action.run()),
        };
        if outcome.is_err() {
            state.submitted += 1;
            self.finish(state.submitted, outcome, None);
        }
        Some(state.submitted)
    }

    /// Has lists done.
    pub fn execute_lists(self: &Arc<Self>, batch: Batch, synchronous: bool) -> Answer {
        let position = self.submit(Job::Batch(batch));
        if synchronous { self.wait(position, Timeout::Never) } else { Ok(()) }
    }

    /// Waits for all jobs that have come.
    pub fn synchronize(self: &Arc<Self>, timeout: Timeout) -> Answer {
        let position = self.lock().submitted;
        self.wait(position, timeout)
    }

    /// `HANDLE_OBJECT_IN_USE` if what is to be destroyed has work.
    pub fn check_idle(&self, what: &str) -> Answer {
        if strict::is_on() && self.has_work() {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE,
                format!("{what} has work that has not ended: wait for it first"),
            ));
        }
        Ok(())
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

    /// What strict mode knows it by.
    fn address(&self) -> usize {
        ptr::from_ref(self) as usize
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a job in line; its position.
    fn submit(self: &Arc<Self>, job: Job) -> u64 {
        let mut state = self.lock();
        state.submitted += 1;
        let position = state.submitted;
        self.announce(&job, position);
        state.jobs.push_back(job);
        if !state.busy {
            self.priority.ready();
        }
        self.schedule(state);
        position
    }

    /// Tells events and fences where they will be signaled, before they are.
    fn announce(self: &Arc<Self>, job: &Job, position: u64) {
        match job {
            Job::Command(command) => self.announce_command(command, position),
            Job::Batch(batch) => {
                // An event that is signaled before the batch has ended may be what the rest of it depends on: a thread that waits
                // for such a one must not do the batch.
                if batch.signal.is_none()
                    && let Some(signal) = batch.lists.last().and_then(Execution::last_signal)
                {
                    signal.expect(self, position);
                }
                if let Some(signal) = &batch.signal {
                    self.announce_signal(signal, position);
                }
                if let Some(fence) = &batch.fence {
                    fence.expect(self, position);
                }
            }
        }
    }

    fn announce_command(self: &Arc<Self>, command: &Command, position: u64) {
        if let Some(signal) = &command.signal {
            self.announce_signal(signal, position);
        }
    }

    fn announce_signal(self: &Arc<Self>, signal: &Signal, position: u64) {
        signal.stand_for(|| Point::of_executor(self.completed.clone(), position));
        signal.expect(self, position);
    }

    /// Sees to it that a thread comes, if there is work that none is at.
    fn schedule(self: &Arc<Self>, mut state: MutexGuard<'_, State>) {
        if !state.busy && !state.scheduled && !state.jobs.is_empty() {
            state.scheduled = true;
            drop(state);
            POOL.add(self.clone());
        }
    }

    fn wait(self: &Arc<Self>, position: u64, timeout: Timeout) -> Answer {
        if matches!(timeout, Timeout::Never) && self.begin_if_work(|_| true) {
            self.leave_line();
            self.work(|_| self.completed.value() < position);
        }
        if !self.completed.wait(position, timeout) {
            return Err(ze_result_t::ZE_RESULT_NOT_READY);
        }
        self.verdict(position)
    }

    /// The pool need not send a thread any more, as this one has begun; if there is work left when it ends, that is scheduled
    /// again.
    fn leave_line(self: &Arc<Self>) {
        if POOL.remove(self) {
            self.lock().scheduled = false;
        }
    }

    /// Begins a command at once if there is nothing before it; its position.
    fn begin_if_idle(self: &Arc<Self>, command: &Command) -> Option<u64> {
        let mut state = self.lock();
        if state.busy || !state.jobs.is_empty() {
            return None;
        }
        state.busy = true;
        self.priority.ready();
        state.submitted += 1;
        self.announce_command(command, state.submitted);
        Some(state.submitted)
    }

    fn begin_if_work(&self, wanted: impl Fn(&Job) -> bool) -> bool {
        let mut state = self.lock();
        let work = !state.busy && state.jobs.front().is_some_and(wanted);
        state.busy |= work;
        work
    }

    fn end(self: &Arc<Self>) {
        let mut state = self.lock();
        state.busy = false;
        match state.jobs.is_empty() {
            true => self.priority.done(),
            false => self.priority.ready(),
        }
        self.schedule(state);
    }

    /// Does jobs as long as the next one is wanted. The caller has begun.
    fn work(self: &Arc<Self>, wanted: impl Fn(&Job) -> bool) {
        let _for = strict::work_for(self.address());
        loop {
            let mut state = self.lock();
            if !state.jobs.front().is_some_and(&wanted) {
                break;
            }
            strict::take_job();
            let job = state.jobs.pop_front();
            // With one thread at work, jobs are done in the order of their positions.
            let position = state.submitted - state.jobs.len() as u64;
            drop(state);
            let (outcome, fence) = job.map_or((Ok(()), None), |job| job.run(&self.priority));
            strict::end_job();
            self.finish(position, outcome, fence);
        }
        self.end();
    }

    /// A job is done, well or not. The first failure is remembered, and said.
    fn finish(&self, position: u64, outcome: Answer, fence: Option<Arc<Fence>>) {
        if let Err(code) = outcome {
            // None is given where the process is exiting, about which there is nothing to be done.
            let reason = take_explanation();
            let failure = Failure { code, reason: reason.clone().unwrap_or_default() };
            if let (Ok(()), Some(reason)) = (self.failure.set(failure), reason) {
                let answers = code.0;
                notice::error(&format!(
                    "a command failed, so its queue or list answers {answers:#x} from now on: {reason}"
                ));
            }
            self.completed.fail(position);
        }
        if let Some(fence) = fence {
            fence.signal(self.failed_by(position).map_or(Ok(()), |failure| Err(failure.code)));
        }
        self.completed.raise(position);
    }

    /// The failure that who waits for a job is told of: its own, or one before it.
    fn failed_by(&self, position: u64) -> Option<&Failure> {
        self.failure.get().filter(|_| self.completed.has_failed(position))
    }

    /// What who waits for a job is told once it is done.
    pub fn verdict(&self, position: u64) -> Answer {
        self.failed_by(position).map_or(Ok(()), |failure| Err(because(failure.code, failure.reason.clone())))
    }
}

impl Worker for Executor {
    fn has_done(&self, position: u64) -> bool {
        self.completed.value() >= position
    }

    /// As far as the program can tell: it may see a job's signal before this executor counts the job as done.
    fn has_work(&self) -> bool {
        !self.lock().jobs.is_empty() || strict::is_at_it(self.address())
    }

    fn help(self: Arc<Self>, position: u64, enough: &dyn Fn() -> bool) {
        let wanted = |job: &Job| !self.has_done(position) && !enough() && job.can_begin();
        if self.begin_if_work(wanted) {
            self.leave_line();
            self.work(wanted);
        }
    }
}

impl Serve for Executor {
    fn serve(self: Arc<Self>) {
        self.lock().scheduled = false;
        // The thread that waits for it may have been faster.
        if self.begin_if_work(|_| true) {
            self.work(|_| true);
        }
    }
}

impl Job {
    /// It ends without waiting for others, as far as can be told.
    fn can_begin(&self) -> bool {
        match self {
            Job::Command(command) => command.can_begin(),
            Job::Batch(batch) => batch.waits.is_empty() && batch.lists.iter().all(Execution::never_waits),
        }
    }

    /// Does it; the first failure, after all that was to be done, and the fence that is to tell so.
    fn run(self, priority: &Priority) -> (Answer, Option<Arc<Fence>>) {
        match self {
            Job::Command(command) => (command.run(&mut [].iter(), priority, || ()), None),
            Job::Batch(batch) => (batch.run(priority), batch.fence),
        }
    }
}

/// The executors of the process.
static ALL: Known = Known::new();

/// Executors that somebody may ask for later, as long as they are in use.
#[derive(Default)]
pub struct Known(Mutex<Vec<Weak<Executor>>>);

impl Known {
    const fn new() -> Known {
        Known(Mutex::new(Vec::new()))
    }

    pub fn add(&self, executor: &Arc<Executor>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() == known.capacity() {
            known.retain(|executor| executor.strong_count() > 0);
        }
        known.push(Arc::downgrade(executor));
    }

    pub fn in_use(&self) -> Vec<Arc<Executor>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().filter_map(Weak::upgrade).collect()
    }
}

/// Waits for the work of all queues and lists of a device, or tells that some failed.
pub fn synchronize_device(device: &Device) -> Answer {
    let mut outcome = Outcome::default();
    for executor in ALL.in_use() {
        if device.includes(&executor.device) {
            outcome.add(executor.synchronize(Timeout::Never));
        }
    }
    outcome.answer()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::settings::{Hierarchy, Seen};
    use level_zero_sys::ze_command_queue_priority_t;
    use std::time::{Duration, Instant};

    /// Work comes when the threads are asleep, and when they are about to be. No thread that waits for it does it.
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
