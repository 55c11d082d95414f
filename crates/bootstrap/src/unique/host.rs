//! The host of a job without a launcher: a thread of the process that made the unique id.
//!
//! It lets all PEs in, or tells those that came why there is no job. Then it is their PMI-1 launcher. Where a PE aborts, or ends
//! without a goodbye, the host says why, once, and ends all others before its own process. A PE that is told of a death aborts as
//! well, perhaps before the one that is the cause is heard: the host waits a moment for a better reason.

use std::collections::HashMap;
use std::io;
use std::os::fd::OwnedFd;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags};
use rustix::io::Errno;
use rustix::net::{AddressFamily, RecvFlags, SocketAddrAny, SocketFlags, sockopt};

use super::id::{self, Listeners};
use super::{CONNECTING, LONGEST_LINE, UniqueId, prepare, timespec};
use crate::descriptors::{self, Shortage};
use crate::pmi1::server::{Action, Server};
use crate::pmi1::wire::{LineBuffer, Pairs, Reason};
use crate::{NodeMap, PEER_DIED, sys};

/// How long a reason waits for a better one.
const BETTER_REASON: Duration = Duration::from_millis(200);
/// How long one that another PE has to tell waits for that.
const EXPLANATION: Duration = Duration::from_secs(5);
/// How long the host waits for the end of the PEs that it has ended.
const ENDING: Duration = Duration::from_secs(2);
/// How long a connection may take to say what it is for: its PE may hear strangers at the host's other addresses before it hears the
/// host.
const HELLO: Duration = CONNECTING.saturating_mul(id::MOST_ADDRESSES as u32 + 2);
/// How many connections may be at that at once, or as many as the PEs make, if these are more: with more, the one that has taken
/// longest is dropped.
const MOST_VISITORS: usize = 512;

/// Starts the host of a job of `size` PEs, in the process of PE `me`.
pub(super) fn start(
    listeners: Listeners,
    id: UniqueId,
    me: usize,
    size: usize,
    patience: Duration,
) -> io::Result<JoinHandle<()>> {
    let deadline = Instant::now() + patience;
    let listeners = listeners.into_fds();
    let most_visitors = MOST_VISITORS.max(2 * size);
    // Two connections of each PE, and those that are not known yet.
    if let Err(Shortage { needed, hard }) = descriptors::make_room_for((2 * size + most_visitors) as u64) {
        tracing::warn!(
            "a job of {size} PEs by a unique id may need {needed} file descriptors, and the hard limit is {hard}"
        );
    }
    for listener in &listeners {
        rustix::io::ioctl_fionbio(listener, true)?;
    }
    zeshmem_signals::spawn("zeshmem-host", move || {
        let seats = (0..size).map(|_| Seat::default()).collect();
        let mut door = Door { listeners, id, me, size, seats, visitors: Vec::new(), most_visitors };
        match door.let_in(deadline, patience) {
            Ok(()) => {
                let server = Server::of_job(size, "zeshmem", &door.node_map().to_string());
                let pes = std::mem::take(&mut door.seats);
                // A process that comes now is refused at once.
                drop(door);
                Host { me, server, pes, failure: None }.serve()
            }
            Err(reason) => door.refuse(&reason),
        }
    })
}

/// A PE's place: its connections, once it has come.
#[derive(Default)]
struct Seat {
    speaks: Option<OwnedFd>,
    ends: Option<OwnedFd>,
    received: LineBuffer,
    /// The name of its machine.
    host: String,
}

/// A connection that has not said yet what it is for.
struct Visitor {
    stream: OwnedFd,
    from: String,
    received: LineBuffer,
    /// What its mark has to be of.
    nonce: String,
    until: Instant,
}

/// What a connection turned out to be.
enum Found {
    /// Nothing as yet.
    Unknown,
    /// It ended without a word, as a PE does that has reached the host at another address.
    Left,
    Stranger,
    Pe(Hello),
}

/// What a process with the secret says of itself.
struct Hello {
    speaks: bool,
    nonce: String,
    rank: usize,
    size: usize,
    host: String,
}

struct Door {
    listeners: Vec<OwnedFd>,
    id: UniqueId,
    me: usize,
    size: usize,
    seats: Vec<Seat>,
    visitors: Vec<Visitor>,
    most_visitors: usize,
}

impl Door {
    /// Returns when all have come, or why they will not.
    fn let_in(&mut self, deadline: Instant, patience: Duration) -> Result<(), String> {
        while self.seats.iter().any(|seat| seat.speaks.is_none() || seat.ends.is_none()) {
            let now = Instant::now();
            if now >= deadline {
                return Err(self.late(patience));
            }
            let (late, early): (Vec<_>, Vec<_>) =
                std::mem::take(&mut self.visitors).into_iter().partition(|visitor| now >= visitor.until);
            self.visitors = early;
            late.iter().for_each(drop_stranger);
            let until = self.visitors.iter().map(|visitor| visitor.until).fold(deadline, Instant::min);
            let streams = self.listeners.iter().chain(self.visitors.iter().map(|visitor| &visitor.stream));
            let mut fds: Vec<_> = streams.map(|stream| PollFd::new(stream, PollFlags::IN)).collect();
            let (strangers, seated) = (fds.len(), self.seated());
            fds.extend(seated.iter().map(|(_, stream)| PollFd::new(*stream, PollFlags::RDHUP)));
            match rustix::event::poll(&mut fds, Some(&timespec(until.saturating_duration_since(now)))) {
                Ok(_) => {}
                Err(Errno::INTR) => continue,
                Err(errno) => return Err(format!("waiting for PEs: {errno}")),
            }
            let is_ready = |index: &usize| !fds[*index].revents().is_empty();
            // A PE that has come waits without a word.
            if let Some(index) = (strangers..fds.len()).find(is_ready) {
                return Err(self.ended(seated[index - strangers].0));
            }
            let ready: Vec<usize> = (0..strangers).filter(is_ready).collect();
            // From the last, so that those that leave do not move those that are still to be heard.
            for index in ready.into_iter().rev() {
                match index.checked_sub(self.listeners.len()) {
                    None => self.open(index)?,
                    Some(visitor) => self.hear(visitor)?,
                }
            }
        }
        Ok(())
    }

    /// The connections of PEs that have come.
    fn seated(&self) -> Vec<(usize, &OwnedFd)> {
        let seats = self.seats.iter().enumerate();
        let streams = seats.flat_map(|(pe, seat)| [&seat.speaks, &seat.ends].map(|stream| (pe, stream.as_ref())));
        streams.filter_map(|(pe, stream)| Some((pe, stream?))).collect()
    }

    /// Takes a connection, and asks what it is for. Those of other users of this machine are closed.
    fn open(&mut self, listener: usize) -> Result<(), String> {
        let (stream, address) = match rustix::net::acceptfrom_with(&self.listeners[listener], SocketFlags::CLOEXEC) {
            Ok(accepted) => accepted,
            Err(errno @ (Errno::MFILE | Errno::NFILE)) => {
                return Err(format!("the host has no file descriptors left for the PEs: {errno} (ulimit -n)"));
            }
            // The connection has ended meanwhile.
            Err(_) => return Ok(()),
        };
        let is_local = sockopt::socket_domain(&stream).is_ok_and(|family| family == AddressFamily::UNIX);
        let is_welcome = if is_local {
            sockopt::socket_peercred(&stream).is_ok_and(|peer| peer.uid == rustix::process::geteuid())
        } else {
            prepare(&stream).is_ok()
        };
        let from = address.as_ref().map_or_else(|| "this machine".into(), text);
        let Ok(nonce) = id::nonce() else { return Ok(()) };
        let visitor = Visitor { stream, from, received: LineBuffer::default(), nonce, until: Instant::now() + HELLO };
        let asked = is_welcome
            && sys::send_all(&visitor.stream, format!("cmd=challenge nonce={}\n", visitor.nonce).as_bytes()).is_ok();
        if !asked {
            drop_stranger(&visitor);
            return Ok(());
        }
        if self.visitors.len() == self.most_visitors {
            drop_stranger(&self.visitors.remove(0));
        }
        self.visitors.push(visitor);
        Ok(())
    }

    /// Hears what a connection is for. A stranger's is dropped.
    fn hear(&mut self, index: usize) -> Result<(), String> {
        match self.visitors[index].hear(&self.id) {
            Found::Unknown => Ok(()),
            Found::Left => {
                self.visitors.remove(index);
                Ok(())
            }
            Found::Stranger => {
                drop_stranger(&self.visitors.remove(index));
                Ok(())
            }
            Found::Pe(hello) => {
                let visitor = self.visitors.remove(index);
                self.seat(visitor.stream, hello)
            }
        }
    }

    /// Gives a PE's connection its place.
    fn seat(&mut self, stream: OwnedFd, hello: Hello) -> Result<(), String> {
        let Hello { speaks, nonce, rank, size, host } = hello;
        let mark = self.id.mark(&format!("seated {nonce}"));
        // One that has ended meanwhile is noticed when it is read from.
        let _ = sys::send_all(&stream, format!("cmd=seated mark={mark}\n").as_bytes());
        if size != self.size {
            // It gets the sentence, too.
            self.seats.push(Seat { speaks: Some(stream), ..Seat::default() });
            return Err(format!("one PE has joined a job of {} PEs, and one with {size}", self.size));
        }
        let Some(seat) = self.seats.get_mut(rank) else { return Ok(()) };
        seat.host = host;
        let place = if speaks { &mut seat.speaks } else { &mut seat.ends };
        if place.is_some() {
            self.seats.push(Seat { speaks: Some(stream), ..Seat::default() });
            return Err(format!("two processes say that they are PE {rank} of {size}"));
        }
        *place = Some(stream);
        Ok(())
    }

    /// PEs on machines of one name may share a node.
    fn node_map(&self) -> NodeMap {
        let mut nodes = HashMap::new();
        NodeMap::new(self.seats.iter().map(|seat| {
            let next = nodes.len() as u32;
            *nodes.entry(seat.host.as_str()).or_insert(next)
        }))
    }

    fn ended(&self, pe: usize) -> String {
        let (Self { size, seats, .. }, (absent, have)) = (self, self.absent());
        format!("PE {pe} of {size}, on {}, ended before all PEs had come: {absent} {have} not", seats[pe].host)
    }

    fn late(&self, patience: Duration) -> String {
        let (size, (absent, have)) = (self.size, self.absent());
        let seconds = patience.as_secs_f64();
        format!(
            "{absent} of {size} {have} not come within {seconds} s; all PEs join with the same unique id, which one of them makes"
        )
    }

    /// The PEs that have not come, and the verb of a sentence about them.
    fn absent(&self) -> (String, &'static str) {
        let is_here = |pe: usize| self.seats[pe].speaks.is_some() && self.seats[pe].ends.is_some();
        let absent: Vec<_> = (0..self.size).filter(|&pe| !is_here(pe)).collect();
        let names: Vec<_> = absent.iter().take(4).map(|pe| format!("PE {pe}")).collect();
        let more = absent.len() - names.len();
        let names = if more > 0 { format!("{} and {more} more", names.join(", ")) } else { names.join(" and ") };
        (names, if absent.len() == 1 { "has" } else { "have" })
    }

    /// Tells all that have come; the PE of this process last, which may end then. Others find no listener any more.
    fn refuse(self, reason: &str) {
        let others = (0..self.seats.len()).filter(|pe| *pe != self.me);
        for stream in others.chain([self.me]).filter_map(|pe| self.seats[pe].speaks.as_ref()) {
            let _ = sys::send_all(stream, format!("cmd=refused msg={reason}\n").as_bytes());
        }
    }
}

impl Visitor {
    fn hear(&mut self, id: &UniqueId) -> Found {
        let mut bytes = [0; 1024];
        match rustix::net::recv(&self.stream, &mut bytes[..], RecvFlags::DONTWAIT) {
            Err(Errno::INTR | Errno::AGAIN) => return Found::Unknown,
            Ok((count, _)) if count > 0 => self.received.extend(&bytes[..count]),
            Ok(_) if self.received.is_empty() => return Found::Left,
            _ => return Found::Stranger,
        }
        match self.received.next_line() {
            Ok(Some(line)) => self.understand(&line, id).map_or(Found::Stranger, Found::Pe),
            Ok(None) if self.received.len() < LONGEST_LINE => Found::Unknown,
            _ => Found::Stranger,
        }
    }

    fn understand(&self, line: &str, id: &UniqueId) -> Option<Hello> {
        let pairs = Pairs(line);
        let number = |key| pairs.get(key).and_then(|text| text.parse::<usize>().ok());
        let (purpose, nonce, rank, size) = (pairs.get("cmd")?, pairs.get("nonce")?, number("rank")?, number("size")?);
        let words = format!("{purpose} {} {nonce} {rank} {size}", self.nonce);
        let speaks = match purpose {
            "join" => true,
            "ends" => false,
            _ => return None,
        };
        let host = pairs.get("host").unwrap_or_default().to_owned();
        id.is_mark(pairs.get("mark")?, &words).then(|| Hello { speaks, nonce: nonce.to_owned(), rank, size, host })
    }
}

fn drop_stranger(visitor: &Visitor) {
    tracing::warn!("dropped a connection from {} that does not prove to be of this job", visitor.from);
}

/// An address without its port.
fn text(address: &SocketAddrAny) -> String {
    match std::net::SocketAddr::try_from(address.clone()) {
        Ok(address) => address.ip().to_canonical().to_string(),
        Err(_) => "this machine".into(),
    }
}

/// Why the job ends.
struct Failure {
    code: i32,
    reason: Reason,
    /// The PE in whose name it is told: this one, where the host has found it.
    speaker: usize,
    /// Whether a PE has told it: the host knows of a connection's end only.
    told: bool,
    until: Instant,
}

impl Failure {
    /// What gives way to what: what another PE has to tell to all others, a death to what it may be the effect of, and what the
    /// host makes of an end to what a PE saw of it.
    fn weight(&self) -> (bool, bool, bool) {
        (self.reason != Reason::Elsewhere, self.code != PEER_DIED, self.told)
    }
}

struct Host {
    me: usize,
    server: Server,
    pes: Vec<Seat>,
    failure: Option<Failure>,
}

impl Host {
    fn serve(mut self) {
        for pe in 0..self.pes.len() {
            self.send(pe, &format!("cmd=welcome pe={}\n", self.me));
        }
        while (0..self.pes.len()).any(|pe| !self.server.has_finalized(pe)) {
            let left = self.failure.as_ref().map(|failure| failure.until.saturating_duration_since(Instant::now()));
            if left.is_some_and(|left| left.is_zero()) {
                break;
            }
            for pe in self.await_words(left) {
                self.hear(pe);
            }
        }
        if let Some(failure) = self.failure.take() {
            self.end(failure)
        }
    }

    /// The PEs that have spoken or hung up.
    fn await_words(&self, limit: Option<Duration>) -> Vec<usize> {
        let open = || self.pes.iter().enumerate().filter_map(|(pe, seat)| Some((pe, seat.speaks.as_ref()?)));
        let mut fds: Vec<_> = open().map(|(_, stream)| PollFd::new(stream, PollFlags::IN)).collect();
        if rustix::event::poll(&mut fds, limit.map(timespec).as_ref()).is_err() {
            return Vec::new();
        }
        open().zip(&fds).filter(|(_, fd)| !fd.revents().is_empty()).map(|((pe, _), _)| pe).collect()
    }

    fn hear(&mut self, pe: usize) {
        let mut bytes = [0; 4096];
        let seat = &mut self.pes[pe];
        let Some(stream) = seat.speaks.as_ref() else { return };
        match rustix::net::recv(stream, &mut bytes[..], RecvFlags::empty()) {
            Err(Errno::INTR) => return,
            Ok((count, _)) if count > 0 => seat.received.extend(&bytes[..count]),
            // Its process has ended; or, noticed by TCP, its machine does not answer.
            outcome => {
                seat.speaks = None;
                if !self.server.has_finalized(pe) {
                    let how =
                        if outcome == Err(Errno::TIMEDOUT) { "does not answer" } else { "ended without a goodbye" };
                    let size = self.pes.len();
                    let text = format!("PE {pe} of {size}, on {}, {how}; ending the job", self.pes[pe].host);
                    self.fail(self.me, PEER_DIED, Reason::Told(text), false);
                }
                return;
            }
        }
        loop {
            match self.pes[pe].received.next_line() {
                Ok(Some(line)) => self.server.receive(pe, &line).into_iter().for_each(|action| self.act(action)),
                Ok(None) => return,
                Err(not_text) => {
                    return self.misbehave(pe, &format!("it says what is {not_text}"));
                }
            }
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Reply { pe, line } => self.send(pe, &line),
            // This server has all PEs.
            Action::Open { .. } => {}
            Action::Abort { pe, code, reason } => self.fail(pe, code, reason, true),
            Action::Misbehaved { pe, reason } => self.misbehave(pe, &reason),
        }
    }

    /// An answer is short, and its PE waits for it. One that has ended is noticed when it is read from.
    fn send(&mut self, pe: usize, line: &str) {
        if let Some(stream) = &self.pes[pe].speaks {
            let _ = sys::send_all(stream, line.as_bytes());
        }
    }

    fn misbehave(&mut self, pe: usize, how: &str) {
        let text = format!("PE {pe} broke the PMI-1 protocol: {how}; ending the job");
        self.fail(self.me, 1, Reason::Told(text), true);
    }

    fn fail(&mut self, speaker: usize, code: i32, reason: Reason, told: bool) {
        let wait = match (&reason, code) {
            (Reason::Elsewhere, _) => EXPLANATION,
            (_, PEER_DIED) => BETTER_REASON,
            _ => Duration::ZERO,
        };
        let failure = Failure { code, reason, speaker, told, until: Instant::now() + wait };
        if self.failure.as_ref().is_none_or(|before| failure.weight() > before.weight()) {
            self.failure = Some(failure);
        }
    }

    /// Ends all PEs, this process last: the others take its end for a death.
    fn end(&self, failure: Failure) {
        if let Reason::Told(text) = &failure.reason {
            sys::say(&format!("zeshmem: PE {}: {text}\n", failure.speaker));
        }
        let order = format!("cmd=end code={}\n", failure.code);
        let others = || self.pes.iter().enumerate().filter(|(pe, _)| *pe != self.me).map(|(_, seat)| seat);
        for seat in others() {
            if let Some(stream) = &seat.ends {
                let _ = sys::send_all(stream, order.as_bytes());
            }
        }
        // Another thread of this process may have begun to end it, and waits for what follows.
        crate::act_last();
        let until = Instant::now() + ENDING;
        for stream in others().filter_map(|seat| seat.ends.as_ref()) {
            let left = until.saturating_duration_since(Instant::now());
            sys::wait_for_hangup(stream, Some(&timespec(left)));
        }
        sys::exit_now(failure.code)
    }
}
