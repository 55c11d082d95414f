//! Collectives that move data.

use super::{DEST, LOG_PE_STRIDE, NELEMS, PE_SIZE, PE_START, PSYNC, SOURCE, Section, TEAM, parameter};
use crate::row::Api::{Fortran, Ishmem, Shmem};
use crate::row::Body::{Bytes, Kinded, Reduction};
use crate::row::Returns::Code;
use crate::row::{ACTIVE_SET_BITS, ACTIVE_SET_SIZES, Axis, Forms, Kind, MEMORY, Parameter, Row, Types, Word};
use crate::types::Family;

const OVER_TEAM: Row = Row {
    apis: &[Shmem, Ishmem],
    axis: Axis::of(Family::Rma).and(&MEMORY),
    forms: Forms { context: false, generic: true, work_group: true, world: true, on_list: true },
    returns: Code,
    parameters: &[TEAM, DEST, SOURCE, NELEMS],
    ..Row::BLANK
};

const BY_SIZE: Axis = Axis { types: Types::None, sizes: &ACTIVE_SET_SIZES };

const OVER_ACTIVE_SET: Row = Row {
    apis: &[Shmem, Fortran],
    axis: BY_SIZE,
    fortran: BY_SIZE,
    parameters: &[DEST, SOURCE, NELEMS, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
    deprecated: "1.5",
    ..Row::BLANK
};

const BY_BITS: Axis = Axis { types: Types::None, sizes: &ACTIVE_SET_BITS };

const ROOT: Parameter = parameter("PE_root", Kind::Root);
const DST: Parameter = parameter("dst", Kind::Stride);
const SST: Parameter = parameter("sst", Kind::Stride);
const NREDUCE: Parameter = parameter("nreduce", Kind::Given(Word::Int));
const REDUCED: Parameter = parameter("nreduce", Kind::Count);
const PWRK: Parameter = parameter("pWrk", Kind::Pwrk);

const OVER_PES: &str = "Over the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1, with a symmetric `pSync` whose\n\
                        elements are SHMEM_SYNC_VALUE, before and after.";

const BITS: Axis = Axis::fortran(&[("int4", "i32", 4), ("int8", "i64", 8)]);
const ORDER: Axis = Axis::fortran(&[("int4", "i32", 4), ("int8", "i64", 8), ("real4", "f32", 4), ("real8", "f64", 8)]);
const ARITHMETIC: Axis = Axis::fortran(&[
    ("int4", "i32", 4),
    ("int8", "i64", 8),
    ("real4", "f32", 4),
    ("real8", "f64", 8),
    ("comp4", "[f32; 2]", 8),
    ("comp8", "[f64; 2]", 16),
]);

/// A reduction over a team.
const fn reduction(stem: &'static str, family: Family, op: &'static str) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        parameters: &[TEAM, DEST, SOURCE, REDUCED],
        body: Reduction("collectives::reduce", op),
        kernel: Some(stem),
        clause: "SHMEM_REDUCTIONS",
        text: "Combines element i of the symmetric `source` of all PEs of `team`, and leaves it in element i of the\n\
               symmetric `dest` on all of them; `dest` may be `source`. All PEs get the same bits.",
        ..OVER_TEAM
    }
}

/// The same over an active set.
const fn to_all(stem: &'static str, family: Family, op: &'static str, fortran: Axis) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        fortran,
        parameters: &[DEST, SOURCE, NREDUCE, PE_START, LOG_PE_STRIDE, PE_SIZE, PWRK, PSYNC],
        body: Reduction("collectives::active_reduce", op),
        clause: "SHMEM_REDUCTIONS",
        text: OVER_PES,
        ..OVER_ACTIVE_SET
    }
}

const SCAN: Row = Row { axis: Axis::of(Family::ReduceArithmetic), clause: "SHMEM_SCAN", ..OVER_TEAM };

pub const SECTION: Section = Section {
    title: "Collectives",
    text: "",
    rows: &[
        Row {
            stem: "collect",
            body: Bytes("rma::collect"),
            kernel: Some("collect"),
            clause: "SHMEM_COLLECT",
            text: "Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the symmetric\n\
                   `dest` on all of them. `nelems` may differ between PEs, and be 0. `source` is any memory of this PE\n\
                   and does not overlap `dest`. Returns 0, or non-zero where `team` is not a live team.",
            ..OVER_TEAM
        },
        Row {
            stem: "fcollect",
            body: Bytes("rma::fcollect"),
            kernel: Some("fcollect"),
            clause: "SHMEM_FCOLLECT",
            text: "The same where `nelems` is equal on all PEs of the team.",
            ..OVER_TEAM
        },
        Row {
            stem: "collect",
            body: Bytes("rma::active_collect"),
            clause: "SHMEM_COLLECT",
            text: "Concatenates `nelems` elements of the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1,\n\
                   in this order. `pSync` is symmetric, has SHMEM_COLLECT_SYNC_SIZE elements, and each is\n\
                   SHMEM_SYNC_VALUE, before and after. 32 and 64 are bits of an element; 4 and 8, older, are bytes.",
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "fcollect",
            body: Bytes("rma::active_fcollect"),
            clause: "SHMEM_FCOLLECT",
            text: "The same where `nelems` is equal on all PEs.",
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "broadcast",
            parameters: &[TEAM, DEST, SOURCE, NELEMS, ROOT],
            body: Bytes("collectives::broadcast"),
            kernel: Some("broadcast"),
            clause: "SHMEM_BROADCAST",
            text: "Copies `nelems` elements of the symmetric `source` of PE `PE_root` of `team` to the symmetric `dest` on all\n\
                   of its PEs.",
            ..OVER_TEAM
        },
        Row {
            stem: "alltoall",
            body: Bytes("collectives::alltoall"),
            kernel: Some("alltoall"),
            clause: "SHMEM_ALLTOALL",
            text: "Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of `team` to block j of the\n\
                   symmetric `dest` of PE i.",
            ..OVER_TEAM
        },
        Row {
            stem: "alltoalls",
            apis: &[Shmem],
            parameters: &[TEAM, DEST, SOURCE, DST, SST, NELEMS],
            body: Bytes("collectives::alltoalls"),
            clause: "SHMEM_ALLTOALLS",
            text: "The same, where an element is `dst` elements after the one before it in `dest`, and `sst` in `source`.",
            ..OVER_TEAM
        },
        reduction("and_reduce", Family::ReduceBits, "And"),
        reduction("or_reduce", Family::ReduceBits, "Or"),
        reduction("xor_reduce", Family::ReduceBits, "Xor"),
        reduction("max_reduce", Family::ReduceOrder, "Max"),
        reduction("min_reduce", Family::ReduceOrder, "Min"),
        reduction("sum_reduce", Family::ReduceArithmetic, "Sum"),
        reduction("prod_reduce", Family::ReduceArithmetic, "Prod"),
        Row {
            stem: "sum_inscan",
            body: Kinded("collectives::inscan"),
            kernel: Some("sum_inscan"),
            text: "Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of\n\
                   `team` up to this one; `dest` may be `source`.",
            ..SCAN
        },
        Row {
            stem: "sum_exscan",
            body: Kinded("collectives::exscan"),
            kernel: Some("sum_exscan"),
            text: "The same of the PEs before this one; 0 on the first.",
            ..SCAN
        },
        Row {
            stem: "broadcast",
            axis: BY_BITS,
            parameters: &[DEST, SOURCE, NELEMS, ROOT, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Bytes("collectives::active_broadcast"),
            clause: "SHMEM_BROADCAST",
            text: OVER_PES,
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "alltoall",
            axis: BY_BITS,
            fortran: BY_BITS,
            body: Bytes("collectives::active_alltoall"),
            clause: "SHMEM_ALLTOALL",
            text: OVER_PES,
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "alltoalls",
            axis: BY_BITS,
            fortran: BY_BITS,
            parameters: &[DEST, SOURCE, DST, SST, NELEMS, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Bytes("collectives::active_alltoalls"),
            clause: "SHMEM_ALLTOALLS",
            text: OVER_PES,
            ..OVER_ACTIVE_SET
        },
        to_all("and_to_all", Family::ToAllBits, "And", BITS),
        to_all("or_to_all", Family::ToAllBits, "Or", BITS),
        to_all("xor_to_all", Family::ToAllBits, "Xor", BITS),
        to_all("max_to_all", Family::ToAllOrder, "Max", ORDER),
        to_all("min_to_all", Family::ToAllOrder, "Min", ORDER),
        to_all("sum_to_all", Family::ToAllArithmetic, "Sum", ARITHMETIC),
        to_all("prod_to_all", Family::ToAllArithmetic, "Prod", ARITHMETIC),
    ],
};
