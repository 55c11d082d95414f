//! Barriers and syncs.

use crate::call::Call;
use crate::error::Error;
use crate::shmem::{Caller, Shmem};
use crate::tables::{Context, Members, Team};

impl Shmem {
    /// Waits until all PEs of the job have come here, and every put of theirs on the default context before has completed.
    ///
    /// # Errors
    /// PEs that called another collective: on all of them; a peer that died.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_BARRIER_ALL.
    pub fn barrier_all(&self, caller: impl Into<Caller>) -> Result<(), Error> {
        let caller = caller.into();
        self.ctx_quiet(caller.routine, Context::DEFAULT)?;
        self.meet(&self.world, caller)
    }

    /// Waits until all PEs of the job have come here.
    ///
    /// # Errors
    /// As for [`barrier_all`](Self::barrier_all).
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_SYNC_ALL.
    pub fn sync_all(&self, caller: impl Into<Caller>) -> Result<(), Error> {
        self.meet(&self.world, caller.into())
    }

    /// Waits until all PEs of `team` have come here.
    ///
    /// # Errors
    /// As for [`barrier_all`](Self::barrier_all); `team` is no live team, where it was passed.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_TEAM_SYNC.
    pub fn team_sync(&self, caller: impl Into<Caller>, team: Team) -> Result<(), Error> {
        let caller = caller.into();
        let team = self.teams.expect(caller.routine, "team", team)?;
        self.meet(&team, caller)
    }

    pub(crate) fn meet(&self, team: &Members, caller: Caller) -> Result<(), Error> {
        self.agree(team, &Call::sync(caller.routine).found(caller.problem, None))
    }
}
