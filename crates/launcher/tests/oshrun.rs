//! The launcher as its users meet it: the built program, run.

use std::io::{BufReader, Read as _, Write as _};
use std::net::UdpSocket;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use rustix::event::Timespec;
use rustix::process::{Pid, PidfdFlags, Signal};
use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use zeshmem_bootstrap::status::{self, Entry, Name, STATUS_FD, StatusBoard};
use zeshmem_bootstrap::{Bootstrap, PEER_DIED};

mod common;

use common::{
    Ended, SCENARIO, WATCHDOG, expect_gone, finish, in_a_sandbox, lines, oshrun, run, scenario, send, shell, sorted,
    with_watchdog,
};

// ---- the command line -------------------------------------------------------------------------------------------------

#[test]
fn help_and_version_are_there_under_both_names() {
    let version = run(oshrun(&["--version"]));
    assert_eq!(version.stdout, format!("oshrun {}\n", env!("CARGO_PKG_VERSION")));
    let mut ishmrun = Command::new(env!("CARGO_BIN_EXE_ishmrun"));
    let version = ishmrun.arg("--version").output().unwrap();
    assert_eq!(String::from_utf8(version.stdout).unwrap(), format!("ishmrun {}\n", env!("CARGO_PKG_VERSION")));
    let help = run(oshrun(&["--help"]));
    assert!(help.code == Some(0) && help.stdout.contains("--tag-output"), "{help:?}");
    for shell in ["bash", "zsh", "fish"] {
        let script = run(oshrun(&["--completion", shell]));
        assert!(script.code == Some(0) && script.stdout.contains("tag-output"), "{script:?}");
    }
}

#[test]
fn within_another_launchers_command_ishmrun_is_the_program() {
    let ishmrun = env!("CARGO_BIN_EXE_ishmrun");
    let sizes = |arguments: &[&str]| {
        let ended = run(oshrun(&[&["-n", "2", ishmrun], arguments, &["sh", "-c", "echo $PMI_SIZE"]].concat()));
        assert_eq!((ended.code, &*ended.stderr), (Some(0), ""), "{ended:?}");
        ended.stdout
    };
    assert_eq!(sizes(&[]), "2\n2\n");
    assert_eq!(sizes(&["-cg", "--disable-bind", "--"]), "2\n2\n");
    // With a number it starts a job of its own.
    assert_eq!(sizes(&["-n", "1"]), "1\n1\n");
    assert_eq!(sizes(&["-x", "A=b", "-np", "1"]), "1\n1\n");
    let ended = run(oshrun(&["-n", "1", ishmrun, "-n", "surely-no-such-program"]));
    assert!(
        ended.code == Some(127) && ended.stderr.contains("'surely-no-such-program' could not be started: not found")
    );
    let alone = Command::new(ishmrun).arg("true").output().unwrap();
    assert_eq!(alone.status.code(), Some(2));
}

#[test]
fn bad_usage_is_an_error_with_status_2() {
    for arguments in [
        &["-n", "0", "true"][..],
        &["true"],
        &["-n", "2"],
        &["-n", "2", "--bogus", "true"],
        &["-n", "2", "-hostfile", "hosts", "true"],
    ] {
        let ended = run(oshrun(arguments));
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert!(ended.stderr.starts_with("error: "), "{ended:?}");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_named() {
    run(oshrun(&["-n", "3", "surely-no-such-program"]))
        .expect(127, &["oshrun: the program 'surely-no-such-program' was not found"]);
    let ended = run(oshrun(&["-n", "3", "/"]));
    assert_eq!(ended.code, Some(126));
    assert!(ended.stderr.contains("the program '/' cannot be executed"), "{ended:?}");
}

// ---- what the PEs find ------------------------------------------------------------------------------------------------

#[test]
fn pes_know_who_they_are() {
    let script = "echo $PMI_RANK/$PMI_SIZE $ZESHMEM_LOCAL_RANK/$ZESHMEM_LOCAL_SIZE; test -S /proc/self/fd/$PMI_FD";
    let mut command = shell(&["-n", "3"], script);
    // Traces of a launcher around this one.
    command.env("PMI_RANK", "9").env("PMI_ID", "9").env("PMIX_NAMESPACE", "x").env("MPI_LOCALRANKID", "9");
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["0/3 0/3", "1/3 1/3", "2/3 2/3"]);
    let mut command = shell(&["-n", "1"], "env");
    command.env("PMI_ID", "9").env("PMIX_NAMESPACE", "x").env("MPI_LOCALRANKID", "9");
    let ended = run(command);
    assert!(
        !["PMI_ID", "PMIX_NAMESPACE", "MPI_LOCALRANKID"].iter().any(|name| ended.stdout.contains(name)),
        "{ended:?}"
    );
}

#[test]
fn variables_and_the_directory_are_passed_on() {
    let mut command = shell(
        &["-n", "2", "-x", "FIRST=a=b", "--env", "SECOND=", "-x", "THIRD", "--wdir", "/proc"],
        "echo \"$FIRST,$SECOND,$THIRD,$PWD\"",
    );
    command.env("SECOND", "unwanted").env("THIRD", "c");
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["a=b,,c,/proc", "a=b,,c,/proc"]);
}

#[test]
fn input_goes_to_pe_0() {
    let mut command = shell(&["-n", "3", "-l"], "cat; echo end");
    command.stdin(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"some\ninput\n").unwrap();
    let ended = finish(&mut child);
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["[0] end", "[0] input", "[0] some", "[1] end", "[2] end"]);
}

/// A program that starts others opens terminals for them, which control none of its own processes.
#[test]
fn a_terminal_that_does_not_control_the_launcher_gives_input_to_pe_0() {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
    grantpt(&ours).unwrap();
    unlockpt(&ours).unwrap();
    let theirs = ioctl_tiocgptpeer(&ours, OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
    let mut command = shell(&["-n", "2", "-l"], "read word; echo got $word");
    command.stdin(theirs);
    // The end of the input goes with the line, for a launcher that reads on.
    rustix::io::write(&ours, b"something\n\x04").unwrap();
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["[0] got something", "[1] got"]);
}

#[test]
fn a_job_inside_a_job_is_its_own() {
    let inner = format!("{} -n 3 sh -c 'echo $PMI_RANK/$PMI_SIZE'", env!("CARGO_BIN_EXE_oshrun"));
    let ended = run(shell(&["-n", "2"], &inner));
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["0/3", "0/3", "1/3", "1/3", "2/3", "2/3"]);
}

// ---- output -----------------------------------------------------------------------------------------------------------

#[test]
fn labelled_lines_stay_whole_and_in_order() {
    // Every line is written in two parts.
    let script = "i=0; while [ $i -lt 200 ]; do printf \"$i of \"; echo \"$PMI_RANK\"; echo \"e$i\" >&2; i=$((i+1)); done; printf tail";
    let ended = run(shell(&["-n", "4", "--tag-output"], script));
    ended.expect(0, &[]);
    for pe in 0..4 {
        let label = format!("[{pe}] ");
        let own: Vec<&str> = ended.stdout.lines().filter_map(|line| line.strip_prefix(&label)).collect();
        let mut expected: Vec<String> = (0..200).map(|i| format!("{i} of {pe}")).collect();
        expected.push("tail".into());
        assert_eq!(own, expected);
        let errors: Vec<&str> = ended.stderr.lines().filter_map(|line| line.strip_prefix(&label)).collect();
        assert_eq!(errors, (0..200).map(|i| format!("e{i}")).collect::<Vec<_>>());
    }
    assert_eq!(ended.stdout.lines().count(), 4 * 201);
    assert_eq!(ended.stderr.lines().count(), 4 * 200);
}

#[test]
fn output_is_prompt() {
    for options in [&["-n", "1"][..], &["-n", "1", "-l"]] {
        let mut command = shell(options, "echo question; read answer; echo $answer");
        command.stdin(Stdio::piped());
        let mut child = command.spawn().unwrap();
        with_watchdog(&mut child, |child| {
            let mut stdout = BufReader::new(child.stdout.take().unwrap());
            // The PE goes on only after its first line has come through.
            assert!(lines(&mut stdout, 1)[0].ends_with("question"));
            child.stdin.take().unwrap().write_all(b"yes\n").unwrap();
            assert!(lines(&mut stdout, 1)[0].ends_with("yes"));
            assert!(child.wait().unwrap().success());
        });
    }
}

#[test]
fn a_reader_who_leaves_ends_the_writers() {
    for options in [&["-n", "2"][..], &["-n", "2", "-l"]] {
        let mut child = shell(options, "yes").spawn().unwrap();
        drop(child.stdout.take());
        let ended = finish(&mut child);
        assert_eq!(ended.code, Some(128 + 13), "{ended:?}");
    }
}

/// As of `2>&1 | less`, which reads a page.
#[test]
fn a_reader_of_errors_who_stops_reading_does_not_keep_a_job_alive() {
    let write = "[ $PMI_RANK = 1 ] && { sleep 1; exit 3; }; yes >&2";
    for (options, script, code) in [(&["-n", "2", "--timeout", "1"][..], "yes >&2", 124), (&["-n", "2"], write, 3)] {
        let mut child = shell(options, script).spawn().unwrap();
        let status = with_watchdog(&mut child, |child| child.wait().unwrap());
        assert_eq!(status.code(), Some(code), "{script}");
    }
}

/// The full disk is told, and not only that a PE was killed for it.
#[test]
fn output_that_cannot_be_written_is_told() {
    let mut command = shell(&["-n", "1", "-l"], "echo hi");
    command.stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    let ended = run(command);
    assert!(ended.code == Some(1) && ended.stderr.starts_with("oshrun: cannot write stdout: "), "{ended:?}");
}

// ---- failures ---------------------------------------------------------------------------------------------------------

#[test]
fn the_first_failure_is_reported_and_the_rest_ended() {
    let script = "if [ $PMI_RANK = 2 ]; then exit 3; fi; exec sleep 1000";
    run(shell(&["-n", "4"], script)).expect(3, &["oshrun: PE 2 exited with status 3"]);
    let script = "if [ $PMI_RANK = 2 ]; then kill -9 $$; fi; exec sleep 1000";
    run(shell(&["-n", "4"], script)).expect(137, &["oshrun: PE 2 was killed by signal 9 (SIGKILL)"]);
    let ended = run(shell(&["-n", "4", "-q"], script));
    ended.expect(137, &[]);
    assert_eq!(ended.stderr, "");
}

#[test]
fn ends_are_noticed_in_any_sandbox() {
    let script = "[ $PMI_RANK != 1 ] || exit 3; exec sleep 1000";
    run(in_a_sandbox(shell(&["-n", "3"], script))).expect(3, &["oshrun: PE 1 exited with status 3"]);
}

#[test]
fn a_pe_that_ignores_the_polite_signal_is_killed() {
    let script = "trap '' TERM; if [ $PMI_RANK = 1 ]; then exit 3; fi; echo $$; while true; do sleep 1; done";
    let ended = run(shell(&["-n", "3"], script));
    ended.expect(3, &["oshrun: PE 1 exited with status 3"]);
    ended.stdout.lines().for_each(expect_gone);
}

#[test]
fn the_time_limit_says_who_was_still_running() {
    let script = "if [ $PMI_RANK = 1 ]; then exit 0; fi; exec sleep 1000";
    let ended = run(shell(&["-n", "4", "--timeout", "1"], script));
    assert_eq!((ended.code, ended.said().len()), (Some(124), 5), "{ended:?}");
    assert_eq!(ended.said()[0], "oshrun: the time limit of 1 s was reached; still running: PEs 0, 2-3");
    assert_eq!(ended.said()[2], "oshrun: PE 1: has ended");
    for pe in [0, 2, 3] {
        let line = ended.said()[pe + 1];
        assert!(
            line.starts_with(&format!("oshrun: PE {pe} (process ")) && line.ends_with("): in its own code"),
            "{line}"
        );
    }
    let limit =
        "oshrun: the time limit of 3 s was reached; still running: PEs 0-2; waiting in the launcher's barrier: PEs 0-1";
    for patience in ["1", "0"] {
        let mut command = scenario(&["-n", "3", "--timeout", "3"], "one stays away");
        command.env("ISHMEM_STALL_SECONDS", patience);
        let ended = run(command);
        assert_eq!(ended.code, Some(124), "{ended:?}");
        let said = ended.said();
        let told = said[0].starts_with("oshrun: PEs 0-1 have waited ")
            && said[0].ends_with(" s in the launcher's barrier for PE 2");
        assert_eq!((told, said[usize::from(told)]), (patience == "1", limit), "{ended:?}");
    }
    let ended = run(shell(&["-n", "2", "--timeout", "1", "--quiet"], script));
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(124), ""));
    // A limit that is not reached changes nothing.
    run(oshrun(&["-n", "2", "--timeout", "1000", "true"])).expect(0, &[]);
}

// ---- what the PEs are doing -------------------------------------------------------------------------------------------

/// Every PE enters something, says that it is ready, and stays there; the last one stops.
fn enter_and_stay(boot: &mut dyn Bootstrap) -> ! {
    let board = StatusBoard::inherited(boot.size()).expect("oshrun leaves one");
    let page = &board.pages()[boot.rank()];
    page.claim();
    let entry =
        Entry { routine: Name::new("shmem_barrier_all"), team: 0, awaited: Some(1), round: 2, sequence: 41, since: 0 };
    match boot.rank() {
        0 => page.enter(&entry),
        1 => {
            page.enter(&Entry { sequence: 40, ..entry });
            page.leave();
        }
        2 => page.enter(&Entry { awaited: None, since: status::now(), ..entry }),
        _ => page.enter(&entry),
    }
    println!("\nready {}", boot.rank());
    if boot.rank() == 3 {
        rustix::process::kill_process(rustix::process::getpid(), Signal::STOP).unwrap();
    }
    park()
}

/// The number of a PE in a line about it, and the rest without the process's number.
fn about(line: &str) -> (&str, &str) {
    let (pe, rest) = line.split_once(" (process ").expect(line);
    (pe, rest.split_once("): ").expect(line).1)
}

fn expect_entered(lines: &[&str]) {
    let lines: Vec<_> = lines.iter().map(|line| about(line)).collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    let waits = "waits for PE 1 in shmem_barrier_all (operation 41 of team 0), round 2";
    assert_eq!(lines[0], ("PE 0", waits));
    assert_eq!(lines[1], ("PE 1", "in its own code, after shmem_barrier_all (operation 40 of team 0)"));
    let (pe, rest) = lines[2];
    let since = rest.strip_prefix("in shmem_barrier_all (operation 41 of team 0), for ").expect(rest);
    let seconds: f64 = since.strip_suffix(" s").expect(rest).parse().expect(rest);
    assert!(pe == "PE 2" && (0.0..WATCHDOG.as_secs_f64()).contains(&seconds), "{rest}");
    assert_eq!(lines[3], ("PE 3", format!("stopped by a signal, {waits}").as_str()));
}

#[test]
fn a_running_job_says_what_its_pes_do() {
    // Also where a shell stands between launcher and PE.
    let this = std::env::current_exe().unwrap();
    let script = format!("{} --exact pe --nocapture --test-threads=1; true", this.display());
    for mut command in [scenario(&["-n", "4"], "enter and stay"), shell(&["-n", "4"], &script)] {
        let mut child = command.env(SCENARIO, "enter and stay").spawn().unwrap();
        let answer = with_watchdog(&mut child, |child| {
            let mut stdout = BufReader::new(child.stdout.take().unwrap());
            let mut ready = 0;
            while ready < 4 {
                // Behind what another PE's harness says in the same line, maybe.
                ready += usize::from(lines(&mut stdout, 1)[0].contains("ready "));
            }
            let ask = || run(oshrun(&["--status", &child.id().to_string()]));
            // The last PE is ready a moment before it stops.
            let mut answer = ask();
            while !answer.stdout.contains("stopped") {
                answer = ask();
            }
            child.kill().unwrap();
            child.wait().unwrap();
            answer
        });
        assert_eq!((answer.code, answer.stderr.as_str()), (Some(0), ""));
        expect_entered(&answer.stdout.lines().collect::<Vec<_>>());
    }
}

#[test]
fn the_time_limit_says_what_the_pes_do() {
    let ended = run(scenario(&["-n", "4", "--timeout", "3"], "enter and stay"));
    assert_eq!(ended.code, Some(124), "{ended:?}");
    let lines: Vec<_> = ended.said()[1..].iter().filter_map(|line| line.strip_prefix("oshrun: ")).collect();
    expect_entered(&lines);
}

#[test]
fn only_jobs_are_asked() {
    let this = std::process::id().to_string();
    run(oshrun(&["--status", &this])).expect(1, &[&format!("oshrun: process {this} is no oshrun that runs a job")]);
    run(oshrun(&["--status", "4194304"])).expect(1, &["oshrun: there is no process 4194304"]);
}

/// A program that a PE starts is none: it neither inherits the board, nor takes another file for it.
#[test]
fn the_board_is_the_pes_alone() {
    run(scenario(&["-n", "2"], "children have no board")).expect(0, &[]);
}

fn children_have_no_board(boot: &mut dyn Bootstrap) {
    let number = std::env::var(STATUS_FD).unwrap();
    assert!(StatusBoard::inherited(boot.size()).is_some());
    let script = format!("test ! -e /proc/self/fd/{number} && exec {number}<>/dev/null && exec \"$0\" \"$@\"");
    let mut child = Command::new("bash");
    child.args(["-c", &script]).arg(std::env::current_exe().unwrap());
    child.args(["--exact", "pe", "--nocapture", "--test-threads=1"]).env(SCENARIO, "child");
    assert!(child.status().unwrap().success());
}

// ---- binding ----------------------------------------------------------------------------------------------------------

#[test]
fn pes_are_bound_in_turn() {
    let allowed = |ended: &Ended| -> Vec<String> { sorted(&ended.stdout).into_iter().map(str::to_owned).collect() };
    let script = "echo $PMI_RANK $(sed -n 's/^Cpus_allowed_list:[[:space:]]*//p' /proc/self/status)";
    let free = allowed(&run(shell(&["-n", "1"], script)));
    assert_eq!(allowed(&run(shell(&["-n", "1", "--bind-to", "none"], script))), free);
    let cpus = std::thread::available_parallelism().unwrap().get();
    let n = (cpus + 1).to_string();
    let bound = run(shell(&["-n", &n, "--bind-to", "hwthread"], script));
    let lists = allowed(&bound);
    let list_of = |pe: usize| lists.iter().find_map(|line| line.strip_prefix(&format!("{pe} "))).expect("each PE's");
    let mut own: Vec<&str> = (0..cpus).map(list_of).collect();
    assert!(own.iter().all(|list| list.parse::<usize>().is_ok()), "{lists:?}");
    // From the first again.
    assert_eq!(list_of(cpus), own[0]);
    own.sort_unstable();
    own.dedup();
    assert_eq!(own.len(), cpus, "{lists:?}");
}

// ---- PMI-1 ------------------------------------------------------------------------------------------------------------

const STATUS: &str = "ZESHMEM_TEST_STATUS";

/// Not a test, but what the PEs of the tests below run.
#[test]
fn pe() {
    let Ok(scenario) = std::env::var(SCENARIO) else {
        return;
    };
    if scenario == "child" {
        assert!(StatusBoard::inherited(2).is_none());
        return;
    }
    let mut boot = zeshmem_bootstrap::connect().unwrap();
    let rank = boot.rank();
    match scenario.as_str() {
        "exchange" => exchange(&mut *boot),
        "abort" if rank == 1 => boot.abort(42, "enough"),
        "exit with" if rank == 1 => boot.aborter().exit(std::env::var(STATUS).unwrap().parse().unwrap()),
        "abort" | "exit with" => boot.barrier().unwrap(),
        "one has the reason" => one_has_the_reason(&mut *boot),
        "all have reasons" => all_have_reasons(&mut *boot),
        "the one with the reason dies" => the_one_with_the_reason_dies(&mut *boot),
        "leave without goodbye" if rank == 1 => std::process::exit(0),
        "leave without goodbye" => park(),
        "leave early" if rank == 1 => {}
        "leave early" => boot.barrier().unwrap(),
        "one stays away" if rank == 2 => park(),
        "one stays away" => boot.barrier().unwrap(),
        "enter and stay" => enter_and_stay(&mut *boot),
        "children have no board" => children_have_no_board(&mut *boot),
        "witnesses of a death" => witness_a_death(&mut *boot, 5),
        "witnesses who say so" => witness_a_death(&mut *boot, PEER_DIED),
        "witness of an abort" => witness_an_abort(&mut *boot),
        "witness who exits" => witness_and_exit(&mut *boot),
        "fail after the goodbye" => fail_after_the_goodbye(&mut *boot),
        other => panic!("no scenario '{other}'"),
    }
    boot.finalize().unwrap();
}

fn park() -> ! {
    loop {
        std::thread::park();
    }
}

fn exchange(boot: &mut dyn Bootstrap) {
    let card = |round: usize, rank: usize| -> Vec<u8> {
        let length = [rank, 600, 5000 * rank][round];
        (0..length).map(|index| (index * 7 + rank * 13 + round) as u8).collect()
    };
    for round in 0..3 {
        let own = card(round, boot.rank());
        let all = boot.exchange(&own).unwrap();
        let expected: Vec<Vec<u8>> = (0..boot.size()).map(|rank| card(round, rank)).collect();
        assert_eq!(all, expected);
        boot.barrier().unwrap();
    }
}

/// One PE is killed; the others notice before the launcher does, if they can, and abort.
fn witness_a_death(boot: &mut dyn Bootstrap, code: i32) {
    let processes = processes(boot);
    if boot.rank() == 2 {
        rustix::process::kill_process(rustix::process::getpid(), Signal::KILL).unwrap();
    }
    until_it_ends(&processes[2]);
    boot.abort(code, "PE 2 died");
}

/// All PEs abort; PE 2 knows why, and is slow to say it.
fn one_has_the_reason(boot: &mut dyn Bootstrap) -> ! {
    boot.barrier().unwrap();
    if boot.rank() != 2 {
        boot.abort(3, "");
    }
    // Where nothing waits for the reason, this is long enough for the job to end without it.
    #[expect(clippy::disallowed_methods, reason = "a PE that is slow is what the test is about")]
    std::thread::sleep(Duration::from_millis(500));
    boot.abort(3, "the reason\\ of\nall this")
}

/// All PEs abort, each with a reason. The launcher, which is stopped, learns of all that at once.
fn all_have_reasons(boot: &mut dyn Bootstrap) -> ! {
    let processes = processes(boot);
    let mail = Mail::open(boot);
    let launcher = rustix::process::getppid().unwrap();
    // From here on the PEs do without the launcher.
    if boot.rank() != 3 {
        mail.send(3);
        mail.receive();
        boot.abort(3, if boot.rank() == 0 { "PE 0's own" } else { "shared by the others" })
    }
    (0..3).for_each(|_| mail.receive());
    stop(launcher);
    (0..3).for_each(|pe| mail.send(pe));
    processes[..3].iter().for_each(until_it_ends);
    rustix::process::kill_process(launcher, Signal::CONT).unwrap();
    boot.abort(3, "shared by the others")
}

/// All PEs abort; PE 2 knows why, and dies of it.
fn the_one_with_the_reason_dies(boot: &mut dyn Bootstrap) -> ! {
    boot.barrier().unwrap();
    if boot.rank() == 2 {
        rustix::process::kill_process(rustix::process::getpid(), Signal::KILL).unwrap();
    }
    boot.abort(3, "")
}

/// PE 0 aborts; PE 1 sees it end, and aborts too. The launcher, which is stopped, learns of all that at once.
fn witness_an_abort(boot: &mut dyn Bootstrap) {
    let processes = processes(boot);
    let mail = Mail::open(boot);
    let launcher = rustix::process::getppid().unwrap();
    if boot.rank() != 0 {
        // From here on this PE does without the launcher.
        mail.send(0);
    }
    match boot.rank() {
        0 => {
            (1..boot.size()).for_each(|_| mail.receive());
            stop(launcher);
            boot.abort(42, "enough")
        }
        1 => {
            until_it_ends(&processes[0]);
            boot.abort(PEER_DIED, "PE 0 has gone")
        }
        _ => {
            until_it_ends(&processes[1]);
            rustix::process::kill_process(launcher, Signal::CONT).unwrap();
            park()
        }
    }
}

/// PE 0 dies slowly: its sockets close, PE 1 sees that and exits, and then PE 0 ends. The launcher, which is stopped, learns of all
/// that at once.
fn witness_and_exit(boot: &mut dyn Bootstrap) {
    let processes = processes(boot);
    let mail = Mail::open(boot);
    let launcher = rustix::process::getppid().unwrap();
    if boot.rank() != 2 {
        // From here on this PE does without the launcher.
        mail.send(2);
    }
    match boot.rank() {
        0 => {
            mail.receive();
            let number = std::env::var("PMI_FD").unwrap().parse().unwrap();
            // SAFETY: the launcher's socket, which is open as long as this process.
            let socket = unsafe { BorrowedFd::borrow_raw(number) };
            rustix::net::shutdown(socket, rustix::net::Shutdown::Both).unwrap();
            mail.send(1);
            until_it_ends(&processes[1]);
            rustix::process::kill_process(rustix::process::getpid(), Signal::KILL).unwrap();
            park()
        }
        1 => {
            mail.receive();
            std::process::exit(1)
        }
        _ => {
            (0..2).for_each(|_| mail.receive());
            stop(launcher);
            mail.send(0);
            until_it_ends(&processes[0]);
            rustix::process::kill_process(launcher, Signal::CONT).unwrap();
            park()
        }
    }
}

/// All PEs finalise, and PE 0 exits with another status than 0; the others go on for longer than the launcher takes to see that, and
/// fail, too.
fn fail_after_the_goodbye(boot: &mut dyn Bootstrap) -> ! {
    const LONG_ENOUGH: Timespec = Timespec { tv_sec: 0, tv_nsec: 300_000_000 };
    let processes = processes(boot);
    boot.finalize().unwrap();
    if boot.rank() == 0 {
        std::process::exit(3);
    }
    until_it_ends(&processes[0]);
    rustix::event::poll(&mut [], Some(&LONG_ENOUGH)).unwrap();
    println!("the result of PE {}", boot.rank());
    std::process::exit(10)
}

/// Messages between PEs without the launcher.
struct Mail {
    socket: UdpSocket,
    ports: Vec<u16>,
}

impl Mail {
    fn open(boot: &mut dyn Bootstrap) -> Mail {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        let port = socket.local_addr().unwrap().port();
        let ports = boot.exchange(&port.to_le_bytes()).unwrap();
        let number = |port: &Vec<u8>| u16::from_le_bytes(port.as_slice().try_into().unwrap());
        let ports = ports.iter().map(number).collect();
        Mail { socket, ports }
    }

    fn send(&self, pe: usize) {
        let to = ("127.0.0.1", self.ports[pe]);
        self.socket.send_to(&[0], to).unwrap();
    }

    fn receive(&self) {
        self.socket.recv(&mut [0]).unwrap();
    }
}

/// Stops a process, and returns when it has stopped.
fn stop(process: Pid) {
    rustix::process::kill_process(process, Signal::STOP).unwrap();
    let stat = format!("/proc/{}/stat", process.as_raw_pid());
    while !std::fs::read_to_string(&stat).unwrap().contains(") T ") {
        std::thread::yield_now();
    }
}

/// The processes of all PEs, none of which ends before all PEs have them.
fn processes(boot: &mut dyn Bootstrap) -> Vec<OwnedFd> {
    let pids = boot.exchange(&std::process::id().to_le_bytes()).unwrap();
    let open = |pid: &Vec<u8>| {
        let pid = i32::from_le_bytes(pid.as_slice().try_into().unwrap());
        rustix::process::pidfd_open(Pid::from_raw(pid).unwrap(), PidfdFlags::empty()).unwrap()
    };
    let processes = pids.iter().map(open).collect();
    boot.barrier().unwrap();
    processes
}

fn until_it_ends(process: &OwnedFd) {
    let mut fds = [rustix::event::PollFd::new(process, rustix::event::PollFlags::IN)];
    rustix::event::poll(&mut fds, None).unwrap();
}

#[test]
fn cards_are_exchanged() {
    for size in ["1", "2", "3", "4", "7", "8"] {
        let ended = run(scenario(&["-n", size], "exchange"));
        ended.expect(0, &[]);
        assert_eq!(ended.stderr, "");
    }
}

#[test]
fn an_abort_ends_the_job_with_its_code() {
    let ended = run(scenario(&["-n", "4"], "abort"));
    ended.expect(42, &["oshrun: PE 1 aborted the job with status 42"]);
    assert!(ended.stderr.contains("zeshmem: PE 1: enough\n"), "{ended:?}");
}

#[test]
fn the_program_may_end_the_job_with_any_status() {
    for (status, code) in [("0", 0), ("7", 7), ("255", 255), ("256", 255), ("-1", 255), ("259", 3), ("-256", 255)] {
        let mut command = scenario(&["-n", "4"], "exit with");
        command.env(STATUS, status);
        let ended = run(command);
        let said = format!("oshrun: PE 1 aborted the job with status {code}");
        let said = [said.as_str()];
        ended.expect(code, if code == 0 { &[] } else { &said });
        // Nothing is said but that.
        assert_eq!(ended.stderr.lines().count(), usize::from(code != 0), "{ended:?}");
    }
}

#[test]
fn the_reason_is_shown_whichever_pe_aborts_first() {
    for options in [&["-n", "4"][..], &["-n", "4", "-l"]] {
        let ended = run(scenario(options, "one has the reason"));
        ended.expect(3, &["oshrun: PE 2 aborted the job with status 3"]);
        let label = if options.len() == 3 { "[2] " } else { "" };
        let reason = format!("{label}zeshmem: PE 2: the reason\\ of\nall this\n");
        assert!(ended.stderr.contains(&reason), "{ended:?}");
    }
}

#[test]
fn every_reason_is_shown_once() {
    let ended = run(scenario(&["-n", "4"], "all have reasons"));
    assert_eq!(ended.code, Some(3), "{ended:?}");
    let count = |text: &str| ended.stderr.lines().filter(|line| line.ends_with(text)).count();
    assert_eq!((count(": PE 0's own"), count(": shared by the others")), (1, 1), "{ended:?}");
}

#[test]
fn an_abort_whose_reason_will_not_come_ends_the_job() {
    let ended = run(scenario(&["-n", "4"], "the one with the reason dies"));
    assert_eq!(ended.code, Some(137), "{ended:?}");
    assert_eq!(ended.said(), ["oshrun: PE 2 was killed by signal 9 (SIGKILL)"]);
}

#[test]
fn to_leave_without_a_goodbye_is_a_failure() {
    run(scenario(&["-n", "4"], "leave without goodbye"))
        .expect(1, &["oshrun: PE 1 exited with status 0 but without finalizing, while 3 other PEs were still running"]);
}

#[test]
fn a_failure_after_the_goodbye_lets_others_end() {
    let ended = run(scenario(&["-n", "3"], "fail after the goodbye"));
    ended.expect(3, &["oshrun: PE 0 exited with status 3"]);
    assert_eq!(ended.stdout.matches("the result of PE").count(), 2, "{ended:?}");
}

#[test]
fn a_barrier_that_cannot_open_is_reported() {
    let ended = run(scenario(&["-n", "3"], "leave early"));
    assert_eq!(ended.code, Some(1));
    assert!(
        matches!(ended.said().as_slice(), [line] if line.contains("PE 1 will not come to the barrier")),
        "{ended:?}"
    );
}

#[test]
fn a_death_goes_before_the_aborts_that_it_causes() {
    for _ in 0..20 {
        run(scenario(&["-n", "4"], "witnesses of a death"))
            .expect(137, &["oshrun: PE 2 was killed by signal 9 (SIGKILL)"]);
    }
}

/// The wrapper of a PE that has died ends later than others tell of the death.
#[test]
fn the_end_of_a_wrapper_goes_before_the_aborts_that_a_death_causes() {
    for _ in 0..10 {
        let mut command = oshrun(&["-n", "4"]);
        command.args(["sh", "-c", "\"$@\" || exit 6", "wrapper"]).arg(std::env::current_exe().unwrap());
        command.args(["--exact", "pe", "--nocapture", "--test-threads=1"]).env(SCENARIO, "witnesses who say so");
        run(command).expect(6, &["oshrun: PE 2 exited with status 6"]);
    }
}

#[test]
fn an_abort_goes_before_those_that_it_causes() {
    run(scenario(&["-n", "3"], "witness of an abort")).expect(42, &["oshrun: PE 0 aborted the job with status 42"]);
}

#[test]
fn a_death_goes_before_the_exits_that_it_causes() {
    run(scenario(&["-n", "3"], "witness who exits")).expect(137, &["oshrun: PE 0 was killed by signal 9 (SIGKILL)"]);
}

#[test]
fn a_pe_that_breaks_the_protocol_is_named() {
    let mut command = oshrun(&["-n", "2"]);
    command.args(["bash", "-c", "if [ $PMI_RANK = 1 ]; then echo cmd=dance >&$PMI_FD; fi; exec sleep 1000"]);
    run(command).expect(1, &["oshrun: PE 1 broke the PMI-1 protocol: unknown command 'dance'"]);
}

// ---- signals, and what is left ----------------------------------------------------------------------------------------

const REPORT: &str = "for s in TERM HUP QUIT USR1 USR2; do trap \"echo $s; exit 0\" $s; done; trap 'echo INT' INT; \
                      echo ready; while true; do sleep 0.01; done";

#[test]
fn signals_are_passed_on() {
    for (signal, name) in [
        (Signal::TERM, "TERM"),
        (Signal::HUP, "HUP"),
        (Signal::QUIT, "QUIT"),
        (Signal::USR1, "USR1"),
        (Signal::USR2, "USR2"),
    ] {
        let mut child = shell(&["-n", "3"], REPORT).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        assert_eq!(lines(&mut stdout, 3), ["ready"; 3]);
        send(&child, signal);
        assert_eq!(lines(&mut stdout, 3), [name; 3]);
        finish(&mut child).expect(0, &[]);
    }
}

#[test]
fn the_second_interrupt_kills() {
    let mut child = shell(&["-n", "3"], REPORT).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(lines(&mut stdout, 3), ["ready"; 3]);
    send(&child, Signal::INT);
    assert_eq!(lines(&mut stdout, 3), ["INT"; 3]);
    send(&child, Signal::INT);
    finish(&mut child).expect(130, &["oshrun: interrupted twice; the PEs were killed"]);
}

#[test]
fn pes_that_are_stopped_end_with_the_launcher() {
    let mut child = shell(&["-n", "2"], FAMILY).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let pids = lines(&mut stdout, 4);
    pids.iter().for_each(|pid| stop(Pid::from_raw(pid.parse().unwrap()).unwrap()));
    send(&child, Signal::TERM);
    assert_eq!(finish(&mut child).code, Some(143));
    pids.iter().for_each(|pid| expect_gone(pid));
}

/// As `timeout` and `setsid` have it.
#[test]
fn pes_that_lead_groups_of_their_own_get_signals_too() {
    let in_a_group = |script: &str| {
        let mut command = oshrun(&["-n", "2", "timeout", "1000", "sh", "-c"]);
        command.arg(script);
        command
    };
    let mut child = in_a_group(FAMILY).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let pids = lines(&mut stdout, 4);
    send(&child, Signal::TERM);
    assert_eq!(finish(&mut child).code, Some(143));
    pids.iter().for_each(|pid| expect_gone(pid));
    // Another PE's failure, for one that has to be killed.
    let ended = run(in_a_group(&format!("if [ $PMI_RANK = 1 ]; then exit 3; fi; trap '' TERM; {FAMILY}")));
    assert_eq!(ended.code, Some(3), "{ended:?}");
    ended.stdout.lines().for_each(expect_gone);
}

/// Also at once, when others may not have been started.
#[test]
fn a_pe_may_send_any_signal_to_its_group() {
    for _ in 0..20 {
        let ended = run(shell(&["-n", "1"], "kill 0"));
        ended.expect(143, &["oshrun: PE 0 was killed by signal 15 (SIGTERM)"]);
    }
    let script = "trap '' ALRM; kill -ALRM 0; sleep 1000 & echo $!; wait";
    let mut child = shell(&["-n", "1"], script).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let pids = lines(&mut stdout, 1);
    send(&child, Signal::KILL);
    child.wait().unwrap();
    pids.iter().for_each(|pid| expect_gone(pid));
}

#[test]
fn ignored_signals_stay_ignored() {
    let mut nohup = Command::new("sh");
    nohup.args(["-c", "trap '' HUP; exec \"$@\"", "sh"]);
    nohup.args([env!("CARGO_BIN_EXE_oshrun"), "-n", "2", "sh", "-c", "echo ready; read line; echo done"]);
    nohup.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = nohup.spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    // PE 1 reads nothing and is done at once.
    assert_eq!(lines(&mut stdout, 3), ["done", "ready", "ready"]);
    send(&child, Signal::HUP);
    child.stdin.take().unwrap().write_all(b"\n").unwrap();
    assert_eq!(lines(&mut stdout, 1), ["done"]);
    finish(&mut child).expect(0, &[]);
}

#[test]
fn statuses_are_known_even_if_the_starter_ignores_children() {
    let mut careless = Command::new("sh");
    careless.args(["-c", "trap '' CHLD; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_oshrun")]);
    careless.args(["-n", "2", "sh", "-c", "exit 3"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    assert_eq!(run(careless).code, Some(3));
}

/// PEs with a child each; everybody's pid on stdout.
const FAMILY: &str = "sleep 1000 & echo $!; echo $$; wait";

#[test]
fn nothing_survives_the_launcher_even_if_it_is_killed() {
    let mut command = shell(&["-n", "3"], FAMILY);
    command.process_group(0);
    let mut child = command.spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let pids = lines(&mut stdout, 6);
    send(&child, Signal::KILL);
    child.wait().unwrap();
    for pid in &pids {
        expect_gone(pid);
    }
    // The guard, too, has let go of everything: the pipe is at its end.
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}

#[test]
fn what_the_pes_leave_running_is_ended() {
    let ended = run(shell(&["-n", "3"], "sleep 1000 & echo $!"));
    ended.expect(0, &[]);
    assert_eq!(ended.stdout.lines().count(), 3);
    ended.stdout.lines().for_each(expect_gone);
}

#[test]
fn many_pes_on_few_cores() {
    let ended = run(oshrun(&["-n", "200", "-l", "sh", "-c", "echo $PMI_RANK"]));
    ended.expect(0, &[]);
    let expected: Vec<String> = (0..200).map(|pe| format!("[{pe}] {pe}")).collect();
    let mut found = sorted(&ended.stdout);
    found.sort_by_key(|line| line.len());
    assert_eq!(found, expected);
}
