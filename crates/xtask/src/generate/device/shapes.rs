//! Types of functions, each of which is that of all routines that take and return the same.

use super::{Elements, FAMILIES, declaration, distinct, forms, of_kernels, parameters, result};
use crate::generate::c;
use zeshmem_api_table::{Family, Form, Row, Type};

/// The header of these types.
pub fn header() -> String {
    let text = "Types of routines on elements of a TYPE, which bear the name of the first routine of that type. Part of \
                ishmem_device.h.";
    let typed = FAMILIES.into_iter().filter_map(|family| {
        let shapes: Vec<_> = all(Elements::Typed).filter(|&(row, form)| types(row, form) == family).collect();
        let list = format!("ISHMEMI_{}_DISTINCT_TYPES(ISHMEMI_SHAPE)", family.macro_name());
        let shapes: Vec<_> = shapes.into_iter().map(|(row, form)| definition(row, form, Elements::Typed)).collect();
        let shapes = shapes.join(" \\\n    ");
        (!shapes.is_empty()).then(|| {
            format!("\n#define ISHMEMI_SHAPE(NAME, TYPE, KIND) \\\n    {shapes}\n{list}\n#undef ISHMEMI_SHAPE")
        })
    });
    let sized = all(Elements::Sized).map(|(row, form)| definition(row, form, Elements::Sized));
    c::header("ISHMEM_DEVICE_SHAPES_H", text, typed.chain(["".into()]).chain(sized))
}

/// The type of a form's routines.
pub fn name(row: &Row, form: Form, elements: Elements) -> String {
    let (first, _) = all(elements).find(|&other| is_same((row, form), other, elements)).expect("itself at least");
    let infix = if form == Form::OnContext { "ctx_" } else { "" };
    let element = if elements == Elements::Typed { "##TYPE##" } else { "void" };
    format!("ishmemi_{infix}{element}_{}_t", first.name())
}

fn definition(row: &Row, form: Form, elements: Elements) -> String {
    let (result, name) = (result(row, elements.word()), name(row, form, elements));
    format!("typedef {result}{name}({});", parameters(row, form, elements))
}

/// The first row and form of each type.
fn all(elements: Elements) -> impl Iterator<Item = (&'static Row, Form)> {
    let mut seen: Vec<(&Row, Form)> = Vec::new();
    let rows = of_kernels().filter(move |row| match elements {
        Elements::Typed => row.family().is_some(),
        Elements::Sized => !row.axis.sizes.is_empty(),
        Elements::None => false,
    });
    rows.flat_map(|row| forms(row).map(move |form| (row, form))).filter(move |&one| {
        let new = seen.iter().all(|&other| !is_same(one, other, elements));
        if new {
            seen.push(one);
        }
        new
    })
}

/// Whether routines take and return the same.
fn is_same((row, form): (&Row, Form), (other, other_form): (&Row, Form), elements: Elements) -> bool {
    let taken = |row: &Row| -> Vec<_> {
        let declared = row.parameters.iter().map(|parameter| (declaration(parameter, elements.word()), parameter.name));
        declared.map(|(declared, name)| declared.trim_end_matches(name).to_owned()).collect()
    };
    form == other_form && result(row, elements.word()) == result(other, elements.word()) && taken(row) == taken(other)
}

/// The smallest family with the types of all rows that have the type of this one.
fn types(row: &Row, form: Form) -> Family {
    let same = of_kernels()
        .filter(|&other| forms(other).any(|other_form| is_same((row, form), (other, other_form), Elements::Typed)));
    let families: Vec<_> = same.filter_map(Row::family).collect();
    let has = |family, wanted: &Type| distinct(family).iter().any(|ty| ty.opencl == wanted.opencl);
    let has_all = |&family: &Family| families.iter().all(|&other| distinct(other).iter().all(|ty| has(family, ty)));
    FAMILIES.into_iter().filter(has_all).min_by_key(|&family| distinct(family).len()).expect("put has all types")
}
