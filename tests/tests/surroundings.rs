//! Where programs have to run: under valgrind, in sandboxes, with few descriptors; and what signals do to them there.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use zeshmem_tests::harness::{compile, job, silently_succeeds, text};

const STRICT: [&str; 3] = ["-Wall", "-Wextra", "-Werror"];

fn ring(name: &str) -> PathBuf {
    compile("oshcc", &[&STRICT[..], &["tests/c/where.c"]].concat(), name)
}

#[test]
fn a_pe_runs_under_valgrind() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("skipped: a PE under valgrind (valgrind is not installed)");
        return;
    }
    let program = ring("where_valgrind");
    let ended = Command::new("valgrind")
        .args(["--quiet", "--error-exitcode=99"])
        .arg(program)
        .env("ISHMEM_SYMMETRIC_SIZE", "16M")
        .env("SHMEM_SYMMETRIC_SIZE", "16M")
        .output()
        .expect("valgrind starts");
    assert!(ended.status.success() && ended.stderr.is_empty(), "{}: {}", ended.status, text(&ended.stderr));
}

#[test]
fn pes_run_in_a_sandbox() {
    let program = ring("where_sandbox");
    for n in [1, 2, 4] {
        let ended = job(n, &program, &["sandbox"]);
        assert!(ended.status.success() && ended.stderr.is_empty(), "{n} PEs: {}", text(&ended.stderr));
    }
    silently_succeeds(&program, [2]);
}

#[test]
fn pes_run_with_few_descriptors() {
    let program = ring("where_descriptors");
    let limited = format!("ulimit -n 64 && exec {}", program.display());
    for n in [1, 4, 8] {
        let ended = job(n, "sh".as_ref(), &["-c", &limited]);
        assert!(ended.status.success() && ended.stderr.is_empty(), "{n} PEs: {}", text(&ended.stderr));
    }
}

/// Memory that PEs share counts as a file.
#[test]
fn a_limit_on_files_is_told() {
    let program = ring("where_file_limit");
    let limited = format!("ulimit -f 1000 && exec {}", program.display());
    for n in [1, 2] {
        let ended = job(n, "sh".as_ref(), &["-c", &limited]);
        let said = text(&ended.stderr);
        assert!(!ended.status.success() && !said.contains("SIGXFSZ"), "{n} PEs: {said}");
        assert!(said.contains("ulimit -f"), "{n} PEs: {said}");
    }
}

/// Names of files that are mapped may be no UTF-8.
#[test]
fn pes_run_from_a_folder_of_any_name() {
    let program = ring("where_any_name");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(OsStr::from_bytes(b"jos\xe9"));
    std::fs::create_dir_all(&folder).unwrap();
    let moved = folder.join("ring");
    std::fs::copy(&program, &moved).unwrap();
    let ended = [1, 2].map(|n| job(n, &moved, &[]));
    std::fs::remove_dir_all(&folder).unwrap();
    for ended in ended {
        assert!(ended.status.success() && ended.stderr.is_empty(), "{}", text(&ended.stderr));
    }
}

#[test]
fn a_signal_that_is_sent_is_not_lost() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/raise.c"]].concat(), "raise_c");
    for n in [1, 2, 4] {
        let ended = job(n, &program, &[]);
        let (out, err) = (text(&ended.stdout), text(&ended.stderr));
        assert!(!ended.status.success() && out.is_empty() && err.contains("SIGSEGV"), "{n} PEs: {out}\n{err}");
    }
}
