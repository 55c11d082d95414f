//! The report: what was found, run and measured, for a reader and for programs.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Serialize;
use zeshmem_info::Inventory;

use crate::jobs::{Job, Level, name};
use crate::picture;
use crate::{By, LARGE, Outcome, Speed, TESTS};

/// Everything.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Machine and time, in the caller's words.
    pub machine: String,
    /// Counts of tests.
    pub summary: Summary,
    /// What was found.
    pub inventory: Inventory,
    /// What was run.
    pub levels: Vec<Level>,
}

/// How many tests, of all jobs, ended how; refused are jobs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// All was right.
    pub passed: usize,
    /// Something was wrong. A job that failed with no test to show for it counts as one.
    pub failed: usize,
    /// Not run, for a reason that the report gives; those of refused jobs among them.
    pub skipped: usize,
    /// Jobs whose devices do not reach each other, as the driver says beforehand.
    pub refused_jobs: usize,
}

impl Report {
    /// Adds up.
    pub fn new(machine: String, inventory: Inventory, levels: Vec<Level>) -> Report {
        let mut summary = Summary { failed: inventory.problems.len(), ..Summary::default() };
        for job in levels.iter().flat_map(|level| &level.jobs) {
            let failed = summary.failed;
            for test in &job.tests {
                match test.outcome {
                    Outcome::Passed => summary.passed += 1,
                    Outcome::Failed { .. } => summary.failed += 1,
                    Outcome::Skipped { .. } | Outcome::Refused { .. } => summary.skipped += 1,
                }
            }
            match job.outcome {
                Outcome::Refused { .. } => summary.refused_jobs += 1,
                Outcome::Failed { .. } if summary.failed == failed => summary.failed += 1,
                _ => (),
            }
        }
        Report { machine, summary, inventory, levels }
    }

    /// Writes `report.md`, `report.json` and a picture a level into a folder.
    ///
    /// # Errors
    /// Files cannot be written.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        let json = serde_json::to_string_pretty(self)? + "\n";
        std::fs::write(folder.join("report.json"), json)?;
        std::fs::write(folder.join("report.md"), self.markdown())?;
        for level in &self.levels {
            std::fs::write(folder.join(picture_of(level)), picture::matrix(level))?;
        }
        Ok(())
    }

    /// The text of `report.md`.
    pub fn markdown(&self) -> String {
        let mut out = String::new();
        self.compose(&mut out).expect("a string takes all");
        out
    }

    fn compose(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "# Zeshmem on several devices\n\n{}\n", self.machine)?;
        writeln!(out, "**{}**", self.summary.sentence())?;
        for level in &self.levels {
            level_section(out, level)?;
        }
        writeln!(out, "\n## Machine\n\n```text\n{}```", self.inventory)
    }
}

impl Summary {
    /// In words.
    pub fn sentence(&self) -> String {
        format!(
            "{} tests passed, {} failed, {} skipped; {} jobs refused",
            self.passed, self.failed, self.skipped, self.refused_jobs
        )
    }
}

fn picture_of(level: &Level) -> String {
    format!("{}.svg", level.name)
}

fn level_section(out: &mut String, level: &Level) -> std::fmt::Result {
    writeln!(out, "\n## One PE on each of the {}\n", level.name)?;
    writeln!(out, "| | name | `ZE_AFFINITY_MASK` |\n|---|---|---|")?;
    for unit in &level.units {
        writeln!(out, "| {} | {} | {} |", unit.label, cell(&unit.name), unit.mask)?;
    }
    if let [_] = level.units[..] {
        writeln!(out, "\nThere is only one: no pair to test.")?;
    }
    peers_table(out, level)?;
    writeln!(out, "\n### Tests\n")?;
    writeln!(out, "| PEs on | {} |", TESTS.join(" | "))?;
    writeln!(out, "|---|{}", "---|".repeat(TESTS.len()))?;
    for job in &level.jobs {
        let refused = matches!(job.outcome, Outcome::Refused { .. });
        let words: Vec<&str> =
            job.tests.iter().map(|test| if refused { "refused" } else { word(&test.outcome) }).collect();
        writeln!(out, "| {} | {} |", name(level, &job.units, ", "), words.join(" | "))?;
    }
    reasons(out, level)?;
    speeds_table(out, level)?;
    writeln!(out, "\n![bandwidth and latency of each pair]({})", picture_of(level))
}

/// What the driver answers of each pair.
fn peers_table(out: &mut String, level: &Level) -> std::fmt::Result {
    let labels: Vec<&str> = level.units.iter().map(|unit| unit.label.as_str()).collect();
    writeln!(
        out,
        "\n### Peers\n\nA row's device reaches a column's memory, as `zeDeviceCanAccessPeer` and \
         `zeDeviceGetP2PProperties` answer: A with atomics, L with loads and stores only, - not, ? unknown.\n"
    )?;
    writeln!(out, "| | {} |", labels.join(" | "))?;
    writeln!(out, "|---|{}", "---|".repeat(labels.len()))?;
    for (label, row) in labels.iter().zip(&level.peers) {
        let letters: Vec<String> = row.iter().map(|peer| peer.letter().to_string()).collect();
        writeln!(out, "| **{label}** | {} |", letters.join(" | "))?;
    }
    Ok(())
}

/// Why things are not `ok`.
fn reasons(out: &mut String, level: &Level) -> std::fmt::Result {
    for job in &level.jobs {
        let lines = reasons_of(job);
        if !lines.is_empty() {
            let on = name(level, &job.units, ", ");
            writeln!(out, "\nPEs on {on} (`{}`):\n", job.command)?;
            lines.iter().try_for_each(|line| writeln!(out, "- {}", cell(line)))?;
        }
    }
    Ok(())
}

/// Each reason once, with what it is the reason of.
fn reasons_of(job: &Job) -> Vec<String> {
    if let Outcome::Refused { why } = &job.outcome {
        return vec![format!("refused: {why}")];
    }
    let mut failed = Vec::new();
    let mut skipped: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for test in &job.tests {
        match &test.outcome {
            Outcome::Failed { why } => failed.push(format!("{}: {why}", test.name)),
            Outcome::Skipped { why } => skipped.entry(why).or_default().push(test.name),
            Outcome::Passed | Outcome::Refused { .. } => (),
        }
    }
    if let Outcome::Failed { why } = &job.outcome
        && !failed.contains(why)
    {
        failed.insert(0, why.clone());
    }
    let failed = failed.into_iter().map(|why| format!("**failed**: {why}"));
    let skipped = skipped.into_iter().map(|(why, names)| format!("skipped: {}: {why}", names.join(", ")));
    failed.chain(skipped).collect()
}

fn speeds_table(out: &mut String, level: &Level) -> std::fmt::Result {
    writeln!(
        out,
        "\n### Puts from device memory to device memory\n\nBandwidth of {} MiB, latency of 8 bytes one after the other; \
         medians, and what arrived was looked at first.\n",
        LARGE >> 20
    )?;
    writeln!(out, "| from | to | host copy, GB/s | us | kernel stores, GB/s | us |")?;
    writeln!(out, "|---|---|--:|--:|--:|--:|")?;
    for (from, to) in pairs(level) {
        let [host, kernel] = [By::Host, By::Kernel].map(|by| match speed(level, from, to, by) {
            Some(speed) => format!("{:.2} | {:.2}", speed.gigabytes_per_s, speed.latency_us),
            None => "- | -".into(),
        });
        let label = |at: usize| &level.units[at].label;
        writeln!(out, "| {} | {} | {host} | {kernel} |", label(from), label(to))?;
    }
    Ok(())
}

/// All pairs of units in both orders, and each with itself.
fn pairs(level: &Level) -> impl Iterator<Item = (usize, usize)> {
    let n = level.units.len();
    (0..n).flat_map(move |from| (0..n).map(move |to| (from, to)))
}

/// The job that a pair of units has to itself.
pub(crate) fn job_of(level: &Level, from: usize, to: usize) -> Option<&Job> {
    let units = match from == to {
        true => vec![from],
        false => vec![from.min(to), from.max(to)],
    };
    level.jobs.iter().find(|job| job.units == units)
}

/// What was measured from one unit to another.
pub(crate) fn speed(level: &Level, from: usize, to: usize, by: By) -> Option<Speed> {
    let job = job_of(level, from, to)?;
    let unit = |pe: usize| job.units[pe];
    let ours = |speed: &&Speed| unit(speed.from) == from && unit(speed.to) == to && speed.by == by;
    job.speeds.iter().find(ours).copied()
}

fn word(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Passed => "ok",
        Outcome::Refused { .. } => "refused",
        Outcome::Skipped { .. } => "-",
        Outcome::Failed { .. } => "**FAILED**",
    }
}

/// Text in one line that ends no cell of a table.
fn cell(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.join("; ").replace('|', "\\|")
}
