//! Messages with descriptors between two processes of one machine.
//!
//! A message is a header of 16 bytes (kind, number of descriptors, number of bytes), the bytes, and then, in portions that
//! the kernel accepts, the descriptors: the first portion rides on the header, each further one on a byte of its own.

use std::io::{IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd as _, BorrowedFd, OwnedFd};
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, ReturnFlags, SendAncillaryBuffer, SendAncillaryMessage,
    SendFlags, UCred, sockopt,
};
use rustix::process::Pid;

/// What a message means; see the page of `node`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(super) enum Kind {
    /// Candidate to leader: who is there.
    Knock = 1,
    /// Leader to candidate: the cards of those let in; with the memory of the node.
    Welcome,
    /// Leader to members: the final list.
    Members,
    /// Leader to members: what all nodes tell of themselves, in a file.
    Nodes,
    /// Leader to member: hand in your entry.
    YourTurn,
    /// Member to leader: its entry.
    Mine,
    /// Leader to member: all members' entries.
    All,
    /// Leader to members: all have them.
    Done,
    /// Candidate or member to leader: received and in order.
    Yes,
    /// Candidate to leader: count me out. Leader to one that is not let in: go.
    No,
    /// Either way, instead of anything else: it has failed, for this reason.
    Failed,
}

/// Why a message did not arrive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Fault {
    /// The process at the other end has closed the connection or died.
    #[error("the connection was closed")]
    Gone,
    /// The other end wants nothing of this one.
    #[error("this PE was turned away")]
    TurnedAway,
    /// The other end reports a failure; carries its report.
    #[error("a failure was reported")]
    Reported(Vec<u8>),
    /// Something failed in this process.
    #[error("{0}")]
    Local(String),
    /// A message of more bytes or descriptors than any has.
    #[error(
        "a message of {bytes} bytes with {fds} descriptors was refused: between PEs of one machine none has more than \
         {MOST_BYTES} bytes or {MOST_FDS} descriptors"
    )]
    TooLong { bytes: usize, fds: usize },
    /// The message is not the one that is due.
    #[error("an unexpected message arrived from another PE of this machine; the PEs called different collectives")]
    Confused,
}

impl From<Errno> for Fault {
    fn from(errno: Errno) -> Self {
        match errno {
            Errno::PIPE | Errno::CONNRESET => Self::Gone,
            Errno::MFILE => Self::Local("this process has no file descriptor left; raise the limit (ulimit -n)".into()),
            errno => Self::Local(errno.to_string()),
        }
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        match Errno::from_io_error(&error) {
            Some(errno) => errno.into(),
            None => Self::Local(error.to_string()),
        }
    }
}

#[derive(Debug)]
pub(super) struct Message {
    pub bytes: Vec<u8>,
    pub fds: Vec<OwnedFd>,
}

/// Linux' limit for one portion (`SCM_MAX_FD`).
const PORTION: usize = 253;
const HEADER: usize = 16;
/// Bytes of the longest knock: a card is some hundred.
pub(super) const LONGEST_KNOCK: usize = 16 << 10;
/// No message comes near it: a process that announces more would have this one read without end.
const MOST_BYTES: usize = 64 << 20;
/// The same of descriptors: as many as Linux lets a process have.
const MOST_FDS: usize = 1 << 20;
/// How long other users of the machine may keep the kernel's store of descriptors in flight full.
const PATIENCE: Duration = Duration::from_secs(10);

/// One end of a connected stream socket. Closed on drop.
#[derive(Debug)]
pub(super) struct Link {
    socket: OwnedFd,
}

impl Link {
    pub(super) fn new(socket: OwnedFd) -> Self {
        Self { socket }
    }

    /// Which process and user made the other end, as the kernel says.
    pub(super) fn peer(&self) -> Option<UCred> {
        sockopt::socket_peercred(&self.socket).ok()
    }

    /// Whether the process at the other end is `pid` and of the same user as this one.
    pub(super) fn peer_is(&self, pid: Pid) -> bool {
        self.peer().is_some_and(|peer| peer.pid == pid && peer.uid == rustix::process::geteuid())
    }

    /// What can be waited for until something, or the end, comes from the other side.
    pub(super) fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    pub(super) fn send(&self, kind: Kind, bytes: &[u8], fds: &[BorrowedFd<'_>]) -> Result<(), Fault> {
        check_length(bytes.len(), fds.len())?;
        let mut whole = Vec::with_capacity(HEADER + bytes.len());
        whole.extend((kind as u32).to_le_bytes());
        whole.extend((fds.len() as u32).to_le_bytes());
        whole.extend((bytes.len() as u64).to_le_bytes());
        whole.extend_from_slice(bytes);
        let (first, further) = fds.split_at(fds.len().min(PORTION));
        self.send_all(&whole, first)?;
        for portion in further.chunks(PORTION) {
            self.send_all(&[0], portion)?;
        }
        Ok(())
    }

    /// The next message, which must be of this kind.
    pub(super) fn receive(&self, due: Kind) -> Result<Message, Fault> {
        match self.receive_any()? {
            (kind, message) if kind == due as u32 => Ok(message),
            (kind, message) if kind == Kind::Failed as u32 => Err(Fault::Reported(message.bytes)),
            (kind, _) if kind == Kind::No as u32 => Err(Fault::TurnedAway),
            _ => Err(Fault::Confused),
        }
    }

    /// The next message, which must be a yes or a no.
    pub(super) fn receive_answer(&self) -> Result<bool, Fault> {
        match self.receive_any()?.0 {
            kind if kind == Kind::Yes as u32 => Ok(true),
            kind if kind == Kind::No as u32 => Ok(false),
            _ => Err(Fault::Confused),
        }
    }

    /// The bytes of a knock, if it has been made. Never waits. Any other message is an error.
    ///
    /// A knock is sent by one call and is short, so that it is there as a whole or not at all.
    pub(super) fn try_receive_knock(&self) -> Result<Option<Vec<u8>>, Fault> {
        let mut bytes = [0; HEADER + LONGEST_KNOCK];
        let received = match rustix::net::recv(&self.socket, &mut bytes[..], RecvFlags::DONTWAIT) {
            Ok((received, _)) => received,
            Err(Errno::AGAIN | Errno::INTR) => return Ok(None),
            Err(errno) => return Err(errno.into()),
        };
        let (header, knock) = bytes[..received].split_first_chunk().ok_or(Fault::Confused)?;
        match read_header(header) {
            (kind, 0, length) if kind == Kind::Knock as u32 && length == knock.len() => Ok(Some(knock.to_vec())),
            _ => Err(Fault::Confused),
        }
    }

    fn receive_any(&self) -> Result<(u32, Message), Fault> {
        let mut header = [0; HEADER];
        let mut fds = Vec::new();
        self.receive_all(&mut header, Some(&mut fds))?;
        let (kind, of_fds, of_bytes) = read_header(&header);
        check_length(of_bytes, of_fds)?;
        if fds.len() != of_fds.min(PORTION) {
            return Err(Fault::Confused);
        }
        let mut bytes = vec![0; of_bytes];
        self.receive_all(&mut bytes, None)?;
        while fds.len() < of_fds {
            let before = fds.len();
            self.receive_all(&mut [0], Some(&mut fds))?;
            if fds.len() != of_fds.min(before + PORTION) {
                return Err(Fault::Confused);
            }
        }
        Ok((kind, Message { bytes, fds }))
    }

    /// Sends all of `bytes`, which are not empty, with `fds` on the first of them.
    fn send_all(&self, mut bytes: &[u8], mut fds: &[BorrowedFd<'_>]) -> Result<(), Fault> {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(PORTION))];
        let give_up = Instant::now() + PATIENCE;
        while !bytes.is_empty() {
            let mut control = SendAncillaryBuffer::new(&mut space);
            if !fds.is_empty() {
                let fits = control.push(SendAncillaryMessage::ScmRights(fds));
                debug_assert!(fits, "portions are cut to what the control buffer holds");
            }
            match rustix::net::sendmsg(&self.socket, &[IoSlice::new(bytes)], &mut control, SendFlags::NOSIGNAL) {
                Ok(sent) => {
                    bytes = &bytes[sent..];
                    fds = &[];
                }
                Err(Errno::INTR) => {}
                // The kernel holds as many descriptors in flight as it allows this user. They get fewer as receivers take
                // theirs, which no event tells; there is nothing to sleep on.
                Err(Errno::TOOMANYREFS) if Instant::now() < give_up => rustix::thread::sched_yield(),
                Err(errno) => return Err(errno.into()),
            }
        }
        Ok(())
    }

    /// Fills `bytes`, and takes the descriptors that ride on them, if any may.
    fn receive_all(&self, bytes: &mut [u8], mut fds: Option<&mut Vec<OwnedFd>>) -> Result<(), Fault> {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(PORTION))];
        let mut filled = 0;
        while filled < bytes.len() {
            let mut control = match fds {
                Some(_) => RecvAncillaryBuffer::new(&mut space),
                None => RecvAncillaryBuffer::default(),
            };
            let received = rustix::net::recvmsg(
                &self.socket,
                &mut [IoSliceMut::new(&mut bytes[filled..])],
                &mut control,
                RecvFlags::CMSG_CLOEXEC,
            );
            let received = match received {
                Ok(received) => received,
                Err(Errno::INTR) => continue,
                Err(errno) => return Err(errno.into()),
            };
            for message in control.drain() {
                if let (RecvAncillaryMessage::ScmRights(rights), Some(fds)) = (message, fds.as_deref_mut()) {
                    fds.extend(rights);
                }
            }
            if received.flags.contains(ReturnFlags::CTRUNC) {
                // The buffer is large enough for any portion, so it was this process's table that was not.
                return Err(Errno::MFILE.into());
            }
            if received.bytes == 0 {
                return Err(Fault::Gone);
            }
            filled += received.bytes;
        }
        Ok(())
    }
}

fn check_length(bytes: usize, fds: usize) -> Result<(), Fault> {
    match bytes <= MOST_BYTES && fds <= MOST_FDS {
        true => Ok(()),
        false => Err(Fault::TooLong { bytes, fds }),
    }
}

/// Kind, number of descriptors, number of bytes.
fn read_header(header: &[u8; HEADER]) -> (u32, usize, usize) {
    let word = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
    let bytes = u64::from(word(8)) | u64::from(word(12)) << 32;
    (word(0), word(4) as usize, usize::try_from(bytes).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;

    fn pair() -> (Link, Link) {
        let (one, other) = UnixStream::pair().unwrap();
        (Link::new(one.into()), Link::new(other.into()))
    }

    #[test]
    fn messages_arrive_whole_whatever_their_size() {
        let null = std::fs::File::open("/dev/null").unwrap();
        for (bytes, fds) in [(0, 0), (1, 1), (100, 253), (0, 254), (300_000, 700), (2_000_000, 0)] {
            let (one, other) = pair();
            let sender = {
                let null = null.try_clone().unwrap();
                std::thread::spawn(move || one.send(Kind::Mine, &vec![0x5a; bytes], &vec![null.as_fd(); fds]))
            };
            let message = other.receive(Kind::Mine).unwrap();
            sender.join().unwrap().unwrap();
            assert_eq!(message.bytes, vec![0x5a; bytes]);
            assert_eq!(message.fds.len(), fds);
        }
    }

    #[test]
    fn an_end_that_closes_is_noticed() {
        let (one, other) = pair();
        drop(one);
        assert_eq!(other.receive(Kind::Mine).unwrap_err(), Fault::Gone);
        assert_eq!(other.send(Kind::Mine, &[], &[]).unwrap_err(), Fault::Gone);
    }

    #[test]
    fn what_is_not_due_is_refused_and_failures_are_passed_on() {
        let (one, other) = pair();
        one.send(Kind::Yes, &[], &[]).unwrap();
        assert_eq!(other.receive(Kind::Mine).unwrap_err(), Fault::Confused);
        one.send(Kind::Failed, b"why", &[]).unwrap();
        assert_eq!(other.receive(Kind::Mine).unwrap_err(), Fault::Reported(b"why".to_vec()));
        one.send(Kind::No, &[], &[]).unwrap();
        assert_eq!(other.receive_answer(), Ok(false));
        one.send(Kind::No, &[], &[]).unwrap();
        assert_eq!(other.receive(Kind::Mine).unwrap_err(), Fault::TurnedAway);
    }

    #[test]
    fn a_message_without_end_is_cut_off() {
        for (bytes, fds) in [(u64::MAX, 0), (1 << 30, 0), (0, u32::MAX)] {
            let (one, other) = pair();
            let header: Vec<u8> = (Kind::Mine as u32).to_le_bytes().into_iter().chain(fds.to_le_bytes()).collect();
            one.send_all(&header, &[]).unwrap();
            one.send_all(&bytes.to_le_bytes(), &[]).unwrap();
            let fault = other.receive(Kind::Mine).unwrap_err();
            assert_eq!(fault, Fault::TooLong { bytes: bytes as usize, fds: fds as usize });
            assert!(fault.to_string().contains(&bytes.to_string()), "{fault}");
        }
        let (one, _other) = pair();
        let fault = one.send(Kind::Mine, &vec![0; MOST_BYTES + 1], &[]).unwrap_err();
        assert_eq!(fault, Fault::TooLong { bytes: MOST_BYTES + 1, fds: 0 });
    }

    #[test]
    fn only_a_knock_is_a_knock() {
        let (one, other) = pair();
        assert_eq!(other.try_receive_knock(), Ok(None));
        for length in [24, LONGEST_KNOCK] {
            one.send(Kind::Knock, &vec![3; length], &[]).unwrap();
            assert_eq!(other.try_receive_knock(), Ok(Some(vec![3; length])));
        }
        one.send(Kind::Mine, &[3; 24], &[]).unwrap();
        assert_eq!(other.try_receive_knock(), Err(Fault::Confused));
        drop(other);
        let (one, other) = pair();
        drop(other);
        assert!(one.try_receive_knock().is_err());
        assert!(one.peer_is(rustix::process::getpid()));
        assert!(!one.peer_is(Pid::INIT));
    }
}
