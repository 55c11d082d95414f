//! The examples with kernels in C, built and run as their first comments say. Each compares its result with a sequential one.

use std::path::Path;

use zeshmem_tests::harness::{PE_COUNTS, compile, job, text};

/// Builds an example and runs it on several numbers of PEs, with its kernels' file and one more argument; `see` gets what it printed.
fn example(name: &str, argument: &str, see: impl Fn(usize, &str)) {
    let kernels = compile("ishmem-clc", &[&format!("examples/c/{name}.cl")], &format!("{name}.spv"));
    let source = format!("examples/c/{name}.c");
    let program = compile("oshcc", &["-Wall", "-Wextra", "-Werror", "-O2", &source, "-lze_loader"], name);
    for n in PE_COUNTS {
        let output = job(n, &program, &[kernels.to_str().expect("a plain path"), argument]);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && err.is_empty(), "{name} on {n} PEs: {}\n{out}\n{err}", output.status);
        assert!(out.lines().last().is_some_and(|line| line.starts_with("verified: ")), "{name} on {n} PEs:\n{out}");
        see(n, &out);
    }
}

#[test]
fn heat_in_a_plate() {
    let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plate.ppm");
    example("jacobi", picture.to_str().expect("a plain path"), |n, _| {
        let drawn = std::fs::read(&picture).expect("a picture");
        let header = drawn.splitn(2, |byte| *byte == b'\n').next().map(text).expect("a line");
        let size: Vec<usize> = header.split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!(size[0] * size[1], n * 48 * 64, "{header}");
        assert_eq!(drawn.len(), header.len() + 1 + 3 * size[0] * size[1]);
    });
}

#[test]
fn updates_of_a_table() {
    example("gups", "", |_, _| {});
}

#[test]
fn pi_by_slices() {
    example("pi", "", |_, out| assert!(out.contains("pi is about 3.14159 "), "{out}"));
}

#[test]
fn keys_are_sorted() {
    example("sort", "", |_, _| {});
}

#[test]
fn tokens_of_experts() {
    example("moe", "", |n, out| assert_eq!(out.matches("expert ").count(), 2 * n, "{out}"));
}
