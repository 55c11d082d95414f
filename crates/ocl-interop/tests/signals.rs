//! Alone in its process, as other tests start engines too.

mod common;

use common::{build, engine};

/// The signals that the process handles, as a mask.
fn handled_signals() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("SigCgt"));
    line.unwrap().to_owned()
}

#[test]
fn an_engine_leaves_signals_to_the_program() {
    let before = handled_signals();
    let Some(engine) = engine() else { return };
    build(&engine, "kernel void k(global int *a) { *a = 1; }");
    assert_eq!(handled_signals(), before);
}
