//! Scans: element by element, the sums over the PEs up to each PE.
//!
//! # Safety
//! This file adds elements behind raw pointers, in symmetric arrays that it has checked or in memory of its own.

#![allow(unsafe_code, reason = "arithmetic on arrays that PEs share")]

use std::ffi::c_void;
use std::ops::Range;

use zeshmem_algebra::sharing::{share, share_of};
use zeshmem_mem::Address;

use super::Meeting;
use super::meeting::{places, travels_in_letters};
use super::operands::{Operands, PIECE, pieces};
use super::reduce::{Element, LETTERS, Operator, ReduceOp, combine_in_letters, members};
use crate::call::{Call, Kind};
use crate::error::Error;
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

/// From so many bytes for each node on, a scan goes by nodes.
const BY_NODES: usize = 4 << 10;
/// Bytes that a node scans in a step. It is a multiple of every element.
const STRETCH: usize = 512 << 10;

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
        if travels_in_letters(meeting, &call, &arrays, bytes, &LETTERS) {
            let taken = me + usize::from(inclusive);
            // SAFETY: both arrays hold as many bytes.
            return unsafe { combine_in_letters(meeting, &call, operator, dest.cast(), source.cast(), bytes, taken) };
        }
        meeting.agree(&call)?;
        if let (Some(to), Some(from)) = (to, from) {
            let scan = Scan { operator, inclusive, to, from };
            if let Some(nodes) =
                meeting.by_nodes().filter(|nodes| nodes.in_order() && bytes >= BY_NODES * nodes.count())
            {
                // SAFETY: within arrays that all PEs have checked.
                return unsafe { self.scan_by_nodes(meeting, nodes, routine, scan, bytes) };
            }
            let pes: Vec<_> = members(meeting).collect();
            // SAFETY: as above; no PE but this one touches this part of any of them.
            unsafe { self.scan_each(scan, &pes, share(bytes, operator.element, me, n), None, None) }?;
            self.fabric.quiet(&self.collectives)?;
        }
        meeting.agree(&Call::sync(routine))
    }

    /// Scans arrays of members whose nodes follow on each other. The sums over all members so far go from node to node, stretch by
    /// stretch: in each step a node has one stretch to scan, and the node after it the one before.
    ///
    /// They stand in the `dest` of the last member of each node. Where another node follows, that member's results of an exclusive scan,
    /// which are others, take their place once that node has them.
    ///
    /// # Safety
    /// As [`scan`](Self::scan), of the arrays on all PEs.
    unsafe fn scan_by_nodes(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        routine: &'static str,
        scan: Scan,
        bytes: usize,
    ) -> Result<(), Error> {
        let (mine, last, stretches) = (nodes.mine(), nodes.count() - 1, bytes.div_ceil(STRETCH));
        let stretch = |number: usize| number * STRETCH..bytes.min((number + 1) * STRETCH);
        // Results of this node's last member that are still to be put: of the step before, and of the one before that.
        let (mut newer, mut older) = (Displaced::default(), Displaced::default());
        for step in 0..stretches + last + usize::from(!scan.inclusive) {
            if !older.results.is_empty() {
                let (end, place) = (last_of(meeting, nodes, mine), scan.to.after(older.first));
                let (results, length) = (older.results.as_ptr().cast(), older.results.len());
                // SAFETY: within an array that all PEs have checked; no PE but this one touches this part of it.
                unsafe { self.fabric.put(end, place, results, length, &self.collectives) }?;
            }
            older = std::mem::take(&mut newer);
            if let Some(number) = step.checked_sub(mine).filter(|&number| number < stretches) {
                // SAFETY: forwarded. The node before has scanned this stretch in the step before.
                newer = unsafe { self.scan_on_node(meeting, nodes, scan, stretch(number)) }?;
            }
            self.fabric.quiet(&self.collectives)?;
            meeting.agree(&Call::sync(routine))?;
        }
        Ok(())
    }

    /// Scans this PE's share of a stretch: on top of what the node before has, the arrays of this node's members. Gives the results
    /// whose place the node's sums have taken.
    ///
    /// # Safety
    /// As [`scan`](Self::scan), of the arrays on all PEs.
    unsafe fn scan_on_node(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        scan: Scan,
        stretch: Range<usize>,
    ) -> Result<Displaced, Error> {
        let mine = nodes.mine();
        let range = share_of(&stretch, scan.operator.element, nodes.rank(), nodes.size(mine));
        let mut before = None;
        if let Some(node) = mine.checked_sub(1) {
            let sums = before.insert(vec![0; range.len()]);
            let (pe, array) = (last_of(meeting, nodes, node), scan.to.after(range.start));
            // SAFETY: within an array that all PEs have checked; there is room for as many bytes.
            unsafe { self.fabric.get(pe, array, sums.as_mut_ptr().cast(), range.len()) }?;
        }
        let mut displaced = Displaced { first: range.start, results: Vec::new() };
        let is_displaced = !scan.inclusive && mine + 1 < nodes.count();
        let pes: Vec<_> = nodes.members(mine).map(|member| meeting.world_pe(member)).collect();
        // SAFETY: within arrays that all PEs have checked; no PE but this one touches this part of any of this node's.
        unsafe {
            self.scan_each(scan, &pes, range, before.as_deref(), is_displaced.then_some(&mut displaced.results))
        }?;
        Ok(displaced)
    }

    /// Scans bytes `range` of the arrays of some PEs, on top of the sums `before` of others, if there are any. Results are in place after
    /// `quiet`; those of the last PE may go to `displaced` instead, and the sums over all PEs to their place.
    ///
    /// # Safety
    /// The PEs have these bytes, which no PE but this one touches; `before` has as many.
    unsafe fn scan_each(
        &self,
        Scan { operator, inclusive, to, from }: Scan,
        pes: &[usize],
        range: Range<usize>,
        before: Option<&[u8]>,
        mut displaced: Option<&mut Vec<u8>>,
    ) -> Result<(), Error> {
        let [mut sums_before, mut sums] = [(); 2].map(|()| vec![0u8; PIECE]);
        let start = range.start;
        // SAFETY: forwarded.
        let mut operands = unsafe { Operands::new(self, pes.iter().copied(), from, range) }?;
        while let Some(fetched) = operands.next()? {
            for (first, length) in pieces(fetched) {
                match before {
                    Some(before) => sums_before[..length].copy_from_slice(&before[first - start..][..length]),
                    None => sums_before.fill(0),
                }
                for (number, (&pe, array)) in pes.iter().zip(operands.arrays()).enumerate() {
                    // The first of all is copied, not added to 0: that would lose the sign of -0.0.
                    let summands = [sums_before.as_ptr(), array.wrapping_add(first)];
                    let summands = &summands[usize::from(number == 0 && before.is_none())..];
                    // SAFETY: a piece of each, which is read before `dest` is written, which may be `source`.
                    unsafe { (operator.combine)(&[sums.as_mut_ptr()], summands, 0..length / operator.element) };
                    let mut shown = if inclusive { &sums } else { &sums_before };
                    if let Some(displaced) = displaced.as_mut().filter(|_| number + 1 == pes.len()) {
                        displaced.extend_from_slice(&shown[..length]);
                        shown = &sums;
                    }
                    let shown = shown.as_ptr().cast();
                    // SAFETY: forwarded.
                    unsafe { self.fabric.put(pe, to.after(first), shown, length, &self.collectives) }?;
                    std::mem::swap(&mut sums_before, &mut sums);
                }
            }
        }
        Ok(())
    }
}

/// The PE of the last member of a node.
fn last_of(meeting: &impl Meeting, nodes: &Nodes, node: usize) -> usize {
    meeting.world_pe(nodes.member(node, nodes.size(node) - 1))
}

/// Results of the last member of a node that are not in their place, from byte `first` on.
#[derive(Default)]
struct Displaced {
    first: usize,
    results: Vec<u8>,
}

/// What is scanned.
#[derive(Clone, Copy)]
struct Scan {
    operator: Operator,
    inclusive: bool,
    to: Address,
    from: Address,
}
