//! The PEs that take part in a collective, how they agree, and how blocks get to them.
//!
//! # Safety
//! This file passes on pointers that collectives have checked.

#![allow(unsafe_code, reason = "puts from callers' pointers")]

use std::ffi::c_void;
use std::ops::Range;

use zeshmem_algebra::schedule::kary_rounds;
use zeshmem_mem::{Address, Segment};

use crate::call::Call;
use crate::error::{Error, Usage};
use crate::messenger::{Channel, Heard, LATER_LETTER_BYTES, Messenger, RADIX};
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;
use crate::transfer::not_null;

/// Members whose values travel together where sums are made of them.
const SUMMED: usize = 64;

/// Transfers to other nodes that a PE makes one after the other while a round of an exchange is under way.
const TRANSFERS_IN_A_ROUND: usize = 8;

/// The PEs of a collective.
pub(crate) trait Meeting {
    /// This PE's number among them.
    fn me(&self) -> usize;

    /// How many they are.
    fn n(&self) -> usize;

    /// The world number of one of them.
    fn world_pe(&self, member: usize) -> usize;

    /// Bytes that travel with an agreement from each PE to each other; 0 where none do.
    fn letter_bytes(&self) -> usize;

    /// The nodes of the members, where they are several.
    fn nodes(&self) -> Option<&Nodes> {
        None
    }

    /// The same where the members go by nodes, some of which they share: then letters of a PE are the same for all others.
    fn by_nodes(&self) -> Option<&Nodes> {
        self.nodes().filter(|nodes| nodes.are_shared())
    }

    /// Whether a call that is wrong ends the job, as a routine without a result does.
    fn ends_the_job(&self) -> bool {
        false
    }

    /// Whether blocks may go to their places before all calls are known to be right: where one that is wrong ends the job, and where
    /// calls are not compared.
    fn moves_first(&self) -> bool {
        self.ends_the_job()
    }

    /// Agrees on a call: on all PEs alike it succeeds or fails, and none returns before all have entered.
    fn agree(&self, call: &Call) -> Result<(), Error>;

    /// Agrees on a call, and gives the sum of the values of the PEs with lower numbers, at most `u64::MAX`.
    fn sum_below(&self, call: &Call, value: u64) -> Result<u64, Error>;

    /// Agrees on a call with `bytes` bytes in each letter, as [`Messenger::gather`]. Only where letters carry as many.
    fn gather(
        &self,
        call: &Call,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error>;

    /// Brings `bytes` bytes, up to [`letter_bytes`](Self::letter_bytes), from one member to the others, with `write` and `read` as in
    /// [`gather`](Self::gather). Where a wrong call ends the job, the root may go on before the others have come.
    fn tell(
        &self,
        call: &Call,
        root: usize,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        self.gather(call, if self.me() == root { bytes } else { 0 }, write, read)
    }

    /// Whether `bytes` bytes are sooner passed on by letters, in so many exchanges for each [`LATER_LETTER_BYTES`], than moved in
    /// `meetings` exchanges without them and `transfers` transfers of one PE.
    fn passes_on(&self, _bytes: usize, _exchanges: usize, _meetings: usize, _transfers: usize) -> bool {
        false
    }

    /// Agrees on a call, and passes on bytes, as [`Messenger::pass_on`]. Says whether this PE has heard of all. Only where
    /// [`passes_on`](Self::passes_on) says so.
    fn pass_on(
        &self,
        call: &Call,
        value: &mut [u8],
        has: bool,
        absorb: impl FnMut(&mut [u8], *const u8, Heard),
    ) -> Result<bool, Error>;

    /// All members in an order that begins after this PE, so that not all PEs turn to one at the same time; this one last.
    fn others_first(&self) -> impl Iterator<Item = usize> {
        let (me, n) = (self.me(), self.n());
        (1..=n).map(move |step| (me + step) % n)
    }
}

/// What exchanges of `n` PEs and transfers of one to other nodes take, in such transfers.
pub(crate) fn cost(n: usize, exchanges: usize, transfers: usize) -> usize {
    exchanges * kary_rounds(n, RADIX) * TRANSFERS_IN_A_ROUND + transfers
}

/// The PEs of a channel.
pub(crate) struct ChannelMeeting<'a> {
    pub messenger: &'a Messenger,
    pub channel: &'a Channel<'a>,
}

impl Meeting for ChannelMeeting<'_> {
    fn me(&self) -> usize {
        self.channel.me
    }

    fn n(&self) -> usize {
        self.channel.n
    }

    fn world_pe(&self, member: usize) -> usize {
        (self.channel.world_pe)(member)
    }

    fn letter_bytes(&self) -> usize {
        self.channel.letter_bytes()
    }

    fn nodes(&self) -> Option<&Nodes> {
        self.channel.nodes
    }

    fn moves_first(&self) -> bool {
        !self.messenger.compares()
    }

    fn agree(&self, call: &Call) -> Result<(), Error> {
        self.messenger.agree(self.channel, call)
    }

    fn sum_below(&self, call: &Call, value: u64) -> Result<u64, Error> {
        if self.channel.by_nodes().is_some() {
            return self.sum_by_nodes(call, value);
        }
        // What is sent on includes this PE's own value, what is given back does not.
        let absorb = |sums: &mut [u64; 2], theirs: [u64; 2], below: bool| {
            if below {
                let theirs = theirs[0].saturating_add(theirs[1]);
                sums[0] = sums[0].saturating_add(theirs);
            }
        };
        Ok(self.messenger.exchange(self.channel, call, [0, value], absorb)?[0])
    }

    fn gather(
        &self,
        call: &Call,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        self.messenger.gather(self.channel, call, bytes, write, read)
    }

    fn passes_on(&self, bytes: usize, exchanges: usize, meetings: usize, transfers: usize) -> bool {
        let n = self.channel.n;
        let transfers = if self.messenger.is_on_one_node() { 0 } else { transfers };
        n > RADIX && cost(n, bytes.div_ceil(LATER_LETTER_BYTES) * exchanges, 0) <= cost(n, meetings, transfers)
    }

    fn pass_on(
        &self,
        call: &Call,
        value: &mut [u8],
        has: bool,
        absorb: impl FnMut(&mut [u8], *const u8, Heard),
    ) -> Result<bool, Error> {
        self.messenger.pass_on(self.channel, call, value, has, absorb)?;
        Ok(self.channel.hears_all())
    }
}

impl ChannelMeeting<'_> {
    /// [`sum_below`](Meeting::sum_below) of values that PEs hear of in any order, and some more than once.
    fn sum_by_nodes(&self, call: &Call, value: u64) -> Result<u64, Error> {
        let (me, n) = (self.me(), self.n());
        let mut below = 0u64;
        for first in (0..n).step_by(SUMMED) {
            let mut values = [0; SUMMED];
            if let Some(place) = me.checked_sub(first).and_then(|place| values.get_mut(place)) {
                *place = value;
            }
            let absorb = |mine: &mut [u64; SUMMED], theirs: [u64; SUMMED], _| {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine = theirs.max(*mine));
            };
            let values = self.messenger.exchange(self.channel, call, values, absorb)?;
            below = values[..me.saturating_sub(first).min(SUMMED)]
                .iter()
                .fold(below, |sum, &value| sum.saturating_add(value));
        }
        Ok(below)
    }
}

impl Shmem {
    /// Runs a collective of a team.
    pub(crate) fn on_team<R>(
        &self,
        caller: Caller,
        team: Team,
        body: impl FnOnce(&ChannelMeeting<'_>, Caller) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let team = self.teams.expect(caller.routine, "team", team)?;
        self.collective(&team, caller.routine, |channel| {
            body(&ChannelMeeting { messenger: &self.messenger, channel }, caller)
        })
    }

    /// What is wrong with an array of a collective that has to be symmetric, and where it is if nothing is. An array of no
    /// bytes may be anywhere.
    pub(crate) fn symmetric_array(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *mut c_void,
        bytes: Option<usize>,
    ) -> Result<Option<Address>, Usage> {
        let bytes = bytes.ok_or_else(|| too_long(routine, argument, address))?;
        (bytes > 0).then(|| self.symmetric(routine, argument, address, bytes)).transpose()
    }

    /// The same of an array that is only read.
    pub(crate) fn symmetric_source_array(
        &self,
        routine: &'static str,
        address: *const c_void,
        bytes: Option<usize>,
    ) -> Result<Option<Address>, Usage> {
        let bytes = bytes.ok_or_else(|| too_long(routine, "source", address))?;
        (bytes > 0).then(|| self.symmetric_source(routine, address, bytes)).transpose()
    }

    /// Where the two arrays of a collective are that both have to be symmetric and have as many bytes, and what is wrong with
    /// the first that is not.
    pub(crate) fn symmetric_arrays(
        &self,
        routine: &'static str,
        dest: *mut c_void,
        source: *const c_void,
        bytes: Option<usize>,
    ) -> ([Option<Address>; 2], Option<Usage>) {
        let to = self.symmetric_array(routine, "dest", dest, bytes);
        let from = self.symmetric_source_array(routine, source, bytes);
        let wrong = to.as_ref().err().or(from.as_ref().err()).cloned();
        ([to, from].map(|array| array.unwrap_or(None)), wrong)
    }

    /// What is wrong with an array of this PE that may be in any memory.
    pub(crate) fn any_array(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *const c_void,
        bytes: usize,
    ) -> Result<(), Usage> {
        if bytes == 0 { Ok(()) } else { not_null(routine, argument, address) }
    }
}

fn too_long(routine: &'static str, argument: &'static str, address: *const c_void) -> Usage {
    Usage::new(routine, argument, format!("{address:p}"), "no memory holds as many elements")
}

/// A number for where arrays are, since ways of moving bytes depend on it, and all PEs have to go the same one.
pub(crate) fn places(arrays: &[Option<Address>]) -> u64 {
    arrays.iter().fold(0, |number, array| {
        let place = match array.map(|address| address.segment) {
            None => 0,
            Some(Segment::Device) => 1,
            Some(Segment::Host | Segment::Static | Segment::Constant) => 2,
        };
        number * 3 + place
    })
}

/// Bytes of the widest element.
const WIDEST: usize = 16;

/// How many letters, one after the other, carry a block between nodes no later than transfers move it: where members share nodes, and
/// where each is on its own. Within a node one letter does.
pub(crate) struct InARow {
    pub shared: usize,
    pub alone: usize,
}

impl InARow {
    pub fn of(&self, meeting: &impl Meeting) -> usize {
        match meeting.nodes() {
            None => 1,
            Some(nodes) if nodes.are_shared() => self.shared,
            Some(_) => self.alone,
        }
    }
}

/// How many carry what a PE sends where each member gets a block of its own.
pub(crate) const DEALT: InARow = InARow { shared: 4, alone: 2 };

/// Whether letters carry a call and its blocks of `bytes` bytes, in no more than `in_a_row` letters of each PE, or one more where blocks
/// are cut between elements.
pub(crate) fn travels_in_letters(
    meeting: &impl Meeting,
    call: &Call,
    arrays: &[Option<Address>],
    bytes: usize,
    in_a_row: &InARow,
) -> bool {
    can_be_sent(call, arrays) && bytes <= in_a_row.of(meeting) * meeting.letter_bytes()
}

/// Agrees on a call in letters of `letter` bytes, one after the other: `send` sends one, which carries the next of `bytes` bytes, whole
/// elements.
pub(crate) fn in_letters(
    call: &Call,
    bytes: usize,
    letter: usize,
    mut send: impl FnMut(&Call, Range<usize>) -> Result<(), Error>,
) -> Result<(), Error> {
    let sync = Call::sync(call.routine);
    (0..bytes)
        .step_by(letter)
        .try_for_each(|first| send(if first == 0 { call } else { &sync }, first..bytes.min(first + letter)))
}

/// Whether letters may carry a call: its arrays are within the host's reach, and nothing is wrong with it here.
pub(crate) fn can_be_sent(call: &Call, arrays: &[Option<Address>]) -> bool {
    arrays.iter().all(|array| on_host(*array)) && call.problem.is_none()
}

/// Bytes that letters of this PE carry in all, if they bring a block of `bytes` bytes to each member: a block, or those of all.
pub(crate) fn block_letter_bytes(meeting: &impl Meeting, bytes: usize) -> usize {
    if meeting.by_nodes().is_some() { bytes.saturating_mul(meeting.n()) } else { bytes }
}

/// Agrees on a call with letters that bring block i of `source`, of `bytes` bytes, to member i. `take` gets what they bring to this PE:
/// which bytes of a block, and those of all members, also its own, which stay as they are until the next letter.
///
/// # Safety
/// `source` holds a block for each member.
pub(crate) unsafe fn deal_blocks(
    meeting: &impl Meeting,
    call: &Call,
    source: *const u8,
    bytes: usize,
    mut take: impl FnMut(Range<usize>, &[*const u8]),
) -> Result<(), Error> {
    let (me, n, alike) = (meeting.me(), meeting.n(), meeting.by_nodes().is_some());
    let blocks = if alike { n } else { 1 };
    let most = meeting.letter_bytes() / blocks / WIDEST * WIDEST;
    in_letters(call, bytes, most, |call, piece| {
        let length = piece.len();
        let of_block = |member: usize| source.wrapping_add(member * bytes + piece.start);
        let write = |to: usize, letter: *mut u8| {
            for block in 0..blocks {
                let member = if alike { block } else { to };
                // SAFETY: letters have room for as many pieces; `source` holds this one of each block.
                unsafe { letter.add(block * length).copy_from_nonoverlapping(of_block(member), length) }
            }
        };
        let mut pieces = [of_block(me); RADIX];
        let read = |from: usize, letter: *const u8, got: usize| {
            if got == blocks * length {
                pieces[from] = letter.wrapping_add(if alike { me * length } else { 0 });
            }
        };
        meeting.gather(call, blocks * length, write, read)?;
        take(piece, &pieces[..n]);
        Ok(())
    })
}

/// Whether the host can load from and store to an array that is here.
pub(crate) fn on_host(array: Option<Address>) -> bool {
    array.is_some_and(|address| address.segment != Segment::Device)
}
