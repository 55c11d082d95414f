//! The table as the functions that `libzeshmem.so` exports: each says its name and what its elements are, and calls the
//! body of its row.

use super::{NOTE, rows};
use zeshmem_api_table::{Api, Body, Entry, Form, Kind, Of, Parameter, Passing, Returns, Row, Word, of_row};

/// The generated module of `zeshmem-capi`.
pub fn text() -> String {
    let opening = format!(
        "// {NOTE}\n\n\
         //! The functions that C and Fortran call, under their names and their profiling names.\n\n\
         #![allow(unused_unsafe, reason = \"bodies that are safe are called like the others\")]\n\n\
         use crate::attributes::{{self, Attributes, CUniqueId}};\n\
         use crate::long_double::{{LongDouble, Returned}};\n\
         use crate::process::Api;\n\
         use crate::session::SessionConfig;\n\
         use crate::stats::{{self, CStat}};\n\
         use crate::team::CTeamConfig;\n\
         use crate::{{\n\
         \x20   amo, collectives, context, fortran, group, list, lock, memory, rma, session, setup, signal, sync, team, wait,\n\
         }};\n\
         use level_zero_sys::{{\n\
         \x20   ze_command_list_handle_t, ze_context_handle_t, ze_device_handle_t, ze_driver_handle_t, ze_event_handle_t,\n\
         \x20   ze_module_handle_t,\n\
         }};\n\
         use std::ffi::{{c_char, c_int, c_long, c_void}};\n\
         use zeshmem_host::{{AmoOp, Context, DeviceRoutine, Element, ReduceOp}};\n"
    );
    let functions = rows().flat_map(|row| [Caller::C, Caller::Fortran].map(|caller| of_caller(row, caller)));
    opening + &functions.collect::<String>()
}

/// Who calls: C passes by value, Fortran by reference.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Caller {
    C,
    Fortran,
}

/// A row's functions for callers in a language.
fn of_caller(row: &'static Row, caller: Caller) -> String {
    let apis = Api::ALL.into_iter().filter(|api| api.is_fortran() == (caller == Caller::Fortran));
    let entries: Vec<_> = apis.flat_map(|api| of_row(row, api)).collect();
    let in_form = |form| entries.iter().filter(move |entry| entry.form == form).collect::<Vec<_>>();
    [Form::Plain, Form::OnContext, Form::OnList].map(|form| functions(row, caller, form, &in_form(form))).concat()
}

fn functions(row: &Row, caller: Caller, form: Form, entries: &[&Entry]) -> String {
    let Some(first) = entries.first() else { return String::new() };
    if first.bytes().is_none() {
        let one = |entry: &&Entry| {
            let routine = format!("\"{}\"", entry.spoken());
            let call = call(row, caller, form, &routine, entry.api);
            let call = if is_integer(row, caller, form) { format!("fortran::Integer::from({call})") } else { call };
            format!(
                "\nexport! {{\n    {}: {} =\n        {call}\n}}\n",
                names(entry),
                signature(row, caller, form, entry.api)
            )
        };
        return entries.iter().map(one).collect();
    }
    let (pattern, element): (_, fn(&Entry) -> Option<String>) = match row.body {
        Body::Typed(_) | Body::Atomic(_) => ("$ty:ty", |entry| entry.rust_type().map(String::from)),
        Body::Kinded(_) | Body::Reduction(..) => ("$kind:ident", Entry::kind),
        _ => ("$bytes:literal", |entry| entry.bytes().map(|bytes| bytes.to_string())),
    };
    let line = |entry: &&Entry| {
        let element = element(entry).expect("what is exported has elements that Rust knows");
        format!("    \"{}\" {} = {element};\n", entry.spoken(), names(entry))
    };
    let lines: String = entries.iter().map(line).collect();
    let (signature, call) = (signature(row, caller, form, first.api), call(row, caller, form, "$routine", first.api));
    let name = macro_name(row, caller, form);
    format!(
        "\nmacro_rules! {name} {{\n    \
             ($($routine:literal $($name:ident)+ = {pattern};)*) => {{$(\n        \
                 export! {{\n            $($name)+: {signature} =\n                {call}\n        }}\n    \
             )*}};\n\
         }}\n\n\
         {name}! {{\n{lines}}}\n"
    )
}

fn macro_name(row: &Row, caller: Caller, form: Form) -> String {
    let language = if caller == Caller::Fortran { "fortran_" } else { "" };
    let (context, ending) = match form {
        Form::OnContext => ("ctx_", ""),
        Form::OnList => ("", "_on_list"),
        _ => ("", ""),
    };
    format!("{language}{context}{}{ending}", row.name())
}

/// The names of a function: its own, and the one for profiling.
fn names(entry: &Entry) -> String {
    [Some(entry.name.clone()), entry.profiling_name()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A function's parameters and result.
fn signature(row: &Row, caller: Caller, form: Form, api: Api) -> String {
    let context = (form == Form::OnContext).then(|| "ctx: Context".to_owned());
    let own = row.parameters_in(form);
    let own = own.iter().map(|parameter| format!("{}: {}", name(parameter), ty(row, parameter, caller, api)));
    let parameters: Vec<_> = context.into_iter().chain(own).collect();
    let result = match row.returns_in(form) {
        Returns::Nothing | Returns::Never => "()",
        Returns::Code => "c_int",
        // What is got may be of a type that Rust cannot return.
        Returns::Element if matches!(row.body, Body::Typed(_)) => "Returned<$ty>",
        Returns::Element => "$ty",
        Returns::Number(_) if is_integer(row, caller, form) => "fortran::Integer",
        Returns::Number(number) => word(number),
        Returns::Address => "*mut c_void",
    };
    format!("({}) -> {result}", parameters.join(", "))
}

/// Whether a function gives Fortran an INTEGER.
fn is_integer(row: &Row, caller: Caller, form: Form) -> bool {
    caller == Caller::Fortran && matches!(row.returns_in(form), Returns::Number(Word::Int))
}

/// The call of a row's body for a routine, which is named by an expression.
fn call(row: &Row, caller: Caller, form: Form, routine: &str, api: Api) -> String {
    if form == Form::OnList {
        return call_on_list(row, routine);
    }
    let context = if form == Form::OnContext { "ctx" } else { "Context::DEFAULT" };
    let context = row.forms.context.then(|| context.to_owned());
    let own = row.parameters.iter().map(|parameter| argument(parameter, caller, routine));
    let arguments = || context.clone().into_iter().chain(own.clone());
    let with = |first: &[&str]| {
        let first = first.iter().map(|word| word.to_string());
        first.chain(arguments()).collect::<Vec<_>>().join(", ")
    };
    match row.body {
        Body::Plain(function) => format!("{function}({})", with(&[])),
        Body::Named(function) | Body::Typed(function) => format!("{function}({})", with(&[routine])),
        Body::Bytes(function) => format!("{function}({})", with(&[routine, "$bytes"])),
        Body::Kinded(function) => format!("{function}({})", with(&[routine, "Element::$kind"])),
        Body::Reduction(function, op) => {
            format!("{function}({})", with(&[routine, &format!("ReduceOp::{op}"), "Element::$kind"]))
        }
        Body::ByApi(function) => {
            let api = if api.handles() == "ishmem" { "Api::Ishmem" } else { "Api::Shmem" };
            format!("{function}({})", with(&[routine, api]))
        }
        Body::Atomic(op) => atomic(row, caller, routine, &context.unwrap_or("Context::DEFAULT".into()), op),
    }
}

/// The call of what appends a row's kernel: `list::KERNEL(routine, elements, arguments..., list and events)`.
fn call_on_list(row: &Row, routine: &str) -> String {
    let row_name = row.name();
    let (stem, nbi) = row_name.strip_suffix("_nbi").map_or((row_name.as_str(), false), |stem| (stem, true));
    let camel = |word: &str| word[..1].to_uppercase() + &word[1..];
    let number: String = stem.split('_').map(camel).collect();
    let kernel = row.kernel.expect("what goes on lists is done by kernels");
    let (function, elements): (&str, _) = match row.body {
        Body::Reduction(..) | Body::Kinded(_) => ("combine", Some("Element::$kind")),
        Body::Bytes(_) => (kernel, Some("$bytes")),
        Body::Typed(_) => (&row_name, None),
        _ => (kernel, None),
    };
    let of_list = ["list", "signal_event", "n_wait", "wait"];
    let own = row.parameters_in(Form::OnList).into_iter().map(|parameter| name(&parameter));
    let own = own.filter(|name| !of_list.contains(&name.as_str()));
    let first = format!("list::Routine::new({routine}, DeviceRoutine::{number}, {nbi})");
    let last = format!("list::Place::new({})", of_list.join(", "));
    let all: Vec<_> = [first].into_iter().chain(elements.map(str::to_owned)).chain(own).chain([last]).collect();
    format!("list::{function}({})", all.join(", "))
}

/// The call of an atomic operation: target, operand and comparison have their places, whatever the routine has.
fn atomic(row: &Row, caller: Caller, routine: &str, context: &str, op: &str) -> String {
    let given = |kind| row.find(kind).map(|parameter| argument(parameter, caller, routine));
    let element = |kind| given(kind).unwrap_or("0 as $ty".into());
    let target = given(Kind::Dest).or_else(|| Some(format!("{}.cast_mut()", given(Kind::Source)?)));
    let target = target.expect("an atomic operation has a target");
    let (operand, compare, pe) = (element(Kind::Value), element(Kind::Condition), given(Kind::Pe).expect("and a PE"));
    let common = format!("{context}, {target}, AmoOp::{op}, {operand}, {compare}, {pe}");
    match (given(Kind::Fetch), row.returns) {
        (Some(fetch), _) => format!("amo::fetch_into({routine}, {fetch}, {common})"),
        (None, Returns::Element) => format!("amo::fetch({routine}, {common})"),
        (None, _) => format!("amo::update({routine}, {common})"),
    }
}

/// A parameter's name in Rust, where names are in lower case.
fn name(parameter: &Parameter) -> String {
    parameter.name.to_lowercase()
}

fn ty(row: &Row, parameter: &Parameter, caller: Caller, api: Api) -> String {
    if parameter.kind == Kind::CharacterLength {
        return "usize".into();
    }
    let (of, passing) = parameter.kind.shape();
    let by_type = matches!(row.body, Body::Typed(_) | Body::Atomic(_));
    let ty = match of {
        Of::Element if by_type => "$ty",
        Of::Element => "c_void",
        // Default INTEGERs are what Fortran has.
        Of::Word(Word::Int | Word::Long | Word::Size | Word::Ptrdiff) if caller == Caller::Fortran => "c_int",
        // By value its lower half comes where an int does.
        Of::Word(Word::Team) if api.handles() == "shmem" && passing != Passing::Value => "team::Opaque",
        Of::Word(of) => word(of),
    };
    match passing {
        Passing::Value if caller == Caller::Fortran => format!("*const {ty}"),
        Passing::Value => ty.into(),
        Passing::In => format!("*const {ty}"),
        Passing::Out | Passing::InOut => format!("*mut {ty}"),
    }
}

/// A parameter as an argument for a body, which takes C's types.
fn argument(parameter: &Parameter, caller: Caller, routine: &str) -> String {
    let name = name(parameter);
    if caller == Caller::C {
        return name;
    }
    match (parameter.kind, parameter.kind.shape()) {
        (Kind::CharacterLength, _) => name,
        (Kind::Psync, _) => format!("fortran::work_array({name})"),
        (_, (Of::Word(Word::Size), Passing::Value)) => {
            format!("fortran::count({routine}, \"{}\", {name})", parameter.name)
        }
        (_, (Of::Word(Word::Ptrdiff), Passing::Value)) => format!("fortran::stride({name})"),
        (_, (_, Passing::Value)) => format!("fortran::value({name})"),
        _ => name,
    }
}

fn word(word: Word) -> &'static str {
    match word {
        Word::Int => "c_int",
        Word::Long => "c_long",
        Word::Size => "usize",
        Word::Ptrdiff => "isize",
        Word::Uint32 => "u32",
        Word::Uint64 => "u64",
        Word::Char => "c_char",
        Word::Byte => "c_void",
        Word::Team => "c_int",
        Word::Context => "Context",
        Word::TeamConfig => "CTeamConfig",
        Word::SessionConfig => "SessionConfig",
        Word::Group => "group::Handle",
        Word::Range => "[c_int; 3]",
        Word::Runtime => "c_int",
        Word::Attributes => "Attributes",
        Word::UniqueId => "CUniqueId",
        Word::Stat => "CStat",
        Word::ZeDriver => "ze_driver_handle_t",
        Word::ZeContext => "ze_context_handle_t",
        Word::ZeDevice => "ze_device_handle_t",
        Word::ZeModule => "ze_module_handle_t",
        Word::InitRoutine => "setup::InitRoutine",
        Word::ZeList => "ze_command_list_handle_t",
        Word::ZeEvent => "ze_event_handle_t",
    }
}
