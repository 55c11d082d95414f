//! The program's signal handlers stay its own: OpenCL runtimes that have LLVM inside install handlers of LLVM's, which print a
//! compiler's bug report when the program is at fault, or interrupted.

use std::mem::MaybeUninit;
use std::ptr;

/// Signals are numbers from 1 to 64.
const SIGNALS: std::ops::Range<i32> = 1..65;

/// What the process does about signals, to be restored at the end of the guard's life.
pub struct Handlers {
    actions: Vec<(i32, libc::sigaction)>,
}

impl Handlers {
    pub fn keep() -> Handlers {
        let action = |signal| {
            let mut action = MaybeUninit::uninit();
            // SAFETY: asks only; the room is for one action.
            let status = unsafe { libc::sigaction(signal, ptr::null(), action.as_mut_ptr()) };
            // SAFETY: filled, as the call succeeded. It fails for numbers that are no signals, or the C library's own.
            (status == 0).then(|| (signal, unsafe { action.assume_init() }))
        };
        Handlers {
            actions: SIGNALS.filter_map(action).collect(),
        }
    }
}

impl Drop for Handlers {
    fn drop(&mut self) {
        for (signal, kept) in &self.actions {
            let mut now = MaybeUninit::<libc::sigaction>::uninit();
            // SAFETY: asks, and gives back what the process had; both are whole actions.
            unsafe {
                let asked = libc::sigaction(*signal, ptr::null(), now.as_mut_ptr());
                if asked == 0 && now.assume_init_ref().sa_sigaction != kept.sa_sigaction {
                    libc::sigaction(*signal, kept, ptr::null_mut());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handler_of(signal: i32) -> usize {
        let mut action = MaybeUninit::<libc::sigaction>::uninit();
        // SAFETY: asks only; filled where it succeeds, as it does for a signal.
        unsafe {
            assert_eq!(libc::sigaction(signal, ptr::null(), action.as_mut_ptr()), 0);
            action.assume_init().sa_sigaction
        }
    }

    #[test]
    fn handlers_are_as_before() {
        extern "C" fn other(_: i32) {}
        let before = handler_of(libc::SIGUSR2);
        {
            let _kept = Handlers::keep();
            // SAFETY: the handler does nothing.
            unsafe { libc::signal(libc::SIGUSR2, other as *const () as usize) };
            assert_ne!(handler_of(libc::SIGUSR2), before);
        }
        assert_eq!(handler_of(libc::SIGUSR2), before);
    }
}
