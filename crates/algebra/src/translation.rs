//! Translation of many ranks at once.

use crate::{Pe, PeSet, Stride, TeamPe};

/// The map from the ranks of one set to those of another, made to translate whole arrays.
///
/// Sets of few strides are translated without a division, a branch or a look-up per rank, in loops
/// that compilers turn into vector instructions; where the first set is one stride, its step is folded
/// into the second. Sets of many strides are written out as tables where there are enough ranks to
/// translate, and are searched otherwise. Tables take 4 bytes for each member of the first set, and
/// for each PE between the lowest and the highest of the second.
pub(crate) struct Translation<'a> {
    to_pes: ToPes<'a>,
    to_ranks: ToRanks<'a>,
}

/// Strides of a set up to which all of them are tried on every rank.
const FEW: usize = 16;

/// Ranks that take both steps together, so that what is between the steps stays in the nearest cache.
const TOGETHER: usize = 256;

/// A table has no more than so many entries for each rank to translate.
const ENTRIES_PER_RANK: usize = 4;

/// The first step, from ranks to PEs.
enum ToPes<'a> {
    Folded,
    Lines(Vec<Line>),
    Table(Box<[i32]>),
    Search(&'a PeSet),
}

/// The second step, from PEs to ranks, or to -1 from a PE that is no member.
enum ToRanks<'a> {
    Places(Vec<Place>),
    Table { low: i32, ranks: Box<[i32]> },
    Search(&'a PeSet),
}

impl<'a> Translation<'a> {
    /// From the ranks of `from` to those of `to`, for `count` ranks.
    pub fn new(from: &'a PeSet, to: &'a PeSet, count: usize) -> Translation<'a> {
        let mut to_ranks = ToRanks::new(to, count);
        let to_pes = match (from.as_stride(), &mut to_ranks) {
            (Some(stride), ToRanks::Places(places)) => {
                places.iter_mut().for_each(|place| place.fold(&stride));
                ToPes::Folded
            }
            _ => ToPes::new(from, count),
        };
        Translation { to_pes, to_ranks }
    }

    /// Replaces ranks of the first set by ranks of the second, or by -1.
    pub fn apply(&self, numbers: &mut [i32]) {
        for numbers in numbers.chunks_mut(TOGETHER) {
            self.to_pes.apply(numbers);
            self.to_ranks.apply(numbers);
        }
    }
}

impl<'a> ToPes<'a> {
    fn new(set: &'a PeSet, count: usize) -> ToPes<'a> {
        let size = set.size() as usize;
        if set.runs().len() <= FEW {
            ToPes::Lines(placed(set).map(|(run, before)| Line::new(run, before)).collect())
        } else if worth_a_table(size, count) {
            ToPes::Table(set.iter().map(Pe::get).collect())
        } else {
            ToPes::Search(set)
        }
    }

    fn apply(&self, numbers: &mut [i32]) {
        match self {
            ToPes::Folded => {}
            ToPes::Lines(lines) => {
                each(numbers, lines, |line, rank, pe| if line.from <= rank { line.at(rank) } else { pe })
            }
            ToPes::Table(pes) => {
                for number in numbers {
                    *number = pes[*number as usize];
                }
            }
            ToPes::Search(set) => {
                for number in numbers {
                    let pe = set.pe(TeamPe::known(*number));
                    *number = pe.expect("ranks are checked before").get();
                }
            }
        }
    }
}

impl<'a> ToRanks<'a> {
    fn new(set: &'a PeSet, count: usize) -> ToRanks<'a> {
        let runs = set.runs();
        if runs.len() <= FEW {
            return ToRanks::Places(placed(set).map(|(run, before)| Place::new(run, before)).collect());
        }
        let span = || {
            let low = runs.iter().map(Stride::low).min()?;
            let high = runs.iter().map(Stride::high).max()?;
            Some((low, (high - low) as usize + 1))
        };
        // The span, which is no less than the runs, is looked for only where it may be small enough.
        let (low, span) = match worth_a_table(runs.len(), count).then(span).flatten() {
            Some((low, span)) if worth_a_table(span, count) => (low, span),
            _ => return ToRanks::Search(set),
        };
        let mut ranks = vec![-1; span].into_boxed_slice();
        for (rank, pe) in (0..).zip(set.iter()) {
            ranks[(pe.get() - low) as usize] = rank;
        }
        ToRanks::Table { low, ranks }
    }

    fn apply(&self, numbers: &mut [i32]) {
        match self {
            ToRanks::Places(places) => each(numbers, places, |place, pe, rank| {
                let offset = place.offset_of(pe);
                if offset < place.len { place.before + offset as i32 } else { rank }
            }),
            ToRanks::Table { low, ranks } => {
                for number in numbers {
                    // A PE below the lowest wraps to beyond the last.
                    let rank = ranks.get(number.wrapping_sub(*low) as u32 as usize);
                    *number = rank.copied().unwrap_or(-1);
                }
            }
            ToRanks::Search(set) => {
                for number in numbers {
                    *number = set.rank_of(Pe::known(*number)).map_or(-1, TeamPe::get);
                }
            }
        }
    }
}

fn worth_a_table(entries: usize, count: usize) -> bool {
    entries / ENTRIES_PER_RANK <= count
}

/// Runs with the members of the set before each.
fn placed(set: &PeSet) -> impl Iterator<Item = (&Stride, i32)> {
    set.runs().iter().scan(0, |members, run| {
        let before = *members;
        *members += run.len();
        Some((run, before))
    })
}

/// Replaces each number by what `result` makes of it and of the result so far, run after run from -1.
#[inline(always)]
fn each<R>(numbers: &mut [i32], runs: &[R], result: impl Fn(&R, i32, i32) -> i32) {
    if let [run] = runs {
        for number in numbers {
            *number = result(run, *number, -1);
        }
        return;
    }
    let mut results = [-1; TOGETHER];
    let results = &mut results[..numbers.len()];
    for run in runs {
        for (so_far, &number) in results.iter_mut().zip(&*numbers) {
            *so_far = result(run, number, *so_far);
        }
    }
    numbers.copy_from_slice(results);
}

/// A run: the PE of a rank, from the rank `from` on, is `start + stride * rank`.
///
/// Here and below arithmetic is modulo 2^32: what is between may wrap, and results do not.
struct Line {
    from: i32,
    start: u32,
    stride: u32,
}

impl Line {
    fn new(run: &Stride, before: i32) -> Line {
        let stride = run.stride() as u32;
        Line { from: before, start: (run.start() as u32).wrapping_sub(stride.wrapping_mul(before as u32)), stride }
    }

    fn at(&self, rank: i32) -> i32 {
        self.start.wrapping_add(self.stride.wrapping_mul(rank as u32)) as i32
    }
}

/// The offset of a number in a run, by exact division: `factor * number + offset`, turned right by
/// `shift` bits.
///
/// With d the stride, `d = odd * 2^shift`, the members' distances from the start are `d * q` for `q <
/// len`. The inverse of `odd` modulo 2^32 takes such a distance to `q * 2^shift`, and turning that gives
/// q. Both steps are one to one on 32 bits, so that no other distance gives a q below `len`.
struct Place {
    factor: u32,
    offset: u32,
    shift: u32,
    len: u32,
    /// Members of the set before this run.
    before: i32,
}

impl Place {
    fn new(run: &Stride, before: i32) -> Place {
        let shift = run.stride().trailing_zeros();
        // Of a negative stride the inverse is negative too: it turns the distance round as well.
        let factor = inverse((run.stride() >> shift) as u32);
        Place {
            factor,
            offset: factor.wrapping_mul(run.start() as u32).wrapping_neg(),
            shift,
            len: run.len() as u32,
            before,
        }
    }

    /// From now on takes ranks of `stride` instead of numbers.
    fn fold(&mut self, stride: &Stride) {
        self.offset = self.offset.wrapping_add(self.factor.wrapping_mul(stride.start() as u32));
        self.factor = self.factor.wrapping_mul(stride.stride() as u32);
    }

    fn offset_of(&self, number: i32) -> u32 {
        let product = (number as u32).wrapping_mul(self.factor).wrapping_add(self.offset);
        // As `rotate_right`, which compilers leave scalar.
        product >> self.shift | product << 1 << (31 - self.shift)
    }
}

/// The inverse of an odd number modulo 2^32, by Newton's iteration.
fn inverse(odd: u32) -> u32 {
    // An odd number is its own inverse in the last three bits, and each round doubles how many are right.
    let mut inverse = odd;
    for _ in 0..4 {
        let error = odd.wrapping_mul(inverse);
        inverse = inverse.wrapping_mul(2u32.wrapping_sub(error));
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_numbers_have_inverses() {
        let numbers = (1..10_000u32).step_by(2);
        for odd in numbers.flat_map(|odd| [odd, odd.wrapping_neg(), odd << 17 | 1]) {
            assert_eq!(odd.wrapping_mul(inverse(odd)), 1, "{odd}");
        }
    }

    #[test]
    fn a_place_is_found_for_members_only() {
        let last = i32::MAX - 1;
        let edges = [
            Stride::known(0, 1, i64::from(last) + 1),
            Stride::known(i64::from(last), -1, i64::from(last) + 1),
            Stride::known(0, i64::from(last), 2),
            Stride::known(i64::from(last), -i64::from(last), 2),
            Stride::known(0, 1 << 30, 2),
            Stride::known(1 << 30, -(1 << 30), 2),
            Stride::known(5, 12, 1000),
            Stride::known(1 << 20, -96, 1000),
            Stride::single(7),
        ];
        let mut numbers = vec![0, 1, 1 << 30, last - 1, last];
        numbers.extend((0..40).map(|bit| (1i64 << bit).min(last.into()) as i32));
        numbers.extend(edges.iter().flat_map(|run| {
            let near = |number: i32| (-13..=13).map(move |by| number.saturating_add(by));
            near(run.start()).chain(near(run.last())).chain(near(run.at(run.len() / 2)))
        }));
        numbers.retain(|number| (0..=last).contains(number));
        for run in edges {
            let place = Place::new(&run, 0);
            for &number in &numbers {
                let offset = place.offset_of(number);
                let found = (offset < place.len).then_some(offset as i32);
                assert_eq!(found, run.offset_of(number), "{number} in {run:?}");
            }
        }
    }
}
