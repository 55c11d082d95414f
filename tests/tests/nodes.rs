//! Jobs on several nodes: here nodes are pretended on one machine, where PEs of different ones have nothing but the network.
//!
//! The programs are those of the other tests. Left out are programs that
//! - put a million elements one by one (`pe_waits`);
//! - look whether their memory grows, as libfabric's queue of completions does until it was full once (`pe_cycles`);
//! - count on it that the root of a broadcast goes on before others have come, as on one node (`active_sets.c ahead`);
//! - are one process that plays all PEs (`pe_stalls`), or PEs that have nothing to do with each other (`pe_prints`, `groups.c`).

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use zeshmem_tests::collectives::Collective;
use zeshmem_tests::harness::{
    SHARED, WATCHDOG, WORK_GROUPS, beyond_pocl, compile, job_with, leftovers, processes_of, programs, tells_of_wait,
    text,
};

const STRICT: [&str; 4] = ["-O2", "-Wall", "-Wextra", "-Werror"];

/// PEs of the job, and on each node.
const SHAPES: &[(usize, usize)] = &[(2, 1), (3, 2), (4, 2)];

fn program(name: &str) -> PathBuf {
    let source = format!("tests/c/{name}.c");
    compile("oshcc", &[&STRICT[..], &["-pthread", &source]].concat(), &format!("{name}_nodes"))
}

/// A program of `tests/c/matrix`, which calls what is generated from the table.
fn matrix(name: &str) -> PathBuf {
    static CALLS: LazyLock<PathBuf> = LazyLock::new(|| {
        let calls = programs().join("compiled-by-tests/calls-of-nodes");
        let output = Command::new(programs().join("xtask")).arg("calls").arg(&calls).output();
        let output = output.expect("the workspace is built");
        assert!(output.status.success(), "{}", text(&output.stderr));
        calls
    });
    let (source, include) = (format!("tests/c/matrix/{name}.c"), format!("-I{}", CALLS.display()));
    compile("oshcc", &[&STRICT[..], &[&include, &source]].concat(), &format!("matrix_{name}_nodes"))
}

fn run(program: &Path, (n, each): (usize, usize), args: &[&str], environment: &[(&str, &str)]) -> Output {
    let each = each.to_string();
    job_with(n, program, args, &[environment, &[("ZESHMEM_PES_PER_NODE", each.as_str())]].concat())
}

/// Succeeds, and says nothing.
fn silently_with(program: &Path, shapes: &[(usize, usize)], environment: &[(&str, &str)]) {
    let shapes = if std::env::var_os("ZESHMEM_QUICK").is_some() { &[(3, 2)] } else { shapes };
    for &(n, each) in shapes {
        let output = run(program, (n, each), &[], environment);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{} on {n} PEs, {each} on a node: {}\n{out}\n{err}",
            program.display(),
            output.status
        );
    }
}

fn silently(program: &Path, shapes: &[(usize, usize)]) {
    silently_with(program, shapes, &[]);
}

#[test]
fn nodes_are_teams_and_memory_of_all_kinds_is_reached() {
    silently(&program("nodes"), &[(2, 1), (3, 2), (4, 2), (4, 3), (5, 2)]);
}

/// Of every shape, from strides, rows and columns, and groups; and of teams of teams.
#[test]
fn teams_of_any_members() {
    for name in ["pe_teams", "pe_groups", "pe_descents"] {
        silently(&programs().join(name), &[(3, 2)]);
    }
}

#[test]
fn every_typed_routine() {
    silently(&program("openshmem"), SHAPES);
}

#[test]
fn signals_and_waits() {
    silently(&program("signals"), SHAPES);
    silently(&program("waits"), SHAPES);
}

#[test]
fn collectives_of_long_and_short_blocks() {
    silently(&program("reductions"), SHAPES);
}

/// Nodes of equal sizes and of others; teams whose members lie on them in any way. On 17 PEs letters carry no data, and one node has
/// more PEs than write to its first one. 17 nodes are several rows of a long reduction; of nodes with one PE each 46 are.
#[test]
fn collectives_go_by_nodes() {
    let (by_nodes, heap) = (program("by_nodes"), ("SHMEM_SYMMETRIC_SIZE", "64M"));
    silently_with(&by_nodes, &[(4, 2), (3, 2), (3, 1), (4, 3), (6, 2), (6, 3), (5, 4)], &[heap]);
    for (shape, blocks) in [((19, 17), "short"), ((34, 2), "short"), ((48, 1), "sums")] {
        let output = run(&by_nodes, shape, &[blocks], &[heap]);
        assert!(output.status.success() && output.stderr.is_empty(), "{shape:?}: {}", text(&output.stderr));
    }
    silently_with(&by_nodes, &[(5, 2)], &[heap, (DISORDER, "10")]);
    let output = run(&by_nodes, (5, 2), &["device"], &[("ZE_CPU_STRICT", "1")]);
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

/// PE i on node i mod 2, or mod 3.
#[test]
fn nodes_take_turns() {
    // It says after how many PEs another node begins such that it comes to its own.
    let script =
        "node=$((PMI_RANK % $0)); export ZESHMEM_PES_PER_NODE=$((node ? PMI_RANK / node : PMI_SIZE)); exec \"$@\"";
    let (of_three, of_two) = ((5, "3"), (4, "2"));
    let (by_nodes, in_kernels) = (program("by_nodes"), programs().join("pe_collectives"));
    // Collectives also on nodes of equal sizes.
    let jobs = ["signals", "openshmem", "reductions", "locks"]
        .map(program)
        .into_iter()
        .chain(["pe_storm", "pe_memory"].map(|name| programs().join(name)))
        .map(|program| (program, vec![of_three]))
        .chain([by_nodes, in_kernels].map(|program| (program, vec![of_three, of_two])));
    for (program, shapes) in jobs {
        for (n, nodes) in shapes {
            let program = program.to_str().expect("a plain path");
            let environment = [("SHMEM_SYMMETRIC_SIZE", "64M"), ("ISHMEM_LOG", "warn")];
            let output = job_with(n, "sh".as_ref(), &["-c", script, nodes, program], &environment);
            let (out, err) = (text(&output.stdout), text(&output.stderr));
            let is_silent = out.is_empty() && err.is_empty();
            assert!(output.status.success() && is_silent, "{program} on {n} PEs: {}\n{out}\n{err}", output.status);
        }
    }
}

/// Sets that overlap, of PEs of several nodes; as on one node (`active_sets.rs`).
#[test]
fn active_sets() {
    let program = program("active_sets");
    for shape in [(3, 2), (4, 1)] {
        let output = run(&program, shape, &["any"], &[]);
        assert!(output.status.success(), "{shape:?}: {}\n{}", output.status, text(&output.stderr));
    }
}

/// Static data is symmetric where nodes have copies of one program, and of no other.
#[test]
fn nodes_have_files_of_their_own() {
    let at = |program: &Path, name: &str| {
        let place = program.with_file_name(name);
        // By another process: one that this one starts meanwhile would have the file open for writing, too.
        assert!(Command::new("cp").arg(program).arg(&place).status().expect("cp starts").success());
        place
    };
    let script = "exec \"$0.$((PMI_RANK / ZESHMEM_PES_PER_NODE))\" \"$@\"";
    let on = |program: &Path, shape| {
        run("sh".as_ref(), shape, &["-c", script, program.to_str().expect("a plain path")], &[])
    };
    let signals = program("signals");
    for node in ["signals_copy.0", "signals_copy.1", "signals_other.0"] {
        at(&signals, node);
    }
    for shape in [(2, 1), (4, 2)] {
        let output = on(&signals.with_file_name("signals_copy"), shape);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{shape:?}: {}\n{out}\n{err}",
            output.status
        );
    }
    let other = compile("oshcc", &[&STRICT[..], &["-O1", "tests/c/signals.c"]].concat(), "signals_other.1");
    let output = on(&other.with_file_name("signals_other"), (2, 1));
    let err = text(&output.stderr);
    let told = "static data is symmetric only where all PEs of a node run the same file, and all nodes the same build";
    assert!(output.status.code() == Some(1) && err.contains(told), "{}\n{err}", output.status);
}

/// As on one node (`steps.rs`).
#[test]
fn pes_that_get_out_of_step_are_told() {
    let program = program("out_of_step");
    for (what, sentence) in [
        ("one-more", "PE 0 called shmem_barrier_all, PE 1 called shmem_finalize"),
        ("finalised", "has finalised while this PE waits for it in shmem_team_sync on team "),
        ("routines", "PE 4 called shmem_team_sync"),
        ("collects", "PE 4 called shmem_long_collect"),
        ("free", "in shmem_free, the PEs of the team do not agree: PE 0 called shmem_free with the offset of ptr"),
    ] {
        let output = run(&program, (5, 3), &[what], &[]);
        let err = text(&output.stderr);
        assert!(output.status.code() == Some(1) && err.contains(sentence), "{what}:\n{err}");
    }
    // The only other PE is on another node.
    let output = run(&program, (2, 1), &["finalised"], &[]);
    let err = text(&output.stderr);
    let sentence = "PE 1 has finalised while this PE waits for it in shmem_team_sync on team ";
    assert!(output.status.code() == Some(1) && err.contains(sentence), "{err}");
    for (what, argument) in [("nelems", "nelems"), ("dest", "dest")] {
        let output = run(&program, (5, 3), &[what], &[]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.lines().count() == 2, "{what}:\n{err}");
        assert!(err.lines().all(|line| line.contains(&format!("argument `{argument}`"))), "{what}:\n{err}");
    }
    let output = run(&program, (4, 2), &["late"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    let place = "PE 2: in shmem_barrier_all on team 0";
    let told = tells_of_wait(&err, place, "for PE 3, round 1, which is in its own code");
    assert!(output.status.success() && told, "{err}");
    let output = run(&program, (2, 1), &["late"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    let place = "PE 0: in shmem_barrier_all on team 0";
    let told = ["for PE 1, round 1, which is on another node, ", ", in its own code, after shmem_init on team 0\n"];
    let told = tells_of_wait(&err, place, told[0]) && err.contains(told[1]);
    assert!(output.status.success() && told, "{err}");
}

/// As on one node (`multi_pe.rs`).
#[test]
fn kernels_that_get_out_of_step_end_the_job() {
    let ends = |shape, args: &[&str], told: &str| {
        let output = run(&programs().join("pe_misuse"), shape, args, &[("ISHMEM_MIXED_SECONDS", "0.5")]);
        let err = text(&output.stderr);
        assert!(output.status.code() == Some(1) && err.contains(told), "{shape:?}, {args:?}, no `{told}`:\n{err}");
    };
    let finalised = "in ishmem_team_sync of a kernel on team 0, for PE 1, which has finalised";
    ends((2, 1), &["finalised-beside-kernels"], finalised);
    ends((2, 1), &["host-beside-kernels"], "for PE 1, whose host is in ishmem_barrier_all on the same team");
    ends((4, 2), &["host-beside-kernels"], "for PE 3, whose host is in ishmem_barrier_all on the same team");
    if beyond_pocl("collectives of work-groups", WORK_GROUPS) {
        return;
    }
    let alltoall = (Collective::Alltoall as usize).to_string();
    ends((2, 1), &["mixed", &alltoall, "10", "0", "1", "world"], "whose host is in ishmem_alltoall on the same team");
    let waits = "a kernel of which waits for this PE on the same team";
    ends((2, 1), &["different", &alltoall, "10", &alltoall, "25000"], waits);
}

#[test]
fn locks() {
    silently(&program("locks"), SHAPES);
}

#[test]
fn blocks_and_hints() {
    silently(&program("blocks"), SHAPES);
}

#[test]
fn allocation_is_a_barrier_or_nothing() {
    let heap = program("heap");
    silently(&heap, SHAPES);
    silently_with(&heap, &[(2, 1), (4, 2)], &[(DISORDER, "15")]);
}

#[test]
fn constants_are_symmetric() {
    silently(&program("read_only"), SHAPES);
}

#[test]
fn the_specifications_examples() {
    silently(&program("seed_team_create_ctx"), SHAPES);
    silently(&program("seed_team_split_strided"), SHAPES);
}

#[test]
fn threads_on_contexts_of_their_own() {
    silently(&program("threads"), &[(2, 1), (4, 2)]);
}

#[test]
fn host_routines_of_ishmem() {
    silently(&program("ishmem_typed"), &[(2, 1), (4, 2)]);
    silently(&program("ishmem_collectives"), &[(2, 1), (3, 2), (4, 2)]);
}

#[test]
fn symmetric_memory_from_rust() {
    silently(&programs().join("pe_memory"), &[(2, 1), (3, 2)]);
}

#[test]
fn every_put_and_get() {
    silently(&matrix("rma"), &[(2, 1), (3, 2)]);
}

#[test]
fn every_atomic_operation() {
    silently(&matrix("amo"), &[(3, 2)]);
    silently_with(&matrix("amo"), &[(4, 2)], &[("ISHMEM_ATOMICS", "owner")]);
}

#[test]
fn every_wait() {
    silently(&matrix("wait"), &[(2, 1), (3, 2)]);
}

#[test]
fn every_collective() {
    silently(&matrix("collective"), &[(2, 1), (4, 2)]);
}

/// Device memory that the host does not reach, and a device that does what the host could.
#[test]
fn memory_of_the_device() {
    // No device reaches static data in strict mode.
    let by_device = [("ZESHMEM_TRANSFERS", "device"), ("ZE_CPU_STRICT", "0")];
    silently_with(&program("reductions"), &[(3, 2)], &by_device);
    silently_with(&program("nodes"), &[(3, 2)], &[("ZE_CPU_STRICT", "1")]);
    silently_with(&matrix("collective"), &[(2, 1)], &[("ZE_CPU_STRICT", "1")]);
}

/// As one side of a transfer any memory of the device will do, near and far.
#[test]
fn memory_of_the_device_beside_the_heap() {
    let args = [&STRICT[..], &["tests/c/beside.c", "-lze_loader"]].concat();
    silently_with(&compile("oshcc", &args, "beside"), &[(2, 2), (2, 1), (3, 2)], &[("ZE_CPU_STRICT", "1")]);
}

/// On a device that runs one kernel at a time, what comes for one that waits comes by copies, or is done by that kernel.
#[test]
fn kernels_that_have_the_device() {
    let environment = [("ZE_CPU_STRICT", "1"), ("ZE_CPU_ONE_KERNEL", "1")];
    kernels("pe_errands", &[(1, 1), (2, 1), (2, 2), (3, 2)], &environment);
    kernels("pe_small", &[(2, 1), (3, 2)], &environment);
    for program in ["pe_collectives", "pe_device", "pe_litmus"] {
        kernels(program, &[(2, 1)], &environment);
    }
}

/// They go without messages, unless the environment says otherwise, in any order.
#[test]
fn long_transfers() {
    const ONE_SIDED: &str = "ISHMEM_ONE_SIDED";
    let program = program("long_transfers");
    silently_with(&program, &[(2, 1), (3, 1), (4, 2)], &[]);
    silently_with(&program, &[(2, 1), (3, 2)], &[(DISORDER, "12")]);
    silently_with(&program, &[(2, 1), (3, 2)], &[(ONE_SIDED, "off")]);
    silently_with(&program, &[(2, 1)], &[("ZESHMEM_TRANSFERS", "device"), ("ZE_CPU_STRICT", "0")]);
    for (value, expected) in [("on", true), ("off", false)] {
        let output = run(&program, (2, 1), &[], &[(ONE_SIDED, value), ("ISHMEM_LOG", "debug")]);
        let said = text(&output.stderr);
        assert!(output.status.success(), "{said}");
        assert_eq!(said.contains("the network itself reads and writes"), expected, "{said}");
    }
}

/// A job of two PEs on two nodes, by a launcher that says so, in which PE 1 has more in its environment, as a shell writes it.
fn with_other(program: &Path, others: &str, environment: &[(&str, &str)]) -> Output {
    let agent = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/launcher/tests/agent");
    let script = format!("[ $PMI_RANK = 0 ] || export {others}; exec \"$0\"");
    Command::new(programs().join("oshrun"))
        .args(["-n", "2", "--timeout", WATCHDOG, "--host", "a,b", "--launcher-agent", agent, "sh", "-c", &script])
        .arg(program)
        .envs([("ISHMEM_CPU_DRIVER", "auto"), ("ISHMEM_STALL_SECONDS", "0"), ("ZESHMEM_PES_PER_NODE", "1")])
        .envs(environment.iter().copied())
        .output()
        .expect("the launcher starts")
}

/// For longer than a PE may be silent.
#[test]
fn a_driver_may_take_long_to_start() {
    let args = ["-shared", "-fPIC", "tests/c/slow_driver.c"];
    let library = compile("/usr/bin/cc", &[&STRICT[..], &args].concat(), "slow_driver.so");
    let slow = format!("SLOW_DRIVER_SECONDS=4 LD_PRELOAD={}", library.display());
    let output = with_other(&program("signals"), &slow, &[("ZESHMEM_PEER_SECONDS", "1")]);
    let said = text(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{}: {said}", output.status);
}

#[test]
fn nodes_with_different_providers_are_told() {
    let output = with_other(&program("signals"), "ZESHMEM_PROVIDER=sockets", &[]);
    let said = text(&output.stderr);
    assert!(!output.status.success() && said.contains("name one that all nodes have, by ZESHMEM_PROVIDER"), "{said}");
}

/// A libfabric that reaches memory of devices (`tests/c/device_fabric.c`).
fn device_fabric() -> String {
    let args = ["-shared", "-fPIC", "-Wl,--version-script=tests/c/device_fabric.map", "tests/c/device_fabric.c"];
    let library =
        compile("/usr/bin/cc", &[&STRICT[..], &args, &["-Wl,--no-as-needed", "-lfabric"]].concat(), "device_fabric.so");
    library.to_str().expect("a plain path").into()
}

/// What both PEs say of it at their ends, of a kind.
fn registered(said: &str, what: &str) -> [usize; 2] {
    let of_line = |line: &str| {
        let part = line.split([':', ',']).find(|part| part.contains(what)).expect("a count of each kind");
        part.split(' ').find_map(|word| word.parse().ok()).expect("a number")
    };
    let counts: Vec<_> = said.lines().filter(|line| line.starts_with("device_fabric: ")).map(of_line).collect();
    counts.try_into().unwrap_or_else(|_| panic!("two PEs: {said}"))
}

/// Environment, who moves the bytes, registrations by each road and those that are refused, and what the log says.
type Case<'a> = (&'a [(&'a str, &'a str)], &'a str, [usize; 3], &'a str);

/// The network reads and writes device heaps by itself, by each of its roads, and does not where it may not or cannot: who moves the
/// bytes the programs look at, and what was registered the library tells.
#[test]
fn device_heaps_by_every_road() {
    let fabric = device_fabric();
    let heaps = compile("oshcc", &[&STRICT[..], &["tests/c/device_heaps.c", "-lze_loader"]].concat(), "device_heaps");
    const ROAD: &str = "ISHMEM_DEVICE_ROAD";
    const REFUSES: &str = "DEVICE_FABRIC_REFUSES";
    const VERSION: &str = "DEVICE_FABRIC_VERSION";
    const STRICT_DRIVER: &str = "ZE_CPU_STRICT";
    let cases: [Case<'_>; 9] = [
        // Of device memory that the host does not reach.
        (&[(STRICT_DRIVER, "1")], "network", [1, 0, 0], "device heap by dma-buf"),
        (&[(ROAD, "dma-buf"), (DISORDER, "15")], "network", [1, 0, 0], "device heap by dma-buf"),
        (&[(VERSION, "17"), (STRICT_DRIVER, "0")], "network", [0, 1, 0], "device heap by ze"),
        (&[(ROAD, "ze"), (STRICT_DRIVER, "0")], "network", [0, 1, 0], "device heap by ze"),
        (&[(REFUSES, "dma-buf"), (STRICT_DRIVER, "0")], "network", [0, 1, 1], "by ze; not by dma-buf: fi_mr_regattr"),
        (
            &[(REFUSES, "dma-buf,ze"), (STRICT_DRIVER, "1")],
            "messages",
            [0, 0, 2],
            "by messages; not by dma-buf: fi_mr_regattr",
        ),
        (
            &[(ROAD, "dma-buf"), (VERSION, "17")],
            "messages",
            [0, 0, 0],
            "not by dma-buf: this version of the provider takes none",
        ),
        (&[(ROAD, "messages"), (STRICT_DRIVER, "1")], "messages", [0, 0, 0], "by messages, as it was told"),
        (&[("ISHMEM_ONE_SIDED", "off")], "messages", [0, 0, 0], "by messages, as it was told"),
    ];
    for (environment, who, expected, told) in cases {
        let common = [("ZESHMEM_LIBFABRIC", fabric.as_str()), ("ISHMEM_STATS", "1"), ("ISHMEM_LOG", "info")];
        let output = run(&heaps, (2, 1), &[who], &[environment, &common].concat());
        let said = text(&output.stderr);
        assert!(
            output.status.success() && said.matches(told).count() == 2,
            "{environment:?}: {}\n{said}",
            output.status
        );
        let found = ["as dma-buf", "by ze", "refused"].map(|what| registered(&said, what));
        assert_eq!(found, expected.map(|count| [count; 2]), "{environment:?}:\n{said}");
        let local = registered(&said, "transfers with device memory here");
        assert_eq!(local.map(|count| count > 0), [who == "network"; 2], "{environment:?}:\n{said}");
    }
    // Without such a library there is nothing to be said.
    let output = run(&heaps, (2, 1), &["messages"], &[("ISHMEM_STATS", "1")]);
    let said = text(&output.stderr);
    let is_silent = said.lines().all(|line| line.contains(": host: "));
    assert!(output.status.success() && is_silent, "{}\n{said}", output.status);
    for (library, road) in [(fabric.as_str(), "dma-buf"), ("libfabric.so.1", "messages")] {
        let info = Command::new(programs().join("ishmem-info")).env("ZESHMEM_LIBFABRIC", library).output();
        let told = text(&info.expect("the workspace is built").stdout);
        let network = told.lines().find(|line| line.starts_with("Network between nodes: ")).unwrap_or_default();
        assert!(network.ends_with(&format!("; device heaps of other nodes by {road}")), "{library}: {network}");
    }
}

#[test]
fn kernels_on_device_heaps_that_the_network_reaches() {
    let fabric = device_fabric();
    let on = [("ZESHMEM_LIBFABRIC", fabric.as_str()), ("ISHMEM_STATS", "1")];
    let cases: [(&str, &[(&str, &str)]); 2] =
        [("pe_storm", &[("ZE_CPU_STRICT", "1")]), ("pe_litmus", &[("LITMUS_ROUNDS", "10"), (DISORDER, "16")])];
    for (program, environment) in cases {
        let output = run(&programs().join(program), (2, 1), &[], &[environment, &on].concat());
        let said = text(&output.stderr);
        let moved = said.matches(": host: piece by network itself: ").count();
        assert!(output.status.success() && moved == 2, "{program}, {environment:?}: {}\n{said}", output.status);
        assert!(registered(&said, "transfers with device memory here").iter().all(|&count| count > 0), "{said}");
    }
}

#[test]
fn what_is_seen_first_was_done_first() {
    let litmus = program("litmus");
    silently_with(&litmus, &[(2, 1), (4, 2)], &[("LITMUS_ROUNDS", "200")]);
}

/// Each message of theirs is a put with a signal there. Mailboxes are made new after some, and messages come late and in any order.
#[test]
fn short_collectives_of_kernels() {
    kernels("pe_small", &[(2, 1), (4, 2)], &[]);
    kernels("pe_small", &[(3, 2)], &[("ZESHMEM_MESSAGES", "words")]);
    kernels("pe_small", &[(3, 1)], &[("ISHMEM_SMALL_BYTES", "1000")]);
    for messages in ["plain", "words"] {
        let environment = [("ZESHMEM_MESSAGES", messages), ("ZESHMEM_RENEWAL", "3"), (DISORDER, "17")];
        let output = run(&programs().join("pe_small"), (3, 2), &["renewal"], &environment);
        assert!(output.status.success(), "{messages}: {}\n{}", output.status, text(&output.stderr));
        let output = run(&programs().join("pe_small"), (2, 1), &["size", "64", "72"], &environment[..1]);
        let said = text(&output.stderr);
        let told = "argument `nelems` is worth 64 bytes here, but PE 1 called fcollect with 72 bytes";
        let told_there = "argument `nelems` is worth 72 bytes here, but PE 0 called fcollect with 64 bytes";
        assert_eq!(output.status.code(), Some(1), "{messages}:\n{said}");
        assert!(said.contains(told) || said.contains(told_there), "{messages}:\n{said}");
    }
}

/// Each array crosses the network once for a node: nodes of as many PEs each, and of different numbers.
#[test]
fn long_collectives_of_kernels_go_by_nodes() {
    let program = programs().join("pe_small");
    for (shape, environment) in [((4, 2), &[][..]), ((4, 2), &[SHARED]), ((5, 2), &[]), ((6, 3), &[(DISORDER, "21")])] {
        let output = run(&program, shape, &["long"], environment);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{shape:?}, {environment:?}: {}\n{err}", output.status);
    }
    let output = run(&program, (4, 2), &["long"], &[("ISHMEM_STATS", "1")]);
    let (err, asked) = (text(&output.stderr), "kernels: fcollect by ring: 8 times, 1600024 bytes");
    assert!(output.status.success() && err.matches(asked).count() == 4, "a block for each other node:\n{err}");
    // And short ones, where none goes by messages.
    kernels("pe_small", &[(4, 2)], &[("ISHMEM_SMALL_BYTES", "0")]);
}

/// A wire that delays and reorders messages as it likes.
const DISORDER: &str = "ZESHMEM_WIRE_DISORDER";

#[test]
fn nothing_depends_on_the_order_of_messages() {
    for (seed, name) in [("1", "openshmem"), ("2", "signals"), ("3", "reductions"), ("4", "locks"), ("5", "nodes")] {
        silently_with(&program(name), &[(4, 2)], &[(DISORDER, seed)]);
    }
    silently_with(&program("litmus"), &[(2, 1), (3, 1)], &[(DISORDER, "6"), ("LITMUS_ROUNDS", "20")]);
}

/// The litmus tests notice there what a program leaves out.
#[test]
fn a_fence_that_is_missing_shows() {
    let litmus = program("litmus");
    for test in ["put_fence_flag", "put_quiet_flag", "put_nbi_quiet_flag", "quiet_of_a_context"] {
        let output = run(&litmus, (2, 1), &[test, "broken"], &[(DISORDER, "7")]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{test}:\n{said}");
        assert!(said.contains("a word of a message"), "{test}:\n{said}");
    }
}

#[test]
fn what_kernels_see_first_was_done_first() {
    kernels("pe_litmus", &[(2, 1), (3, 2), (4, 2)], &[("LITMUS_ROUNDS", "20")]);
    kernels("pe_litmus", &[(2, 1), (3, 1)], &[("LITMUS_ROUNDS", "20"), (DISORDER, "13")]);
    // Where PEs of a node, too, ask each other for atomic operations.
    kernels("pe_litmus", &[(4, 2)], &[("LITMUS_ROUNDS", "20"), ("ISHMEM_ATOMICS", "owner")]);
}

/// Of each call that orders, or completes, a test of kernels notices that it is missing.
#[test]
fn a_fence_that_is_missing_in_a_kernel_shows() {
    let output =
        run(&programs().join("pe_litmus"), (2, 1), &["missing"], &[(DISORDER, "14"), ("LITMUS_ROUNDS", "100")]);
    assert!(output.status.success(), "{}\n{}", output.status, text(&output.stderr));
}

#[test]
fn a_pe_killed_on_any_node_ends_the_job() {
    let misuse = program("misuse");
    for (n, each) in [(2, 1), (3, 2), (4, 2)] {
        let (before, mark) = (leftovers(), format!("{}-{n}-{each}-killed", std::process::id()));
        let output = run(&misuse, (n, each), &["killed"], &[("ZESHMEM_TEST_JOB", &mark)]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(137), "{n} PEs, {each} on a node:\n{said}");
        assert!(said.contains("PE 1 was killed by signal 9 (SIGKILL)"), "{n} PEs, {each} on a node:\n{said}");
        assert_eq!(leftovers(), before);
        assert!(processes_of(&mark).is_empty());
    }
}

/// As one whose machine was cut off: its process lives, as far as launchers know.
#[test]
fn a_pe_that_does_not_answer_ends_the_job_with_its_name() {
    let output = run(&program("misuse"), (3, 2), &["stopped"], &[]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(137), "{said}");
    assert!(said.contains("zeshmem: PE 2: lost PE 1 on node ") && said.contains("shmem_barrier_all"), "{said}");
}

/// Where a connection breaks, its network either says so, or makes another and says nothing of what it has lost.
#[test]
fn a_connection_that_breaks_lets_no_pe_wait_for_ever() {
    let cut = program("cut");
    for _ in 0..3 {
        let output = run(&cut, (2, 1), &[], &[]);
        let said = text(&output.stderr);
        let is_told = output.status.code() == Some(137) && said.contains(" cannot be reached: ");
        assert!(is_told || output.status.success(), "{}\n{said}", output.status);
    }
}

/// A program of the tests in Rust, whose kernels communicate; the shapes of a few jobs that do much.
fn kernels(name: &str, shapes: &[(usize, usize)], environment: &[(&str, &str)]) {
    silently_with(&programs().join(name), shapes, environment);
}

#[test]
fn kernels_by_thousands_of_work_items() {
    kernels("pe_storm", &[(2, 1), (4, 2)], &[]);
    kernels("pe_storm", &[(2, 1)], &[("ZE_CPU_STRICT", "1")]);
    kernels("pe_storm", &[(3, 2)], &[(DISORDER, "8")]);
}

#[test]
fn kernels_on_contexts_and_atomic_operations() {
    for shape in [(2, 1), (4, 2)] {
        let output = run(&programs().join("pe_contexts"), shape, &[], &[]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{shape:?}: {}\n{err}", output.status);
    }
}

#[test]
fn collectives_in_kernels() {
    kernels("pe_collectives", &[(3, 2), (4, 1)], &[]);
    kernels("pe_collectives", &[(2, 1)], &[(DISORDER, "9")]);
    kernels("pe_together", &[(3, 2)], &[]);
}

/// What they reach by themselves is on no way through the host.
#[test]
fn kernels_ask_for_pes_of_other_nodes_only() {
    let args = [&STRICT[..], &["tests/c/near.c", "-lze_loader"]].concat();
    let (near, all) = (compile("oshcc", &args, "near_nodes"), programs().join("pe_collectives"));
    for (program, shape) in [(&near, (2, 1)), (&near, (4, 2)), (&near, (2, 2)), (&all, (3, 2)), (&all, (3, 3))] {
        let output = run(program, shape, &[], &[("ISHMEM_STATS", "1")]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{} on {shape:?}: {}\n{err}", program.display(), output.status);
        let told = |path: &str| err.lines().any(|line| line.contains(": kernels: ") && line.contains(path));
        let is_one_node = shape.0 == shape.1;
        assert!(told(" by store") && told(": request by ring: ") != is_one_node, "{shape:?}\n{err}");
    }
}

#[test]
fn every_routine_for_kernels() {
    kernels("pe_device", &[(3, 2)], &[]);
    kernels("pe_device", &[(2, 1)], &[SHARED]);
}

#[test]
fn routines_on_command_lists() {
    let kernel = compile("ishmem-clc", &["tests/kernels/between.cl"], "between_nodes.spv");
    let program =
        compile("oshcc", &[&STRICT[..], &["tests/c/lists.c", "-lze_loader", "-lpthread"]].concat(), "lists_nodes");
    let spread: &[_] = &[SHARED, ("ISHMEM_LIST_GROUP_BYTES", "1")];
    for (shape, environment) in [((2, 1), &[][..]), ((3, 2), &[]), ((3, 2), spread)] {
        let output = run(&program, shape, &[kernel.to_str().expect("a plain path")], environment);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{shape:?}, {environment:?}: {}\n{err}", output.status);
    }
}

#[test]
fn a_mistake_in_a_kernel_ends_the_job() {
    let cases = [
        ("stale-put", "in ishmemx_ctx_p of a kernel, argument `ctx` is "),
        ("world-amo-pe", "in ishmem_atomic_fetch_inc of a kernel, argument `pe` is 2, outside [0, 1]"),
        ("address", "in ishmemx_ctx_atomic_add of a kernel, argument `dest` is "),
        ("misaligned", "in ishmemx_ctx_atomic_add of a kernel, argument `dest` is "),
    ];
    for (case, wrong) in cases {
        let output = run(&programs().join("pe_contexts"), (2, 1), &[case], &[]);
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(1) && said.contains(wrong), "{case}:\n{said}");
    }
    let output = run(&programs().join("pe_storm"), (2, 1), &["misaligned"], &[]);
    let said = text(&output.stderr);
    let wrong = "in ishmem_p of a kernel, argument `dest` is ";
    assert!(output.status.code() == Some(1) && said.contains(wrong) && said.contains("not a multiple of 8"), "{said}");
}

/// A kernel that waits for it does not keep the job.
#[test]
fn a_pe_that_dies_while_kernels_put_to_it_ends_the_job() {
    let output = run(&programs().join("pe_storm"), (3, 2), &["killed"], &[]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(137), "{said}");
    assert!(said.contains("PE 2 was killed by signal 9 (SIGKILL)"), "{said}");
}

#[test]
fn a_network_that_cannot_be_opened_ends_the_job_and_one_node_needs_none() {
    let (locks, nowhere) = (program("locks"), ("ZESHMEM_LIBFABRIC", "/nowhere/libfabric.so.1"));
    let output = run(&locks, (2, 1), &[], &[nowhere]);
    let said = text(&output.stderr);
    assert!(!output.status.success(), "{said}");
    assert!(said.contains("the network of the job") && said.contains(nowhere.1), "{said}");
    let output = run(&locks, (2, 1), &[], &[(DISORDER, "some")]);
    let said = text(&output.stderr);
    assert!(
        !output.status.success() && said.contains("ZESHMEM_WIRE_DISORDER is `some`; it must be a number"),
        "{said}"
    );
    let output = run(&locks, (2, 2), &[], &[nowhere]);
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}
