//! Reductions of which each PE gets a block: that of its number.
//!
//! # Safety
//! This file combines elements behind raw pointers, in symmetric arrays that it has checked or in memory of its own.

#![allow(unsafe_code, reason = "arithmetic on arrays that PEs share")]

use std::ffi::c_void;
use std::ops::Range;

use super::Meeting;
use super::meeting::{DEALT, block_letter_bytes, deal_blocks, places, travels_in_letters};
use super::reduce::{Element, Operator, ReduceOp, combine_operands, members};
use crate::call::{Call, Kind};
use crate::error::Error;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

impl Shmem {
    /// Combines block i, of `count` elements, of the symmetric `source` of all PEs of `team`, element by element, and leaves it
    /// in the symmetric `dest` of PE i. Operands are taken in the order of the PEs' numbers. Collective over `team`.
    ///
    /// # Errors
    /// As [`reduce`](Self::reduce).
    ///
    /// # Safety
    /// `source` holds a block for each PE, `dest` one; they do not overlap; `source` is not written and `dest` not used
    /// meanwhile.
    ///
    /// # Spec
    /// An extension; like MPI 4.1, MPI_Reduce_scatter_block.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn reducescatter(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        op: ReduceOp,
        element: Element,
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.scatter(meeting, caller, (op, element), dest, source, count)
        })
    }

    /// # Safety
    /// As [`reducescatter`](Self::reducescatter).
    unsafe fn scatter(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        (op, element): (ReduceOp, Element),
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let (me, n) = (meeting.me(), meeting.n());
        let operator = Operator::new(routine, op, element);
        let block = count.checked_mul(element.bytes());
        let to = self.symmetric_array(routine, "dest", dest, block);
        let all = block.and_then(|block| block.checked_mul(n));
        let from = self.symmetric_source_array(routine, source, all);
        let wrong = operator.as_ref().err().or(to.as_ref().err()).or(from.as_ref().err()).cloned();
        let (to, from, block) = (to.unwrap_or(None), from.unwrap_or(None), block.unwrap_or(0));
        let arguments = [op as i64, element as i64, count as i64];
        let arrays = [to, from];
        let call = Call { digest: places(&arrays), ..Call::new(routine, Kind::REDUCESCATTER, arguments) };
        let call = call.found(problem, wrong);
        if travels_in_letters(meeting, &call, &arrays, block_letter_bytes(meeting, block), &DEALT) {
            let operator = operator?;
            let take = |piece: Range<usize>, operands: &[*const u8]| {
                let dest = dest.cast::<u8>().wrapping_add(piece.start);
                // SAFETY: `dest` holds a block; each operand is this piece of one.
                unsafe { combine_operands(operator, dest, operands, piece.len() / operator.element) }
            };
            // SAFETY: `source` holds a block for each member.
            return unsafe { deal_blocks(meeting, &call, source.cast(), block, take) };
        }
        meeting.agree(&call)?;
        if let (Some(to), Some(from)) = (to, from) {
            // SAFETY: within arrays that all PEs have checked; no PE writes to any `source`, and none but this one to its `dest`.
            unsafe {
                let (from, taker) = (from.after(me * block), meeting.world_pe(me));
                self.combine_each(operator?, members(meeting), from, 0..block, std::iter::once(taker), to)
            }?;
            self.fabric.quiet(&self.collectives)?;
        }
        meeting.agree(&Call::sync(routine))
    }
}
