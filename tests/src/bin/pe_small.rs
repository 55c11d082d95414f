//! PEs whose kernels call short collectives one after the other, of all kinds and sizes, on several teams, by work-items and by
//! work-groups, while one of them comes late. With the argument `renewal`: only calls of all kinds in a row, many of them. With `long`:
//! few of those that go by nodes, so long that they are moved in several pieces. With `size BYTES OTHER`: PEs of which one calls
//! with another size; with `routine`: of which one calls something else; with `absent`: of which one comes after seconds. `inlined`
//! before all of these takes kernels that have the library's routines in their own module.

use zeshmem_host::Team;
use zeshmem_tests::{Arg, Pe, SMALL, SMALL_INLINED};

/// Kinds of collectives of `kernels/small.cl`: its `enum what`.
const KINDS: i32 = 7;
const FCOLLECT: i32 = 0;
const BROADCAST: i32 = 3;
const REDUCE: i32 = 4;
/// What a collective may bring to a PE.
const ROOM: usize = 1 << 20;
const LONG_ROOM: usize = 8 << 20;
const GUARD: usize = 64;
const UNTOUCHED: u8 = 0xa5;
/// What is short on a CPU where the environment says nothing.
const SHORT: usize = 64 << 10;

/// Memory of the heap for a kernel's arrays, and for what it finds wrong; and what is short.
struct Room {
    memory: *mut u8,
    bytes: usize,
    wrong: *mut i32,
    short: usize,
}

/// What brings more to a PE is stored to `dest` of others, which then has to be free: plain messages of equal size always are.
fn short() -> usize {
    let words = std::env::var("ZESHMEM_MESSAGES").is_ok_and(|messages| messages == "words");
    match std::env::var("ISHMEM_SMALL_BYTES") {
        _ if !words => 0,
        Ok(bytes) => bytes.parse().expect("a number of bytes"),
        Err(_) => 16 << 10,
    }
}

fn main() {
    let mut pe = Pe::start();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (module, arguments) = match arguments.split_first() {
        Some((&"inlined", rest)) => (SMALL_INLINED, rest),
        _ => (SMALL, &arguments[..]),
    };
    pe.load(module);
    let bytes = if arguments == ["long"] { LONG_ROOM } else { ROOM };
    let room = Room { memory: pe.alloc(2 * bytes + 4 * GUARD), bytes, wrong: pe.alloc(3), short: short() };
    pe.write(room.memory, &vec![UNTOUCHED; 2 * bytes + 4 * GUARD]);
    pe.write(room.wrong, &[0; 3]);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    let (n, me) = (pe.n(), pe.me());
    let number = |text: &str| text.parse().expect("a number of bytes");
    match arguments[..] {
        [] => {
            let half = (n + 1) / 2;
            let teams =
                [Team::WORLD, pe.split(Team::WORLD, n - 1, -1, n), pe.split(Team::WORLD, 2 * (half - 1), -2, half)];
            for team in teams.into_iter().filter(|&team| team != Team::INVALID) {
                each_kind(&mut pe, &room, team);
                all_kinds(&mut pe, &room, team, 40);
            }
            host_between(&mut pe, &room, teams[1]);
            again_in_the_slot(&mut pe, &room, teams[1]);
        }
        ["renewal"] => all_kinds(&mut pe, &room, Team::WORLD, 200),
        ["long"] => {
            let reverse = pe.split(Team::WORLD, n - 1, -1, n);
            for (team, form) in [(Team::WORLD, FORMS[1]), (reverse, FORMS[0])] {
                for (kind, bytes) in [(BROADCAST, 100_001), (BROADCAST, 1 << 20), (FCOLLECT, 200_003)] {
                    rounds(&mut pe, &room, team, (kind, bytes), form, n);
                }
                // In place, too.
                rounds(&mut pe, &room, team, (REDUCE, 3_000_052), form, 2);
            }
        }
        ["size", bytes, other] => one_call(&mut pe, &room, false, number(if me == n - 1 { other } else { bytes })),
        ["routine"] => one_call(&mut pe, &room, me == n - 1, 64),
        ["absent"] => {
            one_call(&mut pe, &room, false, 64);
            if me == n - 1 {
                zeshmem_tests::compute_for_long();
            }
            one_call(&mut pe, &room, false, 64);
        }
        ref other => panic!("no case {other:?}"),
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(room.wrong);
    pe.free(room.memory);
    pe.finish();
}

/// Runs rounds of one kind, or of all where that is `KINDS`, by a work-group of `items` or by the first of them.
fn rounds(
    pe: &mut Pe,
    room: &Room,
    team: Team,
    (kind, bytes): (i32, usize),
    (items, by_group): (u32, bool),
    rounds: i32,
) {
    // Each PE comes late in some rounds, where there are cores for others.
    let delay = if bytes % 3 == 0 { 300 } else { 0 };
    let args = [
        Arg::Int(team.raw()),
        Arg::Int(by_group.into()),
        Arg::Int(kind),
        Arg::Long(bytes as u64),
        Arg::Int(rounds),
        Arg::Int(delay),
        Arg::Memory(room.memory.cast()),
        Arg::Long(room.bytes as u64),
        Arg::Long(room.short as u64),
        Arg::Memory(room.wrong.cast()),
    ];
    pe.run("small_rounds", items, &args);
    let (me, n) = (pe.me(), pe.shmem.team_n_pes(team));
    let wrong = pe.read(room.wrong, 3);
    assert_eq!(wrong, [0; 3], "PE {me}, {n} PEs, team {}, kind {kind}, {bytes} bytes, {items} items", team.raw());
}

const FORMS: [(u32, bool); 3] = [(1, false), (16, true), (32, true)];

/// Sizes around those at which something else is done: none, a word, a line, and what is no longer short.
fn each_kind(pe: &mut Pe, room: &Room, team: Team) {
    let n = pe.shmem.team_n_pes(team) as usize;
    let each = SHORT / n;
    let sizes = [0, 1, 7, 8, 27, 28, 29, 55, 56, 57, 63, 64, 65, 1021, 2048, 4095, 4096, 4097];
    let long = [each - 1, each, each + 1, SHORT - 4, SHORT, SHORT + 4];
    for kind in 0..KINDS {
        for (number, bytes) in sizes.into_iter().chain(long).enumerate() {
            if bytes * n + n > ROOM / 2 {
                continue;
            }
            rounds(pe, room, team, (kind, bytes), FORMS[number % FORMS.len()], 6);
        }
    }
}

/// Whatever follows on whatever.
fn all_kinds(pe: &mut Pe, room: &Room, team: Team, times: i32) {
    for (bytes, form) in [(0x3001, FORMS[1]), (600, FORMS[0]), (0xfff, FORMS[2]), (66_000, FORMS[1])] {
        rounds(pe, room, team, (KINDS, bytes), form, times);
    }
}

/// The host and kernels in turns on one team.
fn host_between(pe: &mut Pe, room: &Room, team: Team) {
    for turn in 0..10 {
        rounds(pe, room, team, (turn % KINDS, 200), FORMS[turn as usize % 3], 3);
        pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    }
}

/// Teams that follow on each other in a slot, each with mailboxes that others have used.
fn again_in_the_slot(pe: &mut Pe, room: &Room, parent: Team) {
    let n = pe.shmem.team_n_pes(parent);
    for turn in 0..6 {
        let team = match turn % 3 {
            0 => pe.split(parent, 0, 1, n),
            1 => pe.split(parent, n - 1, -1, n),
            _ => pe.split(parent, 0, 1, (n + 1) / 2),
        };
        if team != Team::INVALID {
            rounds(pe, room, team, (KINDS, 900), FORMS[turn as usize % 3], 9);
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("alive");
        }
    }
}

/// A collective of so many bytes, or a synchronisation.
fn one_call(pe: &mut Pe, room: &Room, syncs: bool, bytes: u64) {
    let dest = room.memory.wrapping_add(GUARD);
    let source = dest.wrapping_add(room.bytes);
    let args =
        [Arg::Int(0), Arg::Int(syncs.into()), Arg::Long(bytes), Arg::Memory(dest.cast()), Arg::Memory(source.cast())];
    pe.run("small_mismatch", 1, &args);
}
