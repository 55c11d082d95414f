//! How the shared library is named.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Raised when programs that were linked with an older library must not run with this one.
const ABI: u32 = 0;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let soname = format!("libzeshmem.so.{ABI}");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,{soname}");
    // The handler that it leaves for the exit of the process, and its threads, outlive a dlclose.
    println!("cargo::rustc-cdylib-link-arg=-Wl,-z,nodelete");
    // Programs ask for the library by this name, also for that in the build's folder.
    let out: PathBuf = std::env::var_os("OUT_DIR").expect("cargo sets it").into();
    let folder = out.ancestors().nth(3).expect("PROFILE/build/PACKAGE/out");
    link("libzeshmem.so", &folder.join(soname));
}

fn link(to: &str, path: &Path) {
    match std::os::unix::fs::symlink(to, path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => panic!("{}: {error}", path.display()),
        _ => {}
    }
}
