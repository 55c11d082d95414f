//! Long blocks between nodes: each comes to a node once. Its PEs share the work, and hand on to each other what they fetch.
//!
//! # Safety
//! This file copies between symmetric arrays that its callers have checked.

#![allow(unsafe_code, reason = "transfers between arrays of callers'")]

use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;

use zeshmem_fabric::Completions;
use zeshmem_mem::Address;

use super::Meeting;
use super::reduce::share;
use crate::error::Error;
use crate::nodes::Nodes;
use crate::shmem::Shmem;

/// Bytes that a PE fetches at a time. While it hands on one piece, the next is on its way.
const PIECE: usize = 256 << 10;

/// An array that a collective fills on all PEs.
#[derive(Clone, Copy)]
pub(super) struct Filled {
    pub array: Address,
    /// Where it is on this PE.
    pub here: *mut c_void,
}

impl Shmem {
    /// Fetches this PE's share of `ranges`, in bytes, of the array `from` of a member of another node, to the same places of `to`
    /// on all members of this node. The shares of all of these are the whole. What is handed on has arrived after `quiet`.
    ///
    /// # Safety
    /// All arrays hold the ranges, which are in no other use but for their shares; `from` is not written meanwhile.
    pub(super) unsafe fn bring(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        owner: usize,
        from: Address,
        to: Filled,
        ranges: &[Range<usize>],
    ) -> Result<(), Error> {
        let total = ranges.iter().map(Range::len).sum();
        let owner = meeting.world_pe(owner);
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
        let ways = [(); 2].map(|()| Arc::<Completions>::default());
        let mut before = None;
        for (number, piece) in pieces(ranges, share(total, 1, nodes.rank(), nodes.size(nodes.mine()))).enumerate() {
            let way = &ways[number % 2];
            // SAFETY: forwarded. A transfer that is left under way where one fails ends with the job.
            unsafe { self.fabric.get_nbi(owner, from.after(piece.start), here(&piece), piece.len(), way) }?;
            if let Some((before, way)) = before.replace((piece, way)) {
                hand_on(before, way)?;
            }
        }
        before.map_or(Ok(()), |(last, way)| hand_on(last, way))
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

/// The part `share` of ranges put in a row, in pieces.
fn pieces(ranges: &[Range<usize>], share: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut before = 0;
    ranges.iter().flat_map(move |range| {
        let [first, end] = [share.start, share.end].map(|bound| bound.clamp(before, before + range.len()) - before);
        before += range.len();
        let part = range.start + first..range.start + end;
        part.clone().step_by(PIECE).map(move |first| first..part.end.min(first + PIECE))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_of_all_shares_are_the_ranges() {
        let far = 10 * PIECE;
        let all: [&[_]; 5] =
            [&[], &[(3, 3)], &[(0, 1)], &[(5, PIECE + 6), (far, far + 3 * PIECE)], &[(0, 70), (100, 100), (200, 900)]];
        for ranges in all {
            let ranges: Vec<_> = ranges.iter().map(|&(start, end)| start..end).collect();
            let total: usize = ranges.iter().map(Range::len).sum();
            for n in [1, 2, 3, 7] {
                let pieces: Vec<_> =
                    (0..n).flat_map(|me| pieces(&ranges, share(total, 1, me, n)).collect::<Vec<_>>()).collect();
                assert!(pieces.iter().all(|piece| (1..=PIECE).contains(&piece.len())));
                assert!(pieces.into_iter().flatten().eq(ranges.iter().cloned().flatten()));
            }
        }
    }
}
