//! Order, completion and barriers.

use super::{LOG_PE_STRIDE, PE_SIZE, PE_START, PSYNC, Section, TEAM, parameter};
use crate::row::Api::{Fortran, Ishmem, Kernel, Shmem};
use crate::row::Body::Named;
use crate::row::Returns::Code;
use crate::row::{Forms, Kind, Row};

const EVERYWHERE: Row = Row {
    apis: &[Shmem, Ishmem, Fortran],
    forms: Forms { work_group: true, on_list: true, ..Row::BLANK.forms },
    ..Row::BLANK
};

const ON_CONTEXTS: Row = Row { forms: Forms { context: true, ..EVERYWHERE.forms }, ..EVERYWHERE };

const ACTIVE_SET: Row = Row { parameters: &[PE_START, LOG_PE_STRIDE, PE_SIZE, PSYNC], deprecated: "1.5", ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Order, completion and barriers",
    text: "A put is complete when its data is at the target, where every PE sees it.",
    on_host: "",
    in_kernels: "In kernels quiet, fence, flush and the barriers for one work-item are about what that work-item has done, those\n\
                 for a work-group about what all of its work-items have done. Of transfers to PEs of other nodes they take in\n\
                 those that the host or any work-item of this PE has started on the context before.",
    rows: &[
        Row {
            stem: "fence",
            forms: Forms { on_list: false, ..ON_CONTEXTS.forms },
            body: Named("context::fence"),
            kernel: Some("order"),
            clause: "SHMEM_FENCE",
            text: "Orders this PE's puts, atomic operations and signals on a context before its later ones, for each target by itself.\n\
                   It completes nothing: `source` of those that end in _nbi may not be reused, and other targets may see later\n\
                   ones first.",
            ..ON_CONTEXTS
        },
        Row {
            stem: "quiet",
            body: Named("context::quiet"),
            kernel: Some("order"),
            clause: "SHMEM_QUIET",
            text: "Completes this PE's operations on a context: what it put, and changed by atomic operations and signals, is at\n\
                   the targets, what it got is there, and `source` of those that end in _nbi may be reused. Operations on other\n\
                   contexts are not waited for.",
            ..ON_CONTEXTS
        },
        Row {
            stem: "flush",
            apis: &[Kernel],
            forms: Forms { on_list: false, ..ON_CONTEXTS.forms },
            body: Named(""),
            kernel: Some("order"),
            text: "Completes this PE's operations on a context locally: `source` of those that end in _nbi may be reused, and\n\
                   what they get is there. Says nothing of their targets.",
            ..ON_CONTEXTS
        },
        Row {
            stem: "pe_quiet",
            apis: &[Shmem],
            forms: Forms { context: true, ..Row::BLANK.forms },
            parameters: &[parameter("target_pes", Kind::Pes), parameter("npes", Kind::Count)],
            body: Named("context::pe_quiet"),
            clause: "SHMEM_PE_QUIET",
            text: "Completes this PE's operations on a context, as shmem_quiet does, at the `npes` PEs of `target_pes`, which are\n\
                   numbers in the context's team.",
            ..Row::BLANK
        },
        Row {
            stem: "barrier_all",
            body: Named("sync::barrier_all"),
            kernel: Some("barrier_all"),
            clause: "SHMEM_BARRIER_ALL",
            text: "Waits until all PEs have come here and the operations on their default contexts are complete.\n\
                   Collective.",
            ..EVERYWHERE
        },
        Row {
            stem: "sync_all",
            apis: &[Shmem, Ishmem],
            body: Named("sync::sync_all"),
            kernel: Some("sync_all"),
            clause: "SHMEM_SYNC_ALL",
            text: "Waits until all PEs have come here. Collective. Completes nothing.",
            ..EVERYWHERE
        },
        Row {
            stem: "team_sync",
            apis: &[Shmem, Ishmem],
            parameters: &[TEAM],
            returns: Code,
            body: Named("sync::team_sync"),
            kernel: Some("sync"),
            clause: "SHMEM_TEAM_SYNC",
            text: "Waits until all PEs of `team` have come here. Collective over it. Completes nothing. Non-zero where\n\
                   `team` is no live team; in a kernel that ends the job, unless it is ISHMEM_TEAM_INVALID.",
            ..EVERYWHERE
        },
        Row {
            stem: "barrier",
            apis: &[Shmem, Fortran],
            body: Named("sync::barrier"),
            clause: "SHMEM_BARRIER",
            text: "Waits until all PEs of an active set have come here and the operations on their default contexts are complete.\n\
                   The set is the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1. `pSync` is\n\
                   a symmetric array of SHMEM_BARRIER_SYNC_SIZE elements, each SHMEM_SYNC_VALUE on all PEs of the set before the\n\
                   call and after it; no other call uses it meanwhile.",
            ..ACTIVE_SET
        },
        Row {
            stem: "sync",
            body: Named("sync::sync"),
            clause: "SHMEM_SYNC",
            text: "Waits until all PEs of an active set have come here. The set and `pSync` are as for shmem_barrier. In C11 and\n\
                   C++ shmem_sync(team) is shmem_team_sync.",
            ..ACTIVE_SET
        },
    ],
};
