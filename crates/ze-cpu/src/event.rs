//! Events.
//!
//! One of a pool is a word in the pool's memory: reset, signaled, or failed. A counter-based one has no state: it names a
//! [`Point`], the counter and value of the command that was last told to signal it, so it may be told again at any time, and
//! whoever waited before goes on waiting for what it was then. How such are made and passed on is in `counter_event`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use level_zero_sys::*;

use crate::answer::{
    Answer, answer, because, chain, check_flags, list, non_null, read, require, write, write_if_wanted,
};
use crate::counter::{self, Point, Target};
use crate::device::Device;
use crate::event_pool::{EventPool, FAILED, RESET, SIGNALED, Slot};
use crate::executor::{Executor, Signaler};
use crate::machine::nanoseconds;
use crate::object::{self, getters, object};
use crate::strict;
use crate::wait::Timeout;

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

/// When a command began and ended, in nanoseconds of the devices' clock, which is the host's; zeros before.
#[derive(Default)]
pub struct Times {
    start: AtomicU64,
    end: AtomicU64,
}

impl Times {
    fn set(&self, start: u64, end: u64) {
        self.start.store(start, Ordering::Relaxed);
        self.end.store(end, Ordering::Relaxed);
    }

    fn read(&self) -> ze_kernel_timestamp_result_t {
        let times = ze_kernel_timestamp_data_t {
            kernelStart: self.start.load(Ordering::Relaxed),
            kernelEnd: self.end.load(Ordering::Relaxed),
        };
        ze_kernel_timestamp_result_t { global: times, context: times }
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

    /// What is particular to a counter-based event, or `INVALID_ARGUMENT`.
    pub fn as_counter_based(&self) -> Answer<&CounterBased> {
        match &self.state {
            State::Counter(counter) => Ok(counter),
            State::Pooled(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }

    /// Those that belong to no pool have none to tell.
    fn pool_handle(&self) -> Answer<ze_event_pool_handle_t> {
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

    fn has_timestamps(&self) -> bool {
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

    /// In strict mode, `HANDLE_OBJECT_IN_USE` while a command is under way that will signal it.
    fn check_settled(&self) -> Answer {
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
    fn synchronize(&self, timeout: Timeout) -> Answer {
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
    fn status(&self) -> Answer {
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

    /// It will be signaled by the last of the executor's jobs up to a position.
    pub fn expect(&self, executor: &Arc<Executor>, position: u64) {
        self.event.signaler.set(executor, position);
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

/// How waiters sleep and are woken makes no difference here: nobody polls for long, and everybody is told.
///
/// # Safety
/// The chain is as the specification says.
pub unsafe fn check_sync_mode(next: *const std::ffi::c_void) -> Answer {
    /// The name that the structure had in Intel's driver.
    const OLD: ze_structure_type_t = _ze_structure_type_t(0x0003_0016);
    use ze_event_sync_mode_flag_t as F;
    // SAFETY: forwarded to the caller; the structure is read as what its type says.
    for (stype, address) in unsafe { chain(next) } {
        if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC || stype == OLD {
            // SAFETY: as above.
            let flags = unsafe { read(address.cast::<ze_event_sync_mode_desc_t>()) }?.syncModeFlags;
            let external = F::ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT.0;
            let known = F::ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT.0 | F::ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT.0;
            check_flags(flags, known | external)?;
            // There are no interrupts that a program could name.
            require(flags & external == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
        }
    }
    Ok(())
}

pub unsafe extern "C" fn zeEventCreate(
    pool: ze_event_pool_handle_t,
    desc: *const ze_event_desc_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor and the room.
        unsafe {
            let handle = pool as usize;
            let pool = object::share::<EventPool>(pool)?;
            let desc = read(desc)?;
            let scopes = Scopes::check(desc.signal, desc.wait)?;
            check_sync_mode(desc.pNext)?;
            require(desc.index < pool.count, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            non_null(event)?;
            let state = match pool.counter_based {
                None => State::Pooled(desc.index),
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
            write(event, object::publish(Arc::new(created))?)
        }
    })
}

pub unsafe extern "C" fn zeEventDestroy(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            object::get::<Event>(event)?.check_settled()?;
            object::retire::<Event>(event).map(drop)
        }
    })
}

pub unsafe extern "C" fn zeEventHostSignal(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's. Kept: whoever waits for it may destroy it before the signal has returned here.
        let event = unsafe { object::share::<Event>(event) }?;
        event.word()?.state.store(SIGNALED);
        Ok(())
    })
}

pub unsafe extern "C" fn zeEventHostReset(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let event = unsafe { object::get::<Event>(event) }?;
        let slot = event.word()?;
        event.check_settled()?;
        event.signaler.clear();
        slot.state.store(RESET);
        Ok(())
    })
}

pub unsafe extern "C" fn zeEventQueryStatus(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.status()
    })
}

pub unsafe extern "C" fn zeEventHostSynchronize(event: ze_event_handle_t, timeout: u64) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let event = unsafe { object::get::<Event>(event) }?;
        event.synchronize(Timeout::from_nanoseconds(timeout))
    })
}

pub unsafe extern "C" fn zeEventQueryKernelTimestamp(
    event: ze_event_handle_t,
    times: *mut ze_kernel_timestamp_result_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe { write(times, told_times(event)?) }
    })
}

pub unsafe extern "C" fn zeEventQueryTimestampsExp(
    event: ze_event_handle_t,
    device: ze_device_handle_t,
    count: *mut u32,
    times: *mut ze_kernel_timestamp_result_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, and the list is as the specification says.
        unsafe {
            object::get::<Device>(device)?;
            object::get::<Event>(event)?;
            // How many there will be is known before there are any.
            list(count, times, 1, |room, _| write(room, told_times(event)?))
        }
    })
}

/// Of version 1.6. The devices' clock is the host's, so both kinds of times are the same.
pub unsafe extern "C" fn zeEventQueryKernelTimestampsExt(
    event: ze_event_handle_t,
    device: ze_device_handle_t,
    count: *mut u32,
    results: *mut ze_event_query_kernel_timestamps_results_ext_properties_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's; the structure leads to room for as many results as the count says.
        unsafe {
            object::get::<Device>(device)?;
            object::get::<Event>(event)?;
            if read(count)? > 0 {
                let told = told_times(event)?;
                let results = read(results)?;
                write_if_wanted(results.pKernelTimestampsBuffer, told);
                let synchronized = |times: ze_kernel_timestamp_data_t| ze_synchronized_timestamp_data_ext_t {
                    kernelStart: times.kernelStart,
                    kernelEnd: times.kernelEnd,
                };
                write_if_wanted(
                    results.pSynchronizedTimestampsBuffer,
                    ze_synchronized_timestamp_result_ext_t {
                        global: synchronized(told.global),
                        context: synchronized(told.context),
                    },
                );
            }
            write(count, 1)
        }
    })
}

/// The times of an event that has some to tell.
///
/// # Safety
/// The handle is the caller's.
unsafe fn told_times(event: ze_event_handle_t) -> Answer<ze_kernel_timestamp_result_t> {
    // SAFETY: forwarded to the caller.
    let event = unsafe { object::share::<Event>(event) }?;
    require(event.has_timestamps(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    event.status()?;
    Ok(event.timed().read())
}

getters! {
    zeEventGetEventPool(Event) -> ze_event_pool_handle_t: |event| event.pool_handle();
    zeEventGetSignalScope(Event) -> ze_event_scope_flags_t: |event| Ok(event.scopes.signal);
    zeEventGetWaitScope(Event) -> ze_event_scope_flags_t: |event| Ok(event.scopes.wait);
}
