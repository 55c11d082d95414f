//! `ZE_CPU_STRICT=1`: what a discrete GPU would refuse is refused here, with a line on stderr.
//!
//! **Device memory and the host.** A GPU's memory need not be within the host's reach. Kernels run on threads of this process and
//! at the addresses that the program knows, so device memory cannot be taken from the host for good; it is taken while no
//! command runs. The first command to begin makes all device memory accessible, the last one to end takes access away,
//! both under one lock. A program that touches device memory dies of `SIGSEGV`, after a line that says what it touched. What is
//! not seen: a program that touches it while a command runs.
//!
//! **Refused calls.** Every function that answers with an error says so, once for each function and code, with the reason where
//! there is more to say than the code does.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::mem::MaybeUninit;
use std::sync::{Mutex, Once, OnceLock, PoisonError};

use level_zero_sys::ze_result_t;
use rustix::mm::MprotectFlags;

use crate::settings::settings;

/// Whether the program asked for it.
pub fn is_on() -> bool {
    settings().strict
}

/// What commands and host share the right to.
static DEVICE_MEMORY: Mutex<DeviceMemory> = Mutex::new(DeviceMemory {
    ranges: BTreeMap::new(),
    running: 0,
});

struct DeviceMemory {
    /// Sizes by addresses.
    ranges: BTreeMap<usize, usize>,
    /// Commands.
    running: usize,
}

impl DeviceMemory {
    fn protect_all(&self) {
        for (base, bytes) in &self.ranges {
            protect(*base, *bytes, self.running > 0);
        }
    }
}

fn device_memory() -> std::sync::MutexGuard<'static, DeviceMemory> {
    DEVICE_MEMORY.lock().unwrap_or_else(PoisonError::into_inner)
}

fn protect(base: usize, bytes: usize, accessible: bool) {
    let access = match accessible {
        true => MprotectFlags::READ | MprotectFlags::WRITE,
        false => MprotectFlags::empty(),
    };
    // SAFETY: a mapping of the driver's that is in use; no reference into it exists in this crate, and who else touches it
    // without a command is to be stopped.
    if let Err(error) = unsafe { rustix::mm::mprotect(base as *mut _, bytes, access) } {
        tracing::error!("device memory at {base:#x} cannot be protected: {error}");
    }
}

/// Device memory has been mapped.
pub fn add(base: usize, bytes: usize) {
    if is_on() {
        watch_for_faults();
        let mut memory = device_memory();
        memory.ranges.insert(base, bytes);
        protect(base, bytes, memory.running > 0);
    }
}

/// Device memory is about to be unmapped.
pub fn remove(base: usize) {
    if is_on() {
        device_memory().ranges.remove(&base);
    }
}

/// Held while a command runs, on whichever thread.
pub struct Access {
    on: bool,
}

/// Lets this process at device memory until the guard goes.
pub fn access() -> Access {
    let on = is_on();
    if on {
        let mut memory = device_memory();
        memory.running += 1;
        if memory.running == 1 {
            memory.protect_all();
        }
    }
    Access { on }
}

impl Drop for Access {
    fn drop(&mut self) {
        if self.on {
            let mut memory = device_memory();
            memory.running -= 1;
            if memory.running == 0 {
                memory.protect_all();
            }
        }
    }
}

/// What is done about the signal when it is not about device memory, or after it has been told.
static BEFORE: OnceLock<libc::sigaction> = OnceLock::new();

fn watch_for_faults() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: both actions are whole: zeros are valid, and the handler has the form that the flag promises. It calls nothing
        // but what signal handlers may.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = on_fault as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            let mut before = MaybeUninit::uninit();
            if libc::sigaction(libc::SIGSEGV, std::ptr::null(), before.as_mut_ptr()) == 0 {
                let _ = BEFORE.set(before.assume_init());
                libc::sigaction(libc::SIGSEGV, &action, std::ptr::null_mut());
            }
        }
    });
}

extern "C" fn on_fault(signal: i32, info: *mut libc::siginfo_t, _context: *mut libc::c_void) {
    // SAFETY: the kernel's information about this very fault.
    let address = unsafe { (*info).si_addr() } as usize;
    // The thread that holds the lock does not touch device memory, but another may hold it just now: then without the line.
    if let Ok(memory) = DEVICE_MEMORY.try_lock() {
        let below = memory.ranges.range(..=address).next_back();
        if let Some((base, bytes)) = below.filter(|(base, bytes)| address - **base < **bytes) {
            let mut line = Line::default();
            let _ = writeln!(
                line,
                "ze-cpu: strict: the host touched device memory: address {address:#x}, byte {} of {bytes} allocated at {base:#x}; on \
                 a GPU this may not be mapped: use a copy command, a kernel, or host or shared memory",
                address - base
            );
            line.print();
        }
    }
    // What was there before gets the same fault anew.
    if let Some(before) = BEFORE.get() {
        // SAFETY: the action came from this function's counterpart.
        unsafe { libc::sigaction(signal, before, std::ptr::null_mut()) };
    }
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

/// A function answers with an error; `reason` may be empty.
pub fn refused(function: &'static str, code: ze_result_t, reason: &str) {
    static SAID: Mutex<Vec<(&str, u32)>> = Mutex::new(Vec::new());
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.contains(&(function, code.0)) {
        return;
    }
    said.push((function, code.0));
    let name = function.rsplit("::").next().unwrap_or(function);
    let colon = if reason.is_empty() { "" } else { ": " };
    eprintln!(
        "ze-cpu: strict: {name} answers {:#x}{colon}{reason}",
        code.0
    );
}
