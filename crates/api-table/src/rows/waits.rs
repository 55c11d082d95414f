//! Point-to-point synchronisation.

use super::{NELEMS, Section, parameter};
use crate::row::Api::{Fortran, Ishmem, Shmem, ShmemOld};
use crate::row::Body::{Named, Typed};
use crate::row::Returns::{Nothing, Number};
use crate::row::{Axis, Forms, Kind, Parameter, Row, Word};
use crate::types::Family;

const IVAR: Parameter = parameter("ivar", Kind::Ivar);
const IVARS: Parameter = parameter("ivars", Kind::Ivars);
const STATUS: Parameter = parameter("status", Kind::Status);
const INDICES: Parameter = parameter("indices", Kind::Indices);
const CMP: Parameter = parameter("cmp", Kind::Comparison);
const CMP_VALUE: Parameter = parameter("cmp_value", Kind::Bound);
const CMP_VALUES: Parameter = parameter("cmp_values", Kind::Bounds);

const SYNC: Row = Row {
    apis: &[Shmem, Ishmem],
    axis: Axis::of(Family::Sync),
    forms: Forms { context: false, generic: true, work_group: true, world: false, on_list: true },
    ..Row::BLANK
};

/// They do not wait, and what they find is for those who look again.
const TEST: Row = Row { forms: Forms { on_list: false, ..SYNC.forms }, ..SYNC };

const INTEGERS: [(&str, &str, usize); 3] = [("", "c_int", 4), ("int4", "i32", 4), ("int8", "i64", 8)];

pub const SECTION: Section = Section {
    title: "Point-to-point synchronisation",
    text: "On symmetric variables of this PE, which others change by p, put of one element, atomic operations or\n\
           signals. They are compared with `cmp_value`, or each with its own of `cmp_values`, as `cmp` says:\n\
           {API}_CMP_EQ, _NE, _GT, _LE, _LT, _GE. Variables with a `status` other than 0 are left out; NULL leaves out\n\
           none.",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "wait_until",
            apis: &[Shmem, Ishmem, Fortran],
            fortran: Axis::fortran(&INTEGERS),
            parameters: &[IVAR, CMP, CMP_VALUE],
            returns: Nothing,
            body: Typed("wait::wait_until"),
            kernel: Some("watch_one"),
            clause: "SHMEM_WAIT_UNTIL",
            text: "Waits until the variable at `ivar` compares with `cmp_value` as `cmp` says.",
            ..SYNC
        },
        Row {
            stem: "wait_until_all",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUE],
            returns: Nothing,
            body: Typed("wait::wait_until_all"),
            kernel: Some("watch"),
            clause: "SHMEM_WAIT_UNTIL_ALL",
            text: "Waits until all of the variables compare so. Returns at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "wait_until_any",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUE],
            returns: Number(Word::Size),
            body: Typed("wait::wait_until_any"),
            kernel: Some("watch"),
            clause: "SHMEM_WAIT_UNTIL_ANY",
            text: "Waits until one of the variables compares so. The number of that variable; SIZE_MAX at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "wait_until_some",
            parameters: &[IVARS, NELEMS, INDICES, STATUS, CMP, CMP_VALUE],
            returns: Number(Word::Size),
            body: Typed("wait::wait_until_some"),
            kernel: Some("watch_some"),
            clause: "SHMEM_WAIT_UNTIL_SOME",
            text: "Waits until some of the variables compare so. How many, with their numbers in `indices`; 0 at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "wait_until_all_vector",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUES],
            returns: Nothing,
            body: Typed("wait::wait_until_all_vector"),
            kernel: Some("watch_vector"),
            clause: "SHMEM_WAIT_UNTIL_ALL_VECTOR",
            text: "Waits until all of the variables compare so, each with its own of `cmp_values`. Returns at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "wait_until_any_vector",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUES],
            returns: Number(Word::Size),
            body: Typed("wait::wait_until_any_vector"),
            kernel: Some("watch_vector"),
            clause: "SHMEM_WAIT_UNTIL_ANY_VECTOR",
            text: "Waits until one of the variables compares so, each with its own of `cmp_values`. The number of that variable;\n\
                   SIZE_MAX at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "wait_until_some_vector",
            parameters: &[IVARS, NELEMS, INDICES, STATUS, CMP, CMP_VALUES],
            returns: Number(Word::Size),
            body: Typed("wait::wait_until_some_vector"),
            kernel: Some("watch_some_vector"),
            clause: "SHMEM_WAIT_UNTIL_SOME_VECTOR",
            text: "Waits until some of the variables compare so, each with its own of `cmp_values`. How many, with their numbers in\n\
                   `indices`; 0 at once where there are none.",
            ..SYNC
        },
        Row {
            stem: "test",
            parameters: &[IVAR, CMP, CMP_VALUE],
            returns: Number(Word::Int),
            body: Typed("wait::test"),
            kernel: Some("watch_one"),
            clause: "SHMEM_TEST",
            text: "Whether the variable at `ivar` compares with `cmp_value` as `cmp` says, 1 or 0.",
            ..TEST
        },
        Row {
            stem: "test_all",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUE],
            returns: Number(Word::Int),
            body: Typed("wait::test_all"),
            kernel: Some("watch"),
            clause: "SHMEM_TEST_ALL",
            text: "Whether all of the variables compare so, 1 or 0; 1 where there are none.",
            ..TEST
        },
        Row {
            stem: "test_any",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUE],
            returns: Number(Word::Size),
            body: Typed("wait::test_any"),
            kernel: Some("watch"),
            clause: "SHMEM_TEST_ANY",
            text: "The number of a variable that compares so; SIZE_MAX where there is none.",
            ..TEST
        },
        Row {
            stem: "test_some",
            parameters: &[IVARS, NELEMS, INDICES, STATUS, CMP, CMP_VALUE],
            returns: Number(Word::Size),
            body: Typed("wait::test_some"),
            kernel: Some("watch_some"),
            clause: "SHMEM_TEST_SOME",
            text: "How many of the variables compare so, with their numbers in `indices`.",
            ..TEST
        },
        Row {
            stem: "test_all_vector",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUES],
            returns: Number(Word::Int),
            body: Typed("wait::test_all_vector"),
            kernel: Some("watch_vector"),
            clause: "SHMEM_TEST_ALL_VECTOR",
            text: "Whether all of the variables compare so, each with its own of `cmp_values`, 1 or 0; 1 where there are none.",
            ..TEST
        },
        Row {
            stem: "test_any_vector",
            parameters: &[IVARS, NELEMS, STATUS, CMP, CMP_VALUES],
            returns: Number(Word::Size),
            body: Typed("wait::test_any_vector"),
            kernel: Some("watch_vector"),
            clause: "SHMEM_TEST_ANY_VECTOR",
            text: "The number of a variable that compares so, each with its own of `cmp_values`; SIZE_MAX where there is none.",
            ..TEST
        },
        Row {
            stem: "test_some_vector",
            parameters: &[IVARS, NELEMS, INDICES, STATUS, CMP, CMP_VALUES],
            returns: Number(Word::Size),
            body: Typed("wait::test_some_vector"),
            kernel: Some("watch_some_vector"),
            clause: "SHMEM_TEST_SOME_VECTOR",
            text: "How many of the variables compare so, each with its own of `cmp_values`, with their numbers in `indices`.",
            ..TEST
        },
        Row {
            stem: "wait",
            apis: &[Shmem, Fortran],
            axis: Axis::of(Family::OldWait),
            fortran: Axis::fortran(&INTEGERS),
            forms: Row::BLANK.forms,
            parameters: &[IVAR, CMP_VALUE],
            body: Typed("wait::wait"),
            clause: "SHMEM_WAIT_UNTIL",
            deprecated: "1.4",
            text: "Waits until the variable is not `cmp_value`.",
            ..SYNC
        },
        Row {
            stem: "wait",
            parameters: &[parameter("ivar", Kind::Update(Word::Long)), parameter("cmp_value", Kind::Given(Word::Long))],
            body: Named("wait::wait"),
            clause: "SHMEM_WAIT_UNTIL",
            deprecated: "1.4",
            text: "The old name of shmem_long_wait, without a type.",
            ..Row::BLANK
        },
        Row {
            stem: "shmem_wait_until",
            apis: &[ShmemOld],
            parameters: &[
                parameter("ivar", Kind::Update(Word::Long)),
                CMP,
                parameter("cmp_value", Kind::Given(Word::Long)),
            ],
            body: Named("wait::wait_until"),
            clause: "SHMEM_WAIT_UNTIL",
            deprecated: "1.4",
            text: "The old name of shmem_long_wait_until, without a type: before C11, which has one name for all types.",
            ..Row::BLANK
        },
    ],
};
