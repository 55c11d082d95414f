//! The CPU driver's tables: every function of the specification with an answer for the case that the driver does not have it, and every
//! table of functions with its getter.

use std::collections::HashMap;
use std::fmt::Write as _;

/// What the headers do not say: when functions that are younger than version 1.0 came.
const FIRST_VERSIONS: &str = include_str!("driver/first_versions.txt");

struct Table {
    /// `ze_mem_dditable_t`
    name: String,
    /// `zeGetMemProcAddrTable`
    getter: String,
    /// Fields with the functions that they point to.
    entries: Vec<(String, Function)>,
}

struct Function {
    name: String,
    parameters: Vec<String>,
    /// `ze_result_t` but for a few.
    returns: String,
}

const NOTE: &str = "// Generated from level-zero-sys by `cargo xtask generate`; do not edit.\n\n";

/// The file of default functions for these bindings.
pub fn defaults(bindings: &str) -> String {
    let mut text = NOTE.to_owned()
        + "//! What a function answers that the driver does not have.\n\n\
           use level_zero_sys::*;\n\n";
    for (_, function) in read(bindings).iter().flat_map(|table| &table.entries) {
        let Function { name, parameters, returns } = function;
        let parameters = parameters.join(", ");
        writeln!(text, "default! {{ {name}({parameters}) -> {returns} }}").unwrap();
    }
    text
}

/// The file of tables for these bindings.
pub fn tables(bindings: &str) -> String {
    let versions = first_versions();
    let since = |function: &Function| versions.get(&*function.name).map_or("1_0", |version| version);
    let mut text = NOTE.to_owned()
        + "//! The getters that the loader calls.\n\n\
           use super::functions::*;\nuse level_zero_sys::*;\n\n\
           tables! {";
    for table in &read(bindings) {
        let minors = table.entries.iter().map(|(_, function)| {
            let (_, minor) = since(function).split_once('_')?;
            minor.parse::<u32>().ok()
        });
        assert!(minors.is_sorted(), "{} grew at its end", table.name);
        writeln!(text, "\n    {}({}) {{", table.getter, table.name).unwrap();
        for (field, function) in &table.entries {
            let (since, name) = (since(function), &function.name);
            writeln!(text, "        ZE_API_VERSION_{since}: {field} = {name};").unwrap();
        }
        text += "    }\n";
    }
    text + "}\n"
}

/// Functions and the versions that they came with, as in `1_15`.
fn first_versions() -> HashMap<&'static str, String> {
    let mut version = "1_0".to_owned();
    let mut versions = HashMap::new();
    for line in FIRST_VERSIONS.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("    ") {
            Some(function) => drop(versions.insert(function, version.clone())),
            None => version = line.replace('.', "_"),
        }
    }
    versions
}

fn read(bindings: &str) -> Vec<Table> {
    let words: Vec<&str> = bindings.split_whitespace().collect();
    let bindings = &*words.join(" ");
    // By lower case, since `ze_rtas_builder_dditable_t` has `zeGetRTASBuilderProcAddrTable`.
    let getters: HashMap<String, String> = between(bindings, "pub type ze", "ProcAddrTable_t ")
        .filter_map(|item| {
            let (namespace, object) = item.split_once("_pfnGet")?;
            let getter = format!("ze{namespace}Get{object}ProcAddrTable");
            (!item.contains(' ')).then(|| (getter.to_lowercase(), getter))
        })
        .collect();
    between(bindings, "pub struct _ze", "}")
        .filter_map(|item| {
            let (name, fields) = item.split_once(" { ")?;
            let name = format!("ze{}", name.strip_suffix("_dditable_t").map(|_| name)?);
            // The tables of tables have no getters.
            let getter = getters.get(&getter(&name))?.clone();
            let entries = fields.split(',').filter_map(|field| entry(bindings, field)).collect();
            Some(Table { name, getter, entries })
        })
        .collect()
}

/// `pub pfnFree: ze_pfnMemFree_t`
fn entry(bindings: &str, field: &str) -> Option<(String, Function)> {
    let (field, pointer) = field.trim().strip_prefix("pub ")?.split_once(": ")?;
    let (namespace, function) = pointer.strip_suffix("_t")?.split_once("_pfn")?;
    let declaration = format!("pub type {pointer} = ");
    let signature = between(bindings, &declaration, ";").next()?;
    let (_, parameters) = signature.split_once("fn(")?;
    let (parameters, returns) = parameters.rsplit_once(')')?;
    let returns = returns.trim_start_matches(" -> ").trim_end_matches([',', '>', ' ']);
    let parameters =
        parameters.split(',').filter_map(|parameter| Some(parameter.split_once(": ")?.1.trim().to_owned())).collect();
    Some((
        field.to_owned(),
        Function { name: format!("{namespace}{function}"), parameters, returns: returns.to_owned() },
    ))
}

/// `ze_command_list_dditable_t` has `zeGetCommandListProcAddrTable`; this in lower case.
fn getter(table: &str) -> String {
    let words = table.trim_end_matches("_dditable_t");
    let (namespace, object) = words.split_once('_').unwrap_or_default();
    format!("{namespace}get{}procaddrtable", object.replace('_', ""))
}

/// The texts between each `from` and the next `to`.
fn between<'a>(text: &'a str, from: &str, to: &'a str) -> impl Iterator<Item = &'a str> {
    let starts: Vec<usize> = text.match_indices(from).map(|(at, _)| at + from.len()).collect();
    starts.into_iter().filter_map(move |at| text[at..].split(to).next())
}
