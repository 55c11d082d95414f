//! Signs of life beside the provider's messages.
//!
//! TCP sends a packet that was lost again after a time that doubles with each loss. Where many are lost, a few in a row keep
//! all messages to a peer for longer than its deadline, though it is there. So a peer from which nothing comes is asked by
//! datagrams as well, a few in each tick, whatever became of those before. A thread of the peer's that does nothing else answers
//! each: its progress thread may be at a device for long, behind a kernel of the program's. Datagrams say that a peer runs and is
//! reached, and nothing else; where they do not get through, messages alone count. There are none where the provider's addresses
//! are not those of the Internet.
//!
//! A host says of a datagram whose process has gone that no socket takes it, to the socket that sent it, where that is connected. So
//! a peer is also asked from a socket for it alone, and what its host has said is read when it is asked again.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rustix::event::{EventfdFlags, PollFd, PollFlags, eventfd, poll};

use crate::directory::Directory;
use crate::frames::{Secret, is_same};

/// Bytes at the end of a PE's address that say where it takes datagrams: an address of IPv6, and a port, 0 for none.
pub const CARD: usize = 18;

/// A datagram: secret 16 | from 4 | what 1.
const LENGTH: usize = 21;
const ASK: u8 = 0;
const ANSWER: u8 = 1;
/// Datagrams by which a peer is asked in a tick. Where a fifth of all is lost, one alone stays unanswered in more than one tick of three,
/// and a peer may seem silent for the five ticks of a deadline.
const ASKS: usize = 3;
/// Peers that have sockets of their own, at most: of many that are silent at a time some are found to have gone by messages alone.
const PROBES: usize = 16;
/// Datagrams that are taken in one look, so that a flood of them does not keep the thread.
const BATCH: usize = 64;

/// This PE's socket, on the interface that the provider uses.
pub fn open(ip: Option<IpAddr>) -> Option<UdpSocket> {
    let bound = UdpSocket::bind((ip?, 0)).and_then(|socket| socket.set_nonblocking(true).map(|()| socket));
    bound.inspect_err(|error| tracing::debug!("no signs of life beside messages: {error}")).ok()
}

/// What others find the socket by.
pub fn card(socket: Option<&UdpSocket>) -> [u8; CARD] {
    let mut card = [0; CARD];
    if let Some(Ok(address)) = socket.map(UdpSocket::local_addr) {
        let ip = match address.ip() {
            IpAddr::V4(ip) => ip.to_ipv6_mapped(),
            IpAddr::V6(ip) => ip,
        };
        card[..16].copy_from_slice(&ip.octets());
        card[16..].copy_from_slice(&address.port().to_be_bytes());
    }
    card
}

/// Asks peers, and answers them.
pub struct Pulse {
    socket: UdpSocket,
    secret: Secret,
    my_pe: usize,
    directory: Arc<Directory>,
    /// Of peers that are silent: each is connected to one.
    probes: Mutex<HashMap<usize, UdpSocket>>,
    has_warned: AtomicBool,
}

/// A pulse that answers by a thread of its own, until this is dropped.
pub struct Beating {
    pulse: Arc<Pulse>,
    end: Arc<OwnedFd>,
    thread: Option<JoinHandle<()>>,
}

impl Beating {
    /// `heard` is told which PEs have given a sign of life.
    pub fn start(pulse: Pulse, heard: impl Fn(usize) + Send + 'static) -> std::io::Result<Beating> {
        let pulse = Arc::new(pulse);
        let end = Arc::new(eventfd(0, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK)?);
        let (beats, ends) = (pulse.clone(), end.clone());
        let work = move || {
            let is_at_end = || {
                let mut fds = [PollFd::new(&ends, PollFlags::IN), PollFd::new(&beats.socket, PollFlags::IN)];
                // A signal that ends it early is followed by a look at nothing.
                let _ = poll(&mut fds, None);
                fds[0].revents().contains(PollFlags::IN)
            };
            while !is_at_end() {
                beats.take(&heard);
            }
        };
        Ok(Beating { pulse, end, thread: Some(zeshmem_signals::spawn("zeshmem-pulse", work)?) })
    }

    /// Asks a peer whether it is there. Whether its host has said, since it was asked last, that its process is not.
    pub fn ask(&self, pe: usize) -> bool {
        self.pulse.ask(pe)
    }
}

impl Drop for Beating {
    fn drop(&mut self) {
        let _ = rustix::io::write(&self.end, &1u64.to_ne_bytes());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Pulse {
    pub fn new(socket: UdpSocket, secret: Secret, my_pe: usize, directory: Arc<Directory>) -> Self {
        Self { socket, secret, my_pe, directory, probes: Mutex::default(), has_warned: AtomicBool::new(false) }
    }

    fn ask(&self, pe: usize) -> bool {
        let Some(to) = self.directory.socket(pe) else { return false };
        // Hosts refuse some datagrams in a row, and then one each second: these are not to be wasted on the other socket.
        let is_refused = self.probe(pe, to).unwrap_or(false);
        if !is_refused {
            (0..ASKS).for_each(|_| self.send(to, ASK));
        }
        is_refused
    }

    /// One that is not sent is as good as lost.
    fn send(&self, to: SocketAddr, what: u8) {
        let _ = self.socket.send_to(&self.datagram(what), to);
    }

    fn datagram(&self, what: u8) -> [u8; LENGTH] {
        let mut datagram = [what; LENGTH];
        datagram[..16].copy_from_slice(&self.secret);
        datagram[16..20].copy_from_slice(&(self.my_pe as u32).to_le_bytes());
        datagram
    }

    /// Asks from the peer's own socket; whether the last datagram from there was refused.
    fn probe(&self, pe: usize, to: SocketAddr) -> std::io::Result<bool> {
        let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
        if probes.len() == PROBES && !probes.contains_key(&pe) {
            probes.clear();
        }
        let probe = match probes.entry(pe) {
            Entry::Occupied(probe) => probe.into_mut(),
            Entry::Vacant(place) => {
                let probe = UdpSocket::bind((self.socket.local_addr()?.ip(), 0))?;
                probe.set_nonblocking(true)?;
                probe.connect(to)?;
                place.insert(probe)
            }
        };
        let said = probe.recv(&mut [0; LENGTH]);
        let _ = probe.send(&self.datagram(ASK));
        Ok(said.is_err_and(|error| error.kind() == ErrorKind::ConnectionRefused))
    }

    /// Takes what has come, answers what asks, and tells which PEs it was from.
    fn take(&self, mut heard: impl FnMut(usize)) {
        let mut room = [0; LENGTH + 1];
        for _ in 0..BATCH {
            let Ok((length, from)) = self.socket.recv_from(&mut room) else { return };
            let Some((pe, what)) = self.read(&room[..length]) else {
                if !self.has_warned.swap(true, Ordering::Relaxed) {
                    tracing::warn!(
                        "a datagram of {} came from outside of this job and was dropped; others will be without a word",
                        from.ip()
                    );
                }
                continue;
            };
            if what == ASK {
                self.send(from, ANSWER);
            }
            heard(pe);
        }
    }

    fn read(&self, datagram: &[u8]) -> Option<(usize, u8)> {
        let datagram: &[u8; LENGTH] = datagram.try_into().ok()?;
        let pe = u32::from_le_bytes([datagram[16], datagram[17], datagram[18], datagram[19]]) as usize;
        let is_ours = is_same(&datagram[..16], &self.secret) && self.directory.socket(pe).is_some();
        (is_ours && datagram[20] <= ANSWER).then_some((pe, datagram[20]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = [5; 16];

    /// Two PEs of two nodes.
    fn pair() -> [Pulse; 2] {
        let sockets = [0, 1].map(|_| open(Some([127, 0, 0, 1].into())).unwrap());
        let cards = sockets.each_ref().map(|socket| Some(card(Some(socket)).to_vec()));
        let mut pe = 0;
        sockets.map(|socket| {
            socket.set_nonblocking(false).unwrap();
            socket.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
            let mut cards = cards.clone();
            cards[pe] = None;
            pe += 1;
            Pulse::new(socket, SECRET, pe - 1, Directory::new(&cards).into())
        })
    }

    /// Waits for a datagram and takes it, and what has come after it.
    fn take(pulse: &Pulse) -> Vec<usize> {
        let mut heard = Vec::new();
        let (mut one, none) = ([0; 1], pulse.socket.try_clone().unwrap());
        pulse.socket.peek_from(&mut one).unwrap();
        none.set_nonblocking(true).unwrap();
        pulse.take(|pe| heard.push(pe));
        none.set_nonblocking(false).unwrap();
        heard
    }

    #[test]
    fn a_peer_that_is_asked_answers() {
        let [zero, one] = pair();
        zero.ask(1);
        // And from its own socket, which takes the answer to that.
        assert_eq!(take(&one), [0; ASKS + 1]);
        assert_eq!(take(&zero), [1; ASKS]);
        // No answer to an answer.
        one.socket.set_nonblocking(true).unwrap();
        one.take(|pe| panic!("PE {pe}"));
        zero.ask(0);
        zero.ask(2);
        one.take(|pe| panic!("PE {pe}"));
    }

    #[test]
    fn a_host_says_that_a_process_has_gone() {
        let [zero, one] = pair();
        assert!(!zero.ask(1));
        take(&one);
        assert!(!zero.ask(1), "it is there");
        drop(one);
        // The refusal of this, on one machine, is there when the call returns.
        assert!(!zero.ask(1) | zero.ask(1));
        assert!(zero.ask(1));
        assert_eq!(zero.probes.lock().unwrap().len(), 1);
    }

    #[test]
    fn datagrams_of_strangers_are_dropped_unanswered() {
        let [zero, one] = pair();
        let to = one.socket.local_addr().unwrap();
        let ask = |secret: Secret, pe: u32, what: u8| [&secret[..], &pe.to_le_bytes(), &[what]].concat();
        for datagram in
            [vec![], vec![0; LENGTH], ask([6; 16], 0, ASK), ask(SECRET, 1, ASK), ask(SECRET, 2, ASK), ask(SECRET, 0, 2)]
        {
            zero.socket.send_to(&datagram, to).unwrap();
            assert_eq!(take(&one), []);
        }
        zero.socket.send_to(&[ask(SECRET, 0, ASK), vec![0]].concat(), to).unwrap();
        assert_eq!(take(&one), []);
        zero.socket.set_nonblocking(true).unwrap();
        assert!(zero.socket.recv_from(&mut [0; LENGTH]).is_err());
        assert!(one.has_warned.into_inner());
    }
}
