//! Names of kernels' routines that say no type or no team.

use std::collections::BTreeSet;

use super::{Crew, Elements, api, declaration, name, result};
use crate::generate::{c, rows};
use zeshmem_api_table::{Form, Returns, Row, kernel_entries};

/// The header of these names.
pub fn header() -> String {
    let text = "One name for all types of a routine, as in ishmem_put(dest, ...), and collectives without a team, over all PEs: \
                overloads, which OpenCL C has by an attribute, and macros by the number of arguments where the type is in the \
                name. Part of ishmem_device.h.";
    let mut lines = vec![OVERLOAD.to_owned()];
    lines.push("#define ISHMEMI_GIVEN_TEAM(...) (__VA_ARGS__)".into());
    lines.push("#define ISHMEMI_WORLD_TEAM(...) (ISHMEM_TEAM_WORLD, __VA_ARGS__)".into());
    lines.extend(counts().into_iter().map(by_count));
    lines.extend(kernel_entries().filter(|entry| entry.row.forms.world).map(|entry| {
        let (name, count) = (&entry.name, entry.row.parameters.len());
        format!("#define {name}(...) {name} ISHMEMI_WITH_TEAM_{count}(__VA_ARGS__)")
    }));
    lines.extend(generic_rows().map(generic_overloads));
    c::header("ISHMEM_DEVICE_NAMES_H", text, lines)
}

const OVERLOAD: &str = "\n#ifdef __cplusplus\n#define ISHMEMI_OVERLOAD static inline\n#else\n\
                        #define ISHMEMI_OVERLOAD static inline __attribute__((overloadable))\n#endif\n";

pub(super) fn of_kernels() -> impl Iterator<Item = &'static Row> {
    rows().filter(|row| row.kernel.is_some() && api(row).is_some())
}

fn generic_rows() -> impl Iterator<Item = &'static Row> {
    of_kernels().filter(|row| row.forms.generic && row.family().is_some())
}

/// The forms of a row's routines, and who calls them.
pub(super) fn callers(row: &Row) -> impl Iterator<Item = (Form, Crew)> + use<> {
    let (context, work_group) = (row.forms.context, row.forms.work_group);
    let all = [Form::Plain, Form::OnContext].map(|form| [Crew::WorkItem, Crew::WorkGroup].map(|crew| (form, crew)));
    all.into_iter()
        .flatten()
        .filter(move |&(form, crew)| (form == Form::Plain || context) && (crew == Crew::WorkItem || work_group))
}

/// Parameters as they are declared, and as they are passed on: without a team where that is the world.
fn parameters(row: &Row, form: Form, of_world: bool) -> (String, String) {
    let own = row.parameters_in(if of_world { Form::OverWorld } else { Form::Plain });
    let context = || (form == Form::OnContext).then(|| "ctx".to_owned());
    let declared = own.iter().map(|parameter| declaration(parameter, "TYPE"));
    let declared: Vec<_> = context().map(|ctx| format!("ishmemx_ctx_t {ctx}")).into_iter().chain(declared).collect();
    let passed = own.iter().map(|parameter| parameter.name.to_owned());
    let team = of_world.then(|| "ISHMEM_TEAM_WORLD".to_owned());
    let passed: Vec<_> = context().into_iter().chain(team).chain(passed).collect();
    (declared.join(", "), passed.join(", "))
}

/// What goes before the call of a row's routine.
fn returning(row: &Row) -> &'static str {
    if row.returns == Returns::Nothing { "" } else { "return " }
}

/// Calls of a macro with inline functions for each type of a row.
fn for_types(list: &str, functions: Vec<String>) -> String {
    let functions = functions.join(" \\\n    ");
    format!("#define ISHMEMI_ROW(NAME, TYPE, KIND) \\\n    {functions}\n{list}(ISHMEMI_ROW)\n#undef ISHMEMI_ROW")
}

/// Names without a type, with a team and without.
fn generic_overloads(row: &'static Row) -> String {
    let family = row.family().expect("it has types");
    let worlds = if row.forms.world { &[false, true][..] } else { &[false] };
    let function = |(form, crew)| {
        let (generic, typed) = (untyped(row, form, crew), name(row, form, crew, Elements::Typed));
        worlds.iter().map(move |&of_world| {
            let (declared, passed) = parameters(row, form, of_world);
            format!(
                "ISHMEMI_OVERLOAD {}{generic}({declared}) {{ {}{typed}({passed}); }}",
                result(row, "TYPE"),
                returning(row)
            )
        })
    };
    let list = format!("ISHMEMI_{}_DISTINCT_TYPES", family.macro_name());
    for_types(&list, callers(row).flat_map(function).collect())
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
