//! An `oshrun` that works for another one: it runs the PEs of its host, answers them, and says what they do.
//!
//! The launcher's agent has started it, and its standard input and output lead to the launcher. Whatever way the launcher or the
//! agent ends, that connection ends with it, and then this process ends its PEs; so it does where the connection stays and a PE's
//! abort has no effect, or the launcher asks nothing for minutes, since the network may lead nowhere. Its own end is seen by its
//! guard, as the launcher's is ([`crate::guard`]).

use std::io::{self, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{ExitCode, Stdio};
use std::time::{Duration, Instant};

use rustix::buffer::spare_capacity;
use rustix::event::{Timespec, epoll};
use rustix::io::Errno;
use rustix::pipe::PipeFlags;
use rustix::process::Signal;
use zeshmem_bootstrap::pmi1::server::{Action, Server};
use zeshmem_bootstrap::pmi1::wire::Request;

use crate::company::{CannotStart, Company, Word};
use crate::event::{Event, LEVEL, ROOM};
use crate::frames::{self, Frames, LONGEST_BODY, LONGEST_READ, Order, Report, Task};
use crate::output::{Forwarder, Sink};
use crate::{signals, spawn, status};

/// How long the launcher may be silent when a PE has aborted the job: longer than it waits for a reason.
const ENDING: Duration = Duration::from_secs(8);
/// The same at other times, in which it asks every few seconds: it may have been stopped for a while.
const MISSING: Duration = Duration::from_secs(300);
/// Of a wait counts so much at most: this host may have been suspended, and the launcher with it.
const SLICE: Duration = Duration::from_secs(10);

/// The first argument that makes this program a follower.
pub(crate) const ARGUMENT: &str = "--zeshmem-follower";

/// The follower's program.
pub(crate) fn run() -> ExitCode {
    match follow() {
        Ok(()) => ExitCode::SUCCESS,
        // The launcher has gone, because another host does not serve, before it has heard of this one.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("oshrun: this host's part of the job is lost: {error}");
            ExitCode::FAILURE
        }
    }
}

fn follow() -> io::Result<()> {
    say(frames::greeting().as_bytes())?;
    let mut frames = Frames::default();
    let Some(task) = first_order(&mut frames)? else {
        return Ok(());
    };
    let mut follower = match Follower::start(task, frames) {
        Ok(follower) => follower,
        Err(CannotStart { status, reason }) => {
            return say(&frames::encode(&Report::CannotStart(status, reason), &[]));
        }
    };
    let worked = follower.work();
    follower.end();
    worked
}

/// Speaks to the launcher while nothing else is to be done.
fn say(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// The task; none where there is no job after all.
fn first_order(frames: &mut Frames) -> io::Result<Option<Task>> {
    let mut bytes = [0; 4096];
    loop {
        match frames.next().map_err(io::Error::other)? {
            Some((Order::Start(task), _)) => return Ok(Some(*task)),
            Some((Order::Ask, _)) => say(&frames::encode(&Report::Here, &[]))?,
            Some(_) => return Ok(None),
            None => match rustix::io::retry_on_intr(|| rustix::io::read(io::stdin(), &mut bytes[..]))? {
                0 => return Ok(None),
                count => frames.extend(&bytes[..count]),
            },
        }
    }
}

/// What the PEs write to one of their outputs.
struct Spring {
    sink: Sink,
    /// Closed, hence absent, when nothing more comes from it or its reader has gone.
    pipe: Option<OwnedFd>,
    /// A line that has begun, where lines have to stay whole.
    partial: Vec<u8>,
    /// A body is on its way, and `epoll` does not tell of more.
    is_full: bool,
}

/// PE 0's input.
struct Input {
    pipe: OwnedFd,
    pending: Vec<u8>,
}

struct Follower {
    task: Task,
    epoll: OwnedFd,
    /// Absent once the job is over.
    company: Option<Company>,
    server: Server,
    orders: Frames,
    unsent: Vec<u8>,
    springs: [Spring; 2],
    input: Option<Input>,
    labels: Option<Forwarder>,
    /// The PEs have ended: what is in the pipes is all there is.
    draining: bool,
    done: bool,
    /// Since when the launcher, to which a PE's abort has gone, owes an order.
    unanswered: Option<Instant>,
    /// How long this process has waited since its last order came.
    silent: Duration,
}

/// How much longer to wait for an order of the launcher's, which has owed one for so long if a PE has aborted, and has given the last so
/// long ago.
fn time_left(unanswered: Option<Duration>, silent: Duration) -> io::Result<Duration> {
    let ending = unanswered.map_or(Duration::MAX, |since| ENDING.saturating_sub(since));
    if ending.is_zero() {
        return Err(io::Error::other("the launcher does not answer"));
    }
    let missing = MISSING.saturating_sub(silent);
    if missing.is_zero() {
        return Err(io::Error::other(format!("nothing has come from the launcher for {} s", MISSING.as_secs())));
    }
    Ok(ending.min(missing))
}

impl Follower {
    fn start(task: Task, orders: Frames) -> Result<Self, CannotStart> {
        spawn::make_room(task.pes.len(), task.labelled, 0)?;
        signals::keep_ended_children()?;
        let epoll = epoll::create(epoll::CreateFlags::CLOEXEC).map_err(io::Error::from)?;
        let [(out, to_out), (err, to_err)] = [pipe()?, pipe()?];
        let stdin = if task.pes.contains(&0) { Stdio::piped() } else { Stdio::null() };
        let mut company = Company::new(task.size)?;
        if let Err(reason) = company.start(&task, &epoll, stdin, Some(&[to_out, to_err])) {
            company.end();
            return Err(reason);
        }
        if let Err(error) = say(&frames::encode(&Report::Started, &[])) {
            company.end();
            return Err(error.into());
        }
        let input = match company.take_stdin() {
            Some(pipe) => {
                rustix::io::ioctl_fionbio(&pipe, true).map_err(io::Error::from)?;
                epoll::add(&epoll, &pipe, Event::Input.encode(), ROOM).map_err(io::Error::from)?;
                Some(Input { pipe, pending: Vec::new() })
            }
            None => None,
        };
        for (index, pipe) in [&out, &err].into_iter().enumerate() {
            epoll::add(&epoll, pipe, Event::Output(index).encode(), LEVEL).map_err(io::Error::from)?;
        }
        rustix::io::ioctl_fionbio(io::stdin(), true).map_err(io::Error::from)?;
        rustix::io::ioctl_fionbio(io::stdout(), true).map_err(io::Error::from)?;
        epoll::add(&epoll, io::stdin(), Event::Word(0).encode(), LEVEL).map_err(io::Error::from)?;
        epoll::add(&epoll, io::stdout(), Event::Room(0).encode(), ROOM).map_err(io::Error::from)?;
        let spring = |sink, pipe| Spring { sink, pipe: Some(pipe), partial: Vec::new(), is_full: false };
        Ok(Self {
            server: Server::of_part(task.pes.clone(), task.size, &task.kvsname, &task.mapping),
            task,
            epoll,
            company: Some(company),
            orders,
            unsent: Vec::new(),
            springs: [spring(Sink::Stdout, out), spring(Sink::Stderr, err)],
            input,
            labels: None,
            draining: false,
            done: false,
            unanswered: None,
            silent: Duration::ZERO,
        })
    }

    /// Until the launcher has all there is, or is gone.
    fn work(&mut self) -> io::Result<()> {
        let mut events = Vec::with_capacity(256);
        loop {
            while let Some((order, body)) = self.orders.next().map_err(io::Error::other)? {
                self.silent = Duration::ZERO;
                self.obey(order, body)?;
            }
            if self.draining {
                self.drain()?;
            }
            if !self.send()? || self.done && self.unsent.is_empty() {
                return Ok(());
            }
            events.clear();
            let left = match &self.company {
                Some(_) => Some(time_left(self.unanswered.map(|since| since.elapsed()), self.silent)?.min(SLICE)),
                None => None,
            };
            let left = left.and_then(|left| Timespec::try_from(left).ok());
            let begin = Instant::now();
            match epoll::wait(&self.epoll, spare_capacity(&mut events), left.as_ref()) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(errno) => return Err(errno.into()),
            }
            self.silent += begin.elapsed().min(SLICE);
            let mut is_launcher_there = true;
            for event in &events {
                match Event::decode(event.data) {
                    Event::End(pe) => self.see_end(pe)?,
                    Event::Pmi(pe) => self.serve(pe)?,
                    Event::Output(index) => self.pump(index)?,
                    Event::Input => self.feed(),
                    Event::Labelled => {
                        // It is readable for ever now.
                        self.labels = None;
                        self.draining = true;
                    }
                    Event::Word(_) => is_launcher_there = self.listen()?,
                    // What is to be sent is sent before each wait.
                    _ => {}
                }
            }
            if !is_launcher_there {
                return Ok(());
            }
        }
    }

    fn end(self) {
        if let Some(company) = self.company {
            company.end();
        }
    }

    fn report(&mut self, report: &Report, body: &[u8]) {
        self.unsent.extend(frames::encode(report, body));
    }

    /// Sends what the launcher takes; whether it is still there.
    fn send(&mut self) -> io::Result<bool> {
        let mut sent = 0;
        while sent < self.unsent.len() {
            match rustix::io::write(io::stdout(), &self.unsent[sent..]) {
                Ok(count) => sent += count,
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => break,
                Err(Errno::PIPE | Errno::CONNRESET) => return Ok(false),
                Err(errno) => return Err(errno.into()),
            }
        }
        self.unsent.drain(..sent);
        Ok(true)
    }

    /// Reads what the launcher says; whether it is still there.
    fn listen(&mut self) -> io::Result<bool> {
        let mut bytes = [0; 64 << 10];
        match rustix::io::read(io::stdin(), &mut bytes[..]) {
            Ok(0) | Err(Errno::CONNRESET) => Ok(false),
            Ok(count) => {
                self.orders.extend(&bytes[..count]);
                self.unanswered = self.unanswered.map(|_| Instant::now());
                Ok(true)
            }
            Err(Errno::INTR | Errno::AGAIN) => Ok(true),
            Err(errno) => Err(errno.into()),
        }
    }

    fn obey(&mut self, order: Order, body: Vec<u8>) -> io::Result<()> {
        let Some(company) = &mut self.company else {
            if let Order::Written(sink, is_open) = order {
                self.go_on(sink, is_open)?;
            }
            return Ok(());
        };
        match order {
            // There is one task.
            Order::Start(_) => {}
            Order::Open(values) => {
                for action in self.server.open(values) {
                    if let Action::Reply { pe, line } = action {
                        company.queue(pe, &line);
                        company.send(pe, &self.epoll)?;
                    }
                }
            }
            Order::HangUp(pe) => company.hang_up(pe),
            Order::Signal(number) => {
                if let Some(signal) = Signal::from_named_raw(number) {
                    company.signal(signal);
                }
            }
            Order::Kill => company.kill(),
            Order::Input => match (&mut self.input, body.is_empty()) {
                (Some(input), false) => {
                    input.pending = body;
                    self.feed();
                }
                (_, true) => self.input = None,
                (None, false) => self.report(&Report::Taken, &[]),
            },
            Order::Written(sink, is_open) => self.go_on(sink, is_open)?,
            Order::Ask => self.report(&Report::Here, &[]),
            Order::Tell => {
                let lines = status::lines(company.board().pages());
                self.report(&Report::Doing(lines[self.task.pes.clone()].to_vec()), &[]);
            }
            Order::Finish => {
                let labels = self.company.take().and_then(Company::end);
                self.input = None;
                match labels {
                    Some(labels) => {
                        epoll::add(&self.epoll, labels.finish()?, Event::Labelled.encode(), LEVEL)?;
                        self.labels = Some(labels);
                    }
                    None => self.draining = true,
                }
            }
        }
        Ok(())
    }

    /// A PE's process has ended.
    fn see_end(&mut self, pe: usize) -> io::Result<()> {
        // What it said before comes first: it may have said goodbye.
        self.serve(pe)?;
        let Some(company) = &mut self.company else { return Ok(()) };
        if let Some(status) = company.try_wait(pe, &self.epoll)? {
            self.report(&Report::Ended(pe, status.into_raw()), &[]);
        }
        Ok(())
    }

    /// Hears and answers what a PE has to say.
    fn serve(&mut self, pe: usize) -> io::Result<()> {
        while let Some(company) = &mut self.company {
            match company.hear(pe)? {
                Some(Word::Line(line)) => self.answer(pe, line),
                Some(Word::NotText(reason)) => self.report(&Report::Misbehaved(pe, reason), &[]),
                Some(Word::HungUp) => self.report(&Report::HungUp(pe), &[]),
                None => return company.send(pe, &self.epoll),
            }
        }
        Ok(())
    }

    fn answer(&mut self, pe: usize, line: String) {
        for action in self.server.receive(pe, &line) {
            match action {
                Action::Reply { pe, line } => {
                    self.company.iter_mut().for_each(|company| company.queue(pe, &line));
                }
                Action::Misbehaved { pe, reason } => self.report(&Report::Misbehaved(pe, reason), &[]),
                // The line itself goes on to the launcher.
                Action::Abort { .. } => self.unanswered = self.unanswered.or_else(|| Some(Instant::now())),
                // The launcher's server opens the barrier.
                Action::Open { .. } => {}
            }
        }
        match Request::parse(&line) {
            Ok(Request::BarrierIn) => {
                let values = self.server.take_fresh();
                if !values.is_empty() {
                    self.report(&Report::Values(values), &[]);
                }
            }
            Ok(Request::Init | Request::Finalize | Request::Abort { .. }) => {}
            // Answered here, and of no concern to others.
            _ => return,
        }
        self.report(&Report::Line(pe, line), &[]);
    }

    /// Reads from an output of the PEs, and hands it over.
    fn pump(&mut self, index: usize) -> io::Result<()> {
        let spring = &mut self.springs[index];
        let Some(pipe) = spring.pipe.as_ref().filter(|_| !spring.is_full) else { return Ok(()) };
        let mut bytes = [0; LONGEST_READ];
        let is_dry = match rustix::io::read(pipe, &mut bytes[..]) {
            Ok(count) => {
                spring.partial.extend_from_slice(&bytes[..count]);
                count == 0
            }
            Err(Errno::INTR) => false,
            Err(Errno::AGAIN) => self.draining,
            Err(_) => true,
        };
        let partial = &spring.partial;
        let has_no_room = partial.len() > LONGEST_BODY - LONGEST_READ;
        let cut = if is_dry || !self.task.labelled || has_no_room {
            partial.len()
        } else {
            partial.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1)
        };
        let body: Vec<u8> = spring.partial.drain(..cut).collect();
        spring.is_full = !body.is_empty();
        if is_dry {
            spring.pipe = None;
        } else if spring.is_full {
            epoll::delete(&self.epoll, pipe)?;
        }
        if !body.is_empty() {
            let sink = spring.sink;
            self.report(&Report::Output(sink), &body);
        }
        Ok(())
    }

    /// What was read last of an output is written: to be read on, if it has a reader.
    fn go_on(&mut self, sink: Sink, is_open: bool) -> io::Result<()> {
        let spring = &mut self.springs[sink as usize];
        spring.is_full = false;
        if !is_open {
            // The PEs learn of it in the usual way.
            spring.pipe = None;
            spring.partial.clear();
        }
        if let Some(pipe) = &spring.pipe {
            epoll::add(&self.epoll, pipe, Event::Output(sink as usize).encode(), LEVEL)?;
        }
        Ok(())
    }

    /// Hands over what is left in the pipes, and says so when that is done.
    fn drain(&mut self) -> io::Result<()> {
        for index in 0..self.springs.len() {
            self.pump(index)?;
        }
        if !self.done && self.springs.iter().all(|spring| spring.pipe.is_none() && !spring.is_full) {
            self.done = true;
            self.report(&Report::Done, &[]);
        }
        Ok(())
    }

    /// Gives PE 0 what it takes of its input.
    fn feed(&mut self) {
        let Some(input) = self.input.as_mut().filter(|input| !input.pending.is_empty()) else { return };
        loop {
            match rustix::io::write(&input.pipe, &input.pending) {
                Ok(count) => drop(input.pending.drain(..count)),
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return,
                // PE 0 does not read any more.
                Err(_) => input.pending.clear(),
            }
            if input.pending.is_empty() {
                return self.report(&Report::Taken, &[]);
            }
        }
    }
}

/// The end of a pipe that this process reads, without waiting, and the other.
fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let (from, to) = rustix::pipe::pipe_with(PipeFlags::CLOEXEC)?;
    rustix::io::ioctl_fionbio(&from, true)?;
    Ok((from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launcher_is_waited_for_but_not_for_ever() {
        let second = Duration::from_secs(1);
        assert_eq!(time_left(None, second).unwrap(), MISSING - second);
        assert_eq!(time_left(Some(second), second).unwrap(), ENDING - second);
        assert_eq!(time_left(Some(second), MISSING - second).unwrap(), second);
        let why = |unanswered, silent| time_left(unanswered, silent).unwrap_err().to_string();
        assert!(why(Some(ENDING), second).contains("does not answer"));
        assert!(why(None, MISSING).contains("for 300 s"));
    }
}
