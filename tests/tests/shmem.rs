//! Host segments, contexts and active sets, by PE programs that the launcher starts; judged from
//! outside by exit status and what the job says.

use std::path::Path;
use std::process::{Command, Output};

use zeshmem_tests::harness::{PE_COUNTS, job_with, programs, text};

const PROGRAM: &str = "pe_host_segments";

fn path(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn job(n: usize, command: &[&str]) -> Output {
    let heaps = [("ISHMEM_SYMMETRIC_SIZE", "16M"), ("SHMEM_SYMMETRIC_SIZE", "16M")];
    job_with(n, Path::new(command[0]), &command[1..], &heaps)
}

/// A job that must succeed; what it says on stderr.
fn succeeds(n: usize, command: &[&str]) -> String {
    let output = job(n, command);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{n} PEs, {command:?}: {}\n{out}\n{err}", output.status);
    err
}

#[test]
fn host_segments_contexts_and_active_sets() {
    for n in PE_COUNTS {
        assert_eq!(succeeds(n, &[path(&programs().join(PROGRAM))]), "", "{n} PEs");
    }
}

#[test]
fn a_team_destroyed_with_live_private_contexts_is_reported() {
    for n in [1, 2, 4] {
        let err = succeeds(n, &[path(&programs().join(PROGRAM)), "live-contexts"]);
        let said = err.lines().filter(|line| {
            line.contains("in ishmem_team_destroy, argument `team` is") && line.contains("still has 1 private contexts")
        });
        assert_eq!(said.count(), n, "{err}");
    }
}

#[test]
fn a_pe_killed_in_an_active_set_ends_the_job() {
    for n in [2, 4, 8] {
        let output = job(n, &[path(&programs().join(PROGRAM)), "die-in-collect"]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(137), "{n} PEs:\n{err}");
        let message = format!("PE {} was killed by signal 9 (SIGKILL)", n - 1);
        assert!(err.contains(&message), "{n} PEs: `{message}` is not in\n{err}");
    }
}

#[test]
fn static_data_of_different_programs_is_not_symmetric() {
    // Beside the driver's library, which a program finds by where it lies itself.
    let [one, other] = ["one", "other"].map(|name| programs().join(format!("{PROGRAM}_{name}")));
    for copy in [&one, &other] {
        // By another process: a file that this one has open for writing, a child of another thread's has open too until it
        // executes its program, and it cannot be executed meanwhile.
        let mut cp = Command::new("cp");
        cp.args([path(&programs().join(PROGRAM)), path(copy)]);
        assert!(cp.status().expect("cp starts").success());
    }
    let script = r#"case $PMI_RANK in 0) exec "$0" "$2";; *) exec "$1" "$2";; esac"#;
    for n in [2, 3] {
        let command = ["sh", "-c", script, path(&one), path(&other), "different-programs"];
        assert_eq!(succeeds(n, &command), "", "{n} PEs");
    }
}

#[test]
fn host_heaps_of_different_sizes_are_refused() {
    let script = r#"test $PMI_RANK = 0 || SHMEM_SYMMETRIC_SIZE=8M; exec "$0""#;
    let output = job(2, &["sh", "-c", script, path(&programs().join(PROGRAM))]);
    let err = text(&output.stderr);
    assert!(!output.status.success(), "{err}");
    for (pe, bytes) in [(0, 16 << 20), (1, 8 << 20)] {
        let told = format!(
            "PE {pe} called ishmem_init with ISHMEM_SYMMETRIC_SIZE {}, SHMEM_SYMMETRIC_SIZE {bytes},",
            16 << 20
        );
        assert!(err.contains(&told), "`{told}` is not in\n{err}");
    }
}

/// Where the heap begins right after `.bss`, and all PEs have the same addresses.
#[test]
fn static_data_moves_where_addresses_are_not_random() {
    let fixed = Command::new("setarch").args(["-R", "true"]).status();
    if !fixed.is_ok_and(|status| status.success()) {
        println!("skipped: setarch -R is not allowed here");
        return;
    }
    let program = programs().join(PROGRAM);
    assert_eq!(succeeds(3, &["setarch", "-R", path(&program)]), "");
}
