//! The table as Rust functions that C calls: each names its routine, says what its elements are, and
//! calls the one body for all types.

use super::{NOTE, forms, list};
use zeshmem_api_table::{Body, ISHMEM_OPERATIONS, Kind, Operation, Returns, SHMEM_OPERATIONS};

/// The thunks of `ishmem.h`.
pub fn ishmem() -> String {
    let mut text = format!(
        "// {NOTE}\n\n//! The typed routines: each turns its element count into bytes and calls the untyped one.\n\n\
         use crate::untyped;\nuse std::ffi::{{c_int, c_void}};\n\n"
    );
    for operation in &ISHMEM_OPERATIONS {
        let Body::Bytes(body) = operation.body else { unreachable!("the routines of ishmem.h work on bytes") };
        let call = format!("untyped::{body}(stringify!($name), $bytes, {})", arguments(operation));
        text += &thunk_macro(operation, body, "ishmem/typed.h", &call, false);
    }
    for operation in &ISHMEM_OPERATIONS {
        let rows = operation.routines("ishmem").into_iter();
        text += &invocation(operation.name, rows.map(|routine| (routine.name, routine.bytes.to_string())));
    }
    finish(text)
}

/// The thunks of `shmem.h`.
pub fn shmem() -> String {
    let mut text = format!(
        "// {NOTE}\n\n//! The typed routines of `shmem.h`: each names itself and its elements, and calls the body for all\n\
         //! types.\n\n\
         use crate::{{amo, rma}};\nuse std::ffi::{{c_int, c_long, c_void}};\nuse zeshmem_host::{{AmoOp, Context}};\n\n"
    );
    for operation in &SHMEM_OPERATIONS {
        for (prefix, on_context) in forms(operation) {
            let name = macro_name(operation, on_context);
            text += &thunk_macro(operation, &name, "shmem/typed.h", &call(operation, on_context), on_context);
            let rows = operation.routines(prefix).into_iter().filter_map(|routine| {
                let elements = match operation.body {
                    Body::Bytes(_) => routine.bytes.to_string(),
                    Body::Element(_) | Body::Atomic(_) => routine.ty?.rust?.to_string(),
                };
                Some((routine.name, elements))
            });
            text += &invocation(&name, rows);
        }
    }
    finish(text)
}

/// A name for an operation's macro; collect over teams and over active sets differ only in their bodies.
fn macro_name(operation: &Operation, on_context: bool) -> String {
    let name = match operation.body {
        Body::Bytes(body) => body.to_string(),
        Body::Element(_) | Body::Atomic(_) => operation.full_name(),
    };
    if on_context { format!("ctx_{name}") } else { name }
}

/// The call of an operation's body.
fn call(operation: &Operation, on_context: bool) -> String {
    let context = if on_context { "ctx" } else { "Context::DEFAULT" };
    let own = arguments(operation);
    match operation.body {
        Body::Bytes(body) if operation.has(Kind::Team) || operation.has(Kind::Psync) => {
            format!("rma::{body}(stringify!($name), $bytes, {own})")
        }
        Body::Bytes(body) => format!("rma::{body}(stringify!($name), $bytes, {context}, {own})"),
        Body::Element(body) => format!("rma::{body}(stringify!($name), {context}, {own})"),
        Body::Atomic(op) => {
            let has = |name| operation.parameters.iter().any(|parameter| parameter.0 == name);
            let target = if has("dest") { "dest" } else { "source.cast_mut()" };
            let [operand, compare] = ["value", "cond"].map(|name| if has(name) { name } else { "0 as $ty" });
            let common = format!("{context}, {target}, AmoOp::{op}, {operand}, {compare}, pe)");
            match operation.returns {
                _ if has("fetch") => format!("amo::fetch_into(stringify!($name), fetch, {common}"),
                Returns::Value => format!("amo::fetch(stringify!($name), {common}"),
                _ => format!("amo::update(stringify!($name), {common}"),
            }
        }
    }
}

/// A macro that makes the operation's thunk for each name given to it.
fn thunk_macro(operation: &Operation, name: &str, header: &str, call: &str, on_context: bool) -> String {
    let by_bytes = matches!(operation.body, Body::Bytes(_));
    let (pattern, dest, source) = if by_bytes {
        ("$bytes:literal", "*mut c_void", "*const c_void")
    } else {
        ("$ty:ident", "*mut $ty", "*const $ty")
    };
    let context = if on_context { "ctx: Context, " } else { "" };
    let parameters = list(operation, |name, kind| match kind {
        Kind::Team | Kind::Pe => format!("{name}: c_int"),
        // Rust's names are in lower case.
        Kind::Set => format!("{}: c_int", rust_name(name)),
        Kind::Psync => format!("{}: *mut c_long", rust_name(name)),
        Kind::Dest => format!("{name}: {dest}"),
        Kind::Source => format!("{name}: {source}"),
        Kind::Value => format!("{name}: $ty"),
        Kind::Count => format!("{name}: usize"),
        Kind::Stride => format!("{name}: isize"),
    });
    let returns = match operation.returns {
        Returns::Nothing => "",
        Returns::Code => " -> c_int",
        Returns::Value => " -> $ty",
    };
    let (safety, proof) = if by_bytes {
        ("As the untyped routine.", "forwarded; the caller's pointers hold `nelems` elements of this many bytes.")
    } else {
        (
            "Pointers to this PE's memory are valid for an element.",
            "forwarded; the caller's pointers are valid for an element.",
        )
    };
    format!(
        "macro_rules! {name} {{\n    ($($name:ident {pattern})*) => {{$(\n        \
         /// See `{header}`.\n        ///\n        /// # Safety\n        /// {safety}\n        \
         #[unsafe(no_mangle)]\n        pub unsafe extern \"C\" fn $name({context}{parameters}){returns} {{\n            \
         // SAFETY: {proof}\n            \
         unsafe {{ {call} }}\n        }}\n    )*}};\n}}\n\n"
    )
}

/// The macro called for names, each with its number of bytes or its type.
fn invocation(name: &str, rows: impl Iterator<Item = (String, String)>) -> String {
    let rows: String = rows.map(|(routine, elements)| format!("    {routine} {elements}\n")).collect();
    format!("{name}! {{\n{rows}}}\n\n")
}

fn arguments(operation: &Operation) -> String {
    list(operation, |name, _| rust_name(name).to_string())
}

fn rust_name(name: &str) -> &str {
    match name {
        "PE_start" => "pe_start",
        "logPE_stride" => "log_pe_stride",
        "PE_size" => "pe_size",
        "pSync" => "psync",
        name => name,
    }
}

fn finish(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text + "\n"
}
