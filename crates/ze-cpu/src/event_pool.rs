//! Pools: the memory that events are in.
//!
//! An event's state is one word to wait for, and when its command began and ended. A pool that is to be shared by IPC is a
//! memfd, so that the same words serve all processes that open it; so is a large one, whose pages then come as its events are
//! used; others are plain memory. Counter-based events have no state of their own: a pool for such is a number of places and no
//! more.

use std::os::fd::{AsFd, OwnedFd};
use std::sync::Arc;

use level_zero_sys::*;

use crate::answer::{Answer, answer, array, chain, check_flags, non_null, read, require, write};
use crate::context::Context;
use crate::device::Device;
use crate::event::Times;
use crate::export::Export;
use crate::ipc::{Kind, Ticket};
use crate::memory::{self, memfd};
use crate::object::{self, getters, object};
use crate::wait::Word;

/// An event in memory.
#[repr(C, align(64))]
pub struct Slot {
    pub state: Word,
    pub times: Times,
}

pub const RESET: u64 = 0;
pub const SIGNALED: u64 = 1;
/// Its command failed: nobody waits for it any longer, and the host is told.
pub const FAILED: u64 = 2;

/// Events in plain memory at most.
const MOST_PRIVATE: u32 = 1 << 12;

enum Slots {
    Private(Box<[Slot]>),
    Mapped { address: usize, file: OwnedFd, export: Arc<Export> },
}

pub struct EventPool {
    slots: Slots,
    pub count: u32,
    flags: u32,
    /// What its events are for, if they are counter-based.
    pub counter_based: Option<ze_event_counter_based_flags_t>,
    /// The context's handle.
    context: usize,
    /// Opened from an IPC handle.
    pub opened: bool,
}
object!(EventPool, _ze_event_pool_handle_t, b"evt pool");

const IPC: u32 = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0;
/// Both clocks are the same here.
const TIMESTAMP_FLAGS: u32 = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0
    | ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP.0;

impl EventPool {
    fn new(
        context: ze_context_handle_t,
        count: u32,
        flags: u32,
        counter_based: Option<ze_event_counter_based_flags_t>,
    ) -> Answer<EventPool> {
        let slots = if counter_based.is_some() {
            Slots::Private(Box::default())
        } else if flags & IPC == 0 && count <= MOST_PRIVATE {
            let slot = || Slot { state: Word::new(RESET), times: Times::default() };
            Slots::Private((0..count).map(|_| slot()).collect())
        } else {
            // A new file's zeros are events that are reset.
            Self::map(memfd("level-zero events", Self::bytes(count))?, count)?
        };
        Ok(EventPool { slots, count, flags, counter_based, context: context as usize, opened: false })
    }

    fn open(context: ze_context_handle_t, ticket: &Ticket) -> Answer<EventPool> {
        let file = ticket.receive()?;
        let [count, flags] = ticket.extra;
        let complete = count > 0 && memory::file_bytes(file.as_fd())? >= Self::bytes(count) as u64;
        require(complete, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        Ok(EventPool {
            slots: Self::map(file, count)?,
            count,
            flags,
            counter_based: None,
            context: context as usize,
            opened: true,
        })
    }

    fn map(file: OwnedFd, count: u32) -> Answer<Slots> {
        let address = memory::map(file.as_fd(), Self::bytes(count), 0)?;
        Ok(Slots::Mapped { address, file, export: Arc::default() })
    }

    fn bytes(count: u32) -> usize {
        count as usize * size_of::<Slot>()
    }

    pub fn slot(&self, index: u32) -> &Slot {
        assert!(index < self.count, "events are checked against their pool when they are created");
        match &self.slots {
            Slots::Private(slots) => &slots[index as usize],
            Slots::Mapped { address, .. } => {
                let first = *address as *const Slot;
                // SAFETY: `count` slots are mapped as long as this pool lives; all of a slot is atomics, and any bytes
                // that another process writes there are a valid state.
                unsafe { &*first.add(index as usize) }
            }
        }
    }

    pub fn has_timestamps(&self) -> bool {
        self.flags & TIMESTAMP_FLAGS != 0
    }

    fn ticket(&self) -> Answer<Ticket> {
        match &self.slots {
            Slots::Mapped { file, export, .. } if self.flags & IPC != 0 => {
                export.get(Kind::EventPool, file.as_fd(), Self::bytes(self.count) as u64, [self.count, self.flags])
            }
            _ => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }
}

impl Drop for EventPool {
    fn drop(&mut self) {
        if let Slots::Mapped { address, .. } = self.slots {
            // SAFETY: the mapping is ours, and events hold their pool, so nobody has a reference into it. Unmapping a
            // mapping of our own does not fail.
            let _ = unsafe { rustix::mm::munmap(address as *mut _, Self::bytes(self.count)) };
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
            let known = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_HOST_VISIBLE.0 | IPC | TIMESTAMP_FLAGS;
            check_flags(desc.flags, known)?;
            require(desc.count > 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            require(!devices.is_null() || count == 0, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE)?;
            for device in array(devices, count as usize)? {
                object::get::<Device>(*device)?;
            }
            let counter_based = counter_based(&desc)?;
            non_null(pool)?;
            let created = EventPool::new(context, desc.count, desc.flags, counter_based)?;
            write(pool, object::publish(Arc::new(created))?)
        }
    })
}

/// What the events of a pool are for, where a structure behind its descriptor makes them counter-based.
///
/// # Safety
/// The chain is as the specification says.
unsafe fn counter_based(desc: &ze_event_pool_desc_t) -> Answer<Option<ze_event_counter_based_flags_t>> {
    let mut found = None;
    // SAFETY: forwarded to the caller; the structure is read as what its type says.
    for (stype, address) in unsafe { chain(desc.pNext) } {
        if stype == ze_structure_type_t::ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC {
            // SAFETY: as above.
            let flags = unsafe { read(address.cast::<ze_event_pool_counter_based_exp_desc_t>()) }?.flags;
            // These have the same bits as those of events.
            let known = ze_event_counter_based_flag_t::ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE.0
                | ze_event_counter_based_flag_t::ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE.0;
            check_flags(flags, known)?;
            found = Some(flags);
        }
    }
    // What another process would open is the state of events, which these do not have.
    require(found.is_none() || desc.flags & IPC == 0, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)?;
    Ok(found)
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
            write(handle, ze_ipc_event_pool_handle_t { data: pool.ticket()?.to_handle() })
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
            let ticket = Ticket::from_handle(&handle.data, Kind::EventPool)?;
            let opened = EventPool::open(context, &ticket)?;
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

getters! {
    zeEventPoolGetContextHandle(EventPool) -> ze_context_handle_t: |pool| Ok(pool.context as ze_context_handle_t);
    zeEventPoolGetFlags(EventPool) -> ze_event_pool_flags_t: |pool| Ok(pool.flags);
}
