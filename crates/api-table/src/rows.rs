//! The rows, in the sections of the headers.

mod atomics;
mod cache;
mod collectives;
mod contexts;
mod groups;
mod level_zero;
mod life;
mod locks;
mod memory;
mod order;
mod rma;
mod signals;
mod teams;
mod waits;

use crate::row::{Kind, Parameter, Row, Word};

/// A section of the headers.
#[derive(Debug)]
pub struct Section {
    /// Its title.
    pub title: &'static str,
    /// What holds for all of its rows; may be empty.
    pub text: &'static str,
    /// What holds for them on the host beside that; may be empty.
    pub on_host: &'static str,
    /// What holds for them in kernels beside that; may be empty.
    pub in_kernels: &'static str,
    /// Its rows.
    pub rows: &'static [Row],
}

/// The whole table.
pub static SECTIONS: [Section; 14] = [
    life::SECTION,
    memory::SECTION,
    teams::SECTION,
    contexts::SECTION,
    order::SECTION,
    rma::SECTION,
    atomics::SECTION,
    signals::SECTION,
    waits::SECTION,
    collectives::SECTION,
    locks::SECTION,
    groups::SECTION,
    level_zero::SECTION,
    cache::SECTION,
];

const fn parameter(name: &'static str, kind: Kind) -> Parameter {
    Parameter { name, kind }
}

// Parameters of more than one row.
const CTX: Parameter = parameter("ctx", Kind::Context);
const TEAM: Parameter = parameter("team", Kind::Team);
const DEST: Parameter = parameter("dest", Kind::Dest);
const SOURCE: Parameter = parameter("source", Kind::Source);
const NELEMS: Parameter = parameter("nelems", Kind::Count);
const PE: Parameter = parameter("pe", Kind::Pe);
const PE_START: Parameter = parameter("PE_start", Kind::SetStart);
const LOG_PE_STRIDE: Parameter = parameter("logPE_stride", Kind::SetStride);
const PE_SIZE: Parameter = parameter("PE_size", Kind::SetSize);
const PSYNC: Parameter = parameter("pSync", Kind::Psync);
const SIZE: Parameter = parameter("size", Kind::Given(Word::Size));
