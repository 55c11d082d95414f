//! A job from its first PE to its last.
//!
//! Everything that happens is an event of one `epoll`. Events are reported once each (edge-triggered), in the order in
//! which they happened, so the first failure seen is the first there was. Cause and effect need more care, for a PE that is
//! killed makes its peers abort or exit, and may end after them: it has closed its connections to its peers before. So an abort
//! takes effect only when no other PE has hung up without a goodbye and is about to
//! end. That is looked up when the abort is heard, for a dying process closes its socket before the launcher can notice its
//! death. The bad end of a PE takes effect only when no other PE that hung up before it is about to end. Both
//! are held back for a moment at most; the bad end of a PE that has finalised, for two seconds, in which the others end by themselves.
//!
//! An abort carries its reason as a text, which is shown as soon as it is heard. Where all PEs of a collective abort, one of
//! them has the text; the others say so and wait. The job goes on until the text has come, or no PE is left that could send
//! it.

use std::collections::HashSet;
use std::ffi::OsString;
use std::io;
use std::ops::Range;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, epoll};
use rustix::io::Errno;
use rustix::process::Signal;
use zeshmem_bootstrap::pmi1::server::{Action, Server};
use zeshmem_bootstrap::pmi1::wire::Reason;
use zeshmem_bootstrap::{NodeMap, PEER_DIED};

use crate::cli::Options;
use crate::company::{CannotStart, Company, FAILED, Word};
use crate::event::{EDGE, Event, LEVEL};
use crate::frames::{self, LONGEST_READ, Order, Report, Task};
use crate::guard::Guard;
use crate::hosts::Placed;
use crate::output::{self, Forwarder, Relay};
use crate::remote::{self, Remote, Stage};
use crate::signals::{self, Caught};
use crate::status::{self, Branch};
use crate::stdin::{self, Interest, Terminal};
use crate::{hosts, spawn};

/// Between the polite signal and the other one.
const GRACE: Duration = Duration::from_secs(2);
/// How long an abort or a bad end waits for the end of a PE that hung up before it.
const HANGING_UP: Duration = Duration::from_millis(200);
/// How long an abort whose reason another PE has to tell waits for that.
const EXPLANATION: Duration = Duration::from_secs(5);
/// How long a host may be silent when its PEs were killed, or the job has failed, until nothing more is expected from it.
const FINISHING: Duration = Duration::from_secs(3);
/// The same where all PEs ended well: a network that loses much is slow, and what the host has still to say makes the job fail otherwise.
const FINISHING_WELL: Duration = Duration::from_secs(10);
/// How often hosts are asked whether they are there, and one that has not said a word after so many times is lost. They are counted, as
/// the launcher may have been stopped.
const ASKING: Duration = Duration::from_secs(2);
const ASKED_IN_VAIN: u32 = 5;
/// The same of a host that starts its PEs, and does not answer meanwhile: a file system may be slow with a program that it has to fetch.
const ASKED_WHILE_STARTING: u32 = 30;
/// After how long hosts that have not answered yet are named, and are lost: a user may have to type a password there.
const UNANSWERED: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(300)];
/// The variable that says after how many seconds the launcher tells for which PEs others wait in the barrier, and what holds without it.
const PATIENCE: (&str, Duration) = ("ISHMEM_STALL_SECONDS", Duration::from_secs(10));
/// Between two such lines of one wait.
const TOLD_AGAIN: Duration = Duration::from_secs(60);
/// How often to look whether the terminal has become ours.
const FOREGROUND_CHECK: Duration = Duration::from_millis(200);

/// As `timeout(1)` has it.
const TIMED_OUT: u8 = 124;

/// Variables that PEs on other hosts get without being asked: those that this project and what is below it read.
const PASSED_ON: [&str; 11] =
    ["ISHMEM_", "SHMEM_", "SMA_", "ZESHMEM_", "ZE_", "FI_", "PSM2_", "PSM3_", "UCX_", "MLX5_", "RDMAV_"];

/// Runs a job and returns its exit status.
pub(crate) fn run(name: &'static str, options: &Options) -> u8 {
    let say = |text: &str| output::say(&format!("{name}: {text}"));
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

/// One PE.
#[derive(Clone, Default)]
struct Pe {
    // Neither side has closed its connection.
    connected: bool,
    // How many had hung up before, once it has.
    hung_up: Option<usize>,
    // It has aborted the job, which explains its end.
    aborted: bool,
    // It has left the reason to another PE, and waits for its connection to be closed.
    follows: bool,
    ended: bool,
}

impl Pe {
    /// Whether its end is near, for an unknown reason: its socket has closed before its process was seen to end.
    fn is_hanging_up(&self) -> bool {
        !self.connected && !self.ended && !self.aborted
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
    TimedOut { limit: Duration, running: Vec<usize>, waiting: Vec<usize>, silent: Vec<String> },
    /// A host that nothing is heard from any more.
    HostLost { host: String, pes: Vec<usize>, how: String },
    /// PEs that a host could not start.
    CannotStart(CannotStart),
    /// The user's second interrupt.
    Interrupted,
    /// A signal before there were PEs.
    Cancelled { signal: Signal },
}

impl Failure {
    fn is_because_of_a_death(&self) -> bool {
        matches!(self, Self::Abort { code: PEER_DIED, .. })
    }

    /// Whether the PEs that see a PE end see the effect of this, and not its cause.
    fn has_a_reason_of_its_own(&self) -> bool {
        match self {
            Self::Abort { .. } => !self.is_because_of_a_death(),
            Self::TimedOut { .. } | Self::Interrupted | Self::Cancelled { .. } => true,
            _ => false,
        }
    }

    fn exit_status(&self) -> u8 {
        match self {
            Self::Status { status: code, .. } | Self::Abort { code, .. } => zeshmem_bootstrap::exit_status(*code),
            Self::Killed { signal, .. } => 128 + (*signal & 0x7f) as u8,
            Self::Interrupted => 128 + Signal::INT.as_raw() as u8,
            Self::Cancelled { signal } => 128 + signal.as_raw() as u8,
            Self::TimedOut { .. } => TIMED_OUT,
            Self::CannotStart(reason) => reason.status,
            Self::Unfinalized { .. } | Self::Misbehaved { .. } | Self::Deserted { .. } | Self::HostLost { .. } => {
                FAILED
            }
        }
    }

    /// The sentence for the user; none for an abort with status zero, which is a way to end well. `name` says which PE and, in a job
    /// on several hosts, where.
    fn report(&self, name: impl Fn(usize) -> String) -> Option<String> {
        Some(match self {
            Self::Status { pe, status } => format!("{} exited with status {status}", name(*pe)),
            Self::Killed { pe, signal, core } => {
                let core = if *core { ", core dumped" } else { "" };
                format!("{} was killed by signal {}{core}", name(*pe), signals::describe(*signal))
            }
            Self::Unfinalized { pe, running } => format!(
                "{} exited with status 0 but without finalizing, while {running} other {} still running",
                name(*pe),
                if *running == 1 { "PE was" } else { "PEs were" }
            ),
            Self::Abort { code: 0, .. } => return None,
            Self::Abort { pe, code } => format!("{} aborted the job with status {code}", name(*pe)),
            Self::Misbehaved { pe, reason } => {
                format!("{} broke the PMI-1 protocol: {reason}", name(*pe))
            }
            Self::Deserted { waiting, absent } => format!(
                "{} will not come to the barrier in which {} {} waiting",
                list(absent),
                list(waiting),
                if waiting.len() == 1 { "is" } else { "are" }
            ),
            Self::HostLost { host, pes, how } => format!("lost host {host} with {}: {how}", list(pes)),
            Self::CannotStart(CannotStart { reason, .. }) => reason.clone(),
            Self::TimedOut { limit, running, waiting, silent } => {
                let place = match waiting.is_empty() {
                    true => String::new(),
                    false => format!("; waiting in the launcher's barrier: {}", list(waiting)),
                };
                let silent = match silent.is_empty() {
                    true => String::new(),
                    false => format!("; without an answer from the agent for {}", silent.join(", ")),
                };
                format!(
                    "the time limit of {} s was reached; still running: {}{place}{silent}",
                    limit.as_secs_f64(),
                    list(running)
                )
            }
            Self::Interrupted => "interrupted twice; the PEs were killed".into(),
            Self::Cancelled { signal } => {
                format!("ended by signal {} before all hosts had answered", signals::describe(signal.as_raw()))
            }
        })
    }
}

/// What PEs get as the variable of [`PATIENCE`]; none for never. PEs complain of a value that is no number of seconds.
fn patience_in_barrier(settings: &[String]) -> Option<Duration> {
    let (name, default) = PATIENCE;
    let set = settings.iter().filter_map(|setting| setting.split_once('=')).rfind(|(set, _)| *set == name);
    let text = set.map(|(_, text)| text.to_owned()).or_else(|| std::env::var(name).ok());
    let said = text.and_then(|text| Duration::try_from_secs_f64(text.parse().ok()?).ok());
    Some(said.unwrap_or(default)).filter(|patience| !patience.is_zero())
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

/// Input for a PE 0 on another host.
struct Input {
    from: OwnedFd,
    /// A part of it is on its way, and `epoll` does not tell of more.
    is_full: bool,
}

struct Job<'a> {
    options: &'a Options,
    say: &'a dyn Fn(&str),
    company: Company,
    // The PEs of this machine and, in a job on several hosts, the name of this one.
    here: (Option<String>, Range<usize>),
    // The other hosts, and what ends their agents.
    remotes: Vec<Remote>,
    agents: Option<Guard>,
    relay: Option<Relay>,
    // The list of followers, for those who ask what the job is doing.
    branches: Option<OwnedFd>,
    signals: Vec<Caught>,
    epoll: OwnedFd,
    pes: Vec<Pe>,
    // Of all PEs those that have not ended, or not started.
    running: usize,
    started: bool,
    mapping: String,
    server: Server,
    terminal: Option<(Terminal, Interest)>,
    input: Option<Input>,
    time_limit: Option<Instant>,
    failure: Option<Failure>,
    held: Option<Held>,
    // Sentences of PEs that have been shown.
    said: HashSet<String>,
    // Sentences of PEs about the death of another, while it is not clear that this is why the job ends.
    witnesses: Vec<(usize, String)>,
    // PEs that have closed their sockets.
    hangups: usize,
    // After how long the launcher tells of PEs that wait in the barrier, if at all; since when some do, and when it tells of them next.
    barrier_patience: Option<Duration>,
    waiting: Option<[Instant; 2]>,
    began: Instant,
    // Hosts that have not answered are still to be named.
    names_unanswered: bool,
    // When other hosts are asked next.
    ask_at: Instant,
    // When politeness ends.
    kill_at: Option<Instant>,
    interrupts: usize,
    // When the PEs were killed.
    killed: Option<Instant>,
    // Since when the other hosts have been asked to finish.
    finishing: Option<Instant>,
    // Whether a host did not say what its PEs had written to the end.
    is_cut: bool,
}

impl<'a> Job<'a> {
    /// Starts all PEs, or the agents for other hosts first. If that fails, no process is left.
    fn start(options: &'a Options, say: &'a dyn Fn(&str)) -> Result<Self, CannotStart> {
        let size = options.pes as usize;
        let (here, others) = divide(options);
        spawn::make_room(here.1.len(), options.tag_output, others.len())?;
        // Before anything is started: from here on, no signal can end the launcher alone.
        let signals = Caught::all()?;
        signals::keep_ended_children()?;
        signals::let_pes_write();
        let map = match options.placed.is_empty() {
            true => NodeMap::new(std::iter::repeat_n(0, size)),
            false => {
                NodeMap::new((0..).zip(&options.placed).flat_map(|(node, (_, pes))| pes.clone().map(move |_| node)))
            }
        };
        let mapping = map.to_string();
        let mut job = Self {
            options,
            say,
            company: Company::new(size)?,
            here,
            remotes: Vec::new(),
            agents: None,
            relay: None,
            branches: None,
            signals,
            epoll: epoll::create(epoll::CreateFlags::CLOEXEC).map_err(io::Error::from)?,
            pes: vec![Pe { connected: true, ..Pe::default() }; size],
            running: size,
            started: false,
            server: Server::of_job(size, &kvsname(), &mapping),
            mapping,
            terminal: None,
            input: None,
            time_limit: options.timeout.and_then(|limit| Instant::now().checked_add(limit)),
            failure: None,
            held: None,
            said: HashSet::new(),
            witnesses: Vec::new(),
            hangups: 0,
            barrier_patience: patience_in_barrier(&options.environment),
            waiting: None,
            ask_at: Instant::now() + ASKING,
            began: Instant::now(),
            names_unanswered: true,
            kill_at: None,
            interrupts: 0,
            killed: None,
            finishing: None,
            is_cut: false,
        };
        match job.begin(others) {
            Ok(()) => Ok(job),
            Err(reason) => {
                job.company.end();
                job.agents.into_iter().for_each(Guard::end);
                Err(reason)
            }
        }
    }

    fn begin(&mut self, others: Vec<Placed>) -> Result<(), CannotStart> {
        for (index, caught) in self.signals.iter().enumerate() {
            self.watch(&caught.arrivals, Event::Signal(index), EDGE)?;
        }
        if others.is_empty() { self.start_pes() } else { self.start_agents(others) }
    }

    fn start_agents(&mut self, others: Vec<Placed>) -> Result<(), CannotStart> {
        let relay = Relay::start()?;
        self.watch(relay.news(), Event::Output(0), LEVEL)?;
        self.relay = Some(relay);
        let agents = Guard::start()?;
        let group = agents.group();
        self.agents = Some(agents);
        for (index, placed) in others.into_iter().enumerate() {
            let agent = &self.options.launcher_agent;
            self.remotes.push(Remote::start(agent, placed, group, &self.epoll, index)?);
        }
        Ok(())
    }

    /// Starts the PEs here, and has those of other hosts started, all of which have answered.
    fn start_pes(&mut self) -> Result<(), CannotStart> {
        self.started = true;
        for index in 0..self.remotes.len() {
            let task = self.task(self.remotes[index].pes.clone(), true)?;
            self.remotes[index].order(&Order::Start(Box::new(task)), &[]);
        }
        let has_pe0 = self.here.1.contains(&0);
        let (input, pass_on) = if has_pe0 { stdin::for_pe0() } else { (Stdio::null(), false) };
        if !self.here.1.is_empty() {
            let task = self.task(self.here.1.clone(), false)?;
            self.company.start(&task, &self.epoll, input, None)?;
        }
        if let (Some(pipe), true) = (self.company.take_stdin(), pass_on) {
            self.terminal = Some((Terminal::new(pipe)?, Interest::Foreground));
        }
        if !has_pe0 {
            let (from, terminal) = stdin::as_pipe()?;
            self.watch(&from, Event::Input, LEVEL)?;
            self.input = Some(Input { from, is_full: false });
            self.terminal = terminal.map(|terminal| (terminal, Interest::Foreground));
        }
        Ok(())
    }

    /// What a machine, this one or another, is to do.
    fn task(&self, pes: Range<usize>, is_elsewhere: bool) -> io::Result<Task> {
        let options = self.options;
        let mut environment: Vec<(OsString, OsString)> = Vec::new();
        if is_elsewhere {
            let is_passed_on = |name: &OsString| {
                let name = name.as_encoded_bytes();
                PASSED_ON.iter().any(|prefix| name.starts_with(prefix.as_bytes()))
            };
            environment.extend(std::env::vars_os().filter(|(name, _)| is_passed_on(name)));
        }
        for setting in &options.environment {
            match setting.split_once('=') {
                Some((name, value)) => environment.push((name.into(), value.into())),
                None => environment.extend(std::env::var_os(setting).map(|value| (setting.into(), value))),
            }
        }
        let directory = match (&options.wdir, is_elsewhere) {
            (None, false) => None,
            (Some(directory), false) => Some(directory.clone().into_os_string()),
            (directory, true) => Some(
                std::env::current_dir()?.join(directory.as_deref().unwrap_or_else(|| "".as_ref())).into_os_string(),
            ),
        };
        Ok(Task {
            pes,
            size: options.pes as usize,
            kvsname: kvsname(),
            mapping: self.mapping.clone(),
            program: options.program.clone(),
            environment,
            directory,
            labelled: options.tag_output,
            bind_to: options.bind_to,
            map_by: options.map_by,
        })
    }

    fn watch(&self, fd: impl AsFd, event: Event, flags: epoll::EventFlags) -> io::Result<()> {
        Ok(epoll::add(&self.epoll, fd, event.encode(), flags)?)
    }

    /// Runs the job to its end; its exit status.
    fn run(mut self) -> io::Result<u8> {
        let worked = self.work();
        let status = self.failure.as_ref().map_or(0, Failure::exit_status);
        // Whatever the PEs have left running, and the PEs where the launcher itself has failed.
        let labels = self.company.end();
        self.agents.into_iter().for_each(Guard::end);
        // What is still to be written may wait for a reader for long.
        worked?;
        labels.map_or(Ok(()), |labels| finish_output(labels, &self.signals))?;
        Ok(if status == 0 && (self.is_cut || output::was_lost()) { FAILED } else { status })
    }

    /// Heeds what happens until the job is over.
    fn work(&mut self) -> io::Result<()> {
        let mut events = Vec::with_capacity(256);
        while !self.is_over() {
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
                    Event::Input => self.send_input()?,
                    Event::Word(host) => self.hear_host(host)?,
                    Event::Room(host) => self.remotes[host].go_on(),
                    Event::Agent(host) => self.see_agent_end(host)?,
                    Event::Output(_) => self.see_written(),
                    Event::Labelled => {}
                }
            }
            self.settle();
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.running == 0 && self.remotes.iter().all(|remote| remote.stage == Stage::Over)
    }

    /// How long nothing may happen before it is time for something.
    fn patience(&self) -> Option<Timespec> {
        let now = Instant::now();
        let held = self.held.as_ref().map(|held| held.until);
        let look = match self.terminal {
            Some((_, Interest::Foreground)) => Some(now + FOREGROUND_CHECK),
            _ => None,
        };
        let limit = self.time_limit.filter(|_| self.failure.is_none() && self.running > 0);
        let ask = self.asks_hosts().then_some(self.ask_at);
        let silence = self.silent().map(|(_, until)| until).min();
        let answers = self.answers_until();
        let tell = self.waiting.map(|[_, next]| next);
        let next = [limit, self.kill_at, held, look, ask, silence, answers, tell].into_iter().flatten().min()?;
        // Rounded up by epoll, so that the time has come when it wakes.
        Timespec::try_from(next.saturating_duration_since(now)).ok()
    }

    /// What follows from events taken together, and from time.
    fn settle(&mut self) {
        let now = Instant::now();
        let is_due = |held: &Held| now >= held.until || !self.waits_for_another(held) && !self.waits_for_reason(held);
        if self.held.as_ref().is_some_and(is_due)
            && let Some(held) = self.held.take()
        {
            self.fail(held.failure);
        }
        let waiting = if self.failure.is_none() { self.server.in_barrier() } else { Vec::new() };
        if waiting.is_empty() {
            self.waiting = None;
        } else {
            // A PE that has finalised and keeps its socket may begin again.
            let is_gone =
                |pe: &usize| self.pes[*pe].ended || self.server.has_finalized(*pe) && !self.pes[*pe].connected;
            let absent: Vec<usize> = (0..self.pes.len()).filter(is_gone).collect();
            if absent.is_empty() {
                self.tell_of_barrier(&waiting, now);
            } else {
                // One that failed after it had finalised is why others that begin again miss it.
                let first = self.held.take().map(|held| held.failure);
                self.fail(first.unwrap_or(Failure::Deserted { waiting, absent }));
                self.waiting = None;
            }
        }
        if self.failure.is_none() && self.running > 0 && self.time_limit.is_some_and(|limit| now >= limit) {
            self.fail(Failure::TimedOut {
                limit: self.options.timeout.unwrap_or_default(),
                running: (0..self.pes.len()).filter(|pe| !self.pes[*pe].ended).collect(),
                waiting: self.server.in_barrier(),
                silent: self.unanswered().map(|remote| remote.host.clone()).collect(),
            });
        }
        if self.kill_at.is_some_and(|time| now >= time) {
            self.kill_at = None;
            self.kill();
        }
        if self.answers_until().is_some_and(|until| now >= until) {
            let hosts: Vec<usize> =
                (0..self.remotes.len()).filter(|&host| self.remotes[host].is_unanswered()).collect();
            if std::mem::take(&mut self.names_unanswered) {
                let names: Vec<_> = hosts.iter().map(|&host| &self.remotes[host].host[..]).collect();
                (self.say)(&format!("waiting for an answer from {}", names.join(", ")));
            } else {
                let how = || format!("it has not answered for {} seconds", UNANSWERED[1].as_secs());
                hosts.into_iter().for_each(|host| self.lose(host, how()));
            }
        }
        if self.asks_hosts() && now >= self.ask_at {
            self.ask_at = now + ASKING;
            (0..self.remotes.len()).for_each(|host| self.ask(host));
        }
        let late: Vec<usize> = self.silent().filter(|(_, until)| now >= *until).map(|(host, _)| host).collect();
        for host in late {
            (self.say)(&format!(
                "host {} does not answer: what still runs there is not known",
                self.remotes[host].host
            ));
            self.is_cut = true;
            self.remotes[host].close();
            self.remotes[host].pes.clone().for_each(|pe| self.count_out(pe));
        }
        if self.running == 0 && self.finishing.is_none() {
            self.finishing = Some(now);
            self.remotes.iter_mut().for_each(|remote| remote.order(&Order::Finish, &[]));
        }
    }

    /// Says for which PEs those in the barrier wait, if it is time to.
    fn tell_of_barrier(&mut self, pes: &[usize], now: Instant) {
        let Some(patience) = self.barrier_patience else { return };
        self.waiting = match self.waiting {
            None => now.checked_add(patience).map(|next| [now, next]),
            Some([since, next]) if now >= next => {
                let absent: Vec<usize> = (0..self.pes.len()).filter(|pe| pes.binary_search(pe).is_err()).collect();
                let (have, waited) = (if pes.len() == 1 { "has" } else { "have" }, (now - since).as_secs());
                let (pes, absent) = (list(pes), list(&absent));
                (self.say)(&format!("{pes} {have} waited {waited} s in the launcher's barrier for {absent}"));
                Some([since, now + TOLD_AGAIN])
            }
            later => later,
        };
    }

    /// When it is time to say which hosts have not answered, or to lose them.
    fn answers_until(&self) -> Option<Instant> {
        let [named, lost] = UNANSWERED;
        let waits = self.failure.is_none() && self.unanswered().next().is_some();
        waits.then(|| self.began + if self.names_unanswered { named } else { lost })
    }

    /// Whether the hosts are to do more than to end their part of the job, for which there are other limits.
    fn asks_hosts(&self) -> bool {
        self.running > 0 && self.failure.is_none() && self.remotes.iter().any(Remote::is_working)
    }

    /// Asks a host whether it is there. Its agent may live on where the network is gone.
    fn ask(&mut self, host: usize) {
        let remote = &mut self.remotes[host];
        if !remote.is_working() {
            return;
        }
        if remote.asked < if remote.has_started { ASKED_IN_VAIN } else { ASKED_WHILE_STARTING } {
            remote.asked += 1;
            remote.order(&Order::Ask, &[]);
        } else {
            self.lose(host, "it does not answer".into());
        }
    }

    /// The hosts that are to end their part of the job, and until when they may be silent about it: output that has not been written
    /// yet is no silence of theirs.
    fn silent(&self) -> impl Iterator<Item = (usize, Instant)> + '_ {
        let asked = if self.running == 0 { self.finishing } else { self.killed };
        let patience = if self.failure.is_none() && self.killed.is_none() { FINISHING_WELL } else { FINISHING };
        self.remotes.iter().enumerate().filter_map(move |(host, remote)| {
            let until = remote.heard.max(asked?) + patience;
            let owes = self.running == 0 || remote.pes.clone().any(|pe| !self.pes[pe].ended);
            (remote.stage != Stage::Over && remote.unwritten == 0 && owes).then_some((host, until))
        })
    }

    /// The hosts whose followers have not said a word.
    fn unanswered(&self) -> impl Iterator<Item = &Remote> {
        self.remotes.iter().filter(|remote| remote.is_unanswered())
    }

    /// `PE 3`, and where that is.
    fn name(&self, pe: usize) -> String {
        let (here, pes) = &self.here;
        let there = self.remotes.iter().find(|remote| remote.pes.contains(&pe)).map(|remote| &remote.host);
        match there.or(here.as_ref().filter(|_| pes.contains(&pe))) {
            Some(host) => format!("PE {pe} on host {host}"),
            None => format!("PE {pe}"),
        }
    }

    /// Ends the job, unless it is ending already.
    fn fail(&mut self, failure: Failure) {
        self.held = None;
        if self.failure.is_some() {
            return;
        }
        if let (Some(report), false) = (failure.report(|pe| self.name(pe)), self.options.quiet) {
            (self.say)(&report);
        }
        if matches!(failure, Failure::TimedOut { .. }) && !self.options.quiet && self.started {
            let lines = status::lines(self.company.board().pages());
            lines[self.here.1.clone()].iter().for_each(|line| (self.say)(line));
            self.remotes.iter_mut().for_each(|remote| remote.order(&Order::Tell, &[]));
        }
        let witnesses = std::mem::take(&mut self.witnesses);
        if !failure.has_a_reason_of_its_own() {
            witnesses.into_iter().for_each(|(pe, text)| self.pass_on_text(pe, text));
        }
        // Now they may end.
        (0..self.pes.len())
            .filter(|pe| self.pes[*pe].follows)
            .collect::<Vec<_>>()
            .into_iter()
            .for_each(|pe| self.hang_up(pe));
        if !self.started {
            self.pes.iter_mut().for_each(|pe| pe.ended = true);
            self.running = 0;
            self.remotes.iter_mut().for_each(Remote::close);
        } else if matches!(failure, Failure::Interrupted) {
            self.kill();
        } else if self.running > 0 {
            self.signal(Signal::TERM);
            self.kill_at = Some(Instant::now() + GRACE);
        }
        self.failure = Some(failure);
    }

    /// Sends a signal to all PEs and whatever they have started.
    fn signal(&mut self, signal: Signal) {
        self.company.signal(signal);
        self.remotes.iter_mut().for_each(|remote| remote.order(&Order::Signal(signal.as_raw()), &[]));
    }

    /// Kills every PE, those that have left the group included.
    fn kill(&mut self) {
        self.killed = Some(Instant::now());
        self.company.kill();
        self.remotes.iter_mut().for_each(|remote| remote.order(&Order::Kill, &[]));
    }

    /// Closes the connection of a PE.
    fn hang_up(&mut self, pe: usize) {
        self.pes[pe].connected = false;
        if self.company.has(pe) {
            self.company.hang_up(pe);
        } else if let Some(remote) = self.remotes.iter_mut().find(|remote| remote.pes.contains(&pe)) {
            remote.order(&Order::HangUp(pe), &[]);
        }
    }

    /// The process of a PE of this machine has ended.
    fn see_end(&mut self, pe: usize) -> io::Result<()> {
        // What it said before comes first: it may have said goodbye.
        self.serve(pe)?;
        if let Some(status) = self.company.try_wait(pe, &self.epoll)? {
            self.count_end(pe, status);
        }
        Ok(())
    }

    /// A PE has ended.
    fn count_end(&mut self, pe: usize, status: ExitStatus) {
        self.pes[pe].ended = true;
        self.pes[pe].connected = false;
        self.running -= 1;
        // The first failure is the job's.
        let Some(failure) = self.judge(pe, status).filter(|_| self.failure.is_none()) else {
            return;
        };
        let patience = if self.server.has_finalized(pe) { GRACE } else { HANGING_UP };
        let held = Held { pe, failure, unexplained: false, until: Instant::now() + patience };
        match &self.held {
            // That was first, and is due when no PE is left.
            Some(first) if self.server.has_finalized(first.pe) => {}
            _ if !self.waits_for_another(&held) => self.fail(held.failure),
            None => self.held = Some(held),
            _ => {}
        }
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

    /// Hears and answers what a PE of this machine has to say.
    fn serve(&mut self, pe: usize) -> io::Result<()> {
        while let Some(word) = self.company.hear(pe)? {
            match word {
                Word::Line(line) => self.answer(pe, &line)?,
                Word::NotText(reason) => self.misbehave(pe, reason),
                Word::HungUp => self.count_hangup(pe),
            }
        }
        self.company.send(pe, &self.epoll)
    }

    /// A PE has closed its connection.
    fn count_hangup(&mut self, pe: usize) {
        self.pes[pe].connected = false;
        self.pes[pe].hung_up = Some(self.hangups);
        self.hangups += 1;
    }

    fn misbehave(&mut self, pe: usize, reason: String) {
        self.pes[pe].connected = false;
        self.fail(Failure::Misbehaved { pe, reason });
    }

    /// Does what follows from a PE's line. A PE of another host has been answered there.
    fn answer(&mut self, pe: usize, line: &str) -> io::Result<()> {
        for action in self.server.receive(pe, line) {
            match action {
                // To the one who is being served, together with the other answers.
                Action::Reply { pe: to, line } => {
                    if self.company.has(to) {
                        self.company.queue(to, &line);
                        if to != pe {
                            self.company.send(to, &self.epoll)?;
                        }
                    }
                }
                Action::Open { values } => {
                    if !self.remotes.is_empty() {
                        let order: Arc<[u8]> = frames::encode(&Order::Open(values), &[]).into();
                        self.remotes.iter_mut().for_each(|remote| remote.pass_on(order.clone()));
                    }
                }
                Action::Abort { pe, code, reason } => self.hear_abort(pe, code, reason)?,
                Action::Misbehaved { pe, reason } => self.fail(Failure::Misbehaved { pe, reason }),
            }
        }
        Ok(())
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
                    self.hang_up(pe);
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
            // A report of a failure, but for who makes it.
            _ if self.options.quiet => {}
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
        output::say(&format!("{label}zeshmem: PE {pe}: {text}"));
        self.said.insert(text);
    }

    /// Looks, ahead of the events, which PEs of this machine have closed their sockets.
    fn notice_hangups(&mut self) -> io::Result<()> {
        self.company.hanging_up()?.into_iter().try_for_each(|pe| self.serve(pe))
    }

    /// Whether a PE other than the one that failed has closed its socket without a goodbye and not ended yet; where that one
    /// has ended, whether the other closed its socket before.
    ///
    /// What is heard of a death may come before the death itself, where that is on another host or of what a PE's wrapper has started,
    /// as long as a PE is left that may have died.
    ///
    /// Where a PE that failed had finalised, so have the others, or are about to: they may end by themselves, unless they begin again,
    /// and miss it.
    fn waits_for_another(&self, held: &Held) -> bool {
        if self.server.has_finalized(held.pe) {
            return self.pes.iter().any(|pe| !pe.ended);
        }
        if held.failure.is_because_of_a_death() {
            return self.pes.iter().any(|pe| !pe.aborted && !pe.ended);
        }
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
        let may_speak = |pe: usize| self.pes[pe].connected && !self.pes[pe].aborted && self.server.is_open(pe);
        held.unexplained && (0..self.pes.len()).any(may_speak)
    }

    /// A signal has arrived at the launcher.
    fn pass_on(&mut self, index: usize) {
        let caught = &self.signals[index];
        let arrived = caught.take();
        if arrived == 0 {
            return;
        }
        let (signal, asks_for_an_end) = (caught.signal, caught.asks_for_an_end());
        if !self.started {
            if asks_for_an_end {
                self.fail(Failure::Cancelled { signal });
            }
            return;
        }
        self.signal(signal);
        if self.finishing.is_some() && asks_for_an_end {
            // The user does not want to wait for the rest of the output.
            self.remotes.iter_mut().for_each(Remote::close);
        }
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

    /// Hears what the follower on a host has said.
    fn hear_host(&mut self, host: usize) -> io::Result<()> {
        let is_open = self.remotes[host].read();
        loop {
            match self.remotes[host].next() {
                Ok(Some(remote::Word::Prelude(line))) => output::say(line.trim_end()),
                Ok(Some(remote::Word::Greeting)) => self.see_greeting()?,
                Ok(Some(remote::Word::Report(report, body))) => self.take_report(host, report, body)?,
                Ok(None) => break,
                Err(reason) => self.lose(host, reason),
            }
        }
        if !is_open && self.remotes[host].stage != Stage::Over {
            let how = self.remotes[host].how_it_ended();
            self.lose(host, how);
        }
        Ok(())
    }

    /// The agent for a host has ended: what it has passed on comes first.
    fn see_agent_end(&mut self, host: usize) -> io::Result<()> {
        epoll::delete(&self.epoll, self.remotes[host].process())?;
        while self.remotes[host].stage != Stage::Over && self.remotes[host].is_readable() {
            self.hear_host(host)?;
        }
        if self.remotes[host].stage != Stage::Over {
            let how = self.remotes[host].how_it_ended();
            self.lose(host, how);
        }
        Ok(())
    }

    /// When all followers have answered, the PEs start.
    fn see_greeting(&mut self) -> io::Result<()> {
        if self.failure.is_some() || self.unanswered().next().is_some() {
            return Ok(());
        }
        let branch = |remote: &Remote| match remote.stage {
            Stage::Working(process) => Some(Branch {
                host: remote.host.clone(),
                pes: remote.pes.clone(),
                process,
                agent: remote.command().to_vec(),
            }),
            _ => None,
        };
        let branches: Vec<Branch> = self.remotes.iter().filter_map(branch).collect();
        // Where no memory can be shared the job cannot be asked.
        self.branches = status::leave_branches(&branches).ok();
        if let Err(reason) = self.start_pes() {
            let reason = at(self.here.0.as_deref().unwrap_or("here"), reason);
            let unstarted = self.here.1.clone().filter(|pe| !self.company.has(*pe)).collect::<Vec<_>>();
            unstarted.into_iter().for_each(|pe| self.count_out(pe));
            self.fail(Failure::CannotStart(reason));
        }
        Ok(())
    }

    /// A PE has not started, or is lost.
    fn count_out(&mut self, pe: usize) {
        let pe = &mut self.pes[pe];
        if !std::mem::replace(&mut pe.ended, true) {
            pe.connected = false;
            self.running -= 1;
        }
    }

    fn take_report(&mut self, host: usize, report: Report, body: Vec<u8>) -> io::Result<()> {
        let its = self.remotes[host].pes.clone();
        match report {
            Report::Line(pe, _) | Report::Misbehaved(pe, _) | Report::HungUp(pe) | Report::Ended(pe, _)
                if !its.contains(&pe) || self.pes[pe].ended =>
            {
                self.lose(host, format!("its oshrun speaks of PE {pe}, which does not run there"));
            }
            Report::CannotStart(status, reason) => {
                let reason = at(&self.remotes[host].host, CannotStart { status, reason });
                its.for_each(|pe| self.count_out(pe));
                self.remotes[host].close();
                self.fail(Failure::CannotStart(reason));
            }
            Report::Values(values) => self.server.learn(values),
            Report::Line(pe, line) => self.answer(pe, &line)?,
            Report::Misbehaved(pe, reason) => self.misbehave(pe, reason),
            Report::HungUp(pe) => self.count_hangup(pe),
            Report::Ended(pe, status) => self.count_end(pe, ExitStatus::from_raw(status)),
            Report::Output(sink) => {
                if let Some(relay) = &self.relay {
                    self.remotes[host].unwritten += 1;
                    relay.write(host, sink, body);
                }
            }
            Report::Taken => {
                if let Some(input) = self.input.as_mut().filter(|input| input.is_full) {
                    input.is_full = false;
                    epoll::add(&self.epoll, &input.from, Event::Input.encode(), LEVEL)?;
                }
            }
            Report::Here => {}
            Report::Started => self.remotes[host].has_started = true,
            Report::Doing(lines) => lines.iter().for_each(|line| (self.say)(line)),
            Report::Done => self.remotes[host].close(),
        }
        Ok(())
    }

    /// Nothing more is heard from a host. Where its PEs have ended only their last output may be missing, which makes the job fail.
    fn lose(&mut self, host: usize, how: String) {
        self.remotes[host].close();
        let pes: Vec<usize> = self.remotes[host].pes.clone().filter(|pe| !self.pes[*pe].ended).collect();
        pes.iter().for_each(|pe| self.count_out(*pe));
        if !pes.is_empty() {
            self.input = self.input.take().filter(|_| !pes.contains(&0));
            self.fail(Failure::HostLost { host: self.remotes[host].host.clone(), pes, how });
        } else if self.failure.is_none() {
            let host = &self.remotes[host].host;
            (self.say)(&format!(
                "lost host {host} after its PEs had ended: {how}; what they wrote last may be missing"
            ));
            self.is_cut = true;
        }
    }

    /// Output of other hosts has been written: more of it may come.
    fn see_written(&mut self) {
        for written in self.relay.iter().flat_map(Relay::take) {
            let remote = &mut self.remotes[written.host];
            remote.unwritten -= 1;
            // It has had nothing to say for as long as that took.
            remote.heard = Instant::now();
            remote.order(&Order::Written(written.sink, written.open), &[]);
        }
    }

    /// Passes a part of the input on to the host of PE 0.
    fn send_input(&mut self) -> io::Result<()> {
        let Some(input) = self.input.as_mut().filter(|input| !input.is_full) else { return Ok(()) };
        let mut bytes = vec![0; LONGEST_READ];
        let count = match rustix::io::read(&input.from, &mut bytes[..]) {
            Ok(count) => count,
            Err(Errno::INTR | Errno::AGAIN) => return Ok(()),
            Err(errno) => return Err(errno.into()),
        };
        if let Some(remote) = self.remotes.iter_mut().find(|remote| remote.pes.contains(&0)) {
            remote.order(&Order::Input, &bytes[..count]);
        }
        if count == 0 {
            self.input = None;
        } else {
            input.is_full = true;
            epoll::delete(&self.epoll, &input.from)?;
        }
        Ok(())
    }
}

fn at(host: &str, CannotStart { status, reason }: CannotStart) -> CannotStart {
    CannotStart { status, reason: format!("on host {host}: {reason}") }
}

/// The PEs of this machine, and the other hosts with theirs.
fn divide(options: &Options) -> ((Option<String>, Range<usize>), Vec<Placed>) {
    if options.placed.is_empty() {
        return ((None, 0..options.pes as usize), Vec::new());
    }
    let mut others = options.placed.clone();
    match others.iter().position(|(host, _)| hosts::is_here(host)) {
        Some(index) => {
            let (host, pes) = others.remove(index);
            ((Some(host), pes), others)
        }
        None => ((None, 0..0), others),
    }
}

/// The name of the job's key-value space.
fn kvsname() -> String {
    format!("{}_{}", env!("CARGO_PKG_NAME"), std::process::id())
}

/// Waits until the last labelled line is out, or the user does not want to wait for a reader who has stopped reading.
fn finish_output(output: Forwarder, signals: &[Caught]) -> io::Result<()> {
    let done = output.finish()?;
    let mut fds = vec![PollFd::new(&done, PollFlags::IN)];
    let ends = signals.iter().filter(|caught| caught.asks_for_an_end());
    fds.extend(ends.map(|caught| PollFd::new(&caught.arrivals, PollFlags::IN)));
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
    fn exit_statuses_are_the_jobs() {
        assert_eq!(Failure::Status { pe: 1, status: 3 }.exit_status(), 3);
        assert_eq!(Failure::Killed { pe: 1, signal: 9, core: false }.exit_status(), 137);
        assert_eq!(Failure::Abort { pe: 1, code: 0 }.exit_status(), 0);
        assert!(Failure::Abort { pe: 1, code: 0 }.report(|pe| pe.to_string()).is_none());
        assert_eq!(Failure::Abort { pe: 1, code: -1 }.exit_status(), 255);
        assert_eq!(Failure::Interrupted.exit_status(), 130);
    }
}
