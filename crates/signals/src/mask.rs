//! The signal mask of the calling thread.

use std::io;
use std::mem::MaybeUninit;
use std::thread::{Builder, JoinHandle};

/// What a thread does to itself. Never blocked: a thread that faults with the signal blocked ends the process, and faults of
/// any thread may be ours to handle.
pub const FAULTS: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGSYS];

/// Blocks all signals but faults, as they are the program's business and belong on its threads; returns the mask before.
pub fn leave_to_the_program() -> libc::sigset_t {
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

/// Starts a thread that leaves signals to the program.
pub fn spawn<R: Send + 'static>(name: &str, work: impl FnOnce() -> R + Send + 'static) -> io::Result<JoinHandle<R>> {
    // A thread inherits its creator's mask.
    let before = leave_to_the_program();
    let spawned = Builder::new().name(name.into()).spawn(work);
    restore(&before);
    spawned
}

/// Blocks one more signal; returns the mask before.
pub(crate) fn block(signal: libc::c_int) -> libc::sigset_t {
    let mut one = MaybeUninit::uninit();
    let mut before = MaybeUninit::uninit();
    // SAFETY: `sigemptyset` initialises `one`; `pthread_sigmask` reads it and, as its arguments are valid, initialises
    // `before`. Both live on this stack.
    unsafe {
        libc::sigemptyset(one.as_mut_ptr());
        libc::sigaddset(one.as_mut_ptr(), signal);
        libc::pthread_sigmask(libc::SIG_BLOCK, one.as_ptr(), before.as_mut_ptr());
        before.assume_init()
    }
}

/// Sets the mask to what [`leave_to_the_program`] returned.
pub fn restore(mask: &libc::sigset_t) {
    // SAFETY: `mask` is an initialised set; no old mask is asked for.
    unsafe {
        libc::pthread_sigmask(libc::SIG_SETMASK, mask, std::ptr::null_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_of_ours_can_fault_and_takes_no_signals() {
        let is_blocked = |signal| {
            let before = leave_to_the_program();
            let thread = std::thread::spawn(move || {
                let mask = leave_to_the_program();
                // SAFETY: an initialised set.
                unsafe { libc::sigismember(&mask, signal) == 1 }
            });
            restore(&before);
            thread.join().unwrap()
        };
        for fault in FAULTS {
            assert!(!is_blocked(fault), "signal {fault}");
        }
        for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGCHLD, libc::SIGALRM] {
            assert!(is_blocked(signal), "signal {signal}");
        }
    }
}
