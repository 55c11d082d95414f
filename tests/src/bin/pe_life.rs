//! The whole life of a PE, step by step: also on drivers that do not execute all that they accept, as Intel's does
//! not where it is started without hardware.
//!
//! `pe_life [all|copies|host-copies|nothing]` must find that its device executes at least that much; without a word, all. What needs
//! more than is executed is carried out as well, and accepted, but its outcome is not looked at: PE 0 prints a line
//! `passed: STEP` or `skipped: STEP (WHY)` for each step.

use std::ffi::c_void;
use std::fmt::{Display, Formatter};
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use level_zero::{ImmediateList, Kernel, Module};
use zeshmem_host::{AmoOp, BUILD_FLAGS, Context, Error, Shmem, Team};
use zeshmem_tests::{CONTEXTS, SUITE, on_my_node, say};

/// Symmetric, once the host segments are there.
static COUNTER: AtomicU64 = AtomicU64::new(0);
static WORDS: [AtomicU64; 64] = [const { AtomicU64::new(0) }; 64];

/// What a device does of what it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Executes {
    Nothing,
    /// Copies between host and device.
    HostCopies,
    /// Copies, also within the device.
    Copies,
    All,
}

impl Display for Executes {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Executes::Nothing => "nothing",
            Executes::HostCopies => "copies from and to the host only",
            Executes::Copies => "copies only",
            Executes::All => "everything",
        })
    }
}

fn main() {
    let demanded = match std::env::args().nth(1).as_deref() {
        None | Some("all") => Executes::All,
        Some("copies") => Executes::Copies,
        Some("host-copies") => Executes::HostCopies,
        Some("nothing") => Executes::Nothing,
        Some(other) => panic!("{other}: it must be all, copies, host-copies or nothing"),
    };
    let shmem = Shmem::init().unwrap_or_else(|error| {
        say(&error);
        std::process::exit(1)
    });
    let mut life = Life { shmem, executes: Executes::Nothing };
    life.passed("init");
    life.numbers();
    life.memory();
    life.teams();
    life.contexts();
    life.host_segments();
    life.copies();
    let modules = [life.module("suite", SUITE), life.module("contexts", CONTEXTS)];
    life.kernels(&modules[0]);
    life.fills();
    life.atomics();
    assert!(life.executes >= demanded, "the device executes {}, and {demanded} was to be expected", life.executes);
    for module in &modules {
        let unbound = life.shmem.module_finalize(module);
        unbound.expect("the module is ours");
    }
    life.passed("module_finalize");
    drop(modules);
    let first = life.shmem.my_pe() == 0;
    life.shmem.finalize("ishmem_finalize").expect("finalize");
    if first {
        println!("passed: finalize");
    }
}

/// A PE in the middle of its life.
struct Life {
    shmem: Shmem,
    /// What the device was seen to execute.
    executes: Executes,
}

impl Life {
    fn passed(&self, step: &str) {
        if self.shmem.my_pe() == 0 {
            println!("passed: {step}");
        }
    }

    fn skipped(&self, step: &str, why: &dyn Display) {
        if self.shmem.my_pe() == 0 {
            println!("skipped: {step} ({why})");
        }
    }

    /// A step whose outcome was looked at only where the device executes what it needs.
    fn judged(&self, step: &str, needs: Executes) {
        match self.executes >= needs {
            true => self.passed(step),
            false => self.skipped(step, &format!("accepted, but the device executes {}", self.executes)),
        }
    }

    fn right(&self) -> i32 {
        (self.shmem.my_pe() + 1) % self.shmem.n_pes()
    }

    fn left(&self) -> i32 {
        (self.shmem.my_pe() + self.shmem.n_pes() - 1) % self.shmem.n_pes()
    }

    fn barrier(&self) {
        self.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }

    fn put<T: Copy>(&self, context: Context, dest: *mut c_void, data: &[T], pe: i32) {
        let (source, bytes) = (data.as_ptr().cast(), size_of_val(data));
        // SAFETY: `data` holds that many bytes, and lives until the call returns.
        unsafe { self.shmem.ctx_put("put", context, dest, source, bytes, pe) }.expect("put");
    }

    fn get<T: Copy + Default>(&self, source: *mut c_void, n: usize, pe: i32) -> Vec<T> {
        let mut data = vec![T::default(); n];
        let (dest, bytes) = (data.as_mut_ptr().cast(), size_of_val(&data[..]));
        // SAFETY: `data` has room for that many bytes, and is ours.
        unsafe { self.shmem.get("get", dest, source, bytes, pe) }.expect("get");
        data
    }

    fn add(&self, target: *mut c_void, operand: u64, pe: i32) -> u64 {
        let (world, target) = (Context::DEFAULT, target.cast());
        // SAFETY: all accesses to the targets meanwhile are atomic additions of this width, on device memory by
        // kernels.
        unsafe { self.shmem.ctx_amo("amo", world, target, AmoOp::FetchAdd, operand, 0, pe) }.expect("amo")
    }

    fn numbers(&self) {
        let (me, n) = (self.shmem.my_pe(), self.shmem.n_pes());
        assert!((0..n).contains(&me));
        let near = on_my_node(n, me);
        let (first, n_near) = (near[0], near.len() as i32);
        for (team, first, n) in [(Team::WORLD, 0, n), (Team::SHARED, first, n_near), (Team::NODE, first, n_near)] {
            assert_eq!(self.shmem.team_my_pe(team), me - first);
            assert_eq!(self.shmem.team_n_pes(team), n);
        }
        self.barrier();
        self.passed("my_pe, n_pes, barrier_all");
    }

    fn memory(&self) {
        let shmem = &self.shmem;
        assert!(shmem.malloc("ishmem_malloc", 0).expect("agreed").is_null());
        assert!(shmem.malloc("ishmem_malloc", 1 << 50).expect("agreed").is_null());
        let first = shmem.malloc("ishmem_malloc", 1000).expect("agreed");
        let second = shmem.malloc("ishmem_malloc", 1000).expect("agreed");
        assert!(!first.is_null() && !second.is_null());
        assert!((first as usize).abs_diff(second as usize) >= 1000);
        for alignment in [64, 4096, 65536] {
            let memory = shmem.align("ishmem_align", alignment, 100).expect("agreed");
            assert_eq!(memory as usize % alignment, 0, "{memory:p}");
            shmem.free("ishmem_free", memory).expect("allocated");
        }
        shmem.free("ishmem_free", first).expect("allocated");
        shmem.free("ishmem_free", second).expect("allocated");
        assert_eq!(shmem.free("ishmem_free", second).expect_err("it was freed").code(), 1);
        self.passed("malloc, align, free");
    }

    fn teams(&self) {
        let (shmem, me, n) = (&self.shmem, self.shmem.my_pe(), self.shmem.n_pes());
        let evens = (n + 1) / 2;
        let team = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 2, evens, None, 0);
        if let Some(team) = team.expect("a valid triplet") {
            assert_eq!(shmem.team_n_pes(team), evens);
            assert_eq!(shmem.team_translate_pe(team, evens - 1, Team::WORLD), 2 * (evens - 1));
            shmem.team_sync("ishmem_team_sync", team).expect("sync");
            shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
            assert_eq!(shmem.team_my_pe(team), -1, "it was destroyed");
        }
        let (row, column) =
            shmem.team_split_2d("ishmem_team_split_2d", Team::WORLD, 2, (None, 0), (None, 0)).expect("a valid range");
        assert_eq!(shmem.team_my_pe(row), me % 2);
        assert_eq!(shmem.team_my_pe(column), me / 2);
        shmem.team_destroy("ishmem_team_destroy", row).expect("destroy");
        shmem.team_destroy("ishmem_team_destroy", column).expect("destroy");
        // No single stride, where there are PEs enough: kernels look such a team up in a table of its own.
        let order: Vec<i32> = (0..n).rev().collect();
        let odd_order = match order[..] {
            [.., a, b, c] => [vec![b, c, a], order[..order.len() - 3].to_vec()].concat(),
            _ => order,
        };
        let world = shmem.team_group(Team::WORLD).expect("a team");
        let group = world.incl(&odd_order).expect("all of them");
        let team = shmem
            .team_create_group("ishmemx_team_create_group", Team::WORLD, Some(&group), None, 0)
            .expect("a valid group")
            .expect("a member");
        let expected = odd_order.iter().position(|&pe| pe == me);
        assert_eq!(Some(shmem.team_my_pe(team) as usize), expected);
        shmem.team_destroy("ishmem_team_destroy", team).expect("destroy");
        let refused = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n + 1, None, 0);
        assert_eq!(refused.expect_err("too many").code(), 1);
        self.passed("teams by triplets, in two dimensions, from groups");
    }

    fn contexts(&self) {
        let shmem = &self.shmem;
        let contexts: Vec<Context> =
            (0..300).map(|_| shmem.ctx_create("create", Team::WORLD, 0).expect("room")).collect();
        for context in contexts {
            shmem.ctx_fence("fence", context).expect("fence");
            shmem.ctx_quiet("quiet", context).expect("quiet");
            shmem.ctx_destroy("destroy", context).expect("alive");
            assert!(shmem.ctx_team("team", context).is_err(), "it was destroyed");
        }
        self.passed("contexts");
    }

    /// Host memory needs no device: it works on every driver.
    fn host_segments(&self) {
        let (shmem, me) = (&self.shmem, self.shmem.my_pe() as u64);
        shmem.start_host_segments().expect("host segments");
        let heap = shmem.host_calloc("shmem_calloc", 64, 8).expect("agreed");
        let statics = (&raw const WORDS).cast_mut().cast::<c_void>();
        for dest in [heap, statics] {
            let values: [u64; 64] = std::array::from_fn(|i| i as u64 * 1000 + me);
            self.put(Context::DEFAULT, dest, &values, self.right());
            self.barrier();
            let left = self.left() as u64;
            let seen = self.get::<u64>(dest, 64, shmem.my_pe());
            assert!((0..64).eq(seen.iter().map(|value| value / 1000)));
            assert!(seen.iter().all(|value| value % 1000 == left));
            assert_eq!(self.get::<u64>(dest, 2, self.right())[1], 1000 + me);
        }
        let counter = (&raw const COUNTER).cast_mut().cast();
        for pe in 0..shmem.n_pes() {
            self.add(counter, 5, pe);
        }
        self.barrier();
        assert_eq!(COUNTER.load(SeqCst), 5 * shmem.n_pes() as u64);
        shmem.host_free("shmem_free", heap).expect("allocated");
        self.passed("host heap and static data: put, get, atomics");
    }

    /// Puts, gets and a collective between host and device, of a word and of many; then within the device.
    fn copies(&mut self) {
        let (n, me) = (self.shmem.n_pes() as usize, self.shmem.my_pe());
        let most = 40_000;
        let memory = self.shmem.malloc("ishmem_malloc", most * 8).expect("agreed");
        let second_half = memory.wrapping_byte_add(most * 4);
        let [none, word] = [[0u64], [0x1234_5678_9abc_def0 + me as u64]];
        self.put(Context::DEFAULT, memory, &none, me);
        let before = self.get::<u64>(memory, 1, me);
        self.put(Context::DEFAULT, memory, &word, me);
        if before == none && self.get::<u64>(memory, 1, me) == word {
            self.executes = Executes::HostCopies;
        }
        let looked_at = self.executes >= Executes::HostCopies;
        self.barrier();
        let context = self.shmem.ctx_create("create", Team::WORLD, 0).expect("room");
        for many in [1, 2, 33, 1000, most] {
            let values: Vec<u64> = (0..many as u64).map(|i| i * 1000 + me as u64).collect();
            self.put(context, memory, &values, self.right());
            self.shmem.ctx_quiet("quiet", context).expect("quiet");
            self.barrier();
            let seen = self.get::<u64>(memory, many, me);
            let left = self.left() as u64;
            let right = |(i, &value): (usize, &u64)| value == i as u64 * 1000 + left;
            assert!(!looked_at || seen.iter().enumerate().all(right), "{many} words");
            self.barrier();
        }
        self.shmem.ctx_destroy("destroy", context).expect("alive");
        self.judged("device heap: put, get", Executes::HostCopies);

        let mine = [me as u32 + 5; 3];
        let source = mine.as_ptr().cast();
        // SAFETY: 12 bytes of each PE; the memory has room for those of all.
        unsafe { self.shmem.fcollect("fcollect", Team::WORLD, memory, source, 12) }.expect("fcollect");
        let seen = self.get::<u32>(memory, 3 * n, me);
        let expected: Vec<u32> = (0..n as u32).flat_map(|pe| [pe + 5; 3]).collect();
        assert!(!looked_at || seen == expected, "{seen:?}");
        self.judged("device heap: fcollect", Executes::HostCopies);

        self.barrier();
        let values: Vec<u64> = (0..1000).map(|i| i * 1000 + 500 + me as u64).collect();
        self.put(Context::DEFAULT, memory, &values, me);
        self.put(Context::DEFAULT, second_half, &[0u64; 1000], me);
        self.barrier();
        // SAFETY: 8000 bytes in either half; they are in no other use meanwhile.
        unsafe { self.shmem.put("put", second_half, memory, 8000, self.right()) }.expect("put");
        self.barrier();
        let seen = self.get::<u64>(second_half, 1000, me);
        let from_left = values.iter().map(|value| value - me as u64 + self.left() as u64);
        if looked_at && from_left.eq(seen) {
            self.executes = Executes::Copies;
        }
        self.judged("device heap: put from device memory", Executes::Copies);
        self.barrier();
        self.shmem.free("ishmem_free", memory).expect("allocated");
    }

    /// Builds a module, makes all its kernels, and binds it.
    fn module(&self, name: &str, spirv: &[u8]) -> Module {
        let objects = self.shmem.level_zero();
        let module = Module::from_spirv(&objects.context, &objects.device, spirv, BUILD_FLAGS)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let kernels = module.kernel_names().expect("names");
        for kernel in &kernels {
            module.kernel(kernel).unwrap_or_else(|error| panic!("{name}, {kernel}: {error}"));
        }
        assert!(!kernels.is_empty());
        self.passed(&format!("module {name} and its kernels"));
        let step = format!("module_init of {name}");
        match self.shmem.module_init(&module) {
            Ok(()) => self.passed(&step),
            Err(Error::Device(error @ zeshmem_device::Error::NotExecuted)) if self.executes == Executes::Nothing => {
                self.skipped(&step, &error);
            }
            Err(error) => panic!("{step}: {error}"),
        }
        module
    }

    /// Launches kernels that ask who they are, that meet the other PEs, and that store to one.
    fn kernels(&mut self, module: &Module) {
        let (n, me) = (self.shmem.n_pes(), self.shmem.my_pe());
        let memory = self.shmem.malloc("ishmem_malloc", 4096).expect("agreed");
        let target = memory.wrapping_byte_add(1024);
        let copy = memory.wrapping_byte_add(2048);
        self.put(Context::DEFAULT, memory, &[-7i32; 1024], me);
        self.put(Context::DEFAULT, copy, &[me + 100], me);
        self.barrier();
        self.launch(module, "who", 1, |kernel| kernel.set_arg_ptr(0, memory));
        if self.executes >= Executes::HostCopies && self.get::<i32>(memory, 2, me) == [me, n] {
            self.executes = Executes::All;
        }
        let looked_at = self.executes >= Executes::All;
        self.judged("a kernel asks who it is", Executes::All);
        self.launch(module, "barriers", 64, |kernel| kernel.set_arg(0, &1i32));
        self.judged("kernels meet in a barrier", Executes::All);
        let right = self.right();
        self.launch(module, "single_int", 1, |kernel| {
            kernel.set_arg_ptr(0, target)?;
            kernel.set_arg_ptr(1, copy)?;
            kernel.set_arg_ptr(2, copy.wrapping_byte_add(4))?;
            kernel.set_arg(3, &right)
        });
        self.barrier();
        let (stored, copied) = (self.get::<i32>(target, 1, me)[0], self.get::<i32>(copy, 2, me)[1]);
        assert!(!looked_at || (stored, copied) == (self.left() + 100, me + 100));
        self.judged("a kernel stores to a PE and loads it back", Executes::All);
        self.barrier();
        self.shmem.free("ishmem_free", memory).expect("allocated");
    }

    /// Launches a kernel as one work-group, and waits for its end.
    fn launch(
        &self,
        module: &Module,
        name: &str,
        items: u32,
        set_args: impl FnOnce(&mut Kernel) -> Result<(), level_zero::Error>,
    ) {
        let objects = self.shmem.level_zero();
        let launch = || {
            let mut list = ImmediateList::synchronous(&objects.context, &objects.device)?;
            let mut kernel = module.kernel(name)?;
            set_args(&mut kernel)?;
            kernel.set_group_size([items, 1, 1])?;
            // SAFETY: the arguments are what the kernel declares, and the symmetric memory that they name
            // outlives the launch, since the list is synchronous.
            unsafe { list.append_launch(&kernel, [1, 1, 1], None, &[]) }
        };
        launch().unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    /// Memory that calloc zeroes, where other bytes were.
    fn fills(&self) {
        let (shmem, me) = (&self.shmem, self.shmem.my_pe());
        let first = shmem.malloc("ishmem_malloc", 800).expect("agreed");
        self.put(Context::DEFAULT, first, &[u64::MAX; 100], me);
        shmem.free("ishmem_free", first).expect("allocated");
        let memory = shmem.calloc("ishmem_calloc", 100, 8).expect("agreed");
        assert_eq!(memory, first, "the place of before");
        let seen = self.get::<u64>(memory, 100, me);
        assert!(self.executes < Executes::All || seen == [0; 100], "{seen:?}");
        self.judged("calloc", Executes::All);
        shmem.free("ishmem_free", memory).expect("allocated");
    }

    /// Atomic operations of the host on device memory, which kernels perform.
    fn atomics(&self) {
        let (shmem, n) = (&self.shmem, self.shmem.n_pes() as u64);
        let memory = shmem.malloc("ishmem_malloc", 8).expect("agreed");
        self.put(Context::DEFAULT, memory, &[7u64], shmem.my_pe());
        self.barrier();
        for pe in 0..shmem.n_pes() {
            self.add(memory, 1 << 32, pe);
        }
        self.barrier();
        let seen = self.get::<u64>(memory, 1, shmem.my_pe())[0];
        assert!(self.executes < Executes::All || seen == (n << 32) + 7, "{seen:#x}");
        self.judged("device heap: atomics by the host", Executes::All);
        self.barrier();
        shmem.free("ishmem_free", memory).expect("allocated");
    }
}
