//! Every routine of the table over elements, signals and sets of PEs, with every type and form, against sequential models. What
//! is called is generated from the table, so that a routine without a test does not compile.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use zeshmem_tests::harness::{PE_COUNTS, compile, job_with, programs, silently_succeeds, text};

/// The folder of the generated calls.
fn calls() -> &'static str {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = programs().join("compiled-by-tests/calls");
        let output = Command::new(programs().join("xtask")).arg("calls").arg(&folder).output();
        let output = output.expect("the workspace is built");
        assert!(output.status.success(), "{}", text(&output.stderr));
        folder
    });
    folder.to_str().expect("a plain path")
}

/// A program of `tests/c/matrix`, compiled by a tool.
fn program(tool: &str, language: &[&str], name: &str, output: &str) -> PathBuf {
    let (source, include) = (format!("tests/c/matrix/{name}.c"), format!("-I{}", calls()));
    let args = [&["-Wall", "-Wextra", "-Werror", &include], language, &[&source]].concat();
    compile(tool, &args, output)
}

/// In C on all numbers of PEs, once with a driver that keeps the host out of device memory; in C++ on some.
fn in_c_and_cpp(name: &str) {
    let in_c = program("oshcc", &[], name, &format!("matrix_{name}_c"));
    silently_succeeds(&in_c, PE_COUNTS);
    let output = job_with(2, &in_c, &[], &[("ZE_CPU_STRICT", "1")]);
    assert!(output.status.success(), "{name}, strict: {}\n{}", output.status, text(&output.stderr));
    silently_succeeds(&program("oshc++", &["-x", "c++"], name, &format!("matrix_{name}_cpp")), [1, 2]);
}

#[test]
fn puts_gets_and_signals() {
    in_c_and_cpp("rma");
}

#[test]
fn atomic_operations() {
    in_c_and_cpp("amo");
}

#[test]
fn waits_and_tests() {
    in_c_and_cpp("wait");
}

#[test]
fn collectives_and_what_orders() {
    in_c_and_cpp("collective");
}
