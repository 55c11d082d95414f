//! Teams that are not one stride, as kernels look them up: see [`TeamTable`] for the layout.

use std::collections::BTreeMap;
use zeshmem_abi::{TeamClass, TeamEntry, TeamRun, TeamTable};
use zeshmem_algebra::{PeSet, Stride};

/// The parts of a table, in the order in which they lie in memory.
pub(crate) struct Layout {
    pub header: TeamTable,
    pub runs: Vec<TeamRun>,
    pub classes: Vec<TeamClass>,
    pub entries: Vec<TeamEntry>,
}

/// Members that a run of a step must have on average for the step to have a class of its own, and
/// the part of all members that suffices otherwise. The members of other runs are listed one by one,
/// as runs of step 1, so that a set put together at random has one class and not one for each step.
const LONG: u64 = 16;

impl Layout {
    /// The table of a set; it has O(runs) entries.
    pub fn of(pes: &PeSet) -> Layout {
        let (mut first, mut runs) = (0, Vec::with_capacity(pes.runs().len()));
        let mut by_step: BTreeMap<i32, Vec<(u32, Stride)>> = BTreeMap::new();
        for (run, stride) in (0..).zip(pes.runs()) {
            runs.push(TeamRun { first, start: stride.start(), stride: stride.stride(), len: stride.len() });
            first += stride.len();
            by_step.entry(stride.stride().abs()).or_default().push((run, *stride));
        }

        let total = pes.size() as u64;
        let rare = |step: i32, of_step: &[(u32, Stride)]| {
            let members: u64 = of_step.iter().map(|(_, stride)| stride.len() as u64).sum();
            step != 1 && members < LONG * of_step.len() as u64 && LONG * members < total
        };
        let mut listed = Vec::new();
        by_step.retain(|&step, of_step| {
            let rare = rare(step, of_step);
            if rare {
                listed.append(of_step);
            }
            !rare
        });
        let mut intervals: BTreeMap<i32, Vec<TeamEntry>> = BTreeMap::new();
        for (run, stride) in listed {
            let ones = stride.iter().map(|pe| entry(1, pe.get(), pe.get(), run));
            intervals.entry(1).or_default().extend(ones);
        }
        for (step, of_step) in by_step {
            let whole = of_step.into_iter().map(|(run, stride)| {
                let (a, b) = (stride.start(), stride.last());
                entry(step, a.min(b), a.max(b), run)
            });
            intervals.entry(step).or_default().extend(whole);
        }

        let (mut classes, mut entries) = (Vec::new(), Vec::new());
        for (step, mut of_step) in intervals {
            of_step.sort_unstable_by_key(|entry| (entry.residue, entry.low));
            let begin = entries.len() as u32;
            entries.append(&mut of_step);
            classes.push(TeamClass { step, begin, end: entries.len() as u32, reserved: 0 });
        }
        let header = TeamTable {
            runs: runs.len() as u32,
            classes: classes.len() as u32,
            entries: entries.len() as u32,
            reserved: 0,
        };
        Layout { header, runs, classes, entries }
    }

    /// Bytes of the table in memory.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.header)
            + size_of_val(&self.runs[..])
            + size_of_val(&self.classes[..])
            + size_of_val(&self.entries[..])
    }
}

fn entry(step: i32, low: i32, high: i32, run: u32) -> TeamEntry {
    TeamEntry { residue: low % step, low, high, run }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ocl_interop::{ArgValue, Engine, Launch, Options};
    use std::path::Path;
    use std::process::Command;
    use std::sync::LazyLock;
    use zeshmem_algebra::Pe;

    /// What `ishmemi_table_world_pe` does.
    fn world_pe(table: &Layout, pe: i32) -> i32 {
        let run = table.runs[table.runs.partition_point(|run| run.first <= pe) - 1];
        run.start + (pe - run.first) * run.stride
    }

    /// What `ishmemi_table_team_pe` does.
    fn team_pe(table: &Layout, world_pe: i32) -> Option<i32> {
        table.classes.iter().find_map(|class| {
            let entries = &table.entries[class.begin as usize..class.end as usize];
            let key = (world_pe % class.step, world_pe);
            let at = entries.partition_point(|entry| (entry.residue, entry.low) <= key);
            let entry = entries.get(at.checked_sub(1)?)?;
            if entry.residue != key.0 || entry.high < world_pe {
                return None;
            }
            let run = table.runs[entry.run as usize];
            Some(run.first + (world_pe - run.start) / run.stride)
        })
    }

    fn check(pes: &PeSet, world: i32) -> Layout {
        let table = Layout::of(pes);
        for (number, pe) in (0..).zip(pes.iter()) {
            assert_eq!(world_pe(&table, number), pe.get());
        }
        for pe in 0..world {
            let known = pes.rank_of(Pe::new(pe).unwrap()).map(i32::from);
            assert_eq!(team_pe(&table, pe), known, "PE {pe} of {pes:?}");
        }
        assert!(table.entries.len() <= LONG as usize * table.runs.len());
        check_header(&table, pes, world);
        table
    }

    /// The kernel that looks all members and all PEs of the world up with the code of the header itself, if there is
    /// an engine to run it.
    static LOOK_UP: LazyLock<Option<ocl_interop::Kernel>> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let engine = Engine::find(&Options { search_roots: vec![root.clone()], ..Options::default() })
            .map_err(|error| println!("skipped: look-ups by the header ({error})"))
            .ok()?;
        let source = root.join("crates/device/tests/look_up.cl");
        let output = Path::new(env!("OUT_DIR")).join("look_up.spv");
        let status = Command::new(root.join("crates/capi/tools/ishmem-clc"))
            .args([Path::new("-DISHMEM_DEVICE_INLINE"), &source, Path::new("-o"), &output])
            .status();
        assert!(status.is_ok_and(|status| status.success()));
        let module = std::fs::read(output).expect("written");
        let program = engine.build(&[&module], "", &[]).unwrap_or_else(|error| panic!("{error}\n{}", error.log));
        Some(program.kernel("look_up").expect("declared"))
    });

    fn check_header(table: &Layout, pes: &PeSet, world: i32) {
        let Some(kernel) = &*LOOK_UP else { return };
        let h = table.header;
        let header = [[h.runs, h.classes, h.entries, h.reserved]];
        let signed = |numbers: [i32; 4]| numbers.map(|number| number as u32);
        let runs = table.runs.iter().map(|r| signed([r.first, r.start, r.stride, r.len]));
        let classes = table.classes.iter().map(|c| [c.step as u32, c.begin, c.end, c.reserved]);
        let entries = table.entries.iter().map(|e| signed([e.residue, e.low, e.high, e.run as i32]));
        let memory: Vec<[u32; 4]> = header.into_iter().chain(runs).chain(classes).chain(entries).collect();
        let (mut members, mut numbers) = (vec![0; pes.size() as usize], vec![0; world as usize]);
        let args = [
            ArgValue::Pointer(memory.as_ptr().cast()),
            ArgValue::Bytes(&pes.size().to_ne_bytes()),
            ArgValue::Pointer(members.as_mut_ptr().cast()),
            ArgValue::Bytes(&world.to_ne_bytes()),
            ArgValue::Pointer(numbers.as_mut_ptr().cast()),
        ];
        let one = Launch { groups: [1; 3], group_size: [1; 3], offset: [0; 3] };
        kernel.launch(&args, &one).expect("a launch");
        assert!(members.iter().copied().eq(pes.iter().map(i32::from)));
        let rank = |pe| pes.rank_of(Pe::new(pe).unwrap()).map_or(-1, i32::from);
        assert!(numbers.iter().copied().eq((0..world).map(rank)), "{pes:?}");
    }

    fn world(n: i32) -> PeSet {
        Stride::world(n).unwrap().into()
    }

    #[test]
    fn evens_and_odds_have_one_class() {
        let pes = world(100).range_incl(&[[0, 98, 2], [99, 1, -2]]).unwrap();
        let table = check(&pes, 110);
        assert_eq!((table.runs.len(), table.classes.len()), (2, 1));
    }

    #[test]
    fn runs_of_several_steps_are_found() {
        let pes = world(1000).range_incl(&[[900, 990, 1], [0, 500, 5], [501, 899, 2], [1, 31, 30]]).unwrap();
        assert_eq!(check(&pes, 1000).classes.len(), 3);
    }

    #[test]
    fn a_random_order_is_listed_in_one_class() {
        let mut pes: Vec<i32> = (0..3000).collect();
        let mut random = 7u64;
        for last in (1..pes.len()).rev() {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1);
            pes.swap(last, (random >> 33) as usize % (last + 1));
        }
        let pes = world(4000).incl(&pes).unwrap();
        let table = check(&pes, 4000);
        assert_eq!(table.classes.len(), 1);
        assert_eq!(table.bytes() % 16, 0);
    }
}
