//! Symmetric memory.

use super::{SIZE, Section, parameter};
use crate::row::Api::{Ishmem, Shmem, ShmemOld};
use crate::row::Body::{ByApi, Named};
use crate::row::Returns::Address;
use crate::row::{Kind, Parameter, Row, Word};

const ALLOCATION: Row = Row { apis: &[Shmem, Ishmem], returns: Address, ..Row::BLANK };
/// Names from before OpenSHMEM 1.2.
const OLD: Row = Row { apis: &[ShmemOld], returns: Address, deprecated: "1.2", ..Row::BLANK };

const ALIGNMENT: Parameter = parameter("alignment", Kind::Given(Word::Size));
const PTR: Parameter = parameter("ptr", Kind::Memory);

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
            text: "`size` bytes that begin with those at `ptr`, which is given back.",
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
    ],
};
