//! Compiles the kernels of the tests, as a user would.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for path in [here.join("kernels"), here.join("../../include")] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let status = Command::new(here.join("../../crates/capi/tools/ishmem-clc"))
        .arg(here.join("kernels/pairs.cl"))
        .arg("-o")
        .arg(out.join("pairs.spv"))
        .status();
    assert!(status.is_ok_and(|status| status.success()), "kernels/pairs.cl: failed");
}
