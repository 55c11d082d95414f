//! Lists for headers and tests: macros that call another for each type, or for each routine.

use super::{c, rows};
use zeshmem_api_table::{Api, Family, Row, Type, entries};

/// Types of the families of `shmem.h`.
pub fn types() -> String {
    let text = "X(NAME, TYPE) for each type of a family; the DISTINCT lists have one name for each type that C can tell from\n\
                the others.";
    let lists = families(Api::Shmem).into_iter().flat_map(|family| {
        let name = family.macro_name();
        [
            list(&format!("SHMEMI_{name}_TYPES"), words(family.types())),
            list(&format!("SHMEMI_{name}_DISTINCT_TYPES"), words(family.distinct_types(Api::Shmem))),
        ]
    });
    c::header("SHMEM_TYPES_H", text, lists)
}

/// The families of an API, in the order in which its rows have them.
fn families(api: Api) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for family in rows().filter(|row| row.apis.contains(&api)).filter_map(Row::family) {
        if !families.contains(&family) {
            families.push(family);
        }
    }
    families
}

/// Types with their names in routines', for a list.
pub(super) fn words(types: Vec<Type>) -> impl Iterator<Item = (&'static str, &'static str)> {
    types.into_iter().map(|ty| (ty.name, ty.c))
}

/// Every routine of C's APIs, for tests that walk them all.
pub fn routines() -> String {
    let text = "X(NAME) for each routine of an API that the library exports; X(NAME, TYPE) for each type of a family of ishmem.h.";
    let apis = [
        ("SHMEM", &[Api::Shmem, Api::ShmemOld][..]),
        ("SHMEMX", &[Api::Shmemx]),
        ("ISHMEM", &[Api::Ishmem]),
        ("ISHMEMX", &[Api::Ishmemx]),
    ];
    let lists = apis.map(|(name, apis)| {
        let names: Vec<_> =
            apis.iter().copied().flat_map(entries).map(|entry| format!(" \\\n    X({})", entry.name)).collect();
        format!("\n#define {name}_ROUTINES(X){}", names.concat())
    });
    let profiled = [Api::Shmem, Api::Shmemx].into_iter().flat_map(entries);
    let pairs = profiled.filter_map(|entry| Some(format!(" \\\n    X({}, {})", entry.name, entry.profiling_name()?)));
    let profiling = format!("\n/* X(NAME, PROFILING_NAME) */\n#define PSHMEM_ROUTINES(X){}", pairs.collect::<String>());
    let types = families(Api::Ishmem)
        .into_iter()
        .map(|family| list(&format!("ISHMEM_{}_TYPES", family.macro_name()), words(family.types_in(Api::Ishmem))));
    c::header("TESTS_ROUTINES_H", text, lists.into_iter().chain([profiling]).chain(types))
}

/// `#define NAME(X) X(NAME, TYPE) ...`
pub(super) fn list<'a>(name: &str, words: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let calls: Vec<_> = words.map(|(name, ty)| format!("X({name}, {ty})")).collect();
    format!("\n#define {name}(X) \\\n    {}", calls.join(" \\\n    "))
}
