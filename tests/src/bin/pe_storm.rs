//! PEs whose kernels transfer to another PE by thousands of work-items, from and to memory of every kind, and leave what they started to
//! the host. With the argument `time`: PEs that tell how long a put of 8 bytes and a quiet take in a kernel, and on the host. With
//! `misaligned`: PEs whose kernels get an address wrong; with `killed`: PEs of which the last one dies while kernels of the others put to it.

use std::ffi::c_void;
use std::time::Instant;

use zeshmem_host::{AmoOp, Context};
use zeshmem_tests::{Arg, Pe, STORM};

const GROUPS: u32 = 32;
const ITEMS: u32 = 64;
const ALL: usize = (GROUPS * ITEMS) as usize;
/// A block that is longer than what is on its way at a time.
const LONG: usize = (1 << 20) + 77;

fn main() {
    let mut pe = Pe::start();
    pe.load(STORM);
    match std::env::args().nth(1).as_deref() {
        None => {
            storm(&mut pe);
            leave(&mut pe);
            kinds_of_memory(&mut pe);
            long_blocks(&mut pe);
        }
        Some("time") => time(&mut pe),
        Some("misaligned") => put_for_ever(&mut pe, 4),
        Some("killed") => {
            if pe.me() == pe.n() - 1 {
                let me = std::process::id().to_string();
                let sent = std::process::Command::new("kill").args(["-KILL", &me]).status();
                panic!("killed: {sent:?}");
            }
            put_for_ever(&mut pe, 0);
        }
        Some(other) => panic!("no case {other}"),
    }
    pe.finish();
}

/// Puts to the last PE, so many bytes beside a word, until the job has ended.
fn put_for_ever(pe: &mut Pe, beside: usize) {
    let place = pe.room().wrapping_add(beside);
    loop {
        pe.run("put_and_quiet", 1, &[Arg::Int(pe.n() - 1), memory(place), Arg::Int(1000)]);
    }
}

fn memory<T>(address: *mut T) -> Arg {
    Arg::Memory(address.cast::<c_void>())
}

/// The PE after this one, and the one before.
fn neighbours(pe: &Pe) -> (i32, i32) {
    ((pe.me() + 1) % pe.n(), (pe.me() + pe.n() - 1) % pe.n())
}

fn barrier(pe: &Pe) {
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
}

fn count(pe: &Pe, words: *mut i64) -> i64 {
    // SAFETY: a word of the heap, which kernels and hosts change by atomic operations alone.
    unsafe { pe.shmem.ctx_amo("fetch", Context::DEFAULT, words, AmoOp::Fetch, 0, 0, pe.me()) }.expect("a word")
}

fn storm(pe: &mut Pe) {
    let (next, _) = neighbours(pe);
    let (places, counts) = (pe.alloc::<i64>(ALL), pe.alloc::<i64>(2));
    let (seen, wrong) = (pe.alloc::<i32>(ALL), pe.alloc::<i32>(1));
    pe.write(places, &[-1i64; ALL]);
    pe.write(counts, &[0i64; 2]);
    pe.write(seen, &[0i32; ALL]);
    pe.write(wrong, &[0i32]);
    barrier(pe);
    let args = [Arg::Int(next), memory(places), memory(counts), memory(seen), memory(wrong)];
    pe.run_groups("storm", GROUPS, ITEMS, &args);
    barrier(pe);
    assert_eq!(pe.read(wrong, 1), [0], "PE {}: what work-items saw", pe.me());
    assert!(pe.read(seen, ALL).iter().all(|&times| times == 1), "PE {}: a number was told twice", pe.me());
    let expected: Vec<i64> = (0..ALL as i64).map(|item| item * 3 + 1).collect();
    assert_eq!(pe.read(places, ALL), expected, "PE {}", pe.me());
    assert_eq!([count(pe, counts), count(pe, counts.wrapping_add(1))], [ALL as i64; 2], "PE {}", pe.me());
    barrier(pe);
    pe.free(wrong);
    pe.free(seen);
    pe.free(counts);
    pe.free(places);
}

fn leave(pe: &mut Pe) {
    let (next, before) = neighbours(pe);
    let (places, counts) = (pe.alloc::<i64>(ALL), pe.alloc::<i64>(1));
    let (block, source) = (pe.alloc::<u8>(LONG), pe.alloc::<u8>(LONG));
    for round in 0..10u8 {
        let bytes = |of: i32| -> Vec<u8> { (0..LONG).map(|at| (at as i32 * 3 + of) as u8 ^ round).collect() };
        pe.write(places, &[-1i64; ALL]);
        pe.write(counts, &[0i64]);
        pe.write(block, &vec![0u8; LONG]);
        pe.write(source, &bytes(pe.me()));
        barrier(pe);
        let args =
            [Arg::Int(next), memory(places), memory(counts), memory(block), memory(source), Arg::Long(LONG as u64)];
        pe.run_groups("leave", GROUPS, ITEMS, &args);
        barrier(pe);
        let expected: Vec<i64> = (0..ALL as i64).map(|item| item + 7).collect();
        assert_eq!(pe.read(places, ALL), expected, "PE {}, round {round}", pe.me());
        assert_eq!(count(pe, counts), 2 * ALL as i64, "PE {}, round {round}", pe.me());
        assert!(pe.read(block, LONG) == bytes(before), "PE {}, round {round}: a long block", pe.me());
        barrier(pe);
    }
    pe.free(source);
    pe.free(block);
    pe.free(counts);
    pe.free(places);
}

fn kinds_of_memory(pe: &mut Pe) {
    let (next, _) = neighbours(pe);
    let (block, signal, wrong) = (pe.alloc::<u8>(512), pe.alloc::<u64>(1), pe.alloc::<i32>(1));
    for length in [1, 8, 9, 40, 41, 64, 65, 150] {
        for (name, items, expected) in [("by_private", 1, 11), ("by_private_group", 16, 2), ("by_local", 16, 1)] {
            pe.write(block, &[0u8; 512]);
            pe.write(signal, &[0u64]);
            pe.write(wrong, &[0i32]);
            barrier(pe);
            let args = [Arg::Int(next), Arg::Int(11), Arg::Int(length), memory(block), memory(signal), memory(wrong)];
            pe.run(name, items, &args);
            barrier(pe);
            assert_eq!(pe.read(wrong, 1), [0], "PE {}: {name}, {length} bytes", pe.me());
            assert_eq!(count(pe, signal.cast()), expected, "PE {}: the signal of {name}, {length} bytes", pe.me());
            let after = pe.read(block.wrapping_add(length as usize), 512 - length as usize);
            assert!(after.iter().all(|&byte| byte == 0), "PE {}: {name}, beyond {length} bytes", pe.me());
            barrier(pe);
        }
    }
    pe.free(wrong);
    pe.free(signal);
    pe.free(block);
}

fn long_blocks(pe: &mut Pe) {
    let (next, _) = neighbours(pe);
    let (dest, back) = (pe.alloc::<u8>(LONG), pe.alloc::<u8>(LONG));
    let beside = pe.elsewhere();
    let mine: Vec<u8> = (0..LONG).map(|at| (at * 7 + pe.me() as usize) as u8).collect();
    let head = [0x5au8; 4096];
    pe.write(dest, &mine);
    // SAFETY: 4096 bytes of the device, and as many here.
    unsafe { pe.copy(beside, head.as_ptr().cast(), head.len()) };
    barrier(pe);
    // Work-items of one PE read what another writes, so they take turns.
    for turn in 0..pe.n() {
        if turn == pe.me() {
            let args = [Arg::Int(next), Arg::Memory(beside), memory(dest), memory(back), Arg::Long(LONG as u64)];
            pe.run("by_nbi", 1, &args);
            let (sent, got) = (pe.read(dest, LONG), pe.read(back, LONG));
            assert!(got[..4096] == head, "PE {}: the head of a long block", pe.me());
            assert!(got[4096..] == sent[..LONG - 4096], "PE {}: a long block", pe.me());
            let mut seen = [0u8; 4096];
            // SAFETY: as above.
            unsafe { pe.copy(seen.as_mut_ptr().cast(), beside, seen.len()) };
            assert!(seen == head, "PE {}: memory beside the heap", pe.me());
        }
        barrier(pe);
    }
    pe.free(back);
    pe.free(dest);
}

fn time(pe: &mut Pe) {
    const ROUNDS: i32 = 2000;
    let place = pe.alloc::<i64>(1);
    for _ in 0..5 {
        barrier(pe);
        if pe.me() == 0 {
            let next = neighbours(pe).0;
            let args = [Arg::Int(next), memory(place), Arg::Int(ROUNDS)];
            let began = Instant::now();
            pe.run("put_and_quiet", 1, &args);
            let kernel = began.elapsed();
            let began = Instant::now();
            for round in 0..i64::from(ROUNDS) {
                pe.put(place, &[round], next);
                pe.shmem.quiet().expect("quiet");
            }
            let host = began.elapsed();
            let [kernel, host] = [kernel, host].map(|time| time.as_secs_f64() * 1e6 / f64::from(ROUNDS));
            println!("put of 8 bytes and quiet: {kernel:.2} us in a kernel, {host:.2} us on the host");
        }
        barrier(pe);
    }
    pe.free(place);
}
