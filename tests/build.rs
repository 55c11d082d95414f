//! Compiles the kernels of the tests, as a user would.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = std::env::var_os("DEP_ISHMEM_DEVICE_LIBRARY").expect("the crate of the device library tells");
    let tool = here.join("../crates/capi/tools/ishmem-clc");
    for path in [here.join("kernels"), here.join("../include")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    for name in ["suite", "types", "contexts", "waits"] {
        let source = here.join("kernels").join(name).with_extension("cl");
        let target = out.join(name).with_extension("spv");
        let status =
            Command::new(&tool).env("ISHMEM_DEVICE_LIBRARY", &library).arg(&source).arg("-o").arg(target).status();
        assert!(status.is_ok_and(|status| status.success()), "{}: failed", source.display());
    }
}
