//! The PEs of a job that run on this machine: their processes, sockets and output.
//!
//! Says what they do and does what it is told; what follows from that is the job's affair ([`crate::job`]), on this machine or on
//! the one that this follower works for ([`crate::follower`]).

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};

use rustix::event::{PollFd, PollFlags, Timespec, epoll};
use rustix::io::{Errno, FdFlags};
use rustix::net::SendFlags;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions};
use zeshmem_bootstrap::pmi1::wire::LineBuffer;
use zeshmem_bootstrap::status::{StatusBoard, StatusPage};

use crate::bind::Binding;
use crate::event::{EDGE, EDGE_AND_ROOM, Event, LEVEL};
use crate::frames::Task;
use crate::guard::Guard;
use crate::output::{self, Forwarder, Sink, Source};
use crate::spawn::{self, Common, Started};

/// Exit status for failures of the job as a whole.
pub(crate) const FAILED: u8 = 1;
/// As shells have them.
pub(crate) const NOT_EXECUTABLE: u8 = 126;
pub(crate) const NOT_FOUND: u8 = 127;

/// Why PEs cannot be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CannotStart {
    pub status: u8,
    pub reason: String,
}

impl From<io::Error> for CannotStart {
    fn from(error: io::Error) -> Self {
        Self { status: FAILED, reason: format!("cannot start the job: {error}") }
    }
}

/// What a PE has said.
pub(crate) enum Word {
    /// A line of PMI-1.
    Line(String),
    /// Something else, described.
    NotText(String),
    /// It has closed its connection.
    HungUp,
}

/// One PE.
struct Pe {
    child: Child,
    process: OwnedFd,
    // Absent once either side has closed it.
    pmi: Option<OwnedFd>,
    received: LineBuffer,
    unsent: Vec<u8>,
    /// An event is to tell when its socket has room.
    wants_room: bool,
    ended: bool,
}

impl Pe {
    /// The group that it leads itself, as `timeout` and `setsid` have it; of one that has not been waited for.
    fn own_group(&self) -> Option<Pid> {
        let process = Pid::from_child(&self.child);
        rustix::process::getpgid(Some(process)).ok().filter(|group| *group == process)
    }
}

/// What the PEs are doing.
pub(crate) enum Board {
    /// As they say themselves; and the descriptor that they inherit, by which others find it, too.
    Shared(StatusBoard, OwnedFd),
    /// As far as the launcher knows, where no memory can be shared: a sandbox may not allow it.
    Own(Vec<StatusPage>),
}

impl Board {
    fn of(pes: usize) -> Self {
        match StatusBoard::create(pes) {
            Ok((board, fd)) => Self::Shared(board, fd),
            Err(_) => Self::Own((0..pes).map(|_| StatusPage::new()).collect()),
        }
    }

    pub(crate) fn pages(&self) -> &[StatusPage] {
        match self {
            Self::Shared(board, _) => board.pages(),
            Self::Own(pages) => pages,
        }
    }

    fn fd(&self) -> Option<BorrowedFd<'_>> {
        match self {
            Self::Shared(_, fd) => Some(fd.as_fd()),
            Self::Own(_) => None,
        }
    }
}

/// The PEs of this machine, none before [`start`](Self::start).
pub(crate) struct Company {
    guard: Guard,
    first: usize,
    pes: Vec<Pe>,
    board: Board,
    labels: Option<Forwarder>,
}

impl Company {
    /// Room for PEs of a job of `size`.
    ///
    /// # Errors
    /// The operating system's.
    pub(crate) fn new(size: usize) -> io::Result<Self> {
        Ok(Self { guard: Guard::start()?, first: 0, pes: Vec::new(), board: Board::of(size), labels: None })
    }

    /// Starts the PEs; `epoll` tells of them from then on. They write to `outputs`, or else to this process's own.
    ///
    /// # Errors
    /// Why a PE cannot be started. Those that have been are left, and end with [`end`](Self::end).
    pub(crate) fn start(
        &mut self,
        task: &Task,
        epoll: &OwnedFd,
        mut stdin: Stdio,
        outputs: Option<&[OwnedFd; 2]>,
    ) -> Result<(), CannotStart> {
        self.first = task.pes.start;
        if let Some(directory) = task.directory.as_ref().map(Path::new).filter(|directory| !directory.is_dir()) {
            let reason = no_directory(directory);
            return Err(CannotStart { status: FAILED, reason });
        }
        if let Board::Shared(_, fd) = &self.board {
            // The guard, which has no use for it, has been started.
            rustix::io::fcntl_setfd(fd, FdFlags::empty()).map_err(io::Error::from)?;
        }
        let common = Common {
            task,
            group: self.guard.group(),
            status: self.board.fd(),
            binding: Binding::of(task.bind_to, task.map_by).map_err(io::Error::from)?,
            outputs,
        };
        let mut sources = Vec::new();
        self.guard.wait_until_ready()?;
        for rank in task.pes.clone() {
            let input = if rank == 0 { std::mem::replace(&mut stdin, Stdio::null()) } else { Stdio::null() };
            let Started { mut child, process, pmi } =
                spawn::start(&common, rank, input).map_err(|error| cannot_start(task, rank, &error))?;
            self.board.pages()[rank].started(child.id());
            let pipes = [
                (Sink::Stdout, child.stdout.take().map(OwnedFd::from)),
                (Sink::Stderr, child.stderr.take().map(OwnedFd::from)),
            ];
            for (sink, pipe) in pipes {
                sources.extend(pipe.map(|pipe| Source { pe: rank, sink, pipe }));
            }
            let watched = epoll::add(epoll, &process, Event::End(rank).encode(), LEVEL)
                .and_then(|()| epoll::add(epoll, &pmi, Event::Pmi(rank).encode(), EDGE));
            self.pes.push(Pe {
                child,
                process,
                pmi: Some(pmi),
                received: LineBuffer::default(),
                unsent: Vec::new(),
                wants_room: false,
                ended: false,
            });
            watched.map_err(io::Error::from)?;
        }
        if task.labelled {
            let outputs = match outputs {
                Some([stdout, stderr]) => [stdout, stderr].map(|fd| fd.try_clone().ok().map(File::from)),
                None => output::own(),
            };
            self.labels = Some(Forwarder::start(sources, outputs)?);
        }
        Ok(())
    }

    /// The pipe that leads to PE 0's standard input, if it is a pipe of ours.
    pub(crate) fn take_stdin(&mut self) -> Option<OwnedFd> {
        self.pes.first_mut()?.child.stdin.take().map(OwnedFd::from)
    }

    /// Whether a PE has been started here.
    pub(crate) fn has(&self, pe: usize) -> bool {
        (self.first..self.first + self.pes.len()).contains(&pe)
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    fn pe(&mut self, pe: usize) -> &mut Pe {
        &mut self.pes[pe - self.first]
    }

    /// What a PE has said next; none where it has said nothing more so far.
    pub(crate) fn hear(&mut self, pe: usize) -> io::Result<Option<Word>> {
        let this = self.pe(pe);
        let mut bytes = [0u8; 8192];
        while let Some(pmi) = &this.pmi {
            match this.received.next_line() {
                Ok(Some(line)) => return Ok(Some(Word::Line(line))),
                Ok(None) => {}
                Err(not_text) => {
                    this.pmi = None;
                    return Ok(Some(Word::NotText(not_text.to_string())));
                }
            }
            match rustix::io::read(pmi, &mut bytes[..]) {
                Ok(0) | Err(Errno::CONNRESET) => {
                    this.pmi = None;
                    return Ok(Some(Word::HungUp));
                }
                Ok(count) => this.received.extend(&bytes[..count]),
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => break,
                Err(errno) => return Err(errno.into()),
            }
        }
        Ok(None)
    }

    /// Has a line ready for a PE, to go with the next [`send`](Self::send).
    pub(crate) fn queue(&mut self, pe: usize, line: &str) {
        self.pe(pe).unsent.extend_from_slice(line.as_bytes());
    }

    /// Sends a PE what it can take; when it can take more, that is an event.
    pub(crate) fn send(&mut self, pe: usize, epoll: &OwnedFd) -> io::Result<()> {
        let Pe { pmi, unsent, wants_room, .. } = self.pe(pe);
        let Some(socket) = &*pmi else {
            return Ok(());
        };
        while !unsent.is_empty() {
            match rustix::net::send(socket, unsent, SendFlags::NOSIGNAL) {
                Ok(count) => drop(unsent.drain(..count)),
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => {
                    *wants_room = true;
                    epoll::modify(epoll, socket, Event::Pmi(pe).encode(), EDGE_AND_ROOM)?;
                    return Ok(());
                }
                // It does not listen any more; its end will tell.
                Err(Errno::PIPE | Errno::CONNRESET) => {
                    unsent.clear();
                    return Ok(());
                }
                Err(errno) => return Err(errno.into()),
            }
        }
        if std::mem::take(wants_room) {
            epoll::modify(epoll, socket, Event::Pmi(pe).encode(), EDGE)?;
        }
        Ok(())
    }

    /// Closes the connection of a PE.
    pub(crate) fn hang_up(&mut self, pe: usize) {
        self.pe(pe).pmi = None;
    }

    /// The PEs that have closed their sockets, or spoken before they did, seen ahead of the events.
    pub(crate) fn hanging_up(&self) -> io::Result<Vec<usize>> {
        let connected = || self.pes.iter().enumerate().filter_map(|(local, pe)| Some((local, pe.pmi.as_ref()?)));
        let mut fds: Vec<PollFd<'_>> = connected().map(|(_, pmi)| PollFd::new(pmi, PollFlags::RDHUP)).collect();
        rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, Some(&Timespec::default())))?;
        let hung_up = connected().zip(&fds).filter(|(_, fd)| !fd.revents().is_empty());
        Ok(hung_up.map(|((local, _), _)| self.first + local).collect())
    }

    /// How a PE's process has ended, once: what it said before has been heard.
    pub(crate) fn try_wait(&mut self, pe: usize, epoll: &OwnedFd) -> io::Result<Option<ExitStatus>> {
        let this = self.pe(pe);
        if this.ended {
            return Ok(None);
        }
        // As long as it has not been waited for, no other group has its number.
        let ended = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        if rustix::process::waitid(WaitId::Pid(Pid::from_child(&this.child)), ended)?.is_none() {
            return Ok(None);
        }
        if let Some(group) = this.own_group() {
            let _ = rustix::process::kill_process_group(group, Signal::KILL);
        }
        let Some(status) = this.child.try_wait()? else {
            return Ok(None);
        };
        epoll::delete(epoll, &this.process)?;
        this.ended = true;
        this.pmi = None;
        self.board.pages()[pe].ended();
        Ok(Some(status))
    }

    /// Sends a signal to all PEs and whatever they have started; those that are stopped go on, so that they hear of their end.
    pub(crate) fn signal(&self, signal: Signal) {
        self.pass_on(signal);
        if [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT].contains(&signal) {
            self.pass_on(Signal::CONT);
        }
    }

    fn pass_on(&self, signal: Signal) {
        self.guard.signal(signal);
        for group in self.pes.iter().filter(|pe| !pe.ended).filter_map(Pe::own_group) {
            let _ = rustix::process::kill_process_group(group, signal);
        }
    }

    /// Kills every PE, those that have left the group included.
    pub(crate) fn kill(&self) {
        self.signal(Signal::KILL);
        for pe in self.pes.iter().filter(|pe| !pe.ended) {
            let _ = rustix::process::kill_process(Pid::from_child(&pe.child), Signal::KILL);
        }
    }

    /// Kills what the PEs have left running; the thread that passes labelled output on, if there is one.
    pub(crate) fn end(mut self) -> Option<Forwarder> {
        if self.pes.iter().any(|pe| !pe.ended) {
            self.kill();
        }
        self.guard.end();
        for pe in self.pes.iter_mut().filter(|pe| !pe.ended) {
            let _ = pe.child.wait();
        }
        self.labels
    }
}

/// What is wrong with a working directory.
pub(crate) fn no_directory(directory: &Path) -> String {
    let what = if directory.exists() { "is no directory" } else { "does not exist" };
    format!("the working directory '{}' {what}", directory.display())
}

/// Whether a program that the system does not find is there, and what it begins with names another that is not. A name alone is looked
/// for in `PATH`.
pub(crate) fn lacks_interpreter(name: &Path, directory: &Path) -> bool {
    name.components().count() > 1 && directory.join(name).is_file()
}

fn cannot_start(task: &Task, rank: usize, error: &io::Error) -> CannotStart {
    let (path, directory) = (Path::new(&task.program[0]), task.directory.as_deref().unwrap_or_default());
    let program = path.display();
    match error.kind() {
        io::ErrorKind::NotFound if lacks_interpreter(path, directory.as_ref()) => CannotStart {
            status: NOT_EXECUTABLE,
            reason: format!("the program '{program}' cannot be executed: its interpreter (#!) or loader was not found"),
        },
        io::ErrorKind::NotFound => {
            CannotStart { status: NOT_FOUND, reason: format!("the program '{program}' was not found") }
        }
        io::ErrorKind::WouldBlock | io::ErrorKind::OutOfMemory => CannotStart {
            status: FAILED,
            reason: format!("cannot start PE {rank}: {error}; the limit on processes may be reached (ulimit -u)"),
        },
        _ => CannotStart {
            status: NOT_EXECUTABLE,
            reason: format!("the program '{program}' cannot be executed: {error}"),
        },
    }
}
