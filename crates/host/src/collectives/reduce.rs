//! Reductions: element by element, the same operation over the arrays of all PEs.
//!
//! The operands are taken in the order of the PEs' numbers, so that floating-point results have the same bits on all PEs and in
//! every run with the same team. In teams of more than 16 PEs short ones are not taken one by one, but in groups, which depend on the
//! team's size, and on its nodes; and of long ones those of a node's members are taken together, whether these follow on each other or
//! not, and of many nodes those of a row.
//!
//! # Safety
//! This file combines elements behind raw pointers, in symmetric arrays that it has checked or in memory of its own.

#![allow(unsafe_code, reason = "arithmetic on arrays that PEs share")]

use std::ffi::c_void;
use std::ops::Range;

use zeshmem_algebra::sharing::{Results, Sum, share};
use zeshmem_fabric::Arrays;
use zeshmem_mem::{Address, Place, Segment};

use super::Meeting;
use super::by_nodes::Filled;
use super::meeting::{InARow, can_be_sent, cost, in_letters, places, travels_in_letters};
use super::operands::{Operands, PIECE, pieces};
use crate::call::{Call, Kind};
use crate::error::{Error, Usage};
use crate::messenger::{Heard, LATER_LETTER_BYTES, RADIX};
use crate::nodes::Nodes;
use crate::shmem::{Caller, Shmem};
use crate::tables::Team;

/// From so many bytes for each node on, a reduction goes by nodes where members share these, however few they are.
const BY_NODES: usize = 4 << 10;
/// How often the members meet where each turns to all others, and how often to each.
const DIRECT: (usize, usize) = (2, 2);
/// Letters that take no longer than the transfers of longer arrays, for which all meet several times by nodes.
pub(super) const LETTERS: InARow = InARow { shared: 6, alone: 4 };
/// Operands that are combined at once: a processor follows so many arrays.
const AT_ONCE: usize = 16;
/// Results that are stored at once: of more a processor does not follow the arrays as well as it copies what has been stored.
const RESULTS: usize = 8;
/// Bytes of results that are stored before they are copied to where more are wanted, so that they are read from that cache. It is a
/// multiple of every element.
const BITE: usize = 8 << 10;

/// What a reduction or a scan does to two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReduceOp {
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// The larger one.
    Max,
    /// The smaller one.
    Min,
    /// The sum; of integers modulo 2 to the power of their bits.
    Sum,
    /// The product, likewise.
    Prod,
}

/// The type of a reduction's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as Rust's types")]
pub enum Element {
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    F128,
    /// Two `f32`: real and imaginary part.
    Complex32,
    /// Two `f64`.
    Complex64,
    /// C's `long double`.
    LongDouble,
}

/// Combines these elements of each of the operands, in their order, and stores what comes of them in each of the arrays for
/// results, which may be operands. There is an operand at least; one alone is copied.
///
/// # Safety
/// The arrays, of which only these elements need be there, are written by no other thread; they need not be aligned.
pub(super) type Combine = unsafe fn(&[*mut u8], &[*const u8], Range<usize>);

/// Bytes that are combined at once where there are as many: half of the processor's registers hold them. Arrays of several PEs lie
/// alike in their pages and compete for places in the first cache: the fewer turns from one to another the better.
const WIDE: usize = 256;
/// Bytes that are combined at once after those: no element has more.
const NARROW: usize = 16;

/// Combines elements of a type that Rust has, `LANES` at once as long as there are as many. Says which are left.
///
/// # Safety
/// As [`Combine`].
#[inline(always)]
unsafe fn lanes<T: Copy, const LANES: usize>(
    results: &[*mut u8],
    operands: &[*const u8],
    mut elements: Range<usize>,
    op: impl Fn(T, T) -> T,
) -> Range<usize> {
    const { assert!(LANES > 0) };
    while elements.len() >= LANES {
        let first = elements.start * size_of::<T>();
        // SAFETY: the caller's promise.
        let read = |operand: *const u8| unsafe { operand.wrapping_add(first).cast::<[T; LANES]>().read_unaligned() };
        let mut so_far = read(operands[0]);
        for theirs in operands[1..].iter().map(|&operand| read(operand)) {
            for lane in 0..LANES {
                so_far[lane] = op(so_far[lane], theirs[lane]);
            }
        }
        for result in results {
            // SAFETY: the caller's promise.
            unsafe { result.wrapping_add(first).cast::<[T; LANES]>().write_unaligned(so_far) };
        }
        elements.start += LANES;
    }
    elements
}

macro_rules! combine {
    ($type:ty, |$a:ident, $b:ident| $result:expr) => {{
        /// # Safety
        /// As [`Combine`].
        #[inline(always)]
        unsafe fn each(results: &[*mut u8], operands: &[*const u8], elements: Range<usize>) {
            // SAFETY: forwarded.
            unsafe {
                let rest = lanes::<$type, { WIDE / size_of::<$type>() }>(results, operands, elements, |$a, $b| $result);
                let rest = lanes::<$type, { NARROW / size_of::<$type>() }>(results, operands, rest, |$a, $b| $result);
                lanes::<$type, 1>(results, operands, rest, |$a, $b| $result);
            }
        }
        /// # Safety
        /// As [`Combine`]; the processor has AVX2.
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        unsafe fn each_wide(results: &[*mut u8], operands: &[*const u8], elements: Range<usize>) {
            // SAFETY: forwarded.
            unsafe { each(results, operands, elements) }
        }
        #[cfg(target_arch = "x86_64")]
        let best = if std::arch::is_x86_feature_detected!("avx2") { each_wide as Combine } else { each };
        #[cfg(not(target_arch = "x86_64"))]
        let best = each as Combine;
        Some(best)
    }};
}

macro_rules! for_integer {
    ($op:expr, $type:ty) => {
        match $op {
            ReduceOp::And => combine!($type, |a, b| a & b),
            ReduceOp::Or => combine!($type, |a, b| a | b),
            ReduceOp::Xor => combine!($type, |a, b| a ^ b),
            ReduceOp::Max => combine!($type, |a, b| a.max(b)),
            ReduceOp::Min => combine!($type, |a, b| a.min(b)),
            ReduceOp::Sum => combine!($type, |a, b| a.wrapping_add(b)),
            ReduceOp::Prod => combine!($type, |a, b| a.wrapping_mul(b)),
        }
    };
}

macro_rules! for_float {
    ($op:expr, $type:ty) => {
        match $op {
            ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => None,
            // What is no number counts only where nothing else is there, in whatever groups operands are combined.
            ReduceOp::Max => combine!($type, |a, b| if b > a || a.is_nan() { b } else { a }),
            ReduceOp::Min => combine!($type, |a, b| if b < a || a.is_nan() { b } else { a }),
            ReduceOp::Sum => combine!($type, |a, b| a + b),
            ReduceOp::Prod => combine!($type, |a, b| a * b),
        }
    };
}

macro_rules! for_complex {
    ($op:expr, $type:ty) => {
        match $op {
            ReduceOp::Sum => combine!([$type; 2], |a, b| [a[0] + b[0], a[1] + b[1]]),
            ReduceOp::Prod => {
                combine!([$type; 2], |a, b| [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]])
            }
            _ => None,
        }
    };
}

impl Element {
    /// Bytes of an element.
    pub fn bytes(self) -> usize {
        match self {
            Element::I8 | Element::U8 => 1,
            Element::I16 | Element::U16 => 2,
            Element::I32 | Element::U32 | Element::F32 => 4,
            Element::I64 | Element::U64 | Element::F64 | Element::Complex32 => 8,
            Element::F128 | Element::Complex64 | Element::LongDouble => 16,
        }
    }

    /// The operation on arrays of these elements; `None` where it is not defined.
    pub(super) fn combine(self, op: ReduceOp) -> Option<Combine> {
        match self {
            Element::I8 => for_integer!(op, i8),
            Element::I16 => for_integer!(op, i16),
            Element::I32 => for_integer!(op, i32),
            Element::I64 => for_integer!(op, i64),
            Element::U8 => for_integer!(op, u8),
            Element::U16 => for_integer!(op, u16),
            Element::U32 => for_integer!(op, u32),
            Element::U64 => for_integer!(op, u64),
            Element::F32 => for_float!(op, f32),
            Element::F64 => for_float!(op, f64),
            Element::Complex32 => for_complex!(op, f32),
            Element::Complex64 => for_complex!(op, f64),
            Element::F128 => super::wide_floats::quad(op),
            Element::LongDouble => super::wide_floats::long_double(op),
        }
    }
}

/// An operation with a type, checked to go together.
#[derive(Clone, Copy)]
pub(super) struct Operator {
    pub element: usize,
    pub combine: Combine,
}

impl Operator {
    pub fn new(routine: &'static str, op: ReduceOp, element: Element) -> Result<Operator, Usage> {
        let combine = element.combine(op).ok_or_else(|| {
            Usage::new(routine, "type", format!("{element:?}"), format!("{op:?} is not defined for it"))
        })?;
        Ok(Operator { element: element.bytes(), combine })
    }

    /// Combines these bytes of each of the operands, in their order, into each of the arrays for results, which may be operands.
    /// There are an operand and an array at least. More than [`AT_ONCE`] operands are combined in `room`, which is none of them.
    ///
    /// # Safety
    /// As [`Combine`], also for `room` where it is used.
    unsafe fn combine_all(self, results: &[*mut u8], operands: &[*const u8], room: *mut u8, bytes: Range<usize>) {
        let (stored, copied) = results.split_at(results.len().min(RESULTS));
        for first in bytes.clone().step_by(BITE) {
            let length = BITE.min(bytes.end - first);
            let elements = first / self.element..(first + length) / self.element;
            let mut group = [room.cast_const(); AT_ONCE];
            let (mut some, mut rest) = operands.split_at(operands.len().min(AT_ONCE));
            while !rest.is_empty() {
                // SAFETY: forwarded.
                unsafe { (self.combine)(&[room], some, elements.clone()) };
                let (next, after) = rest.split_at(rest.len().min(AT_ONCE - 1));
                group[1..=next.len()].copy_from_slice(next);
                (some, rest) = (&group[..=next.len()], after);
            }
            // SAFETY: forwarded; the copies are of results that have just been stored, in other arrays.
            unsafe {
                (self.combine)(stored, some, elements);
                for array in copied {
                    let from = stored[0].wrapping_add(first);
                    array.wrapping_add(first).copy_from_nonoverlapping(from, length);
                }
            }
        }
    }
}

impl Shmem {
    /// Combines the `count` elements at the symmetric `source` of all PEs of `team`, element by element, and leaves the results
    /// in the symmetric `dest` of all of them. Collective over `team`.
    ///
    /// # Errors
    /// On all PEs alike: arrays that are not symmetric; an operation, a type or a count that differs; an operation that the
    /// type has not. `team` that is no live team fails where it was passed.
    ///
    /// # Safety
    /// The arrays hold `count` elements; they are the same or do not overlap; `source` is not written and `dest` not used
    /// meanwhile.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_REDUCTIONS.
    #[expect(clippy::too_many_arguments, reason = "the routine has them")]
    pub unsafe fn reduce(
        &self,
        caller: impl Into<Caller>,
        team: Team,
        op: ReduceOp,
        element: Element,
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        // SAFETY: forwarded.
        self.on_team(caller.into(), team, |meeting, caller| unsafe {
            self.reduce_all(meeting, caller, (op, element), dest, source, count)
        })
    }

    /// # Safety
    /// As [`reduce`](Self::reduce).
    pub(super) unsafe fn reduce_all(
        &self,
        meeting: &impl Meeting,
        caller: Caller,
        (op, element): (ReduceOp, Element),
        dest: *mut c_void,
        source: *const c_void,
        count: usize,
    ) -> Result<(), Error> {
        let Caller { routine, problem } = caller;
        let (me, n) = (meeting.me(), meeting.n());
        let operator = Operator::new(routine, op, element);
        let bytes = count.checked_mul(element.bytes());
        let (arrays @ [to, from], wrong) = self.symmetric_arrays(routine, dest, source, bytes);
        let (wrong, bytes) = (operator.as_ref().err().cloned().or(wrong), bytes.unwrap_or(0));
        let arguments = [op as i64, element as i64, count as i64];
        let call = Call { digest: places(&arrays), ..Call::new(routine, Kind::REDUCE, arguments) };
        let call = call.found(problem, wrong);
        if travels_in_letters(meeting, &call, &arrays, bytes, &LETTERS) {
            // SAFETY: both arrays hold as many bytes.
            return unsafe { combine_in_letters(meeting, &call, operator?, dest.cast(), source.cast(), bytes, n) };
        }
        // By nodes, or by two transfers with each other PE, but where several share the elements.
        let direct = (DIRECT.0, DIRECT.1 * n);
        let by_nodes = meeting.nodes().map(|nodes| (nodes, nodes.sharing(bytes, element.bytes()).cost()));
        let by_nodes = by_nodes.filter(|&(nodes, by_nodes)| {
            let is_long = nodes.are_shared() && bytes >= BY_NODES * nodes.count();
            is_long || cost(n, by_nodes.0, by_nodes.1) < cost(n, direct.0, direct.1)
        });
        let (meetings, transfers) = by_nodes.map_or(direct, |(_, by_nodes)| by_nodes);
        if can_be_sent(&call, &arrays) && meeting.passes_on(bytes, 2, meetings, transfers) {
            // SAFETY: as above.
            return unsafe { combine_on_the_way(meeting, &call, operator?, dest.cast(), source.cast(), bytes) };
        }
        meeting.agree(&call)?;
        if let (Some(to), Some(from), Ok(operator)) = (to, from, operator) {
            let reduction = Reduction { operator, kernel: kernel(op, element), to, from };
            if let Some((nodes, _)) = by_nodes {
                let to = Filled { array: to, here: dest };
                // SAFETY: within arrays that all PEs have checked.
                return unsafe { self.reduce_by_nodes(meeting, routine, nodes, &reduction, to, bytes) };
            }
            let pes: Vec<_> = members(meeting).collect();
            // In an order in which not all PEs turn to one at the same time.
            let takers = pes[me..].iter().chain(&pes[..me]).copied();
            // SAFETY: within arrays that all PEs have checked; no PE but this one writes this part of any `dest`.
            unsafe { self.combine_part(&reduction, &pes, share(bytes, operator.element, me, n), takers) }?;
            self.fabric.quiet(&self.collectives)?;
        }
        meeting.agree(&Call::sync(routine))
    }

    /// Combines arrays by nodes, so that each crosses the network in parts, each once, and the results once.
    ///
    /// What a member has combined so far stands in its `dest`. That is after the last read of these bytes of any `source`, which may be
    /// `dest`.
    ///
    /// # Safety
    /// As [`reduce`](Self::reduce), of the arrays on all PEs.
    unsafe fn reduce_by_nodes(
        &self,
        meeting: &impl Meeting,
        routine: &'static str,
        nodes: &Nodes,
        reduction: &Reduction,
        to: Filled,
        bytes: usize,
    ) -> Result<(), Error> {
        let sharing = nodes.sharing(bytes, reduction.operator.element);
        let near: Vec<_> = nodes.members(nodes.mine()).map(|member| meeting.world_pe(member)).collect();
        let me = &near[nodes.rank()..=nodes.rank()];
        let meet = || {
            self.fabric.quiet(&self.collectives)?;
            meeting.agree(&Call::sync(routine))
        };
        let combine = |(range, holders): Sum, takers: &[usize]| {
            let holders = holders.into_iter().filter(|_| !range.is_empty());
            let holders: Vec<_> = holders.map(|(node, rank)| meeting.world_pe(nodes.member(node, rank))).collect();
            if holders.is_empty() {
                return Ok(());
            }
            let (holders, takers) = (holders.into_iter(), takers.iter().copied());
            // SAFETY: forwarded; of this part no PE but this one reads what others have combined, or writes any of this node's.
            unsafe { self.combine_each(reduction.operator, holders, to.array, range, takers, to.array) }
        };
        let held = |((node, rank), part): Results| (!part.is_empty()).then(|| (nodes.member(node, rank), part));
        for (range, owner) in sharing.on_node(near.len()) {
            // SAFETY: forwarded; no PE but this one reads these bytes of any of this node's arrays, or writes them.
            unsafe { self.combine_part(reduction, &near, range, std::iter::once(near[owner])) }?;
        }
        meet()?;
        if sharing.has_rows() {
            combine(sharing.sum_in_row(), me)?;
            meet()?;
            sharing.sums_of_rows().into_iter().try_for_each(|sum| combine(sum, &near))?;
            meet()?;
            // SAFETY: forwarded; the results of a node are on all its members, and no PE writes them there any more.
            unsafe { self.bring(meeting, nodes, to.array, to, sharing.results_of_rows().filter_map(held)) }?;
        } else {
            combine(sharing.sum_in_row(), &near)?;
        }
        meet()?;
        // SAFETY: as above, of those of a column.
        unsafe { self.bring(meeting, nodes, to.array, to, sharing.results_of_columns().filter_map(held)) }?;
        meet()
    }

    /// Combines the operands of some PEs in their order at bytes `range`, and puts what comes of it to the PEs that take it, where it is
    /// after `quiet`; a device that can combine them puts it to all whose operands they are.
    ///
    /// # Safety
    /// As [`combine_each`](Self::combine_each); the takers are among the PEs.
    unsafe fn combine_part(
        &self,
        Reduction { operator, kernel, to, from }: &Reduction,
        pes: &[usize],
        range: Range<usize>,
        takers: impl Iterator<Item = usize>,
    ) -> Result<(), Error> {
        if range.is_empty() {
            return Ok(());
        }
        let on_devices = [to, from].iter().all(|array| array.segment == Segment::Device);
        if let Some(kernel) = kernel.as_ref().filter(|_| on_devices) {
            let element = operator.element;
            let (first, count) = (range.start / element, range.len() / element);
            let part = Arrays { pes, dest: *to, source: *from, element, first, count };
            // SAFETY: forwarded.
            if unsafe { self.fabric.combine(kernel, &part) }? {
                return Ok(());
            }
        }
        // SAFETY: forwarded.
        unsafe { self.combine_each(*operator, pes.iter().copied(), *from, range, takers, *to) }
    }

    /// Combines the operands of some PEs in their order at bytes `range` of `from`. What comes of it is put to the same bytes of `to` of
    /// the PEs that take it, where it is after `quiet`.
    ///
    /// # Safety
    /// The PEs have these bytes; what is written is no operand, or that of the same place.
    pub(super) unsafe fn combine_each(
        &self,
        operator: Operator,
        pes: impl Iterator<Item = usize>,
        from: Address,
        range: Range<usize>,
        takers: impl Iterator<Item = usize>,
        to: Address,
    ) -> Result<(), Error> {
        let longest = range.len().min(PIECE);
        // Where the host can store to `to`, that is done at once.
        let (mut near, mut far) = (Vec::with_capacity(takers.size_hint().0), Vec::new());
        for pe in takers {
            match self.segments.on(pe, to) {
                Some(Place::Host(array)) => near.push(array as *mut u8),
                _ => far.push(pe),
            }
        }
        // SAFETY: forwarded.
        let mut operands = unsafe { Operands::new(self, pes, from, range) }?;
        let roomy = near.is_empty() || operands.count() >= AT_ONCE;
        let mut room = vec![0u8; if roomy { longest } else { 0 }];
        let mut arrays = Vec::with_capacity(operands.count());
        while let Some(stretch) = operands.next()? {
            arrays.clear();
            arrays.extend(operands.arrays());
            for (first, length) in pieces(stretch.clone()) {
                let room = room.as_mut_ptr().wrapping_sub(first);
                let results = if near.is_empty() { &[room][..] } else { &near };
                // SAFETY: a piece of each; the room has place for one where it is needed.
                unsafe { operator.combine_all(results, &arrays, room, first..first + length) };
                for &pe in far.iter().filter(|_| near.is_empty()) {
                    let done = room.wrapping_add(first).cast();
                    // SAFETY: forwarded.
                    unsafe { self.fabric.put(pe, to.after(first), done, length, &self.collectives) }?;
                }
            }
            for (&pe, done) in far.iter().flat_map(|pe| near.first().map(|done| (pe, done))) {
                let done = done.wrapping_add(stretch.start).cast();
                // SAFETY: forwarded. The results stay where they are until the collective's end.
                unsafe { self.fabric.put_nbi(pe, to.after(stretch.start), done, stretch.len(), &self.collectives) }?;
            }
        }
        Ok(())
    }
}

/// A reduction that all PEs have agreed on.
struct Reduction {
    operator: Operator,
    /// What devices have for it.
    kernel: Option<String>,
    to: Address,
    from: Address,
}

/// Agrees on a call in letters with the arrays of all members, and combines those of the first `taken` as [`combine_operands`].
///
/// # Safety
/// `dest` and `source` hold `bytes` bytes; they may be the same.
pub(super) unsafe fn combine_in_letters(
    meeting: &impl Meeting,
    call: &Call,
    operator: Operator,
    dest: *mut u8,
    source: *const u8,
    bytes: usize,
    taken: usize,
) -> Result<(), Error> {
    debug_assert!(meeting.letter_bytes().is_multiple_of(operator.element));
    in_letters(call, bytes, meeting.letter_bytes(), |call, piece| {
        let (source, bytes) = (source.wrapping_add(piece.start), piece.len());
        let mut operands = [source; RADIX];
        // SAFETY: the caller's promise.
        let write = |_, letter: *mut u8| unsafe { letter.copy_from_nonoverlapping(source, bytes) };
        let read = |from: usize, letter: *const u8, _| operands[from] = letter;
        meeting.gather(call, bytes, write, read)?;
        let (dest, count) = (dest.wrapping_add(piece.start), bytes / operator.element);
        // SAFETY: all members agreed on `bytes`, so that each letter has as many; it stays as it is until the next exchange.
        unsafe { combine_operands(operator, dest, &operands[..taken], count) };
        Ok(())
    })
}

/// Combines the operands of all members as letters pass them on: what comes of all of them to one PE, and from there to all.
///
/// # Safety
/// `dest` and `source` hold `bytes` bytes; they may be the same.
unsafe fn combine_on_the_way(
    meeting: &impl Meeting,
    call: &Call,
    operator: Operator,
    dest: *mut u8,
    source: *const u8,
    bytes: usize,
) -> Result<(), Error> {
    let (sync, mut room) = (Call::sync(call.routine), [0u8; LATER_LETTER_BYTES]);
    in_letters(call, bytes, LATER_LETTER_BYTES, |call, piece| {
        let value = &mut room[..piece.len()];
        let absorb = |value: &mut [u8], theirs: *const u8, heard: Heard| {
            let mine = value.as_mut_ptr();
            let operands = match heard {
                Heard::Before => [theirs, mine],
                Heard::After => [mine, theirs],
                Heard::Again => return,
            };
            // SAFETY: both hold as many bytes.
            unsafe { (operator.combine)(&[mine], &operands, 0..value.len() / operator.element) }
        };
        // SAFETY: the caller's promise; no PE but this one reads `source` or writes `dest`.
        unsafe {
            source.add(piece.start).copy_to_nonoverlapping(value.as_mut_ptr(), value.len());
            let has = meeting.pass_on(call, value, true, absorb)?;
            meeting.pass_on(&sync, value, has, |_, _, _| ())?;
            value.as_ptr().copy_to_nonoverlapping(dest.add(piece.start), value.len());
        }
        Ok(())
    })
}

/// Combines operands in their order into `dest`, which may be one of them; zeros where there is none.
///
/// # Safety
/// `dest` and each operand hold `count` elements.
pub(super) unsafe fn combine_operands(operator: Operator, dest: *mut u8, operands: &[*const u8], count: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match operands {
            [] => dest.write_bytes(0, count * operator.element),
            some => (operator.combine)(&[dest], some, 0..count),
        }
    }
}

/// The world PEs of all members.
pub(super) fn members(meeting: &impl Meeting) -> impl Iterator<Item = usize> {
    (0..meeting.n()).map(|member| meeting.world_pe(member))
}

/// What the kernel of an operation is called after `zeshmem_`; devices have no floating-point numbers of more than 8 bytes.
fn kernel(op: ReduceOp, element: Element) -> Option<String> {
    (!matches!(element, Element::LongDouble | Element::F128)).then(|| format!("{op:?}_{element:?}").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run<T: Copy + PartialEq + std::fmt::Debug>(element: Element, op: ReduceOp, a: T, b: T) -> T {
        let (mut result, mut in_place) = (b, a);
        let combine = element.combine(op).unwrap();
        // SAFETY: one element each.
        unsafe {
            combine(&[(&raw mut result).cast()], &[(&raw const a).cast(), (&raw const b).cast()], 0..1);
            let in_place = (&raw mut in_place).cast::<u8>();
            combine(&[in_place], &[in_place, (&raw const b).cast()], 0..1);
        }
        assert_eq!(result, in_place);
        result
    }

    #[test]
    fn long_arrays_are_combined_as_short_ones() {
        let [a, b]: [Vec<u16>; 2] =
            [7, 40_000].map(|start: u16| (0..1000u16).map(|i| start.wrapping_add(i * 9)).collect());
        let combine = Element::U16.combine(ReduceOp::Max).unwrap();
        for (first, count) in [(0, 1000), (1, 997), (3, 64), (500, 0)] {
            let mut result = vec![5u16; 1000];
            // SAFETY: all arrays hold the elements.
            unsafe {
                let [a, b] = [&a, &b].map(|array| array.as_ptr().cast());
                combine(&[result.as_mut_ptr().cast()], &[a, b], first..first + count);
            }
            let inside = |i| (first..first + count).contains(&i);
            assert!((0..1000).all(|i| result[i] == if inside(i) { a[i].max(b[i]) } else { 5 }));
        }
    }

    #[test]
    fn operands_are_combined_in_their_order_also_in_place() {
        const WIDE_AND_NARROW_AND_MORE: usize = 2 * WIDE / 8 + NARROW / 8 + 1;
        let operator = Operator::new("test", ReduceOp::Sum, Element::F64).unwrap();
        // Sums of these have other bits in any other order.
        let value = |operand: usize, i: usize| f64::powi(-3.7, ((operand * 7 + i) % 60) as i32);
        for n in [1, 2, 3, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 2 * AT_ONCE, 3 * AT_ONCE + 2] {
            let places = (0..=n).flat_map(|place| [(place, 1), (place, WIDE_AND_NARROW_AND_MORE)]);
            for (place, count) in places.chain([(0, 2 * BITE / 8 + 1)]) {
                let mut arrays: Vec<Vec<f64>> =
                    (0..n + 2 * RESULTS).map(|operand| (0..count).map(|i| value(operand, i)).collect()).collect();
                let mut room = vec![0.0; count];
                let pointers: Vec<*mut u8> = arrays.iter_mut().map(|array| array.as_mut_ptr().cast()).collect();
                let operands: Vec<_> = pointers[..n].iter().map(|pointer| pointer.cast_const()).collect();
                // One, which may be an operand, and some more than are stored at once.
                let results: Vec<_> = [place].into_iter().chain(n + 1..n + 2 * RESULTS).collect();
                let into: Vec<_> = results.iter().map(|&result| pointers[result]).collect();
                let first = count / 3;
                // SAFETY: all arrays hold `count` elements.
                unsafe { operator.combine_all(&into, &operands, room.as_mut_ptr().cast(), 8 * first..8 * count) };
                let sum = |i| (1..n).fold(value(0, i), |sum, operand| sum + value(operand, i));
                let sums: Vec<f64> = (0..count).map(sum).collect();
                for &result in &results {
                    for (i, (found, sum)) in arrays[result].iter().zip(&sums).enumerate() {
                        let expected = if i < first { value(result, i) } else { *sum };
                        assert_eq!(found.to_bits(), expected.to_bits(), "{n} operands into {result}, element {i}");
                    }
                }
            }
        }
    }

    #[test]
    fn operations_do_what_they_are_called() {
        use Element::*;
        use ReduceOp::*;
        assert_eq!(run(I8, Sum, 100i8, 100), -56);
        assert_eq!(run(U16, Prod, 300u16, 300), 90_000u32 as u16);
        assert_eq!((run(I32, Max, -5, 3), run(I32, Min, -5, 3)), (3, -5));
        assert_eq!((run(U64, Max, u64::MAX, 3), run(U8, Min, 200u8, 3)), (u64::MAX, 3));
        assert_eq!((run(U32, And, 12u32, 10), run(I64, Or, 12i64, 10), run(U8, Xor, 12u8, 10)), (8, 14, 6));
        assert_eq!((run(F32, Sum, 1.5f32, 2.0), run(F64, Prod, 1.5, 2.0), run(F64, Max, -1.0, -2.0)), (3.5, 3.0, -1.0));
        assert_eq!(run(Complex64, Prod, [1.0, 2.0], [3.0, -1.0]), [5.0, 5.0]);
        assert_eq!(run(Complex32, Sum, [1.0f32, 2.0], [3.0, -1.0]), [4.0, 1.0]);
        assert!(F32.combine(And).is_none() && Complex32.combine(Max).is_none() && LongDouble.combine(Xor).is_none());
    }
}
