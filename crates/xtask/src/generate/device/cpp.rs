//! Routines for kernels in C++, beside those that hosts have, too: what the device library calls them, what a host does in
//! their place, and the same with a group as last argument and without type or team.

use super::names::untyped;
use super::{Crew, Elements, FAMILIES, api, callers, name, of_kernels};
use crate::generate::c;
use crate::generate::lists::{list, words};
use zeshmem_api_table::{Api, Axis, Form, Kind, Row};

/// The header of these routines.
pub fn header() -> String {
    let text = "Routines for kernels in C++ that ishmem.h and ishmemx.h do not have. Included by ishmemx_kernels.h, which says \
                what they have in common.";
    let lists = FAMILIES.into_iter().flat_map(|family| {
        let name = family.macro_name();
        [
            list(&format!("ISHMEMXI_{name}_TYPES"), words(family.types_in(Api::Ishmem))),
            list(&format!("ISHMEMXI_{name}_DISTINCT_TYPES"), words(family.distinct_types(Api::Ishmem))),
        ]
    });
    c::header("ISHMEM_KERNELS_H", text, lists.chain(of_kernels().flat_map(of_row)))
}

/// A row's routines for each type and size, and without a type.
fn of_row(row: &'static Row) -> Vec<String> {
    let routines = || callers(row).filter(|&(form, crew)| !is_hosts(row, form, crew));
    let of = |elements| -> Vec<String> {
        routines().flat_map(|(form, crew)| Routine { row, form, crew, elements }.lines()).collect()
    };
    let through = |parameters: &str, lines: Vec<String>, calls: String| {
        format!("\n#define ISHMEMXI_ROW({parameters}) \\\n    {}\n{calls}#undef ISHMEMXI_ROW", lines.join(" \\\n    "))
    };
    let mut text = Vec::new();
    if routines().next().is_none() {
        return text;
    }
    if let Some(family) = row.family() {
        let call = |types| format!("ISHMEMXI_{}_{types}(ISHMEMXI_ROW)\n", family.macro_name());
        text.push(through("NAME, TYPE", of(Elements::Typed), call("TYPES")));
        if row.forms.generic {
            let lines = routines()
                .flat_map(|(form, crew)| Routine { row, form, crew, elements: Elements::Typed }.for_all_types());
            text.push(through("NAME, TYPE", lines.collect(), call("DISTINCT_TYPES")));
        }
    }
    if !row.axis.sizes.is_empty() {
        let calls = row.axis.sizes.iter().map(|(size, bytes)| format!("ISHMEMXI_ROW({size}, {bytes})\n"));
        text.push(through("BITS, BYTES", of(Elements::Sized), calls.collect()));
    }
    if row.axis == Axis::ONCE {
        text.push(format!("\n{}", of(Elements::None).join("\n")));
    }
    text
}

/// Whether a header for hosts declares it.
fn is_hosts(row: &Row, form: Form, crew: Crew) -> bool {
    form == Form::Plain && crew == Crew::WorkItem && api(row) != Some(Api::Kernel)
}

/// A routine of the device library.
struct Routine {
    row: &'static Row,
    form: Form,
    crew: Crew,
    elements: Elements,
}

impl Routine {
    fn name(&self) -> String {
        name(self.row, self.form, self.crew, self.elements)
    }

    fn result(&self) -> String {
        c::result(self.row, Form::Plain, self.element())
    }

    fn element(&self) -> &'static str {
        if self.elements == Elements::Typed { "TYPE" } else { "void" }
    }

    /// The routine, and itself with less or more arguments.
    fn lines(&self) -> Vec<String> {
        let (result, name, host) = (self.result(), self.name(), self.on_host());
        let routine = format!("ISHMEMXI_ROUTINE({result}, {name}, ({}), {host})", or_void(self.parameters(false)));
        let others = self.variants().into_iter().filter(|&(of_world, by_group)| of_world || by_group);
        [routine].into_iter().chain(others.map(|variant| self.calling(&name, variant))).collect()
    }

    /// The names without a type.
    fn for_all_types(&self) -> Vec<String> {
        let name = untyped(self.row, self.form, self.crew);
        self.variants().into_iter().map(|variant| self.calling(&name, variant)).collect()
    }

    /// Whether there is one over the world without its team, and one with a group.
    fn variants(&self) -> Vec<(bool, bool)> {
        let worlds = if self.row.forms.world { &[false, true][..] } else { &[false] };
        let groups = if self.crew == Crew::WorkGroup { &[false, true][..] } else { &[false] };
        worlds.iter().flat_map(|&of_world| groups.iter().map(move |&by_group| (of_world, by_group))).collect()
    }

    /// A function of this name that calls the routine.
    fn calling(&self, name: &str, (of_world, by_group): (bool, bool)) -> String {
        let (template, group) = match by_group {
            true => ("template <typename Group> ", Some("const Group &group".to_owned())),
            false => ("", None),
        };
        let declared: Vec<_> = self.parameters(of_world).into_iter().chain(group).collect();
        let team = |kind| of_world && kind == Kind::Team;
        let own = self.row.parameters.iter().map(|p| if team(p.kind) { "ISHMEM_TEAM_WORLD" } else { p.name });
        let passed: Vec<_> = self.context().map(|_| "ctx").into_iter().chain(own).collect();
        let call = format!("return {}({});", self.name(), passed.join(", "));
        let body = match by_group {
            true => format!(
                "ishmemxi::check(group); if constexpr (ishmemxi::is_sub_group<Group>()) {{ {} }} else {{ {call} }}",
                self.by_sub_group(&passed)
            ),
            false => call,
        };
        format!("{template}inline {} {name}({}) {{ {body} }}", self.result(), declared.join(", "))
    }

    /// How a sub-group does it: its first work-item for all, or, of a transfer that can be cut, each a part.
    fn by_sub_group(&self, passed: &[&str]) -> String {
        let alone = name(self.row, self.form, Crew::WorkItem, self.elements);
        let symmetric = match self.row.name().as_str() {
            "put" | "put_nbi" => Some("dest"),
            "get" | "get_nbi" => Some("source"),
            _ => None,
        };
        if let Some(symmetric) = symmetric.filter(|_| self.form == Form::Plain) {
            let scale = if self.elements == Elements::Sized { " * BYTES" } else { "" };
            let part = passed.iter().map(|&argument| match argument {
                "dest" | "source" => format!("ishmemxi::after({argument}, each.first{scale})"),
                "nelems" => "each.count".into(),
                other => other.to_owned(),
            });
            let part: Vec<_> = part.collect();
            return format!(
                "const ishmemxi::by_parts<Group> each(group, {symmetric}, nelems, pe); if (each.acts) {alone}({}); each.end();",
                part.join(", ")
            );
        }
        let (all, call) = ("const ishmemxi::by_first<Group> all(group);", format!("{alone}({})", passed.join(", ")));
        match self.result().as_str() {
            "void" => format!("{all} if (all.acts) {call}; all.end();"),
            result => format!("{all} {result} result{{}}; if (all.acts) result = {call}; return all.end(result);"),
        }
    }

    fn context(&self) -> Option<String> {
        (self.form == Form::OnContext).then(|| "ishmemx_ctx_t ctx".to_owned())
    }

    fn parameters(&self, of_world: bool) -> Vec<String> {
        let own = self.row.parameters_in(if of_world { Form::OverWorld } else { Form::Plain });
        let own = own.iter().map(|parameter| c::declaration(parameter, Api::Ishmemx, self.element()));
        self.context().into_iter().chain(own).collect()
    }

    /// What a host does that calls it: the routine of its own, with the world's number of a PE that a context numbers.
    fn on_host(&self) -> String {
        let own = self.row.parameters.iter().map(|parameter| match parameter.kind {
            Kind::Pe if self.form == Form::OnContext => {
                format!("ishmemxi::in_world(__func__, ctx, {})", parameter.name)
            }
            _ => parameter.name.to_owned(),
        });
        let own: Vec<_> = own.collect();
        let own = own.join(", ");
        let call = match self.row.stem {
            _ if is_hosts(self.row, Form::Plain, Crew::WorkItem) => {
                format!("{}({own})", name(self.row, Form::Plain, Crew::WorkItem, self.elements))
            }
            // What completes transfers leaves their sources free, too.
            "flush" => "ishmem_quiet()".into(),
            stem => match stem.strip_suffix("_tile_reduce") {
                Some(operation) => {
                    format!("ishmemxi::tile_reduce(__func__, ishmem_##NAME##_{operation}_reduce, {own})")
                }
                None => format!("ishmemxi::{stem}(__func__, {own})"),
            },
        };
        let left_out = self.form == Form::OnContext && self.row.find(Kind::Pe).is_none();
        if left_out { format!("(ishmemxi::check(__func__, ctx), {call})") } else { call }
    }
}

fn or_void(parameters: Vec<String>) -> String {
    if parameters.is_empty() { "void".into() } else { parameters.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use zeshmem_api_table::{Element, KernelEntry, entries, kernel_entries};

    /// A signal is for all elements.
    #[test]
    fn transfers_that_sub_groups_cut_have_no_signal() {
        let cut: Vec<_> = header().lines().filter(|line| line.contains("by_parts")).map(str::to_owned).collect();
        assert!(
            ["_put_work", "_get_work", "_put_nbi_work", "_get_nbi_work"]
                .iter()
                .all(|name| { cut.iter().any(|line| line.contains(&format!("ishmemx_##NAME##{name}_group("))) })
        );
        assert!(cut.iter().all(|line| !line.contains("signal")));
    }

    #[test]
    fn what_kernels_have_in_opencl_they_have_in_cpp() {
        let header = header();
        let of_size = |(size, _): &(&str, usize)| header.replace("##BITS##", size).replace("##BITS", size);
        let of_sizes: Vec<_> = of_kernels().flat_map(|row| row.axis.sizes).map(of_size).collect();
        let hosts: BTreeSet<_> =
            [Api::Ishmem, Api::Ishmemx].into_iter().flat_map(entries).map(|entry| entry.name).collect();
        let is_there = |entry: &KernelEntry| {
            let name = match entry.element {
                Element::Type(ty) => entry.name.replacen(&format!("{}_", ty.name), "##NAME##_", 1),
                _ => entry.name.clone(),
            };
            of_sizes.iter().any(|header| header.contains(&format!(", {name}, (")))
        };
        let missing: Vec<_> = kernel_entries()
            .filter(|entry| !hosts.contains(&entry.name) && !is_there(entry))
            .map(|entry| entry.name)
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
