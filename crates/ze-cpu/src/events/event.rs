//! Events.
//!
//! One of a pool is a word in the pool's memory: reset, signaled, or failed. A counter-based one has no state: it names a
//! [`Point`], the counter and value of the command that was last told to signal it, so it may be told again at any time, and
//! a thread that waited before goes on waiting for what it was then. How such are made and passed on is in `entry::counter_event`.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;

use crate::base::answer::{Answer, because, require};
use crate::base::arguments::check_flags;
use crate::base::machine::nanoseconds;
use crate::base::object::object;
use crate::base::word::Timeout;
use crate::events::counter::{self, Point, Target};
use crate::events::event_pool::{EventPool, FAILED, RESET, SIGNALED, Slot};
use crate::events::signaler::{Signaler, Worker};
use crate::events::times::Times;
use crate::strict;

pub struct Event {
    state: State,
    /// The pool it came from, and the pool's handle.
    pool: Option<(Arc<EventPool>, usize)>,
    pub scopes: Scopes,
    signaler: Signaler,
}
object!(Event, _ze_event_handle_t, b"event   ");

enum State {
    /// A word of the pool, by its index.
    Pooled(u32),
    Counter(CounterBased),
}

/// What caches have to be flushed or invalidated on a GPU; told to who asks.
#[derive(Clone, Copy)]
pub struct Scopes {
    pub signal: ze_event_scope_flags_t,
    pub wait: ze_event_scope_flags_t,
}

impl Scopes {
    /// The scopes of a descriptor.
    pub fn check(signal: ze_event_scope_flags_t, wait: ze_event_scope_flags_t) -> Answer<Scopes> {
        let known = ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_SUBDEVICE.0
            | ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_DEVICE.0
            | ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_HOST.0;
        check_flags(signal | wait, known)?;
        Ok(Scopes { signal, wait })
    }
}

pub struct CounterBased {
    pub flags: ze_event_counter_based_flags_t,
    /// Commands that signal it tell when they began and ended.
    pub timestamps: bool,
    /// What is added to the program's number by each command that signals it, which leaves its point as it is.
    pub aggregate: Option<(usize, u64)>,
    /// Opened from an IPC handle.
    pub opened: bool,
    /// What it stands for; at first nothing, which is complete.
    pub now: Mutex<Now>,
}

#[derive(Clone, Default)]
pub struct Now {
    point: Option<Point>,
    times: Option<Arc<Times>>,
}

impl Now {
    pub fn of(point: Option<Point>) -> Now {
        Now { point, times: None }
    }
}

impl CounterBased {
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn point(&self) -> Option<Point> {
        self.now().point.clone()
    }

    fn target(&self) -> Option<Target> {
        self.point().map(|point| point.target())
    }

    /// It may be signaled by lists of that kind.
    fn check_list(&self, immediate: bool) -> Answer {
        use ze_event_counter_based_flag_t as F;
        let both = F::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0 | F::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0;
        let kinds = match self.flags & both {
            0 => F::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0,
            kinds => kinds,
        };
        let kind = if immediate {
            F::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE
        } else {
            F::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE
        };
        require(kinds & kind.0 != 0, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
    }
}

/// Where the times will be of the command that an event stands for now.
pub enum Timed {
    Pooled(Arc<Event>),
    Counter(Option<Arc<Times>>),
}

impl Timed {
    /// The times of the command; zeros where it did not run, or its event has none.
    pub fn read(&self) -> ze_kernel_timestamp_result_t {
        let none = Times::default();
        match self {
            Timed::Pooled(event) => event.slot().map_or(none.read(), |slot| slot.times.read()),
            Timed::Counter(times) => times.as_ref().map_or(none.read(), |times| times.read()),
        }
    }
}

/// What a command waits for that names an event when it is appended.
pub enum Dependency {
    Event(Arc<Event>),
    Point(Point),
}

impl Event {
    /// One that belongs to no pool.
    pub fn counter_based(counter: CounterBased, scopes: Scopes) -> Event {
        Event { state: State::Counter(counter), pool: None, scopes, signaler: Signaler::default() }
    }

    /// The one of a pool that has this index, which the pool has.
    pub fn of_pool(pool: Arc<EventPool>, handle: usize, index: u32, scopes: Scopes) -> Event {
        let state = match pool.counter_based {
            None => State::Pooled(index),
            Some(flags) => State::Counter(CounterBased {
                flags,
                timestamps: pool.has_timestamps(),
                aggregate: None,
                opened: false,
                now: Mutex::default(),
            }),
        };
        let keep = pool.opened;
        let created = Event { state, pool: Some((pool, handle)), scopes, signaler: Signaler::default() };
        if !keep {
            // In a pool of another process it may have been signaled already.
            created.reset();
        }
        created
    }

    /// What is particular to a counter-based event, or `INVALID_ARGUMENT`.
    pub fn as_counter_based(&self) -> Answer<&CounterBased> {
        match &self.state {
            State::Counter(counter) => Ok(counter),
            State::Pooled(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }

    /// Those that belong to no pool have none to tell.
    pub fn pool_handle(&self) -> Answer<ze_event_pool_handle_t> {
        let (_, handle) = self.pool.as_ref().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        Ok(*handle as ze_event_pool_handle_t)
    }

    /// The word of one that has a state, which its pool keeps.
    fn slot(&self) -> Option<&Slot> {
        match (&self.state, &self.pool) {
            (State::Pooled(index), Some((pool, _))) => Some(pool.slot(*index)),
            _ => None,
        }
    }

    /// The word of one that may be set and reset; counter-based ones may not.
    fn word(&self) -> Answer<&Slot> {
        self.slot().ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
    }

    pub fn has_timestamps(&self) -> bool {
        match (&self.state, &self.pool) {
            (State::Counter(counter), _) => counter.timestamps,
            (State::Pooled(_), pool) => pool.as_ref().is_some_and(|(pool, _)| pool.has_timestamps()),
        }
    }

    /// What waiting for it means to a command that is appended now; none for what is complete for good.
    pub fn dependency(self: Arc<Self>) -> Option<Dependency> {
        match &self.state {
            State::Pooled(_) => Some(Dependency::Event(self)),
            State::Counter(counter) => counter.point().map(Dependency::Point),
        }
    }

    /// The times of the command that it stands for now.
    pub fn timed(self: Arc<Self>) -> Timed {
        match &self.state {
            State::Pooled(_) => Timed::Pooled(self),
            State::Counter(counter) => Timed::Counter(counter.now().times.clone()),
        }
    }

    pub fn check_reset(&self) -> Answer {
        self.word().map(drop)
    }

    /// As the program tells it. Events that are based on counters are refused.
    pub fn host_signal(&self) -> Answer {
        self.word()?.state.store(SIGNALED);
        Ok(())
    }

    /// As the program tells it. Events that are based on counters are refused.
    pub fn host_reset(&self) -> Answer {
        let slot = self.word()?;
        self.check_settled()?;
        self.signaler.clear();
        slot.state.store(RESET);
        Ok(())
    }

    /// In strict mode, `HANDLE_OBJECT_IN_USE` while a command is under way that will signal it.
    pub fn check_settled(&self) -> Answer {
        let expected = || {
            // Asked again at the end, as the signal may come in between.
            !self.is_signaled() && self.signaler.is_expected() && !self.is_signaled()
        };
        if strict::is_on() && self.slot().is_some() && expected() {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE,
                "a command that signals the event has not ended: whether it comes before or after is chance".to_owned(),
            ));
        }
        Ok(())
    }

    /// Does what an event of a pool signals the end of.
    pub fn tell(&self, action: impl FnOnce() -> Answer) -> Answer {
        let start = self.time();
        let outcome = action();
        self.end(start, outcome);
        outcome
    }

    /// Nanoseconds, if it has to tell them.
    fn time(&self) -> u64 {
        if self.has_timestamps() { nanoseconds() } else { 0 }
    }

    fn end(&self, start: u64, outcome: Answer) {
        if let Some(slot) = self.slot() {
            slot.times.set(start, self.time());
            let state = if outcome.is_ok() { SIGNALED } else { FAILED };
            slot.state.store(state);
        }
    }

    pub fn reset(&self) {
        if let Some(slot) = self.slot() {
            slot.state.store(RESET);
        }
    }

    pub fn is_signaled(&self) -> bool {
        self.wait(Timeout::None)
    }

    /// Waits until it is signaled; false when the time is over before.
    pub fn wait(&self, timeout: Timeout) -> bool {
        match &self.state {
            State::Pooled(_) => self.slot().is_none_or(|slot| slot.state.wait(timeout, |state| state != RESET)),
            State::Counter(counter) => counter.target().is_none_or(|target| target.wait(timeout)),
        }
    }

    /// As [`Event::wait`], for a thread of the program: it may as well do what it waits for.
    pub fn synchronize(&self, timeout: Timeout) -> Answer {
        if matches!(timeout, Timeout::Never) && !self.is_signaled() {
            self.signaler.help(|| self.is_signaled());
        }
        match &self.state {
            State::Pooled(_) => {
                self.wait(timeout);
                self.status()
            }
            // Another thread may give it another meaning meanwhile.
            State::Counter(counter) => match counter.target() {
                Some(target) => {
                    target.wait(timeout);
                    target.status()
                }
                None => Ok(()),
            },
        }
    }

    /// The state as the host is told.
    pub fn status(&self) -> Answer {
        match &self.state {
            State::Pooled(_) => match self.word()?.state.load() {
                RESET => Err(ze_result_t::ZE_RESULT_NOT_READY),
                FAILED => Err(ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST),
                _ => Ok(()),
            },
            State::Counter(counter) => counter.target().map_or(Ok(()), |target| target.status()),
        }
    }
}

/// What a command does to its event when it is done.
pub struct Signal {
    event: Arc<Event>,
    /// Where a counter-based event will find the command's times.
    times: Option<Arc<Times>>,
}

impl Signal {
    /// For a command of a list of that kind; counter-based events need one that is in order.
    pub fn new(event: Arc<Event>, immediate: bool, in_order: bool) -> Answer<Signal> {
        if let State::Counter(counter) = &event.state {
            counter.check_list(immediate)?;
        }
        Signal::of_lists(event, in_order)
    }

    /// For regular lists that an immediate one executes, which are of both kinds.
    pub fn of_lists(event: Arc<Event>, in_order: bool) -> Answer<Signal> {
        let mut times = None;
        if let State::Counter(counter) = &event.state {
            require(in_order, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            times = counter.timestamps.then(Arc::default);
        }
        Ok(Signal { event, times })
    }

    pub fn is_counter_based(&self) -> bool {
        matches!(self.event.state, State::Counter(_))
    }

    /// From now on a counter-based event stands for this command, which is done at that point.
    pub fn stand_for(&self, point: impl FnOnce() -> Point) {
        if let State::Counter(counter) = &self.event.state {
            if counter.aggregate.is_none() {
                *counter.now() = Now { point: Some(point()), times: self.times.clone() };
            } else {
                counter.now().times = self.times.clone();
            }
        }
    }

    /// It will be signaled by the last of the worker's jobs up to a position.
    pub fn expect(&self, worker: &Arc<impl Worker>, position: u64) {
        self.event.signaler.set(worker, position);
    }

    /// The command begins; what to pass to [`Signal::done`].
    pub fn begin(&self) -> u64 {
        self.event.time()
    }

    /// The command is done. Where its event is counter-based, raising the counter is what tells others.
    pub fn done(&self, start: u64, outcome: Answer) {
        match &self.event.state {
            State::Pooled(_) => self.event.end(start, outcome),
            State::Counter(counter) => {
                if let Some(times) = &self.times {
                    times.set(start, self.event.time());
                }
                if let Some((address, increment)) = counter.aggregate {
                    counter::add(address, increment);
                }
            }
        }
    }
}
