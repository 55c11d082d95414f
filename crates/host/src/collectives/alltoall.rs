//! All-to-all: block i of every PE's source goes to PE i.
//!
//! # Safety
//! This file copies between symmetric arrays that it has checked.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;
use std::ops::Range;

use super::Meeting;
use super::meeting::{DEALT, block_letter_bytes, deal_blocks, places, travels_in_letters};
use crate::call::{Call, Kind};
use crate::error::Error;
use crate::messenger::INLINE_BYTES;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;
use crate::transfer::Strides;

/// From so many bytes of all blocks of a PE on, blocks go past the caches: each is read once and written once, and what the PEs of a
/// node read and write does not stay there.
const PAST_CACHES: usize = 8 << 20;

/// What an all-to-all with strides moves: to each PE `nelems` elements of `element` bytes, which lie `sst` elements apart in
/// `source` and `dst` apart in `dest`.
#[derive(Clone, Copy, Debug)]
pub struct Exchanged {
    /// Elements between two of them in `dest`.
    pub dst: isize,
    /// Elements between two of them in `source`.
    pub sst: isize,
    /// Bytes of an element.
    pub element: usize,
    /// Elements for each PE.
    pub nelems: usize,
}

impl Shmem {
    /// Copies block i, of `bytes` bytes, of the symmetric `source` of each PE j of `team` to block j of the symmetric `dest` of
    /// PE i. Collective over `team`.
    ///
    /// # Errors
    /// On all PEs alike: arrays that are not symmetric, `bytes` that differs. `team` that is no live team fails where it was
    /// passed.
    ///
    /// # Safety
    /// Both arrays hold a block for each PE; they do not overlap, `source` is not written and `dest` not used meanwhile.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALLTOALL.
    pub unsafe fn alltoall(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.exchange_blocks(meeting, caller, dest, source, bytes)
        })
    }

    /// [`alltoall`](Self::alltoall) of elements that lie apart.
    ///
    /// # Errors
    /// As there; also strides below 1, or that differ between PEs.
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ALLTOALLS.
    pub unsafe fn alltoalls(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        what: Exchanged,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.exchange_strided(meeting, caller, dest, source, what)
        })
    }

    /// # Safety
    /// As [`alltoall`](Self::alltoall).
    pub(super) unsafe fn exchange_blocks(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let (me, n) = (meeting.me(), meeting.n());
        let all = bytes.checked_mul(n);
        let (arrays @ [to, _], wrong) = self.symmetric_arrays(routine, dest, source, all);
        let call = Call { digest: places(&arrays), ..Call::new(routine, Kind::ALLTOALL, [bytes as i64]) };
        let call = call.found(problem, wrong);
        let own = |member: usize| source.cast::<u8>().wrapping_add(member * bytes);
        // On one node a block that does not fit a letter's first line is copied once less if it goes to its place.
        let blocks_first = meeting.moves_first();
        let most = if blocks_first && !self.spans_nodes() { INLINE_BYTES } else { usize::MAX };
        if bytes <= most && travels_in_letters(meeting, &call, &arrays, block_letter_bytes(meeting, bytes), &DEALT) {
            let take = |piece: Range<usize>, pieces: &[*const u8]| {
                for (member, &theirs) in pieces.iter().enumerate() {
                    let block = dest.cast::<u8>().wrapping_add(member * bytes);
                    // SAFETY: `dest` has room for a block of each member.
                    unsafe { block.add(piece.start).copy_from(theirs, piece.len()) }
                }
            };
            // SAFETY: `source` holds a block for each member.
            return unsafe { deal_blocks(meeting, &call, source.cast(), bytes, take) };
        }
        if !blocks_first {
            meeting.agree(&call)?;
        }
        if let (Some(to), None) = (to, &call.problem) {
            let to = to.after(me * bytes);
            for member in meeting.others_first() {
                let (pe, own, way) = (meeting.world_pe(member), own(member).cast(), &self.collectives);
                // SAFETY: both arrays were checked to hold a block for each member. The program vouches for those of all PEs being
                // ready before any PE calls.
                unsafe {
                    if bytes * n < PAST_CACHES || member == me {
                        self.fabric.put_nbi(pe, to, own, bytes, way)
                    } else {
                        self.fabric.put_past_caches(pe, to, own, bytes, way)
                    }
                }?;
            }
            self.fabric.quiet(&self.collectives)?;
        }
        if blocks_first { meeting.agree(&call) } else { meeting.agree(&Call::sync(routine)) }
    }

    /// # Safety
    /// As [`alltoalls`](Self::alltoalls).
    pub(super) unsafe fn exchange_strided(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        what: Exchanged,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let Exchanged { dst, sst, element, nelems } = what;
        let (me, n) = (meeting.me(), meeting.n());
        // The distance from one PE's block to the next is that of so many elements.
        let block = |stride: isize| usize::try_from(stride).ok()?.checked_mul(nelems)?.checked_mul(element);
        // All blocks together are one strided array.
        let checked = match (nelems, nelems.checked_mul(n)) {
            (0, _) => Ok(None),
            (_, all) => Strides::check(routine, dst, sst, element, all.unwrap_or(usize::MAX)).and_then(|whole| {
                let to = self.symmetric(routine, "dest", dest, whole.dest_extent)?;
                self.symmetric_source(routine, source, whole.source_extent)?;
                let each = Strides::check(routine, dst, sst, element, nelems)?;
                Ok(block(dst).zip(block(sst)).map(|blocks| (to, each, blocks)))
            }),
        };
        let arguments = [dst as i64, sst as i64, nelems as i64, element as i64];
        let call = Call::new(routine, Kind::ALLTOALLS, arguments).found(problem, checked.as_ref().err().cloned());
        meeting.agree(&call)?;
        if let Some((to, each, (dest_block, source_block))) = checked? {
            let to = to.after(me * dest_block);
            for member in meeting.others_first() {
                let own = source.wrapping_byte_add(member * source_block);
                // SAFETY: the extents of all blocks were checked to be symmetric.
                unsafe { self.fabric.put_blocks(meeting.world_pe(member), to, own, each.blocks, &self.collectives) }?;
            }
            self.fabric.quiet(&self.collectives)?;
        }
        meeting.agree(&Call::sync(routine))
    }
}
