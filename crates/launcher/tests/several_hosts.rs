//! The launcher on several hosts, which are all this machine: `agent` starts there what it is told to, as ssh would.

use std::io::{BufReader, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::Signal;

mod common;

use common::{SCENARIO, WATCHDOG, expect_gone, finish, in_a_sandbox, lines, oshrun, run, send, sorted, with_watchdog};

const AGENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/agent");

/// `oshrun -n N --host HOSTS` with the agent and more options.
fn on(hosts: &str, n: usize, options: &[&str]) -> Command {
    let mut command = oshrun(&["-n", &n.to_string(), "--host", hosts, "--launcher-agent", AGENT]);
    command.args(options);
    command
}

fn shell_on(hosts: &str, n: usize, options: &[&str], script: &str) -> Command {
    let mut command = on(hosts, n, options);
    command.args(["sh", "-c", script]);
    command
}

fn scenario_on(hosts: &str, n: usize, options: &[&str], name: &str) -> Command {
    let mut command = on(hosts, n, options);
    command.arg(std::env::current_exe().unwrap()).args(["--exact", "pe", "--nocapture", "--test-threads=1"]);
    // Passed on by its name.
    command.env(SCENARIO, name);
    command
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path
}

// ---- who runs where ---------------------------------------------------------------------------------------------------

#[test]
fn hosts_are_used_in_any_sandbox() {
    let ended = run(in_a_sandbox(shell_on("a,b", 2, &[], "echo $PMI_RANK of $PMI_SIZE")));
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), ["0 of 2", "1 of 2"]);
    run(in_a_sandbox(shell_on("a,b", 2, &[], "exit $PMI_RANK")))
        .expect(1, &["oshrun: PE 1 on host b exited with status 1"]);
}

#[test]
fn pes_fill_hosts_by_their_slots() {
    let script = "echo $PMI_RANK/$PMI_SIZE $ZESHMEM_LOCAL_RANK/$ZESHMEM_LOCAL_SIZE on ${TEST_HOST-here}";
    let expected = ["0/5 0/2 on a", "1/5 1/2 on a", "2/5 0/1 on here", "3/5 0/2 on b", "4/5 1/2 on b"];
    let ended = run(shell_on("a:2,localhost,b:4", 5, &[], script));
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), expected);
    let hosts = file("hostfile", "# three hosts\na slots=2\n\nlocalhost # this one\n  b:3 max_slots=9\nb\n");
    let mut command = oshrun(&["-n", "5", "--hostfile", hosts.to_str().unwrap(), "-launcher-agent", AGENT]);
    command.args(["sh", "-c", script]);
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!(sorted(&ended.stdout), expected);
    std::fs::remove_file(hosts).unwrap();
}

#[test]
fn hostfiles_that_make_no_sense_are_named() {
    let refused = |text: &str, n: &str| {
        let hosts = file("bad-hostfile", text);
        let ended = run(oshrun(&["-n", n, "--hostfile", hosts.to_str().unwrap(), "true"]));
        std::fs::remove_file(&hosts).unwrap();
        assert_eq!(ended.code, Some(2), "{ended:#?}");
        ended.stderr.replace(hosts.to_str().unwrap(), "FILE")
    };
    let said = refused("a\nb slots=two # too many\n", "1");
    let expected =
        "FILE, line 2: 'b slots=two # too many' is none of 'HOST', 'HOST slots=N', 'HOST:N', or a comment after '#'";
    assert!(said.contains(expected), "{said}");
    let said = refused("# none\n", "1");
    assert!(said.contains("the hostfile 'FILE' names no host"), "{said}");
    let said = refused("a slots=2\nb\n", "4");
    assert!(said.contains("4 PEs do not fit the 3 slots of the hosts (a:2,b:1)"), "{said}");
}

#[test]
fn variables_and_the_directory_are_passed_on() {
    let script = "echo $TEST_PASSED-$TEST_SET-$ISHMEM_TEST-${TEST_OWN-none} $PWD";
    let mut command = shell_on("a", 1, &["-x", "TEST_PASSED", "-x", "TEST_SET=x y'z", "--wdir", "/usr"], script);
    command.env("TEST_PASSED", "$HOME").env("ISHMEM_TEST", "known");
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!(ended.stdout, "$HOME-x y'z-known-none /usr\n");
    let mut command = shell_on("a", 1, &[], "echo $PWD");
    command.current_dir("/usr/bin");
    assert_eq!(run(command).stdout, "/usr/bin\n");
    let ended = run(shell_on("a", 1, &["--wdir", "/surely/not/there"], "true"));
    ended.expect(1, &["oshrun: on host a: the working directory '/surely/not/there' does not exist"]);
}

// ---- input and output -------------------------------------------------------------------------------------------------

#[test]
fn input_goes_to_pe_0_wherever_it_is() {
    let text: String = (0..60_000).map(|line| format!("line {line}\n")).collect();
    for hosts in ["a:2,b", "localhost,b:2"] {
        let mut child = shell_on(hosts, 3, &[], "cat").stdin(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let written = text.clone();
        let writer = std::thread::spawn(move || stdin.write_all(written.as_bytes()).unwrap());
        let ended = finish(&mut child);
        writer.join().unwrap();
        ended.expect(0, &[]);
        assert!(ended.stdout == text, "{hosts}: {} bytes of {}", ended.stdout.len(), text.len());
    }
}

/// As another process that has the same pipe may make it.
#[test]
fn input_that_does_not_block_is_waited_for() {
    let (from, to) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).unwrap();
    rustix::io::ioctl_fionbio(&from, true).unwrap();
    let mut child = shell_on("a", 1, &[], "echo ready; cat").stdin(Stdio::from(from)).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(lines(&mut stdout, 1), ["ready"]);
    let mut to = std::fs::File::from(to);
    to.write_all(b"hello\n").unwrap();
    drop(to);
    assert_eq!(lines(&mut stdout, 1), ["hello"]);
    finish(&mut child).expect(0, &[]);
}

#[test]
fn labelled_lines_of_all_hosts_stay_whole() {
    let script =
        "i=0; while [ $i -lt 4000 ]; do echo $i is a line of $PMI_RANK; i=$((i+1)); done; echo last >&2; printf end";
    let ended = run(shell_on("a:2,b,localhost", 4, &["-l"], script));
    ended.expect(0, &[]);
    for pe in 0..4 {
        let label = format!("[{pe}] ");
        let of_pe = |text: &str| text.lines().filter_map(|line| line.strip_prefix(&label)).map(str::to_owned).collect();
        let lines: Vec<String> = of_pe(&ended.stdout);
        let expected: Vec<String> =
            (0..4000).map(|line| format!("{line} is a line of {pe}")).chain(["end".to_owned()]).collect();
        assert!(lines == expected, "PE {pe}: {} lines", lines.len());
        assert_eq!(of_pe(&ended.stderr), ["last"] as [&str; 1]);
    }
}

/// PEs here write to the same pipe as the launcher does for the others.
#[test]
fn lines_of_all_hosts_stay_whole_without_labels() {
    let script = "i=0; while [ $i -lt 10000 ]; do echo $i is a line of $PMI_RANK; i=$((i+1)); done";
    let mut child = shell_on("a,localhost", 2, &[], script).spawn().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let mut text = Vec::new();
    with_watchdog(&mut child, |_| {
        // The pipe is full most of the time, so that writers wait for room. It may be no fuller than half.
        while rustix::io::ioctl_fionread(&stdout).unwrap() < 30_000 {
            std::thread::yield_now();
        }
        let mut bytes = [0; 1000];
        while let count @ 1.. = stdout.read(&mut bytes).unwrap() {
            text.extend_from_slice(&bytes[..count]);
            std::thread::yield_now();
        }
    });
    finish(&mut child).expect(0, &[]);
    let text = String::from_utf8(text).unwrap();
    for pe in 0..2 {
        let end = format!(" is a line of {pe}");
        let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_suffix(&end)).collect();
        assert!(lines.iter().copied().eq((0..10_000).map(|line| line.to_string())), "PE {pe}: {} lines", lines.len());
    }
}

/// Also where stdout and stderr are the same, as on a terminal.
#[test]
fn long_labelled_lines_of_all_hosts_stay_whole() {
    let script = "line=$(head -c 200000 /dev/zero | tr '\\0' x); i=0
                  while [ $i -lt 10 ]; do echo $line; echo $line >&2; i=$((i+1)); done";
    let (from, to) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).unwrap();
    let mut command = shell_on("a,b,localhost", 3, &["-l"], script);
    command.stdout(to.try_clone().unwrap()).stderr(to);
    let mut child = command.spawn().unwrap();
    // It holds the other ends of the pipe.
    drop(command);
    let mut text = String::new();
    with_watchdog(&mut child, |_| std::fs::File::from(from).read_to_string(&mut text)).unwrap();
    finish(&mut child).expect(0, &[]);
    let line = "x".repeat(200_000);
    for pe in 0..3 {
        let label = format!("[{pe}] ");
        let whole = text.lines().filter(|text| text.strip_prefix(&label) == Some(&line)).count();
        assert_eq!(whole, 20, "PE {pe}");
    }
}

#[test]
fn a_reader_of_stdout_who_stops_does_not_stop_stderr() {
    for (hosts, n, options) in
        [("a", 1, &[][..]), ("a", 1, &["-l"]), ("localhost", 1, &["-l"]), ("a,localhost", 2, &["-l"])]
    {
        let mut child = shell_on(hosts, n, options, "yes & exec yes >&2").spawn().unwrap();
        let mut stderr = child.stderr.take().unwrap();
        // More than there is room for on the way of both.
        let read = with_watchdog(&mut child, |_| stderr.read_exact(&mut vec![0; 4 << 20]));
        assert!(read.is_ok(), "{hosts} {options:?}: {read:?}");
        send(&child, Signal::TERM);
        child.stderr = Some(stderr);
        assert_eq!(finish(&mut child).code, Some(143));
    }
}

/// Runs a job whose PE has written more than one pipe takes, and no more than two, when everything else is over; and has the reader
/// go on later.
fn read_late(hosts: &str, options: &[&str], signal: Option<Signal>) {
    let line = "x".repeat(999);
    let script = "sleep 1000 & echo $!; i=0; while [ $i -lt 90 ]; do echo $TEST_LINE; i=$((i+1)); done";
    let mut command = shell_on(hosts, 1, &[&["-x", "TEST_LINE"], options].concat(), script);
    let mut child = command.env("TEST_LINE", &line).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    // What the PE has left running is ended when nothing but its output is waited for.
    expect_gone(lines(&mut stdout, 1)[0].rsplit(' ').next().unwrap());
    if let Some(signal) = signal {
        send(&child, signal);
    }
    #[expect(clippy::disallowed_methods, reason = "a reader who takes no notice for a time is what this is about")]
    std::thread::sleep(Duration::from_millis(3500));
    let mut rest = String::new();
    with_watchdog(&mut child, |_| stdout.read_to_string(&mut rest)).unwrap();
    finish(&mut child).expect(0, &[]);
    let whole = rest.lines().filter(|text| text.ends_with(&line)).count();
    assert_eq!(whole, 90, "{hosts} {options:?}");
}

#[test]
fn a_reader_who_pauses_misses_nothing() {
    read_late("a", &[], None);
}

#[test]
fn signals_that_ask_for_no_end_leave_the_rest_of_the_output() {
    read_late("a", &[], Some(Signal::USR1));
    read_late("localhost", &["-l"], Some(Signal::USR2));
}

#[test]
fn output_is_prompt_and_a_reader_who_leaves_ends_the_writers() {
    for options in [&[][..], &["-l"]] {
        let mut child = shell_on("a,b", 2, options, "echo up; trap '' TERM; yes").spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        assert!(lines(&mut stdout, 2).iter().any(|line| line.ends_with("up")));
        drop(stdout);
        // By SIGPIPE, in either of them first.
        let ended = finish(&mut child);
        assert_eq!(ended.code, Some(141), "{ended:#?}");
    }
}

/// The first ssh of PATH leads to hosts where no other agent is named.
#[test]
fn hosts_are_reached_by_ssh() {
    let mut command =
        oshrun(&["-n", "4", "--host", "a:2,localhost,me@b", "sh", "-c", "echo $PMI_RANK ${TEST_HOST-here}"]);
    let path = std::env::var("PATH").unwrap();
    command.env("PATH", format!("{}/tests/path:{path}", env!("CARGO_MANIFEST_DIR")));
    let ended = run(command);
    ended.expect(0, &[]);
    assert_eq!((sorted(&ended.stdout), ended.stderr.as_str()), (vec!["0 a", "1 a", "2 here", "3 me@b"], ""));
}

/// What a login shell says is no word of the follower's.
#[test]
fn agents_may_say_something_first() {
    let ended = run(shell_on("talks", 1, &[], "echo here"));
    ended.expect(0, &[]);
    assert_eq!((ended.stdout.as_str(), ended.stderr.as_str()), ("here\n", "Welcome to talks\n"));
    let ended = run(shell_on("mumbles", 1, &[], "echo here"));
    ended.expect(0, &[]);
    assert_eq!((ended.stdout.as_str(), ended.stderr.as_str()), ("here\n", "Welcome to mumbles,\n"));
}

// ---- PMI-1 ------------------------------------------------------------------------------------------------------------

/// Not a test, but what the PEs of the tests below run.
#[test]
fn pe() {
    let Ok(scenario) = std::env::var(SCENARIO) else {
        return;
    };
    let mut boot = zeshmem_bootstrap::connect().unwrap();
    let (rank, size) = (boot.rank(), boot.size());
    match scenario.as_str() {
        // The cards need several pieces, and differ from exchange to exchange.
        "exchange" => {
            for round in 0..3 {
                let card = |pe: usize| vec![(pe + round) as u8; 100 + 2000 * pe];
                let cards = boot.exchange(&card(rank)).unwrap();
                assert_eq!(cards, (0..size).map(card).collect::<Vec<_>>());
                boot.barrier().unwrap();
            }
        }
        "all have the same reason" => boot.abort(42, "enough"),
        "one has the reason" if rank == 2 => {
            boot.barrier().unwrap();
            boot.abort(9, "this is why")
        }
        "one has the reason" => {
            boot.barrier().unwrap();
            boot.abort(1, "")
        }
        "abort for a reason elsewhere" => {
            println!("{rank} self {}", std::process::id());
            let mut launcher = std::process::id().to_string();
            while !std::fs::read_to_string(format!("/proc/{launcher}/cmdline")).unwrap().contains("--launcher-agent") {
                launcher = parent_of(&launcher);
            }
            while !std::fs::read_to_string(format!("/proc/{launcher}/stat")).unwrap().contains(") T ") {
                #[expect(
                    clippy::disallowed_methods,
                    reason = "no event says that a process which is no child has stopped"
                )]
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
            boot.abort(5, "")
        }
        "leave early" if rank == 1 => {}
        "leave early" => boot.barrier().unwrap(),
        "no goodbye" if rank == 2 => std::process::exit(0),
        "no goodbye" => boot.barrier().unwrap(),
        other => panic!("no scenario is called {other}"),
    }
    boot.finalize().unwrap();
}

#[test]
fn cards_are_exchanged_between_hosts() {
    for (hosts, n) in [("a,b", 2), ("a:3", 3), ("a:2,localhost:2,b:1", 5)] {
        run(scenario_on(hosts, n, &[], "exchange")).expect(0, &[]);
    }
}

#[test]
fn the_first_failure_of_all_hosts_is_the_jobs() {
    let ended = run(scenario_on("a:2,b:2", 4, &[], "all have the same reason"));
    assert_eq!(ended.code, Some(42), "{ended:#?}");
    assert!(ended.said()[0].ends_with(" aborted the job with status 42"), "{ended:#?}");
    assert!(ended.stderr.contains(": enough\n"), "{ended:#?}");
    let ended = run(scenario_on("a:2,b:2", 4, &[], "one has the reason"));
    ended.expect(9, &["oshrun: PE 2 on host b aborted the job with status 9"]);
    assert!(ended.stderr.contains("zeshmem: PE 2: this is why\n"), "{ended:#?}");
    let ended = run(scenario_on("a,b", 2, &[], "leave early"));
    ended.expect(1, &["oshrun: PE 1 will not come to the barrier in which PE 0 is waiting"]);
    let ended = run(scenario_on("a:2,b", 3, &[], "no goodbye"));
    let said =
        "oshrun: PE 2 on host b exited with status 0 but without finalizing, while 2 other PEs were still running";
    ended.expect(1, &[said]);
    let ended = run(shell_on("a,localhost,b", 3, &[], "[ $PMI_RANK = 0 ] || exec sleep 1000; exit 7"));
    ended.expect(7, &["oshrun: PE 0 on host a exited with status 7"]);
    let mut command = on("a,localhost,b", 3, &[]);
    command.args(["bash", "-c", "[ $PMI_RANK = 2 ] && echo cmd=dance >&$PMI_FD; exec sleep 1000"]);
    run(command).expect(1, &["oshrun: PE 2 on host b broke the PMI-1 protocol: unknown command 'dance'"]);
}

// ---- agents and hosts that do not serve -------------------------------------------------------------------------------

#[test]
fn what_does_not_start_is_named_with_its_host() {
    let oshrun_here = env!("CARGO_BIN_EXE_oshrun");
    let quiet = "[ -n \"$TEST_HOST\" ] && echo ran >&2; sleep 1000";
    let lost = |hosts: &str, how: &str| {
        let ended = run(shell_on(hosts, 2, &[], quiet));
        let said = ended.said();
        assert!(ended.code == Some(1) && said.len() == 1 && said[0].contains(how), "{how} is not in {ended:#?}");
        assert!(!ended.stderr.contains("ran\n"), "{ended:#?}");
    };
    let agent = format!("its oshrun did not start: the launcher agent '{AGENT}' ended with status");
    lost("a,unknown", &format!("lost host unknown with PE 1: {agent} 255"));
    lost("bare,b", &format!("lost host bare with PE 0: {agent} 127; '{oshrun_here}' has to be there as it is here"));
    let versions = format!("lost host old with PE 1: '{oshrun_here}' there is of version 0.0.1, and this one of ");
    lost("a,old", &versions);
    let mut mad = shell_on("a,mad", 2, &[], quiet);
    mad.env("VERSION", env!("CARGO_PKG_VERSION"));
    let ended = run(mad);
    assert_eq!(ended.code, Some(1), "{ended:#?}");
    assert!(ended.said()[0].contains("lost host mad with PE 1: its oshrun says what is not understood"), "{ended:#?}");
    let mut command = oshrun(&["-n", "1", "--host", "a", "--launcher-agent", "/nowhere/ssh -v", "true"]);
    command.env("PATH", "/usr/bin:/bin");
    let ended = run(command);
    assert_eq!(ended.code, Some(127), "{ended:#?}");
    assert!(
        ended.said()[0].starts_with("oshrun: the launcher agent '/nowhere/ssh -v' cannot be started: "),
        "{ended:#?}"
    );
}

#[test]
fn a_program_that_a_host_does_not_have_is_named() {
    let mut command = on("a,b:2", 3, &[]);
    command.arg("/nowhere/program");
    let ended = run(command);
    assert_eq!(ended.code, Some(127), "{ended:#?}");
    let said = |host: &str| format!("oshrun: on host {host}: the program '/nowhere/program' was not found");
    assert!(ended.said() == [said("a")] || ended.said() == [said("b")], "{ended:#?}");
}

#[test]
fn the_time_limit_names_hosts_that_have_not_answered() {
    let ended = run(shell_on("a,mute", 2, &["--timeout", "0.5"], "true"));
    let said = "oshrun: the time limit of 0.5 s was reached; still running: PEs 0-1; without an answer from the agent for mute";
    ended.expect(124, &[said]);
}

// ---- what happens meanwhile -------------------------------------------------------------------------------------------

#[test]
fn signals_reach_all_hosts() {
    let script = "trap 'echo got; exit 0' USR1; echo up; while :; do sleep 0.01; done";
    let mut child = shell_on("a:2,localhost,b", 4, &[], script).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(lines(&mut stdout, 4), ["up"; 4]);
    send(&child, Signal::USR1);
    assert_eq!(lines(&mut stdout, 4), ["got"; 4]);
    finish(&mut child).expect(0, &[]);
    let mut child = shell_on("a,b", 2, &[], "trap 'echo int' INT; trap '' TERM; echo up; while :; do sleep 0.01; done")
        .spawn()
        .unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(lines(&mut stdout, 2), ["up"; 2]);
    send(&child, Signal::INT);
    assert_eq!(lines(&mut stdout, 2), ["int"; 2]);
    send(&child, Signal::INT);
    let ended = finish(&mut child);
    assert_eq!(ended.code, Some(130), "{ended:#?}");
}

#[test]
fn pes_of_all_hosts_say_what_they_do() {
    let mut child = shell_on("a,localhost:2,b", 4, &[], "echo up; exec sleep 1000").spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(lines(&mut stdout, 4), ["up"; 4]);
    let status = run(oshrun(&["--status", &child.id().to_string()]));
    assert_eq!(status.code, Some(0), "{status:#?}");
    let about: Vec<&str> = status.stdout.lines().collect();
    assert_eq!(about.len(), 4, "{status:#?}");
    for (pe, line) in about.iter().enumerate() {
        assert!(line.starts_with(&format!("PE {pe} (process ")) && line.ends_with("): in its own code"), "{line}");
    }
    send(&child, Signal::TERM);
    finish(&mut child);
    let ended = run(shell_on("a,localhost,b", 3, &["--timeout", "0.5"], "exec sleep 1000"));
    assert_eq!(ended.code, Some(124), "{ended:#?}");
    for pe in 0..3 {
        let line = format!("oshrun: PE {pe} (process ");
        assert_eq!(ended.said().iter().filter(|said| said.starts_with(&line)).count(), 1, "{ended:#?}");
    }
}

// ---- ends -------------------------------------------------------------------------------------------------------------

/// The numbers that the PEs of a job say, and those of what they have left running: `PE KIND NUMBER`.
fn processes(stdout: &mut BufReader<ChildStdout>, pes: usize) -> Vec<(usize, String, String)> {
    let read = |line: String| {
        let mut words = line.split(' ').map(str::to_owned);
        let mut next = || words.next().unwrap();
        (next().parse().unwrap(), next(), next())
    };
    lines(stdout, 3 * pes).into_iter().map(read).collect()
}

/// What each PE runs: it says its number, that of a child, and that of the process that has started it.
const FAMILY: &str =
    "trap '' TERM; sleep 1000 & echo \"$PMI_RANK self $$\n$PMI_RANK child $!\n$PMI_RANK parent $PPID\"; wait";

fn parent_of(process: &str) -> String {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    stat.rsplit_once(')').unwrap().1.split_whitespace().nth(1).unwrap().to_owned()
}

/// Runs a job on hosts `a` with two PEs, `apart` with one, and this one with one, kills one of its processes, and looks what is left
/// and how long that took.
fn kill(whom: &str, said: &str) {
    let mut child = shell_on("a:2,apart,localhost", 4, &[], FAMILY).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let all = processes(&mut stdout, 4);
    let of = |pe: usize, kind: &str| {
        all.iter().find(|(its, what, _)| *its == pe && what == kind).map(|(_, _, number)| number.clone()).unwrap()
    };
    let agent = parent_of(&of(2, "parent"));
    let victim = match whom {
        "PE" => of(1, "self"),
        "follower" => of(2, "parent"),
        "agent" => agent.clone(),
        _ => child.id().to_string(),
    };
    let begin = Instant::now();
    rustix::process::kill_process(rustix::process::Pid::from_raw(victim.parse().unwrap()).unwrap(), Signal::KILL)
        .unwrap();
    let ended = finish(&mut child);
    for (_, kind, number) in &all {
        // The parent of PE 3 is the launcher, which has been waited for.
        if kind != "parent" || *number != child.id().to_string() {
            expect_gone(number);
        }
    }
    expect_gone(&agent);
    println!("{whom} killed: all is gone after {:.1} s", begin.elapsed().as_secs_f64());
    assert!(begin.elapsed() < WATCHDOG);
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
    match whom {
        "launcher" => assert_eq!(ended.code, None, "{ended:#?}"),
        _ => assert!(ended.said().len() == 1 && ended.said()[0].contains(said), "{ended:#?}"),
    }
}

#[test]
fn a_pe_that_is_killed_ends_the_job_on_all_hosts() {
    kill("PE", "PE 1 on host a was killed by signal 9 (SIGKILL)");
}

#[test]
fn a_follower_that_is_killed_ends_the_job_on_all_hosts() {
    kill("follower", &format!("lost host apart with PE 2: the launcher agent '{AGENT}' ended with status 137"));
}

#[test]
fn an_agent_that_is_killed_ends_the_job_on_all_hosts() {
    kill("agent", &format!("lost host apart with PE 2: the launcher agent '{AGENT}' was killed by signal 9 (SIGKILL)"));
}

#[test]
fn nothing_survives_the_launcher_on_any_host() {
    kill("launcher", "");
}

#[test]
fn what_the_pes_leave_running_is_ended_on_all_hosts() {
    let ended = run(shell_on("a:2,localhost", 3, &[], "sleep 1000 & echo $!"));
    ended.expect(0, &[]);
    assert_eq!(ended.stdout.lines().count(), 3);
    ended.stdout.lines().for_each(expect_gone);
}

fn signal(process: &str, signal: Signal) {
    rustix::process::kill_process(rustix::process::Pid::from_raw(process.parse().unwrap()).unwrap(), signal).unwrap();
}

/// As one that is cut off: its agent lives, and nothing comes from it.
#[test]
fn a_host_that_does_not_answer_does_not_keep_a_job_that_fails() {
    let script = "echo $PMI_RANK parent $PPID; read line; [ $PMI_RANK != 0 ] || exit 3; exec sleep 1000";
    let mut child = shell_on("localhost,a,b", 3, &[], script).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let all = lines(&mut stdout, 3);
    let follower = all[1].rsplit_once(' ').unwrap().1;
    signal(follower, Signal::STOP);
    drop(child.stdin.take());
    let said = [
        "oshrun: PE 0 on host localhost exited with status 3",
        "oshrun: host a does not answer: what still runs there is not known",
    ];
    // The other host is told that the job is over, and does not have to find that out.
    let ended = finish(&mut child);
    ended.expect(3, &said);
    assert!(!ended.stderr.contains("the launcher does not answer"), "{ended:#?}");
    expect_gone(follower);
}

/// Where nothing else has failed.
#[test]
fn a_host_that_does_not_answer_is_lost() {
    let script = "echo $PMI_RANK parent $PPID; exec sleep 1000";
    let mut child = shell_on("localhost,a,b", 3, &[], script).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let all = lines(&mut stdout, 3);
    let follower = all[1].rsplit_once(' ').unwrap().1;
    signal(follower, Signal::STOP);
    finish(&mut child).expect(1, &["oshrun: lost host a with PE 1: it does not answer"]);
    expect_gone(follower);
}

/// What it has still to say may be lost.
#[test]
fn a_host_that_does_not_answer_at_the_end_makes_the_job_fail() {
    // The other PE's host has told of its end before the line comes.
    let last = "(while kill -0 $$ 2>/dev/null; do :; done; echo parent $0) & exit 0";
    let script = format!("[ $PMI_RANK = 0 ] || exec sh -c '{last}' $PPID; read line; exit 0");
    let mut child = shell_on("localhost,a", 2, &[], &script).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let follower = lines(&mut stdout, 1).remove(0).rsplit_once(' ').unwrap().1.to_owned();
    signal(&follower, Signal::STOP);
    drop(child.stdin.take());
    finish(&mut child).expect(1, &["oshrun: host a does not answer: what still runs there is not known"]);
    expect_gone(&follower);
}

/// As one that is cut off: its connections stay, and nothing comes from it.
#[test]
fn a_launcher_that_does_not_answer_does_not_keep_pes_that_abort() {
    let mut child = scenario_on("a:2", 2, &[], "abort for a reason elsewhere").spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut pes = Vec::new();
    while pes.len() < 2 {
        let line = lines(&mut stdout, 1).remove(0);
        pes.extend(line.split_once(" self ").map(|(_, process)| process.to_owned()));
    }
    send(&child, Signal::STOP);
    pes.iter().for_each(|pe| expect_gone(pe));
    send(&child, Signal::CONT);
    let ended = finish(&mut child);
    assert!(
        ended.stderr.contains("oshrun: this host's part of the job is lost: the launcher does not answer"),
        "{ended:#?}"
    );
}
