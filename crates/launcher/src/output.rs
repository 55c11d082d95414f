//! Labelled output, whole lines with their PE's number, and that of other hosts: on threads of their own, one for each place that
//! output goes to, so that a reader of one who has stopped reading does not stop the other.

use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, epoll};
use rustix::io::Errno;
use rustix::pipe::PIPE_BUF;
use serde::{Deserialize, Serialize};

/// Cuts one PE's output into lines and puts the label before each.
#[derive(Debug)]
struct Labeller {
    label: String,
    partial: Vec<u8>,
}

/// A line longer than this is passed on in pieces, each labelled: memory is finite.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

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

/// A place that output goes to, and what goes there: stdout, stderr, or both.
struct Outlet {
    /// Absent where it is closed, or its reader has gone.
    file: Option<File>,
    sinks: &'static [Sink],
    /// Of the threads that write there one does at a time, so that lines stay whole.
    writing: &'static Mutex<()>,
}

/// Where stdout and stderr go: one outlet where that is the same, as on a terminal, so that lines stay whole and in order.
fn outlets([stdout, stderr]: [Option<File>; 2]) -> Vec<Outlet> {
    static WRITING: [Mutex<()>; 2] = [const { Mutex::new(()) }; 2];
    let [first, second] = &WRITING;
    if are_same(stdout.as_ref(), stderr.as_ref()) {
        return vec![Outlet { file: stdout, sinks: &[Sink::Stdout, Sink::Stderr], writing: first }];
    }
    vec![
        Outlet { file: stdout, sinks: &[Sink::Stdout], writing: first },
        Outlet { file: stderr, sinks: &[Sink::Stderr], writing: second },
    ]
}

fn are_same(one: Option<&File>, other: Option<&File>) -> bool {
    let identity =
        |file: Option<&File>| file.and_then(|file| file.metadata().ok()).map(|data| (data.dev(), data.ino()));
    identity(one).is_some_and(|known| identity(other) == Some(known))
}

impl Outlet {
    /// Writes lines; whether there is still a reader. What goes wrong otherwise is told.
    fn write(&mut self, lines: &[u8]) -> bool {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(file) = &mut self.file else { return false };
        let Err(error) = write_all(file, lines) else { return true };
        self.file = None;
        if error.kind() != io::ErrorKind::BrokenPipe {
            LOST.store(true, Ordering::SeqCst);
            let what =
                self.sinks.iter().map(|sink| format!("{sink:?}").to_lowercase()).collect::<Vec<_>>().join(" and ");
            say(&format!("oshrun: cannot write {what}: {error}"));
        }
        false
    }
}

/// Output of PEs could not be written.
static LOST: AtomicBool = AtomicBool::new(false);

/// Whether output of PEs could not be written, other than because its reader has gone.
pub(crate) fn was_lost() -> bool {
    LOST.load(Ordering::SeqCst)
}

/// How long a line of the launcher's own may keep it from its other affairs.
const MOMENT: Duration = Duration::from_millis(500);

/// Writes a line to stderr in one go, so that it stays one line among the PEs' own, and soon returns, also where the reader has
/// stopped reading; the line is written when it goes on. If stderr is closed the line is lost.
pub(crate) fn say(line: &str) {
    static LINES: OnceLock<Option<Sender<String>>> = OnceLock::new();
    static UNWRITTEN: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());
    let unwritten = || UNWRITTEN.0.lock().unwrap_or_else(PoisonError::into_inner);
    let begin = || {
        let (lines, written) = channel::<String>();
        let [_, mut stderr] = own();
        let write = move || {
            for line in written {
                let _ = stderr.as_mut().map(|stderr| write_all(stderr, line.as_bytes()));
                *unwritten() -= 1;
                UNWRITTEN.1.notify_all();
            }
        };
        std::thread::Builder::new().name("words".into()).spawn(write).ok().map(|_| lines)
    };
    let line = format!("{line}\n");
    let Some(lines) = LINES.get_or_init(begin) else {
        let _ = io::stderr().write_all(line.as_bytes());
        return;
    };
    let mut left = unwritten();
    *left += 1;
    // The thread lives as long as the process.
    let _ = lines.send(line);
    // Where it waits for the reader it is not waited for again.
    if *left == 1 {
        let _ = UNWRITTEN.1.wait_timeout_while(left, MOMENT, |left| *left > 0);
    }
}

/// One pipe from one PE.
#[derive(Debug)]
pub(crate) struct Source {
    pub pe: usize,
    pub sink: Sink,
    pub pipe: OwnedFd,
}

/// The threads that read the pipes.
#[derive(Debug)]
pub(crate) struct Forwarder {
    threads: Vec<JoinHandle<io::Result<()>>>,
    /// Closing this end asks the threads to finish; the last of them closes the other when it has.
    line: UnixStream,
}

impl Forwarder {
    /// Lines go to `outputs`, which are the process's own stdout and stderr or, for a follower, what leads there.
    pub(crate) fn start(sources: Vec<Source>, outputs: [Option<File>; 2]) -> io::Result<Self> {
        let (line, theirs) = UnixStream::pair()?;
        let theirs = Arc::new(theirs);
        let mut rest = sources;
        let mut threads = Vec::new();
        for outlet in outlets(outputs) {
            let (its, others) = rest.into_iter().partition(|source| outlet.sinks.contains(&source.sink));
            rest = others;
            let line = theirs.clone();
            let forwarding = Forwarding::new(its, outlet, &line)?;
            threads.push(std::thread::Builder::new().name("output".into()).spawn(move || {
                let result = forwarding.run();
                drop(line);
                result
            })?);
        }
        Ok(Self { threads, line })
    }

    /// Asks for the end: what is in the pipes is still passed on, what may come later is not. The descriptor returned
    /// becomes readable when that is done.
    pub(crate) fn finish(&self) -> io::Result<impl AsFd + '_> {
        self.line.shutdown(std::net::Shutdown::Write)?;
        Ok(&self.line)
    }

    /// The result, once [`finish`](Self::finish) has been done.
    pub(crate) fn join(self) -> io::Result<()> {
        let join = |thread: JoinHandle<io::Result<()>>| {
            thread.join().unwrap_or_else(|_| Err(io::Error::other("an output thread panicked")))
        };
        self.threads.into_iter().try_for_each(join)
    }
}

struct Forwarding {
    epoll: OwnedFd,
    sources: Vec<Option<(Source, Labeller)>>,
    outlet: Outlet,
}

const LINE: u64 = u64::MAX;

impl Forwarding {
    fn new(sources: Vec<Source>, outlet: Outlet, line: &UnixStream) -> io::Result<Self> {
        let epoll = epoll::create(epoll::CreateFlags::CLOEXEC)?;
        epoll::add(&epoll, line, epoll::EventData::new_u64(LINE), epoll::EventFlags::IN)?;
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
            outlet,
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
        if !open {
            self.sources[index] = None;
        }
        self.write(&lines);
        open
    }

    /// Passes on everything that is in a pipe.
    fn drain(&mut self, index: usize) {
        while self.forward(index) {}
        if let Some((_, mut labeller)) = self.sources[index].take() {
            self.write(&labeller.finish());
        }
    }

    /// Writes lines. If their reader has gone (`| head`), the PEs learn of it in the usual way: their pipes close.
    fn write(&mut self, lines: &[u8]) {
        if self.outlet.file.is_some() && !self.outlet.write(lines) {
            self.sources.fill_with(|| None);
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

/// The threads that write the output of other hosts.
#[derive(Debug)]
pub(crate) struct Relay {
    /// By sink.
    pieces: Vec<Sender<Piece>>,
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
        let (news, bell) = UnixStream::pair()?;
        news.set_nonblocking(true)?;
        let (done, written) = channel();
        let mut pieces = Vec::new();
        for mut outlet in outlets(own()) {
            let (to_outlet, work) = channel::<Piece>();
            pieces.extend(outlet.sinks.iter().map(|_| to_outlet.clone()));
            let (done, mut bell) = (done.clone(), bell.try_clone()?);
            // It may stay in a write for ever, to a reader who has stopped reading; the end of the launcher ends it.
            std::thread::Builder::new().name("relay".into()).spawn(move || {
                for (host, sink, bytes) in work {
                    let open = outlet.write(&bytes);
                    if done.send(Written { host, sink, open }).is_err() || bell.write_all(&[0]).is_err() {
                        return;
                    }
                }
            })?;
        }
        Ok(Self { pieces, written, news })
    }

    /// Readable when there is something to [`take`](Self::take).
    pub(crate) fn news(&self) -> &UnixStream {
        &self.news
    }

    pub(crate) fn write(&self, host: usize, sink: Sink, bytes: Vec<u8>) {
        // The threads live as long as this does.
        let _ = self.pieces[sink as usize].send((host, sink, bytes));
    }

    /// What has been written since the last call.
    pub(crate) fn take(&self) -> Vec<Written> {
        let mut bytes = [0; 64];
        while let Ok(1..) | Err(Errno::INTR) = rustix::io::read(&self.news, &mut bytes[..]) {}
        self.written.try_iter().collect()
    }
}

/// Writes everything, also to an output that another process has made non-blocking. What PEs and others write to the same pipe
/// comes between lines.
fn write_all(output: &mut File, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match output.write(whole_lines(bytes)) {
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

/// The first lines, as many as a pipe takes as one; or as much of a line.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    let most = &bytes[..bytes.len().min(PIPE_BUF)];
    if most.len() == bytes.len() {
        return bytes;
    }
    let end = most.iter().rposition(|byte| *byte == b'\n').map_or(most.len(), |end| end + 1);
    &most[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_takes_whole_lines() {
        let line = [b"x".repeat(99), b"\n".to_vec()].concat();
        let text = line.repeat(100);
        assert_eq!(whole_lines(&text).len(), PIPE_BUF / 100 * 100);
        assert_eq!(whole_lines(&text[..250]).len(), 250);
        let long = [b"x".repeat(PIPE_BUF), line].concat();
        assert_eq!(whole_lines(&long).len(), PIPE_BUF);
    }

    #[test]
    fn outputs_to_the_same_place_have_one_outlet() {
        let open = |path| File::open(path).ok();
        let sinks = |outputs| outlets(outputs).iter().map(|outlet| outlet.sinks.len()).collect::<Vec<_>>();
        assert_eq!(sinks([open("/dev/null"), open("/dev/null")]), [2]);
        assert_eq!(sinks([open("/dev/null"), open("/dev/zero")]), [1, 1]);
        assert_eq!(sinks([None, None]), [1, 1]);
    }

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
