//! Transfers that the provider makes by itself between memory of two PEs (`FI_RMA`), without a message that either takes.
//!
//! A PE exposes memory ([`Wire::expose`](crate::Wire::expose)) and tells others, in whatever way, the [`Remote`] that it was
//! given. They start transfers from and to it ([`Outbox::start`](crate::Outbox::start)), of whose end [`Inbox::landed`](
//! crate::Inbox::landed) tells, in any order. A transfer that fails is the end of its peer, as a message that fails is.
//!
//! # When data are in place
//! Each transfer is posted with `FI_DELIVERY_COMPLETE`: its completion comes when the target has processed it, and "the data
//! was placed into the application's buffer" (fi_cq(3)). No event tells the target; there "the visibility semantic of the
//! operation at the target aligns with the initiator completion semantic", so that the data are visible when `landed` is called.
//! Only providers that take the flag are asked. `ofi_rxm` takes it on behalf of any provider below: over `tcp`, which has the
//! target acknowledge what it has placed, it means that; over others it may mean what they do, which of verbs is that the other
//! card has the data. There, [`Delivery::completes`] says no, and one more step is needed, by fi_cq(3): once the
//! completion has been read, "the target completion of a second transfer will indicate that the first transfer's data is
//! visible". So a message that was sent after `landed`, and answered, tells it.
//!
//! Of memory of a device the same is relied on: that a completion with delivery says that the bytes are in the device's memory,
//! and not on their way to it over PCIe. Loads and atomic operations of the device that begin after that find them there. So a
//! signal that the target's device performs after its PE was told comes after them, also for a kernel that has been waiting.
//! Likewise the card reads what a kernel has stored before a fence at the scope of all devices, which kernels' requests begin with.
//!
//! # Safety
//! This file makes the record of a transfer, for whose memory its maker vouches.
#![allow(unsafe_code, reason = "a promise about memory")]

use std::ffi::c_void;
use std::ops::Range;
use std::os::fd::BorrowedFd;

/// Where memory that a PE exposed begins, in the words of its provider, and what opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remote {
    /// An address there, or a distance from the beginning.
    pub address: u64,
    /// The key: one who does not have it gets nothing.
    pub key: u64,
}

impl Remote {
    /// The place so many bytes further on.
    pub fn after(self, bytes: usize) -> Remote {
        Remote { address: self.address.wrapping_add(bytes as u64), ..self }
    }
}

/// What memory that is exposed is to the provider.
#[derive(Clone, Copy, Debug)]
pub enum Backing<'a> {
    /// Memory of the host.
    Host,
    /// Memory of a device, of which `driver` and `device` are the numbers in Level Zero's lists.
    Device {
        /// Of the driver.
        driver: u16,
        /// Of the device among the driver's.
        device: u16,
        /// The dma-buf that it is a part of, and how far in it begins; without one the provider asks Level Zero for the address.
        dma_buf: Option<(BorrowedFd<'a>, usize)>,
    },
}

/// What a provider does for puts that it makes by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// What was put is in place for the target's program when [`Inbox::landed`](crate::Inbox::landed) tells of it. Otherwise it is when the
    /// target takes a message that was sent after that.
    pub completes: bool,
    /// A put can tell the target of itself ([`OneSided::telling`]).
    pub tells: bool,
}

/// Which way bytes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From here to there.
    Put,
    /// From there to here.
    Get,
}

/// A transfer between memory of this process and memory that a PE exposed.
#[derive(Clone, Copy, Debug)]
pub struct OneSided {
    direction: Direction,
    /// An address, so that the record may go from thread to thread.
    local: usize,
    bytes: usize,
    remote: Remote,
    mark: [u64; 2],
    tells: bool,
}

impl OneSided {
    /// A transfer of `bytes` bytes, of whose end is told by its `mark`.
    ///
    /// # Safety
    /// Memory of that length at `local` is valid, for the host to read or to write, and is left to the transfer until its end is
    /// told or the wire has been dropped.
    pub unsafe fn new(
        direction: Direction,
        local: *mut c_void,
        bytes: usize,
        remote: Remote,
        mark: [u64; 2],
    ) -> OneSided {
        OneSided { direction, local: local as usize, bytes, remote, mark, tells: false }
    }

    /// A put of which the target is told when it is in place ([`Inbox::told`](crate::Inbox::told)), where [`Delivery::tells`] says that
    /// puts do.
    pub fn telling(self) -> OneSided {
        OneSided { tells: true, ..self }
    }

    /// Which way bytes go.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The address of the memory here, and its length.
    pub fn local(&self) -> (usize, usize) {
        (self.local, self.bytes)
    }

    /// The memory there.
    pub fn remote(&self) -> Remote {
        self.remote
    }

    /// Whether the target is told.
    pub fn tells(&self) -> bool {
        self.tells
    }

    /// What its maker knows it by.
    pub fn mark(&self) -> [u64; 2] {
        self.mark
    }
}

/// Whether `bytes` bytes from the address `local` on lie in `memory`.
pub(crate) fn holds(memory: &Range<usize>, local: usize, bytes: usize) -> bool {
    memory.contains(&local) && bytes <= memory.end - local
}
