//! How long a message takes, beside libfabric alone over the same provider in the same run; not a test:
//! `cargo test --release -p zeshmem-wire --lib -- --ignored --nocapture --test-threads 1 latency`

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use crate::frames::Frame;
use crate::libfabric::Address;
use crate::port::{Done, Port, Posted};
use crate::{Inbox, LONGEST, Outbox, Settings, Wire};

const SECRET: [u8; 16] = [9; 16];
/// For the other process: which of the measurements it takes part in.
const PARTNER: &str = "ZESHMEM_TEST_PARTNER";
const ROUNDS: usize = 2000;
const BATCHES: usize = 9;

fn settings() -> Settings {
    Settings {
        provider: std::env::var("ZESHMEM_PROVIDER").ok(),
        interface: std::env::var("ZESHMEM_TEST_INTERFACE").ok(),
        ..Settings::default()
    }
}

/// With the patience of use, or with none, so that the progress thread sleeps between any two messages.
fn patient(is_patient: bool) -> Settings {
    if is_patient { settings() } else { Settings { patience: std::time::Duration::ZERO, ..settings() } }
}

/// The lowest and the middle of what `batch` takes for each of its rounds, in microseconds.
fn measure(mut batch: impl FnMut()) -> (f64, f64) {
    batch();
    let mut times: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let begin = Instant::now();
            batch();
            begin.elapsed().as_secs_f64() * 1e6 / ROUNDS as f64
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[0], times[BATCHES / 2])
}

fn digits(address: &[u8]) -> String {
    address.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(digits: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(byte).collect()
}

/// libfabric alone: posts, and reads completions until the answer is there.
struct Raw {
    port: Port,
    to: Address,
    spare: Option<Box<Frame>>,
    done: Vec<Done>,
    /// Between looks, sleep as the progress thread does.
    sleeps: bool,
}

impl Raw {
    fn start(mut port: Port, peer: &[u8], sleeps: bool) -> Self {
        let to = port.insert(peer).unwrap();
        for _ in 0..8 {
            assert!(matches!(port.post_receive(Frame::new()), Posted::InFlight));
        }
        Self { port, to, spare: Some(Frame::new()), done: Vec::new(), sleeps }
    }

    fn send(&mut self) {
        let mut frame = self.spare.take().unwrap_or_else(Frame::new);
        loop {
            match self.port.post_send(self.to, frame) {
                Posted::Copied(frame) => return self.spare = Some(frame),
                Posted::InFlight => return,
                Posted::Busy(back) => frame = back,
                Posted::Failed(_, error) => panic!("{error}"),
            }
            self.progress();
        }
    }

    /// Returns how many messages came.
    fn progress(&mut self) -> usize {
        self.port.progress(&mut self.done).unwrap();
        let mut came = 0;
        for done in std::mem::take(&mut self.done) {
            match done {
                Done::Received(frame, _) => {
                    assert!(matches!(self.port.post_receive(frame), Posted::InFlight));
                    came += 1;
                }
                Done::Sent(frame) => self.spare = Some(frame),
                Done::Failed(_, error) => panic!("{error}"),
            }
        }
        came
    }

    fn receive(&mut self) {
        while self.progress() == 0 {
            if self.sleeps && self.port.may_sleep() {
                let fd = self.port.wait_fd().unwrap();
                rustix::event::poll(&mut [rustix::event::PollFd::new(&fd, rustix::event::PollFlags::IN)], None)
                    .unwrap();
            } else {
                std::thread::yield_now();
            }
        }
    }
}

/// Counts what comes, and sends it back as long as it is asked to.
struct Bounce {
    came: Arc<AtomicU64>,
    left: Arc<AtomicU64>,
}

impl Inbox for Bounce {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        self.came.fetch_add(1, Ordering::Release);
        let left = self.left.load(Ordering::Relaxed);
        if left > 0 {
            self.left.store(left - 1, Ordering::Relaxed);
            outbox.send(from, message).unwrap();
        }
    }
}

struct Bouncing {
    wire: Wire,
    came: Arc<AtomicU64>,
    left: Arc<AtomicU64>,
}

impl Bouncing {
    fn start(endpoint: crate::Endpoint, me: usize, peer: Vec<u8>) -> Self {
        let (came, left) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let mut peers = vec![Some(peer.clone()), Some(peer)];
        peers[me] = None;
        let inbox = Box::new(Bounce { came: came.clone(), left: left.clone() });
        let wire = endpoint.start(me, peers, SECRET, inbox, |_, _| {}).unwrap();
        Self { wire, came, left }
    }

    fn await_messages(&self, count: u64) {
        while self.came.load(Ordering::Acquire) < count {
            std::thread::yield_now();
        }
    }
}

/// Starts this test in another process as `role`; returns its address and what ends it.
fn partner(role: &str, address: &[u8]) -> (Vec<u8>, impl FnOnce() + use<>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "measure::latency", "--ignored", "--nocapture"])
        .env(PARTNER, format!("{role} {}", digits(address)))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let theirs = lines.find_map(|line| line.unwrap().strip_prefix("address ").map(bytes)).unwrap();
    (theirs, move || {
        child.stdin.take().unwrap().write_all(b"end").unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    })
}

fn play(role: &str, peer: &[u8]) {
    let say = |address: &[u8]| eprintln!("address {}", digits(address));
    if let "raw" | "raw, sleeping" = role {
        let port = Port::open(&settings()).unwrap();
        say(&port.address().unwrap());
        let mut raw = Raw::start(port, peer, role != "raw");
        loop {
            raw.receive();
            raw.send();
        }
    }
    let endpoint = Wire::open(&patient(!role.ends_with("sleeping"))).unwrap();
    say(endpoint.address());
    let bouncing = Bouncing::start(endpoint, 1, peer.to_vec());
    bouncing.left.store(if role == "sink" { 0 } else { u64::MAX }, Ordering::Relaxed);
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[test]
#[ignore = "a measurement"]
fn latency() {
    if let Ok(part) = std::env::var(PARTNER) {
        let (role, peer) = part.rsplit_once(' ').unwrap();
        return play(role, &bytes(peer));
    }
    let show = |what: &str, (least, middle): (f64, f64)| eprintln!("{what:70} {least:8.2} {middle:8.2}");
    eprintln!(
        "{}: microseconds, least and middle of {BATCHES} batches of {ROUNDS}",
        Wire::open(&settings()).unwrap().description()
    );
    for role in ["raw", "raw, sleeping"] {
        let port = Port::open(&settings()).unwrap();
        let (peer, end) = partner(role, &port.address().unwrap());
        let mut raw = Raw::start(port, &peer, role != "raw");
        let (least, middle) = measure(|| {
            for _ in 0..ROUNDS {
                raw.send();
                raw.receive();
            }
        });
        show(&format!("libfabric, 40 bytes there, half of there and back, {role}"), (least / 2.0, middle / 2.0));
        drop(raw);
        end();
    }
    for role in ["bounce", "bounce, sleeping"] {
        let endpoint = Wire::open(&patient(role == "bounce")).unwrap();
        let (peer, end) = partner(role, endpoint.address());
        let here = Bouncing::start(endpoint, 0, peer);
        let (least, middle) = measure(|| {
            let before = here.came.load(Ordering::Relaxed);
            here.left.store(ROUNDS as u64 - 1, Ordering::Relaxed);
            here.wire.send(1, &[0; 8]).unwrap();
            here.await_messages(before + ROUNDS as u64);
        });
        show(&format!("wire, 8 bytes, half, from inbox to inbox, {role}"), (least / 2.0, middle / 2.0));
        let (least, middle) = measure(|| {
            for _ in 0..ROUNDS {
                let before = here.came.load(Ordering::Relaxed);
                here.wire.send(1, &[0; 8]).unwrap();
                here.await_messages(before + 1);
            }
        });
        show(&format!("wire, 8 bytes, half, from a thread and back, {role}"), (least / 2.0, middle / 2.0));
        std::mem::forget(here);
        end();
    }
    let endpoint = Wire::open(&settings()).unwrap();
    let (peer, end) = partner("sink", endpoint.address());
    let here = Bouncing::start(endpoint, 0, peer);
    for size in [8, 64, 1024, 4096, 8192 - 64, (16 << 10) - 64, (32 << 10) - 64, LONGEST] {
        let message = vec![0; size];
        let (least, middle) = measure(|| {
            for _ in 0..ROUNDS {
                here.wire.send(1, &message).unwrap();
            }
            here.wire.flush().unwrap();
        });
        show(&format!("wire, {size} bytes, one after the other, flushed"), (least, middle));
        show("    which is GB/s", (size as f64 / least / 1e3, size as f64 / middle / 1e3));
    }
    std::mem::forget(here);
    end();
}
