//! What waits to be sent, peer by peer, and what peers have acknowledged. It calls nothing: `progress` does that.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::directory::Directory;
use crate::frames::{BYE, COUNTED, Frame, Header, Secret};
use crate::{Error, LONGEST, OneSided, WINDOW};

/// A PE acknowledges unasked what comes to so many bytes.
const ACKNOWLEDGE: u64 = WINDOW as u64 / 4;
/// Frames out of use that are kept, and those that stand for transfers, which have no room.
const POOL: usize = 64;
const STAND_INS: usize = 1024;
/// Answers wait while so many frames are in use, of all peers together: some 34 MiB, and as many more for the first answers to peers
/// that have acknowledged all, so that those which acknowledge nothing do not stop them.
const MOST_FRAMES: usize = 512;
/// So many messages of at most this length, each within this time of the one before, make a stream. A post takes a few
/// microseconds, which is what the copy of a long message takes, too.
const STREAM: u32 = 4;
const SMALL: usize = 16 << 10;
const CLOSE: Duration = Duration::from_micros(5);

/// Messages that wait for the provider, and the account of each peer.
pub struct Outgoing {
    secret: Secret,
    my_pe: usize,
    eager: usize,
    directory: Arc<Directory>,
    /// Those with which this PE has to do, and where each PE is among them; [`NONE`] of the others.
    peers: Vec<Peer>,
    /// Those of this node, in order: see [`Outgoing::let_be`].
    beside: Vec<usize>,
    places: Box<[u32]>,
    /// Peers for which there is something to post, each once.
    ready: VecDeque<usize>,
    /// Peers that the provider has refused for now, each once.
    busy: Vec<usize>,
    #[allow(clippy::vec_box, reason = "a box goes to the provider as it is")]
    pool: Vec<Box<Frame>>,
    #[allow(clippy::vec_box, reason = "a box goes to the provider as it is")]
    stand_ins: Vec<Box<Frame>>,
    /// Frames in use: those that are queued, and those that the provider has, to send or to receive into.
    frames: usize,
    /// Peers that failed, until the layer above is told.
    failures: Vec<usize>,
    /// Threads that wait for acknowledgements.
    pub waiting: usize,
    /// Something was queued that is not to wait for what might go with it, and not all has gone to the provider since.
    pub hurries: bool,
    /// Peers that can be reached and have transfers that have not ended.
    transferring: usize,
    /// No more messages are taken.
    pub stopped: bool,
    /// And in good order: all PEs have met before.
    pub is_orderly: bool,
    /// When the progress thread looks again.
    pub rest: Rest,
}

/// When the progress thread looks again, if nothing wakes it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    /// Soon, or it is awake.
    Short,
    /// When the next tick is due.
    Tick,
    /// Not at all: no peer has anything to acknowledge.
    Long,
}

/// A peer that is there fails when it has acknowledged nothing, or no transfer with it has ended, for so many deadlines of four
/// seconds: a quarter of an hour, after which TCP gives up, too. Waits for minutes are seen where a fifth of the packets is lost.
const STALLED: u32 = 225;

/// After how many ticks of silence what is done.
pub struct Limits {
    /// The time of a tick.
    pub tick: Duration,
    deadline: Duration,
    /// A peer that has something to acknowledge is asked to, and fails.
    ask: u32,
    fail: u32,
    /// A peer that is watched and has nothing to acknowledge is asked whether it is there.
    idle: Option<u32>,
}

impl Limits {
    pub fn new(deadline: Duration, keepalive: Option<Duration>) -> Self {
        let tick = (deadline.min(keepalive.unwrap_or(deadline)) / 5).max(Duration::from_millis(1));
        let ticks = |time: Duration| time.div_duration_f64(tick).ceil() as u32;
        Self { tick, deadline, ask: ticks(deadline / 5), fail: ticks(deadline), idle: keepalive.map(ticks) }
    }
}

/// A host says so often that a process is not there until that is believed.
const REFUSALS: u8 = 2;

/// Not among the peers.
const NONE: u32 = u32::MAX;

struct Peer {
    pe: usize,
    queue: VecDeque<Box<Frame>>,
    /// In `ready` or in `busy`.
    listed: bool,
    /// Bytes of counted frames: queued or sent, of these gone out, and acknowledged.
    sent: u64,
    out: u64,
    acknowledged: u64,
    /// Bytes of counted frames that came from it and went to the inbox, and of these acknowledged.
    consumed: u64,
    told: u64,
    /// What these would be if all had come that had gone out before its last frame, and that.
    expected: u64,
    /// Ticks since nothing of that was missing.
    lacking: u32,
    /// The account at which it asked to be told at once.
    until: u64,
    /// The next frame asks for an acknowledgement of all, is an acknowledgement, or is the last.
    ask: bool,
    owe: bool,
    bye: bool,
    /// The last frame has gone to the provider.
    has_left: bool,
    /// Ticks since anything came from it, and since it acknowledged something; or since it began to have something to
    /// acknowledge.
    silent: u32,
    stalled: u32,
    /// How often its host has said, since then, that its process is not there.
    refused: u8,
    /// This PE asks it whether it is there, and it asks this PE.
    watched: bool,
    watches: bool,
    /// Transfers with it, where there ever were any.
    transfers: Option<Box<Transfers>>,
    /// When the last message had been sent, and how many came in close succession.
    last: Instant,
    stream: u32,
    /// What the provider last said when it refused a frame.
    trouble: Option<String>,
    gone: Option<Error>,
}

impl Peer {
    fn new(pe: usize) -> Self {
        Self {
            pe,
            queue: VecDeque::new(),
            listed: false,
            sent: 0,
            out: 0,
            acknowledged: 0,
            consumed: 0,
            told: 0,
            expected: 0,
            lacking: 0,
            until: 0,
            ask: false,
            owe: false,
            bye: false,
            has_left: false,
            silent: 0,
            stalled: 0,
            refused: 0,
            watched: false,
            watches: false,
            transfers: None,
            last: Instant::now(),
            stream: 0,
            trouble: None,
            gone: None,
        }
    }

    fn unacknowledged(&self) -> u64 {
        self.sent - self.acknowledged
    }

    /// Whether something is missing that came before what has come.
    fn lacks_something(&self) -> bool {
        self.gone.is_none() && self.consumed < self.expected
    }

    fn has_something(&self) -> bool {
        !self.queue.is_empty() || self.ask || self.owe || self.bye
    }

    fn has_transfers(&self) -> bool {
        self.gone.is_none() && self.transfers.as_ref().is_some_and(|transfers| transfers.open > 0)
    }

    fn may_transfer(&self) -> bool {
        self.transfers.as_ref().is_some_and(|transfers| transfers.may_post())
    }
}

/// Transfers that the provider makes, in no order with messages.
#[derive(Default)]
struct Transfers {
    /// Those that wait for the provider.
    queue: VecDeque<Box<Frame>>,
    /// How many have not ended.
    open: usize,
    /// Bytes of those that the provider has.
    posted: usize,
    /// Ticks since one ended, or since the first began.
    stalled: u32,
}

impl Transfers {
    /// The provider gets one, and others while they are no more together than messages may be: what it has beyond that only waits
    /// in its memory, and has messages wait behind it.
    fn may_post(&self) -> bool {
        let fits = |bytes: usize| self.posted == 0 || self.posted + bytes <= WINDOW;
        self.queue.front().is_some_and(|frame| fits(bytes_of(frame)))
    }

    fn next(&mut self) -> Option<Box<Frame>> {
        let frame = if self.may_post() { self.queue.pop_front() } else { None };
        self.posted += frame.as_deref().map_or(0, bytes_of);
        frame
    }
}

impl Outgoing {
    /// Frames with several messages are no longer than `eager`.
    pub fn new(my_pe: usize, directory: Arc<Directory>, secret: Secret, eager: usize) -> Self {
        Self {
            secret,
            my_pe,
            eager,
            peers: Vec::new(),
            beside: Vec::new(),
            places: vec![NONE; directory.len()].into(),
            directory,
            ready: VecDeque::new(),
            busy: Vec::new(),
            pool: Vec::new(),
            stand_ins: Vec::new(),
            frames: 0,
            failures: Vec::new(),
            waiting: 0,
            hurries: false,
            transferring: 0,
            stopped: false,
            is_orderly: false,
            rest: Rest::Short,
        }
    }

    /// A PE with which this one has to do so far.
    fn known(&self, pe: usize) -> Option<&Peer> {
        self.peers.get(*self.places.get(pe)? as usize)
    }

    /// A PE that messages go to or come from.
    fn peer(&mut self, pe: usize) -> &mut Peer {
        if self.places[pe] == NONE {
            self.places[pe] = self.peers.len() as u32;
            self.peers.push(Peer::new(pe));
        }
        &mut self.peers[self.places[pe] as usize]
    }

    /// Asks these peers, which are of other nodes, whether they are there when nothing has come from them for long; the peers `by` ask
    /// this PE.
    pub fn watch(&mut self, pes: &[usize], by: &[usize]) {
        for &pe in pes {
            self.peer(pe).watched = true;
        }
        for &pe in by {
            self.peer(pe).watches = true;
        }
    }

    /// Finds none of these peers to have failed for its silence: they are of this node, where their end is seen, and may be stopped.
    pub fn let_be(&mut self, mut pes: Vec<usize>) {
        pes.sort_unstable();
        self.beside = pes;
    }

    /// Whether `message` can be sent to `to` at all.
    pub fn check(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        if message.len() > LONGEST {
            return Err(Error::TooLong { length: message.len() });
        }
        if !self.knows(to) {
            return Err(Error::NoSuchPeer { to, pes: self.directory.len() });
        }
        match self.known(to).and_then(|peer| peer.gone.as_ref()) {
            Some(error) => Err(error.clone()),
            None if self.stopped => Err(Error::Stopped),
            None => Ok(()),
        }
    }

    /// Whether `pe` is a PE that has an address.
    pub fn knows(&self, pe: usize) -> bool {
        self.directory.knows(pe)
    }

    /// Queues a transfer with a peer to which something [can be sent](Self::check).
    pub fn push_transfer(&mut self, to: usize, transfer: OneSided) {
        let mut frame = self.stand_ins.pop().unwrap_or_else(|| Frame::of(transfer));
        (frame.to, frame.one_sided) = (to, Some(transfer));
        let peer = self.peer(to);
        if !peer.has_transfers() && peer.unacknowledged() == 0 {
            (peer.silent, peer.stalled) = (0, 0);
        }
        let transfers = peer.transfers.get_or_insert_default();
        let is_first = transfers.open == 0;
        if is_first {
            transfers.stalled = 0;
        }
        transfers.open += 1;
        transfers.queue.push_back(frame);
        self.transferring += usize::from(is_first);
        self.hurries = true;
        self.list(to);
    }

    /// The transfer that a frame stood for has ended. Returns whether threads that wait may go on.
    pub fn landed(&mut self, frame: &Frame) -> bool {
        let peer = self.peer(frame.to);
        peer.silent = 0;
        let transfers = peer.transfers.get_or_insert_default();
        transfers.posted -= bytes_of(frame);
        transfers.stalled = 0;
        transfers.open -= 1;
        let was_last = transfers.open == 0;
        let is_there = peer.gone.is_none();
        if peer.may_transfer() {
            self.list(frame.to);
        }
        self.transferring -= usize::from(was_last && is_there);
        was_last
    }

    /// Whether transfers with peers that can be reached have not ended.
    pub fn has_transfers(&self) -> bool {
        self.transferring > 0
    }

    /// Whether a message of that length keeps the peer within its window.
    pub fn has_room(&self, to: usize, length: usize) -> bool {
        let unacknowledged = self.known(to).map_or(0, Peer::unacknowledged);
        unacknowledged == 0 || unacknowledged + length as u64 <= WINDOW as u64
    }

    /// Whether a message of that length also keeps all peers together within the memory that there is for messages.
    pub fn has_memory(&self, to: usize, length: usize) -> bool {
        let is_first = self.known(to).is_none_or(|peer| peer.unacknowledged() == 0);
        let most = if is_first { 2 * MOST_FRAMES } else { MOST_FRAMES };
        self.frames < most && self.has_room(to, length)
    }

    /// Queues a copy of `message`, beside others in one frame if there is room. Returns whether it is one of a stream, whose
    /// messages had better gather while another thread posts them than be posted one by one.
    pub fn push(&mut self, to: usize, message: &[u8]) -> bool {
        let eager = self.eager;
        let peer = self.peer(to);
        let now = Instant::now();
        let is_close = message.len() <= SMALL.min(eager / 2) && now - peer.last < CLOSE;
        peer.stream = if is_close { peer.stream.saturating_add(1) } else { 0 };
        let is_stream = peer.stream >= STREAM;
        if let Some(last) = peer.queue.back_mut().filter(|last| last.len_with(message) <= eager) {
            let before = last.len();
            last.push(message);
            peer.sent += (last.len() - before) as u64;
            // What the copy takes is no distance between messages.
            peer.last = Instant::now();
            self.list(to);
            return is_stream;
        }
        let mut frame = self.frame();
        let fits = frame.push(message);
        assert!(fits, "a frame has room for the longest message");
        self.queue(to, frame);
        self.peer(to).last = Instant::now();
        is_stream
    }

    /// A message has been pushed, and was posted at once. What a post takes is no distance between messages.
    pub fn end_send(&mut self, to: usize) {
        self.peer(to).last = Instant::now();
    }

    fn queue(&mut self, to: usize, frame: Box<Frame>) {
        let peer = self.peer(to);
        if peer.unacknowledged() == 0 {
            (peer.silent, peer.stalled) = (0, 0);
        }
        peer.sent += frame.len() as u64;
        peer.queue.push_back(frame);
        self.list(to);
    }

    fn list(&mut self, to: usize) {
        if !std::mem::replace(&mut self.peer(to).listed, true) {
            self.ready.push_back(to);
        }
    }

    /// An empty frame.
    pub fn frame(&mut self) -> Box<Frame> {
        self.frames += 1;
        self.pool.pop().unwrap_or_else(Frame::new)
    }

    /// A frame has gone out: the provider has done with it.
    pub fn went_out(&mut self, frame: Box<Frame>) {
        self.peer(frame.to).trouble = None;
        if frame.one_sided.is_none() && frame.flags & COUNTED != 0 {
            self.peer(frame.to).out += frame.len() as u64;
        }
        self.give_back(frame);
    }

    /// Takes back a frame that is out of use. One that is registered stays so until the port is closed.
    pub fn give_back(&mut self, mut frame: Box<Frame>) {
        if frame.one_sided.is_some() {
            if self.stand_ins.len() < STAND_INS {
                self.stand_ins.push(frame);
            }
            return;
        }
        self.frames -= 1;
        if self.pool.len() < POOL || frame.registration > 0 {
            frame.clear();
            self.pool.push(frame);
        }
    }

    /// The next frame to post, sealed; it knows whereto.
    pub fn next(&mut self) -> Option<Box<Frame>> {
        loop {
            let Some(to) = self.ready.pop_front() else {
                self.hurries = false;
                return None;
            };
            let peer = self.peer(to);
            peer.listed = false;
            if !peer.has_something() {
                let Some(frame) = peer.transfers.as_mut().and_then(|transfers| transfers.next()) else { continue };
                if peer.may_transfer() {
                    self.list(to);
                }
                return Some(frame);
            }
            let (mut frame, counted) = match peer.queue.pop_front() {
                Some(frame) => (frame, COUNTED),
                None => (self.frame(), 0),
            };
            let (secret, my_pe) = (self.secret, self.my_pe);
            let peer = self.peer(to);
            let last = peer.queue.is_empty();
            let until = if std::mem::take(&mut peer.ask) { peer.sent } else { 0 };
            let bye = if last && std::mem::take(&mut peer.bye) { BYE } else { 0 };
            peer.has_left |= bye != 0;
            peer.owe = false;
            peer.told = peer.consumed;
            let flags = counted | bye;
            frame.seal(&secret, &Header { from: my_pe, flags, before: peer.out, consumed: peer.consumed, until });
            frame.to = to;
            if peer.has_something() || peer.may_transfer() {
                self.list(to);
            }
            return Some(frame);
        }
    }

    /// Queues a frame again that the provider has refused for now, until [`retry`](Self::retry).
    pub fn put_back(&mut self, frame: Box<Frame>) {
        let (to, flags) = (frame.to, frame.flags);
        let peer = self.peer(to);
        if let Some(why) = &peer.gone {
            // One that has left takes nothing, and waits for an acknowledgement at most, if this PE's goodbye has not reached it.
            let waits = matches!(why, Error::Left { .. }) && (!peer.has_left || flags & BYE != 0);
            peer.has_left = !waits;
            peer.owe = waits;
            self.give_back(frame);
            if waits {
                self.list_busy(to);
            }
            return;
        }
        peer.ask |= frame.until > 0;
        peer.bye |= flags & BYE != 0;
        peer.has_left &= flags & BYE == 0;
        peer.trouble = Some("its messages cannot be posted".into());
        if frame.one_sided.is_some() {
            let transfers = peer.transfers.get_or_insert_default();
            transfers.posted -= bytes_of(&frame);
            transfers.queue.push_front(frame);
        } else if flags & COUNTED != 0 {
            peer.queue.push_front(frame);
        } else {
            peer.owe = true;
            self.give_back(frame);
        }
        self.list_busy(to);
    }

    /// `to` has something to post that the provider has refused.
    fn list_busy(&mut self, to: usize) {
        if std::mem::replace(&mut self.peer(to).listed, true) {
            self.ready.retain(|listed| *listed != to);
        }
        self.busy.push(to);
    }

    /// Has another try at the peers that the provider refused.
    pub fn retry(&mut self) {
        self.ready.extend(self.busy.drain(..));
    }

    /// Whether something waits to be posted that the provider has not refused.
    pub fn is_ready(&self) -> bool {
        !self.ready.is_empty()
    }

    /// Whether the provider has refused something.
    pub fn is_busy(&self) -> bool {
        !self.busy.is_empty()
    }

    /// Whether the progress thread has to know what another thread has just done here: frames are to be retried, peers to be watched,
    /// or failures to be told.
    pub fn concerns_progress(&self) -> bool {
        let is_late = match self.rest {
            Rest::Short => false,
            Rest::Tick => self.is_busy(),
            Rest::Long => true,
        };
        is_late || self.has_failures()
    }

    /// Books a frame of `length` bytes that came in, after its messages went to the inbox. Returns whether senders may go on.
    pub fn book(&mut self, header: &Header, length: usize) -> bool {
        let from = header.from;
        self.hear(from);
        let peer = self.peer(from);
        let counted = if header.has(COUNTED) { length as u64 } else { 0 };
        peer.consumed += counted;
        peer.expected = peer.expected.max(header.before + counted);
        if !peer.lacks_something() {
            peer.lacking = 0;
        }
        peer.until = peer.until.max(header.until);
        let untold = peer.consumed - peer.told;
        peer.owe |= untold >= ACKNOWLEDGE || peer.told < peer.until && peer.until <= peer.consumed;
        let mut advanced = false;
        // Of two acknowledgements the newer may come first. One of what was not sent is nonsense.
        if header.consumed > peer.acknowledged && header.consumed <= peer.sent {
            peer.acknowledged = header.consumed;
            peer.stalled = 0;
            peer.trouble = None;
            advanced = true;
        }
        let is_leaving = header.has(BYE) && peer.gone.is_none();
        // One that leaves waits for this, too, unless this PE leaves as well: of two that part the goodbye of either lets the other go.
        let owe = peer.owe && !(peer.has_left && (is_leaving || peer.gone.is_some()));
        if is_leaving {
            self.end(from, Error::Left { pe: from });
            advanced = true;
        }
        self.peer(from).owe = owe;
        if owe {
            self.list(from);
        }
        advanced
    }

    /// `pe` has given a sign of life.
    pub fn hear(&mut self, pe: usize) {
        let peer = self.peer(pe);
        (peer.silent, peer.refused) = (0, 0);
    }

    /// The host of `pe` has said that its process is not there.
    pub fn refuse(&mut self, pe: usize) {
        let peer = self.peer(pe);
        peer.refused = peer.refused.saturating_add(1);
    }

    /// Nothing goes to `pe` any more, and no sender waits for it.
    fn end(&mut self, pe: usize, why: Error) {
        let had_transfers = self.peer(pe).has_transfers();
        self.transferring -= usize::from(had_transfers);
        let peer = self.peer(pe);
        peer.gone = Some(why);
        peer.acknowledged = peer.sent;
        (peer.ask, peer.owe, peer.bye) = (false, false, false);
        if let Some(transfers) = &mut peer.transfers {
            transfers.queue.clear();
        }
        for frame in std::mem::take(&mut self.peer(pe).queue) {
            self.give_back(frame);
        }
    }

    /// `pe` cannot be reached any more. What went out to it may or may not have arrived.
    pub fn fail(&mut self, pe: usize, why: Error) {
        if self.peer(pe).gone.is_none() {
            self.end(pe, why);
            self.failures.push(pe);
        }
    }

    /// No peer can be reached any more.
    pub fn fail_all(&mut self, reason: &str) {
        for pe in self.peers.iter().map(|peer| peer.pe).collect::<Vec<_>>() {
            self.fail(pe, Error::Unreachable { pe, reason: reason.into() });
        }
    }

    pub fn has_failures(&self) -> bool {
        !self.failures.is_empty()
    }

    /// A PE of which the layer above is to be told that it failed, and why.
    pub fn next_failure(&mut self) -> Option<(usize, Error)> {
        let pe = self.failures.pop()?;
        self.known(pe)?.gone.clone().map(|why| (pe, why))
    }

    /// Whether any peer has something to acknowledge, or its part in a transfer to do.
    pub fn is_unacknowledged(&self) -> bool {
        self.peers.iter().any(|peer| peer.unacknowledged() > 0) || self.has_transfers()
    }

    /// Whether something is missing that came before what has come.
    pub fn lacks_something(&self) -> bool {
        self.peers.iter().any(Peer::lacks_something)
    }

    /// A tick has passed: asks peers that are silent, and fails those that have been so for long. Returns those that are to be
    /// asked for a sign of life as well.
    ///
    /// Time is counted in ticks that this PE has seen, so that one that was stopped itself does not blame its peers.
    pub fn tick(&mut self, limits: &Limits) -> Vec<usize> {
        let mut silent = Vec::new();
        for at in 0..self.peers.len() {
            let peer = &mut self.peers[at];
            let pe = peer.pe;
            if peer.gone.is_some() {
                continue;
            }
            peer.silent = peer.silent.saturating_add(1);
            peer.stalled = peer.stalled.saturating_add(1);
            if peer.lacks_something() {
                peer.lacking += 1;
                if peer.lacking > limits.fail {
                    let missing = peer.expected - peer.consumed;
                    let reason = format!("{missing} bytes that it has sent are lost, as with a connection that broke");
                    self.fail(pe, Error::Unreachable { pe, reason });
                    continue;
                }
            }
            let is_beside = self.beside.binary_search(&pe).is_ok();
            let stalled = limits.fail.saturating_mul(STALLED);
            if let Some(transfers) = peer.transfers.as_mut().filter(|transfers| transfers.open > 0) {
                transfers.stalled = transfers.stalled.saturating_add(1);
                if transfers.stalled > stalled {
                    let trouble = (transfers.posted == 0).then_some("the provider takes none");
                    let what = "no transfer with it has ended";
                    let why = Error::silent(pe, what, limits.deadline.saturating_mul(STALLED), trouble);
                    self.fail(pe, why);
                    continue;
                }
            }
            if peer.unacknowledged() == 0 {
                let is_late = peer.watched && !peer.has_left && limits.idle.is_some_and(|idle| peer.silent >= idle);
                // Whether it is there its acknowledgement tells: of transfers nothing comes from it.
                if is_late || peer.has_transfers() && peer.silent >= limits.ask {
                    self.ask(pe);
                }
                continue;
            }
            let deadlines = if peer.silent > limits.fail { 1 } else { STALLED };
            if !is_beside && (peer.silent > limits.fail || peer.stalled > stalled) {
                let (what, deadline) =
                    ("it has not acknowledged any message", limits.deadline.saturating_mul(deadlines));
                let why = Error::silent(pe, what, deadline, peer.trouble.as_deref());
                self.fail(pe, why);
                continue;
            }
            // A firewall may say so of one that is busy; it does not refuse messages as well.
            if peer.refused >= REFUSALS && peer.trouble.is_some() && peer.silent > limits.fail / 2 {
                let reason = "its process is not there: its host refuses messages and datagrams".into();
                self.fail(pe, Error::Unreachable { pe, reason });
                continue;
            }
            if peer.silent >= limits.ask {
                silent.push(pe);
            }
            // Again with each deadline: what it was asked by may be lost.
            if peer.stalled.checked_sub(limits.ask).is_some_and(|since| since % limits.fail == 0) {
                self.ask(pe);
            }
        }
        silent
    }

    /// Has `pe` acknowledge all that was sent to it so far.
    fn ask(&mut self, pe: usize) {
        let peer = self.peer(pe);
        peer.ask = true;
        if peer.queue.is_empty() {
            let frame = self.frame();
            self.queue(pe, frame);
        } else {
            self.list(pe);
        }
    }

    /// Asks all peers that have something to acknowledge; returns them, and the account that each must reach.
    pub fn ask_all(&mut self) -> Vec<(usize, u64)> {
        let open: Vec<_> =
            self.peers.iter().filter(|peer| peer.unacknowledged() > 0).map(|peer| (peer.pe, peer.sent)).collect();
        for &(pe, _) in &open {
            self.ask(pe);
        }
        self.hurries |= !open.is_empty();
        open
    }

    /// Whether `pe` has acknowledged all up to an account of [`ask_all`](Self::ask_all).
    ///
    /// # Errors
    /// It cannot be reached any more. One that has left has taken all that it was to take.
    pub fn has_acknowledged(&self, pe: usize, account: u64) -> Result<bool, Error> {
        match self.known(pe) {
            Some(Peer { gone: Some(error @ Error::Unreachable { .. }), .. }) => Err(error.clone()),
            peer => Ok(peer.map_or(0, |peer| peer.acknowledged) >= account),
        }
    }

    /// Says goodbye to all peers that this PE had to do with and, where it leaves in good order, to those that watch it, or that it
    /// watches. A peer that reads it sends nothing more, and acknowledges it unless it has said goodbye itself: so this PE ends while
    /// nothing is on its way to it that could have the network drop the goodbye unread.
    pub fn say_goodbye(&mut self) {
        let is_orderly = self.is_orderly;
        for at in 0..self.peers.len() {
            let peer = &mut self.peers[at];
            let pe = peer.pe;
            let may_have = is_orderly && (peer.watched || peer.watches);
            if peer.gone.is_none() && (peer.sent + peer.consumed > 0 || may_have) {
                peer.bye = true;
                self.ask(pe);
            }
        }
    }
}

/// Of the transfer that a frame stands for.
fn bytes_of(frame: &Frame) -> usize {
    frame.one_sided.map_or(0, |transfer| transfer.local().1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EAGER: usize = 1000;

    /// PE 0 of three, which PE 2 alone has to do with.
    fn outgoing() -> Outgoing {
        Outgoing::new(0, Directory::new(&[None, None, Some(vec![7])]).into(), [1; 16], EAGER)
    }

    fn header(flags: u32, consumed: u64, until: u64) -> Header {
        Header { from: 2, flags, before: 0, consumed, until }
    }

    fn next(outgoing: &mut Outgoing) -> Box<Frame> {
        let frame = outgoing.next().unwrap();
        assert_eq!(frame.to, 2);
        frame
    }

    /// ARCHITECTURE.md has the numbers; the rest of what a PE takes is in the directory.
    #[test]
    fn a_peer_takes_little_and_other_pes_less() {
        assert!(size_of::<Peer>() <= 240, "{}", size_of::<Peer>());
        let outgoing = outgoing();
        assert_eq!((outgoing.peers.len(), size_of_val(&outgoing.places[0])), (0, 4));
    }

    #[test]
    fn small_messages_share_a_frame_as_long_as_it_goes_out_at_once() {
        let mut outgoing = outgoing();
        for _ in 0..3 {
            outgoing.push(2, &[0; 400]);
        }
        let lengths = [next(&mut outgoing).len(), next(&mut outgoing).len()];
        assert!(lengths[0] > 800 && lengths[0] <= EAGER && lengths[1] < EAGER, "{lengths:?}");
        assert!(outgoing.next().is_none());
    }

    /// Neither might be there any more to take the other's acknowledgement.
    #[test]
    fn of_two_that_part_neither_acknowledges_the_goodbye_of_the_other() {
        let mut outgoing = outgoing();
        outgoing.book(&header(COUNTED, 0, 0), 100);
        outgoing.say_goodbye();
        let goodbye = next(&mut outgoing);
        assert!(goodbye.flags & BYE != 0);
        outgoing.book(&header(COUNTED | BYE, 0, 200), 100);
        assert!(outgoing.next().is_none() && !outgoing.is_unacknowledged());
        // An acknowledgement of before that the provider has refused is not tried again.
        let mut late = outgoing.frame();
        late.to = 2;
        outgoing.put_back(late);
        assert!(!outgoing.is_busy() && !outgoing.is_ready());
        // A goodbye that it has refused is: by its acknowledgement the other one goes.
        outgoing.put_back(goodbye);
        outgoing.retry();
        assert!(next(&mut outgoing).flags & BYE == 0 && outgoing.next().is_none());
    }

    #[test]
    fn a_goodbye_is_acknowledged_until_the_provider_takes_that() {
        let mut outgoing = outgoing();
        outgoing.book(&header(COUNTED | BYE, 0, 100), 100);
        for _ in 0..3 {
            let frame = next(&mut outgoing);
            assert!(outgoing.next().is_none());
            outgoing.put_back(frame);
            assert!(outgoing.is_busy());
            outgoing.retry();
        }
        assert!(outgoing.next().is_some() && !outgoing.is_busy());
    }

    #[test]
    fn goodbye_is_said_to_those_that_may_have_asked() {
        for (watched, watching) in [(&[2][..], &[][..]), (&[], &[2])] {
            let mut outgoing = outgoing();
            outgoing.watch(watched, watching);
            outgoing.say_goodbye();
            assert!(outgoing.next().is_none(), "it may have failed");
            outgoing.is_orderly = true;
            outgoing.say_goodbye();
            assert!(next(&mut outgoing).flags & BYE != 0);
        }
        let mut outgoing = outgoing();
        outgoing.is_orderly = true;
        outgoing.say_goodbye();
        assert!(outgoing.next().is_none());
    }

    #[test]
    fn a_window_is_full_until_it_is_acknowledged_in_whatever_order() {
        let mut outgoing = outgoing();
        while outgoing.has_room(2, LONGEST) {
            outgoing.push(2, &[0; LONGEST]);
        }
        let mut sent = 0;
        while let Some(frame) = outgoing.next() {
            sent += frame.len() as u64;
        }
        assert!(sent <= WINDOW as u64 && sent + LONGEST as u64 > WINDOW as u64);
        assert!(!outgoing.book(&header(0, sent + 1, 0), 40), "more than was sent");
        assert!(outgoing.book(&header(0, sent, 0), 40));
        assert!(!outgoing.book(&header(0, sent / 2, 0), 40), "an acknowledgement that was overtaken");
        assert!(outgoing.has_room(2, LONGEST) && !outgoing.is_unacknowledged());
    }

    #[test]
    fn peers_together_have_memory_for_so_many_frames() {
        let directory: Vec<_> = (0..=4 * MOST_FRAMES).map(|pe| (pe > 0).then(|| vec![7])).collect();
        let mut outgoing = Outgoing::new(0, Directory::new(&directory).into(), [1; 16], EAGER);
        let mut peers = 1..;
        let mut fill = |outgoing: &mut Outgoing, each: usize| {
            peers
                .by_ref()
                .take_while(|&pe| {
                    (0..each).all(|_| {
                        let has_memory = outgoing.has_memory(pe, LONGEST);
                        if has_memory {
                            outgoing.push(pe, &[0; LONGEST]);
                        }
                        has_memory
                    })
                })
                .count()
        };
        assert_eq!(fill(&mut outgoing, 2), MOST_FRAMES / 2);
        assert!(outgoing.has_room(1, LONGEST) && !outgoing.has_memory(1, 1));
        // The first of those had one frame beyond.
        assert_eq!(fill(&mut outgoing, 1), MOST_FRAMES - 1);
        let last = 4 * MOST_FRAMES;
        assert!(!outgoing.has_memory(last, 1));
        let frame = outgoing.next().unwrap();
        assert!(!outgoing.has_memory(last, 1), "the provider has it");
        outgoing.give_back(frame);
        assert!(outgoing.has_memory(last, 1) && outgoing.has_memory(last, LONGEST));
    }

    #[test]
    fn a_peer_that_asks_is_told_once_and_only_when_all_is_there() {
        let mut outgoing = outgoing();
        outgoing.book(&header(COUNTED, 0, 300), 100);
        assert!(outgoing.next().is_none(), "200 are missing, which may come in another order");
        outgoing.book(&header(COUNTED, 0, 0), 200);
        let answer = next(&mut outgoing);
        assert_eq!(answer.flags & COUNTED, 0);
        assert!(outgoing.next().is_none());
        outgoing.put_back(answer);
        assert!(outgoing.next().is_none() && outgoing.is_busy());
        outgoing.retry();
        next(&mut outgoing);
        assert!(outgoing.next().is_none() && !outgoing.is_busy());
    }

    /// How often peers are asked that say nothing, and after how many ticks one fails, of a deadline of a second.
    fn asked_until_failure(outgoing: &mut Outgoing) -> (usize, Option<usize>) {
        let limits = Limits::new(Duration::from_secs(1), None);
        let mut asked = 0;
        let ticks = (1..100).find(|_| {
            outgoing.tick(&limits);
            while let Some(frame) = outgoing.next() {
                assert!(frame.until > 0);
                asked += 1;
            }
            outgoing.has_failures()
        });
        (asked, ticks)
    }

    #[test]
    fn a_silent_peer_is_asked_once_and_fails_once() {
        let mut outgoing = outgoing();
        outgoing.push(2, b"?");
        next(&mut outgoing);
        let (asked, ticks) = asked_until_failure(&mut outgoing);
        assert_eq!((asked, ticks), (1, Some(6)), "five ticks are a deadline, and the first is not a whole one");
        assert!(matches!(outgoing.next_failure(), Some((2, Error::Unreachable { pe: 2, .. }))));
        outgoing.fail(2, Error::Stopped);
        assert!(outgoing.next_failure().is_none());
        assert!(outgoing.check(2, b"").is_err() && !outgoing.is_unacknowledged());
    }

    /// Its process has gone: no socket there takes messages or datagrams. Where it is only a firewall that says so, messages are taken.
    #[test]
    fn a_peer_whose_host_refuses_all_fails_at_half_of_the_time() {
        for (has_trouble, expected) in [(true, 3), (false, 6)] {
            let limits = Limits::new(Duration::from_secs(1), None);
            let mut outgoing = outgoing();
            outgoing.push(2, b"?");
            let frame = next(&mut outgoing);
            if has_trouble {
                outgoing.put_back(frame);
            }
            (0..REFUSALS).for_each(|_| outgoing.refuse(2));
            outgoing.hear(2);
            let ticks = (1..100).find(|_| {
                outgoing.tick(&limits);
                outgoing.refuse(2);
                outgoing.has_failures()
            });
            assert_eq!(ticks, Some(expected), "{has_trouble}");
        }
    }

    /// As where packets are lost: its acknowledgement is late, and signs of life get through.
    #[test]
    fn a_silent_peer_that_gives_signs_of_life_is_waited_for_but_not_for_ever() {
        let limits = Limits::new(Duration::from_secs(1), None);
        let mut outgoing = outgoing();
        outgoing.push(2, b"?");
        let mut asked = 0;
        let ticks = (1..10_000).find(|tick| {
            let silent = outgoing.tick(&limits);
            assert!(silent.iter().all(|&pe| pe == 2));
            asked += silent.len();
            if tick % 3 == 0 {
                outgoing.hear(2);
            }
            outgoing.has_failures()
        });
        assert_eq!(ticks, Some(5 * STALLED + 1));
        assert!(asked as u32 > 3 * STALLED, "{asked}");
        let text = outgoing.next_failure().unwrap().1.to_string();
        assert!(text.contains("has not acknowledged any message for 225s"), "{text}");
    }

    #[test]
    fn a_peer_of_which_something_is_lost_fails_and_one_of_which_it_is_late_does_not() {
        let limits = Limits::new(Duration::from_secs(1), None);
        let mut outgoing = outgoing();
        let came = |outgoing: &mut Outgoing, before, length| {
            outgoing.book(&Header { before, ..header(COUNTED, 0, 0) }, length);
        };
        came(&mut outgoing, 0, 100);
        for round in 1..20 {
            // The later of two first.
            came(&mut outgoing, 200 * round, 100);
            assert!(outgoing.lacks_something());
            (0..5).for_each(|_| drop(outgoing.tick(&limits)));
            came(&mut outgoing, 200 * round - 100, 100);
            assert!(!outgoing.lacks_something() && !outgoing.has_failures());
        }
        // Other messages make up for its bytes, and not for it.
        let lost = 50;
        let ticks = (0..100).find(|tick| {
            came(&mut outgoing, 3900 + lost + 100 * tick, 100);
            outgoing.tick(&limits);
            outgoing.has_failures()
        });
        assert_eq!(ticks, Some(5));
        let text = outgoing.next_failure().unwrap().1.to_string();
        assert!(text.contains("50 bytes that it has sent are lost"), "{text}");
        assert!(!outgoing.lacks_something());
    }

    #[test]
    fn a_frame_tells_what_was_out_before_it() {
        let mut outgoing = outgoing();
        let before = |frame: &Frame| crate::frames::read(frame.bytes(), &[1; 16]).unwrap().0.before;
        outgoing.push(2, b"first");
        let first = next(&mut outgoing);
        assert_eq!(before(&first), 0);
        let length = first.len() as u64;
        outgoing.push(2, b"second");
        let second = next(&mut outgoing);
        assert_eq!(before(&second), 0, "the provider may send a long one after it");
        outgoing.put_back(second);
        outgoing.went_out(first);
        outgoing.retry();
        let second = next(&mut outgoing);
        assert_eq!(before(&second), length);
        outgoing.went_out(second);
        outgoing.book(&header(COUNTED, 0, 1), 50);
        let answer = next(&mut outgoing);
        assert_eq!((answer.flags & COUNTED, before(&answer)), (0, 2 * length + 1));
        outgoing.went_out(answer);
        outgoing.push(2, b"third");
        assert_eq!(before(&next(&mut outgoing)), 2 * length + 1);
    }

    /// Where an answer or what asks for it is lost.
    #[test]
    fn a_peer_that_is_there_is_asked_again_with_each_deadline() {
        let limits = Limits::new(Duration::from_secs(1), None);
        let mut outgoing = outgoing();
        outgoing.push(2, b"?");
        next(&mut outgoing);
        let asked = (0..50).filter(|_| {
            outgoing.tick(&limits);
            outgoing.hear(2);
            outgoing.next().is_some_and(|frame| frame.until > 0)
        });
        assert_eq!(asked.count(), 10);
    }

    fn put(bytes: usize) -> OneSided {
        let remote = crate::Remote { address: 0, key: 0 };
        // SAFETY: nothing makes it.
        unsafe { OneSided::new(crate::Direction::Put, std::ptr::dangling_mut::<u8>().cast(), bytes, remote, [0, 0]) }
    }

    #[test]
    fn transfers_wait_behind_messages_and_for_room() {
        let mut outgoing = outgoing();
        (0..3).for_each(|_| outgoing.push_transfer(2, put(WINDOW / 2)));
        outgoing.push(2, b"first");
        assert!(next(&mut outgoing).one_sided.is_none());
        let posted = [next(&mut outgoing), next(&mut outgoing)];
        assert!(outgoing.next().is_none() && posted.iter().all(|frame| frame.one_sided.is_some()));
        let [one, other] = posted;
        outgoing.put_back(one);
        assert!(outgoing.next().is_none() && outgoing.is_busy());
        outgoing.retry();
        let one = next(&mut outgoing);
        assert!(outgoing.next().is_none() && outgoing.has_transfers());
        assert!(!outgoing.landed(&other));
        let last = next(&mut outgoing);
        assert!(!outgoing.landed(&one) && outgoing.landed(&last) && !outgoing.has_transfers());
        outgoing.push_transfer(2, put(5 * WINDOW));
        assert!(next(&mut outgoing).one_sided.is_some(), "one alone always goes");
        outgoing.push_transfer(2, put(1));
        outgoing.fail(2, Error::Stopped);
        assert!(outgoing.next().is_none() && !outgoing.has_transfers());
    }

    /// Nothing comes from a peer with which there are only transfers: it is asked.
    #[test]
    fn a_peer_with_which_transfers_do_not_end_is_asked_and_fails() {
        let mut outgoing = outgoing();
        outgoing.push_transfer(2, put(1));
        assert!(next(&mut outgoing).one_sided.is_some());
        let (asked, ticks) = asked_until_failure(&mut outgoing);
        assert!((1..=2).contains(&asked) && ticks.is_some_and(|ticks| ticks <= 8), "{asked} {ticks:?}");
    }

    /// As where the provider has lost a transfer, or has no room for it again and again: the peer acknowledges all messages.
    #[test]
    fn a_transfer_that_does_not_end_is_waited_for_but_not_for_ever() {
        for is_refused in [false, true] {
            let limits = Limits::new(Duration::from_secs(1), None);
            let mut outgoing = outgoing();
            (0..2).for_each(|_| outgoing.push_transfer(2, put(WINDOW)));
            let first = next(&mut outgoing);
            let (mut first, mut sent) = (Some(first), 0);
            let ticks = (1..10_000).find(|&tick| {
                outgoing.retry();
                while let Some(frame) = outgoing.next() {
                    match frame.one_sided {
                        Some(_) if is_refused => outgoing.put_back(frame),
                        Some(_) => assert!(first.is_none(), "there is room for one"),
                        None => sent += frame.len() as u64,
                    }
                }
                outgoing.book(&header(0, sent, 0), 40);
                outgoing.tick(&limits);
                if tick == 5 * STALLED {
                    assert!(!outgoing.landed(&first.take().unwrap()));
                }
                outgoing.has_failures()
            });
            assert_eq!(ticks, Some(2 * 5 * STALLED + 1), "the end of one is a sign of life of the other");
            assert!(sent > 0 && !outgoing.has_transfers());
            let text = outgoing.next_failure().unwrap().1.to_string();
            assert!(text.contains("no transfer with it has ended for 225s"), "{text}");
            assert_eq!(text.contains("(the provider takes none)"), is_refused);
        }
    }

    /// Where a post takes longer than the distance between messages of a stream.
    #[test]
    fn what_posts_take_is_no_distance_between_messages() {
        let mut outgoing = outgoing();
        // Other threads may get between any two of them, but not always.
        let is_found = (0..100_000).any(|_| {
            let is_stream = outgoing.push(2, &[0; 8]);
            let posted = Instant::now();
            while posted.elapsed() < 2 * CLOSE {
                std::hint::spin_loop();
            }
            while let Some(frame) = outgoing.next() {
                outgoing.give_back(frame);
            }
            outgoing.end_send(2);
            is_stream
        });
        assert!(is_found);
    }

    #[test]
    fn a_peer_of_this_node_may_be_silent() {
        let limits = Limits::new(Duration::from_secs(1), None);
        for beside in [vec![2], vec![]] {
            let (mut outgoing, may_be) = (outgoing(), !beside.is_empty());
            outgoing.let_be(beside);
            outgoing.push(2, b"message");
            assert!(outgoing.next().is_some());
            let mut asked = 0;
            for _ in 0..20 * limits.fail {
                outgoing.tick(&limits);
                asked += usize::from(outgoing.next().is_some());
            }
            assert_eq!(outgoing.check(2, b"message").is_ok(), may_be);
            assert!(!may_be || asked >= 10, "it may have lost what asks it: {asked}");
        }
    }

    #[test]
    fn only_peers_that_are_watched_are_asked_without_need() {
        for (watched, expected) in [(&[][..], false), (&[2], true)] {
            let limits = Limits::new(Duration::from_secs(1), Some(Duration::from_millis(100)));
            let mut outgoing = outgoing();
            outgoing.watch(watched, &[]);
            (0..5).for_each(|_| assert_eq!(outgoing.tick(&limits), []));
            assert_eq!(outgoing.next().is_some(), expected);
        }
    }
}
