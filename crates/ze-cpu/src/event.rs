//! Events and their pools.
//!
//! An event's state is in its pool's memory: one word to wait for, and when the command began and ended. A pool that is to
//! be shared by IPC is a memfd, so that the same words serve all processes that open it; others are plain memory.

use std::os::fd::{AsFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use level_zero_sys::*;

use crate::answer::{Answer, answer, array, check_flags, list, non_null, read, require, write};
use crate::context::Context;
use crate::device::Device;
use crate::ipc::{Export, Kind, Ticket};
use crate::memory::{self, memfd};
use crate::object::{self, object};
use crate::wait::{Timeout, Word};

/// An event in memory.
#[repr(C, align(64))]
struct Slot {
    state: Word,
    start: AtomicU64,
    end: AtomicU64,
}

const RESET: u32 = 0;
const SIGNALED: u32 = 1;
/// Its command failed: nobody waits for it any longer, and the host is told.
const FAILED: u32 = 2;

enum Slots {
    Private(Box<[Slot]>),
    Shared {
        address: usize,
        file: OwnedFd,
        export: Export,
    },
}

pub struct EventPool {
    slots: Slots,
    count: u32,
    flags: u32,
    /// Opened from an IPC handle.
    opened: bool,
}
object!(EventPool, _ze_event_pool_handle_t, b"evt pool");

/// Pools that have been exported, for who hands handles back.
static EXPORTERS: Mutex<Vec<Weak<EventPool>>> = Mutex::new(Vec::new());

impl EventPool {
    fn new(count: u32, flags: u32) -> Answer<EventPool> {
        let slots = if flags & ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0 == 0 {
            let slot = || Slot {
                state: Word::new(RESET),
                start: AtomicU64::new(0),
                end: AtomicU64::new(0),
            };
            Slots::Private((0..count).map(|_| slot()).collect())
        } else {
            // A new file's zeros are events that are reset.
            Self::map(memfd(Self::bytes(count))?, count)?
        };
        Ok(EventPool {
            slots,
            count,
            flags,
            opened: false,
        })
    }

    fn open(ticket: &Ticket) -> Answer<EventPool> {
        let file = ticket.receive()?;
        let [count, flags] = ticket.extra;
        let complete = count > 0 && memory::file_bytes(file.as_fd())? >= Self::bytes(count) as u64;
        require(complete, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        Ok(EventPool {
            slots: Self::map(file, count)?,
            count,
            flags,
            opened: true,
        })
    }

    fn map(file: OwnedFd, count: u32) -> Answer<Slots> {
        let address = memory::map(file.as_fd(), Self::bytes(count), 0)?;
        Ok(Slots::Shared {
            address,
            file,
            export: Export::default(),
        })
    }

    fn bytes(count: u32) -> usize {
        count as usize * size_of::<Slot>()
    }

    fn slot(&self, index: u32) -> &Slot {
        assert!(
            index < self.count,
            "events are checked against their pool when they are created"
        );
        match &self.slots {
            Slots::Private(slots) => &slots[index as usize],
            Slots::Shared { address, .. } => {
                let first = *address as *const Slot;
                // SAFETY: `count` slots are mapped as long as this pool lives; all of a slot is atomics, and any bytes
                // that another process writes there are a valid state.
                unsafe { &*first.add(index as usize) }
            }
        }
    }

    fn has_timestamps(&self) -> bool {
        self.flags & ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0 != 0
    }

    fn ticket(self: &Arc<Self>) -> Answer<Ticket> {
        let Slots::Shared { file, export, .. } = &self.slots else {
            return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        };
        let ticket = export.get(
            Kind::EventPool,
            file.as_fd(),
            Self::bytes(self.count) as u64,
            [self.count, self.flags],
        )?;
        let mut exporters = EXPORTERS.lock().unwrap_or_else(PoisonError::into_inner);
        exporters.retain(|pool| pool.strong_count() > 0 && pool.as_ptr() != Arc::as_ptr(self));
        exporters.push(Arc::downgrade(self));
        Ok(ticket)
    }

    /// The pool that made an IPC handle.
    pub fn exporter(ticket: &Ticket) -> Answer<Arc<EventPool>> {
        let exporters = EXPORTERS.lock().unwrap_or_else(PoisonError::into_inner);
        let made = |pool: &Arc<EventPool>| matches!(&pool.slots, Slots::Shared { export, .. } if export.made(ticket));
        exporters
            .iter()
            .filter_map(Weak::upgrade)
            .find(made)
            .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
    }

    /// Takes an IPC handle back.
    pub fn put(&self, ticket: &Ticket) -> Answer {
        match &self.slots {
            Slots::Shared { export, .. } => export.put(ticket),
            Slots::Private(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }
}

impl Drop for EventPool {
    fn drop(&mut self) {
        if let Slots::Shared { address, .. } = self.slots {
            // SAFETY: the mapping is ours, and events hold their pool, so nobody has a reference into it. Unmapping a
            // mapping of our own does not fail.
            let _ = unsafe { rustix::mm::munmap(address as *mut _, Self::bytes(self.count)) };
        }
    }
}

pub struct Event {
    pool: Arc<EventPool>,
    index: u32,
}
object!(Event, _ze_event_handle_t, b"event   ");

impl Event {
    fn slot(&self) -> &Slot {
        self.pool.slot(self.index)
    }

    /// Commands that signal it tell when they began and ended.
    pub fn has_timestamps(&self) -> bool {
        self.pool.has_timestamps()
    }

    pub fn signal(&self) {
        self.slot().state.store(SIGNALED);
    }

    pub fn signal_with_times(&self, start: u64, end: u64) {
        self.slot().start.store(start, Ordering::Relaxed);
        self.slot().end.store(end, Ordering::Relaxed);
        self.signal();
    }

    pub fn fail(&self) {
        self.slot().state.store(FAILED);
    }

    pub fn reset(&self) {
        self.slot().state.store(RESET);
    }

    pub fn is_signaled(&self) -> bool {
        self.slot().state.load() != RESET
    }

    /// Waits until it is signaled, for ever if need be.
    pub fn wait(&self) {
        self.slot()
            .state
            .wait(Timeout::Never, |state| state != RESET);
    }

    /// The state as the host is told.
    fn status(&self) -> Answer {
        match self.slot().state.load() {
            RESET => Err(ze_result_t::ZE_RESULT_NOT_READY),
            FAILED => Err(ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST),
            _ => Ok(()),
        }
    }

    /// When its command ran; zeros for one that was signaled otherwise.
    pub fn times(&self) -> ze_kernel_timestamp_result_t {
        let times = ze_kernel_timestamp_data_t {
            kernelStart: self.slot().start.load(Ordering::Relaxed),
            kernelEnd: self.slot().end.load(Ordering::Relaxed),
        };
        ze_kernel_timestamp_result_t {
            global: times,
            context: times,
        }
    }
}

pub unsafe extern "C" fn zeEventPoolCreate(
    context: ze_context_handle_t,
    desc: *const ze_event_pool_desc_t,
    count: u32,
    devices: *mut ze_device_handle_t,
    pool: *mut ze_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handles are the caller's, as are the descriptor, the list and the room.
        unsafe {
            object::get::<Context>(context)?;
            let desc = read(desc)?;
            let known = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_HOST_VISIBLE.0
                | ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0
                | ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0;
            check_flags(desc.flags, known)?;
            require(desc.count > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            require(
                !devices.is_null() || count == 0,
                ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE,
            )?;
            for device in array(devices, count as usize)? {
                object::get::<Device>(*device)?;
            }
            non_null(pool)?;
            write(
                pool,
                object::publish(Arc::new(EventPool::new(desc.count, desc.flags)?))?,
            )
        }
    })
}

pub unsafe extern "C" fn zeEventPoolDestroy(pool: ze_event_pool_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::retire::<EventPool>(pool).map(drop) }
    })
}

pub unsafe extern "C" fn zeEventPoolGetIpcHandle(
    pool: ze_event_pool_handle_t,
    handle: *mut ze_ipc_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let pool = object::share::<EventPool>(pool)?;
            non_null(handle)?;
            write(
                handle,
                ze_ipc_event_pool_handle_t {
                    data: pool.ticket()?.to_handle(),
                },
            )
        }
    })
}

pub unsafe extern "C" fn zeEventPoolOpenIpcHandle(
    context: ze_context_handle_t,
    handle: ze_ipc_event_pool_handle_t,
    pool: *mut ze_event_pool_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            object::get::<Context>(context)?;
            non_null(pool)?;
            let opened = EventPool::open(&Ticket::from_handle(&handle.data, Kind::EventPool)?)?;
            write(pool, object::publish(Arc::new(opened))?)
        }
    })
}

pub unsafe extern "C" fn zeEventPoolCloseIpcHandle(pool: ze_event_pool_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe {
            let opened = object::get::<EventPool>(pool)?.opened;
            require(opened, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
            object::retire::<EventPool>(pool).map(drop)
        }
    })
}

pub unsafe extern "C" fn zeEventCreate(
    pool: ze_event_pool_handle_t,
    desc: *const ze_event_desc_t,
    event: *mut ze_event_handle_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, as are the descriptor and the room.
        unsafe {
            let pool = object::share::<EventPool>(pool)?;
            let desc = read(desc)?;
            let known = ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_SUBDEVICE.0
                | ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_DEVICE.0
                | ze_event_scope_flag_t::ZE_EVENT_SCOPE_FLAG_HOST.0;
            check_flags(desc.signal | desc.wait, known)?;
            require(
                desc.index < pool.count,
                ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
            )?;
            non_null(event)?;
            let created = Event {
                pool: pool.clone(),
                index: desc.index,
            };
            if !pool.opened {
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
        unsafe { object::retire::<Event>(event).map(drop) }
    })
}

pub unsafe extern "C" fn zeEventHostSignal(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.signal();
        Ok(())
    })
}

pub unsafe extern "C" fn zeEventHostReset(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.reset();
        Ok(())
    })
}

pub unsafe extern "C" fn zeEventQueryStatus(event: ze_event_handle_t) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        unsafe { object::get::<Event>(event) }?.status()
    })
}

pub unsafe extern "C" fn zeEventHostSynchronize(
    event: ze_event_handle_t,
    timeout: u64,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's.
        let event = unsafe { object::get::<Event>(event) }?;
        event
            .slot()
            .state
            .wait(Timeout::from_nanoseconds(timeout), |state| state != RESET);
        event.status()
    })
}

pub unsafe extern "C" fn zeEventQueryKernelTimestamp(
    event: ze_event_handle_t,
    times: *mut ze_kernel_timestamp_result_t,
) -> ze_result_t {
    answer(|| {
        // SAFETY: the handle is the caller's, and so is the room.
        unsafe {
            let event = timed(event)?;
            write(times, event.times())
        }
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
            let event = timed(event)?;
            list(count, times, 1, |room, _| write(room, event.times()))
        }
    })
}

/// An event that has times to tell.
///
/// # Safety
/// The handle is the caller's.
unsafe fn timed<'a>(event: ze_event_handle_t) -> Answer<&'a Event> {
    // SAFETY: forwarded to the caller.
    let event = unsafe { object::get::<Event>(event) }?;
    require(
        event.has_timestamps(),
        ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
    )?;
    event.status()?;
    Ok(event)
}
