//! Atomic operations.

use super::{DEST, PE, SOURCE, Section, parameter};
use crate::row::Api::{Fortran, Ishmem, Shmem};
use crate::row::Body::Atomic;
use crate::row::Returns::{Element, Nothing};
use crate::row::{Axis, Forms, Kind, Parameter, Returns, Row};
use crate::types::Family;
use crate::types::Family::{Amo, BitwiseAmo, ExtendedAmo};

const FETCH: Parameter = parameter("fetch", Kind::Fetch);
const VALUE: Parameter = parameter("value", Kind::Value);
const COND: Parameter = parameter("cond", Kind::Condition);

/// An atomic operation, one of `AmoOp`, on the element at `dest` or `source`.
const fn amo(
    stem: &'static str,
    family: Family,
    returns: Returns,
    parameters: &'static [Parameter],
    op: &'static str,
    clause: &'static str,
    text: &'static str,
) -> Row {
    let forms = Forms { context: true, generic: true, work_group: false, world: false, on_list: false };
    let (axis, body) = (Axis::of(family), Atomic(op));
    let (apis, kernel) = (&[Shmem, Ishmem], Some("amo"));
    Row { stem, apis, axis, forms, parameters, returns, body, kernel, clause, text, ..Row::BLANK }
}

/// What an operation does, and that its old value goes to `*fetch`.
macro_rules! fetches {
    ($what:literal) => {
        concat!($what, "; the old value is in `*fetch` after {api}_quiet.")
    };
}

/// The form that leaves the old value in `*fetch`.
const fn nbi(
    stem: &'static str,
    family: Family,
    parameters: &'static [Parameter],
    op: &'static str,
    clause: &'static str,
    text: &'static str,
) -> Row {
    Row { suffix: "_nbi", ..amo(stem, family, Nothing, parameters, op, clause, text) }
}

/// The name that an operation had before OpenSHMEM 1.4, in C and with Fortran's types.
const fn old(
    stem: &'static str,
    family: Family,
    returns: Returns,
    parameters: &'static [Parameter],
    op: &'static str,
    clause: &'static str,
    text: &'static str,
) -> Row {
    let row = amo(stem, family, returns, parameters, op, clause, text);
    let forms = Forms { context: false, ..row.forms };
    let fortran = if matches!(family, ExtendedAmo) { FORTRAN_EXTENDED } else { FORTRAN };
    Row { apis: &[Shmem, Fortran], forms, fortran, kernel: None, deprecated: "1.4", ..row }
}

const FORTRAN: Axis = Axis::fortran(&[("int4", "i32", 4), ("int8", "i64", 8)]);
const FORTRAN_EXTENDED: Axis =
    Axis::fortran(&[("int4", "i32", 4), ("int8", "i64", 8), ("real4", "f32", 4), ("real8", "f64", 8)]);
/// Swap of a default INTEGER has a name without type, too.
const FORTRAN_SWAP: Axis =
    Axis::fortran(&[("", "i32", 4), ("int4", "i32", 4), ("int8", "i64", 8), ("real4", "f32", 4), ("real8", "f64", 8)]);

pub const SECTION: Section = Section {
    title: "Atomic operations",
    text: "Each acts on one element, at the symmetric `dest` or `source` on PE `pe`, as a whole: no other atomic operation\n\
           on the element comes between. An operation that returns the old value is complete at its target on return; for\n\
           the others {api}_quiet or a barrier completes it there. While atomic operations on an element may\n\
           come, only they use it, and the waits and tests of point-to-point synchronisation.",
    on_host: "",
    in_kernels: "",
    rows: &[
        amo("atomic_fetch", ExtendedAmo, Element, &[SOURCE, PE], "Fetch", "SHMEM_ATOMIC_FETCH", "Returns the element."),
        amo(
            "atomic_set",
            ExtendedAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Set",
            "SHMEM_ATOMIC_SET",
            "Sets the element to `value`.",
        ),
        amo(
            "atomic_compare_swap",
            Amo,
            Element,
            &[DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP",
            "Sets the element to `value` where it is `cond`; returns the old value.",
        ),
        amo(
            "atomic_swap",
            ExtendedAmo,
            Element,
            &[DEST, VALUE, PE],
            "Swap",
            "SHMEM_ATOMIC_SWAP",
            "Sets the element to `value`; returns the old value.",
        ),
        amo(
            "atomic_fetch_inc",
            Amo,
            Element,
            &[DEST, PE],
            "FetchInc",
            "SHMEM_ATOMIC_FETCH_INC",
            "Adds 1 to the element; returns the old value.",
        ),
        amo("atomic_inc", Amo, Nothing, &[DEST, PE], "Inc", "SHMEM_ATOMIC_INC", "Adds 1 to the element."),
        amo(
            "atomic_fetch_add",
            Amo,
            Element,
            &[DEST, VALUE, PE],
            "FetchAdd",
            "SHMEM_ATOMIC_FETCH_ADD",
            "Adds `value` to the element; returns the old value.",
        ),
        amo("atomic_add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "SHMEM_ATOMIC_ADD", "Adds `value` to the element."),
        amo(
            "atomic_fetch_and",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchAnd",
            "SHMEM_ATOMIC_FETCH_AND",
            "Combines the element with `value` by bitwise and; returns the old value.",
        ),
        amo(
            "atomic_and",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "And",
            "SHMEM_ATOMIC_AND",
            "Combines the element with `value` by bitwise and.",
        ),
        amo(
            "atomic_fetch_or",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchOr",
            "SHMEM_ATOMIC_FETCH_OR",
            "Combines the element with `value` by bitwise or; returns the old value.",
        ),
        amo(
            "atomic_or",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Or",
            "SHMEM_ATOMIC_OR",
            "Combines the element with `value` by bitwise or.",
        ),
        amo(
            "atomic_fetch_xor",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchXor",
            "SHMEM_ATOMIC_FETCH_XOR",
            "Combines the element with `value` by bitwise exclusive or; returns the old value.",
        ),
        amo(
            "atomic_xor",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Xor",
            "SHMEM_ATOMIC_XOR",
            "Combines the element with `value` by bitwise exclusive or.",
        ),
        nbi(
            "atomic_fetch",
            ExtendedAmo,
            &[FETCH, SOURCE, PE],
            "Fetch",
            "SHMEM_ATOMIC_FETCH_NBI",
            fetches!("Fetches the element"),
        ),
        nbi(
            "atomic_compare_swap",
            Amo,
            &[FETCH, DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP_NBI",
            fetches!("Sets the element to `value` where it is `cond`"),
        ),
        nbi(
            "atomic_swap",
            ExtendedAmo,
            &[FETCH, DEST, VALUE, PE],
            "Swap",
            "SHMEM_ATOMIC_SWAP_NBI",
            fetches!("Sets the element to `value`"),
        ),
        nbi(
            "atomic_fetch_inc",
            Amo,
            &[FETCH, DEST, PE],
            "FetchInc",
            "SHMEM_ATOMIC_FETCH_INC_NBI",
            fetches!("Adds 1 to the element"),
        ),
        nbi(
            "atomic_fetch_add",
            Amo,
            &[FETCH, DEST, VALUE, PE],
            "FetchAdd",
            "SHMEM_ATOMIC_FETCH_ADD_NBI",
            fetches!("Adds `value` to the element"),
        ),
        nbi(
            "atomic_fetch_and",
            BitwiseAmo,
            &[FETCH, DEST, VALUE, PE],
            "FetchAnd",
            "SHMEM_ATOMIC_FETCH_AND_NBI",
            fetches!("Combines the element with `value` by bitwise and"),
        ),
        nbi(
            "atomic_fetch_or",
            BitwiseAmo,
            &[FETCH, DEST, VALUE, PE],
            "FetchOr",
            "SHMEM_ATOMIC_FETCH_OR_NBI",
            fetches!("Combines the element with `value` by bitwise or"),
        ),
        nbi(
            "atomic_fetch_xor",
            BitwiseAmo,
            &[FETCH, DEST, VALUE, PE],
            "FetchXor",
            "SHMEM_ATOMIC_FETCH_XOR_NBI",
            fetches!("Combines the element with `value` by bitwise exclusive or"),
        ),
        old(
            "fetch",
            ExtendedAmo,
            Element,
            &[SOURCE, PE],
            "Fetch",
            "SHMEM_ATOMIC_FETCH",
            "The old name of {api}_atomic_fetch.",
        ),
        old(
            "set",
            ExtendedAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Set",
            "SHMEM_ATOMIC_SET",
            "The old name of {api}_atomic_set.",
        ),
        old(
            "cswap",
            Amo,
            Element,
            &[DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP",
            "The old name of {api}_atomic_compare_swap.",
        ),
        Row {
            fortran: FORTRAN_SWAP,
            ..old(
                "swap",
                ExtendedAmo,
                Element,
                &[DEST, VALUE, PE],
                "Swap",
                "SHMEM_ATOMIC_SWAP",
                "The old name of {api}_atomic_swap.",
            )
        },
        old(
            "finc",
            Amo,
            Element,
            &[DEST, PE],
            "FetchInc",
            "SHMEM_ATOMIC_FETCH_INC",
            "The old name of {api}_atomic_fetch_inc.",
        ),
        old("inc", Amo, Nothing, &[DEST, PE], "Inc", "SHMEM_ATOMIC_INC", "The old name of {api}_atomic_inc."),
        old(
            "fadd",
            Amo,
            Element,
            &[DEST, VALUE, PE],
            "FetchAdd",
            "SHMEM_ATOMIC_FETCH_ADD",
            "The old name of {api}_atomic_fetch_add.",
        ),
        old("add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "SHMEM_ATOMIC_ADD", "The old name of {api}_atomic_add."),
    ],
};
