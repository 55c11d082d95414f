//! The PE's side of PMI-1.

use std::os::fd::{BorrowedFd, OwnedFd, RawFd};
use std::sync::{Arc, Mutex, MutexGuard};

use rustix::io::Errno;
use rustix::net::{RecvFlags, sockopt};

use super::beside_mpi;
use super::pieces::{self, Assembler};
use super::wire::{LineBuffer, Maxes, Pairs, Request};
use crate::{Aborter, Bootstrap, ByNodes, Error, HostOfJob, Launcher, NodeMap, Socket, Store, mpi, sys};

/// A PE connected to a PMI-1 launcher.
#[derive(Debug)]
pub struct Client {
    socket: Arc<OwnedFd>,
    received: LineBuffer,
    rank: usize,
    size: usize,
    kvsname: String,
    longest_value: usize,
    in_flight: usize,
    abort_text: usize,
    // Where a PE is in the place of the launcher, which ends this process after an abort.
    host: Option<Arc<HostOfJob>>,
    // Whether the launcher lets a PE begin again after it has finalised.
    restarts: bool,
    // Whether this is the conversation of the process, which another client may go on with.
    is_of_process: bool,
    // How often values were published in this process: each time has keys of its own, so none needs a second barrier.
    rounds: usize,
    // What the launcher says of nodes, once it was asked.
    map: Option<Option<NodeMap>>,
    finalized: bool,
}

/// How far this process has come with its launcher.
#[derive(Debug)]
enum Conversation {
    NotBegun,
    /// A client has the socket, or had it and the launcher has closed it.
    Taken,
    /// A client has finalised, and another may begin again.
    Parked {
        socket: Arc<OwnedFd>,
        rounds: usize,
    },
}

/// The launcher's socket is a conversation with this process as a whole.
static CONVERSATION: Mutex<Conversation> = Mutex::new(Conversation::NotBegun);

fn conversation() -> MutexGuard<'static, Conversation> {
    CONVERSATION.lock().expect("no panic while it is held")
}

impl Client {
    /// Opens the conversation over the inherited socket number `fd`.
    pub(crate) fn from_environment(fd: RawFd, rank: usize, size: usize) -> Result<Self, Error> {
        match std::mem::replace(&mut *conversation(), Conversation::Taken) {
            Conversation::NotBegun => {}
            Conversation::Taken => return Err(Error::AlreadyConnected),
            Conversation::Parked { socket, rounds } => return Self::of_process(socket, rank, size, rounds),
        }
        let is_socket = |fd: BorrowedFd<'_>| sockopt::socket_type(fd).map(drop);
        let socket = sys::take_up(fd, is_socket).map_err(|errno| {
            Error::Environment(format!(
                "PMI_FD names file descriptor {fd}, which is not a socket open in this process ({errno}); \
                 a program between the launcher and this one may have closed it, or been a PE itself"
            ))
        })?;
        Self::of_process(Arc::new(socket), rank, size, 0)
    }

    fn of_process(socket: Arc<OwnedFd>, rank: usize, size: usize, rounds: usize) -> Result<Self, Error> {
        Self::greet(socket, rank, size, rounds).map(|client| Self { is_of_process: true, ..client })
    }

    /// Opens the conversation over `socket`.
    ///
    /// # Errors
    /// As for [`Bootstrap::exchange`].
    pub fn open(socket: OwnedFd, rank: usize, size: usize) -> Result<Self, Error> {
        Self::greet(Arc::new(socket), rank, size, 0)
    }

    fn greet(socket: Arc<OwnedFd>, rank: usize, size: usize, rounds: usize) -> Result<Self, Error> {
        let mut client = Self {
            socket,
            received: LineBuffer::default(),
            rank,
            size,
            kvsname: String::new(),
            longest_value: 0,
            in_flight: 1,
            abort_text: 0,
            host: None,
            restarts: false,
            is_of_process: false,
            rounds,
            map: None,
            finalized: false,
        };
        client.ask(&Request::Init)?;
        let maxes = client.ask(&Request::GetMaxes)?;
        let maxes = Maxes {
            kvsname: maxes.number("kvsname_max")?,
            key: maxes.number("keylen_max")?,
            value: maxes.number("vallen_max")?,
            in_flight: match maxes.pairs().get("in_flight_max") {
                Some(_) => maxes.number("in_flight_max")?.max(1),
                None => 1,
            },
            abort_text: match maxes.pairs().get("abort_text_max") {
                Some(_) => maxes.number("abort_text_max")?,
                None => 0,
            },
            restarts: maxes.pairs().get("restarts") == Some("1"),
        };
        client.longest_value = pieces::longest_value(&maxes);
        client.in_flight = maxes.in_flight;
        client.abort_text = maxes.abort_text;
        client.restarts = maxes.restarts;
        client.kvsname = client.ask(&Request::GetMyKvsname)?.text("kvsname")?.to_owned();
        Ok(client)
    }

    /// The same with a host in the place of a launcher: it sees to the end of every PE.
    pub(crate) fn of_job_without_launcher(
        socket: OwnedFd,
        rank: usize,
        size: usize,
        host: Arc<HostOfJob>,
    ) -> Result<Self, Error> {
        Self::open(socket, rank, size).map(|client| Self { host: Some(host), ..client })
    }

    /// Sends a request and waits for its answer.
    fn ask(&mut self, request: &Request) -> Result<Answer, Error> {
        self.send(std::slice::from_ref(request))?;
        self.hear(request)
    }

    /// Sends requests, as many together as the launcher takes, and returns their answers.
    fn ask_all(&mut self, requests: &[Request]) -> Result<Vec<Answer>, Error> {
        let mut answers = Vec::with_capacity(requests.len());
        for together in requests.chunks(self.in_flight) {
            self.send(together)?;
            for request in together {
                answers.push(self.hear(request)?);
            }
        }
        Ok(answers)
    }

    fn send(&self, requests: &[Request]) -> Result<(), Error> {
        let Some(first) = requests.first() else {
            return Ok(());
        };
        let lines: String = requests.iter().map(Request::to_line).collect();
        sys::send_all(&self.socket, lines.as_bytes()).map_err(|errno| self.connection(first.command(), errno))
    }

    /// Waits for the answer to a request that has been sent.
    fn hear(&mut self, request: &Request) -> Result<Answer, Error> {
        let during = request.command();
        let line = self.receive_line(during)?;
        let answer = Answer { during, line };
        if Some(answer.text("cmd")?) != request.answer() {
            return Err(answer.not_understood("it answers another request".into()));
        }
        match answer.pairs().get("rc") {
            // Not every launcher gives a return code with every answer.
            None | Some("0") => Ok(answer),
            Some(code) => Err(Error::Refused {
                during,
                message: answer.pairs().get("msg").map_or_else(|| format!("rc={code}"), str::to_owned),
            }),
        }
    }

    fn connection(&self, during: &'static str, errno: Errno) -> Error {
        match errno {
            Errno::PIPE | Errno::CONNRESET => self.gone(during),
            errno => Error::Connection { during, errno },
        }
    }

    fn gone(&self, during: &'static str) -> Error {
        match &self.host {
            Some(host) => Error::HostGone { pe: host.pe, during },
            None => Error::LauncherGone { during },
        }
    }

    fn receive_line(&mut self, during: &'static str) -> Result<String, Error> {
        let mut bytes = [0u8; 4096];
        loop {
            match self.received.next_line() {
                Ok(Some(line)) => return Ok(line),
                Ok(None) => {}
                Err(not_text) => {
                    return Err(Error::Protocol { during, answer: String::new(), reason: not_text.to_string() });
                }
            }
            match rustix::net::recv(&self.socket, &mut bytes[..], RecvFlags::empty()) {
                Ok((0, _)) => return Err(self.gone(during)),
                Ok((count, _)) => self.received.extend(&bytes[..count]),
                Err(Errno::INTR) => {}
                Err(errno) => return Err(self.connection(during, errno)),
            }
        }
    }

    fn key(&self, rank: usize, piece: usize) -> String {
        format!("zeshmem-{}-{rank}-{piece}", self.rounds)
    }

    fn get(&self, rank: usize, piece: usize) -> Request {
        Request::Get { kvsname: self.kvsname.clone(), key: self.key(rank, piece) }
    }

    /// The card of PE `rank`, of which the first piece has arrived.
    fn rest_of_card(&mut self, rank: usize, first: Answer) -> Result<Vec<u8>, Error> {
        let mut assembler = Assembler::default();
        let mut answer = first;
        for piece in 1.. {
            match assembler.push(answer.text("value")?) {
                Ok(Some(card)) => return Ok(card),
                Ok(None) => answer = self.ask(&self.get(rank, piece))?,
                Err(not_a_piece) => return Err(answer.not_understood(not_a_piece.to_string())),
            }
        }
        unreachable!("a card has an end")
    }
}

impl Bootstrap for Client {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.size
    }

    fn launcher(&self) -> &str {
        "PMI-1"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        self.publish(Some(card))?;
        self.read(&(0..self.size).collect::<Vec<_>>())
    }

    fn by_nodes(&mut self) -> Result<Option<ByNodes<'_>>, Error> {
        if self.map.is_none() {
            let request = Request::Get { kvsname: self.kvsname.clone(), key: "PMI_process_mapping".to_owned() };
            let map = match self.ask(&request) {
                Ok(answer) => NodeMap::parse(answer.text("value")?, self.size),
                Err(Error::Refused { .. }) => None,
                Err(error) => return Err(error),
            };
            self.map = Some(map);
        }
        let map = self.map.clone().flatten();
        Ok(map.map(|map| ByNodes { map, store: self }))
    }

    fn barrier(&mut self) -> Result<(), Error> {
        self.ask(&Request::BarrierIn).map(drop)
    }

    fn is_shared(&self) -> bool {
        self.is_of_process && mpi::is_initialized()
    }

    fn aborter(&self) -> Aborter {
        let (socket, longest_text, host) = (self.socket.clone(), self.abort_text, self.host.clone());
        Aborter::new(self.rank, Launcher::Socket(Socket { socket, longest_text, host }))
    }

    fn finalize(&mut self) -> Result<(), Error> {
        // A second finalize would write to a socket that the launcher has closed.
        if std::mem::replace(&mut self.finalized, true) {
            return Ok(());
        }
        let goes_on = self.is_shared();
        if goes_on {
            beside_mpi::say_goodbye_at_exit(self.socket.clone());
        } else {
            self.ask(&Request::Finalize)?;
        }
        if goes_on || self.restarts && self.is_of_process {
            *conversation() = Conversation::Parked { socket: self.socket.clone(), rounds: self.rounds };
        }
        Ok(())
    }
}

impl Store for Client {
    fn publish(&mut self, value: Option<&[u8]>) -> Result<(), Error> {
        self.rounds += 1;
        let values = value.map(|value| pieces::split(value, self.longest_value)).unwrap_or_default();
        let puts: Vec<Request> = values
            .into_iter()
            .enumerate()
            .map(|(piece, value)| Request::Put {
                kvsname: self.kvsname.clone(),
                key: self.key(self.rank, piece),
                value,
            })
            .collect();
        self.ask_all(&puts)?;
        self.barrier()
    }

    fn read(&mut self, pes: &[usize]) -> Result<Vec<Vec<u8>>, Error> {
        let gets: Vec<Request> = pes.iter().map(|&rank| self.get(rank, 0)).collect();
        let firsts = self.ask_all(&gets)?;
        pes.iter().zip(firsts).map(|(&rank, first)| self.rest_of_card(rank, first)).collect()
    }
}

/// A line from the launcher, and what it answers.
struct Answer {
    during: &'static str,
    line: String,
}

impl Answer {
    fn pairs(&self) -> Pairs<'_> {
        Pairs(&self.line)
    }

    fn text(&self, key: &str) -> Result<&str, Error> {
        self.pairs().get(key).ok_or_else(|| self.not_understood(format!("there is no '{key}'")))
    }

    fn number(&self, key: &str) -> Result<usize, Error> {
        self.text(key)?.parse().map_err(|_| self.not_understood(format!("'{key}' is no number")))
    }

    fn not_understood(&self, reason: String) -> Error {
        Error::Protocol { during: self.during, answer: self.line.clone(), reason }
    }
}

#[cfg(test)]
mod tests {
    use super::super::wire::Reason;
    use super::*;
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::os::unix::net::UnixStream;

    /// A launcher that gives the answers of a script, whatever is asked.
    fn scripted(answers: &[&'static str]) -> (Result<Client, Error>, Vec<String>) {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let answers = answers.to_vec();
        let launcher = std::thread::spawn(move || {
            let mut reader = BufReader::new(theirs.try_clone().unwrap());
            let mut writer = theirs;
            let mut asked = Vec::new();
            for answer in answers {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                asked.push(line);
                // In two parts: a line may arrive in any number of them.
                let (first, second) = answer.split_at(answer.len() / 2);
                writer.write_all(first.as_bytes()).unwrap();
                writer.write_all(second.as_bytes()).unwrap();
            }
            asked
        });
        let client = Client::open(ours.into(), 0, 1);
        (client, launcher.join().unwrap())
    }

    const GREETING: &[&str] = &[
        "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n",
        "cmd=maxes kvsname_max=256 keylen_max=64 vallen_max=1024\n",
        "cmd=my_kvsname kvsname=kvs_1_0\n",
    ];

    #[test]
    fn answers_of_mpich_and_of_slurm_are_understood() {
        let (client, asked) = scripted(GREETING);
        assert_eq!(client.unwrap().kvsname, "kvs_1_0");
        assert_eq!(asked, ["cmd=init pmi_version=1 pmi_subversion=1\n", "cmd=get_maxes\n", "cmd=get_my_kvsname\n"]);
        let (client, _) = scripted(&[
            "rc=0 cmd=response_to_init pmi_version=1 pmi_subversion=1\n",
            "rc=0 cmd=maxes kvsname_max=64 keylen_max=64 vallen_max=512 \n",
            "rc=0 cmd=my_kvsname kvsname=12.0\n",
        ]);
        let client = client.unwrap();
        assert_eq!((client.kvsname.as_str(), client.longest_value), ("12.0", 384));
    }

    #[test]
    fn refusal_nonsense_and_silence_are_told_apart() {
        let (client, _) = scripted(&["cmd=response_to_init rc=-1 msg=wrong_version\n"]);
        assert!(matches!(client, Err(Error::Refused { during: "init", message }) if message == "wrong_version"));
        let (client, _) = scripted(&["cmd=barrier_out rc=0\n"]);
        assert!(matches!(client, Err(Error::Protocol { during: "init", .. })));
        let (client, _) = scripted(&[GREETING[0], "cmd=maxes kvsname_max=256 keylen_max=64\n"]);
        assert!(matches!(client, Err(Error::Protocol { during: "get_maxes", .. })));
        let (client, _) = scripted(&GREETING[..2]);
        assert!(matches!(client, Err(Error::LauncherGone { during: "get_my_kvsname" })));
    }

    #[test]
    fn a_launcher_that_has_left_is_missed() {
        let (client, _) = scripted(GREETING);
        assert!(client.unwrap().aborter().has_lost_launcher());
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(GREETING.concat().as_bytes()).unwrap();
        let aborter = Client::open(ours.into(), 0, 1).unwrap().aborter();
        assert!(!aborter.has_lost_launcher());
        drop(theirs);
        assert!(aborter.has_lost_launcher());
    }

    /// A PE that left at once would be missed by others, whose aborts the launcher might take first.
    #[test]
    fn an_abort_lasts_until_the_launcher_has_acted() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(GREETING.concat().as_bytes()).unwrap();
        let aborter = Client::open(ours.into(), 0, 1).unwrap().aborter();
        // Gives up its end of the connection when it is done.
        let ending = std::thread::spawn(move || {
            let Launcher::Socket(socket) = &aborter.launcher else { unreachable!("the client has a socket") };
            aborter.end_by_socket(socket, 3, Reason::Untold);
        });
        let mut launcher = BufReader::new(theirs);
        let mut line = String::new();
        while !line.starts_with("cmd=abort exitcode=3") {
            line.clear();
            assert_ne!(launcher.read_line(&mut line).unwrap(), 0, "the abort is asked for");
        }
        launcher.get_ref().set_read_timeout(Some(std::time::Duration::from_millis(100))).unwrap();
        let still_there = launcher.read_line(&mut line).map_err(|error| error.kind());
        assert_eq!(still_there, Err(std::io::ErrorKind::WouldBlock));
        drop(launcher);
        ending.join().unwrap();
    }

    #[test]
    fn finalize_is_sent_once() {
        let (client, _) = scripted(GREETING);
        let mut client = client.unwrap();
        // The scripted launcher has left; the first finalize notices, the second does not even try.
        assert!(matches!(client.finalize(), Err(Error::LauncherGone { during: "finalize" })));
        assert!(client.finalize().is_ok());
    }
}
