//! Peers of the same node, by loads and stores through the mappings of their memory.

use std::ffi::c_void;
use std::sync::atomic::{Ordering, fence};
use std::sync::{Arc, Mutex};

use level_zero::ImmediateList;
use zeshmem_abi::AmoOp;
use zeshmem_algebra::Blocks;
use zeshmem_ipc::Doorbells;
use zeshmem_mem::{Address, Place, Segment, Segments};

use crate::{Agent, Amo, Arrays, Completions, Error, Signal, Transport, amo, past_caches};

/// Memory of this PE, for a network that makes transfers by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Local {
    /// The host reads and writes it.
    Host,
    /// It lies in the device heap.
    DeviceHeap,
    /// It is other memory of a device, of which the network has not been told.
    Other,
}

/// Peers on this node, by copies between mappings.
pub struct NodeLocal {
    segments: Arc<Segments>,
    copies: Mutex<ImmediateList>,
    agent: Box<dyn Agent>,
    doorbells: Doorbells,
    /// Whether PEs' memory is taken for out of the host's reach, whatever it is.
    all_by_device: bool,
}

impl NodeLocal {
    /// A transport over `segments`; `copies` is a synchronous list of the PE's device, on which `agent`
    /// works too. PEs that wait for what is written to their memory are woken by `doorbells`. Where `all_by_device`, the device
    /// does what the host could do as well: for tests of that way on machines where the host reaches everything.
    pub fn new(
        segments: Arc<Segments>,
        copies: ImmediateList,
        agent: Box<dyn Agent>,
        doorbells: Doorbells,
        all_by_device: bool,
    ) -> NodeLocal {
        NodeLocal { segments, copies: Mutex::new(copies), agent, doorbells, all_by_device }
    }

    /// What a network that makes transfers by itself finds at a pointer of the caller's, of which `bytes` bytes go to or come from
    /// `segment` of another PE.
    pub(crate) fn memory_at(&self, pointer: *const c_void, bytes: usize, segment: Segment) -> Local {
        let (address, heap) = (pointer as usize, self.segments.device());
        if self.all_by_device {
            Local::Other
        } else if heap.offset_of(address, bytes).is_some() {
            Local::DeviceHeap
        } else if segment == Segment::Device && self.agent.is_for_devices(address) {
            // Of transfers to the device heap both sides may be any memory of the device.
            Local::Other
        } else {
            Local::Host
        }
    }

    /// Wakes a PE of this node that waits for what was written to its memory.
    pub(crate) fn ring(&self, pe: usize) {
        self.doorbells.ring(pe);
    }

    fn place(&self, pe: usize, address: Address) -> Result<Place, Error> {
        match self.segments.on(pe, address).ok_or(Error::Unreachable(pe))? {
            Place::Host(address) if self.all_by_device => Ok(Place::Device(address)),
            place => Ok(place),
        }
    }

    /// Where a pointer of the caller's leads: into the device heap, or else to memory of the host.
    fn local(&self, pointer: *const c_void) -> Place {
        match self.segments.device().offset_of(pointer as usize, 1) {
            Some(_) => Place::Device(pointer as usize),
            None => Place::Host(pointer as usize),
        }
    }

    /// The path decision: what both sides let the host touch it copies, the rest is the device's.
    ///
    /// # Safety
    /// Both ranges are valid, for the host where they are said to be; of no bytes either may be null.
    unsafe fn copy(&self, dest: Place, source: Place, bytes: usize) -> Result<(), Error> {
        match (dest, source) {
            _ if bytes == 0 => Ok(()),
            (Place::Host(dest), Place::Host(source)) => {
                // SAFETY: forwarded.
                unsafe { copy_on_host(dest as *mut u8, source as *const u8, bytes) };
                Ok(())
            }
            (Place::Host(dest) | Place::Device(dest), Place::Host(source) | Place::Device(source)) => {
                let mut copies = self.copies.lock().expect("no panic while copying");
                let (dest, source) = (dest as *mut c_void, source as *const c_void);
                // SAFETY: forwarded; the list is synchronous, so the ranges are in use only until it
                // returns.
                unsafe { copies.append_copy(dest, source, bytes, None, &[]) }?;
                Ok(())
            }
        }
    }

    /// An atomic operation on memory of PE `pe`, without waiting for the device, as [`Agent::try_atomic`], which is begun only where it
    /// `may_begin` there.
    ///
    /// # Errors
    /// Level Zero's.
    ///
    /// # Safety
    /// As [`Transport::atomic`], until the value is told.
    pub unsafe fn try_atomic(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        may_begin: bool,
    ) -> Result<Option<u64>, Error> {
        let on_device = |address| match may_begin {
            // SAFETY: forwarded.
            true => unsafe { self.agent.try_atomic(address, amo) },
            false => Ok(None),
        };
        // SAFETY: forwarded.
        unsafe { self.perform(pe, target, amo, on_device) }
    }

    /// # Safety
    /// As [`Transport::atomic`].
    unsafe fn perform(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        on_device: impl FnOnce(usize) -> Result<Option<u64>, level_zero::Error>,
    ) -> Result<Option<u64>, Error> {
        // SAFETY: the mappings of peers live as long as `segments`; the caller vouches for the rest.
        let before = unsafe {
            match self.place(pe, target)? {
                Place::Host(address) => amo::on_host(address, amo),
                // A copy need not wait for its turn behind a kernel, perhaps one that looks at this very word in a loop of its own.
                place @ Place::Device(_) if amo.is_copy() && amo.op == AmoOp::Set => {
                    let operand = amo.operand.to_ne_bytes();
                    self.copy(place, Place::Host(operand.as_ptr() as usize), amo.width.bytes())?;
                    0
                }
                place @ Place::Device(_) if amo.is_copy() && amo.op == AmoOp::Fetch => {
                    let mut found = 0u64;
                    self.copy(Place::Host(&raw mut found as usize), place, amo.width.bytes())?;
                    found
                }
                Place::Device(address) => match on_device(address)? {
                    Some(before) => before,
                    None => return Ok(None),
                },
            }
        };
        self.doorbells.ring(pe);
        Ok(Some(before))
    }
}

impl NodeLocal {
    /// Copies blocks of the program's, or of the device heap, to or from memory of the runtime's at `room`, which holds
    /// them in a row. `segment` is where they go to or come from on another PE: for the device heap, blocks may be in any
    /// memory of the device.
    ///
    /// # Safety
    /// All of both is valid, for the host or the device.
    pub(crate) unsafe fn pack(
        &self,
        segment: Segment,
        source: *const c_void,
        room: *mut u8,
        blocks: Blocks,
    ) -> Result<(), Error> {
        let source = self.beside(segment == Segment::Device, source, blocks);
        // SAFETY: forwarded.
        unsafe { self.copy_blocks(Place::Host(room as usize), source, Blocks { dest_step: blocks.bytes, ..blocks }) }
    }

    /// The way back.
    ///
    /// # Safety
    /// As [`pack`](Self::pack).
    pub(crate) unsafe fn unpack(
        &self,
        segment: Segment,
        dest: *mut c_void,
        data: *const u8,
        blocks: Blocks,
    ) -> Result<(), Error> {
        let dest = self.beside(segment == Segment::Device, dest, blocks);
        // SAFETY: forwarded.
        unsafe { self.copy_blocks(dest, Place::Host(data as usize), Blocks { source_step: blocks.bytes, ..blocks }) }
    }

    /// Where blocks of the caller's are. Where the other side is in a device heap, they may be in any memory of the device, and a single
    /// block, which the device copies, in any memory.
    fn beside(&self, of_device: bool, pointer: *const c_void, blocks: Blocks) -> Place {
        match self.local(pointer) {
            Place::Host(at) if of_device && (blocks.joined().count == 1 || self.agent.is_for_devices(at)) => {
                Place::Device(at)
            }
            place => place,
        }
    }

    /// # Safety
    /// All blocks are valid, for the host where they are said to be.
    unsafe fn copy_blocks(&self, dest: Place, source: Place, blocks: Blocks) -> Result<(), Error> {
        let blocks = blocks.joined();
        match (dest, source) {
            _ if blocks.bytes * blocks.count == 0 => Ok(()),
            // SAFETY: forwarded.
            _ if blocks.count == 1 => unsafe { self.copy(dest, source, blocks.bytes) },
            (Place::Host(dest), Place::Host(source)) => {
                for (to, from) in blocks.offsets() {
                    // SAFETY: forwarded.
                    unsafe { copy_on_host((dest + to) as *mut u8, (source + from) as *const u8, blocks.bytes) };
                }
                Ok(())
            }
            // SAFETY: forwarded.
            _ => Ok(unsafe { self.agent.copy_blocks(dest, source, &blocks) }?),
        }
    }
}

/// Copies `bytes` bytes between ranges that the host reaches and that may overlap; to a word in one access, since a PE may
/// wait for it.
///
/// # Safety
/// Both ranges are valid.
#[inline(always)]
pub unsafe fn copy_on_host(dest: *mut u8, source: *const u8, bytes: usize) {
    macro_rules! as_a_word {
        ($($word:ty)*) => {$(
            if bytes == size_of::<$word>() && dest.cast::<$word>().is_aligned() {
                // SAFETY: the caller's promise; the word is aligned where it is written.
                unsafe { return dest.cast::<$word>().write_volatile(source.cast::<$word>().read_unaligned()) };
            }
        )*};
    }
    as_a_word!(u64 u32 u16);
    // SAFETY: the caller's promise. No reference is made, so that a peer's unordered access to the same bytes does to them
    // what the program's own would.
    unsafe { dest.copy_from(source, bytes) }
}

impl Transport for NodeLocal {
    unsafe fn put(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        _: &Arc<Completions>,
    ) -> Result<(), Error> {
        let dest = self.place(pe, dest)?;
        // SAFETY: the mappings of peers live as long as `segments`; the caller vouches for the rest.
        unsafe { self.copy(dest, self.local(source), bytes) }?;
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn put_past_caches(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        let (Place::Host(to), Place::Host(from)) = (self.place(pe, dest)?, self.local(source)) else {
            // SAFETY: forwarded.
            return unsafe { self.put(pe, dest, source, bytes, completions) };
        };
        // SAFETY: as in `put`.
        unsafe { past_caches::copy(from as *const u8, to as *mut u8, bytes) };
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn get(&self, pe: usize, source: Address, dest: *mut c_void, bytes: usize) -> Result<(), Error> {
        let source = self.place(pe, source)?;
        // SAFETY: as in `put`.
        unsafe { self.copy(self.local(dest), source, bytes) }
    }

    unsafe fn put_blocks(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        blocks: Blocks,
        _: &Arc<Completions>,
    ) -> Result<(), Error> {
        let dest = self.place(pe, dest)?;
        let source = self.beside(matches!(dest, Place::Device(_)), source, blocks);
        // SAFETY: as in `put`.
        unsafe { self.copy_blocks(dest, source, blocks) }?;
        self.doorbells.ring(pe);
        Ok(())
    }

    unsafe fn get_blocks(&self, pe: usize, source: Address, dest: *mut c_void, blocks: Blocks) -> Result<(), Error> {
        let source = self.place(pe, source)?;
        let dest = self.beside(matches!(source, Place::Device(_)), dest, blocks);
        // SAFETY: as in `put`.
        unsafe { self.copy_blocks(dest, source, blocks) }
    }

    unsafe fn put_signal(
        &self,
        pe: usize,
        dest: Address,
        source: *const c_void,
        bytes: usize,
        signal: Signal,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe {
            self.put(pe, dest, source, bytes, completions)?;
            self.quiet(completions)?;
            self.atomic(pe, signal.target, signal.amo, completions).map(drop)
        }
    }

    unsafe fn combine(&self, operation: &str, arrays: &Arrays<'_>) -> Result<bool, Error> {
        let on_all = |address| -> Result<Option<Vec<usize>>, Error> {
            let places = arrays.pes.iter().map(|&pe| self.place(pe, address)).collect::<Result<Vec<_>, _>>()?;
            let of_device = |place| if let Place::Device(at) = place { Some(at) } else { None };
            Ok(places.into_iter().map(of_device).collect())
        };
        let (Some(dests), Some(sources)) = (on_all(arrays.dest)?, on_all(arrays.source)?) else { return Ok(false) };
        // SAFETY: as in `put`.
        let done = unsafe { self.agent.combine(operation, &dests, &sources, arrays) }?;
        arrays.pes.iter().for_each(|&pe| self.doorbells.ring(pe));
        Ok(done)
    }

    unsafe fn atomic(&self, pe: usize, target: Address, amo: Amo, _: &Arc<Completions>) -> Result<u64, Error> {
        // SAFETY: forwarded.
        let before = unsafe { self.perform(pe, target, amo, |address| self.agent.atomic(address, amo).map(Some)) }?;
        Ok(before.expect("the agent has waited"))
    }

    unsafe fn atomic_nbi(
        &self,
        pe: usize,
        target: Address,
        amo: Amo,
        before: *mut c_void,
        completions: &Arc<Completions>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        let value = unsafe { self.atomic(pe, target, amo, completions) }?;
        if before.is_null() {
            return Ok(());
        }
        let bytes = amo.width.bytes();
        // SAFETY: the caller vouches for `before`; the value has as many bytes.
        unsafe { self.copy(self.local(before), Place::Host(value.to_le_bytes().as_ptr() as usize), bytes) }
    }

    fn fence(&self, _: &Completions) -> Result<(), Error> {
        fence(Ordering::Release);
        Ok(())
    }

    fn quiet(&self, _: &Completions) -> Result<(), Error> {
        // Copies are synchronous: what is left is the order of this thread's own stores.
        fence(Ordering::SeqCst);
        Ok(())
    }
}
