//! The leader's door: a listening socket to which candidates connect, and which any process of the machine can find.
//!
//! The leader accepts from the moment it has opened the door until all candidates have knocked, or until the job's barrier says
//! that no further one will. A *stranger* is a connection of another user, which the kernel tells (`SO_PEERCRED`) and which is closed
//! unread, or one that says something else than a candidate does. So does one that says nothing, if it is the oldest
//! of many: a candidate speaks as soon as it has connected. What waits at the door is therefore never more than the socket's queue
//! and those many, and what is let in never more than the candidates. Where strangers keep the queue full a candidate sleeps
//! until there is room in it, which the leader makes all the time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::os::fd::OwnedFd;

use rustix::event::{EventfdFlags, PollFd, PollFlags};
use rustix::io::Errno;
use rustix::net::{AddressFamily, SocketAddrUnix, SocketFlags, SocketType, UCred};

use super::card::{self, Card, Nonce};
use super::link::{Kind, LONGEST_KNOCK, Link};
use super::{Error, system};

/// A listening socket that other PEs can find by the nonce on the card. Closes on drop, and nothing remains.
pub(super) struct Door {
    socket: OwnedFd,
}

/// Connections that wait to be accepted; the kernel lowers it to `net.core.somaxconn`, and lets one more in.
const QUEUE: i32 = 128;
/// Connections that have said nothing yet; with more, the oldest is closed.
const MOST_SILENT: usize = 256;

impl Door {
    /// Opens the door of the PE that has this card.
    pub(super) fn open(own: &Card) -> Result<Self, Error> {
        let socket = local_socket(SocketFlags::NONBLOCK)?;
        rustix::net::bind(&socket, &address_of(&own.nonce)?).map_err(system("naming a local socket"))?;
        rustix::net::listen(&socket, QUEUE).map_err(system("listening on a local socket"))?;
        Ok(Self { socket })
    }

    /// Accepts connections while `meanwhile` runs, at whose end all `others` have knocked that will, and returns those
    /// that have proved to be one, by rank. `own` is the card of the PE whose door this is.
    ///
    /// The door closes when all are in, or when it fails: then candidates that sleep before it wake and find none.
    pub(super) fn receive_during<T>(
        self,
        own: &Card,
        others: &[usize],
        meanwhile: impl FnOnce() -> T,
    ) -> Result<(T, Visitors), Error> {
        let over = rustix::event::eventfd(0, EventfdFlags::CLOEXEC).map_err(system("making an eventfd"))?;
        let mut guests = Guests::expected(own, others);
        let (value, received) = std::thread::scope(|scope| {
            // A thread inherits its creator's mask.
            let unblocked = zeshmem_signals::leave_to_the_program();
            let doorman = std::thread::Builder::new().spawn_scoped(scope, || self.receive(&mut guests, &over));
            zeshmem_signals::restore(&unblocked);
            let why = |error: &std::io::Error| Errno::from_io_error(error).unwrap_or(Errno::AGAIN);
            let doorman = doorman.map_err(|error| system("starting a thread")(why(&error)))?;
            let over = OnDrop(&over);
            let value = meanwhile();
            drop(over);
            Ok::<_, Error>((value, doorman.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))))
        })?;
        received?;
        // Candidates have all spoken.
        std::mem::take(&mut guests.silent).iter().for_each(|link| guests.turn_away(link));
        guests.report_strangers();
        Ok((value, guests.arrived))
    }

    fn receive(self, guests: &mut Guests<'_>, over: &OwnedFd) -> Result<(), Error> {
        while !guests.all_are_in() {
            let mut fds = vec![PollFd::new(over, PollFlags::IN), PollFd::new(&self.socket, PollFlags::IN)];
            fds.extend(guests.silent.iter().map(|link| PollFd::from_borrowed_fd(link.as_fd(), PollFlags::IN)));
            match rustix::event::poll(&mut fds, None) {
                Ok(_) => {}
                Err(Errno::INTR) => continue,
                Err(errno) => return Err(system("waiting for local connections")(errno)),
            }
            let ready: Vec<bool> = fds.iter().map(|fd| !fd.revents().is_empty()).collect();
            drop(fds);
            if ready[0] {
                // All that are awaited have spoken, and are in the queue, which holds no more than this, if they are not in yet.
                for _ in 0..=QUEUE {
                    if !self.accept_one(guests)? {
                        break;
                    }
                }
                guests.hear_all();
                return Ok(());
            }
            if ready[2..].contains(&true) {
                guests.hear_all();
            }
            self.accept_one(guests)?;
        }
        Ok(())
    }

    /// Accepts a connection, if there is one.
    fn accept_one(&self, guests: &mut Guests<'_>) -> Result<bool, Error> {
        match rustix::io::retry_on_intr(|| rustix::net::accept_with(&self.socket, SocketFlags::CLOEXEC)) {
            Ok(socket) => guests.take(Link::new(socket)),
            Err(Errno::AGAIN) => return Ok(false),
            // It has gone again.
            Err(Errno::CONNABORTED) => {}
            Err(errno) => return Err(system("accepting a local connection")(errno)),
        }
        Ok(true)
    }
}

/// Makes an eventfd readable when dropped, also by a panic: the thread that waits for it ends.
struct OnDrop<'a>(&'a OwnedFd);

impl Drop for OnDrop<'_> {
    fn drop(&mut self) {
        // Cannot fail: a new eventfd takes this value.
        let _ = rustix::io::write(self.0, &1u64.to_ne_bytes());
    }
}

/// Those that were let in, by rank, with the cards that they have brought.
pub(super) type Visitors = BTreeMap<usize, (Link, Card)>;

/// Connections at the door: of candidates, which are kept, and of strangers, which are counted.
struct Guests<'a> {
    own: &'a Card,
    /// Candidates that are awaited.
    expected: BTreeSet<usize>,
    arrived: Visitors,
    /// Those that have said nothing yet, from the oldest on.
    silent: VecDeque<Link>,
    strangers: usize,
    first_stranger: Option<UCred>,
}

impl<'a> Guests<'a> {
    fn expected(own: &'a Card, others: &[usize]) -> Self {
        Self {
            own,
            expected: others.iter().copied().collect(),
            arrived: BTreeMap::new(),
            silent: VecDeque::new(),
            strangers: 0,
            first_stranger: None,
        }
    }

    fn all_are_in(&self) -> bool {
        self.expected.is_empty()
    }

    /// Takes a connection, and hears what it has said already.
    fn take(&mut self, link: Link) {
        if link.peer().is_none_or(|peer| peer.uid != rustix::process::geteuid()) {
            return self.turn_away(&link);
        }
        self.hear(link);
        if self.silent.len() > MOST_SILENT
            && let Some(oldest) = self.silent.pop_front()
        {
            self.turn_away(&oldest);
        }
    }

    fn hear_all(&mut self) {
        std::mem::take(&mut self.silent).into_iter().for_each(|link| self.hear(link));
    }

    /// Keeps a connection that has said nothing, or what a candidate says, and closes any other.
    fn hear(&mut self, link: Link) {
        match link.try_receive_knock() {
            Ok(None) => self.silent.push_back(link),
            Ok(Some(knock)) => match card::read_knock(&knock, &self.own.word) {
                Some((rank, card)) if self.is_candidate(rank, &card, &link) => {
                    self.expected.remove(&rank);
                    self.arrived.insert(rank, (link, card));
                }
                _ => self.turn_away(&link),
            },
            Err(_) => self.turn_away(&link),
        }
    }

    fn is_candidate(&self, rank: usize, card: &Card, link: &Link) -> bool {
        self.expected.contains(&rank) && card.place == self.own.place && link.peer_is(card.pid)
    }

    /// Says so, since a candidate takes an end without a word for the death of its leader.
    fn turn_away(&mut self, link: &Link) {
        // Nothing else was sent, so there is room. One that is gone needs no answer.
        let _ = link.send(Kind::No, &[], &[]);
        self.strangers += 1;
        self.first_stranger = self.first_stranger.or(link.peer());
    }

    fn report_strangers(&self) {
        if let Some(UCred { pid, uid, .. }) = self.first_stranger {
            tracing::warn!(
                "while the PEs of this machine met, {} connections of other processes were closed; the first was of \
                 process {}, user {}",
                self.strangers,
                pid.as_raw_nonzero(),
                uid.as_raw()
            );
        }
    }
}

fn local_socket(flags: SocketFlags) -> Result<OwnedFd, Error> {
    rustix::net::socket_with(AddressFamily::UNIX, SocketType::STREAM, SocketFlags::CLOEXEC | flags, None)
        .map_err(system("opening a local socket"))
}

fn address_of(nonce: &Nonce) -> Result<SocketAddrUnix, Error> {
    let name = format!("zeshmem-{:032x}", u128::from_be_bytes(*nonce));
    SocketAddrUnix::new_abstract_name(name.as_bytes()).map_err(system("naming a local socket"))
}

/// Connects to the leader's door and says which PE this is. `None` if there is no such door within reach, or another process
/// behind it.
pub(super) fn knock(leader: &Card, rank: usize, card: &Card) -> Result<Option<Link>, Error> {
    let knock = card::knock(&leader.word, rank, card);
    if knock.len() > LONGEST_KNOCK {
        return Err(Error::Failed { rank, reason: format!("a card of {} bytes is too long", knock.len()) });
    }
    let socket = local_socket(SocketFlags::empty())?;
    // Sleeps while the queue at the door is full; fails when the leader ends.
    let address = address_of(&leader.nonce)?;
    if let Err(errno) = rustix::io::retry_on_intr(|| rustix::net::connect(&socket, &address)) {
        tracing::debug!(%errno, "the leader's door is out of reach");
        return Ok(None);
    }
    let link = Link::new(socket);
    if !link.peer_is(leader.pid) {
        tracing::debug!("another process is behind the leader's door");
        return Ok(None);
    }
    match link.send(Kind::Knock, &knock, &[]) {
        Ok(()) => Ok(Some(link)),
        Err(_) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::super::link::Fault;
    use super::*;
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use std::thread;

    /// For a process that is to be a stranger: the nonce in the name of the door.
    const DOOR: &str = "ZESHMEM_TEST_DOOR";

    /// Not a test, but what a stranger does: it connects again and again, and keeps its connections as long as it can.
    #[test]
    fn stranger() {
        let Ok(nonce) = std::env::var(DOOR) else {
            return;
        };
        let address = address_of(&u128::from_str_radix(&nonce, 16).unwrap().to_be_bytes()).unwrap();
        let mut kept = std::collections::VecDeque::new();
        let mut has_said_so = false;
        loop {
            let socket = local_socket(SocketFlags::NONBLOCK).unwrap();
            match rustix::net::connect(&socket, &address) {
                Ok(()) if kept.len() % 2 == 0 => drop(rustix::io::write(&socket, &[0; 4096])),
                Ok(()) => {}
                Err(Errno::AGAIN) if !has_said_so => {
                    eprintln!("full");
                    has_said_so = true;
                }
                Err(Errno::AGAIN) => {}
                Err(_) => return,
            }
            kept.push_back(socket);
            if kept.len() > 2 * QUEUE as usize {
                kept.pop_front();
            }
        }
    }

    struct Stranger(Child);

    impl Stranger {
        /// Starts one, and waits until it has filled the queue at the door.
        fn before(leader: &Card) -> Stranger {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", "node::door::tests::stranger", "--nocapture", "--test-threads=1"])
                .env(DOOR, format!("{:032x}", u128::from_be_bytes(leader.nonce)))
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
            assert!(said.any(|line| line.unwrap() == "full"));
            Stranger(child)
        }
    }

    impl Drop for Stranger {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    /// A leader's door, and its card and a candidate's, both of them this process.
    fn leader_and_candidate() -> (Door, Card, Card) {
        let [leader, candidate] = [0, 1].map(|rank| Card::of_this_process(rank, &[]).unwrap());
        (Door::open(&leader).unwrap(), leader, candidate)
    }

    #[test]
    fn a_flood_of_strangers_keeps_no_candidate_out() {
        let (door, leader, card) = leader_and_candidate();
        let _stranger = Stranger::before(&leader);
        thread::scope(|scope| {
            let (tell, told) = std::sync::mpsc::channel();
            let (leader, card) = (&leader, &card);
            let candidate = scope.spawn(move || {
                tell.send(rustix::thread::gettid()).unwrap();
                knock(leader, 1, card).unwrap().expect("the door is there")
            });
            let call = format!("/proc/self/task/{}/syscall", told.recv().unwrap().as_raw_nonzero());
            let connects = format!("{} ", libc::SYS_connect);
            // The queue is full before the first connection is accepted.
            while !candidate.is_finished() && !std::fs::read_to_string(&call).unwrap().starts_with(&connects) {
                thread::yield_now();
            }
            let (link, visitors) =
                door.receive_during(leader, &[1], || candidate.join().expect("a knock at a full door")).unwrap();
            assert_eq!(visitors.keys().copied().collect::<Vec<_>>(), [1]);
            assert_eq!(visitors[&1].1, *card);
            visitors[&1].0.send(Kind::Yes, &[], &[]).unwrap();
            assert_eq!(link.receive_answer(), Ok(true));
        });
    }

    #[test]
    fn a_flood_of_strangers_does_not_prolong_the_meeting() {
        let (door, leader, _) = leader_and_candidate();
        let _stranger = Stranger::before(&leader);
        // The candidate never connects, and the queue never empties.
        let (_, visitors) = door.receive_during(&leader, &[1], || ()).unwrap();
        assert!(visitors.is_empty());
    }

    /// How a process comes to the door of the first by the card of the second.
    type Connect<'a> = &'a dyn Fn(&Card, &Card) -> Link;

    #[test]
    fn a_connection_without_the_word_is_no_candidates() {
        let silent = |leader: &Card, _: &Card| {
            let socket = local_socket(SocketFlags::empty()).unwrap();
            rustix::net::connect(&socket, &address_of(&leader.nonce).unwrap()).unwrap();
            Link::new(socket)
        };
        let says = |leader: Card, rank, card: Card| knock(&leader, rank, &card).unwrap().unwrap();
        let guessing = |leader: &Card, card: &Card| says(Card { word: [7; 16], ..leader.clone() }, 1, card.clone());
        let elsewhere =
            |leader: &Card, card: &Card| says(leader.clone(), 1, Card { place: "elsewhere".into(), ..card.clone() });
        let another = |leader: &Card, card: &Card| {
            says(leader.clone(), 1, Card { pid: rustix::process::Pid::INIT, ..card.clone() })
        };
        let unexpected = |leader: &Card, card: &Card| says(leader.clone(), 2, card.clone());
        let all: [Connect<'_>; 5] = [&silent, &guessing, &elsewhere, &another, &unexpected];
        for connect in all {
            let (door, leader, card) = leader_and_candidate();
            let (link, visitors) = door.receive_during(&leader, &[1], || connect(&leader, &card)).unwrap();
            assert!(visitors.is_empty());
            assert_eq!(link.receive(Kind::Welcome).unwrap_err(), Fault::TurnedAway);
            assert_eq!(link.receive(Kind::Welcome).unwrap_err(), Fault::Gone);
        }
    }

    #[test]
    fn another_users_connection_takes_no_candidates_place() {
        if !rustix::process::geteuid().is_root() {
            println!("skipped: another user's connection (only root can be another user)");
            return;
        }
        let (door, leader, card) = leader_and_candidate();
        let address = address_of(&leader.nonce).unwrap();
        let as_another_user = move || {
            let user = rustix::process::Uid::from_raw(65534);
            rustix::thread::set_thread_res_uid(user, user, user).unwrap();
            let socket = local_socket(SocketFlags::empty()).unwrap();
            rustix::net::connect(&socket, &address).unwrap();
            socket
        };
        // Users are those of threads; this one ends as it is.
        let other = thread::spawn(as_another_user).join().unwrap();
        let candidate = || knock(&leader, 1, &card).unwrap();
        let (link, visitors) = door.receive_during(&leader, &[1], candidate).unwrap();
        assert!(link.is_some() && visitors.contains_key(&1));
        let other = Link::new(other);
        assert_eq!(other.receive(Kind::Welcome).unwrap_err(), Fault::TurnedAway);
        assert_eq!(other.receive(Kind::Welcome).unwrap_err(), Fault::Gone);
    }

    #[test]
    fn a_door_that_fails_lets_sleepers_go() {
        let (door, leader, card) = leader_and_candidate();
        let _stranger = Stranger::before(&leader);
        thread::scope(|scope| {
            let candidate = scope.spawn(|| knock(&leader, 1, &card));
            drop(door);
            // It slept, or came too late: no door either way.
            assert!(candidate.join().unwrap().unwrap().is_none());
        });
    }
}
