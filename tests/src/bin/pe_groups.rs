//! PEs that make teams of any shape from groups and ask, on the host and in kernels, who is in them;
//! then synchronise and collect on them.

use zeshmem_host::{Comparison, PeSet, Team};
use zeshmem_tests::{Arg, Pe, Random, check_members};

fn main() {
    let mut pe = Pe::start();
    predefined(&pe);
    shapes(&mut pe);
    pairs(&mut pe);
    splits(&mut pe);
    collectives(&mut pe);
    stale_handles(&mut pe);
    refusals(&pe);
    cycles(&pe);
    pe.finish();
}

/// A group of these world PEs.
fn group(pe: &Pe, members: &[i32]) -> PeSet {
    let world = pe.shmem.team_group(Team::WORLD).expect("the world");
    world.incl(members).expect("distinct PEs of the job")
}

/// A team of these world PEs, made from the world; `Team::INVALID` outside.
fn team_of(pe: &Pe, members: &[i32]) -> Team {
    let group = group(pe, members);
    let team = pe.shmem.team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&group), None, 0);
    team.expect("a valid group").unwrap_or(Team::INVALID)
}

fn destroy(pe: &Pe, teams: &[Team]) {
    for &team in teams {
        pe.shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
    }
}

/// Some of the PEs of the job in some order, the same on all PEs; at least one.
fn some_pes(random: &mut Random, n: i32) -> Vec<i32> {
    let mut pes: Vec<i32> = (0..n).collect();
    for last in (1..pes.len()).rev() {
        pes.swap(last, random.below(last + 1));
    }
    pes.truncate(1 + random.below(pes.len()));
    pes
}

fn predefined(pe: &Pe) {
    let (all, near): (Vec<i32>, _) = ((0..pe.n()).collect(), pe.on_my_node());
    for (team, members) in [(Team::WORLD, &all), (Team::SHARED, &near), (Team::NODE, &near)] {
        let group = pe.shmem.team_group(team).expect("a predefined team");
        assert_eq!(group.compare(&self::group(pe, members)), Comparison::Identical);
    }
}

/// Teams of every subset of a small job in two orders, and of random orders in any job.
fn shapes(pe: &mut Pe) {
    let n = pe.n();
    let mut random = Random::new(n as u64);
    let mut shapes: Vec<Vec<i32>> = (0..20).map(|_| some_pes(&mut random, n)).collect();
    if n <= 4 {
        for subset in 1..1 << n {
            let members: Vec<i32> = (0..n).filter(|pe| subset >> pe & 1 == 1).collect();
            shapes.push(members.iter().rev().copied().collect());
            shapes.push(members);
        }
    }
    // Evens, then odds backwards: two runs that interleave.
    let evens = (0..n).step_by(2);
    shapes.push(evens.chain((0..n).filter(|pe| pe % 2 == 1).rev()).collect());
    for members in shapes {
        let team = team_of(pe, &members);
        check_members(pe, team, &members);
        if team != Team::INVALID {
            let group = pe.shmem.team_group(team).expect("a live team");
            assert_eq!(group, self::group(pe, &members));
            pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            destroy(pe, &[team]);
        }
    }
}

/// Translation between two irregular teams, on the host and in a kernel.
fn pairs(pe: &mut Pe) {
    let n = pe.n();
    let mut random = Random::new(100 + n as u64);
    for _ in 0..10 {
        let (a, b) = (some_pes(&mut random, n), some_pes(&mut random, n));
        let (first, second) = (team_of(pe, &a), team_of(pe, &b));
        let numbers: Vec<i32> = (-1..n + 1).chain([i32::MIN, i32::MAX]).collect();
        let answers = pe.ask_kernel(first, second, &numbers);
        for (&number, &answer) in numbers.iter().zip(&answers[2..]) {
            let member = usize::try_from(number).ok().and_then(|at| a.get(at));
            let known = [first, second].iter().all(|&team| team != Team::INVALID);
            let expected = member
                .and_then(|world| b.iter().position(|pe| pe == world))
                .filter(|_| known)
                .map_or(-1, |at| at as i32);
            assert_eq!(answer, expected, "kernel: {number} from {a:?} to {b:?}");
            let host = pe.shmem.team_translate_pe(first, number, second);
            assert_eq!(host, expected, "host: {number} from {a:?} to {b:?}");
        }
        let made = [first, second];
        let mine: Vec<Team> = made.into_iter().filter(|&t| t != Team::INVALID).collect();
        destroy(pe, &mine);
    }
}

/// Splits of irregular teams, and groups of splits.
fn splits(pe: &mut Pe) {
    let (n, me) = (pe.n(), pe.me());
    // 0, 1, 3, 2, 4, 5, 7, 6: not a stride from 4 PEs on.
    let pairs_turned = |i: i32| if i % 4 < 2 || (i ^ 1) >= n { i } else { i ^ 1 };
    let order: Vec<i32> = (0..n).map(pairs_turned).collect();
    let parent = team_of(pe, &order);
    check_members(pe, parent, &order);

    let half = (n + 1) / 2;
    let members: Vec<i32> = order.iter().copied().step_by(2).collect();
    let child = pe.split(parent, 0, 2, half);
    check_members(pe, child, &members);
    let back: Vec<i32> = order.iter().rev().copied().collect();
    let reversed = pe.split(parent, n - 1, -1, n);
    check_members(pe, reversed, &back);

    let mine = back.iter().position(|&pe| pe == me).expect("a member");
    for xrange in [1, 2, 3, n, i32::MAX] {
        let width = xrange.min(n) as usize;
        let (row, column) =
            pe.shmem.team_split_2d("ishmem_team_split_2d", reversed, xrange, (None, 0), (None, 0)).expect("a split");
        let row_members: Vec<i32> = back.chunks(width).nth(mine / width).expect("mine").to_vec();
        let column_members: Vec<i32> = back.iter().copied().skip(mine % width).step_by(width).collect();
        check_members(pe, row, &row_members);
        check_members(pe, column, &column_members);
        destroy(pe, &[row, column]);
    }

    // A group of a team that is no longer there, made a team from another parent.
    let kept = (child != Team::INVALID).then(|| pe.shmem.team_group(child).expect("alive"));
    if child != Team::INVALID {
        destroy(pe, &[child]);
    }
    let again = group(pe, &members);
    assert!(kept.is_none_or(|kept| kept == again));
    let team = pe
        .shmem
        .team_create_group("ishmemx_team_create_group", reversed, Some(&again), None, 0)
        .expect("members of the parent")
        .unwrap_or(Team::INVALID);
    check_members(pe, team, &members);
    if team != Team::INVALID {
        destroy(pe, &[team]);
    }
    destroy(pe, &[reversed, parent]);
}

/// sync, collect and fcollect on irregular teams: in kernels, by one work-item and by a group, and
/// on the host.
fn collectives(pe: &mut Pe) {
    let (n, me) = (pe.n(), pe.me());
    let mut random = Random::new(200 + n as u64);
    let longest = 40usize;
    let dest: *mut i32 = pe.alloc(n as usize * longest);
    let source: *mut i32 = pe.alloc(longest);
    let words: *mut i32 = pe.alloc(4);
    for _ in 0..8 {
        let members = some_pes(&mut random, n);
        let lengths: Vec<usize> = (0..n).map(|_| random.below(longest)).collect();
        let equal = 1 + random.below(longest - 1);
        let team = team_of(pe, &members);
        if team != Team::INVALID {
            for (items, by_group) in [(1, 0), (8, 1)] {
                pe.write(words, &[0; 4]);
                pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                let syncs = [
                    Arg::Int(team.raw()),
                    Arg::Int(by_group),
                    Arg::Int(30),
                    Arg::Memory(words.cast()),
                    Arg::Memory(words.wrapping_add(1).cast()),
                ];
                pe.run("syncs", items, &syncs);
                assert_eq!(pe.read(words, 2), [30, 0], "syncs on {members:?}");
            }
            let block = |pe: i32, length: usize| (0..length as i32).map(move |i| 1000 * pe + i);
            // COLLECT is 0 in the kernel, FCOLLECT 1.
            for (operation, ragged) in [(0, true), (1, false)] {
                let length = |pe: i32| if ragged { lengths[pe as usize] } else { equal };
                let expected: Vec<i32> = members.iter().flat_map(|&pe| block(pe, length(pe))).collect();
                let data: Vec<i32> = block(me, length(me)).collect();
                pe.write(source, &data);
                for (items, by_group) in [(1, 0), (8, 1)] {
                    pe.write(dest, &vec![-1; n as usize * longest]);
                    pe.write(words, &[-1]);
                    pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                    let args = [
                        Arg::Int(operation),
                        Arg::Int(by_group),
                        Arg::Int(team.raw()),
                        Arg::Memory(dest.cast()),
                        Arg::Memory(source.cast()),
                        Arg::Long(length(me) as u64),
                        Arg::Memory(words.cast()),
                    ];
                    pe.run("operate_int", items, &args);
                    assert_eq!(pe.read(words, 1), [0]);
                    assert_eq!(pe.read(dest, expected.len()), expected, "on {members:?}");
                    let rest = pe.read(dest, n as usize * longest);
                    assert!(rest[expected.len()..].iter().all(|&word| word == -1));
                }
                pe.write(dest, &vec![-1; n as usize * longest]);
                pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                let (to, from) = (dest.cast(), data.as_ptr().cast());
                let bytes = size_of_val(&data[..]);
                // SAFETY: `data` holds that many bytes, and `dest` has room for all.
                unsafe {
                    match ragged {
                        true => pe.shmem.collect("collect", team, to, from, bytes, 1),
                        false => pe.shmem.fcollect("fcollect", team, to, from, bytes),
                    }
                }
                .expect("a collect");
                assert_eq!(pe.read(dest, expected.len()), expected, "on {members:?}");
            }
            destroy(pe, &[team]);
        }
    }
    pe.free(words);
    pe.free(source);
    pe.free(dest);
}

/// The handle of a destroyed team answers -1, also in kernels, when another has its slot.
fn stale_handles(pe: &mut Pe) {
    let n = pe.n();
    let evens_first: Vec<i32> = (0..n).step_by(2).chain((1..n).step_by(2)).collect();
    let dead = team_of(pe, &evens_first);
    destroy(pe, &[dead]);
    assert_eq!(pe.ask_kernel(dead, Team::WORLD, &[0]), [-1, -1, -1]);
    let next = team_of(pe, &evens_first);
    assert_ne!(dead, next);
    assert_eq!(pe.ask_kernel(dead, next, &[0]), [-1, -1, -1]);
    assert_eq!(pe.ask_kernel(next, dead, &[0])[2], -1);
    assert_eq!(pe.shmem.team_translate_pe(next, 0, dead), -1);
    assert!(pe.shmem.team_group(dead).is_err());
    assert!(pe.shmem.team_group(Team::INVALID).is_err());
    let world = pe.shmem.team_group(Team::WORLD).expect("the world");
    assert!(pe.shmem.team_create_group("ishmemx_team_create_group", dead, Some(&world), None, 0).is_err());
    destroy(pe, &[next]);
}

/// What is refused is refused with the same code on all PEs, and leaves nothing behind.
fn refusals(pe: &Pe) {
    let (n, me) = (pe.n(), pe.me());
    let refused = |parent: Team, group: Option<&PeSet>, code: i32| {
        let error =
            pe.shmem.team_create_group("ishmemx_team_create_group", parent, group, None, 0).expect_err("refused");
        assert_eq!(error.code(), code, "{error}");
        let text = error.to_string();
        assert!(text.contains("in ishmemx_team_create_group"), "{text}");
        text
    };
    let text = refused(Team::WORLD, Some(&PeSet::empty()), 1);
    assert!(me != 0 || text.contains("`group` is empty"), "{text}");
    refused(Team::WORLD, None, 1);
    let all: Vec<i32> = (0..n).collect();
    let world = group(pe, &all);
    // A mask that means nothing, on one PE only.
    let mask = if me == n - 1 { 6 } else { 0 };
    let error = pe
        .shmem
        .team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&world), None, mask)
        .expect_err("refused");
    assert_eq!(error.code(), 1);
    assert_eq!(error.is_mine(), me == n - 1);
    if n == 1 {
        return;
    }
    // A PE that is not in the parent.
    let parent = pe.split(Team::WORLD, 1, 1, n - 1);
    if parent != Team::INVALID {
        let text = refused(parent, Some(&world), 1);
        assert!(me != 1 || text.contains("world PE 0"), "{text}");
        destroy(pe, &[parent]);
    }
    // Groups of the same PEs in another order, or a handle that is none on one PE.
    let reversed: Vec<i32> = all.iter().rev().copied().collect();
    let reversed = group(pe, &reversed);
    let mine = if me == n - 1 { &reversed } else { &world };
    let text = refused(Team::WORLD, Some(mine), 2);
    assert!(text.contains("PE 0 called") && text.contains(&format!("PE {}", n - 1)), "{text}");
    refused(Team::WORLD, (me != 0).then_some(&world), 1);
    // Another routine.
    let code = match me {
        0 => pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, 0),
        _ => pe.shmem.team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&world), None, 0),
    };
    assert_eq!(code.expect_err("refused").code(), 4);
}

/// Making and ending irregular teams leaves no slot and no descriptor behind; running out of slots
/// is agreed on, and over after a destroy.
fn cycles(pe: &Pe) {
    let n = pe.n();
    let evens_first: Vec<i32> = (0..n).step_by(2).chain((1..n).step_by(2)).collect();
    let group = group(pe, &evens_first);
    let make = || {
        let team = pe.shmem.team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&group), None, 0);
        team.map(|team| team.expect("all are members"))
    };
    let spans_nodes = pe.on_my_node().len() < n as usize;
    // The network connects with a PE of another node when something is first sent to that.
    let counts = |descriptor: &std::io::Result<std::fs::DirEntry>| {
        let opened = std::fs::read_link(descriptor.as_ref().expect("Linux").path()).unwrap_or_default();
        !spans_nodes || !["socket:", "anon_inode:"].iter().any(|kind| opened.to_string_lossy().starts_with(kind))
    };
    let open = || std::fs::read_dir("/proc/self/fd").expect("Linux").filter(counts).count();
    destroy(pe, &[make().expect("a team")]);
    let before = open();
    for _ in 0..500 {
        destroy(pe, &[make().expect("a team")]);
    }
    assert_eq!(open(), before);
    let mut teams = Vec::new();
    let error = loop {
        match make() {
            Ok(team) => teams.push(team),
            Err(error) => break error,
        }
    };
    assert_eq!(error.code(), 3, "{error}");
    destroy(pe, &teams);
    destroy(pe, &[make().expect("a team")]);
}
