//! A kernel that was made without our headers, linked to the device library by our tool and by LLVM's own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use zeshmem_tests::harness::{PE_COUNTS, WORK_GROUPS, beyond_pocl, compile, job, text};

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    compile(
        "oshcc",
        &["-Wall", "-Wextra", "-Werror", "tests/c/other_compiler.c", "-lze_loader"],
        "ring_of_another_compiler",
    )
});

/// What stays visible where all else is made the module's own, as some compilers do with what they link.
const PUBLIC: &str = "-internalize-public-api-list=ring,ishmemi_module";

fn path(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The module with the typed pointers of LLVM 15, in a file of that name.
fn typed(name: &str) -> PathBuf {
    let module = include_str!("../kernels/other_compiler.ll");
    let module =
        module.replace("ptr addrspace(1)", "i64 addrspace(1)*").replace("ptr addrspace(4)", "i64 addrspace(4)*");
    let file = place(name);
    std::fs::write(&file, module).expect("a folder for tests");
    file
}

/// Runs a program of LLVM's, which may warn.
fn llvm(program: &str, args: &[&str], output: &Path) {
    let ran = Command::new(program).args(args).arg("-o").arg(output).output();
    let ran = ran.unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(ran.status.success(), "{program} {args:?}: {}", text(&ran.stderr));
}

/// The kernel does on all PEs what it should.
fn goes_round(kernel: &Path) {
    if beyond_pocl("kernels of other compilers", WORK_GROUPS) {
        return;
    }
    for n in PE_COUNTS {
        let output = job(n, &PROGRAM, &[path(kernel)]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(
            output.status.success() && out.is_empty() && err.is_empty(),
            "{} on {n} PEs: {}\n{out}\n{err}",
            kernel.display(),
            output.status
        );
    }
}

#[test]
fn our_tool_links_a_module_of_another_compiler() {
    goes_round(&compile("ishmem-clc", &[path(&typed("ring_for_clc.ll"))], "ring_by_clc.spv"));
}

#[test]
fn llvm_links_the_library() {
    let (linked, kernel) = (place("ring_linked.bc"), place("ring_linked.spv"));
    llvm("llvm-link-15", &["--only-needed", path(&typed("ring_for_llvm.ll")), zeshmem_device::BITCODE], &linked);
    llvm("llvm-spirv-15", &["--spirv-max-version=1.2", path(&linked)], &kernel);
    goes_round(&kernel);
}

#[test]
fn the_library_is_optimised_as_the_modules_own() {
    let [linked, optimised] = ["ring_whole.bc", "ring_optimised.bc"].map(place);
    llvm("llvm-link-15", &["--only-needed", path(&typed("ring_for_opt.ll")), zeshmem_device::BITCODE], &linked);
    llvm("opt-15", &["-passes=internalize,default<O2>", PUBLIC, path(&linked)], &optimised);
    // Says in SPIR-V's words what is left of LLVM's.
    goes_round(&compile("ishmem-clc", &["--no-library", path(&optimised)], "ring_optimised.spv"));
}

/// LLVM has had nothing but opaque pointers since 17, and a back end for SPIR-V by default since 20.
#[test]
fn a_newer_llvm_takes_the_library_with_opaque_pointers() {
    let has_spirv = |version: &u32| {
        let says = Command::new(format!("llc-{version}")).arg("--version").output();
        says.is_ok_and(|says| text(&says.stdout).contains("spirv64"))
    };
    let Some(version) = (17..=40).rev().find(has_spirv) else {
        println!("skipped: a newer LLVM (no llc-N has SPIR-V; `apt install llvm-22` installs one)");
        return;
    };
    let [linked, optimised, kernel] = ["ring_opaque.bc", "ring_opaque_optimised.bc", "ring_opaque.spv"].map(place);
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/other_compiler.ll");
    let tool = |name: &str| format!("{name}-{version}");
    llvm(&tool("llvm-link"), &["--only-needed", path(&module), zeshmem_device::BITCODE], &linked);
    llvm(&tool("opt"), &["-passes=internalize,default<O3>", PUBLIC, path(&linked)], &optimised);
    llvm(&tool("llc"), &["-mtriple=spirv64", "-filetype=obj", path(&optimised)], &kernel);
    goes_round(&kernel);
}
