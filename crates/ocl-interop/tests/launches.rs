//! Launches at the same time, in one process and in several; the relax hook; and the end of the process.

mod common;

use std::fs;
use std::os::fd::AsRawFd;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use common::{Shared, build, child, compile, engine, extent, launch, setting};
use ocl_interop::{ArgValue, Kernel, Library};

/// A kernel in which each launch announces itself and waits until `n` have; `RELAX` is how it waits.
const MEET: &str = r"
    RELAX_DECLARATION
    kernel void meet(global atomic_int *here, int n, global int *done) {
        if (get_local_id(0) == 0) {
            atomic_fetch_add(here, 1);
            while (atomic_load(here) < n) { RELAX }
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (get_local_id(0) == get_local_size(0) - 1) atomic_fetch_add((global atomic_int *)done, 1);
    }
    kernel void meet_too(global atomic_int *here, int n, global int *done) {
        atomic_fetch_add(here, 1);
        while (atomic_load(here) < n) { RELAX }
        atomic_fetch_add((global atomic_int *)done, 1);
    }
    kernel void fill(global uint *out, uint n) { out[get_global_id(0)] = n + get_group_id(0); }
";

/// The portable form of the hook, as on a GPU: defined, exported, not inlined, a fence.
const DEFINED: &str = "__attribute__((noinline)) void ishmem_relax(void) { \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device); }";
const IMPORTED: &str = "void ishmem_relax(void);";

fn meet_source(declaration: &str, relax: &str) -> String {
    MEET.replace("RELAX_DECLARATION", declaration).replace("RELAX", relax)
}

/// Ends the process with a message if the test does not end: a wait without an end cannot be asserted.
struct Watchdog(std::sync::mpsc::Sender<()>);

fn watchdog(what: &'static str) -> Watchdog {
    let (end, ended) = std::sync::mpsc::channel();
    thread::spawn(move || {
        if ended.recv_timeout(Duration::from_secs(60)) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            eprintln!("{what}: no progress for 60 s");
            std::process::abort();
        }
    });
    Watchdog(end)
}

fn wait(kernel: &Kernel, memory: &Shared, n: i32, size: u32) {
    let args = [memory.arg(0), ArgValue::Bytes(&n.to_le_bytes()), memory.arg(4)];
    kernel.launch(&args, &extent(1, size)).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn kernels_that_wait_for_each_other_all_progress() {
    let Some(engine) = engine() else { return };
    let _watchdog = watchdog("waiting kernels");
    for (how, declaration, relax) in
        [("imported", IMPORTED, "ishmem_relax();"), ("defined", DEFINED, "ishmem_relax();"), ("absent", "", "")]
    {
        let program = build(&engine, &meet_source(declaration, relax));
        let kernels = [program.kernel("meet").expect("meet"), program.kernel("meet_too").expect("meet_too")];
        assert_eq!(kernels.each_ref().map(|k| k.info().calls_host), [how != "absent"; 2], "{how}");
        for threads in [2, 3, 4, 8] {
            let memory = Shared::new();
            thread::scope(|scope| {
                for i in 0..threads {
                    // The same kernel twice, then the other one.
                    let (kernel, size) = if i / 2 % 2 == 0 { (&kernels[0], 16) } else { (&kernels[1], 1) };
                    let memory = &memory;
                    scope.spawn(move || wait(kernel, memory, threads, size));
                }
            });
            assert_eq!(memory.words(0..2), [threads as u32; 2], "{how}, {threads} threads");
        }
    }
}

#[test]
fn waiting_kernels_leave_room_for_large_ones() {
    let Some(engine) = engine() else { return };
    let _watchdog = watchdog("large launches beside waiting kernels");
    let program = build(&engine, &meet_source(IMPORTED, "ishmem_relax();"));
    let meet = program.kernel("meet").expect("meet");
    let fill = program.kernel("fill").expect("fill");
    assert!(!fill.info().calls_host);
    let (memory, out) = (Shared::new(), [Shared::new(), Shared::new()]);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| wait(&meet, &memory, 5, 1));
        }
        let fillers = out.each_ref().map(|out| {
            let fill = &fill;
            scope.spawn(move || {
                for round in 0..200u32 {
                    fill.launch(&[out.arg(0), ArgValue::Bytes(&round.to_le_bytes())], &extent(64, 32)).expect("fill");
                    for group in 0..64 {
                        assert_eq!(out.word(32 * group + 31).load(SeqCst), round + group as u32);
                    }
                }
            })
        });
        for filler in fillers {
            filler.join().expect("the large launches");
        }
        wait(&meet, &memory, 5, 1); // the fifth: lets the others go
    });
    assert_eq!(memory.words(0..2), [5, 5]);
}

#[test]
fn several_groups_that_wait_run_in_order() {
    let Some(engine) = engine() else { return };
    let _watchdog = watchdog("launches of several waiting groups");
    let source = r"
        void ishmem_relax(void);
        kernel void steps(global atomic_int *step, int n) {
            global atomic_int *mine = step + get_group_id(0);
            atomic_fetch_add(mine, 1);
            while (atomic_load(mine) < n) ishmem_relax();
        }
    ";
    let steps = build(&engine, source).kernel("steps").expect("steps");
    let memory = Shared::new();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| steps.launch(&[memory.arg(0), ArgValue::Bytes(&4i32.to_le_bytes())], &extent(32, 1)));
        }
    });
    assert_eq!(memory.words(0..33), [&[4; 32][..], &[0]].concat());
}

#[test]
fn a_kernel_that_may_wait_stays_on_one_thread() {
    let Some(engine) = engine() else { return };
    let source = r"
        void ishmem_relax(void);
        kernel void look(global atomic_int *ended, global int *seen) {
            for (int i = 0; i < 1000; i++) ishmem_relax();
            seen[get_group_id(0)] = atomic_load(ended);
            atomic_fetch_add(ended, 1);
        }
    ";
    let memory = Shared::new();
    launch(&build(&engine, source), "look", &[memory.arg(0), memory.arg(4)], &extent(16, 1));
    assert_eq!(memory.words(1..17), (0..16).collect::<Vec<_>>(), "each group sees that all before it have ended");
}

/// Kernels that spin without the hook are taken for ones that end; even so there is a thread for each launch.
#[test]
fn launches_of_several_groups_do_not_exhaust_the_threads() {
    let Some(engine) = engine() else { return };
    let _watchdog = watchdog("spinning launches of several groups");
    let meet = build(&engine, &meet_source("", "")).kernel("meet_too").expect("meet_too");
    let launches = engine.info().compute_units + 4;
    let memory = Shared::new();
    thread::scope(|scope| {
        for _ in 0..launches {
            scope.spawn(|| {
                let args = [memory.arg(0), ArgValue::Bytes(&launches.to_le_bytes()), memory.arg(4)];
                meet.launch(&args, &extent(2, 1)).expect("meet");
            });
        }
    });
    assert_eq!(memory.words(0..2), [2 * launches; 2]);
}

#[test]
fn processes_meet_in_a_memfd() {
    if engine().is_none() {
        return;
    }
    let memory = Shared::new();
    let setting = format!("{} 4", memory.file.as_raw_fd());
    let children = [0; 4].map(|_| child("process_that_meets", &setting).spawn().expect("start a process"));
    for mut child in children {
        assert!(watch(&mut child).success());
    }
    assert_eq!(memory.words(0..2), [4, 4]);
    assert_eq!(memory.long(8).load(SeqCst), (4 * 64) << 33);
}

#[test]
#[ignore = "run by processes_meet_in_a_memfd"]
fn process_that_meets() {
    let (Some(setting), Some(engine)) = (setting(), engine()) else {
        return;
    };
    let (descriptor, n) = setting.split_once(' ').expect("descriptor and number");
    let memory = Shared::from_descriptor(descriptor.parse().expect("a descriptor"));
    let n = n.parse().expect("a number");
    let count = "kernel void count(global atomic_long *c) { atomic_fetch_add(c, 1L << 33); }";
    launch(&build(&engine, count), "count", &[memory.arg(64)], &extent(4, 16));
    wait(&build(&engine, &meet_source(DEFINED, "ishmem_relax();")).kernel("meet").expect("meet"), &memory, n, 4);
}

/// A C program knows nothing of OpenCL, opens a library of ours `RTLD_LOCAL`, and that runs a kernel: the hook gives the core
/// away, seen by the program's own `__sched_yield`, which the engine's compiler finds as it would find libc's.
#[test]
fn hook_reaches_the_host_from_a_library_opened_locally() {
    if engine().is_none() {
        return;
    }
    const HOST: &str = r#"
        #include <dlfcn.h>
        #include <stdio.h>
        int yields;
        int __sched_yield(void) { yields++; return 0; }
        int main(int n, char **arg) {
            void *library = dlopen(arg[1], RTLD_NOW | RTLD_LOCAL);
            if (!library) { fprintf(stderr, "%s\n", dlerror()); return 1; }
            int (*run)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(library, "run_waiting_kernel");
            for (int i = 3; i < n; i++) {
                int before = yields, failed = run(arg[2], arg[i]);
                if (failed || yields == before) { fprintf(stderr, "%s: run %d, yields %d\n", arg[i], failed, yields); return 2; }
            }
            return 0;
        }
    "#;
    let folder = common::scratch();
    let file = |name: &str| folder.join(name);
    fs::write(file("host.c"), HOST).expect("write the program");
    common::run(Command::new("cc").arg(file("host.c")).arg("-o").arg(file("host")).args(["-rdynamic", "-ldl"]));
    let mut command = Command::new(file("host"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let library = if common::options().library == Library::Pocl { "pocl".into() } else { workspace() };
    command.arg(common::example("libplugin.so")).arg(library).env_clear().env("PATH", path);
    for (name, declaration) in [("imported", IMPORTED), ("defined", DEFINED)] {
        let module = compile(&format!(
            "{declaration} kernel void wait_a_bit(global int *c) {{ for (int i = 0; i < 10; i++) {{ ishmem_relax(); *c += 1; }} }}"
        ));
        fs::write(file(name), module).expect("write the module");
        command.arg(file(name));
    }
    let output = command.output().expect("run the program");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::remove_dir_all(folder).expect("remove the scratch folder");
}

fn workspace() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn exit_with_kernels_in_flight_is_an_exit() {
    if engine().is_none() {
        return;
    }
    for case in ["waiting", "released later", "launching", "spread for ever", "after exit began", "building"] {
        for round in 0..3 {
            let mut command = child("process_that_exits", case);
            let status = watch(&mut command.spawn().expect("start a process"));
            assert_eq!(status.code(), Some(7), "{case}, round {round}: {status}");
        }
    }
}

/// What takes long to build.
fn long_source() -> String {
    let kernel = |number: usize| {
        format!(
            "kernel void k{number}(global float *a, uint n) {{ size_t i = get_global_id(0);
                for (uint j = 0; j < n; ++j) a[i] = sin(a[i] + j) * cos(a[i] - {number}) + pow(a[i + j], 1.5f); }}"
        )
    };
    (0..40).map(kernel).collect()
}

#[test]
#[ignore = "run by exit_with_kernels_in_flight_is_an_exit"]
fn process_that_exits() {
    let Some(case) = setting() else { return };
    // The kernels' memory outlives everything, as does the handler that runs after OpenCL's destructors.
    static MEMORY: std::sync::OnceLock<Shared> = std::sync::OnceLock::new();
    static LATE: std::sync::OnceLock<Kernel> = std::sync::OnceLock::new();
    let memory = MEMORY.get_or_init(Shared::new);
    extern "C" fn late() {
        if let (Some(memory), Some(kernel)) = (MEMORY.get(), LATE.get()) {
            memory.word(0).store(1000, SeqCst);
            let refused = kernel.launch(&[memory.arg(0), ArgValue::Bytes(&[0; 4]), memory.arg(4)], &extent(1, 1));
            assert_eq!(refused, Err(ocl_interop::Error::Exiting));
            #[expect(clippy::disallowed_methods, reason = "kernels of a process half gone cannot be waited for")]
            thread::sleep(Duration::from_millis(30)); // lets the released kernels end in a process half gone
        }
    }
    // SAFETY: a plain function, registered before OpenCL is opened, so run after OpenCL's own handlers.
    assert_eq!(unsafe { libc::atexit(late) }, 0);
    let Some(engine) = engine() else { std::process::exit(7) };
    let (declaration, relax) = if case == "spread for ever" { ("", "") } else { (IMPORTED, "ishmem_relax();") };
    let kernel = build(&engine, &meet_source(declaration, relax)).kernel("meet").expect("meet");
    let announced = |n| {
        let start = Instant::now();
        while memory.word(0).load(SeqCst) < n {
            assert!(start.elapsed() < Duration::from_secs(60), "the kernels do not start");
            thread::yield_now();
        }
    };
    if case == "released later" || case == "after exit began" {
        assert!(LATE.set(kernel.clone()).is_ok(), "set once");
    }
    match case.as_str() {
        "waiting" | "released later" => {
            for _ in 0..3 {
                let kernel = kernel.clone();
                thread::spawn(move || wait(&kernel, memory, 1000, 1));
            }
            announced(3);
        }
        "launching" => {
            for _ in 0..3 {
                let kernel = kernel.clone();
                thread::spawn(move || {
                    let zero = ArgValue::Bytes(&[0; 4]);
                    while kernel.launch(&[memory.arg(0), zero, memory.arg(4)], &extent(1, 1)).is_ok() {}
                });
            }
            announced(1000);
        }
        "spread for ever" => {
            let kernel = kernel.clone();
            thread::spawn(move || {
                let n = ArgValue::Bytes(&[255, 255, 255, 127]);
                kernel.launch(&[memory.arg(0), n, memory.arg(4)], &extent(2, 1))
            });
            announced(1);
        }
        "building" => {
            static BUILDS: AtomicU32 = AtomicU32::new(0);
            let module = compile(&long_source());
            let engine = engine.clone();
            thread::spawn(move || {
                loop {
                    // Another program each time, so that it is built each time.
                    let number = BUILDS.fetch_add(1, SeqCst);
                    let options = format!("-DNUMBER={}-{number}", std::process::id());
                    let _ = engine.build(&[&module], &options, &[]);
                }
            });
            while BUILDS.load(SeqCst) < 2 {
                thread::yield_now();
            }
        }
        _ => {}
    }
    std::process::exit(7);
}

/// The end of a process, or of the test if it takes a minute.
fn watch(child: &mut std::process::Child) -> ExitStatus {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("wait for a process") {
            return status;
        }
        if start.elapsed() > Duration::from_secs(60) {
            child.kill().expect("kill");
            panic!("process {} does not end", child.id());
        }
        #[expect(clippy::disallowed_methods, reason = "between looks of the watchdog")]
        thread::sleep(Duration::from_millis(5));
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        // The thread may have ended already.
        let _ = self.0.send(());
    }
}
