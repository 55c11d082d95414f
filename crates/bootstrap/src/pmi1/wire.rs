//! The lines of PMI-1: written, read, and cut out of a byte stream.
//!
//! A line is `key=value` pairs separated by blanks, `cmd` among them. Launchers differ in the order of the pairs and in
//! which they send, so everything is found by key, never by position. One rule more: a `value` extends to the end of the
//! line, blanks included.

use std::fmt;

/// What a launcher accepts: lengths, without terminators, and three things more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Maxes {
    /// Name of a key-value space.
    pub kvsname: usize,
    /// A key.
    pub key: usize,
    /// A value.
    pub value: usize,
    /// How many requests a PE may send before it has read the answers. An addition of ours to the protocol: other launchers
    /// do not say, which means one. It makes start-up of hundreds of PEs a matter of bandwidth instead of latency.
    pub in_flight: usize,
    /// How many bytes of text the launcher takes with an abort, to show them to the user: an addition of ours, too. Other
    /// launchers take none, which is 0.
    pub abort_text: usize,
    /// Whether a PE that has finalised may begin again, over the same socket: an addition of ours, too. Other launchers do not say,
    /// and close the socket.
    pub restarts: bool,
}

/// What a PE that aborts the job tells the launcher of the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing: it has none to tell, or has told it by itself.
    Untold,
    /// That another PE has found it and will tell it.
    Elsewhere,
    /// This, to be shown to the user.
    Told(String),
}

/// What a PE says to the launcher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// The first line: protocol version 1.1.
    Init,
    /// Asks for the [`Maxes`].
    GetMaxes,
    /// Asks which of several programs of the job this is.
    GetAppnum,
    /// Asks how many PEs the job could grow to.
    GetUniverseSize,
    /// Asks for the name of the job's key-value space.
    GetMyKvsname,
    /// Stores a value.
    Put {
        /// The key-value space.
        kvsname: String,
        /// The key.
        key: String,
        /// The value, printable, without line ends.
        value: String,
    },
    /// Enters the barrier.
    BarrierIn,
    /// Asks for a value.
    Get {
        /// The key-value space.
        kvsname: String,
        /// The key.
        key: String,
    },
    /// The last line: this PE is done.
    Finalize,
    /// Ends the job; not answered.
    Abort {
        /// Exit status of the job.
        code: i32,
        /// Why; nothing but [`Reason::Untold`] for launchers that take no text.
        reason: Reason,
    },
}

/// Why a line is not a [`Request`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRequest {
    /// There is no such command here; carries its name.
    #[error("unknown command '{0}'")]
    Unknown(String),
    /// A pair is missing or its value is no number.
    #[error("{command} lacks a usable '{key}'")]
    Missing {
        /// The command.
        command: String,
        /// The key.
        key: &'static str,
    },
}

impl Request {
    /// The command word, for messages.
    pub fn command(&self) -> &'static str {
        match self {
            Self::Init => "init",
            Self::GetMaxes => "get_maxes",
            Self::GetAppnum => "get_appnum",
            Self::GetUniverseSize => "get_universe_size",
            Self::GetMyKvsname => "get_my_kvsname",
            Self::Put { .. } => "put",
            Self::BarrierIn => "barrier_in",
            Self::Get { .. } => "get",
            Self::Finalize => "finalize",
            Self::Abort { .. } => "abort",
        }
    }

    /// The `cmd` of the answer that belongs to this request; `abort` has none.
    pub fn answer(&self) -> Option<&'static str> {
        Some(match self {
            Self::Init => "response_to_init",
            Self::GetMaxes => "maxes",
            Self::GetAppnum => "appnum",
            Self::GetUniverseSize => "universe_size",
            Self::GetMyKvsname => "my_kvsname",
            Self::Put { .. } => "put_result",
            Self::BarrierIn => "barrier_out",
            Self::Get { .. } => "get_result",
            Self::Finalize => "finalize_ack",
            Self::Abort { .. } => return None,
        })
    }

    /// The line, with its line end.
    pub fn to_line(&self) -> String {
        let command = self.command();
        match self {
            Self::Init => format!("cmd={command} pmi_version=1 pmi_subversion=1\n"),
            Self::Put { kvsname, key, value } => {
                format!("cmd={command} kvsname={kvsname} key={key} value={value}\n")
            }
            Self::Get { kvsname, key } => format!("cmd={command} kvsname={kvsname} key={key}\n"),
            Self::Abort { code, reason } => match reason {
                Reason::Untold => format!("cmd={command} exitcode={code}\n"),
                // A text is never empty, so that an empty one can have a meaning of its own.
                Reason::Elsewhere => format!("cmd={command} exitcode={code} value=\n"),
                Reason::Told(text) => format!("cmd={command} exitcode={code} value={}\n", one_line(text)),
            },
            _ => format!("cmd={command}\n"),
        }
    }

    /// Reads a line, without its line end.
    ///
    /// # Errors
    /// [`BadRequest`] says what is wrong with it.
    pub fn parse(line: &str) -> Result<Self, BadRequest> {
        let pairs = Pairs(line);
        let command = pairs.get("cmd").or_else(|| pairs.get("mcmd")).unwrap_or_default();
        let text = |key: &'static str| {
            pairs.get(key).map(str::to_owned).ok_or_else(|| BadRequest::Missing { command: command.to_owned(), key })
        };
        Ok(match command {
            "init" => Self::Init,
            "get_maxes" => Self::GetMaxes,
            "get_appnum" => Self::GetAppnum,
            "get_universe_size" => Self::GetUniverseSize,
            "get_my_kvsname" => Self::GetMyKvsname,
            "put" => Self::Put { kvsname: text("kvsname")?, key: text("key")?, value: text("value")? },
            "barrier_in" => Self::BarrierIn,
            "get" => Self::Get { kvsname: text("kvsname")?, key: text("key")? },
            "finalize" => Self::Finalize,
            "abort" => Self::Abort {
                // Older clients send no code; they mean failure.
                code: pairs.get("exitcode").and_then(|code| code.parse().ok()).unwrap_or(1),
                reason: match pairs.get("value") {
                    None => Reason::Untold,
                    Some("") => Reason::Elsewhere,
                    Some(text) => Reason::Told(several_lines(text)),
                },
            },
            other => return Err(BadRequest::Unknown(other.to_owned())),
        })
    }
}

/// A text in which no line ends.
fn one_line(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

/// The inverse of [`one_line`].
fn several_lines(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line.chars();
    while let Some(character) = rest.next() {
        match (character, character == '\\') {
            (_, true) => text.push(if rest.next() == Some('n') { '\n' } else { '\\' }),
            (other, false) => text.push(other),
        }
    }
    text
}

/// What the launcher answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// To [`Request::Init`].
    Init,
    /// To [`Request::GetMaxes`].
    Maxes(Maxes),
    /// To [`Request::GetAppnum`].
    Appnum(usize),
    /// To [`Request::GetUniverseSize`].
    UniverseSize(usize),
    /// To [`Request::GetMyKvsname`].
    MyKvsname(String),
    /// To [`Request::Put`]: done, or a reason without blanks.
    Put(Result<(), &'static str>),
    /// To [`Request::BarrierIn`], once all are in.
    BarrierOut,
    /// To [`Request::Get`]: the value, or a reason without blanks.
    Get(Result<String, &'static str>),
    /// To [`Request::Finalize`].
    Finalize,
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Init => writeln!(f, "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0"),
            Self::Maxes(maxes) => writeln!(
                f,
                "cmd=maxes rc=0 kvsname_max={} keylen_max={} vallen_max={} in_flight_max={} abort_text_max={} restarts={}",
                maxes.kvsname,
                maxes.key,
                maxes.value,
                maxes.in_flight,
                maxes.abort_text,
                u8::from(maxes.restarts)
            ),
            Self::Appnum(number) => writeln!(f, "cmd=appnum rc=0 appnum={number}"),
            Self::UniverseSize(size) => writeln!(f, "cmd=universe_size rc=0 size={size}"),
            Self::MyKvsname(name) => writeln!(f, "cmd=my_kvsname rc=0 kvsname={name}"),
            Self::Put(Ok(())) => writeln!(f, "cmd=put_result rc=0 msg=success"),
            Self::Put(Err(reason)) => writeln!(f, "cmd=put_result rc=-1 msg={reason}"),
            Self::BarrierOut => writeln!(f, "cmd=barrier_out rc=0"),
            Self::Get(Ok(value)) => writeln!(f, "cmd=get_result rc=0 msg=success value={value}"),
            Self::Get(Err(reason)) => writeln!(f, "cmd=get_result rc=-1 msg={reason}"),
            Self::Finalize => writeln!(f, "cmd=finalize_ack rc=0"),
        }
    }
}

/// The pairs of one line, found by key.
#[derive(Clone, Copy, Debug)]
pub struct Pairs<'a>(pub &'a str);

impl<'a> Pairs<'a> {
    /// The value of `key`. Of several, the first counts; nothing inside a `value` is ever taken for a key.
    pub fn get(&self, key: &str) -> Option<&'a str> {
        let mut rest = self.0.trim_start_matches(BLANK);
        while !rest.is_empty() {
            if let Some(value) = rest.strip_prefix("value=") {
                return (key == "value").then_some(value);
            }
            let (pair, after) = rest.split_once(BLANK).unwrap_or((rest, ""));
            match pair.split_once('=') {
                Some((found, value)) if found == key => return Some(value),
                _ => rest = after.trim_start_matches(BLANK),
            }
        }
        None
    }
}

const BLANK: [char; 2] = [' ', '\t'];

/// Cuts a stream of bytes into lines.
#[derive(Debug, Default)]
pub struct LineBuffer {
    bytes: Vec<u8>,
    // Everything before this has been searched for a line end without success.
    searched: usize,
}

/// No message of the protocol comes near this; what does is not PMI-1.
pub const LONGEST_LINE: usize = 1 << 20;

/// The stream held more than [`LONGEST_LINE`] bytes without a line end, or a line that is not UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a line of text")]
pub struct NotText;

impl LineBuffer {
    /// Adds what was received.
    pub fn extend(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Whether nothing has been received that was not given as a line.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Bytes that were received and not given as a line.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The next whole line, without its end, or `None` until more is received.
    ///
    /// # Errors
    /// [`NotText`]; the stream is of no use after it.
    pub fn next_line(&mut self) -> Result<Option<String>, NotText> {
        let Some(end) = self.bytes[self.searched..].iter().position(|&byte| byte == b'\n') else {
            self.searched = self.bytes.len();
            return if self.searched > LONGEST_LINE { Err(NotText) } else { Ok(None) };
        };
        let mut line: Vec<u8> = self.bytes.drain(..=self.searched + end).collect();
        self.searched = 0;
        line.pop();
        String::from_utf8(line).map(Some).map_err(|_| NotText)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn word() -> impl Strategy<Value = String> {
        "[A-Za-z0-9_.:/+-]{1,64}"
    }

    fn value() -> impl Strategy<Value = String> {
        // Anything printable, blanks and further '=' included.
        "[ -~]{0,300}"
    }

    fn request() -> impl Strategy<Value = Request> {
        prop_oneof![
            Just(Request::Init),
            Just(Request::GetMaxes),
            Just(Request::GetAppnum),
            Just(Request::GetUniverseSize),
            Just(Request::GetMyKvsname),
            (word(), word(), value()).prop_map(|(kvsname, key, value)| Request::Put { kvsname, key, value }),
            Just(Request::BarrierIn),
            (word(), word()).prop_map(|(kvsname, key)| Request::Get { kvsname, key }),
            Just(Request::Finalize),
            (any::<i32>(), reason()).prop_map(|(code, reason)| Request::Abort { code, reason }),
        ]
    }

    fn reason() -> impl Strategy<Value = Reason> {
        prop_oneof![
            Just(Reason::Untold),
            Just(Reason::Elsewhere),
            // Several lines, and what stands for their ends.
            "[ -~\\n\\\\n]{1,80}".prop_map(Reason::Told),
        ]
    }

    proptest! {
        #[test]
        fn requests_survive_the_wire(request in request()) {
            let line = request.to_line();
            let line = line.strip_suffix('\n').unwrap();
            prop_assert!(!line.contains('\n'));
            prop_assert_eq!(Request::parse(line), Ok(request));
        }

        #[test]
        fn lines_survive_any_cutting(lines in prop::collection::vec("[ -~]{0,40}", 0..20), cut in 1usize..17) {
            let stream: String = lines.iter().map(|line| format!("{line}\n")).collect();
            let mut buffer = LineBuffer::default();
            let mut found = Vec::new();
            for part in stream.as_bytes().chunks(cut) {
                buffer.extend(part);
                while let Some(line) = buffer.next_line().unwrap() {
                    found.push(line);
                }
            }
            prop_assert_eq!(found, lines);
        }

        #[test]
        fn pairs_are_found_in_any_order(
            mut pairs in prop::collection::btree_map("[a-uw-z][a-z]{0,8}", "[!-~]{0,20}", 1..8).prop_map(|map| map.into_iter().collect::<Vec<_>>()),
            value in value(),
            turn in any::<usize>(),
        ) {
            let turn = turn % pairs.len();
            pairs.rotate_left(turn);
            let mut line: Vec<String> = pairs.iter().map(|(key, text)| format!("{key}={text}")).collect();
            line.push(format!("value={value}"));
            let line = line.join(" ");
            for (key, text) in &pairs {
                prop_assert_eq!(Pairs(&line).get(key), Some(text.as_str()));
            }
            prop_assert_eq!(Pairs(&line).get("value"), Some(value.as_str()));
            prop_assert_eq!(Pairs(&line).get("vacant"), None);
        }

        #[test]
        fn parsing_never_panics(line in "\\PC{0,200}") {
            let _ = Request::parse(&line);
            let _ = Pairs(&line).get("rc");
        }
    }

    #[test]
    fn a_key_inside_a_value_is_not_found() {
        let pairs = Pairs("cmd=get_result value=rc=0 key=9");
        assert_eq!(pairs.get("value"), Some("rc=0 key=9"));
        assert_eq!(pairs.get("rc"), None);
        assert_eq!(pairs.get("key"), None);
    }

    #[test]
    fn odd_requests_are_named() {
        assert_eq!(Request::parse("cmd=dance"), Err(BadRequest::Unknown("dance".into())));
        assert_eq!(Request::parse("mcmd=spawn"), Err(BadRequest::Unknown("spawn".into())));
        assert_eq!(Request::parse(""), Err(BadRequest::Unknown(String::new())));
        assert_eq!(Request::parse("cmd=get kvsname=k"), Err(BadRequest::Missing { command: "get".into(), key: "key" }));
        assert_eq!(Request::parse("cmd=abort"), Ok(Request::Abort { code: 1, reason: Reason::Untold }));
    }

    #[test]
    fn endless_and_binary_lines_are_refused() {
        let mut buffer = LineBuffer::default();
        buffer.extend(&vec![b'x'; LONGEST_LINE + 1]);
        assert_eq!(buffer.next_line(), Err(NotText));
        let mut buffer = LineBuffer::default();
        buffer.extend(&[0xff, b'\n']);
        assert_eq!(buffer.next_line(), Err(NotText));
    }
}
