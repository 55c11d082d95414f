//! Messages between PEs, as a rule of different nodes, by libfabric, which is opened at run time.
//!
//! [`Wire::open`] makes an endpoint, whose address goes to the other PEs by the launcher's exchange; [`Endpoint::start`] takes
//! theirs and makes a [`Wire`]. What is sent there comes to the target's [`Inbox`] once and whole. No order is promised.
//!
//! Long transfers can go without messages, where the provider makes them by itself between memory of two PEs: [`Outbox::start`].
//!
//! - `one_sided` says what these transfers are, and when their data are in place.
//! - `frames` is what travels: several messages under one header, with the job's secret and an acknowledgement.
//! - `outgoing` is what waits to be sent to each peer, and what the peer has acknowledged. Flow control, deadlines and
//!   [`Wire::flush`] all follow from the acknowledged bytes: a provider's own completions say no more than that a buffer is free.
//! - `progress` is the thread that receives. It sleeps when there is nothing to do.
//! - `pulse` is how peers whose messages are late show that they are there.
//! - `reliance` is how it leaves messages to threads that wait for them.
//! - `alarm` is the timer that wakes the progress thread once no such thread takes messages any more.
//! - `port` is libfabric's endpoint, `provider` the choice among what libfabric offers, `libfabric` its names.
//! - `directory` is where the other PEs are.
//! - `disorder` delays messages on purpose, for tests of the layers above.
//!
//! # Which thread posts
//! Libfabric's objects are used by one thread at a time, which need not be the same: a thread that sends takes them, if they are
//! free, posts what is queued, and gives them back; otherwise the thread that has them posts it. A message of a PE whose progress
//! thread sleeps therefore costs no wake-up. Small messages in close succession are left to the progress thread: they gather in
//! one frame while it posts the one before. What an inbox sends waits until messages are next taken, or for the next
//! message of the program's, so that it shares a frame. Completions are read, and the inbox is called, by one thread at a time: the progress
//! thread, or a thread of the program's that waits ([`Wire::help`]), which spares it and the progress thread waking each other.
//!
//! # Waiting
//! A sender waits while [`WINDOW`] bytes to the target have not been acknowledged. The progress thread never waits: what an inbox
//! sends is queued without a bound, which the messages that it answers bound. So two PEs that flood each other both go on.
//!
//! # Memory
//! A PE receives into 2 MiB, keeps up to 4 MiB of frames for sending, 39 bytes for each PE of the job (with addresses of IPv4), and
//! some 200 more for each peer with which it has to do; only those does libfabric know. What a flooded peer does not
//! take at once waits in frames, which may be a quarter full: up to four times [`WINDOW`]. As long as the frames
//! that are kept are enough, messages and transfers allocate nothing. The provider has a connection only for
//! peers that messages went to or came from. `ofi_rxm` takes 100 to 150 MiB for buffers of its own ([`VARIABLES`]).
//!
//! # What this crate does not do
//! It does not know what messages say, does not cut long ones ([`Endpoint::piece`] tells the best length), reads no variables of
//! ours, and ends no job: `failed` tells the layer above of a peer that cannot be reached.

mod alarm;
mod directory;
mod disorder;
mod error;
mod frames;
mod libfabric;
#[cfg(test)]
mod measure;
mod one_sided;
mod outgoing;
mod port;
mod progress;
mod provider;
mod pulse;
mod reliance;

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

pub use error::Error;
pub use one_sided::{Backing, Delivery, Direction, OneSided, Remote};
pub use progress::{Endpoint, Offer, Wire};

/// The longest message, in bytes: 64 KiB, and what tells whose they are.
pub const LONGEST: usize = (64 << 10) + 512;

/// The longest transfer that a provider which makes them by itself has to take, in bytes.
pub const LONGEST_TRANSFER: usize = 256 << 10;

/// A sender waits while so many bytes to a peer have not been acknowledged.
pub const WINDOW: usize = 1 << 20;

/// Variables that `ofi_rxm` reads when libfabric is opened, and what they are best set to before, where they are not: whole frames
/// go out at once, and fewer of them are received into, so that a PE takes little more memory than by the values of libfabric.
pub const VARIABLES: [(&str, &str); 2] = [(port::RXM_BUFFER_VARIABLE, "69632"), ("FI_OFI_RXM_MSG_RX_SIZE", "16")];

/// What takes messages.
pub trait Inbox: Send {
    /// Takes a message of PE `from`. The progress thread or one that helps calls it, and nothing is received meanwhile: it must
    /// not block for long. It may send by `outbox`, which does not wait here.
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox);

    /// A transfer with PE `peer` is at its end, which [`Outbox::start`] was told to know by `mark`: what was got is in place, and
    /// what was put as well, where [`Delivery::completes`] says so. Called as [`receive`](Self::receive) is.
    fn landed(&mut self, _peer: usize, _mark: [u64; 2], _outbox: &dyn Outbox) {}

    /// A put of another PE's that [tells](OneSided::telling) is in place. Called as [`receive`](Self::receive) is.
    fn told(&mut self) {}

    /// Does work that came without a message, if there is any; whether there was. The thread that takes messages calls it again and
    /// again, under the same conditions.
    fn work(&mut self, _outbox: &dyn Outbox) -> bool {
        false
    }

    /// Whether a message is waited for by what does nothing else and cannot take it itself: then the progress thread looks for it
    /// without giving its core away, for as long as it is patient.
    fn is_awaited(&self) -> bool {
        false
    }

    /// Whether such work may come from now on, of which nothing tells: the progress thread then looks for it at least once a
    /// millisecond. [`Wire::wake`] tells it that the answer has changed.
    fn has_silent_work(&self) -> bool {
        false
    }
}

/// Where messages go out, from any thread.
pub trait Outbox: Send + Sync {
    /// Sends a copy of `message`, of up to [`LONGEST`] bytes, to PE `to`; waits while that PE has too many unread.
    ///
    /// # Completion and ordering
    /// The message reaches the target's inbox once, or the target is reported as failed. No order between two messages.
    /// # Errors
    /// [`Error::TooLong`], [`Error::NoSuchPeer`]; [`Error::Unreachable`] and [`Error::Left`] from the moment on that this is
    /// known; [`Error::Stopped`].
    fn send(&self, to: usize, message: &[u8]) -> Result<(), Error>;

    /// The same where it need not wait for the peer; whether it was sent.
    ///
    /// # Errors
    /// As for [`send`](Self::send).
    fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, Error>;

    /// Whether a message of `bytes` bytes to PE `to` takes no memory beyond what this PE gives to messages that wait for their peers. For
    /// an inbox, whose [`send`](Self::send) does not wait, and which may put off what it sends: it is asked to
    /// [`work`](Inbox::work) after each message that has gone.
    fn has_room(&self, to: usize, bytes: usize) -> bool;

    /// Starts a transfer between memory of this PE and memory that PE `to` has exposed. Never waits.
    ///
    /// # Completion and ordering
    /// [`Inbox::landed`] tells of its end, or the target is reported as failed. No order between two transfers, or with messages.
    /// # Errors
    /// As for [`send`](Self::send); [`Error::NotOneSided`] where there are no such transfers.
    fn start(&self, _to: usize, _transfer: OneSided) -> Result<(), Error> {
        Err(Error::NotOneSided)
    }

    /// Whether `bytes` bytes of this PE's memory can take part in such transfers.
    fn can_transfer(&self, _local: usize, _bytes: usize) -> bool {
        false
    }
}

/// How a wire is opened; all PEs of a job need the same `provider`.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The library's file (`ZESHMEM_LIBFABRIC`); by default `libfabric.so.1`, as the dynamic linker finds it.
    pub library: Option<PathBuf>,
    /// The provider by libfabric's name (`ZESHMEM_PROVIDER`), such as `tcp;ofi_rxm`; by default the first that has what is needed.
    pub provider: Option<String>,
    /// The interface, by name or address (`ZESHMEM_INTERFACE`); by default one whose address other machines can reach.
    pub interface: Option<String>,
    /// Which interface of Slingshot to take, where there are several: PEs of consecutive places take them by turns.
    pub place: usize,
    /// Where this PE takes datagrams that ask for a sign of life, where the provider has no address of IP; otherwise there.
    pub address: Option<IpAddr>,
    /// How long a peer may leave messages unacknowledged, and give no other sign of life, until it has failed.
    pub deadline: Duration,
    /// How long the progress thread looks for work, and gives the core away between looks, before it sleeps.
    pub patience: Duration,
    /// Has the provider make transfers by itself where it can (`ISHMEM_ONE_SIDED`).
    pub one_sided: bool,
    /// Has these transfers reach memory of devices, where the provider can.
    pub devices: bool,
    /// Registers buffers also with providers that do not want it: for tests.
    pub register: bool,
    /// Delays and reorders what is sent, by this seed (`ZESHMEM_WIRE_DISORDER`): for tests.
    pub disorder: Option<u64>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            library: None,
            provider: None,
            interface: None,
            place: 0,
            address: None,
            deadline: Duration::from_secs(5),
            patience: Duration::from_micros(50),
            one_sided: true,
            devices: false,
            register: false,
            disorder: None,
        }
    }
}
