//! What the performance page reports, measured on however many PEs run it; answers are checked
//! before they are timed. PE 0 prints one Markdown row a line.
//!
//!   oshrun -n 4 pe_bench sync | collect | translate | small

use std::time::Instant;

use zeshmem_host::Team;
use zeshmem_tests::{Arg, Pe, SMALL};

fn main() {
    let what = std::env::args().nth(1).unwrap_or_default();
    let mut pe = Pe::start();
    match what.as_str() {
        "sync" => sync(&mut pe),
        "collect" => collect(&mut pe),
        "translate" => translate(&mut pe),
        "small" => small(&mut pe),
        other => panic!("`{other}` is no benchmark: sync, collect, translate, small"),
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
