//! What an event of the launcher's `epoll` is about.

use rustix::event::epoll;

/// For sockets, which are always read as far as they go. Not for room to write, which comes with every answer that is read: an event
/// that waits to be reported keeps its place in the order, and what happens to the socket later would be reported there.
pub(crate) const EDGE: epoll::EventFlags = epoll::EventFlags::IN.union(epoll::EventFlags::ET);
/// For a socket that has had no room.
pub(crate) const EDGE_AND_ROOM: epoll::EventFlags = EDGE.union(epoll::EventFlags::OUT);
/// For a pipe whose only news is that it has room again.
pub(crate) const ROOM: epoll::EventFlags = epoll::EventFlags::OUT.union(epoll::EventFlags::ET);
/// For processes, which end once, and for what is read when its turn comes.
pub(crate) const LEVEL: epoll::EventFlags = epoll::EventFlags::IN;

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A PE's process has ended.
    End(usize),
    /// A PE has spoken, or hung up, or its socket has room again.
    Pmi(usize),
    /// A signal has arrived; index into those that are caught.
    Signal(usize),
    /// The terminal has input, or PE 0's pipe has room.
    Terminal,
    /// Input for a PE 0 on another host is there; for a follower, PE 0's pipe has room.
    Input,
    /// The follower on a host has spoken; for a follower, the launcher.
    Word(usize),
    /// What goes to a follower, or from it to the launcher, has room again.
    Room(usize),
    /// The agent for a host has ended.
    Agent(usize),
    /// Output of a host has been written; for a follower, its PEs have written to stdout (0) or stderr (1).
    Output(usize),
    /// The last labelled line is out.
    Labelled,
}

impl Event {
    pub(crate) fn encode(self) -> epoll::EventData {
        let (kind, index) = match self {
            Self::End(pe) => (0, pe),
            Self::Pmi(pe) => (1, pe),
            Self::Signal(index) => (2, index),
            Self::Terminal => (3, 0),
            Self::Input => (4, 0),
            Self::Word(host) => (5, host),
            Self::Room(host) => (6, host),
            Self::Agent(host) => (7, host),
            Self::Output(index) => (8, index),
            Self::Labelled => (9, 0),
        };
        epoll::EventData::new_u64(kind << 32 | index as u64)
    }

    pub(crate) fn decode(data: epoll::EventData) -> Self {
        let index = data.u64() as u32 as usize;
        match data.u64() >> 32 {
            0 => Self::End(index),
            1 => Self::Pmi(index),
            2 => Self::Signal(index),
            3 => Self::Terminal,
            4 => Self::Input,
            5 => Self::Word(index),
            6 => Self::Room(index),
            7 => Self::Agent(index),
            8 => Self::Output(index),
            _ => Self::Labelled,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_survive_the_kernel() {
        for event in [
            Event::End(0),
            Event::Pmi(65_535),
            Event::Signal(5),
            Event::Terminal,
            Event::Input,
            Event::Word(1),
            Event::Room(2),
            Event::Agent(3),
            Event::Output(1),
            Event::Labelled,
        ] {
            assert_eq!(Event::decode(event.encode()), event);
        }
    }
}
