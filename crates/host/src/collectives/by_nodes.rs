//! Long blocks between nodes: each comes to a node once. Its PEs share the work, and hand on to each other what they fetch.
//!
//! # Safety
//! This file copies between symmetric arrays that its callers have checked.

#![allow(unsafe_code, reason = "transfers between arrays of callers'")]

use std::collections::VecDeque;
use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;

use zeshmem_algebra::sharing::share;
use zeshmem_fabric::Completions;
use zeshmem_mem::Address;

use super::Meeting;
use crate::error::Error;
use crate::nodes::Nodes;
use crate::shmem::Shmem;

/// Bytes that a PE fetches at a time at most, and that are under way while it hands on others.
const PIECE: usize = 256 << 10;
/// Pieces that are under way at most: short ones of many nodes.
const AT_ONCE: usize = 16;

/// An array that a collective fills on all PEs.
#[derive(Clone, Copy)]
pub(super) struct Filled {
    pub array: Address,
    /// Where it is on this PE.
    pub here: *mut c_void,
}

impl Shmem {
    /// Fetches parts, in bytes, of the array `from` of members of other nodes, each from the member before it, to the same places of
    /// `to` on all members of this node. What is handed on has arrived after `quiet`.
    ///
    /// # Safety
    /// All arrays hold the parts, which are in no other use; `from` is not written meanwhile.
    pub(super) unsafe fn bring(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        from: Address,
        to: Filled,
        parts: impl Iterator<Item = (usize, Range<usize>)>,
    ) -> Result<(), Error> {
        let here = |piece: &Range<usize>| to.here.wrapping_byte_add(piece.start);
        let hand_on = |piece: Range<usize>, way: &Arc<Completions>| {
            self.fabric.quiet(way)?;
            for member in nodes.members(nodes.mine()).filter(|&member| member != meeting.me()) {
                let (pe, place) = (meeting.world_pe(member), to.array.after(piece.start));
                // SAFETY: forwarded; the piece is here.
                unsafe { self.fabric.put_nbi(pe, place, here(&piece), piece.len(), &self.collectives) }?;
            }
            Ok::<_, Error>(())
        };
        let pieces = parts.flat_map(|(owner, part)| {
            part.clone().step_by(PIECE).map(move |first| (owner, first..part.end.min(first + PIECE)))
        });
        let ways = [(); AT_ONCE].map(|()| Arc::<Completions>::default());
        let (mut under_way, mut bytes) = (VecDeque::with_capacity(AT_ONCE), 0);
        for ((owner, piece), way) in pieces.zip(ways.iter().cycle()) {
            while under_way.len() == AT_ONCE || (bytes > 0 && bytes + piece.len() > 2 * PIECE) {
                let Some((first, way)) = under_way.pop_front() else { break };
                bytes -= Range::len(&first);
                hand_on(first, way)?;
            }
            let owner = meeting.world_pe(owner);
            // SAFETY: forwarded. A transfer that is left under way where one fails ends with the job.
            unsafe { self.fabric.get_nbi(owner, from.after(piece.start), here(&piece), piece.len(), way) }?;
            bytes += piece.len();
            under_way.push_back((piece, way));
        }
        under_way.into_iter().try_for_each(|(piece, way)| hand_on(piece, way))
    }
}

/// The blocks of a node's members in an array where that of member i begins at `start(i)`, and the next one at `start(i + 1)`.
pub(super) fn blocks_of(nodes: &Nodes, node: usize, start: impl Fn(usize) -> usize) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for block in nodes.members(node).map(|member| start(member)..start(member + 1)) {
        match ranges.last_mut() {
            Some(last) if last.end == block.start => last.end = block.end,
            _ => ranges.push(block),
        }
    }
    ranges
}

/// The parts of ranges that this PE fetches for its node: its share of them put in a row.
pub(super) fn mine_of(nodes: &Nodes, ranges: Vec<Range<usize>>) -> impl Iterator<Item = Range<usize>> {
    let total = ranges.iter().map(Range::len).sum();
    within(ranges, share(total, 1, nodes.rank(), nodes.size(nodes.mine())))
}

/// The part `share` of ranges put in a row.
fn within(ranges: Vec<Range<usize>>, share: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut before = 0;
    let parts = ranges.into_iter().map(move |range| {
        let [first, end] = [share.start, share.end].map(|bound| bound.clamp(before, before + range.len()) - before);
        before += range.len();
        range.start + first..range.start + end
    });
    parts.filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shares_are_the_ranges() {
        let far = 10 * PIECE;
        let all: [&[_]; 5] =
            [&[], &[(3, 3)], &[(0, 1)], &[(5, PIECE + 6), (far, far + 3 * PIECE)], &[(0, 70), (100, 100), (200, 900)]];
        for ranges in all {
            let ranges: Vec<_> = ranges.iter().map(|&(start, end)| start..end).collect();
            let total: usize = ranges.iter().map(Range::len).sum();
            for n in [1, 2, 3, 7] {
                let parts = (0..n).flat_map(|me| within(ranges.clone(), share(total, 1, me, n)));
                assert!(parts.flatten().eq(ranges.iter().cloned().flatten()));
            }
        }
    }
}
