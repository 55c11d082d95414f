//! Scans: element by element, the sums over the PEs up to each PE.
//!
//! # Safety
//! This file adds elements behind raw pointers, in symmetric arrays that it has checked or in memory of its own.

#![allow(unsafe_code, reason = "arithmetic on arrays that PEs share")]

use std::ffi::c_void;

use super::Meeting;
use super::meeting::{places, travels_in_letters};
use super::operands::{Operands, PIECE, pieces};
use super::reduce::{Element, Operator, ReduceOp, combine_in_letters, members, share};
use crate::call::{Call, Kind};
use crate::error::Error;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

impl Shmem {
    /// Leaves in the symmetric `dest` of each PE of `team`, element by element, the sum over the `count` elements at the
    /// symmetric `source` of the PEs up to it, itself included if `inclusive`; the sum over no PE is 0. Collective over `team`.
    ///
    /// # Errors
    /// As [`reduce`](Self::reduce).
    ///
    /// # Safety
    /// As there.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_SCAN.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn scan(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        inclusive: bool,
        element: Element,
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.scan_all(meeting, caller, inclusive, element, dest, source, count)
        })
    }

    /// # Safety
    /// As [`scan`](Self::scan).
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    unsafe fn scan_all(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        inclusive: bool,
        element: Element,
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let (me, n) = (meeting.me(), meeting.n());
        let operator = Operator::new(routine, ReduceOp::Sum, element)?;
        let bytes = count.checked_mul(element.bytes());
        let (arrays @ [to, from], wrong) = self.symmetric_arrays(routine, dest, source, bytes);
        let bytes = bytes.unwrap_or(0);
        let arguments = [i64::from(inclusive), element as i64, count as i64];
        let call = Call { digest: places(&arrays), ..Call::new(routine, Kind::SCAN, arguments) };
        let call = call.found(problem, wrong);
        if travels_in_letters(meeting, &call, &arrays, bytes) {
            let taken = me + usize::from(inclusive);
            // SAFETY: both arrays hold `count` elements.
            return unsafe { combine_in_letters(meeting, &call, operator, dest.cast(), source.cast(), count, taken) };
        }
        meeting.agree(&call)?;
        if let (Some(to), Some(from)) = (to, from) {
            let [mut before, mut sum] = [(); 2].map(|()| vec![0u8; PIECE]);
            // SAFETY: within arrays that all PEs have checked; no PE but this one touches this part of any of them.
            let mut operands =
                unsafe { Operands::new(self, members(meeting), from, share(bytes, operator.element, me, n)) }?;
            while let Some(stretch) = operands.next()? {
                for (first, length) in pieces(stretch) {
                    before.fill(0);
                    for (member, array) in operands.arrays().enumerate() {
                        // The first is copied, not added to 0: that would lose the sign of -0.0.
                        let summands = [before.as_ptr(), array.wrapping_add(first)];
                        let summands = &summands[usize::from(member == 0)..];
                        // SAFETY: a piece of each, which is read before `dest` is written, which may be `source`.
                        unsafe { (operator.combine)(&[sum.as_mut_ptr()], summands, 0..length / operator.element) };
                        let (pe, shown) = (meeting.world_pe(member), if inclusive { &sum } else { &before });
                        let shown = shown.as_ptr().cast();
                        // SAFETY: as above.
                        unsafe { self.fabric.put(pe, to.after(first), shown, length, &self.collectives) }?;
                        std::mem::swap(&mut before, &mut sum);
                    }
                }
            }
            self.fabric.quiet(&self.collectives)?;
        }
        meeting.agree(&Call::new(routine, Kind::SYNC, []))
    }
}
