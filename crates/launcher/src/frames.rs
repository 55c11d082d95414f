//! What the launcher and its followers, one on each other host, say to each other.
//!
//! A follower begins with a line of text, [`greeting`], so that the launcher can tell it from what a login shell may print before,
//! and from another version. Then frames go both ways: two lengths, a head in JSON, and a body of plain bytes. They go by the
//! agent's standard input and output: nothing else has to be open between hosts, and nothing of a job stands on a command line.
//!
//! Output and input are stopped and waited for: of each stream one body is on its way at a time, so that a reader who has stopped
//! reading stops the writer, and no other affair.

use std::ffi::OsString;
use std::ops::Range;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::bind::Unit;
use crate::output::{LONGEST_LINE, Sink};

/// The most that is read of output or input at once.
pub(crate) const LONGEST_READ: usize = 64 << 10;
/// The most that a body of output or input has. A labelled line is longer than its longest by a label and a part of what was read, and
/// has room for one read more, in which it ends.
pub(crate) const LONGEST_BODY: usize = LONGEST_LINE + 3 * LONGEST_READ;
/// No head is longer: the cards of a million PEs have room.
const LONGEST_HEAD: usize = 1 << 30;

/// The beginning of a follower's first line.
const GREETING: &str = "zeshmem-follower";

/// Launcher and followers are of one version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A follower's first line: its version and its process.
pub(crate) fn greeting() -> String {
    format!("{GREETING} {VERSION} {}\n", std::process::id())
}

/// Version and process of the follower, if the line is its first.
pub(crate) fn read_greeting(line: &str) -> Option<(&str, u32)> {
    let mut words = line.trim_end().strip_prefix(GREETING)?.strip_prefix(' ')?.split(' ');
    Some((words.next()?, words.next()?.parse().ok()?))
}

/// A key of the launcher's store, and its value.
pub(crate) type Value = (String, String);

/// What one machine does for a job: which PEs it starts, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The PEs of this machine.
    pub pes: Range<usize>,
    /// PEs in the job.
    pub size: usize,
    /// The name of the job's key-value space.
    pub kvsname: String,
    /// Which PEs share a machine, as PMI-1 has it.
    pub mapping: String,
    /// Program and arguments.
    pub program: Vec<OsString>,
    /// Variables that are set for the PEs.
    pub environment: Vec<(OsString, OsString)>,
    /// Working directory; the launcher's or follower's own without one.
    pub directory: Option<OsString>,
    /// Whether lines of output bear the PE's number.
    pub labelled: bool,
    /// What PEs are bound to.
    pub bind_to: Option<Unit>,
    /// Over what they are dealt out.
    pub map_by: Option<Unit>,
}

/// What the launcher says to a follower.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Order {
    /// Start your PEs.
    Start(Box<Task>),
    /// All PEs are in the barrier, and these are the values of all.
    Open(Vec<Value>),
    /// Close the connection of a PE.
    HangUp(usize),
    /// Send a signal to all PEs.
    Signal(i32),
    /// Kill all PEs, those that have left their group included.
    Kill,
    /// The body is input for PE 0; an empty one is its end.
    Input,
    /// The last body of this stream has been written; or its reader has gone.
    Written(Sink, bool),
    /// Say that you are there.
    Ask,
    /// Say what each PE is doing.
    Tell,
    /// The job is over: kill what the PEs have left, hand over what they have written, and leave.
    Finish,
}

/// What a follower says to the launcher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Report {
    /// The PEs cannot be started: exit status and reason.
    CannotStart(u8, String),
    /// The PEs have been started.
    Started,
    /// What PEs have put, before one of them says that it enters the barrier.
    Values(Vec<Value>),
    /// A PE's line of PMI-1, which the follower has answered where it has an answer: to begin, enter the barrier, finalise, abort.
    Line(usize, String),
    /// A PE does not keep to the protocol.
    Misbehaved(usize, String),
    /// A PE has closed its connection.
    HungUp(usize),
    /// A PE's process has ended, with this status of `wait`.
    Ended(usize, i32),
    /// The body is output.
    Output(Sink),
    /// The last input has been taken.
    Taken,
    /// The follower is there.
    Here,
    /// What each PE is doing, a line each.
    Doing(Vec<String>),
    /// This is the last word.
    Done,
}

/// A frame as bytes.
pub(crate) fn encode(head: &impl Serialize, body: &[u8]) -> Vec<u8> {
    let head = serde_json::to_vec(head).expect("text, numbers and bytes become JSON");
    let lengths = [head.len(), body.len()].map(|length| (length as u32).to_le_bytes());
    [&lengths[0], &lengths[1], &head[..], body].concat()
}

/// Cuts a stream of bytes into frames.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    bytes: Vec<u8>,
    /// Where the next frame begins.
    start: usize,
}

impl Frames {
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        if self.start > 0 {
            self.bytes.drain(..self.start);
            self.start = 0;
        }
        self.bytes.extend_from_slice(bytes);
    }

    /// The next frame's head and body, once it is there as a whole.
    ///
    /// # Errors
    /// A sentence about what is no frame.
    pub(crate) fn next<H: DeserializeOwned>(&mut self) -> Result<Option<(H, Vec<u8>)>, String> {
        let rest = &self.bytes[self.start..];
        let Some((lengths, rest)) = rest.split_first_chunk::<8>() else { return Ok(None) };
        let [a, b, c, d, e, f, g, h] = *lengths;
        let [head, body] = [[a, b, c, d], [e, f, g, h]].map(|length| u32::from_le_bytes(length) as usize);
        if head > LONGEST_HEAD || body > LONGEST_BODY {
            return Err(format!("a frame of {head} and {body} bytes"));
        }
        if rest.len() < head + body {
            return Ok(None);
        }
        let (head, rest) = rest.split_at(head);
        let body = rest[..body].to_vec();
        self.start += lengths.len() + head.len() + body.len();
        let head = serde_json::from_slice(head).map_err(|error| format!("a frame that is not understood: {error}"))?;
        Ok(Some((head, body)))
    }

    /// Takes a line of text that comes before all frames. The greeting is a line of its own, also where a login shell has not ended
    /// the one before.
    pub(crate) fn next_line(&mut self) -> Option<String> {
        let rest = &self.bytes[self.start..];
        let end = rest.iter().position(|byte| *byte == b'\n')? + 1;
        let greeting = rest[..end].windows(GREETING.len()).rposition(|bytes| bytes == GREETING.as_bytes());
        let end = greeting.filter(|start| *start > 0).unwrap_or(end);
        let line = String::from_utf8_lossy(&rest[..end]).into_owned();
        self.start += end;
        Some(line)
    }

    /// How many bytes have come that no frame and no line has taken.
    pub(crate) fn unread(&self) -> usize {
        self.bytes.len() - self.start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_survive_any_cutting() {
        let reports = [
            Report::Line(3, "cmd=init".into()),
            Report::Output(Sink::Stderr),
            Report::Values(vec![("key".into(), "value = \"x\"".into())]),
            Report::Done,
        ];
        let bodies: [&[u8]; 4] = [b"", b"\x00\xff\n", b"", b"x"];
        let stream: Vec<u8> = reports.iter().zip(bodies).flat_map(|(head, body)| encode(head, body)).collect();
        for cut in [1, 7, stream.len()] {
            let mut frames = Frames::default();
            let mut found = Vec::new();
            for part in stream.chunks(cut) {
                frames.extend(part);
                while let Some((head, body)) = frames.next::<Report>().unwrap() {
                    found.push((head, body));
                }
            }
            let expected: Vec<_> = reports.iter().cloned().zip(bodies.map(<[u8]>::to_vec)).collect();
            assert_eq!((found, frames.unread()), (expected, 0));
        }
    }

    #[test]
    fn what_is_no_frame_is_said() {
        let mut frames = Frames::default();
        frames.extend(b"Last login: yesterday\n");
        assert_eq!(read_greeting(&frames.next_line().unwrap()), None);
        frames.extend(b"no zeshmem-follower yet, ");
        assert_eq!(frames.next_line(), None);
        frames.extend(greeting().as_bytes());
        assert_eq!(frames.next_line().unwrap(), "no zeshmem-follower yet, ");
        let line = frames.next_line().unwrap();
        assert_eq!(read_greeting(&line), Some((VERSION, std::process::id())));
        frames.extend(&[0xff; 8]);
        assert!(frames.next::<Report>().is_err());
        let mut frames = Frames::default();
        frames.extend(&[2, 0, 0, 0, 0, 0, 0, 0, b'n', b'o']);
        assert!(frames.next::<Report>().unwrap_err().contains("not understood"));
    }
}
