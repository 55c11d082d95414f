//! Teams from regular parts of a parent.

use zeshmem_algebra::{PeSet, Stride};

use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::shmem::{Caller, Shmem};
use crate::tables::{Team, TeamConfig};

impl Shmem {
    /// Makes a team of the PEs `start + i * stride`, i in `[0, size)`, of `parent`, in this order.
    /// `None` on PEs of the parent that are no members. Collective over `parent`, in one agreement.
    ///
    /// `stride` may be negative; it may be 0 for a `size` of 1, for which each PE may name another `start`. `mask` says which
    /// fields of `config` count.
    ///
    /// # Errors
    /// On all PEs of the parent alike: a triplet that leaves the parent, PEs that ask for different
    /// ones, no free team slot. `parent` that is no live team fails where it was passed.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_SPLIT_STRIDED; OpenSHMEM 1.6, SHMEM_TEAM_SPLIT_STRIDED.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub fn team_split_strided(
        &self,
        caller: impl Into<Caller>,
        parent: Team,
        start: i32,
        stride: i32,
        size: i32,
        config: Option<TeamConfig>,
        mask: i64,
    ) -> Result<Option<Team>, Error> {
        let Caller { routine, problem } = caller.into();
        let parent = self.teams.expect(routine, "parent_team", parent)?;
        let prepared = Stride::new(start, stride, size, parent.n_pes())
            .map_err(|error| Usage::of(routine, error))
            .and_then(|ranks| {
                let config = TeamConfig::masked(routine, ["config", "config_mask"], config, mask)?;
                self.prepare(routine, select(&parent.pes, ranks), config)
            });
        let call = Call::new(routine, Kind::SPLIT_STRIDED, [start.into(), stride.into(), size.into()])
            .found(problem, prepared.as_ref().err().cloned());
        let ([slot], _claim) = self.agree_on_slots(&parent, &call, !matches!(prepared, Ok(None)))?;
        self.join(routine, slot, prepared?)
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
    /// Intel SHMEM, ISHMEM_TEAM_SPLIT_2D; OpenSHMEM 1.6, SHMEM_TEAM_SPLIT_2D.
    pub fn team_split_2d(
        &self,
        caller: impl Into<Caller>,
        parent: Team,
        xrange: i32,
        xaxis: (Option<TeamConfig>, i64),
        yaxis: (Option<TeamConfig>, i64),
    ) -> Result<(Team, Team), Error> {
        let Caller { routine, problem } = caller.into();
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
        let call = Call::new(routine, Kind::SPLIT_2D, [xrange.into()]).found(problem, prepared.as_ref().err().cloned());
        let ([xslot, yslot], _claim) = self.agree_on_slots(&parent, &call, true)?;
        let (x, y) = prepared?;
        let row = self.join(routine, xslot, x)?;
        let column = self.join(routine, yslot, y)?;
        Ok((row.expect("a PE is in its row"), column.expect("a PE is in its column")))
    }
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
