//! Ordered sets of PEs, and the group calculus.

use crate::index::{self, Index, in_order};
use crate::runs::Runs;
use crate::translation::Translation;
use crate::{Pe, Stride, TeamPe};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::slice;
use std::sync::Arc;

/// An ordered set of PEs; a PE's place in the order is its rank.
///
/// It is kept as the fewest strides that make up the sequence, each as long as it can be given those
/// before. So equal sequences are equal values; clones are cheap.
///
/// # Bounds
/// For r strides: r = 1 takes no memory beyond the value, and every question a constant time.
/// Otherwise the set has O(r) bytes; [`pe`](PeSet::pe) takes O(log r), [`rank_of`](PeSet::rank_of)
/// O(log r) for each step (stride without its sign) that makes up a good part of the set, which in
/// practice are one or two. The index for `rank_of` is built when the set is made.
/// The operations work on strides, and take the time and memory that the strides of arguments and
/// result make necessary; only where strides interleave in a result without forming one are members
/// handled one by one.
///
/// # Spec
/// MPI 4.1, 7.3 Group Management. Whatever that text calls erroneous is a [`GroupError`].
#[derive(Clone)]
pub struct PeSet(Shape);

#[derive(Clone)]
enum Shape {
    Empty,
    One(Stride),
    /// Two or more.
    Many(Arc<Many>),
}

struct Many {
    runs: Box<[Stride]>,
    /// Members before each run.
    before: Box<[i32]>,
    index: Index,
}

/// How two sets relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// The same PEs in the same order (`MPI_IDENT`).
    Identical,
    /// The same PEs in another order (`MPI_SIMILAR`).
    Similar,
    /// Not the same PEs (`MPI_UNEQUAL`).
    Unequal,
}

/// A rank or range that MPI calls erroneous.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GroupError {
    /// A rank that the group has not.
    #[error("`{argument}[{index}]` is {rank}, but {}", bound(*.size))]
    Rank {
        /// The argument.
        argument: &'static str,
        /// The element.
        index: usize,
        /// What it is.
        rank: i32,
        /// PEs in the group.
        size: i32,
    },
    /// A range one of whose ranks the group has not.
    #[error("`ranges[{index}]` ({}) includes rank {rank}, but {}", triplet(.range), bound(*.size))]
    RangeRank {
        /// The element of `ranges`.
        index: usize,
        /// First, last, stride.
        range: [i32; 3],
        /// The first or the last rank it includes, whichever is wrong.
        rank: i64,
        /// PEs in the group.
        size: i32,
    },
    /// A range with stride 0.
    #[error("`ranges[{index}]` ({}) has stride 0; a stride must not be 0", triplet(.range))]
    ZeroStride {
        /// The element of `ranges`.
        index: usize,
        /// First, last, stride.
        range: [i32; 3],
    },
    /// A range whose stride leads away from its last rank.
    #[error("`ranges[{index}]` ({}) never comes to its last rank; its stride must be {}", triplet(.range), sign(.range))]
    Direction {
        /// The element of `ranges`.
        index: usize,
        /// First, last, stride.
        range: [i32; 3],
    },
    /// A rank that comes twice.
    #[error("rank {rank} is in `{argument}[{index}]` and in `{argument}[{earlier}]`; ranks must be distinct")]
    Duplicate {
        /// The argument.
        argument: &'static str,
        /// The element.
        index: usize,
        /// The element before it that has the rank too.
        earlier: usize,
        /// The rank.
        rank: i32,
    },
}

fn bound(size: i32) -> String {
    match size {
        0 => "the group is empty".into(),
        _ => format!("ranks lie in [0, {}]", size - 1),
    }
}

fn triplet([first, last, stride]: &[i32; 3]) -> String {
    format!("first {first}, last {last}, stride {stride}")
}

fn sign([first, last, _]: &[i32; 3]) -> &'static str {
    if first < last { "positive" } else { "negative" }
}

impl PeSet {
    /// No PEs.
    pub const fn empty() -> PeSet {
        PeSet(Shape::Empty)
    }

    /// The PEs of a stride, in its order.
    pub const fn from_stride(stride: Stride) -> PeSet {
        PeSet(Shape::One(stride))
    }

    /// PEs one by one, in this order.
    ///
    /// # Errors
    /// [`GroupError::Duplicate`], for the argument `pes`.
    pub fn from_pes(pes: &[Pe]) -> Result<PeSet, GroupError> {
        let every_pe = Stride::world(i32::MAX).expect("some");
        PeSet::from_stride(every_pe).listed("pes", pes.len(), |index| pes[index].get()).map(PeSet::new)
    }

    /// Runs as [`Runs`] makes them, that share no PE.
    fn new(runs: Vec<Stride>) -> PeSet {
        match runs[..] {
            [] => PeSet::empty(),
            [one] => PeSet::from_stride(one),
            _ => {
                let mut members = 0;
                let mut count = |run: &Stride| {
                    let before = members;
                    members += run.len();
                    before
                };
                let before = runs.iter().map(&mut count).collect();
                let index = Index::new(&runs);
                PeSet(Shape::Many(Arc::new(Many { runs: runs.into(), before, index })))
            }
        }
    }

    /// How many PEs.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_SIZE.
    pub fn size(&self) -> i32 {
        match &self.0 {
            Shape::Empty => 0,
            Shape::One(stride) => stride.len(),
            Shape::Many(many) => many.before[many.before.len() - 1] + many.runs[many.runs.len() - 1].len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        matches!(self.0, Shape::Empty)
    }

    /// The PE with this rank; `None` where there is no such rank.
    pub fn pe(&self, rank: TeamPe) -> Option<Pe> {
        match &self.0 {
            Shape::Empty => None,
            Shape::One(stride) => stride.pe(rank),
            Shape::Many(many) => {
                let run = many.run_at(rank.get());
                many.runs[run].pe(TeamPe::known(rank.get() - many.before[run]))
            }
        }
    }

    /// The rank of a PE; `None` where it is not a member.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_RANK.
    pub fn rank_of(&self, pe: Pe) -> Option<TeamPe> {
        match &self.0 {
            Shape::Empty => None,
            Shape::One(stride) => stride.rank_of(pe),
            Shape::Many(many) => {
                let run = many.index.run_of(pe.get())?;
                let offset = many.runs[run].offset_of(pe.get())?;
                Some(TeamPe::known(many.before[run] + offset))
            }
        }
    }

    /// Whether a PE is a member.
    pub fn contains(&self, pe: Pe) -> bool {
        self.rank_of(pe).is_some()
    }

    /// The ranks in `other` of the PEs with these ranks here; `None` for a PE that is not in `other`.
    ///
    /// # Errors
    /// [`GroupError::Rank`].
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_TRANSLATE_RANKS. `MPI_PROC_NULL` is no rank here.
    pub fn translate(&self, ranks: &[i32], other: &PeSet) -> Result<Vec<Option<TeamPe>>, GroupError> {
        let mut found = ranks.to_vec();
        self.translate_in_place(&mut found, other)?;
        Ok(found.into_iter().map(TeamPe::new).collect())
    }

    /// As [`translate`](PeSet::translate), in the place of the ranks and with -1 for `None`: the way to
    /// translate many.
    ///
    /// # Bounds
    /// Where both sets are few strides (up to 16), a rank takes a few instructions for each stride of
    /// either, without division, and those of a stride's ranks in a stride fewer still. Where a set has
    /// more strides, it is written out as a table if there are enough ranks, one for every four of its
    /// members; then each rank takes a look-up. Otherwise ranks are searched one by one, as
    /// [`pe`](PeSet::pe) and [`rank_of`](PeSet::rank_of) do it.
    ///
    /// # Errors
    /// [`GroupError::Rank`]; nothing is written then.
    pub fn translate_in_place(&self, ranks: &mut [i32], other: &PeSet) -> Result<(), GroupError> {
        self.check_ranks(ranks)?;
        Translation::new(self, other, ranks.len()).apply(ranks);
        Ok(())
    }

    fn check_ranks(&self, ranks: &[i32]) -> Result<(), GroupError> {
        let (size, last) = (self.size(), self.size() - 1);
        // The sign of the one tells a rank below 0, that of the other one above the last.
        let signs = ranks.iter().fold(0, |signs, &rank| signs | rank | last.wrapping_sub(rank));
        if signs >= 0 {
            return Ok(());
        }
        let outside = |rank: &i32| !(0..size).contains(rank);
        let index = ranks.iter().position(outside).expect("a sign says so");
        Err(GroupError::Rank { argument: "ranks", index, rank: ranks[index], size })
    }

    /// How this set relates to `other`.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_COMPARE.
    pub fn compare(&self, other: &PeSet) -> Comparison {
        let has_all_of = |run: &Stride| {
            let common: i64 = self.common(*run).iter().map(|offsets| i64::from(offsets.len())).sum();
            common == i64::from(run.len())
        };
        if self == other {
            Comparison::Identical
        } else if self.size() == other.size() && other.runs().iter().all(has_all_of) {
            Comparison::Similar
        } else {
            Comparison::Unequal
        }
    }

    /// The fewest strides that make up the sequence, in order.
    pub fn runs(&self) -> &[Stride] {
        match &self.0 {
            Shape::Empty => &[],
            Shape::One(stride) => slice::from_ref(stride),
            Shape::Many(many) => &many.runs,
        }
    }

    /// The stride that this set is, if it is one.
    pub fn as_stride(&self) -> Option<Stride> {
        match self.0 {
            Shape::One(stride) => Some(stride),
            _ => None,
        }
    }

    /// The PEs, in order.
    pub fn iter(&self) -> impl Iterator<Item = Pe> + '_ {
        self.runs().iter().flat_map(Stride::iter)
    }

    /// Bytes that the set occupies, shared with its clones what is not in the value itself.
    pub fn bytes(&self) -> usize {
        let shared = match &self.0 {
            Shape::Many(many) => {
                size_of::<Many>() + size_of_val(&*many.runs) + size_of_val(&*many.before) + many.index.bytes()
            }
            _ => 0,
        };
        size_of::<PeSet>() + shared
    }

    /// The PEs with these ranks, in the order of `ranks`.
    ///
    /// # Errors
    /// [`GroupError::Rank`], [`GroupError::Duplicate`].
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_INCL.
    pub fn incl(&self, ranks: &[i32]) -> Result<PeSet, GroupError> {
        Ok(self.pick(&self.listed("ranks", ranks.len(), |index| ranks[index])?))
    }

    /// The PEs with other ranks than these, in the order of this set.
    ///
    /// # Errors
    /// [`GroupError::Rank`], [`GroupError::Duplicate`].
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_EXCL.
    pub fn excl(&self, ranks: &[i32]) -> Result<PeSet, GroupError> {
        Ok(self.drop(self.listed("ranks", ranks.len(), |index| ranks[index])?))
    }

    /// The PEs with the ranks of the ranges, in the order of the ranges.
    ///
    /// A range is first rank, last rank, stride: the ranks first, first + stride, ... that do not pass
    /// last. So last itself need not be a rank of the group, where the ranks before it are.
    ///
    /// # Errors
    /// Any [`GroupError`].
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_RANGE_INCL.
    pub fn range_incl(&self, ranges: &[[i32; 3]]) -> Result<PeSet, GroupError> {
        Ok(self.pick(&self.ranged(ranges)?))
    }

    /// The PEs with other ranks than those of the ranges, in the order of this set. Ranges are as in
    /// [`range_incl`](PeSet::range_incl).
    ///
    /// # Errors
    /// Any [`GroupError`].
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_RANGE_EXCL.
    pub fn range_excl(&self, ranges: &[[i32; 3]]) -> Result<PeSet, GroupError> {
        Ok(self.drop(self.ranged(ranges)?))
    }

    /// All PEs of this set, followed by those of `other` that are not in this one.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_UNION.
    pub fn union(&self, other: &PeSet) -> PeSet {
        let mut runs: Runs = self.runs().iter().copied().collect();
        other.without(self, &mut runs);
        PeSet::new(runs.finish())
    }

    /// The PEs that are in `other` too, in the order of this set.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_INTERSECTION.
    pub fn intersection(&self, other: &PeSet) -> PeSet {
        let mut kept = Runs::default();
        for run in self.runs() {
            let offsets = in_order(other.common(*run));
            kept.extend(offsets.into_iter().filter_map(|offsets| run.pick(offsets)));
        }
        PeSet::new(kept.finish())
    }

    /// The PEs that are not in `other`, in the order of this set.
    ///
    /// # Spec
    /// MPI 4.1, MPI_GROUP_DIFFERENCE.
    pub fn difference(&self, other: &PeSet) -> PeSet {
        let mut runs = Runs::default();
        self.without(other, &mut runs);
        PeSet::new(runs.finish())
    }

    /// Appends the PEs that are not in `other`, in the order of this set.
    fn without(&self, other: &PeSet, kept: &mut Runs) {
        for run in self.runs() {
            let mut keep = |first: i64, step: i64, len: i64| kept.extend(run.slice(first, step, len));
            let mut next = 0;
            for gone in in_order(other.common(*run)) {
                let [first, last, step, len] = [gone.start(), gone.last(), gone.stride(), gone.len()].map(i64::from);
                keep(next, 1, first - next);
                match step {
                    1 => {}
                    2 => keep(first + 1, 2, len - 1),
                    _ => (1..len).for_each(|nth| keep(first + (nth - 1) * step + 1, 1, step - 1)),
                }
                next = last + 1;
            }
            keep(next, 1, i64::from(run.len()) - next);
        }
    }

    /// What `run` has in common with this set: offsets in `run`, as ascending strides that share
    /// no offset, in no particular order.
    fn common(&self, run: Stride) -> Vec<Stride> {
        match &self.0 {
            Shape::Empty => Vec::new(),
            Shape::One(stride) => index::common(run, *stride).into_iter().collect(),
            Shape::Many(many) => many.index.common(run),
        }
    }

    /// The PEs with these ranks, which are valid and distinct.
    fn pick(&self, ranks: &[Stride]) -> PeSet {
        let mut picked = Runs::default();
        for ranks in ranks {
            match &self.0 {
                Shape::Empty => {}
                Shape::One(stride) => picked.extend(stride.pick(*ranks)),
                Shape::Many(many) => many.pick(*ranks, &mut picked),
            }
        }
        PeSet::new(picked.finish())
    }

    /// The PEs but those with these ranks, which are valid and distinct.
    fn drop(&self, ranks: Vec<Stride>) -> PeSet {
        let Ok(all) = Stride::world(self.size()) else {
            return PeSet::empty();
        };
        self.pick(PeSet::from_stride(all).difference(&PeSet::new(ranks)).runs())
    }

    /// The elements of an argument as ranks of this set, found valid and distinct.
    fn listed(
        &self,
        argument: &'static str,
        len: usize,
        rank: impl Fn(usize) -> i32,
    ) -> Result<Vec<Stride>, GroupError> {
        let size = self.size();
        let element = |index: usize| {
            let rank = rank(index);
            let valid = 0 <= rank && rank < size;
            if valid { Ok(Stride::single(rank)) } else { Err(GroupError::Rank { argument, index, rank, size }) }
        };
        self.distinct(argument, len, element)
    }

    /// The ranks of the ranges, found valid and distinct.
    fn ranged(&self, ranges: &[[i32; 3]]) -> Result<Vec<Stride>, GroupError> {
        let size = self.size();
        let element = |index: usize| {
            let range = ranges[index];
            let [first, last, stride] = range.map(i64::from);
            if stride == 0 {
                return Err(GroupError::ZeroStride { index, range });
            }
            if (last - first).signum() * stride.signum() < 0 {
                return Err(GroupError::Direction { index, range });
            }
            let further = (last - first) / stride;
            let outside = |rank: &i64| !(0..i64::from(size)).contains(rank);
            match [first, first + further * stride].into_iter().find(outside) {
                Some(rank) => Err(GroupError::RangeRank { index, range, rank, size }),
                None => Ok(Stride::known(first, stride, further + 1)),
            }
        };
        self.distinct("ranges", ranges.len(), element)
    }

    /// Joins the elements of an argument, and makes sure that no rank comes twice.
    fn distinct(
        &self,
        argument: &'static str,
        len: usize,
        element: impl Fn(usize) -> Result<Stride, GroupError>,
    ) -> Result<Vec<Stride>, GroupError> {
        // Where there are more elements than ranks, one rank too many is enough to find a duplicate.
        let enough = len.min(self.size() as usize + 1);
        let runs = (0..enough).map(&element).collect::<Result<Runs, _>>()?.finish();
        if let Some(rank) = Index::new(&runs).duplicate(&runs) {
            let has_it = |&index: &usize| element(index).is_ok_and(|ranks| ranks.offset_of(rank).is_some());
            let mut holders = (0..enough).filter(has_it);
            if let (Some(earlier), Some(index)) = (holders.next(), holders.next()) {
                return Err(GroupError::Duplicate { argument, index, earlier, rank });
            }
        }
        Ok(runs)
    }
}

impl Stride {
    /// The members at ascending or descending offsets, which are in range by construction.
    fn pick(&self, offsets: Stride) -> Option<Stride> {
        self.slice(offsets.start().into(), offsets.stride().into(), offsets.len().into())
    }
}

impl Many {
    /// The run that a rank is in, or the last if it is in none.
    fn run_at(&self, rank: i32) -> usize {
        self.before.partition_point(|&before| before <= rank) - 1
    }

    /// Appends the PEs with these ranks.
    fn pick(&self, ranks: Stride, picked: &mut Runs) {
        let mut done = 0;
        while done < ranks.len() {
            let rank = ranks.at(done);
            let run = self.run_at(rank);
            let offset = rank - self.before[run];
            let ahead = if ranks.stride() > 0 { self.runs[run].len() - 1 - offset } else { offset };
            let here = (ahead / ranks.step() + 1).min(ranks.len() - done);
            picked.extend(self.runs[run].slice(offset.into(), ranks.stride().into(), here.into()));
            done += here;
        }
    }
}

impl From<Stride> for PeSet {
    fn from(stride: Stride) -> PeSet {
        PeSet::from_stride(stride)
    }
}

impl PartialEq for PeSet {
    fn eq(&self, other: &PeSet) -> bool {
        self.runs() == other.runs()
    }
}

impl Eq for PeSet {}

impl Hash for PeSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.runs().hash(state);
    }
}

/// The runs, as first:last:stride.
impl fmt::Debug for PeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let triplet = |run: &Stride| format_args!("{}:{}:{}", run.start(), run.last(), run.stride()).to_string();
        write!(f, "PeSet[{}]", self.runs().iter().map(triplet).collect::<Vec<_>>().join(", "))
    }
}
