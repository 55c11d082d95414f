//! Making and ending teams, and asking about them.

use crate::agree::{Proposal, Routine, agree};
use crate::error::{Error, Refused, Usage, Verdict};
use crate::runtime::Shmem;
use crate::slots::Claim;
use crate::team::{Members, Team, TeamConfig};
use zeshmem_abi::SyncArea;
use zeshmem_algebra::{PeSet, Stride, TeamPe};
use zeshmem_device::Placed;

impl Shmem {
    /// This PE's number in `team`, or -1 where that is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_MY_PE.
    pub fn team_my_pe(&self, team: Team) -> i32 {
        self.teams.get(team).map_or(-1, |members| members.my_pe.get())
    }

    /// The number of PEs in `team`, or -1 where that is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_N_PES.
    pub fn team_n_pes(&self, team: Team) -> i32 {
        self.teams.get(team).map_or(-1, |members| members.n_pes())
    }

    /// The number in `dest` of the PE that has number `pe` in `src`; -1 where either is no live
    /// team, `pe` is outside `[0, n_pes(src))`, or the PE is no member of `dest`.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_TRANSLATE_PE.
    pub fn team_translate_pe(&self, src: Team, pe: i32, dest: Team) -> i32 {
        let translate = || {
            let (src, dest) = (self.teams.get(src)?, self.teams.get(dest)?);
            dest.pes.rank_of(src.pes.pe(TeamPe::new(pe)?)?)
        };
        translate().map_or(-1, TeamPe::get)
    }

    /// What `team` was asked to provide when it was made.
    ///
    /// # Errors
    /// `team` is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_GET_CONFIG.
    pub fn team_get_config(&self, team: Team) -> Result<TeamConfig, Error> {
        Ok(self.teams.expect("ishmem_team_get_config", "team", team)?.config)
    }

    /// Makes a team of the PEs `start + i * stride`, i in `[0, size)`, of `parent`, in this order.
    /// `None` on PEs of the parent that are no members. Collective over `parent`, in one agreement.
    ///
    /// `stride` may be negative; it may be 0 for a `size` of 1. `mask` says which fields of
    /// `config` count.
    ///
    /// # Errors
    /// On all PEs of the parent alike: a triplet that leaves the parent, PEs that ask for different
    /// ones, no free team slot. `parent` that is no live team fails where it was passed.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_SPLIT_STRIDED; OpenSHMEM 1.5, SHMEM_TEAM_SPLIT_STRIDED.
    pub fn team_split_strided(
        &self,
        parent: Team,
        start: i32,
        stride: i32,
        size: i32,
        config: Option<TeamConfig>,
        mask: i64,
    ) -> Result<Option<Team>, Error> {
        const ROUTINE: Routine = Routine::SPLIT_STRIDED;
        let routine = ROUTINE.name();
        let parent = self.teams.expect(routine, "parent_team", parent)?;
        let prepared = Stride::new(start, stride, size, parent.n_pes())
            .map_err(|error| Usage::of(routine, error))
            .and_then(|ranks| {
                let config = TeamConfig::masked(routine, ["config", "config_mask"], config, mask)?;
                self.prepare(routine, select(&parent.pes, ranks), config)
            });
        let proposal = self.propose(ROUTINE, [start.into(), stride.into(), size.into()]);
        let problem = prepared.as_ref().err();
        let ([slot], _claim) = self.agree_on_slots(&parent, proposal, problem)?;
        self.join(slot, prepared?)
    }

    /// Makes two teams, this PE's row and its column, of `parent` laid out in rows of `xrange`:
    /// PE p is at `(p mod xrange, p / xrange)`. The last row may be incomplete; an `xrange` larger
    /// than the parent acts as the parent's size. Collective over `parent`, in one agreement.
    ///
    /// # Errors
    /// On all PEs of the parent alike: `xrange` that is not positive, or differs between PEs; not
    /// two free team slots. `parent` that is no live team fails where it was passed.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_SPLIT_2D; OpenSHMEM 1.5, SHMEM_TEAM_SPLIT_2D.
    pub fn team_split_2d(
        &self,
        parent: Team,
        xrange: i32,
        xaxis: (Option<TeamConfig>, i64),
        yaxis: (Option<TeamConfig>, i64),
    ) -> Result<(Team, Team), Error> {
        const ROUTINE: Routine = Routine::SPLIT_2D;
        let routine = ROUTINE.name();
        let parent = self.teams.expect(routine, "parent_team", parent)?;
        let prepare = || {
            let ranks = Stride::world(parent.n_pes()).expect("a team has members");
            let grid = ranks.split_2d(xrange).map_err(|error| Usage::of(routine, error))?;
            let (row, column) = grid.teams_of(parent.my_pe).expect("a PE has a place in its team");
            let [x, y] = [("xaxis_config", "xaxis_mask", xaxis, row), ("yaxis_config", "yaxis_mask", yaxis, column)]
                .map(|(config, mask_name, (given, mask), ranks)| {
                    let config = TeamConfig::masked(routine, [config, mask_name], given, mask)?;
                    self.prepare(routine, select(&parent.pes, ranks), config)
                });
            Ok((x?, y?))
        };
        let prepared: Result<_, Usage> = prepare();
        let proposal = self.propose(ROUTINE, [xrange.into(), 0, 0]);
        let problem = prepared.as_ref().err();
        let ([xslot, yslot], _claim) = self.agree_on_slots(&parent, proposal, problem)?;
        let (x, y) = prepared?;
        let row = self.join(xslot, x)?;
        let column = self.join(yslot, y)?;
        Ok((row.expect("a PE is in its row"), column.expect("a PE is in its column")))
    }

    /// Ends a team. Collective over it; kernels that use it must have ended. `Team::INVALID` is
    /// ignored. Contexts that the team still has end with it, after a warning.
    ///
    /// # Errors
    /// A predefined team, or a handle that is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_DESTROY.
    pub fn team_destroy(&self, team: Team) -> Result<(), Error> {
        const ROUTINE: Routine = Routine::DESTROY;
        if team == Team::INVALID {
            return Ok(());
        }
        let members = self.teams.expect(ROUTINE.name(), "team", team)?;
        if [Team::WORLD, Team::SHARED, Team::NODE].contains(&team) {
            let allowed = "a predefined team cannot be destroyed";
            return Err(Usage::new(ROUTINE.name(), "team", team.raw(), allowed).into());
        }
        self.agree(&members, self.propose(ROUTINE, [0; 3]), None)?;
        self.end_contexts_of(ROUTINE.name(), team)?;
        // All members have come, so none sends to this slot before the next team in it is agreed.
        let slot = members.slot();
        self.state.hide_team(slot)?;
        let words = self.heap.base() + slot * size_of::<SyncArea>();
        self.level_zero().zero(words, size_of::<SyncArea>())?;
        self.control.reset(slot);
        self.teams.remove(slot);
        Ok(())
    }

    pub(crate) fn propose(&self, routine: Routine, arguments: [i64; 3]) -> Proposal {
        Proposal::new(routine, arguments, self.my_pe())
    }

    pub(crate) fn agree(&self, team: &Members, proposal: Proposal, problem: Option<Usage>) -> Result<Proposal, Error> {
        let routine = proposal.routine().name();
        self.collective(routine, team, |channel| agree(&self.control, channel, proposal, problem))
    }

    /// Agrees on a creation and on slots for its teams, the lowest that all PEs offer; or the same error on
    /// all of them. The claim is kept until the teams are entered.
    pub(crate) fn agree_on_slots<const N: usize>(
        &self,
        parent: &Members,
        proposal: Proposal,
        problem: Option<&Usage>,
    ) -> Result<([usize; N], Claim<'_>), Error> {
        let claim = self.teams.claim(parent);
        let mut first = true;
        loop {
            let proposal = proposal.with_offer(self.teams.offer(&claim, first));
            let agreed = self.agree(parent, proposal, problem.cloned())?;
            let slots: Vec<usize> = agreed.slots().take(N).collect();
            match <[usize; N]>::try_from(slots) {
                Ok(slots) => return Ok((slots, claim)),
                Err(_) if agreed.withheld() => first = false,
                Err(few) => {
                    let detail = format!(
                        "{N} team slots are needed and {} are free on all PEs; destroy teams, or raise ISHMEM_TEAMS_MAX",
                        few.len()
                    );
                    let (verdict, pe) = (Verdict::Exhausted, parent.pes.runs()[0].start());
                    let routine = proposal.routine().name();
                    return Err(Refused { routine, verdict, pe, detail }.into());
                }
            }
        }
    }

    /// Prepares a team, if this PE is a member. What can fail in it fails here, before the others
    /// are told that all is well.
    pub(crate) fn prepare(
        &self,
        routine: &'static str,
        pes: PeSet,
        config: TeamConfig,
    ) -> Result<Option<Prepared>, Usage> {
        let Some(my_pe) = pes.rank_of(self.world_pe()) else {
            return Ok(None);
        };
        let placed = self.state.place(&pes).map_err(|cause| {
            let value = format!("a team of {} PEs in {} ranges", pes.size(), pes.runs().len());
            let allowed = format!("kernels' table of it cannot be made: {cause}");
            Usage::new(routine, "parent_team", value, allowed)
        })?;
        Ok(Some(Prepared { pes, my_pe, config, placed }))
    }

    /// Enters an agreed team, if this PE is a member: in the table, and in what kernels see.
    pub(crate) fn join(&self, slot: usize, prepared: Option<Prepared>) -> Result<Option<Team>, Error> {
        let Some(team) = prepared else {
            return Ok(None);
        };
        let members = self.teams.insert(slot, team.pes, team.my_pe, team.config);
        self.state.show_team(slot, members.handle.raw(), members.my_pe, team.placed)?;
        Ok(Some(members.handle))
    }
}

/// A team that is ready to be entered, as a member sees it.
pub(crate) struct Prepared {
    pes: PeSet,
    my_pe: TeamPe,
    config: TeamConfig,
    placed: Placed,
}

/// The members with these numbers, all of which there are; in constant time where the team is a
/// stride.
fn select(pes: &PeSet, ranks: Stride) -> PeSet {
    let (start, last, stride) = (ranks.start(), ranks.last(), ranks.stride());
    match pes.as_stride() {
        Some(pes) => pes.sub(start, stride, ranks.len()).expect("numbers of members").into(),
        None => pes.range_incl(&[[start, last, stride]]).expect("numbers of members"),
    }
}
