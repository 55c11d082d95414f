//! Messages and transfers that go out late and out of order on purpose, so that a layer above that counts on an order fails in
//! its tests.
//!
//! A thread holds what is sent until a time that is drawn for each message, by a generator that starts from the test's seed.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::progress::Shared;
use crate::{Error, Inbox, OneSided, Outbox};

/// The longest delay of most messages, and of one in [`RARELY`].
const SHORT: Duration = Duration::from_micros(500);
const LONG: Duration = Duration::from_millis(20);
const RARELY: u64 = 16;
/// Senders other than inboxes wait while so many messages are held.
const HELD: usize = 1024;

/// An outbox that delays, in front of a wire's.
pub struct Disorder {
    held: Arc<Held>,
    thread: Option<JoinHandle<()>>,
}

struct Held {
    state: Mutex<State>,
    changed: Condvar,
    wire: Arc<Shared>,
}

/// A message, or a transfer that the provider makes.
enum Item {
    Message(Vec<u8>),
    Transfer(OneSided),
}

struct State {
    /// By the time when they go out, and by number where these are equal.
    messages: BTreeMap<(Instant, u64), (usize, Item)>,
    /// One has been taken out and is on its way to the wire.
    is_sending: bool,
    random: u64,
    drawn: u64,
    stopping: bool,
}

impl Held {
    /// Holds a transfer, however many there are: the layer that starts them bounds them.
    fn start(&self, to: usize, transfer: OneSided) -> Result<(), Error> {
        drop(self.wire.for_transfer(to)?);
        self.lock().hold(to, Item::Transfer(transfer));
        self.changed.notify_all();
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends what is due, until all is out and no more comes.
    fn run(&self) {
        let mut state = self.lock();
        loop {
            let now = Instant::now();
            match state.messages.first_key_value().map(|((due, _), _)| *due) {
                Some(due) if due <= now => {
                    let Some((_, (to, item))) = state.messages.pop_first() else { continue };
                    state.is_sending = true;
                    drop(state);
                    let sent = match item {
                        Item::Message(message) => self.wire.send(to, &message),
                        Item::Transfer(transfer) => self.wire.start(to, transfer),
                    };
                    if let Err(error) = sent {
                        tracing::debug!("a delayed message to PE {to} was not sent: {error}");
                    }
                    state = self.lock();
                    state.is_sending = false;
                    self.changed.notify_all();
                }
                Some(due) => {
                    let waited = self.changed.wait_timeout(state, due - now);
                    state = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None if state.stopping => return,
                None => state = self.wait(state),
            }
        }
    }
}

impl State {
    /// Xorshift: enough to shuffle.
    fn draw(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }

    fn hold(&mut self, to: usize, item: Item) {
        let longest = if self.draw().is_multiple_of(RARELY) { LONG } else { SHORT };
        let delay = Duration::from_nanos(self.draw() % longest.as_nanos() as u64);
        self.drawn += 1;
        self.messages.insert((Instant::now() + delay, self.drawn), (to, item));
    }
}

impl Disorder {
    pub fn start(seed: u64, wire: Arc<Shared>) -> Result<Self, std::io::Error> {
        // The generator stays at zero if it starts there.
        let state =
            State { messages: BTreeMap::new(), is_sending: false, random: seed | 1 << 63, drawn: 0, stopping: false };
        let held = Arc::new(Held { state: Mutex::new(state), changed: Condvar::new(), wire });
        let thread = zeshmem_signals::spawn("zeshmem-disorder", {
            let held = held.clone();
            move || held.run()
        })?;
        Ok(Self { held, thread: Some(thread) })
    }

    /// An inbox whose messages go out late, too.
    pub fn wrap(&self, inbox: Box<dyn Inbox>) -> Box<dyn Inbox> {
        Box::new(Wrapped { inbox, answers: Answers(self.held.clone()) })
    }

    pub fn send(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        self.held.wire.check(to, message)?;
        let mut state = self.held.lock();
        while state.messages.len() >= HELD {
            state = self.held.wait(state);
        }
        state.hold(to, Item::Message(message.to_vec()));
        self.held.changed.notify_all();
        Ok(())
    }

    pub fn start_transfer(&self, to: usize, transfer: OneSided) -> Result<(), Error> {
        self.held.start(to, transfer)
    }

    /// Waits until all is with the wire.
    pub fn flush(&self) {
        let mut state = self.held.lock();
        while !state.messages.is_empty() || state.is_sending {
            state = self.held.wait(state);
        }
    }
}

impl Drop for Disorder {
    fn drop(&mut self) {
        self.held.lock().stopping = true;
        self.held.changed.notify_all();
        if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join) {
            std::panic::resume_unwind(panic);
        }
    }
}

struct Wrapped {
    inbox: Box<dyn Inbox>,
    answers: Answers,
}

impl Inbox for Wrapped {
    fn receive(&mut self, from: usize, message: &[u8], _: &dyn Outbox) {
        self.inbox.receive(from, message, &self.answers);
    }

    fn landed(&mut self, peer: usize, mark: [u64; 2], _: &dyn Outbox) {
        self.inbox.landed(peer, mark, &self.answers);
    }

    fn told(&mut self) {
        self.inbox.told();
    }

    fn work(&mut self, _: &dyn Outbox) -> bool {
        self.inbox.work(&self.answers)
    }

    fn is_awaited(&self) -> bool {
        self.inbox.is_awaited()
    }

    fn has_silent_work(&self) -> bool {
        self.inbox.has_silent_work()
    }
}

/// What an inbox sends: held, however much it is.
struct Answers(Arc<Held>);

impl Outbox for Answers {
    fn send(&self, to: usize, message: &[u8]) -> Result<(), Error> {
        self.0.wire.check(to, message)?;
        self.0.lock().hold(to, Item::Message(message.to_vec()));
        self.0.changed.notify_all();
        Ok(())
    }

    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Error> {
        self.send(to, message).map(|()| true)
    }

    fn has_room(&self, to: usize, bytes: usize) -> bool {
        self.0.wire.has_room(to, bytes)
    }

    fn start(&self, to: usize, transfer: OneSided) -> Result<(), Error> {
        self.0.start(to, transfer)
    }

    fn can_transfer(&self, local: usize, bytes: usize) -> bool {
        self.0.wire.can_transfer(local, bytes)
    }
}
