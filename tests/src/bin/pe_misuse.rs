//! PEs that get something wrong, or die: the first argument says what. The harness expects a message
//! and a non-zero exit status of the whole job.

use std::ffi::c_void;

use zeshmem_host::Team;
use zeshmem_tests::{Arg, Pe, WRONG};

fn main() {
    let case = std::env::args().nth(1).expect("a case");
    let mut pe = Pe::start();
    let (me, n) = (pe.me(), pe.n());
    let victim = n - 1;
    let room: *mut c_void = pe.room().cast();
    match case.as_str() {
        "kernel-pe" | "kernel-pe-then-finalize" if me == victim => pe.run("single_uint8", 1, &single(room, room, n)),
        "kernel-address" if me == victim => {
            let elsewhere = pe.elsewhere();
            pe.run("single_uint8", 1, &single(elsewhere, room, 0));
        }
        "kernel-pe" | "kernel-pe-then-finalize" | "kernel-address" => {}
        "die-in-barrier" if me == victim => die(),
        "die-in-barrier" => drop(pe.shmem.barrier_all("ishmem_barrier_all")),
        "die-in-split" if me == victim => die(),
        "die-in-split" => {
            let _ = pe.shmem.team_split_strided("ishmem_team_split_strided", Team::WORLD, 0, 1, n, None, 0);
        }
        "die-in-kernel" if me == victim => die(),
        "die-in-kernel" => pe.run("stuck", 16, &[Arg::Int(0)]),
        // A PE that computes before it launches.
        "late-kernel" => {
            // Once together, so that the kernel is built when one of them is late.
            pe.run("stuck", 1, &[Arg::Int(0)]);
            if me == victim {
                zeshmem_tests::compute_for_long();
            }
            pe.run("stuck", 1, &[Arg::Int(0)]);
            return pe.finish();
        }
        // What is wrong with a call of wrong.cl, by its number; PEs need not come out of collectives.
        "kernel-call" => {
            pe.load(WRONG);
            let which = std::env::args().nth(2).expect("a call").parse().expect("a number");
            std::mem::forget(pe.launch("wrong", 1, &[Arg::Int(which), Arg::Memory(room)]));
        }
        // One collective by the host of one PE and by kernels of the others.
        "host-beside-kernels" if me == victim => drop(pe.shmem.barrier_all("ishmem_barrier_all")),
        "host-beside-kernels" => pe.run("stuck", 16, &[Arg::Int(0)]),
        "kernel-at-finalize" => {
            if me == 0 {
                std::mem::forget(pe.launch("stuck", 1, &[Arg::Int(0)]));
            }
            // The module stays bound, so that the kernel waits whenever it comes to run.
            return pe.shmem.finalize("ishmem_finalize").expect("finalize");
        }
        "exit-in-barrier" if me == victim => std::process::exit(7),
        "exit-in-barrier" => drop(pe.shmem.barrier_all("ishmem_barrier_all")),
        "global-exit" if me == victim => pe.shmem.global_exit(42),
        "global-exit" => drop(pe.shmem.barrier_all("ishmem_barrier_all")),
        "no-finalize" if me == victim => return,
        "no-finalize" => {}
        other => panic!("no case {other}"),
    }
    if case == "kernel-pe-then-finalize" {
        return pe.finish();
    }
    // The job ends when the mistake is noticed; the harness's watchdog is for a job where it is not.
    while pe.shmem.barrier_all("ishmem_barrier_all").is_ok() {}
    loop {
        std::thread::park();
    }
}

/// Arguments of a kernel that puts one element from `source` to `dest` on `pe` and gets it back.
fn single(dest: *mut c_void, source: *mut c_void, pe: i32) -> [Arg; 4] {
    let copy = source.wrapping_byte_add(64);
    [Arg::Memory(dest), Arg::Memory(source), Arg::Memory(copy), Arg::Int(pe)]
}

/// Ends this process as a crash would.
fn die() {
    let me = std::process::id().to_string();
    let status = std::process::Command::new("kill").args(["-KILL", &me]).status();
    unreachable!("kill: {status:?}");
}
