//! Collectives that move data.

use super::{DEST, LOG_PE_STRIDE, NELEMS, PE_SIZE, PE_START, PSYNC, SOURCE, Section, TEAM, parameter};
use crate::row::Api::{Fortran, Ishmem, Ishmemx, Kernel, Shmem};
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
const DEST_OFFSETS: Parameter = parameter("dest_offsets", Kind::Sizes);
const SOURCE_OFFSETS: Parameter = parameter("source_offsets", Kind::Sizes);
const COUNTS: Parameter = parameter("counts", Kind::Sizes);
const DST: Parameter = parameter("dst", Kind::Stride);
const SST: Parameter = parameter("sst", Kind::Stride);
const NREDUCE: Parameter = parameter("nreduce", Kind::Given(Word::Int));
const REDUCED: Parameter = parameter("nreduce", Kind::Count);
const PWRK: Parameter = parameter("pWrk", Kind::Pwrk);

const OVER_PES: &str = "Over the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1, with a symmetric `pSync` whose\n\
                        elements are SHMEM_SYNC_VALUE, before and after.";

const BITS: Axis = Axis::fortran(&[("int4", "i32", 4), ("int8", "i64", 8)]);
const ORDER: Axis = Axis::fortran(&[
    ("int4", "i32", 4),
    ("int8", "i64", 8),
    ("real4", "f32", 4),
    ("real8", "f64", 8),
    ("real16", "f128", 16),
]);
const ARITHMETIC: Axis = Axis::fortran(&[
    ("int4", "i32", 4),
    ("int8", "i64", 8),
    ("real4", "f32", 4),
    ("real8", "f64", 8),
    ("real16", "f128", 16),
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

/// A reduction of which each PE gets its block. Kernels do it as the reduction of the name.
const fn reducescatter(stem: &'static str, family: Family, op: &'static str, kernel: &'static str) -> Row {
    Row {
        apis: &[Ishmemx],
        body: Reduction("collectives::reducescatter", op),
        kernel: Some(kernel),
        clause: "",
        text: "Combines block i, of `nreduce` elements, of the symmetric `source` of all PEs of `team`, and leaves it in the\n\
               symmetric `dest` of PE i, which does not overlap `source`.",
        ..reduction(stem, family, op)
    }
}

/// A reduction of rows, in kernels.
const fn tile_reduce(stem: &'static str, family: Family, kernel: &'static str) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        parameters: &[TEAM, DEST, SOURCE, DST, SST, COLUMNS, ROWS],
        body: Reduction("", ""),
        kernel: Some(kernel),
        text: "Combines the elements of a tile of all PEs of `team`: `nblocks` rows of `bsize` elements, of which one begins\n\
               every `sst` elements in the symmetric `source`, and every `dst` in the symmetric `dest` on all of the PEs.\n\
               `dest` may be `source`, with equal strides; both strides are at least `bsize`.",
        ..IN_KERNELS
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

const COLUMNS: Parameter = parameter("bsize", Kind::Block);
const ROWS: Parameter = parameter("nblocks", Kind::Count);
/// What kernels alone have.
const IN_KERNELS: Row = Row {
    apis: &[Kernel],
    axis: Axis::of(Family::Rma),
    forms: Forms { on_list: false, ..OVER_TEAM.forms },
    body: Bytes(""),
    ..OVER_TEAM
};

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
        reducescatter("and_reducescatter", Family::ReduceBits, "And", "and_reduce"),
        reducescatter("or_reducescatter", Family::ReduceBits, "Or", "or_reduce"),
        reducescatter("xor_reducescatter", Family::ReduceBits, "Xor", "xor_reduce"),
        reducescatter("max_reducescatter", Family::ReduceOrder, "Max", "max_reduce"),
        reducescatter("min_reducescatter", Family::ReduceOrder, "Min", "min_reduce"),
        reducescatter("sum_reducescatter", Family::ReduceArithmetic, "Sum", "sum_reduce"),
        reducescatter("prod_reducescatter", Family::ReduceArithmetic, "Prod", "prod_reduce"),
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
            stem: "alltoallv",
            apis: &[Kernel],
            parameters: &[TEAM, DEST, DEST_OFFSETS, SOURCE, SOURCE_OFFSETS, COUNTS],
            kernel: Some("alltoallv"),
            text: "Copies `counts[i]` elements, from element `source_offsets[i]` of `source` on, to element `dest_offsets[i]`\n\
                   of the symmetric `dest` on PE i, for each PE i of `team`. `source` and the three arrays, of a number for\n\
                   each PE of the team, are any memory of this PE. On return all blocks for this PE are there.",
            ..IN_KERNELS
        },
        Row {
            stem: "tile_broadcast",
            parameters: &[TEAM, DEST, SOURCE, DST, SST, COLUMNS, ROWS, ROOT],
            kernel: Some("tile_broadcast"),
            text: "Copies a tile of PE `PE_root` of `team` to all PEs of the team: `nblocks` rows of `bsize` elements, of which\n\
                   one begins every `sst` elements in the symmetric `source`, and every `dst` in the symmetric `dest`. Both\n\
                   strides are at least `bsize`. Put and get of a tile are ishmemx_ibput and ishmemx_ibget.",
            ..IN_KERNELS
        },
        tile_reduce("and_tile_reduce", Family::ReduceBits, "and_reduce_tile"),
        tile_reduce("or_tile_reduce", Family::ReduceBits, "or_reduce_tile"),
        tile_reduce("xor_tile_reduce", Family::ReduceBits, "xor_reduce_tile"),
        tile_reduce("max_tile_reduce", Family::ReduceOrder, "max_reduce_tile"),
        tile_reduce("min_tile_reduce", Family::ReduceOrder, "min_reduce_tile"),
        tile_reduce("sum_tile_reduce", Family::ReduceArithmetic, "sum_reduce_tile"),
        tile_reduce("prod_tile_reduce", Family::ReduceArithmetic, "prod_reduce_tile"),
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
