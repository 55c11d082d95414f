//! Contexts.

use super::{CTX, Section, TEAM, parameter};
use crate::row::Api::{Ishmemx, Shmem};
use crate::row::Body::Named;
use crate::row::Returns::Code;
use crate::row::{Kind, Parameter, Row, Word};

const OPTIONS: Parameter = parameter("options", Kind::Given(Word::Long));
const PLACE: Parameter = parameter("ctx", Kind::Place(Word::Context));

const BOTH: Row = Row { apis: &[Shmem, Ishmemx], ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Contexts",
    text: "A context is this PE's own, and making one concerns no other PE. Contexts are the same for shmem.h and\n\
           ishmemx.h, in two types. ishmemx.h has them for kernels: pass the handle as an argument of type long, and\n\
           see ishmem_device.h for the routines ishmemx_ctx_*.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "ctx_create",
            parameters: &[OPTIONS, PLACE],
            returns: Code,
            body: Named("context::create_on_world"),
            clause: "SHMEM_CTX_CREATE",
            text: "Makes a context on the world. On failure `*ctx` is SHMEM_CTX_INVALID and the result is not 0.",
            ..Row::BLANK
        },
        Row {
            stem: "team_create_ctx",
            parameters: &[TEAM, OPTIONS, PLACE],
            returns: Code,
            body: Named("context::create_on_team"),
            clause: "SHMEM_TEAM_CREATE_CTX",
            text: "Makes a context on `team`; kernels that use it are launched later. On failure `*ctx` is the\n\
                   invalid handle and the result is not 0: the team has as many contexts as it was configured for, or\n\
                   `team` is no live team. For {API}_TEAM_INVALID, which PEs that are no members have, the call fails\n\
                   without a line on stderr.",
            ..BOTH
        },
        Row {
            stem: "ctx_destroy",
            parameters: &[CTX],
            body: Named("context::destroy"),
            clause: "SHMEM_CTX_DESTROY",
            text: "Completes the context's operations and ends it; kernels that use it must have ended. The invalid\n\
                   handle is ignored; the default context and a destroyed context end the job. What ends with its\n\
                   team need not be ended.",
            ..BOTH
        },
        Row {
            stem: "ctx_get_team",
            parameters: &[CTX, parameter("team", Kind::Place(Word::Team))],
            returns: Code,
            body: Named("context::get_team"),
            clause: "SHMEM_CTX_GET_TEAM",
            text: "Gives the team of a context in `*team`; for the invalid handle {API}_TEAM_INVALID and a non-zero result.",
            ..BOTH
        },
        Row {
            stem: "ctx_session_start",
            parameters: &[
                CTX,
                OPTIONS,
                parameter("config", Kind::GivenAt(Word::SessionConfig)),
                parameter("mask", Kind::Given(Word::Long)),
            ],
            body: Named("session::start"),
            clause: "SHMEM_CTX_SESSION_START",
            text: "Says what the operations on a context will be like until the session is stopped: a hint, which changes\n\
                   no result. The options of a second start add to those of the first. The invalid handle is ignored.",
            ..Row::BLANK
        },
        Row {
            stem: "ctx_session_stop",
            parameters: &[CTX],
            body: Named("session::stop"),
            clause: "SHMEM_CTX_SESSION_STOP",
            text: "Ends a context's session. The invalid handle is ignored.",
            ..Row::BLANK
        },
    ],
};
