//! Modules and kernels, run through the loader.

mod common;

use common::*;
use std::ffi::{CStr, c_void};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::ptr;
use std::sync::atomic::Ordering::SeqCst;

const NONE: ze_event_handle_t = ptr::null_mut();

/// A test in a process of its own, with an engine; none where there is nothing to do.
fn start(test: &str) -> Option<Ze> {
    if in_child(test, &[]) {
        return None;
    }
    let ze = Ze::start();
    ze.has_engine().then_some(ze)
}

fn group_size(ze: &Ze, kernel: ze_kernel_handle_t, x: u32) {
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeKernelSetGroupSize(kernel, x, 1, 1) });
}

#[test]
fn arguments_of_all_kinds() {
    let Some(ze) = start("arguments_of_all_kinds") else {
        return;
    };
    let module = ze.module(
        "typedef struct { long a; char b; } pair;
        kernel void all(global long *out, constant int *in, local int *scratch, pair p, float f, char c) {
            int i = get_local_id(0);
            scratch[i] = in[i];
            barrier(CLK_LOCAL_MEM_FENCE);
            out[get_global_id(0)] = scratch[get_local_size(0) - 1 - i] + p.a + p.b + (long)f + c;
        }",
    );
    let kernel = ze.kernel(module, "all");
    let (out, input) = (ze.allocate(8 * 32), ze.allocate(4 * 16));
    for i in 0..16 {
        // SAFETY: the allocation has 16 numbers.
        unsafe { input.cast::<i32>().add(i).write(i as i32) };
    }
    #[repr(C)]
    struct Pair(i64, i8);
    group_size(&ze, kernel, 16);
    ze.argument(kernel, 0, out);
    ze.argument(kernel, 1, input);
    ze.argument(kernel, 3, Pair(1000, 100));
    ze.argument(kernel, 4, 10_000.0f32);
    ze.argument(kernel, 5, 7i8);
    let list = ze.immediate(true);
    let groups = ze_group_count_t { groupCountX: 2, groupCountY: 1, groupCountZ: 1 };
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        let launch = || ze.loader.zeCommandListAppendLaunchKernel(list, kernel, &groups, NONE, 0, ptr::null_mut());
        assert_eq!(launch(), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, "argument 2 is not set");
        let set = |index, size, value: *const c_void| ze.loader.zeKernelSetArgumentValue(kernel, index, size, value);
        ok(set(2, 16 * 4, ptr::null()));
        let value = 1u64;
        let value = (&raw const value).cast();
        assert_eq!(set(6, 8, value), ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
        assert_eq!(set(4, 0, value), ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        assert_eq!(set(0, 4, value), ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        assert_eq!(set(2, 0, ptr::null()), ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
        ok(set(2, 64 << 20, ptr::null()));
        assert_eq!(launch(), ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, "so much local memory");
        ok(set(2, 16 * 4, ptr::null()));
        ok(launch());
        for i in 0..32 {
            assert_eq!(out.cast::<i64>().add(i).read(), 11_107 + 15 - i as i64 % 16);
        }
        // No value is a value of zeros.
        ok(set(3, 16, ptr::null()));
        ok(set(4, 4, ptr::null()));
        ok(launch());
        for i in 0..32 {
            assert_eq!(out.cast::<i64>().add(i).read(), 7 + 15 - i as i64 % 16);
        }
    }
}

#[test]
fn arguments_are_taken_when_appended() {
    let Some(ze) = start("arguments_are_taken_when_appended") else {
        return;
    };
    let module = ze.module("kernel void store(global ulong *out, ulong value) { *out = value; }");
    let kernel = ze.kernel(module, "store");
    let memory = ze.allocate(4096);
    let (queue, list) = (ze.queue(), ze.list());
    for i in 0..100u64 {
        ze.argument(kernel, 0, memory.wrapping_add(8 * i as usize));
        ze.argument(kernel, 1, i * i);
        ze.launch(list, kernel, 1);
    }
    // SAFETY: the arguments are as the specification says. What was recorded needs the handles no more.
    unsafe {
        ok(ze.loader.zeKernelDestroy(kernel));
        ok(ze.loader.zeModuleDestroy(module));
    }
    ze.run(queue, list);
    for i in 0..100u64 {
        assert_eq!(word(memory.wrapping_add(8 * i as usize)).load(SeqCst), i * i);
    }
}

#[test]
fn group_sizes_offsets_and_indirect_counts() {
    let Some(ze) = start("group_sizes_offsets_and_indirect_counts") else {
        return;
    };
    let module = ze.module(
        "kernel void ids(global uint *out) { out[get_global_id(0)] = get_group_id(0) * 1000 + get_local_id(0); }
        __attribute__((reqd_work_group_size(4, 2, 1))) kernel void fixed(global uint *out) {
            if (get_local_linear_id() == 0) out[0] = get_local_size(0) * 10 + get_local_size(1);
        }",
    );
    let (ids, fixed) = (ze.kernel(module, "ids"), ze.kernel_as_it_is(module, "fixed"));
    let memory = ze.allocate(4096);
    let at = |i: usize| {
        // SAFETY: the allocation has 1024 numbers.
        unsafe { memory.cast::<u32>().add(i).read() }
    };
    let list = ze.immediate(true);
    ze.argument(ids, 0, memory);
    ze.argument(fixed, 0, memory);
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        let z = &ze.loader;
        let invalid = ze_result_t::ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
        assert_eq!(z.zeKernelSetGroupSize(ids, 0, 1, 1), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        assert_eq!(z.zeKernelSetGroupSize(ids, 1 << 20, 1, 1), invalid);
        assert_eq!(z.zeKernelSetGroupSize(fixed, 2, 2, 2), invalid);
        let [mut x, mut y, mut w] = [0; 3];
        ok(z.zeKernelSuggestGroupSize(fixed, 8, 8, 1, &mut x, &mut y, &mut w));
        assert_eq!([x, y, w], [4, 2, 1]);
        ok(z.zeKernelSuggestGroupSize(ids, 1000, 3, 1, &mut x, &mut y, &mut w));
        assert!(1000 % x == 0 && 3 % y == 0 && w == 1 && x > 1, "{x} {y} {w}");
        ze.launch(list, fixed, 1);
        assert_eq!(at(0), 42);
        group_size(&ze, ids, 8);
        ze.launch(list, ids, 3);
        assert_eq!((at(0), at(9), at(23)), (0, 1001, 2007));
        ok(z.zeKernelSetGlobalOffsetExp(ids, 100, 0, 0));
        ze.launch(list, ids, 1);
        assert_eq!(at(107), 7);
        // The number of groups is read when the command runs.
        ok(z.zeKernelSetGlobalOffsetExp(ids, 0, 0, 0));
        let counts = memory.add(2048).cast::<ze_group_count_t>();
        let (queue, regular) = (ze.queue(), ze.list());
        ok(z.zeCommandListAppendLaunchKernelIndirect(regular, ids, counts, NONE, 0, ptr::null_mut()));
        counts.write(ze_group_count_t { groupCountX: 20, groupCountY: 1, groupCountZ: 1 });
        ze.run(queue, regular);
        assert_eq!(at(159), 19_007);
        assert_eq!(at(160), 0);
        let number = memory.add(4000).cast::<u32>();
        number.write(1);
        let mut both = [ids, fixed];
        counts.write(ze_group_count_t { groupCountX: 21, groupCountY: 1, groupCountZ: 1 });
        ok(z.zeCommandListAppendLaunchMultipleKernelsIndirect(
            list,
            2,
            both.as_mut_ptr(),
            number,
            counts,
            NONE,
            0,
            ptr::null_mut(),
        ));
        assert_eq!((at(160), at(0)), (20_000, 0), "one of the two ran");
        let mut cooperative = 0;
        ok(z.zeKernelSuggestMaxCooperativeGroupCount(ids, &mut cooperative));
        let groups = |n| ze_group_count_t { groupCountX: n, groupCountY: 1, groupCountZ: 1 };
        let launch = |n| z.zeCommandListAppendLaunchCooperativeKernel(list, ids, &groups(n), NONE, 0, ptr::null_mut());
        ok(launch(cooperative.min(16)));
        assert_eq!(launch(cooperative + 1), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
    }
}

#[test]
fn names_and_properties() {
    let Some(ze) = start("names_and_properties") else {
        return;
    };
    let module = ze.module("kernel void one(global int *a, int b) { *a = b; } kernel void two(void) {}");
    let kernel = ze.kernel(module, "one");
    let mut properties: ze_kernel_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES);
    let mut preferred: ze_kernel_preferred_group_size_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES);
    let mut largest: ze_kernel_max_group_size_properties_ext_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES);
    preferred.pNext = (&raw mut largest).cast();
    properties.pNext = (&raw mut preferred).cast();
    // SAFETY: the arguments are as the specification says, but where the driver is to find that they are not.
    unsafe {
        let mut count = 0;
        ok(ze.loader.zeModuleGetKernelNames(module, &mut count, ptr::null_mut()));
        let mut names = vec![ptr::null(); count as usize];
        ok(ze.loader.zeModuleGetKernelNames(module, &mut count, names.as_mut_ptr()));
        let names: Vec<_> = names.into_iter().map(|name| CStr::from_ptr(name).to_str().unwrap()).collect();
        assert_eq!(names, ["one", "two"]);
        ok(ze.loader.zeKernelGetProperties(kernel, &mut properties));
        assert_eq!((properties.numKernelArgs, properties.requiredGroupSizeX), (2, 0));
        assert!(preferred.preferredMultiple > 0 && largest.maxGroupSize > 0);
        let mut size = 0;
        ok(ze.loader.zeKernelGetName(kernel, &mut size, ptr::null_mut()));
        let mut name = [0; 4];
        assert_eq!(size, 4);
        ok(ze.loader.zeKernelGetName(kernel, &mut size, name.as_mut_ptr()));
        assert_eq!(CStr::from_ptr(name.as_ptr()), c"one");
        let wrong = c"three";
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_DESC);
        let desc = ze_kernel_desc_t { pKernelName: wrong.as_ptr(), ..desc };
        let created = ze.loader.zeKernelCreate(module, &desc, &mut ptr::null_mut());
        assert_eq!(created, ze_result_t::ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
        let mut function = ptr::null_mut();
        let found = ze.loader.zeModuleGetFunctionPointer(module, c"one".as_ptr(), &mut function);
        assert!(
            [ze_result_t::ZE_RESULT_ERROR_INVALID_FUNCTION_NAME, ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE,]
                .contains(&found)
        );
        let mut device: ze_device_compute_properties_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES);
        ok(ze.loader.zeDeviceGetComputeProperties(ze.device(), &mut device));
        assert!(
            device.maxTotalGroupSize >= 256 && device.maxSharedLocalMemory >= 32 << 10 && device.numSubGroupSizes > 0
        );
    }
}

#[test]
fn variables() {
    let Some(ze) = start("variables") else { return };
    let module = ze.module(
        "global ulong base = 5; global ulong *state;
        kernel void add(ulong n) { base += n; if (state) *state = base; }",
    );
    let kernel = ze.kernel(module, "add");
    let memory = ze.allocate(8);
    let global = |name: &CStr| {
        let (mut size, mut pointer) = (0, ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        let result = unsafe { ze.loader.zeModuleGetGlobalPointer(module, name.as_ptr(), &mut size, &mut pointer) };
        (result, size, pointer.cast::<u8>())
    };
    let (result, size, base) = global(c"base");
    ok(result);
    assert_eq!(size, 8);
    let (result, _, state) = global(c"state");
    ok(result);
    assert_eq!(global(c"missing").0, ze_result_t::ZE_RESULT_ERROR_INVALID_GLOBAL_NAME);
    let list = ze.immediate(true);
    ze.argument(kernel, 0, 10u64);
    ze.launch(list, kernel, 1);
    assert_eq!(word(base).load(SeqCst), 15);
    // The way a runtime gives its state to kernels: by a copy to the variable.
    let address = memory as u64;
    ze.copy(list, state, (&raw const address).cast(), 8);
    ze.launch(list, kernel, 1);
    assert_eq!(word(memory).load(SeqCst), 25);
}

#[test]
fn constants_and_native_binaries() {
    let Some(ze) = start("constants_and_native_binaries") else {
        return;
    };
    // OpenCL C has no specialization constants; the module is written by hand in the assembler's language.
    let source = "
        OpCapability Addresses
        OpCapability Kernel
        OpCapability Int64
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %main \"store\"
        OpDecorate %small SpecId 3
        OpDecorate %large SpecId 9
        %void = OpTypeVoid
        %int = OpTypeInt 32 0
        %long = OpTypeInt 64 0
        %small = OpSpecConstant %int 1
        %large = OpSpecConstant %long 2
        %pointer = OpTypePointer CrossWorkgroup %long
        %type = OpTypeFunction %void %pointer
        %main = OpFunction %void None %type
        %out = OpFunctionParameter %pointer
        %label = OpLabel
        %wide = OpUConvert %long %small
        %sum = OpIAdd %long %wide %large
        OpStore %out %sum Aligned 8
        OpReturn
        OpFunctionEnd";
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("constants-{}", std::process::id()));
    std::fs::write(&file, source).unwrap();
    let assembler =
        std::process::Command::new("spirv-as").args(["--target-env", "opencl2.1", "-o", "-"]).arg(&file).output();
    std::fs::remove_file(&file).unwrap();
    let assembled = match assembler {
        Ok(output) if output.status.success() => output.stdout,
        Ok(output) => panic!("{}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => return eprintln!("skipped: spirv-as: {error}"),
    };
    let memory = ze.allocate(8);
    let list = ze.immediate(true);
    let run = |module| {
        let kernel = ze.kernel(module, "store");
        ze.argument(kernel, 0, memory);
        ze.launch(list, kernel, 1);
        word(memory).load(SeqCst)
    };
    let (small, large) = (40u32, 1u64 << 40);
    let mut values = [(&raw const large).cast::<c_void>(), (&raw const small).cast()];
    let constants =
        ze_module_constants_t { numConstants: 2, pConstantIds: [9, 3].as_ptr(), pConstantValues: values.as_mut_ptr() };
    let desc: ze_module_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_DESC);
    let desc = ze_module_desc_t {
        format: ze_module_format_t::ZE_MODULE_FORMAT_IL_SPIRV,
        inputSize: assembled.len(),
        pInputModule: assembled.as_ptr(),
        ..desc
    };
    let (result, module, log) = ze.module_of(&desc);
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    assert_eq!(run(module), 3);
    let (result, module, log) = ze.module_of(&ze_module_desc_t { pConstants: &constants, ..desc });
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    assert_eq!(run(module), 40 + (1 << 40));

    let mut size = 0;
    // SAFETY: the arguments are as the specification says.
    let binary = unsafe {
        ok(ze.loader.zeModuleGetNativeBinary(module, &mut size, ptr::null_mut()));
        let mut binary = vec![0; size];
        ok(ze.loader.zeModuleGetNativeBinary(module, &mut size, binary.as_mut_ptr()));
        binary
    };
    let native = ze_module_desc_t {
        format: ze_module_format_t::ZE_MODULE_FORMAT_NATIVE,
        inputSize: binary.len(),
        pInputModule: binary.as_ptr(),
        ..desc
    };
    let (result, module, log) = ze.module_of(&native);
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    assert_eq!(run(module), 40 + (1 << 40), "with the constants it was built with");
    let (result, ..) = ze.module_of(&ze_module_desc_t { inputSize: 100, ..native });
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_INVALID_NATIVE_BINARY);
    let (result, ..) = ze.module_of(&ze_module_desc_t { format: ze_module_format_t(7), ..desc });
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

/// A thread of the program whose stack is enough for its own code is enough for kernels' private memory and for compilers.
#[test]
fn threads_have_small_stacks() {
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let ended = small.spawn(on_a_small_stack).unwrap().join();
    assert!(ended.is_ok());
}

fn on_a_small_stack() {
    let Some(ze) = start("threads_have_small_stacks") else {
        return;
    };
    // Half a megabyte in private memory, alone and in all work-items of a group together.
    let source = compile(
        "kernel void alone(global ulong *out) {
            ulong own[65536];
            for (int i = 0; i < 65536; i++) own[i] = i + *out;
            ulong sum = 0;
            for (int i = 0; i < 65536; i++) sum += own[i * 7919L % 65536];
            *out = sum;
        }
        kernel void together(global ulong *out) {
            ulong own[1024];
            for (int i = 0; i < 1024; i++) own[i] = i + *out;
            barrier(CLK_GLOBAL_MEM_FENCE);
            ulong sum = 0;
            for (int i = 0; i < 1024; i++) sum += own[i * 7919L % 1024];
            barrier(CLK_GLOBAL_MEM_FENCE);
            out[get_local_id(0)] = sum;
        }",
    );
    let (result, module, log) = ze.try_module(&source, "");
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    let (list, memory) = (ze.immediate(true), ze.allocate(4096));
    for (name, items, numbers) in [("alone", 1, 65536), ("together", 64, 1024)] {
        let kernel = ze.kernel(module, name);
        group_size(&ze, kernel, items);
        ze.argument(kernel, 0, memory);
        word(memory).store(0, SeqCst);
        ze.launch(list, kernel, 1);
        let last = memory.wrapping_add(8 * (items as usize - 1));
        assert_eq!(word(last).load(SeqCst), numbers * (numbers - 1) / 2);
    }
}

/// One module of two programs, and the constants of each.
fn module_of_two(
    ze: &Ze,
    programs: [&[u8]; 2],
    constants: Option<[*const ze_module_constants_t; 2]>,
) -> ze_module_handle_t {
    let (mut inputs, mut sizes) = (programs.map(<[u8]>::as_ptr), programs.map(<[u8]>::len));
    let mut constants = constants;
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC);
    let several = ze_module_program_exp_desc_t {
        count: 2,
        inputSizes: sizes.as_mut_ptr(),
        pInputModules: inputs.as_mut_ptr(),
        pConstants: constants.as_mut().map_or(ptr::null_mut(), |constants| constants.as_mut_ptr()),
        ..desc
    };
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MODULE_DESC);
    let (result, module, log) = ze.module_of(&ze_module_desc_t {
        pNext: (&raw const several).cast(),
        format: ze_module_format_t::ZE_MODULE_FORMAT_IL_SPIRV,
        inputSize: programs[0].len(),
        pInputModule: programs[0].as_ptr(),
        ..desc
    });
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    module
}

/// Each module of several has its constants, though their numbers are the same and their types are not.
#[test]
fn constants_of_modules_that_are_linked() {
    let Some(ze) = start("constants_of_modules_that_are_linked") else {
        return;
    };
    let library = compile(
        "long __attribute__((overloadable)) __spirv_SpecConstant(int, long);
        long other(void) { return __spirv_SpecConstant(5, 1L); }",
    );
    let user = compile(
        "int __attribute__((overloadable)) __spirv_SpecConstant(int, int);
        long other(void);
        kernel void k(global long *out) { out[0] = other(); out[1] = __spirv_SpecConstant(5, 2); }",
    );
    let (wide, narrow) = (1i64 << 40, 7i32);
    let mut values = [(&raw const wide).cast::<c_void>(), (&raw const narrow).cast()];
    let [wide, narrow] = values.each_mut().map(|value| ze_module_constants_t {
        numConstants: 1,
        pConstantIds: &5,
        pConstantValues: value,
    });
    let memory = ze.allocate(16);
    let list = ze.immediate(true);
    let run = |given: [*const ze_module_constants_t; 2]| {
        let module = module_of_two(&ze, [&library, &user], Some(given));
        let kernel = ze.kernel(module, "k");
        ze.argument(kernel, 0, memory);
        ze.launch(list, kernel, 1);
        [0, 8].map(|at| word(memory.wrapping_add(at)).load(SeqCst))
    };
    assert_eq!(run([ptr::null(), ptr::null()]), [1, 2]);
    assert_eq!(run([&wide, &narrow]), [1 << 40, 7]);
    assert_eq!(run([&wide, ptr::null()]), [1 << 40, 2]);
    assert_eq!(run([ptr::null(), &narrow]), [1, 7]);
}

/// Intel's compiler calls `exit` over such a module.
#[test]
fn a_module_that_ends_the_compiler_is_a_failed_build() {
    let Some(ze) = start("a_module_that_ends_the_compiler_is_a_failed_build") else {
        return;
    };
    const STORE: u32 = 62;
    let mut module = compile("kernel void k(global int *a) { *a = 1; }");
    let words: Vec<u32> = module.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    let mut at = 5;
    while words[at] & 0xffff != STORE {
        at += (words[at] >> 16) as usize;
    }
    // What is stored has an id that nothing has.
    module[4 * (at + 2)..4 * (at + 3)].copy_from_slice(&(words[3] + 7).to_le_bytes());
    let (result, _, log) = ze.try_module(&module, "");
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "{log}");
    assert!(log.contains("spirv-val, module 0: error: "), "{log}");
    let again = ze.module("kernel void k(global int *a) { *a = 1; }");
    ze.kernel(again, "k");
}

#[test]
fn broken_modules_have_a_log() {
    let Some(ze) = start("broken_modules_have_a_log") else {
        return;
    };
    let good = compile("kernel void k(global int *a) { *a = 1; }");
    for broken in [&good[..good.len() / 2], b"not SPIR-V at all", &[0; 64]] {
        let (result, _, log) = ze.try_module(broken, "");
        assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "{log}");
        assert!(!log.trim().is_empty());
    }
    // The same word twice belongs to two options.
    let (result, _, log) = ze.try_module(&good, "-D FIRST -D SECOND");
    ok(result);
    assert_eq!(log, "");
    let (result, _, log) = ze.try_module(&good, "-ze-opt-disable -cl-mad-enable -ze-opt-level=2");
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
}

#[test]
fn what_modules_share_is_told() {
    let Some(ze) = start("what_modules_share_is_told") else {
        return;
    };
    let library = "ulong twice(ulong n) { return 2 * n; }";
    let user = "ulong twice(ulong n); ulong missing(ulong n);
        kernel void use(global ulong *out) { out[get_global_id(0)] = twice(*out) + missing(*out); }";
    let [library, user] = [library, user].map(|source| {
        let (result, module, log) = ze.try_module(&compile(source), "");
        assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
        module
    });
    let modules: ze_module_dditable_t = table("zeGetModuleProcAddrTable");
    let inspect = |modules_: &mut [ze_module_handle_t], flags| {
        let mut desc: ze_linkage_inspection_ext_desc_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC);
        desc.flags = flags;
        let mut log = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        let result = unsafe {
            modules.pfnInspectLinkageExt.unwrap()(&mut desc, modules_.len() as u32, modules_.as_mut_ptr(), &mut log)
        };
        (result, ze.log(log))
    };
    let (result, text) = inspect(&mut [user, library], 0);
    ok(result);
    assert_eq!(text, "imports:\n  missing\n  twice\nunresolvable imports:\n  missing\nexports:\n  twice\n  use\n");
    let flag = ze_linkage_inspection_ext_flag_t::ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS.0;
    assert_eq!(inspect(&mut [user], flag).1, "unresolvable imports:\n  missing\n  twice\n");
    let (result, _) = inspect(&mut [user], 8);
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

#[test]
fn float_atomics_are_reported_and_work() {
    let Some(ze) = start("float_atomics_are_reported_and_work") else {
        return;
    };
    let mut atomics: ze_float_atomic_ext_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES);
    let mut properties: ze_device_module_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES);
    properties.pNext = (&raw mut atomics).cast();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDeviceGetModuleProperties(ze.device(), &mut properties) });
    let load_store = ze_device_fp_atomic_ext_flag_t::ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE.0;
    if atomics.fp32Flags & load_store == 0 {
        println!("skipped: float atomics (the engine has none)");
        return;
    }
    let source = "kernel void k(global atomic_float *to) { atomic_exchange(to, atomic_load(to + 1)); }";
    let kernel = ze.kernel(ze.module(source), "k");
    let memory = ze.allocate(8);
    // SAFETY: the memory has room for two numbers and is in no other use.
    unsafe { memory.cast::<[f32; 2]>().write([1.0, 2.5]) };
    ze.argument(kernel, 0, memory);
    ze.launch(ze.immediate(true), kernel, 1);
    // SAFETY: as above; the kernel has ended.
    assert_eq!(unsafe { memory.cast::<f32>().read() }, 2.5);
}

#[test]
fn modules_are_linked() {
    let Some(ze) = start("modules_are_linked") else {
        return;
    };
    let library = "global ulong calls = 0; ulong twice(ulong n) { calls++; return 2 * n; }";
    let user = "ulong twice(ulong n); kernel void use(global ulong *out) { *out = twice(*out); }";
    let [library, user] = [library, user].map(compile);
    let (result, user_module, log) = ze.try_module(&user, "");
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    assert!(log.contains("twice"), "{log}");
    let (result, library_module, log) = ze.try_module(&library, "-library-compilation");
    assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS, "{log}");
    let memory = ze.allocate(8);
    word(memory).store(21, SeqCst);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_KERNEL_DESC);
        let desc = ze_kernel_desc_t { pKernelName: c"use".as_ptr(), ..desc };
        let early = ze.loader.zeKernelCreate(user_module, &desc, &mut ptr::null_mut());
        assert_eq!(early, ze_result_t::ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED);
        let mut log = ptr::null_mut();
        let alone = ze.loader.zeModuleDynamicLink(1, &mut user_module.clone(), &mut log);
        assert_eq!(alone, ze_result_t::ZE_RESULT_ERROR_MODULE_LINK_FAILURE);
        assert!(ze.log(log).contains("twice"));
        let mut both = [user_module, library_module];
        ok(ze.loader.zeModuleDynamicLink(2, both.as_mut_ptr(), ptr::null_mut()));
        let kernel = ze.kernel(user_module, "use");
        ze.argument(kernel, 0, memory);
        ze.launch(ze.immediate(true), kernel, 1);
        assert_eq!(word(memory).load(SeqCst), 42);
        let mut calls = ptr::null_mut();
        ok(ze.loader.zeModuleGetGlobalPointer(library_module, c"calls".as_ptr(), ptr::null_mut(), &mut calls));
        assert_eq!(word(calls.cast()).load(SeqCst), 1, "the variable is one for both modules");
    }

    // The same by one module of two programs.
    let module = module_of_two(&ze, [&user, &library], None);
    let kernel = ze.kernel(module, "use");
    ze.argument(kernel, 0, memory);
    ze.launch(ze.immediate(true), kernel, 1);
    assert_eq!(word(memory).load(SeqCst), 84);
}

const TURNS: &str = "
    void ishmem_relax(void);
    kernel void turns(global ulong *turn, ulong mine, ulong number, ulong rounds) {
        volatile global atomic_ulong *t = (volatile global atomic_ulong *)turn;
        for (ulong round = 0; round < rounds; round++) {
            ulong due = round * number + mine;
            while (atomic_load_explicit(t, memory_order_acquire, memory_scope_all_svm_devices) != due) RELAX;
            atomic_store_explicit(t, due + 1, memory_order_release, memory_scope_all_svm_devices);
        }
    }";

/// Kernels of one process that wait for each other, on lists of several devices and on a queue, all under way at once.
fn take_turns(ze: &Ze, relax: &str, rounds: u64) {
    let module = ze.module(&TURNS.replace("RELAX", relax));
    let turn = ze.allocate(8);
    const NUMBER: u64 = 4;
    let kernels: Vec<_> = (0..NUMBER)
        .map(|mine| {
            let kernel = ze.kernel(module, "turns");
            ze.argument(kernel, 0, turn);
            ze.argument(kernel, 1, mine);
            ze.argument(kernel, 2, NUMBER);
            ze.argument(kernel, 3, rounds);
            kernel
        })
        .collect();
    // Last first, so that no kernel can be done before all are under way.
    for kernel in kernels[1..].iter().rev() {
        ze.launch(ze.immediate(false), *kernel, 1);
    }
    let (queue, list) = (ze.queue(), ze.list());
    ze.launch(list, kernels[0], 1);
    ze.run(queue, list);
    while word(turn).load(SeqCst) != NUMBER * rounds {
        std::thread::yield_now();
    }
}

#[test]
fn kernels_that_wait_for_each_other_progress() {
    let Some(ze) = start("kernels_that_wait_for_each_other_progress") else {
        return;
    };
    take_turns(&ze, "ishmem_relax()", 1000);
}

/// Without the hook the kernel's time slices decide.
#[test]
fn spinning_kernels_progress() {
    let Some(ze) = start("spinning_kernels_progress") else {
        return;
    };
    take_turns(&ze, "", 3);
}

#[test]
fn a_kernel_may_wait_for_the_host() {
    let Some(ze) = start("a_kernel_may_wait_for_the_host") else {
        return;
    };
    let module = ze.module(&TURNS.replace("RELAX", "ishmem_relax()"));
    let kernel = ze.kernel(module, "turns");
    let turn = ze.allocate(8);
    ze.argument(kernel, 0, turn);
    ze.argument(kernel, 1, 0u64);
    ze.argument(kernel, 2, 2u64);
    ze.argument(kernel, 3, 100u64);
    let event = ze.event(ze.pool(0, 1), 0);
    let groups = ze_group_count_t { groupCountX: 1, groupCountY: 1, groupCountZ: 1 };
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeCommandListAppendLaunchKernel(ze.immediate(false), kernel, &groups, event, 0, ptr::null_mut()));
        for round in 0..100 {
            while word(turn).load(SeqCst) != 2 * round + 1 {
                std::thread::yield_now();
            }
            // In its last round the kernel has stored all it will and may have ended.
            if round < 99 {
                let status = ze.loader.zeEventQueryStatus(event);
                assert_eq!(status, ze_result_t::ZE_RESULT_NOT_READY);
            }
            word(turn).store(2 * round + 2, SeqCst);
        }
        ok(ze.loader.zeEventHostSynchronize(event, u64::MAX));
    }
}

/// Without an engine all but modules works, and the log says what to do.
#[test]
fn without_an_engine() {
    if in_child("without_an_engine", &[("ZE_CPU_OPENCL", "/nowhere/libopencl.so")]) {
        return;
    }
    let ze = Ze::start();
    let (result, _, log) = ze.try_module(b"anything", "");
    assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE);
    assert!(log.contains("/nowhere/libopencl.so"), "{log}");
    let memory = ze.allocate(64);
    let list = ze.immediate(true);
    ze.copy(list, memory, memory.wrapping_add(32), 32);
}

#[test]
fn a_cache_that_others_can_write_is_told_once_and_not_used() {
    const TEST: &str = "a_cache_that_others_can_write_is_told_once_and_not_used";
    if role() == "kernels" {
        let ze = Ze::start();
        if ze.has_engine() {
            for value in 1..3 {
                ze.module(&format!("kernel void k(global int *a) {{ *a = {value}; }}"));
            }
        }
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("writable-{}", std::process::id()));
    std::fs::create_dir(&folder).expect("make a folder");
    std::fs::set_permissions(&folder, Permissions::from_mode(0o770)).expect("let the group write");
    let variables = [("ZE_CPU_CACHE", folder.to_str().expect("a plain name"))];
    let output = child(TEST, "kernels", &variables).output().expect("start a process");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    if !said.contains("skipped: no OpenCL engine") {
        let lines: Vec<&str> = said.lines().filter(|line| line.starts_with("ze-cpu: ")).collect();
        let [line] = lines[..] else { panic!("{said}") };
        assert!(line.contains("can be written by other users (mode 770)") && line.contains("ZE_CPU_CACHE"), "{line}");
    }
    // Fails where something is in it.
    std::fs::remove_dir(folder).expect("nothing is kept");
}
