//! The whole crate on real drivers behind the real loader.
//!
//! A process can load drivers once, so each test here runs the tests of [`on_driver`] in a process of
//! its own, with a driver chosen by environment: Intel's, started without hardware, where it accepts
//! everything and executes nothing; and the driver for CPUs, where everything executes. Who lacks one
//! of them is told what is skipped.

mod on_driver;

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// Tells a test process what its driver can do; without it, its tests are not to run.
const ROLE: &str = "LEVEL_ZERO_TEST_ROLE";

/// Where the loader looks for Intel's driver.
const INTEL_DRIVER: &str = "/usr/lib/x86_64-linux-gnu/libze_intel_gpu.so.1";

/// What starts Intel's driver as a Max GPU without one, and makes it keep its commands. Drivers of 2026 need the last two
/// besides.
const INTEL_WITHOUT_HARDWARE: [(&str, &str); 7] = [
    ("NEOReadDebugKeys", "1"),
    ("SetCommandStreamReceiver", "1"),
    ("ProductFamilyOverride", "pvc"),
    ("HardwareInfoOverride", "8x8x8"),
    ("AUBDumpCaptureFileName", "/dev/null"),
    ("UseAubStream", "0"),
    ("UseBindlessMode", "0"),
];

const TWO_DEVICES: [(&str, &str); 2] = [("CreateMultipleRootDevices", "2"), ("CreateMultipleSubDevices", "2")];
const VALIDATION: [(&str, &str); 2] = [("ZE_ENABLE_VALIDATION_LAYER", "1"), ("ZE_ENABLE_PARAMETER_VALIDATION", "1")];
const INTERCEPT: [(&str, &str); 1] = [("ZE_ENABLE_LOADER_INTERCEPT", "1")];

#[test]
fn intel_driver_without_hardware() {
    intel(&[]);
}

/// Later settings of a variable win.
#[test]
fn intel_driver_as_an_arc() {
    intel(&[("ProductFamilyOverride", "dg2"), ("HardwareInfoOverride", "8x4x16")]);
}

#[test]
fn intel_driver_as_a_laptop() {
    intel(&[("ProductFamilyOverride", "tgllp"), ("HardwareInfoOverride", "1x6x16")]);
}

/// Battlemage, Lunar Lake and Panther Lake, in whose place older drivers take other GPUs.
#[test]
fn intel_driver_as_newer_gpus() {
    // The file's name has the version of Level Zero; that of Debian 12 is 1.3.
    let older = |file: PathBuf| file.to_string_lossy().contains(".so.1.3.");
    if std::fs::canonicalize(INTEL_DRIVER).is_ok_and(older) {
        return skipped("Intel's driver is older than they are; ci/newest runs it with a newer one");
    }
    for (product, units) in [("bmg", "5x4x8"), ("lnl", "2x4x8"), ("ptl", "2x4x8")] {
        intel(&[("ProductFamilyOverride", product), ("HardwareInfoOverride", units)]);
    }
}

#[test]
fn intel_driver_with_two_devices_of_two_parts() {
    intel(&TWO_DEVICES);
}

#[test]
fn intel_driver_behind_the_validation_layer() {
    intel(&VALIDATION);
}

#[test]
fn intel_driver_with_wrapped_handles() {
    intel(&INTERCEPT);
}

#[test]
fn cpu_driver() {
    cpu(&[]);
}

#[test]
fn cpu_driver_behind_the_validation_layer() {
    cpu(&VALIDATION);
}

#[test]
fn cpu_driver_with_wrapped_handles() {
    cpu(&INTERCEPT);
}

#[test]
fn no_driver() {
    let nowhere = [("ZE_ENABLE_ALT_DRIVERS".into(), "/nonexistent.so".into())];
    run("no_driver", "without::a_driver", &nowhere);
}

/// A loader that has hardly any functions: older than all that there are.
#[test]
fn loader_without_functions() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare-loader");
    std::fs::create_dir_all(&folder).expect("a folder");
    let source = folder.join("loader.c");
    std::fs::write(&source, "int zeInit(int flags) { return flags; }").expect("a file");
    let mut compiler = Command::new("clang-15");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(folder.join("libze_loader.so.1")).arg(source);
    match compiler.status() {
        Ok(status) => assert!(status.success(), "{compiler:?}"),
        Err(error) => return skipped(&format!("{compiler:?}: {error}")),
    }
    run("bare_loader", "without::functions", &[("LD_LIBRARY_PATH".into(), folder.into())]);
}

#[test]
fn empty_driver_list() {
    let empty = [("ZE_ENABLE_ALT_DRIVERS".into(), "".into())];
    run("empty_list", "without::a_name", &empty);
}

#[test]
fn no_loader() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-loader");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("libze_loader.so.1"), "no library").expect("a file");
    run("no_loader", "without::a_loader", &[("LD_LIBRARY_PATH".into(), folder.into())]);
}

fn intel(more: &[(&str, &str)]) {
    if !Path::new(INTEL_DRIVER).exists() {
        return skipped(&format!("{INTEL_DRIVER} is not installed (Debian: intel-opencl-icd)"));
    }
    let settings = INTEL_WITHOUT_HARDWARE.iter().chain(more);
    run("accepts", "on_driver::", &owned(settings));
}

fn cpu(more: &[(&str, &str)]) {
    let Some(driver) = cpu_driver_file() else {
        return skipped("libze_cpu.so is not built (cargo build -p ze-cpu)");
    };
    let mut settings = owned(more);
    settings.push(("ZE_ENABLE_ALT_DRIVERS".into(), driver.into()));
    run("executes", "on_driver::", &settings);
}

/// The driver for CPUs, which cargo puts one folder above the tests.
fn cpu_driver_file() -> Option<PathBuf> {
    let test = std::env::current_exe().expect("this program has a file");
    let file = test.parent()?.parent()?.join("libze_cpu.so");
    file.exists().then_some(file)
}

fn owned<'a>(settings: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> Vec<(OsString, OsString)> {
    let owned = settings.into_iter();
    owned.map(|&(name, value)| (name.into(), value.into())).collect()
}

/// Says so past the test harness, which shows no output of tests that pass.
fn skipped(why: &str) {
    let test = std::thread::current().name().unwrap_or("test").to_owned();
    writeln!(std::io::stderr(), "skipped: {test} ({why})").expect("standard error is open");
}

/// Runs the tests whose names begin with `tests` in a process with these settings.
fn run(role: &str, tests: &str, settings: &[(OsString, OsString)]) {
    // Intel's driver of 2022 looks allocations up while other threads change them.
    let threads = if role == "accepts" { "1" } else { "2" };
    let mut child = Command::new(std::env::current_exe().expect("this program has a file"))
        .args([tests, "--ignored", "--nocapture", "--test-threads", threads])
        .env_remove("ZE_ENABLE_ALT_DRIVERS")
        .env(ROLE, role)
        .envs(settings.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this program starts");
    let output = all_output(&mut child);
    let status = child.wait().expect("a child");
    let ran = !output.contains(" 0 passed");
    assert!(status.success() && ran, "{status} with {settings:?}:\n{output}");
    for line in output.lines().filter(|line| line.starts_with("skipped: ")) {
        skipped(line.trim_start_matches("skipped: "));
    }
}

/// What a process says until it ends; one that does not end is killed.
fn all_output(child: &mut Child) -> String {
    const WATCHDOG: Duration = Duration::from_secs(300);
    let (sender, receiver) = mpsc::channel();
    let streams: [Box<dyn Read + Send>; 2] =
        [Box::new(child.stdout.take().expect("piped")), Box::new(child.stderr.take().expect("piped"))];
    for mut stream in streams {
        let sender = sender.clone();
        std::thread::spawn(move || {
            let mut text = Vec::new();
            // A read that fails leaves what was read before.
            let _ = stream.read_to_end(&mut text);
            let _ = sender.send(text);
        });
    }
    let mut output = String::new();
    for _ in 0..2 {
        let text = receiver.recv_timeout(WATCHDOG).or_else(|_| {
            output.push_str("killed: it did not end\n");
            child.kill().expect("a child");
            receiver.recv()
        });
        output.push_str(&String::from_utf8_lossy(&text.expect("the reader lives")));
    }
    output
}

/// What happens without any driver, each in a process of its own.
mod without {
    use super::ROLE;
    use level_zero::{Api, Error};

    fn refused(role: &str) -> Option<Error> {
        if std::env::var(ROLE).as_deref() != Ok(role) {
            println!("skipped: started on its own");
            return None;
        }
        let error = Api::load().expect_err("there is nothing to load");
        // It is remembered: loaders crash when asked again.
        assert_eq!(Api::load().expect_err("still"), error);
        println!("{error}");
        Some(error)
    }

    #[test]
    #[ignore = "run by no_driver"]
    fn a_driver() {
        let Some(error) = refused("no_driver") else {
            return;
        };
        assert!(matches!(error, Error::Init { .. }), "{error:?}");
        assert!(error.to_string().contains("ZE_RESULT_ERROR_UNINITIALIZED (0x78000001)"));
    }

    #[test]
    #[ignore = "run by empty_driver_list"]
    fn a_name() {
        let Some(error) = refused("empty_list") else {
            return;
        };
        assert_eq!(error, Error::EmptyDriverList);
    }

    #[test]
    #[ignore = "run by loader_without_functions"]
    fn functions() {
        if std::env::var(ROLE).as_deref() != Ok("bare_loader") {
            return println!("skipped: started on its own");
        }
        let api = Api::load().expect("zeInit is there");
        let missing = |function| Error::Missing { function, needs: None };
        assert_eq!(api.drivers().unwrap_err(), missing("zeDriverGet"));
        assert_eq!(api.loader_version().unwrap_err(), missing("zelLoaderGetVersions"));
    }

    #[test]
    #[ignore = "run by no_loader"]
    fn a_loader() {
        let Some(error) = refused("no_loader") else {
            return;
        };
        let Error::Loader { cause } = &error else { panic!("{error:?}") };
        assert!(cause.contains("libze_loader.so.1"), "{cause}");
        assert!(error.to_string().contains("libze1"));
    }
}
