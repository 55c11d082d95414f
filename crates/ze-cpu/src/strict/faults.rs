//! Faults: device memory and freed memory are out of reach, and a thread that touches them comes here.
//!
//! A command that touches device memory gets it opened and goes on. Everybody else is told what was touched, and left to whatever
//! the program would have done about the signal. Faults that are not about our memory go to who handled them before, and this
//! handler stays: a program may have faults of its own that it goes on after.

use std::ffi::c_void;
use std::fmt::Write;
use std::sync::OnceLock;

use zeshmem_signals::{FaultHandler, Mask};

use crate::base::notice;

static HANDLER: FaultHandler = FaultHandler::new();

/// What is to be done about a fault at an address, by an instruction that writes there or not. Allocates nothing.
type Judge = fn(usize, bool) -> Verdict;

static JUDGE: OnceLock<Judge> = OnceLock::new();

/// From the first call on, faults are judged.
pub fn watch_for_faults(judge: Judge) {
    JUDGE.get_or_init(|| {
        if let Err(error) = HANDLER.install(on_fault) {
            notice::error(&format!("strict mode cannot tell who touches device memory: {error}"));
        }
        judge
    });
}

/// Why a thread has faulted; of what `base` and `bytes` say.
pub enum Verdict {
    /// A command touched device memory, which is open now.
    Opened,
    /// No command runs that would: it was the program.
    Host {
        base: usize,
        bytes: usize,
    },
    /// Something other than the mapping's access attribute allows.
    Attribute {
        base: usize,
        bytes: usize,
    },
    Freed {
        base: usize,
        bytes: usize,
    },
    /// Memory of the program's.
    NotOurs,
}

extern "C" fn on_fault(signal: i32, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel's information about this very fault.
    let (address, writes) = unsafe { ((*info).si_addr() as usize, is_write(context)) };
    let verdict = JUDGE.get().map_or(Verdict::NotOurs, |judge| judge(address, writes));
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
        Verdict::NotOurs => {
            // SAFETY: the arguments are the kernel's for this fault.
            return unsafe { HANDLER.pass_on(signal, info, context, Mask::Asked) };
        }
    };
    line.print();
    HANDLER.step_back(signal);
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
        Line { text: [0; 512], length: 0 }
    }
}

impl Line {
    fn print(&self) {
        // SAFETY: the text is readable; a failure to write it cannot be told either.
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
