//! The routines of the device library, as calls of their rows' bodies.

use super::{Crew, Elements, callers, name, names, of_all_elements, of_kernels, parameters, result};
use crate::generate::c;
use zeshmem_api_table::{Body, Form, Kind, Of, Parameter, Passing, Returns, Row};

/// The header of these definitions.
pub fn header() -> String {
    let text = "What the headers of families declare, defined as calls of bodies: for the device library, and for modules into \
                which it is compiled, which have names without a type, too.";
    let definitions = of_kernels().map(|row| {
        let definitions = |elements| callers(row).map(|(form, crew)| definition(row, form, crew, elements)).collect();
        of_all_elements(row, definitions)
    });
    let definitions = definitions.chain(["#ifdef ISHMEM_DEVICE_INLINE".into()]).chain(names::definitions());
    c::header("ISHMEM_DEVICE_ROUTINES_H", text, definitions.chain(["#endif".into()]))
}

/// A routine's definition.
fn definition(row: &Row, form: Form, crew: Crew, elements: Elements) -> String {
    format!(
        "ISHMEMI_API {}{}({}) {{ {}; }}",
        result(row, elements.word()),
        name(row, form, crew, elements),
        parameters(row, form, elements),
        body(row, form, crew, elements)
    )
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
        // These do not fail.
        Body::Plain(_) | Body::ByApi(_) => call("", own().collect()),
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
