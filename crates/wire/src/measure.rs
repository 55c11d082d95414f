//! What messages cost, beside libfabric alone over the same provider in the same run; not a test, but the section `link` of
//! `ci/bench`: `cargo test --release -p zeshmem-wire --lib -- --ignored --nocapture --exact measure::beside_libfabric`
//!
//! `measure::alone` tells what libfabric alone takes for what programs do in `shmem-perf`, in its form, and `measure::apart` for what
//! they do with `--apart` and `--computing`: the section `network`.

#![allow(unsafe_code, reason = "promises about memory")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::frames::Frame;
use crate::libfabric::{self, Address};
use crate::port::{Done, Port, Posted};
use crate::{Backing, Direction, Inbox, OneSided, Outbox, Remote, Settings, Wire};

const SECRET: [u8; 16] = [9; 16];
/// For the other process: which of the measurements it takes part in.
const PARTNER: &str = "ZESHMEM_TEST_PARTNER";
/// What runs a command on another host, as `tests/hosts` has it.
const ON: &str = "ON";
const ROUNDS: usize = 2000;
const BATCHES: usize = 5;
/// Operations of a batch that come one at a time, with other work between them.
const APART: usize = 100;
/// How often either is measured, by processes of its own, after the other.
const TURNS: usize = 3;
/// Bytes that are put without messages, at most; and in [`alone`].
const MEMORY: usize = 256 << 10;
const MEMORY_ALONE: usize = 4 << 20;
/// A transfer whose completion says that its source may be used again, as a blocking put; and one that tells the target besides.
const LEAVING: u64 = libfabric::COMPLETION;
const TELLING: u64 = libfabric::COMPLETION | libfabric::REMOTE_CQ_DATA;
/// Frames that libfabric alone has in flight at most.
const IN_FLIGHT: usize = 64;

fn settings() -> Settings {
    Settings {
        provider: std::env::var("ZESHMEM_PROVIDER").ok(),
        interface: std::env::var("ZESHMEM_TEST_INTERFACE").ok(),
        ..Settings::default()
    }
}

/// With the patience of use, or with none, so that the progress thread sleeps between any two messages.
fn patient(is_patient: bool) -> Settings {
    if is_patient { settings() } else { Settings { patience: Duration::ZERO, ..settings() } }
}

/// What `batch` takes for each of its rounds, in microseconds, batch by batch.
fn measure(batch: impl FnMut()) -> Vec<f64> {
    measure_of(ROUNDS, batch)
}

/// The same of so many rounds.
fn measure_of(rounds: usize, mut batch: impl FnMut()) -> Vec<f64> {
    batch();
    let time = |_| {
        let begin = Instant::now();
        batch();
        begin.elapsed().as_secs_f64() * 1e6 / rounds as f64
    };
    (0..BATCHES).map(time).collect()
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn digits(address: &[u8]) -> String {
    address.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(digits: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(byte).collect()
}

/// libfabric alone: posts, and reads completions until what it waits for is there.
struct Raw {
    port: Port,
    to: Address,
    #[allow(clippy::vec_box, reason = "a box goes to the provider as it is")]
    spare: Vec<Box<Frame>>,
    in_flight: usize,
    done: Vec<Done>,
    /// Transfers of the other process of which the queue has told.
    told: usize,
    /// Between looks, sleep as the progress thread does.
    sleeps: bool,
}

impl Raw {
    fn start(mut port: Port, peer: &[u8], sleeps: bool) -> Self {
        let to = port.insert(peer).unwrap();
        for _ in 0..8 {
            assert!(matches!(port.post_receive(Frame::new()), Posted::InFlight));
        }
        Self { port, to, spare: Vec::new(), in_flight: 0, done: Vec::new(), told: 0, sleeps }
    }

    /// Posts a message for itself; returns how many came meanwhile.
    fn send(&mut self, message: &[u8]) -> usize {
        let mut came = 0;
        while self.in_flight == IN_FLIGHT {
            came += self.progress();
        }
        let mut frame = self.spare.pop().unwrap_or_else(Frame::new);
        frame.clear();
        assert!(frame.push(message));
        loop {
            match self.port.post_send(self.to, frame) {
                Posted::Copied(frame) => self.spare.push(frame),
                Posted::InFlight => self.in_flight += 1,
                Posted::Busy(back) => {
                    frame = back;
                    came += self.progress();
                    continue;
                }
                Posted::Failed(_, error) => panic!("{error}"),
            }
            return came;
        }
    }

    /// Posts a transfer.
    fn transfer(&mut self, transfer: OneSided) {
        self.transfer_by(transfer, libfabric::COMPLETION | libfabric::DELIVERY_COMPLETE);
    }

    fn transfer_by(&mut self, transfer: OneSided, flags: u64) {
        while self.in_flight == IN_FLIGHT {
            self.progress_or_yield();
        }
        let mut frame = Frame::of(transfer);
        loop {
            match self.port.post_transfer_with(self.to, frame, flags) {
                Posted::InFlight => break self.in_flight += 1,
                Posted::Busy(back) => {
                    frame = back;
                    self.progress_or_yield();
                }
                Posted::Copied(_) => panic!("transfers are not copied"),
                Posted::Failed(_, error) => panic!("{error}"),
            }
        }
    }

    /// Lets the other process have the core where nothing has been done.
    fn progress_or_yield(&mut self) {
        let before = self.in_flight;
        self.progress();
        if self.in_flight == before {
            std::thread::yield_now();
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
                Done::Sent(frame) => {
                    self.in_flight -= 1;
                    self.spare.push(frame);
                }
                Done::Landed(_) => self.in_flight -= 1,
                Done::Told => self.told += 1,
                Done::Failed(_, error) => panic!("{error}"),
            }
        }
        came
    }

    /// Waits until so many messages have come.
    fn receive(&mut self, mut count: usize) {
        loop {
            count = count.saturating_sub(self.progress());
            if count == 0 {
                return;
            }
            self.rest();
        }
    }

    /// Waits until the queue has told of so many transfers of the other process.
    fn await_told(&mut self, count: usize) {
        while self.told < count {
            self.progress();
            if self.told < count {
                self.rest();
            }
        }
    }

    /// Waits until nothing is in flight.
    fn await_all(&mut self) {
        while self.in_flight > 0 {
            self.progress_or_yield();
        }
    }

    fn rest(&mut self) {
        if self.sleeps && self.port.may_sleep() {
            let fd = self.port.wait_fd().unwrap();
            rustix::event::poll(&mut [rustix::event::PollFd::new(&fd, rustix::event::PollFlags::IN)], None).unwrap();
        } else {
            std::thread::yield_now();
        }
    }
}

/// Counts what comes and what has landed, and sends messages back as long as it is asked to.
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

    fn landed(&mut self, _: usize, _: [u64; 2], _: &dyn Outbox) {
        self.came.fetch_add(1, Ordering::Release);
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

    /// As programs do that wait for transfers.
    fn help_until(&self, count: u64) {
        while self.came.load(Ordering::Acquire) < count {
            if !self.wire.help() {
                std::thread::yield_now();
            }
        }
        self.wire.done();
    }
}

/// What libfabric knows a place by, behind an address.
fn with_remote(address: &[u8], remote: Remote) -> Vec<u8> {
    [address, &remote.address.to_le_bytes(), &remote.key.to_le_bytes()].concat()
}

fn split_remote(bytes: &[u8]) -> (Vec<u8>, Remote) {
    let (rest, key) = bytes.split_last_chunk().unwrap();
    let (rest, address) = rest.split_last_chunk().unwrap();
    (rest.to_vec(), Remote { address: u64::from_le_bytes(*address), key: u64::from_le_bytes(*key) })
}

/// Starts this test in another process as `role`, on another host if there is one; returns its address and what ends it.
fn partner(role: &str, address: &[u8]) -> (Vec<u8>, impl FnOnce() + use<>) {
    let test = std::env::current_exe().unwrap();
    let mut command = match std::env::var_os(ON) {
        None => Command::new(test),
        Some(on) => {
            let mut command = Command::new(on);
            command.arg("node1").arg(test);
            command
        }
    };
    let mut child = command
        .args(["--exact", "measure::beside_libfabric", "--ignored", "--nocapture"])
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

/// libfabric alone beside another process that has memory for transfers; where that is, and what ends the process.
fn beside_memory(role: &str) -> (Raw, Remote, impl FnOnce() + use<>) {
    let port = Port::open(&settings()).unwrap();
    let (theirs, end) = partner(&format!("raw, memory{role}"), &port.address().unwrap());
    let (peer, remote) = split_remote(&theirs);
    (Raw::start(port, &peer, false), remote, end)
}

/// A put by libfabric alone of which the target's queue tells, until one has come back; and what ends the other process.
fn telling(role: &str) -> (impl FnMut() + use<>, impl FnOnce() + use<>) {
    let mut port = Port::open(&settings()).unwrap();
    let memory = vec![0u8; 8].leak().as_ptr_range();
    let mine = port.expose(memory.start as usize..memory.end as usize, Backing::Host, 6).unwrap();
    let mine = with_remote(&port.address().unwrap(), mine);
    let (theirs, end) = partner(&format!("raw, memory, tells{role}"), &mine);
    let (peer, remote) = split_remote(&theirs);
    let mut raw = Raw::start(port, &peer, false);
    let there_and_back = move || {
        let before = raw.told;
        raw.transfer_by(word_to(remote), TELLING);
        raw.await_told(before + 1);
    };
    (there_and_back, end)
}

/// What the other process does: sends each message back, or, as a sink, an answer for each batch.
fn play(role: &str, peer: &[u8]) {
    let say = |address: &[u8]| eprintln!("address {}", digits(address));
    let (is_raw, is_sink, is_computing) = (role.contains("raw"), role.contains("sink"), role.contains("computing"));
    let is_asleep = role.contains("asleep") || is_computing;
    if is_computing {
        std::thread::spawn(|| {
            loop {
                std::hint::spin_loop();
            }
        });
    }
    let has_memory = role.contains("memory");
    let memory = vec![0; if role.contains("alone") { MEMORY_ALONE } else { MEMORY }].leak().as_ptr_range();
    let memory = memory.start as usize..memory.end as usize;
    if is_raw && has_memory {
        let mut port = Port::open(&settings()).unwrap();
        let remote = port.expose(memory, Backing::Host, 5).unwrap();
        say(&with_remote(&port.address().unwrap(), remote));
        if role.contains("tells") {
            let (peer, remote) = split_remote(peer);
            let mut raw = Raw::start(port, &peer, is_asleep);
            let mut count = 0;
            loop {
                count += 1;
                raw.await_told(count);
                raw.transfer_by(word_to(remote), TELLING);
            }
        }
        let mut raw = Raw::start(port, peer, is_asleep);
        raw.receive(1);
        unreachable!("no message comes");
    }
    if is_raw {
        let port = Port::open(&settings()).unwrap();
        say(&port.address().unwrap());
        let mut raw = Raw::start(port, peer, is_asleep);
        loop {
            raw.receive(if is_sink { ROUNDS } else { 1 });
            raw.send(&[0; 8]);
        }
    }
    let endpoint = Wire::open(&patient(!is_asleep)).unwrap();
    let address = endpoint.address().to_vec();
    if !has_memory {
        say(&address);
    }
    let bouncing = Bouncing::start(endpoint, 1, peer.to_vec());
    if has_memory {
        say(&with_remote(&address, bouncing.wire.expose(memory, Backing::Host).unwrap().unwrap()));
    }
    if role.contains("tells") {
        for count in 1.. {
            bouncing.help_until(count);
            bouncing.wire.send(0, &[0; 40]).unwrap();
        }
    }
    bouncing.left.store(if is_sink { 0 } else { u64::MAX }, Ordering::Relaxed);
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

/// Half of the way there and back of 8 bytes.
fn ping_pong(is_raw: bool, is_asleep: bool) -> Vec<f64> {
    let asleep = if is_asleep { ", asleep" } else { "" };
    let times = if is_raw {
        let port = Port::open(&settings()).unwrap();
        let (peer, end) = partner(&format!("raw{asleep}"), &port.address().unwrap());
        let mut raw = Raw::start(port, &peer, is_asleep);
        let times = measure(|| {
            for _ in 0..ROUNDS {
                let came = raw.send(&[0; 8]);
                raw.receive(1 - came);
            }
        });
        end();
        times
    } else {
        let endpoint = Wire::open(&patient(!is_asleep)).unwrap();
        let (peer, end) = partner(&format!("bounce{asleep}"), endpoint.address());
        let here = Bouncing::start(endpoint, 0, peer);
        let times = measure(|| {
            let before = here.came.load(Ordering::Relaxed);
            here.left.store(ROUNDS as u64 - 1, Ordering::Relaxed);
            here.wire.send(1, &[0; 8]).unwrap();
            here.await_messages(before + ROUNDS as u64);
        });
        std::mem::forget(here);
        end();
        times
    };
    times.into_iter().map(|time| time / 2.0).collect()
}

/// 8 bytes of the other process: by libfabric alone a read, by the wire a message and its answer, as of a get or a fetching AMO, whose
/// caller helps.
fn fetch(is_raw: bool, is_asleep: bool) -> Vec<f64> {
    let asleep = if is_asleep { ", asleep" } else { "" };
    if is_raw {
        let (mut raw, remote, end) = beside_memory(asleep);
        let dest = vec![0u8; 8].leak().as_mut_ptr();
        let times = measure(|| {
            for number in 0..ROUNDS as u64 {
                // SAFETY: the memory is used by nothing else as long as this process lives.
                raw.transfer(unsafe { OneSided::new(Direction::Get, dest.cast(), 8, remote, [number, 0]) });
                raw.await_all();
            }
        });
        end();
        times
    } else {
        let endpoint = Wire::open(&settings()).unwrap();
        let (peer, end) = partner(&format!("bounce{asleep}"), endpoint.address());
        let here = Bouncing::start(endpoint, 0, peer);
        let times = measure(|| {
            for _ in 0..ROUNDS {
                let before = here.came.load(Ordering::Relaxed);
                here.wire.send(1, &[0; 8]).unwrap();
                here.help_until(before + 1);
            }
        });
        std::mem::forget(here);
        end();
        times
    }
}

/// Messages one after the other, until the other process has all.
fn stream(is_raw: bool, length: usize) -> Vec<f64> {
    let message = vec![0; length];
    if is_raw {
        let port = Port::open(&settings()).unwrap();
        let (peer, end) = partner("raw, sink", &port.address().unwrap());
        let mut raw = Raw::start(port, &peer, false);
        let times = measure(|| {
            let came: usize = (0..ROUNDS).map(|_| raw.send(&message)).sum();
            raw.receive(1 - came);
        });
        end();
        times
    } else {
        let endpoint = Wire::open(&settings()).unwrap();
        let (peer, end) = partner("sink", endpoint.address());
        let here = Bouncing::start(endpoint, 0, peer);
        let times = measure(|| {
            for _ in 0..ROUNDS {
                here.wire.send(1, &message).unwrap();
            }
            here.wire.flush().unwrap();
        });
        std::mem::forget(here);
        end();
        times
    }
}

/// A put of 8 bytes.
fn word_to(remote: Remote) -> OneSided {
    static WORD: [u8; 8] = [0; 8];
    // SAFETY: the word is only read, and for ever there.
    unsafe { OneSided::new(Direction::Put, WORD.as_ptr().cast_mut().cast(), WORD.len(), remote, [0; 2]) }
}

/// Half of the way there and back of 8 bytes and a signal, between threads that wait for them: by libfabric alone a put of which the
/// target's queue tells, by the wire a message.
fn put_and_tell(is_raw: bool) -> Vec<f64> {
    let times = if is_raw {
        let (mut there_and_back, end) = telling("");
        let times = measure(|| (0..ROUNDS).for_each(|_| there_and_back()));
        end();
        times
    } else {
        let endpoint = Wire::open(&settings()).unwrap();
        let (peer, end) = partner("tells", endpoint.address());
        let here = Bouncing::start(endpoint, 0, peer);
        let times = measure(|| {
            for _ in 0..ROUNDS {
                let before = here.came.load(Ordering::Relaxed);
                here.wire.send(1, &[0; 40]).unwrap();
                here.help_until(before + 1);
            }
        });
        std::mem::forget(here);
        end();
        times
    };
    times.into_iter().map(|time| time / 2.0).collect()
}

/// Puts one after the other without messages, until all are in place.
fn puts(is_raw: bool, length: usize) -> Vec<f64> {
    let source = vec![0u8; length].leak().as_ptr().cast_mut();
    let put = |remote, number| {
        // SAFETY: the memory is left alone as long as this process lives.
        unsafe { OneSided::new(Direction::Put, source.cast(), length, remote, [number, 0]) }
    };
    if is_raw {
        let (mut raw, remote, end) = beside_memory("");
        let times = measure(|| {
            (0..ROUNDS).for_each(|number| raw.transfer(put(remote, number as u64)));
            raw.await_all();
        });
        end();
        times
    } else {
        let endpoint = Wire::open(&settings()).unwrap();
        // The other process needs to know this one's address, which an endpoint has before it knows its peers.
        let (theirs, end) = partner("memory", endpoint.address());
        let (peer, remote) = split_remote(&theirs);
        let here = Bouncing::start(endpoint, 0, peer);
        let times = measure(|| {
            let before = here.came.load(Ordering::Relaxed);
            (0..ROUNDS).for_each(|number| here.wire.start(1, put(remote, number as u64)).unwrap());
            here.help_until(before + ROUNDS as u64);
        });
        std::mem::forget(here);
        end();
        times
    }
}

/// What operations take of which each comes after more than 200 us of other work.
fn measure_apart(mut operation: impl FnMut()) -> Vec<f64> {
    let mut time = |number: usize| {
        let begin = Instant::now();
        let work = Duration::from_micros(205 + number as u64 * 7 % 45);
        while begin.elapsed() < work {
            std::hint::spin_loop();
        }
        let begin = Instant::now();
        operation();
        begin.elapsed().as_secs_f64() * 1e6
    };
    (0..BATCHES * APART).map(&mut time).skip(APART).collect()
}

/// A line of `shmem-perf`.
fn say(cell: &str, bytes: usize, mut times: Vec<f64>) {
    let (median, worst) = (median(&mut times) * 1e3, times[(times.len() - 1) * 9 / 10] * 1e3);
    println!(
        "{{\"cell\": \"{cell}\", \"bytes\": {bytes}, \"median\": {median:.2}, \"worst_decile\": {worst:.2}, \"by_hand\": null}}"
    );
}

/// The list that has the lesser median.
fn faster(one: Vec<f64>, other: Vec<f64>) -> Vec<f64> {
    if median(&mut one.clone()) <= median(&mut other.clone()) { one } else { other }
}

#[test]
#[ignore = "a measurement"]
fn beside_libfabric() {
    if let Ok(part) = std::env::var(PARTNER) {
        let (role, peer) = part.rsplit_once(' ').unwrap();
        return play(role, &bytes(peer));
    }
    println!("{}", Wire::open(&settings()).unwrap().description());
    let row = |what: &str, length: usize, measured: &dyn Fn(bool) -> Vec<f64>| {
        let (mut ours, mut raw) = (Vec::new(), Vec::new());
        for _ in 0..TURNS {
            raw.extend(measured(true));
            ours.extend(measured(false));
        }
        let (ours, raw) = (median(&mut ours), median(&mut raw));
        println!("| {what} | {length} | {ours:.2} | {raw:.2} | {:.2} |", ours / raw);
    };
    row("one way, the target awake", 8, &|is_raw| ping_pong(is_raw, false));
    row("one way, the target asleep", 8, &|is_raw| ping_pong(is_raw, true));
    row("put with signal, its waiter awake", 8, &put_and_tell);
    row("there and back, the target awake", 8, &|is_raw| fetch(is_raw, false));
    row("there and back, the target asleep", 8, &|is_raw| fetch(is_raw, true));
    for length in [8, 64, 1024, 8 << 10, 64 << 10] {
        row("one after the other", length, &|is_raw| stream(is_raw, length));
    }
    for length in [8 << 10, 64 << 10, MEMORY] {
        row("put without messages, one after the other", length, &|is_raw| puts(is_raw, length));
    }
}

/// What libfabric alone takes for what the cells of `shmem-perf` do, in lines of its form.
#[test]
#[ignore = "a measurement"]
fn alone() {
    // Two ways to tell the target: by the put itself, and by a message that brings the word.
    say("put_signal", 8, faster(put_and_tell(true), ping_pong(true, false)));
    // Providers have no atomic operations of their own here: a message and its answer.
    let there_and_back = ping_pong(true, false).into_iter().map(|time| 2.0 * time);
    say("fetch_add, heap", 8, there_and_back.collect());
    let (mut raw, remote, end) = beside_memory(", alone");
    let local = vec![1u8; MEMORY_ALONE].leak().as_mut_ptr();
    let transfer = |direction, bytes| {
        // SAFETY: the memory is used by nothing else as long as this process lives.
        unsafe { OneSided::new(direction, local.cast(), bytes, remote, [0; 2]) }
    };
    let windowed = measure(|| {
        (0..ROUNDS).for_each(|_| raw.transfer(transfer(Direction::Put, 8)));
        raw.await_all();
    });
    say("put, heap", 8, windowed);
    let mut each = |cell: &str, bytes: usize, direction, flags| {
        let rounds = (MEMORY_ALONE * 16 / bytes).min(ROUNDS);
        let times = measure_of(rounds, || {
            for _ in 0..rounds {
                raw.transfer_by(transfer(direction, bytes), flags);
                raw.await_all();
            }
        });
        say(cell, bytes, times);
    };
    let delivering = LEAVING | libfabric::DELIVERY_COMPLETE;
    each("put and quiet, heap", 8, Direction::Put, delivering);
    each("get, heap", 8, Direction::Get, delivering);
    for bytes in [64 << 10, 256 << 10, 1 << 20, MEMORY_ALONE] {
        each("putmem", bytes, Direction::Put, LEAVING);
        each("getmem", bytes, Direction::Get, delivering);
    }
    end();
}

/// The same for operations far apart, to a process that sleeps meanwhile, or computes while the thread that looks after the provider
/// sleeps; cells are named by that.
#[test]
#[ignore = "a measurement"]
fn apart() {
    for target in ["asleep", "computing"] {
        let name = |cell: &str| format!("{cell}, the target {target}");
        let port = Port::open(&settings()).unwrap();
        let (peer, end) = partner(&format!("raw, {target}"), &port.address().unwrap());
        let mut raw = Raw::start(port, &peer, false);
        let answers = measure_apart(|| {
            let came = raw.send(&[0; 8]);
            raw.receive(1 - came);
        });
        end();
        // No thread of a process that computes waits for a signal.
        if target == "asleep" {
            let (there_and_back, end) = telling(", asleep");
            let told = measure_apart(there_and_back);
            end();
            say(&name("put_signal"), 8, faster(told, answers.clone()).into_iter().map(|time| time / 2.0).collect());
        }
        say(&name("fetch_add, heap"), 8, answers);
        let (mut raw, remote, end) = beside_memory(&format!(", {target}"));
        let local = vec![1u8; MEMORY].leak().as_mut_ptr();
        let cells = [
            ("put and quiet, heap", 8, Direction::Put),
            ("get, heap", 8, Direction::Get),
            ("getmem", 64 << 10, Direction::Get),
        ];
        for (cell, bytes, direction) in cells {
            let times = measure_apart(|| {
                // SAFETY: the memory is used by nothing else as long as this process lives.
                raw.transfer(unsafe { OneSided::new(direction, local.cast(), bytes, remote, [0; 2]) });
                raw.await_all();
            });
            say(&name(cell), bytes, times);
        }
        end();
    }
}
