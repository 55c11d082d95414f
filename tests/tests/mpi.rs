//! Programs that have initialised MPI in their process, of MPICH and of Open MPI.

use std::process::{Command, Output};

use zeshmem_tests::harness::{WATCHDOG, compile, programs, text};

/// Runs `tests/c/mpi_inside.c`, linked with `library`, as so many PEs that `launcher` starts.
fn run(library: &str, launcher: &[&str], n: usize, what: &str) -> Output {
    let link = format!("-l:{library}");
    let strict = ["-O2", "-Wall", "-Wextra", "-Werror", "tests/c/mpi_inside.c", &link];
    let program = compile("oshcc", &strict, &format!("mpi_inside_{library}"));
    Command::new("timeout")
        .args(["--kill-after=10", WATCHDOG])
        .args(launcher)
        .args(["-n", &n.to_string()])
        .arg(program)
        .arg(what)
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
    let mpich = "libmpich.so.12";
    for (library, launcher) in [
        (mpich, &["mpiexec.mpich"][..]),
        // It has given its only conversation to MPI, too.
        (mpich, &[oshrun.to_str().expect("text")]),
        ("libmpi.so.40", &["mpirun.openmpi", "--oversubscribe"]),
    ] {
        let output = run(library, launcher, 3, "");
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{launcher:?}: {}\n{out}\n{err}",
            output.status
        );
        let output = run(library, launcher, 3, "exits");
        assert_eq!(output.status.code(), Some(7), "{launcher:?}: {}", text(&output.stderr));
    }
}
