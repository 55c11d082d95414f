//! A kernel that waits for long tells for which PE. One process plays PE 0 of four, with what kernels see of the runtime
//! and no other PE behind it: kernels of PE 0 wait as long as the messages of the others are held back here. With the
//! argument `leave` the process exits, with status 3, while a kernel still waits.

use std::collections::HashSet;
use std::mem::offset_of;
use std::time::Duration;

use level_zero::{DeviceMemory, ImmediateList, Kernel, Module};
use zeshmem_abi::{DeviceRoutine, MAX_TEAMS, SyncArea, SyncRound};
use zeshmem_algebra::{PeSet, Stride, TeamPe};
use zeshmem_device::{Activity, BUILD_FLAGS, MailArea, Messages, Resident, Routine, Stall, StateBlock, Surroundings};
use zeshmem_host::Shmem;
use zeshmem_tests::{SUITE, say};

const WORLD: i32 = 0;
/// All PEs in reverse.
const REVERSE: i32 = 3;
/// Bytes of a heap: the words on which kernels synchronise, and room for what they collect.
const HEAP: usize = MAX_TEAMS * size_of::<SyncArea>() + 4096;

fn main() {
    let shmem = Shmem::init().unwrap_or_else(|error| {
        say(&error);
        std::process::exit(1)
    });
    let mut played = Played::new(&shmem);
    assert_eq!(played.state.stall(), None, "before any kernel");
    assert_eq!(played.activity(Duration::MAX), Activity::Idle, "before any kernel");
    if std::env::args().nth(1).as_deref() == Some("leave") {
        leave(&mut played);
    }

    // Every routine that waits, from the first round to the last.
    let mut sequences = Vec::new();
    let sync_all = |by_work_group| Routine {
        routine: DeviceRoutine::SyncAll,
        on_context: false,
        by_work_group,
        nbi: false,
        on_list: false,
    };
    let barrier_all = |by_work_group| Routine { routine: DeviceRoutine::BarrierAll, ..sync_all(by_work_group) };
    for (by_work_group, number) in [(false, 0), (true, 1)] {
        let mut kernel = played.kernel("barriers", if by_work_group { 4 } else { 1 });
        kernel.set_arg(0, &number).expect("an int");
        let mut waiting = played.launch(&kernel);
        for routine in [barrier_all(by_work_group), sync_all(by_work_group)] {
            let epoch = played.next_epoch(WORLD);
            for (round, pe) in [(1, 3), (2, 2)] {
                let stall = played.stalled();
                let expected = Stall { sequence: stall.sequence, routine, team: WORLD, pe, round, word: 0 };
                assert_eq!(stall, expected);
                sequences.push(stall.sequence);
                // Other PEs may call a part of it by its other name.
                played.message(WORLD, round, epoch, Some(DeviceRoutine::TeamSync));
            }
        }
        waiting.synchronize(None).expect("a live list");
        assert_eq!(played.state.stall(), None, "after the kernel");
    }

    // Two kernels wait at once: one of them has the record, and then the other.
    let mut syncing = played.kernel("stuck", 1);
    syncing.set_arg(0, &REVERSE).expect("an int");
    let mut first = played.launch(&syncing);
    let sync = played.stalled();
    assert_eq!(sync.to_string(), "ishmem_team_sync of a kernel on team 3 (round 1), for PE 1");
    assert_eq!(played.activity(Duration::from_millis(20)), Activity::Running);
    let mut collecting = played.kernel("operate_int", 4);
    played.collect(&mut collecting, WORLD);
    let mut second = played.launch(&collecting);
    for _ in 0..1000 {
        assert_eq!(played.state.stall(), Some(sync), "the first wait lasts");
        std::thread::yield_now();
    }
    let reverse = played.next_epoch(REVERSE);
    for round in [1, 2] {
        played.message(REVERSE, round, reverse, Some(DeviceRoutine::TeamSync));
    }
    first.synchronize(None).expect("a live list");
    let collect = played.stalled();
    assert_eq!(collect.to_string(), "ishmemx_collect_work_group of a kernel on team 0 (round 1), for PE 3");
    // Places, then the end.
    for compared in [None, Some(DeviceRoutine::Collect)] {
        let epoch = played.next_epoch(WORLD);
        for round in [1, 2] {
            played.message(WORLD, round, epoch, compared);
        }
    }
    second.synchronize(None).expect("a live list");
    assert_eq!(played.state.stall(), None, "after both kernels");
    assert_eq!(played.activity(Duration::MAX), Activity::Idle, "after both kernels");
    assert_eq!(played.state.complaint(), None);

    sequences.extend([sync.sequence, collect.sequence]);
    let waits = sequences.len();
    assert_eq!(HashSet::<u32>::from_iter(sequences).len(), waits, "a wait has a number of its own");
    drop((first, second, syncing, collecting, played));
    shmem.finalize("ishmem_finalize").expect("finalize");
}

/// Exits while a kernel waits for ever, and says so.
fn leave(played: &mut Played<'_>) -> ! {
    let mut stuck = played.kernel("stuck", 1);
    stuck.set_arg(0, &WORLD).expect("an int");
    let _waiting = played.launch(&stuck);
    let stall = played.stalled();
    assert_eq!(played.activity(Duration::from_millis(20)), Activity::Running);
    say(&format!("leaving {stall}"));
    std::process::exit(3)
}

/// PE 0 of four, as its kernels see it.
struct Played<'a> {
    /// Dropped first: before the memory that they keep resident.
    _resident: Vec<Resident>,
    module: Module,
    state: StateBlock,
    copies: ImmediateList,
    /// PE 0's heap, and one that stands for those of all others: kernels of PE 0 only store there.
    heaps: [DeviceMemory; 2],
    /// Collective operations so far on [`WORLD`] and [`REVERSE`].
    epochs: [u32; 2],
    /// The wait that was seen last.
    seen: u32,
    shmem: &'a Shmem,
}

impl Played<'_> {
    fn new(shmem: &Shmem) -> Played<'_> {
        let objects = shmem.level_zero();
        let (context, device) = (&objects.context, &objects.device);
        let list = || ImmediateList::synchronous(context, device).expect("a list");
        let mut copies = list();
        let heaps = [(), ()].map(|()| context.alloc_device(device, HEAP, 64).expect("memory"));
        for heap in &heaps {
            // SAFETY: a whole allocation that no kernel knows yet; the list is synchronous.
            unsafe { copies.append_fill(heap.as_ptr(), &[0], HEAP, None, &[]) }.expect("zeros");
        }
        let [own, others] = [&heaps[0], &heaps[1]].map(|heap| heap.as_ptr() as u64);
        let peers = [own, others, others, others];
        let surroundings = Surroundings {
            my_pe: 0,
            heap: (own as usize, HEAP),
            peers: &peers,
            by_owner: &[],
            serves: false,
            teams_max: MAX_TEAMS,
            checks: true,
            counting: false,
            crowded: false,
            one_by_one: true,
            mail: MailArea::new(0, MAX_TEAMS, (peers.len(), peers.len()), 0, Messages::Plain, 2),
            sent_bytes: None,
        };
        let state = StateBlock::new(context, device, list(), surroundings).expect("a state");
        let world = Stride::world(4).expect("four PEs");
        let reverse = Stride::new(3, -1, 4, 4).expect("four PEs");
        for (slot, members, my_pe) in [(WORLD, world, 0), (REVERSE, reverse, 3)] {
            let members = state.place(&PeSet::from(members), None).expect("a stride needs no memory");
            let my_pe = TeamPe::from_index(my_pe).expect("a number");
            state.show_team(slot as usize, slot, my_pe, members).expect("a free slot");
        }
        let ranges = heaps.iter().map(|heap| (heap.as_ptr(), heap.bytes())).chain(state.allocations());
        let resident = ranges
            // SAFETY: whole allocations of the context, which outlive what keeps them, and the kernels.
            .map(|(memory, bytes)| unsafe { Resident::keep(context, device, memory, bytes) }.expect("memory"))
            .collect();
        let module = Module::from_spirv(context, device, SUITE, BUILD_FLAGS).expect("the kernels build");
        state.bind(&module.as_ref()).expect("the kernels are ours");
        Played { _resident: resident, module, state, copies, heaps, epochs: [0; 2], seen: 0, shmem }
    }

    fn activity(&self, limit: Duration) -> Activity {
        self.state.activity(limit).expect("work that does not fail")
    }

    fn kernel(&self, name: &str, items: u32) -> Kernel {
        let mut kernel = self.module.kernel(name).expect("a kernel of the suite");
        kernel.set_group_size([items, 1, 1]).expect("a group size");
        kernel
    }

    /// Sets the arguments of a kernel that collects one number of each PE, by its work-group.
    fn collect(&self, kernel: &mut Kernel, team: i32) {
        let room = self.heaps[0].as_ptr().wrapping_byte_add(MAX_TEAMS * size_of::<SyncArea>());
        let collect = 0;
        for (index, number) in [collect, 1, team].into_iter().enumerate() {
            kernel.set_arg(index as u32, &number).expect("an int");
        }
        for (index, offset) in [(3, 0), (4, 1024), (6, 2048)] {
            kernel.set_arg_ptr(index, room.wrapping_byte_add(offset)).expect("a pointer");
        }
        kernel.set_arg(5, &1u64).expect("a ulong");
    }

    fn launch(&self, kernel: &Kernel) -> ImmediateList {
        let objects = self.shmem.level_zero();
        let mut list = ImmediateList::asynchronous(&objects.context, &objects.device).expect("a list");
        // SAFETY: the arguments are what the kernel declares, in memory that is there until the kernel has ended.
        unsafe { list.append_launch(kernel, [1, 1, 1], None, &[]) }.expect("a launch");
        list
    }

    /// What the next collective on a team waits for in the words of PE 0.
    fn next_epoch(&mut self, team: i32) -> u32 {
        let epoch = &mut self.epochs[usize::from(team == REVERSE)];
        *epoch += 1;
        *epoch
    }

    /// Stores a round's message as the awaited PE would, and its flag last: a call of a routine with 0 bytes, or a sum of 0.
    fn message(&mut self, team: i32, round: u32, epoch: u32, compared: Option<DeviceRoutine>) {
        let place = team as usize * size_of::<SyncArea>()
            + offset_of!(SyncArea, rounds)
            + (round as usize - 1) * size_of::<SyncRound>();
        let value = compared.map_or(0, |routine| (routine as u64) << 56);
        let values = offset_of!(SyncRound, value) + epoch as usize % 2 * size_of::<u64>();
        self.store(place + values, &value);
        self.store(place + offset_of!(SyncRound, flag) + epoch as usize % 2 * size_of::<u32>(), &epoch);
    }

    fn store<T>(&mut self, offset: usize, word: &T) {
        let to = self.heaps[0].as_ptr().wrapping_byte_add(offset);
        // SAFETY: a word of the heap, and one of ours; the list is synchronous.
        unsafe { self.copies.append_copy(to, (&raw const *word).cast(), size_of::<T>(), None, &[]) }.expect("a copy");
    }

    /// Waits until a kernel tells of a wait that was not seen before.
    fn stalled(&mut self) -> Stall {
        loop {
            match self.state.stall() {
                Some(stall) if stall.sequence != self.seen => {
                    self.seen = stall.sequence;
                    return stall;
                }
                _ => std::thread::yield_now(),
            }
        }
    }
}
