//! A PE's life: start, who it is, waiting for the others, end.

use std::ffi::c_void;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use level_zero::{Module, ModuleRef};
use zeshmem_abi::{MAX_TEAMS, SyncArea};
use zeshmem_algebra::{Pe, PeSet, Stride, TeamPe};
use zeshmem_bootstrap::{Aborter, Bootstrap, PEER_DIED};
use zeshmem_device::{Resident, StateBlock};
use zeshmem_fabric::{NodeLocal, Transport};
use zeshmem_ipc::{Job, Node, Operation, Watcher};
use zeshmem_mem::{HostSegments, Segments, SymmetricHeap};

use crate::config::{self, Config};
use crate::context::{Context, Contexts};
use crate::control::{Channel, Control};
use crate::driver::LevelZero;
use crate::error::Error;
use crate::rma;
use crate::team::{Members, Table, Team, TeamConfig};

/// Bytes at the start of the heap that hold the words on which kernels synchronise.
const RESERVED: usize = MAX_TEAMS * size_of::<SyncArea>();

/// This process as a PE of its job. There is one per process.
///
/// Methods may be called from several threads at once, except that collectives on one team must
/// come one after the other, in the same order on all PEs.
pub struct Shmem {
    /// Dropped first: before the memory that it keeps resident.
    _resident: Vec<Resident>,
    pub(crate) teams: Table,
    pub(crate) state: Arc<StateBlock>,
    pub(crate) fabric: Box<dyn Transport>,
    pub(crate) heap: Arc<SymmetricHeap>,
    pub(crate) segments: Arc<Segments>,
    pub(crate) contexts: Contexts,
    pub(crate) control: Control,
    pub(crate) world: Arc<Members>,
    host_bytes: usize,
    level_zero: LevelZero,
    node: Node,
    watcher: Watcher,
    aborter: Aborter,
    bootstrap: Mutex<Box<dyn Bootstrap>>,
}

impl Shmem {
    /// Starts this PE: meets the others, opens the driver, makes the symmetric heap and maps that
    /// of every peer. Collective over the job; a process started without a launcher is a job of one.
    ///
    /// Sets `ZE_ENABLE_ALT_DRIVERS` for this process where it chooses the driver for CPUs: no other
    /// thread may touch the environment meanwhile.
    ///
    /// # Errors
    /// No driver or device, no memory, a launcher that cannot be spoken to, an environment variable
    /// that means nothing. The program should end then: the launcher ends the other PEs.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_INIT; Intel SHMEM, ISHMEM_INIT.
    pub fn init() -> Result<Shmem, Error> {
        config::start_logging();
        let mut clock = Stages::start();
        let config = Config::from_environment()?;
        let mut bootstrap = zeshmem_bootstrap::connect()?;
        let (my_pe, n_pes) = (bootstrap.rank(), bootstrap.size());
        clock.stage("bootstrap");
        let (node, _) = Node::form(&mut *bootstrap, &[])?;
        if node.members().len() != n_pes {
            return Err(Error::SeveralNodes(node.members().len(), n_pes));
        }
        clock.stage("node");
        let level_zero = LevelZero::open(&config.cpu_driver, node.my_local(), node.members().len(), my_pe == 0)?;
        clock.stage("driver");
        let job = Job::new();
        let control = Control::form(&node, my_pe, n_pes, job.clone())?;
        clock.stage("control");
        let LevelZero { context, device, .. } = &level_zero;
        let heap = SymmetricHeap::form(context, device, &node, n_pes, RESERVED, config.symmetric_bytes)?;
        let heap = Arc::new(heap);
        level_zero.zero(heap.base(), RESERVED)?;
        clock.stage("heap");
        let place = (heap.base(), heap.bytes());
        let state = StateBlock::new(context, device, level_zero.copy_list()?, my_pe as i32, place, &heap.peer_table())?;
        let state = Arc::new(state);
        let teams = Table::new(config.teams_max);
        let all: PeSet = Stride::world(n_pes as i32).expect("a launcher starts at least one PE").into();
        let rank = TeamPe::from_index(my_pe).expect("a launcher numbers PEs from 0");
        for (slot, team) in [Team::WORLD, Team::SHARED, Team::NODE].into_iter().enumerate() {
            let members = teams.insert(slot, all.clone(), rank, TeamConfig::default());
            debug_assert_eq!(members.handle, team);
            state.show_team(slot, team.raw(), rank, state.place(&all)?)?;
        }
        let world = teams.expect("ishmem_init", "world", Team::WORLD)?;
        clock.stage("state");
        let aborter = bootstrap.aborter();
        let watcher = watch(&node, &job, &aborter, &state)?;
        let heaps = heap.mappings().map(|(address, bytes)| (address as *mut c_void, bytes));
        let resident = heaps
            .chain(state.allocations())
            .map(|(memory, bytes)| level_zero.reside(memory, bytes))
            .collect::<Result<Vec<_>, _>>()?;
        if my_pe == 0 && !resident.iter().all(Resident::is_kept) {
            tracing::warn!(
                "no memory can be made resident: the Level Zero driver seems to run without hardware, where no kernel executes"
            );
        }
        let segments = Arc::new(Segments::new(heap.clone()));
        let device_atomic = Box::new(rma::device_atomic(&level_zero));
        let copies = level_zero.copy_list()?;
        let fabric = Box::new(NodeLocal::new(segments.clone(), copies, device_atomic));
        let shmem = Shmem {
            _resident: resident,
            teams,
            state,
            fabric,
            heap,
            segments,
            contexts: Contexts::new(world.clone()),
            control,
            world,
            host_bytes: config.host_bytes,
            level_zero,
            node,
            watcher,
            aborter,
            bootstrap: Mutex::new(bootstrap),
        };
        shmem.sync("ishmem_init", &shmem.world)?;
        clock.stage("meet");
        Ok(shmem)
    }

    /// Makes the host segments: a symmetric heap in host memory, and the executable's static data, which
    /// is moved into shared memory in place, and maps those of every peer. For programs that use
    /// OpenSHMEM; once, after [`init`](Self::init). Collective over the job.
    ///
    /// # Errors
    /// No memory, or sizes that differ between PEs: on all of them. The program should end then.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, section 3, Memory Model.
    pub fn start_host_segments(&self) -> Result<(), Error> {
        let mut clock = Stages::start();
        if self.segments.host().is_some() {
            return Err(Error::InitialisedTwice);
        }
        let n_pes = self.n_pes() as usize;
        let segments = HostSegments::form(&self.node, n_pes, self.host_bytes)?;
        if segments.static_bytes() == 0 {
            tracing::info!("static data is not symmetric: the PEs run different programs, or have none");
        }
        self.segments.add_host(segments);
        // A peer may only use what all have entered into their tables.
        self.sync("shmem_init", &self.world)?;
        clock.stage("host segments");
        Ok(())
    }

    /// Ends this PE's part in the job: waits for all PEs, then gives everything back. Collective.
    ///
    /// # Errors
    /// A peer that died; the launcher's connection.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_FINALIZE.
    pub fn finalize(self) -> Result<(), Error> {
        let mut clock = Stages::start();
        for team in self.teams.left() {
            tracing::info!("team {} was not destroyed before ishmem_finalize", team.raw());
        }
        for context in self.contexts.all() {
            context.drain()?;
        }
        self.fabric.quiet()?;
        self.sync("ishmem_finalize", &self.world)?;
        clock.stage("meet");
        // Nobody waits for this PE any more, so its end is no death.
        self.node.leave();
        self.watcher.stop();
        self.bootstrap.lock().expect("no panic in the bootstrap").finalize()?;
        clock.stage("bootstrap");
        Ok(())
    }

    /// Ends the job at once, from any PE, with an exit status.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_GLOBAL_EXIT.
    pub fn global_exit(&self, status: i32) -> ! {
        self.abort(status, "")
    }

    /// Ends the job at once with an exit status and a message, which the launcher shows if it is
    /// not empty.
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
        Ok(self.state.bind(module)?)
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

    /// Waits until all PEs of the job have come here, and every put before has completed.
    ///
    /// # Errors
    /// A peer that died.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_BARRIER_ALL.
    pub fn barrier_all(&self) -> Result<(), Error> {
        self.quiet()?;
        self.sync("ishmem_barrier_all", &self.world)
    }

    /// Waits until all PEs of the job have come here.
    ///
    /// # Errors
    /// A peer that died.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_SYNC_ALL.
    pub fn sync_all(&self) -> Result<(), Error> {
        self.sync("ishmem_sync_all", &self.world)
    }

    /// Waits until all PEs of `team` have come here.
    ///
    /// # Errors
    /// `team` is no live team; a peer that died.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_TEAM_SYNC.
    pub fn team_sync(&self, team: Team) -> Result<(), Error> {
        let team = self.teams.expect("ishmem_team_sync", "team", team)?;
        self.sync("ishmem_team_sync", &team)
    }

    /// Completes all puts of this PE on the default context at their targets.
    ///
    /// # Errors
    /// The transport's.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_QUIET.
    pub fn quiet(&self) -> Result<(), Error> {
        self.ctx_quiet("ishmem_quiet", Context::DEFAULT)
    }

    /// Orders this PE's puts on the default context before its later ones, per target.
    ///
    /// # Errors
    /// The transport's.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_FENCE.
    pub fn fence(&self) -> Result<(), Error> {
        self.ctx_fence("ishmem_fence", Context::DEFAULT)
    }

    pub(crate) fn sync(&self, routine: &'static str, team: &Members) -> Result<(), Error> {
        self.collective(routine, team, |channel| Ok(self.control.rounds(channel, (), |(), (), _| ())?))
    }

    /// Runs a collective on a team's channel, one at a time.
    pub(crate) fn collective<R>(
        &self,
        routine: &'static str,
        team: &Members,
        body: impl FnOnce(&Channel<'_>) -> Result<R, Error>,
    ) -> Result<R, Error> {
        let _busy = team.busy.lock().expect("no panic in a collective");
        let world_pe =
            |member| TeamPe::from_index(member).and_then(|rank| team.pes.pe(rank)).expect("a member").index();
        let n = team.n_pes() as usize;
        let channel = Channel {
            slot: team.slot(),
            me: team.my_pe.index(),
            n,
            what: Operation::new(routine).on("team", team.handle.raw().into()),
            world_pe: &world_pe,
        };
        body(&channel)
    }
}

/// Watches the local PEs and this PE's kernels; a death or a complaint ends the job.
fn watch(node: &Node, job: &Arc<Job>, aborter: &Aborter, state: &Arc<StateBlock>) -> Result<Watcher, Error> {
    let (my_pe, n_pes) = (node.members()[node.my_local()], node.members().len());
    let on_death = {
        let (job, aborter) = (job.clone(), aborter.clone());
        move |pe: usize| {
            // All others notice; the lowest of them says it.
            let spokesman = if pe == 0 { 1 } else { 0 };
            let text = format!("PE {pe} of {n_pes} died while this PE was in {}; ending the job", job.doing());
            aborter.abort(PEER_DIED, if my_pe == spokesman { &text } else { "" })
        }
    };
    let on_tick = {
        let (state, aborter) = (state.clone(), aborter.clone());
        move || {
            if let Some(complaint) = state.complaint() {
                aborter.abort(1, &complaint.to_string())
            }
        }
    };
    Watcher::start(node, job.clone(), on_death, on_tick).map_err(|cause| Error::System("watching the other PEs", cause))
}

/// Logs what the time goes to.
struct Stages(Instant);

impl Stages {
    fn start() -> Stages {
        Stages(Instant::now())
    }

    fn stage(&mut self, name: &str) {
        tracing::debug!("{name}: {:.3} ms", self.0.elapsed().as_secs_f64() * 1e3);
        self.0 = Instant::now();
    }
}
