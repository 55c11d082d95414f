//! Programs that have initialised MPI in their process, of MPICH and of Open MPI.

use std::path::Path;
use std::process::{Command, Output};

use zeshmem_tests::harness::{WATCHDOG, compile, programs, text};

const MPICH: &str = "libmpich.so.12";
const OPEN_MPI: &str = "libmpi.so.40";
const OPEN_MPIS_LAUNCHER: &[&str] = &["mpirun.openmpi", "--oversubscribe"];

/// Runs a program of `tests/c`, linked with `library`, as so many PEs that `launcher` starts.
fn run(source: &str, library: &str, launcher: &[&str], n: usize, what: &[&str]) -> Output {
    let (link, file) = (format!("-l:{library}"), format!("tests/c/{source}.c"));
    let strict = ["-O2", "-Wall", "-Wextra", "-Werror", &file, &link];
    let open_mpi = if library == OPEN_MPI { &["-DOPEN_MPI"][..] } else { &[] };
    launched(&compile("oshcc", &[&strict, open_mpi].concat(), &format!("{source}_{library}")), launcher, n, what)
}

fn launched(program: &Path, launcher: &[&str], n: usize, what: &[&str]) -> Output {
    Command::new("timeout")
        .args(["--kill-after=10", WATCHDOG])
        .args(launcher)
        .args(["-n", &n.to_string()])
        .arg(program)
        .args(what)
        .env("PES", n.to_string())
        .env("ISHMEM_CPU_DRIVER", programs().join("libze_cpu.so"))
        .env("ISHMEM_SYMMETRIC_SIZE", "64M")
        .envs([("OMPI_ALLOW_RUN_AS_ROOT", "1"), ("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1")])
        .output()
        .expect("timeout starts")
}

#[test]
fn the_job_is_mpis_world() {
    let oshrun = programs().join("oshrun");
    for (library, launcher) in [
        (MPICH, &["mpiexec.mpich"][..]),
        // It has given its only conversation to MPI, too.
        (MPICH, &[oshrun.to_str().expect("text")]),
        (OPEN_MPI, OPEN_MPIS_LAUNCHER),
    ] {
        let output = run("mpi_inside", library, launcher, 3, &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{launcher:?}: {}\n{out}\n{err}",
            output.status
        );
        let output = run("mpi_inside", library, launcher, 3, &["exits"]);
        assert_eq!(output.status.code(), Some(7), "{launcher:?}: {}", text(&output.stderr));
    }
}

/// As Python's modules are, of which mpi4py is one and shmem4py another.
#[test]
fn an_mpi_that_was_loaded_for_another_library_alone_is_found() {
    let program = compile("oshcc", &["-Wall", "-Wextra", "-Werror", "tests/c/mpi_loaded.c"], "mpi_loaded_c");
    let oshrun = programs().join("oshrun");
    for (library, launcher) in
        [(MPICH, &["mpiexec.mpich"][..]), (MPICH, &[oshrun.to_str().expect("text")]), (OPEN_MPI, OPEN_MPIS_LAUNCHER)]
    {
        let output = launched(&program, launcher, 2, &[library]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{launcher:?}: {}\n{out}\n{err}",
            output.status
        );
    }
}

#[test]
fn intel_shmems_programs_start_on_mpi_and_on_communicators() {
    for (library, launcher) in [(MPICH, &["mpiexec.mpich"][..]), (OPEN_MPI, OPEN_MPIS_LAUNCHER)] {
        for (n, what) in [(3, "world"), (2, "unnamed"), (1, "half"), (2, "half"), (5, "half"), (2, "launched")] {
            let output = run("mpi_runtime", library, launcher, n, &[what]);
            let (out, err) = (text(&output.stdout), text(&output.stderr));
            assert!(
                output.status.success() && out.is_empty() && err.is_empty(),
                "{launcher:?}, {what}: {}\n{out}\n{err}",
                output.status
            );
        }
        // MPI ends the other half, too.
        let end = || run("mpi_runtime", library, launcher, 4, &["half", "7"]);
        let crashed = |output: &Output| {
            let err = text(&output.stderr);
            ["PMIx_server_finalize", "ORTE_ERROR_LOG: Data unpack would read past end of buffer"]
                .iter()
                .any(|told| err.contains(told))
        };
        // Open MPI's launcher of Debian 12 may fault itself, or wait for ever, as it ends such a job.
        let output =
            std::iter::repeat_with(end).take(8).find(|output| !crashed(output)).expect("a launcher that lasts");
        assert_eq!(output.status.code(), Some(7), "{launcher:?}: {}", text(&output.stderr));
        for (what, message) in [
            (
                "early",
                "`attr->initialize_runtime` is false; with ISHMEMX_RUNTIME_MPI it may be false while MPI is initialised",
            ),
            ("other", "it may name a communicator with ISHMEMX_RUNTIME_MPI alone"),
            ("nowhere", "it may name a communicator while MPI is initialised: after MPI_Init, and before MPI_Finalize"),
        ] {
            let output = run("mpi_runtime", library, launcher, 2, &[what]);
            let err = text(&output.stderr);
            assert!(!output.status.success() && err.contains(message), "{launcher:?}, {what}: {err}");
        }
    }
}
