//! PEs whose hosts put and get blocks that lie apart, and perform atomic operations, in the memory of the next PE, where a kernel waits
//! for the last of them. On devices that run one kernel at a time these kernels have to perform the atomic operations.

use zeshmem_host::{Amo, AmoOp, Context};
use zeshmem_tests::{Arg, ERRANDS, Pe};

/// The ways of `errands.cl`: a wait, tests in a loop, and those of a work-group.
const WAYS: i32 = 3;
/// A loop of the kernel's own, which performs no operation for the host.
const LOOK: i32 = 3;
/// What is in the word that the operations below change, and beside it.
const BEGIN: u64 = 0x0102_0304_0506_0708;

fn main() {
    let mut pe = Pe::start();
    pe.load(ERRANDS);
    for way in 0..WAYS {
        for round in 0..20 {
            one_kernel(&mut pe, way, round);
        }
    }
    for round in 0..5 {
        behind_a_kernel(&mut pe, round);
    }
    for _ in 0..3 {
        from_both_sides(&pe);
    }
    pe.finish();
}

/// While a kernel of each PE waits, of this PE and of the next one, that one's word gets its last value by operations of all kinds.
fn one_kernel(pe: &mut Pe, way: i32, round: u64) {
    let next = (pe.me() + 1) % pe.n();
    let (word, started) = (pe.room().cast::<u64>(), pe.room().wrapping_add(64).cast::<i32>());
    let last = u64::MAX - round;
    pe.write(word, &[BEGIN]);
    pe.write(started, &[0]);
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    let args = [Arg::Int(way), Arg::Memory(word.cast()), Arg::Long(last), Arg::Memory(started.cast())];
    let launched = pe.launch("await_last", 4, &args);
    while pe.get(started, 1, next) != [1] {
        std::thread::yield_now();
    }
    strided(pe, next);
    let high = word.wrapping_byte_add(4).cast::<u32>();
    let byte = word.wrapping_byte_add(3).cast::<i8>();
    assert_eq!(amo(pe, high, AmoOp::FetchAdd, 0xff00_0000, 0, next), 0x0102_0304);
    assert_eq!(amo(pe, high, AmoOp::FetchInc, 0, 0, next), 0x0002_0304);
    assert_eq!(amo(pe, high, AmoOp::FetchXor, 0x0000_0305, 0, next), 0x0002_0305);
    assert_eq!(amo(pe, byte, AmoOp::FetchOr, -16, 0, next), 0x05);
    assert_eq!(amo(pe, byte, AmoOp::FetchAnd, -15, 0, next), -11);
    assert_eq!(amo(pe, word, AmoOp::Fetch, 0, 0, next), 0x0002_0000_f106_0708);
    assert_eq!(amo(pe, word, AmoOp::CompareSwap, 7, 1, next), 0x0002_0000_f106_0708);
    assert_eq!(amo(pe, word, AmoOp::CompareSwap, 7, 0x0002_0000_f106_0708, next), 0x0002_0000_f106_0708);
    assert_eq!(amo(pe, word, AmoOp::Swap, last - 1, 0, next), 7);
    amo(pe, word, AmoOp::Add, 1u64, 0, next);
    launched.join();
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
}

/// What waits for the device, behind a kernel that looks at a word, keeps nothing else waiting that comes from another node.
fn behind_a_kernel(pe: &mut Pe, round: u64) {
    let next = (pe.me() + 1) % pe.n();
    let (word, count) = (pe.room().cast::<u64>(), pe.room().wrapping_add(8).cast::<u64>());
    let started = pe.room().wrapping_add(64).cast::<i32>();
    pe.write(word, &[BEGIN, 0]);
    pe.write(started, &[0]);
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    let is_far = |pe: &Pe, other: i32| pe.shmem.device_ptr(word.cast(), other).is_null();
    let launched = is_far(pe, (pe.me() + pe.n() - 1) % pe.n()).then(|| {
        let args = [Arg::Int(LOOK), Arg::Memory(word.cast()), Arg::Long(round), Arg::Memory(started.cast())];
        pe.launch("await_last", 4, &args)
    });
    if is_far(pe, next) {
        while pe.get(started, 1, next) != [1] {
            std::thread::yield_now();
        }
        for _ in 0..100 {
            let (context, before) = (Context::DEFAULT, std::ptr::null_mut());
            // SAFETY: as in `amo`; no value is wanted.
            unsafe { pe.shmem.ctx_amo_nbi("amo", context, count, AmoOp::Add, 1u64, 0, next, before) }.expect("amo");
        }
        assert!(pe.get(count, 1, next)[0] <= 100);
        amo(pe, word, AmoOp::Set, round, 0, next);
        assert!(amo(pe, count, AmoOp::FetchAdd, 1u64, 0, next) <= 100);
        pe.shmem.quiet().expect("quiet");
        assert_eq!(pe.get(count, 1, next), [101]);
    }
    launched.into_iter().for_each(|launched| launched.join());
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
}

/// Operations of another PE on several words of this one's, while this one performs operations of its own.
fn from_both_sides(pe: &Pe) {
    const N: u64 = 300;
    let next = (pe.me() + 1) % pe.n();
    let (words, own) = (pe.room().cast::<u64>(), pe.room().wrapping_add(64).cast::<u64>());
    pe.write(words, &[0; 3]);
    pe.write(own, &[0]);
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    for i in 0..N {
        let word = words.wrapping_add(i as usize % 3);
        let (context, before) = (Context::DEFAULT, std::ptr::null_mut());
        // SAFETY: as in `amo`; no value is wanted.
        unsafe { pe.shmem.ctx_amo_nbi("amo", context, word, AmoOp::Add, i % 2, 0, next, before) }.expect("amo");
        if i % 7 == 0 {
            assert_eq!(amo(pe, own, AmoOp::FetchInc, 0, 0, pe.me()), i / 7);
        }
        if i % 50 == 0 {
            assert!(amo(pe, word, AmoOp::FetchAdd, 0, 0, next) <= i);
        }
    }
    pe.shmem.quiet().expect("quiet");
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
    assert_eq!(pe.get(words, 3, pe.me()), [N / 6; 3]);
    pe.shmem.sync_all("ishmem_sync_all").expect("sync");
}

/// Elements of arrays of the host's and of the device's, with strides on both sides.
fn strided(pe: &Pe, to: i32) {
    const N: usize = 100;
    let array = pe.room().wrapping_add(128);
    for (bytes, there, here) in [(1usize, 3isize, 2isize), (4, 2, 5), (8, 1, 7), (8, 40_000, 1)] {
        let count = if there > 1000 { 3 } else { N };
        let sent: Vec<u8> = (0..bytes * count * here as usize).map(|i| (i * 7 + i / 251) as u8).collect();
        let mut found = vec![0u8; sent.len()];
        let context = Context::DEFAULT;
        // SAFETY: the arrays hold so many elements at these strides.
        unsafe {
            let from = sent.as_ptr().cast();
            pe.shmem.ctx_iput("iput", context, array.cast(), from, there, here, bytes, count, to).expect("iput");
            pe.shmem.quiet().expect("quiet");
            let into = found.as_mut_ptr().cast();
            pe.shmem.ctx_iget("iget", context, into, array.cast(), here, there, bytes, count, to).expect("iget");
        }
        let step = bytes * here as usize;
        let is_element = |i: usize| i % step < bytes;
        for (i, (&sent, &found)) in sent.iter().zip(&found).enumerate() {
            assert_eq!(found, if is_element(i) { sent } else { 0 }, "byte {i}, {bytes} bytes each, {there} and {here}");
        }
    }
}

/// The value before the operation.
fn amo<T: Amo>(pe: &Pe, target: *mut T, op: AmoOp, operand: T, compare: T, to: i32) -> T {
    // SAFETY: hosts and kernels do nothing but atomic operations on these words meanwhile.
    unsafe { pe.shmem.ctx_amo("amo", Context::DEFAULT, target, op, operand, compare, to) }.expect("amo")
}
