//! What all ways to make a team have in common: agreement on the call and on a slot, and the team's entry.

#![allow(unsafe_code, reason = "a message type promises to be plain data")]

use zeshmem_algebra::{PeSet, TeamPe};
use zeshmem_device::Placed;

use crate::call::Call;
use crate::error::{Error, Refused, Usage, Verdict};
use crate::messenger::Message;
use crate::nodes::Nodes;
use crate::shmem::Shmem;
use crate::tables::{Claim, Members, Offer, Team, TeamConfig};

// SAFETY: integers only; any bytes are a valid value.
unsafe impl Message for Offer {}

/// A team that is ready to be entered, as a member sees it.
pub(crate) struct Prepared {
    pes: PeSet,
    my_pe: TeamPe,
    nodes: Option<Nodes>,
    config: Option<TeamConfig>,
    placed: Placed,
}

impl Shmem {
    /// Agrees on a creation and on slots for its teams, the lowest that all members offer; or the same error on
    /// all PEs of the parent. A PE that is no member has no part in the choice. The claim is kept until the teams are entered.
    pub(crate) fn agree_on_slots<const N: usize>(
        &self,
        parent: &Members,
        call: &Call,
        is_member: bool,
    ) -> Result<([usize; N], Claim<'_>), Error> {
        let claim = self.teams.claim(parent);
        let mut first = true;
        loop {
            let offer = if is_member { self.teams.offer(&claim, N, first) } else { Offer::ANY };
            let absorb = |mine: &mut Offer, theirs: Offer, _| mine.merge(&theirs);
            let agreed =
                self.collective(parent, call.routine, |channel| self.messenger.exchange(channel, call, offer, absorb))?;
            let slots: Vec<usize> = agreed.slots().take(N).collect();
            match <[usize; N]>::try_from(slots) {
                Ok(slots) => return Ok((slots, claim)),
                Err(_) if agreed.withheld() => first = false,
                Err(few) => {
                    let detail = format!(
                        "team slots needed: {N}, free on all members: {}; destroy teams, or raise ISHMEM_TEAMS_MAX",
                        few.len()
                    );
                    let (verdict, pe) = (Verdict::Exhausted, parent.pes.runs()[0].start());
                    return Err(Refused { routine: call.routine, verdict, pe, mine: pe == self.my_pe(), detail }.into());
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
        config: Option<TeamConfig>,
    ) -> Result<Option<Prepared>, Usage> {
        let Some(my_pe) = pes.rank_of(self.world_pe()) else {
            return Ok(None);
        };
        let nodes = self.network.as_ref().and_then(|network| network.nodes(&pes, my_pe));
        let for_kernels = nodes.as_ref().and_then(|nodes| nodes.for_kernels(&pes));
        let placed = self.state.place(&pes, for_kernels).map_err(|cause| {
            let value = format!("a team of {} PEs in {} ranges", pes.size(), pes.runs().len());
            let allowed = format!("kernels' table of it cannot be made: {cause}");
            Usage::new(routine, "parent_team", value, allowed)
        })?;
        Ok(Some(Prepared { pes, my_pe, nodes, config, placed }))
    }

    /// Enters an agreed team, if this PE is a member: in the table, and in what kernels see.
    pub(crate) fn join(
        &self,
        routine: &'static str,
        slot: usize,
        prepared: Option<Prepared>,
    ) -> Result<Option<Team>, Error> {
        let Some(team) = prepared else {
            return Ok(None);
        };
        let members = self.teams.insert(slot, team.pes, team.my_pe, team.nodes, team.config);
        let shown = self.state.show_team(slot, members.handle.raw(), members.my_pe, team.placed);
        // The others have the team.
        shown.map_err(|fault| Error::from(fault).in_collective(routine))?;
        Ok(Some(members.handle))
    }
}
