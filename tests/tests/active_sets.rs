//! Active sets: which PE waits for which, and what a call that differs ends with.

use std::path::PathBuf;
use std::sync::OnceLock;

use zeshmem_tests::harness::{compile, job, text};

fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| compile("oshcc", &["-Wall", "-Wextra", "-Werror", "tests/c/active_sets.c"], "active_sets"))
}

#[test]
fn sets_that_overlap_tell_and_exchange_in_any_order() {
    for n in [1, 2, 3, 4, 7, 8] {
        let output = job(n, program(), &["any"]);
        assert!(output.status.success(), "{n} PEs: {}\n{}", output.status, text(&output.stderr));
    }
}

#[test]
fn the_root_of_short_broadcasts_goes_on() {
    for n in [2, 3, 4, 7, 8] {
        let output = job(n, program(), &["ahead"]);
        assert!(output.status.success(), "{n} PEs: {}\n{}", output.status, text(&output.stderr));
    }
}

#[test]
fn a_call_that_is_wrong_on_one_pe_ends_the_job() {
    let each = std::env::var("ZESHMEM_PES_PER_NODE").ok().and_then(|each| each.parse().ok());
    for n in [2, 3, 4, 8] {
        // On several nodes all PEs of the job meet as their team does, where another collective is noticed at once.
        let unheard = match each {
            Some(each) if n > each => "the PEs of the active set do not agree: ",
            _ => " has called a collective over an active set that this PE did not call",
        };
        for (what, sentence) in [
            ("bytes", "in shmem_broadcast64, the PEs of the active set do not agree: "),
            ("routine", "the PEs of the active set do not agree: "),
            ("unheard", unheard),
            ("root", "in shmem_broadcast64, argument `PE_root`"),
            ("dest", "in shmem_broadcast64, argument `dest`"),
            ("alltoall", "in shmem_alltoall64, argument `dest`"),
        ] {
            let output = job(n, program(), &[what]);
            let err = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{what} on {n} PEs:\n{err}");
            assert!(err.contains(sentence), "{what} on {n} PEs: `{sentence}` is not in\n{err}");
        }
    }
}
