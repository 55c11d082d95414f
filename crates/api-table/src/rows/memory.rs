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
           {HEAPS}. No PE returns before all have called, and operations on the default context are complete then, as by a\n\
           barrier: memory that a PE has got may be put to on every PE at once. NULL on all PEs where there is no room, or\n\
           where PEs ask for different sizes; and for no bytes, where nothing else happens.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "malloc",
            parameters: &[SIZE],
            body: ByApi("memory::malloc"),
            clause: "SHMEM_MALLOC",
            text: "Allocates `size` bytes on every PE, aligned to 64 bytes.",
            ..ALLOCATION
        },
        Row {
            stem: "calloc",
            parameters: &[parameter("count", Kind::Count), SIZE],
            body: ByApi("memory::calloc"),
            clause: "SHMEM_CALLOC",
            text: "Allocates `count * size` bytes, which are 0 on every PE before it returns on any.",
            ..ALLOCATION
        },
        Row {
            stem: "align",
            parameters: &[ALIGNMENT, SIZE],
            body: ByApi("memory::align"),
            clause: "SHMEM_ALIGN",
            text: "Allocates `size` bytes at a multiple of `alignment`, a power of two. That of ishmem_align is at most 64 KiB. NULL,\n\
                   after a line on stderr, for another alignment.",
            ..ALLOCATION
        },
        Row {
            stem: "realloc",
            apis: &[Shmem],
            parameters: &[PTR, SIZE],
            body: Named("memory::realloc"),
            clause: "SHMEM_REALLOC",
            text: "Makes the memory at `ptr` `size` bytes large; where it has to move, what it holds is copied and the old memory\n\
                   given back. For no bytes it is given back, as by shmem_free.",
            ..ALLOCATION
        },
        Row {
            stem: "malloc_with_hints",
            apis: &[Shmem],
            parameters: &[SIZE, parameter("hints", Kind::Given(Word::Long))],
            body: Named("memory::malloc_with_hints"),
            clause: "SHMEM_MALLOC_WITH_HINTS",
            text: "Allocates `size` bytes as shmem_malloc does. The hints say what the memory is for; all of it serves all\n\
                   purposes equally, and bits that mean nothing are ignored.",
            ..ALLOCATION
        },
        Row {
            stem: "free",
            apis: &[Shmem, Ishmem],
            parameters: &[PTR],
            body: ByApi("memory::free"),
            clause: "SHMEM_FREE",
            text: "Gives memory back, after a barrier; nothing happens to NULL. Operations on it in other contexts than the default one\n\
                   must be complete before any PE calls. An address that was not allocated ends the job.",
            ..Row::BLANK
        },
        Row {
            stem: "shmalloc",
            parameters: &[SIZE],
            body: ByApi("memory::malloc"),
            clause: "SHMEM_MALLOC",
            text: "The old name of shmem_malloc.",
            ..OLD
        },
        Row {
            stem: "shmemalign",
            parameters: &[ALIGNMENT, SIZE],
            body: ByApi("memory::align"),
            clause: "SHMEM_ALIGN",
            text: "The old name of shmem_align.",
            ..OLD
        },
        Row {
            stem: "shrealloc",
            parameters: &[PTR, SIZE],
            body: Named("memory::realloc"),
            clause: "SHMEM_REALLOC",
            text: "The old name of shmem_realloc.",
            ..OLD
        },
        Row {
            stem: "shfree",
            apis: &[ShmemOld],
            parameters: &[PTR],
            body: ByApi("memory::free"),
            clause: "SHMEM_FREE",
            deprecated: "1.2",
            text: "The old name of shmem_free.",
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
            text: "Allocates `length` words of 4 bytes on every PE. `errcode` is 0, -1 where `length` is not positive, -2 where there is no\n\
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
            text: "Makes the memory at `addr` `length` words of 4 bytes large. `status` is 0, 1 where they have moved, or a code of SHPALLOC or\n\
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
            text: "Gives memory back. `errcode` is 0, or -3 where `addr` is not what SHPALLOC gave; nothing happens to 0, and no PE\n\
                   waits for another then.",
            ..OLD_FORTRAN
        },
    ],
};
