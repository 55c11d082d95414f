//! What every PE of a job is doing, readable from outside: one record per PE in memory that the launcher and all PEs map.
//!
//! A PE writes what it enters into its own [`StatusPage`]; the launcher reads all of them when the user asks or a time limit is
//! reached, and a PE may read a peer's to say what that peer did last. Writing costs a locked instruction and a dozen plain
//! stores: no system call, no allocation, and nothing ever waits for a reader.
//!
//! # Where the memory comes from
//! `oshrun` makes a [`StatusBoard`], a memfd with a page for each PE, and lets the PEs inherit it; `ZESHMEM_STATUS_FD` is the
//! descriptor's number. [`StatusBoard::inherited`] maps it. Other launchers leave none: a PE then writes to a page of its own
//! ([`StatusPage::new`]) or of memory that it shares with its peers.
//!
//! # The record
//! 128 bytes, of 64-bit words in the machine's byte order; all zero is "has entered nothing":
//!
//! | word | content |
//! |---|---|
//! | 0 | lock: odd while the record is written, and higher with every writing |
//! | 1 to 6 | name of the routine, UTF-8, filled up with zeros |
//! | 7 | team (low half), awaited PE or -1 (high half) |
//! | 8 | round (bits 0 to 7), whether the PE is inside (bit 8), has finished (bit 9), has told of a death (bit 10) |
//! | 9 | sequence: which operation of the team it is |
//! | 10 | since when, in nanoseconds of [`now`] |
//! | 11 | the PE's process: its number, 0 before it has started, all bits set when it has ended; outside the lock |
//! | 12 | the team on which a kernel of the PE has waited for long, plus 1, or 0; outside the lock |
//! | 13 | which operation of that team the kernel waits in (high half), and for which PE, or -1 (low half); outside the lock |
//! | 14 | how often the PE's watcher has ticked; outside the lock |
//!
//! # The sequence lock
//! A writer makes the lock odd by compare-and-exchange, writes the words, and makes it even again, 2 above what it was. A reader
//! takes the words between two looks at the lock, and believes them only if both saw the same even number. The
//! release fence after the first change and the acquire fence before the reader's second look pair up: a reader that saw any
//! word of a writing sees the lock of it, too. Threads of one PE that write at the same time exclude each other by the lock; one
//! that cannot get it soon goes without, since a report is not worth a wait.
//!
//! # Safety
//! One unsafe call lives here: looking at mapped memory as pages, which are atomics all through.
#![allow(unsafe_code, reason = "a page that other processes write")]

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering, fence};

use memmap2::{MmapOptions, MmapRaw};
use rustix::fs::{MemfdFlags, SealFlags};

use crate::{descriptors, sys};

/// The variable that holds the number of the inherited descriptor.
pub const STATUS_FD: &str = "ZESHMEM_STATUS_FD";

/// The name of a board's memfd, as `/proc/PID/fd` shows it after `/memfd:`.
pub const BOARD_NAME: &str = "zeshmem-status";

/// Bytes of a routine's name that a record holds; longer names are cut.
pub const NAME_BYTES: usize = 48;

const NAME_WORDS: usize = NAME_BYTES / 8;
const WORDS: usize = NAME_WORDS + 4;
/// Words of a page's [copy](StatusPage::copy).
pub const COPY_WORDS: usize = WORDS + 4;
const INSIDE: u64 = 1 << 8;
const FINISHED: u64 = 1 << 9;
const TOLD: u64 = 1 << 10;
/// What stays where the PE enters and leaves routines.
const LASTING: u64 = FINISHED | TOLD;
/// How often a writer tries to get the lock, and a reader to see a record whole.
const ATTEMPTS: usize = 1000;

/// A routine's name as a record holds it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Name([u64; NAME_WORDS]);

impl Name {
    /// The first [`NAME_BYTES`] bytes of `name`. A constant if `name` is, so that [`StatusPage::enter`] has no text to copy.
    pub const fn new(name: &str) -> Self {
        let mut bytes = [[0u8; 8]; NAME_WORDS];
        let mut at = 0;
        while at < name.len() && at < NAME_BYTES {
            bytes[at / 8][at % 8] = name.as_bytes()[at];
            at += 1;
        }
        let mut words = [0; NAME_WORDS];
        let mut at = 0;
        while at < NAME_WORDS {
            words[at] = u64::from_ne_bytes(bytes[at]);
            at += 1;
        }
        Self(words)
    }
}

impl Name {
    /// The same at run time, in a few instructions.
    pub fn of(name: &str) -> Self {
        let mut bytes = [0; NAME_BYTES];
        let length = name.len().min(NAME_BYTES);
        bytes[..length].copy_from_slice(&name.as_bytes()[..length]);
        Self(std::array::from_fn(|word| u64::from_ne_bytes(std::array::from_fn(|byte| bytes[8 * word + byte]))))
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let bytes: Vec<u8> = self.0.iter().flat_map(|word| word.to_ne_bytes()).take_while(|byte| *byte != 0).collect();
        f.write_str(&String::from_utf8_lossy(&bytes))
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// What a PE has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The routine as the user called it.
    pub routine: Name,
    /// Handle of the team, or -1 for what concerns none.
    pub team: i32,
    /// World number of the PE that is waited for; `None` while it is none in particular.
    pub awaited: Option<u32>,
    /// Round of the collective's pattern.
    pub round: u8,
    /// Which operation of the team it is; what the number counts is the caller's business.
    pub sequence: u64,
    /// When it was entered, or the wait began, in nanoseconds of [`now`]; 0 for unknown.
    pub since: u64,
}

/// Nanoseconds of the clock that all processes of a machine share and that never steps back.
pub fn now() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    (time.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(time.tv_nsec as u64)
}

/// One PE's record; any number of threads and processes may write and read it at the same time.
#[derive(Debug)]
#[repr(C, align(128))]
pub struct StatusPage {
    lock: AtomicU64,
    words: [AtomicU64; WORDS],
    process: AtomicU64,
    kernel_wait: AtomicU64,
    kernel_awaits: AtomicU64,
    ticks: AtomicU64,
}

/// A wait of a kernel that has lasted for long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelWait {
    /// The team on which it is, or -1.
    pub team: i32,
    /// The number of the wait, which no other of the PE has.
    pub sequence: u32,
    /// The PE that is awaited, or -1.
    pub pe: i32,
}

/// The process of a PE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Process {
    /// It has not been started yet.
    Absent,
    /// It has this number, and runs as far as the launcher knows.
    Started(u32),
    /// It has ended.
    Ended,
}

const ABSENT: u64 = 0;
const ENDED: u64 = u64::MAX;

const _: () = assert!(size_of::<StatusPage>() == 128);

impl Default for StatusPage {
    fn default() -> Self {
        Self::new()
    }
}

impl StatusPage {
    /// The page of a PE that has entered nothing.
    pub const fn new() -> Self {
        Self {
            lock: AtomicU64::new(0),
            words: [const { AtomicU64::new(0) }; WORDS],
            process: AtomicU64::new(ABSENT),
            kernel_wait: AtomicU64::new(0),
            kernel_awaits: AtomicU64::new(0),
            ticks: AtomicU64::new(0),
        }
    }

    /// The PE's process.
    pub fn process(&self) -> Process {
        match self.process.load(Ordering::Relaxed) {
            ABSENT => Process::Absent,
            ENDED => Process::Ended,
            number => Process::Started(number as u32),
        }
    }

    /// For the launcher: the process that it has started for the PE, unless another one has claimed the page already.
    pub fn started(&self, process: u32) {
        let _ = self.process.compare_exchange(ABSENT, process.into(), Ordering::Relaxed, Ordering::Relaxed);
    }

    /// For the PE: this process is it, not the shell or wrapper that the launcher has started.
    pub fn claim(&self) {
        self.process.store(std::process::id().into(), Ordering::Relaxed);
    }

    /// For the launcher: the PE has ended.
    pub fn ended(&self) {
        self.process.store(ENDED, Ordering::Relaxed);
    }

    /// Says for what a kernel of the PE waits that has done so for long, if one does.
    pub fn show_kernel_wait(&self, wait: Option<KernelWait>) {
        let awaits = wait.map_or(0, |wait| u64::from(wait.sequence) << 32 | u64::from(wait.pe as u32));
        self.kernel_awaits.store(awaits, Ordering::Relaxed);
        let team = wait.map_or(0, |wait| u64::from(wait.team as u32) + 1);
        self.kernel_wait.store(team, Ordering::Relaxed);
    }

    /// For what a kernel of the PE has waited for long. Between two waits it may be of both.
    pub fn kernel_wait(&self) -> Option<KernelWait> {
        let team = self.kernel_wait.load(Ordering::Relaxed).checked_sub(1)? as i32;
        let awaits = self.kernel_awaits.load(Ordering::Relaxed);
        Some(KernelWait { team, sequence: (awaits >> 32) as u32, pe: awaits as u32 as i32 })
    }

    /// Counts the looks that the PE's process takes at its kernels: it is not stopped while the number grows.
    pub fn tick(&self) {
        self.ticks.fetch_add(1, Ordering::Relaxed);
    }

    /// How many there were.
    pub fn ticks(&self) -> u64 {
        self.ticks.load(Ordering::Relaxed)
    }

    /// Says that the PE is in a routine from now on.
    pub fn enter(&self, entry: &Entry) {
        self.write(|words| {
            for (word, part) in words.iter().zip(entry.routine.0) {
                word.store(part, Ordering::Relaxed);
            }
            words[NAME_WORDS].store(pes(entry.team, entry.awaited), Ordering::Relaxed);
            let lasting = words[NAME_WORDS + 1].load(Ordering::Relaxed) & LASTING;
            words[NAME_WORDS + 1].store(u64::from(entry.round) | INSIDE | lasting, Ordering::Relaxed);
            words[NAME_WORDS + 2].store(entry.sequence, Ordering::Relaxed);
            words[NAME_WORDS + 3].store(entry.since, Ordering::Relaxed);
        });
    }

    /// Says for whom the PE waits from now on, in the routine that it has entered: cheaper than entering anew.
    pub fn await_pe(&self, round: u8, awaited: Option<u32>, since: u64) {
        self.write(|words| {
            let team = words[NAME_WORDS].load(Ordering::Relaxed) as i32;
            words[NAME_WORDS].store(pes(team, awaited), Ordering::Relaxed);
            let flags = words[NAME_WORDS + 1].load(Ordering::Relaxed) & (INSIDE | LASTING);
            words[NAME_WORDS + 1].store(u64::from(round) | flags, Ordering::Relaxed);
            words[NAME_WORDS + 3].store(since, Ordering::Relaxed);
        });
    }

    /// Says that the PE is in its own code from now on. What it has entered last stays to be read.
    pub fn leave(&self) {
        self.write(|words| {
            let round = words[NAME_WORDS + 1].load(Ordering::Relaxed) & !INSIDE;
            words[NAME_WORDS + 1].store(round, Ordering::Relaxed);
        });
    }

    /// Says that the PE enters nothing more but the end of the job, so that no other PE waits for it in anything else.
    pub fn finish(&self) {
        self.write(|words| {
            words[NAME_WORDS + 1].fetch_or(FINISHED, Ordering::Release);
        });
    }

    /// Says that the PE ends now and tells of the death of another, so that no other PE has to.
    pub fn tell(&self) {
        self.write(|words| {
            words[NAME_WORDS + 1].fetch_or(TOLD, Ordering::Release);
        });
    }

    /// Whether it has [said](Self::tell) so.
    pub fn has_told(&self) -> bool {
        self.words[NAME_WORDS + 1].load(Ordering::Acquire) & TOLD != 0
    }

    /// Takes all that back, for a PE that begins again: before it meets the others.
    pub fn begin(&self) {
        self.write(|words| {
            words[NAME_WORDS + 1].fetch_and(!LASTING, Ordering::Relaxed);
        });
    }

    /// Whether the PE has said that it [finishes](Self::finish). What it did before is visible then.
    pub fn is_finished(&self) -> bool {
        self.words[NAME_WORDS + 1].load(Ordering::Acquire) & FINISHED != 0
    }

    /// What the PE is in; `None` for its own code, and for a record that is never seen whole because its writer was stopped while
    /// it wrote.
    pub fn read(&self) -> Option<Entry> {
        self.snapshot().filter(|(_, inside)| *inside).map(|(entry, _)| entry)
    }

    /// What the PE has entered last, whether it is still in it or not; `None` for nothing so far, and as for
    /// [`read`](Self::read).
    pub fn last(&self) -> Option<Entry> {
        // What is written without an entry, such as `begin`, leaves the name empty.
        self.snapshot().map(|(entry, _)| entry).filter(|entry| entry.routine != Name::new(""))
    }

    /// All of the page, for PEs that cannot read it; `None` as for [`read`](Self::read).
    pub fn copy(&self) -> Option<[u64; COPY_WORDS]> {
        let (_, words) = self.whole()?;
        let beside = self.beside().map(|word| word.load(Ordering::Relaxed));
        let mut all = words.into_iter().chain(beside);
        Some(std::array::from_fn(|_| all.next().expect("as many words")))
    }

    /// Makes this page such a copy. Its times are those of another machine's clock.
    pub fn paste(&self, copy: &[u64; COPY_WORDS]) {
        let (record, beside) = copy.split_at(WORDS);
        self.write(|words| words.iter().zip(record).for_each(|(word, part)| word.store(*part, Ordering::Release)));
        self.beside().into_iter().zip(beside).for_each(|(word, part)| word.store(*part, Ordering::Relaxed));
    }

    /// What is outside the lock.
    fn beside(&self) -> [&AtomicU64; COPY_WORDS - WORDS] {
        [&self.process, &self.kernel_wait, &self.kernel_awaits, &self.ticks]
    }

    fn write(&self, body: impl FnOnce(&[AtomicU64; WORDS])) {
        for _ in 0..ATTEMPTS {
            let before = self.lock.load(Ordering::Relaxed);
            let free = before.is_multiple_of(2);
            if free && self.lock.compare_exchange_weak(before, before + 1, Ordering::Acquire, Ordering::Relaxed).is_ok()
            {
                fence(Ordering::Release);
                body(&self.words);
                self.lock.store(before + 2, Ordering::Release);
                return;
            }
            std::hint::spin_loop();
        }
    }

    /// The record, and whether the PE is in it.
    fn snapshot(&self) -> Option<(Entry, bool)> {
        let (_, words) = self.whole().filter(|(lock, _)| *lock != 0)?;
        let [.., pes, flags, sequence, since] = words;
        let mut routine = [0; NAME_WORDS];
        routine.copy_from_slice(&words[..NAME_WORDS]);
        let entry = Entry {
            routine: Name(routine),
            team: pes as i32,
            awaited: u32::try_from((pes >> 32) as i32).ok(),
            round: flags as u8,
            sequence,
            since,
        };
        Some((entry, flags & INSIDE != 0))
    }

    /// The lock and the words under it, seen whole.
    fn whole(&self) -> Option<(u64, [u64; WORDS])> {
        (0..ATTEMPTS).find_map(|_| {
            let before = self.lock.load(Ordering::Acquire);
            let words = self.words.each_ref().map(|word| word.load(Ordering::Relaxed));
            fence(Ordering::Acquire);
            let whole = before.is_multiple_of(2) && self.lock.load(Ordering::Relaxed) == before;
            if !whole {
                std::hint::spin_loop();
            }
            whole.then_some((before, words))
        })
    }
}

/// The word of team and awaited PE.
fn pes(team: i32, awaited: Option<u32>) -> u64 {
    u64::from(team as u32) | u64::from(awaited.unwrap_or(u32::MAX)) << 32
}

/// The pages of all PEs of a job, in memory that processes share.
#[derive(Debug)]
pub struct StatusBoard {
    map: MmapRaw,
    pes: usize,
}

impl StatusBoard {
    /// A board for `pes` PEs that have entered nothing, and the descriptor to be inherited, which closes on exec as yet.
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` for no PEs.
    pub fn create(pes: usize) -> io::Result<(Self, OwnedFd)> {
        let fd = rustix::fs::memfd_create(BOARD_NAME, MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
        descriptors::make_as_long(&fd, pes * size_of::<StatusPage>())?;
        rustix::fs::fcntl_add_seals(&fd, SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL)?;
        Ok((Self::map(fd.as_fd(), pes)?, fd))
    }

    /// The board that the launcher has left to the `pes` PEs of this job, or `None` where it has left none that can be used. The
    /// descriptor becomes close-on-exec: a program that this process starts is no PE of the job.
    pub fn inherited(pes: usize) -> Option<Self> {
        let number = std::env::var(STATUS_FD).ok()?.parse().ok()?;
        let board = sys::take_up(number, |fd| Self::check(fd, pes)).and_then(|fd| Self::map(fd.as_fd(), pes));
        board
            .inspect_err(|error| tracing::debug!("{STATUS_FD} is {number}, which is no board of {pes} PEs: {error}"))
            .ok()
    }

    /// Maps the board behind a descriptor, of as many PEs as it has room for.
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` for what is no board.
    pub fn open(fd: impl AsFd) -> io::Result<Self> {
        let bytes = usize::try_from(rustix::fs::fstat(&fd)?.st_size).unwrap_or(0);
        let pes = bytes / size_of::<StatusPage>();
        Self::check(fd.as_fd(), pes)?;
        Self::map(fd.as_fd(), pes)
    }

    /// A board for `pes` PEs which no other process sees. Needs no descriptor, and memory only where it is written.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn unshared(pes: usize) -> io::Result<Self> {
        Ok(Self { map: MmapOptions::new().len(Self::bytes(pes)).map_anon()?.into(), pes })
    }

    /// Bytes of a board for `pes` PEs; zeros are one on which nothing is entered.
    pub fn bytes(pes: usize) -> usize {
        pes * size_of::<StatusPage>()
    }

    /// Maps a board of `pes` PEs that another process of this job made, of which none shrinks it.
    ///
    /// # Errors
    /// What the operating system says; `InvalidInput` for a descriptor of another size.
    pub fn map(fd: BorrowedFd<'_>, pes: usize) -> io::Result<Self> {
        let bytes = Self::bytes(pes);
        if bytes == 0 || rustix::fs::fstat(fd)?.st_size != bytes as i64 {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "another size than a board's"));
        }
        Ok(Self { map: MmapOptions::new().len(bytes).map_raw(&fd)?, pes })
    }

    /// Recognises a board of `pes` PEs by its size and by seals, which no file on a disk has: a number in the environment that
    /// has come to mean something else is not written to.
    fn check(fd: BorrowedFd<'_>, pes: usize) -> io::Result<()> {
        let sealed = rustix::fs::fcntl_get_seals(fd)?.contains(SealFlags::SHRINK | SealFlags::GROW);
        let bytes = (pes * size_of::<StatusPage>()) as i64;
        if bytes == 0 || !sealed || rustix::fs::fstat(fd)?.st_size != bytes {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "no seals, or another size than a board's"));
        }
        Ok(())
    }

    /// The pages, by PE.
    pub fn pages(&self) -> &[StatusPage] {
        // SAFETY: the mapping is page-aligned, holds that many pages by `map`, and lives as long as `self`; no PE shrinks it, so
        // it stays backed. A page consists of atomics, of which any bits are valid and which any process may write.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast(), self.pes) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    fn entry(routine: &str) -> Entry {
        Entry { routine: Name::new(routine), team: 3, awaited: Some(7), round: 2, sequence: 41, since: 99 }
    }

    #[test]
    fn a_copy_says_what_the_page_said() {
        let (page, other) = (StatusPage::new(), StatusPage::new());
        let wait = KernelWait { team: 3, sequence: 4, pe: 5 };
        page.enter(&entry("shmem_barrier_all"));
        page.claim();
        page.show_kernel_wait(Some(wait));
        page.tick();
        page.finish();
        other.paste(&page.copy().unwrap());
        assert_eq!((other.read(), other.kernel_wait()), (Some(entry("shmem_barrier_all")), Some(wait)));
        assert_eq!((other.process(), other.ticks(), other.is_finished()), (page.process(), 1, true));
        page.leave();
        other.paste(&page.copy().unwrap());
        assert_eq!((other.read(), other.last()), (None, Some(entry("shmem_barrier_all"))));
    }

    #[test]
    fn what_was_entered_is_read_until_it_is_left() {
        let page = StatusPage::new();
        assert_eq!((page.read(), page.last()), (None, None));
        page.begin();
        assert_eq!((page.read(), page.last()), (None, None));
        page.enter(&entry("shmem_barrier_all"));
        assert_eq!(page.read(), Some(entry("shmem_barrier_all")));
        page.await_pe(3, None, 100);
        let waiting = Entry { round: 3, awaited: None, since: 100, ..entry("shmem_barrier_all") };
        assert_eq!(page.read(), Some(waiting));
        page.leave();
        assert_eq!((page.read(), page.last()), (None, Some(waiting)));
        page.enter(&Entry { team: -1, ..entry("shmem_quiet") });
        assert_eq!(page.read().map(|entry| entry.team), Some(-1));
        assert!(!page.is_finished() && !page.has_told());
        page.tell();
        page.finish();
        page.enter(&entry("shmem_finalize"));
        page.await_pe(1, Some(3), 0);
        page.leave();
        assert!(page.is_finished() && page.has_told() && page.read().is_none());
        page.begin();
        assert!(!page.is_finished() && !page.has_told());
    }

    #[test]
    fn a_kernels_wait_is_shown_beside_what_the_host_is_in() {
        let page = StatusPage::new();
        assert_eq!(page.kernel_wait(), None);
        for (team, sequence, pe) in [(0, 1, 0), (3, u32::MAX, 7), (i32::MAX, 5, i32::MAX), (-1, 9, -1)] {
            let wait = Some(KernelWait { team, sequence, pe });
            page.show_kernel_wait(wait);
            assert_eq!(page.kernel_wait(), wait);
        }
        page.enter(&entry("shmem_barrier_all"));
        page.show_kernel_wait(None);
        assert_eq!((page.kernel_wait(), page.read()), (None, Some(entry("shmem_barrier_all"))));
    }

    #[test]
    fn names_are_cut_at_their_longest() {
        let long = "x".repeat(60);
        assert_eq!(Name::new(&long).to_string(), "x".repeat(NAME_BYTES));
        for name in ["", "shmem_int_put", &long] {
            assert_eq!(Name::of(name), Name::new(name));
        }
        assert_eq!(Name::new("shmem_int_put").to_string(), "shmem_int_put");
        // A cut through a character leaves a sign of it, and no error.
        assert!(Name::new(&format!("{}é", "x".repeat(47))).to_string().starts_with(&"x".repeat(47)));
    }

    #[test]
    fn a_writer_that_stopped_half_way_stops_no_other() {
        let page = StatusPage::new();
        page.enter(&entry("shmem_barrier_all"));
        page.lock.fetch_add(1, Ordering::Relaxed);
        page.enter(&entry("shmem_quiet"));
        page.leave();
        assert_eq!(page.last(), None);
    }

    /// Every writer writes entries of which all parts follow from one number; a mixture of two would show.
    #[test]
    fn no_reader_sees_parts_of_two_entries() {
        const NAMES: [&str; 4] =
            ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "b", "cccccccccccccccccccc", "dd"];
        let made_of = |number: u64| Entry {
            routine: Name::new(NAMES[number as usize % 4]),
            team: number as i32,
            awaited: Some(number as u32 & 0x7fff_ffff),
            round: number as u8,
            sequence: number,
            since: !number,
        };
        let page = StatusPage::new();
        let stop = AtomicBool::new(false);
        let (seen, changes) = std::thread::scope(|scope| {
            for writer in 0..2 {
                let (page, stop) = (&page, &stop);
                scope.spawn(move || {
                    let mut number = writer;
                    while !stop.load(Ordering::Relaxed) {
                        page.enter(&made_of(number));
                        number += 2;
                    }
                });
            }
            let readers: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(|| {
                        let (mut seen, mut changes, mut last) = (0, 0, 0);
                        // Until both writers have been seen at work: how long that takes is the machine's business.
                        while seen < 20_000 || changes < 100 {
                            let Some(entry) = page.read() else {
                                std::thread::yield_now();
                                continue;
                            };
                            assert_eq!(entry, made_of(entry.sequence));
                            seen += 1;
                            changes += usize::from(entry.sequence != last);
                            last = entry.sequence;
                        }
                        (seen, changes)
                    })
                })
                .collect();
            let totals = readers.into_iter().map(|reader| reader.join()).collect::<Vec<_>>();
            stop.store(true, Ordering::Relaxed);
            totals.into_iter().map(|total| total.unwrap()).fold((0, 0), |(a, b), (c, d)| (a + c, b + d))
        });
        assert!(seen >= 40_000 && changes >= 200, "{seen} {changes}");
    }

    #[test]
    fn the_pes_process_goes_before_the_launchers_child() {
        let page = StatusPage::new();
        assert_eq!(page.process(), Process::Absent);
        page.started(7);
        assert_eq!(page.process(), Process::Started(7));
        page.claim();
        page.started(7);
        assert_eq!(page.process(), Process::Started(std::process::id()));
        page.ended();
        assert_eq!(page.process(), Process::Ended);
    }

    #[test]
    fn a_board_is_shared_by_its_descriptor_and_known_by_its_size() {
        let (ours, fd) = StatusBoard::create(3).unwrap();
        let theirs = StatusBoard::map(fd.as_fd(), 3).unwrap();
        theirs.pages()[2].enter(&entry("shmem_wait_until"));
        assert_eq!(ours.pages()[2].read(), Some(entry("shmem_wait_until")));
        assert_eq!(ours.pages()[1].last(), None);
        assert_eq!(StatusBoard::open(&fd).unwrap().pages().len(), 3);
        assert!(StatusBoard::map(fd.as_fd(), 4).is_err());
        assert!(StatusBoard::create(0).is_err());
        let disk = std::fs::File::open("/proc/self/exe").unwrap();
        assert!(StatusBoard::map(disk.as_fd(), 3).is_err());
    }
}
