//! Wires over a real provider, several in one process.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use proptest::prelude::*;
use zeshmem_wire::{Error, Inbox, LONGEST, Outbox, Settings, WINDOW, Wire};

const SECRET: [u8; 16] = *b"the job's secret";

fn settings() -> Settings {
    Settings { provider: std::env::var("P").ok(), interface: std::env::var("I").ok(), ..Settings::default() }
}

/// An inbox that hands everything on.
struct Hands(Sender<(usize, Vec<u8>)>);

impl Inbox for Hands {
    fn receive(&mut self, from: usize, message: &[u8], _: &dyn Outbox) {
        // The test may have seen enough.
        let _ = self.0.send((from, message.to_vec()));
    }
}

/// An inbox that answers every message that begins with 'q' by the same with 'a', and hands on the others.
struct Answers(Sender<(usize, Vec<u8>)>);

impl Inbox for Answers {
    fn receive(&mut self, from: usize, message: &[u8], outbox: &dyn Outbox) {
        if message.first() == Some(&b'q') {
            let answer = [b"a", &message[1..]].concat();
            outbox.send(from, &answer).unwrap();
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

#[test]
fn messages_of_all_sizes_arrive_once() {
    let lengths = [0, 1, 63, 64, 4096, 16 << 10, (16 << 10) + 1, LONGEST - 1, LONGEST, 0, 8];
    let (wires, came, failures) = wires(vec![settings(); 2], Hands);
    for (number, length) in lengths.iter().enumerate() {
        wires[0].send(1, &message(number, *length)).unwrap();
    }
    wires[0].flush().unwrap();
    assert_all_came(&came[1], &lengths);
    assert!(came[1].try_recv().is_err());
    stop(wires, failures);
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
