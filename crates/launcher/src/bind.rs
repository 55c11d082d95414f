//! Which processors each PE may run on: `--bind-to` and `--map-by`.

use std::path::Path;

use clap::ValueEnum;
use rustix::io::Errno;
use rustix::thread::CpuSet;
use serde::{Deserialize, Serialize};

/// A part of the machine that PEs are bound to, or dealt out over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub(crate) enum Unit {
    /// All that the launcher may use
    None,
    /// A processor as the operating system counts them
    #[value(alias = "pu")]
    Hwthread,
    /// A core with all its hardware threads
    #[value(alias = "slot")]
    Core,
    /// The processors near to one memory
    Numa,
    /// A socket with all its cores
    #[value(alias = "package")]
    Socket,
}

/// Where a processor is: the numbers that the kernel gives its surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    socket: usize,
    numa: usize,
    core: usize,
    cpu: usize,
}

impl Place {
    /// What two processors of the same unit have in common.
    fn within(&self, unit: Unit) -> [usize; 3] {
        match unit {
            Unit::None => [0, 0, 0],
            Unit::Hwthread => [self.cpu, 0, 0],
            Unit::Core => [self.socket, self.numa, self.core],
            Unit::Socket => [self.socket, 0, 0],
            Unit::Numa => [self.numa, 0, 0],
        }
    }
}

/// The processors of each PE in turn, from the first again where there are more PEs; `None` for no binding.
#[derive(Debug)]
pub(crate) struct Binding(Option<Vec<Vec<usize>>>);

impl Binding {
    /// PEs are bound to units of `bind_to`, dealt out over units of `map_by`; one of the two stands for both.
    ///
    /// # Errors
    /// What the operating system says when asked for the processors that this process may use.
    pub(crate) fn of(bind_to: Option<Unit>, map_by: Option<Unit>) -> Result<Self, Errno> {
        let unit = bind_to.or(map_by).unwrap_or(Unit::None);
        if unit == Unit::None {
            return Ok(Self(None));
        }
        let allowed = rustix::thread::sched_getaffinity(None)?;
        let places = (0..CpuSet::MAX_CPU).filter(|cpu| allowed.is_set(*cpu)).map(place).collect();
        Ok(Self(Some(units(places, unit, map_by.unwrap_or(Unit::None)))))
    }

    /// Runs `start` in such a way that a process started by it is bound as PE `pe` is to be.
    ///
    /// # Errors
    /// What the operating system says; that of `start`.
    pub(crate) fn bound<R>(&self, pe: usize, start: impl FnOnce() -> std::io::Result<R>) -> std::io::Result<R> {
        let Some(units) = &self.0 else {
            return start();
        };
        // Processes inherit the processors of the thread that starts them.
        let own = rustix::thread::sched_getaffinity(None)?;
        let mut theirs = CpuSet::new();
        units[pe % units.len()].iter().for_each(|cpu| theirs.set(*cpu));
        rustix::thread::sched_setaffinity(None, &theirs)?;
        let started = start();
        rustix::thread::sched_setaffinity(None, &own)?;
        started
    }
}

/// The machine's processors by units, in the order in which PEs take them: the first unit of each part of the machine, then the
/// second ones.
fn units(mut places: Vec<Place>, unit: Unit, map_by: Unit) -> Vec<Vec<usize>> {
    places.sort();
    let units = grouped(places, |place| place.within(unit));
    let parts = grouped(units, |unit| unit[0].within(map_by));
    let most = parts.iter().map(Vec::len).max().unwrap_or(0);
    (0..most)
        .flat_map(|turn| parts.iter().filter_map(move |part| part.get(turn)))
        .map(|unit| unit.iter().map(|place| place.cpu).collect())
        .collect()
}

/// What has the same key together, in the order of the first of each.
fn grouped<T>(items: Vec<T>, key: impl Fn(&T) -> [usize; 3]) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    for item in items {
        match groups.iter_mut().find(|group| key(&group[0]) == key(&item)) {
            Some(group) => group.push(item),
            None => groups.push(vec![item]),
        }
    }
    groups
}

/// What the kernel says of a processor; where it says nothing, each is a core of one socket.
fn place(cpu: usize) -> Place {
    let folder = format!("/sys/devices/system/cpu/cpu{cpu}");
    let folder = Path::new(&folder);
    let number = |file: &str| -> Option<usize> { std::fs::read_to_string(folder.join(file)).ok()?.trim().parse().ok() };
    let node = std::fs::read_dir(folder).into_iter().flatten().flatten().find_map(|entry| {
        let name = entry.file_name();
        name.to_str()?.strip_prefix("node")?.parse().ok()
    });
    Place {
        socket: number("topology/physical_package_id").unwrap_or(0),
        numa: node.unwrap_or(0),
        core: number("topology/core_id").unwrap_or(cpu),
        cpu,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2 sockets of 2 cores of 2 hardware threads; the threads of a core are 4 apart, as on many machines.
    fn machine() -> Vec<Place> {
        (0..8).map(|cpu| Place { socket: cpu / 2 % 2, numa: cpu / 2 % 2, core: cpu % 2, cpu }).collect()
    }

    #[test]
    fn pes_take_units_in_turn() {
        let cores = [vec![0, 4], vec![1, 5], vec![2, 6], vec![3, 7]];
        assert_eq!(units(machine(), Unit::Core, Unit::None), cores);
        let threads: Vec<Vec<usize>> = [0, 4, 1, 5, 2, 6, 3, 7].map(|cpu| vec![cpu]).into();
        assert_eq!(units(machine(), Unit::Hwthread, Unit::None), threads);
        assert_eq!(units(machine(), Unit::Socket, Unit::None), [vec![0, 4, 1, 5], vec![2, 6, 3, 7]]);
    }

    #[test]
    fn neighbours_go_to_different_parts() {
        let cores = [vec![0, 4], vec![2, 6], vec![1, 5], vec![3, 7]];
        assert_eq!(units(machine(), Unit::Core, Unit::Socket), cores);
        assert_eq!(units(machine(), Unit::Core, Unit::Numa), cores);
        let threads: Vec<Vec<usize>> = [0, 1, 2, 3, 4, 5, 6, 7].map(|cpu| vec![cpu]).into();
        assert_eq!(units(machine(), Unit::Hwthread, Unit::Core), threads);
        // What is smaller than a unit cannot separate units.
        assert_eq!(units(machine(), Unit::Socket, Unit::Core).len(), 2);
    }
}
