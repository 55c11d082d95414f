//! Wires over a real provider, several in one process.

use std::collections::HashMap;
use std::io::Write;
use std::net::{Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

use proptest::prelude::*;
use zeshmem_wire::{Backing, Delivery, Direction, Error, Inbox, LONGEST, OneSided, Outbox, Settings, WINDOW, Wire};

const SECRET: [u8; 16] = *b"the job's secret";

/// Over the provider that libfabric puts first, as in use.
fn settings() -> Settings {
    Settings::default()
}

/// An inbox that hands everything on.
struct Hands(Sender<(usize, Vec<u8>)>);

impl Inbox for Hands {
    fn receive(&mut self, from: usize, message: &[u8], _: &dyn Outbox) {
        // The test may have seen enough.
        let _ = self.0.send((from, message.to_vec()));
    }
}

/// An inbox that answers every message that begins with 'q' by the same with 'a', and hands on the others; for `thread` the number
/// of its thread.
struct Answers(Sender<(usize, Vec<u8>)>);

impl Inbox for Answers {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        if message.first() == Some(&b'q') {
            let answer = [b"a", &message[1..]].concat();
            outbox.send(from, &answer).unwrap();
        } else if message == b"thread" {
            let thread = rustix::thread::gettid().as_raw_nonzero();
            let _ = self.0.send((from, thread.to_string().into_bytes()));
        } else {
            let _ = self.0.send((from, message.to_vec()));
        }
    }
}

type Came = Receiver<(usize, Vec<u8>)>;

/// Wires that know each other, on one node each, and what comes out of them.
fn wires<I: Inbox + 'static>(
    all_settings: Vec<Settings>,
    inbox: impl Fn(Sender<(usize, Vec<u8>)>) -> I,
) -> (Vec<Wire>, Vec<Came>, Receiver<(usize, String)>) {
    let endpoints: Vec<_> = all_settings.iter().map(|settings| Wire::open(settings).unwrap()).collect();
    let addresses: Vec<_> = endpoints.iter().map(|endpoint| endpoint.address().to_vec()).collect();
    let (failed, failures) = channel();
    let mut made = Vec::new();
    let mut came = Vec::new();
    for (pe, endpoint) in endpoints.into_iter().enumerate() {
        let (sender, receiver) = channel();
        let mut peers: Vec<_> = addresses.iter().cloned().map(Some).collect();
        peers[pe] = None;
        let failed = failed.clone();
        let failed = move |pe: usize, error: &Error| {
            let _ = failed.send((pe, error.to_string()));
        };
        made.push(endpoint.start(pe, peers, SECRET, Box::new(inbox(sender)), failed).unwrap());
        came.push(receiver);
    }
    (made, came, failures)
}

/// Stops the wires, none of which has seen a peer fail.
fn stop(wires: Vec<Wire>, failures: Receiver<(usize, String)>) {
    for wire in wires {
        wire.stop().unwrap();
    }
    assert_eq!(failures.try_iter().collect::<Vec<_>>(), []);
}

fn next(came: &Came) -> (usize, Vec<u8>) {
    came.recv_timeout(Duration::from_secs(60)).expect("a message comes")
}

/// A message that says by its bytes which one it is.
fn message(number: usize, length: usize) -> Vec<u8> {
    (0..length).map(|at| (number.wrapping_mul(31) + at) as u8).collect()
}

/// That `came` is what the messages of `lengths` were, in any order.
fn assert_all_came(came: &Came, lengths: &[usize]) {
    let mut expected: HashMap<Vec<u8>, i64> = HashMap::new();
    for (number, length) in lengths.iter().enumerate() {
        *expected.entry(message(number, *length)).or_default() += 1;
    }
    for _ in lengths {
        let (_, bytes) = next(came);
        let left = expected.get_mut(&bytes).unwrap_or_else(|| panic!("{} bytes that were not sent", bytes.len()));
        *left -= 1;
        assert!(*left >= 0, "{} bytes came twice", bytes.len());
    }
}

/// Sizes at which something changes: none, one word, the longest that providers copy, the longest.
const SIZES: [usize; 11] = [0, 1, 63, 64, 4096, 16 << 10, (16 << 10) + 1, LONGEST - 1, LONGEST, 0, 8];

fn send_all_sizes(settings: Settings) {
    let (wires, came, failures) = wires(vec![settings; 2], Hands);
    for (number, length) in SIZES.iter().enumerate() {
        wires[0].send(1, &message(number, *length)).unwrap();
    }
    wires[0].flush().unwrap();
    assert_all_came(&came[1], &SIZES);
    assert!(came[1].try_recv().is_err());
    stop(wires, failures);
}

#[test]
fn messages_of_all_sizes_arrive_once() {
    send_all_sizes(settings());
}

#[test]
fn messages_of_all_sizes_arrive_once_with_every_provider() {
    let mut tried = 0;
    for provider in ["tcp;ofi_rxm", "tcp", "net", "sockets", "udp;ofi_rxd"] {
        let settings = Settings { provider: Some(provider.into()), ..settings() };
        match Wire::open(&settings) {
            Ok(_) => {
                send_all_sizes(settings);
                tried += 1;
            }
            Err(error @ Error::NoProvider { .. }) => eprintln!("skipped: provider {provider} ({error})"),
            Err(error) => panic!("{error}"),
        }
    }
    assert!(tried >= 2, "this libfabric has hardly a provider");
}

#[test]
fn messages_arrive_from_buffers_that_are_registered() {
    send_all_sizes(Settings { register: true, ..settings() });
}

#[test]
fn what_cannot_be_sent_is_refused_with_the_reason() {
    let (wires, _came, failures) = wires(vec![settings(); 2], Hands);
    let refused = |to, length| wires[0].send(to, &vec![0; length]).unwrap_err().to_string();
    assert_eq!(refused(1, LONGEST + 1), "a message of 66049 bytes is longer than 66048");
    assert_eq!(refused(0, 1), "PE 0 is not a PE of another node (the job has 2)");
    assert_eq!(refused(2, 1), "PE 2 is not a PE of another node (the job has 2)");
    stop(wires, failures);
}

#[test]
fn a_pe_that_has_left_is_sent_nothing_and_has_not_failed() {
    let (mut wires, came, failures) = wires(vec![settings(); 2], Hands);
    wires[0].send(1, b"before").unwrap();
    assert_eq!(next(&came[1]), (0, b"before".to_vec()));
    wires.pop().unwrap().stop().unwrap();
    // The goodbye is on its way.
    let error = loop {
        if let Err(error) = wires[0].send(1, b"after") {
            break error;
        }
        std::thread::yield_now();
    };
    assert_eq!(error.to_string(), "PE 1 has left");
    stop(wires, failures);
}

#[test]
fn a_provider_that_is_not_there_is_named_with_what_to_do() {
    let Err(error) = Wire::open(&Settings { provider: Some("pigeons".into()), ..settings() }) else {
        panic!("it opened")
    };
    let text = error.to_string();
    assert!(text.contains("asked for pigeons") && text.contains("ZESHMEM_PROVIDER"), "{text}");
    let Err(error) = Wire::open(&Settings { interface: Some("moon0".into()), ..settings() }) else {
        panic!("it opened")
    };
    let text = error.to_string();
    assert!(text.contains("on moon0") && text.contains("there are "), "{text}");
}

/// Endpoints that do not know the secret, or say that they are PEs that there are not, and connections full of noise.
#[test]
fn strangers_are_dropped_and_disturb_nobody() {
    // Strangers are not answered: they are to give up soon.
    let soon = Settings { deadline: Duration::from_millis(500), ..settings() };
    let [zero, one] = [settings(), settings()].map(|settings| Wire::open(&settings).unwrap());
    let [stranger, liar] = [soon.clone(), soon].map(|settings| Wire::open(&settings).unwrap());
    let address = |endpoint: &zeshmem_wire::Endpoint| Some(endpoint.address().to_vec());
    let (to_zero, to_one) = (address(&zero), address(&one));
    let (sender, came) = channel();
    let (failed, failures) = channel();
    let report = move |pe: usize, error: &Error| {
        let _ = failed.send((pe, error.to_string()));
    };
    let hands = || Box::new(Hands(sender.clone()));
    let zero = zero.start(0, vec![None, to_one], SECRET, hands(), report.clone()).unwrap();
    let one = one.start(1, vec![to_zero.clone(), None], SECRET, hands(), report).unwrap();
    let stranger = stranger.start(1, vec![to_zero.clone(), None], [1; 16], hands(), |_, _| {}).unwrap();
    let mut peers = vec![None; 8];
    peers[0] = to_zero.clone();
    let liar = liar.start(7, peers, SECRET, hands(), |_, _| {}).unwrap();
    let noise = noise(to_zero.as_deref().unwrap());
    for number in 0..100 {
        // To whom nobody answers, and who may find so meanwhile.
        let _ = stranger.send(0, b"stranger");
        let _ = liar.send(0, b"liar");
        one.send(0, &message(number, 8)).unwrap();
        zero.send(1, &message(number, 8)).unwrap();
    }
    one.flush().unwrap();
    zero.flush().unwrap();
    let lengths: Vec<_> = [8; 100].into();
    let (mut at_zero, mut at_one) = (Vec::new(), Vec::new());
    for (from, bytes) in came.try_iter() {
        if from == 1 {
            at_zero.push(bytes)
        } else {
            at_one.push(bytes)
        };
    }
    for mut came in [at_zero, at_one] {
        let mut expected: Vec<_> =
            lengths.iter().enumerate().map(|(number, length)| message(number, *length)).collect();
        came.sort();
        expected.sort();
        assert_eq!(came, expected);
    }
    drop(noise);
    stop(vec![zero, one], failures);
}

/// Connections to the address's port that send bytes which mean nothing.
fn noise(address: &[u8]) -> Vec<TcpStream> {
    let family = u16::from_ne_bytes([address[0], address[1]]);
    assert_eq!(family, 2, "an address of IPv4");
    let port = u16::from_be_bytes([address[2], address[3]]);
    let host = Ipv4Addr::new(address[4], address[5], address[6], address[7]);
    let connect = |bytes: u8| {
        let mut connection = TcpStream::connect((host, port)).unwrap();
        connection.write_all(&[bytes; 4096]).unwrap();
        connection
    };
    [0, 1, 0x7f, 0xff].map(connect).into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn messages_of_any_sizes_arrive_once(lengths in proptest::collection::vec(prop_oneof![0..200usize, 0..=LONGEST], 1..100)) {
        let (wires, came, failures) = wires(vec![settings(); 3], Hands);
        for (number, length) in lengths.iter().enumerate() {
            wires[0].send(2, &message(number, *length)).unwrap();
            wires[1].send(0, &message(number, *length)).unwrap();
        }
        wires[1].flush().unwrap();
        assert_all_came(&came[2], &lengths);
        assert_all_came(&came[0], &lengths);
        stop(wires, failures);
    }
}

/// All PEs send all others several windows' worth, and their inboxes answer each message by one as long.
#[test]
fn pes_that_flood_each_other_all_go_on() {
    const LENGTH: usize = 20_000;
    let count = 4 * WINDOW / LENGTH;
    let (wires, came, failures) = wires(vec![settings(); 3], Answers);
    let mut question = vec![7; LENGTH];
    question[0] = b'q';
    std::thread::scope(|scope| {
        for (me, wire) in wires.iter().enumerate() {
            let question = &question;
            scope.spawn(move || {
                for _ in 0..count {
                    for to in (0..3).filter(|to| *to != me) {
                        wire.send(to, question).unwrap();
                    }
                }
            });
        }
    });
    for came in &came {
        for _ in 0..2 * count {
            let (_, answer) = next(came);
            assert!(answer.len() == LENGTH && answer[0] == b'a' && answer[1..].iter().all(|byte| *byte == 7));
        }
    }
    stop(wires, failures);
}

#[test]
fn an_idle_thread_sleeps() {
    let (wires, came, failures) =
        wires(vec![Settings { deadline: Duration::from_millis(500), ..settings() }; 3], Answers);
    wires[0].send(2, b"thread").unwrap();
    let (_, thread) = next(&came[2]);
    let about = |file| {
        let thread = str::from_utf8(&thread).unwrap();
        std::fs::read_to_string(format!("/proc/self/task/{thread}/{file}")).unwrap()
    };
    // The call that the thread is in, and its arguments: for `poll` the third is the time that it ends after, or null.
    let sleeps_for_long = || {
        let call = about("syscall");
        let mut words = call.split_whitespace();
        words.next() == Some(&libc::SYS_ppoll.to_string()) && words.nth(2) == Some("0x0")
    };
    while !sleeps_for_long() {
        std::thread::yield_now();
    }
    // What it sleeps through: a thousand messages between the others. On a busy machine it may still be on its way into the call.
    let sleeps_through = || {
        let time = about("schedstat");
        for _ in 0..1000 {
            wires[0].send(1, b"question").unwrap();
            next(&came[0]);
        }
        about("schedstat") == time
    };
    assert!(
        (0..3).any(|_| sleeps_through()),
        "time on a core, time in wait for one, and turns of a thread that had nothing to do"
    );
    wires[2].send(0, b"awake").unwrap();
    assert_eq!(next(&came[0]), (2, b"awake".to_vec()));
    stop(wires, failures);
}

/// Without patience a progress thread is always about to sleep when something comes. With ticks this far apart nothing but a
/// wake-up ends its sleep, so one that is lost is found by `next`.
#[test]
fn no_wake_up_is_lost() {
    let restless = Settings { patience: Duration::ZERO, deadline: Duration::from_secs(36_000), ..settings() };
    let (wires, came, failures) = wires(vec![restless; 2], Answers);
    std::thread::scope(|scope| {
        for (me, (wire, came)) in wires.iter().zip(came).enumerate() {
            scope.spawn(move || {
                for round in 0..4000usize {
                    // Now and then a stream, which leaves the posting to the progress thread.
                    let count = if round % 16 == 0 { 20 } else { 1 + round % 2 };
                    for _ in 0..count {
                        wire.send(1 - me, b"question").unwrap();
                    }
                    for _ in 0..count {
                        next(&came);
                    }
                }
                wire.flush().unwrap();
            });
        }
    });
    stop(wires, failures);
}

/// An inbox that answers questions, and hands answers to the thread that they are for: the byte behind the first is its number.
struct ByThread(Vec<Sender<()>>);

impl Inbox for ByThread {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        match message {
            [b'q', thread] => outbox.send(from, &[b'a', *thread]).unwrap(),
            [b'a', thread] => self.0[usize::from(*thread)].send(()).unwrap(),
            _ => panic!("{message:?} is of no PE"),
        }
    }
}

/// Threads that wait help for a while, longer or shorter than an answer takes, and then sleep; and now and then they do neither.
/// The progress thread has no patience, and ticks are far apart, as above: what it is not woken for stays undone.
#[test]
fn no_message_is_lost_while_threads_help_and_leave() {
    const THREADS: usize = 3;
    let restless = Settings { patience: Duration::ZERO, deadline: Duration::from_secs(36_000), ..settings() };
    let answers: [Vec<_>; 2] = std::array::from_fn(|_| (0..THREADS).map(|_| channel()).collect());
    let (inboxes, answers): (Vec<_>, Vec<Vec<_>>) =
        answers.map(|channels| channels.into_iter().unzip()).into_iter().unzip();
    let inboxes = Mutex::new(inboxes);
    let (wires, _, failures) = wires(vec![restless; 2], |_| ByThread(inboxes.lock().unwrap().remove(0)));
    std::thread::scope(|scope| {
        for (me, answers) in answers.into_iter().enumerate() {
            for (thread, answer) in answers.into_iter().enumerate() {
                let wire = &wires[me];
                scope.spawn(move || {
                    for round in 0..2000usize {
                        wire.send(1 - me, &[b'q', thread as u8]).unwrap();
                        let helps = [0, 1, 3, 1000][round.wrapping_mul(7 + thread) / 5 % 4];
                        let came = (0..helps).any(|_| {
                            wire.help();
                            std::thread::yield_now();
                            answer.try_recv().is_ok()
                        });
                        if !came {
                            wire.leave();
                            answer.recv_timeout(Duration::from_secs(60)).expect("an answer comes");
                        }
                    }
                });
            }
        }
    });
    stop(wires, failures);
}

#[test]
fn a_thread_that_helps_takes_messages_until_it_leaves() {
    let (wires, came, failures) = wires(vec![settings(); 2], Answers);
    let own = rustix::thread::gettid().as_raw_nonzero().to_string().into_bytes();
    let helped = || {
        wires[1].send(0, b"thread").unwrap();
        loop {
            wires[0].help();
            if let Ok((_, thread)) = came[0].try_recv() {
                return thread;
            }
            std::thread::yield_now();
        }
    };
    // The progress thread is to notice first.
    while helped() != own {}
    wires[0].leave();
    wires[1].send(0, b"thread").unwrap();
    assert_ne!(next(&came[0]).1, own);
    stop(wires, failures);
}

/// An inbox that helps.
struct Helps(Arc<OnceLock<Weak<Wire>>>, Sender<bool>);

impl Inbox for Helps {
    fn receive(&mut self, _: usize, _: &[u8], _: &dyn Outbox) {
        if let Some(wire) = self.0.get().and_then(Weak::upgrade) {
            let _ = self.1.send(wire.help());
        }
    }
}

#[test]
fn an_inbox_cannot_help() {
    let wire = Arc::<OnceLock<_>>::default();
    let (helped, came) = channel();
    let (mut wires, _, failures) = wires(vec![settings(); 2], |_| Helps(wire.clone(), helped.clone()));
    let one = wires.pop().unwrap();
    let zero = Arc::new(wires.pop().unwrap());
    wire.set(Arc::downgrade(&zero)).unwrap();
    for round in 0..100 {
        // Two, of which the second waits while the first is with the inbox.
        one.send(0, b"boo").unwrap();
        one.send(0, b"boo").unwrap();
        for _ in 0..2 {
            let helped = loop {
                if round % 2 == 0 {
                    zero.help();
                }
                if let Ok(helped) = came.try_recv() {
                    break helped;
                }
                std::thread::yield_now();
            };
            assert!(!helped);
        }
    }
    // PE 0's inbox may still have hold of its wire.
    while Arc::strong_count(&zero) > 1 {
        std::thread::yield_now();
    }
    stop(vec![Arc::into_inner(zero).unwrap(), one], failures);
}

/// An inbox that has work of which no message tells.
struct Works(Arc<AtomicBool>);

impl Inbox for Works {
    fn receive(&mut self, _: usize, _: &[u8], _: &dyn Outbox) {}

    fn work(&mut self, _: &dyn Outbox) -> bool {
        self.0.swap(false, Ordering::SeqCst)
    }

    fn has_silent_work(&self) -> bool {
        true
    }
}

#[test]
fn silent_work_is_done_whether_or_not_threads_help() {
    let is_there = Arc::<AtomicBool>::default();
    let far_apart = Settings { deadline: Duration::from_secs(36_000), ..settings() };
    let (wires, _, failures) = wires(vec![far_apart; 2], |_| Works(is_there.clone()));
    for round in 0..200 {
        is_there.store(true, Ordering::SeqCst);
        let mut helps = [0, 1, 10_000][round % 3];
        while is_there.load(Ordering::SeqCst) {
            if helps > 0 {
                helps -= 1;
                wires[round % 2].help();
            }
            std::thread::yield_now();
        }
        if round % 2 == 0 {
            wires[0].leave();
        }
    }
    stop(wires, failures);
}

/// An inbox that panics.
struct Panics;

impl Inbox for Panics {
    fn receive(&mut self, _: usize, _: &[u8], _: &dyn Outbox) {
        panic!("on purpose");
    }
}

/// `help` may run the inbox.
fn panic_in_an_inbox(help: impl Fn(&Wire)) {
    let [zero, one] = [settings(), Settings { deadline: Duration::from_secs(2), ..settings() }]
        .map(|settings| Wire::open(&settings).unwrap());
    let addresses = [zero.address().to_vec(), one.address().to_vec()].map(Some);
    let zero = zero.start(0, vec![None, addresses[1].clone()], SECRET, Box::new(Panics), |_, _| {}).unwrap();
    let ignores = Box::new(Hands(channel().0));
    let one = one.start(1, vec![addresses[0].clone(), None], SECRET, ignores, |_, _| {}).unwrap();
    one.send(0, b"boo").unwrap();
    while zero.send(1, b"").is_ok() {
        help(&zero);
        std::thread::yield_now();
    }
    assert!(matches!(zero.send(1, b""), Err(Error::Stopped)));
    assert!(matches!(zero.stop(), Err(Error::Stopped)));
    // PE 0 is silent.
    assert!(one.flush().is_err());
}

#[test]
fn an_inbox_that_panics_stops_the_wire_and_keeps_no_thread_waiting() {
    panic_in_an_inbox(|_| {});
}

#[test]
fn an_inbox_that_panics_in_a_thread_that_helps_does_so_too() {
    panic_in_an_inbox(|wire| {
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| wire.help()));
    });
}

#[test]
fn disorder_loses_nothing_and_keeps_no_order() {
    let disorder = Settings { disorder: Some(3), ..settings() };
    let (wires, came, failures) = wires(vec![disorder; 2], Answers);
    for number in 0..2000u32 {
        wires[0].send(1, &[b"q", &number.to_le_bytes()[..]].concat()).unwrap();
    }
    let numbers: Vec<u32> = (0..2000)
        .map(|_| {
            let (from, answer) = next(&came[0]);
            assert_eq!((from, answer[0]), (1, b'a'));
            u32::from_le_bytes(answer[1..].try_into().unwrap())
        })
        .collect();
    assert!(!numbers.is_sorted());
    let mut sorted = numbers;
    sorted.sort();
    assert!(sorted.into_iter().eq(0..2000));
    wires[0].send(1, b"late").unwrap();
    wires[0].flush().unwrap();
    assert_eq!(came[1].try_recv().unwrap(), (0, b"late".to_vec()));
    stop(wires, failures);
}

/// An inbox that hands on messages, and of transfers that have landed the marks.
struct Lands(Sender<(usize, Vec<u8>)>);

/// What a put that tells brings instead of a message.
const TOLD: (usize, Vec<u8>) = (usize::MAX, Vec::new());

impl Inbox for Lands {
    fn receive(&mut self, from: usize, message: &[u8], _: &dyn Outbox) {
        let _ = self.0.send((from, message.to_vec()));
    }

    fn landed(&mut self, peer: usize, mark: [u64; 2], _: &dyn Outbox) {
        let _ = self.0.send((peer, mark.map(u64::to_le_bytes).concat()));
    }

    fn told(&mut self) {
        let _ = self.0.send(TOLD);
    }
}

/// Memory that a provider reads and writes: no reference leads to it while it does.
struct Shared(*mut u8, usize);

impl Shared {
    fn of(bytes: Vec<u8>) -> Self {
        let bytes = bytes.leak();
        Self(bytes.as_mut_ptr(), bytes.len())
    }

    fn range(&self) -> std::ops::Range<usize> {
        self.0 as usize..self.0 as usize + self.1
    }

    fn bytes(&self) -> Vec<u8> {
        // SAFETY: memory that is never freed, to which no transfer is under way.
        unsafe { std::slice::from_raw_parts(self.0, self.1) }.to_vec()
    }

    fn transfer(
        &self,
        direction: Direction,
        at: usize,
        bytes: usize,
        remote: zeshmem_wire::Remote,
        mark: u64,
    ) -> OneSided {
        assert!(at + bytes <= self.1);
        // SAFETY: as above; within it.
        unsafe { OneSided::new(direction, self.0.add(at).cast(), bytes, remote, [mark, !mark]) }
    }
}

/// Puts pieces of all sizes to odd places, all at once, and gets them back; nothing beside them changes.
fn put_and_get_without_messages(settings: Settings, is_exposed: bool) {
    const SIZES: [usize; 8] = [1, 7, 4095, 4096, (16 << 10) + 1, 65537, 262_144, 1_000_003];
    let (wires, came, failures) = wires(vec![settings; 2], Lands);
    let room: usize = SIZES.iter().map(|size| size + 64).sum();
    let source = Shared::of(message(7, room));
    let (there, back) = (Shared::of(vec![0xee; room]), Shared::of(vec![0xdd; room]));
    let remote =
        wires[1].expose(there.range(), Backing::Host).unwrap().expect("this provider makes transfers by itself");
    if is_exposed {
        for memory in [&source, &back] {
            assert!(!wires[0].can_transfer(memory.0 as usize, memory.1));
            wires[0].expose(memory.range(), Backing::Host).unwrap().unwrap();
        }
    }
    assert!(wires[0].can_transfer(source.0 as usize, room) && wires[0].can_transfer(back.0 as usize, room));
    let places: Vec<_> =
        SIZES.iter().scan(13, |at, size| Some((std::mem::replace(at, *at + size + 37), *size))).collect();
    let mut expected = [vec![0xee; room], vec![0xdd; room]];
    for (memory, from, way) in [(&source, 3, Direction::Put), (&back, 5, Direction::Get)] {
        for (mark, (at, size)) in places.iter().enumerate() {
            let transfer = memory.transfer(way, at + from, *size, remote.after(*at), mark as u64);
            wires[0].start(1, transfer).unwrap();
        }
        let mut marks: Vec<_> = places.iter().map(|_| next(&came[0])).collect();
        marks.sort();
        let of = |mark: u64| (1, [mark, !mark].map(u64::to_le_bytes).concat());
        assert_eq!(marks, (0..places.len() as u64).map(of).collect::<Vec<_>>());
        wires[0].flush().unwrap();
    }
    for (at, size) in &places {
        expected[0][*at..][..*size].copy_from_slice(&source.bytes()[at + 3..][..*size]);
        expected[1][at + 5..][..*size].copy_from_slice(&source.bytes()[at + 3..][..*size]);
    }
    assert_eq!(wires[0].delivery(), Delivery { completes: true, tells: true });
    assert!(there.bytes() == expected[0], "put");
    assert!(back.bytes() == expected[1], "got");
    assert!(came[1].try_recv().is_err(), "the target is told nothing");
    // But of puts that tell: as often as there were any, and when they are in place.
    for round in 1..=100 {
        let tells = source.transfer(Direction::Put, 8 * round, 8, remote, round as u64).telling();
        wires[0].start(1, tells).unwrap();
        assert_eq!(next(&came[1]), TOLD);
        assert!(there.bytes()[..8] == source.bytes()[8 * round..][..8], "round {round}");
        assert_eq!(next(&came[0]).0, 1);
    }
    assert!(came[1].try_recv().is_err());
    stop(wires, failures);
}

#[test]
fn transfers_without_messages_move_their_bytes_and_no_others() {
    put_and_get_without_messages(settings(), false);
}

#[test]
fn transfers_without_messages_in_disorder() {
    put_and_get_without_messages(Settings { disorder: Some(11), ..settings() }, false);
}

#[test]
fn transfers_without_messages_where_local_memory_has_to_be_registered() {
    put_and_get_without_messages(Settings { register: true, ..settings() }, true);
}

#[test]
fn transfers_without_messages_with_every_provider_that_has_them() {
    for provider in ["tcp;ofi_rxm", "tcp"] {
        let settings = Settings { provider: Some(provider.into()), ..settings() };
        match Wire::open(&settings) {
            Ok(_) => put_and_get_without_messages(settings, false),
            Err(error @ Error::NoProvider { .. }) => eprintln!("skipped: provider {provider} ({error})"),
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn where_none_are_wanted_there_are_no_transfers_without_messages() {
    let (wires, came, failures) = wires(vec![Settings { one_sided: false, ..settings() }; 2], Lands);
    let memory = Shared::of(vec![0; 4096]);
    assert!(wires[0].expose(memory.range(), Backing::Host).unwrap().is_none());
    assert!(!wires[0].can_transfer(memory.0 as usize, 8) && wires[0].delivery() == Delivery::default());
    let nowhere = zeshmem_wire::Remote { address: 0, key: 0 };
    let refused = wires[0].start(1, memory.transfer(Direction::Put, 0, 8, nowhere, 0));
    assert!(matches!(refused, Err(Error::NotOneSided)));
    wires[0].send(1, b"still here").unwrap();
    assert_eq!(next(&came[1]), (0, b"still here".to_vec()));
    stop(wires, failures);
}

/// A transfer never ends well where its key opens nothing: the peer is given up, with a reason, and memory stays as it is.
#[test]
fn a_wrong_key_opens_nothing() {
    let settings = Settings { deadline: Duration::from_secs(1), ..settings() };
    let (wires, came, failures) = wires(vec![settings; 2], Lands);
    let (source, there) = (Shared::of(vec![1; 4096]), Shared::of(vec![0xee; 4096]));
    let remote = wires[1].expose(there.range(), Backing::Host).unwrap().unwrap();
    let wrong = zeshmem_wire::Remote { key: remote.key ^ 1, ..remote };
    wires[0].start(1, source.transfer(Direction::Put, 0, 4096, wrong, 0)).unwrap();
    let (_, reason) = failures.recv_timeout(Duration::from_secs(60)).expect("the failure is told");
    assert!(!reason.is_empty());
    assert!(came[0].try_recv().is_err() && there.bytes() == [0xee; 4096]);
    drop(wires);
}

/// A peer that ends without a word while transfers with it are under way is found out.
#[test]
fn a_peer_that_is_gone_fails_the_transfers_with_it() {
    let settings = Settings { deadline: Duration::from_secs(1), ..settings() };
    let (mut wires, came, failures) = wires(vec![settings; 2], Lands);
    let (source, there) = (Shared::of(vec![1; 4096]), Shared::of(vec![0; 4096]));
    let remote = wires[1].expose(there.range(), Backing::Host).unwrap().unwrap();
    let put = |mark| source.transfer(Direction::Put, 0, 4096, remote, mark);
    wires[0].start(1, put(0)).unwrap();
    next(&came[0]);
    drop(wires.pop());
    let begin = std::time::Instant::now();
    let gone = loop {
        if let Err(error) = wires[0].start(1, put(1)) {
            break error;
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "transfers go nowhere");
        std::thread::yield_now();
    };
    assert!(matches!(gone, Error::Left { pe: 1 } | Error::Unreachable { pe: 1, .. }), "{gone}");
    drop((wires, failures));
}
