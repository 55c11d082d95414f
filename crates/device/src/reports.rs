//! What kernels tell the host: a record in host memory for what is wrong, and one for what they wait for.
//!
//! Kernels write both with plain stores, each field as a whole; a number that is not 0 comes last, behind a release fence.

use std::fmt::{Display, Formatter};
use std::mem::offset_of;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering, fence};

use level_zero::{Context, HostMemory};
use zeshmem_abi::{
    BY_WORK_GROUP, DeviceArgument, DeviceError, DeviceRoutine, ErrorRecord, MAIL_BITS, NBI, ON_CONTEXT, ON_LIST,
    StallRecord,
};

/// A routine as a kernel called it, without the type in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Routine {
    /// Which one.
    pub routine: DeviceRoutine,
    /// Whether it was called with a context.
    pub on_context: bool,
    /// Whether a work-group called it, and not one work-item.
    pub by_work_group: bool,
    /// Whether it was the form that does not wait for completion.
    pub nbi: bool,
    /// Whether the host appended it to a command list.
    pub on_list: bool,
}

impl Routine {
    fn from_number(number: u32) -> Option<Routine> {
        Some(Routine {
            routine: DeviceRoutine::from_number(number & !(ON_CONTEXT | BY_WORK_GROUP | NBI | ON_LIST))?,
            on_context: number & ON_CONTEXT != 0,
            by_work_group: number & BY_WORK_GROUP != 0,
            nbi: number & NBI != 0,
            on_list: number & ON_LIST != 0,
        })
    }
}

impl Display for Routine {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let extension = self.by_work_group || self.on_list || self.routine.is_extension();
        let prefix = match (self.on_context, extension) {
            (true, _) => "ishmemx_ctx",
            (false, true) => "ishmemx",
            (false, false) => "ishmem",
        };
        let nbi = if self.nbi { "_nbi" } else { "" };
        let suffix = match self {
            Routine { on_list: true, .. } => "_on_list",
            Routine { by_work_group: true, .. } => "_work_group",
            _ => "",
        };
        write!(f, "{prefix}_{}{nbi}{suffix}", self.routine.text())
    }
}

/// What a kernel complained of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What is wrong.
    pub error: DeviceError,
    /// Where it was found.
    pub routine: Routine,
    /// Which argument is wrong.
    pub argument: DeviceArgument,
    /// The offending value.
    pub value: i64,
    /// The bound that it violates.
    pub bound: i64,
}

impl Display for Complaint {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Complaint { error, routine, argument, value, bound } = *self;
        let number = |header: i64| (header as u32) >> MAIL_BITS;
        let called = |header| DeviceRoutine::from_number(number(header)).map_or("another routine", DeviceRoutine::text);
        if error == DeviceError::Mismatch && number(value) != number(bound) {
            return write!(f, "in {routine} of a kernel, PE {} called {}", value >> 32, called(value));
        }
        write!(f, "in {routine} of a kernel, argument `{}` is ", argument.text())?;
        match error {
            DeviceError::Mismatch => {
                const LONG: i64 = (1 << MAIL_BITS) - 1;
                let bytes = |header: i64| match header & LONG {
                    LONG => format!("{LONG} or more"),
                    bytes => bytes.to_string(),
                };
                let (pe, theirs, mine) = (value >> 32, bytes(value), bytes(bound));
                write!(f, "worth {mine} bytes here, but PE {pe} called {} with {theirs} bytes", called(value))
            }
            DeviceError::OutOfRange => {
                let least = i32::from(argument == DeviceArgument::Cmp);
                write!(f, "{value}, outside [{least}, {bound}]")
            }
            DeviceError::NotSymmetric => {
                let bytes = bound as u64;
                write!(f, "{value:#x}; the {bytes} bytes from there do not all lie in the symmetric heap")
            }
            DeviceError::NoContext => {
                write!(f, "{value:#x}, which is no live context of this PE")
            }
            DeviceError::NoTeam => write!(f, "{value}, which is no live team of this PE"),
            DeviceError::Misaligned => {
                write!(f, "{value:#x}, which is not a multiple of {bound}")
            }
            DeviceError::TooSmall => write!(f, "{value}; it must be at least {bound}"),
            DeviceError::Null => write!(f, "null; it must point to memory"),
        }
    }
}

/// What a kernel waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stall {
    /// The number of the wait: no other wait of this PE's kernels has it.
    pub sequence: u32,
    /// The routine that waits.
    pub routine: Routine,
    /// Handle of the team on which it was called; -1 where it waits for words that any PE may change.
    pub team: i32,
    /// The world PE that is awaited; -1 where it may be any.
    pub pe: i32,
    /// The round whose message is awaited, from 1 on; 0 where there is no team.
    pub round: u32,
    /// Address of the first of the words that are awaited; 0 in rounds, and where requests to other PEs are to be complete.
    pub word: u64,
}

impl Display for Stall {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.place())?;
        if self.team >= 0 { write!(f, " (round {}), for PE {}", self.round, self.pe) } else { Ok(()) }
    }
}

impl Stall {
    /// The routine, and on which team or for which word it waits.
    pub fn place(&self) -> String {
        let Stall { routine, team, word, .. } = *self;
        match (team, word) {
            (..0, 0) => format!("{routine} of a kernel, on requests to other PEs"),
            (..0, _) => format!("{routine} of a kernel on the word at {word:#x}"),
            (_, 0) => format!("{routine} of a kernel on team {team}"),
            _ => format!("{routine} of a kernel on team {team}, on the word at {word:#x}"),
        }
    }
}

/// The two records.
pub(crate) struct Reports(HostMemory);

/// They lie a cache line apart, since both may be read while one is written.
const STALL_OFFSET: usize = 64;

impl Reports {
    pub fn new(context: &Context) -> Result<Reports, level_zero::Error> {
        let memory = context.alloc_host(STALL_OFFSET + size_of::<StallRecord>(), 64)?;
        // SAFETY: host memory of this size that no kernel knows yet; zeros are a value of both records.
        unsafe { memory.as_ptr().cast::<u8>().write_bytes(0, memory.bytes()) };
        Ok(Reports(memory))
    }

    pub fn memory(&self) -> &HostMemory {
        &self.0
    }

    /// Address of the [`ErrorRecord`].
    pub fn error(&self) -> u64 {
        self.0.as_ptr() as u64
    }

    /// Address of the [`StallRecord`].
    pub fn stall(&self) -> u64 {
        self.error() + STALL_OFFSET as u64
    }

    /// Not zero once a kernel has complained.
    pub fn complained(&self) -> &AtomicU32 {
        self.u32(offset_of!(ErrorRecord, code))
    }

    pub fn complaint(&self) -> Option<Complaint> {
        let code = self.complained().load(Ordering::Acquire);
        if code == 0 {
            return None;
        }
        Some(Complaint {
            error: DeviceError::from_number(code)?,
            routine: Routine::from_number(self.u32(offset_of!(ErrorRecord, routine)).load(Ordering::Relaxed))?,
            argument: DeviceArgument::from_number(self.u32(offset_of!(ErrorRecord, argument)).load(Ordering::Relaxed))?,
            value: self.i64(offset_of!(ErrorRecord, value)).load(Ordering::Relaxed),
            bound: self.i64(offset_of!(ErrorRecord, bound)).load(Ordering::Relaxed),
        })
    }

    pub fn stalled(&self) -> Option<Stall> {
        let field = |offset| self.u32(STALL_OFFSET + offset);
        let sequence = field(offset_of!(StallRecord, sequence));
        let before = sequence.load(Ordering::Acquire);
        if before == 0 {
            return None;
        }
        let stall = Stall {
            sequence: before,
            routine: Routine::from_number(field(offset_of!(StallRecord, routine)).load(Ordering::Relaxed))?,
            team: field(offset_of!(StallRecord, team)).load(Ordering::Relaxed) as i32,
            pe: field(offset_of!(StallRecord, pe)).load(Ordering::Relaxed) as i32,
            round: field(offset_of!(StallRecord, round)).load(Ordering::Relaxed),
            word: self.i64(STALL_OFFSET + offset_of!(StallRecord, word)).load(Ordering::Relaxed) as u64,
        };
        fence(Ordering::Acquire);
        // Another number tells that the wait has ended, so that the rest may be of the next one.
        (sequence.load(Ordering::Relaxed) == before).then_some(stall)
    }

    fn u32(&self, offset: usize) -> &AtomicU32 {
        // SAFETY: a word of one of the records, aligned as the record is, alive as long as `self`; others access it by
        // loads and stores of the whole word only.
        unsafe { AtomicU32::from_ptr(self.0.as_ptr().cast::<u8>().add(offset).cast()) }
    }

    fn i64(&self, offset: usize) -> &AtomicI64 {
        // SAFETY: as above.
        unsafe { AtomicI64::from_ptr(self.0.as_ptr().cast::<u8>().add(offset).cast()) }
    }
}
