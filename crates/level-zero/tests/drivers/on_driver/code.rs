//! Device code, compiled on the spot.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// The kernels that the tests launch.
const KERNELS: &str = r"
global int seed = 7;

kernel void add(global int *data, int n, int value)
{
    int i = get_global_id(0);
    if (i < n)
        data[i] += value;
}

kernel void reverse(global int *data, local int *scratch)
{
    int i = get_local_id(0), n = get_local_size(0);
    scratch[i] = data[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[i] = scratch[n - 1 - i];
}

kernel void read_seed(global int *to)
{
    *to = seed;
}

kernel void follow(global ulong *addresses)
{
    *(global int *)addresses[0] = 42;
}

kernel __attribute__((reqd_work_group_size(4, 2, 1))) void fixed(global int *to)
{
    *to = get_local_size(1);
}
";

/// A kernel that calls what is nowhere.
const IMPORTING: &str = "
int nowhere(int);

kernel void call(global int *to)
{
    *to = nowhere(*to);
}
";

/// SPIR-V of the kernels, or a printed reason why there is none.
pub fn kernels() -> Option<&'static [u8]> {
    static SPIRV: OnceLock<Option<Vec<u8>>> = OnceLock::new();
    SPIRV.get_or_init(|| compile("kernels", KERNELS)).as_deref()
}

/// SPIR-V of the kernel with an import, likewise.
pub fn importing() -> Option<Vec<u8>> {
    compile("importing", IMPORTING)
}

fn compile(name: &str, source: &str) -> Option<Vec<u8>> {
    let unique = format!("{name}-{}", std::process::id());
    let file = |kind: &str| Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{unique}.{kind}"));
    let [source_file, bitcode, spirv] = ["cl", "bc", "spv"].map(file);
    fs::write(&source_file, source).expect("a file");
    let mut clang = Command::new("clang-15");
    clang.args(["-cl-std=CL3.0", "-target", "spir64", "-O2", "-emit-llvm", "-c"]);
    clang.args(["-Xclang", "-finclude-default-header"]);
    clang.arg(&source_file).arg("-o").arg(&bitcode);
    let mut translate = Command::new("llvm-spirv-15");
    translate.arg(&bitcode).arg("-o").arg(&spirv);
    for command in [&mut clang, &mut translate] {
        let Ok(output) = command.output() else {
            println!("skipped: {:?} is not installed", command.get_program());
            return None;
        };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command:?}: {complaint}");
    }
    let module = fs::read(&spirv).expect("a module");
    for file in [source_file, bitcode, spirv] {
        fs::remove_file(file).expect("a file of ours");
    }
    Some(module)
}
