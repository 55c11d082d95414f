//! PEs that get out of step, each told on all PEs alike or ended with a sentence that names both.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use zeshmem_tests::harness::{WATCHDOG, compile, job, job_with, programs, tells_of_wait, text};

fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| compile("oshcc", &["-Wall", "-Wextra", "-Werror", "tests/c/out_of_step.c"], "out_of_step"))
}

/// The job ends with a sentence.
fn ends(what: &str, n: usize, sentence: &str) {
    let output = job(n, program(), &[what]);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{what} on {n} PEs:\n{err}");
    assert!(err.contains(sentence), "{what} on {n} PEs: `{sentence}` is not in\n{err}");
}

#[test]
fn a_pe_that_has_finalised_is_missed() {
    for n in [2, 3, 4, 8] {
        ends("one-more", n, "PE 0 called shmem_barrier_all, PE 1 called shmem_finalize");
        // All others have finalised; which of them is missed first is open.
        ends("finalised", n, "has finalised while this PE waits for it in shmem_team_sync on team ");
    }
}

#[test]
fn different_collectives_are_told_as_the_user_called_them() {
    for n in [2, 3, 4, 8] {
        let last = n - 1;
        ends("routines", n, &format!("PE {last} called shmem_team_sync"));
        ends("routines", n, "PE 0 called shmem_long_collect");
        ends("collects", n, &format!("PE {last} called shmem_long_collect"));
        ends("collects", n, "PE 0 called shmem_long_fcollect");
    }
}

#[test]
fn active_sets_that_do_not_agree_are_told() {
    for n in [2, 4] {
        ends("psync", n, "in shmem_barrier, the PEs of the active set do not agree: PE_start, ");
        ends("set", n, "PE 0 called shmem_long_sum_to_all with nreduce 2");
    }
}

/// One PE's wrong argument fails the call on all of them with the same code, said once, and the team goes on in step.
#[test]
fn what_one_pe_gets_wrong_all_refuse() {
    for n in [1, 2, 3, 4, 7, 8] {
        for (what, arguments) in
            [("nelems", ["nelems"; 2]), ("dest", ["dest"; 2]), ("new_team", ["new_team", "yaxis_team"])]
        {
            let output = job(n, program(), &[what]);
            let err = text(&output.stderr);
            assert!(output.status.success(), "{what} on {n} PEs: {}\n{err}", output.status);
            let lines: Vec<_> = err.lines().collect();
            assert_eq!(lines.len(), 2, "{what} on {n} PEs:\n{err}");
            for (line, argument) in lines.iter().zip(arguments) {
                assert!(line.starts_with(&format!("zeshmem: PE {}: in shmem_", n - 1)), "{err}");
                assert!(line.contains(&format!("argument `{argument}`")), "{err}");
            }
        }
    }
}

/// All PEs abort at once; the one that has the reason is heard all the same.
#[test]
fn the_reason_of_a_refused_void_collective_is_not_lost() {
    for n in [2, 4] {
        for _ in 0..10 {
            ends(
                "free",
                n,
                "in shmem_free, the PEs of the team do not agree: PE 0 called shmem_free with the offset of ptr",
            );
        }
    }
}

#[test]
fn a_wait_that_lasts_is_told() {
    let output = job_with(2, program(), &["late"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{err}");
    let place = "zeshmem: PE 0: in shmem_barrier_all on team 0";
    assert!(tells_of_wait(&err, place, "for PE 1, round 1, which is in its own code"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    let silent = job_with(2, program(), &["late"], &[("ISHMEM_STALL_SECONDS", "0")]);
    assert!(silent.status.success() && silent.stderr.is_empty(), "{}", text(&silent.stderr));
}

#[test]
fn a_lock_that_is_held_for_long_is_told() {
    let output = job_with(2, program(), &["held"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{err}");
    let place = "zeshmem: PE 0: in shmem_set_lock";
    assert!(tells_of_wait(&err, place, "for PE 1, which is in its own code"), "{err}");
}

/// `oshrun --status` tells of each PE in what it waits, also where it waits for no PE in particular.
#[test]
fn the_status_says_where_each_pe_stands() {
    let launcher = programs().join("oshrun");
    let mut job = Command::new(&launcher)
        .args(["-n", "2", "--timeout", WATCHDOG])
        .args([program().as_os_str(), "never".as_ref()])
        .env("ISHMEM_CPU_DRIVER", "auto")
        .env("ISHMEM_SYMMETRIC_SIZE", "64M")
        .stderr(Stdio::null())
        .spawn()
        .expect("the launcher starts");
    let id = job.id().to_string();
    let status = || {
        let asked = Command::new(&launcher).args(["--status", &id]).output().expect("it starts");
        text(&asked.stdout)
    };
    let stands = |status: &str| {
        let said = |pe: usize, what: &str| {
            status.lines().any(|line| line.contains(&format!("PE {pe} (process ")) && line.contains(what))
        };
        said(0, "in shmem_long_wait_until, for ") && said(1, "in its own code, after ")
    };
    let mut seen = status();
    while !stands(&seen) {
        assert!(job.try_wait().expect("a child").is_none(), "the job has ended; seen last:\n{seen}");
        seen = status();
    }
    job.kill().and_then(|()| job.wait()).expect("the launcher ends, and its PEs with it");
}
