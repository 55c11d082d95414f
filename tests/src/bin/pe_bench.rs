//! What the performance page reports, measured on however many PEs run it; answers are checked
//! before they are timed. PE 0 prints one Markdown row a line.
//!
//!   oshrun -n 4 pe_bench sync | collect | translate | crossover | small
//!   oshrun -n 2 pe_bench copies | turns

use std::time::Instant;

use zeshmem_host::{Element, ReduceOp, Team};
use zeshmem_tests::{Arg, BENCH, Pe, SMALL};

fn main() {
    let what = std::env::args().nth(1).unwrap_or_default();
    let mut pe = Pe::start();
    match what.as_str() {
        "sync" => sync(&mut pe),
        "collect" => collect(&mut pe),
        "translate" => translate(&mut pe),
        "copies" => copies(&mut pe),
        "turns" => turns(&mut pe),
        "crossover" => crossover(&mut pe),
        "small" => small(&mut pe),
        other => panic!("`{other}` is no benchmark: sync, collect, translate, copies, turns, crossover, small"),
    }
    pe.finish();
}

const SAMPLES: usize = 9;

/// Median over samples of the seconds per round of `body`, which runs `rounds` of them.
fn median(pe: &mut Pe, rounds: u32, mut body: impl FnMut(&mut Pe, u32)) -> f64 {
    body(pe, 2);
    let mut seconds: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            let start = Instant::now();
            body(pe, rounds);
            start.elapsed().as_secs_f64() / f64::from(rounds)
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    seconds[SAMPLES / 2]
}

fn sync(pe: &mut Pe) {
    let team = Team::WORLD.raw();
    let words = pe.room();
    pe.write(words, &[0u8; 128]);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    let args = [
        Arg::Int(team),
        Arg::Int(1),
        Arg::Int(100),
        Arg::Memory(words.cast()),
        Arg::Memory(words.wrapping_add(64).cast()),
    ];
    pe.run("syncs", 16, &args);
    assert_eq!(pe.read(words.wrapping_add(64), 4), [0; 4], "syncs are right");
    let seconds = median(pe, 2000, |pe, rounds| pe.run("time_syncs", 1, &[Arg::Int(team), Arg::Int(rounds as i32)]));
    let host =
        median(pe, 2000, |pe, rounds| (0..rounds).for_each(|_| pe.shmem.sync_all("ishmem_sync_all").expect("sync")));
    if pe.me() == 0 {
        println!("| {} | {:.1} | {:.1} |", pe.n(), seconds * 1e6, host * 1e6);
    }
}

/// A reversed team, whose PE `i` is the world's `n - 1 - i`.
fn translate(pe: &mut Pe) {
    const ROUNDS: u32 = 1_000_000;
    let (n, me) = (pe.n(), pe.me());
    let stride = if n > 1 { -1 } else { 0 };
    let team = pe
        .shmem
        .team_split_strided("ishmem_team_split_strided", Team::WORLD, n - 1, stride, n, None, 0)
        .expect("a team")
        .expect("all are members");
    let sum = pe.room();
    let run = |pe: &mut Pe, rounds: u32, translating: bool| {
        let args =
            [Arg::Int(team.raw()), Arg::Int(rounds as i32), Arg::Int(translating.into()), Arg::Memory(sum.cast())];
        pe.run("time_translations", 1, &args);
    };
    run(pe, n as u32 - 1, true);
    let expected: i32 = (1..n).sum();
    assert_eq!(pe.read(sum.cast::<i32>(), 1), [expected], "PE {me}");
    let loops = median(pe, ROUNDS, |pe, rounds| run(pe, rounds, false));
    let seconds = median(pe, ROUNDS, |pe, rounds| run(pe, rounds, true));
    if me == 0 {
        println!("| kernel | {n} | {:.1} |", (seconds - loops) * 1e9);
    }
    pe.shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
}

fn collect(pe: &mut Pe) {
    let (n, me) = (pe.n() as usize, pe.me());
    let largest = 4 << 20;
    let source = pe.alloc::<u8>(largest);
    let dest = pe.alloc::<u8>(largest * n);
    let block =
        |world: i32, bytes: usize| -> Vec<u8> { (0..bytes).map(|i| (world as usize * 37 + i * 5) as u8).collect() };
    pe.write(source, &block(me, largest));
    for bytes in [8usize, 64, 512, 4 << 10, 32 << 10, 256 << 10, 1 << 20, 4 << 20] {
        let items = if bytes < 4096 { 16 } else { 256 };
        let run = |pe: &mut Pe, rounds: u32| {
            let args = [
                Arg::Int(0),
                Arg::Int(rounds as i32),
                Arg::Memory(dest.cast()),
                Arg::Memory(source.cast()),
                Arg::Long(bytes as u64),
            ];
            pe.run("time_collects", items, &args);
        };
        pe.write(dest, &vec![0u8; bytes * n]);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        run(pe, 1);
        let expected: Vec<u8> = (0..n as i32).flat_map(|world| block(world, bytes)).collect();
        assert!(pe.read(dest, bytes * n) == expected, "PE {me}: collect of {bytes} bytes");
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let rounds = ((64 << 20) / (bytes * n * n)).clamp(4, 500) as u32;
        let seconds = median(pe, rounds, run);
        // What all PEs together move, against one memcpy at a time per core doing the same.
        let moved = (bytes * n * n) as f64;
        let copies = memcpy_rate(pe, bytes * n);
        if me == 0 {
            let rate = moved / seconds;
            println!(
                "| {n} | {bytes} | {:.1} | {:.2} | {:.2} | {:.2} |",
                seconds * 1e6,
                rate / 1e9,
                copies / 1e9,
                rate / copies
            );
        }
    }
    pe.free(dest);
    pe.free(source);
}

/// Collectives by how many bytes they bring to a PE, of a work-item and of a work-group. Whether they go by messages or by
/// barriers `ISHMEM_SMALL_BYTES` says.
fn small(pe: &mut Pe) {
    const MOST: usize = 64 << 10;
    const KINDS: [&str; 6] = ["fcollect", "collect", "all-to-all", "broadcast", "reduce", "reducescatter"];
    pe.load(SMALL);
    let memory = pe.alloc::<u8>(2 * MOST + 4096);
    let wrong = pe.alloc::<i32>(3);
    pe.write(wrong, &[0; 3]);
    pe.write(memory, &vec![0xa5u8; 2 * MOST + 4096]);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    let n = pe.n() as usize;
    for (number, kind) in (0..).zip(KINDS) {
        for bytes in [8usize, 64, 512, 2 << 10, 4 << 10, 8 << 10, 16 << 10, 32 << 10, MOST] {
            let whole = bytes.max(4 * n) / (4 * n) * (4 * n);
            let each = if matches!(kind, "broadcast" | "reduce") { whole } else { whole / n };
            let check = [
                Arg::Int(0),
                Arg::Int(1),
                Arg::Int(number),
                Arg::Long(each as u64),
                Arg::Int(3),
                Arg::Int(0),
                Arg::Memory(memory.cast()),
                Arg::Long(MOST as u64 + 1024),
                Arg::Long(0),
                Arg::Memory(wrong.cast()),
            ];
            // Long ones are stored to memory that has to be free.
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            pe.run("small_rounds", 16, &check);
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            assert_eq!(pe.read(wrong, 3), [0; 3], "PE {}: {kind} of {bytes} bytes", pe.me());
            for (items, by_group) in [(1, false), (32, true)] {
                let run = |pe: &mut Pe, rounds: u32| {
                    let args = [
                        Arg::Int(0),
                        Arg::Int(by_group.into()),
                        Arg::Int(number),
                        Arg::Long(whole as u64),
                        Arg::Int(rounds as i32),
                        Arg::Memory(memory.wrapping_add(64).cast()),
                        Arg::Memory(memory.wrapping_add(MOST + 2048).cast()),
                    ];
                    pe.run("time_small", items, &args);
                };
                let rounds = ((4 << 20) / bytes / n).clamp(30, 300) as u32;
                let seconds = median(pe, rounds, run);
                if pe.me() == 0 {
                    println!("| {kind} | {n} | {items} | {bytes} | {:.2} |", seconds * 1e6);
                }
            }
        }
    }
    pe.free(wrong);
    pe.free(memory);
}

/// Bytes per second that all PEs together move with `memcpy`, each `bytes` at a time, all at once.
fn memcpy_rate(pe: &mut Pe, bytes: usize) -> f64 {
    let from = vec![1u8; bytes];
    let mut to = vec![0u8; bytes];
    let rounds = ((64 << 20) / bytes).clamp(16, 100_000) as u32;
    let seconds = median(pe, rounds, |_, rounds| {
        for _ in 0..rounds {
            to.copy_from_slice(std::hint::black_box(&from));
            std::hint::black_box(&mut to);
        }
    });
    (bytes * pe.n() as usize) as f64 / seconds
}

/// What is timed: so many rounds of it.
type Body<'a> = dyn FnMut(&mut Pe, u32) + 'a;

/// [`median`] of several bodies, whose samples take turns: what else the machine does falls on all of them alike.
fn medians(pe: &mut Pe, rounds: u32, bodies: &mut [&mut Body<'_>]) -> Vec<f64> {
    let mut seconds = vec![Vec::new(); bodies.len()];
    for sample in 0..=SAMPLES {
        for (body, seconds) in bodies.iter_mut().zip(&mut seconds) {
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            let start = Instant::now();
            body(pe, rounds);
            if sample > 0 {
                seconds.push(start.elapsed().as_secs_f64() / f64::from(rounds));
            }
        }
    }
    for seconds in &mut seconds {
        seconds.sort_by(f64::total_cmp);
    }
    seconds.iter().map(|seconds| seconds[SAMPLES / 2]).collect()
}

/// Where symmetric memory of a PE is mapped here.
fn mapped(pe: &mut Pe, symmetric: *mut u8, of: i32) -> *mut u8 {
    let address = pe.alloc::<u64>(1);
    pe.run("mapped", 1, &[Arg::Memory(symmetric.cast()), Arg::Int(of), Arg::Memory(address.cast())]);
    let found = pe.read(address, 1)[0];
    pe.free(address);
    std::ptr::with_exposed_provenance_mut(found as usize)
}

/// Copies from one of two PEs to the other by a work-group, while that one rests.
fn copies(pe: &mut Pe) {
    assert_eq!(pe.n(), 2, "copies are between two PEs");
    pe.load(BENCH);
    let me = pe.me();
    let largest = 16 << 20;
    let (source, dest) = (pe.alloc::<u8>(largest), pe.alloc::<u8>(largest));
    let pattern =
        |of: i32, bytes: usize| -> Vec<u8> { (0..bytes).map(|i| (of as usize * 101 + i * 7) as u8).collect() };
    pe.write(source, &pattern(me, largest));
    let there = [mapped(pe, dest, 1 - me), mapped(pe, source, 1 - me)];
    for bytes in [4 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20, 16 << 20] {
        let run = |name: &'static str, items: u32, to: *mut u8, from: *mut u8| {
            move |pe: &mut Pe, rounds: u32| {
                if me != 0 {
                    return;
                }
                let mut args = vec![
                    Arg::Int(rounds as i32),
                    Arg::Memory(to.cast()),
                    Arg::Memory(from.cast()),
                    Arg::Long(bytes as u64),
                ];
                if name != "plain_copies" {
                    args.push(Arg::Int(1));
                }
                pe.run(name, items, &args);
            }
        };
        for items in [16u32, 256] {
            let rounds = ((256 << 20) / bytes).clamp(8, 2000) as u32;
            let mut plain_put = run("plain_copies", items, there[0], source);
            let mut put = run("puts", items, dest, source);
            let mut plain_get = run("plain_copies", items, dest, there[1]);
            let mut get = run("gets", items, dest, source);
            for (body, reader, of) in
                [(&mut plain_put as &mut Body<'_>, 1, 0), (&mut put, 1, 0), (&mut plain_get, 0, 1), (&mut get, 0, 1)]
            {
                pe.write(dest, &vec![0u8; bytes]);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                body(pe, 1);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                if me == reader {
                    assert!(pe.read(dest, bytes) == pattern(of, bytes), "PE {me}: {bytes} bytes");
                }
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            }
            let (from, mut to) = (vec![1u8; bytes], vec![0u8; bytes]);
            let mut by_host = |_: &mut Pe, rounds: u32| {
                for _ in 0..if me == 0 { rounds } else { 0 } {
                    to.copy_from_slice(std::hint::black_box(&from));
                    std::hint::black_box(&mut to);
                }
            };
            let seconds = medians(pe, rounds, &mut [&mut plain_put, &mut put, &mut plain_get, &mut get, &mut by_host]);
            if me == 0 {
                let rate = |at: usize| bytes as f64 / seconds[at] / 1e9;
                println!(
                    "| {bytes} | {items} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
                    rate(1),
                    rate(3),
                    rate(0),
                    rate(4),
                    seconds[0] / seconds[1],
                    seconds[2] / seconds[3],
                    seconds[4] / seconds[1],
                    seconds[4] / seconds[3],
                );
            }
        }
    }
    pe.free(dest);
    pe.free(source);
}

/// What it takes two PEs' kernels to tell each other something, from one to the other.
fn turns(pe: &mut Pe) {
    const KINDS: [&str; 6] = ["raw", "raw_add", "p", "put", "put_signal", "fetch_add"];
    assert_eq!(pe.n(), 2, "two PEs take turns");
    pe.load(BENCH);
    let me = pe.me();
    let lines = pe.alloc::<[u64; 32]>(3);
    let [word, block, source] = [0, 1, 2].map(|line| lines.wrapping_add(line).cast::<u64>());
    let theirs = mapped(pe, word.cast(), 1 - me);
    // What the numbers of the other PE have come to.
    pe.write(word, &[1 - me as u64]);
    let begun = std::cell::Cell::new(2u64);
    let run = |kind: &'static str| {
        let begun = &begun;
        move |pe: &mut Pe, rounds: u32| {
            let args = [
                Arg::Int(rounds as i32),
                Arg::Long(begun.get()),
                Arg::Memory(word.cast()),
                Arg::Memory(block.cast()),
                Arg::Memory(source.cast()),
                Arg::Memory(theirs.cast()),
            ];
            pe.run(&format!("turns_{kind}"), 1, &args);
            begun.set(begun.get() + u64::from(rounds));
        }
    };
    for kind in KINDS {
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        run(kind)(pe, 100);
        let expected = begun.get() - if me == 0 { 1 } else { 2 };
        assert_eq!(pe.read(word, 1), [expected], "PE {me}: {kind}");
        if kind == "put_signal" {
            assert_eq!(pe.read(block, 1), [expected], "PE {me}: what was put before the signal");
        }
    }
    let mut bodies = KINDS.map(run);
    let mut bodies: Vec<&mut Body<'_>> = bodies.iter_mut().map(|body| body as _).collect();
    let seconds = medians(pe, 20_000, &mut bodies);
    if me == 0 {
        for (kind, seconds_of) in KINDS.iter().zip(&seconds) {
            println!("| {kind} | {:.0} | {:.2} |", seconds_of * 1e9, seconds_of / seconds[0]);
        }
    }
    pe.free(lines);
}

/// The collectives of kernel `collectives`, by its numbers.
const COLLECTIVES: [&str; 9] = [
    "sync",
    "broadcast",
    "collect",
    "fcollect",
    "alltoall",
    "sum_reduce",
    "sum_inscan",
    "sum_exscan",
    "sum_reducescatter",
];

/// What a PE contributes.
fn element(world: usize, at: usize) -> u64 {
    (world * 1_000_003 + at * 7 + 1) as u64
}

/// What a PE of `n` has in the end, with `count` elements in a block.
fn outcome(name: &str, n: usize, me: usize, count: usize) -> Vec<u64> {
    let sum = |pes: std::ops::Range<usize>, at: usize| pes.map(|world| element(world, at)).sum();
    let blocks = |of: &dyn Fn(usize, usize) -> u64| {
        (0..n).flat_map(|world| (0..count).map(move |at| (world, at))).map(|(world, at)| of(world, at)).collect()
    };
    match name {
        "sync" => Vec::new(),
        "broadcast" => (0..count).map(|at| element(0, at)).collect(),
        "collect" | "fcollect" => blocks(&element),
        "alltoall" => blocks(&|world, at| element(world, me * count + at)),
        "sum_reduce" => (0..count).map(|at| sum(0..n, at)).collect(),
        "sum_inscan" => (0..count).map(|at| sum(0..me + 1, at)).collect(),
        "sum_exscan" => (0..count).map(|at| sum(0..me, at)).collect(),
        "sum_reducescatter" => (0..count).map(|at| sum(0..n, me * count + at)).collect(),
        other => panic!("{other} is no collective of the benchmark"),
    }
}

/// The same on the host.
fn by_host(pe: &Pe, name: &'static str, dest: *mut u64, source: *mut u64, count: usize) {
    let (shmem, to, from) = (&pe.shmem, dest.cast(), source.cast_const().cast());
    let (team, bytes) = (Team::WORLD, count * size_of::<u64>());
    // SAFETY: both arrays hold a block for each PE, and nothing else uses them meanwhile.
    let done = unsafe {
        match name {
            "sync" => shmem.sync_all(name),
            "broadcast" => shmem.broadcast(name, team, to, from, bytes, 0),
            "collect" => shmem.collect(name, team, to, from, bytes, size_of::<u64>()),
            "fcollect" => shmem.fcollect(name, team, to, from, bytes),
            "alltoall" => shmem.alltoall(name, team, to, from, bytes),
            "sum_reduce" => shmem.reduce(name, team, ReduceOp::Sum, Element::U64, to, from, count),
            "sum_inscan" => shmem.scan(name, team, true, Element::U64, to, from, count),
            "sum_exscan" => shmem.scan(name, team, false, Element::U64, to, from, count),
            "sum_reducescatter" => shmem.reducescatter(name, team, ReduceOp::Sum, Element::U64, to, from, count),
            other => panic!("{other} is no collective of the benchmark"),
        }
    };
    done.unwrap_or_else(|error| panic!("{name}: {error}"));
}

/// Collectives in a kernel, and by its end, the host's collective, and the next kernel.
fn crossover(pe: &mut Pe) {
    const LARGEST: usize = 4 << 20;
    pe.load(BENCH);
    let (n, me) = (pe.n() as usize, pe.me() as usize);
    let elements = n * LARGEST / size_of::<u64>();
    let (source, dest) = (pe.alloc::<u64>(elements), pe.alloc::<u64>(elements));
    pe.write(source, &(0..elements).map(|at| element(me, at)).collect::<Vec<_>>());
    let empty = pe.prepare("empty", 1, &[]);
    for (number, name) in COLLECTIVES.into_iter().enumerate() {
        let sizes: &[usize] =
            if name == "sync" { &[0] } else { &[8, 64, 512, 4 << 10, 32 << 10, 256 << 10, 1 << 20, LARGEST] };
        for &bytes in sizes {
            let count = bytes / size_of::<u64>();
            let items = if bytes < 4096 { 16 } else { 256 };
            let mut in_kernel = |pe: &mut Pe, rounds: u32| {
                let args = [
                    Arg::Int(number as i32),
                    Arg::Int(rounds as i32),
                    Arg::Memory(dest.cast()),
                    Arg::Memory(source.cast()),
                    Arg::Long(count as u64),
                ];
                pe.run("collectives", items, &args);
            };
            let mut on_host = |pe: &mut Pe, rounds: u32| {
                for _ in 0..rounds {
                    by_host(pe, name, dest, source, count);
                    pe.run_prepared(&empty);
                }
            };
            let expected = outcome(name, n, me, count);
            for body in [&mut in_kernel as &mut Body<'_>, &mut on_host] {
                pe.write(dest, &vec![0u64; expected.len()]);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                body(pe, 1);
                assert!(pe.read(dest, expected.len()) == expected, "PE {me}: {name} of {bytes} bytes");
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            }
            let rounds = ((8 << 20) / (bytes.max(8) * n * n)).clamp(10, 100) as u32;
            let seconds = medians(pe, rounds, &mut [&mut in_kernel, &mut on_host]);
            if me == 0 {
                let [kernel, host] = [seconds[0], seconds[1]];
                println!("| {n} | {name} | {bytes} | {:.1} | {:.1} | {:.2} |", kernel * 1e6, host * 1e6, kernel / host);
            }
        }
    }
    drop(empty);
    pe.free(dest);
    pe.free(source);
}
