//! Put and get.

use super::{DEST, NELEMS, PE, SOURCE, Section, parameter};
use crate::row::Api::{Fortran, Ishmem, Ishmemx, Shmem, Shmemx};
use crate::row::Body::{Bytes, Typed};
use crate::row::Returns::Element;
use crate::row::{Axis, BITS, BITS_AND_MEMORY, Forms, Kind, Parameter, Row};
use crate::types::Family;

const ALL_FORMS: Forms = Forms { context: true, generic: true, work_group: true, world: false, on_list: true };

/// Types and sizes of the transfers in Fortran's API of old.
const FORTRAN: Axis = Axis::fortran(&[
    ("character", "c_char", 1),
    ("complex", "[f32; 2]", 8),
    ("double", "f64", 8),
    ("integer", "c_int", 4),
    ("logical", "c_int", 4),
    ("real", "f32", 4),
])
.and(&[("4", 4), ("8", 8), ("32", 4), ("64", 8), ("128", 16), ("mem", 1)]);

/// A put of elements of 8 bytes has a name without a size, too.
const FORTRAN_PUT: Axis = FORTRAN.and(&[("", 8), ("4", 4), ("8", 8), ("32", 4), ("64", 8), ("128", 16), ("mem", 1)]);

const TRANSFER: Row = Row {
    apis: &[Shmem, Ishmem, Fortran],
    axis: Axis::of(Family::Rma).and(&BITS_AND_MEMORY),
    fortran: FORTRAN,
    forms: ALL_FORMS,
    parameters: &[DEST, SOURCE, NELEMS, PE],
    ..Row::BLANK
};

const DST: Parameter = parameter("dst", Kind::Stride);
const SST: Parameter = parameter("sst", Kind::Stride);

const STRIDED: Row =
    Row { axis: Axis::of(Family::Rma).and(&BITS), parameters: &[DEST, SOURCE, DST, SST, NELEMS, PE], ..TRANSFER };

const BLOCKS: Row = Row {
    apis: &[Shmem, Shmemx, Ishmemx],
    parameters: &[DEST, SOURCE, DST, SST, parameter("bsize", Kind::Block), parameter("nblocks", Kind::Count), PE],
    ..STRIDED
};

const ONE: Row = Row {
    apis: &[Shmem, Ishmem],
    axis: Axis::of(Family::Rma),
    forms: Forms { work_group: false, on_list: false, ..ALL_FORMS },
    ..TRANSFER
};

pub const SECTION: Section = Section {
    title: "Put and get",
    text: "PE numbers are those of the world, and on a context those of its team. On return from a put `source` may be\n\
           reused, and from a get `dest` has what was got; those that end in _nbi promise both only after {api}_quiet.\n\
           {api}_quiet, or a barrier, completes a put at its target; {api}_fence orders it before later ones there. `dest`\n\
           and `source` do not overlap.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "put",
            fortran: FORTRAN_PUT,
            body: Bytes("rma::put"),
            kernel: Some("put"),
            clause: "SHMEM_PUT",
            text: "Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.",
            ..TRANSFER
        },
        Row {
            stem: "p",
            parameters: &[DEST, parameter("value", Kind::Value), PE],
            body: Typed("rma::p"),
            kernel: Some("p"),
            clause: "SHMEM_P",
            text: "Stores `value` in the symmetric `dest` on PE `pe`.",
            ..ONE
        },
        Row {
            stem: "iput",
            body: Bytes("rma::iput"),
            kernel: Some("iput"),
            clause: "SHMEM_IPUT",
            text: "Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`, for i from 0\n\
                   to `nelems` - 1. Both strides are at least 1.",
            ..STRIDED
        },
        Row {
            stem: "get",
            body: Bytes("rma::get"),
            kernel: Some("get"),
            clause: "SHMEM_GET",
            text: "Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE.",
            ..TRANSFER
        },
        Row {
            stem: "g",
            parameters: &[SOURCE, PE],
            returns: Element,
            body: Typed("rma::g"),
            kernel: Some("g"),
            clause: "SHMEM_G",
            text: "Returns the element at the symmetric `source` on PE `pe`.",
            ..ONE
        },
        Row {
            stem: "iget",
            body: Bytes("rma::iget"),
            kernel: Some("iget"),
            clause: "SHMEM_IGET",
            text: "Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`, for i from 0\n\
                   to `nelems` - 1. Both strides are at least 1.",
            ..STRIDED
        },
        Row {
            stem: "ibput",
            body: Bytes("rma::ibput"),
            kernel: Some("ibput"),
            clause: "SHMEM_IBPUT",
            text: "Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of\n\
                   `source` to element i * dst of the symmetric `dest` on PE `pe`. Both strides are at least `bsize`.",
            ..BLOCKS
        },
        Row {
            stem: "ibget",
            body: Bytes("rma::ibget"),
            kernel: Some("ibget"),
            clause: "SHMEM_IBGET",
            text: "Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of the\n\
                   symmetric `source` on PE `pe` to element i * dst of `dest`. Both strides are at least `bsize`.",
            ..BLOCKS
        },
        Row {
            stem: "put",
            suffix: "_nbi",
            body: Bytes("rma::put_nbi"),
            kernel: Some("put"),
            clause: "SHMEM_PUT_NBI",
            text: "Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`. `source`\n\
                   may be reused only after {api}_quiet.",
            ..TRANSFER
        },
        Row {
            stem: "get",
            suffix: "_nbi",
            body: Bytes("rma::get_nbi"),
            kernel: Some("get"),
            clause: "SHMEM_GET_NBI",
            text: "Starts to copy `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE. They are\n\
                   there only after {api}_quiet.",
            ..TRANSFER
        },
    ],
};
