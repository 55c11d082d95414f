//! Declarations in C, by sections and rows.

use super::{c, description, fill, in_words_of, is_for_all_types, rows};
use zeshmem_api_table::{Api, Entry, Form, SECTIONS, Section, entries, of_row};

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

/// `ishmemx.h`'s routines on command lists.
pub fn lists() -> String {
    c::header("ISHMEM_LISTS_H", LISTS, declarations_in(&[Api::Ishmemx], |entry| entry.form == Form::OnList))
}

/// What all routines on command lists have in common.
pub const LISTS: &str = "Routines in stream order; ishmemx.h includes this. Each appends one kernel, or a copy for a put or get of ISHMEM_LIST_COPY_BYTES and more, where that is not 0, to `list`, a command list of the program's \
    (regular or immediate, in order or not, of a queue group that computes), and does when the list executes what the routine of ishmem.h of its name does when it is \
    called. A closed list does so each time that it is executed.\n\n\
    Order. The kernel starts when the `n_wait` events at `wait` are signalled, and signals `signal_event`, where that is not NULL, \
    when it has ended. It is ordered with what else is on the list as any command is: by events and barriers, or by its place on a \
    list in order. What it stored is then complete at its target, also of the forms that end in _nbi, and what it got is there; the \
    event's scope says whether the host sees it. Collectives of one team must execute one after the other, in the same order on all \
    PEs, by kernels that may run at the same time. A kernel that waits keeps its engine: on a device with one engine for kernels what is to end the wait \
    has to come from another PE, from the host, or from commands before it. A short collective need not synchronise, and `dest` has to be free as in kernels: \
    ishmem/device/collectives.h says when.\n\n\
    Memory. Symmetric objects lie in the heap of ishmem_malloc. `source`, `dest` of get, `indices`, `status`, `cmp_values`, `ret`, and the \
    offsets and counts of alltoallv are memory that the device reaches, such as zeMemAllocHost's. They are read and written when the list executes; other arguments \
    are taken as they are when the routine is called. `ret` gets what the routine of ishmem.h returns; NULL gets nothing.\n\n\
    Errors. The result is 0, or non-zero after a line on stderr, with nothing appended: for a list that is NULL or, where the driver \
    tells, of another context or device than ishmemx_ze_handles has; for a PE, root, team, stride, comparison or signal operation \
    that there is not; for an object that is not symmetric or, of a reduction, a wait or a signal, not aligned; for pointers that the driver refuses. Of a closed \
    list the driver decides, and may lose the routine. PEs compare the routines and bytes of a collective, but not types. What can be known \
    only when the list executes, such as where the blocks of a collect go, what alltoallv sends and where that goes, or that a team has ended, ends the job then, with a message. \
    The list may be executed until ishmem_finalize, and one thread at a time may append to it.";

/// The routines' names for a tool that defines the usual ones itself.
pub fn profiling() -> String {
    let text = "Profiling: every routine of shmem.h has a second name, which begins with a p. A tool defines the usual name, in\n\
                the program or in a library that LD_PRELOAD names, and calls the second.\n\
                (OpenSHMEM 1.6, Profiling Interface)";
    let entries = [Api::Shmem, Api::ShmemOld, Api::Shmemx].into_iter().flat_map(entries);
    let names = entries.filter_map(|entry| Some(c::prototype(&entry, &entry.profiling_name()?)));
    let clang = "#if defined __cplusplus && defined __clang__\n#pragma clang diagnostic";
    let opening = format!(
        "\n#include \"shmem.h\"\n\n{clang} push\n#pragma clang diagnostic ignored \"-Wc99-extensions\" /* complex types of C */\n\
         #endif\n\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n"
    );
    let closing = format!("\n#ifdef __cplusplus\n}}\n#endif\n\n{clang} pop\n#endif");
    c::header("PSHMEM_H", text, [opening].into_iter().chain(names).chain([closing]))
}

/// The library's name and version, for the preprocessor.
pub fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let text = "What shmem_info_get_name gives, for the preprocessor.";
    c::header("SHMEM_VERSION_H", text, [format!("\n#define SHMEM_VENDOR_STRING \"Zeshmem {version}\"")])
}

/// What holds for all routines of a section on the host, or on command lists, where they are kernels.
pub fn general(section: &Section, on_list: bool) -> Vec<&'static str> {
    let texts = [section.text, if on_list { "" } else { section.on_host }];
    texts.into_iter().filter(|text| !text.is_empty()).collect()
}

/// The declarations of APIs that share a header.
fn declarations(apis: &[Api]) -> Vec<String> {
    declarations_in(apis, |entry| entry.form != Form::OnList)
}

/// Those of routines that a header has.
fn declarations_in(apis: &[Api], has: impl Fn(&Entry) -> bool) -> Vec<String> {
    let routines = |row| apis.iter().flat_map(move |&api| of_row(row, api)).filter(&has).collect::<Vec<_>>();
    let mut lines = Vec::new();
    for section in &SECTIONS {
        let rows: Vec<_> =
            section.rows.iter().map(|row| (row, routines(row))).filter(|(_, routines)| !routines.is_empty()).collect();
        if rows.is_empty() {
            continue;
        }
        let on_list = rows.iter().all(|(_, routines)| routines.iter().all(|entry| entry.form == Form::OnList));
        let text = [&[section.title], &general(section, on_list)[..]].concat().join("\n\n");
        let rule = format!("\n/* {}\n", "-".repeat(93));
        let heading = c::comment(&fill(&in_words_of(apis[0], &text)));
        lines.push(heading.replacen("/* ", &format!("{rule} * "), 1));
        for (row, routines) in rows {
            lines.push(format!("\n{}", c::comment(&description(row, apis[0]))));
            lines.extend(routines.iter().map(declaration));
        }
    }
    lines
}

/// A routine's declaration, which says whether kernels in SYCL call it.
fn declaration(entry: &Entry) -> String {
    let prototype = c::prototype(entry, &entry.name);
    if entry.api == Api::ShmemOld && rows().any(|row| is_for_all_types(row, &entry.name)) {
        return format!(
            "#ifndef __cplusplus /* which has a function of this name for each type */\n{prototype}\n#endif"
        );
    }
    // Printing is in the device library by hand.
    let is_in_kernels = entry.row.kernel.is_some() || entry.row.stem == "print";
    let is_device = is_in_kernels && entry.form == Form::Plain && entry.api.handles() == "ishmem";
    if is_device { format!("ISHMEM_DEVICE_ATTRIBUTES {prototype}") } else { prototype }
}
