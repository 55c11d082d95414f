//! Routines in stream order: what they do is appended to a command list of the program's, as a kernel.
//!
//! What the host knows when a routine is called is checked then, and refused; what it cannot know the kernel checks, and
//! ends the job.
//!
//! # Safety
//! This file hands lists, events and addresses to the driver that the caller vouches for.

#![allow(unsafe_code, reason = "command lists and events of the program's")]

use std::ffi::c_void;
use std::ops::Range;

use level_zero::ListRef;
use level_zero::sys::{ze_command_list_handle_t, ze_event_handle_t};
use zeshmem_abi::{DeviceRoutine, NBI};
use zeshmem_algebra::bytes_of;
use zeshmem_device::{Argument, Family, Launch};
use zeshmem_fabric::{Operation as Counted, Path};

use crate::collectives::Element;
use crate::error::{Error, Usage};
use crate::shmem::Shmem;
use crate::tables::Team;
use crate::transfer::{MOST_BYTES, TOO_FAR, not_null};

use Argument::{Int, Pointer, Uint, Ulong};

/// A routine, and where its kernel goes.
#[derive(Clone, Copy, Debug)]
pub struct OnList<'a> {
    /// Its name, for messages.
    pub routine: &'static str,
    /// The same for kernels.
    pub number: DeviceRoutine,
    /// Whether it is the form that need not complete.
    pub nbi: bool,
    /// The list.
    pub list: ze_command_list_handle_t,
    /// What is signalled when the kernel has ended, or null.
    pub signal: ze_event_handle_t,
    /// What the kernel waits for.
    pub waits: &'a [ze_event_handle_t],
}

/// Two arrays of elements.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    /// Address of what is written.
    pub dest: usize,
    /// Address of what is read.
    pub source: usize,
    /// Bytes of an element.
    pub element: usize,
    /// How many.
    pub nelems: usize,
}

/// Blocks of elements, apart.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// Elements from one block to the next in `dest`.
    pub dst: isize,
    /// The same in `source`.
    pub sst: isize,
    /// Elements of a block.
    pub block: usize,
}

/// Variables, and what they are compared with.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The argument's name in messages.
    pub argument: &'static str,
    /// Address of the first.
    pub ivars: usize,
    /// How many.
    pub nelems: usize,
    /// Bytes of each.
    pub bytes: usize,
    /// Whether they are signed.
    pub signed: bool,
    /// Where the numbers of those found go, or 0.
    pub indices: usize,
    /// Which are left out, or 0.
    pub status: usize,
    /// How they are compared.
    pub cmp: i32,
    /// Address of a value for each, or 0.
    pub values: usize,
    /// The bits of the value for all.
    pub value: u64,
    /// Where the answer goes, or 0.
    pub ret: usize,
}

impl Question {
    /// Arrays beside the variables that a routine cannot do without.
    fn arrays(&self, number: DeviceRoutine) -> impl Iterator<Item = (&'static str, usize)> {
        use DeviceRoutine::{
            TestAllVector, TestAnyVector, TestSome, TestSomeVector, WaitUntilAllVector, WaitUntilAnyVector,
            WaitUntilSome, WaitUntilSomeVector,
        };
        let finds_some = matches!(number, TestSome | TestSomeVector | WaitUntilSome | WaitUntilSomeVector);
        let has_values = finds_some && !matches!(number, TestSome | WaitUntilSome)
            || matches!(number, TestAllVector | TestAnyVector | WaitUntilAllVector | WaitUntilAnyVector);
        let indices = finds_some.then_some(("indices", self.indices));
        indices.into_iter().chain(has_values.then_some(("cmp_values", self.values)))
    }
}

/// What a kernel moves, for the number of its work-items.
enum Work {
    /// One work-item does it.
    Alone,
    /// Bytes that a work-group shares.
    Shared(usize),
    /// Bytes that several may share.
    Spread(usize),
}

impl OnList<'_> {
    fn number(&self) -> Argument {
        Uint(self.number as u32 | if self.nbi { NBI } else { 0 })
    }

    fn refuse(&self, argument: &'static str, value: impl std::fmt::Display, allowed: impl std::fmt::Display) -> Error {
        Usage::new(self.routine, argument, value, allowed).into()
    }

    /// That nothing was appended.
    fn failed(&self, cause: zeshmem_device::Error) -> Error {
        Error::Append { routine: self.routine, cause }
    }
}

/// Whether elements are counted that are combined.
fn reduces(number: DeviceRoutine) -> bool {
    use DeviceRoutine::{AndReduce, AndReducescatter, ProdReduce, ProdReducescatter};
    let within = |[first, last]: [DeviceRoutine; 2]| (first as u32..=last as u32).contains(&(number as u32));
    [[AndReduce, ProdReduce], [AndReducescatter, ProdReducescatter]].into_iter().any(within)
}

/// Whether blocks are counted, and not elements.
fn by_blocks(number: DeviceRoutine) -> bool {
    matches!(number, DeviceRoutine::Ibput | DeviceRoutine::Ibget)
}

/// The routines of their names. All share one contract.
///
/// # Errors
/// [`Error::Usage`] for what is wrong with an argument; the driver's.
///
/// # Safety
/// The list is open, and is not executed after the runtime has ended; its events and the memory that the arguments name stay
/// alive until it is executed for the last time; no other thread uses it meanwhile.
#[expect(missing_docs, clippy::missing_safety_doc, reason = "said of all of them")]
impl Shmem {
    pub unsafe fn put_on_list(&self, on: &OnList<'_>, operands: Operands, pe: i32) -> Result<(), Error> {
        let bytes = self.transferred(on, &operands, pe)?;
        self.expect_symmetric(on, "dest", operands.dest, bytes)?;
        if let Some(there) = self.copied_on_list(operands.dest, bytes, pe) {
            // SAFETY: forwarded; the range is symmetric.
            unsafe { self.copy(on, there, operands.source, bytes) }?;
            self.count_copy(Counted::Put, bytes);
            return Ok(());
        }
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_put", &contiguous(on, &operands, Int(pe)), Work::Spread(bytes)) }
    }

    pub unsafe fn get_on_list(&self, on: &OnList<'_>, operands: Operands, pe: i32) -> Result<(), Error> {
        let bytes = self.transferred(on, &operands, pe)?;
        self.expect_symmetric(on, "source", operands.source, bytes)?;
        if let Some(there) = self.copied_on_list(operands.source, bytes, pe) {
            // SAFETY: forwarded; the range is symmetric.
            unsafe { self.copy(on, operands.dest, there, bytes) }?;
            self.count_copy(Counted::Get, bytes);
            return Ok(());
        }
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_get", &contiguous(on, &operands, Int(pe)), Work::Spread(bytes)) }
    }

    /// Strided and block transfers; `operands.nelems` counts blocks.
    pub unsafe fn strided_on_list(
        &self,
        on: &OnList<'_>,
        operands: Operands,
        Steps { dst, sst, block }: Steps,
        pe: i32,
    ) -> Result<(), Error> {
        let Operands { dest, source, element, nelems } = operands;
        let getting = matches!(on.number, DeviceRoutine::Iget | DeviceRoutine::Ibget);
        let Some(size) = bytes_of(element, block) else {
            return Err(on.refuse("bsize", block, format!("it must be in [0, {}]", isize::MAX as usize / element)));
        };
        let bytes = self.transferred(on, &Operands { element: size, ..operands }, pe)?;
        let least = isize::try_from(block).unwrap_or(isize::MAX).max(1);
        let allowed = match by_blocks(on.number) {
            true => format!("it must be at least `bsize`, which is {least}"),
            false => format!("it must be at least {least}"),
        };
        for (argument, step) in [("dst", dst), ("sst", sst)] {
            if step < least && bytes > 0 {
                return Err(on.refuse(argument, step, allowed));
            }
        }
        let span = |step: isize| match bytes {
            0 => Some(0),
            _ => (step as usize).checked_mul(nelems - 1)?.checked_add(block)?.checked_mul(element),
        };
        let (far, near) = match getting {
            true => (("source", source, sst), ("dst", dst)),
            false => (("dest", dest, dst), ("sst", sst)),
        };
        self.expect_symmetric(on, far.0, far.1, span(far.2).unwrap_or(usize::MAX))?;
        if span(near.1).is_none_or(|span| span > MOST_BYTES) {
            return Err(on.refuse(near.0, near.1, TOO_FAR));
        }
        let arguments = [
            on.number(),
            Pointer(dest),
            Pointer(source),
            Ulong(dst as u64),
            Ulong(sst as u64),
            Ulong(block as u64),
            Ulong(nelems as u64),
            Uint(element as u32),
            Int(getting.into()),
            Int(pe),
        ];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_strided", &arguments, Work::Spread(bytes)) }
    }

    pub unsafe fn put_signal_on_list(
        &self,
        on: &OnList<'_>,
        operands: Operands,
        (sig_addr, signal, sig_op): (usize, u64, i32),
        pe: i32,
    ) -> Result<(), Error> {
        let bytes = self.transferred(on, &operands, pe)?;
        self.expect_symmetric(on, "dest", operands.dest, bytes)?;
        self.expect_words(on, "sig_addr", sig_addr, 1, size_of::<u64>())?;
        if !(0..=1).contains(&sig_op) {
            return Err(on.refuse("sig_op", sig_op, "it must be ISHMEM_SIGNAL_SET (0) or ISHMEM_SIGNAL_ADD (1)"));
        }
        let Operands { dest, source, element, nelems } = operands;
        let arguments = [
            on.number(),
            Pointer(dest),
            Pointer(source),
            Ulong(nelems as u64),
            Uint(element as u32),
            Pointer(sig_addr),
            Ulong(signal),
            Int(sig_op),
            Int(pe),
        ];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_put_signal", &arguments, Work::Shared(bytes)) }
    }

    /// A signal without data: an operation as `put_signal` has them.
    pub unsafe fn signal_on_list(
        &self,
        on: &OnList<'_>,
        signal @ (sig_addr, ..): (usize, u64, i32),
        pe: i32,
    ) -> Result<(), Error> {
        let nothing = Operands { dest: sig_addr, source: sig_addr, element: 1, nelems: 0 };
        // SAFETY: forwarded.
        unsafe { self.put_signal_on_list(on, nothing, signal, pe) }
    }

    pub unsafe fn quiet_on_list(&self, on: &OnList<'_>) -> Result<(), Error> {
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_quiet", &[on.number()], Work::Alone) }
    }

    pub unsafe fn sync_on_list(&self, on: &OnList<'_>, team: Team) -> Result<(), Error> {
        self.teams.expect(on.routine, "team", team)?;
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_sync", &[on.number(), Int(team.raw())], Work::Alone) }
    }

    /// `collect` and `fcollect`.
    pub unsafe fn gather_on_list(&self, on: &OnList<'_>, team: Team, operands: Operands) -> Result<(), Error> {
        let members = self.teams.expect(on.routine, "team", team)?;
        let bytes = self.contributed(on, &operands)?;
        // Where contributions differ no PE knows how much there will be.
        let blocks = if on.number == DeviceRoutine::Fcollect { members.n_pes() as usize } else { 1 };
        self.expect_symmetric(on, "dest", operands.dest, bytes.saturating_mul(blocks))?;
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_gather", &collective(on, team, &operands), Work::Shared(bytes)) }
    }

    pub unsafe fn alltoall_on_list(&self, on: &OnList<'_>, team: Team, operands: Operands) -> Result<(), Error> {
        let members = self.teams.expect(on.routine, "team", team)?;
        let bytes = self.contributed(on, &operands)?;
        for (argument, address) in [("dest", operands.dest), ("source", operands.source)] {
            self.expect_symmetric(on, argument, address, bytes.saturating_mul(members.n_pes() as usize))?;
        }
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_alltoall", &collective(on, team, &operands), Work::Shared(bytes)) }
    }

    /// `alltoallv`: offsets in `dest` and in `source`, and counts, which are read when the list executes.
    pub unsafe fn ragged_on_list(
        &self,
        on: &OnList<'_>,
        team: Team,
        Operands { dest, source, element, .. }: Operands,
        arrays: [usize; 3],
    ) -> Result<(), Error> {
        self.teams.expect(on.routine, "team", team)?;
        for (argument, address) in ["dest_offsets", "source_offsets", "counts"].into_iter().zip(arrays) {
            not_null(on.routine, argument, address as *const c_void)?;
        }
        let [dest_offsets, source_offsets, counts] = arrays.map(Pointer);
        let arguments = [
            on.number(),
            Int(team.raw()),
            Pointer(dest),
            dest_offsets,
            Pointer(source),
            source_offsets,
            counts,
            Uint(element as u32),
        ];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_alltoallv", &arguments, Work::Shared(usize::MAX)) }
    }

    pub unsafe fn broadcast_on_list(
        &self,
        on: &OnList<'_>,
        team: Team,
        operands: Operands,
        root: i32,
    ) -> Result<(), Error> {
        let members = self.teams.expect(on.routine, "team", team)?;
        let bytes = self.contributed(on, &operands)?;
        self.expect_symmetric(on, "dest", operands.dest, bytes)?;
        self.expect_symmetric(on, "source", operands.source, bytes)?;
        self.expect_pe(on, "PE_root", root, members.n_pes())?;
        let arguments: Vec<_> = collective(on, team, &operands).into_iter().chain([Int(root)]).collect();
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_broadcast", &arguments, Work::Shared(bytes)) }
    }

    /// Reductions and scans.
    pub unsafe fn combine_on_list(
        &self,
        on: &OnList<'_>,
        kind: Element,
        team: Team,
        (dest, source): (usize, usize),
        nelems: usize,
    ) -> Result<(), Error> {
        use DeviceRoutine::{
            AndReducescatter, MaxReduce, MaxReducescatter, MinReduce, MinReducescatter, OrReducescatter,
            ProdReducescatter, SumReducescatter, XorReducescatter,
        };
        let by_order = matches!(on.number, MaxReduce | MinReduce | MaxReducescatter | MinReducescatter);
        let scatters = matches!(
            on.number,
            AndReducescatter
                | OrReducescatter
                | XorReducescatter
                | MaxReducescatter
                | MinReducescatter
                | SumReducescatter
                | ProdReducescatter
        );
        // All else of signed integers is the same as of unsigned ones.
        let (kernel, element) = match (kind, by_order) {
            (Element::I8, true) => ("zeshmem_combine_i8", 1),
            (Element::I16, true) => ("zeshmem_combine_i16", 2),
            (Element::I32, true) => ("zeshmem_combine_i32", 4),
            (Element::I64, true) => ("zeshmem_combine_i64", 8),
            (Element::I8 | Element::U8, _) => ("zeshmem_combine_u8", 1),
            (Element::I16 | Element::U16, _) => ("zeshmem_combine_u16", 2),
            (Element::I32 | Element::U32, _) => ("zeshmem_combine_u32", 4),
            (Element::I64 | Element::U64, _) => ("zeshmem_combine_u64", 8),
            (Element::F32, _) => ("zeshmem_combine_f32", 4),
            (Element::F64, _) => ("zeshmem_combine_f64", 8),
            (Element::Complex32 | Element::Complex64 | Element::LongDouble | Element::F128, _) => {
                unreachable!("ishmem.h has no such type")
            }
        };
        let members = self.teams.expect(on.routine, "team", team)?;
        let bytes = self.contributed(on, &Operands { dest, source, element, nelems })?;
        let blocks = if scatters { members.n_pes() as usize } else { 1 };
        self.expect_words(on, "dest", dest, nelems, element)?;
        self.expect_words(on, "source", source, nelems.saturating_mul(blocks), element)?;
        let arguments = [on.number(), Int(team.raw()), Pointer(dest), Pointer(source), Ulong(nelems as u64)];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, kernel, &arguments, Work::Shared(bytes)) }
    }

    /// Waits for variables, by the routine's number.
    pub unsafe fn wait_on_list(&self, on: &OnList<'_>, asked: Question) -> Result<(), Error> {
        const SIGNED: u32 = 0x100;
        self.expect_words(on, asked.argument, asked.ivars, asked.nelems, asked.bytes)?;
        self.expect_comparison(on, asked.cmp)?;
        if asked.nelems > 0 {
            for (argument, address) in asked.arrays(on.number) {
                not_null(on.routine, argument, address as *const c_void)?;
            }
        }
        let kind = asked.bytes as u32 | if asked.signed { SIGNED } else { 0 };
        let arguments = [
            on.number(),
            Pointer(asked.ivars),
            Ulong(asked.nelems as u64),
            Pointer(asked.indices),
            Pointer(asked.status),
            Int(asked.cmp),
            Pointer(asked.values),
            Ulong(asked.value),
            Uint(kind),
            Pointer(asked.ret),
        ];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_wait", &arguments, Work::Alone) }
    }

    pub unsafe fn signal_wait_on_list(
        &self,
        on: &OnList<'_>,
        sig_addr: usize,
        cmp: i32,
        value: u64,
        ret: usize,
    ) -> Result<(), Error> {
        self.expect_words(on, "sig_addr", sig_addr, 1, size_of::<u64>())?;
        self.expect_comparison(on, cmp)?;
        let arguments = [on.number(), Pointer(sig_addr), Int(cmp), Ulong(value), Pointer(ret)];
        // SAFETY: forwarded; the arguments are the kernel's.
        unsafe { self.launch(on, "zeshmem_signal_wait", &arguments, Work::Alone) }
    }

    /// Bytes of a transfer, from or to a PE that there is.
    fn transferred(&self, on: &OnList<'_>, operands: &Operands, pe: i32) -> Result<usize, Error> {
        self.expect_pe(on, "pe", pe, self.n_pes())?;
        self.contributed(on, operands)
    }

    /// Bytes of an array, where both arrays are there.
    fn contributed(&self, on: &OnList<'_>, operands: &Operands) -> Result<usize, Error> {
        let Operands { dest, source, element, nelems } = *operands;
        let bytes = bytes_of(element, nelems).ok_or_else(|| {
            let argument = match on.number {
                number if by_blocks(number) => "nblocks",
                number if reduces(number) => "nreduce",
                _ => "nelems",
            };
            on.refuse(argument, nelems, format!("it must be in [0, {}]", isize::MAX as usize / element.max(1)))
        })?;
        if bytes > 0 {
            not_null(on.routine, "dest", dest as *const c_void)?;
            not_null(on.routine, "source", source as *const c_void)?;
        }
        Ok(bytes)
    }

    fn expect_pe(&self, on: &OnList<'_>, argument: &'static str, pe: i32, n_pes: i32) -> Result<(), Error> {
        if (0..n_pes).contains(&pe) {
            return Ok(());
        }
        Err(on.refuse(argument, pe, format!("it must be in [0, {}]", n_pes - 1)))
    }

    fn expect_comparison(&self, on: &OnList<'_>, cmp: i32) -> Result<(), Error> {
        if (1..=6).contains(&cmp) {
            return Ok(());
        }
        let allowed = "it must be ISHMEM_CMP_EQ (1), NE (2), GT (3), GE (4), LT (5) or LE (6)";
        Err(on.refuse("cmp", cmp, allowed))
    }

    /// Kernels reach the device heap.
    fn expect_symmetric(
        &self,
        on: &OnList<'_>,
        argument: &'static str,
        address: usize,
        bytes: usize,
    ) -> Result<(), Error> {
        if bytes == 0 || self.heap.offset_of(address, bytes).is_some() {
            return Ok(());
        }
        let Range { start, end } = self.heap.range();
        let heap = format!("the device's symmetric heap, {start:#x} to {end:#x}");
        let allowed = format!("the {bytes} bytes from there must lie in {heap}");
        Err(on.refuse(argument, format!("{address:#x}"), allowed))
    }

    /// The same for words, which are aligned.
    fn expect_words(
        &self,
        on: &OnList<'_>,
        argument: &'static str,
        address: usize,
        count: usize,
        bytes: usize,
    ) -> Result<(), Error> {
        self.expect_symmetric(on, argument, address, bytes.saturating_mul(count))?;
        if count == 0 || address.is_multiple_of(bytes) {
            return Ok(());
        }
        Err(on.refuse(argument, format!("{address:#x}"), format!("it must be a multiple of {bytes}")))
    }

    /// Where this symmetric address is on a PE, if a transfer of so many bytes is a copy command and the device reaches the PE.
    fn copied_on_list(&self, address: usize, bytes: usize, pe: i32) -> Option<usize> {
        if bytes == 0 || bytes < self.list_copy_bytes? {
            return None;
        }
        self.heap.address(usize::try_from(pe).ok()?, self.heap.offset_of(address, bytes)?)
    }

    fn count_copy(&self, operation: Counted, bytes: usize) {
        if let Some(counters) = &self.counters {
            counters.count(operation, Path::Device, bytes);
        }
    }

    /// # Safety
    /// As the routines', and both ranges are valid for the device.
    unsafe fn copy(&self, on: &OnList<'_>, dest: usize, source: usize, bytes: usize) -> Result<(), Error> {
        let mut list = self.list(on)?;
        // SAFETY: forwarded; the list is of this context and device, as far as the driver tells.
        unsafe { list.append_copy(dest as *mut c_void, source as *const c_void, bytes, on.signal, on.waits) }
            .map_err(|cause| on.failed(cause.into()))
    }

    /// The list of a call, if it is one of this device's.
    fn list<'a>(&'a self, on: &OnList<'_>) -> Result<ListRef<'a>, Error> {
        if on.list.is_null() {
            return Err(on.refuse("list", "null", "it must be an open command list"));
        }
        let objects = self.level_zero();
        // SAFETY: not null, and the caller vouches for the rest.
        let list = unsafe { ListRef::borrow_raw(&objects.context, on.list) };
        if list.is_of(&objects.device)? == Some(false) {
            let allowed = "it must be of the context and device that ishmemx_ze_handles gives";
            return Err(on.refuse("list", format!("{:p}", on.list), allowed));
        }
        Ok(list)
    }

    /// # Safety
    /// As the routines', and the arguments are what the kernel declares.
    unsafe fn launch(
        &self,
        on: &OnList<'_>,
        kernel: &'static str,
        arguments: &[Argument],
        work: Work,
    ) -> Result<(), Error> {
        let mut list = self.list(on)?;
        let family = match kernel {
            "zeshmem_combine_f64" => Family::DoubleCombinations,
            combination if combination.starts_with("zeshmem_combine") => Family::Combinations,
            _ => Family::Moves,
        };
        let (bytes, spread) = match work {
            Work::Alone => (0, false),
            Work::Shared(bytes) => (bytes, false),
            Work::Spread(bytes) => (bytes, true),
        };
        self.expect_kernels();
        let launch = Launch { family, kernel, arguments, bytes, spread, signal: on.signal, waits: on.waits };
        // SAFETY: forwarded; the list is of this context and device, as far as the driver tells.
        unsafe { self.lists.append(&self.state, &mut list, &launch) }.map_err(|cause| on.failed(cause))
    }
}

/// The arguments of kernels that copy one array.
fn contiguous(on: &OnList<'_>, operands: &Operands, pe: Argument) -> [Argument; 6] {
    let Operands { dest, source, element, nelems } = *operands;
    [on.number(), Pointer(dest), Pointer(source), Ulong(nelems as u64), Uint(element as u32), pe]
}

/// The arguments that collectives begin with.
fn collective(on: &OnList<'_>, team: Team, operands: &Operands) -> [Argument; 6] {
    let Operands { dest, source, element, nelems } = *operands;
    [on.number(), Int(team.raw()), Pointer(dest), Pointer(source), Ulong(nelems as u64), Uint(element as u32)]
}
