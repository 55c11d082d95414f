// Generated from crates/api-table by `cargo xtask generate`; do not edit.

//! The functions that C and Fortran call, under their names and their profiling names.

#![allow(unused_unsafe, reason = "bodies that are safe are called like the others")]

use crate::attributes::{self, Attributes, CUniqueId};
use crate::long_double::{LongDouble, Returned};
use crate::process::Api;
use crate::session::SessionConfig;
use crate::stats::{self, CStat};
use crate::team::CTeamConfig;
use crate::{
    amo, collectives, context, fortran, group, list, lock, memory, rma, session, setup, signal, sync, team, wait,
};
use level_zero_sys::{
    ze_command_list_handle_t, ze_context_handle_t, ze_device_handle_t, ze_driver_handle_t, ze_event_handle_t,
    ze_module_handle_t,
};
use std::ffi::{c_char, c_int, c_long, c_void};
use zeshmem_host::{AmoOp, Context, DeviceRoutine, Element, ReduceOp};

export! {
    shmem_init pshmem_init: () -> () =
        setup::init("shmem_init", Api::Shmem)
}

export! {
    ishmem_init: () -> () =
        setup::init("ishmem_init", Api::Ishmem)
}

export! {
    shmem_init_: () -> () =
        setup::init("SHMEM_INIT", Api::Shmem)
}

export! {
    shmem_init_thread pshmem_init_thread: (requested: c_int, provided: *mut c_int) -> c_int =
        setup::init_thread("shmem_init_thread", Api::Shmem, requested, provided)
}

export! {
    ishmem_init_thread: (requested: c_int, provided: *mut c_int) -> c_int =
        setup::init_thread("ishmem_init_thread", Api::Ishmem, requested, provided)
}

export! {
    ishmemx_init_attr: (attr: *const Attributes) -> () =
        attributes::init_attr("ishmemx_init_attr", attr)
}

export! {
    ishmemx_get_uniqueid: (uid: *mut CUniqueId) -> c_int =
        attributes::get_uniqueid("ishmemx_get_uniqueid", uid)
}

export! {
    ishmemx_runtime_get_type: () -> c_int =
        attributes::runtime_get_type()
}

export! {
    ishmemx_print: (file: *const c_char, line: c_long, func: *const c_char, out: *const c_char, msg_type: c_int) -> () =
        setup::print(file, line, func, out, msg_type)
}

export! {
    ishmemx_stats: (stats: *mut CStat, most: usize) -> usize =
        stats::stats(stats, most)
}

export! {
    shmem_query_thread pshmem_query_thread: (provided: *mut c_int) -> () =
        setup::query_thread(provided)
}

export! {
    ishmem_query_thread: (provided: *mut c_int) -> () =
        setup::query_thread(provided)
}

export! {
    shmem_query_initialized pshmem_query_initialized: (initialized: *mut c_int) -> () =
        setup::query_initialized("shmem_query_initialized", Api::Shmem, initialized)
}

export! {
    ishmemx_query_initialized: (initialized: *mut c_int) -> () =
        setup::query_initialized("ishmemx_query_initialized", Api::Ishmem, initialized)
}

export! {
    shmem_finalize pshmem_finalize: () -> () =
        setup::finalize("shmem_finalize", Api::Shmem)
}

export! {
    ishmem_finalize: () -> () =
        setup::finalize("ishmem_finalize", Api::Ishmem)
}

export! {
    shmem_finalize_: () -> () =
        setup::finalize("SHMEM_FINALIZE", Api::Shmem)
}

export! {
    shmem_global_exit pshmem_global_exit: (status: c_int) -> () =
        setup::global_exit("shmem_global_exit", status)
}

export! {
    ishmem_global_exit: (status: c_int) -> () =
        setup::global_exit("ishmem_global_exit", status)
}

export! {
    shmem_global_exit_: (status: *const c_int) -> () =
        setup::global_exit("SHMEM_GLOBAL_EXIT", fortran::value(status))
}

export! {
    shmem_my_pe pshmem_my_pe: () -> c_int =
        setup::my_pe()
}

export! {
    ishmem_my_pe: () -> c_int =
        setup::my_pe()
}

export! {
    shmem_my_pe_: () -> fortran::Integer =
        fortran::Integer::from(setup::my_pe())
}

export! {
    shmem_n_pes pshmem_n_pes: () -> c_int =
        setup::n_pes()
}

export! {
    ishmem_n_pes: () -> c_int =
        setup::n_pes()
}

export! {
    shmem_n_pes_: () -> fortran::Integer =
        fortran::Integer::from(setup::n_pes())
}

export! {
    shmem_info_get_version pshmem_info_get_version: (major: *mut c_int, minor: *mut c_int) -> () =
        setup::info_get_version("shmem_info_get_version", Api::Shmem, major, minor)
}

export! {
    ishmem_info_get_version: (major: *mut c_int, minor: *mut c_int) -> () =
        setup::info_get_version("ishmem_info_get_version", Api::Ishmem, major, minor)
}

export! {
    shmem_info_get_version_: (major: *mut c_int, minor: *mut c_int) -> () =
        setup::info_get_version("SHMEM_INFO_GET_VERSION", Api::Shmem, major, minor)
}

export! {
    shmem_info_get_name pshmem_info_get_name: (name: *mut c_char) -> () =
        setup::info_get_name(name)
}

export! {
    ishmem_info_get_name: (name: *mut c_char) -> () =
        setup::info_get_name(name)
}

export! {
    shmem_info_get_name_: (name: *mut c_char, length: usize) -> () =
        fortran::info_get_name(name, length)
}

export! {
    shmem_pe_accessible pshmem_pe_accessible: (pe: c_int) -> c_int =
        setup::pe_accessible(pe)
}

export! {
    shmem_pe_accessible_: (pe: *const c_int) -> fortran::Integer =
        fortran::Integer::from(setup::pe_accessible(fortran::value(pe)))
}

export! {
    shmem_addr_accessible pshmem_addr_accessible: (addr: *const c_void, pe: c_int) -> c_int =
        setup::addr_accessible(addr, pe)
}

export! {
    shmem_addr_accessible_: (addr: *const c_void, pe: *const c_int) -> fortran::Integer =
        fortran::Integer::from(setup::addr_accessible(addr, fortran::value(pe)))
}

export! {
    shmem_ptr pshmem_ptr: (dest: *const c_void, pe: c_int) -> *mut c_void =
        setup::ptr(dest, pe)
}

export! {
    shmem_ptr_: (dest: *const c_void, pe: *const c_int) -> *mut c_void =
        setup::ptr(dest, fortran::value(pe))
}

export! {
    ishmem_ptr: (dest: *const c_void, pe: c_int) -> *mut c_void =
        setup::device_ptr(dest, pe)
}

export! {
    shmem_team_ptr pshmem_team_ptr: (team: c_int, dest: *const c_void, pe: c_int) -> *mut c_void =
        setup::team_ptr(team, dest, pe)
}

export! {
    shmem_pcontrol pshmem_pcontrol: (level: c_int) -> () =
        session::pcontrol(level)
}

export! {
    start_pes pstart_pes: (npes: c_int) -> () =
        setup::start_pes("start_pes", npes)
}

export! {
    start_pes_: (npes: *const c_int) -> () =
        setup::start_pes("START_PES", fortran::value(npes))
}

export! {
    _my_pe p_my_pe: () -> c_int =
        setup::my_pe()
}

export! {
    _num_pes p_num_pes: () -> c_int =
        setup::n_pes()
}

export! {
    my_pe_: () -> fortran::Integer =
        fortran::Integer::from(setup::my_pe())
}

export! {
    num_pes_: () -> fortran::Integer =
        fortran::Integer::from(setup::n_pes())
}

export! {
    shmem_malloc pshmem_malloc: (size: usize) -> *mut c_void =
        memory::malloc("shmem_malloc", Api::Shmem, size)
}

export! {
    ishmem_malloc: (size: usize) -> *mut c_void =
        memory::malloc("ishmem_malloc", Api::Ishmem, size)
}

export! {
    shmem_calloc pshmem_calloc: (count: usize, size: usize) -> *mut c_void =
        memory::calloc("shmem_calloc", Api::Shmem, count, size)
}

export! {
    ishmem_calloc: (count: usize, size: usize) -> *mut c_void =
        memory::calloc("ishmem_calloc", Api::Ishmem, count, size)
}

export! {
    shmem_align pshmem_align: (alignment: usize, size: usize) -> *mut c_void =
        memory::align("shmem_align", Api::Shmem, alignment, size)
}

export! {
    ishmem_align: (alignment: usize, size: usize) -> *mut c_void =
        memory::align("ishmem_align", Api::Ishmem, alignment, size)
}

export! {
    shmem_realloc pshmem_realloc: (ptr: *mut c_void, size: usize) -> *mut c_void =
        memory::realloc("shmem_realloc", ptr, size)
}

export! {
    shmem_malloc_with_hints pshmem_malloc_with_hints: (size: usize, hints: c_long) -> *mut c_void =
        memory::malloc_with_hints("shmem_malloc_with_hints", size, hints)
}

export! {
    shmem_free pshmem_free: (ptr: *mut c_void) -> () =
        memory::free("shmem_free", Api::Shmem, ptr)
}

export! {
    ishmem_free: (ptr: *mut c_void) -> () =
        memory::free("ishmem_free", Api::Ishmem, ptr)
}

export! {
    shmalloc pshmalloc: (size: usize) -> *mut c_void =
        memory::malloc("shmalloc", Api::Shmem, size)
}

export! {
    shmemalign pshmemalign: (alignment: usize, size: usize) -> *mut c_void =
        memory::align("shmemalign", Api::Shmem, alignment, size)
}

export! {
    shrealloc pshrealloc: (ptr: *mut c_void, size: usize) -> *mut c_void =
        memory::realloc("shrealloc", ptr, size)
}

export! {
    shfree pshfree: (ptr: *mut c_void) -> () =
        memory::free("shfree", Api::Shmem, ptr)
}

export! {
    shpalloc_: (addr: *mut u64, length: *const c_int, errcode: *mut c_int, abort: *const c_int) -> () =
        fortran::shpalloc("SHPALLOC", addr, fortran::value(length), errcode, fortran::value(abort))
}

export! {
    shpclmove_: (addr: *mut u64, length: *const c_int, status: *mut c_int, abort: *const c_int) -> () =
        fortran::shpclmove("SHPCLMOVE", addr, fortran::value(length), status, fortran::value(abort))
}

export! {
    shpdeallc_: (addr: *const u64, errcode: *mut c_int, abort: *const c_int) -> () =
        fortran::shpdeallc("SHPDEALLC", addr, errcode, fortran::value(abort))
}

export! {
    shmem_team_my_pe pshmem_team_my_pe: (team: c_int) -> c_int =
        team::my_pe(team)
}

export! {
    ishmem_team_my_pe: (team: c_int) -> c_int =
        team::my_pe(team)
}

export! {
    shmem_team_n_pes pshmem_team_n_pes: (team: c_int) -> c_int =
        team::n_pes(team)
}

export! {
    ishmem_team_n_pes: (team: c_int) -> c_int =
        team::n_pes(team)
}

export! {
    shmem_team_get_config pshmem_team_get_config: (team: c_int, config_mask: c_long, config: *mut CTeamConfig) -> c_int =
        team::get_config("shmem_team_get_config", team, config_mask, config)
}

export! {
    ishmem_team_get_config: (team: c_int, config_mask: c_long, config: *mut CTeamConfig) -> c_int =
        team::get_config("ishmem_team_get_config", team, config_mask, config)
}

export! {
    shmem_team_translate_pe pshmem_team_translate_pe: (src_team: c_int, src_pe: c_int, dest_team: c_int) -> c_int =
        team::translate_pe(src_team, src_pe, dest_team)
}

export! {
    ishmem_team_translate_pe: (src_team: c_int, src_pe: c_int, dest_team: c_int) -> c_int =
        team::translate_pe(src_team, src_pe, dest_team)
}

export! {
    shmem_team_split_strided pshmem_team_split_strided: (parent_team: c_int, start: c_int, stride: c_int, size: c_int, config: *const CTeamConfig, config_mask: c_long, new_team: *mut team::Opaque) -> c_int =
        team::split_strided("shmem_team_split_strided", parent_team, start, stride, size, config, config_mask, new_team)
}

export! {
    ishmem_team_split_strided: (parent_team: c_int, start: c_int, stride: c_int, size: c_int, config: *const CTeamConfig, config_mask: c_long, new_team: *mut c_int) -> c_int =
        team::split_strided("ishmem_team_split_strided", parent_team, start, stride, size, config, config_mask, new_team)
}

export! {
    shmem_team_split_2d pshmem_team_split_2d: (parent_team: c_int, xrange: c_int, xaxis_config: *const CTeamConfig, xaxis_mask: c_long, xaxis_team: *mut team::Opaque, yaxis_config: *const CTeamConfig, yaxis_mask: c_long, yaxis_team: *mut team::Opaque) -> c_int =
        team::split_2d("shmem_team_split_2d", parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config, yaxis_mask, yaxis_team)
}

export! {
    ishmem_team_split_2d: (parent_team: c_int, xrange: c_int, xaxis_config: *const CTeamConfig, xaxis_mask: c_long, xaxis_team: *mut c_int, yaxis_config: *const CTeamConfig, yaxis_mask: c_long, yaxis_team: *mut c_int) -> c_int =
        team::split_2d("ishmem_team_split_2d", parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config, yaxis_mask, yaxis_team)
}

export! {
    shmem_team_destroy pshmem_team_destroy: (team: c_int) -> () =
        team::destroy("shmem_team_destroy", team)
}

export! {
    ishmem_team_destroy: (team: c_int) -> () =
        team::destroy("ishmem_team_destroy", team)
}

export! {
    shmem_ctx_create pshmem_ctx_create: (options: c_long, ctx: *mut Context) -> c_int =
        context::create_on_world("shmem_ctx_create", options, ctx)
}

export! {
    shmem_team_create_ctx pshmem_team_create_ctx: (team: c_int, options: c_long, ctx: *mut Context) -> c_int =
        context::create_on_team("shmem_team_create_ctx", team, options, ctx)
}

export! {
    ishmemx_team_create_ctx: (team: c_int, options: c_long, ctx: *mut Context) -> c_int =
        context::create_on_team("ishmemx_team_create_ctx", team, options, ctx)
}

export! {
    shmem_ctx_destroy pshmem_ctx_destroy: (ctx: Context) -> () =
        context::destroy("shmem_ctx_destroy", ctx)
}

export! {
    ishmemx_ctx_destroy: (ctx: Context) -> () =
        context::destroy("ishmemx_ctx_destroy", ctx)
}

export! {
    shmem_ctx_get_team pshmem_ctx_get_team: (ctx: Context, team: *mut team::Opaque) -> c_int =
        context::get_team("shmem_ctx_get_team", ctx, team)
}

export! {
    ishmemx_ctx_get_team: (ctx: Context, team: *mut c_int) -> c_int =
        context::get_team("ishmemx_ctx_get_team", ctx, team)
}

export! {
    shmem_ctx_session_start pshmem_ctx_session_start: (ctx: Context, options: c_long, config: *const SessionConfig, mask: c_long) -> () =
        session::start("shmem_ctx_session_start", ctx, options, config, mask)
}

export! {
    shmem_ctx_session_stop pshmem_ctx_session_stop: (ctx: Context) -> () =
        session::stop("shmem_ctx_session_stop", ctx)
}

export! {
    shmem_fence pshmem_fence: () -> () =
        context::fence("shmem_fence", Context::DEFAULT)
}

export! {
    ishmem_fence: () -> () =
        context::fence("ishmem_fence", Context::DEFAULT)
}

export! {
    shmem_ctx_fence pshmem_ctx_fence: (ctx: Context) -> () =
        context::fence("shmem_ctx_fence", ctx)
}

export! {
    shmem_fence_: () -> () =
        context::fence("SHMEM_FENCE", Context::DEFAULT)
}

export! {
    shmem_quiet pshmem_quiet: () -> () =
        context::quiet("shmem_quiet", Context::DEFAULT)
}

export! {
    ishmem_quiet: () -> () =
        context::quiet("ishmem_quiet", Context::DEFAULT)
}

export! {
    shmem_ctx_quiet pshmem_ctx_quiet: (ctx: Context) -> () =
        context::quiet("shmem_ctx_quiet", ctx)
}

export! {
    ishmemx_quiet_on_list: (list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::order(list::Routine::new("ishmemx_quiet_on_list", DeviceRoutine::Quiet, false), list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_quiet_: () -> () =
        context::quiet("SHMEM_QUIET", Context::DEFAULT)
}

export! {
    shmem_pe_quiet pshmem_pe_quiet: (target_pes: *const c_int, npes: usize) -> () =
        context::pe_quiet("shmem_pe_quiet", Context::DEFAULT, target_pes, npes)
}

export! {
    shmem_ctx_pe_quiet pshmem_ctx_pe_quiet: (ctx: Context, target_pes: *const c_int, npes: usize) -> () =
        context::pe_quiet("shmem_ctx_pe_quiet", ctx, target_pes, npes)
}

export! {
    shmem_barrier_all pshmem_barrier_all: () -> () =
        sync::barrier_all("shmem_barrier_all")
}

export! {
    ishmem_barrier_all: () -> () =
        sync::barrier_all("ishmem_barrier_all")
}

export! {
    ishmemx_barrier_all_on_list: (list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::barrier_all(list::Routine::new("ishmemx_barrier_all_on_list", DeviceRoutine::BarrierAll, false), list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_barrier_all_: () -> () =
        sync::barrier_all("SHMEM_BARRIER_ALL")
}

export! {
    shmem_sync_all pshmem_sync_all: () -> () =
        sync::sync_all("shmem_sync_all")
}

export! {
    ishmem_sync_all: () -> () =
        sync::sync_all("ishmem_sync_all")
}

export! {
    ishmemx_sync_all_on_list: (list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::sync_all(list::Routine::new("ishmemx_sync_all_on_list", DeviceRoutine::SyncAll, false), list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_team_sync pshmem_team_sync: (team: c_int) -> c_int =
        sync::team_sync("shmem_team_sync", team)
}

export! {
    ishmem_team_sync: (team: c_int) -> c_int =
        sync::team_sync("ishmem_team_sync", team)
}

export! {
    ishmemx_team_sync_on_list: (team: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::sync(list::Routine::new("ishmemx_team_sync_on_list", DeviceRoutine::TeamSync, false), team, list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_barrier pshmem_barrier: (pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
        sync::barrier("shmem_barrier", pe_start, logpe_stride, pe_size, psync)
}

export! {
    shmem_barrier_: (pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
        sync::barrier("SHMEM_BARRIER", fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
}

export! {
    shmem_sync pshmem_sync: (pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
        sync::sync("shmem_sync", pe_start, logpe_stride, pe_size, psync)
}

macro_rules! put {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::put($routine, $bytes, Context::DEFAULT, dest, source, nelems, pe)
        }
    )*};
}

put! {
    "shmem_float_put" shmem_float_put pshmem_float_put = 4;
    "shmem_double_put" shmem_double_put pshmem_double_put = 8;
    "shmem_longdouble_put" shmem_longdouble_put pshmem_longdouble_put = 16;
    "shmem_char_put" shmem_char_put pshmem_char_put = 1;
    "shmem_schar_put" shmem_schar_put pshmem_schar_put = 1;
    "shmem_short_put" shmem_short_put pshmem_short_put = 2;
    "shmem_int_put" shmem_int_put pshmem_int_put = 4;
    "shmem_long_put" shmem_long_put pshmem_long_put = 8;
    "shmem_longlong_put" shmem_longlong_put pshmem_longlong_put = 8;
    "shmem_uchar_put" shmem_uchar_put pshmem_uchar_put = 1;
    "shmem_ushort_put" shmem_ushort_put pshmem_ushort_put = 2;
    "shmem_uint_put" shmem_uint_put pshmem_uint_put = 4;
    "shmem_ulong_put" shmem_ulong_put pshmem_ulong_put = 8;
    "shmem_ulonglong_put" shmem_ulonglong_put pshmem_ulonglong_put = 8;
    "shmem_int8_put" shmem_int8_put pshmem_int8_put = 1;
    "shmem_int16_put" shmem_int16_put pshmem_int16_put = 2;
    "shmem_int32_put" shmem_int32_put pshmem_int32_put = 4;
    "shmem_int64_put" shmem_int64_put pshmem_int64_put = 8;
    "shmem_uint8_put" shmem_uint8_put pshmem_uint8_put = 1;
    "shmem_uint16_put" shmem_uint16_put pshmem_uint16_put = 2;
    "shmem_uint32_put" shmem_uint32_put pshmem_uint32_put = 4;
    "shmem_uint64_put" shmem_uint64_put pshmem_uint64_put = 8;
    "shmem_size_put" shmem_size_put pshmem_size_put = 8;
    "shmem_ptrdiff_put" shmem_ptrdiff_put pshmem_ptrdiff_put = 8;
    "shmem_put8" shmem_put8 pshmem_put8 = 1;
    "shmem_put16" shmem_put16 pshmem_put16 = 2;
    "shmem_put32" shmem_put32 pshmem_put32 = 4;
    "shmem_put64" shmem_put64 pshmem_put64 = 8;
    "shmem_put128" shmem_put128 pshmem_put128 = 16;
    "shmem_putmem" shmem_putmem pshmem_putmem = 1;
    "ishmem_float_put" ishmem_float_put = 4;
    "ishmem_double_put" ishmem_double_put = 8;
    "ishmem_char_put" ishmem_char_put = 1;
    "ishmem_schar_put" ishmem_schar_put = 1;
    "ishmem_short_put" ishmem_short_put = 2;
    "ishmem_int_put" ishmem_int_put = 4;
    "ishmem_long_put" ishmem_long_put = 8;
    "ishmem_longlong_put" ishmem_longlong_put = 8;
    "ishmem_uchar_put" ishmem_uchar_put = 1;
    "ishmem_ushort_put" ishmem_ushort_put = 2;
    "ishmem_uint_put" ishmem_uint_put = 4;
    "ishmem_ulong_put" ishmem_ulong_put = 8;
    "ishmem_ulonglong_put" ishmem_ulonglong_put = 8;
    "ishmem_int8_put" ishmem_int8_put = 1;
    "ishmem_int16_put" ishmem_int16_put = 2;
    "ishmem_int32_put" ishmem_int32_put = 4;
    "ishmem_int64_put" ishmem_int64_put = 8;
    "ishmem_uint8_put" ishmem_uint8_put = 1;
    "ishmem_uint16_put" ishmem_uint16_put = 2;
    "ishmem_uint32_put" ishmem_uint32_put = 4;
    "ishmem_uint64_put" ishmem_uint64_put = 8;
    "ishmem_size_put" ishmem_size_put = 8;
    "ishmem_ptrdiff_put" ishmem_ptrdiff_put = 8;
    "ishmem_put8" ishmem_put8 = 1;
    "ishmem_put16" ishmem_put16 = 2;
    "ishmem_put32" ishmem_put32 = 4;
    "ishmem_put64" ishmem_put64 = 8;
    "ishmem_put128" ishmem_put128 = 16;
    "ishmem_putmem" ishmem_putmem = 1;
}

macro_rules! ctx_put {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::put($routine, $bytes, ctx, dest, source, nelems, pe)
        }
    )*};
}

ctx_put! {
    "shmem_ctx_float_put" shmem_ctx_float_put pshmem_ctx_float_put = 4;
    "shmem_ctx_double_put" shmem_ctx_double_put pshmem_ctx_double_put = 8;
    "shmem_ctx_longdouble_put" shmem_ctx_longdouble_put pshmem_ctx_longdouble_put = 16;
    "shmem_ctx_char_put" shmem_ctx_char_put pshmem_ctx_char_put = 1;
    "shmem_ctx_schar_put" shmem_ctx_schar_put pshmem_ctx_schar_put = 1;
    "shmem_ctx_short_put" shmem_ctx_short_put pshmem_ctx_short_put = 2;
    "shmem_ctx_int_put" shmem_ctx_int_put pshmem_ctx_int_put = 4;
    "shmem_ctx_long_put" shmem_ctx_long_put pshmem_ctx_long_put = 8;
    "shmem_ctx_longlong_put" shmem_ctx_longlong_put pshmem_ctx_longlong_put = 8;
    "shmem_ctx_uchar_put" shmem_ctx_uchar_put pshmem_ctx_uchar_put = 1;
    "shmem_ctx_ushort_put" shmem_ctx_ushort_put pshmem_ctx_ushort_put = 2;
    "shmem_ctx_uint_put" shmem_ctx_uint_put pshmem_ctx_uint_put = 4;
    "shmem_ctx_ulong_put" shmem_ctx_ulong_put pshmem_ctx_ulong_put = 8;
    "shmem_ctx_ulonglong_put" shmem_ctx_ulonglong_put pshmem_ctx_ulonglong_put = 8;
    "shmem_ctx_int8_put" shmem_ctx_int8_put pshmem_ctx_int8_put = 1;
    "shmem_ctx_int16_put" shmem_ctx_int16_put pshmem_ctx_int16_put = 2;
    "shmem_ctx_int32_put" shmem_ctx_int32_put pshmem_ctx_int32_put = 4;
    "shmem_ctx_int64_put" shmem_ctx_int64_put pshmem_ctx_int64_put = 8;
    "shmem_ctx_uint8_put" shmem_ctx_uint8_put pshmem_ctx_uint8_put = 1;
    "shmem_ctx_uint16_put" shmem_ctx_uint16_put pshmem_ctx_uint16_put = 2;
    "shmem_ctx_uint32_put" shmem_ctx_uint32_put pshmem_ctx_uint32_put = 4;
    "shmem_ctx_uint64_put" shmem_ctx_uint64_put pshmem_ctx_uint64_put = 8;
    "shmem_ctx_size_put" shmem_ctx_size_put pshmem_ctx_size_put = 8;
    "shmem_ctx_ptrdiff_put" shmem_ctx_ptrdiff_put pshmem_ctx_ptrdiff_put = 8;
    "shmem_ctx_put8" shmem_ctx_put8 pshmem_ctx_put8 = 1;
    "shmem_ctx_put16" shmem_ctx_put16 pshmem_ctx_put16 = 2;
    "shmem_ctx_put32" shmem_ctx_put32 pshmem_ctx_put32 = 4;
    "shmem_ctx_put64" shmem_ctx_put64 pshmem_ctx_put64 = 8;
    "shmem_ctx_put128" shmem_ctx_put128 pshmem_ctx_put128 = 16;
    "shmem_ctx_putmem" shmem_ctx_putmem pshmem_ctx_putmem = 1;
}

macro_rules! put_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::put(list::Routine::new($routine, DeviceRoutine::Put, false), $bytes, dest, source, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

put_on_list! {
    "ishmemx_float_put_on_list" ishmemx_float_put_on_list = 4;
    "ishmemx_double_put_on_list" ishmemx_double_put_on_list = 8;
    "ishmemx_char_put_on_list" ishmemx_char_put_on_list = 1;
    "ishmemx_schar_put_on_list" ishmemx_schar_put_on_list = 1;
    "ishmemx_short_put_on_list" ishmemx_short_put_on_list = 2;
    "ishmemx_int_put_on_list" ishmemx_int_put_on_list = 4;
    "ishmemx_long_put_on_list" ishmemx_long_put_on_list = 8;
    "ishmemx_longlong_put_on_list" ishmemx_longlong_put_on_list = 8;
    "ishmemx_uchar_put_on_list" ishmemx_uchar_put_on_list = 1;
    "ishmemx_ushort_put_on_list" ishmemx_ushort_put_on_list = 2;
    "ishmemx_uint_put_on_list" ishmemx_uint_put_on_list = 4;
    "ishmemx_ulong_put_on_list" ishmemx_ulong_put_on_list = 8;
    "ishmemx_ulonglong_put_on_list" ishmemx_ulonglong_put_on_list = 8;
    "ishmemx_int8_put_on_list" ishmemx_int8_put_on_list = 1;
    "ishmemx_int16_put_on_list" ishmemx_int16_put_on_list = 2;
    "ishmemx_int32_put_on_list" ishmemx_int32_put_on_list = 4;
    "ishmemx_int64_put_on_list" ishmemx_int64_put_on_list = 8;
    "ishmemx_uint8_put_on_list" ishmemx_uint8_put_on_list = 1;
    "ishmemx_uint16_put_on_list" ishmemx_uint16_put_on_list = 2;
    "ishmemx_uint32_put_on_list" ishmemx_uint32_put_on_list = 4;
    "ishmemx_uint64_put_on_list" ishmemx_uint64_put_on_list = 8;
    "ishmemx_size_put_on_list" ishmemx_size_put_on_list = 8;
    "ishmemx_ptrdiff_put_on_list" ishmemx_ptrdiff_put_on_list = 8;
    "ishmemx_put8_on_list" ishmemx_put8_on_list = 1;
    "ishmemx_put16_on_list" ishmemx_put16_on_list = 2;
    "ishmemx_put32_on_list" ishmemx_put32_on_list = 4;
    "ishmemx_put64_on_list" ishmemx_put64_on_list = 8;
    "ishmemx_put128_on_list" ishmemx_put128_on_list = 16;
    "ishmemx_putmem_on_list" ishmemx_putmem_on_list = 1;
}

macro_rules! fortran_put {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe: *const c_int) -> () =
                rma::put($routine, $bytes, Context::DEFAULT, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_put! {
    "SHMEM_CHARACTER_PUT" shmem_character_put_ = 1;
    "SHMEM_COMPLEX_PUT" shmem_complex_put_ = 8;
    "SHMEM_DOUBLE_PUT" shmem_double_put_ = 8;
    "SHMEM_INTEGER_PUT" shmem_integer_put_ = 4;
    "SHMEM_LOGICAL_PUT" shmem_logical_put_ = 4;
    "SHMEM_REAL_PUT" shmem_real_put_ = 4;
    "SHMEM_PUT" shmem_put_ = 8;
    "SHMEM_PUT4" shmem_put4_ = 4;
    "SHMEM_PUT8" shmem_put8_ = 8;
    "SHMEM_PUT32" shmem_put32_ = 4;
    "SHMEM_PUT64" shmem_put64_ = 8;
    "SHMEM_PUT128" shmem_put128_ = 16;
    "SHMEM_PUTMEM" shmem_putmem_ = 1;
}

macro_rules! p {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                rma::p($routine, Context::DEFAULT, dest, value, pe)
        }
    )*};
}

p! {
    "shmem_float_p" shmem_float_p pshmem_float_p = f32;
    "shmem_double_p" shmem_double_p pshmem_double_p = f64;
    "shmem_longdouble_p" shmem_longdouble_p pshmem_longdouble_p = LongDouble;
    "shmem_char_p" shmem_char_p pshmem_char_p = i8;
    "shmem_schar_p" shmem_schar_p pshmem_schar_p = i8;
    "shmem_short_p" shmem_short_p pshmem_short_p = i16;
    "shmem_int_p" shmem_int_p pshmem_int_p = i32;
    "shmem_long_p" shmem_long_p pshmem_long_p = i64;
    "shmem_longlong_p" shmem_longlong_p pshmem_longlong_p = i64;
    "shmem_uchar_p" shmem_uchar_p pshmem_uchar_p = u8;
    "shmem_ushort_p" shmem_ushort_p pshmem_ushort_p = u16;
    "shmem_uint_p" shmem_uint_p pshmem_uint_p = u32;
    "shmem_ulong_p" shmem_ulong_p pshmem_ulong_p = u64;
    "shmem_ulonglong_p" shmem_ulonglong_p pshmem_ulonglong_p = u64;
    "shmem_int8_p" shmem_int8_p pshmem_int8_p = i8;
    "shmem_int16_p" shmem_int16_p pshmem_int16_p = i16;
    "shmem_int32_p" shmem_int32_p pshmem_int32_p = i32;
    "shmem_int64_p" shmem_int64_p pshmem_int64_p = i64;
    "shmem_uint8_p" shmem_uint8_p pshmem_uint8_p = u8;
    "shmem_uint16_p" shmem_uint16_p pshmem_uint16_p = u16;
    "shmem_uint32_p" shmem_uint32_p pshmem_uint32_p = u32;
    "shmem_uint64_p" shmem_uint64_p pshmem_uint64_p = u64;
    "shmem_size_p" shmem_size_p pshmem_size_p = u64;
    "shmem_ptrdiff_p" shmem_ptrdiff_p pshmem_ptrdiff_p = i64;
    "ishmem_float_p" ishmem_float_p = f32;
    "ishmem_double_p" ishmem_double_p = f64;
    "ishmem_char_p" ishmem_char_p = i8;
    "ishmem_schar_p" ishmem_schar_p = i8;
    "ishmem_short_p" ishmem_short_p = i16;
    "ishmem_int_p" ishmem_int_p = i32;
    "ishmem_long_p" ishmem_long_p = i64;
    "ishmem_longlong_p" ishmem_longlong_p = i64;
    "ishmem_uchar_p" ishmem_uchar_p = u8;
    "ishmem_ushort_p" ishmem_ushort_p = u16;
    "ishmem_uint_p" ishmem_uint_p = u32;
    "ishmem_ulong_p" ishmem_ulong_p = u64;
    "ishmem_ulonglong_p" ishmem_ulonglong_p = u64;
    "ishmem_int8_p" ishmem_int8_p = i8;
    "ishmem_int16_p" ishmem_int16_p = i16;
    "ishmem_int32_p" ishmem_int32_p = i32;
    "ishmem_int64_p" ishmem_int64_p = i64;
    "ishmem_uint8_p" ishmem_uint8_p = u8;
    "ishmem_uint16_p" ishmem_uint16_p = u16;
    "ishmem_uint32_p" ishmem_uint32_p = u32;
    "ishmem_uint64_p" ishmem_uint64_p = u64;
    "ishmem_size_p" ishmem_size_p = u64;
    "ishmem_ptrdiff_p" ishmem_ptrdiff_p = i64;
}

macro_rules! ctx_p {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                rma::p($routine, ctx, dest, value, pe)
        }
    )*};
}

ctx_p! {
    "shmem_ctx_float_p" shmem_ctx_float_p pshmem_ctx_float_p = f32;
    "shmem_ctx_double_p" shmem_ctx_double_p pshmem_ctx_double_p = f64;
    "shmem_ctx_longdouble_p" shmem_ctx_longdouble_p pshmem_ctx_longdouble_p = LongDouble;
    "shmem_ctx_char_p" shmem_ctx_char_p pshmem_ctx_char_p = i8;
    "shmem_ctx_schar_p" shmem_ctx_schar_p pshmem_ctx_schar_p = i8;
    "shmem_ctx_short_p" shmem_ctx_short_p pshmem_ctx_short_p = i16;
    "shmem_ctx_int_p" shmem_ctx_int_p pshmem_ctx_int_p = i32;
    "shmem_ctx_long_p" shmem_ctx_long_p pshmem_ctx_long_p = i64;
    "shmem_ctx_longlong_p" shmem_ctx_longlong_p pshmem_ctx_longlong_p = i64;
    "shmem_ctx_uchar_p" shmem_ctx_uchar_p pshmem_ctx_uchar_p = u8;
    "shmem_ctx_ushort_p" shmem_ctx_ushort_p pshmem_ctx_ushort_p = u16;
    "shmem_ctx_uint_p" shmem_ctx_uint_p pshmem_ctx_uint_p = u32;
    "shmem_ctx_ulong_p" shmem_ctx_ulong_p pshmem_ctx_ulong_p = u64;
    "shmem_ctx_ulonglong_p" shmem_ctx_ulonglong_p pshmem_ctx_ulonglong_p = u64;
    "shmem_ctx_int8_p" shmem_ctx_int8_p pshmem_ctx_int8_p = i8;
    "shmem_ctx_int16_p" shmem_ctx_int16_p pshmem_ctx_int16_p = i16;
    "shmem_ctx_int32_p" shmem_ctx_int32_p pshmem_ctx_int32_p = i32;
    "shmem_ctx_int64_p" shmem_ctx_int64_p pshmem_ctx_int64_p = i64;
    "shmem_ctx_uint8_p" shmem_ctx_uint8_p pshmem_ctx_uint8_p = u8;
    "shmem_ctx_uint16_p" shmem_ctx_uint16_p pshmem_ctx_uint16_p = u16;
    "shmem_ctx_uint32_p" shmem_ctx_uint32_p pshmem_ctx_uint32_p = u32;
    "shmem_ctx_uint64_p" shmem_ctx_uint64_p pshmem_ctx_uint64_p = u64;
    "shmem_ctx_size_p" shmem_ctx_size_p pshmem_ctx_size_p = u64;
    "shmem_ctx_ptrdiff_p" shmem_ctx_ptrdiff_p pshmem_ctx_ptrdiff_p = i64;
}

macro_rules! iput {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) -> () =
                rma::iput($routine, $bytes, Context::DEFAULT, dest, source, dst, sst, nelems, pe)
        }
    )*};
}

iput! {
    "shmem_float_iput" shmem_float_iput pshmem_float_iput = 4;
    "shmem_double_iput" shmem_double_iput pshmem_double_iput = 8;
    "shmem_longdouble_iput" shmem_longdouble_iput pshmem_longdouble_iput = 16;
    "shmem_char_iput" shmem_char_iput pshmem_char_iput = 1;
    "shmem_schar_iput" shmem_schar_iput pshmem_schar_iput = 1;
    "shmem_short_iput" shmem_short_iput pshmem_short_iput = 2;
    "shmem_int_iput" shmem_int_iput pshmem_int_iput = 4;
    "shmem_long_iput" shmem_long_iput pshmem_long_iput = 8;
    "shmem_longlong_iput" shmem_longlong_iput pshmem_longlong_iput = 8;
    "shmem_uchar_iput" shmem_uchar_iput pshmem_uchar_iput = 1;
    "shmem_ushort_iput" shmem_ushort_iput pshmem_ushort_iput = 2;
    "shmem_uint_iput" shmem_uint_iput pshmem_uint_iput = 4;
    "shmem_ulong_iput" shmem_ulong_iput pshmem_ulong_iput = 8;
    "shmem_ulonglong_iput" shmem_ulonglong_iput pshmem_ulonglong_iput = 8;
    "shmem_int8_iput" shmem_int8_iput pshmem_int8_iput = 1;
    "shmem_int16_iput" shmem_int16_iput pshmem_int16_iput = 2;
    "shmem_int32_iput" shmem_int32_iput pshmem_int32_iput = 4;
    "shmem_int64_iput" shmem_int64_iput pshmem_int64_iput = 8;
    "shmem_uint8_iput" shmem_uint8_iput pshmem_uint8_iput = 1;
    "shmem_uint16_iput" shmem_uint16_iput pshmem_uint16_iput = 2;
    "shmem_uint32_iput" shmem_uint32_iput pshmem_uint32_iput = 4;
    "shmem_uint64_iput" shmem_uint64_iput pshmem_uint64_iput = 8;
    "shmem_size_iput" shmem_size_iput pshmem_size_iput = 8;
    "shmem_ptrdiff_iput" shmem_ptrdiff_iput pshmem_ptrdiff_iput = 8;
    "shmem_iput8" shmem_iput8 pshmem_iput8 = 1;
    "shmem_iput16" shmem_iput16 pshmem_iput16 = 2;
    "shmem_iput32" shmem_iput32 pshmem_iput32 = 4;
    "shmem_iput64" shmem_iput64 pshmem_iput64 = 8;
    "shmem_iput128" shmem_iput128 pshmem_iput128 = 16;
    "ishmem_float_iput" ishmem_float_iput = 4;
    "ishmem_double_iput" ishmem_double_iput = 8;
    "ishmem_char_iput" ishmem_char_iput = 1;
    "ishmem_schar_iput" ishmem_schar_iput = 1;
    "ishmem_short_iput" ishmem_short_iput = 2;
    "ishmem_int_iput" ishmem_int_iput = 4;
    "ishmem_long_iput" ishmem_long_iput = 8;
    "ishmem_longlong_iput" ishmem_longlong_iput = 8;
    "ishmem_uchar_iput" ishmem_uchar_iput = 1;
    "ishmem_ushort_iput" ishmem_ushort_iput = 2;
    "ishmem_uint_iput" ishmem_uint_iput = 4;
    "ishmem_ulong_iput" ishmem_ulong_iput = 8;
    "ishmem_ulonglong_iput" ishmem_ulonglong_iput = 8;
    "ishmem_int8_iput" ishmem_int8_iput = 1;
    "ishmem_int16_iput" ishmem_int16_iput = 2;
    "ishmem_int32_iput" ishmem_int32_iput = 4;
    "ishmem_int64_iput" ishmem_int64_iput = 8;
    "ishmem_uint8_iput" ishmem_uint8_iput = 1;
    "ishmem_uint16_iput" ishmem_uint16_iput = 2;
    "ishmem_uint32_iput" ishmem_uint32_iput = 4;
    "ishmem_uint64_iput" ishmem_uint64_iput = 8;
    "ishmem_size_iput" ishmem_size_iput = 8;
    "ishmem_ptrdiff_iput" ishmem_ptrdiff_iput = 8;
    "ishmem_iput8" ishmem_iput8 = 1;
    "ishmem_iput16" ishmem_iput16 = 2;
    "ishmem_iput32" ishmem_iput32 = 4;
    "ishmem_iput64" ishmem_iput64 = 8;
    "ishmem_iput128" ishmem_iput128 = 16;
}

macro_rules! ctx_iput {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) -> () =
                rma::iput($routine, $bytes, ctx, dest, source, dst, sst, nelems, pe)
        }
    )*};
}

ctx_iput! {
    "shmem_ctx_float_iput" shmem_ctx_float_iput pshmem_ctx_float_iput = 4;
    "shmem_ctx_double_iput" shmem_ctx_double_iput pshmem_ctx_double_iput = 8;
    "shmem_ctx_longdouble_iput" shmem_ctx_longdouble_iput pshmem_ctx_longdouble_iput = 16;
    "shmem_ctx_char_iput" shmem_ctx_char_iput pshmem_ctx_char_iput = 1;
    "shmem_ctx_schar_iput" shmem_ctx_schar_iput pshmem_ctx_schar_iput = 1;
    "shmem_ctx_short_iput" shmem_ctx_short_iput pshmem_ctx_short_iput = 2;
    "shmem_ctx_int_iput" shmem_ctx_int_iput pshmem_ctx_int_iput = 4;
    "shmem_ctx_long_iput" shmem_ctx_long_iput pshmem_ctx_long_iput = 8;
    "shmem_ctx_longlong_iput" shmem_ctx_longlong_iput pshmem_ctx_longlong_iput = 8;
    "shmem_ctx_uchar_iput" shmem_ctx_uchar_iput pshmem_ctx_uchar_iput = 1;
    "shmem_ctx_ushort_iput" shmem_ctx_ushort_iput pshmem_ctx_ushort_iput = 2;
    "shmem_ctx_uint_iput" shmem_ctx_uint_iput pshmem_ctx_uint_iput = 4;
    "shmem_ctx_ulong_iput" shmem_ctx_ulong_iput pshmem_ctx_ulong_iput = 8;
    "shmem_ctx_ulonglong_iput" shmem_ctx_ulonglong_iput pshmem_ctx_ulonglong_iput = 8;
    "shmem_ctx_int8_iput" shmem_ctx_int8_iput pshmem_ctx_int8_iput = 1;
    "shmem_ctx_int16_iput" shmem_ctx_int16_iput pshmem_ctx_int16_iput = 2;
    "shmem_ctx_int32_iput" shmem_ctx_int32_iput pshmem_ctx_int32_iput = 4;
    "shmem_ctx_int64_iput" shmem_ctx_int64_iput pshmem_ctx_int64_iput = 8;
    "shmem_ctx_uint8_iput" shmem_ctx_uint8_iput pshmem_ctx_uint8_iput = 1;
    "shmem_ctx_uint16_iput" shmem_ctx_uint16_iput pshmem_ctx_uint16_iput = 2;
    "shmem_ctx_uint32_iput" shmem_ctx_uint32_iput pshmem_ctx_uint32_iput = 4;
    "shmem_ctx_uint64_iput" shmem_ctx_uint64_iput pshmem_ctx_uint64_iput = 8;
    "shmem_ctx_size_iput" shmem_ctx_size_iput pshmem_ctx_size_iput = 8;
    "shmem_ctx_ptrdiff_iput" shmem_ctx_ptrdiff_iput pshmem_ctx_ptrdiff_iput = 8;
    "shmem_ctx_iput8" shmem_ctx_iput8 pshmem_ctx_iput8 = 1;
    "shmem_ctx_iput16" shmem_ctx_iput16 pshmem_ctx_iput16 = 2;
    "shmem_ctx_iput32" shmem_ctx_iput32 pshmem_ctx_iput32 = 4;
    "shmem_ctx_iput64" shmem_ctx_iput64 pshmem_ctx_iput64 = 8;
    "shmem_ctx_iput128" shmem_ctx_iput128 pshmem_ctx_iput128 = 16;
}

macro_rules! iput_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::iput(list::Routine::new($routine, DeviceRoutine::Iput, false), $bytes, dest, source, dst, sst, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

iput_on_list! {
    "ishmemx_float_iput_on_list" ishmemx_float_iput_on_list = 4;
    "ishmemx_double_iput_on_list" ishmemx_double_iput_on_list = 8;
    "ishmemx_char_iput_on_list" ishmemx_char_iput_on_list = 1;
    "ishmemx_schar_iput_on_list" ishmemx_schar_iput_on_list = 1;
    "ishmemx_short_iput_on_list" ishmemx_short_iput_on_list = 2;
    "ishmemx_int_iput_on_list" ishmemx_int_iput_on_list = 4;
    "ishmemx_long_iput_on_list" ishmemx_long_iput_on_list = 8;
    "ishmemx_longlong_iput_on_list" ishmemx_longlong_iput_on_list = 8;
    "ishmemx_uchar_iput_on_list" ishmemx_uchar_iput_on_list = 1;
    "ishmemx_ushort_iput_on_list" ishmemx_ushort_iput_on_list = 2;
    "ishmemx_uint_iput_on_list" ishmemx_uint_iput_on_list = 4;
    "ishmemx_ulong_iput_on_list" ishmemx_ulong_iput_on_list = 8;
    "ishmemx_ulonglong_iput_on_list" ishmemx_ulonglong_iput_on_list = 8;
    "ishmemx_int8_iput_on_list" ishmemx_int8_iput_on_list = 1;
    "ishmemx_int16_iput_on_list" ishmemx_int16_iput_on_list = 2;
    "ishmemx_int32_iput_on_list" ishmemx_int32_iput_on_list = 4;
    "ishmemx_int64_iput_on_list" ishmemx_int64_iput_on_list = 8;
    "ishmemx_uint8_iput_on_list" ishmemx_uint8_iput_on_list = 1;
    "ishmemx_uint16_iput_on_list" ishmemx_uint16_iput_on_list = 2;
    "ishmemx_uint32_iput_on_list" ishmemx_uint32_iput_on_list = 4;
    "ishmemx_uint64_iput_on_list" ishmemx_uint64_iput_on_list = 8;
    "ishmemx_size_iput_on_list" ishmemx_size_iput_on_list = 8;
    "ishmemx_ptrdiff_iput_on_list" ishmemx_ptrdiff_iput_on_list = 8;
    "ishmemx_iput8_on_list" ishmemx_iput8_on_list = 1;
    "ishmemx_iput16_on_list" ishmemx_iput16_on_list = 2;
    "ishmemx_iput32_on_list" ishmemx_iput32_on_list = 4;
    "ishmemx_iput64_on_list" ishmemx_iput64_on_list = 8;
    "ishmemx_iput128_on_list" ishmemx_iput128_on_list = 16;
}

macro_rules! fortran_iput {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: *const c_int, sst: *const c_int, nelems: *const c_int, pe: *const c_int) -> () =
                rma::iput($routine, $bytes, Context::DEFAULT, dest, source, fortran::stride(dst), fortran::stride(sst), fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_iput! {
    "SHMEM_CHARACTER_IPUT" shmem_character_iput_ = 1;
    "SHMEM_COMPLEX_IPUT" shmem_complex_iput_ = 8;
    "SHMEM_DOUBLE_IPUT" shmem_double_iput_ = 8;
    "SHMEM_INTEGER_IPUT" shmem_integer_iput_ = 4;
    "SHMEM_LOGICAL_IPUT" shmem_logical_iput_ = 4;
    "SHMEM_REAL_IPUT" shmem_real_iput_ = 4;
    "SHMEM_IPUT4" shmem_iput4_ = 4;
    "SHMEM_IPUT8" shmem_iput8_ = 8;
    "SHMEM_IPUT32" shmem_iput32_ = 4;
    "SHMEM_IPUT64" shmem_iput64_ = 8;
    "SHMEM_IPUT128" shmem_iput128_ = 16;
    "SHMEM_IPUTMEM" shmem_iputmem_ = 1;
}

macro_rules! get {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::get($routine, $bytes, Context::DEFAULT, dest, source, nelems, pe)
        }
    )*};
}

get! {
    "shmem_float_get" shmem_float_get pshmem_float_get = 4;
    "shmem_double_get" shmem_double_get pshmem_double_get = 8;
    "shmem_longdouble_get" shmem_longdouble_get pshmem_longdouble_get = 16;
    "shmem_char_get" shmem_char_get pshmem_char_get = 1;
    "shmem_schar_get" shmem_schar_get pshmem_schar_get = 1;
    "shmem_short_get" shmem_short_get pshmem_short_get = 2;
    "shmem_int_get" shmem_int_get pshmem_int_get = 4;
    "shmem_long_get" shmem_long_get pshmem_long_get = 8;
    "shmem_longlong_get" shmem_longlong_get pshmem_longlong_get = 8;
    "shmem_uchar_get" shmem_uchar_get pshmem_uchar_get = 1;
    "shmem_ushort_get" shmem_ushort_get pshmem_ushort_get = 2;
    "shmem_uint_get" shmem_uint_get pshmem_uint_get = 4;
    "shmem_ulong_get" shmem_ulong_get pshmem_ulong_get = 8;
    "shmem_ulonglong_get" shmem_ulonglong_get pshmem_ulonglong_get = 8;
    "shmem_int8_get" shmem_int8_get pshmem_int8_get = 1;
    "shmem_int16_get" shmem_int16_get pshmem_int16_get = 2;
    "shmem_int32_get" shmem_int32_get pshmem_int32_get = 4;
    "shmem_int64_get" shmem_int64_get pshmem_int64_get = 8;
    "shmem_uint8_get" shmem_uint8_get pshmem_uint8_get = 1;
    "shmem_uint16_get" shmem_uint16_get pshmem_uint16_get = 2;
    "shmem_uint32_get" shmem_uint32_get pshmem_uint32_get = 4;
    "shmem_uint64_get" shmem_uint64_get pshmem_uint64_get = 8;
    "shmem_size_get" shmem_size_get pshmem_size_get = 8;
    "shmem_ptrdiff_get" shmem_ptrdiff_get pshmem_ptrdiff_get = 8;
    "shmem_get8" shmem_get8 pshmem_get8 = 1;
    "shmem_get16" shmem_get16 pshmem_get16 = 2;
    "shmem_get32" shmem_get32 pshmem_get32 = 4;
    "shmem_get64" shmem_get64 pshmem_get64 = 8;
    "shmem_get128" shmem_get128 pshmem_get128 = 16;
    "shmem_getmem" shmem_getmem pshmem_getmem = 1;
    "ishmem_float_get" ishmem_float_get = 4;
    "ishmem_double_get" ishmem_double_get = 8;
    "ishmem_char_get" ishmem_char_get = 1;
    "ishmem_schar_get" ishmem_schar_get = 1;
    "ishmem_short_get" ishmem_short_get = 2;
    "ishmem_int_get" ishmem_int_get = 4;
    "ishmem_long_get" ishmem_long_get = 8;
    "ishmem_longlong_get" ishmem_longlong_get = 8;
    "ishmem_uchar_get" ishmem_uchar_get = 1;
    "ishmem_ushort_get" ishmem_ushort_get = 2;
    "ishmem_uint_get" ishmem_uint_get = 4;
    "ishmem_ulong_get" ishmem_ulong_get = 8;
    "ishmem_ulonglong_get" ishmem_ulonglong_get = 8;
    "ishmem_int8_get" ishmem_int8_get = 1;
    "ishmem_int16_get" ishmem_int16_get = 2;
    "ishmem_int32_get" ishmem_int32_get = 4;
    "ishmem_int64_get" ishmem_int64_get = 8;
    "ishmem_uint8_get" ishmem_uint8_get = 1;
    "ishmem_uint16_get" ishmem_uint16_get = 2;
    "ishmem_uint32_get" ishmem_uint32_get = 4;
    "ishmem_uint64_get" ishmem_uint64_get = 8;
    "ishmem_size_get" ishmem_size_get = 8;
    "ishmem_ptrdiff_get" ishmem_ptrdiff_get = 8;
    "ishmem_get8" ishmem_get8 = 1;
    "ishmem_get16" ishmem_get16 = 2;
    "ishmem_get32" ishmem_get32 = 4;
    "ishmem_get64" ishmem_get64 = 8;
    "ishmem_get128" ishmem_get128 = 16;
    "ishmem_getmem" ishmem_getmem = 1;
}

macro_rules! ctx_get {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::get($routine, $bytes, ctx, dest, source, nelems, pe)
        }
    )*};
}

ctx_get! {
    "shmem_ctx_float_get" shmem_ctx_float_get pshmem_ctx_float_get = 4;
    "shmem_ctx_double_get" shmem_ctx_double_get pshmem_ctx_double_get = 8;
    "shmem_ctx_longdouble_get" shmem_ctx_longdouble_get pshmem_ctx_longdouble_get = 16;
    "shmem_ctx_char_get" shmem_ctx_char_get pshmem_ctx_char_get = 1;
    "shmem_ctx_schar_get" shmem_ctx_schar_get pshmem_ctx_schar_get = 1;
    "shmem_ctx_short_get" shmem_ctx_short_get pshmem_ctx_short_get = 2;
    "shmem_ctx_int_get" shmem_ctx_int_get pshmem_ctx_int_get = 4;
    "shmem_ctx_long_get" shmem_ctx_long_get pshmem_ctx_long_get = 8;
    "shmem_ctx_longlong_get" shmem_ctx_longlong_get pshmem_ctx_longlong_get = 8;
    "shmem_ctx_uchar_get" shmem_ctx_uchar_get pshmem_ctx_uchar_get = 1;
    "shmem_ctx_ushort_get" shmem_ctx_ushort_get pshmem_ctx_ushort_get = 2;
    "shmem_ctx_uint_get" shmem_ctx_uint_get pshmem_ctx_uint_get = 4;
    "shmem_ctx_ulong_get" shmem_ctx_ulong_get pshmem_ctx_ulong_get = 8;
    "shmem_ctx_ulonglong_get" shmem_ctx_ulonglong_get pshmem_ctx_ulonglong_get = 8;
    "shmem_ctx_int8_get" shmem_ctx_int8_get pshmem_ctx_int8_get = 1;
    "shmem_ctx_int16_get" shmem_ctx_int16_get pshmem_ctx_int16_get = 2;
    "shmem_ctx_int32_get" shmem_ctx_int32_get pshmem_ctx_int32_get = 4;
    "shmem_ctx_int64_get" shmem_ctx_int64_get pshmem_ctx_int64_get = 8;
    "shmem_ctx_uint8_get" shmem_ctx_uint8_get pshmem_ctx_uint8_get = 1;
    "shmem_ctx_uint16_get" shmem_ctx_uint16_get pshmem_ctx_uint16_get = 2;
    "shmem_ctx_uint32_get" shmem_ctx_uint32_get pshmem_ctx_uint32_get = 4;
    "shmem_ctx_uint64_get" shmem_ctx_uint64_get pshmem_ctx_uint64_get = 8;
    "shmem_ctx_size_get" shmem_ctx_size_get pshmem_ctx_size_get = 8;
    "shmem_ctx_ptrdiff_get" shmem_ctx_ptrdiff_get pshmem_ctx_ptrdiff_get = 8;
    "shmem_ctx_get8" shmem_ctx_get8 pshmem_ctx_get8 = 1;
    "shmem_ctx_get16" shmem_ctx_get16 pshmem_ctx_get16 = 2;
    "shmem_ctx_get32" shmem_ctx_get32 pshmem_ctx_get32 = 4;
    "shmem_ctx_get64" shmem_ctx_get64 pshmem_ctx_get64 = 8;
    "shmem_ctx_get128" shmem_ctx_get128 pshmem_ctx_get128 = 16;
    "shmem_ctx_getmem" shmem_ctx_getmem pshmem_ctx_getmem = 1;
}

macro_rules! get_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::get(list::Routine::new($routine, DeviceRoutine::Get, false), $bytes, dest, source, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

get_on_list! {
    "ishmemx_float_get_on_list" ishmemx_float_get_on_list = 4;
    "ishmemx_double_get_on_list" ishmemx_double_get_on_list = 8;
    "ishmemx_char_get_on_list" ishmemx_char_get_on_list = 1;
    "ishmemx_schar_get_on_list" ishmemx_schar_get_on_list = 1;
    "ishmemx_short_get_on_list" ishmemx_short_get_on_list = 2;
    "ishmemx_int_get_on_list" ishmemx_int_get_on_list = 4;
    "ishmemx_long_get_on_list" ishmemx_long_get_on_list = 8;
    "ishmemx_longlong_get_on_list" ishmemx_longlong_get_on_list = 8;
    "ishmemx_uchar_get_on_list" ishmemx_uchar_get_on_list = 1;
    "ishmemx_ushort_get_on_list" ishmemx_ushort_get_on_list = 2;
    "ishmemx_uint_get_on_list" ishmemx_uint_get_on_list = 4;
    "ishmemx_ulong_get_on_list" ishmemx_ulong_get_on_list = 8;
    "ishmemx_ulonglong_get_on_list" ishmemx_ulonglong_get_on_list = 8;
    "ishmemx_int8_get_on_list" ishmemx_int8_get_on_list = 1;
    "ishmemx_int16_get_on_list" ishmemx_int16_get_on_list = 2;
    "ishmemx_int32_get_on_list" ishmemx_int32_get_on_list = 4;
    "ishmemx_int64_get_on_list" ishmemx_int64_get_on_list = 8;
    "ishmemx_uint8_get_on_list" ishmemx_uint8_get_on_list = 1;
    "ishmemx_uint16_get_on_list" ishmemx_uint16_get_on_list = 2;
    "ishmemx_uint32_get_on_list" ishmemx_uint32_get_on_list = 4;
    "ishmemx_uint64_get_on_list" ishmemx_uint64_get_on_list = 8;
    "ishmemx_size_get_on_list" ishmemx_size_get_on_list = 8;
    "ishmemx_ptrdiff_get_on_list" ishmemx_ptrdiff_get_on_list = 8;
    "ishmemx_get8_on_list" ishmemx_get8_on_list = 1;
    "ishmemx_get16_on_list" ishmemx_get16_on_list = 2;
    "ishmemx_get32_on_list" ishmemx_get32_on_list = 4;
    "ishmemx_get64_on_list" ishmemx_get64_on_list = 8;
    "ishmemx_get128_on_list" ishmemx_get128_on_list = 16;
    "ishmemx_getmem_on_list" ishmemx_getmem_on_list = 1;
}

macro_rules! fortran_get {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe: *const c_int) -> () =
                rma::get($routine, $bytes, Context::DEFAULT, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_get! {
    "SHMEM_CHARACTER_GET" shmem_character_get_ = 1;
    "SHMEM_COMPLEX_GET" shmem_complex_get_ = 8;
    "SHMEM_DOUBLE_GET" shmem_double_get_ = 8;
    "SHMEM_INTEGER_GET" shmem_integer_get_ = 4;
    "SHMEM_LOGICAL_GET" shmem_logical_get_ = 4;
    "SHMEM_REAL_GET" shmem_real_get_ = 4;
    "SHMEM_GET4" shmem_get4_ = 4;
    "SHMEM_GET8" shmem_get8_ = 8;
    "SHMEM_GET32" shmem_get32_ = 4;
    "SHMEM_GET64" shmem_get64_ = 8;
    "SHMEM_GET128" shmem_get128_ = 16;
    "SHMEM_GETMEM" shmem_getmem_ = 1;
}

macro_rules! g {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (source: *const $ty, pe: c_int) -> Returned<$ty> =
                rma::g($routine, Context::DEFAULT, source, pe)
        }
    )*};
}

g! {
    "shmem_float_g" shmem_float_g pshmem_float_g = f32;
    "shmem_double_g" shmem_double_g pshmem_double_g = f64;
    "shmem_longdouble_g" shmem_longdouble_g pshmem_longdouble_g = LongDouble;
    "shmem_char_g" shmem_char_g pshmem_char_g = i8;
    "shmem_schar_g" shmem_schar_g pshmem_schar_g = i8;
    "shmem_short_g" shmem_short_g pshmem_short_g = i16;
    "shmem_int_g" shmem_int_g pshmem_int_g = i32;
    "shmem_long_g" shmem_long_g pshmem_long_g = i64;
    "shmem_longlong_g" shmem_longlong_g pshmem_longlong_g = i64;
    "shmem_uchar_g" shmem_uchar_g pshmem_uchar_g = u8;
    "shmem_ushort_g" shmem_ushort_g pshmem_ushort_g = u16;
    "shmem_uint_g" shmem_uint_g pshmem_uint_g = u32;
    "shmem_ulong_g" shmem_ulong_g pshmem_ulong_g = u64;
    "shmem_ulonglong_g" shmem_ulonglong_g pshmem_ulonglong_g = u64;
    "shmem_int8_g" shmem_int8_g pshmem_int8_g = i8;
    "shmem_int16_g" shmem_int16_g pshmem_int16_g = i16;
    "shmem_int32_g" shmem_int32_g pshmem_int32_g = i32;
    "shmem_int64_g" shmem_int64_g pshmem_int64_g = i64;
    "shmem_uint8_g" shmem_uint8_g pshmem_uint8_g = u8;
    "shmem_uint16_g" shmem_uint16_g pshmem_uint16_g = u16;
    "shmem_uint32_g" shmem_uint32_g pshmem_uint32_g = u32;
    "shmem_uint64_g" shmem_uint64_g pshmem_uint64_g = u64;
    "shmem_size_g" shmem_size_g pshmem_size_g = u64;
    "shmem_ptrdiff_g" shmem_ptrdiff_g pshmem_ptrdiff_g = i64;
    "ishmem_float_g" ishmem_float_g = f32;
    "ishmem_double_g" ishmem_double_g = f64;
    "ishmem_char_g" ishmem_char_g = i8;
    "ishmem_schar_g" ishmem_schar_g = i8;
    "ishmem_short_g" ishmem_short_g = i16;
    "ishmem_int_g" ishmem_int_g = i32;
    "ishmem_long_g" ishmem_long_g = i64;
    "ishmem_longlong_g" ishmem_longlong_g = i64;
    "ishmem_uchar_g" ishmem_uchar_g = u8;
    "ishmem_ushort_g" ishmem_ushort_g = u16;
    "ishmem_uint_g" ishmem_uint_g = u32;
    "ishmem_ulong_g" ishmem_ulong_g = u64;
    "ishmem_ulonglong_g" ishmem_ulonglong_g = u64;
    "ishmem_int8_g" ishmem_int8_g = i8;
    "ishmem_int16_g" ishmem_int16_g = i16;
    "ishmem_int32_g" ishmem_int32_g = i32;
    "ishmem_int64_g" ishmem_int64_g = i64;
    "ishmem_uint8_g" ishmem_uint8_g = u8;
    "ishmem_uint16_g" ishmem_uint16_g = u16;
    "ishmem_uint32_g" ishmem_uint32_g = u32;
    "ishmem_uint64_g" ishmem_uint64_g = u64;
    "ishmem_size_g" ishmem_size_g = u64;
    "ishmem_ptrdiff_g" ishmem_ptrdiff_g = i64;
}

macro_rules! ctx_g {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, source: *const $ty, pe: c_int) -> Returned<$ty> =
                rma::g($routine, ctx, source, pe)
        }
    )*};
}

ctx_g! {
    "shmem_ctx_float_g" shmem_ctx_float_g pshmem_ctx_float_g = f32;
    "shmem_ctx_double_g" shmem_ctx_double_g pshmem_ctx_double_g = f64;
    "shmem_ctx_longdouble_g" shmem_ctx_longdouble_g pshmem_ctx_longdouble_g = LongDouble;
    "shmem_ctx_char_g" shmem_ctx_char_g pshmem_ctx_char_g = i8;
    "shmem_ctx_schar_g" shmem_ctx_schar_g pshmem_ctx_schar_g = i8;
    "shmem_ctx_short_g" shmem_ctx_short_g pshmem_ctx_short_g = i16;
    "shmem_ctx_int_g" shmem_ctx_int_g pshmem_ctx_int_g = i32;
    "shmem_ctx_long_g" shmem_ctx_long_g pshmem_ctx_long_g = i64;
    "shmem_ctx_longlong_g" shmem_ctx_longlong_g pshmem_ctx_longlong_g = i64;
    "shmem_ctx_uchar_g" shmem_ctx_uchar_g pshmem_ctx_uchar_g = u8;
    "shmem_ctx_ushort_g" shmem_ctx_ushort_g pshmem_ctx_ushort_g = u16;
    "shmem_ctx_uint_g" shmem_ctx_uint_g pshmem_ctx_uint_g = u32;
    "shmem_ctx_ulong_g" shmem_ctx_ulong_g pshmem_ctx_ulong_g = u64;
    "shmem_ctx_ulonglong_g" shmem_ctx_ulonglong_g pshmem_ctx_ulonglong_g = u64;
    "shmem_ctx_int8_g" shmem_ctx_int8_g pshmem_ctx_int8_g = i8;
    "shmem_ctx_int16_g" shmem_ctx_int16_g pshmem_ctx_int16_g = i16;
    "shmem_ctx_int32_g" shmem_ctx_int32_g pshmem_ctx_int32_g = i32;
    "shmem_ctx_int64_g" shmem_ctx_int64_g pshmem_ctx_int64_g = i64;
    "shmem_ctx_uint8_g" shmem_ctx_uint8_g pshmem_ctx_uint8_g = u8;
    "shmem_ctx_uint16_g" shmem_ctx_uint16_g pshmem_ctx_uint16_g = u16;
    "shmem_ctx_uint32_g" shmem_ctx_uint32_g pshmem_ctx_uint32_g = u32;
    "shmem_ctx_uint64_g" shmem_ctx_uint64_g pshmem_ctx_uint64_g = u64;
    "shmem_ctx_size_g" shmem_ctx_size_g pshmem_ctx_size_g = u64;
    "shmem_ctx_ptrdiff_g" shmem_ctx_ptrdiff_g pshmem_ctx_ptrdiff_g = i64;
}

macro_rules! iget {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) -> () =
                rma::iget($routine, $bytes, Context::DEFAULT, dest, source, dst, sst, nelems, pe)
        }
    )*};
}

iget! {
    "shmem_float_iget" shmem_float_iget pshmem_float_iget = 4;
    "shmem_double_iget" shmem_double_iget pshmem_double_iget = 8;
    "shmem_longdouble_iget" shmem_longdouble_iget pshmem_longdouble_iget = 16;
    "shmem_char_iget" shmem_char_iget pshmem_char_iget = 1;
    "shmem_schar_iget" shmem_schar_iget pshmem_schar_iget = 1;
    "shmem_short_iget" shmem_short_iget pshmem_short_iget = 2;
    "shmem_int_iget" shmem_int_iget pshmem_int_iget = 4;
    "shmem_long_iget" shmem_long_iget pshmem_long_iget = 8;
    "shmem_longlong_iget" shmem_longlong_iget pshmem_longlong_iget = 8;
    "shmem_uchar_iget" shmem_uchar_iget pshmem_uchar_iget = 1;
    "shmem_ushort_iget" shmem_ushort_iget pshmem_ushort_iget = 2;
    "shmem_uint_iget" shmem_uint_iget pshmem_uint_iget = 4;
    "shmem_ulong_iget" shmem_ulong_iget pshmem_ulong_iget = 8;
    "shmem_ulonglong_iget" shmem_ulonglong_iget pshmem_ulonglong_iget = 8;
    "shmem_int8_iget" shmem_int8_iget pshmem_int8_iget = 1;
    "shmem_int16_iget" shmem_int16_iget pshmem_int16_iget = 2;
    "shmem_int32_iget" shmem_int32_iget pshmem_int32_iget = 4;
    "shmem_int64_iget" shmem_int64_iget pshmem_int64_iget = 8;
    "shmem_uint8_iget" shmem_uint8_iget pshmem_uint8_iget = 1;
    "shmem_uint16_iget" shmem_uint16_iget pshmem_uint16_iget = 2;
    "shmem_uint32_iget" shmem_uint32_iget pshmem_uint32_iget = 4;
    "shmem_uint64_iget" shmem_uint64_iget pshmem_uint64_iget = 8;
    "shmem_size_iget" shmem_size_iget pshmem_size_iget = 8;
    "shmem_ptrdiff_iget" shmem_ptrdiff_iget pshmem_ptrdiff_iget = 8;
    "shmem_iget8" shmem_iget8 pshmem_iget8 = 1;
    "shmem_iget16" shmem_iget16 pshmem_iget16 = 2;
    "shmem_iget32" shmem_iget32 pshmem_iget32 = 4;
    "shmem_iget64" shmem_iget64 pshmem_iget64 = 8;
    "shmem_iget128" shmem_iget128 pshmem_iget128 = 16;
    "ishmem_float_iget" ishmem_float_iget = 4;
    "ishmem_double_iget" ishmem_double_iget = 8;
    "ishmem_char_iget" ishmem_char_iget = 1;
    "ishmem_schar_iget" ishmem_schar_iget = 1;
    "ishmem_short_iget" ishmem_short_iget = 2;
    "ishmem_int_iget" ishmem_int_iget = 4;
    "ishmem_long_iget" ishmem_long_iget = 8;
    "ishmem_longlong_iget" ishmem_longlong_iget = 8;
    "ishmem_uchar_iget" ishmem_uchar_iget = 1;
    "ishmem_ushort_iget" ishmem_ushort_iget = 2;
    "ishmem_uint_iget" ishmem_uint_iget = 4;
    "ishmem_ulong_iget" ishmem_ulong_iget = 8;
    "ishmem_ulonglong_iget" ishmem_ulonglong_iget = 8;
    "ishmem_int8_iget" ishmem_int8_iget = 1;
    "ishmem_int16_iget" ishmem_int16_iget = 2;
    "ishmem_int32_iget" ishmem_int32_iget = 4;
    "ishmem_int64_iget" ishmem_int64_iget = 8;
    "ishmem_uint8_iget" ishmem_uint8_iget = 1;
    "ishmem_uint16_iget" ishmem_uint16_iget = 2;
    "ishmem_uint32_iget" ishmem_uint32_iget = 4;
    "ishmem_uint64_iget" ishmem_uint64_iget = 8;
    "ishmem_size_iget" ishmem_size_iget = 8;
    "ishmem_ptrdiff_iget" ishmem_ptrdiff_iget = 8;
    "ishmem_iget8" ishmem_iget8 = 1;
    "ishmem_iget16" ishmem_iget16 = 2;
    "ishmem_iget32" ishmem_iget32 = 4;
    "ishmem_iget64" ishmem_iget64 = 8;
    "ishmem_iget128" ishmem_iget128 = 16;
}

macro_rules! ctx_iget {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int) -> () =
                rma::iget($routine, $bytes, ctx, dest, source, dst, sst, nelems, pe)
        }
    )*};
}

ctx_iget! {
    "shmem_ctx_float_iget" shmem_ctx_float_iget pshmem_ctx_float_iget = 4;
    "shmem_ctx_double_iget" shmem_ctx_double_iget pshmem_ctx_double_iget = 8;
    "shmem_ctx_longdouble_iget" shmem_ctx_longdouble_iget pshmem_ctx_longdouble_iget = 16;
    "shmem_ctx_char_iget" shmem_ctx_char_iget pshmem_ctx_char_iget = 1;
    "shmem_ctx_schar_iget" shmem_ctx_schar_iget pshmem_ctx_schar_iget = 1;
    "shmem_ctx_short_iget" shmem_ctx_short_iget pshmem_ctx_short_iget = 2;
    "shmem_ctx_int_iget" shmem_ctx_int_iget pshmem_ctx_int_iget = 4;
    "shmem_ctx_long_iget" shmem_ctx_long_iget pshmem_ctx_long_iget = 8;
    "shmem_ctx_longlong_iget" shmem_ctx_longlong_iget pshmem_ctx_longlong_iget = 8;
    "shmem_ctx_uchar_iget" shmem_ctx_uchar_iget pshmem_ctx_uchar_iget = 1;
    "shmem_ctx_ushort_iget" shmem_ctx_ushort_iget pshmem_ctx_ushort_iget = 2;
    "shmem_ctx_uint_iget" shmem_ctx_uint_iget pshmem_ctx_uint_iget = 4;
    "shmem_ctx_ulong_iget" shmem_ctx_ulong_iget pshmem_ctx_ulong_iget = 8;
    "shmem_ctx_ulonglong_iget" shmem_ctx_ulonglong_iget pshmem_ctx_ulonglong_iget = 8;
    "shmem_ctx_int8_iget" shmem_ctx_int8_iget pshmem_ctx_int8_iget = 1;
    "shmem_ctx_int16_iget" shmem_ctx_int16_iget pshmem_ctx_int16_iget = 2;
    "shmem_ctx_int32_iget" shmem_ctx_int32_iget pshmem_ctx_int32_iget = 4;
    "shmem_ctx_int64_iget" shmem_ctx_int64_iget pshmem_ctx_int64_iget = 8;
    "shmem_ctx_uint8_iget" shmem_ctx_uint8_iget pshmem_ctx_uint8_iget = 1;
    "shmem_ctx_uint16_iget" shmem_ctx_uint16_iget pshmem_ctx_uint16_iget = 2;
    "shmem_ctx_uint32_iget" shmem_ctx_uint32_iget pshmem_ctx_uint32_iget = 4;
    "shmem_ctx_uint64_iget" shmem_ctx_uint64_iget pshmem_ctx_uint64_iget = 8;
    "shmem_ctx_size_iget" shmem_ctx_size_iget pshmem_ctx_size_iget = 8;
    "shmem_ctx_ptrdiff_iget" shmem_ctx_ptrdiff_iget pshmem_ctx_ptrdiff_iget = 8;
    "shmem_ctx_iget8" shmem_ctx_iget8 pshmem_ctx_iget8 = 1;
    "shmem_ctx_iget16" shmem_ctx_iget16 pshmem_ctx_iget16 = 2;
    "shmem_ctx_iget32" shmem_ctx_iget32 pshmem_ctx_iget32 = 4;
    "shmem_ctx_iget64" shmem_ctx_iget64 pshmem_ctx_iget64 = 8;
    "shmem_ctx_iget128" shmem_ctx_iget128 pshmem_ctx_iget128 = 16;
}

macro_rules! iget_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::iget(list::Routine::new($routine, DeviceRoutine::Iget, false), $bytes, dest, source, dst, sst, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

iget_on_list! {
    "ishmemx_float_iget_on_list" ishmemx_float_iget_on_list = 4;
    "ishmemx_double_iget_on_list" ishmemx_double_iget_on_list = 8;
    "ishmemx_char_iget_on_list" ishmemx_char_iget_on_list = 1;
    "ishmemx_schar_iget_on_list" ishmemx_schar_iget_on_list = 1;
    "ishmemx_short_iget_on_list" ishmemx_short_iget_on_list = 2;
    "ishmemx_int_iget_on_list" ishmemx_int_iget_on_list = 4;
    "ishmemx_long_iget_on_list" ishmemx_long_iget_on_list = 8;
    "ishmemx_longlong_iget_on_list" ishmemx_longlong_iget_on_list = 8;
    "ishmemx_uchar_iget_on_list" ishmemx_uchar_iget_on_list = 1;
    "ishmemx_ushort_iget_on_list" ishmemx_ushort_iget_on_list = 2;
    "ishmemx_uint_iget_on_list" ishmemx_uint_iget_on_list = 4;
    "ishmemx_ulong_iget_on_list" ishmemx_ulong_iget_on_list = 8;
    "ishmemx_ulonglong_iget_on_list" ishmemx_ulonglong_iget_on_list = 8;
    "ishmemx_int8_iget_on_list" ishmemx_int8_iget_on_list = 1;
    "ishmemx_int16_iget_on_list" ishmemx_int16_iget_on_list = 2;
    "ishmemx_int32_iget_on_list" ishmemx_int32_iget_on_list = 4;
    "ishmemx_int64_iget_on_list" ishmemx_int64_iget_on_list = 8;
    "ishmemx_uint8_iget_on_list" ishmemx_uint8_iget_on_list = 1;
    "ishmemx_uint16_iget_on_list" ishmemx_uint16_iget_on_list = 2;
    "ishmemx_uint32_iget_on_list" ishmemx_uint32_iget_on_list = 4;
    "ishmemx_uint64_iget_on_list" ishmemx_uint64_iget_on_list = 8;
    "ishmemx_size_iget_on_list" ishmemx_size_iget_on_list = 8;
    "ishmemx_ptrdiff_iget_on_list" ishmemx_ptrdiff_iget_on_list = 8;
    "ishmemx_iget8_on_list" ishmemx_iget8_on_list = 1;
    "ishmemx_iget16_on_list" ishmemx_iget16_on_list = 2;
    "ishmemx_iget32_on_list" ishmemx_iget32_on_list = 4;
    "ishmemx_iget64_on_list" ishmemx_iget64_on_list = 8;
    "ishmemx_iget128_on_list" ishmemx_iget128_on_list = 16;
}

macro_rules! fortran_iget {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: *const c_int, sst: *const c_int, nelems: *const c_int, pe: *const c_int) -> () =
                rma::iget($routine, $bytes, Context::DEFAULT, dest, source, fortran::stride(dst), fortran::stride(sst), fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_iget! {
    "SHMEM_CHARACTER_IGET" shmem_character_iget_ = 1;
    "SHMEM_COMPLEX_IGET" shmem_complex_iget_ = 8;
    "SHMEM_DOUBLE_IGET" shmem_double_iget_ = 8;
    "SHMEM_INTEGER_IGET" shmem_integer_iget_ = 4;
    "SHMEM_LOGICAL_IGET" shmem_logical_iget_ = 4;
    "SHMEM_REAL_IGET" shmem_real_iget_ = 4;
    "SHMEM_IGET4" shmem_iget4_ = 4;
    "SHMEM_IGET8" shmem_iget8_ = 8;
    "SHMEM_IGET32" shmem_iget32_ = 4;
    "SHMEM_IGET64" shmem_iget64_ = 8;
    "SHMEM_IGET128" shmem_iget128_ = 16;
    "SHMEM_IGETMEM" shmem_igetmem_ = 1;
}

macro_rules! ibput {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int) -> () =
                rma::ibput($routine, $bytes, Context::DEFAULT, dest, source, dst, sst, bsize, nblocks, pe)
        }
    )*};
}

ibput! {
    "shmem_float_ibput" shmem_float_ibput pshmem_float_ibput = 4;
    "shmem_double_ibput" shmem_double_ibput pshmem_double_ibput = 8;
    "shmem_longdouble_ibput" shmem_longdouble_ibput pshmem_longdouble_ibput = 16;
    "shmem_char_ibput" shmem_char_ibput pshmem_char_ibput = 1;
    "shmem_schar_ibput" shmem_schar_ibput pshmem_schar_ibput = 1;
    "shmem_short_ibput" shmem_short_ibput pshmem_short_ibput = 2;
    "shmem_int_ibput" shmem_int_ibput pshmem_int_ibput = 4;
    "shmem_long_ibput" shmem_long_ibput pshmem_long_ibput = 8;
    "shmem_longlong_ibput" shmem_longlong_ibput pshmem_longlong_ibput = 8;
    "shmem_uchar_ibput" shmem_uchar_ibput pshmem_uchar_ibput = 1;
    "shmem_ushort_ibput" shmem_ushort_ibput pshmem_ushort_ibput = 2;
    "shmem_uint_ibput" shmem_uint_ibput pshmem_uint_ibput = 4;
    "shmem_ulong_ibput" shmem_ulong_ibput pshmem_ulong_ibput = 8;
    "shmem_ulonglong_ibput" shmem_ulonglong_ibput pshmem_ulonglong_ibput = 8;
    "shmem_int8_ibput" shmem_int8_ibput pshmem_int8_ibput = 1;
    "shmem_int16_ibput" shmem_int16_ibput pshmem_int16_ibput = 2;
    "shmem_int32_ibput" shmem_int32_ibput pshmem_int32_ibput = 4;
    "shmem_int64_ibput" shmem_int64_ibput pshmem_int64_ibput = 8;
    "shmem_uint8_ibput" shmem_uint8_ibput pshmem_uint8_ibput = 1;
    "shmem_uint16_ibput" shmem_uint16_ibput pshmem_uint16_ibput = 2;
    "shmem_uint32_ibput" shmem_uint32_ibput pshmem_uint32_ibput = 4;
    "shmem_uint64_ibput" shmem_uint64_ibput pshmem_uint64_ibput = 8;
    "shmem_size_ibput" shmem_size_ibput pshmem_size_ibput = 8;
    "shmem_ptrdiff_ibput" shmem_ptrdiff_ibput pshmem_ptrdiff_ibput = 8;
    "shmem_ibput8" shmem_ibput8 pshmem_ibput8 = 1;
    "shmem_ibput16" shmem_ibput16 pshmem_ibput16 = 2;
    "shmem_ibput32" shmem_ibput32 pshmem_ibput32 = 4;
    "shmem_ibput64" shmem_ibput64 pshmem_ibput64 = 8;
    "shmem_ibput128" shmem_ibput128 pshmem_ibput128 = 16;
    "shmemx_float_ibput" shmemx_float_ibput pshmemx_float_ibput = 4;
    "shmemx_double_ibput" shmemx_double_ibput pshmemx_double_ibput = 8;
    "shmemx_longdouble_ibput" shmemx_longdouble_ibput pshmemx_longdouble_ibput = 16;
    "shmemx_char_ibput" shmemx_char_ibput pshmemx_char_ibput = 1;
    "shmemx_schar_ibput" shmemx_schar_ibput pshmemx_schar_ibput = 1;
    "shmemx_short_ibput" shmemx_short_ibput pshmemx_short_ibput = 2;
    "shmemx_int_ibput" shmemx_int_ibput pshmemx_int_ibput = 4;
    "shmemx_long_ibput" shmemx_long_ibput pshmemx_long_ibput = 8;
    "shmemx_longlong_ibput" shmemx_longlong_ibput pshmemx_longlong_ibput = 8;
    "shmemx_uchar_ibput" shmemx_uchar_ibput pshmemx_uchar_ibput = 1;
    "shmemx_ushort_ibput" shmemx_ushort_ibput pshmemx_ushort_ibput = 2;
    "shmemx_uint_ibput" shmemx_uint_ibput pshmemx_uint_ibput = 4;
    "shmemx_ulong_ibput" shmemx_ulong_ibput pshmemx_ulong_ibput = 8;
    "shmemx_ulonglong_ibput" shmemx_ulonglong_ibput pshmemx_ulonglong_ibput = 8;
    "shmemx_int8_ibput" shmemx_int8_ibput pshmemx_int8_ibput = 1;
    "shmemx_int16_ibput" shmemx_int16_ibput pshmemx_int16_ibput = 2;
    "shmemx_int32_ibput" shmemx_int32_ibput pshmemx_int32_ibput = 4;
    "shmemx_int64_ibput" shmemx_int64_ibput pshmemx_int64_ibput = 8;
    "shmemx_uint8_ibput" shmemx_uint8_ibput pshmemx_uint8_ibput = 1;
    "shmemx_uint16_ibput" shmemx_uint16_ibput pshmemx_uint16_ibput = 2;
    "shmemx_uint32_ibput" shmemx_uint32_ibput pshmemx_uint32_ibput = 4;
    "shmemx_uint64_ibput" shmemx_uint64_ibput pshmemx_uint64_ibput = 8;
    "shmemx_size_ibput" shmemx_size_ibput pshmemx_size_ibput = 8;
    "shmemx_ptrdiff_ibput" shmemx_ptrdiff_ibput pshmemx_ptrdiff_ibput = 8;
    "shmemx_ibput8" shmemx_ibput8 pshmemx_ibput8 = 1;
    "shmemx_ibput16" shmemx_ibput16 pshmemx_ibput16 = 2;
    "shmemx_ibput32" shmemx_ibput32 pshmemx_ibput32 = 4;
    "shmemx_ibput64" shmemx_ibput64 pshmemx_ibput64 = 8;
    "shmemx_ibput128" shmemx_ibput128 pshmemx_ibput128 = 16;
    "ishmemx_float_ibput" ishmemx_float_ibput = 4;
    "ishmemx_double_ibput" ishmemx_double_ibput = 8;
    "ishmemx_char_ibput" ishmemx_char_ibput = 1;
    "ishmemx_schar_ibput" ishmemx_schar_ibput = 1;
    "ishmemx_short_ibput" ishmemx_short_ibput = 2;
    "ishmemx_int_ibput" ishmemx_int_ibput = 4;
    "ishmemx_long_ibput" ishmemx_long_ibput = 8;
    "ishmemx_longlong_ibput" ishmemx_longlong_ibput = 8;
    "ishmemx_uchar_ibput" ishmemx_uchar_ibput = 1;
    "ishmemx_ushort_ibput" ishmemx_ushort_ibput = 2;
    "ishmemx_uint_ibput" ishmemx_uint_ibput = 4;
    "ishmemx_ulong_ibput" ishmemx_ulong_ibput = 8;
    "ishmemx_ulonglong_ibput" ishmemx_ulonglong_ibput = 8;
    "ishmemx_int8_ibput" ishmemx_int8_ibput = 1;
    "ishmemx_int16_ibput" ishmemx_int16_ibput = 2;
    "ishmemx_int32_ibput" ishmemx_int32_ibput = 4;
    "ishmemx_int64_ibput" ishmemx_int64_ibput = 8;
    "ishmemx_uint8_ibput" ishmemx_uint8_ibput = 1;
    "ishmemx_uint16_ibput" ishmemx_uint16_ibput = 2;
    "ishmemx_uint32_ibput" ishmemx_uint32_ibput = 4;
    "ishmemx_uint64_ibput" ishmemx_uint64_ibput = 8;
    "ishmemx_size_ibput" ishmemx_size_ibput = 8;
    "ishmemx_ptrdiff_ibput" ishmemx_ptrdiff_ibput = 8;
    "ishmemx_ibput8" ishmemx_ibput8 = 1;
    "ishmemx_ibput16" ishmemx_ibput16 = 2;
    "ishmemx_ibput32" ishmemx_ibput32 = 4;
    "ishmemx_ibput64" ishmemx_ibput64 = 8;
    "ishmemx_ibput128" ishmemx_ibput128 = 16;
}

macro_rules! ctx_ibput {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int) -> () =
                rma::ibput($routine, $bytes, ctx, dest, source, dst, sst, bsize, nblocks, pe)
        }
    )*};
}

ctx_ibput! {
    "shmem_ctx_float_ibput" shmem_ctx_float_ibput pshmem_ctx_float_ibput = 4;
    "shmem_ctx_double_ibput" shmem_ctx_double_ibput pshmem_ctx_double_ibput = 8;
    "shmem_ctx_longdouble_ibput" shmem_ctx_longdouble_ibput pshmem_ctx_longdouble_ibput = 16;
    "shmem_ctx_char_ibput" shmem_ctx_char_ibput pshmem_ctx_char_ibput = 1;
    "shmem_ctx_schar_ibput" shmem_ctx_schar_ibput pshmem_ctx_schar_ibput = 1;
    "shmem_ctx_short_ibput" shmem_ctx_short_ibput pshmem_ctx_short_ibput = 2;
    "shmem_ctx_int_ibput" shmem_ctx_int_ibput pshmem_ctx_int_ibput = 4;
    "shmem_ctx_long_ibput" shmem_ctx_long_ibput pshmem_ctx_long_ibput = 8;
    "shmem_ctx_longlong_ibput" shmem_ctx_longlong_ibput pshmem_ctx_longlong_ibput = 8;
    "shmem_ctx_uchar_ibput" shmem_ctx_uchar_ibput pshmem_ctx_uchar_ibput = 1;
    "shmem_ctx_ushort_ibput" shmem_ctx_ushort_ibput pshmem_ctx_ushort_ibput = 2;
    "shmem_ctx_uint_ibput" shmem_ctx_uint_ibput pshmem_ctx_uint_ibput = 4;
    "shmem_ctx_ulong_ibput" shmem_ctx_ulong_ibput pshmem_ctx_ulong_ibput = 8;
    "shmem_ctx_ulonglong_ibput" shmem_ctx_ulonglong_ibput pshmem_ctx_ulonglong_ibput = 8;
    "shmem_ctx_int8_ibput" shmem_ctx_int8_ibput pshmem_ctx_int8_ibput = 1;
    "shmem_ctx_int16_ibput" shmem_ctx_int16_ibput pshmem_ctx_int16_ibput = 2;
    "shmem_ctx_int32_ibput" shmem_ctx_int32_ibput pshmem_ctx_int32_ibput = 4;
    "shmem_ctx_int64_ibput" shmem_ctx_int64_ibput pshmem_ctx_int64_ibput = 8;
    "shmem_ctx_uint8_ibput" shmem_ctx_uint8_ibput pshmem_ctx_uint8_ibput = 1;
    "shmem_ctx_uint16_ibput" shmem_ctx_uint16_ibput pshmem_ctx_uint16_ibput = 2;
    "shmem_ctx_uint32_ibput" shmem_ctx_uint32_ibput pshmem_ctx_uint32_ibput = 4;
    "shmem_ctx_uint64_ibput" shmem_ctx_uint64_ibput pshmem_ctx_uint64_ibput = 8;
    "shmem_ctx_size_ibput" shmem_ctx_size_ibput pshmem_ctx_size_ibput = 8;
    "shmem_ctx_ptrdiff_ibput" shmem_ctx_ptrdiff_ibput pshmem_ctx_ptrdiff_ibput = 8;
    "shmem_ctx_ibput8" shmem_ctx_ibput8 pshmem_ctx_ibput8 = 1;
    "shmem_ctx_ibput16" shmem_ctx_ibput16 pshmem_ctx_ibput16 = 2;
    "shmem_ctx_ibput32" shmem_ctx_ibput32 pshmem_ctx_ibput32 = 4;
    "shmem_ctx_ibput64" shmem_ctx_ibput64 pshmem_ctx_ibput64 = 8;
    "shmem_ctx_ibput128" shmem_ctx_ibput128 pshmem_ctx_ibput128 = 16;
    "shmemx_ctx_float_ibput" shmemx_ctx_float_ibput pshmemx_ctx_float_ibput = 4;
    "shmemx_ctx_double_ibput" shmemx_ctx_double_ibput pshmemx_ctx_double_ibput = 8;
    "shmemx_ctx_longdouble_ibput" shmemx_ctx_longdouble_ibput pshmemx_ctx_longdouble_ibput = 16;
    "shmemx_ctx_char_ibput" shmemx_ctx_char_ibput pshmemx_ctx_char_ibput = 1;
    "shmemx_ctx_schar_ibput" shmemx_ctx_schar_ibput pshmemx_ctx_schar_ibput = 1;
    "shmemx_ctx_short_ibput" shmemx_ctx_short_ibput pshmemx_ctx_short_ibput = 2;
    "shmemx_ctx_int_ibput" shmemx_ctx_int_ibput pshmemx_ctx_int_ibput = 4;
    "shmemx_ctx_long_ibput" shmemx_ctx_long_ibput pshmemx_ctx_long_ibput = 8;
    "shmemx_ctx_longlong_ibput" shmemx_ctx_longlong_ibput pshmemx_ctx_longlong_ibput = 8;
    "shmemx_ctx_uchar_ibput" shmemx_ctx_uchar_ibput pshmemx_ctx_uchar_ibput = 1;
    "shmemx_ctx_ushort_ibput" shmemx_ctx_ushort_ibput pshmemx_ctx_ushort_ibput = 2;
    "shmemx_ctx_uint_ibput" shmemx_ctx_uint_ibput pshmemx_ctx_uint_ibput = 4;
    "shmemx_ctx_ulong_ibput" shmemx_ctx_ulong_ibput pshmemx_ctx_ulong_ibput = 8;
    "shmemx_ctx_ulonglong_ibput" shmemx_ctx_ulonglong_ibput pshmemx_ctx_ulonglong_ibput = 8;
    "shmemx_ctx_int8_ibput" shmemx_ctx_int8_ibput pshmemx_ctx_int8_ibput = 1;
    "shmemx_ctx_int16_ibput" shmemx_ctx_int16_ibput pshmemx_ctx_int16_ibput = 2;
    "shmemx_ctx_int32_ibput" shmemx_ctx_int32_ibput pshmemx_ctx_int32_ibput = 4;
    "shmemx_ctx_int64_ibput" shmemx_ctx_int64_ibput pshmemx_ctx_int64_ibput = 8;
    "shmemx_ctx_uint8_ibput" shmemx_ctx_uint8_ibput pshmemx_ctx_uint8_ibput = 1;
    "shmemx_ctx_uint16_ibput" shmemx_ctx_uint16_ibput pshmemx_ctx_uint16_ibput = 2;
    "shmemx_ctx_uint32_ibput" shmemx_ctx_uint32_ibput pshmemx_ctx_uint32_ibput = 4;
    "shmemx_ctx_uint64_ibput" shmemx_ctx_uint64_ibput pshmemx_ctx_uint64_ibput = 8;
    "shmemx_ctx_size_ibput" shmemx_ctx_size_ibput pshmemx_ctx_size_ibput = 8;
    "shmemx_ctx_ptrdiff_ibput" shmemx_ctx_ptrdiff_ibput pshmemx_ctx_ptrdiff_ibput = 8;
    "shmemx_ctx_ibput8" shmemx_ctx_ibput8 pshmemx_ctx_ibput8 = 1;
    "shmemx_ctx_ibput16" shmemx_ctx_ibput16 pshmemx_ctx_ibput16 = 2;
    "shmemx_ctx_ibput32" shmemx_ctx_ibput32 pshmemx_ctx_ibput32 = 4;
    "shmemx_ctx_ibput64" shmemx_ctx_ibput64 pshmemx_ctx_ibput64 = 8;
    "shmemx_ctx_ibput128" shmemx_ctx_ibput128 pshmemx_ctx_ibput128 = 16;
}

macro_rules! ibput_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::ibput(list::Routine::new($routine, DeviceRoutine::Ibput, false), $bytes, dest, source, dst, sst, bsize, nblocks, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

ibput_on_list! {
    "ishmemx_float_ibput_on_list" ishmemx_float_ibput_on_list = 4;
    "ishmemx_double_ibput_on_list" ishmemx_double_ibput_on_list = 8;
    "ishmemx_char_ibput_on_list" ishmemx_char_ibput_on_list = 1;
    "ishmemx_schar_ibput_on_list" ishmemx_schar_ibput_on_list = 1;
    "ishmemx_short_ibput_on_list" ishmemx_short_ibput_on_list = 2;
    "ishmemx_int_ibput_on_list" ishmemx_int_ibput_on_list = 4;
    "ishmemx_long_ibput_on_list" ishmemx_long_ibput_on_list = 8;
    "ishmemx_longlong_ibput_on_list" ishmemx_longlong_ibput_on_list = 8;
    "ishmemx_uchar_ibput_on_list" ishmemx_uchar_ibput_on_list = 1;
    "ishmemx_ushort_ibput_on_list" ishmemx_ushort_ibput_on_list = 2;
    "ishmemx_uint_ibput_on_list" ishmemx_uint_ibput_on_list = 4;
    "ishmemx_ulong_ibput_on_list" ishmemx_ulong_ibput_on_list = 8;
    "ishmemx_ulonglong_ibput_on_list" ishmemx_ulonglong_ibput_on_list = 8;
    "ishmemx_int8_ibput_on_list" ishmemx_int8_ibput_on_list = 1;
    "ishmemx_int16_ibput_on_list" ishmemx_int16_ibput_on_list = 2;
    "ishmemx_int32_ibput_on_list" ishmemx_int32_ibput_on_list = 4;
    "ishmemx_int64_ibput_on_list" ishmemx_int64_ibput_on_list = 8;
    "ishmemx_uint8_ibput_on_list" ishmemx_uint8_ibput_on_list = 1;
    "ishmemx_uint16_ibput_on_list" ishmemx_uint16_ibput_on_list = 2;
    "ishmemx_uint32_ibput_on_list" ishmemx_uint32_ibput_on_list = 4;
    "ishmemx_uint64_ibput_on_list" ishmemx_uint64_ibput_on_list = 8;
    "ishmemx_size_ibput_on_list" ishmemx_size_ibput_on_list = 8;
    "ishmemx_ptrdiff_ibput_on_list" ishmemx_ptrdiff_ibput_on_list = 8;
    "ishmemx_ibput8_on_list" ishmemx_ibput8_on_list = 1;
    "ishmemx_ibput16_on_list" ishmemx_ibput16_on_list = 2;
    "ishmemx_ibput32_on_list" ishmemx_ibput32_on_list = 4;
    "ishmemx_ibput64_on_list" ishmemx_ibput64_on_list = 8;
    "ishmemx_ibput128_on_list" ishmemx_ibput128_on_list = 16;
}

macro_rules! ibget {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int) -> () =
                rma::ibget($routine, $bytes, Context::DEFAULT, dest, source, dst, sst, bsize, nblocks, pe)
        }
    )*};
}

ibget! {
    "shmem_float_ibget" shmem_float_ibget pshmem_float_ibget = 4;
    "shmem_double_ibget" shmem_double_ibget pshmem_double_ibget = 8;
    "shmem_longdouble_ibget" shmem_longdouble_ibget pshmem_longdouble_ibget = 16;
    "shmem_char_ibget" shmem_char_ibget pshmem_char_ibget = 1;
    "shmem_schar_ibget" shmem_schar_ibget pshmem_schar_ibget = 1;
    "shmem_short_ibget" shmem_short_ibget pshmem_short_ibget = 2;
    "shmem_int_ibget" shmem_int_ibget pshmem_int_ibget = 4;
    "shmem_long_ibget" shmem_long_ibget pshmem_long_ibget = 8;
    "shmem_longlong_ibget" shmem_longlong_ibget pshmem_longlong_ibget = 8;
    "shmem_uchar_ibget" shmem_uchar_ibget pshmem_uchar_ibget = 1;
    "shmem_ushort_ibget" shmem_ushort_ibget pshmem_ushort_ibget = 2;
    "shmem_uint_ibget" shmem_uint_ibget pshmem_uint_ibget = 4;
    "shmem_ulong_ibget" shmem_ulong_ibget pshmem_ulong_ibget = 8;
    "shmem_ulonglong_ibget" shmem_ulonglong_ibget pshmem_ulonglong_ibget = 8;
    "shmem_int8_ibget" shmem_int8_ibget pshmem_int8_ibget = 1;
    "shmem_int16_ibget" shmem_int16_ibget pshmem_int16_ibget = 2;
    "shmem_int32_ibget" shmem_int32_ibget pshmem_int32_ibget = 4;
    "shmem_int64_ibget" shmem_int64_ibget pshmem_int64_ibget = 8;
    "shmem_uint8_ibget" shmem_uint8_ibget pshmem_uint8_ibget = 1;
    "shmem_uint16_ibget" shmem_uint16_ibget pshmem_uint16_ibget = 2;
    "shmem_uint32_ibget" shmem_uint32_ibget pshmem_uint32_ibget = 4;
    "shmem_uint64_ibget" shmem_uint64_ibget pshmem_uint64_ibget = 8;
    "shmem_size_ibget" shmem_size_ibget pshmem_size_ibget = 8;
    "shmem_ptrdiff_ibget" shmem_ptrdiff_ibget pshmem_ptrdiff_ibget = 8;
    "shmem_ibget8" shmem_ibget8 pshmem_ibget8 = 1;
    "shmem_ibget16" shmem_ibget16 pshmem_ibget16 = 2;
    "shmem_ibget32" shmem_ibget32 pshmem_ibget32 = 4;
    "shmem_ibget64" shmem_ibget64 pshmem_ibget64 = 8;
    "shmem_ibget128" shmem_ibget128 pshmem_ibget128 = 16;
    "shmemx_float_ibget" shmemx_float_ibget pshmemx_float_ibget = 4;
    "shmemx_double_ibget" shmemx_double_ibget pshmemx_double_ibget = 8;
    "shmemx_longdouble_ibget" shmemx_longdouble_ibget pshmemx_longdouble_ibget = 16;
    "shmemx_char_ibget" shmemx_char_ibget pshmemx_char_ibget = 1;
    "shmemx_schar_ibget" shmemx_schar_ibget pshmemx_schar_ibget = 1;
    "shmemx_short_ibget" shmemx_short_ibget pshmemx_short_ibget = 2;
    "shmemx_int_ibget" shmemx_int_ibget pshmemx_int_ibget = 4;
    "shmemx_long_ibget" shmemx_long_ibget pshmemx_long_ibget = 8;
    "shmemx_longlong_ibget" shmemx_longlong_ibget pshmemx_longlong_ibget = 8;
    "shmemx_uchar_ibget" shmemx_uchar_ibget pshmemx_uchar_ibget = 1;
    "shmemx_ushort_ibget" shmemx_ushort_ibget pshmemx_ushort_ibget = 2;
    "shmemx_uint_ibget" shmemx_uint_ibget pshmemx_uint_ibget = 4;
    "shmemx_ulong_ibget" shmemx_ulong_ibget pshmemx_ulong_ibget = 8;
    "shmemx_ulonglong_ibget" shmemx_ulonglong_ibget pshmemx_ulonglong_ibget = 8;
    "shmemx_int8_ibget" shmemx_int8_ibget pshmemx_int8_ibget = 1;
    "shmemx_int16_ibget" shmemx_int16_ibget pshmemx_int16_ibget = 2;
    "shmemx_int32_ibget" shmemx_int32_ibget pshmemx_int32_ibget = 4;
    "shmemx_int64_ibget" shmemx_int64_ibget pshmemx_int64_ibget = 8;
    "shmemx_uint8_ibget" shmemx_uint8_ibget pshmemx_uint8_ibget = 1;
    "shmemx_uint16_ibget" shmemx_uint16_ibget pshmemx_uint16_ibget = 2;
    "shmemx_uint32_ibget" shmemx_uint32_ibget pshmemx_uint32_ibget = 4;
    "shmemx_uint64_ibget" shmemx_uint64_ibget pshmemx_uint64_ibget = 8;
    "shmemx_size_ibget" shmemx_size_ibget pshmemx_size_ibget = 8;
    "shmemx_ptrdiff_ibget" shmemx_ptrdiff_ibget pshmemx_ptrdiff_ibget = 8;
    "shmemx_ibget8" shmemx_ibget8 pshmemx_ibget8 = 1;
    "shmemx_ibget16" shmemx_ibget16 pshmemx_ibget16 = 2;
    "shmemx_ibget32" shmemx_ibget32 pshmemx_ibget32 = 4;
    "shmemx_ibget64" shmemx_ibget64 pshmemx_ibget64 = 8;
    "shmemx_ibget128" shmemx_ibget128 pshmemx_ibget128 = 16;
    "ishmemx_float_ibget" ishmemx_float_ibget = 4;
    "ishmemx_double_ibget" ishmemx_double_ibget = 8;
    "ishmemx_char_ibget" ishmemx_char_ibget = 1;
    "ishmemx_schar_ibget" ishmemx_schar_ibget = 1;
    "ishmemx_short_ibget" ishmemx_short_ibget = 2;
    "ishmemx_int_ibget" ishmemx_int_ibget = 4;
    "ishmemx_long_ibget" ishmemx_long_ibget = 8;
    "ishmemx_longlong_ibget" ishmemx_longlong_ibget = 8;
    "ishmemx_uchar_ibget" ishmemx_uchar_ibget = 1;
    "ishmemx_ushort_ibget" ishmemx_ushort_ibget = 2;
    "ishmemx_uint_ibget" ishmemx_uint_ibget = 4;
    "ishmemx_ulong_ibget" ishmemx_ulong_ibget = 8;
    "ishmemx_ulonglong_ibget" ishmemx_ulonglong_ibget = 8;
    "ishmemx_int8_ibget" ishmemx_int8_ibget = 1;
    "ishmemx_int16_ibget" ishmemx_int16_ibget = 2;
    "ishmemx_int32_ibget" ishmemx_int32_ibget = 4;
    "ishmemx_int64_ibget" ishmemx_int64_ibget = 8;
    "ishmemx_uint8_ibget" ishmemx_uint8_ibget = 1;
    "ishmemx_uint16_ibget" ishmemx_uint16_ibget = 2;
    "ishmemx_uint32_ibget" ishmemx_uint32_ibget = 4;
    "ishmemx_uint64_ibget" ishmemx_uint64_ibget = 8;
    "ishmemx_size_ibget" ishmemx_size_ibget = 8;
    "ishmemx_ptrdiff_ibget" ishmemx_ptrdiff_ibget = 8;
    "ishmemx_ibget8" ishmemx_ibget8 = 1;
    "ishmemx_ibget16" ishmemx_ibget16 = 2;
    "ishmemx_ibget32" ishmemx_ibget32 = 4;
    "ishmemx_ibget64" ishmemx_ibget64 = 8;
    "ishmemx_ibget128" ishmemx_ibget128 = 16;
}

macro_rules! ctx_ibget {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int) -> () =
                rma::ibget($routine, $bytes, ctx, dest, source, dst, sst, bsize, nblocks, pe)
        }
    )*};
}

ctx_ibget! {
    "shmem_ctx_float_ibget" shmem_ctx_float_ibget pshmem_ctx_float_ibget = 4;
    "shmem_ctx_double_ibget" shmem_ctx_double_ibget pshmem_ctx_double_ibget = 8;
    "shmem_ctx_longdouble_ibget" shmem_ctx_longdouble_ibget pshmem_ctx_longdouble_ibget = 16;
    "shmem_ctx_char_ibget" shmem_ctx_char_ibget pshmem_ctx_char_ibget = 1;
    "shmem_ctx_schar_ibget" shmem_ctx_schar_ibget pshmem_ctx_schar_ibget = 1;
    "shmem_ctx_short_ibget" shmem_ctx_short_ibget pshmem_ctx_short_ibget = 2;
    "shmem_ctx_int_ibget" shmem_ctx_int_ibget pshmem_ctx_int_ibget = 4;
    "shmem_ctx_long_ibget" shmem_ctx_long_ibget pshmem_ctx_long_ibget = 8;
    "shmem_ctx_longlong_ibget" shmem_ctx_longlong_ibget pshmem_ctx_longlong_ibget = 8;
    "shmem_ctx_uchar_ibget" shmem_ctx_uchar_ibget pshmem_ctx_uchar_ibget = 1;
    "shmem_ctx_ushort_ibget" shmem_ctx_ushort_ibget pshmem_ctx_ushort_ibget = 2;
    "shmem_ctx_uint_ibget" shmem_ctx_uint_ibget pshmem_ctx_uint_ibget = 4;
    "shmem_ctx_ulong_ibget" shmem_ctx_ulong_ibget pshmem_ctx_ulong_ibget = 8;
    "shmem_ctx_ulonglong_ibget" shmem_ctx_ulonglong_ibget pshmem_ctx_ulonglong_ibget = 8;
    "shmem_ctx_int8_ibget" shmem_ctx_int8_ibget pshmem_ctx_int8_ibget = 1;
    "shmem_ctx_int16_ibget" shmem_ctx_int16_ibget pshmem_ctx_int16_ibget = 2;
    "shmem_ctx_int32_ibget" shmem_ctx_int32_ibget pshmem_ctx_int32_ibget = 4;
    "shmem_ctx_int64_ibget" shmem_ctx_int64_ibget pshmem_ctx_int64_ibget = 8;
    "shmem_ctx_uint8_ibget" shmem_ctx_uint8_ibget pshmem_ctx_uint8_ibget = 1;
    "shmem_ctx_uint16_ibget" shmem_ctx_uint16_ibget pshmem_ctx_uint16_ibget = 2;
    "shmem_ctx_uint32_ibget" shmem_ctx_uint32_ibget pshmem_ctx_uint32_ibget = 4;
    "shmem_ctx_uint64_ibget" shmem_ctx_uint64_ibget pshmem_ctx_uint64_ibget = 8;
    "shmem_ctx_size_ibget" shmem_ctx_size_ibget pshmem_ctx_size_ibget = 8;
    "shmem_ctx_ptrdiff_ibget" shmem_ctx_ptrdiff_ibget pshmem_ctx_ptrdiff_ibget = 8;
    "shmem_ctx_ibget8" shmem_ctx_ibget8 pshmem_ctx_ibget8 = 1;
    "shmem_ctx_ibget16" shmem_ctx_ibget16 pshmem_ctx_ibget16 = 2;
    "shmem_ctx_ibget32" shmem_ctx_ibget32 pshmem_ctx_ibget32 = 4;
    "shmem_ctx_ibget64" shmem_ctx_ibget64 pshmem_ctx_ibget64 = 8;
    "shmem_ctx_ibget128" shmem_ctx_ibget128 pshmem_ctx_ibget128 = 16;
    "shmemx_ctx_float_ibget" shmemx_ctx_float_ibget pshmemx_ctx_float_ibget = 4;
    "shmemx_ctx_double_ibget" shmemx_ctx_double_ibget pshmemx_ctx_double_ibget = 8;
    "shmemx_ctx_longdouble_ibget" shmemx_ctx_longdouble_ibget pshmemx_ctx_longdouble_ibget = 16;
    "shmemx_ctx_char_ibget" shmemx_ctx_char_ibget pshmemx_ctx_char_ibget = 1;
    "shmemx_ctx_schar_ibget" shmemx_ctx_schar_ibget pshmemx_ctx_schar_ibget = 1;
    "shmemx_ctx_short_ibget" shmemx_ctx_short_ibget pshmemx_ctx_short_ibget = 2;
    "shmemx_ctx_int_ibget" shmemx_ctx_int_ibget pshmemx_ctx_int_ibget = 4;
    "shmemx_ctx_long_ibget" shmemx_ctx_long_ibget pshmemx_ctx_long_ibget = 8;
    "shmemx_ctx_longlong_ibget" shmemx_ctx_longlong_ibget pshmemx_ctx_longlong_ibget = 8;
    "shmemx_ctx_uchar_ibget" shmemx_ctx_uchar_ibget pshmemx_ctx_uchar_ibget = 1;
    "shmemx_ctx_ushort_ibget" shmemx_ctx_ushort_ibget pshmemx_ctx_ushort_ibget = 2;
    "shmemx_ctx_uint_ibget" shmemx_ctx_uint_ibget pshmemx_ctx_uint_ibget = 4;
    "shmemx_ctx_ulong_ibget" shmemx_ctx_ulong_ibget pshmemx_ctx_ulong_ibget = 8;
    "shmemx_ctx_ulonglong_ibget" shmemx_ctx_ulonglong_ibget pshmemx_ctx_ulonglong_ibget = 8;
    "shmemx_ctx_int8_ibget" shmemx_ctx_int8_ibget pshmemx_ctx_int8_ibget = 1;
    "shmemx_ctx_int16_ibget" shmemx_ctx_int16_ibget pshmemx_ctx_int16_ibget = 2;
    "shmemx_ctx_int32_ibget" shmemx_ctx_int32_ibget pshmemx_ctx_int32_ibget = 4;
    "shmemx_ctx_int64_ibget" shmemx_ctx_int64_ibget pshmemx_ctx_int64_ibget = 8;
    "shmemx_ctx_uint8_ibget" shmemx_ctx_uint8_ibget pshmemx_ctx_uint8_ibget = 1;
    "shmemx_ctx_uint16_ibget" shmemx_ctx_uint16_ibget pshmemx_ctx_uint16_ibget = 2;
    "shmemx_ctx_uint32_ibget" shmemx_ctx_uint32_ibget pshmemx_ctx_uint32_ibget = 4;
    "shmemx_ctx_uint64_ibget" shmemx_ctx_uint64_ibget pshmemx_ctx_uint64_ibget = 8;
    "shmemx_ctx_size_ibget" shmemx_ctx_size_ibget pshmemx_ctx_size_ibget = 8;
    "shmemx_ctx_ptrdiff_ibget" shmemx_ctx_ptrdiff_ibget pshmemx_ctx_ptrdiff_ibget = 8;
    "shmemx_ctx_ibget8" shmemx_ctx_ibget8 pshmemx_ctx_ibget8 = 1;
    "shmemx_ctx_ibget16" shmemx_ctx_ibget16 pshmemx_ctx_ibget16 = 2;
    "shmemx_ctx_ibget32" shmemx_ctx_ibget32 pshmemx_ctx_ibget32 = 4;
    "shmemx_ctx_ibget64" shmemx_ctx_ibget64 pshmemx_ctx_ibget64 = 8;
    "shmemx_ctx_ibget128" shmemx_ctx_ibget128 pshmemx_ctx_ibget128 = 16;
}

macro_rules! ibget_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, bsize: usize, nblocks: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::ibget(list::Routine::new($routine, DeviceRoutine::Ibget, false), $bytes, dest, source, dst, sst, bsize, nblocks, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

ibget_on_list! {
    "ishmemx_float_ibget_on_list" ishmemx_float_ibget_on_list = 4;
    "ishmemx_double_ibget_on_list" ishmemx_double_ibget_on_list = 8;
    "ishmemx_char_ibget_on_list" ishmemx_char_ibget_on_list = 1;
    "ishmemx_schar_ibget_on_list" ishmemx_schar_ibget_on_list = 1;
    "ishmemx_short_ibget_on_list" ishmemx_short_ibget_on_list = 2;
    "ishmemx_int_ibget_on_list" ishmemx_int_ibget_on_list = 4;
    "ishmemx_long_ibget_on_list" ishmemx_long_ibget_on_list = 8;
    "ishmemx_longlong_ibget_on_list" ishmemx_longlong_ibget_on_list = 8;
    "ishmemx_uchar_ibget_on_list" ishmemx_uchar_ibget_on_list = 1;
    "ishmemx_ushort_ibget_on_list" ishmemx_ushort_ibget_on_list = 2;
    "ishmemx_uint_ibget_on_list" ishmemx_uint_ibget_on_list = 4;
    "ishmemx_ulong_ibget_on_list" ishmemx_ulong_ibget_on_list = 8;
    "ishmemx_ulonglong_ibget_on_list" ishmemx_ulonglong_ibget_on_list = 8;
    "ishmemx_int8_ibget_on_list" ishmemx_int8_ibget_on_list = 1;
    "ishmemx_int16_ibget_on_list" ishmemx_int16_ibget_on_list = 2;
    "ishmemx_int32_ibget_on_list" ishmemx_int32_ibget_on_list = 4;
    "ishmemx_int64_ibget_on_list" ishmemx_int64_ibget_on_list = 8;
    "ishmemx_uint8_ibget_on_list" ishmemx_uint8_ibget_on_list = 1;
    "ishmemx_uint16_ibget_on_list" ishmemx_uint16_ibget_on_list = 2;
    "ishmemx_uint32_ibget_on_list" ishmemx_uint32_ibget_on_list = 4;
    "ishmemx_uint64_ibget_on_list" ishmemx_uint64_ibget_on_list = 8;
    "ishmemx_size_ibget_on_list" ishmemx_size_ibget_on_list = 8;
    "ishmemx_ptrdiff_ibget_on_list" ishmemx_ptrdiff_ibget_on_list = 8;
    "ishmemx_ibget8_on_list" ishmemx_ibget8_on_list = 1;
    "ishmemx_ibget16_on_list" ishmemx_ibget16_on_list = 2;
    "ishmemx_ibget32_on_list" ishmemx_ibget32_on_list = 4;
    "ishmemx_ibget64_on_list" ishmemx_ibget64_on_list = 8;
    "ishmemx_ibget128_on_list" ishmemx_ibget128_on_list = 16;
}

macro_rules! put_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::put_nbi($routine, $bytes, Context::DEFAULT, dest, source, nelems, pe)
        }
    )*};
}

put_nbi! {
    "shmem_float_put_nbi" shmem_float_put_nbi pshmem_float_put_nbi = 4;
    "shmem_double_put_nbi" shmem_double_put_nbi pshmem_double_put_nbi = 8;
    "shmem_longdouble_put_nbi" shmem_longdouble_put_nbi pshmem_longdouble_put_nbi = 16;
    "shmem_char_put_nbi" shmem_char_put_nbi pshmem_char_put_nbi = 1;
    "shmem_schar_put_nbi" shmem_schar_put_nbi pshmem_schar_put_nbi = 1;
    "shmem_short_put_nbi" shmem_short_put_nbi pshmem_short_put_nbi = 2;
    "shmem_int_put_nbi" shmem_int_put_nbi pshmem_int_put_nbi = 4;
    "shmem_long_put_nbi" shmem_long_put_nbi pshmem_long_put_nbi = 8;
    "shmem_longlong_put_nbi" shmem_longlong_put_nbi pshmem_longlong_put_nbi = 8;
    "shmem_uchar_put_nbi" shmem_uchar_put_nbi pshmem_uchar_put_nbi = 1;
    "shmem_ushort_put_nbi" shmem_ushort_put_nbi pshmem_ushort_put_nbi = 2;
    "shmem_uint_put_nbi" shmem_uint_put_nbi pshmem_uint_put_nbi = 4;
    "shmem_ulong_put_nbi" shmem_ulong_put_nbi pshmem_ulong_put_nbi = 8;
    "shmem_ulonglong_put_nbi" shmem_ulonglong_put_nbi pshmem_ulonglong_put_nbi = 8;
    "shmem_int8_put_nbi" shmem_int8_put_nbi pshmem_int8_put_nbi = 1;
    "shmem_int16_put_nbi" shmem_int16_put_nbi pshmem_int16_put_nbi = 2;
    "shmem_int32_put_nbi" shmem_int32_put_nbi pshmem_int32_put_nbi = 4;
    "shmem_int64_put_nbi" shmem_int64_put_nbi pshmem_int64_put_nbi = 8;
    "shmem_uint8_put_nbi" shmem_uint8_put_nbi pshmem_uint8_put_nbi = 1;
    "shmem_uint16_put_nbi" shmem_uint16_put_nbi pshmem_uint16_put_nbi = 2;
    "shmem_uint32_put_nbi" shmem_uint32_put_nbi pshmem_uint32_put_nbi = 4;
    "shmem_uint64_put_nbi" shmem_uint64_put_nbi pshmem_uint64_put_nbi = 8;
    "shmem_size_put_nbi" shmem_size_put_nbi pshmem_size_put_nbi = 8;
    "shmem_ptrdiff_put_nbi" shmem_ptrdiff_put_nbi pshmem_ptrdiff_put_nbi = 8;
    "shmem_put8_nbi" shmem_put8_nbi pshmem_put8_nbi = 1;
    "shmem_put16_nbi" shmem_put16_nbi pshmem_put16_nbi = 2;
    "shmem_put32_nbi" shmem_put32_nbi pshmem_put32_nbi = 4;
    "shmem_put64_nbi" shmem_put64_nbi pshmem_put64_nbi = 8;
    "shmem_put128_nbi" shmem_put128_nbi pshmem_put128_nbi = 16;
    "shmem_putmem_nbi" shmem_putmem_nbi pshmem_putmem_nbi = 1;
    "ishmem_float_put_nbi" ishmem_float_put_nbi = 4;
    "ishmem_double_put_nbi" ishmem_double_put_nbi = 8;
    "ishmem_char_put_nbi" ishmem_char_put_nbi = 1;
    "ishmem_schar_put_nbi" ishmem_schar_put_nbi = 1;
    "ishmem_short_put_nbi" ishmem_short_put_nbi = 2;
    "ishmem_int_put_nbi" ishmem_int_put_nbi = 4;
    "ishmem_long_put_nbi" ishmem_long_put_nbi = 8;
    "ishmem_longlong_put_nbi" ishmem_longlong_put_nbi = 8;
    "ishmem_uchar_put_nbi" ishmem_uchar_put_nbi = 1;
    "ishmem_ushort_put_nbi" ishmem_ushort_put_nbi = 2;
    "ishmem_uint_put_nbi" ishmem_uint_put_nbi = 4;
    "ishmem_ulong_put_nbi" ishmem_ulong_put_nbi = 8;
    "ishmem_ulonglong_put_nbi" ishmem_ulonglong_put_nbi = 8;
    "ishmem_int8_put_nbi" ishmem_int8_put_nbi = 1;
    "ishmem_int16_put_nbi" ishmem_int16_put_nbi = 2;
    "ishmem_int32_put_nbi" ishmem_int32_put_nbi = 4;
    "ishmem_int64_put_nbi" ishmem_int64_put_nbi = 8;
    "ishmem_uint8_put_nbi" ishmem_uint8_put_nbi = 1;
    "ishmem_uint16_put_nbi" ishmem_uint16_put_nbi = 2;
    "ishmem_uint32_put_nbi" ishmem_uint32_put_nbi = 4;
    "ishmem_uint64_put_nbi" ishmem_uint64_put_nbi = 8;
    "ishmem_size_put_nbi" ishmem_size_put_nbi = 8;
    "ishmem_ptrdiff_put_nbi" ishmem_ptrdiff_put_nbi = 8;
    "ishmem_put8_nbi" ishmem_put8_nbi = 1;
    "ishmem_put16_nbi" ishmem_put16_nbi = 2;
    "ishmem_put32_nbi" ishmem_put32_nbi = 4;
    "ishmem_put64_nbi" ishmem_put64_nbi = 8;
    "ishmem_put128_nbi" ishmem_put128_nbi = 16;
    "ishmem_putmem_nbi" ishmem_putmem_nbi = 1;
}

macro_rules! ctx_put_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::put_nbi($routine, $bytes, ctx, dest, source, nelems, pe)
        }
    )*};
}

ctx_put_nbi! {
    "shmem_ctx_float_put_nbi" shmem_ctx_float_put_nbi pshmem_ctx_float_put_nbi = 4;
    "shmem_ctx_double_put_nbi" shmem_ctx_double_put_nbi pshmem_ctx_double_put_nbi = 8;
    "shmem_ctx_longdouble_put_nbi" shmem_ctx_longdouble_put_nbi pshmem_ctx_longdouble_put_nbi = 16;
    "shmem_ctx_char_put_nbi" shmem_ctx_char_put_nbi pshmem_ctx_char_put_nbi = 1;
    "shmem_ctx_schar_put_nbi" shmem_ctx_schar_put_nbi pshmem_ctx_schar_put_nbi = 1;
    "shmem_ctx_short_put_nbi" shmem_ctx_short_put_nbi pshmem_ctx_short_put_nbi = 2;
    "shmem_ctx_int_put_nbi" shmem_ctx_int_put_nbi pshmem_ctx_int_put_nbi = 4;
    "shmem_ctx_long_put_nbi" shmem_ctx_long_put_nbi pshmem_ctx_long_put_nbi = 8;
    "shmem_ctx_longlong_put_nbi" shmem_ctx_longlong_put_nbi pshmem_ctx_longlong_put_nbi = 8;
    "shmem_ctx_uchar_put_nbi" shmem_ctx_uchar_put_nbi pshmem_ctx_uchar_put_nbi = 1;
    "shmem_ctx_ushort_put_nbi" shmem_ctx_ushort_put_nbi pshmem_ctx_ushort_put_nbi = 2;
    "shmem_ctx_uint_put_nbi" shmem_ctx_uint_put_nbi pshmem_ctx_uint_put_nbi = 4;
    "shmem_ctx_ulong_put_nbi" shmem_ctx_ulong_put_nbi pshmem_ctx_ulong_put_nbi = 8;
    "shmem_ctx_ulonglong_put_nbi" shmem_ctx_ulonglong_put_nbi pshmem_ctx_ulonglong_put_nbi = 8;
    "shmem_ctx_int8_put_nbi" shmem_ctx_int8_put_nbi pshmem_ctx_int8_put_nbi = 1;
    "shmem_ctx_int16_put_nbi" shmem_ctx_int16_put_nbi pshmem_ctx_int16_put_nbi = 2;
    "shmem_ctx_int32_put_nbi" shmem_ctx_int32_put_nbi pshmem_ctx_int32_put_nbi = 4;
    "shmem_ctx_int64_put_nbi" shmem_ctx_int64_put_nbi pshmem_ctx_int64_put_nbi = 8;
    "shmem_ctx_uint8_put_nbi" shmem_ctx_uint8_put_nbi pshmem_ctx_uint8_put_nbi = 1;
    "shmem_ctx_uint16_put_nbi" shmem_ctx_uint16_put_nbi pshmem_ctx_uint16_put_nbi = 2;
    "shmem_ctx_uint32_put_nbi" shmem_ctx_uint32_put_nbi pshmem_ctx_uint32_put_nbi = 4;
    "shmem_ctx_uint64_put_nbi" shmem_ctx_uint64_put_nbi pshmem_ctx_uint64_put_nbi = 8;
    "shmem_ctx_size_put_nbi" shmem_ctx_size_put_nbi pshmem_ctx_size_put_nbi = 8;
    "shmem_ctx_ptrdiff_put_nbi" shmem_ctx_ptrdiff_put_nbi pshmem_ctx_ptrdiff_put_nbi = 8;
    "shmem_ctx_put8_nbi" shmem_ctx_put8_nbi pshmem_ctx_put8_nbi = 1;
    "shmem_ctx_put16_nbi" shmem_ctx_put16_nbi pshmem_ctx_put16_nbi = 2;
    "shmem_ctx_put32_nbi" shmem_ctx_put32_nbi pshmem_ctx_put32_nbi = 4;
    "shmem_ctx_put64_nbi" shmem_ctx_put64_nbi pshmem_ctx_put64_nbi = 8;
    "shmem_ctx_put128_nbi" shmem_ctx_put128_nbi pshmem_ctx_put128_nbi = 16;
    "shmem_ctx_putmem_nbi" shmem_ctx_putmem_nbi pshmem_ctx_putmem_nbi = 1;
}

macro_rules! put_nbi_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::put(list::Routine::new($routine, DeviceRoutine::Put, true), $bytes, dest, source, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

put_nbi_on_list! {
    "ishmemx_float_put_nbi_on_list" ishmemx_float_put_nbi_on_list = 4;
    "ishmemx_double_put_nbi_on_list" ishmemx_double_put_nbi_on_list = 8;
    "ishmemx_char_put_nbi_on_list" ishmemx_char_put_nbi_on_list = 1;
    "ishmemx_schar_put_nbi_on_list" ishmemx_schar_put_nbi_on_list = 1;
    "ishmemx_short_put_nbi_on_list" ishmemx_short_put_nbi_on_list = 2;
    "ishmemx_int_put_nbi_on_list" ishmemx_int_put_nbi_on_list = 4;
    "ishmemx_long_put_nbi_on_list" ishmemx_long_put_nbi_on_list = 8;
    "ishmemx_longlong_put_nbi_on_list" ishmemx_longlong_put_nbi_on_list = 8;
    "ishmemx_uchar_put_nbi_on_list" ishmemx_uchar_put_nbi_on_list = 1;
    "ishmemx_ushort_put_nbi_on_list" ishmemx_ushort_put_nbi_on_list = 2;
    "ishmemx_uint_put_nbi_on_list" ishmemx_uint_put_nbi_on_list = 4;
    "ishmemx_ulong_put_nbi_on_list" ishmemx_ulong_put_nbi_on_list = 8;
    "ishmemx_ulonglong_put_nbi_on_list" ishmemx_ulonglong_put_nbi_on_list = 8;
    "ishmemx_int8_put_nbi_on_list" ishmemx_int8_put_nbi_on_list = 1;
    "ishmemx_int16_put_nbi_on_list" ishmemx_int16_put_nbi_on_list = 2;
    "ishmemx_int32_put_nbi_on_list" ishmemx_int32_put_nbi_on_list = 4;
    "ishmemx_int64_put_nbi_on_list" ishmemx_int64_put_nbi_on_list = 8;
    "ishmemx_uint8_put_nbi_on_list" ishmemx_uint8_put_nbi_on_list = 1;
    "ishmemx_uint16_put_nbi_on_list" ishmemx_uint16_put_nbi_on_list = 2;
    "ishmemx_uint32_put_nbi_on_list" ishmemx_uint32_put_nbi_on_list = 4;
    "ishmemx_uint64_put_nbi_on_list" ishmemx_uint64_put_nbi_on_list = 8;
    "ishmemx_size_put_nbi_on_list" ishmemx_size_put_nbi_on_list = 8;
    "ishmemx_ptrdiff_put_nbi_on_list" ishmemx_ptrdiff_put_nbi_on_list = 8;
    "ishmemx_put8_nbi_on_list" ishmemx_put8_nbi_on_list = 1;
    "ishmemx_put16_nbi_on_list" ishmemx_put16_nbi_on_list = 2;
    "ishmemx_put32_nbi_on_list" ishmemx_put32_nbi_on_list = 4;
    "ishmemx_put64_nbi_on_list" ishmemx_put64_nbi_on_list = 8;
    "ishmemx_put128_nbi_on_list" ishmemx_put128_nbi_on_list = 16;
    "ishmemx_putmem_nbi_on_list" ishmemx_putmem_nbi_on_list = 1;
}

macro_rules! fortran_put_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe: *const c_int) -> () =
                rma::put_nbi($routine, $bytes, Context::DEFAULT, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_put_nbi! {
    "SHMEM_CHARACTER_PUT_NBI" shmem_character_put_nbi_ = 1;
    "SHMEM_COMPLEX_PUT_NBI" shmem_complex_put_nbi_ = 8;
    "SHMEM_DOUBLE_PUT_NBI" shmem_double_put_nbi_ = 8;
    "SHMEM_INTEGER_PUT_NBI" shmem_integer_put_nbi_ = 4;
    "SHMEM_LOGICAL_PUT_NBI" shmem_logical_put_nbi_ = 4;
    "SHMEM_REAL_PUT_NBI" shmem_real_put_nbi_ = 4;
    "SHMEM_PUT4_NBI" shmem_put4_nbi_ = 4;
    "SHMEM_PUT8_NBI" shmem_put8_nbi_ = 8;
    "SHMEM_PUT32_NBI" shmem_put32_nbi_ = 4;
    "SHMEM_PUT64_NBI" shmem_put64_nbi_ = 8;
    "SHMEM_PUT128_NBI" shmem_put128_nbi_ = 16;
    "SHMEM_PUTMEM_NBI" shmem_putmem_nbi_ = 1;
}

macro_rules! get_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::get_nbi($routine, $bytes, Context::DEFAULT, dest, source, nelems, pe)
        }
    )*};
}

get_nbi! {
    "shmem_float_get_nbi" shmem_float_get_nbi pshmem_float_get_nbi = 4;
    "shmem_double_get_nbi" shmem_double_get_nbi pshmem_double_get_nbi = 8;
    "shmem_longdouble_get_nbi" shmem_longdouble_get_nbi pshmem_longdouble_get_nbi = 16;
    "shmem_char_get_nbi" shmem_char_get_nbi pshmem_char_get_nbi = 1;
    "shmem_schar_get_nbi" shmem_schar_get_nbi pshmem_schar_get_nbi = 1;
    "shmem_short_get_nbi" shmem_short_get_nbi pshmem_short_get_nbi = 2;
    "shmem_int_get_nbi" shmem_int_get_nbi pshmem_int_get_nbi = 4;
    "shmem_long_get_nbi" shmem_long_get_nbi pshmem_long_get_nbi = 8;
    "shmem_longlong_get_nbi" shmem_longlong_get_nbi pshmem_longlong_get_nbi = 8;
    "shmem_uchar_get_nbi" shmem_uchar_get_nbi pshmem_uchar_get_nbi = 1;
    "shmem_ushort_get_nbi" shmem_ushort_get_nbi pshmem_ushort_get_nbi = 2;
    "shmem_uint_get_nbi" shmem_uint_get_nbi pshmem_uint_get_nbi = 4;
    "shmem_ulong_get_nbi" shmem_ulong_get_nbi pshmem_ulong_get_nbi = 8;
    "shmem_ulonglong_get_nbi" shmem_ulonglong_get_nbi pshmem_ulonglong_get_nbi = 8;
    "shmem_int8_get_nbi" shmem_int8_get_nbi pshmem_int8_get_nbi = 1;
    "shmem_int16_get_nbi" shmem_int16_get_nbi pshmem_int16_get_nbi = 2;
    "shmem_int32_get_nbi" shmem_int32_get_nbi pshmem_int32_get_nbi = 4;
    "shmem_int64_get_nbi" shmem_int64_get_nbi pshmem_int64_get_nbi = 8;
    "shmem_uint8_get_nbi" shmem_uint8_get_nbi pshmem_uint8_get_nbi = 1;
    "shmem_uint16_get_nbi" shmem_uint16_get_nbi pshmem_uint16_get_nbi = 2;
    "shmem_uint32_get_nbi" shmem_uint32_get_nbi pshmem_uint32_get_nbi = 4;
    "shmem_uint64_get_nbi" shmem_uint64_get_nbi pshmem_uint64_get_nbi = 8;
    "shmem_size_get_nbi" shmem_size_get_nbi pshmem_size_get_nbi = 8;
    "shmem_ptrdiff_get_nbi" shmem_ptrdiff_get_nbi pshmem_ptrdiff_get_nbi = 8;
    "shmem_get8_nbi" shmem_get8_nbi pshmem_get8_nbi = 1;
    "shmem_get16_nbi" shmem_get16_nbi pshmem_get16_nbi = 2;
    "shmem_get32_nbi" shmem_get32_nbi pshmem_get32_nbi = 4;
    "shmem_get64_nbi" shmem_get64_nbi pshmem_get64_nbi = 8;
    "shmem_get128_nbi" shmem_get128_nbi pshmem_get128_nbi = 16;
    "shmem_getmem_nbi" shmem_getmem_nbi pshmem_getmem_nbi = 1;
    "ishmem_float_get_nbi" ishmem_float_get_nbi = 4;
    "ishmem_double_get_nbi" ishmem_double_get_nbi = 8;
    "ishmem_char_get_nbi" ishmem_char_get_nbi = 1;
    "ishmem_schar_get_nbi" ishmem_schar_get_nbi = 1;
    "ishmem_short_get_nbi" ishmem_short_get_nbi = 2;
    "ishmem_int_get_nbi" ishmem_int_get_nbi = 4;
    "ishmem_long_get_nbi" ishmem_long_get_nbi = 8;
    "ishmem_longlong_get_nbi" ishmem_longlong_get_nbi = 8;
    "ishmem_uchar_get_nbi" ishmem_uchar_get_nbi = 1;
    "ishmem_ushort_get_nbi" ishmem_ushort_get_nbi = 2;
    "ishmem_uint_get_nbi" ishmem_uint_get_nbi = 4;
    "ishmem_ulong_get_nbi" ishmem_ulong_get_nbi = 8;
    "ishmem_ulonglong_get_nbi" ishmem_ulonglong_get_nbi = 8;
    "ishmem_int8_get_nbi" ishmem_int8_get_nbi = 1;
    "ishmem_int16_get_nbi" ishmem_int16_get_nbi = 2;
    "ishmem_int32_get_nbi" ishmem_int32_get_nbi = 4;
    "ishmem_int64_get_nbi" ishmem_int64_get_nbi = 8;
    "ishmem_uint8_get_nbi" ishmem_uint8_get_nbi = 1;
    "ishmem_uint16_get_nbi" ishmem_uint16_get_nbi = 2;
    "ishmem_uint32_get_nbi" ishmem_uint32_get_nbi = 4;
    "ishmem_uint64_get_nbi" ishmem_uint64_get_nbi = 8;
    "ishmem_size_get_nbi" ishmem_size_get_nbi = 8;
    "ishmem_ptrdiff_get_nbi" ishmem_ptrdiff_get_nbi = 8;
    "ishmem_get8_nbi" ishmem_get8_nbi = 1;
    "ishmem_get16_nbi" ishmem_get16_nbi = 2;
    "ishmem_get32_nbi" ishmem_get32_nbi = 4;
    "ishmem_get64_nbi" ishmem_get64_nbi = 8;
    "ishmem_get128_nbi" ishmem_get128_nbi = 16;
    "ishmem_getmem_nbi" ishmem_getmem_nbi = 1;
}

macro_rules! ctx_get_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int) -> () =
                rma::get_nbi($routine, $bytes, ctx, dest, source, nelems, pe)
        }
    )*};
}

ctx_get_nbi! {
    "shmem_ctx_float_get_nbi" shmem_ctx_float_get_nbi pshmem_ctx_float_get_nbi = 4;
    "shmem_ctx_double_get_nbi" shmem_ctx_double_get_nbi pshmem_ctx_double_get_nbi = 8;
    "shmem_ctx_longdouble_get_nbi" shmem_ctx_longdouble_get_nbi pshmem_ctx_longdouble_get_nbi = 16;
    "shmem_ctx_char_get_nbi" shmem_ctx_char_get_nbi pshmem_ctx_char_get_nbi = 1;
    "shmem_ctx_schar_get_nbi" shmem_ctx_schar_get_nbi pshmem_ctx_schar_get_nbi = 1;
    "shmem_ctx_short_get_nbi" shmem_ctx_short_get_nbi pshmem_ctx_short_get_nbi = 2;
    "shmem_ctx_int_get_nbi" shmem_ctx_int_get_nbi pshmem_ctx_int_get_nbi = 4;
    "shmem_ctx_long_get_nbi" shmem_ctx_long_get_nbi pshmem_ctx_long_get_nbi = 8;
    "shmem_ctx_longlong_get_nbi" shmem_ctx_longlong_get_nbi pshmem_ctx_longlong_get_nbi = 8;
    "shmem_ctx_uchar_get_nbi" shmem_ctx_uchar_get_nbi pshmem_ctx_uchar_get_nbi = 1;
    "shmem_ctx_ushort_get_nbi" shmem_ctx_ushort_get_nbi pshmem_ctx_ushort_get_nbi = 2;
    "shmem_ctx_uint_get_nbi" shmem_ctx_uint_get_nbi pshmem_ctx_uint_get_nbi = 4;
    "shmem_ctx_ulong_get_nbi" shmem_ctx_ulong_get_nbi pshmem_ctx_ulong_get_nbi = 8;
    "shmem_ctx_ulonglong_get_nbi" shmem_ctx_ulonglong_get_nbi pshmem_ctx_ulonglong_get_nbi = 8;
    "shmem_ctx_int8_get_nbi" shmem_ctx_int8_get_nbi pshmem_ctx_int8_get_nbi = 1;
    "shmem_ctx_int16_get_nbi" shmem_ctx_int16_get_nbi pshmem_ctx_int16_get_nbi = 2;
    "shmem_ctx_int32_get_nbi" shmem_ctx_int32_get_nbi pshmem_ctx_int32_get_nbi = 4;
    "shmem_ctx_int64_get_nbi" shmem_ctx_int64_get_nbi pshmem_ctx_int64_get_nbi = 8;
    "shmem_ctx_uint8_get_nbi" shmem_ctx_uint8_get_nbi pshmem_ctx_uint8_get_nbi = 1;
    "shmem_ctx_uint16_get_nbi" shmem_ctx_uint16_get_nbi pshmem_ctx_uint16_get_nbi = 2;
    "shmem_ctx_uint32_get_nbi" shmem_ctx_uint32_get_nbi pshmem_ctx_uint32_get_nbi = 4;
    "shmem_ctx_uint64_get_nbi" shmem_ctx_uint64_get_nbi pshmem_ctx_uint64_get_nbi = 8;
    "shmem_ctx_size_get_nbi" shmem_ctx_size_get_nbi pshmem_ctx_size_get_nbi = 8;
    "shmem_ctx_ptrdiff_get_nbi" shmem_ctx_ptrdiff_get_nbi pshmem_ctx_ptrdiff_get_nbi = 8;
    "shmem_ctx_get8_nbi" shmem_ctx_get8_nbi pshmem_ctx_get8_nbi = 1;
    "shmem_ctx_get16_nbi" shmem_ctx_get16_nbi pshmem_ctx_get16_nbi = 2;
    "shmem_ctx_get32_nbi" shmem_ctx_get32_nbi pshmem_ctx_get32_nbi = 4;
    "shmem_ctx_get64_nbi" shmem_ctx_get64_nbi pshmem_ctx_get64_nbi = 8;
    "shmem_ctx_get128_nbi" shmem_ctx_get128_nbi pshmem_ctx_get128_nbi = 16;
    "shmem_ctx_getmem_nbi" shmem_ctx_getmem_nbi pshmem_ctx_getmem_nbi = 1;
}

macro_rules! get_nbi_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::get(list::Routine::new($routine, DeviceRoutine::Get, true), $bytes, dest, source, nelems, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

get_nbi_on_list! {
    "ishmemx_float_get_nbi_on_list" ishmemx_float_get_nbi_on_list = 4;
    "ishmemx_double_get_nbi_on_list" ishmemx_double_get_nbi_on_list = 8;
    "ishmemx_char_get_nbi_on_list" ishmemx_char_get_nbi_on_list = 1;
    "ishmemx_schar_get_nbi_on_list" ishmemx_schar_get_nbi_on_list = 1;
    "ishmemx_short_get_nbi_on_list" ishmemx_short_get_nbi_on_list = 2;
    "ishmemx_int_get_nbi_on_list" ishmemx_int_get_nbi_on_list = 4;
    "ishmemx_long_get_nbi_on_list" ishmemx_long_get_nbi_on_list = 8;
    "ishmemx_longlong_get_nbi_on_list" ishmemx_longlong_get_nbi_on_list = 8;
    "ishmemx_uchar_get_nbi_on_list" ishmemx_uchar_get_nbi_on_list = 1;
    "ishmemx_ushort_get_nbi_on_list" ishmemx_ushort_get_nbi_on_list = 2;
    "ishmemx_uint_get_nbi_on_list" ishmemx_uint_get_nbi_on_list = 4;
    "ishmemx_ulong_get_nbi_on_list" ishmemx_ulong_get_nbi_on_list = 8;
    "ishmemx_ulonglong_get_nbi_on_list" ishmemx_ulonglong_get_nbi_on_list = 8;
    "ishmemx_int8_get_nbi_on_list" ishmemx_int8_get_nbi_on_list = 1;
    "ishmemx_int16_get_nbi_on_list" ishmemx_int16_get_nbi_on_list = 2;
    "ishmemx_int32_get_nbi_on_list" ishmemx_int32_get_nbi_on_list = 4;
    "ishmemx_int64_get_nbi_on_list" ishmemx_int64_get_nbi_on_list = 8;
    "ishmemx_uint8_get_nbi_on_list" ishmemx_uint8_get_nbi_on_list = 1;
    "ishmemx_uint16_get_nbi_on_list" ishmemx_uint16_get_nbi_on_list = 2;
    "ishmemx_uint32_get_nbi_on_list" ishmemx_uint32_get_nbi_on_list = 4;
    "ishmemx_uint64_get_nbi_on_list" ishmemx_uint64_get_nbi_on_list = 8;
    "ishmemx_size_get_nbi_on_list" ishmemx_size_get_nbi_on_list = 8;
    "ishmemx_ptrdiff_get_nbi_on_list" ishmemx_ptrdiff_get_nbi_on_list = 8;
    "ishmemx_get8_nbi_on_list" ishmemx_get8_nbi_on_list = 1;
    "ishmemx_get16_nbi_on_list" ishmemx_get16_nbi_on_list = 2;
    "ishmemx_get32_nbi_on_list" ishmemx_get32_nbi_on_list = 4;
    "ishmemx_get64_nbi_on_list" ishmemx_get64_nbi_on_list = 8;
    "ishmemx_get128_nbi_on_list" ishmemx_get128_nbi_on_list = 16;
    "ishmemx_getmem_nbi_on_list" ishmemx_getmem_nbi_on_list = 1;
}

macro_rules! fortran_get_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe: *const c_int) -> () =
                rma::get_nbi($routine, $bytes, Context::DEFAULT, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe))
        }
    )*};
}

fortran_get_nbi! {
    "SHMEM_CHARACTER_GET_NBI" shmem_character_get_nbi_ = 1;
    "SHMEM_COMPLEX_GET_NBI" shmem_complex_get_nbi_ = 8;
    "SHMEM_DOUBLE_GET_NBI" shmem_double_get_nbi_ = 8;
    "SHMEM_INTEGER_GET_NBI" shmem_integer_get_nbi_ = 4;
    "SHMEM_LOGICAL_GET_NBI" shmem_logical_get_nbi_ = 4;
    "SHMEM_REAL_GET_NBI" shmem_real_get_nbi_ = 4;
    "SHMEM_GET4_NBI" shmem_get4_nbi_ = 4;
    "SHMEM_GET8_NBI" shmem_get8_nbi_ = 8;
    "SHMEM_GET32_NBI" shmem_get32_nbi_ = 4;
    "SHMEM_GET64_NBI" shmem_get64_nbi_ = 8;
    "SHMEM_GET128_NBI" shmem_get128_nbi_ = 16;
    "SHMEM_GETMEM_NBI" shmem_getmem_nbi_ = 1;
}

macro_rules! atomic_fetch {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (source: *const $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch! {
    "shmem_float_atomic_fetch" shmem_float_atomic_fetch pshmem_float_atomic_fetch = f32;
    "shmem_double_atomic_fetch" shmem_double_atomic_fetch pshmem_double_atomic_fetch = f64;
    "shmem_int_atomic_fetch" shmem_int_atomic_fetch pshmem_int_atomic_fetch = i32;
    "shmem_long_atomic_fetch" shmem_long_atomic_fetch pshmem_long_atomic_fetch = i64;
    "shmem_longlong_atomic_fetch" shmem_longlong_atomic_fetch pshmem_longlong_atomic_fetch = i64;
    "shmem_uint_atomic_fetch" shmem_uint_atomic_fetch pshmem_uint_atomic_fetch = u32;
    "shmem_ulong_atomic_fetch" shmem_ulong_atomic_fetch pshmem_ulong_atomic_fetch = u64;
    "shmem_ulonglong_atomic_fetch" shmem_ulonglong_atomic_fetch pshmem_ulonglong_atomic_fetch = u64;
    "shmem_int32_atomic_fetch" shmem_int32_atomic_fetch pshmem_int32_atomic_fetch = i32;
    "shmem_int64_atomic_fetch" shmem_int64_atomic_fetch pshmem_int64_atomic_fetch = i64;
    "shmem_uint32_atomic_fetch" shmem_uint32_atomic_fetch pshmem_uint32_atomic_fetch = u32;
    "shmem_uint64_atomic_fetch" shmem_uint64_atomic_fetch pshmem_uint64_atomic_fetch = u64;
    "shmem_size_atomic_fetch" shmem_size_atomic_fetch pshmem_size_atomic_fetch = u64;
    "shmem_ptrdiff_atomic_fetch" shmem_ptrdiff_atomic_fetch pshmem_ptrdiff_atomic_fetch = i64;
    "ishmem_float_atomic_fetch" ishmem_float_atomic_fetch = f32;
    "ishmem_double_atomic_fetch" ishmem_double_atomic_fetch = f64;
    "ishmem_int_atomic_fetch" ishmem_int_atomic_fetch = i32;
    "ishmem_long_atomic_fetch" ishmem_long_atomic_fetch = i64;
    "ishmem_longlong_atomic_fetch" ishmem_longlong_atomic_fetch = i64;
    "ishmem_uint_atomic_fetch" ishmem_uint_atomic_fetch = u32;
    "ishmem_ulong_atomic_fetch" ishmem_ulong_atomic_fetch = u64;
    "ishmem_ulonglong_atomic_fetch" ishmem_ulonglong_atomic_fetch = u64;
    "ishmem_int32_atomic_fetch" ishmem_int32_atomic_fetch = i32;
    "ishmem_int64_atomic_fetch" ishmem_int64_atomic_fetch = i64;
    "ishmem_uint32_atomic_fetch" ishmem_uint32_atomic_fetch = u32;
    "ishmem_uint64_atomic_fetch" ishmem_uint64_atomic_fetch = u64;
    "ishmem_size_atomic_fetch" ishmem_size_atomic_fetch = u64;
    "ishmem_ptrdiff_atomic_fetch" ishmem_ptrdiff_atomic_fetch = i64;
    "ishmem_schar_atomic_fetch" ishmem_schar_atomic_fetch = i8;
}

macro_rules! ctx_atomic_fetch {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, source: *const $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch! {
    "shmem_ctx_float_atomic_fetch" shmem_ctx_float_atomic_fetch pshmem_ctx_float_atomic_fetch = f32;
    "shmem_ctx_double_atomic_fetch" shmem_ctx_double_atomic_fetch pshmem_ctx_double_atomic_fetch = f64;
    "shmem_ctx_int_atomic_fetch" shmem_ctx_int_atomic_fetch pshmem_ctx_int_atomic_fetch = i32;
    "shmem_ctx_long_atomic_fetch" shmem_ctx_long_atomic_fetch pshmem_ctx_long_atomic_fetch = i64;
    "shmem_ctx_longlong_atomic_fetch" shmem_ctx_longlong_atomic_fetch pshmem_ctx_longlong_atomic_fetch = i64;
    "shmem_ctx_uint_atomic_fetch" shmem_ctx_uint_atomic_fetch pshmem_ctx_uint_atomic_fetch = u32;
    "shmem_ctx_ulong_atomic_fetch" shmem_ctx_ulong_atomic_fetch pshmem_ctx_ulong_atomic_fetch = u64;
    "shmem_ctx_ulonglong_atomic_fetch" shmem_ctx_ulonglong_atomic_fetch pshmem_ctx_ulonglong_atomic_fetch = u64;
    "shmem_ctx_int32_atomic_fetch" shmem_ctx_int32_atomic_fetch pshmem_ctx_int32_atomic_fetch = i32;
    "shmem_ctx_int64_atomic_fetch" shmem_ctx_int64_atomic_fetch pshmem_ctx_int64_atomic_fetch = i64;
    "shmem_ctx_uint32_atomic_fetch" shmem_ctx_uint32_atomic_fetch pshmem_ctx_uint32_atomic_fetch = u32;
    "shmem_ctx_uint64_atomic_fetch" shmem_ctx_uint64_atomic_fetch pshmem_ctx_uint64_atomic_fetch = u64;
    "shmem_ctx_size_atomic_fetch" shmem_ctx_size_atomic_fetch pshmem_ctx_size_atomic_fetch = u64;
    "shmem_ctx_ptrdiff_atomic_fetch" shmem_ctx_ptrdiff_atomic_fetch pshmem_ctx_ptrdiff_atomic_fetch = i64;
}

macro_rules! atomic_set {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Set, value, 0 as $ty, pe)
        }
    )*};
}

atomic_set! {
    "shmem_float_atomic_set" shmem_float_atomic_set pshmem_float_atomic_set = f32;
    "shmem_double_atomic_set" shmem_double_atomic_set pshmem_double_atomic_set = f64;
    "shmem_int_atomic_set" shmem_int_atomic_set pshmem_int_atomic_set = i32;
    "shmem_long_atomic_set" shmem_long_atomic_set pshmem_long_atomic_set = i64;
    "shmem_longlong_atomic_set" shmem_longlong_atomic_set pshmem_longlong_atomic_set = i64;
    "shmem_uint_atomic_set" shmem_uint_atomic_set pshmem_uint_atomic_set = u32;
    "shmem_ulong_atomic_set" shmem_ulong_atomic_set pshmem_ulong_atomic_set = u64;
    "shmem_ulonglong_atomic_set" shmem_ulonglong_atomic_set pshmem_ulonglong_atomic_set = u64;
    "shmem_int32_atomic_set" shmem_int32_atomic_set pshmem_int32_atomic_set = i32;
    "shmem_int64_atomic_set" shmem_int64_atomic_set pshmem_int64_atomic_set = i64;
    "shmem_uint32_atomic_set" shmem_uint32_atomic_set pshmem_uint32_atomic_set = u32;
    "shmem_uint64_atomic_set" shmem_uint64_atomic_set pshmem_uint64_atomic_set = u64;
    "shmem_size_atomic_set" shmem_size_atomic_set pshmem_size_atomic_set = u64;
    "shmem_ptrdiff_atomic_set" shmem_ptrdiff_atomic_set pshmem_ptrdiff_atomic_set = i64;
    "ishmem_float_atomic_set" ishmem_float_atomic_set = f32;
    "ishmem_double_atomic_set" ishmem_double_atomic_set = f64;
    "ishmem_int_atomic_set" ishmem_int_atomic_set = i32;
    "ishmem_long_atomic_set" ishmem_long_atomic_set = i64;
    "ishmem_longlong_atomic_set" ishmem_longlong_atomic_set = i64;
    "ishmem_uint_atomic_set" ishmem_uint_atomic_set = u32;
    "ishmem_ulong_atomic_set" ishmem_ulong_atomic_set = u64;
    "ishmem_ulonglong_atomic_set" ishmem_ulonglong_atomic_set = u64;
    "ishmem_int32_atomic_set" ishmem_int32_atomic_set = i32;
    "ishmem_int64_atomic_set" ishmem_int64_atomic_set = i64;
    "ishmem_uint32_atomic_set" ishmem_uint32_atomic_set = u32;
    "ishmem_uint64_atomic_set" ishmem_uint64_atomic_set = u64;
    "ishmem_size_atomic_set" ishmem_size_atomic_set = u64;
    "ishmem_ptrdiff_atomic_set" ishmem_ptrdiff_atomic_set = i64;
    "ishmem_schar_atomic_set" ishmem_schar_atomic_set = i8;
}

macro_rules! ctx_atomic_set {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::Set, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_set! {
    "shmem_ctx_float_atomic_set" shmem_ctx_float_atomic_set pshmem_ctx_float_atomic_set = f32;
    "shmem_ctx_double_atomic_set" shmem_ctx_double_atomic_set pshmem_ctx_double_atomic_set = f64;
    "shmem_ctx_int_atomic_set" shmem_ctx_int_atomic_set pshmem_ctx_int_atomic_set = i32;
    "shmem_ctx_long_atomic_set" shmem_ctx_long_atomic_set pshmem_ctx_long_atomic_set = i64;
    "shmem_ctx_longlong_atomic_set" shmem_ctx_longlong_atomic_set pshmem_ctx_longlong_atomic_set = i64;
    "shmem_ctx_uint_atomic_set" shmem_ctx_uint_atomic_set pshmem_ctx_uint_atomic_set = u32;
    "shmem_ctx_ulong_atomic_set" shmem_ctx_ulong_atomic_set pshmem_ctx_ulong_atomic_set = u64;
    "shmem_ctx_ulonglong_atomic_set" shmem_ctx_ulonglong_atomic_set pshmem_ctx_ulonglong_atomic_set = u64;
    "shmem_ctx_int32_atomic_set" shmem_ctx_int32_atomic_set pshmem_ctx_int32_atomic_set = i32;
    "shmem_ctx_int64_atomic_set" shmem_ctx_int64_atomic_set pshmem_ctx_int64_atomic_set = i64;
    "shmem_ctx_uint32_atomic_set" shmem_ctx_uint32_atomic_set pshmem_ctx_uint32_atomic_set = u32;
    "shmem_ctx_uint64_atomic_set" shmem_ctx_uint64_atomic_set pshmem_ctx_uint64_atomic_set = u64;
    "shmem_ctx_size_atomic_set" shmem_ctx_size_atomic_set pshmem_ctx_size_atomic_set = u64;
    "shmem_ctx_ptrdiff_atomic_set" shmem_ctx_ptrdiff_atomic_set pshmem_ctx_ptrdiff_atomic_set = i64;
}

macro_rules! atomic_compare_swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe)
        }
    )*};
}

atomic_compare_swap! {
    "shmem_int_atomic_compare_swap" shmem_int_atomic_compare_swap pshmem_int_atomic_compare_swap = i32;
    "shmem_long_atomic_compare_swap" shmem_long_atomic_compare_swap pshmem_long_atomic_compare_swap = i64;
    "shmem_longlong_atomic_compare_swap" shmem_longlong_atomic_compare_swap pshmem_longlong_atomic_compare_swap = i64;
    "shmem_uint_atomic_compare_swap" shmem_uint_atomic_compare_swap pshmem_uint_atomic_compare_swap = u32;
    "shmem_ulong_atomic_compare_swap" shmem_ulong_atomic_compare_swap pshmem_ulong_atomic_compare_swap = u64;
    "shmem_ulonglong_atomic_compare_swap" shmem_ulonglong_atomic_compare_swap pshmem_ulonglong_atomic_compare_swap = u64;
    "shmem_int32_atomic_compare_swap" shmem_int32_atomic_compare_swap pshmem_int32_atomic_compare_swap = i32;
    "shmem_int64_atomic_compare_swap" shmem_int64_atomic_compare_swap pshmem_int64_atomic_compare_swap = i64;
    "shmem_uint32_atomic_compare_swap" shmem_uint32_atomic_compare_swap pshmem_uint32_atomic_compare_swap = u32;
    "shmem_uint64_atomic_compare_swap" shmem_uint64_atomic_compare_swap pshmem_uint64_atomic_compare_swap = u64;
    "shmem_size_atomic_compare_swap" shmem_size_atomic_compare_swap pshmem_size_atomic_compare_swap = u64;
    "shmem_ptrdiff_atomic_compare_swap" shmem_ptrdiff_atomic_compare_swap pshmem_ptrdiff_atomic_compare_swap = i64;
    "ishmem_int_atomic_compare_swap" ishmem_int_atomic_compare_swap = i32;
    "ishmem_long_atomic_compare_swap" ishmem_long_atomic_compare_swap = i64;
    "ishmem_longlong_atomic_compare_swap" ishmem_longlong_atomic_compare_swap = i64;
    "ishmem_uint_atomic_compare_swap" ishmem_uint_atomic_compare_swap = u32;
    "ishmem_ulong_atomic_compare_swap" ishmem_ulong_atomic_compare_swap = u64;
    "ishmem_ulonglong_atomic_compare_swap" ishmem_ulonglong_atomic_compare_swap = u64;
    "ishmem_int32_atomic_compare_swap" ishmem_int32_atomic_compare_swap = i32;
    "ishmem_int64_atomic_compare_swap" ishmem_int64_atomic_compare_swap = i64;
    "ishmem_uint32_atomic_compare_swap" ishmem_uint32_atomic_compare_swap = u32;
    "ishmem_uint64_atomic_compare_swap" ishmem_uint64_atomic_compare_swap = u64;
    "ishmem_size_atomic_compare_swap" ishmem_size_atomic_compare_swap = u64;
    "ishmem_ptrdiff_atomic_compare_swap" ishmem_ptrdiff_atomic_compare_swap = i64;
    "ishmem_schar_atomic_compare_swap" ishmem_schar_atomic_compare_swap = i8;
}

macro_rules! ctx_atomic_compare_swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::CompareSwap, value, cond, pe)
        }
    )*};
}

ctx_atomic_compare_swap! {
    "shmem_ctx_int_atomic_compare_swap" shmem_ctx_int_atomic_compare_swap pshmem_ctx_int_atomic_compare_swap = i32;
    "shmem_ctx_long_atomic_compare_swap" shmem_ctx_long_atomic_compare_swap pshmem_ctx_long_atomic_compare_swap = i64;
    "shmem_ctx_longlong_atomic_compare_swap" shmem_ctx_longlong_atomic_compare_swap pshmem_ctx_longlong_atomic_compare_swap = i64;
    "shmem_ctx_uint_atomic_compare_swap" shmem_ctx_uint_atomic_compare_swap pshmem_ctx_uint_atomic_compare_swap = u32;
    "shmem_ctx_ulong_atomic_compare_swap" shmem_ctx_ulong_atomic_compare_swap pshmem_ctx_ulong_atomic_compare_swap = u64;
    "shmem_ctx_ulonglong_atomic_compare_swap" shmem_ctx_ulonglong_atomic_compare_swap pshmem_ctx_ulonglong_atomic_compare_swap = u64;
    "shmem_ctx_int32_atomic_compare_swap" shmem_ctx_int32_atomic_compare_swap pshmem_ctx_int32_atomic_compare_swap = i32;
    "shmem_ctx_int64_atomic_compare_swap" shmem_ctx_int64_atomic_compare_swap pshmem_ctx_int64_atomic_compare_swap = i64;
    "shmem_ctx_uint32_atomic_compare_swap" shmem_ctx_uint32_atomic_compare_swap pshmem_ctx_uint32_atomic_compare_swap = u32;
    "shmem_ctx_uint64_atomic_compare_swap" shmem_ctx_uint64_atomic_compare_swap pshmem_ctx_uint64_atomic_compare_swap = u64;
    "shmem_ctx_size_atomic_compare_swap" shmem_ctx_size_atomic_compare_swap pshmem_ctx_size_atomic_compare_swap = u64;
    "shmem_ctx_ptrdiff_atomic_compare_swap" shmem_ctx_ptrdiff_atomic_compare_swap pshmem_ctx_ptrdiff_atomic_compare_swap = i64;
}

macro_rules! atomic_swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe)
        }
    )*};
}

atomic_swap! {
    "shmem_float_atomic_swap" shmem_float_atomic_swap pshmem_float_atomic_swap = f32;
    "shmem_double_atomic_swap" shmem_double_atomic_swap pshmem_double_atomic_swap = f64;
    "shmem_int_atomic_swap" shmem_int_atomic_swap pshmem_int_atomic_swap = i32;
    "shmem_long_atomic_swap" shmem_long_atomic_swap pshmem_long_atomic_swap = i64;
    "shmem_longlong_atomic_swap" shmem_longlong_atomic_swap pshmem_longlong_atomic_swap = i64;
    "shmem_uint_atomic_swap" shmem_uint_atomic_swap pshmem_uint_atomic_swap = u32;
    "shmem_ulong_atomic_swap" shmem_ulong_atomic_swap pshmem_ulong_atomic_swap = u64;
    "shmem_ulonglong_atomic_swap" shmem_ulonglong_atomic_swap pshmem_ulonglong_atomic_swap = u64;
    "shmem_int32_atomic_swap" shmem_int32_atomic_swap pshmem_int32_atomic_swap = i32;
    "shmem_int64_atomic_swap" shmem_int64_atomic_swap pshmem_int64_atomic_swap = i64;
    "shmem_uint32_atomic_swap" shmem_uint32_atomic_swap pshmem_uint32_atomic_swap = u32;
    "shmem_uint64_atomic_swap" shmem_uint64_atomic_swap pshmem_uint64_atomic_swap = u64;
    "shmem_size_atomic_swap" shmem_size_atomic_swap pshmem_size_atomic_swap = u64;
    "shmem_ptrdiff_atomic_swap" shmem_ptrdiff_atomic_swap pshmem_ptrdiff_atomic_swap = i64;
    "ishmem_float_atomic_swap" ishmem_float_atomic_swap = f32;
    "ishmem_double_atomic_swap" ishmem_double_atomic_swap = f64;
    "ishmem_int_atomic_swap" ishmem_int_atomic_swap = i32;
    "ishmem_long_atomic_swap" ishmem_long_atomic_swap = i64;
    "ishmem_longlong_atomic_swap" ishmem_longlong_atomic_swap = i64;
    "ishmem_uint_atomic_swap" ishmem_uint_atomic_swap = u32;
    "ishmem_ulong_atomic_swap" ishmem_ulong_atomic_swap = u64;
    "ishmem_ulonglong_atomic_swap" ishmem_ulonglong_atomic_swap = u64;
    "ishmem_int32_atomic_swap" ishmem_int32_atomic_swap = i32;
    "ishmem_int64_atomic_swap" ishmem_int64_atomic_swap = i64;
    "ishmem_uint32_atomic_swap" ishmem_uint32_atomic_swap = u32;
    "ishmem_uint64_atomic_swap" ishmem_uint64_atomic_swap = u64;
    "ishmem_size_atomic_swap" ishmem_size_atomic_swap = u64;
    "ishmem_ptrdiff_atomic_swap" ishmem_ptrdiff_atomic_swap = i64;
    "ishmem_schar_atomic_swap" ishmem_schar_atomic_swap = i8;
}

macro_rules! ctx_atomic_swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::Swap, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_swap! {
    "shmem_ctx_float_atomic_swap" shmem_ctx_float_atomic_swap pshmem_ctx_float_atomic_swap = f32;
    "shmem_ctx_double_atomic_swap" shmem_ctx_double_atomic_swap pshmem_ctx_double_atomic_swap = f64;
    "shmem_ctx_int_atomic_swap" shmem_ctx_int_atomic_swap pshmem_ctx_int_atomic_swap = i32;
    "shmem_ctx_long_atomic_swap" shmem_ctx_long_atomic_swap pshmem_ctx_long_atomic_swap = i64;
    "shmem_ctx_longlong_atomic_swap" shmem_ctx_longlong_atomic_swap pshmem_ctx_longlong_atomic_swap = i64;
    "shmem_ctx_uint_atomic_swap" shmem_ctx_uint_atomic_swap pshmem_ctx_uint_atomic_swap = u32;
    "shmem_ctx_ulong_atomic_swap" shmem_ctx_ulong_atomic_swap pshmem_ctx_ulong_atomic_swap = u64;
    "shmem_ctx_ulonglong_atomic_swap" shmem_ctx_ulonglong_atomic_swap pshmem_ctx_ulonglong_atomic_swap = u64;
    "shmem_ctx_int32_atomic_swap" shmem_ctx_int32_atomic_swap pshmem_ctx_int32_atomic_swap = i32;
    "shmem_ctx_int64_atomic_swap" shmem_ctx_int64_atomic_swap pshmem_ctx_int64_atomic_swap = i64;
    "shmem_ctx_uint32_atomic_swap" shmem_ctx_uint32_atomic_swap pshmem_ctx_uint32_atomic_swap = u32;
    "shmem_ctx_uint64_atomic_swap" shmem_ctx_uint64_atomic_swap pshmem_ctx_uint64_atomic_swap = u64;
    "shmem_ctx_size_atomic_swap" shmem_ctx_size_atomic_swap pshmem_ctx_size_atomic_swap = u64;
    "shmem_ctx_ptrdiff_atomic_swap" shmem_ctx_ptrdiff_atomic_swap pshmem_ctx_ptrdiff_atomic_swap = i64;
}

macro_rules! atomic_fetch_inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_inc! {
    "shmem_int_atomic_fetch_inc" shmem_int_atomic_fetch_inc pshmem_int_atomic_fetch_inc = i32;
    "shmem_long_atomic_fetch_inc" shmem_long_atomic_fetch_inc pshmem_long_atomic_fetch_inc = i64;
    "shmem_longlong_atomic_fetch_inc" shmem_longlong_atomic_fetch_inc pshmem_longlong_atomic_fetch_inc = i64;
    "shmem_uint_atomic_fetch_inc" shmem_uint_atomic_fetch_inc pshmem_uint_atomic_fetch_inc = u32;
    "shmem_ulong_atomic_fetch_inc" shmem_ulong_atomic_fetch_inc pshmem_ulong_atomic_fetch_inc = u64;
    "shmem_ulonglong_atomic_fetch_inc" shmem_ulonglong_atomic_fetch_inc pshmem_ulonglong_atomic_fetch_inc = u64;
    "shmem_int32_atomic_fetch_inc" shmem_int32_atomic_fetch_inc pshmem_int32_atomic_fetch_inc = i32;
    "shmem_int64_atomic_fetch_inc" shmem_int64_atomic_fetch_inc pshmem_int64_atomic_fetch_inc = i64;
    "shmem_uint32_atomic_fetch_inc" shmem_uint32_atomic_fetch_inc pshmem_uint32_atomic_fetch_inc = u32;
    "shmem_uint64_atomic_fetch_inc" shmem_uint64_atomic_fetch_inc pshmem_uint64_atomic_fetch_inc = u64;
    "shmem_size_atomic_fetch_inc" shmem_size_atomic_fetch_inc pshmem_size_atomic_fetch_inc = u64;
    "shmem_ptrdiff_atomic_fetch_inc" shmem_ptrdiff_atomic_fetch_inc pshmem_ptrdiff_atomic_fetch_inc = i64;
    "ishmem_int_atomic_fetch_inc" ishmem_int_atomic_fetch_inc = i32;
    "ishmem_long_atomic_fetch_inc" ishmem_long_atomic_fetch_inc = i64;
    "ishmem_longlong_atomic_fetch_inc" ishmem_longlong_atomic_fetch_inc = i64;
    "ishmem_uint_atomic_fetch_inc" ishmem_uint_atomic_fetch_inc = u32;
    "ishmem_ulong_atomic_fetch_inc" ishmem_ulong_atomic_fetch_inc = u64;
    "ishmem_ulonglong_atomic_fetch_inc" ishmem_ulonglong_atomic_fetch_inc = u64;
    "ishmem_int32_atomic_fetch_inc" ishmem_int32_atomic_fetch_inc = i32;
    "ishmem_int64_atomic_fetch_inc" ishmem_int64_atomic_fetch_inc = i64;
    "ishmem_uint32_atomic_fetch_inc" ishmem_uint32_atomic_fetch_inc = u32;
    "ishmem_uint64_atomic_fetch_inc" ishmem_uint64_atomic_fetch_inc = u64;
    "ishmem_size_atomic_fetch_inc" ishmem_size_atomic_fetch_inc = u64;
    "ishmem_ptrdiff_atomic_fetch_inc" ishmem_ptrdiff_atomic_fetch_inc = i64;
    "ishmem_schar_atomic_fetch_inc" ishmem_schar_atomic_fetch_inc = i8;
}

macro_rules! ctx_atomic_fetch_inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_inc! {
    "shmem_ctx_int_atomic_fetch_inc" shmem_ctx_int_atomic_fetch_inc pshmem_ctx_int_atomic_fetch_inc = i32;
    "shmem_ctx_long_atomic_fetch_inc" shmem_ctx_long_atomic_fetch_inc pshmem_ctx_long_atomic_fetch_inc = i64;
    "shmem_ctx_longlong_atomic_fetch_inc" shmem_ctx_longlong_atomic_fetch_inc pshmem_ctx_longlong_atomic_fetch_inc = i64;
    "shmem_ctx_uint_atomic_fetch_inc" shmem_ctx_uint_atomic_fetch_inc pshmem_ctx_uint_atomic_fetch_inc = u32;
    "shmem_ctx_ulong_atomic_fetch_inc" shmem_ctx_ulong_atomic_fetch_inc pshmem_ctx_ulong_atomic_fetch_inc = u64;
    "shmem_ctx_ulonglong_atomic_fetch_inc" shmem_ctx_ulonglong_atomic_fetch_inc pshmem_ctx_ulonglong_atomic_fetch_inc = u64;
    "shmem_ctx_int32_atomic_fetch_inc" shmem_ctx_int32_atomic_fetch_inc pshmem_ctx_int32_atomic_fetch_inc = i32;
    "shmem_ctx_int64_atomic_fetch_inc" shmem_ctx_int64_atomic_fetch_inc pshmem_ctx_int64_atomic_fetch_inc = i64;
    "shmem_ctx_uint32_atomic_fetch_inc" shmem_ctx_uint32_atomic_fetch_inc pshmem_ctx_uint32_atomic_fetch_inc = u32;
    "shmem_ctx_uint64_atomic_fetch_inc" shmem_ctx_uint64_atomic_fetch_inc pshmem_ctx_uint64_atomic_fetch_inc = u64;
    "shmem_ctx_size_atomic_fetch_inc" shmem_ctx_size_atomic_fetch_inc pshmem_ctx_size_atomic_fetch_inc = u64;
    "shmem_ctx_ptrdiff_atomic_fetch_inc" shmem_ctx_ptrdiff_atomic_fetch_inc pshmem_ctx_ptrdiff_atomic_fetch_inc = i64;
}

macro_rules! atomic_inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

atomic_inc! {
    "shmem_int_atomic_inc" shmem_int_atomic_inc pshmem_int_atomic_inc = i32;
    "shmem_long_atomic_inc" shmem_long_atomic_inc pshmem_long_atomic_inc = i64;
    "shmem_longlong_atomic_inc" shmem_longlong_atomic_inc pshmem_longlong_atomic_inc = i64;
    "shmem_uint_atomic_inc" shmem_uint_atomic_inc pshmem_uint_atomic_inc = u32;
    "shmem_ulong_atomic_inc" shmem_ulong_atomic_inc pshmem_ulong_atomic_inc = u64;
    "shmem_ulonglong_atomic_inc" shmem_ulonglong_atomic_inc pshmem_ulonglong_atomic_inc = u64;
    "shmem_int32_atomic_inc" shmem_int32_atomic_inc pshmem_int32_atomic_inc = i32;
    "shmem_int64_atomic_inc" shmem_int64_atomic_inc pshmem_int64_atomic_inc = i64;
    "shmem_uint32_atomic_inc" shmem_uint32_atomic_inc pshmem_uint32_atomic_inc = u32;
    "shmem_uint64_atomic_inc" shmem_uint64_atomic_inc pshmem_uint64_atomic_inc = u64;
    "shmem_size_atomic_inc" shmem_size_atomic_inc pshmem_size_atomic_inc = u64;
    "shmem_ptrdiff_atomic_inc" shmem_ptrdiff_atomic_inc pshmem_ptrdiff_atomic_inc = i64;
    "ishmem_int_atomic_inc" ishmem_int_atomic_inc = i32;
    "ishmem_long_atomic_inc" ishmem_long_atomic_inc = i64;
    "ishmem_longlong_atomic_inc" ishmem_longlong_atomic_inc = i64;
    "ishmem_uint_atomic_inc" ishmem_uint_atomic_inc = u32;
    "ishmem_ulong_atomic_inc" ishmem_ulong_atomic_inc = u64;
    "ishmem_ulonglong_atomic_inc" ishmem_ulonglong_atomic_inc = u64;
    "ishmem_int32_atomic_inc" ishmem_int32_atomic_inc = i32;
    "ishmem_int64_atomic_inc" ishmem_int64_atomic_inc = i64;
    "ishmem_uint32_atomic_inc" ishmem_uint32_atomic_inc = u32;
    "ishmem_uint64_atomic_inc" ishmem_uint64_atomic_inc = u64;
    "ishmem_size_atomic_inc" ishmem_size_atomic_inc = u64;
    "ishmem_ptrdiff_atomic_inc" ishmem_ptrdiff_atomic_inc = i64;
    "ishmem_schar_atomic_inc" ishmem_schar_atomic_inc = i8;
}

macro_rules! ctx_atomic_inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_inc! {
    "shmem_ctx_int_atomic_inc" shmem_ctx_int_atomic_inc pshmem_ctx_int_atomic_inc = i32;
    "shmem_ctx_long_atomic_inc" shmem_ctx_long_atomic_inc pshmem_ctx_long_atomic_inc = i64;
    "shmem_ctx_longlong_atomic_inc" shmem_ctx_longlong_atomic_inc pshmem_ctx_longlong_atomic_inc = i64;
    "shmem_ctx_uint_atomic_inc" shmem_ctx_uint_atomic_inc pshmem_ctx_uint_atomic_inc = u32;
    "shmem_ctx_ulong_atomic_inc" shmem_ctx_ulong_atomic_inc pshmem_ctx_ulong_atomic_inc = u64;
    "shmem_ctx_ulonglong_atomic_inc" shmem_ctx_ulonglong_atomic_inc pshmem_ctx_ulonglong_atomic_inc = u64;
    "shmem_ctx_int32_atomic_inc" shmem_ctx_int32_atomic_inc pshmem_ctx_int32_atomic_inc = i32;
    "shmem_ctx_int64_atomic_inc" shmem_ctx_int64_atomic_inc pshmem_ctx_int64_atomic_inc = i64;
    "shmem_ctx_uint32_atomic_inc" shmem_ctx_uint32_atomic_inc pshmem_ctx_uint32_atomic_inc = u32;
    "shmem_ctx_uint64_atomic_inc" shmem_ctx_uint64_atomic_inc pshmem_ctx_uint64_atomic_inc = u64;
    "shmem_ctx_size_atomic_inc" shmem_ctx_size_atomic_inc pshmem_ctx_size_atomic_inc = u64;
    "shmem_ctx_ptrdiff_atomic_inc" shmem_ctx_ptrdiff_atomic_inc pshmem_ctx_ptrdiff_atomic_inc = i64;
}

macro_rules! atomic_fetch_add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_add! {
    "shmem_int_atomic_fetch_add" shmem_int_atomic_fetch_add pshmem_int_atomic_fetch_add = i32;
    "shmem_long_atomic_fetch_add" shmem_long_atomic_fetch_add pshmem_long_atomic_fetch_add = i64;
    "shmem_longlong_atomic_fetch_add" shmem_longlong_atomic_fetch_add pshmem_longlong_atomic_fetch_add = i64;
    "shmem_uint_atomic_fetch_add" shmem_uint_atomic_fetch_add pshmem_uint_atomic_fetch_add = u32;
    "shmem_ulong_atomic_fetch_add" shmem_ulong_atomic_fetch_add pshmem_ulong_atomic_fetch_add = u64;
    "shmem_ulonglong_atomic_fetch_add" shmem_ulonglong_atomic_fetch_add pshmem_ulonglong_atomic_fetch_add = u64;
    "shmem_int32_atomic_fetch_add" shmem_int32_atomic_fetch_add pshmem_int32_atomic_fetch_add = i32;
    "shmem_int64_atomic_fetch_add" shmem_int64_atomic_fetch_add pshmem_int64_atomic_fetch_add = i64;
    "shmem_uint32_atomic_fetch_add" shmem_uint32_atomic_fetch_add pshmem_uint32_atomic_fetch_add = u32;
    "shmem_uint64_atomic_fetch_add" shmem_uint64_atomic_fetch_add pshmem_uint64_atomic_fetch_add = u64;
    "shmem_size_atomic_fetch_add" shmem_size_atomic_fetch_add pshmem_size_atomic_fetch_add = u64;
    "shmem_ptrdiff_atomic_fetch_add" shmem_ptrdiff_atomic_fetch_add pshmem_ptrdiff_atomic_fetch_add = i64;
    "ishmem_int_atomic_fetch_add" ishmem_int_atomic_fetch_add = i32;
    "ishmem_long_atomic_fetch_add" ishmem_long_atomic_fetch_add = i64;
    "ishmem_longlong_atomic_fetch_add" ishmem_longlong_atomic_fetch_add = i64;
    "ishmem_uint_atomic_fetch_add" ishmem_uint_atomic_fetch_add = u32;
    "ishmem_ulong_atomic_fetch_add" ishmem_ulong_atomic_fetch_add = u64;
    "ishmem_ulonglong_atomic_fetch_add" ishmem_ulonglong_atomic_fetch_add = u64;
    "ishmem_int32_atomic_fetch_add" ishmem_int32_atomic_fetch_add = i32;
    "ishmem_int64_atomic_fetch_add" ishmem_int64_atomic_fetch_add = i64;
    "ishmem_uint32_atomic_fetch_add" ishmem_uint32_atomic_fetch_add = u32;
    "ishmem_uint64_atomic_fetch_add" ishmem_uint64_atomic_fetch_add = u64;
    "ishmem_size_atomic_fetch_add" ishmem_size_atomic_fetch_add = u64;
    "ishmem_ptrdiff_atomic_fetch_add" ishmem_ptrdiff_atomic_fetch_add = i64;
    "ishmem_schar_atomic_fetch_add" ishmem_schar_atomic_fetch_add = i8;
}

macro_rules! ctx_atomic_fetch_add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::FetchAdd, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_add! {
    "shmem_ctx_int_atomic_fetch_add" shmem_ctx_int_atomic_fetch_add pshmem_ctx_int_atomic_fetch_add = i32;
    "shmem_ctx_long_atomic_fetch_add" shmem_ctx_long_atomic_fetch_add pshmem_ctx_long_atomic_fetch_add = i64;
    "shmem_ctx_longlong_atomic_fetch_add" shmem_ctx_longlong_atomic_fetch_add pshmem_ctx_longlong_atomic_fetch_add = i64;
    "shmem_ctx_uint_atomic_fetch_add" shmem_ctx_uint_atomic_fetch_add pshmem_ctx_uint_atomic_fetch_add = u32;
    "shmem_ctx_ulong_atomic_fetch_add" shmem_ctx_ulong_atomic_fetch_add pshmem_ctx_ulong_atomic_fetch_add = u64;
    "shmem_ctx_ulonglong_atomic_fetch_add" shmem_ctx_ulonglong_atomic_fetch_add pshmem_ctx_ulonglong_atomic_fetch_add = u64;
    "shmem_ctx_int32_atomic_fetch_add" shmem_ctx_int32_atomic_fetch_add pshmem_ctx_int32_atomic_fetch_add = i32;
    "shmem_ctx_int64_atomic_fetch_add" shmem_ctx_int64_atomic_fetch_add pshmem_ctx_int64_atomic_fetch_add = i64;
    "shmem_ctx_uint32_atomic_fetch_add" shmem_ctx_uint32_atomic_fetch_add pshmem_ctx_uint32_atomic_fetch_add = u32;
    "shmem_ctx_uint64_atomic_fetch_add" shmem_ctx_uint64_atomic_fetch_add pshmem_ctx_uint64_atomic_fetch_add = u64;
    "shmem_ctx_size_atomic_fetch_add" shmem_ctx_size_atomic_fetch_add pshmem_ctx_size_atomic_fetch_add = u64;
    "shmem_ctx_ptrdiff_atomic_fetch_add" shmem_ctx_ptrdiff_atomic_fetch_add pshmem_ctx_ptrdiff_atomic_fetch_add = i64;
}

macro_rules! atomic_add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Add, value, 0 as $ty, pe)
        }
    )*};
}

atomic_add! {
    "shmem_int_atomic_add" shmem_int_atomic_add pshmem_int_atomic_add = i32;
    "shmem_long_atomic_add" shmem_long_atomic_add pshmem_long_atomic_add = i64;
    "shmem_longlong_atomic_add" shmem_longlong_atomic_add pshmem_longlong_atomic_add = i64;
    "shmem_uint_atomic_add" shmem_uint_atomic_add pshmem_uint_atomic_add = u32;
    "shmem_ulong_atomic_add" shmem_ulong_atomic_add pshmem_ulong_atomic_add = u64;
    "shmem_ulonglong_atomic_add" shmem_ulonglong_atomic_add pshmem_ulonglong_atomic_add = u64;
    "shmem_int32_atomic_add" shmem_int32_atomic_add pshmem_int32_atomic_add = i32;
    "shmem_int64_atomic_add" shmem_int64_atomic_add pshmem_int64_atomic_add = i64;
    "shmem_uint32_atomic_add" shmem_uint32_atomic_add pshmem_uint32_atomic_add = u32;
    "shmem_uint64_atomic_add" shmem_uint64_atomic_add pshmem_uint64_atomic_add = u64;
    "shmem_size_atomic_add" shmem_size_atomic_add pshmem_size_atomic_add = u64;
    "shmem_ptrdiff_atomic_add" shmem_ptrdiff_atomic_add pshmem_ptrdiff_atomic_add = i64;
    "ishmem_int_atomic_add" ishmem_int_atomic_add = i32;
    "ishmem_long_atomic_add" ishmem_long_atomic_add = i64;
    "ishmem_longlong_atomic_add" ishmem_longlong_atomic_add = i64;
    "ishmem_uint_atomic_add" ishmem_uint_atomic_add = u32;
    "ishmem_ulong_atomic_add" ishmem_ulong_atomic_add = u64;
    "ishmem_ulonglong_atomic_add" ishmem_ulonglong_atomic_add = u64;
    "ishmem_int32_atomic_add" ishmem_int32_atomic_add = i32;
    "ishmem_int64_atomic_add" ishmem_int64_atomic_add = i64;
    "ishmem_uint32_atomic_add" ishmem_uint32_atomic_add = u32;
    "ishmem_uint64_atomic_add" ishmem_uint64_atomic_add = u64;
    "ishmem_size_atomic_add" ishmem_size_atomic_add = u64;
    "ishmem_ptrdiff_atomic_add" ishmem_ptrdiff_atomic_add = i64;
    "ishmem_schar_atomic_add" ishmem_schar_atomic_add = i8;
}

macro_rules! ctx_atomic_add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::Add, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_add! {
    "shmem_ctx_int_atomic_add" shmem_ctx_int_atomic_add pshmem_ctx_int_atomic_add = i32;
    "shmem_ctx_long_atomic_add" shmem_ctx_long_atomic_add pshmem_ctx_long_atomic_add = i64;
    "shmem_ctx_longlong_atomic_add" shmem_ctx_longlong_atomic_add pshmem_ctx_longlong_atomic_add = i64;
    "shmem_ctx_uint_atomic_add" shmem_ctx_uint_atomic_add pshmem_ctx_uint_atomic_add = u32;
    "shmem_ctx_ulong_atomic_add" shmem_ctx_ulong_atomic_add pshmem_ctx_ulong_atomic_add = u64;
    "shmem_ctx_ulonglong_atomic_add" shmem_ctx_ulonglong_atomic_add pshmem_ctx_ulonglong_atomic_add = u64;
    "shmem_ctx_int32_atomic_add" shmem_ctx_int32_atomic_add pshmem_ctx_int32_atomic_add = i32;
    "shmem_ctx_int64_atomic_add" shmem_ctx_int64_atomic_add pshmem_ctx_int64_atomic_add = i64;
    "shmem_ctx_uint32_atomic_add" shmem_ctx_uint32_atomic_add pshmem_ctx_uint32_atomic_add = u32;
    "shmem_ctx_uint64_atomic_add" shmem_ctx_uint64_atomic_add pshmem_ctx_uint64_atomic_add = u64;
    "shmem_ctx_size_atomic_add" shmem_ctx_size_atomic_add pshmem_ctx_size_atomic_add = u64;
    "shmem_ctx_ptrdiff_atomic_add" shmem_ctx_ptrdiff_atomic_add pshmem_ctx_ptrdiff_atomic_add = i64;
}

macro_rules! atomic_fetch_and {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchAnd, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_and! {
    "shmem_uint_atomic_fetch_and" shmem_uint_atomic_fetch_and pshmem_uint_atomic_fetch_and = u32;
    "shmem_ulong_atomic_fetch_and" shmem_ulong_atomic_fetch_and pshmem_ulong_atomic_fetch_and = u64;
    "shmem_ulonglong_atomic_fetch_and" shmem_ulonglong_atomic_fetch_and pshmem_ulonglong_atomic_fetch_and = u64;
    "shmem_int32_atomic_fetch_and" shmem_int32_atomic_fetch_and pshmem_int32_atomic_fetch_and = i32;
    "shmem_int64_atomic_fetch_and" shmem_int64_atomic_fetch_and pshmem_int64_atomic_fetch_and = i64;
    "shmem_uint32_atomic_fetch_and" shmem_uint32_atomic_fetch_and pshmem_uint32_atomic_fetch_and = u32;
    "shmem_uint64_atomic_fetch_and" shmem_uint64_atomic_fetch_and pshmem_uint64_atomic_fetch_and = u64;
    "ishmem_uint_atomic_fetch_and" ishmem_uint_atomic_fetch_and = u32;
    "ishmem_ulong_atomic_fetch_and" ishmem_ulong_atomic_fetch_and = u64;
    "ishmem_ulonglong_atomic_fetch_and" ishmem_ulonglong_atomic_fetch_and = u64;
    "ishmem_int32_atomic_fetch_and" ishmem_int32_atomic_fetch_and = i32;
    "ishmem_int64_atomic_fetch_and" ishmem_int64_atomic_fetch_and = i64;
    "ishmem_uint32_atomic_fetch_and" ishmem_uint32_atomic_fetch_and = u32;
    "ishmem_uint64_atomic_fetch_and" ishmem_uint64_atomic_fetch_and = u64;
    "ishmem_schar_atomic_fetch_and" ishmem_schar_atomic_fetch_and = i8;
}

macro_rules! ctx_atomic_fetch_and {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::FetchAnd, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_and! {
    "shmem_ctx_uint_atomic_fetch_and" shmem_ctx_uint_atomic_fetch_and pshmem_ctx_uint_atomic_fetch_and = u32;
    "shmem_ctx_ulong_atomic_fetch_and" shmem_ctx_ulong_atomic_fetch_and pshmem_ctx_ulong_atomic_fetch_and = u64;
    "shmem_ctx_ulonglong_atomic_fetch_and" shmem_ctx_ulonglong_atomic_fetch_and pshmem_ctx_ulonglong_atomic_fetch_and = u64;
    "shmem_ctx_int32_atomic_fetch_and" shmem_ctx_int32_atomic_fetch_and pshmem_ctx_int32_atomic_fetch_and = i32;
    "shmem_ctx_int64_atomic_fetch_and" shmem_ctx_int64_atomic_fetch_and pshmem_ctx_int64_atomic_fetch_and = i64;
    "shmem_ctx_uint32_atomic_fetch_and" shmem_ctx_uint32_atomic_fetch_and pshmem_ctx_uint32_atomic_fetch_and = u32;
    "shmem_ctx_uint64_atomic_fetch_and" shmem_ctx_uint64_atomic_fetch_and pshmem_ctx_uint64_atomic_fetch_and = u64;
}

macro_rules! atomic_and {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::And, value, 0 as $ty, pe)
        }
    )*};
}

atomic_and! {
    "shmem_uint_atomic_and" shmem_uint_atomic_and pshmem_uint_atomic_and = u32;
    "shmem_ulong_atomic_and" shmem_ulong_atomic_and pshmem_ulong_atomic_and = u64;
    "shmem_ulonglong_atomic_and" shmem_ulonglong_atomic_and pshmem_ulonglong_atomic_and = u64;
    "shmem_int32_atomic_and" shmem_int32_atomic_and pshmem_int32_atomic_and = i32;
    "shmem_int64_atomic_and" shmem_int64_atomic_and pshmem_int64_atomic_and = i64;
    "shmem_uint32_atomic_and" shmem_uint32_atomic_and pshmem_uint32_atomic_and = u32;
    "shmem_uint64_atomic_and" shmem_uint64_atomic_and pshmem_uint64_atomic_and = u64;
    "ishmem_uint_atomic_and" ishmem_uint_atomic_and = u32;
    "ishmem_ulong_atomic_and" ishmem_ulong_atomic_and = u64;
    "ishmem_ulonglong_atomic_and" ishmem_ulonglong_atomic_and = u64;
    "ishmem_int32_atomic_and" ishmem_int32_atomic_and = i32;
    "ishmem_int64_atomic_and" ishmem_int64_atomic_and = i64;
    "ishmem_uint32_atomic_and" ishmem_uint32_atomic_and = u32;
    "ishmem_uint64_atomic_and" ishmem_uint64_atomic_and = u64;
    "ishmem_schar_atomic_and" ishmem_schar_atomic_and = i8;
}

macro_rules! ctx_atomic_and {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::And, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_and! {
    "shmem_ctx_uint_atomic_and" shmem_ctx_uint_atomic_and pshmem_ctx_uint_atomic_and = u32;
    "shmem_ctx_ulong_atomic_and" shmem_ctx_ulong_atomic_and pshmem_ctx_ulong_atomic_and = u64;
    "shmem_ctx_ulonglong_atomic_and" shmem_ctx_ulonglong_atomic_and pshmem_ctx_ulonglong_atomic_and = u64;
    "shmem_ctx_int32_atomic_and" shmem_ctx_int32_atomic_and pshmem_ctx_int32_atomic_and = i32;
    "shmem_ctx_int64_atomic_and" shmem_ctx_int64_atomic_and pshmem_ctx_int64_atomic_and = i64;
    "shmem_ctx_uint32_atomic_and" shmem_ctx_uint32_atomic_and pshmem_ctx_uint32_atomic_and = u32;
    "shmem_ctx_uint64_atomic_and" shmem_ctx_uint64_atomic_and pshmem_ctx_uint64_atomic_and = u64;
}

macro_rules! atomic_fetch_or {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchOr, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_or! {
    "shmem_uint_atomic_fetch_or" shmem_uint_atomic_fetch_or pshmem_uint_atomic_fetch_or = u32;
    "shmem_ulong_atomic_fetch_or" shmem_ulong_atomic_fetch_or pshmem_ulong_atomic_fetch_or = u64;
    "shmem_ulonglong_atomic_fetch_or" shmem_ulonglong_atomic_fetch_or pshmem_ulonglong_atomic_fetch_or = u64;
    "shmem_int32_atomic_fetch_or" shmem_int32_atomic_fetch_or pshmem_int32_atomic_fetch_or = i32;
    "shmem_int64_atomic_fetch_or" shmem_int64_atomic_fetch_or pshmem_int64_atomic_fetch_or = i64;
    "shmem_uint32_atomic_fetch_or" shmem_uint32_atomic_fetch_or pshmem_uint32_atomic_fetch_or = u32;
    "shmem_uint64_atomic_fetch_or" shmem_uint64_atomic_fetch_or pshmem_uint64_atomic_fetch_or = u64;
    "ishmem_uint_atomic_fetch_or" ishmem_uint_atomic_fetch_or = u32;
    "ishmem_ulong_atomic_fetch_or" ishmem_ulong_atomic_fetch_or = u64;
    "ishmem_ulonglong_atomic_fetch_or" ishmem_ulonglong_atomic_fetch_or = u64;
    "ishmem_int32_atomic_fetch_or" ishmem_int32_atomic_fetch_or = i32;
    "ishmem_int64_atomic_fetch_or" ishmem_int64_atomic_fetch_or = i64;
    "ishmem_uint32_atomic_fetch_or" ishmem_uint32_atomic_fetch_or = u32;
    "ishmem_uint64_atomic_fetch_or" ishmem_uint64_atomic_fetch_or = u64;
    "ishmem_schar_atomic_fetch_or" ishmem_schar_atomic_fetch_or = i8;
}

macro_rules! ctx_atomic_fetch_or {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::FetchOr, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_or! {
    "shmem_ctx_uint_atomic_fetch_or" shmem_ctx_uint_atomic_fetch_or pshmem_ctx_uint_atomic_fetch_or = u32;
    "shmem_ctx_ulong_atomic_fetch_or" shmem_ctx_ulong_atomic_fetch_or pshmem_ctx_ulong_atomic_fetch_or = u64;
    "shmem_ctx_ulonglong_atomic_fetch_or" shmem_ctx_ulonglong_atomic_fetch_or pshmem_ctx_ulonglong_atomic_fetch_or = u64;
    "shmem_ctx_int32_atomic_fetch_or" shmem_ctx_int32_atomic_fetch_or pshmem_ctx_int32_atomic_fetch_or = i32;
    "shmem_ctx_int64_atomic_fetch_or" shmem_ctx_int64_atomic_fetch_or pshmem_ctx_int64_atomic_fetch_or = i64;
    "shmem_ctx_uint32_atomic_fetch_or" shmem_ctx_uint32_atomic_fetch_or pshmem_ctx_uint32_atomic_fetch_or = u32;
    "shmem_ctx_uint64_atomic_fetch_or" shmem_ctx_uint64_atomic_fetch_or pshmem_ctx_uint64_atomic_fetch_or = u64;
}

macro_rules! atomic_or {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Or, value, 0 as $ty, pe)
        }
    )*};
}

atomic_or! {
    "shmem_uint_atomic_or" shmem_uint_atomic_or pshmem_uint_atomic_or = u32;
    "shmem_ulong_atomic_or" shmem_ulong_atomic_or pshmem_ulong_atomic_or = u64;
    "shmem_ulonglong_atomic_or" shmem_ulonglong_atomic_or pshmem_ulonglong_atomic_or = u64;
    "shmem_int32_atomic_or" shmem_int32_atomic_or pshmem_int32_atomic_or = i32;
    "shmem_int64_atomic_or" shmem_int64_atomic_or pshmem_int64_atomic_or = i64;
    "shmem_uint32_atomic_or" shmem_uint32_atomic_or pshmem_uint32_atomic_or = u32;
    "shmem_uint64_atomic_or" shmem_uint64_atomic_or pshmem_uint64_atomic_or = u64;
    "ishmem_uint_atomic_or" ishmem_uint_atomic_or = u32;
    "ishmem_ulong_atomic_or" ishmem_ulong_atomic_or = u64;
    "ishmem_ulonglong_atomic_or" ishmem_ulonglong_atomic_or = u64;
    "ishmem_int32_atomic_or" ishmem_int32_atomic_or = i32;
    "ishmem_int64_atomic_or" ishmem_int64_atomic_or = i64;
    "ishmem_uint32_atomic_or" ishmem_uint32_atomic_or = u32;
    "ishmem_uint64_atomic_or" ishmem_uint64_atomic_or = u64;
    "ishmem_schar_atomic_or" ishmem_schar_atomic_or = i8;
}

macro_rules! ctx_atomic_or {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::Or, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_or! {
    "shmem_ctx_uint_atomic_or" shmem_ctx_uint_atomic_or pshmem_ctx_uint_atomic_or = u32;
    "shmem_ctx_ulong_atomic_or" shmem_ctx_ulong_atomic_or pshmem_ctx_ulong_atomic_or = u64;
    "shmem_ctx_ulonglong_atomic_or" shmem_ctx_ulonglong_atomic_or pshmem_ctx_ulonglong_atomic_or = u64;
    "shmem_ctx_int32_atomic_or" shmem_ctx_int32_atomic_or pshmem_ctx_int32_atomic_or = i32;
    "shmem_ctx_int64_atomic_or" shmem_ctx_int64_atomic_or pshmem_ctx_int64_atomic_or = i64;
    "shmem_ctx_uint32_atomic_or" shmem_ctx_uint32_atomic_or pshmem_ctx_uint32_atomic_or = u32;
    "shmem_ctx_uint64_atomic_or" shmem_ctx_uint64_atomic_or pshmem_ctx_uint64_atomic_or = u64;
}

macro_rules! atomic_fetch_xor {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchXor, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_xor! {
    "shmem_uint_atomic_fetch_xor" shmem_uint_atomic_fetch_xor pshmem_uint_atomic_fetch_xor = u32;
    "shmem_ulong_atomic_fetch_xor" shmem_ulong_atomic_fetch_xor pshmem_ulong_atomic_fetch_xor = u64;
    "shmem_ulonglong_atomic_fetch_xor" shmem_ulonglong_atomic_fetch_xor pshmem_ulonglong_atomic_fetch_xor = u64;
    "shmem_int32_atomic_fetch_xor" shmem_int32_atomic_fetch_xor pshmem_int32_atomic_fetch_xor = i32;
    "shmem_int64_atomic_fetch_xor" shmem_int64_atomic_fetch_xor pshmem_int64_atomic_fetch_xor = i64;
    "shmem_uint32_atomic_fetch_xor" shmem_uint32_atomic_fetch_xor pshmem_uint32_atomic_fetch_xor = u32;
    "shmem_uint64_atomic_fetch_xor" shmem_uint64_atomic_fetch_xor pshmem_uint64_atomic_fetch_xor = u64;
    "ishmem_uint_atomic_fetch_xor" ishmem_uint_atomic_fetch_xor = u32;
    "ishmem_ulong_atomic_fetch_xor" ishmem_ulong_atomic_fetch_xor = u64;
    "ishmem_ulonglong_atomic_fetch_xor" ishmem_ulonglong_atomic_fetch_xor = u64;
    "ishmem_int32_atomic_fetch_xor" ishmem_int32_atomic_fetch_xor = i32;
    "ishmem_int64_atomic_fetch_xor" ishmem_int64_atomic_fetch_xor = i64;
    "ishmem_uint32_atomic_fetch_xor" ishmem_uint32_atomic_fetch_xor = u32;
    "ishmem_uint64_atomic_fetch_xor" ishmem_uint64_atomic_fetch_xor = u64;
    "ishmem_schar_atomic_fetch_xor" ishmem_schar_atomic_fetch_xor = i8;
}

macro_rules! ctx_atomic_fetch_xor {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, ctx, dest, AmoOp::FetchXor, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_xor! {
    "shmem_ctx_uint_atomic_fetch_xor" shmem_ctx_uint_atomic_fetch_xor pshmem_ctx_uint_atomic_fetch_xor = u32;
    "shmem_ctx_ulong_atomic_fetch_xor" shmem_ctx_ulong_atomic_fetch_xor pshmem_ctx_ulong_atomic_fetch_xor = u64;
    "shmem_ctx_ulonglong_atomic_fetch_xor" shmem_ctx_ulonglong_atomic_fetch_xor pshmem_ctx_ulonglong_atomic_fetch_xor = u64;
    "shmem_ctx_int32_atomic_fetch_xor" shmem_ctx_int32_atomic_fetch_xor pshmem_ctx_int32_atomic_fetch_xor = i32;
    "shmem_ctx_int64_atomic_fetch_xor" shmem_ctx_int64_atomic_fetch_xor pshmem_ctx_int64_atomic_fetch_xor = i64;
    "shmem_ctx_uint32_atomic_fetch_xor" shmem_ctx_uint32_atomic_fetch_xor pshmem_ctx_uint32_atomic_fetch_xor = u32;
    "shmem_ctx_uint64_atomic_fetch_xor" shmem_ctx_uint64_atomic_fetch_xor pshmem_ctx_uint64_atomic_fetch_xor = u64;
}

macro_rules! atomic_xor {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Xor, value, 0 as $ty, pe)
        }
    )*};
}

atomic_xor! {
    "shmem_uint_atomic_xor" shmem_uint_atomic_xor pshmem_uint_atomic_xor = u32;
    "shmem_ulong_atomic_xor" shmem_ulong_atomic_xor pshmem_ulong_atomic_xor = u64;
    "shmem_ulonglong_atomic_xor" shmem_ulonglong_atomic_xor pshmem_ulonglong_atomic_xor = u64;
    "shmem_int32_atomic_xor" shmem_int32_atomic_xor pshmem_int32_atomic_xor = i32;
    "shmem_int64_atomic_xor" shmem_int64_atomic_xor pshmem_int64_atomic_xor = i64;
    "shmem_uint32_atomic_xor" shmem_uint32_atomic_xor pshmem_uint32_atomic_xor = u32;
    "shmem_uint64_atomic_xor" shmem_uint64_atomic_xor pshmem_uint64_atomic_xor = u64;
    "ishmem_uint_atomic_xor" ishmem_uint_atomic_xor = u32;
    "ishmem_ulong_atomic_xor" ishmem_ulong_atomic_xor = u64;
    "ishmem_ulonglong_atomic_xor" ishmem_ulonglong_atomic_xor = u64;
    "ishmem_int32_atomic_xor" ishmem_int32_atomic_xor = i32;
    "ishmem_int64_atomic_xor" ishmem_int64_atomic_xor = i64;
    "ishmem_uint32_atomic_xor" ishmem_uint32_atomic_xor = u32;
    "ishmem_uint64_atomic_xor" ishmem_uint64_atomic_xor = u64;
    "ishmem_schar_atomic_xor" ishmem_schar_atomic_xor = i8;
}

macro_rules! ctx_atomic_xor {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, ctx, dest, AmoOp::Xor, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_xor! {
    "shmem_ctx_uint_atomic_xor" shmem_ctx_uint_atomic_xor pshmem_ctx_uint_atomic_xor = u32;
    "shmem_ctx_ulong_atomic_xor" shmem_ctx_ulong_atomic_xor pshmem_ctx_ulong_atomic_xor = u64;
    "shmem_ctx_ulonglong_atomic_xor" shmem_ctx_ulonglong_atomic_xor pshmem_ctx_ulonglong_atomic_xor = u64;
    "shmem_ctx_int32_atomic_xor" shmem_ctx_int32_atomic_xor pshmem_ctx_int32_atomic_xor = i32;
    "shmem_ctx_int64_atomic_xor" shmem_ctx_int64_atomic_xor pshmem_ctx_int64_atomic_xor = i64;
    "shmem_ctx_uint32_atomic_xor" shmem_ctx_uint32_atomic_xor pshmem_ctx_uint32_atomic_xor = u32;
    "shmem_ctx_uint64_atomic_xor" shmem_ctx_uint64_atomic_xor pshmem_ctx_uint64_atomic_xor = u64;
}

macro_rules! atomic_fetch_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, source: *const $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_nbi! {
    "shmem_float_atomic_fetch_nbi" shmem_float_atomic_fetch_nbi pshmem_float_atomic_fetch_nbi = f32;
    "shmem_double_atomic_fetch_nbi" shmem_double_atomic_fetch_nbi pshmem_double_atomic_fetch_nbi = f64;
    "shmem_int_atomic_fetch_nbi" shmem_int_atomic_fetch_nbi pshmem_int_atomic_fetch_nbi = i32;
    "shmem_long_atomic_fetch_nbi" shmem_long_atomic_fetch_nbi pshmem_long_atomic_fetch_nbi = i64;
    "shmem_longlong_atomic_fetch_nbi" shmem_longlong_atomic_fetch_nbi pshmem_longlong_atomic_fetch_nbi = i64;
    "shmem_uint_atomic_fetch_nbi" shmem_uint_atomic_fetch_nbi pshmem_uint_atomic_fetch_nbi = u32;
    "shmem_ulong_atomic_fetch_nbi" shmem_ulong_atomic_fetch_nbi pshmem_ulong_atomic_fetch_nbi = u64;
    "shmem_ulonglong_atomic_fetch_nbi" shmem_ulonglong_atomic_fetch_nbi pshmem_ulonglong_atomic_fetch_nbi = u64;
    "shmem_int32_atomic_fetch_nbi" shmem_int32_atomic_fetch_nbi pshmem_int32_atomic_fetch_nbi = i32;
    "shmem_int64_atomic_fetch_nbi" shmem_int64_atomic_fetch_nbi pshmem_int64_atomic_fetch_nbi = i64;
    "shmem_uint32_atomic_fetch_nbi" shmem_uint32_atomic_fetch_nbi pshmem_uint32_atomic_fetch_nbi = u32;
    "shmem_uint64_atomic_fetch_nbi" shmem_uint64_atomic_fetch_nbi pshmem_uint64_atomic_fetch_nbi = u64;
    "shmem_size_atomic_fetch_nbi" shmem_size_atomic_fetch_nbi pshmem_size_atomic_fetch_nbi = u64;
    "shmem_ptrdiff_atomic_fetch_nbi" shmem_ptrdiff_atomic_fetch_nbi pshmem_ptrdiff_atomic_fetch_nbi = i64;
    "ishmem_float_atomic_fetch_nbi" ishmem_float_atomic_fetch_nbi = f32;
    "ishmem_double_atomic_fetch_nbi" ishmem_double_atomic_fetch_nbi = f64;
    "ishmem_int_atomic_fetch_nbi" ishmem_int_atomic_fetch_nbi = i32;
    "ishmem_long_atomic_fetch_nbi" ishmem_long_atomic_fetch_nbi = i64;
    "ishmem_longlong_atomic_fetch_nbi" ishmem_longlong_atomic_fetch_nbi = i64;
    "ishmem_uint_atomic_fetch_nbi" ishmem_uint_atomic_fetch_nbi = u32;
    "ishmem_ulong_atomic_fetch_nbi" ishmem_ulong_atomic_fetch_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_nbi" ishmem_ulonglong_atomic_fetch_nbi = u64;
    "ishmem_int32_atomic_fetch_nbi" ishmem_int32_atomic_fetch_nbi = i32;
    "ishmem_int64_atomic_fetch_nbi" ishmem_int64_atomic_fetch_nbi = i64;
    "ishmem_uint32_atomic_fetch_nbi" ishmem_uint32_atomic_fetch_nbi = u32;
    "ishmem_uint64_atomic_fetch_nbi" ishmem_uint64_atomic_fetch_nbi = u64;
    "ishmem_size_atomic_fetch_nbi" ishmem_size_atomic_fetch_nbi = u64;
    "ishmem_ptrdiff_atomic_fetch_nbi" ishmem_ptrdiff_atomic_fetch_nbi = i64;
    "ishmem_schar_atomic_fetch_nbi" ishmem_schar_atomic_fetch_nbi = i8;
}

macro_rules! ctx_atomic_fetch_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, source: *const $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_nbi! {
    "shmem_ctx_float_atomic_fetch_nbi" shmem_ctx_float_atomic_fetch_nbi pshmem_ctx_float_atomic_fetch_nbi = f32;
    "shmem_ctx_double_atomic_fetch_nbi" shmem_ctx_double_atomic_fetch_nbi pshmem_ctx_double_atomic_fetch_nbi = f64;
    "shmem_ctx_int_atomic_fetch_nbi" shmem_ctx_int_atomic_fetch_nbi pshmem_ctx_int_atomic_fetch_nbi = i32;
    "shmem_ctx_long_atomic_fetch_nbi" shmem_ctx_long_atomic_fetch_nbi pshmem_ctx_long_atomic_fetch_nbi = i64;
    "shmem_ctx_longlong_atomic_fetch_nbi" shmem_ctx_longlong_atomic_fetch_nbi pshmem_ctx_longlong_atomic_fetch_nbi = i64;
    "shmem_ctx_uint_atomic_fetch_nbi" shmem_ctx_uint_atomic_fetch_nbi pshmem_ctx_uint_atomic_fetch_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_nbi" shmem_ctx_ulong_atomic_fetch_nbi pshmem_ctx_ulong_atomic_fetch_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_nbi" shmem_ctx_ulonglong_atomic_fetch_nbi pshmem_ctx_ulonglong_atomic_fetch_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_nbi" shmem_ctx_int32_atomic_fetch_nbi pshmem_ctx_int32_atomic_fetch_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_nbi" shmem_ctx_int64_atomic_fetch_nbi pshmem_ctx_int64_atomic_fetch_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_nbi" shmem_ctx_uint32_atomic_fetch_nbi pshmem_ctx_uint32_atomic_fetch_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_nbi" shmem_ctx_uint64_atomic_fetch_nbi pshmem_ctx_uint64_atomic_fetch_nbi = u64;
    "shmem_ctx_size_atomic_fetch_nbi" shmem_ctx_size_atomic_fetch_nbi pshmem_ctx_size_atomic_fetch_nbi = u64;
    "shmem_ctx_ptrdiff_atomic_fetch_nbi" shmem_ctx_ptrdiff_atomic_fetch_nbi pshmem_ctx_ptrdiff_atomic_fetch_nbi = i64;
}

macro_rules! atomic_compare_swap_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe)
        }
    )*};
}

atomic_compare_swap_nbi! {
    "shmem_int_atomic_compare_swap_nbi" shmem_int_atomic_compare_swap_nbi pshmem_int_atomic_compare_swap_nbi = i32;
    "shmem_long_atomic_compare_swap_nbi" shmem_long_atomic_compare_swap_nbi pshmem_long_atomic_compare_swap_nbi = i64;
    "shmem_longlong_atomic_compare_swap_nbi" shmem_longlong_atomic_compare_swap_nbi pshmem_longlong_atomic_compare_swap_nbi = i64;
    "shmem_uint_atomic_compare_swap_nbi" shmem_uint_atomic_compare_swap_nbi pshmem_uint_atomic_compare_swap_nbi = u32;
    "shmem_ulong_atomic_compare_swap_nbi" shmem_ulong_atomic_compare_swap_nbi pshmem_ulong_atomic_compare_swap_nbi = u64;
    "shmem_ulonglong_atomic_compare_swap_nbi" shmem_ulonglong_atomic_compare_swap_nbi pshmem_ulonglong_atomic_compare_swap_nbi = u64;
    "shmem_int32_atomic_compare_swap_nbi" shmem_int32_atomic_compare_swap_nbi pshmem_int32_atomic_compare_swap_nbi = i32;
    "shmem_int64_atomic_compare_swap_nbi" shmem_int64_atomic_compare_swap_nbi pshmem_int64_atomic_compare_swap_nbi = i64;
    "shmem_uint32_atomic_compare_swap_nbi" shmem_uint32_atomic_compare_swap_nbi pshmem_uint32_atomic_compare_swap_nbi = u32;
    "shmem_uint64_atomic_compare_swap_nbi" shmem_uint64_atomic_compare_swap_nbi pshmem_uint64_atomic_compare_swap_nbi = u64;
    "shmem_size_atomic_compare_swap_nbi" shmem_size_atomic_compare_swap_nbi pshmem_size_atomic_compare_swap_nbi = u64;
    "shmem_ptrdiff_atomic_compare_swap_nbi" shmem_ptrdiff_atomic_compare_swap_nbi pshmem_ptrdiff_atomic_compare_swap_nbi = i64;
    "ishmem_int_atomic_compare_swap_nbi" ishmem_int_atomic_compare_swap_nbi = i32;
    "ishmem_long_atomic_compare_swap_nbi" ishmem_long_atomic_compare_swap_nbi = i64;
    "ishmem_longlong_atomic_compare_swap_nbi" ishmem_longlong_atomic_compare_swap_nbi = i64;
    "ishmem_uint_atomic_compare_swap_nbi" ishmem_uint_atomic_compare_swap_nbi = u32;
    "ishmem_ulong_atomic_compare_swap_nbi" ishmem_ulong_atomic_compare_swap_nbi = u64;
    "ishmem_ulonglong_atomic_compare_swap_nbi" ishmem_ulonglong_atomic_compare_swap_nbi = u64;
    "ishmem_int32_atomic_compare_swap_nbi" ishmem_int32_atomic_compare_swap_nbi = i32;
    "ishmem_int64_atomic_compare_swap_nbi" ishmem_int64_atomic_compare_swap_nbi = i64;
    "ishmem_uint32_atomic_compare_swap_nbi" ishmem_uint32_atomic_compare_swap_nbi = u32;
    "ishmem_uint64_atomic_compare_swap_nbi" ishmem_uint64_atomic_compare_swap_nbi = u64;
    "ishmem_size_atomic_compare_swap_nbi" ishmem_size_atomic_compare_swap_nbi = u64;
    "ishmem_ptrdiff_atomic_compare_swap_nbi" ishmem_ptrdiff_atomic_compare_swap_nbi = i64;
    "ishmem_schar_atomic_compare_swap_nbi" ishmem_schar_atomic_compare_swap_nbi = i8;
}

macro_rules! ctx_atomic_compare_swap_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::CompareSwap, value, cond, pe)
        }
    )*};
}

ctx_atomic_compare_swap_nbi! {
    "shmem_ctx_int_atomic_compare_swap_nbi" shmem_ctx_int_atomic_compare_swap_nbi pshmem_ctx_int_atomic_compare_swap_nbi = i32;
    "shmem_ctx_long_atomic_compare_swap_nbi" shmem_ctx_long_atomic_compare_swap_nbi pshmem_ctx_long_atomic_compare_swap_nbi = i64;
    "shmem_ctx_longlong_atomic_compare_swap_nbi" shmem_ctx_longlong_atomic_compare_swap_nbi pshmem_ctx_longlong_atomic_compare_swap_nbi = i64;
    "shmem_ctx_uint_atomic_compare_swap_nbi" shmem_ctx_uint_atomic_compare_swap_nbi pshmem_ctx_uint_atomic_compare_swap_nbi = u32;
    "shmem_ctx_ulong_atomic_compare_swap_nbi" shmem_ctx_ulong_atomic_compare_swap_nbi pshmem_ctx_ulong_atomic_compare_swap_nbi = u64;
    "shmem_ctx_ulonglong_atomic_compare_swap_nbi" shmem_ctx_ulonglong_atomic_compare_swap_nbi pshmem_ctx_ulonglong_atomic_compare_swap_nbi = u64;
    "shmem_ctx_int32_atomic_compare_swap_nbi" shmem_ctx_int32_atomic_compare_swap_nbi pshmem_ctx_int32_atomic_compare_swap_nbi = i32;
    "shmem_ctx_int64_atomic_compare_swap_nbi" shmem_ctx_int64_atomic_compare_swap_nbi pshmem_ctx_int64_atomic_compare_swap_nbi = i64;
    "shmem_ctx_uint32_atomic_compare_swap_nbi" shmem_ctx_uint32_atomic_compare_swap_nbi pshmem_ctx_uint32_atomic_compare_swap_nbi = u32;
    "shmem_ctx_uint64_atomic_compare_swap_nbi" shmem_ctx_uint64_atomic_compare_swap_nbi pshmem_ctx_uint64_atomic_compare_swap_nbi = u64;
    "shmem_ctx_size_atomic_compare_swap_nbi" shmem_ctx_size_atomic_compare_swap_nbi pshmem_ctx_size_atomic_compare_swap_nbi = u64;
    "shmem_ctx_ptrdiff_atomic_compare_swap_nbi" shmem_ctx_ptrdiff_atomic_compare_swap_nbi pshmem_ctx_ptrdiff_atomic_compare_swap_nbi = i64;
}

macro_rules! atomic_swap_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe)
        }
    )*};
}

atomic_swap_nbi! {
    "shmem_float_atomic_swap_nbi" shmem_float_atomic_swap_nbi pshmem_float_atomic_swap_nbi = f32;
    "shmem_double_atomic_swap_nbi" shmem_double_atomic_swap_nbi pshmem_double_atomic_swap_nbi = f64;
    "shmem_int_atomic_swap_nbi" shmem_int_atomic_swap_nbi pshmem_int_atomic_swap_nbi = i32;
    "shmem_long_atomic_swap_nbi" shmem_long_atomic_swap_nbi pshmem_long_atomic_swap_nbi = i64;
    "shmem_longlong_atomic_swap_nbi" shmem_longlong_atomic_swap_nbi pshmem_longlong_atomic_swap_nbi = i64;
    "shmem_uint_atomic_swap_nbi" shmem_uint_atomic_swap_nbi pshmem_uint_atomic_swap_nbi = u32;
    "shmem_ulong_atomic_swap_nbi" shmem_ulong_atomic_swap_nbi pshmem_ulong_atomic_swap_nbi = u64;
    "shmem_ulonglong_atomic_swap_nbi" shmem_ulonglong_atomic_swap_nbi pshmem_ulonglong_atomic_swap_nbi = u64;
    "shmem_int32_atomic_swap_nbi" shmem_int32_atomic_swap_nbi pshmem_int32_atomic_swap_nbi = i32;
    "shmem_int64_atomic_swap_nbi" shmem_int64_atomic_swap_nbi pshmem_int64_atomic_swap_nbi = i64;
    "shmem_uint32_atomic_swap_nbi" shmem_uint32_atomic_swap_nbi pshmem_uint32_atomic_swap_nbi = u32;
    "shmem_uint64_atomic_swap_nbi" shmem_uint64_atomic_swap_nbi pshmem_uint64_atomic_swap_nbi = u64;
    "shmem_size_atomic_swap_nbi" shmem_size_atomic_swap_nbi pshmem_size_atomic_swap_nbi = u64;
    "shmem_ptrdiff_atomic_swap_nbi" shmem_ptrdiff_atomic_swap_nbi pshmem_ptrdiff_atomic_swap_nbi = i64;
    "ishmem_float_atomic_swap_nbi" ishmem_float_atomic_swap_nbi = f32;
    "ishmem_double_atomic_swap_nbi" ishmem_double_atomic_swap_nbi = f64;
    "ishmem_int_atomic_swap_nbi" ishmem_int_atomic_swap_nbi = i32;
    "ishmem_long_atomic_swap_nbi" ishmem_long_atomic_swap_nbi = i64;
    "ishmem_longlong_atomic_swap_nbi" ishmem_longlong_atomic_swap_nbi = i64;
    "ishmem_uint_atomic_swap_nbi" ishmem_uint_atomic_swap_nbi = u32;
    "ishmem_ulong_atomic_swap_nbi" ishmem_ulong_atomic_swap_nbi = u64;
    "ishmem_ulonglong_atomic_swap_nbi" ishmem_ulonglong_atomic_swap_nbi = u64;
    "ishmem_int32_atomic_swap_nbi" ishmem_int32_atomic_swap_nbi = i32;
    "ishmem_int64_atomic_swap_nbi" ishmem_int64_atomic_swap_nbi = i64;
    "ishmem_uint32_atomic_swap_nbi" ishmem_uint32_atomic_swap_nbi = u32;
    "ishmem_uint64_atomic_swap_nbi" ishmem_uint64_atomic_swap_nbi = u64;
    "ishmem_size_atomic_swap_nbi" ishmem_size_atomic_swap_nbi = u64;
    "ishmem_ptrdiff_atomic_swap_nbi" ishmem_ptrdiff_atomic_swap_nbi = i64;
    "ishmem_schar_atomic_swap_nbi" ishmem_schar_atomic_swap_nbi = i8;
}

macro_rules! ctx_atomic_swap_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::Swap, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_swap_nbi! {
    "shmem_ctx_float_atomic_swap_nbi" shmem_ctx_float_atomic_swap_nbi pshmem_ctx_float_atomic_swap_nbi = f32;
    "shmem_ctx_double_atomic_swap_nbi" shmem_ctx_double_atomic_swap_nbi pshmem_ctx_double_atomic_swap_nbi = f64;
    "shmem_ctx_int_atomic_swap_nbi" shmem_ctx_int_atomic_swap_nbi pshmem_ctx_int_atomic_swap_nbi = i32;
    "shmem_ctx_long_atomic_swap_nbi" shmem_ctx_long_atomic_swap_nbi pshmem_ctx_long_atomic_swap_nbi = i64;
    "shmem_ctx_longlong_atomic_swap_nbi" shmem_ctx_longlong_atomic_swap_nbi pshmem_ctx_longlong_atomic_swap_nbi = i64;
    "shmem_ctx_uint_atomic_swap_nbi" shmem_ctx_uint_atomic_swap_nbi pshmem_ctx_uint_atomic_swap_nbi = u32;
    "shmem_ctx_ulong_atomic_swap_nbi" shmem_ctx_ulong_atomic_swap_nbi pshmem_ctx_ulong_atomic_swap_nbi = u64;
    "shmem_ctx_ulonglong_atomic_swap_nbi" shmem_ctx_ulonglong_atomic_swap_nbi pshmem_ctx_ulonglong_atomic_swap_nbi = u64;
    "shmem_ctx_int32_atomic_swap_nbi" shmem_ctx_int32_atomic_swap_nbi pshmem_ctx_int32_atomic_swap_nbi = i32;
    "shmem_ctx_int64_atomic_swap_nbi" shmem_ctx_int64_atomic_swap_nbi pshmem_ctx_int64_atomic_swap_nbi = i64;
    "shmem_ctx_uint32_atomic_swap_nbi" shmem_ctx_uint32_atomic_swap_nbi pshmem_ctx_uint32_atomic_swap_nbi = u32;
    "shmem_ctx_uint64_atomic_swap_nbi" shmem_ctx_uint64_atomic_swap_nbi pshmem_ctx_uint64_atomic_swap_nbi = u64;
    "shmem_ctx_size_atomic_swap_nbi" shmem_ctx_size_atomic_swap_nbi pshmem_ctx_size_atomic_swap_nbi = u64;
    "shmem_ctx_ptrdiff_atomic_swap_nbi" shmem_ctx_ptrdiff_atomic_swap_nbi pshmem_ctx_ptrdiff_atomic_swap_nbi = i64;
}

macro_rules! atomic_fetch_inc_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_inc_nbi! {
    "shmem_int_atomic_fetch_inc_nbi" shmem_int_atomic_fetch_inc_nbi pshmem_int_atomic_fetch_inc_nbi = i32;
    "shmem_long_atomic_fetch_inc_nbi" shmem_long_atomic_fetch_inc_nbi pshmem_long_atomic_fetch_inc_nbi = i64;
    "shmem_longlong_atomic_fetch_inc_nbi" shmem_longlong_atomic_fetch_inc_nbi pshmem_longlong_atomic_fetch_inc_nbi = i64;
    "shmem_uint_atomic_fetch_inc_nbi" shmem_uint_atomic_fetch_inc_nbi pshmem_uint_atomic_fetch_inc_nbi = u32;
    "shmem_ulong_atomic_fetch_inc_nbi" shmem_ulong_atomic_fetch_inc_nbi pshmem_ulong_atomic_fetch_inc_nbi = u64;
    "shmem_ulonglong_atomic_fetch_inc_nbi" shmem_ulonglong_atomic_fetch_inc_nbi pshmem_ulonglong_atomic_fetch_inc_nbi = u64;
    "shmem_int32_atomic_fetch_inc_nbi" shmem_int32_atomic_fetch_inc_nbi pshmem_int32_atomic_fetch_inc_nbi = i32;
    "shmem_int64_atomic_fetch_inc_nbi" shmem_int64_atomic_fetch_inc_nbi pshmem_int64_atomic_fetch_inc_nbi = i64;
    "shmem_uint32_atomic_fetch_inc_nbi" shmem_uint32_atomic_fetch_inc_nbi pshmem_uint32_atomic_fetch_inc_nbi = u32;
    "shmem_uint64_atomic_fetch_inc_nbi" shmem_uint64_atomic_fetch_inc_nbi pshmem_uint64_atomic_fetch_inc_nbi = u64;
    "shmem_size_atomic_fetch_inc_nbi" shmem_size_atomic_fetch_inc_nbi pshmem_size_atomic_fetch_inc_nbi = u64;
    "shmem_ptrdiff_atomic_fetch_inc_nbi" shmem_ptrdiff_atomic_fetch_inc_nbi pshmem_ptrdiff_atomic_fetch_inc_nbi = i64;
    "ishmem_int_atomic_fetch_inc_nbi" ishmem_int_atomic_fetch_inc_nbi = i32;
    "ishmem_long_atomic_fetch_inc_nbi" ishmem_long_atomic_fetch_inc_nbi = i64;
    "ishmem_longlong_atomic_fetch_inc_nbi" ishmem_longlong_atomic_fetch_inc_nbi = i64;
    "ishmem_uint_atomic_fetch_inc_nbi" ishmem_uint_atomic_fetch_inc_nbi = u32;
    "ishmem_ulong_atomic_fetch_inc_nbi" ishmem_ulong_atomic_fetch_inc_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_inc_nbi" ishmem_ulonglong_atomic_fetch_inc_nbi = u64;
    "ishmem_int32_atomic_fetch_inc_nbi" ishmem_int32_atomic_fetch_inc_nbi = i32;
    "ishmem_int64_atomic_fetch_inc_nbi" ishmem_int64_atomic_fetch_inc_nbi = i64;
    "ishmem_uint32_atomic_fetch_inc_nbi" ishmem_uint32_atomic_fetch_inc_nbi = u32;
    "ishmem_uint64_atomic_fetch_inc_nbi" ishmem_uint64_atomic_fetch_inc_nbi = u64;
    "ishmem_size_atomic_fetch_inc_nbi" ishmem_size_atomic_fetch_inc_nbi = u64;
    "ishmem_ptrdiff_atomic_fetch_inc_nbi" ishmem_ptrdiff_atomic_fetch_inc_nbi = i64;
    "ishmem_schar_atomic_fetch_inc_nbi" ishmem_schar_atomic_fetch_inc_nbi = i8;
}

macro_rules! ctx_atomic_fetch_inc_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_inc_nbi! {
    "shmem_ctx_int_atomic_fetch_inc_nbi" shmem_ctx_int_atomic_fetch_inc_nbi pshmem_ctx_int_atomic_fetch_inc_nbi = i32;
    "shmem_ctx_long_atomic_fetch_inc_nbi" shmem_ctx_long_atomic_fetch_inc_nbi pshmem_ctx_long_atomic_fetch_inc_nbi = i64;
    "shmem_ctx_longlong_atomic_fetch_inc_nbi" shmem_ctx_longlong_atomic_fetch_inc_nbi pshmem_ctx_longlong_atomic_fetch_inc_nbi = i64;
    "shmem_ctx_uint_atomic_fetch_inc_nbi" shmem_ctx_uint_atomic_fetch_inc_nbi pshmem_ctx_uint_atomic_fetch_inc_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_inc_nbi" shmem_ctx_ulong_atomic_fetch_inc_nbi pshmem_ctx_ulong_atomic_fetch_inc_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_inc_nbi" shmem_ctx_ulonglong_atomic_fetch_inc_nbi pshmem_ctx_ulonglong_atomic_fetch_inc_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_inc_nbi" shmem_ctx_int32_atomic_fetch_inc_nbi pshmem_ctx_int32_atomic_fetch_inc_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_inc_nbi" shmem_ctx_int64_atomic_fetch_inc_nbi pshmem_ctx_int64_atomic_fetch_inc_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_inc_nbi" shmem_ctx_uint32_atomic_fetch_inc_nbi pshmem_ctx_uint32_atomic_fetch_inc_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_inc_nbi" shmem_ctx_uint64_atomic_fetch_inc_nbi pshmem_ctx_uint64_atomic_fetch_inc_nbi = u64;
    "shmem_ctx_size_atomic_fetch_inc_nbi" shmem_ctx_size_atomic_fetch_inc_nbi pshmem_ctx_size_atomic_fetch_inc_nbi = u64;
    "shmem_ctx_ptrdiff_atomic_fetch_inc_nbi" shmem_ctx_ptrdiff_atomic_fetch_inc_nbi pshmem_ctx_ptrdiff_atomic_fetch_inc_nbi = i64;
}

macro_rules! atomic_fetch_add_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_add_nbi! {
    "shmem_int_atomic_fetch_add_nbi" shmem_int_atomic_fetch_add_nbi pshmem_int_atomic_fetch_add_nbi = i32;
    "shmem_long_atomic_fetch_add_nbi" shmem_long_atomic_fetch_add_nbi pshmem_long_atomic_fetch_add_nbi = i64;
    "shmem_longlong_atomic_fetch_add_nbi" shmem_longlong_atomic_fetch_add_nbi pshmem_longlong_atomic_fetch_add_nbi = i64;
    "shmem_uint_atomic_fetch_add_nbi" shmem_uint_atomic_fetch_add_nbi pshmem_uint_atomic_fetch_add_nbi = u32;
    "shmem_ulong_atomic_fetch_add_nbi" shmem_ulong_atomic_fetch_add_nbi pshmem_ulong_atomic_fetch_add_nbi = u64;
    "shmem_ulonglong_atomic_fetch_add_nbi" shmem_ulonglong_atomic_fetch_add_nbi pshmem_ulonglong_atomic_fetch_add_nbi = u64;
    "shmem_int32_atomic_fetch_add_nbi" shmem_int32_atomic_fetch_add_nbi pshmem_int32_atomic_fetch_add_nbi = i32;
    "shmem_int64_atomic_fetch_add_nbi" shmem_int64_atomic_fetch_add_nbi pshmem_int64_atomic_fetch_add_nbi = i64;
    "shmem_uint32_atomic_fetch_add_nbi" shmem_uint32_atomic_fetch_add_nbi pshmem_uint32_atomic_fetch_add_nbi = u32;
    "shmem_uint64_atomic_fetch_add_nbi" shmem_uint64_atomic_fetch_add_nbi pshmem_uint64_atomic_fetch_add_nbi = u64;
    "shmem_size_atomic_fetch_add_nbi" shmem_size_atomic_fetch_add_nbi pshmem_size_atomic_fetch_add_nbi = u64;
    "shmem_ptrdiff_atomic_fetch_add_nbi" shmem_ptrdiff_atomic_fetch_add_nbi pshmem_ptrdiff_atomic_fetch_add_nbi = i64;
    "ishmem_int_atomic_fetch_add_nbi" ishmem_int_atomic_fetch_add_nbi = i32;
    "ishmem_long_atomic_fetch_add_nbi" ishmem_long_atomic_fetch_add_nbi = i64;
    "ishmem_longlong_atomic_fetch_add_nbi" ishmem_longlong_atomic_fetch_add_nbi = i64;
    "ishmem_uint_atomic_fetch_add_nbi" ishmem_uint_atomic_fetch_add_nbi = u32;
    "ishmem_ulong_atomic_fetch_add_nbi" ishmem_ulong_atomic_fetch_add_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_add_nbi" ishmem_ulonglong_atomic_fetch_add_nbi = u64;
    "ishmem_int32_atomic_fetch_add_nbi" ishmem_int32_atomic_fetch_add_nbi = i32;
    "ishmem_int64_atomic_fetch_add_nbi" ishmem_int64_atomic_fetch_add_nbi = i64;
    "ishmem_uint32_atomic_fetch_add_nbi" ishmem_uint32_atomic_fetch_add_nbi = u32;
    "ishmem_uint64_atomic_fetch_add_nbi" ishmem_uint64_atomic_fetch_add_nbi = u64;
    "ishmem_size_atomic_fetch_add_nbi" ishmem_size_atomic_fetch_add_nbi = u64;
    "ishmem_ptrdiff_atomic_fetch_add_nbi" ishmem_ptrdiff_atomic_fetch_add_nbi = i64;
    "ishmem_schar_atomic_fetch_add_nbi" ishmem_schar_atomic_fetch_add_nbi = i8;
}

macro_rules! ctx_atomic_fetch_add_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::FetchAdd, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_add_nbi! {
    "shmem_ctx_int_atomic_fetch_add_nbi" shmem_ctx_int_atomic_fetch_add_nbi pshmem_ctx_int_atomic_fetch_add_nbi = i32;
    "shmem_ctx_long_atomic_fetch_add_nbi" shmem_ctx_long_atomic_fetch_add_nbi pshmem_ctx_long_atomic_fetch_add_nbi = i64;
    "shmem_ctx_longlong_atomic_fetch_add_nbi" shmem_ctx_longlong_atomic_fetch_add_nbi pshmem_ctx_longlong_atomic_fetch_add_nbi = i64;
    "shmem_ctx_uint_atomic_fetch_add_nbi" shmem_ctx_uint_atomic_fetch_add_nbi pshmem_ctx_uint_atomic_fetch_add_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_add_nbi" shmem_ctx_ulong_atomic_fetch_add_nbi pshmem_ctx_ulong_atomic_fetch_add_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_add_nbi" shmem_ctx_ulonglong_atomic_fetch_add_nbi pshmem_ctx_ulonglong_atomic_fetch_add_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_add_nbi" shmem_ctx_int32_atomic_fetch_add_nbi pshmem_ctx_int32_atomic_fetch_add_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_add_nbi" shmem_ctx_int64_atomic_fetch_add_nbi pshmem_ctx_int64_atomic_fetch_add_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_add_nbi" shmem_ctx_uint32_atomic_fetch_add_nbi pshmem_ctx_uint32_atomic_fetch_add_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_add_nbi" shmem_ctx_uint64_atomic_fetch_add_nbi pshmem_ctx_uint64_atomic_fetch_add_nbi = u64;
    "shmem_ctx_size_atomic_fetch_add_nbi" shmem_ctx_size_atomic_fetch_add_nbi pshmem_ctx_size_atomic_fetch_add_nbi = u64;
    "shmem_ctx_ptrdiff_atomic_fetch_add_nbi" shmem_ctx_ptrdiff_atomic_fetch_add_nbi pshmem_ctx_ptrdiff_atomic_fetch_add_nbi = i64;
}

macro_rules! atomic_fetch_and_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::FetchAnd, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_and_nbi! {
    "shmem_uint_atomic_fetch_and_nbi" shmem_uint_atomic_fetch_and_nbi pshmem_uint_atomic_fetch_and_nbi = u32;
    "shmem_ulong_atomic_fetch_and_nbi" shmem_ulong_atomic_fetch_and_nbi pshmem_ulong_atomic_fetch_and_nbi = u64;
    "shmem_ulonglong_atomic_fetch_and_nbi" shmem_ulonglong_atomic_fetch_and_nbi pshmem_ulonglong_atomic_fetch_and_nbi = u64;
    "shmem_int32_atomic_fetch_and_nbi" shmem_int32_atomic_fetch_and_nbi pshmem_int32_atomic_fetch_and_nbi = i32;
    "shmem_int64_atomic_fetch_and_nbi" shmem_int64_atomic_fetch_and_nbi pshmem_int64_atomic_fetch_and_nbi = i64;
    "shmem_uint32_atomic_fetch_and_nbi" shmem_uint32_atomic_fetch_and_nbi pshmem_uint32_atomic_fetch_and_nbi = u32;
    "shmem_uint64_atomic_fetch_and_nbi" shmem_uint64_atomic_fetch_and_nbi pshmem_uint64_atomic_fetch_and_nbi = u64;
    "ishmem_uint_atomic_fetch_and_nbi" ishmem_uint_atomic_fetch_and_nbi = u32;
    "ishmem_ulong_atomic_fetch_and_nbi" ishmem_ulong_atomic_fetch_and_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_and_nbi" ishmem_ulonglong_atomic_fetch_and_nbi = u64;
    "ishmem_int32_atomic_fetch_and_nbi" ishmem_int32_atomic_fetch_and_nbi = i32;
    "ishmem_int64_atomic_fetch_and_nbi" ishmem_int64_atomic_fetch_and_nbi = i64;
    "ishmem_uint32_atomic_fetch_and_nbi" ishmem_uint32_atomic_fetch_and_nbi = u32;
    "ishmem_uint64_atomic_fetch_and_nbi" ishmem_uint64_atomic_fetch_and_nbi = u64;
    "ishmem_schar_atomic_fetch_and_nbi" ishmem_schar_atomic_fetch_and_nbi = i8;
}

macro_rules! ctx_atomic_fetch_and_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::FetchAnd, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_and_nbi! {
    "shmem_ctx_uint_atomic_fetch_and_nbi" shmem_ctx_uint_atomic_fetch_and_nbi pshmem_ctx_uint_atomic_fetch_and_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_and_nbi" shmem_ctx_ulong_atomic_fetch_and_nbi pshmem_ctx_ulong_atomic_fetch_and_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_and_nbi" shmem_ctx_ulonglong_atomic_fetch_and_nbi pshmem_ctx_ulonglong_atomic_fetch_and_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_and_nbi" shmem_ctx_int32_atomic_fetch_and_nbi pshmem_ctx_int32_atomic_fetch_and_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_and_nbi" shmem_ctx_int64_atomic_fetch_and_nbi pshmem_ctx_int64_atomic_fetch_and_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_and_nbi" shmem_ctx_uint32_atomic_fetch_and_nbi pshmem_ctx_uint32_atomic_fetch_and_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_and_nbi" shmem_ctx_uint64_atomic_fetch_and_nbi pshmem_ctx_uint64_atomic_fetch_and_nbi = u64;
}

macro_rules! atomic_fetch_or_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::FetchOr, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_or_nbi! {
    "shmem_uint_atomic_fetch_or_nbi" shmem_uint_atomic_fetch_or_nbi pshmem_uint_atomic_fetch_or_nbi = u32;
    "shmem_ulong_atomic_fetch_or_nbi" shmem_ulong_atomic_fetch_or_nbi pshmem_ulong_atomic_fetch_or_nbi = u64;
    "shmem_ulonglong_atomic_fetch_or_nbi" shmem_ulonglong_atomic_fetch_or_nbi pshmem_ulonglong_atomic_fetch_or_nbi = u64;
    "shmem_int32_atomic_fetch_or_nbi" shmem_int32_atomic_fetch_or_nbi pshmem_int32_atomic_fetch_or_nbi = i32;
    "shmem_int64_atomic_fetch_or_nbi" shmem_int64_atomic_fetch_or_nbi pshmem_int64_atomic_fetch_or_nbi = i64;
    "shmem_uint32_atomic_fetch_or_nbi" shmem_uint32_atomic_fetch_or_nbi pshmem_uint32_atomic_fetch_or_nbi = u32;
    "shmem_uint64_atomic_fetch_or_nbi" shmem_uint64_atomic_fetch_or_nbi pshmem_uint64_atomic_fetch_or_nbi = u64;
    "ishmem_uint_atomic_fetch_or_nbi" ishmem_uint_atomic_fetch_or_nbi = u32;
    "ishmem_ulong_atomic_fetch_or_nbi" ishmem_ulong_atomic_fetch_or_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_or_nbi" ishmem_ulonglong_atomic_fetch_or_nbi = u64;
    "ishmem_int32_atomic_fetch_or_nbi" ishmem_int32_atomic_fetch_or_nbi = i32;
    "ishmem_int64_atomic_fetch_or_nbi" ishmem_int64_atomic_fetch_or_nbi = i64;
    "ishmem_uint32_atomic_fetch_or_nbi" ishmem_uint32_atomic_fetch_or_nbi = u32;
    "ishmem_uint64_atomic_fetch_or_nbi" ishmem_uint64_atomic_fetch_or_nbi = u64;
    "ishmem_schar_atomic_fetch_or_nbi" ishmem_schar_atomic_fetch_or_nbi = i8;
}

macro_rules! ctx_atomic_fetch_or_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::FetchOr, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_or_nbi! {
    "shmem_ctx_uint_atomic_fetch_or_nbi" shmem_ctx_uint_atomic_fetch_or_nbi pshmem_ctx_uint_atomic_fetch_or_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_or_nbi" shmem_ctx_ulong_atomic_fetch_or_nbi pshmem_ctx_ulong_atomic_fetch_or_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_or_nbi" shmem_ctx_ulonglong_atomic_fetch_or_nbi pshmem_ctx_ulonglong_atomic_fetch_or_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_or_nbi" shmem_ctx_int32_atomic_fetch_or_nbi pshmem_ctx_int32_atomic_fetch_or_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_or_nbi" shmem_ctx_int64_atomic_fetch_or_nbi pshmem_ctx_int64_atomic_fetch_or_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_or_nbi" shmem_ctx_uint32_atomic_fetch_or_nbi pshmem_ctx_uint32_atomic_fetch_or_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_or_nbi" shmem_ctx_uint64_atomic_fetch_or_nbi pshmem_ctx_uint64_atomic_fetch_or_nbi = u64;
}

macro_rules! atomic_fetch_xor_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, Context::DEFAULT, dest, AmoOp::FetchXor, value, 0 as $ty, pe)
        }
    )*};
}

atomic_fetch_xor_nbi! {
    "shmem_uint_atomic_fetch_xor_nbi" shmem_uint_atomic_fetch_xor_nbi pshmem_uint_atomic_fetch_xor_nbi = u32;
    "shmem_ulong_atomic_fetch_xor_nbi" shmem_ulong_atomic_fetch_xor_nbi pshmem_ulong_atomic_fetch_xor_nbi = u64;
    "shmem_ulonglong_atomic_fetch_xor_nbi" shmem_ulonglong_atomic_fetch_xor_nbi pshmem_ulonglong_atomic_fetch_xor_nbi = u64;
    "shmem_int32_atomic_fetch_xor_nbi" shmem_int32_atomic_fetch_xor_nbi pshmem_int32_atomic_fetch_xor_nbi = i32;
    "shmem_int64_atomic_fetch_xor_nbi" shmem_int64_atomic_fetch_xor_nbi pshmem_int64_atomic_fetch_xor_nbi = i64;
    "shmem_uint32_atomic_fetch_xor_nbi" shmem_uint32_atomic_fetch_xor_nbi pshmem_uint32_atomic_fetch_xor_nbi = u32;
    "shmem_uint64_atomic_fetch_xor_nbi" shmem_uint64_atomic_fetch_xor_nbi pshmem_uint64_atomic_fetch_xor_nbi = u64;
    "ishmem_uint_atomic_fetch_xor_nbi" ishmem_uint_atomic_fetch_xor_nbi = u32;
    "ishmem_ulong_atomic_fetch_xor_nbi" ishmem_ulong_atomic_fetch_xor_nbi = u64;
    "ishmem_ulonglong_atomic_fetch_xor_nbi" ishmem_ulonglong_atomic_fetch_xor_nbi = u64;
    "ishmem_int32_atomic_fetch_xor_nbi" ishmem_int32_atomic_fetch_xor_nbi = i32;
    "ishmem_int64_atomic_fetch_xor_nbi" ishmem_int64_atomic_fetch_xor_nbi = i64;
    "ishmem_uint32_atomic_fetch_xor_nbi" ishmem_uint32_atomic_fetch_xor_nbi = u32;
    "ishmem_uint64_atomic_fetch_xor_nbi" ishmem_uint64_atomic_fetch_xor_nbi = u64;
    "ishmem_schar_atomic_fetch_xor_nbi" ishmem_schar_atomic_fetch_xor_nbi = i8;
}

macro_rules! ctx_atomic_fetch_xor_nbi {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ctx: Context, fetch: *mut $ty, dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::fetch_into($routine, fetch, ctx, dest, AmoOp::FetchXor, value, 0 as $ty, pe)
        }
    )*};
}

ctx_atomic_fetch_xor_nbi! {
    "shmem_ctx_uint_atomic_fetch_xor_nbi" shmem_ctx_uint_atomic_fetch_xor_nbi pshmem_ctx_uint_atomic_fetch_xor_nbi = u32;
    "shmem_ctx_ulong_atomic_fetch_xor_nbi" shmem_ctx_ulong_atomic_fetch_xor_nbi pshmem_ctx_ulong_atomic_fetch_xor_nbi = u64;
    "shmem_ctx_ulonglong_atomic_fetch_xor_nbi" shmem_ctx_ulonglong_atomic_fetch_xor_nbi pshmem_ctx_ulonglong_atomic_fetch_xor_nbi = u64;
    "shmem_ctx_int32_atomic_fetch_xor_nbi" shmem_ctx_int32_atomic_fetch_xor_nbi pshmem_ctx_int32_atomic_fetch_xor_nbi = i32;
    "shmem_ctx_int64_atomic_fetch_xor_nbi" shmem_ctx_int64_atomic_fetch_xor_nbi pshmem_ctx_int64_atomic_fetch_xor_nbi = i64;
    "shmem_ctx_uint32_atomic_fetch_xor_nbi" shmem_ctx_uint32_atomic_fetch_xor_nbi pshmem_ctx_uint32_atomic_fetch_xor_nbi = u32;
    "shmem_ctx_uint64_atomic_fetch_xor_nbi" shmem_ctx_uint64_atomic_fetch_xor_nbi pshmem_ctx_uint64_atomic_fetch_xor_nbi = u64;
}

macro_rules! fetch {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (source: *const $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

fetch! {
    "shmem_float_fetch" shmem_float_fetch pshmem_float_fetch = f32;
    "shmem_double_fetch" shmem_double_fetch pshmem_double_fetch = f64;
    "shmem_int_fetch" shmem_int_fetch pshmem_int_fetch = i32;
    "shmem_long_fetch" shmem_long_fetch pshmem_long_fetch = i64;
    "shmem_longlong_fetch" shmem_longlong_fetch pshmem_longlong_fetch = i64;
    "shmem_uint_fetch" shmem_uint_fetch pshmem_uint_fetch = u32;
    "shmem_ulong_fetch" shmem_ulong_fetch pshmem_ulong_fetch = u64;
    "shmem_ulonglong_fetch" shmem_ulonglong_fetch pshmem_ulonglong_fetch = u64;
    "shmem_int32_fetch" shmem_int32_fetch pshmem_int32_fetch = i32;
    "shmem_int64_fetch" shmem_int64_fetch pshmem_int64_fetch = i64;
    "shmem_uint32_fetch" shmem_uint32_fetch pshmem_uint32_fetch = u32;
    "shmem_uint64_fetch" shmem_uint64_fetch pshmem_uint64_fetch = u64;
    "shmem_size_fetch" shmem_size_fetch pshmem_size_fetch = u64;
    "shmem_ptrdiff_fetch" shmem_ptrdiff_fetch pshmem_ptrdiff_fetch = i64;
}

macro_rules! fortran_fetch {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (source: *const $ty, pe: *const c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, source.cast_mut(), AmoOp::Fetch, 0 as $ty, 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_fetch! {
    "SHMEM_INT4_FETCH" shmem_int4_fetch_ = i32;
    "SHMEM_INT8_FETCH" shmem_int8_fetch_ = i64;
    "SHMEM_REAL4_FETCH" shmem_real4_fetch_ = f32;
    "SHMEM_REAL8_FETCH" shmem_real8_fetch_ = f64;
}

macro_rules! set {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Set, value, 0 as $ty, pe)
        }
    )*};
}

set! {
    "shmem_float_set" shmem_float_set pshmem_float_set = f32;
    "shmem_double_set" shmem_double_set pshmem_double_set = f64;
    "shmem_int_set" shmem_int_set pshmem_int_set = i32;
    "shmem_long_set" shmem_long_set pshmem_long_set = i64;
    "shmem_longlong_set" shmem_longlong_set pshmem_longlong_set = i64;
    "shmem_uint_set" shmem_uint_set pshmem_uint_set = u32;
    "shmem_ulong_set" shmem_ulong_set pshmem_ulong_set = u64;
    "shmem_ulonglong_set" shmem_ulonglong_set pshmem_ulonglong_set = u64;
    "shmem_int32_set" shmem_int32_set pshmem_int32_set = i32;
    "shmem_int64_set" shmem_int64_set pshmem_int64_set = i64;
    "shmem_uint32_set" shmem_uint32_set pshmem_uint32_set = u32;
    "shmem_uint64_set" shmem_uint64_set pshmem_uint64_set = u64;
    "shmem_size_set" shmem_size_set pshmem_size_set = u64;
    "shmem_ptrdiff_set" shmem_ptrdiff_set pshmem_ptrdiff_set = i64;
}

macro_rules! fortran_set {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: *const $ty, pe: *const c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Set, fortran::value(value), 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_set! {
    "SHMEM_INT4_SET" shmem_int4_set_ = i32;
    "SHMEM_INT8_SET" shmem_int8_set_ = i64;
    "SHMEM_REAL4_SET" shmem_real4_set_ = f32;
    "SHMEM_REAL8_SET" shmem_real8_set_ = f64;
}

macro_rules! cswap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, cond: $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::CompareSwap, value, cond, pe)
        }
    )*};
}

cswap! {
    "shmem_int_cswap" shmem_int_cswap pshmem_int_cswap = i32;
    "shmem_long_cswap" shmem_long_cswap pshmem_long_cswap = i64;
    "shmem_longlong_cswap" shmem_longlong_cswap pshmem_longlong_cswap = i64;
    "shmem_uint_cswap" shmem_uint_cswap pshmem_uint_cswap = u32;
    "shmem_ulong_cswap" shmem_ulong_cswap pshmem_ulong_cswap = u64;
    "shmem_ulonglong_cswap" shmem_ulonglong_cswap pshmem_ulonglong_cswap = u64;
    "shmem_int32_cswap" shmem_int32_cswap pshmem_int32_cswap = i32;
    "shmem_int64_cswap" shmem_int64_cswap pshmem_int64_cswap = i64;
    "shmem_uint32_cswap" shmem_uint32_cswap pshmem_uint32_cswap = u32;
    "shmem_uint64_cswap" shmem_uint64_cswap pshmem_uint64_cswap = u64;
    "shmem_size_cswap" shmem_size_cswap pshmem_size_cswap = u64;
    "shmem_ptrdiff_cswap" shmem_ptrdiff_cswap pshmem_ptrdiff_cswap = i64;
}

macro_rules! fortran_cswap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, cond: *const $ty, value: *const $ty, pe: *const c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::CompareSwap, fortran::value(value), fortran::value(cond), fortran::value(pe))
        }
    )*};
}

fortran_cswap! {
    "SHMEM_INT4_CSWAP" shmem_int4_cswap_ = i32;
    "SHMEM_INT8_CSWAP" shmem_int8_cswap_ = i64;
}

macro_rules! swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::Swap, value, 0 as $ty, pe)
        }
    )*};
}

swap! {
    "shmem_float_swap" shmem_float_swap pshmem_float_swap = f32;
    "shmem_double_swap" shmem_double_swap pshmem_double_swap = f64;
    "shmem_int_swap" shmem_int_swap pshmem_int_swap = i32;
    "shmem_long_swap" shmem_long_swap pshmem_long_swap = i64;
    "shmem_longlong_swap" shmem_longlong_swap pshmem_longlong_swap = i64;
    "shmem_uint_swap" shmem_uint_swap pshmem_uint_swap = u32;
    "shmem_ulong_swap" shmem_ulong_swap pshmem_ulong_swap = u64;
    "shmem_ulonglong_swap" shmem_ulonglong_swap pshmem_ulonglong_swap = u64;
    "shmem_int32_swap" shmem_int32_swap pshmem_int32_swap = i32;
    "shmem_int64_swap" shmem_int64_swap pshmem_int64_swap = i64;
    "shmem_uint32_swap" shmem_uint32_swap pshmem_uint32_swap = u32;
    "shmem_uint64_swap" shmem_uint64_swap pshmem_uint64_swap = u64;
    "shmem_size_swap" shmem_size_swap pshmem_size_swap = u64;
    "shmem_ptrdiff_swap" shmem_ptrdiff_swap pshmem_ptrdiff_swap = i64;
}

macro_rules! fortran_swap {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: *const $ty, pe: *const c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::Swap, fortran::value(value), 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_swap! {
    "SHMEM_SWAP" shmem_swap_ = i32;
    "SHMEM_INT4_SWAP" shmem_int4_swap_ = i32;
    "SHMEM_INT8_SWAP" shmem_int8_swap_ = i64;
    "SHMEM_REAL4_SWAP" shmem_real4_swap_ = f32;
    "SHMEM_REAL8_SWAP" shmem_real8_swap_ = f64;
}

macro_rules! finc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

finc! {
    "shmem_int_finc" shmem_int_finc pshmem_int_finc = i32;
    "shmem_long_finc" shmem_long_finc pshmem_long_finc = i64;
    "shmem_longlong_finc" shmem_longlong_finc pshmem_longlong_finc = i64;
    "shmem_uint_finc" shmem_uint_finc pshmem_uint_finc = u32;
    "shmem_ulong_finc" shmem_ulong_finc pshmem_ulong_finc = u64;
    "shmem_ulonglong_finc" shmem_ulonglong_finc pshmem_ulonglong_finc = u64;
    "shmem_int32_finc" shmem_int32_finc pshmem_int32_finc = i32;
    "shmem_int64_finc" shmem_int64_finc pshmem_int64_finc = i64;
    "shmem_uint32_finc" shmem_uint32_finc pshmem_uint32_finc = u32;
    "shmem_uint64_finc" shmem_uint64_finc pshmem_uint64_finc = u64;
    "shmem_size_finc" shmem_size_finc pshmem_size_finc = u64;
    "shmem_ptrdiff_finc" shmem_ptrdiff_finc pshmem_ptrdiff_finc = i64;
}

macro_rules! fortran_finc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: *const c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchInc, 0 as $ty, 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_finc! {
    "SHMEM_INT4_FINC" shmem_int4_finc_ = i32;
    "SHMEM_INT8_FINC" shmem_int8_finc_ = i64;
}

macro_rules! inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, pe)
        }
    )*};
}

inc! {
    "shmem_int_inc" shmem_int_inc pshmem_int_inc = i32;
    "shmem_long_inc" shmem_long_inc pshmem_long_inc = i64;
    "shmem_longlong_inc" shmem_longlong_inc pshmem_longlong_inc = i64;
    "shmem_uint_inc" shmem_uint_inc pshmem_uint_inc = u32;
    "shmem_ulong_inc" shmem_ulong_inc pshmem_ulong_inc = u64;
    "shmem_ulonglong_inc" shmem_ulonglong_inc pshmem_ulonglong_inc = u64;
    "shmem_int32_inc" shmem_int32_inc pshmem_int32_inc = i32;
    "shmem_int64_inc" shmem_int64_inc pshmem_int64_inc = i64;
    "shmem_uint32_inc" shmem_uint32_inc pshmem_uint32_inc = u32;
    "shmem_uint64_inc" shmem_uint64_inc pshmem_uint64_inc = u64;
    "shmem_size_inc" shmem_size_inc pshmem_size_inc = u64;
    "shmem_ptrdiff_inc" shmem_ptrdiff_inc pshmem_ptrdiff_inc = i64;
}

macro_rules! fortran_inc {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, pe: *const c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Inc, 0 as $ty, 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_inc! {
    "SHMEM_INT4_INC" shmem_int4_inc_ = i32;
    "SHMEM_INT8_INC" shmem_int8_inc_ = i64;
}

macro_rules! fadd {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchAdd, value, 0 as $ty, pe)
        }
    )*};
}

fadd! {
    "shmem_int_fadd" shmem_int_fadd pshmem_int_fadd = i32;
    "shmem_long_fadd" shmem_long_fadd pshmem_long_fadd = i64;
    "shmem_longlong_fadd" shmem_longlong_fadd pshmem_longlong_fadd = i64;
    "shmem_uint_fadd" shmem_uint_fadd pshmem_uint_fadd = u32;
    "shmem_ulong_fadd" shmem_ulong_fadd pshmem_ulong_fadd = u64;
    "shmem_ulonglong_fadd" shmem_ulonglong_fadd pshmem_ulonglong_fadd = u64;
    "shmem_int32_fadd" shmem_int32_fadd pshmem_int32_fadd = i32;
    "shmem_int64_fadd" shmem_int64_fadd pshmem_int64_fadd = i64;
    "shmem_uint32_fadd" shmem_uint32_fadd pshmem_uint32_fadd = u32;
    "shmem_uint64_fadd" shmem_uint64_fadd pshmem_uint64_fadd = u64;
    "shmem_size_fadd" shmem_size_fadd pshmem_size_fadd = u64;
    "shmem_ptrdiff_fadd" shmem_ptrdiff_fadd pshmem_ptrdiff_fadd = i64;
}

macro_rules! fortran_fadd {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: *const $ty, pe: *const c_int) -> $ty =
                amo::fetch($routine, Context::DEFAULT, dest, AmoOp::FetchAdd, fortran::value(value), 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_fadd! {
    "SHMEM_INT4_FADD" shmem_int4_fadd_ = i32;
    "SHMEM_INT8_FADD" shmem_int8_fadd_ = i64;
}

macro_rules! add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: $ty, pe: c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Add, value, 0 as $ty, pe)
        }
    )*};
}

add! {
    "shmem_int_add" shmem_int_add pshmem_int_add = i32;
    "shmem_long_add" shmem_long_add pshmem_long_add = i64;
    "shmem_longlong_add" shmem_longlong_add pshmem_longlong_add = i64;
    "shmem_uint_add" shmem_uint_add pshmem_uint_add = u32;
    "shmem_ulong_add" shmem_ulong_add pshmem_ulong_add = u64;
    "shmem_ulonglong_add" shmem_ulonglong_add pshmem_ulonglong_add = u64;
    "shmem_int32_add" shmem_int32_add pshmem_int32_add = i32;
    "shmem_int64_add" shmem_int64_add pshmem_int64_add = i64;
    "shmem_uint32_add" shmem_uint32_add pshmem_uint32_add = u32;
    "shmem_uint64_add" shmem_uint64_add pshmem_uint64_add = u64;
    "shmem_size_add" shmem_size_add pshmem_size_add = u64;
    "shmem_ptrdiff_add" shmem_ptrdiff_add pshmem_ptrdiff_add = i64;
}

macro_rules! fortran_add {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (dest: *mut $ty, value: *const $ty, pe: *const c_int) -> () =
                amo::update($routine, Context::DEFAULT, dest, AmoOp::Add, fortran::value(value), 0 as $ty, fortran::value(pe))
        }
    )*};
}

fortran_add! {
    "SHMEM_INT4_ADD" shmem_int4_add_ = i32;
    "SHMEM_INT8_ADD" shmem_int8_add_ = i64;
}

macro_rules! put_signal {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int) -> () =
                signal::put_signal($routine, $bytes, Context::DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe)
        }
    )*};
}

put_signal! {
    "shmem_float_put_signal" shmem_float_put_signal pshmem_float_put_signal = 4;
    "shmem_double_put_signal" shmem_double_put_signal pshmem_double_put_signal = 8;
    "shmem_longdouble_put_signal" shmem_longdouble_put_signal pshmem_longdouble_put_signal = 16;
    "shmem_char_put_signal" shmem_char_put_signal pshmem_char_put_signal = 1;
    "shmem_schar_put_signal" shmem_schar_put_signal pshmem_schar_put_signal = 1;
    "shmem_short_put_signal" shmem_short_put_signal pshmem_short_put_signal = 2;
    "shmem_int_put_signal" shmem_int_put_signal pshmem_int_put_signal = 4;
    "shmem_long_put_signal" shmem_long_put_signal pshmem_long_put_signal = 8;
    "shmem_longlong_put_signal" shmem_longlong_put_signal pshmem_longlong_put_signal = 8;
    "shmem_uchar_put_signal" shmem_uchar_put_signal pshmem_uchar_put_signal = 1;
    "shmem_ushort_put_signal" shmem_ushort_put_signal pshmem_ushort_put_signal = 2;
    "shmem_uint_put_signal" shmem_uint_put_signal pshmem_uint_put_signal = 4;
    "shmem_ulong_put_signal" shmem_ulong_put_signal pshmem_ulong_put_signal = 8;
    "shmem_ulonglong_put_signal" shmem_ulonglong_put_signal pshmem_ulonglong_put_signal = 8;
    "shmem_int8_put_signal" shmem_int8_put_signal pshmem_int8_put_signal = 1;
    "shmem_int16_put_signal" shmem_int16_put_signal pshmem_int16_put_signal = 2;
    "shmem_int32_put_signal" shmem_int32_put_signal pshmem_int32_put_signal = 4;
    "shmem_int64_put_signal" shmem_int64_put_signal pshmem_int64_put_signal = 8;
    "shmem_uint8_put_signal" shmem_uint8_put_signal pshmem_uint8_put_signal = 1;
    "shmem_uint16_put_signal" shmem_uint16_put_signal pshmem_uint16_put_signal = 2;
    "shmem_uint32_put_signal" shmem_uint32_put_signal pshmem_uint32_put_signal = 4;
    "shmem_uint64_put_signal" shmem_uint64_put_signal pshmem_uint64_put_signal = 8;
    "shmem_size_put_signal" shmem_size_put_signal pshmem_size_put_signal = 8;
    "shmem_ptrdiff_put_signal" shmem_ptrdiff_put_signal pshmem_ptrdiff_put_signal = 8;
    "shmem_put8_signal" shmem_put8_signal pshmem_put8_signal = 1;
    "shmem_put16_signal" shmem_put16_signal pshmem_put16_signal = 2;
    "shmem_put32_signal" shmem_put32_signal pshmem_put32_signal = 4;
    "shmem_put64_signal" shmem_put64_signal pshmem_put64_signal = 8;
    "shmem_put128_signal" shmem_put128_signal pshmem_put128_signal = 16;
    "shmem_putmem_signal" shmem_putmem_signal pshmem_putmem_signal = 1;
    "ishmem_float_put_signal" ishmem_float_put_signal = 4;
    "ishmem_double_put_signal" ishmem_double_put_signal = 8;
    "ishmem_char_put_signal" ishmem_char_put_signal = 1;
    "ishmem_schar_put_signal" ishmem_schar_put_signal = 1;
    "ishmem_short_put_signal" ishmem_short_put_signal = 2;
    "ishmem_int_put_signal" ishmem_int_put_signal = 4;
    "ishmem_long_put_signal" ishmem_long_put_signal = 8;
    "ishmem_longlong_put_signal" ishmem_longlong_put_signal = 8;
    "ishmem_uchar_put_signal" ishmem_uchar_put_signal = 1;
    "ishmem_ushort_put_signal" ishmem_ushort_put_signal = 2;
    "ishmem_uint_put_signal" ishmem_uint_put_signal = 4;
    "ishmem_ulong_put_signal" ishmem_ulong_put_signal = 8;
    "ishmem_ulonglong_put_signal" ishmem_ulonglong_put_signal = 8;
    "ishmem_int8_put_signal" ishmem_int8_put_signal = 1;
    "ishmem_int16_put_signal" ishmem_int16_put_signal = 2;
    "ishmem_int32_put_signal" ishmem_int32_put_signal = 4;
    "ishmem_int64_put_signal" ishmem_int64_put_signal = 8;
    "ishmem_uint8_put_signal" ishmem_uint8_put_signal = 1;
    "ishmem_uint16_put_signal" ishmem_uint16_put_signal = 2;
    "ishmem_uint32_put_signal" ishmem_uint32_put_signal = 4;
    "ishmem_uint64_put_signal" ishmem_uint64_put_signal = 8;
    "ishmem_size_put_signal" ishmem_size_put_signal = 8;
    "ishmem_ptrdiff_put_signal" ishmem_ptrdiff_put_signal = 8;
    "ishmem_put8_signal" ishmem_put8_signal = 1;
    "ishmem_put16_signal" ishmem_put16_signal = 2;
    "ishmem_put32_signal" ishmem_put32_signal = 4;
    "ishmem_put64_signal" ishmem_put64_signal = 8;
    "ishmem_put128_signal" ishmem_put128_signal = 16;
    "ishmem_putmem_signal" ishmem_putmem_signal = 1;
}

macro_rules! ctx_put_signal {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int) -> () =
                signal::put_signal($routine, $bytes, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe)
        }
    )*};
}

ctx_put_signal! {
    "shmem_ctx_float_put_signal" shmem_ctx_float_put_signal pshmem_ctx_float_put_signal = 4;
    "shmem_ctx_double_put_signal" shmem_ctx_double_put_signal pshmem_ctx_double_put_signal = 8;
    "shmem_ctx_longdouble_put_signal" shmem_ctx_longdouble_put_signal pshmem_ctx_longdouble_put_signal = 16;
    "shmem_ctx_char_put_signal" shmem_ctx_char_put_signal pshmem_ctx_char_put_signal = 1;
    "shmem_ctx_schar_put_signal" shmem_ctx_schar_put_signal pshmem_ctx_schar_put_signal = 1;
    "shmem_ctx_short_put_signal" shmem_ctx_short_put_signal pshmem_ctx_short_put_signal = 2;
    "shmem_ctx_int_put_signal" shmem_ctx_int_put_signal pshmem_ctx_int_put_signal = 4;
    "shmem_ctx_long_put_signal" shmem_ctx_long_put_signal pshmem_ctx_long_put_signal = 8;
    "shmem_ctx_longlong_put_signal" shmem_ctx_longlong_put_signal pshmem_ctx_longlong_put_signal = 8;
    "shmem_ctx_uchar_put_signal" shmem_ctx_uchar_put_signal pshmem_ctx_uchar_put_signal = 1;
    "shmem_ctx_ushort_put_signal" shmem_ctx_ushort_put_signal pshmem_ctx_ushort_put_signal = 2;
    "shmem_ctx_uint_put_signal" shmem_ctx_uint_put_signal pshmem_ctx_uint_put_signal = 4;
    "shmem_ctx_ulong_put_signal" shmem_ctx_ulong_put_signal pshmem_ctx_ulong_put_signal = 8;
    "shmem_ctx_ulonglong_put_signal" shmem_ctx_ulonglong_put_signal pshmem_ctx_ulonglong_put_signal = 8;
    "shmem_ctx_int8_put_signal" shmem_ctx_int8_put_signal pshmem_ctx_int8_put_signal = 1;
    "shmem_ctx_int16_put_signal" shmem_ctx_int16_put_signal pshmem_ctx_int16_put_signal = 2;
    "shmem_ctx_int32_put_signal" shmem_ctx_int32_put_signal pshmem_ctx_int32_put_signal = 4;
    "shmem_ctx_int64_put_signal" shmem_ctx_int64_put_signal pshmem_ctx_int64_put_signal = 8;
    "shmem_ctx_uint8_put_signal" shmem_ctx_uint8_put_signal pshmem_ctx_uint8_put_signal = 1;
    "shmem_ctx_uint16_put_signal" shmem_ctx_uint16_put_signal pshmem_ctx_uint16_put_signal = 2;
    "shmem_ctx_uint32_put_signal" shmem_ctx_uint32_put_signal pshmem_ctx_uint32_put_signal = 4;
    "shmem_ctx_uint64_put_signal" shmem_ctx_uint64_put_signal pshmem_ctx_uint64_put_signal = 8;
    "shmem_ctx_size_put_signal" shmem_ctx_size_put_signal pshmem_ctx_size_put_signal = 8;
    "shmem_ctx_ptrdiff_put_signal" shmem_ctx_ptrdiff_put_signal pshmem_ctx_ptrdiff_put_signal = 8;
    "shmem_ctx_put8_signal" shmem_ctx_put8_signal pshmem_ctx_put8_signal = 1;
    "shmem_ctx_put16_signal" shmem_ctx_put16_signal pshmem_ctx_put16_signal = 2;
    "shmem_ctx_put32_signal" shmem_ctx_put32_signal pshmem_ctx_put32_signal = 4;
    "shmem_ctx_put64_signal" shmem_ctx_put64_signal pshmem_ctx_put64_signal = 8;
    "shmem_ctx_put128_signal" shmem_ctx_put128_signal pshmem_ctx_put128_signal = 16;
    "shmem_ctx_putmem_signal" shmem_ctx_putmem_signal pshmem_ctx_putmem_signal = 1;
}

macro_rules! put_signal_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::put_signal(list::Routine::new($routine, DeviceRoutine::PutSignal, false), $bytes, dest, source, nelems, sig_addr, signal, sig_op, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

put_signal_on_list! {
    "ishmemx_float_put_signal_on_list" ishmemx_float_put_signal_on_list = 4;
    "ishmemx_double_put_signal_on_list" ishmemx_double_put_signal_on_list = 8;
    "ishmemx_char_put_signal_on_list" ishmemx_char_put_signal_on_list = 1;
    "ishmemx_schar_put_signal_on_list" ishmemx_schar_put_signal_on_list = 1;
    "ishmemx_short_put_signal_on_list" ishmemx_short_put_signal_on_list = 2;
    "ishmemx_int_put_signal_on_list" ishmemx_int_put_signal_on_list = 4;
    "ishmemx_long_put_signal_on_list" ishmemx_long_put_signal_on_list = 8;
    "ishmemx_longlong_put_signal_on_list" ishmemx_longlong_put_signal_on_list = 8;
    "ishmemx_uchar_put_signal_on_list" ishmemx_uchar_put_signal_on_list = 1;
    "ishmemx_ushort_put_signal_on_list" ishmemx_ushort_put_signal_on_list = 2;
    "ishmemx_uint_put_signal_on_list" ishmemx_uint_put_signal_on_list = 4;
    "ishmemx_ulong_put_signal_on_list" ishmemx_ulong_put_signal_on_list = 8;
    "ishmemx_ulonglong_put_signal_on_list" ishmemx_ulonglong_put_signal_on_list = 8;
    "ishmemx_int8_put_signal_on_list" ishmemx_int8_put_signal_on_list = 1;
    "ishmemx_int16_put_signal_on_list" ishmemx_int16_put_signal_on_list = 2;
    "ishmemx_int32_put_signal_on_list" ishmemx_int32_put_signal_on_list = 4;
    "ishmemx_int64_put_signal_on_list" ishmemx_int64_put_signal_on_list = 8;
    "ishmemx_uint8_put_signal_on_list" ishmemx_uint8_put_signal_on_list = 1;
    "ishmemx_uint16_put_signal_on_list" ishmemx_uint16_put_signal_on_list = 2;
    "ishmemx_uint32_put_signal_on_list" ishmemx_uint32_put_signal_on_list = 4;
    "ishmemx_uint64_put_signal_on_list" ishmemx_uint64_put_signal_on_list = 8;
    "ishmemx_size_put_signal_on_list" ishmemx_size_put_signal_on_list = 8;
    "ishmemx_ptrdiff_put_signal_on_list" ishmemx_ptrdiff_put_signal_on_list = 8;
    "ishmemx_put8_signal_on_list" ishmemx_put8_signal_on_list = 1;
    "ishmemx_put16_signal_on_list" ishmemx_put16_signal_on_list = 2;
    "ishmemx_put32_signal_on_list" ishmemx_put32_signal_on_list = 4;
    "ishmemx_put64_signal_on_list" ishmemx_put64_signal_on_list = 8;
    "ishmemx_put128_signal_on_list" ishmemx_put128_signal_on_list = 16;
    "ishmemx_putmem_signal_on_list" ishmemx_putmem_signal_on_list = 1;
}

macro_rules! put_signal_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int) -> () =
                signal::put_signal_nbi($routine, $bytes, Context::DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe)
        }
    )*};
}

put_signal_nbi! {
    "shmem_float_put_signal_nbi" shmem_float_put_signal_nbi pshmem_float_put_signal_nbi = 4;
    "shmem_double_put_signal_nbi" shmem_double_put_signal_nbi pshmem_double_put_signal_nbi = 8;
    "shmem_longdouble_put_signal_nbi" shmem_longdouble_put_signal_nbi pshmem_longdouble_put_signal_nbi = 16;
    "shmem_char_put_signal_nbi" shmem_char_put_signal_nbi pshmem_char_put_signal_nbi = 1;
    "shmem_schar_put_signal_nbi" shmem_schar_put_signal_nbi pshmem_schar_put_signal_nbi = 1;
    "shmem_short_put_signal_nbi" shmem_short_put_signal_nbi pshmem_short_put_signal_nbi = 2;
    "shmem_int_put_signal_nbi" shmem_int_put_signal_nbi pshmem_int_put_signal_nbi = 4;
    "shmem_long_put_signal_nbi" shmem_long_put_signal_nbi pshmem_long_put_signal_nbi = 8;
    "shmem_longlong_put_signal_nbi" shmem_longlong_put_signal_nbi pshmem_longlong_put_signal_nbi = 8;
    "shmem_uchar_put_signal_nbi" shmem_uchar_put_signal_nbi pshmem_uchar_put_signal_nbi = 1;
    "shmem_ushort_put_signal_nbi" shmem_ushort_put_signal_nbi pshmem_ushort_put_signal_nbi = 2;
    "shmem_uint_put_signal_nbi" shmem_uint_put_signal_nbi pshmem_uint_put_signal_nbi = 4;
    "shmem_ulong_put_signal_nbi" shmem_ulong_put_signal_nbi pshmem_ulong_put_signal_nbi = 8;
    "shmem_ulonglong_put_signal_nbi" shmem_ulonglong_put_signal_nbi pshmem_ulonglong_put_signal_nbi = 8;
    "shmem_int8_put_signal_nbi" shmem_int8_put_signal_nbi pshmem_int8_put_signal_nbi = 1;
    "shmem_int16_put_signal_nbi" shmem_int16_put_signal_nbi pshmem_int16_put_signal_nbi = 2;
    "shmem_int32_put_signal_nbi" shmem_int32_put_signal_nbi pshmem_int32_put_signal_nbi = 4;
    "shmem_int64_put_signal_nbi" shmem_int64_put_signal_nbi pshmem_int64_put_signal_nbi = 8;
    "shmem_uint8_put_signal_nbi" shmem_uint8_put_signal_nbi pshmem_uint8_put_signal_nbi = 1;
    "shmem_uint16_put_signal_nbi" shmem_uint16_put_signal_nbi pshmem_uint16_put_signal_nbi = 2;
    "shmem_uint32_put_signal_nbi" shmem_uint32_put_signal_nbi pshmem_uint32_put_signal_nbi = 4;
    "shmem_uint64_put_signal_nbi" shmem_uint64_put_signal_nbi pshmem_uint64_put_signal_nbi = 8;
    "shmem_size_put_signal_nbi" shmem_size_put_signal_nbi pshmem_size_put_signal_nbi = 8;
    "shmem_ptrdiff_put_signal_nbi" shmem_ptrdiff_put_signal_nbi pshmem_ptrdiff_put_signal_nbi = 8;
    "shmem_put8_signal_nbi" shmem_put8_signal_nbi pshmem_put8_signal_nbi = 1;
    "shmem_put16_signal_nbi" shmem_put16_signal_nbi pshmem_put16_signal_nbi = 2;
    "shmem_put32_signal_nbi" shmem_put32_signal_nbi pshmem_put32_signal_nbi = 4;
    "shmem_put64_signal_nbi" shmem_put64_signal_nbi pshmem_put64_signal_nbi = 8;
    "shmem_put128_signal_nbi" shmem_put128_signal_nbi pshmem_put128_signal_nbi = 16;
    "shmem_putmem_signal_nbi" shmem_putmem_signal_nbi pshmem_putmem_signal_nbi = 1;
    "ishmem_float_put_signal_nbi" ishmem_float_put_signal_nbi = 4;
    "ishmem_double_put_signal_nbi" ishmem_double_put_signal_nbi = 8;
    "ishmem_char_put_signal_nbi" ishmem_char_put_signal_nbi = 1;
    "ishmem_schar_put_signal_nbi" ishmem_schar_put_signal_nbi = 1;
    "ishmem_short_put_signal_nbi" ishmem_short_put_signal_nbi = 2;
    "ishmem_int_put_signal_nbi" ishmem_int_put_signal_nbi = 4;
    "ishmem_long_put_signal_nbi" ishmem_long_put_signal_nbi = 8;
    "ishmem_longlong_put_signal_nbi" ishmem_longlong_put_signal_nbi = 8;
    "ishmem_uchar_put_signal_nbi" ishmem_uchar_put_signal_nbi = 1;
    "ishmem_ushort_put_signal_nbi" ishmem_ushort_put_signal_nbi = 2;
    "ishmem_uint_put_signal_nbi" ishmem_uint_put_signal_nbi = 4;
    "ishmem_ulong_put_signal_nbi" ishmem_ulong_put_signal_nbi = 8;
    "ishmem_ulonglong_put_signal_nbi" ishmem_ulonglong_put_signal_nbi = 8;
    "ishmem_int8_put_signal_nbi" ishmem_int8_put_signal_nbi = 1;
    "ishmem_int16_put_signal_nbi" ishmem_int16_put_signal_nbi = 2;
    "ishmem_int32_put_signal_nbi" ishmem_int32_put_signal_nbi = 4;
    "ishmem_int64_put_signal_nbi" ishmem_int64_put_signal_nbi = 8;
    "ishmem_uint8_put_signal_nbi" ishmem_uint8_put_signal_nbi = 1;
    "ishmem_uint16_put_signal_nbi" ishmem_uint16_put_signal_nbi = 2;
    "ishmem_uint32_put_signal_nbi" ishmem_uint32_put_signal_nbi = 4;
    "ishmem_uint64_put_signal_nbi" ishmem_uint64_put_signal_nbi = 8;
    "ishmem_size_put_signal_nbi" ishmem_size_put_signal_nbi = 8;
    "ishmem_ptrdiff_put_signal_nbi" ishmem_ptrdiff_put_signal_nbi = 8;
    "ishmem_put8_signal_nbi" ishmem_put8_signal_nbi = 1;
    "ishmem_put16_signal_nbi" ishmem_put16_signal_nbi = 2;
    "ishmem_put32_signal_nbi" ishmem_put32_signal_nbi = 4;
    "ishmem_put64_signal_nbi" ishmem_put64_signal_nbi = 8;
    "ishmem_put128_signal_nbi" ishmem_put128_signal_nbi = 16;
    "ishmem_putmem_signal_nbi" ishmem_putmem_signal_nbi = 1;
}

macro_rules! ctx_put_signal_nbi {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (ctx: Context, dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int) -> () =
                signal::put_signal_nbi($routine, $bytes, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe)
        }
    )*};
}

ctx_put_signal_nbi! {
    "shmem_ctx_float_put_signal_nbi" shmem_ctx_float_put_signal_nbi pshmem_ctx_float_put_signal_nbi = 4;
    "shmem_ctx_double_put_signal_nbi" shmem_ctx_double_put_signal_nbi pshmem_ctx_double_put_signal_nbi = 8;
    "shmem_ctx_longdouble_put_signal_nbi" shmem_ctx_longdouble_put_signal_nbi pshmem_ctx_longdouble_put_signal_nbi = 16;
    "shmem_ctx_char_put_signal_nbi" shmem_ctx_char_put_signal_nbi pshmem_ctx_char_put_signal_nbi = 1;
    "shmem_ctx_schar_put_signal_nbi" shmem_ctx_schar_put_signal_nbi pshmem_ctx_schar_put_signal_nbi = 1;
    "shmem_ctx_short_put_signal_nbi" shmem_ctx_short_put_signal_nbi pshmem_ctx_short_put_signal_nbi = 2;
    "shmem_ctx_int_put_signal_nbi" shmem_ctx_int_put_signal_nbi pshmem_ctx_int_put_signal_nbi = 4;
    "shmem_ctx_long_put_signal_nbi" shmem_ctx_long_put_signal_nbi pshmem_ctx_long_put_signal_nbi = 8;
    "shmem_ctx_longlong_put_signal_nbi" shmem_ctx_longlong_put_signal_nbi pshmem_ctx_longlong_put_signal_nbi = 8;
    "shmem_ctx_uchar_put_signal_nbi" shmem_ctx_uchar_put_signal_nbi pshmem_ctx_uchar_put_signal_nbi = 1;
    "shmem_ctx_ushort_put_signal_nbi" shmem_ctx_ushort_put_signal_nbi pshmem_ctx_ushort_put_signal_nbi = 2;
    "shmem_ctx_uint_put_signal_nbi" shmem_ctx_uint_put_signal_nbi pshmem_ctx_uint_put_signal_nbi = 4;
    "shmem_ctx_ulong_put_signal_nbi" shmem_ctx_ulong_put_signal_nbi pshmem_ctx_ulong_put_signal_nbi = 8;
    "shmem_ctx_ulonglong_put_signal_nbi" shmem_ctx_ulonglong_put_signal_nbi pshmem_ctx_ulonglong_put_signal_nbi = 8;
    "shmem_ctx_int8_put_signal_nbi" shmem_ctx_int8_put_signal_nbi pshmem_ctx_int8_put_signal_nbi = 1;
    "shmem_ctx_int16_put_signal_nbi" shmem_ctx_int16_put_signal_nbi pshmem_ctx_int16_put_signal_nbi = 2;
    "shmem_ctx_int32_put_signal_nbi" shmem_ctx_int32_put_signal_nbi pshmem_ctx_int32_put_signal_nbi = 4;
    "shmem_ctx_int64_put_signal_nbi" shmem_ctx_int64_put_signal_nbi pshmem_ctx_int64_put_signal_nbi = 8;
    "shmem_ctx_uint8_put_signal_nbi" shmem_ctx_uint8_put_signal_nbi pshmem_ctx_uint8_put_signal_nbi = 1;
    "shmem_ctx_uint16_put_signal_nbi" shmem_ctx_uint16_put_signal_nbi pshmem_ctx_uint16_put_signal_nbi = 2;
    "shmem_ctx_uint32_put_signal_nbi" shmem_ctx_uint32_put_signal_nbi pshmem_ctx_uint32_put_signal_nbi = 4;
    "shmem_ctx_uint64_put_signal_nbi" shmem_ctx_uint64_put_signal_nbi pshmem_ctx_uint64_put_signal_nbi = 8;
    "shmem_ctx_size_put_signal_nbi" shmem_ctx_size_put_signal_nbi pshmem_ctx_size_put_signal_nbi = 8;
    "shmem_ctx_ptrdiff_put_signal_nbi" shmem_ctx_ptrdiff_put_signal_nbi pshmem_ctx_ptrdiff_put_signal_nbi = 8;
    "shmem_ctx_put8_signal_nbi" shmem_ctx_put8_signal_nbi pshmem_ctx_put8_signal_nbi = 1;
    "shmem_ctx_put16_signal_nbi" shmem_ctx_put16_signal_nbi pshmem_ctx_put16_signal_nbi = 2;
    "shmem_ctx_put32_signal_nbi" shmem_ctx_put32_signal_nbi pshmem_ctx_put32_signal_nbi = 4;
    "shmem_ctx_put64_signal_nbi" shmem_ctx_put64_signal_nbi pshmem_ctx_put64_signal_nbi = 8;
    "shmem_ctx_put128_signal_nbi" shmem_ctx_put128_signal_nbi pshmem_ctx_put128_signal_nbi = 16;
    "shmem_ctx_putmem_signal_nbi" shmem_ctx_putmem_signal_nbi pshmem_ctx_putmem_signal_nbi = 1;
}

macro_rules! put_signal_nbi_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, sig_addr: *mut u64, signal: u64, sig_op: c_int, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::put_signal(list::Routine::new($routine, DeviceRoutine::PutSignal, true), $bytes, dest, source, nelems, sig_addr, signal, sig_op, pe, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

put_signal_nbi_on_list! {
    "ishmemx_float_put_signal_nbi_on_list" ishmemx_float_put_signal_nbi_on_list = 4;
    "ishmemx_double_put_signal_nbi_on_list" ishmemx_double_put_signal_nbi_on_list = 8;
    "ishmemx_char_put_signal_nbi_on_list" ishmemx_char_put_signal_nbi_on_list = 1;
    "ishmemx_schar_put_signal_nbi_on_list" ishmemx_schar_put_signal_nbi_on_list = 1;
    "ishmemx_short_put_signal_nbi_on_list" ishmemx_short_put_signal_nbi_on_list = 2;
    "ishmemx_int_put_signal_nbi_on_list" ishmemx_int_put_signal_nbi_on_list = 4;
    "ishmemx_long_put_signal_nbi_on_list" ishmemx_long_put_signal_nbi_on_list = 8;
    "ishmemx_longlong_put_signal_nbi_on_list" ishmemx_longlong_put_signal_nbi_on_list = 8;
    "ishmemx_uchar_put_signal_nbi_on_list" ishmemx_uchar_put_signal_nbi_on_list = 1;
    "ishmemx_ushort_put_signal_nbi_on_list" ishmemx_ushort_put_signal_nbi_on_list = 2;
    "ishmemx_uint_put_signal_nbi_on_list" ishmemx_uint_put_signal_nbi_on_list = 4;
    "ishmemx_ulong_put_signal_nbi_on_list" ishmemx_ulong_put_signal_nbi_on_list = 8;
    "ishmemx_ulonglong_put_signal_nbi_on_list" ishmemx_ulonglong_put_signal_nbi_on_list = 8;
    "ishmemx_int8_put_signal_nbi_on_list" ishmemx_int8_put_signal_nbi_on_list = 1;
    "ishmemx_int16_put_signal_nbi_on_list" ishmemx_int16_put_signal_nbi_on_list = 2;
    "ishmemx_int32_put_signal_nbi_on_list" ishmemx_int32_put_signal_nbi_on_list = 4;
    "ishmemx_int64_put_signal_nbi_on_list" ishmemx_int64_put_signal_nbi_on_list = 8;
    "ishmemx_uint8_put_signal_nbi_on_list" ishmemx_uint8_put_signal_nbi_on_list = 1;
    "ishmemx_uint16_put_signal_nbi_on_list" ishmemx_uint16_put_signal_nbi_on_list = 2;
    "ishmemx_uint32_put_signal_nbi_on_list" ishmemx_uint32_put_signal_nbi_on_list = 4;
    "ishmemx_uint64_put_signal_nbi_on_list" ishmemx_uint64_put_signal_nbi_on_list = 8;
    "ishmemx_size_put_signal_nbi_on_list" ishmemx_size_put_signal_nbi_on_list = 8;
    "ishmemx_ptrdiff_put_signal_nbi_on_list" ishmemx_ptrdiff_put_signal_nbi_on_list = 8;
    "ishmemx_put8_signal_nbi_on_list" ishmemx_put8_signal_nbi_on_list = 1;
    "ishmemx_put16_signal_nbi_on_list" ishmemx_put16_signal_nbi_on_list = 2;
    "ishmemx_put32_signal_nbi_on_list" ishmemx_put32_signal_nbi_on_list = 4;
    "ishmemx_put64_signal_nbi_on_list" ishmemx_put64_signal_nbi_on_list = 8;
    "ishmemx_put128_signal_nbi_on_list" ishmemx_put128_signal_nbi_on_list = 16;
    "ishmemx_putmem_signal_nbi_on_list" ishmemx_putmem_signal_nbi_on_list = 1;
}

export! {
    shmem_signal_set pshmem_signal_set: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::set("shmem_signal_set", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    shmemx_signal_set pshmemx_signal_set: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::set("shmemx_signal_set", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    ishmemx_signal_set: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::set("ishmemx_signal_set", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    shmem_ctx_signal_set pshmem_ctx_signal_set: (ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::set("shmem_ctx_signal_set", ctx, sig_addr, signal, pe)
}

export! {
    shmemx_ctx_signal_set pshmemx_ctx_signal_set: (ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::set("shmemx_ctx_signal_set", ctx, sig_addr, signal, pe)
}

export! {
    ishmemx_signal_set_on_list: (sig_addr: *mut u64, signal: u64, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::signal_set(list::Routine::new("ishmemx_signal_set_on_list", DeviceRoutine::SignalSet, false), sig_addr, signal, pe, list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_signal_add pshmem_signal_add: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::add("shmem_signal_add", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    shmemx_signal_add pshmemx_signal_add: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::add("shmemx_signal_add", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    ishmemx_signal_add: (sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::add("ishmemx_signal_add", Context::DEFAULT, sig_addr, signal, pe)
}

export! {
    shmem_ctx_signal_add pshmem_ctx_signal_add: (ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::add("shmem_ctx_signal_add", ctx, sig_addr, signal, pe)
}

export! {
    shmemx_ctx_signal_add pshmemx_ctx_signal_add: (ctx: Context, sig_addr: *mut u64, signal: u64, pe: c_int) -> () =
        signal::add("shmemx_ctx_signal_add", ctx, sig_addr, signal, pe)
}

export! {
    ishmemx_signal_add_on_list: (sig_addr: *mut u64, signal: u64, pe: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::signal_add(list::Routine::new("ishmemx_signal_add_on_list", DeviceRoutine::SignalAdd, false), sig_addr, signal, pe, list::Place::new(list, signal_event, n_wait, wait))
}

export! {
    shmem_signal_fetch pshmem_signal_fetch: (sig_addr: *const u64) -> u64 =
        signal::fetch("shmem_signal_fetch", sig_addr)
}

export! {
    ishmem_signal_fetch: (sig_addr: *const u64) -> u64 =
        signal::fetch("ishmem_signal_fetch", sig_addr)
}

export! {
    shmem_signal_wait_until pshmem_signal_wait_until: (sig_addr: *mut u64, cmp: c_int, cmp_value: u64) -> u64 =
        signal::wait_until("shmem_signal_wait_until", sig_addr, cmp, cmp_value)
}

export! {
    ishmem_signal_wait_until: (sig_addr: *mut u64, cmp: c_int, cmp_value: u64) -> u64 =
        signal::wait_until("ishmem_signal_wait_until", sig_addr, cmp, cmp_value)
}

export! {
    ishmemx_signal_wait_until_on_list: (sig_addr: *mut u64, cmp: c_int, cmp_value: u64, ret: *mut u64, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
        list::signal_wait_until(list::Routine::new("ishmemx_signal_wait_until_on_list", DeviceRoutine::SignalWaitUntil, false), sig_addr, cmp, cmp_value, ret, list::Place::new(list, signal_event, n_wait, wait))
}

macro_rules! wait_until {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp: c_int, cmp_value: $ty) -> () =
                wait::wait_until($routine, ivar, cmp, cmp_value)
        }
    )*};
}

wait_until! {
    "shmem_short_wait_until" shmem_short_wait_until pshmem_short_wait_until = i16;
    "shmem_ushort_wait_until" shmem_ushort_wait_until pshmem_ushort_wait_until = u16;
    "shmem_int_wait_until" shmem_int_wait_until pshmem_int_wait_until = i32;
    "shmem_long_wait_until" shmem_long_wait_until pshmem_long_wait_until = i64;
    "shmem_longlong_wait_until" shmem_longlong_wait_until pshmem_longlong_wait_until = i64;
    "shmem_uint_wait_until" shmem_uint_wait_until pshmem_uint_wait_until = u32;
    "shmem_ulong_wait_until" shmem_ulong_wait_until pshmem_ulong_wait_until = u64;
    "shmem_ulonglong_wait_until" shmem_ulonglong_wait_until pshmem_ulonglong_wait_until = u64;
    "shmem_int32_wait_until" shmem_int32_wait_until pshmem_int32_wait_until = i32;
    "shmem_int64_wait_until" shmem_int64_wait_until pshmem_int64_wait_until = i64;
    "shmem_uint32_wait_until" shmem_uint32_wait_until pshmem_uint32_wait_until = u32;
    "shmem_uint64_wait_until" shmem_uint64_wait_until pshmem_uint64_wait_until = u64;
    "shmem_size_wait_until" shmem_size_wait_until pshmem_size_wait_until = u64;
    "shmem_ptrdiff_wait_until" shmem_ptrdiff_wait_until pshmem_ptrdiff_wait_until = i64;
    "ishmem_int_wait_until" ishmem_int_wait_until = i32;
    "ishmem_long_wait_until" ishmem_long_wait_until = i64;
    "ishmem_longlong_wait_until" ishmem_longlong_wait_until = i64;
    "ishmem_uint_wait_until" ishmem_uint_wait_until = u32;
    "ishmem_ulong_wait_until" ishmem_ulong_wait_until = u64;
    "ishmem_ulonglong_wait_until" ishmem_ulonglong_wait_until = u64;
    "ishmem_int32_wait_until" ishmem_int32_wait_until = i32;
    "ishmem_int64_wait_until" ishmem_int64_wait_until = i64;
    "ishmem_uint32_wait_until" ishmem_uint32_wait_until = u32;
    "ishmem_uint64_wait_until" ishmem_uint64_wait_until = u64;
    "ishmem_size_wait_until" ishmem_size_wait_until = u64;
    "ishmem_ptrdiff_wait_until" ishmem_ptrdiff_wait_until = i64;
}

macro_rules! wait_until_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp: c_int, cmp_value: $ty, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until(list::Routine::new($routine, DeviceRoutine::WaitUntil, false), ivar, cmp, cmp_value, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_on_list! {
    "ishmemx_int_wait_until_on_list" ishmemx_int_wait_until_on_list = i32;
    "ishmemx_long_wait_until_on_list" ishmemx_long_wait_until_on_list = i64;
    "ishmemx_longlong_wait_until_on_list" ishmemx_longlong_wait_until_on_list = i64;
    "ishmemx_uint_wait_until_on_list" ishmemx_uint_wait_until_on_list = u32;
    "ishmemx_ulong_wait_until_on_list" ishmemx_ulong_wait_until_on_list = u64;
    "ishmemx_ulonglong_wait_until_on_list" ishmemx_ulonglong_wait_until_on_list = u64;
    "ishmemx_int32_wait_until_on_list" ishmemx_int32_wait_until_on_list = i32;
    "ishmemx_int64_wait_until_on_list" ishmemx_int64_wait_until_on_list = i64;
    "ishmemx_uint32_wait_until_on_list" ishmemx_uint32_wait_until_on_list = u32;
    "ishmemx_uint64_wait_until_on_list" ishmemx_uint64_wait_until_on_list = u64;
    "ishmemx_size_wait_until_on_list" ishmemx_size_wait_until_on_list = u64;
    "ishmemx_ptrdiff_wait_until_on_list" ishmemx_ptrdiff_wait_until_on_list = i64;
}

macro_rules! fortran_wait_until {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp: *const c_int, cmp_value: *const $ty) -> () =
                wait::wait_until($routine, ivar, fortran::value(cmp), fortran::value(cmp_value))
        }
    )*};
}

fortran_wait_until! {
    "SHMEM_WAIT_UNTIL" shmem_wait_until_ = c_int;
    "SHMEM_INT4_WAIT_UNTIL" shmem_int4_wait_until_ = i32;
    "SHMEM_INT8_WAIT_UNTIL" shmem_int8_wait_until_ = i64;
}

macro_rules! wait_until_all {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> () =
                wait::wait_until_all($routine, ivars, nelems, status, cmp, cmp_value)
        }
    )*};
}

wait_until_all! {
    "shmem_short_wait_until_all" shmem_short_wait_until_all pshmem_short_wait_until_all = i16;
    "shmem_ushort_wait_until_all" shmem_ushort_wait_until_all pshmem_ushort_wait_until_all = u16;
    "shmem_int_wait_until_all" shmem_int_wait_until_all pshmem_int_wait_until_all = i32;
    "shmem_long_wait_until_all" shmem_long_wait_until_all pshmem_long_wait_until_all = i64;
    "shmem_longlong_wait_until_all" shmem_longlong_wait_until_all pshmem_longlong_wait_until_all = i64;
    "shmem_uint_wait_until_all" shmem_uint_wait_until_all pshmem_uint_wait_until_all = u32;
    "shmem_ulong_wait_until_all" shmem_ulong_wait_until_all pshmem_ulong_wait_until_all = u64;
    "shmem_ulonglong_wait_until_all" shmem_ulonglong_wait_until_all pshmem_ulonglong_wait_until_all = u64;
    "shmem_int32_wait_until_all" shmem_int32_wait_until_all pshmem_int32_wait_until_all = i32;
    "shmem_int64_wait_until_all" shmem_int64_wait_until_all pshmem_int64_wait_until_all = i64;
    "shmem_uint32_wait_until_all" shmem_uint32_wait_until_all pshmem_uint32_wait_until_all = u32;
    "shmem_uint64_wait_until_all" shmem_uint64_wait_until_all pshmem_uint64_wait_until_all = u64;
    "shmem_size_wait_until_all" shmem_size_wait_until_all pshmem_size_wait_until_all = u64;
    "shmem_ptrdiff_wait_until_all" shmem_ptrdiff_wait_until_all pshmem_ptrdiff_wait_until_all = i64;
    "ishmem_int_wait_until_all" ishmem_int_wait_until_all = i32;
    "ishmem_long_wait_until_all" ishmem_long_wait_until_all = i64;
    "ishmem_longlong_wait_until_all" ishmem_longlong_wait_until_all = i64;
    "ishmem_uint_wait_until_all" ishmem_uint_wait_until_all = u32;
    "ishmem_ulong_wait_until_all" ishmem_ulong_wait_until_all = u64;
    "ishmem_ulonglong_wait_until_all" ishmem_ulonglong_wait_until_all = u64;
    "ishmem_int32_wait_until_all" ishmem_int32_wait_until_all = i32;
    "ishmem_int64_wait_until_all" ishmem_int64_wait_until_all = i64;
    "ishmem_uint32_wait_until_all" ishmem_uint32_wait_until_all = u32;
    "ishmem_uint64_wait_until_all" ishmem_uint64_wait_until_all = u64;
    "ishmem_size_wait_until_all" ishmem_size_wait_until_all = u64;
    "ishmem_ptrdiff_wait_until_all" ishmem_ptrdiff_wait_until_all = i64;
}

macro_rules! wait_until_all_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_all(list::Routine::new($routine, DeviceRoutine::WaitUntilAll, false), ivars, nelems, status, cmp, cmp_value, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_all_on_list! {
    "ishmemx_int_wait_until_all_on_list" ishmemx_int_wait_until_all_on_list = i32;
    "ishmemx_long_wait_until_all_on_list" ishmemx_long_wait_until_all_on_list = i64;
    "ishmemx_longlong_wait_until_all_on_list" ishmemx_longlong_wait_until_all_on_list = i64;
    "ishmemx_uint_wait_until_all_on_list" ishmemx_uint_wait_until_all_on_list = u32;
    "ishmemx_ulong_wait_until_all_on_list" ishmemx_ulong_wait_until_all_on_list = u64;
    "ishmemx_ulonglong_wait_until_all_on_list" ishmemx_ulonglong_wait_until_all_on_list = u64;
    "ishmemx_int32_wait_until_all_on_list" ishmemx_int32_wait_until_all_on_list = i32;
    "ishmemx_int64_wait_until_all_on_list" ishmemx_int64_wait_until_all_on_list = i64;
    "ishmemx_uint32_wait_until_all_on_list" ishmemx_uint32_wait_until_all_on_list = u32;
    "ishmemx_uint64_wait_until_all_on_list" ishmemx_uint64_wait_until_all_on_list = u64;
    "ishmemx_size_wait_until_all_on_list" ishmemx_size_wait_until_all_on_list = u64;
    "ishmemx_ptrdiff_wait_until_all_on_list" ishmemx_ptrdiff_wait_until_all_on_list = i64;
}

macro_rules! wait_until_any {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> usize =
                wait::wait_until_any($routine, ivars, nelems, status, cmp, cmp_value)
        }
    )*};
}

wait_until_any! {
    "shmem_short_wait_until_any" shmem_short_wait_until_any pshmem_short_wait_until_any = i16;
    "shmem_ushort_wait_until_any" shmem_ushort_wait_until_any pshmem_ushort_wait_until_any = u16;
    "shmem_int_wait_until_any" shmem_int_wait_until_any pshmem_int_wait_until_any = i32;
    "shmem_long_wait_until_any" shmem_long_wait_until_any pshmem_long_wait_until_any = i64;
    "shmem_longlong_wait_until_any" shmem_longlong_wait_until_any pshmem_longlong_wait_until_any = i64;
    "shmem_uint_wait_until_any" shmem_uint_wait_until_any pshmem_uint_wait_until_any = u32;
    "shmem_ulong_wait_until_any" shmem_ulong_wait_until_any pshmem_ulong_wait_until_any = u64;
    "shmem_ulonglong_wait_until_any" shmem_ulonglong_wait_until_any pshmem_ulonglong_wait_until_any = u64;
    "shmem_int32_wait_until_any" shmem_int32_wait_until_any pshmem_int32_wait_until_any = i32;
    "shmem_int64_wait_until_any" shmem_int64_wait_until_any pshmem_int64_wait_until_any = i64;
    "shmem_uint32_wait_until_any" shmem_uint32_wait_until_any pshmem_uint32_wait_until_any = u32;
    "shmem_uint64_wait_until_any" shmem_uint64_wait_until_any pshmem_uint64_wait_until_any = u64;
    "shmem_size_wait_until_any" shmem_size_wait_until_any pshmem_size_wait_until_any = u64;
    "shmem_ptrdiff_wait_until_any" shmem_ptrdiff_wait_until_any pshmem_ptrdiff_wait_until_any = i64;
    "ishmem_int_wait_until_any" ishmem_int_wait_until_any = i32;
    "ishmem_long_wait_until_any" ishmem_long_wait_until_any = i64;
    "ishmem_longlong_wait_until_any" ishmem_longlong_wait_until_any = i64;
    "ishmem_uint_wait_until_any" ishmem_uint_wait_until_any = u32;
    "ishmem_ulong_wait_until_any" ishmem_ulong_wait_until_any = u64;
    "ishmem_ulonglong_wait_until_any" ishmem_ulonglong_wait_until_any = u64;
    "ishmem_int32_wait_until_any" ishmem_int32_wait_until_any = i32;
    "ishmem_int64_wait_until_any" ishmem_int64_wait_until_any = i64;
    "ishmem_uint32_wait_until_any" ishmem_uint32_wait_until_any = u32;
    "ishmem_uint64_wait_until_any" ishmem_uint64_wait_until_any = u64;
    "ishmem_size_wait_until_any" ishmem_size_wait_until_any = u64;
    "ishmem_ptrdiff_wait_until_any" ishmem_ptrdiff_wait_until_any = i64;
}

macro_rules! wait_until_any_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty, ret: *mut usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_any(list::Routine::new($routine, DeviceRoutine::WaitUntilAny, false), ivars, nelems, status, cmp, cmp_value, ret, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_any_on_list! {
    "ishmemx_int_wait_until_any_on_list" ishmemx_int_wait_until_any_on_list = i32;
    "ishmemx_long_wait_until_any_on_list" ishmemx_long_wait_until_any_on_list = i64;
    "ishmemx_longlong_wait_until_any_on_list" ishmemx_longlong_wait_until_any_on_list = i64;
    "ishmemx_uint_wait_until_any_on_list" ishmemx_uint_wait_until_any_on_list = u32;
    "ishmemx_ulong_wait_until_any_on_list" ishmemx_ulong_wait_until_any_on_list = u64;
    "ishmemx_ulonglong_wait_until_any_on_list" ishmemx_ulonglong_wait_until_any_on_list = u64;
    "ishmemx_int32_wait_until_any_on_list" ishmemx_int32_wait_until_any_on_list = i32;
    "ishmemx_int64_wait_until_any_on_list" ishmemx_int64_wait_until_any_on_list = i64;
    "ishmemx_uint32_wait_until_any_on_list" ishmemx_uint32_wait_until_any_on_list = u32;
    "ishmemx_uint64_wait_until_any_on_list" ishmemx_uint64_wait_until_any_on_list = u64;
    "ishmemx_size_wait_until_any_on_list" ishmemx_size_wait_until_any_on_list = u64;
    "ishmemx_ptrdiff_wait_until_any_on_list" ishmemx_ptrdiff_wait_until_any_on_list = i64;
}

macro_rules! wait_until_some {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> usize =
                wait::wait_until_some($routine, ivars, nelems, indices, status, cmp, cmp_value)
        }
    )*};
}

wait_until_some! {
    "shmem_short_wait_until_some" shmem_short_wait_until_some pshmem_short_wait_until_some = i16;
    "shmem_ushort_wait_until_some" shmem_ushort_wait_until_some pshmem_ushort_wait_until_some = u16;
    "shmem_int_wait_until_some" shmem_int_wait_until_some pshmem_int_wait_until_some = i32;
    "shmem_long_wait_until_some" shmem_long_wait_until_some pshmem_long_wait_until_some = i64;
    "shmem_longlong_wait_until_some" shmem_longlong_wait_until_some pshmem_longlong_wait_until_some = i64;
    "shmem_uint_wait_until_some" shmem_uint_wait_until_some pshmem_uint_wait_until_some = u32;
    "shmem_ulong_wait_until_some" shmem_ulong_wait_until_some pshmem_ulong_wait_until_some = u64;
    "shmem_ulonglong_wait_until_some" shmem_ulonglong_wait_until_some pshmem_ulonglong_wait_until_some = u64;
    "shmem_int32_wait_until_some" shmem_int32_wait_until_some pshmem_int32_wait_until_some = i32;
    "shmem_int64_wait_until_some" shmem_int64_wait_until_some pshmem_int64_wait_until_some = i64;
    "shmem_uint32_wait_until_some" shmem_uint32_wait_until_some pshmem_uint32_wait_until_some = u32;
    "shmem_uint64_wait_until_some" shmem_uint64_wait_until_some pshmem_uint64_wait_until_some = u64;
    "shmem_size_wait_until_some" shmem_size_wait_until_some pshmem_size_wait_until_some = u64;
    "shmem_ptrdiff_wait_until_some" shmem_ptrdiff_wait_until_some pshmem_ptrdiff_wait_until_some = i64;
    "ishmem_int_wait_until_some" ishmem_int_wait_until_some = i32;
    "ishmem_long_wait_until_some" ishmem_long_wait_until_some = i64;
    "ishmem_longlong_wait_until_some" ishmem_longlong_wait_until_some = i64;
    "ishmem_uint_wait_until_some" ishmem_uint_wait_until_some = u32;
    "ishmem_ulong_wait_until_some" ishmem_ulong_wait_until_some = u64;
    "ishmem_ulonglong_wait_until_some" ishmem_ulonglong_wait_until_some = u64;
    "ishmem_int32_wait_until_some" ishmem_int32_wait_until_some = i32;
    "ishmem_int64_wait_until_some" ishmem_int64_wait_until_some = i64;
    "ishmem_uint32_wait_until_some" ishmem_uint32_wait_until_some = u32;
    "ishmem_uint64_wait_until_some" ishmem_uint64_wait_until_some = u64;
    "ishmem_size_wait_until_some" ishmem_size_wait_until_some = u64;
    "ishmem_ptrdiff_wait_until_some" ishmem_ptrdiff_wait_until_some = i64;
}

macro_rules! wait_until_some_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_value: $ty, ret: *mut usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_some(list::Routine::new($routine, DeviceRoutine::WaitUntilSome, false), ivars, nelems, indices, status, cmp, cmp_value, ret, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_some_on_list! {
    "ishmemx_int_wait_until_some_on_list" ishmemx_int_wait_until_some_on_list = i32;
    "ishmemx_long_wait_until_some_on_list" ishmemx_long_wait_until_some_on_list = i64;
    "ishmemx_longlong_wait_until_some_on_list" ishmemx_longlong_wait_until_some_on_list = i64;
    "ishmemx_uint_wait_until_some_on_list" ishmemx_uint_wait_until_some_on_list = u32;
    "ishmemx_ulong_wait_until_some_on_list" ishmemx_ulong_wait_until_some_on_list = u64;
    "ishmemx_ulonglong_wait_until_some_on_list" ishmemx_ulonglong_wait_until_some_on_list = u64;
    "ishmemx_int32_wait_until_some_on_list" ishmemx_int32_wait_until_some_on_list = i32;
    "ishmemx_int64_wait_until_some_on_list" ishmemx_int64_wait_until_some_on_list = i64;
    "ishmemx_uint32_wait_until_some_on_list" ishmemx_uint32_wait_until_some_on_list = u32;
    "ishmemx_uint64_wait_until_some_on_list" ishmemx_uint64_wait_until_some_on_list = u64;
    "ishmemx_size_wait_until_some_on_list" ishmemx_size_wait_until_some_on_list = u64;
    "ishmemx_ptrdiff_wait_until_some_on_list" ishmemx_ptrdiff_wait_until_some_on_list = i64;
}

macro_rules! wait_until_all_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> () =
                wait::wait_until_all_vector($routine, ivars, nelems, status, cmp, cmp_values)
        }
    )*};
}

wait_until_all_vector! {
    "shmem_short_wait_until_all_vector" shmem_short_wait_until_all_vector pshmem_short_wait_until_all_vector = i16;
    "shmem_ushort_wait_until_all_vector" shmem_ushort_wait_until_all_vector pshmem_ushort_wait_until_all_vector = u16;
    "shmem_int_wait_until_all_vector" shmem_int_wait_until_all_vector pshmem_int_wait_until_all_vector = i32;
    "shmem_long_wait_until_all_vector" shmem_long_wait_until_all_vector pshmem_long_wait_until_all_vector = i64;
    "shmem_longlong_wait_until_all_vector" shmem_longlong_wait_until_all_vector pshmem_longlong_wait_until_all_vector = i64;
    "shmem_uint_wait_until_all_vector" shmem_uint_wait_until_all_vector pshmem_uint_wait_until_all_vector = u32;
    "shmem_ulong_wait_until_all_vector" shmem_ulong_wait_until_all_vector pshmem_ulong_wait_until_all_vector = u64;
    "shmem_ulonglong_wait_until_all_vector" shmem_ulonglong_wait_until_all_vector pshmem_ulonglong_wait_until_all_vector = u64;
    "shmem_int32_wait_until_all_vector" shmem_int32_wait_until_all_vector pshmem_int32_wait_until_all_vector = i32;
    "shmem_int64_wait_until_all_vector" shmem_int64_wait_until_all_vector pshmem_int64_wait_until_all_vector = i64;
    "shmem_uint32_wait_until_all_vector" shmem_uint32_wait_until_all_vector pshmem_uint32_wait_until_all_vector = u32;
    "shmem_uint64_wait_until_all_vector" shmem_uint64_wait_until_all_vector pshmem_uint64_wait_until_all_vector = u64;
    "shmem_size_wait_until_all_vector" shmem_size_wait_until_all_vector pshmem_size_wait_until_all_vector = u64;
    "shmem_ptrdiff_wait_until_all_vector" shmem_ptrdiff_wait_until_all_vector pshmem_ptrdiff_wait_until_all_vector = i64;
    "ishmem_int_wait_until_all_vector" ishmem_int_wait_until_all_vector = i32;
    "ishmem_long_wait_until_all_vector" ishmem_long_wait_until_all_vector = i64;
    "ishmem_longlong_wait_until_all_vector" ishmem_longlong_wait_until_all_vector = i64;
    "ishmem_uint_wait_until_all_vector" ishmem_uint_wait_until_all_vector = u32;
    "ishmem_ulong_wait_until_all_vector" ishmem_ulong_wait_until_all_vector = u64;
    "ishmem_ulonglong_wait_until_all_vector" ishmem_ulonglong_wait_until_all_vector = u64;
    "ishmem_int32_wait_until_all_vector" ishmem_int32_wait_until_all_vector = i32;
    "ishmem_int64_wait_until_all_vector" ishmem_int64_wait_until_all_vector = i64;
    "ishmem_uint32_wait_until_all_vector" ishmem_uint32_wait_until_all_vector = u32;
    "ishmem_uint64_wait_until_all_vector" ishmem_uint64_wait_until_all_vector = u64;
    "ishmem_size_wait_until_all_vector" ishmem_size_wait_until_all_vector = u64;
    "ishmem_ptrdiff_wait_until_all_vector" ishmem_ptrdiff_wait_until_all_vector = i64;
}

macro_rules! wait_until_all_vector_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_all_vector(list::Routine::new($routine, DeviceRoutine::WaitUntilAllVector, false), ivars, nelems, status, cmp, cmp_values, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_all_vector_on_list! {
    "ishmemx_int_wait_until_all_vector_on_list" ishmemx_int_wait_until_all_vector_on_list = i32;
    "ishmemx_long_wait_until_all_vector_on_list" ishmemx_long_wait_until_all_vector_on_list = i64;
    "ishmemx_longlong_wait_until_all_vector_on_list" ishmemx_longlong_wait_until_all_vector_on_list = i64;
    "ishmemx_uint_wait_until_all_vector_on_list" ishmemx_uint_wait_until_all_vector_on_list = u32;
    "ishmemx_ulong_wait_until_all_vector_on_list" ishmemx_ulong_wait_until_all_vector_on_list = u64;
    "ishmemx_ulonglong_wait_until_all_vector_on_list" ishmemx_ulonglong_wait_until_all_vector_on_list = u64;
    "ishmemx_int32_wait_until_all_vector_on_list" ishmemx_int32_wait_until_all_vector_on_list = i32;
    "ishmemx_int64_wait_until_all_vector_on_list" ishmemx_int64_wait_until_all_vector_on_list = i64;
    "ishmemx_uint32_wait_until_all_vector_on_list" ishmemx_uint32_wait_until_all_vector_on_list = u32;
    "ishmemx_uint64_wait_until_all_vector_on_list" ishmemx_uint64_wait_until_all_vector_on_list = u64;
    "ishmemx_size_wait_until_all_vector_on_list" ishmemx_size_wait_until_all_vector_on_list = u64;
    "ishmemx_ptrdiff_wait_until_all_vector_on_list" ishmemx_ptrdiff_wait_until_all_vector_on_list = i64;
}

macro_rules! wait_until_any_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> usize =
                wait::wait_until_any_vector($routine, ivars, nelems, status, cmp, cmp_values)
        }
    )*};
}

wait_until_any_vector! {
    "shmem_short_wait_until_any_vector" shmem_short_wait_until_any_vector pshmem_short_wait_until_any_vector = i16;
    "shmem_ushort_wait_until_any_vector" shmem_ushort_wait_until_any_vector pshmem_ushort_wait_until_any_vector = u16;
    "shmem_int_wait_until_any_vector" shmem_int_wait_until_any_vector pshmem_int_wait_until_any_vector = i32;
    "shmem_long_wait_until_any_vector" shmem_long_wait_until_any_vector pshmem_long_wait_until_any_vector = i64;
    "shmem_longlong_wait_until_any_vector" shmem_longlong_wait_until_any_vector pshmem_longlong_wait_until_any_vector = i64;
    "shmem_uint_wait_until_any_vector" shmem_uint_wait_until_any_vector pshmem_uint_wait_until_any_vector = u32;
    "shmem_ulong_wait_until_any_vector" shmem_ulong_wait_until_any_vector pshmem_ulong_wait_until_any_vector = u64;
    "shmem_ulonglong_wait_until_any_vector" shmem_ulonglong_wait_until_any_vector pshmem_ulonglong_wait_until_any_vector = u64;
    "shmem_int32_wait_until_any_vector" shmem_int32_wait_until_any_vector pshmem_int32_wait_until_any_vector = i32;
    "shmem_int64_wait_until_any_vector" shmem_int64_wait_until_any_vector pshmem_int64_wait_until_any_vector = i64;
    "shmem_uint32_wait_until_any_vector" shmem_uint32_wait_until_any_vector pshmem_uint32_wait_until_any_vector = u32;
    "shmem_uint64_wait_until_any_vector" shmem_uint64_wait_until_any_vector pshmem_uint64_wait_until_any_vector = u64;
    "shmem_size_wait_until_any_vector" shmem_size_wait_until_any_vector pshmem_size_wait_until_any_vector = u64;
    "shmem_ptrdiff_wait_until_any_vector" shmem_ptrdiff_wait_until_any_vector pshmem_ptrdiff_wait_until_any_vector = i64;
    "ishmem_int_wait_until_any_vector" ishmem_int_wait_until_any_vector = i32;
    "ishmem_long_wait_until_any_vector" ishmem_long_wait_until_any_vector = i64;
    "ishmem_longlong_wait_until_any_vector" ishmem_longlong_wait_until_any_vector = i64;
    "ishmem_uint_wait_until_any_vector" ishmem_uint_wait_until_any_vector = u32;
    "ishmem_ulong_wait_until_any_vector" ishmem_ulong_wait_until_any_vector = u64;
    "ishmem_ulonglong_wait_until_any_vector" ishmem_ulonglong_wait_until_any_vector = u64;
    "ishmem_int32_wait_until_any_vector" ishmem_int32_wait_until_any_vector = i32;
    "ishmem_int64_wait_until_any_vector" ishmem_int64_wait_until_any_vector = i64;
    "ishmem_uint32_wait_until_any_vector" ishmem_uint32_wait_until_any_vector = u32;
    "ishmem_uint64_wait_until_any_vector" ishmem_uint64_wait_until_any_vector = u64;
    "ishmem_size_wait_until_any_vector" ishmem_size_wait_until_any_vector = u64;
    "ishmem_ptrdiff_wait_until_any_vector" ishmem_ptrdiff_wait_until_any_vector = i64;
}

macro_rules! wait_until_any_vector_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty, ret: *mut usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_any_vector(list::Routine::new($routine, DeviceRoutine::WaitUntilAnyVector, false), ivars, nelems, status, cmp, cmp_values, ret, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_any_vector_on_list! {
    "ishmemx_int_wait_until_any_vector_on_list" ishmemx_int_wait_until_any_vector_on_list = i32;
    "ishmemx_long_wait_until_any_vector_on_list" ishmemx_long_wait_until_any_vector_on_list = i64;
    "ishmemx_longlong_wait_until_any_vector_on_list" ishmemx_longlong_wait_until_any_vector_on_list = i64;
    "ishmemx_uint_wait_until_any_vector_on_list" ishmemx_uint_wait_until_any_vector_on_list = u32;
    "ishmemx_ulong_wait_until_any_vector_on_list" ishmemx_ulong_wait_until_any_vector_on_list = u64;
    "ishmemx_ulonglong_wait_until_any_vector_on_list" ishmemx_ulonglong_wait_until_any_vector_on_list = u64;
    "ishmemx_int32_wait_until_any_vector_on_list" ishmemx_int32_wait_until_any_vector_on_list = i32;
    "ishmemx_int64_wait_until_any_vector_on_list" ishmemx_int64_wait_until_any_vector_on_list = i64;
    "ishmemx_uint32_wait_until_any_vector_on_list" ishmemx_uint32_wait_until_any_vector_on_list = u32;
    "ishmemx_uint64_wait_until_any_vector_on_list" ishmemx_uint64_wait_until_any_vector_on_list = u64;
    "ishmemx_size_wait_until_any_vector_on_list" ishmemx_size_wait_until_any_vector_on_list = u64;
    "ishmemx_ptrdiff_wait_until_any_vector_on_list" ishmemx_ptrdiff_wait_until_any_vector_on_list = i64;
}

macro_rules! wait_until_some_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> usize =
                wait::wait_until_some_vector($routine, ivars, nelems, indices, status, cmp, cmp_values)
        }
    )*};
}

wait_until_some_vector! {
    "shmem_short_wait_until_some_vector" shmem_short_wait_until_some_vector pshmem_short_wait_until_some_vector = i16;
    "shmem_ushort_wait_until_some_vector" shmem_ushort_wait_until_some_vector pshmem_ushort_wait_until_some_vector = u16;
    "shmem_int_wait_until_some_vector" shmem_int_wait_until_some_vector pshmem_int_wait_until_some_vector = i32;
    "shmem_long_wait_until_some_vector" shmem_long_wait_until_some_vector pshmem_long_wait_until_some_vector = i64;
    "shmem_longlong_wait_until_some_vector" shmem_longlong_wait_until_some_vector pshmem_longlong_wait_until_some_vector = i64;
    "shmem_uint_wait_until_some_vector" shmem_uint_wait_until_some_vector pshmem_uint_wait_until_some_vector = u32;
    "shmem_ulong_wait_until_some_vector" shmem_ulong_wait_until_some_vector pshmem_ulong_wait_until_some_vector = u64;
    "shmem_ulonglong_wait_until_some_vector" shmem_ulonglong_wait_until_some_vector pshmem_ulonglong_wait_until_some_vector = u64;
    "shmem_int32_wait_until_some_vector" shmem_int32_wait_until_some_vector pshmem_int32_wait_until_some_vector = i32;
    "shmem_int64_wait_until_some_vector" shmem_int64_wait_until_some_vector pshmem_int64_wait_until_some_vector = i64;
    "shmem_uint32_wait_until_some_vector" shmem_uint32_wait_until_some_vector pshmem_uint32_wait_until_some_vector = u32;
    "shmem_uint64_wait_until_some_vector" shmem_uint64_wait_until_some_vector pshmem_uint64_wait_until_some_vector = u64;
    "shmem_size_wait_until_some_vector" shmem_size_wait_until_some_vector pshmem_size_wait_until_some_vector = u64;
    "shmem_ptrdiff_wait_until_some_vector" shmem_ptrdiff_wait_until_some_vector pshmem_ptrdiff_wait_until_some_vector = i64;
    "ishmem_int_wait_until_some_vector" ishmem_int_wait_until_some_vector = i32;
    "ishmem_long_wait_until_some_vector" ishmem_long_wait_until_some_vector = i64;
    "ishmem_longlong_wait_until_some_vector" ishmem_longlong_wait_until_some_vector = i64;
    "ishmem_uint_wait_until_some_vector" ishmem_uint_wait_until_some_vector = u32;
    "ishmem_ulong_wait_until_some_vector" ishmem_ulong_wait_until_some_vector = u64;
    "ishmem_ulonglong_wait_until_some_vector" ishmem_ulonglong_wait_until_some_vector = u64;
    "ishmem_int32_wait_until_some_vector" ishmem_int32_wait_until_some_vector = i32;
    "ishmem_int64_wait_until_some_vector" ishmem_int64_wait_until_some_vector = i64;
    "ishmem_uint32_wait_until_some_vector" ishmem_uint32_wait_until_some_vector = u32;
    "ishmem_uint64_wait_until_some_vector" ishmem_uint64_wait_until_some_vector = u64;
    "ishmem_size_wait_until_some_vector" ishmem_size_wait_until_some_vector = u64;
    "ishmem_ptrdiff_wait_until_some_vector" ishmem_ptrdiff_wait_until_some_vector = i64;
}

macro_rules! wait_until_some_vector_on_list {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty, ret: *mut usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::wait_until_some_vector(list::Routine::new($routine, DeviceRoutine::WaitUntilSomeVector, false), ivars, nelems, indices, status, cmp, cmp_values, ret, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

wait_until_some_vector_on_list! {
    "ishmemx_int_wait_until_some_vector_on_list" ishmemx_int_wait_until_some_vector_on_list = i32;
    "ishmemx_long_wait_until_some_vector_on_list" ishmemx_long_wait_until_some_vector_on_list = i64;
    "ishmemx_longlong_wait_until_some_vector_on_list" ishmemx_longlong_wait_until_some_vector_on_list = i64;
    "ishmemx_uint_wait_until_some_vector_on_list" ishmemx_uint_wait_until_some_vector_on_list = u32;
    "ishmemx_ulong_wait_until_some_vector_on_list" ishmemx_ulong_wait_until_some_vector_on_list = u64;
    "ishmemx_ulonglong_wait_until_some_vector_on_list" ishmemx_ulonglong_wait_until_some_vector_on_list = u64;
    "ishmemx_int32_wait_until_some_vector_on_list" ishmemx_int32_wait_until_some_vector_on_list = i32;
    "ishmemx_int64_wait_until_some_vector_on_list" ishmemx_int64_wait_until_some_vector_on_list = i64;
    "ishmemx_uint32_wait_until_some_vector_on_list" ishmemx_uint32_wait_until_some_vector_on_list = u32;
    "ishmemx_uint64_wait_until_some_vector_on_list" ishmemx_uint64_wait_until_some_vector_on_list = u64;
    "ishmemx_size_wait_until_some_vector_on_list" ishmemx_size_wait_until_some_vector_on_list = u64;
    "ishmemx_ptrdiff_wait_until_some_vector_on_list" ishmemx_ptrdiff_wait_until_some_vector_on_list = i64;
}

macro_rules! test {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp: c_int, cmp_value: $ty) -> c_int =
                wait::test($routine, ivar, cmp, cmp_value)
        }
    )*};
}

test! {
    "shmem_short_test" shmem_short_test pshmem_short_test = i16;
    "shmem_ushort_test" shmem_ushort_test pshmem_ushort_test = u16;
    "shmem_int_test" shmem_int_test pshmem_int_test = i32;
    "shmem_long_test" shmem_long_test pshmem_long_test = i64;
    "shmem_longlong_test" shmem_longlong_test pshmem_longlong_test = i64;
    "shmem_uint_test" shmem_uint_test pshmem_uint_test = u32;
    "shmem_ulong_test" shmem_ulong_test pshmem_ulong_test = u64;
    "shmem_ulonglong_test" shmem_ulonglong_test pshmem_ulonglong_test = u64;
    "shmem_int32_test" shmem_int32_test pshmem_int32_test = i32;
    "shmem_int64_test" shmem_int64_test pshmem_int64_test = i64;
    "shmem_uint32_test" shmem_uint32_test pshmem_uint32_test = u32;
    "shmem_uint64_test" shmem_uint64_test pshmem_uint64_test = u64;
    "shmem_size_test" shmem_size_test pshmem_size_test = u64;
    "shmem_ptrdiff_test" shmem_ptrdiff_test pshmem_ptrdiff_test = i64;
    "ishmem_int_test" ishmem_int_test = i32;
    "ishmem_long_test" ishmem_long_test = i64;
    "ishmem_longlong_test" ishmem_longlong_test = i64;
    "ishmem_uint_test" ishmem_uint_test = u32;
    "ishmem_ulong_test" ishmem_ulong_test = u64;
    "ishmem_ulonglong_test" ishmem_ulonglong_test = u64;
    "ishmem_int32_test" ishmem_int32_test = i32;
    "ishmem_int64_test" ishmem_int64_test = i64;
    "ishmem_uint32_test" ishmem_uint32_test = u32;
    "ishmem_uint64_test" ishmem_uint64_test = u64;
    "ishmem_size_test" ishmem_size_test = u64;
    "ishmem_ptrdiff_test" ishmem_ptrdiff_test = i64;
}

macro_rules! test_all {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> c_int =
                wait::test_all($routine, ivars, nelems, status, cmp, cmp_value)
        }
    )*};
}

test_all! {
    "shmem_short_test_all" shmem_short_test_all pshmem_short_test_all = i16;
    "shmem_ushort_test_all" shmem_ushort_test_all pshmem_ushort_test_all = u16;
    "shmem_int_test_all" shmem_int_test_all pshmem_int_test_all = i32;
    "shmem_long_test_all" shmem_long_test_all pshmem_long_test_all = i64;
    "shmem_longlong_test_all" shmem_longlong_test_all pshmem_longlong_test_all = i64;
    "shmem_uint_test_all" shmem_uint_test_all pshmem_uint_test_all = u32;
    "shmem_ulong_test_all" shmem_ulong_test_all pshmem_ulong_test_all = u64;
    "shmem_ulonglong_test_all" shmem_ulonglong_test_all pshmem_ulonglong_test_all = u64;
    "shmem_int32_test_all" shmem_int32_test_all pshmem_int32_test_all = i32;
    "shmem_int64_test_all" shmem_int64_test_all pshmem_int64_test_all = i64;
    "shmem_uint32_test_all" shmem_uint32_test_all pshmem_uint32_test_all = u32;
    "shmem_uint64_test_all" shmem_uint64_test_all pshmem_uint64_test_all = u64;
    "shmem_size_test_all" shmem_size_test_all pshmem_size_test_all = u64;
    "shmem_ptrdiff_test_all" shmem_ptrdiff_test_all pshmem_ptrdiff_test_all = i64;
    "ishmem_int_test_all" ishmem_int_test_all = i32;
    "ishmem_long_test_all" ishmem_long_test_all = i64;
    "ishmem_longlong_test_all" ishmem_longlong_test_all = i64;
    "ishmem_uint_test_all" ishmem_uint_test_all = u32;
    "ishmem_ulong_test_all" ishmem_ulong_test_all = u64;
    "ishmem_ulonglong_test_all" ishmem_ulonglong_test_all = u64;
    "ishmem_int32_test_all" ishmem_int32_test_all = i32;
    "ishmem_int64_test_all" ishmem_int64_test_all = i64;
    "ishmem_uint32_test_all" ishmem_uint32_test_all = u32;
    "ishmem_uint64_test_all" ishmem_uint64_test_all = u64;
    "ishmem_size_test_all" ishmem_size_test_all = u64;
    "ishmem_ptrdiff_test_all" ishmem_ptrdiff_test_all = i64;
}

macro_rules! test_any {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> usize =
                wait::test_any($routine, ivars, nelems, status, cmp, cmp_value)
        }
    )*};
}

test_any! {
    "shmem_short_test_any" shmem_short_test_any pshmem_short_test_any = i16;
    "shmem_ushort_test_any" shmem_ushort_test_any pshmem_ushort_test_any = u16;
    "shmem_int_test_any" shmem_int_test_any pshmem_int_test_any = i32;
    "shmem_long_test_any" shmem_long_test_any pshmem_long_test_any = i64;
    "shmem_longlong_test_any" shmem_longlong_test_any pshmem_longlong_test_any = i64;
    "shmem_uint_test_any" shmem_uint_test_any pshmem_uint_test_any = u32;
    "shmem_ulong_test_any" shmem_ulong_test_any pshmem_ulong_test_any = u64;
    "shmem_ulonglong_test_any" shmem_ulonglong_test_any pshmem_ulonglong_test_any = u64;
    "shmem_int32_test_any" shmem_int32_test_any pshmem_int32_test_any = i32;
    "shmem_int64_test_any" shmem_int64_test_any pshmem_int64_test_any = i64;
    "shmem_uint32_test_any" shmem_uint32_test_any pshmem_uint32_test_any = u32;
    "shmem_uint64_test_any" shmem_uint64_test_any pshmem_uint64_test_any = u64;
    "shmem_size_test_any" shmem_size_test_any pshmem_size_test_any = u64;
    "shmem_ptrdiff_test_any" shmem_ptrdiff_test_any pshmem_ptrdiff_test_any = i64;
    "ishmem_int_test_any" ishmem_int_test_any = i32;
    "ishmem_long_test_any" ishmem_long_test_any = i64;
    "ishmem_longlong_test_any" ishmem_longlong_test_any = i64;
    "ishmem_uint_test_any" ishmem_uint_test_any = u32;
    "ishmem_ulong_test_any" ishmem_ulong_test_any = u64;
    "ishmem_ulonglong_test_any" ishmem_ulonglong_test_any = u64;
    "ishmem_int32_test_any" ishmem_int32_test_any = i32;
    "ishmem_int64_test_any" ishmem_int64_test_any = i64;
    "ishmem_uint32_test_any" ishmem_uint32_test_any = u32;
    "ishmem_uint64_test_any" ishmem_uint64_test_any = u64;
    "ishmem_size_test_any" ishmem_size_test_any = u64;
    "ishmem_ptrdiff_test_any" ishmem_ptrdiff_test_any = i64;
}

macro_rules! test_some {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_value: $ty) -> usize =
                wait::test_some($routine, ivars, nelems, indices, status, cmp, cmp_value)
        }
    )*};
}

test_some! {
    "shmem_short_test_some" shmem_short_test_some pshmem_short_test_some = i16;
    "shmem_ushort_test_some" shmem_ushort_test_some pshmem_ushort_test_some = u16;
    "shmem_int_test_some" shmem_int_test_some pshmem_int_test_some = i32;
    "shmem_long_test_some" shmem_long_test_some pshmem_long_test_some = i64;
    "shmem_longlong_test_some" shmem_longlong_test_some pshmem_longlong_test_some = i64;
    "shmem_uint_test_some" shmem_uint_test_some pshmem_uint_test_some = u32;
    "shmem_ulong_test_some" shmem_ulong_test_some pshmem_ulong_test_some = u64;
    "shmem_ulonglong_test_some" shmem_ulonglong_test_some pshmem_ulonglong_test_some = u64;
    "shmem_int32_test_some" shmem_int32_test_some pshmem_int32_test_some = i32;
    "shmem_int64_test_some" shmem_int64_test_some pshmem_int64_test_some = i64;
    "shmem_uint32_test_some" shmem_uint32_test_some pshmem_uint32_test_some = u32;
    "shmem_uint64_test_some" shmem_uint64_test_some pshmem_uint64_test_some = u64;
    "shmem_size_test_some" shmem_size_test_some pshmem_size_test_some = u64;
    "shmem_ptrdiff_test_some" shmem_ptrdiff_test_some pshmem_ptrdiff_test_some = i64;
    "ishmem_int_test_some" ishmem_int_test_some = i32;
    "ishmem_long_test_some" ishmem_long_test_some = i64;
    "ishmem_longlong_test_some" ishmem_longlong_test_some = i64;
    "ishmem_uint_test_some" ishmem_uint_test_some = u32;
    "ishmem_ulong_test_some" ishmem_ulong_test_some = u64;
    "ishmem_ulonglong_test_some" ishmem_ulonglong_test_some = u64;
    "ishmem_int32_test_some" ishmem_int32_test_some = i32;
    "ishmem_int64_test_some" ishmem_int64_test_some = i64;
    "ishmem_uint32_test_some" ishmem_uint32_test_some = u32;
    "ishmem_uint64_test_some" ishmem_uint64_test_some = u64;
    "ishmem_size_test_some" ishmem_size_test_some = u64;
    "ishmem_ptrdiff_test_some" ishmem_ptrdiff_test_some = i64;
}

macro_rules! test_all_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> c_int =
                wait::test_all_vector($routine, ivars, nelems, status, cmp, cmp_values)
        }
    )*};
}

test_all_vector! {
    "shmem_short_test_all_vector" shmem_short_test_all_vector pshmem_short_test_all_vector = i16;
    "shmem_ushort_test_all_vector" shmem_ushort_test_all_vector pshmem_ushort_test_all_vector = u16;
    "shmem_int_test_all_vector" shmem_int_test_all_vector pshmem_int_test_all_vector = i32;
    "shmem_long_test_all_vector" shmem_long_test_all_vector pshmem_long_test_all_vector = i64;
    "shmem_longlong_test_all_vector" shmem_longlong_test_all_vector pshmem_longlong_test_all_vector = i64;
    "shmem_uint_test_all_vector" shmem_uint_test_all_vector pshmem_uint_test_all_vector = u32;
    "shmem_ulong_test_all_vector" shmem_ulong_test_all_vector pshmem_ulong_test_all_vector = u64;
    "shmem_ulonglong_test_all_vector" shmem_ulonglong_test_all_vector pshmem_ulonglong_test_all_vector = u64;
    "shmem_int32_test_all_vector" shmem_int32_test_all_vector pshmem_int32_test_all_vector = i32;
    "shmem_int64_test_all_vector" shmem_int64_test_all_vector pshmem_int64_test_all_vector = i64;
    "shmem_uint32_test_all_vector" shmem_uint32_test_all_vector pshmem_uint32_test_all_vector = u32;
    "shmem_uint64_test_all_vector" shmem_uint64_test_all_vector pshmem_uint64_test_all_vector = u64;
    "shmem_size_test_all_vector" shmem_size_test_all_vector pshmem_size_test_all_vector = u64;
    "shmem_ptrdiff_test_all_vector" shmem_ptrdiff_test_all_vector pshmem_ptrdiff_test_all_vector = i64;
    "ishmem_int_test_all_vector" ishmem_int_test_all_vector = i32;
    "ishmem_long_test_all_vector" ishmem_long_test_all_vector = i64;
    "ishmem_longlong_test_all_vector" ishmem_longlong_test_all_vector = i64;
    "ishmem_uint_test_all_vector" ishmem_uint_test_all_vector = u32;
    "ishmem_ulong_test_all_vector" ishmem_ulong_test_all_vector = u64;
    "ishmem_ulonglong_test_all_vector" ishmem_ulonglong_test_all_vector = u64;
    "ishmem_int32_test_all_vector" ishmem_int32_test_all_vector = i32;
    "ishmem_int64_test_all_vector" ishmem_int64_test_all_vector = i64;
    "ishmem_uint32_test_all_vector" ishmem_uint32_test_all_vector = u32;
    "ishmem_uint64_test_all_vector" ishmem_uint64_test_all_vector = u64;
    "ishmem_size_test_all_vector" ishmem_size_test_all_vector = u64;
    "ishmem_ptrdiff_test_all_vector" ishmem_ptrdiff_test_all_vector = i64;
}

macro_rules! test_any_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> usize =
                wait::test_any_vector($routine, ivars, nelems, status, cmp, cmp_values)
        }
    )*};
}

test_any_vector! {
    "shmem_short_test_any_vector" shmem_short_test_any_vector pshmem_short_test_any_vector = i16;
    "shmem_ushort_test_any_vector" shmem_ushort_test_any_vector pshmem_ushort_test_any_vector = u16;
    "shmem_int_test_any_vector" shmem_int_test_any_vector pshmem_int_test_any_vector = i32;
    "shmem_long_test_any_vector" shmem_long_test_any_vector pshmem_long_test_any_vector = i64;
    "shmem_longlong_test_any_vector" shmem_longlong_test_any_vector pshmem_longlong_test_any_vector = i64;
    "shmem_uint_test_any_vector" shmem_uint_test_any_vector pshmem_uint_test_any_vector = u32;
    "shmem_ulong_test_any_vector" shmem_ulong_test_any_vector pshmem_ulong_test_any_vector = u64;
    "shmem_ulonglong_test_any_vector" shmem_ulonglong_test_any_vector pshmem_ulonglong_test_any_vector = u64;
    "shmem_int32_test_any_vector" shmem_int32_test_any_vector pshmem_int32_test_any_vector = i32;
    "shmem_int64_test_any_vector" shmem_int64_test_any_vector pshmem_int64_test_any_vector = i64;
    "shmem_uint32_test_any_vector" shmem_uint32_test_any_vector pshmem_uint32_test_any_vector = u32;
    "shmem_uint64_test_any_vector" shmem_uint64_test_any_vector pshmem_uint64_test_any_vector = u64;
    "shmem_size_test_any_vector" shmem_size_test_any_vector pshmem_size_test_any_vector = u64;
    "shmem_ptrdiff_test_any_vector" shmem_ptrdiff_test_any_vector pshmem_ptrdiff_test_any_vector = i64;
    "ishmem_int_test_any_vector" ishmem_int_test_any_vector = i32;
    "ishmem_long_test_any_vector" ishmem_long_test_any_vector = i64;
    "ishmem_longlong_test_any_vector" ishmem_longlong_test_any_vector = i64;
    "ishmem_uint_test_any_vector" ishmem_uint_test_any_vector = u32;
    "ishmem_ulong_test_any_vector" ishmem_ulong_test_any_vector = u64;
    "ishmem_ulonglong_test_any_vector" ishmem_ulonglong_test_any_vector = u64;
    "ishmem_int32_test_any_vector" ishmem_int32_test_any_vector = i32;
    "ishmem_int64_test_any_vector" ishmem_int64_test_any_vector = i64;
    "ishmem_uint32_test_any_vector" ishmem_uint32_test_any_vector = u32;
    "ishmem_uint64_test_any_vector" ishmem_uint64_test_any_vector = u64;
    "ishmem_size_test_any_vector" ishmem_size_test_any_vector = u64;
    "ishmem_ptrdiff_test_any_vector" ishmem_ptrdiff_test_any_vector = i64;
}

macro_rules! test_some_vector {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivars: *mut $ty, nelems: usize, indices: *mut usize, status: *const c_int, cmp: c_int, cmp_values: *const $ty) -> usize =
                wait::test_some_vector($routine, ivars, nelems, indices, status, cmp, cmp_values)
        }
    )*};
}

test_some_vector! {
    "shmem_short_test_some_vector" shmem_short_test_some_vector pshmem_short_test_some_vector = i16;
    "shmem_ushort_test_some_vector" shmem_ushort_test_some_vector pshmem_ushort_test_some_vector = u16;
    "shmem_int_test_some_vector" shmem_int_test_some_vector pshmem_int_test_some_vector = i32;
    "shmem_long_test_some_vector" shmem_long_test_some_vector pshmem_long_test_some_vector = i64;
    "shmem_longlong_test_some_vector" shmem_longlong_test_some_vector pshmem_longlong_test_some_vector = i64;
    "shmem_uint_test_some_vector" shmem_uint_test_some_vector pshmem_uint_test_some_vector = u32;
    "shmem_ulong_test_some_vector" shmem_ulong_test_some_vector pshmem_ulong_test_some_vector = u64;
    "shmem_ulonglong_test_some_vector" shmem_ulonglong_test_some_vector pshmem_ulonglong_test_some_vector = u64;
    "shmem_int32_test_some_vector" shmem_int32_test_some_vector pshmem_int32_test_some_vector = i32;
    "shmem_int64_test_some_vector" shmem_int64_test_some_vector pshmem_int64_test_some_vector = i64;
    "shmem_uint32_test_some_vector" shmem_uint32_test_some_vector pshmem_uint32_test_some_vector = u32;
    "shmem_uint64_test_some_vector" shmem_uint64_test_some_vector pshmem_uint64_test_some_vector = u64;
    "shmem_size_test_some_vector" shmem_size_test_some_vector pshmem_size_test_some_vector = u64;
    "shmem_ptrdiff_test_some_vector" shmem_ptrdiff_test_some_vector pshmem_ptrdiff_test_some_vector = i64;
    "ishmem_int_test_some_vector" ishmem_int_test_some_vector = i32;
    "ishmem_long_test_some_vector" ishmem_long_test_some_vector = i64;
    "ishmem_longlong_test_some_vector" ishmem_longlong_test_some_vector = i64;
    "ishmem_uint_test_some_vector" ishmem_uint_test_some_vector = u32;
    "ishmem_ulong_test_some_vector" ishmem_ulong_test_some_vector = u64;
    "ishmem_ulonglong_test_some_vector" ishmem_ulonglong_test_some_vector = u64;
    "ishmem_int32_test_some_vector" ishmem_int32_test_some_vector = i32;
    "ishmem_int64_test_some_vector" ishmem_int64_test_some_vector = i64;
    "ishmem_uint32_test_some_vector" ishmem_uint32_test_some_vector = u32;
    "ishmem_uint64_test_some_vector" ishmem_uint64_test_some_vector = u64;
    "ishmem_size_test_some_vector" ishmem_size_test_some_vector = u64;
    "ishmem_ptrdiff_test_some_vector" ishmem_ptrdiff_test_some_vector = i64;
}

macro_rules! wait {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp_value: $ty) -> () =
                wait::wait($routine, ivar, cmp_value)
        }
    )*};
}

wait! {
    "shmem_short_wait" shmem_short_wait pshmem_short_wait = i16;
    "shmem_int_wait" shmem_int_wait pshmem_int_wait = i32;
    "shmem_long_wait" shmem_long_wait pshmem_long_wait = i64;
    "shmem_longlong_wait" shmem_longlong_wait pshmem_longlong_wait = i64;
}

macro_rules! fortran_wait {
    ($($routine:literal $($name:ident)+ = $ty:ty;)*) => {$(
        export! {
            $($name)+: (ivar: *mut $ty, cmp_value: *const $ty) -> () =
                wait::wait($routine, ivar, fortran::value(cmp_value))
        }
    )*};
}

fortran_wait! {
    "SHMEM_WAIT" shmem_wait_ = c_int;
    "SHMEM_INT4_WAIT" shmem_int4_wait_ = i32;
    "SHMEM_INT8_WAIT" shmem_int8_wait_ = i64;
}

export! {
    shmem_wait pshmem_wait: (ivar: *mut c_long, cmp_value: c_long) -> () =
        wait::wait("shmem_wait", ivar, cmp_value)
}

export! {
    shmem_wait_until pshmem_wait_until: (ivar: *mut c_long, cmp: c_int, cmp_value: c_long) -> () =
        wait::wait_until("shmem_wait_until", ivar, cmp, cmp_value)
}

macro_rules! collect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int =
                rma::collect($routine, $bytes, team, dest, source, nelems)
        }
    )*};
}

collect! {
    "shmem_float_collect" shmem_float_collect pshmem_float_collect = 4;
    "shmem_double_collect" shmem_double_collect pshmem_double_collect = 8;
    "shmem_longdouble_collect" shmem_longdouble_collect pshmem_longdouble_collect = 16;
    "shmem_char_collect" shmem_char_collect pshmem_char_collect = 1;
    "shmem_schar_collect" shmem_schar_collect pshmem_schar_collect = 1;
    "shmem_short_collect" shmem_short_collect pshmem_short_collect = 2;
    "shmem_int_collect" shmem_int_collect pshmem_int_collect = 4;
    "shmem_long_collect" shmem_long_collect pshmem_long_collect = 8;
    "shmem_longlong_collect" shmem_longlong_collect pshmem_longlong_collect = 8;
    "shmem_uchar_collect" shmem_uchar_collect pshmem_uchar_collect = 1;
    "shmem_ushort_collect" shmem_ushort_collect pshmem_ushort_collect = 2;
    "shmem_uint_collect" shmem_uint_collect pshmem_uint_collect = 4;
    "shmem_ulong_collect" shmem_ulong_collect pshmem_ulong_collect = 8;
    "shmem_ulonglong_collect" shmem_ulonglong_collect pshmem_ulonglong_collect = 8;
    "shmem_int8_collect" shmem_int8_collect pshmem_int8_collect = 1;
    "shmem_int16_collect" shmem_int16_collect pshmem_int16_collect = 2;
    "shmem_int32_collect" shmem_int32_collect pshmem_int32_collect = 4;
    "shmem_int64_collect" shmem_int64_collect pshmem_int64_collect = 8;
    "shmem_uint8_collect" shmem_uint8_collect pshmem_uint8_collect = 1;
    "shmem_uint16_collect" shmem_uint16_collect pshmem_uint16_collect = 2;
    "shmem_uint32_collect" shmem_uint32_collect pshmem_uint32_collect = 4;
    "shmem_uint64_collect" shmem_uint64_collect pshmem_uint64_collect = 8;
    "shmem_size_collect" shmem_size_collect pshmem_size_collect = 8;
    "shmem_ptrdiff_collect" shmem_ptrdiff_collect pshmem_ptrdiff_collect = 8;
    "shmem_collectmem" shmem_collectmem pshmem_collectmem = 1;
    "ishmem_float_collect" ishmem_float_collect = 4;
    "ishmem_double_collect" ishmem_double_collect = 8;
    "ishmem_char_collect" ishmem_char_collect = 1;
    "ishmem_schar_collect" ishmem_schar_collect = 1;
    "ishmem_short_collect" ishmem_short_collect = 2;
    "ishmem_int_collect" ishmem_int_collect = 4;
    "ishmem_long_collect" ishmem_long_collect = 8;
    "ishmem_longlong_collect" ishmem_longlong_collect = 8;
    "ishmem_uchar_collect" ishmem_uchar_collect = 1;
    "ishmem_ushort_collect" ishmem_ushort_collect = 2;
    "ishmem_uint_collect" ishmem_uint_collect = 4;
    "ishmem_ulong_collect" ishmem_ulong_collect = 8;
    "ishmem_ulonglong_collect" ishmem_ulonglong_collect = 8;
    "ishmem_int8_collect" ishmem_int8_collect = 1;
    "ishmem_int16_collect" ishmem_int16_collect = 2;
    "ishmem_int32_collect" ishmem_int32_collect = 4;
    "ishmem_int64_collect" ishmem_int64_collect = 8;
    "ishmem_uint8_collect" ishmem_uint8_collect = 1;
    "ishmem_uint16_collect" ishmem_uint16_collect = 2;
    "ishmem_uint32_collect" ishmem_uint32_collect = 4;
    "ishmem_uint64_collect" ishmem_uint64_collect = 8;
    "ishmem_size_collect" ishmem_size_collect = 8;
    "ishmem_ptrdiff_collect" ishmem_ptrdiff_collect = 8;
    "ishmem_collectmem" ishmem_collectmem = 1;
}

macro_rules! collect_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::collect(list::Routine::new($routine, DeviceRoutine::Collect, false), $bytes, team, dest, source, nelems, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

collect_on_list! {
    "ishmemx_float_collect_on_list" ishmemx_float_collect_on_list = 4;
    "ishmemx_double_collect_on_list" ishmemx_double_collect_on_list = 8;
    "ishmemx_char_collect_on_list" ishmemx_char_collect_on_list = 1;
    "ishmemx_schar_collect_on_list" ishmemx_schar_collect_on_list = 1;
    "ishmemx_short_collect_on_list" ishmemx_short_collect_on_list = 2;
    "ishmemx_int_collect_on_list" ishmemx_int_collect_on_list = 4;
    "ishmemx_long_collect_on_list" ishmemx_long_collect_on_list = 8;
    "ishmemx_longlong_collect_on_list" ishmemx_longlong_collect_on_list = 8;
    "ishmemx_uchar_collect_on_list" ishmemx_uchar_collect_on_list = 1;
    "ishmemx_ushort_collect_on_list" ishmemx_ushort_collect_on_list = 2;
    "ishmemx_uint_collect_on_list" ishmemx_uint_collect_on_list = 4;
    "ishmemx_ulong_collect_on_list" ishmemx_ulong_collect_on_list = 8;
    "ishmemx_ulonglong_collect_on_list" ishmemx_ulonglong_collect_on_list = 8;
    "ishmemx_int8_collect_on_list" ishmemx_int8_collect_on_list = 1;
    "ishmemx_int16_collect_on_list" ishmemx_int16_collect_on_list = 2;
    "ishmemx_int32_collect_on_list" ishmemx_int32_collect_on_list = 4;
    "ishmemx_int64_collect_on_list" ishmemx_int64_collect_on_list = 8;
    "ishmemx_uint8_collect_on_list" ishmemx_uint8_collect_on_list = 1;
    "ishmemx_uint16_collect_on_list" ishmemx_uint16_collect_on_list = 2;
    "ishmemx_uint32_collect_on_list" ishmemx_uint32_collect_on_list = 4;
    "ishmemx_uint64_collect_on_list" ishmemx_uint64_collect_on_list = 8;
    "ishmemx_size_collect_on_list" ishmemx_size_collect_on_list = 8;
    "ishmemx_ptrdiff_collect_on_list" ishmemx_ptrdiff_collect_on_list = 8;
    "ishmemx_collectmem_on_list" ishmemx_collectmem_on_list = 1;
}

macro_rules! fcollect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int =
                rma::fcollect($routine, $bytes, team, dest, source, nelems)
        }
    )*};
}

fcollect! {
    "shmem_float_fcollect" shmem_float_fcollect pshmem_float_fcollect = 4;
    "shmem_double_fcollect" shmem_double_fcollect pshmem_double_fcollect = 8;
    "shmem_longdouble_fcollect" shmem_longdouble_fcollect pshmem_longdouble_fcollect = 16;
    "shmem_char_fcollect" shmem_char_fcollect pshmem_char_fcollect = 1;
    "shmem_schar_fcollect" shmem_schar_fcollect pshmem_schar_fcollect = 1;
    "shmem_short_fcollect" shmem_short_fcollect pshmem_short_fcollect = 2;
    "shmem_int_fcollect" shmem_int_fcollect pshmem_int_fcollect = 4;
    "shmem_long_fcollect" shmem_long_fcollect pshmem_long_fcollect = 8;
    "shmem_longlong_fcollect" shmem_longlong_fcollect pshmem_longlong_fcollect = 8;
    "shmem_uchar_fcollect" shmem_uchar_fcollect pshmem_uchar_fcollect = 1;
    "shmem_ushort_fcollect" shmem_ushort_fcollect pshmem_ushort_fcollect = 2;
    "shmem_uint_fcollect" shmem_uint_fcollect pshmem_uint_fcollect = 4;
    "shmem_ulong_fcollect" shmem_ulong_fcollect pshmem_ulong_fcollect = 8;
    "shmem_ulonglong_fcollect" shmem_ulonglong_fcollect pshmem_ulonglong_fcollect = 8;
    "shmem_int8_fcollect" shmem_int8_fcollect pshmem_int8_fcollect = 1;
    "shmem_int16_fcollect" shmem_int16_fcollect pshmem_int16_fcollect = 2;
    "shmem_int32_fcollect" shmem_int32_fcollect pshmem_int32_fcollect = 4;
    "shmem_int64_fcollect" shmem_int64_fcollect pshmem_int64_fcollect = 8;
    "shmem_uint8_fcollect" shmem_uint8_fcollect pshmem_uint8_fcollect = 1;
    "shmem_uint16_fcollect" shmem_uint16_fcollect pshmem_uint16_fcollect = 2;
    "shmem_uint32_fcollect" shmem_uint32_fcollect pshmem_uint32_fcollect = 4;
    "shmem_uint64_fcollect" shmem_uint64_fcollect pshmem_uint64_fcollect = 8;
    "shmem_size_fcollect" shmem_size_fcollect pshmem_size_fcollect = 8;
    "shmem_ptrdiff_fcollect" shmem_ptrdiff_fcollect pshmem_ptrdiff_fcollect = 8;
    "shmem_fcollectmem" shmem_fcollectmem pshmem_fcollectmem = 1;
    "ishmem_float_fcollect" ishmem_float_fcollect = 4;
    "ishmem_double_fcollect" ishmem_double_fcollect = 8;
    "ishmem_char_fcollect" ishmem_char_fcollect = 1;
    "ishmem_schar_fcollect" ishmem_schar_fcollect = 1;
    "ishmem_short_fcollect" ishmem_short_fcollect = 2;
    "ishmem_int_fcollect" ishmem_int_fcollect = 4;
    "ishmem_long_fcollect" ishmem_long_fcollect = 8;
    "ishmem_longlong_fcollect" ishmem_longlong_fcollect = 8;
    "ishmem_uchar_fcollect" ishmem_uchar_fcollect = 1;
    "ishmem_ushort_fcollect" ishmem_ushort_fcollect = 2;
    "ishmem_uint_fcollect" ishmem_uint_fcollect = 4;
    "ishmem_ulong_fcollect" ishmem_ulong_fcollect = 8;
    "ishmem_ulonglong_fcollect" ishmem_ulonglong_fcollect = 8;
    "ishmem_int8_fcollect" ishmem_int8_fcollect = 1;
    "ishmem_int16_fcollect" ishmem_int16_fcollect = 2;
    "ishmem_int32_fcollect" ishmem_int32_fcollect = 4;
    "ishmem_int64_fcollect" ishmem_int64_fcollect = 8;
    "ishmem_uint8_fcollect" ishmem_uint8_fcollect = 1;
    "ishmem_uint16_fcollect" ishmem_uint16_fcollect = 2;
    "ishmem_uint32_fcollect" ishmem_uint32_fcollect = 4;
    "ishmem_uint64_fcollect" ishmem_uint64_fcollect = 8;
    "ishmem_size_fcollect" ishmem_size_fcollect = 8;
    "ishmem_ptrdiff_fcollect" ishmem_ptrdiff_fcollect = 8;
    "ishmem_fcollectmem" ishmem_fcollectmem = 1;
}

macro_rules! fcollect_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::fcollect(list::Routine::new($routine, DeviceRoutine::Fcollect, false), $bytes, team, dest, source, nelems, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

fcollect_on_list! {
    "ishmemx_float_fcollect_on_list" ishmemx_float_fcollect_on_list = 4;
    "ishmemx_double_fcollect_on_list" ishmemx_double_fcollect_on_list = 8;
    "ishmemx_char_fcollect_on_list" ishmemx_char_fcollect_on_list = 1;
    "ishmemx_schar_fcollect_on_list" ishmemx_schar_fcollect_on_list = 1;
    "ishmemx_short_fcollect_on_list" ishmemx_short_fcollect_on_list = 2;
    "ishmemx_int_fcollect_on_list" ishmemx_int_fcollect_on_list = 4;
    "ishmemx_long_fcollect_on_list" ishmemx_long_fcollect_on_list = 8;
    "ishmemx_longlong_fcollect_on_list" ishmemx_longlong_fcollect_on_list = 8;
    "ishmemx_uchar_fcollect_on_list" ishmemx_uchar_fcollect_on_list = 1;
    "ishmemx_ushort_fcollect_on_list" ishmemx_ushort_fcollect_on_list = 2;
    "ishmemx_uint_fcollect_on_list" ishmemx_uint_fcollect_on_list = 4;
    "ishmemx_ulong_fcollect_on_list" ishmemx_ulong_fcollect_on_list = 8;
    "ishmemx_ulonglong_fcollect_on_list" ishmemx_ulonglong_fcollect_on_list = 8;
    "ishmemx_int8_fcollect_on_list" ishmemx_int8_fcollect_on_list = 1;
    "ishmemx_int16_fcollect_on_list" ishmemx_int16_fcollect_on_list = 2;
    "ishmemx_int32_fcollect_on_list" ishmemx_int32_fcollect_on_list = 4;
    "ishmemx_int64_fcollect_on_list" ishmemx_int64_fcollect_on_list = 8;
    "ishmemx_uint8_fcollect_on_list" ishmemx_uint8_fcollect_on_list = 1;
    "ishmemx_uint16_fcollect_on_list" ishmemx_uint16_fcollect_on_list = 2;
    "ishmemx_uint32_fcollect_on_list" ishmemx_uint32_fcollect_on_list = 4;
    "ishmemx_uint64_fcollect_on_list" ishmemx_uint64_fcollect_on_list = 8;
    "ishmemx_size_fcollect_on_list" ishmemx_size_fcollect_on_list = 8;
    "ishmemx_ptrdiff_fcollect_on_list" ishmemx_ptrdiff_fcollect_on_list = 8;
    "ishmemx_fcollectmem_on_list" ishmemx_fcollectmem_on_list = 1;
}

macro_rules! collect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
                rma::active_collect($routine, $bytes, dest, source, nelems, pe_start, logpe_stride, pe_size, psync)
        }
    )*};
}

collect! {
    "shmem_collect32" shmem_collect32 pshmem_collect32 = 4;
    "shmem_collect64" shmem_collect64 pshmem_collect64 = 8;
    "shmem_collect4" shmem_collect4 pshmem_collect4 = 4;
    "shmem_collect8" shmem_collect8 pshmem_collect8 = 8;
}

macro_rules! fortran_collect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
                rma::active_collect($routine, $bytes, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
        }
    )*};
}

fortran_collect! {
    "SHMEM_COLLECT32" shmem_collect32_ = 4;
    "SHMEM_COLLECT64" shmem_collect64_ = 8;
    "SHMEM_COLLECT4" shmem_collect4_ = 4;
    "SHMEM_COLLECT8" shmem_collect8_ = 8;
}

macro_rules! fcollect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
                rma::active_fcollect($routine, $bytes, dest, source, nelems, pe_start, logpe_stride, pe_size, psync)
        }
    )*};
}

fcollect! {
    "shmem_fcollect32" shmem_fcollect32 pshmem_fcollect32 = 4;
    "shmem_fcollect64" shmem_fcollect64 pshmem_fcollect64 = 8;
    "shmem_fcollect4" shmem_fcollect4 pshmem_fcollect4 = 4;
    "shmem_fcollect8" shmem_fcollect8 pshmem_fcollect8 = 8;
}

macro_rules! fortran_fcollect {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
                rma::active_fcollect($routine, $bytes, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
        }
    )*};
}

fortran_fcollect! {
    "SHMEM_FCOLLECT32" shmem_fcollect32_ = 4;
    "SHMEM_FCOLLECT64" shmem_fcollect64_ = 8;
    "SHMEM_FCOLLECT4" shmem_fcollect4_ = 4;
    "SHMEM_FCOLLECT8" shmem_fcollect8_ = 8;
}

macro_rules! broadcast {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, pe_root: c_int) -> c_int =
                collectives::broadcast($routine, $bytes, team, dest, source, nelems, pe_root)
        }
    )*};
}

broadcast! {
    "shmem_float_broadcast" shmem_float_broadcast pshmem_float_broadcast = 4;
    "shmem_double_broadcast" shmem_double_broadcast pshmem_double_broadcast = 8;
    "shmem_longdouble_broadcast" shmem_longdouble_broadcast pshmem_longdouble_broadcast = 16;
    "shmem_char_broadcast" shmem_char_broadcast pshmem_char_broadcast = 1;
    "shmem_schar_broadcast" shmem_schar_broadcast pshmem_schar_broadcast = 1;
    "shmem_short_broadcast" shmem_short_broadcast pshmem_short_broadcast = 2;
    "shmem_int_broadcast" shmem_int_broadcast pshmem_int_broadcast = 4;
    "shmem_long_broadcast" shmem_long_broadcast pshmem_long_broadcast = 8;
    "shmem_longlong_broadcast" shmem_longlong_broadcast pshmem_longlong_broadcast = 8;
    "shmem_uchar_broadcast" shmem_uchar_broadcast pshmem_uchar_broadcast = 1;
    "shmem_ushort_broadcast" shmem_ushort_broadcast pshmem_ushort_broadcast = 2;
    "shmem_uint_broadcast" shmem_uint_broadcast pshmem_uint_broadcast = 4;
    "shmem_ulong_broadcast" shmem_ulong_broadcast pshmem_ulong_broadcast = 8;
    "shmem_ulonglong_broadcast" shmem_ulonglong_broadcast pshmem_ulonglong_broadcast = 8;
    "shmem_int8_broadcast" shmem_int8_broadcast pshmem_int8_broadcast = 1;
    "shmem_int16_broadcast" shmem_int16_broadcast pshmem_int16_broadcast = 2;
    "shmem_int32_broadcast" shmem_int32_broadcast pshmem_int32_broadcast = 4;
    "shmem_int64_broadcast" shmem_int64_broadcast pshmem_int64_broadcast = 8;
    "shmem_uint8_broadcast" shmem_uint8_broadcast pshmem_uint8_broadcast = 1;
    "shmem_uint16_broadcast" shmem_uint16_broadcast pshmem_uint16_broadcast = 2;
    "shmem_uint32_broadcast" shmem_uint32_broadcast pshmem_uint32_broadcast = 4;
    "shmem_uint64_broadcast" shmem_uint64_broadcast pshmem_uint64_broadcast = 8;
    "shmem_size_broadcast" shmem_size_broadcast pshmem_size_broadcast = 8;
    "shmem_ptrdiff_broadcast" shmem_ptrdiff_broadcast pshmem_ptrdiff_broadcast = 8;
    "shmem_broadcastmem" shmem_broadcastmem pshmem_broadcastmem = 1;
    "ishmem_float_broadcast" ishmem_float_broadcast = 4;
    "ishmem_double_broadcast" ishmem_double_broadcast = 8;
    "ishmem_char_broadcast" ishmem_char_broadcast = 1;
    "ishmem_schar_broadcast" ishmem_schar_broadcast = 1;
    "ishmem_short_broadcast" ishmem_short_broadcast = 2;
    "ishmem_int_broadcast" ishmem_int_broadcast = 4;
    "ishmem_long_broadcast" ishmem_long_broadcast = 8;
    "ishmem_longlong_broadcast" ishmem_longlong_broadcast = 8;
    "ishmem_uchar_broadcast" ishmem_uchar_broadcast = 1;
    "ishmem_ushort_broadcast" ishmem_ushort_broadcast = 2;
    "ishmem_uint_broadcast" ishmem_uint_broadcast = 4;
    "ishmem_ulong_broadcast" ishmem_ulong_broadcast = 8;
    "ishmem_ulonglong_broadcast" ishmem_ulonglong_broadcast = 8;
    "ishmem_int8_broadcast" ishmem_int8_broadcast = 1;
    "ishmem_int16_broadcast" ishmem_int16_broadcast = 2;
    "ishmem_int32_broadcast" ishmem_int32_broadcast = 4;
    "ishmem_int64_broadcast" ishmem_int64_broadcast = 8;
    "ishmem_uint8_broadcast" ishmem_uint8_broadcast = 1;
    "ishmem_uint16_broadcast" ishmem_uint16_broadcast = 2;
    "ishmem_uint32_broadcast" ishmem_uint32_broadcast = 4;
    "ishmem_uint64_broadcast" ishmem_uint64_broadcast = 8;
    "ishmem_size_broadcast" ishmem_size_broadcast = 8;
    "ishmem_ptrdiff_broadcast" ishmem_ptrdiff_broadcast = 8;
    "ishmem_broadcastmem" ishmem_broadcastmem = 1;
}

macro_rules! broadcast_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, pe_root: c_int, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::broadcast(list::Routine::new($routine, DeviceRoutine::Broadcast, false), $bytes, team, dest, source, nelems, pe_root, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

broadcast_on_list! {
    "ishmemx_float_broadcast_on_list" ishmemx_float_broadcast_on_list = 4;
    "ishmemx_double_broadcast_on_list" ishmemx_double_broadcast_on_list = 8;
    "ishmemx_char_broadcast_on_list" ishmemx_char_broadcast_on_list = 1;
    "ishmemx_schar_broadcast_on_list" ishmemx_schar_broadcast_on_list = 1;
    "ishmemx_short_broadcast_on_list" ishmemx_short_broadcast_on_list = 2;
    "ishmemx_int_broadcast_on_list" ishmemx_int_broadcast_on_list = 4;
    "ishmemx_long_broadcast_on_list" ishmemx_long_broadcast_on_list = 8;
    "ishmemx_longlong_broadcast_on_list" ishmemx_longlong_broadcast_on_list = 8;
    "ishmemx_uchar_broadcast_on_list" ishmemx_uchar_broadcast_on_list = 1;
    "ishmemx_ushort_broadcast_on_list" ishmemx_ushort_broadcast_on_list = 2;
    "ishmemx_uint_broadcast_on_list" ishmemx_uint_broadcast_on_list = 4;
    "ishmemx_ulong_broadcast_on_list" ishmemx_ulong_broadcast_on_list = 8;
    "ishmemx_ulonglong_broadcast_on_list" ishmemx_ulonglong_broadcast_on_list = 8;
    "ishmemx_int8_broadcast_on_list" ishmemx_int8_broadcast_on_list = 1;
    "ishmemx_int16_broadcast_on_list" ishmemx_int16_broadcast_on_list = 2;
    "ishmemx_int32_broadcast_on_list" ishmemx_int32_broadcast_on_list = 4;
    "ishmemx_int64_broadcast_on_list" ishmemx_int64_broadcast_on_list = 8;
    "ishmemx_uint8_broadcast_on_list" ishmemx_uint8_broadcast_on_list = 1;
    "ishmemx_uint16_broadcast_on_list" ishmemx_uint16_broadcast_on_list = 2;
    "ishmemx_uint32_broadcast_on_list" ishmemx_uint32_broadcast_on_list = 4;
    "ishmemx_uint64_broadcast_on_list" ishmemx_uint64_broadcast_on_list = 8;
    "ishmemx_size_broadcast_on_list" ishmemx_size_broadcast_on_list = 8;
    "ishmemx_ptrdiff_broadcast_on_list" ishmemx_ptrdiff_broadcast_on_list = 8;
    "ishmemx_broadcastmem_on_list" ishmemx_broadcastmem_on_list = 1;
}

macro_rules! alltoall {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int =
                collectives::alltoall($routine, $bytes, team, dest, source, nelems)
        }
    )*};
}

alltoall! {
    "shmem_float_alltoall" shmem_float_alltoall pshmem_float_alltoall = 4;
    "shmem_double_alltoall" shmem_double_alltoall pshmem_double_alltoall = 8;
    "shmem_longdouble_alltoall" shmem_longdouble_alltoall pshmem_longdouble_alltoall = 16;
    "shmem_char_alltoall" shmem_char_alltoall pshmem_char_alltoall = 1;
    "shmem_schar_alltoall" shmem_schar_alltoall pshmem_schar_alltoall = 1;
    "shmem_short_alltoall" shmem_short_alltoall pshmem_short_alltoall = 2;
    "shmem_int_alltoall" shmem_int_alltoall pshmem_int_alltoall = 4;
    "shmem_long_alltoall" shmem_long_alltoall pshmem_long_alltoall = 8;
    "shmem_longlong_alltoall" shmem_longlong_alltoall pshmem_longlong_alltoall = 8;
    "shmem_uchar_alltoall" shmem_uchar_alltoall pshmem_uchar_alltoall = 1;
    "shmem_ushort_alltoall" shmem_ushort_alltoall pshmem_ushort_alltoall = 2;
    "shmem_uint_alltoall" shmem_uint_alltoall pshmem_uint_alltoall = 4;
    "shmem_ulong_alltoall" shmem_ulong_alltoall pshmem_ulong_alltoall = 8;
    "shmem_ulonglong_alltoall" shmem_ulonglong_alltoall pshmem_ulonglong_alltoall = 8;
    "shmem_int8_alltoall" shmem_int8_alltoall pshmem_int8_alltoall = 1;
    "shmem_int16_alltoall" shmem_int16_alltoall pshmem_int16_alltoall = 2;
    "shmem_int32_alltoall" shmem_int32_alltoall pshmem_int32_alltoall = 4;
    "shmem_int64_alltoall" shmem_int64_alltoall pshmem_int64_alltoall = 8;
    "shmem_uint8_alltoall" shmem_uint8_alltoall pshmem_uint8_alltoall = 1;
    "shmem_uint16_alltoall" shmem_uint16_alltoall pshmem_uint16_alltoall = 2;
    "shmem_uint32_alltoall" shmem_uint32_alltoall pshmem_uint32_alltoall = 4;
    "shmem_uint64_alltoall" shmem_uint64_alltoall pshmem_uint64_alltoall = 8;
    "shmem_size_alltoall" shmem_size_alltoall pshmem_size_alltoall = 8;
    "shmem_ptrdiff_alltoall" shmem_ptrdiff_alltoall pshmem_ptrdiff_alltoall = 8;
    "shmem_alltoallmem" shmem_alltoallmem pshmem_alltoallmem = 1;
    "ishmem_float_alltoall" ishmem_float_alltoall = 4;
    "ishmem_double_alltoall" ishmem_double_alltoall = 8;
    "ishmem_char_alltoall" ishmem_char_alltoall = 1;
    "ishmem_schar_alltoall" ishmem_schar_alltoall = 1;
    "ishmem_short_alltoall" ishmem_short_alltoall = 2;
    "ishmem_int_alltoall" ishmem_int_alltoall = 4;
    "ishmem_long_alltoall" ishmem_long_alltoall = 8;
    "ishmem_longlong_alltoall" ishmem_longlong_alltoall = 8;
    "ishmem_uchar_alltoall" ishmem_uchar_alltoall = 1;
    "ishmem_ushort_alltoall" ishmem_ushort_alltoall = 2;
    "ishmem_uint_alltoall" ishmem_uint_alltoall = 4;
    "ishmem_ulong_alltoall" ishmem_ulong_alltoall = 8;
    "ishmem_ulonglong_alltoall" ishmem_ulonglong_alltoall = 8;
    "ishmem_int8_alltoall" ishmem_int8_alltoall = 1;
    "ishmem_int16_alltoall" ishmem_int16_alltoall = 2;
    "ishmem_int32_alltoall" ishmem_int32_alltoall = 4;
    "ishmem_int64_alltoall" ishmem_int64_alltoall = 8;
    "ishmem_uint8_alltoall" ishmem_uint8_alltoall = 1;
    "ishmem_uint16_alltoall" ishmem_uint16_alltoall = 2;
    "ishmem_uint32_alltoall" ishmem_uint32_alltoall = 4;
    "ishmem_uint64_alltoall" ishmem_uint64_alltoall = 8;
    "ishmem_size_alltoall" ishmem_size_alltoall = 8;
    "ishmem_ptrdiff_alltoall" ishmem_ptrdiff_alltoall = 8;
    "ishmem_alltoallmem" ishmem_alltoallmem = 1;
}

macro_rules! alltoall_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::alltoall(list::Routine::new($routine, DeviceRoutine::Alltoall, false), $bytes, team, dest, source, nelems, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

alltoall_on_list! {
    "ishmemx_float_alltoall_on_list" ishmemx_float_alltoall_on_list = 4;
    "ishmemx_double_alltoall_on_list" ishmemx_double_alltoall_on_list = 8;
    "ishmemx_char_alltoall_on_list" ishmemx_char_alltoall_on_list = 1;
    "ishmemx_schar_alltoall_on_list" ishmemx_schar_alltoall_on_list = 1;
    "ishmemx_short_alltoall_on_list" ishmemx_short_alltoall_on_list = 2;
    "ishmemx_int_alltoall_on_list" ishmemx_int_alltoall_on_list = 4;
    "ishmemx_long_alltoall_on_list" ishmemx_long_alltoall_on_list = 8;
    "ishmemx_longlong_alltoall_on_list" ishmemx_longlong_alltoall_on_list = 8;
    "ishmemx_uchar_alltoall_on_list" ishmemx_uchar_alltoall_on_list = 1;
    "ishmemx_ushort_alltoall_on_list" ishmemx_ushort_alltoall_on_list = 2;
    "ishmemx_uint_alltoall_on_list" ishmemx_uint_alltoall_on_list = 4;
    "ishmemx_ulong_alltoall_on_list" ishmemx_ulong_alltoall_on_list = 8;
    "ishmemx_ulonglong_alltoall_on_list" ishmemx_ulonglong_alltoall_on_list = 8;
    "ishmemx_int8_alltoall_on_list" ishmemx_int8_alltoall_on_list = 1;
    "ishmemx_int16_alltoall_on_list" ishmemx_int16_alltoall_on_list = 2;
    "ishmemx_int32_alltoall_on_list" ishmemx_int32_alltoall_on_list = 4;
    "ishmemx_int64_alltoall_on_list" ishmemx_int64_alltoall_on_list = 8;
    "ishmemx_uint8_alltoall_on_list" ishmemx_uint8_alltoall_on_list = 1;
    "ishmemx_uint16_alltoall_on_list" ishmemx_uint16_alltoall_on_list = 2;
    "ishmemx_uint32_alltoall_on_list" ishmemx_uint32_alltoall_on_list = 4;
    "ishmemx_uint64_alltoall_on_list" ishmemx_uint64_alltoall_on_list = 8;
    "ishmemx_size_alltoall_on_list" ishmemx_size_alltoall_on_list = 8;
    "ishmemx_ptrdiff_alltoall_on_list" ishmemx_ptrdiff_alltoall_on_list = 8;
    "ishmemx_alltoallmem_on_list" ishmemx_alltoallmem_on_list = 1;
}

macro_rules! alltoalls {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize) -> c_int =
                collectives::alltoalls($routine, $bytes, team, dest, source, dst, sst, nelems)
        }
    )*};
}

alltoalls! {
    "shmem_float_alltoalls" shmem_float_alltoalls pshmem_float_alltoalls = 4;
    "shmem_double_alltoalls" shmem_double_alltoalls pshmem_double_alltoalls = 8;
    "shmem_longdouble_alltoalls" shmem_longdouble_alltoalls pshmem_longdouble_alltoalls = 16;
    "shmem_char_alltoalls" shmem_char_alltoalls pshmem_char_alltoalls = 1;
    "shmem_schar_alltoalls" shmem_schar_alltoalls pshmem_schar_alltoalls = 1;
    "shmem_short_alltoalls" shmem_short_alltoalls pshmem_short_alltoalls = 2;
    "shmem_int_alltoalls" shmem_int_alltoalls pshmem_int_alltoalls = 4;
    "shmem_long_alltoalls" shmem_long_alltoalls pshmem_long_alltoalls = 8;
    "shmem_longlong_alltoalls" shmem_longlong_alltoalls pshmem_longlong_alltoalls = 8;
    "shmem_uchar_alltoalls" shmem_uchar_alltoalls pshmem_uchar_alltoalls = 1;
    "shmem_ushort_alltoalls" shmem_ushort_alltoalls pshmem_ushort_alltoalls = 2;
    "shmem_uint_alltoalls" shmem_uint_alltoalls pshmem_uint_alltoalls = 4;
    "shmem_ulong_alltoalls" shmem_ulong_alltoalls pshmem_ulong_alltoalls = 8;
    "shmem_ulonglong_alltoalls" shmem_ulonglong_alltoalls pshmem_ulonglong_alltoalls = 8;
    "shmem_int8_alltoalls" shmem_int8_alltoalls pshmem_int8_alltoalls = 1;
    "shmem_int16_alltoalls" shmem_int16_alltoalls pshmem_int16_alltoalls = 2;
    "shmem_int32_alltoalls" shmem_int32_alltoalls pshmem_int32_alltoalls = 4;
    "shmem_int64_alltoalls" shmem_int64_alltoalls pshmem_int64_alltoalls = 8;
    "shmem_uint8_alltoalls" shmem_uint8_alltoalls pshmem_uint8_alltoalls = 1;
    "shmem_uint16_alltoalls" shmem_uint16_alltoalls pshmem_uint16_alltoalls = 2;
    "shmem_uint32_alltoalls" shmem_uint32_alltoalls pshmem_uint32_alltoalls = 4;
    "shmem_uint64_alltoalls" shmem_uint64_alltoalls pshmem_uint64_alltoalls = 8;
    "shmem_size_alltoalls" shmem_size_alltoalls pshmem_size_alltoalls = 8;
    "shmem_ptrdiff_alltoalls" shmem_ptrdiff_alltoalls pshmem_ptrdiff_alltoalls = 8;
    "shmem_alltoallsmem" shmem_alltoallsmem pshmem_alltoallsmem = 1;
}

macro_rules! and_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::And, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

and_reduce! {
    "shmem_short_and_reduce" shmem_short_and_reduce pshmem_short_and_reduce = I16;
    "shmem_int_and_reduce" shmem_int_and_reduce pshmem_int_and_reduce = I32;
    "shmem_long_and_reduce" shmem_long_and_reduce pshmem_long_and_reduce = I64;
    "shmem_longlong_and_reduce" shmem_longlong_and_reduce pshmem_longlong_and_reduce = I64;
    "shmem_uchar_and_reduce" shmem_uchar_and_reduce pshmem_uchar_and_reduce = U8;
    "shmem_ushort_and_reduce" shmem_ushort_and_reduce pshmem_ushort_and_reduce = U16;
    "shmem_uint_and_reduce" shmem_uint_and_reduce pshmem_uint_and_reduce = U32;
    "shmem_ulong_and_reduce" shmem_ulong_and_reduce pshmem_ulong_and_reduce = U64;
    "shmem_ulonglong_and_reduce" shmem_ulonglong_and_reduce pshmem_ulonglong_and_reduce = U64;
    "shmem_int8_and_reduce" shmem_int8_and_reduce pshmem_int8_and_reduce = I8;
    "shmem_int16_and_reduce" shmem_int16_and_reduce pshmem_int16_and_reduce = I16;
    "shmem_int32_and_reduce" shmem_int32_and_reduce pshmem_int32_and_reduce = I32;
    "shmem_int64_and_reduce" shmem_int64_and_reduce pshmem_int64_and_reduce = I64;
    "shmem_uint8_and_reduce" shmem_uint8_and_reduce pshmem_uint8_and_reduce = U8;
    "shmem_uint16_and_reduce" shmem_uint16_and_reduce pshmem_uint16_and_reduce = U16;
    "shmem_uint32_and_reduce" shmem_uint32_and_reduce pshmem_uint32_and_reduce = U32;
    "shmem_uint64_and_reduce" shmem_uint64_and_reduce pshmem_uint64_and_reduce = U64;
    "shmem_size_and_reduce" shmem_size_and_reduce pshmem_size_and_reduce = U64;
    "ishmem_short_and_reduce" ishmem_short_and_reduce = I16;
    "ishmem_int_and_reduce" ishmem_int_and_reduce = I32;
    "ishmem_long_and_reduce" ishmem_long_and_reduce = I64;
    "ishmem_longlong_and_reduce" ishmem_longlong_and_reduce = I64;
    "ishmem_uchar_and_reduce" ishmem_uchar_and_reduce = U8;
    "ishmem_ushort_and_reduce" ishmem_ushort_and_reduce = U16;
    "ishmem_uint_and_reduce" ishmem_uint_and_reduce = U32;
    "ishmem_ulong_and_reduce" ishmem_ulong_and_reduce = U64;
    "ishmem_ulonglong_and_reduce" ishmem_ulonglong_and_reduce = U64;
    "ishmem_int8_and_reduce" ishmem_int8_and_reduce = I8;
    "ishmem_int16_and_reduce" ishmem_int16_and_reduce = I16;
    "ishmem_int32_and_reduce" ishmem_int32_and_reduce = I32;
    "ishmem_int64_and_reduce" ishmem_int64_and_reduce = I64;
    "ishmem_uint8_and_reduce" ishmem_uint8_and_reduce = U8;
    "ishmem_uint16_and_reduce" ishmem_uint16_and_reduce = U16;
    "ishmem_uint32_and_reduce" ishmem_uint32_and_reduce = U32;
    "ishmem_uint64_and_reduce" ishmem_uint64_and_reduce = U64;
    "ishmem_size_and_reduce" ishmem_size_and_reduce = U64;
    "ishmem_schar_and_reduce" ishmem_schar_and_reduce = I8;
}

macro_rules! and_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::AndReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

and_reduce_on_list! {
    "ishmemx_short_and_reduce_on_list" ishmemx_short_and_reduce_on_list = I16;
    "ishmemx_int_and_reduce_on_list" ishmemx_int_and_reduce_on_list = I32;
    "ishmemx_long_and_reduce_on_list" ishmemx_long_and_reduce_on_list = I64;
    "ishmemx_longlong_and_reduce_on_list" ishmemx_longlong_and_reduce_on_list = I64;
    "ishmemx_uchar_and_reduce_on_list" ishmemx_uchar_and_reduce_on_list = U8;
    "ishmemx_ushort_and_reduce_on_list" ishmemx_ushort_and_reduce_on_list = U16;
    "ishmemx_uint_and_reduce_on_list" ishmemx_uint_and_reduce_on_list = U32;
    "ishmemx_ulong_and_reduce_on_list" ishmemx_ulong_and_reduce_on_list = U64;
    "ishmemx_ulonglong_and_reduce_on_list" ishmemx_ulonglong_and_reduce_on_list = U64;
    "ishmemx_int8_and_reduce_on_list" ishmemx_int8_and_reduce_on_list = I8;
    "ishmemx_int16_and_reduce_on_list" ishmemx_int16_and_reduce_on_list = I16;
    "ishmemx_int32_and_reduce_on_list" ishmemx_int32_and_reduce_on_list = I32;
    "ishmemx_int64_and_reduce_on_list" ishmemx_int64_and_reduce_on_list = I64;
    "ishmemx_uint8_and_reduce_on_list" ishmemx_uint8_and_reduce_on_list = U8;
    "ishmemx_uint16_and_reduce_on_list" ishmemx_uint16_and_reduce_on_list = U16;
    "ishmemx_uint32_and_reduce_on_list" ishmemx_uint32_and_reduce_on_list = U32;
    "ishmemx_uint64_and_reduce_on_list" ishmemx_uint64_and_reduce_on_list = U64;
    "ishmemx_size_and_reduce_on_list" ishmemx_size_and_reduce_on_list = U64;
    "ishmemx_schar_and_reduce_on_list" ishmemx_schar_and_reduce_on_list = I8;
}

macro_rules! or_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Or, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

or_reduce! {
    "shmem_short_or_reduce" shmem_short_or_reduce pshmem_short_or_reduce = I16;
    "shmem_int_or_reduce" shmem_int_or_reduce pshmem_int_or_reduce = I32;
    "shmem_long_or_reduce" shmem_long_or_reduce pshmem_long_or_reduce = I64;
    "shmem_longlong_or_reduce" shmem_longlong_or_reduce pshmem_longlong_or_reduce = I64;
    "shmem_uchar_or_reduce" shmem_uchar_or_reduce pshmem_uchar_or_reduce = U8;
    "shmem_ushort_or_reduce" shmem_ushort_or_reduce pshmem_ushort_or_reduce = U16;
    "shmem_uint_or_reduce" shmem_uint_or_reduce pshmem_uint_or_reduce = U32;
    "shmem_ulong_or_reduce" shmem_ulong_or_reduce pshmem_ulong_or_reduce = U64;
    "shmem_ulonglong_or_reduce" shmem_ulonglong_or_reduce pshmem_ulonglong_or_reduce = U64;
    "shmem_int8_or_reduce" shmem_int8_or_reduce pshmem_int8_or_reduce = I8;
    "shmem_int16_or_reduce" shmem_int16_or_reduce pshmem_int16_or_reduce = I16;
    "shmem_int32_or_reduce" shmem_int32_or_reduce pshmem_int32_or_reduce = I32;
    "shmem_int64_or_reduce" shmem_int64_or_reduce pshmem_int64_or_reduce = I64;
    "shmem_uint8_or_reduce" shmem_uint8_or_reduce pshmem_uint8_or_reduce = U8;
    "shmem_uint16_or_reduce" shmem_uint16_or_reduce pshmem_uint16_or_reduce = U16;
    "shmem_uint32_or_reduce" shmem_uint32_or_reduce pshmem_uint32_or_reduce = U32;
    "shmem_uint64_or_reduce" shmem_uint64_or_reduce pshmem_uint64_or_reduce = U64;
    "shmem_size_or_reduce" shmem_size_or_reduce pshmem_size_or_reduce = U64;
    "ishmem_short_or_reduce" ishmem_short_or_reduce = I16;
    "ishmem_int_or_reduce" ishmem_int_or_reduce = I32;
    "ishmem_long_or_reduce" ishmem_long_or_reduce = I64;
    "ishmem_longlong_or_reduce" ishmem_longlong_or_reduce = I64;
    "ishmem_uchar_or_reduce" ishmem_uchar_or_reduce = U8;
    "ishmem_ushort_or_reduce" ishmem_ushort_or_reduce = U16;
    "ishmem_uint_or_reduce" ishmem_uint_or_reduce = U32;
    "ishmem_ulong_or_reduce" ishmem_ulong_or_reduce = U64;
    "ishmem_ulonglong_or_reduce" ishmem_ulonglong_or_reduce = U64;
    "ishmem_int8_or_reduce" ishmem_int8_or_reduce = I8;
    "ishmem_int16_or_reduce" ishmem_int16_or_reduce = I16;
    "ishmem_int32_or_reduce" ishmem_int32_or_reduce = I32;
    "ishmem_int64_or_reduce" ishmem_int64_or_reduce = I64;
    "ishmem_uint8_or_reduce" ishmem_uint8_or_reduce = U8;
    "ishmem_uint16_or_reduce" ishmem_uint16_or_reduce = U16;
    "ishmem_uint32_or_reduce" ishmem_uint32_or_reduce = U32;
    "ishmem_uint64_or_reduce" ishmem_uint64_or_reduce = U64;
    "ishmem_size_or_reduce" ishmem_size_or_reduce = U64;
    "ishmem_schar_or_reduce" ishmem_schar_or_reduce = I8;
}

macro_rules! or_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::OrReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

or_reduce_on_list! {
    "ishmemx_short_or_reduce_on_list" ishmemx_short_or_reduce_on_list = I16;
    "ishmemx_int_or_reduce_on_list" ishmemx_int_or_reduce_on_list = I32;
    "ishmemx_long_or_reduce_on_list" ishmemx_long_or_reduce_on_list = I64;
    "ishmemx_longlong_or_reduce_on_list" ishmemx_longlong_or_reduce_on_list = I64;
    "ishmemx_uchar_or_reduce_on_list" ishmemx_uchar_or_reduce_on_list = U8;
    "ishmemx_ushort_or_reduce_on_list" ishmemx_ushort_or_reduce_on_list = U16;
    "ishmemx_uint_or_reduce_on_list" ishmemx_uint_or_reduce_on_list = U32;
    "ishmemx_ulong_or_reduce_on_list" ishmemx_ulong_or_reduce_on_list = U64;
    "ishmemx_ulonglong_or_reduce_on_list" ishmemx_ulonglong_or_reduce_on_list = U64;
    "ishmemx_int8_or_reduce_on_list" ishmemx_int8_or_reduce_on_list = I8;
    "ishmemx_int16_or_reduce_on_list" ishmemx_int16_or_reduce_on_list = I16;
    "ishmemx_int32_or_reduce_on_list" ishmemx_int32_or_reduce_on_list = I32;
    "ishmemx_int64_or_reduce_on_list" ishmemx_int64_or_reduce_on_list = I64;
    "ishmemx_uint8_or_reduce_on_list" ishmemx_uint8_or_reduce_on_list = U8;
    "ishmemx_uint16_or_reduce_on_list" ishmemx_uint16_or_reduce_on_list = U16;
    "ishmemx_uint32_or_reduce_on_list" ishmemx_uint32_or_reduce_on_list = U32;
    "ishmemx_uint64_or_reduce_on_list" ishmemx_uint64_or_reduce_on_list = U64;
    "ishmemx_size_or_reduce_on_list" ishmemx_size_or_reduce_on_list = U64;
    "ishmemx_schar_or_reduce_on_list" ishmemx_schar_or_reduce_on_list = I8;
}

macro_rules! xor_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Xor, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

xor_reduce! {
    "shmem_short_xor_reduce" shmem_short_xor_reduce pshmem_short_xor_reduce = I16;
    "shmem_int_xor_reduce" shmem_int_xor_reduce pshmem_int_xor_reduce = I32;
    "shmem_long_xor_reduce" shmem_long_xor_reduce pshmem_long_xor_reduce = I64;
    "shmem_longlong_xor_reduce" shmem_longlong_xor_reduce pshmem_longlong_xor_reduce = I64;
    "shmem_uchar_xor_reduce" shmem_uchar_xor_reduce pshmem_uchar_xor_reduce = U8;
    "shmem_ushort_xor_reduce" shmem_ushort_xor_reduce pshmem_ushort_xor_reduce = U16;
    "shmem_uint_xor_reduce" shmem_uint_xor_reduce pshmem_uint_xor_reduce = U32;
    "shmem_ulong_xor_reduce" shmem_ulong_xor_reduce pshmem_ulong_xor_reduce = U64;
    "shmem_ulonglong_xor_reduce" shmem_ulonglong_xor_reduce pshmem_ulonglong_xor_reduce = U64;
    "shmem_int8_xor_reduce" shmem_int8_xor_reduce pshmem_int8_xor_reduce = I8;
    "shmem_int16_xor_reduce" shmem_int16_xor_reduce pshmem_int16_xor_reduce = I16;
    "shmem_int32_xor_reduce" shmem_int32_xor_reduce pshmem_int32_xor_reduce = I32;
    "shmem_int64_xor_reduce" shmem_int64_xor_reduce pshmem_int64_xor_reduce = I64;
    "shmem_uint8_xor_reduce" shmem_uint8_xor_reduce pshmem_uint8_xor_reduce = U8;
    "shmem_uint16_xor_reduce" shmem_uint16_xor_reduce pshmem_uint16_xor_reduce = U16;
    "shmem_uint32_xor_reduce" shmem_uint32_xor_reduce pshmem_uint32_xor_reduce = U32;
    "shmem_uint64_xor_reduce" shmem_uint64_xor_reduce pshmem_uint64_xor_reduce = U64;
    "shmem_size_xor_reduce" shmem_size_xor_reduce pshmem_size_xor_reduce = U64;
    "ishmem_short_xor_reduce" ishmem_short_xor_reduce = I16;
    "ishmem_int_xor_reduce" ishmem_int_xor_reduce = I32;
    "ishmem_long_xor_reduce" ishmem_long_xor_reduce = I64;
    "ishmem_longlong_xor_reduce" ishmem_longlong_xor_reduce = I64;
    "ishmem_uchar_xor_reduce" ishmem_uchar_xor_reduce = U8;
    "ishmem_ushort_xor_reduce" ishmem_ushort_xor_reduce = U16;
    "ishmem_uint_xor_reduce" ishmem_uint_xor_reduce = U32;
    "ishmem_ulong_xor_reduce" ishmem_ulong_xor_reduce = U64;
    "ishmem_ulonglong_xor_reduce" ishmem_ulonglong_xor_reduce = U64;
    "ishmem_int8_xor_reduce" ishmem_int8_xor_reduce = I8;
    "ishmem_int16_xor_reduce" ishmem_int16_xor_reduce = I16;
    "ishmem_int32_xor_reduce" ishmem_int32_xor_reduce = I32;
    "ishmem_int64_xor_reduce" ishmem_int64_xor_reduce = I64;
    "ishmem_uint8_xor_reduce" ishmem_uint8_xor_reduce = U8;
    "ishmem_uint16_xor_reduce" ishmem_uint16_xor_reduce = U16;
    "ishmem_uint32_xor_reduce" ishmem_uint32_xor_reduce = U32;
    "ishmem_uint64_xor_reduce" ishmem_uint64_xor_reduce = U64;
    "ishmem_size_xor_reduce" ishmem_size_xor_reduce = U64;
    "ishmem_schar_xor_reduce" ishmem_schar_xor_reduce = I8;
}

macro_rules! xor_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::XorReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

xor_reduce_on_list! {
    "ishmemx_short_xor_reduce_on_list" ishmemx_short_xor_reduce_on_list = I16;
    "ishmemx_int_xor_reduce_on_list" ishmemx_int_xor_reduce_on_list = I32;
    "ishmemx_long_xor_reduce_on_list" ishmemx_long_xor_reduce_on_list = I64;
    "ishmemx_longlong_xor_reduce_on_list" ishmemx_longlong_xor_reduce_on_list = I64;
    "ishmemx_uchar_xor_reduce_on_list" ishmemx_uchar_xor_reduce_on_list = U8;
    "ishmemx_ushort_xor_reduce_on_list" ishmemx_ushort_xor_reduce_on_list = U16;
    "ishmemx_uint_xor_reduce_on_list" ishmemx_uint_xor_reduce_on_list = U32;
    "ishmemx_ulong_xor_reduce_on_list" ishmemx_ulong_xor_reduce_on_list = U64;
    "ishmemx_ulonglong_xor_reduce_on_list" ishmemx_ulonglong_xor_reduce_on_list = U64;
    "ishmemx_int8_xor_reduce_on_list" ishmemx_int8_xor_reduce_on_list = I8;
    "ishmemx_int16_xor_reduce_on_list" ishmemx_int16_xor_reduce_on_list = I16;
    "ishmemx_int32_xor_reduce_on_list" ishmemx_int32_xor_reduce_on_list = I32;
    "ishmemx_int64_xor_reduce_on_list" ishmemx_int64_xor_reduce_on_list = I64;
    "ishmemx_uint8_xor_reduce_on_list" ishmemx_uint8_xor_reduce_on_list = U8;
    "ishmemx_uint16_xor_reduce_on_list" ishmemx_uint16_xor_reduce_on_list = U16;
    "ishmemx_uint32_xor_reduce_on_list" ishmemx_uint32_xor_reduce_on_list = U32;
    "ishmemx_uint64_xor_reduce_on_list" ishmemx_uint64_xor_reduce_on_list = U64;
    "ishmemx_size_xor_reduce_on_list" ishmemx_size_xor_reduce_on_list = U64;
    "ishmemx_schar_xor_reduce_on_list" ishmemx_schar_xor_reduce_on_list = I8;
}

macro_rules! max_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Max, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

max_reduce! {
    "shmem_float_max_reduce" shmem_float_max_reduce pshmem_float_max_reduce = F32;
    "shmem_double_max_reduce" shmem_double_max_reduce pshmem_double_max_reduce = F64;
    "shmem_longdouble_max_reduce" shmem_longdouble_max_reduce pshmem_longdouble_max_reduce = LongDouble;
    "shmem_char_max_reduce" shmem_char_max_reduce pshmem_char_max_reduce = I8;
    "shmem_schar_max_reduce" shmem_schar_max_reduce pshmem_schar_max_reduce = I8;
    "shmem_short_max_reduce" shmem_short_max_reduce pshmem_short_max_reduce = I16;
    "shmem_int_max_reduce" shmem_int_max_reduce pshmem_int_max_reduce = I32;
    "shmem_long_max_reduce" shmem_long_max_reduce pshmem_long_max_reduce = I64;
    "shmem_longlong_max_reduce" shmem_longlong_max_reduce pshmem_longlong_max_reduce = I64;
    "shmem_uchar_max_reduce" shmem_uchar_max_reduce pshmem_uchar_max_reduce = U8;
    "shmem_ushort_max_reduce" shmem_ushort_max_reduce pshmem_ushort_max_reduce = U16;
    "shmem_uint_max_reduce" shmem_uint_max_reduce pshmem_uint_max_reduce = U32;
    "shmem_ulong_max_reduce" shmem_ulong_max_reduce pshmem_ulong_max_reduce = U64;
    "shmem_ulonglong_max_reduce" shmem_ulonglong_max_reduce pshmem_ulonglong_max_reduce = U64;
    "shmem_int8_max_reduce" shmem_int8_max_reduce pshmem_int8_max_reduce = I8;
    "shmem_int16_max_reduce" shmem_int16_max_reduce pshmem_int16_max_reduce = I16;
    "shmem_int32_max_reduce" shmem_int32_max_reduce pshmem_int32_max_reduce = I32;
    "shmem_int64_max_reduce" shmem_int64_max_reduce pshmem_int64_max_reduce = I64;
    "shmem_uint8_max_reduce" shmem_uint8_max_reduce pshmem_uint8_max_reduce = U8;
    "shmem_uint16_max_reduce" shmem_uint16_max_reduce pshmem_uint16_max_reduce = U16;
    "shmem_uint32_max_reduce" shmem_uint32_max_reduce pshmem_uint32_max_reduce = U32;
    "shmem_uint64_max_reduce" shmem_uint64_max_reduce pshmem_uint64_max_reduce = U64;
    "shmem_size_max_reduce" shmem_size_max_reduce pshmem_size_max_reduce = U64;
    "shmem_ptrdiff_max_reduce" shmem_ptrdiff_max_reduce pshmem_ptrdiff_max_reduce = I64;
    "ishmem_float_max_reduce" ishmem_float_max_reduce = F32;
    "ishmem_double_max_reduce" ishmem_double_max_reduce = F64;
    "ishmem_char_max_reduce" ishmem_char_max_reduce = I8;
    "ishmem_schar_max_reduce" ishmem_schar_max_reduce = I8;
    "ishmem_short_max_reduce" ishmem_short_max_reduce = I16;
    "ishmem_int_max_reduce" ishmem_int_max_reduce = I32;
    "ishmem_long_max_reduce" ishmem_long_max_reduce = I64;
    "ishmem_longlong_max_reduce" ishmem_longlong_max_reduce = I64;
    "ishmem_uchar_max_reduce" ishmem_uchar_max_reduce = U8;
    "ishmem_ushort_max_reduce" ishmem_ushort_max_reduce = U16;
    "ishmem_uint_max_reduce" ishmem_uint_max_reduce = U32;
    "ishmem_ulong_max_reduce" ishmem_ulong_max_reduce = U64;
    "ishmem_ulonglong_max_reduce" ishmem_ulonglong_max_reduce = U64;
    "ishmem_int8_max_reduce" ishmem_int8_max_reduce = I8;
    "ishmem_int16_max_reduce" ishmem_int16_max_reduce = I16;
    "ishmem_int32_max_reduce" ishmem_int32_max_reduce = I32;
    "ishmem_int64_max_reduce" ishmem_int64_max_reduce = I64;
    "ishmem_uint8_max_reduce" ishmem_uint8_max_reduce = U8;
    "ishmem_uint16_max_reduce" ishmem_uint16_max_reduce = U16;
    "ishmem_uint32_max_reduce" ishmem_uint32_max_reduce = U32;
    "ishmem_uint64_max_reduce" ishmem_uint64_max_reduce = U64;
    "ishmem_size_max_reduce" ishmem_size_max_reduce = U64;
    "ishmem_ptrdiff_max_reduce" ishmem_ptrdiff_max_reduce = I64;
}

macro_rules! max_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::MaxReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

max_reduce_on_list! {
    "ishmemx_float_max_reduce_on_list" ishmemx_float_max_reduce_on_list = F32;
    "ishmemx_double_max_reduce_on_list" ishmemx_double_max_reduce_on_list = F64;
    "ishmemx_char_max_reduce_on_list" ishmemx_char_max_reduce_on_list = I8;
    "ishmemx_schar_max_reduce_on_list" ishmemx_schar_max_reduce_on_list = I8;
    "ishmemx_short_max_reduce_on_list" ishmemx_short_max_reduce_on_list = I16;
    "ishmemx_int_max_reduce_on_list" ishmemx_int_max_reduce_on_list = I32;
    "ishmemx_long_max_reduce_on_list" ishmemx_long_max_reduce_on_list = I64;
    "ishmemx_longlong_max_reduce_on_list" ishmemx_longlong_max_reduce_on_list = I64;
    "ishmemx_uchar_max_reduce_on_list" ishmemx_uchar_max_reduce_on_list = U8;
    "ishmemx_ushort_max_reduce_on_list" ishmemx_ushort_max_reduce_on_list = U16;
    "ishmemx_uint_max_reduce_on_list" ishmemx_uint_max_reduce_on_list = U32;
    "ishmemx_ulong_max_reduce_on_list" ishmemx_ulong_max_reduce_on_list = U64;
    "ishmemx_ulonglong_max_reduce_on_list" ishmemx_ulonglong_max_reduce_on_list = U64;
    "ishmemx_int8_max_reduce_on_list" ishmemx_int8_max_reduce_on_list = I8;
    "ishmemx_int16_max_reduce_on_list" ishmemx_int16_max_reduce_on_list = I16;
    "ishmemx_int32_max_reduce_on_list" ishmemx_int32_max_reduce_on_list = I32;
    "ishmemx_int64_max_reduce_on_list" ishmemx_int64_max_reduce_on_list = I64;
    "ishmemx_uint8_max_reduce_on_list" ishmemx_uint8_max_reduce_on_list = U8;
    "ishmemx_uint16_max_reduce_on_list" ishmemx_uint16_max_reduce_on_list = U16;
    "ishmemx_uint32_max_reduce_on_list" ishmemx_uint32_max_reduce_on_list = U32;
    "ishmemx_uint64_max_reduce_on_list" ishmemx_uint64_max_reduce_on_list = U64;
    "ishmemx_size_max_reduce_on_list" ishmemx_size_max_reduce_on_list = U64;
    "ishmemx_ptrdiff_max_reduce_on_list" ishmemx_ptrdiff_max_reduce_on_list = I64;
}

macro_rules! min_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Min, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

min_reduce! {
    "shmem_float_min_reduce" shmem_float_min_reduce pshmem_float_min_reduce = F32;
    "shmem_double_min_reduce" shmem_double_min_reduce pshmem_double_min_reduce = F64;
    "shmem_longdouble_min_reduce" shmem_longdouble_min_reduce pshmem_longdouble_min_reduce = LongDouble;
    "shmem_char_min_reduce" shmem_char_min_reduce pshmem_char_min_reduce = I8;
    "shmem_schar_min_reduce" shmem_schar_min_reduce pshmem_schar_min_reduce = I8;
    "shmem_short_min_reduce" shmem_short_min_reduce pshmem_short_min_reduce = I16;
    "shmem_int_min_reduce" shmem_int_min_reduce pshmem_int_min_reduce = I32;
    "shmem_long_min_reduce" shmem_long_min_reduce pshmem_long_min_reduce = I64;
    "shmem_longlong_min_reduce" shmem_longlong_min_reduce pshmem_longlong_min_reduce = I64;
    "shmem_uchar_min_reduce" shmem_uchar_min_reduce pshmem_uchar_min_reduce = U8;
    "shmem_ushort_min_reduce" shmem_ushort_min_reduce pshmem_ushort_min_reduce = U16;
    "shmem_uint_min_reduce" shmem_uint_min_reduce pshmem_uint_min_reduce = U32;
    "shmem_ulong_min_reduce" shmem_ulong_min_reduce pshmem_ulong_min_reduce = U64;
    "shmem_ulonglong_min_reduce" shmem_ulonglong_min_reduce pshmem_ulonglong_min_reduce = U64;
    "shmem_int8_min_reduce" shmem_int8_min_reduce pshmem_int8_min_reduce = I8;
    "shmem_int16_min_reduce" shmem_int16_min_reduce pshmem_int16_min_reduce = I16;
    "shmem_int32_min_reduce" shmem_int32_min_reduce pshmem_int32_min_reduce = I32;
    "shmem_int64_min_reduce" shmem_int64_min_reduce pshmem_int64_min_reduce = I64;
    "shmem_uint8_min_reduce" shmem_uint8_min_reduce pshmem_uint8_min_reduce = U8;
    "shmem_uint16_min_reduce" shmem_uint16_min_reduce pshmem_uint16_min_reduce = U16;
    "shmem_uint32_min_reduce" shmem_uint32_min_reduce pshmem_uint32_min_reduce = U32;
    "shmem_uint64_min_reduce" shmem_uint64_min_reduce pshmem_uint64_min_reduce = U64;
    "shmem_size_min_reduce" shmem_size_min_reduce pshmem_size_min_reduce = U64;
    "shmem_ptrdiff_min_reduce" shmem_ptrdiff_min_reduce pshmem_ptrdiff_min_reduce = I64;
    "ishmem_float_min_reduce" ishmem_float_min_reduce = F32;
    "ishmem_double_min_reduce" ishmem_double_min_reduce = F64;
    "ishmem_char_min_reduce" ishmem_char_min_reduce = I8;
    "ishmem_schar_min_reduce" ishmem_schar_min_reduce = I8;
    "ishmem_short_min_reduce" ishmem_short_min_reduce = I16;
    "ishmem_int_min_reduce" ishmem_int_min_reduce = I32;
    "ishmem_long_min_reduce" ishmem_long_min_reduce = I64;
    "ishmem_longlong_min_reduce" ishmem_longlong_min_reduce = I64;
    "ishmem_uchar_min_reduce" ishmem_uchar_min_reduce = U8;
    "ishmem_ushort_min_reduce" ishmem_ushort_min_reduce = U16;
    "ishmem_uint_min_reduce" ishmem_uint_min_reduce = U32;
    "ishmem_ulong_min_reduce" ishmem_ulong_min_reduce = U64;
    "ishmem_ulonglong_min_reduce" ishmem_ulonglong_min_reduce = U64;
    "ishmem_int8_min_reduce" ishmem_int8_min_reduce = I8;
    "ishmem_int16_min_reduce" ishmem_int16_min_reduce = I16;
    "ishmem_int32_min_reduce" ishmem_int32_min_reduce = I32;
    "ishmem_int64_min_reduce" ishmem_int64_min_reduce = I64;
    "ishmem_uint8_min_reduce" ishmem_uint8_min_reduce = U8;
    "ishmem_uint16_min_reduce" ishmem_uint16_min_reduce = U16;
    "ishmem_uint32_min_reduce" ishmem_uint32_min_reduce = U32;
    "ishmem_uint64_min_reduce" ishmem_uint64_min_reduce = U64;
    "ishmem_size_min_reduce" ishmem_size_min_reduce = U64;
    "ishmem_ptrdiff_min_reduce" ishmem_ptrdiff_min_reduce = I64;
}

macro_rules! min_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::MinReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

min_reduce_on_list! {
    "ishmemx_float_min_reduce_on_list" ishmemx_float_min_reduce_on_list = F32;
    "ishmemx_double_min_reduce_on_list" ishmemx_double_min_reduce_on_list = F64;
    "ishmemx_char_min_reduce_on_list" ishmemx_char_min_reduce_on_list = I8;
    "ishmemx_schar_min_reduce_on_list" ishmemx_schar_min_reduce_on_list = I8;
    "ishmemx_short_min_reduce_on_list" ishmemx_short_min_reduce_on_list = I16;
    "ishmemx_int_min_reduce_on_list" ishmemx_int_min_reduce_on_list = I32;
    "ishmemx_long_min_reduce_on_list" ishmemx_long_min_reduce_on_list = I64;
    "ishmemx_longlong_min_reduce_on_list" ishmemx_longlong_min_reduce_on_list = I64;
    "ishmemx_uchar_min_reduce_on_list" ishmemx_uchar_min_reduce_on_list = U8;
    "ishmemx_ushort_min_reduce_on_list" ishmemx_ushort_min_reduce_on_list = U16;
    "ishmemx_uint_min_reduce_on_list" ishmemx_uint_min_reduce_on_list = U32;
    "ishmemx_ulong_min_reduce_on_list" ishmemx_ulong_min_reduce_on_list = U64;
    "ishmemx_ulonglong_min_reduce_on_list" ishmemx_ulonglong_min_reduce_on_list = U64;
    "ishmemx_int8_min_reduce_on_list" ishmemx_int8_min_reduce_on_list = I8;
    "ishmemx_int16_min_reduce_on_list" ishmemx_int16_min_reduce_on_list = I16;
    "ishmemx_int32_min_reduce_on_list" ishmemx_int32_min_reduce_on_list = I32;
    "ishmemx_int64_min_reduce_on_list" ishmemx_int64_min_reduce_on_list = I64;
    "ishmemx_uint8_min_reduce_on_list" ishmemx_uint8_min_reduce_on_list = U8;
    "ishmemx_uint16_min_reduce_on_list" ishmemx_uint16_min_reduce_on_list = U16;
    "ishmemx_uint32_min_reduce_on_list" ishmemx_uint32_min_reduce_on_list = U32;
    "ishmemx_uint64_min_reduce_on_list" ishmemx_uint64_min_reduce_on_list = U64;
    "ishmemx_size_min_reduce_on_list" ishmemx_size_min_reduce_on_list = U64;
    "ishmemx_ptrdiff_min_reduce_on_list" ishmemx_ptrdiff_min_reduce_on_list = I64;
}

macro_rules! sum_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Sum, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

sum_reduce! {
    "shmem_float_sum_reduce" shmem_float_sum_reduce pshmem_float_sum_reduce = F32;
    "shmem_double_sum_reduce" shmem_double_sum_reduce pshmem_double_sum_reduce = F64;
    "shmem_longdouble_sum_reduce" shmem_longdouble_sum_reduce pshmem_longdouble_sum_reduce = LongDouble;
    "shmem_char_sum_reduce" shmem_char_sum_reduce pshmem_char_sum_reduce = I8;
    "shmem_schar_sum_reduce" shmem_schar_sum_reduce pshmem_schar_sum_reduce = I8;
    "shmem_short_sum_reduce" shmem_short_sum_reduce pshmem_short_sum_reduce = I16;
    "shmem_int_sum_reduce" shmem_int_sum_reduce pshmem_int_sum_reduce = I32;
    "shmem_long_sum_reduce" shmem_long_sum_reduce pshmem_long_sum_reduce = I64;
    "shmem_longlong_sum_reduce" shmem_longlong_sum_reduce pshmem_longlong_sum_reduce = I64;
    "shmem_uchar_sum_reduce" shmem_uchar_sum_reduce pshmem_uchar_sum_reduce = U8;
    "shmem_ushort_sum_reduce" shmem_ushort_sum_reduce pshmem_ushort_sum_reduce = U16;
    "shmem_uint_sum_reduce" shmem_uint_sum_reduce pshmem_uint_sum_reduce = U32;
    "shmem_ulong_sum_reduce" shmem_ulong_sum_reduce pshmem_ulong_sum_reduce = U64;
    "shmem_ulonglong_sum_reduce" shmem_ulonglong_sum_reduce pshmem_ulonglong_sum_reduce = U64;
    "shmem_int8_sum_reduce" shmem_int8_sum_reduce pshmem_int8_sum_reduce = I8;
    "shmem_int16_sum_reduce" shmem_int16_sum_reduce pshmem_int16_sum_reduce = I16;
    "shmem_int32_sum_reduce" shmem_int32_sum_reduce pshmem_int32_sum_reduce = I32;
    "shmem_int64_sum_reduce" shmem_int64_sum_reduce pshmem_int64_sum_reduce = I64;
    "shmem_uint8_sum_reduce" shmem_uint8_sum_reduce pshmem_uint8_sum_reduce = U8;
    "shmem_uint16_sum_reduce" shmem_uint16_sum_reduce pshmem_uint16_sum_reduce = U16;
    "shmem_uint32_sum_reduce" shmem_uint32_sum_reduce pshmem_uint32_sum_reduce = U32;
    "shmem_uint64_sum_reduce" shmem_uint64_sum_reduce pshmem_uint64_sum_reduce = U64;
    "shmem_size_sum_reduce" shmem_size_sum_reduce pshmem_size_sum_reduce = U64;
    "shmem_ptrdiff_sum_reduce" shmem_ptrdiff_sum_reduce pshmem_ptrdiff_sum_reduce = I64;
    "shmem_complexd_sum_reduce" shmem_complexd_sum_reduce pshmem_complexd_sum_reduce = Complex64;
    "shmem_complexf_sum_reduce" shmem_complexf_sum_reduce pshmem_complexf_sum_reduce = Complex32;
    "ishmem_float_sum_reduce" ishmem_float_sum_reduce = F32;
    "ishmem_double_sum_reduce" ishmem_double_sum_reduce = F64;
    "ishmem_char_sum_reduce" ishmem_char_sum_reduce = I8;
    "ishmem_schar_sum_reduce" ishmem_schar_sum_reduce = I8;
    "ishmem_short_sum_reduce" ishmem_short_sum_reduce = I16;
    "ishmem_int_sum_reduce" ishmem_int_sum_reduce = I32;
    "ishmem_long_sum_reduce" ishmem_long_sum_reduce = I64;
    "ishmem_longlong_sum_reduce" ishmem_longlong_sum_reduce = I64;
    "ishmem_uchar_sum_reduce" ishmem_uchar_sum_reduce = U8;
    "ishmem_ushort_sum_reduce" ishmem_ushort_sum_reduce = U16;
    "ishmem_uint_sum_reduce" ishmem_uint_sum_reduce = U32;
    "ishmem_ulong_sum_reduce" ishmem_ulong_sum_reduce = U64;
    "ishmem_ulonglong_sum_reduce" ishmem_ulonglong_sum_reduce = U64;
    "ishmem_int8_sum_reduce" ishmem_int8_sum_reduce = I8;
    "ishmem_int16_sum_reduce" ishmem_int16_sum_reduce = I16;
    "ishmem_int32_sum_reduce" ishmem_int32_sum_reduce = I32;
    "ishmem_int64_sum_reduce" ishmem_int64_sum_reduce = I64;
    "ishmem_uint8_sum_reduce" ishmem_uint8_sum_reduce = U8;
    "ishmem_uint16_sum_reduce" ishmem_uint16_sum_reduce = U16;
    "ishmem_uint32_sum_reduce" ishmem_uint32_sum_reduce = U32;
    "ishmem_uint64_sum_reduce" ishmem_uint64_sum_reduce = U64;
    "ishmem_size_sum_reduce" ishmem_size_sum_reduce = U64;
    "ishmem_ptrdiff_sum_reduce" ishmem_ptrdiff_sum_reduce = I64;
}

macro_rules! sum_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::SumReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

sum_reduce_on_list! {
    "ishmemx_float_sum_reduce_on_list" ishmemx_float_sum_reduce_on_list = F32;
    "ishmemx_double_sum_reduce_on_list" ishmemx_double_sum_reduce_on_list = F64;
    "ishmemx_char_sum_reduce_on_list" ishmemx_char_sum_reduce_on_list = I8;
    "ishmemx_schar_sum_reduce_on_list" ishmemx_schar_sum_reduce_on_list = I8;
    "ishmemx_short_sum_reduce_on_list" ishmemx_short_sum_reduce_on_list = I16;
    "ishmemx_int_sum_reduce_on_list" ishmemx_int_sum_reduce_on_list = I32;
    "ishmemx_long_sum_reduce_on_list" ishmemx_long_sum_reduce_on_list = I64;
    "ishmemx_longlong_sum_reduce_on_list" ishmemx_longlong_sum_reduce_on_list = I64;
    "ishmemx_uchar_sum_reduce_on_list" ishmemx_uchar_sum_reduce_on_list = U8;
    "ishmemx_ushort_sum_reduce_on_list" ishmemx_ushort_sum_reduce_on_list = U16;
    "ishmemx_uint_sum_reduce_on_list" ishmemx_uint_sum_reduce_on_list = U32;
    "ishmemx_ulong_sum_reduce_on_list" ishmemx_ulong_sum_reduce_on_list = U64;
    "ishmemx_ulonglong_sum_reduce_on_list" ishmemx_ulonglong_sum_reduce_on_list = U64;
    "ishmemx_int8_sum_reduce_on_list" ishmemx_int8_sum_reduce_on_list = I8;
    "ishmemx_int16_sum_reduce_on_list" ishmemx_int16_sum_reduce_on_list = I16;
    "ishmemx_int32_sum_reduce_on_list" ishmemx_int32_sum_reduce_on_list = I32;
    "ishmemx_int64_sum_reduce_on_list" ishmemx_int64_sum_reduce_on_list = I64;
    "ishmemx_uint8_sum_reduce_on_list" ishmemx_uint8_sum_reduce_on_list = U8;
    "ishmemx_uint16_sum_reduce_on_list" ishmemx_uint16_sum_reduce_on_list = U16;
    "ishmemx_uint32_sum_reduce_on_list" ishmemx_uint32_sum_reduce_on_list = U32;
    "ishmemx_uint64_sum_reduce_on_list" ishmemx_uint64_sum_reduce_on_list = U64;
    "ishmemx_size_sum_reduce_on_list" ishmemx_size_sum_reduce_on_list = U64;
    "ishmemx_ptrdiff_sum_reduce_on_list" ishmemx_ptrdiff_sum_reduce_on_list = I64;
}

macro_rules! prod_reduce {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reduce($routine, ReduceOp::Prod, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

prod_reduce! {
    "shmem_float_prod_reduce" shmem_float_prod_reduce pshmem_float_prod_reduce = F32;
    "shmem_double_prod_reduce" shmem_double_prod_reduce pshmem_double_prod_reduce = F64;
    "shmem_longdouble_prod_reduce" shmem_longdouble_prod_reduce pshmem_longdouble_prod_reduce = LongDouble;
    "shmem_char_prod_reduce" shmem_char_prod_reduce pshmem_char_prod_reduce = I8;
    "shmem_schar_prod_reduce" shmem_schar_prod_reduce pshmem_schar_prod_reduce = I8;
    "shmem_short_prod_reduce" shmem_short_prod_reduce pshmem_short_prod_reduce = I16;
    "shmem_int_prod_reduce" shmem_int_prod_reduce pshmem_int_prod_reduce = I32;
    "shmem_long_prod_reduce" shmem_long_prod_reduce pshmem_long_prod_reduce = I64;
    "shmem_longlong_prod_reduce" shmem_longlong_prod_reduce pshmem_longlong_prod_reduce = I64;
    "shmem_uchar_prod_reduce" shmem_uchar_prod_reduce pshmem_uchar_prod_reduce = U8;
    "shmem_ushort_prod_reduce" shmem_ushort_prod_reduce pshmem_ushort_prod_reduce = U16;
    "shmem_uint_prod_reduce" shmem_uint_prod_reduce pshmem_uint_prod_reduce = U32;
    "shmem_ulong_prod_reduce" shmem_ulong_prod_reduce pshmem_ulong_prod_reduce = U64;
    "shmem_ulonglong_prod_reduce" shmem_ulonglong_prod_reduce pshmem_ulonglong_prod_reduce = U64;
    "shmem_int8_prod_reduce" shmem_int8_prod_reduce pshmem_int8_prod_reduce = I8;
    "shmem_int16_prod_reduce" shmem_int16_prod_reduce pshmem_int16_prod_reduce = I16;
    "shmem_int32_prod_reduce" shmem_int32_prod_reduce pshmem_int32_prod_reduce = I32;
    "shmem_int64_prod_reduce" shmem_int64_prod_reduce pshmem_int64_prod_reduce = I64;
    "shmem_uint8_prod_reduce" shmem_uint8_prod_reduce pshmem_uint8_prod_reduce = U8;
    "shmem_uint16_prod_reduce" shmem_uint16_prod_reduce pshmem_uint16_prod_reduce = U16;
    "shmem_uint32_prod_reduce" shmem_uint32_prod_reduce pshmem_uint32_prod_reduce = U32;
    "shmem_uint64_prod_reduce" shmem_uint64_prod_reduce pshmem_uint64_prod_reduce = U64;
    "shmem_size_prod_reduce" shmem_size_prod_reduce pshmem_size_prod_reduce = U64;
    "shmem_ptrdiff_prod_reduce" shmem_ptrdiff_prod_reduce pshmem_ptrdiff_prod_reduce = I64;
    "shmem_complexd_prod_reduce" shmem_complexd_prod_reduce pshmem_complexd_prod_reduce = Complex64;
    "shmem_complexf_prod_reduce" shmem_complexf_prod_reduce pshmem_complexf_prod_reduce = Complex32;
    "ishmem_float_prod_reduce" ishmem_float_prod_reduce = F32;
    "ishmem_double_prod_reduce" ishmem_double_prod_reduce = F64;
    "ishmem_char_prod_reduce" ishmem_char_prod_reduce = I8;
    "ishmem_schar_prod_reduce" ishmem_schar_prod_reduce = I8;
    "ishmem_short_prod_reduce" ishmem_short_prod_reduce = I16;
    "ishmem_int_prod_reduce" ishmem_int_prod_reduce = I32;
    "ishmem_long_prod_reduce" ishmem_long_prod_reduce = I64;
    "ishmem_longlong_prod_reduce" ishmem_longlong_prod_reduce = I64;
    "ishmem_uchar_prod_reduce" ishmem_uchar_prod_reduce = U8;
    "ishmem_ushort_prod_reduce" ishmem_ushort_prod_reduce = U16;
    "ishmem_uint_prod_reduce" ishmem_uint_prod_reduce = U32;
    "ishmem_ulong_prod_reduce" ishmem_ulong_prod_reduce = U64;
    "ishmem_ulonglong_prod_reduce" ishmem_ulonglong_prod_reduce = U64;
    "ishmem_int8_prod_reduce" ishmem_int8_prod_reduce = I8;
    "ishmem_int16_prod_reduce" ishmem_int16_prod_reduce = I16;
    "ishmem_int32_prod_reduce" ishmem_int32_prod_reduce = I32;
    "ishmem_int64_prod_reduce" ishmem_int64_prod_reduce = I64;
    "ishmem_uint8_prod_reduce" ishmem_uint8_prod_reduce = U8;
    "ishmem_uint16_prod_reduce" ishmem_uint16_prod_reduce = U16;
    "ishmem_uint32_prod_reduce" ishmem_uint32_prod_reduce = U32;
    "ishmem_uint64_prod_reduce" ishmem_uint64_prod_reduce = U64;
    "ishmem_size_prod_reduce" ishmem_size_prod_reduce = U64;
    "ishmem_ptrdiff_prod_reduce" ishmem_ptrdiff_prod_reduce = I64;
}

macro_rules! prod_reduce_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::ProdReduce, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

prod_reduce_on_list! {
    "ishmemx_float_prod_reduce_on_list" ishmemx_float_prod_reduce_on_list = F32;
    "ishmemx_double_prod_reduce_on_list" ishmemx_double_prod_reduce_on_list = F64;
    "ishmemx_char_prod_reduce_on_list" ishmemx_char_prod_reduce_on_list = I8;
    "ishmemx_schar_prod_reduce_on_list" ishmemx_schar_prod_reduce_on_list = I8;
    "ishmemx_short_prod_reduce_on_list" ishmemx_short_prod_reduce_on_list = I16;
    "ishmemx_int_prod_reduce_on_list" ishmemx_int_prod_reduce_on_list = I32;
    "ishmemx_long_prod_reduce_on_list" ishmemx_long_prod_reduce_on_list = I64;
    "ishmemx_longlong_prod_reduce_on_list" ishmemx_longlong_prod_reduce_on_list = I64;
    "ishmemx_uchar_prod_reduce_on_list" ishmemx_uchar_prod_reduce_on_list = U8;
    "ishmemx_ushort_prod_reduce_on_list" ishmemx_ushort_prod_reduce_on_list = U16;
    "ishmemx_uint_prod_reduce_on_list" ishmemx_uint_prod_reduce_on_list = U32;
    "ishmemx_ulong_prod_reduce_on_list" ishmemx_ulong_prod_reduce_on_list = U64;
    "ishmemx_ulonglong_prod_reduce_on_list" ishmemx_ulonglong_prod_reduce_on_list = U64;
    "ishmemx_int8_prod_reduce_on_list" ishmemx_int8_prod_reduce_on_list = I8;
    "ishmemx_int16_prod_reduce_on_list" ishmemx_int16_prod_reduce_on_list = I16;
    "ishmemx_int32_prod_reduce_on_list" ishmemx_int32_prod_reduce_on_list = I32;
    "ishmemx_int64_prod_reduce_on_list" ishmemx_int64_prod_reduce_on_list = I64;
    "ishmemx_uint8_prod_reduce_on_list" ishmemx_uint8_prod_reduce_on_list = U8;
    "ishmemx_uint16_prod_reduce_on_list" ishmemx_uint16_prod_reduce_on_list = U16;
    "ishmemx_uint32_prod_reduce_on_list" ishmemx_uint32_prod_reduce_on_list = U32;
    "ishmemx_uint64_prod_reduce_on_list" ishmemx_uint64_prod_reduce_on_list = U64;
    "ishmemx_size_prod_reduce_on_list" ishmemx_size_prod_reduce_on_list = U64;
    "ishmemx_ptrdiff_prod_reduce_on_list" ishmemx_ptrdiff_prod_reduce_on_list = I64;
}

macro_rules! and_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::And, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

and_reducescatter! {
    "ishmemx_short_and_reducescatter" ishmemx_short_and_reducescatter = I16;
    "ishmemx_int_and_reducescatter" ishmemx_int_and_reducescatter = I32;
    "ishmemx_long_and_reducescatter" ishmemx_long_and_reducescatter = I64;
    "ishmemx_longlong_and_reducescatter" ishmemx_longlong_and_reducescatter = I64;
    "ishmemx_uchar_and_reducescatter" ishmemx_uchar_and_reducescatter = U8;
    "ishmemx_ushort_and_reducescatter" ishmemx_ushort_and_reducescatter = U16;
    "ishmemx_uint_and_reducescatter" ishmemx_uint_and_reducescatter = U32;
    "ishmemx_ulong_and_reducescatter" ishmemx_ulong_and_reducescatter = U64;
    "ishmemx_ulonglong_and_reducescatter" ishmemx_ulonglong_and_reducescatter = U64;
    "ishmemx_int8_and_reducescatter" ishmemx_int8_and_reducescatter = I8;
    "ishmemx_int16_and_reducescatter" ishmemx_int16_and_reducescatter = I16;
    "ishmemx_int32_and_reducescatter" ishmemx_int32_and_reducescatter = I32;
    "ishmemx_int64_and_reducescatter" ishmemx_int64_and_reducescatter = I64;
    "ishmemx_uint8_and_reducescatter" ishmemx_uint8_and_reducescatter = U8;
    "ishmemx_uint16_and_reducescatter" ishmemx_uint16_and_reducescatter = U16;
    "ishmemx_uint32_and_reducescatter" ishmemx_uint32_and_reducescatter = U32;
    "ishmemx_uint64_and_reducescatter" ishmemx_uint64_and_reducescatter = U64;
    "ishmemx_size_and_reducescatter" ishmemx_size_and_reducescatter = U64;
    "ishmemx_schar_and_reducescatter" ishmemx_schar_and_reducescatter = I8;
}

macro_rules! and_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::AndReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

and_reducescatter_on_list! {
    "ishmemx_short_and_reducescatter_on_list" ishmemx_short_and_reducescatter_on_list = I16;
    "ishmemx_int_and_reducescatter_on_list" ishmemx_int_and_reducescatter_on_list = I32;
    "ishmemx_long_and_reducescatter_on_list" ishmemx_long_and_reducescatter_on_list = I64;
    "ishmemx_longlong_and_reducescatter_on_list" ishmemx_longlong_and_reducescatter_on_list = I64;
    "ishmemx_uchar_and_reducescatter_on_list" ishmemx_uchar_and_reducescatter_on_list = U8;
    "ishmemx_ushort_and_reducescatter_on_list" ishmemx_ushort_and_reducescatter_on_list = U16;
    "ishmemx_uint_and_reducescatter_on_list" ishmemx_uint_and_reducescatter_on_list = U32;
    "ishmemx_ulong_and_reducescatter_on_list" ishmemx_ulong_and_reducescatter_on_list = U64;
    "ishmemx_ulonglong_and_reducescatter_on_list" ishmemx_ulonglong_and_reducescatter_on_list = U64;
    "ishmemx_int8_and_reducescatter_on_list" ishmemx_int8_and_reducescatter_on_list = I8;
    "ishmemx_int16_and_reducescatter_on_list" ishmemx_int16_and_reducescatter_on_list = I16;
    "ishmemx_int32_and_reducescatter_on_list" ishmemx_int32_and_reducescatter_on_list = I32;
    "ishmemx_int64_and_reducescatter_on_list" ishmemx_int64_and_reducescatter_on_list = I64;
    "ishmemx_uint8_and_reducescatter_on_list" ishmemx_uint8_and_reducescatter_on_list = U8;
    "ishmemx_uint16_and_reducescatter_on_list" ishmemx_uint16_and_reducescatter_on_list = U16;
    "ishmemx_uint32_and_reducescatter_on_list" ishmemx_uint32_and_reducescatter_on_list = U32;
    "ishmemx_uint64_and_reducescatter_on_list" ishmemx_uint64_and_reducescatter_on_list = U64;
    "ishmemx_size_and_reducescatter_on_list" ishmemx_size_and_reducescatter_on_list = U64;
    "ishmemx_schar_and_reducescatter_on_list" ishmemx_schar_and_reducescatter_on_list = I8;
}

macro_rules! or_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Or, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

or_reducescatter! {
    "ishmemx_short_or_reducescatter" ishmemx_short_or_reducescatter = I16;
    "ishmemx_int_or_reducescatter" ishmemx_int_or_reducescatter = I32;
    "ishmemx_long_or_reducescatter" ishmemx_long_or_reducescatter = I64;
    "ishmemx_longlong_or_reducescatter" ishmemx_longlong_or_reducescatter = I64;
    "ishmemx_uchar_or_reducescatter" ishmemx_uchar_or_reducescatter = U8;
    "ishmemx_ushort_or_reducescatter" ishmemx_ushort_or_reducescatter = U16;
    "ishmemx_uint_or_reducescatter" ishmemx_uint_or_reducescatter = U32;
    "ishmemx_ulong_or_reducescatter" ishmemx_ulong_or_reducescatter = U64;
    "ishmemx_ulonglong_or_reducescatter" ishmemx_ulonglong_or_reducescatter = U64;
    "ishmemx_int8_or_reducescatter" ishmemx_int8_or_reducescatter = I8;
    "ishmemx_int16_or_reducescatter" ishmemx_int16_or_reducescatter = I16;
    "ishmemx_int32_or_reducescatter" ishmemx_int32_or_reducescatter = I32;
    "ishmemx_int64_or_reducescatter" ishmemx_int64_or_reducescatter = I64;
    "ishmemx_uint8_or_reducescatter" ishmemx_uint8_or_reducescatter = U8;
    "ishmemx_uint16_or_reducescatter" ishmemx_uint16_or_reducescatter = U16;
    "ishmemx_uint32_or_reducescatter" ishmemx_uint32_or_reducescatter = U32;
    "ishmemx_uint64_or_reducescatter" ishmemx_uint64_or_reducescatter = U64;
    "ishmemx_size_or_reducescatter" ishmemx_size_or_reducescatter = U64;
    "ishmemx_schar_or_reducescatter" ishmemx_schar_or_reducescatter = I8;
}

macro_rules! or_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::OrReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

or_reducescatter_on_list! {
    "ishmemx_short_or_reducescatter_on_list" ishmemx_short_or_reducescatter_on_list = I16;
    "ishmemx_int_or_reducescatter_on_list" ishmemx_int_or_reducescatter_on_list = I32;
    "ishmemx_long_or_reducescatter_on_list" ishmemx_long_or_reducescatter_on_list = I64;
    "ishmemx_longlong_or_reducescatter_on_list" ishmemx_longlong_or_reducescatter_on_list = I64;
    "ishmemx_uchar_or_reducescatter_on_list" ishmemx_uchar_or_reducescatter_on_list = U8;
    "ishmemx_ushort_or_reducescatter_on_list" ishmemx_ushort_or_reducescatter_on_list = U16;
    "ishmemx_uint_or_reducescatter_on_list" ishmemx_uint_or_reducescatter_on_list = U32;
    "ishmemx_ulong_or_reducescatter_on_list" ishmemx_ulong_or_reducescatter_on_list = U64;
    "ishmemx_ulonglong_or_reducescatter_on_list" ishmemx_ulonglong_or_reducescatter_on_list = U64;
    "ishmemx_int8_or_reducescatter_on_list" ishmemx_int8_or_reducescatter_on_list = I8;
    "ishmemx_int16_or_reducescatter_on_list" ishmemx_int16_or_reducescatter_on_list = I16;
    "ishmemx_int32_or_reducescatter_on_list" ishmemx_int32_or_reducescatter_on_list = I32;
    "ishmemx_int64_or_reducescatter_on_list" ishmemx_int64_or_reducescatter_on_list = I64;
    "ishmemx_uint8_or_reducescatter_on_list" ishmemx_uint8_or_reducescatter_on_list = U8;
    "ishmemx_uint16_or_reducescatter_on_list" ishmemx_uint16_or_reducescatter_on_list = U16;
    "ishmemx_uint32_or_reducescatter_on_list" ishmemx_uint32_or_reducescatter_on_list = U32;
    "ishmemx_uint64_or_reducescatter_on_list" ishmemx_uint64_or_reducescatter_on_list = U64;
    "ishmemx_size_or_reducescatter_on_list" ishmemx_size_or_reducescatter_on_list = U64;
    "ishmemx_schar_or_reducescatter_on_list" ishmemx_schar_or_reducescatter_on_list = I8;
}

macro_rules! xor_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Xor, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

xor_reducescatter! {
    "ishmemx_short_xor_reducescatter" ishmemx_short_xor_reducescatter = I16;
    "ishmemx_int_xor_reducescatter" ishmemx_int_xor_reducescatter = I32;
    "ishmemx_long_xor_reducescatter" ishmemx_long_xor_reducescatter = I64;
    "ishmemx_longlong_xor_reducescatter" ishmemx_longlong_xor_reducescatter = I64;
    "ishmemx_uchar_xor_reducescatter" ishmemx_uchar_xor_reducescatter = U8;
    "ishmemx_ushort_xor_reducescatter" ishmemx_ushort_xor_reducescatter = U16;
    "ishmemx_uint_xor_reducescatter" ishmemx_uint_xor_reducescatter = U32;
    "ishmemx_ulong_xor_reducescatter" ishmemx_ulong_xor_reducescatter = U64;
    "ishmemx_ulonglong_xor_reducescatter" ishmemx_ulonglong_xor_reducescatter = U64;
    "ishmemx_int8_xor_reducescatter" ishmemx_int8_xor_reducescatter = I8;
    "ishmemx_int16_xor_reducescatter" ishmemx_int16_xor_reducescatter = I16;
    "ishmemx_int32_xor_reducescatter" ishmemx_int32_xor_reducescatter = I32;
    "ishmemx_int64_xor_reducescatter" ishmemx_int64_xor_reducescatter = I64;
    "ishmemx_uint8_xor_reducescatter" ishmemx_uint8_xor_reducescatter = U8;
    "ishmemx_uint16_xor_reducescatter" ishmemx_uint16_xor_reducescatter = U16;
    "ishmemx_uint32_xor_reducescatter" ishmemx_uint32_xor_reducescatter = U32;
    "ishmemx_uint64_xor_reducescatter" ishmemx_uint64_xor_reducescatter = U64;
    "ishmemx_size_xor_reducescatter" ishmemx_size_xor_reducescatter = U64;
    "ishmemx_schar_xor_reducescatter" ishmemx_schar_xor_reducescatter = I8;
}

macro_rules! xor_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::XorReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

xor_reducescatter_on_list! {
    "ishmemx_short_xor_reducescatter_on_list" ishmemx_short_xor_reducescatter_on_list = I16;
    "ishmemx_int_xor_reducescatter_on_list" ishmemx_int_xor_reducescatter_on_list = I32;
    "ishmemx_long_xor_reducescatter_on_list" ishmemx_long_xor_reducescatter_on_list = I64;
    "ishmemx_longlong_xor_reducescatter_on_list" ishmemx_longlong_xor_reducescatter_on_list = I64;
    "ishmemx_uchar_xor_reducescatter_on_list" ishmemx_uchar_xor_reducescatter_on_list = U8;
    "ishmemx_ushort_xor_reducescatter_on_list" ishmemx_ushort_xor_reducescatter_on_list = U16;
    "ishmemx_uint_xor_reducescatter_on_list" ishmemx_uint_xor_reducescatter_on_list = U32;
    "ishmemx_ulong_xor_reducescatter_on_list" ishmemx_ulong_xor_reducescatter_on_list = U64;
    "ishmemx_ulonglong_xor_reducescatter_on_list" ishmemx_ulonglong_xor_reducescatter_on_list = U64;
    "ishmemx_int8_xor_reducescatter_on_list" ishmemx_int8_xor_reducescatter_on_list = I8;
    "ishmemx_int16_xor_reducescatter_on_list" ishmemx_int16_xor_reducescatter_on_list = I16;
    "ishmemx_int32_xor_reducescatter_on_list" ishmemx_int32_xor_reducescatter_on_list = I32;
    "ishmemx_int64_xor_reducescatter_on_list" ishmemx_int64_xor_reducescatter_on_list = I64;
    "ishmemx_uint8_xor_reducescatter_on_list" ishmemx_uint8_xor_reducescatter_on_list = U8;
    "ishmemx_uint16_xor_reducescatter_on_list" ishmemx_uint16_xor_reducescatter_on_list = U16;
    "ishmemx_uint32_xor_reducescatter_on_list" ishmemx_uint32_xor_reducescatter_on_list = U32;
    "ishmemx_uint64_xor_reducescatter_on_list" ishmemx_uint64_xor_reducescatter_on_list = U64;
    "ishmemx_size_xor_reducescatter_on_list" ishmemx_size_xor_reducescatter_on_list = U64;
    "ishmemx_schar_xor_reducescatter_on_list" ishmemx_schar_xor_reducescatter_on_list = I8;
}

macro_rules! max_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Max, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

max_reducescatter! {
    "ishmemx_float_max_reducescatter" ishmemx_float_max_reducescatter = F32;
    "ishmemx_double_max_reducescatter" ishmemx_double_max_reducescatter = F64;
    "ishmemx_char_max_reducescatter" ishmemx_char_max_reducescatter = I8;
    "ishmemx_schar_max_reducescatter" ishmemx_schar_max_reducescatter = I8;
    "ishmemx_short_max_reducescatter" ishmemx_short_max_reducescatter = I16;
    "ishmemx_int_max_reducescatter" ishmemx_int_max_reducescatter = I32;
    "ishmemx_long_max_reducescatter" ishmemx_long_max_reducescatter = I64;
    "ishmemx_longlong_max_reducescatter" ishmemx_longlong_max_reducescatter = I64;
    "ishmemx_uchar_max_reducescatter" ishmemx_uchar_max_reducescatter = U8;
    "ishmemx_ushort_max_reducescatter" ishmemx_ushort_max_reducescatter = U16;
    "ishmemx_uint_max_reducescatter" ishmemx_uint_max_reducescatter = U32;
    "ishmemx_ulong_max_reducescatter" ishmemx_ulong_max_reducescatter = U64;
    "ishmemx_ulonglong_max_reducescatter" ishmemx_ulonglong_max_reducescatter = U64;
    "ishmemx_int8_max_reducescatter" ishmemx_int8_max_reducescatter = I8;
    "ishmemx_int16_max_reducescatter" ishmemx_int16_max_reducescatter = I16;
    "ishmemx_int32_max_reducescatter" ishmemx_int32_max_reducescatter = I32;
    "ishmemx_int64_max_reducescatter" ishmemx_int64_max_reducescatter = I64;
    "ishmemx_uint8_max_reducescatter" ishmemx_uint8_max_reducescatter = U8;
    "ishmemx_uint16_max_reducescatter" ishmemx_uint16_max_reducescatter = U16;
    "ishmemx_uint32_max_reducescatter" ishmemx_uint32_max_reducescatter = U32;
    "ishmemx_uint64_max_reducescatter" ishmemx_uint64_max_reducescatter = U64;
    "ishmemx_size_max_reducescatter" ishmemx_size_max_reducescatter = U64;
    "ishmemx_ptrdiff_max_reducescatter" ishmemx_ptrdiff_max_reducescatter = I64;
}

macro_rules! max_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::MaxReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

max_reducescatter_on_list! {
    "ishmemx_float_max_reducescatter_on_list" ishmemx_float_max_reducescatter_on_list = F32;
    "ishmemx_double_max_reducescatter_on_list" ishmemx_double_max_reducescatter_on_list = F64;
    "ishmemx_char_max_reducescatter_on_list" ishmemx_char_max_reducescatter_on_list = I8;
    "ishmemx_schar_max_reducescatter_on_list" ishmemx_schar_max_reducescatter_on_list = I8;
    "ishmemx_short_max_reducescatter_on_list" ishmemx_short_max_reducescatter_on_list = I16;
    "ishmemx_int_max_reducescatter_on_list" ishmemx_int_max_reducescatter_on_list = I32;
    "ishmemx_long_max_reducescatter_on_list" ishmemx_long_max_reducescatter_on_list = I64;
    "ishmemx_longlong_max_reducescatter_on_list" ishmemx_longlong_max_reducescatter_on_list = I64;
    "ishmemx_uchar_max_reducescatter_on_list" ishmemx_uchar_max_reducescatter_on_list = U8;
    "ishmemx_ushort_max_reducescatter_on_list" ishmemx_ushort_max_reducescatter_on_list = U16;
    "ishmemx_uint_max_reducescatter_on_list" ishmemx_uint_max_reducescatter_on_list = U32;
    "ishmemx_ulong_max_reducescatter_on_list" ishmemx_ulong_max_reducescatter_on_list = U64;
    "ishmemx_ulonglong_max_reducescatter_on_list" ishmemx_ulonglong_max_reducescatter_on_list = U64;
    "ishmemx_int8_max_reducescatter_on_list" ishmemx_int8_max_reducescatter_on_list = I8;
    "ishmemx_int16_max_reducescatter_on_list" ishmemx_int16_max_reducescatter_on_list = I16;
    "ishmemx_int32_max_reducescatter_on_list" ishmemx_int32_max_reducescatter_on_list = I32;
    "ishmemx_int64_max_reducescatter_on_list" ishmemx_int64_max_reducescatter_on_list = I64;
    "ishmemx_uint8_max_reducescatter_on_list" ishmemx_uint8_max_reducescatter_on_list = U8;
    "ishmemx_uint16_max_reducescatter_on_list" ishmemx_uint16_max_reducescatter_on_list = U16;
    "ishmemx_uint32_max_reducescatter_on_list" ishmemx_uint32_max_reducescatter_on_list = U32;
    "ishmemx_uint64_max_reducescatter_on_list" ishmemx_uint64_max_reducescatter_on_list = U64;
    "ishmemx_size_max_reducescatter_on_list" ishmemx_size_max_reducescatter_on_list = U64;
    "ishmemx_ptrdiff_max_reducescatter_on_list" ishmemx_ptrdiff_max_reducescatter_on_list = I64;
}

macro_rules! min_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Min, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

min_reducescatter! {
    "ishmemx_float_min_reducescatter" ishmemx_float_min_reducescatter = F32;
    "ishmemx_double_min_reducescatter" ishmemx_double_min_reducescatter = F64;
    "ishmemx_char_min_reducescatter" ishmemx_char_min_reducescatter = I8;
    "ishmemx_schar_min_reducescatter" ishmemx_schar_min_reducescatter = I8;
    "ishmemx_short_min_reducescatter" ishmemx_short_min_reducescatter = I16;
    "ishmemx_int_min_reducescatter" ishmemx_int_min_reducescatter = I32;
    "ishmemx_long_min_reducescatter" ishmemx_long_min_reducescatter = I64;
    "ishmemx_longlong_min_reducescatter" ishmemx_longlong_min_reducescatter = I64;
    "ishmemx_uchar_min_reducescatter" ishmemx_uchar_min_reducescatter = U8;
    "ishmemx_ushort_min_reducescatter" ishmemx_ushort_min_reducescatter = U16;
    "ishmemx_uint_min_reducescatter" ishmemx_uint_min_reducescatter = U32;
    "ishmemx_ulong_min_reducescatter" ishmemx_ulong_min_reducescatter = U64;
    "ishmemx_ulonglong_min_reducescatter" ishmemx_ulonglong_min_reducescatter = U64;
    "ishmemx_int8_min_reducescatter" ishmemx_int8_min_reducescatter = I8;
    "ishmemx_int16_min_reducescatter" ishmemx_int16_min_reducescatter = I16;
    "ishmemx_int32_min_reducescatter" ishmemx_int32_min_reducescatter = I32;
    "ishmemx_int64_min_reducescatter" ishmemx_int64_min_reducescatter = I64;
    "ishmemx_uint8_min_reducescatter" ishmemx_uint8_min_reducescatter = U8;
    "ishmemx_uint16_min_reducescatter" ishmemx_uint16_min_reducescatter = U16;
    "ishmemx_uint32_min_reducescatter" ishmemx_uint32_min_reducescatter = U32;
    "ishmemx_uint64_min_reducescatter" ishmemx_uint64_min_reducescatter = U64;
    "ishmemx_size_min_reducescatter" ishmemx_size_min_reducescatter = U64;
    "ishmemx_ptrdiff_min_reducescatter" ishmemx_ptrdiff_min_reducescatter = I64;
}

macro_rules! min_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::MinReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

min_reducescatter_on_list! {
    "ishmemx_float_min_reducescatter_on_list" ishmemx_float_min_reducescatter_on_list = F32;
    "ishmemx_double_min_reducescatter_on_list" ishmemx_double_min_reducescatter_on_list = F64;
    "ishmemx_char_min_reducescatter_on_list" ishmemx_char_min_reducescatter_on_list = I8;
    "ishmemx_schar_min_reducescatter_on_list" ishmemx_schar_min_reducescatter_on_list = I8;
    "ishmemx_short_min_reducescatter_on_list" ishmemx_short_min_reducescatter_on_list = I16;
    "ishmemx_int_min_reducescatter_on_list" ishmemx_int_min_reducescatter_on_list = I32;
    "ishmemx_long_min_reducescatter_on_list" ishmemx_long_min_reducescatter_on_list = I64;
    "ishmemx_longlong_min_reducescatter_on_list" ishmemx_longlong_min_reducescatter_on_list = I64;
    "ishmemx_uchar_min_reducescatter_on_list" ishmemx_uchar_min_reducescatter_on_list = U8;
    "ishmemx_ushort_min_reducescatter_on_list" ishmemx_ushort_min_reducescatter_on_list = U16;
    "ishmemx_uint_min_reducescatter_on_list" ishmemx_uint_min_reducescatter_on_list = U32;
    "ishmemx_ulong_min_reducescatter_on_list" ishmemx_ulong_min_reducescatter_on_list = U64;
    "ishmemx_ulonglong_min_reducescatter_on_list" ishmemx_ulonglong_min_reducescatter_on_list = U64;
    "ishmemx_int8_min_reducescatter_on_list" ishmemx_int8_min_reducescatter_on_list = I8;
    "ishmemx_int16_min_reducescatter_on_list" ishmemx_int16_min_reducescatter_on_list = I16;
    "ishmemx_int32_min_reducescatter_on_list" ishmemx_int32_min_reducescatter_on_list = I32;
    "ishmemx_int64_min_reducescatter_on_list" ishmemx_int64_min_reducescatter_on_list = I64;
    "ishmemx_uint8_min_reducescatter_on_list" ishmemx_uint8_min_reducescatter_on_list = U8;
    "ishmemx_uint16_min_reducescatter_on_list" ishmemx_uint16_min_reducescatter_on_list = U16;
    "ishmemx_uint32_min_reducescatter_on_list" ishmemx_uint32_min_reducescatter_on_list = U32;
    "ishmemx_uint64_min_reducescatter_on_list" ishmemx_uint64_min_reducescatter_on_list = U64;
    "ishmemx_size_min_reducescatter_on_list" ishmemx_size_min_reducescatter_on_list = U64;
    "ishmemx_ptrdiff_min_reducescatter_on_list" ishmemx_ptrdiff_min_reducescatter_on_list = I64;
}

macro_rules! sum_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Sum, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

sum_reducescatter! {
    "ishmemx_float_sum_reducescatter" ishmemx_float_sum_reducescatter = F32;
    "ishmemx_double_sum_reducescatter" ishmemx_double_sum_reducescatter = F64;
    "ishmemx_char_sum_reducescatter" ishmemx_char_sum_reducescatter = I8;
    "ishmemx_schar_sum_reducescatter" ishmemx_schar_sum_reducescatter = I8;
    "ishmemx_short_sum_reducescatter" ishmemx_short_sum_reducescatter = I16;
    "ishmemx_int_sum_reducescatter" ishmemx_int_sum_reducescatter = I32;
    "ishmemx_long_sum_reducescatter" ishmemx_long_sum_reducescatter = I64;
    "ishmemx_longlong_sum_reducescatter" ishmemx_longlong_sum_reducescatter = I64;
    "ishmemx_uchar_sum_reducescatter" ishmemx_uchar_sum_reducescatter = U8;
    "ishmemx_ushort_sum_reducescatter" ishmemx_ushort_sum_reducescatter = U16;
    "ishmemx_uint_sum_reducescatter" ishmemx_uint_sum_reducescatter = U32;
    "ishmemx_ulong_sum_reducescatter" ishmemx_ulong_sum_reducescatter = U64;
    "ishmemx_ulonglong_sum_reducescatter" ishmemx_ulonglong_sum_reducescatter = U64;
    "ishmemx_int8_sum_reducescatter" ishmemx_int8_sum_reducescatter = I8;
    "ishmemx_int16_sum_reducescatter" ishmemx_int16_sum_reducescatter = I16;
    "ishmemx_int32_sum_reducescatter" ishmemx_int32_sum_reducescatter = I32;
    "ishmemx_int64_sum_reducescatter" ishmemx_int64_sum_reducescatter = I64;
    "ishmemx_uint8_sum_reducescatter" ishmemx_uint8_sum_reducescatter = U8;
    "ishmemx_uint16_sum_reducescatter" ishmemx_uint16_sum_reducescatter = U16;
    "ishmemx_uint32_sum_reducescatter" ishmemx_uint32_sum_reducescatter = U32;
    "ishmemx_uint64_sum_reducescatter" ishmemx_uint64_sum_reducescatter = U64;
    "ishmemx_size_sum_reducescatter" ishmemx_size_sum_reducescatter = U64;
    "ishmemx_ptrdiff_sum_reducescatter" ishmemx_ptrdiff_sum_reducescatter = I64;
}

macro_rules! sum_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::SumReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

sum_reducescatter_on_list! {
    "ishmemx_float_sum_reducescatter_on_list" ishmemx_float_sum_reducescatter_on_list = F32;
    "ishmemx_double_sum_reducescatter_on_list" ishmemx_double_sum_reducescatter_on_list = F64;
    "ishmemx_char_sum_reducescatter_on_list" ishmemx_char_sum_reducescatter_on_list = I8;
    "ishmemx_schar_sum_reducescatter_on_list" ishmemx_schar_sum_reducescatter_on_list = I8;
    "ishmemx_short_sum_reducescatter_on_list" ishmemx_short_sum_reducescatter_on_list = I16;
    "ishmemx_int_sum_reducescatter_on_list" ishmemx_int_sum_reducescatter_on_list = I32;
    "ishmemx_long_sum_reducescatter_on_list" ishmemx_long_sum_reducescatter_on_list = I64;
    "ishmemx_longlong_sum_reducescatter_on_list" ishmemx_longlong_sum_reducescatter_on_list = I64;
    "ishmemx_uchar_sum_reducescatter_on_list" ishmemx_uchar_sum_reducescatter_on_list = U8;
    "ishmemx_ushort_sum_reducescatter_on_list" ishmemx_ushort_sum_reducescatter_on_list = U16;
    "ishmemx_uint_sum_reducescatter_on_list" ishmemx_uint_sum_reducescatter_on_list = U32;
    "ishmemx_ulong_sum_reducescatter_on_list" ishmemx_ulong_sum_reducescatter_on_list = U64;
    "ishmemx_ulonglong_sum_reducescatter_on_list" ishmemx_ulonglong_sum_reducescatter_on_list = U64;
    "ishmemx_int8_sum_reducescatter_on_list" ishmemx_int8_sum_reducescatter_on_list = I8;
    "ishmemx_int16_sum_reducescatter_on_list" ishmemx_int16_sum_reducescatter_on_list = I16;
    "ishmemx_int32_sum_reducescatter_on_list" ishmemx_int32_sum_reducescatter_on_list = I32;
    "ishmemx_int64_sum_reducescatter_on_list" ishmemx_int64_sum_reducescatter_on_list = I64;
    "ishmemx_uint8_sum_reducescatter_on_list" ishmemx_uint8_sum_reducescatter_on_list = U8;
    "ishmemx_uint16_sum_reducescatter_on_list" ishmemx_uint16_sum_reducescatter_on_list = U16;
    "ishmemx_uint32_sum_reducescatter_on_list" ishmemx_uint32_sum_reducescatter_on_list = U32;
    "ishmemx_uint64_sum_reducescatter_on_list" ishmemx_uint64_sum_reducescatter_on_list = U64;
    "ishmemx_size_sum_reducescatter_on_list" ishmemx_size_sum_reducescatter_on_list = U64;
    "ishmemx_ptrdiff_sum_reducescatter_on_list" ishmemx_ptrdiff_sum_reducescatter_on_list = I64;
}

macro_rules! prod_reducescatter {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize) -> c_int =
                collectives::reducescatter($routine, ReduceOp::Prod, Element::$kind, team, dest, source, nreduce)
        }
    )*};
}

prod_reducescatter! {
    "ishmemx_float_prod_reducescatter" ishmemx_float_prod_reducescatter = F32;
    "ishmemx_double_prod_reducescatter" ishmemx_double_prod_reducescatter = F64;
    "ishmemx_char_prod_reducescatter" ishmemx_char_prod_reducescatter = I8;
    "ishmemx_schar_prod_reducescatter" ishmemx_schar_prod_reducescatter = I8;
    "ishmemx_short_prod_reducescatter" ishmemx_short_prod_reducescatter = I16;
    "ishmemx_int_prod_reducescatter" ishmemx_int_prod_reducescatter = I32;
    "ishmemx_long_prod_reducescatter" ishmemx_long_prod_reducescatter = I64;
    "ishmemx_longlong_prod_reducescatter" ishmemx_longlong_prod_reducescatter = I64;
    "ishmemx_uchar_prod_reducescatter" ishmemx_uchar_prod_reducescatter = U8;
    "ishmemx_ushort_prod_reducescatter" ishmemx_ushort_prod_reducescatter = U16;
    "ishmemx_uint_prod_reducescatter" ishmemx_uint_prod_reducescatter = U32;
    "ishmemx_ulong_prod_reducescatter" ishmemx_ulong_prod_reducescatter = U64;
    "ishmemx_ulonglong_prod_reducescatter" ishmemx_ulonglong_prod_reducescatter = U64;
    "ishmemx_int8_prod_reducescatter" ishmemx_int8_prod_reducescatter = I8;
    "ishmemx_int16_prod_reducescatter" ishmemx_int16_prod_reducescatter = I16;
    "ishmemx_int32_prod_reducescatter" ishmemx_int32_prod_reducescatter = I32;
    "ishmemx_int64_prod_reducescatter" ishmemx_int64_prod_reducescatter = I64;
    "ishmemx_uint8_prod_reducescatter" ishmemx_uint8_prod_reducescatter = U8;
    "ishmemx_uint16_prod_reducescatter" ishmemx_uint16_prod_reducescatter = U16;
    "ishmemx_uint32_prod_reducescatter" ishmemx_uint32_prod_reducescatter = U32;
    "ishmemx_uint64_prod_reducescatter" ishmemx_uint64_prod_reducescatter = U64;
    "ishmemx_size_prod_reducescatter" ishmemx_size_prod_reducescatter = U64;
    "ishmemx_ptrdiff_prod_reducescatter" ishmemx_ptrdiff_prod_reducescatter = I64;
}

macro_rules! prod_reducescatter_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nreduce: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::ProdReducescatter, false), Element::$kind, team, dest, source, nreduce, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

prod_reducescatter_on_list! {
    "ishmemx_float_prod_reducescatter_on_list" ishmemx_float_prod_reducescatter_on_list = F32;
    "ishmemx_double_prod_reducescatter_on_list" ishmemx_double_prod_reducescatter_on_list = F64;
    "ishmemx_char_prod_reducescatter_on_list" ishmemx_char_prod_reducescatter_on_list = I8;
    "ishmemx_schar_prod_reducescatter_on_list" ishmemx_schar_prod_reducescatter_on_list = I8;
    "ishmemx_short_prod_reducescatter_on_list" ishmemx_short_prod_reducescatter_on_list = I16;
    "ishmemx_int_prod_reducescatter_on_list" ishmemx_int_prod_reducescatter_on_list = I32;
    "ishmemx_long_prod_reducescatter_on_list" ishmemx_long_prod_reducescatter_on_list = I64;
    "ishmemx_longlong_prod_reducescatter_on_list" ishmemx_longlong_prod_reducescatter_on_list = I64;
    "ishmemx_uchar_prod_reducescatter_on_list" ishmemx_uchar_prod_reducescatter_on_list = U8;
    "ishmemx_ushort_prod_reducescatter_on_list" ishmemx_ushort_prod_reducescatter_on_list = U16;
    "ishmemx_uint_prod_reducescatter_on_list" ishmemx_uint_prod_reducescatter_on_list = U32;
    "ishmemx_ulong_prod_reducescatter_on_list" ishmemx_ulong_prod_reducescatter_on_list = U64;
    "ishmemx_ulonglong_prod_reducescatter_on_list" ishmemx_ulonglong_prod_reducescatter_on_list = U64;
    "ishmemx_int8_prod_reducescatter_on_list" ishmemx_int8_prod_reducescatter_on_list = I8;
    "ishmemx_int16_prod_reducescatter_on_list" ishmemx_int16_prod_reducescatter_on_list = I16;
    "ishmemx_int32_prod_reducescatter_on_list" ishmemx_int32_prod_reducescatter_on_list = I32;
    "ishmemx_int64_prod_reducescatter_on_list" ishmemx_int64_prod_reducescatter_on_list = I64;
    "ishmemx_uint8_prod_reducescatter_on_list" ishmemx_uint8_prod_reducescatter_on_list = U8;
    "ishmemx_uint16_prod_reducescatter_on_list" ishmemx_uint16_prod_reducescatter_on_list = U16;
    "ishmemx_uint32_prod_reducescatter_on_list" ishmemx_uint32_prod_reducescatter_on_list = U32;
    "ishmemx_uint64_prod_reducescatter_on_list" ishmemx_uint64_prod_reducescatter_on_list = U64;
    "ishmemx_size_prod_reducescatter_on_list" ishmemx_size_prod_reducescatter_on_list = U64;
    "ishmemx_ptrdiff_prod_reducescatter_on_list" ishmemx_ptrdiff_prod_reducescatter_on_list = I64;
}

macro_rules! sum_inscan {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int =
                collectives::inscan($routine, Element::$kind, team, dest, source, nelems)
        }
    )*};
}

sum_inscan! {
    "shmem_float_sum_inscan" shmem_float_sum_inscan pshmem_float_sum_inscan = F32;
    "shmem_double_sum_inscan" shmem_double_sum_inscan pshmem_double_sum_inscan = F64;
    "shmem_longdouble_sum_inscan" shmem_longdouble_sum_inscan pshmem_longdouble_sum_inscan = LongDouble;
    "shmem_char_sum_inscan" shmem_char_sum_inscan pshmem_char_sum_inscan = I8;
    "shmem_schar_sum_inscan" shmem_schar_sum_inscan pshmem_schar_sum_inscan = I8;
    "shmem_short_sum_inscan" shmem_short_sum_inscan pshmem_short_sum_inscan = I16;
    "shmem_int_sum_inscan" shmem_int_sum_inscan pshmem_int_sum_inscan = I32;
    "shmem_long_sum_inscan" shmem_long_sum_inscan pshmem_long_sum_inscan = I64;
    "shmem_longlong_sum_inscan" shmem_longlong_sum_inscan pshmem_longlong_sum_inscan = I64;
    "shmem_uchar_sum_inscan" shmem_uchar_sum_inscan pshmem_uchar_sum_inscan = U8;
    "shmem_ushort_sum_inscan" shmem_ushort_sum_inscan pshmem_ushort_sum_inscan = U16;
    "shmem_uint_sum_inscan" shmem_uint_sum_inscan pshmem_uint_sum_inscan = U32;
    "shmem_ulong_sum_inscan" shmem_ulong_sum_inscan pshmem_ulong_sum_inscan = U64;
    "shmem_ulonglong_sum_inscan" shmem_ulonglong_sum_inscan pshmem_ulonglong_sum_inscan = U64;
    "shmem_int8_sum_inscan" shmem_int8_sum_inscan pshmem_int8_sum_inscan = I8;
    "shmem_int16_sum_inscan" shmem_int16_sum_inscan pshmem_int16_sum_inscan = I16;
    "shmem_int32_sum_inscan" shmem_int32_sum_inscan pshmem_int32_sum_inscan = I32;
    "shmem_int64_sum_inscan" shmem_int64_sum_inscan pshmem_int64_sum_inscan = I64;
    "shmem_uint8_sum_inscan" shmem_uint8_sum_inscan pshmem_uint8_sum_inscan = U8;
    "shmem_uint16_sum_inscan" shmem_uint16_sum_inscan pshmem_uint16_sum_inscan = U16;
    "shmem_uint32_sum_inscan" shmem_uint32_sum_inscan pshmem_uint32_sum_inscan = U32;
    "shmem_uint64_sum_inscan" shmem_uint64_sum_inscan pshmem_uint64_sum_inscan = U64;
    "shmem_size_sum_inscan" shmem_size_sum_inscan pshmem_size_sum_inscan = U64;
    "shmem_ptrdiff_sum_inscan" shmem_ptrdiff_sum_inscan pshmem_ptrdiff_sum_inscan = I64;
    "shmem_complexd_sum_inscan" shmem_complexd_sum_inscan pshmem_complexd_sum_inscan = Complex64;
    "shmem_complexf_sum_inscan" shmem_complexf_sum_inscan pshmem_complexf_sum_inscan = Complex32;
    "shmemx_float_sum_inscan" shmemx_float_sum_inscan pshmemx_float_sum_inscan = F32;
    "shmemx_double_sum_inscan" shmemx_double_sum_inscan pshmemx_double_sum_inscan = F64;
    "shmemx_longdouble_sum_inscan" shmemx_longdouble_sum_inscan pshmemx_longdouble_sum_inscan = LongDouble;
    "shmemx_char_sum_inscan" shmemx_char_sum_inscan pshmemx_char_sum_inscan = I8;
    "shmemx_schar_sum_inscan" shmemx_schar_sum_inscan pshmemx_schar_sum_inscan = I8;
    "shmemx_short_sum_inscan" shmemx_short_sum_inscan pshmemx_short_sum_inscan = I16;
    "shmemx_int_sum_inscan" shmemx_int_sum_inscan pshmemx_int_sum_inscan = I32;
    "shmemx_long_sum_inscan" shmemx_long_sum_inscan pshmemx_long_sum_inscan = I64;
    "shmemx_longlong_sum_inscan" shmemx_longlong_sum_inscan pshmemx_longlong_sum_inscan = I64;
    "shmemx_uchar_sum_inscan" shmemx_uchar_sum_inscan pshmemx_uchar_sum_inscan = U8;
    "shmemx_ushort_sum_inscan" shmemx_ushort_sum_inscan pshmemx_ushort_sum_inscan = U16;
    "shmemx_uint_sum_inscan" shmemx_uint_sum_inscan pshmemx_uint_sum_inscan = U32;
    "shmemx_ulong_sum_inscan" shmemx_ulong_sum_inscan pshmemx_ulong_sum_inscan = U64;
    "shmemx_ulonglong_sum_inscan" shmemx_ulonglong_sum_inscan pshmemx_ulonglong_sum_inscan = U64;
    "shmemx_int8_sum_inscan" shmemx_int8_sum_inscan pshmemx_int8_sum_inscan = I8;
    "shmemx_int16_sum_inscan" shmemx_int16_sum_inscan pshmemx_int16_sum_inscan = I16;
    "shmemx_int32_sum_inscan" shmemx_int32_sum_inscan pshmemx_int32_sum_inscan = I32;
    "shmemx_int64_sum_inscan" shmemx_int64_sum_inscan pshmemx_int64_sum_inscan = I64;
    "shmemx_uint8_sum_inscan" shmemx_uint8_sum_inscan pshmemx_uint8_sum_inscan = U8;
    "shmemx_uint16_sum_inscan" shmemx_uint16_sum_inscan pshmemx_uint16_sum_inscan = U16;
    "shmemx_uint32_sum_inscan" shmemx_uint32_sum_inscan pshmemx_uint32_sum_inscan = U32;
    "shmemx_uint64_sum_inscan" shmemx_uint64_sum_inscan pshmemx_uint64_sum_inscan = U64;
    "shmemx_size_sum_inscan" shmemx_size_sum_inscan pshmemx_size_sum_inscan = U64;
    "shmemx_ptrdiff_sum_inscan" shmemx_ptrdiff_sum_inscan pshmemx_ptrdiff_sum_inscan = I64;
    "shmemx_complexd_sum_inscan" shmemx_complexd_sum_inscan pshmemx_complexd_sum_inscan = Complex64;
    "shmemx_complexf_sum_inscan" shmemx_complexf_sum_inscan pshmemx_complexf_sum_inscan = Complex32;
    "ishmem_float_sum_inscan" ishmem_float_sum_inscan = F32;
    "ishmem_double_sum_inscan" ishmem_double_sum_inscan = F64;
    "ishmem_char_sum_inscan" ishmem_char_sum_inscan = I8;
    "ishmem_schar_sum_inscan" ishmem_schar_sum_inscan = I8;
    "ishmem_short_sum_inscan" ishmem_short_sum_inscan = I16;
    "ishmem_int_sum_inscan" ishmem_int_sum_inscan = I32;
    "ishmem_long_sum_inscan" ishmem_long_sum_inscan = I64;
    "ishmem_longlong_sum_inscan" ishmem_longlong_sum_inscan = I64;
    "ishmem_uchar_sum_inscan" ishmem_uchar_sum_inscan = U8;
    "ishmem_ushort_sum_inscan" ishmem_ushort_sum_inscan = U16;
    "ishmem_uint_sum_inscan" ishmem_uint_sum_inscan = U32;
    "ishmem_ulong_sum_inscan" ishmem_ulong_sum_inscan = U64;
    "ishmem_ulonglong_sum_inscan" ishmem_ulonglong_sum_inscan = U64;
    "ishmem_int8_sum_inscan" ishmem_int8_sum_inscan = I8;
    "ishmem_int16_sum_inscan" ishmem_int16_sum_inscan = I16;
    "ishmem_int32_sum_inscan" ishmem_int32_sum_inscan = I32;
    "ishmem_int64_sum_inscan" ishmem_int64_sum_inscan = I64;
    "ishmem_uint8_sum_inscan" ishmem_uint8_sum_inscan = U8;
    "ishmem_uint16_sum_inscan" ishmem_uint16_sum_inscan = U16;
    "ishmem_uint32_sum_inscan" ishmem_uint32_sum_inscan = U32;
    "ishmem_uint64_sum_inscan" ishmem_uint64_sum_inscan = U64;
    "ishmem_size_sum_inscan" ishmem_size_sum_inscan = U64;
    "ishmem_ptrdiff_sum_inscan" ishmem_ptrdiff_sum_inscan = I64;
}

macro_rules! sum_inscan_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::SumInscan, false), Element::$kind, team, dest, source, nelems, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

sum_inscan_on_list! {
    "ishmemx_float_sum_inscan_on_list" ishmemx_float_sum_inscan_on_list = F32;
    "ishmemx_double_sum_inscan_on_list" ishmemx_double_sum_inscan_on_list = F64;
    "ishmemx_char_sum_inscan_on_list" ishmemx_char_sum_inscan_on_list = I8;
    "ishmemx_schar_sum_inscan_on_list" ishmemx_schar_sum_inscan_on_list = I8;
    "ishmemx_short_sum_inscan_on_list" ishmemx_short_sum_inscan_on_list = I16;
    "ishmemx_int_sum_inscan_on_list" ishmemx_int_sum_inscan_on_list = I32;
    "ishmemx_long_sum_inscan_on_list" ishmemx_long_sum_inscan_on_list = I64;
    "ishmemx_longlong_sum_inscan_on_list" ishmemx_longlong_sum_inscan_on_list = I64;
    "ishmemx_uchar_sum_inscan_on_list" ishmemx_uchar_sum_inscan_on_list = U8;
    "ishmemx_ushort_sum_inscan_on_list" ishmemx_ushort_sum_inscan_on_list = U16;
    "ishmemx_uint_sum_inscan_on_list" ishmemx_uint_sum_inscan_on_list = U32;
    "ishmemx_ulong_sum_inscan_on_list" ishmemx_ulong_sum_inscan_on_list = U64;
    "ishmemx_ulonglong_sum_inscan_on_list" ishmemx_ulonglong_sum_inscan_on_list = U64;
    "ishmemx_int8_sum_inscan_on_list" ishmemx_int8_sum_inscan_on_list = I8;
    "ishmemx_int16_sum_inscan_on_list" ishmemx_int16_sum_inscan_on_list = I16;
    "ishmemx_int32_sum_inscan_on_list" ishmemx_int32_sum_inscan_on_list = I32;
    "ishmemx_int64_sum_inscan_on_list" ishmemx_int64_sum_inscan_on_list = I64;
    "ishmemx_uint8_sum_inscan_on_list" ishmemx_uint8_sum_inscan_on_list = U8;
    "ishmemx_uint16_sum_inscan_on_list" ishmemx_uint16_sum_inscan_on_list = U16;
    "ishmemx_uint32_sum_inscan_on_list" ishmemx_uint32_sum_inscan_on_list = U32;
    "ishmemx_uint64_sum_inscan_on_list" ishmemx_uint64_sum_inscan_on_list = U64;
    "ishmemx_size_sum_inscan_on_list" ishmemx_size_sum_inscan_on_list = U64;
    "ishmemx_ptrdiff_sum_inscan_on_list" ishmemx_ptrdiff_sum_inscan_on_list = I64;
}

macro_rules! sum_exscan {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize) -> c_int =
                collectives::exscan($routine, Element::$kind, team, dest, source, nelems)
        }
    )*};
}

sum_exscan! {
    "shmem_float_sum_exscan" shmem_float_sum_exscan pshmem_float_sum_exscan = F32;
    "shmem_double_sum_exscan" shmem_double_sum_exscan pshmem_double_sum_exscan = F64;
    "shmem_longdouble_sum_exscan" shmem_longdouble_sum_exscan pshmem_longdouble_sum_exscan = LongDouble;
    "shmem_char_sum_exscan" shmem_char_sum_exscan pshmem_char_sum_exscan = I8;
    "shmem_schar_sum_exscan" shmem_schar_sum_exscan pshmem_schar_sum_exscan = I8;
    "shmem_short_sum_exscan" shmem_short_sum_exscan pshmem_short_sum_exscan = I16;
    "shmem_int_sum_exscan" shmem_int_sum_exscan pshmem_int_sum_exscan = I32;
    "shmem_long_sum_exscan" shmem_long_sum_exscan pshmem_long_sum_exscan = I64;
    "shmem_longlong_sum_exscan" shmem_longlong_sum_exscan pshmem_longlong_sum_exscan = I64;
    "shmem_uchar_sum_exscan" shmem_uchar_sum_exscan pshmem_uchar_sum_exscan = U8;
    "shmem_ushort_sum_exscan" shmem_ushort_sum_exscan pshmem_ushort_sum_exscan = U16;
    "shmem_uint_sum_exscan" shmem_uint_sum_exscan pshmem_uint_sum_exscan = U32;
    "shmem_ulong_sum_exscan" shmem_ulong_sum_exscan pshmem_ulong_sum_exscan = U64;
    "shmem_ulonglong_sum_exscan" shmem_ulonglong_sum_exscan pshmem_ulonglong_sum_exscan = U64;
    "shmem_int8_sum_exscan" shmem_int8_sum_exscan pshmem_int8_sum_exscan = I8;
    "shmem_int16_sum_exscan" shmem_int16_sum_exscan pshmem_int16_sum_exscan = I16;
    "shmem_int32_sum_exscan" shmem_int32_sum_exscan pshmem_int32_sum_exscan = I32;
    "shmem_int64_sum_exscan" shmem_int64_sum_exscan pshmem_int64_sum_exscan = I64;
    "shmem_uint8_sum_exscan" shmem_uint8_sum_exscan pshmem_uint8_sum_exscan = U8;
    "shmem_uint16_sum_exscan" shmem_uint16_sum_exscan pshmem_uint16_sum_exscan = U16;
    "shmem_uint32_sum_exscan" shmem_uint32_sum_exscan pshmem_uint32_sum_exscan = U32;
    "shmem_uint64_sum_exscan" shmem_uint64_sum_exscan pshmem_uint64_sum_exscan = U64;
    "shmem_size_sum_exscan" shmem_size_sum_exscan pshmem_size_sum_exscan = U64;
    "shmem_ptrdiff_sum_exscan" shmem_ptrdiff_sum_exscan pshmem_ptrdiff_sum_exscan = I64;
    "shmem_complexd_sum_exscan" shmem_complexd_sum_exscan pshmem_complexd_sum_exscan = Complex64;
    "shmem_complexf_sum_exscan" shmem_complexf_sum_exscan pshmem_complexf_sum_exscan = Complex32;
    "shmemx_float_sum_exscan" shmemx_float_sum_exscan pshmemx_float_sum_exscan = F32;
    "shmemx_double_sum_exscan" shmemx_double_sum_exscan pshmemx_double_sum_exscan = F64;
    "shmemx_longdouble_sum_exscan" shmemx_longdouble_sum_exscan pshmemx_longdouble_sum_exscan = LongDouble;
    "shmemx_char_sum_exscan" shmemx_char_sum_exscan pshmemx_char_sum_exscan = I8;
    "shmemx_schar_sum_exscan" shmemx_schar_sum_exscan pshmemx_schar_sum_exscan = I8;
    "shmemx_short_sum_exscan" shmemx_short_sum_exscan pshmemx_short_sum_exscan = I16;
    "shmemx_int_sum_exscan" shmemx_int_sum_exscan pshmemx_int_sum_exscan = I32;
    "shmemx_long_sum_exscan" shmemx_long_sum_exscan pshmemx_long_sum_exscan = I64;
    "shmemx_longlong_sum_exscan" shmemx_longlong_sum_exscan pshmemx_longlong_sum_exscan = I64;
    "shmemx_uchar_sum_exscan" shmemx_uchar_sum_exscan pshmemx_uchar_sum_exscan = U8;
    "shmemx_ushort_sum_exscan" shmemx_ushort_sum_exscan pshmemx_ushort_sum_exscan = U16;
    "shmemx_uint_sum_exscan" shmemx_uint_sum_exscan pshmemx_uint_sum_exscan = U32;
    "shmemx_ulong_sum_exscan" shmemx_ulong_sum_exscan pshmemx_ulong_sum_exscan = U64;
    "shmemx_ulonglong_sum_exscan" shmemx_ulonglong_sum_exscan pshmemx_ulonglong_sum_exscan = U64;
    "shmemx_int8_sum_exscan" shmemx_int8_sum_exscan pshmemx_int8_sum_exscan = I8;
    "shmemx_int16_sum_exscan" shmemx_int16_sum_exscan pshmemx_int16_sum_exscan = I16;
    "shmemx_int32_sum_exscan" shmemx_int32_sum_exscan pshmemx_int32_sum_exscan = I32;
    "shmemx_int64_sum_exscan" shmemx_int64_sum_exscan pshmemx_int64_sum_exscan = I64;
    "shmemx_uint8_sum_exscan" shmemx_uint8_sum_exscan pshmemx_uint8_sum_exscan = U8;
    "shmemx_uint16_sum_exscan" shmemx_uint16_sum_exscan pshmemx_uint16_sum_exscan = U16;
    "shmemx_uint32_sum_exscan" shmemx_uint32_sum_exscan pshmemx_uint32_sum_exscan = U32;
    "shmemx_uint64_sum_exscan" shmemx_uint64_sum_exscan pshmemx_uint64_sum_exscan = U64;
    "shmemx_size_sum_exscan" shmemx_size_sum_exscan pshmemx_size_sum_exscan = U64;
    "shmemx_ptrdiff_sum_exscan" shmemx_ptrdiff_sum_exscan pshmemx_ptrdiff_sum_exscan = I64;
    "shmemx_complexd_sum_exscan" shmemx_complexd_sum_exscan pshmemx_complexd_sum_exscan = Complex64;
    "shmemx_complexf_sum_exscan" shmemx_complexf_sum_exscan pshmemx_complexf_sum_exscan = Complex32;
    "ishmem_float_sum_exscan" ishmem_float_sum_exscan = F32;
    "ishmem_double_sum_exscan" ishmem_double_sum_exscan = F64;
    "ishmem_char_sum_exscan" ishmem_char_sum_exscan = I8;
    "ishmem_schar_sum_exscan" ishmem_schar_sum_exscan = I8;
    "ishmem_short_sum_exscan" ishmem_short_sum_exscan = I16;
    "ishmem_int_sum_exscan" ishmem_int_sum_exscan = I32;
    "ishmem_long_sum_exscan" ishmem_long_sum_exscan = I64;
    "ishmem_longlong_sum_exscan" ishmem_longlong_sum_exscan = I64;
    "ishmem_uchar_sum_exscan" ishmem_uchar_sum_exscan = U8;
    "ishmem_ushort_sum_exscan" ishmem_ushort_sum_exscan = U16;
    "ishmem_uint_sum_exscan" ishmem_uint_sum_exscan = U32;
    "ishmem_ulong_sum_exscan" ishmem_ulong_sum_exscan = U64;
    "ishmem_ulonglong_sum_exscan" ishmem_ulonglong_sum_exscan = U64;
    "ishmem_int8_sum_exscan" ishmem_int8_sum_exscan = I8;
    "ishmem_int16_sum_exscan" ishmem_int16_sum_exscan = I16;
    "ishmem_int32_sum_exscan" ishmem_int32_sum_exscan = I32;
    "ishmem_int64_sum_exscan" ishmem_int64_sum_exscan = I64;
    "ishmem_uint8_sum_exscan" ishmem_uint8_sum_exscan = U8;
    "ishmem_uint16_sum_exscan" ishmem_uint16_sum_exscan = U16;
    "ishmem_uint32_sum_exscan" ishmem_uint32_sum_exscan = U32;
    "ishmem_uint64_sum_exscan" ishmem_uint64_sum_exscan = U64;
    "ishmem_size_sum_exscan" ishmem_size_sum_exscan = U64;
    "ishmem_ptrdiff_sum_exscan" ishmem_ptrdiff_sum_exscan = I64;
}

macro_rules! sum_exscan_on_list {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, source: *const c_void, nelems: usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::combine(list::Routine::new($routine, DeviceRoutine::SumExscan, false), Element::$kind, team, dest, source, nelems, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

sum_exscan_on_list! {
    "ishmemx_float_sum_exscan_on_list" ishmemx_float_sum_exscan_on_list = F32;
    "ishmemx_double_sum_exscan_on_list" ishmemx_double_sum_exscan_on_list = F64;
    "ishmemx_char_sum_exscan_on_list" ishmemx_char_sum_exscan_on_list = I8;
    "ishmemx_schar_sum_exscan_on_list" ishmemx_schar_sum_exscan_on_list = I8;
    "ishmemx_short_sum_exscan_on_list" ishmemx_short_sum_exscan_on_list = I16;
    "ishmemx_int_sum_exscan_on_list" ishmemx_int_sum_exscan_on_list = I32;
    "ishmemx_long_sum_exscan_on_list" ishmemx_long_sum_exscan_on_list = I64;
    "ishmemx_longlong_sum_exscan_on_list" ishmemx_longlong_sum_exscan_on_list = I64;
    "ishmemx_uchar_sum_exscan_on_list" ishmemx_uchar_sum_exscan_on_list = U8;
    "ishmemx_ushort_sum_exscan_on_list" ishmemx_ushort_sum_exscan_on_list = U16;
    "ishmemx_uint_sum_exscan_on_list" ishmemx_uint_sum_exscan_on_list = U32;
    "ishmemx_ulong_sum_exscan_on_list" ishmemx_ulong_sum_exscan_on_list = U64;
    "ishmemx_ulonglong_sum_exscan_on_list" ishmemx_ulonglong_sum_exscan_on_list = U64;
    "ishmemx_int8_sum_exscan_on_list" ishmemx_int8_sum_exscan_on_list = I8;
    "ishmemx_int16_sum_exscan_on_list" ishmemx_int16_sum_exscan_on_list = I16;
    "ishmemx_int32_sum_exscan_on_list" ishmemx_int32_sum_exscan_on_list = I32;
    "ishmemx_int64_sum_exscan_on_list" ishmemx_int64_sum_exscan_on_list = I64;
    "ishmemx_uint8_sum_exscan_on_list" ishmemx_uint8_sum_exscan_on_list = U8;
    "ishmemx_uint16_sum_exscan_on_list" ishmemx_uint16_sum_exscan_on_list = U16;
    "ishmemx_uint32_sum_exscan_on_list" ishmemx_uint32_sum_exscan_on_list = U32;
    "ishmemx_uint64_sum_exscan_on_list" ishmemx_uint64_sum_exscan_on_list = U64;
    "ishmemx_size_sum_exscan_on_list" ishmemx_size_sum_exscan_on_list = U64;
    "ishmemx_ptrdiff_sum_exscan_on_list" ishmemx_ptrdiff_sum_exscan_on_list = I64;
}

macro_rules! alltoallv {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, dest_offsets: *const usize, source: *const c_void, source_offsets: *const usize, counts: *const usize) -> c_int =
                collectives::alltoallv($routine, $bytes, team, dest, dest_offsets, source, source_offsets, counts)
        }
    )*};
}

alltoallv! {
    "ishmemx_float_alltoallv" ishmemx_float_alltoallv = 4;
    "ishmemx_double_alltoallv" ishmemx_double_alltoallv = 8;
    "ishmemx_char_alltoallv" ishmemx_char_alltoallv = 1;
    "ishmemx_schar_alltoallv" ishmemx_schar_alltoallv = 1;
    "ishmemx_short_alltoallv" ishmemx_short_alltoallv = 2;
    "ishmemx_int_alltoallv" ishmemx_int_alltoallv = 4;
    "ishmemx_long_alltoallv" ishmemx_long_alltoallv = 8;
    "ishmemx_longlong_alltoallv" ishmemx_longlong_alltoallv = 8;
    "ishmemx_uchar_alltoallv" ishmemx_uchar_alltoallv = 1;
    "ishmemx_ushort_alltoallv" ishmemx_ushort_alltoallv = 2;
    "ishmemx_uint_alltoallv" ishmemx_uint_alltoallv = 4;
    "ishmemx_ulong_alltoallv" ishmemx_ulong_alltoallv = 8;
    "ishmemx_ulonglong_alltoallv" ishmemx_ulonglong_alltoallv = 8;
    "ishmemx_int8_alltoallv" ishmemx_int8_alltoallv = 1;
    "ishmemx_int16_alltoallv" ishmemx_int16_alltoallv = 2;
    "ishmemx_int32_alltoallv" ishmemx_int32_alltoallv = 4;
    "ishmemx_int64_alltoallv" ishmemx_int64_alltoallv = 8;
    "ishmemx_uint8_alltoallv" ishmemx_uint8_alltoallv = 1;
    "ishmemx_uint16_alltoallv" ishmemx_uint16_alltoallv = 2;
    "ishmemx_uint32_alltoallv" ishmemx_uint32_alltoallv = 4;
    "ishmemx_uint64_alltoallv" ishmemx_uint64_alltoallv = 8;
    "ishmemx_size_alltoallv" ishmemx_size_alltoallv = 8;
    "ishmemx_ptrdiff_alltoallv" ishmemx_ptrdiff_alltoallv = 8;
}

macro_rules! alltoallv_on_list {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (team: c_int, dest: *mut c_void, dest_offsets: *const usize, source: *const c_void, source_offsets: *const usize, counts: *const usize, list: ze_command_list_handle_t, signal_event: ze_event_handle_t, n_wait: u32, wait: *mut ze_event_handle_t) -> c_int =
                list::alltoallv(list::Routine::new($routine, DeviceRoutine::Alltoallv, false), $bytes, team, dest, dest_offsets, source, source_offsets, counts, list::Place::new(list, signal_event, n_wait, wait))
        }
    )*};
}

alltoallv_on_list! {
    "ishmemx_float_alltoallv_on_list" ishmemx_float_alltoallv_on_list = 4;
    "ishmemx_double_alltoallv_on_list" ishmemx_double_alltoallv_on_list = 8;
    "ishmemx_char_alltoallv_on_list" ishmemx_char_alltoallv_on_list = 1;
    "ishmemx_schar_alltoallv_on_list" ishmemx_schar_alltoallv_on_list = 1;
    "ishmemx_short_alltoallv_on_list" ishmemx_short_alltoallv_on_list = 2;
    "ishmemx_int_alltoallv_on_list" ishmemx_int_alltoallv_on_list = 4;
    "ishmemx_long_alltoallv_on_list" ishmemx_long_alltoallv_on_list = 8;
    "ishmemx_longlong_alltoallv_on_list" ishmemx_longlong_alltoallv_on_list = 8;
    "ishmemx_uchar_alltoallv_on_list" ishmemx_uchar_alltoallv_on_list = 1;
    "ishmemx_ushort_alltoallv_on_list" ishmemx_ushort_alltoallv_on_list = 2;
    "ishmemx_uint_alltoallv_on_list" ishmemx_uint_alltoallv_on_list = 4;
    "ishmemx_ulong_alltoallv_on_list" ishmemx_ulong_alltoallv_on_list = 8;
    "ishmemx_ulonglong_alltoallv_on_list" ishmemx_ulonglong_alltoallv_on_list = 8;
    "ishmemx_int8_alltoallv_on_list" ishmemx_int8_alltoallv_on_list = 1;
    "ishmemx_int16_alltoallv_on_list" ishmemx_int16_alltoallv_on_list = 2;
    "ishmemx_int32_alltoallv_on_list" ishmemx_int32_alltoallv_on_list = 4;
    "ishmemx_int64_alltoallv_on_list" ishmemx_int64_alltoallv_on_list = 8;
    "ishmemx_uint8_alltoallv_on_list" ishmemx_uint8_alltoallv_on_list = 1;
    "ishmemx_uint16_alltoallv_on_list" ishmemx_uint16_alltoallv_on_list = 2;
    "ishmemx_uint32_alltoallv_on_list" ishmemx_uint32_alltoallv_on_list = 4;
    "ishmemx_uint64_alltoallv_on_list" ishmemx_uint64_alltoallv_on_list = 8;
    "ishmemx_size_alltoallv_on_list" ishmemx_size_alltoallv_on_list = 8;
    "ishmemx_ptrdiff_alltoallv_on_list" ishmemx_ptrdiff_alltoallv_on_list = 8;
}

macro_rules! broadcast {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe_root: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
                collectives::active_broadcast($routine, $bytes, dest, source, nelems, pe_root, pe_start, logpe_stride, pe_size, psync)
        }
    )*};
}

broadcast! {
    "shmem_broadcast32" shmem_broadcast32 pshmem_broadcast32 = 4;
    "shmem_broadcast64" shmem_broadcast64 pshmem_broadcast64 = 8;
}

macro_rules! fortran_broadcast {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe_root: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
                collectives::active_broadcast($routine, $bytes, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe_root), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
        }
    )*};
}

fortran_broadcast! {
    "SHMEM_BROADCAST32" shmem_broadcast32_ = 4;
    "SHMEM_BROADCAST64" shmem_broadcast64_ = 8;
    "SHMEM_BROADCAST4" shmem_broadcast4_ = 4;
    "SHMEM_BROADCAST8" shmem_broadcast8_ = 8;
}

macro_rules! alltoall {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: usize, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
                collectives::active_alltoall($routine, $bytes, dest, source, nelems, pe_start, logpe_stride, pe_size, psync)
        }
    )*};
}

alltoall! {
    "shmem_alltoall32" shmem_alltoall32 pshmem_alltoall32 = 4;
    "shmem_alltoall64" shmem_alltoall64 pshmem_alltoall64 = 8;
}

macro_rules! fortran_alltoall {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nelems: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
                collectives::active_alltoall($routine, $bytes, dest, source, fortran::count($routine, "nelems", nelems), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
        }
    )*};
}

fortran_alltoall! {
    "SHMEM_ALLTOALL32" shmem_alltoall32_ = 4;
    "SHMEM_ALLTOALL64" shmem_alltoall64_ = 8;
}

macro_rules! alltoalls {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: isize, sst: isize, nelems: usize, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, psync: *mut c_long) -> () =
                collectives::active_alltoalls($routine, $bytes, dest, source, dst, sst, nelems, pe_start, logpe_stride, pe_size, psync)
        }
    )*};
}

alltoalls! {
    "shmem_alltoalls32" shmem_alltoalls32 pshmem_alltoalls32 = 4;
    "shmem_alltoalls64" shmem_alltoalls64 pshmem_alltoalls64 = 8;
}

macro_rules! fortran_alltoalls {
    ($($routine:literal $($name:ident)+ = $bytes:literal;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, dst: *const c_int, sst: *const c_int, nelems: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, psync: *mut c_int) -> () =
                collectives::active_alltoalls($routine, $bytes, dest, source, fortran::stride(dst), fortran::stride(sst), fortran::count($routine, "nelems", nelems), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), fortran::work_array(psync))
        }
    )*};
}

fortran_alltoalls! {
    "SHMEM_ALLTOALLS32" shmem_alltoalls32_ = 4;
    "SHMEM_ALLTOALLS64" shmem_alltoalls64_ = 8;
}

macro_rules! and_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::And, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

and_to_all! {
    "shmem_short_and_to_all" shmem_short_and_to_all pshmem_short_and_to_all = I16;
    "shmem_int_and_to_all" shmem_int_and_to_all pshmem_int_and_to_all = I32;
    "shmem_long_and_to_all" shmem_long_and_to_all pshmem_long_and_to_all = I64;
    "shmem_longlong_and_to_all" shmem_longlong_and_to_all pshmem_longlong_and_to_all = I64;
}

macro_rules! fortran_and_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::And, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_and_to_all! {
    "SHMEM_INT4_AND_TO_ALL" shmem_int4_and_to_all_ = I32;
    "SHMEM_INT8_AND_TO_ALL" shmem_int8_and_to_all_ = I64;
}

macro_rules! or_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Or, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

or_to_all! {
    "shmem_short_or_to_all" shmem_short_or_to_all pshmem_short_or_to_all = I16;
    "shmem_int_or_to_all" shmem_int_or_to_all pshmem_int_or_to_all = I32;
    "shmem_long_or_to_all" shmem_long_or_to_all pshmem_long_or_to_all = I64;
    "shmem_longlong_or_to_all" shmem_longlong_or_to_all pshmem_longlong_or_to_all = I64;
}

macro_rules! fortran_or_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Or, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_or_to_all! {
    "SHMEM_INT4_OR_TO_ALL" shmem_int4_or_to_all_ = I32;
    "SHMEM_INT8_OR_TO_ALL" shmem_int8_or_to_all_ = I64;
}

macro_rules! xor_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Xor, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

xor_to_all! {
    "shmem_short_xor_to_all" shmem_short_xor_to_all pshmem_short_xor_to_all = I16;
    "shmem_int_xor_to_all" shmem_int_xor_to_all pshmem_int_xor_to_all = I32;
    "shmem_long_xor_to_all" shmem_long_xor_to_all pshmem_long_xor_to_all = I64;
    "shmem_longlong_xor_to_all" shmem_longlong_xor_to_all pshmem_longlong_xor_to_all = I64;
}

macro_rules! fortran_xor_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Xor, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_xor_to_all! {
    "SHMEM_INT4_XOR_TO_ALL" shmem_int4_xor_to_all_ = I32;
    "SHMEM_INT8_XOR_TO_ALL" shmem_int8_xor_to_all_ = I64;
}

macro_rules! max_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Max, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

max_to_all! {
    "shmem_short_max_to_all" shmem_short_max_to_all pshmem_short_max_to_all = I16;
    "shmem_int_max_to_all" shmem_int_max_to_all pshmem_int_max_to_all = I32;
    "shmem_long_max_to_all" shmem_long_max_to_all pshmem_long_max_to_all = I64;
    "shmem_longlong_max_to_all" shmem_longlong_max_to_all pshmem_longlong_max_to_all = I64;
    "shmem_float_max_to_all" shmem_float_max_to_all pshmem_float_max_to_all = F32;
    "shmem_double_max_to_all" shmem_double_max_to_all pshmem_double_max_to_all = F64;
    "shmem_longdouble_max_to_all" shmem_longdouble_max_to_all pshmem_longdouble_max_to_all = LongDouble;
}

macro_rules! fortran_max_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Max, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_max_to_all! {
    "SHMEM_INT4_MAX_TO_ALL" shmem_int4_max_to_all_ = I32;
    "SHMEM_INT8_MAX_TO_ALL" shmem_int8_max_to_all_ = I64;
    "SHMEM_REAL4_MAX_TO_ALL" shmem_real4_max_to_all_ = F32;
    "SHMEM_REAL8_MAX_TO_ALL" shmem_real8_max_to_all_ = F64;
    "SHMEM_REAL16_MAX_TO_ALL" shmem_real16_max_to_all_ = F128;
}

macro_rules! min_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Min, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

min_to_all! {
    "shmem_short_min_to_all" shmem_short_min_to_all pshmem_short_min_to_all = I16;
    "shmem_int_min_to_all" shmem_int_min_to_all pshmem_int_min_to_all = I32;
    "shmem_long_min_to_all" shmem_long_min_to_all pshmem_long_min_to_all = I64;
    "shmem_longlong_min_to_all" shmem_longlong_min_to_all pshmem_longlong_min_to_all = I64;
    "shmem_float_min_to_all" shmem_float_min_to_all pshmem_float_min_to_all = F32;
    "shmem_double_min_to_all" shmem_double_min_to_all pshmem_double_min_to_all = F64;
    "shmem_longdouble_min_to_all" shmem_longdouble_min_to_all pshmem_longdouble_min_to_all = LongDouble;
}

macro_rules! fortran_min_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Min, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_min_to_all! {
    "SHMEM_INT4_MIN_TO_ALL" shmem_int4_min_to_all_ = I32;
    "SHMEM_INT8_MIN_TO_ALL" shmem_int8_min_to_all_ = I64;
    "SHMEM_REAL4_MIN_TO_ALL" shmem_real4_min_to_all_ = F32;
    "SHMEM_REAL8_MIN_TO_ALL" shmem_real8_min_to_all_ = F64;
    "SHMEM_REAL16_MIN_TO_ALL" shmem_real16_min_to_all_ = F128;
}

macro_rules! sum_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Sum, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

sum_to_all! {
    "shmem_short_sum_to_all" shmem_short_sum_to_all pshmem_short_sum_to_all = I16;
    "shmem_int_sum_to_all" shmem_int_sum_to_all pshmem_int_sum_to_all = I32;
    "shmem_long_sum_to_all" shmem_long_sum_to_all pshmem_long_sum_to_all = I64;
    "shmem_longlong_sum_to_all" shmem_longlong_sum_to_all pshmem_longlong_sum_to_all = I64;
    "shmem_float_sum_to_all" shmem_float_sum_to_all pshmem_float_sum_to_all = F32;
    "shmem_double_sum_to_all" shmem_double_sum_to_all pshmem_double_sum_to_all = F64;
    "shmem_longdouble_sum_to_all" shmem_longdouble_sum_to_all pshmem_longdouble_sum_to_all = LongDouble;
    "shmem_complexd_sum_to_all" shmem_complexd_sum_to_all pshmem_complexd_sum_to_all = Complex64;
    "shmem_complexf_sum_to_all" shmem_complexf_sum_to_all pshmem_complexf_sum_to_all = Complex32;
}

macro_rules! fortran_sum_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Sum, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_sum_to_all! {
    "SHMEM_INT4_SUM_TO_ALL" shmem_int4_sum_to_all_ = I32;
    "SHMEM_INT8_SUM_TO_ALL" shmem_int8_sum_to_all_ = I64;
    "SHMEM_REAL4_SUM_TO_ALL" shmem_real4_sum_to_all_ = F32;
    "SHMEM_REAL8_SUM_TO_ALL" shmem_real8_sum_to_all_ = F64;
    "SHMEM_REAL16_SUM_TO_ALL" shmem_real16_sum_to_all_ = F128;
    "SHMEM_COMP4_SUM_TO_ALL" shmem_comp4_sum_to_all_ = Complex32;
    "SHMEM_COMP8_SUM_TO_ALL" shmem_comp8_sum_to_all_ = Complex64;
}

macro_rules! prod_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: c_int, pe_start: c_int, logpe_stride: c_int, pe_size: c_int, pwrk: *mut c_void, psync: *mut c_long) -> () =
                collectives::active_reduce($routine, ReduceOp::Prod, Element::$kind, dest, source, nreduce, pe_start, logpe_stride, pe_size, pwrk, psync)
        }
    )*};
}

prod_to_all! {
    "shmem_short_prod_to_all" shmem_short_prod_to_all pshmem_short_prod_to_all = I16;
    "shmem_int_prod_to_all" shmem_int_prod_to_all pshmem_int_prod_to_all = I32;
    "shmem_long_prod_to_all" shmem_long_prod_to_all pshmem_long_prod_to_all = I64;
    "shmem_longlong_prod_to_all" shmem_longlong_prod_to_all pshmem_longlong_prod_to_all = I64;
    "shmem_float_prod_to_all" shmem_float_prod_to_all pshmem_float_prod_to_all = F32;
    "shmem_double_prod_to_all" shmem_double_prod_to_all pshmem_double_prod_to_all = F64;
    "shmem_longdouble_prod_to_all" shmem_longdouble_prod_to_all pshmem_longdouble_prod_to_all = LongDouble;
    "shmem_complexd_prod_to_all" shmem_complexd_prod_to_all pshmem_complexd_prod_to_all = Complex64;
    "shmem_complexf_prod_to_all" shmem_complexf_prod_to_all pshmem_complexf_prod_to_all = Complex32;
}

macro_rules! fortran_prod_to_all {
    ($($routine:literal $($name:ident)+ = $kind:ident;)*) => {$(
        export! {
            $($name)+: (dest: *mut c_void, source: *const c_void, nreduce: *const c_int, pe_start: *const c_int, logpe_stride: *const c_int, pe_size: *const c_int, pwrk: *mut c_void, psync: *mut c_int) -> () =
                collectives::active_reduce($routine, ReduceOp::Prod, Element::$kind, dest, source, fortran::value(nreduce), fortran::value(pe_start), fortran::value(logpe_stride), fortran::value(pe_size), pwrk, fortran::work_array(psync))
        }
    )*};
}

fortran_prod_to_all! {
    "SHMEM_INT4_PROD_TO_ALL" shmem_int4_prod_to_all_ = I32;
    "SHMEM_INT8_PROD_TO_ALL" shmem_int8_prod_to_all_ = I64;
    "SHMEM_REAL4_PROD_TO_ALL" shmem_real4_prod_to_all_ = F32;
    "SHMEM_REAL8_PROD_TO_ALL" shmem_real8_prod_to_all_ = F64;
    "SHMEM_REAL16_PROD_TO_ALL" shmem_real16_prod_to_all_ = F128;
    "SHMEM_COMP4_PROD_TO_ALL" shmem_comp4_prod_to_all_ = Complex32;
    "SHMEM_COMP8_PROD_TO_ALL" shmem_comp8_prod_to_all_ = Complex64;
}

export! {
    shmem_set_lock pshmem_set_lock: (lock: *mut c_long) -> () =
        lock::set("shmem_set_lock", lock)
}

export! {
    shmem_set_lock_: (lock: *mut c_int) -> () =
        lock::set("SHMEM_SET_LOCK", lock)
}

export! {
    shmem_clear_lock pshmem_clear_lock: (lock: *mut c_long) -> () =
        lock::clear("shmem_clear_lock", lock)
}

export! {
    shmem_clear_lock_: (lock: *mut c_int) -> () =
        lock::clear("SHMEM_CLEAR_LOCK", lock)
}

export! {
    shmem_test_lock pshmem_test_lock: (lock: *mut c_long) -> c_int =
        lock::test("shmem_test_lock", lock)
}

export! {
    shmem_test_lock_: (lock: *mut c_int) -> fortran::Integer =
        fortran::Integer::from(lock::test("SHMEM_TEST_LOCK", lock))
}

export! {
    ishmemx_team_group: (team: c_int, group: *mut group::Handle) -> c_int =
        group::of_team(team, group)
}

export! {
    ishmemx_group_incl: (group: group::Handle, n: c_int, ranks: *const c_int, new_group: *mut group::Handle) -> c_int =
        group::incl(group, n, ranks, new_group)
}

export! {
    ishmemx_group_excl: (group: group::Handle, n: c_int, ranks: *const c_int, new_group: *mut group::Handle) -> c_int =
        group::excl(group, n, ranks, new_group)
}

export! {
    ishmemx_group_range_incl: (group: group::Handle, n: c_int, ranges: *mut [c_int; 3], new_group: *mut group::Handle) -> c_int =
        group::range_incl(group, n, ranges, new_group)
}

export! {
    ishmemx_group_range_excl: (group: group::Handle, n: c_int, ranges: *mut [c_int; 3], new_group: *mut group::Handle) -> c_int =
        group::range_excl(group, n, ranges, new_group)
}

export! {
    ishmemx_group_union: (group1: group::Handle, group2: group::Handle, new_group: *mut group::Handle) -> c_int =
        group::union(group1, group2, new_group)
}

export! {
    ishmemx_group_intersection: (group1: group::Handle, group2: group::Handle, new_group: *mut group::Handle) -> c_int =
        group::intersection(group1, group2, new_group)
}

export! {
    ishmemx_group_difference: (group1: group::Handle, group2: group::Handle, new_group: *mut group::Handle) -> c_int =
        group::difference(group1, group2, new_group)
}

export! {
    ishmemx_group_size: (group: group::Handle) -> c_int =
        group::size(group)
}

export! {
    ishmemx_group_pe: (group: group::Handle) -> c_int =
        group::pe(group)
}

export! {
    ishmemx_group_translate_pes: (group1: group::Handle, n: c_int, pes1: *const c_int, group2: group::Handle, pes2: *mut c_int) -> c_int =
        group::translate_pes(group1, n, pes1, group2, pes2)
}

export! {
    ishmemx_group_compare: (group1: group::Handle, group2: group::Handle, result: *mut c_int) -> c_int =
        group::compare(group1, group2, result)
}

export! {
    ishmemx_group_free: (group: *mut group::Handle) -> c_int =
        group::free(group)
}

export! {
    ishmemx_team_create_group: (parent_team: c_int, group: group::Handle, config: *const CTeamConfig, config_mask: c_long, new_team: *mut c_int) -> c_int =
        group::make_team(parent_team, group, config, config_mask, new_team)
}

export! {
    ishmemx_ze_handles: (driver: *mut ze_driver_handle_t, context: *mut ze_context_handle_t, device: *mut ze_device_handle_t) -> c_int =
        setup::ze_handles(driver, context, device)
}

export! {
    ishmemx_module_init: (module: ze_module_handle_t) -> c_int =
        setup::module_init(module)
}

export! {
    ishmemx_module_calls: (module: ze_module_handle_t) -> c_int =
        setup::module_calls(module)
}

export! {
    ishmemx_at_init: (routine: setup::InitRoutine) -> c_int =
        setup::at_init("ishmemx_at_init", routine)
}

export! {
    ishmemx_module_finalize: (module: ze_module_handle_t) -> c_int =
        setup::module_finalize(module)
}

export! {
    shmem_set_cache_inv pshmem_set_cache_inv: () -> () =
        session::cache()
}

export! {
    shmem_set_cache_inv_: () -> () =
        session::cache()
}

export! {
    shmem_set_cache_line_inv pshmem_set_cache_line_inv: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}

export! {
    shmem_set_cache_line_inv_: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}

export! {
    shmem_clear_cache_inv pshmem_clear_cache_inv: () -> () =
        session::cache()
}

export! {
    shmem_clear_cache_inv_: () -> () =
        session::cache()
}

export! {
    shmem_clear_cache_line_inv pshmem_clear_cache_line_inv: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}

export! {
    shmem_clear_cache_line_inv_: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}

export! {
    shmem_udcflush pshmem_udcflush: () -> () =
        session::cache()
}

export! {
    shmem_udcflush_: () -> () =
        session::cache()
}

export! {
    shmem_udcflush_line pshmem_udcflush_line: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}

export! {
    shmem_udcflush_line_: (dest: *mut c_void) -> () =
        session::cache_line(dest)
}
