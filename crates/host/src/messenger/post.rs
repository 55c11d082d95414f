//! Where letters go: into a mailbox of the same node, or out as a message.
//!
//! # Letters as messages
//! A letter to a PE of another node is a message, which the thread that takes messages there puts into that PE's own
//! mailbox, and rings the bell, as a sender of the same node would have. Messages come late, and in any order. That changes
//! nothing:
//!
//! * No letter is overwritten before it was read. In a team, the letter of exchange e + 2 is *sent* only by a PE that has
//!   finished e + 1, so that its reader has entered e + 1, and finished e. To finish e it has read the letter of e, which
//!   had come therefore. The letters of e and of e + 1, which may overtake each other, have two places. The same holds of
//!   the numbers of letters between two PEs.
//! * A slot's mailboxes are made as new (`Messenger::reset`) when no letter to them is on its way. A PE that has returned
//!   from its last exchange on a slot has read all letters that were sent to it there, since it waits for each. And the
//!   first letter of the next team in the slot is sent by a PE that has returned from that team's creation, into which this
//!   PE went after it had made the mailboxes as new.
//!
//! # What PEs of other nodes are doing
//! A PE that waits long for one of another node asks for that PE's status page. The answer says as well how many letters its PE has sent
//! to the one that asks: since messages overtake each other, it counts where as many have come. And there is none while kernels of the
//! asked PE have made requests that are not carried out. So all that a PE has sent before it was as its page shows has arrived.

use std::cell::Cell;
use std::mem::MaybeUninit;
use std::sync::Arc;

use zeshmem_bootstrap::status::{COPY_WORDS, StatusPage};
use zeshmem_fabric::LETTER;
use zeshmem_ipc::SharedMemory;

use super::*;

/// Which letter to a PE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Addressed {
    /// Of an exchange on a slot.
    Team { slot: usize, round: usize, lane: usize, epoch: u32 },
    /// Between two PEs.
    Pair { from: usize, number: u32 },
}

impl Addressed {
    /// What its bell is rung with.
    pub fn number(self) -> u32 {
        match self {
            Addressed::Team { epoch, .. } => epoch,
            Addressed::Pair { number, .. } => number,
        }
    }
}

impl Layout {
    /// Offsets of a letter's first line and of its page in the segment of the PE to which it goes.
    fn of_letter(self, letter: Addressed) -> (usize, usize) {
        match letter {
            Addressed::Team { slot, round, lane, epoch } => self.letter(slot, round, lane, epoch),
            Addressed::Pair { from, number } => self.letter_from(from, number),
        }
    }

    /// Bytes that the value of a letter has at most; `None` where there is no place for such a letter.
    fn room(self, letter: Addressed) -> Option<usize> {
        match letter {
            Addressed::Team { slot, round, lane, .. } => {
                let (lanes, bytes) = self.pages(round);
                (slot < MAX_TEAMS && round < self.all_rounds() && lane < lanes).then_some(bytes)
            }
            Addressed::Pair { from, .. } => (from < self.paired).then_some(LETTER_BYTES),
        }
    }
}

/// The segments of this PE and of its peers.
#[derive(Clone)]
pub(crate) struct MailRoom {
    /// By world PE; `None` for PEs of other nodes.
    segments: Arc<Vec<Option<Box<SharedMemory>>>>,
    /// By world PE.
    passed: Arc<[Passed]>,
    pub(super) layout: Layout,
    my_pe: usize,
    job: Arc<Job>,
}

/// Letters between this PE and one of another node so far.
#[derive(Default)]
struct Passed {
    sent: AtomicU32,
    come: AtomicU32,
}

impl MailRoom {
    /// Of segments that have the layout.
    pub(super) fn new(
        segments: Arc<Vec<Option<Box<SharedMemory>>>>,
        layout: Layout,
        my_pe: usize,
        job: Arc<Job>,
    ) -> MailRoom {
        assert!(segments.iter().flatten().all(|segment| segment.bytes() >= layout.segment_bytes()));
        assert!(segments[my_pe].is_some(), "a PE has its own segment");
        let passed = segments.iter().map(|_| Passed::default()).collect();
        MailRoom { segments, passed, layout, my_pe, job }
    }

    /// Whether a PE is of another node.
    pub fn is_far(&self, pe: usize) -> bool {
        self.segments[pe].is_none()
    }

    /// Where a letter to a PE of this node goes.
    pub(super) fn place(&self, pe: usize, letter: Addressed) -> Option<Place<'_>> {
        let segment = self.segments[pe].as_ref()?.as_ptr();
        let (line, page) = self.layout.of_letter(letter);
        // SAFETY: both offsets lie within the segment, which has the layout's size.
        Some(unsafe { Place { line: segment.add(line).cast(), page: segment.add(page), room: PhantomData } })
    }

    /// Where a letter to this PE comes.
    pub(super) fn mine(&self, letter: Addressed) -> Place<'_> {
        self.place(self.my_pe, letter).expect("looked at in `new`")
    }

    /// Where PE `pe`, if it is of this node, gets the receipts of PE `from`.
    pub(super) fn receipt(&self, pe: usize, from: usize) -> Option<&Bell> {
        let segment = self.segments[pe].as_ref()?.as_ptr();
        // SAFETY: the offset is that of a line of the segment, which lives as long as `self`, begins as zero, and holds a bell and
        // nothing else.
        Some(unsafe { Bell::at(segment.add(self.layout.receipt_from(from))) })
    }

    /// A letter to a PE of another node is about to go out.
    pub(super) fn count_sent(&self, to: usize) {
        self.passed[to].sent.fetch_add(1, Ordering::Relaxed);
    }

    /// Takes a message that is not for transfers: puts a letter of a PE of another node into this PE's mailbox, answers a question.
    /// `is_behind` says whether kernels have asked for what has not been done.
    pub fn receive(
        &self,
        from: usize,
        message: &[u8],
        is_behind: impl FnOnce() -> bool,
        outbox: &dyn Outbox,
    ) -> Result<(), zeshmem_fabric::Error> {
        let Passed { sent, come } = &self.passed[from];
        match Posted::read(from, message, self.layout) {
            Some(Posted::Letter(letter)) => {
                self.deliver(letter);
                come.fetch_add(1, Ordering::Relaxed);
            }
            Some(Posted::Question) => {
                if let Some(page) = self.job.page_of(self.my_pe).and_then(StatusPage::copy)
                    && !is_behind()
                {
                    let answer = Posted::answer(sent.load(Ordering::Relaxed), &page);
                    // An answer that cannot be sent is no loss: the wire tells of a lost PE, and a PE that finalises has sent its letters.
                    let _ = outbox.send(from, &answer);
                }
            }
            Some(Posted::Answer { letters, page }) => {
                if letters == come.load(Ordering::Relaxed) {
                    self.job.store_page(from, &page);
                }
            }
            None => return Err(zeshmem_fabric::Error::Message { pe: from, what: "is no letter" }),
        }
        Ok(())
    }

    fn deliver(&self, PostedLetter { to, opening, value }: PostedLetter<'_>) {
        let letter = self.mine(to);
        letter.write_opening(opening);
        // SAFETY: room for as many bytes, as `read` has checked; the program reads them only after the bell.
        unsafe { letter.value(value.len()).copy_from_nonoverlapping(value.as_ptr(), value.len()) };
        letter.bell().ring(to.number());
    }
}

/// What comes from PEs of other nodes beside transfers: words of 32 bits, least significant byte first, of which the first is
/// [`LETTER`] and the second says what it is.
#[derive(Debug, PartialEq, Eq)]
enum Posted<'a> {
    Letter(PostedLetter<'a>),
    /// What is the PE doing that gets this?
    Question,
    /// This is the page of the PE that sends this, when it had sent so many letters to the PE that gets it.
    Answer {
        letters: u32,
        page: [u64; COPY_WORDS],
    },
}

const TO_A_TEAM: u32 = 0;
const TO_A_PAIR: u32 = 1;
const QUESTION: u32 = 2;
const ANSWER: u32 = 3;

/// Bytes of an answer, and of what stands before the page.
const ANSWER_BYTES: usize = ANSWER_START + 8 * COPY_WORDS;
const ANSWER_START: usize = 12;

impl Posted<'_> {
    fn question() -> [u8; 8] {
        bytes_of([LETTER.into(), QUESTION])
    }

    fn answer(letters: u32, page: &[u64; COPY_WORDS]) -> [u8; ANSWER_BYTES] {
        let mut answer = [0; ANSWER_BYTES];
        let (start, words) = answer.split_at_mut(ANSWER_START);
        start.copy_from_slice(&bytes_of::<3, ANSWER_START>([LETTER.into(), ANSWER, letters]));
        words.chunks_exact_mut(8).zip(page).for_each(|(place, word)| place.copy_from_slice(&word.to_le_bytes()));
        answer
    }

    /// `None` where it is none of these.
    fn read(from: usize, message: &[u8], layout: Layout) -> Option<Posted<'_>> {
        match [word_of(message, 0)?, word_of(message, 1)?] {
            [first, _] if first != LETTER.into() => None,
            [_, QUESTION] => Some(Posted::Question),
            [_, ANSWER] => {
                let (letters, message) = (word_of(message, 2)?, message.first_chunk::<ANSWER_BYTES>()?);
                let word = |index| {
                    let start = ANSWER_START + 8 * index;
                    u64::from_le_bytes(std::array::from_fn(|byte| message[start + byte]))
                };
                Some(Posted::Answer { letters, page: std::array::from_fn(word) })
            }
            _ => PostedLetter::read(from, message, layout).map(Posted::Letter),
        }
    }
}

/// Asks a PE of another node what it does, if that can be done without waiting.
pub(super) fn ask(outbox: &dyn Outbox, pe: usize) {
    // Of a PE that is lost the network tells.
    let _ = outbox.try_send(pe, &Posted::question());
}

fn bytes_of<const WORDS: usize, const BYTES: usize>(words: [u32; WORDS]) -> [u8; BYTES] {
    const { assert!(BYTES == WORDS * size_of::<u32>()) };
    let mut bytes = [0; BYTES];
    bytes.chunks_exact_mut(size_of::<u32>()).zip(words).for_each(|(place, word)| {
        place.copy_from_slice(&word.to_le_bytes());
    });
    bytes
}

fn word_of(message: &[u8], index: usize) -> Option<u32> {
    let bytes = message.get(index * size_of::<u32>()..)?.first_chunk()?;
    Some(u32::from_le_bytes(*bytes))
}

/// A letter as a message: words, and the value.
#[derive(Debug, PartialEq, Eq)]
struct PostedLetter<'a> {
    to: Addressed,
    opening: Opening,
    value: &'a [u8],
}

/// Words before the value: what the message is, to which mailboxes, where in these, the number, the opening.
const WORDS: usize = 12;
const HEADER: usize = WORDS * size_of::<u32>();
const _: () = assert!(HEADER + BUNDLE_BYTES <= zeshmem_fabric::wire::LONGEST, "a letter is one message");

impl PostedLetter<'_> {
    fn header(to: Addressed, opening: Opening) -> [u8; HEADER] {
        let [kind, slot, round, lane] = match to {
            Addressed::Team { slot, round, lane, .. } => [TO_A_TEAM, slot as u32, round as u32, lane as u32],
            // The PE that gets it knows from whom.
            Addressed::Pair { .. } => [TO_A_PAIR, 0, 0, 0],
        };
        let Opening { least, greatest, faulty, bytes } = opening;
        let [least, greatest] = [least, greatest].map(|word| [word as u32, (word >> 32) as u32]);
        let place = [LETTER.into(), kind, slot, round, lane, to.number()];
        let words: [u32; WORDS] = std::array::from_fn(|index| match index {
            0..6 => place[index],
            6..8 => least[index - 6],
            8..10 => greatest[index - 8],
            10 => faulty as u32,
            _ => bytes,
        });
        bytes_of(words)
    }

    /// `None` where it is none, or for no place that there is.
    fn read(from: usize, message: &[u8], layout: Layout) -> Option<PostedLetter<'_>> {
        let (header, value) = message.split_first_chunk::<HEADER>()?;
        let word = |index: usize| word_of(header, index).expect("a word of the header");
        let wide = |index: usize| u64::from(word(index)) | u64::from(word(index + 1)) << 32;
        let [slot, round, lane] = [2, 3, 4].map(|index| word(index) as usize);
        let to = match word(1) {
            TO_A_TEAM => Addressed::Team { slot, round, lane, epoch: word(5) },
            TO_A_PAIR => Addressed::Pair { from, number: word(5) },
            _ => return None,
        };
        let opening = Opening { least: wide(6), greatest: wide(8), faulty: word(10) as i32, bytes: word(11) };
        (value.len() <= layout.room(to)?).then_some(PostedLetter { to, opening, value })
    }
}

/// Room for a letter, as in a mailbox, with room for the header right before the page.
#[repr(C, align(64))]
struct Draft {
    line: MaybeUninit<[u8; size_of::<Letter>()]>,
    front: MaybeUninit<[u8; 64]>,
    page: MaybeUninit<[u8; BUNDLE_BYTES]>,
}

thread_local! {
    /// A thread's: it is larger than some stacks. One that exits the process has lost it.
    static DRAFT: Cell<Option<Box<MaybeUninit<Draft>>>> = const { Cell::new(None) };
}

/// Writes a letter as a message for `send`. `write` fills it in and says how many bytes its value has.
#[cold]
pub(super) fn post<R>(to: Addressed, write: impl FnOnce(&Place<'_>) -> usize, send: impl FnOnce(&[u8]) -> R) -> R {
    let mut kept = DRAFT.try_with(Cell::take).ok().flatten().unwrap_or_else(Box::new_uninit);
    let draft = kept.as_mut_ptr();
    // SAFETY: fields, whose addresses are all that is taken.
    let (letter, front) = unsafe {
        let letter =
            Place { line: (&raw mut (*draft).line).cast(), page: (&raw mut (*draft).page).cast(), room: PhantomData };
        (letter, (&raw mut (*draft).front).cast::<u8>())
    };
    let bytes = write(&letter);
    assert!(bytes <= BUNDLE_BYTES);
    let header = PostedLetter::header(to, letter.opening());
    // SAFETY: `write` has initialised the opening and `bytes` bytes of the value, which lie in the first line or in the page.
    // The page is where `front` ends, in the same draft, and has room for them; the header fits `front`.
    let message = unsafe {
        if letter.value(bytes) != letter.page {
            letter.page.copy_from_nonoverlapping(letter.value(bytes), bytes);
        }
        let message = front.add(64 - HEADER);
        message.copy_from_nonoverlapping(header.as_ptr(), HEADER);
        std::slice::from_raw_parts(message, HEADER + bytes)
    };
    let sent = send(message);
    let _ = DRAFT.try_with(|place| place.set(Some(kept)));
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An outbox for those who send nothing.
    struct Nowhere;

    impl Outbox for Nowhere {
        fn send(&self, to: usize, _: &[u8]) -> Result<(), zeshmem_fabric::wire::Error> {
            panic!("a message to PE {to}")
        }

        fn try_send(&self, to: usize, message: &[u8]) -> Result<bool, zeshmem_fabric::wire::Error> {
            self.send(to, message).map(|()| true)
        }

        fn has_room(&self, _: usize, _: usize) -> bool {
            true
        }
    }

    #[test]
    fn questions_and_answers_survive_as_messages() {
        let layout = Layout::of(2, 1);
        assert_eq!(Posted::read(0, &Posted::question(), layout), Some(Posted::Question));
        let page = std::array::from_fn(|word| word as u64 + 1);
        for letters in [0, 1, u32::MAX] {
            let answer = Posted::answer(letters, &page);
            assert_eq!(Posted::read(0, &answer, layout), Some(Posted::Answer { letters, page }));
        }
        let [mut other, cut] = [Posted::answer(1, &page); 2];
        other[2] = 1;
        let cut = &cut[..cut.len() - 8];
        assert_eq!([&other[..], cut].map(|message| Posted::read(0, message, layout)), [None, None]);
    }

    #[test]
    fn letters_survive_as_messages() {
        let layout = Layout::of(300, 150);
        let opening = Opening { least: 1 << 40 | 5, greatest: u64::MAX - 3, faulty: i32::MAX, bytes: 7 };
        let (slot, round, lane) = (MAX_TEAMS - 1, layout.all_rounds() - 1, layout.between - 1);
        let message = |to, bytes: usize| [&PostedLetter::header(to, opening)[..], &vec![9; bytes]].concat();
        for to in [
            Addressed::Team { slot: 0, round: 0, lane: 0, epoch: 1 },
            Addressed::Team { slot, round: layout.outward(), lane: 0, epoch: 2 },
            Addressed::Team { slot, round, lane, epoch: u32::MAX },
            Addressed::Pair { from: 299, number: 12 },
        ] {
            let room = layout.room(to).unwrap();
            for bytes in [0, 1, INLINE_BYTES, room] {
                let read = PostedLetter { to, opening, value: &vec![9; bytes] };
                assert_eq!(Posted::read(299, &message(to, bytes), layout), Some(Posted::Letter(read)));
            }
            assert_eq!(Posted::read(299, &message(to, room + 1), layout), None);
            assert_eq!(Posted::read(299, &message(to, 0)[1..], layout), None);
        }
        for beyond in [
            Addressed::Team { slot: MAX_TEAMS, round, lane, epoch: 1 },
            Addressed::Team { slot, round: round + 1, lane, epoch: 1 },
            Addressed::Team { slot, round, lane: lane + 1, epoch: 1 },
        ] {
            assert_eq!(Posted::read(0, &message(beyond, 0), layout), None);
        }
        let from_nowhere = Addressed::Pair { from: 300, number: 1 };
        assert_eq!(Posted::read(300, &message(from_nowhere, 0), layout), None);
    }

    #[test]
    fn a_posted_letter_is_found_as_one_of_the_same_node() {
        let layout = Layout::of(2, 1);
        let segment = SharedMemory::unshared(layout.segment_bytes()).unwrap();
        let room = MailRoom::new(Arc::new(vec![None, Some(Box::new(segment))]), layout, 1, Job::alone());
        let opening = Opening { least: 3, greatest: 4, faulty: 5, bytes: 6 };
        for (number, bytes) in [(1, 0), (2, INLINE_BYTES), (3, INLINE_BYTES + 1), (4, LETTER_BYTES)] {
            for to in
                [Addressed::Team { slot: 1, round: 0, lane: 0, epoch: number }, Addressed::Pair { from: 0, number }]
            {
                assert!(room.place(0, to).is_none());
                let write = |letter: &Place<'_>| {
                    letter.write_opening(opening);
                    // SAFETY: a letter has room for as many bytes.
                    unsafe { letter.value(bytes).write_bytes(number as u8, bytes) };
                    bytes
                };
                post(to, write, |message| room.receive(0, message, || false, &Nowhere)).unwrap();
                let letter = room.mine(to);
                assert_eq!((letter.bell().load(), letter.opening()), (number, opening));
                // SAFETY: the letter has as many bytes.
                let value = unsafe { std::slice::from_raw_parts(letter.value(bytes), bytes) };
                assert!(value.iter().all(|byte| *byte == number as u8));
            }
        }
        assert!(room.receive(0, &[LETTER; 7], || false, &Nowhere).is_err());
    }
}
