//! Concatenation: every PE's block, in the order of the PEs' numbers, on every PE.
//!
//! # Safety
//! This file copies from callers' sources, and into symmetric arrays that it has checked.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;
use std::ops::Range;

use zeshmem_mem::Address;

use super::Meeting;
use super::by_nodes::{Filled, blocks_of, mine_of};
use super::meeting::{InARow, in_letters, on_host, places, travels_in_letters};
use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::messenger::RADIX;
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

/// Bytes in front of a block in a letter: how many it has, and how much room there is from `dest` on.
const HEADER: usize = 16;
/// Letters that take no longer than the transfers of longer blocks.
const LETTERS: InARow = InARow { shared: 4, alone: 3 };

impl Shmem {
    /// Concatenates the `bytes` bytes at `source` of every PE of `team` in the symmetric `dest` of
    /// all of them, in the order of team numbers. `bytes` may differ between PEs, and be 0; it is a number of elements of
    /// `element` bytes, which is the same on all PEs. Collective over `team`.
    ///
    /// # Errors
    /// On all PEs alike: a `dest` that is not symmetric or too near the end of its memory, a null
    /// `source`. `team` that is no live team fails where it was passed.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes, in host memory or the device heap, or for a `dest` in the device heap in any device
    /// memory, that are not written meanwhile and do not overlap `dest`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_COLLECT.
    pub unsafe fn collect(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        element: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.concatenate(meeting, caller, dest, source, bytes, element)
        })
    }

    /// [`collect`](Self::collect) where `bytes` is the same on all PEs.
    ///
    /// # Errors
    /// As there; also where `bytes` differs.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FCOLLECT.
    pub unsafe fn fcollect(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.concatenate_equal(meeting, caller, dest, source, bytes)
        })
    }

    /// # Safety
    /// As [`fcollect`](Self::fcollect).
    pub(super) unsafe fn concatenate_equal(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let target = self.symmetric_array(routine, "dest", dest, bytes.checked_mul(meeting.n()));
        let wrong = target.clone().and_then(|_| self.any_array(routine, "source", source, bytes)).err();
        let target = target.unwrap_or(None);
        let call = Call { digest: places(&[target]), ..Call::new(routine, Kind::FCOLLECT, [bytes as i64]) };
        let call = call.found(problem, wrong);
        if travels_in_letters(meeting, &call, &[target], bytes, &LETTERS) {
            let mut room = Vec::new();
            // SAFETY: forwarded.
            let source = unsafe { self.readable(source, bytes, &mut room) }?;
            let block = |member: usize| member * bytes..(member + 1) * bytes;
            // SAFETY: `dest` has room for all blocks, and `source` holds one.
            return in_letters(&call, bytes, meeting.letter_bytes(), |call, piece| unsafe {
                gather_pieces(meeting, call, dest.cast(), source.cast(), piece, block)
            });
        }
        meeting.agree(&call)?;
        if let Some(array) = target {
            let to = Filled { array, here: dest };
            let start = |member| member * bytes;
            // SAFETY: all blocks were checked to be symmetric; the caller vouches for `source`.
            unsafe {
                match meeting.by_nodes() {
                    None => self.put_to_all(meeting, array.after(start(meeting.me())), source, bytes),
                    Some(nodes) => self.gather_by_nodes(meeting, nodes, routine, to, source, start),
                }
            }?;
        }
        meeting.agree(&Call::sync(routine))
    }

    /// Puts this PE's block to the same place on all members.
    ///
    /// # Safety
    /// The block is there and not written meanwhile, and all members have the place; on this PE both may be the same.
    unsafe fn put_to_all(
        &self,
        meeting: &impl Meeting,
        place: Address,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        for member in meeting.others_first() {
            // SAFETY: forwarded.
            unsafe { self.fabric.put_nbi(meeting.world_pe(member), place, source, bytes, &self.collectives) }?;
        }
        Ok(self.fabric.quiet(&self.collectives)?)
    }

    /// Concatenates blocks, of which that of member i begins at `start(i)`: on each node first; then each node fetches those of the
    /// others once.
    ///
    /// # Safety
    /// As [`collect`](Self::collect); `to` has room for all blocks on all PEs.
    unsafe fn gather_by_nodes(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        routine: &'static str,
        to: Filled,
        source: *const c_void,
        start: impl Fn(usize) -> usize,
    ) -> Result<(), Error> {
        let (first, end) = (start(meeting.me()), start(meeting.me() + 1));
        // An empty block at the end begins where nothing may be.
        for pe in nodes.members(nodes.mine()).map(|member| meeting.world_pe(member)).filter(|_| first < end) {
            // SAFETY: forwarded.
            unsafe { self.fabric.put_nbi(pe, to.array.after(first), source, end - first, &self.collectives) }?;
        }
        self.fabric.quiet(&self.collectives)?;
        meeting.agree(&Call::sync(routine))?;
        let parts = nodes.others().flat_map(|node| {
            mine_of(nodes, blocks_of(nodes, node, &start)).map(move |part| (nodes.counterpart(node), part))
        });
        // SAFETY: forwarded; the blocks of its members are there on every PE of a node.
        unsafe { self.bring(meeting, nodes, to.array, to, parts) }?;
        Ok(self.fabric.quiet(&self.collectives)?)
    }

    /// # Safety
    /// As [`collect`](Self::collect).
    pub(super) unsafe fn concatenate(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        element: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let target = self.symmetric_array(routine, "dest", dest, Some(bytes));
        let wrong = target.clone().and_then(|_| self.any_array(routine, "source", source, bytes)).err();
        // Where this PE has nothing to give, it has `dest` nevertheless.
        let target = target.unwrap_or(None).or_else(|| self.segments.locate(dest as usize, 1));
        let call = Call::new(routine, Kind::COLLECT, [element as i64]).found(problem, wrong);
        let before = if meeting.letter_bytes() >= HEADER {
            // SAFETY: forwarded.
            let starts = match unsafe { self.gather_blocks(meeting, &call, dest, source, bytes)? } {
                Gathered::All => return Ok(()),
                Gathered::Sizes { starts } => starts,
            };
            if let (Some(nodes), Some(array)) = (meeting.by_nodes(), target) {
                let to = Filled { array, here: dest };
                // SAFETY: all PEs have checked that `dest` has room for all blocks; the caller vouches for `source`.
                unsafe { self.gather_by_nodes(meeting, nodes, routine, to, source, |member| starts[member]) }?;
                return meeting.agree(&Call::sync(routine));
            }
            starts[meeting.me()]
        } else {
            let before = meeting.sum_below(&call, bytes as u64)?;
            let end = before.checked_add(bytes as u64).and_then(|end| usize::try_from(end).ok());
            let wrong = self.symmetric_array(routine, "dest", dest, if bytes == 0 { Some(0) } else { end }).err();
            meeting.agree(&Call::new(routine, Kind::COLLECT, [element as i64]).found(None, wrong))?;
            before as usize
        };
        if let Some(target) = target.filter(|_| bytes > 0) {
            // SAFETY: `dest` was checked to have room up to the end of this block; the caller vouches for `source`.
            unsafe { self.put_to_all(meeting, target.after(before), source, bytes) }?;
        }
        meeting.agree(&Call::sync(routine))
    }

    /// Agrees on a collect in letters that have the sizes of all blocks, and the blocks where all of them are short.
    ///
    /// # Safety
    /// As [`collect`](Self::collect).
    unsafe fn gather_blocks(
        &self,
        meeting: &impl Meeting,
        call: &Call,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<Gathered, Error> {
        let (me, n) = (meeting.me(), meeting.n());
        let target = self.segments.locate(dest as usize, 1);
        let room = target.map_or(0, |target| self.segments.room(target));
        let first = meeting.letter_bytes() - HEADER;
        let most = first + (LETTERS.of(meeting) - 1) * meeting.letter_bytes();
        let is_carried = bytes <= most && on_host(target) && call.problem.is_none();
        let carried = if is_carried { bytes.min(first) } else { 0 };
        let mut staged = Vec::new();
        // SAFETY: forwarded.
        let source = unsafe { self.readable(source, if is_carried { bytes } else { 0 }, &mut staged) }?;
        let mut blocks: [Block; RADIX] = [Block::NONE; RADIX];
        blocks[me] = Block { bytes, room, carried, data: source.cast() };
        let write = |_, letter: *mut u8| {
            // SAFETY: the letter has room for the header and `carried` bytes, which `source` holds.
            unsafe {
                letter.cast::<[u64; 2]>().write([bytes as u64, room as u64]);
                letter.add(HEADER).copy_from_nonoverlapping(source.cast(), carried);
            }
        };
        let read = |from: usize, letter: *const u8, length: usize| {
            if length >= HEADER {
                // SAFETY: the letter has a header, and `length - HEADER` bytes behind it.
                let ([bytes, room], data) = unsafe { (letter.cast::<[u64; 2]>().read(), letter.add(HEADER)) };
                blocks[from] = Block { bytes: bytes as usize, room: room as usize, carried: length - HEADER, data };
            }
        };
        meeting.gather(call, HEADER + carried, write, read)?;
        let blocks = &blocks[..n];
        let total = blocks.iter().fold(0usize, |sum, block| sum.saturating_add(block.bytes));
        let least_room = blocks.iter().map(|block| block.room).min().expect("this PE is there");
        if total > least_room {
            // All PEs know so; the one that has the least room says it.
            let allowed = format!("the blocks of all PEs have {total} bytes, and {room} are left in its memory");
            let wrong = (room == least_room).then(|| Usage::new(call.routine, "dest", format!("{dest:p}"), allowed));
            meeting.agree(&Call::new(call.routine, call.kind, []).found(None, wrong))?;
        }
        let mut starts = [0; RADIX + 1];
        blocks.iter().enumerate().for_each(|(member, block)| starts[member + 1] = starts[member] + block.bytes);
        // Memory that one PE cannot touch is beyond all: then no letter has a block.
        if blocks.iter().any(|block| block.carried != block.bytes.min(first)) {
            return Ok(Gathered::Sizes { starts });
        }
        let dest = dest.cast::<u8>();
        for (block, &start) in blocks.iter().zip(&starts) {
            // SAFETY: `dest` has room for all blocks; the letters stay as they are until the next exchange, and `source`
            // may overlap nothing.
            unsafe { dest.wrapping_add(start).copy_from(block.data, block.carried) };
        }
        let longest = blocks.iter().map(|block| block.bytes).max().expect("this PE is there");
        let next = Call::sync(call.routine);
        in_letters(&next, longest.saturating_sub(first), meeting.letter_bytes(), |call, piece| {
            let piece = first + piece.start..first + piece.end;
            // SAFETY: as above; `source` holds this PE's block.
            unsafe {
                gather_pieces(meeting, call, dest, source.cast(), piece, |member| starts[member]..starts[member + 1])
            }
        })?;
        Ok(Gathered::All)
    }
}

/// Agrees on a call in letters that bring bytes `piece` of each member's block, as far as it has them, to its place in the `dest` of all.
///
/// # Safety
/// `dest` has room for all blocks, `source` holds this PE's, and letters have room for the piece.
unsafe fn gather_pieces(
    meeting: &impl Meeting,
    call: &Call,
    dest: *mut u8,
    source: *const u8,
    piece: Range<usize>,
    block: impl Fn(usize) -> Range<usize>,
) -> Result<(), Error> {
    let (me, n) = (meeting.me(), meeting.n());
    let source = source.wrapping_add(piece.start);
    let length = |member| piece.end.min(block(member).len()).saturating_sub(piece.start);
    // SAFETY: letters have room for as many bytes, which `source` holds.
    let write = |_, letter: *mut u8| unsafe { letter.copy_from_nonoverlapping(source, length(me)) };
    let mut pieces = [source; RADIX];
    let read = |from: usize, letter: *const u8, bytes: usize| {
        if bytes == length(from) {
            pieces[from] = letter;
        }
    };
    meeting.gather(call, length(me), write, read)?;
    for (member, &data) in pieces[..n].iter().enumerate() {
        let place = dest.wrapping_add(block(member).start + piece.start);
        // SAFETY: the caller's promise; letters stay as they are until the next exchange.
        unsafe { place.copy_from(data, length(member)) };
    }
    Ok(())
}

impl Shmem {
    /// Where the host can read `bytes` bytes of `source`: there, or, where they are in the device heap, copied to `room`.
    ///
    /// # Safety
    /// As [`collect`](Self::collect).
    unsafe fn readable(&self, source: *const c_void, bytes: usize, room: &mut Vec<u8>) -> Result<*const c_void, Error> {
        let Some(offset) = self.heap.offset_of(source as usize, bytes).filter(|_| bytes > 0) else { return Ok(source) };
        room.resize(bytes, 0);
        // SAFETY: the range lies in this PE's heap, and the room has as many bytes.
        unsafe { self.fabric.get(self.my_pe() as usize, offset.into(), room.as_mut_ptr().cast(), bytes) }?;
        Ok(room.as_ptr().cast())
    }
}

/// What came of a gathering of blocks.
enum Gathered {
    /// All blocks are in place.
    All,
    /// Only their sizes are known, and where each begins and the last one ends.
    Sizes { starts: [usize; RADIX + 1] },
}

/// A PE's block.
#[derive(Clone, Copy)]
struct Block {
    bytes: usize,
    /// Bytes from the PE's `dest` to the end of its memory.
    room: usize,
    /// Bytes that are at `data`.
    carried: usize,
    data: *const u8,
}

impl Block {
    const NONE: Block = Block { bytes: 0, room: 0, carried: 0, data: std::ptr::null() };
}
