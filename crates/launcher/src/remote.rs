//! Another host, seen from the launcher: the agent that leads there (`ssh`), and the follower that it has started.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::io;
use std::ops::Range;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Instant;

use rustix::event::{PollFd, PollFlags, Timespec, epoll};
use rustix::io::Errno;
use rustix::process::Pid;

use crate::company::{CannotStart, FAILED};
use crate::event::{Event, LEVEL, ROOM};
use crate::follower;
use crate::frames::{self, Frames, Order, Report, VERSION};
use crate::hosts::Placed;
use crate::{signals, spawn};

/// As shells have it.
const NOT_FOUND: i32 = 127;
/// The most that a login shell prints before the follower speaks.
const LONGEST_PRELUDE: usize = 64 << 10;
/// How long an agent may outlive its connection until that is all there is to say of its end.
const AGENTS_END: Timespec = Timespec { tv_sec: 0, tv_nsec: 300_000_000 };

/// How far a host has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Its follower has not said a word.
    Silent,
    /// Its follower, with this number there, works.
    Working(u32),
    /// There is nothing more to be heard from it.
    Over,
}

/// What a host has said.
pub(crate) enum Word {
    /// Its follower is there.
    Greeting,
    /// A line that is not the follower's.
    Prelude(String),
    Report(Report, Vec<u8>),
}

/// Another host of the job.
pub(crate) struct Remote {
    pub host: String,
    pub pes: Range<usize>,
    pub stage: Stage,
    /// When it was heard last, or asked to go on with its output.
    pub heard: Instant,
    /// How often it was asked whether it is there since then.
    pub asked: u32,
    /// It has started its PEs.
    pub has_started: bool,
    /// Bodies of its output that are being written.
    pub unwritten: usize,
    command: Vec<OsString>,
    program: PathBuf,
    agent: Child,
    process: OwnedFd,
    to: Option<OwnedFd>,
    from: Option<OwnedFd>,
    received: Frames,
    /// What the follower has not taken: frames, and where the first of them goes on.
    unsent: VecDeque<Arc<[u8]>>,
    sent: usize,
}

impl Remote {
    /// Has the agent start a follower on `host`, in the process group `group`. It is the job's host number `index`.
    ///
    /// # Errors
    /// The agent does not start here.
    pub(crate) fn start(
        agent: &str,
        (host, pes): Placed,
        group: Pid,
        epoll: &OwnedFd,
        index: usize,
    ) -> Result<Self, CannotStart> {
        let program = std::env::current_exe()?;
        let command: Vec<OsString> = agent.split_whitespace().chain([host.as_str()]).map(OsString::from).collect();
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .args([quoted(program.as_os_str()), follower::ARGUMENT.into()])
            .process_group(group.as_raw_nonzero().get())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| {
                let status = if error.kind() == io::ErrorKind::NotFound { NOT_FOUND as u8 } else { FAILED };
                let reason = format!("the launcher agent '{agent}' cannot be started: {error} (--launcher-agent)");
                CannotStart { status, reason }
            })?;
        let process = spawn::end_of(&child)?;
        let to = child.stdin.take().map(OwnedFd::from);
        let from = child.stdout.take().map(OwnedFd::from);
        for (fd, event, flags) in [
            (from.as_ref(), Event::Word(index), LEVEL),
            (to.as_ref(), Event::Room(index), ROOM),
            (Some(&process), Event::Agent(index), LEVEL),
        ] {
            let fd = fd.ok_or_else(|| io::Error::other("a pipe is missing"))?;
            if event != Event::Agent(index) {
                rustix::io::ioctl_fionbio(fd, true).map_err(io::Error::from)?;
            }
            epoll::add(epoll, fd, event.encode(), flags).map_err(io::Error::from)?;
        }
        Ok(Self {
            host,
            pes,
            stage: Stage::Silent,
            heard: Instant::now(),
            asked: 0,
            has_started: false,
            unwritten: 0,
            command,
            program,
            agent: child,
            process,
            to,
            from,
            received: Frames::default(),
            unsent: VecDeque::new(),
            sent: 0,
        })
    }

    /// What runs a command on this host: the command has to follow.
    pub(crate) fn command(&self) -> &[OsString] {
        &self.command
    }

    /// Whether its follower has not said a word.
    pub(crate) fn is_unanswered(&self) -> bool {
        self.stage == Stage::Silent
    }

    /// Whether its follower is there, and has more to say.
    pub(crate) fn is_working(&self) -> bool {
        matches!(self.stage, Stage::Working(_))
    }

    /// Reads what has come; whether more may come.
    pub(crate) fn read(&mut self) -> bool {
        let mut bytes = [0; 64 << 10];
        let Some(from) = &self.from else { return false };
        loop {
            match rustix::io::read(from, &mut bytes[..]) {
                Ok(0) => return false,
                Ok(count) => {
                    self.heard = Instant::now();
                    self.asked = 0;
                    self.received.extend(&bytes[..count]);
                    // The rest is another event, so that no host keeps the others waiting.
                    return true;
                }
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return true,
                Err(_) => return false,
            }
        }
    }

    /// Whether there is something to read, be it the end.
    pub(crate) fn is_readable(&self) -> bool {
        let Some(from) = &self.from else { return false };
        let mut fds = [PollFd::new(from, PollFlags::IN)];
        rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, Some(&Timespec::default())))
            .is_ok_and(|ready| ready > 0)
    }

    /// The next word of what has been read.
    ///
    /// # Errors
    /// A sentence about a host that cannot take part.
    pub(crate) fn next(&mut self) -> Result<Option<Word>, String> {
        match self.stage {
            Stage::Over => Ok(None),
            Stage::Working(_) => match self.received.next() {
                Ok(word) => Ok(word.map(|(report, body)| Word::Report(report, body))),
                Err(reason) => Err(format!("its oshrun says what is not understood: {reason}")),
            },
            Stage::Silent => {
                let Some(line) = self.received.next_line() else {
                    let is_long = self.received.unread() > LONGEST_PRELUDE;
                    return if is_long { Err("something other than oshrun speaks there".into()) } else { Ok(None) };
                };
                match frames::read_greeting(&line) {
                    None => Ok(Some(Word::Prelude(line))),
                    Some((VERSION, process)) => {
                        self.stage = Stage::Working(process);
                        Ok(Some(Word::Greeting))
                    }
                    Some((version, _)) => Err(format!(
                        "'{}' there is of version {version}, and this one of {VERSION}; install the same version on all hosts",
                        self.program.display()
                    )),
                }
            }
        }
    }

    /// Tells the follower, as soon as it takes it.
    pub(crate) fn order(&mut self, order: &Order, body: &[u8]) {
        self.pass_on(frames::encode(order, body).into());
    }

    /// The same of an order that has been encoded, perhaps for other hosts as well.
    pub(crate) fn pass_on(&mut self, order: Arc<[u8]>) {
        if self.to.is_some() {
            self.unsent.push_back(order);
            self.send();
        }
    }

    /// The follower takes more: it is there, though it may not have read a question.
    pub(crate) fn go_on(&mut self) {
        if !self.unsent.is_empty() {
            self.asked = 0;
        }
        self.send();
    }

    /// Sends what the follower takes; when it takes more, that is an event.
    fn send(&mut self) {
        while let (Some(to), Some(frame)) = (&self.to, self.unsent.front()) {
            match rustix::io::write(to, &frame[self.sent..]) {
                Ok(count) => self.sent += count,
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return,
                // The end of what comes from there will tell.
                Err(_) => self.to = None,
            }
            if self.sent == frame.len() {
                self.unsent.pop_front();
                self.sent = 0;
            }
        }
    }

    /// Nothing more is said to this host or heard from it.
    pub(crate) fn close(&mut self) {
        self.stage = Stage::Over;
        (self.to, self.from) = (None, None);
    }

    /// The agent's process, readable when it has ended.
    pub(crate) fn process(&self) -> impl AsFd + '_ {
        &self.process
    }

    /// Why nothing more comes, once nothing does.
    pub(crate) fn how_it_ended(&mut self) -> String {
        let mut ended = [PollFd::new(&self.process, PollFlags::IN)];
        let _ = rustix::io::retry_on_intr(|| rustix::event::poll(&mut ended, Some(&AGENTS_END)));
        let agent = self.command[..self.command.len() - 1].join(OsStr::new(" "));
        let agent = Path::new(&agent).display();
        let status = self.agent.try_wait().ok().flatten();
        match (self.stage, status) {
            (Stage::Silent, Some(status)) => {
                let hint = if status.code() == Some(NOT_FOUND) {
                    format!("; '{}' has to be there as it is here", self.program.display())
                } else {
                    String::new()
                };
                format!("its oshrun did not start: the launcher agent '{agent}' {}{hint}", how(status))
            }
            (Stage::Silent, None) => {
                format!("its oshrun did not start: the launcher agent '{agent}' closed its output")
            }
            (_, Some(status)) => format!("the launcher agent '{agent}' {}", how(status)),
            (_, None) => "the connection to its oshrun was closed".into(),
        }
    }
}

fn how(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("ended with status {code}"),
        (_, signal) => format!("was killed by signal {}", signals::describe(signal.unwrap_or_default())),
    }
}

/// A word for the shell that an agent such as ssh starts.
pub(crate) fn quoted(word: &OsStr) -> OsString {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._-+=:,@%".contains(byte);
    match word.to_str() {
        Some(text) if !text.bytes().all(|byte| is_plain(&byte)) => format!("'{}'", text.replace('\'', r"'\''")).into(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_a_shell() {
        for word in ["/usr/bin/oshrun", "/home/a b/oshrun", "it's;$HOME`x`\\"] {
            let script = format!("printf %s {}", quoted(OsStr::new(word)).into_string().unwrap());
            let output = Command::new("sh").args(["-c", &script]).output().unwrap();
            assert_eq!(String::from_utf8(output.stdout).unwrap(), word);
        }
    }
}
