//! The host of a job without a launcher: a thread of the process that made the unique id.
//!
//! It lets all PEs in, or tells those that came why there is no job. Then it is their PMI-1 launcher. Where a PE aborts, or ends
//! without a goodbye, the host says why, once, and ends all others before its own process. A PE that is told of a death aborts as
//! well, perhaps before the one that is the cause is heard: the host waits a moment for a better reason.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::io::Errno;
use rustix::net::sockopt;

use super::unseen_by_signals;
use crate::pmi1::server::{Action, Server};
use crate::pmi1::wire::{LineBuffer, Pairs, Reason};
use crate::{PEER_DIED, sys};

/// How long a reason waits for a better one.
const BETTER_REASON: Duration = Duration::from_millis(200);
/// How long one that another PE has to tell waits for that.
const EXPLANATION: Duration = Duration::from_secs(5);
/// How long the host waits for the end of the PEs that it has ended.
const ENDING: Duration = Duration::from_secs(2);
/// How long a connection may take to say what it is for.
const HELLO: Duration = Duration::from_secs(1);

/// Starts the host of a job of `size` PEs, in the process of PE `me`.
pub(super) fn start(
    listener: UnixListener,
    secret: String,
    me: usize,
    size: usize,
    patience: Duration,
) -> io::Result<JoinHandle<()>> {
    let deadline = Instant::now() + patience;
    unseen_by_signals("zeshmem-host", move || {
        let mut door = Door { listener, secret, me, size, seats: (0..size).map(|_| Seat::default()).collect() };
        match door.let_in(deadline, patience) {
            Ok(()) => Host { me, server: Server::new(size, "zeshmem"), pes: door.seats, failure: None }.serve(),
            Err(reason) => door.refuse(&reason),
        }
    })
}

/// A PE's place: its connections, once it has come.
#[derive(Default)]
struct Seat {
    speaks: Option<UnixStream>,
    ends: Option<UnixStream>,
    received: LineBuffer,
}

struct Door {
    listener: UnixListener,
    secret: String,
    me: usize,
    size: usize,
    seats: Vec<Seat>,
}

impl Door {
    /// Returns when all have come, or why they will not.
    fn let_in(&mut self, deadline: Instant, patience: Duration) -> Result<(), String> {
        while self.seats.iter().any(|seat| seat.speaks.is_none() || seat.ends.is_none()) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(self.absent(patience));
            }
            let mut fds = [PollFd::new(&self.listener, PollFlags::IN)];
            match rustix::event::poll(&mut fds, Some(&timespec(left))) {
                Ok(_) => {}
                Err(Errno::INTR) => continue,
                Err(errno) => return Err(format!("waiting for PEs: {errno}")),
            }
            if !fds[0].revents().is_empty()
                && let Ok((stream, _)) = self.listener.accept()
            {
                self.seat(stream)?;
            }
        }
        Ok(())
    }

    /// Takes a connection of a PE. Those of other users, and of processes without the secret, are closed.
    fn seat(&mut self, stream: UnixStream) -> Result<(), String> {
        let is_mine = sockopt::socket_peercred(&stream).is_ok_and(|peer| peer.uid == rustix::process::geteuid());
        if !is_mine || stream.set_read_timeout(Some(HELLO)).is_err() {
            return Ok(());
        }
        let mut line = String::new();
        // What a PE says after this waits for the answer, so nothing of it is lost in the buffer.
        if BufReader::new((&stream).take(256)).read_line(&mut line).is_err() {
            return Ok(());
        }
        let pairs = Pairs(line.trim_end());
        let number = |key| pairs.get(key).and_then(|text| text.parse::<usize>().ok());
        let (Some(rank), Some(size)) = (number("rank"), number("size")) else { return Ok(()) };
        if pairs.get("secret") != Some(&self.secret) || stream.set_read_timeout(None).is_err() {
            return Ok(());
        }
        if size != self.size {
            // It gets the sentence, too.
            self.seats.push(Seat { speaks: Some(stream), ..Seat::default() });
            return Err(format!("one PE has joined a job of {} PEs, and one with {size}", self.size));
        }
        let Some(seat) = self.seats.get_mut(rank) else { return Ok(()) };
        let place = if pairs.get("cmd") == Some("ends") { &mut seat.ends } else { &mut seat.speaks };
        if place.is_some() {
            self.seats.push(Seat { speaks: Some(stream), ..Seat::default() });
            return Err(format!("two processes say that they are PE {rank} of {size}"));
        }
        *place = Some(stream);
        Ok(())
    }

    fn absent(&self, patience: Duration) -> String {
        let absent: Vec<_> = (0..self.size).filter(|&pe| self.seats[pe].speaks.is_none()).collect();
        let names: Vec<_> = absent.iter().take(4).map(|pe| format!("PE {pe}")).collect();
        let more = if absent.len() > names.len() {
            format!(" and {} more", absent.len() - names.len())
        } else {
            String::new()
        };
        let has = if absent.len() == 1 { "has" } else { "have" };
        format!(
            "{}{more} of {} {has} not come within {} s; all PEs join with the same unique id, which one of them makes",
            if more.is_empty() { names.join(" and ") } else { names.join(", ") },
            self.size,
            patience.as_secs_f64()
        )
    }

    /// Tells all that have come, and those that still wait to be heard; the PE of this process last, which may end then.
    fn refuse(mut self, reason: &str) {
        let _ = self.listener.set_nonblocking(true);
        while let Ok((stream, _)) = self.listener.accept() {
            self.seats.push(Seat { speaks: Some(stream), ..Seat::default() });
        }
        let others = (0..self.seats.len()).filter(|pe| *pe != self.me);
        for stream in others.chain([self.me]).filter_map(|pe| self.seats[pe].speaks.as_ref()) {
            let _ = (&*stream).write_all(format!("cmd=refused msg={reason}\n").as_bytes());
        }
    }
}

/// Why the job ends.
struct Failure {
    pe: usize,
    code: i32,
    reason: Reason,
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
            self.send(pe, "cmd=welcome\n");
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
        let Some(mut stream) = seat.speaks.as_ref() else { return };
        match stream.read(&mut bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return,
            Ok(count) if count > 0 => seat.received.extend(&bytes[..count]),
            _ => {
                seat.speaks = None;
                if !self.server.has_finalized(pe) {
                    let text = format!("PE {pe} of {} ended without a goodbye; ending the job", self.pes.len());
                    self.fail(pe, PEER_DIED, Reason::Told(text), false);
                }
                return;
            }
        }
        loop {
            match self.pes[pe].received.next_line() {
                Ok(Some(line)) => self.server.receive(pe, &line).into_iter().for_each(|action| self.act(action)),
                Ok(None) => return,
                Err(not_text) => {
                    return self.fail(pe, 1, Reason::Told(format!("PE {pe} says what is {not_text}")), true);
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
            Action::Misbehaved { pe, reason } => self.fail(pe, 1, Reason::Told(reason), true),
        }
    }

    /// An answer is short, and its PE waits for it. One that has ended is noticed when it is read from.
    fn send(&mut self, pe: usize, line: &str) {
        if let Some(stream) = &self.pes[pe].speaks {
            let _ = sys::send_all(stream, line.as_bytes());
        }
    }

    fn fail(&mut self, pe: usize, code: i32, reason: Reason, told: bool) {
        let wait = match (&reason, code) {
            (Reason::Elsewhere, _) => EXPLANATION,
            (_, PEER_DIED) => BETTER_REASON,
            _ => Duration::ZERO,
        };
        let failure = Failure { pe, code, reason, told, until: Instant::now() + wait };
        if self.failure.as_ref().is_none_or(|before| failure.weight() > before.weight()) {
            self.failure = Some(failure);
        }
    }

    /// Ends all PEs, this process last: the others take its end for a death.
    fn end(&self, failure: Failure) {
        if let Reason::Told(text) = &failure.reason {
            sys::say(&format!("zeshmem: PE {}: {text}\n", failure.pe));
        }
        let order = format!("cmd=end code={}\n", failure.code);
        let others = || self.pes.iter().enumerate().filter(|(pe, _)| *pe != self.me).map(|(_, seat)| seat);
        for seat in others() {
            if let Some(stream) = &seat.ends {
                let _ = sys::send_all(stream, order.as_bytes());
            }
        }
        let until = Instant::now() + ENDING;
        for stream in others().filter_map(|seat| seat.ends.as_ref()) {
            let left = until.saturating_duration_since(Instant::now());
            sys::wait_for_hangup(stream, Some(&timespec(left)));
        }
        sys::exit_now(failure.code)
    }
}

fn timespec(duration: Duration) -> Timespec {
    Timespec { tv_sec: duration.as_secs() as i64, tv_nsec: duration.subsec_nanos().into() }
}
