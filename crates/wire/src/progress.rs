//! The progress thread, and the threads that send and that wait.
//!
//! Three locks. `outgoing` is held for as long as it takes to copy a message or to look at an account. `port` is held while
//! libfabric is called; a thread that holds it may take `outgoing`, and no thread waits for `port` while it holds `outgoing`.
//! To register much memory takes libfabric seconds, and the progress thread has to answer signs of life meanwhile: what it finds
//! taken it leaves for now.
//! `taking` is held while messages are taken, by a thread that may then take the others; a thread that waits for something else
//! only tries it.
//!
//! # Who takes messages
//! The progress thread does, unless a thread of the program's waits: that one takes them itself ([`Wire::help`]), since two
//! threads that wake each other take longer than most messages. As long as it does, the progress thread sleeps and leaves the descriptor
//! alone. A helper that goes to sleep says so; of one that goes on with its program the `alarm` tells, within a millisecond. `reliance`
//! has the protocol, and why no message is left behind.
//!
//! What takes messages holds `taking`, so the inbox is in one thread at a time. A thread that is in the inbox already
//! takes no more, and never waits for room to send ([`TAKES`]).
//!
//! # Answers
//! What an inbox sends is posted when messages are next taken: answers to what came together share a frame. A helper that has
//! what it waited for, and takes no more ([`Wire::done`]), leaves them to its program's next message, which they go with; where none
//! follows, the alarm goes off, mostly sooner.
//!
//! # Nothing is left behind
//! A sender queues its message under `outgoing`, and then tries `port`. If another thread has it, that thread looks into the queue
//! once more after it has given `port` back: either it sees the message, or the sender came to `outgoing` after that look, and so
//! finds `port` free or in the hands of a third, of whom the same holds.
//!
//! The progress thread says that it sleeps, and then looks into the queue, before it does. A thread that has something for
//! it queues that, and then looks whether it sleeps: one of the two sees the other. What comes from the network makes the
//! queue's descriptor readable, since libfabric was asked before (`Port::may_sleep`).

use std::cell::Cell;
use std::hash::{BuildHasher, RandomState};
use std::net::UdpSocket;
use std::ops::Range;
use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{EventfdFlags, PollFd, PollFlags, Timespec};

use crate::alarm::Alarm;
use crate::directory::Directory;
use crate::disorder::Disorder;
use crate::frames::{self, Frame, OVERHEAD, Secret};
use crate::libfabric::Library;
use crate::one_sided::holds;
use crate::outgoing::{Limits, Outgoing, Rest};
use crate::port::{Done, Port, Posted};
use crate::provider::Choice;
use crate::pulse::{self, Beating, Pulse};
use crate::reliance::Reliance;
use crate::{Backing, Delivery, Error, Inbox, OneSided, Outbox, Remote, Settings};

/// Frames that wait to be filled.
const RING: usize = 32;
/// How long the thread sleeps between looks at what no descriptor tells of: doubling from the first to the last.
const UNHEARD: (Duration, Duration) = (Duration::from_micros(50), Duration::from_millis(1));
/// So long peers may take to start after this PE.
const MEETING: Duration = Duration::from_secs(30);
/// The thread is so many times as patient while transfers of its own PE have not ended, of which the provider moves parts only as it is
/// called: were it asleep when one ends, waking it would take as long as a transfer of 64 KiB.
const TRANSFERRING: u32 = 6;
/// After so many false alarms in a row the descriptor is left alone until there is work, or for the rest of a tick: that of
/// libfabric 1.17's provider `net` stays readable.
const FALSE_ALARMS: u32 = 16;
/// To give the core away costs a microsecond where no thread wants it for long, several hundred where many threads of the job wait on it,
/// and a slice of the scheduler, milliseconds, where the program computes. What takes longer than the first is done again after so many
/// times as long; until then the thread sleeps instead, out of which what comes wakes it at once.
const DEAR: (Duration, u32) = (Duration::from_micros(500), 64);
/// What the provider does for peers that have memory of this PE it does without a word. If it takes so long to say that nothing
/// has happened, it has copied something; without, it takes less than a microsecond.
const SILENT: Duration = Duration::from_micros(3);

/// After so many such rounds one after the other the provider is one that takes long over nothing.
const SILENT_ROUNDS: u32 = 4096;

/// An endpoint that has an address and no peers yet.
pub struct Endpoint {
    port: Port,
    /// Where signs of life come, if there are any.
    socket: Option<UdpSocket>,
    /// The provider's, and where the socket is.
    address: Vec<u8>,
    settings: Settings,
    /// Which peers this PE watches, and which watch it.
    watched: [Vec<usize>; 2],
    /// Peers of this node.
    beside: Vec<usize>,
    keepalive: Option<Duration>,
    meets: bool,
}

/// What libfabric offers for an endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Provider and interface, for people.
    pub name: String,
    /// Whether transfers that the provider makes by itself reach memory of devices.
    pub devices: bool,
    /// Whether that memory can be given to it as a dma-buf.
    pub dma_bufs: bool,
}

/// One PE's way to the other PEs. When it is dropped, it stops as by [`stop`](Self::stop).
pub struct Wire {
    shared: Arc<Shared>,
    disorder: Option<Disorder>,
    thread: Option<JoinHandle<()>>,
}

thread_local! {
    /// This thread takes messages now.
    static TAKES: Cell<bool> = const { Cell::new(false) };
}

type Failed = dyn Fn(usize, &Error) + Send + Sync;

/// What senders and the progress thread have in common.
pub(crate) struct Shared {
    outgoing: Mutex<Outgoing>,
    /// Peers have acknowledged something, or are gone.
    acknowledged: Condvar,
    /// None once the wire has stopped.
    port: Mutex<Option<Port>>,
    bell: OwnedFd,
    /// Goes off once no thread helps any more, or has left something for too long.
    alarm: Alarm,
    reliance: Reliance,
    /// None before the wire starts and once it has stopped.
    taking: Mutex<Option<Taking>>,
    directory: Arc<Directory>,
    settings: Settings,
    secret: Secret,
    /// What the provider makes by itself; `None` where that is nothing.
    one_sided: Option<OneSidedness>,
    /// A thread is in the provider for long, so that nothing is heard of peers.
    is_deaf: AtomicBool,
    /// Peers may not have started.
    meets: AtomicBool,
}

/// How the provider makes transfers by itself.
struct OneSidedness {
    delivery: Delivery,
    /// Only with memory of this PE's that is exposed, which this is.
    only: Option<RwLock<Vec<Range<usize>>>>,
    /// Memory was exposed.
    exposes: AtomicBool,
}

impl Wire {
    /// Opens an endpoint.
    ///
    /// # Errors
    /// [`Error::Library`], [`Error::NoProvider`], and [`Error::Call`].
    pub fn open(settings: &Settings) -> Result<Endpoint, Error> {
        let port = Port::open(settings)?;
        let socket = pulse::open(port.ip().or(settings.address));
        let address = [&port.address()?[..], &pulse::card(socket.as_ref())].concat();
        Ok(Endpoint {
            port,
            socket,
            address,
            settings: settings.clone(),
            watched: Default::default(),
            beside: Vec::new(),
            keepalive: None,
            meets: false,
        })
    }

    /// What [`open`](Self::open) would choose: for programs that look at the machine.
    ///
    /// # Errors
    /// As there.
    pub fn look(settings: &Settings) -> Result<Offer, Error> {
        let library = Library::open(settings.library.as_deref())?;
        Ok(Choice::make(library, settings)?.offer())
    }

    /// Waits until all messages that this PE's threads have sent so far are through the inboxes of their targets, and all
    /// transfers have ended.
    ///
    /// Not to be called by an inbox.
    /// # Errors
    /// [`Error::Unreachable`] for one of the targets that failed; the others are waited for first.
    pub fn flush(&self) -> Result<(), Error> {
        if let Some(disorder) = &self.disorder {
            disorder.flush();
        }
        self.shared.flush()
    }

    /// All peers have started, for an endpoint that [expected](Endpoint::expect_late_peers) some to do so late.
    pub fn met(&self) {
        self.shared.meets.store(false, Ordering::Relaxed);
    }

    /// Lets peers that are told the answer read and write `memory`, by transfers that the provider makes by itself; `None` where it
    /// makes none. The memory must live until the wire has stopped; a dma-buf only has to be open during the call.
    ///
    /// # Errors
    /// [`Error::Call`] where the provider does not take the memory; [`Error::Stopped`].
    pub fn expose(&self, memory: Range<usize>, backing: Backing<'_>) -> Result<Option<Remote>, Error> {
        let Some(one_sided) = &self.shared.one_sided else { return Ok(None) };
        // A random number: the system draws what a thread's hash tables begin with.
        let key = RandomState::new().hash_one(0);
        self.shared.is_deaf.store(true, Ordering::Relaxed);
        let mut port = lock(&self.shared.port);
        let remote = port.as_mut().ok_or(Error::Stopped).and_then(|port| port.expose(memory.clone(), backing, key));
        drop(port);
        self.shared.is_deaf.store(false, Ordering::Relaxed);
        let remote = remote?;
        // What other threads left to this one while it had `port`, which is for long.
        self.shared.post_or_leave();
        one_sided.exposes.store(true, Ordering::Relaxed);
        if let Some(only) = &one_sided.only {
            only.write().unwrap_or_else(PoisonError::into_inner).push(memory);
        }
        Ok(Some(remote))
    }

    /// What the provider does for puts that it makes by itself; nothing where it makes none.
    pub fn delivery(&self) -> Delivery {
        self.shared.one_sided.as_ref().map(|one_sided| one_sided.delivery).unwrap_or_default()
    }

    /// Takes messages in place of the progress thread, if no other thread does so now; whether there were any, or other work for
    /// the inbox. Never waits.
    ///
    /// For a thread that waits for what comes with messages, does this again and again, and says how that ends, by
    /// [`leave`](Self::leave) or [`done`](Self::done). It must hold nothing that the inbox waits for. In an inbox it does nothing.
    pub fn help(&self) -> bool {
        self.shared.help()
    }

    /// Leaves messages to the progress thread again: for a thread that has helped and goes to sleep, which then is woken as if it had
    /// never helped.
    pub fn leave(&self) {
        self.shared.post_or_leave();
        self.shared.leave();
    }

    /// For a thread that has helped, and has what it waited for. The progress thread hears that within a millisecond, and mostly sooner
    /// where there is something to post that the inbox has sent.
    pub fn done(&self) {
        if self.shared.outgoing().is_ready() {
            self.shared.alarm.leave();
        }
    }

    /// Flushes, says goodbye to all peers and ends the progress thread: where all PEs have met for it. What others send later does not
    /// arrive; they should know by then that this PE stops.
    ///
    /// # Errors
    /// As for [`flush`](Self::flush); the wire has stopped nevertheless.
    pub fn stop(mut self) -> Result<(), Error> {
        self.shared.outgoing().is_orderly = true;
        self.end()
    }

    /// Wakes the progress thread, if it sleeps.
    pub fn wake(&self) {
        self.shared.wake();
    }

    fn end(&mut self) -> Result<(), Error> {
        let Some(thread) = self.thread.take() else {
            return Ok(());
        };
        let flushed = self.flush();
        drop(self.disorder.take());
        self.shared.outgoing().stopped = true;
        self.shared.acknowledged.notify_all();
        self.shared.wake();
        // An inbox that panicked has said so.
        thread.join().map_err(|_| Error::Stopped)?;
        flushed
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        if let Err(error) = self.end() {
            tracing::debug!("stopping the wire: {error}");
        }
    }
}

impl Outbox for Wire {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        match &self.disorder {
            Some(disorder) => disorder.send(to, message),
            None => self.shared.send(to, message),
        }
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Error> {
        match &self.disorder {
            Some(disorder) => disorder.send(to, message).map(|()| true),
            None => self.shared.try_send(to, message),
        }
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), Error> {
        match &self.disorder {
            Some(disorder) => disorder.start_transfer(to, transfer),
            None => self.shared.start(to, transfer),
        }
    }

    fn has_room(&self, to: usize, bytes: usize) -> bool {
        self.shared.has_room(to, bytes)
    }

    fn can_transfer(&self, local: usize, bytes: usize) -> bool {
        self.shared.can_transfer(local, bytes)
    }
}

impl Outbox for Shared {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        let mut outgoing = self.outgoing();
        outgoing.check(to, message)?;
        while !outgoing.has_room(to, message.len()) && !TAKES.get() {
            outgoing = self.await_acknowledgement(outgoing);
            outgoing.check(to, message)?;
        }
        self.send_now(outgoing, to, message);
        Ok(())
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Error> {
        let outgoing = self.outgoing();
        outgoing.check(to, message)?;
        let has_room = outgoing.has_room(to, message.len());
        if has_room {
            self.send_now(outgoing, to, message);
        }
        Ok(has_room)
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), Error> {
        self.for_transfer(to)?.push_transfer(to, transfer);
        self.post_or_leave();
        Ok(())
    }

    fn has_room(&self, to: usize, bytes: usize) -> bool {
        self.outgoing().has_memory(to, bytes)
    }

    fn can_transfer(&self, local: usize, bytes: usize) -> bool {
        match &self.one_sided {
            None => false,
            Some(OneSidedness { only: None, .. }) => true,
            Some(OneSidedness { only: Some(only), .. }) => {
                let only = only.read().unwrap_or_else(PoisonError::into_inner);
                only.iter().any(|memory| holds(memory, local, bytes))
            }
        }
    }
}

impl Endpoint {
    /// What others reach this endpoint by, for their `peers`.
    pub fn address(&self) -> &[u8] {
        &self.address
    }

    /// What the endpoint was chosen for.
    pub fn offer(&self) -> Offer {
        self.port.offer()
    }

    /// The provider, by libfabric's name.
    pub fn provider(&self) -> String {
        self.port.provider()
    }

    /// The length in bytes that long transfers are best cut to: the longest message that goes out at once, without the provider
    /// asking the peer for room first.
    pub fn piece(&self) -> usize {
        self.port.eager() - OVERHEAD
    }

    /// Provider, interface and address, for people.
    pub fn description(&self) -> String {
        self.port.name()
    }

    /// Has this PE ask these peers, of other nodes, whether they are there when nothing has come from them for so long. Of other
    /// peers only those are found to have failed that have messages unacknowledged, and are not [let be](Self::let_be). The peers `by` ask this PE, so that it says goodbye
    /// to them.
    pub fn watch(&mut self, pes: Vec<usize>, by: Vec<usize>, keepalive: Duration) {
        self.keepalive = (!pes.is_empty()).then_some(keepalive);
        self.watched = [pes, by];
    }

    /// Has this PE find none of these peers, which are of its node, to have failed for its silence: their end is seen, and they may be
    /// stopped.
    pub fn let_be(&mut self, pes: Vec<usize>) {
        self.beside = pes;
    }

    /// Has this PE find no peer silent before [`Wire::met`], or half a minute is over: peers may start later than this PE.
    pub fn expect_late_peers(&mut self) {
        self.meets = true;
    }

    /// Learns the addresses of all PEs (`None` for this one, and for any that it is not to reach) and starts the progress thread, which gives messages to
    /// `inbox` from then on.
    ///
    /// `secret` is the job's, the same on all PEs: messages without it are dropped, the first with a warning. `failed` is called
    /// by the thread that takes messages once for each peer that cannot be reached any more; it must not wait for messages.
    ///
    /// # Errors
    /// [`Error::Call`] where libfabric takes no buffer to receive into, and [`Error::System`].
    pub fn start(
        mut self,
        my_pe: usize,
        peers: Vec<Option<Vec<u8>>>,
        secret: Secret,
        inbox: Box<dyn Inbox>,
        failed: impl Fn(usize, &Error) + Send + Sync + 'static,
    ) -> Result<Wire, Error> {
        let directory = Arc::new(Directory::new(&peers));
        drop(peers);
        let mut outgoing = Outgoing::new(my_pe, directory.clone(), secret, self.port.eager());
        let [watched, watching] = &self.watched;
        outgoing.watch(watched, watching);
        outgoing.let_be(std::mem::take(&mut self.beside));
        let emptied = self.fill_ring(&mut outgoing)?;
        let bell = rustix::event::eventfd(0, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK);
        let descriptor = self
            .port
            .wait_fd()
            .map(|fd| fd.try_clone_to_owned())
            .transpose()
            .map_err(|error| Error::System { call: "duplicating a descriptor", cause: errno(&error) })?;
        let disorder = self.settings.disorder;
        let one_sided = self.port.is_one_sided().then(|| OneSidedness {
            delivery: self.port.delivery(),
            only: self.port.wants_registration().then(RwLock::default),
            exposes: AtomicBool::new(false),
        });
        let shared = Arc::new(Shared {
            outgoing: Mutex::new(outgoing),
            acknowledged: Condvar::new(),
            port: Mutex::new(Some(self.port)),
            bell: bell.map_err(Error::system("making an eventfd"))?,
            alarm: Alarm::new()?,
            reliance: Reliance::default(),
            taking: Mutex::default(),
            directory: directory.clone(),
            settings: self.settings,
            secret,
            one_sided,
            is_deaf: AtomicBool::new(false),
            meets: AtomicBool::new(self.meets),
        });
        let no_thread = |error: std::io::Error| Error::System { call: "making a thread", cause: errno(&error) };
        let beating = self.socket.map(|socket| {
            let heard = shared.clone();
            Beating::start(Pulse::new(socket, secret, my_pe, directory), move |pe| heard.outgoing().hear(pe))
        });
        let pulse = beating.transpose().map_err(no_thread)?;
        // Each PE has a disorder of its own.
        let seed = disorder.map(|seed| seed.wrapping_add(my_pe as u64));
        let disorder = seed.map(|seed| Disorder::start(seed, shared.clone())).transpose().map_err(no_thread)?;
        let inbox = match &disorder {
            Some(disorder) => disorder.wrap(inbox),
            None => inbox,
        };
        let taking = Taking {
            inbox,
            failed: Box::new(failed),
            strangers: 0,
            done: Vec::new(),
            silence: Silence::default(),
            refused_since: None,
            was_refused: false,
            emptied,
        };
        *lock(&shared.taking) = Some(taking);
        let (false_alarms, unheard, keepalive) = (0, UNHEARD.0, self.keepalive);
        let thread = Thread { shared: shared.clone(), descriptor, pulse, keepalive, false_alarms, unheard };
        let thread = zeshmem_signals::spawn("zeshmem-wire", move || thread.run()).map_err(no_thread)?;
        Ok(Wire { shared, disorder, thread: Some(thread) })
    }

    /// Gives the provider frames to receive into, and returns those that it is too busy to take now.
    #[allow(clippy::vec_box, reason = "a box goes to the provider as it is")]
    fn fill_ring(&mut self, outgoing: &mut Outgoing) -> Result<Vec<Box<Frame>>, Error> {
        let mut left = Vec::new();
        for _ in 0..RING {
            match self.port.post_receive(outgoing.frame()) {
                Posted::InFlight => {}
                Posted::Failed(_, error) => return Err(error),
                Posted::Busy(frame) | Posted::Copied(frame) => left.push(frame),
            }
        }
        Ok(left)
    }
}

fn errno(error: &std::io::Error) -> rustix::io::Errno {
    rustix::io::Errno::from_io_error(error).unwrap_or(rustix::io::Errno::IO)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn try_lock<T>(mutex: &Mutex<T>) -> Option<MutexGuard<'_, T>> {
    match mutex.try_lock() {
        Ok(guard) => Some(guard),
        Err(TryLockError::Poisoned(error)) => Some(error.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

impl Shared {
    fn outgoing(&self) -> MutexGuard<'_, Outgoing> {
        lock(&self.outgoing)
    }

    /// Sends what there is room for.
    fn send_now(&self, mut outgoing: MutexGuard<'_, Outgoing>, to: usize, message: &[u8]) {
        let is_stream = outgoing.push(to, message);
        outgoing.hurries |= !TAKES.get();
        drop(outgoing);
        if TAKES.get() {
            // An answer: it goes when this thread next takes messages, or with what its program sends.
        } else if is_stream {
            self.wake();
        } else {
            self.post_or_leave();
            self.outgoing().end_send(to);
        }
    }

    /// Whether `message` can be sent to `to` at all.
    pub(crate) fn check(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        self.outgoing().check(to, message)
    }

    /// Whether peers may have memory of this PE.
    fn exposes(&self) -> bool {
        self.one_sided.as_ref().is_some_and(|one_sided| one_sided.exposes.load(Ordering::Relaxed))
    }

    /// Where a transfer with `to` is to be queued, if it can be made at all.
    pub(crate) fn for_transfer(&self, to: usize) -> Result<MutexGuard<'_, Outgoing>, Error> {
        if self.one_sided.is_none() {
            return Err(Error::NotOneSided);
        }
        let outgoing = self.outgoing();
        outgoing.check(to, &[])?;
        Ok(outgoing)
    }

    fn help(&self) -> bool {
        if TAKES.get() {
            return false;
        }
        self.reliance.help();
        self.alarm.put_off();
        let Some(mut taking) = try_lock(&self.taking) else { return false };
        let (mut worked, mut begins_silent_work) = (false, false);
        if let Some(taking) = taking.as_mut() {
            let had = taking.inbox.has_silent_work();
            worked = taking.turn(self);
            begins_silent_work = !had && taking.inbox.has_silent_work();
        }
        drop(taking);
        if begins_silent_work {
            self.wake();
        }
        // What others left to this thread while it had `port`.
        if self.outgoing().hurries {
            self.post_or_leave();
        }
        worked
    }

    fn leave(&self) {
        self.alarm.stop();
        if self.reliance.leave() {
            self.ring();
        }
    }

    /// Has the progress thread look at the queue, if it sleeps.
    fn wake(&self) {
        if self.reliance.wake() {
            self.ring();
        }
    }

    fn ring(&self) {
        // An eventfd that is full is readable as well.
        let _ = rustix::io::write(&self.bell, &1u64.to_ne_bytes());
    }

    /// No thread takes messages any more, and no sender is to wait for that.
    fn give_up(&self) {
        // The port first: a progress thread that finds the wire stopped would take leave of the peers as if all were well.
        drop(lock(&self.port).take());
        self.outgoing().stopped = true;
        self.acknowledged.notify_all();
    }

    /// Posts what is queued, unless another thread is at it.
    fn post_or_leave(&self) {
        let Some(mut port) = try_lock(&self.port) else { return };
        if let Some(port) = port.as_mut() {
            self.post(port);
        }
        drop(port);
        if self.outgoing().is_ready() {
            self.wake();
        }
    }

    /// Posts what is queued, and wakes the progress thread if that concerns it.
    fn post(&self, port: &mut Port) {
        let mut outgoing = self.outgoing();
        while let Some(frame) = outgoing.next() {
            drop(outgoing);
            let posted = match port.address_of(frame.to, &self.directory) {
                Ok(address) if frame.one_sided.is_some() => port.post_transfer(address, frame),
                Ok(address) => port.post_send(address, frame),
                Err(error) => Posted::Failed(frame, error),
            };
            outgoing = self.outgoing();
            match posted {
                Posted::Copied(frame) => outgoing.went_out(frame),
                Posted::InFlight => {}
                Posted::Busy(frame) => outgoing.put_back(frame),
                Posted::Failed(frame, error) => {
                    let pe = frame.to;
                    outgoing.fail(
                        pe,
                        Error::Unreachable { pe, reason: format!("nothing more can be sent to it: {error}") },
                    );
                    outgoing.give_back(frame);
                }
            }
        }
        let needed = outgoing.concerns_progress();
        drop(outgoing);
        if needed {
            self.wake();
        }
    }

    fn flush(&self) -> Result<(), Error> {
        let mut outgoing = self.outgoing();
        if outgoing.stopped {
            return Err(Error::Stopped);
        }
        let accounts = outgoing.ask_all();
        drop(outgoing);
        self.post_or_leave();
        let mut result = Ok(());
        outgoing = self.outgoing();
        for (pe, account) in accounts {
            loop {
                match outgoing.has_acknowledged(pe, account) {
                    Ok(true) => break,
                    Ok(false) if outgoing.stopped => return Err(Error::Stopped),
                    Ok(false) => {}
                    Err(error) => {
                        result = Err(error);
                        break;
                    }
                }
                outgoing = self.await_acknowledgement(outgoing);
            }
        }
        while outgoing.has_transfers() {
            if outgoing.stopped {
                return Err(Error::Stopped);
            }
            outgoing = self.await_acknowledgement(outgoing);
        }
        result
    }

    /// Leaves messages to the progress thread, and sleeps until peers have acknowledged something, or are gone.
    fn await_acknowledgement<'a>(&'a self, mut outgoing: MutexGuard<'a, Outgoing>) -> MutexGuard<'a, Outgoing> {
        self.leave();
        outgoing.waiting += 1;
        outgoing = self.acknowledged.wait(outgoing).unwrap_or_else(PoisonError::into_inner);
        outgoing.waiting -= 1;
        outgoing
    }
}

/// What the thread that takes messages needs.
struct Taking {
    inbox: Box<dyn Inbox>,
    failed: Box<Failed>,
    /// Messages dropped because no PE of this job has sent them.
    strangers: u64,
    /// What the provider has done in this round.
    done: Vec<Done>,
    silence: Silence,
    /// The provider has refused frames to receive into since then.
    refused_since: Option<Instant>,
    /// It has done so before, which was told.
    was_refused: bool,
    /// Frames of this round that wait to be received into again.
    #[allow(clippy::vec_box, reason = "a box goes to the provider as it is")]
    emptied: Vec<Box<Frame>>,
}

/// Rounds that took long, and of which nothing came.
#[derive(Default)]
struct Silence(u32);

impl Silence {
    /// Whether a round counts as work because it was silent.
    fn counts(&mut self, was_silent: bool) -> bool {
        self.0 = if was_silent { self.0.saturating_add(1) } else { 0 };
        (1..=SILENT_ROUNDS).contains(&self.0)
    }
}

/// Gives the core away, where that is not dear.
#[derive(Default)]
struct Yields {
    dear_until: Option<Instant>,
}

impl Yields {
    fn give_away(&mut self, now: Instant) {
        std::thread::yield_now();
        self.took(now, Instant::now());
    }

    fn took(&mut self, from: Instant, upto: Instant) {
        let time = upto - from;
        self.dear_until = (time > DEAR.0).then(|| upto + time * DEAR.1);
    }

    fn are_dear(&self, now: Instant) -> bool {
        self.dear_until.is_some_and(|end| now < end)
    }
}

/// The progress thread.
struct Thread {
    shared: Arc<Shared>,
    /// The completion queue's, where the provider has one.
    descriptor: Option<OwnedFd>,
    pulse: Option<Beating>,
    /// How long peers that are watched may be silent until they are asked; none where no peer is.
    keepalive: Option<Duration>,
    /// How often in a row the descriptor woke the thread for nothing.
    false_alarms: u32,
    unheard: Duration,
}

/// A thread that takes messages, until the guard is dropped.
struct Takes<'a>(&'a Shared);

impl<'a> Takes<'a> {
    fn begin(shared: &'a Shared) -> Takes<'a> {
        TAKES.set(true);
        Takes(shared)
    }
}

impl Drop for Takes<'_> {
    fn drop(&mut self) {
        TAKES.set(false);
        if std::thread::panicking() {
            // The inbox has panicked.
            self.0.give_up();
            self.0.wake();
        }
    }
}

impl Taking {
    /// What a thread does that takes messages, the progress thread or one that helps. Returns whether there was anything to do.
    fn turn(&mut self, shared: &Shared) -> bool {
        let _takes = Takes::begin(shared);
        // In this order, so that what the work sends is posted at once.
        self.inbox.work(shared) | self.round(shared)
    }

    /// Whether there may be something to do of which nothing tells.
    fn is_silent(&self) -> bool {
        !self.emptied.is_empty() || self.inbox.has_silent_work()
    }

    /// Posts, lets the provider work, and gives what has come to the inbox. Returns whether anything came or was sent, or seems to
    /// have been.
    fn round(&mut self, shared: &Shared) -> bool {
        let mut was_long = false;
        if let Some(mut port) = try_lock(&shared.port)
            && let Some(port) = port.as_mut()
        {
            self.post_emptied(shared, port.receives(), |frame| port.post_receive(frame));
            shared.outgoing().retry();
            shared.post(port);
            let begin = shared.exposes().then(Instant::now);
            let read = port.progress(&mut self.done);
            was_long = begin.is_some_and(|begin| begin.elapsed() >= SILENT);
            if let Err(error) = read {
                shared.outgoing().fail_all(&format!("the network cannot be read: {error}"));
            }
        }
        let worked = !self.done.is_empty() | self.silence.counts(was_long && self.done.is_empty());
        let mut all_done = std::mem::take(&mut self.done);
        for done in all_done.drain(..) {
            match done {
                Done::Received(frame, length) => self.receive(shared, frame, length),
                Done::Sent(frame) => shared.outgoing().went_out(frame),
                Done::Landed(frame) => self.land(shared, frame),
                Done::Told => self.inbox.told(),
                Done::Failed(frame, error) if frame.receives => {
                    // Too long for a frame of ours, or its sender ended while it was sending.
                    tracing::debug!("a message could not be received: {error}");
                    self.emptied.push(frame);
                }
                Done::Failed(frame, error) => {
                    let pe = frame.to;
                    let mut outgoing = shared.outgoing();
                    outgoing.fail(pe, Error::Unreachable { pe, reason: error.to_string() });
                    outgoing.give_back(frame);
                }
            }
        }
        // Its room is for the next round.
        self.done = all_done;
        self.tell_failures(shared);
        worked
    }

    /// Gives frames to the provider to receive into. What it refuses is tried again, for as long as a peer may be silent; while it is
    /// merely busy, and `receives` into others, without an end.
    fn post_emptied(&mut self, shared: &Shared, mut receives: bool, mut post: impl FnMut(Box<Frame>) -> Posted) {
        while let Some(frame) = self.emptied.pop() {
            let (frame, why) = match post(frame) {
                Posted::InFlight => {
                    (self.refused_since, receives) = (None, true);
                    continue;
                }
                Posted::Busy(frame) | Posted::Copied(frame) => (frame, (!receives).then(|| "it is busy".to_string())),
                Posted::Failed(frame, error) => (frame, Some(error.to_string())),
            };
            self.emptied.push(frame);
            let Some(why) = why else {
                return;
            };
            if !std::mem::replace(&mut self.was_refused, true) {
                tracing::warn!("the network takes no room for messages, and is asked again: {why}");
            }
            let since = *self.refused_since.get_or_insert_with(Instant::now);
            if since.elapsed() >= shared.settings.deadline {
                shared.outgoing().fail_all(&format!("the network takes no room for messages: {why}"));
            }
            return;
        }
    }

    fn receive(&mut self, shared: &Shared, mut frame: Box<Frame>, length: usize) {
        let bytes = frame.room();
        match frames::read(&bytes[..length.min(bytes.len())], &shared.secret) {
            Ok((header, messages)) if shared.outgoing().knows(header.from) => {
                for message in messages.flatten() {
                    self.inbox.receive(header.from, message, shared);
                }
                let mut outgoing = shared.outgoing();
                if outgoing.book(&header, length) && outgoing.waiting > 0 {
                    shared.acknowledged.notify_all();
                }
            }
            Ok((header, _)) => self.drop_stranger(&format!("a message that says it is of PE {}", header.from)),
            Err(stranger) => self.drop_stranger(&stranger),
        }
        self.emptied.push(frame);
    }

    fn land(&mut self, shared: &Shared, frame: Box<Frame>) {
        let pe = frame.to;
        if let Some(transfer) = frame.one_sided {
            self.inbox.landed(pe, transfer.mark(), shared);
        }
        let mut outgoing = shared.outgoing();
        if outgoing.landed(&frame) && outgoing.waiting > 0 {
            shared.acknowledged.notify_all();
        }
        outgoing.give_back(frame);
    }

    fn drop_stranger(&mut self, what: &dyn std::fmt::Display) {
        self.strangers += 1;
        if self.strangers == 1 {
            tracing::warn!("{what} came from outside of this job and was dropped; others will be without a word");
        }
    }

    fn tell_failures(&self, shared: &Shared) {
        loop {
            let mut outgoing = shared.outgoing();
            let Some((pe, why)) = outgoing.next_failure() else {
                return;
            };
            drop(outgoing);
            shared.acknowledged.notify_all();
            (self.failed)(pe, &why);
        }
    }
}

impl Thread {
    fn run(mut self) {
        let shared = self.shared.clone();
        let Settings { deadline, patience, .. } = shared.settings;
        let limits = Limits::new(deadline, self.keepalive);
        let begin = Instant::now();
        let mut last_tick = begin;
        let mut last_work = last_tick;
        let mut stopping = None;
        let (mut woken, mut is_awaited) = (true, false);
        let mut yields = Yields::default();
        loop {
            let ticks = last_tick.elapsed() >= limits.tick;
            if ticks {
                // A thread that comes late to each tick is not to be late by all of these together.
                last_tick = last_tick.max(Instant::now() - 2 * limits.tick) + limits.tick;
                self.false_alarms = 0;
            }
            let meets = shared.meets.load(Ordering::Relaxed) && last_tick - begin < MEETING;
            if ticks && !meets && !shared.is_deaf.load(Ordering::Relaxed) {
                self.ask_silent_peers(&limits);
            }
            // Where another thread takes messages, a turn of this one would only take its core.
            let was_awaited = is_awaited;
            let mut worked = false;
            if (ticks || woken || !shared.reliance.is_helped())
                && let Some(taking) = lock(&shared.taking).as_mut()
            {
                (worked, is_awaited) = (taking.turn(&shared), taking.inbox.is_awaited());
            }
            let now = Instant::now();
            if shared.outgoing().stopped {
                let since = *stopping.get_or_insert_with(|| {
                    shared.outgoing().say_goodbye();
                    now
                });
                if self.is_drained() || now - since >= deadline {
                    return;
                }
            }
            let is_helped = shared.reliance.is_helped();
            if worked || is_helped {
                last_work = now;
                self.false_alarms = 0;
            }
            if worked || woken {
                self.unheard = UNHEARD.0;
            }
            if worked {
                if was_awaited && !is_awaited && !yields.are_dear(now) {
                    // The work-item that has waited goes on, perhaps on this core.
                    yields.give_away(now);
                }
                continue;
            }
            let idle = now - last_work;
            let is_patient =
                !is_helped && (idle < patience || idle < TRANSFERRING * patience && shared.outgoing().has_transfers());
            if is_patient && is_awaited {
                // To change threads, there and back, takes about as long as an answer.
            } else if is_patient && !yields.are_dear(now) {
                yields.give_away(now);
            } else {
                let for_long = ticks && idle >= limits.tick && self.keepalive.is_none();
                woken = self.sleep(limits.tick.saturating_sub(now - last_tick), for_long, stopping.is_some());
            }
        }
    }

    /// Counts a tick of silence of all peers, asks for signs of life those that are silent for long, and notes which hosts refuse.
    fn ask_silent_peers(&self, limits: &Limits) {
        let silent = self.shared.outgoing().tick(limits);
        let is_refused = |pe: &usize| self.pulse.as_ref().is_some_and(|pulse| pulse.ask(*pe));
        silent.into_iter().filter(is_refused).for_each(|pe| self.shared.outgoing().refuse(pe));
    }

    /// Whether all that was to go out is out, and all goodbyes have been read.
    fn is_drained(&self) -> bool {
        let Some(sends) = lock(&self.shared.port).as_ref().map(Port::sends_in_flight) else {
            // Given up.
            return true;
        };
        let outgoing = self.shared.outgoing();
        sends == 0 && !outgoing.is_ready() && !outgoing.is_busy() && !outgoing.is_unacknowledged()
    }

    /// Sleeps until something comes, or there is something to post, or the time is over; `for_long` without a look at the time,
    /// if no peer has anything to acknowledge. Whether it was not the time alone.
    fn sleep(&mut self, time: Duration, for_long: bool, stopping: bool) -> bool {
        let shared = &self.shared;
        let relies = shared.reliance.begin_rest();
        let descriptor = self.descriptor.as_ref().filter(|_| !relies && self.false_alarms < FALSE_ALARMS);
        // The look into the queue comes after the port: a thread that queued something meanwhile may have found the port taken.
        let port = try_lock(&shared.port);
        let descriptor = descriptor.filter(|_| port.is_some());
        let may_sleep =
            port.and_then(|mut port| Some(descriptor.is_none() || port.as_mut()?.may_sleep())).unwrap_or(true);
        let is_silent = !relies && lock(&shared.taking).as_ref().is_some_and(Taking::is_silent);
        let mut outgoing = shared.outgoing();
        let has_work = outgoing.is_ready() || outgoing.has_failures() || outgoing.stopped && !stopping;
        let is_unheard = !relies && (outgoing.is_busy() || is_silent || stopping || descriptor.is_none());
        outgoing.rest = match for_long && !outgoing.is_unacknowledged() && !outgoing.lacks_something() {
            _ if relies || is_unheard => Rest::Short,
            true => Rest::Long,
            false => Rest::Tick,
        };
        let longest = match outgoing.rest {
            Rest::Short if is_unheard => Some(time.min(self.unheard)),
            Rest::Short | Rest::Tick => Some(time),
            Rest::Long => None,
        };
        drop(outgoing);
        if is_unheard {
            self.unheard = (self.unheard * 2).min(UNHEARD.1);
        }
        let mut woken = true;
        if may_sleep && !has_work {
            // The bell once more in place of what is not there.
            let bell = || PollFd::new(&shared.bell, PollFlags::IN);
            let queue = descriptor.map_or_else(bell, |fd| PollFd::new(fd, PollFlags::IN));
            let mut fds = [bell(), queue, PollFd::new(&shared.alarm, PollFlags::IN)];
            let longest = longest.and_then(|time| Timespec::try_from(time).ok());
            // Only a signal ends it early, and then the thread looks once more.
            let polled = rustix::event::poll(&mut fds, longest.as_ref());
            let is_ready = |fd: &PollFd<'_>| !fd.revents().is_empty();
            woken = fds.iter().any(is_ready) || polled.is_err();
            if is_ready(&fds[2]) {
                shared.alarm.went_off();
                shared.reliance.forget();
            }
            self.false_alarms += u32::from(descriptor.is_some() && is_ready(&fds[1]));
            if is_ready(&fds[0]) {
                let _ = rustix::io::read(&shared.bell, &mut [0; 8]);
            }
        }
        shared.reliance.end_rest();
        shared.outgoing().rest = Rest::Short;
        woken
    }
}

impl Drop for Thread {
    /// Also where an inbox has panicked: no sender is to wait for a thread that is no more.
    fn drop(&mut self) {
        self.shared.give_up();
        drop(lock(&self.shared.taking).take());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    struct Nothing;

    impl Inbox for Nothing {
        fn receive(&mut self, _: usize, _: &[u8], _: &dyn Outbox) {}
    }

    /// The wires of two PEs.
    fn start(
        endpoints: [Endpoint; 2],
        inboxes: [Box<dyn Inbox>; 2],
        failed: impl Fn(usize, &Error) + Clone + Send + Sync + 'static,
    ) -> [Wire; 2] {
        let [one, other] = endpoints.each_ref().map(|endpoint| endpoint.address().to_vec());
        let peers = [vec![None, Some(other)], vec![Some(one), None]];
        let mut started = endpoints.into_iter().zip(peers).zip(inboxes).enumerate();
        std::array::from_fn(|_| {
            let (me, ((endpoint, peers), inbox)) = started.next().expect("there are two");
            endpoint.start(me, peers, [7; 16], inbox, failed.clone()).unwrap()
        })
    }

    /// A PE that registers memory for longer than the deadline has not failed, though it takes no messages meanwhile.
    #[test]
    fn a_pe_in_libfabric_for_long_gives_signs_of_life() {
        let settings = Settings { deadline: Duration::from_secs(1), ..Settings::default() };
        let [mut one, mut other] = [(), ()].map(|()| Wire::open(&settings).unwrap());
        let keepalive = Duration::from_millis(100);
        one.watch(vec![1], vec![1], keepalive);
        other.watch(vec![0], vec![0], keepalive);
        let (sender, failures) = channel();
        let failed = move |pe, error: &Error| sender.send((pe, error.to_string())).unwrap();
        let [one, other] = start([one, other], [Box::new(Nothing), Box::new(Nothing)], failed);
        one.send(1, b"first").unwrap();
        one.flush().unwrap();
        let registering = lock(&other.shared.port);
        one.send(1, b"second").unwrap();
        let failed = failures.recv_timeout(Duration::from_millis(3500));
        drop(registering);
        assert!(failed.is_err(), "{failed:?}");
        one.flush().unwrap();
    }

    /// Does what it gets once it is told to, as a device does behind a kernel of the program's.
    struct Behind(Receiver<()>);

    impl Inbox for Behind {
        fn receive(&mut self, _: usize, _: &[u8], _: &dyn Outbox) {
            let _ = self.0.recv();
        }
    }

    #[test]
    fn a_pe_whose_device_is_busy_for_long_gives_signs_of_life() {
        let settings = Settings { deadline: Duration::from_secs(1), ..Settings::default() };
        let endpoints = [(), ()].map(|()| Wire::open(&settings).unwrap());
        let ((sender, failures), (end, behind)) = (channel(), channel());
        let failed = move |pe, error: &Error| sender.send((pe, error.to_string())).unwrap();
        let [one, _other] = start(endpoints, [Box::new(Nothing), Box::new(Behind(behind))], failed);
        one.send(1, b"first").unwrap();
        let failed = failures.recv_timeout(Duration::from_millis(3500));
        end.send(()).unwrap();
        assert!(failed.is_err(), "{failed:?}");
        one.flush().unwrap();
    }

    /// Sends back what it gets, and counts it.
    struct Echo(Arc<AtomicU64>);

    impl Inbox for Echo {
        fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
            outbox.send(from, message).unwrap();
            self.0.fetch_add(1, Ordering::Release);
        }
    }

    struct Tells(Sender<Vec<u8>>);

    impl Inbox for Tells {
        fn receive(&mut self, _: usize, message: &[u8], _: &dyn Outbox) {
            self.0.send(message.to_vec()).unwrap();
        }
    }

    #[test]
    fn what_a_helper_has_left_is_posted() {
        let settings = Settings { deadline: Duration::from_secs(36000), ..Settings::default() };
        let endpoints = [(), ()].map(|()| Wire::open(&settings).unwrap());
        let (sender, answers) = channel();
        let came = Arc::<AtomicU64>::default();
        let inboxes: [Box<dyn Inbox>; 2] = [Box::new(Tells(sender)), Box::new(Echo(came.clone()))];
        let [one, other] = start(endpoints, inboxes, |pe, error| panic!("PE {pe}: {error}"));
        for round in 0..1000u64 {
            one.send(1, &round.to_le_bytes()).unwrap();
            while came.load(Ordering::Acquire) <= round {
                other.help();
                std::thread::yield_now();
            }
            other.done();
            let answer = answers.recv_timeout(Duration::from_secs(60)).expect("an answer comes");
            assert_eq!(answer, round.to_le_bytes());
        }
    }

    #[test]
    fn a_core_that_is_dear_is_kept_for_so_much_longer() {
        let (mut yields, begin) = (Yields::default(), Instant::now());
        assert!(!yields.are_dear(begin));
        yields.took(begin, begin + DEAR.0);
        assert!(!yields.are_dear(begin + DEAR.0), "others have had it for a moment");
        let slice = 3 * DEAR.0;
        yields.took(begin, begin + slice);
        let end = begin + slice + slice * DEAR.1;
        assert!(yields.are_dear(begin + slice) && yields.are_dear(end - Duration::from_nanos(1)));
        assert!(!yields.are_dear(end), "it is tried again");
        yields.took(end, end + DEAR.0 / 2);
        assert!(!yields.are_dear(end + DEAR.0));
    }

    /// A provider that refuses frames is asked again, until the deadline; one that is busy only where it receives into none.
    #[test]
    fn a_provider_that_refuses_frames_has_a_deadline() {
        let refuse: fn(Box<Frame>) -> Posted = |frame| Posted::Failed(frame, Error::Stopped);
        let long_ago = Instant::now().checked_sub(Settings::default().deadline);
        for (receives, last) in [(true, refuse), (false, Posted::Busy)] {
            let endpoints = [(), ()].map(|()| Wire::open(&Settings::default()).unwrap());
            let (sender, failures) = channel();
            let failed = move |pe, error: &Error| sender.send((pe, error.to_string())).unwrap();
            let [one, _other] = start(endpoints, [Box::new(Nothing), Box::new(Nothing)], failed);
            one.send(1, b"a peer is known by what it is sent").unwrap();
            let round = |began, receives, post: fn(Box<Frame>) -> Posted| {
                let mut guard = lock(&one.shared.taking);
                let taking = guard.as_mut().unwrap();
                let kept = std::mem::take(&mut taking.emptied);
                taking.refused_since = began;
                taking.emptied.push(one.shared.outgoing().frame());
                taking.post_emptied(&one.shared, receives, post);
                one.shared.outgoing().give_back(taking.emptied.pop().unwrap());
                taking.emptied = kept;
            };
            round(None, true, refuse);
            round(None, false, Posted::Busy);
            round(long_ago, true, Posted::Busy);
            assert!(!one.shared.outgoing().has_failures() && failures.try_recv().is_err());
            round(long_ago, receives, last);
            one.wake();
            let (pe, why) = failures.recv_timeout(Duration::from_secs(60)).expect("a failure is told");
            assert!(pe == 1 && why.contains("the network takes no room for messages"), "{why}");
        }
    }

    #[test]
    fn silent_rounds_are_work_for_some_time() {
        let mut silence = Silence::default();
        assert!(!silence.counts(false));
        assert!((0..SILENT_ROUNDS).all(|_| silence.counts(true)));
        assert!(!silence.counts(true) && !silence.counts(true) && !silence.counts(false) && silence.counts(true));
    }
}
