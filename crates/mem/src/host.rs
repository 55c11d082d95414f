//! The segments that the host can load from and store to: the host heap and the static data.

use std::ops::Range;
use std::os::fd::{AsFd, OwnedFd};
use std::sync::{Mutex, MutexGuard};

use zeshmem_algebra::heap::OffsetHeap;
use zeshmem_ipc::{Node, SharedMemory, StaticData, shared};

/// Why there are no host segments; the same family on all PEs.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The operating system refuses the memory.
    #[error(
        "a symmetric heap of {bytes} bytes in host memory cannot be had: {cause}; \
         a smaller SHMEM_SYMMETRIC_SIZE may help"
    )]
    Heap {
        /// Bytes asked for.
        bytes: usize,
        /// What the operating system said.
        cause: std::io::Error,
    },
    /// A peer's segments cannot be mapped.
    #[error("mapping the host memory of PE {pe}: {cause}")]
    Map {
        /// The peer.
        pe: usize,
        /// What the operating system said.
        cause: std::io::Error,
    },
    /// The static data cannot be shared.
    #[error("sharing the static data of the program: {0}")]
    Statics(std::io::Error),
    /// It failed on another PE, which says why.
    #[error("PE {0} could not share its host memory or map that of its peers")]
    Elsewhere(usize),
    /// The exchange among the PEs failed.
    #[error(transparent)]
    Exchange(#[from] zeshmem_ipc::node::Error),
}

/// The alignment of a host heap of so many bytes in its owner's memory: the largest of a block in it, and a large page.
fn heap_alignment(bytes: usize) -> usize {
    const LARGE_PAGE: usize = 2 << 20;
    bytes.checked_next_power_of_two().unwrap_or(LARGE_PAGE).max(LARGE_PAGE)
}

/// Addresses so far apart are alike to some processors (AMD's since Zen): their first cache finds a line by a hash of bits 12 to 27
/// of its address, and keeps one of two that are alike. Stores that go to the same place of several heaps in turn then wait for each
/// other.
const ALIKE: usize = 256 << 20;

/// How far from what is like this PE's heap that of the PE that comes so many PEs after it begins: at another large page for each of
/// the next 127, and far from each other for the next few.
fn apart(after_me: usize) -> usize {
    const UNUSED: u32 = u32::BITS - ALIKE.ilog2();
    ((after_me % 128) as u32).reverse_bits() as usize >> UNUSED
}

/// This PE's host heap and static data, and its peers' as mapped here.
pub struct HostSegments {
    /// By world PE, this one included; `None` where the PE is not on this node.
    heaps: Vec<Option<Box<SharedMemory>>>,
    base: usize,
    bytes: usize,
    allocator: Mutex<OffsetHeap>,
    statics: Option<Statics>,
}

/// Static data that is symmetric.
struct Statics {
    mine: StaticData,
    /// By world PE; this one's own stays at its addresses.
    peers: Vec<Option<Box<SharedMemory>>>,
    my_pe: usize,
}

/// What a PE shares with its peers.
struct OwnSegments {
    heap: SharedMemory,
    /// `None` on a PE that has no peers.
    heap_file: Option<OwnedFd>,
    statics: StaticData,
    /// Where the static data goes; `None` where there is none, or no peer.
    static_file: Option<OwnedFd>,
    card: Vec<u8>,
}

/// How the card of a PE begins that has made its segments: one that has not sends none.
const MADE: u8 = 1;

impl OwnSegments {
    fn make(node: &Node, bytes: usize) -> Result<OwnSegments, Error> {
        let (heap, heap_file) = node
            .new_aligned_memory("zeshmem-heap", bytes.max(1), heap_alignment(bytes))
            .map_err(|cause| Error::Heap { bytes, cause })?;
        let (statics, static_file) = match StaticData::moved() {
            // For a runtime before this one in the process.
            Some((statics, file)) => (statics, Some(file.try_clone_to_owned().map_err(Error::Statics)?)),
            None => {
                let statics = StaticData::find().map_err(Error::Statics)?;
                let file = (statics.bytes() > 0 && node.local_size() > 1)
                    .then(|| shared::file("zeshmem-static", statics.bytes()))
                    .transpose();
                (statics, file.map_err(Error::Statics)?)
            }
        };
        let mut card = vec![MADE];
        card.extend(statics.identity().map_err(Error::Statics)?);
        Ok(OwnSegments { heap, heap_file, statics, static_file, card })
    }
}

impl HostSegments {
    /// Makes a heap of `bytes` bytes, moves the static data into shared memory, and maps those of all
    /// local PEs. `bytes` is the same on all of them; static data is symmetric where all PEs run the same executable.
    ///
    /// Collective over the node; fails on all of its PEs or on none.
    ///
    /// # Errors
    /// What failed here, or the PE it failed on.
    pub fn form(node: &Node, n_pes: usize, bytes: usize) -> Result<HostSegments, Error> {
        let own = OwnSegments::make(node, bytes);
        let (card, fds) = match &own {
            Ok(own) => {
                let files = own.heap_file.iter().chain(&own.static_file);
                (&own.card[..], files.map(OwnedFd::as_fd).collect())
            }
            Err(_) => (&[][..], vec![]),
        };
        let entries = node.exchange_fds(card, &fds)?;
        drop(fds);
        let formed = own.and_then(|own| Self::accept(node, n_pes, bytes, own, entries));
        // No peer may write to static data before it was moved, everywhere.
        let outcomes = node.exchange_fds(&[formed.is_ok().into()], &[])?;
        let failed = outcomes.iter().position(|(outcome, _)| outcome != &[1]);
        match (formed, failed) {
            (Err(error), _) => Err(error),
            (Ok(_), Some(member)) => Err(Error::Elsewhere(node.members()[member])),
            (Ok(segments), None) => Ok(segments),
        }
    }

    fn accept(
        node: &Node,
        n_pes: usize,
        bytes: usize,
        own: OwnSegments,
        entries: Vec<zeshmem_ipc::node::Entry>,
    ) -> Result<HostSegments, Error> {
        let my_pe = node.members()[node.my_local()];
        let mut heaps: Vec<Option<Box<SharedMemory>>> = (0..n_pes).map(|_| None).collect();
        let mut peers: Vec<Option<Box<SharedMemory>>> = (0..n_pes).map(|_| None).collect();
        let mut same_program = true;
        for (local, (&pe, (card, fds))) in node.members().iter().zip(entries).enumerate() {
            if card.first() != Some(&MADE) {
                return Err(Error::Elsewhere(pe));
            }
            same_program &= card == own.card;
            if pe == my_pe {
                continue;
            }
            let refused = |cause| Error::Map { pe, cause };
            let mut files = fds.into_iter();
            let file = files.next().ok_or(Error::Elsewhere(pe))?;
            let after_me = (local + node.local_size() - node.my_local()) % node.local_size();
            let wanted = own.heap.as_ptr() as usize + apart(after_me);
            let heap = SharedMemory::from_fd_at(file, wanted, ALIKE).map_err(refused)?;
            heaps[pe] = Some(Box::new(heap));
            peers[pe] = files.next().map(SharedMemory::from_fd).transpose().map_err(refused)?.map(Box::new);
        }
        // Static data that no peer maps stays where it is, and what was moved stays where it is, too.
        if let (Some(file), true, None) = (&own.static_file, same_program, StaticData::moved()) {
            own.statics.move_to(file.as_fd()).map_err(Error::Statics)?;
        }
        let is_symmetric = same_program && own.statics.bytes() > 0;
        let statics = is_symmetric.then_some(Statics { mine: own.statics, peers, my_pe });
        let base = own.heap.as_ptr() as usize;
        heaps[my_pe] = Some(Box::new(own.heap));
        Ok(HostSegments { heaps, base, bytes, allocator: Mutex::new(OffsetHeap::new(bytes)), statics })
    }

    /// Address of this PE's host heap.
    pub fn base(&self) -> usize {
        self.base
    }

    /// Bytes of the host heap.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Bytes of static data that are symmetric; 0 where the PEs run different programs.
    pub fn static_bytes(&self) -> usize {
        self.statics.as_ref().map_or(0, |statics| statics.mine.bytes())
    }

    /// What of the static data has to be equal on all nodes of a job; `None` where it is not symmetric on this one, or
    /// cannot be compared.
    pub fn static_identity(&self) -> Option<Vec<u8>> {
        self.statics.as_ref()?.mine.identity_by_content()
    }

    /// The segments where static data is not symmetric.
    pub fn without_statics(self) -> HostSegments {
        HostSegments { statics: None, ..self }
    }

    /// Where symmetric static data of this PE lies.
    pub fn static_ranges(&self) -> &[Range<usize>] {
        self.statics.as_ref().map_or(&[], |statics| statics.mine.ranges())
    }

    /// The offset of `bytes` bytes at an address of this process that lie in the host heap.
    pub fn heap_offset_of(&self, address: usize, bytes: usize) -> Option<usize> {
        let offset = address.checked_sub(self.base)?;
        (offset < self.bytes && bytes <= self.bytes - offset).then_some(offset)
    }

    /// The offset of `bytes` bytes at an address of this process that lie in static data.
    pub fn static_offset_of(&self, address: usize, bytes: usize) -> Option<usize> {
        self.statics.as_ref()?.mine.offset_of(address, bytes)
    }

    /// The address here of an offset in a PE's host heap.
    pub fn heap_address(&self, pe: usize, offset: usize) -> Option<usize> {
        Some(self.heaps[pe].as_ref()?.as_ptr() as usize + offset)
    }

    /// The address here of an offset in a PE's static data.
    pub fn static_address(&self, pe: usize, offset: usize) -> Option<usize> {
        let statics = self.statics.as_ref()?;
        if pe == statics.my_pe {
            return statics.mine.address_of(offset);
        }
        Some(statics.peers[pe].as_ref()?.as_ptr() as usize + offset)
    }

    /// The offset of `bytes` bytes at an address of this process that are constants of the program.
    pub fn constant_offset_of(&self, address: usize, bytes: usize) -> Option<usize> {
        self.statics.as_ref()?.mine.constant_offset_of(address, bytes)
    }

    /// The address here of an offset among the constants.
    pub fn constant_address(&self, offset: usize) -> Option<usize> {
        Some(self.statics.as_ref()?.mine.constant_address_of(offset))
    }

    /// Bytes from an offset among the constants to the end of those that follow each other.
    pub fn constants_left(&self, offset: usize) -> usize {
        let mine = self.statics.as_ref().map(|statics| &statics.mine);
        mine.map_or(0, |mine| mine.constants_left(mine.constant_address_of(offset)))
    }

    /// Takes `bytes` bytes of the host heap at a multiple of `alignment`, a power of two; `None` where
    /// there is no room, or `bytes` is 0.
    pub fn allocate(&self, bytes: usize, alignment: usize) -> Option<usize> {
        if alignment > heap_alignment(self.bytes) {
            return None;
        }
        self.lock().alloc(bytes, alignment)
    }

    /// The bytes asked for by the allocation that starts at an offset.
    pub fn size_of(&self, offset: usize) -> Option<usize> {
        self.lock().size_of(offset)
    }

    /// Makes what [`allocate`](Self::allocate) returned `bytes` bytes large where it lies; whether that was possible.
    pub fn resize(&self, offset: usize, bytes: usize) -> bool {
        self.lock().resize(offset, bytes)
    }

    /// Gives back what [`allocate`](Self::allocate) returned; whether it was allocated.
    pub fn free(&self, offset: usize) -> bool {
        self.lock().free(offset).is_ok()
    }

    fn lock(&self) -> MutexGuard<'_, OffsetHeap> {
        self.allocator.lock().expect("the allocator does not panic")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_of_peers_are_not_alike() {
        let mut places: Vec<_> = (0..128).map(apart).collect();
        assert_eq!(places[..4], [0, 128 << 20, 64 << 20, 192 << 20]);
        places.sort_unstable();
        assert!((0..128).map(|page| page * (2 << 20)).eq(places));

        let file = shared::file("test", 4 << 20).unwrap();
        // Another thread may take the place.
        let found = (0..100).any(|_| {
            let heap = SharedMemory::from_fd_at(file.try_clone().unwrap(), apart(1), ALIKE).unwrap();
            heap.as_ptr() as usize % ALIKE == apart(1)
        });
        assert!(found);
    }
}
