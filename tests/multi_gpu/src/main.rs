//! Tests and measures every pair of devices that the Level Zero loader lists, and writes a report.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use zeshmem_info::Inventory;
use zeshmem_multi_gpu::Outcome;
use zeshmem_multi_gpu::jobs::{Runner, levels, name, plan};
use zeshmem_multi_gpu::mask::Mask;
use zeshmem_multi_gpu::report::Report;

/// Tests and measures every pair of devices that the Level Zero loader lists, and writes a report.
///
/// The exit status is 0 where nothing failed. A pair that the driver says does not reach each other is refused, which is
/// reported and is no failure.
#[derive(Parser)]
struct Options {
    /// Where the report goes
    folder: PathBuf,

    /// Words on machine and time, for the report's head
    #[arg(long, default_value = "")]
    machine: String,

    /// Seconds after which a job counts as hanging
    #[arg(long, default_value_t = 300)]
    watchdog: u32,
}

fn main() -> ExitCode {
    match test(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("zeshmem-multi-gpu: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Tests and reports; whether nothing failed.
fn test(options: &Options) -> Result<bool, Box<dyn Error>> {
    let mask = Mask::parse(std::env::var("ZE_AFFINITY_MASK").ok().as_deref());
    let inventory = Inventory::take();
    for problem in &inventory.problems {
        println!("{}; try: {}", problem.what, problem.remedy);
    }
    let programs = std::env::current_exe()?;
    let runner = Runner {
        programs: programs.parent().ok_or("this program has no folder")?.into(),
        records: options.folder.join("records"),
        watchdog: options.watchdog,
    };
    let driver = inventory.used().filter(|_| inventory.is_usable());
    let mut levels = driver.map_or(Vec::new(), |driver| levels(driver, &mask));
    for level in &mut levels {
        for units in plan(level.units.len()) {
            let job = runner.run(level, units)?;
            let on = format!("{} {}", level.name, name(level, &job.units, ", "));
            match &job.outcome {
                Outcome::Passed => println!("{on}: passed"),
                Outcome::Refused { why } => println!("{on}: refused: {why}"),
                Outcome::Skipped { why } => println!("{on}: skipped: {why}"),
                Outcome::Failed { why } => println!("{on}: FAILED: {why}"),
            }
            level.jobs.push(job);
        }
    }
    let report = Report::new(options.machine.clone(), inventory, levels);
    report.write(&options.folder)?;
    println!("{}: {}", report.summary.sentence(), options.folder.join("report.md").display());
    Ok(report.summary.failed == 0)
}
