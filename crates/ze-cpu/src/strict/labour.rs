//! Who is at work for which executor, until the program is told.
//!
//! A program that sees an event or a fence signaled may destroy the queue at once, though the thread that has signaled it is not
//! done with its books. What counts is therefore not when an executor has counted a job as done, but when the job's last command
//! has acted: that is noted before its signal, by the thread that is about to give it.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::base::settings::settings;

/// Commands that have begun and not acted, by the executors' addresses.
static AT_IT: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());

fn at_it() -> MutexGuard<'static, BTreeMap<usize, usize>> {
    AT_IT.lock().unwrap_or_else(PoisonError::into_inner)
}

thread_local! {
    /// Whose work this thread does; 0 for none.
    static EXECUTOR: Cell<usize> = const { Cell::new(0) };
    /// A job of it that has been taken out of the line, and of which no command has begun.
    static TAKEN: Cell<Option<AtIt>> = const { Cell::new(None) };
}

/// Until it is dropped, this thread works for an executor, which is known by its address.
pub struct WorkFor {
    before: Option<usize>,
}

pub fn work_for(executor: usize) -> WorkFor {
    WorkFor { before: settings().strict.then(|| EXECUTOR.replace(executor)) }
}

impl Drop for WorkFor {
    fn drop(&mut self) {
        if let Some(before) = self.before {
            EXECUTOR.set(before);
        }
    }
}

/// A command has begun, and has not acted before this is dropped.
pub struct AtIt {
    executor: Option<usize>,
}

/// Between the commands of a list no thread is at it, for a moment: that errs to the side of silence.
pub fn begin() -> AtIt {
    TAKEN.take().unwrap_or_else(count)
}

/// A job is about to be taken out of its executor's line, which is locked.
pub fn take_job() {
    if settings().strict {
        TAKEN.set(Some(count()));
    }
}

/// The job has ended, with or without commands.
pub fn end_job() {
    if settings().strict {
        drop(TAKEN.take());
    }
}

fn count() -> AtIt {
    let executor = settings().strict.then(|| EXECUTOR.get());
    if let Some(executor) = executor {
        *at_it().entry(executor).or_default() += 1;
    }
    AtIt { executor }
}

impl Drop for AtIt {
    fn drop(&mut self) {
        let Some(executor) = self.executor else {
            return;
        };
        let mut all = at_it();
        if let Some(count) = all.get_mut(&executor) {
            *count -= 1;
            if *count == 0 {
                all.remove(&executor);
            }
        }
    }
}

/// How many executions of a list have been submitted, and have commands that have not acted.
#[derive(Clone, Default)]
pub struct Executions(Arc<AtomicUsize>);

impl Executions {
    pub fn begin(&self) -> UnderWay {
        self.0.fetch_add(1, Ordering::Relaxed);
        UnderWay { counted: self.clone(), over: AtomicBool::new(false) }
    }

    pub fn any(&self) -> bool {
        self.0.load(Ordering::Acquire) != 0
    }
}

/// One execution, until its last command has acted, or it is dropped.
pub struct UnderWay {
    counted: Executions,
    over: AtomicBool,
}

impl UnderWay {
    pub fn end(&self) {
        if !self.over.swap(true, Ordering::Relaxed) {
            self.counted.0.fetch_sub(1, Ordering::Release);
        }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.end();
    }
}

/// A command of the executor's has begun and not acted.
pub fn is_at_it(executor: usize) -> bool {
    at_it().contains_key(&executor)
}
