//! Calls of every routine that works on elements, signals, locks or sets of PEs, for the matrix tests: each routine becomes a
//! function over one record of arguments, so that a test of a row is written once and walks all of the row's routines.

use std::path::Path;

use super::c;
use zeshmem_api_table::{Api, Element, Entry, Form, Kind, Of, Passing, Returns, Row, SECTIONS, Type, Word, of_row};

/// The APIs of C, in whose words a row's routines are called.
const APIS: [Api; 5] = [Api::Shmem, Api::ShmemOld, Api::Shmemx, Api::Ishmem, Api::Ishmemx];

const TEXT: &str = "For each row of a section: a function over `struct call` for each of its routines, the array of them, and \
                    MATRIX_ROW(ROW, ARGUMENTS, WHETHER IT RETURNS A CODE); in ROWS(X) an X(ROW) for each. Generic names are there where the language has them.";

/// The headers, and the sections of the table whose routines they call.
const HEADERS: [(&str, &[&str]); 4] = [
    ("rma_calls.h", &["Put and get", "Signals"]),
    ("amo_calls.h", &["Atomic operations"]),
    ("wait_calls.h", &["Point-to-point synchronisation"]),
    ("collective_calls.h", &["Collectives", "Order, completion and barriers"]),
];

/// Writes the headers, `all_calls.h` with the calls of all of them and of locks, `list_calls.h` and `fortran_calls.h`.
pub fn write_calls(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let all: Vec<_> = HEADERS.iter().flat_map(|(_, titles)| *titles).chain(&["Locks"]).copied().collect();
    let headers = HEADERS.into_iter().chain([("all_calls.h", &all[..])]);
    headers.into_iter().try_for_each(|(name, titles)| crate::write_file(&folder.join(name), &calls(titles)))?;
    crate::write_file(&folder.join("list_calls.h"), &list_calls())?;
    crate::write_file(&folder.join("fortran_calls.h"), &fortran_calls())
}

/// The routines on command lists, each beside the host's of its name.
fn list_calls() -> String {
    const TEXT: &str = "For each row with routines on command lists: functions over `struct call` for each of them and for the host's routine \
                        of its name, and the array of them. In ROWS(X) an X(ROW) for each. Generic names are there where the language has them.";
    let is_on_lists = |row: &&'static Row| of_row(row, Api::Ishmemx).iter().any(|entry| entry.form == Form::OnList);
    let rows: Vec<_> = SECTIONS.iter().flat_map(|section| section.rows).filter(is_on_lists).collect();
    let names: Vec<_> = rows.iter().map(|row| format!("X({})", id(row))).collect();
    let all = format!("\n#define ROWS(X) \\\n    {}", packed(&names));
    c::header("LIST_CALLS_H", TEXT, rows.into_iter().map(pairs).chain([all]))
}

/// A row's functions on lists, and their array.
fn pairs(row: &'static Row) -> String {
    let id = id(row);
    let api = [Api::Ishmem, Api::Ishmemx].into_iter().find(|api| row.apis.contains(api)).expect("the host has it, too");
    let hosts = of_row(row, api).into_iter().filter(|entry| entry.form == Form::Plain);
    let on_list = |host: &Entry| {
        let own = host.name.strip_prefix(api.prefix()).expect("names begin so");
        format!("{}{own}_on_list", Api::Ishmemx.prefix())
    };
    let listed: Vec<_> = hosts.map(|host| pair(&host, &on_list(&host))).collect();
    let head = |name: &str| format!("{name}_{id}(HOST, TYPE, KIND, ROUTINE)");
    let mut lines = vec![
        String::new(),
        function(&head("ON_HOST"), "HOST", "HOST", row, Form::Plain, api),
        function(&head("ON_LIST"), "ROUTINE", "ROUTINE", row, Form::OnList, api),
        format!("#define ROUTINES_{id}(X) \\\n    {}", packed(&listed)),
        format!("ROUTINES_{id}(ON_HOST_{id})\nROUTINES_{id}(ON_LIST_{id})"),
    ];
    let family = row.family().filter(|_| row.forms.generic);
    if let Some(family) = family {
        let name = format!("{}{}_on_list", Api::Ishmemx.prefix(), row.name());
        let types: Vec<_> = family
            .distinct_types(Api::Ishmemx)
            .iter()
            .map(|ty| {
                let host = format!("{}{}_{}", api.prefix(), ty.name, row.name());
                format!("X({host}, {}, {}, {name}_{})", ty.c, kind(*ty), ty.name)
            })
            .collect();
        lines.push("#ifdef MATRIX_GENERIC".into());
        lines.push(function(&head("GENERIC"), "ROUTINE", &name, row, Form::OnList, api));
        lines.push(format!("#define TYPES_{id}(X) \\\n    {}", packed(&types)));
        lines.push(format!("TYPES_{id}(GENERIC_{id})\n#else\n#define TYPES_{id}(X)\n#endif"));
    } else {
        lines.push(format!("#define TYPES_{id}(X)"));
    }
    lines.push(format!("static const struct pair routines_{id}[] = {{ROUTINES_{id}(PAIR) TYPES_{id}(PAIR)}};"));
    lines.join("\n")
}

/// `X(HOST, TYPE, KIND, ROUTINE)`
fn pair(host: &Entry, on_list: &str) -> String {
    let call = call(host);
    format!("{}, {on_list})", call.trim_end_matches(')'))
}

/// The symbols of Fortran's API of old that work on elements, as C declares them.
fn fortran_calls() -> String {
    const TEXT: &str = "For each row of the table that works on elements in Fortran's API of old: its symbols, declared, and FORTRAN_ROW(X) \
                        with X(SYMBOL, TYPE OF AN ELEMENT) for each. In FORTRAN_ROWS(X) an X(ROW) for each.";
    let rows: Vec<_> = SECTIONS
        .iter()
        .flat_map(|section| section.rows)
        .map(|row| (id(row), of_row(row, Api::Fortran)))
        .filter(|(_, entries)| entries.iter().any(|entry| entry.bytes().is_some()))
        .collect();
    let declared = rows.iter().flat_map(|(id, entries)| {
        let symbols: Vec<_> =
            entries.iter().map(|entry| format!("X({}, {})", entry.name, fortran_type(entry))).collect();
        let prototypes = entries.iter().map(|entry| {
            let result = match entry.row.returns {
                Returns::Element => fortran_type(entry),
                _ => "void",
            };
            let parameters: Vec<_> =
                entry.row.parameters.iter().map(|parameter| format!("void *{}", parameter.name)).collect();
            format!("{result} {}({});", entry.name, parameters.join(", "))
        });
        prototypes.chain([format!("#define FORTRAN_{id}(X) \\\n    {}\n", packed(&symbols))]).collect::<Vec<_>>()
    });
    let ids: Vec<_> = rows.iter().map(|(id, _)| format!("X({id})")).collect();
    let all = format!("#define FORTRAN_ROWS(X) \\\n    {}", packed(&ids));
    c::header("FORTRAN_CALLS_H", TEXT, declared.chain([all]))
}

/// C's type for Fortran's elements of a routine.
fn fortran_type(entry: &Entry) -> &'static str {
    match (entry.element, entry.bytes()) {
        (Element::Fortran("f32", _), _) => "float",
        (Element::Fortran("f64", _), _) => "double",
        (Element::Fortran("f128", _), _) => "_Float128",
        (Element::Fortran("[f32; 2]", _), _) => "float _Complex",
        (Element::Fortran("[f64; 2]", _), _) => "double _Complex",
        (_, Some(1)) => "char",
        (_, Some(4)) => "int32_t",
        (_, Some(8)) => "int64_t",
        (_, Some(16)) => "__int128",
        (element, _) => unreachable!("Fortran has no elements such as {element:?}"),
    }
}

/// The calls of the routines in these sections.
fn calls(titles: &[&str]) -> String {
    assert!(titles.iter().all(|title| SECTIONS.iter().any(|section| section.title == *title)), "{titles:?}");
    let sections = SECTIONS.iter().filter(|section| titles.contains(&section.title));
    let rows: Vec<_> = sections.flat_map(|section| section.rows).filter(|row| is_called(row)).collect();
    let names: Vec<_> = rows.iter().map(|row| format!("X({})", id(row))).collect();
    let all = format!("\n#define ROWS(X) \\\n    {}", packed(&names));
    c::header("MATRIX_CALLS_H", TEXT, rows.into_iter().map(array).chain([all]))
}

/// Whether its arguments are told by their kinds, and lead to other PEs or to symmetric memory.
fn is_called(row: &Row) -> bool {
    let told =
        |kind| !matches!(kind, Kind::GivenAt(_) | Kind::Place(_) | Kind::Update(_) | Kind::Address | Kind::Memory);
    let in_c = APIS.iter().any(|api| row.apis.contains(api));
    in_c && !row.variadic && row.parameters.iter().all(|parameter| told(parameter.kind))
}

/// The routines of a row that act when they are called.
fn called(row: &'static Row) -> impl Iterator<Item = Entry> {
    APIS.into_iter().flat_map(move |api| of_row(row, api)).filter(|entry| entry.form != Form::OnList)
}

/// A row's name in C: its own, which the collectives over active sets share with those over teams.
fn id(row: &Row) -> String {
    let over_set = if row.find(Kind::Psync).is_some() { "set_" } else { "" };
    format!("{over_set}{}", row.name())
}

/// A row's functions and their array.
fn array(row: &'static Row) -> String {
    let id = id(row);
    let (plain, on_context): (Vec<_>, Vec<_>) = called(row).partition(|entry| entry.form == Form::Plain);
    let (ours, plain): (Vec<_>, Vec<_>) = plain.into_iter().partition(|entry| entry.api.handles() == "ishmem");
    let mut lines = vec![format!("\n/* {} */", if row.clause.is_empty() { "an extension" } else { row.clause })];
    let mut listed = Vec::new();
    let lists = [
        (id.clone(), Form::Plain, plain),
        (format!("ishmem_{id}"), Form::Plain, ours),
        (format!("ctx_{id}"), Form::OnContext, on_context),
    ];
    for (list, form, entries) in lists {
        if let Some(Entry { api, .. }) = entries.first() {
            lines.push(function(&format!("CALL_{list}(ROUTINE, TYPE, KIND)"), "ROUTINE", "ROUTINE", row, form, *api));
            let calls: Vec<_> = entries.iter().map(call).collect();
            lines.push(format!("#define ROUTINES_{list}(X) \\\n    {}", packed(&calls)));
            lines.push(format!("ROUTINES_{list}(CALL_{list})"));
            let by = if form == Form::OnContext { "MATRIX_ENTRY_ON_CONTEXT" } else { "MATRIX_ENTRY" };
            listed.push(format!("ROUTINES_{list}({by})"));
        }
    }
    let generic = generics(row, &id);
    if !generic.is_empty() {
        lines.push("#ifdef MATRIX_GENERIC".into());
        lines.extend(generic.iter().map(|(lines, _)| lines.clone()));
        lines.push("#endif".into());
    }
    lines.push(format!("static const struct routine routines_{id}[] = {{\n    {}", listed.join("\n    ")));
    if !generic.is_empty() {
        lines.push("#ifdef MATRIX_GENERIC".into());
        lines.extend(generic.into_iter().map(|(_, listed)| format!("    {listed}")));
        lines.push("#endif".into());
    }
    let arguments: Vec<_> = row.parameters.iter().map(|parameter| parameter.name).collect();
    let returns_code = row.returns == Returns::Code;
    lines.push(format!("}};\nMATRIX_ROW({id}, \"{}\", {})", arguments.join(" "), u8::from(returns_code)));
    lines.join("\n")
}

/// Generic names of a row: the definitions for each type, and the list of what they define.
fn generics(row: &'static Row, id: &str) -> Vec<(String, String)> {
    let Some(family) = row.family().filter(|_| row.forms.generic) else { return Vec::new() };
    let with_context = row.forms.context.then_some((Api::Shmem, Form::OnContext));
    let forms = [(Api::Shmem, Form::Plain)].into_iter().chain(with_context).chain([(Api::Ishmem, Form::Plain)]);
    forms
        .filter(|(api, _)| row.apis.contains(api))
        .map(|(api, form)| {
            let name = format!("{}{}", api.prefix(), row.name());
            let list = format!("{}{name}_{id}", if form == Form::OnContext { "ctx_" } else { "" });
            let types: Vec<_> = family
                .distinct_types(api)
                .iter()
                .map(|ty| format!("X({list}_{}, {}, {})", ty.name, ty.c, kind(*ty)))
                .collect();
            let calls = function(&format!("CALL_{list}(ID, TYPE, KIND)"), "ID", &name, row, form, api);
            let definitions =
                format!("{calls}\n#define GENERIC_{list}(X) \\\n    {}\nGENERIC_{list}(CALL_{list})", packed(&types));
            let by = if form == Form::OnContext { "MATRIX_GENERIC_ENTRY_ON_CONTEXT" } else { "MATRIX_GENERIC_ENTRY" };
            (definitions, format!("GENERIC_{list}({by})"))
        })
        .collect()
}

/// A macro that defines the function of a routine.
fn function(head: &str, id: &str, routine: &str, row: &Row, form: Form, api: Api) -> String {
    let context = (form == Form::OnContext).then(|| "c->ctx".to_owned());
    let own = row.parameters_in(form).into_iter().map(|parameter| argument(parameter.kind, parameter.name, api));
    let arguments: Vec<_> = context.into_iter().chain(own).collect();
    let result = match row.returns_in(form) {
        Returns::Nothing | Returns::Never => "",
        Returns::Element => "*(TYPE *)c->result = ",
        _ => "c->number = (uint64_t)",
    };
    let unused = if arguments.is_empty() { "(void)c; " } else { "" };
    let call = format!("{unused}{result}{routine}({});", arguments.join(", "));
    format!("#define {head} \\\n    static void call_##{id}(struct call *c) {{ {call} }}")
}

/// An argument, read from the record of them.
fn argument(kind: Kind, name: &str, api: Api) -> String {
    let field = match kind {
        Kind::Ivar => "ivars",
        Kind::SignalSource => "sig_addr",
        Kind::Count => "nelems",
        _ => name,
    };
    match kind.shape() {
        (Of::Element, Passing::Value) => format!("*(const TYPE *)c->{field}"),
        (Of::Element, Passing::In) => format!("(const TYPE *)c->{field}"),
        (Of::Element, _) => format!("(TYPE *)c->{field}"),
        (Of::Word(Word::Uint64), Passing::Value) if kind == Kind::Given(Word::Uint64) => {
            format!("*(const uint64_t *)c->{field}")
        }
        (Of::Word(Word::Int), Passing::Value) if kind == Kind::Given(Word::Int) => "(int)c->nelems".into(),
        (Of::Word(Word::Team), _) if api.handles() == "ishmem" => format!("(ishmem_team_t)(intptr_t)c->{field}"),
        _ => format!("c->{field}"),
    }
}

/// `X(ROUTINE, TYPE, KIND)`
fn call(entry: &Entry) -> String {
    let (ty, kind) = match entry.element {
        Element::Type(ty) => (ty.c, kind(ty)),
        Element::Bytes(bytes) => ("void", format!("BYTES_{bytes}")),
        _ => ("void", "NOTHING".into()),
    };
    format!("X({}, {ty}, {kind})", entry.name)
}

/// What a test takes an element for.
fn kind(ty: Type) -> String {
    match ty.rust {
        Some("f32") => "REAL_4".into(),
        Some("f64") => "REAL_8".into(),
        Some("LongDouble") => "REAL_16".into(),
        Some(rust) if rust.starts_with('i') => format!("SIGNED_{}", ty.bytes),
        Some(_) => format!("UNSIGNED_{}", ty.bytes),
        None => format!("COMPLEX_{}", ty.bytes),
    }
}

/// Calls of a macro, as many in a line as fit.
fn packed(calls: &[String]) -> String {
    const WIDTH: usize = 116;
    let mut lines = vec![String::new()];
    for call in calls {
        let line = lines.last_mut().expect("there is a line from the beginning");
        match line.len() + 1 + call.len() {
            _ if line.is_empty() => line.push_str(call),
            length if length <= WIDTH => *line += &format!(" {call}"),
            _ => lines.push(call.clone()),
        }
    }
    lines.join(" \\\n    ")
}
