//! Sets of PEs, heap offsets and communication schedules as values: numbers in, numbers out.
//!
//! - [`Stride`]: `start, start + stride, ...`, the shape of every team made by a split; signed,
//!   three integers, all questions answered in constant time. [`Grid`] is a split in two dimensions.
//! - [`PeSet`]: any ordered set of PEs, with the group calculus of MPI; a stride where it is one, and
//!   otherwise the fewest strides that make it up.
//! - [`schedule`]: who sends to whom in the rounds of the dissemination pattern.
//! - [`sharing`]: which bytes of a long reduction members of nodes combine, and of whom.
//! - [`heap`]: the allocator of the symmetric heap, over offsets only.
//!
//! Three principles. Equal sequences are equal values: every set has one representation. Work is
//! done on strides, not on lists of members, so that sets of millions of PEs cost what their shape
//! costs. What the caller gets wrong is answered by an error that names argument, value and bound.
//!
//! Nothing here knows handles, memory, time or other PEs; nothing here fails for a reason other than
//! its arguments.
#![forbid(unsafe_code)]

mod blocks;
pub mod heap;
mod index;
mod pe;
mod runs;
pub mod schedule;
mod set;
pub mod sharing;
mod stride;
mod translation;

pub use blocks::{Blocks, Piece, bytes_of};
pub use pe::{Pe, TeamPe};
pub use set::{Comparison, GroupError, PeSet};
pub use stride::{ArgumentError, Grid, Stride};
