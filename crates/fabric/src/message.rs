//! What PEs of different nodes write to each other for transfers: words of 64 bits, least significant byte first, and data.
//!
//! ```text
//! put      token, piece, where, data in a row; where there is a signal: how many pieces there are, target, operation
//! get      token, piece, where
//! amo      token, target, operation
//! answer   token, piece; of a get the data in a row, of an AMO the value before
//! placed   token, piece, whether an answer is wanted; where there is a signal: target, operation
//! ask      round, 0
//! keys     round, 0; for each range: where, how many bytes, the network's words for it
//! ```
//!
//! The round is that of the question, which its answer repeats. The token names the transfer at the PE that started it. `placed` comes
//! after data that the network has put in place by itself.

use zeshmem_algebra::Blocks;
use zeshmem_mem::{Address, Segment};
use zeshmem_wire::Remote;

use crate::{Amo, AmoOp, Signal, Width};

/// The first byte of messages that are not for transfers: it is left to the layer above.
pub const LETTER: u8 = 0;

const PUT: u64 = 1;
const PUT_SIGNAL: u64 = 2;
const GET: u64 = 3;
const AMO: u64 = 4;
const ANSWER: u64 = 5;
const PLACED: u64 = 6;
const PLACED_SIGNAL: u64 = 7;
const ASK_KEYS: u64 = 8;
const KEYS: u64 = 9;

/// What numbers in messages say of an address.
const SEGMENTS: [Segment; 4] = [Segment::Device, Segment::Host, Segment::Static, Segment::Constant];

/// Bytes of a message before its data at most.
pub(crate) const LONGEST_HEADER: usize = 16 * size_of::<u64>();

/// One piece of a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub token: u64,
    pub piece: usize,
}

/// Blocks at equal distances in a PE's symmetric memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub first: Address,
    pub bytes: usize,
    pub count: usize,
    pub step: usize,
}

impl Row {
    /// A block of so many bytes.
    pub fn one(first: Address, bytes: usize) -> Row {
        Row { first, bytes, count: 1, step: bytes }
    }

    /// The transfer between these blocks and data in a row, in either direction.
    pub fn blocks(self, comes_from_here: bool) -> Blocks {
        let Row { bytes, count, step, .. } = self;
        let (dest_step, source_step) = if comes_from_here { (bytes, step) } else { (step, bytes) };
        Blocks { bytes, count, dest_step, source_step }
    }

    /// Bytes from the first of the first block to the last of the last; `None` where no memory has as many.
    pub fn extent(self) -> Option<usize> {
        let last = self.count.checked_sub(1)?.checked_mul(self.step)?;
        last.checked_add(self.bytes)
    }

    /// Bytes of all blocks.
    pub fn total(self) -> Option<usize> {
        self.bytes.checked_mul(self.count)
    }
}

/// The signal of a put, and how many pieces come before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Following {
    pub pieces: usize,
    pub signal: Signal,
}

/// Symmetric memory of a PE that others read and write without its help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposed {
    /// Its first byte.
    pub first: Address,
    /// How many there are.
    pub bytes: usize,
    /// What the network knows the first byte by.
    pub remote: Remote,
}

/// A message as it was read.
#[derive(Debug)]
pub(crate) enum Message<'a> {
    Put { name: Name, row: Row, following: Option<Following>, data: &'a [u8] },
    Get { name: Name, row: Row },
    Amo { name: Name, target: Address, amo: Amo },
    Answer { name: Name, data: &'a [u8] },
    Placed { name: Name, wants_answer: bool, signal: Option<Signal> },
    AskKeys { round: u64 },
    Keys { round: u64, exposed: Vec<Exposed> },
}

/// Begins messages, to which data may be appended.
pub(crate) struct Writer<'a>(&'a mut Vec<u8>);

impl<'a> Writer<'a> {
    /// What was in `buffer` goes.
    pub fn new(buffer: &'a mut Vec<u8>) -> Writer<'a> {
        buffer.clear();
        Writer(buffer)
    }

    fn words(&mut self, words: &[u64]) {
        words.iter().for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    fn name(&mut self, kind: u64, name: Name) {
        self.words(&[kind, name.token, name.piece as u64]);
    }

    fn row(&mut self, row: Row) {
        self.address(row.first);
        self.words(&[row.bytes as u64, row.count as u64, row.step as u64]);
    }

    fn address(&mut self, address: Address) {
        let segment = SEGMENTS.iter().position(|&segment| segment == address.segment).expect("one of them");
        self.words(&[segment as u64, address.offset as u64]);
    }

    fn amo(&mut self, amo: Amo) {
        self.words(&[amo.op as u64, amo.width.bytes() as u64, amo.operand, amo.compare]);
    }

    pub fn put(mut self, name: Name, row: Row, following: Option<Following>) {
        self.name(if following.is_some() { PUT_SIGNAL } else { PUT }, name);
        self.row(row);
        if let Some(Following { pieces, signal }) = following {
            self.words(&[pieces as u64]);
            self.address(signal.target);
            self.amo(signal.amo);
        }
    }

    pub fn get(mut self, name: Name, row: Row) {
        self.name(GET, name);
        self.row(row);
    }

    pub fn atomic(mut self, name: Name, target: Address, amo: Amo) {
        self.name(AMO, name);
        self.address(target);
        self.amo(amo);
    }

    pub fn answer(mut self, name: Name) {
        self.name(ANSWER, name);
    }

    pub fn placed(mut self, name: Name, wants_answer: bool, signal: Option<Signal>) {
        self.name(if signal.is_some() { PLACED_SIGNAL } else { PLACED }, name);
        self.words(&[u64::from(wants_answer)]);
        if let Some(Signal { target, amo }) = signal {
            self.address(target);
            self.amo(amo);
        }
    }

    pub fn ask_keys(mut self, round: u64) {
        self.name(ASK_KEYS, Name { token: round, piece: 0 });
    }

    pub fn keys(mut self, round: u64, exposed: &[Exposed]) {
        self.name(KEYS, Name { token: round, piece: 0 });
        for Exposed { first, bytes, remote } in exposed {
            self.address(*first);
            self.words(&[*bytes as u64, remote.address, remote.key]);
        }
    }
}

/// Reads a message; `None` where it is none.
pub(crate) fn read(message: &[u8]) -> Option<Message<'_>> {
    let mut rest = Reader(message);
    let kind = rest.word()?;
    let name = Name { token: rest.word()?, piece: rest.size()? };
    Some(match kind {
        PUT => Message::Put { name, row: rest.row()?, following: None, data: rest.0 },
        PUT_SIGNAL => {
            let row = rest.row()?;
            let pieces = rest.size()?;
            let signal = Signal { target: rest.address()?, amo: rest.amo()? };
            Message::Put { name, row, following: Some(Following { pieces, signal }), data: rest.0 }
        }
        GET => Message::Get { name, row: rest.row()? },
        AMO => Message::Amo { name, target: rest.address()?, amo: rest.amo()? },
        ANSWER => Message::Answer { name, data: rest.0 },
        PLACED | PLACED_SIGNAL => {
            let wants_answer = rest.word()? != 0;
            let signal = match kind {
                PLACED => None,
                _ => Some(Signal { target: rest.address()?, amo: rest.amo()? }),
            };
            Message::Placed { name, wants_answer, signal }
        }
        ASK_KEYS => Message::AskKeys { round: name.token },
        KEYS => {
            let mut exposed = Vec::new();
            while !rest.0.is_empty() {
                let (first, bytes) = (rest.address()?, rest.size()?);
                let remote = Remote { address: rest.word()?, key: rest.word()? };
                exposed.push(Exposed { first, bytes, remote });
            }
            Message::Keys { round: name.token, exposed }
        }
        _ => return None,
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn word(&mut self) -> Option<u64> {
        let (word, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*word))
    }

    fn size(&mut self) -> Option<usize> {
        self.word()?.try_into().ok()
    }

    fn row(&mut self) -> Option<Row> {
        Some(Row { first: self.address()?, bytes: self.size()?, count: self.size()?, step: self.size()? })
    }

    fn address(&mut self) -> Option<Address> {
        let segment = *SEGMENTS.get(self.size()?)?;
        Some(Address { segment, offset: self.size()? })
    }

    fn amo(&mut self) -> Option<Amo> {
        let op = AmoOp::from_number(self.word()?.try_into().ok()?)?;
        let width = Width::of_bytes(self.size()?)?;
        Some(Amo { op, width, operand: self.word()?, compare: self.word()? })
    }
}
