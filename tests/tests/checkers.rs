//! The runtime under the checkers of Level Zero's validation layer: arguments, lifetimes of handles, what is left over at
//! the end, and events that no command will signal. Debian 12's loader has the first only; `ci/newest` runs these tests with
//! one that has them all.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use level_zero::{Api, Context};
use zeshmem_tests::harness::{job_with, programs, text};

/// What turns the checkers on. They tell of mistakes by failed calls and on stderr.
const CHECKERS: [(&str, &str); 5] = [
    ("ZE_ENABLE_VALIDATION_LAYER", "1"),
    ("ZE_ENABLE_PARAMETER_VALIDATION", "1"),
    ("ZE_ENABLE_HANDLE_LIFETIME", "1"),
    ("ZEL_ENABLE_BASIC_LEAK_CHECKER", "1"),
    ("ZEL_ENABLE_EVENTS_CHECKER", "1"),
];

/// Heads the table of creations and destructions that a process ends with.
const BALANCE: &str = "Check balance of create/destroy calls";

#[test]
fn teams() {
    nothing_is_found("pe_teams");
}

#[test]
fn groups() {
    nothing_is_found("pe_groups");
}

#[test]
fn contexts() {
    nothing_is_found("pe_contexts");
}

#[test]
fn memory() {
    nothing_is_found("pe_memory");
}

#[test]
fn host_segments() {
    nothing_is_found("pe_host_segments");
}

#[test]
fn collectives() {
    nothing_is_found("pe_collectives");
}

/// Mistakes are found, or the tests above would mean nothing.
#[test]
fn mistakes_are_found() {
    if loader_with_checkers().is_none() {
        return;
    }
    let mut mistaken = Command::new(std::env::current_exe().expect("this program has a file"));
    let output = mistaken
        .args(["--exact", "makes_mistakes", "--ignored", "--nocapture"])
        .env("ZE_ENABLE_ALT_DRIVERS", programs().join("libze_cpu.so"))
        .env("ZE_CPU_LOG", "debug")
        .envs(CHECKERS)
        .stdin(Stdio::null())
        .output()
        .expect("this program starts");
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stderr);
    let complaints = complaints(&said).expect("a balance");
    let leaks: Vec<_> = complaints.iter().filter(|it| it.contains("LEAK")).collect();
    assert!(matches!(&leaks[..], [leak] if leak.contains("zeContextDestroy") && leak.ends_with("LEAK = 1")), "{said}");
    // The driver would have logged this call, which it would have refused too.
    let reached = |line: &&str| line.contains("zeContextDestroy") && !line.contains("LEAK");
    assert!(!complaints.iter().any(reached), "{said}");
}

#[test]
#[ignore = "run by mistakes_are_found"]
fn makes_mistakes() {
    let api = Api::load().expect("a loader");
    let driver = api.drivers().expect("drivers")[0];
    let destroyed = Context::new(&driver).expect("a context").handle();
    // SAFETY: the handle is no longer valid, which the checker finds; the driver for CPUs would too.
    let result = unsafe { api.raw().zeContextDestroy(destroyed) };
    assert_eq!(result, level_zero_sys::ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    std::mem::forget(Context::new(&driver).expect("a context"));
}

/// Runs a program as 2 PEs and as 4; each must end well, balanced, and say nothing besides.
fn nothing_is_found(program: &str) {
    let Some(loader) = loader_with_checkers() else {
        return;
    };
    let loader = loader_whose_lists_are_open(&loader);
    let loader = loader.to_str().expect("a plain path");
    for n in [2, 4] {
        let folder = programs().join(format!("checkers/{program}-{n}"));
        // Left by an earlier run, if it is there.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder of the build's");
        let output = job_of_checked(n, program, &folder, loader);
        let said = fs::read_dir(&folder).expect("the folder").map(|file| {
            let file = file.expect("a file of a PE").path();
            text(&fs::read(file).expect("what a PE said"))
        });
        let said: Vec<String> = said.collect();
        assert!(output.status.success(), "{n} PEs: {}\n{}\n{}", output.status, text(&output.stderr), said.join("\n"));
        assert_eq!(said.len(), n, "PEs that said something");
        for said in said {
            assert_eq!(complaints(&said), Some(vec![]), "{n} PEs:\n{said}");
        }
    }
}

/// The layer writes a table in pieces, so each PE has a file of its own for stderr.
fn job_of_checked(n: usize, program: &str, folder: &Path, loader: &str) -> Output {
    let program = programs().join(program);
    let [program, folder] = [&program, folder].map(|path| path.to_str().expect("a plain path"));
    let mut environment = CHECKERS.to_vec();
    environment.push(("LD_LIBRARY_PATH", loader));
    // Warnings are no matter of the checkers.
    environment.push(("ISHMEM_LOG", "error"));
    let shell = [r#"exec "$0" 2>"$1/$$""#, program, folder];
    job_with(n, Path::new("/bin/sh"), &[&["-c"], &shell[..]].concat(), &environment)
}

/// The lines of a process's stderr that are no good news; none where it holds no balance.
fn complaints(stderr: &str) -> Option<Vec<&str>> {
    let balanced = |line: &str| {
        let line = line.trim_start();
        let counts = (line.starts_with("ze") || line.starts_with('\\')) && line.contains(" = ");
        let frame = line.is_empty() || line == BALANCE || line.starts_with("----");
        frame || counts && !line.contains("LEAK")
    };
    stderr.contains(BALANCE).then(|| {
        let lines = stderr.lines().map(str::trim_end);
        lines.filter(|line| !balanced(line)).collect()
    })
}

/// The loader's file; none, and a word of it, where it is too old to have checkers.
fn loader_with_checkers() -> Option<PathBuf> {
    // SAFETY: the system's loader is what the runtime uses too.
    let loader = unsafe { level_zero_sys::open() };
    // The checkers came shortly before this function.
    if !loader.as_ref().is_ok_and(|it| it.zeInitDrivers.is_ok()) {
        let test = std::thread::current();
        let test = test.name().unwrap_or("a test").to_owned();
        println!(
            "skipped: {test} under the checkers (the installed Level Zero loader has none; ci/newest runs it with one)"
        );
        return None;
    }
    let maps = fs::read_to_string("/proc/self/maps").expect("Linux");
    let file =
        maps.lines().filter_map(|line| line.split_whitespace().last()).find(|file| file.contains("libze_loader.so"));
    Some(file.expect("the loader was opened").into())
}

/// The folder of a loader that opens immediate lists for the validation layer (`open_lists.c`), and needs the given one.
fn loader_whose_lists_are_open(loader: &Path) -> PathBuf {
    let folder = programs().join("checkers/loader");
    static BUILT: std::sync::Once = std::sync::Once::new();
    BUILT.call_once(|| {
        fs::create_dir_all(&folder).expect("a folder of the build's");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("c/open_lists.c");
        // By the name that a library gives itself others find it: a path, since both have the same name.
        let name = format!("-Wl,-soname,{}", loader.display());
        let path = |file: &str| folder.join(file).to_str().expect("a plain path").to_owned();
        cc(&["-x", "c", "/dev/null", &name, "-o", &path("named.so")]);
        let source = source.to_str().expect("a plain path");
        let [named, output] = [path("named.so"), path("libze_loader.so.1")];
        cc(&["-fPIC", source, "-Wl,--no-as-needed", &named, "-o", &output]);
    });
    folder
}

fn cc(args: &[&str]) {
    let status = Command::new("cc").arg("-shared").args(args).status().expect("cc starts");
    assert!(status.success(), "cc {args:?}: {status}");
}
