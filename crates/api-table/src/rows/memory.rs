//! Symmetric memory.

use super::{SIZE, Section, parameter};
use crate::row::Api::{FortranOld, Ishmem, Shmem, ShmemOld};
use crate::row::Body::{ByApi, Named};
use crate::row::Returns::Address;
use crate::row::{Kind, Parameter, Row, Word};

const ALLOCATION: Row = Row { apis: &[Shmem, Ishmem], returns: Address, ..Row::BLANK };
/// Names from before OpenSHMEM 1.2.
const OLD: Row = Row { apis: &[ShmemOld], returns: Address, deprecated: "1.2", ..Row::BLANK };

const ALIGNMENT: Parameter = parameter("alignment", Kind::Given(Word::Size));
const PTR: Parameter = parameter("ptr", Kind::Memory);

/// With Cray pointers.
const OLD_FORTRAN: Row = Row { apis: &[FortranOld], deprecated: "1.4", ..Row::BLANK };
/// Words of 4 bytes.
const LENGTH: Parameter = parameter("length", Kind::Given(Word::Int));
const ABORT: Parameter = parameter("abort", Kind::Given(Word::Int));

pub const SECTION: Section = Section {
    title: "Symmetric memory",
    text: "All collective over the job, with the same arguments on all PEs; the sum of all allocations is bounded by\n\
           {API}_SYMMETRIC_SIZE. NULL on all PEs where there is no room, where `size` is 0, or where PEs ask for\n\
           different sizes.",
    rows: &[
        Row {
            stem: "malloc",
            parameters: &[SIZE],
            body: ByApi("memory::malloc"),
            clause: "SHMEM_MALLOC",
            text: "`size` bytes on every PE, aligned to 64 bytes.",
            ..ALLOCATION
        },
        Row {
            stem: "calloc",
            parameters: &[parameter("count", Kind::Count), SIZE],
            body: ByApi("memory::calloc"),
            clause: "SHMEM_CALLOC",
            text: "`count * size` bytes that are 0 on every PE before it returns on any.",
            ..ALLOCATION
        },
        Row {
            stem: "align",
            parameters: &[ALIGNMENT, SIZE],
            body: ByApi("memory::align"),
            clause: "SHMEM_ALIGN",
            text: "`size` bytes at a multiple of `alignment`, a power of two.",
            ..ALLOCATION
        },
        Row {
            stem: "realloc",
            apis: &[Shmem],
            parameters: &[PTR, SIZE],
            body: Named("memory::realloc"),
            clause: "SHMEM_REALLOC",
            text: "Makes the memory at `ptr` `size` bytes large; where it has to move, what it holds is copied and the old memory\n\
                   given back.",
            ..ALLOCATION
        },
        Row {
            stem: "malloc_with_hints",
            apis: &[Shmem],
            parameters: &[SIZE, parameter("hints", Kind::Given(Word::Long))],
            body: Named("memory::malloc_with_hints"),
            clause: "SHMEM_MALLOC_WITH_HINTS",
            text: "As malloc. The hints say what the memory is for; all of it serves all purposes equally.",
            ..ALLOCATION
        },
        Row {
            stem: "free",
            apis: &[Shmem, Ishmem],
            parameters: &[PTR],
            body: ByApi("memory::free"),
            clause: "SHMEM_FREE",
            text: "Gives memory back; NULL is ignored. All operations on it must be complete.",
            ..Row::BLANK
        },
        Row {
            stem: "shmalloc",
            parameters: &[SIZE],
            body: ByApi("memory::malloc"),
            clause: "SHMEM_MALLOC",
            text: "shmem_malloc.",
            ..OLD
        },
        Row {
            stem: "shmemalign",
            parameters: &[ALIGNMENT, SIZE],
            body: ByApi("memory::align"),
            clause: "SHMEM_ALIGN",
            text: "shmem_align.",
            ..OLD
        },
        Row {
            stem: "shrealloc",
            parameters: &[PTR, SIZE],
            body: Named("memory::realloc"),
            clause: "SHMEM_REALLOC",
            text: "shmem_realloc.",
            ..OLD
        },
        Row {
            stem: "shfree",
            apis: &[ShmemOld],
            parameters: &[PTR],
            body: ByApi("memory::free"),
            clause: "SHMEM_FREE",
            deprecated: "1.2",
            text: "shmem_free.",
            ..Row::BLANK
        },
        Row {
            stem: "shpalloc",
            parameters: &[
                parameter("addr", Kind::Place(Word::Uint64)),
                LENGTH,
                parameter("errcode", Kind::Place(Word::Int)),
                ABORT,
            ],
            body: Named("fortran::shpalloc"),
            clause: "SHPALLOC",
            text: "`length` words of 4 bytes on every PE. `errcode` is 0, -1 where `length` is not positive, -2 where there is no\n\
                   room; with an `abort` other than 0 the job ends there.",
            ..OLD_FORTRAN
        },
        Row {
            stem: "shpclmove",
            parameters: &[
                parameter("addr", Kind::Update(Word::Uint64)),
                LENGTH,
                parameter("status", Kind::Place(Word::Int)),
                ABORT,
            ],
            body: Named("fortran::shpclmove"),
            clause: "SHPCLMOVE",
            text: "`length` words that begin with those at `addr`. `status` is 0, 1 where they have moved, or a code of SHPALLOC or\n\
                   SHPDEALLC.",
            ..OLD_FORTRAN
        },
        Row {
            stem: "shpdeallc",
            parameters: &[
                parameter("addr", Kind::GivenAt(Word::Uint64)),
                parameter("errcode", Kind::Place(Word::Int)),
                ABORT,
            ],
            body: Named("fortran::shpdeallc"),
            clause: "SHPDEALLC",
            text: "Gives memory back. `errcode` is 0, or -3 where `addr` is not what SHPALLOC gave.",
            ..OLD_FORTRAN
        },
    ],
};
