//! Who am I, how many are we: the handful of calls by which the PEs of a job find each other.
//!
//! A launcher (our `oshrun`, `mpiexec` of the MPICH family, Open MPI's `mpirun`, `srun --mpi=pmix`) starts the PEs and tells each
//! its number. [`connect`] finds out from the environment which launcher that was and answers with a [`Bootstrap`]:
//!
//! * [`exchange`](Bootstrap::exchange): every PE hands in a small card and gets those of all, in rank order;
//! * [`by_nodes`](Bootstrap::by_nodes): what the launcher says of which PEs share a machine, and single values for those that ask,
//!   where that makes of an exchange between all PEs one between nodes;
//! * [`barrier`](Bootstrap::barrier): no PE leaves before all PEs came;
//! * [`abort`](Bootstrap::abort): ends the whole job;
//! * [`finalize`](Bootstrap::finalize): says goodbye, so that the launcher does not take the coming exit for an accident.
//!
//! # Principles
//! * PEs wait for each other by the launcher three times while a job begins, or a few times more where it is wrong of nodes:
//!   launchers are slow (up to 90 ms a fence under Slurm), so everything after start-up uses the runtime's own means.
//! * A job never falls apart into singletons in silence: a launcher that is recognised but not understood is an
//!   [`Error::Environment`] that names the remedy.
//! * [`unique`] is the way without a launcher, for processes that have a unique id in common.
//! * [`status`] is what a PE tells of itself while it runs: a record that the launcher reads when the user asks.
//! * The protocol ([`pmi1::wire`], [`pmi1::pieces`]) is pure code, apart from the socket that carries it; the launcher of
//!   this project answers it with the same code.
//!
//! # What it does not do
//! It knows nothing of nodes but what the launcher says, nothing of memory or devices, and, but for [`unique`], does not notice a peer's
//! death: the launcher and `zeshmem-ipc` do.
//!
//! # Environment
//! `ZESHMEM_BOOTSTRAP` is `auto` (default), `mpi`, `pmi1`, `pmix` or `singleton`. `ZESHMEM_PMIX` is the PMIx library, by default
//! `libpmix.so.2`. The order in which `auto` looks stands at [`decide`].
#![deny(unsafe_code)]

pub mod descriptors;
mod detect;
mod mpi;
mod nodes;
pub mod pmi1;
mod pmix;
mod singleton;
pub mod status;
mod sys;
pub mod unique;

use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};

use pmi1::wire::{Reason, Request};
use rustix::event::Timespec;
use zeshmem_signals::termination;

pub use detect::{Choice, decide};
pub use mpi::{Communicator, is_running as is_mpi_running};
pub use nodes::NodeMap;
pub use singleton::Singleton;
pub use sys::{fill_randomly, mapped_files};

/// The connection between a PE and the launcher of its job.
///
/// All PEs make the same calls in the same order; every call but [`abort`](Bootstrap::abort) is collective.
pub trait Bootstrap: Send {
    /// This PE's number, `0..size`.
    fn rank(&self) -> usize;

    /// The number of PEs in the job, at least one.
    fn size(&self) -> usize;

    /// What started the job and how we talk to it, for messages and the start-up report: `"PMI-1"`, `"MPI"`, `"singleton"`.
    fn launcher(&self) -> &str;

    /// Hands in `card` and returns every PE's card, in rank order. Cards may differ in length and may be empty; a few
    /// hundred bytes travel in one piece, longer ones in several.
    ///
    /// # Errors
    /// [`Error::LauncherGone`], [`Error::Protocol`], [`Error::Refused`]; the job cannot go on after any of them.
    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error>;

    /// What the launcher says of which PEs share a machine, and its store of values; the same on all PEs. `None` where it says
    /// nothing, and where it has an exchange of its own in which no PE asks for the card of each other one.
    ///
    /// # Errors
    /// As for [`exchange`](Bootstrap::exchange).
    fn by_nodes(&mut self) -> Result<Option<ByNodes<'_>>, Error> {
        Ok(None)
    }

    /// Returns once every PE has called it.
    ///
    /// # Errors
    /// As for [`exchange`](Bootstrap::exchange).
    fn barrier(&mut self) -> Result<(), Error>;

    /// Whether MPI is in this process, too, and may have ended the conversation with the launcher, so that PEs have to meet without
    /// it at the end.
    fn is_shared(&self) -> bool {
        false
    }

    /// A handle that ends the job from any thread, also while another thread is inside
    /// [`exchange`](Bootstrap::exchange) or [`barrier`](Bootstrap::barrier).
    fn aborter(&self) -> Aborter;

    /// Ends the whole job because of a failure: [`Aborter::abort`].
    fn abort(&mut self, code: i32, message: &str) -> ! {
        self.aborter().abort(code, message)
    }

    /// Tells the launcher that this PE is done, so that its exit counts as normal. Later calls do nothing.
    ///
    /// # Errors
    /// As for [`exchange`](Bootstrap::exchange).
    fn finalize(&mut self) -> Result<(), Error>;
}

/// Values by which PEs speak to those that ask.
pub trait Store {
    /// Lays out `value`, if there is one, and returns once every PE has called it. Collective.
    ///
    /// # Errors
    /// As for [`exchange`](Bootstrap::exchange).
    fn publish(&mut self, value: Option<&[u8]>) -> Result<(), Error>;

    /// The values that these PEs have laid out in the last [`publish`](Store::publish).
    ///
    /// # Errors
    /// As for [`exchange`](Bootstrap::exchange); [`Error::Refused`] for a PE that has laid out none.
    fn read(&mut self, pes: &[usize]) -> Result<Vec<Vec<u8>>, Error>;
}

/// What a launcher has that knows nodes: [`Bootstrap::by_nodes`].
pub struct ByNodes<'a> {
    /// A hint: PEs may share a machine that it has apart, and the other way round.
    pub map: NodeMap,
    /// The launcher's store.
    pub store: &'a mut dyn Store,
}

/// Connects to the launcher that the environment names; without one this process is a job of its own.
///
/// # Errors
/// [`Error::Environment`] for a launcher that is recognised but cannot be talked to, [`Error::AlreadyConnected`] for a second
/// connection, and those of the first conversation with the launcher.
pub fn connect() -> Result<Box<dyn Bootstrap>, Error> {
    let choice = decide(|name| std::env::var(name).ok(), mpi::is_running())?;
    tracing::info!("how this PE finds its job: {choice}");
    Ok(match choice {
        Choice::Mpi => mpi::connect(None)?,
        Choice::Singleton => Box::new(Singleton::new()),
        Choice::Pmi1 { fd, rank, size } => Box::new(pmi1::Client::from_environment(fd, rank, size)?),
        Choice::Pmix => {
            let library = std::env::var_os("ZESHMEM_PMIX").filter(|name| !name.is_empty());
            let library = library.unwrap_or_else(|| "libpmix.so.2".into());
            Box::new(pmix::Client::open(library.as_ref())?)
        }
    })
}

/// Becomes a PE of the job that a communicator of MPI's is. Collective over it.
///
/// # Errors
/// [`Error::Environment`] for an MPI that is not spoken here, and those of the first conversation.
pub fn connect_over(communicator: Communicator) -> Result<Box<dyn Bootstrap>, Error> {
    tracing::info!("how this PE finds its job: a communicator of MPI's, which the program names");
    mpi::connect(Some(communicator))
}

/// The variable by which `oshrun` tells the PEs its own file: what was installed with it lies beside it.
pub const LAUNCHER: &str = "ZESHMEM_LAUNCHER";

/// The code of an abort because another PE died: the exit status of a process that was killed by SIGKILL. The launcher
/// lets any other abort go before it, since that may be what the PE died of.
pub const PEER_DIED: i32 = 137;

/// The exit status of a job that a PE ends with `code`: its low 8 bits, as for every process, but never 0 for a failure. Where
/// these bits are all 0 the status is 255.
pub fn exit_status(code: i32) -> u8 {
    match code.to_le_bytes()[0] {
        0 if code != 0 => u8::MAX,
        status => status,
    }
}

/// Ends the job; cloned freely and used from any thread. Obtained from [`Bootstrap::aborter`].
///
/// The first thread of a process that aborts ends the process; one that has a reason to tell goes before one that has none.
#[derive(Clone, Debug)]
pub struct Aborter {
    rank: usize,
    launcher: Launcher,
}

/// What ends the job.
#[derive(Clone, Debug)]
enum Launcher {
    /// A job of one process.
    None,
    Socket(Socket),
    Pmix(pmix::Ending),
    Mpi(mpi::Ending),
}

/// A launcher that hears of an abort through its socket.
#[derive(Clone, Debug)]
struct Socket {
    socket: Arc<OwnedFd>,
    /// How many bytes of text it takes with an abort.
    longest_text: usize,
    /// Where a PE is in its place: it ends the process that aborts, too, with the job's status.
    host: Option<Arc<HostOfJob>>,
}

/// The PE that is in the place of a launcher.
#[derive(Debug)]
pub(crate) struct HostOfJob {
    pe: usize,
    has_left: AtomicBool,
}

impl HostOfJob {
    pub fn new(pe: usize) -> Self {
        Self { pe, has_left: AtomicBool::new(false) }
    }

    /// Its connection has closed, or this PE has closed it at the end.
    pub fn leave(&self) {
        self.has_left.store(true, Ordering::Relaxed);
    }
}

/// How long a PE that has no reason to tell leaves it to the others to end the job, under launchers that end it at the first
/// abort. The launcher's signal is what it really waits for.
const OTHERS_FIRST: Timespec = Timespec { tv_sec: 5, tv_nsec: 0 };

impl Aborter {
    fn new(rank: usize, launcher: Launcher) -> Self {
        Self { rank, launcher }
    }

    /// Ends the job with exit status [`exit_status(code)`](exit_status) because of a failure, and this process at once.
    ///
    /// `message` says what has failed; the user reads it as one line on stderr, from the launcher or from this process. An
    /// empty one says that the failure was found on another PE, which will say it: the job ends when that PE has spoken, or
    /// cannot speak any more, or has not spoken for some seconds.
    ///
    /// The process leaves without exit handlers, after its [last act](set_last_act): other threads may be stuck in whatever made the
    /// abort necessary.
    pub fn abort(&self, code: i32, message: &str) -> ! {
        self.end(code, if message.is_empty() { Reason::Elsewhere } else { Reason::Told(message.to_owned()) })
    }

    /// Ends the job with exit status [`exit_status(code)`](exit_status) because the program wants it, and this process at
    /// once, as [`abort`](Self::abort) does. There is nothing to say, and no other PE is waited for.
    pub fn exit(&self, code: i32) -> ! {
        self.end(code, Reason::Untold)
    }

    /// Whether the launcher's end of the connection is closed: nobody ends this PE then where others fail. Where MPI is in this
    /// process, its goodbye may have closed it.
    pub fn has_lost_launcher(&self) -> bool {
        match &self.launcher {
            Launcher::Socket(Socket { socket, host: None, .. }) => sys::is_hung_up(socket) && !mpi::is_initialized(),
            Launcher::Pmix(pmix) => pmix.has_lost_launcher(),
            _ => false,
        }
    }

    /// The PE in the place of a launcher, if it has gone without a goodbye and without an order to end: no process ends this PE then
    /// either.
    pub fn lost_host(&self) -> Option<usize> {
        match &self.launcher {
            Launcher::Socket(Socket { host: Some(host), .. }) => {
                host.has_left.load(Ordering::Relaxed).then_some(host.pe)
            }
            _ => None,
        }
    }

    fn end(&self, code: i32, reason: Reason) -> ! {
        claim_the_end(reason != Reason::Elsewhere && code != PEER_DIED);
        act_last();
        // The launcher's signal ends this process from here on, unless it has come and there is still something to tell.
        if !termination::is_asked() {
            termination::release();
        } else if reason == Reason::Elsewhere {
            end_by_signal();
        }
        let code = i32::from(exit_status(code));
        match &self.launcher {
            Launcher::None => self.say(&reason),
            Launcher::Socket(socket) => self.end_by_socket(socket, code, reason),
            Launcher::Pmix(pmix) => self.end_by_library(|| pmix.abort(code), &reason),
            Launcher::Mpi(mpi) => self.end_by_library(|| mpi.abort(code), &reason),
        }
        sys::exit_now(code)
    }

    /// Ends the job by `abort`, which says whether the launcher was told.
    fn end_by_library(&self, abort: impl FnOnce() -> bool, reason: &Reason) {
        if *reason == Reason::Elsewhere && !self.has_lost_launcher() {
            sys::wait_for_the_end(&OTHERS_FIRST);
        }
        self.say(reason);
        sys::wait_until_heard();
        if abort() {
            // Peers would take an exit before the launcher has acted for a death.
            sys::wait_for_the_end(&OTHERS_FIRST);
        }
    }

    fn end_by_socket(&self, launcher: &Socket, code: i32, reason: Reason) {
        let Socket { socket, longest_text, host } = launcher;
        let ends_us = host.is_some();
        // One send, hence one whole line even if another thread is about to send a request of its own. Should the launcher be gone
        // already, it ended the job without us.
        let send = |reason| sys::send_all(socket, Request::Abort { code, reason }.to_line().as_bytes());
        match (reason, *longest_text) {
            (reason, 0) => {
                if reason == Reason::Elsewhere {
                    sys::wait_for_hangup(socket, Some(&OTHERS_FIRST));
                }
                self.say(&reason);
                sys::wait_until_heard();
                // Peers would take an exit before the launcher has acted for a death, and give that as the reason.
                if send(Reason::Untold).is_ok() {
                    sys::wait_for_hangup(socket, Some(&OTHERS_FIRST));
                }
            }
            (Reason::Told(mut text), longest) => {
                while text.len() > longest {
                    text.pop();
                }
                let told = Reason::Told(text);
                let sent = send(told.clone()).is_ok();
                if sent && ends_us {
                    // The order to end comes before the other side hangs up, unless that has ended unheard.
                    sys::wait_for_hangup(socket, Some(&OTHERS_FIRST));
                }
                if !sent || ends_us {
                    self.say(&told);
                }
            }
            (Reason::Elsewhere, _) => {
                // The end of this process would look like a death to its peers, and cut short the one that has the text.
                if send(Reason::Elsewhere).is_ok() {
                    sys::wait_for_hangup(socket, None);
                }
            }
            (Reason::Untold, _) => {
                if send(Reason::Untold).is_ok() && ends_us {
                    sys::wait_for_hangup(socket, Some(&OTHERS_FIRST));
                }
            }
        }
    }

    fn say(&self, reason: &Reason) {
        if let Reason::Told(text) = reason {
            sys::say(&format!("zeshmem: PE {}: {text}\n", self.rank));
        }
    }
}

/// What this process does before it ends with its job.
static LAST_ACT: OnceLock<fn()> = OnceLock::new();

/// Has this process do something before it ends by an [abort or exit](Aborter) of its own, or because its job has failed: by SIGTERM, with
/// which launchers end PEs, or as the maker of a unique id orders. `act` takes little time, whatever other threads do; two threads may
/// call it. The first call of this counts.
pub fn set_last_act(act: fn()) {
    let _ = LAST_ACT.set(act);
}

/// Ends this process as SIGTERM does, after its [last act](set_last_act): for the thread that finds the signal
/// [held](termination). A thread that is ending the process goes on, until it has told why.
pub fn end_as_asked() -> ! {
    claim_the_end(false);
    act_last();
    end_by_signal()
}

fn end_by_signal() -> ! {
    const SECOND: Timespec = Timespec { tv_sec: 1, tv_nsec: 0 };
    termination::end();
    // All threads that the signal may go to have blocked it.
    sys::wait_for_the_end(&SECOND);
    sys::exit_now(128 + libc::SIGTERM)
}

/// Ends this process because its job has ended. A thread that is ending it may be waiting for that.
fn end_as_told(code: i32) -> ! {
    act_last();
    sys::exit_now(code)
}

fn act_last() {
    if let Some(act) = LAST_ACT.get() {
        act();
    }
}

/// Returns to the thread that may end the process: the first, and then the first with a reason of its own. Other threads stay
/// here until the process ends.
fn claim_the_end(has_reason: bool) {
    /// No thread ends the process; one without a reason does; one with a reason does.
    const NO_THREAD: u8 = 0;
    const FOLLOWER: u8 = 1;
    const SPEAKER: u8 = 2;
    static ENDING: AtomicU8 = AtomicU8::new(NO_THREAD);
    let mine = if has_reason { SPEAKER } else { FOLLOWER };
    if ENDING.fetch_max(mine, Ordering::Relaxed) >= mine {
        loop {
            std::thread::park();
        }
    }
}

/// Why the PEs could not find or reach each other.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The environment names a launcher that cannot be used; the sentence says what to do instead.
    #[error("{0}")]
    Environment(String),
    /// Processes that have a unique id do not become a job; the sentence says why.
    #[error("{0}")]
    Meeting(String),
    /// A launcher can be spoken to once per process.
    #[error(
        "this process has already been connected to its launcher once; the launcher does not accept a second connection"
    )]
    AlreadyConnected,
    /// The launcher closed the connection or died.
    #[error("the launcher closed its connection while this PE was in {during}")]
    LauncherGone {
        /// The request under way.
        during: &'static str,
    },
    /// The same where a PE is in the place of a launcher.
    #[error("lost PE {pe}, by which the job meets, while this PE was in {during}")]
    HostGone {
        /// The PE that made the unique id.
        pe: usize,
        /// The request under way.
        during: &'static str,
    },
    /// The launcher answered something that is not PMI-1.
    #[error("the launcher's answer to {during} is not understood ({reason}): {answer:?}")]
    Protocol {
        /// The request under way.
        during: &'static str,
        /// The line received.
        answer: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The launcher understood the request and refused it.
    #[error("the launcher refused {during}: {message}")]
    Refused {
        /// The request under way.
        during: &'static str,
        /// The launcher's reason, or its return code.
        message: String,
    },
    /// The connection itself failed.
    #[error("the connection to the launcher failed in {during}: {errno}")]
    Connection {
        /// The request under way.
        during: &'static str,
        /// What the operating system said.
        errno: rustix::io::Errno,
    },
}
