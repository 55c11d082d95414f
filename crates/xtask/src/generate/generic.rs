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
    lines.push(names.helpers());
    lines.extend(names.families().into_iter().map(|family| names.selections(family)));
    lines.extend(names.untyped().map(|row| names.selection_on_context(row)));
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
        self.rows().filter(|row| row.family().is_none() && self.forms(row).contains(&Form::OnContext))
    }

    /// The forms that share a name: that with fewer parameters, and that with one more.
    fn forms(&self, row: &Row) -> Vec<Form> {
        match self.api {
            _ if self.of_lists => vec![Form::OnList],
            Api::Shmem | Api::Shmemx if row.forms.context => vec![Form::Plain, Form::OnContext],
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
        let (generic, on_context) = (self.prefix(Form::Plain), self.prefix(form));
        format!(
            "\nstatic inline {result} {generic}_{name}({parameters}) {{ return {on_context}_{name}({arguments}); }}"
        )
    }

    /// What the selections of rows with two forms need. The types of arguments tell whether there is a context; a team is
    /// told by how many arguments there are, since a call without one has to get it.
    fn helpers(&self) -> String {
        let macros = &self.macros;
        let has = |form| self.rows().any(|row| row.family().is_some() && self.forms(row).contains(&form));
        if has(Form::OnContext) {
            return format!(
                "\n/* To a macro a comma in braces ends an argument. So no more arguments are looked at than has to be: those up to\n \
                  * the pointer that tells the type, and the second where there may be a context. These need parentheses around\n \
                  * braces with commas, as in shmem_put(dest, ((int[]){{1, 2}}), 2, pe). */\n\
                 #define {macros}_POINTER(FIRST, SECOND, ...) _Generic((FIRST), shmem_ctx_t: (SECOND), default: (FIRST))"
            );
        }
        let counts: BTreeSet<_> = self
            .rows()
            .filter(|row| self.forms(row).contains(&Form::OverWorld))
            .map(|row| row.parameters.len())
            .collect();
        let picker = |count: &usize| {
            let skipped: Vec<_> = (1..=*count).map(|index| format!("a{index}")).collect();
            format!("\n#define {macros}_AFTER_{count}({}, NAME, ...) NAME", skipped.join(", "))
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
        let (macros, name) = (&self.macros, self.name(row));
        let pointer = row.telling().expect("a generic name is told by a pointer's type").name;
        let generic = format!("{}{name}", self.api.prefix());
        match self.forms(row)[..] {
            [Form::Plain, Form::OnContext] => {
                let of =
                    |form| format!("{select}({macros}_POINTER(first, __VA_ARGS__, ), {}, {name})", self.prefix(form));
                self.by_context(&generic, &of(Form::OnContext), &of(Form::Plain))
            }
            [Form::OverWorld, Form::Plain] => {
                let call = |generic: &str, form| {
                    let (prefix, arguments, passed) =
                        (self.prefix(form), c::arguments(row, form), c::passed(row, form));
                    format!("\n#define {generic}({arguments}) {select}({pointer}, {prefix}, {name})({passed})")
                };
                let internal = |infix| format!("{}_{infix}{name}", macros.to_lowercase());
                let (over_world, over_team, count) = (internal("world_"), internal(""), row.parameters.len());
                let calls = call(&over_world, Form::OverWorld) + &call(&over_team, Form::Plain);
                format!(
                    "{calls}\n#define {generic}(...) {macros}_AFTER_{count}(__VA_ARGS__, {over_team}, {over_world}, )(__VA_ARGS__)"
                )
            }
            [only] => {
                let names = row.parameters_in(only).into_iter().map(|parameter| parameter.name);
                let before: Vec<_> = names.take_while(|name| *name != pointer).chain([pointer]).collect();
                let (before, prefix) = (before.join(", "), self.prefix(only));
                format!(
                    "\n#define {generic}({before}, ...) {select}({pointer}, {prefix}, {name})({before}, __VA_ARGS__)"
                )
            }
            _ => unreachable!("one name or two"),
        }
    }

    fn selection_on_context(&self, row: &Row) -> String {
        let of = |form| format!("{}_{}", self.prefix(form), row.name());
        self.by_context(&of(Form::Plain), &of(Form::OnContext), &of(Form::Plain))
    }

    /// A name that is one function where a context comes first, and otherwise another.
    fn by_context(&self, generic: &str, on_context: &str, plain: &str) -> String {
        format!(
            "\n#define {generic}(first, ...) \\\n    \
                 _Generic((first), shmem_ctx_t: {on_context}, \\\n        \
                     default: {plain})(first, __VA_ARGS__)"
        )
    }
}
