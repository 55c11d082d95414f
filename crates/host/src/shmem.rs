//! A running PE: what it holds, and how it enters a collective.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, Once};

use level_zero::{Module, ModuleRef};
use zeshmem_algebra::{Pe, TeamPe};
use zeshmem_bootstrap::status::{Entry, Name, StatusPage};
use zeshmem_bootstrap::{Aborter, Bootstrap};
use zeshmem_device::{Lists, Resident, StateBlock};
use zeshmem_fabric::{Completions, Counters, Operation as Counted, Path, Transport};
use zeshmem_ipc::{Node, Operation, Watcher};
use zeshmem_mem::{Segments, SymmetricHeap};

use crate::call::{Call, Kind};
use crate::driver::LevelZero;
use crate::error::{Error, Usage};
use crate::messenger::{Channel, Mailboxes, Messenger};
use crate::network::Network;
use crate::prints::write_prints;
use crate::tables::{Contexts, Members, Table, Team};

/// This process as a PE of its job. There is one per process.
///
/// Methods may be called from several threads at once, except that collectives on one team must
/// come one after the other, in the same order on all PEs.
pub struct Shmem {
    /// Dropped first: before the memory that it keeps resident.
    pub(crate) _resident: Vec<Resident>,
    pub(crate) teams: Table,
    /// Dropped before the state that its modules are bound to.
    pub(crate) lists: Lists,
    pub(crate) state: Arc<StateBlock>,
    pub(crate) fabric: Box<dyn Transport>,
    pub(crate) heap: Arc<SymmetricHeap>,
    pub(crate) segments: Arc<Segments>,
    pub(crate) contexts: Arc<Contexts>,
    /// The transfers of collectives, which have completed when these end.
    pub(crate) collectives: Arc<Completions>,
    pub(crate) messenger: Messenger,
    pub(crate) world: Arc<Members>,
    pub(crate) host_bytes: usize,
    /// Whether the device does what the host could do as well.
    pub(crate) all_by_device: bool,
    /// From so many bytes on transfers on lists are copy commands, where they ever are.
    pub(crate) list_copy_bytes: Option<usize>,
    /// What the host has done so far, where anything is counted.
    pub(crate) counters: Option<Arc<Counters>>,
    pub(crate) level_zero: LevelZero,
    pub(crate) node: Node,
    /// Where the job spans nodes.
    pub(crate) network: Option<Network>,
    /// Whether there may be kernels that reach other nodes.
    pub(crate) expects_kernels: Once,
    pub(crate) watcher: Mutex<Option<Watcher>>,
    pub(crate) aborter: Aborter,
    pub(crate) bootstrap: Mutex<Box<dyn Bootstrap>>,
    /// A [`ThreadLevel`].
    pub(crate) thread_level: AtomicU8,
}

/// How many threads of a PE call the runtime: `SHMEM_THREAD_SINGLE` and so on. Nothing but collectives over active sets and
/// locks depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThreadLevel {
    /// There is one thread.
    Single,
    /// One of several threads does.
    Funneled,
    /// One at a time does.
    Serialized,
    /// Several do at once.
    Multiple,
}

impl ThreadLevel {
    /// All, by their numbers.
    pub const ALL: [ThreadLevel; 4] = [Self::Single, Self::Funneled, Self::Serialized, Self::Multiple];
}

/// Who calls a collective: the routine's name for messages, and what its caller found wrong with the arguments before it
/// came here. A collective that is called with a problem fails, but on all PEs alike.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The routine as the user called it.
    pub routine: &'static str,
    /// What is wrong with its arguments.
    pub problem: Option<Box<Usage>>,
}

impl From<&'static str> for Caller {
    fn from(routine: &'static str) -> Caller {
        Caller { routine, problem: None }
    }
}

impl Caller {
    /// A call with something wrong, where there is.
    pub fn with(routine: &'static str, problem: Option<Usage>) -> Caller {
        Caller { routine, problem: problem.map(Box::new) }
    }
}

impl Shmem {
    /// Ends the job at once, from any PE, with an exit status; with what a kernel of this PE has complained of, if one has.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_GLOBAL_EXIT.
    pub fn global_exit(&self, status: i32) -> ! {
        self.report_kernels();
        self.aborter.exit(status)
    }

    /// Ends the job because of a failure, with an exit status and what has failed; an empty message says that the failure was
    /// found on another PE, which will say it.
    pub fn abort(&self, status: i32, message: &str) -> ! {
        self.aborter.abort(status, message)
    }

    /// This PE's number in the job, `[0, n_pes())`.
    pub fn my_pe(&self) -> i32 {
        self.world.my_pe.get()
    }

    pub(crate) fn world_pe(&self) -> Pe {
        Pe::new(self.my_pe()).expect("a PE's own number")
    }

    /// Grants a thread level, unless a higher one is granted already: on all PEs the highest that any of them asks for. Returns whether
    /// any PE wants the [host's segments](Self::start_host_segments) made, which all have to do then. Collective over the job.
    ///
    /// # Errors
    /// A peer that is gone, or calls something else.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_INIT_THREAD.
    pub fn agree_on_start(
        &self,
        routine: &'static str,
        level: ThreadLevel,
        wants_host_segments: bool,
    ) -> Result<bool, Error> {
        let call = Call::new(routine, Kind::START, []);
        let asked = [level.max(self.thread_level()) as u64, u64::from(wants_host_segments)];
        let [granted, wanted] = self.collective(&self.world, routine, |channel| {
            let absorb = |mine: &mut [u64; 2], theirs: [u64; 2], _| {
                *mine = [mine[0].max(theirs[0]), mine[1].max(theirs[1])];
            };
            self.messenger.exchange(channel, &call, asked, absorb)
        })?;
        self.thread_level.store(granted as u8, Ordering::Relaxed);
        Ok(wanted != 0)
    }

    /// The thread level that is granted.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_QUERY_THREAD.
    pub fn thread_level(&self) -> ThreadLevel {
        ThreadLevel::ALL[usize::from(self.thread_level.load(Ordering::Relaxed))]
    }

    /// PEs in the job.
    pub fn n_pes(&self) -> i32 {
        self.world.n_pes()
    }

    /// The driver, device and context that this PE runs on.
    pub fn level_zero(&self) -> &LevelZero {
        &self.level_zero
    }

    /// Lets the kernels of a module use the runtime. No kernel of it may be running.
    ///
    /// # Errors
    /// A module that was not compiled with `ishmem_device.h`, or with that of another version.
    pub fn module_init(&self, module: &Module) -> Result<(), Error> {
        self.module_init_raw(&module.as_ref())
    }

    /// [`module_init`](Self::module_init) for a module that the program made itself.
    ///
    /// # Errors
    /// As there.
    pub fn module_init_raw(&self, module: &ModuleRef<'_>) -> Result<(), Error> {
        self.state.bind(module)?;
        self.expect_kernels();
        Ok(())
    }

    /// Whether kernels of a module call routines, so that it is to be bound.
    pub fn module_calls(&self, module: &ModuleRef<'_>) -> bool {
        self.state.is_called_by(module)
    }

    /// Whether PEs of the job are on other nodes.
    pub(crate) fn spans_nodes(&self) -> bool {
        self.network.as_ref().is_some_and(Network::spans_nodes)
    }

    /// Kernels may ask for transfers to other nodes from now on.
    pub(crate) fn expect_kernels(&self) {
        if let Some(network) = &self.network {
            // Another thread that comes meanwhile waits: its kernels may ask as soon as it goes on.
            self.expects_kernels.call_once(|| {
                // What they start is counted when it was read: quiet has to look, and so to go the long way.
                self.contexts.unfinished().fetch_add(1, Ordering::Relaxed);
                network.expect_kernels();
            });
        }
    }

    /// Takes the runtime from a module's kernels: their queries answer -1 from then on. No kernel of
    /// it may be running.
    ///
    /// # Errors
    /// A module that was not compiled with `ishmem_device.h`.
    pub fn module_finalize(&self, module: &Module) -> Result<(), Error> {
        self.module_finalize_raw(&module.as_ref())
    }

    /// [`module_finalize`](Self::module_finalize) for a module that the program made itself.
    ///
    /// # Errors
    /// A module that was not compiled with `ishmem_device.h`.
    pub fn module_finalize_raw(&self, module: &ModuleRef<'_>) -> Result<(), Error> {
        Ok(self.state.unbind(module)?)
    }

    /// Writes what kernels of this PE have printed, as all routines that synchronise do.
    pub fn write_prints(&self) {
        write_prints(&self.state, self.my_pe());
    }

    /// The same; ends the job if one has complained, with its complaint.
    pub(crate) fn report_kernels(&self) {
        self.write_prints();
        if let Some(complaint) = self.state.complaint() {
            self.abort(1, &complaint.to_string())
        }
    }

    /// Enters a collective on a team's channel, one at a time, and says so to those who ask what this PE is doing.
    pub(crate) fn collective<R>(
        &self,
        team: &Members,
        routine: &'static str,
        body: impl FnOnce(&Channel<'_>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let _busy = team.busy.lock().expect("no panic in a collective");
        self.report_kernels();
        if let Some(counters) = &self.counters {
            counters.count(Counted::Collective, Path::Store, 0);
        }
        let slot = team.slot();
        let world_pe =
            |member| TeamPe::from_index(member).and_then(|rank| team.pes.pe(rank)).expect("a member").index();
        let what = Operation::new(routine).on("team", team.handle.raw().into());
        let what = if team.handle == Team::WORLD { what.answered_by_finalize() } else { what };
        let (mailboxes, me, n) = (Mailboxes::Team(slot), team.my_pe.index(), team.n_pes() as usize);
        let channel = Channel { mailboxes, set: None, me, n, what, world_pe: &world_pe, nodes: team.nodes.as_ref() };
        let _inside = self.enter(routine, team.handle, self.messenger.epoch(slot).into());
        body(&channel).map_err(|error| error.in_collective(routine))
    }

    /// Enters a routine, for those who ask what this PE is doing, until the guard is dropped.
    pub(crate) fn enter(&self, routine: &'static str, team: Team, sequence: u64) -> Inside<'_> {
        let page = &self.messenger.board().pages()[self.my_pe() as usize];
        let routine = Name::of(routine);
        page.enter(&Entry { routine, team: team.raw(), awaited: None, round: 0, sequence, since: 0 });
        Inside(page)
    }

    /// Agrees on a call with all PEs of a team.
    pub(crate) fn agree(&self, team: &Members, call: &Call) -> Result<(), Error> {
        self.collective(team, call.routine, |channel| self.messenger.agree(channel, call))
    }
}

/// This PE is in a routine as long as the guard lives.
pub(crate) struct Inside<'a>(&'a StatusPage);

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.leave();
    }
}
