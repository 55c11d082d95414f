//! The PEs of one machine, agreed between them.
//!
//! # How a node forms
//! A PE's *card* says who it is and its *place*: host name, boot id, network and pid namespace. PEs at one place are *candidates* to
//! be a node, and the lowest of them is their leader, which has a *door*: a listening socket with a random abstract name. Being
//! candidates is a claim; the proof is made by passing a descriptor:
//!
//! 1. Every other candidate connects to the leader's door, checks that the process behind it is the one on the leader's
//!    card (`SO_PEERCRED`), and says the word on that card, which PE it is, and its own card. Then comes a barrier of the whole job:
//!    all knocks have been made.
//! 2. The leader lets in those who know the word, and whose process, user and place match their cards, and sends each the cards of
//!    all that it let in and the *memory of the node*, which holds the leader's nonce.
//! 3. Each maps it, finds the nonce, opens a [`Process`] for every other PE on the list, and says yes or no.
//! 4. The leader sends all of them the list of those that said yes. That is the node.
//!
//! A PE that was not let in, or could not do its part, is a node of its own: containers that cannot reach each other still
//! run as one job over the network. All PEs of a node have the same list because they all have the leader's.
//!
//! # Who the candidates are
//! Where the launcher says which PEs share a machine ([`Bootstrap::by_nodes`]), the lowest PE of each of its nodes lays out its card
//! and opens its door, and each other one reads the card of its own alone; those that find themselves at its place are the
//! candidates. When nodes have formed, the leader of each lays out what it tells of its PEs (`NodeCard`), reads what the others have
//! laid out, and passes all of it to its members in a file. So nothing is asked of the launcher by each PE of each other one:
//! a member asks for one value, and a leader for as many as there are nodes. A PE that is on no leader's list has laid out a value of
//! its own. If all PEs of the job are on one list, they have each other's cards already, and nothing more is asked.
//!
//! What the launcher says is a hint. PEs that it wrongly calls neighbours are not at one place, do not meet, and are nodes of their
//! own. If then some at one place are on different nodes, which all PEs see by the cards, the job begins anew without the
//! hint. So it does where there is none: all PEs exchange cards, and those at one place are candidates.
//!
//! A process is opened by its pid, which could in theory be another process's by then. It is not: every PE on the final list
//! has said yes *after* it had received the list that the processes were opened from, so it was alive at that time; and one
//! that died in between shows as a closed connection, which fails the formation on every PE.
//!
//! # Passing descriptors later
//! The connections stay. [`Node::exchange_fds`] is an all-to-all through the leader, agreed at the end.

mod card;
mod door;
mod limit;
mod link;
mod memory;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fs::File;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::fs::FileExt as _;
use std::sync::{Arc, Mutex, PoisonError};

use rustix::process::Pid;
use zeshmem_bootstrap::{Bootstrap, ByNodes, NodeMap, Store};

use crate::process::Process;
use crate::shared::SharedMemory;
use card::{Card, Cpus, NodeCard};
use door::{Door, Visitors};
use link::{Fault, Kind, Link, Message};
use memory::NodeMemory;

/// Why a node did not form, or an exchange failed. The same on every PE of the node, except where said.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The launcher failed.
    #[error(transparent)]
    Bootstrap(#[from] zeshmem_bootstrap::Error),
    /// A PE of the node died.
    #[error("PE {rank} died")]
    PeerGone {
        /// That PE.
        rank: usize,
    },
    /// A PE of the node could not do its part; the sentence is that PE's.
    #[error("on PE {rank}: {reason}")]
    Failed {
        /// That PE.
        rank: usize,
        /// What went wrong there.
        reason: String,
    },
    /// A PE's card is not ours: it runs another version of this library.
    #[error("PE {rank} runs another version of Zeshmem")]
    Version {
        /// That PE.
        rank: usize,
    },
    /// Before anything was shared, on this PE alone.
    #[error("{doing}: {errno}")]
    System {
        /// What was attempted.
        doing: &'static str,
        /// What the operating system said.
        errno: rustix::io::Errno,
    },
}

/// Sixteen random bytes, which no stranger can guess.
///
/// # Errors
/// The operating system's.
pub fn draw_secret() -> io::Result<[u8; 16]> {
    Ok(card::new_nonce()?)
}

/// What one PE hands to [`Node::exchange_fds`], as the others get it.
pub type Entry = (Vec<u8>, Vec<OwnedFd>);

/// Of each member, in local order; `None` for this PE.
type Processes = Vec<Option<Arc<Process>>>;

/// The PEs that share this machine, and the means to reach them.
///
/// Local PE numbers count the members in rank order from zero; member zero is the leader.
pub struct Node {
    members: Vec<usize>,
    my_local: usize,
    // Of all PEs of the job, in rank order; each name is there once.
    hosts: Arc<[Arc<str>]>,
    pids: Vec<Pid>,
    processes: Processes,
    cpus: usize,
    memory: Arc<NodeMemory>,
    links: Mutex<Links>,
}

/// What [`Node::form`] brings to a PE.
pub struct Formed {
    /// The node that it is on.
    pub node: Node,
    /// The extra cards of all PEs of the job, in rank order.
    pub extra_cards: Vec<Vec<u8>>,
    /// The first PE of the node of each PE of the job, if that is known yet.
    pub leaders: Option<Vec<u32>>,
}

/// Texts of which equal ones share their bytes: a large job has few hosts.
fn once_each<'a>(texts: impl Iterator<Item = &'a str>) -> Arc<[Arc<str>]> {
    let mut all = HashMap::<&str, Arc<str>>::new();
    texts.map(|text| all.entry(text).or_insert_with(|| text.into()).clone()).collect()
}

/// The connections that a node keeps.
enum Links {
    /// The leader's, to members 1, 2, ...
    Leader(Vec<Link>),
    /// A member's, to the leader.
    Member(Link),
    /// An exchange has failed: what is in the connections no longer fits together.
    Broken,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node").field("members", &self.members).field("my_local", &self.my_local).finish_non_exhaustive()
    }
}

impl Node {
    /// Finds out, together with all PEs of the job, which of them share this machine, and hands every PE's `extra_card`
    /// round on the way, which is no longer than some thousand bytes.
    ///
    /// Waits for the launcher twice, and once more where a launcher that knows nodes has several of them; only for an exchange if no
    /// two PEs share a machine.
    ///
    /// `ZESHMEM_PES_PER_NODE=k`, set alike on all PEs, makes every k PEs a node of their own, for tests.
    ///
    /// # Errors
    /// See [`Error`]. The job cannot go on.
    pub fn form(boot: &mut dyn Bootstrap, extra_card: &[u8]) -> Result<Formed, Error> {
        let rank = boot.rank();
        if let Some(ByNodes { map, store }) = boot.by_nodes()? {
            let (formation, roll) = form_by_hint(store, &map, rank, extra_card)?;
            if let Some(roll) = roll {
                return Ok(Node::of(formation, roll, rank));
            }
            tracing::debug!("{map} is not how PEs share machines; looking at the cards of all");
        }
        let (formation, roll) = form_by_cards(boot, extra_card)?;
        Ok(Node::of(formation, roll, rank))
    }

    fn of(formation: Formation, roll: Roll, rank: usize) -> Formed {
        let Formation { members, cards, memory, processes, links } = formation;
        let node = Self {
            my_local: members.iter().position(|member| *member == rank).unwrap_or(0),
            hosts: roll.hosts,
            pids: roll.pids,
            cpus: cpus_of(&cards, rank),
            members,
            processes,
            memory: Arc::new(memory),
            links: Mutex::new(links),
        };
        tracing::debug!(?node, "node formed");
        Formed { node, extra_cards: roll.extras, leaders: roll.leaders }
    }

    /// The ranks of the PEs on this node, ascending; this PE's own among them.
    pub fn members(&self) -> &[usize] {
        &self.members
    }

    /// The number of PEs on this node.
    pub fn local_size(&self) -> usize {
        self.members.len()
    }

    /// This PE's place in [`members`](Self::members).
    pub fn my_local(&self) -> usize {
        self.my_local
    }

    /// The place of a PE of the job in [`members`](Self::members), if it is one of them.
    pub fn local_of(&self, rank: usize) -> Option<usize> {
        self.members.binary_search(&rank).ok()
    }

    /// The host names of all PEs of the job, for messages.
    pub fn hosts(&self) -> Arc<[Arc<str>]> {
        self.hosts.clone()
    }

    /// The host name of any PE of the job, for messages.
    ///
    /// # Panics
    /// If the job has no such PE.
    pub fn host(&self, rank: usize) -> &str {
        &self.hosts[rank]
    }

    /// The pid of any PE of the job, as that PE sees itself, for messages.
    ///
    /// # Panics
    /// If the job has no such PE.
    pub fn pid(&self, rank: usize) -> Pid {
        self.pids[rank]
    }

    /// The process of a member; `None` for this PE itself.
    ///
    /// # Panics
    /// If `local` is not below [`local_size`](Self::local_size).
    pub fn process(&self, local: usize) -> Option<&Arc<Process>> {
        self.processes[local].as_ref()
    }

    /// New zeroed memory for this PE, and the descriptor by which the other members map it: none where there is no other.
    ///
    /// # Errors
    /// Those of [`SharedMemory::create`].
    pub fn new_memory(&self, name: &str, bytes: usize) -> io::Result<(SharedMemory, Option<OwnedFd>)> {
        match self.local_size() {
            1 => Ok((SharedMemory::unshared(bytes)?, None)),
            _ => SharedMemory::create(name, bytes).map(|(memory, file)| (memory, Some(file))),
        }
    }

    /// The same at a multiple of `alignment`, a power of two of whole pages.
    ///
    /// # Errors
    /// As there.
    pub fn new_aligned_memory(
        &self,
        name: &str,
        bytes: usize,
        alignment: usize,
    ) -> io::Result<(SharedMemory, Option<OwnedFd>)> {
        match self.local_size() {
            1 => Ok((SharedMemory::unshared_aligned(bytes, alignment)?, None)),
            _ => SharedMemory::create_aligned(name, bytes, alignment).map(|(memory, file)| (memory, Some(file))),
        }
    }

    /// How many CPUs the members can use between them.
    pub fn cpus(&self) -> usize {
        self.cpus
    }

    /// Says goodbye to the other members: the end of this process is from now on nothing to worry about.
    ///
    /// To be called after the last collective, when no PE waits for this one any more.
    pub fn leave(&self) {
        self.memory.say_goodbye(self.my_local);
    }

    /// Which members have said goodbye, kept alive independently of the node.
    pub fn goodbyes(&self) -> Goodbyes {
        Goodbyes(self.memory.clone())
    }

    /// Hands `bytes` and `fds` to every member and returns what each handed in, in local order; this PE's own entry, with
    /// duplicates of its descriptors, included. Collective over the node.
    ///
    /// When it returns, on any PE and with any result, every member has entered it, and the result is the same everywhere.
    ///
    /// # Errors
    /// [`Error::PeerGone`] and [`Error::Failed`]; after either, later exchanges fail as well.
    pub fn exchange_fds(&self, bytes: &[u8], fds: &[BorrowedFd<'_>]) -> Result<Vec<Entry>, Error> {
        // A poisoned lock means that another thread panicked in here, and the links are broken already.
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let result = match std::mem::replace(&mut *links, Links::Broken) {
            Links::Leader(members) => self.lead_exchange(&members, bytes, fds).map(|all| (all, Links::Leader(members))),
            Links::Member(leader) => self.join_exchange(&leader, bytes, fds).map(|all| (all, Links::Member(leader))),
            Links::Broken => Err(Error::Failed {
                rank: self.members[self.my_local],
                reason: "an earlier exchange of descriptors failed".into(),
            }),
        };
        let (all, intact) = result?;
        *links = intact;
        Ok(all)
    }

    /// The leader's part of an exchange: collect, hand out, hear that all have got it, say so.
    ///
    /// Members speak when they are told to. So the descriptors in flight, whose number the kernel limits, are those of one
    /// member at a time, and the limit cannot stop the one whose turn it is.
    fn lead_exchange(&self, links: &[Link], bytes: &[u8], fds: &[BorrowedFd<'_>]) -> Result<Vec<Entry>, Error> {
        let members = &self.members[1..];
        let agreed = || -> Result<_, Error> {
            let own = duplicate(fds).map_err(|errno| self.failed_here(Fault::from(errno)))?;
            let mut all = vec![(bytes.to_vec(), own)];
            for (link, rank) in links.iter().zip(members) {
                link.send(Kind::YourTurn, &[], &[]).map_err(|fault| self.fault(fault, *rank))?;
                let mine = link.receive(Kind::Mine).map_err(|fault| self.fault(fault, *rank))?;
                all.push((mine.bytes, mine.fds));
            }
            let (table, all_fds) = pack(&all);
            for (link, rank) in links.iter().zip(members) {
                link.send(Kind::All, &table, &all_fds).map_err(|fault| self.fault(fault, *rank))?;
            }
            for (link, rank) in links.iter().zip(members) {
                link.receive(Kind::Yes).map_err(|fault| self.fault(fault, *rank))?;
            }
            Ok(all)
        }();
        announce(links, Kind::Done, &[], agreed)
    }

    /// A member's part of an exchange.
    fn join_exchange(&self, leader: &Link, bytes: &[u8], fds: &[BorrowedFd<'_>]) -> Result<Vec<Entry>, Error> {
        let to_leader = |fault| self.fault(fault, self.members[0]);
        leader.receive(Kind::YourTurn).map_err(to_leader)?;
        leader.send(Kind::Mine, bytes, fds).map_err(to_leader)?;
        let unpacked = leader.receive(Kind::All).and_then(|all| unpack(all, self.local_size()).ok_or(Fault::Confused));
        match &unpacked {
            Ok(_) => leader.send(Kind::Yes, &[], &[]).map_err(to_leader)?,
            Err(Fault::Gone | Fault::Reported(_)) => {}
            Err(fault) => {
                let report = self.failed_here(fault.clone());
                leader.send(Kind::Failed, &report_of(&report), &[]).map_err(to_leader)?;
            }
        }
        let all = unpacked.map_err(to_leader)?;
        leader.receive(Kind::Done).map_err(to_leader)?;
        Ok(all)
    }

    fn failed_here(&self, fault: Fault) -> Error {
        failed(self.members[self.my_local], &fault)
    }

    fn fault(&self, fault: Fault, other: usize) -> Error {
        fault_between(fault, self.members[self.my_local], other)
    }
}

/// Which members have said goodbye ([`Node::leave`]).
#[derive(Clone, Debug)]
pub struct Goodbyes(Arc<NodeMemory>);

impl Goodbyes {
    /// Whether a member has.
    ///
    /// # Panics
    /// If there is no such member.
    pub fn said_by(&self, local: usize) -> bool {
        self.0.has_said_goodbye(local)
    }
}

/// All PEs of the job, in rank order.
struct Roll {
    hosts: Arc<[Arc<str>]>,
    pids: Vec<Pid>,
    extras: Vec<Vec<u8>>,
    leaders: Option<Vec<u32>>,
}

impl Roll {
    fn of_cards(cards: Vec<Card>) -> Self {
        Self {
            hosts: once_each(cards.iter().map(|card| card.host.as_str())),
            pids: cards.iter().map(|card| card.pid).collect(),
            extras: cards.into_iter().map(|card| card.extra).collect(),
            leaders: None,
        }
    }

    /// `None` where PEs at one place are on different nodes.
    fn of_nodes(mut nodes: Vec<NodeCard>, size: usize) -> Result<Option<Self>, Error> {
        let mut places: Vec<&str> = nodes.iter().map(|node| node.place.as_str()).collect();
        places.sort_unstable();
        if places.windows(2).any(|pair| pair[0] == pair[1]) {
            return Ok(None);
        }
        // Of each PE its node, and its place there.
        let mut found = vec![None; size];
        for (node, card) in nodes.iter().enumerate() {
            for (member, pe) in card.members.iter().enumerate() {
                found[pe.rank] = Some((node, member));
            }
        }
        let found = found.into_iter().enumerate().map(|(rank, found)| found.ok_or(Error::Version { rank }));
        let found = found.collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Self {
            hosts: once_each(found.iter().map(|(node, _)| nodes[*node].host.as_str())),
            pids: found.iter().map(|(node, member)| nodes[*node].members[*member].pid).collect(),
            leaders: Some(found.iter().map(|(node, _)| nodes[*node].members[0].rank as u32).collect()),
            extras: found.iter().map(|(node, pe)| std::mem::take(&mut nodes[*node].members[*pe].extra)).collect(),
        }))
    }
}

/// Without a hint: all PEs exchange cards.
fn form_by_cards(boot: &mut dyn Bootstrap, extra_card: &[u8]) -> Result<(Formation, Roll), Error> {
    let rank = boot.rank();
    let own = Card::of_this_process(rank, extra_card)?;
    let door = Door::open(&own)?;
    let mut cards = Vec::with_capacity(boot.size());
    for (rank, bytes) in boot.exchange(&own.encode())?.iter().enumerate() {
        cards.push(Card::decode(bytes).ok_or(Error::Version { rank })?);
    }
    let candidates = card::candidates(&cards, rank);
    // Deterministic from the cards, hence the same on every PE of the job.
    let any_share = card::any_shared_place(&cards);
    let mut all_have_knocked = || if any_share { boot.barrier() } else { Ok(()) };
    let formation = match candidates.as_slice() {
        [_] => {
            drop(door);
            all_have_knocked()?;
            Formation::alone(rank, own)?
        }
        [first, others @ ..] if *first == rank => Formation::at_own_door(door, own, rank, others, all_have_knocked)?,
        [first, others @ ..] => {
            drop(door);
            Formation::at_door_of(*first, &cards[*first], own, rank, others.len(), all_have_knocked)?
        }
        [] => unreachable!("a PE is at its own place"),
    };
    Ok((formation, Roll::of_cards(cards)))
}

/// By what the launcher says; no roll where that is wrong.
fn form_by_hint(
    store: &mut dyn Store,
    map: &NodeMap,
    rank: usize,
    extra_card: &[u8],
) -> Result<(Formation, Option<Roll>), Error> {
    let own = Card::of_this_process(rank, extra_card)?;
    let hint = Hint::of(map, rank);
    let formation = hint.form(store, own, rank)?;
    let size = hint.firsts.len();
    let nodes = match formation.members.len() == size {
        true => vec![NodeCard::new(&formation.cards)],
        false => hint.exchange(store, &formation, rank)?,
    };
    let roll = Roll::of_nodes(nodes, size)?;
    Ok((formation, roll))
}

/// What the launcher says of which PEs share a machine.
struct Hint {
    /// The first PE of the node of each PE.
    firsts: Vec<usize>,
    /// The PEs of this one's node.
    neighbours: Vec<usize>,
}

impl Hint {
    fn of(map: &NodeMap, rank: usize) -> Self {
        let mut first_of = HashMap::new();
        let firsts: Vec<usize> =
            map.nodes().enumerate().map(|(pe, node)| *first_of.entry(node).or_insert(pe)).collect();
        let neighbours = (0..firsts.len()).filter(|pe| firsts[*pe] == firsts[rank]).collect();
        Self { firsts, neighbours }
    }

    /// The first PEs of all nodes.
    fn leaders(&self) -> Vec<usize> {
        (0..self.firsts.len()).filter(|pe| self.firsts[*pe] == *pe).collect()
    }

    fn form(&self, store: &mut dyn Store, own: Card, rank: usize) -> Result<Formation, Error> {
        let leader = self.neighbours[0];
        if self.leaders().len() == self.firsts.len() {
            return Formation::alone(rank, own);
        }
        let door = (leader == rank && self.neighbours.len() > 1).then(|| Door::open(&own)).transpose()?;
        store.publish(door.is_some().then(|| own.encode()).as_deref())?;
        if let Some(door) = door {
            return Formation::at_own_door(door, own, rank, &self.neighbours[1..], || store.publish(None));
        }
        if leader != rank {
            let theirs = store.read(&[leader])?;
            let theirs = Card::decode(&theirs[0]).ok_or(Error::Version { rank: leader })?;
            if theirs.place == own.place {
                let others = self.neighbours.len() - 1;
                return Formation::at_door_of(leader, &theirs, own, rank, others, || store.publish(None));
            }
        }
        store.publish(None)?;
        Formation::alone(rank, own)
    }

    /// What all nodes tell of themselves. Collective over the job.
    fn exchange(&self, store: &mut dyn Store, formation: &Formation, rank: usize) -> Result<Vec<NodeCard>, Error> {
        let leads = matches!(formation.links, Links::Leader(_));
        let own = leads.then(|| NodeCard::new(&formation.cards).encode());
        store.publish(own.as_deref())?;
        let bytes = match &formation.links {
            Links::Leader(members) => hand_out(members, self.read(store), rank)?,
            Links::Member(leader) => take_over(leader, rank, formation.members[0])?,
            Links::Broken => unreachable!("a node has just formed"),
        };
        let (mut rest, mut nodes) = (bytes.as_slice(), Vec::new());
        while let Some(node) = card::take_field(&mut rest) {
            nodes.extend(NodeCard::decode(node, self.firsts.len()));
        }
        Ok(nodes)
    }

    /// What the leaders have laid out, and PEs that none of them speaks for: one field for each.
    fn read(&self, store: &mut dyn Store) -> Result<Vec<u8>, Error> {
        let mut all = Vec::new();
        let mut left = vec![true; self.firsts.len()];
        let mut of = self.leaders();
        while !of.is_empty() {
            for (bytes, &rank) in store.read(&of)?.iter().zip(&of) {
                let node = NodeCard::decode(bytes, self.firsts.len()).ok_or(Error::Version { rank })?;
                node.members.iter().for_each(|member| left[member.rank] = false);
                if left[rank] {
                    return Err(Error::Version { rank });
                }
                card::push_field(&mut all, bytes);
            }
            of = (0..left.len()).filter(|pe| left[*pe]).collect();
        }
        Ok(all)
    }
}

/// The leader's part: gives all members what it has read, or why it has not.
fn hand_out(members: &[Link], read: Result<Vec<u8>, Error>, rank: usize) -> Result<Vec<u8>, Error> {
    let packed = read.and_then(|bytes| {
        if members.is_empty() {
            return Ok((bytes, None));
        }
        let written = crate::shared::file("zeshmem-nodes", bytes.len()).map(File::from).and_then(|file| {
            file.write_all_at(&bytes, 0)?;
            Ok(file)
        });
        written.map(|file| (bytes, Some(file))).map_err(|error| failed(rank, &Fault::from(error)))
    });
    match packed {
        Ok((bytes, file)) => {
            for (link, file) in members.iter().zip(file.iter().cycle()) {
                // One that cannot be told is dead, and the watchers of the others will say so.
                let _ = link.send(Kind::Nodes, &[], &[file.as_fd()]);
            }
            Ok(bytes)
        }
        Err(error) => announce(members, Kind::Failed, &[], Err(error)),
    }
}

/// A member's part.
fn take_over(leader: &Link, rank: usize, leaders_rank: usize) -> Result<Vec<u8>, Error> {
    let message = leader.receive(Kind::Nodes).map_err(|fault| fault_between(fault, rank, leaders_rank))?;
    let file = File::from(message.fds.into_iter().next().ok_or_else(|| failed(rank, &Fault::Confused))?);
    let read = || {
        let mut bytes = vec![0; usize::try_from(file.metadata()?.len()).unwrap_or(0)];
        // At its place: all members have one and the same file.
        file.read_exact_at(&mut bytes, 0)?;
        Ok(bytes)
    };
    read().map_err(|error: io::Error| failed(rank, &Fault::from(error)))
}

/// What forming a node produces.
struct Formation {
    members: Vec<usize>,
    /// The members'.
    cards: BTreeMap<usize, Card>,
    memory: NodeMemory,
    processes: Processes,
    links: Links,
}

impl Formation {
    /// A node of one PE.
    fn alone(rank: usize, own: Card) -> Result<Self, Error> {
        Ok(Self {
            members: vec![rank],
            cards: BTreeMap::from([(rank, own)]),
            memory: NodeMemory::alone().map_err(|error| failed(rank, &Fault::from(error)))?,
            processes: vec![None],
            links: Links::Leader(Vec::new()),
        })
    }

    /// As the leader of `others`, which knock until `all_have_knocked` returns.
    fn at_own_door(
        door: Door,
        own: Card,
        rank: usize,
        others: &[usize],
        all_have_knocked: impl FnOnce() -> Result<(), zeshmem_bootstrap::Error>,
    ) -> Result<Self, Error> {
        limit::make_room_for(others.len(), true);
        let (met, visitors) = door.receive_during(&own, others, all_have_knocked)?;
        met?;
        if visitors.is_empty() { Self::alone(rank, own) } else { Self::lead(visitors, own, rank) }
    }

    /// As a candidate, one of `others`, to be let in by PE `leader`, whose card is `theirs`.
    fn at_door_of(
        leader: usize,
        theirs: &Card,
        own: Card,
        rank: usize,
        others: usize,
        all_have_knocked: impl FnOnce() -> Result<(), zeshmem_bootstrap::Error>,
    ) -> Result<Self, Error> {
        limit::make_room_for(others, false);
        let link = door::knock(theirs, rank, &own)?;
        all_have_knocked()?;
        match link {
            Some(link) => Self::join(link, theirs, own, rank, leader),
            None => Self::alone(rank, own),
        }
    }

    /// The leader's part, with those of the candidates that it let in.
    fn lead(visitors: Visitors, own: Card, rank: usize) -> Result<Self, Error> {
        let nonce = own.nonce;
        let (mut cards, mut links) = (BTreeMap::from([(rank, own)]), Vec::with_capacity(visitors.len()));
        for (visitor, (link, card)) in visitors {
            cards.insert(visitor, card);
            links.push((visitor, link));
        }

        let here = |error: io::Error| failed(rank, &Fault::from(error));
        let welcomed = || -> Result<_, Error> {
            let (memory, file) = NodeMemory::create(&nonce, cards.len()).map_err(here)?;
            let processes = open_processes(&cards, rank).map_err(here)?;
            let invited = card::encode_cards(&cards);
            for (visitor, link) in &links {
                link.send(Kind::Welcome, &invited, &[file.as_fd()])
                    .map_err(|fault| fault_between(fault, rank, *visitor))?;
            }
            let mut agreed = vec![true];
            for (visitor, link) in &links {
                agreed.push(link.receive_answer().map_err(|fault| fault_between(fault, rank, *visitor))?);
            }
            Ok((memory, processes, agreed))
        }();

        let members: Vec<usize> = match &welcomed {
            Ok((_, _, agreed)) => keep(cards.keys().copied().collect(), agreed),
            Err(_) => Vec::new(),
        };
        let links: Vec<Link> = links.into_iter().map(|(_, link)| link).collect();
        let (memory, processes, agreed) = announce(&links, Kind::Members, &card::encode_ranks(&members), welcomed)?;
        cards.retain(|pe, _| members.contains(pe));
        let links = Links::Leader(keep(links, &agreed[1..]));
        Ok(Self { members, cards, memory, processes: keep(processes, &agreed), links })
    }

    /// A member's part, over the connection on which it knocked.
    fn join(link: Link, theirs: &Card, own: Card, rank: usize, leader: usize) -> Result<Self, Error> {
        let to_leader = |fault| fault_between(fault, rank, leader);
        let welcome = match link.receive(Kind::Welcome) {
            Ok(welcome) => welcome,
            Err(Fault::TurnedAway) => return Self::alone(rank, own),
            Err(fault) => return Err(to_leader(fault)),
        };
        let accepted = accept_welcome(welcome, theirs, rank);
        let answer = if accepted.is_ok() { Kind::Yes } else { Kind::No };
        link.send(answer, &[], &[]).map_err(to_leader)?;
        let members = link.receive(Kind::Members).map_err(to_leader)?;
        match accepted {
            Ok((mut cards, memory, processes)) => {
                let members = card::decode_ranks(&members.bytes).ok_or_else(|| to_leader(Fault::Confused))?;
                let stayed: Vec<bool> = cards.keys().map(|pe| members.contains(pe)).collect();
                cards.retain(|pe, _| members.contains(pe));
                let processes = keep(processes, &stayed);
                Ok(Self { members, cards, memory, processes, links: Links::Member(link) })
            }
            Err(reason) => {
                tracing::warn!("PE {rank} could not join the other PEs of its machine: {reason}");
                Self::alone(rank, own)
            }
        }
    }
}

/// Checks the proof that came with a welcome from the PE that has the card `theirs`.
fn accept_welcome(
    welcome: Message,
    theirs: &Card,
    rank: usize,
) -> Result<(BTreeMap<usize, Card>, NodeMemory, Processes), String> {
    let invited = card::decode_cards(&welcome.bytes)
        .filter(|invited| invited.contains_key(&rank))
        .ok_or("the list of PEs makes no sense")?;
    let fd = welcome.fds.into_iter().next().ok_or("no descriptor came with it")?;
    let memory = NodeMemory::join(fd, &theirs.nonce, invited.len()).map_err(|error| error.to_string())?;
    let processes = open_processes(&invited, rank).map_err(|error| error.to_string())?;
    Ok((invited, memory, processes))
}

/// The leader's last word: `kind` to all others if all went well, else the same failure to all.
fn announce<T>(links: &[Link], kind: Kind, bytes: &[u8], outcome: Result<T, Error>) -> Result<T, Error> {
    let report = match &outcome {
        Ok(_) => None,
        Err(error) => Some(report_of(error)),
    };
    for link in links {
        // One that cannot be told is dead, and the watchers of the others will say so.
        let _ = match &report {
            None => link.send(kind, bytes, &[]),
            Some(report) => link.send(Kind::Failed, report, &[]),
        };
    }
    outcome
}

/// The processes of the PEs that have these cards, but PE `own`'s.
fn open_processes(cards: &BTreeMap<usize, Card>, own: usize) -> io::Result<Processes> {
    let open = |(rank, card): (&usize, &Card)| match *rank {
        rank if rank == own => Ok(None),
        _ => Ok(Some(Arc::new(Process::open(card.pid)?))),
    };
    cards.iter().map(open).collect()
}

fn duplicate(fds: &[BorrowedFd<'_>]) -> Result<Vec<OwnedFd>, rustix::io::Errno> {
    fds.iter().map(|fd| rustix::io::fcntl_dupfd_cloexec(fd, 3)).collect()
}

/// The items whose flag is set.
fn keep<T>(items: Vec<T>, flags: &[bool]) -> Vec<T> {
    items.into_iter().zip(flags).filter_map(|(item, flag)| flag.then_some(item)).collect()
}

/// All members' entries as one message: for each the lengths, then all bytes; all descriptors.
fn pack(all: &[Entry]) -> (Vec<u8>, Vec<BorrowedFd<'_>>) {
    let lengths = all.iter().flat_map(|(bytes, fds)| [bytes.len() as u64, fds.len() as u64]);
    let mut table: Vec<u8> = lengths.flat_map(u64::to_le_bytes).collect();
    for (bytes, _) in all {
        table.extend_from_slice(bytes);
    }
    (table, all.iter().flat_map(|(_, fds)| fds.iter().map(AsFd::as_fd)).collect())
}

/// The reverse of [`pack`] for `count` entries; `None` if the message is something else.
fn unpack(message: Message, count: usize) -> Option<Vec<Entry>> {
    let (table, mut bytes) = message.bytes.split_at_checked(count.checked_mul(16)?)?;
    let mut fds = message.fds.into_iter();
    let mut all = Vec::with_capacity(count);
    for lengths in table.chunks_exact(16) {
        let (of_bytes, of_fds) = lengths.split_at(8);
        let of_bytes = usize::try_from(u64::from_le_bytes(of_bytes.try_into().ok()?)).ok()?;
        let of_fds = usize::try_from(u64::from_le_bytes(of_fds.try_into().ok()?)).ok()?;
        let (own, rest) = bytes.split_at_checked(of_bytes)?;
        bytes = rest;
        if of_fds > fds.len() {
            return None;
        }
        all.push((own.to_vec(), fds.by_ref().take(of_fds).collect()));
    }
    (bytes.is_empty() && fds.len() == 0).then_some(all)
}

/// An error as the payload of [`Kind::Failed`]: rank, then the reason, which is empty for a death.
fn report_of(error: &Error) -> Vec<u8> {
    let (rank, reason) = match error {
        Error::PeerGone { rank } => (*rank, ""),
        Error::Failed { rank, reason } => (*rank, reason.as_str()),
        _ => (usize::MAX, "failed"),
    };
    let mut report = (rank as u64).to_le_bytes().to_vec();
    report.extend_from_slice(reason.as_bytes());
    report
}

/// The reverse of [`report_of`].
fn read_report(report: &[u8]) -> Error {
    let (rank, reason) = report.split_first_chunk::<8>().unwrap_or((&[0xff; 8], b"reported nonsense"));
    let rank = u64::from_le_bytes(*rank) as usize;
    if reason.is_empty() {
        Error::PeerGone { rank }
    } else {
        Error::Failed { rank, reason: String::from_utf8_lossy(reason).into_owned() }
    }
}

/// A fault on the connection between PE `me` and PE `other`, as an error that says whose it is.
fn fault_between(fault: Fault, me: usize, other: usize) -> Error {
    match fault {
        Fault::Gone => Error::PeerGone { rank: other },
        Fault::Reported(report) => read_report(&report),
        Fault::Local(_) | Fault::TooLong { .. } | Fault::TurnedAway | Fault::Confused => failed(me, &fault),
    }
}

fn failed(rank: usize, fault: &Fault) -> Error {
    Error::Failed { rank, reason: fault.to_string() }
}

fn system(doing: &'static str) -> impl Fn(rustix::io::Errno) -> Error {
    move |errno| Error::System { doing, errno }
}

/// CPUs that the members can use: those of their affinity masks together. If that is what this process has anyway, no PE is
/// bound to CPUs of its own, and the quota of a container counts too.
fn cpus_of(members: &BTreeMap<usize, Card>, rank: usize) -> usize {
    let together = Cpus::union(members.values().map(|card| &card.cpus));
    if members.get(&rank).is_some_and(|own| own.cpus == together) {
        std::thread::available_parallelism().map_or(1, |cpus| cpus.get())
    } else {
        together.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn entries_survive_packing(entries in prop::collection::vec((prop::collection::vec(any::<u8>(), 0..50), 0usize..4), 1..9)) {
            let null = std::fs::File::open("/dev/null").unwrap();
            let all: Vec<Entry> = entries
                .iter()
                .map(|(bytes, fds)| (bytes.clone(), duplicate(&vec![null.as_fd(); *fds]).unwrap()))
                .collect();
            let (bytes, fds) = pack(&all);
            let fds = duplicate(&fds).unwrap();
            let unpacked = unpack(Message { bytes, fds }, all.len()).unwrap();
            prop_assert_eq!(unpacked.len(), entries.len());
            for (found, expected) in unpacked.iter().zip(&entries) {
                prop_assert_eq!((&found.0, found.1.len()), (&expected.0, expected.1));
            }
        }

        #[test]
        fn nonsense_is_not_unpacked(
            lengths in prop::collection::vec((0u64..20, 0u64..2), 1..5),
            bytes in prop::collection::vec(any::<u8>(), 0..40),
        ) {
            let table = lengths.iter().flat_map(|(bytes, fds)| [*bytes, *fds]).flat_map(u64::to_le_bytes);
            let message = || Message { bytes: table.clone().chain(bytes.iter().copied()).collect(), fds: Vec::new() };
            let adds_up = lengths.iter().map(|(bytes, _)| bytes).sum::<u64>() == bytes.len() as u64
                && lengths.iter().all(|(_, fds)| *fds == 0);
            prop_assert_eq!(unpack(message(), lengths.len()).is_some(), adds_up);
            // What is taken for entries is packed to the same bytes again.
            if let Some(all) = unpack(message(), lengths.len()) {
                prop_assert_eq!(pack(&all).0, message().bytes);
            }
            prop_assert!(unpack(message(), usize::MAX).is_none());
        }
    }

    #[test]
    fn failures_are_reported_as_they_are() {
        for error in [Error::PeerGone { rank: 7 }, Error::Failed { rank: 2, reason: "too many open files".into() }] {
            assert_eq!(read_report(&report_of(&error)).to_string(), error.to_string());
        }
    }
}
