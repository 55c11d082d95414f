//! A handler of `SIGSEGV` that looks at each fault first, and has all that are not its own handled as if it were not there.

use std::ffi::{c_int, c_void};
use std::io;
use std::mem::MaybeUninit;
use std::sync::OnceLock;

use crate::mask;

/// What handles a fault: the signal, the kernel's record of the fault, and the state of the thread that made it.
pub type Handler = extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void);

/// Which signals are blocked while the handler that was there before handles a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mask {
    /// Those that it asked for.
    Asked,
    /// No more than the thread has blocked.
    Untouched,
}

/// Our place in the line of handlers of faults: what handled them before.
///
/// It is for the rest of the process: a handler that is installed later may call ours, so ours is never removed.
///
/// A fault comes again when a handler returns without having mended its cause; a signal that a process sent (`kill`, `raise`)
/// does not. Leaving a signal to what was there before means to step back and, if it was sent, to send it again.
#[derive(Default)]
pub struct FaultHandler {
    before: OnceLock<libc::sigaction>,
}

impl FaultHandler {
    /// Not installed yet.
    pub const fn new() -> FaultHandler {
        FaultHandler { before: OnceLock::new() }
    }

    /// From here on `handler` gets the faults of all threads. Once in the life of `self`; `handler` may make only
    /// async-signal-safe calls.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn install(&self, handler: Handler) -> io::Result<()> {
        // SAFETY: all zero is a valid action: default handler, no flags, empty mask.
        let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
        action.sa_sigaction = handler as *const () as usize;
        // Not blocked in the handler: one that it calls may have faults that this one or another handles.
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART | libc::SA_NODEFER;
        let mut before = MaybeUninit::<libc::sigaction>::zeroed();
        // Not on this thread before `before` is known: the handler would wait for the thread that it interrupts.
        let unblocked = mask::block(libc::SIGSEGV);
        // In one call, so that another thread that does the same at this moment comes before or after.
        // SAFETY: the handler has the type that SA_SIGINFO asks for; there is room for the old action.
        let installed = match unsafe { libc::sigaction(libc::SIGSEGV, &action, before.as_mut_ptr()) } {
            0 => {
                // SAFETY: written by the call, which succeeded.
                let _ = self.before.set(unsafe { before.assume_init() });
                Ok(())
            }
            _ => Err(io::Error::last_os_error()),
        };
        mask::restore(&unblocked);
        installed
    }

    /// Has a signal handled as before our handler was there.
    ///
    /// # Safety
    /// The arguments are those that the kernel has passed to our handler, which returns after this.
    pub unsafe fn pass_on(&self, signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void, mask: Mask) {
        let before = self.before();
        // SAFETY: the kernel's record.
        let sent = unsafe { is_sent(info) };
        if sent && before.sa_sigaction == libc::SIG_IGN {
            return;
        }
        let is_handler = !matches!(before.sa_sigaction, libc::SIG_DFL | libc::SIG_IGN);
        if !is_handler || before.sa_flags & libc::SA_RESETHAND != 0 {
            self.step_back(signal);
            if sent {
                send_again(signal, info);
            }
            return;
        }
        if mask == Mask::Asked {
            block_as_asked(signal, before);
        }
        if before.sa_flags & libc::SA_SIGINFO != 0 {
            // SAFETY: with this flag the action holds a function of this type, for such arguments.
            let handler = unsafe { std::mem::transmute::<usize, Handler>(before.sa_sigaction) };
            handler(signal, info, context);
        } else {
            // SAFETY: without it the action holds one that takes the signal's number.
            let handler = unsafe { std::mem::transmute::<usize, extern "C" fn(c_int)>(before.sa_sigaction) };
            handler(signal);
        }
    }

    /// Leaves the signal to what was there before: the fault comes again when our handler returns, and finds it.
    pub fn step_back(&self, signal: c_int) {
        // SAFETY: an action that was installed before; no old one is asked for.
        unsafe { libc::sigaction(signal, self.before(), std::ptr::null_mut()) };
    }

    /// What was there before. Another thread that is installing our handler at this moment will have said so soon.
    fn before(&self) -> &libc::sigaction {
        loop {
            if let Some(before) = self.before.get() {
                return before;
            }
            // SAFETY: gives the core away; nothing else.
            unsafe { libc::sched_yield() };
        }
    }
}

/// Whether a process sent the signal. Then there is no fault, and no address of one.
///
/// # Safety
/// `info` is the record that the kernel has passed to a handler.
pub unsafe fn is_sent(info: *const libc::siginfo_t) -> bool {
    // SAFETY: the caller's promise. What the kernel finds by itself has positive codes.
    unsafe { (*info).si_code <= 0 }
}

/// Sends this thread the signal that `info` tells of, from the same sender.
fn send_again(signal: c_int, info: *const libc::siginfo_t) {
    // SAFETY: `info` is the kernel's record of this signal; the calls have no other effect than to send it.
    unsafe {
        let (process, thread) = (libc::getpid(), libc::syscall(libc::SYS_gettid));
        if libc::syscall(libc::SYS_rt_tgsigqueueinfo, process, thread, signal, info) != 0 {
            // A filter may forbid the call.
            libc::raise(signal);
        }
    }
}

/// What the kernel does for a handler that it calls itself. The return from our own undoes it.
fn block_as_asked(signal: c_int, action: &libc::sigaction) {
    let mut mask = action.sa_mask;
    // SAFETY: an initialised set, which only this thread has.
    unsafe {
        if action.sa_flags & libc::SA_NODEFER == 0 {
            libc::sigaddset(&mut mask, signal);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, &mask, std::ptr::null_mut());
    }
}
