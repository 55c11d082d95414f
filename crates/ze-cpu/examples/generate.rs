//! Writes `src/ddi/generated.rs`: every function of the specification with an answer for the case that nobody wrote it,
//! and every table of functions with its getter.
//!
//! `cargo run -p ze-cpu --example generate`, to be repeated when `level-zero-sys` has been generated anew.

use std::fmt::Write as _;
use std::path::Path;

/// What the headers do not say: entries younger than version 1.0. Tables only grow at their end.
const YOUNGER: &[(&str, &str)] = &[
    ("zeDriverGetExtensionFunctionAddress", "1_1"),
    ("zeDeviceGetGlobalTimestamps", "1_1"),
    ("zeContextCreateEx", "1_1"),
    ("zeKernelSetGlobalOffsetExp", "1_1"),
    ("zesDriverEventListenEx", "1_1"),
    ("zeDeviceReserveCacheExt", "1_2"),
    ("zeDeviceSetCacheAdviceExt", "1_2"),
    ("zeImageGetMemoryPropertiesExp", "1_2"),
    ("zeImageViewCreateExp", "1_2"),
    ("zeEventQueryTimestampsExp", "1_2"),
    ("zeKernelSchedulingHintExp", "1_2"),
    ("zetMetricGroupCalculateMultipleMetricValuesExp", "1_2"),
    ("zeDevicePciGetPropertiesExt", "1_3"),
    ("zeCommandListAppendImageCopyToMemoryExt", "1_3"),
    ("zeCommandListAppendImageCopyFromMemoryExt", "1_3"),
    ("zeImageGetAllocPropertiesExt", "1_3"),
    ("zeModuleInspectLinkageExt", "1_3"),
    ("zeMemFreeExt", "1_3"),
    ("zeDeviceGetFabricVertexExp", "1_4"),
    ("zeFabricVertexGetExp", "1_4"),
    ("zeFabricVertexGetSubVerticesExp", "1_4"),
    ("zeFabricVertexGetPropertiesExp", "1_4"),
    ("zeFabricVertexGetDeviceExp", "1_4"),
    ("zeFabricEdgeGetExp", "1_4"),
    ("zeFabricEdgeGetVerticesExp", "1_4"),
    ("zeFabricEdgeGetPropertiesExp", "1_4"),
    ("zesDeviceEccAvailable", "1_4"),
    ("zesDeviceEccConfigurable", "1_4"),
    ("zesDeviceGetEccState", "1_4"),
    ("zesDeviceSetEccState", "1_4"),
    ("zesPowerGetLimitsExt", "1_4"),
    ("zesPowerSetLimitsExt", "1_4"),
];

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
}

#[allow(
    dead_code,
    reason = "the test that includes this file calls `text` only"
)]
fn main() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let bindings = home.join("../level-zero-sys/src/bindings.rs");
    let bindings = std::fs::read_to_string(bindings).expect("read the bindings");
    std::fs::write(home.join("src/ddi/generated.rs"), text(&bindings)).expect("write the tables");
}

/// The generated file for these bindings.
pub fn text(bindings: &str) -> String {
    let words: Vec<&str> = bindings.split_whitespace().collect();
    let flat = words.join(" ");
    let tables = tables(&flat);
    let mut text = String::from(
        "// Generated from level-zero-sys by `cargo run -p ze-cpu --example generate`; do not edit.\n\n\
         /// What each function answers if nobody wrote it.\n\
         pub mod defaults {\n    use level_zero_sys::*;\n\n",
    );
    for (_, function) in tables.iter().flat_map(|table| &table.entries) {
        let parameters = function.parameters.join(", ");
        writeln!(text, "    default! {{ {}({parameters}) }}", function.name).unwrap();
    }
    text += "}\n\n/// The getters that the loader calls.\n\
             pub mod tables {\n    use super::super::functions::*;\n    use level_zero_sys::*;\n";
    for table in &tables {
        assert!(
            table
                .entries
                .is_sorted_by_key(|(_, function)| since(&function.name)),
            "{} grew at its end",
            table.name
        );
        writeln!(text, "\n    table! {{ {}({}) {{", table.getter, table.name).unwrap();
        for (field, function) in &table.entries {
            let since = since(&function.name);
            writeln!(
                text,
                "        ZE_API_VERSION_{since}: {field} = {};",
                function.name
            )
            .unwrap();
        }
        text += "    } }\n";
    }
    text + "}\n"
}

fn since(function: &str) -> &'static str {
    YOUNGER
        .iter()
        .find(|(name, _)| *name == function)
        .map_or("1_0", |(_, version)| version)
}

fn tables(bindings: &str) -> Vec<Table> {
    between(bindings, "pub struct _ze", "}")
        .filter_map(|item| {
            let (name, fields) = item.split_once(" { ")?;
            let name = format!("ze{}", name.strip_suffix("_dditable_t").map(|_| name)?);
            let entries: Vec<_> = fields
                .split(',')
                .filter_map(|field| entry(bindings, field))
                .collect();
            // The tables of tables have no getters.
            let getter = getter(&name);
            let known = bindings.contains(&format!(
                "_pfn{}_t ",
                getter.replacen(namespace(&getter), "", 1)
            ));
            known.then_some(Table {
                name,
                getter,
                entries,
            })
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
    let (parameters, _) = parameters.rsplit_once(')')?;
    let parameters = parameters
        .split(',')
        .filter_map(|parameter| Some(parameter.split_once(": ")?.1.trim().to_owned()))
        .collect();
    Some((
        field.to_owned(),
        Function {
            name: format!("{namespace}{function}"),
            parameters,
        },
    ))
}

/// `ze_command_list_dditable_t` has `zeGetCommandListProcAddrTable`.
fn getter(table: &str) -> String {
    let mut words = table.trim_end_matches("_dditable_t").split('_');
    let namespace = words.next().unwrap_or_default();
    let object: String = words
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect();
    format!("{namespace}Get{object}ProcAddrTable")
}

fn namespace(getter: &str) -> &str {
    &getter[..getter.find("Get").unwrap_or(0)]
}

/// The texts between each `from` and the next `to`.
fn between<'a>(text: &'a str, from: &str, to: &'a str) -> impl Iterator<Item = &'a str> {
    let starts: Vec<usize> = text
        .match_indices(from)
        .map(|(at, _)| at + from.len())
        .collect();
    starts
        .into_iter()
        .filter_map(move |at| text[at..].split(to).next())
}
