//! Kernels in C++: one text as device code of SYCL's, and on the host.

use std::path::PathBuf;
use std::sync::LazyLock;

use zeshmem_tests::harness::{PE_COUNTS, compile, job, text};

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let strict = ["-std=c++17", "-Wall", "-Wextra", "-Werror"];
    compile("oshc++", &[&strict[..], &["tests/sycl/host.cpp", "-lze_loader"]].concat(), "sycl_host")
});

#[test]
fn device_code_and_hosts_do_the_same() {
    let sources = ["-Wall", "-Wextra", "-Werror", "tests/sycl/exchange.cl", "tests/sycl/exchange.cpp"];
    let kernel = compile("ishmem-clc", &sources, "exchange.spv");
    for n in PE_COUNTS {
        let kernel = kernel.to_str().expect("a plain path");
        for args in [&[][..], &[kernel, "exchange"], &[kernel, "exchange_in_sub_group"]] {
            let output = job(n, &PROGRAM, args);
            let (out, err) = (text(&output.stdout), text(&output.stderr));
            assert!(output.status.success(), "{n} PEs, {args:?}: {}\n{err}", output.status);
            // Kernels say which PE and function it is.
            let says =
                |text: &str, what: &str| text.lines().count() == n && text.lines().all(|line| line.ends_with(what));
            assert!(says(&err, "from C++") && says(&out, "to the other"), "{n} PEs, {args:?}: {out}\n{err}");
        }
    }
}

#[test]
fn a_host_refuses_what_kernels_refuse() {
    for (case, told) in [
        ("group", "a routine for work-groups was called on the host, argument `group` has 2 work-items, of 1"),
        ("sub-group", "a routine for work-groups was called on the host, argument `group` has 2 work-items, of 1"),
        ("tile", "in ishmemx_long_sum_tile_reduce on the host, argument `sst` is 1; it must be at least bsize"),
        ("member", "in ishmemx_peer_signal_set on the host, argument `pe` is 2; it must be a PE of the team, 0 to 1"),
        ("no context", "in ishmemx_ctx_long_p on the host, argument `ctx` is 77; it must be a live context"),
        ("context", "in ishmemx_ctx_long_p on the host, argument `pe` is 2; it must be a PE of the team, 0 to 1"),
    ] {
        let output = job(2, &PROGRAM, &[case]);
        let err = text(&output.stderr);
        assert!(!output.status.success() && err.contains(told), "{case}: {}\n{err}", output.status);
    }
}
