//! The table's words in C and C++.

use super::{NOTE, fill};
use zeshmem_api_table::{Api, Element, Entry, Form, Of, Parameter, Passing, Returns, Row, Word};

/// A header: what it is for, and its lines between guards.
pub fn header(guard: &str, text: &str, lines: impl IntoIterator<Item = String>) -> String {
    let lines: Vec<_> = lines.into_iter().collect();
    format!(
        "{}\n#ifndef {guard}\n#define {guard}\n{}\n\n#endif\n",
        comment(&format!("{NOTE}\n{}", fill(text))),
        lines.join("\n")
    )
}

/// A comment.
pub fn comment(text: &str) -> String {
    let lines: Vec<_> = text.split('\n').collect();
    format!("/* {} */", lines.join("\n * ").replace(" * \n", " *\n"))
}

/// A routine's declaration under a name.
pub fn prototype(entry: &Entry, name: &str) -> String {
    let element = match entry.element {
        Element::Type(ty) => ty.c,
        _ => "void",
    };
    let (result, parameters) =
        (result(entry.row, entry.form, element), parameters(entry.row, entry.api, entry.form, element));
    let space = if result.ends_with('*') { "" } else { " " };
    format!("{result}{space}{name}({parameters});")
}

/// The type of a row's results in a form.
pub fn result(row: &Row, form: Form, element: &str) -> String {
    match row.returns_in(form) {
        Returns::Nothing => "void".into(),
        // The compilers that make programs for GPUs know this in C and in C++ alike.
        Returns::Never => "__attribute__((noreturn)) void".into(),
        Returns::Code => "int".into(),
        Returns::Element => element.into(),
        Returns::Number(number) => word(number, Api::Shmem),
        Returns::Address => "void *".into(),
    }
}

/// A row's parameters, declared.
pub fn parameters(row: &Row, api: Api, form: Form, element: &str) -> String {
    let context = (form == Form::OnContext).then(|| "shmem_ctx_t ctx".to_owned());
    let own = row.parameters_in(form).into_iter().map(|parameter| declaration(&parameter, api, element));
    let ellipsis = row.variadic.then(|| "...".to_owned());
    let all: Vec<_> = context.into_iter().chain(own).chain(ellipsis).collect();
    if all.is_empty() { "void".into() } else { all.join(", ") }
}

/// A row's parameters as the arguments of a call.
pub fn arguments(row: &Row, form: Form) -> String {
    let context = (form == Form::OnContext).then_some("ctx");
    let all: Vec<_> =
        context.into_iter().chain(row.parameters_in(form).iter().map(|parameter| parameter.name)).collect();
    all.join(", ")
}

/// What a form passes to the routine that the library has.
pub fn passed(row: &Row, form: Form) -> String {
    let arguments = arguments(row, form);
    if form == Form::OverWorld { format!("ISHMEM_TEAM_WORLD, {arguments}") } else { arguments }
}

/// A parameter, declared.
pub fn declaration(parameter: &Parameter, api: Api, element: &str) -> String {
    let name = parameter.name;
    let (of, passing) = parameter.kind.shape();
    if of == Of::Word(Word::Range) {
        return format!("int {name}[][3]");
    }
    let ty = match of {
        Of::Element => element.into(),
        Of::Word(of) => word(of, api),
    };
    match passing {
        Passing::Value => format!("{ty} {name}"),
        Passing::In => format!("const {ty} *{name}"),
        Passing::Out | Passing::InOut => format!("{ty} *{name}"),
    }
}

fn word(word: Word, api: Api) -> String {
    let handles = api.handles();
    match word {
        Word::Int | Word::Range => "int".into(),
        Word::Long => "long".into(),
        Word::Size => "size_t".into(),
        Word::Ptrdiff => "ptrdiff_t".into(),
        Word::Uint32 => "uint32_t".into(),
        Word::Uint64 => "uint64_t".into(),
        Word::Char => "char".into(),
        Word::Byte => "void".into(),
        Word::Team => format!("{handles}_team_t"),
        // Intel SHMEM has no contexts: they are an extension there.
        Word::Context if handles == "ishmem" => "ishmemx_ctx_t".into(),
        Word::Context => "shmem_ctx_t".into(),
        Word::TeamConfig => format!("{handles}_team_config_t"),
        Word::SessionConfig => "shmem_ctx_session_config_t".into(),
        Word::Group => "ishmemx_group_t".into(),
        Word::Runtime => "ishmemx_runtime_type_t".into(),
        Word::Attributes => "ishmemx_attr_t".into(),
        Word::UniqueId => "ishmemx_uniqueid_t".into(),
        Word::Stat => "ishmemx_stat_t".into(),
        Word::ZeDriver => "ze_driver_handle_t".into(),
        Word::ZeContext => "ze_context_handle_t".into(),
        Word::ZeDevice => "ze_device_handle_t".into(),
        Word::ZeModule => "ze_module_handle_t".into(),
        Word::InitRoutine => "ishmemx_init_routine_t".into(),
        Word::ZeList => "ze_command_list_handle_t".into(),
        Word::ZeEvent => "ze_event_handle_t".into(),
    }
}
