//! Jobs without a launcher: processes that any parents started meet by a unique id.
//!
//! One process makes an id ([`UniqueId::create`]), which the program carries to the others in a way of its own. The id names
//! places, sockets on which its maker listens, and a secret. All processes [`join`] with the id, the maker among them: it is
//! their host, which answers them as a PMI-1 launcher does (the module `host`), so that from there on all is as under a launcher.
//!
//! A process has two connections to the host. Over the first it speaks PMI-1. Over the second the host ends it, where the job
//! fails, with the status that the failure has: there is no launcher that would. Where it closes before, the host has gone.
//!
//! Processes of the maker's machine, and network namespace there, come to a socket with a name of Linux's abstract namespace;
//! others, and those of a machine that only looks the same, as a clone of it may, come by TCP, to one of the addresses in the id.
//! Both sides prove that they have the id's secret, which itself is never sent: each draws a word, and sees it again in a mark
//! that only the secret makes (HMAC). The host drops whatever does not prove it, says so in the log, and goes on; and a process
//! that finds a stranger at one address tries the others. What is said after that is not encrypted.
//!
//! ```text
//! host   cmd=challenge nonce=H
//! PE     cmd=join nonce=C rank=1 size=2 host=node1 mark=...      of "join H C 1 2"; for the second connection `ends`
//! host   cmd=seated mark=...                                     of "seated C"
//! host   cmd=welcome pe=0, or cmd=refused msg=...                when all have come, or when they will not
//! ```

mod host;
mod id;

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::io::Errno;
use rustix::net::{AddressFamily, RecvFlags, SocketAddrUnix, SocketFlags, SocketType, sockopt};

use crate::pmi1::{Client, wire::Pairs};
use crate::{Aborter, Bootstrap, ByNodes, Error, HostOfJob, sys};

pub use id::{UniqueId, own_addresses};

/// How long an address may take to answer a connection.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long a process waits before it calls again where too many call.
const CALLING_AGAIN: Duration = Duration::from_millis(10);
/// How long the host, which has spoken, may take for its next word.
const PROVING: Duration = Duration::from_secs(10);
/// A connection to another machine is asked for a sign of life as often when it is idle, and ends when these have brought none, so
/// that a link that loses much does not end a job. Machines that are cut off are noticed sooner by what moves data between them.
const KEEPALIVE: Duration = Duration::from_secs(2);
const SIGNS: u32 = 10;
/// Longer is no line of this protocol.
const LONGEST_LINE: usize = 4096;

/// Joins the job of a unique id as PE `rank` of `size`: returns when all PEs have come, or fails on all that have where some
/// have not after `patience`.
///
/// # Errors
/// [`Error::Meeting`], with a sentence; those of the first conversation with the host.
pub fn join(id: &UniqueId, rank: usize, size: usize, patience: Duration) -> Result<Box<dyn Bootstrap>, Error> {
    tracing::info!("how this PE finds its job: a unique id, made on {}", id.host());
    let host = match id.take_listeners() {
        Some(listeners) => Some(host::start(listeners, *id, rank, size, patience).map_err(failed)?),
        None => None,
    };
    let visit = Visit { id, rank, size, deadline: Instant::now() + patience };
    let (speaks, place) = visit.arrive("join", &visit.places())?;
    let ends = visit.arrive("ends", &[place]);
    // The host, which has the same patience, goes first: it knows who is missing. It may have refused the first connection and
    // be gone by the second.
    let host_pe = visit.await_welcome(&speaks)?;
    let (ends, _) = ends?;
    let host_of_job = Arc::new(HostOfJob::new(host_pe));
    let obeying = obey(ends.try_clone().map_err(failed)?, host_of_job.clone()).map_err(failed)?;
    let client = Client::of_job_without_launcher(speaks, rank, size, host_of_job)?;
    Ok(Box::new(Met { client, ends, obeying: Some(obeying), host }))
}

fn failed(error: io::Error) -> Error {
    Error::Meeting(format!("meeting by a unique id: {error}"))
}

/// Where the host may be.
#[derive(Clone, Debug)]
enum Place {
    /// On this machine, in this network namespace.
    Here,
    There(std::net::SocketAddr),
}

/// A process on its way into a job.
struct Visit<'a> {
    id: &'a UniqueId,
    rank: usize,
    size: usize,
    deadline: Instant,
}

impl Visit<'_> {
    fn places(&self) -> Vec<Place> {
        let here = self.id.is_of_this_place().then_some(Place::Here);
        here.into_iter().chain(self.id.addresses().into_iter().map(Place::There)).collect()
    }

    /// Connects to the host at one of `places` and proves that this process belongs to the job; the connection and its place. All are
    /// called at once, where none listens here: an address that nothing answers at, as those of bridges within a machine, keeps none
    /// waiting.
    fn arrive(&self, purpose: &str, places: &[Place]) -> Result<(OwnedFd, Place), Error> {
        let mut refusals = Vec::new();
        let mut is_full;
        loop {
            let (mut may_come, mut has_come) = (false, false);
            is_full = false;
            let until = self.deadline.min(Instant::now() + CONNECTING);
            let mut calls = Vec::new();
            refusals.clear();
            for place in places {
                match Call::begin(self.id, place) {
                    Ok(call) => {
                        calls.push(call);
                        if matches!(place, Place::Here) {
                            break;
                        }
                    }
                    Err(error) => {
                        is_full |= error.kind() == io::ErrorKind::WouldBlock;
                        refusals.push(place.refuses(&error));
                    }
                }
            }
            if is_full {
                may_come = true;
                first_ready(Vec::new(), self.deadline.min(Instant::now() + CALLING_AGAIN))?;
            }
            // The host speaks first, when it has joined; a stranger at one of its addresses may never speak.
            while !calls.is_empty() {
                let is_calling = calls.iter().any(|call| !call.is_open);
                let fds = calls.iter().map(Call::awaited).collect();
                match first_ready(fds, if is_calling { until } else { self.deadline })? {
                    Some(index) if !calls[index].is_open => match calls[index].open() {
                        Ok(()) => has_come = true,
                        Err(error) => {
                            may_come |= error.kind() == io::ErrorKind::TimedOut;
                            refusals.push(calls.swap_remove(index).place.refuses(&error));
                        }
                    },
                    Some(index) => {
                        let Call { stream, place, .. } = calls.swap_remove(index);
                        match self.prove(&stream, purpose) {
                            Ok(()) => return Ok((stream, place)),
                            Err(reason) => refusals.push(format!("{place:?}: {reason}")),
                        }
                    }
                    None if is_calling => {
                        may_come = true;
                        let silent = io::ErrorKind::TimedOut.into();
                        let unanswered = calls.iter().filter(|call| !call.is_open);
                        refusals.extend(unanswered.map(|call| call.place.refuses(&silent)));
                        calls.retain(|call| call.is_open);
                    }
                    None => {
                        return Err(Error::Meeting(
                            "the process that made the unique id has not joined with it in time; it has to be one of the PEs"
                                .into(),
                        ));
                    }
                }
            }
            // No answer is what a host gives before which too many wait already.
            if has_come && !is_full || !may_come || Instant::now() >= self.deadline {
                break;
            }
        }
        let host = self.id.host();
        Err(Error::Meeting(match places {
            [Place::Here, ..] if is_full => {
                format!("too many processes call the one that made the unique id ({})", refusals.join("; "))
            }
            [Place::Here, ..] => format!(
                "the process that made the unique id does not listen ({}): it has ended, has met others already, or has refused some, \
                 who say why",
                refusals.join("; ")
            ),
            [] => format!(
                "the unique id was made on {host} in another place than this process is in, and without a network: it has no address"
            ),
            _ => format!(
                "the process that made the unique id, on {host}, is not reached ({}): it has ended, has met others already, has \
                 refused some, who say why, or the network does not lead there",
                refusals.join("; ")
            ),
        }))
    }

    /// Proves to the host that this process has the secret, and has it prove the same.
    fn prove(&self, stream: &OwnedFd, purpose: &str) -> Result<(), String> {
        let deadline = self.deadline.min(Instant::now() + PROVING);
        let line = read_line(stream, deadline).map_err(|error| error.to_string())?;
        let theirs = Pairs(&line).get("nonce").filter(|_| Pairs(&line).get("cmd") == Some("challenge"));
        let theirs = theirs.ok_or("a stranger answers there")?;
        let ours = id::nonce().map_err(|error| error.to_string())?;
        let Self { id, rank, size, .. } = self;
        let mark = id.mark(&format!("{purpose} {theirs} {ours} {rank} {size}"));
        let host = id::this_host();
        let line = format!("cmd={purpose} nonce={ours} rank={rank} size={size} host={host} mark={mark}\n");
        sys::send_all(stream, line.as_bytes()).map_err(|errno| errno.to_string())?;
        let line = read_line(stream, deadline).map_err(|error| error.to_string())?;
        let pairs = Pairs(&line);
        let is_host = pairs.get("mark").is_some_and(|mark| id.is_mark(mark, &format!("seated {ours}")));
        if is_host { Ok(()) } else { Err("a stranger answers there".into()) }
    }

    /// Waits until the host lets this process in, and says which PE it is.
    fn await_welcome(&self, stream: &OwnedFd) -> Result<usize, Error> {
        let line = read_line(stream, self.deadline + Duration::from_secs(1)).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset => {
                Error::Meeting("the process that made the unique id ended, or left, before all PEs had come".into())
            }
            _ => failed(error),
        })?;
        match line.strip_prefix("cmd=refused msg=") {
            Some(reason) => Err(Error::Meeting(reason.to_owned())),
            None => {
                let pe = Pairs(&line).get("pe").and_then(|pe| pe.parse().ok()).filter(|pe| *pe < self.size);
                pe.ok_or_else(|| failed(io::Error::other(format!("the process that made the unique id says `{line}`"))))
            }
        }
    }
}

impl Place {
    fn refuses(&self, error: &io::Error) -> String {
        match self {
            Place::Here => error.to_string(),
            Place::There(address) => format!("{address}: {error}"),
        }
    }
}

/// A connection to where the host may be.
struct Call {
    stream: OwnedFd,
    place: Place,
    /// Whether it was answered.
    is_open: bool,
}

impl Call {
    fn begin(id: &UniqueId, place: &Place) -> io::Result<Call> {
        let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
        let (stream, is_open) = match place {
            Place::Here => {
                let stream = rustix::net::socket_with(AddressFamily::UNIX, SocketType::STREAM, flags, None)?;
                // Refused, not waited for, where strangers have filled the queue of those that call.
                rustix::net::connect(&stream, &SocketAddrUnix::new_abstract_name(id.local_name().as_bytes())?)?;
                rustix::io::ioctl_fionbio(&stream, false)?;
                (stream, true)
            }
            Place::There(address) => {
                let family = if address.is_ipv4() { AddressFamily::INET } else { AddressFamily::INET6 };
                let stream = rustix::net::socket_with(family, SocketType::STREAM, flags, None)?;
                match rustix::net::connect(&stream, address) {
                    Ok(()) | Err(Errno::INPROGRESS) => (stream, false),
                    Err(errno) => return Err(errno.into()),
                }
            }
        };
        Ok(Call { stream, place: place.clone(), is_open })
    }

    /// What tells of its answer, or else of what the other side says.
    fn awaited(&self) -> PollFd<'_> {
        PollFd::new(&self.stream, if self.is_open { PollFlags::IN } else { PollFlags::OUT })
    }

    /// There is an answer.
    fn open(&mut self) -> io::Result<()> {
        sockopt::socket_error(&self.stream)??;
        rustix::io::ioctl_fionbio(&self.stream, false)?;
        self.is_open = true;
        prepare(&self.stream)
    }
}

/// Has a TCP connection send at once, and end where the other machine has gone.
fn prepare(stream: &OwnedFd) -> io::Result<()> {
    sockopt::set_tcp_nodelay(stream, true)?;
    sockopt::set_socket_keepalive(stream, true)?;
    sockopt::set_tcp_keepidle(stream, KEEPALIVE)?;
    sockopt::set_tcp_keepintvl(stream, KEEPALIVE)?;
    sockopt::set_tcp_keepcnt(stream, SIGNS)?;
    Ok(sockopt::set_tcp_user_timeout(stream, SIGNS * KEEPALIVE.as_millis() as u32)?)
}

/// The first of these to which what it waits for, or its end, has come; none where the time is over.
fn first_ready(mut fds: Vec<PollFd<'_>>, deadline: Instant) -> Result<Option<usize>, Error> {
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        match rustix::event::poll(&mut fds, Some(&timespec(left))) {
            Ok(0) if left.is_zero() => return Ok(None),
            Ok(0) | Err(Errno::INTR) => {}
            Ok(_) => return Ok(fds.iter().position(|fd| !fd.revents().is_empty())),
            Err(errno) => return Err(failed(errno.into())),
        }
    }
}

/// The next line, without its end. Nothing after it is read.
fn read_line(stream: &OwnedFd, deadline: Instant) -> io::Result<String> {
    let mut line = Vec::new();
    while line.len() < LONGEST_LINE {
        let ready = first_ready(vec![PollFd::new(stream, PollFlags::IN)], deadline).map_err(io::Error::other)?;
        ready.ok_or(io::ErrorKind::TimedOut)?;
        let mut byte = [0];
        match rustix::net::recv(stream, &mut byte[..], RecvFlags::empty()) {
            Ok((0, _)) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(_) if byte == *b"\n" => return String::from_utf8(line).map_err(io::Error::other),
            Ok(_) => line.push(byte[0]),
            Err(Errno::INTR) => {}
            Err(errno) => return Err(errno.into()),
        }
    }
    Err(io::Error::other("a line that does not end"))
}

fn timespec(duration: Duration) -> Timespec {
    Timespec { tv_sec: duration.as_secs() as i64, tv_nsec: duration.subsec_nanos().into() }
}

/// A thread that ends this process when the host says so, and notes when that has gone.
fn obey(stream: OwnedFd, host: Arc<HostOfJob>) -> io::Result<JoinHandle<()>> {
    zeshmem_signals::spawn("zeshmem-ends", move || {
        let (mut line, mut bytes) = (Vec::new(), [0; 64]);
        loop {
            match rustix::net::recv(stream.as_fd(), &mut bytes[..], RecvFlags::empty()) {
                Err(Errno::INTR) => {}
                Ok((count, _)) if count > 0 => line.extend_from_slice(&bytes[..count]),
                // An end of the connection is no order: the host has gone, or this process leaves.
                _ => return host.leave(),
            }
            if line.ends_with(b"\n") {
                let line = String::from_utf8_lossy(&line);
                let code = Pairs(line.trim_end()).get("code").and_then(|code| code.parse().ok());
                crate::end_as_told(code.unwrap_or(1))
            }
        }
    })
}

/// A PE of a job without a launcher.
struct Met {
    client: Client,
    ends: OwnedFd,
    obeying: Option<JoinHandle<()>>,
    host: Option<JoinHandle<()>>,
}

impl Bootstrap for Met {
    fn rank(&self) -> usize {
        self.client.rank()
    }

    fn size(&self) -> usize {
        self.client.size()
    }

    fn launcher(&self) -> &str {
        "unique id"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        self.client.exchange(card)
    }

    fn by_nodes(&mut self) -> Result<Option<ByNodes<'_>>, Error> {
        self.client.by_nodes()
    }

    fn barrier(&mut self) -> Result<(), Error> {
        self.client.barrier()
    }

    fn aborter(&self) -> Aborter {
        self.client.aborter()
    }

    fn finalize(&mut self) -> Result<(), Error> {
        self.client.finalize()?;
        // The others say goodbye to a thread of this process.
        if let Some(host) = self.host.take() {
            let _ = host.join();
        }
        let _ = rustix::net::shutdown(&self.ends, rustix::net::Shutdown::Both);
        if let Some(obeying) = self.obeying.take() {
            let _ = obeying.join();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);

    fn meet(id: UniqueId, ranks: &[(usize, usize)], patience: Duration) -> Vec<Result<Vec<Vec<u8>>, String>> {
        let one = |&(rank, size): &(usize, usize)| {
            std::thread::spawn(move || {
                let mut job = join(&id, rank, size, patience).map_err(|error| error.to_string())?;
                let by_nodes = job.by_nodes().map_err(|error| error.to_string())?;
                assert!(by_nodes.is_some_and(|by_nodes| by_nodes.map.nodes().eq(std::iter::repeat_n(0, size))));
                let cards = job.exchange(&[rank as u8; 300]).map_err(|error| error.to_string());
                job.barrier().map_err(|error| error.to_string())?;
                job.finalize().map_err(|error| error.to_string())?;
                cards
            })
        };
        // The first of them takes the socket, whatever its rank: all are in one process here.
        let threads: Vec<_> = ranks.iter().map(one).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    }

    #[test]
    fn those_with_one_id_meet() {
        for size in [1, 2, 5] {
            let ranks: Vec<_> = (0..size).map(|rank| (rank, size)).collect();
            let expected: Vec<Vec<u8>> = (0..size).map(|rank| vec![rank as u8; 300]).collect();
            for cards in meet(UniqueId::create().unwrap(), &ranks, PATIENCE) {
                assert_eq!(cards.unwrap(), expected);
            }
        }
    }

    /// As strangers may, since all processes of the machine see its name.
    #[test]
    fn a_queue_that_others_have_filled_is_not_waited_for_beyond_the_patience() {
        let id = UniqueId::create().unwrap();
        let listeners = id.take_listeners().unwrap();
        rustix::net::listen(&listeners.local, 1).unwrap();
        let mut callers = Vec::new();
        let full = loop {
            match Call::begin(&id, &Place::Here) {
                Ok(caller) => callers.push(caller),
                Err(error) => break error.kind(),
            }
        };
        assert_eq!(full, io::ErrorKind::WouldBlock);
        let (to_us, ended) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let visit = Visit { id: &id, rank: 1, size: 2, deadline: Instant::now() + Duration::from_millis(100) };
            to_us.send(visit.arrive("join", &[Place::Here]).map(drop).map_err(|error| error.to_string()))
        });
        let error = ended.recv_timeout(PATIENCE).expect("it gives up").unwrap_err();
        assert!(error.contains("too many processes call"), "{error}");
        drop((callers, listeners));
    }

    #[test]
    fn a_clone_of_the_makers_machine_comes_by_tcp() {
        let id = UniqueId::create().unwrap();
        assert!(id.is_of_this_place());
        if id.addresses().is_empty() {
            return; // a machine without a network has no clones that come
        }
        let mut listeners = id.take_listeners().unwrap();
        let elsewhere = UniqueId::create().unwrap().take_listeners().unwrap();
        listeners.local = elsewhere.local;
        let host = host::start(listeners, id, 0, 2, PATIENCE).unwrap();
        for cards in meet(id, &[(0, 2), (1, 2)], PATIENCE) {
            assert_eq!(cards.unwrap(), [vec![0; 300], vec![1; 300]]);
        }
        host.join().unwrap();
    }

    #[test]
    fn two_jobs_at_once_do_not_mix() {
        let ids = [UniqueId::create().unwrap(), UniqueId::create().unwrap()];
        let jobs = ids.map(|id| std::thread::spawn(move || meet(id, &[(0, 2), (1, 2)], PATIENCE)));
        for job in jobs {
            assert!(job.join().unwrap().iter().all(Result::is_ok));
        }
    }

    #[test]
    fn who_does_not_come_is_named() {
        let patience = Duration::from_millis(300);
        for came in meet(UniqueId::create().unwrap(), &[(0, 4), (2, 4)], patience) {
            let reason = came.unwrap_err();
            assert!(reason.contains("PE 1 and PE 3 of 4 have not come"), "{reason}");
        }
    }

    #[test]
    fn ranks_and_sizes_that_differ_are_refused_on_all() {
        let refused = |ranks: &[(usize, usize)], what: &str| {
            let outcomes = meet(UniqueId::create().unwrap(), ranks, PATIENCE);
            let reasons: Vec<_> = outcomes.into_iter().map(Result::unwrap_err).collect();
            assert!(reasons.iter().any(|reason| reason.contains(what)), "{reasons:?}");
            // One that came later finds no host.
            assert!(reasons.iter().all(|reason| reason.contains(what) || reason.contains("unique id")), "{reasons:?}");
        };
        refused(&[(0, 3), (0, 3), (1, 3)], "two processes say that they are PE 0");
        refused(&[(0, 2), (1, 3)], "PEs, and one with ");
    }

    #[test]
    fn a_place_where_the_host_does_not_listen_is_said() {
        let id = UniqueId::create().unwrap();
        drop(id.take_listeners());
        let refused = join(&id, 1, 2, PATIENCE).err().unwrap().to_string();
        assert!(refused.contains("does not listen"), "{refused}");
    }

    /// Processes of other machines come by TCP; here those of this one do.
    fn by_network(id: &UniqueId, rank: usize, size: usize) -> Result<(OwnedFd, Place), String> {
        let visit = Visit { id, rank, size, deadline: Instant::now() + PATIENCE };
        let port = id.addresses()[0].port();
        let places = [Place::There(([127, 0, 0, 1], port).into())];
        visit.arrive("join", &places).map_err(|error| error.to_string())
    }

    /// The others are not kept waiting for one that never comes.
    #[test]
    fn one_that_ends_before_all_have_come_is_named() {
        let id = UniqueId::create().unwrap();
        let others = [0, 2].map(|rank| std::thread::spawn(move || join(&id, rank, 4, PATIENCE).map(drop)));
        let visit = Visit { id: &id, rank: 1, size: 4, deadline: Instant::now() + PATIENCE };
        drop(visit.arrive("join", &[Place::Here]).unwrap());
        for other in others {
            let reason = other.join().unwrap().unwrap_err().to_string();
            // One that came later finds no host.
            assert!(reason.contains("PE 1 of 4, on ") || reason.contains("does not listen"), "{reason}");
        }
    }

    #[test]
    fn strangers_are_dropped_and_those_who_look_for_the_host_find_it() {
        use std::io::Write as _;
        let id = UniqueId::create().unwrap();
        if id.addresses().is_empty() {
            println!("skipped: no network here");
            return;
        }
        let port = id.addresses()[0].port();
        let stranger = || std::net::TcpStream::connect(("127.0.0.1", port)).unwrap();
        let silent = stranger();
        stranger().write_all(&[0xff; 10_000]).unwrap();
        stranger().write_all(b"cmd=join nonce=0 rank=1 size=2 host=x mark=00\n").unwrap();
        let host = std::thread::spawn(move || join(&id, 0, 2, PATIENCE).map(|mut job| job.finalize()));
        let (stream, place) = by_network(&id, 1, 2).unwrap();
        let visit = Visit { id: &id, rank: 1, size: 2, deadline: Instant::now() + PATIENCE };
        let (ends, _) = visit.arrive("ends", &[place]).unwrap();
        assert_eq!(visit.await_welcome(&stream).unwrap(), 0);
        let mut client = Client::of_job_without_launcher(stream, 1, 2, Arc::new(HostOfJob::new(0))).unwrap();
        client.finalize().unwrap();
        host.join().unwrap().unwrap().unwrap();
        drop((silent, ends));
        // The other way round: a stranger at the host's address.
        let impostor = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = impostor.local_addr().unwrap();
        let answers = std::thread::spawn(move || {
            let (mut stream, _) = impostor.accept().unwrap();
            stream.write_all(b"cmd=challenge nonce=1\ncmd=seated mark=00\n").unwrap();
            let mut said = String::new();
            let _ = std::io::Read::read_to_string(&mut stream, &mut said);
        });
        let refused = visit.arrive("join", &[Place::There(address)]).unwrap_err().to_string();
        assert!(refused.contains("a stranger answers there"), "{refused}");
        answers.join().unwrap();
    }
}
