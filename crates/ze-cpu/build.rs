//! How the shared library is linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Loaders unload drivers while the process exits, and our threads may still be on their way out: stay mapped.
    println!("cargo::rustc-cdylib-link-arg=-Wl,-z,nodelete");
}
