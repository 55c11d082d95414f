//! The leader's door: a listening socket to which candidates connect, and which any process of the machine can find.
//!
//! The leader accepts from the moment it has all cards until all candidates have connected, or until the job's barrier says
//! that no further one will. A *stranger* is a connection from another user, or from a process that is on no
//! candidate's card: the kernel tells (`SO_PEERCRED`), so it is closed at once and unread. What waits at the door is therefore never more than the
//! socket's queue, and what is let in never more than the candidates. Where strangers keep the queue full a candidate sleeps
//! until there is room in it, which the leader makes all the time.

use std::collections::{BTreeMap, HashMap};
use std::os::fd::OwnedFd;

use rustix::event::{EventfdFlags, PollFd, PollFlags};
use rustix::io::Errno;
use rustix::net::{AddressFamily, SocketAddrUnix, SocketFlags, SocketType, UCred};
use rustix::process::Pid;

use super::card::{self, Card, Nonce};
use super::link::{Kind, Link};
use super::{Error, system};

/// A listening socket that other PEs can find by the nonce on the card. Closes on drop, and nothing remains.
pub(super) struct Door {
    socket: OwnedFd,
    pub nonce: Nonce,
}

/// Connections that wait to be accepted; the kernel lowers it to `net.core.somaxconn`, and lets one more in.
const QUEUE: i32 = 128;

impl Door {
    pub(super) fn open() -> Result<Self, Error> {
        let nonce = card::new_nonce().map_err(system("drawing a random number"))?;
        let socket = local_socket(SocketFlags::NONBLOCK)?;
        rustix::net::bind(&socket, &address_of(&nonce)?).map_err(system("naming a local socket"))?;
        rustix::net::listen(&socket, QUEUE).map_err(system("listening on a local socket"))?;
        Ok(Self { socket, nonce })
    }

    /// Accepts connections while `meanwhile` runs, at whose end all `candidates` have connected that will, and returns those
    /// that have proved to be one, by rank. The first of `candidates` is this process.
    ///
    /// The door closes when all are in, or when it fails: then candidates that sleep before it wake and find none.
    pub(super) fn receive_during<T>(
        self,
        cards: &[Card],
        candidates: &[usize],
        meanwhile: impl FnOnce() -> T,
    ) -> Result<(T, BTreeMap<usize, Link>), Error> {
        let over = rustix::event::eventfd(0, EventfdFlags::CLOEXEC).map_err(system("making an eventfd"))?;
        let mut guests = Guests::expected(cards, &candidates[1..]);
        let (value, received) = std::thread::scope(|scope| {
            // A thread inherits its creator's mask.
            let unblocked = zeshmem_signals::leave_to_the_program();
            let doorman = scope.spawn(|| self.receive(&mut guests, &over));
            zeshmem_signals::restore(&unblocked);
            let over = OnDrop(&over);
            let value = meanwhile();
            drop(over);
            (value, doorman.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        received?;
        guests.report_strangers();
        Ok((value, guests.admitted(cards, candidates)))
    }

    fn receive(self, guests: &mut Guests, over: &OwnedFd) -> Result<(), Error> {
        while !guests.all_are_in() {
            let mut fds = [PollFd::new(over, PollFlags::IN), PollFd::new(&self.socket, PollFlags::IN)];
            match rustix::event::poll(&mut fds, None) {
                Ok(_) => {}
                Err(Errno::INTR) => continue,
                Err(errno) => return Err(system("waiting for local connections")(errno)),
            }
            if !fds[0].revents().is_empty() {
                // All that are awaited are in the queue, which holds no more than this.
                for _ in 0..=QUEUE {
                    if !self.accept_one(guests)? {
                        break;
                    }
                }
                return Ok(());
            }
            self.accept_one(guests)?;
        }
        Ok(())
    }

    /// Accepts a connection, if there is one.
    fn accept_one(&self, guests: &mut Guests) -> Result<bool, Error> {
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

/// Connections at the door: of candidates, which are kept, and of strangers, which are counted.
struct Guests {
    /// Candidates whose connection is awaited.
    expected: HashMap<Pid, usize>,
    arrived: BTreeMap<usize, Link>,
    strangers: usize,
    first_stranger: Option<UCred>,
}

impl Guests {
    fn expected(cards: &[Card], candidates: &[usize]) -> Self {
        let expected = candidates.iter().map(|candidate| (cards[*candidate].pid, *candidate)).collect();
        Self { expected, arrived: BTreeMap::new(), strangers: 0, first_stranger: None }
    }

    fn all_are_in(&self) -> bool {
        self.expected.is_empty()
    }

    /// Keeps a connection, or closes it.
    fn take(&mut self, link: Link) {
        let peer = link.peer();
        let is_ours = |peer: &UCred| peer.uid == rustix::process::geteuid();
        match peer.filter(is_ours).and_then(|peer| self.expected.remove(&peer.pid)) {
            Some(candidate) => drop(self.arrived.insert(candidate, link)),
            None => {
                self.strangers += 1;
                self.first_stranger = self.first_stranger.or(peer);
            }
        }
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

    /// The candidates that have also said the right thing. Those that will have done so: the barrier came after it.
    fn admitted(self, cards: &[Card], candidates: &[usize]) -> BTreeMap<usize, Link> {
        let knows_its_nonce = |candidate: usize, link: &Link| {
            let knock = link.try_receive_knock();
            knock.and_then(|bytes| card::admit(&bytes, cards, candidates)) == Some(candidate)
        };
        self.arrived.into_iter().filter(|(candidate, link)| knows_its_nonce(*candidate, link)).collect()
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
pub(super) fn knock(leader: &Card, rank: usize, nonce: Nonce) -> Result<Option<Link>, Error> {
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
    match link.send(Kind::Knock, &card::knock(rank, nonce), &[]) {
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
        fn before(door: &Door) -> Stranger {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", "node::door::tests::stranger", "--nocapture", "--test-threads=1"])
                .env(DOOR, format!("{:032x}", u128::from_be_bytes(door.nonce)))
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

    /// Cards of a leader behind `door` and of candidates, all of them this process; the nonces of the candidates.
    fn cards(door: &Door, candidates: usize) -> Vec<Card> {
        let nonces = std::iter::once(door.nonce).chain((0..candidates).map(|_| card::new_nonce().unwrap()));
        nonces.enumerate().map(|(rank, nonce)| Card::of_this_process(rank, nonce, &[]).unwrap()).collect()
    }

    #[test]
    fn a_flood_of_strangers_keeps_no_candidate_out() {
        let door = Door::open().unwrap();
        let cards = cards(&door, 1);
        let (leader, nonce) = (&cards[0], cards[1].nonce);
        let _stranger = Stranger::before(&door);
        thread::scope(|scope| {
            let (tell, told) = std::sync::mpsc::channel();
            let candidate = scope.spawn(move || {
                tell.send(rustix::thread::gettid()).unwrap();
                knock(leader, 1, nonce).unwrap().expect("the door is there")
            });
            let call = format!("/proc/self/task/{}/syscall", told.recv().unwrap().as_raw_nonzero());
            let connects = format!("{} ", libc::SYS_connect);
            // The queue is full before the first connection is accepted.
            while !candidate.is_finished() && !std::fs::read_to_string(&call).unwrap().starts_with(&connects) {
                thread::yield_now();
            }
            let (link, visitors) =
                door.receive_during(&cards, &[0, 1], || candidate.join().expect("a knock at a full door")).unwrap();
            assert_eq!(visitors.keys().copied().collect::<Vec<_>>(), [1]);
            visitors[&1].send(Kind::Yes, &[], &[]).unwrap();
            assert_eq!(link.receive_answer(), Ok(true));
        });
    }

    #[test]
    fn a_flood_of_strangers_does_not_prolong_the_meeting() {
        let door = Door::open().unwrap();
        let cards = cards(&door, 1);
        let _stranger = Stranger::before(&door);
        // The candidate never connects, and the queue never empties.
        let (_, visitors) = door.receive_during(&cards, &[0, 1], || ()).unwrap();
        assert!(visitors.is_empty());
    }

    #[test]
    fn a_connection_without_the_nonce_is_no_candidates() {
        let silent = |leader: &Card| {
            let socket = local_socket(SocketFlags::empty()).unwrap();
            rustix::net::connect(&socket, &address_of(&leader.nonce).unwrap()).unwrap();
            Link::new(socket)
        };
        let guessing = |leader: &Card| knock(leader, 1, [7; 16]).unwrap().unwrap();
        for connect in [&silent as &dyn Fn(&Card) -> Link, &guessing] {
            let door = Door::open().unwrap();
            let cards = cards(&door, 1);
            let (link, visitors) = door.receive_during(&cards, &[0, 1], || connect(&cards[0])).unwrap();
            assert!(visitors.is_empty());
            assert!(matches!(link.receive(Kind::Welcome), Err(Fault::Gone)), "the connection was closed");
        }
    }

    #[test]
    fn another_users_connection_takes_no_candidates_place() {
        if !rustix::process::geteuid().is_root() {
            println!("skipped: another user's connection (only root can be another user)");
            return;
        }
        let door = Door::open().unwrap();
        let cards = cards(&door, 1);
        let address = address_of(&door.nonce).unwrap();
        let as_another_user = move || {
            let user = rustix::process::Uid::from_raw(65534);
            rustix::thread::set_thread_res_uid(user, user, user).unwrap();
            let socket = local_socket(SocketFlags::empty()).unwrap();
            rustix::net::connect(&socket, &address).unwrap();
            socket
        };
        // Users are those of threads; this one ends as it is.
        let other = thread::spawn(as_another_user).join().unwrap();
        let candidate = || knock(&cards[0], 1, cards[1].nonce).unwrap();
        let (link, visitors) = door.receive_during(&cards, &[0, 1], candidate).unwrap();
        assert!(link.is_some() && visitors.contains_key(&1));
        assert_eq!(rustix::io::read(&other, &mut [0; 1]), Ok(0), "the connection was closed");
    }

    #[test]
    fn a_door_that_fails_lets_sleepers_go() {
        let door = Door::open().unwrap();
        let cards = cards(&door, 1);
        let _stranger = Stranger::before(&door);
        thread::scope(|scope| {
            let candidate = scope.spawn(|| knock(&cards[0], 1, cards[1].nonce));
            drop(door);
            // It slept, or came too late: no door either way.
            assert!(candidate.join().unwrap().unwrap().is_none());
        });
    }
}
