//! OpenSHMEM programs in C, C++ and Fortran, run on several PEs, and the library's symbols.

use std::path::Path;
use std::process::{Command, Output};

use zeshmem_api_table::{Api, entries};
use zeshmem_tests::harness::{
    PE_COUNTS, WATCHDOG, compile, compile_with, job, job_with, programs, silently_succeeds, text,
};

const STRICT: [&str; 3] = ["-Wall", "-Wextra", "-Werror"];

/// Numbers of PEs of the specification's examples.
const EXAMPLE_COUNTS: std::ops::RangeInclusive<usize> = 2..=12;

#[test]
fn every_typed_routine_from_c() {
    let args = [&STRICT[..], &["tests/c/openshmem.c"]].concat();
    silently_succeeds(&compile("oshcc", &args, "openshmem_c"), PE_COUNTS);
}

/// Before C11 there are no generic names.
#[test]
fn every_typed_routine_from_c99() {
    let args = [&STRICT[..], &["-std=c99", "tests/c/openshmem.c"]].concat();
    silently_succeeds(&compile("oshcc", &args, "openshmem_c99"), [3]);
}

#[test]
fn every_typed_routine_from_cpp() {
    let args = [&STRICT[..], &["-x", "c++", "tests/c/openshmem.c"]].concat();
    silently_succeeds(&compile("oshc++", &args, "openshmem_cpp"), PE_COUNTS);
}

/// Commas in braces do not end an argument of a function, but one of a macro.
#[test]
fn generic_names_with_lists_in_braces() {
    let args = [&STRICT[..], &["-std=c11", "-Wpedantic", "tests/c/generic.c"]].concat();
    silently_succeeds(&compile("oshcc", &args, "generic_c"), [1, 2, 3]);
}

#[test]
fn headers_inside_extern_c() {
    let args = [&STRICT[..], &["tests/c/extern_c.cpp"]].concat();
    silently_succeeds(&compile("oshc++", &args, "extern_c_cpp"), [1, 3]);
}

#[test]
fn complex_numbers_of_cpp() {
    let args = [&STRICT[..], &["tests/c/std_complex.cpp"]].concat();
    silently_succeeds(&compile("oshc++", &args, "std_complex_cpp"), [1, 3]);
}

/// A program in C for all numbers of PEs, in C99 and C++ for some.
fn in_all_languages(name: &str) {
    let source = format!("tests/c/{name}.c");
    let of = |more: &[&'static str]| [&STRICT[..], more].concat();
    let source = source.as_str();
    let with = |more: &[&'static str]| of(more).into_iter().chain([source]).collect::<Vec<_>>();
    silently_succeeds(&compile("oshcc", &with(&[]), &format!("{name}_c")), PE_COUNTS);
    silently_succeeds(&compile("oshcc", &with(&["-std=c99"]), &format!("{name}_c99")), [2]);
    silently_succeeds(&compile("oshc++", &with(&["-x", "c++"]), &format!("{name}_cpp")), [1, 3]);
}

#[test]
fn signals() {
    in_all_languages("signals");
}

#[test]
fn point_to_point_waits() {
    in_all_languages("waits");
}

#[test]
fn reductions_and_what_moves_data() {
    in_all_languages("reductions");
}

/// A PE that looks in a loop of its own gives its core to those that it shares it with.
#[test]
fn looks_on_shared_cores() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/shared_cores.c"]].concat(), "shared_cores_c");
    silently_succeeds(&program, [2, 8]);
}

#[test]
fn constants() {
    in_all_languages("constants");
}

/// Whatever the form, the length and the run.
#[test]
fn sums_and_products_have_the_same_bits_everywhere() {
    silently_succeeds(&compile("oshcc", &[&STRICT[..], &["tests/c/same_bits.c"]].concat(), "same_bits_c"), PE_COUNTS);
}

#[test]
fn all_to_all_without_checks() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/unchecked.c"]].concat(), "unchecked_c");
    for n in [2, 4] {
        let output = job_with(n, &program, &[], &[("ISHMEM_CHECKS", "off")]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{n} PEs: {err}");
        let refused = format!("zeshmem: PE {}: in shmem_long_alltoall, argument `dest` is 0x", n - 1);
        assert!(err.starts_with(&refused) && err.lines().count() == 1, "{n} PEs: {err}");
    }
}

#[test]
fn locks() {
    in_all_languages("locks");
}

#[test]
fn blocks_and_hints() {
    in_all_languages("blocks");
}

/// OpenSHMEM 1.6, SHMEM_MALLOC and its siblings: what is a barrier, and what is none.
#[test]
fn allocation_is_a_barrier_or_nothing() {
    in_all_languages("heap");
}

#[test]
fn the_log_tells_of_a_full_heap() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/full_heap.c"]].concat(), "full_heap_c");
    let size = ("SHMEM_SYMMETRIC_SIZE", "64K");
    for (log, expected) in [("warn", 0), ("info", 1)] {
        let output = job_with(3, &program, &[], &[size, ("ISHMEM_LOG", log)]);
        let said = text(&output.stderr);
        assert!(output.status.success(), "{}\n{said}", output.status);
        let lines = said.lines().filter(|line| line.contains("returns NULL"));
        assert_eq!(lines.count(), expected, "{said}");
        let sentence =
            "shmem_malloc(40960) returns NULL: a heap of 65536 bytes has no room for it; SHMEM_SYMMETRIC_SIZE sets";
        assert!(expected == 0 || said.contains(sentence), "{said}");
    }
}

#[test]
fn work_arrays_are_as_long_as_the_header_says() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/last_words.c"]].concat(), "last_words_c");
    for n in [1, 2, 3] {
        for threads in ["single", "multiple"] {
            let output = job_with(n, &program, &[threads], &[("SHMEM_SYMMETRIC_SIZE", "64K")]);
            assert!(output.status.success(), "{n} PEs, {threads}: {}\n{}", output.status, text(&output.stderr));
        }
    }
}

/// OpenSHMEM 1.6, Memory Model: global and static variables, whether they can be written or not.
#[test]
fn constants_are_symmetric() {
    in_all_languages("read_only");
    // Where they lie is the compiler's business, and the link editor's.
    for (name, options) in [
        ("pie", &["-O2", "-fpie", "-pie"][..]),
        ("no_pie", &["-O2", "-fno-pie", "-no-pie"][..]),
        ("with_code", &["-Wl,-z,noseparate-code"][..]),
        ("norelro", &["-Wl,-z,norelro"][..]),
    ] {
        let args = [&STRICT[..], options, &["tests/c/read_only.c"]].concat();
        silently_succeeds(&compile("oshcc", &args, &format!("read_only_{name}")), [2]);
    }
}

#[test]
fn the_specifications_example_of_contexts() {
    let program = compile("oshcc", &["tests/c/seed_team_create_ctx.c"], "seed_team_create_ctx");
    silently_succeeds(&program, EXAMPLE_COUNTS);
}

#[test]
fn the_specifications_example_of_a_strided_split() {
    let program = compile("oshcc", &["tests/c/seed_team_split_strided.c"], "seed_team_split_strided");
    silently_succeeds(&program, EXAMPLE_COUNTS);
}

#[test]
fn collect_from_fortran() {
    let args = ["-Wall", "-Werror", "-Wno-compare-reals", "tests/fortran/collect.f"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "collect_f");
    silently_succeeds(&program, PE_COUNTS);
}

/// Launchers of others, one that speaks PMI-1 and one that speaks PMIx.
const LAUNCHERS: [&str; 2] = ["mpiexec.mpich", "mpirun.openmpi"];

/// A program under one of them.
fn launched_by(launcher: &str, n: usize, program: &Path, args: &[&str]) -> Output {
    // Open MPI's asks before it starts more PEs than there are cores, or anything for root.
    let willing: &[&str] = if launcher == "mpirun.openmpi" { &["--oversubscribe", "--allow-run-as-root"] } else { &[] };
    Command::new("timeout")
        .args([WATCHDOG, launcher, "-n", &n.to_string()])
        .args(willing)
        .arg(program)
        .args(args)
        .env("ISHMEM_CPU_DRIVER", "auto")
        .env("ISHMEM_SYMMETRIC_SIZE", "64M")
        .output()
        .expect("ci/setup installs MPICH and Open MPI")
}

/// Jobs of other launchers end well, and end badly as a whole.
#[test]
fn jobs_of_other_launchers() {
    let locks = compile("oshcc", &[&STRICT[..], &["tests/c/locks.c"]].concat(), "locks_launched_c");
    let misuse = compile("oshcc", &[&STRICT[..], &["tests/c/misuse.c"]].concat(), "misuse_launched_c");
    for launcher in LAUNCHERS {
        for n in [1, 2, 4, 8] {
            let output = launched_by(launcher, n, &locks, &[]);
            assert!(output.status.success(), "{launcher}, {n} PEs: {}\n{}", output.status, text(&output.stderr));
        }
        let output = launched_by(launcher, 4, &misuse, &["killed"]);
        // Who says it is open: the launcher may end the other PEs before they notice.
        assert!(!output.status.success() && output.status.code() != Some(124), "{launcher}: {}", output.status);
    }
}

/// MPI and OpenSHMEM in one program share the launcher, whichever of them begins and ends first.
#[test]
fn programs_of_mpi_and_openshmem() {
    let args = [&STRICT[..], &["tests/mpi/both.c"]].concat();
    let program = compile_with("oshcc", &[("OSHCC", "mpicc.mpich")], &args, "both_mpi_c");
    for first in ["mm", "ms", "sm", "ss"] {
        for n in [1, 2, 4] {
            for output in [launched_by("mpiexec.mpich", n, &program, &[first]), job(n, &program, &[first])] {
                let err = text(&output.stderr);
                assert!(output.status.success() && err.is_empty(), "{first}, {n} PEs: {}\n{err}", output.status);
            }
        }
    }
}

#[test]
fn transfers_and_atomics_from_fortran() {
    let args = ["-Wall", "-Werror", "-Wno-compare-reals", "tests/fortran/transfers.f"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "transfers_f");
    silently_succeeds(&program, [1, 2, 4]);
}

/// By Fortran's rules what is not declared and begins with S is REAL.
#[test]
fn functions_that_fortran_does_not_declare() {
    let args = ["-Wall", "-Werror", "-Wno-conversion", "tests/fortran/undeclared.f"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "undeclared_f");
    silently_succeeds(&program, [1, 2, 4]);
}

#[test]
fn cray_pointers_from_fortran() {
    let args = ["-Wall", "-Werror", "-fcray-pointer", "tests/fortran/pointers.f90"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "pointers_f90");
    silently_succeeds(&program, [1, 2, 4]);
}

#[test]
fn the_fortran_module() {
    let modules = programs().join("compiled-by-tests/fortran");
    std::fs::create_dir_all(&modules).expect("a folder of the build's");
    let folder = format!("-J{}", modules.display());
    let args =
        ["-Wall", "-Werror", "-Wno-compare-reals", &folder, "include/shmem/shmem.f90", "tests/fortran/module.f90"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "module_f90");
    silently_succeeds(&program, [1, 2, 4]);
}

#[test]
fn every_typed_routine_of_ishmem() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/ishmem_typed.c"]].concat(), "ishmem_typed_c");
    silently_succeeds(&program, [1, 2, 4]);
    let args = [&STRICT[..], &["-x", "c++", "tests/c/ishmem_typed.c"]].concat();
    silently_succeeds(&compile("oshc++", &args, "ishmem_typed_cpp"), [2]);
}

#[test]
fn every_collective_of_ishmem_over_teams_and_over_the_world() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/ishmem_collectives.c"]].concat(), "ishmem_collectives_c");
    silently_succeeds(&program, [1, 2, 3, 4, 7, 8]);
    let args = [&STRICT[..], &["-x", "c++", "tests/c/ishmem_collectives.c"]].concat();
    silently_succeeds(&compile("oshc++", &args, "ishmem_collectives_cpp"), [3]);
}

#[test]
fn misuse_is_named_and_ends_the_job() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/misuse.c"]].concat(), "misuse_c");
    for (what, message) in [
        ("pe", "in shmem_long_put, argument `pe` is 2"),
        ("ctx-pe", "in shmem_ctx_int_p, argument `pe` is -1"),
        ("address", "in shmem_int_atomic_fetch_add, argument `dest` is 0x"),
        ("stale", "in shmem_ctx_putmem, argument `ctx` is"),
        ("default", "in shmem_ctx_destroy, argument `ctx` is SHMEM_CTX_DEFAULT"),
        ("sig-op", "in shmem_long_put_signal, argument `sig_op` is 7; it must be SHMEM_SIGNAL_SET"),
        ("sig-addr", "in shmem_signal_add, argument `sig_addr` is 0x"),
        ("cmp", "in shmem_long_wait_until, argument `cmp` is 7; it must be SHMEM_CMP_EQ"),
        ("ivar", "in shmem_int_test, argument `ivar` is 0x"),
        ("ivars", "in shmem_long_wait_until_all, argument `ivars` is 0x"),
        ("misaligned", "it must be a multiple of 8"),
        ("indices", "in shmem_long_test_some, argument `indices` is null"),
        ("stride", "in shmem_long_ibput, argument `dst` is 1; it must be at least `bsize`, 2"),
        ("quiet-pe", "in shmem_pe_quiet, argument `target_pes` is an array with 2; each must be in [0, 1]"),
        ("lock-again", "in shmem_set_lock, argument `lock` is 0x"),
        ("lock-again-of-threads", "in shmem_set_lock, argument `lock` is 0x"),
        ("lock-free", "this PE does not have that lock"),
        ("lock-local", "in shmem_set_lock, argument `lock` is 0x"),
        ("session", "in shmem_ctx_session_start, argument `config` is null"),
        ("early", "in shmem_barrier_all, the runtime is not initialised"),
        ("child", "in shmem_barrier_all, this process is a child that a PE has made by fork"),
    ] {
        let output = job(2, &program, &[what]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{what}:\n{err}");
        assert!(err.contains(message), "{what}: `{message}` is not in\n{err}");
    }
}

/// What is said goes by whether the program can have meant it, and is not said again and again.
#[test]
fn teams_that_there_are_not() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/no_team.c"]].concat(), "no_team_c");
    const STRIDED: &str = "in shmem_team_split_strided, ";
    const TWO_DIMENSIONS: &str = "in shmem_team_split_2d, ";
    const CONFIG: &str = "in shmem_team_get_config, ";
    for n in [1, 3] {
        for (what, said) in [
            ("invalid", &[][..]),
            ("destroyed", &[(STRIDED, n), (TWO_DIMENSIONS, n), (CONFIG, n)]),
            ("exhausted", &[(STRIDED, 1), (TWO_DIMENSIONS, 1)]),
        ] {
            let output = job(n, &program, &[what]);
            let err = text(&output.stderr);
            assert!(output.status.success(), "{what} on {n} PEs: {}\n{err}", output.status);
            for (words, times) in said {
                assert_eq!(err.matches(words).count(), *times, "{what} on {n} PEs:\n{err}");
            }
            assert_eq!(err.lines().count(), said.iter().map(|(_, times)| times).sum(), "{what} on {n} PEs:\n{err}");
        }
    }
}

/// OpenSHMEM 1.6, SHMEM_INIT and SHMEM_FINALIZE: as many of one as of the other, and a normal end is a finalisation.
#[test]
fn a_pe_may_start_several_times_and_end_without_finalizing() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/lifetimes.c"]].concat(), "lifetimes_c");
    // What threads do at the same time goes wrong at some times only.
    for _ in 0..4 {
        let output = job(1, &program, &["threads"]);
        assert!(output.status.success(), "threads: {}\n{}", output.status, text(&output.stderr));
    }
    for n in [1, 2, 4] {
        for what in [
            "several",
            "twice",
            "start_pes",
            "return",
            "counted",
            "exit",
            "child",
            "again",
            "late",
            "late-counted",
            "handler",
        ] {
            let output = job(n, &program, &[what]);
            let err = text(&output.stderr);
            assert!(output.status.success() && err.is_empty(), "{what} on {n} PEs: {}\n{err}", output.status);
        }
        for what in ["return", "handler", "finalized-late"] {
            let output = job_with(n, &program, &[what], &[("ISHMEM_LOG", "debug")]);
            assert!(output.status.success(), "{what} on {n} PEs: {}\n{}", output.status, text(&output.stderr));
        }
        for what in ["return", "twice", "put", "handler"] {
            let output = job_with(n, &program, &[what], &[("ZESHMEM_PES_PER_NODE", "1")]);
            let err = text(&output.stderr);
            assert!(output.status.success() && err.is_empty(), "{what} on {n} nodes: {}\n{err}", output.status);
        }
    }
    // What is opened must not get the numbers of what the program was started without.
    for nodes in [&[][..], &[("ZESHMEM_PES_PER_NODE", "1")]] {
        for closed in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
            let script = format!("exec {} loud {closed}", program.display());
            let output = job_with(2, Path::new("/bin/sh"), &["-c", &script], nodes);
            assert!(output.status.success(), "{closed}, {nodes:?}: {}\n{}", output.status, text(&output.stderr));
        }
    }
    // Each PE is a script of several programs.
    for (n, nodes) in [(1, &[][..]), (3, &[]), (2, &[("ZESHMEM_PES_PER_NODE", "1")])] {
        let script = format!("{0} return && {0} several && {0} return", program.display());
        let output = job_with(n, Path::new("/bin/sh"), &["-c", &script], nodes);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "a script on {n} PEs, {nodes:?}: {}\n{err}", output.status);
    }
    for launcher in LAUNCHERS {
        for what in ["several", "start_pes", "return"] {
            let output = launched_by(launcher, 2, &program, &[what]);
            assert!(output.status.success(), "{launcher}, {what}: {}\n{}", output.status, text(&output.stderr));
        }
    }
    let alone = |what: &str| {
        let output = Command::new(&program).arg(what).env("ISHMEM_CPU_DRIVER", "auto").output();
        output.expect("the program starts")
    };
    for what in ["several", "return", "again"] {
        let output = alone(what);
        assert!(output.status.success(), "{what}: {}\n{}", output.status, text(&output.stderr));
    }
    for (what, status, message) in [
        ("status", 3, "exited with status 3"),
        ("_exit", 1, "exited with status 0 but without finalizing"),
        ("middle", 1, "PE 0 called shmem_barrier_all, PE 1 called exit"),
        ("too-often", 1, "in shmem_finalize, the runtime is not initialised"),
        ("late-too-often", 1, "in shmem_finalize, the runtime is not initialised"),
    ] {
        let output = job(2, &program, &[what]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{what}:\n{err}");
        assert!(err.contains(message), "{what}: `{message}` is not in\n{err}");
    }
}

/// Threads run until a process that exits is no more.
#[test]
fn another_thread_may_look_at_symmetric_memory_while_a_pe_exits() {
    let program = compile("oshcc", &[&STRICT[..], &["-pthread", "tests/c/lifetimes.c"]].concat(), "lifetimes_looking");
    for what in ["looking-return", "looking-exit"] {
        for nodes in [&[][..], &[("ZESHMEM_PES_PER_NODE", "1")]] {
            for n in [1, 2, 3] {
                let output = job_with(n, &program, &[what], nodes);
                let err = text(&output.stderr);
                assert!(
                    output.status.success() && err.is_empty(),
                    "{what} on {n} PEs, {nodes:?}: {}\n{err}",
                    output.status
                );
            }
        }
    }
}

/// PEs that end within a second of one that exits with another status than 0 lose nothing.
#[test]
fn a_status_other_than_0_ends_no_other_pe_that_ends() {
    let program = compile("oshcc", &[&STRICT[..], &["-pthread", "tests/c/lifetimes.c"]].concat(), "lifetimes_failed");
    for (what, said) in [("usage", 1), ("failed", 3)] {
        let output = job(4, &program, &[what]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.code(), Some(3), "{what}:\n{err}");
        assert!(err.contains("exited with status 3") && !err.contains("died"), "{what}:\n{err}");
        assert_eq!(out.lines().count(), said, "{what}:\n{out}");
    }
}

/// Who looks for leaks of a program hears of none of the library's.
#[test]
fn checkers_for_leaks_find_none() {
    let args = [&STRICT[..], &["-g", "-fsanitize=leak", "tests/c/lifetimes.c"]].concat();
    let program = compile("oshcc", &args, "lifetimes_leaks");
    for what in ["several", "return", "again"] {
        let output = job(2, &program, &[what]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{what}: {}\n{err}", output.status);
    }
}

/// All PEs find out at the same time that the job is to end; the sentence comes from one of them.
#[test]
fn a_refused_collective_that_returns_nothing_is_explained_every_time() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/misuse.c"]].concat(), "misuse_free_c");
    let message = "PE 0: in shmem_free, the PEs of the team do not agree: PE 0 called shmem_free with";
    for run in 0..20 {
        let jobs = LAUNCHERS.map(|launcher| (launcher, launched_by(launcher, 4, &program, &["free"])));
        for (launcher, output) in jobs.into_iter().chain([("oshrun", job(4, &program, &["free"]))]) {
            let err = text(&output.stderr);
            assert!(!output.status.success(), "{launcher}, run {run}:\n{err}");
            assert_eq!(err.matches(message).count(), 1, "{launcher}, run {run}:\n{err}");
        }
    }
}

/// 256 is 0 where only 8 bits are looked at, which an exit status is.
#[test]
fn no_failure_ends_with_status_0() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/misuse.c"]].concat(), "misuse_exit_c");
    for n in [1, 2, 4] {
        let output = job(n, &program, &["exit"]);
        assert_eq!(output.status.code(), Some(255), "{n} PEs:\n{}", text(&output.stderr));
    }
    for launcher in LAUNCHERS {
        let output = launched_by(launcher, 2, &program, &["exit"]);
        assert_eq!(output.status.code(), Some(255), "{launcher}: {}", text(&output.stderr));
    }
    let alone =
        Command::new(&program).arg("exit").env("ISHMEM_CPU_DRIVER", "auto").output().expect("the program starts");
    assert_eq!(alone.status.code(), Some(255), "{}", text(&alone.stderr));
}

/// OpenSHMEM 1.6, SHMEM_QUERY_INITIALIZED and SHMEM_GLOBAL_EXIT.
#[test]
fn other_threads_do_not_wait_for_one_that_starts_or_ends_the_runtime() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/lifetimes.c"]].concat(), "lifetimes_asked_c");
    let fifo = program.with_extension("fifo");
    let fifo = fifo.to_str().expect("a plain path");
    let made = Command::new("mkfifo").arg(fifo).status().expect("mkfifo starts");
    assert!(made.success());
    let output = job(2, &program, &["asked", fifo]);
    std::fs::remove_file(fifo).expect("it is ours");
    assert!(output.status.success(), "{}\n{}", output.status, text(&output.stderr));
    let output = job(2, &program, &["parting"]);
    let said = "oshrun: PE 0 aborted the job with status 6\n";
    assert_eq!((output.status.code(), &*text(&output.stderr)), (Some(6), said));
}

/// As the console of a program is read.
#[test]
fn a_thread_that_reads_keeps_no_pe_from_its_end() {
    let program =
        compile("oshcc", &[&STRICT[..], &["-pthread", "tests/c/lifetimes.c"]].concat(), "lifetimes_reading_c");
    for what in ["reading", "reading-stdin", "reading-on"] {
        let output = job(2, &program, &[what]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!((output.status.code(), &*out), (Some(0), "writtenwritten"), "{what}: {err}");
        // Of the standard input it is known.
        let told = err.matches("in exit, another thread has a stream").count();
        assert_eq!(told, if what == "reading" { 2 } else { 0 }, "{what}: {err}");
    }
}

/// OpenSHMEM 1.6, SHMEM_GLOBAL_EXIT, also where a thread never gives a stream back.
#[test]
fn what_was_written_is_not_lost_at_a_global_exit() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/lifetimes.c"]].concat(), "lifetimes_keeping_c");
    let output = job(2, &program, &["keeping"]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!((output.status.code(), out.lines().next()), (Some(5), Some("written")), "{out}\n{err}");

    let program = compile("oshc++", &["-Wall", "-Werror", "tests/c/streams.cpp"], "streams_cpp");
    let output = job(1, &program, &[]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!((output.status.code(), &*out), (Some(5), "to cout\nto wcout\n"), "{err}");
    assert!(err.starts_with("to clog\n"), "{err}");

    let args = ["-Wall", "-Werror", "tests/fortran/exit.f90"];
    let program = compile_with("oshcc", &[("OSHCC", "gfortran")], &args, "exit_f90");
    let folder = program.with_extension("folder");
    std::fs::create_dir_all(&folder).expect("a folder of the build's");
    let output = job(2, &program, &[folder.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(5), "{}", text(&output.stderr));
    let written = std::fs::read_to_string(folder.join("written")).expect("the program opened it");
    std::fs::remove_dir_all(&folder).expect("it is ours");
    assert_eq!(written, "written\n");
}

/// However a job ends, and whatever its PEs are doing.
#[test]
fn what_other_pes_have_written_is_not_lost_at_the_end_of_a_job() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/output.c"]].concat(), "output_c");
    for (how, lines) in [("exit", 4), ("misuse", 4), ("term", 4), ("parent", 4), ("kill", 3), ("left", 4)] {
        let output = job(4, &program, &[how]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.success(), how == "left", "{how}: {}\n{err}", output.status);
        assert_eq!(out.matches("was here\n").count(), lines, "{how}:\n{out}{err}");
        assert_eq!(err.is_empty(), how == "left", "{how}:\n{err}");
    }
    // Programs that pass the signal on send it to a process and to its group.
    let output = job(4, "timeout".as_ref(), &["300", program.to_str().expect("a plain path"), "parent"]);
    let out = text(&output.stdout);
    assert!(!output.status.success() && out.matches("was here\n").count() == 4, "{}\n{out}", output.status);
    let output = job(4, &program, &["handled"]);
    let out = text(&output.stdout);
    assert!(output.status.code() == Some(9) && out.contains("handled\n"), "{}\n{out}", output.status);
}

/// OpenSHMEM 1.5, section 8, Environment Variables; each counts once for the job.
#[test]
fn the_environment_is_heeded() {
    let program = compile("oshcc", &["tests/c/empty.c"], "empty_env_c");
    let run = |environment: &[(&str, &str)]| {
        let output = job_with(3, &program, &[], environment);
        (output.status.code(), text(&output.stderr))
    };
    let version = concat!("Zeshmem ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&[("SHMEM_SYMMETRIC_SIZE", "32MiB")]), (Some(0), String::new()));
    assert_eq!(run(&[("SHMEM_SYMMETRIC_SIZE", "32000kk")]), (Some(0), String::new()));
    assert_eq!(run(&[("SHMEM_VERSION", "1"), ("SMA_SYMMETRIC_SIZE", "0.03GB")]), (Some(0), version.into()));
    let (code, err) = run(&[("SMA_INFO", "y"), ("SHMEM_SYMMETRIC_SIZE", "32MB")]);
    assert!(code == Some(0) && err.starts_with(version), "{err}");
    assert_eq!((err.matches("* SHMEM_SYMMETRIC_SIZE=32MB\n").count(), err.matches(version).count()), (1, 1), "{err}");
    let (code, err) = run(&[("SHMEM_SYMETRIC_SIZE", "1G")]);
    let warning =
        "SHMEM_SYMETRIC_SIZE is set, which means nothing here; the nearest name that does is SHMEM_SYMMETRIC_SIZE";
    assert_eq!((code, err.matches(warning).count()), (Some(0), 1), "{err}");
    let (code, err) = run(&[("SHMEM_DEBUG", "1")]);
    assert!(code == Some(0) && err.contains("DEBUG"), "{err}");
    let (code, err) = run(&[("SHMEM_SYMMETRIC_SIZE", "lots")]);
    assert!(code == Some(1) && err.contains("SHMEM_SYMMETRIC_SIZE is `lots`; it must be a number of bytes"), "{err}");
}

/// Lengths beyond 32 bits, where there is memory for them.
#[test]
fn transfers_of_more_than_2_gib() {
    let memory = std::fs::read_to_string("/proc/meminfo").expect("Linux");
    let available = memory.lines().find_map(|line| line.strip_prefix("MemAvailable:")?.trim().strip_suffix(" kB"));
    let gib = available.expect("a line of its own").parse::<u64>().expect("a number") >> 20;
    if gib < 8 {
        println!("skipped: transfers of more than 2 GiB take 4 GiB of memory, and {gib} GiB are available");
        return;
    }
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/large.c"]].concat(), "large_c");
    let output = job_with(2, &program, &[], &[("SHMEM_SYMMETRIC_SIZE", "3G"), ("ISHMEM_STALL_SECONDS", "0")]);
    assert!(output.status.success(), "{}\n{}", output.status, text(&output.stderr));
}

/// The two APIs share one runtime, which ends with the last of them.
#[test]
fn both_apis_in_one_program() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/both.c"]].concat(), "both_c");
    silently_succeeds(&program, [1, 3, 4]);
}

#[test]
fn either_api_on_each_pe() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/either.c"]].concat(), "either_c");
    silently_succeeds(&program, [1, 2, 3, 4]);
    // Static data needs no heap.
    let output = job_with(2, &program, &[], &[("SHMEM_SYMMETRIC_SIZE", "0")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn every_routine_is_declared_and_there() {
    for standard in ["-std=c99", "-std=c11"] {
        let args = [&STRICT[..], &[standard, "-D_GNU_SOURCE", "tests/c/every_routine.c"]].concat();
        silently_succeeds(&compile("oshcc", &args, &format!("every_routine{standard}")), [1]);
    }
}

/// Before C11, where a routine without a type is a function.
#[test]
fn old_names_are_functions_and_have_profiling_names() {
    let args = [&STRICT[..], &["-std=gnu99", "-Wno-deprecated-declarations", "tests/c/old_names.c"]].concat();
    silently_succeeds(&compile("oshcc", &args, "old_names_c"), [1, 2]);
}

/// A tool that is part of the program, and one that the loader puts before the library.
#[test]
fn profiling_tools_take_routines_and_call_them() {
    let tool_inside = compile("oshcc", &[&STRICT[..], &["tests/c/profiling.c"]].concat(), "profiling_inside");
    silently_succeeds(&tool_inside, [1, 2, 4]);

    let args = [&STRICT[..], &["-DPROGRAM", "tests/c/profiling.c"]].concat();
    let program = compile("oshcc", &args, "profiling_program");
    let args = [&STRICT[..], &["-DTOOL", "-shared", "-fPIC", "tests/c/profiling.c"]].concat();
    let tool = compile("oshcc", &args, "libprofiling_tool.so");
    for n in [1, 2, 4] {
        let preload = [("LD_PRELOAD", tool.to_str().expect("a plain path"))];
        for (arguments, environment) in [(&[][..], &preload[..]), (&["alone"], &[])] {
            let output = job_with(n, &program, arguments, environment);
            let err = text(&output.stderr);
            assert!(output.status.success() && err.is_empty(), "{n} PEs, {arguments:?}: {}\n{err}", output.status);
        }
    }
}

/// The benchmark checks each answer before it times it.
#[test]
fn the_benchmark_is_answered_right() {
    let program = compile("oshcc", &["-O2", "-Wall", "-Werror", "crates/capi/tools/shmem-perf.c"], "shmem_perf");
    for n in [2, 3] {
        let output = job(n, &program, &["--json", "--repeats", "1"]);
        let said = text(&output.stdout);
        assert!(output.status.success() && output.stderr.is_empty(), "{said}{}", text(&output.stderr));
        assert!(said.starts_with(&format!("{{\"library\": \"Zeshmem 0.1.0\", \"pes\": {n}, ")), "{said}");
        let of = |cell: &str| said.lines().filter(|line| line.contains(&format!("\"{cell}\""))).count();
        assert_eq!(
            (of("p, heap"), of("fetch_add, statics"), of("put_signal"), of("team collect")),
            (1, 1, 1, 4),
            "{said}"
        );
        let output = job(n, &program, &["--json", "--repeats", "1", "--computing", "--only", "get, heap"]);
        let said = text(&output.stdout);
        assert!(output.status.success() && output.stderr.is_empty(), "{said}{}", text(&output.stderr));
        assert!(
            said.contains("\"mode\": \"much work between, others compute\"")
                && said.contains("\"cell\": \"get, heap\""),
            "{said}"
        );
    }
}

#[test]
fn the_benchmark_of_kernels_is_answered_right() {
    let program =
        compile("oshcc", &["-O2", "-Wall", "-Werror", "crates/capi/tools/shmem-perf.c"], "shmem_perf_kernels");
    let cells = |n, only: &[&str]| {
        let output = job_with(n, &program, &[&["--kernels", "--json", "--repeats", "1"], only].concat(), &[]);
        let said = text(&output.stdout);
        assert!(output.status.success() && output.stderr.is_empty(), "{n} PEs: {said}{}", text(&output.stderr));
        said
    };
    // It looks for its kernels where it lies itself.
    let module = program.with_file_name("shmem-perf.spv");
    let _ = std::fs::remove_file(&module);
    let output = job(2, &program, &["--kernels"]);
    assert!(!output.status.success() && text(&output.stderr).contains("shmem-perf.spv: No such file"), "{output:?}");
    assert_eq!(compile("ishmem-clc", &["crates/capi/tools/shmem-perf.cl"], "shmem-perf.spv"), module);
    let said = cells(2, &[]);
    let of = |cell: &str| said.lines().filter(|line| line.contains(&format!("\"{cell}\""))).count();
    assert_eq!(
        (of("put, 16 work-items"), of("memcpy of the host"), of("message by put_signal"), of("sync"), of("sum_exscan")),
        (5, 5, 1, 1, 7),
        "{said}"
    );
    assert!(!said.contains("\"median\": 0.00"), "{said}");
    assert_eq!(cells(3, &["--only", "collect", "--only", "scatter"]).matches("\"cell\"").count(), 21);
}

/// It prints variables as a shell takes them, with sizes that there are, and nothing else but comments.
#[test]
fn the_benchmark_tells_what_to_set() {
    let program = compile("oshcc", &["-O2", "-Wall", "-Werror", "crates/capi/tools/shmem-perf.c"], "shmem_perf_tune");
    for n in [2, 3] {
        let output = job(n, &program, &["--tune"]);
        let said = text(&output.stdout);
        assert!(output.status.success() && output.stderr.is_empty(), "{said}{}", text(&output.stderr));
        let (comments, set): (Vec<&str>, Vec<&str>) = said.lines().partition(|line| line.starts_with('#'));
        let set: Vec<(&str, &str)> = set.into_iter().map(|line| line.split_once('=').expect(line)).collect();
        let names = ["ISHMEM_LIST_COPY_BYTES", "ISHMEM_LIST_GROUP_BYTES", "ISHMEM_SMALL_BYTES", "ISHMEM_SENT_BYTES"];
        let (said_names, values): (Vec<&str>, Vec<&str>) = set.into_iter().unzip();
        assert_eq!(said_names, names, "{said}");
        let [copy, group, small, sent] = values[..] else { unreachable!("four names") };
        let [copy, group]: [usize; 2] = [copy, group].map(|value| value.parse().expect("a number"));
        assert!(["auto", "0", "1K", "4K", "16K", "64K", "256K"].contains(&small), "{said}");
        assert!(["auto", "64", "256", "1K", "4K", "16K", "64K"].contains(&sent), "{said}");
        for what in ["put", "broadcast", "collect", "sum_reduce"] {
            assert!(
                comments.iter().any(|line| line.starts_with(&format!("# a {what} of 262144 bytes "))),
                "{what}: {said}"
            );
        }
        assert!(copy == 0 || copy.is_power_of_two() && (64..=4 << 20).contains(&copy), "{said}");
        assert!(group.is_power_of_two() && group >= 32 << 10, "{said}");
    }
    let output = job(1, &program, &["--tune"]);
    assert!(!output.status.success() && text(&output.stderr).contains("--tune takes two PEs"));
}

#[test]
fn the_manual_has_a_page_for_each_routine() {
    let folder = programs().join("compiled-by-tests/man");
    let output =
        Command::new(programs().join("xtask")).arg("manual").arg(&folder).output().expect("the workspace is built");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let page = |name: &str| std::fs::read_to_string(folder.join(format!("man3/{name}.3")));
    for entry in Api::ALL.into_iter().filter(|api| !api.is_fortran()).flat_map(entries) {
        let mut text = page(&entry.name).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        if let Some(other) = text.strip_prefix(".so man3/") {
            text = page(other.trim_end().trim_end_matches(".3")).expect("the page that it leads to");
        }
        let declared = [format!(" {}(", entry.name), format!("*{}(", entry.name)];
        assert!(declared.iter().any(|start| text.contains(start)), "{} is not on its page:\n{text}", entry.name);
    }
}

#[test]
fn the_library_exports_what_the_tables_say() {
    let output = Command::new(programs().join("xtask"))
        .arg("symbols")
        .arg(programs().join("libzeshmem.so"))
        .output()
        .expect("the workspace is built");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// What only devices reach moves by kernels, which this makes of all symmetric memory.
const BY_DEVICE: (&str, &str) = ("ZESHMEM_TRANSFERS", "device");

/// Whether devices reach static data and the host heap, as none does where strict mode looks.
fn devices_reach_all() -> bool {
    std::env::var_os("ZE_CPU_STRICT").is_none()
}

#[test]
fn long_transfers_and_reductions_of_device_memory() {
    let program =
        compile("oshcc", &[&STRICT[..], &["-O1", "tests/c/device_transfers.c"]].concat(), "device_transfers_c");
    for n in PE_COUNTS {
        for environment in [&[][..], &[BY_DEVICE]].into_iter().take(if devices_reach_all() { 2 } else { 1 }) {
            let output = job_with(n, &program, &[], environment);
            assert!(output.status.success(), "{n} PEs, {environment:?}: {}", text(&output.stderr));
        }
    }
    let output = job_with(2, &program, &[], &[("ISHMEM_LOG", "zeshmem_host=debug")]);
    let err = text(&output.stderr);
    assert!(output.status.success() && err.contains("building the kernels for transfers"), "{}: {err}", output.status);
}

/// The programs that put, get and reduce in host memory, with all of that done by the device.
#[test]
fn the_device_moves_and_reduces_what_the_host_could() {
    if !devices_reach_all() {
        println!("skipped: transfers of host memory by the device (in strict mode it does not reach that)");
        return;
    }
    for source in ["ishmem_typed", "ishmem_collectives", "openshmem", "blocks", "reductions", "signals", "both"] {
        let path = format!("tests/c/{source}.c");
        let program = compile("oshcc", &[&STRICT[..], &[&path]].concat(), &format!("{source}_by_device"));
        for n in [1, 3, 4] {
            let output = job_with(n, &program, &[], &[BY_DEVICE]);
            let err = text(&output.stderr);
            assert!(output.status.success() && err.is_empty(), "{source} on {n} PEs: {}\n{err}", output.status);
        }
    }
}

#[test]
fn misuse_of_ishmem_is_refused_on_all_pes_or_ends_the_job() {
    let program = compile("oshcc", &[&STRICT[..], &["tests/c/ishmem_misuse.c"]].concat(), "ishmem_misuse_c");
    for n in [1, 3] {
        for (what, message) in [
            ("root", format!("in ishmem_int_broadcast, argument `PE_root` is {n}")),
            ("dest", "in ishmem_int_sum_reduce, argument `dest` is 0x".into()),
            ("count", "in ishmem_fcollectmem, ".into()),
            ("team", "in ishmem_int_alltoall, argument `team` is -1".into()),
            ("id", "in ishmemx_get_uniqueid, argument `uid` is null".into()),
        ] {
            // Alone in its job a PE differs from no other.
            let refused = if what == "count" && n == 1 { 0 } else { n };
            let output = job(n, &program, &[what]);
            let err = text(&output.stderr);
            assert!(output.status.success(), "{what} on {n} PEs: {err}");
            assert_eq!(text(&output.stdout), "refused\n".repeat(refused), "{what} on {n} PEs: {err}");
            assert!(refused == 0 || err.contains(&message), "{what} on {n} PEs: `{message}` is not in\n{err}");
        }
        for (what, message) in [
            ("byte", "in ishmem_schar_atomic_inc, argument `dest` is 0x"),
            ("block", "in ishmemx_int_ibput, argument `sst` is 1; it must be at least `bsize`, 2"),
            ("extent", "in ishmemx_int_ibget, argument `source` is 0x"),
        ] {
            let output = job(n, &program, &[what]);
            let err = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{what} on {n} PEs: {err}");
            assert!(err.contains(message), "{what} on {n} PEs: `{message}` is not in\n{err}");
        }
    }
}
