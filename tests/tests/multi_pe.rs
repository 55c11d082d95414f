//! Starts PE programs through the launcher and judges the job from outside: exit status, what it
//! says, what it leaves behind.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use zeshmem_tests::collectives::Collective;
use zeshmem_tests::harness::{
    PE_COUNTS, SHARED, WORK_GROUPS, beyond_pocl, compile, job, job_with, leftovers, marked_job, processes_of, programs,
    silently_succeeds, tells_of_wait, text,
};

/// A job that must succeed, and say nothing on stderr.
fn silent(n: usize, program: &str, args: &[&str], environment: &[(&str, &str)]) {
    let output = job_with(n, &programs().join(program), args, environment);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    // Refusals are part of the tests in Rust, which print nothing.
    assert!(
        output.status.success() && err.is_empty(),
        "{program} on {n} PEs, {environment:?}: {}\n{out}\n{err}",
        output.status
    );
}

/// More PEs than the other tests have, where what they do is by their number: no power of 2, and more than a work-group of 16.
const MANY: usize = 17;

/// The same on all numbers of PEs.
fn succeeds(program: &str, args: &[&str]) {
    for n in PE_COUNTS {
        silent(n, program, args, &[]);
    }
}

/// The ways of a GPU, on which work-groups share what they do: with short collectives by both ways of messages, and without any.
const WAYS: [&[(&str, &str)]; 3] =
    [&[SHARED], &[SHARED, ("ZESHMEM_MESSAGES", "words")], &[SHARED, ("ISHMEM_SMALL_BYTES", "0")]];

/// The same by those ways, on few PEs.
fn succeeds_shared(program: &str) {
    let [usual, by_words, long] = WAYS;
    for (n, way) in [(2, usual), (3, usual), (3, by_words), (2, long)] {
        if PE_COUNTS.into_iter().any(|count| count == n) {
            silent(n, program, &[], way);
        }
    }
}

/// A job that must fail with a status and a message, and leave nothing behind.
fn fails(args: &[&str], status: i32, message: impl Fn(usize) -> String) {
    for n in [2, 4, 8] {
        let before = leftovers();
        let began = Instant::now();
        let mark = format!("{}-{n}-{}", std::process::id(), args.join("-"));
        let output = marked_job(n, &programs().join("pe_misuse"), args, &mark);
        let err = text(&output.stderr);
        println!("{args:?} on {n} PEs: ended after {:?}", began.elapsed());
        assert_eq!(output.status.code(), Some(status), "{n} PEs, {args:?}:\n{err}");
        assert!(err.contains(&message(n)), "{n} PEs, {args:?}: `{}` is not in\n{err}", message(n));
        assert_eq!(leftovers(), before, "{n} PEs, {args:?}");
        let processes = processes_of(&mark);
        assert!(processes.is_empty(), "{n} PEs, {args:?}: left in the process table: {processes:?}");
    }
}

#[test]
fn teams() {
    succeeds("pe_teams", &[]);
}

/// Intel SHMEM, ISHMEM_TEAM_SPLIT_2D: the example of 10 PEs in rows of 3, and what else goes with 10.
#[test]
fn teams_of_ten_pes() {
    let output = job(10, &programs().join("pe_teams"), &[]);
    let err = text(&output.stderr);
    assert!(output.status.success() && err.is_empty(), "{}\n{err}", output.status);
}

/// Teams of teams of teams, whatever made them, each put to use on the host and in kernels.
#[test]
fn descents() {
    succeeds("pe_descents", &[]);
}

/// Slots that PEs have in use are no matter to teams of others.
#[test]
fn as_many_teams_as_each_pe_has_room_for() {
    for n in PE_COUNTS {
        silent(n, "pe_descents", &["pairs"], &[("ISHMEM_TEAMS_MAX", "4")]);
    }
}

#[test]
fn a_hundred_thousand_teams_and_teams_from_threads() {
    for n in [1, 2, 3, 4] {
        let output = job(n, &programs().join("pe_cycles"), &[]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{n} PEs: {}\n{err}", output.status);
    }
}

#[test]
fn collectives() {
    if beyond_pocl("collectives of work-groups", WORK_GROUPS) {
        return;
    }
    succeeds("pe_collectives", &[]);
    silent(MANY, "pe_collectives", &[], &[]);
    succeeds_shared("pe_collectives");
}

/// Work-groups of one launch, each on a team of its own; and a team's collectives by host and kernels in turns.
#[test]
fn collectives_of_several_teams_and_of_both_sides() {
    if beyond_pocl("work-groups on teams of their own", WORK_GROUPS) {
        return;
    }
    succeeds("pe_together", &[]);
    succeeds_shared("pe_together");
}

/// Every routine of every type and form, against a model. The first of the jobs compiles the kernels.
#[test]
fn every_routine_for_kernels() {
    if beyond_pocl("every routine for kernels", "no broadcast in work-groups, no vectors at generic addresses") {
        return;
    }
    succeeds("pe_device", &[]);
    succeeds_shared("pe_device");
}

/// Where devices do no atomic operations in each other's memory, the owners of words do; where they cannot be asked, that is told.
#[test]
fn owners_perform_atomic_operations() {
    if beyond_pocl("kernels that wait for each other", WORK_GROUPS) {
        return;
    }
    let owner = ("ISHMEM_ATOMICS", "owner");
    for (n, program) in [(2, "pe_litmus"), (3, "pe_contexts"), (4, "pe_waits"), (3, "pe_device"), (7, "pe_storm")] {
        silent(n, program, &[], &[owner]);
    }
    silent(2, "pe_litmus", &[], &[owner, ("ZESHMEM_WIRE_DISORDER", "17"), ("LITMUS_ROUNDS", "40")]);
    silent(2, "pe_litmus", &[], &[owner, ("ZE_CPU_ONE_KERNEL", "1"), ("LITMUS_ROUNDS", "40")]);
    let devices = [("ZE_CPU_DEVICES", "2"), ("ZE_CPU_PEERS", "plain")];
    let plain = [&devices[..], &[("ISHMEM_STATS", "1"), ("ZESHMEM_PES_PER_NODE", "2")]].concat();
    let of_one = |environment: &[(&str, &str)]| {
        let output = job_with(2, &programs().join("pe_litmus"), &[], environment);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{environment:?}: {}\n{err}", output.status);
        err
    };
    let err = of_one(&plain);
    for told in ["atomic_inc by ring: 800 times", "atomic_set by store: 800 times", "put_signal by store: 1600 times"] {
        assert!(err.contains(&format!("PE 1: kernels: {told}")), "{told} is not in\n{err}");
    }
    let without = of_one(&[&plain[..], &[("ZESHMEM_LIBFABRIC", "/nowhere/libfabric.so")]].concat());
    assert!(without.contains("do not work but for set and fetch"), "{without}");
    assert!(without.contains("PE 1: kernels: atomic_inc by store: 800 times"), "{without}");
}

/// An owner that is stopped is waited for, as by a debugger; the end of one is told as of any PE.
#[test]
fn owners_may_be_stopped_but_not_killed() {
    let program = compile("oshcc", &["-Wall", "-Wextra", "-Werror", "tests/c/owner_away.c"], "owner_away");
    let environment = [("ISHMEM_ATOMICS", "owner"), ("ZESHMEM_PEER_SECONDS", "1"), ("ZESHMEM_PES_PER_NODE", "3")];
    for n in [2, 3] {
        let output = job_with(n, &program, &["4"], &environment);
        assert!(output.status.success(), "{n} PEs: {}\n{}", output.status, text(&output.stderr));
        let output = job_with(n, &program, &["killed"], &environment);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(137), "{n} PEs: {err}");
        let told = format!("PE {} was killed by signal 9 (SIGKILL)", n - 1);
        assert!(err.contains(&told) && !err.contains("lost PE"), "{n} PEs: {err}");
    }
}

/// A compiler may not take a load of `_g` or of a get out of a loop.
#[test]
fn kernels_that_poll_see_what_is_put() {
    succeeds("pe_waits", &[]);
}

#[test]
fn a_kernel_that_waits_for_long_tells_for_which_pe() {
    if beyond_pocl("which PE a waiting kernel tells of", WORK_GROUPS) {
        return;
    }
    silently_succeeds(&programs().join("pe_stalls"), [1]);
}

#[test]
fn a_process_may_exit_while_its_kernel_waits() {
    let output = job(1, &programs().join("pe_stalls"), &["leave"]);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{err}");
    assert!(err.starts_with("leaving ishmem_team_sync of a kernel on team 0 (round 1), for PE 3\n"), "{err}");
}

/// Routines on command lists of every kind; what is wrong with them is found when they are appended, or ends the job.
#[test]
fn routines_on_command_lists() {
    if beyond_pocl("routines on command lists", WORK_GROUPS) {
        return;
    }
    let kernel = compile("ishmem-clc", &["tests/kernels/between.cl"], "between.spv");
    let kernel = kernel.to_str().expect("a plain path");
    let args = ["-Wall", "-Wextra", "-Werror", "tests/c/lists.c", "-lze_loader", "-lpthread"];
    let program = compile("oshcc", &args, "lists_c");
    for n in [1, 2, 3, 4] {
        let output = job(n, &program, &[kernel]);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{n} PEs: {}\n{err}", output.status);
    }
    // Where transfers are copy commands, or are spread over work-groups, from the first byte on.
    let spread = WAYS.map(|way| [way, &[("ISHMEM_LIST_GROUP_BYTES", "1")]].concat());
    for paths in [vec![("ISHMEM_LIST_COPY_BYTES", "1")]].into_iter().chain(spread) {
        let output = job_with(2, &program, &[kernel], &paths);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{paths:?}: {}\n{err}", output.status);
    }
    let output = job(2, &program, &[kernel, "refused"]);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{}\n{err}", output.status);
    for (argument, times) in [
        ("nelems", 1),
        ("pe", 2),
        ("dest", 3),
        ("source", 4),
        ("indices", 1),
        ("cmp_values", 1),
        ("dst", 2),
        ("sst", 2),
        ("sig_op", 1),
        ("sig_addr", 1),
        ("team", 2),
        ("PE_root", 1),
        ("cmp", 1),
        ("ivar", 1),
        ("wait", 2),
    ] {
        for pe in 0..2 {
            let said = |line: &&str| {
                line.starts_with(&format!("zeshmem: PE {pe}: in ishmemx_"))
                    && line.contains(&format!("_on_list, argument `{argument}` is "))
            };
            assert_eq!(err.lines().filter(said).count(), times, "{argument} on PE {pe}:\n{err}");
        }
    }
    // One of null, and one of another context where the loader tells.
    assert!(err.contains("argument `list` is null"), "{err}");
    assert_eq!(err.contains("does not tell"), err.matches("argument `list` is 0x").count() == 0, "{err}");
    for (case, told) in [
        ("ended", "in ishmemx_team_sync_on_list of a kernel, argument `team` is "),
        ("from nowhere", "in ishmemx_alltoallv_on_list of a kernel, argument `source` is "),
    ] {
        let output = job(2, &program, &[kernel, case]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{case}: {err}");
        assert!(err.contains(told), "{case}: {err}");
    }
}

/// Short collectives of kernels, with both ways of messages, and where mailboxes are made new every few calls.
#[test]
fn small_collectives() {
    if beyond_pocl("short collectives", "no vload4 and vstore4 of generic pointers, which it finds in kernels/small.cl")
    {
        return;
    }
    for n in PE_COUNTS {
        silent(n, "pe_small", &[], &[]);
        silent(n, "pe_small", &[], &[("ZESHMEM_MESSAGES", "words")]);
        // Several kernels that have the routines in their module.
        silent(n, "pe_small", &["inlined"], &[]);
    }
    succeeds_shared("pe_small");
    if std::env::var_os("ZESHMEM_QUICK").is_some() {
        return;
    }
    silent(MANY, "pe_small", &[], &[]);
    for bytes in ["0", "1000"] {
        silent(3, "pe_small", &[], &[("ISHMEM_SMALL_BYTES", bytes)]);
    }
    for sent in ["0", "100", "64K"] {
        silent(3, "pe_small", &[], &[("ISHMEM_SENT_BYTES", sent)]);
    }
    for renewal in ["2", "3", "7"] {
        for messages in ["plain", "words"] {
            let environment = [("ZESHMEM_MESSAGES", messages), ("ZESHMEM_RENEWAL", renewal)];
            silent(3, "pe_small", &["renewal"], &environment);
            silent(3, "pe_small", &["renewal"], &[&environment[..], &[SHARED]].concat());
        }
    }
}

#[test]
fn collectives_that_differ_end_the_job() {
    if beyond_pocl("short collectives", "no vload4 and vstore4 of generic pointers, which it finds in kernels/small.cl")
    {
        return;
    }
    let ends = |n, messages, args: &[&str]| {
        let output = job_with(n, &programs().join("pe_small"), args, &[("ZESHMEM_MESSAGES", messages)]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{err}");
        err
    };
    let told = |err: &str, mine, pe, theirs| {
        err.contains(&format!(
            "in ishmem_fcollect of a kernel, argument `nelems` is worth {mine} bytes here, but PE {pe} called fcollect with {theirs} bytes"
        ))
    };
    for messages in ["plain", "words"] {
        // By messages or headers, and by rounds.
        for (n, most, least) in [(3, 64, 32), (2, 64, 32), (3, 200_000, 100_000)] {
            let err = ends(n, messages, &["size", &most.to_string(), &least.to_string()]);
            assert!(told(&err, most, n - 1, least) || (0..n - 1).any(|pe| told(&err, least, pe, most)), "{err}");
        }
    }
    let err = ends(2, "plain", &["routine"]);
    let told = |here, pe, there| err.contains(&format!("in ishmem_{here} of a kernel, PE {pe} called {there}\n"));
    assert!(told("fcollect", 1, "team_sync") || told("team_sync", 0, "fcollect"), "{err}");
}

#[test]
fn a_small_collective_that_waits_for_long_is_told() {
    if beyond_pocl("short collectives", "no vload4 and vstore4 of generic pointers, which it finds in kernels/small.cl")
    {
        return;
    }
    let output = job_with(3, &programs().join("pe_small"), &["absent"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{err}");
    let place = "PE 0: in ishmem_fcollect of a kernel on team 0, on the word at 0x";
    assert!(tells_of_wait(&err, place, "for PE 2, round 1, "), "{err}");
}

#[test]
fn pes_that_differ_in_what_is_small_do_not_start() {
    let pe_small = programs().join("pe_small");
    let script = format!("ISHMEM_SMALL_BYTES=$((PMI_RANK * 1024)) exec {}", pe_small.display());
    let output = job(2, Path::new("/bin/sh"), &["-c", &script]);
    let err = text(&output.stderr);
    assert!(!output.status.success(), "{err}");
    assert!(err.contains("ISHMEM_SMALL_BYTES 0") && err.contains("ISHMEM_SMALL_BYTES 1024"), "{err}");
}

#[test]
fn memory() {
    succeeds("pe_memory", &[]);
}

/// Where everything executes, nothing is left out.
#[test]
fn a_whole_life() {
    for n in PE_COUNTS {
        let output = job(n, &programs().join("pe_life"), &["all"]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{n} PEs:\n{out}\n{err}");
        assert_eq!(err, "", "{n} PEs are silent on stderr");
        let steps = out.lines().filter(|line| line.starts_with("passed: "));
        assert_eq!(steps.count(), out.lines().count(), "{n} PEs:\n{out}");
        assert!(out.ends_with("passed: finalize\n"), "{n} PEs:\n{out}");
    }
}

#[test]
fn a_pe_out_of_range_in_a_kernel_ends_the_job() {
    fails(&["kernel-pe"], 1, |n| format!("in ishmem_p of a kernel, argument `pe` is {n}, outside [0, {}]", n - 1));
}

/// Also where the program finalises, or ends the job, before the watching thread has looked.
#[test]
fn a_kernels_error_is_not_lost_at_the_end() {
    for case in ["kernel-pe-then-finalize", "kernel-pe-then-exit"].repeat(5) {
        fails(&[case], 1, |n| format!("in ishmem_p of a kernel, argument `pe` is {n}"));
    }
}

#[test]
fn a_kernel_that_waits_for_long_is_told() {
    let output = job_with(2, &programs().join("pe_misuse"), &["late-kernel"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let err = text(&output.stderr);
    assert!(output.status.success(), "{err}");
    let place = "zeshmem: PE 0: in ishmem_team_sync of a kernel on team 0";
    assert!(tells_of_wait(&err, place, "for PE 1, round 1, which is in "), "{err}");
}

#[test]
fn what_is_wrong_with_a_call_of_a_kernel_ends_the_job() {
    for (which, told) in [
        "in ishmemx_tile_broadcast of a kernel, argument `dst` is 2; it must be at least 3",
        "in ishmemx_alltoallv of a kernel, argument `dest` is 0x0; the 4 bytes from there do not all lie in the symmetric heap",
        "in ishmemx_peer_signal_add of a kernel, argument `pe` is 2, outside [0, 1]",
        "in ishmemx_peer_signal_wait of a kernel, argument `team` is 77, which is no live team of this PE",
        "in ishmem_collect of a kernel, argument `dest` is 0x",
        "in ishmemx_ibput of a kernel, argument `dest` is 0x",
        "in ishmem_wait_until_all_vector of a kernel, argument `cmp_values` is null; it must point to memory",
        "in ishmem_test_some of a kernel, argument `indices` is null; it must point to memory",
        "in ishmem_collect of a kernel, argument `dest` is 0x",
        "in ishmem_put of a kernel, argument `pe` is 2, outside [0, 1]",
        "in ishmemx_ctx_get of a kernel, argument `ctx` is 0x4d, which is no live context of this PE",
        "in ishmem_iput of a kernel, argument `pe` is -1, outside [0, 1]",
        "in ishmem_broadcast of a kernel, argument `source` is 0x2",
        "in ishmem_broadcast of a kernel, argument `source` is 0x2",
        "in ishmem_team_sync of a kernel, argument `team` is 12345, which is no live team of this PE",
        "in ishmem_collect of a kernel, argument `team` is -5, which is no live team of this PE",
    ]
    .into_iter()
    .enumerate()
    {
        let output = job(2, &programs().join("pe_misuse"), &["kernel-call", &which.to_string()]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{err}");
        assert!(err.contains(told), "`{told}` is not in\n{err}");
    }
}

/// A number of bytes that is none is told, and no PE writes in front of what it was given.
#[test]
fn a_negative_block_of_a_collect_moves_no_other() {
    for bytes in ["0", "65536"] {
        let environment = [("ISHMEM_SMALL_BYTES", bytes)];
        let output = job_with(3, &programs().join("pe_misuse"), &["kernel-ragged"], &environment);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.code(), Some(1), "{err}");
        assert!(err.contains("in ishmem_collect of a kernel, argument `dest` is 0x"), "{err}");
        assert!(!out.contains("overwritten"), "{out}\n{err}");
    }
}

/// Also where long waits are not told, as in all jobs here that say nothing of it.
#[test]
fn collectives_that_pes_do_not_call_alike_end_the_job() {
    let ends = |n, args: &[&str]| {
        let output = job_with(n, &programs().join("pe_misuse"), args, &[("ISHMEM_MIXED_SECONDS", "0.5")]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{n} PEs, {args:?}: {err}");
        err
    };
    for n in [2, 4] {
        let err = ends(n, &["host-beside-kernels"]);
        let told = format!("for PE {}, whose host is in ishmem_barrier_all on the same team", n - 1);
        assert!(err.contains("in ishmem_team_sync of a kernel on team 0, ") && err.contains(&told), "{err}");
    }
    if beyond_pocl("collectives of work-groups", WORK_GROUPS) {
        return;
    }
    use Collective::{Broadcast, Collect, Fcollect, Reduce, Sync};
    // Elements, the root, by kernels of how many PEs of how many, and on which team.
    for (which, host, kernel, count, root, kernels, n, team) in [
        (Sync, "ishmem_team_sync", "ishmemx_team_sync", 0, 0, 1, 2, "world"),
        (Sync, "ishmem_team_sync", "ishmemx_team_sync", 0, 0, 1, 4, "reverse"),
        (Fcollect, "ishmem_fcollect", "ishmemx_fcollect", 10, 0, 1, 2, "reverse"),
        (Fcollect, "ishmem_fcollect", "ishmemx_fcollect", 10, 0, 3, 4, "world"),
        (Collect, "ishmem_collect", "ishmemx_collect", 10_000, 0, 1, 4, "world"),
        (Reduce, "ishmem_sum_reduce", "ishmemx_sum_reduce", 25_000, 0, 1, 2, "world"),
        (Reduce, "ishmem_sum_reduce", "ishmemx_sum_reduce", 25_000, 0, 3, 4, "reverse"),
        // By the root's host, which waits for the others.
        (Broadcast, "ishmem_broadcast", "ishmemx_broadcast", 10, 1, 1, 2, "world"),
        (Broadcast, "ishmem_broadcast", "ishmemx_broadcast", 25_000, 3, 3, 4, "reverse"),
        // By a kernel of the root's, which waits where it is long.
        (Broadcast, "ishmem_broadcast", "ishmemx_broadcast", 25_000, 0, 1, 2, "reverse"),
        (Broadcast, "ishmem_broadcast", "ishmemx_broadcast", 25_000, 0, 1, 4, "world"),
    ] {
        let numbers = [which as usize, count, root, kernels].map(|number| number.to_string());
        let [which, count, root, kernels] = numbers.each_ref().map(String::as_str);
        let err = ends(n, &["mixed", which, count, root, kernels, team]);
        let handle = if team == "world" { 0 } else { 3 };
        let place = format!("in {kernel}_work_group of a kernel on team {handle}, ");
        let told = format!(", whose host is in {host} on the same team");
        assert!(err.contains(&place) && err.contains(&told), "{n} PEs, {host}, {numbers:?}: {err}");
    }
    // Kernels of all, of which one does something else.
    for (n, [one, other]) in [
        (2, [(Reduce, 10), (Reduce, 25_000)]),
        (3, [(Reduce, 10), (Reduce, 25_000)]),
        (3, [(Sync, 0), (Reduce, 10)]),
        (4, [(Fcollect, 10), (Sync, 0)]),
        (2, [(Collect, 10), (Fcollect, 10)]),
    ] {
        let numbers = [one.0 as usize, one.1, other.0 as usize, other.1].map(|number| number.to_string());
        let [one, one_count, other, other_count] = numbers.each_ref().map(String::as_str);
        let err = ends(n, &["different", one, one_count, other, other_count]);
        let told = "a kernel of which waits for this PE on the same team";
        assert!(err.contains(told) || err.contains("called"), "{n} PEs, {numbers:?}: {err}");
    }
    // The root's kernel sends and has ended. Hosts that miss it hear what its host calls next.
    for (n, kernels) in [(2, "1"), (4, "1"), (4, "3")] {
        let which = (Broadcast as usize).to_string();
        let err = ends(n, &["mixed", &which, "10", "0", kernels, "world"]);
        let told = ["PE 0 called ishmem_barrier_all", "called ishmem_broadcast with root 0, bytes 80"];
        assert!(told.iter().all(|part| err.contains(part)), "{n} PEs, {kernels}: {err}");
    }
}

#[test]
fn a_kernel_that_waits_for_a_pe_that_has_finalised_ends_the_job() {
    let output = job(2, &programs().join("pe_misuse"), &["finalised-beside-kernels"]);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("in ishmem_team_sync of a kernel on team 0, for PE 1, which has finalised"), "{err}");
}

#[test]
fn a_kernel_that_waits_for_a_word_for_long_is_told() {
    let output = job_with(2, &programs().join("pe_misuse"), &["late-put"], &[("ISHMEM_STALL_SECONDS", "1")]);
    let (word, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{err}");
    let place = format!("zeshmem: PE 0: in ishmem_wait_until of a kernel on the word at {}", word.trim());
    assert!(tells_of_wait(&err, &place, "for a change of memory"), "`{place}` is not in\n{err}");
}

/// A kernel that has not begun when its PE's host waits in the next collective of the team ends the others' wait when it comes.
#[test]
fn a_kernel_may_come_after_its_host() {
    for n in [2, 3] {
        let output = job(n, &programs().join("pe_misuse"), &["kernel-behind-host"]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{err}");
        let told =
            ["in ishmem_team_sync of a kernel on team 0, ", ", whose host is in ishmem_barrier_all on the same team: "];
        assert!(told.iter().all(|part| err.contains(part)), "{err}");
        assert!(err.contains("the job ends in 300 s (ISHMEM_MIXED_SECONDS) if no kernel of that PE comes"), "{err}");
    }
}

#[test]
fn a_kernel_that_still_runs_at_finalize_is_told() {
    let stalls = [("ISHMEM_STALL_SECONDS", "1")];
    let output = job_with(2, &programs().join("pe_misuse"), &["kernel-at-finalize"], &stalls);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    let told = "PE 0: in ishmem_finalize, a kernel of this PE still runs";
    assert!(err.contains(told), "{err}");
}

#[test]
fn an_address_outside_the_heap_in_a_kernel_ends_the_job() {
    fails(&["kernel-address"], 1, |_| "in ishmem_p of a kernel, argument `dest` is 0x".into());
}

#[test]
fn a_pe_killed_in_a_host_barrier_ends_the_job() {
    fails(&["die-in-barrier"], 137, |n| format!("PE {} was killed by signal 9 (SIGKILL)", n - 1));
}

#[test]
fn a_pe_killed_in_a_split_ends_the_job() {
    fails(&["die-in-split"], 137, |n| format!("PE {} was killed by signal 9 (SIGKILL)", n - 1));
}

#[test]
fn a_pe_killed_while_others_wait_in_kernels_ends_the_job() {
    fails(&["die-in-kernel"], 137, |n| format!("PE {} was killed by signal 9 (SIGKILL)", n - 1));
}

#[test]
fn a_pe_that_exits_early_ends_the_job() {
    fails(&["exit-in-barrier"], 7, |n| format!("PE {} exited with status 7", n - 1));
}

#[test]
fn a_global_exit_ends_the_job_with_its_status() {
    fails(&["global-exit"], 42, |_| String::new());
}

#[test]
fn a_pe_that_leaves_without_finalize_is_named() {
    fails(&["no-finalize"], 1, |n| format!("PE {} exited with status 0 but without finalizing", n - 1));
}

/// A Rust program of another workspace lies far from the driver for CPUs; the launcher does not.
#[test]
fn a_program_elsewhere_finds_the_driver_beside_the_launcher() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("another/workspace/target");
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    let program = folder.join("pe_memory");
    // By another process: one that this one starts meanwhile would have the file open for writing, too.
    assert!(Command::new("cp").arg(programs().join("pe_memory")).arg(&program).status().expect("cp starts").success());
    let output = job_with(2, &program, &[], &[("ISHMEM_CPU_DRIVER", "force")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let alone = |path: String| {
        let mut command = Command::new(&program);
        command.env("ISHMEM_CPU_DRIVER", "force").env("ISHMEM_SYMMETRIC_SIZE", "64M").env("PATH", path);
        command.output().expect("the program starts")
    };
    // Open MPI has an oshrun in the first.
    let output = alone(format!("/usr/bin:{}:/bin", programs().display()));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = alone("/usr/bin:/bin".into());
    let err = text(&output.stderr);
    assert!(!output.status.success() && err.contains("no libze_cpu.so in") && err.contains("oshrun knows"), "{err}");
}

/// The host API in C and in C++: right answers, and for each refusal one line, from one PE.
fn host_api(program: &Path) {
    for n in PE_COUNTS {
        let output = job(n, program, &[]);
        let err = text(&output.stderr);
        assert!(output.status.success(), "{n} PEs: {}\n{err}", output.status);
        let said = |part: &str| err.lines().filter(|line| line.contains(part)).count();
        assert_eq!(said("in ishmem_team_split_strided, argument `size` is"), 1, "{n} PEs:\n{err}");
        assert_eq!(said("in ishmem_team_split_2d, argument `xrange` is 0; it must lie in [1, 2147483647]"), 1, "{err}");
        // What differed, and on which PEs.
        let (first, last) = ("PE 0 called ishmem_team_split", format!("PE {} called ishmem_team_split", n - 1));
        for (first, second) in [
            (
                format!("{first}_strided with start 0, stride 1, size 1"),
                format!("{last}_strided with start 0, stride -1, size 1"),
            ),
            (format!("{first}_2d with xrange 2"), format!("{last}_2d with xrange 1")),
        ] {
            let said = err.lines().filter(|line| line.contains(&first) && line.contains(&second));
            assert_eq!(said.count(), usize::from(n > 1), "{n} PEs, {second}:\n{err}");
        }
        // What comes of the handle for no team is defined: nothing is said.
        assert_eq!(said("argument `parent_team` is -1"), 0, "{n} PEs:\n{err}");
        assert_eq!(said("in ishmem_team_get_config, argument `team` is -1"), 0, "{n} PEs:\n{err}");
        // Not collective: every PE says it.
        assert_eq!(said("in ishmem_team_get_config, argument `config_mask` is"), n, "{n} PEs:\n{err}");
        assert_eq!(said("in ishmem_team_sync, argument `team` is -1"), n, "{n} PEs:\n{err}");
        assert_eq!(said("in ishmemx_module_init, argument `module` is null"), n, "{n} PEs:\n{err}");
    }
}

#[test]
fn the_host_api_from_c() {
    host_api(&compile("oshcc", &["-Wall", "-Wextra", "-Werror", "tests/c/host.c"], "host_c"));
}

#[test]
fn the_host_api_from_cpp() {
    host_api(&compile("oshc++", &["-x", "c++", "-Wall", "-Wextra", "-Werror", "tests/c/host.c"], "host_cpp"));
}

#[test]
fn a_c_program_with_a_kernel_of_its_own() {
    let kernel = compile("ishmem-clc", &["examples/c/team_collect.cl"], "team_collect.spv");
    let program = compile("oshcc", &["-Wall", "examples/c/team_collect.c", "-lze_loader"], "team_collect");
    for n in PE_COUNTS {
        let output = job(n, &program, &[kernel.to_str().expect("a plain path")]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && err.is_empty(), "{n} PEs: {}\n{out}\n{err}", output.status);
        assert_eq!(out.matches(": right\n").count(), n.div_ceil(2), "{n} PEs:\n{out}");
    }
}

#[test]
fn a_kernel_linked_with_the_device_library() {
    let c = compile("ishmem-clc", &["--no-library", "tests/kernels/linked.cl"], "linked.spv");
    let cpp =
        compile("ishmem-clc", &["--no-library", "-cl-std=CLC++2021", "tests/kernels/linked.cl"], "linked_cpp.spv");
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libishmem_device.spv");
    std::fs::write(&library, zeshmem_device::LIBRARY).expect("a folder for tests");
    let program = compile("oshcc", &["-Wall", "tests/c/linked.c", "-lze_loader"], "linked");
    for (kernel, n) in [(&c, 1), (&c, 3), (&cpp, 1), (&cpp, 3)] {
        let paths = [kernel, &library].map(|path| path.to_str().expect("a plain path"));
        let output = job(n, &program, &paths);
        let err = text(&output.stderr);
        assert!(output.status.success() && err.is_empty(), "{n} PEs: {}\n{err}", output.status);
    }
}
