//! PEs in one process, over a wire made of channels that delivers messages in any order.

use std::sync::OnceLock;
use std::sync::atomic::AtomicUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{JoinHandle, scope, spawn};

use zeshmem_abi::Request;
use zeshmem_ipc::SharedMemory;

use super::*;
use crate::ring::kernel::{Device, Small};
use crate::wire::Error as Lost;
use crate::{AmoOp, Proxy, Width};

const BYTES: usize = 4 << 20;

/// Memory of a PE, which is all of its segments, and how often its program was woken for what came without messages.
struct Memory(Arc<SharedMemory>, Arc<AtomicU64>);

impl Memory {
    fn at(&self, address: Address) -> *mut u8 {
        self.0.as_ptr().wrapping_add(address.offset)
    }
}

/// Copies block by block.
///
/// # Safety
/// All blocks are valid.
unsafe fn copy(dest: *mut u8, source: *const u8, blocks: Blocks) {
    for (to, from) in blocks.offsets() {
        // SAFETY: the caller's promise.
        unsafe { dest.add(to).copy_from(source.add(from), blocks.bytes) };
    }
}

impl Home for Memory {
    fn room(&self, address: Address) -> usize {
        BYTES.saturating_sub(address.offset)
    }

    unsafe fn write(&self, dest: Address, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(self.at(dest), data, blocks) };
        Ok(())
    }

    unsafe fn read(&self, source: Address, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(room, self.at(source), blocks) };
        Ok(())
    }

    unsafe fn atomic(&self, target: Address, amo: Amo, _: bool) -> Result<Option<u64>, Error> {
        // SAFETY: forwarded.
        Ok(Some(unsafe { crate::on_host(self.at(target) as usize, amo) }))
    }

    fn memory_at(&self, _: *const c_void, _: usize, _: Segment) -> Local {
        Local::Host
    }

    fn wake(&self) {
        self.1.fetch_add(1, Ordering::Relaxed);
    }

    unsafe fn pack(&self, _: Segment, source: *const c_void, room: *mut u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(room, source.cast(), Blocks { dest_step: blocks.bytes, ..blocks }) };
        Ok(())
    }

    unsafe fn unpack(&self, _: Segment, dest: *mut c_void, data: *const u8, blocks: Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { copy(dest.cast(), data, Blocks { source_step: blocks.bytes, ..blocks }) };
        Ok(())
    }
}

/// What a PE's thread does next; `None` ends it.
type Sent = Option<Item>;

enum Item {
    /// Takes a message, of this PE.
    Message(usize, Vec<u8>),
    /// Makes a transfer that this PE started with another one, as a network would.
    Transfer(usize, OneSided),
    /// Is told of one that is in place.
    Told,
}

/// Where one PE sends.
struct Channels {
    me: usize,
    to: Vec<Sender<Sent>>,
    /// Transfers without messages.
    started: AtomicU64,
    /// Bytes of messages that [`Backwards`] has not delivered, the most so far, and how many there may be.
    unread: AtomicUsize,
    most_unread: AtomicUsize,
    room: AtomicUsize,
}

/// Makes a transfer of `me`'s with `pe`, whose memory is known by its address, and opened by its number.
fn make(memories: &[Arc<SharedMemory>], pe: usize, transfer: &OneSided) {
    let (Remote { address, key }, (local, bytes)) = (transfer.remote(), transfer.local());
    let offset = address as usize - memories[pe].as_ptr() as usize;
    assert!(key == pe as u64 && offset <= BYTES && bytes <= BYTES - offset, "the transfer stays in the memory");
    let (there, here) = (address as *mut u8, local as *mut u8);
    // SAFETY: checked to be in the memory there; the memory here is left to the transfer.
    unsafe {
        match transfer.direction() {
            Direction::Put => there.copy_from(here, bytes),
            Direction::Get => here.copy_from(there, bytes),
        }
    }
}

impl Outbox for Channels {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), Lost> {
        assert!(message.len() <= LONGEST);
        let unread = self.unread.fetch_add(message.len(), Ordering::Relaxed) + message.len();
        self.most_unread.fetch_max(unread, Ordering::Relaxed);
        self.to[to].send(Some(Item::Message(self.me, message.to_vec()))).map_err(|_| Lost::Left { pe: to })
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Lost> {
        self.send(to, message).map(|()| true)
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), Lost> {
        self.started.fetch_add(1, Ordering::Relaxed);
        self.to[self.me].send(Some(Item::Transfer(to, transfer))).map_err(|_| Lost::Stopped)
    }

    fn has_room(&self, _: usize, bytes: usize) -> bool {
        bytes <= self.room.load(Ordering::Relaxed).saturating_sub(self.unread.load(Ordering::Relaxed))
    }

    fn can_transfer(&self, _: usize, _: usize) -> bool {
        true
    }
}

/// The PEs of a job, each a node of its own.
struct World {
    pes: Vec<Arc<Far>>,
    memories: Vec<Arc<SharedMemory>>,
    wakes: Vec<Arc<AtomicU64>>,
    outboxes: Vec<Arc<Channels>>,
    /// The transfers for kernels that have ended, by PE.
    ended: Vec<Receiver<Ended>>,
    /// Messages are delivered while this is not locked.
    gate: Arc<Mutex<()>>,
    threads: Vec<JoinHandle<()>>,
}

impl World {
    fn of(n: usize) -> World {
        let (mut world, ends) = World::without_threads(n, None);
        let (told, ended): (Vec<_>, Vec<_>) = (0..n).map(|_| channel()).unzip();
        let progress = |((me, end), told): ((usize, Receiver<Sent>), Sender<Ended>)| {
            let (far, outbox, gate) = (world.pes[me].clone(), world.outboxes[me].clone(), world.gate.clone());
            let memories = world.memories.clone();
            spawn(move || deliver(&end, &far, &outbox, &memories, &gate, &told))
        };
        world.threads = ends.into_iter().enumerate().zip(told).map(progress).collect();
        world.ended = ended;
        world
    }

    /// PEs whose threads have `chore` while they wait, and what comes for each.
    fn without_threads(n: usize, chore: Option<Arc<dyn Chore>>) -> (World, Vec<Receiver<Sent>>) {
        let (to, ends): (Vec<_>, Vec<Receiver<Sent>>) = (0..n).map(|_| channel()).unzip();
        let memories: Vec<_> = (0..n).map(|_| Arc::new(SharedMemory::unshared(BYTES).unwrap())).collect();
        let wakes: Vec<_> = (0..n).map(|_| Arc::<AtomicU64>::default()).collect();
        let channels = |me| {
            let (to, room) = (to.clone(), AtomicUsize::new(usize::MAX));
            let [unread, most_unread] = [0, 0].map(AtomicUsize::new);
            Arc::new(Channels { me, to, started: AtomicU64::new(0), unread, most_unread, room })
        };
        let outboxes: Vec<_> = (0..n).map(channels).collect();
        let gate = Arc::<Mutex<()>>::default();
        let pes: Vec<_> = (0..n)
            .map(|me| {
                let bells =
                    (0..n).map(|pe| (pe == me).then(|| Box::new(SharedMemory::unshared(4096).unwrap()))).collect();
                // SAFETY: memory that holds a doorbell and nothing else, and is zero.
                let doorbells = unsafe { Doorbells::new(Arc::new(bells), 0) };
                let patience = Patience::new(Waiter::with_cpus(2, 1), chore.clone(), doorbells, me, Job::alone());
                let memory = Memory(memories[me].clone(), wakes[me].clone());
                Arc::new(Far::new(Box::new(memory), outboxes[me].clone(), patience, None))
            })
            .collect();
        (World { pes, memories, wakes, outboxes, ended: Vec::new(), gate, threads: Vec::new() }, ends)
    }

    /// PEs whose network makes transfers by itself, with all of their memory, or with none of that of PE 1.
    fn one_sided(delivery: Delivery, has_memory: bool) -> World {
        let world = World::of(2);
        for (pe, far) in world.pes.iter().enumerate() {
            let remote = Remote { address: world.memories[pe].as_ptr() as u64, key: pe as u64 };
            let exposed = Exposed { first: host(0), bytes: BYTES, remote };
            far.expose(if has_memory || pe == 0 { vec![exposed] } else { Vec::new() }, delivery);
        }
        let (context, data) = (Arc::<Completions>::default(), vec![0; LONG_PUT]);
        // SAFETY: the range is in the memory; `data` lives until the transfer has completed.
        unsafe { world.pes[0].put_nbi(1, host(0), data.as_ptr().cast(), LONG_PUT, &context) }.unwrap();
        world.pes[0].quiet(&context).unwrap();
        while world.pes[0].elsewhere().known.get(&1).is_none_or(Option::is_none) {
            std::thread::yield_now();
        }
        assert_eq!(world.outboxes[0].started.load(Ordering::Relaxed), 0, "the first waits for no answer");
        world
    }

    fn bytes(&self, pe: usize) -> Vec<u8> {
        // SAFETY: whole memory of a PE, which no thread writes when all transfers have completed.
        unsafe { std::slice::from_raw_parts(self.memories[pe].as_ptr(), BYTES) }.to_vec()
    }

    /// Of PE 0 the network copies device heaps as well, and it knows where PE 1's is, which is all its memory.
    fn with_device_heaps(delivery: Delivery) -> World {
        let world = World::one_sided(delivery, true);
        for (pe, far) in world.pes.iter().enumerate() {
            let remote = Remote { address: world.memories[pe].as_ptr() as u64, key: pe as u64 };
            far.expose_device(Exposed { first: device(0), bytes: BYTES, remote }, delivery);
        }
        world.pes[0].ask_again();
        let (context, data) = (Arc::<Completions>::default(), vec![0; LONG_PUT]);
        // SAFETY: the range is in the memory; `data` lives until the transfer has completed.
        unsafe { world.pes[0].put_nbi(1, device(0), data.as_ptr().cast(), LONG_PUT, &context) }.unwrap();
        world.pes[0].quiet(&context).unwrap();
        let known = |world: &World| world.pes[0].elsewhere().known.get(&1).cloned().flatten();
        while known(&world).is_none() {
            std::thread::yield_now();
        }
        assert_eq!(known(&world).unwrap().len(), 2, "ranges of PE 1's that the network reaches");
        world
    }

    /// All transfers of PE 0 have left its table.
    fn assert_nothing_in_flight(&self) {
        let table = self.pes[0].table();
        assert_eq!((table.in_flight, table.free.len()), (0, table.slots.len()));
    }

    /// Ends them once `done`.
    fn end_after(self, done: impl Fn(&World) -> bool) {
        while !done(&self) {
            std::thread::yield_now();
        }
        self.end();
    }

    fn end(self) {
        self.outboxes[0].to.iter().for_each(|end| end.send(None).unwrap());
        self.threads.into_iter().for_each(|thread| thread.join().unwrap());
    }
}

/// A PE's progress thread: of what is there it does any.
fn deliver(
    end: &Receiver<Sent>,
    far: &Far,
    outbox: &Channels,
    memories: &[Arc<SharedMemory>],
    gate: &Mutex<()>,
    told: &Sender<Ended>,
) {
    let (mut waiting, mut random) = (Vec::new(), 0x9e37_79b9_7f4a_7c15_u64);
    loop {
        if waiting.is_empty() {
            waiting.push(end.recv().unwrap());
        }
        waiting.extend(end.try_iter());
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = (random >> 33) as usize % waiting.len();
        let Some(item) = waiting.swap_remove(any) else { return };
        let _open = gate.lock().unwrap();
        match item {
            Item::Message(from, message) => {
                if let Some(ended) = far.receive(from, &message, outbox).unwrap() {
                    told.send(ended).unwrap();
                }
            }
            Item::Transfer(pe, transfer) => {
                make(memories, pe, &transfer);
                if transfer.tells() {
                    outbox.to[pe].send(Some(Item::Told)).unwrap();
                }
                if let Some(ended) = far.landed(pe, transfer.mark(), outbox).unwrap() {
                    told.send(ended).unwrap();
                }
            }
            Item::Told => far.told(),
        }
    }
}

/// Delivers the messages of all PEs, in the thread that waits, the last that were sent first.
#[derive(Default)]
struct Backwards(OnceLock<Pending>);

/// Of each PE: what comes for it, its transfers, and where it sends.
type Pending = Mutex<Vec<(Receiver<Sent>, Arc<Far>, Arc<Channels>)>>;

impl Chore for Backwards {
    fn work(&self) -> bool {
        let mut worked = false;
        let pes = self.0.get().unwrap().try_lock().expect("a message that is delivered delivers no other");
        for (end, far, outbox) in pes.iter() {
            let items: Vec<_> = end.try_iter().flatten().collect();
            for item in items.into_iter().rev() {
                let Item::Message(from, message) = item else { panic!("no PE has exposed memory") };
                pes[from].2.unread.fetch_sub(message.len(), Ordering::Relaxed);
                assert!(far.receive(from, &message, &**outbox).unwrap().is_none());
                worked = true;
            }
            worked |= far.work(&**outbox).unwrap();
        }
        worked
    }

    fn leave(&self) {
        panic!("while messages come a thread does not sleep");
    }

    fn done(&self) {}
}

impl Backwards {
    /// Two PEs whose messages are delivered so.
    fn of_two() -> (World, Arc<Backwards>) {
        let delivery = Arc::<Backwards>::default();
        let (world, ends) = World::without_threads(2, Some(delivery.clone()));
        let pes = world.pes.iter().cloned().zip(world.outboxes.clone());
        let pending = ends.into_iter().zip(pes).map(|(end, (far, outbox))| (end, far, outbox)).collect();
        assert!(delivery.0.set(Mutex::new(pending)).is_ok());
        (world, delivery)
    }

    /// Ends the PEs, which know those that know them.
    fn end(&self) {
        self.0.get().unwrap().lock().unwrap().clear();
    }
}

#[test]
fn a_thread_that_waits_needs_no_other() {
    let (world, delivery) = Backwards::of_two();
    let context = Arc::<Completions>::default();
    for bytes in [8, 3 * PIECE - 5, (WINDOW + 4) * PIECE + 17] {
        let (sent, mut got) = (pattern(bytes, bytes), vec![0; bytes]);
        // SAFETY: both ranges are in the memory, and the vectors live until the transfers have completed.
        unsafe {
            world.pes[0].put(1, host(24), sent.as_ptr().cast(), bytes, &context).unwrap();
            world.pes[0].quiet(&context).unwrap();
            world.pes[0].get(1, host(24), got.as_mut_ptr().cast(), bytes).unwrap();
        }
        assert!(got == sent, "{bytes} bytes");
    }
    // SAFETY: a word of the memory that nothing else uses.
    let before = unsafe {
        world.pes[0].atomic(1, host(0), add(5), &context).unwrap();
        world.pes[0].atomic(1, host(0), add(1), &context).unwrap()
    };
    assert_eq!(before, 5);
    delivery.end();
}

/// Messages are delivered to a thread that waits alone.
#[test]
fn operations_that_need_not_complete_do_not_wait() {
    let (world, delivery) = Backwards::of_two();
    let far = &world.pes[0];
    let context = Arc::<Completions>::default();
    let word = |offset: usize| u64::from_le_bytes(world.bytes(1)[offset..offset + 8].try_into().unwrap());
    let sent = pattern((WINDOW + 3) * PIECE, 4);
    let signal = Signal { target: host(8), amo: add(1) };
    let mut before = [u64::MAX; 2];
    // SAFETY: aligned words and a range of the memory; what is put or got lives until the operations have completed.
    unsafe {
        far.atomic_nbi(1, host(0), add(5), before.as_mut_ptr().cast(), &context).unwrap();
        far.atomic_nbi(1, host(0), add(2), ptr::null_mut(), &context).unwrap();
        far.put_signal_nbi(1, host(64), sent.as_ptr().cast(), sent.len(), signal, &context).unwrap();
    }
    assert!(!context.is_idle() && word(0) == 0 && word(8) == 0 && before == [u64::MAX; 2]);
    far.quiet(&context).unwrap();
    assert_eq!((word(0), word(8), world.bytes(1)[64..64 + sent.len()] == sent), (7, 1, true));
    // In any order.
    assert!([0, 2].contains(&before[0]) && before[1] == u64::MAX);
    // As many bytes as the operation has.
    let narrow = Amo { width: Width::Bits32, ..add(1) };
    // SAFETY: likewise.
    unsafe { far.atomic_nbi(1, host(16), narrow, before.as_mut_ptr().add(1).cast(), &context) }.unwrap();
    far.quiet(&context).unwrap();
    assert_eq!(before[1], u64::MAX << 32);
    world.assert_nothing_in_flight();
    delivery.end();
}

#[test]
fn answers_without_room_wait_as_questions() {
    const ROOM: usize = 4 * PIECE;
    let (world, delivery) = Backwards::of_two();
    let (context, owner) = (Arc::<Completions>::default(), &world.outboxes[1]);
    let bytes = 3 * PIECE;
    // SAFETY: the memory of PE 1, which nothing reads yet.
    unsafe { world.memories[1].as_ptr().copy_from(pattern(BYTES, 7).as_ptr(), BYTES) };
    owner.room.store(ROOM, Ordering::Relaxed);
    let mut got = vec![vec![0; bytes]; 16];
    for (offset, got) in (0..).step_by(PIECE).zip(&mut got) {
        // SAFETY: the range is in the memory, and the vectors live until the transfers have completed.
        unsafe { world.pes[0].get_nbi(1, host(offset), got.as_mut_ptr().cast(), bytes, &context) }.unwrap();
    }
    // A small one waits behind none of them.
    let mut word = [0; 8];
    // SAFETY: likewise.
    unsafe { world.pes[0].get(1, host(3), word.as_mut_ptr().cast(), 8) }.unwrap();
    assert!(word == world.bytes(1)[3..11] && !context.is_idle() && world.pes[1].defers());
    world.pes[0].quiet(&context).unwrap();
    for (offset, got) in (0..).step_by(PIECE).zip(&got) {
        assert!(*got == world.bytes(1)[offset..offset + bytes], "from {offset} on");
    }
    let most = owner.most_unread.load(Ordering::Relaxed);
    assert!(most > PIECE && most <= ROOM + PIECE, "answers of {most} bytes at a time");
    assert!(!world.pes[1].defers());
    world.assert_nothing_in_flight();
    delivery.end();
}

/// That it is lost the wire tells, with the reason.
#[test]
fn a_pe_that_is_lost_while_its_gets_wait_ends_nothing_here() {
    struct Lossy(AtomicUsize);
    impl Outbox for Lossy {
        fn send(&self, to: usize, _: &[u8]) -> Result<(), Lost> {
            Err(Lost::Unreachable { pe: to, reason: "it is gone".into() })
        }

        fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Lost> {
            self.send(to, message).map(|()| true)
        }

        fn has_room(&self, _: usize, bytes: usize) -> bool {
            bytes <= self.0.load(Ordering::Relaxed)
        }
    }
    let (world, _ends) = World::without_threads(2, None);
    let (far, outbox, mut message) = (&world.pes[0], Lossy(AtomicUsize::new(0)), Vec::new());
    let row = Row { first: host(0), bytes: 4096, count: 1, step: 4096 };
    Writer::new(&mut message).get(Name { token: 0, piece: 0 }, row);
    assert!(far.receive(1, &message, &outbox).unwrap().is_none() && far.defers());
    assert!(!far.work(&outbox).unwrap() && far.defers());
    outbox.0.store(PIECE, Ordering::Relaxed);
    assert!(far.work(&outbox).unwrap() && !far.defers());
}

/// Messages are delivered to a thread that waits alone, so what has arrived tells who has waited.
#[test]
fn fence_waits_for_nothing_and_what_comes_after_it_waits() {
    let (world, delivery) = Backwards::of_two();
    let far = &world.pes[0];
    let (one, other) = (Arc::<Completions>::default(), Arc::<Completions>::default());
    let there = |offset: usize| world.bytes(1)[offset];
    let (mut old, new, mut got) = ([0], [99], [0; 8]);
    let set = |operand| Signal { target: host(8), amo: Amo { op: AmoOp::Set, ..add(operand) } };
    type Later<'a> = &'a dyn Fn() -> Result<(), Error>;
    // SAFETY: the ranges are in the memory, and all that is put or got lives until its transfer has completed.
    let later: [(&str, Later<'_>); 7] = unsafe {
        [
            ("put", &|| far.put(1, host(16), new.as_ptr().cast(), 1, &one)),
            ("put_nbi", &|| far.put_nbi(1, host(16), new.as_ptr().cast(), 1, &one)),
            ("put_signal", &|| far.put_signal(1, host(16), new.as_ptr().cast(), 1, set(1), &one)),
            ("a signal alone", &|| far.put_signal(1, host(16), std::ptr::null(), 0, set(2), &one)),
            ("an atomic operation", &|| far.atomic(1, host(24), add(1), &one).map(drop)),
            ("one that need not complete", &|| far.atomic_nbi(1, host(24), add(1), ptr::null_mut(), &one)),
            ("put_signal_nbi", &|| far.put_signal_nbi(1, host(16), new.as_ptr().cast(), 1, set(3), &one)),
        ]
    };
    for (round, (name, later)) in later.into_iter().enumerate() {
        old[0] = round as u8 + 1;
        // SAFETY: likewise.
        unsafe {
            far.put(1, host(0), old.as_ptr().cast(), 1, &one).unwrap();
            far.fence(&one).unwrap();
            // Of another context, and a get.
            far.fence(&other).unwrap();
            far.put(1, host(32), new.as_ptr().cast(), 1, &other).unwrap();
            far.get_nbi(1, host(40), got.as_mut_ptr().cast(), 8, &one).unwrap();
        }
        assert!(there(0) == round as u8 && !one.is_idle() && !other.is_idle(), "before {name}");
        later().unwrap();
        assert_eq!(there(0), old[0], "{name} comes after what was put before the fence");
        far.quiet(&one).unwrap();
        far.quiet(&other).unwrap();
    }
    // One fence, one wait.
    // SAFETY: likewise.
    unsafe {
        far.put(1, host(0), new.as_ptr().cast(), 1, &one).unwrap();
        far.put(1, host(0), old.as_ptr().cast(), 1, &one).unwrap();
    }
    assert!(one.has_settled() && there(0) == old[0]);
    far.quiet(&one).unwrap();
    delivery.end();
}

#[test]
fn each_fence_that_finds_transfers_has_to_settle() {
    let context = Completions::default();
    assert!(context.has_settled());
    context.fence();
    assert!(context.has_settled(), "nothing came before it");
    let counted = context.begin();
    assert!(context.has_settled(), "nor is there a fence after it");
    context.fence();
    assert!(!context.has_settled());
    context.end(counted);
    assert!(context.has_settled());
    context.begin();
    assert!(context.has_settled());
    context.fence();
    assert!(!context.has_settled());
}

pub(super) fn host(offset: usize) -> Address {
    Address { segment: Segment::Host, offset }
}

fn device(offset: usize) -> Address {
    Address { segment: Segment::Device, offset }
}

fn pattern(bytes: usize, seed: usize) -> Vec<u8> {
    (0..bytes).map(|index| (index * 7 + index / 251 + seed) as u8).collect()
}

fn add(operand: u64) -> Amo {
    Amo { op: AmoOp::FetchAdd, width: Width::Bits64, operand, compare: 0 }
}

#[test]
fn what_was_put_is_got() {
    let world = World::of(2);
    let context = Arc::<Completions>::default();
    for bytes in [1, 8, 4096, PIECE, PIECE + 1, 3 * PIECE - 5, (WINDOW + 4) * PIECE + 17] {
        let (sent, mut got) = (pattern(bytes, bytes), vec![0; bytes]);
        // SAFETY: both ranges are in the memory, and the vectors live until the transfers have completed.
        unsafe {
            world.pes[0].put(1, host(24), sent.as_ptr().cast(), bytes, &context).unwrap();
            world.pes[0].quiet(&context).unwrap();
            assert!(world.bytes(1)[24..24 + bytes] == sent, "{bytes} bytes put");
            world.pes[0].get(1, host(24), got.as_mut_ptr().cast(), bytes).unwrap();
        }
        assert!(got == sent, "{bytes} bytes got");
        got.fill(0);
        // SAFETY: likewise.
        unsafe { world.pes[0].get_nbi(1, host(24), got.as_mut_ptr().cast(), bytes, &context) }.unwrap();
        world.pes[0].quiet(&context).unwrap();
        assert!(got == sent, "{bytes} bytes got later");
    }
    world.end();
}

/// What networks do for puts.
const NOTHING: Delivery = Delivery { completes: false, tells: false };
const COMPLETES: Delivery = Delivery { completes: true, tells: false };
const TELLS: Delivery = Delivery { completes: true, tells: true };

/// Sizes at which the way changes, and the number of pieces.
const LONG_SIZES: [usize; 8] = [
    LONG_GET - 1,
    LONG_GET,
    LONG_PUT - 1,
    LONG_PUT,
    LONG_PIECE,
    LONG_PIECE + 1,
    WINDOW * PIECE + 1,
    (WINDOW + 2) * LONG_PIECE + 17,
];

/// Also where the network's word is not enough, and whatever comes first.
#[test]
fn what_goes_without_messages_arrives_and_nothing_else_changes() {
    for delivery in [NOTHING, COMPLETES, TELLS] {
        let world = World::one_sided(delivery, true);
        let context = Arc::<Completions>::default();
        let started = || world.outboxes[0].started.load(Ordering::Relaxed);
        let mut wakes = 0;
        for (number, bytes) in LONG_SIZES.into_iter().enumerate() {
            let at = 1001 + 3 * number;
            let pieces_from = |least| if bytes < least { 0 } else { bytes.div_ceil(LONG_PIECE) as u64 };
            let (sent, mut got) = (pattern(bytes, number), vec![0; bytes + 2]);
            let mut expected = world.bytes(1);
            expected[at..at + bytes].copy_from_slice(&sent);
            let before = started();
            // SAFETY: the range is in the memory; `sent` lives until the transfer has completed.
            unsafe { world.pes[0].put_nbi(1, host(at), sent.as_ptr().cast(), bytes, &context) }.unwrap();
            world.pes[0].quiet(&context).unwrap();
            assert!(world.bytes(1) == expected, "{bytes} bytes put");
            assert_eq!(started() - before, pieces_from(LONG_PUT), "{bytes} bytes");
            wakes += if delivery.tells { pieces_from(LONG_PUT) } else { pieces_from(LONG_PUT).min(1) };
            // SAFETY: likewise; there is room for the bytes behind the first.
            unsafe { world.pes[0].get(1, host(at), got.as_mut_ptr().add(1).cast(), bytes) }.unwrap();
            assert!(got[1..=bytes] == sent && got[0] == 0 && got[bytes + 1] == 0, "{bytes} bytes got");
            got.fill(0);
            // SAFETY: likewise, until the transfer has completed.
            unsafe { world.pes[0].get_nbi(1, host(at), got.as_mut_ptr().add(1).cast(), bytes, &context) }.unwrap();
            world.pes[0].quiet(&context).unwrap();
            assert!(got[1..=bytes] == sent && got[0] == 0 && got[bytes + 1] == 0, "{bytes} bytes got later");
            assert_eq!(started() - before, pieces_from(LONG_PUT) + 2 * pieces_from(1), "{bytes} bytes");
        }
        // Each put that went so has woken the owner.
        world.end_after(|world| world.wakes[1].load(Ordering::Relaxed) == wakes);
    }
}

/// Also those of puts that do not wait, of which nothing has arrived then.
#[test]
fn sources_are_free_when_routines_return() {
    let world = World::one_sided(COMPLETES, true);
    let (context, mut expected) = (Arc::<Completions>::default(), world.bytes(1));
    let started = || world.outboxes[0].started.load(Ordering::Relaxed);
    for bytes in [LONG_PUT, COPIED, COPIED + 1] {
        let before = started();
        let mut source = pattern(bytes, 5);
        expected[77..77 + bytes].copy_from_slice(&source);
        let closed = (bytes <= COPIED).then(|| world.gate.lock().unwrap());
        // SAFETY: the range is in the memory; `source` is not written before the routine returns.
        unsafe { world.pes[0].put(1, host(77), source.as_ptr().cast(), bytes, &context) }.unwrap();
        source.fill(0);
        assert_eq!(context.is_idle(), closed.is_none());
        drop(closed);
        world.pes[0].quiet(&context).unwrap();
        assert!(world.bytes(1) == expected, "{bytes} bytes");
        assert!(started() > before);
    }
    world.assert_nothing_in_flight();
    world.end();
}

/// Of many puts not each wakes the owner, but the last one does.
#[test]
fn an_owner_is_woken_when_all_is_in_place() {
    let world = World::one_sided(COMPLETES, true);
    let (context, sent) = (Arc::<Completions>::default(), pattern(LONG_PUT, 9));
    let closed = world.gate.lock().unwrap();
    for part in 0..10 {
        // SAFETY: the range is in the memory; `sent` lives until the transfer has completed.
        unsafe { world.pes[0].put_nbi(1, host(part * LONG_PUT), sent.as_ptr().cast(), LONG_PUT, &context) }.unwrap();
    }
    drop(closed);
    world.pes[0].quiet(&context).unwrap();
    assert!((0..10).all(|part| world.bytes(1)[part * LONG_PUT..][..LONG_PUT] == sent));
    assert!(world.pes[0].table().placing.is_empty());
    world.end_after(|world| world.wakes[1].load(Ordering::Relaxed) == 1);
}

/// The signal is performed by its owner, after all of the data.
#[test]
fn a_signal_follows_data_that_went_without_messages() {
    for delivery in [NOTHING, COMPLETES, TELLS] {
        let world = World::one_sided(delivery, true);
        let context = Arc::<Completions>::default();
        for round in 1..=10u8 {
            // A copy of the source goes, or the source itself.
            let bytes = if round % 2 == 0 { LONG_PUT + 1 } else { 3 * LONG_PIECE + 1 };
            let data = vec![round; bytes];
            let amo = Amo { op: AmoOp::Set, ..add(round.into()) };
            let word = Signal { target: host(8), amo };
            // SAFETY: both ranges are in the memory; `data` is not written before the routine returns.
            unsafe { world.pes[0].put_signal(1, host(64), data.as_ptr().cast(), bytes, word, &context) }.unwrap();
            // SAFETY: a word of that memory, which is atomic for all.
            let seen = unsafe { AtomicU64::from_ptr(world.memories[1].as_ptr().add(8).cast()) };
            while seen.load(Ordering::Acquire) != round.into() {
                std::thread::yield_now();
            }
            assert!(world.bytes(1)[64..64 + bytes] == data, "round {round}");
            world.pes[0].quiet(&context).unwrap();
        }
        assert_eq!(world.outboxes[0].started.load(Ordering::Relaxed), 5 * (1 + 4));
        world.assert_nothing_in_flight();
        world.end();
    }
}

/// A program that reads back what it has put finds it, though nothing promises that, as long as messages come in order.
#[test]
fn a_short_get_does_not_overtake_a_put() {
    let world = World::one_sided(COMPLETES, true);
    let (context, sent, mut got) = (Arc::<Completions>::default(), pattern(8, 3), vec![0; 8]);
    let blocks = Blocks::one(8);
    let get = Kind::Get { source: host(0), dest: got.as_mut_ptr().cast(), blocks };
    let is_message = || world.pes[0].way(get, 1, &*world.outboxes[0]) == Way::Messages;
    assert!(!is_message());
    let closed = world.gate.lock().unwrap();
    // SAFETY: the range is in the memory.
    unsafe { world.pes[0].put(1, host(0), sent.as_ptr().cast(), 8, &context) }.unwrap();
    assert!(is_message());
    drop(closed);
    world.pes[0].quiet(&context).unwrap();
    assert!(!is_message());
    // SAFETY: the range is in the memory.
    unsafe { world.pes[0].get(1, host(0), got.as_mut_ptr().cast(), 8) }.unwrap();
    assert!(got == sent);
    assert_eq!(world.outboxes[0].started.load(Ordering::Relaxed), 1);
    world.end();
}

#[test]
fn memory_that_the_network_does_not_reach_is_reached_by_messages() {
    let world = World::one_sided(COMPLETES, false);
    let (context, sent) = (Arc::<Completions>::default(), pattern(5 * PIECE, 1));
    // SAFETY: the range is in the memory; `sent` lives until the transfer has completed.
    unsafe { world.pes[0].put_nbi(1, host(3), sent.as_ptr().cast(), sent.len(), &context) }.unwrap();
    world.pes[0].quiet(&context).unwrap();
    assert!(world.bytes(1)[3..3 + sent.len()] == sent);
    let device = Address { segment: Segment::Device, offset: 5 };
    // SAFETY: likewise.
    unsafe { world.pes[1].put_nbi(0, device, sent.as_ptr().cast(), sent.len(), &context) }.unwrap();
    world.pes[1].quiet(&context).unwrap();
    assert!(world.bytes(0)[5..5 + sent.len()] == sent);
    assert!(world.outboxes.iter().all(|outbox| outbox.started.load(Ordering::Relaxed) == 0));
    world.end();
}

/// Shorter transfers than between host memory; and kernels' as the host's, which are told of the end of theirs.
#[test]
fn the_network_copies_device_heaps_that_it_has_been_given() {
    for delivery in [NOTHING, COMPLETES, TELLS] {
        let world = World::with_device_heaps(delivery);
        let context = Arc::<Completions>::default();
        let (sent, mut got) = (pattern(LONG_DEVICE_PUT, 7), vec![0; LONG_DEVICE_PUT]);
        let word = |operand| Signal { target: device(0), amo: Amo { op: AmoOp::Set, ..add(operand) } };
        // SAFETY: the ranges are in the memory; `sent` and `got` live until the transfers have completed.
        unsafe {
            world.pes[0].put(1, device(64), sent.as_ptr().cast(), sent.len(), &context).unwrap();
            world.pes[0].put(1, host(64), sent.as_ptr().cast(), sent.len(), &context).unwrap();
            world.pes[0].put_signal(1, device(64), sent.as_ptr().cast(), sent.len(), word(3), &context).unwrap();
            world.pes[0].quiet(&context).unwrap();
            world.pes[0].get(1, device(64), got.as_mut_ptr().cast(), got.len()).unwrap();
        }
        assert!(got == sent && world.bytes(1)[0] == 3);
        assert_eq!(world.outboxes[0].started.load(Ordering::Relaxed), 3, "one of four is too short for host segments");
        assert_eq!(world.pes[0].moved().by_network(), (3, 3 * LONG_DEVICE_PUT as u64));
        let (source, bytes) = (sent.as_ptr().cast(), sent.len());
        let blocks = Blocks::one(bytes);
        let kinds = [
            Kind::Put { dest: device(128), source, blocks, signal: None },
            Kind::Put { dest: device(128), source, blocks, signal: Some(word(4)) },
            Kind::Get { source: device(128), dest: got.as_mut_ptr().cast(), blocks },
        ];
        for (ticket, kind) in kinds.into_iter().enumerate() {
            let way = world.pes[0].way(kind, 1, &*world.outboxes[0]);
            assert!(way != Way::Messages && !kind.leaves_at_once(way));
            let asked = Asked { ticket: ticket as u64, context: 0, cell: None };
            let (far, turn) = (&world.pes[0], &mut Turn::default());
            // SAFETY: as above.
            let begun = unsafe { far.begin(turn, kind, way, 1, &context, asked, &*world.outboxes[0]) };
            assert!(begun.unwrap());
            let ended = world.ended[0].recv().unwrap();
            assert!(ended.asked.ticket == ticket as u64 && context.is_idle());
        }
        assert!(got == sent && world.bytes(1)[0] == 4);
        world.end();
    }
}

#[test]
fn blocks_go_where_they_should_and_nowhere_else() {
    let world = World::of(2);
    let context = Arc::<Completions>::default();
    for (bytes, count, dest_step, source_step) in
        [(4, 1000, 12, 4), (3, 50_000, 5, 7), (PIECE + 9, 3, PIECE + 30, PIECE + 9)]
    {
        let blocks = Blocks { bytes, count, dest_step, source_step };
        let source = pattern(count * source_step, count);
        let mut expected = world.bytes(1);
        for (to, from) in blocks.offsets() {
            expected[100 + to..][..bytes].copy_from_slice(&source[from..][..bytes]);
        }
        // SAFETY: all blocks are in the memory; `source` lives until the transfer has completed.
        unsafe { world.pes[0].put_blocks(1, host(100), source.as_ptr().cast(), blocks, &context) }.unwrap();
        world.pes[0].quiet(&context).unwrap();
        assert!(world.bytes(1) == expected, "{blocks:?} put");
        let mut back = vec![0; source.len()];
        let back_blocks = Blocks { dest_step: source_step, source_step: dest_step, ..blocks };
        // SAFETY: likewise.
        unsafe { world.pes[0].get_blocks(1, host(100), back.as_mut_ptr().cast(), back_blocks) }.unwrap();
        for (from, to) in blocks.offsets() {
            assert!(back[to..][..bytes] == expected[100 + from..][..bytes], "{blocks:?} got");
        }
    }
    world.end();
}

/// The data are in place when the signal is seen, whichever piece comes first, and for each of many puts.
#[test]
fn a_signal_follows_its_data() {
    let world = World::of(2);
    let context = Arc::<Completions>::default();
    let signal = |target| Signal { target, amo: Amo { op: AmoOp::Set, ..add(1) } };
    let bytes = 3 * PIECE + 1;
    for round in 1..=20u8 {
        let data = vec![round; bytes];
        let word = Signal { amo: Amo { operand: round.into(), ..signal(host(8)).amo }, ..signal(host(8)) };
        // SAFETY: both ranges are in the memory; `data` lives until the transfer has completed.
        unsafe { world.pes[0].put_signal(1, host(64), data.as_ptr().cast(), bytes, word, &context) }.unwrap();
        // SAFETY: a word of that memory, which is atomic for all.
        let seen = unsafe { AtomicU64::from_ptr(world.memories[1].as_ptr().add(8).cast()) };
        while seen.load(Ordering::Acquire) != round.into() {
            std::thread::yield_now();
        }
        assert!(world.bytes(1)[64..64 + bytes] == data, "round {round}");
        world.pes[0].quiet(&context).unwrap();
    }
    // Without data the signal is all there is.
    let word = Signal { amo: Amo { operand: 99, ..signal(host(8)).amo }, ..signal(host(8)) };
    // SAFETY: no byte is read.
    unsafe { world.pes[0].put_signal(1, host(64), std::ptr::null(), 0, word, &context) }.unwrap();
    world.pes[0].quiet(&context).unwrap();
    assert_eq!(world.bytes(1)[8], 99);
    assert!(world.pes[1].arriving.lock().unwrap().is_empty());
    world.end();
}

#[test]
fn atomic_operations_of_all_pes_are_atomic() {
    const ROUNDS: u64 = 200;
    let world = World::of(3);
    scope(|scope| {
        for pe in [0, 1] {
            let (far, context) = (&world.pes[pe], Arc::default());
            scope.spawn(move || {
                for _ in 0..ROUNDS {
                    // SAFETY: an aligned word of the memory, on which all operations are atomic.
                    unsafe { far.atomic(2, host(16), add(1), &context) }.unwrap();
                }
            });
        }
    });
    // SAFETY: likewise.
    assert_eq!(unsafe { world.pes[0].atomic(2, host(16), add(0), &Arc::default()) }.unwrap(), 2 * ROUNDS);
    world.end();
}

#[test]
fn transfers_that_need_not_complete_do_not_wait_and_quiet_waits_for_its_own() {
    let world = World::of(2);
    let (all, source) = (Arc::default(), pattern((WINDOW + 9) * PIECE, 1));
    let [busy, idle] = [(); 2].map(|()| Completions::among(Arc::clone(&all)));
    let closed = world.gate.lock().unwrap();
    // Both return, though nothing is delivered.
    // SAFETY: the range is in the memory, and `source` lives until the transfers have completed.
    unsafe {
        world.pes[0].put_nbi(1, host(0), source.as_ptr().cast(), source.len(), &busy).unwrap();
        world.pes[0].put(1, host(BYTES - 8), source.as_ptr().cast(), 8, &busy).unwrap();
    }
    assert!(!busy.is_idle() && idle.is_idle());
    assert_eq!(all.load(Ordering::Relaxed), 2);
    world.pes[0].quiet(&idle).unwrap();
    drop(closed);
    world.pes[0].quiet(&busy).unwrap();
    assert!(world.bytes(1)[..source.len()] == source);
    assert_eq!(all.load(Ordering::Relaxed), 0);
    world.assert_nothing_in_flight();
    world.end();
}

/// A program that starts more than may be on its way goes on as others arrive.
#[test]
fn what_is_on_its_way_is_bounded() {
    let world = World::of(2);
    let (context, source) = (Arc::<Completions>::default(), pattern(PIECE, 3));
    for _ in 0..2 * MOST_IN_FLIGHT / PIECE {
        // SAFETY: the range is in the memory, and `source` lives until the transfers have completed.
        unsafe { world.pes[0].put_nbi(1, host(0), source.as_ptr().cast(), PIECE, &context) }.unwrap();
        assert!(world.pes[0].table().in_flight <= MOST_IN_FLIGHT);
    }
    world.pes[0].quiet(&context).unwrap();
    world.end();
}

/// Starts puts whose messages are not sent.
struct Starts<'a> {
    far: &'a Far,
    context: Arc<Completions>,
    source: Vec<u8>,
}

impl Starts<'_> {
    fn of(far: &Far) -> Starts<'_> {
        Starts { far, context: Arc::default(), source: pattern(PIECE, 3) }
    }

    /// Bytes that are left for all.
    fn left(&self) -> usize {
        MOST_IN_FLIGHT - self.far.table().in_flight
    }

    /// Bytes that a transfer to a PE to which much is on its way may have.
    fn room(&self, pe: usize) -> usize {
        let to = self.far.table().in_flight_to.get(&pe).copied();
        self.left().saturating_sub(to.unwrap_or(0)) / 2
    }

    /// Puts until a transfer to this PE may have no more than so many bytes.
    fn fill(&self, pe: usize, room: usize) {
        while self.room(pe) > room {
            assert!(self.puts(pe, PIECE));
        }
    }

    fn put(&self, turn: &mut Turn, pe: usize, bytes: usize) -> bool {
        let blocks = Blocks::one(bytes);
        let kind = Kind::Put { dest: host(0), source: self.source.as_ptr().cast(), blocks, signal: None };
        self.far.insert(turn, kind, Way::Messages, pe, &self.context, &Teller::Context, &mut None).is_some()
    }

    /// The same, in a turn of its own.
    fn puts(&self, pe: usize, bytes: usize) -> bool {
        self.put(&mut Turn::default(), pe, bytes)
    }
}

/// A long transfer finds room also where short ones, each of which would fit at once, never end.
#[test]
fn room_is_had_in_turn() {
    let (world, _ends) = World::without_threads(2, None);
    let start = Starts::of(&world.pes[0]);
    start.fill(1, 4 * PIECE);
    let [mut long, mut short, mut last] = [(); 3].map(|()| Turn::default());
    assert!(!start.put(&mut long, 1, 6 * PIECE) && start.room(1) > 2 * PIECE);
    assert!(!start.put(&mut short, 1, PIECE) && !start.put(&mut last, 1, 8), "they come after it");
    start.far.table().line.leave(&long, 1);
    assert!(!start.put(&mut last, 1, 8), "it comes after the other");
    assert!(start.put(&mut short, 1, PIECE) && start.put(&mut last, 1, 8));
    assert!(start.far.table().line.waiting.is_empty());
}

/// Slow PEs leave room for others, also where what goes to them waits; what waits for room of all comes before later ones.
#[test]
fn slow_pes_do_not_stop_others() {
    let (world, _ends) = World::without_threads(9, None);
    let start = Starts::of(&world.pes[0]);
    for slow in 1..=5 {
        start.fill(slow, 2 * PIECE);
        assert!(!start.puts(slow, 4 * PIECE), "PE {slow} has its share");
        assert!(!start.puts(slow, 8), "it comes after the other");
    }
    assert!(start.puts(6, 8 * PIECE), "those to slow PEs are not before it");
    while start.left() >= 8 * PIECE {
        assert!(start.puts(7, PIECE));
    }
    // Nothing is on its way to PE 8, and there is too little room.
    let [mut long, mut short] = [(); 2].map(|()| Turn::default());
    assert!(!start.put(&mut long, 8, 8 * PIECE));
    assert!(!start.put(&mut short, 7, 8), "it comes after the other");
    start.far.table().line.leave(&long, 8);
    assert!(start.put(&mut short, 7, 8));
}

#[test]
fn messages_that_no_pe_sends_are_refused() {
    let world = World::of(2);
    let refused = |write: &dyn Fn(Writer<'_>), data: &[u8]| {
        let mut message = Vec::new();
        write(Writer::new(&mut message));
        message.extend_from_slice(data);
        matches!(world.pes[1].receive(0, &message, &*world.outboxes[1]), Err(Error::Message { pe: 0, .. }))
    };
    let name = Name { token: 5, piece: 0 };
    let row = |offset, bytes, count, step| Row { first: host(offset), bytes, count, step };
    for beyond in [row(BYTES - 7, 8, 1, 8), row(BYTES + 1, 1, 1, 1), row(0, 8, 2, BYTES), row(0, 8, usize::MAX, 16)] {
        assert!(refused(&|writer| writer.get(name, beyond), &[]), "{beyond:?}");
    }
    assert!(refused(&|writer| writer.get(name, row(0, PIECE + 1, 1, 0)), &[]));
    assert!(refused(&|writer| writer.put(name, row(0, 8, 1, 8), None), &[0; 7]));
    assert!(refused(&|writer| writer.atomic(name, host(12), add(1)), &[]));
    assert!(refused(&|writer| writer.atomic(name, host(BYTES), add(1)), &[]));
    assert!(refused(&|writer| writer.answer(name), &[0; 8]));
    assert!(refused(&|writer| writer.placed(name, true, Some(Signal { target: host(BYTES), amo: add(1) })), &[]));
    assert!(world.pes[0].landed(1, [5, 0], &*world.outboxes[0]).is_err());
    for nothing in [&[][..], &[99; 40], &[1, 0, 0]] {
        assert!(matches!(world.pes[1].receive(0, nothing, &*world.outboxes[1]), Err(Error::Message { .. })));
    }
    assert!(world.bytes(1).iter().all(|byte| *byte == 0));
    world.end();
}

/// A record with these arguments of 64 bits.
fn record(request: Request, (op, size): (u32, u32), to: u32, phase: u32, arguments: &[u64]) -> Vec<u32> {
    let words = 4 + 2 * arguments.len() as u32;
    let mut record = vec![request as u32 | op << 8 | size << 16 | words << 24, 1, to, phase];
    record.extend(arguments.iter().flat_map(|argument| [*argument as u32, (argument >> 32) as u32]));
    record
}

/// The kernels of PE 0, whose requests `serve` serves, on contexts 1 and 5.
struct Kernels {
    device: Device,
    proxy: Proxy,
    contexts: [Arc<Completions>; 2],
}

impl Kernels {
    fn of(world: &World) -> Kernels {
        let memory = Arc::new(Small::new(8, 4));
        let contexts = [(); 2].map(|()| Arc::<Completions>::default());
        let [first, fifth] = contexts.clone();
        let of_context = move |slot| match slot {
            1 => Some(first.clone()),
            5 => Some(fifth.clone()),
            _ => None,
        };
        let proxy = Proxy::new(world.pes[0].clone(), memory.clone(), Box::new(of_context), world.pes.len());
        Kernels { device: Device::new(memory), proxy, contexts }
    }
}

/// Does the progress thread's work for kernels until `until`.
fn serve(world: &World, proxy: &mut Proxy, until: impl Fn() -> bool) {
    while !until() {
        if !proxy.work(&*world.outboxes[0]).unwrap() {
            std::thread::yield_now();
        }
        world.ended[0].try_iter().for_each(|ended| proxy.end_transfer(&ended));
    }
}

/// A request on a context, with an answer of so many words.
fn ask(device: &Device, words: usize, request: Request, how: (u32, u32), context: u32, arguments: &[u64]) -> Vec<u32> {
    device.ask(words, |cell, phase| record(request, how, context | (cell as u32 + 1) << 16, phase, arguments))
}

#[test]
fn a_kernels_quiet_is_about_the_host_where_it_says_so() {
    let world = World::of(2);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let of_host = contexts[0].begin();
    scope(|scope| {
        let kernel = scope.spawn(|| {
            ask(&device, 1, Request::Quiet, (0, 0), 1, &[]);
            ask(&device, 1, Request::Quiet, (1, 0), 5, &[]);
            ask(&device, 1, Request::Quiet, (1, 0), 1, &[]);
        });
        while !proxy.is_awaited() {
            assert!(!kernel.is_finished(), "what the host has begun has not ended");
            proxy.work(&*world.outboxes[0]).unwrap();
            std::thread::yield_now();
        }
        contexts[0].end(of_host);
        serve(&world, &mut proxy, || kernel.is_finished());
        kernel.join().unwrap();
    });
    world.end();
}

#[test]
fn kernels_get_what_they_ask_for() {
    let world = World::of(2);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let (source, mut got) = (pattern((WINDOW + 2) * PIECE, 5), vec![0u8; (WINDOW + 2) * PIECE]);
    let (from, into, bytes) = (source.as_ptr() as u64, got.as_mut_ptr() as u64, source.len() as u64);
    scope(|scope| {
        let kernel = scope.spawn(|| {
            device.send(&record(Request::Store, (0, 8), 1, 0, &[64, 0x0102_0304_0506_0708]));
            ask(&device, 1, Request::Quiet, (0, 0), 1, &[]);
            assert_eq!(ask(&device, 2, Request::Fetch, (0, 8), 1, &[64]), [0x0506_0708, 0x0102_0304]);
            let add = (AmoOp::FetchAdd as u32, 8);
            assert_eq!(ask(&device, 2, Request::Amo, add, 1, &[64, 1, 0]), [0x0506_0708, 0x0102_0304]);
            assert_eq!(ask(&device, 1, Request::Fetch, (0, 3), 5, &[64]), [0x06_0709]);
            // Long ones, of which the first is answered when all of its source is on its way.
            ask(&device, 1, Request::Put, (0, 0), 1, &[4096, bytes, from]);
            ask(&device, 1, Request::Get, (0, 0), 1, &[4096, bytes, into]);
            // Bytes 0 and 2 of the source to bytes 8 and 11, and the signal after them.
            ask(&device, 1, Request::PutBlocks, (0, 0), 5, &[8, from, 3, 2, 1, 2]);
            device.send(&record(Request::StoreSignal, (AmoOp::Set as u32, 4 << 4 | 2), 1, 0, &[16, 0xabcd, 20, 7]));
            ask(&device, 1, Request::Quiet, (0, 0), 1, &[]);
        });
        serve(&world, &mut proxy, || kernel.is_finished());
        kernel.join().unwrap();
    });
    assert!(got == source);
    let there = world.bytes(1);
    assert_eq!(there[8..12], [source[0], 0, 0, source[2]]);
    assert_eq!(there[16..24], [0xcd, 0xab, 0, 0, 7, 0, 0, 0]);
    assert!(contexts.iter().all(|context| context.is_idle()));
    world.end();
}

/// Quiet on one context does not wait for another, nor for what comes after it.
#[test]
fn quiet_of_a_kernel_waits_for_its_own() {
    let world = World::of(2);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let closed = world.gate.lock().unwrap();
    scope(|scope| {
        device.send(&record(Request::Store, (0, 8), 1, 0, &[0, 9]));
        let quiet = scope.spawn(|| ask(&device, 1, Request::Quiet, (0, 0), 5, &[]));
        serve(&world, &mut proxy, || quiet.is_finished());
        let own = scope.spawn(|| ask(&device, 1, Request::Quiet, (0, 0), 1, &[]));
        let late = scope.spawn(|| device.send(&record(Request::Store, (0, 8), 5, 0, &[8, 9])));
        serve(&world, &mut proxy, || late.is_finished() && !contexts[1].is_idle());
        assert!(!own.is_finished() && !contexts[0].is_idle());
        drop(closed);
        serve(&world, &mut proxy, || own.is_finished());
        assert!(contexts[0].is_idle());
    });
    serve(&world, &mut proxy, || contexts[1].is_idle());
    world.end();
}

/// What a kernel puts on a context after a fence of the host's waits until all that came before it is complete; nothing else does.
#[test]
fn a_fence_of_the_host_comes_before_what_kernels_ask_for() {
    let world = World::of(2);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let (far, outbox, ring) = (&*world.pes[0], &*world.outboxes[0], device.memory());
    let closed = world.gate.lock().unwrap();
    // SAFETY: the range is in the memory; the byte is in the message when the routine returns.
    unsafe { far.put(1, host(0), [7].as_ptr().cast(), 1, &contexts[0]) }.unwrap();
    far.fence(&contexts[0]).unwrap();
    let n_begun = || far.table().slots.iter().filter(|(_, transfer)| transfer.is_some()).count();
    let mut got = [0u64];
    assert!(!proxy.is_behind());
    device.send(&record(Request::Get, (0, 0), 1, 0, &[64, 8, got.as_mut_ptr() as u64]));
    device.send(&record(Request::Store, (0, 8), 1, 0, &[0, 9]));
    device.send(&record(Request::Store, (0, 8), 1, 0, &[16, 10]));
    device.send(&record(Request::Store, (0, 8), 5, 0, &[8, 11]));
    assert!(proxy.is_behind() && proxy.work(outbox).unwrap());
    assert_eq!(n_begun(), 3, "the put, the get, and what is on another context");
    assert!(!proxy.work(outbox).unwrap() && proxy.is_behind() && !contexts[1].is_idle());
    Proxy::drain(far, ring, &contexts[1]).unwrap();
    scope(|scope| {
        let drained = scope.spawn(|| Proxy::drain(far, ring, &contexts[0]).unwrap());
        let quiets = [0, 1].map(|of_host| {
            let device = &device;
            scope.spawn(move || ask(device, 1, Request::Quiet, (of_host, 0), 1, &[]))
        });
        // Both quiets, one of which is about the host, too, have been read.
        serve(&world, &mut proxy, || crate::ring::written(ring) == 6);
        while proxy.work(outbox).unwrap() {}
        assert!(quiets.iter().all(|quiet| !quiet.is_finished()) && !drained.is_finished() && n_begun() == 3);
        drop(closed);
        serve(&world, &mut proxy, || quiets.iter().all(|quiet| quiet.is_finished()) && drained.is_finished());
    });
    assert!(contexts[0].is_idle() && [0, 8, 16].map(|at| world.bytes(1)[at]) == [9, 11, 10] && !proxy.is_behind());
    world.end();
}

/// As much is held back as the ring has slots; more stays there until some is let go.
#[test]
fn what_a_fence_holds_back_is_bounded() {
    let world = World::of(2);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let outbox = &*world.outboxes[0];
    let closed = world.gate.lock().unwrap();
    // SAFETY: the range is in the memory; the byte is in the message when the routine returns.
    unsafe { world.pes[0].put(1, host(0), [7].as_ptr().cast(), 1, &contexts[0]) }.unwrap();
    world.pes[0].fence(&contexts[0]).unwrap();
    let n_slots = device.memory().slots().len() as u64;
    for number in 0..2 * n_slots {
        device.send(&record(Request::Amo, (AmoOp::Inc as u32, 8), 1, 0, &[0, 0, 0]));
        assert_eq!(proxy.work(outbox).unwrap(), number < n_slots);
    }
    drop(closed);
    scope(|scope| {
        let quiet = scope.spawn(|| ask(&device, 1, Request::Quiet, (0, 0), 1, &[]));
        serve(&world, &mut proxy, || quiet.is_finished());
    });
    assert_eq!(u64::from(world.bytes(1)[0]), 7 + 2 * n_slots);
    world.end();
}

/// What kernels ask for of a slow PE waits, in its order, and is counted; what they ask for of others goes.
#[test]
fn requests_to_a_slow_pe_do_not_stop_those_to_others() {
    let (world, ends) = World::without_threads(3, None);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let (far, outbox, ring) = (&*world.pes[0], &*world.outboxes[0], device.memory());
    let came = |pe: usize| ends[pe].try_iter().count();
    let start = Starts::of(far);
    start.fill(1, 2 * PIECE);
    let (piece, from) = (PIECE as u64, start.source.as_ptr() as u64);
    let long = || record(Request::PutBlocks, (0, 0), 1, 0, &[0, from, piece, 0, piece, 4]);
    let to = |pe: u32, mut record: Vec<u32>| {
        record[1] = pe;
        device.send(&record);
    };
    for _ in 0..2 {
        to(1, long());
    }
    to(1, record(Request::Store, (0, 8), 1, 0, &[0, 9]));
    to(2, record(Request::Store, (0, 8), 5, 0, &[0, 9]));
    assert!(proxy.work(outbox).unwrap() && came(1) == 0 && came(2) == 1 && !contexts[0].is_idle());
    assert!(!proxy.work(outbox).unwrap() && proxy.is_behind());
    // All that has been asked for is counted, so that a quiet of the host's waits for it.
    Proxy::drain(far, ring, &contexts[0]).unwrap();
    let before = contexts[0].so_far();
    // Room for one of the long ones.
    far.table().count(1, 0, 4 * PIECE);
    assert!(proxy.work(outbox).unwrap() && came(1) == 4 && !contexts[0].have_completed(before));
    far.table().count(1, 0, 8 * PIECE);
    assert!(proxy.work(outbox).unwrap() && came(1) == 5 && !proxy.work(outbox).unwrap());
    // The ring and the place for what waits are full: what comes then stays, and is tried again.
    start.fill(1, 2 * PIECE);
    let n_slots = ring.slots().len();
    for _ in 0..n_slots {
        to(1, long());
        assert!(proxy.work(outbox).unwrap());
    }
    to(1, record(Request::Store, (0, 8), 1, 0, &[0, 9]));
    assert!(!proxy.work(outbox).unwrap() && !proxy.work(outbox).unwrap() && came(1) == 0);
    far.table().count(1, 0, 4 * PIECE);
    assert!(
        proxy.work(outbox).unwrap()
            && came(1) == 4
            && crate::ring::written(ring) == ring.head().load(Ordering::Acquire)
    );
}

/// What stays in the ring, since so much waits already, keeps no place in the line that others would wait behind.
#[test]
fn a_request_that_stays_in_the_ring_is_before_no_other() {
    let (world, ends) = World::without_threads(3, None);
    let Kernels { device, mut proxy, contexts } = Kernels::of(&world);
    let (far, outbox, ring) = (&*world.pes[0], &*world.outboxes[0], device.memory());
    let start = Starts::of(far);
    let all_end = |pe: usize| {
        let to = far.table().in_flight_to[&pe];
        far.table().count(pe, 0, to);
    };
    let (piece, from) = (PIECE as u64, start.source.as_ptr() as u64);
    let long = |context| record(Request::PutBlocks, (0, 0), context, 0, &[0, from, piece, 0, piece, 4]);
    start.fill(1, 2 * PIECE);
    // A fence holds back as much as may wait. What is next would go to the same PE, on another context.
    let of_host = contexts[0].begin();
    contexts[0].fence();
    let n_slots = ring.slots().len();
    for _ in 0..n_slots {
        device.send(&record(Request::Store, (0, 8), 1, 0, &[0, 9]));
        assert!(proxy.work(outbox).unwrap());
    }
    device.send(&long(5));
    assert!(!proxy.work(outbox).unwrap() && ends[1].try_iter().count() == 0);
    contexts[0].end(of_host);
    assert!(proxy.work(outbox).unwrap(), "what was held back waits for room");
    all_end(1);
    while proxy.work(outbox).unwrap() {}
    assert_eq!(ends[1].try_iter().count(), n_slots + 4);
    // As much as may wait waits for PE 1. What is next goes to PE 2, and then has to wait for a fence.
    start.fill(1, 2 * PIECE);
    start.fill(2, 2 * PIECE);
    for _ in 0..n_slots {
        device.send(&long(1));
        assert!(proxy.work(outbox).unwrap());
    }
    let mut to_other = long(5);
    to_other[1] = 2;
    device.send(&to_other);
    assert!(!proxy.work(outbox).unwrap());
    let of_host = contexts[1].begin();
    contexts[1].fence();
    assert!(!proxy.work(outbox).unwrap() && ends[2].try_iter().count() == 0);
    all_end(2);
    assert!(start.puts(2, 8), "nothing is before it");
    contexts[1].end(of_host);
}

#[test]
fn records_that_no_kernel_writes_are_refused() {
    let world = World::of(2);
    let strange: [Vec<u32>; 5] = [
        record(Request::Store, (0, 41), 1, 0, &[0; 6]),
        record(Request::Store, (0, 0), 3, 0, &[0, 1]),
        record(Request::Amo, (99, 8), 1, 0, &[0, 1, 0]),
        record(Request::Quiet, (0, 0), 1, 0, &[]),
        vec![0xff | 4 << 24, 1, 1, 0],
    ];
    for strange in strange {
        let Kernels { device, mut proxy, .. } = Kernels::of(&world);
        device.send(&strange);
        assert!(matches!(proxy.work(&*world.outboxes[0]), Err(Error::Request { ticket: 0 })), "{strange:?}");
    }
    world.end();
}
