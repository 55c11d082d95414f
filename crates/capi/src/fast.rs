//! The short way of transfers: what the host can load from and store to is touched at once.
//!
//! Budget on the default context and the heap, in jobs of up to 64 PEs: one range check, one load for the peer's distance, one
//! typed access. Otherwise a published pointer, range checks, and a few loads more. No lock, no count of references, no system
//! call. What is not found here, whatever the reason,
//! goes the long way, which also tells of errors.
//!
//! # Safety
//! What was published is never freed: a thread that still uses it while another finalises, against the specification, finds old
//! distances, and no freed table.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::ops::Range;
use std::ptr::{self, NonNull};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use zeshmem_host::{Amo, AmoOp, Context, Doorbell, Reached, Shmem, ShortWay, Word, amo_on_host, copy_on_host};

static SHORT_WAY: AtomicPtr<ShortWay> = AtomicPtr::new(ptr::null_mut());

/// The host heap of small jobs: what is at an address fixed by the linker is loaded without another load before it. Processors
/// that let no load pass a store whose address they do not know yet take as long for a put as for this chain of loads.
struct Heap {
    base: AtomicUsize,
    /// 0 while the short way is closed.
    bytes: AtomicUsize,
    /// The same for fetches, 0 also where PEs share cores: these are counted.
    fetched_bytes: AtomicUsize,
    n_pes: AtomicUsize,
    deltas: [AtomicUsize; Heap::PES],
    /// Null where there is no short way to the PE, which is on another node.
    doorbells: [AtomicPtr<Doorbell>; Heap::PES],
}

static HEAP: Heap = Heap {
    base: AtomicUsize::new(0),
    bytes: AtomicUsize::new(0),
    fetched_bytes: AtomicUsize::new(0),
    n_pes: AtomicUsize::new(0),
    deltas: [const { AtomicUsize::new(0) }; Heap::PES],
    doorbells: [const { AtomicPtr::new(ptr::null_mut()) }; Heap::PES],
};

impl Heap {
    const PES: usize = 64;

    fn publish(&self, range: Range<usize>, deltas: &[usize], doorbells: &[Option<NonNull<Doorbell>>]) {
        if deltas.len() <= Heap::PES {
            self.deltas.iter().zip(deltas).for_each(|(place, &delta)| place.store(delta, Ordering::Relaxed));
            let doorbells = doorbells.iter().map(|bell| bell.map_or(ptr::null_mut(), NonNull::as_ptr));
            self.doorbells.iter().zip(doorbells).for_each(|(place, bell)| place.store(bell, Ordering::Relaxed));
            self.n_pes.store(deltas.len(), Ordering::Relaxed);
            self.base.store(range.start, Ordering::Relaxed);
            self.bytes.store(range.len(), Ordering::Release);
            let counted = SHARED_CORES.load(Ordering::Relaxed);
            self.fetched_bytes.store(if counted { 0 } else { range.len() }, Ordering::Release);
        }
    }

    fn withdraw(&self) {
        self.bytes.store(0, Ordering::Release);
        self.fetched_bytes.store(0, Ordering::Release);
    }

    /// Where bytes are on a PE, `size` being one of the two sizes.
    #[inline(always)]
    fn place(&self, size: &AtomicUsize, address: usize, bytes: usize, pe: c_int) -> Option<Reached> {
        let size = size.load(Ordering::Acquire);
        let offset = address.wrapping_sub(self.base.load(Ordering::Relaxed));
        let pe = pe as u32 as usize;
        if offset >= size || bytes > size - offset || pe >= self.n_pes.load(Ordering::Relaxed) {
            return None;
        }
        let address = address.wrapping_add(self.deltas.get(pe)?.load(Ordering::Relaxed));
        Some(Reached { address, doorbell: NonNull::new(self.doorbells[pe].load(Ordering::Relaxed))? })
    }
}

/// Whether PEs share cores. A program that looks at a word in a loop of its own then keeps its core, for a whole slice of time, from
/// PEs that could change the word, unless the routines that it looks by give the core away.
static SHARED_CORES: AtomicBool = AtomicBool::new(false);

/// Of so many fetches, which may all be of a loop that looks, one gives the core away: they take eight times as long as that.
const FETCHES: u32 = 1024;

/// Looks in vain that follow on each other within this time are of a loop that does little else.
const CLOSE_LOOKS: Duration = Duration::from_micros(5);
/// From so many of them at one word on each gives the core away.
const LOOKS_AT_A_WORD: u32 = 4;
/// Of those at words in turn one in so many does.
const LOOKS_AT_ANY: u32 = 256;

pub fn share_cores(shared: bool) {
    SHARED_CORES.store(shared, Ordering::Relaxed);
}

/// Gives the core away where PEs share cores.
#[inline(always)]
pub fn give_way() {
    if SHARED_CORES.load(Ordering::Relaxed) {
        give_core();
    }
}

/// The word of a routine that looks at several.
pub const ANY_WORD: usize = 0;

/// Gives the core away where PEs share cores, for a routine that has found `word` not to be as the program wants it, if the program does
/// little else: one that computes between its looks would fall far behind, since a thread that yields gives up its slice of time; and
/// one that looks at a word after the other soon goes on by itself.
#[inline(always)]
pub fn looked_in_vain(word: usize) {
    if SHARED_CORES.load(Ordering::Relaxed) {
        count_look(word);
    }
}

#[cold]
fn count_look(word: usize) {
    thread_local! {
        /// The word that was looked at last, when that was, and how many looks followed closely on each other by now: at that word, and
        /// at any since the core was given away.
        static LOOKS: Cell<Option<(usize, Instant, [u32; 2])>> = const { Cell::new(None) };
    }
    let now = Instant::now();
    let [of_word, of_any] = match LOOKS.get() {
        Some((last, then, [of_word, of_any])) if now.duration_since(then) < CLOSE_LOOKS => {
            [if word == last { of_word.saturating_add(1) } else { 1 }, of_any + 1]
        }
        _ => [1, 1],
    };
    if of_word < LOOKS_AT_A_WORD && of_any < LOOKS_AT_ANY {
        LOOKS.set(Some((word, now, [of_word, of_any])));
    } else {
        std::thread::yield_now();
        LOOKS.set(Some((word, Instant::now(), [of_word, 0])));
    }
}

/// Counts a fetch, of which it is not known what the program looks for, if for anything. Whether it has to give the core away: one in
/// [`FETCHES`] where PEs share cores. It then goes the long way, so that the short way calls nothing.
#[inline(always)]
pub fn count_fetch() -> bool {
    static FETCHED: AtomicU32 = AtomicU32::new(0);
    SHARED_CORES.load(Ordering::Relaxed) && {
        // Threads may overwrite each other's numbers.
        let fetched = FETCHED.load(Ordering::Relaxed).wrapping_add(1);
        FETCHED.store(fetched, Ordering::Relaxed);
        fetched.is_multiple_of(FETCHES)
    }
}

#[cold]
fn give_core() {
    std::thread::yield_now();
}

/// All that were ever published: threads may still look at one that is withdrawn. Checkers for leaks find them here.
static PUBLISHED: Mutex<Vec<&ShortWay>> = Mutex::new(Vec::new());

/// Opens the short way.
pub fn publish(runtime: &Shmem) {
    let short: &ShortWay = Box::leak(Box::new(runtime.short_way()));
    PUBLISHED.lock().expect("no panic while locked").push(short);
    let published = ptr::from_ref(short).cast_mut();
    SHORT_WAY.store(published, Ordering::Release);
    if let Some((range, deltas)) = short.heap() {
        HEAP.publish(range, deltas, short.doorbells());
    }
}

/// Closes it.
pub fn withdraw() {
    HEAP.withdraw();
    SHORT_WAY.store(ptr::null_mut(), Ordering::Release);
}

#[inline(always)]
fn short_way() -> Option<&'static ShortWay> {
    // SAFETY: null, or published and never freed.
    unsafe { SHORT_WAY.load(Ordering::Acquire).as_ref() }
}

/// Memory of a PE, as mapped here.
struct There<T> {
    place: *mut T,
    doorbell: NonNull<Doorbell>,
}

impl<T> There<T> {
    /// Wakes the PE if it waits, after a write.
    #[inline(always)]
    fn ring(self) {
        // SAFETY: it lives as long as the runtime, which runs as long as the short way is open.
        unsafe { self.doorbell.as_ref() }.ring();
    }
}

/// Where `bytes` bytes at a symmetric address are on a PE of a context.
#[inline(always)]
fn place<T>(ctx: Context, address: *const T, bytes: usize, pe: c_int) -> Option<There<T>> {
    find(&HEAP.bytes, || false, ctx, address, bytes, pe)
}

/// The same of what is fetched.
#[inline(always)]
fn fetched_place<T>(ctx: Context, address: *const T, bytes: usize, pe: c_int) -> Option<There<T>> {
    find(&HEAP.fetched_bytes, count_fetch, ctx, address, bytes, pe)
}

/// In the heap of so many bytes; or elsewhere, unless the long way is due.
#[inline(always)]
fn find<T>(
    heap_bytes: &AtomicUsize,
    is_due: impl FnOnce() -> bool,
    ctx: Context,
    address: *const T,
    bytes: usize,
    pe: c_int,
) -> Option<There<T>> {
    let in_heap = if ctx == Context::DEFAULT { HEAP.place(heap_bytes, address as usize, bytes, pe) } else { None };
    let Reached { address, doorbell } = match in_heap {
        Some(reached) => reached,
        None if is_due() => return None,
        None => short_way()?.place(ctx, address as usize, bytes, pe)?,
    };
    Some(There { place: address as *mut T, doorbell })
}

/// Where an element is.
#[inline(always)]
fn element<T>(ctx: Context, address: *const T, pe: c_int) -> Option<There<T>> {
    place(ctx, address, size_of::<T>(), pe).filter(|there| there.place.is_aligned())
}

/// The same of one that is fetched.
#[inline(always)]
fn fetched_element<T>(ctx: Context, address: *const T, pe: c_int) -> Option<There<T>> {
    fetched_place(ctx, address, size_of::<T>(), pe).filter(|there| there.place.is_aligned())
}

/// Completes what was started on a context, if there is a short way.
#[inline(always)]
pub fn quiet(ctx: Context) -> bool {
    // SAFETY: the runtime runs as long as the short way is open.
    short_way().is_some_and(|short| unsafe { short.quiet(ctx) })
}

/// Orders what was started on a context, if there is a short way.
#[inline(always)]
pub fn fence(ctx: Context) -> bool {
    // SAFETY: as in `quiet`.
    short_way().is_some_and(|short| unsafe { short.fence(ctx) })
}

/// A variable of this PE that other PEs change, if there is a short way.
#[inline(always)]
pub fn load<T: Word>(address: *const T) -> Option<T> {
    let here = short_way()?.has(address as usize, size_of::<T>()) && address.is_aligned();
    // SAFETY: in symmetric memory of this PE, and aligned; PEs store single words whole.
    here.then(|| unsafe { T::load(address) })
}

/// Puts an element, if there is a short way.
///
/// # Safety
/// As `shmem_p`.
#[inline(always)]
pub unsafe fn p<T: Copy>(ctx: Context, dest: *mut T, value: T, pe: c_int) -> bool {
    let Some(there) = element(ctx, dest, pe) else { return false };
    // SAFETY: in symmetric memory of the PE, as mapped here, and aligned. One access, which a PE that waits for it sees whole.
    unsafe { there.place.write_volatile(value) };
    there.ring();
    true
}

/// Gets an element, if there is a short way.
///
/// # Safety
/// As `shmem_g`.
#[inline(always)]
pub unsafe fn g<T: Copy>(ctx: Context, source: *const T, pe: c_int) -> Option<T> {
    let there = fetched_element(ctx, source, pe)?;
    // SAFETY: as in `p`; all bit patterns of C's arithmetic types are elements.
    Some(unsafe { there.place.read_volatile() })
}

/// Copies to symmetric memory of a PE, if there is a short way.
///
/// # Safety
/// As `shmem_putmem`.
#[inline(always)]
pub unsafe fn put(ctx: Context, dest: *mut c_void, source: *const c_void, bytes: usize, pe: c_int) -> bool {
    let Some(there) = place(ctx, dest, bytes, pe).filter(|_| is_local(source)) else { return false };
    // SAFETY: the place is the PE's; the caller vouches for `source`, which is no device memory of ours.
    unsafe { copy_on_host(there.place.cast(), source.cast(), bytes) };
    there.ring();
    true
}

/// Copies from symmetric memory of a PE, if there is a short way.
///
/// # Safety
/// As `shmem_getmem`.
#[inline(always)]
pub unsafe fn get(ctx: Context, dest: *mut c_void, source: *const c_void, bytes: usize, pe: c_int) -> bool {
    let Some(there) = fetched_place(ctx, source, bytes, pe).filter(|_| is_local(dest)) else { return false };
    // SAFETY: as in `put`.
    unsafe { copy_on_host(dest.cast(), there.place.cast(), bytes) };
    true
}

/// Whether the host can touch memory of this PE, as far as is known.
#[inline(always)]
pub fn is_local(address: *const c_void) -> bool {
    !address.is_null() && short_way().is_some_and(|short| !short.is_device(address as usize))
}

/// Puts, and then sets a signal or adds to it, if there is a short way for both.
///
/// # Safety
/// As `shmem_put_signal`.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "the routine has them")]
pub unsafe fn put_signal(
    ctx: Context,
    dest: *mut c_void,
    source: *const c_void,
    bytes: usize,
    sig_addr: *mut u64,
    signal: u64,
    op: AmoOp,
    pe: c_int,
) -> bool {
    let Some(there) = element(ctx, sig_addr, pe) else { return false };
    // SAFETY: forwarded; the signal is in symmetric memory of the PE, and aligned. Its update releases what was put before.
    unsafe {
        let put = fence(ctx) && self::put(ctx, dest, source, bytes, pe);
        if put {
            amo_on_host(there.place, op, signal, 0);
            there.ring();
        }
        put
    }
}

/// Performs an atomic operation, if there is a short way: on host memory the CPU is its agent.
///
/// # Safety
/// As the routines of OpenSHMEM, section 9.8.
#[inline(always)]
pub unsafe fn amo<T: Amo>(ctx: Context, target: *mut T, op: AmoOp, operand: T, compare: T, pe: c_int) -> Option<T> {
    let there = match op {
        AmoOp::Fetch => fetched_element(ctx, target, pe),
        _ => element(ctx, target, pe),
    }?;
    if T::IS_FLOAT && !matches!(op, AmoOp::Fetch | AmoOp::Set | AmoOp::Swap) {
        return None;
    }
    // SAFETY: aligned, in a host segment, which stays mapped; all PEs perform atomic operations on it by CPUs.
    let before = unsafe { amo_on_host(there.place, op, operand, compare) };
    let left = |value: T| value.to_bits() == before.to_bits();
    match op {
        AmoOp::Fetch => {}
        // What tries to take a lock, and finds it taken, does so.
        AmoOp::CompareSwap if !left(compare) => looked_in_vain(there.place.addr()),
        AmoOp::Swap if left(operand) => looked_in_vain(there.place.addr()),
        _ => there.ring(),
    }
    Some(before)
}
