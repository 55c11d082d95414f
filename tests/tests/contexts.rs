//! Contexts and atomic memory operations in kernels, and from C.

use zeshmem_tests::harness::{PE_COUNTS, SHARED, WORK_GROUPS, beyond_pocl, compile, job, job_with, programs, text};

#[test]
fn contexts_in_kernels() {
    let mut jobs: Vec<(_, &[_])> = PE_COUNTS.into_iter().map(|n| (n, &[][..])).collect();
    if !beyond_pocl("contexts in kernels whose work-groups share what they do", WORK_GROUPS) {
        jobs.push((3, &[SHARED]));
    }
    for (n, environment) in jobs {
        let output = job_with(n, &programs().join("pe_contexts"), &[], environment);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{n} PEs, {environment:?}: {}\n{err}", output.status);
        assert_eq!(err, "", "{n} PEs, {environment:?}");
    }
}

#[test]
fn a_mistake_on_a_context_in_a_kernel_ends_the_job() {
    let no_context = "which is no live context of this PE";
    let cases = [
        ("stale-put", "ishmemx_ctx_p", "ctx", no_context),
        ("stale-get", "ishmemx_ctx_g", "ctx", no_context),
        ("stale-quiet", "ishmemx_ctx_quiet", "ctx", no_context),
        ("stale-fence", "ishmemx_ctx_fence", "ctx", no_context),
        ("stale-amo", "ishmemx_ctx_atomic_add", "ctx", no_context),
        ("invalid", "ishmemx_ctx_p", "ctx", no_context),
        ("foreign", "ishmemx_ctx_p", "ctx", no_context),
        ("no-team", "ishmemx_ctx_p", "ctx", no_context),
        ("pe", "ishmemx_ctx_p", "pe", "1, outside [0, 0]"),
        ("amo-pe", "ishmemx_ctx_atomic_add", "pe", "-1, outside [0, 0]"),
        ("world-amo-pe", "ishmem_atomic_fetch_inc", "pe", "2, outside [0, 1]"),
        ("address", "ishmemx_ctx_atomic_add", "dest", "the 8 bytes from there do not all lie in the symmetric heap"),
        ("misaligned", "ishmemx_ctx_atomic_add", "dest", "4, which is not a multiple of 8"),
    ];
    for (case, routine, argument, wrong) in cases {
        let output = job(2, &programs().join("pe_contexts"), &[case]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{case}:\n{err}");
        let start = format!("in {routine} of a kernel, argument `{argument}` is ");
        let said = err.lines().any(|line| line.contains(&start) && line.contains(wrong));
        assert!(said, "{case}: `{start}... {wrong}` is not in\n{err}");
    }
}

#[test]
fn checks_are_left_out_where_the_user_says_so_on_all_pes() {
    let unchecked = |checks| job_with(2, &programs().join("pe_contexts"), &["unchecked"], &[("ISHMEM_CHECKS", checks)]);
    let output = unchecked("off");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
    let output = unchecked("on");
    let err = text(&output.stderr);
    assert!(
        !output.status.success()
            && err.contains("PE 0 called ishmem_barrier_all")
            && err.contains("PE 1 called ishmem_fcollect"),
        "{err}"
    );
}

#[test]
fn contexts_for_kernels_from_c_and_cpp() {
    let source = "tests/c/contexts.c";
    let strict = ["-Wall", "-Wextra", "-Werror"];
    let c = [&strict[..], &[source, "-lze_loader"]].concat();
    let cpp = [&["-x", "c++"][..], &strict, &[source, "-lze_loader"]].concat();
    for program in [compile("oshcc", &c, "contexts_c"), compile("oshc++", &cpp, "contexts_cpp")] {
        for n in PE_COUNTS {
            let output = job(n, &program, &[]);
            let err = text(&output.stderr);
            assert!(output.status.success(), "{n} PEs: {}\n{err}", output.status);
            let refused = "in ishmemx_team_create_ctx, team 3 was made for 2 contexts at a time";
            let said = err.lines().filter(|line| line.contains(refused)).count();
            assert_eq!(said, n.div_ceil(2), "{n} PEs:\n{err}");
        }
    }
}
