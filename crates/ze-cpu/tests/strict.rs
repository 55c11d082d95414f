//! What a discrete GPU would refuse is refused where that is asked for, and said.

mod common;

use common::*;
use std::os::unix::process::ExitStatusExt;
use std::process::{Output, Stdio};
use std::ptr;

const STRICT: (&str, &str) = ("ZE_CPU_STRICT", "1");

/// Runs the other part of a test; how it ended and what it said.
fn other(test: &str, variables: &[(&str, &str)]) -> Output {
    let mut child = child(test, "other", variables);
    child.stdout(Stdio::null()).stderr(Stdio::piped());
    child.output().expect("run the other part")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_host_does_not_touch_device_memory() {
    const TEST: &str = "the_host_does_not_touch_device_memory";
    if role() == "other" {
        let ze = Ze::start();
        let memory = ze.allocate(4096);
        println!("{}", unsafe_read(memory.wrapping_add(24)));
        return;
    }
    let loose = other(TEST, &[]);
    assert!(loose.status.success(), "{}", said(&loose));
    let strict = other(TEST, &[STRICT]);
    assert_eq!(
        strict.status.signal(),
        Some(libc::SIGSEGV),
        "{}",
        said(&strict)
    );
    let line = said(&strict);
    assert!(line.contains("the host touched device memory"), "{line}");
    assert!(line.contains("byte 24 of 4096"), "{line}");
}

fn unsafe_read(pointer: *const u8) -> u8 {
    // SAFETY: mapped memory; whether it may be read is what the test asks.
    unsafe { pointer.read_volatile() }
}

/// The program's handler is called as without the driver.
#[test]
fn other_faults_are_the_programs_own() {
    const TEST: &str = "other_faults_are_the_programs_own";
    extern "C" fn leave(_: i32) {
        // SAFETY: ends the process, as handlers may.
        unsafe { libc::_exit(33) };
    }
    if role() == "other" {
        // SAFETY: the handler does what handlers may.
        unsafe { libc::signal(libc::SIGSEGV, leave as *const () as usize) };
        let ze = Ze::start();
        ze.allocate(4096);
        unsafe_read(ptr::without_provenance(64));
        return;
    }
    let strict = other(TEST, &[STRICT]);
    assert_eq!(strict.status.code(), Some(33), "{}", said(&strict));
    assert!(
        !said(&strict).contains("device memory"),
        "{}",
        said(&strict)
    );
}

#[test]
fn commands_and_kernels_reach_device_memory() {
    if in_child("commands_and_kernels_reach_device_memory", &[STRICT]) {
        return;
    }
    let ze = Ze::start();
    let memory = ze.allocate(1 << 20);
    let list = ze.immediate(false);
    let kernel = ze.kernel(
        ze.module("kernel void k(global uint *a) { a[get_global_id(0)] += get_global_id(0); }"),
        "k",
    );
    ze.argument(kernel, 0, memory);
    let numbers: Vec<u32> = (0..1000).collect();
    let mut back = vec![0u32; 1000];
    let event = ze.event(ze.pool(0, 1), 0);
    let count = ze_group_count_t {
        groupCountX: 1000,
        groupCountY: 1,
        groupCountZ: 1,
    };
    for _ in 0..50 {
        // SAFETY: the arguments are as the specification says; all memory lives until the event says that all is done.
        unsafe {
            let z = &ze.loader;
            let none = (ptr::null_mut(), 0, ptr::null_mut());
            ok(z.zeCommandListAppendMemoryCopy(
                list,
                memory.cast(),
                numbers.as_ptr().cast(),
                4000,
                none.0,
                none.1,
                none.2,
            ));
            ok(z.zeCommandListAppendLaunchKernel(list, kernel, &count, none.0, none.1, none.2));
            ok(z.zeCommandListAppendMemoryCopy(
                list,
                back.as_mut_ptr().cast(),
                memory.cast(),
                4000,
                event,
                none.1,
                none.2,
            ));
            ok(z.zeEventHostSynchronize(event, u64::MAX));
            ok(z.zeEventHostReset(event));
        }
        assert!(back.iter().enumerate().all(|(i, n)| *n == 2 * i as u32));
    }
}

#[test]
fn refused_calls_are_said_once() {
    const TEST: &str = "refused_calls_are_said_once";
    if role() == "other" {
        let ze = Ze::start();
        let (queue, mut list) = (ze.queue(), ze.list());
        for _ in 0..3 {
            // SAFETY: the list is open, which the driver is to refuse.
            let result = unsafe {
                ze.loader
                    .zeCommandQueueExecuteCommandLists(queue, 1, &mut list, ptr::null_mut())
            };
            assert_ne!(result, ze_result_t::ZE_RESULT_SUCCESS);
        }
        return;
    }
    let strict = other(TEST, &[STRICT]);
    assert!(strict.status.success(), "{}", said(&strict));
    let lines = said(&strict);
    assert_eq!(
        lines
            .matches("zeCommandQueueExecuteCommandLists answers")
            .count(),
        1,
        "{lines}"
    );
    let loose = other(TEST, &[]);
    assert!(!said(&loose).contains("answers"), "{}", said(&loose));
}
