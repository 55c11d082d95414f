//! Several processes: a node forms, descriptors are exchanged, PEs wait for each other, and some die.

mod common;

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::sync::mpsc;

use rustix::process::{Resource, Rlimit, Signal as Kill};
use zeshmem_bootstrap::Bootstrap;
use zeshmem_ipc::node::{Error, Formed};
use zeshmem_ipc::{Bell, Doorbell, Gone, Job, Node, Operation, PeerGone, SharedMemory, Waiter, Watcher, shared};

use common::sandbox::{SHARING, forbid};
use common::{expect_well, play, play_on, play_well};

/// Not a test, but what every PE runs; see `common`.
#[test]
fn pe() {
    let Some(scenario) = common::scenario() else {
        return;
    };
    match std::env::var(FORBIDDEN).ok().as_deref() {
        None => {}
        Some("kills") => forbid(&SHARING, None),
        Some(errno) => forbid(&SHARING, Some(errno.parse().unwrap())),
    }
    if let Ok(soft) = std::env::var(SOFT_LIMIT) {
        set_soft_limit(soft.parse().unwrap());
    }
    let mut boot = zeshmem_bootstrap::connect().unwrap();
    let at_start = open_descriptors();
    let card = format!("card of {}", boot.rank());
    let Formed { node, extra_cards: cards, leaders } = Node::form(&mut *boot, card.as_bytes()).unwrap();
    let expected: Vec<Vec<u8>> = (0..boot.size()).map(|rank| format!("card of {rank}").into_bytes()).collect();
    assert_eq!(cards, expected);
    if let Some(leaders) = leaders {
        let together: Vec<usize> = (0..boot.size()).filter(|pe| leaders[*pe] as usize == node.members()[0]).collect();
        assert_eq!(node.members(), together);
    }
    match scenario.as_str() {
        "descriptors" => descriptors(&*boot, &node),
        "many descriptors" => many_descriptors(&node),
        "descriptors in flight" => descriptors_in_flight(&node),
        "pretended nodes" => pretended_nodes(&*boot, &node),
        "barriers" => barriers(&node),
        "death in a wait" => death_in_a_wait(&node),
        "death in an exchange" => death_in_an_exchange(&*boot, &node),
        "no room for descriptors" => no_room_for_descriptors(&node),
        "goodbye" => goodbye(&node),
        "alone" => alone(&node),
        "few descriptors" => few_descriptors(&*boot, &node, at_start),
        "low limit" => low_limit(&node),
        other => panic!("no scenario '{other}'"),
    }
    boot.finalize().unwrap();
    node.leave();
}

/// For PEs that are to start with a low limit of descriptors: the limit.
const SOFT_LIMIT: &str = "ZESHMEM_TEST_SOFT_LIMIT";

fn set_soft_limit(descriptors: u64) {
    let maximum = rustix::process::getrlimit(Resource::Nofile).maximum;
    rustix::process::setrlimit(Resource::Nofile, Rlimit { current: Some(descriptors), maximum }).unwrap();
}

/// For PEs in a sandbox: the error with which calls fail that share memory and watch processes; or that they kill.
const FORBIDDEN: &str = "ZESHMEM_TEST_FORBIDDEN";

const SIZES: [usize; 6] = [1, 2, 3, 4, 7, 8];

/// Memory that member 0 created and all members map.
fn common_memory(node: &Node, bytes: usize) -> SharedMemory {
    let own = (node.my_local() == 0).then(|| shared::file("test", bytes).unwrap());
    let fds: Vec<BorrowedFd<'_>> = own.iter().map(AsFd::as_fd).collect();
    let mut all = node.exchange_fds(&[], &fds).unwrap();
    SharedMemory::from_fd(all[0].1.remove(0)).unwrap()
}

/// The signal number `index` in that memory.
fn bell(memory: &SharedMemory, index: usize) -> &Bell {
    assert!((index + 1) * 64 <= memory.bytes());
    // SAFETY: within the mapping by the check above, aligned to a line, alive as long as the memory, zero at first, and used
    // as a signal by every PE.
    unsafe { Bell::at(memory.as_ptr().add(index * 64)) }
}

#[test]
fn all_pes_get_the_descriptors_of_all() {
    for size in SIZES {
        play_well(size, "descriptors", &[], &[]);
    }
}

fn descriptors(boot: &dyn Bootstrap, node: &Node) {
    let size = boot.size();
    assert_eq!(node.members(), (0..size).collect::<Vec<_>>());
    assert_eq!((node.my_local(), node.local_size()), (boot.rank(), size));
    assert_eq!((node.local_of(0), node.local_of(size)), (Some(0), None));
    assert!(!node.host(0).is_empty() && node.cpus() >= 1);
    for round in 0..3 {
        // Every PE hands in as many descriptors as its number, so some hand in none.
        let word = |pe: usize, index: usize| (round * 10_000 + pe * 100 + index) as u64;
        let files: Vec<OwnedFd> = (0..boot.rank())
            .map(|index| {
                let file = rustix::fs::memfd_create("test", rustix::fs::MemfdFlags::CLOEXEC).unwrap();
                rustix::io::pwrite(&file, &word(boot.rank(), index).to_le_bytes(), 0).unwrap();
                file
            })
            .collect();
        let borrowed: Vec<BorrowedFd<'_>> = files.iter().map(AsFd::as_fd).collect();
        let note = format!("{round} from {}", boot.rank()).repeat(boot.rank() * 1000);
        let all = node.exchange_fds(note.as_bytes(), &borrowed).unwrap();
        assert_eq!(all.len(), size);
        for (pe, (bytes, fds)) in all.iter().enumerate() {
            assert_eq!(*bytes, format!("{round} from {pe}").repeat(pe * 1000).into_bytes());
            assert_eq!(fds.len(), pe);
            for (index, fd) in fds.iter().enumerate() {
                let mut found = [0; 8];
                rustix::io::pread(fd, &mut found, 0).unwrap();
                assert_eq!(u64::from_le_bytes(found), word(pe, index));
                assert!(rustix::io::fcntl_getfd(fd).unwrap().contains(rustix::io::FdFlags::CLOEXEC));
            }
        }
    }
}

#[test]
fn more_descriptors_than_one_message_holds() {
    play_well(3, "many descriptors", &[], &[]);
}

fn many_descriptors(node: &Node) {
    let null = std::fs::File::open("/dev/null").unwrap();
    let count = |member: usize| [0, 700, 254][member];
    let all = node.exchange_fds(b"many", &vec![null.as_fd(); count(node.my_local())]).unwrap();
    for (member, (bytes, fds)) in all.iter().enumerate() {
        assert_eq!((bytes.as_slice(), fds.len()), (&b"many"[..], count(member)));
    }
}

#[test]
fn more_descriptors_than_may_be_in_flight() {
    play_well(8, "descriptors in flight", &[], &[]);
}

/// The leader sends 7 times 480 descriptors; the kernel lets a user without privileges have as many in flight as a process
/// may have open, here 600. It grants root any number, so root becomes another user first.
fn descriptors_in_flight(node: &Node) {
    if rustix::process::geteuid().is_root() {
        let user = rustix::process::Uid::from_raw(65534);
        rustix::thread::set_thread_res_uid(user, user, user).unwrap();
    }
    set_soft_limit(600);
    let null = std::fs::File::open("/dev/null").unwrap();
    let all = node.exchange_fds(&[], &[null.as_fd(); 60]).unwrap();
    assert!(all.iter().all(|(_, fds)| fds.len() == 60));
}

#[test]
fn nodes_can_be_pretended() {
    play_well(5, "pretended nodes", &[("ZESHMEM_PES_PER_NODE", "2")], &[]);
    play_well(3, "pretended nodes", &[("ZESHMEM_PES_PER_NODE", "1")], &[]);
    let ended = play(1, "pretended nodes", &[("ZESHMEM_PES_PER_NODE", "0")]);
    assert!(ended[0].output.contains("ZESHMEM_PES_PER_NODE is '0'"), "{ended:?}");
}

/// A member asks the launcher for the map and its leader's card, a leader for the map and a value of each node.
#[test]
fn of_the_launcher_is_asked_what_nodes_need() {
    for (size, each) in [(8, 4), (6, 2), (8, 8)] {
        let nodes = size / each;
        let map = format!("(vector,(0,{nodes},{each}))");
        let (ended, asked) = play_on(size, &map, "pretended nodes", &[("ZESHMEM_PES_PER_NODE", &each.to_string())]);
        expect_well(&ended, "pretended nodes", &[]);
        for (rank, asked) in asked.iter().enumerate() {
            let count = |request| asked.get(request).copied().unwrap_or(0);
            let leads = rank % each == 0;
            let (gets, puts) = match (leads, nodes) {
                (false, _) => (2, 0),
                (true, 1) => (1, 1),
                (true, _) => (1 + nodes, 2),
            };
            let barriers = if nodes == 1 { 2 } else { 3 };
            let counted = [count("get"), count("put"), count("barrier_in")];
            assert_eq!(counted, [gets, puts, barriers], "PE {rank} of {size}, {each} on a node");
        }
    }
}

/// What the launcher says is a hint: nodes are those that prove to be, whatever it says, or does not.
#[test]
fn a_launcher_that_is_wrong_of_nodes_misleads_nobody() {
    for map in ["(vector,(0,2,3))", "(vector,(0,3,1))", "(vector,(0,6,1))", "(vector,(7,1,5),(0,1,1))", "nothing", ""] {
        // All are on one machine.
        expect_well(&play_on(6, map, "descriptors", &[]).0, map, &[]);
        // Nodes of 4 and 2.
        let pretended = [("ZESHMEM_PES_PER_NODE", "4")];
        expect_well(&play_on(6, map, "pretended nodes", &pretended).0, map, &[]);
    }
}

fn pretended_nodes(boot: &dyn Bootstrap, node: &Node) {
    let pes: usize = std::env::var("ZESHMEM_PES_PER_NODE").unwrap().parse().unwrap();
    let first = boot.rank() / pes * pes;
    let expected: Vec<usize> = (first..(first + pes).min(boot.size())).collect();
    assert_eq!(node.members(), expected);
    let all = node.exchange_fds(&[boot.rank() as u8], &[]).unwrap();
    let found: Vec<usize> = all.iter().map(|(bytes, _)| usize::from(bytes[0])).collect();
    assert_eq!(found, expected);
}

#[test]
fn barriers_hold_and_lose_no_wake() {
    for size in SIZES {
        play_well(size, "barriers", &[], &[]);
        play_well(size, "barriers", &[("ZESHMEM_SPIN", "500")], &[]);
    }
}

/// A central counter: the simplest barrier there is, 1000 times. Every PE checks that no other is in another round.
fn barriers(node: &Node) {
    let memory = common_memory(node, 64 * (1 + node.local_size()));
    let waiter = Waiter::with_cpus(node.local_size(), node.cpus());
    let job = Job::alone();
    let members = node.local_size() as u32;
    let counter = bell(&memory, 0);
    for round in 1..=1000 {
        bell(&memory, 1 + node.my_local()).ring(round);
        counter.fetch_add(1);
        waiter.wait(counter, |count| count >= round * members, &job, None, || "barrier".into()).unwrap();
        for member in 0..node.local_size() {
            let theirs = bell(&memory, 1 + member).load();
            assert!(theirs == round || theirs == round + 1, "member {member} is in round {theirs}, not {round}");
        }
    }
}

#[test]
fn a_killed_pe_ends_the_waits_of_all() {
    for size in [2, 3, 8] {
        play_well(size, "death in a wait", &[], &[size - 1]);
        play_well(size, "death in a wait", &[("ZESHMEM_TEST_VICTIM", "0")], &[0]);
    }
}

fn victim(node: &Node) -> usize {
    std::env::var("ZESHMEM_TEST_VICTIM").map_or(node.local_size() - 1, |text| text.parse().unwrap())
}

fn kill_this_process() -> ! {
    rustix::process::kill_process(rustix::process::getpid(), Kill::KILL).unwrap();
    unreachable!("SIGKILL is not survived")
}

fn death_in_a_wait(node: &Node) {
    let memory = common_memory(node, 128);
    let (arrived, never) = (bell(&memory, 0), bell(&memory, 1));
    let waiter = Waiter::with_cpus(node.local_size(), node.cpus());
    let job = Job::alone();
    let victim = victim(node);
    let what = Operation::new("ishmem_team_sync").on("team", 4);
    if node.my_local() == victim {
        let others = node.local_size() as u32 - 1;
        waiter.wait(arrived, |count| count == others, &job, None, || "the last moments".into()).unwrap();
        kill_this_process();
    }
    let (report, reported) = mpsc::channel();
    let (witness, polled) = mpsc::channel();
    let watched = job.clone();
    let watcher = Watcher::start(
        node,
        job.clone(),
        move |ranks, _| report.send((ranks.to_vec(), watched.dead())).unwrap(),
        move || witness.send(()).unwrap(),
    )
    .unwrap();
    arrived.fetch_add(1);
    let gone = waiter.wait(never, |value| value != 0, &job, None, || what).unwrap_err();
    assert_eq!(gone, PeerGone { rank: victim, how: Gone::Died, during: what });
    // The death word is set before the callback is called.
    assert_eq!(reported.recv().unwrap(), (vec![victim], Some(victim)));
    // Later waits end at once.
    assert!(waiter.wait(never, |value| value != 0, &job, None, || "later".into()).is_err());
    assert!(waiter.watch(&Doorbell::default(), || None::<()>, &job, None, || "later".into()).is_err());
    // The thread goes on with its other duty.
    polled.recv().unwrap();
    watcher.stop();
}

#[test]
fn a_death_in_an_exchange_is_the_same_news_for_all() {
    for (size, victim) in [(2, "0"), (2, "1"), (4, "0"), (4, "2")] {
        play_well(size, "death in an exchange", &[("ZESHMEM_TEST_VICTIM", victim)], &[victim.parse().unwrap()]);
    }
}

fn death_in_an_exchange(boot: &dyn Bootstrap, node: &Node) {
    let victim = victim(node);
    if boot.rank() == victim {
        kill_this_process();
    }
    match node.exchange_fds(b"hello", &[]) {
        Err(Error::PeerGone { rank }) => assert_eq!(rank, victim),
        other => panic!("{other:?}"),
    }
    assert!(matches!(node.exchange_fds(b"hello", &[]), Err(Error::Failed { .. })));
}

#[test]
fn a_pe_without_room_fails_the_exchange_for_all() {
    for poor in ["0", "2"] {
        play_well(3, "no room for descriptors", &[("ZESHMEM_TEST_VICTIM", poor)], &[]);
    }
}

fn no_room_for_descriptors(node: &Node) {
    let poor = victim(node);
    let null = std::fs::File::open("/dev/null").unwrap();
    if node.my_local() == poor {
        set_soft_limit(40);
    }
    match node.exchange_fds(&[], &[null.as_fd(); 30]) {
        Err(Error::Failed { rank, reason }) => {
            assert_eq!(rank, poor);
            assert!(reason.contains("ulimit -n"), "{reason}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_pe_that_said_goodbye_may_go() {
    for size in [2, 4] {
        play_well(size, "goodbye", &[], &[]);
    }
}

fn goodbye(node: &Node) {
    let job = Job::alone();
    if node.my_local() != 0 {
        return;
    }
    let (witness, polled) = mpsc::channel();
    let watcher = Watcher::start(
        node,
        job.clone(),
        |ranks, _| panic!("PEs {ranks:?} have said goodbye"),
        move || witness.send(()).unwrap(),
    )
    .unwrap();
    for local in 1..node.local_size() {
        let process = node.process(local).unwrap();
        while !process.has_ended().unwrap() {
            std::thread::yield_now();
        }
        assert!(node.goodbyes().said_by(local));
    }
    // The watcher has been awake since, twice over.
    assert_eq!(polled.iter().take(3).count(), 3);
    assert_eq!(job.dead(), None);
    watcher.stop();
}

#[test]
fn sandboxes_forbid_neither_sharing_nor_watching() {
    for errno in [libc::ENOSYS, libc::EPERM] {
        let environment = &[(FORBIDDEN, &*errno.to_string())];
        for size in [2, 4] {
            play_well(size, "barriers", environment, &[]);
            play_well(size, "goodbye", environment, &[]);
            play_well(size, "death in a wait", environment, &[size - 1]);
            play_well(size, "death in an exchange", environment, &[size - 1]);
        }
    }
}

#[test]
fn a_pe_that_is_alone_needs_no_sharing() {
    play_well(1, "alone", &[(FORBIDDEN, "kills")], &[]);
    play_well(2, "alone", &[(FORBIDDEN, "kills"), ("ZESHMEM_PES_PER_NODE", "1")], &[]);
    // It is the filter that would have ended them.
    let ended = play(2, "alone", &[(FORBIDDEN, "kills")]);
    assert_eq!(ended[0].status.signal(), Some(libc::SIGSYS), "{ended:?}");
    // The other one had been about to be let in.
    assert!(ended[1].output.contains("PeerGone { rank: 0 }"), "{ended:?}");
}

fn alone(node: &Node) {
    let (memory, file) = node.new_memory("test", 4096).unwrap();
    assert!(memory.bytes() == 4096 && file.is_none() && node.process(0).is_none());
    let all = node.exchange_fds(b"hello", &[]).unwrap();
    assert_eq!(all.len(), 1);
    assert!(all[0].0 == b"hello" && all[0].1.is_empty());
    let watcher = Watcher::start(node, Job::alone(), |ranks, _| panic!("PEs {ranks:?}"), || {}).unwrap();
    watcher.stop();
}

#[test]
fn few_descriptors_are_kept() {
    play_well(8, "few descriptors", &[], &[]);
}

fn open_descriptors() -> usize {
    std::fs::read_dir("/proc/self/fd").unwrap().count()
}

/// A PE keeps one for each peer, the peer's process, and its connection to the leader; the leader has a connection to each.
fn few_descriptors(boot: &dyn Bootstrap, node: &Node, at_start: usize) {
    let memories = || {
        let (own, file) = node.new_memory("test", 4096).unwrap();
        let files: Vec<BorrowedFd<'_>> = file.iter().map(AsFd::as_fd).collect();
        let all = node.exchange_fds(&[], &files).unwrap();
        let peers = all.into_iter().flat_map(|(_, fds)| fds).map(|fd| SharedMemory::from_fd(fd).unwrap());
        (own, peers.collect::<Vec<_>>())
    };
    let before = open_descriptors();
    let _first = memories();
    let _second = memories();
    let watcher = Watcher::start(node, Job::alone(), |_, _| (), || ()).unwrap();
    let stop = 1;
    assert_eq!(open_descriptors(), before + stop);
    watcher.stop();
    let peers = node.local_size() - 1;
    let connections = if boot.rank() == 0 { peers } else { 1 };
    assert_eq!(open_descriptors(), at_start + peers + connections);
}

#[test]
fn a_soft_limit_that_is_too_low_is_raised() {
    play_well(12, "low limit", &[(SOFT_LIMIT, "40")], &[]);
}

/// Hands round as many as a start does, which the limit of before would not have allowed.
fn low_limit(node: &Node) {
    let null = std::fs::File::open("/dev/null").unwrap();
    for _ in 0..3 {
        let all = node.exchange_fds(&[], &[null.as_fd(), null.as_fd()]).unwrap();
        assert!(all.iter().all(|(_, fds)| fds.len() == 2));
    }
}

#[test]
fn nothing_is_left_behind() {
    play_well(4, "death in a wait", &[], &[3]);
    // Where memory is files in those folders.
    play_well(4, "death in a wait", &[(FORBIDDEN, &libc::ENOSYS.to_string())], &[3]);
    for folder in ["/dev/shm", "/tmp"] {
        let ours = std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .find(|entry| entry.file_name().to_string_lossy().starts_with("zeshmem"));
        assert!(ours.is_none(), "{ours:?}");
    }
}
