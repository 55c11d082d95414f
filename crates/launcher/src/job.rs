//! A job from its first PE to its last.
//!
//! Everything that happens is an event of one `epoll`. Events are reported once each (edge-triggered), in the order in
//! which they happened, so the first failure seen is the first there was. Cause and effect need more care, for a PE that is
//! killed makes its peers abort or exit, and may end after them: it has closed its connections to its peers before. So an abort
//! takes effect only when no other PE has hung up without a goodbye and is about to
//! end. That is looked up when the abort is heard, for a dying process closes its socket before the launcher can notice its
//! death. The bad end of a PE takes effect only when no other PE that hung up before it is about to end. Both
//! are held back for a moment at most.
//!
//! An abort carries its reason as a text, which is shown as soon as it is heard. Where all PEs of a collective abort, one of
//! them has the text; the others say so and wait. The job goes on until the text has come, or no PE is left that could send
//! it.

use std::collections::HashSet;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, epoll};
use rustix::io::{Errno, FdFlags};
use rustix::net::SendFlags;
use rustix::process::Signal;
use zeshmem_bootstrap::PEER_DIED;
use zeshmem_bootstrap::pmi1::server::{Action, Server};
use zeshmem_bootstrap::pmi1::wire::{LineBuffer, Reason};
use zeshmem_bootstrap::status::{StatusBoard, StatusPage};

use crate::bind::Binding;
use crate::cli::Options;
use crate::guard::Guard;
use crate::output::{self, Forwarder, Sink, Source};

use crate::signals::{self, Caught};
use crate::spawn::{self, Started};
use crate::status;
use crate::stdin::{self, Interest, Terminal};

/// For sockets, which are always read as far as they go. Not for room to write, which comes with every answer that is read: an event
/// that waits to be reported keeps its place in the order, and what happens to the socket later would be reported there.
const EDGE: epoll::EventFlags = epoll::EventFlags::IN.union(epoll::EventFlags::ET);
/// For a socket that has had no room.
const EDGE_AND_ROOM: epoll::EventFlags = EDGE.union(epoll::EventFlags::OUT);
/// For processes, which end once.
const LEVEL: epoll::EventFlags = epoll::EventFlags::IN;

/// Between the polite signal and the other one.
const GRACE: Duration = Duration::from_secs(2);
/// How long an abort or a bad end waits for the end of a PE that hung up before it.
const HANGING_UP: Duration = Duration::from_millis(200);
/// How long an abort whose reason another PE has to tell waits for that.
const EXPLANATION: Duration = Duration::from_secs(5);
/// How often to look whether the terminal has become ours.
const FOREGROUND_CHECK: Duration = Duration::from_millis(200);

/// Exit status for failures of the job as a whole.
const FAILED: u8 = 1;
/// As `timeout(1)` has it.
const TIMED_OUT: u8 = 124;
/// As shells have them.
const NOT_EXECUTABLE: u8 = 126;
const NOT_FOUND: u8 = 127;

/// Runs a job and returns its exit status.
pub(crate) fn run(name: &'static str, options: &Options) -> u8 {
    let say = |text: &str| write_line(&format!("{name}: {text}"));
    match Job::start(options, &say) {
        Ok(job) => job.run().unwrap_or_else(|error| {
            say(&format!("lost control of the job: {error}"));
            FAILED
        }),
        Err(CannotStart { status, reason }) => {
            say(&reason);
            status
        }
    }
}

/// Writes to stderr in one go, so that it stays one line among the PEs' own. If stderr is closed the line is lost.
fn write_line(line: &str) {
    use io::Write as _;
    let _ = io::stderr().write_all(format!("{line}\n").as_bytes());
}

/// Why there is no job.
struct CannotStart {
    status: u8,
    reason: String,
}

impl From<io::Error> for CannotStart {
    fn from(error: io::Error) -> Self {
        Self { status: FAILED, reason: format!("cannot start the job: {error}") }
    }
}

/// One PE.
struct Pe {
    child: Child,
    process: OwnedFd,
    // Absent once either side has closed it.
    pmi: Option<OwnedFd>,
    // How many had hung up before, once it has.
    hung_up: Option<usize>,
    received: LineBuffer,
    unsent: Vec<u8>,
    // It has aborted the job, which explains its end.
    aborted: bool,
    // It has left the reason to another PE, and waits for its connection to be closed.
    follows: bool,
    ended: bool,
}

impl Pe {
    /// Whether its end is near, for an unknown reason: its socket has closed before its process was seen to end.
    fn is_hanging_up(&self) -> bool {
        self.pmi.is_none() && !self.ended && !self.aborted
    }
}

/// Why a job ends before all PEs are done, and the exit status that gives.
enum Failure {
    /// Ended with a status other than zero.
    Status { pe: usize, status: i32 },
    /// Ended by a signal.
    Killed { pe: usize, signal: i32, core: bool },
    /// Ended well in its own opinion, but others count on it.
    Unfinalized { pe: usize, running: usize },
    /// Wanted the job to end.
    Abort { pe: usize, code: i32 },
    /// Did not speak PMI-1.
    Misbehaved { pe: usize, reason: String },
    /// Others wait in a barrier for PEs that will not come.
    Deserted { waiting: Vec<usize>, absent: Vec<usize> },
    /// The user's limit.
    TimedOut { limit: Duration, running: Vec<usize>, waiting: Vec<usize> },
    /// The user's second interrupt.
    Interrupted,
}

impl Failure {
    fn is_because_of_a_death(&self) -> bool {
        matches!(self, Self::Abort { code: PEER_DIED, .. })
    }

    /// Whether the PEs that see a PE end see the effect of this, and not its cause.
    fn has_a_reason_of_its_own(&self) -> bool {
        matches!(self, Self::Abort { .. }) && !self.is_because_of_a_death()
    }

    fn exit_status(&self) -> u8 {
        match self {
            Self::Status { status: code, .. } | Self::Abort { code, .. } => zeshmem_bootstrap::exit_status(*code),
            Self::Killed { signal, .. } => 128 + (*signal & 0x7f) as u8,
            Self::Interrupted => 128 + Signal::INT.as_raw() as u8,
            Self::TimedOut { .. } => TIMED_OUT,
            Self::Unfinalized { .. } | Self::Misbehaved { .. } | Self::Deserted { .. } => FAILED,
        }
    }

    /// The sentence for the user; none for an abort with status zero, which is a way to end well.
    fn report(&self) -> Option<String> {
        Some(match self {
            Self::Status { pe, status } => format!("PE {pe} exited with status {status}"),
            Self::Killed { pe, signal, core } => {
                let core = if *core { ", core dumped" } else { "" };
                format!("PE {pe} was killed by signal {}{core}", signals::describe(*signal))
            }
            Self::Unfinalized { pe, running } => format!(
                "PE {pe} exited with status 0 but without finalizing, while {running} other {} still running",
                if *running == 1 { "PE was" } else { "PEs were" }
            ),
            Self::Abort { code: 0, .. } => return None,
            Self::Abort { pe, code } => format!("PE {pe} aborted the job with status {code}"),
            Self::Misbehaved { pe, reason } => {
                format!("PE {pe} broke the PMI-1 protocol: {reason}")
            }
            Self::Deserted { waiting, absent } => format!(
                "{} will not come to the barrier in which {} {} waiting",
                list(absent),
                list(waiting),
                if waiting.len() == 1 { "is" } else { "are" }
            ),
            Self::TimedOut { limit, running, waiting } => {
                let place = match waiting.is_empty() {
                    true => String::new(),
                    false => format!("; waiting in the launcher's barrier: {}", list(waiting)),
                };
                format!(
                    "the time limit of {} s was reached; still running: {}{place}",
                    limit.as_secs_f64(),
                    list(running)
                )
            }
            Self::Interrupted => "interrupted twice; the PEs were killed".into(),
        })
    }
}

/// `PE 3`, or `PEs 0, 2-5`.
fn list(pes: &[usize]) -> String {
    if let [pe] = pes {
        return format!("PE {pe}");
    }
    let runs: Vec<String> = pes
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| match run {
            [first, .., last] => format!("{first}-{last}"),
            _ => run[0].to_string(),
        })
        .collect();
    format!("PEs {}", runs.join(", "))
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A PE's process has ended.
    End(usize),
    /// A PE has spoken, or hung up, or its socket has room again.
    Pmi(usize),
    /// A signal has arrived; index into those that are caught.
    Signal(usize),
    /// The terminal has input, or PE 0's pipe has room.
    Terminal,
}

impl Event {
    fn encode(self) -> epoll::EventData {
        let (kind, index) = match self {
            Self::End(pe) => (0, pe),
            Self::Pmi(pe) => (1, pe),
            Self::Signal(index) => (2, index),
            Self::Terminal => (3, 0),
        };
        epoll::EventData::new_u64(kind << 32 | index as u64)
    }

    fn decode(data: epoll::EventData) -> Self {
        let index = data.u64() as u32 as usize;
        match data.u64() >> 32 {
            0 => Self::End(index),
            1 => Self::Pmi(index),
            2 => Self::Signal(index),
            _ => Self::Terminal,
        }
    }
}

/// A failure of a PE that may be the effect of another's.
struct Held {
    pe: usize,
    failure: Failure,
    // Another PE has the reason.
    unexplained: bool,
    until: Instant,
}

impl Held {
    /// What gives way to what: aborts because of a death to all others, those without a reason to those with one.
    fn weight(&self) -> (bool, bool) {
        (!self.failure.is_because_of_a_death(), !self.unexplained)
    }
}

/// What the PEs are doing.
enum Board {
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

    fn pages(&self) -> &[StatusPage] {
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

struct Job<'a> {
    options: &'a Options,
    say: &'a dyn Fn(&str),
    guard: Guard,
    signals: Vec<Caught>,
    epoll: OwnedFd,
    pes: Vec<Pe>,
    running: usize,
    server: Server,
    board: Board,
    output: Option<Forwarder>,
    terminal: Option<(Terminal, Interest)>,
    time_limit: Option<Instant>,
    failure: Option<Failure>,
    held: Option<Held>,
    // Sentences of PEs that have been shown.
    said: HashSet<String>,
    // Sentences of PEs about the death of another, while it is not clear that this is why the job ends.
    witnesses: Vec<(usize, String)>,
    // PEs that have closed their sockets.
    hangups: usize,
    // When politeness ends.
    kill_at: Option<Instant>,
    interrupts: usize,
}

impl<'a> Job<'a> {
    /// Starts all PEs. If that fails, none is left.
    fn start(options: &'a Options, say: &'a dyn Fn(&str)) -> Result<Self, CannotStart> {
        spawn::make_room(options)?;
        // Before anything is started: from here on, no signal can end the launcher alone.
        let signals = Caught::all()?;
        signals::keep_ended_children()?;
        let size = options.pes as usize;
        let kvsname = format!("{}_{}", env!("CARGO_PKG_NAME"), std::process::id());
        let mut job = Self {
            options,
            say,
            guard: Guard::start()?,
            signals,
            epoll: epoll::create(epoll::CreateFlags::CLOEXEC).map_err(io::Error::from)?,
            pes: Vec::with_capacity(size),
            running: 0,
            server: Server::new(size, &kvsname),
            board: Board::of(size),
            output: None,
            terminal: None,
            time_limit: options.timeout.and_then(|limit| Instant::now().checked_add(limit)),
            failure: None,
            held: None,
            said: HashSet::new(),
            witnesses: Vec::new(),
            hangups: 0,
            kill_at: None,
            interrupts: 0,
        };
        match job.start_pes() {
            Ok(()) => Ok(job),
            Err(reason) => {
                job.guard.end();
                for pe in &mut job.pes {
                    let _ = pe.child.wait();
                }
                Err(reason)
            }
        }
    }

    fn start_pes(&mut self) -> Result<(), CannotStart> {
        for (index, caught) in self.signals.iter().enumerate() {
            self.watch(&caught.arrivals, Event::Signal(index), EDGE)?;
        }
        let mut sources = Vec::new();
        let binding = Binding::of(self.options.bind_to, self.options.map_by).map_err(io::Error::from)?;
        if let Board::Shared(_, fd) = &self.board {
            // The guard, which has no use for it, has been started.
            rustix::io::fcntl_setfd(fd, FdFlags::empty()).map_err(io::Error::from)?;
        }
        for rank in 0..self.options.pes as usize {
            let (input, pass_on) = if rank == 0 { stdin::for_pe0() } else { (Stdio::null(), false) };
            let Started { mut child, process, pmi } =
                spawn::start(self.options, rank, self.guard.group(), input, self.board.fd(), &binding)
                    .map_err(|error| self.cannot_start(rank, &error))?;
            self.board.pages()[rank].started(child.id());
            let pipes = [
                (Sink::Stdout, child.stdout.take().map(OwnedFd::from)),
                (Sink::Stderr, child.stderr.take().map(OwnedFd::from)),
            ];
            for (sink, pipe) in pipes {
                sources.extend(pipe.map(|pipe| Source { pe: rank, sink, pipe }));
            }
            if let (Some(pipe), true) = (child.stdin.take(), pass_on) {
                self.terminal = Some((Terminal::new(pipe)?, Interest::Foreground));
            }
            let watched =
                self.watch(&process, Event::End(rank), LEVEL).and_then(|()| self.watch(&pmi, Event::Pmi(rank), EDGE));
            self.pes.push(Pe {
                child,
                process,
                pmi: Some(pmi),
                hung_up: None,
                received: LineBuffer::default(),
                unsent: Vec::new(),
                aborted: false,
                follows: false,
                ended: false,
            });
            self.running += 1;
            watched?;
        }
        if self.options.tag_output {
            self.output = Some(Forwarder::start(sources)?);
        }
        self.guard.wait_until_ready()?;
        Ok(())
    }

    fn cannot_start(&self, rank: usize, error: &io::Error) -> CannotStart {
        let program = Path::new(&self.options.program[0]).display();
        match error.kind() {
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

    fn watch(&self, fd: impl AsFd, event: Event, flags: epoll::EventFlags) -> io::Result<()> {
        Ok(epoll::add(&self.epoll, fd, event.encode(), flags)?)
    }

    /// Runs the job to its end; its exit status.
    fn run(mut self) -> io::Result<u8> {
        let mut events = Vec::with_capacity(256);
        while self.running > 0 {
            self.follow_terminal()?;
            events.clear();
            match epoll::wait(&self.epoll, spare_capacity(&mut events), self.patience().as_ref()) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(errno) => return Err(errno.into()),
            }
            for event in &events {
                match Event::decode(event.data) {
                    Event::End(pe) => self.see_end(pe)?,
                    Event::Pmi(pe) => self.serve(pe)?,
                    Event::Signal(index) => self.pass_on(index),
                    Event::Terminal => self.terminal.iter_mut().for_each(|(terminal, _)| terminal.pump()),
                }
            }
            self.settle();
        }
        let status = self.failure.as_ref().map_or(0, Failure::exit_status);
        // Whatever the PEs have left running.
        self.guard.end();
        match self.output {
            Some(output) => finish_output(output, &self.signals).map(|()| status),
            None => Ok(status),
        }
    }

    /// How long nothing may happen before it is time for something.
    fn patience(&self) -> Option<Timespec> {
        let now = Instant::now();
        let held = self.held.as_ref().map(|held| held.until);
        let look = match self.terminal {
            Some((_, Interest::Foreground)) => Some(now + FOREGROUND_CHECK),
            _ => None,
        };
        let limit = self.time_limit.filter(|_| self.failure.is_none());
        let next = [limit, self.kill_at, held, look].into_iter().flatten().min()?;
        // Rounded up by epoll, so that the time has come when it wakes.
        Timespec::try_from(next.saturating_duration_since(now)).ok()
    }

    /// What follows from events taken together, and from time.
    fn settle(&mut self) {
        let now = Instant::now();
        let is_due = |held: &Held| now >= held.until || !self.waits_for_another(held) && !self.waits_for_reason(held);
        if self.held.as_ref().is_some_and(is_due) {
            if let Some(held) = self.held.take() {
                self.fail(held.failure);
            }
        }
        if self.failure.is_none() {
            let waiting = self.server.in_barrier();
            if !waiting.is_empty() {
                // A PE that has finalised and keeps its socket may begin again.
                let is_gone =
                    |pe: &usize| self.pes[*pe].ended || self.server.has_finalized(*pe) && self.pes[*pe].pmi.is_none();
                let absent: Vec<usize> = (0..self.pes.len()).filter(is_gone).collect();
                if !absent.is_empty() {
                    self.fail(Failure::Deserted { waiting, absent });
                }
            }
        }
        if self.failure.is_none() && self.running > 0 && self.time_limit.is_some_and(|limit| now >= limit) {
            self.fail(Failure::TimedOut {
                limit: self.options.timeout.unwrap_or_default(),
                running: (0..self.pes.len()).filter(|pe| !self.pes[*pe].ended).collect(),
                waiting: self.server.in_barrier(),
            });
        }
        if self.kill_at.is_some_and(|time| now >= time) {
            self.kill_at = None;
            self.kill();
        }
    }

    /// Ends the job, unless it is ending already.
    fn fail(&mut self, failure: Failure) {
        self.held = None;
        if self.failure.is_some() {
            return;
        }
        if let (Some(report), false) = (failure.report(), self.options.quiet) {
            (self.say)(&report);
        }
        if matches!(failure, Failure::TimedOut { .. }) && !self.options.quiet {
            status::lines(self.board.pages()).iter().for_each(|line| (self.say)(line));
        }
        let witnesses = std::mem::take(&mut self.witnesses);
        if !failure.has_a_reason_of_its_own() {
            witnesses.into_iter().for_each(|(pe, text)| self.pass_on_text(pe, text));
        }
        // Now they may end.
        self.pes.iter_mut().filter(|pe| pe.follows).for_each(|pe| pe.pmi = None);
        if matches!(failure, Failure::Interrupted) {
            self.kill();
        } else if self.running > 0 {
            self.guard.signal(Signal::TERM);
            self.kill_at = Some(Instant::now() + GRACE);
        }
        self.failure = Some(failure);
    }

    /// Kills every PE, those that have left the group included.
    fn kill(&self) {
        self.guard.signal(Signal::KILL);
        for pe in self.pes.iter().filter(|pe| !pe.ended) {
            let _ = rustix::process::pidfd_send_signal(&pe.process, Signal::KILL);
        }
    }

    /// A PE's process has ended.
    fn see_end(&mut self, pe: usize) -> io::Result<()> {
        // What it said before comes first: it may have said goodbye.
        self.serve(pe)?;
        let Some(status) = self.pes[pe].child.try_wait()? else {
            return Ok(());
        };
        epoll::delete(&self.epoll, &self.pes[pe].process)?;
        self.pes[pe].ended = true;
        self.board.pages()[pe].ended();
        self.pes[pe].pmi = None;
        self.running -= 1;
        let Some(failure) = self.judge(pe, status) else {
            return Ok(());
        };
        let held = Held { pe, failure, unexplained: false, until: Instant::now() + HANGING_UP };
        if !self.waits_for_another(&held) {
            self.fail(held.failure);
        } else if self.held.is_none() && self.failure.is_none() {
            self.held = Some(held);
        }
        Ok(())
    }

    /// Whether the way in which a PE ended fails the job.
    fn judge(&self, pe: usize, status: ExitStatus) -> Option<Failure> {
        // The first abort fails the job, and the others follow from it.
        if self.pes[pe].aborted {
            return None;
        }
        match (status.code(), status.signal()) {
            (Some(0), _) if self.server.is_open(pe) && self.running > 0 => {
                Some(Failure::Unfinalized { pe, running: self.running })
            }
            (Some(0), _) => None,
            (Some(status), _) => Some(Failure::Status { pe, status }),
            (None, signal) => {
                Some(Failure::Killed { pe, signal: signal.unwrap_or_default(), core: status.core_dumped() })
            }
        }
    }

    /// Hears and answers what a PE has to say.
    fn serve(&mut self, pe: usize) -> io::Result<()> {
        let mut bytes = [0u8; 8192];
        while let Some(pmi) = &self.pes[pe].pmi {
            match rustix::io::read(pmi, &mut bytes[..]) {
                Ok(0) | Err(Errno::CONNRESET) => {
                    self.pes[pe].pmi = None;
                    self.pes[pe].hung_up = Some(self.hangups);
                    self.hangups += 1;
                }
                Ok(count) => {
                    self.pes[pe].received.extend(&bytes[..count]);
                    self.answer(pe)?;
                }
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => break,
                Err(errno) => return Err(errno.into()),
            }
        }
        self.send(pe)
    }

    fn answer(&mut self, pe: usize) -> io::Result<()> {
        loop {
            let actions = match self.pes[pe].received.next_line() {
                Ok(None) => return Ok(()),
                Ok(Some(line)) => self.server.receive(pe, &line),
                Err(not_text) => {
                    self.pes[pe].pmi = None;
                    vec![Action::Misbehaved { pe, reason: not_text.to_string() }]
                }
            };
            for action in actions {
                match action {
                    // To the one who is being served, together with the other answers.
                    Action::Reply { pe: to, line } => {
                        self.pes[to].unsent.extend_from_slice(line.as_bytes());
                        if to != pe {
                            self.send(to)?;
                        }
                    }
                    Action::Abort { pe, code, reason } => self.hear_abort(pe, code, reason)?,
                    Action::Misbehaved { pe, reason } => self.fail(Failure::Misbehaved { pe, reason }),
                }
            }
            if self.pes[pe].pmi.is_none() {
                return Ok(());
            }
        }
    }

    fn hear_abort(&mut self, pe: usize, code: i32, reason: Reason) -> io::Result<()> {
        self.pes[pe].aborted = true;
        let failure = Failure::Abort { pe, code };
        let unexplained = reason == Reason::Elsewhere;
        self.pes[pe].follows = unexplained;
        if let Reason::Told(text) = reason {
            self.hear_reason(pe, code, text);
        }
        let until = Instant::now() + if unexplained { EXPLANATION } else { HANGING_UP };
        let heard = Held { pe, failure, unexplained, until };
        match &mut self.held {
            _ if self.failure.is_some() => {
                if unexplained {
                    self.pes[pe].pmi = None;
                }
                Ok(())
            }
            None => {
                self.held = Some(heard);
                self.notice_hangups()
            }
            // What caused an abort may be heard after it.
            Some(held) if matches!(held.failure, Failure::Abort { .. }) && held.weight() < heard.weight() => {
                *held = heard;
                Ok(())
            }
            Some(_) => Ok(()),
        }
    }

    /// Shows a PE's sentence, unless it is about a death that may not be why the job ends.
    fn hear_reason(&mut self, pe: usize, code: i32, text: String) {
        match &self.failure {
            _ if code != PEER_DIED => self.pass_on_text(pe, text),
            None => self.witnesses.push((pe, text)),
            Some(failure) if !failure.has_a_reason_of_its_own() => self.pass_on_text(pe, text),
            Some(_) => {}
        }
    }

    /// Writes a PE's sentence to stderr, as the PE itself would have; of equal ones the first.
    fn pass_on_text(&mut self, pe: usize, text: String) {
        if self.said.contains(&text) {
            return;
        }
        let label = if self.options.tag_output { output::label(pe) } else { String::new() };
        write_line(&format!("{label}zeshmem: PE {pe}: {text}"));
        self.said.insert(text);
    }

    /// Looks, ahead of the events, which PEs have closed their sockets.
    fn notice_hangups(&mut self) -> io::Result<()> {
        let connected: Vec<usize> = (0..self.pes.len()).filter(|pe| self.pes[*pe].pmi.is_some()).collect();
        let mut fds: Vec<PollFd<'_>> = connected
            .iter()
            .filter_map(|pe| self.pes[*pe].pmi.as_ref())
            .map(|pmi| PollFd::new(pmi, PollFlags::RDHUP))
            .collect();
        rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, Some(&Timespec::default())))?;
        let hung_up: Vec<usize> =
            connected.iter().zip(&fds).filter(|(_, fd)| !fd.revents().is_empty()).map(|(pe, _)| *pe).collect();
        hung_up.into_iter().try_for_each(|pe| self.serve(pe))
    }

    /// Whether a PE other than the one that failed has closed its socket without a goodbye and not ended yet; where that one
    /// has ended, whether the other closed its socket before.
    fn waits_for_another(&self, held: &Held) -> bool {
        let last = match held.failure {
            Failure::Abort { .. } => None,
            _ => self.pes[held.pe].hung_up,
        };
        let hanging_up = |other: usize| {
            let pe = &self.pes[other];
            pe.is_hanging_up()
                && !self.server.has_finalized(other)
                && last.is_none_or(|last| pe.hung_up.is_some_and(|hung_up| hung_up < last))
        };
        (0..self.pes.len()).any(|other| other != held.pe && hanging_up(other))
    }

    /// Whether the reason of an abort is still to be told, and a PE is left that could tell it.
    fn waits_for_reason(&self, held: &Held) -> bool {
        let may_speak = |pe: usize| self.pes[pe].pmi.is_some() && !self.pes[pe].aborted && self.server.is_open(pe);
        held.unexplained && (0..self.pes.len()).any(may_speak)
    }

    /// Sends a PE what it can take; when it can take more, that is an event.
    fn send(&mut self, pe: usize) -> io::Result<()> {
        let Pe { pmi, unsent, .. } = &mut self.pes[pe];
        let Some(socket) = &*pmi else {
            return Ok(());
        };
        while !unsent.is_empty() {
            match rustix::net::send(socket, unsent, SendFlags::NOSIGNAL) {
                Ok(count) => drop(unsent.drain(..count)),
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => {
                    let event = Event::Pmi(pe).encode();
                    epoll::modify(&self.epoll, socket, event, EDGE_AND_ROOM)?;
                    break;
                }
                // It does not listen any more; its end will tell.
                Err(Errno::PIPE | Errno::CONNRESET) => {
                    unsent.clear();
                    return Ok(());
                }
                Err(errno) => return Err(errno.into()),
            }
        }
        Ok(())
    }

    /// A signal has arrived at the launcher.
    fn pass_on(&mut self, index: usize) {
        let caught = &self.signals[index];
        let arrived = caught.take();
        if arrived == 0 {
            return;
        }
        let signal = caught.signal;
        self.guard.signal(signal);
        if signal == Signal::INT {
            self.interrupts += arrived;
            if self.interrupts >= 2 {
                self.kill();
                self.fail(Failure::Interrupted);
            }
        }
    }

    /// Waits for whichever of the terminal's two sides is due.
    fn follow_terminal(&mut self) -> io::Result<()> {
        let Some((terminal, registered)) = &mut self.terminal else {
            return Ok(());
        };
        let due = terminal.interest();
        if due == *registered {
            return Ok(());
        }
        match (*registered, terminal.pipe()) {
            (Interest::Input, _) => epoll::delete(&self.epoll, io::stdin())?,
            (Interest::Room, Some(pipe)) => epoll::delete(&self.epoll, pipe)?,
            // A closed pipe has left by itself.
            _ => {}
        }
        let event = Event::Terminal.encode();
        match (due, terminal.pipe()) {
            (Interest::Input, _) => {
                epoll::add(&self.epoll, io::stdin(), event, epoll::EventFlags::IN)?;
            }
            (Interest::Room, Some(pipe)) => epoll::add(&self.epoll, pipe, event, epoll::EventFlags::OUT)?,
            _ => {}
        }
        *registered = due;
        Ok(())
    }
}

/// Waits until the last labelled line is out, or the user does not want to wait for a reader who has stopped reading.
fn finish_output(output: Forwarder, signals: &[Caught]) -> io::Result<()> {
    let done = output.finish()?;
    let mut fds = vec![PollFd::new(&done, PollFlags::IN)];
    fds.extend(signals.iter().map(|caught| PollFd::new(&caught.arrivals, PollFlags::IN)));
    rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, None))?;
    let is_done = !fds[0].revents().is_empty();
    drop(fds);
    drop(done);
    if is_done { output.join() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pes_are_listed_in_runs() {
        assert_eq!(list(&[3]), "PE 3");
        assert_eq!(list(&[0, 1]), "PEs 0-1");
        assert_eq!(list(&[0, 2, 3, 4, 7]), "PEs 0, 2-4, 7");
    }

    #[test]
    fn events_survive_the_kernel() {
        for event in [Event::End(0), Event::Pmi(65_535), Event::Signal(5), Event::Terminal] {
            assert_eq!(Event::decode(event.encode()), event);
        }
    }

    #[test]
    fn exit_statuses_are_the_jobs() {
        assert_eq!(Failure::Status { pe: 1, status: 3 }.exit_status(), 3);
        assert_eq!(Failure::Killed { pe: 1, signal: 9, core: false }.exit_status(), 137);
        assert_eq!(Failure::Abort { pe: 1, code: 0 }.exit_status(), 0);
        assert!(Failure::Abort { pe: 1, code: 0 }.report().is_none());
        assert_eq!(Failure::Abort { pe: 1, code: -1 }.exit_status(), 255);
        assert_eq!(Failure::Interrupted.exit_status(), 130);
    }
}
