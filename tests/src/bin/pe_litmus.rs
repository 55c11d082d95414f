//! PEs whose kernels are litmus tests of the memory model, by one work-item and by a work-group, on the default context and on others.
//!
//! `pe_litmus` succeeds where no kernel sees what must not be. With `missing`, or `late`, each test is broken in that way
//! (`tests/kernels/litmus.cl`), and the program succeeds where each was noticed: of the missing calls those without which something
//! shows on a wire that delays and reorders messages.

use zeshmem_host::{Context, Team};
use zeshmem_tests::{Arg, LITMUS, Pe};

/// A kernel, the number of its variant, and what that is; whether a call that is missing shows.
const TESTS: [(&str, i32, &str, bool); 17] = [
    ("message_passing", 0, "put, fence, p", true),
    ("message_passing", 1, "put, quiet, p", true),
    ("message_passing", 2, "put_nbi, quiet, p", true),
    ("message_passing", 3, "put_signal", true),
    ("message_passing", 4, "put_signal_nbi", true),
    ("message_passing", 5, "put, fence, AMO", true),
    ("message_passing", 6, "put, fence, fetching AMO", true),
    ("message_passing", 7, "put_nbi, flush, reuse of the source", true),
    ("quiet_of_a_context", 0, "quiet of one of four contexts", true),
    ("chain", 0, "put, quiet, told by others", true),
    ("get_before_release", 0, "get, p", false),
    ("get_before_release", 1, "get_nbi, quiet, p", true),
    ("store_buffering", 0, "p, quiet, fetch", true),
    ("store_buffering", 1, "swap, quiet, g", false),
    ("meetings", 0, "stores, sync_all", false),
    ("meetings", 1, "stores, team_sync", false),
    ("meetings", 2, "put_nbi, barrier_all", false),
];

/// Work-items of a group.
const ITEMS: u32 = 16;
/// Bytes of `room_t`, and more.
const ROOM: usize = 1 << 18;

#[derive(Clone, Copy, PartialEq)]
enum Broken {
    No,
    Missing,
    Late,
}

fn main() {
    let broken = match std::env::args().nth(1).as_deref() {
        None => Broken::No,
        Some("missing") => Broken::Missing,
        Some("late") => Broken::Late,
        Some(other) => panic!("no way {other} to break a test"),
    };
    let rounds = std::env::var("LITMUS_ROUNDS").map_or(200, |rounds| rounds.parse().expect("a number"));
    let mut pe = Pe::start();
    pe.load(LITMUS);
    let made: Vec<Context> = (0..4).map(|_| pe.shmem.ctx_create("create", Team::WORLD, 0).expect("room")).collect();
    let contexts = pe.alloc::<usize>(8);
    pe.write(contexts, &[[Context::DEFAULT.raw(); 4], [0, 1, 2, 3].map(|i: usize| made[i].raw())].concat());
    let wrong = pe.alloc::<i32>(1);
    for (kernel, variant, what, shows) in TESTS {
        if broken == Broken::Missing && !shows {
            continue;
        }
        for (items, own_contexts) in [(1, false), (1, true), (ITEMS, false), (ITEMS, true)] {
            if kernel == "quiet_of_a_context" && !own_contexts {
                continue;
            }
            pe.write(pe.room(), &[0; ROOM]);
            pe.write(wrong, &[0]);
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            let args = [
                Arg::Int(variant),
                Arg::Int(broken as i32),
                Arg::Int(i32::from(items > 1)),
                Arg::Int(rounds),
                Arg::Memory(contexts.wrapping_add(if own_contexts { 4 } else { 0 }).cast()),
                Arg::Memory(pe.room().cast()),
                Arg::Memory(wrong.cast()),
            ];
            pe.run(kernel, items, &args);
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            let seen: i32 = (0..pe.n()).map(|other| pe.get(wrong, 1, other)[0].min(1)).sum();
            assert_eq!(
                seen > 0,
                broken != Broken::No,
                "PE {} of {}: {what}, {items} work-items, own contexts: {own_contexts}: noticed on {seen} PEs",
                pe.me(),
                pe.n()
            );
            pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        }
    }
    for context in made {
        pe.shmem.ctx_destroy("destroy", context).expect("alive");
    }
    pe.free(wrong);
    pe.free(contexts);
    pe.finish();
}
