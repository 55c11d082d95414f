//! The stream of entries that every output is made from: one for each routine of each API, in the table's order.

use std::collections::BTreeSet;

use crate::row::{Api, Row, Types};
use crate::rows::SECTIONS;
use crate::types::Type;

/// What the elements of a routine are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Element {
    /// There are none.
    None,
    /// They have a type.
    Type(Type),
    /// Their size is known.
    Bytes(usize),
    /// They have one of Fortran's types, passed as this Rust type, of so many bytes.
    Fortran(&'static str, usize),
}

/// How a routine is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// It works on the default context, or on none.
    Plain,
    /// It takes a context as its first parameter.
    OnContext,
    /// It takes no team, and works over all PEs. Headers make it of the plain form: no entry has it.
    OverWorld,
    /// It appends what it does to a command list.
    OnList,
}

/// A routine.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The API that has it.
    pub api: Api,
    /// The row that it comes from.
    pub row: &'static Row,
    /// Its form.
    pub form: Form,
    /// Its name as a linker knows it.
    pub name: String,
    /// Its elements.
    pub element: Element,
}

impl Entry {
    /// Its name in messages, as its callers write it.
    pub fn spoken(&self) -> String {
        if self.api.is_fortran() { self.name.trim_end_matches('_').to_uppercase() } else { self.name.clone() }
    }

    /// The name that a profiling tool calls it by while it defines the usual one.
    pub fn profiling_name(&self) -> Option<String> {
        self.api.has_profiling().then(|| format!("p{}", self.name))
    }

    /// Bytes of an element; none where there are no elements.
    pub fn bytes(&self) -> Option<usize> {
        match self.element {
            Element::None => None,
            Element::Type(ty) => Some(ty.bytes),
            Element::Bytes(bytes) | Element::Fortran(_, bytes) => Some(bytes),
        }
    }

    /// The Rust type of an element that is passed by value, or that the body is generic over.
    pub fn rust_type(&self) -> Option<&'static str> {
        match self.element {
            Element::Type(ty) => ty.rust,
            Element::Fortran(rust, _) => Some(rust),
            _ => None,
        }
    }

    /// What a reduction takes its elements for: a variant of `zeshmem_host::Element`.
    pub fn kind(&self) -> Option<String> {
        match (self.element, self.rust_type()) {
            (Element::Type(ty), None) => match ty.name {
                "complexf" => Some("Complex32".into()),
                "complexd" => Some("Complex64".into()),
                _ => None,
            },
            (_, Some("LongDouble")) => Some("LongDouble".into()),
            (_, Some("[f32; 2]")) => Some("Complex32".into()),
            (_, Some("[f64; 2]")) => Some("Complex64".into()),
            (_, rust) => rust.map(str::to_uppercase),
        }
    }
}

/// The routines of a row in an API, form after form.
pub fn of_row(row: &'static Row, api: Api) -> Vec<Entry> {
    let is_intels = [Api::Ishmem, Api::Ishmemx].iter().any(|api| row.apis.contains(api));
    let plain = row.apis.contains(&api);
    let on_context = plain && row.forms.context && matches!(api, Api::Shmem | Api::Shmemx);
    let on_list = is_intels && row.forms.on_list && api == Api::Ishmemx;
    let forms = [(plain, Form::Plain), (on_context, Form::OnContext), (on_list, Form::OnList)];
    forms.into_iter().filter(|(is_there, _)| *is_there).flat_map(|(_, form)| in_form(row, api, form)).collect()
}

fn in_form(row: &'static Row, api: Api, form: Form) -> Vec<Entry> {
    let axis = if api.is_fortran() { row.fortran } else { row.axis };
    let prefix = format!("{}{}", api.prefix(), if form == Form::OnContext { "ctx_" } else { "" });
    let ending = match form {
        _ if api.is_fortran() => "_",
        Form::OnList => "_on_list",
        _ => "",
    };
    let (stem, suffix) = (row.stem, row.suffix);
    let entry = |name: String, element| Entry { api, row, form, name: format!("{prefix}{name}{ending}"), element };
    let mut entries: Vec<Entry> = match axis.types {
        Types::None => Vec::new(),
        Types::Family(family) => family
            .types_in(api)
            .into_iter()
            .map(|ty| entry(format!("{}_{stem}{suffix}", ty.name), Element::Type(ty)))
            .collect(),
        Types::Fortran(types) => types
            .iter()
            .map(|&(name, rust, bytes)| {
                // A type without a name is the one that the routine has where it is not named.
                let name = if name.is_empty() { String::new() } else { format!("{name}_") };
                entry(format!("{name}{stem}{suffix}"), Element::Fortran(rust, bytes))
            })
            .collect(),
    };
    entries
        .extend(axis.sizes.iter().map(|&(size, bytes)| entry(format!("{stem}{size}{suffix}"), Element::Bytes(bytes))));
    if axis == crate::row::Axis::ONCE {
        entries.push(entry(format!("{stem}{suffix}"), Element::None));
    }
    entries
}

/// A routine that kernels call.
#[derive(Clone, Debug)]
pub struct KernelEntry {
    /// The row that it comes from.
    pub row: &'static Row,
    /// Whether it takes a context as its first parameter.
    pub on_context: bool,
    /// Whether all work-items of a work-group call it together.
    pub by_work_group: bool,
    /// Its name.
    pub name: String,
    /// Its elements.
    pub element: Element,
}

/// All routines that kernels call, in the table's order.
pub fn kernel_entries() -> impl Iterator<Item = KernelEntry> {
    let rows = SECTIONS.iter().flat_map(|section| section.rows).filter(|row| row.kernel.is_some());
    rows.flat_map(|row| {
        let on_contexts = [false, true].into_iter().filter(|&on_context| row.forms.context || !on_context);
        let by_groups = [false, true].into_iter().filter(|&by_group| row.forms.work_group || !by_group);
        on_contexts.flat_map(move |on_context| by_groups.clone().map(move |by_group| (on_context, by_group))).flat_map(
            move |(on_context, by_work_group)| {
                // Intel SHMEM has some routines under its own name, and the forms for work-groups under that of extensions.
                let api = [Api::Ishmem, Api::Ishmemx, Api::Kernel].into_iter().find(|api| row.apis.contains(api));
                let api = api.expect("kernels have routines of Intel SHMEM and its extensions");
                let prefix = if on_context || by_work_group { Api::Ishmemx.prefix() } else { api.prefix() };
                let infix = if on_context { "ctx_" } else { "" };
                let ending = if by_work_group { "_work_group" } else { "" };
                in_form(row, api, Form::Plain).into_iter().map(move |entry| {
                    let own = entry.name.strip_prefix(api.prefix()).expect("names begin so");
                    let name = format!("{prefix}{infix}{own}{ending}");
                    KernelEntry { row, on_context, by_work_group, name, element: entry.element }
                })
            },
        )
    })
}

/// All routines of an API.
pub fn entries(api: Api) -> impl Iterator<Item = Entry> {
    SECTIONS.iter().flat_map(|section| section.rows).flat_map(move |row| of_row(row, api))
}

/// Every symbol that `libzeshmem.so` exports, and nothing else.
pub fn exported() -> BTreeSet<String> {
    Api::ALL
        .into_iter()
        .flat_map(entries)
        .flat_map(|entry| [entry.profiling_name(), Some(entry.name)])
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::{Body, Kind, Of, Parameter, Passing, Returns};
    use std::path::Path;

    fn rows() -> impl Iterator<Item = &'static Row> {
        SECTIONS.iter().flat_map(|section| section.rows)
    }

    #[test]
    fn names_are_distinct() {
        let names: Vec<_> = Api::ALL.into_iter().flat_map(entries).map(|entry| entry.name).collect();
        let distinct: BTreeSet<_> = names.iter().collect();
        assert_eq!(distinct.len(), names.len());
    }

    /// What emitters take for granted.
    #[test]
    fn rows_are_complete() {
        for row in rows() {
            let name = row.name();
            let by_value = |parameter: &Parameter| parameter.kind.shape() == (Of::Element, Passing::Value);
            let passes_elements = row.returns == Returns::Element || row.parameters.iter().any(by_value);
            assert!(!row.stem.is_empty() && !row.text.is_empty() && !row.apis.is_empty(), "{name}");
            assert!(
                !row.forms.generic || row.family().is_none() || row.telling().is_some(),
                "{name}: no pointer tells the type"
            );
            assert!(
                !passes_elements || matches!(row.body, Body::Typed(_) | Body::Atomic(_)),
                "{name}: elements by value"
            );
            assert!(row.returns != Returns::Element || row.family().is_some(), "{name}: an element of which type?");
            if let Body::Atomic(_) = row.body {
                let target = row.find(Kind::Dest).or(row.find(Kind::Source));
                assert!(target.is_some() && row.find(Kind::Pe).is_some(), "{name}: no target");
            }
            let names: BTreeSet<_> = row.parameters.iter().map(|parameter| parameter.name.to_lowercase()).collect();
            assert_eq!(names.len(), row.parameters.len(), "{name}: names of parameters");
        }
    }

    /// The lists of names lie beside the repository where there are any.
    #[test]
    fn names_are_those_of_openshmem() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/api");
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
        let (Some(older), Some(newer)) = (read("openshmem-c.txt"), read("openshmem-1.6-additions.txt")) else {
            println!("skipped: coverage of OpenSHMEM's names (no lists in {})", folder.display());
            return;
        };
        let listed: BTreeSet<&str> = older.lines().chain(newer.lines()).filter(|line| !line.is_empty()).collect();
        let ours: BTreeSet<String> = entries(Api::Shmem).map(|entry| entry.name).collect();
        let (known, beside): (BTreeSet<_>, BTreeSet<_>) =
            ours.iter().map(String::as_str).partition(|name| listed.contains(name));
        println!("{} of {} OpenSHMEM names", known.len(), listed.len());
        assert_eq!(beside, BTreeSet::from(BESIDE));

        let missing: Vec<_> = listed.difference(&known).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }

    /// What Intel SHMEM has for the host or its command queues alone, and what `include/SUPPORTED.md` says is absent.
    #[test]
    fn kernels_have_intel_shmems_names() {
        let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/api/ishmem.txt");
        let Ok(listed) = std::fs::read_to_string(&list) else {
            println!("skipped: coverage of Intel SHMEM's names in kernels (no list at {})", list.display());
            return;
        };
        let ours: BTreeSet<String> = kernel_entries().map(|entry| entry.name).collect();
        assert_eq!(ours.len(), kernel_entries().count(), "names are distinct");
        let host: BTreeSet<String> =
            [Api::Ishmem, Api::Ishmemx].into_iter().flat_map(entries).map(|e| e.name).collect();
        let generic: BTreeSet<String> =
            kernel_entries().filter(|entry| entry.row.forms.generic).map(|entry| untyped(&entry)).collect();
        let listed = listed.lines().filter(|name| !name.is_empty() && !name.ends_with("_on_queue"));
        let (known, others): (BTreeSet<_>, BTreeSet<_>) = listed.partition(|&name| ours.contains(name));
        let others: Vec<_> =
            others.into_iter().filter(|name| !generic.contains(*name) && !host.contains(*name)).collect();
        println!("{} names of Intel SHMEM's in kernels, {} in all; not there: {others:?}", known.len(), ours.len());
        assert!(others.iter().all(|name| ABSENT.iter().any(|absent| name.starts_with(absent))), "{others:?}");
    }

    /// Each of Intel SHMEM's routines on queues is there on lists; and one for all types where that has one.
    #[test]
    fn lists_have_intel_shmems_routines_on_queues() {
        let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/api/ishmem.txt");
        let Ok(listed) = std::fs::read_to_string(&list) else {
            println!("skipped: coverage of Intel SHMEM's names on queues (no list at {})", list.display());
            return;
        };
        let on_lists: Vec<_> = entries(Api::Ishmemx).filter(|entry| entry.form == Form::OnList).collect();
        let generic = on_lists.iter().filter(|entry| entry.row.forms.generic);
        let generic = generic.map(|entry| format!("ishmemx_{}_on_list", entry.row.name()));
        let ours: BTreeSet<String> = on_lists.iter().map(|entry| entry.name.clone()).chain(generic).collect();
        let missing: Vec<_> = listed
            .lines()
            .filter_map(|name| Some(format!("{}_on_list", name.strip_suffix("_on_queue")?)))
            .filter(|name| !ours.contains(name))
            .collect();
        println!("{} routines on lists", on_lists.len());
        assert!(missing.is_empty(), "{missing:?}");
    }

    /// The name for all types.
    fn untyped(entry: &KernelEntry) -> String {
        let Element::Type(ty) = entry.element else { return entry.name.clone() };
        entry.name.replacen(&format!("_{}_", ty.name), "_", 1)
    }

    const ABSENT: [&str; 7] = [
        "ishmemx_timestamp",
        "ishmemx_ts_handle",
        "ishmemx_nop",
        "ishmemx_debug_test",
        "ishmemx_print",
        "ishmemx_init_attr",
        "ishmemx_runtime_get_type",
    ];

    /// Names of `shmem.h` that the lists do not have.
    const BESIDE: [&str; 4] = ["shmem_collect4", "shmem_collect8", "shmem_fcollect4", "shmem_fcollect8"];
}
