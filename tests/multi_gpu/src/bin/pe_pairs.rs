//! A PE of a job that tests every pair of its devices, and measures them where there are no more than two.
//!
//!   oshrun -n 2 pe_pairs FOLDER
//!
//! What it finds goes to FOLDER/pe-N.jsonl. A check that fails is recorded, and the PE carries on: the others
//! wait for it. Errors of the runtime end the job.

use std::fs::File;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Instant;

use zeshmem_host::Team;
use zeshmem_multi_gpu::{By, LARGE, Outcome, Record, Speed};
use zeshmem_tests::{Arg, Pe, check_members, say};

const KERNELS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/pairs.spv"));

/// Words of 8 bytes that the tests move: one, a part of a page, many.
const SIZES: [usize; 3] = [1, 1000, MOST];
const MOST: usize = 128 << 10;

/// Work-items of a work-group.
const ITEMS: u32 = 64;

type Checked = Result<(), String>;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder for what is found");
    let number = std::env::var("ZESHMEM_LOCAL_RANK").unwrap_or_else(|_| "0".into());
    let file = Path::new(&folder).join(format!("pe-{number}.jsonl"));
    let mut records = Records(File::create(&file).expect("a file in the folder"));
    let pe = Pe::try_start().unwrap_or_else(|error| {
        let why = error.to_string();
        say(&why);
        if error.is_unreachable_peer() {
            records.write(&Record::Refused { why });
        }
        std::process::exit(1)
    });
    Program::new(pe, records).run();
}

/// The PE's file.
struct Records(File);

impl Records {
    /// Each record is in the file before the next step is taken: who looks after a crash sees how far it went.
    fn write(&mut self, record: &Record) {
        let line = serde_json::to_string(record).expect("plain data") + "\n";
        self.0.write_all(line.as_bytes()).expect("room for a line");
    }
}

struct Program {
    pe: Pe,
    records: Records,
    me: usize,
    n: usize,
    /// Room for [`MOST`] words from each PE, or for [`LARGE`] bytes.
    dest: *mut u64,
    source: *mut u64,
}

impl Program {
    fn new(mut pe: Pe, records: Records) -> Program {
        pe.load(KERNELS);
        let words = (MOST * pe.n() as usize).max(LARGE / 8);
        Program {
            me: pe.me() as usize,
            n: pe.n() as usize,
            dest: pe.alloc(words),
            source: pe.alloc(words),
            pe,
            records,
        }
    }

    fn run(mut self) {
        self.test("team queries", Program::team_queries);
        self.test("kernel sync", Program::kernel_sync);
        self.test("host put", Program::host_put);
        self.test("host get", Program::host_get);
        self.test("kernel put", Program::kernel_put);
        self.test("kernel get", Program::kernel_get);
        self.test("host collect", |program| program.collect(By::Host));
        self.test("kernel collect", |program| program.collect(By::Kernel));
        if self.n <= 2 {
            for by in [By::Host, By::Kernel] {
                for from in 0..self.n {
                    self.measure(by, from, (from + 1) % self.n);
                }
            }
        }
        // Last: where devices do none in each other's memory, and its owner cannot be asked, they may end the job.
        self.test("kernel atomics", Program::kernel_atomics);
        self.pe.free(self.source);
        self.pe.free(self.dest);
        self.pe.finish();
    }

    fn test(&mut self, name: &str, body: impl FnOnce(&mut Program) -> Checked) {
        let outcome = match body(self) {
            Ok(()) => Outcome::Passed,
            Err(why) => Outcome::Failed { why },
        };
        self.record(name, outcome);
        self.barrier();
    }

    fn record(&mut self, name: &str, outcome: Outcome) {
        let name = name.into();
        self.records.write(&Record::Test { name, outcome });
    }

    fn barrier(&self) {
        self.pe.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }

    /// The other PEs; a PE that is alone has itself.
    fn peers(&self) -> Vec<usize> {
        let others = (0..self.n).filter(|&pe| pe != self.me || self.n == 1);
        others.collect()
    }

    /// Every pair in both orders, as teams; those of one PE where there is no pair.
    fn for_pairs(&mut self, mut body: impl FnMut(&mut Program, Team, [i32; 2]) -> Checked) -> Checked {
        let mut checked = Ok(());
        for first in 0..self.n as i32 {
            for second in (0..self.n as i32).filter(|&second| second != first) {
                let team = self.pe.split(Team::WORLD, first, second - first, 2);
                checked = checked.and(body(self, team, [first, second]));
                if team != Team::INVALID {
                    self.pe.shmem.team_destroy("ishmem_team_destroy", team).expect("a live team");
                }
            }
        }
        checked
    }

    fn team_queries(&mut self) -> Checked {
        fn queries(program: &mut Program, team: Team, members: &[i32]) -> Checked {
            // The checks of the tests panic; nothing collective is among them.
            let check = AssertUnwindSafe(|| check_members(&mut program.pe, team, members));
            catch_unwind(check).map_err(|panic| match panic.downcast_ref::<String>() {
                Some(text) => text.clone(),
                None => "a query of a team is wrong".into(),
            })
        }
        let world: Vec<i32> = (0..self.n as i32).collect();
        let world = queries(self, Team::WORLD, &world);
        world.and(self.for_pairs(|program, team, members| queries(program, team, &members)))
    }

    /// Kernels of the two PEs of each pair run at the same time and wait for each other.
    fn kernel_sync(&mut self) -> Checked {
        fn syncs(program: &mut Program, team: Team) -> Checked {
            let words = program.pe.room();
            let wrong = words.wrapping_add(64);
            program.pe.write(words, &[0u8; 128]);
            program.pe.shmem.team_sync("ishmem_team_sync", team).expect("a sync");
            let args = [
                Arg::Int(team.raw()),
                Arg::Int(1),
                Arg::Int(100),
                Arg::Memory(words.cast()),
                Arg::Memory(wrong.cast()),
            ];
            program.pe.run("syncs", ITEMS, &args);
            match program.pe.read(wrong.cast::<i32>(), 1)[0] {
                0 => Ok(()),
                wrong => Err(format!("{wrong} of 100 syncs let a PE see the past")),
            }
        }
        let world = syncs(self, Team::WORLD);
        self.barrier();
        world.and(self.for_pairs(|program, team, _| match team {
            Team::INVALID => Ok(()),
            team => syncs(program, team),
        }))
    }

    /// Where the words from a PE arrive.
    fn place(&self, from: usize) -> *mut u64 {
        self.dest.wrapping_add(from * MOST)
    }

    fn host_put(&mut self) -> Checked {
        self.exchange(|program, words, peer| {
            let data = pattern(words, program.me, peer);
            program.pe.put(program.place(program.me), &data, peer as i32);
        })
    }

    fn kernel_put(&mut self) -> Checked {
        self.exchange(|program, words, peer| {
            program.pe.write(program.source, &pattern(words, program.me, peer));
            program.move_by_kernel("put", program.place(program.me), program.source, words, peer);
        })
    }

    /// Every PE puts to every other; each looks at what has arrived.
    fn exchange(&mut self, mut put: impl FnMut(&mut Program, usize, usize)) -> Checked {
        let mut checked = Ok(());
        for words in SIZES {
            self.pe.write(self.dest, &vec![0u64; MOST * self.n]);
            self.barrier();
            for peer in self.peers() {
                put(self, words, peer);
            }
            self.barrier();
            for peer in self.peers() {
                let arrived = self.pe.read(self.place(peer), words);
                checked = checked.and(compare(&arrived, peer, self.me));
            }
        }
        checked
    }

    fn host_get(&mut self) -> Checked {
        self.fetch(|program, words, peer| {
            let place = program.source.wrapping_add(program.me * MOST);
            program.pe.get(place, words, peer as i32)
        })
    }

    fn kernel_get(&mut self) -> Checked {
        self.fetch(|program, words, peer| {
            let place = program.source.wrapping_add(program.me * MOST);
            program.pe.write(program.dest, &vec![0u64; words]);
            program.move_by_kernel("get", program.dest, place, words, peer);
            program.pe.read(program.dest, words)
        })
    }

    /// Every PE lays out words for every other; each gets its own.
    fn fetch(&mut self, mut get: impl FnMut(&mut Program, usize, usize) -> Vec<u64>) -> Checked {
        let mut checked = Ok(());
        for words in SIZES {
            for peer in self.peers() {
                let place = self.source.wrapping_add(peer * MOST);
                self.pe.write(place, &pattern(words, self.me, peer));
            }
            self.barrier();
            for peer in self.peers() {
                let fetched = get(self, words, peer);
                checked = checked.and(compare(&fetched, peer, self.me));
            }
            self.barrier();
        }
        checked
    }

    fn move_by_kernel(&mut self, kernel: &str, dest: *mut u64, source: *mut u64, words: usize, pe: usize) {
        let args =
            [Arg::Memory(dest.cast()), Arg::Memory(source.cast()), Arg::Long(words as u64 * 8), Arg::Int(pe as i32)];
        self.pe.run(kernel, ITEMS, &args);
    }

    /// PE i contributes 100 (i + 1) words.
    fn collect(&mut self, by: By) -> Checked {
        let count = |pe: usize| 100 * (pe + 1);
        let total = (0..self.n).map(count).sum();
        let bytes = count(self.me) * 8;
        self.pe.write(self.source, &pattern(count(self.me), self.me, 0));
        self.pe.write(self.dest, &vec![0u64; total]);
        self.barrier();
        match by {
            By::Host => {
                let (dest, source) = (self.dest.cast(), self.source.cast());
                // SAFETY: both are in the symmetric heap, with room for more words than these.
                let done = unsafe { self.pe.shmem.collect("collect", Team::WORLD, dest, source, bytes, 1) };
                done.expect("collect");
            }
            By::Kernel => {
                let args = [
                    Arg::Int(Team::WORLD.raw()),
                    Arg::Int(1),
                    Arg::Memory(self.dest.cast()),
                    Arg::Memory(self.source.cast()),
                    Arg::Long(bytes as u64),
                ];
                self.pe.run("time_collects", ITEMS, &args);
            }
        }
        let all = self.pe.read(self.dest, total);
        let mut rest = &all[..];
        (0..self.n).try_for_each(|pe| {
            let (block, behind) = rest.split_at(count(pe));
            rest = behind;
            compare(block, pe, 0)
        })
    }

    fn kernel_atomics(&mut self) -> Checked {
        const TIMES: i32 = 10;
        self.pe.write(self.dest, &[0u64]);
        self.barrier();
        for peer in self.peers() {
            let args =
                [Arg::Memory(self.dest.cast()), Arg::Int(TIMES), Arg::Long(self.me as u64 + 1), Arg::Int(peer as i32)];
            self.pe.run("add", ITEMS, &args);
        }
        self.barrier();
        let sum = self.pe.read(self.dest, 1)[0];
        let shares = self.peers().into_iter().map(|peer| peer as u64 + 1);
        let expected = shares.sum::<u64>() * TIMES as u64 * u64::from(ITEMS);
        match sum == expected {
            true => Ok(()),
            false => Err(format!("a sum of atomic additions is {sum}, not {expected}")),
        }
    }

    /// Puts from `from` to `to`, looked at before they are timed.
    fn measure(&mut self, by: By, from: usize, to: usize) {
        let words = LARGE / 8;
        if self.me == to {
            self.pe.write(self.dest, &vec![0u64; words]);
        }
        if self.me == from {
            self.pe.write(self.source, &pattern(words, from, to));
        }
        self.barrier();
        if self.me == from {
            self.large_put(by, to);
        }
        self.barrier();
        if self.me == to {
            let right = compare(&self.pe.read(self.dest, words), from, to);
            right.unwrap_or_else(|why| panic!("what is measured must be right: {why}"));
        }
        self.barrier();
        if self.me == from {
            let rounds = 4;
            let large = median(|| (0..rounds).for_each(|_| self.large_put(by, to)));
            let small_rounds = 500;
            let small = median(|| self.small_puts(by, to, small_rounds));
            self.records.write(&Record::Speed(Speed {
                from,
                to,
                by,
                latency_us: small / f64::from(small_rounds) * 1e6,
                gigabytes_per_s: (LARGE * rounds) as f64 / large / 1e9,
            }));
        }
        self.barrier();
    }

    fn large_put(&mut self, by: By, to: usize) {
        match by {
            By::Host => self.host_copy(LARGE, to),
            By::Kernel => {
                let args = [
                    Arg::Memory(self.dest.cast()),
                    Arg::Memory(self.source.cast()),
                    Arg::Long(LARGE as u64),
                    Arg::Int(to as i32),
                ];
                self.pe.run_groups("put_shares", 256, ITEMS, &args);
            }
        }
    }

    fn small_puts(&mut self, by: By, to: usize, rounds: i32) {
        match by {
            By::Host => (0..rounds).for_each(|_| self.host_copy(8, to)),
            By::Kernel => {
                let args = [
                    Arg::Memory(self.dest.cast()),
                    Arg::Memory(self.source.cast()),
                    Arg::Int(rounds),
                    Arg::Int(to as i32),
                ];
                self.pe.run("put_words", 1, &args);
            }
        }
    }

    /// From device memory to device memory.
    fn host_copy(&self, bytes: usize, to: usize) {
        let (dest, source) = (self.dest.cast(), self.source.cast());
        // SAFETY: both are in the symmetric heap, with room for that many bytes; they are in no other use meanwhile.
        unsafe { self.pe.shmem.put("put", dest, source, bytes, to as i32) }.expect("put");
    }
}

/// Words that no other pair of PEs sends, and none of them twice.
fn pattern(words: usize, from: usize, to: usize) -> Vec<u64> {
    (0..words).map(|at| word(at, from, to)).collect()
}

fn word(at: usize, from: usize, to: usize) -> u64 {
    // An odd factor maps different numbers to different ones, and none of these is 0.
    ((from as u64 + 1) << 48 | (to as u64 + 1) << 32 | at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn compare(words: &[u64], from: usize, to: usize) -> Checked {
    let expected = |at| word(at, from, to);
    match (0..words.len()).find(|&at| words[at] != expected(at)) {
        None => Ok(()),
        Some(at) => {
            Err(format!("word {at} of {} from PE {from} is {:#x}, not {:#x}", words.len(), words[at], expected(at)))
        }
    }
}

/// Median of the seconds that `body` takes, after once to warm up.
fn median(mut body: impl FnMut()) -> f64 {
    const SAMPLES: usize = 7;
    body();
    let mut seconds: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            let start = Instant::now();
            body();
            start.elapsed().as_secs_f64()
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    seconds[SAMPLES / 2]
}
