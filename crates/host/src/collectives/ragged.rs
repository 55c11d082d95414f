//! All-to-all of blocks of different lengths, each at a place of its own: what a PE has for another, it puts there.
//!
//! # Safety
//! This file copies to symmetric memory that it has checked.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;

use zeshmem_algebra::bytes_of;
use zeshmem_mem::Address;

use super::Meeting;
use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

/// The blocks of an all-to-all of one PE, by the team number of the PE that each is for, in elements of `element` bytes.
#[derive(Clone, Copy, Debug)]
pub struct Ragged<'a> {
    /// Where each goes in `dest` there.
    pub dest_offsets: &'a [usize],
    /// Where each is in `source` here.
    pub source_offsets: &'a [usize],
    /// Its elements.
    pub counts: &'a [usize],
    /// Bytes of an element.
    pub element: usize,
}

/// A block: where it goes, how far into `source` it is, and its bytes.
type Block = (Address, usize, usize);

impl Shmem {
    /// Copies a block of any length from `source`, any memory of this PE, to the symmetric `dest` of each PE of `team`. Collective over
    /// `team`.
    ///
    /// # Errors
    /// On all PEs alike: a block that is not in symmetric memory, `element` that differs. `team` that is no live team fails where it was
    /// passed.
    ///
    /// # Safety
    /// `source` holds the blocks; those of all PEs do not overlap in `dest`, which is not used meanwhile.
    ///
    /// # Panics
    /// An array of `blocks` that is shorter than the team.
    ///
    /// # Spec
    /// An extension; like MPI 4.1, MPI_Alltoallv, but that senders say where blocks go.
    pub unsafe fn alltoallv(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        blocks: Ragged<'_>,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.exchange_ragged(meeting, caller, dest, source, blocks)
        })
    }

    /// # Safety
    /// As [`alltoallv`](Self::alltoallv).
    unsafe fn exchange_ragged(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        blocks: Ragged<'_>,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let checked: Result<Vec<Option<Block>>, Usage> = match &problem {
            None => (0..meeting.n()).map(|member| self.ragged_block(routine, dest, source, blocks, member)).collect(),
            Some(_) => Ok(Vec::new()),
        };
        let call = Call::new(routine, Kind::ALLTOALLV, [blocks.element as i64]);
        meeting.agree(&call.found(problem, checked.as_ref().err().cloned()))?;
        let checked = checked?;
        for member in meeting.others_first() {
            if let Some((to, offset, bytes)) = checked[member] {
                let (pe, own) = (meeting.world_pe(member), source.wrapping_byte_add(offset));
                // SAFETY: the block's place was checked to be symmetric; the caller vouches for the rest.
                unsafe { self.fabric.put_nbi(pe, to, own, bytes, &self.collectives) }?;
            }
        }
        self.fabric.quiet(&self.collectives)?;
        meeting.agree(&Call::sync(routine))
    }

    /// The block for a member, if there is anything in it.
    fn ragged_block(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        Ragged { dest_offsets, source_offsets, counts, element }: Ragged<'_>,
        member: usize,
    ) -> Result<Option<Block>, Usage> {
        let count = counts[member];
        if count == 0 {
            return Ok(None);
        }
        let in_bytes = |argument, number: usize| {
            let allowed = || format!("it must be in [0, {}]", isize::MAX as usize / element);
            let value = || format!("{number} for PE {member}");
            bytes_of(element, number).ok_or_else(|| Usage::new(routine, argument, value(), allowed()))
        };
        let bytes = in_bytes("counts", count)?;
        let to = dest.wrapping_byte_add(in_bytes("dest_offsets", dest_offsets[member])?);
        let offset = in_bytes("source_offsets", source_offsets[member])?;
        self.any_array(routine, "source", source, bytes)?;
        Ok(Some((self.symmetric(routine, "dest", to, bytes)?, offset, bytes)))
    }
}
