//! What PEs ask of teams. Local.

use zeshmem_algebra::TeamPe;

use crate::error::Error;
use crate::shmem::Shmem;
use crate::tables::{Team, TeamConfig};

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

    /// What `team` was asked to provide when it was made: no contexts where nothing was asked, though it has some then.
    ///
    /// # Errors
    /// `team` is no live team.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_TEAM_GET_CONFIG.
    pub fn team_get_config(&self, team: Team) -> Result<TeamConfig, Error> {
        Ok(self.teams.expect("ishmem_team_get_config", "team", team)?.config.unwrap_or_default())
    }
}
