//! Compiles the device header as a SPIR-V library, and the runtime's own kernels, with the tool that
//! users compile kernels with.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let tool = root.join("crates/capi/tools/ishmem-clc");
    for path in [&tool, &root.join("include")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for variable in ["ISHMEM_CLANG", "ISHMEM_LLVM_SPIRV"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    for (source, output) in [("ishmem_device.cl", "libishmem_device.spv"), ("host_amo.cl", "host_amo.spv")] {
        let source = root.join("kernels").join(source);
        println!("cargo::rerun-if-changed={}", source.display());
        let status =
            Command::new(&tool).args(["-Wall", "-Werror"]).arg(&source).arg("-o").arg(out.join(output)).status();
        assert!(status.is_ok_and(|status| status.success()), "{}: failed", source.display());
    }
}
