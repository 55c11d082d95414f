//! Labelled output: whole lines, each with its PE's number, on a thread of its own.

use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, epoll};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

/// Cuts one PE's output into lines and puts the label before each.
#[derive(Debug)]
struct Labeller {
    label: String,
    partial: Vec<u8>,
}

/// A line longer than this is passed on in pieces, each labelled: memory is finite.
const LONGEST_LINE: usize = 1 << 20;

/// What stands before every line of a PE.
pub(crate) fn label(pe: usize) -> String {
    format!("[{pe}] ")
}

impl Labeller {
    fn new(pe: usize) -> Self {
        Self { label: label(pe), partial: Vec::new() }
    }

    /// Takes output and returns the lines that it completes.
    fn feed(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut lines = Vec::new();
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.partial.extend_from_slice(part);
            if part.ends_with(b"\n") || self.partial.len() >= LONGEST_LINE {
                lines.extend(self.finish());
            }
        }
        lines
    }

    /// What is left, as a line.
    fn finish(&mut self) -> Vec<u8> {
        if self.partial.is_empty() {
            return Vec::new();
        }
        let mut line = self.label.clone().into_bytes();
        line.append(&mut self.partial);
        if !line.ends_with(b"\n") {
            line.push(b'\n');
        }
        line
    }
}

/// Where lines go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Sink {
    Stdout,
    Stderr,
}

/// One pipe from one PE.
#[derive(Debug)]
pub(crate) struct Source {
    pub pe: usize,
    pub sink: Sink,
    pub pipe: OwnedFd,
}

/// The thread that reads the pipes.
#[derive(Debug)]
pub(crate) struct Forwarder {
    thread: JoinHandle<io::Result<()>>,
    /// Closing this end asks the thread to finish; the thread closes the other when it has.
    line: UnixStream,
}

impl Forwarder {
    /// Lines go to `outputs`, which are the process's own stdout and stderr or, for a follower, what leads there.
    pub(crate) fn start(sources: Vec<Source>, outputs: [Option<File>; 2]) -> io::Result<Self> {
        let (line, theirs) = UnixStream::pair()?;
        let forwarding = Forwarding::new(sources, outputs, theirs)?;
        let thread = std::thread::Builder::new().name("output".into()).spawn(move || forwarding.run())?;
        Ok(Self { thread, line })
    }

    /// Asks for the end: what is in the pipes is still passed on, what may come later is not. The descriptor returned
    /// becomes readable when that is done.
    pub(crate) fn finish(&self) -> io::Result<impl AsFd + '_> {
        self.line.shutdown(std::net::Shutdown::Write)?;
        Ok(&self.line)
    }

    /// The result, once [`finish`](Self::finish) has been done.
    pub(crate) fn join(self) -> io::Result<()> {
        self.thread.join().unwrap_or_else(|_| Err(io::Error::other("the output thread panicked")))
    }
}

struct Forwarding {
    epoll: OwnedFd,
    sources: Vec<Option<(Source, Labeller)>>,
    outputs: [Option<File>; 2],
    line: UnixStream,
}

const LINE: u64 = u64::MAX;

impl Forwarding {
    fn new(sources: Vec<Source>, outputs: [Option<File>; 2], line: UnixStream) -> io::Result<Self> {
        let epoll = epoll::create(epoll::CreateFlags::CLOEXEC)?;
        epoll::add(&epoll, &line, epoll::EventData::new_u64(LINE), epoll::EventFlags::IN)?;
        for (index, source) in sources.iter().enumerate() {
            rustix::io::ioctl_fionbio(&source.pipe, true)?;
            epoll::add(&epoll, &source.pipe, epoll::EventData::new_u64(index as u64), epoll::EventFlags::IN)?;
        }
        Ok(Self {
            epoll,
            sources: sources
                .into_iter()
                .map(|source| {
                    let labeller = Labeller::new(source.pe);
                    Some((source, labeller))
                })
                .collect(),
            outputs,
            line,
        })
    }

    fn run(mut self) -> io::Result<()> {
        let mut events = Vec::with_capacity(64);
        let mut finishing = false;
        while !finishing {
            events.clear();
            match epoll::wait(&self.epoll, spare_capacity(&mut events), None) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(errno) => return Err(errno.into()),
            }
            for event in &events {
                match event.data.u64() {
                    LINE => finishing = true,
                    index => {
                        self.forward(index as usize);
                    }
                }
            }
        }
        for index in 0..self.sources.len() {
            self.drain(index);
        }
        Ok(())
    }

    /// Passes on what is in a pipe, up to a buffer full, and closes it at its end. Returns whether there may be more.
    fn forward(&mut self, index: usize) -> bool {
        let mut bytes = [0u8; 65536];
        let Some((source, labeller)) = &mut self.sources[index] else {
            return false;
        };
        let (lines, open) = match rustix::io::read(&source.pipe, &mut bytes[..]) {
            Ok(0) => (labeller.finish(), false),
            Ok(count) => (labeller.feed(&bytes[..count]), true),
            Err(rustix::io::Errno::AGAIN | rustix::io::Errno::INTR) => return false,
            Err(_) => (labeller.finish(), false),
        };
        let sink = source.sink;
        if !open {
            self.sources[index] = None;
        }
        self.write(sink, &lines);
        open
    }

    /// Passes on everything that is in a pipe.
    fn drain(&mut self, index: usize) {
        while self.forward(index) {}
        if let Some((source, mut labeller)) = self.sources[index].take() {
            self.write(source.sink, &labeller.finish());
        }
    }

    /// Writes lines. If their reader has gone (`| head`), the PEs learn of it in the usual way: their pipes close.
    fn write(&mut self, sink: Sink, lines: &[u8]) {
        let Some(output) = &mut self.outputs[sink as usize] else {
            return;
        };
        if write_all(output, lines).is_err() {
            self.outputs[sink as usize] = None;
            for slot in &mut self.sources {
                if slot.as_ref().is_some_and(|(source, _)| source.sink == sink) {
                    *slot = None;
                }
            }
        }
    }
}

/// The process's stdout and stderr; absent where they are closed.
pub(crate) fn own() -> [Option<File>; 2] {
    let duplicate = |fd: io::Result<OwnedFd>| fd.ok().map(File::from);
    [duplicate(io::stdout().as_fd().try_clone_to_owned()), duplicate(io::stderr().as_fd().try_clone_to_owned())]
}

/// Output of another host, and what became of it.
type Piece = (usize, Sink, Vec<u8>);

/// The thread that writes the output of other hosts.
#[derive(Debug)]
pub(crate) struct Relay {
    pieces: Sender<Piece>,
    written: Receiver<Written>,
    /// A byte comes here for each piece that has been written.
    news: UnixStream,
}

/// A piece that has been dealt with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    pub host: usize,
    pub sink: Sink,
    /// Whether there is still a reader.
    pub open: bool,
}

impl Relay {
    pub(crate) fn start() -> io::Result<Self> {
        let (news, mut bell) = UnixStream::pair()?;
        news.set_nonblocking(true)?;
        let (pieces, work) = channel::<Piece>();
        let (done, written) = channel();
        // It may stay in a write for ever, to a reader who has stopped reading; the end of the launcher ends it.
        std::thread::Builder::new().name("relay".into()).spawn(move || {
            let mut outputs = own();
            for (host, sink, bytes) in work {
                let output = &mut outputs[sink as usize];
                if output.as_mut().is_none_or(|output| write_all(output, &bytes).is_err()) {
                    *output = None;
                }
                let open = output.is_some();
                if done.send(Written { host, sink, open }).is_err() || bell.write_all(&[0]).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self { pieces, written, news })
    }

    /// Readable when there is something to [`take`](Self::take).
    pub(crate) fn news(&self) -> &UnixStream {
        &self.news
    }

    pub(crate) fn write(&self, host: usize, sink: Sink, bytes: Vec<u8>) {
        // The thread lives as long as this does.
        let _ = self.pieces.send((host, sink, bytes));
    }

    /// What has been written since the last call.
    pub(crate) fn take(&self) -> Vec<Written> {
        let mut bytes = [0; 64];
        while let Ok(1..) | Err(Errno::INTR) = rustix::io::read(&self.news, &mut bytes[..]) {}
        self.written.try_iter().collect()
    }
}

impl Drop for Forwarding {
    fn drop(&mut self) {
        // Tells the launcher's main thread that the last line is out.
        let _ = self.line.shutdown(std::net::Shutdown::Both);
    }
}

/// Writes everything, also to an output that another process has made non-blocking. Threads write one after the other, so that
/// lines stay whole.
fn write_all(output: &mut File, mut bytes: &[u8]) -> io::Result<()> {
    static WRITING: Mutex<()> = Mutex::new(());
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    while !bytes.is_empty() {
        match output.write(bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                let mut fds = [PollFd::new(&*output, PollFlags::OUT)];
                let _ = rustix::io::retry_on_intr(|| rustix::event::poll(&mut fds, None))?;
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_labelled_whole() {
        let mut labeller = Labeller::new(3);
        assert_eq!(labeller.feed(b"one\ntw"), b"[3] one\n");
        assert_eq!(labeller.feed(b""), b"");
        assert_eq!(labeller.feed(b"o\n\nthree"), b"[3] two\n[3] \n");
        assert_eq!(labeller.finish(), b"[3] three\n");
        assert_eq!(labeller.finish(), b"");
    }

    #[test]
    fn endless_lines_are_cut() {
        let mut labeller = Labeller::new(0);
        let out = labeller.feed(&vec![b'x'; LONGEST_LINE]);
        assert_eq!(out.len(), "[0] ".len() + LONGEST_LINE + 1);
        assert_eq!(labeller.finish(), b"");
    }

    proptest::proptest! {
        #[test]
        fn cutting_does_not_matter(text in "[a-c\n]{0,200}", cut in 1usize..9) {
            let mut labeller = Labeller::new(12);
            let mut out = Vec::new();
            for part in text.as_bytes().chunks(cut) {
                out.extend(labeller.feed(part));
            }
            out.extend(labeller.finish());
            let expected: String = text.split_terminator('\n').map(|line| format!("[12] {line}\n")).collect();
            proptest::prop_assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }
}
