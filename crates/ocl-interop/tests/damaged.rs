//! Modules with single bits flipped: each builds or is refused with a reason, and this process survives.
//!
//! Built in this process, every second of them would end it.

mod common;

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use common::options;
use ocl_interop::{BuildError, Engine, Library, Options};

/// Damaged modules of each kernel.
const MUTANTS: u64 = 60;

const ARITHMETIC: &str = r"
    kernel void arithmetic(global float *out, global const float *in, int n) {
        float sum = 0;
        for (int i = 0; i < n; i++) sum += in[i] * (i & 1 ? 2.0f : in[n - i]);
        out[get_global_id(0)] = sum;
    }
";
const EXCHANGE: &str = r"
    void ishmem_relax(void);
    global uint rounds = 1;
    typedef struct { long number; uint word[4]; } Record;
    int pick(int i) { switch (i) { case 1: return 10; case 2: return 20; case 7: return 3; default: return i; } }
    kernel void exchange(global Record *out, Record in, local uint *scratch) {
        scratch[get_local_id(0)] = in.word[get_local_id(0) & 3];
        barrier(CLK_LOCAL_MEM_FENCE);
        while (atomic_load((global atomic_uint *)out->word) < rounds) ishmem_relax();
        out->number = pick(scratch[0]) + in.number;
    }
";

/// Held by each test: engines are found while nothing else runs, as PoCL is told by the environment what to do.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An engine without a cache, which gives up on compilers that never end: these modules take tenths of a second.
fn engine() -> Option<Engine> {
    let options = Options { cache: None, processor_time: Duration::from_secs(3), ..options() };
    Engine::find(&options).map_err(|error| eprintln!("skipped: {error}")).ok()
}

/// The module with one bit flipped behind the header, the same in each run.
fn mutant(module: &[u8], number: u64) -> Vec<u8> {
    // SplitMix64.
    let mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    let bits = 8 * (module.len() - 20);
    let bit = ((mixed ^ (mixed >> 31)) as usize) % bits;
    let mut damaged = module.to_vec();
    damaged[20 + bit / 8] ^= 1 << (bit % 8);
    damaged
}

/// The smallest module of the tree that users run kernels with.
fn host_amo() -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = common::scratch();
    let output = folder.join("host_amo.spv");
    common::run(
        Command::new(root.join("crates/capi/tools/ishmem-clc"))
            .arg(root.join("kernels/host_amo.cl"))
            .arg("-o")
            .arg(&output),
    );
    let module = std::fs::read(output).expect("read the module");
    std::fs::remove_dir_all(folder).expect("remove the scratch folder");
    module
}

#[test]
fn damaged_modules_never_end_this_process() {
    let _alone = alone();
    let Some(engine) = engine() else { return };
    let modules = [common::compile(ARITHMETIC), common::compile(EXCHANGE), host_amo()];
    for module in &modules {
        engine.build(&[module], "", &[]).unwrap_or_else(|error| panic!("undamaged: {error}\n{}", error.log));
    }
    let next = AtomicUsize::new(0);
    let [built, refused, ended] = [0; 3].map(|_| AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, SeqCst);
                    let Some(module) = modules.get(number / MUTANTS as usize) else { return };
                    match engine.build(&[&mutant(module, number as u64)], "", &[]) {
                        Ok(program) => {
                            for name in program.kernel_names() {
                                // An error is an answer, too.
                                let _ = program.kernel(name);
                            }
                            built.fetch_add(1, SeqCst)
                        }
                        Err(error) if error.message.contains("compiler ended") => ended.fetch_add(1, SeqCst),
                        Err(error) => {
                            assert!(!error.message.is_empty(), "mutant {number}");
                            refused.fetch_add(1, SeqCst)
                        }
                    };
                }
            });
        }
    });
    let [built, refused, ended] = [built, refused, ended].map(AtomicUsize::into_inner);
    println!("{built} were built, {refused} refused, {ended} ended the compiler");
    assert_eq!(built + refused + ended, modules.len() * MUTANTS as usize);
    // PoCL's compiler gets what llvm-spirv, a process as well, has translated.
    assert!(ended > 0 || options().library == Library::Pocl, "no mutant was one to survive");
}

/// The module with the second operand of its first `OpStore`, the value, an id that nothing has.
fn stores_nothing(mut module: Vec<u8>) -> Vec<u8> {
    const STORE: u32 = 62;
    let word = |module: &[u8], at: usize| u32::from_le_bytes(module[4 * at..4 * at + 4].try_into().expect("4 bytes"));
    let mut at = 5;
    while word(&module, at) & 0xffff != STORE {
        at += (word(&module, at) >> 16) as usize;
    }
    let bound = word(&module, 3);
    module[4 * (at + 2)..4 * (at + 3)].copy_from_slice(&(bound - 1 + 77).to_le_bytes());
    module
}

#[test]
fn a_build_that_the_compiler_does_not_survive_is_explained() {
    let _alone = alone();
    let Some(engine) = engine() else { return };
    let error = engine.build(&[&stores_nothing(common::compile(ARITHMETIC))], "", &[]).expect_err("it is damaged");
    if options().library != Library::Pocl {
        assert!(error.message.starts_with("the engine's compiler ended with"), "{error}\n{}", error.log);
    }
    assert!(error.log.contains("spirv-val, module 0: error: "), "the validator's word: {}", error.log);
    assert!(error.log.contains("has not been defined"), "{}", error.log);
}

/// An engine with a builder of `tests/builders`.
fn engine_with(builder: &str) -> Option<Engine> {
    let builder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/builders").join(builder);
    let options = Options { builder: Some(builder), cache: None, processor_time: Duration::from_secs(1), ..options() };
    let engine = Engine::find(&options).map_err(|error| println!("skipped: {error}")).ok()?;
    // PoCL's programs are translated by LLVM's tools.
    (options.library != Library::Pocl).then_some(engine)
}

#[test]
fn compilers_that_never_end_or_fault_fail_the_build() {
    let _alone = alone();
    for (builder, end, log) in [
        ("endless", "took more than 2 s of processor time", ""),
        ("faulting", "ended with signal: 11 (SIGSEGV)", "a compiler's last words"),
    ] {
        let Some(engine) = engine_with(builder) else { return };
        let error = engine.build(&[&common::compile(ARITHMETIC)], "", &[]).expect_err(builder);
        assert_eq!(error.message, format!("the engine's compiler {end} over the module"));
        assert_eq!(error.log.trim(), log);
    }
}

#[test]
fn what_cannot_build_apart_builds_here() {
    let _alone = alone();
    for program in ["/nowhere/builder", "/bin/false", "/bin/cat"] {
        let Ok(engine) = Engine::find(&Options { builder: Some(program.into()), cache: None, ..options() }) else {
            println!("skipped: builders that do not start (there is no engine)");
            return;
        };
        let built: Result<_, BuildError> = engine.build(&[&common::compile(ARITHMETIC)], "", &[]);
        let built = built.unwrap_or_else(|error| panic!("{program}: {error}\n{}", error.log));
        assert_eq!(built.kernel_names(), ["arithmetic"], "{program}");
    }
}
