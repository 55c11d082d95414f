//! What groups cost: the bytes of one, making it, and translating ranks, all of them in order and random
//! ones, by shape and size.
//! Prints rows of a Markdown table.
//!
//!   cargo run --release -p zeshmem-algebra --example groups
//!
//! `tests/mpi/bench.c` prints the same columns for an MPI, at the sizes that it can have.

use std::hint::black_box;
use std::time::Instant;
use zeshmem_algebra::{PeSet, Stride, TeamPe};

/// Ranks in one call where they are random, as many as the MPI side translates.
const BATCH: usize = 1024;

fn main() {
    println!(
        "| library | PEs | shape | bytes | create, us | all to world, ns | random to world, ns | all from world, ns | random from world, ns |"
    );
    println!("|---|--:|---|--:|--:|--:|--:|--:|--:|");
    for exponent in [6, 10, 16, 18, 20, 24] {
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
        measure(&world, "strided", || world.range_incl(&strided).expect("valid"));
        measure(&world, "8 ranges", || world.range_incl(&few).expect("valid"));
        measure(&world, "random half", || world.incl(&shuffled).expect("valid"));
    }
}

fn measure(world: &PeSet, shape: &str, make: impl Fn() -> PeSet) {
    let group = make();
    let create = per_call(|| drop(black_box(make())));
    let mut columns = String::new();
    // Both ways: a rank of the group in the world, and a PE of the world in the group.
    for (from, to) in [(&group, world), (world, &group)] {
        let mut random = Random(2);
        let all: Vec<i32> = (0..from.size()).collect();
        let some = (0..BATCH).map(|_| random.below(all.len()) as i32).collect();
        for ranks in [all, some] {
            columns += &format!(" {:.2} |", translate(from, to, &ranks) * 1e9);
        }
    }
    println!("| Zeshmem | {} | {shape} | {} | {:.2} |{columns}", world.size(), group.bytes(), create * 1e6,);
}

/// Seconds per rank.
fn translate(from: &PeSet, to: &PeSet, ranks: &[i32]) -> f64 {
    let mut found = vec![0; ranks.len()];
    let mut call = || {
        found.copy_from_slice(black_box(ranks));
        from.translate_in_place(&mut found, to).expect("ranks");
        black_box(&found);
    };
    let seconds = per_call(&mut call) / ranks.len() as f64;
    // A benchmark that times wrong answers times nothing.
    for (&rank, &found) in ranks.iter().zip(&found) {
        let pe = TeamPe::new(rank).and_then(|rank| from.pe(rank));
        assert_eq!(pe.and_then(|pe| to.rank_of(pe)), TeamPe::new(found));
    }
    seconds
}

/// Seconds per call: the least of several rounds, each long enough for the clock.
fn per_call(mut body: impl FnMut()) -> f64 {
    let mut time = |calls: u32| {
        let began = Instant::now();
        (0..calls).for_each(|_| body());
        began.elapsed().as_secs_f64()
    };
    let mut calls = 1;
    while time(calls) < 0.01 {
        calls *= 4;
    }
    (0..5).map(|_| time(calls) / f64::from(calls)).fold(f64::INFINITY, f64::min)
}

/// Numbers that depend on a seed alone.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}
