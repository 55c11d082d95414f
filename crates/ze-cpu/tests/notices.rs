//! What users are told who have not asked for a log, and what becomes of variables that the driver does not understand.

mod common;

use common::*;
use std::ptr;

/// What a process of a test says where no log is asked for.
fn other(test: &str, variables: &[(&str, &str)]) -> Ended {
    let mut command = child(test, "other", &[]);
    command.env_remove("ZE_CPU_LOG").envs(variables.iter().copied());
    ended(test, command)
}

/// What the driver said, line by line; the test's own output may stand before the first.
fn lines(said: &str) -> Vec<&str> {
    said.lines().filter_map(|line| line.find("ze-cpu: ").map(|at| &line[at..])).collect()
}

#[test]
fn without_an_engine_users_are_told_why_once() {
    const TEST: &str = "without_an_engine_users_are_told_why_once";
    if role() == "other" {
        let ze = Ze::start();
        let memory = ze.allocate(64);
        ze.copy(ze.immediate(true), memory, memory.wrapping_add(32), 32);
        println!("copied");
        for _ in 0..2 {
            let (result, _, _) = ze.try_module(b"anything", "");
            assert_eq!(result, ze_result_t::ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE);
        }
        return;
    }
    let loose = ("ZE_CPU_STRICT", "0");
    let other = other(TEST, &[("ZE_CPU_OPENCL", "/nowhere/libopencl.so"), loose]);
    assert!(other.status.success(), "{}", other.said);
    let told = lines(&other.said);
    assert!(
        matches!(told[..], [line] if line.contains("no kernels can run: ") && line.contains("/nowhere/libopencl.so"))
    );
    let copied = other.said.find("copied").unwrap();
    assert!(copied < other.said.find("ze-cpu: ").unwrap(), "copies need none:\n{}", other.said);
}

#[test]
fn a_command_that_fails_is_told_once_a_queue() {
    const TEST: &str = "a_command_that_fails_is_told_once_a_queue";
    if role() == "other" {
        let ze = Ze::start();
        let (to, from) = (ze.allocate(64), ze.allocate(64));
        ze.free(from);
        let list = ze.immediate(true);
        let lost = ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST;
        for _ in 0..3 {
            // SAFETY: the arguments are as the specification says, but for the memory, which the driver is to find freed.
            let answer = unsafe {
                let (to, from, none) = (to.cast(), from.cast(), ptr::null_mut());
                ze.loader.zeCommandListAppendMemoryCopy(list, to, from, 8, none, 0, none.cast())
            };
            assert_eq!(answer, lost);
        }
        return;
    }
    let other = other(TEST, &[("ZE_CPU_STRICT", "1")]);
    assert!(other.status.success(), "{}", other.said);
    let told = lines(&other.said).into_iter().filter(|line| line.contains("a command failed"));
    let told: Vec<_> = told.collect();
    assert!(matches!(told[..], [line] if line.contains("0x70000001") && line.contains("have been freed")), "{told:?}");
}

/// The driver does not start, and says which variable is how, and what it may be.
#[test]
fn what_is_not_understood_is_not_ignored() {
    const TEST: &str = "what_is_not_understood_is_not_ignored";
    if role() == "other" {
        // SAFETY: the loader's initialisers may run at any time, and the flags are as the specification says. Nothing is called after
        // a failure, which older loaders do not survive.
        let result = unsafe { open().expect("the Level Zero loader (libze1)").zeInit(0) };
        println!("\nzeInit answers {:#x}", result.0);
        return;
    }
    let zero = "zeInit answers 0x0\n";
    for (name, value, allowed) in [
        ("ZE_CPU_DEVICES", "many", "1 to 64"),
        ("ZE_CPU_DEVICES", "0", "1 to 64"),
        ("ZE_CPU_TILES", "65", "0 to 64"),
        ("ZE_CPU_DEVICE_TYPE", "npu", "gpu or cpu"),
        ("ZE_CPU_PEERS", "0:1", "all, plain, none, or pairs"),
        ("ZE_CPU_STRICT", "maybe", "1, true, yes or on, or 0, false, no or off"),
        ("ZE_CPU_LOG", "verbose", "off, error, warn"),
    ] {
        // Where it is strict the driver says of every call that fails that it did.
        let other = other(TEST, &[("ZE_CPU_STRICT", "0"), (name, value)]);
        assert!(other.status.success() && !other.said.contains(zero), "{name}={value}: {}", other.said);
        let told = lines(&other.said);
        assert!(!told.is_empty(), "{name}={value}: {}", other.said);
        let named = |line: &&str| [name, &format!("\"{value}\""), allowed].iter().all(|part| line.contains(part));
        assert_eq!(told.iter().filter(|line| named(line)).count(), 1, "{name}={value}: {told:?}");
    }
    let understood =
        [("ZE_CPU_DEVICES", ""), ("ZE_CPU_TILES", "0"), ("ZE_CPU_DEVICE_TYPE", "GPU"), ("ZE_CPU_STRICT", "off")];
    let other = other(TEST, &understood);
    assert!(other.status.success() && other.said.contains(zero), "{}", other.said);
    assert!(lines(&other.said).is_empty(), "{}", other.said);
}

#[test]
fn strictness_has_the_usual_spellings() {
    const TEST: &str = "strictness_has_the_usual_spellings";
    if role() == "other" {
        let ze = Ze::start();
        let mut access: ze_device_memory_access_properties_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { ze.loader.zeDeviceGetMemoryAccessProperties(ze.device(), &mut access) });
        // A strict device reaches no memory of the program's own.
        println!("\nstrict: {}", access.sharedSystemAllocCapabilities == 0);
        return;
    }
    for (spelled, strict) in
        [("yes", true), ("On", true), ("true", true), ("no", false), ("off", false), ("FALSE", false)]
    {
        let other = other(TEST, &[("ZE_CPU_STRICT", spelled)]);
        assert!(other.said.contains(&format!("strict: {strict}\n")), "{spelled}: {}", other.said);
    }
}
