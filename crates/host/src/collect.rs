//! Concatenation: every PE's block, in the order of team numbers, on every PE.
//!
//! # Safety
//! This file hands the caller's source to the transport.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;

use crate::agree::{Proposal, Routine, agree};
use crate::error::{Error, Usage};
use crate::rma::not_null;
use crate::runtime::Shmem;
use crate::team::Team;

impl Shmem {
    /// Concatenates the `bytes` bytes at `source` of every PE of `team` in the symmetric `dest` of
    /// all of them, in the order of team numbers. `bytes` may differ between PEs, and be 0.
    /// Collective over `team`.
    ///
    /// # Errors
    /// On all PEs alike: a `dest` that is not symmetric or too near the end of the heap, a null
    /// `source`. `team` that is no live team fails where it was passed.
    ///
    /// # Safety
    /// `source` holds `bytes` bytes, in host or device memory, that nobody writes meanwhile and that
    /// do not overlap `dest`; `dest` has room for all blocks.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_COLLECT.
    pub unsafe fn collect(
        &self,
        routine: &'static str,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.concatenate(Routine::COLLECT, routine, team, dest, source, bytes) }
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
    /// OpenSHMEM 1.5, SHMEM_FCOLLECT.
    pub unsafe fn fcollect(
        &self,
        routine: &'static str,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.concatenate(Routine::FCOLLECT, routine, team, dest, source, bytes) }
    }

    unsafe fn concatenate(
        &self,
        kind: Routine,
        routine: &'static str,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
    ) -> Result<(), Error> {
        let team = self.teams.expect(routine, "team", team)?;
        self.collective(routine, &team, |channel| {
            let before = match kind {
                Routine::FCOLLECT => channel.me as u64 * bytes as u64,
                _ => {
                    let sum = self.control.rounds(channel, bytes as u64, |sum, theirs, below| {
                        *sum += if below { theirs } else { 0 };
                    })?;
                    sum - bytes as u64
                }
            };
            let target = dest.wrapping_byte_add(before as usize);
            let checked = match bytes {
                0 => Ok(None),
                _ => not_null(routine, "source", source)
                    .and_then(|()| self.symmetric(routine, "dest", target, bytes).map(Some)),
            };
            // Nobody stores before all are known to be right.
            let arguments = if kind == Routine::FCOLLECT { [bytes as i64, 0, 0] } else { [0; 3] };
            let proposal = Proposal::new(kind, arguments, self.my_pe());
            let problem: Option<Usage> = checked.as_ref().err().cloned();
            agree(&self.control, channel, proposal, problem)?;
            if let Some(offset) = checked? {
                for step in 1..=channel.n {
                    let pe = (channel.world_pe)((channel.me + step) % channel.n);
                    // SAFETY: the range in the heap was checked; the caller vouches for `source`.
                    unsafe { self.fabric.put(pe, offset, source, bytes) }?;
                }
            }
            self.fabric.quiet()?;
            Ok(self.control.rounds(channel, (), |(), (), _| ())?)
        })
    }
}
