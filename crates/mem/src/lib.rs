//! Symmetric memory: what every PE has alike and every local peer maps.
//!
//! There are three [segments](Segment) that PEs write to: the [device heap](SymmetricHeap), the host heap and the static
//! data of the executable (both [`HostSegments`]); its constants are a fourth, of which each PE has its own. A symmetric [`Address`] is a segment and an offset;
//! it becomes a pointer only together with a PE, at the last moment.
//!
//! Both heaps are handed out by a deterministic allocator, so that the same calls give the same
//! offsets on every PE; the start of the device heap belongs to the runtime, for words that kernels
//! synchronise on. All bookkeeping is in host memory outside of the heaps: nothing here dereferences a
//! device address.
#![forbid(unsafe_code)]

pub mod host;
mod segment;

pub use host::HostSegments;
pub use segment::{Address, Place, Segment, Segments, Windows};

use std::ops::Range;
use std::sync::{Mutex, MutexGuard};
use zeshmem_algebra::heap::OffsetHeap;
use zeshmem_ipc::handles::{self, PeerMemory};
use zeshmem_ipc::node::Node;

/// Why there is no heap.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The device cannot provide that much.
    #[error(
        "a symmetric heap of {bytes} bytes, with what the runtime keeps in it, cannot be had from device `{device}`: {cause}; \
         a smaller ISHMEM_SYMMETRIC_SIZE may help"
    )]
    Allocation {
        /// Bytes asked for.
        bytes: usize,
        /// The device's name.
        device: String,
        /// What Level Zero said.
        cause: level_zero::Error,
    },
    /// The peers' heaps could not be mapped.
    #[error(transparent)]
    Share(#[from] handles::Error),
}

/// A place in the symmetric heap, the same on all PEs: bytes from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HeapOffset(pub usize);

/// This PE's heap, and its peers' as mapped here.
pub struct SymmetricHeap {
    /// By world PE; `None` where the PE's heap is not mapped, as most are not in a large job.
    peers: Vec<Option<Box<PeerMemory>>>,
    base: usize,
    bytes: usize,
    reserved: usize,
    /// This PE.
    my_pe: usize,
    allocator: Mutex<OffsetHeap>,
}

impl SymmetricHeap {
    /// Allocates `reserved + bytes` bytes on `device` and maps the heaps of all local PEs. Where `exported`, the network may ask for
    /// the heap as a [dma-buf](Self::dma_buf).
    ///
    /// Collective over the node; fails on all of its PEs or on none.
    ///
    /// # Errors
    /// [`Error::Allocation`] where any PE's device has not that much memory, [`Error::Share`] where
    /// any PE cannot map a peer's.
    pub fn form(
        context: &level_zero::Context,
        device: &level_zero::Device,
        node: &Node,
        n_pes: usize,
        reserved: usize,
        bytes: usize,
        exported: bool,
    ) -> Result<SymmetricHeap, Error> {
        let total = reserved.saturating_add(bytes);
        let memory = allocate(context, device, total, exported);
        let own = memory.as_ref().ok().map(|(memory, first)| (memory, *first));
        let shared = handles::share(context, device, own, node);
        let (memory, first) = memory.map_err(|cause| Error::Allocation {
            bytes: total,
            device: device.properties().map_or_else(|_| "unknown".into(), |properties| properties.name),
            cause,
        })?;
        let mut peers: Vec<Option<Box<PeerMemory>>> = (0..n_pes).map(|_| None).collect();
        for (&pe, peer) in node.members().iter().zip(shared?) {
            peers[pe] = peer.map(Box::new);
        }
        let own = PeerMemory::own(memory, first);
        let base = own.address();
        let my_pe = node.members()[node.my_local()];
        peers[my_pe] = Some(Box::new(own));
        Ok(SymmetricHeap { peers, base, bytes: total, reserved, my_pe, allocator: Mutex::new(OffsetHeap::new(bytes)) })
    }

    /// Device address of this PE's heap.
    pub fn base(&self) -> usize {
        self.base
    }

    /// Bytes of the heap, the runtime's included.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The device address of an offset on a PE, as mapped here; `None` where it is not mapped.
    ///
    /// # Panics
    /// Where `pe` is not a PE of the job.
    pub fn address(&self, pe: usize, offset: HeapOffset) -> Option<usize> {
        let peer = self.peers[pe].as_ref()?;
        Some(peer.address() + offset.0)
    }

    /// Where each PE's heap is mapped here, 0 where it is not: the table that kernels read.
    pub fn peer_table(&self) -> Vec<u64> {
        self.peers.iter().map(|peer| peer.as_ref().map_or(0, |peer| peer.address() as u64)).collect()
    }

    /// The PEs in whose heaps this PE's device does no atomic operations but sets and fetches.
    pub fn without_atomics(&self) -> impl Iterator<Item = usize> + '_ {
        let lacks = |peer: &Option<Box<PeerMemory>>| peer.as_ref().is_some_and(|peer| peer.lacks_atomics());
        self.peers.iter().enumerate().filter(move |(_, peer)| lacks(peer)).map(|(pe, _)| pe)
    }

    /// All heaps that are mapped here: address and bytes of each.
    pub fn mappings(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.peers.iter().flatten().map(|peer| (peer.address(), self.bytes))
    }

    /// The offset of `bytes` bytes at a local device address, if all of them lie in the part of the
    /// heap that programs use.
    pub fn offset_of(&self, address: usize, bytes: usize) -> Option<HeapOffset> {
        let offset = address.checked_sub(self.base)?;
        let inside = offset >= self.reserved && offset < self.bytes && bytes <= self.bytes - offset;
        inside.then_some(HeapOffset(offset))
    }

    /// The addresses of what is not reserved.
    pub fn range(&self) -> Range<usize> {
        self.base + self.reserved..self.base + self.bytes
    }

    /// The dma-buf that this PE's heap is a part of, and how far in is what is not reserved.
    ///
    /// # Errors
    /// The heap was not allocated to be exported, or the driver does not.
    pub fn dma_buf(&self) -> Result<(level_zero::DmaBuf<'_>, usize), level_zero::Error> {
        let own = self.peers[self.my_pe].as_ref().map_or(Ok(None), |own| own.dma_buf())?;
        own.map(|(dma_buf, first)| (dma_buf, first + self.reserved)).ok_or(level_zero::Error::NoDmaBuf)
    }

    /// Takes `bytes` bytes at a multiple of `alignment`, a power of two; `None` where there is no
    /// room, or `bytes` is 0.
    pub fn allocate(&self, bytes: usize, alignment: usize) -> Option<HeapOffset> {
        let offset = self.lock().alloc(bytes, alignment)?;
        Some(HeapOffset(self.reserved + offset))
    }

    /// Whether [`allocate`](Self::allocate) returned this offset, and it was not given back.
    pub fn is_allocated(&self, offset: HeapOffset) -> bool {
        offset.0.checked_sub(self.reserved).is_some_and(|offset| self.lock().size_of(offset).is_some())
    }

    /// Gives back what [`allocate`](Self::allocate) returned; whether it was allocated.
    pub fn free(&self, offset: HeapOffset) -> bool {
        offset.0 >= self.reserved && self.lock().free(offset.0 - self.reserved).is_ok()
    }

    fn lock(&self) -> MutexGuard<'_, OffsetHeap> {
        self.allocator.lock().expect("the allocator does not panic")
    }
}

/// Memory with room for `bytes` bytes from a multiple of [`MAX_ALIGNMENT`] on, and how far in that lies: some
/// drivers do not keep to the alignment that they are asked for.
fn allocate(
    context: &level_zero::Context,
    device: &level_zero::Device,
    bytes: usize,
    exported: bool,
) -> Result<(level_zero::DeviceMemory, usize), level_zero::Error> {
    let beside = |memory: &level_zero::DeviceMemory| {
        let address = memory.as_ptr() as usize;
        address.next_multiple_of(MAX_ALIGNMENT) - address
    };
    let allocate = |bytes| match exported.then(|| context.alloc_exported(device, bytes, MAX_ALIGNMENT)) {
        Some(Ok(memory)) => Ok(memory),
        // The network, which wants the dma-buf, is told when it asks for that, and does without.
        Some(Err(_)) | None => context.alloc_device(device, bytes, MAX_ALIGNMENT),
    };
    let mut memory = allocate(bytes)?;
    if beside(&memory) != 0 {
        drop(memory);
        memory = allocate(bytes.saturating_add(MAX_ALIGNMENT))?;
    }
    let first = beside(&memory);
    Ok((memory, first))
}

/// The largest alignment that `reserved` and the heap's base keep.
pub const MAX_ALIGNMENT: usize = 64 << 10;

/// Bytes that a text like `512M`, `4k`, `64MiB` or `1.5G` means; k, m, g, t are powers of 1024, in either case, and what follows one
/// is ignored, as OpenSHMEM has it for its sizes. Parts of a byte count as a whole one. `None` where it means nothing, or does not fit.
pub fn parse_size(text: &str) -> Option<usize> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, suffix) = text.split_at(end);
    let exponent = match suffix.chars().next() {
        Some(suffix) => "kmgt".find(suffix.to_ascii_lowercase())? as i32 + 1,
        None => 0,
    };
    if let Ok(whole) = number.parse::<usize>() {
        return whole.checked_mul(1usize.checked_shl(10 * exponent as u32)?);
    }
    let value = number.parse::<f64>().ok()? * 1024f64.powi(exponent);
    (value < 2f64.powi(63)).then_some(value.ceil() as usize)
}

#[cfg(test)]
mod tests {
    use super::parse_size;

    #[test]
    fn sizes_with_suffixes() {
        for (text, bytes) in
            [("0", 0), ("4096", 4096), ("4k", 4096), ("2M", 2 << 20), ("1.5g", 3 << 29), ("1T", 1 << 40)]
                .into_iter()
                .chain([
                    ("512MB", 512 << 20),
                    ("512MiB", 512 << 20),
                    ("512kb", 512 << 10),
                    ("0.5GiB", 1 << 29),
                    ("0.3k", 308),
                    (".5m", 1 << 19),
                    ("20kk", 20 << 10),
                    ("1Mi", 1 << 20),
                    ("1g0", 1 << 30),
                ])
        {
            assert_eq!(parse_size(text), Some(bytes), "{text}");
        }
        for text in [
            "",
            "k",
            "-1",
            "1x",
            "0x10",
            "1e3",
            "99999999999999999999",
            "99999999T",
            "inf",
            "1.2.3",
            "1B",
            "1iB",
            "1i",
            "B",
            "1bb",
        ] {
            assert_eq!(parse_size(text), None, "{text}");
        }
    }
}
