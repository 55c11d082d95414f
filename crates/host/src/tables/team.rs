//! Teams: handles, the table of those alive, and what kernels see of them.

use std::sync::{Arc, Mutex, RwLock};
use zeshmem_abi::{MAX_TEAMS, SLOT_BITS};
use zeshmem_algebra::{PeSet, TeamPe};

use crate::error::{Error, Usage};
use crate::nodes::Nodes;
use crate::tables::context::ContextCount;
use crate::tables::slots::{Claim, Claims, Offer, Slots};

/// Handle of a team: what C programs hold as `ishmem_team_t`.
///
/// The low bits name a slot of the table, the high bits its generation, so that the handle of a
/// destroyed team does not answer for a later one in the same slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Team(i32);

impl Team {
    /// All PEs of the job.
    pub const WORLD: Team = Team(0);
    /// The PEs whose heaps this PE can load from and store to.
    pub const SHARED: Team = Team(1);
    /// The PEs on this PE's node.
    pub const NODE: Team = Team(2);
    /// No team.
    pub const INVALID: Team = Team(-1);

    /// The handle with this value in C.
    pub const fn from_raw(raw: i32) -> Team {
        Team(raw)
    }

    /// The value in C.
    pub const fn raw(self) -> i32 {
        self.0
    }
}

/// What a team is asked to provide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeamConfig {
    /// Contexts that may exist on the team at a time.
    pub num_contexts: i32,
}

impl TeamConfig {
    /// The bit of a configuration mask that stands for [`num_contexts`](Self::num_contexts).
    pub const NUM_CONTEXTS: i64 = 1;

    /// Refuses a mask with bits that stand for nothing.
    ///
    /// # Errors
    /// A usage error that names the argument.
    pub fn check_mask(routine: &'static str, argument: &'static str, mask: i64) -> Result<(), Usage> {
        let allowed = "it may only have the bit of num_contexts (1)";
        if mask & !Self::NUM_CONTEXTS == 0 { Ok(()) } else { Err(Usage::new(routine, argument, mask, allowed)) }
    }

    /// The configuration that a caller's structure and mask mean; none where the mask asks for nothing.
    pub(crate) fn masked(
        routine: &'static str,
        names: [&'static str; 2],
        given: Option<TeamConfig>,
        mask: i64,
    ) -> Result<Option<TeamConfig>, Usage> {
        let [config, mask_name] = names;
        Self::check_mask(routine, mask_name, mask)?;
        match given {
            _ if mask == 0 => Ok(None),
            None => Err(Usage::null(routine, config, "a configuration, since the mask is not 0")),
            Some(given) if given.num_contexts < 0 => {
                let value = format!("num_contexts {}", given.num_contexts);
                Err(Usage::new(routine, config, value, "num_contexts must be 0 or more"))
            }
            Some(given) => Ok(Some(given)),
        }
    }
}

/// A live team, as this PE knows it.
#[derive(Debug)]
pub(crate) struct Members {
    pub handle: Team,
    /// The members in world numbers.
    pub pes: PeSet,
    /// This PE's number among them.
    pub my_pe: TeamPe,
    /// Where its members are on several.
    pub nodes: Option<Nodes>,
    /// What the team was asked to provide, if anything was asked.
    pub config: Option<TeamConfig>,
    /// Held while a collective of the team runs.
    pub busy: Mutex<()>,
    /// This PE's contexts on the team.
    pub contexts: ContextCount,
}

impl Members {
    pub fn slot(&self) -> usize {
        slot_of(self.handle)
    }

    pub fn n_pes(&self) -> i32 {
        self.pes.size()
    }
}

fn slot_of(team: Team) -> usize {
    team.0 as usize & (MAX_TEAMS - 1)
}

#[derive(Default)]
struct Slot {
    generation: i32,
    team: Option<Arc<Members>>,
}

/// The teams alive in this PE.
pub(crate) struct Table {
    slots: RwLock<Vec<Slot>>,
    claims: Claims,
}

impl Table {
    /// A table with room for `capacity` teams.
    pub fn new(capacity: usize) -> Table {
        let slots = (0..capacity.min(MAX_TEAMS)).map(|_| Slot::default()).collect();
        Table { slots: RwLock::new(slots), claims: Claims::default() }
    }

    /// The live team of a handle.
    pub fn get(&self, team: Team) -> Option<Arc<Members>> {
        if team.0 < 0 {
            return None;
        }
        let slots = self.slots.read().expect("no panic while the table is locked");
        slots.get(slot_of(team))?.team.as_ref().filter(|members| members.handle == team).cloned()
    }

    /// The live team of a handle, or a usage error that names the argument.
    pub fn expect(&self, routine: &'static str, argument: &'static str, team: Team) -> Result<Arc<Members>, Error> {
        self.get(team).ok_or_else(|| {
            Usage::new(routine, argument, team.0, "it must be the handle of a live team that this PE is a member of")
                .into()
        })
    }

    /// A creation of teams from `parent`, to be held until they are in the table.
    pub fn claim(&self, parent: &Members) -> Claim<'_> {
        self.claims.begin(parent.slot())
    }

    /// What a creation that needs so many slots offers in its first attempt, or in a later one.
    pub fn offer(&self, claim: &Claim<'_>, needed: usize, first: bool) -> Offer {
        match first {
            true => claim.first(needed, self.capacity(), || self.free()),
            false => claim.second(|| self.free()),
        }
    }

    fn capacity(&self) -> usize {
        let slots = self.slots.read().expect("no panic while the table is locked");
        slots.len()
    }

    /// Slots that hold no team.
    fn free(&self) -> Slots {
        let slots = self.slots.read().expect("no panic while the table is locked");
        let mut free: Slots = [0; MAX_TEAMS / 64];
        for (index, slot) in slots.iter().enumerate() {
            if slot.team.is_none() {
                free[index / 64] |= 1 << (index % 64);
            }
        }
        free
    }

    /// Puts a team into a free slot.
    pub fn insert(
        &self,
        slot: usize,
        pes: PeSet,
        my_pe: TeamPe,
        nodes: Option<Nodes>,
        config: Option<TeamConfig>,
    ) -> Arc<Members> {
        let mut slots = self.slots.write().expect("no panic while the table is locked");
        let entry = &mut slots[slot];
        assert!(entry.team.is_none(), "the slot was agreed to be free");
        let handle = Team(entry.generation << SLOT_BITS | slot as i32);
        let (busy, contexts) = (Mutex::new(()), ContextCount::default());
        let members = Arc::new(Members { handle, pes, my_pe, nodes, config, busy, contexts });
        entry.team = Some(members.clone());
        members
    }

    /// Takes a team out; its handle is never given again, until the generations of its slot wrap.
    pub fn remove(&self, slot: usize) {
        let mut slots = self.slots.write().expect("no panic while the table is locked");
        let entry = &mut slots[slot];
        entry.team = None;
        entry.generation = (entry.generation + 1) & (i32::MAX >> SLOT_BITS);
    }

    /// Handles of the teams that the program made and did not destroy.
    pub fn left(&self) -> Vec<Team> {
        let slots = self.slots.read().expect("no panic while the table is locked");
        slots.iter().skip(3).filter_map(|slot| slot.team.as_ref().map(|team| team.handle)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pes(n: i32) -> PeSet {
        zeshmem_algebra::Stride::world(n).unwrap().into()
    }

    fn rank(number: i32) -> TeamPe {
        TeamPe::new(number).unwrap()
    }

    #[test]
    fn a_stale_handle_never_answers_for_another_team() {
        let table = Table::new(4);
        for slot in 0..3 {
            table.insert(slot, pes(4), rank(0), None, None);
        }
        let first = table.insert(3, pes(2), rank(1), None, None).handle;
        table.remove(3);
        assert!(table.get(first).is_none());
        let second = table.insert(3, pes(3), rank(2), None, None).handle;
        assert_ne!(first, second);
        assert!(table.get(first).is_none());
        assert_eq!(table.get(second).unwrap().n_pes(), 3);
    }

    #[test]
    fn predefined_handles_are_their_slots() {
        let table = Table::new(4);
        for (slot, team) in [Team::WORLD, Team::SHARED, Team::NODE].into_iter().enumerate() {
            assert_eq!(table.insert(slot, pes(4), rank(0), None, None).handle, team);
        }
        assert_eq!(table.free()[0], 0b1000);
        assert!(table.get(Team::INVALID).is_none());
        assert!(table.get(Team(3)).is_none());
        assert!(table.get(Team(i32::MAX)).is_none());
    }

    #[test]
    fn a_mask_decides_what_of_a_configuration_counts() {
        let names = ["config", "config_mask"];
        let config = Some(TeamConfig { num_contexts: 3 });
        assert_eq!(TeamConfig::masked("r", names, config, 0).unwrap(), None);
        assert_eq!(TeamConfig::masked("r", names, config, 1).unwrap(), config);
        assert_eq!(TeamConfig::masked("r", names, None, 1).unwrap_err().argument, "config");
        assert_eq!(TeamConfig::masked("r", names, config, 6).unwrap_err().argument, "config_mask");
        let negative = Some(TeamConfig { num_contexts: -1 });
        assert!(TeamConfig::masked("r", names, negative, 1).is_err());
        assert!(TeamConfig::masked("r", names, negative, 0).is_ok());
    }
}
