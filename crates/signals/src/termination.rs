//! SIGTERM, by which launchers end jobs.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The process whose SIGTERM is held; 0 for none.
static HOLDER: AtomicU32 = AtomicU32::new(0);
static ASKED: AtomicBool = AtomicBool::new(false);

/// From here on the first SIGTERM does not end this process, but waits for a thread of ours that [looks](is_asked): for what the
/// process has to do before. A second one ends it at once. Nothing changes where the program handles the signal, or ignores it.
///
/// # Errors
/// What the operating system says.
pub fn hold() -> io::Result<()> {
    if action()?.sa_sigaction != libc::SIG_DFL {
        return Ok(());
    }
    HOLDER.store(std::process::id(), Ordering::Relaxed);
    set(note as *const () as usize)
}

/// Whether the process has got the signal since [`hold`].
pub fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// The signal ends the process again; at once, if it came.
pub fn release() {
    if action().is_ok_and(|action| action.sa_sigaction == note as *const () as usize) {
        // It worked before.
        let _ = set(libc::SIG_DFL);
    }
    if ASKED.swap(false, Ordering::Relaxed) {
        end();
    }
}

/// Only async-signal-safe calls are made here.
extern "C" fn note(_: libc::c_int) {
    if HOLDER.load(Ordering::Relaxed) == std::process::id() {
        ASKED.store(true, Ordering::Relaxed);
    } else {
        // In a child that the program has forked there is no thread of ours.
        end();
    }
}

/// Sends this process the signal, which the program did not handle.
fn end() {
    // SAFETY: these calls have no preconditions, and may be made in handlers. A thread that has the signal blocked, as one that handles
    // it, leaves it to others or to its own return.
    unsafe {
        libc::kill(libc::getpid(), libc::SIGTERM);
    }
}

fn action() -> io::Result<libc::sigaction> {
    // SAFETY: all zero is a valid action, which the call overwrites; no new one is set.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        match libc::sigaction(libc::SIGTERM, std::ptr::null(), &mut action) {
            0 => Ok(action),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// Sets what is done about the signal: a handler of one argument, which is there the first time only, or the default.
fn set(handler: libc::sighandler_t) -> io::Result<()> {
    // SAFETY: all zero is a valid action; the handler is a function of this library's, which stays loaded, or the default.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handler;
        action.sa_flags = libc::SA_RESTART | libc::SA_RESETHAND;
        match libc::sigaction(libc::SIGTERM, &action, std::ptr::null_mut()) {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}
