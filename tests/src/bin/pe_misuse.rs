//! PEs that get something wrong, or die: the first argument says what. The harness expects a message
//! and a non-zero exit status of the whole job.

use std::ffi::c_void;

use zeshmem_host::Team;
use zeshmem_tests::collectives::{Collective, Side};
use zeshmem_tests::{Arg, Pe, TOGETHER, WRONG};

static ONE: i64 = 1;

fn main() {
    let case = std::env::args().nth(1).expect("a case");
    let mut pe = Pe::start();
    let (me, n) = (pe.me(), pe.n());
    let victim = n - 1;
    let room: *mut c_void = pe.room().cast();
    match case.as_str() {
        "kernel-pe" | "kernel-pe-then-finalize" | "kernel-pe-then-exit" if me == victim => {
            pe.run("single_uint8", 1, &single(room, room, n))
        }
        "kernel-address" if me == victim => {
            let elsewhere = pe.elsewhere();
            pe.run("single_uint8", 1, &single(elsewhere, room, 0));
        }
        "kernel-pe" | "kernel-pe-then-finalize" | "kernel-pe-then-exit" | "kernel-address" => {}
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
        // The same, where a kernel waits for a word.
        "late-put" if me == victim => {
            zeshmem_tests::compute_for_long();
            pe.put(room.cast::<i64>(), &[1], 0);
            return pe.finish();
        }
        "late-put" => {
            println!("{:#x}", room as usize);
            pe.run("await_word", 1, &[Arg::Memory(room)]);
            return pe.finish();
        }
        // What is wrong with a call of wrong.cl, by its number; PEs need not come out of collectives.
        "kernel-call" => {
            pe.load(WRONG);
            let which = std::env::args().nth(2).expect("a call").parse().expect("a number");
            std::mem::forget(pe.launch("wrong", 1, &[Arg::Int(which), Arg::Memory(room)]));
        }
        // The same, after which what lies in front of the call's array is looked at.
        "kernel-ragged" => {
            pe.load(WRONG);
            let (room, front) = (pe.alloc::<i32>(4096), vec![7; 2048]);
            pe.write(room, &front);
            pe.shmem.barrier_all("ishmem_barrier_all").expect("all alive");
            pe.run("wrong", 1, &[Arg::Int(8), Arg::Memory(room.cast())]);
            println!("PE {me}: {}", if pe.read(room, 2048) == front { "as it was" } else { "overwritten" });
        }
        // One collective by the hosts of some PEs and by kernels of the others.
        "mixed" => {
            pe.load(TOGETHER);
            let argument = |at| std::env::args().nth(at).expect("an argument");
            let number = |at| argument(at).parse::<usize>().expect("a number");
            let (which, count, root, kernels) = (Collective::ALL[number(2)], number(3), number(4), number(5));
            let team = if argument(6) == "world" { Team::WORLD } else { pe.split(Team::WORLD, n - 1, -1, n) };
            let (dest, source) = (pe.alloc(4 * count), pe.alloc(4 * count));
            // Kernels of the first PEs of the team.
            let by_kernel = (pe.shmem.team_my_pe(team) as usize) < kernels;
            let side = if by_kernel { Side::Kernel } else { Side::Host };
            // Once all by kernels: a team's first messages take a meeting of all PEs. Then a PE that has not to wait meets the others.
            let mut call = |side| pe.collective(side, which, team, dest, source, count, root as i32);
            let met =
                call(Side::Kernel).and_then(|()| call(side)).and_then(|()| pe.shmem.barrier_all("ishmem_barrier_all"));
            if let Err(error) = met {
                zeshmem_tests::say(&error);
                pe.shmem.global_exit(1)
            }
        }
        // Kernels of one PE in another collective than those of the others, or in a longer one.
        "different" => {
            pe.load(TOGETHER);
            let number = |at| std::env::args().nth(at).expect("an argument").parse::<usize>().expect("a number");
            let (dest, source) = (pe.alloc(100_000), pe.alloc(100_000));
            let mut call = |at, count| {
                pe.collective(Side::Kernel, Collective::ALL[at], Team::WORLD, dest, source, count, 0)
                    .expect("kernels run")
            };
            // A team's first messages take a meeting of all PEs.
            call(Collective::Reduce as usize, 10);
            let at = if me == victim { 4 } else { 2 };
            call(number(at), number(at + 1));
        }
        "host-beside-kernels" if me == victim => drop(pe.shmem.barrier_all("ishmem_barrier_all")),
        "host-beside-kernels" => pe.run("stuck", 16, &[Arg::Int(0)]),
        // Its kernel comes late to the collective, and its host is in the next one already.
        "kernel-behind-host" if me == victim => {
            let kernel = pe.launch("stuck_behind", 1, &[Arg::Memory(room), Arg::Int(0)]);
            let (shmem, word) = (&pe.shmem, room as usize);
            std::thread::scope(|scope| {
                scope.spawn(move || {
                    zeshmem_tests::compute_for_long();
                    // SAFETY: the word is the room's, and the number is this function's.
                    unsafe { shmem.put("put", word as *mut c_void, (&raw const ONE).cast(), size_of_val(&ONE), me) }
                        .expect("put");
                });
                shmem.barrier_all("ishmem_barrier_all").expect("a barrier");
            });
            kernel.join();
            return pe.finish();
        }
        "kernel-behind-host" => {
            pe.run("stuck", 1, &[Arg::Int(0)]);
            pe.shmem.barrier_all("ishmem_barrier_all").expect("a barrier");
            return pe.finish();
        }
        "finalised-beside-kernels" if me == victim => {
            return pe.shmem.finalize("ishmem_finalize").expect("the job ends first");
        }
        "finalised-beside-kernels" => pe.run("stuck", 16, &[Arg::Int(0)]),
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
    if case == "kernel-pe-then-exit" && me == victim {
        pe.shmem.global_exit(0);
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
