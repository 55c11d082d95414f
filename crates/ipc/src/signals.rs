//! The signal mask of the calling thread.

use std::mem::MaybeUninit;

/// What a thread does to itself. Never blocked: a thread that faults with the signal blocked ends the process, and any
/// thread may fault while static data moves ([`statics`](crate::statics)).
pub(crate) const FAULTS: [libc::c_int; 6] = [
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGSYS,
];

/// Blocks all signals but faults, as they are the program's business and belong on its threads; returns the mask before.
pub(crate) fn leave_to_the_program() -> libc::sigset_t {
    let mut all = MaybeUninit::uninit();
    let mut before = MaybeUninit::uninit();
    // SAFETY: `sigfillset` initialises `all`; `pthread_sigmask` reads it and, as its arguments are valid, initialises
    // `before`. Both live on this stack.
    unsafe {
        libc::sigfillset(all.as_mut_ptr());
        for fault in FAULTS {
            libc::sigdelset(all.as_mut_ptr(), fault);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, all.as_ptr(), before.as_mut_ptr());
        before.assume_init()
    }
}

/// Sets the mask to what [`leave_to_the_program`] returned.
pub(crate) fn restore(mask: &libc::sigset_t) {
    // SAFETY: `mask` is an initialised set; no old mask is asked for.
    unsafe {
        libc::pthread_sigmask(libc::SIG_SETMASK, mask, std::ptr::null_mut());
    }
}
