//! What PEs may conclude from what they see: litmus tests, each with a way to break what it judges. Threads that do all of it at
//! once on contexts of their own.

use zeshmem_tests::harness::{compile, job, programs, silently_succeeds, text};

const STRICT: [&str; 4] = ["-O2", "-Wall", "-Wextra", "-Werror"];

#[test]
fn what_is_seen_first_was_done_first() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/litmus.c"]].concat(), "litmus_c");
    silently_succeeds(&program, [2, 4]);
}

/// The tests notice what they are there for: each finds the wrong order of a producer that is broken on purpose.
#[test]
fn litmus_tests_notice_what_is_broken() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/litmus.c"]].concat(), "litmus_broken_c");
    for (test, notices) in [
        ("put_fence_flag", "a word of a message"),
        ("put_quiet_flag", "a word of a message"),
        ("put_nbi_quiet_flag", "a word of a message"),
        ("put_signal", "a word of a message"),
        ("put_signal_nbi", "a word of a message"),
        ("put_fence_amo", "a word of a message"),
        ("put_fence_fetching_amo", "a word of a message"),
        ("put_fence_flag_on_contexts", "a word of a message"),
        ("put_quiet_flag_on_contexts", "a word of a message"),
        ("quiet_of_a_context", "a word of a message"),
        ("chain", "a word that another PE was told of"),
        ("get_before_release", "a word that was got"),
        ("whole_words", "a word of two halves"),
        ("sync_and_stores", "a store before a sync"),
    ] {
        let output = job(2, &program, &[test, "broken"]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{test}:\n{said}");
        assert!(said.contains(notices), "{test}: `{notices}` is not in\n{said}");
    }
    // Whether processors show it is up to them.
    let output = job(2, &program, &["store_buffering", "broken"]);
    let (seen, said) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{}\n{said}", output.status);
    println!("store buffering without quiet was seen {} times", seen.trim());
}

/// The same of kernels.
#[test]
fn what_kernels_see_first_was_done_first() {
    silently_succeeds(&programs().join("pe_litmus"), [2, 3, 4]);
}

#[test]
fn litmus_tests_of_kernels_notice_what_comes_too_late() {
    let output = job(2, &programs().join("pe_litmus"), &["late"]);
    assert!(output.status.success(), "{}\n{}", output.status, text(&output.stderr));
}

/// Four threads a PE, each on its own contexts: RMA, atomics, signals, waits and quiet at once; and the other thread levels.
#[test]
fn threads_on_contexts_of_their_own() {
    let program = compile("oshcc", &[&STRICT[..], &["-pthread", "tests/c/threads.c"]].concat(), "threads_c");
    silently_succeeds(&program, [1, 2, 3, 4]);
}
