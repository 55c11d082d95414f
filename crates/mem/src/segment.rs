//! Symmetric addresses: which segment, and where in it.

use std::sync::{Arc, OnceLock};

use crate::host::HostSegments;
use crate::{HeapOffset, SymmetricHeap};

/// A kind of symmetric memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The device heap.
    Device,
    /// The host heap.
    Host,
    /// Static data of the executable.
    Static,
}

/// A place in symmetric memory, the same on all PEs. It becomes a pointer only together with a PE, at
/// the last moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    /// Which memory.
    pub segment: Segment,
    /// Bytes from the segment's start.
    pub offset: usize,
}

impl Address {
    /// The address so many bytes further on in the segment.
    pub fn after(self, bytes: usize) -> Address {
        Address { offset: self.offset + bytes, ..self }
    }
}

impl From<HeapOffset> for Address {
    fn from(offset: HeapOffset) -> Address {
        Address { segment: Segment::Device, offset: offset.0 }
    }
}

/// A symmetric address on a PE, as mapped in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The host can load from and store to it.
    Host(usize),
    /// Only the device can.
    Device(usize),
}

/// All symmetric memory of this PE, and its peers' as mapped here.
pub struct Segments {
    device: Arc<SymmetricHeap>,
    /// Programs that use device memory only have no other.
    host: OnceLock<HostSegments>,
}

impl Segments {
    /// The device heap alone.
    pub fn new(device: Arc<SymmetricHeap>) -> Segments {
        Segments { device, host: OnceLock::new() }
    }

    /// Adds the host segments; whether there were none before.
    pub fn add_host(&self, segments: HostSegments) -> bool {
        self.host.set(segments).is_ok()
    }

    /// The host segments, if there are any.
    pub fn host(&self) -> Option<&HostSegments> {
        self.host.get()
    }

    /// The device heap.
    pub fn device(&self) -> &SymmetricHeap {
        &self.device
    }

    /// The symmetric address of `bytes` bytes at an address of this process, if all of them are
    /// symmetric.
    pub fn locate(&self, address: usize, bytes: usize) -> Option<Address> {
        let host = |segments: &HostSegments| {
            let in_heap = segments.heap_offset_of(address, bytes);
            in_heap
                .map(|offset| (Segment::Host, offset))
                .or_else(|| Some((Segment::Static, segments.static_offset_of(address, bytes)?)))
        };
        if let Some((segment, offset)) = self.host().and_then(host) {
            return Some(Address { segment, offset });
        }
        self.device.offset_of(address, bytes).map(Address::from)
    }

    /// Bytes from a symmetric address of this PE to the end of its segment.
    pub fn room(&self, address: Address) -> usize {
        let bytes = match (address.segment, self.host()) {
            (Segment::Device, _) => self.device.bytes(),
            (Segment::Host, Some(host)) => host.bytes(),
            (Segment::Static, Some(host)) => host.static_bytes(),
            (_, None) => 0,
        };
        bytes.saturating_sub(address.offset)
    }

    /// Where a symmetric address of a PE is here; `None` where it is not mapped.
    ///
    /// # Panics
    /// Where `pe` is not a PE of the job.
    pub fn on(&self, pe: usize, address: Address) -> Option<Place> {
        let offset = address.offset;
        match address.segment {
            Segment::Device => self.device.address(pe, HeapOffset(offset)).map(Place::Device),
            Segment::Host => self.host()?.heap_address(pe, offset).map(Place::Host),
            Segment::Static => self.host()?.static_address(pe, offset).map(Place::Host),
        }
    }
}
