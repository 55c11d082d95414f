//! Signals.

use super::{DEST, NELEMS, PE, SOURCE, Section, parameter};
use crate::row::Api::{Ishmem, Ishmemx, Shmem};
use crate::row::Body::{Bytes, Named};
use crate::row::Returns::Number;
use crate::row::{Axis, BITS_AND_MEMORY, Forms, Kind, Parameter, Row, Word};
use crate::types::Family;

const SIG_ADDR: Parameter = parameter("sig_addr", Kind::SignalAddress);
const SIGNAL: Parameter = parameter("signal", Kind::Signal);

const PUT: Row = Row {
    stem: "put",
    apis: &[Shmem, Ishmem],
    axis: Axis::of(Family::Rma).and(&BITS_AND_MEMORY),
    forms: Forms { context: true, generic: true, work_group: true, world: false, on_list: true },
    parameters: &[DEST, SOURCE, NELEMS, SIG_ADDR, SIGNAL, parameter("sig_op", Kind::SignalOperation), PE],
    body: Bytes("signal::put_signal"),
    kernel: Some("put_signal"),
    ..Row::BLANK
};

const ALONE: Row = Row {
    apis: &[Shmem, Ishmemx],
    forms: Forms { context: true, generic: true, work_group: false, world: false, on_list: false },
    parameters: &[SIG_ADDR, SIGNAL, PE],
    ..Row::BLANK
};

pub const SECTION: Section = Section {
    title: "Signals",
    text: "A signal is a symmetric uint64_t that PEs change by these routines alone.",
    rows: &[
        Row {
            suffix: "_signal",
            clause: "SHMEM_PUT_SIGNAL",
            text: "As put; when the data is there, the symmetric signal at `sig_addr` on PE `pe` is set to `signal`\n\
                   ({API}_SIGNAL_SET), or that is added to it ({API}_SIGNAL_ADD). A PE that has seen the signal sees the\n\
                   data.",
            ..PUT
        },
        Row {
            suffix: "_signal_nbi",
            clause: "SHMEM_PUT_SIGNAL_NBI",
            text: "The same, but `source` may be reused only after {api}_quiet.",
            ..PUT
        },
        Row {
            stem: "signal_set",
            body: Named("signal::set"),
            kernel: Some("signal_set"),
            clause: "SHMEM_SIGNAL_SET",
            text: "Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`.",
            ..ALONE
        },
        Row {
            stem: "signal_add",
            body: Named("signal::add"),
            kernel: Some("signal_add"),
            clause: "SHMEM_SIGNAL_ADD",
            text: "Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`.",
            ..ALONE
        },
        Row {
            stem: "signal_fetch",
            apis: &[Shmem, Ishmem],
            parameters: &[parameter("sig_addr", Kind::SignalSource)],
            returns: Number(Word::Uint64),
            body: Named("signal::fetch"),
            kernel: Some("signal_fetch"),
            clause: "SHMEM_SIGNAL_FETCH",
            text: "The value of this PE's symmetric signal.",
            ..Row::BLANK
        },
        Row {
            stem: "signal_wait_until",
            apis: &[Shmem, Ishmem],
            parameters: &[
                SIG_ADDR,
                parameter("cmp", Kind::Comparison),
                parameter("cmp_value", Kind::Given(Word::Uint64)),
            ],
            returns: Number(Word::Uint64),
            forms: Forms { work_group: true, on_list: true, ..Row::BLANK.forms },
            body: Named("signal::wait_until"),
            kernel: Some("signal_wait_until"),
            clause: "SHMEM_SIGNAL_WAIT_UNTIL",
            text: "Waits until this PE's symmetric signal compares with `cmp_value` as `cmp` says ({API}_CMP_EQ, _NE, _GT,\n\
                   _LE, _LT, _GE); the value that it then has.",
            ..Row::BLANK
        },
    ],
};
