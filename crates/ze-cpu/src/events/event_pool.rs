//! Pools: the memory that events are in.
//!
//! An event's state is one word to wait for, and when its command began and ended. A pool that is to be shared by IPC is a
//! memfd, so that the same words serve all processes that open it; so is a large one, whose pages then come as its events are
//! used; others are plain memory. Counter-based events have no state of their own: a pool for such is a number of places and no
//! more.

use std::os::fd::{AsFd, OwnedFd};
use std::sync::Arc;

use level_zero_sys::*;

use crate::base::answer::{Answer, require};
use crate::base::file::{self, memfd};
use crate::base::object::object;
use crate::base::word::Word;
use crate::events::times::Times;
use crate::memory::export::Export;
use crate::memory::ipc::{Kind, Ticket};

/// An event in memory.
#[repr(C, align(64))]
pub struct Slot {
    pub state: Word,
    pub times: Times,
}

pub const RESET: u64 = 0;
pub const SIGNALED: u64 = 1;
/// Its command failed: no thread waits for it any longer, and the host is told.
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
    pub flags: u32,
    /// What its events are for, if they are counter-based.
    pub counter_based: Option<ze_event_counter_based_flags_t>,
    /// The context's handle.
    pub context: usize,
    /// Opened from an IPC handle.
    pub opened: bool,
}
object!(EventPool, _ze_event_pool_handle_t, b"evt pool");

pub const IPC: u32 = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0;
/// Both clocks are the same here.
pub const TIMESTAMP_FLAGS: u32 = ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP.0
    | ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP.0;

impl EventPool {
    pub fn new(
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

    pub fn open(context: ze_context_handle_t, ticket: &Ticket) -> Answer<EventPool> {
        let file = ticket.receive()?;
        let [count, flags] = ticket.extra;
        let complete = count > 0 && file::file_bytes(file.as_fd())? >= Self::bytes(count) as u64;
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
        let address = file::map(file.as_fd(), Self::bytes(count), 0)?;
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

    pub fn ticket(&self) -> Answer<Ticket> {
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
            // SAFETY: the mapping is ours, and events hold their pool, so there is no reference into it. Unmapping a
            // mapping of our own does not fail.
            let _ = unsafe { rustix::mm::munmap(address as *mut _, Self::bytes(self.count)) };
        }
    }
}
