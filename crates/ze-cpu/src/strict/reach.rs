//! Who may touch which memory, and when.
//!
//! **Device memory and the host.** A GPU's memory need not be within the host's reach. Kernels run on threads of this process and
//! at the addresses that the program knows, so device memory cannot be taken from the host for good; it is taken while no
//! command runs. The first command to begin makes all device memory accessible, the last one to end takes access away,
//! both under one lock. A program that touches device memory dies of `SIGSEGV`, after a line that says what it touched. What is
//! not seen: a program that touches it while a command runs.
//!
//! **Freed memory** keeps its address space, without access, until much else has been freed, so that its address does not come
//! back as that of something else. A command that uses it fails; whoever touches it all the same dies after such a line.
//!
//! **Memory in use.** What a running command was given, copies their ranges and kernels their arguments, cannot be freed. What
//! kernels find behind pointers in memory is not seen, nor what commands will use that have not begun: if that is freed, they
//! fail when they begin.

use std::collections::{BTreeMap, VecDeque};
use std::ffi::c_void;
use std::fmt::Write;
use std::mem::MaybeUninit;
use std::sync::{Mutex, MutexGuard, Once, OnceLock, PoisonError};

use level_zero_sys::ze_result_t;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags};

use super::is_on;
use crate::answer::{Answer, because};

static MEMORY: Mutex<Memory> = Mutex::new(Memory {
    device: BTreeMap::new(),
    globals: BTreeMap::new(),
    freed: BTreeMap::new(),
    oldest: VecDeque::new(),
    running: BTreeMap::new(),
    commands: 0,
});

struct Memory {
    /// Mappings of device memory by their addresses.
    device: BTreeMap<usize, Mapping>,
    /// Variables of kernels: sizes by addresses.
    globals: BTreeMap<usize, usize>,
    /// What was freed of late: sizes by addresses.
    freed: BTreeMap<usize, usize>,
    /// The addresses of that, in the order of freeing.
    oldest: VecDeque<usize>,
    /// What running commands were given, by the commands' numbers.
    running: BTreeMap<u64, Vec<Use>>,
    /// Commands so far.
    commands: u64,
}

struct Mapping {
    bytes: usize,
    /// What commands may do there.
    access: MprotectFlags,
}

/// Memory that a command was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// As in "a copy reads 8 bytes at 0x1000".
    pub who: &'static str,
    pub address: usize,
    pub bytes: usize,
}

impl Use {
    fn meets(&self, base: usize, bytes: usize) -> bool {
        self.address < base + bytes && base < self.address.saturating_add(self.bytes)
    }
}

/// Freed memory whose addresses are kept. Each may take one of the kernel's mappings, of which a process has some 65,000.
const KEPT: usize = 4096;

impl Memory {
    fn protect_all(&self) {
        for (base, mapping) in &self.device {
            self.protect(*base, mapping);
        }
    }

    fn protect(&self, base: usize, mapping: &Mapping) {
        let access = match self.running.is_empty() {
            true => MprotectFlags::empty(),
            false => mapping.access,
        };
        // SAFETY: a mapping of the driver's that is in use; no reference into it exists in this crate, and who else touches it
        // without a command is to be stopped.
        if let Err(error) = unsafe { rustix::mm::mprotect(base as *mut _, mapping.bytes, access) } {
            tracing::error!("device memory at {base:#x} cannot be protected: {error}");
        }
    }

    /// The freed memory that has a byte of a range.
    fn freed(&self, address: usize, bytes: usize) -> Option<(usize, usize)> {
        let last = address.saturating_add(bytes.saturating_sub(1));
        let (base, size) = self.freed.range(..=last).next_back()?;
        (address < base + size).then_some((*base, *size))
    }
}

fn memory() -> MutexGuard<'static, Memory> {
    MEMORY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Device memory has been mapped, for commands to use so.
pub fn add(base: usize, bytes: usize, access: ProtFlags) {
    if is_on() {
        watch_for_faults();
        let access = MprotectFlags::from_bits_retain(access.bits());
        let mapping = Mapping { bytes, access };
        let mut memory = memory();
        memory.protect(base, &mapping);
        memory.device.insert(base, mapping);
    }
}

/// A program has been told where a variable of its kernels is, and may pass that on to them.
pub fn add_global(base: usize, bytes: usize) {
    if is_on() {
        memory().globals.insert(base, bytes);
    }
}

pub fn is_global(address: usize) -> bool {
    let memory = memory();
    let below = memory.globals.range(..=address).next_back();
    below.is_some_and(|(base, bytes)| address - base < *bytes)
}

/// What was added in a range is about to change.
pub fn remove(base: usize, bytes: usize) {
    if is_on() {
        memory()
            .device
            .retain(|at, _| *at < base || *at >= base + bytes);
    }
}

/// Takes the place of unmapping an allocation; false if that is still to be done.
///
/// # Safety
/// The mapping is the driver's, and nobody finds it any more.
pub unsafe fn release(base: usize, bytes: usize) -> bool {
    if !is_on() {
        return false;
    }
    watch_for_faults();
    let kind = MapFlags::PRIVATE | MapFlags::NORESERVE | MapFlags::FIXED;
    let mut memory = memory();
    memory.device.remove(&base);
    // SAFETY: forwarded to the caller; the pages go, their addresses stay.
    let kept =
        unsafe { rustix::mm::mmap_anonymous(base as *mut c_void, bytes, ProtFlags::empty(), kind) };
    if kept.is_err() {
        return false;
    }
    memory.freed.insert(base, bytes);
    memory.oldest.push_back(base);
    if memory.oldest.len() > KEPT {
        let oldest = memory.oldest.pop_front();
        if let Some((base, bytes)) = oldest.and_then(|base| memory.freed.remove_entry(&base)) {
            // SAFETY: address space of the driver's that has nothing in it.
            let _ = unsafe { rustix::mm::munmap(base as *mut c_void, bytes) };
        }
    }
    true
}

/// `HANDLE_OBJECT_IN_USE` if a running command was given a part of it.
pub fn check_unused(base: usize, bytes: usize) -> Answer {
    if !is_on() {
        return Ok(());
    }
    let memory = memory();
    let mut uses = memory.running.values().flatten();
    match uses.find(|used| used.meets(base, bytes)) {
        None => Ok(()),
        Some(used) => Err(because(
            ze_result_t::ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE,
            format!(
                "{} {:#x}, of the {bytes} bytes at {base:#x}, and is still running: a GPU would lose its pages under it; wait for the \
                 command first",
                used.who, used.address
            ),
        )),
    }
}

/// Held while a command runs, on whichever thread.
pub struct Access {
    command: Option<u64>,
}

/// Lets this process at device memory until the guard goes, if the command was given nothing that has been freed.
pub fn access(uses: impl FnOnce() -> Vec<Use>) -> Answer<Access> {
    if !is_on() {
        return Ok(Access { command: None });
    }
    let mut uses = uses();
    uses.retain(|used| used.bytes > 0);
    let memory = memory();
    for used in &uses {
        if let Some((base, bytes)) = memory.freed(used.address, used.bytes) {
            eprintln!(
                "ze-cpu: strict: {} {:#x}, which is byte {} of {bytes} that were allocated at {base:#x} and have been freed: on a GPU \
                 that is a page fault, and the device is lost",
                used.who,
                used.address,
                used.address.saturating_sub(base)
            );
            return Err(ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST);
        }
    }
    Ok(admit(memory, uses))
}

/// The same for the driver's own look at memory that the program vouches for.
pub fn access_to_all() -> Access {
    if !is_on() {
        return Access { command: None };
    }
    admit(memory(), Vec::new())
}

fn admit(mut memory: MutexGuard<'_, Memory>, uses: Vec<Use>) -> Access {
    memory.commands += 1;
    let command = memory.commands;
    memory.running.insert(command, uses);
    if memory.running.len() == 1 {
        memory.protect_all();
    }
    Access {
        command: Some(command),
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        if let Some(command) = self.command {
            let mut memory = memory();
            memory.running.remove(&command);
            if memory.running.is_empty() {
                memory.protect_all();
            }
        }
    }
}

/// What is done about the signal when it is not about our memory, or after it has been told.
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

extern "C" fn on_fault(signal: i32, info: *mut libc::siginfo_t, _context: *mut c_void) {
    // SAFETY: the kernel's information about this very fault.
    let address = unsafe { (*info).si_addr() } as usize;
    // The thread that holds the lock does not touch such memory, but another may hold it just now: then without the line.
    if let Ok(memory) = MEMORY.try_lock() {
        let mut line = Line::default();
        let below = memory.device.range(..=address).next_back();
        let device = below.filter(|(base, mapping)| address - **base < mapping.bytes);
        if let Some((base, mapping)) = device {
            let (offset, bytes) = (address - base, mapping.bytes);
            let _ = match memory.running.is_empty() {
                true => writeln!(
                    line,
                    "ze-cpu: strict: the host touched device memory: address {address:#x}, byte {offset} of {bytes} allocated at \
                     {base:#x}; on a GPU this may not be mapped: use a copy command, a kernel, or host or shared memory"
                ),
                false => writeln!(
                    line,
                    "ze-cpu: strict: device memory was touched against its access attribute: address {address:#x}, byte {offset} of \
                     {bytes} mapped at {base:#x}"
                ),
            };
        } else if let Some((base, bytes)) = memory.freed(address, 1) {
            let _ = writeln!(
                line,
                "ze-cpu: strict: freed memory was touched: address {address:#x}, byte {} of {bytes} that were allocated at {base:#x}",
                address - base
            );
        }
        line.print();
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
