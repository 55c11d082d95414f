//! What the API table becomes in each language, and what `level-zero-sys` becomes in the CPU driver.

mod c;
mod thunks;

use std::path::Path;
use zeshmem_api_table::{Family, ISHMEM_OPERATIONS, Kind, Operation, SHMEM_OPERATIONS};

const NOTE: &str = "Generated from crates/api-table by `cargo xtask generate`; do not edit.";

/// Every generated file: its path below the root, and its text.
fn files(root: &Path) -> Result<[(&'static str, String); 9], String> {
    let bindings = crate::read_file(&root.join("crates/level-zero-sys/src/bindings.rs"))?;
    Ok([
        ("crates/ze-cpu/src/ddi/generated.rs", crate::driver::text(&bindings)),
        ("include/ishmem/typed.h", ishmem_prototypes()),
        ("include/ishmem/device_types.h", device_types()),
        ("include/shmem/typed.h", shmem_prototypes()),
        ("include/shmem/types.h", shmem_types()),
        ("include/shmem/generic.h", shmem_generic()),
        ("include/shmem/version.h", shmem_version()),
        ("crates/capi/src/typed.rs", thunks::ishmem()),
        ("crates/capi/src/shmem_typed.rs", thunks::shmem()),
    ])
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

fn ishmem_prototypes() -> String {
    let text = "The typed routines of the host, included by ishmem.h.";
    c::header("ISHMEM_TYPED_H", text, |lines| {
        for operation in &ISHMEM_OPERATIONS {
            lines.comment(operation.text);
            for routine in operation.routines("ishmem") {
                lines.push(c::prototype(operation, &routine, "ishmem", false));
            }
        }
    })
}

fn device_types() -> String {
    let text = "X(NAME, TYPE) for each type of a family, in OpenCL C.";
    c::header("ISHMEM_DEVICE_TYPES_H", text, |lines| {
        for (family, name) in [
            (Family::Device, "RMA"),
            (Family::Amo, "AMO"),
            (Family::ExtendedAmo, "EXTENDED_AMO"),
            (Family::BitwiseAmo, "BITWISE_AMO"),
        ] {
            let types = family.types();
            let words = types.iter().filter_map(|ty| Some((ty.name, ty.opencl?)));
            lines.list(&format!("ISHMEMI_{name}_TYPES"), words);
        }
    })
}

fn shmem_prototypes() -> String {
    let text = "The typed routines, included by shmem.h. Those that begin with shmem_ctx_ work on a context, whose\n\
                PE numbers are those of its team; the others on SHMEM_CTX_DEFAULT.";
    c::header("SHMEM_TYPED_H", text, |lines| {
        for operation in &SHMEM_OPERATIONS {
            lines.comment(operation.text);
            for (prefix, on_context) in forms(operation) {
                let routines = operation.routines(prefix);
                for routine in routines.iter().filter(|routine| !c::is_inline(operation, routine)) {
                    lines.push(c::prototype(operation, routine, "shmem", on_context));
                }
            }
        }
    })
}

/// The families of `shmem.h` as C spells them in names.
const FAMILIES: [(Family, &str); 4] = [
    (Family::Rma, "RMA"),
    (Family::Amo, "AMO"),
    (Family::ExtendedAmo, "EXTENDED_AMO"),
    (Family::BitwiseAmo, "BITWISE_AMO"),
];

fn shmem_types() -> String {
    let text = "X(NAME, TYPE) for each type of a family; the DISTINCT lists have one name for each type that C\n\
                can tell from the others.";
    c::header("SHMEM_TYPES_H", text, |lines| {
        for (family, name) in FAMILIES {
            let words = |ty: &zeshmem_api_table::Type| (ty.name, ty.c);
            lines.list(&format!("SHMEMI_{name}_TYPES"), family.types().iter().map(words));
            lines.list(&format!("SHMEMI_{name}_DISTINCT_TYPES"), family.distinct_types().iter().map(words));
        }
    })
}

fn shmem_generic() -> String {
    let text = "One name for all types of an operation, with a context or without: selections in C11, overloads in\n\
                C++. Included by shmem.h.";
    c::header("SHMEM_GENERIC_H", text, |lines| {
        lines.push(String::new());
        lines.push("#ifdef __cplusplus".into());
        lines.push("extern \"C++\" {".into());
        for (family, name) in FAMILIES {
            lines.overloads(name, &generic_operations(family));
        }
        lines.push(String::new());
        lines.push("}".into());
        lines.push("#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L".into());
        lines.pickers(SHMEM_OPERATIONS.iter().map(|operation| operation.parameters.len()));
        for (family, name) in FAMILIES {
            lines.selections(name, &family.distinct_types(), &generic_operations(family));
        }
        lines.push(String::new());
        lines.push("#endif".into());
    })
}

fn shmem_version() -> String {
    let text = "What shmem_info_get_name gives, for the preprocessor.";
    c::header("SHMEM_VERSION_H", text, |lines| {
        let version = env!("CARGO_PKG_VERSION");
        lines.push(format!("\n#define SHMEM_VENDOR_STRING \"Zeshmem {version}\""));
    })
}

fn generic_operations(family: Family) -> Vec<&'static Operation> {
    SHMEM_OPERATIONS.iter().filter(|operation| operation.generic && operation.family == family).collect()
}

/// The prefixes under which an operation exists, and whether it takes a context there.
fn forms(operation: &Operation) -> Vec<(&'static str, bool)> {
    let mut forms = vec![("shmem", false)];
    if operation.contexts {
        forms.push(("shmem_ctx", true));
    }
    forms
}

/// An operation's parameters in a language's words, as a list.
fn list(operation: &Operation, parameter: impl Fn(&str, Kind) -> String) -> String {
    let parameters: Vec<_> = operation.parameters.iter().map(|&(name, kind)| parameter(name, kind)).collect();
    parameters.join(", ")
}
