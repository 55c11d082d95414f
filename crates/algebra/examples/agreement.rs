//! What agreeing on a new team costs as jobs grow: the dissemination pattern that the runtime uses, message by
//! message, beside the pattern of `MPI_Comm_split`. Prints rows of a Markdown table.
//!
//!   cargo run --release -p zeshmem-algebra --example agreement
//!
//! The model is alpha-beta: a message of `b` bytes arrives `ALPHA * (1 + u) + BETA * b` after it was sent, with `u`
//! anew from [0, `NOISE`) for each message, and a PE sends that of a round when it has that of the round before.
//! PEs enter together. Links do not contend.

use std::hint::black_box;

use zeshmem_algebra::schedule::{recv_from, rounds, send_to};

/// Seconds from PE to PE, as of a cluster's network.
const ALPHA: f64 = 1.5e-6;
/// Seconds per byte, of 100 Gbit/s.
const BETA: f64 = 0.08e-9;
/// How much later than `ALPHA` a message may come, as a fraction.
const NOISE: f64 = 0.5;
/// Bytes of a proposal: two calls, free slots, who is wrong.
const PROPOSAL: usize = 104;
/// What `MPI_Comm_split` gathers of each PE: colour and key.
const ENTRY: usize = 8;
/// The mask of free context numbers that an all-reduce agrees on there.
const MASK: usize = 256;
/// Seconds per gathered entry for looking through all of them once.
const SCAN: f64 = 1e-9;

/// What a pattern cost: the last PE's time, and messages and bytes that one PE sent.
struct Cost {
    seconds: f64,
    messages: usize,
    bytes: usize,
}

fn main() {
    println!(
        "| PEs | agreement, us | messages per PE | bytes per PE | MPI_Comm_split's pattern, us | messages per PE | \
         bytes per PE |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|");
    for exponent in 1..=20 {
        let n = 1 << exponent;
        let agreement = disseminate(n, |_| PROPOSAL, 0.0);
        // Gathering by the same rounds, with messages that double, then one look through it all, then the mask.
        let gather = disseminate(n, |k| ENTRY * (1usize << k).min(n - (1 << k)), 0.0);
        let mask = disseminate(n, |_| MASK, gather.seconds + SCAN * n as f64);
        println!(
            "| {n} | {:.1} | {} | {} | {:.1} | {} | {} |",
            agreement.seconds * 1e6,
            agreement.messages,
            agreement.bytes,
            mask.seconds * 1e6,
            gather.messages + mask.messages,
            gather.bytes + mask.bytes,
        );
    }
}

/// Simulates one pass over `n` PEs that begin at `begin`, with messages of `bytes(round)`.
fn disseminate(n: usize, bytes: impl Fn(usize) -> usize, begin: f64) -> Cost {
    let mut random = 1u64;
    let mut clock = vec![begin; n];
    // What is merged: least and greatest of values that differ from PE to PE.
    let value = |r: usize| (r as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut heard: Vec<(u64, u64)> = (0..n).map(|r| (value(r), value(r))).collect();
    let (mut messages, mut sent) = (0, 0);
    for k in 0..rounds(n) {
        let (before, known) = (clock.clone(), heard.clone());
        for r in 0..n {
            let from = recv_from(n, r, k);
            assert_eq!(send_to(n, from, k), r);
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let late = NOISE * (random >> 11) as f64 / (1u64 << 53) as f64;
            let arrival = before[from] + ALPHA * (1.0 + late) + BETA * bytes(k) as f64;
            clock[r] = clock[r].max(arrival);
            heard[r] = (heard[r].0.min(known[from].0), heard[r].1.max(known[from].1));
        }
        messages += 1;
        sent += bytes(k);
    }
    // A simulation that does not agree simulates nothing.
    let all = (0..n).map(value).fold((u64::MAX, 0), |all, value| (all.0.min(value), all.1.max(value)));
    assert!(black_box(heard).iter().all(|heard| *heard == all));
    Cost { seconds: clock.iter().copied().fold(0.0, f64::max), messages, bytes: sent }
}
