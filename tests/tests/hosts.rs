//! Jobs on several hosts: network namespaces with host names, boot ids, `/dev/shm` and `/tmp` of their own (`tests/hosts`), on which
//! other projects' launchers start PEs as they would by ssh.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use zeshmem_tests::harness::{compile, programs, text};

/// Seconds after which a job counts as hanging; a bound on nothing else.
const WATCHDOG: &str = "240";

#[derive(Clone, Copy, Debug)]
enum Launcher {
    /// It speaks PMI-1.
    Mpich,
    /// It speaks PMIx.
    OpenMpi,
}

fn hosts() -> Command {
    let mut command = Command::new("timeout");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    command.args(["--kill-after=10", WATCHDOG]).arg(root.join("tests/hosts")).current_dir(root);
    command.env("ISHMEM_CPU_DRIVER", programs().join("libze_cpu.so")).env("ISHMEM_SYMMETRIC_SIZE", "64M");
    command
}

/// Whether this machine lets us make hosts; says so where it does not.
fn can_be_made() -> bool {
    let made = hosts().args(["1", "sh", "-c", "exec \"$ON\" node0 true"]).output().expect("timeout starts");
    if !made.status.success() {
        println!("skipped: hosts (no namespaces here: {})", text(&made.stderr).lines().next().unwrap_or_default());
    }
    made.status.success()
}

/// A program of `tests/c`, in a folder that all hosts see.
fn program(name: &str) -> PathBuf {
    compile("oshcc", &["-O2", "-Wall", "-Wextra", "-Werror", &format!("tests/c/{name}.c")], &format!("{name}_hosts"))
}

/// Runs a program on so many hosts, with so many PEs on each.
fn job(launcher: Launcher, (n_hosts, each): (usize, usize), program: &Path, args: &[&str]) -> Output {
    let names = |suffix: &str| (0..n_hosts).map(|host| format!("node{host}{suffix}")).collect::<Vec<_>>().join(",");
    let launch = match launcher {
        Launcher::Mpich => format!(
            "exec mpiexec.hydra -iface bridge -launcher ssh -launcher-exec \"$ON\" -hosts {} -ppn {each} -n {} \"$@\"",
            names(""),
            n_hosts * each
        ),
        Launcher::OpenMpi => format!(
            "export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1; \
             exec mpirun.openmpi --oversubscribe --mca plm_rsh_agent \"$ON\" --host {} -n {} \
             -x ISHMEM_CPU_DRIVER -x ISHMEM_SYMMETRIC_SIZE -x ZESHMEM_PES_PER_NODE -x ZE_CPU_CACHE \"$@\"",
            names(&format!(":{each}")),
            n_hosts * each
        ),
    };
    hosts()
        .args([&n_hosts.to_string(), "bash", "-c", &launch, "bash"])
        .arg(program)
        .args(args)
        .env("ZE_CPU_CACHE", std::env::var_os("ZE_CPU_CACHE").unwrap_or_default())
        // What programs expect is as where nodes are pretended.
        .env("ZESHMEM_PES_PER_NODE", each.to_string())
        .output()
        .expect("timeout starts")
}

#[test]
fn programs_run_on_hosts() {
    if !can_be_made() {
        return;
    }
    let (nodes, signals, locks) = (program("nodes"), program("signals"), program("locks"));
    let jobs = [
        (Launcher::Mpich, (2, 1), &nodes),
        (Launcher::Mpich, (2, 2), &nodes),
        (Launcher::Mpich, (3, 1), &nodes),
        (Launcher::Mpich, (2, 2), &signals),
        (Launcher::Mpich, (2, 2), &locks),
        (Launcher::OpenMpi, (2, 1), &nodes),
        (Launcher::OpenMpi, (2, 2), &signals),
    ];
    for (launcher, shape, program) in jobs {
        let output = job(launcher, shape, program, &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{} by {launcher:?} on (hosts, PEs on each) {shape:?}: {}\n{out}\n{err}",
            program.display(),
            output.status
        );
    }
}

#[test]
fn what_goes_wrong_on_one_host_ends_the_job_on_all() {
    if !can_be_made() {
        return;
    }
    let program = program("out_of_step");
    let output = job(Launcher::Mpich, (2, 2), &program, &["routines"]);
    let err = text(&output.stderr);
    assert!(!output.status.success(), "{err}");
    for told in ["PE 0 called shmem_long_collect", "PE 3 called shmem_team_sync"] {
        assert!(err.contains(told), "`{told}` is not in\n{err}");
    }
    let output = job(Launcher::Mpich, (2, 2), &program, &["killed"]);
    assert!(!output.status.success(), "{}", text(&output.stderr));
}

/// The others name a host that is cut off, and end.
#[test]
fn a_host_that_is_cut_off_is_named() {
    if !can_be_made() {
        return;
    }
    let program = program("out_of_step");
    // The launcher cannot end what it does not reach either, so this looks at what PEs of the other host say.
    let script =
        "mpiexec.hydra -iface bridge -launcher ssh -launcher-exec \"$ON\" -hosts node0,node1 -ppn 1 -n 2 \"$@\" 2>&1 |
        while read -r line; do
            echo \"$line\"
            case $line in
                'all have met') ip link set to1 down ;;
                *'lost PE 1 on node node1'*) pkill -KILL -x mpiexec.hydra ;;
            esac
        done";
    for (what, doing) in [("meet", "shmem_barrier_all"), ("idle", "its own code, after shmem_barrier_all")] {
        let output =
            hosts().args(["2", "bash", "-c", script, "bash"]).arg(&program).arg(what).output().expect("timeout starts");
        let out = text(&output.stdout);
        assert!(out.contains("all have met"), "{out}");
        let told = format!("zeshmem: PE 0: lost PE 1 on node node1 while this PE was in {doing}");
        assert!(out.contains(&told), "`{told}` is not in\n{out}");
    }
}
