//! Records that host, kernels and headers share.
//!
//! Everything a kernel needs of the runtime lies in device memory, in the layouts below, written by
//! the host before the call that creates it returns. `include/ishmem/device/abi.h` holds the same
//! records in OpenCL C; a test of the `device` crate compiles the two against each other. Device
//! addresses are `u64`: the host never dereferences them.
//!
//! This crate holds plain data only: no allocation, no I/O, no decisions.
#![forbid(unsafe_code)]

use core::mem::{offset_of, size_of};

/// Version of the layouts below; a module built against another one is refused.
pub const ABI_VERSION: u32 = 15;

/// Name of the program-scope variable in a kernel module that is a [`ModuleRecord`].
pub const MODULE_VARIABLE: &str = "ishmemi_module";

/// Most teams alive at once in a PE, predefined ones included.
pub const MAX_TEAMS: usize = 256;

/// Bits of a team handle that hold the slot; those above hold the slot's generation.
pub const SLOT_BITS: u32 = 8;

/// Low bits of a context handle, which hold the slot plus [`FIRST_CONTEXT`]; those above hold the slot's
/// generation.
pub const CONTEXT_BITS: u32 = 16;

/// What a context handle holds for slot 0: the values below it are no slots, but those that stand for no
/// context and for [`DEFAULT_CONTEXT`].
pub const FIRST_CONTEXT: usize = 2;

/// Handle of the context on the world team that is always there; it has no record.
pub const DEFAULT_CONTEXT: u64 = 1;

/// Contexts that can be alive at once in a PE, of all teams.
pub const MAX_CONTEXTS: usize = (1 << CONTEXT_BITS) - FIRST_CONTEXT;

/// Records of contexts that lie together; tables of so many are made as slots come into use.
pub const CONTEXTS_PER_TABLE: usize = 256;

/// Entries of the directory of those tables.
pub const CONTEXT_TABLES: usize = MAX_CONTEXTS.div_ceil(CONTEXTS_PER_TABLE);

/// Set in a record's `routine` where the routine was called with a context.
pub const ON_CONTEXT: u32 = 0x100;

/// Set in a record's `routine` where a work-group called the routine.
pub const BY_WORK_GROUP: u32 = 0x200;

/// Set in a record's `routine` where the routine was the form that does not wait for completion.
pub const NBI: u32 = 0x400;

/// Set in a record's `routine` where the host appended the routine to a command list.
pub const ON_LIST: u32 = 0x800;

/// Rounds of a dissemination pattern that a [`SyncArea`] can hold: enough for 2^30 PEs.
pub const MAX_ROUNDS: usize = 30;

/// Rounds among the members of a team on one node: enough for [`MOST_NEAR`] of them, and one in which the first tells the others.
pub const NEAR_ROUNDS: usize = 16;

/// Members of a team on one node at most, where its collectives go by nodes.
pub const MOST_NEAR: usize = 1 << (NEAR_ROUNDS - 1);

/// Records that the request ring holds. A GPU has more work-items than that: those that find it full wait.
pub const RING_SLOTS: usize = 512;

/// Cells for answers to requests. Work-items that find all taken wait, those that want no answer do not.
pub const RING_CELLS: usize = 1024;

/// Words of 64 bits of a record, and of a cell: half of each is payload.
pub const LINE_WORDS: usize = 16;

/// Bytes of the request ring: its head, records and cells.
pub const RING_BYTES: usize = size_of::<RingHead>() + (RING_SLOTS + RING_CELLS) * LINE_WORDS * size_of::<u64>();

/// Bytes that a record carries itself at most.
pub const STORE_BYTES: usize = 40;

/// Bytes that an answer carries at most.
pub const FETCH_BYTES: usize = 64;

/// Texts of kernels that wait to be written by the host.
pub const PRINT_RECORDS: usize = 256;

/// In the place of the kinds of values: the text is written as it is, and no conversion in it is replaced.
pub const PRINTED_AS_IT_IS: u32 = 1 << 31;

/// Values that a text of a kernel may have.
pub const PRINT_VALUES: usize = 4;

/// Generations of messages for which a PE has room at once: see [`DeviceState::mail`].
pub const GENERATIONS: usize = 4;

/// Bytes of a line of the mailboxes: a header and a short message.
pub const MAIL_LINE: usize = 64;

/// Bits of a header that hold the message's bytes; the routine is above them.
pub const MAIL_BITS: u32 = 24;

/// Members at most where each sends to all others over a network, and where a team of kernels meets by headers: larger teams meet by
/// rounds, which take fewer messages.
pub const MOST_DIRECT: usize = 16;

/// What the host finds in a kernel module compiled with the device header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct ModuleRecord {
    /// The [`ABI_VERSION`] that the module was compiled against.
    pub version: u32,
    /// How often kernels of the module have asked for any of several variables.
    pub turns: u32,
    /// Device address of the [`DeviceState`]; 0 while the module is not bound.
    pub state: u64,
}

/// What a kernel knows of the job: one per PE, in its device memory.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct DeviceState {
    /// [`ABI_VERSION`].
    pub version: u32,
    /// This PE in the world team.
    pub my_pe: i32,
    /// PEs in the world team.
    pub n_pes: i32,
    /// Entries of the table at [`teams`](Self::teams).
    pub team_slots: u32,
    /// Device address of this PE's symmetric heap, its synchronisation words included.
    pub heap_base: u64,
    /// Bytes from [`heap_base`](Self::heap_base) that belong to the heap.
    pub heap_bytes: u64,
    /// Device address of `u64[n_pes]`: where each PE's heap is mapped here, 0 where it is not.
    pub peers: u64,
    /// Device address of `TeamRecord[team_slots]`.
    pub teams: u64,
    /// Device address of `u64[CONTEXT_TABLES]`: where `ContextRecord[CONTEXTS_PER_TABLE]` is, or 0.
    pub contexts: u64,
    /// Address, in host memory that the device may write, of the [`ErrorRecord`].
    pub error: u64,
    /// 0 until the first kernel reports an error; taken by compare-and-swap.
    pub error_taken: u32,
    /// 1 where work-items run one after the other, 0 where they are lanes of one instruction.
    pub one_by_one: u32,
    /// Address, in host memory that the device may write, of the [`StallRecord`].
    pub stall: u64,
    /// Whether a wait has the stall record: odd while one has, by compare-and-swap, and never the same for two.
    pub stall_claim: u32,
    /// Whether PE numbers and addresses are looked at: 1, or 0.
    pub checks: u32,
    /// Address, in host memory that the device may write, of the [`PrintArea`].
    pub prints: u64,
    /// Texts that kernels have begun to print; taken by compare-and-swap.
    pub prints_begun: u32,
    /// Texts that found no room.
    pub prints_lost: u32,
    /// Device address of [`RoutineCounters`]; 0 while nothing is counted.
    pub counters: u64,
    /// Address, in host memory, of the [`RingHead`], the slots and the cells; 0 where loads, stores and
    /// atomic operations of this device reach all PEs.
    pub ring: u64,
    /// The next ticket of the ring.
    pub ring_tail: u64,
    /// What a work-item last saw of [`RingHead::head`].
    pub ring_seen: u64,
    /// The next ticket of the cells.
    pub cell_tail: u64,
    /// Device address of `u32[RING_CELLS]`: how often each cell was used.
    pub cell_turns: u64,
    /// Device address of memory for the collectives of each team slot that spans nodes.
    pub scratch: u64,
    /// Bytes for each of the slots.
    pub scratch_bytes: u64,
    /// Offset in the heap of the mailboxes of small collectives, for each team slot: a line whose first word is the last
    /// generation that this PE has done with; for each of [`GENERATIONS`] a room, which is a line for each member and the memory
    /// of longer messages; and memory in which only this PE puts messages together.
    pub mail: u64,
    /// Bytes for each of the slots.
    pub mail_slot: u64,
    /// Bytes of a room.
    pub mail_room: u64,
    /// Lines of a room: members that a team with mailboxes has at most. 0 where there are none.
    pub mail_lines: u32,
    /// Bytes that a small collective brings to a PE at most.
    pub small_bytes: u32,
    /// Whether messages are words of 4 bytes and their generation, each stored as a whole: 1, or 0 where a header that is stored
    /// last stands for all bytes before it.
    pub words: u32,
    /// Mailboxes are made new before a generation has this number.
    pub renewal: u32,
    /// Bytes that a small reduction brings to a PE in messages at most, and other collectives some times as many, in teams on one node. Of
    /// more, PEs load and store where they belong, and messages only tell so.
    pub sent_bytes: u32,
    /// Turns of a waiting loop before it gives its core away.
    pub looks: u32,
    /// Address, in host memory, of the [`ErrandRecord`].
    pub errand: u64,
    /// The number of the errand that a kernel has taken last, by compare-and-swap.
    pub errand_taken: u64,
    /// Device address of `u8[n_pes]`: 1 for PEs of this node in whose memory this device does no atomic operations but sets and fetches
    /// of whole words, so that their owners perform these; 0 where there is no such PE.
    pub by_owner: u64,
}

/// An atomic operation that the host wants of its device; in host memory, plain stores only. The errand is taken by a kernel that is
/// launched for that, or by one that waits, behind which the other might wait for its turn.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct ErrandRecord {
    /// The number of the errand, one more than that before; stored after the rest.
    pub asked: u64,
    /// Address of the word.
    pub address: u64,
    /// Its bytes.
    pub bytes: u32,
    /// An [`AmoOp`] as number.
    pub op: u32,
    /// What the operation takes, besides the value in memory.
    pub operand: u64,
    /// What a compare-and-swap compares with.
    pub compare: u64,
    /// Keeps what the device writes out of this line of the cache.
    pub padding: [u64; 11],
    /// The number of the errand that is done; stored after the rest.
    pub done: u64,
    /// The value before.
    pub before: u64,
    /// How many of the kernels that were launched for errands have run.
    pub ran: u64,
}

/// What the host tells kernels of the request ring; in host memory, followed by `[u64; LINE_WORDS][RING_SLOTS]` and
/// `[u64; LINE_WORDS][RING_CELLS]`.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct RingHead {
    /// Requests with lower tickets have been read; their slots are free.
    pub head: u64,
    /// Requests with lower tickets are complete at their targets. It is raised when no request is under way.
    pub idle: u64,
    /// Whether transfers that the host has begun on contexts are under way.
    pub busy: u64,
    /// Keeps lines 128 bytes apart.
    pub padding: [u64; 13],
}

/// What kernels count of each routine, by its number: calls, and the bytes that they moved. First what they did by themselves, and
/// then what they asked the progress thread for.
pub type RoutineCounters = [[[u64; 2]; ROUTINE_NUMBERS]; 2];

/// Numbers of routines, without the bits for their forms.
pub const ROUTINE_NUMBERS: usize = 256;

/// A team as kernels see it.
///
/// Where [`table`](Self::table) is 0, member `i` is world PE `start + i * stride`. Otherwise the
/// members are those of the [`TeamTable`] there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamRecord {
    /// The handle that this record answers to; -1 while the slot is free.
    pub handle: i32,
    /// The calling PE's number in the team.
    pub my_pe: i32,
    /// Members.
    pub n_pes: i32,
    /// World PE of member 0.
    pub start: i32,
    /// World PEs from one member to the next; may be negative, never 0.
    pub stride: i32,
    /// 1 where members are on several nodes, or 0.
    pub spans_nodes: i32,
    /// Device address of the team's [`TeamTable`]; 0 where the members are one stride.
    pub table: u64,
    /// Device address of the team's [`TeamNodes`]; 0 where its collectives do not go by nodes.
    pub nodes: u64,
}

impl TeamRecord {
    /// The record of a slot that no team uses: every query answers -1.
    pub const FREE: TeamRecord =
        TeamRecord { handle: -1, my_pe: -1, n_pes: -1, start: 0, stride: 1, spans_nodes: 0, table: 0, nodes: 0 };
}

/// A context as kernels see it: whose PE numbers are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct ContextRecord {
    /// The handle that this record answers to; 0 while the slot is free.
    pub handle: u64,
    /// Handle of the context's team.
    pub team: i32,
    /// Keeps the size a multiple of 16.
    pub reserved: u32,
}

impl ContextRecord {
    /// The record of a slot that no context uses.
    pub const FREE: ContextRecord = ContextRecord { handle: 0, team: -1, reserved: 0 };
}

/// The members of a team that are not one stride: what lies behind this header are
/// `TeamRun[runs]`, `TeamClass[classes]` and `TeamEntry[entries]`.
///
/// The runs, in order, are the members; the last run whose first number is not above `i` has member
/// `i`. The way back, from world PE to number, goes by classes: the entries of a class are intervals
/// of progressions of one step, which do not overlap, so that a binary search by (residue, low) in
/// each class finds the run of a PE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamTable {
    /// Runs; two or more.
    pub runs: u32,
    /// Classes; one or more.
    pub classes: u32,
    /// Entries of all classes.
    pub entries: u32,
    /// Keeps the size a multiple of 16.
    pub reserved: u32,
}

/// Consecutive members of a team: member `first + i` is world PE `start + i * stride`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamRun {
    /// Number of the first of them.
    pub first: i32,
    /// Its world PE.
    pub start: i32,
    /// World PEs from one to the next; may be negative, never 0.
    pub stride: i32,
    /// How many they are.
    pub len: i32,
}

/// A stretch of the entries, all of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamClass {
    /// The step; positive.
    pub step: i32,
    /// Index of the first entry.
    pub begin: u32,
    /// Index past the last entry.
    pub end: u32,
    /// Keeps the size a multiple of 16.
    pub reserved: u32,
}

/// The world PEs `low, low + step, ..., high`, for the step of the entry's class; all are of one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamEntry {
    /// `low` modulo the step.
    pub residue: i32,
    /// The lowest.
    pub low: i32,
    /// The highest.
    pub high: i32,
    /// Index of the run.
    pub run: u32,
}

/// The nodes of a team that has several, and more than one member on some of them. These records have the team's handle. Behind them is
/// a `TeamNode` for each node, in the order of their first members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamNodes {
    /// The members on this PE's node, at most [`MOST_NEAR`].
    pub near: TeamRecord,
    /// The first member on each node, which speaks for it. This PE's number among them is its node's, also where it is not the first.
    pub firsts: TeamRecord,
    /// The members that have this PE's number on their nodes; [free](TeamRecord::FREE) where nodes have different numbers of members.
    pub alike: TeamRecord,
}

/// The members of a team on one node: member `first + i * stride` of the team for `i` below `len`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct TeamNode {
    /// The first.
    pub first: i32,
    /// Numbers in the team from one to the next; positive.
    pub stride: i32,
    /// How many they are.
    pub len: i32,
    /// Keeps the size a multiple of 16.
    pub reserved: u32,
}

/// Words of one round of the dissemination pattern, written by the one PE that sends in it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct SyncRound {
    /// Epoch of the last message of an even and of an odd epoch; stored after its value, with release order. Messages of two epochs that
    /// follow each other may overtake each other between nodes.
    pub flag: [u32; 2],
    /// Values of these messages: a sum, or the call, which is the routine's number from bit 56 on, and bytes.
    pub value: [u64; 2],
    /// Keeps rounds 32 bytes apart.
    pub padding: u64,
}

/// Where kernels of one team synchronise: one per team slot, at the same heap offset in every PE.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct SyncArea {
    /// Meetings of all members by rounds so far; only the owning PE touches it.
    pub epoch: u32,
    /// Generations of messages so far, since the mailboxes were made new; 0 before that.
    pub generation: u32,
    /// One value that the leader of a work-group tells its work-items.
    pub broadcast: u64,
    /// The last generation that all members are known to have done with.
    pub known: u32,
    /// What a collective returns that the first of a work-group did for all.
    pub told: u32,
    /// Meetings of the members on this node so far; only the owning PE touches it.
    pub near_epoch: u32,
    /// Fills the first cache line.
    pub padding: [u32; 9],
    /// The rounds, written by peers.
    pub rounds: [SyncRound; MAX_ROUNDS],
    /// Those among members on this node, which count meetings of their own.
    pub near: [SyncRound; NEAR_ROUNDS],
}

/// Where a kernel's complaint lies until the host reads it; in host memory, plain stores only.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct ErrorRecord {
    /// A [`DeviceError`] as number, stored last; 0 while there is none.
    pub code: u32,
    /// A [`DeviceRoutine`] as number, with [`ON_CONTEXT`], [`BY_WORK_GROUP`] and [`NBI`].
    pub routine: u32,
    /// A [`DeviceArgument`] as number.
    pub argument: u32,
    /// Keeps the values aligned.
    pub reserved: u32,
    /// The offending value.
    pub value: i64,
    /// The bound that it violates.
    pub bound: i64,
}

/// Where a kernel that waits for long says for which PE; in host memory, plain stores only.
///
/// One wait at a time has the record. It stores [`sequence`](Self::sequence) after the rest and withdraws it when it ends,
/// before another wait may store anything: what lies between two looks at one sequence is of one wait.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
pub struct StallRecord {
    /// The number of the wait, which no other wait of the PE has; 0 while there is none.
    pub sequence: u32,
    /// A [`DeviceRoutine`] as number, with [`ON_CONTEXT`] and [`BY_WORK_GROUP`].
    pub routine: u32,
    /// Handle of the team; -1 where any PE may change the awaited word.
    pub team: i32,
    /// World PE that is awaited; -1 where it may be any.
    pub pe: i32,
    /// The round of the dissemination pattern, from 1 on; 0 outside of collectives.
    pub round: u32,
    /// Keeps what follows aligned.
    pub reserved: u32,
    /// Address of the first of the words that are awaited; 0 in rounds.
    pub word: u64,
}

/// Where texts of kernels lie until the host writes them, in their order; in host memory, plain stores only. Text `n` is record
/// `n` modulo their number.
#[repr(C)]
pub struct PrintArea {
    /// Texts that the host has written: their records are free.
    pub written: u32,
    /// Keeps what kernels write out of this line of the cache.
    pub padding: [u32; 15],
    /// Texts that found no room, at least; the host is told that there are some.
    pub lost: u32,
    /// Keeps the records apart from that.
    pub more_padding: [u32; 15],
    /// The texts.
    pub records: [PrintRecord; PRINT_RECORDS],
}

/// A text that a kernel prints. What is too long ends in three dots, and what is shorter in a 0.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct PrintRecord {
    /// One more than the text's number, stored last.
    pub sequence: u32,
    /// What it is for, as a number of `ISHMEMX_PRINT_*`.
    pub msg_type: u32,
    /// A [`PrintedKind`] as number for each value, 4 bits each; 0 for no value. [`PRINTED_AS_IT_IS`] where the text has no conversions.
    pub kinds: u32,
    /// Keeps what follows aligned.
    pub reserved: u32,
    /// The line of the source.
    pub line: i64,
    /// The values, as bits.
    pub values: [u64; PRINT_VALUES],
    /// Keeps the texts aligned.
    pub padding: u64,
    /// The source.
    pub file: [u8; 64],
    /// The function.
    pub func: [u8; 64],
    /// The text, with a conversion such as `%d` for each value.
    pub text: [u8; 320],
}

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $number:literal $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u32)]
        pub enum $name { $($(#[$item_doc])* $item = $number,)* }

        impl $name {
            /// The value that a kernel stored, if it is one of these.
            pub fn from_number(number: u32) -> Option<Self> {
                match number { $($number => Some(Self::$item),)* _ => None }
            }

            /// The words for it in a message.
            pub fn text(self) -> &'static str {
                match self { $(Self::$item => $text,)* }
            }
        }
    };
}

numbered! {
    /// What is wrong with an argument.
    DeviceError {
        /// A number outside of the range from 0, or 1 of a comparison, to the bound.
        OutOfRange = 1 "out of range",
        /// The address range does not lie in the symmetric heap.
        NotSymmetric = 2 "not symmetric",
        /// The handle is no live context of this PE.
        NoContext = 4 "no context",
        /// The address is not a multiple of the word's size.
        Misaligned = 5 "misaligned",
        /// A number below the bound.
        TooSmall = 6 "too small",
        /// The handle is no live team of this PE.
        NoTeam = 7 "no team",
        /// Another PE called another routine, or the same with another size. The value is its world PE and the lower half of its
        /// header, the bound the lower half of this PE's.
        Mismatch = 8 "mismatch",
        /// A null pointer.
        Null = 9 "null",
    }
}

numbered! {
    /// Which argument a kernel complains of; the text is its name.
    DeviceArgument {
        /// `pe`
        Pe = 1 "pe",
        /// `dest`
        Dest = 2 "dest",
        /// `source`
        Source = 3 "source",
        /// `ctx`
        Ctx = 4 "ctx",
        /// `PE_root`
        PeRoot = 5 "PE_root",
        /// `sig_addr`
        SigAddr = 6 "sig_addr",
        /// `sig_op`
        SigOp = 7 "sig_op",
        /// `ivar`
        Ivar = 8 "ivar",
        /// `ivars`
        Ivars = 9 "ivars",
        /// `cmp`
        Cmp = 10 "cmp",
        /// `dst`
        Dst = 11 "dst",
        /// `sst`
        Sst = 12 "sst",
        /// `team`
        Team = 13 "team",
        /// `nelems`
        Nelems = 14 "nelems",
        /// `indices`
        Indices = 15 "indices",
        /// `cmp_values`
        CmpValues = 16 "cmp_values",
    }
}

numbered! {
    /// Device routines that can complain or wait; the text follows `ishmem_`, `ishmemx_` or `ishmemx_ctx_` in their names.
    DeviceRoutine {
        /// `put`
        Put = 1 "put",
        /// `get`
        Get = 2 "get",
        /// `collect`
        Collect = 3 "collect",
        /// `fcollect`
        Fcollect = 4 "fcollect",
        /// `team_sync`
        TeamSync = 5 "team_sync",
        /// `quiet`
        Quiet = 6 "quiet",
        /// `fence`
        Fence = 7 "fence",
        /// `sync_all`
        SyncAll = 8 "sync_all",
        /// `barrier_all`
        BarrierAll = 9 "barrier_all",
        /// `p`
        P = 10 "p",
        /// `g`
        G = 11 "g",
        /// [`AmoOp::Fetch`].
        AtomicFetch = 16 "atomic_fetch",
        /// [`AmoOp::Set`].
        AtomicSet = 17 "atomic_set",
        /// [`AmoOp::Add`].
        AtomicAdd = 18 "atomic_add",
        /// [`AmoOp::FetchAdd`].
        AtomicFetchAdd = 19 "atomic_fetch_add",
        /// [`AmoOp::Inc`].
        AtomicInc = 20 "atomic_inc",
        /// [`AmoOp::FetchInc`].
        AtomicFetchInc = 21 "atomic_fetch_inc",
        /// [`AmoOp::And`].
        AtomicAnd = 22 "atomic_and",
        /// [`AmoOp::FetchAnd`].
        AtomicFetchAnd = 23 "atomic_fetch_and",
        /// [`AmoOp::Or`].
        AtomicOr = 24 "atomic_or",
        /// [`AmoOp::FetchOr`].
        AtomicFetchOr = 25 "atomic_fetch_or",
        /// [`AmoOp::Xor`].
        AtomicXor = 26 "atomic_xor",
        /// [`AmoOp::FetchXor`].
        AtomicFetchXor = 27 "atomic_fetch_xor",
        /// [`AmoOp::Swap`].
        AtomicSwap = 28 "atomic_swap",
        /// [`AmoOp::CompareSwap`].
        AtomicCompareSwap = 29 "atomic_compare_swap",
        /// `iput`
        Iput = 32 "iput",
        /// `iget`
        Iget = 33 "iget",
        /// `ibput`
        Ibput = 34 "ibput",
        /// `ibget`
        Ibget = 35 "ibget",
        /// `put_signal`
        PutSignal = 36 "put_signal",
        /// `signal_set`
        SignalSet = 37 "signal_set",
        /// `signal_add`
        SignalAdd = 38 "signal_add",
        /// `signal_fetch`
        SignalFetch = 39 "signal_fetch",
        /// `signal_wait_until`
        SignalWaitUntil = 40 "signal_wait_until",
        /// `broadcast`
        Broadcast = 41 "broadcast",
        /// `alltoall`
        Alltoall = 42 "alltoall",
        /// `and_reduce`
        AndReduce = 43 "and_reduce",
        /// `or_reduce`
        OrReduce = 44 "or_reduce",
        /// `xor_reduce`
        XorReduce = 45 "xor_reduce",
        /// `max_reduce`
        MaxReduce = 46 "max_reduce",
        /// `min_reduce`
        MinReduce = 47 "min_reduce",
        /// `sum_reduce`
        SumReduce = 48 "sum_reduce",
        /// `prod_reduce`
        ProdReduce = 49 "prod_reduce",
        /// `sum_inscan`
        SumInscan = 50 "sum_inscan",
        /// `sum_exscan`
        SumExscan = 51 "sum_exscan",
        /// `and_reducescatter`
        AndReducescatter = 52 "and_reducescatter",
        /// `or_reducescatter`
        OrReducescatter = 53 "or_reducescatter",
        /// `xor_reducescatter`
        XorReducescatter = 54 "xor_reducescatter",
        /// `max_reducescatter`
        MaxReducescatter = 55 "max_reducescatter",
        /// `min_reducescatter`
        MinReducescatter = 56 "min_reducescatter",
        /// `sum_reducescatter`
        SumReducescatter = 57 "sum_reducescatter",
        /// `prod_reducescatter`
        ProdReducescatter = 58 "prod_reducescatter",
        /// `alltoallv`
        Alltoallv = 59 "alltoallv",
        /// `tile_broadcast`
        TileBroadcast = 60 "tile_broadcast",
        /// `flush`
        Flush = 61 "flush",
        /// `signal_wait_count`
        SignalWaitCount = 62 "signal_wait_count",
        /// `peer_signal_set`
        PeerSignalSet = 63 "peer_signal_set",
        /// `wait_until`
        WaitUntil = 64 "wait_until",
        /// `wait_until_all`
        WaitUntilAll = 65 "wait_until_all",
        /// `wait_until_any`
        WaitUntilAny = 66 "wait_until_any",
        /// `wait_until_some`
        WaitUntilSome = 67 "wait_until_some",
        /// `wait_until_all_vector`
        WaitUntilAllVector = 68 "wait_until_all_vector",
        /// `wait_until_any_vector`
        WaitUntilAnyVector = 69 "wait_until_any_vector",
        /// `wait_until_some_vector`
        WaitUntilSomeVector = 70 "wait_until_some_vector",
        /// `test`
        Test = 71 "test",
        /// `test_all`
        TestAll = 72 "test_all",
        /// `test_any`
        TestAny = 73 "test_any",
        /// `test_some`
        TestSome = 74 "test_some",
        /// `test_all_vector`
        TestAllVector = 75 "test_all_vector",
        /// `test_any_vector`
        TestAnyVector = 76 "test_any_vector",
        /// `test_some_vector`
        TestSomeVector = 77 "test_some_vector",
        /// `peer_signal_add`
        PeerSignalAdd = 78 "peer_signal_add",
        /// `peer_signal_wait`
        PeerSignalWait = 79 "peer_signal_wait",
        /// `and_tile_reduce`
        AndTileReduce = 80 "and_tile_reduce",
        /// `or_tile_reduce`
        OrTileReduce = 81 "or_tile_reduce",
        /// `xor_tile_reduce`
        XorTileReduce = 82 "xor_tile_reduce",
        /// `max_tile_reduce`
        MaxTileReduce = 83 "max_tile_reduce",
        /// `min_tile_reduce`
        MinTileReduce = 84 "min_tile_reduce",
        /// `sum_tile_reduce`
        SumTileReduce = 85 "sum_tile_reduce",
        /// `prod_tile_reduce`
        ProdTileReduce = 86 "prod_tile_reduce",
        /// `peer_signal_wait_any`
        PeerSignalWaitAny = 87 "peer_signal_wait_any",
    }
}

impl DeviceRoutine {
    /// Whether its name begins with `ishmemx_` in all of its forms.
    pub fn is_extension(self) -> bool {
        use DeviceRoutine::*;
        let number = self as u32;
        matches!(self, Ibput | Ibget | SignalSet | SignalAdd | PeerSignalAdd | PeerSignalWait | PeerSignalWaitAny)
            || (AndReducescatter as u32..=PeerSignalSet as u32).contains(&number)
            || (AndTileReduce as u32..=ProdTileReduce as u32).contains(&number)
    }
}

numbered! {
    /// What a value of a printed text is.
    PrintedKind {
        /// A signed integer of at most 32 bits.
        Signed = 1 "signed",
        /// An unsigned integer.
        Unsigned = 2 "unsigned",
        /// A `double`.
        Double = 3 "double",
        /// A `float`.
        Float = 4 "float",
        /// A signed integer of 64 bits.
        Wide = 5 "wide",
    }
}

numbered! {
    /// What a request of a kernel asks for. `here` is an address of this PE's, `there` an offset in the device heap of another.
    Request {
        /// Puts `bytes` bytes from `here`; words: there, bytes, here.
        Put = 1 "put",
        /// Puts up to [`STORE_BYTES`] bytes that follow; words: there, data.
        Store = 2 "store",
        /// Puts, and then changes a signal; words: there, bytes, here, there of the signal, operand.
        PutSignal = 3 "put signal",
        /// Puts up to 8 bytes, and then changes a signal; words: there, data, there of the signal, operand.
        StoreSignal = 4 "store signal",
        /// Gets `bytes` bytes to `here`; words: there, bytes, here.
        Get = 5 "get",
        /// Gets up to [`FETCH_BYTES`] bytes into the answer; words: there.
        Fetch = 6 "fetch",
        /// Performs an atomic operation; words: there, operand, compare. The answer is the value before.
        Amo = 7 "amo",
        /// Puts blocks; words: there, here, dest step, source step, bytes, count.
        PutBlocks = 8 "put blocks",
        /// Gets blocks; words: there, here, dest step, source step, bytes, count.
        GetBlocks = 9 "get blocks",
        /// Answers when all requests of the context with lower tickets are complete; with 1 as the operation, what the host has begun
        /// on it before, too.
        Quiet = 10 "quiet",
    }
}

numbered! {
    /// Atomic memory operations.
    AmoOp {
        /// The value, as it is.
        Fetch = 0 "fetch",
        /// Stores the operand.
        Set = 1 "set",
        /// Adds the operand.
        Add = 2 "add",
        /// The same, with the value before.
        FetchAdd = 3 "fetch_add",
        /// Adds 1.
        Inc = 4 "inc",
        /// The same, with the value before.
        FetchInc = 5 "fetch_inc",
        /// Bitwise and with the operand.
        And = 6 "and",
        /// The same, with the value before.
        FetchAnd = 7 "fetch_and",
        /// Bitwise or with the operand.
        Or = 8 "or",
        /// The same, with the value before.
        FetchOr = 9 "fetch_or",
        /// Bitwise exclusive or with the operand.
        Xor = 10 "xor",
        /// The same, with the value before.
        FetchXor = 11 "fetch_xor",
        /// Stores the operand, with the value before.
        Swap = 12 "swap",
        /// Stores the operand where the value equals another one; with the value before.
        CompareSwap = 13 "compare_swap",
    }
}

// The device header states the same numbers.
const _: () = {
    assert!(size_of::<DeviceState>() == 240);
    assert!(offset_of!(ErrandRecord, operand) == 24);
    assert!(offset_of!(ErrandRecord, done) == 128);
    assert!(size_of::<RingHead>() == 8 * LINE_WORDS);
    assert!(offset_of!(DeviceState, prints_begun) == 96);
    assert!(size_of::<PrintRecord>() == 512);
    assert!(offset_of!(PrintArea, records) == 128);
    assert!(offset_of!(DeviceState, heap_base) == 16);
    assert!(offset_of!(DeviceState, error_taken) == 64);
    assert!(size_of::<TeamRecord>() == 40);
    assert!(offset_of!(TeamRecord, table) == 24);
    assert!(size_of::<TeamNodes>() == 120);
    assert!(size_of::<TeamNode>() == 16);
    assert!(size_of::<ContextRecord>() == 16);
    assert!(size_of::<TeamTable>() == 16);
    assert!(size_of::<TeamRun>() == 16);
    assert!(size_of::<TeamClass>() == 16);
    assert!(size_of::<TeamEntry>() == 16);
    assert!(size_of::<SyncRound>() == 32);
    assert!(size_of::<SyncArea>() == 1536);
    assert!(offset_of!(SyncArea, rounds) == 64);
    assert!(offset_of!(DeviceState, stall_claim) == 80);
    assert!(size_of::<ErrorRecord>() == 32);
    assert!(size_of::<StallRecord>() == 32);
    assert!(MAX_TEAMS == 1 << SLOT_BITS);
};
