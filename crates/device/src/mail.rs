//! Where in the symmetric heap messages of small collectives lie: see `include/ishmem/device/bodies/small.h`.

use level_zero::Device;
use zeshmem_abi::{GENERATIONS, MAIL_LINE};

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// Bytes, and a word that is stored after them: where PEs are threads of one coherent memory.
    Plain,
    /// Words of 4 bytes and their generation, each stored as a whole.
    Words,
}

impl Messages {
    /// What suits a device.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn of(device: &Device) -> Result<Messages, level_zero::Error> {
        // Work-items that are lanes of an instruction are a GPU's.
        Ok(if device.properties()?.simd_width > 1 { Messages::Words } else { Messages::Plain })
    }

    /// The most that a small collective brings to a PE where the environment does not say it.
    pub fn small_bytes(self) -> usize {
        match self {
            Messages::Plain => 64 << 10,
            Messages::Words => 16 << 10,
        }
    }
}

/// Members that a team with mailboxes has at most: a line of each takes memory in every team slot.
const MAX_MEMBERS: usize = 256;

/// The mailboxes of all team slots.
#[derive(Clone, Copy, Debug)]
pub struct MailArea {
    offset: usize,
    teams_max: usize,
    small_bytes: usize,
    lines: usize,
    messages: Messages,
    renewal: u32,
}

impl MailArea {
    /// The most that [`small_bytes`](Self::small_bytes) may be: headers have bits for it, and more to spare.
    pub const MAX_SMALL_BYTES: usize = 1 << 20;

    /// MailArea at an offset of the heap, in a job of `n_pes`; there are none where small collectives have 0 bytes. They are made
    /// new before a generation has the number `renewal`.
    pub fn new(
        offset: usize,
        teams_max: usize,
        n_pes: usize,
        small_bytes: usize,
        messages: Messages,
        renewal: u32,
    ) -> MailArea {
        assert!(offset.is_multiple_of(MAIL_LINE) && small_bytes <= Self::MAX_SMALL_BYTES && renewal >= 2);
        let lines = if small_bytes == 0 || n_pes < 2 { 0 } else { n_pes.min(MAX_MEMBERS) };
        MailArea { offset, teams_max, small_bytes, lines, messages, renewal }
    }

    /// The offset in the heap.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Bytes of all slots.
    pub fn bytes(&self) -> usize {
        self.teams_max * self.slot_bytes()
    }

    pub(crate) fn slot_bytes(&self) -> usize {
        let together = match self.messages {
            Messages::Plain => 0,
            Messages::Words => self.payload_bytes(),
        };
        if self.lines == 0 { 0 } else { MAIL_LINE + GENERATIONS * self.room_bytes() + together }
    }

    pub(crate) fn room_bytes(&self) -> usize {
        let times = match self.messages {
            Messages::Plain => 1,
            Messages::Words => 2,
        };
        self.lines * MAIL_LINE + times * self.payload_bytes()
    }

    /// Bytes of long messages: what comes to a PE, each message in whole lines, and the parts of reductions in whole vectors of
    /// elements.
    fn payload_bytes(&self) -> usize {
        self.small_bytes.next_multiple_of(MAIL_LINE) + self.lines * 4 * MAIL_LINE
    }

    pub(crate) fn lines(&self) -> usize {
        self.lines
    }

    pub(crate) fn messages(&self) -> Messages {
        self.messages
    }

    pub(crate) fn renewal(&self) -> u32 {
        self.renewal
    }

    /// The most that a small collective brings to a PE.
    pub fn small_bytes(&self) -> usize {
        self.small_bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places of messages as `small.h` and `collectives.h` find them.
    #[test]
    fn every_message_has_room() {
        for (n, small, size) in [(2, 64 << 10, 8), (7, 65535, 1), (8, 1, 8), (256, 4096, 8), (255, 100, 4)] {
            let mailboxes = MailArea::new(0, 3, n, small, Messages::Plain, 1 << 30);
            let line = |bytes: usize| bytes.next_multiple_of(MAIL_LINE);
            // Blocks of equal size.
            assert!(n * line(small / n) <= mailboxes.payload_bytes());
            // Parts of a reduction.
            let each = (small / size).div_ceil(n).next_multiple_of(16);
            assert!(n * line(each * size) <= mailboxes.payload_bytes(), "{n} PEs, {small} bytes");
        }
    }

    #[test]
    fn there_are_none_where_nothing_is_small_or_nobody_else_is() {
        assert_eq!(MailArea::new(64, 64, 8, 0, Messages::Words, 2).bytes(), 0);
        assert_eq!(MailArea::new(64, 64, 1, 1 << 16, Messages::Plain, 2).bytes(), 0);
    }
}
