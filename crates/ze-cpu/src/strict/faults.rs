//! Faults: device memory and freed memory are out of reach, and whoever touches them comes here.
//!
//! A command that touches device memory gets it opened and goes on. Everybody else is told what was touched, and left to whatever
//! the program would have done about the signal. Faults that are not about our memory go to who handled them before, and this
//! handler stays: a program may have faults of its own that it goes on after.

use std::ffi::c_void;
use std::fmt::Write;
use std::mem::MaybeUninit;
use std::sync::{Once, OnceLock};

use super::reach::{Verdict, memory_for_handler};

/// What is done about the signal when it is not about our memory, or after it has been told.
static BEFORE: OnceLock<libc::sigaction> = OnceLock::new();

pub fn watch_for_faults() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: both actions are whole: zeros are valid, and the handler has the form that the flag promises. It calls nothing
        // but what signal handlers may.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = on_fault as *const () as usize;
            // Not blocked in the handler: one that it calls may have faults that this one or another handles.
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
            let mut before = MaybeUninit::uninit();
            // In one call, so that whoever does the same at this moment comes before or after.
            if libc::sigaction(libc::SIGSEGV, &action, before.as_mut_ptr()) == 0 {
                let _ = BEFORE.set(before.assume_init());
            }
        }
    });
}

extern "C" fn on_fault(signal: i32, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel's information about this very fault.
    let (address, writes) = unsafe { ((*info).si_addr() as usize, is_write(context)) };
    let verdict =
        memory_for_handler().map_or(Verdict::NotOurs, |mut memory| memory.judge(address, writes));
    let mut line = Line::default();
    let _ = match verdict {
        // The instruction is done again.
        Verdict::Opened => return,
        Verdict::Host { base, bytes } => writeln!(
            line,
            "ze-cpu: strict: the host touched device memory: address {address:#x}, byte {} of {bytes} allocated at {base:#x}; on a GPU \
             this may not be mapped: use a copy command, a kernel, or host or shared memory",
            address - base
        ),
        Verdict::Attribute { base, bytes } => writeln!(
            line,
            "ze-cpu: strict: device memory was touched against its access attribute: address {address:#x}, byte {} of {bytes} mapped \
             at {base:#x}",
            address - base
        ),
        Verdict::Freed { base, bytes } => writeln!(
            line,
            "ze-cpu: strict: freed memory was touched: address {address:#x}, byte {} of {bytes} that were allocated at {base:#x}",
            address - base
        ),
        // SAFETY: the arguments are the kernel's for this fault.
        Verdict::NotOurs => return unsafe { pass_on(signal, info, context) },
    };
    line.print();
    // What was there before gets the same fault anew, once it is known, which it is at once.
    if let Some(before) = BEFORE.get() {
        // SAFETY: the action came from this function's counterpart.
        unsafe { libc::sigaction(signal, before, std::ptr::null_mut()) };
    }
}

/// Has a fault handled as before there was a handler here.
///
/// # Safety
/// The arguments are those that the kernel has passed to the handler.
unsafe fn pass_on(signal: i32, info: *mut libc::siginfo_t, context: *mut c_void) {
    // Not known for a moment after the handler was installed; the fault comes again.
    let Some(before) = BEFORE.get() else {
        return;
    };
    let is_handler = !matches!(before.sa_sigaction, libc::SIG_DFL | libc::SIG_IGN);
    if !is_handler || before.sa_flags & libc::SA_RESETHAND != 0 {
        // SAFETY: an action that was installed before. The fault comes again, and finds it.
        unsafe { libc::sigaction(signal, before, std::ptr::null_mut()) };
        return;
    }
    let mut mask = before.sa_mask;
    // SAFETY: what the kernel does for a handler that it calls itself, with a set of this thread's own; the return from this
    // handler undoes it.
    unsafe {
        if before.sa_flags & libc::SA_NODEFER == 0 {
            libc::sigaddset(&mut mask, signal);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, &mask, std::ptr::null_mut());
    }
    if before.sa_flags & libc::SA_SIGINFO != 0 {
        type Handler = extern "C" fn(i32, *mut libc::siginfo_t, *mut c_void);
        // SAFETY: with this flag the action holds a function of this type, for such arguments.
        let handler = unsafe { std::mem::transmute::<usize, Handler>(before.sa_sigaction) };
        handler(signal, info, context);
    } else {
        // SAFETY: without it the action holds one that takes the signal's number.
        let handler =
            unsafe { std::mem::transmute::<usize, extern "C" fn(i32)>(before.sa_sigaction) };
        handler(signal);
    }
}

/// Whether the instruction writes.
///
/// # Safety
/// The context is one that the kernel has passed to a handler of faults.
#[cfg(target_arch = "x86_64")]
unsafe fn is_write(context: *mut c_void) -> bool {
    const WRITES: i64 = 2;
    // SAFETY: forwarded to the caller; the error code is the processor's.
    let context = unsafe { &*context.cast::<libc::ucontext_t>() };
    context.uc_mcontext.gregs[libc::REG_ERR as usize] & WRITES != 0
}

/// Elsewhere it is not known: what may be read only counts as read.
///
/// # Safety
/// None.
#[cfg(not(target_arch = "x86_64"))]
unsafe fn is_write(_context: *mut c_void) -> bool {
    false
}

/// Text on the stack, for signal handlers, which may not allocate.
struct Line {
    text: [u8; 512],
    length: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line {
            text: [0; 512],
            length: 0,
        }
    }
}

impl Line {
    fn print(&self) {
        // SAFETY: the text is readable; a failure has nobody to be told to.
        unsafe { libc::write(2, self.text.as_ptr().cast(), self.length) };
    }
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let room = &mut self.text[self.length..];
        let bytes = text.len().min(room.len());
        room[..bytes].copy_from_slice(&text.as_bytes()[..bytes]);
        self.length += bytes;
        Ok(())
    }
}
