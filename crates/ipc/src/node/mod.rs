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
//! 2. The leader lets in those whose process and nonce match their cards, and sends each the list of all that it let in
//!    and the *control memory*, a memfd that holds the leader's nonce.
//! 3. Each maps it, finds the nonce, opens a pidfd of every PE on the list, and says yes or no.
//! 4. The leader sends everybody the list of those who said yes. That is the node.
//!
//! Whoever was not let in, or could not do its part, is a node of its own: containers that cannot reach each other still run
//! as one job over the network. All PEs of a node have the same list because they all have the leader's.
//!
//! A pidfd is opened from a pid, which could in theory be another process's by then. It is not: every PE on the final list
//! has said yes *after* it had received the list that the pidfds were opened from, so it was alive at that time; and one
//! that died in between shows as a closed connection, which fails the formation on every PE.
//!
//! # Passing descriptors later
//! The connections stay. [`Node::exchange_fds`] is an all-to-all through the leader, agreed at the end.

mod card;
mod control;
mod link;

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, Mutex, PoisonError};

use rustix::net::{AddressFamily, SocketAddrUnix, SocketFlags, SocketType};
use rustix::process::{Pid, PidfdFlags};
use zeshmem_bootstrap::Bootstrap;

use card::{Card, Cpus, Nonce};
use control::Control;
use link::{Fault, Kind, Link, Message};

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

/// What one PE hands to [`Node::exchange_fds`], as the others get it.
pub type Entry = (Vec<u8>, Vec<OwnedFd>);

/// The PEs that share this machine, and the means to reach them.
///
/// Local PE numbers count the members in rank order from zero; member zero is the leader.
pub struct Node {
    members: Vec<usize>,
    my_local: usize,
    // Of all PEs of the job, in rank order.
    hosts: Vec<String>,
    pids: Vec<Pid>,
    // Of the members, in local order.
    pidfds: Vec<OwnedFd>,
    cpus: usize,
    control: Arc<Control>,
    links: Mutex<Links>,
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
    /// Finds out, together with all PEs of the job, which of them share this machine, and hands everybody's `extra_card`
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
        let anybody_shares = card::any_shared_place(&cards);
        let knock = match leader {
            _ if leader == rank => None,
            _ => knock(&cards[leader], rank, card.nonce)?,
        };
        if anybody_shares {
            boot.barrier()?;
        }
        let formed = match knock {
            None if leader == rank && candidates.len() > 1 => Formation::lead(&door, &cards, rank, &candidates)?,
            Some(link) => Formation::join(link, &cards, rank, leader)?,
            None => Formation::alone(&cards, rank)?,
        };
        let node = Self {
            my_local: formed.members.iter().position(|member| *member == rank).unwrap_or(0),
            hosts: cards.iter().map(|card| card.host.clone()).collect(),
            pids: cards.iter().map(|card| card.pid).collect(),
            cpus: cpus_of(&cards, &formed.members, rank),
            members: formed.members,
            pidfds: formed.pidfds,
            control: Arc::new(formed.control),
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

    /// A descriptor of a member's process, this PE's own included; readable once the process has ended.
    ///
    /// # Panics
    /// If `local` is not below [`local_size`](Self::local_size).
    pub fn pidfd(&self, local: usize) -> BorrowedFd<'_> {
        self.pidfds[local].as_fd()
    }

    /// How many CPUs the members can use between them.
    pub fn cpus(&self) -> usize {
        self.cpus
    }

    /// Says goodbye to the other members: the end of this process is from now on nothing to worry about.
    ///
    /// To be called after the last collective, when no PE waits for this one any more.
    pub fn leave(&self) {
        self.control.say_goodbye(self.my_local);
    }

    /// Who has said goodbye, kept alive independently of the node.
    pub fn goodbyes(&self) -> Goodbyes {
        Goodbyes(self.control.clone())
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
            let (table, everybodys) = pack(&all);
            for (link, rank) in links.iter().zip(members) {
                link.send(Kind::All, &table, &everybodys).map_err(|fault| self.fault(fault, *rank))?;
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

/// Who has said goodbye ([`Node::leave`]).
#[derive(Clone, Debug)]
pub struct Goodbyes(Arc<Control>);

impl Goodbyes {
    /// Whether a member has.
    ///
    /// # Panics
    /// If there is no such member.
    pub fn said_by(&self, local: usize) -> bool {
        self.0.has_said_goodbye(local)
    }
}

/// A listening socket that other PEs can find by the nonce on the card. Closes on drop, and nothing remains.
struct Door {
    socket: OwnedFd,
    nonce: Nonce,
}

/// More than there are PEs on a machine; the kernel lowers it to `net.core.somaxconn`.
const BACKLOG: i32 = 1 << 16;

impl Door {
    fn open() -> Result<Self, Error> {
        let nonce = card::new_nonce().map_err(system("drawing a random number"))?;
        let socket = rustix::net::socket_with(
            AddressFamily::UNIX,
            SocketType::STREAM,
            SocketFlags::CLOEXEC | SocketFlags::NONBLOCK,
            None,
        )
        .map_err(system("opening a local socket"))?;
        rustix::net::bind(&socket, &address_of(&nonce)?).map_err(system("naming a local socket"))?;
        rustix::net::listen(&socket, BACKLOG).map_err(system("listening on a local socket"))?;
        Ok(Self { socket, nonce })
    }

    /// The next knock that has been made, if any is left.
    fn next_knock(&self) -> Result<Option<Link>, Error> {
        match rustix::io::retry_on_intr(|| rustix::net::accept_with(&self.socket, SocketFlags::CLOEXEC)) {
            Ok(socket) => Ok(Some(Link::new(socket))),
            Err(rustix::io::Errno::AGAIN) => Ok(None),
            Err(errno) => Err(system("accepting a local connection")(errno)),
        }
    }
}

fn address_of(nonce: &Nonce) -> Result<SocketAddrUnix, Error> {
    let name = format!("zeshmem-{:032x}", u128::from_be_bytes(*nonce));
    SocketAddrUnix::new_abstract_name(name.as_bytes()).map_err(system("naming a local socket"))
}

/// Connects to the leader's door and says who is there. `None` if there is no such door within reach, or another process
/// behind it.
fn knock(leader: &Card, rank: usize, nonce: Nonce) -> Result<Option<Link>, Error> {
    // Not to be kept waiting by a full queue: the leader opens after the barrier that this PE has yet to enter.
    let socket = rustix::net::socket_with(
        AddressFamily::UNIX,
        SocketType::STREAM,
        SocketFlags::CLOEXEC | SocketFlags::NONBLOCK,
        None,
    )
    .map_err(system("opening a local socket"))?;
    match rustix::net::connect(&socket, &address_of(&leader.nonce)?) {
        Ok(()) => {}
        Err(errno @ rustix::io::Errno::AGAIN) => {
            return Err(
                system("connecting to the leader of this machine's PEs, who are more than net.core.somaxconn")(errno),
            );
        }
        Err(errno) => {
            tracing::debug!(%errno, "the leader's door is out of reach");
            return Ok(None);
        }
    }
    rustix::io::ioctl_fionbio(&socket, false).map_err(system("configuring a local socket"))?;
    let link = Link::new(socket);
    if !link.peer_is(leader.pid) {
        tracing::debug!("another process is behind the leader's door");
        return Ok(None);
    }
    match link.send(Kind::Knock, &card::knock(rank, nonce), &[]) {
        Ok(()) => Ok(Some(link)),
        Err(_) => Ok(None),
    }
}

/// What forming a node produces.
struct Formation {
    members: Vec<usize>,
    control: Control,
    pidfds: Vec<OwnedFd>,
    links: Links,
}

impl Formation {
    /// A node of one PE.
    fn alone(cards: &[Card], rank: usize) -> Result<Self, Error> {
        Ok(Self {
            members: vec![rank],
            control: Control::create(&cards[rank].nonce, 1)
                .map_err(|error| failed(rank, &Fault::Local(error.to_string())))?,
            pidfds: open_pidfds(cards, &[rank]).map_err(|errno| failed(rank, &Fault::from(errno)))?,
            links: Links::Leader(Vec::new()),
        })
    }

    /// The leader's part. All who will ever knock have done so.
    fn lead(door: &Door, cards: &[Card], rank: usize, candidates: &[usize]) -> Result<Self, Error> {
        let mut visitors: BTreeMap<usize, Link> = BTreeMap::new();
        while let Some(link) = door.next_knock()? {
            let claimed = link.try_receive_knock().and_then(|bytes| card::admit(&bytes, cards, candidates));
            match claimed {
                Some(visitor) if link.peer_is(cards[visitor].pid) => {
                    visitors.entry(visitor).or_insert(link);
                }
                _ => tracing::debug!("a stranger at the door"),
            }
        }
        let mut invited = vec![rank];
        invited.extend(visitors.keys());

        let here = |error: io::Error| failed(rank, &Fault::Local(error.to_string()));
        let welcomed = || -> Result<_, Error> {
            let control = Control::create(&cards[rank].nonce, candidates.len()).map_err(here)?;
            let pidfds = open_pidfds(cards, &invited).map_err(|errno| failed(rank, &Fault::from(errno)))?;
            for (visitor, link) in &visitors {
                link.send(Kind::Welcome, &card::encode_ranks(&invited), &[control.fd()])
                    .map_err(|fault| fault_between(fault, rank, *visitor))?;
            }
            let mut agreed = vec![true];
            for (visitor, link) in &visitors {
                agreed.push(link.receive_answer().map_err(|fault| fault_between(fault, rank, *visitor))?);
            }
            Ok((control, pidfds, agreed))
        }();

        let members: Vec<usize> = match &welcomed {
            Ok((_, _, agreed)) => keep(invited, agreed),
            Err(_) => Vec::new(),
        };
        let links: Vec<Link> = visitors.into_values().collect();
        let (control, pidfds, agreed) = announce(&links, Kind::Members, &card::encode_ranks(&members), welcomed)?;
        Ok(Self { members, control, pidfds: keep(pidfds, &agreed), links: Links::Leader(keep(links, &agreed[1..])) })
    }

    /// A member's part, over the connection on which it knocked.
    fn join(link: Link, cards: &[Card], rank: usize, leader: usize) -> Result<Self, Error> {
        let to_leader = |fault| fault_between(fault, rank, leader);
        let welcome = match link.receive(Kind::Welcome) {
            Ok(welcome) => welcome,
            // Turned away. The leader is alive, or the job is about to end anyway.
            Err(Fault::Gone) => return Self::alone(cards, rank),
            Err(fault) => return Err(to_leader(fault)),
        };
        let accepted = accept_welcome(welcome, cards, rank, leader);
        let answer = if accepted.is_ok() { Kind::Yes } else { Kind::No };
        link.send(answer, &[], &[]).map_err(to_leader)?;
        let members = link.receive(Kind::Members).map_err(to_leader)?;
        match accepted {
            Ok((invited, control, pidfds)) => {
                let members = card::decode_ranks(&members.bytes).ok_or_else(|| to_leader(Fault::Confused))?;
                let stayed: Vec<bool> = invited.iter().map(|pe| members.contains(pe)).collect();
                Ok(Self { members, control, pidfds: keep(pidfds, &stayed), links: Links::Member(link) })
            }
            Err(reason) => {
                tracing::debug!(reason, "could not join the node");
                Self::alone(cards, rank)
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
) -> Result<(Vec<usize>, Control, Vec<OwnedFd>), String> {
    let invited = card::decode_ranks(&welcome.bytes)
        .filter(|invited| invited.contains(&rank) && invited.iter().all(|pe| *pe < cards.len()))
        .ok_or("the list of PEs makes no sense")?;
    let fd = welcome.fds.into_iter().next().ok_or("no descriptor came with it")?;
    let control = Control::join(fd, &cards[leader].nonce, invited.len()).map_err(|error| error.to_string())?;
    let pidfds = open_pidfds(cards, &invited).map_err(|errno| errno.to_string())?;
    Ok((invited, control, pidfds))
}

/// The leader's last word: `kind` to everybody if all went well, else the same failure to everybody.
fn announce<T>(links: &[Link], kind: Kind, bytes: &[u8], outcome: Result<T, Error>) -> Result<T, Error> {
    let report = match &outcome {
        Ok(_) => None,
        Err(error) => Some(report_of(error)),
    };
    for link in links {
        // Who cannot be told is dead, and will be found to be so by those who watch it.
        let _ = match &report {
            None => link.send(kind, bytes, &[]),
            Some(report) => link.send(Kind::Failed, report, &[]),
        };
    }
    outcome
}

fn open_pidfds(cards: &[Card], ranks: &[usize]) -> Result<Vec<OwnedFd>, rustix::io::Errno> {
    ranks.iter().map(|rank| rustix::process::pidfd_open(cards[*rank].pid, PidfdFlags::empty())).collect()
}

fn duplicate(fds: &[BorrowedFd<'_>]) -> Result<Vec<OwnedFd>, rustix::io::Errno> {
    fds.iter().map(|fd| rustix::io::fcntl_dupfd_cloexec(fd, 3)).collect()
}

/// The items whose flag is set.
fn keep<T>(items: Vec<T>, flags: &[bool]) -> Vec<T> {
    items.into_iter().zip(flags).filter_map(|(item, flag)| flag.then_some(item)).collect()
}

/// Everybody's entries as one message: for each the lengths, then all bytes; all descriptors.
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
        Fault::Local(_) | Fault::Confused => failed(me, &fault),
    }
}

fn failed(rank: usize, fault: &Fault) -> Error {
    Error::Failed { rank, reason: fault.to_string() }
}

fn system(doing: &'static str) -> impl Fn(rustix::io::Errno) -> Error {
    move |errno| Error::System { doing, errno }
}

/// CPUs that the members can use: those of their affinity masks together. If that is what this process has anyway, nobody is
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
        fn nonsense_is_not_unpacked(bytes in prop::collection::vec(any::<u8>(), 0..100), count in 1usize..9) {
            // Random lengths do not add up.
            prop_assume!(bytes.iter().any(|byte| *byte != 0));
            let unpacked = unpack(Message { bytes, fds: Vec::new() }, count);
            prop_assert!(unpacked.is_none_or(|all| all.len() == count));
        }
    }

    #[test]
    fn failures_are_reported_as_they_are() {
        for error in [Error::PeerGone { rank: 7 }, Error::Failed { rank: 2, reason: "too many open files".into() }] {
            assert_eq!(read_report(&report_of(&error)).to_string(), error.to_string());
        }
    }
}
