//! What a launch costs, from the call to its return when the kernel has ended, with the answer checked.
//!
//! `cargo run --release -p ocl-interop --example launch_latency [SEARCH_ROOT]`, SEARCH_ROOT being `.` by default.

use std::env;
use std::ffi::c_void;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use ocl_interop::{ArgValue, Engine, Kernel, Launch, Options};

const SOURCE: &str = r"
    void ishmem_relax(void);
    kernel void touch(global int *count) { if (get_global_id(0) == 0) *count += 1; }
    kernel void relax(global int *count) { if (get_global_id(0) == 0) { ishmem_relax(); *count += 1; } }
    kernel void saxpy(global float *y, global const float *x, float a) { size_t i = get_global_id(0); y[i] = a * x[i] + y[i]; }
";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("launch_latency: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Outcome<()> {
    let start = Instant::now();
    let search_roots = vec![PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".into()))];
    let engine = Engine::find(&Options { search_roots, ..Options::default() })?;
    println!("{} ({}), {} cores", engine.info().device_name, engine.info().driver_version, engine.info().compute_units);
    println!("find an engine: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let module = compile()?;
    let start = Instant::now();
    let program = engine.build(&[&module], "", &[])?;
    println!("build three kernels: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);

    for (name, groups) in [("touch", 1), ("relax", 1), ("touch", 2), ("relax", 2), ("touch", 64), ("relax", 64)] {
        let kernel = program.kernel(name)?;
        let mut count = 0i32;
        let args = [ArgValue::Pointer((&raw mut count).cast::<c_void>())];
        let (launches, median) = time(&kernel, &args, groups, 1)?;
        assert_eq!(count, launches, "every launch counts");
        println!("launch and wait, kernel {name}, {groups} groups: {median:.2} us");
    }

    let touch = program.kernel("touch")?;
    for threads in [2, 4] {
        let start = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut count = 0i32;
                    let args = [ArgValue::Pointer((&raw mut count).cast::<c_void>())];
                    let launch = Launch { groups: [1; 3], group_size: [1; 3], offset: [0; 3] };
                    for _ in 0..20_000 {
                        touch.launch(&args, &launch).expect("a launch");
                    }
                    assert_eq!(count, 20_000, "every launch counts");
                });
            }
        });
        let rate = f64::from(threads) * 20_000.0 / start.elapsed().as_secs_f64();
        println!("{threads} threads: {:.2} million launches a second", rate / 1e6);
    }

    let n = 1 << 22;
    let (mut y, x) = (vec![0f32; n], vec![1f32; n]);
    let args = [
        ArgValue::Pointer(y.as_mut_ptr().cast::<c_void>()),
        ArgValue::Pointer(x.as_ptr().cast()),
        ArgValue::Bytes(&1f32.to_le_bytes()),
    ];
    let (launches, median) = time(&program.kernel("saxpy")?, &args, (n / 1024) as u32, 1024)?;
    assert!(y.iter().all(|value| *value == launches as f32), "every element counts");
    println!("saxpy of {n} elements: {median:.0} us, {:.1} GB/s", 12.0 * n as f64 / median / 1e3);
    Ok(())
}

/// How many launches were made, and the median of their times in microseconds.
fn time(kernel: &Kernel, args: &[ArgValue<'_>], groups: u32, group_size: u32) -> Outcome<(i32, f64)> {
    let launch = Launch { groups: [groups, 1, 1], group_size: [group_size, 1, 1], offset: [0; 3] };
    let mut times = Vec::new();
    let begin = Instant::now();
    while times.len() < 20 || (times.len() < 20_000 && begin.elapsed().as_secs_f64() < 1.0) {
        let start = Instant::now();
        kernel.launch(args, &launch)?;
        times.push(start.elapsed().as_secs_f64() * 1e6);
    }
    times.sort_by(f64::total_cmp);
    Ok((times.len() as i32, times[times.len() / 2]))
}

fn compile() -> Outcome<Vec<u8>> {
    let folder = env::temp_dir().join(format!("launch_latency-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let [source, bitcode, module] = ["k.cl", "k.bc", "k.spv"].map(|name| folder.join(name));
    std::fs::write(&source, SOURCE)?;
    let options =
        ["-cl-std=CL3.0", "-target", "spir64", "-O2", "-emit-llvm", "-c", "-Xclang", "-finclude-default-header"];
    let compiled = Command::new("clang-15").args(options).arg(&source).arg("-o").arg(&bitcode).status()?;
    let translated = Command::new("llvm-spirv-15").arg(&bitcode).arg("-o").arg(&module).status()?;
    let spirv = std::fs::read(&module);
    std::fs::remove_dir_all(folder)?;
    if !compiled.success() || !translated.success() {
        return Err("clang-15 or llvm-spirv-15 failed".into());
    }
    Ok(spirv?)
}
