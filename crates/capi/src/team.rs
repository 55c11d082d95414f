//! Teams.

use std::ffi::{c_int, c_long};

use zeshmem_host::{Caller, Shmem, Team, TeamConfig, Usage};

use crate::process::{ask, code_where_defined, or_end, with};

/// `ishmem_team_config_t` and `shmem_team_config_t`.
#[repr(C)]
pub struct CTeamConfig {
    num_contexts: c_int,
}

/// A team as C has it: `ishmem_team_t` is an `int`.
pub trait Handle: Copy {
    fn of(team: Team) -> Self;
}

impl Handle for c_int {
    fn of(team: Team) -> c_int {
        team.raw()
    }
}

/// `shmem_team_t`: a pointer to nothing, which is the same number.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Opaque(isize);

impl Handle for Opaque {
    fn of(team: Team) -> Opaque {
        Opaque(team.raw() as isize)
    }
}

/// # Safety
/// `config` is null or points to a configuration.
pub unsafe fn config_at(config: *const CTeamConfig) -> Option<TeamConfig> {
    // SAFETY: the caller vouches for it.
    unsafe { config.as_ref() }.map(|config| TeamConfig { num_contexts: config.num_contexts })
}

/// Sets a place for a handle to INVALID, or says what is wrong with it. No reference is kept: it may be symmetric memory.
///
/// # Safety
/// `place` is null or valid for writing.
pub unsafe fn clear(routine: &'static str, argument: &'static str, place: *mut impl Handle) -> Option<Usage> {
    if place.is_null() {
        return Some(Usage::null(routine, argument, "a team handle"));
    }
    // SAFETY: not null, and the caller vouches for the rest.
    unsafe { place.write(Handle::of(Team::INVALID)) };
    None
}

pub fn my_pe(team: c_int) -> c_int {
    ask(-1, |runtime| runtime.team_my_pe(Team::from_raw(team)))
}

pub fn n_pes(team: c_int) -> c_int {
    ask(-1, |runtime| runtime.team_n_pes(Team::from_raw(team)))
}

pub fn translate_pe(src_team: c_int, src_pe: c_int, dest_team: c_int) -> c_int {
    ask(-1, |runtime| runtime.team_translate_pe(Team::from_raw(src_team), src_pe, Team::from_raw(dest_team)))
}

/// # Safety
/// `config` is null or valid for writing.
pub unsafe fn get_config(routine: &'static str, team: c_int, config_mask: c_long, config: *mut CTeamConfig) -> c_int {
    let team = Team::from_raw(team);
    let outcome = with(routine, |runtime| {
        let known = runtime.team_get_config(team)?;
        TeamConfig::check_mask(routine, "config_mask", config_mask)?;
        if config_mask & TeamConfig::NUM_CONTEXTS != 0 {
            let null = || Usage::null(routine, "config", "a configuration, since the mask is not 0");
            // SAFETY: the caller vouches for it.
            let config = unsafe { config.as_mut() }.ok_or_else(null)?;
            config.num_contexts = known.num_contexts;
        }
        Ok(())
    });
    code_where_defined(team == Team::INVALID, outcome)
}

/// # Safety
/// `config` is null or points to a configuration; `new_team` is null or valid for writing.
#[expect(clippy::too_many_arguments, reason = "C\'s")]
pub unsafe fn split_strided(
    routine: &'static str,
    parent_team: c_int,
    start: c_int,
    stride: c_int,
    size: c_int,
    config: *const CTeamConfig,
    config_mask: c_long,
    new_team: *mut impl Handle,
) -> c_int {
    let parent = Team::from_raw(parent_team);
    let outcome = with(routine, |runtime: &Shmem| {
        // SAFETY: the caller's pointers.
        let (problem, config) = unsafe { (clear(routine, "new_team", new_team), config_at(config)) };
        let caller = Caller::with(routine, problem);
        let team = runtime.team_split_strided(caller, parent, start, stride, size, config, config_mask)?;
        // SAFETY: a null pointer is refused by all PEs.
        unsafe { new_team.write(Handle::of(team.unwrap_or(Team::INVALID))) };
        Ok(())
    });
    code_where_defined(parent == Team::INVALID && !new_team.is_null(), outcome)
}

/// # Safety
/// The configurations are null or point to one; the teams are null or valid for writing.
#[expect(clippy::too_many_arguments, reason = "C\'s")]
pub unsafe fn split_2d(
    routine: &'static str,
    parent_team: c_int,
    xrange: c_int,
    xaxis_config: *const CTeamConfig,
    xaxis_mask: c_long,
    xaxis_team: *mut impl Handle,
    yaxis_config: *const CTeamConfig,
    yaxis_mask: c_long,
    yaxis_team: *mut impl Handle,
) -> c_int {
    let parent = Team::from_raw(parent_team);
    let outcome = with(routine, |runtime: &Shmem| {
        // SAFETY: the caller's pointers; the two handles are written one after the other, so they
        // may even be the same.
        let (problem, xconfig, yconfig) = unsafe {
            let (x, y) = (clear(routine, "xaxis_team", xaxis_team), clear(routine, "yaxis_team", yaxis_team));
            (x.or(y), config_at(xaxis_config), config_at(yaxis_config))
        };
        let caller = Caller::with(routine, problem);
        let axes = ((xconfig, xaxis_mask), (yconfig, yaxis_mask));
        let (row, column) = runtime.team_split_2d(caller, parent, xrange, axes.0, axes.1)?;
        // SAFETY: null pointers are refused by all PEs.
        unsafe {
            xaxis_team.write(Handle::of(row));
            yaxis_team.write(Handle::of(column));
        }
        Ok(())
    });
    let has_places = !xaxis_team.is_null() && !yaxis_team.is_null();
    code_where_defined(parent == Team::INVALID && has_places, outcome)
}

pub fn destroy(routine: &'static str, team: c_int) {
    or_end(with(routine, |runtime| runtime.team_destroy(routine, Team::from_raw(team))))
}
