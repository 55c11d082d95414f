//! Contexts, and order and completion on them.

use std::ffi::{c_int, c_long};

use zeshmem_host::{Context, Error, Team, Usage};

use crate::fast;
use crate::process::{code, code_where_defined, or_end, with};
use crate::team::Handle;

/// The place for a handle, set to what says that there is none.
///
/// # Safety
/// `place` is null or valid for writing.
unsafe fn place_at<'a, T>(
    routine: &'static str,
    argument: &'static str,
    place: *mut T,
    none: T,
) -> Result<&'a mut T, Error> {
    // SAFETY: the caller vouches for it.
    let place = unsafe { place.as_mut() }.ok_or_else(|| Usage::null(routine, argument, "a handle"))?;
    *place = none;
    Ok(place)
}

/// # Safety
/// `ctx` is null or valid for writing.
unsafe fn create(routine: &'static str, team: Team, options: c_long, ctx: *mut Context) -> Result<(), Error> {
    with(routine, |runtime| {
        // SAFETY: the caller's pointer.
        let place = unsafe { place_at(routine, "ctx", ctx, Context::INVALID) }?;
        *place = runtime.ctx_create(routine, team, options)?;
        Ok(())
    })
}

/// # Safety
/// `ctx` is null or valid for writing.
pub unsafe fn create_on_team(routine: &'static str, team: c_int, options: c_long, ctx: *mut Context) -> c_int {
    let team = Team::from_raw(team);
    // SAFETY: forwarded.
    let outcome = unsafe { create(routine, team, options, ctx) };
    code_where_defined(team == Team::INVALID && !ctx.is_null(), outcome)
}

/// # Safety
/// `ctx` is null or valid for writing.
pub unsafe fn create_on_world(routine: &'static str, options: c_long, ctx: *mut Context) -> c_int {
    // SAFETY: forwarded.
    code(unsafe { create(routine, Team::WORLD, options, ctx) })
}

pub fn destroy(routine: &'static str, ctx: Context) {
    or_end(with(routine, |runtime| runtime.ctx_destroy(routine, ctx)))
}

/// # Safety
/// `team` is null or valid for writing.
pub unsafe fn get_team(routine: &'static str, ctx: Context, team: *mut impl Handle) -> c_int {
    let outcome = with(routine, |runtime| {
        // SAFETY: the caller's pointer.
        let place = unsafe { place_at(routine, "team", team, Handle::of(Team::INVALID)) }?;
        *place = Handle::of(runtime.ctx_team(routine, ctx)?);
        Ok(())
    });
    code_where_defined(ctx == Context::INVALID && !team.is_null(), outcome)
}

pub fn fence(routine: &'static str, ctx: Context) {
    if !fast::fence(ctx) {
        or_end(with(routine, |runtime| runtime.ctx_fence(routine, ctx)))
    }
}

pub fn quiet(routine: &'static str, ctx: Context) {
    if !fast::quiet(ctx) {
        or_end(with(routine, |runtime| runtime.ctx_quiet(routine, ctx)))
    }
}

/// Completes what was started on a context for some PEs, and with it what was started for others.
///
/// # Safety
/// `target_pes` holds `npes` numbers.
pub unsafe fn pe_quiet(routine: &'static str, ctx: Context, target_pes: *const c_int, npes: usize) {
    or_end(with(routine, |runtime| {
        if npes == 0 || ctx == Context::INVALID {
            return Ok(());
        }
        if target_pes.is_null() {
            return Err(Usage::null(routine, "target_pes", "`npes` PE numbers").into());
        }
        let size = runtime.team_n_pes(runtime.ctx_team(routine, ctx)?);
        // SAFETY: not null, and the caller vouches for the rest.
        for &pe in unsafe { std::slice::from_raw_parts(target_pes, npes) } {
            if !(0..size).contains(&pe) {
                let (value, allowed) = (format!("an array with {pe}"), format!("each must be in [0, {}]", size - 1));
                return Err(Usage::new(routine, "target_pes", value, allowed).into());
            }
        }
        runtime.ctx_quiet(routine, ctx)
    }))
}
