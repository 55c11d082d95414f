//! PEs that split teams, and what comes of that, and so on in random ways, and put each team on the way to
//! use on the host and in kernels: queries, sync, collects, contexts with puts, gets and atomic operations.
//! When a team has ended, its handle and those of its contexts answer for nothing.

use zeshmem_host::{Context, Team, TeamConfig};
use zeshmem_tests::{Arg, CONTEXTS, Pe, Random, check_members};

/// Splits from the world down, and walks.
const DEPTH: usize = 3;
const WALKS: u64 = 20;

/// Elements of the longest contribution to a collect.
const LONGEST: usize = 20;

/// Operations of the kernel `operate_int`.
const COLLECT: i32 = 0;
const FCOLLECT: i32 = 1;

fn main() {
    let mut pe = Pe::start();
    if std::env::args().nth(1).as_deref() == Some("pairs") {
        pairs(&pe);
        return pe.finish();
    }
    pe.load(CONTEXTS);
    let all: Vec<i32> = (0..pe.n()).collect();
    let mut descents = Descents { pe };
    for walk in 1..=WALKS {
        descents.split(Team::WORLD, &all, DEPTH, walk);
        descents.pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }
    descents.pe.finish();
}

/// Each PE is in one team beside the predefined ones, for which alone it has room: PEs 0 and 1, 2 and 3, and so on.
fn pairs(pe: &Pe) {
    let mut mine = Team::INVALID;
    for first in (0..pe.n() / 2 * 2).step_by(2) {
        let made = pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, first, 1, 2, None, 0);
        let made = made.unwrap_or_else(|error| panic!("PEs {first} and {}: {error}", first + 1));
        assert_eq!(made.is_some(), pe.me() / 2 == first / 2);
        mine = made.unwrap_or(mine);
    }
    if mine != Team::INVALID {
        pe.shmem.team_sync("ishmem_team_sync", mine).expect("both are there");
        pe.shmem.team_destroy("ishmem_team_destroy", mine).expect("alive");
    }
    // One that has all PEs has room again.
    let n = pe.n();
    let all = pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, n - 1, -1, n, None, 0);
    pe.shmem.team_sync("ishmem_team_sync", all.expect("room").expect("a member")).expect("all are there");
}

struct Descents {
    pe: Pe,
}

impl Descents {
    /// Splits a team in the way that the seed says, which is the same on all of its PEs.
    fn split(&mut self, team: Team, members: &[i32], depth: usize, seed: u64) {
        let n = members.len() as i32;
        let mut random = Random::new(seed * 31 + n as u64);
        let below = |random: &mut Random, bound: i32| random.below(bound as usize) as i32;
        let config = Some(TeamConfig { num_contexts: 2 });
        let mask = TeamConfig::NUM_CONTEXTS;
        let children = match random.below(4) {
            0 | 1 => {
                let (start, other) = (below(&mut random, n), below(&mut random, n));
                let distance = other - start;
                let divisors: Vec<i32> = (1..=distance.abs()).filter(|d| distance % d == 0).collect();
                let (stride, size) = match divisors.is_empty() {
                    true => (0, 1),
                    false => {
                        let step = divisors[random.below(divisors.len())];
                        (step * distance.signum(), distance.abs() / step + 1)
                    }
                };
                let list = (0..size).map(|i| members[(start + i * stride) as usize]);
                let made = self
                    .pe
                    .shmem
                    .team_split_strided("ishmem_team_split_strided", team, start, stride, size, config, mask)
                    .expect("a valid triplet");
                vec![(made.unwrap_or(Team::INVALID), list.collect())]
            }
            2 => {
                let width = 1 + below(&mut random, n + 1);
                let (row, column) = self
                    .pe
                    .shmem
                    .team_split_2d("ishmem_team_split_2d", team, width, (config, mask), (config, mask))
                    .expect("a valid range");
                let me = self.pe.shmem.team_my_pe(team);
                let of = |same: &dyn Fn(i32) -> bool| -> Vec<i32> {
                    (0..n).filter(|&p| same(p)).map(|p| members[p as usize]).collect()
                };
                vec![(row, of(&|p| p / width == me / width)), (column, of(&|p| p % width == me % width))]
            }
            _ => {
                let mut list = members.to_vec();
                for last in (1..list.len()).rev() {
                    list.swap(last, random.below(last + 1));
                }
                list.truncate(1 + random.below(list.len()));
                let world = self.pe.shmem.team_group(Team::WORLD).expect("the world");
                let group = world.incl(&list).expect("distinct PEs of the job");
                let made = self
                    .pe
                    .shmem
                    .team_create_group("ishmemx_team_create_group", team, Some(&group), config, mask)
                    .expect("members of the parent");
                vec![(made.unwrap_or(Team::INVALID), list)]
            }
        };
        for (nth, (child, members)) in (0..).zip(children) {
            check_members(&mut self.pe, child, &members);
            if child == Team::INVALID {
                continue;
            }
            self.sync(child, &members);
            self.collect(child, &members, seed);
            let context = self.contexts(child, &members, seed);
            if depth > 1 {
                // All PEs of the child agree on its first member and its size.
                self.split(child, &members, depth - 1, seed * 7 + nth + members[0] as u64);
            }
            self.pe.shmem.ctx_destroy("destroy", context).expect("alive");
            self.pe.shmem.team_destroy("ishmem_team_destroy", child).expect("alive");
            self.is_gone(child, context);
        }
    }

    fn sync(&mut self, team: Team, members: &[i32]) {
        let words = self.pe.room().cast::<i32>();
        for (items, by_group) in [(1, 0), (8, 1)] {
            self.pe.write(words, &[0; 2]);
            self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            let args = [
                Arg::Int(team.raw()),
                Arg::Int(by_group),
                Arg::Int(5),
                Arg::Memory(words.cast()),
                Arg::Memory(words.wrapping_add(1).cast()),
            ];
            self.pe.run("syncs", items, &args);
            assert_eq!(self.pe.read(words, 2), [5, 0], "syncs on {members:?}");
        }
    }

    /// The code that a collect in a kernel returns.
    fn operate(&mut self, operation: i32, team: Team, elements: usize, by_group: bool) -> i32 {
        let (dest, source, code) = self.places();
        self.pe.write(code, &[-1]);
        let args = [
            Arg::Int(operation),
            Arg::Int(by_group.into()),
            Arg::Int(team.raw()),
            Arg::Memory(dest.cast()),
            Arg::Memory(source.cast()),
            Arg::Long(elements as u64),
            Arg::Memory(code.cast()),
        ];
        self.pe.run("operate_int", if by_group { 8 } else { 1 }, &args);
        self.pe.read(code, 1)[0]
    }

    /// Symmetric memory for the result, the contribution and the code of a collect.
    fn places(&self) -> (*mut i32, *mut i32, *mut i32) {
        let part = |nth: usize| self.pe.room().wrapping_add(nth << 16).cast();
        (part(1), part(2), part(3))
    }

    fn collect(&mut self, team: Team, members: &[i32], seed: u64) {
        let me = self.pe.me();
        let (dest, source, _) = self.places();
        let block = |pe: i32, length: usize| (0..length as i32).map(move |i| 1000 * pe + i);
        for operation in [COLLECT, FCOLLECT] {
            let length = |pe: i32| match operation {
                COLLECT => (pe as usize * 7 + seed as usize) % LONGEST,
                _ => 1 + seed as usize % (LONGEST - 1),
            };
            let expected: Vec<i32> = members.iter().flat_map(|&pe| block(pe, length(pe))).collect();
            let mine: Vec<i32> = block(me, length(me)).collect();
            self.pe.write(source, &mine);
            for by_group in [false, true] {
                self.pe.write(dest, &vec![-1; expected.len() + 1]);
                self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
                assert_eq!(self.operate(operation, team, mine.len(), by_group), 0);
                let found = self.pe.read(dest, expected.len() + 1);
                assert_eq!(found, [&expected[..], &[-1]].concat(), "on {members:?}");
            }
            self.pe.write(dest, &vec![-1; expected.len() + 1]);
            self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            let (to, from) = (dest.cast(), mine.as_ptr().cast());
            // SAFETY: `mine` holds that many bytes, and `dest` has room for all.
            unsafe {
                match operation {
                    COLLECT => self.pe.shmem.collect("c", team, to, from, size_of_val(&mine[..]), 1),
                    _ => self.pe.shmem.fcollect("f", team, to, from, size_of_val(&mine[..])),
                }
            }
            .expect("a collect");
            let found = self.pe.read(dest, expected.len() + 1);
            assert_eq!(found, [&expected[..], &[-1]].concat(), "on {members:?}");
        }
    }

    /// Two contexts of different options at work in kernels; the one that is left.
    fn contexts(&mut self, team: Team, members: &[i32], seed: u64) -> Context {
        let options = [Context::SERIALIZED, Context::PRIVATE, Context::NOSTORE, Context::SERIALIZED | Context::NOSTORE];
        let create = |pe: &Pe, options| pe.shmem.ctx_create("create", team, options);
        let first = create(&self.pe, options[seed as usize % 4]).expect("the first of two");
        let second = create(&self.pe, 0).expect("the second of two");
        assert!(create(&self.pe, 0).is_err(), "a third");
        assert!(create(&self.pe, 8).is_err(), "no option");
        let n = members.len() as i32;
        let mine = self.pe.shmem.team_my_pe(team);
        let word = self.pe.room();
        for (salt, context) in (0..).zip([first, second]) {
            assert_eq!(self.pe.shmem.ctx_team("team", context).expect("alive"), team);
            self.pe.write(word.cast(), &[0i64; 2]);
            self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            // All add to the words of the first and of the last member; those may be one.
            for target in [0, n - 1] {
                let args = [Arg::Int(4), Arg::Long(context.raw() as u64), Arg::Memory(word.cast()), Arg::Int(target)];
                self.pe.run("misuse", 1, &args);
            }
            self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
            let times = i64::from(mine == 0) + i64::from(mine == n - 1);
            let sum = self.pe.read(word.cast::<i64>(), 1)[0];
            assert_eq!(sum, times * i64::from(n), "sums on {members:?}");
            self.ring(context, mine, members, salt);
        }
        self.pe.shmem.ctx_destroy("destroy", first).expect("alive");
        second
    }

    /// A block goes to the next member and comes back from there.
    fn ring(&mut self, context: Context, mine: i32, members: &[i32], salt: i32) {
        let n = members.len() as i32;
        let part = |nth: usize| self.pe.room().wrapping_add(nth << 16);
        let (dest, source, back) = (part(4), part(5), part(6));
        let team = self.pe.shmem.ctx_team("team", context).expect("alive");
        let block = |pe: i32| -> Vec<u8> { (0..100).map(|i| (pe * 31 + i + salt) as u8).collect() };
        let sent = block(self.pe.me());
        self.pe.write(source, &sent);
        self.pe.write(back, &[0; 100]);
        self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
        let args = [
            Arg::Long(context.raw() as u64),
            Arg::Int(mine % 2),
            Arg::Memory(dest.cast()),
            Arg::Memory(source.cast()),
            Arg::Long(100),
            Arg::Int((mine + 1) % n),
            Arg::Memory(back.cast()),
        ];
        self.pe.run("ring", 8, &args);
        assert_eq!(self.pe.read(back, 100), sent);
        self.pe.shmem.team_sync("ishmem_team_sync", team).expect("sync");
        let previous = members[((mine + n - 1) % n) as usize];
        assert_eq!(self.pe.read(dest, 100), block(previous), "to {} on {members:?}", self.pe.me());
    }

    /// Nothing answers for what was destroyed.
    fn is_gone(&mut self, team: Team, context: Context) {
        assert_eq!(self.pe.ask_kernel(team, Team::WORLD, &[0]), [-1, -1, -1]);
        assert_eq!(self.pe.ask_kernel(Team::WORLD, team, &[0])[2], -1);
        assert!(self.pe.shmem.team_sync("ishmem_team_sync", team).is_err());
        assert!(self.pe.shmem.ctx_create("create", team, 0).is_err());
        assert!(self.pe.shmem.ctx_team("team", context).is_err());
        assert!(self.pe.shmem.ctx_quiet("quiet", context).is_err());
    }
}
