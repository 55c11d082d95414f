//! Event pools and events.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use level_zero_sys::{_ze_event_handle_t, _ze_event_pool_handle_t, ze_event_handle_t, ze_event_pool_handle_t};

use crate::context::Context;
use crate::device::Device;
use crate::error::Error;
use crate::raw::{Shared, Table, in_drop};

bitflags::bitflags! {
    /// What the events of a pool can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct EventPoolFlags: u32 {
        /// The host signals them, asks them and waits for them.
        const HOST_VISIBLE = 1;
        /// They keep when their command started and ended.
        const TIMESTAMPS = 4;
    }

    /// Who sees the memory that commands wrote before an event, or will read after it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct EventScopes: u32 {
        /// The part of the device.
        const SUB_DEVICE = 1;
        /// The device.
        const DEVICE = 2;
        /// The host, and other devices.
        const HOST = 4;
    }
}

/// Where events come from. It lives as long as its events.
pub struct EventPool(Arc<Owned>);

struct Owned {
    context: Context,
    handle: Shared<_ze_event_pool_handle_t>,
    events: u32,
    /// The places that no event has. Held while an event is made, which Level Zero lets one thread
    /// at a time do.
    free: Mutex<Vec<u32>>,
}

impl Owned {
    fn table(&self) -> &'static Table {
        self.context.table()
    }

    fn free(&self) -> MutexGuard<'_, Vec<u32>> {
        // The list is whole between any two statements that hold it.
        self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl EventPool {
    /// Makes a pool of `events` events that these devices use; all devices of the context, where
    /// none is named.
    ///
    /// # Errors
    /// [`Error::Call`]: no events at all; out of memory.
    ///
    /// # Panics
    /// Where a device is of another driver than the context.
    ///
    /// # Spec
    /// `zeEventPoolCreate`.
    pub fn new(context: &Context, devices: &[&Device], flags: EventPoolFlags, events: u32) -> Result<EventPool, Error> {
        devices.iter().for_each(|device| context.expect_own(device));
        let mut devices: Vec<_> = devices.iter().map(|device| device.handle()).collect();
        let (table, flags) = (context.table(), flags.bits());
        // SAFETY: a live context and devices of its driver.
        let handle = unsafe { table.event_pool_create(context.handle(), &mut devices, flags, events) }?;
        Ok(EventPool(Arc::new(Owned {
            context: context.clone(),
            handle: Shared(handle),
            events,
            free: Mutex::new((0..events).rev().collect()),
        })))
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_event_pool_handle_t {
        self.0.handle.0
    }

    /// Makes an event, not signalled, that orders memory for the host and all devices.
    ///
    /// # Errors
    /// As [`scoped_event`](Self::scoped_event).
    pub fn event(&self) -> Result<Event, Error> {
        self.scoped_event(EventScopes::HOST, EventScopes::HOST)
    }

    /// Makes an event, not signalled: what was written before it is `signal`led is visible to those
    /// scopes, and who `wait`s for it sees what those scopes wrote. Empty scopes leave it to the
    /// command's own.
    ///
    /// # Errors
    /// [`Error::PoolExhausted`]; [`Error::Call`]: out of memory.
    ///
    /// # Spec
    /// `zeEventCreate`.
    pub fn scoped_event(&self, signal: EventScopes, wait: EventScopes) -> Result<Event, Error> {
        let pool = &self.0;
        let mut free = pool.free();
        let exhausted = Error::PoolExhausted { events: pool.events };
        let &index = free.last().ok_or(exhausted)?;
        let (signal, wait) = (signal.bits(), wait.bits());
        // SAFETY: a live pool, and a place that no other event has; the lock keeps others out.
        let handle = unsafe { pool.table().event_create(pool.handle.0, index, signal, wait) }?;
        free.pop();
        drop(free);
        Ok(Event { pool: pool.clone(), index, handle: Shared(handle) })
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the last owner goes, and each event is one.
        in_drop(unsafe { self.table().event_pool_destroy(self.handle.0) });
    }
}

/// A point that commands or the host reach, and others wait for. Any thread may use it.
pub struct Event {
    pool: Arc<Owned>,
    index: u32,
    handle: Shared<_ze_event_handle_t>,
}

impl Event {
    /// The handle that C calls take.
    pub fn handle(&self) -> ze_event_handle_t {
        self.handle.0
    }

    fn table(&self) -> &'static Table {
        self.pool.table()
    }

    /// Signals it from the host.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeEventHostSignal`.
    pub fn host_signal(&self) -> Result<(), Error> {
        // SAFETY: a live event.
        unsafe { self.table().event_signal(self.handle()) }
    }

    /// Waits until it is signalled; false where the time ran out.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeEventHostSynchronize`.
    pub fn host_synchronize(&self, timeout: Option<Duration>) -> Result<bool, Error> {
        // SAFETY: a live event.
        unsafe { self.table().event_synchronize(self.handle(), timeout) }
    }

    /// Whether it is signalled.
    ///
    /// # Errors
    /// [`Error::Call`]: the device is lost.
    ///
    /// # Spec
    /// `zeEventQueryStatus`.
    pub fn query(&self) -> Result<bool, Error> {
        // SAFETY: a live event.
        unsafe { self.table().event_query(self.handle()) }
    }

    /// Makes it not signalled.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeEventHostReset`.
    pub fn reset(&self) -> Result<(), Error> {
        // SAFETY: a live event.
        unsafe { self.table().event_reset(self.handle()) }
    }

    /// When its command started and ended; nothing where it is not signalled. Of pools with
    /// [`EventPoolFlags::TIMESTAMPS`].
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeEventQueryKernelTimestamp`.
    pub fn timestamps(&self) -> Result<Option<Timestamps>, Error> {
        // SAFETY: a live event.
        unsafe { self.table().event_timestamps(self.handle()) }
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: this is its only owner; commands that use it have ended, as those who appended them
        // promised.
        in_drop(unsafe { self.table().event_destroy(self.handle()) });
        self.pool.free().push(self.index);
    }
}

/// When a command started and ended, in ticks of
/// [`timer_resolution_ns`](crate::DeviceProperties::timer_resolution_ns) that wrap around after
/// [`kernel_timestamp_bits`](crate::DeviceProperties::kernel_timestamp_bits).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timestamps {
    /// By the clock that goes on while others use the device.
    pub global: Range<u64>,
    /// By the clock that counts only while this context runs.
    pub context: Range<u64>,
}
