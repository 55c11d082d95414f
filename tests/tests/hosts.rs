//! Jobs on several hosts: network namespaces with host names, boot ids, `/dev/shm` and `/tmp` of their own (`tests/hosts`), on which
//! `oshrun` and other projects' launchers start PEs as they would by ssh.

use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use zeshmem_tests::harness::{WATCHDOG, compile, matrix, processes_of, programs, text};

#[derive(Clone, Copy, Debug)]
enum Launcher {
    Oshrun,
    /// It speaks PMI-1.
    Mpich,
    /// It speaks PMIx.
    OpenMpi,
    /// With this choice of a protocol.
    Slurm(&'static str),
}

fn hosts() -> Command {
    let mut command = Command::new("timeout");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    command.args(["--kill-after=10", WATCHDOG]).arg(root.join("tests/hosts")).current_dir(root);
    command.env("ISHMEM_CPU_DRIVER", programs().join("libze_cpu.so")).env("ISHMEM_SYMMETRIC_SIZE", "64M");
    // A machine that has other work may be slow without being wrong.
    command.env("ISHMEM_STALL_SECONDS", "0");
    command
}

/// Whether this machine lets us make hosts; says so where it does not.
fn can_be_made() -> bool {
    let made = hosts().args(["1", "sh", "-c", "exec \"$ON\" node0 true"]).output().expect("timeout starts");
    if !made.status.success() {
        let all =
            ["--user", "--map-root-user", "--net", "--mount", "--uts", "--ipc", "--pid", "--fork", "--mount-proc"];
        let bridge = ["ip", "link", "add", "bridge", "type", "bridge"];
        let namespaces = Command::new("unshare").args(all).args(bridge).output();
        let allowed = namespaces.is_ok_and(|output| output.status.success());
        assert!(!allowed, "tests/hosts makes none where namespaces are allowed: {}", text(&made.stderr));
        println!("skipped: hosts (no namespaces here: {})", text(&made.stderr).lines().next().unwrap_or_default());
    }
    made.status.success()
}

/// A program of `tests/c`, in a folder that all hosts see.
fn program(name: &str) -> PathBuf {
    let source = format!("tests/c/{name}.c");
    compile("oshcc", &["-O2", "-Wall", "-Wextra", "-Werror", "-pthread", &source], &format!("{name}_hosts"))
}

/// What a shell of the head's runs to start a program, its `"$@"`, on so many hosts, with so many PEs on each.
fn launch(launcher: Launcher, (n_hosts, each): (usize, usize)) -> String {
    let names = |suffix: &str| (0..n_hosts).map(|host| format!("node{host}{suffix}")).collect::<Vec<_>>().join(",");
    match launcher {
        Launcher::Oshrun => format!(
            "exec {} --timeout {WATCHDOG} --launcher-agent \"$ON\" --host {} -n {} \"$@\"",
            programs().join("oshrun").display(),
            names(&format!(":{each}")),
            n_hosts * each
        ),
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
        Launcher::Slurm(mpi) => {
            format!("exec tests/slurm srun --mpi={mpi} -N {n_hosts} --ntasks-per-node={each} \"$@\"")
        }
    }
}

/// Runs a script of the head's where so many hosts are, with a program and its arguments as `"$@"`.
fn script(n_hosts: usize, script: &str, program: &Path, args: &[&str]) -> Command {
    let mut command = hosts();
    command.args([&n_hosts.to_string(), "bash", "-c", script, "bash"]).arg(program).args(args);
    command.env("ZE_CPU_CACHE", std::env::var_os("ZE_CPU_CACHE").unwrap_or_default());
    command
}

/// Runs a program on so many hosts, with so many PEs on each.
fn job(launcher: Launcher, shape: (usize, usize), program: &Path, args: &[&str]) -> Output {
    let mut command = script(shape.0, &launch(launcher, shape), program, args);
    // What programs expect is as where nodes are pretended.
    command.env("ZESHMEM_PES_PER_NODE", shape.1.to_string()).output().expect("timeout starts")
}

/// Runs a program that succeeds, and says nothing but what may be said.
fn silently(launcher: Launcher, shape: (usize, usize), program: &Path, may_be_said: &str) {
    let output = job(launcher, shape, program, &[]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    // Open MPI warns where a remote shell has started before its parent could give it a group: a race of its own.
    let is_known = |line: &str| {
        line.is_empty()
            || line.contains("plm:rsh: Warning: setpgid(")
            || !may_be_said.is_empty() && line.contains(may_be_said)
    };
    assert!(
        output.status.success() && out.is_empty() && err.lines().all(is_known),
        "{} by {launcher:?} on (hosts, PEs on each) {shape:?}: {}\n{out}\n{err}",
        program.display(),
        output.status
    );
}

#[test]
fn programs_run_on_hosts() {
    if !can_be_made() {
        return;
    }
    let (nodes, signals, locks) = (program("nodes"), program("signals"), program("locks"));
    let jobs = [
        (Launcher::Oshrun, (2, 1), &nodes),
        (Launcher::Oshrun, (2, 2), &nodes),
        (Launcher::Oshrun, (3, 1), &nodes),
        (Launcher::Oshrun, (3, 2), &signals),
        (Launcher::Oshrun, (2, 2), &locks),
        (Launcher::Mpich, (2, 1), &nodes),
        (Launcher::Mpich, (2, 2), &nodes),
        (Launcher::Mpich, (3, 1), &nodes),
        (Launcher::Mpich, (2, 2), &signals),
        (Launcher::Mpich, (2, 2), &locks),
        (Launcher::OpenMpi, (2, 1), &nodes),
        (Launcher::OpenMpi, (2, 2), &signals),
    ];
    for (launcher, shape, program) in jobs {
        silently(launcher, shape, program, "");
    }
}

#[test]
fn host_routines_on_hosts() {
    if !can_be_made() {
        return;
    }
    for name in ["openshmem", "waits", "reductions", "threads", "by_nodes"] {
        silently(Launcher::Oshrun, (2, 2), &program(name), "");
    }
    for shape in [(2, 4), (3, 4)] {
        silently(Launcher::Oshrun, shape, &program("by_nodes"), "");
    }
}

#[test]
fn every_host_routine_on_hosts() {
    if !can_be_made() {
        return;
    }
    for name in ["rma", "amo", "wait", "collective"] {
        let program = matrix("oshcc", &[], name, &format!("matrix_{name}_hosts"));
        for shape in [(2, 2), (3, 1)] {
            silently(Launcher::Oshrun, shape, &program, "");
        }
    }
}

/// Where each host has a bridge of containers, with the same address on all hosts, and libfabric offers it first.
#[test]
fn hosts_meet_by_the_network_that_joins_them() {
    if !can_be_made() {
        return;
    }
    let shape = (2, 1);
    let containers = "ip link add docker0 type bridge; ip link add inside type veth peer name docked; ip link set docked master docker0; \
        ip link set inside up; ip link set docked up; ip addr add 172.17.0.1/16 dev docker0; ip link set docker0 up; mount -t sysfs sys /sys";
    let made = format!(
        "for host in node0 node1; do \"$ON\" $host '{containers}' || exit; done; {}",
        launch(Launcher::Oshrun, shape)
    );
    let output = script(shape.0, &made, &program("nodes"), &[]).env("ZESHMEM_PES_PER_NODE", "1").output().unwrap();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success() && out.is_empty() && err.is_empty(), "{}\n{out}\n{err}", output.status);
}

/// Programs of teams, device memory and host segments, and those whose kernels communicate.
#[test]
fn kernels_on_hosts() {
    if !can_be_made() {
        return;
    }
    for (name, shapes) in [
        ("pe_memory", &[(2, 2)][..]),
        ("pe_device", &[(2, 2)]),
        ("pe_teams", &[(2, 2)]),
        ("pe_groups", &[(2, 2)]),
        ("pe_host_segments", &[(2, 2)]),
        ("pe_waits", &[(2, 2)]),
        ("pe_small", &[(2, 2)]),
        ("pe_together", &[(2, 2)]),
        ("pe_litmus", &[(2, 2)]),
        ("pe_storm", &[(2, 2), (3, 1)]),
        ("pe_collectives", &[(2, 2), (3, 1)]),
        ("pe_contexts", &[(2, 2), (3, 1)]),
    ] {
        for &shape in shapes {
            silently(Launcher::Oshrun, shape, &programs().join(name), "");
        }
    }
}

fn is_there(name: &str) -> bool {
    Path::new("/usr/sbin").join(name).exists() || Path::new("/usr/bin").join(name).exists()
}

/// Slurm has two nodes of its own then (`tests/slurm`).
fn has_slurm() -> bool {
    let is_installed = ["slurmctld", "slurmd", "srun"].into_iter().all(is_there);
    if !is_installed {
        println!("skipped: Slurm (it is not installed; ci/setup does that)");
    }
    is_installed
}

#[test]
fn programs_run_under_slurm() {
    if !has_slurm() || !can_be_made() {
        return;
    }
    let (nodes, out_of_step) = (program("nodes"), program("out_of_step"));
    for mpi in ["pmix", "pmi2"] {
        let output = job(Launcher::Slurm(mpi), (2, 2), &nodes, &[]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && out.is_empty() && err.is_empty(), "{mpi}: {}\n{out}\n{err}", output.status);
        // Alone on its node a PE is missed by those of the other alone: Slurm ends no job for it.
        for shape in [(2, 2), (2, 1)] {
            let begin = Instant::now();
            let output = job(Launcher::Slurm(mpi), shape, &out_of_step, &["killed"]);
            let err = text(&output.stderr);
            println!("{mpi}, {shape:?}: {:.1} s, Slurm's start included", begin.elapsed().as_secs_f64());
            assert_eq!(output.status.code(), Some(137), "{mpi}, {shape:?}: {err}");
            assert!(err.contains("node1: task"), "{mpi}, {shape:?}: {err}");
        }
        // A task that merely exits does not end a job of Slurm's.
        let no_driver = "[ $SLURM_PROCID != 3 ] || export ISHMEM_CPU_DRIVER=/nowhere; exec \"$0\"";
        let program = nodes.to_str().expect("ASCII");
        let output = job(Launcher::Slurm(mpi), (2, 2), Path::new("/bin/sh"), &["-c", no_driver, program]);
        let err = text(&output.stderr);
        // Of the tasks' statuses it gives the greatest, that of those that were killed.
        let ended = !output.status.success() && output.status.code() != Some(124);
        assert!(ended && err.contains("ISHMEM_CPU_DRIVER=/nowhere"), "{mpi}: {}\n{err}", output.status);
    }
    let output = job(Launcher::Slurm("none"), (2, 1), &nodes, &[]);
    let err = text(&output.stderr);
    assert!(!output.status.success() && err.contains("start the job with srun --mpi=pmix or --mpi=pmi2"), "{err}");
}

#[test]
fn what_goes_wrong_on_one_host_ends_the_job_on_all() {
    if !can_be_made() {
        return;
    }
    let program = program("out_of_step");
    for launcher in [Launcher::Oshrun, Launcher::Mpich] {
        let output = job(launcher, (2, 2), &program, &["routines"]);
        let err = text(&output.stderr);
        assert!(!output.status.success(), "{err}");
        for told in ["PE 0 called shmem_long_collect", "PE 3 called shmem_team_sync"] {
            assert!(err.contains(told), "`{told}` is not in\n{err}");
        }
        let output = job(launcher, (2, 2), &program, &["killed"]);
        assert!(!output.status.success(), "{}", text(&output.stderr));
    }
}

/// A process of the job with this mark whose command line begins like that, seen from outside of the hosts.
fn process_of(mark: &str, command: &str) -> String {
    let is_one =
        |process: &PathBuf| std::fs::read(process.join("cmdline")).is_ok_and(|line| text(&line).starts_with(command));
    let process = processes_of(mark).into_iter().find(is_one).unwrap_or_else(|| panic!("no process is {command}"));
    process.file_name().expect("a number").to_string_lossy().into_owned()
}

/// Number and name of a process's parent.
fn parent_of(process: &str) -> (String, String) {
    let stat = |process: &str| std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    let parent = stat(process).rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1).map(str::to_owned));
    let parent = parent.expect("a state, and then the parent");
    let name = stat(&parent).split(['(', ')']).nth(1).expect("a name").to_owned();
    (parent, name)
}

#[test]
fn nothing_is_left_on_any_host_when_a_part_of_the_job_is_killed() {
    if !can_be_made() {
        return;
    }
    let program = program("out_of_step");
    let (pe, oshrun) = (format!("{}\0meet\0", program.display()), programs().join("oshrun"));
    // What is killed: a PE, the launcher, or the process of the launcher's, of this name, that has started a PE on its host.
    for (launcher, whom, said) in [
        (Launcher::Oshrun, "PE", "was killed by signal 9 (SIGKILL)"),
        // The agent here is the follower itself, once that runs.
        (Launcher::Oshrun, "oshrun", "oshrun: lost host node"),
        (Launcher::Oshrun, "launcher", ""),
        (Launcher::Mpich, "hydra_pmi_proxy", ""),
        (Launcher::OpenMpi, "orted", ""),
        // Slurm itself takes half a minute to end then.
        (Launcher::Slurm("pmix"), "slurmstepd", ""),
    ] {
        let kind = format!("{whom} of {launcher:?}");
        if matches!(launcher, Launcher::Slurm(_)) && !has_slurm() {
            continue;
        }
        let mark = format!("{}-{whom}", std::process::id());
        // The hosts are there until a line comes; then what is left in their memory and folders is listed.
        let watched = format!(
            "(export ZESHMEM_TEST_JOB='{mark}'; {}) 2>&1 </dev/null; echo over $?; read -r _
             for host in node0 node1; do \"$ON\" $host 'ls -A /dev/shm /tmp | grep shmem'; done",
            launch(launcher, (2, 2))
        );
        let mut command = script(2, &watched, &program, &["meet"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("timeout starts");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(|line| line.expect("text"));
        assert!(lines.by_ref().any(|line| line == "all have met"), "{kind}: the job did not begin");
        let victim = match whom {
            "PE" => process_of(&mark, &pe),
            "launcher" => process_of(&mark, &format!("{}\0--timeout\0", oshrun.display())),
            _ => {
                let (parent, name) = parent_of(&process_of(&mark, &pe));
                assert_eq!(name, whom, "{kind}");
                parent
            }
        };
        let begin = Instant::now();
        assert!(Command::new("kill").args(["-KILL", &victim]).status().unwrap().success());
        let mut told: Vec<String> = Vec::new();
        let status = loop {
            let line = lines.next().expect("it is over");
            match line.strip_prefix("over ") {
                Some(status) => break status.to_owned(),
                None => told.push(line),
            }
        };
        while !processes_of(&mark).is_empty() {
            #[expect(
                clippy::disallowed_methods,
                reason = "no event says that processes which are no children have gone"
            )]
            std::thread::sleep(Duration::from_millis(5));
        }
        println!("{kind} killed: all is gone after {:.2} s", begin.elapsed().as_secs_f64());
        assert_ne!(status, "0", "{kind}: {told:#?}");
        assert!(told.iter().any(|line| line.contains(said)) || said.is_empty(), "{kind}: {told:#?}");
        assert!(
            said.is_empty() || told.iter().any(|line| line.contains("host node") && line.contains("PE")),
            "{told:#?}"
        );
        drop(child.stdin.take());
        assert_eq!(lines.collect::<Vec<_>>(), [] as [String; 0], "{kind}");
        child.wait().unwrap();
    }
}

/// The PEs of hosts that no longer hear each other name each other, and no others, and end; one PE is on each host.
#[test]
fn a_host_that_is_cut_off_is_named() {
    const LINK: &str = "ip link set to1 down";
    /// Where the launcher still hears that host.
    const PACKETS: &str = "nft 'table bridge cut { chain forward { type filter hook forward priority 0;
        iifname to1 drop; oifname to1 drop; }; }'";
    if !can_be_made() {
        return;
    }
    let program = program("out_of_step");
    for (launcher, n_hosts, cut, what) in [
        (Launcher::Mpich, 2, LINK, "meet"),
        (Launcher::Mpich, 2, LINK, "idle"),
        (Launcher::Mpich, 2, PACKETS, "meet"),
        (Launcher::Mpich, 3, LINK, "idle"),
        (Launcher::Oshrun, 2, PACKETS, "idle"),
        (Launcher::Oshrun, 2, LINK, "meet"),
        (Launcher::Oshrun, 3, LINK, "idle"),
    ] {
        if cut == PACKETS && !is_there("nft") {
            println!("skipped: packets that are dropped (no nft: Debian's nftables; ci/setup installs it)");
            continue;
        }
        // MPICH's launcher cannot end what it does not reach either.
        let watched = format!(
            "({}) 2>&1 | while read -r line; do
                echo \"$line\"
                case $line in
                    'all have met') {cut} ;;
                    *'lost PE 1 on node node1'*) pkill -KILL -x mpiexec.hydra ;;
                esac
            done",
            launch(launcher, (n_hosts, 1))
        );
        let output = script(n_hosts, &watched, &program, &[what]).output().expect("timeout starts");
        let out = text(&output.stdout);
        assert!(out.contains("all have met"), "{out}");
        let doing = if what == "meet" { "shmem_barrier_all" } else { "its own code, after shmem_barrier_all" };
        let told = |from: usize, to: usize| {
            out.contains(&format!("zeshmem: PE {from}: lost PE {to} on node node{to} while this PE was in {doing}"))
        };
        let others = || (0..n_hosts).filter(|&pe| pe != 1);
        assert!(
            others().any(|pe| told(pe, 1) || told(1, pe)),
            "by {launcher:?} on {n_hosts} hosts, {what}, {cut}: no PE that is in {doing} names another in\n{out}"
        );
        assert!(!others().any(|pe| others().any(|other| out.contains(&format!("PE {pe}: lost PE {other} ")))), "{out}");
    }
}

/// Runs `tests/c/slow_links.c` as two PEs on each of two hosts, where `$JOB` stands in a script of the head's.
fn in_script(script: &str, args: &[&str], environment: &[(&str, &str)]) -> Output {
    let launch = format!(
        "{} -n 4 --timeout {WATCHDOG} --launcher-agent \"$ON\" ${{EXPORTS-}} --host node0:2,node1:2 {} {}",
        programs().join("oshrun").display(),
        program("slow_links").display(),
        args.join(" ")
    );
    hosts()
        .args(["2", "bash", "-c", script, "bash"])
        .env("JOB", launch)
        .env("ZE_CPU_CACHE", std::env::var_os("ZE_CPU_CACHE").unwrap_or_default())
        .envs(environment.iter().copied())
        .output()
        .expect("timeout starts")
}

/// No PE is taken for dead, and all answers are right.
#[test]
fn a_network_that_is_slow_or_loses_packets_only_slows_a_job() {
    if !can_be_made() {
        return;
    }
    // Only packets of IP: a host whose address is asked for in vain three times in a row counts as not there.
    // TCP waits for minutes now and then; for four seconds at most, which is the deadline, where it can be told so (Linux 6.15).
    let lossy = "nft 'table bridge lossy { chain forward { type filter hook forward priority 0;
            ether type ip numgen random mod 100 < 20 counter drop; }; }' || exit
        most=/proc/sys/net/ipv4/tcp_rto_max_ms
        for host in node0 node1; do [ ! -e $most ] || \"$ON\" $host \"echo 4000 >$most\"; done
        eval \"$JOB\"; status=$?; nft list table bridge lossy; exit $status";
    let (slow, lossy) = std::thread::scope(|scope| {
        let slow = scope.spawn(|| in_script("eval \"$JOB\"", &["4", "100"], &[("DELAY_MS", "50")]));
        let lossy = is_there("nft")
            .then(|| in_script(lossy, &["3"], &[("EXPORTS", "-x FI_LOG_LEVEL=info -x FI_LOG_SUBSYS=ep_ctrl")]));
        (slow.join().expect("no panic"), lossy)
    });
    for (what, output) in [("slow", Some(&slow)), ("lossy", lossy.as_ref())] {
        let Some(output) = output else {
            println!("skipped: a {what} network (no nft: Debian's nftables; ci/setup installs it)");
            continue;
        };
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        // What libfabric tells of its connections is for readers of a failure.
        let said = err.lines().any(|line| !line.starts_with("libfabric:"));
        assert!(output.status.success() && !said, "{what}: {}\n{out}\n{err}", output.status);
        println!("{what}: {}", out.lines().find(|line| line.contains("drop")).unwrap_or_default().trim());
        assert!(what == "slow" || out.contains("counter packets ") && !out.contains("counter packets 0 "), "{out}");
    }
}

#[test]
fn strangers_are_dropped_while_a_job_runs() {
    if !can_be_made() {
        return;
    }
    let script = "eval \"$JOB\" & job=$!
        strangers=()
        for host in node0 node1; do
            for user in '' ${NOBODY-}; do \"$ON\" $host \"$PWD/tests/stranger 100 $user\" & strangers+=($!); done
        done
        for stranger in ${strangers[@]}; do wait $stranger || echo a stranger failed; done
        touch /mnt/over
        wait $job";
    // Only root can be another user.
    let is_root = std::fs::metadata("/proc/self").expect("Linux").uid() == 0;
    let other_user: &[_] = if is_root { &[("NOBODY", "nobody")] } else { &[] };
    let output = in_script(script, &["/mnt/over"], other_user);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{}\n{out}\n{err}", output.status);
    assert_eq!(out.lines().filter(|line| line.starts_with("tcp ")).count(), 2 + 2 * other_user.len(), "{out}\n{err}");
    let is_a_stranger_s = |line: &str| line.contains(" came from outside of this job and was dropped");
    let at_the_door = |line: &str| line.contains("connections of other processes were closed");
    assert!(err.lines().all(|line| is_a_stranger_s(line) || at_the_door(line)), "{err}");
    for host in ["10.77.0.1", "10.77.0.2"] {
        assert!(err.lines().any(|line| is_a_stranger_s(line) && line.contains(host)), "{host}: {err}");
    }
}

/// Runs `tests/c/unique.c` on hosts without a launcher: `pes` are lines of "HOST RANK N WHAT", each started by a shell. Their exit
/// statuses in that order, and what they said. `before` runs when PE 0 has made the id, whose file is `$ID`, before the others start.
fn met(n_hosts: usize, pes: &[&str], before: &str, environment: &[(&str, &str)]) -> (Vec<i32>, String) {
    let program = program("unique");
    let script = format!(
        "ID=/mnt/id; export ID; children=()
        start() {{ read -r host rank n what <<<\"$1\"; \"$ON\" $host \"{} $rank $n $ID $what\" & children+=($!); }}
        start \"$1\"; shift
        until [ -e $ID ]; do sleep 0.01; done
        {before}
        for pe in \"$@\"; do start \"$pe\"; done
        for child in ${{children[@]}}; do wait $child; echo $?; done",
        program.display()
    );
    let output = hosts()
        .args([&n_hosts.to_string(), "bash", "-c", &script, "bash"])
        .args(pes)
        .env("ZE_CPU_CACHE", std::env::var_os("ZE_CPU_CACHE").unwrap_or_default())
        .envs(environment.iter().copied())
        .output()
        .expect("timeout starts");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{out}\n{err}");
    (out.lines().map(|status| status.parse().expect("an exit status")).collect(), err)
}

#[test]
fn processes_of_any_parents_on_any_hosts_meet_by_a_unique_id() {
    if !can_be_made() {
        return;
    }
    let (statuses, err) = met(3, &["node0 0 5", "node0 1 5", "node1 2 5", "node1 3 5", "node2 4 5"], "", &[]);
    assert_eq!((statuses, err.as_str()), (vec![0; 5], ""));
    // Connections that say nothing, and noise, from a process that does not know the id.
    let noise = "port=$(od -An -tu1 -j40 -N2 $ID | { read -r high low; echo $((high * 256 + low)); })
        \"$ON\" node1 \"exec 3<>/dev/tcp/10.77.0.1/$port; sleep 1000\" &
        for i in 1 2 3; do \"$ON\" node1 \"exec 3<>/dev/tcp/10.77.0.1/$port; head -c 9000 /dev/urandom >&3\"; done 2>/dev/null";
    let (statuses, err) = met(2, &["node0 0 2", "node1 1 2"], noise, &[]);
    assert_eq!(statuses, [0, 0], "{err}");
    assert!(err.contains("dropped a connection from 10.77.0.2 that does not prove to be of this job"), "{err}");
}

#[test]
fn processes_that_do_not_become_a_job_are_told_why() {
    if !can_be_made() {
        return;
    }
    let soon = [("ISHMEM_UNIQUEID_SECONDS", "1.5")];
    let (statuses, err) = met(2, &["node0 0 4", "node1 2 4"], "", &soon);
    assert_eq!(statuses, [1, 1], "{err}");
    assert_eq!(err.matches("PE 1 and PE 3 of 4 have not come within 1.5 s").count(), 2, "{err}");
    let (statuses, err) = met(2, &["node0 0 2", "node1 1 3"], "", &[]);
    assert_eq!(statuses, [1, 1], "{err}");
    assert_eq!(err.matches("one PE has joined a job of 2 PEs, and one with 3").count(), 2, "{err}");
    let (statuses, err) = met(2, &["node0 0 3", "node1 1 3", "node0 1 3"], "", &[]);
    assert_eq!(statuses, [1, 1, 1], "{err}");
    assert!(err.matches("two processes say that they are PE 1 of 3").count() >= 2, "{err}");
    // A host that the id's addresses do not lead to.
    let (statuses, err) = met(2, &["node0 0 2", "node1 1 2"], "ip link set to0 down", &soon);
    assert_eq!(statuses, [1, 1], "{err}");
    assert!(err.contains("the process that made the unique id, on node0, is not reached (10.77.0.1:"), "{err}");
}

#[test]
fn without_a_launcher_a_job_ends_as_a_whole_on_all_hosts() {
    if !can_be_made() {
        return;
    }
    // The first of them makes the id, and hosts the job.
    for (pes, statuses, said) in [
        (
            ["node0 0 3 waits", "node0 1 3 waits", "node1 2 3 dies"],
            [137, 137, 137],
            "PE 2 of 3, on node1, ended without a goodbye",
        ),
        // One PE of the other node says so.
        (["node0 0 3 dies", "node1 1 3 waits", "node1 2 3 waits"], [137, 137, 137], "lost PE 0 on node node0"),
        (["node1 2 3 dies", "node0 0 3 waits", "node0 1 3 waits"], [137, 137, 137], "lost PE 2 on node node1"),
        (["node0 0 3 waits", "node1 1 3 ends", "node1 2 3 waits"], [7, 7, 7], ""),
    ] {
        let maker = pes[0].split(' ').nth(1).expect("a rank");
        let (found, err) = met(2, &pes, "", &[("UNIQUE_MAKER", maker)]);
        assert_eq!(found, statuses, "{pes:?}: {err}");
        assert!(err.contains(said), "{pes:?}: {err}");
        let lines = err.lines().filter(|line| line.starts_with("zeshmem: "));
        assert_eq!(lines.count(), usize::from(!said.is_empty()), "{pes:?}: {err}");
    }
}
