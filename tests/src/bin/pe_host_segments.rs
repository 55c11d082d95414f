//! PEs that use host memory symmetrically: static data, the host heap, contexts, atomics, active sets.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering::SeqCst};

use zeshmem_host::{
    ActiveSet, Amo, AmoOp, Arrays, Context, Error, SYNC_VALUE, SYNC_WORDS, Shmem, Team, TeamConfig, ThreadLevel,
};
use zeshmem_tests::{Random, on_my_node};

/// Elements of the arrays below.
const MANY: usize = 4096;

// What peers write is atomic on this side too, so that the compiler expects it.
static IN_BSS: [AtomicU64; MANY] = [const { AtomicU64::new(0) }; MANY];
static IN_DATA: [AtomicU64; 8] = [const { AtomicU64::new(0xfeed) }; 8];
static GATHERED: [AtomicU32; MANY] = [const { AtomicU32::new(0) }; MANY];
static COUNTER: AtomicU64 = AtomicU64::new(0);
static SMALL: AtomicU32 = AtomicU32::new(0);
static PSYNC: [[AtomicI64; SYNC_WORDS]; 4] = [const { [const { AtomicI64::new(SYNC_VALUE) }; SYNC_WORDS] }; 4];
static LOCAL: Mutex<Vec<u64>> = Mutex::new(Vec::new());

fn main() {
    // Written before the move, seen after it.
    IN_DATA[7].store(7, SeqCst);
    LOCAL.lock().expect("ours").push(1);
    let shmem = Shmem::init().unwrap_or_else(|error| end(&error));
    shmem.start_host_segments().unwrap_or_else(|error| end(&error));
    LOCAL.lock().expect("ours").push(2);
    let pe = Pe { shmem };
    match std::env::args().nth(1).as_deref() {
        None => {
            pe.static_data();
            pe.host_heap();
            pe.refused_collectives();
            pe.mixed_segments();
            pe.strided();
            pe.atomics();
            pe.contexts();
            for level in [ThreadLevel::Funneled, ThreadLevel::Multiple] {
                pe.shmem.agree_on_start("shmem_init_thread", level, false).expect("agreed");
                assert_eq!(pe.shmem.thread_level(), level);
                pe.active_sets();
                pe.active_set_errors();
            }
        }
        Some("live-contexts") => pe.live_contexts(),
        Some("die-in-collect") => pe.die_in_collect(),
        Some("different-programs") => pe.different_programs(),
        Some(other) => panic!("no mode {other}"),
    }
    pe.shmem.finalize("ishmem_finalize").expect("finalize");
    assert_eq!(*LOCAL.lock().expect("ours"), [1, 2]);
}

fn end(error: &Error) -> ! {
    eprintln!("{error}");
    std::process::exit(1)
}

/// The address of a static variable as the C API gets it.
fn address<T>(variable: &'static T) -> *mut c_void {
    std::ptr::from_ref(variable).cast_mut().cast()
}

fn usage_argument<R>(outcome: Result<R, Error>) -> &'static str {
    match outcome {
        Err(Error::Usage(usage)) => usage.argument,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was not refused"),
    }
}

struct Pe {
    shmem: Shmem,
}

impl Pe {
    fn me(&self) -> i32 {
        self.shmem.my_pe()
    }

    fn n(&self) -> i32 {
        self.shmem.n_pes()
    }

    fn right(&self) -> i32 {
        (self.me() + 1) % self.n()
    }

    fn left(&self) -> i32 {
        (self.me() + self.n() - 1) % self.n()
    }

    fn barrier(&self) {
        self.shmem.barrier_all("ishmem_barrier_all").expect("barrier");
    }

    fn put<T: Copy>(&self, context: Context, dest: *mut c_void, data: &[T], pe: i32) {
        let (source, bytes) = (data.as_ptr().cast(), size_of_val(data));
        // SAFETY: `data` holds that many bytes, and lives until the call returns.
        unsafe { self.shmem.ctx_put("put", context, dest, source, bytes, pe) }.expect("put");
    }

    fn get<T: Copy + Default>(&self, context: Context, source: *mut c_void, n: usize, pe: i32) -> Vec<T> {
        let mut data = vec![T::default(); n];
        let (dest, bytes) = (data.as_mut_ptr().cast(), size_of_val(&data[..]));
        // SAFETY: `data` has room for that many bytes, and is ours.
        unsafe { self.shmem.ctx_get("get", context, dest, source, bytes, pe) }.expect("get");
        data
    }

    fn amo<T: Amo>(&self, context: Context, target: *mut c_void, op: AmoOp, operand: T, compare: T, pe: i32) -> T {
        let target = target.cast();
        // SAFETY: all accesses to the targets of these tests are atomic.
        unsafe { self.shmem.ctx_amo("amo", context, target, op, operand, compare, pe) }.expect("amo")
    }

    fn static_data(&self) {
        let (me, n) = (self.me() as u64, self.n());
        assert_eq!(IN_DATA[0].load(SeqCst), 0xfeed);
        assert_eq!(IN_DATA[7].load(SeqCst), 7);
        let values: Vec<u64> = (0..MANY as u64).map(|i| i * 1000 + me).collect();
        self.put(Context::DEFAULT, address(&IN_BSS), &values, self.right());
        self.put(Context::DEFAULT, address(&IN_DATA[3]), &[me], self.right());
        self.barrier();
        let left = self.left() as u64;
        for (i, word) in IN_BSS.iter().enumerate() {
            assert_eq!(word.load(SeqCst), i as u64 * 1000 + left);
        }
        assert_eq!(IN_DATA[3].load(SeqCst), left);
        for pe in 0..n {
            let seen: Vec<u64> = self.get(Context::DEFAULT, address(&IN_BSS[10]), 2, pe);
            let theirs = ((pe + n - 1) % n) as u64;
            assert_eq!(seen, [10_000 + theirs, 11_000 + theirs]);
            assert!(self.shmem.addr_accessible(address(&IN_BSS), pe));
            // Plain loads through the mapping of a peer of this node.
            let there = self.shmem.ctx_ptr(Context::DEFAULT, address(&IN_DATA[7]), pe);
            assert_eq!(there.is_null(), !on_my_node(n, me as i32).contains(&pe));
            if there.is_null() {
                continue;
            }
            // SAFETY: the variable as mapped here, an atomic on the other side too.
            assert_eq!(unsafe { AtomicU64::from_ptr(there.cast()) }.load(SeqCst), 7);
        }
        let local = 0u64;
        let on_stack = (&raw const local).cast();
        assert!(!self.shmem.addr_accessible(on_stack, 0));
        assert!(!self.shmem.addr_accessible(address(&IN_BSS), n));
        assert!(self.shmem.ctx_ptr(Context::DEFAULT, on_stack, 0).is_null());
        assert!(self.shmem.ctx_ptr(Context::DEFAULT, address(&IN_BSS), -1).is_null());
        assert!(self.shmem.pe_accessible(n - 1) && !self.shmem.pe_accessible(n));
        // SAFETY: refused before anything is copied.
        let refused = unsafe { self.shmem.put("put", on_stack.cast_mut(), on_stack, 8, 0) };
        assert_eq!(usage_argument(refused), "dest");
        // SAFETY: likewise.
        let refused = unsafe { self.shmem.put("put", address(&IN_BSS), on_stack, 8, n) };
        assert_eq!(usage_argument(refused), "pe");
        // SAFETY: likewise.
        let refused = unsafe { self.shmem.put("put", address(&IN_BSS), on_stack, 1 << 40, 0) };
        assert_eq!(usage_argument(refused), "dest");
        self.barrier();
    }

    fn host_heap(&self) {
        let (shmem, me) = (&self.shmem, self.me());
        assert!(shmem.host_malloc("shmem_malloc", 0).expect("agreed").is_null());
        assert!(shmem.host_malloc("shmem_malloc", usize::MAX / 2).expect("agreed").is_null());
        assert!(shmem.host_calloc("shmem_calloc", usize::MAX / 4, 2).expect("agreed").is_null());
        assert!(shmem.host_calloc("shmem_calloc", usize::MAX, 2).is_err());
        shmem.host_free("shmem_free", null_mut()).expect("no operation");
        for alignment in [1, 64, 4096, 65536, 2 << 20] {
            let memory = shmem.host_align("shmem_align", alignment, 100).expect("agreed");
            assert_eq!(memory as usize % alignment.max(8), 0, "{alignment}");
            shmem.host_free("shmem_free", memory).expect("allocated");
        }
        // More than a large page, and larger than any heap.
        for (alignment, there) in [(4 << 20, true), (1 << 50, false)] {
            let memory = shmem.host_align("shmem_align", alignment, 8).expect("agreed");
            assert_eq!((memory.is_null(), memory as usize % alignment), (!there, 0), "{alignment:#x}");
            shmem.host_free("shmem_free", memory).expect("allocated");
        }
        for alignment in [0, 3] {
            assert_eq!(shmem.host_align("shmem_align", alignment, 8).expect_err("refused").code(), 1);
        }
        for round in 0..20u64 {
            let memory: *mut u64 = shmem.host_calloc("shmem_calloc", 100, 8).expect("agreed").cast();
            let second = memory.wrapping_add(1);
            self.put(Context::DEFAULT, second.cast(), &[0xabcd + round, 7], self.right());
            self.barrier();
            // SAFETY: ours, and all puts to it are complete.
            let seen = unsafe { std::slice::from_raw_parts(memory, 100) };
            assert_eq!(seen[..4], [0, 0xabcd + round, 7, 0]);
            self.barrier();
            // SAFETY: as above; no PE reads it any more.
            unsafe { memory.write_bytes(0xff, 100) };
            shmem.host_free("shmem_free", memory.cast()).expect("allocated");
        }
        // realloc keeps what was there, and gives the same offsets everywhere.
        let mut memory = shmem.host_realloc("shmem_realloc", null_mut(), 64).expect("agreed");
        let base = memory as usize;
        self.put(Context::DEFAULT, memory, &[me as u64; 8], me);
        for bytes in [100, 10_000, 3_000_000, 40] {
            memory = shmem.host_realloc("shmem_realloc", memory, bytes).expect("agreed");
            let kept: Vec<u64> = self.get(Context::DEFAULT, memory, bytes.min(64) / 8, self.right());
            assert!(kept.iter().all(|&value| value == self.right() as u64));
            self.barrier();
        }
        assert!(shmem.host_realloc("shmem_realloc", memory, 1 << 40).expect("agreed").is_null());
        let kept: Vec<u64> = self.get(Context::DEFAULT, memory, 5, me);
        assert_eq!(kept, [me as u64; 5]);
        assert!(shmem.host_realloc("shmem_realloc", memory, 0).expect("agreed").is_null());
        let again = shmem.host_malloc("shmem_malloc", 64).expect("agreed");
        assert_eq!(again as usize, base, "everything was given back");
        let inside = again.wrapping_byte_add(8);
        assert_eq!(shmem.host_free("shmem_free", inside).expect_err("refused").code(), 1);
        if self.n() > 1 {
            let differing = if me == 0 { 8 } else { 16 };
            assert_eq!(shmem.host_malloc("shmem_malloc", differing).expect_err("refused").code(), 2);
            assert_eq!(shmem.host_realloc("shmem_realloc", again, differing).expect_err("refused").code(), 2);
        }
        shmem.host_free("shmem_free", again).expect("allocated");
    }

    /// A short collective that is refused leaves `dest` as it was: the PEs' roots or blocks differ.
    fn refused_collectives(&self) {
        if self.n() == 1 {
            return;
        }
        let (shmem, is_last) = (&self.shmem, self.me() == self.n() - 1);
        let room = 8 * self.n() as usize;
        let [dest, source] = [0, 0].map(|_| shmem.host_malloc("shmem_malloc", room).expect("agreed"));
        self.put(Context::DEFAULT, dest, &vec![7u8; room], self.me());
        self.put(Context::DEFAULT, source, &vec![self.me() as u8 + 100; room], self.me());
        self.barrier();
        let (root, bytes) = (i32::from(is_last), if is_last { 4 } else { 8 });
        // SAFETY: both hold as many bytes as any PE says, of each PE.
        let refused = unsafe {
            [
                shmem.broadcast("broadcast", Team::WORLD, dest, source, 8, root),
                shmem.fcollect("fcollect", Team::WORLD, dest, source, bytes),
                shmem.alltoall("alltoall", Team::WORLD, dest, source, bytes),
                shmem.broadcast("broadcast", Team::WORLD, dest, source, bytes, 0),
            ]
        };
        for outcome in refused {
            assert_eq!(outcome.expect_err("refused").code(), 2);
        }
        assert_eq!(self.get::<u8>(Context::DEFAULT, dest, room, self.me()), vec![7; room]);
        for memory in [dest, source] {
            shmem.host_free("shmem_free", memory).expect("allocated");
        }
    }

    /// Every pair of segments, by put and by get.
    fn mixed_segments(&self) {
        let shmem = &self.shmem;
        let (device, host) = (
            shmem.malloc("ishmem_malloc", 800).expect("agreed"),
            shmem.host_malloc("shmem_malloc", 800).expect("agreed"),
        );
        let places = [device, host, address(&IN_BSS)];
        let mut seed = 0;
        for from in places {
            for to in places {
                seed += 1;
                let to = to.wrapping_byte_add(if from == to { 400 } else { 0 });
                let data: Vec<u64> = (0..50).map(|i| seed * 1000 + i * 10 + self.me() as u64).collect();
                self.put(Context::DEFAULT, from, &data, self.me());
                self.barrier();
                // SAFETY: `from` is symmetric and holds that many bytes.
                unsafe { shmem.put("put", to, from, 400, self.right()) }.expect("put");
                self.barrier();
                let seen: Vec<u64> = self.get(Context::DEFAULT, to, 50, self.me());
                let expected = |pe: i32| (0..50).map(|i| seed * 1000 + i * 10 + pe as u64).collect::<Vec<_>>();
                assert_eq!(seen, expected(self.left()));
                self.barrier();
                // SAFETY: `to` is ours and has room for that many bytes.
                unsafe { shmem.ctx_get_nbi("get", Context::DEFAULT, to, from, 400, self.right()) }.expect("get");
                shmem.ctx_quiet("quiet", Context::DEFAULT).expect("quiet");
                assert_eq!(self.get::<u64>(Context::DEFAULT, to, 50, self.me()), expected(self.right()));
                self.barrier();
            }
        }
        // A host collective delivers to any segment, from any.
        for (dest, source) in [(host, address(&IN_BSS)), (address(&IN_BSS), device), (device, host)] {
            let mine = [self.me() as u32 + 5; 3];
            self.put(Context::DEFAULT, source, &mine, self.me());
            self.barrier();
            // SAFETY: 12 bytes each, for at most 60 PEs.
            unsafe { shmem.fcollect("fcollect", Team::WORLD, dest, source, 12) }.expect("fcollect");
            let seen: Vec<u32> = self.get(Context::DEFAULT, dest, 3 * self.n() as usize, self.me());
            let expected: Vec<u32> = (0..self.n() as u32).flat_map(|pe| [pe + 5; 3]).collect();
            assert_eq!(seen, expected);
            self.barrier();
        }
        // What lies in device memory cannot be loaded from by the host, but has atomics, which kernels perform.
        assert!(shmem.ctx_ptr(Context::DEFAULT, device, 0).is_null());
        let (n, world) = (self.n() as u64, Context::DEFAULT);
        self.put(world, device, &[0u64, 0], self.me());
        self.barrier();
        let word = device.wrapping_byte_add(8);
        for _ in 0..10 {
            self.amo(world, device, AmoOp::FetchAdd, 1u64 << 32, 0, 0);
            self.amo(world, word, AmoOp::Inc, 0u32, 0, 0);
        }
        self.barrier();
        assert_eq!(self.amo(world, device, AmoOp::Fetch, 0u64, 0, 0), (10 * n) << 32);
        assert_eq!(self.amo(world, word, AmoOp::CompareSwap, 0u32, u32::MAX, 0), 10 * n as u32);
        assert_eq!(self.get::<u32>(world, word, 2, 0), [10 * n as u32, 0]);
        self.barrier();
        for (op, before, after) in [
            (AmoOp::Set, 12u64, 10u64),
            (AmoOp::And, 12, 8),
            (AmoOp::FetchOr, 12, 14),
            (AmoOp::Xor, 12, 6),
            (AmoOp::Swap, 12, 10),
            (AmoOp::CompareSwap, 12, 10),
        ] {
            self.put(world, device, &[before], self.me());
            // A set tells nothing.
            let told = if op == AmoOp::Set { 0 } else { before };
            assert_eq!(self.amo(world, device, op, 10, 12, self.me()), told);
            assert_eq!(self.get::<u64>(world, device, 1, self.me()), [after]);
        }
        self.barrier();
        shmem.free("ishmem_free", device).expect("allocated");
        shmem.host_free("shmem_free", host).expect("allocated");
    }

    fn strided(&self) {
        let shmem = &self.shmem;
        let source: Vec<u32> = (0..60).map(|i| i * 100 + self.me() as u32).collect();
        for (dest_stride, source_stride, nelems) in [(1, 1, 9), (3, 1, 7), (1, 4, 5), (2, 5, 12), (7, 3, 0)] {
            self.put(Context::DEFAULT, address(&GATHERED), &[9u32; 60], self.me());
            self.barrier();
            // SAFETY: strides and elements stay within the 60 words of either side.
            unsafe {
                let (dest, source) = (address(&GATHERED), source.as_ptr().cast());
                shmem.ctx_iput(
                    "iput",
                    Context::DEFAULT,
                    dest,
                    source,
                    dest_stride,
                    source_stride,
                    4,
                    nelems,
                    self.right(),
                )
            }
            .expect("iput");
            self.barrier();
            let expected = |pe: i32| {
                let mut words = [9u32; 60];
                for i in 0..nelems {
                    words[i * dest_stride as usize] = (i as u32 * source_stride as u32) * 100 + pe as u32;
                }
                words
            };
            let seen: Vec<u32> = self.get(Context::DEFAULT, address(&GATHERED), 60, self.me());
            assert_eq!(seen, expected(self.left()));
            let mut back = [9u32; 60];
            // SAFETY: as above, the other way round.
            unsafe {
                let (dest, source) = (back.as_mut_ptr().cast(), address(&GATHERED));
                shmem.ctx_iget(
                    "iget",
                    Context::DEFAULT,
                    dest,
                    source,
                    source_stride,
                    dest_stride,
                    4,
                    nelems,
                    self.right(),
                )
            }
            .expect("iget");
            for i in 0..nelems {
                let at = i * source_stride as usize;
                assert_eq!(back[at], at as u32 * 100 + self.me() as u32);
            }
            self.barrier();
        }
        let word = [0u32; 2];
        // SAFETY: refused.
        let refused = unsafe {
            shmem.ctx_iput("iput", Context::DEFAULT, address(&GATHERED), word.as_ptr().cast(), 0, 1, 4, 2, 0)
        };
        assert_eq!(usage_argument(refused), "dst");
    }

    fn atomics(&self) {
        const TIMES: u64 = 1000;
        let (n, me) = (self.n() as u64, self.me() as u64);
        let (counter, world) = (address(&COUNTER), Context::DEFAULT);
        // All at once on one word: every value is given out once.
        let mut taken: Vec<u64> = (0..TIMES).map(|_| self.amo(world, counter, AmoOp::FetchInc, 0, 0, 0)).collect();
        assert!(taken.is_sorted());
        self.barrier();
        assert_eq!(self.amo(world, counter, AmoOp::Fetch, 0u64, 0, 0), n * TIMES);
        let sum = self.shmem.host_calloc("shmem_calloc", 1, 8).expect("agreed");
        taken.iter_mut().for_each(|value| {
            self.amo(world, sum, AmoOp::Add, *value, 0, 0);
        });
        // Compare-and-swap loops lose nothing either.
        for _ in 0..TIMES {
            let mut seen: u32 = self.amo(world, address(&SMALL), AmoOp::Fetch, 0, 0, 0);
            loop {
                let before = self.amo(world, address(&SMALL), AmoOp::CompareSwap, seen + 3, seen, 0);
                if before == seen {
                    break;
                }
                seen = before;
            }
        }
        self.barrier();
        let total = n * TIMES;
        assert_eq!(self.amo(world, sum, AmoOp::Fetch, 0u64, 0, 0), total * (total - 1) / 2);
        assert_eq!(self.amo(world, address(&SMALL), AmoOp::Fetch, 0u32, 0, 0), (3 * total) as u32);
        self.barrier();
        // Bits of each PE's own on a neighbour.
        let bit = 1u64 << me;
        self.amo(world, sum, AmoOp::Set, 0u64, 0, self.right());
        self.barrier();
        for pe in 0..self.n() {
            self.amo(world, sum, AmoOp::Or, bit, 0, pe);
        }
        self.barrier();
        assert_eq!(self.amo(world, sum, AmoOp::Fetch, 0u64, 0, self.me()), (1 << n) - 1);
        self.barrier();
        (0..self.n()).for_each(|pe| assert!(self.amo(world, sum, AmoOp::FetchXor, bit, 0, pe) & bit != 0));
        self.barrier();
        assert_eq!(self.amo(world, sum, AmoOp::Swap, me as i64 - 1, 0, self.me()), 0);
        self.barrier();
        assert_eq!(self.amo(world, sum, AmoOp::FetchAdd, -7i64, 0, self.me()), me as i64 - 1);
        assert_eq!(self.amo(world, sum, AmoOp::Swap, 0.25f64.to_bits(), 0, self.me()) as i64, me as i64 - 8);
        assert_eq!(self.amo(world, sum, AmoOp::Swap, 0.5f64, 0.0, self.me()), 0.25);
        assert_eq!(self.amo(world, sum, AmoOp::Fetch, 0.0f64, 0.0, self.me()), 0.5);
        let target: *mut f32 = sum.cast();
        // SAFETY: refused.
        let refused = unsafe { self.shmem.ctx_amo("amo", world, target, AmoOp::Add, 1.0, 0.0, 0) };
        assert_eq!(usage_argument(refused), "op");
        let odd: *mut u64 = sum.wrapping_byte_add(4).cast();
        // SAFETY: refused.
        let refused = unsafe { self.shmem.ctx_amo("amo", world, odd, AmoOp::Add, 1, 0, 0) };
        assert_eq!(usage_argument(refused), "dest");
        self.shmem.host_free("shmem_free", sum).expect("allocated");
    }

    /// The example of SHMEM_TEAM_CREATE_CTX, and the edges.
    fn contexts(&self) {
        let (shmem, n, me) = (&self.shmem, self.n(), self.me());
        let one = Some(TeamConfig { num_contexts: 1 });
        let split = |stride: i32| {
            let size = (n + stride - 1) / stride;
            let team = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, stride, size, one, 1);
            team.expect("valid").unwrap_or(Team::INVALID)
        };
        let teams = [split(2), split(3)];
        let contexts = teams.map(|team| match team {
            Team::INVALID => {
                assert_eq!(usage_argument(shmem.ctx_create("create", team, 0)), "team");
                Context::INVALID
            }
            team => shmem.ctx_create("create", team, 0).expect("one was asked for"),
        });
        let vals = [&IN_DATA[0], &IN_DATA[1]];
        for ((team, context), val) in teams.into_iter().zip(contexts).zip(vals) {
            if context != Context::INVALID {
                assert_eq!(shmem.ctx_team("get_team", context).expect("alive"), team);
                let (rank, size) = (shmem.team_my_pe(team), shmem.team_n_pes(team));
                self.put(context, address(val), &[rank as u64], (rank + 1) % size);
                // SAFETY: refused.
                let refused = unsafe { shmem.ctx_put("put", context, address(val), (&raw const rank).cast(), 4, size) };
                assert_eq!(usage_argument(refused), "pe");
                // A second context was not asked for.
                assert_eq!(shmem.ctx_create("create", team, 0).expect_err("exhausted").code(), 3);
            }
            shmem.ctx_quiet("quiet", context).expect("quiet");
            shmem.ctx_fence("fence", context).expect("fence");
        }
        COUNTER.store(0, SeqCst);
        shmem.sync_all("ishmem_sync_all").expect("sync");
        if !contexts.contains(&Context::INVALID) {
            let sum = IN_DATA[0].load(SeqCst) + IN_DATA[1].load(SeqCst);
            self.amo(contexts[0], address(&COUNTER), AmoOp::Add, sum, 0, 0);
        }
        shmem.ctx_quiet("quiet", contexts[0]).expect("quiet");
        shmem.sync_all("ishmem_sync_all").expect("sync");
        if me == 0 {
            let mut expected = 0;
            for pe in (0..n).step_by(6) {
                for (team, step) in teams.into_iter().zip([2, 3]) {
                    expected += match pe - step {
                        below if below < 0 => shmem.team_n_pes(team) - 1,
                        left => shmem.team_translate_pe(Team::WORLD, left, team),
                    };
                }
            }
            assert_eq!(COUNTER.load(SeqCst), expected as u64);
        }
        for (team, context) in teams.into_iter().zip(contexts) {
            shmem.ctx_destroy("destroy", context).expect("alive, or none");
            if context != Context::INVALID {
                // Used after its end, it is an error, also once the slot is taken again.
                let next = shmem.ctx_create("create", team, Context::PRIVATE | Context::NOSTORE).expect("free again");
                assert_eq!(usage_argument(shmem.ctx_quiet("quiet", context)), "ctx");
                assert_eq!(usage_argument(shmem.ctx_destroy("destroy", context)), "ctx");
                assert_eq!(usage_argument(shmem.ctx_create("create", team, 8)), "options");
                shmem.ctx_destroy("destroy", next).expect("alive");
            }
            shmem.team_destroy("ishmem_team_destroy", team).expect("alive, or none");
        }
        assert_eq!(usage_argument(shmem.ctx_destroy("destroy", Context::DEFAULT)), "ctx");
        assert_eq!(shmem.ctx_team("get_team", Context::DEFAULT).expect("always"), Team::WORLD);
        assert_eq!(usage_argument(shmem.ctx_team("get_team", Context::INVALID)), "ctx");
        // A team that asked for none has none; one that did not ask has some.
        let none = Some(TeamConfig { num_contexts: 0 });
        let bare = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, n - 1, -1, n, none, 1);
        let bare = bare.expect("valid").expect("everybody is in it");
        assert_eq!(shmem.ctx_create("create", bare, 0).expect_err("none").code(), 3);
        shmem.team_destroy("ishmem_team_destroy", bare).expect("alive");
        let usual = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, 0);
        let usual = usual.expect("valid").expect("everybody is in it");
        let context = shmem.ctx_create("create", usual, 0).expect("a team has contexts");
        shmem.ctx_destroy("destroy", context).expect("alive");
        shmem.team_destroy("ishmem_team_destroy", usual).expect("alive");
        // Reversed numbers reach the PEs they mean; many contexts at once, many times.
        let many = Some(TeamConfig { num_contexts: 50 });
        let reversed = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, n - 1, -1, n, many, 1);
        let reversed = reversed.expect("valid").expect("everybody is in it");
        for round in 0..40u64 {
            let made: Vec<Context> = (0..50)
                .map(|_| shmem.ctx_create("create", reversed, Context::SERIALIZED).expect("asked for"))
                .collect();
            for (slot, &context) in made.iter().enumerate() {
                let value = [round * 100 + slot as u64 + 10_000 * me as u64];
                let (dest, source) = (address(&IN_BSS[slot]), value.as_ptr().cast());
                // SAFETY: `value` lives until the quiet below.
                unsafe { shmem.ctx_put_nbi("put", context, dest, source, 8, self.right()) }.expect("put");
                shmem.ctx_quiet("quiet", context).expect("quiet");
            }
            self.barrier();
            let writer = n - 1 - self.me();
            let writer = (writer + n - 1) % n;
            for (slot, word) in IN_BSS[..50].iter().enumerate() {
                assert_eq!(word.load(SeqCst), round * 100 + slot as u64 + 10_000 * writer as u64);
            }
            made.into_iter().for_each(|context| shmem.ctx_destroy("destroy", context).expect("alive"));
            self.barrier();
        }
        shmem.team_destroy("ishmem_team_destroy", reversed).expect("alive");
        // Contexts of the predefined teams need not be asked for.
        for team in [Team::WORLD, Team::SHARED, Team::NODE] {
            let context = shmem.ctx_create("create", team, 0).expect("predefined");
            shmem.ctx_destroy("destroy", context).expect("alive");
        }
    }

    /// Every active set of the job, one after the other, the members alone calling.
    fn active_sets(&self) {
        let (shmem, n, me) = (&self.shmem, self.n(), self.me());
        let mut random = Random::new(11);
        let mut calls = 0;
        let in_heap = shmem.host_malloc("shmem_malloc", SYNC_WORDS * 8).expect("agreed");
        self.put(Context::DEFAULT, in_heap, &[SYNC_VALUE; SYNC_WORDS], me);
        self.barrier();
        for log_stride in 0..4 {
            for start in 0..n {
                let most = (n - 1 - start) / (1 << log_stride) + 1;
                for size in 1..=most {
                    let set = ActiveSet { start, log_stride, size };
                    let members: Vec<i32> = (0..size).map(|i| start + (i << log_stride)).collect();
                    let lengths: Vec<usize> = members.iter().map(|_| random.below(7)).collect();
                    calls += 1;
                    // Another set on the same array: its PEs must have done with it.
                    self.barrier();
                    let Some(rank) = members.iter().position(|&pe| pe == me) else {
                        continue;
                    };
                    // Alternating arrays, of both kinds of memory.
                    let psync: *mut i64 = match calls % 3 {
                        0 => in_heap.cast(),
                        which => address(&PSYNC[which]).cast(),
                    };
                    for ragged in [true, false] {
                        let length = |rank: usize| if ragged { lengths[rank] } else { lengths[0] };
                        let block = |rank: usize| (0..length(rank)).map(move |i| (calls * 1000 + rank * 10 + i) as u32);
                        let mine: Vec<u32> = block(rank).collect();
                        self.collect(set, psync, address(&GATHERED), &mine, ragged).expect("collect");
                        let expected: Vec<u32> = (0..members.len()).flat_map(block).collect();
                        let seen: Vec<u32> = GATHERED[..expected.len()].iter().map(|word| word.load(SeqCst)).collect();
                        assert_eq!(seen, expected, "{set:?}, ragged {ragged}");
                        // The array is as before; the same one is used again after a barrier.
                        // SAFETY: symmetric memory of ours that no PE uses now, since the set meets below.
                        unsafe { shmem.active_set_barrier("barrier", set, address(&PSYNC[3]).cast()) }
                            .expect("barrier");
                        for word in 0..SYNC_WORDS {
                            // SAFETY: as above.
                            assert_eq!(unsafe { psync.add(word).read() }, SYNC_VALUE);
                        }
                        // SAFETY: as above.
                        unsafe { shmem.active_set_sync("sync", set, address(&PSYNC[0]).cast()) }.expect("sync");
                    }
                }
            }
        }
        self.barrier();
        shmem.host_free("shmem_free", in_heap).expect("allocated");

        // Even and odd PEs at once, each set on arrays of its own, back to back without a barrier; what
        // is gathered is read before the next but one call can write it.
        let set = ActiveSet { start: me % 2, log_stride: 1, size: (n + 1 - me % 2) / 2 };
        for round in 0..500usize {
            let psync = address(&PSYNC[round % 2]).cast();
            let half = &GATHERED[round % 2 * (MANY / 2)..][..set.size as usize];
            let dest = half.as_ptr().cast_mut().cast();
            self.collect(set, psync, dest, &[round as u32 * 16 + me as u32], false).expect("collect");
            for (rank, word) in half.iter().enumerate() {
                assert_eq!(word.load(SeqCst), (round * 16 + 2 * rank) as u32 + set.start as u32);
            }
        }
        self.barrier();
        // A barrier over and over on one array, of sets that change with a barrier between.
        let all = ActiveSet { start: 0, log_stride: 0, size: n };
        COUNTER.store(0, SeqCst);
        self.barrier();
        for round in 1..=300u64 {
            self.amo(Context::DEFAULT, address(&COUNTER), AmoOp::Inc, 0u64, 0, self.right());
            // SAFETY: only barriers of this set use the array.
            unsafe { shmem.active_set_barrier("barrier", all, address(&PSYNC[0]).cast()) }.expect("barrier");
            let seen = COUNTER.load(SeqCst);
            // The neighbour may have entered the next round.
            assert!(seen == round || seen == round + 1, "{seen} in round {round}");
        }
        self.barrier();
        // An array of smaller words, as Fortran's, may begin in the middle of ours.
        let odd = address(&PSYNC[0]).wrapping_byte_add(4).cast();
        self.collect(all, odd, address(&GATHERED), &[me as u32], false).expect("collect");
        assert!((0..n).all(|pe| GATHERED[pe as usize].load(SeqCst) == pe as u32));
        assert!(PSYNC.iter().flatten().all(|word| word.load(SeqCst) == SYNC_VALUE));
        self.barrier();
    }

    fn collect(
        &self,
        set: ActiveSet,
        psync: *mut i64,
        dest: *mut c_void,
        mine: &[u32],
        ragged: bool,
    ) -> Result<(), Error> {
        let (source, bytes) = (mine.as_ptr().cast(), size_of_val(mine));
        // SAFETY: `mine` holds that many bytes; the callers' arrays are used as agreed.
        unsafe {
            self.shmem.active_set_collect("shmem_collect32", set, psync, Arrays { dest, source }, bytes, 1, ragged)
        }
    }

    fn active_set_errors(&self) {
        let (n, me) = (self.n(), self.me());
        let all = ActiveSet { start: 0, log_stride: 0, size: n };
        let psync = address(&PSYNC[0]).cast();
        let gathered = address(&GATHERED);
        let local = SYNC_VALUE;
        let on_stack = (&raw const local).cast_mut();
        assert_eq!(usage_argument(self.collect(all, on_stack, gathered, &[1], true)), "pSync");
        let wrong = ActiveSet { size: n + 1, ..all };
        assert_eq!(usage_argument(self.collect(wrong, psync, gathered, &[1], true)), "PE_size");
        if n > 1 {
            let last = ActiveSet { start: n - 1, ..all };
            assert_eq!(usage_argument(self.collect(last, psync, gathered, &[1], true)), "PE_size");
            let others = ActiveSet { start: (me + 1) % n, log_stride: 0, size: 1 };
            assert_eq!(usage_argument(self.collect(others, psync, gathered, &[1], true)), "PE_start");
        }
        let device = self.shmem.malloc("ishmem_malloc", SYNC_WORDS * 8).expect("agreed");
        assert_eq!(usage_argument(self.collect(all, device.cast(), gathered, &[1], true)), "pSync");
        self.shmem.free("ishmem_free", device).expect("allocated");
        // What one PE gets wrong, all hear of.
        let dest = if me == n - 1 { on_stack.cast() } else { gathered };
        let refused = self.collect(all, psync, dest, &[1], true).expect_err("refused");
        assert_eq!(refused.code(), 1);
        assert_eq!(refused.is_mine(), me == n - 1);
        if n > 1 {
            let mine = vec![1; 1 + (me == 0) as usize];
            assert_eq!(self.collect(all, psync, gathered, &mine, false).expect_err("refused").code(), 2);
        }
        // Too little room, which only the sum shows.
        let room = self.shmem.host_align("shmem_align", 64, 64).expect("agreed");
        self.collect(all, psync, room, &[me as u32], true).expect("collect");
        assert!(PSYNC.iter().flatten().all(|word| word.load(SeqCst) == SYNC_VALUE));
        self.shmem.host_free("shmem_free", room).expect("allocated");
        self.barrier();
    }

    /// Destroys a team that still has contexts, one of them private.
    fn live_contexts(&self) {
        let shmem = &self.shmem;
        let two = Some(TeamConfig { num_contexts: 2 });
        let team = shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, self.n(), two, 1);
        let team = team.expect("valid").expect("everybody is in it");
        let made = [0, Context::PRIVATE].map(|options| shmem.ctx_create("create", team, options).expect("asked for"));
        shmem.team_destroy("ishmem_team_destroy", team).expect("destroyed all the same");
        assert_eq!(shmem.team_my_pe(team), -1);
        for context in made {
            assert_eq!(usage_argument(shmem.ctx_quiet("quiet", context)), "ctx");
        }
    }

    fn die_in_collect(&self) {
        let all = ActiveSet { start: 0, log_stride: 0, size: self.n() };
        self.barrier();
        if self.me() == self.n() - 1 {
            // SAFETY: raises a signal that no handler can see.
            unsafe { kill_this_process() };
        }
        let outcome = self.collect(all, address(&PSYNC[0]).cast(), address(&GATHERED), &[1], true);
        assert!(matches!(outcome, Err(Error::PeerGone(_))), "{outcome:?}");
        // The watcher ends the process.
        loop {
            std::thread::park();
        }
    }

    /// PEs that run different files: their static data is not symmetric, their heaps are.
    fn different_programs(&self) {
        assert!(!self.shmem.addr_accessible(address(&IN_BSS), 0));
        let memory = self.shmem.host_calloc("shmem_calloc", 1, 8).expect("agreed");
        self.amo(Context::DEFAULT, memory, AmoOp::Add, self.me() as u64, 0, 0);
        self.barrier();
        let n = self.n() as u64;
        assert_eq!(self.amo(Context::DEFAULT, memory, AmoOp::Fetch, 0u64, 0, 0), n * (n - 1) / 2);
        self.shmem.host_free("shmem_free", memory).expect("allocated");
    }
}

/// # Safety
/// Nothing of this process runs after it.
unsafe fn kill_this_process() {
    let me = std::process::id().to_string();
    let killed = std::process::Command::new("kill").args(["-9", &me]).status();
    panic!("still alive: {killed:?}");
}
