//! Which jobs there are, and running them.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output};

use serde::Serialize;
use zeshmem_info::{Driver, Peer};

use crate::mask::Mask;
use crate::{Outcome, Record, Speed, TESTS};

/// A way to divide the machine among PEs: a device each, or a part of a device each.
#[derive(Clone, Debug, Serialize)]
pub struct Level {
    /// `devices` or `parts`.
    pub name: &'static str,
    /// What the PEs have.
    pub units: Vec<Unit>,
    /// Each unit's view of each other, as the driver tells it.
    pub peers: Vec<Vec<Peer>>,
    /// What was run.
    pub jobs: Vec<Job>,
}

/// What one PE has: a device or a part of one.
#[derive(Clone, Debug, Serialize)]
pub struct Unit {
    /// Its number as programs count here: `1`, or `1.0` for a part.
    pub label: String,
    /// Its name.
    pub name: String,
    /// The value of `ZE_AFFINITY_MASK` that shows it alone.
    pub mask: String,
}

/// A job, one PE on each of some units.
#[derive(Clone, Debug, Serialize)]
pub struct Job {
    /// Indices of the units, in the order of the PEs.
    pub units: Vec<usize>,
    /// What runs the job again.
    pub command: String,
    /// How it ended as a whole.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// How each of its tests ended.
    pub tests: Vec<Test>,
    /// What it measured.
    pub speeds: Vec<Speed>,
}

/// A test of a job.
#[derive(Clone, Debug, Serialize)]
pub struct Test {
    /// One of [`TESTS`].
    pub name: &'static str,
    /// How it ended.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// The levels of a driver's devices: parts are one where any device has them.
pub fn levels(driver: &Driver, mask: &Mask) -> Vec<Level> {
    let devices: Vec<usize> = (0..driver.devices.len()).filter(|&at| !driver.devices[at].label.contains('.')).collect();
    let parts: Vec<usize> = (0..driver.devices.len()).filter(|&at| driver.devices[at].parts == 0).collect();
    let level = |name, members: &[usize]| Level {
        name,
        units: members.iter().map(|&at| unit(driver, at, mask)).collect(),
        peers: members.iter().map(|&row| members.iter().map(|&column| driver.peers[row][column]).collect()).collect(),
        jobs: Vec::new(),
    };
    let mut levels = vec![level("devices", &devices)];
    if parts != devices {
        levels.push(level("parts", &parts));
    }
    levels
}

fn unit(driver: &Driver, at: usize, mask: &Mask) -> Unit {
    let device = &driver.devices[at];
    let number = |text: &str| text.parse().expect("labels are numbers");
    let mask = match device.label.split_once('.') {
        Some((device, part)) => mask.only(number(device), Some(number(part))),
        None => mask.only(number(&device.label), None),
    };
    Unit { label: device.label.clone(), name: device.name.clone(), mask }
}

/// The jobs of a level: each unit alone, each pair, and all where they are more than two.
pub fn plan(units: usize) -> Vec<Vec<usize>> {
    let alone = (0..units).map(|unit| vec![unit]);
    let pairs = (0..units).flat_map(|a| (a + 1..units).map(move |b| vec![a, b]));
    let all = (units > 2).then(|| (0..units).collect());
    alone.chain(pairs).chain(all).collect()
}

/// How to run jobs.
pub struct Runner {
    /// Where `oshrun` and `pe_pairs` are.
    pub programs: PathBuf,
    /// Where the PEs' files go.
    pub records: PathBuf,
    /// Seconds after which a job counts as hanging.
    pub watchdog: u32,
}

impl Runner {
    /// Runs one job of a level.
    ///
    /// # Errors
    /// The launcher does not start, or files cannot be made.
    pub fn run(&self, level: &Level, units: Vec<usize>) -> std::io::Result<Job> {
        let folder = self.records.join(level.name).join(name(level, &units, "-"));
        std::fs::create_dir_all(&folder)?;
        for pe in 0..units.len() {
            // Of an earlier run into the same folder.
            match std::fs::remove_file(records_of(&folder, pe)) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
                _ => (),
            }
        }
        let masks: Vec<&str> = units.iter().map(|&at| level.units[at].mask.as_str()).collect();
        let mask = masks.join(",");
        let mut command = Command::new(self.programs.join("oshrun"));
        command
            .args(["-n", &units.len().to_string(), "--timeout", &self.watchdog.to_string()])
            .arg(self.programs.join("pe_pairs"))
            .arg(&folder)
            .env("ZE_AFFINITY_MASK", &mask);
        let words: Vec<_> = std::iter::once(command.get_program())
            .chain(command.get_args())
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        let shown = format!("ZE_AFFINITY_MASK={mask} {}", words.join(" "));
        let output = command.output()?;
        let records: Vec<Vec<Record>> = (0..units.len()).map(|pe| read_records(&records_of(&folder, pe))).collect();
        std::fs::write(folder.join("output.txt"), [&output.stdout[..], &output.stderr].concat())?;
        let mut pairs = units.iter().flat_map(|&a| units.iter().map(move |&b| level.peers[a][b]));
        let refusable = pairs.any(|peer| peer.can_access == Some(false));
        Ok(judge(units, shown, &output, &records, refusable))
    }
}

fn records_of(folder: &Path, pe: usize) -> PathBuf {
    folder.join(format!("pe-{pe}.jsonl"))
}

/// The units' labels.
pub fn name(level: &Level, units: &[usize], between: &str) -> String {
    let labels: Vec<&str> = units.iter().map(|&at| level.units[at].label.as_str()).collect();
    labels.join(between)
}

/// What a PE wrote before it ended; a line that it did not finish is none.
fn read_records(file: &Path) -> Vec<Record> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines();
    lines.filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// `refusable`: the driver says beforehand that some of the devices do not reach each other.
fn judge(units: Vec<usize>, command: String, output: &Output, records: &[Vec<Record>], refusable: bool) -> Job {
    let all = || records.iter().flatten();
    let refusal = all().find_map(|record| match record {
        Record::Refused { why } => Some(why.clone()),
        _ => None,
    });
    let ended = || {
        let said = String::from_utf8_lossy(&output.stderr);
        format!("the job ended with {}: {}", output.status, said.trim())
    };
    let tests: Vec<Test> = TESTS
        .into_iter()
        .map(|name| Test { name, outcome: verdict(name, records, refusal.as_deref(), output.status) })
        .collect();
    let failed = tests.iter().find_map(|test| match &test.outcome {
        Outcome::Failed { why } => Some(format!("{}: {why}", test.name)),
        _ => None,
    });
    let outcome = match (refusal, failed) {
        (Some(why), _) if refusable => Outcome::Refused { why },
        (Some(why), _) => Outcome::Failed { why: format!("{why}, though zeDeviceCanAccessPeer says yes") },
        (None, _) if !output.status.success() => Outcome::Failed { why: ended() },
        (None, Some(why)) => Outcome::Failed { why },
        (None, None) => Outcome::Passed,
    };
    let speeds = all().filter_map(|record| match record {
        Record::Speed(speed) => Some(*speed),
        _ => None,
    });
    Job { units, command, outcome, tests, speeds: speeds.collect() }
}

/// A test has passed where every PE says so. Where a PE says nothing, the job ended before; a job that
/// ended well has no such PE.
fn verdict(name: &str, records: &[Vec<Record>], refusal: Option<&str>, ended: ExitStatus) -> Outcome {
    if let Some(why) = refusal {
        let why = format!("the job was refused: {why}");
        return Outcome::Skipped { why };
    }
    let mut verdict = Outcome::Passed;
    for (pe, records) in records.iter().enumerate() {
        let said = records.iter().find_map(|record| match record {
            Record::Test { name: of, outcome } if of == name => Some(outcome),
            _ => None,
        });
        match said {
            Some(Outcome::Passed) => (),
            Some(Outcome::Failed { why }) => {
                let why = format!("on PE {pe}, {why}");
                return Outcome::Failed { why };
            }
            Some(other) => verdict = other.clone(),
            None if ended.success() => {
                let why = format!("PE {pe} left it out");
                return Outcome::Failed { why };
            }
            None => {
                let why = "the job failed before".into();
                verdict = Outcome::Skipped { why };
            }
        }
    }
    verdict
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::ExitStatusExt;

    use super::*;

    fn output(status: i32) -> Output {
        Output { status: ExitStatus::from_raw(status << 8), stdout: Vec::new(), stderr: b"words\n".to_vec() }
    }

    fn passed() -> Vec<Record> {
        let record = |name: &str| Record::Test { name: name.into(), outcome: Outcome::Passed };
        TESTS.into_iter().map(record).collect()
    }

    fn outcome(status: i32, records: &[Vec<Record>], refusable: bool) -> Outcome {
        judge(vec![0, 1], String::new(), &output(status), records, refusable).outcome
    }

    #[test]
    fn pairs_are_planned_once() {
        assert_eq!(plan(1), [[0]]);
        assert_eq!(plan(2), [vec![0], vec![1], vec![0, 1]]);
        assert_eq!(plan(4).len(), 4 + 6 + 1);
        assert_eq!(plan(4).last(), Some(&vec![0, 1, 2, 3]));
    }

    #[test]
    fn a_job_has_passed_where_every_pe_says_so() {
        assert_eq!(outcome(0, &[passed(), passed()], false), Outcome::Passed);
        let mut silent = passed();
        silent.remove(3);
        for (status, records) in [(0, silent), (3, passed())] {
            let outcome = outcome(status, &[passed(), records], false);
            assert!(matches!(outcome, Outcome::Failed { .. }), "{outcome:?}");
        }
        let mut wrong = passed();
        wrong[2] = Record::Test { name: TESTS[2].into(), outcome: Outcome::Failed { why: "w".into() } };
        let why = "host put: on PE 1, w".into();
        assert_eq!(outcome(0, &[passed(), wrong], false), Outcome::Failed { why });
    }

    #[test]
    fn a_refusal_that_the_driver_did_not_announce_is_a_failure() {
        let refused = vec![Record::Refused { why: "r".into() }];
        let records = [refused, vec![]];
        let why = "r".to_string();
        assert_eq!(outcome(1, &records, true), Outcome::Refused { why });
        assert!(matches!(outcome(1, &records, false), Outcome::Failed { .. }));
    }
}
