//! Slots for new teams, where threads of a PE make teams of different parents at the same time.
//!
//! A creation offers slots that are free on its PE, and one that all members of the new team offered is taken: other PEs of the
//! parent, which take part in the agreement, offer all, whether or not they have teams there. No two creations of a PE may offer the same slot. Nor may one keep slots from another while it waits for
//! PEs that have not come yet: they may come only after the other is done. So there are two attempts.
//!
//! 1. A creation offers slots that are free in the low three quarters of the table, and not offered by
//!    another one: no more than it needs, so that it keeps from others what it will take. This is all that
//!    happens to a program of one thread whose PEs have made the same teams, with slots enough. Where it
//!    begins to look depends on the parent, so that creations of different parents seldom look at the same
//!    slots, and each offers the same ones on all PEs, whichever came first there.
//! 2. Where that yields too few, some PE having withheld slots that are free, all PEs of the parent know so
//!    at the same time, and all have come. From here on one creation of each PE at a time offers all that
//!    is not on offer in a first attempt; the others offer nothing, say so, and try again. Of those that
//!    wait, the one whose parent has the lowest slot comes first, which is the same order on all PEs: the
//!    first of all creations is the first on each of its PEs, and is served after one attempt of those
//!    before it, which wait only for PEs that are there.
//!
//! The high quarter is therefore never held by a creation that waits for a PE to come.

use std::sync::{Mutex, MutexGuard};

use zeshmem_abi::MAX_TEAMS;

/// A set of team slots.
pub(crate) type Slots = [u64; MAX_TEAMS / 64];

const NONE: Slots = [0; MAX_TEAMS / 64];
/// From where a parent's creations look for slots to where those of the next do; the world's look from the beginning.
const SPREAD: usize = 37;

/// The lowest so many of them.
fn lowest(slots: Slots, count: usize) -> Slots {
    let mut left = count;
    slots.map(|mut word| {
        let mut kept = 0;
        while left > 0 && word != 0 {
            let bit = word & word.wrapping_neg();
            (kept, word, left) = (kept | bit, word ^ bit, left - 1);
        }
        kept
    })
}

/// The first so many of them from a number on, and then from the beginning.
fn first_from(slots: Slots, start: usize, count: usize) -> Slots {
    let before = below(slots, start);
    let after = lowest(without(slots, before), count);
    let found: u32 = after.iter().map(|word| word.count_ones()).sum();
    let rest = lowest(before, count - found as usize);
    std::array::from_fn(|word| after[word] | rest[word])
}

fn without(slots: Slots, others: Slots) -> Slots {
    std::array::from_fn(|word| slots[word] & !others[word])
}

/// Those of the slots that lie below a number.
fn below(slots: Slots, end: usize) -> Slots {
    let mask = |word: usize| match end.saturating_sub(word * 64) {
        bits @ 0..64 => (1 << bits) - 1,
        _ => u64::MAX,
    };
    std::array::from_fn(|word| slots[word] & mask(word))
}

/// What PEs offer for a creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Offer {
    slots: Slots,
    /// Whether another attempt may have more to offer: not 0.
    withheld: u64,
}

impl Offer {
    /// Of a PE that enters none of the teams.
    pub const ANY: Offer = Offer { slots: [u64::MAX; MAX_TEAMS / 64], withheld: 0 };

    fn new(slots: Slots, withheld: bool) -> Offer {
        Offer { slots, withheld: withheld.into() }
    }

    /// What both of two PEs offer.
    pub fn merge(&mut self, other: &Offer) {
        self.slots = std::array::from_fn(|word| self.slots[word] & other.slots[word]);
        self.withheld |= other.withheld;
    }

    /// Whether another attempt may find more slots.
    pub fn withheld(&self) -> bool {
        self.withheld != 0
    }

    /// The slots on offer, from the lowest.
    pub fn slots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..MAX_TEAMS).filter(|slot| self.slots[slot / 64] >> (slot % 64) & 1 == 1)
    }
}

/// The creations that are going on in this PE.
#[derive(Default)]
pub(crate) struct Claims(Mutex<Register>);

#[derive(Default)]
struct Register {
    claims: Vec<Entry>,
    next: u64,
}

struct Entry {
    id: u64,
    parent: usize,
    offered: Slots,
    attempt: Attempt,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    First,
    /// In the second, and offers nothing now.
    Waiting,
    /// In the second, and offers.
    Served,
}

/// One creation. What it offered is kept from others until it is dropped.
pub(crate) struct Claim<'a> {
    claims: &'a Claims,
    id: u64,
}

impl Claims {
    /// A creation of a team from the parent in this slot.
    pub fn begin(&self, parent: usize) -> Claim<'_> {
        let mut register = self.lock();
        let id = register.next;
        register.next += 1;
        register.claims.push(Entry { id, parent, offered: NONE, attempt: Attempt::First });
        Claim { claims: self, id }
    }

    fn lock(&self) -> MutexGuard<'_, Register> {
        self.0.lock().expect("no panic with the register locked")
    }
}

impl Claim<'_> {
    /// The first attempt's offer of `needed` slots, in a table of `capacity`, of which `free` tells those free.
    pub fn first(&self, needed: usize, capacity: usize, free: impl FnOnce() -> Slots) -> Offer {
        self.offer(|parent, others| {
            let free = free();
            let end = capacity - capacity / 4;
            let low = without(below(free, end), offered(others));
            let slots = first_from(low, parent * SPREAD % end, needed);
            (Attempt::First, Offer::new(slots, slots != free))
        })
    }

    /// An offer of the second attempt.
    pub fn second(&self, free: impl FnOnce() -> Slots) -> Offer {
        self.offer(|parent, others| {
            let before_us = |other: &Entry| match other.attempt {
                Attempt::First => false,
                Attempt::Waiting => other.parent < parent,
                Attempt::Served => true,
            };
            if others.iter().any(before_us) {
                let nothing = Offer::new(NONE, true);
                return (Attempt::Waiting, nothing);
            }
            let slots = without(free(), offered(others));
            (Attempt::Served, Offer::new(slots, false))
        })
    }

    /// Replaces what this creation offers by what `decide` makes of its parent and the other creations.
    fn offer(&self, decide: impl FnOnce(usize, &[Entry]) -> (Attempt, Offer)) -> Offer {
        let mut register = self.claims.lock();
        let mut mine = register.take(self.id);
        let (attempt, offer) = decide(mine.parent, &register.claims);
        mine.attempt = attempt;
        mine.offered = offer.slots;
        register.claims.push(mine);
        offer
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.claims.lock().take(self.id);
    }
}

impl Register {
    fn take(&mut self, id: u64) -> Entry {
        let at = self.claims.iter().position(|entry| entry.id == id);
        self.claims.swap_remove(at.expect("a claim is in the register while it lives"))
    }
}

fn offered(claims: &[Entry]) -> Slots {
    claims.iter().fold(NONE, |all, entry| std::array::from_fn(|word| all[word] | entry.offered[word]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPACITY: usize = 64;

    fn free() -> Slots {
        below([u64::MAX; MAX_TEAMS / 64], CAPACITY)
    }

    fn disjoint(one: Offer, other: Offer) -> bool {
        without(one.slots, other.slots) == one.slots
    }

    #[test]
    fn slots_below_a_number() {
        let all = [u64::MAX; MAX_TEAMS / 64];
        for end in [0, 1, 63, 64, 65, MAX_TEAMS - 1, MAX_TEAMS] {
            let count: u32 = below(all, end).iter().map(|word| word.count_ones()).sum();
            assert_eq!(count as usize, end);
        }
    }

    #[test]
    fn the_lowest_of_slots() {
        let every_third: Slots = std::array::from_fn(|_| 0x9249_2492_4924_9249);
        let all = Offer::new(every_third, false);
        for count in [0, 1, 2, 21, 22, 23, 40, MAX_TEAMS] {
            let kept = Offer::new(lowest(every_third, count), false);
            assert!(kept.slots().eq(all.slots().take(count)), "{count}");
        }
    }

    #[test]
    fn the_first_of_slots_from_a_number_on() {
        let slots = |all: &[usize]| {
            let mut slots = NONE;
            all.iter().for_each(|slot| slots[slot / 64] |= 1 << (slot % 64));
            slots
        };
        let all = slots(&[3, 70, 100]);
        for (start, count, expected) in [
            (0, 2, &[3, 70][..]),
            (4, 1, &[70]),
            (71, 2, &[3, 100]),
            (101, 1, &[3]),
            (70, 9, &[3, 70, 100]),
            (70, 0, &[]),
        ] {
            assert_eq!(first_from(all, start, count), slots(expected), "{count} from {start} on");
        }
    }

    /// Whichever of them comes first on a PE.
    #[test]
    fn creations_of_different_parents_offer_the_same_slots_on_all_pes() {
        let offers = |order: [usize; 3]| {
            let claims = Claims::default();
            let begun = order.map(|parent| (parent, claims.begin(parent)));
            let mut offers = begun.each_ref().map(|(parent, claim)| (*parent, claim.first(2, CAPACITY, free)));
            offers.sort_by_key(|(parent, _)| *parent);
            offers
        };
        let [one, two] = [offers([3, 4, 5]), offers([5, 3, 4])];
        assert_eq!(one, two);
        assert!((0..3).all(|at| disjoint(one[at].1, one[(at + 1) % 3].1)));
    }

    #[test]
    fn a_slot_is_offered_by_one_creation() {
        let claims = Claims::default();
        let (one, other) = (claims.begin(0), claims.begin(0));
        let first = one.first(2, CAPACITY, free);
        assert_eq!(first.slots, below(free(), 2));
        assert!(first.withheld(), "all others");
        let second = other.first(2, CAPACITY, free);
        assert!(second.withheld() && disjoint(first, second));
        // All others are there for the other, although the first still waits.
        let third = other.second(free);
        assert_eq!(third.slots, without(free(), first.slots));
        assert!(!third.withheld());
        drop(other);
        let all = one.second(free);
        assert_eq!((all.slots, all.withheld()), (free(), false));
    }

    #[test]
    fn the_high_quarter_is_in_no_first_offer() {
        let claims = Claims::default();
        let one = claims.begin(5);
        assert_eq!(one.first(CAPACITY, CAPACITY, free).slots, below(free(), 48));
        let other = claims.begin(4);
        let few = other.first(1, CAPACITY, free);
        assert_eq!((few.slots, few.withheld()), (NONE, true));
        assert_eq!(other.second(free).slots, without(free(), below(free(), 48)));
    }

    #[test]
    fn the_lowest_parent_is_served_first_but_interrupts_none() {
        let claims = Claims::default();
        let (high, low) = (claims.begin(9), claims.begin(3));
        assert!(!high.second(free).withheld());
        let nothing = Offer::new(NONE, true);
        assert_eq!(low.second(free), nothing);
        assert_eq!(high.second(free), nothing, "another waits before it");
        assert!(!low.second(free).withheld());
        drop(low);
        assert!(!high.second(free).withheld());
    }

    #[test]
    fn slots_are_those_free_everywhere() {
        let mut mask = NONE;
        mask[0] = 0b1011;
        let mut all = Offer::new(mask, false);
        mask[0] = 0b1010;
        all.merge(&Offer::new(mask, false));
        assert_eq!((all.slots().collect::<Vec<_>>(), all.withheld()), (vec![1, 3], false));
        all.merge(&Offer::new([u64::MAX; MAX_TEAMS / 64], true));
        assert_eq!((all.slots().collect::<Vec<_>>(), all.withheld()), (vec![1, 3], true));
    }
}
