//! Building, reflection, arguments, variables, memory: what one launch at a time shows.

mod common;

use std::sync::atomic::Ordering::SeqCst;

use common::{Shared, build, compile, engine, extent, launch};
use ocl_interop::{AddressSpace, ArgKind, ArgValue, Error, Launch, SpecConstant};

#[test]
fn engine_tells_what_it_is() {
    let Some(engine) = engine() else { return };
    let info = engine.info();
    assert!(info.compute_units >= 1 && info.max_work_group_size >= 256 && info.local_mem_bytes >= 1 << 15, "{info:?}");
    assert!(info.il_versions.iter().any(|v| v == "1.2"), "{info:?}");
    assert!(
        !info.platform_name.is_empty() && !info.device_name.is_empty() && !info.driver_version.is_empty(),
        "{info:?}"
    );
}

#[test]
fn argument_kinds_come_from_the_module() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        typedef struct { char tag; long number; float3 where; } Record;
        typedef struct __attribute__((packed)) { char tag; long number; } Packed;
        kernel void all(global int *a, constant float *b, local char *c, int d, double3 e, Record f, Packed g, ulong h,
                        uchar i, read_only image2d_t j, half4 k, local float4 *l) { a[0] = d; }
        kernel __attribute__((reqd_work_group_size(4, 2, 1))) __attribute__((intel_reqd_sub_group_size(8)))
        void sized(global int *a) { a[get_global_id(0)] = 1; }
        kernel void none() {}
        ",
    );
    assert_eq!(program.kernel_names(), ["all", "sized", "none"]);
    let global = ArgKind::Pointer { space: AddressSpace::Global };
    let value = |bytes| ArgKind::Value { bytes };
    let all = program.kernel("all").expect("all");
    let expected = [
        global,
        ArgKind::Pointer { space: AddressSpace::Constant },
        ArgKind::Local,
        value(4),
        value(32),
        value(32),
        value(9),
        value(8),
        value(1),
        ArgKind::Other,
        value(8),
        ArgKind::Local,
    ];
    assert_eq!(all.info().args, expected);
    assert_eq!(all.info().required_group_size, None);
    let sized = program.kernel("sized").expect("sized");
    assert_eq!(sized.info().args, [global]);
    assert_eq!(sized.info().required_group_size, Some([4, 2, 1]));
    assert_eq!(sized.info().required_sub_group_size, Some(8));
    let none = program.kernel("none").expect("none");
    assert!(none.info().args.is_empty());
    none.launch(&[], &extent(3, 1)).expect("a kernel without arguments");
    assert_eq!(program.kernel("nothing").err(), Some(Error::NoSuchKernel("nothing".into())));
}

#[test]
fn arguments_arrive() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        typedef struct { char tag; long number; float3 where; } Record;
        kernel void sum(global long *out, Record r, uchar small, constant int *c, global int *nothing) {
            out[0] = r.tag + r.number + (long)(r.where.x + r.where.y + r.where.z) + small + c[1] + (nothing == 0);
        }
        kernel void reverse(global uint *data, local uint *scratch) {
            size_t i = get_local_id(0), n = get_local_size(0);
            scratch[i] = data[i];
            barrier(CLK_LOCAL_MEM_FENCE);
            data[i] = scratch[n - 1 - i];
        }
        ",
    );
    let memory = Shared::new();
    memory.word(17).store(1000, SeqCst);
    let mut record = [0; 64]; // longer than the struct: the rest is ignored
    record[0] = 1;
    record[8..16].copy_from_slice(&20i64.to_le_bytes());
    for (i, x) in [100f32, 200.0, 300.0].iter().enumerate() {
        record[16 + 4 * i..20 + 4 * i].copy_from_slice(&x.to_le_bytes());
    }
    let args = [
        memory.arg(0),
        ArgValue::Bytes(&record),
        ArgValue::Bytes(&[3]),
        memory.arg(64),
        ArgValue::Pointer(std::ptr::null()),
    ];
    launch(&program, "sum", &args, &extent(1, 1));
    assert_eq!(memory.long(0).load(SeqCst), 1 + 20 + 600 + 3 + 1000 + 1);

    for i in 0..64 {
        memory.word(i).store(i as u32, SeqCst);
    }
    launch(&program, "reverse", &[memory.arg(0), ArgValue::Local(256)], &extent(1, 64));
    assert_eq!(memory.words(0..64), (0..64).rev().collect::<Vec<_>>());
}

#[test]
fn work_items_know_where_they_are() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        kernel void where(global uint *out) {
            size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
            out[y * get_global_size(0) + x] = get_global_id(0) + 100 * get_global_id(1)
                + 10000 * (get_group_id(0) + get_num_groups(0) * get_group_id(1)) + 1000000 * get_work_dim();
        }
        ",
    );
    let memory = Shared::new();
    let whole = Launch { groups: [5, 3, 1], group_size: [2, 4, 1], offset: [7, 9, 0] };
    launch(&program, "where", &[memory.arg(0)], &whole);
    for y in 0..12 {
        for x in 0..10 {
            let expected = (x + 7) + 100 * (y + 9) + 10000 * (x / 2 + 5 * (y / 4)) + 2_000_000;
            assert_eq!(memory.word((y * 10 + x) as usize).load(SeqCst), expected, "at {x}, {y}");
        }
    }
    memory.word(0).store(1, SeqCst);
    launch(&program, "where", &[memory.arg(0)], &Launch { groups: [5, 0, 1], ..whole });
    assert_eq!(memory.word(0).load(SeqCst), 1, "no group, nothing runs");
}

#[test]
fn wrong_launches_are_named() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        kernel __attribute__((reqd_work_group_size(4, 1, 1))) void four(global int *a, int b, local int *c) { *a = b; *c = 1; }
        kernel void any(global int *a) { *a = 1; }
        ",
    );
    let memory = Shared::new();
    let four = program.kernel("four").expect("four");
    let number = ArgValue::Bytes(&[1, 0, 0, 0]);
    let says = |args: &[ArgValue<'_>], size: u32| four.launch(args, &extent(1, size)).unwrap_err().to_string();
    assert_eq!(says(&[memory.arg(0)], 4), "kernel four takes 3 arguments, 1 were given");
    assert_eq!(
        says(&[memory.arg(0), ArgValue::Bytes(&[1]), ArgValue::Local(4)], 4),
        "argument 1 of kernel four is 4 bytes, 1 were given"
    );
    assert_eq!(says(&[number, number, ArgValue::Local(4)], 4), "argument 0 of kernel four is a pointer");
    assert_eq!(
        says(&[memory.arg(0), number, memory.arg(0)], 4),
        "argument 2 of kernel four is local memory, which takes a size"
    );
    assert_eq!(
        says(&[memory.arg(0), number, ArgValue::Local(4)], 5),
        "kernel four cannot have work-groups of 5x1x1: it requires 4x1x1"
    );
    let any = program.kernel("any").expect("any");
    let size = Launch { groups: [1; 3], group_size: [1 << 20, 1 << 20, 1 << 20], offset: [0; 3] };
    assert!(any.launch(&[memory.arg(0)], &size).unwrap_err().to_string().contains("work-items at most"));
    let empty = any.launch(&[memory.arg(0)], &extent(1, 0)).unwrap_err().to_string();
    assert_eq!(empty, "kernel any cannot have work-groups of 0x1x1: it would be empty");
}

#[test]
fn variables_are_shared_with_the_host() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        global ulong *state = 0;
        global ulong state_word = 5;
        global uint table[100];
        static global int hidden = 7;
        kernel void look(global ulong *out) {
            out[0] = state ? *state : 0;
            out[1] = state_word++;
            out[2] = table[99] + hidden++;
        }
        ",
    );
    let memory = Shared::new();
    let state = program.global("state").expect("state");
    let word = program.global("state_word").expect("state_word");
    let table = program.global("table").expect("table");
    assert_eq!((state.bytes, word.bytes, table.bytes), (8, 8, 400));
    assert_eq!(program.global("nothing"), None);

    let results = |case: &str, expected: [u64; 3]| {
        launch(&program, "look", &[memory.arg(0)], &extent(1, 1));
        assert_eq!([0, 1, 2].map(|i| memory.long(i).load(SeqCst)), expected, "{case}");
    };
    results("as initialised", [0, 5, 7]);
    memory.long(8).store(42, SeqCst);
    let ArgValue::Pointer(pointee) = memory.arg(64) else { unreachable!("arg gives pointers") };
    // SAFETY: the variables' memory, of the sizes that were checked, while no kernel runs.
    unsafe {
        state.address.cast::<*const std::ffi::c_void>().write(pointee);
        assert_eq!(word.address.cast::<u64>().read(), 6, "what the kernel wrote");
        word.address.cast::<u64>().write(1000);
        table.address.cast::<u32>().add(99).write(9);
    }
    results("as the host wrote", [42, 1000, 9 + 8]);
}

#[test]
fn specialization_constants_take_their_values() {
    let Some(engine) = engine() else { return };
    let module = compile(
        r"
        int __attribute__((overloadable)) __spirv_SpecConstant(int, int);
        long __attribute__((overloadable)) __spirv_SpecConstant(int, long);
        kernel void show(global long *out) {
            out[0] = __spirv_SpecConstant(11, 1);
            out[1] = __spirv_SpecConstant(12, 2L);
        }
        ",
    );
    let memory = Shared::new();
    let with = |spec: &[SpecConstant]| {
        let program = engine.build(&[&module], "", &[spec]).unwrap_or_else(|error| panic!("{error}\n{}", error.log));
        launch(&program, "show", &[memory.arg(0)], &extent(1, 1));
        [0, 1].map(|i| memory.long(i).load(SeqCst))
    };
    let constant = |id, bytes: &[u8]| SpecConstant { id, bytes: bytes.to_vec() };
    assert_eq!(with(&[]), [1, 2]);
    let wide = (1u64 << 40).to_le_bytes();
    assert_eq!(with(&[constant(11, &[7, 0, 0, 0]), constant(12, &wide), constant(99, &[1])]), [7, 1 << 40]);
    let error = engine.build(&[&module], "", &[&[constant(11, &[7])]]).unwrap_err();
    assert!(error.message.contains("specialization constant 11 does not take a value of 1 bytes"), "{error}");
}

#[test]
fn atomics_of_both_widths_on_generic_pointers() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        void add(volatile atomic_int *narrow, volatile atomic_long *wide) {
            atomic_fetch_add_explicit(narrow, 1, memory_order_relaxed, memory_scope_all_svm_devices);
            atomic_fetch_add_explicit(wide, 1L << 33, memory_order_acq_rel, memory_scope_all_svm_devices);
        }
        kernel void count(global atomic_int *narrow, global atomic_long *wide, global atomic_uint *most, global int *won) {
            local atomic_int mine;
            local atomic_long wide_mine;
            if (get_local_id(0) == 0) { atomic_init(&mine, 0); atomic_init(&wide_mine, 0); }
            barrier(CLK_LOCAL_MEM_FENCE);
            add(&mine, &wide_mine);
            add(narrow, wide);
            atomic_fetch_max(most, (uint)get_global_id(0));
            barrier(CLK_LOCAL_MEM_FENCE);
            if (get_local_id(0) == 0) add(narrow + atomic_load(&mine) / 16, wide);
            int expected = 0;
            if (atomic_compare_exchange_strong((global atomic_int *)won, &expected, 1)) won[1] += 1;
            atomic_exchange((global atomic_int *)won + 2, 5);
        }
        ",
    );
    let memory = Shared::new();
    let args = [memory.arg(0), memory.arg(64), memory.arg(128), memory.arg(192)];
    launch(&program, "count", &args, &extent(10, 16));
    assert_eq!(memory.words(0..2), [160, 10]);
    assert_eq!(memory.long(8).load(SeqCst), 170 << 33);
    assert_eq!(memory.word(32).load(SeqCst), 159);
    assert_eq!(memory.words(48..51), [1, 1, 5]);
}

#[test]
fn modules_are_linked() {
    let Some(engine) = engine() else { return };
    let library = compile(
        r"
        global int base = 40;
        void ishmem_relax(void);
        __attribute__((noinline)) int answer(int i) { ishmem_relax(); return base + i; }
        ",
    );
    let user = compile(
        r"
        extern global int base;
        int answer(int);
        kernel void ask(global int *out) { out[0] = answer(2); out[1] = base; }
        kernel void alone(global int *out) { out[0] = 1; }
        ",
    );
    let program = engine.build(&[&library, &user], "", &[]).unwrap_or_else(|error| panic!("{error}\n{}", error.log));
    let memory = Shared::new();
    launch(&program, "ask", &[memory.arg(0)], &extent(1, 1));
    assert_eq!(memory.words(0..2), [42, 40]);
    assert_eq!(program.global("base").map(|g| g.bytes), Some(4));
    assert!(program.kernel("ask").expect("ask").info().calls_host, "through the other module");
    assert!(!program.kernel("alone").expect("alone").info().calls_host);
}

#[test]
fn errors_say_what_is_wrong() {
    let Some(engine) = engine() else { return };
    let module = compile(
        r"
        int nowhere(int); int elsewhere(int);
        kernel void lost(global int *out) { out[0] = nowhere(1) + elsewhere(2); }
        kernel void fine(global int *out) { out[0] = 1; }
        ",
    );
    let error = engine.build(&[&module], "", &[]).unwrap_err();
    assert_eq!(error.unresolved, ["elsewhere", "nowhere"], "{error}\n{}", error.log);
    assert!(error.message.ends_with("nothing defines elsewhere, nowhere"), "{error}");
    assert!(error.log.contains("nowhere"), "{}", error.log);

    let half = compile("int nowhere(int i) { return i; }");
    let error = engine.build(&[&module, &half], "", &[]).unwrap_err();
    assert_eq!(error.unresolved, ["elsewhere"], "{error}\n{}", error.log);

    let error = engine.build(&[&module], "-no-such-option", &[]).unwrap_err();
    assert!(!error.message.is_empty() && error.unresolved.is_empty(), "{error}");

    for garbage in [&[][..], &[0; 40], b"not a module", &module[..module.len() - 8], &module[..20]] {
        let error = engine.build(&[garbage], "", &[]).map(drop);
        assert!(error.is_err(), "{} bytes", garbage.len());
    }
    assert!(engine.build(&[], "", &[]).is_err());
    assert!(engine.build_native(b"zecpu\0\0\x01 and then nothing").is_err());
    assert!(engine.build_native(&module).is_err());
}

#[test]
fn native_binaries_come_back() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        void ishmem_relax(void);
        global int base = 40;
        kernel void answer(global int *out, int i) { ishmem_relax(); out[0] = base + i; }
        ",
    );
    let binary = program.native_binary().expect("a native binary");
    drop(program);
    let again = engine.build_native(&binary).unwrap_or_else(|error| panic!("{error}\n{}", error.log));
    assert_eq!(again.kernel_names(), ["answer"]);
    let memory = Shared::new();
    launch(&again, "answer", &[memory.arg(0), ArgValue::Bytes(&2i32.to_le_bytes())], &extent(1, 1));
    assert_eq!(memory.word(0).load(SeqCst), 42);
    assert_eq!(again.global("base").map(|g| g.bytes), Some(4));
    for damaged in [&binary[..binary.len() - 1], &binary[..100]] {
        assert!(engine.build_native(damaged).is_err());
    }
    // A compiler that is given damaged machine code may end the process.
    for at in (0..binary.len()).step_by(binary.len() / 40) {
        let mut damaged = binary.clone();
        damaged[at] ^= 0x55;
        assert!(engine.build_native(&damaged).is_err(), "byte {at}");
    }
}

#[test]
fn a_work_group_may_need_more_memory_than_a_thread_has() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        kernel void big(global uint *out, uint n) {
            uint a[4096];
            for (uint i = 0; i < 4096; i++) a[i] = i * n + get_local_id(0);
            barrier(CLK_GLOBAL_MEM_FENCE);
            uint s = 0;
            for (uint i = 0; i < 4096; i++) s += a[(i * 7 + n) & 4095];
            barrier(CLK_GLOBAL_MEM_FENCE);
            out[get_global_id(0)] = s;
        }
        ",
    );
    let memory = Shared::new();
    let size = program.kernel("big").expect("big").info().max_group_size.min(1024) as u32;
    launch(&program, "big", &[memory.arg(0), ArgValue::Bytes(&3u32.to_le_bytes())], &extent(1, size));
    for id in [0, 1, size - 1] {
        assert_eq!(memory.word(id as usize).load(SeqCst), 3 * (4095 * 4096 / 2) + 4096 * id, "work-item {id}");
    }
}

#[test]
fn sub_groups_agree_with_what_is_reported() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        #pragma OPENCL EXTENSION cl_khr_subgroups : enable
        kernel void look(global uint *out) {
            uint mine = get_local_linear_id() + 1;
            if (get_local_linear_id() == 0) {
                out[0] = get_max_sub_group_size();
                out[1] = get_num_sub_groups();
            }
            out += 2 + 5 * get_local_linear_id();
            out[0] = get_sub_group_id() * get_max_sub_group_size() + get_sub_group_local_id();
            out[1] = sub_group_reduce_max(mine);
            out[2] = sub_group_broadcast(mine, 0);
            out[3] = sub_group_scan_exclusive_add(mine);
            out[4] = sub_group_all(mine == 0) + 2 * (sub_group_any(mine > 0) != 0);
            sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
        }
        ",
    );
    let memory = Shared::new();
    launch(&program, "look", &[memory.arg(0)], &extent(1, 64));
    let [size, number] = [0, 1].map(|i| memory.word(i).load(SeqCst));
    assert!(
        engine.info().sub_group_sizes.contains(&(size as usize)),
        "{size} is not one of {:?}",
        engine.info().sub_group_sizes
    );
    assert_eq!(size * number, 64);
    for item in 0..64u32 {
        let first = item / size * size;
        let before: u32 = (first..item).map(|other| other + 1).sum();
        let at = 2 + 5 * item as usize;
        assert_eq!(memory.words(at..at + 5), [item, first + size, first + 1, before, 2], "work-item {item}");
    }
}

#[test]
fn barriers_may_be_in_loops_and_conditions() {
    let Some(engine) = engine() else { return };
    let program = build(
        &engine,
        r"
        __attribute__((noinline)) int all_here(global int *out) {
            work_group_barrier(CLK_GLOBAL_MEM_FENCE);
            if (get_local_linear_id() == 0) out[1]++;
            work_group_barrier(CLK_GLOBAL_MEM_FENCE);
            return out[1] < 0;
        }
        kernel void rounds(global int *out, int n, int together) {
            int leader = get_local_linear_id() == 0;
            for (int round = 0; round < n; round++) {
                int failed = 0;
                if (together) failed = all_here(out);
                else if (leader) out[1] += 2;
                if (leader) {
                    out[2] += failed;
                    for (int i = 0; i < round; i++) atomic_fetch_add((global atomic_int *)out + 3, i);
                }
                atomic_fetch_add((global atomic_int *)out, 1);
                work_group_barrier(CLK_GLOBAL_MEM_FENCE);
            }
        }
        ",
    );
    for size in [1u32, 2, 8, 33] {
        for (together, expected) in [(0, 10), (1, 5)] {
            let memory = Shared::new();
            let together = i32::to_le_bytes(together);
            let args = [memory.arg(0), ArgValue::Bytes(&5i32.to_le_bytes()), ArgValue::Bytes(&together)];
            launch(&program, "rounds", &args, &extent(1, size));
            assert_eq!(memory.words(0..4), [5 * size, expected, 0, 10], "groups of {size}");
        }
    }
}

/// A kernel in which work-items copy ranges of their own, those of odd numbers nothing, and then the first one all that they
/// have copied; `COPY` is what they call.
const COPIES: &str = r"
    COPY_DECLARATION
    kernel void NAME(global uchar *to, global uchar *from, ulong bytes) {
        ulong first = get_local_id(0) * bytes;
        if (get_local_id(0) % 2 == 0)
            COPY((ulong)(to + first), (ulong)(from + first), bytes);
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (get_local_id(0) == 0)
            COPY((ulong)(to + 32768), (ulong)to, bytes * get_local_size(0));
    }
";

fn copies_source(declaration: &str, name: &str) -> String {
    let copy = if declaration.contains("ishmem_copy_run") { "ishmem_copy_run" } else { "own_copy" };
    COPIES.replace("COPY_DECLARATION", declaration).replace("NAME", name).replace("COPY", copy)
}

/// Checks what the kernels copy; where a body of the module's own did it, each byte is one more.
fn check_copies(program: &ocl_interop::Program, kernel: &str, by_module: bool, how: &str) {
    const ITEMS: usize = 16;
    for bytes in [1, 7, 64, 1000] {
        let (from, to) = (Shared::new(), Shared::new());
        let source = |i: usize| (i * 7 % 251) as u8;
        for (number, word) in (0..ITEMS * bytes / 4 + 1).map(|i| (i, from.word(i))) {
            word.store(u32::from_le_bytes([0, 1, 2, 3].map(|i| source(4 * number + i))), SeqCst);
        }
        let length = (bytes as u64).to_le_bytes();
        launch(program, kernel, &[to.arg(0), from.arg(0), ArgValue::Bytes(&length)], &extent(1, ITEMS as u32));
        let found = |at: usize| to.word(at / 4).load(SeqCst).to_le_bytes()[at % 4];
        let more = u8::from(by_module);
        for at in 0..ITEMS * bytes {
            let copied = at / bytes % 2 == 0;
            let once = if copied { source(at) + more } else { 0 };
            assert_eq!(found(at), once, "{how}, {bytes} bytes, byte {at}");
            assert_eq!(found(32768 + at), once + more, "{how}, {bytes} bytes, byte {at} of all");
        }
        assert_eq!(found(32768 + ITEMS * bytes), 0, "{how}, {bytes} bytes: nothing behind");
    }
}

/// Bodies that leave each byte one more tell who copied.
const COPY_BODY: &str = "(ulong to, ulong from, ulong bytes) { \
    for (ulong i = 0; i < bytes; i++) ((global uchar *)to)[i] = ((global uchar *)from)[i] + 1; }";

#[test]
fn the_hook_that_copies_is_the_hosts() {
    let Some(engine) = engine() else { return };
    let defined = format!("__attribute__((noinline)) void ishmem_copy_run{COPY_BODY}");
    let inlined = format!("__attribute__((always_inline)) void ishmem_copy_run{COPY_BODY}");
    let other_type = "__attribute__((noinline)) void ishmem_copy_run(ulong to, ulong from, int bytes) { \
        for (int i = 0; i < bytes; i++) ((global uchar *)to)[i] = ((global uchar *)from)[i] + 1; }";
    let absent = format!("__attribute__((noinline)) void own_copy{COPY_BODY}");
    for (how, declaration, by_module) in [
        ("imported", "void ishmem_copy_run(ulong to, ulong from, ulong bytes);", false),
        ("defined", &defined, false),
        ("inlined", &inlined, true),
        ("of another type", other_type, true),
        ("absent", &absent, true),
    ] {
        let program = build(&engine, &copies_source(declaration, "copies"));
        check_copies(&program, "copies", by_module, how);
        let kernel = program.kernel("copies").expect("the kernel");
        assert!(!kernel.info().calls_host && !kernel.info().may_wait, "{how}: a copy waits for nobody");
    }
    let relaxing = copies_source(&defined, "copies")
        .replace("barrier(", "ishmem_relax(); barrier(")
        .replace("kernel void", "void ishmem_relax(void); kernel void");
    let program = build(&engine, &relaxing);
    check_copies(&program, "copies", false, "beside the hook that waits");
    assert!(program.kernel("copies").expect("the kernel").info().calls_host);
}

/// Modules that all bring a body can be linked, and kernels of each reach the host.
#[test]
fn modules_with_hooks_are_linked() {
    let Some(engine) = engine() else { return };
    let defined = format!("__attribute__((noinline)) void ishmem_copy_run{COPY_BODY}");
    let imported = "void ishmem_copy_run(ulong to, ulong from, ulong bytes);";
    let modules = [("one", &*defined), ("two", &defined), ("three", imported)]
        .map(|(name, declaration)| compile(&copies_source(declaration, name)));
    let program = engine
        .build(&modules.each_ref().map(|module| &module[..]), "", &[])
        .unwrap_or_else(|error| panic!("{error}\n{}", error.log));
    for name in ["one", "two", "three"] {
        check_copies(&program, name, false, name);
    }
}
