//! Signals.

use super::{DEST, NELEMS, PE, SOURCE, Section, TEAM, parameter};
use crate::row::Api::{Ishmem, Ishmemx, Kernel, Shmem, Shmemx};
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
    apis: &[Shmem, Shmemx, Ishmemx],
    forms: Forms { context: true, generic: true, work_group: false, world: false, on_list: false },
    parameters: &[SIG_ADDR, SIGNAL, PE],
    ..Row::BLANK
};

const COUNT: Parameter = parameter("count", Kind::Given(Word::Uint64));
const SIGNALS: Parameter = parameter("signals", Kind::SignalAddress);

/// What kernels alone have, and which waits.
const COUNTED: Row = Row {
    apis: &[Kernel],
    forms: Forms { work_group: true, ..Row::BLANK.forms },
    returns: Number(Word::Uint64),
    body: Named(""),
    ..Row::BLANK
};

/// On signals of which a PE has one for each PE of a team.
const OF_PEERS: Row = Row { parameters: &[TEAM, SIGNALS, SIGNAL, PE], body: Named(""), apis: &[Kernel], ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Signals",
    text: "A signal is a symmetric uint64_t that PEs change by these routines alone. {api}_quiet, or a barrier, completes a\n\
           change at its target.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            suffix: "_signal",
            clause: "SHMEM_PUT_SIGNAL",
            text: "Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`, and then\n\
                   sets the symmetric signal at `sig_addr` there to `signal` ({API}_SIGNAL_SET), or adds it\n\
                   ({API}_SIGNAL_ADD). A PE that has seen the signal sees the data. On return `source` may be reused.",
            ..PUT
        },
        Row {
            suffix: "_signal_nbi",
            body: Bytes("signal::put_signal_nbi"),
            clause: "SHMEM_PUT_SIGNAL_NBI",
            text: "Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`, and then\n\
                   to set the symmetric signal at `sig_addr` there to `signal` ({API}_SIGNAL_SET), or to add it\n\
                   ({API}_SIGNAL_ADD). A PE that has seen the signal sees the data. `source` may be reused only after\n\
                   {api}_quiet.",
            ..PUT
        },
        Row {
            stem: "signal_set",
            forms: Forms { on_list: true, ..ALONE.forms },
            body: Named("signal::set"),
            kernel: Some("signal_set"),
            clause: "SHMEM_SIGNAL_SET",
            text: "Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`. {api}_fence orders it after puts that\n\
                   came before.",
            ..ALONE
        },
        Row {
            stem: "signal_add",
            forms: Forms { on_list: true, ..ALONE.forms },
            body: Named("signal::add"),
            kernel: Some("signal_add"),
            clause: "SHMEM_SIGNAL_ADD",
            text: "Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`. {api}_fence orders it after puts that\n\
                   came before.",
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
            text: "Returns the value of this PE's symmetric signal at `sig_addr`.",
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
        Row {
            stem: "signal_wait_count",
            parameters: &[SIG_ADDR, COUNT],
            kernel: Some("signal_wait_count"),
            text: "Waits until this PE's symmetric signal, to which others add, is at least `count`, and takes that off it, so\n\
                   that no PE need reset it; what is left counts for the next wait, and of several\n\
                   waits each takes its own. The value that is left.",
            ..COUNTED
        },
        Row {
            stem: "peer_signal_set",
            kernel: Some("peer_signal_set"),
            text: "Sets the signal that PE `pe` of `team` has for this PE: of the symmetric `signals`, one for each PE of the\n\
                   team, that with this PE's number.",
            ..OF_PEERS
        },
        Row {
            stem: "peer_signal_add",
            kernel: Some("peer_signal_add"),
            text: "Adds `signal` to the signal that PE `pe` of `team` has for this PE: of the symmetric `signals`, one for each PE of\n\
                   the team, that with this PE's number.",
            ..OF_PEERS
        },
        Row {
            stem: "peer_signal_wait",
            parameters: &[TEAM, SIGNALS, COUNT, PE],
            kernel: Some("peer_signal_wait"),
            text: "Waits until the signal that this PE has for PE `pe` of `team` is at least `count`, and takes that off it. The value\n\
                   that is left.",
            ..COUNTED
        },
        Row {
            stem: "peer_signal_wait_any",
            parameters: &[TEAM, SIGNALS, COUNT],
            returns: Number(Word::Int),
            kernel: Some("peer_signal_wait_any"),
            text: "Waits until the signal that this PE has for any PE of `team` is at least `count`, and takes that off it. The\n\
                   number of that PE in `team`; of several each gets its turn.",
            ..COUNTED
        },
    ],
};
