//! Ending a team.

use zeshmem_abi::SyncArea;

use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

impl Shmem {
    /// Ends a team. Collective over it; kernels that use it must have ended. `Team::INVALID` is
    /// ignored. Contexts that the team still has end with it, private ones after a warning.
    ///
    /// # Errors
    /// A predefined team, or a handle that is no live team.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_TEAM_DESTROY; Intel SHMEM, ISHMEM_TEAM_DESTROY.
    pub fn team_destroy(&self, caller: impl Into<Caller>, team: Team) -> Result<(), Error> {
        let Caller { routine, problem } = caller.into();
        if team == Team::INVALID {
            return Ok(());
        }
        let members = self.teams.expect(routine, "team", team)?;
        if [Team::WORLD, Team::SHARED, Team::NODE].contains(&team) {
            let allowed = "a predefined team cannot be destroyed";
            return Err(Usage::new(routine, "team", team.raw(), allowed).into());
        }
        self.agree(&members, &Call::new(routine, Kind::DESTROY, []).found(problem, None))?;
        self.end_contexts_of(routine, team)?;
        // All members have come, so none sends to this slot before the next team in it is agreed.
        let slot = members.slot();
        self.state.hide_team(slot)?;
        let words = self.heap.base() + slot * size_of::<SyncArea>();
        self.level_zero().zero(words, size_of::<SyncArea>())?;
        self.messenger.reset(slot);
        self.teams.remove(slot);
        Ok(())
    }
}
