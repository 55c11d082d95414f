//! Compiles the arithmetic that Rust has no type for.

fn main() {
    let source = "src/collectives/wide_floats.c";
    println!("cargo::rerun-if-changed={source}");
    cc::Build::new().file(source).opt_level(2).compile("zeshmem_wide_floats");
}
