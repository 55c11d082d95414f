//! Groups and the teams made of them: on several PEs in Rust and in C, and against a real MPI.

mod mpi;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PE_COUNTS: [i32; 6] = [1, 2, 3, 4, 7, 8];

/// Where cargo puts the programs and libraries of this workspace.
fn programs() -> PathBuf {
    let test = std::env::current_exe().expect("this test has a file");
    test.ancestors().nth(2).expect("target/PROFILE/deps/TEST").to_path_buf()
}

/// Where the tests put what they make.
fn built(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Compiles a C program with a compiler that must say nothing; `None` where there is no such compiler.
fn compile(compiler: &str, args: &[&str], source: &str, output: &str) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let program = built(output);
    let compiled = Command::new(compiler)
        .args(["-Wall", "-Wextra", "-Werror"])
        .args(args)
        .arg(source)
        .arg("-o")
        .arg(&program)
        .current_dir(root)
        .env("ZESHMEM_LIBDIR", programs())
        .output()
        .ok()?;
    let said = text(&compiled.stderr);
    assert!(compiled.status.success() && said.is_empty(), "{said}");
    Some(program)
}

/// Compiles a C program for Zeshmem.
fn oshcc(tool: &str, args: &[&str], source: &str, output: &str) -> PathBuf {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/capi/tools").join(tool);
    let tool = tool.to_str().expect("a plain path");
    compile(tool, args, source, output).expect("the tool starts")
}

/// Runs a program as `n` PEs; the launcher's timeout is the watchdog.
fn job(n: i32, program: &Path, args: &[&Path]) -> Output {
    Command::new(programs().join("oshrun"))
        .args(["-n", &n.to_string(), "--timeout", "240"])
        .arg(program)
        .args(args)
        .env("ISHMEM_CPU_DRIVER", "auto")
        .env("ISHMEM_SYMMETRIC_SIZE", "64M")
        .output()
        .expect("the launcher starts: build the workspace first")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn teams_of_any_shape() {
    for n in PE_COUNTS {
        let output = job(n, &programs().join("pe_groups"), &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{n} PEs: {}\n{out}\n{err}", output.status);
        assert_eq!(err, "", "{n} PEs are silent on stderr");
    }
}

/// What each PE says once, for each refusal of `c/groups.c`.
const SAID_BY_EACH: [&str; 17] = [
    "in ishmemx_team_group, argument `team` is -1; it must be the handle of a live team",
    "in ishmemx_team_group, argument `group` is null; it must point to a group handle",
    "in ishmemx_group_incl, argument `n` is -1; it must be 0 or more",
    "in ishmemx_group_incl, argument `ranks` is null; it must hold `n` elements",
    "in ishmemx_group_incl, `ranks[1]` is N, but ranks lie in [0, N - 1]",
    "in ishmemx_group_excl, `ranks[0]` is -1, but ranks lie in [0, N - 1]",
    "in ishmemx_group_incl, rank 0 is in `ranks[1]` and in `ranks[0]`; ranks must be distinct",
    "in ishmemx_group_incl, argument `group` is ISHMEMX_GROUP_INVALID; it must be a group that was made and not freed",
    "in ishmemx_group_range_incl, `ranges[0]` (first 0, last 0, stride 0) has stride 0; a stride must not be 0",
    "in ishmemx_group_range_excl, `ranges[1]` (first 2, last 0, stride 1) never comes to its last rank; its stride must be negative",
    "in ishmemx_group_range_incl, `ranges[0]` (first 0, last N, stride 1) includes rank N, but ranks lie in [0, N - 1]",
    "in ishmemx_group_translate_pes, `pes1[0]` is N, but ranks lie in [0, N - 1]",
    "in ishmemx_group_translate_pes, argument `pes2` is null; it must have room for `n` elements",
    "in ishmemx_group_compare, argument `result` is null; it must point to an int",
    "in ishmemx_group_free, argument `*group` is ISHMEMX_GROUP_INVALID",
    "in ishmemx_group_union, argument `group2` is 0x",
    "in ishmemx_team_create_group, argument `parent_team` is -1",
];

fn c_api(program: &Path) {
    for n in PE_COUNTS {
        let output = job(n, program, &[]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{n} PEs: {}\n{err}", output.status);
        let said = |part: &str| err.lines().filter(|line| line.contains(part)).count() as i32;
        for part in SAID_BY_EACH {
            let part = part
                .replace("N - 1", &(n - 1).to_string())
                .replace("is N,", &format!("is {n},"))
                .replace("last N,", &format!("last {n},"))
                .replace("rank N,", &format!("rank {n},"));
            assert_eq!(said(&part), n, "{n} PEs: `{part}` in\n{err}");
        }
        // Collective: said by one PE.
        let empty = "in ishmemx_team_create_group, argument `group` is empty; it must have a member";
        let invalid = "in ishmemx_team_create_group, argument `group` is invalid; it must be a live group";
        assert_eq!((said(empty), said(invalid)), (1, 1), "{n} PEs:\n{err}");
        let lines = SAID_BY_EACH.len() as i32 * n + 2;
        assert_eq!(err.lines().count() as i32, lines, "{n} PEs:\n{err}");
    }
}

#[test]
fn groups_from_c() {
    c_api(&oshcc("oshcc", &[], "tests/c/groups.c", "groups_c"));
}

#[test]
fn groups_from_cpp() {
    c_api(&oshcc("oshc++", &["-x", "c++"], "tests/c/groups.c", "groups_cpp"));
}
