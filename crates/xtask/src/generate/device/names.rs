//! Names of kernels' routines that say no type or no team.

use std::collections::BTreeSet;

use super::{Crew, Elements, callers, name, of_kernels, parameters, result, shapes};
use crate::generate::c;
use zeshmem_api_table::{Form, Returns, Row, kernel_entries};

/// The header of these names.
pub fn header() -> String {
    let text = "One name for all types of a routine, as in ishmem_put(dest, ...): overloads, which OpenCL C has by an attribute. \
                Collectives without a team are over all PEs: macros by the number of arguments. Part of ishmem_device.h.";
    let mut lines = vec![OVERLOAD.to_owned()];
    lines.extend(generic_rows().map(|row| {
        let overload = |(form, crew)| {
            format!(
                "ISHMEMI_API ISHMEMI_OVERLOAD {} {} ISHMEMI_LINKED_AS({});",
                shapes::name(row, form, Elements::Typed),
                untyped(row, form, crew),
                name(row, form, crew, Elements::Typed)
            )
        };
        for_types(row, callers(row).map(overload).collect())
    }));
    // The macros below have the names of what is defined there.
    lines.push(DEFINITIONS.into());
    lines.push("#define ISHMEMI_GIVEN_TEAM(...) (__VA_ARGS__)".into());
    lines.push("#define ISHMEMI_WORLD_TEAM(...) (ISHMEM_TEAM_WORLD, __VA_ARGS__)".into());
    lines.extend(counts().into_iter().map(by_count));
    let routines = kernel_entries().map(|entry| (entry.name, entry.row));
    let generic = generic_rows().flat_map(|row| callers(row).map(move |(form, crew)| (untyped(row, form, crew), row)));
    lines.extend(routines.chain(generic).filter(|(_, row)| row.forms.world).map(|(name, row)| {
        format!("#define {name}(...) {name} ISHMEMI_WITH_TEAM_{}(__VA_ARGS__)", row.parameters.len())
    }));
    c::header("ISHMEM_DEVICE_NAMES_H", text, lines)
}

const DEFINITIONS: &str = "\n#if defined(ISHMEM_DEVICE_LIBRARY) || defined(ISHMEM_DEVICE_INLINE)\n\
                           #include \"bodies/routines.h\"\n#endif\n";

/// An overload is another name of a routine of the library; where nothing is linked it has a body.
const OVERLOAD: &str = "\n#ifdef __cplusplus\n#define ISHMEMI_OVERLOAD\n#else\n\
                        #define ISHMEMI_OVERLOAD __attribute__((overloadable))\n#endif\n\
                        #ifdef ISHMEM_DEVICE_INLINE\n#define ISHMEMI_LINKED_AS(ROUTINE)\n#else\n\
                        #define ISHMEMI_LINKED_AS(ROUTINE) __asm__(#ROUTINE)\n#endif\n";

/// The bodies of the overloads.
pub fn definitions() -> impl Iterator<Item = String> {
    generic_rows().map(|row| {
        let definition = |(form, crew)| {
            let context = (form == Form::OnContext).then_some("ctx");
            let passed = context.into_iter().chain(row.parameters.iter().map(|parameter| parameter.name));
            format!(
                "ISHMEMI_API ISHMEMI_OVERLOAD {}{}({}) {{ {}{}({}); }}",
                result(row, "TYPE"),
                untyped(row, form, crew),
                parameters(row, form, Elements::Typed),
                if row.returns == Returns::Nothing { "" } else { "return " },
                name(row, form, crew, Elements::Typed),
                passed.collect::<Vec<_>>().join(", ")
            )
        };
        for_types(row, callers(row).map(definition).collect())
    })
}

fn generic_rows() -> impl Iterator<Item = &'static Row> {
    of_kernels().filter(|row| row.forms.generic && row.family().is_some())
}

/// Lines for each type of a row that OpenCL C can tell from the others.
fn for_types(row: &Row, lines: Vec<String>) -> String {
    let lines = lines.join(" \\\n    ");
    let list = format!("ISHMEMI_{}_DISTINCT_TYPES", row.family().expect("it has types").macro_name());
    format!("#define ISHMEMI_ROW(NAME, TYPE, KIND) \\\n    {lines}\n{list}(ISHMEMI_ROW)\n#undef ISHMEMI_ROW")
}

/// A routine's name without its type.
pub(super) fn untyped(row: &Row, form: Form, crew: Crew) -> String {
    name(row, form, crew, Elements::Typed).replace("##NAME##_", "")
}

/// How many parameters collectives have.
fn counts() -> BTreeSet<usize> {
    of_kernels().filter(|row| row.forms.world).map(|row| row.parameters.len()).collect()
}

/// A macro that gives the argument after so many, and one that puts the world where an argument is missing.
fn by_count(count: usize) -> String {
    let skipped: Vec<_> = (1..=count).map(|index| format!("a{index}")).collect();
    format!(
        "#define ISHMEMI_AFTER_{count}({}, NAME, ...) NAME\n\
         #define ISHMEMI_WITH_TEAM_{count}(...) \\\n    \
             ISHMEMI_AFTER_{count}(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)",
        skipped.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_without_a_type_are_of_no_routine() {
        let routines: BTreeSet<_> = kernel_entries().map(|entry| entry.name).collect();
        let generic = generic_rows().flat_map(|row| callers(row).map(move |(form, crew)| untyped(row, form, crew)));
        let generic: Vec<_> = generic.collect();
        assert!(generic.iter().all(|name| !routines.contains(name)));
        assert_eq!(generic.iter().collect::<BTreeSet<_>>().len(), generic.len());
    }
}
