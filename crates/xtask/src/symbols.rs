//! What a library exports.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use zeshmem_api_table::names;

/// Fails with the names that the library lacks and those that no table has.
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
    match names::difference(&symbols) {
        None => Ok(()),
        Some(difference) => Err(format!("{}: {difference}", library.display())),
    }
}
