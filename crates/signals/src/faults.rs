//! A handler of `SIGSEGV` that looks at each fault first, and has all that are not its own handled as if it were not there.

use std::ffi::{c_int, c_void};
use std::io;
use std::mem::MaybeUninit;
use std::sync::OnceLock;

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

/// Our place in the line of those who handle faults: what handled them before.
///
/// It is for the rest of the process: whoever comes later may call us, so we never leave.
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
        // In one call, so that whoever does the same at this moment comes before or after.
        // SAFETY: the handler has the type that SA_SIGINFO asks for; there is room for the old action.
        if unsafe { libc::sigaction(libc::SIGSEGV, &action, before.as_mut_ptr()) } != 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: written by the call, which succeeded.
        let _ = self.before.set(unsafe { before.assume_init() });
        Ok(())
    }

    /// Has a fault handled as before our handler was there.
    ///
    /// # Safety
    /// The arguments are those that the kernel has passed to our handler, which returns after this.
    pub unsafe fn pass_on(&self, signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void, mask: Mask) {
        // Not known for a moment after our handler was installed; the fault comes again.
        let Some(before) = self.before.get() else {
            return;
        };
        let is_handler = !matches!(before.sa_sigaction, libc::SIG_DFL | libc::SIG_IGN);
        if !is_handler || before.sa_flags & libc::SA_RESETHAND != 0 {
            self.step_back(signal);
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
        if let Some(before) = self.before.get() {
            // SAFETY: an action that was installed before; no old one is asked for.
            unsafe { libc::sigaction(signal, before, std::ptr::null_mut()) };
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
