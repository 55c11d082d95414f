//! PEs with several work-groups in one launch, each on a team of its own, and with collectives of one team in turns by host and
//! kernels, without a barrier between them, and by one work-item and its group.

use zeshmem_host::Team;
use zeshmem_tests::collectives::{Collective, Side};
use zeshmem_tests::{Arg, Pe, Random, TOGETHER};

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

/// Elements of all blocks of a call together, some 200 KB of them, or few.
const LENGTHS: [usize; 2] = [25_000, 100];
const TURNS: usize = 120;
/// What a turn leaves is read before the turn so many later overwrites it.
const DESTS: usize = 4;

fn host_and_kernels_in_turns(pe: &mut Pe, teams: &[Team]) {
    let n = pe.n() as usize;
    // `collect` takes one element more from each PE than from the one before it.
    let room = LENGTHS[0] + n * n;
    let (source, dests) = (pe.alloc::<i64>(room), pe.alloc::<i64>(DESTS * room));
    let element = |world: i32, i: usize| i as i64 + 1_000_000 * i64::from(world);
    let mine: Vec<i64> = (0..room).map(|i| element(pe.me(), i)).collect();
    pe.write(source, &mine);
    let mut random = Random::new(n as u64);
    let mut before = [Collective::Sync; 2];
    // A team's first collective tells that all have come.
    for turn in 0..TURNS {
        let mut which = Collective::ALL[random.below(Collective::ALL.len())];
        // The root of a broadcast may be ahead of the others, and in a scan so may a PE be: of three calls one makes it wait.
        let runs_ahead = |which: &Collective| matches!(which, Collective::Broadcast | Collective::Scan);
        if before.iter().all(runs_ahead) {
            which = Collective::Reduce;
        }
        before = [before[1], which];
        let side = [Side::Host, Side::Kernel][random.below(2)];
        let team = teams[[1, 7][random.below(2)]];
        let (length, root) = (LENGTHS[random.below(2)], random.below(n) as i32);
        let my_pe = pe.shmem.team_my_pe(team) as usize;
        let world: Vec<i32> =
            (0..n as i32).map(|member| pe.shmem.team_translate_pe(team, member, Team::WORLD)).collect();
        let each = length / n;
        let sum = |pes: &[i32], i: usize| pes.iter().map(|&world| element(world, i)).sum::<i64>();
        let blocks = |count: &dyn Fn(usize) -> usize, first: usize| -> Vec<i64> {
            let block = |(pe, &world): (usize, &i32)| (first..first + count(pe)).map(move |i| element(world, i));
            world.iter().enumerate().flat_map(block).collect()
        };
        let (count, expected): (usize, Vec<i64>) = match which {
            Collective::Sync => (0, Vec::new()),
            Collective::Broadcast => (length, (0..length).map(|i| element(world[root as usize], i)).collect()),
            Collective::Collect => (each + my_pe, blocks(&|pe| each + pe, 0)),
            Collective::Fcollect => (each, blocks(&|_| each, 0)),
            Collective::Alltoall => (each, blocks(&|_| each, my_pe * each)),
            Collective::Reduce => (length, (0..length).map(|i| sum(&world, i)).collect()),
            Collective::Scan => (length, (0..length).map(|i| sum(&world[..=my_pe], i)).collect()),
            Collective::Reducescatter => (each, (my_pe * each..(my_pe + 1) * each).map(|i| sum(&world, i)).collect()),
        };
        let dest = dests.wrapping_add(turn % DESTS * room);
        pe.collective(side, which, team, dest, source, count, root).expect("a valid call");
        assert!(
            pe.read(dest, expected.len()) == expected,
            "turn {turn} of PE {} of {n}: {which:?} by {side:?} on team {}, {length} elements",
            pe.me(),
            team.raw()
        );
    }
    pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    pe.free(dests);
    pe.free(source);
}
