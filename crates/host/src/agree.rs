//! Agreement: one collective in which all PEs of a team learn whether they asked for the same thing,
//! whether anything is wrong with it on any PE, and which team slots are free on all of them.
//!
//! A [`Proposal`] is merged by operations that do not mind repetition (minimum, maximum, AND), so
//! that one pass of the dissemination pattern gives every PE the same result.

#![allow(unsafe_code, reason = "a message type promises to be plain data")]

use crate::control::{Channel, Control, Message};
use crate::error::{Error, Refused, Usage, Verdict};
use crate::slots::{Offer, Slots};
use zeshmem_abi::MAX_TEAMS;

/// Routines that agree, as their number in a message and their name in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Routine(u32);

macro_rules! routines {
    ($($constant:ident $name:literal [$($argument:literal),*];)*) => {
        const ROUTINES: &[(&str, &[&str])] = &[$(($name, &[$($argument),*])),*];
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "an index, named as the constants")]
        enum Index { $($constant),* }
        impl Routine {
            $(pub const $constant: Routine = Routine(Index::$constant as u32);)*
        }
    };
}

routines! {
    SPLIT_STRIDED "ishmem_team_split_strided" ["start", "stride", "size"];
    SPLIT_2D "ishmem_team_split_2d" ["xrange"];
    CREATE_GROUP "ishmemx_team_create_group" ["PEs in group", "ranges", "digest"];
    DESTROY "ishmem_team_destroy" [];
    MALLOC "ishmem_malloc" ["size"];
    CALLOC "ishmem_calloc" ["count", "size"];
    ALIGN "ishmem_align" ["alignment", "size"];
    FREE "ishmem_free" ["the offset of ptr"];
    HOST_MALLOC "shmem_malloc" ["size"];
    HOST_CALLOC "shmem_calloc" ["count", "size"];
    HOST_ALIGN "shmem_align" ["alignment", "size"];
    HOST_REALLOC "shmem_realloc" ["the offset of ptr", "size"];
    HOST_FREE "shmem_free" ["the offset of ptr"];
    COLLECT "ishmem_collect" [];
    FCOLLECT "ishmem_fcollect" ["the bytes contributed"];
}

impl Routine {
    pub fn name(self) -> &'static str {
        ROUTINES.get(self.0 as usize).map_or("a routine of another version", |row| row.0)
    }

    /// The call in words: name and arguments.
    fn call(self, arguments: [i64; 3]) -> String {
        let names = ROUTINES.get(self.0 as usize).map_or(&[][..], |row| row.1);
        let list: Vec<_> = names.iter().zip(arguments).map(|(name, value)| format!("{name} {value}")).collect();
        if list.is_empty() { self.name().to_string() } else { format!("{} with {}", self.name(), list.join(", ")) }
    }
}

/// A call as one PE made it; ordered by what was called, then by PE.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct Call {
    arguments: [i64; 3],
    routine: Routine,
    pe: i32,
}

impl Call {
    fn what(&self) -> (u32, [i64; 3]) {
        (self.routine.0, self.arguments)
    }
}

/// What one PE brings to an agreement, and what all take home.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Proposal {
    /// The least call of those merged, of the lowest PE that made it.
    least: Call,
    /// The greatest, likewise.
    greatest: Call,
    /// Slots offered by all PEs merged.
    free: Slots,
    /// The lowest PE with a wrong argument, or `i32::MAX`.
    faulty: i32,
    /// Whether a PE has free slots that it did not offer: 0 or 1.
    withheld: i32,
}

// SAFETY: integers only, with explicit padding; any bytes are a valid value.
unsafe impl Message for Proposal {}

impl Proposal {
    pub fn new(routine: Routine, arguments: [i64; 3], pe: i32) -> Proposal {
        let call = Call { arguments, routine, pe };
        Proposal { least: call, greatest: call, free: [u64::MAX; MAX_TEAMS / 64], faulty: i32::MAX, withheld: 0 }
    }

    pub fn routine(&self) -> Routine {
        self.least.routine
    }

    pub fn with_offer(self, offer: Offer) -> Proposal {
        Proposal { free: offer.slots, withheld: offer.withheld.into(), ..self }
    }

    /// Whether another attempt may find more slots.
    pub fn withheld(&self) -> bool {
        self.withheld != 0
    }

    pub fn merge(&mut self, other: &Proposal) {
        if (other.least.what(), other.least.pe) < (self.least.what(), self.least.pe) {
            self.least = other.least;
        }
        let lowest_pe_first = |call: &Call| (call.what(), -i64::from(call.pe));
        if lowest_pe_first(&other.greatest) > lowest_pe_first(&self.greatest) {
            self.greatest = other.greatest;
        }
        self.free.iter_mut().zip(other.free).for_each(|(mine, theirs)| *mine &= theirs);
        self.faulty = self.faulty.min(other.faulty);
        self.withheld = self.withheld.max(other.withheld);
    }

    /// The slots that are offered everywhere, from the lowest.
    pub fn slots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..MAX_TEAMS).filter(|slot| self.free[slot / 64] >> (slot % 64) & 1 == 1)
    }
}

/// Agrees with all PEs of the channel on a call. `problem` is what this PE found wrong with its own
/// arguments; `my_pe` is its world number.
pub(crate) fn agree(
    control: &Control,
    channel: &Channel<'_>,
    mut proposal: Proposal,
    problem: Option<Usage>,
) -> Result<Proposal, Error> {
    let my_pe = proposal.least.pe;
    let routine = proposal.routine();
    if problem.is_some() {
        proposal.faulty = my_pe;
    }
    let agreed = control.rounds(channel, proposal, |mine, theirs, _| mine.merge(&theirs))?;
    let refuse = |verdict, pe, detail| Err(Refused { routine: routine.name(), verdict, pe, detail }.into());
    if agreed.least.what() != agreed.greatest.what() {
        let (one, other) = (agreed.least, agreed.greatest);
        let (first, second) = if one.pe < other.pe { (one, other) } else { (other, one) };
        let call = |call: Call| format!("PE {} called {}", call.pe, call.routine.call(call.arguments));
        return refuse(
            Verdict::Mismatch,
            first.pe,
            format!("the PEs of the team do not agree: {}, {}", call(first), call(second)),
        );
    }
    if agreed.faulty != i32::MAX {
        let detail = match problem {
            Some(usage) => format!("argument `{}` is {}; {}", usage.argument, usage.value, usage.allowed),
            None => format!("PE {} passed a wrong argument", agreed.faulty),
        };
        return refuse(Verdict::Argument, agreed.faulty, detail);
    }
    Ok(agreed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merging_is_idempotent_and_keeps_the_lowest_pe() {
        let mut all = Proposal::new(Routine::SPLIT_2D, [3, 0, 0], 5);
        for pe in [2, 7, 2] {
            all.merge(&Proposal::new(Routine::SPLIT_2D, [3, 0, 0], pe));
        }
        assert_eq!((all.least.pe, all.greatest.pe), (2, 2));
        let before = all;
        all.merge(&before);
        assert_eq!((all.least.pe, all.free), (before.least.pe, before.free));
    }

    #[test]
    fn a_different_call_shows() {
        let mut all = Proposal::new(Routine::SPLIT_STRIDED, [0, 1, 2], 0);
        all.merge(&Proposal::new(Routine::SPLIT_STRIDED, [0, 2, 2], 1));
        assert_ne!(all.least.what(), all.greatest.what());
        assert_eq!(
            all.greatest.routine.call(all.greatest.arguments),
            "ishmem_team_split_strided with start 0, stride 2, size 2"
        );
    }

    #[test]
    fn slots_are_those_free_everywhere() {
        let mut mask = [0; MAX_TEAMS / 64];
        mask[0] = 0b1011;
        let offer = |slots, withheld| Proposal::new(Routine::SPLIT_2D, [0; 3], 0).with_offer(Offer { slots, withheld });
        let mut all = offer(mask, false);
        mask[0] = 0b1010;
        mask[3] = 1;
        all.merge(&offer(mask, false));
        assert_eq!(all.slots().collect::<Vec<_>>(), [1, 3]);
        assert!(!all.withheld());
        all.merge(&offer(mask, true));
        assert!(all.withheld());
    }
}
