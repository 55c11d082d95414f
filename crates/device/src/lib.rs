//! The device library: what kernels see of the runtime, and how a module comes to see it.
//!
//! Kernels find the runtime through one program-scope variable of their module, which
//! [`StateBlock::bind`] sets to the address of a [`StateBlock`]: the PE's numbers, the table of peers' heaps and the
//! records of its teams, all in device memory. The host never dereferences those addresses; it
//! writes by copies on a command list.
//!
//! A team that is one stride is in its record; one of another shape has a table beside, which lives
//! in device memory as long as the team ([`Placed`]). Contexts have records of their own, which name
//! their team, in tables that are made as slots come into use.
//!
//! The device routines are declared by `include/ishmem_device.h`; [`BITCODE`] is the library that has them, of which
//! `ishmem-clc` links what a kernel uses to it, and [`LIBRARY`] the same as SPIR-V, which drivers link.
//!
//! Kernels tell the host three things, in records in host memory: what is wrong ([`Complaint`]), what they wait for
//! ([`Stall`]), and what they print ([`Printed`]).

mod amo;
mod lists;
mod mail;
mod members;
mod prints;
mod reports;
mod resident;
mod transfers;

pub use amo::{Atomics, Operation};
pub use lists::{Argument, BuildError, Family, Launch, Lists};
pub use mail::{MailArea, Messages};
pub use prints::Printed;
pub use reports::{Complaint, Routine, Stall};
pub use resident::Resident;
pub use transfers::{Side, Transfers};

use std::ffi::c_void;
use std::mem::offset_of;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

pub use level_zero::Activity;
use level_zero::{Context, Device, DeviceMemory, HostMemory, ImmediateList, ModuleRef};
use zeshmem_abi::{
    ABI_VERSION, CONTEXT_TABLES, CONTEXTS_PER_TABLE, ContextRecord, DeviceRoutine, DeviceState, ErrandRecord,
    MAX_TEAMS, MODULE_VARIABLE, ModuleRecord, RING_BYTES, RING_CELLS, ROUTINE_NUMBERS, RoutineCounters, TeamNode,
    TeamNodes, TeamRecord,
};
use zeshmem_algebra::{PeSet, TeamPe};

use amo::Errand;
use members::Layout;
use prints::Prints;
use reports::Reports;

/// The device library as LLVM bitcode for `spir64`: where it was built.
pub const BITCODE: &str = concat!(env!("OUT_DIR"), "/libishmem_device.bc");

/// The device library as SPIR-V: link it to modules compiled with `ishmem-clc --no-library`.
pub const LIBRARY: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/libishmem_device.spv"));

/// What to build modules with, as `ISHMEMX_MODULE_FLAGS`: Intel's driver tells the address of a module's variables only with the first,
/// and kernels reach all of a heap of 4 GiB and more on all devices only with the second.
pub const BUILD_FLAGS: &str = "-ze-take-global-address -ze-opt-greater-than-4GB-buffer-required";

/// Why a module cannot use the runtime.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The module was not compiled with the device header.
    #[error("the module has no variable `{MODULE_VARIABLE}`: its kernels were not compiled with ishmem_device.h ({0})")]
    NotOurs(level_zero::Error),
    /// The module was compiled without the device library, and not linked to it.
    #[error(
        "the module is not linked to the device library: link it to libishmem_device.spv (zeModuleDynamicLink) before"
    )]
    NotLinked,
    /// The module was compiled against another version of the header.
    #[error(
        "the module was compiled with ishmem_device.h of ABI version {0}; this runtime has {ABI_VERSION}: compile it again"
    )]
    OtherVersion(u32),
    /// Copies end well, by what the driver says, but nothing is copied.
    #[error(
        "the device did not execute: the driver reports success for every copy, but what was written does not come \
         back; it seems to run without hardware"
    )]
    NotExecuted,
    /// There are no kernels for command lists on this device.
    #[error(transparent)]
    Lists(#[from] BuildError),
    /// Level Zero failed.
    #[error(transparent)]
    LevelZero(#[from] level_zero::Error),
}

/// What the kernels of this PE see of the runtime.
///
/// One allocation in device memory,
/// `[DeviceState][TeamRecord; MAX_TEAMS][u64; CONTEXT_TABLES][u64; n_pes]`, and the records in host
/// memory that kernels write. Where the job spans nodes there is more: the request ring, and scratch memory.
pub struct StateBlock {
    block: DeviceMemory,
    reports: Reports,
    errand: Arc<HostMemory>,
    has_kernels: AtomicBool,
    beyond: Option<Beyond>,
    /// Of each PE, whether it is on another node.
    is_far: Vec<bool>,
    prints: Prints,
    /// [`RoutineCounters`], where anything is counted.
    counters: Option<DeviceMemory>,
    copies: Mutex<ImmediateList>,
    /// The tables of the teams that kernels see, by slot.
    tables: Mutex<Vec<Vec<Reached>>>,
    /// The tables of records of contexts: those up to the highest slot that was ever in use.
    context_tables: Mutex<Vec<Reached>>,
    context: Context,
    device: Device,
}

/// What kernels ask other PEs by.
struct Beyond {
    /// The request ring: [`RingHead`], slots and cells.
    ring: Arc<HostMemory>,
    /// Turns of the cells, and then the scratch memory of collectives.
    memory: DeviceMemory,
}

const TURNS_BYTES: usize = RING_CELLS * size_of::<u32>();

/// Bytes of scratch memory for the collectives of a team: room for some elements of each member, for pieces where there are few so long
/// that to ask for them costs little beside, and for what a PE sends of a small collective.
fn scratch_bytes(n_pes: usize, small_bytes: usize) -> usize {
    // That of each team begins where elements of any type may.
    (n_pes * 64).max(512 << 10).max(small_bytes).next_multiple_of(64)
}

/// The nodes of a team whose collectives in kernels go by nodes: see [`TeamNodes`]. Members in world PEs.
#[derive(Clone, Debug)]
pub struct ByNodes {
    /// The members on this PE's node, and its number among them.
    pub near: (PeSet, TeamPe),
    /// The first member on each node, and the number of this PE's node.
    pub firsts: (PeSet, TeamPe),
    /// The members with this PE's number on their nodes, where nodes have as many, and the number of this PE's node.
    pub alike: Option<(PeSet, TeamPe)>,
    /// The members of each node, in team numbers.
    pub nodes: Vec<TeamNode>,
}

/// The members of a team, ready for kernels: in device memory where they are not one stride.
pub struct Placed {
    record: TeamRecord,
    by_nodes: Option<(TeamNodes, Reached)>,
    tables: Vec<Reached>,
}

/// Device memory that kernels find through pointers in memory.
struct Reached {
    /// Dropped first: before the memory that it keeps resident.
    _resident: Resident,
    memory: DeviceMemory,
}

const TEAMS_OFFSET: usize = size_of::<DeviceState>();
const CONTEXTS_OFFSET: usize = TEAMS_OFFSET + MAX_TEAMS * size_of::<TeamRecord>();
const PEERS_OFFSET: usize = CONTEXTS_OFFSET + CONTEXT_TABLES * size_of::<u64>();

/// What kernels of a PE find around them.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    /// This PE's number in the world team.
    pub my_pe: i32,
    /// Address and bytes of its heap.
    pub heap: (usize, usize),
    /// The address of each PE's heap as mapped here, 0 for those of other nodes.
    pub peers: &'a [u64],
    /// The PEs in whose heaps this device does no atomic operations.
    pub by_owner: &'a [usize],
    /// Whether there is what serves requests of kernels.
    pub serves: bool,
    /// Teams that there are at a time at most.
    pub teams_max: usize,
    /// Whether kernels look at PE numbers and addresses of transfers.
    pub checks: bool,
    /// Whether kernels count what they call.
    pub counting: bool,
    /// Whether PEs share cores on any node: the same on all PEs, since their kernels have to go the same ways.
    pub crowded: bool,
    /// Whether the first work-item of a group does all that the group is to do: see [`one_by_one`]. What other PEs see is the same.
    pub one_by_one: bool,
    /// Where in the heap messages of small collectives lie.
    pub mail: MailArea,
    /// What these collectives bring to a PE in messages at most; none for what suits the machine. The same on all PEs.
    pub sent_bytes: Option<usize>,
}

impl StateBlock {
    /// Makes the block, with no team alive; `copies` is a synchronous list.
    ///
    /// # Errors
    /// Level Zero's: out of memory.
    pub fn new(
        context: &Context,
        device: &Device,
        copies: ImmediateList,
        surroundings: Surroundings<'_>,
    ) -> Result<StateBlock, Error> {
        let Surroundings {
            my_pe,
            heap,
            peers,
            by_owner,
            serves,
            teams_max,
            checks,
            counting,
            crowded,
            one_by_one,
            mail,
            sent_bytes,
        } = surroundings;
        let counters = counting.then(|| context.alloc_device(device, size_of::<RoutineCounters>(), 64)).transpose()?;
        let owners_offset = PEERS_OFFSET + size_of_val(peers);
        let bytes = owners_offset + peers.len();
        let scratch_bytes = scratch_bytes(peers.len(), mail.small_bytes());
        let beyond = || {
            let ring = context.alloc_host(RING_BYTES, 128)?;
            // SAFETY: host memory of this size that no kernel knows yet.
            unsafe { ring.as_ptr().cast::<u8>().write_bytes(0, ring.bytes()) };
            let memory = context.alloc_device(device, TURNS_BYTES + teams_max * scratch_bytes, 64)?;
            Ok::<_, level_zero::Error>(Beyond { ring: Arc::new(ring), memory })
        };
        let errand = context.alloc_host(size_of::<ErrandRecord>(), 128)?;
        // SAFETY: host memory of this size that no kernel knows yet.
        unsafe { errand.as_ptr().cast::<ErrandRecord>().write(ErrandRecord::default()) };
        let block = StateBlock {
            block: context.alloc_device(device, bytes, 64)?,
            reports: Reports::new(context)?,
            errand: Arc::new(errand),
            has_kernels: AtomicBool::new(false),
            beyond: if serves { Some(beyond()?) } else { None },
            is_far: peers.iter().map(|&heap| heap == 0).collect(),
            prints: Prints::new(context)?,
            counters,
            copies: Mutex::new(copies),
            tables: Mutex::new((0..MAX_TEAMS).map(|_| Vec::new()).collect()),
            context_tables: Mutex::default(),
            context: context.clone(),
            device: *device,
        };
        let base = block.address();
        let (ring, turns, scratch) = match &block.beyond {
            Some(Beyond { ring, memory }) => {
                let turns = memory.as_ptr() as u64;
                (ring.as_ptr() as u64, turns, turns + TURNS_BYTES as u64)
            }
            None => (0, 0, 0),
        };
        let state = DeviceState {
            version: ABI_VERSION,
            my_pe,
            n_pes: peers.len() as i32,
            team_slots: MAX_TEAMS as u32,
            heap_base: heap.0 as u64,
            heap_bytes: heap.1 as u64,
            peers: base + PEERS_OFFSET as u64,
            teams: base + TEAMS_OFFSET as u64,
            contexts: base + CONTEXTS_OFFSET as u64,
            error: block.reports.error(),
            error_taken: 0,
            one_by_one: one_by_one.into(),
            stall: block.reports.stall(),
            stall_claim: 0,
            checks: checks.into(),
            prints: block.prints.address(),
            prints_begun: 0,
            prints_lost: 0,
            counters: block.counters.as_ref().map_or(0, |counters| counters.as_ptr() as u64),
            ring,
            ring_tail: 0,
            ring_seen: 0,
            cell_tail: 0,
            cell_turns: turns,
            scratch,
            scratch_bytes: scratch_bytes as u64,
            mail: mail.offset() as u64,
            mail_slot: mail.slot_bytes() as u64,
            mail_room: mail.room_bytes() as u64,
            mail_lines: mail.lines() as u32,
            small_bytes: mail.small_bytes() as u32,
            words: (mail.messages() == Messages::Words).into(),
            renewal: mail.renewal(),
            sent_bytes: mail.sent_bytes(crowded, sent_bytes) as u32,
            looks: if crowded { 0 } else { LOOKS },
            errand: block.errand.as_ptr() as u64,
            errand_taken: 0,
            by_owner: if by_owner.is_empty() { 0 } else { base + owners_offset as u64 },
        };
        if let Some(Beyond { memory, .. }) = &block.beyond {
            block.write(memory, 0, &[0u32; RING_CELLS])?;
        }
        if let Some(counters) = &block.counters {
            block.write(counters, 0, &[[[0u64; 2]; ROUTINE_NUMBERS]; 2])?;
        }
        block.write(&block.block, 0, &[state])?;
        block.write(&block.block, TEAMS_OFFSET, &[TeamRecord::FREE; MAX_TEAMS])?;
        block.write(&block.block, CONTEXTS_OFFSET, &[0u64; CONTEXT_TABLES])?;
        block.write(&block.block, PEERS_OFFSET, peers)?;
        let owners: Vec<u8> = (0..peers.len()).map(|pe| by_owner.contains(&pe).into()).collect();
        block.write(&block.block, owners_offset, &owners)?;
        Ok(block)
    }

    /// The allocations that kernels reach through pointers in memory: address and bytes of each.
    pub fn allocations(&self) -> Vec<(*mut c_void, usize)> {
        let (reports, prints) = (self.reports.memory(), self.prints.memory());
        let mut all = vec![
            (self.block.as_ptr(), self.block.bytes()),
            (reports.as_ptr(), reports.bytes()),
            (self.errand.as_ptr(), self.errand.bytes()),
            (prints.as_ptr(), prints.bytes()),
        ];
        all.extend(self.counters.as_ref().map(|counters| (counters.as_ptr(), counters.bytes())));
        if let Some(Beyond { ring, memory }) = &self.beyond {
            all.extend([(ring.as_ptr(), ring.bytes()), (memory.as_ptr(), memory.bytes())]);
        }
        all
    }

    /// Builds the kernel by which the host performs atomic operations, unless one that waits does; once, since errands are numbered.
    ///
    /// # Errors
    /// Level Zero's: a device without 64-bit atomics, out of memory.
    pub fn atomics(&self) -> Result<Atomics, level_zero::Error> {
        let taken = self.address() as usize + offset_of!(DeviceState, errand_taken);
        Atomics::new(&self.context, &self.device, Errand { record: self.errand.clone(), taken })
    }

    /// The memory of the request ring, where the job spans nodes: a [`RingHead`](zeshmem_abi::RingHead), slots and cells.
    pub fn ring(&self) -> Option<&Arc<HostMemory>> {
        self.beyond.as_ref().map(|beyond| &beyond.ring)
    }

    /// What kernels of this PE have called so far, whether they asked the progress thread for it, how often, and how many bytes it
    /// moved; nothing where nothing is counted.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn counted(&self) -> Result<Vec<(DeviceRoutine, bool, u64, u64)>, Error> {
        let Some(counters) = &self.counters else { return Ok(Vec::new()) };
        let mut counted: RoutineCounters = [[[0; 2]; ROUTINE_NUMBERS]; 2];
        let to = (&raw mut counted).cast();
        // SAFETY: both hold as many bytes; the list is synchronous.
        unsafe { self.lock().append_copy(to, counters.as_ptr(), size_of::<RoutineCounters>(), None, &[]) }?;
        let all = (0..).zip(counted[0].into_iter().zip(counted[1]));
        let both = all.flat_map(|(number, (own, asked))| [(number, false, own), (number, true, asked)]);
        let known = |(number, asks, [calls, bytes]): (u32, bool, [u64; 2])| {
            let routine = DeviceRoutine::from_number(number).filter(|_| calls > 0)?;
            Some((routine, asks, calls, bytes))
        };
        Ok(both.filter_map(known).collect())
    }

    /// The device address that modules are bound to.
    pub fn address(&self) -> u64 {
        self.block.as_ptr() as u64
    }

    /// Writes down who is in a team, for kernels to look up. Nothing for a stride; otherwise a
    /// table in device memory, of 16 bytes a run and 16 to 256 for the way back; and one of 16 bytes a node where there are `nodes`.
    ///
    /// # Errors
    /// Level Zero's: out of memory.
    ///
    /// # Panics
    /// Where there are no members.
    pub fn place(&self, pes: &PeSet, nodes: Option<ByNodes>) -> Result<Placed, Error> {
        let mut tables = Vec::new();
        let mut record = self.record_of(pes, &mut tables)?;
        let by_nodes = match nodes {
            None => None,
            Some(ByNodes { near, firsts, alike, nodes }) => {
                let mut of = |(pes, me): &(PeSet, TeamPe)| {
                    Ok::<_, Error>(TeamRecord { my_pe: me.get(), ..self.record_of(pes, &mut tables)? })
                };
                let alike = alike.as_ref().map(&mut of).transpose()?.unwrap_or(TeamRecord::FREE);
                let records = TeamNodes { near: of(&near)?, firsts: of(&firsts)?, alike };
                let table = self.reached(size_of_val(&records) + size_of_val(&nodes[..]))?;
                self.write(&table.memory, size_of_val(&records), &nodes)?;
                record.nodes = table.memory.as_ptr() as u64;
                Some((records, table))
            }
        };
        Ok(Placed { record, by_nodes, tables })
    }

    /// A team's record but for its handle and this PE's number.
    fn record_of(&self, pes: &PeSet, tables: &mut Vec<Reached>) -> Result<TeamRecord, Error> {
        let first = pes.runs()[0];
        let mut table = 0;
        if pes.as_stride().is_none() {
            tables.push(self.write_table(&Layout::of(pes))?);
            table = tables.last().map_or(0, |table| table.memory.as_ptr() as u64);
        }
        let spans_nodes = pes.iter().any(|pe| self.is_far[pe.get() as usize]).into();
        let (n_pes, start, stride) = (pes.size(), first.start(), first.stride());
        Ok(TeamRecord { n_pes, start, stride, spans_nodes, table, ..TeamRecord::FREE })
    }

    fn write_table(&self, layout: &Layout) -> Result<Reached, Error> {
        let table = self.reached(layout.bytes())?;
        self.write(&table.memory, 0, &[layout.header])?;
        let runs = size_of_val(&layout.header);
        self.write(&table.memory, runs, &layout.runs)?;
        let classes = runs + size_of_val(&layout.runs[..]);
        self.write(&table.memory, classes, &layout.classes)?;
        let entries = classes + size_of_val(&layout.classes[..]);
        self.write(&table.memory, entries, &layout.entries)?;
        Ok(table)
    }

    fn reached(&self, bytes: usize) -> Result<Reached, Error> {
        let memory = self.context.alloc_device(&self.device, bytes, 64)?;
        // SAFETY: a whole allocation of this context, freed after it is evicted; the routines that withdraw
        // it demand that no kernel that uses it runs any more.
        let resident = unsafe { Resident::keep(&self.context, &self.device, memory.as_ptr(), bytes) }?;
        Ok(Reached { _resident: resident, memory })
    }

    /// Shows kernels launched from now on what team is in a slot.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn show_team(&self, slot: usize, handle: i32, my_pe: TeamPe, members: Placed) -> Result<(), Error> {
        let Placed { record, by_nodes, mut tables } = members;
        if let Some((nodes, table)) = by_nodes {
            let [near, firsts, alike] =
                [nodes.near, nodes.firsts, nodes.alike].map(|record| TeamRecord { handle, ..record });
            self.write(&table.memory, 0, &[TeamNodes { near, firsts, alike }])?;
            tables.push(table);
        }
        self.set_record(slot, TeamRecord { handle, my_pe: my_pe.get(), ..record })?;
        self.tables()[slot] = tables;
        Ok(())
    }

    /// Takes the team in a slot from the kernels launched from now on, and frees its tables. No
    /// kernel that uses the team may be running.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn hide_team(&self, slot: usize) -> Result<(), Error> {
        self.set_record(slot, TeamRecord::FREE)?;
        self.tables()[slot] = Vec::new();
        Ok(())
    }

    fn set_record(&self, slot: usize, record: TeamRecord) -> Result<(), Error> {
        assert!(slot < MAX_TEAMS);
        let offset = TEAMS_OFFSET + slot * size_of::<TeamRecord>();
        self.write(&self.block, offset, &[record])
    }

    /// Shows kernels launched from now on what context is in a slot.
    ///
    /// # Errors
    /// Level Zero's: out of memory.
    pub fn show_context(&self, slot: usize, handle: u64, team: i32) -> Result<(), Error> {
        let reserved = 0;
        self.set_context(slot, ContextRecord { handle, team, reserved })
    }

    /// Takes the context in a slot from the kernels launched from now on. No kernel that uses it may be
    /// running.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn hide_context(&self, slot: usize) -> Result<(), Error> {
        self.set_context(slot, ContextRecord::FREE)
    }

    fn set_context(&self, slot: usize, record: ContextRecord) -> Result<(), Error> {
        let (table, place) = (slot / CONTEXTS_PER_TABLE, slot % CONTEXTS_PER_TABLE);
        assert!(table < CONTEXT_TABLES);
        let mut tables = self.context_tables.lock().expect("no panic while tables change");
        while tables.len() <= table {
            let free = [ContextRecord::FREE; CONTEXTS_PER_TABLE];
            let made = self.reached(size_of_val(&free))?;
            self.write(&made.memory, 0, &free)?;
            // A kernel that runs meanwhile finds no table, or a whole one.
            let entry = CONTEXTS_OFFSET + tables.len() * size_of::<u64>();
            self.write(&self.block, entry, &[made.memory.as_ptr() as u64])?;
            tables.push(made);
        }
        let offset = place * size_of::<ContextRecord>();
        self.write(&tables[table].memory, offset, &[record])
    }

    fn tables(&self) -> MutexGuard<'_, Vec<Vec<Reached>>> {
        self.tables.lock().expect("no panic while tables change")
    }

    /// The first complaint of a kernel of this PE, if there was one. While there is none, this costs one load.
    pub fn complaint(&self) -> Option<Complaint> {
        self.reports.complaint()
    }

    /// What is not zero once a kernel of this PE has complained.
    pub fn complained(&self) -> &AtomicU32 {
        self.reports.complained()
    }

    /// What a kernel of this PE waits for, if one has waited for long: some thousand turns of its loop, which is
    /// milliseconds. Where several wait, this tells of one of them. A wait keeps its [`Stall::sequence`], and no other wait
    /// has it: who sees it again after a second knows that the kernel has waited all the time.
    pub fn stall(&self) -> Option<Stall> {
        self.reports.stalled()
    }

    /// Gives the texts that kernels of this PE have printed since, in their order, one caller at a time. While there is none, this
    /// costs two loads.
    pub fn take_prints(&self, show: impl FnMut(&Printed)) {
        self.prints.take(show)
    }

    /// How many texts of kernels found no room so far.
    ///
    /// # Errors
    /// Level Zero's.
    pub fn prints_lost(&self) -> Result<u32, Error> {
        if !self.prints.some_are_lost() {
            return Ok(0);
        }
        self.read_u32(self.block.as_ptr().wrapping_byte_add(offset_of!(DeviceState, prints_lost)))
    }

    /// Whether the device has work of this process, looked at for as long as `limit` (see [`Device::activity`]). Where the
    /// driver does not know, a kernel that has waited for long shows that it runs: [`stall`](Self::stall) tells what for.
    ///
    /// # Errors
    /// Level Zero's: work that failed, a device that is lost.
    pub fn activity(&self, limit: Duration) -> Result<Activity, Error> {
        match self.device.activity(limit)? {
            Activity::Unknown if self.stall().is_some() => Ok(Activity::Running),
            known => Ok(known),
        }
    }

    /// Copies plain records to an offset of device memory.
    fn write<T: Copy>(&self, memory: &DeviceMemory, offset: usize, records: &[T]) -> Result<(), Error> {
        let bytes = size_of_val(records);
        assert!(offset + bytes <= memory.bytes());
        let to = memory.as_ptr().cast::<u8>().wrapping_add(offset);
        // SAFETY: the range lies in the memory, checked above, and `records` outlives the copy,
        // since the list is synchronous.
        unsafe { self.lock().append_copy(to.cast(), records.as_ptr().cast(), bytes, None, &[]) }?;
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, ImmediateList> {
        self.copies.lock().expect("no panic while copying")
    }

    /// Makes the kernels of a module see this block.
    ///
    /// # Errors
    /// [`Error::NotOurs`] and [`Error::OtherVersion`] for a module not compiled with this header;
    /// [`Error::NotExecuted`] where no command does anything.
    pub fn bind(&self, module: &ModuleRef<'_>) -> Result<(), Error> {
        let record = record(module)?;
        match self.read_u32(record)? {
            ABI_VERSION => {
                self.has_kernels.store(true, Ordering::Relaxed);
                self.write_state(record, self.address())
            }
            // Where not even our own version comes back, what came from the module tells nothing.
            _ if self.read_u32(self.block.as_ptr())? != ABI_VERSION => Err(Error::NotExecuted),
            other => Err(Error::OtherVersion(other)),
        }
    }

    /// Whether kernels of a module call routines; not where it is not linked.
    pub fn is_called_by(&self, module: &ModuleRef<'_>) -> bool {
        record(module).is_ok()
    }

    /// Whether kernels have been bound, which may have the device and wait for other PEs.
    pub fn has_kernels(&self) -> bool {
        self.has_kernels.load(Ordering::Relaxed)
    }

    /// Makes the kernels of a module see nothing: their queries answer -1.
    ///
    /// # Errors
    /// [`Error::NotOurs`] for a module not compiled with the device header.
    pub fn unbind(&self, module: &ModuleRef<'_>) -> Result<(), Error> {
        self.write_state(record(module)?, 0)
    }

    /// Sets the state's address in a module's record.
    fn write_state(&self, record: *mut c_void, state: u64) -> Result<(), Error> {
        let to = record.wrapping_byte_add(offset_of!(ModuleRecord, state));
        // SAFETY: the record is device memory of its size, as `record` checked; the list is synchronous, so
        // `state` outlives the copy. Kernels in flight are the caller's to exclude, as documented for
        // ishmemx_module_init.
        unsafe { self.lock().append_copy(to, (&raw const state).cast(), size_of::<u64>(), None, &[]) }?;
        Ok(())
    }

    /// A word of device memory, such as the version with which the records of modules and our own state begin.
    fn read_u32(&self, from: *const c_void) -> Result<u32, Error> {
        let mut word = 0u32;
        let to = (&raw mut word).cast();
        // SAFETY: callers pass 4 bytes of device memory, and `word` has room for them; the list is synchronous.
        unsafe { self.lock().append_copy(to, from, size_of::<u32>(), None, &[]) }?;
        Ok(word)
    }
}

/// Where each PE has a core: a PE that is at work answers meanwhile, and to give the core away takes longer than its answer.
const LOOKS: u32 = 64;

/// Whether work-items run one after the other, as on a CPU, and are no lanes of one instruction, as on a GPU. The first of a group
/// then does all that is to be done, and copies by the function that the driver for CPUs replaces by the fastest there is.
///
/// # Errors
/// Level Zero's.
pub fn one_by_one(device: &Device) -> Result<bool, level_zero::Error> {
    Ok(device.properties()?.simd_width <= 1)
}

/// What a driver says of a module that needs others.
const UNLINKED: &str = "ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED";

/// The device address of a module's [`ModuleRecord`].
fn record(module: &ModuleRef<'_>) -> Result<*mut c_void, Error> {
    let (address, bytes) = module.global(MODULE_VARIABLE).map_err(|error| match error {
        level_zero::Error::Call { result, .. } if result.name() == Some(UNLINKED) => Error::NotLinked,
        other => Error::NotOurs(other),
    })?;
    // Drivers may round the size up; a smaller one is not our record.
    if bytes < size_of::<ModuleRecord>() { Err(Error::OtherVersion(0)) } else { Ok(address) }
}

#[cfg(test)]
mod tests {
    /// ARCHITECTURE.md has the number.
    #[test]
    fn scratch_memory_grows_by_a_line_for_each_pe_of_a_large_job() {
        assert_eq!(super::scratch_bytes(1 << 20, 0), 64 << 20);
        assert_eq!(super::scratch_bytes(2, 16 << 10), 512 << 10);
    }
}
