//! Broadcast: the block of one PE, on every PE.
//!
//! # Safety
//! This file copies between symmetric arrays that it has checked.

#![allow(unsafe_code, reason = "copies from callers' pointers")]

use std::ffi::c_void;

use zeshmem_algebra::sharing::share;
use zeshmem_mem::Address;

use super::Meeting;
use super::by_nodes::{Filled, mine_of};
use super::meeting::{InARow, can_be_sent, in_letters, places, travels_in_letters};
use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::messenger::LATER_LETTER_BYTES;
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

/// From so many bytes on a broadcast to more than one other node goes in parts.
const IN_PARTS: usize = 64 << 10;
/// Letters that take no longer than the transfers of a longer block.
const LETTERS: InARow = InARow { shared: 2, alone: 2 };

impl Shmem {
    /// Copies the `bytes` bytes at the symmetric `source` of PE `root` of `team` to the symmetric `dest` of all of its PEs,
    /// the root included. Collective over `team`.
    ///
    /// # Errors
    /// On all PEs alike: arrays that are not symmetric, a root that is not in the team, a root or `bytes` that differs. `team`
    /// that is no live team fails where it was passed.
    ///
    /// # Safety
    /// The arrays hold `bytes` bytes; `source` is not written and `dest` not used meanwhile; they are the same or do not
    /// overlap.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_BROADCAST.
    pub unsafe fn broadcast(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        root: i32,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.spread(meeting, caller, dest, source, bytes, root, true)
        })
    }

    /// Broadcasts; to the root's own `dest` only if `to_root`.
    ///
    /// # Safety
    /// As [`broadcast`](Self::broadcast).
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub(super) unsafe fn spread(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        dest: *mut c_void,
        source: *const c_void,
        bytes: usize,
        root: i32,
        to_root: bool,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let (me, n) = (meeting.me(), meeting.n());
        let root_exists = usize::try_from(root).ok().filter(|&root| root < n).ok_or_else(|| {
            let allowed = format!("it must be in [0, {}]", n - 1);
            Usage::new(routine, "PE_root", root, allowed)
        });
        let (arrays @ [to, from], wrong) = self.symmetric_arrays(routine, dest, source, Some(bytes));
        let wrong = root_exists.as_ref().err().cloned().or(wrong);
        let call = Call { digest: places(&arrays), ..Call::new(routine, Kind::BROADCAST, [root.into(), bytes as i64]) };
        let call = call.found(problem, wrong);
        if let (true, Some(usage)) = (meeting.ends_the_job(), &call.problem) {
            // The others may not wait to hear of it.
            return Err((**usage).clone().into());
        }
        let root = root_exists.unwrap_or(n);
        let takes = |member: usize| member != root || to_root;
        let (dest, source) = (dest.cast::<u8>(), source.cast::<u8>());
        if travels_in_letters(meeting, &call, &arrays, bytes, &LETTERS) {
            // SAFETY: both arrays hold as many bytes.
            return unsafe { spread_in_letters(meeting, &call, root, takes(me), dest, source, bytes) };
        }
        let owners = meeting.nodes().map_or(n, Nodes::count);
        if can_be_sent(&call, &arrays) && meeting.passes_on(bytes, 1, 2, owners) {
            // SAFETY: as above.
            return unsafe { spread_on_the_way(meeting, &call, root, takes(me), dest, source, bytes) };
        }
        meeting.agree(&call)?;
        let in_parts = |nodes: &&Nodes| nodes.are_shared() || (nodes.count() > 2 && bytes >= IN_PARTS);
        match (meeting.nodes().filter(in_parts), to, from) {
            (Some(nodes), Some(to), Some(from)) => {
                let to = Filled { array: to, here: dest.cast() };
                // SAFETY: both were checked to be symmetric; no PE writes `source` before the last agreement.
                unsafe { self.spread_by_nodes(meeting, nodes, routine, to, from, bytes, (root, to_root)) }?;
            }
            (None, _, Some(from)) if takes(me) => {
                // SAFETY: as above.
                unsafe { self.fabric.get(meeting.world_pe(root), from, dest.cast(), bytes) }?;
            }
            _ => {}
        }
        meeting.agree(&Call::sync(routine))
    }

    /// Brings the root's block to each other node once. If they are several, and the block is long, each fetches a part of it, and
    /// then the others' parts from each other, so that the root sends the block once only. The root itself gets it only if `to_root`.
    ///
    /// # Safety
    /// As [`broadcast`](Self::broadcast), of the arrays on all PEs.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    unsafe fn spread_by_nodes(
        &self,
        meeting: &impl Meeting,
        nodes: &Nodes,
        routine: &'static str,
        to: Filled,
        from: Address,
        bytes: usize,
        (root, to_root): (usize, bool),
    ) -> Result<(), Error> {
        let (others, roots) = (nodes.count() - 1, nodes.node_of(root));
        let (parts, is_far) = (if bytes < IN_PARTS { 1 } else { others }, nodes.mine() != roots);
        // Nodes in turn have parts, beginning after the root's.
        let part_of = |node: usize| share(bytes, 1, (node + others - roots) % (others + 1) % parts, parts);
        let mine_of = |node, owner| mine_of(nodes, vec![part_of(node)]).map(move |part| (owner, part));
        if is_far {
            // SAFETY: forwarded.
            unsafe { self.bring(meeting, nodes, from, to, mine_of(nodes.mine(), root)) }?;
        } else if to_root || meeting.me() != root {
            // SAFETY: forwarded.
            unsafe { self.fabric.get(meeting.world_pe(root), from, to.here, bytes) }?;
        }
        if parts > 1 {
            self.fabric.quiet(&self.collectives)?;
            meeting.agree(&Call::sync(routine))?;
            let fetched = nodes.others().filter(|&node| is_far && node != roots);
            let parts = fetched.flat_map(|node| mine_of(node, nodes.counterpart(node)));
            // SAFETY: forwarded.
            unsafe { self.bring(meeting, nodes, to.array, to, parts) }?;
        }
        Ok(self.fabric.quiet(&self.collectives)?)
    }
}

/// Agrees on a call in letters of the root with its `source`, which comes to the `dest` of PEs that take it.
///
/// # Safety
/// Both hold `bytes` bytes; they may be the same.
unsafe fn spread_in_letters(
    meeting: &impl Meeting,
    call: &Call,
    root: usize,
    takes: bool,
    dest: *mut u8,
    source: *const u8,
    bytes: usize,
) -> Result<(), Error> {
    let is_root = meeting.me() == root;
    in_letters(call, bytes, meeting.letter_bytes(), |call, piece| {
        let (dest, source, bytes) = (dest.wrapping_add(piece.start), source.wrapping_add(piece.start), piece.len());
        // SAFETY: letters have room for `bytes`, which `source` holds.
        let write = |_, letter: *mut u8| unsafe {
            if is_root {
                letter.copy_from_nonoverlapping(source, bytes);
            }
        };
        let (mut block, at_once) = (source, meeting.moves_first());
        let read = |from, letter: *const u8, length: usize| {
            if from == root && length == bytes {
                block = letter;
                if at_once {
                    // SAFETY: `dest` holds as many bytes as the letter, which may change when this returns.
                    unsafe { dest.copy_from_nonoverlapping(letter, bytes) }
                }
            }
        };
        meeting.tell(call, root, bytes, write, read)?;
        if takes && (is_root || !at_once) {
            // SAFETY: both hold so many bytes, and may be the same; the letter stays as it is until the next exchange.
            unsafe { dest.copy_from(block, bytes) };
        }
        Ok(())
    })
}

/// The same of letters that are passed on from PE to PE.
///
/// # Safety
/// As [`spread_in_letters`].
unsafe fn spread_on_the_way(
    meeting: &impl Meeting,
    call: &Call,
    root: usize,
    takes: bool,
    dest: *mut u8,
    source: *const u8,
    bytes: usize,
) -> Result<(), Error> {
    let (is_root, mut room) = (meeting.me() == root, [0u8; LATER_LETTER_BYTES]);
    in_letters(call, bytes, LATER_LETTER_BYTES, |call, piece| {
        let value = &mut room[..piece.len()];
        // SAFETY: both arrays hold these bytes, and no PE reads those of `source` but the root.
        unsafe {
            if is_root {
                source.add(piece.start).copy_to_nonoverlapping(value.as_mut_ptr(), value.len());
            }
            meeting.pass_on(call, value, is_root, |_, _, _| ())?;
            if takes {
                value.as_ptr().copy_to_nonoverlapping(dest.add(piece.start), value.len());
            }
        }
        Ok(())
    })
}
