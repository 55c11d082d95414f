//! Routines that append what they do to a command list.
//!
//! # Safety
//! The pointers are the callers', as the headers describe them.

use std::ffi::{c_int, c_void};

use level_zero_sys::{ze_command_list_handle_t, ze_event_handle_t};
use zeshmem_host::{DeviceRoutine, Element, Error, OnList, Operands, Question, Shmem, Steps, Team, Usage};

use crate::process::{code, with};

/// A routine, for messages and for kernels.
pub struct Routine {
    name: &'static str,
    number: DeviceRoutine,
    nbi: bool,
}

impl Routine {
    pub fn new(name: &'static str, number: DeviceRoutine, nbi: bool) -> Routine {
        Routine { name, number, nbi }
    }
}

/// A list, what the command signals, and what it waits for.
pub struct Place {
    list: ze_command_list_handle_t,
    signal: ze_event_handle_t,
    n_wait: u32,
    wait: *const ze_event_handle_t,
}

impl Place {
    pub fn new(
        list: ze_command_list_handle_t,
        signal: ze_event_handle_t,
        n_wait: u32,
        wait: *const ze_event_handle_t,
    ) -> Place {
        Place { list, signal, n_wait, wait }
    }
}

/// Calls `body` with the runtime and what it needs of the list.
///
/// # Safety
/// There are `n_wait` events at `wait`, where that is not null.
unsafe fn append(
    Routine { name, number, nbi }: Routine,
    Place { list, signal, n_wait, wait }: Place,
    body: impl FnOnce(&Shmem, &OnList<'_>) -> Result<(), Error>,
) -> c_int {
    code(with(name, |runtime| {
        let waits = match n_wait {
            0 => &[][..],
            _ if wait.is_null() => return Err(Usage::null(name, "wait", "`n_wait` events").into()),
            // SAFETY: not null, and the caller vouches for the rest.
            n => unsafe { std::slice::from_raw_parts(wait, n as usize) },
        };
        if waits.iter().any(|event| event.is_null()) {
            return Err(Usage::new(name, "wait", "an array with null in it", "all of them must be events").into());
        }
        body(runtime, &OnList { routine: name, number, nbi, list, signal, waits })
    }))
}

fn operands(dest: *mut c_void, source: *const c_void, element: usize, nelems: usize) -> Operands {
    Operands { dest: dest as usize, source: source as usize, element, nelems }
}

/// Bodies that do nothing but call the runtime.
macro_rules! bodies {
    ($($name:ident($($argument:ident: $ty:ty),*) = |$runtime:ident, $on:ident| $call:expr;)*) => {$(
        #[expect(clippy::allow_attributes, reason = "some have few arguments")]
        #[allow(clippy::too_many_arguments, reason = "C's, and what the elements are")]
        pub unsafe fn $name(routine: Routine, $($argument: $ty,)* place: Place) -> c_int {
            // SAFETY: forwarded.
            unsafe { append(routine, place, |$runtime, $on| $call) }
        }
    )*};
}

bodies! {
    put(element: usize, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) =
        |runtime, on| runtime.put_on_list(on, operands(dest, source, element, nelems), pe);
    get(element: usize, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) =
        |runtime, on| runtime.get_on_list(on, operands(dest, source, element, nelems), pe);
    iput(element: usize, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) =
        |runtime, on| runtime.strided_on_list(
            on, operands(dest, source, element, nelems), Steps { dst, sst, block: 1 }, pe);
    ibput(element: usize, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize,
          nblocks: usize, pe: c_int) =
        |runtime, on| runtime.strided_on_list(
            on, operands(dest, source, element, nblocks), Steps { dst, sst, block: bsize }, pe);
    put_signal(element: usize, dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64,
               signal: u64, sig_op: c_int, pe: c_int) =
        |runtime, on| runtime.put_signal_on_list(
            on, operands(dest, source, element, nelems), (sig_addr as usize, signal, sig_op), pe);
    order() = |runtime, on| runtime.quiet_on_list(on);
    barrier_all() = |runtime, on| runtime.sync_on_list(on, Team::WORLD);
    sync_all() = |runtime, on| runtime.sync_on_list(on, Team::WORLD);
    sync(team: c_int) = |runtime, on| runtime.sync_on_list(on, Team::from_raw(team));
    collect(element: usize, team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) =
        |runtime, on| runtime.gather_on_list(on, Team::from_raw(team), operands(dest, source, element, nelems));
    alltoall(element: usize, team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) =
        |runtime, on| runtime.alltoall_on_list(on, Team::from_raw(team), operands(dest, source, element, nelems));
    alltoallv(element: usize, team: c_int, dest: *mut c_void, dest_offsets: *const usize, source: *const c_void,
              source_offsets: *const usize, counts: *const usize) =
        |runtime, on| runtime.ragged_on_list(
            on, Team::from_raw(team), operands(dest, source, element, 0),
            [dest_offsets as usize, source_offsets as usize, counts as usize]);
    broadcast(element: usize, team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, root: c_int) =
        |runtime, on| runtime.broadcast_on_list(
            on, Team::from_raw(team), operands(dest, source, element, nelems), root);
    combine(kind: Element, team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) =
        |runtime, on| runtime.combine_on_list(on, kind, Team::from_raw(team), (dest as usize, source as usize), nelems);
    signal_set(sig_addr: *mut u64, signal: u64, pe: c_int) =
        |runtime, on| runtime.signal_on_list(on, (sig_addr as usize, signal, 0), pe);
    signal_add(sig_addr: *mut u64, signal: u64, pe: c_int) =
        |runtime, on| runtime.signal_on_list(on, (sig_addr as usize, signal, 1), pe);
    signal_wait_until(sig_addr: *mut u64, cmp: c_int, value: u64, ret: *mut u64) =
        |runtime, on| runtime.signal_wait_on_list(on, sig_addr as usize, cmp, value, ret as usize);
}

pub use collect as fcollect;
pub use ibput as ibget;
pub use iput as iget;

/// A type of variables that kernels wait for.
pub trait Variable: Copy {
    const SIGNED: bool;
    fn bits(self) -> u64;
}

macro_rules! variables {
    ($($ty:ident $unsigned:ident)*) => {$(
        impl Variable for $ty {
            const SIGNED: bool = $ty::MIN != 0;
            fn bits(self) -> u64 {
                (self as $unsigned).into()
            }
        }
    )*};
}

variables! {
    i32 u32
    u32 u32
    i64 u64
    u64 u64
}

/// A question about variables of a type that says nothing else yet.
fn about<T: Variable>(ivars: *mut T, nelems: usize, cmp: c_int) -> Question {
    Question {
        argument: "ivars",
        ivars: ivars as usize,
        nelems,
        bytes: size_of::<T>(),
        signed: T::SIGNED,
        indices: 0,
        status: 0,
        cmp,
        values: 0,
        value: 0,
        ret: 0,
    }
}

macro_rules! waits {
    ($($name:ident($ivars:ident $(, $argument:ident: $ty:ty)*) = $question:expr;)*) => {$(
        #[expect(clippy::allow_attributes, reason = "some have few arguments")]
        #[allow(clippy::too_many_arguments, reason = "C's")]
        pub unsafe fn $name<T: Variable>(routine: Routine, $ivars: *mut T, $($argument: $ty,)* place: Place) -> c_int {
            // SAFETY: forwarded.
            unsafe { append(routine, place, |runtime, on| runtime.wait_on_list(on, $question)) }
        }
    )*};
}

waits! {
    wait_until(ivar, cmp: c_int, cmp_value: T) =
        Question { argument: "ivar", value: cmp_value.bits(), ..about(ivar, 1, cmp) };
    wait_until_all(ivars, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: T) =
        Question { status: status as usize, value: cmp_value.bits(), ..about(ivars, nelems, cmp) };
    wait_until_any(ivars, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: T, ret: *mut usize) =
        Question { status: status as usize, value: cmp_value.bits(), ret: ret as usize, ..about(ivars, nelems, cmp) };
    wait_until_some(ivars, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_value: T,
                    ret: *mut usize) =
        Question { indices: indices as usize, status: status as usize, value: cmp_value.bits(), ret: ret as usize,
                   ..about(ivars, nelems, cmp) };
    wait_until_all_vector(ivars, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const T) =
        Question { status: status as usize, values: cmp_values as usize, ..about(ivars, nelems, cmp) };
    wait_until_any_vector(ivars, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const T,
                          ret: *mut usize) =
        Question { status: status as usize, values: cmp_values as usize, ret: ret as usize,
                   ..about(ivars, nelems, cmp) };
    wait_until_some_vector(ivars, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int,
                           cmp_values: *const T, ret: *mut usize) =
        Question { indices: indices as usize, status: status as usize, values: cmp_values as usize, ret: ret as usize,
                   ..about(ivars, nelems, cmp) };
}
