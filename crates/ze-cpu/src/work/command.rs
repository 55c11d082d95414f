//! Commands: what lists are made of, and what they do.
//!
//! A command keeps all it needs, arguments of kernels included, so the objects that it was made from may be changed or
//! destroyed. Memory is by address: the program keeps it until the command has ended, which is the specification's rule, and
//! it may be any memory of the process, whether it came from this driver or not.

use std::ops::Range;
use std::sync::Arc;

use level_zero_sys::{ze_group_count_t, ze_kernel_timestamp_result_t};

use crate::base::answer::{Answer, contain};
use crate::base::machine::nanoseconds;
use crate::events::counter::Target;
use crate::events::event::{Event, Signal, Timed};
use crate::events::wait::Wait;
use crate::memory::allocation::Allocation;
use crate::programs::kernel::Prepared;
use crate::strict::{self, Access, By, Use};
use crate::work::fill::{Pattern, fill};
use crate::work::priority::Priority;
use crate::work::share::share;

pub struct Command {
    /// Done before.
    pub waits: Vec<Wait>,
    pub action: Action,
    /// Done after.
    pub signal: Option<Signal>,
}

/// Addresses are numbers, for threads may share numbers; the thread that runs the command turns them into pointers.
pub enum Action {
    /// Barriers, as commands are done in order anyway, and hints.
    Nothing,
    Copy {
        to: usize,
        from: usize,
        bytes: usize,
    },
    CopyRegion(Box<Region>),
    Fill {
        to: usize,
        bytes: usize,
        pattern: Pattern,
    },
    Launch {
        kernel: Prepared,
        groups: [u32; 3],
    },
    /// The number of groups is read when the command runs.
    LaunchIndirect {
        kernel: Prepared,
        groups: usize,
    },
    /// As is the number of kernels.
    LaunchMany {
        kernels: Vec<Prepared>,
        count: usize,
        groups: usize,
    },
    Reset(Arc<Event>),
    WriteTimestamp {
        to: usize,
    },
    WriteEventTimestamps {
        events: Vec<Timed>,
        to: usize,
        offsets: Option<usize>,
    },
    /// Memory that was freed is used until here.
    Keep {
        _memory: Arc<Allocation>,
    },
}

/// Rows of bytes in planes.
#[derive(Clone, Copy)]
pub struct Region {
    pub to: Corner,
    pub from: Corner,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// Where a region begins, and how far its rows and planes are apart.
#[derive(Clone, Copy)]
pub struct Corner {
    pub address: usize,
    pub row: usize,
    pub plane: usize,
}

/// What is said of uses, before the address.
const GROUPS: &str = "a launch reads its number of groups at";
const TIMESTAMP: &str = "a timestamp is written to";

/// What copies in little more time than it takes to wake a thread and to move the data to the caches of its core.
const BRIEF_BYTES: usize = 1 << 20;

impl Command {
    pub fn new(action: Action) -> Command {
        Command { waits: Vec::new(), action, signal: None }
    }

    /// It ends soon whatever others do, so there is no harm in doing it while it is appended.
    pub fn is_brief(&self) -> bool {
        self.action.is_brief() && self.can_begin()
    }

    /// It has nothing to wait for any more.
    pub fn can_begin(&self) -> bool {
        self.waits.iter().all(Wait::is_over)
    }

    /// Waits, acts, signals. A command that fails signals too: no thread waits for ever for what will not come. `acted` is called
    /// before the signal.
    pub fn run(&self, late: &mut std::slice::Iter<'_, Target>, priority: &Priority, acted: impl FnOnce()) -> Answer {
        let at_it = strict::begin();
        for wait in &self.waits {
            priority.wait(wait, || wait.wait(late));
        }
        if matches!(self.action, Action::Nothing) {
            return self.finish(at_it, acted);
        }
        priority.let_pass();
        match self.action.is_brief() {
            true => self.finish(at_it, acted),
            false => priority.aside(|| self.finish(at_it, acted)),
        }
    }

    /// The same for a command that has nothing to wait for.
    pub fn act(&self) -> Answer {
        self.finish(strict::begin(), || ())
    }

    fn finish(&self, at_it: strict::AtIt, acted: impl FnOnce()) -> Answer {
        let Some(signal) = &self.signal else {
            let outcome = self.action.run();
            acted();
            return outcome;
        };
        let start = signal.begin();
        let outcome = self.action.run();
        // A thread that sees the signal may destroy what did the work.
        drop(at_it);
        acted();
        signal.done(start, outcome);
        outcome
    }
}

impl Action {
    /// The memory that it was given.
    pub fn uses(&self) -> Vec<Use> {
        let used = |who, address, bytes| Use { who, address, bytes };
        match self {
            Action::Copy { to, from, bytes } => {
                vec![used("a copy writes", *to, *bytes), used("a copy reads", *from, *bytes)]
            }
            Action::CopyRegion(region) => vec![
                used("a copy writes", region.to.address, region.span(&region.to)),
                used("a copy reads", region.from.address, region.span(&region.from)),
            ],
            Action::Fill { to, bytes, .. } => vec![used("a fill writes", *to, *bytes)],
            Action::Launch { kernel, .. } => kernel.uses().collect(),
            Action::LaunchIndirect { kernel, groups } => {
                kernel.uses().chain([used(GROUPS, *groups, size_of::<ze_group_count_t>())]).collect()
            }
            Action::LaunchMany { kernels, count, groups } => {
                let bytes = kernels.len() * size_of::<ze_group_count_t>();
                let read = [
                    used("a launch reads its number of kernels at", *count, size_of::<u32>()),
                    used(GROUPS, *groups, bytes),
                ];
                kernels.iter().flat_map(Prepared::uses).chain(read).collect()
            }
            Action::WriteTimestamp { to } => vec![used(TIMESTAMP, *to, size_of::<u64>())],
            Action::WriteEventTimestamps { events, to, offsets } => {
                let one = size_of::<ze_kernel_timestamp_result_t>();
                match offsets {
                    None => vec![used(TIMESTAMP, *to, events.len() * one)],
                    // The offsets are read when the command runs, and may be anything until then.
                    Some(offsets) => vec![
                        used(TIMESTAMP, *to, one),
                        used("offsets of timestamps are read at", *offsets, events.len() * size_of::<usize>()),
                    ],
                }
            }
            Action::Nothing | Action::Reset(_) | Action::Keep { .. } => Vec::new(),
        }
    }

    /// It takes less time than others need to notice.
    pub fn is_brief(&self) -> bool {
        match self {
            Action::Launch { .. } | Action::LaunchIndirect { .. } | Action::LaunchMany { .. } => false,
            Action::Copy { bytes, .. } | Action::Fill { bytes, .. } => *bytes <= BRIEF_BYTES,
            Action::CopyRegion(region) => region.bytes() <= BRIEF_BYTES,
            _ => true,
        }
    }

    /// Who touches that memory.
    fn by(&self) -> By {
        match self {
            Action::Launch { .. }
            | Action::LaunchIndirect { .. }
            | Action::LaunchMany { .. }
            | Action::WriteEventTimestamps { .. } => By::Others,
            _ => By::Driver,
        }
    }

    pub fn run(&self) -> Answer {
        contain(|| self.perform())
    }

    fn perform(&self) -> Answer {
        let access = strict::access(self.by(), || self.uses())?;
        match self {
            Action::Nothing | Action::Keep { .. } => Ok(()),
            Action::Copy { to, from, bytes } => copy(access.own(*to), access.own(*from), *bytes),
            Action::CopyRegion(region) => region.seen_by(&access).copy(),
            Action::Fill { to, bytes, pattern } => fill_memory(access.own(*to), *bytes, pattern),
            Action::Launch { kernel, groups } => kernel.launch(*groups),
            Action::LaunchIndirect { kernel, groups } => {
                // SAFETY: the program vouches for the structure until the command has ended.
                let groups = unsafe { (*groups as *const ze_group_count_t).read_unaligned() };
                kernel.launch(extent(groups))
            }
            Action::LaunchMany { kernels, count, groups } => {
                // SAFETY: the program vouches for the number until the command has ended.
                let count = unsafe { (*count as *const u32).read_unaligned() };
                for (index, kernel) in kernels.iter().enumerate().take(count as usize) {
                    // SAFETY: the program vouches for as many structures as there are kernels.
                    let groups = unsafe { (*groups as *const ze_group_count_t).add(index).read_unaligned() };
                    kernel.launch(extent(groups))?;
                }
                Ok(())
            }
            Action::Reset(event) => {
                event.reset();
                Ok(())
            }
            Action::WriteTimestamp { to } => {
                let to = access.own(*to);
                // SAFETY: the program vouches for the memory until the command has ended.
                unsafe { (to as *mut u64).write_unaligned(nanoseconds()) };
                Ok(())
            }
            Action::WriteEventTimestamps { events, to, offsets } => {
                for (index, event) in events.iter().enumerate() {
                    let at = match offsets {
                        None => index * size_of::<ze_kernel_timestamp_result_t>(),
                        // SAFETY: the program vouches for an offset for each event.
                        Some(offsets) => unsafe { (*offsets as *const usize).add(index).read_unaligned() },
                    };
                    // SAFETY: the program vouches for the memory until the command has ended.
                    unsafe { ((to + at) as *mut ze_kernel_timestamp_result_t).write_unaligned(event.read()) };
                }
                Ok(())
            }
        }
    }
}

/// The program vouches for the memory until the command has ended; the ranges may overlap.
fn copy(to: usize, from: usize, bytes: usize) -> Answer {
    let part = move |part: Range<usize>| {
        let (to, from) = (to + part.start, from + part.start);
        // SAFETY: a part of the memory that the program vouches for.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, part.len()) };
    };
    if bytes > BRIEF_BYTES && to.abs_diff(from) >= bytes {
        return share(bytes, 1, part);
    }
    // A word that others wait for, or change, is stored once and as a whole.
    match bytes {
        // SAFETY: the memory that the program vouches for, aligned where it is written.
        8 if to.is_multiple_of(8) => unsafe { (to as *mut u64).write_volatile((from as *const u64).read_unaligned()) },
        // SAFETY: as above.
        4 if to.is_multiple_of(4) => unsafe { (to as *mut u32).write_volatile((from as *const u32).read_unaligned()) },
        _ => part(0..bytes),
    }
    Ok(())
}

/// The program vouches for the memory until the command has ended.
fn fill_memory(to: usize, bytes: usize, pattern: &Pattern) -> Answer {
    let part = move |part: Range<usize>, pattern: &[u8]| {
        // SAFETY: a part of the memory that the program vouches for.
        unsafe { fill((to + part.start) as *mut u8, part.len(), pattern) };
    };
    if bytes > BRIEF_BYTES {
        let owned = pattern.clone();
        return share(bytes, pattern.len(), move |range| part(range, &owned));
    }
    part(0..bytes, pattern);
    Ok(())
}

pub fn extent(groups: ze_group_count_t) -> [u32; 3] {
    [groups.groupCountX, groups.groupCountY, groups.groupCountZ]
}

impl Region {
    /// From the first byte to the last.
    fn span(&self, corner: &Corner) -> usize {
        if self.bytes() == 0 {
            return 0;
        }
        let planes = (self.depth - 1).saturating_mul(corner.plane);
        let rows = (self.height - 1).saturating_mul(corner.row);
        planes.saturating_add(rows).saturating_add(self.width)
    }

    fn bytes(&self) -> usize {
        self.width.saturating_mul(self.height).saturating_mul(self.depth)
    }

    /// The same memory where the driver finds it.
    fn seen_by(&self, access: &Access) -> Region {
        let corner = |corner: &Corner| Corner { address: access.own(corner.address), ..*corner };
        Region { to: corner(&self.to), from: corner(&self.from), ..*self }
    }

    fn copy(self) -> Answer {
        // There may be any number of empty rows.
        if self.bytes() == 0 {
            return Ok(());
        }
        let rows = move |bytes: Range<usize>| {
            (bytes.start / self.width..bytes.end / self.width).for_each(|row| self.copy_row(row));
        };
        if self.bytes() > BRIEF_BYTES && self.is_apart() {
            return share(self.bytes(), self.width, rows);
        }
        rows(0..self.bytes());
        Ok(())
    }

    /// What is read and what is written do not overlap.
    fn is_apart(&self) -> bool {
        let end = |corner: &Corner| corner.address.saturating_add(self.span(corner));
        end(&self.from) <= self.to.address || end(&self.to) <= self.from.address
    }

    fn copy_row(&self, row: usize) {
        let (plane, row) = (row / self.height, row % self.height);
        let at = |corner: &Corner| corner.address + plane * corner.plane + row * corner.row;
        // SAFETY: the program vouches for the memory of both regions until the command has ended.
        unsafe { std::ptr::copy(at(&self.from) as *const u8, at(&self.to) as *mut u8, self.width) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_copied_row_by_row() {
        let from: Vec<u8> = (0..4 * 5 * 3).collect();
        let mut to = vec![0u8; 60];
        let corner = |address, row, plane| Corner { address, row, plane };
        let region = Region {
            from: corner(from.as_ptr() as usize + 1, 4, 20),
            to: corner(to.as_mut_ptr() as usize, 2, 6),
            width: 2,
            height: 3,
            depth: 2,
        };
        assert_eq!(region.seen_by(&Access::default()).copy(), Ok(()));
        assert_eq!(to[..12], [1, 2, 5, 6, 9, 10, 21, 22, 25, 26, 29, 30]);
        assert_eq!(to[12], 0);
    }
}
