//! Recorded lists as they are executed.

use std::sync::Arc;

use crate::base::answer::{Answer, Outcome};
use crate::base::word::Timeout;
use crate::events::counter::{Counter, Target};
use crate::events::event::Signal;
use crate::events::fence::Fence;
use crate::events::wait::Wait;
use crate::strict;
use crate::work::command::Command;
use crate::work::priority::Priority;

/// A list as it is to be executed once.
pub struct Execution {
    pub commands: Arc<[Command]>,
    /// No command in it waits for events.
    pub never_waits: bool,
    /// What is to be waited for in place of each [`Wait::Late`].
    pub late: Box<[Target]>,
    /// The list's counter and the value at which this execution begins.
    pub order: Option<(Arc<Counter>, u64)>,
    pub under_way: strict::UnderWay,
}

impl Execution {
    /// Does the commands; the first failure, after all of them.
    pub fn run(&self, priority: &Priority) -> Answer {
        let mut late = self.late.iter();
        if let Some((counter, base)) = &self.order {
            // On another queue the execution before may still be under way.
            priority.aside(|| counter.wait(*base, Timeout::Never));
        }
        let mut outcome = Outcome::default();
        for (index, command) in self.commands.iter().enumerate() {
            let is_last = index + 1 == self.commands.len();
            let done = command.run(&mut late, priority, || {
                if is_last {
                    self.under_way.end();
                }
            });
            if let Some((counter, base)) = &self.order {
                let value = base + index as u64 + 1;
                if done.is_err() {
                    counter.fail(value);
                }
                counter.raise(value);
            }
            outcome.add(done);
        }
        outcome.answer()
    }

    /// What is signaled when all is done, if anything.
    pub fn last_signal(&self) -> Option<&Signal> {
        self.commands.last()?.signal.as_ref()
    }

    /// Nothing in it waits for others.
    pub fn never_waits(&self) -> bool {
        let before = self.order.as_ref().is_none_or(|(counter, base)| counter.value() >= *base);
        self.never_waits && before
    }
}

/// Recorded lists to be done, one after the other, and what is to happen before and after.
#[derive(Default)]
pub struct Batch {
    pub waits: Vec<Wait>,
    pub lists: Vec<Execution>,
    pub signal: Option<Signal>,
    pub fence: Option<Arc<Fence>>,
}

impl Batch {
    /// Waits, executes the lists, signals; the first failure, after all that was to be done.
    pub fn run(&self, priority: &Priority) -> Answer {
        let at_it = strict::begin();
        for wait in &self.waits {
            priority.wait(wait, || wait.wait(&mut [].iter()));
        }
        drop(at_it);
        let start = self.signal.as_ref().map_or(0, Signal::begin);
        let mut outcome = Outcome::default();
        for list in &self.lists {
            outcome.add(list.run(priority));
        }
        let outcome = outcome.answer();
        if let Some(signal) = &self.signal {
            signal.done(start, outcome);
        }
        outcome
    }
}
