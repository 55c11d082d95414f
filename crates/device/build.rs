//! Compiles the device library, as bitcode and as SPIR-V, and the runtime's own kernels, with the tool that users compile kernels
//! with. Build scripts of crates that depend on this one find the bitcode by `DEP_ISHMEM_DEVICE_LIBRARY`.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let tool = root.join("crates/capi/tools/ishmem-clc");
    for path in [&tool, &root.join("include"), &root.join("kernels")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for variable in ["ISHMEM_CLANG", "ISHMEM_LLVM_LINK", "ISHMEM_LLVM_SPIRV", "ISHMEM_SPIRV_VAL"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let kernels = root.join("kernels");
    let bitcode = out.join("libishmem_device.bc");
    for (source, output) in [
        (kernels.join("ishmem_device.cl"), bitcode.clone()),
        (bitcode.clone(), out.join("libishmem_device.spv")),
        (kernels.join("host_amo.cl"), out.join("host_amo.spv")),
        (kernels.join("host_transfers.cl"), out.join("host_transfers.spv")),
        (kernels.join("host_transfers_fp64.cl"), out.join("host_transfers_fp64.spv")),
        (kernels.join("lists.cl"), out.join("lists.spv")),
        (kernels.join("lists_combine.cl"), out.join("lists_combine.spv")),
        (kernels.join("lists_combine_fp64.cl"), out.join("lists_combine_fp64.spv")),
    ] {
        let mut command = Command::new(&tool);
        command.args(["--no-library", "-Wall", "-Werror"]).arg(&source).arg("-o").arg(output);
        assert!(command.status().is_ok_and(|status| status.success()), "{}: failed", source.display());
    }
    println!("cargo::metadata=library={}", bitcode.display());
}
