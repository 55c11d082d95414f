//! The operands of reductions and scans: parts of a symmetric array of all members.
//!
//! The host reads them where they are, if it can. Others are fetched, some ahead of what is combined, so that the network
//! is busy meanwhile.
//!
//! # Safety
//! This file fetches into memory of its own from arrays that its callers have checked.

#![allow(unsafe_code, reason = "transfers into memory of its own")]

use std::cell::Cell;
use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;

use zeshmem_fabric::Completions;
use zeshmem_mem::{Address, Place};

use crate::error::Error;
use crate::shmem::Shmem;

/// Bytes that are combined at a time: of a few PEs these stay in a core's cache. It is a multiple of every element.
pub(super) const PIECE: usize = 16 << 10;
/// Bytes that are fetched at a time from a PE, at most: as many as the network takes at once, since each stretch takes a message there
/// and one back.
const STRETCH: usize = 256 << 10;
/// Bytes that are fetched at a time from all of them, unless they are so many that a piece of each is more.
const FETCHED: usize = 4 << 20;

/// Rooms that a thread keeps for the next collective have so many bytes at most: new memory takes as long as what is fetched into it.
const KEPT: usize = 1 << 20;

thread_local! {
    /// A thread that exits the process has lost them.
    static ROOMS: Cell<[Vec<u8>; 2]> = const { Cell::new([Vec::new(), Vec::new()]) };
}

/// Where the operands of a PE are.
#[derive(Clone, Copy)]
enum Source {
    /// Where the host reads them: the array begins there.
    Near(*const u8),
    /// On another node, or in memory of a device; they are fetched into the room with this number.
    Far(usize),
}

/// The operands of several PEs for a range of an array, from its beginning on.
pub(super) struct Operands<'a> {
    shmem: &'a Shmem,
    from: Address,
    /// What of the array is still to be fetched, in bytes.
    rest: Range<usize>,
    stretch: usize,
    /// World PE of each.
    sources: Vec<(usize, Source)>,
    /// What is combined, and what is fetched meanwhile: so many bytes of each PE that is far.
    fetched: (Range<usize>, Vec<u8>),
    coming: (Range<usize>, Vec<u8>),
    /// Of what is coming.
    completions: Arc<Completions>,
}

impl<'a> Operands<'a> {
    /// Those at bytes `range` of the array `from` of these world PEs.
    ///
    /// # Safety
    /// The array has these bytes on each of them, and they are not written before they were read here.
    pub unsafe fn new(
        shmem: &'a Shmem,
        pes: impl Iterator<Item = usize>,
        from: Address,
        range: Range<usize>,
    ) -> Result<Operands<'a>, Error> {
        let mut far = 0;
        let mut sources = Vec::with_capacity(pes.size_hint().0);
        for pe in pes {
            let source = match shmem.segments.on(pe, from) {
                Some(Place::Host(array)) => Source::Near(array as *const u8),
                _ => Source::Far(far),
            };
            far += usize::from(matches!(source, Source::Far(_)));
            sources.push((pe, source));
        }
        let stretch = match far {
            0 => range.len(),
            _ => (FETCHED / far / PIECE * PIECE).clamp(PIECE, STRETCH),
        };
        let mut rooms = ROOMS.try_with(Cell::take).unwrap_or_default();
        rooms.iter_mut().for_each(|room| room.resize(far * stretch.min(range.len()), 0));
        let nothing = range.start..range.start;
        let [fetched, coming] = rooms.map(|room| (nothing.clone(), room));
        let completions = Arc::default();
        let mut operands = Operands { shmem, from, rest: range, stretch, sources, fetched, coming, completions };
        operands.fetch()?;
        Ok(operands)
    }

    /// Starts to fetch what comes next.
    fn fetch(&mut self) -> Result<(), Error> {
        let begin = self.rest.start;
        let end = self.rest.end.min(begin + self.stretch);
        self.rest.start = end;
        let (range, room) = &mut self.coming;
        *range = begin..end;
        // In an order in which not all PEs turn to one at the same time.
        let me = self.shmem.world_pe().index();
        let at = |is_next: &dyn Fn(usize) -> bool| self.sources.iter().position(|&(pe, _)| is_next(pe));
        let (before, after) = self.sources.split_at(at(&|pe| pe == me).or_else(|| at(&|pe| pe > me)).unwrap_or(0));
        for &(pe, source) in after.iter().chain(before).filter(|_| begin < end) {
            let Source::Far(number) = source else { continue };
            let dest = room[number * range.len()..][..range.len()].as_mut_ptr().cast::<c_void>();
            let shmem = self.shmem;
            // SAFETY: the caller of `new` vouches for the array; the room is left alone until `next` has waited.
            unsafe { shmem.fabric.get_nbi(pe, self.from.after(begin), dest, range.len(), &self.completions) }?;
        }
        Ok(())
    }

    /// Goes on to the next bytes, whose operands are there then; `None` where there are no more.
    pub fn next(&mut self) -> Result<Option<Range<usize>>, Error> {
        self.shmem.fabric.quiet(&self.completions)?;
        std::mem::swap(&mut self.fetched, &mut self.coming);
        let range = self.fetched.0.clone();
        if range.is_empty() {
            return Ok(None);
        }
        self.fetch()?;
        Ok(Some(range))
    }

    /// How many PEs they are of.
    pub fn count(&self) -> usize {
        self.sources.len()
    }

    /// Where the array of each of them would begin, in their order. Of it there are the bytes that [`next`](Self::next) gave last.
    pub fn arrays(&self) -> impl Iterator<Item = *const u8> {
        let (range, rooms) = &self.fetched;
        self.sources.iter().map(move |&(_, source)| match source {
            Source::Near(array) => array,
            Source::Far(number) => rooms[number * range.len()..][..range.len()].as_ptr().wrapping_sub(range.start),
        })
    }
}

/// What is combined at a time of a range: offset and length of each piece.
pub(super) fn pieces(range: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
    let end = range.end;
    range.step_by(PIECE).map(move |first| (first, PIECE.min(end - first)))
}

impl Drop for Operands<'_> {
    /// What is on its way arrives in rooms that are still there. A failure has been told by the call before, or ends the job.
    fn drop(&mut self) {
        let is_over = self.coming.0.is_empty() || self.shmem.fabric.quiet(&self.completions).is_ok();
        let rooms = [&mut self.fetched, &mut self.coming].map(|(_, room)| std::mem::take(room));
        if !is_over {
            // Where a PE has died the job ends, and what others send still comes.
            std::mem::forget(rooms);
        } else if rooms.iter().map(Vec::capacity).sum::<usize>() <= KEPT {
            let _ = ROOMS.try_with(|kept| kept.set(rooms));
        }
    }
}
