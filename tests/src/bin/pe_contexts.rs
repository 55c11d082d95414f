//! PEs that put, get and perform atomic operations on contexts in kernels, mixed with the host's, and
//! compare with what must come out. With an argument: PEs that get something wrong in a kernel, which ends
//! the job; or, `unchecked`, what CPUs take where nothing is checked.

use std::collections::HashSet;
use std::ffi::c_void;

use zeshmem_api_table::{Family, Type};
use zeshmem_host::{AmoOp, Context, DEFAULT_TEAM_CONTEXTS, Team, TeamConfig};
use zeshmem_tests::{Arg, CONTEXTS, Pe};

const ITEMS: u32 = 4;
/// Odd, so that bits which are turned in each round end up turned.
const ROUNDS: i32 = 15;

fn main() {
    let mut pe = Pe::start();
    pe.load(CONTEXTS);
    match std::env::args().nth(1).as_deref() {
        None => {}
        Some("unchecked") => return unchecked(pe),
        Some(case) => misuse(&mut pe, case),
    }
    for members in shapes(pe.n()) {
        let team = team_of(&pe, &members, 4);
        if team != Team::INVALID {
            let contexts = [create(&pe, team), create(&pe, team)];
            for context in contexts {
                ring(&mut pe, context, team, &members);
            }
            host_and_device(&mut pe, contexts[0], team, &members);
            relay(&mut pe, contexts, team);
            // Whose context it is does not matter, on which of them neither.
            let context = contexts[members[0] as usize % 2];
            amos(&mut pe, context, team, &members);
            for context in contexts {
                pe.shmem.ctx_destroy("destroy", context).expect("alive");
            }
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("alive");
        }
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }
    let all: Vec<i32> = (0..pe.n()).collect();
    ring(&mut pe, Context::DEFAULT, Team::WORLD, &all);
    limits(&mut pe);
    generations(&mut pe);
    pe.finish();
}

/// The world backwards, every second PE both ways, a group that is no stride, one PE.
fn shapes(n: i32) -> Vec<Vec<i32>> {
    let evens: Vec<i32> = (0..n).step_by(2).collect();
    let odds_backwards = (0..n).filter(|pe| pe % 2 == 1).rev();
    let mut shapes = vec![
        (0..n).rev().collect(),
        evens.clone(),
        evens.iter().rev().copied().collect(),
        evens.iter().copied().chain(odds_backwards).collect(),
        vec![n - 1],
    ];
    shapes.dedup();
    shapes
}

fn team_of(pe: &Pe, members: &[i32], num_contexts: i32) -> Team {
    let world = pe.shmem.team_group(Team::WORLD).expect("the world");
    let group = world.incl(members).expect("distinct PEs of the job");
    let config = Some(TeamConfig { num_contexts });
    pe.shmem
        .team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&group), config, TeamConfig::NUM_CONTEXTS)
        .expect("a valid group")
        .unwrap_or(Team::INVALID)
}

fn create(pe: &Pe, team: Team) -> Context {
    pe.shmem.ctx_create("create", team, 0).expect("room for one more")
}

fn handle(context: Context) -> Arg {
    Arg::Long(context.raw() as u64)
}

fn memory<T>(address: *mut T) -> Arg {
    Arg::Memory(address.cast())
}

fn block(world: i32, bytes: usize, salt: usize) -> Vec<u8> {
    (0..bytes).map(|i| (world as usize * 29 + i * 3 + salt) as u8).collect()
}

/// Everybody's block goes to the next member and comes back from there.
fn ring(pe: &mut Pe, context: Context, team: Team, members: &[i32]) {
    let n = members.len() as i32;
    let mine = pe.shmem.team_my_pe(team);
    let (next, previous) = ((mine + 1) % n, (mine + n - 1) % n);
    let dest = pe.room();
    let (source, back) = (dest.wrapping_add(1 << 18), dest.wrapping_add(1 << 19));
    for (salt, bytes) in [0, 1, 7, 64, 4099].into_iter().enumerate() {
        for (items, by_group) in [(1, 0), (16, 1)] {
            let sent = block(pe.me(), bytes, salt);
            pe.write(source, &sent);
            pe.write(dest, &vec![0xee; bytes + 1]);
            pe.write(back, &vec![0xee; bytes + 1]);
            pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            let args = [
                handle(context),
                Arg::Int(by_group),
                memory(dest),
                memory(source),
                Arg::Long(bytes as u64),
                Arg::Int(next),
                memory(back),
            ];
            pe.run("ring", items, &args);
            assert_eq!(pe.read(back, bytes + 1), [&sent[..], &[0xee]].concat());
            pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            let from = block(members[previous as usize], bytes, salt);
            let expected = [&from[..], &[0xee]].concat();
            assert_eq!(pe.read(dest, bytes + 1), expected, "PE {}", pe.me());
            pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
        }
    }
}

/// Kernels of all members at once: what was put on a context is there before what comes after a fence or
/// a quiet on it.
fn relay(pe: &mut Pe, contexts: [Context; 2], team: Team) {
    const LENGTH: i32 = 64;
    const ROUNDS: i32 = 200;
    let (n, mine) = (pe.shmem.team_n_pes(team), pe.shmem.team_my_pe(team));
    let blocks = pe.room().cast::<i32>();
    let flag = blocks.wrapping_add((ROUNDS * LENGTH) as usize);
    let (wrong, source) = (flag.wrapping_add(16), flag.wrapping_add(32));
    for (by_quiet, context) in (0..).zip(contexts) {
        pe.write(blocks, &vec![0; (ROUNDS * LENGTH) as usize + 32]);
        pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
        let args = [
            handle(context),
            Arg::Int(by_quiet),
            Arg::Int(ROUNDS),
            Arg::Int(LENGTH),
            memory(blocks),
            memory(flag),
            memory(source),
            Arg::Int(mine),
            Arg::Int((mine + 1) % n),
            memory(wrong),
        ];
        pe.run("relay", 1, &args);
        assert_eq!(pe.read(wrong, 1), [0], "PE {}", pe.me());
        pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    }
}

/// The host and a kernel use one context in turn.
fn host_and_device(pe: &mut Pe, context: Context, team: Team, members: &[i32]) {
    let mine = pe.shmem.team_my_pe(team);
    let next = (mine + 1) % members.len() as i32;
    let words = pe.room().cast::<i32>();
    pe.write(words, &[0; 8]);
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    let value = 1000 + pe.me();
    // SAFETY: the word is symmetric, and `value` lives until the call returns.
    unsafe {
        let (to, from) = (words.wrapping_add(4).cast(), (&raw const value).cast());
        pe.shmem.ctx_put("put", context, to, from, size_of::<i32>(), next).expect("put");
    }
    pe.shmem.ctx_quiet("quiet", context).expect("quiet");
    let ask = |what| [Arg::Int(what), handle(context), memory(words), Arg::Int(0)];
    // Member 0 counts, in 8 bytes, what kernels and hosts of all members add.
    pe.run("misuse", 1, &ask(4));
    // SAFETY: a symmetric word, which only devices touch meanwhile.
    unsafe {
        let word = words.cast::<i64>();
        pe.shmem.ctx_amo("amo", context, word, AmoOp::Add, 10, 0, 0).expect("add");
    }
    pe.run("misuse", 1, &ask(4));
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    // SAFETY: as above.
    let sum = unsafe {
        let word = words.cast::<i64>();
        pe.shmem.ctx_amo("amo", context, word, AmoOp::Fetch, 0, 0, 0)
    };
    assert_eq!(sum.expect("fetch"), 12 * members.len() as i64);
    let previous = (mine + members.len() as i32 - 1) as usize % members.len();
    let arrived = pe.read(words.wrapping_add(4), 1);
    assert_eq!(arrived, [1000 + members[previous]]);
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
}

/// Every operation on every type it exists for, by all members at once, on words of the first and of the
/// last member.
fn amos(pe: &mut Pe, context: Context, team: Team, members: &[i32]) {
    let targets = HashSet::from([0, members.len() - 1]);
    let mut targets: Vec<usize> = targets.into_iter().collect();
    targets.sort_unstable();
    for target in targets {
        for ty in Family::Amo.types() {
            standard(pe, context, team, members, target, ty);
        }
        for ty in Family::BitwiseAmo.types() {
            bitwise(pe, context, team, members, target, ty);
        }
        for ty in Family::ExtendedAmo.types() {
            extended(pe, context, team, members, target, ty);
        }
    }
}

/// Runs a kernel on all members and returns what it leaves on the target, there; `extra` follows the words.
#[expect(clippy::too_many_arguments, reason = "what kernels differ in")]
fn contend(
    pe: &mut Pe,
    kernel: &str,
    context: Context,
    team: Team,
    members: &[i32],
    target: usize,
    before: &[u8],
    extra: Arg,
) -> Option<Vec<u8>> {
    let words = pe.room();
    let wrong = words.wrapping_add(1 << 19).cast::<i32>();
    pe.write(words, before);
    pe.write(wrong, &[0]);
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    let args = [
        handle(context),
        Arg::Int(target as i32),
        Arg::Int(members[target]),
        Arg::Int(ROUNDS),
        memory(words),
        extra,
        memory(wrong),
    ];
    pe.run(kernel, ITEMS, &args);
    assert_eq!(pe.read(wrong, 1), [0], "PE {}: {kernel}", pe.me());
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    let after = (pe.me() == members[target]).then(|| pe.read(words, before.len()));
    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    after
}

/// The elements of a type, as the integers they are or stand for.
fn numbers(ty: Type, bytes: &[u8]) -> Vec<u64> {
    let number = |element: &[u8]| match (ty.rust.expect("an AMO type"), element.len()) {
        ("f32", _) => f32::from_ne_bytes(element.try_into().expect("4 bytes")) as u64,
        ("f64", _) => f64::from_ne_bytes(element.try_into().expect("8 bytes")) as u64,
        (_, 4) => u32::from_ne_bytes(element.try_into().expect("4 bytes")).into(),
        _ => u64::from_ne_bytes(element.try_into().expect("8 bytes")),
    };
    bytes.chunks(ty.bytes).map(number).collect()
}

fn standard(pe: &mut Pe, context: Context, team: Team, members: &[i32], target: usize, ty: Type) {
    let times = members.len() * ITEMS as usize * ROUNDS as usize;
    // Five words, and one for each value that the counter had.
    let before = vec![0u8; (5 + times) * ty.bytes];
    let kernel = format!("standard_{}", ty.name);
    let seen = memory(pe.room().wrapping_add(5 * ty.bytes));
    let after = contend(pe, &kernel, context, team, members, target, &before, seen);
    if let Some(after) = after {
        let times = times as u64;
        let mut expected = vec![3 * times, 2 * times, times, times, times];
        expected.extend((0..times).map(|_| 1));
        assert_eq!(numbers(ty, &after), expected, "{kernel} on {members:?}");
    }
}

fn bitwise(pe: &mut Pe, context: Context, team: Team, members: &[i32], target: usize, ty: Type) {
    let ones = vec![0xff; 2 * ty.bytes];
    let before = [ones, vec![0; 4 * ty.bytes]].concat();
    let first = pe.shmem.team_my_pe(team) * ITEMS as i32;
    let kernel = format!("bitwise_{}", ty.name);
    let bit = Arg::Int(first);
    let after = contend(pe, &kernel, context, team, members, target, &before, bit);
    if let Some(after) = after {
        let all = u64::MAX >> (64 - 8 * ty.bytes);
        let mine = (1u64 << (members.len() * ITEMS as usize)) - 1;
        let (cleared, set) = (all & !mine, mine);
        let expected = [cleared, cleared, set, set, set, set];
        assert_eq!(numbers(ty, &after), expected, "{kernel} on {members:?}");
    }
}

fn extended(pe: &mut Pe, context: Context, team: Team, members: &[i32], target: usize, ty: Type) {
    let items = members.len() * ITEMS as usize;
    let before = vec![0; (1 + items) * ty.bytes];
    let first = Arg::Int(pe.shmem.team_my_pe(team) * ITEMS as i32);
    let kernel = format!("extended_{}", ty.name);
    let after = contend(pe, &kernel, context, team, members, target, &before, first);
    if let Some(after) = after {
        let last = items as u64 * ROUNDS as u64;
        let sum: u64 = numbers(ty, &after).iter().sum();
        assert_eq!(sum, last * (last + 1) / 2, "{kernel} on {members:?}");
    }
}

/// A team has as many contexts as it was made for, and kernels see all of them, over several tables.
fn limits(pe: &mut Pe) {
    let team = team_of(pe, &[pe.n() - 1], 3);
    if team != Team::INVALID {
        let made: Vec<Context> = (0..3).map(|_| create(pe, team)).collect();
        assert!(pe.shmem.ctx_create("create", team, 0).is_err());
        pe.shmem.ctx_destroy("destroy", made[1]).expect("alive");
        let again = create(pe, team);
        assert!(!made.contains(&again));
        assert!(pe.shmem.ctx_create("create", team, 0).is_err());
        see(pe, &[made[0], again, made[2]], &[0; 3]);
        // What is left ends with the team.
        pe.shmem.team_destroy("ishmem_team_destroy", team).expect("alive");
        assert!(pe.shmem.ctx_team("get_team", again).is_err());
    }
    let none = team_of(pe, &[pe.n() - 1], 0);
    if none != Team::INVALID {
        assert!(pe.shmem.ctx_create("create", none, 0).is_err());
        pe.shmem.team_destroy("ishmem_team_destroy", none).expect("alive");
    }
    let many: Vec<Context> = (0..DEFAULT_TEAM_CONTEXTS).map(|_| create(pe, Team::WORLD)).collect();
    assert!(pe.shmem.ctx_create("create", Team::WORLD, 0).is_err());
    let numbers = vec![pe.me(); many.len()];
    see(pe, &many, &numbers);
    for context in many {
        pe.shmem.ctx_destroy("destroy", context).expect("alive");
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
}

/// Contexts that share a slot one after the other.
fn generations(pe: &mut Pe) {
    let mut seen = HashSet::new();
    for _ in 0..100 {
        let context = create(pe, Team::WORLD);
        assert!(seen.insert(context), "a handle came twice");
        let me = pe.me();
        see(pe, &[context], &[me]);
        pe.shmem.ctx_destroy("destroy", context).expect("alive");
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
}

/// A kernel uses these contexts, on which this PE has these numbers.
fn see(pe: &mut Pe, contexts: &[Context], numbers: &[i32]) {
    let raw: Vec<u64> = contexts.iter().map(|context| context.raw() as u64).collect();
    let part = |index: usize| pe.room().wrapping_add(index << 16);
    let (ctxs, pes, words, ones) = (part(0), part(1), part(2), part(3));
    pe.write(ctxs.cast(), &raw);
    pe.write(pes.cast(), numbers);
    let args = [memory(ctxs), memory(pes), Arg::Int(raw.len() as i32), memory(words), memory(ones)];
    pe.run("on_each", 1, &args);
    assert_eq!(pe.read(ones.cast::<i32>(), raw.len()), vec![1; raw.len()]);
}

/// PEs whose calls differ where that does not matter; and a kernel that adds to a word that is not aligned.
fn unchecked(mut pe: Pe) {
    match pe.me() {
        // As often as the other one meets this PE.
        0 => (0..2).for_each(|_| pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier")),
        _ => {
            let room = pe.room().cast();
            // SAFETY: no byte is moved.
            unsafe { pe.shmem.fcollect("ishmem_fcollect", Team::WORLD, room, room, 0) }.expect("a collective")
        }
    }
    let odd = pe.room().cast::<c_void>().wrapping_byte_add(4);
    let args = [Arg::Int(4), handle(Context::DEFAULT), Arg::Memory(odd), Arg::Int(pe.me())];
    pe.run("misuse", 1, &args);
    pe.finish();
}

/// The last PE makes a mistake in a kernel.
fn misuse(pe: &mut Pe, case: &str) -> ! {
    let n = pe.n();
    let team = team_of(pe, &[n - 1], 2);
    if pe.me() == n - 1 {
        let word: *mut c_void = pe.room().cast();
        let odd = word.wrapping_byte_add(4);
        let alive = create(pe, team);
        let stale = create(pe, team);
        pe.shmem.ctx_destroy("destroy", stale).expect("alive");
        // In the slot of the stale one, so that only the generation tells them apart.
        let _heir = create(pe, team);
        let (what, context, word, number) = match case {
            "stale-put" => (0, stale, word, 0),
            "stale-get" => (1, stale, word, 0),
            "stale-quiet" => (2, stale, word, 0),
            "stale-fence" => (3, stale, word, 0),
            "stale-amo" => (4, stale, word, 0),
            "invalid" => (0, Context::INVALID, word, 0),
            "foreign" => (0, Context::from_raw(0x1_fff0), word, 0),
            "no-team" => {
                pe.shmem.team_destroy("ishmem_team_destroy", team).expect("alive");
                (0, alive, word, 0)
            }
            "pe" => (0, alive, word, 1),
            "amo-pe" => (4, alive, word, -1),
            "world-amo-pe" => (5, alive, word, n),
            "address" => (4, alive, pe.elsewhere(), 0),
            "misaligned" => (4, alive, odd, 0),
            other => panic!("no case {other}"),
        };
        // Of no effect, and no mistake.
        let room = word;
        for quiet in [2, 3] {
            let args = [Arg::Int(quiet), handle(Context::INVALID), Arg::Memory(room), Arg::Int(0)];
            pe.run("misuse", 1, &args);
        }
        let args = [Arg::Int(what), handle(context), Arg::Memory(word), Arg::Int(number)];
        pe.run("misuse", 1, &args);
    }
    // The job ends when the mistake is noticed; the harness's watchdog is for a job where it is not.
    while pe.shmem.barrier_all("ishmem_barrier_all").is_ok() {}
    loop {
        std::thread::park();
    }
}
