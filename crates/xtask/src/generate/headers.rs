//! Declarations in C, by sections and rows.

use super::{c, description, fill, in_words_of};
use zeshmem_api_table::{Api, Entry, SECTIONS, entries, of_row};

/// `shmem.h`'s routines.
pub fn shmem() -> String {
    let text = "The routines of shmem.h, which includes this. Those that begin with shmem_ctx_ work on a context, whose PE\n\
                numbers are those of its team; the others on SHMEM_CTX_DEFAULT.";
    c::header("SHMEM_ROUTINES_H", text, declarations(&[Api::Shmem, Api::ShmemOld]))
}

/// `shmemx.h`'s routines.
pub fn shmemx() -> String {
    let text = "The routines of shmemx.h, which includes this.";
    c::header("SHMEM_EXTENSIONS_H", text, declarations(&[Api::Shmemx]))
}

/// `ishmem.h`'s routines.
pub fn ishmem() -> String {
    let text = "The routines of ishmem.h, which includes this.";
    c::header("ISHMEM_ROUTINES_H", text, declarations(&[Api::Ishmem]))
}

/// `ishmemx.h`'s routines.
pub fn ishmemx() -> String {
    let text = "The routines of ishmemx.h, which includes this.";
    c::header("ISHMEM_EXTENSIONS_H", text, declarations(&[Api::Ishmemx]))
}

/// The routines' names for a tool that defines the usual ones itself.
pub fn profiling() -> String {
    let text = "Profiling: every routine of shmem.h has a second name, which begins with a p. A tool defines the usual name, in\n\
                the program or in a library that LD_PRELOAD names, and calls the second.\n\
                (OpenSHMEM 1.6, Profiling Interface)";
    let names = [Api::Shmem, Api::Shmemx].into_iter().flat_map(entries).filter_map(|entry| {
        let name = entry.profiling_name()?;
        let inline = || format!("#define {name} {}", entry.name);
        Some(if entry.is_inline() { inline() } else { c::prototype(&entry, &name) })
    });
    let opening = "\n#include \"shmem.h\"\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n".to_owned();
    let closing = "\n#ifdef __cplusplus\n}\n#endif".to_owned();
    c::header("PSHMEM_H", text, [opening].into_iter().chain(names).chain([closing]))
}

/// The library's name and version, for the preprocessor.
pub fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let text = "What shmem_info_get_name gives, for the preprocessor.";
    c::header("SHMEM_VERSION_H", text, [format!("\n#define SHMEM_VENDOR_STRING \"Zeshmem {version}\"")])
}

/// The declarations of APIs that share a header.
fn declarations(apis: &[Api]) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &SECTIONS {
        let rows: Vec<_> = section.rows.iter().filter(|row| row.apis.iter().any(|api| apis.contains(api))).collect();
        if rows.is_empty() {
            continue;
        }
        let text = [section.title, section.text].join("\n\n");
        let rule = format!("\n/* {}\n", "-".repeat(93));
        let heading = c::comment(&fill(&in_words_of(apis[0], text.trim_end())));
        lines.push(heading.replacen("/* ", &format!("{rule} * "), 1));
        for row in rows {
            lines.push(format!("\n{}", c::comment(&description(row, apis[0]))));
            let declared = apis.iter().flat_map(|&api| of_row(row, api)).filter(|entry: &Entry| !entry.is_inline());
            lines.extend(declared.map(|entry| c::prototype(&entry, &entry.name)));
        }
    }
    lines
}
