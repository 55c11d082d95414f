//! Which run a number is in, and what a stride has in common with a set.

use crate::Stride;

/// The runs of a sequence, arranged by number.
///
/// Runs with the same step (the stride without its sign) and the same residue modulo that step cannot
/// interleave: they are intervals of one progression. So the runs of one step, ordered by residue and
/// lowest member, are found by one binary search, however they overlap in extent: that is a [`Class`].
/// Runs of one number, and runs of steps that make short runs and not many of them, are listed member
/// by member instead.
///
/// # Bounds
/// For a sequence of r runs the index has O(r) entries: 16 or fewer a run. A look-up is a binary
/// search of the list and of each class, so O(s log r) for s classes. Splits, node layouts and range
/// lists make one class or two; only steps of 16 or more members a run, or with 1/16 of all members,
/// have a class, so a set with many classes is one put together from many long strides.
#[derive(Debug)]
pub(crate) struct Index {
    /// Sorted by number.
    listed: Box<[Listed]>,
    classes: Box<[Class]>,
}

/// Members a run of a step must have on average for the step to have a class, and the part of all
/// members that suffices otherwise.
const LONG: u64 = 16;

#[derive(Clone, Copy, Debug)]
struct Listed {
    number: i32,
    run: u32,
}

/// The runs of one step.
#[derive(Debug)]
struct Class {
    step: i32,
    /// The least and the greatest member of all runs.
    low: i32,
    high: i32,
    /// Sorted by (residue, low).
    entries: Box<[Entry]>,
}

/// A run as the interval of a progression.
#[derive(Clone, Copy, Debug)]
struct Entry {
    residue: i32,
    low: i32,
    high: i32,
    run: u32,
}

impl Index {
    /// An index of `runs`. Where a number comes twice, only [`duplicate`](Index::duplicate) is of use.
    pub fn new(runs: &[Stride]) -> Index {
        let members = |run: u32| runs[run as usize].len() as u64;
        let total: u64 = runs.iter().map(|run| run.len() as u64).sum();
        let list = |run: u32| runs[run as usize].iter().map(move |pe| Listed { number: pe.get(), run });

        let mut listed = Vec::new();
        let mut by_step = Vec::new();
        for (run, stride) in (0..).zip(runs) {
            match stride.len() {
                1 => listed.push(Listed { number: stride.start(), run }),
                _ => by_step.push((stride.step(), run)),
            }
        }
        by_step.sort_unstable();
        let mut classes = Vec::new();
        for same_step in by_step.chunk_by(|a, b| a.0 == b.0) {
            let of_step: u64 = same_step.iter().map(|&(_, run)| members(run)).sum();
            if of_step >= LONG * same_step.len() as u64 || LONG * of_step >= total {
                classes.push(Class::new(runs, same_step));
            } else {
                listed.extend(same_step.iter().flat_map(|&(_, run)| list(run)));
            }
        }
        listed.sort_unstable_by_key(|listed| (listed.number, listed.run));
        Index { listed: listed.into(), classes: classes.into() }
    }

    /// The run that a number is in.
    pub fn run_of(&self, number: i32) -> Option<usize> {
        let listed = || {
            let at = self.listed.binary_search_by_key(&number, |listed| listed.number).ok()?;
            Some(self.listed[at].run as usize)
        };
        self.classes.iter().find_map(|class| class.run_of(number)).or_else(listed)
    }

    /// What `run` has in common with the sequence: offsets in `run`, as ascending strides that
    /// share no offset, in no particular order.
    pub fn common(&self, run: Stride) -> Vec<Stride> {
        let mut found = Vec::new();
        self.classes.iter().for_each(|class| class.common(run, &mut found));
        self.listed_common(run, &mut found);
        found
    }

    fn listed_common(&self, run: Stride, found: &mut Vec<Stride>) {
        let from = self.listed.partition_point(|listed| listed.number < run.low());
        let to = self.listed.partition_point(|listed| listed.number <= run.high());
        let within = &self.listed[from..to];
        if within.len() <= run.len() as usize {
            found.extend(within.iter().filter_map(|listed| run.offset_of(listed.number)).map(Stride::single));
        } else {
            let is_listed = |number: i32| within.binary_search_by_key(&number, |listed| listed.number).is_ok();
            found.extend((0..run.len()).filter(|&offset| is_listed(run.at(offset))).map(Stride::single));
        }
    }

    /// A number that comes more than once in `runs`, of which this is the index.
    pub fn duplicate(&self, runs: &[Stride]) -> Option<i32> {
        let listed_twice =
            || self.listed.windows(2).find(|pair| pair[0].number == pair[1].number).map(|pair| pair[0].number);
        let within_class = || self.classes.iter().find_map(Class::duplicate);
        // From here on no class has a number twice, as `common` demands of it.
        let between_classes = || {
            let mut found = Vec::new();
            for (nth, class) in self.classes.iter().enumerate() {
                for entry in &class.entries {
                    let run = runs[entry.run as usize];
                    self.classes[..nth].iter().for_each(|other| other.common(run, &mut found));
                    self.listed_common(run, &mut found);
                    if let Some(offsets) = found.first() {
                        return Some(run.at(offsets.start()));
                    }
                }
            }
            None
        };
        listed_twice().or_else(within_class).or_else(between_classes)
    }

    /// Bytes on the heap.
    pub fn bytes(&self) -> usize {
        let entries: usize = self.classes.iter().map(|class| size_of_val(&*class.entries)).sum();
        size_of_val(&*self.listed) + size_of_val(&*self.classes) + entries
    }
}

impl Class {
    fn new(runs: &[Stride], same_step: &[(i32, u32)]) -> Class {
        let step = same_step[0].0;
        let entry = |&(_, run): &(i32, u32)| {
            let stride = runs[run as usize];
            Entry { residue: stride.start() % step, low: stride.low(), high: stride.high(), run }
        };
        let mut entries: Box<[Entry]> = same_step.iter().map(entry).collect();
        entries.sort_unstable_by_key(|entry| (entry.residue, entry.low, entry.run));
        let low = entries.iter().map(|entry| entry.low).min().expect("a step has runs");
        let high = entries.iter().map(|entry| entry.high).max().expect("a step has runs");
        Class { step, low, high, entries }
    }

    /// The entries of a residue that reach from `low` on upwards, and then those of other residues.
    fn from(&self, residue: i32, low: i32) -> &[Entry] {
        let before = |entry: &Entry| (entry.residue, entry.high) < (residue, low);
        &self.entries[self.entries.partition_point(before)..]
    }

    fn run_of(&self, number: i32) -> Option<usize> {
        if number < self.low || self.high < number {
            return None;
        }
        let residue = number % self.step;
        let entry = self.from(residue, number).first()?;
        (entry.residue == residue && entry.low <= number).then_some(entry.run as usize)
    }

    /// As [`Index::common`], for the runs of this class.
    fn common(&self, run: Stride, found: &mut Vec<Stride>) {
        let (low, high) = (run.low(), run.high());
        if high < self.low || self.high < low {
            return;
        }
        let meeting = Meeting::new(run, self.step);
        // The residues of `run` come round after `period` members. Go through them or through the
        // entries, whichever are fewer.
        let residues = meeting.period.min(i64::from(run.len())) as i32;
        if residues as usize <= self.entries.len() {
            for first in 0..residues {
                let residue = run.at(first) % self.step;
                let ours = self.from(residue, low).iter();
                let ours = ours.take_while(|entry| entry.residue == residue && entry.low <= high);
                found.extend(ours.filter_map(|entry| meeting.offsets(first.into(), entry.low, entry.high)));
            }
        } else {
            let common = |entry: &Entry| meeting.offsets(meeting.first(entry.residue)?, entry.low, entry.high);
            found.extend(self.entries.iter().filter_map(common));
        }
    }

    fn duplicate(&self) -> Option<i32> {
        let overlap = |pair: &&[Entry]| pair[0].residue == pair[1].residue && pair[1].low <= pair[0].high;
        self.entries.windows(2).find(overlap).map(|pair| pair[1].low)
    }
}

/// What `run` has in common with `other`: offsets in `run`, as one ascending stride.
pub(crate) fn common(run: Stride, other: Stride) -> Option<Stride> {
    let meeting = Meeting::new(run, other.step());
    meeting.offsets(meeting.first(other.start() % other.step())?, other.low(), other.high())
}

/// Where the members of a run fall modulo a step.
struct Meeting {
    run: Stride,
    step: i64,
    /// Greatest common divisor of the run's step and `step`.
    divisor: i64,
    /// Members of the run from one to the next of the same residue.
    period: i64,
    /// The inverse of the run's stride, divided by `divisor`, modulo `period`.
    inverse: i64,
}

impl Meeting {
    fn new(run: Stride, step: i32) -> Meeting {
        let step = i64::from(step);
        let (divisor, factor) = bezout(i64::from(run.stride()).rem_euclid(step), step);
        let period = step / divisor;
        Meeting { run, step, divisor, period, inverse: factor.rem_euclid(period) }
    }

    /// The least offset from which on every `period`-th member has this residue: the Chinese
    /// remainder theorem.
    fn first(&self, residue: i32) -> Option<i64> {
        let distance = (i64::from(residue) - i64::from(self.run.start())).rem_euclid(self.step);
        // Both factors are below 2^31.
        (distance % self.divisor == 0).then(|| distance / self.divisor * self.inverse % self.period)
    }

    /// Of the offsets `first`, `first + period`, ..., those of members from `low` to `high`.
    fn offsets(&self, first: i64, low: i32, high: i32) -> Option<Stride> {
        let (start, stride) = (i64::from(self.run.start()), i64::from(self.run.stride()));
        // Distances from the start, in the direction of the run.
        let (near, far) = match stride > 0 {
            true => (i64::from(low) - start, i64::from(high) - start),
            false => (start - i64::from(high), start - i64::from(low)),
        };
        let from = div_ceil(near, stride.abs());
        let to = far.div_euclid(stride.abs()).min(i64::from(self.run.len()) - 1);
        let skipped = div_ceil(from - first, self.period).max(0);
        let last = (to - first).div_euclid(self.period);
        let len = last - skipped + 1;
        (len > 0).then(|| Stride::known(first + skipped * self.period, self.period, len))
    }
}

/// The greatest common divisor d of `a` and `b > 0`, and an x with `a * x = d` modulo `b`.
fn bezout(a: i64, b: i64) -> (i64, i64) {
    let (mut now, mut next) = ((b, 0), (a, 1));
    while next.0 != 0 {
        let quotient = now.0 / next.0;
        (now, next) = (next, (now.0 - quotient * next.0, now.1 - quotient * next.1));
    }
    now
}

fn div_ceil(a: i64, b: i64) -> i64 {
    -(-a).div_euclid(b)
}

/// The same offsets, from the lowest to the highest: ascending strides none of which begins before
/// the one before it has ended.
pub(crate) fn in_order(mut pieces: Vec<Stride>) -> Vec<Stride> {
    pieces.sort_unstable_by_key(Stride::start);
    let mut ordered = Vec::with_capacity(pieces.len());
    let mut rest = &pieces[..];
    while let Some(first) = rest.first() {
        let mut end = first.last();
        let tangled = rest.iter().take_while(|piece| {
            let overlaps = piece.start() <= end;
            end = end.max(piece.last());
            overlaps
        });
        let (cluster, others) = rest.split_at(tangled.count());
        match (cluster, braid(cluster)) {
            (&[alone], _) | (_, Some(alone)) => ordered.push(alone),
            _ => {
                let mut offsets: Vec<i32> = cluster.iter().flat_map(Stride::iter).map(i32::from).collect();
                offsets.sort_unstable();
                ordered.extend(offsets.into_iter().map(Stride::single));
            }
        }
        rest = others;
    }
    ordered
}

/// The one stride that interleaved strides make together, if they do: strides of equal step, as
/// evens and odds are, evenly spaced.
fn braid(cluster: &[Stride]) -> Option<Stride> {
    let (first, others) = cluster.split_first()?;
    let spacing = others.first()?.start() - first.start();
    let even = cluster.windows(2).all(|pair| pair[1].start() - pair[0].start() == spacing);
    let step = cluster.len() as i64 * i64::from(spacing);
    let same_step = cluster.iter().all(|piece| piece.len() == 1 || i64::from(piece.stride()) == step);
    let members: i64 = cluster.iter().map(|piece| i64::from(piece.len())).sum();
    let last = cluster.iter().map(Stride::last).max()?;
    // All members are on the grid of `spacing`, and distinct; if they are as many as the grid has
    // points from the first to the last, they are those.
    let full = i64::from(first.start()) + i64::from(spacing) * (members - 1) == i64::from(last);
    (even && same_step && full).then(|| Stride::known(first.start().into(), spacing.into(), members))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stride(start: i64, stride: i64, len: i64) -> Stride {
        Stride::known(start, stride, len)
    }

    #[test]
    fn short_runs_of_rare_steps_are_listed_and_the_others_have_classes() {
        // Two classes, and pairs whose members are 1000, 2000, ... apart.
        let mut runs = vec![stride(0, 1, 500), stride(999, -2, 200), stride(600, 2, 100)];
        runs.extend((1..10).map(|nth| stride(10_000 + nth, 1000 * nth, 2)));
        let index = Index::new(&runs);
        assert_eq!(index.classes.iter().map(|class| class.step).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(index.listed.len(), 18);
        assert_eq!(index.duplicate(&runs), None);
        for (nth, run) in runs.iter().enumerate() {
            assert!(run.iter().all(|pe| index.run_of(pe.get()) == Some(nth)));
        }
        assert_eq!(index.run_of(500), None);
        assert_eq!(index.run_of(1000), None);
    }

    #[test]
    fn the_index_of_many_short_runs_stays_in_proportion_to_them() {
        let runs: Vec<Stride> = (0..4000).map(|nth| stride(nth * 100, 1 + nth % 40, 2)).collect();
        let index = Index::new(&runs);
        assert!(index.classes.is_empty());
        assert!(index.bytes() <= LONG as usize * size_of::<Listed>() * runs.len());
    }

    #[test]
    fn runs_that_share_only_an_end_share_a_number() {
        for second in [stride(49, 1, 50), stride(98, -1, 50), stride(49, 7, 50), stride(49, 1, 1)] {
            let runs = [stride(0, 1, 50), second];
            assert_eq!(Index::new(&runs).duplicate(&runs), Some(49));
        }
    }

    #[test]
    fn strides_make_one_only_if_they_are_evenly_spaced() {
        assert_eq!(braid(&[stride(0, 6, 3), stride(2, 6, 2), stride(4, 6, 2)]), Some(stride(0, 2, 7)));
        assert_eq!(braid(&[stride(0, 2, 2), stride(1, 1, 1)]), Some(stride(0, 1, 3)));
        // 0, 2, 3, 6, 8: as many as 0, 2, ..., 8, and with the same ends.
        assert_eq!(braid(&[stride(0, 6, 2), stride(2, 6, 2), stride(3, 1, 1)]), None);
        // 0, 6, 2, 4: a member is missing.
        assert_eq!(braid(&[stride(0, 6, 3), stride(2, 6, 1), stride(4, 6, 1)]), None);
    }

    #[test]
    fn the_inverse_is_one() {
        for b in 1..60 {
            for a in 0..b {
                let (divisor, factor) = bezout(a, b);
                assert!(a % divisor == 0 && b % divisor == 0);
                assert_eq!((a * factor - divisor).rem_euclid(b), 0);
            }
        }
    }
}
