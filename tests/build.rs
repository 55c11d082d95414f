//! Compiles the kernels of the tests, as a user would.

#[path = "src/device_calls.rs"]
mod device_calls;

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = std::env::var_os("DEP_ISHMEM_DEVICE_LIBRARY").expect("the crate of the device library tells");
    let tool = here.join("../crates/capi/tools/ishmem-clc");
    for path in [here.join("kernels"), here.join("src/device_calls.rs"), here.join("../include"), tool.clone()] {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut sources: Vec<PathBuf> = Vec::new();
    for name in [
        "suite", "types", "contexts", "waits", "storm", "names", "prints", "counted", "together", "clock", "wrong",
        "small", "litmus", "errands",
    ] {
        sources.push(here.join("kernels").join(name).with_extension("cl"));
    }
    // The same with the routines in the module.
    let inlined = out.join("small_inlined.cl");
    let text = std::fs::read_to_string(here.join("kernels/small.cl")).expect("a file of ours");
    std::fs::write(&inlined, format!("#define ISHMEM_DEVICE_INLINE\n{text}")).expect("cargo's folder");
    sources.push(inlined);
    // The same in C++ for OpenCL.
    let cpp = out.join("names_cpp.clcpp");
    std::fs::copy(here.join("kernels/names.cl"), &cpp).expect("cargo's folder");
    sources.push(cpp);
    let groups = device_calls::groups();
    let mut modules = String::from("[");
    for (number, groups) in groups.chunks(device_calls::GROUPS_IN_MODULE).enumerate() {
        let source = out.join(format!("calls_{number}.cl"));
        let kernels: String = groups.iter().map(device_calls::kernel).collect();
        std::fs::write(&source, format!("#include <ishmem_device.h>\n\n{kernels}")).expect("cargo's folder");
        modules += &format!("include_bytes!({:?}), ", source.with_extension("spv"));
        sources.push(source);
    }
    // The modules as an expression.
    std::fs::write(out.join("calls.rs"), modules + "]").expect("cargo's folder");
    for source in sources {
        let name = source.file_name().expect("a file");
        let target = out.join(name).with_extension("spv");
        let status =
            Command::new(&tool).env("ISHMEM_DEVICE_LIBRARY", &library).arg(&source).arg("-o").arg(target).status();
        assert!(status.is_ok_and(|status| status.success()), "{}: failed", source.display());
    }
}
