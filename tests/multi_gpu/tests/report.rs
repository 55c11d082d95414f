//! The whole thing on the driver for CPUs: devices that all reach each other, devices that do not, parts, and
//! PEs that each see a device of their own. Needs the workspace to be built.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use zeshmem_multi_gpu::TESTS;
use zeshmem_tests::harness::{programs, text};

/// A folder that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("a folder of the tests");
    }
    folder
}

/// On the driver for CPUs, whatever else the machine has.
fn on_cpus(program: &str, variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(programs().join(program));
    command
        .env("ISHMEM_CPU_DRIVER", "force")
        .env_remove("ZE_ENABLE_ALT_DRIVERS")
        .env_remove("ZE_AFFINITY_MASK")
        .env_remove("ZE_FLAT_DEVICE_HIERARCHY")
        .envs(variables.iter().copied());
    command
}

struct Report {
    output: Output,
    json: Value,
    markdown: String,
    folder: PathBuf,
}

fn report(name: &str, variables: &[(&str, &str)]) -> Report {
    let folder = fresh(name);
    let mut command = on_cpus("multi-gpu", variables);
    let output = command.arg(&folder).output().expect("the program starts");
    let read = |file: &str| {
        let path = folder.join(file);
        std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", path.display(), text(&output.stdout)))
    };
    let json = serde_json::from_str(&read("report.json")).expect("JSON");
    let markdown = read("report.md");
    Report { output, json, markdown, folder }
}

impl Report {
    fn summary(&self) -> [u64; 4] {
        ["passed", "failed", "skipped", "refused_jobs"]
            .map(|name| self.json["summary"][name].as_u64().expect("a count"))
    }

    /// The jobs of a level, by the units they ran on.
    fn job(&self, level: usize, units: &[u64]) -> &Value {
        let jobs = self.json["levels"][level]["jobs"].as_array().expect("a list");
        let found = jobs.iter().find(|job| job["units"] == Value::from(units.to_vec()));
        found.unwrap_or_else(|| panic!("no job on {units:?}"))
    }

    fn picture(&self, level: &str) -> String {
        std::fs::read_to_string(self.folder.join(format!("{level}.svg"))).expect("a picture")
    }
}

const N_TESTS: u64 = TESTS.len() as u64;

#[test]
fn every_pair_of_devices_is_tested_and_measured() {
    let report = report("four", &[("ZE_CPU_DEVICES", "4")]);
    assert!(report.output.status.success(), "{}", report.markdown);
    // Four alone, six pairs, and all.
    assert_eq!(report.summary(), [11 * N_TESTS, 0, 0, 0]);
    for (from, to) in [(0, 1), (1, 3), (2, 3)] {
        let job = report.job(0, &[from, to]);
        assert_eq!(job["outcome"], "passed");
        let speeds = job["speeds"].as_array().expect("a list");
        // Both ways, by host and by kernels.
        assert_eq!(speeds.len(), 4);
        assert!(speeds.iter().all(|speed| speed["gigabytes_per_s"].as_f64() > Some(0.0)));
    }
    assert_eq!(report.job(0, &[0, 1, 2, 3])["outcome"], "passed");
    let row = format!("| 1, 3 | {} |", ["ok"; TESTS.len()].join(" | "));
    assert!(report.markdown.contains(&row), "{}", report.markdown);
    assert!(report.markdown.contains("| **2** | A | A | A | A |"));
    assert!(report.markdown.contains("Zeshmem's driver for CPUs"));
    assert_eq!(report.picture("devices").matches(" GB/s</text>").count(), 16);
}

#[test]
fn pairs_that_do_not_reach_each_other_are_refused_with_the_reason() {
    let peers = [("ZE_CPU_DEVICES", "5"), ("ZE_CPU_PEERS", "1-2"), ("ZE_AFFINITY_MASK", "1,2,4")];
    let report = report("refused", &peers);
    assert!(report.output.status.success(), "{}", report.markdown);
    // Three alone and one pair; two pairs and all of them together are refused.
    assert_eq!(report.summary(), [4 * N_TESTS, 0, 3 * N_TESTS, 3]);
    assert_eq!(report.job(0, &[0, 1])["outcome"], "passed");
    for units in [&[0, 2][..], &[1, 2], &[0, 1, 2]] {
        let job = report.job(0, units);
        assert_eq!(job["outcome"], "refused");
        let why = job["why"].as_str().expect("a reason");
        for part in
            ["cannot reach the memory of PE", "CPU 4: ", "zeDeviceCanAccessPeer says that the devices are no peers"]
        {
            assert!(why.contains(part), "`{part}` is not in `{why}`");
        }
        assert!(report.markdown.contains(&format!("- refused: {why}")));
        assert!(text(&report.output.stdout).contains(why));
    }
    assert!(report.markdown.contains("| **2** | - | - | A |"), "{}", report.markdown);
    let row = format!("| 0, 2 | {} |", ["refused"; TESTS.len()].join(" | "));
    assert!(report.markdown.contains(&row));
    assert_eq!(report.picture("devices").matches(">refused</text>").count(), 4);
}

/// The PE in the middle reaches all, and is told why the job cannot start.
#[test]
fn a_refusal_among_others_is_no_failure() {
    let star = [("ZE_CPU_DEVICES", "3"), ("ZE_CPU_PEERS", "1-0,1-2")];
    let report = report("star", &star);
    assert!(report.output.status.success(), "{}", report.markdown);
    assert_eq!(report.summary(), [5 * N_TESTS, 0, 2 * N_TESTS, 2]);
    let why = report.job(0, &[0, 1, 2])["why"].as_str().expect("a reason");
    assert!(why.contains("cannot reach the memory of PE"), "{why}");
}

/// Owners perform atomic operations that devices do not in each other's memory.
#[test]
fn devices_without_atomics_between_them_pass() {
    let report = report("plain", &[("ZE_CPU_DEVICES", "2"), ("ZE_CPU_PEERS", "plain")]);
    assert!(report.output.status.success(), "{}", report.markdown);
    assert_eq!(report.summary(), [3 * N_TESTS, 0, 0, 0], "{}", report.markdown);
}

#[test]
fn tiles_are_tested_beside_their_devices() {
    let tiles = [
        ("ZE_CPU_DEVICES", "3"),
        ("ZE_CPU_TILES", "3"),
        ("ZE_CPU_PEERS", "1-0"),
        ("ZE_AFFINITY_MASK", "2.1,2.0,1.2,0"),
    ];
    let report = report("tiles", &[&tiles[..], &[("ZE_FLAT_DEVICE_HIERARCHY", "COMPOSITE")]].concat());
    assert!(report.output.status.success(), "{}", report.markdown);
    let masks = |level: usize| {
        let units = report.json["levels"][level]["units"].as_array().expect("a list");
        let masks = units.iter().map(|unit| unit["mask"].as_str().expect("a mask"));
        masks.collect::<Vec<_>>()
    };
    assert_eq!(masks(0), ["0", "1.2", "2.0,2.1"]);
    assert_eq!(masks(1), ["0.0", "0.1", "0.2", "1.2", "2.0", "2.1"]);
    // Tiles of one device, and of devices that are peers, and then of some that are not.
    for units in [[0, 1], [4, 5], [2, 3]] {
        assert_eq!(report.job(1, &units)["outcome"], "passed", "{}", report.markdown);
    }
    let refused = report.job(1, &[1, 4]);
    assert_eq!(refused["outcome"], "refused", "{refused}");
    assert!(refused["why"].as_str().is_some_and(|why| why.contains("(CPU 2.0: ")), "{refused}");
    assert_eq!(report.job(0, &[0, 1])["outcome"], "passed");
    assert_eq!(report.job(0, &[0, 1, 2])["outcome"], "refused");
    assert_eq!(report.picture("parts").matches(">refused</text>").count(), 16);
}

#[test]
fn all_tiles_of_all_devices_at_once() {
    let tiles = [("ZE_CPU_DEVICES", "2"), ("ZE_CPU_TILES", "2")];
    let report = report("all-tiles", &tiles);
    assert!(report.output.status.success(), "{}", report.markdown);
    // Two devices alone and as a pair; four tiles alone, in six pairs, and all.
    assert_eq!(report.summary(), [(3 + 11) * N_TESTS, 0, 0, 0]);
    assert_eq!(report.job(1, &[0, 1, 2, 3])["outcome"], "passed");
    let flat = [&tiles[..], &[("ZE_FLAT_DEVICE_HIERARCHY", "FLAT"), ("ZE_AFFINITY_MASK", "1,2")]].concat();
    let report = self::report("flat-tiles", &flat);
    assert!(report.output.status.success(), "{}", report.markdown);
    let units = report.json["levels"][0]["units"].as_array().expect("a list");
    let names: Vec<_> = units.iter().map(|unit| unit["name"].as_str().expect("a name")).collect();
    assert!(names[0].starts_with("CPU 0.1: ") && names[1].starts_with("CPU 1.0: "), "{names:?}");
    assert_eq!(report.summary(), [3 * N_TESTS, 0, 0, 0]);
}

/// Each PE sees only the device that its mask shows: no driver can be asked beforehand, and the driver decides when
/// the memory is opened.
#[test]
fn pes_with_masks_of_their_own() {
    let run = |name: &str, peers: &str| {
        let folder = fresh(name);
        std::fs::create_dir_all(&folder).expect("a folder of the tests");
        let program = programs().join("pe_pairs");
        let script = r#"ZE_AFFINITY_MASK=$ZESHMEM_LOCAL_RANK exec "$0" "$1""#;
        let mut command = on_cpus("oshrun", &[("ZE_CPU_DEVICES", "2"), ("ZE_CPU_PEERS", peers)]);
        command.args(["-n", "2", "--timeout", "240", "sh", "-c", script]);
        command.arg(program).arg(folder).output().expect("the launcher starts")
    };
    let output = run("own-masks", "all");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    let output = run("own-masks-refused", "none");
    assert!(!output.status.success());
    let said = text(&output.stderr);
    for part in
        ["on device 0 (CPU 0: ", "on device 0 (CPU 1: ", "zeMemOpenIpcHandle failed: ZE_RESULT_ERROR_INVALID_ARGUMENT"]
    {
        assert!(said.contains(part), "`{part}` is not in\n{said}");
    }
}

#[test]
fn a_machine_on_which_nothing_runs_is_reported_as_such() {
    let report = report("no-engine", &[("ZE_CPU_OPENCL", "/no/such/opencl.so")]);
    assert_eq!(report.output.status.code(), Some(1));
    assert_eq!(report.summary(), [0, 1, 0, 0]);
    assert!(report.markdown.contains("PROBLEM: the driver for CPUs cannot run kernels"), "{}", report.markdown);
}

#[test]
fn a_job_that_ends_early_is_a_failure_and_says_why() {
    let small = [("ZE_CPU_DEVICES", "1"), ("ISHMEM_SYMMETRIC_SIZE", "2M")];
    let report = report("small-heap", &small);
    assert_eq!(report.output.status.code(), Some(1));
    assert_eq!(report.summary(), [0, 1, N_TESTS, 0]);
    let why = report.job(0, &[0])["why"].as_str().expect("a reason");
    assert!(why.contains("PE 0: no memory for"), "{why}");
    assert!(report.markdown.contains("There is only one: no pair to test."));
    assert_eq!(report.picture("devices").matches(">failed</text>").count(), 1);
}
