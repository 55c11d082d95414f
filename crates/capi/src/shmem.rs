//! The routines of `shmem.h` that have no types: start and end, symmetric memory, teams, barriers.

use std::ffi::{c_char, c_int, c_long, c_void};

use zeshmem_host::{ActiveSet, Error, Shmem, Team, Usage};

use crate::memory::address;
use crate::process::{Api, ask, code, end, is_started, or_end, start, with};
use crate::rma;
use crate::setup::{give, global_exit, ishmem_info_get_name, ishmem_info_get_version};
use crate::team::{self, CTeamConfig};

const THREAD_SINGLE: c_int = 0;
const THREAD_MULTIPLE: c_int = 3;

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_init() {
    or_end(start(Api::Shmem))
}

/// See `shmem.h`.
///
/// # Safety
/// `provided` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_init_thread(requested: c_int, provided: *mut c_int) -> c_int {
    let known = (THREAD_SINGLE..=THREAD_MULTIPLE).contains(&requested);
    if !known {
        return code(Err(Error::Usage(Usage {
            routine: "shmem_init_thread",
            argument: "requested",
            value: requested.to_string(),
            allowed: "it must be one of SHMEM_THREAD_SINGLE, FUNNELED, SERIALIZED and MULTIPLE".into(),
        })));
    }
    shmem_init();
    // SAFETY: forwarded.
    unsafe { shmem_query_thread(provided) };
    0
}

/// See `shmem.h`.
///
/// # Safety
/// `provided` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_query_thread(provided: *mut c_int) {
    // SAFETY: forwarded.
    unsafe { give(provided, THREAD_MULTIPLE) }
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_finalize() {
    or_end(end("shmem_finalize", Api::Shmem))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn start_pes(_npes: c_int) {
    extern "C" fn at_exit() {
        if is_started(Api::Shmem) {
            shmem_finalize()
        }
    }
    shmem_init();
    // SAFETY: the function is there as long as the process, and needs nothing that ends before it.
    let registered = unsafe { libc::atexit(at_exit) };
    if registered != 0 {
        or_end(Err(Error::System("atexit", std::io::Error::last_os_error())))
    }
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_global_exit(status: c_int) {
    global_exit("shmem_global_exit", status)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_my_pe() -> c_int {
    ask(-1, Shmem::my_pe)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_n_pes() -> c_int {
    ask(-1, Shmem::n_pes)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn _my_pe() -> c_int {
    shmem_my_pe()
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn _num_pes() -> c_int {
    shmem_n_pes()
}

/// See `shmem.h`.
///
/// # Safety
/// Non-null pointers are valid for writing an int.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_info_get_version(major: *mut c_int, minor: *mut c_int) {
    // SAFETY: forwarded.
    unsafe { ishmem_info_get_version(major, minor) }
}

/// See `shmem.h`.
///
/// # Safety
/// `name` is null or has room for SHMEM_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_info_get_name(name: *mut c_char) {
    // SAFETY: forwarded.
    unsafe { ishmem_info_get_name(name) }
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_pe_accessible(pe: c_int) -> c_int {
    ask(0, |runtime| runtime.pe_accessible(pe).into())
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_addr_accessible(addr: *const c_void, pe: c_int) -> c_int {
    ask(0, |runtime| runtime.addr_accessible(addr, pe).into())
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_malloc(size: usize) -> *mut c_void {
    address("shmem_malloc", |runtime| runtime.host_malloc("shmem_malloc", size))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_malloc_with_hints(size: usize, hints: c_long) -> *mut c_void {
    const ROUTINE: &str = "shmem_malloc_with_hints";
    const KNOWN: c_long = 1 | 2;
    address(ROUTINE, |runtime| {
        if hints & !KNOWN != 0 {
            return Err(Error::Usage(Usage {
                routine: ROUTINE,
                argument: "hints",
                value: hints.to_string(),
                allowed: "it may only have the bits SHMEM_MALLOC_ATOMICS_REMOTE (1) and \
                          SHMEM_MALLOC_SIGNAL_REMOTE (2)"
                    .into(),
            }));
        }
        runtime.host_malloc("shmem_malloc", size)
    })
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_calloc(count: usize, size: usize) -> *mut c_void {
    address("shmem_calloc", |runtime| runtime.host_calloc("shmem_calloc", count, size))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_align(alignment: usize, size: usize) -> *mut c_void {
    address("shmem_align", |runtime| runtime.host_align("shmem_align", alignment, size))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_realloc(ptr: *mut c_void, size: usize) -> *mut c_void {
    address("shmem_realloc", |runtime| runtime.host_realloc("shmem_realloc", ptr, size))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_free(ptr: *mut c_void) {
    or_end(with("shmem_free", |runtime| runtime.host_free("shmem_free", ptr)))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_ptr(dest: *const c_void, pe: c_int) -> *mut c_void {
    shmem_team_ptr(Team::WORLD.raw(), dest, pe)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_ptr(team: c_int, dest: *const c_void, pe: c_int) -> *mut c_void {
    ask(std::ptr::null_mut(), |runtime| runtime.team_ptr(Team::from_raw(team), dest, pe))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_my_pe(team: c_int) -> c_int {
    team::ishmem_team_my_pe(team)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_n_pes(team: c_int) -> c_int {
    team::ishmem_team_n_pes(team)
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_translate_pe(src_team: c_int, src_pe: c_int, dest_team: c_int) -> c_int {
    team::ishmem_team_translate_pe(src_team, src_pe, dest_team)
}

/// See `shmem.h`.
///
/// # Safety
/// `config` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_team_get_config(team: c_int, config_mask: c_long, config: *mut CTeamConfig) -> c_int {
    // SAFETY: forwarded.
    unsafe { team::get_config("shmem_team_get_config", team, config_mask, config) }
}

/// See `shmem.h`.
///
/// # Safety
/// `config` is null or points to a configuration; `new_team` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_team_split_strided(
    parent_team: c_int,
    start: c_int,
    stride: c_int,
    size: c_int,
    config: *const CTeamConfig,
    config_mask: c_long,
    new_team: *mut c_int,
) -> c_int {
    let triplet = (start, stride, size);
    // SAFETY: forwarded.
    unsafe { team::split_strided("shmem_team_split_strided", parent_team, triplet, (config, config_mask), new_team) }
}

/// See `shmem.h`.
///
/// # Safety
/// The configurations are null or point to one; the teams are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_team_split_2d(
    parent_team: c_int,
    xrange: c_int,
    xaxis_config: *const CTeamConfig,
    xaxis_mask: c_long,
    xaxis_team: *mut c_int,
    yaxis_config: *const CTeamConfig,
    yaxis_mask: c_long,
    yaxis_team: *mut c_int,
) -> c_int {
    // SAFETY: forwarded.
    unsafe {
        team::split_2d(
            "shmem_team_split_2d",
            parent_team,
            xrange,
            (xaxis_config, xaxis_mask, xaxis_team),
            (yaxis_config, yaxis_mask, yaxis_team),
        )
    }
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_destroy(team: c_int) {
    or_end(with("shmem_team_destroy", |runtime| runtime.team_destroy("shmem_team_destroy", Team::from_raw(team))))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_team_sync(team: c_int) -> c_int {
    code(with("shmem_team_sync", |runtime| runtime.team_sync("shmem_team_sync", Team::from_raw(team))))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_barrier_all() {
    or_end(with("shmem_barrier_all", |runtime| runtime.barrier_all("shmem_barrier_all")))
}

/// See `shmem.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shmem_sync_all() {
    or_end(with("shmem_sync_all", |runtime| runtime.sync_all("shmem_sync_all")))
}

/// See `shmem.h`.
///
/// # Safety
/// `pSync` points to SHMEM_BARRIER_SYNC_SIZE elements that nobody else uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_barrier(pe_start: c_int, log_pe_stride: c_int, pe_size: c_int, psync: *mut c_long) {
    const ROUTINE: &str = "shmem_barrier";
    let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
    or_end(with(ROUTINE, |runtime| {
        // SAFETY: forwarded.
        unsafe { runtime.active_set_barrier(ROUTINE, set, psync) }
    }))
}

/// See `shmem.h`.
///
/// # Safety
/// `pSync` points to SHMEM_SYNC_SIZE elements that nobody else uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shmem_sync(pe_start: c_int, log_pe_stride: c_int, pe_size: c_int, psync: *mut c_long) {
    const ROUTINE: &str = "shmem_sync";
    let set = ActiveSet { start: pe_start, log_stride: log_pe_stride, size: pe_size };
    or_end(with(ROUTINE, |runtime| {
        // SAFETY: forwarded.
        unsafe { runtime.active_set_sync(ROUTINE, set, psync) }
    }))
}

/// Old names by bytes of what the table has by bits.
macro_rules! collects_by_bytes {
    ($($name:ident $body:ident $bytes:literal)*) => {$(
        /// See `shmem.h`.
        ///
        /// # Safety
        /// As `shmem_collect32`, of elements of this many bytes.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            dest: *mut c_void,
            source: *const c_void,
            nelems: usize,
            pe_start: c_int,
            log_pe_stride: c_int,
            pe_size: c_int,
            psync: *mut c_long,
        ) {
            let routine = stringify!($name);
            // SAFETY: forwarded.
            unsafe {
                rma::$body(
                    routine, $bytes, dest, source, nelems, pe_start, log_pe_stride, pe_size, psync,
                )
            }
        }
    )*};
}

collects_by_bytes! {
    shmem_collect4 active_collect 4
    shmem_collect8 active_collect 8
    shmem_fcollect4 active_fcollect 4
    shmem_fcollect8 active_fcollect 8
}
