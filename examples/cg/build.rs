//! Compiles the kernels with the tool that users compile theirs with.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tool = here.join("../../crates/capi/tools/ishmem-clc");
    let source = here.join("cg.cl");
    for path in [&tool, &source, &here.join("../../include")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for variable in ["ISHMEM_CLANG", "ISHMEM_LLVM_SPIRV"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let status = Command::new(&tool).args(["-Wall", "-Werror"]).arg(&source).arg("-o").arg(out.join("cg.spv")).status();
    assert!(status.is_ok_and(|status| status.success()), "{}: failed", source.display());
}
