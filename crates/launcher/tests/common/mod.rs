//! Runs the built launcher, and looks at what it says and leaves.
#![allow(dead_code, reason = "each test of this crate uses some of it")]
#![allow(missing_docs, reason = "for tests")]

use std::io::{BufRead as _, Read as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, PidfdFlags, Signal};

#[path = "../../../ipc/tests/common/sandbox.rs"]
mod sandbox;

/// What a PE of a test is to do, for this test binary as the program of a job.
pub const SCENARIO: &str = "ZESHMEM_TEST_SCENARIO";

/// Far beyond what any test needs, on any machine: it ends what hangs, it judges no speed.
pub const WATCHDOG: Duration = Duration::from_secs(120);

pub fn oshrun(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oshrun"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// `oshrun OPTIONS sh -c SCRIPT`.
pub fn shell(options: &[&str], script: &str) -> Command {
    let mut command = oshrun(options);
    command.args(["sh", "-c", script]);
    command
}

/// `oshrun OPTIONS this-test-binary`, which plays a scenario of [`pe`].
pub fn scenario(options: &[&str], name: &str) -> Command {
    let mut command = oshrun(options);
    command
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "pe", "--nocapture", "--test-threads=1"])
        .env(SCENARIO, name);
    command
}

/// Kills the launcher when the time is over. Its PEs die with it; that is tested, too.
pub fn with_watchdog<T>(child: &mut Child, wait: impl FnOnce(&mut Child) -> T) -> T {
    let process = rustix::process::pidfd_open(Pid::from_child(child), PidfdFlags::empty()).unwrap();
    let (done, over) = std::sync::mpsc::channel::<()>();
    let dog = std::thread::spawn(move || {
        let hung = over.recv_timeout(WATCHDOG) == Err(std::sync::mpsc::RecvTimeoutError::Timeout);
        if hung {
            let _ = rustix::process::pidfd_send_signal(&process, Signal::KILL);
        }
        hung
    });
    let result = wait(child);
    drop(done);
    assert!(!dog.join().unwrap(), "the launcher hung");
    result
}

/// The command where memory without a name and pidfds are forbidden to it, and to what it starts, as in older containers.
pub fn in_a_sandbox(mut command: Command) -> Command {
    let forbid = || {
        sandbox::forbid(&sandbox::SHARING, Some(libc::EPERM));
        Ok(())
    };
    // SAFETY: between fork and exec it allocates, for which the C library makes its locks usable in the child, and makes system calls.
    unsafe { command.pre_exec(forbid) };
    command
}

#[derive(Debug)]
pub struct Ended {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Ended {
    /// What the launcher itself said.
    pub fn said(&self) -> Vec<&str> {
        self.stderr.lines().filter(|line| line.starts_with("oshrun: ")).collect()
    }

    #[track_caller]
    pub fn expect(&self, code: i32, said: &[&str]) {
        assert_eq!((self.code, self.said().as_slice()), (Some(code), said), "{self:#?}");
    }
}

pub fn run(mut command: Command) -> Ended {
    let mut child = command.spawn().unwrap();
    finish(&mut child)
}

pub fn finish(child: &mut Child) -> Ended {
    let Output { status, stdout, stderr } = with_watchdog(child, |child| {
        let stdout = child.stdout.take();
        let stderr = child.stderr.take();
        let reader = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            stderr.map(|mut pipe| pipe.read_to_end(&mut bytes));
            bytes
        });
        let mut bytes = Vec::new();
        stdout.map(|mut pipe| pipe.read_to_end(&mut bytes));
        Output { stdout: bytes, stderr: reader.join().unwrap(), status: child.wait().unwrap() }
    });
    Ended {
        code: status.code(),
        stdout: String::from_utf8(stdout).unwrap(),
        stderr: String::from_utf8(stderr).unwrap(),
    }
}

/// The next `count` lines of a running launcher's output, in no particular order.
pub fn lines(stdout: &mut impl std::io::BufRead, count: usize) -> Vec<String> {
    let mut lines: Vec<String> = stdout.lines().take(count).map(Result::unwrap).collect();
    lines.sort();
    lines
}

pub fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

/// Waits until a process is no more, zombies not counted.
#[track_caller]
pub fn expect_gone(pid: &str) {
    let begin = Instant::now();
    loop {
        match std::fs::read_to_string(format!("/proc/{pid}/stat")) {
            Err(_) => return,
            Ok(stat) if stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('Z')) => {
                return;
            }
            Ok(_) => assert!(begin.elapsed() < WATCHDOG, "process {pid} is still there"),
        }
        #[expect(clippy::disallowed_methods, reason = "no event says that a process which is no child has gone")]
        std::thread::sleep(Duration::from_millis(2));
    }
}

pub fn send(child: &Child, signal: Signal) {
    rustix::process::kill_process(Pid::from_child(child), signal).unwrap();
}
