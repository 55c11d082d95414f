//! Groups as a real MPI has them: thousands of random operations, carried out by MPICH, by the algebra
//! and by the C API, with the same answers.
//!
//! MPI's largest group is its world, so the job has as many processes as groups are to have members.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;

use crate::{built, compile, job, oshcc, text};
use zeshmem_host::{Comparison, Pe, PeSet, TeamPe};
use zeshmem_tests::Random;

/// Does the operations, by MPI or by Zeshmem.
const SOURCE: &str = "tests/mpi/groups.c";

/// Processes of the jobs.
const WORLD: i32 = 12;

/// Sets of groups that are made from the world, operation by operation.
const FAMILIES: usize = 400;

/// Operations of each.
const OPERATIONS: usize = 25;

/// An operation on groups, by number; see `mpi/groups.c`.
enum Operation {
    Incl(usize, Vec<i32>),
    Excl(usize, Vec<i32>),
    RangeIncl(usize, Vec<[i32; 3]>),
    RangeExcl(usize, Vec<[i32; 3]>),
    Union(usize, usize),
    Intersection(usize, usize),
    Difference(usize, usize),
    Translate(usize, usize, Vec<i32>),
    Compare(usize, usize),
    Reset,
}

impl Operation {
    /// The line that the C program reads.
    fn line(&self) -> String {
        let join = |numbers: &[i32]| -> String { numbers.iter().map(|number| format!(" {number}")).collect() };
        match self {
            Operation::Incl(group, ranks) => format!("incl {group}{}", join(ranks)),
            Operation::Excl(group, ranks) => format!("excl {group}{}", join(ranks)),
            Operation::RangeIncl(group, ranges) => {
                format!("range_incl {group}{}", join(ranges.as_flattened()))
            }
            Operation::RangeExcl(group, ranges) => {
                format!("range_excl {group}{}", join(ranges.as_flattened()))
            }
            Operation::Union(a, b) => format!("union {a} {b}"),
            Operation::Intersection(a, b) => format!("intersection {a} {b}"),
            Operation::Difference(a, b) => format!("difference {a} {b}"),
            Operation::Translate(a, b, ranks) => format!("translate {a} {b}{}", join(ranks)),
            Operation::Compare(a, b) => format!("compare {a} {b}"),
            Operation::Reset => "reset".into(),
        }
    }
}

/// The groups of a family, as the algebra has them.
struct Family(Vec<PeSet>);

impl Family {
    fn new() -> Family {
        let world: Vec<Pe> = (0..WORLD).map(|pe| Pe::new(pe).expect("a PE")).collect();
        let world = PeSet::from_pes(&world).expect("distinct");
        Family(vec![world, PeSet::empty()])
    }

    /// What the C program prints for an operation.
    fn carry_out(&mut self, operation: &Operation) -> String {
        let groups = &self.0;
        let translated = |found: Vec<Option<TeamPe>>| -> String {
            let number = |pe: Option<TeamPe>| pe.map_or(-1, TeamPe::get);
            found.into_iter().map(|pe| format!(" {}", number(pe))).collect()
        };
        let new = match operation {
            Operation::Incl(group, ranks) => groups[*group].incl(ranks),
            Operation::Excl(group, ranks) => groups[*group].excl(ranks),
            Operation::RangeIncl(group, ranges) => groups[*group].range_incl(ranges),
            Operation::RangeExcl(group, ranges) => groups[*group].range_excl(ranges),
            Operation::Union(a, b) => Ok(groups[*a].union(&groups[*b])),
            Operation::Intersection(a, b) => Ok(groups[*a].intersection(&groups[*b])),
            Operation::Difference(a, b) => Ok(groups[*a].difference(&groups[*b])),
            Operation::Translate(a, b, ranks) => {
                return translated(groups[*a].translate(ranks, &groups[*b]).expect("ranks"));
            }
            Operation::Compare(a, b) => {
                return match groups[*a].compare(&groups[*b]) {
                    Comparison::Identical => "identical",
                    Comparison::Similar => "similar",
                    Comparison::Unequal => "unequal",
                }
                .into();
            }
            Operation::Reset => {
                self.0.truncate(2);
                return String::new();
            }
        }
        .unwrap_or_else(|error| panic!("{}: {error}", operation.line()));
        let members: String = new.iter().map(|pe| format!(" {pe}")).collect();
        let text = format!("{}:{members}", new.size());
        self.0.push(new);
        text
    }
}

/// A valid operation on the groups there are.
fn random_operation(random: &mut Random, groups: &[PeSet]) -> Operation {
    let group = random.below(groups.len());
    let other = random.below(groups.len());
    let size = groups[group].size() as usize;
    match random.below(10) {
        0 => Operation::Incl(group, some_ranks(random, size)),
        1 => Operation::Excl(group, some_ranks(random, size)),
        2 | 3 => Operation::RangeIncl(group, some_ranges(random, size)),
        4 => Operation::RangeExcl(group, some_ranges(random, size)),
        5 => Operation::Union(group, other),
        6 => Operation::Intersection(group, other),
        7 => Operation::Difference(group, other),
        8 if size > 0 => {
            let ranks = (0..random.below(2 * size)).map(|_| random.below(size) as i32).collect();
            Operation::Translate(group, other, ranks)
        }
        _ => Operation::Compare(group, other),
    }
}

/// Distinct ranks, in any order.
fn some_ranks(random: &mut Random, size: usize) -> Vec<i32> {
    let mut ranks: Vec<i32> = (0..size as i32).collect();
    for last in (1..size).rev() {
        ranks.swap(last, random.below(last + 1));
    }
    ranks.truncate(random.below(size + 1));
    ranks
}

/// Ranges that share no rank. The last rank of a range may be one that its stride passes over.
fn some_ranges(random: &mut Random, size: usize) -> Vec<[i32; 3]> {
    let mut free = vec![true; size];
    let mut ranges = Vec::new();
    for _ in 0..random.below(5) {
        if size == 0 {
            break;
        }
        let (first, last) = (random.below(size) as i32, random.below(size) as i32);
        let step = 1 + random.below(4) as i32;
        let stride = match (last - first).signum() {
            0 if random.below(2) == 0 => -step,
            0 => step,
            sign => sign * step,
        };
        let ranks: Vec<usize> = (0..=(last - first) / stride).map(|i| (first + i * stride) as usize).collect();
        if ranks.iter().all(|&rank| free[rank]) {
            ranks.iter().for_each(|&rank| free[rank] = false);
            ranges.push([first, last, stride]);
        }
    }
    ranges
}

/// The file of operations, and what the algebra answers, one line each.
fn cases() -> &'static (PathBuf, String) {
    static CASES: OnceLock<(PathBuf, String)> = OnceLock::new();
    CASES.get_or_init(|| {
        let (mut random, mut lines, mut answers) = (Random::new(1), String::new(), String::new());
        for _ in 0..FAMILIES {
            let mut family = Family::new();
            for nth in 0..=OPERATIONS {
                let operation = match nth {
                    OPERATIONS => Operation::Reset,
                    _ => random_operation(&mut random, &family.0),
                };
                writeln!(lines, "{}", operation.line()).expect("a String takes all");
                writeln!(answers, "{}", family.carry_out(&operation)).expect("a String takes all");
            }
        }
        let path = built("groups_cases");
        std::fs::write(&path, lines).expect("the build's folder can be written to");
        (path, answers)
    })
}

fn said(output: &Output) -> String {
    let err = text(&output.stderr);
    assert!(output.status.success(), "{}\n{err}", output.status);
    text(&output.stdout)
}

/// MPI's answers; `None`, said aloud, where there is no MPICH.
fn mpi() -> Option<&'static str> {
    static ANSWERS: OnceLock<Option<String>> = OnceLock::new();
    let ask = || {
        let Some(program) = compile("mpicc.mpich", &[], SOURCE, "groups_mpi") else {
            println!("skipped: groups against MPI (no mpicc.mpich: Debian's libmpich-dev has it)");
            return None;
        };
        let output = Command::new("mpiexec.mpich")
            .args(["-n", &WORLD.to_string()])
            .arg(&program)
            .arg(&cases().0)
            .output()
            .expect("mpiexec.mpich starts");
        Some(said(&output))
    };
    ANSWERS.get_or_init(ask).as_deref()
}

fn same(theirs: &str, ours: &str) {
    let cases = std::fs::read_to_string(&cases().0).expect("written");
    let (theirs, ours): (Vec<_>, Vec<_>) = (theirs.lines().collect(), ours.lines().collect());
    assert_eq!(theirs.len(), FAMILIES * (OPERATIONS + 1));
    for (number, line) in cases.lines().enumerate() {
        assert_eq!(theirs[number], ours[number], "line {}: {line}", number + 1);
    }
    assert_eq!(theirs.len(), ours.len());
}

#[test]
fn the_algebra_answers_as_mpi() {
    if let Some(theirs) = mpi() {
        same(theirs, &cases().1);
    }
}

#[test]
fn the_c_api_answers_as_the_algebra() {
    let program = oshcc("oshcc", &["-DWITH_ISHMEM"], SOURCE, "groups_ishmem");
    let output = job(WORLD, &program, &[&cases().0]);
    same(&said(&output), &cases().1);
}
