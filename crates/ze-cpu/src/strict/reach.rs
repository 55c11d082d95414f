//! Who may touch which memory, and when.
//!
//! **Device memory and the host.** A GPU's memory need not be within the host's reach. Kernels run on threads of this process and
//! at the addresses that the program knows, so device memory cannot be taken from the host for good; it is taken while none
//! runs. What a running kernel touches is opened then, window by window, as it faults ([`faults`](super::faults)), for
//! heaps are large and kernels touch little of them; when the last kernel ends all windows are closed. Copies and fills are the
//! driver's own, which has a second view of each allocation ([`views`](super::views)); of memory that is mapped into address space
//! that the program has reserved it has none, so there they are like kernels. A program that touches device memory dies of
//! `SIGSEGV`, after a line that says what it touched. What is not seen: a program that touches it while a kernel runs.
//!
//! **Freed memory** keeps its address space, without access, until much else has been freed, so that its address does not come
//! back as that of something else. A command that uses it fails; a thread that touches it all the same dies after such a line.
//!
//! **Memory in use.** What a running command was given, copies their ranges and kernels their arguments, cannot be freed. What
//! kernels find behind pointers in memory is not seen, nor what commands will use that have not begun: if that is freed, they
//! fail when they begin.

use std::collections::{BTreeMap, VecDeque};
use std::ffi::c_void;
use std::ops::{Deref, DerefMut};
use std::os::fd::BorrowedFd;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use level_zero_sys::ze_result_t;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags};

use super::faults::{Verdict, watch_for_faults};
use super::views::View;
use super::windows::{Window, Windows};
use crate::base::answer::{Answer, because};
use crate::base::settings::settings;

static MEMORY: Mutex<Memory> = Mutex::new(Memory {
    device: BTreeMap::new(),
    globals: BTreeMap::new(),
    freed: BTreeMap::new(),
    oldest: VecDeque::new(),
    running: BTreeMap::new(),
    commands: 0,
    windows: Windows::NONE,
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
    /// Running commands by their numbers.
    running: BTreeMap<u64, Running>,
    /// Commands so far.
    commands: u64,
    /// The device memory that running commands have opened.
    windows: Windows,
}

struct Mapping {
    bytes: usize,
    /// What commands may do there.
    access: MprotectFlags,
    /// The driver's own, if it has one.
    view: Option<View>,
}

struct Running {
    /// What it was given.
    uses: Vec<Use>,
    /// It touches device memory where the program does.
    opens: bool,
}

/// Who touches the memory that a command is given.
#[derive(Clone, Copy, PartialEq)]
pub enum By {
    /// The driver, which asks [`Access::own`] where.
    Driver,
    /// Kernels, or code that takes addresses as they are.
    Others,
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
    /// The freed memory that has a byte of a range.
    fn freed(&self, address: usize, bytes: usize) -> Option<(usize, usize)> {
        let last = address.saturating_add(bytes.saturating_sub(1));
        let (base, size) = self.freed.range(..=last).next_back()?;
        (address < base + size).then_some((*base, *size))
    }

    /// What is to be done about a fault. Called by the handler: allocates nothing.
    fn judge(&mut self, address: usize, writes: bool) -> Verdict {
        let Some((base, mapping)) = self.mapping(address, 1) else {
            return match self.freed(address, 1) {
                Some((base, bytes)) => Verdict::Freed { base, bytes },
                None => Verdict::NotOurs,
            };
        };
        let (bytes, access) = (mapping.bytes, mapping.access);
        if !self.is_open() {
            return Verdict::Host { base, bytes };
        }
        let needed = match writes {
            true => MprotectFlags::WRITE,
            false => MprotectFlags::READ,
        };
        if access.contains(needed) && self.windows.open(address, base, bytes, access) {
            Verdict::Opened
        } else {
            Verdict::Attribute { base, bytes }
        }
    }

    /// A command runs that may open device memory.
    fn is_open(&self) -> bool {
        self.running.values().any(|command| command.opens)
    }

    /// The device memory that has a byte of a range.
    fn mapping(&self, address: usize, bytes: usize) -> Option<(usize, &Mapping)> {
        let end = address.saturating_add(bytes);
        let (base, mapping) = self.device.range(..end).next_back()?;
        (address < *base + mapping.bytes).then_some((*base, mapping))
    }

    fn close_windows(&mut self) {
        match self.windows.take() {
            Some(windows) => windows.iter().for_each(|window| hide(window.start, window.bytes)),
            None => self.device.iter().for_each(|(base, mapping)| hide(*base, mapping.bytes)),
        }
    }
}

/// Takes access to device memory away.
fn hide(base: usize, bytes: usize) {
    // SAFETY: a mapping of the driver's that is in use, or a part of one; no reference into it exists in this crate, and who else
    // touches it without a command is to be stopped.
    let hidden = unsafe { rustix::mm::mprotect(base as *mut c_void, bytes, MprotectFlags::empty()) };
    if let Err(error) = hidden {
        tracing::error!("device memory at {base:#x} cannot be protected: {error}");
    }
}

/// The books, locked.
struct Books(MutexGuard<'static, Memory>);

/// The thread that has locked them, for a handler that has interrupted it; 0 if none, or not for long.
static KEEPER: AtomicI32 = AtomicI32::new(0);

impl Books {
    fn of(guard: MutexGuard<'static, Memory>) -> Books {
        KEEPER.store(own_thread(), Ordering::Relaxed);
        Books(guard)
    }
}

impl Deref for Books {
    type Target = Memory;

    fn deref(&self) -> &Memory {
        &self.0
    }
}

impl DerefMut for Books {
    fn deref_mut(&mut self) -> &mut Memory {
        &mut self.0
    }
}

impl Drop for Books {
    fn drop(&mut self) {
        KEEPER.store(0, Ordering::Relaxed);
    }
}

fn own_thread() -> i32 {
    rustix::thread::gettid().as_raw_nonzero().get()
}

/// What the handler of faults asks; none if it has interrupted the thread that has locked the books, which does not touch device
/// memory meanwhile. Others unlock them, however long it takes until they get a core.
fn memory_for_handler() -> Option<Books> {
    loop {
        match MEMORY.try_lock() {
            Ok(memory) => return Some(Books::of(memory)),
            Err(TryLockError::Poisoned(poisoned)) => return Some(Books::of(poisoned.into_inner())),
            Err(TryLockError::WouldBlock) if KEEPER.load(Ordering::Relaxed) == own_thread() => {
                return None;
            }
            Err(TryLockError::WouldBlock) => rustix::thread::sched_yield(),
        }
    }
}

/// What the handler of faults is to do.
fn judge(address: usize, writes: bool) -> Verdict {
    memory_for_handler().map_or(Verdict::NotOurs, |mut memory| memory.judge(address, writes))
}

fn memory() -> Books {
    Books::of(MEMORY.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Device memory has been mapped, for commands to use so.
pub fn add(base: usize, bytes: usize, access: ProtFlags) {
    if settings().strict {
        insert(base, bytes, access, None);
    }
}

/// The same for an allocation, which is the beginning of a file until it is released.
pub fn add_allocation(base: usize, bytes: usize, file: BorrowedFd<'_>) {
    if settings().strict {
        let view = View::new(file, bytes);
        insert(base, bytes, ProtFlags::READ | ProtFlags::WRITE, view);
    }
}

fn insert(base: usize, bytes: usize, access: ProtFlags, view: Option<View>) {
    watch_for_faults(judge);
    let access = MprotectFlags::from_bits_retain(access.bits());
    let mut memory = memory();
    hide(base, bytes);
    let mapping = Mapping { bytes, access, view };
    memory.device.insert(base, mapping);
}

/// A program has been told where a variable of its kernels is, and may pass that on to them.
pub fn add_global(base: usize, bytes: usize) {
    if settings().strict {
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
    if settings().strict {
        let mut memory = memory();
        memory.device.retain(|at, _| *at < base || *at >= base + bytes);
        memory.windows.forget(Window { start: base, bytes });
    }
}

/// Takes the place of unmapping an allocation; false if that is still to be done.
///
/// # Safety
/// The mapping is the driver's, and no table leads to it any more.
pub unsafe fn release(base: usize, bytes: usize) -> bool {
    if !settings().strict {
        return false;
    }
    watch_for_faults(judge);
    let kind = MapFlags::PRIVATE | MapFlags::NORESERVE | MapFlags::FIXED;
    let mut memory = memory();
    memory.device.remove(&base);
    memory.windows.forget(Window { start: base, bytes });
    // SAFETY: forwarded to the caller; the pages go, their addresses stay.
    let kept = unsafe { rustix::mm::mmap_anonymous(base as *mut c_void, bytes, ProtFlags::empty(), kind) };
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
    if !settings().strict {
        return Ok(());
    }
    let memory = memory();
    let mut uses = memory.running.values().flat_map(|command| &command.uses);
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
#[derive(Default)]
pub struct Access {
    command: Option<u64>,
    /// What the driver finds elsewhere.
    elsewhere: Vec<(Use, usize)>,
}

impl Access {
    /// Where the driver itself finds a byte that the command was given.
    pub fn own(&self, address: usize) -> usize {
        let mut views = self.elsewhere.iter();
        let view = views.find(|(used, _)| used.meets(address, 1));
        view.map_or(address, |(used, at)| at + (address - used.address))
    }
}

/// Lets a command at the device memory that it was given until the guard goes, if none of that has been freed.
pub fn access(by: By, uses: impl FnOnce() -> Vec<Use>) -> Answer<Access> {
    if !settings().strict {
        return Ok(Access::default());
    }
    let mut uses = uses();
    uses.retain(|used| used.bytes > 0);
    let memory = memory();
    for used in &uses {
        if let Some((base, bytes)) = memory.freed(used.address, used.bytes) {
            return Err(because(
                ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST,
                format!(
                    "{} {:#x}, which is byte {} of {bytes} that were allocated at {base:#x} and have been freed: on a GPU that is a \
                     page fault, and the device is lost",
                    used.who,
                    used.address,
                    used.address.saturating_sub(base)
                ),
            ));
        }
    }
    let (mut opens, mut elsewhere) = (by == By::Others, Vec::new());
    if by == By::Driver {
        for used in &uses {
            let Some((base, mapping)) = memory.mapping(used.address, used.bytes) else {
                continue;
            };
            let whole = base <= used.address && used.address.saturating_add(used.bytes) <= base + mapping.bytes;
            match &mapping.view {
                Some(view) if whole => elsewhere.push((*used, view.at(used.address - base))),
                _ => opens = true,
            }
        }
    }
    let command = admit(memory, Running { uses, opens });
    Ok(Access { command, elsewhere })
}

/// The same for the driver's own look at memory that the program vouches for.
pub fn access_to_all() -> Access {
    if !settings().strict {
        return Access::default();
    }
    let running = Running { uses: Vec::new(), opens: true };
    Access { command: admit(memory(), running), elsewhere: Vec::new() }
}

fn admit(mut memory: Books, running: Running) -> Option<u64> {
    memory.commands += 1;
    let command = memory.commands;
    memory.running.insert(command, running);
    Some(command)
}

impl Drop for Access {
    fn drop(&mut self) {
        if let Some(command) = self.command {
            let mut memory = memory();
            memory.running.remove(&command);
            if !memory.is_open() {
                memory.close_windows();
            }
        }
    }
}
