//! What travels: a frame, which the provider carries as one of its messages, holds a header and any number of ours.
//!
//! ```text
//! secret 16 | from 4 | flags 4 | before 8 | consumed 8 | until 8 | length 4, bytes | length 4, bytes | ...      little endian
//! ```
//!
//! A frame that is *counted* is acknowledged by its target: `consumed` tells how many bytes of counted frames a PE has
//! handed to its inbox of those that came from the PE that the frame goes to. `until` asks that PE to say so at once when it
//! has got so far; 0 asks for nothing. Acknowledgements that travel alone are not counted. `before` tells how many bytes of counted
//! frames had gone out before this frame: what is missing of them is late, or lost with a connection that broke.

use std::fmt;

use crate::{LONGEST, OneSided};

/// The job's, drawn at random: a sender that does not know it is a stranger.
pub type Secret = [u8; 16];

const HEADER: usize = 48;
const LENGTH: usize = 4;
/// What lies beside a message that is alone in its frame.
pub const OVERHEAD: usize = HEADER + LENGTH;
/// The frame of a small message.
pub const SHORTEST: usize = 512;
/// Room for a message of full length.
pub const ROOM: usize = OVERHEAD + LONGEST;

/// The target acknowledges this frame.
pub const COUNTED: u32 = 1;
/// The sender sends nothing after this.
pub const BYE: u32 = 2;

/// The bytes of a frame, and what the provider wants to lie beside them while it has them.
///
/// A frame is as long as the messages in it; its room is kept for the next use.
#[repr(C)]
pub struct Frame {
    /// The provider's, from the post of an operation to its completion.
    context: [usize; 8],
    /// Where the port that has it in flight notes it.
    pub(crate) place: usize,
    /// The PE that it goes to; without a meaning in frames that come in.
    pub(crate) to: usize,
    /// Whether the provider has it to receive into.
    pub(crate) receives: bool,
    /// Of its header.
    pub(crate) flags: u32,
    pub(crate) until: u64,
    /// The port's registration of the bytes, where the provider wants one.
    pub(crate) registration: usize,
    /// In place of messages: a transfer that the provider makes by itself.
    pub(crate) one_sided: Option<OneSided>,
    length: usize,
    bytes: Box<[u8]>,
}

/// The beginning of a frame that came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    pub from: usize,
    pub flags: u32,
    pub before: u64,
    pub consumed: u64,
    pub until: u64,
}

impl Header {
    pub fn has(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }
}

/// Bytes that no PE of this job has sent.
#[derive(Debug, PartialEq, Eq)]
pub struct Stranger(&'static str);

impl fmt::Display for Stranger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Frame {
    pub fn new() -> Box<Self> {
        Self::with(vec![0; ROOM].into_boxed_slice(), None)
    }

    /// What stands for a transfer, and has no room for messages.
    pub fn of(transfer: OneSided) -> Box<Self> {
        Self::with(Box::default(), Some(transfer))
    }

    fn with(bytes: Box<[u8]>, one_sided: Option<OneSided>) -> Box<Self> {
        Box::new(Self {
            context: [0; 8],
            place: 0,
            to: 0,
            receives: false,
            flags: 0,
            until: 0,
            registration: 0,
            one_sided,
            length: HEADER,
            bytes,
        })
    }

    /// Takes all messages out.
    pub fn clear(&mut self) {
        self.length = HEADER;
    }

    /// Appends a message, if there is room for it.
    pub fn push(&mut self, message: &[u8]) -> bool {
        let end = self.len_with(message);
        let Some(room) = self.bytes.get_mut(self.length..end) else {
            return false;
        };
        let (length, bytes) = room.split_at_mut(LENGTH);
        length.copy_from_slice(&(message.len() as u32).to_le_bytes());
        bytes.copy_from_slice(message);
        self.length = end;
        true
    }

    /// How long the frame is with one more message.
    pub fn len_with(&self, message: &[u8]) -> usize {
        self.length + LENGTH + message.len()
    }

    /// Header and messages, in bytes.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Writes the header.
    pub fn seal(&mut self, secret: &Secret, header: &Header) {
        let Header { from, flags, before, consumed, until } = *header;
        (self.flags, self.until) = (flags, until);
        self.bytes[..16].copy_from_slice(secret);
        self.bytes[16..20].copy_from_slice(&(from as u32).to_le_bytes());
        self.bytes[20..24].copy_from_slice(&flags.to_le_bytes());
        for (at, number) in [(24, before), (32, consumed), (40, until)] {
            self.bytes[at..at + 8].copy_from_slice(&number.to_le_bytes());
        }
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    pub fn room(&mut self) -> &mut [u8] {
        &mut self.bytes
    }
}

/// Whether that is the secret. All bytes are looked at, so that time tells nothing about it.
pub fn is_same(bytes: &[u8], secret: &Secret) -> bool {
    bytes.len() == secret.len() && bytes.iter().zip(secret).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

/// The header and the messages of a frame that came in.
pub fn read<'a>(bytes: &'a [u8], secret: &Secret) -> Result<(Header, Messages<'a>), Stranger> {
    let Some((header, messages)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(Stranger("a message that is too short"));
    };
    if !is_same(&header[..secret.len()], secret) {
        return Err(Stranger("a message without the job's secret"));
    }
    let number =
        |range: std::ops::Range<usize>| header[range].iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte));
    let (from, flags) = (number(16..20) as usize, number(20..24) as u32);
    let header = Header { from, flags, before: number(24..32), consumed: number(32..40), until: number(40..48) };
    let messages = Messages(messages);
    if messages.clone().any(|message| message.is_none()) {
        return Err(Stranger("a message whose parts exceed it"));
    }
    Ok((header, messages))
}

/// The messages of a frame, in the order in which they were put in; `None` where the frame ends too early.
#[derive(Clone)]
pub struct Messages<'a>(&'a [u8]);

impl<'a> Iterator for Messages<'a> {
    type Item = Option<&'a [u8]>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let rest = std::mem::take(&mut self.0);
        let message = rest.split_first_chunk::<LENGTH>().and_then(|(length, rest)| {
            let (message, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            self.0 = rest;
            Some(message)
        });
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SECRET: Secret = [7; 16];
    const A_HEADER: Header =
        Header { from: 3, flags: COUNTED | BYE, before: 1 << 37, consumed: 1 << 40, until: 1 << 33 };

    fn frame(messages: &[Vec<u8>]) -> Box<Frame> {
        let mut frame = Frame::new();
        assert!(messages.iter().all(|message| frame.push(message)));
        frame.seal(&SECRET, &A_HEADER);
        frame
    }

    proptest! {
        #[test]
        fn what_is_put_in_comes_out(messages in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..300), 0..40)) {
            let frame = frame(&messages);
            let (header, read) = read(frame.bytes(), &SECRET).unwrap();
            prop_assert_eq!(header, A_HEADER);
            prop_assert_eq!(read.map(|message| message.unwrap().to_vec()).collect::<Vec<_>>(), messages);
        }

        #[test]
        fn noise_is_a_stranger_s(noise in proptest::collection::vec(any::<u8>(), 0..200)) {
            prop_assert!(read(&noise, &SECRET).is_err());
        }

        #[test]
        fn lengths_that_lie_are_a_stranger_s(lie in 6u32.., at in 0usize..4) {
            let mut frame = frame(&[vec![1; 5]]);
            frame.bytes[HEADER..HEADER + LENGTH].copy_from_slice(&lie.to_le_bytes());
            prop_assert!(read(frame.bytes(), &SECRET).is_err());
            let cut = HEADER + at;
            prop_assert!(at == 0 || read(&frame.bytes()[..cut], &SECRET).is_err());
        }
    }

    #[test]
    fn a_frame_has_room_for_the_longest_message_and_no_more() {
        let mut frame = Frame::new();
        assert!(frame.push(&vec![1; LONGEST]));
        assert_eq!(frame.len(), ROOM);
        assert!(!frame.push(&[]));
        frame.clear();
        assert!(frame.len() == HEADER && frame.push(&[]));
    }
}
