//! Compiles the device header as a SPIR-V library, with the tool that users compile kernels with.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (tool, source) = (
        root.join("crates/capi/tools/ishmem-clc"),
        root.join("kernels/ishmem_device.cl"),
    );
    for path in [&tool, &source, &root.join("include")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for variable in ["ISHMEM_CLANG", "ISHMEM_LLVM_SPIRV"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"))
        .join("libishmem_device.spv");
    let status = Command::new(&tool)
        .args(["-Wall", "-Werror"])
        .arg(&source)
        .arg("-o")
        .arg(&out)
        .status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "{}: failed",
        source.display()
    );
}
