//! The program as users see it, with everything there and with each thing missing. Needs the driver for CPUs
//! to be built.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn driver() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_ishmem-info"));
    let driver = program.with_file_name("libze_cpu.so");
    assert!(driver.exists(), "{}: build the workspace first", driver.display());
    driver
}

/// The program on the driver for CPUs, unless the variables say otherwise.
fn info(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ishmem-info"));
    command
        .args(arguments)
        .env_remove("ZE_ENABLE_ALT_DRIVERS")
        .env_remove("ZE_AFFINITY_MASK")
        .env("ISHMEM_CPU_DRIVER", driver());
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.deps/venv/lib/libintelocl.so");
    if engine.exists() && std::env::var_os("ZE_CPU_OPENCL").is_none() {
        command.env("ZE_CPU_OPENCL", engine);
    }
    command.envs(variables.iter().copied()).output().expect("the program starts")
}

fn text(output: &Output) -> String {
    // The driver says itself why it does without an unsafe cache.
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.lines().all(|line| line.contains("; ZE_CPU_CACHE names another folder, or off")), "{said}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&text(output)).expect("JSON")
}

const MACHINE: [(&str, &str); 3] = [("ZE_CPU_DEVICES", "3"), ("ZE_CPU_PEERS", "0-2"), ("ISHMEM_TEAMS_MAX", "17")];

#[test]
fn text_has_all_there_is() {
    let output = info(&[], &MACHINE);
    let text = text(&output);
    assert!(output.status.success(), "{text}");
    for part in [
        "\nLauncher: none: a job of one PE\n  in its place: a unique id ",
        "Level Zero loader 1.",
        "libze_loader.so",
        "Driver 0, which the runtime uses: Zeshmem's driver for CPUs ",
        "/libze_cpu.so\n",
        "\n  Device 2: CPU 2: ",
        "\n        0     A     -     A\n        1     -     A     -\n        2     A     -     A\n",
        "\n* ISHMEM_TEAMS_MAX = 17 ",
        "\n* ZE_CPU_DEVICES = 3 ",
        "\n  ZE_AFFINITY_MASK = (not set) ",
        "\n  ISHMEM_SYMMETRIC_SIZE = 512M ",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    assert!(!text.contains("PROBLEM"), "{text}");
}

#[test]
fn json_has_the_same() {
    let output = info(&["--json"], &MACHINE);
    let json = json(&output);
    assert!(output.status.success());
    assert_eq!(json["problems"], Value::Array(vec![]));
    let library = json["loader"]["library"].as_str().expect("a path");
    assert!(Path::new(library).exists(), "{library}");
    let driver_of = &json["drivers"][0];
    assert_eq!(driver_of["used"], true);
    let file = driver_of["library"].as_str().expect("a path");
    assert_eq!(Path::new(file), driver().canonicalize().expect("a path"));
    let engine = driver_of["engine"]["library"].as_str().expect("a path");
    assert!(Path::new(engine).exists(), "{engine}");
    let devices = driver_of["devices"].as_array().expect("a list");
    assert_eq!(devices.len(), 3);
    for device in devices {
        assert!(device["compute_units"].as_u64() > Some(0) && device["memories"][0]["bytes"].as_u64() > Some(0));
        assert_eq!(device["queue_groups"][0]["can"][0], "compute");
    }
    let reaches = |from: usize, to: usize| driver_of["peers"][from][to]["can_access"].clone();
    assert_eq!((reaches(0, 2), reaches(2, 1)), (true.into(), false.into()));
    let settings = json["environment"].as_array().expect("a list");
    let setting = |name: &str| settings.iter().find(|setting| setting["name"] == name);
    let teams = setting("ISHMEM_TEAMS_MAX").expect("it is listed");
    assert_eq!((&teams["value"], &teams["default"]), (&"17".into(), &"64".into()));
    // As the user set it: the choice of the driver sets it too.
    assert_eq!(setting("ZE_ENABLE_ALT_DRIVERS").expect("it is listed")["value"], Value::Null);
    for variable in zeshmem_host::VARIABLES {
        assert!(setting(variable.name).is_some(), "{}", variable.name);
    }
}

/// Both forms say what is wrong and what helps, and fail.
fn misses(variables: &[(&str, &str)], what: &str, remedy: &str) -> Value {
    let plain = info(&[], variables);
    let words = text(&plain);
    assert_eq!(plain.status.code(), Some(1), "{words}");
    for part in ["PROBLEM: ", "try: ", what, remedy] {
        assert!(words.contains(part), "`{part}` is not in\n{words}");
    }
    let output = info(&["--json"], variables);
    assert_eq!(output.status.code(), Some(1));
    let json = json(&output);
    let says =
        |problem: &Value, field: &str, part: &str| problem[field].as_str().is_some_and(|text| text.contains(part));
    let problems = json["problems"].as_array().expect("a list");
    let named = problems.iter().any(|problem| says(problem, "what", what) && says(problem, "remedy", remedy));
    assert!(named, "{problems:?}");
    json
}

#[test]
fn without_a_loader() {
    // A file that is no library stands before the real one.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-loader");
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    std::fs::write(folder.join("libze_loader.so.1"), "").expect("a file for tests");
    let folder = folder.to_str().expect("a plain path");
    let json =
        misses(&[("LD_LIBRARY_PATH", folder)], "the Level Zero loader cannot be opened", "apt-get install libze1");
    assert_eq!(json["loader"], Value::Null);
}

#[test]
fn without_a_driver() {
    let json = misses(
        &[("ISHMEM_CPU_DRIVER", "forbid"), ("ZE_ENABLE_ALT_DRIVERS", "/no/such/driver.so")],
        "no Level Zero driver starts on this machine",
        "apt-get install libze-intel-gpu1",
    );
    assert!(json["loader"]["library"].is_string());
    // What a parent has named to the loader, not the user, is taken back.
    let file = driver().display().to_string();
    let named = [("ZE_ENABLE_ALT_DRIVERS", file.as_str()), ("ZE_ENABLE_ALT_DRIVERS_BY_ZESHMEM", &file)];
    let forbidden = [("ISHMEM_CPU_DRIVER", "forbid"), named[0], named[1]];
    misses(&forbidden, "no Level Zero driver starts on this machine", "apt-get install libze-intel-gpu1");
    misses(&[("ISHMEM_CPU_DRIVER", "/no/such/libze_cpu.so")], "/no/such/libze_cpu.so: no such driver", "ci/install");
}

#[test]
fn without_an_engine() {
    let json = misses(&[("ZE_CPU_OPENCL", "/no/such/opencl.so")], "the driver for CPUs cannot run kernels", "ci/setup");
    assert_eq!(json["drivers"][0]["devices"][0]["spirv"], Value::Null);
}

/// A value that is not in force is not shown as if it were; the driver, which does not start with it, says so as well.
#[test]
fn a_value_that_is_not_understood_is_marked() {
    let allowed = "1, true, yes or on, or 0, false, no or off";
    for alone in [true, false] {
        let mut variables = vec![("ZE_CPU_STRICT", "maybe"), ("ZE_CPU_DEVICES", "2")];
        let file = driver().display().to_string();
        if !alone {
            // Named by the user, for the loader.
            variables.extend([("ISHMEM_CPU_DRIVER", "auto"), ("ZE_ENABLE_ALT_DRIVERS", &file)]);
        }
        let plain = info(&[], &variables);
        let said = String::from_utf8_lossy(&plain.stderr);
        assert!(said.contains("ZE_CPU_STRICT is \"maybe\"") && said.lines().count() == 1, "{said}");
        let words = String::from_utf8_lossy(&plain.stdout);
        assert_eq!(plain.status.code(), Some(1), "{words}");
        let problem = format!(
            "PROBLEM: ZE_CPU_STRICT is \"maybe\", and may be {allowed}\n  try: correct ZE_CPU_STRICT, or unset it"
        );
        let invalid = format!("INVALID, and not in force: it may be {allowed}");
        for part in [problem.as_str(), "\n! ZE_CPU_STRICT = maybe ", &invalid, "\n* ZE_CPU_DEVICES = 2 "] {
            assert!(words.contains(part), "`{part}` is not in\n{words}");
        }
        let output = info(&["--json"], &variables);
        let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let settings = json["environment"].as_array().expect("a list");
        let instead = |name: &str| {
            let setting = settings.iter().find(|setting| setting["name"] == name).expect("it is listed");
            setting["allowed_instead"].clone()
        };
        assert_eq!((instead("ZE_CPU_STRICT"), instead("ZE_CPU_DEVICES")), (allowed.into(), Value::Null));
    }
}

#[test]
fn values_that_keep_programs_from_starting() {
    let output = info(&[], &[("ISHMEM_TEAMS_MAX", "2"), ("ISHMEM_LIST_COPY_BYTES", "x")]);
    let words = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{words}");
    for part in [
        "PROBLEM: ISHMEM_TEAMS_MAX is \"2\", and may be ",
        "PROBLEM: ISHMEM_LIST_COPY_BYTES is \"x\", and may be a number of bytes",
        "\n! ISHMEM_TEAMS_MAX = 2 ",
        "INVALID, and no program starts: it may be a number of bytes",
    ] {
        assert!(words.contains(part), "`{part}` is not in\n{words}");
    }
}

#[test]
fn without_devices() {
    misses(&[("ZE_AFFINITY_MASK", "7")], "no Level Zero driver lists a device", "ZE_AFFINITY_MASK");
}

/// The rows of a check: verdict, name, what was found, next step.
fn check(variables: &[(&str, &str)]) -> (Option<i32>, Vec<[String; 4]>) {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-cache-yet");
    let cache = cache.to_str().expect("a plain path");
    let variables = [&[("ZE_CPU_CACHE", cache)], variables].concat();
    let output = info(&["--check", "--json"], &variables);
    let field = |row: &Value, name: &str| row[name].as_str().unwrap_or_default().to_string();
    let rows = json(&output);
    let rows = rows.as_array().expect("a list").iter();
    let rows: Vec<_> = rows.map(|row| ["verdict", "name", "found", "next_step"].map(|name| field(row, name))).collect();
    // The same in words.
    let words = text(&info(&["--check"], &variables));
    for [verdict, name, found, next] in &rows {
        let line = format!("{verdict}  {name:<13} {found}\n");
        let next = format!("next: {next}\n");
        assert!(
            words.contains(&line) && (*verdict == "PASS" || words.contains(&next)),
            "`{line}{next}` is not in\n{words}"
        );
        assert_eq!(*verdict == "PASS", next == "next: \n", "{words}");
    }
    (output.status.code(), rows)
}

#[track_caller]
fn says((code, rows): (Option<i32>, Vec<[String; 4]>), status: i32, expected: [&str; 4]) {
    let found = rows.iter().any(|row| {
        let [verdict, name, ..] = expected;
        row[0] == verdict && row[1] == name && row[2].contains(expected[2]) && row[3].contains(expected[3])
    });
    assert!(found && code == Some(status), "{expected:?}, {status}: {code:?}, {rows:#?}");
}

#[test]
fn a_check_passes_where_all_is_there() {
    let (code, rows) = check(&[]);
    let names: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
    let expected = [
        "driver",
        "engine",
        "pidfd",
        "memfd",
        "descriptors",
        "locked memory",
        "kernel cache",
        "launcher",
        "environment",
    ];
    assert_eq!(names, expected);
    assert!(code == Some(0) && rows.iter().all(|row| row[0] == "PASS"), "{rows:#?}");
}

/// By any of its names, and those that only tests set.
#[test]
fn a_variable_that_is_wrong_makes_the_machine_unusable() {
    for name in ["ISHMEM_TEAMS_MAX", "SHMEM_SYMMETRIC_SIZE", "SMA_SYMMETRIC_SIZE", "ZESHMEM_TRANSFERS"] {
        let output = info(&[], &[(name, "odd")]);
        let text = text(&output);
        assert!(output.status.code() == Some(1) && text.contains(name) && text.contains("odd"), "{name}: {text}");
    }
}

#[test]
fn a_check_names_the_next_step() {
    says(check(&[("ZE_CPU_OPENCL", "/no/such/opencl.so")]), 1, ["FAIL", "engine", "/no/such/opencl.so", "ci/setup"]);
    says(check(&[("ZE_AFFINITY_MASK", "7")]), 1, ["FAIL", "driver", "lists a device", "ZE_AFFINITY_MASK"]);
    let wrong = check(&[("ISHMEM_TEAMS_MAX", "many"), ("SHMEM_SYMMETRIC_SIZE", "x")]);
    says(wrong.clone(), 1, ["FAIL", "environment", "ISHMEM_TEAMS_MAX is `many`", "unset it"]);
    says(wrong, 1, ["FAIL", "environment", "SHMEM_SYMMETRIC_SIZE is `x`", "unset it"]);
    let unheeded = check(&[("ISHMEM_LOG", "warning")]);
    says(unheeded, 0, ["WARN", "environment", "ISHMEM_LOG is `warning`, which is no filter", "unset it"]);
    let unchecked = check(&[("ISHMEM_CHECKS", "off")]);
    says(unchecked, 0, ["WARN", "environment", "ISHMEM_CHECKS is off", "unset ISHMEM_CHECKS"]);
    let misspelt = check(&[("ISHMEM_SYMETRIC_SIZE", "1G"), ("ZE_CPU_DEVICE", "2")]);
    says(misspelt.clone(), 0, ["WARN", "environment", "ISHMEM_SYMETRIC_SIZE is set", "unset ISHMEM_SYMETRIC_SIZE"]);
    says(misspelt, 0, ["WARN", "environment", "ZE_CPU_DEVICE is set", "unset ZE_CPU_DEVICE"]);
}

#[test]
fn a_check_says_how_a_program_finds_its_job() {
    says(check(&[]), 0, ["PASS", "launcher", "none: a job of one PE", ""]);
    says(
        check(&[("PMI_FD", "9"), ("PMI_RANK", "2"), ("PMI_SIZE", "4")]),
        0,
        ["PASS", "launcher", "PMI-1: PE 2 of 4", ""],
    );
    says(check(&[("PMIX_NAMESPACE", "job")]), 0, ["PASS", "launcher", "PMIx", ""]);
    says(check(&[("SLURM_NTASKS", "8")]), 1, ["FAIL", "launcher", "no PMI", "--mpi=pmix"]);
    says(
        check(&[("PMI_FD", "9"), ("PMI_RANK", "4"), ("PMI_SIZE", "4")]),
        1,
        ["FAIL", "launcher", "PMI_RANK is 4", "unset"],
    );
}

#[test]
fn a_check_looks_at_who_may_change_the_kernel_cache() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("open-cache");
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    let mode = |mode| std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(mode)).expect("ours");
    let variables = [("ZE_CPU_CACHE", folder.to_str().expect("a plain path"))];
    mode(0o777);
    says(check(&variables), 0, ["WARN", "kernel cache", "can be written by others (mode 777)", "chmod 700"]);
    mode(0o700);
    says(check(&variables), 0, ["PASS", "kernel cache", "open-cache", ""]);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-folder");
    std::fs::write(&file, "").expect("a file for tests");
    let variables = [("ZE_CPU_CACHE", file.to_str().expect("a plain path"))];
    says(check(&variables), 0, ["WARN", "kernel cache", "is no folder", "ZE_CPU_CACHE"]);
    says(check(&[("ZE_CPU_CACHE", "off")]), 0, ["WARN", "kernel cache", "not kept", "unset ZE_CPU_CACHE"]);
}

#[test]
fn a_check_counts_descriptors() {
    for (limit, next) in [("-Sn 128", "next: ulimit -n 256, the most that is"), ("-n 128", "next: a higher hard limit")]
    {
        let script = format!("ulimit -n 256; ulimit {limit}; exec \"$0\" --check");
        let mut limited = Command::new("sh");
        limited.args(["-c", &script, env!("CARGO_BIN_EXE_ishmem-info")]);
        let output = limited.env("ISHMEM_CPU_DRIVER", driver()).output().expect("the program starts");
        let text = text(&output);
        assert!(text.contains("WARN  descriptors   a process may open 128 (ulimit -n), enough for 14 PEs"), "{text}");
        assert!(text.contains(next), "{text}");
    }
}

/// Intel's driver needs no hardware to be looked at.
#[test]
fn on_intels_driver() {
    const DRIVER: &str = "/usr/lib/x86_64-linux-gnu/libze_intel_gpu.so.1";
    if !Path::new(DRIVER).exists() {
        println!("skipped: ishmem-info on Intel's driver (there is no {DRIVER})");
        return;
    }
    let variables = [
        ("ISHMEM_CPU_DRIVER", "forbid"),
        ("ZE_ENABLE_ALT_DRIVERS", DRIVER),
        ("NEOReadDebugKeys", "1"),
        ("SetCommandStreamReceiver", "1"),
        ("ProductFamilyOverride", "pvc"),
        ("HardwareInfoOverride", "8x8x8"),
        ("AUBDumpCaptureFileName", "/dev/null"),
        ("UseAubStream", "0"), // for drivers of 2026, which show tiles as devices unless told otherwise
        ("ZE_FLAT_DEVICE_HIERARCHY", "COMPOSITE"),
        ("CreateMultipleSubDevices", "2"),
    ];
    let output = info(&["--json"], &variables);
    let json = json(&output);
    assert!(output.status.success(), "{}", json["problems"]);
    let driver = &json["drivers"][0];
    assert_eq!(driver["name"], "Intel's driver for GPUs");
    assert!(driver["library"].as_str().is_some_and(|file| file.contains("libze_intel_gpu.so")));
    let labels: Vec<&Value> =
        driver["devices"].as_array().into_iter().flatten().map(|device| &device["label"]).collect();
    assert_eq!(labels, ["0", "0.0", "0.1"]);
    assert_eq!(driver["engine"], Value::Null);
}

#[test]
fn shells_learn_its_options() {
    for shell in ["bash", "zsh", "fish"] {
        let output = info(&["--completion", shell], &[]);
        assert!(output.status.success() && text(&output).contains("check"), "{shell}");
    }
    assert!(!info(&["--completion", "bash", "--json"], &[]).status.success());
}
