//! Strided PE sets, and splits in two dimensions.

use crate::{Pe, TeamPe};
use std::fmt;

/// An argument outside what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ArgumentError {
    /// The argument's name in the SHMEM routine.
    pub argument: &'static str,
    /// What it was.
    pub value: i32,
    /// The least it may be, the other arguments being what they are.
    pub min: i32,
    /// The most it may be.
    pub max: i32,
    /// Whether 0, though between the two, is excluded.
    pub nonzero: bool,
}

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is {}, but {}", self.argument, self.value, self.allowed())
    }
}

impl ArgumentError {
    /// What the argument may be, as a clause: `it must lie in [0, 3]`.
    pub fn allowed(&self) -> String {
        let (min, max, without) = match (self.nonzero, self.min, self.max) {
            (true, 0, max) => (1, max, ""),
            (true, min, 0) => (min, -1, ""),
            (true, min, max) => (min, max, " and not be 0"),
            (false, min, max) => (min, max, ""),
        };
        format!("it must lie in [{min}, {max}]{without}")
    }

    fn check(argument: &'static str, value: i32, min: i32, max: i32) -> Result<(), ArgumentError> {
        let inside = min <= value && value <= max;
        if inside { Ok(()) } else { Err(ArgumentError { argument, value, min, max, nonzero: false }) }
    }
}

/// The PEs `start + i * stride` for `i` in `0..len`, in this order.
///
/// There is at least one; all are numbered from 0 to [`Pe::MAX`]. The stride may be negative. It is
/// not 0: a set of one PE has stride 1, whatever stride it was made with, so that equal sets are equal
/// values and no division by 0 can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stride {
    start: i32,
    stride: i32,
    len: i32,
}

#[allow(clippy::len_without_is_empty, reason = "a stride has members")]
impl Stride {
    /// The PEs that the triplet selects from a parent of `parent_size` PEs, in the parent's numbers.
    ///
    /// A stride of 0 selects one PE, so it goes with `len` 1 only; with `len` 1 the stride means nothing.
    ///
    /// # Errors
    /// The first of `start`, `size` (the SHMEM name of `len`) and `stride` for which no value of the
    /// arguments after it gives PEs of the parent only, with its bounds.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_TEAM_SPLIT_STRIDED; Intel SHMEM, ISHMEM_TEAM_SPLIT_STRIDED, which adds
    /// the strides 0 and below.
    pub fn new(start: i32, stride: i32, len: i32, parent_size: i32) -> Result<Stride, ArgumentError> {
        ArgumentError::check("parent_size", parent_size, 1, i32::MAX)?;
        let last = parent_size - 1;
        ArgumentError::check("start", start, 0, last)?;
        let (below, above) = (start, last - start);
        ArgumentError::check("size", len, 1, below.max(above) + 1)?;
        if len > 1 {
            let (min, max) = (-(below / (len - 1)), above / (len - 1));
            let fits = stride != 0 && min <= stride && stride <= max;
            if !fits {
                return Err(ArgumentError { argument: "stride", value: stride, min, max, nonzero: true });
            }
        }
        Ok(Stride::known(start.into(), stride.into(), len.into()))
    }

    /// All PEs of a job of `n_pes`, in order.
    ///
    /// # Errors
    /// Where `n_pes` is not positive.
    pub fn world(n_pes: i32) -> Result<Stride, ArgumentError> {
        ArgumentError::check("n_pes", n_pes, 1, i32::MAX)?;
        Ok(Stride { start: 0, stride: 1, len: n_pes })
    }

    /// For triplets whose members are in range by construction.
    pub(crate) fn known(start: i64, stride: i64, len: i64) -> Stride {
        let last = start + if len > 1 { stride * (len - 1) } else { 0 };
        let numbers = 0..i64::from(i32::MAX);
        debug_assert!(numbers.contains(&start) && numbers.contains(&last) && 0 < len, "{start}:{stride}:{len}");
        debug_assert!(len == 1 || stride != 0);
        Stride { start: start as i32, stride: if len == 1 { 1 } else { stride as i32 }, len: len as i32 }
    }

    pub(crate) fn single(number: i32) -> Stride {
        Stride { start: number, stride: 1, len: 1 }
    }

    /// The first PE.
    pub const fn start(&self) -> i32 {
        self.start
    }

    /// From one PE to the next; 1 in a set of one PE.
    pub const fn stride(&self) -> i32 {
        self.stride
    }

    /// How many PEs; at least 1.
    pub const fn len(&self) -> i32 {
        self.len
    }

    /// The last PE.
    pub const fn last(&self) -> i32 {
        self.start + self.stride * (self.len - 1)
    }

    pub(crate) fn low(&self) -> i32 {
        self.start.min(self.last())
    }

    pub(crate) fn high(&self) -> i32 {
        self.start.max(self.last())
    }

    /// Distance between neighbours, whichever way they run.
    pub(crate) fn step(&self) -> i32 {
        self.stride.abs()
    }

    /// The PE with this rank.
    pub fn pe(&self, rank: TeamPe) -> Option<Pe> {
        (rank.get() < self.len).then(|| Pe::known(self.at(rank.get())))
    }

    /// The member at an offset that is in range by construction.
    pub(crate) fn at(&self, offset: i32) -> i32 {
        debug_assert!((0..self.len).contains(&offset));
        self.start + self.stride * offset
    }

    /// The rank of a PE; `None` where it is not a member.
    pub fn rank_of(&self, pe: Pe) -> Option<TeamPe> {
        self.offset_of(pe.get()).map(TeamPe::known)
    }

    /// Whether a PE is a member.
    pub fn contains(&self, pe: Pe) -> bool {
        self.rank_of(pe).is_some()
    }

    pub(crate) fn offset_of(&self, number: i32) -> Option<i32> {
        // Both numbers are at least 0, so the difference fits. Only stride -1 could make the quotient
        // overflow, and then only from a difference of i32::MIN, which there is not.
        let distance = number - self.start;
        let offset = distance / self.stride;
        (distance % self.stride == 0 && 0 <= offset && offset < self.len).then_some(offset)
    }

    /// The rank in `other` of the PE that has rank `src_pe` here; `None` where there is no such rank,
    /// or the PE is not in `other`. Takes any `int`, as `team_translate_pe` does.
    pub fn translate(&self, src_pe: i32, other: &Stride) -> Option<TeamPe> {
        other.rank_of(self.pe(TeamPe::new(src_pe)?)?)
    }

    /// The PEs, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Pe> + ExactSizeIterator + use<> {
        let set = *self;
        (0..set.len).map(move |offset| Pe::known(set.at(offset)))
    }

    /// The PEs that a triplet in numbers of this set selects, in the numbers this set itself is in:
    /// the split of a split, in world numbers if this set is.
    ///
    /// # Errors
    /// As [`Stride::new`] for a parent of [`len`](Stride::len) PEs.
    pub fn sub(&self, start: i32, stride: i32, len: i32) -> Result<Stride, ArgumentError> {
        let child = Stride::new(start, stride, len, self.len)?;
        Ok(self.slice(child.start.into(), child.stride.into(), child.len.into()).expect("a stride has members"))
    }

    /// `len` members from the one at offset `first`, each `step` after the one before; `None` for no
    /// members. In range by construction.
    pub(crate) fn slice(&self, first: i64, step: i64, len: i64) -> Option<Stride> {
        let stride = i64::from(self.stride);
        (len > 0).then(|| Stride::known(i64::from(self.start) + stride * first, stride * step, len))
    }

    /// Lays this set out in rows of `xrange` PEs.
    ///
    /// An `xrange` above the size of the set means that size.
    ///
    /// # Errors
    /// Where `xrange` is not positive.
    ///
    /// # Spec
    /// OpenSHMEM 1.5, SHMEM_TEAM_SPLIT_2D; Intel SHMEM, ISHMEM_TEAM_SPLIT_2D.
    pub fn split_2d(&self, xrange: i32) -> Result<Grid, ArgumentError> {
        ArgumentError::check("xrange", xrange, 1, i32::MAX)?;
        Ok(Grid { parent: *self, columns: xrange.min(self.len) })
    }
}

/// A strided set laid out in rows; the last row may be shorter.
///
/// The PE with rank `r` in the parent stands at `x = r mod columns`, `y = r / columns`. An x-team is a
/// row, a y-team a column; in both the PEs are numbered by their coordinate along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    parent: Stride,
    columns: i32,
}

impl Grid {
    /// PEs in a full row, which is the number of y-teams.
    pub const fn columns(&self) -> i32 {
        self.columns
    }

    /// Rows, the shorter one included, which is the number of x-teams.
    pub const fn rows(&self) -> i32 {
        (self.parent.len - 1) / self.columns + 1
    }

    /// Where (x, y) the PE with this rank in the parent stands; `None` where there is no such rank.
    pub fn coordinates(&self, rank: TeamPe) -> Option<(i32, i32)> {
        let rank = rank.get();
        (rank < self.parent.len).then_some((rank % self.columns, rank / self.columns))
    }

    /// The row at height `y`, in the numbers that the parent is in; `None` where there is no such row.
    pub fn x_team(&self, y: i32) -> Option<Stride> {
        let first = (0..self.rows()).contains(&y).then(|| y * self.columns)?;
        self.parent.slice(first.into(), 1, self.columns.min(self.parent.len - first).into())
    }

    /// The column at `x`, in the numbers that the parent is in; `None` where there is no such column.
    pub fn y_team(&self, x: i32) -> Option<Stride> {
        let below = (0..self.columns).contains(&x).then(|| self.parent.len - 1 - x)?;
        self.parent.slice(x.into(), self.columns.into(), (below / self.columns + 1).into())
    }

    /// The row and the column of the PE with this rank in the parent.
    pub fn teams_of(&self, rank: TeamPe) -> Option<(Stride, Stride)> {
        let (x, y) = self.coordinates(rank)?;
        Some((self.x_team(y)?, self.y_team(x)?))
    }
}
