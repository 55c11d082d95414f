//! Sessions on contexts, and other hints that change no result: cache management, profiling levels.

use std::ffi::{c_int, c_long, c_void};

use zeshmem_host::{Context, Usage};

use crate::process::{or_end, with};

/// `shmem_ctx_session_config_t`.
#[repr(C)]
pub struct SessionConfig {
    total_ops: usize,
}

/// SHMEM_CTX_SESSION_TOTAL_OPS.
const TOTAL_OPS: c_long = 1;

/// Operations are carried out when they are called, whatever a session promises of them; bits that promise nothing known are ignored.
pub unsafe fn start(routine: &'static str, ctx: Context, _options: c_long, config: *const SessionConfig, mask: c_long) {
    or_end(with(routine, |runtime| {
        if ctx == Context::INVALID {
            return Ok(());
        }
        runtime.ctx_team(routine, ctx)?;
        if mask & TOTAL_OPS != 0 && config.is_null() {
            let what = "a configuration, since the mask names a field of it";
            return Err(Usage::null(routine, "config", what).into());
        }
        Ok(())
    }))
}

pub fn stop(routine: &'static str, ctx: Context) {
    or_end(with(routine, |runtime| {
        if ctx == Context::INVALID {
            return Ok(());
        }
        runtime.ctx_team(routine, ctx).map(drop)
    }))
}

/// Caches are coherent where this library runs.
pub fn cache() {}

/// The same for the cache line of an object.
pub fn cache_line(_dest: *const c_void) {}

/// A level is for a profiling tool, which takes this routine where there is one.
pub fn pcontrol(_level: c_int) {}
