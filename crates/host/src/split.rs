//! Making and ending teams, and asking about them.

use crate::agree::{Proposal, Routine, agree};
use crate::error::{Error, Refused, Usage, Verdict};
use crate::runtime::Shmem;
use crate::team::{Members, Team, TeamConfig};
use zeshmem_abi::{SyncArea, TeamRecord};
use zeshmem_algebra::{Stride, TeamPe};

impl Shmem {
    /// This PE's number in `team`, or -1 where that is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_MY_PE.
    pub fn team_my_pe(&self, team: Team) -> i32 {
        self.teams
            .get(team)
            .map_or(-1, |members| members.my_pe.get())
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
            src.pes.translate(pe, &dest.pes)
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
        Ok(self
            .teams
            .expect("ishmem_team_get_config", "team", team)?
            .config)
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
        let pes = parent
            .pes
            .sub(start, stride, size)
            .map_err(|error| Usage::of(routine, error));
        let config = TeamConfig::masked(routine, ["config", "config_mask"], config, mask);
        let problem = pes.as_ref().err().or(config.as_ref().err()).cloned();
        let proposal = self.propose(ROUTINE, [start.into(), stride.into(), size.into()]);
        let agreed = self.agree(&parent, proposal, problem)?;
        let [slot] = self.take_slots(routine, &parent, &agreed)?;
        let (pes, config) = (pes?, config?);
        self.join(slot, pes, config)
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
        let axes = parent
            .pes
            .split_2d(xrange)
            .map_err(|error| Usage::of(routine, error));
        let xconfig = TeamConfig::masked(routine, ["xaxis_config", "xaxis_mask"], xaxis.0, xaxis.1);
        let yconfig = TeamConfig::masked(routine, ["yaxis_config", "yaxis_mask"], yaxis.0, yaxis.1);
        let problem = axes
            .as_ref()
            .err()
            .or(xconfig.as_ref().err())
            .or(yconfig.as_ref().err())
            .cloned();
        let agreed = self.agree(
            &parent,
            self.propose(ROUTINE, [xrange.into(), 0, 0]),
            problem,
        )?;
        let [xslot, yslot] = self.take_slots(routine, &parent, &agreed)?;
        let (x, y) = axes?
            .teams_of(parent.my_pe)
            .expect("a PE has a place in its team");
        let row = self.join(xslot, x, xconfig?)?;
        let column = self.join(yslot, y, yconfig?)?;
        Ok((
            row.expect("a PE is in its row"),
            column.expect("a PE is in its column"),
        ))
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
        self.state.set_team(slot, TeamRecord::FREE)?;
        let words = self.heap.base() + slot * size_of::<SyncArea>();
        self.level_zero().zero(words, size_of::<SyncArea>())?;
        self.control.reset(slot);
        self.teams.remove(slot);
        Ok(())
    }

    pub(crate) fn propose(&self, routine: Routine, arguments: [i64; 3]) -> Proposal {
        Proposal::new(routine, arguments, self.my_pe()).with_free(self.teams.free())
    }

    pub(crate) fn agree(
        &self,
        team: &Members,
        proposal: Proposal,
        problem: Option<Usage>,
    ) -> Result<Proposal, Error> {
        let routine = proposal.routine().name();
        self.collective(routine, team, |channel| {
            agree(&self.control, channel, proposal, problem)
        })
    }

    /// The lowest slots free on all PEs, or the same error on all of them.
    fn take_slots<const N: usize>(
        &self,
        routine: &'static str,
        parent: &Members,
        agreed: &Proposal,
    ) -> Result<[usize; N], Error> {
        let slots: Vec<usize> = agreed.slots().take(N).collect();
        slots.try_into().map_err(|free: Vec<usize>| {
            let pe = parent.pes.start();
            let detail = format!(
                "{N} team slots are needed and {} are free on all PEs; destroy teams, or raise ISHMEM_TEAMS_MAX",
                free.len()
            );
            Refused { routine, verdict: Verdict::Exhausted, pe, detail }.into()
        })
    }

    /// Enters an agreed team, if this PE is a member: in the table, and in what kernels see.
    fn join(&self, slot: usize, pes: Stride, config: TeamConfig) -> Result<Option<Team>, Error> {
        let Some(my_pe) = pes.rank_of(self.world_pe()) else {
            return Ok(None);
        };
        let members = self.teams.insert(slot, pes, my_pe, config);
        self.state.set_team(slot, members.record())?;
        Ok(Some(members.handle))
    }
}
