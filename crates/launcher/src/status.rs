//! What every PE is doing, in a line each: for the time limit, and for `oshrun --status`.
//!
//! The lines are made from the job's [`StatusBoard`] and from `/proc`. Users who may look into the launcher's process can read
//! the board through `/proc/PID/fd`, so the launcher itself takes no part in a request: it is answered even when the launcher
//! is stopped, and other users cannot ask. Of a job on several hosts the launcher holds a list of its followers; they are asked in the
//! same way, by the agent that has started them. Of such a job the launcher's own user alone is told, and not root.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::ops::Range;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use rustix::fs::MemfdFlags;
use serde::{Deserialize, Serialize};
use zeshmem_bootstrap::status::{self, BOARD_NAME, Entry, KernelWait, Process, StatusBoard, StatusPage};

use crate::remote::quoted;

/// A line for every PE.
pub(crate) fn lines(pages: &[StatusPage]) -> Vec<String> {
    pages.iter().enumerate().map(|(pe, page)| line(pe, page)).collect()
}

fn line(pe: usize, page: &StatusPage) -> String {
    match page.process() {
        Process::Absent => format!("PE {pe}: has not started"),
        Process::Ended => format!("PE {pe}: has ended"),
        Process::Started(process) => {
            let stopped = match state(process) {
                Some('T') => "stopped by a signal, ",
                Some('t') => "stopped by a debugger, ",
                Some('Z' | 'X') | None => return format!("PE {pe} (process {process}): has ended"),
                Some(_) => "",
            };
            format!("PE {pe} (process {process}): {stopped}{}", doing(page, status::now()))
        }
    }
}

/// What a PE is in, and what a kernel of it has waited for long.
fn doing(page: &StatusPage, now: u64) -> String {
    let host = doing_on_host(page, now);
    match page.kernel_wait() {
        None => host,
        Some(KernelWait { team: -1, .. }) => format!("{host}; a kernel of it waits for words to change"),
        Some(KernelWait { team, .. }) => format!("{host}; a kernel of it waits for PEs of team {team}"),
    }
}

fn doing_on_host(page: &StatusPage, now: u64) -> String {
    let Some(entry) = page.read() else {
        return match page.last() {
            Some(last) => format!("in its own code, after {}", operation(&last)),
            None => "in its own code".into(),
        };
    };
    let since = match entry.since {
        0 => String::new(),
        since => format!(", for {:.1} s", now.saturating_sub(since) as f64 / 1e9),
    };
    match entry.awaited {
        Some(awaited) if entry.team < 0 => format!("waits for PE {awaited} in {}{since}", operation(&entry)),
        Some(awaited) => format!("waits for PE {awaited} in {}, round {}{since}", operation(&entry), entry.round),
        None => format!("in {}{since}", operation(&entry)),
    }
}

fn operation(entry: &Entry) -> String {
    match entry.team {
        -1 => entry.routine.to_string(),
        team => format!("{} (operation {} of team {team})", entry.routine, entry.sequence),
    }
}

/// The letter by which `/proc` describes what a process is doing; `None` for one that is no more.
fn state(process: u32) -> Option<char> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may contain anything.
    stat.rsplit_once(')')?.1.trim_start().chars().next()
}

/// A follower, and what asks it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Branch {
    pub host: String,
    pub pes: Range<usize>,
    /// Its number on its host.
    pub process: u32,
    /// Runs a command on its host: the command has to follow.
    pub agent: Vec<OsString>,
}

/// The name of the list of followers.
const BRANCHES_NAME: &str = "zeshmem-branches";

/// Leaves the list of a job's followers where those find it who may look into this process: as long as the descriptor is open.
pub(crate) fn leave_branches(branches: &[Branch]) -> io::Result<OwnedFd> {
    let mut file = File::from(rustix::fs::memfd_create(BRANCHES_NAME, MemfdFlags::CLOEXEC)?);
    file.write_all(&serde_json::to_vec(branches)?)?;
    Ok(file.into())
}

/// A line for every PE of the job that process `launcher` runs; or why not.
pub(crate) fn of_job(launcher: u32) -> Result<Vec<String>, String> {
    let found = |name| {
        found(launcher, name).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => format!("there is no process {launcher}"),
            _ => format!("cannot look into process {launcher}: {error}"),
        })
    };
    let is_none = || format!("process {launcher} is no oshrun that runs a job");
    let board = found(BOARD_NAME)?.ok_or_else(is_none)?;
    let board = StatusBoard::open(board).map_err(|_| is_none())?;
    // Another user's process may have written anything there.
    let mut all: Vec<String> = lines(board.pages()).iter().map(|line| printable(line)).collect();
    let Some(list) = found(BRANCHES_NAME)? else {
        return Ok(all);
    };
    // The list has commands, which are run as this user. The file tells whose it is also where its process is another program by now.
    let owner = list.metadata().map_err(|error| error.to_string())?.uid();
    if owner != rustix::process::geteuid().as_raw() {
        return Err(format!("the job of process {launcher} is of user {owner}, who alone may ask its other hosts"));
    }
    let branches = read_branches(list, all.len()).map_err(|error| format!("{}: {error}", is_none()))?;
    // All hosts at once: each may take the time of a login.
    let asked: Vec<_> = branches.iter().map(ask).collect();
    let until = Instant::now() + ANSWERING;
    for (branch, child) in branches.iter().zip(asked) {
        let text = child.and_then(|child| answer(child, until)).unwrap_or_default();
        let theirs: Vec<&str> = text.lines().collect();
        for pe in branch.pes.clone() {
            // A login shell may have said something, too.
            let name = format!("PE {pe}");
            let is_of_pe = |line: &&&str| line.strip_prefix(&name).is_some_and(|rest| rest.starts_with([':', ' ']));
            let known = theirs.iter().rev().find(is_of_pe);
            all[pe] =
                known.map_or_else(|| format!("PE {pe}: host {} does not answer", branch.host), |line| (*line).into());
        }
    }
    Ok(all)
}

/// The line without what a terminal would obey.
fn printable(line: &str) -> String {
    line.chars().map(|letter| if letter.is_control() { '?' } else { letter }).collect()
}

/// The followers of a job of so many PEs.
fn read_branches(mut list: File, n_pes: usize) -> io::Result<Vec<Branch>> {
    list.rewind()?;
    let branches: Vec<Branch> = serde_json::from_reader(list)?;
    let is_sound = |branch: &Branch| !branch.agent.is_empty() && branch.pes.end <= n_pes;
    if branches.iter().all(is_sound) { Ok(branches) } else { Err(io::Error::other("its list of hosts makes no sense")) }
}

/// Has a host say what the PEs are doing.
fn ask(branch: &Branch) -> io::Result<Child> {
    let program = std::env::current_exe()?;
    Command::new(&branch.agent[0])
        .args(&branch.agent[1..])
        .args([quoted(program.as_os_str()), "--status".into(), branch.process.to_string().into()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
}

/// How long hosts have to answer, all together.
const ANSWERING: Duration = Duration::from_secs(10);

/// What a child says, to its end; or nothing, and no child any more, where that takes too long.
fn answer(mut child: Child, until: Instant) -> io::Result<String> {
    let mut said = child.stdout.take().expect("a pipe");
    let (to_us, heard) = channel();
    std::thread::Builder::new().spawn(move || {
        let mut text = Vec::new();
        let _ = said.read_to_end(&mut text).map(|_| to_us.send(text));
    })?;
    let text = heard.recv_timeout(until.saturating_duration_since(Instant::now()));
    if text.is_err() {
        child.kill()?;
    }
    child.wait()?;
    Ok(String::from_utf8_lossy(&text.unwrap_or_default()).into_owned())
}

/// A file in memory that a process has open by this name.
fn found(process: u32, name: &str) -> io::Result<Option<File>> {
    let name = format!("/memfd:{name} (deleted)");
    for descriptor in std::fs::read_dir(format!("/proc/{process}/fd"))?.flatten() {
        if std::fs::read_link(descriptor.path()).is_ok_and(|link| link == Path::new(&name)) {
            return open(&descriptor.path()).map(Some);
        }
    }
    Ok(None)
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zeshmem_bootstrap::status::Name;

    #[test]
    fn a_host_that_does_not_answer_is_not_waited_for() {
        let child = |script| Command::new("sh").args(["-c", script]).stdout(Stdio::piped()).spawn().unwrap();
        let until = |time| Instant::now() + time;
        assert_eq!(answer(child("echo yes"), until(Duration::from_secs(600))).unwrap(), "yes\n");
        assert_eq!(answer(child("exec sleep 1000"), until(Duration::from_millis(50))).unwrap(), "");
    }

    #[test]
    fn a_list_of_hosts_is_read_only_if_it_makes_sense() {
        let branch = |pes, agent: &[&str]| {
            let agent = agent.iter().map(OsString::from).collect();
            Branch { host: "node1".into(), pes, process: 1, agent }
        };
        let read = |branch| read_branches(leave_branches(&[branch]).unwrap().into(), 4).map(|branches| branches.len());
        assert_eq!(read(branch(2..4, &["ssh", "node1"])).unwrap(), 1);
        assert!(read(branch(2..5, &["ssh", "node1"])).is_err(), "a PE that is not there");
        assert!(read(branch(2..4, &[])).is_err(), "no command");
        assert_eq!(printable("PE 1: in \u{1b}[2Jnothing"), "PE 1: in ?[2Jnothing");
    }

    #[test]
    fn lines_say_what_is_known() {
        let page = StatusPage::new();
        assert_eq!(line(3, &page), "PE 3: has not started");
        page.claim();
        let this = std::process::id();
        assert_eq!(line(3, &page), format!("PE 3 (process {this}): in its own code"));
        let entry = Entry {
            routine: Name::new("shmem_barrier_all"),
            team: 0,
            awaited: Some(1),
            round: 2,
            sequence: 41,
            since: 1_000_000_000,
        };
        page.enter(&entry);
        let waits = "waits for PE 1 in shmem_barrier_all (operation 41 of team 0), round 2, for 2.5 s";
        assert_eq!(doing(&page, 3_500_000_000), waits);
        page.enter(&Entry { awaited: None, since: 0, ..entry });
        assert_eq!(doing(&page, 0), "in shmem_barrier_all (operation 41 of team 0)");
        page.leave();
        page.enter(&Entry { team: -1, ..entry });
        assert_eq!(doing(&page, 3_500_000_000), "waits for PE 1 in shmem_barrier_all, for 2.5 s");
        page.enter(&Entry { team: -1, awaited: None, since: 0, ..entry });
        page.leave();
        assert_eq!(doing(&page, 0), "in its own code, after shmem_barrier_all");
        page.show_kernel_wait(Some(KernelWait { team: 2, sequence: 1, pe: 0 }));
        let kernel = "in its own code, after shmem_barrier_all; a kernel of it waits for PEs of team 2";
        assert_eq!(doing(&page, 0), kernel);
        page.ended();
        assert_eq!(line(3, &page), "PE 3: has ended");
    }

    #[test]
    fn processes_without_a_job_are_told_from_no_processes() {
        let this = std::process::id();
        assert_eq!(of_job(this).unwrap_err(), format!("process {this} is no oshrun that runs a job"));
        assert_eq!(of_job(u32::MAX).unwrap_err(), format!("there is no process {}", u32::MAX));
    }
}
