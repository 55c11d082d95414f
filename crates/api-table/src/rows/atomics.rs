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

/// The form that leaves the old value in `*fetch`.
const fn nbi(
    stem: &'static str,
    family: Family,
    parameters: &'static [Parameter],
    op: &'static str,
    clause: &'static str,
) -> Row {
    let text = "The same, but the old value is in `*fetch` only after {api}_quiet.";
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
    text: "On the element at the symmetric `dest` or `source` on PE `pe`.",
    rows: &[
        amo("atomic_fetch", ExtendedAmo, Element, &[SOURCE, PE], "Fetch", "SHMEM_ATOMIC_FETCH", "The element."),
        amo("atomic_set", ExtendedAmo, Nothing, &[DEST, VALUE, PE], "Set", "SHMEM_ATOMIC_SET", "Stores `value`."),
        amo(
            "atomic_compare_swap",
            Amo,
            Element,
            &[DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP",
            "Stores `value` where `*dest` is `cond`; returns the old value.",
        ),
        amo(
            "atomic_swap",
            ExtendedAmo,
            Element,
            &[DEST, VALUE, PE],
            "Swap",
            "SHMEM_ATOMIC_SWAP",
            "Stores `value`; returns the old value.",
        ),
        amo(
            "atomic_fetch_inc",
            Amo,
            Element,
            &[DEST, PE],
            "FetchInc",
            "SHMEM_ATOMIC_FETCH_INC",
            "Adds 1; returns the old value.",
        ),
        amo("atomic_inc", Amo, Nothing, &[DEST, PE], "Inc", "SHMEM_ATOMIC_INC", "Adds 1."),
        amo(
            "atomic_fetch_add",
            Amo,
            Element,
            &[DEST, VALUE, PE],
            "FetchAdd",
            "SHMEM_ATOMIC_FETCH_ADD",
            "Adds `value`; returns the old value.",
        ),
        amo("atomic_add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "SHMEM_ATOMIC_ADD", "Adds `value`."),
        amo(
            "atomic_fetch_and",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchAnd",
            "SHMEM_ATOMIC_FETCH_AND",
            "Bitwise and with `value`; returns the old value.",
        ),
        amo(
            "atomic_and",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "And",
            "SHMEM_ATOMIC_AND",
            "Bitwise and with `value`.",
        ),
        amo(
            "atomic_fetch_or",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchOr",
            "SHMEM_ATOMIC_FETCH_OR",
            "Bitwise or with `value`; returns the old value.",
        ),
        amo("atomic_or", BitwiseAmo, Nothing, &[DEST, VALUE, PE], "Or", "SHMEM_ATOMIC_OR", "Bitwise or with `value`."),
        amo(
            "atomic_fetch_xor",
            BitwiseAmo,
            Element,
            &[DEST, VALUE, PE],
            "FetchXor",
            "SHMEM_ATOMIC_FETCH_XOR",
            "Bitwise exclusive or with `value`; returns the old value.",
        ),
        amo(
            "atomic_xor",
            BitwiseAmo,
            Nothing,
            &[DEST, VALUE, PE],
            "Xor",
            "SHMEM_ATOMIC_XOR",
            "Bitwise exclusive or with `value`.",
        ),
        nbi("atomic_fetch", ExtendedAmo, &[FETCH, SOURCE, PE], "Fetch", "SHMEM_ATOMIC_FETCH_NBI"),
        nbi(
            "atomic_compare_swap",
            Amo,
            &[FETCH, DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP_NBI",
        ),
        nbi("atomic_swap", ExtendedAmo, &[FETCH, DEST, VALUE, PE], "Swap", "SHMEM_ATOMIC_SWAP_NBI"),
        nbi("atomic_fetch_inc", Amo, &[FETCH, DEST, PE], "FetchInc", "SHMEM_ATOMIC_FETCH_INC_NBI"),
        nbi("atomic_fetch_add", Amo, &[FETCH, DEST, VALUE, PE], "FetchAdd", "SHMEM_ATOMIC_FETCH_ADD_NBI"),
        nbi("atomic_fetch_and", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchAnd", "SHMEM_ATOMIC_FETCH_AND_NBI"),
        nbi("atomic_fetch_or", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchOr", "SHMEM_ATOMIC_FETCH_OR_NBI"),
        nbi("atomic_fetch_xor", BitwiseAmo, &[FETCH, DEST, VALUE, PE], "FetchXor", "SHMEM_ATOMIC_FETCH_XOR_NBI"),
        old("fetch", ExtendedAmo, Element, &[SOURCE, PE], "Fetch", "SHMEM_ATOMIC_FETCH", "atomic_fetch."),
        old("set", ExtendedAmo, Nothing, &[DEST, VALUE, PE], "Set", "SHMEM_ATOMIC_SET", "atomic_set."),
        old(
            "cswap",
            Amo,
            Element,
            &[DEST, COND, VALUE, PE],
            "CompareSwap",
            "SHMEM_ATOMIC_COMPARE_SWAP",
            "atomic_compare_swap.",
        ),
        Row {
            fortran: FORTRAN_SWAP,
            ..old("swap", ExtendedAmo, Element, &[DEST, VALUE, PE], "Swap", "SHMEM_ATOMIC_SWAP", "atomic_swap.")
        },
        old("finc", Amo, Element, &[DEST, PE], "FetchInc", "SHMEM_ATOMIC_FETCH_INC", "atomic_fetch_inc."),
        old("inc", Amo, Nothing, &[DEST, PE], "Inc", "SHMEM_ATOMIC_INC", "atomic_inc."),
        old("fadd", Amo, Element, &[DEST, VALUE, PE], "FetchAdd", "SHMEM_ATOMIC_FETCH_ADD", "atomic_fetch_add."),
        old("add", Amo, Nothing, &[DEST, VALUE, PE], "Add", "SHMEM_ATOMIC_ADD", "atomic_add."),
    ],
};
