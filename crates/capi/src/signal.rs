//! Signals: words that other PEs set or add to, alone or when their data has arrived.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_void};

use zeshmem_host::{Amo, AmoOp, Context, Error, Shmem, Usage};

use crate::fast;
use crate::process::{or_end, with};
use crate::rma::bytes_of;
use crate::wait;

/// The values of SHMEM_SIGNAL_SET and SHMEM_SIGNAL_ADD.
fn operation(routine: &'static str, signal_operation: c_int) -> Result<AmoOp, Error> {
    match signal_operation {
        0 => Ok(AmoOp::Set),
        1 => Ok(AmoOp::Add),
        other => {
            let allowed = "it must be SHMEM_SIGNAL_SET (0) or SHMEM_SIGNAL_ADD (1)";
            Err(Usage::new(routine, "sig_op", other, allowed).into())
        }
    }
}

/// Starts an atomic operation on a signal, whose argument has its own name in messages.
///
/// # Safety
/// `sig_addr` is a signal on `pe`, if it is symmetric.
unsafe fn update<T: Amo>(
    runtime: &Shmem,
    routine: &'static str,
    ctx: Context,
    sig_addr: *mut T,
    op: AmoOp,
    signal: T,
    pe: c_int,
) -> Result<(), Error> {
    // SAFETY: forwarded; the runtime refuses a target that is not symmetric.
    let outcome = unsafe { runtime.ctx_amo_nbi(routine, ctx, sig_addr, op, signal, signal, pe, std::ptr::null_mut()) };
    outcome.map_err(|error| match error {
        Error::Usage(usage) if usage.argument == "dest" => Error::Usage(Usage { argument: "sig_addr", ..usage }),
        other => other,
    })
}

macro_rules! put_signals {
    ($($name:ident $nbi:literal)*) => {$(
        /// Puts, and then updates the signal.
        #[expect(clippy::too_many_arguments, reason = "C's, and what the elements are")]
        pub unsafe fn $name(
            routine: &'static str,
            bytes: usize,
            ctx: Context,
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
            sig_addr: *mut u64,
            signal: u64,
            sig_op: c_int,
            pe: c_int,
        ) {
            let short = bytes.checked_mul(nelems).zip(operation(routine, sig_op).ok());
            let is_done = short.is_some_and(|(bytes, op)| {
                // SAFETY: forwarded.
                unsafe { fast::put_signal(ctx, dest, source, bytes, sig_addr, signal, op, pe) }
            });
            if is_done {
                return;
            }
            or_end(with(routine, |runtime| {
                let (bytes, op) = (bytes_of(routine, bytes, nelems)?, operation(routine, sig_op)?);
                // SAFETY: forwarded.
                unsafe { runtime.ctx_put_signal(routine, ctx, dest, source, bytes, sig_addr, op, signal, pe, $nbi) }
            }))
        }
    )*};
}

put_signals! {
    put_signal false
    put_signal_nbi true
}

pub unsafe fn set(routine: &'static str, ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) {
    // SAFETY: forwarded.
    unsafe { alone(routine, ctx, sig_addr, AmoOp::Set, signal, pe) }
}

pub unsafe fn add(routine: &'static str, ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) {
    // SAFETY: forwarded.
    unsafe { alone(routine, ctx, sig_addr, AmoOp::Add, signal, pe) }
}

/// Updates a signal, without data.
///
/// # Safety
/// As [`update`].
unsafe fn alone(routine: &'static str, ctx: Context, sig_addr: *mut u64, op: AmoOp, signal: u64, pe: c_int) {
    // SAFETY: forwarded.
    if unsafe { fast::amo(ctx, sig_addr, op, signal, 0, pe) }.is_none() {
        // SAFETY: forwarded.
        or_end(with(routine, |runtime| unsafe { update(runtime, routine, ctx, sig_addr, op, signal, pe) }));
    }
}

/// The value of a signal of this PE.
pub unsafe fn fetch(routine: &'static str, sig_addr: *const u64) -> u64 {
    if fast::count_fetch() {
        fast::give_way();
    }
    fast::load(sig_addr)
        .unwrap_or_else(|| or_end(with(routine, |runtime| runtime.watch(routine, "sig_addr", sig_addr, 1)?.load(0))))
}

/// Waits for a signal of this PE; the value that it then has.
pub unsafe fn wait_until(routine: &'static str, sig_addr: *const u64, cmp: c_int, cmp_value: u64) -> u64 {
    if let Some(value) = wait::look(sig_addr, cmp, cmp_value) {
        return value;
    }
    or_end(with(routine, |runtime| {
        let signal = runtime.watch(routine, "sig_addr", sig_addr, 1)?;
        let holds = wait::comparison(routine, cmp)?;
        runtime.wait(routine, || Ok(Some(signal.load(0)?).filter(|value| holds(value, &cmp_value))))
    }))
}
