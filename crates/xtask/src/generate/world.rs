//! Collectives of `ishmem.h` and `ishmemx.h` without a team, over all PEs, under the names that have one: C++ tells them apart by their
//! parameters, C by how many there are.

use std::collections::BTreeSet;

use super::{c, rows};
use zeshmem_api_table::{Api, Element, Entry, Form, Row, of_row};

/// The header of these names in an API. That of `ishmemx.h` comes after that of `ishmem.h`, and uses its macros.
pub fn header(api: Api) -> String {
    let name = api.prefix().trim_end_matches('_');
    let text = format!(
        "Collectives over all PEs: the names of those over a team, without the team. Overloads in C++; in C macros that put\n\
         ISHMEM_TEAM_WORLD first where an argument is missing. Included by {name}.h."
    );
    let mut lines = vec!["\n#ifdef __cplusplus\nextern \"C++\" {".to_owned()];
    lines.extend(entries(api).map(|entry| overload(&entry)));
    lines.push("\n}\n#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 199901L".into());
    if api == Api::Ishmem {
        lines.push(WITH_TEAM.into());
        lines.extend(counts().into_iter().map(with_team_of));
    }
    lines.push(String::new());
    lines.extend(entries(api).map(|entry| by_count(&entry)));
    lines.push("\n#endif".into());
    c::header(&format!("{}_WORLD_H", name.to_uppercase()), &text, lines)
}

const WITH_TEAM: &str = "\n#define ISHMEMI_GIVEN_TEAM(...) (__VA_ARGS__)\n\
                         #define ISHMEMI_WORLD_TEAM(...) (ISHMEM_TEAM_WORLD, __VA_ARGS__)";

fn of_world() -> impl Iterator<Item = &'static Row> {
    rows().filter(|row| row.forms.world && [Api::Ishmem, Api::Ishmemx].iter().any(|api| row.apis.contains(api)))
}

fn entries(api: Api) -> impl Iterator<Item = Entry> {
    of_world().flat_map(move |row| of_row(row, api)).filter(|entry| entry.form == Form::Plain)
}

/// How many parameters the routines with a team have.
fn counts() -> BTreeSet<usize> {
    of_world().map(|row| row.parameters.len()).collect()
}

fn overload(entry: &Entry) -> String {
    let element = match entry.element {
        Element::Type(ty) => ty.c,
        _ => "void",
    };
    let (row, name) = (entry.row, &entry.name);
    let (result, passed) = (c::result(row, Form::OverWorld, element), c::passed(row, Form::OverWorld));
    let parameters = c::parameters(row, entry.api, Form::OverWorld, element);
    format!("static inline {result} {name}({parameters}) {{ return {name}({passed}); }}")
}

/// The arguments of a routine with so many parameters, with a team in any case.
fn with_team_of(count: usize) -> String {
    let skipped: Vec<_> = (1..=count).map(|index| format!("a{index}")).collect();
    let skipped = skipped.join(", ");
    format!(
        "#define ISHMEMI_TEAM_AFTER_{count}({skipped}, NAME, ...) NAME\n\
         #define ISHMEMI_WITH_TEAM_{count}(...) \\\n    \
             ISHMEMI_TEAM_AFTER_{count}(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)"
    )
}

fn by_count(entry: &Entry) -> String {
    let (name, count) = (&entry.name, entry.row.parameters.len());
    format!("#define {name}(...) {name} ISHMEMI_WITH_TEAM_{count}(__VA_ARGS__)")
}
