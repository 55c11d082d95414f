//! Sessions on contexts, and other hints that change no result: cache management, profiling levels.

use std::ffi::{c_int, c_long, c_void};

use zeshmem_host::{Context, Error, Usage};

use crate::process::{or_end, with};

/// `shmem_ctx_session_config_t`.
#[repr(C)]
pub struct SessionConfig {
    total_ops: usize,
}

/// SHMEM_CTX_SESSION_BATCH.
const BATCH: c_long = 1;
/// SHMEM_CTX_SESSION_TOTAL_OPS.
const TOTAL_OPS: c_long = 1;

/// Operations are carried out when they are called, whatever a session promises of them.
pub unsafe fn start(routine: &'static str, ctx: Context, options: c_long, config: *const SessionConfig, mask: c_long) {
    let refused =
        |argument, value: String, allowed: &str| Usage { routine, argument, value, allowed: allowed.to_owned() };
    or_end(with(routine, |runtime| {
        if ctx == Context::INVALID {
            return Ok(());
        }
        runtime.ctx_team(routine, ctx)?;
        let usage = match () {
            () if options & !BATCH != 0 => {
                refused("options", options.to_string(), "it may only have the bit SHMEM_CTX_SESSION_BATCH (1)")
            }
            () if mask & !TOTAL_OPS != 0 => {
                refused("config_mask", mask.to_string(), "it may only have the bit SHMEM_CTX_SESSION_TOTAL_OPS (1)")
            }
            () if mask != 0 && config.is_null() => {
                refused("config", "null".into(), "it must point to a configuration, since the mask is not 0")
            }
            () => return Ok(()),
        };
        Err(Error::Usage(usage))
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
