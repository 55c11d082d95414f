//! A peer in another process, which is killed or stopped.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use zeshmem_wire::{Error, Inbox, LONGEST, Outbox, Settings, WINDOW, Wire};

const SECRET: [u8; 16] = [5; 16];
/// For the peer: the address of the test that started it, in hexadecimal digits.
const ADDRESS: &str = "ZESHMEM_TEST_ADDRESS";

/// Sends everything back that is not empty, and tells that something came.
struct Echo(Sender<usize>);

impl Inbox for Echo {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        let _ = self.0.send(message.len());
        if !message.is_empty() {
            let _ = outbox.send(from, &[]);
        }
    }
}

fn digits(address: &[u8]) -> String {
    address.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn address(digits: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(byte).collect()
}

fn settings() -> Settings {
    Settings { deadline: Duration::from_secs(1), ..Settings::default() }
}

/// Not a test, but what the other process runs: a PE that echoes until its standard input ends.
#[test]
fn peer() {
    let Ok(parents) = std::env::var(ADDRESS) else {
        return;
    };
    let endpoint = Wire::open(&settings()).unwrap();
    eprintln!("address {}", digits(endpoint.address()));
    let (sender, _came) = channel();
    let peers = vec![Some(address(&parents)), None];
    let wire = endpoint.start(1, peers, SECRET, Box::new(Echo(sender)), |_, _| {}).unwrap();
    std::io::stdin().read_to_end(&mut Vec::new()).unwrap();
    wire.stop().unwrap();
}

/// A wire, and a peer in another process with which it has spoken.
struct Pair {
    wire: Wire,
    came: Receiver<usize>,
    failures: Receiver<(usize, String)>,
    peer: Child,
}

impl Pair {
    fn start(settings: Settings) -> Self {
        Self::start_with(settings, None)
    }

    /// The peer is asked whether it is there when it has been silent for so long.
    fn start_with(settings: Settings, keepalive: Option<Duration>) -> Self {
        let mut endpoint = Wire::open(&settings).unwrap();
        if let Some(keepalive) = keepalive {
            endpoint.watch(vec![1], Vec::new(), keepalive);
        }
        let mut peer = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "peer", "--nocapture"])
            .env(ADDRESS, digits(endpoint.address()))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(peer.stderr.take().unwrap()).lines();
        let peers = lines.find_map(|line| line.unwrap().strip_prefix("address ").map(address)).unwrap();
        let (sender, came) = channel();
        let (failed, failures) = channel();
        let report = move |pe: usize, error: &Error| {
            let _ = failed.send((pe, error.to_string()));
        };
        let wire = endpoint.start(0, vec![None, Some(peers)], SECRET, Box::new(Echo(sender)), report).unwrap();
        wire.send(1, b"hello").unwrap();
        assert_eq!(came.recv_timeout(Duration::from_secs(60)).unwrap(), 0);
        wire.flush().unwrap();
        Self { wire, came, failures, peer }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.peer), signal).unwrap();
    }

    /// Returns once none of the peer's threads runs any more.
    fn stop_peer(&self) {
        self.signal(Signal::STOP);
        let (_, status) = waitpid(Some(Pid::from_child(&self.peer)), WaitOptions::UNTRACED).unwrap().unwrap();
        assert!(status.stopped());
    }

    /// What is reported of the peer. A report that never comes is what the time is for.
    fn failure(&self) -> String {
        let (pe, text) = self.failures.recv_timeout(Duration::from_secs(60)).expect("the peer is reported");
        assert_eq!(pe, 1);
        assert!(text.starts_with("PE 1 cannot be reached: "), "{text}");
        text
    }

    /// Sends until the peer is known to have failed.
    fn send_until_refused(&self, length: usize) -> Error {
        loop {
            if let Err(error) = self.wire.send(1, &vec![0; length]) {
                return error;
            }
        }
    }

    /// The peer stops, and has not failed.
    fn end_well(mut self) {
        drop(self.peer.stdin.take());
        assert!(self.peer.wait().unwrap().success());
        self.wire.stop().unwrap();
        assert_eq!(self.failures.try_iter().collect::<Vec<_>>(), []);
    }

    fn end(mut self) {
        self.peer.kill().unwrap();
        self.peer.wait().unwrap();
        let reported: Vec<_> = self.failures.try_iter().collect();
        assert_eq!(reported, [], "a second report");
        assert!(self.wire.stop().is_ok(), "what was sent to a peer that failed is waited for no more");
    }
}

#[test]
fn a_killed_peer_is_reported_once() {
    let pair = Pair::start(settings());
    pair.signal(Signal::KILL);
    let error = pair.send_until_refused(8);
    assert!(matches!(error, Error::Unreachable { pe: 1, .. }), "{error}");
    pair.failure();
    pair.end();
}

#[test]
fn a_sender_that_waits_for_a_killed_peer_goes_on() {
    let pair = Pair::start(settings());
    // It reads nothing any more, so that the window fills and the sender waits.
    pair.stop_peer();
    for _ in 0..WINDOW / LONGEST {
        pair.wire.send(1, &vec![0; LONGEST - 100]).unwrap();
    }
    pair.signal(Signal::KILL);
    assert!(matches!(pair.send_until_refused(LONGEST), Error::Unreachable { pe: 1, .. }));
    pair.failure();
    pair.end();
}

#[test]
fn a_peer_that_is_silent_with_messages_is_reported_after_the_deadline() {
    let pair = Pair::start(settings());
    pair.stop_peer();
    pair.wire.send(1, &[1; 8]).unwrap();
    assert!(matches!(pair.wire.flush(), Err(Error::Unreachable { pe: 1, .. })));
    let text = pair.failure();
    assert!(text.contains("it has not acknowledged any message for 1s"), "{text}");
    pair.end();
}

#[test]
fn a_silent_peer_is_reported_if_it_is_to_be_kept_alive() {
    let pair = Pair::start_with(settings(), Some(Duration::from_millis(100)));
    pair.stop_peer();
    let text = pair.failure();
    assert!(text.contains("it has not acknowledged any message for 1s"), "{text}");
    pair.end();
}

#[test]
fn a_peer_that_is_slow_for_less_than_the_deadline_has_not_failed() {
    let pair = Pair::start(Settings { deadline: Duration::from_secs(60), ..settings() });
    pair.stop_peer();
    // More than the network takes by itself, so that sender and peer both have to go on.
    let sender = std::thread::scope(|scope| {
        let sender = scope.spawn(|| (0..200).try_for_each(|_| pair.wire.send(1, &vec![0; LONGEST])));
        while pair.came.try_recv().is_ok() {}
        pair.signal(Signal::CONT);
        sender.join().unwrap()
    });
    sender.unwrap();
    pair.wire.flush().unwrap();
    pair.end_well();
}
