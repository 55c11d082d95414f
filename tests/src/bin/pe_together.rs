//! PEs with several work-groups in one launch, each on a team of its own, and with collectives of one team in turns by host and
//! kernels, without a barrier between them, and by one work-item and its group.

use zeshmem_host::{Element, ReduceOp, Team};
use zeshmem_tests::{Arg, Pe, TOGETHER};

/// Work-items of a group.
const ITEMS: usize = 64;
const ROUNDS: i32 = 5;

fn main() {
    let mut pe = Pe::start();
    pe.load(TOGETHER);
    let teams = teams(&pe);
    groups_on_teams(&mut pe, &teams);
    one_and_all(&mut pe, &teams);
    host_and_kernels_in_turns(&mut pe, &teams);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.finish();
}

/// Teams that overlap in PEs, in one order on all PEs: the world, its reverse, every second PE from the last one down, the lower
/// and the upper half with the middle in both, rows and columns of two, and the world once more.
fn teams(pe: &Pe) -> Vec<Team> {
    let n = pe.n();
    let (half, width) = ((n + 1) / 2, 2.min(n));
    let (row, column) = pe.shmem.team_split_2d("split", Team::WORLD, width, (None, 0), (None, 0)).expect("valid");
    vec![
        Team::WORLD,
        pe.split(Team::WORLD, n - 1, -1, n),
        pe.split(Team::WORLD, 2 * (half - 1), -2, half),
        pe.split(Team::WORLD, 0, 1, n / 2 + 1),
        pe.split(Team::WORLD, n / 2, 1, n - n / 2),
        row,
        column,
        pe.split(Team::WORLD, 0, 1, n),
    ]
}

fn groups_on_teams(pe: &mut Pe, teams: &[Team]) {
    let handles: Vec<i32> = teams.iter().map(|team| team.raw()).collect();
    let each = 2 * ITEMS + 2 * ITEMS.max(pe.n() as usize * ITEMS / 2);
    let (room, list) = (pe.alloc::<i64>(teams.len() * each), pe.alloc::<i32>(teams.len()));
    let wrong = pe.alloc::<i32>(1);
    pe.write(list, &handles);
    pe.write(wrong, &[0]);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    let args = [
        Arg::Memory(list.cast()),
        Arg::Int(ROUNDS),
        Arg::Long(each as u64),
        Arg::Memory(room.cast()),
        Arg::Memory(wrong.cast()),
    ];
    pe.run_groups("on_teams", teams.len() as u32, ITEMS as u32, &args);
    assert_eq!(pe.read(wrong, 1), [0], "PE {} of {}", pe.me(), pe.n());
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(wrong);
    pe.free(list);
    pe.free(room);
}

/// Collectives of a work-item right before and after those of its group.
fn one_and_all(pe: &mut Pe, teams: &[Team]) {
    let (room, wrong) = (pe.alloc::<i64>(4 * ITEMS + pe.n() as usize), pe.alloc::<i32>(1));
    pe.write(wrong, &[0]);
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    for team in [teams[0], teams[1], teams[7]] {
        let args = [Arg::Int(team.raw()), Arg::Int(4 * ROUNDS), Arg::Memory(room.cast()), Arg::Memory(wrong.cast())];
        pe.run("one_and_all", ITEMS as u32, &args);
    }
    assert_eq!(pe.read(wrong, 1), [0], "PE {} of {}", pe.me(), pe.n());
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(wrong);
    pe.free(room);
}

fn host_and_kernels_in_turns(pe: &mut Pe, teams: &[Team]) {
    const COUNT: usize = 100;
    let n = pe.n() as i64;
    let (source, dest) = (pe.alloc::<i64>(COUNT), pe.alloc::<i64>(2 * COUNT));
    let mine: Vec<i64> = (0..COUNT as i64).map(|i| i + i64::from(pe.me())).collect();
    let sums: Vec<i64> = (0..COUNT as i64).map(|i| n * i + n * (n - 1) / 2).collect();
    pe.write(source, &mine);
    // The team's first collective tells that all have come.
    for turn in 0..50 {
        // Of teams of all PEs one after the other; what a turn leaves the next but one overwrites, and it begins when all are through.
        let team = teams[if turn % 4 < 2 { 1 } else { 7 }];
        let to = dest.wrapping_add(turn % 2 * COUNT);
        if turn % 3 == 0 {
            let args =
                [Arg::Int(team.raw()), Arg::Memory(to.cast()), Arg::Memory(source.cast()), Arg::Long(COUNT as u64)];
            pe.run("reduce", 32, &args);
        } else {
            // SAFETY: both arrays hold the elements, and nothing else uses them.
            unsafe { pe.shmem.reduce("reduce", team, ReduceOp::Sum, Element::I64, to.cast(), source.cast(), COUNT) }
                .expect("reduce");
        }
        assert_eq!(pe.read(to, COUNT), sums, "turn {turn} of PE {} of {n}", pe.me());
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(dest);
    pe.free(source);
}
