//! PEs that make and end teams a hundred thousand times, and use teams from several threads.

use std::collections::HashSet;

use zeshmem_host::{Shmem, Team};

const CYCLES: usize = 100_000;
const ROUNDS: usize = 500;

fn main() {
    let shmem = Shmem::init().expect("a job");
    cycles(&shmem);
    threads(&shmem);
    shmem.finalize().expect("finalize");
}

/// Nothing grows: memory, descriptors, slots. No handle comes twice.
fn cycles(shmem: &Shmem) {
    let n = shmem.n_pes();
    let cycle = |number: usize| {
        let (start, stride) = if number % 2 == 0 { (0, 1) } else { (n - 1, -1) };
        let team = shmem.team_split_strided(Team::WORLD, start, stride, n, None, 0);
        let team = team.expect("a slot is free").expect("all are members");
        assert_eq!(shmem.team_my_pe(team), start + stride * shmem.my_pe());
        shmem.team_destroy(team).expect("a live team");
        assert_eq!(shmem.team_my_pe(team), -1);
        team
    };
    (0..CYCLES / 10).for_each(|number| assert!(cycle(number) != Team::INVALID));
    let before = (resident_kib(), descriptors());
    let mut handles = HashSet::with_capacity(CYCLES);
    let counted = resident_kib();
    (0..CYCLES).for_each(|number| assert!(handles.insert(cycle(number)), "a handle came twice"));
    // The set of handles fills its pages meanwhile.
    let own = (handles.capacity() * (size_of::<Team>() + 1)).div_ceil(1024) + 64;
    assert_eq!(descriptors(), before.1, "descriptors");
    let grown = resident_kib().saturating_sub(counted.max(before.0));
    assert!(
        grown <= own + 256,
        "{grown} KiB grown, {own} of them by the test"
    );
}

fn resident_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS:"))
        .expect("a line for resident memory");
    line.split_whitespace()
        .nth(1)
        .and_then(|kib| kib.parse().ok())
        .expect("a number")
}

fn descriptors() -> usize {
    std::fs::read_dir("/proc/self/fd").expect("Linux").count()
}

/// Collectives on different teams and queries on one, from several threads at once.
fn threads(shmem: &Shmem) {
    let n = shmem.n_pes();
    let team = |start, stride| {
        let team = shmem.team_split_strided(Team::WORLD, start, stride, n, None, 0);
        team.expect("a slot is free").expect("all are members")
    };
    let teams = [team(0, 1), team(n - 1, -1)];
    std::thread::scope(|scope| {
        for team in teams {
            scope.spawn(move || (0..ROUNDS).for_each(|_| shmem.team_sync(team).expect("sync")));
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
    teams
        .into_iter()
        .for_each(|team| shmem.team_destroy(team).expect("a live team"));
}
