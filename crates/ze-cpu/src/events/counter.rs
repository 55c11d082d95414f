//! Counters: how far a queue, an immediate list or a regular in-order list has come.
//!
//! A counter only grows. Each executor has one, which it raises when a job is done, and each regular in-order list, which it raises with
//! its commands. A counter-based event is a [`Point`]: a counter, and the value that tells that the command is done.
//!
//! All counters of a process lie in one memory file, so that another process can be told where one is, and wait for it. A counter that
//! no event here needs any more is used again and goes on from where it was: a process that still waits for it is not
//! told less than is true.

use std::os::fd::{AsFd, OwnedFd};
use std::ptr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use level_zero_sys::ze_result_t;
use rustix::mm::{MapFlags, ProtFlags};
use zeshmem_atomics::sync::atomic::{AtomicU64, Ordering};

use crate::base::answer::{Answer, require};
use crate::base::file::{self, memfd};
use crate::base::machine::machine;
use crate::base::word::{self, Timeout, Word};
use crate::memory::ipc::{Kind, Ticket};
use crate::strict;

/// A counter in memory. Zeros are one that has not begun.
#[repr(C, align(64))]
struct Slot {
    count: Word,
    /// The first value that stands for work that failed; 0 where none did.
    failed: AtomicU64,
}

/// Counters of a process. Pages come when they are used.
const SLOTS: usize = 1 << 18;
const BYTES: usize = SLOTS * size_of::<Slot>();

struct Arena {
    base: usize,
    file: OwnedFd,
    free: Mutex<Free>,
}

struct Free {
    /// Slots from this one on were never used.
    fresh: usize,
    /// Slots that no event uses any more.
    spare: Vec<usize>,
}

fn arena() -> Answer<&'static Arena> {
    static ARENA: OnceLock<Answer<Arena>> = OnceLock::new();
    let make = || {
        let file = memfd("level-zero counters", BYTES)?;
        let base = file::map(file.as_fd(), BYTES, 0)?;
        let free = Mutex::new(Free { fresh: 0, spare: Vec::new() });
        Ok(Arena { base, file, free })
    };
    ARENA.get_or_init(make).as_ref().map_err(|code| *code)
}

impl Arena {
    fn free(&self) -> std::sync::MutexGuard<'_, Free> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A counter of this process, or another's.
pub struct Counter {
    address: usize,
    /// The page of another process that it is in.
    opened: Option<usize>,
}

impl Counter {
    /// One that has come as far as it has.
    pub fn new() -> Answer<Arc<Counter>> {
        let arena = arena()?;
        let mut free = arena.free();
        let address = match free.spare.pop() {
            Some(address) => address,
            None => {
                require(free.fresh < SLOTS, ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?;
                free.fresh += 1;
                arena.base + (free.fresh - 1) * size_of::<Slot>()
            }
        };
        Ok(Arc::new(Counter { address, opened: None }))
    }

    fn slot(&self) -> &Slot {
        // SAFETY: the address is that of a slot in the arena, which is mapped for ever, or in a page that is mapped as long as this
        // lives. All of a slot is atomics, and any bytes that another process writes there are a valid counter.
        unsafe { &*(self.address as *const Slot) }
    }

    pub fn value(&self) -> u64 {
        self.slot().count.load()
    }

    /// All work up to a value is done.
    pub fn raise(&self, value: u64) {
        self.slot().count.raise(value);
    }

    /// The work of a value fails; said before the value is reached.
    pub fn fail(&self, value: u64) {
        let _ = self.slot().failed.compare_exchange(0, value, Ordering::Relaxed, Ordering::Relaxed);
    }

    pub fn wait(&self, value: u64, timeout: Timeout) -> bool {
        self.slot().count.wait(timeout, |count| count >= value)
    }

    /// Something failed up to that value.
    pub fn has_failed(&self, value: u64) -> bool {
        let failed = self.slot().failed.load(Ordering::Relaxed);
        failed != 0 && failed <= value
    }

    /// What another process needs to wait for a value.
    fn ticket(&self, value: u64) -> Answer<Ticket> {
        let arena = arena()?;
        require(self.opened.is_none(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let offset = (self.address - arena.base) as u64;
        Ticket::of_lasting_file(Kind::Counter, arena.file.as_fd(), offset, halves(value))
    }

    /// Another process's counter.
    fn open(ticket: &Ticket) -> Answer<Arc<Counter>> {
        let page_bytes = machine().page_bytes;
        let file = ticket.receive()?;
        let within =
            ticket.size.is_multiple_of(size_of::<Slot>() as u64) && ticket.size < file::file_bytes(file.as_fd())?;
        require(within, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let offset = ticket.size % page_bytes as u64;
        let access = ProtFlags::READ | ProtFlags::WRITE;
        // SAFETY: a new mapping where the kernel finds room; the file has the whole page, for its size is a number of pages.
        let page = unsafe {
            rustix::mm::mmap(ptr::null_mut(), page_bytes, access, MapFlags::SHARED, &file, ticket.size - offset)
        };
        let page = page.map_err(|_| ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)? as usize;
        Ok(Arc::new(Counter { address: page + offset as usize, opened: Some(page) }))
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        if let Some(page) = self.opened {
            // SAFETY: the mapping is ours, and there is no reference into it, for those come from this. Unmapping a mapping of
            // our own does not fail.
            let _ = unsafe { rustix::mm::munmap(page as *mut _, machine().page_bytes) };
        } else if self.slot().failed.load(Ordering::Relaxed) == 0 {
            // One that failed stays out of use: others may yet ask it.
            if let Ok(arena) = arena() {
                arena.free().spare.push(self.address);
            }
        }
    }
}

/// A counter of this process is there: programs may ask for the addresses.
pub fn is_one(address: usize) -> bool {
    arena().is_ok_and(|arena| (arena.base..arena.base + BYTES).contains(&address))
}

fn halves(value: u64) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

/// A number that grows, and that somebody waits for.
#[derive(Clone)]
pub enum Place {
    Counter(Arc<Counter>),
    /// The program's memory, at this address, which programs and kernels raise.
    Memory(usize),
}

/// What a counter-based event stands for.
#[derive(Clone)]
pub struct Point {
    place: Place,
    /// Where the latest execution of a regular list begins, or will; others begin at 0.
    base: Option<Arc<AtomicU64>>,
    offset: u64,
}

impl Point {
    /// A value of an executor's counter.
    pub fn of_executor(counter: Arc<Counter>, value: u64) -> Point {
        Point { place: Place::Counter(counter), base: None, offset: value }
    }

    /// A value of the program's memory.
    pub fn of_memory(address: usize, value: u64) -> Point {
        Point { place: Place::Memory(address), base: None, offset: value }
    }

    /// A command of a regular list, whenever that is executed.
    pub fn of_list(counter: Arc<Counter>, base: Arc<AtomicU64>, command: u64) -> Point {
        Point { place: Place::Counter(counter), base: Some(base), offset: command }
    }

    /// Which value it is depends on when it is asked.
    pub fn moves(&self) -> bool {
        self.base.is_some()
    }

    /// What to wait for now.
    pub fn target(&self) -> Target {
        let base = self.base.as_ref().map_or(0, |base| base.load(Ordering::Relaxed));
        Target { place: self.place.clone(), value: base + self.offset }
    }

    /// What another process needs to wait for what is to be waited for now.
    pub fn ticket(&self) -> Answer<Ticket> {
        let target = self.target();
        match &target.place {
            Place::Counter(counter) => counter.ticket(target.value),
            Place::Memory(_) => Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
        }
    }

    pub fn open(ticket: &Ticket) -> Answer<Point> {
        let [low, high] = ticket.extra.map(u64::from);
        Ok(Point::of_executor(Counter::open(ticket)?, low | high << 32))
    }
}

/// A number and how high it has to be.
#[derive(Clone)]
pub struct Target {
    place: Place,
    pub value: u64,
}

impl Target {
    pub fn is_reached(&self) -> bool {
        self.wait(Timeout::None)
    }

    pub fn wait(&self, timeout: Timeout) -> bool {
        match &self.place {
            Place::Counter(counter) => counter.wait(self.value, timeout),
            Place::Memory(address) => {
                let _access = strict::access_to_all();
                word::poll(number(*address), timeout, |count| count >= self.value)
            }
        }
    }

    /// What the host is told: whether it has come to that, and nothing failed before.
    pub fn status(&self) -> Answer {
        require(self.is_reached(), ze_result_t::ZE_RESULT_NOT_READY)?;
        match &self.place {
            Place::Counter(counter) if counter.has_failed(self.value) => Err(ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST),
            _ => Ok(()),
        }
    }

    /// Where kernels can look.
    pub fn address(&self) -> usize {
        match &self.place {
            Place::Counter(counter) => counter.slot().count.address(),
            Place::Memory(address) => *address,
        }
    }
}

/// Adds to a number in the program's memory, and tells those who wait for it here.
pub fn add(address: usize, increment: u64) {
    let _access = strict::access_to_all();
    let number = number(address);
    number.fetch_add(increment, Ordering::SeqCst);
    word::wake(number);
}

/// A number of the program, which was checked to be aligned when it was named.
fn number<'a>(address: usize) -> &'a AtomicU64 {
    // SAFETY: the program vouches for the memory as long as an event names it; it is used by atomic operations only.
    unsafe { &*(address as *const AtomicU64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_that_is_used_again_goes_on() {
        let mut came_to = std::collections::HashMap::new();
        let mut used_again = 0;
        // Tests beside this one may take some of its counters, and raise them too.
        for _ in 0..100 {
            let counter = Counter::new().unwrap();
            if let Some(before) = came_to.get(&counter.address) {
                used_again += 1;
                assert!(counter.value() >= *before);
            }
            let value = counter.value() + 3;
            counter.raise(value);
            came_to.insert(counter.address, value);
        }
        assert!(used_again > 0);
    }

    #[test]
    fn points_of_lists_move_with_their_executions() {
        let (counter, base) = (Counter::new().unwrap(), Arc::new(AtomicU64::new(10)));
        let point = Point::of_list(counter, base.clone(), 2);
        let first = point.target();
        base.store(15, Ordering::Relaxed);
        assert_eq!((first.value, point.target().value), (12, 17));
        assert!(point.moves());
    }

    #[test]
    fn the_first_failure_spoils_what_comes_after() {
        let counter = Counter::new().unwrap();
        let start = counter.value();
        counter.fail(start + 2);
        counter.fail(start + 3);
        counter.raise(start + 3);
        let status = |value| Point::of_executor(counter.clone(), value).target().status();
        assert_eq!(status(start + 1), Ok(()));
        let lost = ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST;
        assert_eq!(status(start + 2), Err(lost));
        assert_eq!(status(start + 3), Err(lost));
        assert_eq!(status(start + 4), Err(ze_result_t::ZE_RESULT_NOT_READY));
    }

    #[test]
    fn what_another_process_opens_is_the_same_counter() {
        let counter = Counter::new().unwrap();
        let value = counter.value() + (5 << 32);
        let point = Point::of_executor(counter.clone(), value);
        let opened = Point::open(&point.ticket().unwrap()).unwrap();
        assert!(!opened.target().is_reached());
        counter.raise(value);
        assert!(opened.target().is_reached());
        assert!(opened.ticket().is_err(), "it is not ours to pass on");
    }
}
