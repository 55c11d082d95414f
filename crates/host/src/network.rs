//! The network of a job: opened when its PEs have found that it spans nodes, or that devices of one do no atomic operations in each
//! other's memory, and closed when they end.

use std::os::fd::AsFd;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use level_zero::Device;
use zeshmem_algebra::{PeSet, TeamPe};
use zeshmem_bootstrap::descriptors::{self, Shortage};
use zeshmem_bootstrap::{Aborter, Bootstrap, PEER_DIED, unique};
use zeshmem_fabric::ring::Memory;
use zeshmem_fabric::wire::{self, Backing, Endpoint, Inbox, Offer, OneSided, Outbox, Settings, Wire};
use zeshmem_fabric::{Exposed, Far, LETTER, Moved, NodeLocal, OfContext, OwnMemory, Patience, Proxy, Reach, Routed};
use zeshmem_ipc::{Chore, Node};
use zeshmem_mem::{Segments, SymmetricHeap};

use crate::config::{Config, Road};
use crate::driver::{LevelZero, set_for_libraries};
use crate::error::{Error, lost_text};
use crate::messenger::{MailRoom, Messenger, waiter};
use crate::nodes::Nodes;

/// This PE's way to the other nodes, and to owners of words on its own.
pub(crate) struct Network {
    link: Arc<Link>,
    /// What serves transfers, once there is memory for them.
    far: Arc<OnceLock<Arc<Far>>>,
    kernels: Arc<Requests>,
    /// Whether the other PEs may go.
    is_leaving: Arc<AtomicBool>,
    /// The first PE of the node of each PE of the job: of equal ones the PEs share a node.
    leaders: Box<[u32]>,
    /// Whether there are others; on one alone it serves PEs whose devices do no atomic operations in each other's memory.
    spans_nodes: bool,
    offer: Offer,
    /// The only road to device heaps, where the user names one.
    road: Option<Road>,
}

/// What serves kernels, once there may be any.
#[derive(Default)]
pub(crate) struct Requests {
    /// Of the thread that takes messages: no other waits for the lock.
    proxy: OnceLock<Mutex<Proxy>>,
    are_there: Arc<AtomicBool>,
    /// Whether PEs of this node have cores to themselves.
    have_cores: AtomicBool,
}

/// What a PE brings to the network, before it is known which PEs share its node: where the launcher says that the job spans nodes, an
/// endpoint, so that the cards by which PEs find each other hand round how it is reached.
pub(crate) struct Entry(Option<Result<Opened, Error>>);

struct Opened {
    endpoint: Endpoint,
    card: Vec<u8>,
}

impl Entry {
    /// Opens the endpoint where the job seems to span nodes. If that fails, it matters only where the job does.
    pub fn prepare(bootstrap: &mut dyn Bootstrap, config: &Config) -> Result<Entry, Error> {
        let spans_nodes = bootstrap.by_nodes()?.is_some_and(|by_nodes| by_nodes.map.spans_nodes());
        Ok(Entry(spans_nodes.then(|| {
            set_variables();
            Opened::new(bootstrap.rank(), settings(config)?)
        })))
    }

    /// Opens the endpoint of PE `my_pe` where all PEs are on one node: by TCP, which every machine has, unless the user names a provider.
    pub fn on_one_node(my_pe: usize, config: &Config) -> Entry {
        let settings = settings(config).map(|settings| Settings {
            provider: settings.provider.or_else(|| Some("tcp".into())),
            one_sided: false,
            devices: false,
            ..settings
        });
        Entry(Some(settings.and_then(|settings| Opened::new(my_pe, settings))))
    }

    /// Why it could not be opened, if that was tried.
    pub fn error(&self) -> Option<&Error> {
        self.0.as_ref()?.as_ref().err()
    }

    /// What the other PEs need to know; nothing where there is no endpoint.
    pub fn card(&self) -> &[u8] {
        self.0.iter().flatten().next().map_or(&[], |opened| &opened.card)
    }
}

impl Opened {
    fn new(my_pe: usize, settings: Settings) -> Result<Opened, Error> {
        let endpoint = Wire::open(&Settings { place: my_pe, ..settings })?;
        // PE 0 draws the secret that messages of this job bear.
        let secret = if my_pe == 0 { draw_secret()?.to_vec() } else { Vec::new() };
        let provider = endpoint.provider();
        let length = [provider.len() as u8];
        let card = [&secret[..], &length, provider.as_bytes(), endpoint.address()].concat();
        Ok(Opened { endpoint, card })
    }
}

/// Sets variables of libfabric's for this process, which the user has not set.
fn set_variables() {
    if wire::VARIABLES.iter().all(|(name, _)| std::env::var_os(name).is_none()) {
        for (name, value) in wire::VARIABLES {
            set_for_libraries(name, value);
        }
    }
}

/// Takes the name of its provider out of a PE's card.
fn provider_in(card: &mut Vec<u8>) -> Option<String> {
    let length = usize::from(*card.first()?);
    let name = String::from_utf8(card.get(1..=length)?.to_vec()).ok()?;
    card.drain(..=length);
    Some(name)
}

/// At most, for what is opened once.
const OWN_DESCRIPTORS: u64 = 24;

impl Network {
    /// Prepares libfabric where not all PEs of the job are on this node.
    pub fn prepare(node: &Node, n_pes: usize) {
        if node.local_size() < n_pes {
            let far = n_pes - node.local_size();
            // Over TCP a connection to each, and one from each while both begin; and what libfabric and Level Zero open.
            if let Err(Shortage { needed, hard }) = descriptors::make_room_for(2 * far as u64 + OWN_DESCRIPTORS)
                && node.my_local() == 0
            {
                tracing::warn!(
                    "{far} PEs on other nodes may need {needed} file descriptors, and the hard limit is {hard} (ulimit -Hn)"
                );
            }
            set_variables();
        }
    }

    /// Opens the network, and lets the messenger send by it. Collective over the job. `cards` are those of all PEs' entries; where one
    /// is empty, or the `leaders` of nodes are not known yet, PEs exchange both now.
    ///
    /// # Errors
    /// The network's, on this PE alone; the launcher's.
    pub fn open(
        node: &Node,
        bootstrap: &mut dyn Bootstrap,
        messenger: &Messenger,
        entry: Entry,
        (cards, leaders): (Vec<Vec<u8>>, Option<Vec<u32>>),
        kernels: Arc<Requests>,
        config: &Config,
    ) -> Result<Network, Error> {
        let (my_pe, n_pes) = (bootstrap.rank(), bootstrap.size());
        let spans_nodes = node.local_size() < n_pes;
        let Opened { mut endpoint, card } = entry.0.unwrap_or_else(|| Opened::new(my_pe, settings(config)?))?;
        let offer = endpoint.offer();
        tracing::debug!("the network reaches this PE at {}", endpoint.description());
        let unknown = |rank| zeshmem_ipc::node::Error::Version { rank };
        let (mut cards, leaders) = match leaders {
            Some(leaders) if cards.iter().all(|card| !card.is_empty()) => (cards, leaders),
            _ => {
                let leader = node.members()[0] as u32;
                let mut cards = bootstrap.exchange(&[&leader.to_le_bytes()[..], &card].concat())?;
                let mut leaders = Vec::with_capacity(n_pes);
                for (rank, card) in cards.iter_mut().enumerate() {
                    let leader = *card.first_chunk().ok_or(unknown(rank))?;
                    card.drain(..size_of_val(&leader));
                    leaders.push(u32::from_le_bytes(leader));
                }
                (cards, leaders)
            }
        };
        let secret = *cards[0].first_chunk().ok_or(unknown(0))?;
        cards[0].drain(..size_of_val(&secret));
        let mine = endpoint.provider();
        for (pe, card) in cards.iter_mut().enumerate() {
            let theirs = provider_in(card).ok_or(unknown(pe))?;
            if theirs != mine {
                return Err(Error::Providers { pe, theirs, mine });
            }
        }
        if spans_nodes {
            endpoint.watch(watched(&leaders, my_pe), vec![watcher(&leaders, my_pe)], KEEPALIVE);
        }
        endpoint.let_be(node.members().iter().copied().filter(|&pe| pe != my_pe).collect());
        endpoint.expect_late_peers();
        let peers = cards.into_iter().enumerate().map(|(pe, card)| (pe != my_pe).then_some(card));
        let (far, is_leaving) = (Arc::<OnceLock<Arc<Far>>>::default(), Arc::new(AtomicBool::new(false)));
        let mail_room = messenger.mail_room().clone();
        let post = Post { mail_room, far: far.clone(), kernels: kernels.clone(), aborter: bootstrap.aborter() };
        let failed = {
            let (aborter, is_leaving) = (bootstrap.aborter(), is_leaving.clone());
            let (hosts, doing) = (node.hosts(), messenger.job().clone());
            let beside = node.members().to_vec();
            move |pe: usize, cause: &wire::Error| {
                if beside.contains(&pe) {
                    // The watcher tells of its end, which ends this process, too.
                    let began = Instant::now();
                    while began.elapsed() < SEEN_WITHIN && !is_leaving.load(Ordering::Acquire) {
                        std::thread::park_timeout(SEEN_WITHIN / 100);
                    }
                }
                if !is_leaving.load(Ordering::Acquire) {
                    aborter.abort(PEER_DIED, &lost_text(pe, &hosts[pe], doing.doing(), cause))
                }
            }
        };
        let wire = endpoint.start(my_pe, peers.collect(), secret, Box::new(post), failed)?;
        let link = Arc::new(Link(RwLock::new(Some(wire))));
        messenger.connect(link.clone(), link.clone());
        let leaders = leaders.into();
        Ok(Network { link, far, kernels, is_leaving, leaders, spans_nodes, offer, road: road(config) })
    }

    /// Whether PEs of the job are on other nodes.
    pub fn spans_nodes(&self) -> bool {
        self.spans_nodes
    }

    /// The members of a team by nodes, as its member `me` sees them; `None` where all are on one.
    pub fn nodes(&self, pes: &PeSet, me: TeamPe) -> Option<Nodes> {
        Nodes::of(&self.leaders, pes, me)
    }

    /// The way to all PEs of the job: `near` to those of the node, which is also how those of other nodes get at this PE's
    /// memory; but their owners are asked for atomic operations on device memory of the PEs `by_owner`. Kernels ask by `ring`, on
    /// contexts that `of_context` knows.
    #[expect(clippy::too_many_arguments, reason = "all that ways need")]
    pub fn route(
        &self,
        near: NodeLocal,
        node: &Node,
        segments: Arc<Segments>,
        messenger: &Messenger,
        my_pe: usize,
        n_pes: usize,
        by_owner: &[usize],
        ring: Arc<dyn Memory>,
        of_context: OfContext,
    ) -> Routed {
        let near = Arc::new(near);
        let home = Box::new(OwnMemory::new(near.clone(), segments, my_pe));
        let (doorbells, job) = (messenger.doorbells().clone(), messenger.job().clone());
        let waiter = waiter(node, true);
        self.kernels.have_cores.store(!waiter.shares_cores(), Ordering::Relaxed);
        let patience = Patience::new(waiter, Some(self.link.clone()), doorbells, my_pe, job);
        let far = Arc::new(Far::new(home, self.link.clone(), patience, Some(ring.clone())));
        let first = self.far.set(far.clone());
        debug_assert!(first.is_ok(), "routed once");
        let proxy = Proxy::new(far.clone(), ring.clone(), of_context, n_pes);
        self.kernels.proxy.get_or_init(|| Mutex::new(proxy));
        let has_kernels = self.kernels.are_there.clone();
        let reach = (0..n_pes).map(|pe| match node.local_of(pe) {
            None => Reach::Far,
            Some(_) if by_owner.contains(&pe) => Reach::ButAtomics,
            Some(_) => Reach::Near,
        });
        Routed::new(near, far, ring, has_kernels, reach.collect())
    }

    /// Lets the network read and write the host segments by itself for the PEs of other nodes, where it can: before these know that
    /// the segments are there. What it does not take is reached by messages.
    pub fn expose(&self, segments: &Segments) {
        let (Some(host), Some(far), true) = (segments.host(), self.far.get(), self.spans_nodes) else { return };
        let heap = host.base()..host.base() + host.bytes();
        let mut exposed = Vec::new();
        for memory in
            std::iter::once(heap).chain(host.static_ranges().iter().cloned()).filter(|memory| !memory.is_empty())
        {
            let (Some(first), bytes) = (segments.locate(memory.start, 1), memory.len()) else { continue };
            match self.link.with(|wire| wire.expose(memory, Backing::Host)) {
                Ok(Some(remote)) => exposed.push(Exposed { first, bytes, remote }),
                Ok(None) => return,
                Err(error) => tracing::warn!(
                    "the network does not take {bytes} bytes of symmetric memory ({error}); transfers there are cut into messages"
                ),
            }
        }
        tracing::debug!("the network itself reads and writes {} ranges of symmetric memory", exposed.len());
        far.expose(exposed, self.link.with(|wire| Ok(wire.delivery())).unwrap_or_default());
    }

    /// Whether the network may take the heap of `device` as a dma-buf.
    pub fn takes_dma_bufs(&self, device: &Device) -> bool {
        self.offer.dma_bufs && self.wants(Road::DmaBuf) && device.exports_dma_bufs() == Ok(true)
    }

    fn wants(&self, road: Road) -> bool {
        self.road.is_none_or(|wanted| wanted == road)
    }

    /// Lets the network read and write the device heap by itself for the PEs of other nodes, by the first road that is open: before
    /// these know that the heap is there.
    pub fn expose_device(&self, heap: &SymmetricHeap, level_zero: &LevelZero) {
        let (Some(far), true) = (self.far.get(), self.spans_nodes) else { return };
        let mut refused = String::new();
        for road in [Road::DmaBuf, Road::Ze].into_iter().filter(|&road| self.offer.devices && self.wants(road)) {
            match self.register(heap, level_zero, road) {
                Ok(Some(exposed)) => {
                    tracing::info!("the network gets at the device heap by {}{refused}", road.name());
                    return far.expose_device(exposed, self.link.with(|wire| Ok(wire.delivery())).unwrap_or_default());
                }
                Ok(None) => {}
                Err(why) => refused += &format!("; not by {}: {why}", road.name()),
            }
        }
        if !refused.is_empty() {
            let is_asked = |name: &str, value: &str| std::env::var(name).is_ok_and(|set| set == value);
            let is_prepared = is_asked("EnableImplicitScaling", "0") && is_asked("NEOReadDebugKeys", "1");
            let advice = if self.offer.name.starts_with("cxi") && !is_prepared {
                "; cxi takes device memory only with EnableImplicitScaling=0 and NEOReadDebugKeys=1 in the environment"
            } else {
                ""
            };
            tracing::warn!("the network gets at the device heap by messages{refused}{advice}");
        } else {
            let why =
                if self.road == Some(Road::Messages) { "as it was told" } else { "since its provider has no FI_HMEM" };
            tracing::info!("the network gets at the device heap by messages, {why}");
        }
    }

    /// Gives the heap to the network; `None` where that makes no transfers by itself.
    fn register(&self, heap: &SymmetricHeap, level_zero: &LevelZero, road: Road) -> Result<Option<Exposed>, String> {
        let memory = heap.range();
        let Some(first) = heap.offset_of(memory.start, memory.len()) else { return Ok(None) };
        let dma_buf = match road {
            Road::DmaBuf if !self.offer.dma_bufs => return Err("this version of the provider takes none".into()),
            Road::DmaBuf if !self.takes_dma_bufs(&level_zero.device) => {
                return Err("the Level Zero driver exports none".into());
            }
            Road::DmaBuf => Some(heap.dma_buf().map_err(|error| error.to_string())?),
            _ => None,
        };
        let (driver, device) = level_zero.numbers().map_err(|error| error.to_string())?;
        let dma_buf = dma_buf.as_ref().map(|(file, offset)| (file.as_fd(), *offset));
        let (bytes, backing) = (memory.len(), Backing::Device { driver, device, dma_buf });
        let remote = self.link.with(|wire| wire.expose(memory, backing)).map_err(|error| error.to_string())?;
        Ok(remote.map(|remote| Exposed { first: first.into(), bytes, remote }))
    }

    /// What has moved the bytes of transfers between nodes so far.
    pub fn moved(&self) -> Option<&Moved> {
        self.far.get().map(|far| far.moved())
    }

    /// All PEs have exposed their host segments.
    pub fn ask_again(&self) {
        if let Some(far) = self.far.get() {
            far.ask_again();
        }
    }

    /// Something has come from all PEs by way of each other.
    pub fn met(&self) {
        self.link.tell(Wire::met);
    }

    /// Looks for requests of kernels from now on.
    pub fn expect_kernels(&self) {
        self.kernels.are_there.store(true, Ordering::SeqCst);
        self.link.wake();
    }

    /// Closes the network, when all messages of this PE have arrived. Collective over the job, whose PEs have met before; for the last
    /// time they meet by the launcher or, where MPI may have ended the conversation with it, by messages.
    ///
    /// # Errors
    /// The network's, the launcher's.
    pub fn close(
        &self,
        launcher: Option<&mut (dyn Bootstrap + 'static)>,
        meet_by_messages: impl FnOnce() -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.link.flush()?;
        // When no PE waits for a message any more, those that close first are no loss. Until then a node may still be cut off.
        let leave = || self.is_leaving.store(true, Ordering::Release);
        match launcher {
            Some(launcher) => {
                launcher.barrier()?;
                leave();
            }
            None => {
                meet_by_messages()?;
                leave();
            }
        }
        Ok(self.link.stop()?)
    }
}

/// What this PE's messages go by, until it is closed.
struct Link(RwLock<Option<Wire>>);

impl Link {
    fn flush(&self) -> Result<(), wire::Error> {
        self.with(Wire::flush)
    }

    fn wake(&self) {
        self.tell(Wire::wake);
    }

    fn stop(&self) -> Result<(), wire::Error> {
        let wire = self.0.write().unwrap_or_else(PoisonError::into_inner).take();
        wire.map_or(Ok(()), Wire::stop)
    }

    /// Tells the wire something; one that has stopped has no need to know.
    fn tell(&self, what: fn(&Wire)) {
        let _ = self.with(|wire| {
            what(wire);
            Ok(())
        });
    }

    fn with<R>(&self, body: impl FnOnce(&Wire) -> Result<R, wire::Error>) -> Result<R, wire::Error> {
        body(self.0.read().unwrap_or_else(PoisonError::into_inner).as_ref().ok_or(wire::Error::Stopped)?)
    }
}

impl Outbox for Link {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), wire::Error> {
        self.with(|wire| wire.send(to, message))
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, wire::Error> {
        self.with(|wire| wire.try_send(to, message))
    }

    fn has_room(&self, to: usize, bytes: usize) -> bool {
        self.with(|wire| Ok(wire.has_room(to, bytes))).unwrap_or(true)
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), wire::Error> {
        self.with(|wire| wire.start(to, transfer))
    }

    fn can_transfer(&self, local: usize, bytes: usize) -> bool {
        self.with(|wire| Ok(wire.can_transfer(local, bytes))).unwrap_or(false)
    }
}

/// A thread that waits for PEs of other nodes takes messages itself.
impl Chore for Link {
    fn work(&self) -> bool {
        // Of one that has stopped there are none.
        self.with(|wire| Ok(wire.help())).unwrap_or(false)
    }

    fn leave(&self) {
        self.tell(Wire::leave);
    }

    fn done(&self) {
        self.tell(Wire::done);
    }
}

/// Takes the messages of other PEs.
struct Post {
    mail_room: MailRoom,
    far: Arc<OnceLock<Arc<Far>>>,
    kernels: Arc<Requests>,
    aborter: Aborter,
}

impl Post {
    /// Ends the job after what cannot go on; of PEs that are lost the wire tells.
    fn judge<T>(&self, outcome: Result<T, zeshmem_fabric::Error>) -> Option<T> {
        match outcome {
            Ok(answer) => Some(answer),
            Err(error) if error.is_lost_peer() => None,
            Err(error) => self.aborter.abort(1, &error.to_string()),
        }
    }
}

impl Requests {
    /// Whether requests of this PE's kernels have not been carried out yet; `None` while a thread is at them, which is not waited for.
    pub fn are_behind(&self) -> Option<bool> {
        let Some(proxy) = self.proxy.get() else { return Some(false) };
        proxy.try_lock().ok().map(|proxy| proxy.is_behind())
    }

    fn are_there(&self) -> bool {
        self.are_there.load(Ordering::SeqCst)
    }

    fn with_proxy<R>(&self, body: impl FnOnce(&mut Proxy) -> R) -> Option<R> {
        Some(body(&mut self.proxy.get()?.lock().expect("no panic while kernels are served")))
    }
}

impl Inbox for Post {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        let outcome = match (message.first(), self.far.get()) {
            (Some(&LETTER), _) => {
                let is_behind = || self.kernels.with_proxy(|proxy| proxy.is_behind()).unwrap_or(false);
                self.mail_room.receive(from, message, is_behind, outbox)
            }
            (_, Some(far)) => far.receive(from, message, outbox).map(|ended| {
                if let Some(ended) = ended {
                    self.kernels.with_proxy(|proxy| proxy.end_transfer(&ended));
                }
            }),
            // A PE transfers nothing before all have agreed that they are ready.
            (_, None) => Err(zeshmem_fabric::Error::Message { pe: from, what: "came too early" }),
        };
        self.judge(outcome);
    }

    fn landed(&mut self, peer: usize, mark: [u64; 2], outbox: &dyn Outbox) {
        let Some(far) = self.far.get() else { return };
        if let Some(Some(ended)) = self.judge(far.landed(peer, mark, outbox)) {
            self.kernels.with_proxy(|proxy| proxy.end_transfer(&ended));
        }
    }

    fn told(&mut self) {
        self.far.get().into_iter().for_each(|far| far.told());
    }

    fn work(&mut self, outbox: &dyn Outbox) -> bool {
        let for_peers = self.far.get().map(|far| far.work(outbox));
        let for_kernels =
            if self.kernels.are_there() { self.kernels.with_proxy(|proxy| proxy.work(outbox)) } else { None };
        let mut worked = false;
        for outcome in [for_peers, for_kernels].into_iter().flatten() {
            worked |= self.judge(outcome).unwrap_or(false);
        }
        worked
    }

    fn is_awaited(&self) -> bool {
        self.kernels.have_cores.load(Ordering::Relaxed)
            && self.kernels.with_proxy(|proxy| proxy.is_awaited()).unwrap_or(false)
    }

    fn has_silent_work(&self) -> bool {
        self.kernels.are_there() || self.far.get().is_some_and(|far| far.defers())
    }
}

/// Within this time a PE that has ended is missed on its node.
const SEEN_WITHIN: Duration = Duration::from_secs(2);

/// How long a PE may be silent until the one that watches it asks whether it is there.
const KEEPALIVE: Duration = Duration::from_millis(500);

/// The PEs of the node whose first PE is `leader`.
fn of_node(leaders: &[u32], leader: u32) -> impl Iterator<Item = usize> {
    (0..leaders.len()).filter(move |&pe| leaders[pe] == leader)
}

/// The PEs that PE `me` watches, so that a node that is cut off is noticed whether or not a PE waits for it: those of the node
/// after its own, shared out among the PEs of its own. So each PE is watched by one, however many nodes there are.
fn watched(leaders: &[u32], me: usize) -> Vec<usize> {
    let mine = leaders[me];
    let first = leaders.iter().copied().min().unwrap_or(mine);
    let next = leaders.iter().copied().filter(|&leader| leader > mine).min().unwrap_or(first);
    let rank = of_node(leaders, mine).take_while(|&pe| pe < me).count();
    of_node(leaders, next).skip(rank).step_by(of_node(leaders, mine).count()).collect()
}

/// The PE that watches PE `me`.
fn watcher(leaders: &[u32], me: usize) -> usize {
    let mine = leaders[me];
    let last = leaders.iter().copied().max().unwrap_or(mine);
    let before = leaders.iter().copied().filter(|&leader| leader < mine).max().unwrap_or(last);
    let rank = of_node(leaders, mine).take_while(|&pe| pe < me).count();
    let watchers: Vec<_> = of_node(leaders, before).collect();
    watchers[rank % watchers.len()]
}

/// What a job that spans nodes finds here: provider and interface, and the road to device heaps that is open, as far as can be told
/// before a heap is there; or why it finds no network.
pub fn look_at_network(device: Option<&Device>) -> Result<(String, Road), Error> {
    let config = Config::from_environment()?;
    let (offer, only) = (Wire::look(&settings(&config)?)?, road(&config));
    let exports = device.is_some_and(|device| device.exports_dma_bufs() == Ok(true));
    let is_open = |road: &Road| match road {
        Road::DmaBuf => offer.dma_bufs && exports,
        Road::Ze => offer.devices,
        Road::Messages => true,
    };
    let wanted = |road: &Road| *road == Road::Messages || only.is_none_or(|only| only == *road);
    let road = Road::ALL.into_iter().find(|road| is_open(road) && wanted(road)).unwrap_or(Road::Messages);
    Ok((offer.name, road))
}

/// The only road to device heaps that may be taken, if that is so.
fn road(config: &Config) -> Option<Road> {
    if config.one_sided { config.device_road } else { Some(Road::Messages) }
}

/// What the environment says about the network.
fn settings(config: &Config) -> Result<Settings, Error> {
    let text = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let number = |name| -> Result<Option<u64>, Error> {
        let Some(value) = text(name) else { return Ok(None) };
        let number = value.trim().parse().ok();
        number.map(Some).ok_or(Error::Environment { name, value, allowed: "it must be a number" })
    };
    let disorder = number(DISORDER)?;
    let deadline = number(PEER_SECONDS)?.map_or(DEADLINE, |seconds| Duration::from_secs(seconds.max(1)));
    Ok(Settings {
        library: text("ZESHMEM_LIBFABRIC").map(PathBuf::from),
        provider: text("ZESHMEM_PROVIDER"),
        interface: text("ZESHMEM_INTERFACE"),
        address: unique::own_addresses(text("ZESHMEM_INTERFACE")).into_iter().next(),
        deadline,
        disorder,
        one_sided: config.one_sided,
        devices: road(config) != Some(Road::Messages),
        ..Settings::default()
    })
}

const DISORDER: &str = "ZESHMEM_WIRE_DISORDER";
const PEER_SECONDS: &str = "ZESHMEM_PEER_SECONDS";

/// How long a PE may leave messages unacknowledged, where the environment says nothing.
const DEADLINE: Duration = Duration::from_secs(4);

fn draw_secret() -> Result<[u8; 16], Error> {
    zeshmem_ipc::node::draw_secret().map_err(|cause| Error::System("drawing a secret", cause))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{DEADLINE, KEEPALIVE, watched, watcher};

    #[test]
    fn a_node_that_is_cut_off_is_missed_within_five_seconds() {
        // It may have answered just before, and time is counted in ticks, of which a keepalive has five.
        assert!(KEEPALIVE + DEADLINE + 2 * KEEPALIVE / 5 < Duration::from_secs(5));
    }

    #[test]
    fn each_pe_is_watched_by_one_of_another_node() {
        for leaders in [&[0, 1][..], &[0, 1, 2], &[0, 0, 2], &[0, 0, 2, 2, 2, 0], &[0, 1, 1, 0, 4, 1, 4]] {
            let mut all: Vec<usize> = Vec::new();
            for me in 0..leaders.len() {
                let watched = watched(leaders, me);
                assert!(
                    watched.iter().all(|&pe| leaders[pe] != leaders[me] && watcher(leaders, pe) == me),
                    "{leaders:?}"
                );
                all.extend(watched);
            }
            all.sort_unstable();
            assert!(all.into_iter().eq(0..leaders.len()), "{leaders:?}");
        }
        assert_eq!(watched(&[0, 0, 2], 2), [0, 1]);
    }
}
