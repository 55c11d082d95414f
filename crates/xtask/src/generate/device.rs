//! Routines for kernels, in OpenCL C: a header for each family, in which a macro for each row declares the row's routines by
//! types of functions, which rows have in common, since that is read several times as fast as parameters; and a header for
//! the library that defines them as calls of the rows' bodies.

mod cpp;
mod definitions;
mod names;
mod shapes;

use super::{NOTE, c, description, fill, in_words_of, rows};
use zeshmem_api_table::{Api, Family, Form, Of, Parameter, Passing, Returns, Row, SECTIONS, Type, Word};

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
    let shapes = ("include/ishmem/device/shapes.h", shapes::header());
    let definitions = ("include/ishmem/device/bodies/routines.h", definitions::header());
    let cpp = ("include/ishmem/kernels.h", cpp::header());
    HEADERS.iter().map(|header| (header.path, text(header))).chain([names, shapes, definitions, cpp])
}

/// The lists of types that the headers go through.
pub fn types() -> String {
    let lists = FAMILIES.map(|family| {
        let line =
            |ty: Type| format!(" \\\n    X({}, {}, {})", ty.name, opencl(ty), ty.rust.expect("Rust has them, too"));
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

/// A type in OpenCL C, in which the sizes are of the types of 64 bits.
fn opencl(ty: Type) -> &'static str {
    match ty.opencl.expect("kernels have Intel SHMEM's types") {
        "size_t" => "ulong",
        "ptrdiff_t" => "long",
        other => other,
    }
}

/// The family's types without those that OpenCL C takes for one before them.
fn distinct(family: Family) -> Vec<Type> {
    let mut distinct: Vec<Type> = Vec::new();
    for ty in family.types_in(Api::Ishmem) {
        if distinct.iter().all(|&other| opencl(other) != opencl(ty)) {
            distinct.push(ty);
        }
    }
    distinct
}

fn text(header: &Header) -> String {
    let stem = header.path.rsplit('/').next().expect("a path has a last part").trim_end_matches(".h");
    let guard = format!("ISHMEM_DEVICE_{}_H", stem.to_uppercase());
    let sections = || SECTIONS.iter().filter(|section| header.sections.contains(&section.title));
    let rows = sections().flat_map(|section| section.rows).filter(|row| is_of_kernels(row));
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

impl Elements {
    /// What pointers to them point to.
    fn word(self) -> &'static str {
        if self == Elements::Typed { "TYPE" } else { "void" }
    }
}

fn is_of_kernels(row: &Row) -> bool {
    row.kernel.is_some() && api(row).is_some()
}

/// The rows of kernels, in the table's order.
fn of_kernels() -> impl Iterator<Item = &'static Row> {
    rows().filter(|row| is_of_kernels(row))
}

/// The forms of a row's routines.
fn forms(row: &Row) -> impl Iterator<Item = Form> + use<> {
    let context = row.forms.context;
    [Form::Plain, Form::OnContext].into_iter().filter(move |&form| form == Form::Plain || context)
}

/// Who calls a row's routines.
fn crews(row: &Row) -> impl Iterator<Item = Crew> + use<> {
    let work_group = row.forms.work_group;
    [Crew::WorkItem, Crew::WorkGroup].into_iter().filter(move |&crew| crew == Crew::WorkItem || work_group)
}

/// The forms of a row's routines, and who calls them.
fn callers(row: &'static Row) -> impl Iterator<Item = (Form, Crew)> {
    forms(row).flat_map(|form| crews(row).map(move |crew| (form, crew)))
}

/// A row's routines, after what they do.
fn declarations(row: &'static Row) -> String {
    let declared = |elements| forms(row).map(|form| declared(row, form, elements)).collect();
    let mut about = description(row, Api::Ishmem);
    if row.axis != zeshmem_api_table::Axis::ONCE {
        let elements = if row.family().is_some() { Elements::Typed } else { Elements::Sized };
        let name = name(row, Form::Plain, Crew::WorkItem, elements).replace("##", "");
        about += &format!("\n  {}{name}({})", result(row, elements.word()), parameters(row, Form::Plain, elements));
    }
    format!("\n{}\n{}", c::comment(&about), of_all_elements(row, declared))
}

/// What is there for each type and each size of a row, or once, through macros.
fn of_all_elements(row: &Row, of: impl Fn(Elements) -> Vec<String>) -> String {
    let through = |parameters: &str, elements, calls: String| {
        let lines = [format!("#define ISHMEMI_ROW({parameters})")].into_iter().chain(of(elements));
        format!("{}\n{calls}#undef ISHMEMI_ROW\n", lines.collect::<Vec<_>>().join(" \\\n    "))
    };
    let mut text = String::new();
    if let Some(family) = row.family() {
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

/// The declarations of a form's routines.
fn declared(row: &Row, form: Form, elements: Elements) -> String {
    let names = crews(row).map(|crew| name(row, form, crew, elements));
    if elements == Elements::None {
        let (result, parameters) = (result(row, elements.word()), parameters(row, form, elements));
        return names.map(|name| format!("ISHMEMI_API {result}{name}({parameters});")).collect::<Vec<_>>().join("\n");
    }
    format!("ISHMEMI_API {} {};", shapes::name(row, form, elements), names.collect::<Vec<_>>().join(", "))
}

/// A form's parameters as they are declared.
fn parameters(row: &Row, form: Form, elements: Elements) -> String {
    let context = (form == Form::OnContext).then(|| "ishmemx_ctx_t ctx".to_owned());
    let own = row.parameters.iter().map(|parameter| declaration(parameter, elements.word()));
    let parameters: Vec<_> = context.into_iter().chain(own).collect();
    if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") }
}

/// What a row returns, ready to be followed by a name.
fn result(row: &Row, element: &str) -> String {
    match row.returns {
        Returns::Nothing | Returns::Never => "void ".to_owned(),
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
        Word::Char => "char",
        Word::Size => "size_t",
        Word::Ptrdiff => "ptrdiff_t",
        Word::Uint64 => "ulong",
        Word::Byte => "void",
        Word::Team => "ishmem_team_t",
        other => panic!("kernels have no {other:?}"),
    }
}
