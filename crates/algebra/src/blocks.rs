//! Blocks of equal length at equal distances.

/// Blocks of bytes that a transfer takes from one row of places to another; distances are from a block's begin to the next's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    /// Bytes of a block.
    pub bytes: usize,
    /// How many there are.
    pub count: usize,
    /// Bytes from one to the next where they go.
    pub dest_step: usize,
    /// Bytes from one to the next where they come from.
    pub source_step: usize,
}

impl Blocks {
    /// The same bytes in as few blocks as there can be: those without gaps on either side are one.
    pub fn joined(self) -> Blocks {
        let Blocks { bytes, count, dest_step, source_step } = self;
        if count <= 1 || (dest_step == bytes && source_step == bytes) {
            let bytes = bytes * count;
            return Blocks { bytes, count: usize::from(bytes > 0), dest_step: bytes, source_step: bytes };
        }
        self
    }

    /// The offsets of each block where it goes and where it comes from.
    pub fn offsets(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.count).map(move |index| (index * self.dest_step, index * self.source_step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_without_gaps_are_one() {
        let blocks = |bytes, count, dest_step, source_step| Blocks { bytes, count, dest_step, source_step }.joined();
        assert_eq!(blocks(4, 5, 4, 4).offsets().collect::<Vec<_>>(), [(0, 0)]);
        assert_eq!(blocks(4, 5, 4, 4).bytes, 20);
        assert_eq!(blocks(4, 1, 16, 4).bytes, 4);
        assert_eq!(blocks(4, 3, 8, 12).offsets().collect::<Vec<_>>(), [(0, 0), (8, 12), (16, 24)]);
        assert_eq!(blocks(4, 0, 8, 12).offsets().count() + blocks(0, 1, 8, 12).offsets().count(), 0);
    }
}
