//! Locks.

use super::{Section, parameter};
use crate::row::Api::{Fortran, Shmem};
use crate::row::Body::Named;
use crate::row::Returns::Number;
use crate::row::{Kind, Row, Word};

const ON_LOCK: Row =
    Row { apis: &[Shmem, Fortran], parameters: &[parameter("lock", Kind::Lock)], clause: "SHMEM_LOCK", ..Row::BLANK };

pub const SECTION: Section = Section {
    title: "Locks",
    text: "A lock is a symmetric long, 0 on all PEs at first, which only these routines change. PEs get it in the order in\n\
           which they asked.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "set_lock",
            body: Named("lock::set"),
            text: "Waits until this PE has the lock. A PE that has it already would wait for itself, and ends the job.",
            ..ON_LOCK
        },
        Row {
            stem: "clear_lock",
            body: Named("lock::clear"),
            text: "Completes this PE's operations on the default context and gives the lock to the PE that has waited\n\
                   longest. A PE that has not the lock ends the job.",
            ..ON_LOCK
        },
        Row {
            stem: "test_lock",
            returns: Number(Word::Int),
            body: Named("lock::test"),
            text: "Takes the lock where it is free, and returns 0; 1 where some PE has it.",
            ..ON_LOCK
        },
    ],
};
