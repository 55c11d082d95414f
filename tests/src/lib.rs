//! What the PE programs of the tests share: a device to run kernels on, copies to and from
//! symmetric memory, and checks that name the PE.

pub mod collectives;
pub mod device_calls;
pub mod harness;

use std::ffi::c_void;
use std::fmt::Display;
use std::io::Write;

use level_zero::{ImmediateList, Kernel, Module};
use zeshmem_host::{Error, Shmem, Team};

/// Keeps this PE away for so long that PEs that wait for it tell of their wait, which a kernel does after 1024 turns of its loop: beside
/// other programs a turn may give the core away for a millisecond.
#[expect(clippy::disallowed_methods, reason = "a PE that computes")]
pub fn compute_for_long() {
    std::thread::sleep(std::time::Duration::from_secs(10));
}

/// The kernels of `kernels/suite.cl`.
pub const SUITE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/suite.spv"));

/// The kernels of `kernels/types.cl`.
pub const TYPES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/types.spv"));

/// The kernels of `kernels/contexts.cl`.
pub const CONTEXTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/contexts.spv"));

/// The kernels of `kernels/errands.cl`.
pub const ERRANDS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/errands.spv"));

/// The kernels of `kernels/waits.cl`.
pub const WAITS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/waits.spv"));

/// The kernels of `kernels/storm.cl`.
pub const STORM: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/storm.spv"));

/// The kernel of `kernels/counted.cl`.
pub const COUNTED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/counted.spv"));

/// The kernels of `kernels/together.cl`.
pub const TOGETHER: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/together.spv"));

/// The kernel of `kernels/wrong.cl`.
pub const WRONG: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/wrong.spv"));

/// The kernel of `kernels/clock.cl`.
pub const CLOCK: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/clock.spv"));

/// The kernels of `kernels/small.cl`.
pub const SMALL: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/small.spv"));

/// The same with the device library's routines in the module.
pub const SMALL_INLINED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/small_inlined.spv"));

/// The kernels of `kernels/litmus.cl`.
pub const LITMUS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/litmus.spv"));

/// The kernels of `kernels/prints.cl`.
pub const PRINTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/prints.spv"));

/// The SPIR-V of `tests/kernels/names.cl`, built as OpenCL C and as C++ for OpenCL.
pub const NAMES: [&[u8]; 2] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/names.spv")),
    include_bytes!(concat!(env!("OUT_DIR"), "/names_cpp.spv")),
];

/// The kernels that [`device_calls`] makes, [`device_calls::GROUPS_IN_MODULE`] in a module.
pub const CALLS: &[&[u8]] = &include!(concat!(env!("OUT_DIR"), "/calls.rs"));

/// A PE of a test, with its device.
pub struct Pe {
    /// The runtime.
    pub shmem: Shmem,
    modules: Vec<Module>,
    list: ImmediateList,
    room: *mut u8,
}

/// A kernel that was launched, until it has ended.
pub struct Launched {
    /// Dropped first: before the kernel that it executes.
    list: ImmediateList,
    _kernel: Kernel,
}

impl Launched {
    /// Waits until the kernel has ended.
    pub fn join(mut self) {
        assert!(self.list.synchronize(None).expect("a live list"));
    }
}

/// A kernel argument.
pub enum Arg {
    /// A 32-bit integer.
    Int(i32),
    /// A 64-bit integer.
    Long(u64),
    /// A device address.
    Memory(*mut c_void),
}

impl Pe {
    /// Starts the runtime and loads the suite's kernels, bound to it.
    pub fn start() -> Pe {
        Pe::try_start().unwrap_or_else(|error| {
            say(&error);
            std::process::exit(1)
        })
    }

    /// [`start`](Self::start), for programs that look at why the runtime does not start.
    ///
    /// # Errors
    /// The runtime's.
    pub fn try_start() -> Result<Pe, Error> {
        let shmem = Shmem::init()?;
        let objects = shmem.level_zero();
        let list = ImmediateList::synchronous(&objects.context, &objects.device).expect("a list");
        let room = shmem.malloc("ishmem_malloc", 1 << 20).expect("agreed").cast();
        let mut pe = Pe { shmem, modules: Vec::new(), list, room };
        pe.load(SUITE);
        Ok(pe)
    }

    /// Loads kernels and binds them to the runtime.
    pub fn load(&mut self, spirv: &[u8]) {
        self.load_as(spirv, zeshmem_host::BUILD_FLAGS);
    }

    /// The same, compiled without optimisation: in a tenth of the time.
    pub fn load_unoptimised(&mut self, spirv: &[u8]) {
        self.load_as(spirv, &format!("{} -ze-opt-disable", zeshmem_host::BUILD_FLAGS));
    }

    fn load_as(&mut self, spirv: &[u8], options: &str) {
        let objects = self.shmem.level_zero();
        let module = Module::from_spirv(&objects.context, &objects.device, spirv, options).expect("the kernels build");
        self.shmem.module_init(&module).expect("the kernels are ours");
        self.modules.push(module);
    }

    /// This PE's number.
    pub fn me(&self) -> i32 {
        self.shmem.my_pe()
    }

    /// PEs in the job.
    pub fn n(&self) -> i32 {
        self.shmem.n_pes()
    }

    /// The PEs of this one's node, as its environment has them.
    pub fn on_my_node(&self) -> Vec<i32> {
        on_my_node(self.n(), self.me())
    }

    /// Ends the runtime, the module first.
    pub fn finish(self) {
        drop(self.list);
        self.shmem.free("ishmem_free", self.room.cast()).expect("allocated");
        for module in self.modules {
            self.shmem.module_finalize(&module).expect("the kernels are ours");
        }
        self.shmem.finalize("ishmem_finalize").expect("finalize");
    }

    /// Symmetric memory for `n` elements of `T`; at least one.
    pub fn alloc<T>(&self, n: usize) -> *mut T {
        let memory = self.shmem.malloc("ishmem_malloc", n.max(1) * size_of::<T>()).expect("agreed");
        assert!(!memory.is_null(), "PE {}: no memory for {n} elements", self.me());
        memory.cast()
    }

    /// Gives back what [`alloc`](Self::alloc) returned.
    pub fn free<T>(&self, memory: *mut T) {
        self.shmem.free("ishmem_free", memory.cast()).expect("allocated");
    }

    /// One MiB of symmetric memory that is there from the start.
    pub fn room(&self) -> *mut u8 {
        self.room
    }

    /// Memory of this PE's device that is not symmetric: kernels reach it, and no transfer may go there. It is there to the end.
    pub fn elsewhere(&self) -> *mut c_void {
        let objects = self.shmem.level_zero();
        let memory = objects.context.alloc_device(&objects.device, 4096, 64).expect("memory beside the heap");
        let address = memory.as_ptr();
        std::mem::forget(memory);
        address
    }

    /// Copies between host and this PE's device, in either direction.
    ///
    /// # Safety
    /// Both ranges are valid, and in no other use meanwhile.
    pub unsafe fn copy(&mut self, to: *mut c_void, from: *const c_void, bytes: usize) {
        // SAFETY: forwarded; the list is synchronous.
        unsafe { self.list.append_copy(to, from, bytes, None, &[]) }.expect("a copy");
    }

    /// Copies to this PE's device memory.
    pub fn write<T: Copy>(&self, to: *mut T, data: &[T]) {
        self.put(to, data, self.me());
    }

    /// Copies to `pe`'s device memory.
    pub fn put<T: Copy>(&self, to: *mut T, data: &[T], pe: i32) {
        let bytes = size_of_val(data);
        // SAFETY: `data` holds that many bytes, and lives until the call returns.
        unsafe { self.shmem.put("put", to.cast(), data.as_ptr().cast(), bytes, pe) }.expect("put");
    }

    /// Copies from this PE's device memory.
    pub fn read<T: Copy + Default>(&self, from: *mut T, n: usize) -> Vec<T> {
        self.get(from, n, self.me())
    }

    /// Copies from `pe`'s device memory.
    pub fn get<T: Copy + Default>(&self, from: *mut T, n: usize, pe: i32) -> Vec<T> {
        let mut data = vec![T::default(); n];
        let bytes = size_of_val(&data[..]);
        // SAFETY: `data` has room for that many bytes, and is ours.
        unsafe { self.shmem.get("get", data.as_mut_ptr().cast(), from.cast(), bytes, pe) }.expect("get");
        data
    }

    /// A kernel of the suite with its arguments set.
    fn kernel(&self, name: &str, args: &[Arg]) -> Kernel {
        // A driver may complain of names that are not there, so they are looked up.
        let has_it = |module: &&Module| {
            let names = module.kernel_names();
            names.is_ok_and(|names| names.iter().any(|known| known == name))
        };
        let module = self.modules.iter().rev().find(has_it);
        let module = module.unwrap_or_else(|| panic!("{name}: no such kernel"));
        let mut kernel = module.kernel(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (index, arg) in args.iter().enumerate() {
            match *arg {
                Arg::Int(value) => kernel.set_arg(index as u32, &value),
                Arg::Long(value) => kernel.set_arg(index as u32, &value),
                Arg::Memory(address) => kernel.set_arg_ptr(index as u32, address),
            }
            .unwrap_or_else(|error| panic!("{name}, argument {index}: {error}"));
        }
        kernel
    }

    /// Runs a kernel of the suite as one work-group of `items` work-items, to its end.
    pub fn run(&mut self, name: &str, items: u32, args: &[Arg]) {
        self.run_groups(name, 1, items, args)
    }

    /// [`run`](Self::run) as `groups` work-groups of `items` work-items each.
    pub fn run_groups(&mut self, name: &str, groups: u32, items: u32, args: &[Arg]) {
        self.run_kernel(name, [groups, 1, 1], [items, 1, 1], args)
    }

    /// [`run`](Self::run) as one work-group of this shape.
    pub fn run_shape(&mut self, name: &str, shape: [u32; 3], args: &[Arg]) {
        self.run_kernel(name, [1, 1, 1], shape, args)
    }

    fn run_kernel(&mut self, name: &str, groups: [u32; 3], shape: [u32; 3], args: &[Arg]) {
        let mut kernel = self.kernel(name, args);
        kernel.set_group_size(shape).unwrap_or_else(|error| panic!("{name} in work-groups of {shape:?}: {error}"));
        // SAFETY: the arguments are what the kernel declares, and their memory outlives the launch,
        // since the list is synchronous.
        unsafe { self.list.append_launch(&kernel, groups, None, &[]) }.expect("a launch");
    }

    /// A kernel of the suite for one work-group of `items` work-items, to be run any number of times.
    pub fn prepare(&self, name: &str, items: u32, args: &[Arg]) -> Kernel {
        let mut kernel = self.kernel(name, args);
        kernel.set_group_size([items, 1, 1]).expect("a group size");
        kernel
    }

    /// Runs what was prepared, to its end.
    pub fn run_prepared(&mut self, kernel: &Kernel) {
        // SAFETY: the arguments are what the kernel declares, and their memory outlives the launch,
        // since the list is synchronous.
        unsafe { self.list.append_launch(kernel, [1, 1, 1], None, &[]) }.expect("a launch");
    }

    /// Starts a kernel of the suite as one work-group of `items` work-items. The memory of its arguments has to be there
    /// until it has ended.
    pub fn launch(&mut self, name: &str, items: u32, args: &[Arg]) -> Launched {
        let mut kernel = self.kernel(name, args);
        kernel.set_group_size([items, 1, 1]).expect("a group size");
        let objects = self.shmem.level_zero();
        let mut list = ImmediateList::asynchronous(&objects.context, &objects.device).expect("a list");
        // SAFETY: the arguments are what the kernel declares, and callers leave their memory alone.
        unsafe { list.append_launch(&kernel, [1, 1, 1], None, &[]) }.expect("a launch");
        Launched { list, _kernel: kernel }
    }

    /// [my_pe(src), n_pes(src), translations ...] as a kernel sees them.
    pub fn ask_kernel(&mut self, src: Team, dest: Team, numbers: &[i32]) -> Vec<i32> {
        let objects = self.shmem.level_zero();
        let scratch = objects.context.alloc_device(&objects.device, 4096, 64).expect("scratch memory");
        let (input, output) = (scratch.as_ptr(), scratch.as_ptr().wrapping_byte_add(2048));
        // SAFETY: half of the scratch memory is the input's, and `numbers` is ours.
        unsafe { self.copy(input, numbers.as_ptr().cast(), size_of_val(numbers)) };
        let args = [
            Arg::Int(src.raw()),
            Arg::Int(dest.raw()),
            Arg::Memory(input),
            Arg::Int(numbers.len() as i32),
            Arg::Memory(output),
        ];
        self.run("queries", 1, &args);
        let mut answers = vec![0i32; numbers.len() + 2];
        let bytes = size_of_val(&answers[..]);
        // SAFETY: the other half is the output's, and `answers` has room for it.
        unsafe { self.copy(answers.as_mut_ptr().cast(), output, bytes) };
        answers
    }

    /// Splits `parent`; the team, or `Team::INVALID` for PEs outside.
    pub fn split(&self, parent: Team, start: i32, stride: i32, size: i32) -> Team {
        let team = self.shmem.team_split_strided("ishmem_team_split_strided", parent, start, stride, size, None, 0);
        team.expect("a valid triplet").unwrap_or(Team::INVALID)
    }
}

/// Writes a line to stderr in one piece: other PEs write too.
pub fn say(line: &dyn Display) {
    let line = format!("{line}\n");
    // Who cannot hear it sees the exit status.
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// Checks a team, whose members must be these in world numbers, by what the host and a kernel
/// answer; a PE outside must have no team.
pub fn check_members(pe: &mut Pe, team: Team, members: &[i32]) {
    let me = pe.me();
    let my_pe = members.iter().position(|&member| member == me);
    let Some(my_pe) = my_pe else {
        assert_eq!(team, Team::INVALID, "PE {me} is not in {members:?}");
        return;
    };
    assert_eq!(pe.shmem.team_my_pe(team), my_pe as i32, "PE {me} in {members:?}");
    assert_eq!(pe.shmem.team_n_pes(team), members.len() as i32, "PE {me} in {members:?}");
    let n = members.len() as i32;
    let numbers: Vec<i32> = (-2..n + 2).chain([i32::MIN, i32::MAX, i32::MAX - 1]).collect();
    let to_world = |number: i32| members.get(number as usize).copied().filter(|_| number >= 0).unwrap_or(-1);
    let from_world = |world: i32| members.iter().position(|&member| member == world).map_or(-1, |at| at as i32);
    same_on_device(pe, team, Team::WORLD, &numbers, &to_world);
    let world: Vec<i32> = (-1..pe.n() + 1).chain([i32::MIN, i32::MAX]).collect();
    same_on_device(pe, Team::WORLD, team, &world, &from_world);
    same_on_device(pe, team, team, &numbers, &|number| {
        if (0..n).contains(&number) { number } else { -1 }
    });
}

/// The host and a kernel both give the expected translation.
fn same_on_device(pe: &mut Pe, src: Team, dest: Team, numbers: &[i32], expected: &dyn Fn(i32) -> i32) {
    for &number in numbers {
        let answer = pe.shmem.team_translate_pe(src, number, dest);
        assert_eq!(answer, expected(number), "PE {}: host translates {number}", pe.me());
    }
    let answers = pe.ask_kernel(src, dest, numbers);
    assert_eq!(answers[0], pe.shmem.team_my_pe(src));
    assert_eq!(answers[1], pe.shmem.team_n_pes(src));
    for (&number, &answer) in numbers.iter().zip(&answers[2..]) {
        assert_eq!(answer, expected(number), "PE {}: kernel translates {number}", pe.me());
    }
}

/// Numbers that depend on a seed alone, the same on all PEs.
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number in `[0, bound)`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// The PEs, of `n`, of the node of PE `me`, as its environment has them.
pub fn on_my_node(n: i32, me: i32) -> Vec<i32> {
    let each = std::env::var("ZESHMEM_PES_PER_NODE").map_or(n, |each| each.parse().expect("a number of PEs"));
    (0..n).filter(|pe| pe / each == me / each).collect()
}
