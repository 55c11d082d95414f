//! Symmetric addresses: which segment, and where in it.

use std::ops::Range;
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
    /// What of that is never written; it can only be read.
    Constant,
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

/// In place of a distance: the PE's memory is not mapped here. No two ranges lie so far apart.
const ABSENT: usize = usize::MAX;

/// A range of symmetric host memory of this PE, and how far it is from there to the same of each PE.
#[derive(Default)]
struct Window {
    base: usize,
    bytes: usize,
    deltas: Box<[usize]>,
}

impl Window {
    /// Where the bytes at an offset are on `pe`, if all of them are in the window and that PE's memory is mapped.
    #[inline(always)]
    fn on(&self, offset: usize, bytes: usize, pe: i32) -> Option<usize> {
        let delta = *self.deltas.get(pe as u32 as usize)?;
        let fits = bytes <= self.bytes - offset && delta != ABSENT;
        fits.then_some((self.base + offset).wrapping_add(delta))
    }
}

/// The short way to symmetric memory that the host can load from and store to: a few range checks, one load, one addition.
#[derive(Default)]
pub struct Windows {
    /// The host heap, which comes first since most objects are there.
    heap: Window,
    statics: Box<[Window]>,
    device: usize,
    device_bytes: usize,
}

impl Windows {
    /// Where the `bytes` bytes at a symmetric address of this PE's are on `pe`, as mapped here; `None` where any of that is
    /// not so, whatever the reason: the long way tells it.
    #[inline(always)]
    pub fn on(&self, address: usize, bytes: usize, pe: i32) -> Option<usize> {
        let offset = address.wrapping_sub(self.heap.base);
        if offset < self.heap.bytes {
            return self.heap.on(offset, bytes, pe);
        }
        self.in_statics(address, bytes).and_then(|(window, offset)| window.on(offset, bytes, pe))
    }

    /// This PE's host heap, and how far it is from there to each PE's, which means nothing of PEs whose heaps are not
    /// mapped here; `None` where there is no host heap.
    pub fn heap(&self) -> Option<(Range<usize>, &[usize])> {
        let Window { base, bytes, deltas } = &self.heap;
        (*bytes > 0).then_some((*base..base + bytes, deltas))
    }

    /// Whether `bytes` bytes of this PE's symmetric host memory are at an address.
    #[inline(always)]
    pub fn has(&self, address: usize, bytes: usize) -> bool {
        let offset = address.wrapping_sub(self.heap.base);
        (offset < self.heap.bytes && bytes <= self.heap.bytes - offset) || self.in_statics(address, bytes).is_some()
    }

    #[inline(always)]
    fn in_statics(&self, address: usize, bytes: usize) -> Option<(&Window, usize)> {
        self.statics.iter().find_map(|window| {
            let offset = address.wrapping_sub(window.base);
            (offset < window.bytes && bytes <= window.bytes - offset).then_some((window, offset))
        })
    }

    /// Whether an address is in this PE's device heap, which the host may not be able to touch.
    #[inline]
    pub fn is_device(&self, address: usize) -> bool {
        address.wrapping_sub(self.device) < self.device_bytes
    }
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

    /// The host segments alone, if there are any.
    pub fn into_host(self) -> Option<HostSegments> {
        self.host.into_inner()
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

    /// The same of what is only read, and may be constant.
    pub fn locate_source(&self, address: usize, bytes: usize) -> Option<Address> {
        self.locate(address, bytes).or_else(|| {
            let offset = self.host()?.constant_offset_of(address, bytes)?;
            Some(Address { segment: Segment::Constant, offset })
        })
    }

    /// Bytes from a symmetric address of this PE to the end of its segment.
    pub fn room(&self, address: Address) -> usize {
        let bytes = match (address.segment, self.host()) {
            (Segment::Device, _) => self.device.bytes(),
            (Segment::Host, Some(host)) => host.bytes(),
            (Segment::Static, Some(host)) => {
                let ends = host.static_ranges().iter().filter_map(|range| {
                    let first = host.static_offset_of(range.start, 1)?;
                    Some(first + range.len())
                });
                ends.filter(|end| address.offset < *end).min().unwrap_or(0)
            }
            (Segment::Constant, Some(host)) => return host.constants_left(address.offset),
            (_, None) => 0,
        };
        bytes.saturating_sub(address.offset)
    }

    /// Where this PE has symmetric memory; static data may lie in several pieces.
    pub fn ranges(&self) -> impl Iterator<Item = (Segment, Range<usize>)> {
        let host = self.host().into_iter().flat_map(|host| {
            let statics = host.static_ranges().iter().cloned().map(|range| (Segment::Static, range));
            [(Segment::Host, host.base()..host.base() + host.bytes())].into_iter().chain(statics)
        });
        host.chain([(Segment::Device, self.device.range())])
    }

    /// The short way to the host segments, as they are now, on `n_pes` PEs.
    pub fn windows(&self, n_pes: usize) -> Windows {
        let Some(host) = self.host() else { return Windows::default() };
        let window = |own: Range<usize>| {
            let address = self.locate(own.start, 1)?;
            let delta = |pe| match self.on(pe, address) {
                Some(Place::Host(there)) => there.wrapping_sub(own.start),
                _ => ABSENT,
            };
            Some(Window { base: own.start, bytes: own.len(), deltas: (0..n_pes).map(delta).collect() })
        };
        Windows {
            heap: window(host.base()..host.base() + host.bytes()).unwrap_or_default(),
            statics: host.static_ranges().iter().cloned().filter_map(window).collect(),
            device: self.device.base(),
            device_bytes: self.device.bytes(),
        }
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
            // The same on all PEs.
            Segment::Constant => self.host()?.constant_address(offset).map(Place::Host),
        }
    }
}
