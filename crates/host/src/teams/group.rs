//! Groups: ordered sets of PEs of the job, and teams of them.
//!
//! A group is a [`PeSet`] of world PE numbers. Everything that is done with groups is local and done
//! there; only making a team of one is collective.

use crate::call::{Call, Kind, mix};
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::{Members, Team, TeamConfig};
use zeshmem_algebra::{PeSet, TeamPe};

impl Shmem {
    /// The PEs of `team` in world numbers, in the order of the team. Local, and shares the team's
    /// own set: no copy is made.
    ///
    /// # Errors
    /// `team` is no live team that this PE is a member of.
    ///
    /// # Spec
    /// As MPI 4.1, MPI_COMM_GROUP.
    pub fn team_group(&self, team: Team) -> Result<PeSet, Error> {
        let members = self.teams.expect("ishmemx_team_group", "team", team)?;
        Ok(members.pes.clone())
    }

    /// Makes a team of the PEs of `group`, in its order. `None` on PEs of `parent` that are no
    /// members. Collective over `parent`, in one agreement; `group` is the same on all of its PEs.
    ///
    /// The group is in world numbers, wherever it came from, and need not be in the order of
    /// `parent`. `None` in place of a group stands for a handle that is no group: it is refused, but
    /// on all PEs.
    ///
    /// # Errors
    /// On all PEs of the parent alike: an empty group, or one with a PE that is not in the parent;
    /// PEs that pass different groups; no free team slot. `parent` that is no live team fails where
    /// it was passed.
    ///
    /// # Spec
    /// As MPI 4.1, MPI_COMM_CREATE. Deviation: a group must have members.
    pub fn team_create_group(
        &self,
        caller: impl Into<Caller>,
        parent: Team,
        group: Option<&PeSet>,
        config: Option<TeamConfig>,
        mask: i64,
    ) -> Result<Option<Team>, Error> {
        let Caller { routine, problem } = caller.into();
        let parent = self.teams.expect(routine, "parent_team", parent)?;
        let prepared = all_in(routine, group, &parent).and_then(|group| {
            let config = TeamConfig::masked(routine, ["config", "config_mask"], config, mask)?;
            self.prepare(routine, group.clone(), config)
        });
        let call = Call { digest: group.map_or(0, digest), ..Call::new(routine, Kind::CREATE_GROUP, described(group)) };
        let call = call.found(problem, prepared.as_ref().err().cloned());
        let ([slot], _claim) = self.agree_on_slots(&parent, &call, !matches!(prepared, Ok(None)))?;
        self.join(routine, slot, prepared?)
    }
}

/// The group, if it can be a team made from the parent.
fn all_in<'a>(routine: &'static str, group: Option<&'a PeSet>, parent: &Members) -> Result<&'a PeSet, Usage> {
    let wrong = |value: String, allowed: &str| Err(Usage::new(routine, "group", value, allowed));
    let Some(group) = group else {
        return wrong("invalid".into(), "it must be a live group");
    };
    if group.is_empty() {
        return wrong("empty".into(), "it must have a member");
    }
    let first = TeamPe::new(0).expect("a number");
    match group.difference(&parent.pes).pe(first) {
        None => Ok(group),
        Some(stranger) => wrong(format!("a group with world PE {stranger}"), "all of its PEs must be in `parent_team`"),
    }
}

/// A group in a message: its size, its number of ranges, and its first range.
fn described(group: Option<&PeSet>) -> [i64; 5] {
    let Some((group, first)) = group.and_then(|group| Some((group, group.runs().first()?))) else { return [0; 5] };
    let (start, stride) = (i64::from(first.start()), i64::from(first.stride()));
    let last = start + stride * i64::from(first.len() - 1);
    [group.size().into(), group.runs().len() as i64, start, last, stride]
}

/// What stands for a group in an agreement. Equal groups are equal ranges, so they have one digest; different ones share
/// theirs with a chance of 2^-64, and never where they differ in one number of one range.
fn digest(group: &PeSet) -> u64 {
    let numbers = group.runs().iter().flat_map(|run| [run.start(), run.stride(), run.len()]);
    numbers.fold(0, |state, number| mix(state, u64::from(number as u32)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use zeshmem_algebra::Stride;

    #[test]
    fn groups_differ_in_their_digests() {
        let world: PeSet = Stride::world(7).unwrap().into();
        let mut seen: HashMap<u64, PeSet> = HashMap::new();
        // Every ordered choice of up to 4 of 7 PEs.
        let mut choices = vec![Vec::new()];
        for _ in 0..4 {
            let longer = |ranks: &Vec<i32>| {
                let ranks = ranks.clone();
                (0..7)
                    .filter(|rank| !ranks.contains(rank))
                    .map(|rank| [&ranks[..], &[rank]].concat())
                    .collect::<Vec<_>>()
            };
            choices = choices.iter().flat_map(longer).collect();
            for ranks in &choices {
                let group = world.incl(ranks).unwrap();
                assert_eq!(digest(&group), digest(&group.clone()));
                assert!(seen.insert(digest(&group), group).is_none());
            }
        }
        assert_eq!(seen.len(), 7 + 42 + 210 + 840);
    }

    #[test]
    fn equal_groups_have_one_digest_however_they_were_made() {
        let world: PeSet = Stride::world(100).unwrap().into();
        let evens = world.range_incl(&[[0, 98, 2]]).unwrap();
        let listed: Vec<i32> = (0..50).map(|i| 2 * i).collect();
        assert_eq!(digest(&evens), digest(&world.incl(&listed).unwrap()));
    }
}
