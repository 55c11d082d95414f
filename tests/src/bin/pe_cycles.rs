//! PEs that make and end teams a hundred thousand times, and make and use teams from several threads.

use std::collections::HashSet;
use std::hash::Hash;

use zeshmem_host::{Shmem, Team, TeamConfig};

const CYCLES: usize = 100_000;
const ROUNDS: usize = 500;
/// Of teams, as `ISHMEM_TEAMS_MAX` has them where it is not set, and those of them that are taken from the beginning.
const SLOTS: usize = 64;
const PREDEFINED: usize = 3;
/// Two parents, a team that is being made, for which PEs may keep different slots.
const FEW: usize = 8;

fn main() {
    let shmem = Shmem::init().expect("a job");
    cycles(&shmem);
    threads(&shmem);
    makers(&shmem);
    late_maker(&shmem);
    shmem.finalize("ishmem_finalize").expect("finalize");
}

/// Teams, and contexts on a team.
fn cycles(shmem: &Shmem) {
    let n = shmem.n_pes();
    never_grows(|number| {
        let (start, stride) = if number % 2 == 0 { (0, 1) } else { (n - 1, -1) };
        let team = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, start, stride, n, None, 0);
        let team = team.expect("a slot is free").expect("all are members");
        assert_eq!(shmem.team_my_pe(team), start + stride * shmem.my_pe());
        shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
        assert_eq!(shmem.team_my_pe(team), -1);
        team
    });
    let one = Some(TeamConfig { num_contexts: 1 });
    let team =
        shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, one, TeamConfig::NUM_CONTEXTS);
    let team = team.expect("a slot is free").expect("all are members");
    never_grows(|_| {
        let context = shmem.ctx_create("create", team, 0).expect("asked for");
        assert!(shmem.ctx_create("create", team, 0).is_err());
        shmem.ctx_destroy("destroy", context).expect("alive");
        assert!(shmem.ctx_team("team", context).is_err());
        context
    });
    shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
}

/// Nothing grows over the cycles: memory, descriptors, slots. No handle comes twice.
fn never_grows<T: Copy + Eq + Hash>(cycle: impl Fn(usize) -> T) {
    (0..CYCLES / 10).for_each(|number| {
        cycle(number);
    });
    let before = (resident_kib(), descriptors());
    let mut handles = HashSet::with_capacity(CYCLES);
    let counted = resident_kib();
    (0..CYCLES).for_each(|number| assert!(handles.insert(cycle(number)), "a handle came twice"));
    // The set of handles fills its pages meanwhile.
    let own = (handles.capacity() * (size_of::<T>() + 1)).div_ceil(1024) + 64;
    assert_eq!(descriptors(), before.1, "descriptors");
    let grown = resident_kib().saturating_sub(counted.max(before.0));
    assert!(grown <= own + 256, "{grown} KiB grown, {own} of them by the test");
}

fn resident_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("a line for resident memory");
    line.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).expect("a number")
}

fn descriptors() -> usize {
    std::fs::read_dir("/proc/self/fd").expect("Linux").count()
}

/// Collectives on different teams and queries on one, from several threads at once.
fn threads(shmem: &Shmem) {
    let n = shmem.n_pes();
    let team = |start, stride| {
        let team = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, start, stride, n, None, 0);
        team.expect("a slot is free").expect("all are members")
    };
    let teams = [team(0, 1), team(n - 1, -1)];
    std::thread::scope(|scope| {
        for team in teams {
            scope.spawn(move || (0..ROUNDS).for_each(|_| shmem.team_sync("ishmem_team_sync", team).expect("sync")));
        }
        for _ in 0..2 {
            scope.spawn(|| {
                for round in 0..ROUNDS as i32 * 20 {
                    let pe = round % n;
                    assert_eq!(shmem.team_translate_pe(teams[0], pe, teams[1]), n - 1 - pe);
                }
            });
        }
    });
    teams.into_iter().for_each(|team| shmem.team_destroy("ishmem_team_destroy", team).expect("a live team"));
}

/// Threads make teams of different parents at once.
fn makers(shmem: &Shmem) {
    let n = shmem.n_pes();
    let reversed = |parent| {
        let team = shmem.team_split_strided("ishmem_team_split_strided", parent, n - 1, -1, n, None, 0);
        team.expect("slots are free").expect("all are members")
    };
    let parents = [(); 3].map(|()| reversed(Team::WORLD));
    std::thread::scope(|scope| {
        for parent in parents {
            scope.spawn(move || {
                for round in 0..ROUNDS as i32 {
                    let team = reversed(parent);
                    assert_eq!(shmem.team_translate_pe(team, 0, Team::WORLD), 0);
                    let width = 1 + round % n;
                    let axes = shmem.team_split_2d("ishmem_team_split_2d", team, width, (None, 0), (None, 0));
                    let (row, column) = axes.expect("slots are free");
                    assert_eq!(shmem.team_my_pe(row), shmem.my_pe() % width);
                    assert_eq!(shmem.team_my_pe(column), shmem.my_pe() / width);
                    shmem.team_sync("ishmem_team_sync", row).expect("sync");
                    let group = shmem.team_group(team).expect("alive");
                    let grouped = shmem.team_create_group("ishmemx_team_create_group", team, Some(&group), None, 0);
                    let grouped = grouped.expect("slots are free").expect("all are members");
                    for team in [grouped, column, row, team] {
                        shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
                    }
                }
            });
        }
    });
    // Some PEs split two parents at once, the others one after the other.
    for round in 0..ROUNDS {
        let split = |parent| shmem.team_destroy("ishmem_team_destroy", reversed(parent)).expect("a live team");
        let [one, other, _] = parents;
        if (shmem.my_pe() as usize + round / 2).is_multiple_of(2) {
            std::thread::scope(|scope| {
                scope.spawn(|| split(one));
                scope.spawn(|| split(other));
            });
        } else if round % 2 == 0 {
            [one, other].into_iter().for_each(split);
        } else {
            [other, one].into_iter().for_each(split);
        }
    }
    parents.into_iter().for_each(|team| shmem.team_destroy("ishmem_team_destroy", team).expect("a live team"));
}

/// Where one thread's creation waits for a PE that is late, another thread can make nearly as many teams as there are slots.
fn late_maker(shmem: &Shmem) {
    let n = shmem.n_pes();
    let split = |parent| {
        shmem.team_split_strided("ishmem_team_split_strided", parent, 0, 1, n, None, 0).map(|team| team.unwrap())
    };
    let destroy = |team| shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
    let [one, other] = [(); 2].map(|()| split(Team::WORLD).expect("slots are free"));
    let is_last = shmem.my_pe() == n - 1;
    let (making, all_made) = std::sync::mpsc::channel::<()>();
    let making = Some(making).filter(|_| is_last);
    // Where something fails here the other thread does not wait for it.
    std::thread::scope(move |scope| {
        let late = scope.spawn(move || {
            let _ = all_made.recv();
            split(one).expect("a slot is free")
        });
        // Long enough for the other thread to be waiting.
        (0..ROUNDS).for_each(|_| destroy(split(other).expect("slots are free")));
        let mut teams: Vec<_> = (0..SLOTS - PREDEFINED - FEW).map(|_| split(other).expect("slots are free")).collect();
        drop(making);
        teams.push(late.join().expect("a team"));
        teams.into_iter().chain([one, other]).for_each(destroy);
    });
}
