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

/// Bytes of `count` elements; `None` where no memory holds as many.
pub fn bytes_of(element: usize, count: usize) -> Option<usize> {
    element.checked_mul(count).filter(|&bytes| bytes <= isize::MAX as usize)
}

impl Blocks {
    /// Bytes in a row.
    pub fn one(bytes: usize) -> Blocks {
        Blocks { bytes, count: 1, dest_step: bytes, source_step: bytes }
    }

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

    /// Bytes of all blocks.
    pub fn total(self) -> usize {
        self.bytes * self.count
    }

    /// How many pieces of at most `most` bytes they make.
    pub fn pieces(self, most: usize) -> usize {
        match self.bytes {
            0 => 0,
            bytes if bytes <= most => self.count.div_ceil(most / bytes),
            bytes => self.count * bytes.div_ceil(most),
        }
    }

    /// Piece `index` of [`pieces`](Self::pieces): whole blocks where one fits, and otherwise a part of one.
    pub fn piece(self, most: usize, index: usize) -> Piece {
        let Blocks { bytes, count, dest_step, source_step } = self;
        let (block, part, blocks) = if bytes <= most {
            let each = most / bytes;
            (index * each, 0, Blocks { count: each.min(count - index * each), ..self })
        } else {
            let each = bytes.div_ceil(most);
            let part = index % each * most;
            (index / each, part, Blocks { bytes: most.min(bytes - part), count: 1, ..self })
        };
        Piece { dest: block * dest_step + part, source: block * source_step + part, blocks }
    }
}

/// Some of the bytes of a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where the first block goes, from where the first of the transfer goes.
    pub dest: usize,
    /// Where the first block comes from, likewise.
    pub source: usize,
    /// The blocks.
    pub blocks: Blocks,
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn pieces_have_every_byte_once(bytes in 0usize..40, count in 0usize..20, gaps in [0usize..9, 0usize..9], most in 1usize..50) {
            let blocks = Blocks { bytes, count, dest_step: bytes + gaps[0], source_step: bytes + gaps[1] };
            let each_byte = |blocks: Blocks, dest: usize, source: usize| {
                let offsets = blocks.offsets().map(move |(to, from)| (dest + to, source + from));
                offsets.flat_map(move |(to, from)| (0..blocks.bytes).map(move |byte| (to + byte, from + byte)))
            };
            let pieces: Vec<Piece> = (0..blocks.pieces(most)).map(|index| blocks.piece(most, index)).collect();
            assert!(pieces.iter().all(|piece| (1..=most).contains(&piece.blocks.total())));
            let moved: Vec<_> =
                pieces.iter().flat_map(|piece| each_byte(piece.blocks, piece.dest, piece.source)).collect();
            assert_eq!(moved, each_byte(blocks, 0, 0).collect::<Vec<_>>());
        }
    }

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
