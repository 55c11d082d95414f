//! Pages to read: the routines that there are, and the manual.

use std::path::Path;

use super::headers::{LISTS, general};
use super::{NOTE, c, description, fill, in_words_of, is_for_all_types, rows};
use zeshmem_api_table::{Api, Entry, Form, Row, SECTIONS, Types, of_row};

/// The page of supported routines.
pub fn supported() -> String {
    let sections: String = SECTIONS.iter().map(|section| {
        let rows: String = section.rows.iter().map(row_of_table).collect();
        format!("\n## {}\n\n| routines | specified as | deprecated since | APIs | generic | in kernels | on command lists |\n|---|---|---|---|---|---|---|\n{rows}", section.title)
    }).collect();
    format!(
        "<!-- {NOTE} -->\n# Supported routines\n\n\
         {} C routines of OpenSHMEM 1.6 and its extensions, {} of Intel SHMEM and its extensions, {} symbols of the old\n\
         Fortran API. TYPE stands for the name of a type, SIZE for a number of bits, `[ctx_]` for a second form on a context.\n\
         Kernels have the routines that say so, declared by `ishmem_device.h`: for a work-item as `ishmem_NAME` or `ishmemx_NAME`,\n\
         for a work-group as `ishmemx_NAME_work_group`, and on a context as `ishmemx_ctx_NAME`. They also have `ishmemx_print`,\n\
         `ishmemx_printf`, and for timestamps `ishmemx_timestamp` and `ishmemx_timestamp_nbi`, in C++ with `ishmemx_ts_handle`.\n\
         Collectives of `ishmem.h` over a team are over all PEs where the team is left out. Every routine of `shmem.h` has a\n\
         profiling name in `pshmem.h`, and, but for `shmem_pcontrol` and the old names without a prefix or a type, an interface in\n\
         the Fortran module `shmem` (`shmem/shmem.f90`), where `shmem_signal_set` and `_add` are `shmem_set_signal` and\n\
         `shmem_add_signal`.\n{sections}\n{ABSENT}",
        count(&[Api::Shmem, Api::ShmemOld, Api::Shmemx]),
        count(&[Api::Ishmem, Api::Ishmemx]),
        count(&[Api::Fortran, Api::FortranOld]),
    )
}

/// What programs may look for in vain, and why.
const ABSENT: &str = "## Absent

| routines | why |
|---|---|
| `ishmemx_nop`, `ishmemx_nop_no_r`, `ishmemx_debug_test` | There they test and measure the thread that serves kernels' \
requests. Here kernels reach PEs of their node without that thread; the one that serves requests for PEs of other nodes has a ring of \
another form. |
";

fn count(apis: &[Api]) -> usize {
    apis.iter().map(|&api| zeshmem_api_table::entries(api).count()).sum()
}

fn row_of_table(row: &'static Row) -> String {
    let api = row.apis[0];
    let names = patterns(row, api).into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let apis: Vec<_> = row.apis.iter().map(|&api| header(api)).collect();
    let mut apis: Vec<_> = apis.into_iter().map(|name| format!("`{name}`")).collect();
    apis.dedup();
    let generic = if row.forms.generic { format!("`{}{}`", api.prefix(), row.name()) } else { String::new() };
    let on_lists = of_row(row, Api::Ishmemx).iter().any(|entry| entry.form == Form::OnList);
    let on_lists = patterns(row, Api::Ishmemx).into_iter().filter(|_| on_lists).map(|name| format!("`{name}_on_list`"));
    let on_lists = on_lists.collect::<Vec<_>>().join(", ");
    let (clause, deprecated, apis, in_kernels) = (row.clause, row.deprecated, apis.join(", "), in_kernels(row));
    format!("| {names} | {clause} | {deprecated} | {apis} | {generic} | {in_kernels} | {on_lists} |\n")
}

/// In which forms kernels have a row's routines.
fn in_kernels(row: &Row) -> String {
    if row.kernel.is_none() {
        return String::new();
    }
    let forms = [("work-item", true), ("work-group", row.forms.work_group), ("on a context", row.forms.context)];
    forms.into_iter().filter(|&(_, has)| has).map(|(form, _)| form).collect::<Vec<_>>().join(", ")
}

fn header(api: Api) -> &'static str {
    match api {
        Api::Shmem | Api::ShmemOld => "shmem.h",
        Api::Shmemx => "shmemx.h",
        Api::Ishmem => "ishmem.h",
        Api::Ishmemx => "ishmemx.h",
        Api::Kernel => "ishmem_device.h",
        Api::Fortran | Api::FortranOld => "mpp/shmem.fh",
    }
}

/// The names of a row's routines, with TYPE and SIZE for what varies.
fn patterns(row: &Row, api: Api) -> Vec<String> {
    let context = if row.forms.context && api == Api::Shmem { "[ctx_]" } else { "" };
    let (prefix, stem, suffix) = (format!("{}{context}", api.prefix()), row.stem, row.suffix);
    let mut names = Vec::new();
    if row.axis.types != Types::None {
        names.push(format!("{prefix}TYPE_{stem}{suffix}"));
    }
    let (bits, named): (Vec<_>, Vec<_>) = row.axis.sizes.iter().partition(|(size, _)| *size != "mem");
    if !bits.is_empty() {
        names.push(format!("{prefix}{stem}SIZE{suffix}"));
    }
    names.extend(named.iter().map(|(size, _)| format!("{prefix}{stem}{size}{suffix}")));
    if names.is_empty() {
        names.push(format!("{prefix}{stem}{suffix}"));
    }
    names
}

/// Writes the manual to a folder: a page for each row, under its generic name or its first routine's, and one under
/// each other name that leads there. What an older language has of a generic name is on the page of that.
pub fn write_manual(folder: &Path) -> Result<(), String> {
    let section = folder.join("man3");
    std::fs::create_dir_all(&section).map_err(|error| format!("{}: {error}", section.display()))?;
    let of_lists = |row| of_row(row, Api::Ishmemx).into_iter().partition(|entry| entry.form == Form::OnList);
    let pages = rows().flat_map(|row| {
        let (lists, extensions): (Vec<_>, Vec<_>) = of_lists(row);
        let others = Api::ALL.into_iter().filter(|&api| api != Api::Ishmemx && !api.is_fortran());
        let others = others.map(move |api| (row, api, "", of_row(row, api)));
        others.chain([(row, Api::Ishmemx, "", extensions), (row, Api::Ishmemx, "_on_list", lists)])
    });
    for (row, api, ending, mut entries) in pages {
        if api == Api::Shmem {
            let old = rows().flat_map(|row| of_row(row, Api::ShmemOld));
            entries.extend(old.filter(|old| is_for_all_types(row, &old.name)));
        }
        entries.retain(|entry| api != Api::ShmemOld || !rows().any(|row| is_for_all_types(row, &entry.name)));
        let Some(first) = entries.first() else { continue };
        let generic = row.forms.generic.then(|| format!("{}{}{ending}", api.prefix(), row.name()));
        let title = generic.unwrap_or(first.name.clone());
        crate::write_file(&section.join(format!("{title}.3")), &page(row, api, &title, &entries))?;
        for entry in entries.iter().filter(|entry| entry.name != title) {
            crate::write_file(&section.join(format!("{}.3", entry.name)), &format!(".so man3/{title}.3\n"))?;
        }
    }
    Ok(())
}

/// A page in man's language.
fn page(row: &Row, api: Api, title: &str, entries: &[Entry]) -> String {
    let text = in_man(&description(row, api));
    let line = text.replace('\n', " ");
    let (first_sentence, _) = line.split_once(". ").unwrap_or((&line, ""));
    let summary = first_sentence.trim_end_matches('.');
    let prototype = |entry: &Entry| {
        let old = if std::ptr::eq(entry.row, row) { "" } else { " /* deprecated; in C before C11 */" };
        in_man(&c::prototype(entry, &entry.name)) + old + "\n"
    };
    let prototypes: String = entries.iter().map(prototype).collect();
    let section = SECTIONS.iter().find(|section| section.rows.iter().any(|other| std::ptr::eq(other, row)));
    let on_list = entries.iter().any(|entry| entry.form == Form::OnList);
    let general = section.map_or(vec![], |section| general(section, on_list));
    let general = general.into_iter().map(|text| format!(".PP\n{}\n", in_man(&fill(&in_words_of(api, text)))));
    let general: String = general.collect();
    let on_list = if on_list { format!(".PP\n{}\n", in_man(&fill(LISTS))) } else { String::new() };
    let version = env!("CARGO_PKG_VERSION");
    format!(
        ".\\\" {NOTE}\n.TH {} 3 \"\" \"Zeshmem {version}\" \"{}\"\n.SH NAME\n{title} \\- {summary}\n.SH SYNOPSIS\n.nf\n\
         #include <{}>\n\n{prototypes}.fi\n.SH DESCRIPTION\n{text}\n{general}{on_list}.SH ERRORS\nA routine that returns int gives 0 or a\n\
         non-zero code, where it does not say otherwise; a void routine that is given an invalid argument ends the job with status 1. One\n\
         line on stderr names routine, argument, value and what is allowed.\n",
        title.to_uppercase(),
        if api.handles() == "ishmem" { "Intel SHMEM" } else { "OpenSHMEM" },
        header(api),
    )
}

/// A text that man takes for nothing else: it has its own meaning for backslashes, and for points that begin lines.
fn in_man(text: &str) -> String {
    let lines = text.lines().map(|line| match line.replace('\\', "\\e") {
        line if line.starts_with(['.', '\'']) => format!("\\&{line}"),
        line => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}
