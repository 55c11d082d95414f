//! Cache management.

use super::{Section, parameter};
use crate::row::Api::{Fortran, Shmem};
use crate::row::Body::Plain;
use crate::row::{Kind, Row};

/// All of these are deprecated since OpenSHMEM 1.3.
const ALL: Row = Row {
    apis: &[Shmem, Fortran],
    body: Plain("session::cache"),
    clause: "SHMEM_CACHE",
    deprecated: "1.3",
    text: "Does nothing: caches are coherent.",
    ..Row::BLANK
};

const LINE: Row = Row { parameters: &[parameter("dest", Kind::Memory)], body: Plain("session::cache_line"), ..ALL };

pub const SECTION: Section = Section {
    title: "Cache management",
    text: "",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row { stem: "set_cache_inv", ..ALL },
        Row { stem: "set_cache_line_inv", ..LINE },
        Row { stem: "clear_cache_inv", ..ALL },
        Row { stem: "clear_cache_line_inv", ..LINE },
        Row { stem: "udcflush", ..ALL },
        Row { stem: "udcflush_line", ..LINE },
    ],
};
