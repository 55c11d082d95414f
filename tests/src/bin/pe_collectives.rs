//! PEs that put, get, collect and synchronise, on the host and in kernels, over teams of every
//! shape, and compare with what must come out.

use std::ffi::c_void;

use zeshmem_api_table::RMA_TYPES;
use zeshmem_host::{Team, TeamConfig};
use zeshmem_tests::{Arg, Pe, Random, TYPES};

const COLLECT: i32 = 0;
const FCOLLECT: i32 = 1;
const PUT: i32 = 2;
const GET: i32 = 3;

fn main() {
    let mut pe = Pe::start();
    puts_and_gets(&mut pe);
    for (start, stride, size) in shapes(pe.n()) {
        let members: Vec<i32> = (0..size).map(|i| start + i * stride).collect();
        let team = pe.split(Team::WORLD, start, stride, size);
        if team != Team::INVALID {
            collects(&mut pe, team, &members);
            syncs(&mut pe, team);
            pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
        }
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }
    every_type(&mut pe);
    barriers(&mut pe);
    no_team(&mut pe);
    pointers(&mut pe);
    pe.finish();
}

/// The world, its reverse, strided halves both ways, one PE.
fn shapes(n: i32) -> Vec<(i32, i32, i32)> {
    let half = (n + 1) / 2;
    let mut all = vec![(0, 1, n), (n - 1, -1, n), (0, 2, half), (2 * (half - 1), -2, half), (n - 1, 0, 1)];
    all.dedup();
    all
}

/// What PE `world` contributes: bytes that tell PE and place.
fn block(world: i32, bytes: usize, salt: usize) -> Vec<u8> {
    (0..bytes).map(|i| (world as usize * 31 + i * 7 + salt) as u8).collect()
}

fn bytes_at(memory: *mut u8) -> *mut c_void {
    memory.cast()
}

fn puts_and_gets(pe: &mut Pe) {
    let (n, me) = (pe.n(), pe.me());
    let (next, previous) = ((me + 1) % n, (me + n - 1) % n);
    let room = 1 << 16;
    let (dest, source) = (pe.alloc::<u8>(room), pe.alloc::<u8>(room));
    let sizes = [0, 1, 3, 8, 15, 16, 17, 255, 4096, 65000];
    for (at, bytes) in sizes.into_iter().enumerate() {
        // Host to host memory and back, through the peer's heap, at odd addresses.
        let offset = at % 4;
        let mine = block(me, bytes, at);
        pe.put(dest.wrapping_add(offset), &mine, next);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        assert_eq!(pe.read(dest.wrapping_add(offset), bytes), block(previous, bytes, at), "PE {me}: host put");
        let mut back = vec![0u8; bytes];
        // SAFETY: `back` has room for that many bytes.
        unsafe { pe.shmem.get("get", back.as_mut_ptr().cast(), dest.wrapping_add(offset).cast(), bytes, next) }
            .expect("get");
        assert_eq!(back, mine, "PE {me}: host get");
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        for (items, by_group) in [(1, 0), (32, 0), (32, 1)] {
            for (operation, peer, from) in [(PUT, next, previous), (GET, next, next)] {
                pe.write(source, &block(me, bytes, at + 100));
                pe.write(dest, &vec![0; bytes + 4]);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                operate(pe, "uint8", operation, by_group, items, peer, dest.wrapping_add(offset), source, bytes);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                let seen = pe.read(dest.wrapping_add(offset), bytes);
                assert_eq!(seen, block(from, bytes, at + 100), "PE {me}: kernel, operation {operation}, {bytes} bytes");
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            }
        }
    }
    pe.free(source);
    pe.free(dest);
}

#[expect(clippy::too_many_arguments, reason = "those of the kernel")]
fn operate(
    pe: &mut Pe,
    ty: &str,
    operation: i32,
    by_group: i32,
    items: u32,
    team_or_pe: i32,
    dest: *mut u8,
    source: *mut u8,
    nelems: usize,
) -> i32 {
    let objects = pe.shmem.level_zero();
    let code = objects.context.alloc_device(&objects.device, 64, 64).expect("scratch memory");
    let args = [
        Arg::Int(operation),
        Arg::Int(by_group),
        Arg::Int(team_or_pe),
        Arg::Memory(bytes_at(dest)),
        Arg::Memory(bytes_at(source)),
        Arg::Long(nelems as u64),
        Arg::Memory(code.as_ptr()),
    ];
    pe.run(&format!("operate_{ty}"), items, &args);
    let mut result = 0i32;
    // SAFETY: both ranges are ours and large enough.
    unsafe { pe.copy((&raw mut result).cast(), code.as_ptr(), size_of::<i32>()) };
    result
}

/// Ragged, zero and equal contributions, by host, by one work-item and by groups.
fn collects(pe: &mut Pe, team: Team, members: &[i32]) {
    let me = pe.me();
    let mut random = Random::new(members.len() as u64);
    let mut cases: Vec<Vec<usize>> = vec![
        vec![0; members.len()],
        vec![8; members.len()],
        (0..members.len()).collect(),
        (0..members.len()).map(|i| if i % 2 == 0 { 0 } else { 100 }).collect(),
        (0..members.len()).map(|i| if i + 1 == members.len() { 70_001 } else { 1 }).collect(),
    ];
    cases.extend((0..4).map(|_| members.iter().map(|_| random.below(5000)).collect()));
    for (salt, sizes) in cases.iter().enumerate() {
        let total: usize = sizes.iter().sum();
        let expected: Vec<u8> =
            members.iter().zip(sizes).flat_map(|(&world, &bytes)| block(world, bytes, salt)).collect();
        let at = members.iter().position(|&member| member == me).expect("a member");
        let mine = block(me, sizes[at], salt);
        let equal = sizes.iter().all(|&bytes| bytes == sizes[0]);
        for operation in [COLLECT, FCOLLECT] {
            if operation == FCOLLECT && !equal {
                continue;
            }
            for how in 0..4 {
                // The same room on every PE: not collective over the world, so from one allocation.
                let (dest, source) = (pe.room(), pe.room().wrapping_add(1 << 19));
                pe.write(dest, &vec![0xee; total + 16]);
                pe.write(source, &mine);
                pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                if how == 0 {
                    host_collect(pe, operation, team, dest, &mine);
                } else {
                    // One of several work-items, one alone, and groups.
                    let items = [0, 8, 16, 64][how];
                    let by_group = (how > 1).into();
                    let code = operate(pe, "uint8", operation, by_group, items, team.raw(), dest, source, mine.len());
                    assert_eq!(code, 0);
                }
                let seen = pe.read(dest, total + 16);
                assert_eq!(seen[..total], expected[..], "PE {me} of {members:?}, sizes {sizes:?}, way {how}");
                assert_eq!(seen[total..], [0xee; 16], "PE {me}: nothing past the end");
                pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            }
        }
    }
}

fn host_collect(pe: &Pe, operation: i32, team: Team, dest: *mut u8, mine: &[u8]) {
    let (dest, source): (*mut c_void, *const c_void) = (dest.cast(), mine.as_ptr().cast());
    // SAFETY: `mine` holds that many bytes, and `dest` has room for all blocks.
    let outcome = unsafe {
        match operation {
            COLLECT => pe.shmem.collect("collect", team, dest, source, mine.len(), 1),
            _ => pe.shmem.fcollect("fcollect", team, dest, source, mine.len()),
        }
    };
    outcome.expect("collect");
}

fn syncs(pe: &mut Pe, team: Team) {
    let words = pe.room().cast::<i32>();
    for (items, by_group) in [(1, 0), (16, 1)] {
        pe.write(words, &[0; 32]);
        pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
        let rounds = 50;
        let (round_of, wrong) = (words.cast(), words.wrapping_add(16).cast());
        let args =
            [Arg::Int(team.raw()), Arg::Int(by_group), Arg::Int(rounds), Arg::Memory(round_of), Arg::Memory(wrong)];
        pe.run("syncs", items, &args);
        assert_eq!(pe.read(words, 1), [rounds]);
        assert_eq!(pe.read(words.wrapping_add(16), 1), [0], "PE {}: seen through a sync", pe.me());
        pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
    }
}

/// Each type of the RMA family, each operation, by one work-item and by a group, and p and g.
fn every_type(pe: &mut Pe) {
    pe.load(TYPES);
    let (n, me) = (pe.n(), pe.me());
    let (next, previous) = ((me + 1) % n, (me + n - 1) % n);
    let one = Some(TeamConfig { num_contexts: 1 });
    let mask = TeamConfig::NUM_CONTEXTS;
    let reversed = pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, n - 1, -1, n, one, mask);
    let reversed = reversed.expect("valid").expect("all are members");
    let context = pe.shmem.ctx_create("create", reversed, 0).expect("asked for");
    for ty in RMA_TYPES {
        // Not more than there are distinct bytes, so that floats are never compared as values.
        let nelems = 5;
        let bytes = nelems * ty.bytes;
        let (dest, source) = (pe.room(), pe.room().wrapping_add(1 << 19));
        for (items, by_group) in [(8, 0), (8, 1)] {
            for operation in [COLLECT, FCOLLECT, PUT, GET] {
                pe.write(source, &block(me, bytes, 1));
                pe.write(dest, &vec![0; bytes * n as usize]);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                let target = if operation < PUT { Team::WORLD.raw() } else { next };
                let code = operate(pe, ty.name, operation, by_group, items, target, dest, source, nelems);
                assert_eq!(code, 0);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
                let expected: Vec<u8> = match operation {
                    PUT => block(previous, bytes, 1),
                    GET => block(next, bytes, 1),
                    _ => (0..n).flat_map(|world| block(world, bytes, 1)).collect(),
                };
                assert_eq!(pe.read(dest, expected.len()), expected, "PE {me}: {}, operation {operation}", ty.name);
                pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
            }
        }
        let copy = dest.wrapping_add(4096);
        let args =
            [Arg::Memory(bytes_at(dest)), Arg::Memory(bytes_at(source)), Arg::Memory(bytes_at(copy)), Arg::Int(next)];
        pe.run(&format!("single_{}", ty.name), 1, &args);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        assert_eq!(pe.read(copy, ty.bytes), block(me, ty.bytes, 1), "PE {me}: g of {}", ty.name);
        assert_eq!(pe.read(dest, ty.bytes), block(previous, ty.bytes, 1), "PE {me}: p of {}", ty.name);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");

        let sent = block(me, bytes, 2);
        pe.write(source, &sent);
        pe.write(dest, &vec![0; bytes]);
        pe.write(copy, &vec![0; bytes]);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let args = [
            Arg::Long(context.raw() as u64),
            Arg::Memory(bytes_at(dest)),
            Arg::Memory(bytes_at(source)),
            Arg::Memory(bytes_at(copy)),
            Arg::Int(n - 1 - next),
        ];
        pe.run(&format!("context_{}", ty.name), 8, &args);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
        let (back, found) = (pe.read(copy, bytes), pe.read(dest, bytes));
        assert_eq!(back, sent, "PE {me}: {} on a context", ty.name);
        assert_eq!(found, block(previous, bytes, 2), "PE {me}: {} on a context", ty.name);
        pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }
    pe.shmem.ctx_destroy("destroy", context).expect("alive");
    pe.shmem.team_destroy("ishmem_team_destroy", reversed).expect("alive");
}

fn barriers(pe: &mut Pe) {
    for (items, by_group) in [(1, 0), (16, 1)] {
        for _ in 0..10 {
            pe.run("barriers", items, &[Arg::Int(by_group)]);
        }
    }
}

/// Kernels find what the host finds for them; nothing where there is no PE, no mapping or no symmetric object.
fn pointers(pe: &mut Pe) {
    let (n, room) = (pe.n(), pe.room());
    let out = pe.alloc::<u64>(n as usize + 3);
    pe.run("pointers", 1, &[Arg::Memory(room.cast()), Arg::Long(u64::MAX), Arg::Memory(out.cast())]);
    let expected: Vec<u64> = (-1..=n).map(|other| pe.shmem.device_ptr(room.cast(), other) as u64).chain([0]).collect();
    assert_eq!(pe.read(out, n as usize + 3), expected, "PE {}", pe.me());
    assert!(expected[0] == 0 && expected[n as usize + 1] == 0 && expected[1 + pe.me() as usize] == room as u64);
    pe.free(out);
}

/// Collectives on no team return non-zero, in kernels and on the host, where that is so for any handle.
fn no_team(pe: &mut Pe) {
    let (room, none) = (pe.room(), Team::INVALID);
    for (items, by_group) in [(1, 0), (8, 1)] {
        assert_ne!(operate(pe, "uint8", COLLECT, by_group, items, none.raw(), room, room.wrapping_add(64), 1), 0);
    }
    for dead in [none, Team::from_raw(99)] {
        // SAFETY: nothing is copied for a handle that is no team.
        let refused = unsafe { pe.shmem.collect("collect", dead, room.cast(), room.cast(), 8, 1) };
        assert!(refused.is_err());
    }
}
