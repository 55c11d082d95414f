//! What groups cost: making one, translating a rank, and the bytes it takes, by shape and size.
//! Prints rows of a Markdown table.
//!
//!   cargo run --release -p zeshmem-algebra --example groups
//!
//! `tests/mpi/bench.c` prints the same columns for an MPI, at the sizes that it can have.

use std::hint::black_box;
use std::time::Instant;
use zeshmem_algebra::{PeSet, Stride, TeamPe};

/// Ranks in one call of `translate`, as many as the MPI side translates.
const BATCH: usize = 1024;

fn main() {
    println!("| library | PEs | shape | create, us | translate, ns per rank | bytes |");
    println!("|---|--:|---|--:|--:|--:|");
    for exponent in [10, 16, 20, 24] {
        let n = 1 << exponent;
        let world = PeSet::from_stride(Stride::world(n).expect("PEs"));
        let mut shuffled: Vec<i32> = (0..n).collect();
        let mut random = Random(1);
        for last in (1..shuffled.len()).rev() {
            shuffled.swap(last, random.below(last + 1));
        }
        shuffled.truncate(n as usize / 2);

        let strided = [[0, n - 1, 2]];
        // Eighths of the world: every second one whole and backwards, of the others every second PE.
        let eighth = n / 8;
        let few: Vec<[i32; 3]> = (0..8)
            .map(|i| match i % 2 {
                0 => [(i + 1) * eighth - 1, i * eighth, -1],
                _ => [i * eighth, (i + 1) * eighth - 1, 2],
            })
            .collect();
        measure(&world, "strided", || {
            world.range_incl(&strided).expect("valid")
        });
        measure(&world, "8 ranges", || {
            world.range_incl(&few).expect("valid")
        });
        measure(&world, "random half", || {
            world.incl(&shuffled).expect("valid")
        });
    }
}

fn measure(world: &PeSet, shape: &str, make: impl Fn() -> PeSet) {
    let group = make();
    let mut random = Random(2);
    let ranks: Vec<i32> = (0..BATCH)
        .map(|_| random.below(group.size() as usize) as i32)
        .collect();
    let pes: Vec<i32> = (0..BATCH)
        .map(|_| random.below(world.size() as usize) as i32)
        .collect();
    // A benchmark that times wrong answers times nothing.
    for (&rank, pe) in ranks
        .iter()
        .zip(group.translate(&ranks, world).expect("ranks"))
    {
        let pe = TeamPe::new(rank)
            .and_then(|rank| group.pe(rank))
            .map(|pe| pe.get())
            == pe.map(TeamPe::get);
        assert!(pe);
    }
    let create = per_call(|| drop(black_box(make())));
    // Both ways: a rank of the group in the world, and a PE of the world in the group.
    let there = per_call(|| drop(black_box(group.translate(black_box(&ranks), world))));
    let back = per_call(|| drop(black_box(world.translate(black_box(&pes), &group))));
    println!(
        "| Zeshmem | {} | {shape} | {:.2} | {:.1} to world, {:.1} from world | {} |",
        world.size(),
        create * 1e6,
        there * 1e9 / BATCH as f64,
        back * 1e9 / BATCH as f64,
        group.bytes()
    );
}

/// Seconds per call: the least of several rounds, each long enough for the clock.
fn per_call(body: impl Fn()) -> f64 {
    let time = |calls: u32| {
        let began = Instant::now();
        (0..calls).for_each(|_| body());
        began.elapsed().as_secs_f64()
    };
    let mut calls = 1;
    while time(calls) < 0.01 {
        calls *= 4;
    }
    (0..5)
        .map(|_| time(calls) / f64::from(calls))
        .fold(f64::INFINITY, f64::min)
}

/// Numbers that depend on a seed alone.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}
