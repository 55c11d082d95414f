//! Collectives that move data.

use super::{DEST, LOG_PE_STRIDE, NELEMS, PE_SIZE, PE_START, PSYNC, SOURCE, Section, TEAM, parameter};
use crate::row::Api::{Fortran, Ishmem, Ishmemx, Kernel, Shmem, Shmemx};
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

/// What a routine over an active set does, and what its arguments for the set are.
macro_rules! over_set {
    ($what:expr, $sync_words:literal) => {
        concat!(
            $what,
            " The set is the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1. `pSync` is a symmetric array of ",
            $sync_words,
            " elements, each SHMEM_SYNC_VALUE on all PEs of the set before the call and after it; no other call uses it \
             meanwhile."
        )
    };
}

/// What is done to two elements: its name in the runtime, and what the rows say of their results.
struct Operation {
    name: &'static str,
    reduce: &'static str,
    scatter: &'static str,
    tile: &'static str,
    to_all: &'static str,
}

macro_rules! operation {
    ($name:literal, $result:literal) => {
        Operation {
            name: $name,
            reduce: concat!(
                "The ",
                $result,
                " of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in element i of the \
                 symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits; operands are taken in the order \
                 of team numbers in teams of up to 16 PEs on one node, and otherwise in an order that depends on the team, \
                 `nreduce` and which members are on one node."
            ),
            scatter: concat!(
                "The ",
                $result,
                ", element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric `dest` of PE \
                 i. A block has `nreduce` elements. `dest` does not overlap `source`."
            ),
            tile: concat!(
                "The ",
                $result,
                ", element by element, of a tile of all PEs of `team`, on all of them. A tile has `nblocks` rows of `bsize` \
                 elements, of which one begins every `sst` elements in the symmetric `source`, and every `dst` in the symmetric \
                 `dest`. `dest` may be `source`, with equal strides; both strides are at least `bsize`."
            ),
            to_all: over_set!(
                concat!(
                    "The ",
                    $result,
                    " of element i of the symmetric `source` of all PEs of an active set, for each i below `nreduce`, in element \
                     i of the symmetric `dest` on all of them. `dest` may be `source`. `pWrk` is for OpenSHMEM a symmetric array \
                     of the larger of nreduce / 2 + 1 and SHMEM_REDUCE_MIN_WRKDATA_SIZE elements; it is not used here."
                ),
                "SHMEM_REDUCE_SYNC_SIZE"
            ),
        }
    };
}

const AND: Operation = operation!("And", "bitwise and");
const OR: Operation = operation!("Or", "bitwise or");
const XOR: Operation = operation!("Xor", "bitwise exclusive or");
const MAX: Operation = operation!("Max", "maximum");
const MIN: Operation = operation!("Min", "minimum");
const SUM: Operation = operation!("Sum", "sum");
const PROD: Operation = operation!("Prod", "product");

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
const fn reduction(stem: &'static str, family: Family, op: Operation) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        parameters: &[TEAM, DEST, SOURCE, REDUCED],
        body: Reduction("collectives::reduce", op.name),
        kernel: Some(stem),
        clause: "SHMEM_REDUCTIONS",
        text: op.reduce,
        ..OVER_TEAM
    }
}

/// A reduction of which each PE gets its block. Kernels do it as the reduction of the name.
const fn reducescatter(stem: &'static str, family: Family, op: Operation, kernel: &'static str) -> Row {
    Row {
        apis: &[Ishmemx],
        body: Reduction("collectives::reducescatter", op.name),
        kernel: Some(kernel),
        clause: "",
        text: op.scatter,
        ..reduction(stem, family, op)
    }
}

/// A reduction of rows, in kernels.
const fn tile_reduce(stem: &'static str, family: Family, op: Operation, kernel: &'static str) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        parameters: &[TEAM, DEST, SOURCE, DST, SST, COLUMNS, ROWS],
        body: Reduction("", ""),
        kernel: Some(kernel),
        text: op.tile,
        ..IN_KERNELS
    }
}

/// The same over an active set.
const fn to_all(stem: &'static str, family: Family, op: Operation, fortran: Axis) -> Row {
    Row {
        stem,
        axis: Axis::of(family),
        fortran,
        parameters: &[DEST, SOURCE, NREDUCE, PE_START, LOG_PE_STRIDE, PE_SIZE, PWRK, PSYNC],
        body: Reduction("collectives::active_reduce", op.name),
        clause: "SHMEM_REDUCTIONS",
        text: op.to_all,
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

const SCAN: Row =
    Row { apis: &[Shmem, Shmemx, Ishmem], axis: Axis::of(Family::ReduceArithmetic), clause: "SHMEM_SCAN", ..OVER_TEAM };

pub const SECTION: Section = Section {
    title: "Collectives",
    text: "All PEs of the team, or of the active set, call, in one order with its other collectives, and with the same\n\
           arguments where a routine does not say otherwise. On return this PE's `dest` is complete, and its `source` may\n\
           be written; of other PEs' `dest` it says nothing. `dest` and `source` do not overlap, where a routine does not\n\
           say otherwise.",
    on_host: "On the host, over a team and where ISHMEM_CHECKS is not off, no PE returns before all have called, and a\n\
           `dest` may be in use until its own PE calls. OpenSHMEM promises neither: a program for any library sees to it that `dest` is free on all PEs before any of them\n\
           calls, and meets by {api}_team_sync or a barrier where PEs have to wait for each other.\n\
           \n\
           There a routine over a team returns 0, or non-zero on all PEs alike, whichever of them was given an\n\
           invalid argument; a handle that is no live team fails on that PE alone, before it meets the others. Routines\n\
           over active sets return nothing, and an invalid argument ends the job. PEs that call collectives of\n\
           different kinds on a team end it, too; different reductions are an error of all of them.",
    in_kernels: "In kernels a PE returns when the data that it gets have come. Whether it has waited for other PEs to call, or to be\n\
                 done, depends on sizes and teams: the root of a short broadcast may return before others have called, and what brings\n\
                 more than ISHMEM_SMALL_BYTES to a PE meets at the end. What has to wait calls ishmem_team_sync. `dest` of fcollect,\n\
                 alltoall and alltoallv has to be free on all PEs of the team before any of them calls, since blocks are\n\
                 stored there at once; that of the others may be in use until its own PE calls. The result is 0, or\n\
                 non-zero for ISHMEM_TEAM_INVALID; invalid arguments end the job.",
    rows: &[
        Row {
            stem: "collect",
            body: Bytes("rma::collect"),
            kernel: Some("collect"),
            clause: "SHMEM_COLLECT",
            text: "Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the symmetric\n\
                   `dest` on all of them. `nelems` may differ between PEs, and be 0. `source` is any memory of this PE.",
            ..OVER_TEAM
        },
        Row {
            stem: "fcollect",
            body: Bytes("rma::fcollect"),
            kernel: Some("fcollect"),
            clause: "SHMEM_FCOLLECT",
            text: "Concatenates `nelems` elements of every PE of `team`, the same number on all of them, in the order of team\n\
                   numbers, in the symmetric `dest` on all of them. `source` is any memory of this PE.",
            ..OVER_TEAM
        },
        Row {
            stem: "collect",
            body: Bytes("rma::active_collect"),
            clause: "SHMEM_COLLECT",
            text: over_set!(
                "Concatenates `nelems` elements of every PE of an active set, in the order of PE numbers, in the symmetric \
                 `dest` on all of them. `nelems` may differ between PEs, and be 0. 32 and 64 are bits of an element; 4 and 8, \
                 older, are bytes.",
                "SHMEM_COLLECT_SYNC_SIZE"
            ),
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "fcollect",
            body: Bytes("rma::active_fcollect"),
            clause: "SHMEM_FCOLLECT",
            text: over_set!(
                "Concatenates `nelems` elements of every PE of an active set, the same number on all of them, in the order of PE \
                 numbers, in the symmetric `dest` on all of them. 32 and 64 are bits of an element; 4 and 8, older, are bytes.",
                "SHMEM_COLLECT_SYNC_SIZE"
            ),
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "broadcast",
            parameters: &[TEAM, DEST, SOURCE, NELEMS, ROOT],
            body: Bytes("collectives::broadcast"),
            kernel: Some("broadcast"),
            clause: "SHMEM_BROADCAST",
            text: "Copies `nelems` elements of the symmetric `source` of PE `PE_root` of `team` to the symmetric `dest` on all\n\
                   of its PEs, the root included. `dest` may be `source`.",
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
            text: "Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of `team` to block j of the\n\
                   symmetric `dest` of PE i, with strides: each element is `dst` elements after the one before it in\n\
                   `dest`, and `sst` in `source`, also from block to block. Both strides are at least 1.",
            ..OVER_TEAM
        },
        reduction("and_reduce", Family::ReduceBits, AND),
        reduction("or_reduce", Family::ReduceBits, OR),
        reduction("xor_reduce", Family::ReduceBits, XOR),
        reduction("max_reduce", Family::ReduceOrder, MAX),
        reduction("min_reduce", Family::ReduceOrder, MIN),
        reduction("sum_reduce", Family::ReduceArithmetic, SUM),
        reduction("prod_reduce", Family::ReduceArithmetic, PROD),
        reducescatter("and_reducescatter", Family::ReduceBits, AND, "and_reduce"),
        reducescatter("or_reducescatter", Family::ReduceBits, OR, "or_reduce"),
        reducescatter("xor_reducescatter", Family::ReduceBits, XOR, "xor_reduce"),
        reducescatter("max_reducescatter", Family::ReduceOrder, MAX, "max_reduce"),
        reducescatter("min_reducescatter", Family::ReduceOrder, MIN, "min_reduce"),
        reducescatter("sum_reducescatter", Family::ReduceArithmetic, SUM, "sum_reduce"),
        reducescatter("prod_reducescatter", Family::ReduceArithmetic, PROD, "prod_reduce"),
        Row {
            stem: "sum_inscan",
            body: Kinded("collectives::inscan"),
            kernel: Some("sum_inscan"),
            text: "Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of\n\
                   `team` up to this one, itself included. `dest` may be `source`.",
            ..SCAN
        },
        Row {
            stem: "sum_exscan",
            body: Kinded("collectives::exscan"),
            kernel: Some("sum_exscan"),
            text: "Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of\n\
                   `team` before this one, which is 0 on the first. `dest` may be `source`.",
            ..SCAN
        },
        Row {
            stem: "alltoallv",
            apis: &[Ishmemx],
            axis: Axis::of(Family::Rma),
            parameters: &[TEAM, DEST, DEST_OFFSETS, SOURCE, SOURCE_OFFSETS, COUNTS],
            body: Bytes("collectives::alltoallv"),
            kernel: Some("alltoallv"),
            text: "Copies `counts[i]` elements, from element `source_offsets[i]` of `source` on, to element `dest_offsets[i]`\n\
                   of the symmetric `dest` on PE i, for each PE i of `team`. `source` is any memory of this PE, and the\n\
                   three arrays, of a number for each PE of the team, are what the caller can read itself. The PEs' blocks do not\n\
                   overlap in `dest`.",
            ..OVER_TEAM
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
        tile_reduce("and_tile_reduce", Family::ReduceBits, AND, "and_reduce_tile"),
        tile_reduce("or_tile_reduce", Family::ReduceBits, OR, "or_reduce_tile"),
        tile_reduce("xor_tile_reduce", Family::ReduceBits, XOR, "xor_reduce_tile"),
        tile_reduce("max_tile_reduce", Family::ReduceOrder, MAX, "max_reduce_tile"),
        tile_reduce("min_tile_reduce", Family::ReduceOrder, MIN, "min_reduce_tile"),
        tile_reduce("sum_tile_reduce", Family::ReduceArithmetic, SUM, "sum_reduce_tile"),
        tile_reduce("prod_tile_reduce", Family::ReduceArithmetic, PROD, "prod_reduce_tile"),
        Row {
            stem: "broadcast",
            axis: BY_BITS,
            parameters: &[DEST, SOURCE, NELEMS, ROOT, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Bytes("collectives::active_broadcast"),
            clause: "SHMEM_BROADCAST",
            text: over_set!(
                "Copies `nelems` elements of the symmetric `source` of one PE of an active set, number `PE_root` in it, to the \
                 symmetric `dest` of the others. The root's `dest` stays as it was.",
                "SHMEM_BCAST_SYNC_SIZE"
            ),
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "alltoall",
            axis: BY_BITS,
            fortran: BY_BITS,
            body: Bytes("collectives::active_alltoall"),
            clause: "SHMEM_ALLTOALL",
            text: over_set!(
                "Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of an active set to block j of the \
                 symmetric `dest` of PE i, by numbers in the set.",
                "SHMEM_ALLTOALL_SYNC_SIZE"
            ),
            ..OVER_ACTIVE_SET
        },
        Row {
            stem: "alltoalls",
            axis: BY_BITS,
            fortran: BY_BITS,
            parameters: &[DEST, SOURCE, DST, SST, NELEMS, PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC],
            body: Bytes("collectives::active_alltoalls"),
            clause: "SHMEM_ALLTOALLS",
            text: over_set!(
                "Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of an active set to block j of the \
                 symmetric `dest` of PE i, by numbers in the set, with strides: each element is `dst` elements after the one \
                 before it in `dest`, and `sst` in `source`, also from block to block. Both strides are at least 1.",
                "SHMEM_ALLTOALLS_SYNC_SIZE"
            ),
            ..OVER_ACTIVE_SET
        },
        to_all("and_to_all", Family::ToAllBits, AND, BITS),
        to_all("or_to_all", Family::ToAllBits, OR, BITS),
        to_all("xor_to_all", Family::ToAllBits, XOR, BITS),
        to_all("max_to_all", Family::ToAllOrder, MAX, ORDER),
        to_all("min_to_all", Family::ToAllOrder, MIN, ORDER),
        to_all("sum_to_all", Family::ToAllArithmetic, SUM, ARITHMETIC),
        to_all("prod_to_all", Family::ToAllArithmetic, PROD, ARITHMETIC),
    ],
};
