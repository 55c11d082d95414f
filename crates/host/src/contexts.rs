//! Contexts: made, ended and asked about. Local, no other PE takes part.

use std::sync::atomic::Ordering;

use zeshmem_abi::MAX_CONTEXTS;
use zeshmem_fabric::Completions;

use crate::error::{Error, Refused, Usage, Verdict};
use crate::shmem::Shmem;
use crate::tables::{Context, Team, limit_of};

impl Shmem {
    /// Makes a context on `team`. Local: no other PE takes part.
    ///
    /// `options` are [`Context::SERIALIZED`] and its siblings; all are promises of the program, of which
    /// nothing need be made.
    ///
    /// # Errors
    /// `team` is no live team, `options` has other bits; the team has as many contexts as it was made
    /// for (`num_contexts`; [`DEFAULT_TEAM_CONTEXTS`](crate::DEFAULT_TEAM_CONTEXTS) where it was not asked for a number), or the PE as
    /// many as it can.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_TEAM_CREATE_CTX.
    pub fn ctx_create(&self, routine: &'static str, team: Team, options: i64) -> Result<Context, Error> {
        let team = self.teams.expect(routine, "team", team)?;
        let known = Context::SERIALIZED | Context::PRIVATE | Context::NOSTORE;
        if options & !known != 0 {
            let allowed = "it may have the bits SHMEM_CTX_SERIALIZED (1), SHMEM_CTX_PRIVATE (2) and \
                           SHMEM_CTX_NOSTORE (4)";
            return Err(Usage::new(routine, "options", options, allowed).into());
        }
        let limit = limit_of(&team);
        let made = self.contexts.insert(&team, limit, options & Context::PRIVATE != 0).ok_or_else(|| {
            let detail = if team.contexts.load(Ordering::Relaxed) >= limit {
                format!(
                    "team {} was made for {limit} contexts at a time (num_contexts), and has as many",
                    team.handle.raw()
                )
            } else {
                format!("this PE has {MAX_CONTEXTS} contexts alive, which is as many as it can have")
            };
            let (verdict, pe) = (Verdict::Exhausted, self.my_pe());
            Refused { routine, verdict, pe, mine: true, detail }
        })?;
        let slot = made.slot().expect("not one of the predefined handles");
        let (handle, team) = (made.raw() as u64, team.handle.raw());
        if let Err(error) = self.state.show_context(slot, handle, team) {
            // Kernels have not seen it, so that its slot is clean.
            if self.contexts.remove(made).is_some() {
                self.contexts.recycle(slot);
            }
            return Err(error.into());
        }
        Ok(made)
    }

    /// Ends a context, after what was started on it has completed. [`Context::INVALID`] is ignored.
    /// Kernels that use it must have ended.
    ///
    /// # Errors
    /// The default context, or a handle that is no live context; the transport's.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_CTX_DESTROY.
    pub fn ctx_destroy(&self, routine: &'static str, context: Context) -> Result<(), Error> {
        if context == Context::INVALID {
            return Ok(());
        }
        if context == Context::DEFAULT {
            let allowed = "the default context cannot be destroyed";
            return Err(Usage::new(routine, "ctx", "SHMEM_CTX_DEFAULT", allowed).into());
        }
        self.ctx_quiet(routine, context)?;
        match self.contexts.remove(context) {
            Some(live) => {
                self.withdraw(context.slot().expect("it was alive"))?;
                Ok(self.fabric.quiet(&live.completions)?)
            }
            // Another thread was faster.
            None => Ok(self.contexts.expect(routine, context).map(drop)?),
        }
    }

    /// The team that a context belongs to.
    ///
    /// # Errors
    /// A handle that is no live context.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_CTX_GET_TEAM.
    pub fn ctx_team(&self, routine: &'static str, context: Context) -> Result<Team, Error> {
        Ok(self.contexts.expect(routine, context)?.team.handle)
    }

    /// Ends the contexts that a team still has, and says so of private ones, which their threads should have ended.
    pub(crate) fn end_contexts_of(&self, routine: &'static str, team: Team) -> Result<(), Error> {
        // What kernels asked for on them is counted there before they go.
        self.fabric.quiet(&Completions::default())?;
        let left = self.contexts.remove_all_of(team);
        let private = left.iter().filter(|(_, live)| live.is_private).count();
        if private > 0 {
            tracing::warn!(
                "PE {}: in {routine}, argument `team` is {}, which still has {private} private contexts; \
                 they must be destroyed first, and are destroyed with it",
                self.my_pe(),
                team.raw()
            );
        }
        for (slot, live) in left {
            self.withdraw(slot)?;
            self.fabric.quiet(&live.completions)?;
        }
        Ok(())
    }

    /// Takes what was a context from kernels, and only then gives its slot to others.
    fn withdraw(&self, slot: usize) -> Result<(), Error> {
        self.state.hide_context(slot)?;
        self.contexts.recycle(slot);
        Ok(())
    }
}
