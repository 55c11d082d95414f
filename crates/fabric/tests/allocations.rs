//! Transfers between nodes, by the host and for kernels, allocate no memory once they have been under way for a while.
//!
//! Two PEs in this process, over wires by a real provider.
//!
//! # Safety
//! This file counts what the system's allocator is asked for, and reads and writes memory of its own by its address.

#![allow(unsafe_code, reason = "an allocator; transfers from and to pointers")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};

use zeshmem_abi::{LINE_WORDS, RING_SLOTS, Request, RingHead};
use zeshmem_algebra::Blocks;
use zeshmem_fabric::ring::Mapped;
use zeshmem_fabric::wire::{self, Backing, Inbox, OneSided, Outbox, Settings, Wire};
use zeshmem_fabric::{
    Amo, AmoOp, Completions, Error, Exposed, Far, Home, Local, Patience, Proxy, Signal, Transport, Width, on_host,
};
use zeshmem_ipc::{Chore, Doorbells, Job, SharedMemory, Waiter};
use zeshmem_mem::{Address, Segment};

/// Counts what is allocated.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: the system's allocator does all of it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: forwarded.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: forwarded.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, bytes: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: forwarded.
        unsafe { System.realloc(memory, layout, bytes) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const BYTES: usize = 4 << 20;

/// Memory of a PE, which is all of its segments.
struct OneMemory(Arc<SharedMemory>);

impl OneMemory {
    fn at(&self, address: Address) -> *mut u8 {
        self.0.as_ptr().wrapping_add(address.offset)
    }
}

/// Copies block by block.
///
/// # Safety
/// All blocks are valid.
unsafe fn copy(dest: *mut u8, source: *const u8, blocks: Blocks) -> Result<(), Error> {
    for (to, from) in blocks.offsets() {
        // SAFETY: the caller's promise.
        unsafe { dest.add(to).copy_from(source.add(from), blocks.bytes) };
    }
    Ok(())
}

impl Home for OneMemory {
    fn room(&self, address: Address) -> usize {
        BYTES.saturating_sub(address.offset)
    }

    unsafe fn write(&self, dest: Address, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(self.at(dest), data, blocks) }
    }

    unsafe fn read(&self, source: Address, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(room, self.at(source), blocks) }
    }

    unsafe fn atomic(&self, target: Address, amo: Amo, _: bool) -> Result<Option<u64>, Error> {
        // SAFETY: forwarded.
        Ok(Some(unsafe { on_host(self.at(target) as usize, amo) }))
    }

    fn memory_at(&self, _: *const c_void, _: usize, _: Segment) -> Local {
        Local::Host
    }

    fn wake(&self) {}

    unsafe fn pack(&self, _: Segment, source: *const c_void, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(room, source.cast(), Blocks { dest_step: blocks.bytes, ..blocks }) }
    }

    unsafe fn unpack(&self, _: Segment, dest: *mut c_void, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(dest.cast(), data, Blocks { source_step: blocks.bytes, ..blocks }) }
    }
}

/// What a PE's messages go by, and what its threads that wait do.
#[derive(Default)]
struct Link(RwLock<Option<Wire>>);

impl Link {
    fn with<R>(&self, body: impl FnOnce(&Wire) -> R) -> R {
        body(self.0.read().unwrap().as_ref().unwrap())
    }
}

impl Outbox for Link {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), wire::Error> {
        self.with(|wire| wire.send(to, message))
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, wire::Error> {
        self.with(|wire| wire.try_send(to, message))
    }

    fn has_room(&self, to: usize, bytes: usize) -> bool {
        self.with(|wire| wire.has_room(to, bytes))
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), wire::Error> {
        self.with(|wire| wire.start(to, transfer))
    }

    fn can_transfer(&self, local: usize, bytes: usize) -> bool {
        self.with(|wire| wire.can_transfer(local, bytes))
    }
}

impl Chore for Link {
    fn work(&self) -> bool {
        self.with(Wire::help)
    }

    fn leave(&self) {
        self.with(Wire::leave);
    }

    fn done(&self) {
        self.with(Wire::done);
    }
}

/// What takes a PE's messages, and its kernels' requests.
#[derive(Clone, Default)]
struct Post(Arc<OnceLock<(Arc<Far>, Mutex<Proxy>)>>);

impl Inbox for Post {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        let (far, proxy) = self.0.get().unwrap();
        if let Some(ended) = far.receive(from, message, outbox).unwrap() {
            proxy.lock().unwrap().end_transfer(&ended);
        }
    }

    fn landed(&mut self, peer: usize, mark: [u64; 2], outbox: &dyn Outbox) {
        assert!(self.0.get().unwrap().0.landed(peer, mark, outbox).unwrap().is_none());
    }

    fn work(&mut self, outbox: &dyn Outbox) -> bool {
        self.0.get().is_some_and(|(_, proxy)| proxy.lock().unwrap().work(outbox).unwrap())
    }

    fn has_silent_work(&self) -> bool {
        true
    }
}

/// The kernels of a PE: they write requests, as `ring` has it.
struct Kernels {
    base: NonNull<RingHead>,
    ring: Arc<Mapped>,
    next: u64,
}

impl Kernels {
    fn new() -> Kernels {
        let memory = SharedMemory::unshared(zeshmem_abi::RING_BYTES).unwrap();
        let base = NonNull::new(memory.as_ptr()).unwrap().cast();
        // SAFETY: memory of that size, which is zero, and which is kept with the ring.
        let ring = Arc::new(unsafe { Mapped::new(base, Box::new(memory)) });
        Kernels { base, ring, next: 0 }
    }

    /// A request with these arguments of 64 bits, on context 0, and for an answer in the first cell. It is served when this returns.
    fn ask(
        &mut self,
        far: &Far,
        context: &Completions,
        request: Request,
        (op, size): (AmoOp, u32),
        arguments: &[u64],
    ) -> Result<(), Error> {
        let phase = (self.next / RING_SLOTS as u64) as u32 + 1;
        let first = request as u32 | (op as u32) << 8 | size << 16 | (4 + 2 * arguments.len() as u32) << 24;
        let words = arguments.iter().flat_map(|argument| [*argument as u32, (argument >> 32) as u32]);
        for (word, payload) in [first, 1, 1 << 16, phase].into_iter().chain(words).enumerate() {
            let place = (self.next as usize % RING_SLOTS) * LINE_WORDS + word;
            // SAFETY: behind the head there are the slots, whose words are atomics for all.
            let place = unsafe { AtomicU64::from_ptr(self.base.add(1).cast::<u64>().add(place).as_ptr()) };
            place.store(u64::from(phase) << 32 | u64::from(payload), Ordering::Release);
        }
        self.next += 1;
        Proxy::drain(far, &*self.ring, context)
    }
}

/// A PE of two.
struct Pe {
    far: Arc<Far>,
    link: Arc<Link>,
    memory: Arc<SharedMemory>,
    context: Arc<Completions>,
    kernels: Kernels,
}

fn two_pes() -> [Pe; 2] {
    let endpoints = [(); 2].map(|()| Wire::open(&Settings::default()).unwrap());
    let addresses = endpoints.each_ref().map(|endpoint| endpoint.address().to_vec());
    let mut me = 0;
    endpoints.map(|endpoint| {
        let (link, post, kernels) = (Arc::<Link>::default(), Post::default(), Kernels::new());
        let memory = Arc::new(SharedMemory::unshared(BYTES).unwrap());
        let bells = (0..2).map(|pe| (pe == me).then(|| Box::new(SharedMemory::unshared(4096).unwrap()))).collect();
        // SAFETY: memory that holds a doorbell and nothing else, and is zero.
        let doorbells = unsafe { Doorbells::new(Arc::new(bells), 0) };
        let patience = Patience::new(Waiter::with_cpus(2, 1), Some(link.clone()), doorbells, me, Job::alone());
        let far = Arc::new(Far::new(Box::new(OneMemory(memory.clone())), link.clone(), patience, None));
        let context = Arc::<Completions>::default();
        let of_all = context.clone();
        let of_context = Box::new(move |_| Some(of_all.clone()));
        let proxy = Proxy::new(far.clone(), kernels.ring.clone(), of_context, 2);
        assert!(post.0.set((far.clone(), Mutex::new(proxy))).is_ok());
        let peers = addresses.iter().cloned().enumerate().map(|(pe, address)| (pe != me).then_some(address));
        let failed = |pe: usize, error: &wire::Error| panic!("PE {pe}: {error}");
        let wire = endpoint.start(me, peers.collect(), [7; 16], Box::new(post), failed).unwrap();
        let base = memory.as_ptr() as usize;
        let remote =
            wire.expose(base..base + BYTES, Backing::Host).unwrap().expect("this provider makes transfers by itself");
        far.expose(vec![Exposed { first: host(0), bytes: BYTES, remote }], wire.delivery());
        *link.0.write().unwrap() = Some(wire);
        me += 1;
        Pe { far, link, memory, context, kernels }
    })
}

fn host(offset: usize) -> Address {
    Address { segment: Segment::Host, offset }
}

/// How often something is allocated while `operation` runs a thousand times, after it has run for a while.
fn allocated(mut operation: impl FnMut()) -> u64 {
    (0..1000).for_each(|_| operation());
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    (0..1000).for_each(|_| operation());
    ALLOCATIONS.load(Ordering::Relaxed) - before
}

#[test]
fn no_operation_allocates() {
    let [mut one, other] = two_pes();
    let Pe { far, context, kernels, memory, .. } = &mut one;
    // What goes without messages: a copy of the source, or the source itself.
    const LONG: usize = 64 << 10;
    let here = memory.as_ptr().cast::<c_void>();
    let add = Amo { op: AmoOp::FetchAdd, width: Width::Bits64, operand: 1, compare: 0 };
    let signal = Signal { target: host(8), amo: add };
    let mut counts = Vec::new();
    // Each is complete before the next: those that a PE has yet to take wait in memory, of which less is kept.
    let mut count = |name, operation: &mut dyn FnMut() -> Result<(), Error>| {
        counts.push((name, allocated(|| operation().and_then(|()| far.quiet(context)).unwrap())));
    };
    // SAFETY: all ranges are in the memories of both PEs, which live until the wires have stopped; on words in them that are
    // operated on nothing else works.
    unsafe {
        count("put", &mut || far.put(1, host(64), here, 8, context));
        count("put_nbi", &mut || far.put_nbi(1, host(64), here, 8, context));
        count("get", &mut || far.get(1, host(64), here, 8));
        count("get_nbi", &mut || far.get_nbi(1, host(64), here, 8, context));
        count("atomic operation", &mut || far.atomic(1, host(8), add, context).map(drop));
        count("put with signal", &mut || far.put_signal(1, host(64), here, 8, signal, context));
        count("long put", &mut || far.put(1, host(64), here, LONG, context));
        count("long put_nbi", &mut || far.put_nbi(1, host(64), here, LONG, context));
        count("long get", &mut || far.get(1, host(64), here, LONG));
        count("long put with signal", &mut || far.put_signal(1, host(64), here, LONG, signal, context));
        count("put, fence, put", &mut || {
            far.put(1, host(64), here, 8, context)?;
            far.fence(context)?;
            far.put(1, host(72), here, 8, context)
        });
    }
    let here = here as u64;
    for (name, request, op, size, arguments) in [
        ("a kernel's put", Request::Put, AmoOp::Set, 0, &[64, 8, here][..]),
        ("a kernel's store", Request::Store, AmoOp::Set, 8, &[64, 5]),
        ("a kernel's store with signal", Request::StoreSignal, AmoOp::Set, 8 << 4 | 8, &[64, 5, 8, 1]),
        ("a kernel's get", Request::Get, AmoOp::Set, 0, &[64, 8, here]),
        ("a kernel's fetch", Request::Fetch, AmoOp::Set, 8, &[64]),
        ("a kernel's atomic operation", Request::Amo, AmoOp::Inc, 8, &[8, 0, 0]),
        ("a kernel's quiet", Request::Quiet, AmoOp::Set, 0, &[]),
    ] {
        count(name, &mut || kernels.ask(far, context, request, (op, size), arguments));
    }
    // Of 1000 each. Once in a while more is under way at a time than ever before.
    let too_many: Vec<_> = counts.into_iter().filter(|&(_, count)| count > 50).collect();
    assert!(too_many.is_empty(), "allocations: {too_many:?}");
    for pe in [&one, &other] {
        let wire = pe.link.0.write().unwrap().take().unwrap();
        wire.stop().unwrap();
    }
}
