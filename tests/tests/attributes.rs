//! Starts with attributes, as programs for Intel SHMEM make them: under the launcher, and without one by a unique id.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;

use zeshmem_tests::harness::{PE_COUNTS, compile, job, job_with, leftovers, text};

const SOURCE: &str = "tests/c/ishmem_attributes.c";

/// The program, compiled once for all tests.
static PROGRAM: LazyLock<PathBuf> =
    LazyLock::new(|| compile("oshcc", &["-Wall", "-Wextra", "-Werror", SOURCE], "ishmem_attributes_c"));

#[test]
fn attributes_choose_runtime_memory_and_device() {
    let c = &*PROGRAM;
    let cpp = &compile("oshc++", &["-Wall", "-Wextra", "-Werror", "-x", "c++", SOURCE], "ishmem_attributes_cpp");
    for mode in ["default", "pmi", "without-gpu", "above-openshmem", "device"] {
        for (n, program) in [(1, c), (3, c), (2, cpp)] {
            let output = job_with(n, program, &[mode], &[("ZE_CPU_DEVICES", "2")]);
            let err = text(&output.stderr);
            assert!(output.status.success() && err.is_empty(), "{mode} on {n} PEs: {}\n{err}", output.status);
        }
    }
    // The environment goes before the program.
    let output = job_with(2, c, &["mpi"], &[("ISHMEM_RUNTIME", "openshmem")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn attributes_that_cannot_be_kept_end_the_job_with_a_sentence() {
    for (mode, message) in [
        ("null", "argument `attr` is null"),
        ("invalid", "argument `attr->runtime` is 7; it must be ISHMEMX_RUNTIME_MPI (0)"),
        ("no-device", "argument `attr->device_idx` is 99; the driver lists 1 devices"),
        ("negative-device", "argument `attr->device_idx` is -2"),
        ("no-id", "argument `attr->uid` is null"),
        ("uninitialized", "argument `attr->initialize_runtime` is false"),
        ("again", "argument `attr->device_idx` is 0; the runtime is running already"),
    ] {
        let output = job(2, &PROGRAM, &[mode]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{mode}: {err}");
        assert!(err.contains(&format!("in ishmemx_init_attr, {message}")), "{mode}: {err}");
    }
}

/// Runs the parent of so many PEs; their exit statuses, in order, and what was said.
fn without_launcher(n: usize, what: &str, environment: &[(&str, &str)]) -> (Vec<i32>, String) {
    let output = job_with(1, &PROGRAM, &["unique", &n.to_string(), what], environment);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let statuses = text(&output.stdout).split_whitespace().map(|status| status.parse().unwrap()).collect();
    (statuses, text(&output.stderr))
}

#[test]
fn processes_of_any_parent_meet_by_a_unique_id() {
    let before = leftovers();
    for n in PE_COUNTS {
        assert_eq!(without_launcher(n, "", &[]), (vec![0; n], String::new()));
    }
    // By `fork` after the id was made, which all have then.
    for n in ["2", "4"] {
        let output = job_with(1, &PROGRAM, &["forked", n], &[("ISHMEM_UNIQUEID_SECONDS", "60")]);
        assert!(output.status.success(), "{n} PEs: {}", text(&output.stderr));
    }
    // Children of PEs that have been in another job, of one PE and of two, whose static data were moved.
    for (pes, n) in [(1, "2"), (2, "3")] {
        let output = job_with(pes, &PROGRAM, &["forked-later", n], &[("ISHMEM_UNIQUEID_SECONDS", "60")]);
        assert!(output.status.success(), "{n} children of {pes} PEs: {}", text(&output.stderr));
    }
    // One job after the other, in the same processes.
    assert_eq!(without_launcher(3, "again", &[]), (vec![0; 3], String::new()));
    assert_eq!(leftovers(), before);
}

#[test]
fn a_process_that_does_not_come_is_named() {
    let (statuses, err) = without_launcher(4, "absent", &[("ISHMEM_UNIQUEID_SECONDS", "0.5")]);
    assert_eq!(statuses, [1, 1, 1, 0], "{err}");
    assert_eq!(err.matches("PE 3 of 4 has not come within 0.5 s").count(), 3, "{err}");
    let (statuses, err) = without_launcher(2, "size", &[]);
    assert_eq!(statuses, [1, 1], "{err}");
    assert!(err.contains("one PE has joined a job of 2 PEs, and one with 3"), "{err}");
}

#[test]
fn without_a_launcher_a_job_ends_as_a_whole() {
    for (what, others, own, message) in [
        ("end-exits", 7, 7, ""),
        ("end-exits-host", 7, 7, ""),
        ("end-killed", 137, -9, "PE 1 of 4 died while this PE was in "),
        ("end-killed-host", 137, -9, "PE 0 of 4 died while this PE was in "),
        ("end-errs", 1, 1, "in ishmem_int_p, argument `pe` is 4"),
        ("end-errs-host", 1, 1, "in ishmem_int_p, argument `pe` is 4"),
        ("end-errs-again", 1, 1, "PE 1: in ishmem_int_p, argument `pe` is 4"),
    ] {
        let (statuses, err) = without_launcher(4, what, &[]);
        let culprit = if what.ends_with("host") { 0 } else { 1 };
        let expected: Vec<_> = (0..4).map(|pe| if pe == culprit { own } else { others }).collect();
        assert_eq!(statuses, expected, "{what}: {err}");
        assert_eq!(err.lines().count(), usize::from(!message.is_empty()), "{what}: {err}");
        assert!(err.contains(message), "{what}: {err}");
    }
}

#[test]
fn without_a_launcher_no_output_is_lost() {
    for what in ["end-exits-written", "end-exits-written-host"] {
        assert_eq!(without_launcher(4, what, &[]), (vec![7; 4], "written\n".repeat(4)), "{what}");
    }
}

/// Where no launcher sees it.
#[test]
fn a_process_that_dies_while_its_driver_starts_ends_the_job() {
    let driver = compile("oshcc", &["-shared", "-fPIC", "tests/c/deadly_driver.c"], "deadly_driver.so");
    let environment = [("DEADLY_DRIVER", driver.to_str().expect("a plain path"))];
    for (what, dead) in [("end-starting", 1), ("end-starting-host", 0)] {
        let (statuses, err) = without_launcher(4, what, &environment);
        let expected: Vec<_> = (0..4).map(|pe| if pe == dead { -9 } else { 137 }).collect();
        assert_eq!(statuses, expected, "{what}: {err}");
        let sentence = format!("PE {dead} of 4 died while this PE was in ");
        assert!(err.lines().count() == 1 && err.contains(&sentence), "{what}: {err}");
    }
}

/// Operations are counted where the user wants it, and printed at the end.
#[test]
fn operations_are_counted_by_path() {
    let kernel = compile("ishmem-clc", &["tests/kernels/paths.cl"], "paths.spv");
    let kernel = kernel.to_str().expect("a plain path");
    let args = ["-Wall", "-Wextra", "-Werror", "tests/c/stats.c", "-lze_loader"];
    let program = compile("oshcc", &args, "stats_c");
    // PEs, and how many of them are on a node.
    for (n, each) in [(1, "1"), (3, "3"), (2, "1"), (4, "2")] {
        let environment = [("ISHMEM_STATS", "1"), ("ZESHMEM_PES_PER_NODE", each)];
        let output = job_with(n, &program, &[kernel, each], &environment);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{n} PEs, {each} on a node: {}\n{err}", output.status);
        for pe in 0..n {
            let is_near = each == n.to_string() || (each == "2" && pe % 2 == 0);
            let (by_kernels, by_host) = if is_near {
                ("store", "store: 11 times, 8080 bytes")
            } else {
                ("ring", "network: 12 times, 12080 bytes")
            };
            for line in [
                format!("zeshmem: PE {pe}: kernels: put by {by_kernels}: 3 times, 1040 bytes\n"),
                format!("zeshmem: PE {pe}: host: put by {by_host}\n"),
            ] {
                assert!(err.contains(&line), "{line} is not in\n{err}");
            }
        }
        let output = job_with(n, &program, &[kernel, each], &environment[1..]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{n} PEs: {}\n{err}", output.status);
    }
}

/// Also what a kernel of the user's calls, by PE: here one collect on two of three PEs.
#[test]
fn calls_of_a_users_kernel_are_counted() {
    let kernel = compile("ishmem-clc", &["examples/c/team_collect.cl"], "team_collect_counted.spv");
    let program = compile("oshcc", &["-Wall", "examples/c/team_collect.c", "-lze_loader"], "team_collect_counted");
    let environment = [("ISHMEM_STATS", "1"), ("ZESHMEM_PES_PER_NODE", "3")];
    let output = job_with(3, &program, &[kernel.to_str().expect("a plain path")], &environment);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{}\n{err}", output.status);
    let by_kernels: BTreeSet<&str> = err.lines().filter(|line| line.contains(": kernels: ")).collect();
    let expected = [
        "zeshmem: PE 0: kernels: collect by store: 1 times, 16 bytes",
        "zeshmem: PE 2: kernels: collect by store: 1 times, 0 bytes",
    ];
    assert_eq!(by_kernels, BTreeSet::from(expected), "{err}");
}

#[test]
fn texts_are_printed_with_as_much_as_is_wanted() {
    let strict = ["-Wall", "-Wextra", "-Werror"];
    let source = "tests/c/ishmem_print.c";
    let c = compile("oshcc", &[&strict[..], &[source]].concat(), "ishmem_print_c");
    let cpp = compile("oshc++", &[&strict[..], &["-x", "c++", source]].concat(), "ishmem_print_cpp");
    for program in [c, cpp] {
        let output = job(1, &program, &[]);
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("two".into(), "one\nthree\n".into()));
        assert!(output.status.success(), "{}", output.status);
        // What debugging logs besides is not the program's.
        let wanted = [("ISHMEM_ENABLE_VERBOSE_PRINT", "1"), ("ISHMEM_DEBUG", "1"), ("ISHMEM_LOG", "error")];
        let output = job_with(1, &program, &[], &wanted);
        let err = text(&output.stderr);
        let lines: Vec<_> = err.lines().collect();
        assert!(output.status.success(), "{}", output.status);
        assert!(lines[0].ends_with("ishmem_print.c:14, main, PE 0, stderr] one"), "{err}");
        assert_eq!(lines[1..], ["[file.c:7, routine, PE 0, error] three", "[file.c:8, routine, PE 0, debug] four"]);
        assert!(text(&output.stdout).ends_with("ishmem_print.c:15, main, PE 0, stdout] two"));
    }
}
