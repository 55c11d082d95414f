//! A PE's start and end.

use std::ffi::c_void;
use std::fmt::{Display, Formatter};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Once, OnceLock};
use std::time::{Duration, Instant};

use level_zero::HostMemory;
use zeshmem_abi::{MAX_TEAMS, SyncArea};
use zeshmem_algebra::{PeSet, Stride, TeamPe};
use zeshmem_bootstrap::status::{self, KernelWait, Name, StatusPage};
use zeshmem_bootstrap::unique::{self, UniqueId};
use zeshmem_bootstrap::{Aborter, Bootstrap, Communicator, PEER_DIED, descriptors};
use zeshmem_device::{Activity, Lists, MailArea, Messages, Resident, Stall, StateBlock, Surroundings};
use zeshmem_fabric::ring::Mapped;
use zeshmem_fabric::{Counted, Counters, NodeLocal, Transport};
use zeshmem_ipc::node::Formed;
use zeshmem_ipc::{Doorbells, Job, Node, Operation, Overdue, POLL_INTERVAL, Watcher};
use zeshmem_mem::{HostSegments, Segments, SymmetricHeap};

use crate::call::{Call, Kind, mix};
use crate::config::{self, Config};
use crate::driver::{LevelZero, Place, point_loader};
use crate::error::{Error, lost_text};
use crate::messenger::{Channel, Mailboxes, Messenger};
use crate::network::{Entry, Network, Requests};
use crate::prints::{write_last_prints, write_prints};
use crate::shmem::{Caller, Shmem, ThreadLevel};
use crate::tables::{Contexts, Table, Team};
use crate::transfer::DeviceAgent;

/// Bytes at the start of the heap that hold the words on which kernels synchronise. The mailboxes of small collectives follow.
const SYNC_BYTES: usize = MAX_TEAMS * size_of::<SyncArea>();

/// How a PE starts where launcher and environment do not say it.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// By what the PEs meet; none for the launcher that the environment names.
    pub meeting: Option<Meeting>,
    /// Which device of those that the driver lists; none for the one whose turn it is.
    pub device: Option<usize>,
}

/// By what PEs meet without a launcher.
#[derive(Clone, Debug)]
pub enum Meeting {
    /// A unique id that they have in common.
    UniqueId {
        /// The id.
        id: UniqueId,
        /// This PE.
        rank: usize,
        /// PEs in the job.
        size: usize,
    },
    /// A communicator of MPI's, whose processes they are.
    Mpi(Communicator),
}

impl Shmem {
    /// Starts this PE: meets the others, opens the driver, makes the symmetric heap and maps that
    /// of every peer. Collective over the job; a process started without a launcher is a job of one.
    ///
    /// Sets `ZE_ENABLE_ALT_DRIVERS` for this process where it chooses the driver for CPUs, and variables of libfabric's where
    /// the job spans nodes: no other thread may touch the environment meanwhile.
    ///
    /// # Errors
    /// No driver or device, no memory, a launcher that cannot be spoken to, an environment variable
    /// that means nothing. The program should end then: the launcher ends the other PEs.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_INIT; Intel SHMEM, ISHMEM_INIT.
    pub fn init() -> Result<Shmem, Error> {
        Shmem::init_as("ishmem_init", &Start::default(), |_| ())
    }

    /// The same, as `start` says: for `routine`, which has arguments for it. `connected` is called with what ends the job as soon
    /// as there is a job to end: some launchers do not end it where a process of it merely exits.
    ///
    /// # Errors
    /// As [`init`](Self::init); [`Error::Usage`] for a device that there is not.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEMX_INIT_ATTR.
    pub fn init_as(routine: &'static str, start: &Start, connected: impl FnOnce(&Aborter)) -> Result<Shmem, Error> {
        descriptors::hold_standard();
        config::start_logging();
        // The program's thread waits, and threads that are started below.
        zeshmem_atomics::thread::ask_for_short_slices();
        let mut clock = Stages::start();
        let config = Config::from_environment()?;
        let mut bootstrap = meet(start, &config)?;
        let aborter = bootstrap.aborter();
        connected(&aborter);
        let (my_pe, n_pes) = (bootstrap.rank(), bootstrap.size());
        if my_pe == 0 {
            config::announce();
        }
        clock.stage("bootstrap");
        // Libfabric may open the loader, too.
        let chosen = point_loader(&config.cpu_driver)?;
        let entry = Entry::prepare(&mut *bootstrap, &config)?;
        let Formed { node, extra_cards, leaders } = Node::form(&mut *bootstrap, entry.card())?;
        Network::prepare(&node, n_pes);
        clock.stage("node");
        let place = match start.device {
            Some(index) => Place::Chosen { routine, index },
            None => Place::Share { local: node.my_local(), of: node.members().len() },
        };
        let messenger = Messenger::form(&node, my_pe, n_pes, config.stall_patience, config.checks)?;
        let job = messenger.job().clone();
        // From here on PEs wait for each other.
        let kernels = Arc::<OnceLock<Arc<StateBlock>>>::default();
        let requests = Arc::<Requests>::default();
        let judge = Judge {
            job: job.clone(),
            my_pe,
            aborter: aborter.clone(),
            epochs: messenger.epochs(),
            mixed_patience: config.mixed_patience,
            requests: requests.clone(),
        };
        let watcher = watch(&node, n_pes, judge, kernels.clone())?;
        clock.stage("messenger");
        // From here on a PE gives signs of life, however long its driver takes to start.
        let cards = (extra_cards, leaders);
        let spans_nodes = node.local_size() < n_pes;
        let mut network = None;
        if spans_nodes {
            network = Some(Network::open(&node, &mut *bootstrap, &messenger, entry, cards, requests.clone(), &config)?);
            clock.stage("network");
        }
        let level_zero = LevelZero::open(chosen, place, my_pe == 0)?;
        clock.stage("driver");
        let LevelZero { context, device, .. } = &level_zero;
        let messages = match config.messages {
            Some(messages) => messages,
            None => Messages::of(device)?,
        };
        let small_bytes = config.small_bytes.unwrap_or(messages.small_bytes());
        let crowded = node.local_size() > node.cpus();
        let Agreed { crowded, most_on_node, sent_bytes } = agree_on_environment(
            routine,
            &messenger,
            (my_pe, n_pes),
            &config,
            small_bytes,
            messages,
            (crowded, node.local_size()),
        )?;
        network.iter().for_each(Network::met);
        let pes = (n_pes, most_on_node);
        let mail = MailArea::new(SYNC_BYTES, config.teams_max, pes, small_bytes, messages, config.renewal);
        let reserved = (SYNC_BYTES + mail.bytes()).next_multiple_of(zeshmem_mem::MAX_ALIGNMENT);
        let exported = network.as_ref().is_some_and(|network| network.takes_dma_bufs(device));
        let heap = SymmetricHeap::form(context, device, &node, n_pes, reserved, config.symmetric_bytes, exported)?;
        let heap = Arc::new(heap);
        level_zero.zero(heap.base(), SYNC_BYTES)?;
        clock.stage("heap");
        let peers = heap.peer_table();
        let mut by_owner = by_owner(&heap, &node, my_pe, &config);
        if !spans_nodes && any_pe(routine, &messenger, (my_pe, n_pes), !by_owner.is_empty())? {
            network = network_for_owners(routine, &node, &mut *bootstrap, &messenger, requests, &config)?;
            if network.is_none() {
                by_owner.clear();
            }
            clock.stage("network");
        }
        if network.is_some() && node.my_local() == 0 && device.only_copies()?.is_none() {
            tracing::warn!(
                "PE {my_pe}: the device has no queue that only copies: what other PEs send to its heap by messages waits behind \
                 kernels, and for ever behind one that waits for it"
            );
        }
        let one_by_one = !config.shared_crews && zeshmem_device::one_by_one(device)?;
        let surroundings = Surroundings {
            my_pe: my_pe as i32,
            heap: (heap.base(), heap.bytes()),
            peers: &peers,
            by_owner: &by_owner,
            serves: network.is_some(),
            teams_max: config.teams_max,
            checks: config.checks,
            counting: config.stats,
            crowded,
            one_by_one,
            mail,
            sent_bytes,
        };
        let state = StateBlock::new(context, device, level_zero.copy_list()?, surroundings)?;
        let state = Arc::new(state);
        let teams = Table::new(config.teams_max);
        enter_predefined_teams(&teams, &state, &node, network.as_ref(), (my_pe, n_pes))?;
        let world = teams.expect(routine, "world", Team::WORLD)?;
        clock.stage("state");
        let first = kernels.set(state.clone()).is_ok();
        debug_assert!(first, "one state of a PE");
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
        let agent = Box::new(DeviceAgent::new(&level_zero, state.clone()));
        if network.is_some() {
            // The thread that serves other PEs needs them, and is missed if it takes long.
            agent.build();
            clock.stage("kernels for other PEs");
        }
        let copies = level_zero.copy_list()?;
        let doorbells = messenger.doorbells().clone();
        let near = NodeLocal::new(segments.clone(), copies, agent, doorbells, config.all_by_device);
        let contexts = Arc::new(Contexts::new(world.clone()));
        let fabric: Box<dyn Transport> = match (&network, state.ring()) {
            (Some(network), Some(ring)) => {
                let (ring, of_slot) = (request_ring(ring), contexts.clone());
                let of_context = Box::new(move |slot| of_slot.completions(slot));
                Box::new(network.route(
                    near,
                    &node,
                    segments.clone(),
                    &messenger,
                    my_pe,
                    n_pes,
                    &by_owner,
                    ring,
                    of_context,
                ))
            }
            _ => Box::new(near),
        };
        if let Some(network) = network.as_ref().filter(|_| !config.all_by_device) {
            network.expose_device(&heap, &level_zero);
            clock.stage("heap for other nodes");
        }
        let counters = config.stats.then(Arc::<Counters>::default);
        let fabric = match &counters {
            Some(counters) => Box::new(Counted::new(fabric, segments.clone(), counters.clone(), config.all_by_device)),
            None => fabric,
        };
        let shmem = Shmem {
            _resident: resident,
            teams,
            lists: Lists::new(&level_zero.context, &level_zero.device, one_by_one, config.list_group_bytes)?,
            state,
            fabric,
            heap,
            segments,
            contexts,
            collectives: Arc::default(),
            messenger,
            world,
            host_bytes: config.host_bytes,
            all_by_device: config.all_by_device,
            list_copy_bytes: config.list_copy_bytes,
            counters,
            level_zero,
            node,
            network,
            expects_kernels: Once::new(),
            watcher: Mutex::new(Some(watcher)),
            aborter,
            bootstrap: Mutex::new(bootstrap),
            thread_level: AtomicU8::new(ThreadLevel::Single as u8),
        };
        shmem.agree(&shmem.world, &Call::sync(routine))?;
        // One that was opened for owners.
        shmem.network.iter().for_each(Network::met);
        clock.stage("meet");
        Ok(shmem)
    }

    /// Makes the host segments: a symmetric heap in host memory, and the executable's static data, which
    /// is moved into shared memory in place, and maps those of every peer. For programs that use
    /// OpenSHMEM; once, after [`init`](Self::init). Collective over the job.
    ///
    /// # Errors
    /// No memory: on all PEs. The program should end then.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, section 3, Memory Model.
    pub fn start_host_segments(&self) -> Result<(), Error> {
        let mut clock = Stages::start();
        if self.segments.host().is_some() {
            return Err(Error::InitialisedTwice);
        }
        let n_pes = self.n_pes() as usize;
        let segments = HostSegments::form(&self.node, n_pes, self.host_bytes)?;
        let segments = self.agree_on_statics(segments)?;
        if segments.static_bytes() == 0 {
            tracing::info!("static data is not symmetric: the PEs run different programs, or have none");
        }
        self.segments.add_host(segments);
        if let Some(network) = self.network.as_ref().filter(|_| !self.all_by_device) {
            network.expose(&self.segments);
        }
        // A peer may only use what all have entered into their tables.
        self.agree(&self.world, &Call::new("shmem_init", Kind::START_HOST, []))?;
        if let Some(network) = &self.network {
            network.ask_again();
        }
        clock.stage("host segments");
        Ok(())
    }

    /// The segments, with static data only where that is the same on all nodes of the job. Those of a node have compared it.
    fn agree_on_statics(&self, segments: HostSegments) -> Result<HostSegments, Error> {
        if !self.spans_nodes() {
            return Ok(segments);
        }
        // A number of this PE's own where there is nothing to compare.
        let digest = match segments.static_identity() {
            Some(identity) => identity.iter().fold(0, |state, &byte| mix(state, u64::from(byte) + 1)),
            None => mix(self.my_pe() as u64, u64::MAX),
        };
        let routine = "shmem_init";
        let [least, greatest] = self.collective(&self.world, routine, |channel| {
            let absorb = |mine: &mut [u64; 2], theirs: [u64; 2], _| {
                *mine = [mine[0].min(theirs[0]), mine[1].max(theirs[1])];
            };
            let call = Call::new(routine, Kind::START_HOST, []);
            self.messenger.exchange(channel, &call, [digest; 2], absorb)
        })?;
        Ok(if least == greatest { segments } else { segments.without_statics() })
    }

    /// Whether the host segments are there.
    pub fn has_host_segments(&self) -> bool {
        self.segments.host().is_some()
    }

    /// Whether PEs of this node share cores, so that one that looks without waiting may keep its core from the PE that it looks for.
    pub fn shares_cores(&self) -> bool {
        self.messenger.shares_cores()
    }

    /// Ends this PE's part in the job: waits for all PEs, then gives everything back. Collective.
    ///
    /// # Errors
    /// A peer that died; the launcher's connection.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_FINALIZE.
    pub fn finalize(self, caller: impl Into<Caller>) -> Result<(), Error> {
        self.end(caller)
    }

    /// Gives everything back but symmetric memory of the host, which other threads may look at until the process is no more. After
    /// [`end`](Self::end).
    pub fn keep_host_memory(self) -> HostMemoryKept {
        let (segments, doorbells) = (self.segments.clone(), self.messenger.doorbells().clone());
        drop(self);
        HostMemoryKept { _segments: Arc::into_inner(segments).and_then(Segments::into_host), _doorbells: doorbells }
    }

    /// As [`finalize`](Self::finalize), but that nothing is given back yet. Once, and nothing else of the runtime is to be called after it.
    /// Collective.
    ///
    /// # Errors
    /// As there.
    pub fn end(&self, caller: impl Into<Caller>) -> Result<(), Error> {
        let Caller { routine, problem } = caller.into();
        let mut clock = Stages::start();
        for team in self.teams.left() {
            tracing::info!("team {} was not destroyed before {routine}", team.raw());
        }
        self.await_kernels(routine)?;
        for context in self.contexts.all() {
            self.fabric.quiet(&context.completions)?;
        }
        // One over an active set may end before its last signals have arrived.
        self.fabric.quiet(&self.collectives)?;
        write_last_prints(&self.state, self.my_pe())?;
        self.print_stats()?;
        self.messenger.board().pages()[self.my_pe() as usize].finish();
        // Whether MPI may have ended a PE's conversation with the launcher.
        let is_shared = self.bootstrap.lock().expect("no panic in the bootstrap").is_shared();
        let call = Call::new(routine, Kind::FINALIZE, []).found(problem, None);
        let is_shared = self.collective(&self.world, routine, |channel| {
            self.messenger.exchange(channel, &call, u64::from(is_shared), |any, theirs, _| *any |= theirs)
        })? != 0;
        if let Some(pe) = self.messenger.unheard() {
            let what = "a collective over an active set that this PE did not call, or not with the same arguments";
            self.abort(1, &format!("in {routine}, PE {pe} has called {what}"));
        }
        clock.stage("meet");
        let mut bootstrap = self.bootstrap.lock().expect("no panic in the bootstrap");
        if let Some(network) = &self.network {
            let launcher = (!is_shared).then_some(&mut **bootstrap);
            network.close(launcher, || self.agree(&self.world, &Call::new(routine, Kind::FINALIZE, [])))?;
            clock.stage("network");
        }
        // No PE waits for this one any more, so its end is no death.
        self.node.leave();
        if let Some(watcher) = self.watcher.lock().expect("no panic while locked").take() {
            watcher.stop();
        }
        bootstrap.finalize()?;
        drop(bootstrap);
        clock.stage("bootstrap");
        Ok(())
    }
}

/// Symmetric memory of the host, mapped as long as this lives, with what a put there ends with.
pub struct HostMemoryKept {
    _segments: Option<HostSegments>,
    _doorbells: Doorbells,
}

/// Between looks at what other PEs do, of which nothing tells.
const LOOK: Duration = Duration::from_millis(1);

/// So many PEs of other nodes are asked at a time what they do, and again after a pause.
const AT_ONCE: usize = 64;
const LONGEST_PAUSE: Duration = Duration::from_millis(32);

impl Shmem {
    /// Says that this PE is about to end, in `routine`, and waits until all others are, too, for at most `limit`. Whether all are, and no
    /// kernel runs. That a PE's page says that it waits for this one proves nothing: it may have what it waits for, and not have woken yet.
    pub fn do_all_end(&self, routine: &'static str, limit: Duration) -> bool {
        let (job, me, name, began) = (self.messenger.job(), self.my_pe() as usize, Name::of(routine), Instant::now());
        let (pages, members) = (self.messenger.board().pages(), self.node.members());
        let (awaited, since) = (None, status::now());
        pages[me].enter(&status::Entry { routine: name, team: -1, awaited, round: 0, sequence: 0, since });
        let ends = |page: &StatusPage| page.is_finished() || page.read().is_some_and(|entry| entry.routine == name);
        // PEs of other nodes that are not known to end, how many of them have been asked, and when they are asked again.
        let mut far: Vec<usize> = (0..self.n_pes() as usize).filter(|pe| !members.contains(pe)).collect();
        let (mut n_asked, mut question, mut pause) = (0, Duration::ZERO, LOOK);
        loop {
            let waited = began.elapsed();
            if members.iter().all(|&pe| pe == me || ends(&pages[pe])) {
                let n_before = far.len();
                far.retain(|&pe| !job.page_of(pe).is_some_and(ends));
                if far.is_empty() {
                    return self.state.activity(LEAST_PATIENCE).is_ok_and(|activity| activity != Activity::Running);
                }
                n_asked -= n_asked.min(n_before - far.len());
                if waited >= question {
                    (n_asked, question, pause) = (0, waited + pause, LONGEST_PAUSE.min(2 * pause));
                }
                far.iter().take(AT_ONCE).skip(n_asked).for_each(|&pe| job.ask(pe));
                n_asked = far.len().min(AT_ONCE);
            }
            if job.dead().is_some() || waited >= limit {
                return false;
            }
            std::thread::park_timeout(LOOK);
        }
    }
}

/// Until then a kernel that has ended may still seem to run.
const LEAST_PATIENCE: Duration = Duration::from_secs(1);

impl Shmem {
    /// Waits until no kernel runs that may use what is about to be freed. One that does not end is a mistake of the program's,
    /// which ends the job.
    fn await_kernels(&self, routine: &'static str) -> Result<(), Error> {
        let patience = self.messenger.job().patience();
        let limit = if patience.is_zero() { Duration::MAX } else { patience.max(LEAST_PATIENCE) };
        if self.state.activity(limit)? == Activity::Running {
            let doing = self.state.stall().map_or(String::new(), |stall| format!(": it waits in {stall}"));
            let text =
                format!("in {routine}, a kernel of this PE still runs{doing}; wait for kernels before this call");
            self.abort(1, &text);
        }
        Ok(())
    }
}

/// All PEs of the job, before there is a world team.
fn start_channel(routine: &'static str, my_pe: usize, n_pes: usize) -> Channel<'static> {
    Channel {
        mailboxes: Mailboxes::Team(Team::WORLD.raw() as usize),
        set: None,
        me: my_pe,
        n: n_pes,
        what: Operation::new(routine),
        world_pe: &|pe| pe,
        nodes: None,
    }
}

/// What PEs find each by themselves, of all of them.
struct Agreed {
    /// Whether any share cores.
    crowded: bool,
    /// PEs on a node at most.
    most_on_node: usize,
    /// The least that the environment of any says of bytes in messages.
    sent_bytes: Option<usize>,
}

/// What has to be the same in the environment of all PEs, since all of them count on it. `mine`: whether PEs share cores on this node,
/// and how many there are.
fn agree_on_environment(
    routine: &'static str,
    messenger: &Messenger,
    (my_pe, n_pes): (usize, usize),
    config: &Config,
    small_bytes: usize,
    messages: Messages,
    mine: (bool, usize),
) -> Result<Agreed, Error> {
    let channel = start_channel(routine, my_pe, n_pes);
    let [symmetric, host, teams, small] =
        [config.symmetric_bytes, config.host_bytes, config.teams_max, small_bytes].map(|size| size as i64);
    let call = Call::new(routine, Kind::INIT, [symmetric, host, teams, config.checks.into(), small]);
    // What only tests set, or devices of different kinds would need.
    let digest = mix(messages as u64, config.renewal.into());
    let absorb = |any: &mut [u64; 3], theirs: [u64; 3], _| {
        *any = [any[0] | theirs[0], any[1].max(theirs[1]), any[2].min(theirs[2])];
    };
    let mine = [mine.0.into(), mine.1 as u64, config.sent_bytes.map_or(u64::MAX, |bytes| bytes as u64)];
    let [crowded, most, sent] = messenger.exchange(&channel, &Call { digest, ..call }, mine, absorb)?;
    let sent_bytes = Some(sent as usize).filter(|_| sent != u64::MAX);
    Ok(Agreed { crowded: crowded != 0, most_on_node: most as usize, sent_bytes })
}

/// Finds the other PEs, in the way that the program chose or by what the launcher says.
fn meet(start: &Start, config: &Config) -> Result<Box<dyn Bootstrap>, Error> {
    Ok(match &start.meeting {
        Some(Meeting::UniqueId { id, rank, size }) => unique::join(id, *rank, *size, config.meeting_patience)?,
        Some(Meeting::Mpi(communicator)) => zeshmem_bootstrap::connect_over(*communicator)?,
        None => zeshmem_bootstrap::connect()?,
    })
}

/// Opens a network on one node, on which PEs ask owners for atomic operations; on no PE where one cannot open it. Collective over the job.
fn network_for_owners(
    routine: &'static str,
    node: &Node,
    bootstrap: &mut dyn Bootstrap,
    messenger: &Messenger,
    requests: Arc<Requests>,
    config: &Config,
) -> Result<Option<Network>, Error> {
    let all = (bootstrap.rank(), bootstrap.size());
    let entry = Entry::on_one_node(all.0, config);
    if let Some(error) = entry.error() {
        tracing::warn!("atomic operations on memory of other devices do not work but for set and fetch: {error}");
    }
    if any_pe(routine, messenger, all, entry.error().is_some())? {
        return Ok(None);
    }
    let unknown = (Vec::new(), None);
    Network::open(node, bootstrap, messenger, entry, unknown, requests, config).map(Some)
}

/// Has the teams that every job has live, on the host and for kernels.
fn enter_predefined_teams(
    teams: &Table,
    state: &StateBlock,
    node: &Node,
    network: Option<&Network>,
    (my_pe, n_pes): (usize, usize),
) -> Result<(), Error> {
    let all: PeSet = Stride::world(n_pes as i32).expect("a launcher starts at least one PE").into();
    let rank = TeamPe::from_index(my_pe).expect("a launcher numbers PEs from 0");
    let local: Vec<i32> = node.members().iter().map(|&pe| pe as i32).collect();
    let on_node = all.incl(&local).expect("PEs of the job");
    let local_rank = TeamPe::from_index(node.my_local()).expect("a member's number");
    let predefined =
        [(Team::WORLD, all, rank), (Team::SHARED, on_node.clone(), local_rank), (Team::NODE, on_node, local_rank)];
    for (slot, (team, pes, rank)) in predefined.into_iter().enumerate() {
        let nodes = network.and_then(|network| network.nodes(&pes, rank));
        let placed = state.place(&pes, nodes.as_ref().and_then(|nodes| nodes.for_kernels(&pes)))?;
        let members = teams.insert(slot, pes, rank, nodes, None);
        debug_assert_eq!(members.handle, team);
        state.show_team(slot, team.raw(), rank, placed)?;
    }
    Ok(())
}

/// The PEs of this node whose device memory atomic operations of this PE leave to them.
fn by_owner(heap: &SymmetricHeap, node: &Node, my_pe: usize, config: &Config) -> Vec<usize> {
    if config.atomics_by_owner {
        return node.members().iter().copied().filter(|&pe| pe != my_pe).collect();
    }
    let pes: Vec<_> = heap.without_atomics().collect();
    if let Some(pe) = pes.first() {
        tracing::info!(
            "this PE's device does no atomic operations in the memory of {} PEs such as PE {pe}, which are sent to these",
            pes.len()
        );
    }
    pes
}

/// Whether it is so on any PE of the job.
fn any_pe(
    routine: &'static str,
    messenger: &Messenger,
    (my_pe, n_pes): (usize, usize),
    mine: bool,
) -> Result<bool, Error> {
    let (channel, call) = (start_channel(routine, my_pe, n_pes), Call::new(routine, Kind::INIT, []));
    let any = messenger.exchange(&channel, &call, u64::from(mine), |any, theirs, _| *any |= theirs)?;
    Ok(any != 0)
}

/// The words by which kernels ask for what the network does.
#[allow(unsafe_code, reason = "words in memory that kernels write")]
pub(crate) fn request_ring(memory: &Arc<HostMemory>) -> Arc<Mapped> {
    assert!(memory.bytes() >= zeshmem_abi::RING_BYTES);
    let base = NonNull::new(memory.as_ptr().cast()).expect("memory that was allocated");
    // SAFETY: memory of that size, which was zeroed, and which is freed with the last owner.
    Arc::new(unsafe { Mapped::new(base, Box::new(memory.clone())) })
}

/// So often a PE looks whether another one of its node has told what both see.
const LOOKS_FOR_ANOTHER: u32 = 25;

/// Watches the local PEs and, once there is what they write to, this PE's kernels; a death or a complaint ends the job.
fn watch(node: &Node, n_pes: usize, judge: Judge, kernels: Arc<OnceLock<Arc<StateBlock>>>) -> Result<Watcher, Error> {
    let Judge { job, my_pe, aborter, .. } = &judge;
    let (job, my_pe, members) = (job.clone(), *my_pe, node.members().to_vec());
    // The other PEs of the node see that it is told.
    let tell = move |job: &Job, aborter: &Aborter, text: &str| {
        job.page_of(my_pe).inspect(|page| page.tell());
        aborter.abort(PEER_DIED, text)
    };
    let on_death = {
        let (job, aborter) = (job.clone(), aborter.clone());
        move |dead: &[usize], doing: &str| {
            let first = dead[0];
            let text = format!("PE {first} of {n_pes} died while this PE was in {doing}; ending the job");
            // All others of the node notice; the lowest of them says it, and may have ended by now.
            let spokesman = members.iter().find(|member| !dead.contains(member));
            let is_told = dead.iter().any(|&pe| job.page_of(pe).is_some_and(StatusPage::has_told));
            if is_told || spokesman != Some(&my_pe) {
                aborter.abort(PEER_DIED, "")
            }
            tell(&job, &aborter, &text)
        }
    };
    let on_tick = {
        let (aborter, job) = (aborter.clone(), job.clone());
        let (hosts, members, mut looks) = (node.hosts(), node.members().to_vec(), 0);
        let mut waiting = None;
        move || {
            // PEs of its own node see its death by themselves.
            if let Some(pe) = aborter.lost_host().filter(|pe| !members.contains(pe)) {
                looks += 1;
                // The lowest PE of a node says it.
                if members[0] == my_pe || looks > LOOKS_FOR_ANOTHER {
                    let cause = "the connection by which the job met has closed";
                    tell(&job, &aborter, &lost_text(pe, &hosts[pe], job.doing(), cause))
                }
            }
            if aborter.has_lost_launcher() {
                let text =
                    format!("the launcher has left this node while this PE was in {}; ending the job", job.doing());
                tell(&job, &aborter, &text)
            }
            let Some(state) = kernels.get() else { return };
            write_prints(state, my_pe as i32);
            if let Some(complaint) = state.complaint() {
                aborter.abort(1, &complaint.to_string())
            }
            let stall = state.stall();
            if let Some(page) = job.page_of(my_pe) {
                let shown = |Stall { team, sequence, pe, .. }| KernelWait { team, sequence, pe };
                page.show_kernel_wait(stall.map(shown));
                page.tick();
            }
            waiting = stall.map(|stall| judge.look_at(stall, waiting));
        }
    };
    Watcher::start(node, job, on_death, on_tick).map_err(|cause| Error::System("watching the other PEs", cause))
}

/// A wait of a kernel that lasts.
#[derive(Clone, Copy)]
struct LongWait {
    sequence: u32,
    overdue: Overdue,
    in_vain: Option<Suspicion>,
}

/// After so many looks, of two seconds, a wait is told, or is in vain for sure where no kernel can come. While a process is stopped it looks
/// at nothing.
const SURE: u64 = looks_in(Duration::from_secs(2));

/// How often a PE looks at its kernels in so much time.
const fn looks_in(time: Duration) -> u64 {
    let looks = time.as_millis() / POLL_INTERVAL.as_millis();
    if looks < u64::MAX as u128 { looks as u64 } else { u64::MAX }
}

/// Finds out whether kernels of this PE wait in vain.
struct Judge {
    job: Arc<Job>,
    my_pe: usize,
    aborter: Aborter,
    epochs: Arc<[AtomicU32; MAX_TEAMS]>,
    mixed_patience: Duration,
    requests: Arc<Requests>,
}

impl Judge {
    /// Tells of a kernel that waits, if it is time to; `before` is what was kept of the last wait. Ends the job where the wait is in
    /// vain, or, where a kernel that has not begun may still end it, has been for as long as `mixed_patience`.
    fn look_at(&self, stall: Stall, before: Option<LongWait>) -> LongWait {
        let Judge { ref job, my_pe, ref aborter, ref epochs, mixed_patience, ref requests } = *self;
        let begin = || LongWait { sequence: stall.sequence, overdue: Overdue::begin(), in_vain: None };
        let mut wait = before.filter(|wait| wait.sequence == stall.sequence).unwrap_or_else(begin);
        let awaited = usize::try_from(stall.pe).ok();
        if let Some(waited) = wait.overdue.due(job) {
            let round = (stall.team >= 0).then(|| stall.round.saturating_sub(1) as u8);
            job.tell_wait(&stall.place(), awaited, round, waited);
        }
        awaited.inspect(|&pe| wait.overdue.ask(job, pe));
        // What this PE's kernels have sent may be what the other waits for, and on its way.
        let Some(are_behind) = requests.are_behind() else { return wait };
        // Other waits for a PE end by its progress thread, until its goodbye.
        let page = awaited.filter(|_| stall.team >= 0 && !are_behind).and_then(|pe| job.page_of(pe));
        let Some(page) = page else { return LongWait { in_vain: None, ..wait } };
        let mut in_vain = InVain::of(page, my_pe, stall.team, epochs).map(|why| {
            let before = wait.in_vain.filter(|before| before.why == why);
            let mut suspicion = before.unwrap_or(Suspicion { why, looks: 0, began: page.ticks(), is_told: false });
            suspicion.looks += 1;
            suspicion
        });
        if let Some(suspicion) = &mut in_vain {
            let looks = (suspicion.looks, page.ticks().saturating_sub(suspicion.began));
            let text = || format!("in {}, for PE {}, {}", stall.place(), stall.pe, suspicion.why);
            if suspicion.why.is_sure(looks, mixed_patience) {
                aborter.abort(1, &text())
            }
            if looks.0.min(looks.1) > SURE && !suspicion.is_told {
                if let Some(rest) = suspicion.why.rest(mixed_patience) {
                    job.say(&format!("{}; {rest}", text()));
                }
                suspicion.is_told = true;
            }
        }
        LongWait { in_vain, ..wait }
    }
}

/// A wait has looked to be in vain each time for a while.
#[derive(Clone, Copy)]
struct Suspicion {
    why: InVain,
    /// How often in a row.
    looks: u64,
    /// How often the other PE had looked at its own kernels at the first of them.
    began: u64,
    is_told: bool,
}

/// Why a kernel may wait for a PE in vain, if that stays so.
#[derive(Clone, Copy, PartialEq)]
enum InVain {
    /// The PE's host is in a collective of the kernel's team, to which this PE's host has not come. A kernel of the PE may be on its
    /// way, behind others.
    Mixed { routine: Name, epoch: u64 },
    /// A kernel of the PE waits on the same team for this PE.
    Mutual { sequence: u32 },
    /// The PE has finalised, and its kernels had ended before.
    Finalised,
}

impl InVain {
    /// As a PE says on its page, and by the exchanges of this PE's host. One that has come to the collective has told the
    /// other what it waits for there. Where a kernel of its own waits on the team, too, its host may be there beside it.
    fn of(page: &StatusPage, my_pe: usize, team: i32, epochs: &[AtomicU32; MAX_TEAMS]) -> Option<InVain> {
        let mine = epochs[team as usize % MAX_TEAMS].load(Ordering::Relaxed);
        let is_same = |other: &i32| *other >= 0 && same_slot(*other, team);
        if page.is_finished() {
            return Some(InVain::Finalised);
        }
        if let Some(KernelWait { sequence, pe, .. }) = page.kernel_wait().filter(|wait| is_same(&wait.team)) {
            // What each sends it has sent before it waits.
            return (pe == my_pe as i32).then_some(InVain::Mutual { sequence });
        }
        let entry = page.read().filter(|entry| is_same(&entry.team))?;
        if entry.sequence != u64::from(mine) {
            return None;
        }
        Some(InVain::Mixed { routine: entry.routine, epoch: entry.sequence })
    }

    /// Whether this PE, and the other one meanwhile, have looked often enough: a PE that is stopped does not see what has come, and the
    /// page of one of another node is as it was when that PE answered.
    fn is_sure(&self, (mine, other): (u64, u64), mixed_patience: Duration) -> bool {
        let (my_least, other_least) = match self {
            InVain::Mutual { .. } => (SURE, 2 * SURE),
            InVain::Mixed { .. } if mixed_patience.is_zero() => return false,
            InVain::Mixed { .. } => {
                let looks = looks_in(mixed_patience).saturating_add(SURE);
                (looks, looks)
            }
            InVain::Finalised => return mine > SURE,
        };
        mine > my_least && other > other_least
    }

    /// What becomes of a wait that may not be in vain.
    fn rest(&self, mixed_patience: Duration) -> Option<String> {
        let InVain::Mixed { .. } = self else { return None };
        let seconds = mixed_patience.as_secs_f64();
        Some(match mixed_patience {
            Duration::ZERO => "this goes on until a kernel of that PE comes".into(),
            _ => format!("the job ends in {seconds} s (ISHMEM_MIXED_SECONDS) if no kernel of that PE comes"),
        })
    }
}

impl Display for InVain {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            InVain::Mixed { routine, .. } => write!(
                f,
                "whose host is in {routine} on the same team: the PEs of a team have to call a collective all by their hosts, or all \
                 by kernels"
            ),
            InVain::Mutual { .. } => write!(
                f,
                "a kernel of which waits for this PE on the same team: the PEs of a team have to call the same collectives, with the \
                 same arguments"
            ),
            InVain::Finalised => f.write_str("which has finalised"),
        }
    }
}

/// Whether two handles, of two PEs, are of one team: its slot is the same on all of its PEs.
fn same_slot(one: i32, other: i32) -> bool {
    (one ^ other) & (MAX_TEAMS as i32 - 1) == 0
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

#[cfg(test)]
mod tests {
    use zeshmem_bootstrap::status::{Entry, StatusBoard};

    use super::*;

    /// A PE that is slow, or was stopped, stays in a collective for as long as it likes after this PE's host has been there.
    #[test]
    fn only_a_host_that_waits_for_this_one_does_so_in_vain() {
        let board = StatusBoard::unshared(1).unwrap();
        let page = &board.pages()[0];
        let epochs = [const { AtomicU32::new(0) }; MAX_TEAMS];
        epochs[3].store(7, Ordering::Relaxed);
        let in_vain = |team| InVain::of(page, 1, team, &epochs).is_some();
        let enter = |sequence| {
            let routine = Name::new("ishmem_barrier_all");
            page.enter(&Entry { routine, team: 3, awaited: Some(1), round: 1, sequence, since: 0 });
        };
        assert!(!in_vain(3));
        enter(7);
        assert!(in_vain(3) && !in_vain(4), "this PE's host has not come to the eighth exchange");
        enter(6);
        assert!(!in_vain(3), "it has been in the seventh");
        enter(7);
        page.show_kernel_wait(Some(KernelWait { team: 3, sequence: 1, pe: 0 }));
        assert!(!in_vain(3), "its host may wait beside its kernel");
        page.show_kernel_wait(Some(KernelWait { team: 4, sequence: 1, pe: 1 }));
        assert!(in_vain(3) && in_vain(4), "of team 4 each waits for the other");
        let mutual = InVain::of(page, 1, 4, &epochs).unwrap();
        let is_sure = |mine, other| mutual.is_sure((mine, other), Duration::ZERO);
        assert!(!is_sure(2 * SURE + 1, 2 * SURE), "its process may have been stopped");
        assert!(is_sure(SURE + 1, 2 * SURE + 1) && !is_sure(SURE, 2 * SURE + 1));
        page.show_kernel_wait(None);
        assert!(in_vain(3));
        page.leave();
        assert!(!in_vain(3));
    }
}
