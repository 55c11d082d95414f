//! Routines on SYCL queues, in C++: each appends what the routine on a command list of its name does to a queue.

use super::{c, rows};
use zeshmem_api_table::{Api, Element, Entry, Form, Kind, Of, Parameter, Passing, Returns, Row, of_row};

/// The header of these routines.
pub fn header() -> String {
    let text = "Routines on SYCL queues. Included by ishmemx_sycl.h, which says what they have in common.";
    let rows = || rows().filter(|row| of_row(row, Api::Ishmemx).iter().any(|entry| entry.form == Form::OnList));
    let lines =
        rows().map(of_types).chain(rows().filter(|row| row.forms.generic && row.family().is_some()).map(of_all));
    c::header("ISHMEM_QUEUES_H", text, lines)
}

/// A row's routines for each type and size.
fn of_types(row: &'static Row) -> String {
    let entries = of_row(row, Api::Ishmemx).into_iter().filter(|entry| entry.form == Form::OnList);
    let (typed, others): (Vec<Entry>, Vec<Entry>) =
        entries.partition(|entry| matches!(entry.element, Element::Type(_)));
    let functions = |on_list: &str, element: &str| -> Vec<String> {
        let of = |&world: &bool| function("template <int = 0>", row, on_list, element, element, world);
        worlds(row).iter().map(of).collect()
    };
    let mut text = String::new();
    if !typed.is_empty() {
        let lines = functions(&format!("ishmemx_##NAME##_{}_on_list", row.name()), "TYPE").join("\n");
        let calls = typed.iter().filter_map(|entry| match entry.element {
            Element::Type(ty) => Some(format!("ISHMEMXI_ROW({}, {})\n", ty.name, ty.c)),
            _ => None,
        });
        let (lines, calls) = (lines.replace('\n', " \\\n    "), calls.collect::<String>());
        text += &format!("\n#define ISHMEMXI_ROW(NAME, TYPE) \\\n    {lines}\n{calls}#undef ISHMEMXI_ROW");
    }
    let others: Vec<_> = others.iter().flat_map(|entry| functions(&entry.name, "void")).collect();
    if others.is_empty() { text } else { format!("{text}\n{}", others.join("\n")) }
}

/// The one for all types, which are told by a pointer: what is passed by value is converted.
fn of_all(row: &'static Row) -> String {
    let name = format!("ishmemx_{}_on_list", row.name());
    let of = |&world: &bool| function("template <typename T>", row, &name, "T", "ishmemxi::same<T>", world);
    format!("\n{}", worlds(row).iter().map(of).collect::<Vec<_>>().join("\n"))
}

/// With a team, and without where that is the world.
fn worlds(row: &Row) -> &'static [bool] {
    if row.forms.world { &[false, true] } else { &[false] }
}

fn function(template: &str, row: &Row, on_list: &str, element: &str, by_value: &str, world: bool) -> String {
    let name = on_list.replace("_on_list", "_on_queue");
    let of_list = ["list", "signal_event", "n_wait", "wait"];
    let own: Vec<Parameter> =
        row.parameters_in(Form::OnList).into_iter().filter(|p| !of_list.contains(&p.name)).collect();
    let declared = own.iter().filter(|p| !(world && p.kind == Kind::Team)).map(|parameter| {
        let element = match parameter.kind.shape() {
            (Of::Element, Passing::Value) => by_value,
            _ => element,
        };
        c::declaration(parameter, Api::Ishmemx, element)
    });
    // Of a code nothing is found when the list executes.
    let code = (row.returns == Returns::Code).then(|| "int *ret".to_owned());
    let declared: Vec<_> = declared.chain(code.clone()).collect();
    let passed: Vec<_> = own
        .iter()
        .map(|p| if world && p.kind == Kind::Team { "ISHMEM_TEAM_WORLD" } else { p.name })
        .chain(["list", "nullptr", "0", "nullptr"])
        .collect();
    let call = format!("{on_list}({})", passed.join(", "));
    let body = match host_waits(row, on_list) {
        Some(HostWait { can, body }) => format!("return {can} ? {body} : {call};"),
        None => format!("return {call};"),
    };
    let comma = if declared.is_empty() { "" } else { ", " };
    format!(
        "{template} inline sycl::event {name}({}{comma}sycl::queue &queue, const std::vector<sycl::event> &deps = {{}})\n\
         {{ return ishmemxi::on_queue(__func__, queue, deps, {}, [=](ze_command_list_handle_t list) {{ {body} }}); }}",
        declared.join(", "),
        if code.is_some() { "ret" } else { "nullptr" },
    )
}

/// A wait by the host, and when it can.
struct HostWait {
    can: String,
    body: String,
}

/// How the host waits for variables in the place of a kernel, if it does.
fn host_waits(row: &Row, on_list: &str) -> Option<HostWait> {
    let routine = on_list.strip_suffix("_on_list")?.replacen("ishmemx_", "ishmem_", 1);
    let has = |name: &str| row.parameters.iter().any(|parameter| parameter.name == name);
    if !row.name().contains("wait_until") {
        return None;
    }
    let variables = ["ivar", "ivars", "sig_addr"].into_iter().find(|name| has(name))?;
    let nelems = if has("nelems") { "nelems" } else { "1" };
    // What the host cannot read or write where it is goes by memory that it can.
    let arguments = row.parameters.iter().map(|parameter| match parameter.name {
        name @ ("status" | "cmp_values") => format!("ishmemxi::here(list, {name}, nelems)"),
        "indices" => "found".into(),
        name => name.into(),
    });
    let call = format!("{routine}({})", arguments.collect::<Vec<_>>().join(", "));
    let body = match row.returns {
        Returns::Nothing => format!("({call}, 0)"),
        _ if has("indices") => {
            format!("ishmemxi::give_some(list, indices, nelems, ret, [=](size_t *found) {{ return {call}; }})")
        }
        _ => format!("ishmemxi::give(list, ret, {call})"),
    };
    let given = ["cmp_values", "indices"].into_iter().filter(|name| has(name));
    let given: String = given.map(|name| format!(" && {name} != nullptr")).collect();
    Some(HostWait { can: format!("ishmemxi::can_wait({variables}, {nelems}, cmp){given}"), body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_on_lists_is_there_on_queues() {
        let header = header();
        let on_lists = zeshmem_api_table::entries(Api::Ishmemx).filter(|entry| entry.form == Form::OnList);
        let is_there = |entry: &Entry| match entry.element {
            Element::Type(_) => header.contains(&format!(" ishmemx_##NAME##_{}_on_queue(", entry.row.name())),
            _ => header.contains(&format!(" {}(", entry.name.replace("_on_list", "_on_queue"))),
        };
        let missing: Vec<_> = on_lists.filter(|entry| !is_there(entry)).map(|entry| entry.name).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
