//! The examples with kernels in C, built and run as their first comments say. Each compares its result with a sequential one.

use std::path::Path;

use zeshmem_tests::harness::{PE_COUNTS, compile, job, text};

/// Builds an example and runs it on several numbers of PEs, with its kernels' file and a file for what is drawn of it; `see` gets
/// what it printed and what it wrote.
fn example(name: &str, see: impl Fn(usize, &str, &[u8])) {
    let kernels = compile("ishmem-clc", &[&format!("examples/c/{name}.cl")], &format!("{name}.spv"));
    let source = format!("examples/c/{name}.c");
    let program = compile("oshcc", &["-Wall", "-Wextra", "-Werror", "-O2", &source, "-lze_loader", "-lm"], name);
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.figures"));
    for n in PE_COUNTS {
        // What an earlier run wrote proves nothing.
        let _ = std::fs::remove_file(&written);
        let output = job(n, &program, &[&kernels, &written].map(|path| path.to_str().expect("a plain path")));
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && err.is_empty(), "{name} on {n} PEs: {}\n{out}\n{err}", output.status);
        assert!(out.lines().last().is_some_and(|line| line.starts_with("verified: ")), "{name} on {n} PEs:\n{out}");
        see(n, &out, &std::fs::read(&written).unwrap_or_default());
    }
}

/// Rows of numbers.
fn rows<const COLUMNS: usize>(written: &[u8]) -> Vec<[f64; COLUMNS]> {
    let row = |line: &str| -> Vec<f64> { line.split(' ').map(|word| word.parse().expect("a number")).collect() };
    text(written).lines().map(|line| row(line).try_into().expect("a number in each column")).collect()
}

#[test]
fn heat_in_a_plate() {
    example("jacobi", |n, _, drawn| {
        let header = drawn.splitn(2, |byte| *byte == b'\n').next().map(text).expect("a line");
        let size: Vec<usize> = header.split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!(size[0] * size[1], n * 48 * 64, "{header}");
        assert_eq!(drawn.len(), header.len() + 1 + 3 * size[0] * size[1]);
    });
}

#[test]
fn updates_of_a_table() {
    example("gups", |_, out, _| assert!(out.ends_with(" GUPS\n"), "{out}"));
}

#[test]
fn pi_by_slices() {
    example("pi", |_, out, written| {
        assert!(out.contains("pi is about 3.14159 "), "{out}");
        let rows = rows::<3>(written);
        assert!(rows.iter().all(|[_, pi, away]| ((pi - std::f64::consts::PI).abs() - away).abs() < 1e-6), "{rows:?}");
        // Sixteen times as many slices come far closer, until slices are as fine as the numbers.
        assert!(rows.iter().zip(&rows[4..]).take(4).all(|(few, many)| many[2] < few[2] / 100.0), "{rows:?}");
    });
}

#[test]
fn keys_are_sorted() {
    example("sort", |n, _, written| {
        let rows = rows::<3>(written);
        assert_eq!(rows.iter().map(|row| row[2]).sum::<f64>() as usize, n * 2000);
        assert!(rows.windows(2).all(|two| two[0][0] <= two[1][0] && two[0][1] < two[1][1]), "{rows:?}");
    });
}

#[test]
fn tokens_of_experts() {
    example("moe", |n, out, written| {
        assert_eq!(out.matches("expert ").count(), 2 * n, "{out}");
        let rows = rows::<3>(written);
        assert_eq!(rows.len(), 2 * n);
        assert_eq!(rows.iter().map(|row| row[2]).sum::<f64>() as usize, n * 96);
        for [expert, pe, load] in rows {
            let line = format!("expert {expert:2} on PE {pe}: {load:4} tokens ");
            assert!(out.lines().any(|printed| printed.starts_with(&line)), "`{line}` in\n{out}");
        }
    });
}
