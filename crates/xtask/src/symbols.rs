//! What a library exports.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Fails with the names that the library lacks and those that the table has not.
pub fn check(library: &Path) -> Result<(), String> {
    let output = Command::new("nm")
        .args(["-D", "--defined-only", "--format=just-symbols"])
        .arg(library)
        .output()
        .map_err(|error| format!("nm: {error}; it comes with the linker"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let symbols: BTreeSet<String> = text.lines().map(String::from).collect();
    let expected = zeshmem_api_table::exported();
    let list = |names: Vec<&String>| names.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (missing, beside) =
        (list(expected.difference(&symbols).collect()), list(symbols.difference(&expected).collect()));
    if missing.is_empty() && beside.is_empty() {
        return Ok(());
    }
    Err(format!("{}: missing: [{missing}]; not in the table: [{beside}]", library.display()))
}
