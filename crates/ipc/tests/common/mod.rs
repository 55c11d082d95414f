//! Jobs of several processes for tests: the test binary starts itself once per PE and answers their PMI-1.
//!
//! A test calls [`Job::run`] with the name of a scenario. Each PE runs the test `pe` of the same binary, which plays the
//! scenario instead of testing anything.

pub mod sandbox;

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::os::fd::{AsRawFd as _, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use zeshmem_bootstrap::NodeMap;
use zeshmem_bootstrap::pmi1::server::{Action, Server};
use zeshmem_bootstrap::pmi1::wire::{LineBuffer, Request};

/// Far beyond what any scenario needs, on any machine: it ends what hangs, and judges no speed.
const WATCHDOG: Duration = Duration::from_secs(120);

const SCENARIO: &str = "ZESHMEM_TEST_SCENARIO";

/// The scenario that this process is to play, if it is a PE.
pub fn scenario() -> Option<String> {
    std::env::var(SCENARIO).ok()
}

/// How one PE ended and what it wrote.
#[derive(Debug)]
pub struct Ended {
    pub status: ExitStatus,
    pub output: String,
}

/// Plays `scenario` on `size` PEs and returns how they ended, in rank order. Their launcher says that they share a machine.
pub fn play(size: usize, scenario: &str, environment: &[(&str, &str)]) -> Vec<Ended> {
    let map = NodeMap::new(std::iter::repeat_n(0, size));
    play_on(size, &map.to_string(), scenario, environment).0
}

/// How often each PE has made each request of PMI-1.
pub type Asked = Vec<BTreeMap<&'static str, usize>>;

/// The same on PEs whose launcher says that they share machines as `mapping` has it. Returns what they have asked of it, too.
pub fn play_on(size: usize, mapping: &str, scenario: &str, environment: &[(&str, &str)]) -> (Vec<Ended>, Asked) {
    let (ours, theirs): (Vec<UnixStream>, Vec<UnixStream>) = (0..size).map(|_| UnixStream::pair().unwrap()).unzip();
    let mut pes: Vec<Child> = theirs
        .into_iter()
        .enumerate()
        .map(|(rank, socket)| start(size, rank, socket.into(), scenario, environment))
        .collect();

    let server = Arc::new(Mutex::new((Server::of_job(size, "test", mapping), vec![BTreeMap::new(); size])));
    let ours = Arc::new(ours);
    for rank in 0..size {
        let (server, sockets) = (server.clone(), ours.clone());
        thread::spawn(move || serve(rank, &server, &sockets));
    }
    let outputs: Vec<_> = pes
        .iter_mut()
        .map(|pe| {
            let mut pipe = pe.stderr.take().unwrap();
            thread::spawn(move || {
                let mut output = String::new();
                pipe.read_to_string(&mut output).map(|_| output)
            })
        })
        .collect();

    let give_up = Instant::now() + WATCHDOG;
    let mut hung = Vec::new();
    let statuses: Vec<ExitStatus> = pes
        .iter_mut()
        .enumerate()
        .map(|(rank, pe)| {
            loop {
                if let Some(status) = pe.try_wait().unwrap() {
                    return status;
                }
                if Instant::now() > give_up {
                    hung.push(rank);
                    pe.kill().unwrap();
                }
                #[expect(clippy::disallowed_methods, reason = "between looks of the watchdog")]
                thread::sleep(Duration::from_millis(2));
            }
        })
        .collect();
    let ended: Vec<Ended> = statuses
        .into_iter()
        .zip(outputs)
        .map(|(status, output)| Ended { status, output: output.join().unwrap().unwrap() })
        .collect();
    assert!(hung.is_empty(), "scenario {scenario}: PEs {hung:?} hung: {ended:#?}");
    let asked = server.lock().unwrap().1.clone();
    (ended, asked)
}

/// Plays a scenario that every PE is to end well, but for those in `killed`, which die of SIGKILL.
pub fn play_well(size: usize, scenario: &str, environment: &[(&str, &str)], killed: &[usize]) {
    expect_well(&play(size, scenario, environment), scenario, killed);
}

/// All PEs but those in `killed` have ended well.
pub fn expect_well(ended: &[Ended], scenario: &str, killed: &[usize]) {
    let size = ended.len();
    for (rank, pe) in ended.iter().enumerate() {
        let well = match killed.contains(&rank) {
            true => pe.status.signal() == Some(9),
            false => pe.status.success(),
        };
        assert!(well, "scenario {scenario}, {size} PEs, PE {rank}: {ended:#?}");
    }
}

fn start(size: usize, rank: usize, socket: OwnedFd, scenario: &str, environment: &[(&str, &str)]) -> Child {
    // A PE's end is inheritable for a moment; no other test may start processes in it.
    static STARTING: Mutex<()> = Mutex::new(());
    let _starting = STARTING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    rustix::io::fcntl_setfd(&socket, rustix::io::FdFlags::empty()).unwrap();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "pe", "--nocapture", "--test-threads=1"])
        .env(SCENARIO, scenario)
        .env("PMI_FD", socket.as_raw_fd().to_string())
        .env("PMI_RANK", rank.to_string())
        .env("PMI_SIZE", size.to_string())
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Answers one PE until it hangs up.
fn serve(rank: usize, server: &Mutex<(Server, Asked)>, sockets: &[UnixStream]) {
    let mut lines = LineBuffer::default();
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = (&sockets[rank]).read(&mut bytes) {
        lines.extend(&bytes[..count]);
        while let Ok(Some(line)) = lines.next_line() {
            // Under the lock until the answers are sent, so that they arrive in order.
            let (server, asked) = &mut *server.lock().unwrap();
            if let Ok(request) = Request::parse(&line) {
                *asked[rank].entry(request.command()).or_default() += 1;
            }
            for action in server.receive(rank, &line) {
                match action {
                    Action::Reply { pe, line } => drop((&sockets[pe]).write_all(line.as_bytes())),
                    // The tests look at exit statuses.
                    Action::Open { .. } | Action::Abort { .. } | Action::Misbehaved { .. } => {}
                }
            }
        }
    }
}
