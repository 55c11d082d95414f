//! Alone in its process, as other tests start engines too.

mod common;

use common::{build, options};
use ocl_interop::{Engine, Options};

/// The signals that the process handles, as a mask.
fn handled_signals() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("SigCgt"));
    line.unwrap().to_owned()
}

#[test]
fn an_engine_leaves_signals_to_the_program() {
    let before = handled_signals();
    // Here, as it is compilers that install handlers.
    let Ok(engine) = Engine::find(&Options { builder: None, cache: None, ..options() }) else {
        println!("skipped: signals and engines (there is no engine)");
        return;
    };
    build(&engine, "kernel void k(global int *a) { *a = 1; }");
    assert_eq!(handled_signals(), before);
}
