//! One name for all types of a row, with a context or a team or without: selections in C11, overloads in C++.

use std::collections::BTreeSet;

use super::{c, rows};
use zeshmem_api_table::{Api, Family, Form, Of, Parameter, Passing, Row, of_row};

/// The generic names of an API.
pub fn header(api: Api) -> String {
    let name = api.prefix().trim_end_matches('_');
    let macros = format!("{}I", name.to_uppercase());
    let text =
        format!("One name for all types of a routine: selections in C11, overloads in C++. Included by {name}.h.");
    of(Generic { api, macros, of_lists: false }, &name.to_uppercase(), &text)
}

/// The generic names of what is appended to command lists.
pub fn of_lists() -> String {
    let text = "One name for all types of a routine on a command list: selections in C11, overloads in C++. Included by ishmemx.h.";
    of(Generic { api: Api::Ishmemx, macros: "ISHMEMXI_LIST".into(), of_lists: true }, "ISHMEMX_LISTS", text)
}

fn of(names: Generic, guard: &str, text: &str) -> String {
    let mut lines = vec!["\n#ifdef __cplusplus\nextern \"C++\" {".to_owned()];
    lines.extend(names.families().into_iter().map(|family| names.overloads(family)));
    lines.extend(names.families().into_iter().filter_map(|family| names.complex_overloads(family)));
    lines.extend(names.untyped().map(|row| names.overload_on_context(row)));
    lines.push("\n}\n#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L".into());
    lines.push(names.pickers());
    lines.extend(names.families().into_iter().map(|family| names.selections(family)));
    lines.extend(names.untyped().map(|row| names.selection_by_count(row)));
    lines.push("\n#endif".into());
    c::header(&format!("{guard}_GENERIC_H"), text, lines)
}

/// The generic names of an API.
struct Generic {
    api: Api,
    /// What its private macros begin with.
    macros: String,
    /// Whether the routines are those on command lists.
    of_lists: bool,
}

impl Generic {
    fn rows(&self) -> impl Iterator<Item = &'static Row> + use<'_> {
        let has = |row: &'static Row| match self.of_lists {
            true => of_row(row, self.api).iter().any(|entry| entry.form == Form::OnList),
            false => row.apis.contains(&self.api),
        };
        rows().filter(move |row| row.forms.generic && has(row))
    }

    /// Rows with types, by family, the families in the order in which they come.
    fn families(&self) -> Vec<Family> {
        let mut families = Vec::new();
        for family in self.rows().filter_map(Row::family) {
            if !families.contains(&family) {
                families.push(family);
            }
        }
        families
    }

    fn of(&self, family: Family) -> impl Iterator<Item = &'static Row> + use<'_> {
        self.rows().filter(move |row| row.family() == Some(family))
    }

    /// Rows without types: the name without a context serves for that with one, too.
    fn untyped(&self) -> impl Iterator<Item = &'static Row> + use<'_> {
        self.rows().filter(|row| row.family().is_none() && self.api == Api::Shmem)
    }

    /// The forms that share a name: that with fewer parameters, and that with one more.
    fn forms(&self, row: &Row) -> Vec<Form> {
        match self.api {
            _ if self.of_lists => vec![Form::OnList],
            Api::Shmem if row.forms.context => vec![Form::Plain, Form::OnContext],
            Api::Ishmem | Api::Ishmemx if row.forms.world => vec![Form::OverWorld, Form::Plain],
            _ => vec![Form::Plain],
        }
    }

    /// A row's name without the prefix.
    fn name(&self, row: &Row) -> String {
        format!("{}{}", row.name(), if self.of_lists { "_on_list" } else { "" })
    }

    /// What the names of a form begin with, without the last underscore.
    fn prefix(&self, form: Form) -> String {
        let infix = if form == Form::OnContext { "ctx" } else { "" };
        format!("{}{infix}", self.api.prefix()).trim_end_matches('_').into()
    }

    /// A macro with the overloads of a family for one type, called for each type that C++ can tell from the others.
    fn overloads(&self, family: Family) -> String {
        let overload = |row: &Row, form| {
            let generic = format!("{}{}", self.api.prefix(), self.name(row));
            let (result, parameters) = (c::result(row, form, "TYPE"), c::parameters(row, self.api, form, "TYPE"));
            let (prefix, name, arguments) = (self.prefix(form), self.name(row), c::passed(row, form));
            format!(
                "static inline {result} {generic}({parameters}) {{ return {prefix}_##NAME##_{name}({arguments}); }}"
            )
        };
        let bodies: Vec<_> =
            self.of(family).flat_map(|row| self.forms(row).into_iter().map(move |form| overload(row, form))).collect();
        let name = format!("{}_{}_OVERLOADS", self.macros, family.macro_name());
        let types = family.distinct_types(self.api);
        let calls: Vec<_> = types.iter().map(|ty| format!("{name}({}, {})", ty.name, ty.c)).collect();
        format!(
            "\n#define {name}(NAME, TYPE) \\\n    {}\n{}\n#undef {name}",
            bodies.join(" \\\n    "),
            calls.join("\n")
        )
    }

    /// The overloads of a family for C++'s complex numbers, which are laid out as C's are, where the program has included their header
    /// before.
    fn complex_overloads(&self, family: Family) -> Option<String> {
        let types = family.distinct_types(self.api);
        let calls: Vec<_> = types
            .iter()
            .filter_map(|ty| Some((ty.c, ty.c.strip_suffix(" _Complex")?)))
            .map(|(c, real)| format!("{}_STD_COMPLEX({c}, std::complex<{real}>)", self.macros))
            .collect();
        let overload = |row: &Row| {
            let [form] = self.forms(row)[..] else { unreachable!("sums and products are over teams alone") };
            let argument = |parameter: &Parameter| match parameter.kind.shape() {
                (Of::Element, Passing::In) => format!("reinterpret_cast<const C *>({})", parameter.name),
                (Of::Element, _) => format!("reinterpret_cast<C *>({})", parameter.name),
                _ => parameter.name.to_owned(),
            };
            let arguments: Vec<_> = row.parameters_in(form).iter().map(argument).collect();
            let (result, parameters) = (c::result(row, form, "TYPE"), c::parameters(row, self.api, form, "TYPE"));
            let generic = format!("{}{}", self.api.prefix(), self.name(row));
            format!("static inline {result} {generic}({parameters}) {{ return {generic}({}); }}", arguments.join(", "))
        };
        let bodies = || self.of(family).map(overload).collect::<Vec<_>>().join(" \\\n    ");
        (!calls.is_empty()).then(|| {
            let (name, calls) = (format!("{}_STD_COMPLEX", self.macros), calls.join("\n"));
            format!(
                "\n/* Where <complex> is included before. */\n#if defined _GLIBCXX_COMPLEX || defined _LIBCPP_COMPLEX\n\
                 #define {name}(C, TYPE) \\\n    {}\n{calls}\n#undef {name}\n#endif",
                bodies()
            )
        })
    }

    fn overload_on_context(&self, row: &Row) -> String {
        let form = Form::OnContext;
        let (result, parameters) = (c::result(row, form, "void"), c::parameters(row, self.api, form, "void"));
        let (name, arguments) = (row.name(), c::arguments(row, form));
        format!("\nstatic inline {result} shmem_{name}({parameters}) {{ return shmem_ctx_{name}({arguments}); }}")
    }

    /// How many parameters a row's longest form has.
    fn longest(&self, row: &Row) -> usize {
        row.parameters.len() + usize::from(self.forms(row).contains(&Form::OnContext))
    }

    /// Macros that give the argument after so many: with a context, or a team, there is one argument more, which moves
    /// another name to that place.
    fn pickers(&self) -> String {
        let counts = self.rows().filter(|row| self.forms(row).len() > 1).map(|row| self.longest(row));
        // shmem_sync is over a team or over an active set.
        let counts: BTreeSet<_> = counts.chain((self.api == Api::Shmem).then_some(4)).collect();
        let picker = |count: &usize| {
            let skipped: Vec<_> = (1..=*count).map(|index| format!("a{index}")).collect();
            format!("\n#define {}_AFTER_{count}({}, NAME, ...) NAME", self.macros, skipped.join(", "))
        };
        counts.iter().map(picker).collect()
    }

    /// A macro that selects a family's routine by the type behind a pointer, and the names that use it.
    fn selections(&self, family: Family) -> String {
        let select = format!("{}_SELECT_{}", self.macros, family.macro_name());
        let types = family.distinct_types(self.api);
        let cases: Vec<_> = types.iter().map(|ty| format!("{}: PREFIX##_{}_##NAME", ty.c, ty.name)).collect();
        let names: String = self.of(family).map(|row| self.selection(row, &select)).collect();
        format!(
            "\n#define {select}(POINTER, PREFIX, NAME) _Generic(*(POINTER), \\\n    {}){names}",
            cases.join(", \\\n    ")
        )
    }

    fn selection(&self, row: &Row, select: &str) -> String {
        let name = self.name(row);
        let pointer = row.telling().expect("a generic name is told by a pointer's type").name;
        let generic = format!("{}{name}", self.api.prefix());
        let call = |generic: &str, form| {
            let (prefix, arguments, passed) = (self.prefix(form), c::arguments(row, form), c::passed(row, form));
            format!("\n#define {generic}({arguments}) {select}({pointer}, {prefix}, {name})({passed})")
        };
        match self.forms(row)[..] {
            [shorter, longer] => {
                let internal = |form| {
                    let infix = match form {
                        Form::Plain | Form::OnList => "",
                        Form::OnContext => "ctx_",
                        Form::OverWorld => "world_",
                    };
                    format!("{}_{infix}{name}", self.macros.to_lowercase())
                };
                let calls = call(&internal(shorter), shorter) + &call(&internal(longer), longer);
                let (shorter, longer, picked) = (internal(shorter), internal(longer), self.longest(row));
                let macros = &self.macros;
                format!(
                    "{calls}\n#define {generic}(...) {macros}_AFTER_{picked}(__VA_ARGS__, {longer}, {shorter}, )(__VA_ARGS__)"
                )
            }
            [only] => call(&generic, only),
            _ => unreachable!("one name or two"),
        }
    }

    fn selection_by_count(&self, row: &Row) -> String {
        let (name, picked) = (row.name(), row.parameters.len() + 1);
        format!(
            "\n#define shmem_{name}(...) SHMEMI_AFTER_{picked}(__VA_ARGS__, shmem_ctx_{name}, shmem_{name}, )(__VA_ARGS__)"
        )
    }
}
