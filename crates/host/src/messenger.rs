//! The messenger: how the host sides of the PEs of a team tell each other of a collective.
//!
//! # Mailboxes
//! Each PE owns one segment of shared memory, which its peers map. It holds a mailbox for each team slot, round and lane
//! of the pattern below, and one for each PE, for those that a call names anew. A mailbox has one sender and one reader, its
//! owner, and room for two letters.
//!
//! # The pattern
//! Dissemination with radix 16 (`zeshmem_algebra::schedule`): in round k, PE r of a team sends a letter to the PEs
//! r + j * 16^k, j = 1 to 15, around the team, and waits for those of the PEs r - j * 16^k. So each PE of a team of up to
//! 16 writes to all others and then reads from all others, and none of them waits more than once; larger teams take
//! ceil(log16 n) rounds. After them each PE has heard of every other, directly or not: the pattern is a barrier; with
//! values that are merged by an idempotent operation it is an all-reduce, for any n; with sums of what comes from lower
//! numbers only it is a prefix sum. In teams of up to 16 every PE sees every letter itself, which may carry data.
//!
//! A team whose members share nodes goes by nodes (`schedule::by_nodes`): its PEs write to the first of their node, by a tree where they
//! are many; these first PEs go through the pattern above among themselves; and what they have heard goes back by the same
//! tree. So a node sends log16 of the nodes times 15 messages at most, however many PEs it has. Here, too, no PE is done before
//! all have entered, and none before it has read every letter that was sent to it, which is all that the rest of this page
//! takes. In a team of up to 16 PEs a letter between nodes, or back, has the data of all PEs that its sender has heard of.
//!
//! Letters of larger teams pass on up to 512 bytes ([`Messenger::pass_on`]): those of one PE to all, or what comes of all PEs' to
//! one, which has heard of each of the others once: the last PE, as in a prefix sum, or the first one of the last node.
//!
//! # Letters
//! The first line of a letter has its bell, what all PEs merge, and up to 32 bytes of the value, so that a small value
//! arrives together with its flag; more of it lies in the mailbox's page. The bell is rung with the epoch, the number of
//! the exchange on that team, after the letter is complete. Letters alternate between two places by epoch: a PE can be
//! one exchange ahead of another, since it cannot finish exchange e + 1 before the other has entered e + 1, and so
//! finished e; but never two.
//!
//! Active sets overlap as they like, so they have no epochs: each two PEs number the letters from one to the other. That takes two
//! PEs that have the same exchanges in the same order, as a program keeps where one thread of a PE at a time is in such a call;
//! several threads meet by `pSync` (`collectives::active_set`).
//!
//! There one PE can also tell the others, of which it hears nothing ([`Messenger::tell`]). So before PE a writes letter k + 2 to PE b,
//! it makes sure that b has read letter k. It knows so
//! * when the exchange of letter k + 1 is over, of which b was a member: b had entered that, and finished the one before;
//! * when b has told a something after letter k, since b had finished the call of letter k;
//! * by a receipt. When b has been told two letters of which neither lets a know, b rings a bell in a's segment: b has read both.
//!
//! Both count what a knows ([`Pair`]), so b gives a receipt exactly where a cannot go on without one, and a knows how many there are to be.
//!
//! # Agreement
//! Every exchange compares the calls that led to it, by one number, and tells whether any PE found its own arguments wrong.
//! Where all is well, that costs nothing. Where it is not, all PEs know so at the same time; then a second exchange
//! carries the calls in full, all of them fail alike, and the team goes on in step.
//!
//! # Safety
//! This file keeps raw pointers into memory that peers write. They stay valid as long as the `SharedMemory` beside
//! them; letters are copied in and out, and no reference to them exists, but to their bells, which are atomics.

#![allow(unsafe_code, reason = "letters in memory shared with peers")]

mod post;

use std::cell::Cell;
use std::io;
use std::marker::PhantomData;
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;

use zeshmem_abi::MAX_TEAMS;
use zeshmem_algebra::schedule::{Leg, Partner, Step, by_nodes, kary_partners, kary_rounds};
use zeshmem_bootstrap::status::StatusBoard;
use zeshmem_fabric::wire::Outbox;
use zeshmem_ipc::{Bell, Chore, Doorbell, Doorbells, Job, Node, Operation, SharedMemory, Waiter, shared};

use crate::call::{Call, Kind, Record};
use crate::error::{Error, Refused, Verdict};
use crate::nodes::Nodes;

use self::post::Addressed;
pub(crate) use self::post::MailRoom;

/// PEs that hear of each other in one round, and the largest team whose letters carry data.
pub(crate) const RADIX: usize = 16;
const LANES: usize = RADIX - 1;

/// Bytes of data that a letter carries at most, in a team of up to [`RADIX`] PEs on one node.
const LETTER_BYTES: usize = 4096;
/// The same on several nodes, where a letter of 16 KiB is not much later than an empty one.
const FAR_LETTER_BYTES: usize = 16 << 10;
/// The same in the rounds that only larger teams have.
pub(crate) const LATER_LETTER_BYTES: usize = 512;
/// Bytes of a letter that has the data of several PEs, at most.
const BUNDLE_BYTES: usize = RADIX * (BUNDLE_HEADER + LETTER_BYTES);
/// What stands before the data of each of them: which member, how many bytes. Data are followed by a multiple of as many.
const BUNDLE_HEADER: usize = 16;
/// Bytes that a letter carries in its first line.
pub(crate) const INLINE_BYTES: usize = 32;

/// Bytes of data of each PE in a team that goes by nodes, of up to [`RADIX`] PEs: those of all fit a letter. A multiple of every element.
const fn bundled_bytes(n: usize) -> usize {
    let room = BUNDLE_BYTES / n / BUNDLE_HEADER * BUNDLE_HEADER - BUNDLE_HEADER;
    if room < FAR_LETTER_BYTES { room } else { FAR_LETTER_BYTES }
}

/// Jobs of more PEs have no mailboxes for each two of them.
const MOST_PAIRED: usize = 1024;

/// The first line of a letter.
#[repr(C, align(64))]
struct Letter {
    bell: Bell,
    opening: Opening,
    inline: [u64; INLINE_BYTES / 8],
}

#[cfg(not(loom))] // whose atomics are larger
const _: () = assert!(size_of::<Letter>() == 64);

/// What PEs merge in every exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
struct Opening {
    /// The least and the greatest fingerprint of a call.
    least: u64,
    greatest: u64,
    /// The lowest PE whose call is wrong, or `i32::MAX`, or [`TELLS`].
    faulty: i32,
    /// Bytes of the value, of this letter alone.
    bytes: u32,
}

/// Instead of a faulty PE: the sender hears of none. A PE that finds this in an exchange would wait for letters that do not come.
const TELLS: i32 = -1;

impl Opening {
    /// `fingerprint` stands for what is compared.
    fn of(call: &Call, my_pe: usize, fingerprint: u64) -> Opening {
        let faulty = if call.problem.is_some() { my_pe as i32 } else { i32::MAX };
        Opening { least: fingerprint, greatest: fingerprint, faulty, bytes: 0 }
    }

    fn merge(&mut self, other: Opening) {
        self.least = self.least.min(other.least);
        self.greatest = self.greatest.max(other.greatest);
        self.faulty = self.faulty.min(other.faulty);
    }

    fn is_agreed(&self) -> bool {
        self.least == self.greatest && self.faulty == i32::MAX
    }

    /// Of a call in which one PE tells the others.
    fn telling(self) -> Opening {
        Opening { faulty: TELLS, ..self }
    }
}

/// Plain data that fits a letter of any round.
///
/// # Safety
/// Any bytes must be a valid value, and the type must hold no pointers: a peer wrote them.
pub(crate) unsafe trait Message: Copy {}

// SAFETY: nothing is in it.
unsafe impl Message for () {}
// SAFETY: any 64 bits are a number.
unsafe impl Message for u64 {}
// SAFETY: any bytes are numbers.
unsafe impl<const N: usize> Message for [u64; N] {}

/// Which mailboxes an exchange goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mailboxes {
    /// Those of a team's slot.
    Team(usize),
    /// Those of each two PEs.
    Pairs,
}

/// The PEs that take part in exchanges, and their mailboxes.
pub(crate) struct Channel<'a> {
    pub mailboxes: Mailboxes,
    /// A number for how the call names its PEs, over an active set.
    pub set: Option<u64>,
    pub me: usize,
    pub n: usize,
    /// What the PE is doing, for reports.
    pub what: Operation,
    /// World PE of each member.
    pub world_pe: &'a dyn Fn(usize) -> usize,
    /// Where they are on several.
    pub nodes: Option<&'a Nodes>,
}

impl<'a> Channel<'a> {
    /// Where exchanges go by nodes, as they do where members share one.
    pub fn by_nodes(&self) -> Option<&'a Nodes> {
        self.nodes.filter(|nodes| nodes.are_shared())
    }

    /// Bytes of data that a letter carries from each PE to each other; 0 where it carries none.
    pub fn letter_bytes(&self) -> usize {
        match self.nodes {
            _ if self.n > RADIX => 0,
            None => LETTER_BYTES,
            Some(nodes) if nodes.are_shared() => bundled_bytes(self.n),
            Some(_) => FAR_LETTER_BYTES,
        }
    }

    /// Whether this is the PE to which what all PEs have comes in an exchange.
    pub fn hears_all(&self) -> bool {
        match self.by_nodes() {
            None => self.me + 1 == self.n,
            Some(nodes) => nodes.mine() + 1 == nodes.count() && nodes.rank() == 0,
        }
    }
}

/// What an exchange sends and hears, letter by letter.
trait Letters {
    /// Writes a letter, and says how many bytes its value has.
    fn write(&mut self, to: usize, way: Way, letter: &Place<'_>) -> usize;
    /// `below` as in [`Partner`].
    fn read(&mut self, from: usize, way: Way, below: bool, letter: &Place<'_>);
}

/// Which way a letter goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// From PE to PE.
    Around,
    /// To the first PE of its node.
    Inward,
    /// From there to that of another node, with all that its sender has heard.
    Between,
    /// Back from the first PE of its node, likewise.
    Outward,
}

/// How one PE sends and receives in one exchange.
trait Mail {
    type Failure;
    fn send(&mut self, round: usize, partner: Partner, way: Way) -> Result<(), Self::Failure>;
    /// Wakes PEs that sleep until they get what was sent.
    fn wake(&mut self);
    fn receive(&mut self, round: usize, partner: Partner, way: Way) -> Result<(), Self::Failure>;
}

/// Goes through the pattern of PE `me` of `n` once.
fn pass<M: Mail>(n: usize, me: usize, mail: &mut M) -> Result<(), M::Failure> {
    for round in 0..kary_rounds(n, RADIX) {
        for partner in kary_partners(n, RADIX, me, round) {
            mail.send(round, partner, Way::Around)?;
        }
        mail.wake();
        for partner in kary_partners(n, RADIX, me, round) {
            mail.receive(round, partner, Way::Around)?;
        }
    }
    Ok(())
}

/// The round in which letters go to the first PE of a node.
const INWARD: usize = 0;

/// Goes through the pattern by nodes once. Letters back have the round `outward`, those between nodes the ones after it.
fn pass_by_nodes<M: Mail>(nodes: &Nodes, outward: usize, mail: &mut M) -> Result<(), M::Failure> {
    let mine = nodes.mine();
    for Step { sends, leg, lane, node, rank } in by_nodes(RADIX, nodes.count(), nodes.size(mine), mine, nodes.rank()) {
        let member = nodes.member(node, rank);
        let partner = Partner { lane, to: member, from: member, below: node < mine };
        let (round, way) = match leg {
            Leg::Inward => (INWARD, Way::Inward),
            Leg::Between(round) => (outward + 1 + round, Way::Between),
            Leg::Outward => (outward, Way::Outward),
        };
        if sends {
            mail.send(round, partner, way)?;
            mail.wake();
        } else {
            mail.receive(round, partner, way)?;
        }
    }
    Ok(())
}

/// An exchange by the mailboxes.
struct Exchange<'a, L> {
    messenger: &'a Messenger,
    channel: &'a Channel<'a>,
    call: &'a Call,
    numbers: Numbers<'a>,
    letters: &'a mut L,
    /// Bells that are set, of PEs yet to be woken.
    set: SetBells<'a>,
}

/// The numbers of an exchange's letters.
enum Numbers<'a> {
    /// All letters of the exchange have one, on the mailboxes of a slot.
    Epoch { slot: usize, epoch: u32 },
    /// Each is one more than the last between these two PEs.
    Pairs(MutexGuard<'a, Box<[Pair]>>),
}

/// Letters between this PE and another so far.
#[derive(Clone, Copy, Default)]
struct Pair {
    /// Letters to the other, and the last of them that it is known to have read.
    sent: u32,
    known: u32,
    /// Receipts from the other, with the next one if that is due.
    due: u32,
    /// Letters from the other, and the last of them that the other knows this PE to have read.
    heard: u32,
    told: u32,
    /// Receipts to the other.
    given: u32,
}

impl Pair {
    /// Whether the place of the next letter is free, where the other has given so many receipts.
    fn has_room(&mut self, receipts: u32) -> bool {
        if !self.may_send() && receipts == self.due {
            self.known = self.sent;
        }
        self.may_send()
    }

    /// Whether the place of the next letter is known to be free.
    fn may_send(&self) -> bool {
        self.sent.wrapping_sub(self.known) < 2
    }

    fn next_sent(&mut self) -> u32 {
        self.sent = self.sent.wrapping_add(1);
        self.sent
    }

    fn next_heard(&mut self) -> u32 {
        self.heard = self.heard.wrapping_add(1);
        self.heard
    }

    /// An exchange is over in which this PE sent a letter: all but that one have been read.
    fn note_sent_in_exchange(&mut self) {
        self.known = self.sent.wrapping_sub(1);
    }

    /// The other side of this.
    fn note_heard_in_exchange(&mut self) {
        self.told = self.heard.wrapping_sub(1);
    }

    /// This PE has told the other something: so it has read all that came before.
    fn note_telling(&mut self) {
        self.told = self.heard;
        if !self.may_send() {
            self.due = self.due.wrapping_add(1);
        }
    }

    /// The other side of this. How many receipts there are with the one that is due, if one is.
    fn note_told(&mut self) -> Option<u32> {
        self.known = self.sent;
        let needs_receipt = self.heard.wrapping_sub(self.told) == 2;
        needs_receipt.then(|| {
            self.told = self.heard;
            self.given = self.given.wrapping_add(1);
            self.given
        })
    }
}

/// Bells that have been set, and whose sleepers are still to be woken.
#[derive(Default)]
struct SetBells<'a> {
    bells: [Option<&'a Bell>; LANES],
    n: usize,
}

impl<'a> SetBells<'a> {
    fn add(&mut self, bell: &'a Bell) {
        self.bells[self.n] = Some(bell);
        self.n += 1;
    }

    fn wake(&mut self) {
        Bell::wake_all(self.bells[..std::mem::take(&mut self.n)].iter().copied().flatten());
    }
}

impl<'a, L> Exchange<'a, L> {
    /// What this PE and a member know of each other's letters, in an exchange between pairs.
    fn pair(&mut self, member: usize) -> &mut Pair {
        let Numbers::Pairs(pairs) = &mut self.numbers else { unreachable!("not between pairs") };
        &mut pairs[(self.channel.world_pe)(member)]
    }

    /// Waits for the next letter from a PE; while that takes long, until the wait is `in_vain`.
    fn await_letter(
        &mut self,
        round: usize,
        Partner { lane, from, .. }: Partner,
        in_vain: impl Fn(&Self) -> bool,
    ) -> Result<Place<'a>, Error> {
        let Messenger { mail_room, waiter, job, .. } = self.messenger;
        let pe = (self.channel.world_pe)(from);
        let address = match &mut self.numbers {
            &mut Numbers::Epoch { slot, epoch } => Addressed::Team { slot, round, lane, epoch },
            Numbers::Pairs(pairs) => Addressed::Pair { from: pe, number: pairs[pe].next_heard() },
        };
        let (letter, number) = (mail_room.mine(address), address.number());
        let chore = self.messenger.chore().filter(|_| mail_room.is_far(pe));
        let takes_long = Cell::new(false);
        let what = || {
            takes_long.set(true);
            if chore.is_none() {
                self.messenger.leave_messages();
            }
            self.channel.what.awaiting(pe, round as u8)
        };
        let ready = |heard| heard == number || takes_long.get() && in_vain(self);
        match waiter.wait(letter.bell(), ready, job, chore, what)? {
            heard if heard == number => Ok(letter),
            _ => Err(self.messenger.differs(self.call)),
        }
    }

    /// Whether a PE whose letter of an exchange between pairs comes after that of `lane` has told this PE something instead: then it
    /// is in another call, and others, who were told as well, may be past that.
    fn is_left_out(&self, round: usize, lane: usize) -> bool {
        let Numbers::Pairs(pairs) = &self.numbers else { return false };
        let Channel { me, n, world_pe, .. } = *self.channel;
        kary_partners(n, RADIX, me, round).filter(|partner| partner.lane > lane).any(|Partner { from, .. }| {
            let pe = world_pe(from);
            self.messenger.unread(pe, pairs[pe]).is_some_and(|letter| letter.opening().faulty == TELLS)
        })
    }

    /// Notes what two PEs know of each other's letters once an exchange is over.
    fn close(&mut self) {
        let Numbers::Pairs(pairs) = &mut self.numbers else { return };
        let Channel { me, n, world_pe, .. } = *self.channel;
        for Partner { to, from, .. } in (0..kary_rounds(n, RADIX)).flat_map(|round| kary_partners(n, RADIX, me, round))
        {
            pairs[world_pe(to)].note_sent_in_exchange();
            pairs[world_pe(from)].note_heard_in_exchange();
        }
    }
}

impl<L: Letters> Mail for Exchange<'_, L> {
    type Failure = Error;

    fn send(&mut self, round: usize, Partner { lane, to, .. }: Partner, way: Way) -> Result<(), Error> {
        let Messenger { mail_room, waiter, job, my_pe, .. } = self.messenger;
        let pe = (self.channel.world_pe)(to);
        let address = match &mut self.numbers {
            &mut Numbers::Epoch { slot, epoch } => Addressed::Team { slot, round, lane, epoch },
            Numbers::Pairs(pairs) => {
                let pair = &mut pairs[pe];
                if let Some(receipt) = mail_room.receipt(*my_pe, pe) {
                    if !pair.may_send() {
                        // Those that have been written to do not sleep until this one is heard of.
                        self.set.wake();
                    }
                    let what = || {
                        self.messenger.leave_messages();
                        self.channel.what.awaiting(pe, round as u8)
                    };
                    waiter.wait(receipt, |receipts| pair.has_room(receipts), job, None, what)?;
                }
                Addressed::Pair { from: *my_pe, number: pair.next_sent() }
            }
        };
        let mut write = |letter: &Place<'_>| self.letters.write(to, way, letter);
        match mail_room.place(pe, address) {
            Some(letter) => {
                write(&letter);
                letter.bell().set(address.number());
                self.set.add(letter.bell());
                Ok(())
            }
            None => self.messenger.post(pe, address, write),
        }
    }

    fn wake(&mut self) {
        self.set.wake();
    }

    fn receive(&mut self, round: usize, partner: Partner, way: Way) -> Result<(), Error> {
        let letter = self.await_letter(round, partner, |exchange| exchange.is_left_out(round, partner.lane))?;
        if letter.opening().faulty == TELLS {
            return Err(self.messenger.differs(self.call));
        }
        self.letters.read(partner.from, way, partner.below, &letter);
        Ok(())
    }
}

/// Which of a mailbox's two places a letter takes.
const fn place_of(number: u32) -> usize {
    number as usize % 2
}

/// Where a letter is in this process.
struct Place<'a> {
    line: *mut Letter,
    page: *mut u8,
    /// In which both are.
    room: PhantomData<&'a SharedMemory>,
}

impl<'a> Place<'a> {
    fn bell(&self) -> &'a Bell {
        // SAFETY: in memory that lives as long as `room`; a bell is made of atomics, which any process may use.
        unsafe { &(*self.line).bell }
    }

    fn write_opening(&self, opening: Opening) {
        // SAFETY: this PE is the mailbox's sender, and its owner reads this place only after the bell.
        unsafe { (&raw mut (*self.line).opening).write(opening) }
    }

    fn opening(&self) -> Opening {
        // SAFETY: the bell was heard, so the letter is complete, and its sender will not write this place again before this
        // PE enters the next exchange; any bits are a valid opening.
        unsafe { (&raw const (*self.line).opening).read() }
    }

    /// Where so many bytes of the value lie.
    fn value(&self, bytes: usize) -> *mut u8 {
        if bytes <= INLINE_BYTES {
            // SAFETY: a field of the letter, whose address is all that is taken.
            unsafe { (&raw mut (*self.line).inline).cast() }
        } else {
            self.page
        }
    }
}

/// A value that is merged from all that is heard.
struct Merging<M, F> {
    opening: Opening,
    value: M,
    absorb: F,
}

impl<M: Message, F: FnMut(&mut M, M, bool)> Letters for Merging<M, F> {
    fn write(&mut self, _: usize, _: Way, letter: &Place<'_>) -> usize {
        const { assert!(size_of::<M>() <= LATER_LETTER_BYTES && align_of::<M>() <= 8) };
        letter.write_opening(self.opening);
        // SAFETY: room for `M` by the assertion, aligned as lines and pages are; only this PE writes it, and its owner reads
        // it only after the bell.
        unsafe { letter.value(size_of::<M>()).cast::<M>().write(self.value) };
        size_of::<M>()
    }

    fn read(&mut self, _: usize, _: Way, below: bool, letter: &Place<'_>) {
        self.opening.merge(letter.opening());
        // SAFETY: the bell was heard, so the value is complete and stays as it is until this PE enters the next exchange.
        let heard = unsafe { letter.value(size_of::<M>()).cast::<M>().read() };
        (self.absorb)(&mut self.value, heard, below);
    }
}

/// Which PEs what was heard is of, beside those that this PE has heard of before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Lower ones.
    Before,
    /// Higher ones.
    After,
    /// Some of these again.
    Again,
}

impl Heard {
    /// In a letter that comes this way.
    fn of(way: Way, below: bool) -> Heard {
        match way {
            Way::Inward => Heard::After,
            Way::Around | Way::Between if below => Heard::Before,
            Way::Around | Way::Between | Way::Outward => Heard::Again,
        }
    }
}

/// Bytes that are passed on.
struct Passing<'a, F> {
    opening: Opening,
    value: &'a mut [u8],
    /// Whether this PE has the bytes, or else waits for them.
    has: bool,
    absorb: F,
}

impl<F: FnMut(&mut [u8], *const u8, Heard)> Letters for Passing<'_, F> {
    fn write(&mut self, _: usize, _: Way, letter: &Place<'_>) -> usize {
        let bytes = if self.has { self.value.len() } else { 0 };
        letter.write_opening(Opening { bytes: bytes as u32, ..self.opening });
        // SAFETY: letters of any round have room for as many, as `pass_on` has checked; only this PE writes this one now.
        unsafe { letter.value(bytes).copy_from_nonoverlapping(self.value.as_ptr(), bytes) };
        bytes
    }

    fn read(&mut self, _: usize, way: Way, below: bool, letter: &Place<'_>) {
        let opening = letter.opening();
        self.opening.merge(opening);
        let bytes = opening.bytes as usize;
        if bytes != self.value.len() || bytes == 0 {
            return; // Its sender has nothing yet, or is in another call.
        }
        let theirs = letter.value(bytes).cast_const();
        if self.has {
            (self.absorb)(self.value, theirs, Heard::of(way, below));
        } else {
            // SAFETY: the bell was heard, so as many bytes are complete, and stay until this PE enters the next exchange.
            unsafe { theirs.copy_to_nonoverlapping(self.value.as_mut_ptr(), bytes) };
            self.has = true;
        }
    }
}

/// Bytes for each PE, and what comes of theirs.
struct Gathering<W, R> {
    opening: Opening,
    me: usize,
    n: usize,
    /// Bytes that this PE sends to each member, and that it may hear from one.
    bytes: usize,
    most: usize,
    /// Writes what is for a member into room for as many.
    write: W,
    read: R,
    /// Of which members there are data, and where, if they are to be passed on.
    heard: Option<Vec<(usize, *const u8, usize)>>,
}

impl<W: FnMut(usize, *mut u8), R: FnMut(usize, *const u8, usize)> Letters for Gathering<W, R> {
    fn write(&mut self, to: usize, way: Way, letter: &Place<'_>) -> usize {
        if matches!(way, Way::Between | Way::Outward) {
            return self.write_all(letter);
        }
        letter.write_opening(Opening { bytes: self.bytes as u32, ..self.opening });
        (self.write)(to, letter.value(self.bytes));
        self.bytes
    }

    fn read(&mut self, from: usize, way: Way, _: bool, letter: &Place<'_>) {
        if matches!(way, Way::Between | Way::Outward) {
            return self.read_all(letter);
        }
        let opening = letter.opening();
        self.opening.merge(opening);
        let bytes = (opening.bytes as usize).min(self.most);
        self.hear(from, letter.value(bytes), bytes);
    }
}

impl<W: FnMut(usize, *mut u8), R: FnMut(usize, *const u8, usize)> Gathering<W, R> {
    /// Writes a letter with the data of all PEs that this one has heard of.
    fn write_all(&mut self, letter: &Place<'_>) -> usize {
        let heard = self.heard.as_deref().unwrap_or_default();
        let total = heard.iter().fold(entry_bytes(self.bytes), |sum, &(_, _, bytes)| sum + entry_bytes(bytes));
        assert!(total <= BUNDLE_BYTES, "{total} bytes in a letter");
        letter.write_opening(Opening { bytes: total as u32, ..self.opening });
        let mut place = letter.value(total);
        // SAFETY: the letter has room for `total` bytes, aligned as lines and pages are; only this PE writes it now, each byte up to
        // the next entry. What was heard stays as it is until this PE enters the next exchange.
        unsafe {
            let mut enter = |member: usize, bytes: usize| {
                let (entry, data) = (place, place.add(BUNDLE_HEADER));
                entry.cast::<[u64; 2]>().write([member as u64, bytes as u64]);
                place = place.add(entry_bytes(bytes));
                data.add(bytes).write_bytes(0, entry_bytes(bytes) - BUNDLE_HEADER - bytes);
                data
            };
            (self.write)(self.me, enter(self.me, self.bytes));
            for &(member, data, bytes) in heard {
                enter(member, bytes).copy_from_nonoverlapping(data, bytes);
            }
        }
        total
    }

    /// Reads such a letter.
    fn read_all(&mut self, letter: &Place<'_>) {
        let opening = letter.opening();
        self.opening.merge(opening);
        // Nothing is in it where its sender is in another call.
        let total = (opening.bytes as usize).min(BUNDLE_BYTES);
        let (start, mut at) = (letter.value(total), 0);
        while at + BUNDLE_HEADER <= total {
            // SAFETY: the bell was heard, so `total` bytes are complete, and stay until this PE enters the next exchange.
            let (entry, data) = unsafe { (start.add(at).cast::<[u64; 2]>().read(), start.add(at + BUNDLE_HEADER)) };
            let [member, bytes] = entry.map(|word| word as usize);
            if member >= self.n || bytes > total - at - BUNDLE_HEADER {
                return;
            }
            if member != self.me {
                self.hear(member, data, bytes);
            }
            at += entry_bytes(bytes);
        }
    }

    fn hear(&mut self, from: usize, data: *const u8, bytes: usize) {
        if let Some(heard) = &mut self.heard {
            heard.push((from, data, bytes));
        }
        (self.read)(from, data, bytes);
    }
}

/// Bytes that the data of a PE take in a letter that has those of several.
const fn entry_bytes(bytes: usize) -> usize {
    BUNDLE_HEADER + bytes.next_multiple_of(BUNDLE_HEADER)
}

/// The calls of all PEs, in full.
#[derive(Clone, Copy)]
#[repr(C)]
struct Calls {
    least: Record,
    greatest: Record,
}

// SAFETY: integers only, with explicit padding; any bytes are a valid value.
unsafe impl Message for Calls {}

impl Calls {
    /// Of equal calls the one of the lowest PE counts.
    fn merge(&mut self, other: Calls) {
        if (other.least.order(), other.least.pe) < (self.least.order(), self.least.pe) {
            self.least = other.least;
        }
        let lowest_pe_first = |call: &Record| (call.order(), -i64::from(call.pe));
        if lowest_pe_first(&other.greatest) > lowest_pe_first(&self.greatest) {
            self.greatest = other.greatest;
        }
    }
}

fn refused(cause: io::Error) -> Error {
    Error::System("making shared memory", cause)
}

/// Where letters lie in a segment: slot by slot, and then those of each PE; everywhere all first lines together, then the
/// pages, round by round.
#[derive(Clone, Copy)]
struct Layout {
    lanes: usize,
    /// Rounds of the pattern over all PEs, and as many as one over nodes can have.
    rounds: usize,
    /// Lanes of rounds between nodes; 0 where there is one node.
    between: usize,
    /// PEs that have a mailbox of their own.
    paired: usize,
    slot_bytes: usize,
}

impl Layout {
    /// In a job of `n_pes` PEs, of which `far` are on other nodes.
    fn of(n_pes: usize, far: usize) -> Layout {
        let mut layout = Layout {
            lanes: LANES.min(n_pes.saturating_sub(1)).max(1),
            rounds: kary_rounds(n_pes, RADIX).max(1),
            between: LANES.min(far),
            paired: if n_pes <= MOST_PAIRED { n_pes } else { 0 },
            slot_bytes: 0,
        };
        let pages = layout.pages_before(layout.all_rounds());
        layout.slot_bytes = layout.line_bytes() + pages.next_multiple_of(4096);
        layout
    }

    /// The round in which letters go from the first PE of a node to others; those between nodes come after it.
    fn outward(self) -> usize {
        self.rounds
    }

    fn all_rounds(self) -> usize {
        if self.between == 0 { self.rounds } else { 2 * self.rounds + 1 }
    }

    /// Lanes of a round, and bytes of their pages.
    fn pages(self, round: usize) -> (usize, usize) {
        match round {
            0 => (self.lanes, if self.between == 0 { LETTER_BYTES } else { FAR_LETTER_BYTES }),
            _ if round < self.outward() => (self.lanes, LATER_LETTER_BYTES),
            _ if round == self.outward() => (1, BUNDLE_BYTES),
            _ if round == self.outward() + 1 => (self.between, BUNDLE_BYTES),
            _ => (self.between, LATER_LETTER_BYTES),
        }
    }

    fn pages_before(self, round: usize) -> usize {
        (0..round).map(|round| self.pages(round)).map(|(lanes, bytes)| 2 * lanes * bytes).sum()
    }

    fn line_bytes(self) -> usize {
        (2 * self.all_rounds() * self.lanes * size_of::<Letter>()).next_multiple_of(4096)
    }

    /// Two letters of each PE, and its receipt.
    fn pair_line_bytes(self) -> usize {
        (3 * self.paired * size_of::<Letter>()).next_multiple_of(4096)
    }

    fn segment_bytes(self) -> usize {
        MAX_TEAMS * self.slot_bytes + self.pair_line_bytes() + 2 * self.paired * LETTER_BYTES
    }

    /// Offset of a PE's receipts.
    fn receipt_from(self, pe: usize) -> usize {
        assert!(pe < self.paired);
        MAX_TEAMS * self.slot_bytes + (2 * self.paired + pe) * size_of::<Letter>()
    }

    /// Offsets of the first line and of the page of a letter from a PE.
    fn letter_from(self, pe: usize, number: u32) -> (usize, usize) {
        assert!(pe < self.paired);
        let (lines, index) = (MAX_TEAMS * self.slot_bytes, place_of(number) * self.paired + pe);
        (lines + index * size_of::<Letter>(), lines + self.pair_line_bytes() + index * LETTER_BYTES)
    }

    /// Offsets of a letter's first line and of its page.
    fn letter(self, slot: usize, round: usize, lane: usize, epoch: u32) -> (usize, usize) {
        let (lanes, bytes) = self.pages(round);
        assert!(slot < MAX_TEAMS && round < self.all_rounds() && lane < lanes);
        let place = place_of(epoch);
        let start = slot * self.slot_bytes;
        let line = (place * self.all_rounds() + round) * self.lanes + lane;
        let page = self.pages_before(round) + (place * lanes + lane) * bytes;
        (start + line * size_of::<Letter>(), start + self.line_bytes() + page)
    }
}

/// The mailboxes of this PE and of its peers, how this PE waits for letters, and how it sends them to other nodes.
pub(crate) struct Messenger {
    mail_room: MailRoom,
    /// Where letters to other nodes go out, and what has those from there come in.
    far: OnceLock<(Arc<dyn Outbox>, Arc<dyn Chore>)>,
    /// Whether other PEs share this node.
    has_neighbours: bool,
    doorbells: Doorbells,
    my_pe: usize,
    /// Exchanges so far per team slot. Only this PE counts here.
    epochs: Arc<[AtomicU32; MAX_TEAMS]>,
    /// By world PE; none in large jobs.
    pairs: Mutex<Box<[Pair]>>,
    /// Whether PEs compare their calls.
    compares: bool,
    waiter: Waiter,
    job: Arc<Job>,
    board: Arc<StatusBoard>,
}

impl Messenger {
    /// Makes this PE's segment and maps those of all local PEs. Waits that take longer than `patience` are mentioned. If not
    /// `compares`, calls are not compared, but for that in which the PEs agree on this.
    /// Collective over the node.
    pub fn form(
        node: &Node,
        my_pe: usize,
        n_pes: usize,
        patience: Duration,
        compares: bool,
    ) -> Result<Messenger, Error> {
        let layout = Layout::of(n_pes, n_pes - node.local_size());
        let bytes = layout.segment_bytes() + size_of::<Doorbell>();
        let (mine, file) = node.new_memory("zeshmem-mailboxes", bytes).map_err(refused)?;
        // Before this PE writes to any other.
        zeshmem_ipc::doorbell::register_process();
        let inherited = StatusBoard::inherited(n_pes);
        // It tells of a runtime before this one that it has ended; when the cards below have been exchanged, no PE's page does.
        inherited.iter().for_each(|board| board.pages()[my_pe].begin());
        let leads = node.my_local() == 0;
        let made = (leads && n_pes > 1).then(|| shared::file("zeshmem-status", StatusBoard::bytes(n_pes)));
        let made = made.transpose().map_err(refused)?;
        let fds: Vec<_> = file.iter().chain(&made).map(AsFd::as_fd).collect();
        let mut entries = node.exchange_fds(&[inherited.is_some().into()], &fds)?;
        // The launcher's board if all have it, and otherwise the leader's.
        let board = match inherited.filter(|_| entries.iter().all(|(has, _)| has == &[1])) {
            Some(board) => board,
            None if n_pes == 1 => StatusBoard::unshared(n_pes).map_err(refused)?,
            None => {
                let leaders =
                    entries[0].1.pop().ok_or(Error::System("sharing a board", io::ErrorKind::NotFound.into()))?;
                StatusBoard::map(leaders.as_fd(), n_pes).map_err(refused)?
            }
        };
        let mut segments: Vec<Option<Box<SharedMemory>>> = (0..n_pes).map(|_| None).collect();
        for (&pe, (_, fds)) in node.members().iter().zip(entries) {
            segments[pe] = match fds.into_iter().next() {
                Some(fd) if pe != my_pe => Some(Box::new(SharedMemory::from_fd(fd).map_err(refused)?)),
                _ => None,
            };
        }
        segments[my_pe] = Some(Box::new(mine));
        let segments = Arc::new(segments);
        // SAFETY: mailboxes end at a multiple of the page, and behind them each PE's segment has room for a doorbell, which is
        // nothing else, and zero as new memory is.
        let doorbells = unsafe { Doorbells::new(segments.clone(), layout.segment_bytes()) };
        let epochs = Arc::new([const { AtomicU32::new(0) }; MAX_TEAMS]);
        let waiter = waiter(node, node.local_size() < n_pes);
        board.pages()[my_pe].claim();
        let board = Arc::new(board);
        let job = Job::new(node, board.clone(), patience).map_err(refused)?;
        let pairs = Mutex::new(vec![Pair::default(); layout.paired].into());
        let (mail_room, far) = (MailRoom::new(segments, layout, my_pe, job.clone()), OnceLock::new());
        let has_neighbours = node.local_size() > 1;
        Ok(Messenger { mail_room, far, has_neighbours, doorbells, my_pe, epochs, pairs, compares, waiter, job, board })
    }

    /// Where letters come, for the thread that takes messages.
    pub fn mail_room(&self) -> &MailRoom {
        &self.mail_room
    }

    /// Has letters to PEs of other nodes go out by `outbox`, and threads that wait for what these PEs do help by `chore`: before the
    /// first exchange with one of them.
    pub fn connect(&self, outbox: Arc<dyn Outbox>, chore: Arc<dyn Chore>) {
        self.job.ask_far_by({
            let outbox = outbox.clone();
            move |pe| post::ask(&*outbox, pe)
        });
        let first = self.far.set((outbox, chore));
        debug_assert!(first.is_ok(), "connected once");
    }

    /// What has letters and transfers of other nodes come in, where there are any.
    fn chore(&self) -> Option<&dyn Chore> {
        self.far.get().map(|(_, chore)| &**chore)
    }

    /// A thread that may have taken messages of other nodes goes to sleep for a PE of this one.
    fn leave_messages(&self) {
        if let Some(chore) = self.chore() {
            chore.leave();
        }
    }

    /// Sends a letter to a PE of another node, as `write` fills it in.
    fn post(&self, pe: usize, to: Addressed, write: impl FnOnce(&Place<'_>) -> usize) -> Result<(), Error> {
        let (outbox, _) = self.far.get().expect("PEs of other nodes are connected");
        self.mail_room.count_sent(pe);
        let sent = post::post(to, write, |message| outbox.send(pe, message));
        sent.map_err(|cause| zeshmem_fabric::Error::Network { pe, cause }.into())
    }

    /// Whether a PE of the job has died, and what this one waits for.
    pub fn job(&self) -> &Arc<Job> {
        &self.job
    }

    /// What this PE is doing, for other processes to read.
    pub fn board(&self) -> &StatusBoard {
        &self.board
    }

    /// Of each slot of teams the number of the last exchange, for threads that outlive this.
    pub fn epochs(&self) -> Arc<[AtomicU32; MAX_TEAMS]> {
        self.epochs.clone()
    }

    /// The number of the last exchange on a slot.
    pub fn epoch(&self, slot: usize) -> u32 {
        self.epochs[slot].load(Ordering::Relaxed)
    }

    /// Whether no PE is of another node.
    pub fn is_on_one_node(&self) -> bool {
        self.mail_room.layout.between == 0
    }

    /// Whether PEs compare their calls.
    pub fn compares(&self) -> bool {
        self.compares
    }

    /// Whether there are mailboxes for each two PEs.
    pub fn has_pairs(&self) -> bool {
        self.mail_room.layout.paired > 0
    }

    /// Agrees with all PEs of the channel on a call; none returns before all have entered.
    ///
    /// # Errors
    /// On all PEs alike [`Error::Refused`]; a peer that is gone.
    pub fn agree(&self, channel: &Channel<'_>, call: &Call) -> Result<(), Error> {
        self.exchange(channel, call, (), |(), (), _| ())
    }

    /// Agrees on a call, sends `value`, and lets `absorb` merge what is heard; its last argument says whether the sender
    /// and all it speaks for are numbered below this PE.
    ///
    /// # Errors
    /// As for [`agree`](Self::agree).
    pub fn exchange<M: Message>(
        &self,
        channel: &Channel<'_>,
        call: &Call,
        value: M,
        absorb: impl FnMut(&mut M, M, bool),
    ) -> Result<M, Error> {
        let mut letters = Merging { opening: self.opening(channel, call), value, absorb };
        self.pass(channel, call, &mut letters)?;
        self.judge(channel, call, letters.opening)?;
        Ok(letters.value)
    }

    /// Agrees on a call in a team of up to [`RADIX`] PEs, whose letters carry `bytes` bytes, up to [`letter_bytes`](Channel::letter_bytes),
    /// from each PE to each other: `write` fills in what is for a member, `read` gets what came from one, and how many bytes.
    /// What was read counts only if this succeeds. In a team that goes by nodes all PEs get the same, and `write` is called with any member.
    ///
    /// # Errors
    /// As for [`agree`](Self::agree).
    pub fn gather(
        &self,
        channel: &Channel<'_>,
        call: &Call,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        let (me, n, heard) = (channel.me, channel.n, channel.by_nodes().map(|_| Vec::new()));
        let (opening, most) = (self.opening(channel, call), channel.letter_bytes());
        assert!(n <= RADIX && bytes <= most);
        let mut letters = Gathering { opening, me, n, bytes, most, write, read, heard };
        self.pass(channel, call, &mut letters)?;
        self.judge(channel, call, letters.opening)
    }

    /// Agrees on a call, and passes on `value`, up to [`LATER_LETTER_BYTES`], in a team of any size. A PE that `has` it hands it to
    /// all others, and the others get it; of PEs that have different ones each hears others by `absorb`, which may change its own,
    /// and what has come of it is what is passed on. PE [`hears_all`](Channel::hears_all) hears of each other one in the orders
    /// [`Heard::Before`] and [`Heard::After`] once. What was heard counts only if this succeeds.
    ///
    /// # Errors
    /// As for [`agree`](Self::agree).
    pub fn pass_on(
        &self,
        channel: &Channel<'_>,
        call: &Call,
        value: &mut [u8],
        has: bool,
        absorb: impl FnMut(&mut [u8], *const u8, Heard),
    ) -> Result<(), Error> {
        assert!(value.len() <= LATER_LETTER_BYTES);
        let mut letters = Passing { opening: self.opening(channel, call), value, has, absorb };
        self.pass(channel, call, &mut letters)?;
        self.judge(channel, call, letters.opening)
    }

    fn opening(&self, channel: &Channel<'_>, call: &Call) -> Opening {
        let members = channel.set.unwrap_or(0);
        let compared = self.compares || call.kind == Kind::INIT;
        Opening::of(call, self.my_pe, if compared { call.fingerprint() ^ members } else { 0 })
    }

    /// Brings `bytes` bytes, up to [`LETTER_BYTES`], from member `root` of an active set of up to [`RADIX`] PEs to the others, which
    /// wait for them; the root waits for none that is at most two such calls behind. `write` and `read` as in
    /// [`gather`](Self::gather). Only where all PEs of the job are of one node.
    ///
    /// # Errors
    /// Here alone: a call that differs from the root's; a peer that is gone.
    pub fn tell(
        &self,
        channel: &Channel<'_>,
        call: &Call,
        root: usize,
        bytes: usize,
        write: impl FnMut(usize, *mut u8),
        read: impl FnMut(usize, *const u8, usize),
    ) -> Result<(), Error> {
        let Channel { me, n, world_pe, .. } = *channel;
        assert!(n <= RADIX && bytes <= LETTER_BYTES && channel.mailboxes == Mailboxes::Pairs);
        let opening = self.opening(channel, call).telling();
        let mut letters = Gathering { opening, me, n, bytes, most: LETTER_BYTES, write, read, heard: None };
        let mut exchange = self.enter(channel, call, &mut letters);
        let partner = |member| Partner { lane: 0, to: member, from: member, below: false };
        if me == root {
            for member in (me + 1..n).chain(0..me) {
                exchange.send(0, partner(member), Way::Around)?;
                exchange.pair(member).note_telling();
            }
            exchange.wake();
            return Ok(());
        }
        let letter = exchange.await_letter(0, partner(root), |_| false)?;
        exchange.letters.read(root, Way::Around, false, &letter);
        if let Some(receipts) = exchange.pair(root).note_told()
            && let Some(receipt) = self.mail_room.receipt(world_pe(root), self.my_pe)
        {
            receipt.ring(receipts);
        }
        let opening = exchange.letters.opening;
        if opening.least == opening.greatest { Ok(()) } else { Err(self.differs(call)) }
    }

    /// Begins an exchange.
    fn enter<'a, L: Letters>(
        &'a self,
        channel: &'a Channel<'a>,
        call: &'a Call,
        letters: &'a mut L,
    ) -> Exchange<'a, L> {
        let numbers = match channel.mailboxes {
            Mailboxes::Team(slot) => {
                Numbers::Epoch { slot, epoch: self.epochs[slot].fetch_add(1, Ordering::Relaxed).wrapping_add(1) }
            }
            Mailboxes::Pairs => Numbers::Pairs(self.pairs.lock().expect("no panic in an exchange")),
        };
        Exchange { messenger: self, channel, call, numbers, letters, set: SetBells::default() }
    }

    /// Goes through the pattern once.
    fn pass(&self, channel: &Channel<'_>, call: &Call, letters: &mut impl Letters) -> Result<(), Error> {
        let mut exchange = self.enter(channel, call, letters);
        match channel.by_nodes() {
            None => pass(channel.n, channel.me, &mut exchange),
            Some(nodes) => pass_by_nodes(nodes, self.mail_room.layout.outward(), &mut exchange),
        }?;
        exchange.close();
        Ok(())
    }

    /// The letter after those that this PE has read from another, if it has come.
    fn unread(&self, from: usize, pair: Pair) -> Option<Place<'_>> {
        let number = pair.heard.wrapping_add(1);
        let letter = self.mail_room.mine(Addressed::Pair { from, number });
        (letter.bell().load() == number).then_some(letter)
    }

    /// A PE that told this one something in a call that this one did not make.
    pub fn unheard(&self) -> Option<usize> {
        let pairs = self.pairs.lock().expect("no panic in an exchange");
        pairs.iter().enumerate().position(|(pe, &pair)| self.unread(pe, pair).is_some())
    }

    /// A PE of an active set is in another call, of which this one hears no more.
    #[cold]
    pub fn differs(&self, call: &Call) -> Error {
        let pe = self.my_pe as i32;
        let detail = format!("the PEs of the active set do not agree: {}, and others differ", call.record(pe));
        Refused { routine: call.routine, verdict: Verdict::Mismatch, pe, mine: true, detail }.into()
    }

    /// The outcome of an exchange: the same on all PEs, which have merged the same.
    fn judge(&self, channel: &Channel<'_>, call: &Call, opening: Opening) -> Result<(), Error> {
        if opening.is_agreed() { Ok(()) } else { self.explain(channel, call, opening) }
    }

    /// Exchanges the calls in full and fails.
    #[cold]
    fn explain(&self, channel: &Channel<'_>, call: &Call, opening: Opening) -> Result<(), Error> {
        let mine = call.record(self.my_pe as i32);
        let absorb = |mine: &mut Calls, theirs, _| mine.merge(theirs);
        let mut letters = Merging { opening, value: Calls { least: mine, greatest: mine }, absorb };
        self.pass(channel, call, &mut letters)?;
        let Calls { least, greatest } = letters.value;
        let refuse = |verdict, pe, detail| {
            let mine = pe == self.my_pe as i32;
            Err(Refused { routine: call.routine, verdict, pe, mine, detail }.into())
        };
        let (first, second) = if least.pe < greatest.pe { (least, greatest) } else { (greatest, least) };
        let disagreement = || match channel.set {
            None => format!("the PEs of the team do not agree: {first}, {second}"),
            Some(_) if first.pe == second.pe => {
                "the PEs of the active set do not agree: PE_start, logPE_stride, PE_size or pSync differ".into()
            }
            Some(_) => format!("the PEs of the active set do not agree: {first}, {second}"),
        };
        if !first.same_kind(&second) {
            return refuse(Verdict::Diverged, first.pe, disagreement());
        }
        if opening.faulty == i32::MAX {
            return refuse(Verdict::Mismatch, first.pe, disagreement());
        }
        let detail = match &call.problem {
            Some(usage) => format!("argument `{}` is {}; {}", usage.argument, usage.value, usage.allowed),
            None => format!("PE {} passed a wrong argument", opening.faulty),
        };
        refuse(Verdict::Argument, opening.faulty, detail)
    }

    /// Waits until `ready` answers, which looks at words of this PE's that other PEs write.
    pub fn watch<T>(&self, what: Operation, mut ready: impl FnMut() -> Option<T>) -> Result<T, Error> {
        if self.has_neighbours
            && self.chore().is_some()
            && let Some(answer) = self.waiter.glance(&mut ready)
        {
            return Ok(answer);
        }
        let doorbell = self.doorbells.of(self.my_pe).expect("this PE's own segment");
        Ok(self.waiter.watch(doorbell, ready, &self.job, self.chore(), || what)?)
    }

    /// Whether PEs of this node share cores.
    pub fn shares_cores(&self) -> bool {
        self.waiter.shares_cores()
    }

    /// What wakes PEs that wait for words of theirs.
    pub fn doorbells(&self) -> &Doorbells {
        &self.doorbells
    }

    /// Makes a slot's mailboxes as new. The last exchange on it has returned here, so every letter to this PE has arrived,
    /// and the next is sent only after this PE agreed to a new team.
    pub fn reset(&self, slot: usize) {
        self.epochs[slot].store(0, Ordering::Relaxed);
        let layout = self.mail_room.layout;
        for round in 0..layout.all_rounds() {
            for lane in 0..layout.pages(round).0 {
                for epoch in [0, 1] {
                    let letter = self.mail_room.mine(Addressed::Team { slot, round, lane, epoch });
                    if letter.bell().load() != 0 {
                        letter.bell().ring(0);
                    }
                }
            }
        }
    }
}

/// How a PE of the node waits, beside a thread that takes messages where there is a network. (The messenger is there before it is
/// known whether owners of one node need one.)
pub(crate) fn waiter(node: &Node, has_network: bool) -> Waiter {
    let threads = if has_network { 2 } else { 1 };
    Waiter::with_cpus(threads * node.local_size(), node.cpus())
}

#[cfg(all(test, loom))]
mod models;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};
    use std::convert::Infallible;
    use std::sync::Condvar;

    use zeshmem_algebra::{Stride, TeamPe};

    #[test]
    fn letters_do_not_overlap() {
        let jobs = [1, 2, 3, 16, 17, 256, 300, 5000].map(|n_pes| [(n_pes, 0), (n_pes, n_pes / 2)]);
        for (n_pes, far) in jobs.into_iter().flatten() {
            let layout = Layout::of(n_pes, far);
            let mut lines = BTreeSet::new();
            let mut pages = Vec::new();
            for slot in [0, 1, MAX_TEAMS - 1] {
                for round in 0..layout.all_rounds() {
                    let (lanes, room) = layout.pages(round);
                    for lane in 0..lanes {
                        for epoch in [6, 7] {
                            let (line, page) = layout.letter(slot, round, lane, epoch);
                            assert!(lines.insert(line) && line % 64 == 0);
                            pages.extend([(line, line + 64), (page, page + room)]);
                        }
                    }
                }
            }
            for (from, number) in (0..layout.paired).flat_map(|from| [(from, 8), (from, 9)]) {
                let (line, page) = layout.letter_from(from, number);
                assert!(lines.insert(line) && line % 64 == 0);
                pages.extend([(line, line + 64), (page, page + LETTER_BYTES)]);
            }
            pages.sort_unstable();
            assert!(pages.windows(2).all(|pair| pair[0].1 <= pair[1].0), "{n_pes} PEs");
            assert!(pages.last().unwrap().1 <= layout.segment_bytes());
        }
    }

    /// ARCHITECTURE.md has the numbers.
    #[test]
    fn mailboxes_of_a_large_job_take_little() {
        let n_pes = 1 << 20;
        let large = Layout::of(n_pes, n_pes - 64);
        assert_eq!((large.slot_bytes, large.paired), (2680 << 10, 0));
        let each = |n_pes| Layout::of(n_pes, 0).segment_bytes() - MAX_TEAMS * Layout::of(n_pes, 0).slot_bytes;
        assert_eq!(each(MOST_PAIRED) / MOST_PAIRED, 2 * LETTER_BYTES + 3 * size_of::<Letter>());
    }

    /// PEs, as bits: those of which a PE has heard, and those whose values it has merged.
    #[derive(Clone, Copy)]
    struct Known {
        heard: u128,
        merged: u128,
    }

    /// The letters of one exchange, each with what its sender knew, by whom they are to and where.
    type Sent = (Mutex<HashMap<(usize, usize, usize), Known>>, Condvar);

    struct PlayedPe<'a> {
        sent: &'a Sent,
        layout: Layout,
        me: usize,
        knows: Known,
    }

    impl PlayedPe<'_> {
        fn new(sent: &Sent, layout: Layout, me: usize) -> PlayedPe<'_> {
            PlayedPe { sent, layout, me, knows: Known { heard: 1 << me, merged: 1 << me } }
        }

        /// What a PE of `n` knows after an exchange.
        fn judge(self, n: usize, hears_all: bool) {
            let (Known { heard, merged }, all) = (self.knows, u128::MAX >> (128 - n));
            assert_eq!(heard, all, "PE {} of {n}", self.me);
            assert!(!hears_all || merged == all, "PE {} of {n} has merged {merged:b}", self.me);
        }
    }

    impl Mail for PlayedPe<'_> {
        type Failure = Infallible;

        fn send(&mut self, round: usize, Partner { lane, to, .. }: Partner, _: Way) -> Result<(), Infallible> {
            assert!(round < self.layout.all_rounds() && lane < self.layout.pages(round).0);
            let before = self.sent.0.lock().unwrap().insert((to, round, lane), self.knows);
            assert!(before.is_none(), "a mailbox has one letter in an exchange");
            Ok(())
        }

        fn wake(&mut self) {
            self.sent.1.notify_all();
        }

        fn receive(&mut self, round: usize, partner: Partner, way: Way) -> Result<(), Infallible> {
            let place = (self.me, round, partner.lane);
            let sent = self.sent.1.wait_while(self.sent.0.lock().unwrap(), |sent| !sent.contains_key(&place)).unwrap();
            let Known { heard, merged } = sent[&place];
            self.knows.heard |= heard;
            let lowest = |pes: u128| pes.trailing_zeros();
            match Heard::of(way, partner.below) {
                Heard::Before => assert!(lowest(merged) < lowest(self.knows.merged)),
                Heard::After => assert!(lowest(merged) > lowest(self.knows.merged)),
                Heard::Again => return Ok(()),
            }
            assert_eq!(self.knows.merged & merged, 0, "PE {} merges a value twice", self.me);
            self.knows.merged |= merged;
            Ok(())
        }
    }

    /// A channel of `n` PEs, for what depends on numbers alone.
    fn channel(me: usize, n: usize, nodes: Option<&Nodes>) -> Channel<'_> {
        let mailboxes = Mailboxes::Team(0);
        Channel { mailboxes, set: None, me, n, what: Operation::new("test"), world_pe: &|member| member, nodes }
    }

    #[test]
    fn all_hear_of_all() {
        for n in [1, 2, 15, 16, 17, 40, 100] {
            let (layout, sent) = (Layout::of(n, 0), Sent::default());
            std::thread::scope(|scope| {
                for me in 0..n {
                    let mut pe = PlayedPe::new(&sent, layout, me);
                    scope.spawn(move || {
                        assert_eq!(pass(n, me, &mut pe), Ok(()));
                        pe.judge(n, channel(me, n, None).hears_all());
                    });
                }
            });
        }
    }

    #[test]
    fn all_hear_of_all_by_nodes() {
        for (n, each) in [(3, 2), (40, 2), (40, 39), (35, 17), (70, 4)] {
            let leaders: Vec<u32> = (0..n).map(|pe| (pe / each * each) as u32).collect();
            let team = Stride::world(n as i32).unwrap().into();
            let (layout, sent) = (Layout::of(n, n - each), Sent::default());
            std::thread::scope(|scope| {
                for me in 0..n {
                    let nodes = Nodes::of(&leaders, &team, TeamPe::from_index(me).unwrap()).unwrap();
                    let mut pe = PlayedPe::new(&sent, layout, me);
                    scope.spawn(move || {
                        assert_eq!(pass_by_nodes(&nodes, layout.outward(), &mut pe), Ok(()));
                        pe.judge(n, channel(me, n, Some(&nodes)).hears_all());
                    });
                }
            });
            let between = sent.0.into_inner().unwrap().into_keys().filter(|&(_, round, _)| round > layout.outward());
            let nodes = n.div_ceil(each);
            assert!(between.count() <= nodes * LANES * kary_rounds(nodes, RADIX));
        }
    }

    #[test]
    fn receipts_are_for_those_who_cannot_go_on_without() {
        // Numbers of letters that begin anew, too.
        let begins = |sent, heard| Pair { sent, known: sent, heard, told: heard, ..Pair::default() };
        let (mut one, mut other) = (begins(u32::MAX - 4, 0), begins(0, u32::MAX - 4));
        let mut receipts = 0;
        let mut tell = |from: &mut Pair, to: &mut Pair| {
            assert!(from.has_room(receipts));
            from.next_sent();
            from.note_telling();
            to.next_heard();
            let given = to.note_told();
            receipts = given.unwrap_or(receipts);
            given
        };
        for _ in 0..5 {
            assert_eq!(tell(&mut one, &mut other), None);
            assert_eq!(tell(&mut other, &mut one), None);
        }
        for receipt in 1..4 {
            assert_eq!([tell(&mut one, &mut other), tell(&mut one, &mut other)], [None, Some(receipt)]);
            assert!(!one.clone().has_room(receipt - 1) && !one.clone().has_room(one.sent));
        }
        assert!(one.has_room(3) && one.has_room(3));
        // The other way there is room.
        assert_eq!(tell(&mut other, &mut one), None);
    }

    #[test]
    fn openings_merge_to_the_same_whatever_the_order() {
        let opening = |fingerprint, faulty| Opening { least: fingerprint, greatest: fingerprint, faulty, bytes: 0 };
        let all = [opening(5, i32::MAX), opening(5, 7), opening(3, 2), opening(9, i32::MAX)];
        let merged = |order: [usize; 4]| {
            let mut merged = all[order[0]];
            order[1..].iter().for_each(|&index| merged.merge(all[index]));
            merged
        };
        assert_eq!(merged([0, 1, 2, 3]), merged([3, 2, 0, 1]));
        assert_eq!(merged([0, 1, 2, 3]), Opening { least: 3, greatest: 9, faulty: 2, bytes: 0 });
        assert!(all[0].is_agreed() && !all[1].is_agreed() && !merged([0, 1, 2, 3]).is_agreed());
    }
}
