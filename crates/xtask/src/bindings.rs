//! `level-zero-sys` from the C headers.

use std::path::Path;
use std::process::Command;

/// Runs `bindgen` over the crate's `headers.h`, with the headers of `include` or else the system's.
pub fn write(root: &Path, include: Option<&Path>) -> Result<(), String> {
    let home = root.join("crates/level-zero-sys");
    let output = home.join("src/bindings.rs");
    let status = Command::new("bindgen")
        .arg(home.join("headers.h"))
        .arg("--output")
        .arg(&output)
        .args(["--default-enum-style", "newtype", "--no-prepend-enum-name"])
        .args(["--dynamic-loading", "Loader"])
        .args(["--allowlist-function", "ze[rst]?[A-Z].*"])
        .args(["--allowlist-type", "_?ze[rst]?_.*"])
        .args(["--allowlist-var", "ZE[RST]?_.*"])
        .args(["--blocklist-function", "ze[rst]?Get.*ProcAddrTable"])
        .args(["--no-layout-tests", "--use-core", "--merge-extern-blocks"])
        .args(["--rust-target", "1.85", "--rust-edition", "2024"])
        .args(["--raw-line", "// Generated from Level Zero headers by `cargo xtask bindings`; do not edit."])
        .arg("--")
        .args(include.map(|include| format!("-I{}", include.display())))
        .status()
        .map_err(|error| format!("bindgen: {error}; `cargo install bindgen-cli` installs it"))?;
    status.success().then_some(()).ok_or_else(|| format!("bindgen: {status}"))
}
