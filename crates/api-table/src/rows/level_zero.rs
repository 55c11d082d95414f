//! What programs need that launch kernels of their own.

use super::{Section, parameter};
use crate::row::Api::Ishmemx;
use crate::row::Body::{Named, Plain};
use crate::row::Returns::{Code, Number};
use crate::row::{Kind, Parameter, Row, Word};

const MODULE: Parameter = parameter("module", Kind::Given(Word::ZeModule));

const LOCAL: Row = Row { apis: &[Ishmemx], returns: Code, ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Level Zero",
    text: "",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "ze_handles",
            parameters: &[
                parameter("driver", Kind::Place(Word::ZeDriver)),
                parameter("context", Kind::Place(Word::ZeContext)),
                parameter("device", Kind::Place(Word::ZeDevice)),
            ],
            body: Plain("setup::ze_handles"),
            text: "The driver, context and device that this PE runs on, usable as they are with any Level Zero function;\n\
                   null pointers are skipped. They belong to the runtime, until ishmem_finalize.",
            ..LOCAL
        },
        Row {
            stem: "module_init",
            parameters: &[MODULE],
            body: Plain("setup::module_init"),
            text: "Binds a module, whose kernels were compiled with ishmem_device.h, to the runtime. Local; once per\n\
                   module, before its kernels are launched. Non-zero where the module was not compiled with the\n\
                   header, or with that of another version.",
            ..LOCAL
        },
        Row {
            stem: "module_calls",
            parameters: &[MODULE],
            returns: Number(Word::Int),
            body: Plain("setup::module_calls"),
            text: "1 where kernels of a module call routines, so that it is to be bound; 0 where none does, or the module\n\
                   is not linked; less where `module` is\n\
                   NULL or the runtime is not running. Local.",
            ..LOCAL
        },
        Row {
            stem: "at_init",
            parameters: &[parameter("routine", Kind::Given(Word::InitRoutine))],
            body: Named("setup::at_init"),
            text: "Has `routine` called before ishmem_init, or another routine that initialises this API, returns, in the order of\n\
                   these calls, also when it is initialised anew; and at once where it is initialised. For what binds modules, as\n\
                   ishmemx_sycl.h does those of the program's kernels. May be called at any time, by what runs before `main` too;\n\
                   `routine` stays where it is, and does not throw. Other threads that initialise meanwhile do not wait for it. Local. Non-zero where\n\
                   `routine` is NULL.",
            ..LOCAL
        },
        Row {
            stem: "module_finalize",
            parameters: &[MODULE],
            body: Plain("setup::module_finalize"),
            text: "Unbinds a module: queries in its kernels answer -1 from then on. For kernels that\n\
                   outlive the runtime; before zeModuleDestroy it may be left out. None of its kernels may be running.",
            ..LOCAL
        },
    ],
};
