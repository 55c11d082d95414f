//! Jobs without a launcher: processes that any parents started meet by a unique id.
//!
//! One process makes an id ([`UniqueId::create`]), which the program carries to the others in a way of its own. The id names a
//! place, a socket on which its maker listens, and a secret. All processes [`join`] with the id, the maker among them: it is
//! their host, which answers them as a PMI-1 launcher does ([`host`]), so that from there on all is as under a launcher.
//!
//! A process has two connections to the host. Over the first it speaks PMI-1. Over the second the host ends it, where the job
//! fails, with the status that the failure has: there is no launcher that would. The host's own end the others see as that of
//! any PE.
//!
//! The socket has a name of Linux's abstract namespace: no file is left behind, and only processes of one machine, and of one
//! network namespace there, can meet.

mod host;

use std::fmt::Write as _;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::Shutdown;
use std::os::fd::OwnedFd;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::pmi1::{Client, wire::Pairs};
use crate::{Aborter, Bootstrap, Error, sys};

/// What processes find each other by: 128 bytes to be copied as they are.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct UniqueId([u8; UniqueId::BYTES]);

const MAGIC: [u8; 8] = *b"zeshmem1";
const PLACE: std::ops::Range<usize> = 8..24;
const SECRET: std::ops::Range<usize> = 24..40;
const BOOT: std::ops::Range<usize> = 40..76;
const MACHINE: std::ops::Range<usize> = 76..128;

/// The sockets of ids that this process has made and not joined with.
static MADE_HERE: Mutex<Vec<(UniqueId, UnixListener)>> = Mutex::new(Vec::new());

impl UniqueId {
    /// Bytes of an id.
    pub const BYTES: usize = 128;

    /// Makes an id. Its socket stays open until this process joins with it, or ends.
    ///
    /// # Errors
    /// The operating system's.
    pub fn create() -> io::Result<UniqueId> {
        let mut bytes = [0; Self::BYTES];
        bytes[..MAGIC.len()].copy_from_slice(&MAGIC);
        sys::fill_randomly(&mut bytes[PLACE.start..SECRET.end])?;
        let (boot, machine) = this_machine();
        put(&mut bytes[BOOT], &boot);
        put(&mut bytes[MACHINE], &machine);
        let id = UniqueId(bytes);
        let listener = UnixListener::bind_addr(&id.address()?)?;
        MADE_HERE.lock().expect("no panic while it is held").push((id, listener));
        Ok(id)
    }

    /// The id that another process has made, from its bytes; none where they are none of an id.
    pub fn from_bytes(bytes: [u8; Self::BYTES]) -> Option<UniqueId> {
        bytes.starts_with(&MAGIC).then_some(UniqueId(bytes))
    }

    /// Its bytes.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        self.0
    }

    fn address(&self) -> io::Result<SocketAddr> {
        SocketAddr::from_abstract_name(format!("zeshmem-job-{}", hex(&self.0[PLACE])))
    }

    fn secret(&self) -> String {
        hex(&self.0[SECRET])
    }

    /// The sentence for a process of another machine.
    fn check_machine(&self) -> Result<(), Error> {
        let (boot, machine) = this_machine();
        let (made_in, made_on) = (get(&self.0[BOOT]), get(&self.0[MACHINE]));
        if boot == made_in {
            return Ok(());
        }
        Err(Error::Meeting(format!(
            "the unique id was made on {made_on}, and this process runs on {machine}: PEs that meet by it are on one machine so \
             far; launchers start jobs on several nodes"
        )))
    }

    fn take_listener(&self) -> Option<UnixListener> {
        let mut made = MADE_HERE.lock().expect("no panic while it is held");
        let mine = made.iter().position(|(id, _)| id == self)?;
        Some(made.swap_remove(mine).1)
    }
}

impl std::fmt::Debug for UniqueId {
    /// Without its secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "UniqueId({})", hex(&self.0[PLACE]))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// As much of a text as there is room for.
fn put(room: &mut [u8], text: &str) {
    let bytes = text.bytes().take(room.len());
    room.iter_mut().zip(bytes).for_each(|(place, byte)| *place = byte);
}

fn get(bytes: &[u8]) -> String {
    let text: Vec<u8> = bytes.iter().copied().take_while(|byte| *byte != 0).collect();
    String::from_utf8_lossy(&text).into_owned()
}

/// What tells this run of this machine from others, and its name.
fn this_machine() -> (String, String) {
    let read = |path| std::fs::read_to_string(path).map_or_else(|_| String::new(), |text| text.trim().to_owned());
    (read("/proc/sys/kernel/random/boot_id"), read("/proc/sys/kernel/hostname"))
}

/// Joins the job of a unique id as PE `rank` of `size`: returns when all PEs have come, or fails on all that have where some
/// have not after `patience`.
///
/// # Errors
/// [`Error::Meeting`], with a sentence; those of the first conversation with the host.
pub fn join(id: &UniqueId, rank: usize, size: usize, patience: Duration) -> Result<Box<dyn Bootstrap>, Error> {
    id.check_machine()?;
    let host = match id.take_listener() {
        Some(listener) => Some(host::start(listener, id.secret(), rank, size, patience).map_err(failed)?),
        None => None,
    };
    let deadline = Instant::now() + patience;
    let hello = |purpose| format!("cmd={purpose} secret={} rank={rank} size={size}\n", id.secret());
    let speaks = connect(id, &hello("join"))?;
    let ends = connect(id, &hello("ends"));
    // The host, which has the same patience, goes first: it knows who is missing. It may have refused the first connection and
    // be gone by the second.
    await_welcome(&speaks, deadline + Duration::from_secs(1))?;
    let ends = ends?;
    let obeying = obey(ends.try_clone().map_err(failed)?).map_err(failed)?;
    let client = Client::of_job_without_launcher(OwnedFd::from(speaks), rank, size)?;
    Ok(Box::new(Met { client, ends, obeying: Some(obeying), host }))
}

fn failed(error: io::Error) -> Error {
    Error::Meeting(format!("meeting by a unique id: {error}"))
}

fn connect(id: &UniqueId, hello: &str) -> Result<UnixStream, Error> {
    let mut stream = UnixStream::connect_addr(&id.address().map_err(failed)?).map_err(|error| {
        Error::Meeting(format!(
            "the process that made the unique id does not listen ({error}): it has ended, has met others already, or is in \
             another network namespace of this machine"
        ))
    })?;
    stream.write_all(hello.as_bytes()).map_err(failed)?;
    Ok(stream)
}

/// Waits until the host lets this process in.
fn await_welcome(stream: &UnixStream, deadline: Instant) -> Result<(), Error> {
    let gone = || Error::Meeting("the process that made the unique id ended, or left, before all PEs had come".into());
    let left = deadline.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
    stream.set_read_timeout(Some(left)).map_err(failed)?;
    let mut line = String::new();
    match BufReader::with_capacity(1, stream).read_line(&mut line) {
        Ok(0) => return Err(gone()),
        Ok(_) => {}
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
            return Err(Error::Meeting(
                "the process that made the unique id has not joined with it in time; it has to be one of the PEs"
                    .into(),
            ));
        }
        Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Err(gone()),
        Err(error) => return Err(failed(error)),
    }
    stream.set_read_timeout(None).map_err(failed)?;
    match line.trim_end().strip_prefix("cmd=refused msg=") {
        Some(reason) => Err(Error::Meeting(reason.to_owned())),
        None => Ok(()),
    }
}

/// A thread that ends this process when the host says so.
fn obey(stream: UnixStream) -> io::Result<JoinHandle<()>> {
    unseen_by_signals("zeshmem-ends", move || {
        let mut line = String::new();
        // An end of the connection is no order: the host has ended, which is noticed elsewhere, or this process leaves.
        if BufReader::new(stream).read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
            let code = Pairs(line.trim_end()).get("code").and_then(|code| code.parse().ok());
            sys::exit_now(code.unwrap_or(1))
        }
    })
}

/// A thread that leaves signals to the program.
fn unseen_by_signals(name: &str, body: impl FnOnce() + Send + 'static) -> io::Result<JoinHandle<()>> {
    let unblocked = zeshmem_signals::leave_to_the_program();
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(body);
    zeshmem_signals::restore(&unblocked);
    thread
}

/// A PE of a job without a launcher.
struct Met {
    client: Client,
    ends: UnixStream,
    obeying: Option<JoinHandle<()>>,
    host: Option<JoinHandle<()>>,
}

impl Bootstrap for Met {
    fn rank(&self) -> usize {
        self.client.rank()
    }

    fn size(&self) -> usize {
        self.client.size()
    }

    fn launcher(&self) -> &str {
        "unique id"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        self.client.exchange(card)
    }

    fn barrier(&mut self) -> Result<(), Error> {
        self.client.barrier()
    }

    fn aborter(&self) -> Aborter {
        self.client.aborter()
    }

    fn finalize(&mut self) -> Result<(), Error> {
        self.client.finalize()?;
        // The others say goodbye to a thread of this process.
        if let Some(host) = self.host.take() {
            let _ = host.join();
        }
        let _ = self.ends.shutdown(Shutdown::Both);
        if let Some(obeying) = self.obeying.take() {
            let _ = obeying.join();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);

    fn meet(id: UniqueId, ranks: &[(usize, usize)], patience: Duration) -> Vec<Result<Vec<Vec<u8>>, String>> {
        let one = |&(rank, size): &(usize, usize)| {
            std::thread::spawn(move || {
                let mut job = join(&id, rank, size, patience).map_err(|error| error.to_string())?;
                let cards = job.exchange(&[rank as u8; 300]).map_err(|error| error.to_string());
                job.barrier().map_err(|error| error.to_string())?;
                job.finalize().map_err(|error| error.to_string())?;
                cards
            })
        };
        // The first of them takes the socket, whatever its rank: all are in one process here.
        let threads: Vec<_> = ranks.iter().map(one).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    }

    #[test]
    fn those_with_one_id_meet() {
        for size in [1, 2, 5] {
            let ranks: Vec<_> = (0..size).map(|rank| (rank, size)).collect();
            let expected: Vec<Vec<u8>> = (0..size).map(|rank| vec![rank as u8; 300]).collect();
            for cards in meet(UniqueId::create().unwrap(), &ranks, PATIENCE) {
                assert_eq!(cards.unwrap(), expected);
            }
        }
    }

    #[test]
    fn two_jobs_at_once_do_not_mix() {
        let ids = [UniqueId::create().unwrap(), UniqueId::create().unwrap()];
        let jobs = ids.map(|id| std::thread::spawn(move || meet(id, &[(0, 2), (1, 2)], PATIENCE)));
        for job in jobs {
            assert!(job.join().unwrap().iter().all(Result::is_ok));
        }
    }

    #[test]
    fn who_does_not_come_is_named() {
        let patience = Duration::from_millis(300);
        for came in meet(UniqueId::create().unwrap(), &[(0, 4), (2, 4)], patience) {
            let reason = came.unwrap_err();
            assert!(reason.contains("PE 1 and PE 3 of 4 have not come"), "{reason}");
        }
    }

    #[test]
    fn ranks_and_sizes_that_differ_are_refused_on_all() {
        let refused = |ranks: &[(usize, usize)], what: &str| {
            let outcomes = meet(UniqueId::create().unwrap(), ranks, PATIENCE);
            let reasons: Vec<_> = outcomes.into_iter().map(Result::unwrap_err).collect();
            assert!(reasons.iter().any(|reason| reason.contains(what)), "{reasons:?}");
            // One that came later finds no host.
            assert!(reasons.iter().all(|reason| reason.contains(what) || reason.contains("unique id")), "{reasons:?}");
        };
        refused(&[(0, 3), (0, 3), (1, 3)], "two processes say that they are PE 0");
        refused(&[(0, 2), (1, 3)], "PEs, and one with ");
    }

    #[test]
    fn an_id_is_one_or_none() {
        let id = UniqueId::create().unwrap();
        assert_eq!(UniqueId::from_bytes(id.to_bytes()), Some(id));
        assert_eq!(UniqueId::from_bytes([0; 128]), None);
        assert!(!format!("{id:?}").contains(&id.secret()));
        let mut elsewhere = id.to_bytes();
        elsewhere[BOOT.start] ^= 1;
        let elsewhere = UniqueId::from_bytes(elsewhere).unwrap();
        let refused = join(&elsewhere, 0, 1, PATIENCE).err().unwrap().to_string();
        assert!(refused.contains("several nodes"), "{refused}");
        let mut nowhere = id.to_bytes();
        nowhere[PLACE.start] ^= 1;
        let refused = join(&UniqueId::from_bytes(nowhere).unwrap(), 1, 2, PATIENCE).err().unwrap().to_string();
        assert!(refused.contains("does not listen"), "{refused}");
    }
}
