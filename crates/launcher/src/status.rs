//! What every PE is doing, in a line each: for the time limit, and for `oshrun --status`.
//!
//! The lines are made from the job's [`StatusBoard`] and from `/proc`. Users who may look into the launcher's process can read
//! the board through `/proc/PID/fd`, so the launcher itself takes no part in a request: it is answered even when the launcher
//! is stopped, and other users cannot ask.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use zeshmem_bootstrap::status::{self, BOARD_NAME, Entry, Process, StatusBoard, StatusPage};

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

/// What a PE is in.
fn doing(page: &StatusPage, now: u64) -> String {
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

/// A line for every PE of the job that process `launcher` runs; or why not.
pub(crate) fn of_job(launcher: u32) -> Result<Vec<String>, String> {
    match board_of(launcher) {
        Ok(Some(board)) => Ok(lines(board.pages())),
        Ok(None) => Err(format!("process {launcher} is no oshrun that runs a job")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(format!("there is no process {launcher}")),
        Err(error) => Err(format!("cannot look into process {launcher}: {error}")),
    }
}

fn board_of(process: u32) -> io::Result<Option<StatusBoard>> {
    let name = format!("/memfd:{BOARD_NAME} (deleted)");
    for descriptor in std::fs::read_dir(format!("/proc/{process}/fd"))?.flatten() {
        if std::fs::read_link(descriptor.path()).is_ok_and(|link| link == Path::new(&name)) {
            return open(&descriptor.path()).and_then(StatusBoard::open).map(Some);
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
        page.enter(&Entry { team: -1, awaited: None, since: 0, ..entry });
        page.leave();
        assert_eq!(doing(&page, 0), "in its own code, after shmem_barrier_all");
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
