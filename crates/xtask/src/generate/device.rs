//! Routines for kernels, in OpenCL C: a header for each family, in which a macro for each row declares the row's routines,
//! and defines them as calls of the row's body.

mod cpp;
mod names;

use super::{NOTE, c, description, fill, in_words_of};
use zeshmem_api_table::{
    Api, Body, Family, Form, Kind, Of, Parameter, Passing, Returns, Row, SECTIONS, Type, Types, Word,
};

/// A header, and the titles of the sections whose rows it has.
struct Header {
    path: &'static str,
    sections: &'static [&'static str],
}

const HEADERS: [Header; 7] = [
    Header { path: "include/ishmem/device/queries.h", sections: &["Start and end, and who this PE is", "Teams"] },
    Header { path: "include/ishmem/device/rma.h", sections: &["Put and get"] },
    Header { path: "include/ishmem/device/atomics.h", sections: &["Atomic operations"] },
    Header { path: "include/ishmem/device/signals.h", sections: &["Signals"] },
    Header { path: "include/ishmem/device/order.h", sections: &["Order, completion and barriers"] },
    Header { path: "include/ishmem/device/waits.h", sections: &["Point-to-point synchronisation"] },
    Header { path: "include/ishmem/device/collectives.h", sections: &["Collectives"] },
];

/// The families whose types kernels have.
const FAMILIES: [Family; 8] = [
    Family::Rma,
    Family::Amo,
    Family::ExtendedAmo,
    Family::BitwiseAmo,
    Family::Sync,
    Family::ReduceBits,
    Family::ReduceOrder,
    Family::ReduceArithmetic,
];

/// The headers, with their paths.
pub fn headers() -> impl Iterator<Item = (&'static str, String)> {
    let names = ("include/ishmem/device/names.h", names::header());
    let cpp = ("include/ishmem/kernels.h", cpp::header());
    HEADERS.iter().map(|header| (header.path, text(header))).chain([names, cpp])
}

/// The lists of types that the headers go through.
pub fn types() -> String {
    let lists = FAMILIES.map(|family| {
        let line = |ty: Type| {
            let (opencl, kind) =
                (ty.opencl.expect("kernels have Intel SHMEM's types"), ty.rust.expect("and so has Rust"));
            format!(" \\\n    X({}, {opencl}, {kind})", ty.name)
        };
        let list = |name: &str, types: Vec<Type>| {
            let lines: String = types.into_iter().map(line).collect();
            format!("\n#define ISHMEMI_{}_{name}(X){lines}", family.macro_name())
        };
        list("TYPES", family.types_in(Api::Ishmem)) + "\n" + &list("DISTINCT_TYPES", distinct(family))
    });
    let text = "X(NAME, TYPE, KIND) for each type of a family, in OpenCL C; KIND says what its bits are. The DISTINCT lists have \
                one name for each type that OpenCL C can tell from the others.";
    c::header("ISHMEM_DEVICE_TYPES_H", text, lists)
}

/// The family's types without those that OpenCL C takes for one before them.
fn distinct(family: Family) -> Vec<Type> {
    let opencl = |ty: &Type| match ty.opencl {
        Some("size_t") => Some("ulong"),
        Some("ptrdiff_t") => Some("long"),
        other => other,
    };
    let mut distinct: Vec<Type> = Vec::new();
    for ty in family.types_in(Api::Ishmem) {
        if distinct.iter().all(|other| opencl(other) != opencl(&ty)) {
            distinct.push(ty);
        }
    }
    distinct
}

fn text(header: &Header) -> String {
    let stem = header.path.rsplit('/').next().expect("a path has a last part").trim_end_matches(".h");
    let guard = format!("ISHMEM_DEVICE_{}_H", stem.to_uppercase());
    let sections = || SECTIONS.iter().filter(|section| header.sections.contains(&section.title));
    let rows = sections().flat_map(|section| section.rows).filter(|row| row.kernel.is_some() && api(row).is_some());
    let about = sections().map(|section| format!("{}. {}\n\n{}", section.title, section.text, section.in_kernels));
    let about = about.map(|text| text.trim_end().to_owned()).collect::<Vec<_>>().join("\n\n");
    let about = in_words_of(Api::Ishmem, &format!("{about}\n\nPart of ishmem_device.h."));
    let comment = c::comment(&format!("{NOTE}\n\n{}", fill(&about)));
    let rows: String = rows.map(declarations).collect();
    format!(
        "{comment}\n#ifndef {guard}\n#define {guard}\n\n#include \"core.h\"\n\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n{rows}\n#ifdef __cplusplus\n}}\n#endif\n\n#endif\n"
    )
}

/// The API by which kernels have a row.
fn api(row: &Row) -> Option<Api> {
    [Api::Ishmem, Api::Ishmemx, Api::Kernel].into_iter().find(|api| row.apis.contains(api))
}

/// Who calls a routine.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crew {
    WorkItem,
    WorkGroup,
}

/// The elements of a routine, in a macro or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elements {
    None,
    /// Of a type: `NAME`, `TYPE`, `KIND`.
    Typed,
    /// Of a size: `BITS`, `BYTES`.
    Sized,
}

/// A row's routines, after what they do.
fn declarations(row: &Row) -> String {
    let comment = c::comment(&description(row, Api::Ishmem));
    let of = |elements| -> Vec<String> {
        let contexts =
            [Form::Plain, Form::OnContext].into_iter().filter(|&form| form == Form::Plain || row.forms.context);
        let crews = [Crew::WorkItem, Crew::WorkGroup].into_iter();
        let crews = crews.filter(|&crew| crew == Crew::WorkItem || row.forms.work_group);
        contexts.flat_map(|form| crews.clone().map(move |crew| routine(row, form, crew, elements))).collect()
    };
    let through = |parameters: &str, elements, calls: String| {
        let lines = [format!("#define ISHMEMI_ROW({parameters})")].into_iter().chain(of(elements));
        format!("{}\n{calls}#undef ISHMEMI_ROW\n", lines.collect::<Vec<_>>().join(" \\\n    "))
    };
    let mut text = format!("\n{comment}\n");
    if let Types::Family(family) = row.axis.types {
        let call = format!("ISHMEMI_{}_TYPES(ISHMEMI_ROW)\n", family.macro_name());
        text += &through("NAME, TYPE, KIND", Elements::Typed, call);
    }
    if !row.axis.sizes.is_empty() {
        let calls = row.axis.sizes.iter().map(|(size, bytes)| format!("ISHMEMI_ROW({size}, {bytes})\n"));
        text += &through("BITS, BYTES", Elements::Sized, calls.collect());
    }
    if row.axis == zeshmem_api_table::Axis::ONCE {
        text += &format!("{}\n", of(Elements::None).join("\n"));
    }
    text
}

/// A routine's declaration, with the call that is its body.
fn routine(row: &Row, form: Form, crew: Crew, elements: Elements) -> String {
    let element = match elements {
        Elements::Typed => "TYPE",
        _ => "void",
    };
    let result = result(row, element);
    let context = (form == Form::OnContext).then(|| "ishmemx_ctx_t ctx".to_owned());
    let own = row.parameters.iter().map(|parameter| declaration(parameter, element));
    let parameters: Vec<_> = context.into_iter().chain(own).collect();
    let parameters = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
    format!(
        "ISHMEMI_API {result}{}({parameters}) ISHMEMI_BODY({})",
        name(row, form, crew, elements),
        body(row, form, crew, elements)
    )
}

/// What a row returns, ready to be followed by a name.
fn result(row: &Row, element: &str) -> String {
    match row.returns {
        Returns::Nothing => "void ".to_owned(),
        Returns::Code => "int ".to_owned(),
        Returns::Element => format!("{element} "),
        Returns::Number(number) => format!("{} ", word(number)),
        Returns::Address => "void *".to_owned(),
    }
}

fn name(row: &Row, form: Form, crew: Crew, elements: Elements) -> String {
    let extended = form == Form::OnContext || crew == Crew::WorkGroup || api(row) != Some(Api::Ishmem);
    let prefix = if extended { "ishmemx_" } else { "ishmem_" };
    let infix = if form == Form::OnContext { "ctx_" } else { "" };
    let ending = if crew == Crew::WorkGroup { "_work_group" } else { "" };
    let (stem, suffix) = (row.stem, row.suffix);
    let after = format!("{suffix}{ending}");
    match elements {
        Elements::None => format!("{prefix}{infix}{stem}{after}"),
        Elements::Typed => format!("{prefix}{infix}##NAME##_{stem}{after}"),
        Elements::Sized if after.is_empty() => format!("{prefix}{infix}{stem}##BITS"),
        Elements::Sized => format!("{prefix}{infix}{stem}##BITS##{after}"),
    }
}

/// The call of a row's body.
fn body(row: &Row, form: Form, crew: Crew, elements: Elements) -> String {
    let kernel = row.kernel.expect("rows without are left out");
    let group = if crew == Crew::WorkGroup { "_group" } else { "" };
    let call = |kind: &str, arguments: Vec<String>| format!("ishmemi_{kernel}{kind}{group}({})", arguments.join(", "));
    let context = row.forms.context.then_some(if form == Form::OnContext { "ctx" } else { "ISHMEMX_CTX_DEFAULT" });
    let first = || [number(row, form)].into_iter().chain(context.map(str::to_owned));
    let own = || row.parameters.iter().map(argument);
    let call = match row.body {
        Body::Plain(_) => call("", own().collect()),
        Body::Kinded(_) | Body::Reduction(..) => {
            let kind = if group.is_empty() { "_##KIND" } else { "_##KIND##" };
            call(kind, first().chain(own()).collect())
        }
        Body::Atomic(_) => {
            let given = |kind| row.find(kind).map(argument);
            let target = given(Kind::Dest).or(given(Kind::Source)).expect("an atomic operation has a target");
            let or_0 = |kind| given(kind).unwrap_or("0".into());
            let own = [target, or_0(Kind::Value), or_0(Kind::Condition), or_0(Kind::Pe), "ISHMEMI_KIND_##KIND".into()];
            call("", first().chain(own).collect())
        }
        _ => {
            let size = match elements {
                Elements::None => None,
                Elements::Sized => Some("BYTES".to_owned()),
                Elements::Typed if matches!(row.body, Body::Typed(_)) => Some("ISHMEMI_KIND_##KIND".to_owned()),
                Elements::Typed => Some("sizeof(TYPE)".to_owned()),
            };
            call("", first().chain(own()).chain(size).collect())
        }
    };
    match (row.find(Kind::Fetch), row.returns) {
        (Some(fetch), _) => format!("*{} = ISHMEMI_OF_##KIND({call})", fetch.name),
        (None, Returns::Nothing) => call,
        (None, Returns::Element) => format!("return ISHMEMI_OF_##KIND({call})"),
        (None, _) => format!("return {call}"),
    }
}

/// The number that stands for a routine in complaints.
fn number(row: &Row, form: Form) -> String {
    let name = row.name();
    let (name, nbi) = match name.strip_suffix("_nbi") {
        Some(name) => (name, " | ISHMEMI_NBI"),
        None => (name.as_str(), ""),
    };
    let context = if form == Form::OnContext { " | ISHMEMI_ON_CONTEXT" } else { "" };
    format!("ISHMEMI_{}{nbi}{context}", name.to_uppercase())
}

/// A parameter as an argument of a body, which takes elements as bits.
fn argument(parameter: &Parameter) -> String {
    match parameter.kind.shape() {
        (Of::Element, Passing::Value) => format!("ISHMEMI_BITS_##KIND({})", parameter.name),
        _ => parameter.name.to_owned(),
    }
}

fn declaration(parameter: &Parameter, element: &str) -> String {
    let name = parameter.name;
    let (of, passing) = parameter.kind.shape();
    let ty = match of {
        Of::Element => element,
        Of::Word(of) => word(of),
    };
    match passing {
        Passing::Value => format!("{ty} {name}"),
        Passing::In => format!("const {ty} *{name}"),
        Passing::Out | Passing::InOut => format!("{ty} *{name}"),
    }
}

fn word(word: Word) -> &'static str {
    match word {
        Word::Int => "int",
        Word::Size => "size_t",
        Word::Ptrdiff => "ptrdiff_t",
        Word::Uint64 => "ulong",
        Word::Byte => "void",
        Word::Team => "ishmem_team_t",
        other => panic!("kernels have no {other:?}"),
    }
}
