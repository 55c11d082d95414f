//! The PEs of one machine, agreed between them.
//!
//! # How a node forms
//! Every PE opens a *door*, a listening socket with a random abstract name, and puts that name on its card, together with
//! the *place* where it runs: host name, boot id, network and pid namespace. One exchange of cards through the bootstrap, and
//! every PE knows its *candidates*: the PEs at its own place. The lowest of them is the leader. Being candidates is a claim;
//! the proof is made by passing a descriptor:
//!
//! 1. Every other candidate connects to the leader's door, checks that the process behind it is the one on the leader's
//!    card (`SO_PEERCRED`), and says which PE it is. Then comes a barrier of the whole job: all knocks have been made.
//! 2. The leader lets in those whose process, user and nonce match their cards, and sends each the list of all that it let
//!    in and the *memory of the node*, which holds the leader's nonce.
//! 3. Each maps it, finds the nonce, opens a [`Process`] for every other PE on the list, and says yes or no.
//! 4. The leader sends all of them the list of those that said yes. That is the node.
//!
//! A PE that was not let in, or could not do its part, is a node of its own: containers that cannot reach each other still
//! run as one job over the network. All PEs of a node have the same list because they all have the leader's.
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
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, Mutex, PoisonError};

use rustix::process::Pid;
use zeshmem_bootstrap::Bootstrap;

use crate::process::Process;
use crate::shared::SharedMemory;
use card::{Card, Cpus};
use door::Door;
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
    /// round on the way. Returns the node and the extra cards of all PEs of the job, in rank order.
    ///
    /// Costs one exchange, and one barrier unless no two PEs share a machine.
    ///
    /// `ZESHMEM_PES_PER_NODE=k`, set alike on all PEs, makes every k PEs a node of their own, for tests.
    ///
    /// # Errors
    /// See [`Error`]. The job cannot go on.
    pub fn form(boot: &mut dyn Bootstrap, extra_card: &[u8]) -> Result<(Self, Vec<Vec<u8>>), Error> {
        let rank = boot.rank();
        let door = Door::open()?;
        let card = Card::of_this_process(rank, door.nonce, extra_card)?;
        let mut cards = Vec::with_capacity(boot.size());
        for (rank, bytes) in boot.exchange(&card.encode())?.iter().enumerate() {
            cards.push(Card::decode(bytes).ok_or(Error::Version { rank })?);
        }
        let candidates = card::candidates(&cards, rank);
        let leader = candidates[0];

        // Deterministic from the cards, hence the same on every PE of the job.
        let any_share = card::any_shared_place(&cards);
        let mut all_have_knocked = || if any_share { boot.barrier() } else { Ok(()) };
        limit::make_room_for(candidates.len() - 1, leader == rank);
        let formed = if candidates.len() == 1 {
            all_have_knocked()?;
            Formation::alone(rank)?
        } else if leader == rank {
            let (met, visitors) = door.receive_during(&cards, &candidates, all_have_knocked)?;
            met?;
            Formation::lead(visitors, &cards, rank, candidates.len())?
        } else {
            let link = door::knock(&cards[leader], rank, card.nonce)?;
            all_have_knocked()?;
            match link {
                Some(link) => Formation::join(link, &cards, rank, leader)?,
                None => Formation::alone(rank)?,
            }
        };
        let node = Self {
            my_local: formed.members.iter().position(|member| *member == rank).unwrap_or(0),
            hosts: once_each(cards.iter().map(|card| card.host.as_str())),
            pids: cards.iter().map(|card| card.pid).collect(),
            cpus: cpus_of(&cards, &formed.members, rank),
            members: formed.members,
            processes: formed.processes,
            memory: Arc::new(formed.memory),
            links: Mutex::new(formed.links),
        };
        tracing::debug!(?node, "node formed");
        Ok((node, cards.into_iter().map(|card| card.extra).collect()))
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

/// What forming a node produces.
struct Formation {
    members: Vec<usize>,
    memory: NodeMemory,
    processes: Processes,
    links: Links,
}

impl Formation {
    /// A node of one PE.
    fn alone(rank: usize) -> Result<Self, Error> {
        Ok(Self {
            members: vec![rank],
            memory: NodeMemory::alone().map_err(|error| failed(rank, &Fault::from(error)))?,
            processes: vec![None],
            links: Links::Leader(Vec::new()),
        })
    }

    /// The leader's part, with those of the candidates that it let in.
    fn lead(visitors: BTreeMap<usize, Link>, cards: &[Card], rank: usize, candidates: usize) -> Result<Self, Error> {
        let mut invited = vec![rank];
        invited.extend(visitors.keys());

        let here = |error: io::Error| failed(rank, &Fault::from(error));
        let welcomed = || -> Result<_, Error> {
            let (memory, file) = NodeMemory::create(&cards[rank].nonce, candidates).map_err(here)?;
            let processes = open_processes(cards, &invited, rank).map_err(here)?;
            for (visitor, link) in &visitors {
                link.send(Kind::Welcome, &card::encode_ranks(&invited), &[file.as_fd()])
                    .map_err(|fault| fault_between(fault, rank, *visitor))?;
            }
            let mut agreed = vec![true];
            for (visitor, link) in &visitors {
                agreed.push(link.receive_answer().map_err(|fault| fault_between(fault, rank, *visitor))?);
            }
            Ok((memory, processes, agreed))
        }();

        let members: Vec<usize> = match &welcomed {
            Ok((_, _, agreed)) => keep(invited, agreed),
            Err(_) => Vec::new(),
        };
        let links: Vec<Link> = visitors.into_values().collect();
        let (memory, processes, agreed) = announce(&links, Kind::Members, &card::encode_ranks(&members), welcomed)?;
        let links = Links::Leader(keep(links, &agreed[1..]));
        Ok(Self { members, memory, processes: keep(processes, &agreed), links })
    }

    /// A member's part, over the connection on which it knocked.
    fn join(link: Link, cards: &[Card], rank: usize, leader: usize) -> Result<Self, Error> {
        let to_leader = |fault| fault_between(fault, rank, leader);
        let welcome = match link.receive(Kind::Welcome) {
            Ok(welcome) => welcome,
            // Turned away. The leader is alive, or the job is about to end anyway.
            Err(Fault::Gone) => return Self::alone(rank),
            Err(fault) => return Err(to_leader(fault)),
        };
        let accepted = accept_welcome(welcome, cards, rank, leader);
        let answer = if accepted.is_ok() { Kind::Yes } else { Kind::No };
        link.send(answer, &[], &[]).map_err(to_leader)?;
        let members = link.receive(Kind::Members).map_err(to_leader)?;
        match accepted {
            Ok((invited, memory, processes)) => {
                let members = card::decode_ranks(&members.bytes).ok_or_else(|| to_leader(Fault::Confused))?;
                let stayed: Vec<bool> = invited.iter().map(|pe| members.contains(pe)).collect();
                Ok(Self { members, memory, processes: keep(processes, &stayed), links: Links::Member(link) })
            }
            Err(reason) => {
                tracing::warn!("PE {rank} could not join the other PEs of its machine: {reason}");
                Self::alone(rank)
            }
        }
    }
}

/// Checks the proof that came with a welcome.
fn accept_welcome(
    welcome: Message,
    cards: &[Card],
    rank: usize,
    leader: usize,
) -> Result<(Vec<usize>, NodeMemory, Processes), String> {
    let invited = card::decode_ranks(&welcome.bytes)
        .filter(|invited| invited.contains(&rank) && invited.iter().all(|pe| *pe < cards.len()))
        .ok_or("the list of PEs makes no sense")?;
    let fd = welcome.fds.into_iter().next().ok_or("no descriptor came with it")?;
    let memory = NodeMemory::join(fd, &cards[leader].nonce, invited.len()).map_err(|error| error.to_string())?;
    let processes = open_processes(cards, &invited, rank).map_err(|error| error.to_string())?;
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

/// The processes of these PEs but this one.
fn open_processes(cards: &[Card], ranks: &[usize], own: usize) -> io::Result<Processes> {
    let open = |rank: &usize| match *rank {
        rank if rank == own => Ok(None),
        rank => Ok(Some(Arc::new(Process::open(cards[rank].pid)?))),
    };
    ranks.iter().map(open).collect()
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
        Fault::Local(_) | Fault::TooLong { .. } | Fault::Confused => failed(me, &fault),
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
fn cpus_of(cards: &[Card], members: &[usize], rank: usize) -> usize {
    let together = Cpus::union(members.iter().map(|member| &cards[*member].cpus));
    if together == cards[rank].cpus {
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
