//! The death of a PE, noticed and made known.
//!
//! Launchers alone are not enough (some wait for ever when one PE of a barrier is killed), so every PE watches its
//! neighbours: a [`Watcher`] thread polls their pidfds, which become readable the moment a process ends, and asks those
//! [processes](Process) that have none every 20 ms. A PE that said goodbye first ([`Node::leave`]) may end as it likes. For
//! any other the watcher sets the [`Job`]'s death word, which ends every wait of this process (see [`wait`](crate::wait)),
//! and then calls the runtime, whose default is to say one sentence and abort the job.
//!
//! There is no race between a goodbye and an exit: the goodbye is a store to memory that all local PEs map, made before the
//! exit; the pidfd is readable only after the exit; and the watcher reads the goodbye after the pidfd.

use std::fmt;
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{EventfdFlags, PollFd, PollFlags, Timespec};
use rustix::io::Errno;
use zeshmem_atomics::futex;
use zeshmem_atomics::sync::atomic::{AtomicU32, Ordering};
use zeshmem_bootstrap::end_as_asked;
use zeshmem_bootstrap::status::{self, Entry, Name, StatusBoard, StatusPage};
use zeshmem_signals::termination;

use crate::node::{Goodbyes, Node};
use crate::process::Process;
use crate::wait::{Gone, PeerGone};

/// What a PE is doing, cheap to make and to note: which routine, on what, and for whom it waits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    routine: &'static str,
    subject: Option<(&'static str, i64)>,
    round: u8,
    awaited: Option<usize>,
    answered_by_finalize: bool,
}

impl Operation {
    /// The operation of a routine, named as the user called it.
    pub const fn new(routine: &'static str) -> Self {
        Self { routine, subject: None, round: 0, awaited: None, answered_by_finalize: false }
    }

    /// Adds what the routine works on: `on("team", 3)`.
    pub const fn on(self, kind: &'static str, number: i64) -> Self {
        Self { subject: Some((kind, number)), ..self }
    }

    /// Adds the PE that is waited for, and in which round of the routine's pattern.
    pub const fn awaiting(self, pe: usize, round: u8) -> Self {
        Self { awaited: Some(pe), round, ..self }
    }

    /// Says that a PE which finalises answers here, up to its goodbye: only that makes the wait vain.
    pub const fn answered_by_finalize(self) -> Self {
        Self { answered_by_finalize: true, ..self }
    }
}

impl From<&'static str> for Operation {
    fn from(routine: &'static str) -> Self {
        Self::new(routine)
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.routine)?;
        match self.subject {
            Some((kind, number)) => write!(f, " on {kind} {number}"),
            None => Ok(()),
        }
    }
}

/// The other PEs as a waiting PE sees them.
#[derive(Debug)]
struct Peers {
    me: usize,
    /// The PEs of this node, in ascending order.
    members: Vec<usize>,
    /// By PE: the name of its machine.
    hosts: Arc<[Arc<str>]>,
    goodbyes: Goodbyes,
    board: Arc<StatusBoard>,
    far: FarPeers,
}

/// PEs of other nodes, whose pages this PE cannot read.
struct FarPeers {
    /// By PE of the job: its page as the PE last sent it.
    copies: StatusBoard,
    /// Asks a PE for that.
    ask: OnceLock<Box<dyn Fn(usize) + Send + Sync>>,
}

impl fmt::Debug for FarPeers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FarPeers").field("copies", &self.copies).finish_non_exhaustive()
    }
}

impl Peers {
    /// The place of a PE among those of this node, if it is one of them.
    fn local(&self, pe: usize) -> Option<usize> {
        self.members.binary_search(&pe).ok()
    }

    /// Shows on this PE's page that it waits; whether it has entered the routine by that, as routines do that seldom sleep and
    /// do not enter otherwise.
    fn show_wait(&self, what: Operation) -> bool {
        let page = &self.board.pages()[self.me];
        let (awaited, since) = (what.awaited.map(|pe| pe as u32), status::now());
        let outside = page.read().is_none();
        if outside {
            let routine = Name::of(what.routine);
            page.enter(&Entry { routine, team: -1, awaited, round: what.round, sequence: 0, since });
        } else {
            page.await_pe(what.round, awaited, since);
        }
        outside
    }
}

/// The state of the job as this process knows it: whether a PE has died, and what this PE's threads are doing.
#[derive(Debug)]
pub struct Job {
    // `ALIVE`, or the number of the first PE that died, plus one. Written once.
    death: AtomicU32,
    // One entry per thread that sleeps in something, oldest first.
    operations: Mutex<Vec<(u64, Operation)>>,
    peers: Option<Peers>,
    // How long a wait goes unmentioned.
    patience: Duration,
}

impl Job {
    /// The death word of a job in which no PE has died.
    pub(crate) const ALIVE: u32 = 0;

    /// The job of the PEs of `node`, which write what they do on `board`. A wait that takes longer than `patience` is
    /// mentioned on stderr; one of zero never is.
    ///
    /// # Errors
    /// What the operating system says about memory for the pages of PEs of other nodes.
    pub fn new(node: &Node, board: Arc<StatusBoard>, patience: Duration) -> io::Result<Arc<Self>> {
        let (members, hosts) = (node.members().to_vec(), node.hosts());
        let me = members[node.my_local()];
        let far = FarPeers { copies: StatusBoard::unshared(board.pages().len())?, ask: OnceLock::new() };
        Ok(Self::with(Some(Peers { me, members, hosts, goodbyes: node.goodbyes(), board, far }), patience))
    }

    /// A job whose PEs are not known, so that none ends a wait by its death.
    pub fn alone() -> Arc<Self> {
        Self::with(None, Duration::ZERO)
    }

    fn with(peers: Option<Peers>, patience: Duration) -> Arc<Self> {
        Arc::new(Self { death: AtomicU32::new(Self::ALIVE), operations: Mutex::default(), peers, patience })
    }

    /// The PE that died first, if any did.
    #[inline]
    pub fn dead(&self) -> Option<usize> {
        match self.death.load(Ordering::Acquire) {
            Self::ALIVE => None,
            rank => Some(rank as usize - 1),
        }
    }

    /// Makes the death of a PE known and ends every wait of this process. Of several deaths the first counts; returns
    /// whether this was it. For the [`Watcher`]'s thread.
    pub(crate) fn declare_dead(&self, rank: usize) -> bool {
        let word = u32::try_from(rank).map_or(u32::MAX, |rank| rank.saturating_add(1));
        let first = self.death.compare_exchange(Self::ALIVE, word, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        futex::wake_own(&self.death);
        first
    }

    /// What this PE's threads sleep in, in the order in which they began.
    pub fn operations(&self) -> Vec<Operation> {
        self.lock().iter().map(|(_, operation)| *operation).collect()
    }

    /// What this PE is doing as part of a sentence: `ishmem_team_sync on team 3`, or `its own code, after shmem_malloc`.
    pub fn doing(&self) -> String {
        let asleep: Vec<String> = self.operations().iter().map(Operation::to_string).collect();
        match &self.peers {
            _ if !asleep.is_empty() => asleep.join(", "),
            Some(peers) => doing(&peers.board.pages()[peers.me]),
            None => "its own code".into(),
        }
    }

    /// The calling thread is about to sleep, until the guard is dropped.
    pub(crate) fn begin_wait(&self, what: Operation) -> Asleep<'_> {
        let mut operations = self.lock();
        let key = operations.last().map_or(0, |(last, _)| last + 1);
        operations.push((key, what));
        drop(operations);
        let entered = self.peers.as_ref().is_some_and(|peers| peers.show_wait(what));
        Asleep { job: self, key, what, entered, overdue: Overdue::begin() }
    }

    /// Says on stderr that this PE waits: in what, for which PE and what that PE is in, for how long; of a collective in which round.
    pub fn tell_wait(&self, what: &dyn fmt::Display, awaited: Option<usize>, round: Option<u8>, waited: Duration) {
        let Some(peers) = &self.peers else { return };
        let seconds = waited.as_secs();
        let text = match awaited {
            Some(pe) => {
                let host = peers.local(pe).is_none().then(|| format!("on another node, {}", peers.hosts[pe]));
                let theirs = self.page_of(pe).map(|page| format!("in {}", doing(page)));
                let is: Vec<String> = host.into_iter().chain(theirs).collect();
                let round = round.map_or(String::new(), |round| format!(", round {}", round + 1));
                format!("for PE {pe}{round}, which is {}", is.join(", "))
            }
            None => "for a change of memory".into(),
        };
        self.say(&format!("in {what}, has waited {seconds} s {text}"));
    }

    /// Says something of this PE on stderr.
    pub fn say(&self, text: &str) {
        let Some(peers) = &self.peers else { return };
        // One write, so that lines of several PEs do not mix; one that fails is lost.
        let line = format!("zeshmem: PE {}: {text}\n", peers.me);
        let _ = io::Write::write_all(&mut io::stderr(), line.as_bytes());
    }

    /// The page of a PE. One of another node is known by what the PE last [answered](Self::store_page), if it has.
    pub fn page_of(&self, pe: usize) -> Option<&StatusPage> {
        let peers = self.peers.as_ref()?;
        match peers.local(pe) {
            Some(_) => peers.board.pages().get(pe),
            None => peers.far.copies.pages().get(pe).filter(|copy| copy.process() != status::Process::Absent),
        }
    }

    /// Has waits for PEs of other nodes ask these for their pages by `ask`, which does not wait.
    pub fn ask_far_by(&self, ask: impl Fn(usize) + Send + Sync + 'static) {
        if let Some(peers) = &self.peers {
            let first = peers.far.ask.set(Box::new(ask)).is_ok();
            debug_assert!(first, "told once");
        }
    }

    /// Asks a PE of another node for its [page](Self::page_of); that of one of this node is seen.
    pub fn ask(&self, pe: usize) {
        let peers = self.peers.as_ref().filter(|peers| peers.local(pe).is_none());
        peers.and_then(|peers| peers.far.ask.get()).inspect(|ask| ask(pe));
    }

    /// The page of PE `pe` of another node, as it was when all had been sent that has come from that PE.
    pub fn store_page(&self, pe: usize, page: &[u64; status::COPY_WORDS]) {
        if let Some(peers) = &self.peers {
            peers.far.copies.pages()[pe].paste(page);
        }
    }

    /// Whether a PE is known to have finalised, and so to have done all that this PE may wait for.
    fn has_finalised(&self, pe: usize) -> bool {
        self.page_of(pe).is_some_and(StatusPage::is_finished)
    }

    /// How long a wait goes untold; zero for ever.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    pub(crate) fn death_word(&self) -> &AtomicU32 {
        &self.death
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(u64, Operation)>> {
        // Nothing under the lock panics half-way.
        self.operations.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a PE is doing by its record.
fn doing(page: &StatusPage) -> String {
    let text = |entry: &Entry| match entry.team {
        -1 => entry.routine.to_string(),
        team => format!("{} on team {team}", entry.routine),
    };
    let host = match (page.read(), page.last()) {
        (Some(entry), _) => text(&entry),
        (None, Some(entry)) => format!("its own code, after {}", text(&entry)),
        (None, None) => "its own code".into(),
    };
    match page.kernel_wait() {
        Some(wait) if wait.team >= 0 => format!("{host}, with a kernel that waits on team {}", wait.team),
        _ => host,
    }
}

/// A thread that sleeps in an operation.
pub(crate) struct Asleep<'a> {
    job: &'a Job,
    key: u64,
    what: Operation,
    /// Whether the wait has entered its routine on the PE's page.
    entered: bool,
    overdue: Overdue,
}

/// A wait that is told when it has taken as long as the job's patience, and again every minute.
#[derive(Clone, Copy, Debug)]
pub struct Overdue {
    began: Instant,
    told: u32,
    next_question: Duration,
}

/// Between two reports of one wait.
const REPORT_INTERVAL: Duration = Duration::from_secs(60);

/// Until a PE of another node is asked what it does, from then to the next question, and so on, doubling from the first to the last.
const QUESTION_INTERVALS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(16));

impl Overdue {
    /// A wait that begins now.
    pub fn begin() -> Self {
        Self { began: Instant::now(), told: 0, next_question: QUESTION_INTERVALS.0 }
    }

    /// Asks the awaited PE what it does, if it is time to, and if that is not seen from here.
    pub fn ask(&mut self, job: &Job, awaited: usize) {
        let waited = self.began.elapsed();
        if waited >= self.next_question {
            self.next_question += waited.min(QUESTION_INTERVALS.1);
            job.ask(awaited);
        }
    }

    /// How long it has taken, if it is to be told now.
    pub fn due(&mut self, job: &Job) -> Option<Duration> {
        let waited = self.began.elapsed();
        let due = !job.patience.is_zero() && waited >= job.patience + REPORT_INTERVAL * self.told;
        self.told += u32::from(due);
        due.then_some(waited)
    }
}

impl Asleep<'_> {
    /// Whether the wait is in vain: a PE died, or the awaited one has finalised.
    pub fn gone(&self) -> Option<PeerGone> {
        let during = self.what;
        if let Some(rank) = self.job.dead() {
            return Some(PeerGone { rank, how: Gone::Died, during });
        }
        let (rank, peers) = (during.awaited?, self.job.peers.as_ref()?);
        let finalises = || !during.answered_by_finalize && self.job.has_finalised(rank);
        let finalised = peers.local(rank).is_some_and(|local| peers.goodbyes.said_by(local)) || finalises();
        finalised.then_some(PeerGone { rank, how: Gone::Finalised, during })
    }

    /// Says what is waited for, and asks the awaited PE, if it is time to.
    pub fn report(&mut self) {
        if let Some(pe) = self.what.awaited {
            self.overdue.ask(self.job, pe);
        }
        if let Some(waited) = self.overdue.due(self.job) {
            let round = self.what.subject.map(|_| self.what.round);
            self.job.tell_wait(&self.what, self.what.awaited, round, waited);
        }
    }
}

impl Drop for Asleep<'_> {
    fn drop(&mut self) {
        self.job.lock().retain(|(key, _)| *key != self.key);
        if let Some(peers) = self.job.peers.as_ref().filter(|_| self.entered) {
            peers.board.pages()[peers.me].leave();
        }
    }
}

/// How often the runtime is asked to look at what cannot call.
pub const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The thread that watches this PE's neighbours. Stops when dropped.
#[derive(Debug)]
pub struct Watcher {
    stop: Arc<OwnedFd>,
    thread: Option<JoinHandle<()>>,
}

impl Watcher {
    /// Starts watching the other PEs of `node`.
    ///
    /// `on_death` is called, on the watcher's thread, with the ranks of PEs that have ended without a goodbye, in ascending order, and
    /// what this PE was doing, after the job's death word is set: once for all that are found together. `poll` is called there about
    /// every 20 ms ([`POLL_INTERVAL`]), for words in memory that changes without waking a thread, such as a device's error word.
    ///
    /// As long as it runs, SIGTERM ends this process by [`end_as_asked`], where the program leaves that signal to the system.
    ///
    /// # Errors
    /// What the operating system says about one more descriptor or one more thread.
    pub fn start(
        node: &Node,
        job: Arc<Job>,
        on_death: impl FnMut(&[usize], &str) + Send + 'static,
        poll: impl FnMut() + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Arc::new(rustix::event::eventfd(0, EventfdFlags::CLOEXEC)?);
        let watch = Watch {
            neighbours: Neighbour::all_of(node),
            goodbyes: node.goodbyes(),
            job,
            stop: stop.clone(),
            on_death,
            poll,
        };
        let thread = zeshmem_signals::spawn("zeshmem-watch", move || watch.run())?;
        let watcher = Self { stop, thread: Some(thread) };
        if let Err(error) = termination::hold() {
            tracing::info!("SIGTERM ends this PE before its streams are written out: {error}");
        }
        Ok(watcher)
    }

    /// Ends the thread and waits for it; a callback that is running is finished first. Dropping does the same.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        // Cannot fail: an eventfd takes this value unless it was written 2^64 - 2 times before.
        let _ = rustix::io::write(&self.stop, &1u64.to_ne_bytes());
        let Some(thread) = self.thread.take() else {
            return;
        };
        // A callback that drops the watcher cannot wait for itself; the thread ends after the callback.
        if thread.thread().id() != std::thread::current().id() {
            // A callback's panic has been reported by the panic hook.
            let _ = thread.join();
        }
        if termination::is_asked() {
            end_as_asked();
        }
        termination::release();
    }
}

struct Neighbour {
    local: usize,
    rank: usize,
    process: Arc<Process>,
}

impl Neighbour {
    fn all_of(node: &Node) -> Vec<Self> {
        let members = node.members().iter().enumerate();
        members.filter_map(|(local, &rank)| Some(Self { local, rank, process: node.process(local)?.clone() })).collect()
    }
}

/// The watcher's thread.
struct Watch<D, P> {
    neighbours: Vec<Neighbour>,
    goodbyes: Goodbyes,
    job: Arc<Job>,
    stop: Arc<OwnedFd>,
    on_death: D,
    poll: P,
}

impl<D: FnMut(&[usize], &str), P: FnMut()> Watch<D, P> {
    fn run(mut self) {
        let mut next_poll = Instant::now() + POLL_INTERVAL;
        loop {
            let events = match self.sleep(next_poll.saturating_duration_since(Instant::now())) {
                // What one died of may have ended by now: all that have are told of together.
                Ok((false, ended)) if !ended.is_empty() => self.sleep(Duration::ZERO),
                events => events,
            };
            let (stopped, ended) = match events {
                Ok(events) => events,
                Err(errno) => {
                    // Out of memory, in effect: there is nothing left that could be watched with.
                    tracing::error!("the watch over local PEs ended: poll: {errno}");
                    termination::release();
                    return;
                }
            };
            if stopped {
                return;
            }
            let ended = ended.into_iter().rev().map(|index| self.neighbours.swap_remove(index));
            let mut dead: Vec<_> = ended.filter(|it| !self.goodbyes.said_by(it.local)).map(|it| it.rank).collect();
            // All PEs tell of the same one first.
            dead.sort_unstable();
            if let Some(first) = dead.first() {
                // Threads that wait do so no longer when they know.
                let doing = self.job.doing();
                self.job.declare_dead(*first);
                (self.on_death)(&dead, &doing);
            }
            if termination::is_asked() {
                end_as_asked();
            }
            if Instant::now() >= next_poll {
                (self.poll)();
                next_poll = Instant::now() + POLL_INTERVAL;
            }
        }
    }

    /// Sleeps until something happens: whether to stop, and which neighbours have ended, in ascending order.
    fn sleep(&self, longest: Duration) -> Result<(bool, Vec<usize>), Errno> {
        let timeout = Timespec { tv_sec: longest.as_secs() as i64, tv_nsec: i64::from(longest.subsec_nanos()) };
        let announcers = self.neighbours.iter().filter_map(|neighbour| neighbour.process.announcer());
        let mut fds: Vec<PollFd<'_>> = std::iter::once(self.stop.as_fd())
            .chain(announcers)
            .map(|fd| PollFd::from_borrowed_fd(fd, PollFlags::IN))
            .collect();
        match rustix::event::poll(&mut fds, Some(&timeout)) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(errno) => return Err(errno),
        }
        let mut happened = fds.iter().map(|fd| !fd.revents().is_empty());
        let stopped = happened.next() == Some(true);
        let has_ended = |process: &Process| match process.announcer() {
            Some(_) => happened.next() == Some(true),
            // Asked each time; one of which nothing is known now may answer next time.
            None => process.has_ended().unwrap_or(false),
        };
        let ended = self.neighbours.iter().map(|neighbour| &*neighbour.process).map(has_ended);
        let ended = ended.enumerate().filter_map(|(index, ended)| ended.then_some(index)).collect();
        Ok((stopped, ended))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_noted_and_forgotten_in_any_order() {
        let job = Job::alone();
        assert_eq!(job.doing(), "its own code");
        let first = job.begin_wait("ishmem_barrier_all".into());
        let second = job.begin_wait(Operation::new("ishmem_team_sync").on("team", 3));
        assert_eq!(job.doing(), "ishmem_barrier_all, ishmem_team_sync on team 3");
        drop(first);
        assert_eq!(job.operations().len(), 1);
        drop(second);
        assert!(job.operations().is_empty());
    }

    #[test]
    fn the_first_death_counts() {
        let job = Job::alone();
        assert_eq!(job.dead(), None);
        assert!(job.declare_dead(0));
        assert!(!job.declare_dead(5));
        assert_eq!(job.dead(), Some(0));
    }
}
