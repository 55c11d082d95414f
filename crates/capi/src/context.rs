//! Contexts of `shmem.h` and of `ishmemx.h`, order and completion in the former.

use std::ffi::{c_int, c_long};

use zeshmem_host::{Context, Error, Team, Usage};

use crate::process::{code, or_end, with};

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
    let place = unsafe { place.as_mut() }.ok_or_else(|| Usage {
        routine,
        argument,
        value: "null".into(),
        allowed: "it must point to a handle".into(),
    })?;
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
unsafe fn create_on(routine: &'static str, team: c_int, options: c_long, ctx: *mut Context) -> c_int {
    let team = Team::from_raw(team);
    // SAFETY: forwarded.
    let outcome = unsafe { create(routine, team, options, ctx) };
    match outcome {
        // A result as good as any other, for PEs that are not in the team: nothing to report.
        Err(error @ Error::Usage(_)) if team == Team::INVALID && !ctx.is_null() => error.code(),
        outcome => code(outcome),
    }
}

/// See `shmem.h`.
///
/// # Safety
/// `ctx` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_ctx_create(options: c_long, ctx: *mut Context) -> c_int {
    // SAFETY: forwarded.
    code(unsafe { create("shmem_ctx_create", Team::WORLD, options, ctx) })
}

/// See `shmem.h`.
///
/// # Safety
/// `ctx` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_team_create_ctx(team: c_int, options: c_long, ctx: *mut Context) -> c_int {
    // SAFETY: forwarded.
    unsafe { create_on("shmem_team_create_ctx", team, options, ctx) }
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_ctx_destroy(ctx: Context) {
    const ROUTINE: &str = "shmem_ctx_destroy";
    or_end(with(ROUTINE, |runtime| runtime.ctx_destroy(ROUTINE, ctx)))
}

/// # Safety
/// `team` is null or valid for writing.
unsafe fn get_team(routine: &'static str, ctx: Context, team: *mut c_int) -> c_int {
    let outcome = with(routine, |runtime| {
        // SAFETY: the caller's pointer.
        let place = unsafe { place_at(routine, "team", team, Team::INVALID.raw()) }?;
        *place = runtime.ctx_team(routine, ctx)?.raw();
        Ok(())
    });
    match outcome {
        Err(error @ Error::Usage(_)) if ctx == Context::INVALID && !team.is_null() => error.code(),
        outcome => code(outcome),
    }
}

/// See `shmem.h`.
///
/// # Safety
/// `team` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_ctx_get_team(ctx: Context, team: *mut c_int) -> c_int {
    // SAFETY: forwarded.
    unsafe { get_team("shmem_ctx_get_team", ctx, team) }
}

/// See `ishmemx.h`.
///
/// # Safety
/// `ctx` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmemx_team_create_ctx(team: c_int, options: c_long, ctx: *mut Context) -> c_int {
    // SAFETY: forwarded.
    unsafe { create_on("ishmemx_team_create_ctx", team, options, ctx) }
}

/// See `ishmemx.h`.
#[unsafe(no_mangle)]
pub extern "C" fn ishmemx_ctx_destroy(ctx: Context) {
    const ROUTINE: &str = "ishmemx_ctx_destroy";
    or_end(with(ROUTINE, |runtime| runtime.ctx_destroy(ROUTINE, ctx)))
}

/// See `ishmemx.h`.
///
/// # Safety
/// `team` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ishmemx_ctx_get_team(ctx: Context, team: *mut c_int) -> c_int {
    // SAFETY: forwarded.
    unsafe { get_team("ishmemx_ctx_get_team", ctx, team) }
}

fn fence(routine: &'static str, ctx: Context) {
    or_end(with(routine, |runtime| runtime.ctx_fence(routine, ctx)))
}

fn quiet(routine: &'static str, ctx: Context) {
    or_end(with(routine, |runtime| runtime.ctx_quiet(routine, ctx)))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_fence() {
    fence("shmem_fence", Context::DEFAULT)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_ctx_fence(ctx: Context) {
    fence("shmem_ctx_fence", ctx)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_quiet() {
    quiet("shmem_quiet", Context::DEFAULT)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_ctx_quiet(ctx: Context) {
    quiet("shmem_ctx_quiet", ctx)
}
