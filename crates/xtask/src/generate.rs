//! What the API table becomes in each language, and what `level-zero-sys` becomes in the CPU driver. Each output is a
//! function over the table's entries.

mod book;
mod c;
mod device;
mod exports;
mod fortran;
mod generic;
mod headers;
mod lists;
mod matrix;
mod pages;
mod queues;
mod world;

use std::path::Path;

use zeshmem_api_table::{Api, Row, SECTIONS};

pub use book::write_book;
pub use matrix::write_calls;
pub use pages::write_manual;

const NOTE: &str = "Generated from crates/api-table by `cargo xtask generate`; do not edit.";

/// Every generated file: its path below the root, and its text.
fn files(root: &Path) -> Result<Vec<(&'static str, String)>, String> {
    let bindings = crate::read_file(&root.join("crates/level-zero-sys/src/bindings.rs"))?;
    let mut files = vec![
        ("crates/ze-cpu/src/ddi/defaults.rs", crate::driver::defaults(&bindings)),
        ("crates/ze-cpu/src/ddi/tables.rs", crate::driver::tables(&bindings)),
        ("crates/capi/src/exports.rs", exports::text()),
        ("include/ishmem/routines.h", headers::ishmem()),
        ("include/ishmem/extensions.h", headers::ishmemx()),
        ("include/ishmem/generic.h", generic::header(Api::Ishmem)),
        ("include/ishmem/world.h", world::header(Api::Ishmem)),
        ("include/ishmem/extensions_world.h", world::header(Api::Ishmemx)),
        ("include/ishmem/extensions_generic.h", generic::header(Api::Ishmemx)),
        ("include/ishmem/lists.h", headers::lists()),
        ("include/ishmem/lists_generic.h", generic::of_lists()),
        ("include/ishmem/queues.h", queues::header()),
        ("include/ishmem/device/types.h", device::types()),
        ("include/shmem/routines.h", headers::shmem()),
        ("include/shmem/generic.h", generic::header(Api::Shmem)),
        ("include/shmem/extensions.h", headers::shmemx()),
        ("include/shmem/extensions_generic.h", generic::header(Api::Shmemx)),
        ("include/shmem/types.h", lists::types()),
        ("include/shmem/version.h", headers::version()),
        ("include/pshmem.h", headers::profiling()),
        ("include/shmem/shmem.f90", fortran::module()),
        ("include/SUPPORTED.md", pages::supported()),
        ("tests/c/routines.h", lists::routines()),
    ];
    files.extend(device::headers());
    Ok(files)
}

/// Writes all generated files.
pub fn write(root: &Path) -> Result<(), String> {
    files(root)?.iter().try_for_each(|(path, text)| crate::write_file(&root.join(path), text))
}

/// Fails with the names of the files that differ from what [`write`] writes.
pub fn check(root: &Path) -> Result<(), String> {
    let stale: Vec<_> = files(root)?
        .into_iter()
        .filter(|(path, text)| std::fs::read_to_string(root.join(path)).ok().as_ref() != Some(text))
        .map(|(path, _)| path)
        .collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("stale: {}; run `cargo xtask generate`", stale.join(", ")))
}

/// All rows, in the table's order.
fn rows() -> impl Iterator<Item = &'static Row> {
    SECTIONS.iter().flat_map(|section| section.rows)
}

/// Whether a name of `shmem.h` is the one for all types of a row, where the language has that.
fn is_for_all_types(row: &Row, name: &str) -> bool {
    row.forms.generic && name.strip_prefix(Api::Shmem.prefix()) == Some(&*row.name())
}

/// A text of the table, in the words of an API.
fn in_words_of(api: Api, text: &str) -> String {
    let handles = api.handles();
    let heaps = match handles {
        "ishmem" => "ISHMEM_SYMMETRIC_SIZE, and in a program that uses no device by SHMEM_SYMMETRIC_SIZE",
        _ => "SHMEM_SYMMETRIC_SIZE",
    };
    text.replace("{api}", handles).replace("{API}", &handles.to_uppercase()).replace("{HEAPS}", heaps)
}

/// A text with its paragraphs filled to the width of the headers.
fn fill(text: &str) -> String {
    const WIDTH: usize = 108;
    let paragraph = |paragraph: &str| {
        let mut lines = vec![String::new()];
        for word in paragraph.split_whitespace() {
            let line = lines.last_mut().expect("there is a line from the beginning");
            match line.len() + 1 + word.len() {
                _ if line.is_empty() => line.push_str(word),
                length if length <= WIDTH => *line += &format!(" {word}"),
                _ => lines.push(word.into()),
            }
        }
        lines.join("\n")
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// The specification that has a clause.
fn specification(clause: &str) -> &'static str {
    match clause {
        _ if clause.starts_with("MPI") => "MPI 4.1",
        _ if clause.starts_with("ISHMEM") => "Intel SHMEM 1.5",
        _ => "OpenSHMEM 1.6",
    }
}

/// What a row does, whether it is deprecated, and where it is specified.
fn description(row: &Row, api: Api) -> String {
    let deprecated = match row.deprecated {
        "" => String::new(),
        version => format!(" Deprecated since OpenSHMEM {version}."),
    };
    let clause = match row.clause {
        "" => String::new(),
        clause => format!(" ({}, {clause})", specification(clause)),
    };
    fill(&format!("{}{deprecated}{clause}", in_words_of(api, row.text)))
}
