/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * X(NAME) for each routine of an API that the library exports; X(NAME, TYPE) for each type of a family of
 * ishmem.h. */
#ifndef TESTS_ROUTINES_H
#define TESTS_ROUTINES_H

#define SHMEM_ROUTINES(X) \
    X(shmem_init) \
    X(shmem_init_thread) \
    X(shmem_query_thread) \
    X(shmem_query_initialized) \
    X(shmem_finalize) \
    X(shmem_global_exit) \
    X(shmem_my_pe) \
    X(shmem_n_pes) \
    X(shmem_info_get_version) \
    X(shmem_info_get_name) \
    X(shmem_pe_accessible) \
    X(shmem_addr_accessible) \
    X(shmem_ptr) \
    X(shmem_team_ptr) \
    X(shmem_pcontrol) \
    X(shmem_malloc) \
    X(shmem_calloc) \
    X(shmem_align) \
    X(shmem_realloc) \
    X(shmem_malloc_with_hints) \
    X(shmem_free) \
    X(shmem_team_my_pe) \
    X(shmem_team_n_pes) \
    X(shmem_team_get_config) \
    X(shmem_team_translate_pe) \
    X(shmem_team_split_strided) \
    X(shmem_team_split_2d) \
    X(shmem_team_destroy) \
    X(shmem_ctx_create) \
    X(shmem_team_create_ctx) \
    X(shmem_ctx_destroy) \
    X(shmem_ctx_get_team) \
    X(shmem_ctx_session_start) \
    X(shmem_ctx_session_stop) \
    X(shmem_fence) \
    X(shmem_ctx_fence) \
    X(shmem_quiet) \
    X(shmem_ctx_quiet) \
    X(shmem_pe_quiet) \
    X(shmem_ctx_pe_quiet) \
    X(shmem_barrier_all) \
    X(shmem_sync_all) \
    X(shmem_team_sync) \
    X(shmem_barrier) \
    X(shmem_sync) \
    X(shmem_float_put) \
    X(shmem_double_put) \
    X(shmem_longdouble_put) \
    X(shmem_char_put) \
    X(shmem_schar_put) \
    X(shmem_short_put) \
    X(shmem_int_put) \
    X(shmem_long_put) \
    X(shmem_longlong_put) \
    X(shmem_uchar_put) \
    X(shmem_ushort_put) \
    X(shmem_uint_put) \
    X(shmem_ulong_put) \
    X(shmem_ulonglong_put) \
    X(shmem_int8_put) \
    X(shmem_int16_put) \
    X(shmem_int32_put) \
    X(shmem_int64_put) \
    X(shmem_uint8_put) \
    X(shmem_uint16_put) \
    X(shmem_uint32_put) \
    X(shmem_uint64_put) \
    X(shmem_size_put) \
    X(shmem_ptrdiff_put) \
    X(shmem_put8) \
    X(shmem_put16) \
    X(shmem_put32) \
    X(shmem_put64) \
    X(shmem_put128) \
    X(shmem_putmem) \
    X(shmem_ctx_float_put) \
    X(shmem_ctx_double_put) \
    X(shmem_ctx_longdouble_put) \
    X(shmem_ctx_char_put) \
    X(shmem_ctx_schar_put) \
    X(shmem_ctx_short_put) \
    X(shmem_ctx_int_put) \
    X(shmem_ctx_long_put) \
    X(shmem_ctx_longlong_put) \
    X(shmem_ctx_uchar_put) \
    X(shmem_ctx_ushort_put) \
    X(shmem_ctx_uint_put) \
    X(shmem_ctx_ulong_put) \
    X(shmem_ctx_ulonglong_put) \
    X(shmem_ctx_int8_put) \
    X(shmem_ctx_int16_put) \
    X(shmem_ctx_int32_put) \
    X(shmem_ctx_int64_put) \
    X(shmem_ctx_uint8_put) \
    X(shmem_ctx_uint16_put) \
    X(shmem_ctx_uint32_put) \
    X(shmem_ctx_uint64_put) \
    X(shmem_ctx_size_put) \
    X(shmem_ctx_ptrdiff_put) \
    X(shmem_ctx_put8) \
    X(shmem_ctx_put16) \
    X(shmem_ctx_put32) \
    X(shmem_ctx_put64) \
    X(shmem_ctx_put128) \
    X(shmem_ctx_putmem) \
    X(shmem_float_p) \
    X(shmem_double_p) \
    X(shmem_longdouble_p) \
    X(shmem_char_p) \
    X(shmem_schar_p) \
    X(shmem_short_p) \
    X(shmem_int_p) \
    X(shmem_long_p) \
    X(shmem_longlong_p) \
    X(shmem_uchar_p) \
    X(shmem_ushort_p) \
    X(shmem_uint_p) \
    X(shmem_ulong_p) \
    X(shmem_ulonglong_p) \
    X(shmem_int8_p) \
    X(shmem_int16_p) \
    X(shmem_int32_p) \
    X(shmem_int64_p) \
    X(shmem_uint8_p) \
    X(shmem_uint16_p) \
    X(shmem_uint32_p) \
    X(shmem_uint64_p) \
    X(shmem_size_p) \
    X(shmem_ptrdiff_p) \
    X(shmem_ctx_float_p) \
    X(shmem_ctx_double_p) \
    X(shmem_ctx_longdouble_p) \
    X(shmem_ctx_char_p) \
    X(shmem_ctx_schar_p) \
    X(shmem_ctx_short_p) \
    X(shmem_ctx_int_p) \
    X(shmem_ctx_long_p) \
    X(shmem_ctx_longlong_p) \
    X(shmem_ctx_uchar_p) \
    X(shmem_ctx_ushort_p) \
    X(shmem_ctx_uint_p) \
    X(shmem_ctx_ulong_p) \
    X(shmem_ctx_ulonglong_p) \
    X(shmem_ctx_int8_p) \
    X(shmem_ctx_int16_p) \
    X(shmem_ctx_int32_p) \
    X(shmem_ctx_int64_p) \
    X(shmem_ctx_uint8_p) \
    X(shmem_ctx_uint16_p) \
    X(shmem_ctx_uint32_p) \
    X(shmem_ctx_uint64_p) \
    X(shmem_ctx_size_p) \
    X(shmem_ctx_ptrdiff_p) \
    X(shmem_float_iput) \
    X(shmem_double_iput) \
    X(shmem_longdouble_iput) \
    X(shmem_char_iput) \
    X(shmem_schar_iput) \
    X(shmem_short_iput) \
    X(shmem_int_iput) \
    X(shmem_long_iput) \
    X(shmem_longlong_iput) \
    X(shmem_uchar_iput) \
    X(shmem_ushort_iput) \
    X(shmem_uint_iput) \
    X(shmem_ulong_iput) \
    X(shmem_ulonglong_iput) \
    X(shmem_int8_iput) \
    X(shmem_int16_iput) \
    X(shmem_int32_iput) \
    X(shmem_int64_iput) \
    X(shmem_uint8_iput) \
    X(shmem_uint16_iput) \
    X(shmem_uint32_iput) \
    X(shmem_uint64_iput) \
    X(shmem_size_iput) \
    X(shmem_ptrdiff_iput) \
    X(shmem_iput8) \
    X(shmem_iput16) \
    X(shmem_iput32) \
    X(shmem_iput64) \
    X(shmem_iput128) \
    X(shmem_ctx_float_iput) \
    X(shmem_ctx_double_iput) \
    X(shmem_ctx_longdouble_iput) \
    X(shmem_ctx_char_iput) \
    X(shmem_ctx_schar_iput) \
    X(shmem_ctx_short_iput) \
    X(shmem_ctx_int_iput) \
    X(shmem_ctx_long_iput) \
    X(shmem_ctx_longlong_iput) \
    X(shmem_ctx_uchar_iput) \
    X(shmem_ctx_ushort_iput) \
    X(shmem_ctx_uint_iput) \
    X(shmem_ctx_ulong_iput) \
    X(shmem_ctx_ulonglong_iput) \
    X(shmem_ctx_int8_iput) \
    X(shmem_ctx_int16_iput) \
    X(shmem_ctx_int32_iput) \
    X(shmem_ctx_int64_iput) \
    X(shmem_ctx_uint8_iput) \
    X(shmem_ctx_uint16_iput) \
    X(shmem_ctx_uint32_iput) \
    X(shmem_ctx_uint64_iput) \
    X(shmem_ctx_size_iput) \
    X(shmem_ctx_ptrdiff_iput) \
    X(shmem_ctx_iput8) \
    X(shmem_ctx_iput16) \
    X(shmem_ctx_iput32) \
    X(shmem_ctx_iput64) \
    X(shmem_ctx_iput128) \
    X(shmem_float_get) \
    X(shmem_double_get) \
    X(shmem_longdouble_get) \
    X(shmem_char_get) \
    X(shmem_schar_get) \
    X(shmem_short_get) \
    X(shmem_int_get) \
    X(shmem_long_get) \
    X(shmem_longlong_get) \
    X(shmem_uchar_get) \
    X(shmem_ushort_get) \
    X(shmem_uint_get) \
    X(shmem_ulong_get) \
    X(shmem_ulonglong_get) \
    X(shmem_int8_get) \
    X(shmem_int16_get) \
    X(shmem_int32_get) \
    X(shmem_int64_get) \
    X(shmem_uint8_get) \
    X(shmem_uint16_get) \
    X(shmem_uint32_get) \
    X(shmem_uint64_get) \
    X(shmem_size_get) \
    X(shmem_ptrdiff_get) \
    X(shmem_get8) \
    X(shmem_get16) \
    X(shmem_get32) \
    X(shmem_get64) \
    X(shmem_get128) \
    X(shmem_getmem) \
    X(shmem_ctx_float_get) \
    X(shmem_ctx_double_get) \
    X(shmem_ctx_longdouble_get) \
    X(shmem_ctx_char_get) \
    X(shmem_ctx_schar_get) \
    X(shmem_ctx_short_get) \
    X(shmem_ctx_int_get) \
    X(shmem_ctx_long_get) \
    X(shmem_ctx_longlong_get) \
    X(shmem_ctx_uchar_get) \
    X(shmem_ctx_ushort_get) \
    X(shmem_ctx_uint_get) \
    X(shmem_ctx_ulong_get) \
    X(shmem_ctx_ulonglong_get) \
    X(shmem_ctx_int8_get) \
    X(shmem_ctx_int16_get) \
    X(shmem_ctx_int32_get) \
    X(shmem_ctx_int64_get) \
    X(shmem_ctx_uint8_get) \
    X(shmem_ctx_uint16_get) \
    X(shmem_ctx_uint32_get) \
    X(shmem_ctx_uint64_get) \
    X(shmem_ctx_size_get) \
    X(shmem_ctx_ptrdiff_get) \
    X(shmem_ctx_get8) \
    X(shmem_ctx_get16) \
    X(shmem_ctx_get32) \
    X(shmem_ctx_get64) \
    X(shmem_ctx_get128) \
    X(shmem_ctx_getmem) \
    X(shmem_float_g) \
    X(shmem_double_g) \
    X(shmem_longdouble_g) \
    X(shmem_char_g) \
    X(shmem_schar_g) \
    X(shmem_short_g) \
    X(shmem_int_g) \
    X(shmem_long_g) \
    X(shmem_longlong_g) \
    X(shmem_uchar_g) \
    X(shmem_ushort_g) \
    X(shmem_uint_g) \
    X(shmem_ulong_g) \
    X(shmem_ulonglong_g) \
    X(shmem_int8_g) \
    X(shmem_int16_g) \
    X(shmem_int32_g) \
    X(shmem_int64_g) \
    X(shmem_uint8_g) \
    X(shmem_uint16_g) \
    X(shmem_uint32_g) \
    X(shmem_uint64_g) \
    X(shmem_size_g) \
    X(shmem_ptrdiff_g) \
    X(shmem_ctx_float_g) \
    X(shmem_ctx_double_g) \
    X(shmem_ctx_longdouble_g) \
    X(shmem_ctx_char_g) \
    X(shmem_ctx_schar_g) \
    X(shmem_ctx_short_g) \
    X(shmem_ctx_int_g) \
    X(shmem_ctx_long_g) \
    X(shmem_ctx_longlong_g) \
    X(shmem_ctx_uchar_g) \
    X(shmem_ctx_ushort_g) \
    X(shmem_ctx_uint_g) \
    X(shmem_ctx_ulong_g) \
    X(shmem_ctx_ulonglong_g) \
    X(shmem_ctx_int8_g) \
    X(shmem_ctx_int16_g) \
    X(shmem_ctx_int32_g) \
    X(shmem_ctx_int64_g) \
    X(shmem_ctx_uint8_g) \
    X(shmem_ctx_uint16_g) \
    X(shmem_ctx_uint32_g) \
    X(shmem_ctx_uint64_g) \
    X(shmem_ctx_size_g) \
    X(shmem_ctx_ptrdiff_g) \
    X(shmem_float_iget) \
    X(shmem_double_iget) \
    X(shmem_longdouble_iget) \
    X(shmem_char_iget) \
    X(shmem_schar_iget) \
    X(shmem_short_iget) \
    X(shmem_int_iget) \
    X(shmem_long_iget) \
    X(shmem_longlong_iget) \
    X(shmem_uchar_iget) \
    X(shmem_ushort_iget) \
    X(shmem_uint_iget) \
    X(shmem_ulong_iget) \
    X(shmem_ulonglong_iget) \
    X(shmem_int8_iget) \
    X(shmem_int16_iget) \
    X(shmem_int32_iget) \
    X(shmem_int64_iget) \
    X(shmem_uint8_iget) \
    X(shmem_uint16_iget) \
    X(shmem_uint32_iget) \
    X(shmem_uint64_iget) \
    X(shmem_size_iget) \
    X(shmem_ptrdiff_iget) \
    X(shmem_iget8) \
    X(shmem_iget16) \
    X(shmem_iget32) \
    X(shmem_iget64) \
    X(shmem_iget128) \
    X(shmem_ctx_float_iget) \
    X(shmem_ctx_double_iget) \
    X(shmem_ctx_longdouble_iget) \
    X(shmem_ctx_char_iget) \
    X(shmem_ctx_schar_iget) \
    X(shmem_ctx_short_iget) \
    X(shmem_ctx_int_iget) \
    X(shmem_ctx_long_iget) \
    X(shmem_ctx_longlong_iget) \
    X(shmem_ctx_uchar_iget) \
    X(shmem_ctx_ushort_iget) \
    X(shmem_ctx_uint_iget) \
    X(shmem_ctx_ulong_iget) \
    X(shmem_ctx_ulonglong_iget) \
    X(shmem_ctx_int8_iget) \
    X(shmem_ctx_int16_iget) \
    X(shmem_ctx_int32_iget) \
    X(shmem_ctx_int64_iget) \
    X(shmem_ctx_uint8_iget) \
    X(shmem_ctx_uint16_iget) \
    X(shmem_ctx_uint32_iget) \
    X(shmem_ctx_uint64_iget) \
    X(shmem_ctx_size_iget) \
    X(shmem_ctx_ptrdiff_iget) \
    X(shmem_ctx_iget8) \
    X(shmem_ctx_iget16) \
    X(shmem_ctx_iget32) \
    X(shmem_ctx_iget64) \
    X(shmem_ctx_iget128) \
    X(shmem_float_ibput) \
    X(shmem_double_ibput) \
    X(shmem_longdouble_ibput) \
    X(shmem_char_ibput) \
    X(shmem_schar_ibput) \
    X(shmem_short_ibput) \
    X(shmem_int_ibput) \
    X(shmem_long_ibput) \
    X(shmem_longlong_ibput) \
    X(shmem_uchar_ibput) \
    X(shmem_ushort_ibput) \
    X(shmem_uint_ibput) \
    X(shmem_ulong_ibput) \
    X(shmem_ulonglong_ibput) \
    X(shmem_int8_ibput) \
    X(shmem_int16_ibput) \
    X(shmem_int32_ibput) \
    X(shmem_int64_ibput) \
    X(shmem_uint8_ibput) \
    X(shmem_uint16_ibput) \
    X(shmem_uint32_ibput) \
    X(shmem_uint64_ibput) \
    X(shmem_size_ibput) \
    X(shmem_ptrdiff_ibput) \
    X(shmem_ibput8) \
    X(shmem_ibput16) \
    X(shmem_ibput32) \
    X(shmem_ibput64) \
    X(shmem_ibput128) \
    X(shmem_ctx_float_ibput) \
    X(shmem_ctx_double_ibput) \
    X(shmem_ctx_longdouble_ibput) \
    X(shmem_ctx_char_ibput) \
    X(shmem_ctx_schar_ibput) \
    X(shmem_ctx_short_ibput) \
    X(shmem_ctx_int_ibput) \
    X(shmem_ctx_long_ibput) \
    X(shmem_ctx_longlong_ibput) \
    X(shmem_ctx_uchar_ibput) \
    X(shmem_ctx_ushort_ibput) \
    X(shmem_ctx_uint_ibput) \
    X(shmem_ctx_ulong_ibput) \
    X(shmem_ctx_ulonglong_ibput) \
    X(shmem_ctx_int8_ibput) \
    X(shmem_ctx_int16_ibput) \
    X(shmem_ctx_int32_ibput) \
    X(shmem_ctx_int64_ibput) \
    X(shmem_ctx_uint8_ibput) \
    X(shmem_ctx_uint16_ibput) \
    X(shmem_ctx_uint32_ibput) \
    X(shmem_ctx_uint64_ibput) \
    X(shmem_ctx_size_ibput) \
    X(shmem_ctx_ptrdiff_ibput) \
    X(shmem_ctx_ibput8) \
    X(shmem_ctx_ibput16) \
    X(shmem_ctx_ibput32) \
    X(shmem_ctx_ibput64) \
    X(shmem_ctx_ibput128) \
    X(shmem_float_ibget) \
    X(shmem_double_ibget) \
    X(shmem_longdouble_ibget) \
    X(shmem_char_ibget) \
    X(shmem_schar_ibget) \
    X(shmem_short_ibget) \
    X(shmem_int_ibget) \
    X(shmem_long_ibget) \
    X(shmem_longlong_ibget) \
    X(shmem_uchar_ibget) \
    X(shmem_ushort_ibget) \
    X(shmem_uint_ibget) \
    X(shmem_ulong_ibget) \
    X(shmem_ulonglong_ibget) \
    X(shmem_int8_ibget) \
    X(shmem_int16_ibget) \
    X(shmem_int32_ibget) \
    X(shmem_int64_ibget) \
    X(shmem_uint8_ibget) \
    X(shmem_uint16_ibget) \
    X(shmem_uint32_ibget) \
    X(shmem_uint64_ibget) \
    X(shmem_size_ibget) \
    X(shmem_ptrdiff_ibget) \
    X(shmem_ibget8) \
    X(shmem_ibget16) \
    X(shmem_ibget32) \
    X(shmem_ibget64) \
    X(shmem_ibget128) \
    X(shmem_ctx_float_ibget) \
    X(shmem_ctx_double_ibget) \
    X(shmem_ctx_longdouble_ibget) \
    X(shmem_ctx_char_ibget) \
    X(shmem_ctx_schar_ibget) \
    X(shmem_ctx_short_ibget) \
    X(shmem_ctx_int_ibget) \
    X(shmem_ctx_long_ibget) \
    X(shmem_ctx_longlong_ibget) \
    X(shmem_ctx_uchar_ibget) \
    X(shmem_ctx_ushort_ibget) \
    X(shmem_ctx_uint_ibget) \
    X(shmem_ctx_ulong_ibget) \
    X(shmem_ctx_ulonglong_ibget) \
    X(shmem_ctx_int8_ibget) \
    X(shmem_ctx_int16_ibget) \
    X(shmem_ctx_int32_ibget) \
    X(shmem_ctx_int64_ibget) \
    X(shmem_ctx_uint8_ibget) \
    X(shmem_ctx_uint16_ibget) \
    X(shmem_ctx_uint32_ibget) \
    X(shmem_ctx_uint64_ibget) \
    X(shmem_ctx_size_ibget) \
    X(shmem_ctx_ptrdiff_ibget) \
    X(shmem_ctx_ibget8) \
    X(shmem_ctx_ibget16) \
    X(shmem_ctx_ibget32) \
    X(shmem_ctx_ibget64) \
    X(shmem_ctx_ibget128) \
    X(shmem_float_put_nbi) \
    X(shmem_double_put_nbi) \
    X(shmem_longdouble_put_nbi) \
    X(shmem_char_put_nbi) \
    X(shmem_schar_put_nbi) \
    X(shmem_short_put_nbi) \
    X(shmem_int_put_nbi) \
    X(shmem_long_put_nbi) \
    X(shmem_longlong_put_nbi) \
    X(shmem_uchar_put_nbi) \
    X(shmem_ushort_put_nbi) \
    X(shmem_uint_put_nbi) \
    X(shmem_ulong_put_nbi) \
    X(shmem_ulonglong_put_nbi) \
    X(shmem_int8_put_nbi) \
    X(shmem_int16_put_nbi) \
    X(shmem_int32_put_nbi) \
    X(shmem_int64_put_nbi) \
    X(shmem_uint8_put_nbi) \
    X(shmem_uint16_put_nbi) \
    X(shmem_uint32_put_nbi) \
    X(shmem_uint64_put_nbi) \
    X(shmem_size_put_nbi) \
    X(shmem_ptrdiff_put_nbi) \
    X(shmem_put8_nbi) \
    X(shmem_put16_nbi) \
    X(shmem_put32_nbi) \
    X(shmem_put64_nbi) \
    X(shmem_put128_nbi) \
    X(shmem_putmem_nbi) \
    X(shmem_ctx_float_put_nbi) \
    X(shmem_ctx_double_put_nbi) \
    X(shmem_ctx_longdouble_put_nbi) \
    X(shmem_ctx_char_put_nbi) \
    X(shmem_ctx_schar_put_nbi) \
    X(shmem_ctx_short_put_nbi) \
    X(shmem_ctx_int_put_nbi) \
    X(shmem_ctx_long_put_nbi) \
    X(shmem_ctx_longlong_put_nbi) \
    X(shmem_ctx_uchar_put_nbi) \
    X(shmem_ctx_ushort_put_nbi) \
    X(shmem_ctx_uint_put_nbi) \
    X(shmem_ctx_ulong_put_nbi) \
    X(shmem_ctx_ulonglong_put_nbi) \
    X(shmem_ctx_int8_put_nbi) \
    X(shmem_ctx_int16_put_nbi) \
    X(shmem_ctx_int32_put_nbi) \
    X(shmem_ctx_int64_put_nbi) \
    X(shmem_ctx_uint8_put_nbi) \
    X(shmem_ctx_uint16_put_nbi) \
    X(shmem_ctx_uint32_put_nbi) \
    X(shmem_ctx_uint64_put_nbi) \
    X(shmem_ctx_size_put_nbi) \
    X(shmem_ctx_ptrdiff_put_nbi) \
    X(shmem_ctx_put8_nbi) \
    X(shmem_ctx_put16_nbi) \
    X(shmem_ctx_put32_nbi) \
    X(shmem_ctx_put64_nbi) \
    X(shmem_ctx_put128_nbi) \
    X(shmem_ctx_putmem_nbi) \
    X(shmem_float_get_nbi) \
    X(shmem_double_get_nbi) \
    X(shmem_longdouble_get_nbi) \
    X(shmem_char_get_nbi) \
    X(shmem_schar_get_nbi) \
    X(shmem_short_get_nbi) \
    X(shmem_int_get_nbi) \
    X(shmem_long_get_nbi) \
    X(shmem_longlong_get_nbi) \
    X(shmem_uchar_get_nbi) \
    X(shmem_ushort_get_nbi) \
    X(shmem_uint_get_nbi) \
    X(shmem_ulong_get_nbi) \
    X(shmem_ulonglong_get_nbi) \
    X(shmem_int8_get_nbi) \
    X(shmem_int16_get_nbi) \
    X(shmem_int32_get_nbi) \
    X(shmem_int64_get_nbi) \
    X(shmem_uint8_get_nbi) \
    X(shmem_uint16_get_nbi) \
    X(shmem_uint32_get_nbi) \
    X(shmem_uint64_get_nbi) \
    X(shmem_size_get_nbi) \
    X(shmem_ptrdiff_get_nbi) \
    X(shmem_get8_nbi) \
    X(shmem_get16_nbi) \
    X(shmem_get32_nbi) \
    X(shmem_get64_nbi) \
    X(shmem_get128_nbi) \
    X(shmem_getmem_nbi) \
    X(shmem_ctx_float_get_nbi) \
    X(shmem_ctx_double_get_nbi) \
    X(shmem_ctx_longdouble_get_nbi) \
    X(shmem_ctx_char_get_nbi) \
    X(shmem_ctx_schar_get_nbi) \
    X(shmem_ctx_short_get_nbi) \
    X(shmem_ctx_int_get_nbi) \
    X(shmem_ctx_long_get_nbi) \
    X(shmem_ctx_longlong_get_nbi) \
    X(shmem_ctx_uchar_get_nbi) \
    X(shmem_ctx_ushort_get_nbi) \
    X(shmem_ctx_uint_get_nbi) \
    X(shmem_ctx_ulong_get_nbi) \
    X(shmem_ctx_ulonglong_get_nbi) \
    X(shmem_ctx_int8_get_nbi) \
    X(shmem_ctx_int16_get_nbi) \
    X(shmem_ctx_int32_get_nbi) \
    X(shmem_ctx_int64_get_nbi) \
    X(shmem_ctx_uint8_get_nbi) \
    X(shmem_ctx_uint16_get_nbi) \
    X(shmem_ctx_uint32_get_nbi) \
    X(shmem_ctx_uint64_get_nbi) \
    X(shmem_ctx_size_get_nbi) \
    X(shmem_ctx_ptrdiff_get_nbi) \
    X(shmem_ctx_get8_nbi) \
    X(shmem_ctx_get16_nbi) \
    X(shmem_ctx_get32_nbi) \
    X(shmem_ctx_get64_nbi) \
    X(shmem_ctx_get128_nbi) \
    X(shmem_ctx_getmem_nbi) \
    X(shmem_float_atomic_fetch) \
    X(shmem_double_atomic_fetch) \
    X(shmem_int_atomic_fetch) \
    X(shmem_long_atomic_fetch) \
    X(shmem_longlong_atomic_fetch) \
    X(shmem_uint_atomic_fetch) \
    X(shmem_ulong_atomic_fetch) \
    X(shmem_ulonglong_atomic_fetch) \
    X(shmem_int32_atomic_fetch) \
    X(shmem_int64_atomic_fetch) \
    X(shmem_uint32_atomic_fetch) \
    X(shmem_uint64_atomic_fetch) \
    X(shmem_size_atomic_fetch) \
    X(shmem_ptrdiff_atomic_fetch) \
    X(shmem_ctx_float_atomic_fetch) \
    X(shmem_ctx_double_atomic_fetch) \
    X(shmem_ctx_int_atomic_fetch) \
    X(shmem_ctx_long_atomic_fetch) \
    X(shmem_ctx_longlong_atomic_fetch) \
    X(shmem_ctx_uint_atomic_fetch) \
    X(shmem_ctx_ulong_atomic_fetch) \
    X(shmem_ctx_ulonglong_atomic_fetch) \
    X(shmem_ctx_int32_atomic_fetch) \
    X(shmem_ctx_int64_atomic_fetch) \
    X(shmem_ctx_uint32_atomic_fetch) \
    X(shmem_ctx_uint64_atomic_fetch) \
    X(shmem_ctx_size_atomic_fetch) \
    X(shmem_ctx_ptrdiff_atomic_fetch) \
    X(shmem_float_atomic_set) \
    X(shmem_double_atomic_set) \
    X(shmem_int_atomic_set) \
    X(shmem_long_atomic_set) \
    X(shmem_longlong_atomic_set) \
    X(shmem_uint_atomic_set) \
    X(shmem_ulong_atomic_set) \
    X(shmem_ulonglong_atomic_set) \
    X(shmem_int32_atomic_set) \
    X(shmem_int64_atomic_set) \
    X(shmem_uint32_atomic_set) \
    X(shmem_uint64_atomic_set) \
    X(shmem_size_atomic_set) \
    X(shmem_ptrdiff_atomic_set) \
    X(shmem_ctx_float_atomic_set) \
    X(shmem_ctx_double_atomic_set) \
    X(shmem_ctx_int_atomic_set) \
    X(shmem_ctx_long_atomic_set) \
    X(shmem_ctx_longlong_atomic_set) \
    X(shmem_ctx_uint_atomic_set) \
    X(shmem_ctx_ulong_atomic_set) \
    X(shmem_ctx_ulonglong_atomic_set) \
    X(shmem_ctx_int32_atomic_set) \
    X(shmem_ctx_int64_atomic_set) \
    X(shmem_ctx_uint32_atomic_set) \
    X(shmem_ctx_uint64_atomic_set) \
    X(shmem_ctx_size_atomic_set) \
    X(shmem_ctx_ptrdiff_atomic_set) \
    X(shmem_int_atomic_compare_swap) \
    X(shmem_long_atomic_compare_swap) \
    X(shmem_longlong_atomic_compare_swap) \
    X(shmem_uint_atomic_compare_swap) \
    X(shmem_ulong_atomic_compare_swap) \
    X(shmem_ulonglong_atomic_compare_swap) \
    X(shmem_int32_atomic_compare_swap) \
    X(shmem_int64_atomic_compare_swap) \
    X(shmem_uint32_atomic_compare_swap) \
    X(shmem_uint64_atomic_compare_swap) \
    X(shmem_size_atomic_compare_swap) \
    X(shmem_ptrdiff_atomic_compare_swap) \
    X(shmem_ctx_int_atomic_compare_swap) \
    X(shmem_ctx_long_atomic_compare_swap) \
    X(shmem_ctx_longlong_atomic_compare_swap) \
    X(shmem_ctx_uint_atomic_compare_swap) \
    X(shmem_ctx_ulong_atomic_compare_swap) \
    X(shmem_ctx_ulonglong_atomic_compare_swap) \
    X(shmem_ctx_int32_atomic_compare_swap) \
    X(shmem_ctx_int64_atomic_compare_swap) \
    X(shmem_ctx_uint32_atomic_compare_swap) \
    X(shmem_ctx_uint64_atomic_compare_swap) \
    X(shmem_ctx_size_atomic_compare_swap) \
    X(shmem_ctx_ptrdiff_atomic_compare_swap) \
    X(shmem_float_atomic_swap) \
    X(shmem_double_atomic_swap) \
    X(shmem_int_atomic_swap) \
    X(shmem_long_atomic_swap) \
    X(shmem_longlong_atomic_swap) \
    X(shmem_uint_atomic_swap) \
    X(shmem_ulong_atomic_swap) \
    X(shmem_ulonglong_atomic_swap) \
    X(shmem_int32_atomic_swap) \
    X(shmem_int64_atomic_swap) \
    X(shmem_uint32_atomic_swap) \
    X(shmem_uint64_atomic_swap) \
    X(shmem_size_atomic_swap) \
    X(shmem_ptrdiff_atomic_swap) \
    X(shmem_ctx_float_atomic_swap) \
    X(shmem_ctx_double_atomic_swap) \
    X(shmem_ctx_int_atomic_swap) \
    X(shmem_ctx_long_atomic_swap) \
    X(shmem_ctx_longlong_atomic_swap) \
    X(shmem_ctx_uint_atomic_swap) \
    X(shmem_ctx_ulong_atomic_swap) \
    X(shmem_ctx_ulonglong_atomic_swap) \
    X(shmem_ctx_int32_atomic_swap) \
    X(shmem_ctx_int64_atomic_swap) \
    X(shmem_ctx_uint32_atomic_swap) \
    X(shmem_ctx_uint64_atomic_swap) \
    X(shmem_ctx_size_atomic_swap) \
    X(shmem_ctx_ptrdiff_atomic_swap) \
    X(shmem_int_atomic_fetch_inc) \
    X(shmem_long_atomic_fetch_inc) \
    X(shmem_longlong_atomic_fetch_inc) \
    X(shmem_uint_atomic_fetch_inc) \
    X(shmem_ulong_atomic_fetch_inc) \
    X(shmem_ulonglong_atomic_fetch_inc) \
    X(shmem_int32_atomic_fetch_inc) \
    X(shmem_int64_atomic_fetch_inc) \
    X(shmem_uint32_atomic_fetch_inc) \
    X(shmem_uint64_atomic_fetch_inc) \
    X(shmem_size_atomic_fetch_inc) \
    X(shmem_ptrdiff_atomic_fetch_inc) \
    X(shmem_ctx_int_atomic_fetch_inc) \
    X(shmem_ctx_long_atomic_fetch_inc) \
    X(shmem_ctx_longlong_atomic_fetch_inc) \
    X(shmem_ctx_uint_atomic_fetch_inc) \
    X(shmem_ctx_ulong_atomic_fetch_inc) \
    X(shmem_ctx_ulonglong_atomic_fetch_inc) \
    X(shmem_ctx_int32_atomic_fetch_inc) \
    X(shmem_ctx_int64_atomic_fetch_inc) \
    X(shmem_ctx_uint32_atomic_fetch_inc) \
    X(shmem_ctx_uint64_atomic_fetch_inc) \
    X(shmem_ctx_size_atomic_fetch_inc) \
    X(shmem_ctx_ptrdiff_atomic_fetch_inc) \
    X(shmem_int_atomic_inc) \
    X(shmem_long_atomic_inc) \
    X(shmem_longlong_atomic_inc) \
    X(shmem_uint_atomic_inc) \
    X(shmem_ulong_atomic_inc) \
    X(shmem_ulonglong_atomic_inc) \
    X(shmem_int32_atomic_inc) \
    X(shmem_int64_atomic_inc) \
    X(shmem_uint32_atomic_inc) \
    X(shmem_uint64_atomic_inc) \
    X(shmem_size_atomic_inc) \
    X(shmem_ptrdiff_atomic_inc) \
    X(shmem_ctx_int_atomic_inc) \
    X(shmem_ctx_long_atomic_inc) \
    X(shmem_ctx_longlong_atomic_inc) \
    X(shmem_ctx_uint_atomic_inc) \
    X(shmem_ctx_ulong_atomic_inc) \
    X(shmem_ctx_ulonglong_atomic_inc) \
    X(shmem_ctx_int32_atomic_inc) \
    X(shmem_ctx_int64_atomic_inc) \
    X(shmem_ctx_uint32_atomic_inc) \
    X(shmem_ctx_uint64_atomic_inc) \
    X(shmem_ctx_size_atomic_inc) \
    X(shmem_ctx_ptrdiff_atomic_inc) \
    X(shmem_int_atomic_fetch_add) \
    X(shmem_long_atomic_fetch_add) \
    X(shmem_longlong_atomic_fetch_add) \
    X(shmem_uint_atomic_fetch_add) \
    X(shmem_ulong_atomic_fetch_add) \
    X(shmem_ulonglong_atomic_fetch_add) \
    X(shmem_int32_atomic_fetch_add) \
    X(shmem_int64_atomic_fetch_add) \
    X(shmem_uint32_atomic_fetch_add) \
    X(shmem_uint64_atomic_fetch_add) \
    X(shmem_size_atomic_fetch_add) \
    X(shmem_ptrdiff_atomic_fetch_add) \
    X(shmem_ctx_int_atomic_fetch_add) \
    X(shmem_ctx_long_atomic_fetch_add) \
    X(shmem_ctx_longlong_atomic_fetch_add) \
    X(shmem_ctx_uint_atomic_fetch_add) \
    X(shmem_ctx_ulong_atomic_fetch_add) \
    X(shmem_ctx_ulonglong_atomic_fetch_add) \
    X(shmem_ctx_int32_atomic_fetch_add) \
    X(shmem_ctx_int64_atomic_fetch_add) \
    X(shmem_ctx_uint32_atomic_fetch_add) \
    X(shmem_ctx_uint64_atomic_fetch_add) \
    X(shmem_ctx_size_atomic_fetch_add) \
    X(shmem_ctx_ptrdiff_atomic_fetch_add) \
    X(shmem_int_atomic_add) \
    X(shmem_long_atomic_add) \
    X(shmem_longlong_atomic_add) \
    X(shmem_uint_atomic_add) \
    X(shmem_ulong_atomic_add) \
    X(shmem_ulonglong_atomic_add) \
    X(shmem_int32_atomic_add) \
    X(shmem_int64_atomic_add) \
    X(shmem_uint32_atomic_add) \
    X(shmem_uint64_atomic_add) \
    X(shmem_size_atomic_add) \
    X(shmem_ptrdiff_atomic_add) \
    X(shmem_ctx_int_atomic_add) \
    X(shmem_ctx_long_atomic_add) \
    X(shmem_ctx_longlong_atomic_add) \
    X(shmem_ctx_uint_atomic_add) \
    X(shmem_ctx_ulong_atomic_add) \
    X(shmem_ctx_ulonglong_atomic_add) \
    X(shmem_ctx_int32_atomic_add) \
    X(shmem_ctx_int64_atomic_add) \
    X(shmem_ctx_uint32_atomic_add) \
    X(shmem_ctx_uint64_atomic_add) \
    X(shmem_ctx_size_atomic_add) \
    X(shmem_ctx_ptrdiff_atomic_add) \
    X(shmem_uint_atomic_fetch_and) \
    X(shmem_ulong_atomic_fetch_and) \
    X(shmem_ulonglong_atomic_fetch_and) \
    X(shmem_int32_atomic_fetch_and) \
    X(shmem_int64_atomic_fetch_and) \
    X(shmem_uint32_atomic_fetch_and) \
    X(shmem_uint64_atomic_fetch_and) \
    X(shmem_ctx_uint_atomic_fetch_and) \
    X(shmem_ctx_ulong_atomic_fetch_and) \
    X(shmem_ctx_ulonglong_atomic_fetch_and) \
    X(shmem_ctx_int32_atomic_fetch_and) \
    X(shmem_ctx_int64_atomic_fetch_and) \
    X(shmem_ctx_uint32_atomic_fetch_and) \
    X(shmem_ctx_uint64_atomic_fetch_and) \
    X(shmem_uint_atomic_and) \
    X(shmem_ulong_atomic_and) \
    X(shmem_ulonglong_atomic_and) \
    X(shmem_int32_atomic_and) \
    X(shmem_int64_atomic_and) \
    X(shmem_uint32_atomic_and) \
    X(shmem_uint64_atomic_and) \
    X(shmem_ctx_uint_atomic_and) \
    X(shmem_ctx_ulong_atomic_and) \
    X(shmem_ctx_ulonglong_atomic_and) \
    X(shmem_ctx_int32_atomic_and) \
    X(shmem_ctx_int64_atomic_and) \
    X(shmem_ctx_uint32_atomic_and) \
    X(shmem_ctx_uint64_atomic_and) \
    X(shmem_uint_atomic_fetch_or) \
    X(shmem_ulong_atomic_fetch_or) \
    X(shmem_ulonglong_atomic_fetch_or) \
    X(shmem_int32_atomic_fetch_or) \
    X(shmem_int64_atomic_fetch_or) \
    X(shmem_uint32_atomic_fetch_or) \
    X(shmem_uint64_atomic_fetch_or) \
    X(shmem_ctx_uint_atomic_fetch_or) \
    X(shmem_ctx_ulong_atomic_fetch_or) \
    X(shmem_ctx_ulonglong_atomic_fetch_or) \
    X(shmem_ctx_int32_atomic_fetch_or) \
    X(shmem_ctx_int64_atomic_fetch_or) \
    X(shmem_ctx_uint32_atomic_fetch_or) \
    X(shmem_ctx_uint64_atomic_fetch_or) \
    X(shmem_uint_atomic_or) \
    X(shmem_ulong_atomic_or) \
    X(shmem_ulonglong_atomic_or) \
    X(shmem_int32_atomic_or) \
    X(shmem_int64_atomic_or) \
    X(shmem_uint32_atomic_or) \
    X(shmem_uint64_atomic_or) \
    X(shmem_ctx_uint_atomic_or) \
    X(shmem_ctx_ulong_atomic_or) \
    X(shmem_ctx_ulonglong_atomic_or) \
    X(shmem_ctx_int32_atomic_or) \
    X(shmem_ctx_int64_atomic_or) \
    X(shmem_ctx_uint32_atomic_or) \
    X(shmem_ctx_uint64_atomic_or) \
    X(shmem_uint_atomic_fetch_xor) \
    X(shmem_ulong_atomic_fetch_xor) \
    X(shmem_ulonglong_atomic_fetch_xor) \
    X(shmem_int32_atomic_fetch_xor) \
    X(shmem_int64_atomic_fetch_xor) \
    X(shmem_uint32_atomic_fetch_xor) \
    X(shmem_uint64_atomic_fetch_xor) \
    X(shmem_ctx_uint_atomic_fetch_xor) \
    X(shmem_ctx_ulong_atomic_fetch_xor) \
    X(shmem_ctx_ulonglong_atomic_fetch_xor) \
    X(shmem_ctx_int32_atomic_fetch_xor) \
    X(shmem_ctx_int64_atomic_fetch_xor) \
    X(shmem_ctx_uint32_atomic_fetch_xor) \
    X(shmem_ctx_uint64_atomic_fetch_xor) \
    X(shmem_uint_atomic_xor) \
    X(shmem_ulong_atomic_xor) \
    X(shmem_ulonglong_atomic_xor) \
    X(shmem_int32_atomic_xor) \
    X(shmem_int64_atomic_xor) \
    X(shmem_uint32_atomic_xor) \
    X(shmem_uint64_atomic_xor) \
    X(shmem_ctx_uint_atomic_xor) \
    X(shmem_ctx_ulong_atomic_xor) \
    X(shmem_ctx_ulonglong_atomic_xor) \
    X(shmem_ctx_int32_atomic_xor) \
    X(shmem_ctx_int64_atomic_xor) \
    X(shmem_ctx_uint32_atomic_xor) \
    X(shmem_ctx_uint64_atomic_xor) \
    X(shmem_float_atomic_fetch_nbi) \
    X(shmem_double_atomic_fetch_nbi) \
    X(shmem_int_atomic_fetch_nbi) \
    X(shmem_long_atomic_fetch_nbi) \
    X(shmem_longlong_atomic_fetch_nbi) \
    X(shmem_uint_atomic_fetch_nbi) \
    X(shmem_ulong_atomic_fetch_nbi) \
    X(shmem_ulonglong_atomic_fetch_nbi) \
    X(shmem_int32_atomic_fetch_nbi) \
    X(shmem_int64_atomic_fetch_nbi) \
    X(shmem_uint32_atomic_fetch_nbi) \
    X(shmem_uint64_atomic_fetch_nbi) \
    X(shmem_size_atomic_fetch_nbi) \
    X(shmem_ptrdiff_atomic_fetch_nbi) \
    X(shmem_ctx_float_atomic_fetch_nbi) \
    X(shmem_ctx_double_atomic_fetch_nbi) \
    X(shmem_ctx_int_atomic_fetch_nbi) \
    X(shmem_ctx_long_atomic_fetch_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_nbi) \
    X(shmem_ctx_uint_atomic_fetch_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_nbi) \
    X(shmem_ctx_int32_atomic_fetch_nbi) \
    X(shmem_ctx_int64_atomic_fetch_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_nbi) \
    X(shmem_ctx_size_atomic_fetch_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_nbi) \
    X(shmem_int_atomic_compare_swap_nbi) \
    X(shmem_long_atomic_compare_swap_nbi) \
    X(shmem_longlong_atomic_compare_swap_nbi) \
    X(shmem_uint_atomic_compare_swap_nbi) \
    X(shmem_ulong_atomic_compare_swap_nbi) \
    X(shmem_ulonglong_atomic_compare_swap_nbi) \
    X(shmem_int32_atomic_compare_swap_nbi) \
    X(shmem_int64_atomic_compare_swap_nbi) \
    X(shmem_uint32_atomic_compare_swap_nbi) \
    X(shmem_uint64_atomic_compare_swap_nbi) \
    X(shmem_size_atomic_compare_swap_nbi) \
    X(shmem_ptrdiff_atomic_compare_swap_nbi) \
    X(shmem_ctx_int_atomic_compare_swap_nbi) \
    X(shmem_ctx_long_atomic_compare_swap_nbi) \
    X(shmem_ctx_longlong_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint_atomic_compare_swap_nbi) \
    X(shmem_ctx_ulong_atomic_compare_swap_nbi) \
    X(shmem_ctx_ulonglong_atomic_compare_swap_nbi) \
    X(shmem_ctx_int32_atomic_compare_swap_nbi) \
    X(shmem_ctx_int64_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint32_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint64_atomic_compare_swap_nbi) \
    X(shmem_ctx_size_atomic_compare_swap_nbi) \
    X(shmem_ctx_ptrdiff_atomic_compare_swap_nbi) \
    X(shmem_float_atomic_swap_nbi) \
    X(shmem_double_atomic_swap_nbi) \
    X(shmem_int_atomic_swap_nbi) \
    X(shmem_long_atomic_swap_nbi) \
    X(shmem_longlong_atomic_swap_nbi) \
    X(shmem_uint_atomic_swap_nbi) \
    X(shmem_ulong_atomic_swap_nbi) \
    X(shmem_ulonglong_atomic_swap_nbi) \
    X(shmem_int32_atomic_swap_nbi) \
    X(shmem_int64_atomic_swap_nbi) \
    X(shmem_uint32_atomic_swap_nbi) \
    X(shmem_uint64_atomic_swap_nbi) \
    X(shmem_size_atomic_swap_nbi) \
    X(shmem_ptrdiff_atomic_swap_nbi) \
    X(shmem_ctx_float_atomic_swap_nbi) \
    X(shmem_ctx_double_atomic_swap_nbi) \
    X(shmem_ctx_int_atomic_swap_nbi) \
    X(shmem_ctx_long_atomic_swap_nbi) \
    X(shmem_ctx_longlong_atomic_swap_nbi) \
    X(shmem_ctx_uint_atomic_swap_nbi) \
    X(shmem_ctx_ulong_atomic_swap_nbi) \
    X(shmem_ctx_ulonglong_atomic_swap_nbi) \
    X(shmem_ctx_int32_atomic_swap_nbi) \
    X(shmem_ctx_int64_atomic_swap_nbi) \
    X(shmem_ctx_uint32_atomic_swap_nbi) \
    X(shmem_ctx_uint64_atomic_swap_nbi) \
    X(shmem_ctx_size_atomic_swap_nbi) \
    X(shmem_ctx_ptrdiff_atomic_swap_nbi) \
    X(shmem_int_atomic_fetch_inc_nbi) \
    X(shmem_long_atomic_fetch_inc_nbi) \
    X(shmem_longlong_atomic_fetch_inc_nbi) \
    X(shmem_uint_atomic_fetch_inc_nbi) \
    X(shmem_ulong_atomic_fetch_inc_nbi) \
    X(shmem_ulonglong_atomic_fetch_inc_nbi) \
    X(shmem_int32_atomic_fetch_inc_nbi) \
    X(shmem_int64_atomic_fetch_inc_nbi) \
    X(shmem_uint32_atomic_fetch_inc_nbi) \
    X(shmem_uint64_atomic_fetch_inc_nbi) \
    X(shmem_size_atomic_fetch_inc_nbi) \
    X(shmem_ptrdiff_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int_atomic_fetch_inc_nbi) \
    X(shmem_ctx_long_atomic_fetch_inc_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int32_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int64_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_inc_nbi) \
    X(shmem_ctx_size_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_inc_nbi) \
    X(shmem_int_atomic_fetch_add_nbi) \
    X(shmem_long_atomic_fetch_add_nbi) \
    X(shmem_longlong_atomic_fetch_add_nbi) \
    X(shmem_uint_atomic_fetch_add_nbi) \
    X(shmem_ulong_atomic_fetch_add_nbi) \
    X(shmem_ulonglong_atomic_fetch_add_nbi) \
    X(shmem_int32_atomic_fetch_add_nbi) \
    X(shmem_int64_atomic_fetch_add_nbi) \
    X(shmem_uint32_atomic_fetch_add_nbi) \
    X(shmem_uint64_atomic_fetch_add_nbi) \
    X(shmem_size_atomic_fetch_add_nbi) \
    X(shmem_ptrdiff_atomic_fetch_add_nbi) \
    X(shmem_ctx_int_atomic_fetch_add_nbi) \
    X(shmem_ctx_long_atomic_fetch_add_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint_atomic_fetch_add_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_add_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_add_nbi) \
    X(shmem_ctx_int32_atomic_fetch_add_nbi) \
    X(shmem_ctx_int64_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_add_nbi) \
    X(shmem_ctx_size_atomic_fetch_add_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_add_nbi) \
    X(shmem_uint_atomic_fetch_and_nbi) \
    X(shmem_ulong_atomic_fetch_and_nbi) \
    X(shmem_ulonglong_atomic_fetch_and_nbi) \
    X(shmem_int32_atomic_fetch_and_nbi) \
    X(shmem_int64_atomic_fetch_and_nbi) \
    X(shmem_uint32_atomic_fetch_and_nbi) \
    X(shmem_uint64_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint_atomic_fetch_and_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_and_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_and_nbi) \
    X(shmem_ctx_int32_atomic_fetch_and_nbi) \
    X(shmem_ctx_int64_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_and_nbi) \
    X(shmem_uint_atomic_fetch_or_nbi) \
    X(shmem_ulong_atomic_fetch_or_nbi) \
    X(shmem_ulonglong_atomic_fetch_or_nbi) \
    X(shmem_int32_atomic_fetch_or_nbi) \
    X(shmem_int64_atomic_fetch_or_nbi) \
    X(shmem_uint32_atomic_fetch_or_nbi) \
    X(shmem_uint64_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint_atomic_fetch_or_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_or_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_or_nbi) \
    X(shmem_ctx_int32_atomic_fetch_or_nbi) \
    X(shmem_ctx_int64_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_or_nbi) \
    X(shmem_uint_atomic_fetch_xor_nbi) \
    X(shmem_ulong_atomic_fetch_xor_nbi) \
    X(shmem_ulonglong_atomic_fetch_xor_nbi) \
    X(shmem_int32_atomic_fetch_xor_nbi) \
    X(shmem_int64_atomic_fetch_xor_nbi) \
    X(shmem_uint32_atomic_fetch_xor_nbi) \
    X(shmem_uint64_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint_atomic_fetch_xor_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_xor_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_xor_nbi) \
    X(shmem_ctx_int32_atomic_fetch_xor_nbi) \
    X(shmem_ctx_int64_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_xor_nbi) \
    X(shmem_float_fetch) \
    X(shmem_double_fetch) \
    X(shmem_int_fetch) \
    X(shmem_long_fetch) \
    X(shmem_longlong_fetch) \
    X(shmem_uint_fetch) \
    X(shmem_ulong_fetch) \
    X(shmem_ulonglong_fetch) \
    X(shmem_int32_fetch) \
    X(shmem_int64_fetch) \
    X(shmem_uint32_fetch) \
    X(shmem_uint64_fetch) \
    X(shmem_size_fetch) \
    X(shmem_ptrdiff_fetch) \
    X(shmem_float_set) \
    X(shmem_double_set) \
    X(shmem_int_set) \
    X(shmem_long_set) \
    X(shmem_longlong_set) \
    X(shmem_uint_set) \
    X(shmem_ulong_set) \
    X(shmem_ulonglong_set) \
    X(shmem_int32_set) \
    X(shmem_int64_set) \
    X(shmem_uint32_set) \
    X(shmem_uint64_set) \
    X(shmem_size_set) \
    X(shmem_ptrdiff_set) \
    X(shmem_int_cswap) \
    X(shmem_long_cswap) \
    X(shmem_longlong_cswap) \
    X(shmem_uint_cswap) \
    X(shmem_ulong_cswap) \
    X(shmem_ulonglong_cswap) \
    X(shmem_int32_cswap) \
    X(shmem_int64_cswap) \
    X(shmem_uint32_cswap) \
    X(shmem_uint64_cswap) \
    X(shmem_size_cswap) \
    X(shmem_ptrdiff_cswap) \
    X(shmem_float_swap) \
    X(shmem_double_swap) \
    X(shmem_int_swap) \
    X(shmem_long_swap) \
    X(shmem_longlong_swap) \
    X(shmem_uint_swap) \
    X(shmem_ulong_swap) \
    X(shmem_ulonglong_swap) \
    X(shmem_int32_swap) \
    X(shmem_int64_swap) \
    X(shmem_uint32_swap) \
    X(shmem_uint64_swap) \
    X(shmem_size_swap) \
    X(shmem_ptrdiff_swap) \
    X(shmem_int_finc) \
    X(shmem_long_finc) \
    X(shmem_longlong_finc) \
    X(shmem_uint_finc) \
    X(shmem_ulong_finc) \
    X(shmem_ulonglong_finc) \
    X(shmem_int32_finc) \
    X(shmem_int64_finc) \
    X(shmem_uint32_finc) \
    X(shmem_uint64_finc) \
    X(shmem_size_finc) \
    X(shmem_ptrdiff_finc) \
    X(shmem_int_inc) \
    X(shmem_long_inc) \
    X(shmem_longlong_inc) \
    X(shmem_uint_inc) \
    X(shmem_ulong_inc) \
    X(shmem_ulonglong_inc) \
    X(shmem_int32_inc) \
    X(shmem_int64_inc) \
    X(shmem_uint32_inc) \
    X(shmem_uint64_inc) \
    X(shmem_size_inc) \
    X(shmem_ptrdiff_inc) \
    X(shmem_int_fadd) \
    X(shmem_long_fadd) \
    X(shmem_longlong_fadd) \
    X(shmem_uint_fadd) \
    X(shmem_ulong_fadd) \
    X(shmem_ulonglong_fadd) \
    X(shmem_int32_fadd) \
    X(shmem_int64_fadd) \
    X(shmem_uint32_fadd) \
    X(shmem_uint64_fadd) \
    X(shmem_size_fadd) \
    X(shmem_ptrdiff_fadd) \
    X(shmem_int_add) \
    X(shmem_long_add) \
    X(shmem_longlong_add) \
    X(shmem_uint_add) \
    X(shmem_ulong_add) \
    X(shmem_ulonglong_add) \
    X(shmem_int32_add) \
    X(shmem_int64_add) \
    X(shmem_uint32_add) \
    X(shmem_uint64_add) \
    X(shmem_size_add) \
    X(shmem_ptrdiff_add) \
    X(shmem_float_put_signal) \
    X(shmem_double_put_signal) \
    X(shmem_longdouble_put_signal) \
    X(shmem_char_put_signal) \
    X(shmem_schar_put_signal) \
    X(shmem_short_put_signal) \
    X(shmem_int_put_signal) \
    X(shmem_long_put_signal) \
    X(shmem_longlong_put_signal) \
    X(shmem_uchar_put_signal) \
    X(shmem_ushort_put_signal) \
    X(shmem_uint_put_signal) \
    X(shmem_ulong_put_signal) \
    X(shmem_ulonglong_put_signal) \
    X(shmem_int8_put_signal) \
    X(shmem_int16_put_signal) \
    X(shmem_int32_put_signal) \
    X(shmem_int64_put_signal) \
    X(shmem_uint8_put_signal) \
    X(shmem_uint16_put_signal) \
    X(shmem_uint32_put_signal) \
    X(shmem_uint64_put_signal) \
    X(shmem_size_put_signal) \
    X(shmem_ptrdiff_put_signal) \
    X(shmem_put8_signal) \
    X(shmem_put16_signal) \
    X(shmem_put32_signal) \
    X(shmem_put64_signal) \
    X(shmem_put128_signal) \
    X(shmem_putmem_signal) \
    X(shmem_ctx_float_put_signal) \
    X(shmem_ctx_double_put_signal) \
    X(shmem_ctx_longdouble_put_signal) \
    X(shmem_ctx_char_put_signal) \
    X(shmem_ctx_schar_put_signal) \
    X(shmem_ctx_short_put_signal) \
    X(shmem_ctx_int_put_signal) \
    X(shmem_ctx_long_put_signal) \
    X(shmem_ctx_longlong_put_signal) \
    X(shmem_ctx_uchar_put_signal) \
    X(shmem_ctx_ushort_put_signal) \
    X(shmem_ctx_uint_put_signal) \
    X(shmem_ctx_ulong_put_signal) \
    X(shmem_ctx_ulonglong_put_signal) \
    X(shmem_ctx_int8_put_signal) \
    X(shmem_ctx_int16_put_signal) \
    X(shmem_ctx_int32_put_signal) \
    X(shmem_ctx_int64_put_signal) \
    X(shmem_ctx_uint8_put_signal) \
    X(shmem_ctx_uint16_put_signal) \
    X(shmem_ctx_uint32_put_signal) \
    X(shmem_ctx_uint64_put_signal) \
    X(shmem_ctx_size_put_signal) \
    X(shmem_ctx_ptrdiff_put_signal) \
    X(shmem_ctx_put8_signal) \
    X(shmem_ctx_put16_signal) \
    X(shmem_ctx_put32_signal) \
    X(shmem_ctx_put64_signal) \
    X(shmem_ctx_put128_signal) \
    X(shmem_ctx_putmem_signal) \
    X(shmem_float_put_signal_nbi) \
    X(shmem_double_put_signal_nbi) \
    X(shmem_longdouble_put_signal_nbi) \
    X(shmem_char_put_signal_nbi) \
    X(shmem_schar_put_signal_nbi) \
    X(shmem_short_put_signal_nbi) \
    X(shmem_int_put_signal_nbi) \
    X(shmem_long_put_signal_nbi) \
    X(shmem_longlong_put_signal_nbi) \
    X(shmem_uchar_put_signal_nbi) \
    X(shmem_ushort_put_signal_nbi) \
    X(shmem_uint_put_signal_nbi) \
    X(shmem_ulong_put_signal_nbi) \
    X(shmem_ulonglong_put_signal_nbi) \
    X(shmem_int8_put_signal_nbi) \
    X(shmem_int16_put_signal_nbi) \
    X(shmem_int32_put_signal_nbi) \
    X(shmem_int64_put_signal_nbi) \
    X(shmem_uint8_put_signal_nbi) \
    X(shmem_uint16_put_signal_nbi) \
    X(shmem_uint32_put_signal_nbi) \
    X(shmem_uint64_put_signal_nbi) \
    X(shmem_size_put_signal_nbi) \
    X(shmem_ptrdiff_put_signal_nbi) \
    X(shmem_put8_signal_nbi) \
    X(shmem_put16_signal_nbi) \
    X(shmem_put32_signal_nbi) \
    X(shmem_put64_signal_nbi) \
    X(shmem_put128_signal_nbi) \
    X(shmem_putmem_signal_nbi) \
    X(shmem_ctx_float_put_signal_nbi) \
    X(shmem_ctx_double_put_signal_nbi) \
    X(shmem_ctx_longdouble_put_signal_nbi) \
    X(shmem_ctx_char_put_signal_nbi) \
    X(shmem_ctx_schar_put_signal_nbi) \
    X(shmem_ctx_short_put_signal_nbi) \
    X(shmem_ctx_int_put_signal_nbi) \
    X(shmem_ctx_long_put_signal_nbi) \
    X(shmem_ctx_longlong_put_signal_nbi) \
    X(shmem_ctx_uchar_put_signal_nbi) \
    X(shmem_ctx_ushort_put_signal_nbi) \
    X(shmem_ctx_uint_put_signal_nbi) \
    X(shmem_ctx_ulong_put_signal_nbi) \
    X(shmem_ctx_ulonglong_put_signal_nbi) \
    X(shmem_ctx_int8_put_signal_nbi) \
    X(shmem_ctx_int16_put_signal_nbi) \
    X(shmem_ctx_int32_put_signal_nbi) \
    X(shmem_ctx_int64_put_signal_nbi) \
    X(shmem_ctx_uint8_put_signal_nbi) \
    X(shmem_ctx_uint16_put_signal_nbi) \
    X(shmem_ctx_uint32_put_signal_nbi) \
    X(shmem_ctx_uint64_put_signal_nbi) \
    X(shmem_ctx_size_put_signal_nbi) \
    X(shmem_ctx_ptrdiff_put_signal_nbi) \
    X(shmem_ctx_put8_signal_nbi) \
    X(shmem_ctx_put16_signal_nbi) \
    X(shmem_ctx_put32_signal_nbi) \
    X(shmem_ctx_put64_signal_nbi) \
    X(shmem_ctx_put128_signal_nbi) \
    X(shmem_ctx_putmem_signal_nbi) \
    X(shmem_signal_set) \
    X(shmem_ctx_signal_set) \
    X(shmem_signal_add) \
    X(shmem_ctx_signal_add) \
    X(shmem_signal_fetch) \
    X(shmem_signal_wait_until) \
    X(shmem_short_wait_until) \
    X(shmem_ushort_wait_until) \
    X(shmem_int_wait_until) \
    X(shmem_long_wait_until) \
    X(shmem_longlong_wait_until) \
    X(shmem_uint_wait_until) \
    X(shmem_ulong_wait_until) \
    X(shmem_ulonglong_wait_until) \
    X(shmem_int32_wait_until) \
    X(shmem_int64_wait_until) \
    X(shmem_uint32_wait_until) \
    X(shmem_uint64_wait_until) \
    X(shmem_size_wait_until) \
    X(shmem_ptrdiff_wait_until) \
    X(shmem_short_wait_until_all) \
    X(shmem_ushort_wait_until_all) \
    X(shmem_int_wait_until_all) \
    X(shmem_long_wait_until_all) \
    X(shmem_longlong_wait_until_all) \
    X(shmem_uint_wait_until_all) \
    X(shmem_ulong_wait_until_all) \
    X(shmem_ulonglong_wait_until_all) \
    X(shmem_int32_wait_until_all) \
    X(shmem_int64_wait_until_all) \
    X(shmem_uint32_wait_until_all) \
    X(shmem_uint64_wait_until_all) \
    X(shmem_size_wait_until_all) \
    X(shmem_ptrdiff_wait_until_all) \
    X(shmem_short_wait_until_any) \
    X(shmem_ushort_wait_until_any) \
    X(shmem_int_wait_until_any) \
    X(shmem_long_wait_until_any) \
    X(shmem_longlong_wait_until_any) \
    X(shmem_uint_wait_until_any) \
    X(shmem_ulong_wait_until_any) \
    X(shmem_ulonglong_wait_until_any) \
    X(shmem_int32_wait_until_any) \
    X(shmem_int64_wait_until_any) \
    X(shmem_uint32_wait_until_any) \
    X(shmem_uint64_wait_until_any) \
    X(shmem_size_wait_until_any) \
    X(shmem_ptrdiff_wait_until_any) \
    X(shmem_short_wait_until_some) \
    X(shmem_ushort_wait_until_some) \
    X(shmem_int_wait_until_some) \
    X(shmem_long_wait_until_some) \
    X(shmem_longlong_wait_until_some) \
    X(shmem_uint_wait_until_some) \
    X(shmem_ulong_wait_until_some) \
    X(shmem_ulonglong_wait_until_some) \
    X(shmem_int32_wait_until_some) \
    X(shmem_int64_wait_until_some) \
    X(shmem_uint32_wait_until_some) \
    X(shmem_uint64_wait_until_some) \
    X(shmem_size_wait_until_some) \
    X(shmem_ptrdiff_wait_until_some) \
    X(shmem_short_wait_until_all_vector) \
    X(shmem_ushort_wait_until_all_vector) \
    X(shmem_int_wait_until_all_vector) \
    X(shmem_long_wait_until_all_vector) \
    X(shmem_longlong_wait_until_all_vector) \
    X(shmem_uint_wait_until_all_vector) \
    X(shmem_ulong_wait_until_all_vector) \
    X(shmem_ulonglong_wait_until_all_vector) \
    X(shmem_int32_wait_until_all_vector) \
    X(shmem_int64_wait_until_all_vector) \
    X(shmem_uint32_wait_until_all_vector) \
    X(shmem_uint64_wait_until_all_vector) \
    X(shmem_size_wait_until_all_vector) \
    X(shmem_ptrdiff_wait_until_all_vector) \
    X(shmem_short_wait_until_any_vector) \
    X(shmem_ushort_wait_until_any_vector) \
    X(shmem_int_wait_until_any_vector) \
    X(shmem_long_wait_until_any_vector) \
    X(shmem_longlong_wait_until_any_vector) \
    X(shmem_uint_wait_until_any_vector) \
    X(shmem_ulong_wait_until_any_vector) \
    X(shmem_ulonglong_wait_until_any_vector) \
    X(shmem_int32_wait_until_any_vector) \
    X(shmem_int64_wait_until_any_vector) \
    X(shmem_uint32_wait_until_any_vector) \
    X(shmem_uint64_wait_until_any_vector) \
    X(shmem_size_wait_until_any_vector) \
    X(shmem_ptrdiff_wait_until_any_vector) \
    X(shmem_short_wait_until_some_vector) \
    X(shmem_ushort_wait_until_some_vector) \
    X(shmem_int_wait_until_some_vector) \
    X(shmem_long_wait_until_some_vector) \
    X(shmem_longlong_wait_until_some_vector) \
    X(shmem_uint_wait_until_some_vector) \
    X(shmem_ulong_wait_until_some_vector) \
    X(shmem_ulonglong_wait_until_some_vector) \
    X(shmem_int32_wait_until_some_vector) \
    X(shmem_int64_wait_until_some_vector) \
    X(shmem_uint32_wait_until_some_vector) \
    X(shmem_uint64_wait_until_some_vector) \
    X(shmem_size_wait_until_some_vector) \
    X(shmem_ptrdiff_wait_until_some_vector) \
    X(shmem_short_test) \
    X(shmem_ushort_test) \
    X(shmem_int_test) \
    X(shmem_long_test) \
    X(shmem_longlong_test) \
    X(shmem_uint_test) \
    X(shmem_ulong_test) \
    X(shmem_ulonglong_test) \
    X(shmem_int32_test) \
    X(shmem_int64_test) \
    X(shmem_uint32_test) \
    X(shmem_uint64_test) \
    X(shmem_size_test) \
    X(shmem_ptrdiff_test) \
    X(shmem_short_test_all) \
    X(shmem_ushort_test_all) \
    X(shmem_int_test_all) \
    X(shmem_long_test_all) \
    X(shmem_longlong_test_all) \
    X(shmem_uint_test_all) \
    X(shmem_ulong_test_all) \
    X(shmem_ulonglong_test_all) \
    X(shmem_int32_test_all) \
    X(shmem_int64_test_all) \
    X(shmem_uint32_test_all) \
    X(shmem_uint64_test_all) \
    X(shmem_size_test_all) \
    X(shmem_ptrdiff_test_all) \
    X(shmem_short_test_any) \
    X(shmem_ushort_test_any) \
    X(shmem_int_test_any) \
    X(shmem_long_test_any) \
    X(shmem_longlong_test_any) \
    X(shmem_uint_test_any) \
    X(shmem_ulong_test_any) \
    X(shmem_ulonglong_test_any) \
    X(shmem_int32_test_any) \
    X(shmem_int64_test_any) \
    X(shmem_uint32_test_any) \
    X(shmem_uint64_test_any) \
    X(shmem_size_test_any) \
    X(shmem_ptrdiff_test_any) \
    X(shmem_short_test_some) \
    X(shmem_ushort_test_some) \
    X(shmem_int_test_some) \
    X(shmem_long_test_some) \
    X(shmem_longlong_test_some) \
    X(shmem_uint_test_some) \
    X(shmem_ulong_test_some) \
    X(shmem_ulonglong_test_some) \
    X(shmem_int32_test_some) \
    X(shmem_int64_test_some) \
    X(shmem_uint32_test_some) \
    X(shmem_uint64_test_some) \
    X(shmem_size_test_some) \
    X(shmem_ptrdiff_test_some) \
    X(shmem_short_test_all_vector) \
    X(shmem_ushort_test_all_vector) \
    X(shmem_int_test_all_vector) \
    X(shmem_long_test_all_vector) \
    X(shmem_longlong_test_all_vector) \
    X(shmem_uint_test_all_vector) \
    X(shmem_ulong_test_all_vector) \
    X(shmem_ulonglong_test_all_vector) \
    X(shmem_int32_test_all_vector) \
    X(shmem_int64_test_all_vector) \
    X(shmem_uint32_test_all_vector) \
    X(shmem_uint64_test_all_vector) \
    X(shmem_size_test_all_vector) \
    X(shmem_ptrdiff_test_all_vector) \
    X(shmem_short_test_any_vector) \
    X(shmem_ushort_test_any_vector) \
    X(shmem_int_test_any_vector) \
    X(shmem_long_test_any_vector) \
    X(shmem_longlong_test_any_vector) \
    X(shmem_uint_test_any_vector) \
    X(shmem_ulong_test_any_vector) \
    X(shmem_ulonglong_test_any_vector) \
    X(shmem_int32_test_any_vector) \
    X(shmem_int64_test_any_vector) \
    X(shmem_uint32_test_any_vector) \
    X(shmem_uint64_test_any_vector) \
    X(shmem_size_test_any_vector) \
    X(shmem_ptrdiff_test_any_vector) \
    X(shmem_short_test_some_vector) \
    X(shmem_ushort_test_some_vector) \
    X(shmem_int_test_some_vector) \
    X(shmem_long_test_some_vector) \
    X(shmem_longlong_test_some_vector) \
    X(shmem_uint_test_some_vector) \
    X(shmem_ulong_test_some_vector) \
    X(shmem_ulonglong_test_some_vector) \
    X(shmem_int32_test_some_vector) \
    X(shmem_int64_test_some_vector) \
    X(shmem_uint32_test_some_vector) \
    X(shmem_uint64_test_some_vector) \
    X(shmem_size_test_some_vector) \
    X(shmem_ptrdiff_test_some_vector) \
    X(shmem_short_wait) \
    X(shmem_int_wait) \
    X(shmem_long_wait) \
    X(shmem_longlong_wait) \
    X(shmem_wait) \
    X(shmem_float_collect) \
    X(shmem_double_collect) \
    X(shmem_longdouble_collect) \
    X(shmem_char_collect) \
    X(shmem_schar_collect) \
    X(shmem_short_collect) \
    X(shmem_int_collect) \
    X(shmem_long_collect) \
    X(shmem_longlong_collect) \
    X(shmem_uchar_collect) \
    X(shmem_ushort_collect) \
    X(shmem_uint_collect) \
    X(shmem_ulong_collect) \
    X(shmem_ulonglong_collect) \
    X(shmem_int8_collect) \
    X(shmem_int16_collect) \
    X(shmem_int32_collect) \
    X(shmem_int64_collect) \
    X(shmem_uint8_collect) \
    X(shmem_uint16_collect) \
    X(shmem_uint32_collect) \
    X(shmem_uint64_collect) \
    X(shmem_size_collect) \
    X(shmem_ptrdiff_collect) \
    X(shmem_collectmem) \
    X(shmem_float_fcollect) \
    X(shmem_double_fcollect) \
    X(shmem_longdouble_fcollect) \
    X(shmem_char_fcollect) \
    X(shmem_schar_fcollect) \
    X(shmem_short_fcollect) \
    X(shmem_int_fcollect) \
    X(shmem_long_fcollect) \
    X(shmem_longlong_fcollect) \
    X(shmem_uchar_fcollect) \
    X(shmem_ushort_fcollect) \
    X(shmem_uint_fcollect) \
    X(shmem_ulong_fcollect) \
    X(shmem_ulonglong_fcollect) \
    X(shmem_int8_fcollect) \
    X(shmem_int16_fcollect) \
    X(shmem_int32_fcollect) \
    X(shmem_int64_fcollect) \
    X(shmem_uint8_fcollect) \
    X(shmem_uint16_fcollect) \
    X(shmem_uint32_fcollect) \
    X(shmem_uint64_fcollect) \
    X(shmem_size_fcollect) \
    X(shmem_ptrdiff_fcollect) \
    X(shmem_fcollectmem) \
    X(shmem_collect32) \
    X(shmem_collect64) \
    X(shmem_collect4) \
    X(shmem_collect8) \
    X(shmem_fcollect32) \
    X(shmem_fcollect64) \
    X(shmem_fcollect4) \
    X(shmem_fcollect8) \
    X(shmem_float_broadcast) \
    X(shmem_double_broadcast) \
    X(shmem_longdouble_broadcast) \
    X(shmem_char_broadcast) \
    X(shmem_schar_broadcast) \
    X(shmem_short_broadcast) \
    X(shmem_int_broadcast) \
    X(shmem_long_broadcast) \
    X(shmem_longlong_broadcast) \
    X(shmem_uchar_broadcast) \
    X(shmem_ushort_broadcast) \
    X(shmem_uint_broadcast) \
    X(shmem_ulong_broadcast) \
    X(shmem_ulonglong_broadcast) \
    X(shmem_int8_broadcast) \
    X(shmem_int16_broadcast) \
    X(shmem_int32_broadcast) \
    X(shmem_int64_broadcast) \
    X(shmem_uint8_broadcast) \
    X(shmem_uint16_broadcast) \
    X(shmem_uint32_broadcast) \
    X(shmem_uint64_broadcast) \
    X(shmem_size_broadcast) \
    X(shmem_ptrdiff_broadcast) \
    X(shmem_broadcastmem) \
    X(shmem_float_alltoall) \
    X(shmem_double_alltoall) \
    X(shmem_longdouble_alltoall) \
    X(shmem_char_alltoall) \
    X(shmem_schar_alltoall) \
    X(shmem_short_alltoall) \
    X(shmem_int_alltoall) \
    X(shmem_long_alltoall) \
    X(shmem_longlong_alltoall) \
    X(shmem_uchar_alltoall) \
    X(shmem_ushort_alltoall) \
    X(shmem_uint_alltoall) \
    X(shmem_ulong_alltoall) \
    X(shmem_ulonglong_alltoall) \
    X(shmem_int8_alltoall) \
    X(shmem_int16_alltoall) \
    X(shmem_int32_alltoall) \
    X(shmem_int64_alltoall) \
    X(shmem_uint8_alltoall) \
    X(shmem_uint16_alltoall) \
    X(shmem_uint32_alltoall) \
    X(shmem_uint64_alltoall) \
    X(shmem_size_alltoall) \
    X(shmem_ptrdiff_alltoall) \
    X(shmem_alltoallmem) \
    X(shmem_float_alltoalls) \
    X(shmem_double_alltoalls) \
    X(shmem_longdouble_alltoalls) \
    X(shmem_char_alltoalls) \
    X(shmem_schar_alltoalls) \
    X(shmem_short_alltoalls) \
    X(shmem_int_alltoalls) \
    X(shmem_long_alltoalls) \
    X(shmem_longlong_alltoalls) \
    X(shmem_uchar_alltoalls) \
    X(shmem_ushort_alltoalls) \
    X(shmem_uint_alltoalls) \
    X(shmem_ulong_alltoalls) \
    X(shmem_ulonglong_alltoalls) \
    X(shmem_int8_alltoalls) \
    X(shmem_int16_alltoalls) \
    X(shmem_int32_alltoalls) \
    X(shmem_int64_alltoalls) \
    X(shmem_uint8_alltoalls) \
    X(shmem_uint16_alltoalls) \
    X(shmem_uint32_alltoalls) \
    X(shmem_uint64_alltoalls) \
    X(shmem_size_alltoalls) \
    X(shmem_ptrdiff_alltoalls) \
    X(shmem_alltoallsmem) \
    X(shmem_short_and_reduce) \
    X(shmem_int_and_reduce) \
    X(shmem_long_and_reduce) \
    X(shmem_longlong_and_reduce) \
    X(shmem_uchar_and_reduce) \
    X(shmem_ushort_and_reduce) \
    X(shmem_uint_and_reduce) \
    X(shmem_ulong_and_reduce) \
    X(shmem_ulonglong_and_reduce) \
    X(shmem_int8_and_reduce) \
    X(shmem_int16_and_reduce) \
    X(shmem_int32_and_reduce) \
    X(shmem_int64_and_reduce) \
    X(shmem_uint8_and_reduce) \
    X(shmem_uint16_and_reduce) \
    X(shmem_uint32_and_reduce) \
    X(shmem_uint64_and_reduce) \
    X(shmem_size_and_reduce) \
    X(shmem_short_or_reduce) \
    X(shmem_int_or_reduce) \
    X(shmem_long_or_reduce) \
    X(shmem_longlong_or_reduce) \
    X(shmem_uchar_or_reduce) \
    X(shmem_ushort_or_reduce) \
    X(shmem_uint_or_reduce) \
    X(shmem_ulong_or_reduce) \
    X(shmem_ulonglong_or_reduce) \
    X(shmem_int8_or_reduce) \
    X(shmem_int16_or_reduce) \
    X(shmem_int32_or_reduce) \
    X(shmem_int64_or_reduce) \
    X(shmem_uint8_or_reduce) \
    X(shmem_uint16_or_reduce) \
    X(shmem_uint32_or_reduce) \
    X(shmem_uint64_or_reduce) \
    X(shmem_size_or_reduce) \
    X(shmem_short_xor_reduce) \
    X(shmem_int_xor_reduce) \
    X(shmem_long_xor_reduce) \
    X(shmem_longlong_xor_reduce) \
    X(shmem_uchar_xor_reduce) \
    X(shmem_ushort_xor_reduce) \
    X(shmem_uint_xor_reduce) \
    X(shmem_ulong_xor_reduce) \
    X(shmem_ulonglong_xor_reduce) \
    X(shmem_int8_xor_reduce) \
    X(shmem_int16_xor_reduce) \
    X(shmem_int32_xor_reduce) \
    X(shmem_int64_xor_reduce) \
    X(shmem_uint8_xor_reduce) \
    X(shmem_uint16_xor_reduce) \
    X(shmem_uint32_xor_reduce) \
    X(shmem_uint64_xor_reduce) \
    X(shmem_size_xor_reduce) \
    X(shmem_float_max_reduce) \
    X(shmem_double_max_reduce) \
    X(shmem_longdouble_max_reduce) \
    X(shmem_char_max_reduce) \
    X(shmem_schar_max_reduce) \
    X(shmem_short_max_reduce) \
    X(shmem_int_max_reduce) \
    X(shmem_long_max_reduce) \
    X(shmem_longlong_max_reduce) \
    X(shmem_uchar_max_reduce) \
    X(shmem_ushort_max_reduce) \
    X(shmem_uint_max_reduce) \
    X(shmem_ulong_max_reduce) \
    X(shmem_ulonglong_max_reduce) \
    X(shmem_int8_max_reduce) \
    X(shmem_int16_max_reduce) \
    X(shmem_int32_max_reduce) \
    X(shmem_int64_max_reduce) \
    X(shmem_uint8_max_reduce) \
    X(shmem_uint16_max_reduce) \
    X(shmem_uint32_max_reduce) \
    X(shmem_uint64_max_reduce) \
    X(shmem_size_max_reduce) \
    X(shmem_ptrdiff_max_reduce) \
    X(shmem_float_min_reduce) \
    X(shmem_double_min_reduce) \
    X(shmem_longdouble_min_reduce) \
    X(shmem_char_min_reduce) \
    X(shmem_schar_min_reduce) \
    X(shmem_short_min_reduce) \
    X(shmem_int_min_reduce) \
    X(shmem_long_min_reduce) \
    X(shmem_longlong_min_reduce) \
    X(shmem_uchar_min_reduce) \
    X(shmem_ushort_min_reduce) \
    X(shmem_uint_min_reduce) \
    X(shmem_ulong_min_reduce) \
    X(shmem_ulonglong_min_reduce) \
    X(shmem_int8_min_reduce) \
    X(shmem_int16_min_reduce) \
    X(shmem_int32_min_reduce) \
    X(shmem_int64_min_reduce) \
    X(shmem_uint8_min_reduce) \
    X(shmem_uint16_min_reduce) \
    X(shmem_uint32_min_reduce) \
    X(shmem_uint64_min_reduce) \
    X(shmem_size_min_reduce) \
    X(shmem_ptrdiff_min_reduce) \
    X(shmem_float_sum_reduce) \
    X(shmem_double_sum_reduce) \
    X(shmem_longdouble_sum_reduce) \
    X(shmem_char_sum_reduce) \
    X(shmem_schar_sum_reduce) \
    X(shmem_short_sum_reduce) \
    X(shmem_int_sum_reduce) \
    X(shmem_long_sum_reduce) \
    X(shmem_longlong_sum_reduce) \
    X(shmem_uchar_sum_reduce) \
    X(shmem_ushort_sum_reduce) \
    X(shmem_uint_sum_reduce) \
    X(shmem_ulong_sum_reduce) \
    X(shmem_ulonglong_sum_reduce) \
    X(shmem_int8_sum_reduce) \
    X(shmem_int16_sum_reduce) \
    X(shmem_int32_sum_reduce) \
    X(shmem_int64_sum_reduce) \
    X(shmem_uint8_sum_reduce) \
    X(shmem_uint16_sum_reduce) \
    X(shmem_uint32_sum_reduce) \
    X(shmem_uint64_sum_reduce) \
    X(shmem_size_sum_reduce) \
    X(shmem_ptrdiff_sum_reduce) \
    X(shmem_complexd_sum_reduce) \
    X(shmem_complexf_sum_reduce) \
    X(shmem_float_prod_reduce) \
    X(shmem_double_prod_reduce) \
    X(shmem_longdouble_prod_reduce) \
    X(shmem_char_prod_reduce) \
    X(shmem_schar_prod_reduce) \
    X(shmem_short_prod_reduce) \
    X(shmem_int_prod_reduce) \
    X(shmem_long_prod_reduce) \
    X(shmem_longlong_prod_reduce) \
    X(shmem_uchar_prod_reduce) \
    X(shmem_ushort_prod_reduce) \
    X(shmem_uint_prod_reduce) \
    X(shmem_ulong_prod_reduce) \
    X(shmem_ulonglong_prod_reduce) \
    X(shmem_int8_prod_reduce) \
    X(shmem_int16_prod_reduce) \
    X(shmem_int32_prod_reduce) \
    X(shmem_int64_prod_reduce) \
    X(shmem_uint8_prod_reduce) \
    X(shmem_uint16_prod_reduce) \
    X(shmem_uint32_prod_reduce) \
    X(shmem_uint64_prod_reduce) \
    X(shmem_size_prod_reduce) \
    X(shmem_ptrdiff_prod_reduce) \
    X(shmem_complexd_prod_reduce) \
    X(shmem_complexf_prod_reduce) \
    X(shmem_float_sum_inscan) \
    X(shmem_double_sum_inscan) \
    X(shmem_longdouble_sum_inscan) \
    X(shmem_char_sum_inscan) \
    X(shmem_schar_sum_inscan) \
    X(shmem_short_sum_inscan) \
    X(shmem_int_sum_inscan) \
    X(shmem_long_sum_inscan) \
    X(shmem_longlong_sum_inscan) \
    X(shmem_uchar_sum_inscan) \
    X(shmem_ushort_sum_inscan) \
    X(shmem_uint_sum_inscan) \
    X(shmem_ulong_sum_inscan) \
    X(shmem_ulonglong_sum_inscan) \
    X(shmem_int8_sum_inscan) \
    X(shmem_int16_sum_inscan) \
    X(shmem_int32_sum_inscan) \
    X(shmem_int64_sum_inscan) \
    X(shmem_uint8_sum_inscan) \
    X(shmem_uint16_sum_inscan) \
    X(shmem_uint32_sum_inscan) \
    X(shmem_uint64_sum_inscan) \
    X(shmem_size_sum_inscan) \
    X(shmem_ptrdiff_sum_inscan) \
    X(shmem_complexd_sum_inscan) \
    X(shmem_complexf_sum_inscan) \
    X(shmem_float_sum_exscan) \
    X(shmem_double_sum_exscan) \
    X(shmem_longdouble_sum_exscan) \
    X(shmem_char_sum_exscan) \
    X(shmem_schar_sum_exscan) \
    X(shmem_short_sum_exscan) \
    X(shmem_int_sum_exscan) \
    X(shmem_long_sum_exscan) \
    X(shmem_longlong_sum_exscan) \
    X(shmem_uchar_sum_exscan) \
    X(shmem_ushort_sum_exscan) \
    X(shmem_uint_sum_exscan) \
    X(shmem_ulong_sum_exscan) \
    X(shmem_ulonglong_sum_exscan) \
    X(shmem_int8_sum_exscan) \
    X(shmem_int16_sum_exscan) \
    X(shmem_int32_sum_exscan) \
    X(shmem_int64_sum_exscan) \
    X(shmem_uint8_sum_exscan) \
    X(shmem_uint16_sum_exscan) \
    X(shmem_uint32_sum_exscan) \
    X(shmem_uint64_sum_exscan) \
    X(shmem_size_sum_exscan) \
    X(shmem_ptrdiff_sum_exscan) \
    X(shmem_complexd_sum_exscan) \
    X(shmem_complexf_sum_exscan) \
    X(shmem_broadcast32) \
    X(shmem_broadcast64) \
    X(shmem_alltoall32) \
    X(shmem_alltoall64) \
    X(shmem_alltoalls32) \
    X(shmem_alltoalls64) \
    X(shmem_short_and_to_all) \
    X(shmem_int_and_to_all) \
    X(shmem_long_and_to_all) \
    X(shmem_longlong_and_to_all) \
    X(shmem_short_or_to_all) \
    X(shmem_int_or_to_all) \
    X(shmem_long_or_to_all) \
    X(shmem_longlong_or_to_all) \
    X(shmem_short_xor_to_all) \
    X(shmem_int_xor_to_all) \
    X(shmem_long_xor_to_all) \
    X(shmem_longlong_xor_to_all) \
    X(shmem_short_max_to_all) \
    X(shmem_int_max_to_all) \
    X(shmem_long_max_to_all) \
    X(shmem_longlong_max_to_all) \
    X(shmem_float_max_to_all) \
    X(shmem_double_max_to_all) \
    X(shmem_longdouble_max_to_all) \
    X(shmem_short_min_to_all) \
    X(shmem_int_min_to_all) \
    X(shmem_long_min_to_all) \
    X(shmem_longlong_min_to_all) \
    X(shmem_float_min_to_all) \
    X(shmem_double_min_to_all) \
    X(shmem_longdouble_min_to_all) \
    X(shmem_short_sum_to_all) \
    X(shmem_int_sum_to_all) \
    X(shmem_long_sum_to_all) \
    X(shmem_longlong_sum_to_all) \
    X(shmem_float_sum_to_all) \
    X(shmem_double_sum_to_all) \
    X(shmem_longdouble_sum_to_all) \
    X(shmem_complexd_sum_to_all) \
    X(shmem_complexf_sum_to_all) \
    X(shmem_short_prod_to_all) \
    X(shmem_int_prod_to_all) \
    X(shmem_long_prod_to_all) \
    X(shmem_longlong_prod_to_all) \
    X(shmem_float_prod_to_all) \
    X(shmem_double_prod_to_all) \
    X(shmem_longdouble_prod_to_all) \
    X(shmem_complexd_prod_to_all) \
    X(shmem_complexf_prod_to_all) \
    X(shmem_set_lock) \
    X(shmem_clear_lock) \
    X(shmem_test_lock) \
    X(shmem_set_cache_inv) \
    X(shmem_set_cache_line_inv) \
    X(shmem_clear_cache_inv) \
    X(shmem_clear_cache_line_inv) \
    X(shmem_udcflush) \
    X(shmem_udcflush_line) \
    X(start_pes) \
    X(_my_pe) \
    X(_num_pes) \
    X(shmalloc) \
    X(shmemalign) \
    X(shrealloc) \
    X(shfree) \
    X(shmem_wait_until)

#define SHMEMX_ROUTINES(X) \
    X(shmemx_float_ibput) \
    X(shmemx_double_ibput) \
    X(shmemx_longdouble_ibput) \
    X(shmemx_char_ibput) \
    X(shmemx_schar_ibput) \
    X(shmemx_short_ibput) \
    X(shmemx_int_ibput) \
    X(shmemx_long_ibput) \
    X(shmemx_longlong_ibput) \
    X(shmemx_uchar_ibput) \
    X(shmemx_ushort_ibput) \
    X(shmemx_uint_ibput) \
    X(shmemx_ulong_ibput) \
    X(shmemx_ulonglong_ibput) \
    X(shmemx_int8_ibput) \
    X(shmemx_int16_ibput) \
    X(shmemx_int32_ibput) \
    X(shmemx_int64_ibput) \
    X(shmemx_uint8_ibput) \
    X(shmemx_uint16_ibput) \
    X(shmemx_uint32_ibput) \
    X(shmemx_uint64_ibput) \
    X(shmemx_size_ibput) \
    X(shmemx_ptrdiff_ibput) \
    X(shmemx_ibput8) \
    X(shmemx_ibput16) \
    X(shmemx_ibput32) \
    X(shmemx_ibput64) \
    X(shmemx_ibput128) \
    X(shmemx_ctx_float_ibput) \
    X(shmemx_ctx_double_ibput) \
    X(shmemx_ctx_longdouble_ibput) \
    X(shmemx_ctx_char_ibput) \
    X(shmemx_ctx_schar_ibput) \
    X(shmemx_ctx_short_ibput) \
    X(shmemx_ctx_int_ibput) \
    X(shmemx_ctx_long_ibput) \
    X(shmemx_ctx_longlong_ibput) \
    X(shmemx_ctx_uchar_ibput) \
    X(shmemx_ctx_ushort_ibput) \
    X(shmemx_ctx_uint_ibput) \
    X(shmemx_ctx_ulong_ibput) \
    X(shmemx_ctx_ulonglong_ibput) \
    X(shmemx_ctx_int8_ibput) \
    X(shmemx_ctx_int16_ibput) \
    X(shmemx_ctx_int32_ibput) \
    X(shmemx_ctx_int64_ibput) \
    X(shmemx_ctx_uint8_ibput) \
    X(shmemx_ctx_uint16_ibput) \
    X(shmemx_ctx_uint32_ibput) \
    X(shmemx_ctx_uint64_ibput) \
    X(shmemx_ctx_size_ibput) \
    X(shmemx_ctx_ptrdiff_ibput) \
    X(shmemx_ctx_ibput8) \
    X(shmemx_ctx_ibput16) \
    X(shmemx_ctx_ibput32) \
    X(shmemx_ctx_ibput64) \
    X(shmemx_ctx_ibput128) \
    X(shmemx_float_ibget) \
    X(shmemx_double_ibget) \
    X(shmemx_longdouble_ibget) \
    X(shmemx_char_ibget) \
    X(shmemx_schar_ibget) \
    X(shmemx_short_ibget) \
    X(shmemx_int_ibget) \
    X(shmemx_long_ibget) \
    X(shmemx_longlong_ibget) \
    X(shmemx_uchar_ibget) \
    X(shmemx_ushort_ibget) \
    X(shmemx_uint_ibget) \
    X(shmemx_ulong_ibget) \
    X(shmemx_ulonglong_ibget) \
    X(shmemx_int8_ibget) \
    X(shmemx_int16_ibget) \
    X(shmemx_int32_ibget) \
    X(shmemx_int64_ibget) \
    X(shmemx_uint8_ibget) \
    X(shmemx_uint16_ibget) \
    X(shmemx_uint32_ibget) \
    X(shmemx_uint64_ibget) \
    X(shmemx_size_ibget) \
    X(shmemx_ptrdiff_ibget) \
    X(shmemx_ibget8) \
    X(shmemx_ibget16) \
    X(shmemx_ibget32) \
    X(shmemx_ibget64) \
    X(shmemx_ibget128) \
    X(shmemx_ctx_float_ibget) \
    X(shmemx_ctx_double_ibget) \
    X(shmemx_ctx_longdouble_ibget) \
    X(shmemx_ctx_char_ibget) \
    X(shmemx_ctx_schar_ibget) \
    X(shmemx_ctx_short_ibget) \
    X(shmemx_ctx_int_ibget) \
    X(shmemx_ctx_long_ibget) \
    X(shmemx_ctx_longlong_ibget) \
    X(shmemx_ctx_uchar_ibget) \
    X(shmemx_ctx_ushort_ibget) \
    X(shmemx_ctx_uint_ibget) \
    X(shmemx_ctx_ulong_ibget) \
    X(shmemx_ctx_ulonglong_ibget) \
    X(shmemx_ctx_int8_ibget) \
    X(shmemx_ctx_int16_ibget) \
    X(shmemx_ctx_int32_ibget) \
    X(shmemx_ctx_int64_ibget) \
    X(shmemx_ctx_uint8_ibget) \
    X(shmemx_ctx_uint16_ibget) \
    X(shmemx_ctx_uint32_ibget) \
    X(shmemx_ctx_uint64_ibget) \
    X(shmemx_ctx_size_ibget) \
    X(shmemx_ctx_ptrdiff_ibget) \
    X(shmemx_ctx_ibget8) \
    X(shmemx_ctx_ibget16) \
    X(shmemx_ctx_ibget32) \
    X(shmemx_ctx_ibget64) \
    X(shmemx_ctx_ibget128) \
    X(shmemx_signal_set) \
    X(shmemx_ctx_signal_set) \
    X(shmemx_signal_add) \
    X(shmemx_ctx_signal_add) \
    X(shmemx_float_sum_inscan) \
    X(shmemx_double_sum_inscan) \
    X(shmemx_longdouble_sum_inscan) \
    X(shmemx_char_sum_inscan) \
    X(shmemx_schar_sum_inscan) \
    X(shmemx_short_sum_inscan) \
    X(shmemx_int_sum_inscan) \
    X(shmemx_long_sum_inscan) \
    X(shmemx_longlong_sum_inscan) \
    X(shmemx_uchar_sum_inscan) \
    X(shmemx_ushort_sum_inscan) \
    X(shmemx_uint_sum_inscan) \
    X(shmemx_ulong_sum_inscan) \
    X(shmemx_ulonglong_sum_inscan) \
    X(shmemx_int8_sum_inscan) \
    X(shmemx_int16_sum_inscan) \
    X(shmemx_int32_sum_inscan) \
    X(shmemx_int64_sum_inscan) \
    X(shmemx_uint8_sum_inscan) \
    X(shmemx_uint16_sum_inscan) \
    X(shmemx_uint32_sum_inscan) \
    X(shmemx_uint64_sum_inscan) \
    X(shmemx_size_sum_inscan) \
    X(shmemx_ptrdiff_sum_inscan) \
    X(shmemx_complexd_sum_inscan) \
    X(shmemx_complexf_sum_inscan) \
    X(shmemx_float_sum_exscan) \
    X(shmemx_double_sum_exscan) \
    X(shmemx_longdouble_sum_exscan) \
    X(shmemx_char_sum_exscan) \
    X(shmemx_schar_sum_exscan) \
    X(shmemx_short_sum_exscan) \
    X(shmemx_int_sum_exscan) \
    X(shmemx_long_sum_exscan) \
    X(shmemx_longlong_sum_exscan) \
    X(shmemx_uchar_sum_exscan) \
    X(shmemx_ushort_sum_exscan) \
    X(shmemx_uint_sum_exscan) \
    X(shmemx_ulong_sum_exscan) \
    X(shmemx_ulonglong_sum_exscan) \
    X(shmemx_int8_sum_exscan) \
    X(shmemx_int16_sum_exscan) \
    X(shmemx_int32_sum_exscan) \
    X(shmemx_int64_sum_exscan) \
    X(shmemx_uint8_sum_exscan) \
    X(shmemx_uint16_sum_exscan) \
    X(shmemx_uint32_sum_exscan) \
    X(shmemx_uint64_sum_exscan) \
    X(shmemx_size_sum_exscan) \
    X(shmemx_ptrdiff_sum_exscan) \
    X(shmemx_complexd_sum_exscan) \
    X(shmemx_complexf_sum_exscan)

#define ISHMEM_ROUTINES(X) \
    X(ishmem_init) \
    X(ishmem_init_thread) \
    X(ishmem_query_thread) \
    X(ishmem_finalize) \
    X(ishmem_global_exit) \
    X(ishmem_my_pe) \
    X(ishmem_n_pes) \
    X(ishmem_info_get_version) \
    X(ishmem_info_get_name) \
    X(ishmem_ptr) \
    X(ishmem_malloc) \
    X(ishmem_calloc) \
    X(ishmem_align) \
    X(ishmem_free) \
    X(ishmem_team_my_pe) \
    X(ishmem_team_n_pes) \
    X(ishmem_team_get_config) \
    X(ishmem_team_translate_pe) \
    X(ishmem_team_split_strided) \
    X(ishmem_team_split_2d) \
    X(ishmem_team_destroy) \
    X(ishmem_fence) \
    X(ishmem_quiet) \
    X(ishmem_barrier_all) \
    X(ishmem_sync_all) \
    X(ishmem_team_sync) \
    X(ishmem_float_put) \
    X(ishmem_double_put) \
    X(ishmem_char_put) \
    X(ishmem_schar_put) \
    X(ishmem_short_put) \
    X(ishmem_int_put) \
    X(ishmem_long_put) \
    X(ishmem_longlong_put) \
    X(ishmem_uchar_put) \
    X(ishmem_ushort_put) \
    X(ishmem_uint_put) \
    X(ishmem_ulong_put) \
    X(ishmem_ulonglong_put) \
    X(ishmem_int8_put) \
    X(ishmem_int16_put) \
    X(ishmem_int32_put) \
    X(ishmem_int64_put) \
    X(ishmem_uint8_put) \
    X(ishmem_uint16_put) \
    X(ishmem_uint32_put) \
    X(ishmem_uint64_put) \
    X(ishmem_size_put) \
    X(ishmem_ptrdiff_put) \
    X(ishmem_put8) \
    X(ishmem_put16) \
    X(ishmem_put32) \
    X(ishmem_put64) \
    X(ishmem_put128) \
    X(ishmem_putmem) \
    X(ishmem_float_p) \
    X(ishmem_double_p) \
    X(ishmem_char_p) \
    X(ishmem_schar_p) \
    X(ishmem_short_p) \
    X(ishmem_int_p) \
    X(ishmem_long_p) \
    X(ishmem_longlong_p) \
    X(ishmem_uchar_p) \
    X(ishmem_ushort_p) \
    X(ishmem_uint_p) \
    X(ishmem_ulong_p) \
    X(ishmem_ulonglong_p) \
    X(ishmem_int8_p) \
    X(ishmem_int16_p) \
    X(ishmem_int32_p) \
    X(ishmem_int64_p) \
    X(ishmem_uint8_p) \
    X(ishmem_uint16_p) \
    X(ishmem_uint32_p) \
    X(ishmem_uint64_p) \
    X(ishmem_size_p) \
    X(ishmem_ptrdiff_p) \
    X(ishmem_float_iput) \
    X(ishmem_double_iput) \
    X(ishmem_char_iput) \
    X(ishmem_schar_iput) \
    X(ishmem_short_iput) \
    X(ishmem_int_iput) \
    X(ishmem_long_iput) \
    X(ishmem_longlong_iput) \
    X(ishmem_uchar_iput) \
    X(ishmem_ushort_iput) \
    X(ishmem_uint_iput) \
    X(ishmem_ulong_iput) \
    X(ishmem_ulonglong_iput) \
    X(ishmem_int8_iput) \
    X(ishmem_int16_iput) \
    X(ishmem_int32_iput) \
    X(ishmem_int64_iput) \
    X(ishmem_uint8_iput) \
    X(ishmem_uint16_iput) \
    X(ishmem_uint32_iput) \
    X(ishmem_uint64_iput) \
    X(ishmem_size_iput) \
    X(ishmem_ptrdiff_iput) \
    X(ishmem_iput8) \
    X(ishmem_iput16) \
    X(ishmem_iput32) \
    X(ishmem_iput64) \
    X(ishmem_iput128) \
    X(ishmem_float_get) \
    X(ishmem_double_get) \
    X(ishmem_char_get) \
    X(ishmem_schar_get) \
    X(ishmem_short_get) \
    X(ishmem_int_get) \
    X(ishmem_long_get) \
    X(ishmem_longlong_get) \
    X(ishmem_uchar_get) \
    X(ishmem_ushort_get) \
    X(ishmem_uint_get) \
    X(ishmem_ulong_get) \
    X(ishmem_ulonglong_get) \
    X(ishmem_int8_get) \
    X(ishmem_int16_get) \
    X(ishmem_int32_get) \
    X(ishmem_int64_get) \
    X(ishmem_uint8_get) \
    X(ishmem_uint16_get) \
    X(ishmem_uint32_get) \
    X(ishmem_uint64_get) \
    X(ishmem_size_get) \
    X(ishmem_ptrdiff_get) \
    X(ishmem_get8) \
    X(ishmem_get16) \
    X(ishmem_get32) \
    X(ishmem_get64) \
    X(ishmem_get128) \
    X(ishmem_getmem) \
    X(ishmem_float_g) \
    X(ishmem_double_g) \
    X(ishmem_char_g) \
    X(ishmem_schar_g) \
    X(ishmem_short_g) \
    X(ishmem_int_g) \
    X(ishmem_long_g) \
    X(ishmem_longlong_g) \
    X(ishmem_uchar_g) \
    X(ishmem_ushort_g) \
    X(ishmem_uint_g) \
    X(ishmem_ulong_g) \
    X(ishmem_ulonglong_g) \
    X(ishmem_int8_g) \
    X(ishmem_int16_g) \
    X(ishmem_int32_g) \
    X(ishmem_int64_g) \
    X(ishmem_uint8_g) \
    X(ishmem_uint16_g) \
    X(ishmem_uint32_g) \
    X(ishmem_uint64_g) \
    X(ishmem_size_g) \
    X(ishmem_ptrdiff_g) \
    X(ishmem_float_iget) \
    X(ishmem_double_iget) \
    X(ishmem_char_iget) \
    X(ishmem_schar_iget) \
    X(ishmem_short_iget) \
    X(ishmem_int_iget) \
    X(ishmem_long_iget) \
    X(ishmem_longlong_iget) \
    X(ishmem_uchar_iget) \
    X(ishmem_ushort_iget) \
    X(ishmem_uint_iget) \
    X(ishmem_ulong_iget) \
    X(ishmem_ulonglong_iget) \
    X(ishmem_int8_iget) \
    X(ishmem_int16_iget) \
    X(ishmem_int32_iget) \
    X(ishmem_int64_iget) \
    X(ishmem_uint8_iget) \
    X(ishmem_uint16_iget) \
    X(ishmem_uint32_iget) \
    X(ishmem_uint64_iget) \
    X(ishmem_size_iget) \
    X(ishmem_ptrdiff_iget) \
    X(ishmem_iget8) \
    X(ishmem_iget16) \
    X(ishmem_iget32) \
    X(ishmem_iget64) \
    X(ishmem_iget128) \
    X(ishmem_float_put_nbi) \
    X(ishmem_double_put_nbi) \
    X(ishmem_char_put_nbi) \
    X(ishmem_schar_put_nbi) \
    X(ishmem_short_put_nbi) \
    X(ishmem_int_put_nbi) \
    X(ishmem_long_put_nbi) \
    X(ishmem_longlong_put_nbi) \
    X(ishmem_uchar_put_nbi) \
    X(ishmem_ushort_put_nbi) \
    X(ishmem_uint_put_nbi) \
    X(ishmem_ulong_put_nbi) \
    X(ishmem_ulonglong_put_nbi) \
    X(ishmem_int8_put_nbi) \
    X(ishmem_int16_put_nbi) \
    X(ishmem_int32_put_nbi) \
    X(ishmem_int64_put_nbi) \
    X(ishmem_uint8_put_nbi) \
    X(ishmem_uint16_put_nbi) \
    X(ishmem_uint32_put_nbi) \
    X(ishmem_uint64_put_nbi) \
    X(ishmem_size_put_nbi) \
    X(ishmem_ptrdiff_put_nbi) \
    X(ishmem_put8_nbi) \
    X(ishmem_put16_nbi) \
    X(ishmem_put32_nbi) \
    X(ishmem_put64_nbi) \
    X(ishmem_put128_nbi) \
    X(ishmem_putmem_nbi) \
    X(ishmem_float_get_nbi) \
    X(ishmem_double_get_nbi) \
    X(ishmem_char_get_nbi) \
    X(ishmem_schar_get_nbi) \
    X(ishmem_short_get_nbi) \
    X(ishmem_int_get_nbi) \
    X(ishmem_long_get_nbi) \
    X(ishmem_longlong_get_nbi) \
    X(ishmem_uchar_get_nbi) \
    X(ishmem_ushort_get_nbi) \
    X(ishmem_uint_get_nbi) \
    X(ishmem_ulong_get_nbi) \
    X(ishmem_ulonglong_get_nbi) \
    X(ishmem_int8_get_nbi) \
    X(ishmem_int16_get_nbi) \
    X(ishmem_int32_get_nbi) \
    X(ishmem_int64_get_nbi) \
    X(ishmem_uint8_get_nbi) \
    X(ishmem_uint16_get_nbi) \
    X(ishmem_uint32_get_nbi) \
    X(ishmem_uint64_get_nbi) \
    X(ishmem_size_get_nbi) \
    X(ishmem_ptrdiff_get_nbi) \
    X(ishmem_get8_nbi) \
    X(ishmem_get16_nbi) \
    X(ishmem_get32_nbi) \
    X(ishmem_get64_nbi) \
    X(ishmem_get128_nbi) \
    X(ishmem_getmem_nbi) \
    X(ishmem_float_atomic_fetch) \
    X(ishmem_double_atomic_fetch) \
    X(ishmem_int_atomic_fetch) \
    X(ishmem_long_atomic_fetch) \
    X(ishmem_longlong_atomic_fetch) \
    X(ishmem_uint_atomic_fetch) \
    X(ishmem_ulong_atomic_fetch) \
    X(ishmem_ulonglong_atomic_fetch) \
    X(ishmem_int32_atomic_fetch) \
    X(ishmem_int64_atomic_fetch) \
    X(ishmem_uint32_atomic_fetch) \
    X(ishmem_uint64_atomic_fetch) \
    X(ishmem_size_atomic_fetch) \
    X(ishmem_ptrdiff_atomic_fetch) \
    X(ishmem_schar_atomic_fetch) \
    X(ishmem_float_atomic_set) \
    X(ishmem_double_atomic_set) \
    X(ishmem_int_atomic_set) \
    X(ishmem_long_atomic_set) \
    X(ishmem_longlong_atomic_set) \
    X(ishmem_uint_atomic_set) \
    X(ishmem_ulong_atomic_set) \
    X(ishmem_ulonglong_atomic_set) \
    X(ishmem_int32_atomic_set) \
    X(ishmem_int64_atomic_set) \
    X(ishmem_uint32_atomic_set) \
    X(ishmem_uint64_atomic_set) \
    X(ishmem_size_atomic_set) \
    X(ishmem_ptrdiff_atomic_set) \
    X(ishmem_schar_atomic_set) \
    X(ishmem_int_atomic_compare_swap) \
    X(ishmem_long_atomic_compare_swap) \
    X(ishmem_longlong_atomic_compare_swap) \
    X(ishmem_uint_atomic_compare_swap) \
    X(ishmem_ulong_atomic_compare_swap) \
    X(ishmem_ulonglong_atomic_compare_swap) \
    X(ishmem_int32_atomic_compare_swap) \
    X(ishmem_int64_atomic_compare_swap) \
    X(ishmem_uint32_atomic_compare_swap) \
    X(ishmem_uint64_atomic_compare_swap) \
    X(ishmem_size_atomic_compare_swap) \
    X(ishmem_ptrdiff_atomic_compare_swap) \
    X(ishmem_schar_atomic_compare_swap) \
    X(ishmem_float_atomic_swap) \
    X(ishmem_double_atomic_swap) \
    X(ishmem_int_atomic_swap) \
    X(ishmem_long_atomic_swap) \
    X(ishmem_longlong_atomic_swap) \
    X(ishmem_uint_atomic_swap) \
    X(ishmem_ulong_atomic_swap) \
    X(ishmem_ulonglong_atomic_swap) \
    X(ishmem_int32_atomic_swap) \
    X(ishmem_int64_atomic_swap) \
    X(ishmem_uint32_atomic_swap) \
    X(ishmem_uint64_atomic_swap) \
    X(ishmem_size_atomic_swap) \
    X(ishmem_ptrdiff_atomic_swap) \
    X(ishmem_schar_atomic_swap) \
    X(ishmem_int_atomic_fetch_inc) \
    X(ishmem_long_atomic_fetch_inc) \
    X(ishmem_longlong_atomic_fetch_inc) \
    X(ishmem_uint_atomic_fetch_inc) \
    X(ishmem_ulong_atomic_fetch_inc) \
    X(ishmem_ulonglong_atomic_fetch_inc) \
    X(ishmem_int32_atomic_fetch_inc) \
    X(ishmem_int64_atomic_fetch_inc) \
    X(ishmem_uint32_atomic_fetch_inc) \
    X(ishmem_uint64_atomic_fetch_inc) \
    X(ishmem_size_atomic_fetch_inc) \
    X(ishmem_ptrdiff_atomic_fetch_inc) \
    X(ishmem_schar_atomic_fetch_inc) \
    X(ishmem_int_atomic_inc) \
    X(ishmem_long_atomic_inc) \
    X(ishmem_longlong_atomic_inc) \
    X(ishmem_uint_atomic_inc) \
    X(ishmem_ulong_atomic_inc) \
    X(ishmem_ulonglong_atomic_inc) \
    X(ishmem_int32_atomic_inc) \
    X(ishmem_int64_atomic_inc) \
    X(ishmem_uint32_atomic_inc) \
    X(ishmem_uint64_atomic_inc) \
    X(ishmem_size_atomic_inc) \
    X(ishmem_ptrdiff_atomic_inc) \
    X(ishmem_schar_atomic_inc) \
    X(ishmem_int_atomic_fetch_add) \
    X(ishmem_long_atomic_fetch_add) \
    X(ishmem_longlong_atomic_fetch_add) \
    X(ishmem_uint_atomic_fetch_add) \
    X(ishmem_ulong_atomic_fetch_add) \
    X(ishmem_ulonglong_atomic_fetch_add) \
    X(ishmem_int32_atomic_fetch_add) \
    X(ishmem_int64_atomic_fetch_add) \
    X(ishmem_uint32_atomic_fetch_add) \
    X(ishmem_uint64_atomic_fetch_add) \
    X(ishmem_size_atomic_fetch_add) \
    X(ishmem_ptrdiff_atomic_fetch_add) \
    X(ishmem_schar_atomic_fetch_add) \
    X(ishmem_int_atomic_add) \
    X(ishmem_long_atomic_add) \
    X(ishmem_longlong_atomic_add) \
    X(ishmem_uint_atomic_add) \
    X(ishmem_ulong_atomic_add) \
    X(ishmem_ulonglong_atomic_add) \
    X(ishmem_int32_atomic_add) \
    X(ishmem_int64_atomic_add) \
    X(ishmem_uint32_atomic_add) \
    X(ishmem_uint64_atomic_add) \
    X(ishmem_size_atomic_add) \
    X(ishmem_ptrdiff_atomic_add) \
    X(ishmem_schar_atomic_add) \
    X(ishmem_uint_atomic_fetch_and) \
    X(ishmem_ulong_atomic_fetch_and) \
    X(ishmem_ulonglong_atomic_fetch_and) \
    X(ishmem_int32_atomic_fetch_and) \
    X(ishmem_int64_atomic_fetch_and) \
    X(ishmem_uint32_atomic_fetch_and) \
    X(ishmem_uint64_atomic_fetch_and) \
    X(ishmem_schar_atomic_fetch_and) \
    X(ishmem_uint_atomic_and) \
    X(ishmem_ulong_atomic_and) \
    X(ishmem_ulonglong_atomic_and) \
    X(ishmem_int32_atomic_and) \
    X(ishmem_int64_atomic_and) \
    X(ishmem_uint32_atomic_and) \
    X(ishmem_uint64_atomic_and) \
    X(ishmem_schar_atomic_and) \
    X(ishmem_uint_atomic_fetch_or) \
    X(ishmem_ulong_atomic_fetch_or) \
    X(ishmem_ulonglong_atomic_fetch_or) \
    X(ishmem_int32_atomic_fetch_or) \
    X(ishmem_int64_atomic_fetch_or) \
    X(ishmem_uint32_atomic_fetch_or) \
    X(ishmem_uint64_atomic_fetch_or) \
    X(ishmem_schar_atomic_fetch_or) \
    X(ishmem_uint_atomic_or) \
    X(ishmem_ulong_atomic_or) \
    X(ishmem_ulonglong_atomic_or) \
    X(ishmem_int32_atomic_or) \
    X(ishmem_int64_atomic_or) \
    X(ishmem_uint32_atomic_or) \
    X(ishmem_uint64_atomic_or) \
    X(ishmem_schar_atomic_or) \
    X(ishmem_uint_atomic_fetch_xor) \
    X(ishmem_ulong_atomic_fetch_xor) \
    X(ishmem_ulonglong_atomic_fetch_xor) \
    X(ishmem_int32_atomic_fetch_xor) \
    X(ishmem_int64_atomic_fetch_xor) \
    X(ishmem_uint32_atomic_fetch_xor) \
    X(ishmem_uint64_atomic_fetch_xor) \
    X(ishmem_schar_atomic_fetch_xor) \
    X(ishmem_uint_atomic_xor) \
    X(ishmem_ulong_atomic_xor) \
    X(ishmem_ulonglong_atomic_xor) \
    X(ishmem_int32_atomic_xor) \
    X(ishmem_int64_atomic_xor) \
    X(ishmem_uint32_atomic_xor) \
    X(ishmem_uint64_atomic_xor) \
    X(ishmem_schar_atomic_xor) \
    X(ishmem_float_atomic_fetch_nbi) \
    X(ishmem_double_atomic_fetch_nbi) \
    X(ishmem_int_atomic_fetch_nbi) \
    X(ishmem_long_atomic_fetch_nbi) \
    X(ishmem_longlong_atomic_fetch_nbi) \
    X(ishmem_uint_atomic_fetch_nbi) \
    X(ishmem_ulong_atomic_fetch_nbi) \
    X(ishmem_ulonglong_atomic_fetch_nbi) \
    X(ishmem_int32_atomic_fetch_nbi) \
    X(ishmem_int64_atomic_fetch_nbi) \
    X(ishmem_uint32_atomic_fetch_nbi) \
    X(ishmem_uint64_atomic_fetch_nbi) \
    X(ishmem_size_atomic_fetch_nbi) \
    X(ishmem_ptrdiff_atomic_fetch_nbi) \
    X(ishmem_schar_atomic_fetch_nbi) \
    X(ishmem_int_atomic_compare_swap_nbi) \
    X(ishmem_long_atomic_compare_swap_nbi) \
    X(ishmem_longlong_atomic_compare_swap_nbi) \
    X(ishmem_uint_atomic_compare_swap_nbi) \
    X(ishmem_ulong_atomic_compare_swap_nbi) \
    X(ishmem_ulonglong_atomic_compare_swap_nbi) \
    X(ishmem_int32_atomic_compare_swap_nbi) \
    X(ishmem_int64_atomic_compare_swap_nbi) \
    X(ishmem_uint32_atomic_compare_swap_nbi) \
    X(ishmem_uint64_atomic_compare_swap_nbi) \
    X(ishmem_size_atomic_compare_swap_nbi) \
    X(ishmem_ptrdiff_atomic_compare_swap_nbi) \
    X(ishmem_schar_atomic_compare_swap_nbi) \
    X(ishmem_float_atomic_swap_nbi) \
    X(ishmem_double_atomic_swap_nbi) \
    X(ishmem_int_atomic_swap_nbi) \
    X(ishmem_long_atomic_swap_nbi) \
    X(ishmem_longlong_atomic_swap_nbi) \
    X(ishmem_uint_atomic_swap_nbi) \
    X(ishmem_ulong_atomic_swap_nbi) \
    X(ishmem_ulonglong_atomic_swap_nbi) \
    X(ishmem_int32_atomic_swap_nbi) \
    X(ishmem_int64_atomic_swap_nbi) \
    X(ishmem_uint32_atomic_swap_nbi) \
    X(ishmem_uint64_atomic_swap_nbi) \
    X(ishmem_size_atomic_swap_nbi) \
    X(ishmem_ptrdiff_atomic_swap_nbi) \
    X(ishmem_schar_atomic_swap_nbi) \
    X(ishmem_int_atomic_fetch_inc_nbi) \
    X(ishmem_long_atomic_fetch_inc_nbi) \
    X(ishmem_longlong_atomic_fetch_inc_nbi) \
    X(ishmem_uint_atomic_fetch_inc_nbi) \
    X(ishmem_ulong_atomic_fetch_inc_nbi) \
    X(ishmem_ulonglong_atomic_fetch_inc_nbi) \
    X(ishmem_int32_atomic_fetch_inc_nbi) \
    X(ishmem_int64_atomic_fetch_inc_nbi) \
    X(ishmem_uint32_atomic_fetch_inc_nbi) \
    X(ishmem_uint64_atomic_fetch_inc_nbi) \
    X(ishmem_size_atomic_fetch_inc_nbi) \
    X(ishmem_ptrdiff_atomic_fetch_inc_nbi) \
    X(ishmem_schar_atomic_fetch_inc_nbi) \
    X(ishmem_int_atomic_fetch_add_nbi) \
    X(ishmem_long_atomic_fetch_add_nbi) \
    X(ishmem_longlong_atomic_fetch_add_nbi) \
    X(ishmem_uint_atomic_fetch_add_nbi) \
    X(ishmem_ulong_atomic_fetch_add_nbi) \
    X(ishmem_ulonglong_atomic_fetch_add_nbi) \
    X(ishmem_int32_atomic_fetch_add_nbi) \
    X(ishmem_int64_atomic_fetch_add_nbi) \
    X(ishmem_uint32_atomic_fetch_add_nbi) \
    X(ishmem_uint64_atomic_fetch_add_nbi) \
    X(ishmem_size_atomic_fetch_add_nbi) \
    X(ishmem_ptrdiff_atomic_fetch_add_nbi) \
    X(ishmem_schar_atomic_fetch_add_nbi) \
    X(ishmem_uint_atomic_fetch_and_nbi) \
    X(ishmem_ulong_atomic_fetch_and_nbi) \
    X(ishmem_ulonglong_atomic_fetch_and_nbi) \
    X(ishmem_int32_atomic_fetch_and_nbi) \
    X(ishmem_int64_atomic_fetch_and_nbi) \
    X(ishmem_uint32_atomic_fetch_and_nbi) \
    X(ishmem_uint64_atomic_fetch_and_nbi) \
    X(ishmem_schar_atomic_fetch_and_nbi) \
    X(ishmem_uint_atomic_fetch_or_nbi) \
    X(ishmem_ulong_atomic_fetch_or_nbi) \
    X(ishmem_ulonglong_atomic_fetch_or_nbi) \
    X(ishmem_int32_atomic_fetch_or_nbi) \
    X(ishmem_int64_atomic_fetch_or_nbi) \
    X(ishmem_uint32_atomic_fetch_or_nbi) \
    X(ishmem_uint64_atomic_fetch_or_nbi) \
    X(ishmem_schar_atomic_fetch_or_nbi) \
    X(ishmem_uint_atomic_fetch_xor_nbi) \
    X(ishmem_ulong_atomic_fetch_xor_nbi) \
    X(ishmem_ulonglong_atomic_fetch_xor_nbi) \
    X(ishmem_int32_atomic_fetch_xor_nbi) \
    X(ishmem_int64_atomic_fetch_xor_nbi) \
    X(ishmem_uint32_atomic_fetch_xor_nbi) \
    X(ishmem_uint64_atomic_fetch_xor_nbi) \
    X(ishmem_schar_atomic_fetch_xor_nbi) \
    X(ishmem_float_put_signal) \
    X(ishmem_double_put_signal) \
    X(ishmem_char_put_signal) \
    X(ishmem_schar_put_signal) \
    X(ishmem_short_put_signal) \
    X(ishmem_int_put_signal) \
    X(ishmem_long_put_signal) \
    X(ishmem_longlong_put_signal) \
    X(ishmem_uchar_put_signal) \
    X(ishmem_ushort_put_signal) \
    X(ishmem_uint_put_signal) \
    X(ishmem_ulong_put_signal) \
    X(ishmem_ulonglong_put_signal) \
    X(ishmem_int8_put_signal) \
    X(ishmem_int16_put_signal) \
    X(ishmem_int32_put_signal) \
    X(ishmem_int64_put_signal) \
    X(ishmem_uint8_put_signal) \
    X(ishmem_uint16_put_signal) \
    X(ishmem_uint32_put_signal) \
    X(ishmem_uint64_put_signal) \
    X(ishmem_size_put_signal) \
    X(ishmem_ptrdiff_put_signal) \
    X(ishmem_put8_signal) \
    X(ishmem_put16_signal) \
    X(ishmem_put32_signal) \
    X(ishmem_put64_signal) \
    X(ishmem_put128_signal) \
    X(ishmem_putmem_signal) \
    X(ishmem_float_put_signal_nbi) \
    X(ishmem_double_put_signal_nbi) \
    X(ishmem_char_put_signal_nbi) \
    X(ishmem_schar_put_signal_nbi) \
    X(ishmem_short_put_signal_nbi) \
    X(ishmem_int_put_signal_nbi) \
    X(ishmem_long_put_signal_nbi) \
    X(ishmem_longlong_put_signal_nbi) \
    X(ishmem_uchar_put_signal_nbi) \
    X(ishmem_ushort_put_signal_nbi) \
    X(ishmem_uint_put_signal_nbi) \
    X(ishmem_ulong_put_signal_nbi) \
    X(ishmem_ulonglong_put_signal_nbi) \
    X(ishmem_int8_put_signal_nbi) \
    X(ishmem_int16_put_signal_nbi) \
    X(ishmem_int32_put_signal_nbi) \
    X(ishmem_int64_put_signal_nbi) \
    X(ishmem_uint8_put_signal_nbi) \
    X(ishmem_uint16_put_signal_nbi) \
    X(ishmem_uint32_put_signal_nbi) \
    X(ishmem_uint64_put_signal_nbi) \
    X(ishmem_size_put_signal_nbi) \
    X(ishmem_ptrdiff_put_signal_nbi) \
    X(ishmem_put8_signal_nbi) \
    X(ishmem_put16_signal_nbi) \
    X(ishmem_put32_signal_nbi) \
    X(ishmem_put64_signal_nbi) \
    X(ishmem_put128_signal_nbi) \
    X(ishmem_putmem_signal_nbi) \
    X(ishmem_signal_fetch) \
    X(ishmem_signal_wait_until) \
    X(ishmem_int_wait_until) \
    X(ishmem_long_wait_until) \
    X(ishmem_longlong_wait_until) \
    X(ishmem_uint_wait_until) \
    X(ishmem_ulong_wait_until) \
    X(ishmem_ulonglong_wait_until) \
    X(ishmem_int32_wait_until) \
    X(ishmem_int64_wait_until) \
    X(ishmem_uint32_wait_until) \
    X(ishmem_uint64_wait_until) \
    X(ishmem_size_wait_until) \
    X(ishmem_ptrdiff_wait_until) \
    X(ishmem_int_wait_until_all) \
    X(ishmem_long_wait_until_all) \
    X(ishmem_longlong_wait_until_all) \
    X(ishmem_uint_wait_until_all) \
    X(ishmem_ulong_wait_until_all) \
    X(ishmem_ulonglong_wait_until_all) \
    X(ishmem_int32_wait_until_all) \
    X(ishmem_int64_wait_until_all) \
    X(ishmem_uint32_wait_until_all) \
    X(ishmem_uint64_wait_until_all) \
    X(ishmem_size_wait_until_all) \
    X(ishmem_ptrdiff_wait_until_all) \
    X(ishmem_int_wait_until_any) \
    X(ishmem_long_wait_until_any) \
    X(ishmem_longlong_wait_until_any) \
    X(ishmem_uint_wait_until_any) \
    X(ishmem_ulong_wait_until_any) \
    X(ishmem_ulonglong_wait_until_any) \
    X(ishmem_int32_wait_until_any) \
    X(ishmem_int64_wait_until_any) \
    X(ishmem_uint32_wait_until_any) \
    X(ishmem_uint64_wait_until_any) \
    X(ishmem_size_wait_until_any) \
    X(ishmem_ptrdiff_wait_until_any) \
    X(ishmem_int_wait_until_some) \
    X(ishmem_long_wait_until_some) \
    X(ishmem_longlong_wait_until_some) \
    X(ishmem_uint_wait_until_some) \
    X(ishmem_ulong_wait_until_some) \
    X(ishmem_ulonglong_wait_until_some) \
    X(ishmem_int32_wait_until_some) \
    X(ishmem_int64_wait_until_some) \
    X(ishmem_uint32_wait_until_some) \
    X(ishmem_uint64_wait_until_some) \
    X(ishmem_size_wait_until_some) \
    X(ishmem_ptrdiff_wait_until_some) \
    X(ishmem_int_wait_until_all_vector) \
    X(ishmem_long_wait_until_all_vector) \
    X(ishmem_longlong_wait_until_all_vector) \
    X(ishmem_uint_wait_until_all_vector) \
    X(ishmem_ulong_wait_until_all_vector) \
    X(ishmem_ulonglong_wait_until_all_vector) \
    X(ishmem_int32_wait_until_all_vector) \
    X(ishmem_int64_wait_until_all_vector) \
    X(ishmem_uint32_wait_until_all_vector) \
    X(ishmem_uint64_wait_until_all_vector) \
    X(ishmem_size_wait_until_all_vector) \
    X(ishmem_ptrdiff_wait_until_all_vector) \
    X(ishmem_int_wait_until_any_vector) \
    X(ishmem_long_wait_until_any_vector) \
    X(ishmem_longlong_wait_until_any_vector) \
    X(ishmem_uint_wait_until_any_vector) \
    X(ishmem_ulong_wait_until_any_vector) \
    X(ishmem_ulonglong_wait_until_any_vector) \
    X(ishmem_int32_wait_until_any_vector) \
    X(ishmem_int64_wait_until_any_vector) \
    X(ishmem_uint32_wait_until_any_vector) \
    X(ishmem_uint64_wait_until_any_vector) \
    X(ishmem_size_wait_until_any_vector) \
    X(ishmem_ptrdiff_wait_until_any_vector) \
    X(ishmem_int_wait_until_some_vector) \
    X(ishmem_long_wait_until_some_vector) \
    X(ishmem_longlong_wait_until_some_vector) \
    X(ishmem_uint_wait_until_some_vector) \
    X(ishmem_ulong_wait_until_some_vector) \
    X(ishmem_ulonglong_wait_until_some_vector) \
    X(ishmem_int32_wait_until_some_vector) \
    X(ishmem_int64_wait_until_some_vector) \
    X(ishmem_uint32_wait_until_some_vector) \
    X(ishmem_uint64_wait_until_some_vector) \
    X(ishmem_size_wait_until_some_vector) \
    X(ishmem_ptrdiff_wait_until_some_vector) \
    X(ishmem_int_test) \
    X(ishmem_long_test) \
    X(ishmem_longlong_test) \
    X(ishmem_uint_test) \
    X(ishmem_ulong_test) \
    X(ishmem_ulonglong_test) \
    X(ishmem_int32_test) \
    X(ishmem_int64_test) \
    X(ishmem_uint32_test) \
    X(ishmem_uint64_test) \
    X(ishmem_size_test) \
    X(ishmem_ptrdiff_test) \
    X(ishmem_int_test_all) \
    X(ishmem_long_test_all) \
    X(ishmem_longlong_test_all) \
    X(ishmem_uint_test_all) \
    X(ishmem_ulong_test_all) \
    X(ishmem_ulonglong_test_all) \
    X(ishmem_int32_test_all) \
    X(ishmem_int64_test_all) \
    X(ishmem_uint32_test_all) \
    X(ishmem_uint64_test_all) \
    X(ishmem_size_test_all) \
    X(ishmem_ptrdiff_test_all) \
    X(ishmem_int_test_any) \
    X(ishmem_long_test_any) \
    X(ishmem_longlong_test_any) \
    X(ishmem_uint_test_any) \
    X(ishmem_ulong_test_any) \
    X(ishmem_ulonglong_test_any) \
    X(ishmem_int32_test_any) \
    X(ishmem_int64_test_any) \
    X(ishmem_uint32_test_any) \
    X(ishmem_uint64_test_any) \
    X(ishmem_size_test_any) \
    X(ishmem_ptrdiff_test_any) \
    X(ishmem_int_test_some) \
    X(ishmem_long_test_some) \
    X(ishmem_longlong_test_some) \
    X(ishmem_uint_test_some) \
    X(ishmem_ulong_test_some) \
    X(ishmem_ulonglong_test_some) \
    X(ishmem_int32_test_some) \
    X(ishmem_int64_test_some) \
    X(ishmem_uint32_test_some) \
    X(ishmem_uint64_test_some) \
    X(ishmem_size_test_some) \
    X(ishmem_ptrdiff_test_some) \
    X(ishmem_int_test_all_vector) \
    X(ishmem_long_test_all_vector) \
    X(ishmem_longlong_test_all_vector) \
    X(ishmem_uint_test_all_vector) \
    X(ishmem_ulong_test_all_vector) \
    X(ishmem_ulonglong_test_all_vector) \
    X(ishmem_int32_test_all_vector) \
    X(ishmem_int64_test_all_vector) \
    X(ishmem_uint32_test_all_vector) \
    X(ishmem_uint64_test_all_vector) \
    X(ishmem_size_test_all_vector) \
    X(ishmem_ptrdiff_test_all_vector) \
    X(ishmem_int_test_any_vector) \
    X(ishmem_long_test_any_vector) \
    X(ishmem_longlong_test_any_vector) \
    X(ishmem_uint_test_any_vector) \
    X(ishmem_ulong_test_any_vector) \
    X(ishmem_ulonglong_test_any_vector) \
    X(ishmem_int32_test_any_vector) \
    X(ishmem_int64_test_any_vector) \
    X(ishmem_uint32_test_any_vector) \
    X(ishmem_uint64_test_any_vector) \
    X(ishmem_size_test_any_vector) \
    X(ishmem_ptrdiff_test_any_vector) \
    X(ishmem_int_test_some_vector) \
    X(ishmem_long_test_some_vector) \
    X(ishmem_longlong_test_some_vector) \
    X(ishmem_uint_test_some_vector) \
    X(ishmem_ulong_test_some_vector) \
    X(ishmem_ulonglong_test_some_vector) \
    X(ishmem_int32_test_some_vector) \
    X(ishmem_int64_test_some_vector) \
    X(ishmem_uint32_test_some_vector) \
    X(ishmem_uint64_test_some_vector) \
    X(ishmem_size_test_some_vector) \
    X(ishmem_ptrdiff_test_some_vector) \
    X(ishmem_float_collect) \
    X(ishmem_double_collect) \
    X(ishmem_char_collect) \
    X(ishmem_schar_collect) \
    X(ishmem_short_collect) \
    X(ishmem_int_collect) \
    X(ishmem_long_collect) \
    X(ishmem_longlong_collect) \
    X(ishmem_uchar_collect) \
    X(ishmem_ushort_collect) \
    X(ishmem_uint_collect) \
    X(ishmem_ulong_collect) \
    X(ishmem_ulonglong_collect) \
    X(ishmem_int8_collect) \
    X(ishmem_int16_collect) \
    X(ishmem_int32_collect) \
    X(ishmem_int64_collect) \
    X(ishmem_uint8_collect) \
    X(ishmem_uint16_collect) \
    X(ishmem_uint32_collect) \
    X(ishmem_uint64_collect) \
    X(ishmem_size_collect) \
    X(ishmem_ptrdiff_collect) \
    X(ishmem_collectmem) \
    X(ishmem_float_fcollect) \
    X(ishmem_double_fcollect) \
    X(ishmem_char_fcollect) \
    X(ishmem_schar_fcollect) \
    X(ishmem_short_fcollect) \
    X(ishmem_int_fcollect) \
    X(ishmem_long_fcollect) \
    X(ishmem_longlong_fcollect) \
    X(ishmem_uchar_fcollect) \
    X(ishmem_ushort_fcollect) \
    X(ishmem_uint_fcollect) \
    X(ishmem_ulong_fcollect) \
    X(ishmem_ulonglong_fcollect) \
    X(ishmem_int8_fcollect) \
    X(ishmem_int16_fcollect) \
    X(ishmem_int32_fcollect) \
    X(ishmem_int64_fcollect) \
    X(ishmem_uint8_fcollect) \
    X(ishmem_uint16_fcollect) \
    X(ishmem_uint32_fcollect) \
    X(ishmem_uint64_fcollect) \
    X(ishmem_size_fcollect) \
    X(ishmem_ptrdiff_fcollect) \
    X(ishmem_fcollectmem) \
    X(ishmem_float_broadcast) \
    X(ishmem_double_broadcast) \
    X(ishmem_char_broadcast) \
    X(ishmem_schar_broadcast) \
    X(ishmem_short_broadcast) \
    X(ishmem_int_broadcast) \
    X(ishmem_long_broadcast) \
    X(ishmem_longlong_broadcast) \
    X(ishmem_uchar_broadcast) \
    X(ishmem_ushort_broadcast) \
    X(ishmem_uint_broadcast) \
    X(ishmem_ulong_broadcast) \
    X(ishmem_ulonglong_broadcast) \
    X(ishmem_int8_broadcast) \
    X(ishmem_int16_broadcast) \
    X(ishmem_int32_broadcast) \
    X(ishmem_int64_broadcast) \
    X(ishmem_uint8_broadcast) \
    X(ishmem_uint16_broadcast) \
    X(ishmem_uint32_broadcast) \
    X(ishmem_uint64_broadcast) \
    X(ishmem_size_broadcast) \
    X(ishmem_ptrdiff_broadcast) \
    X(ishmem_broadcastmem) \
    X(ishmem_float_alltoall) \
    X(ishmem_double_alltoall) \
    X(ishmem_char_alltoall) \
    X(ishmem_schar_alltoall) \
    X(ishmem_short_alltoall) \
    X(ishmem_int_alltoall) \
    X(ishmem_long_alltoall) \
    X(ishmem_longlong_alltoall) \
    X(ishmem_uchar_alltoall) \
    X(ishmem_ushort_alltoall) \
    X(ishmem_uint_alltoall) \
    X(ishmem_ulong_alltoall) \
    X(ishmem_ulonglong_alltoall) \
    X(ishmem_int8_alltoall) \
    X(ishmem_int16_alltoall) \
    X(ishmem_int32_alltoall) \
    X(ishmem_int64_alltoall) \
    X(ishmem_uint8_alltoall) \
    X(ishmem_uint16_alltoall) \
    X(ishmem_uint32_alltoall) \
    X(ishmem_uint64_alltoall) \
    X(ishmem_size_alltoall) \
    X(ishmem_ptrdiff_alltoall) \
    X(ishmem_alltoallmem) \
    X(ishmem_short_and_reduce) \
    X(ishmem_int_and_reduce) \
    X(ishmem_long_and_reduce) \
    X(ishmem_longlong_and_reduce) \
    X(ishmem_uchar_and_reduce) \
    X(ishmem_ushort_and_reduce) \
    X(ishmem_uint_and_reduce) \
    X(ishmem_ulong_and_reduce) \
    X(ishmem_ulonglong_and_reduce) \
    X(ishmem_int8_and_reduce) \
    X(ishmem_int16_and_reduce) \
    X(ishmem_int32_and_reduce) \
    X(ishmem_int64_and_reduce) \
    X(ishmem_uint8_and_reduce) \
    X(ishmem_uint16_and_reduce) \
    X(ishmem_uint32_and_reduce) \
    X(ishmem_uint64_and_reduce) \
    X(ishmem_size_and_reduce) \
    X(ishmem_schar_and_reduce) \
    X(ishmem_short_or_reduce) \
    X(ishmem_int_or_reduce) \
    X(ishmem_long_or_reduce) \
    X(ishmem_longlong_or_reduce) \
    X(ishmem_uchar_or_reduce) \
    X(ishmem_ushort_or_reduce) \
    X(ishmem_uint_or_reduce) \
    X(ishmem_ulong_or_reduce) \
    X(ishmem_ulonglong_or_reduce) \
    X(ishmem_int8_or_reduce) \
    X(ishmem_int16_or_reduce) \
    X(ishmem_int32_or_reduce) \
    X(ishmem_int64_or_reduce) \
    X(ishmem_uint8_or_reduce) \
    X(ishmem_uint16_or_reduce) \
    X(ishmem_uint32_or_reduce) \
    X(ishmem_uint64_or_reduce) \
    X(ishmem_size_or_reduce) \
    X(ishmem_schar_or_reduce) \
    X(ishmem_short_xor_reduce) \
    X(ishmem_int_xor_reduce) \
    X(ishmem_long_xor_reduce) \
    X(ishmem_longlong_xor_reduce) \
    X(ishmem_uchar_xor_reduce) \
    X(ishmem_ushort_xor_reduce) \
    X(ishmem_uint_xor_reduce) \
    X(ishmem_ulong_xor_reduce) \
    X(ishmem_ulonglong_xor_reduce) \
    X(ishmem_int8_xor_reduce) \
    X(ishmem_int16_xor_reduce) \
    X(ishmem_int32_xor_reduce) \
    X(ishmem_int64_xor_reduce) \
    X(ishmem_uint8_xor_reduce) \
    X(ishmem_uint16_xor_reduce) \
    X(ishmem_uint32_xor_reduce) \
    X(ishmem_uint64_xor_reduce) \
    X(ishmem_size_xor_reduce) \
    X(ishmem_schar_xor_reduce) \
    X(ishmem_float_max_reduce) \
    X(ishmem_double_max_reduce) \
    X(ishmem_char_max_reduce) \
    X(ishmem_schar_max_reduce) \
    X(ishmem_short_max_reduce) \
    X(ishmem_int_max_reduce) \
    X(ishmem_long_max_reduce) \
    X(ishmem_longlong_max_reduce) \
    X(ishmem_uchar_max_reduce) \
    X(ishmem_ushort_max_reduce) \
    X(ishmem_uint_max_reduce) \
    X(ishmem_ulong_max_reduce) \
    X(ishmem_ulonglong_max_reduce) \
    X(ishmem_int8_max_reduce) \
    X(ishmem_int16_max_reduce) \
    X(ishmem_int32_max_reduce) \
    X(ishmem_int64_max_reduce) \
    X(ishmem_uint8_max_reduce) \
    X(ishmem_uint16_max_reduce) \
    X(ishmem_uint32_max_reduce) \
    X(ishmem_uint64_max_reduce) \
    X(ishmem_size_max_reduce) \
    X(ishmem_ptrdiff_max_reduce) \
    X(ishmem_float_min_reduce) \
    X(ishmem_double_min_reduce) \
    X(ishmem_char_min_reduce) \
    X(ishmem_schar_min_reduce) \
    X(ishmem_short_min_reduce) \
    X(ishmem_int_min_reduce) \
    X(ishmem_long_min_reduce) \
    X(ishmem_longlong_min_reduce) \
    X(ishmem_uchar_min_reduce) \
    X(ishmem_ushort_min_reduce) \
    X(ishmem_uint_min_reduce) \
    X(ishmem_ulong_min_reduce) \
    X(ishmem_ulonglong_min_reduce) \
    X(ishmem_int8_min_reduce) \
    X(ishmem_int16_min_reduce) \
    X(ishmem_int32_min_reduce) \
    X(ishmem_int64_min_reduce) \
    X(ishmem_uint8_min_reduce) \
    X(ishmem_uint16_min_reduce) \
    X(ishmem_uint32_min_reduce) \
    X(ishmem_uint64_min_reduce) \
    X(ishmem_size_min_reduce) \
    X(ishmem_ptrdiff_min_reduce) \
    X(ishmem_float_sum_reduce) \
    X(ishmem_double_sum_reduce) \
    X(ishmem_char_sum_reduce) \
    X(ishmem_schar_sum_reduce) \
    X(ishmem_short_sum_reduce) \
    X(ishmem_int_sum_reduce) \
    X(ishmem_long_sum_reduce) \
    X(ishmem_longlong_sum_reduce) \
    X(ishmem_uchar_sum_reduce) \
    X(ishmem_ushort_sum_reduce) \
    X(ishmem_uint_sum_reduce) \
    X(ishmem_ulong_sum_reduce) \
    X(ishmem_ulonglong_sum_reduce) \
    X(ishmem_int8_sum_reduce) \
    X(ishmem_int16_sum_reduce) \
    X(ishmem_int32_sum_reduce) \
    X(ishmem_int64_sum_reduce) \
    X(ishmem_uint8_sum_reduce) \
    X(ishmem_uint16_sum_reduce) \
    X(ishmem_uint32_sum_reduce) \
    X(ishmem_uint64_sum_reduce) \
    X(ishmem_size_sum_reduce) \
    X(ishmem_ptrdiff_sum_reduce) \
    X(ishmem_float_prod_reduce) \
    X(ishmem_double_prod_reduce) \
    X(ishmem_char_prod_reduce) \
    X(ishmem_schar_prod_reduce) \
    X(ishmem_short_prod_reduce) \
    X(ishmem_int_prod_reduce) \
    X(ishmem_long_prod_reduce) \
    X(ishmem_longlong_prod_reduce) \
    X(ishmem_uchar_prod_reduce) \
    X(ishmem_ushort_prod_reduce) \
    X(ishmem_uint_prod_reduce) \
    X(ishmem_ulong_prod_reduce) \
    X(ishmem_ulonglong_prod_reduce) \
    X(ishmem_int8_prod_reduce) \
    X(ishmem_int16_prod_reduce) \
    X(ishmem_int32_prod_reduce) \
    X(ishmem_int64_prod_reduce) \
    X(ishmem_uint8_prod_reduce) \
    X(ishmem_uint16_prod_reduce) \
    X(ishmem_uint32_prod_reduce) \
    X(ishmem_uint64_prod_reduce) \
    X(ishmem_size_prod_reduce) \
    X(ishmem_ptrdiff_prod_reduce) \
    X(ishmem_float_sum_inscan) \
    X(ishmem_double_sum_inscan) \
    X(ishmem_char_sum_inscan) \
    X(ishmem_schar_sum_inscan) \
    X(ishmem_short_sum_inscan) \
    X(ishmem_int_sum_inscan) \
    X(ishmem_long_sum_inscan) \
    X(ishmem_longlong_sum_inscan) \
    X(ishmem_uchar_sum_inscan) \
    X(ishmem_ushort_sum_inscan) \
    X(ishmem_uint_sum_inscan) \
    X(ishmem_ulong_sum_inscan) \
    X(ishmem_ulonglong_sum_inscan) \
    X(ishmem_int8_sum_inscan) \
    X(ishmem_int16_sum_inscan) \
    X(ishmem_int32_sum_inscan) \
    X(ishmem_int64_sum_inscan) \
    X(ishmem_uint8_sum_inscan) \
    X(ishmem_uint16_sum_inscan) \
    X(ishmem_uint32_sum_inscan) \
    X(ishmem_uint64_sum_inscan) \
    X(ishmem_size_sum_inscan) \
    X(ishmem_ptrdiff_sum_inscan) \
    X(ishmem_float_sum_exscan) \
    X(ishmem_double_sum_exscan) \
    X(ishmem_char_sum_exscan) \
    X(ishmem_schar_sum_exscan) \
    X(ishmem_short_sum_exscan) \
    X(ishmem_int_sum_exscan) \
    X(ishmem_long_sum_exscan) \
    X(ishmem_longlong_sum_exscan) \
    X(ishmem_uchar_sum_exscan) \
    X(ishmem_ushort_sum_exscan) \
    X(ishmem_uint_sum_exscan) \
    X(ishmem_ulong_sum_exscan) \
    X(ishmem_ulonglong_sum_exscan) \
    X(ishmem_int8_sum_exscan) \
    X(ishmem_int16_sum_exscan) \
    X(ishmem_int32_sum_exscan) \
    X(ishmem_int64_sum_exscan) \
    X(ishmem_uint8_sum_exscan) \
    X(ishmem_uint16_sum_exscan) \
    X(ishmem_uint32_sum_exscan) \
    X(ishmem_uint64_sum_exscan) \
    X(ishmem_size_sum_exscan) \
    X(ishmem_ptrdiff_sum_exscan)

#define ISHMEMX_ROUTINES(X) \
    X(ishmemx_init_attr) \
    X(ishmemx_get_uniqueid) \
    X(ishmemx_runtime_get_type) \
    X(ishmemx_print) \
    X(ishmemx_stats) \
    X(ishmemx_query_initialized) \
    X(ishmemx_team_create_ctx) \
    X(ishmemx_ctx_destroy) \
    X(ishmemx_ctx_get_team) \
    X(ishmemx_quiet_on_list) \
    X(ishmemx_barrier_all_on_list) \
    X(ishmemx_sync_all_on_list) \
    X(ishmemx_team_sync_on_list) \
    X(ishmemx_float_put_on_list) \
    X(ishmemx_double_put_on_list) \
    X(ishmemx_char_put_on_list) \
    X(ishmemx_schar_put_on_list) \
    X(ishmemx_short_put_on_list) \
    X(ishmemx_int_put_on_list) \
    X(ishmemx_long_put_on_list) \
    X(ishmemx_longlong_put_on_list) \
    X(ishmemx_uchar_put_on_list) \
    X(ishmemx_ushort_put_on_list) \
    X(ishmemx_uint_put_on_list) \
    X(ishmemx_ulong_put_on_list) \
    X(ishmemx_ulonglong_put_on_list) \
    X(ishmemx_int8_put_on_list) \
    X(ishmemx_int16_put_on_list) \
    X(ishmemx_int32_put_on_list) \
    X(ishmemx_int64_put_on_list) \
    X(ishmemx_uint8_put_on_list) \
    X(ishmemx_uint16_put_on_list) \
    X(ishmemx_uint32_put_on_list) \
    X(ishmemx_uint64_put_on_list) \
    X(ishmemx_size_put_on_list) \
    X(ishmemx_ptrdiff_put_on_list) \
    X(ishmemx_put8_on_list) \
    X(ishmemx_put16_on_list) \
    X(ishmemx_put32_on_list) \
    X(ishmemx_put64_on_list) \
    X(ishmemx_put128_on_list) \
    X(ishmemx_putmem_on_list) \
    X(ishmemx_float_iput_on_list) \
    X(ishmemx_double_iput_on_list) \
    X(ishmemx_char_iput_on_list) \
    X(ishmemx_schar_iput_on_list) \
    X(ishmemx_short_iput_on_list) \
    X(ishmemx_int_iput_on_list) \
    X(ishmemx_long_iput_on_list) \
    X(ishmemx_longlong_iput_on_list) \
    X(ishmemx_uchar_iput_on_list) \
    X(ishmemx_ushort_iput_on_list) \
    X(ishmemx_uint_iput_on_list) \
    X(ishmemx_ulong_iput_on_list) \
    X(ishmemx_ulonglong_iput_on_list) \
    X(ishmemx_int8_iput_on_list) \
    X(ishmemx_int16_iput_on_list) \
    X(ishmemx_int32_iput_on_list) \
    X(ishmemx_int64_iput_on_list) \
    X(ishmemx_uint8_iput_on_list) \
    X(ishmemx_uint16_iput_on_list) \
    X(ishmemx_uint32_iput_on_list) \
    X(ishmemx_uint64_iput_on_list) \
    X(ishmemx_size_iput_on_list) \
    X(ishmemx_ptrdiff_iput_on_list) \
    X(ishmemx_iput8_on_list) \
    X(ishmemx_iput16_on_list) \
    X(ishmemx_iput32_on_list) \
    X(ishmemx_iput64_on_list) \
    X(ishmemx_iput128_on_list) \
    X(ishmemx_float_get_on_list) \
    X(ishmemx_double_get_on_list) \
    X(ishmemx_char_get_on_list) \
    X(ishmemx_schar_get_on_list) \
    X(ishmemx_short_get_on_list) \
    X(ishmemx_int_get_on_list) \
    X(ishmemx_long_get_on_list) \
    X(ishmemx_longlong_get_on_list) \
    X(ishmemx_uchar_get_on_list) \
    X(ishmemx_ushort_get_on_list) \
    X(ishmemx_uint_get_on_list) \
    X(ishmemx_ulong_get_on_list) \
    X(ishmemx_ulonglong_get_on_list) \
    X(ishmemx_int8_get_on_list) \
    X(ishmemx_int16_get_on_list) \
    X(ishmemx_int32_get_on_list) \
    X(ishmemx_int64_get_on_list) \
    X(ishmemx_uint8_get_on_list) \
    X(ishmemx_uint16_get_on_list) \
    X(ishmemx_uint32_get_on_list) \
    X(ishmemx_uint64_get_on_list) \
    X(ishmemx_size_get_on_list) \
    X(ishmemx_ptrdiff_get_on_list) \
    X(ishmemx_get8_on_list) \
    X(ishmemx_get16_on_list) \
    X(ishmemx_get32_on_list) \
    X(ishmemx_get64_on_list) \
    X(ishmemx_get128_on_list) \
    X(ishmemx_getmem_on_list) \
    X(ishmemx_float_iget_on_list) \
    X(ishmemx_double_iget_on_list) \
    X(ishmemx_char_iget_on_list) \
    X(ishmemx_schar_iget_on_list) \
    X(ishmemx_short_iget_on_list) \
    X(ishmemx_int_iget_on_list) \
    X(ishmemx_long_iget_on_list) \
    X(ishmemx_longlong_iget_on_list) \
    X(ishmemx_uchar_iget_on_list) \
    X(ishmemx_ushort_iget_on_list) \
    X(ishmemx_uint_iget_on_list) \
    X(ishmemx_ulong_iget_on_list) \
    X(ishmemx_ulonglong_iget_on_list) \
    X(ishmemx_int8_iget_on_list) \
    X(ishmemx_int16_iget_on_list) \
    X(ishmemx_int32_iget_on_list) \
    X(ishmemx_int64_iget_on_list) \
    X(ishmemx_uint8_iget_on_list) \
    X(ishmemx_uint16_iget_on_list) \
    X(ishmemx_uint32_iget_on_list) \
    X(ishmemx_uint64_iget_on_list) \
    X(ishmemx_size_iget_on_list) \
    X(ishmemx_ptrdiff_iget_on_list) \
    X(ishmemx_iget8_on_list) \
    X(ishmemx_iget16_on_list) \
    X(ishmemx_iget32_on_list) \
    X(ishmemx_iget64_on_list) \
    X(ishmemx_iget128_on_list) \
    X(ishmemx_float_ibput) \
    X(ishmemx_double_ibput) \
    X(ishmemx_char_ibput) \
    X(ishmemx_schar_ibput) \
    X(ishmemx_short_ibput) \
    X(ishmemx_int_ibput) \
    X(ishmemx_long_ibput) \
    X(ishmemx_longlong_ibput) \
    X(ishmemx_uchar_ibput) \
    X(ishmemx_ushort_ibput) \
    X(ishmemx_uint_ibput) \
    X(ishmemx_ulong_ibput) \
    X(ishmemx_ulonglong_ibput) \
    X(ishmemx_int8_ibput) \
    X(ishmemx_int16_ibput) \
    X(ishmemx_int32_ibput) \
    X(ishmemx_int64_ibput) \
    X(ishmemx_uint8_ibput) \
    X(ishmemx_uint16_ibput) \
    X(ishmemx_uint32_ibput) \
    X(ishmemx_uint64_ibput) \
    X(ishmemx_size_ibput) \
    X(ishmemx_ptrdiff_ibput) \
    X(ishmemx_ibput8) \
    X(ishmemx_ibput16) \
    X(ishmemx_ibput32) \
    X(ishmemx_ibput64) \
    X(ishmemx_ibput128) \
    X(ishmemx_float_ibput_on_list) \
    X(ishmemx_double_ibput_on_list) \
    X(ishmemx_char_ibput_on_list) \
    X(ishmemx_schar_ibput_on_list) \
    X(ishmemx_short_ibput_on_list) \
    X(ishmemx_int_ibput_on_list) \
    X(ishmemx_long_ibput_on_list) \
    X(ishmemx_longlong_ibput_on_list) \
    X(ishmemx_uchar_ibput_on_list) \
    X(ishmemx_ushort_ibput_on_list) \
    X(ishmemx_uint_ibput_on_list) \
    X(ishmemx_ulong_ibput_on_list) \
    X(ishmemx_ulonglong_ibput_on_list) \
    X(ishmemx_int8_ibput_on_list) \
    X(ishmemx_int16_ibput_on_list) \
    X(ishmemx_int32_ibput_on_list) \
    X(ishmemx_int64_ibput_on_list) \
    X(ishmemx_uint8_ibput_on_list) \
    X(ishmemx_uint16_ibput_on_list) \
    X(ishmemx_uint32_ibput_on_list) \
    X(ishmemx_uint64_ibput_on_list) \
    X(ishmemx_size_ibput_on_list) \
    X(ishmemx_ptrdiff_ibput_on_list) \
    X(ishmemx_ibput8_on_list) \
    X(ishmemx_ibput16_on_list) \
    X(ishmemx_ibput32_on_list) \
    X(ishmemx_ibput64_on_list) \
    X(ishmemx_ibput128_on_list) \
    X(ishmemx_float_ibget) \
    X(ishmemx_double_ibget) \
    X(ishmemx_char_ibget) \
    X(ishmemx_schar_ibget) \
    X(ishmemx_short_ibget) \
    X(ishmemx_int_ibget) \
    X(ishmemx_long_ibget) \
    X(ishmemx_longlong_ibget) \
    X(ishmemx_uchar_ibget) \
    X(ishmemx_ushort_ibget) \
    X(ishmemx_uint_ibget) \
    X(ishmemx_ulong_ibget) \
    X(ishmemx_ulonglong_ibget) \
    X(ishmemx_int8_ibget) \
    X(ishmemx_int16_ibget) \
    X(ishmemx_int32_ibget) \
    X(ishmemx_int64_ibget) \
    X(ishmemx_uint8_ibget) \
    X(ishmemx_uint16_ibget) \
    X(ishmemx_uint32_ibget) \
    X(ishmemx_uint64_ibget) \
    X(ishmemx_size_ibget) \
    X(ishmemx_ptrdiff_ibget) \
    X(ishmemx_ibget8) \
    X(ishmemx_ibget16) \
    X(ishmemx_ibget32) \
    X(ishmemx_ibget64) \
    X(ishmemx_ibget128) \
    X(ishmemx_float_ibget_on_list) \
    X(ishmemx_double_ibget_on_list) \
    X(ishmemx_char_ibget_on_list) \
    X(ishmemx_schar_ibget_on_list) \
    X(ishmemx_short_ibget_on_list) \
    X(ishmemx_int_ibget_on_list) \
    X(ishmemx_long_ibget_on_list) \
    X(ishmemx_longlong_ibget_on_list) \
    X(ishmemx_uchar_ibget_on_list) \
    X(ishmemx_ushort_ibget_on_list) \
    X(ishmemx_uint_ibget_on_list) \
    X(ishmemx_ulong_ibget_on_list) \
    X(ishmemx_ulonglong_ibget_on_list) \
    X(ishmemx_int8_ibget_on_list) \
    X(ishmemx_int16_ibget_on_list) \
    X(ishmemx_int32_ibget_on_list) \
    X(ishmemx_int64_ibget_on_list) \
    X(ishmemx_uint8_ibget_on_list) \
    X(ishmemx_uint16_ibget_on_list) \
    X(ishmemx_uint32_ibget_on_list) \
    X(ishmemx_uint64_ibget_on_list) \
    X(ishmemx_size_ibget_on_list) \
    X(ishmemx_ptrdiff_ibget_on_list) \
    X(ishmemx_ibget8_on_list) \
    X(ishmemx_ibget16_on_list) \
    X(ishmemx_ibget32_on_list) \
    X(ishmemx_ibget64_on_list) \
    X(ishmemx_ibget128_on_list) \
    X(ishmemx_float_put_nbi_on_list) \
    X(ishmemx_double_put_nbi_on_list) \
    X(ishmemx_char_put_nbi_on_list) \
    X(ishmemx_schar_put_nbi_on_list) \
    X(ishmemx_short_put_nbi_on_list) \
    X(ishmemx_int_put_nbi_on_list) \
    X(ishmemx_long_put_nbi_on_list) \
    X(ishmemx_longlong_put_nbi_on_list) \
    X(ishmemx_uchar_put_nbi_on_list) \
    X(ishmemx_ushort_put_nbi_on_list) \
    X(ishmemx_uint_put_nbi_on_list) \
    X(ishmemx_ulong_put_nbi_on_list) \
    X(ishmemx_ulonglong_put_nbi_on_list) \
    X(ishmemx_int8_put_nbi_on_list) \
    X(ishmemx_int16_put_nbi_on_list) \
    X(ishmemx_int32_put_nbi_on_list) \
    X(ishmemx_int64_put_nbi_on_list) \
    X(ishmemx_uint8_put_nbi_on_list) \
    X(ishmemx_uint16_put_nbi_on_list) \
    X(ishmemx_uint32_put_nbi_on_list) \
    X(ishmemx_uint64_put_nbi_on_list) \
    X(ishmemx_size_put_nbi_on_list) \
    X(ishmemx_ptrdiff_put_nbi_on_list) \
    X(ishmemx_put8_nbi_on_list) \
    X(ishmemx_put16_nbi_on_list) \
    X(ishmemx_put32_nbi_on_list) \
    X(ishmemx_put64_nbi_on_list) \
    X(ishmemx_put128_nbi_on_list) \
    X(ishmemx_putmem_nbi_on_list) \
    X(ishmemx_float_get_nbi_on_list) \
    X(ishmemx_double_get_nbi_on_list) \
    X(ishmemx_char_get_nbi_on_list) \
    X(ishmemx_schar_get_nbi_on_list) \
    X(ishmemx_short_get_nbi_on_list) \
    X(ishmemx_int_get_nbi_on_list) \
    X(ishmemx_long_get_nbi_on_list) \
    X(ishmemx_longlong_get_nbi_on_list) \
    X(ishmemx_uchar_get_nbi_on_list) \
    X(ishmemx_ushort_get_nbi_on_list) \
    X(ishmemx_uint_get_nbi_on_list) \
    X(ishmemx_ulong_get_nbi_on_list) \
    X(ishmemx_ulonglong_get_nbi_on_list) \
    X(ishmemx_int8_get_nbi_on_list) \
    X(ishmemx_int16_get_nbi_on_list) \
    X(ishmemx_int32_get_nbi_on_list) \
    X(ishmemx_int64_get_nbi_on_list) \
    X(ishmemx_uint8_get_nbi_on_list) \
    X(ishmemx_uint16_get_nbi_on_list) \
    X(ishmemx_uint32_get_nbi_on_list) \
    X(ishmemx_uint64_get_nbi_on_list) \
    X(ishmemx_size_get_nbi_on_list) \
    X(ishmemx_ptrdiff_get_nbi_on_list) \
    X(ishmemx_get8_nbi_on_list) \
    X(ishmemx_get16_nbi_on_list) \
    X(ishmemx_get32_nbi_on_list) \
    X(ishmemx_get64_nbi_on_list) \
    X(ishmemx_get128_nbi_on_list) \
    X(ishmemx_getmem_nbi_on_list) \
    X(ishmemx_float_put_signal_on_list) \
    X(ishmemx_double_put_signal_on_list) \
    X(ishmemx_char_put_signal_on_list) \
    X(ishmemx_schar_put_signal_on_list) \
    X(ishmemx_short_put_signal_on_list) \
    X(ishmemx_int_put_signal_on_list) \
    X(ishmemx_long_put_signal_on_list) \
    X(ishmemx_longlong_put_signal_on_list) \
    X(ishmemx_uchar_put_signal_on_list) \
    X(ishmemx_ushort_put_signal_on_list) \
    X(ishmemx_uint_put_signal_on_list) \
    X(ishmemx_ulong_put_signal_on_list) \
    X(ishmemx_ulonglong_put_signal_on_list) \
    X(ishmemx_int8_put_signal_on_list) \
    X(ishmemx_int16_put_signal_on_list) \
    X(ishmemx_int32_put_signal_on_list) \
    X(ishmemx_int64_put_signal_on_list) \
    X(ishmemx_uint8_put_signal_on_list) \
    X(ishmemx_uint16_put_signal_on_list) \
    X(ishmemx_uint32_put_signal_on_list) \
    X(ishmemx_uint64_put_signal_on_list) \
    X(ishmemx_size_put_signal_on_list) \
    X(ishmemx_ptrdiff_put_signal_on_list) \
    X(ishmemx_put8_signal_on_list) \
    X(ishmemx_put16_signal_on_list) \
    X(ishmemx_put32_signal_on_list) \
    X(ishmemx_put64_signal_on_list) \
    X(ishmemx_put128_signal_on_list) \
    X(ishmemx_putmem_signal_on_list) \
    X(ishmemx_float_put_signal_nbi_on_list) \
    X(ishmemx_double_put_signal_nbi_on_list) \
    X(ishmemx_char_put_signal_nbi_on_list) \
    X(ishmemx_schar_put_signal_nbi_on_list) \
    X(ishmemx_short_put_signal_nbi_on_list) \
    X(ishmemx_int_put_signal_nbi_on_list) \
    X(ishmemx_long_put_signal_nbi_on_list) \
    X(ishmemx_longlong_put_signal_nbi_on_list) \
    X(ishmemx_uchar_put_signal_nbi_on_list) \
    X(ishmemx_ushort_put_signal_nbi_on_list) \
    X(ishmemx_uint_put_signal_nbi_on_list) \
    X(ishmemx_ulong_put_signal_nbi_on_list) \
    X(ishmemx_ulonglong_put_signal_nbi_on_list) \
    X(ishmemx_int8_put_signal_nbi_on_list) \
    X(ishmemx_int16_put_signal_nbi_on_list) \
    X(ishmemx_int32_put_signal_nbi_on_list) \
    X(ishmemx_int64_put_signal_nbi_on_list) \
    X(ishmemx_uint8_put_signal_nbi_on_list) \
    X(ishmemx_uint16_put_signal_nbi_on_list) \
    X(ishmemx_uint32_put_signal_nbi_on_list) \
    X(ishmemx_uint64_put_signal_nbi_on_list) \
    X(ishmemx_size_put_signal_nbi_on_list) \
    X(ishmemx_ptrdiff_put_signal_nbi_on_list) \
    X(ishmemx_put8_signal_nbi_on_list) \
    X(ishmemx_put16_signal_nbi_on_list) \
    X(ishmemx_put32_signal_nbi_on_list) \
    X(ishmemx_put64_signal_nbi_on_list) \
    X(ishmemx_put128_signal_nbi_on_list) \
    X(ishmemx_putmem_signal_nbi_on_list) \
    X(ishmemx_signal_set) \
    X(ishmemx_signal_set_on_list) \
    X(ishmemx_signal_add) \
    X(ishmemx_signal_add_on_list) \
    X(ishmemx_signal_wait_until_on_list) \
    X(ishmemx_int_wait_until_on_list) \
    X(ishmemx_long_wait_until_on_list) \
    X(ishmemx_longlong_wait_until_on_list) \
    X(ishmemx_uint_wait_until_on_list) \
    X(ishmemx_ulong_wait_until_on_list) \
    X(ishmemx_ulonglong_wait_until_on_list) \
    X(ishmemx_int32_wait_until_on_list) \
    X(ishmemx_int64_wait_until_on_list) \
    X(ishmemx_uint32_wait_until_on_list) \
    X(ishmemx_uint64_wait_until_on_list) \
    X(ishmemx_size_wait_until_on_list) \
    X(ishmemx_ptrdiff_wait_until_on_list) \
    X(ishmemx_int_wait_until_all_on_list) \
    X(ishmemx_long_wait_until_all_on_list) \
    X(ishmemx_longlong_wait_until_all_on_list) \
    X(ishmemx_uint_wait_until_all_on_list) \
    X(ishmemx_ulong_wait_until_all_on_list) \
    X(ishmemx_ulonglong_wait_until_all_on_list) \
    X(ishmemx_int32_wait_until_all_on_list) \
    X(ishmemx_int64_wait_until_all_on_list) \
    X(ishmemx_uint32_wait_until_all_on_list) \
    X(ishmemx_uint64_wait_until_all_on_list) \
    X(ishmemx_size_wait_until_all_on_list) \
    X(ishmemx_ptrdiff_wait_until_all_on_list) \
    X(ishmemx_int_wait_until_any_on_list) \
    X(ishmemx_long_wait_until_any_on_list) \
    X(ishmemx_longlong_wait_until_any_on_list) \
    X(ishmemx_uint_wait_until_any_on_list) \
    X(ishmemx_ulong_wait_until_any_on_list) \
    X(ishmemx_ulonglong_wait_until_any_on_list) \
    X(ishmemx_int32_wait_until_any_on_list) \
    X(ishmemx_int64_wait_until_any_on_list) \
    X(ishmemx_uint32_wait_until_any_on_list) \
    X(ishmemx_uint64_wait_until_any_on_list) \
    X(ishmemx_size_wait_until_any_on_list) \
    X(ishmemx_ptrdiff_wait_until_any_on_list) \
    X(ishmemx_int_wait_until_some_on_list) \
    X(ishmemx_long_wait_until_some_on_list) \
    X(ishmemx_longlong_wait_until_some_on_list) \
    X(ishmemx_uint_wait_until_some_on_list) \
    X(ishmemx_ulong_wait_until_some_on_list) \
    X(ishmemx_ulonglong_wait_until_some_on_list) \
    X(ishmemx_int32_wait_until_some_on_list) \
    X(ishmemx_int64_wait_until_some_on_list) \
    X(ishmemx_uint32_wait_until_some_on_list) \
    X(ishmemx_uint64_wait_until_some_on_list) \
    X(ishmemx_size_wait_until_some_on_list) \
    X(ishmemx_ptrdiff_wait_until_some_on_list) \
    X(ishmemx_int_wait_until_all_vector_on_list) \
    X(ishmemx_long_wait_until_all_vector_on_list) \
    X(ishmemx_longlong_wait_until_all_vector_on_list) \
    X(ishmemx_uint_wait_until_all_vector_on_list) \
    X(ishmemx_ulong_wait_until_all_vector_on_list) \
    X(ishmemx_ulonglong_wait_until_all_vector_on_list) \
    X(ishmemx_int32_wait_until_all_vector_on_list) \
    X(ishmemx_int64_wait_until_all_vector_on_list) \
    X(ishmemx_uint32_wait_until_all_vector_on_list) \
    X(ishmemx_uint64_wait_until_all_vector_on_list) \
    X(ishmemx_size_wait_until_all_vector_on_list) \
    X(ishmemx_ptrdiff_wait_until_all_vector_on_list) \
    X(ishmemx_int_wait_until_any_vector_on_list) \
    X(ishmemx_long_wait_until_any_vector_on_list) \
    X(ishmemx_longlong_wait_until_any_vector_on_list) \
    X(ishmemx_uint_wait_until_any_vector_on_list) \
    X(ishmemx_ulong_wait_until_any_vector_on_list) \
    X(ishmemx_ulonglong_wait_until_any_vector_on_list) \
    X(ishmemx_int32_wait_until_any_vector_on_list) \
    X(ishmemx_int64_wait_until_any_vector_on_list) \
    X(ishmemx_uint32_wait_until_any_vector_on_list) \
    X(ishmemx_uint64_wait_until_any_vector_on_list) \
    X(ishmemx_size_wait_until_any_vector_on_list) \
    X(ishmemx_ptrdiff_wait_until_any_vector_on_list) \
    X(ishmemx_int_wait_until_some_vector_on_list) \
    X(ishmemx_long_wait_until_some_vector_on_list) \
    X(ishmemx_longlong_wait_until_some_vector_on_list) \
    X(ishmemx_uint_wait_until_some_vector_on_list) \
    X(ishmemx_ulong_wait_until_some_vector_on_list) \
    X(ishmemx_ulonglong_wait_until_some_vector_on_list) \
    X(ishmemx_int32_wait_until_some_vector_on_list) \
    X(ishmemx_int64_wait_until_some_vector_on_list) \
    X(ishmemx_uint32_wait_until_some_vector_on_list) \
    X(ishmemx_uint64_wait_until_some_vector_on_list) \
    X(ishmemx_size_wait_until_some_vector_on_list) \
    X(ishmemx_ptrdiff_wait_until_some_vector_on_list) \
    X(ishmemx_float_collect_on_list) \
    X(ishmemx_double_collect_on_list) \
    X(ishmemx_char_collect_on_list) \
    X(ishmemx_schar_collect_on_list) \
    X(ishmemx_short_collect_on_list) \
    X(ishmemx_int_collect_on_list) \
    X(ishmemx_long_collect_on_list) \
    X(ishmemx_longlong_collect_on_list) \
    X(ishmemx_uchar_collect_on_list) \
    X(ishmemx_ushort_collect_on_list) \
    X(ishmemx_uint_collect_on_list) \
    X(ishmemx_ulong_collect_on_list) \
    X(ishmemx_ulonglong_collect_on_list) \
    X(ishmemx_int8_collect_on_list) \
    X(ishmemx_int16_collect_on_list) \
    X(ishmemx_int32_collect_on_list) \
    X(ishmemx_int64_collect_on_list) \
    X(ishmemx_uint8_collect_on_list) \
    X(ishmemx_uint16_collect_on_list) \
    X(ishmemx_uint32_collect_on_list) \
    X(ishmemx_uint64_collect_on_list) \
    X(ishmemx_size_collect_on_list) \
    X(ishmemx_ptrdiff_collect_on_list) \
    X(ishmemx_collectmem_on_list) \
    X(ishmemx_float_fcollect_on_list) \
    X(ishmemx_double_fcollect_on_list) \
    X(ishmemx_char_fcollect_on_list) \
    X(ishmemx_schar_fcollect_on_list) \
    X(ishmemx_short_fcollect_on_list) \
    X(ishmemx_int_fcollect_on_list) \
    X(ishmemx_long_fcollect_on_list) \
    X(ishmemx_longlong_fcollect_on_list) \
    X(ishmemx_uchar_fcollect_on_list) \
    X(ishmemx_ushort_fcollect_on_list) \
    X(ishmemx_uint_fcollect_on_list) \
    X(ishmemx_ulong_fcollect_on_list) \
    X(ishmemx_ulonglong_fcollect_on_list) \
    X(ishmemx_int8_fcollect_on_list) \
    X(ishmemx_int16_fcollect_on_list) \
    X(ishmemx_int32_fcollect_on_list) \
    X(ishmemx_int64_fcollect_on_list) \
    X(ishmemx_uint8_fcollect_on_list) \
    X(ishmemx_uint16_fcollect_on_list) \
    X(ishmemx_uint32_fcollect_on_list) \
    X(ishmemx_uint64_fcollect_on_list) \
    X(ishmemx_size_fcollect_on_list) \
    X(ishmemx_ptrdiff_fcollect_on_list) \
    X(ishmemx_fcollectmem_on_list) \
    X(ishmemx_float_broadcast_on_list) \
    X(ishmemx_double_broadcast_on_list) \
    X(ishmemx_char_broadcast_on_list) \
    X(ishmemx_schar_broadcast_on_list) \
    X(ishmemx_short_broadcast_on_list) \
    X(ishmemx_int_broadcast_on_list) \
    X(ishmemx_long_broadcast_on_list) \
    X(ishmemx_longlong_broadcast_on_list) \
    X(ishmemx_uchar_broadcast_on_list) \
    X(ishmemx_ushort_broadcast_on_list) \
    X(ishmemx_uint_broadcast_on_list) \
    X(ishmemx_ulong_broadcast_on_list) \
    X(ishmemx_ulonglong_broadcast_on_list) \
    X(ishmemx_int8_broadcast_on_list) \
    X(ishmemx_int16_broadcast_on_list) \
    X(ishmemx_int32_broadcast_on_list) \
    X(ishmemx_int64_broadcast_on_list) \
    X(ishmemx_uint8_broadcast_on_list) \
    X(ishmemx_uint16_broadcast_on_list) \
    X(ishmemx_uint32_broadcast_on_list) \
    X(ishmemx_uint64_broadcast_on_list) \
    X(ishmemx_size_broadcast_on_list) \
    X(ishmemx_ptrdiff_broadcast_on_list) \
    X(ishmemx_broadcastmem_on_list) \
    X(ishmemx_float_alltoall_on_list) \
    X(ishmemx_double_alltoall_on_list) \
    X(ishmemx_char_alltoall_on_list) \
    X(ishmemx_schar_alltoall_on_list) \
    X(ishmemx_short_alltoall_on_list) \
    X(ishmemx_int_alltoall_on_list) \
    X(ishmemx_long_alltoall_on_list) \
    X(ishmemx_longlong_alltoall_on_list) \
    X(ishmemx_uchar_alltoall_on_list) \
    X(ishmemx_ushort_alltoall_on_list) \
    X(ishmemx_uint_alltoall_on_list) \
    X(ishmemx_ulong_alltoall_on_list) \
    X(ishmemx_ulonglong_alltoall_on_list) \
    X(ishmemx_int8_alltoall_on_list) \
    X(ishmemx_int16_alltoall_on_list) \
    X(ishmemx_int32_alltoall_on_list) \
    X(ishmemx_int64_alltoall_on_list) \
    X(ishmemx_uint8_alltoall_on_list) \
    X(ishmemx_uint16_alltoall_on_list) \
    X(ishmemx_uint32_alltoall_on_list) \
    X(ishmemx_uint64_alltoall_on_list) \
    X(ishmemx_size_alltoall_on_list) \
    X(ishmemx_ptrdiff_alltoall_on_list) \
    X(ishmemx_alltoallmem_on_list) \
    X(ishmemx_short_and_reduce_on_list) \
    X(ishmemx_int_and_reduce_on_list) \
    X(ishmemx_long_and_reduce_on_list) \
    X(ishmemx_longlong_and_reduce_on_list) \
    X(ishmemx_uchar_and_reduce_on_list) \
    X(ishmemx_ushort_and_reduce_on_list) \
    X(ishmemx_uint_and_reduce_on_list) \
    X(ishmemx_ulong_and_reduce_on_list) \
    X(ishmemx_ulonglong_and_reduce_on_list) \
    X(ishmemx_int8_and_reduce_on_list) \
    X(ishmemx_int16_and_reduce_on_list) \
    X(ishmemx_int32_and_reduce_on_list) \
    X(ishmemx_int64_and_reduce_on_list) \
    X(ishmemx_uint8_and_reduce_on_list) \
    X(ishmemx_uint16_and_reduce_on_list) \
    X(ishmemx_uint32_and_reduce_on_list) \
    X(ishmemx_uint64_and_reduce_on_list) \
    X(ishmemx_size_and_reduce_on_list) \
    X(ishmemx_schar_and_reduce_on_list) \
    X(ishmemx_short_or_reduce_on_list) \
    X(ishmemx_int_or_reduce_on_list) \
    X(ishmemx_long_or_reduce_on_list) \
    X(ishmemx_longlong_or_reduce_on_list) \
    X(ishmemx_uchar_or_reduce_on_list) \
    X(ishmemx_ushort_or_reduce_on_list) \
    X(ishmemx_uint_or_reduce_on_list) \
    X(ishmemx_ulong_or_reduce_on_list) \
    X(ishmemx_ulonglong_or_reduce_on_list) \
    X(ishmemx_int8_or_reduce_on_list) \
    X(ishmemx_int16_or_reduce_on_list) \
    X(ishmemx_int32_or_reduce_on_list) \
    X(ishmemx_int64_or_reduce_on_list) \
    X(ishmemx_uint8_or_reduce_on_list) \
    X(ishmemx_uint16_or_reduce_on_list) \
    X(ishmemx_uint32_or_reduce_on_list) \
    X(ishmemx_uint64_or_reduce_on_list) \
    X(ishmemx_size_or_reduce_on_list) \
    X(ishmemx_schar_or_reduce_on_list) \
    X(ishmemx_short_xor_reduce_on_list) \
    X(ishmemx_int_xor_reduce_on_list) \
    X(ishmemx_long_xor_reduce_on_list) \
    X(ishmemx_longlong_xor_reduce_on_list) \
    X(ishmemx_uchar_xor_reduce_on_list) \
    X(ishmemx_ushort_xor_reduce_on_list) \
    X(ishmemx_uint_xor_reduce_on_list) \
    X(ishmemx_ulong_xor_reduce_on_list) \
    X(ishmemx_ulonglong_xor_reduce_on_list) \
    X(ishmemx_int8_xor_reduce_on_list) \
    X(ishmemx_int16_xor_reduce_on_list) \
    X(ishmemx_int32_xor_reduce_on_list) \
    X(ishmemx_int64_xor_reduce_on_list) \
    X(ishmemx_uint8_xor_reduce_on_list) \
    X(ishmemx_uint16_xor_reduce_on_list) \
    X(ishmemx_uint32_xor_reduce_on_list) \
    X(ishmemx_uint64_xor_reduce_on_list) \
    X(ishmemx_size_xor_reduce_on_list) \
    X(ishmemx_schar_xor_reduce_on_list) \
    X(ishmemx_float_max_reduce_on_list) \
    X(ishmemx_double_max_reduce_on_list) \
    X(ishmemx_char_max_reduce_on_list) \
    X(ishmemx_schar_max_reduce_on_list) \
    X(ishmemx_short_max_reduce_on_list) \
    X(ishmemx_int_max_reduce_on_list) \
    X(ishmemx_long_max_reduce_on_list) \
    X(ishmemx_longlong_max_reduce_on_list) \
    X(ishmemx_uchar_max_reduce_on_list) \
    X(ishmemx_ushort_max_reduce_on_list) \
    X(ishmemx_uint_max_reduce_on_list) \
    X(ishmemx_ulong_max_reduce_on_list) \
    X(ishmemx_ulonglong_max_reduce_on_list) \
    X(ishmemx_int8_max_reduce_on_list) \
    X(ishmemx_int16_max_reduce_on_list) \
    X(ishmemx_int32_max_reduce_on_list) \
    X(ishmemx_int64_max_reduce_on_list) \
    X(ishmemx_uint8_max_reduce_on_list) \
    X(ishmemx_uint16_max_reduce_on_list) \
    X(ishmemx_uint32_max_reduce_on_list) \
    X(ishmemx_uint64_max_reduce_on_list) \
    X(ishmemx_size_max_reduce_on_list) \
    X(ishmemx_ptrdiff_max_reduce_on_list) \
    X(ishmemx_float_min_reduce_on_list) \
    X(ishmemx_double_min_reduce_on_list) \
    X(ishmemx_char_min_reduce_on_list) \
    X(ishmemx_schar_min_reduce_on_list) \
    X(ishmemx_short_min_reduce_on_list) \
    X(ishmemx_int_min_reduce_on_list) \
    X(ishmemx_long_min_reduce_on_list) \
    X(ishmemx_longlong_min_reduce_on_list) \
    X(ishmemx_uchar_min_reduce_on_list) \
    X(ishmemx_ushort_min_reduce_on_list) \
    X(ishmemx_uint_min_reduce_on_list) \
    X(ishmemx_ulong_min_reduce_on_list) \
    X(ishmemx_ulonglong_min_reduce_on_list) \
    X(ishmemx_int8_min_reduce_on_list) \
    X(ishmemx_int16_min_reduce_on_list) \
    X(ishmemx_int32_min_reduce_on_list) \
    X(ishmemx_int64_min_reduce_on_list) \
    X(ishmemx_uint8_min_reduce_on_list) \
    X(ishmemx_uint16_min_reduce_on_list) \
    X(ishmemx_uint32_min_reduce_on_list) \
    X(ishmemx_uint64_min_reduce_on_list) \
    X(ishmemx_size_min_reduce_on_list) \
    X(ishmemx_ptrdiff_min_reduce_on_list) \
    X(ishmemx_float_sum_reduce_on_list) \
    X(ishmemx_double_sum_reduce_on_list) \
    X(ishmemx_char_sum_reduce_on_list) \
    X(ishmemx_schar_sum_reduce_on_list) \
    X(ishmemx_short_sum_reduce_on_list) \
    X(ishmemx_int_sum_reduce_on_list) \
    X(ishmemx_long_sum_reduce_on_list) \
    X(ishmemx_longlong_sum_reduce_on_list) \
    X(ishmemx_uchar_sum_reduce_on_list) \
    X(ishmemx_ushort_sum_reduce_on_list) \
    X(ishmemx_uint_sum_reduce_on_list) \
    X(ishmemx_ulong_sum_reduce_on_list) \
    X(ishmemx_ulonglong_sum_reduce_on_list) \
    X(ishmemx_int8_sum_reduce_on_list) \
    X(ishmemx_int16_sum_reduce_on_list) \
    X(ishmemx_int32_sum_reduce_on_list) \
    X(ishmemx_int64_sum_reduce_on_list) \
    X(ishmemx_uint8_sum_reduce_on_list) \
    X(ishmemx_uint16_sum_reduce_on_list) \
    X(ishmemx_uint32_sum_reduce_on_list) \
    X(ishmemx_uint64_sum_reduce_on_list) \
    X(ishmemx_size_sum_reduce_on_list) \
    X(ishmemx_ptrdiff_sum_reduce_on_list) \
    X(ishmemx_float_prod_reduce_on_list) \
    X(ishmemx_double_prod_reduce_on_list) \
    X(ishmemx_char_prod_reduce_on_list) \
    X(ishmemx_schar_prod_reduce_on_list) \
    X(ishmemx_short_prod_reduce_on_list) \
    X(ishmemx_int_prod_reduce_on_list) \
    X(ishmemx_long_prod_reduce_on_list) \
    X(ishmemx_longlong_prod_reduce_on_list) \
    X(ishmemx_uchar_prod_reduce_on_list) \
    X(ishmemx_ushort_prod_reduce_on_list) \
    X(ishmemx_uint_prod_reduce_on_list) \
    X(ishmemx_ulong_prod_reduce_on_list) \
    X(ishmemx_ulonglong_prod_reduce_on_list) \
    X(ishmemx_int8_prod_reduce_on_list) \
    X(ishmemx_int16_prod_reduce_on_list) \
    X(ishmemx_int32_prod_reduce_on_list) \
    X(ishmemx_int64_prod_reduce_on_list) \
    X(ishmemx_uint8_prod_reduce_on_list) \
    X(ishmemx_uint16_prod_reduce_on_list) \
    X(ishmemx_uint32_prod_reduce_on_list) \
    X(ishmemx_uint64_prod_reduce_on_list) \
    X(ishmemx_size_prod_reduce_on_list) \
    X(ishmemx_ptrdiff_prod_reduce_on_list) \
    X(ishmemx_short_and_reducescatter) \
    X(ishmemx_int_and_reducescatter) \
    X(ishmemx_long_and_reducescatter) \
    X(ishmemx_longlong_and_reducescatter) \
    X(ishmemx_uchar_and_reducescatter) \
    X(ishmemx_ushort_and_reducescatter) \
    X(ishmemx_uint_and_reducescatter) \
    X(ishmemx_ulong_and_reducescatter) \
    X(ishmemx_ulonglong_and_reducescatter) \
    X(ishmemx_int8_and_reducescatter) \
    X(ishmemx_int16_and_reducescatter) \
    X(ishmemx_int32_and_reducescatter) \
    X(ishmemx_int64_and_reducescatter) \
    X(ishmemx_uint8_and_reducescatter) \
    X(ishmemx_uint16_and_reducescatter) \
    X(ishmemx_uint32_and_reducescatter) \
    X(ishmemx_uint64_and_reducescatter) \
    X(ishmemx_size_and_reducescatter) \
    X(ishmemx_schar_and_reducescatter) \
    X(ishmemx_short_and_reducescatter_on_list) \
    X(ishmemx_int_and_reducescatter_on_list) \
    X(ishmemx_long_and_reducescatter_on_list) \
    X(ishmemx_longlong_and_reducescatter_on_list) \
    X(ishmemx_uchar_and_reducescatter_on_list) \
    X(ishmemx_ushort_and_reducescatter_on_list) \
    X(ishmemx_uint_and_reducescatter_on_list) \
    X(ishmemx_ulong_and_reducescatter_on_list) \
    X(ishmemx_ulonglong_and_reducescatter_on_list) \
    X(ishmemx_int8_and_reducescatter_on_list) \
    X(ishmemx_int16_and_reducescatter_on_list) \
    X(ishmemx_int32_and_reducescatter_on_list) \
    X(ishmemx_int64_and_reducescatter_on_list) \
    X(ishmemx_uint8_and_reducescatter_on_list) \
    X(ishmemx_uint16_and_reducescatter_on_list) \
    X(ishmemx_uint32_and_reducescatter_on_list) \
    X(ishmemx_uint64_and_reducescatter_on_list) \
    X(ishmemx_size_and_reducescatter_on_list) \
    X(ishmemx_schar_and_reducescatter_on_list) \
    X(ishmemx_short_or_reducescatter) \
    X(ishmemx_int_or_reducescatter) \
    X(ishmemx_long_or_reducescatter) \
    X(ishmemx_longlong_or_reducescatter) \
    X(ishmemx_uchar_or_reducescatter) \
    X(ishmemx_ushort_or_reducescatter) \
    X(ishmemx_uint_or_reducescatter) \
    X(ishmemx_ulong_or_reducescatter) \
    X(ishmemx_ulonglong_or_reducescatter) \
    X(ishmemx_int8_or_reducescatter) \
    X(ishmemx_int16_or_reducescatter) \
    X(ishmemx_int32_or_reducescatter) \
    X(ishmemx_int64_or_reducescatter) \
    X(ishmemx_uint8_or_reducescatter) \
    X(ishmemx_uint16_or_reducescatter) \
    X(ishmemx_uint32_or_reducescatter) \
    X(ishmemx_uint64_or_reducescatter) \
    X(ishmemx_size_or_reducescatter) \
    X(ishmemx_schar_or_reducescatter) \
    X(ishmemx_short_or_reducescatter_on_list) \
    X(ishmemx_int_or_reducescatter_on_list) \
    X(ishmemx_long_or_reducescatter_on_list) \
    X(ishmemx_longlong_or_reducescatter_on_list) \
    X(ishmemx_uchar_or_reducescatter_on_list) \
    X(ishmemx_ushort_or_reducescatter_on_list) \
    X(ishmemx_uint_or_reducescatter_on_list) \
    X(ishmemx_ulong_or_reducescatter_on_list) \
    X(ishmemx_ulonglong_or_reducescatter_on_list) \
    X(ishmemx_int8_or_reducescatter_on_list) \
    X(ishmemx_int16_or_reducescatter_on_list) \
    X(ishmemx_int32_or_reducescatter_on_list) \
    X(ishmemx_int64_or_reducescatter_on_list) \
    X(ishmemx_uint8_or_reducescatter_on_list) \
    X(ishmemx_uint16_or_reducescatter_on_list) \
    X(ishmemx_uint32_or_reducescatter_on_list) \
    X(ishmemx_uint64_or_reducescatter_on_list) \
    X(ishmemx_size_or_reducescatter_on_list) \
    X(ishmemx_schar_or_reducescatter_on_list) \
    X(ishmemx_short_xor_reducescatter) \
    X(ishmemx_int_xor_reducescatter) \
    X(ishmemx_long_xor_reducescatter) \
    X(ishmemx_longlong_xor_reducescatter) \
    X(ishmemx_uchar_xor_reducescatter) \
    X(ishmemx_ushort_xor_reducescatter) \
    X(ishmemx_uint_xor_reducescatter) \
    X(ishmemx_ulong_xor_reducescatter) \
    X(ishmemx_ulonglong_xor_reducescatter) \
    X(ishmemx_int8_xor_reducescatter) \
    X(ishmemx_int16_xor_reducescatter) \
    X(ishmemx_int32_xor_reducescatter) \
    X(ishmemx_int64_xor_reducescatter) \
    X(ishmemx_uint8_xor_reducescatter) \
    X(ishmemx_uint16_xor_reducescatter) \
    X(ishmemx_uint32_xor_reducescatter) \
    X(ishmemx_uint64_xor_reducescatter) \
    X(ishmemx_size_xor_reducescatter) \
    X(ishmemx_schar_xor_reducescatter) \
    X(ishmemx_short_xor_reducescatter_on_list) \
    X(ishmemx_int_xor_reducescatter_on_list) \
    X(ishmemx_long_xor_reducescatter_on_list) \
    X(ishmemx_longlong_xor_reducescatter_on_list) \
    X(ishmemx_uchar_xor_reducescatter_on_list) \
    X(ishmemx_ushort_xor_reducescatter_on_list) \
    X(ishmemx_uint_xor_reducescatter_on_list) \
    X(ishmemx_ulong_xor_reducescatter_on_list) \
    X(ishmemx_ulonglong_xor_reducescatter_on_list) \
    X(ishmemx_int8_xor_reducescatter_on_list) \
    X(ishmemx_int16_xor_reducescatter_on_list) \
    X(ishmemx_int32_xor_reducescatter_on_list) \
    X(ishmemx_int64_xor_reducescatter_on_list) \
    X(ishmemx_uint8_xor_reducescatter_on_list) \
    X(ishmemx_uint16_xor_reducescatter_on_list) \
    X(ishmemx_uint32_xor_reducescatter_on_list) \
    X(ishmemx_uint64_xor_reducescatter_on_list) \
    X(ishmemx_size_xor_reducescatter_on_list) \
    X(ishmemx_schar_xor_reducescatter_on_list) \
    X(ishmemx_float_max_reducescatter) \
    X(ishmemx_double_max_reducescatter) \
    X(ishmemx_char_max_reducescatter) \
    X(ishmemx_schar_max_reducescatter) \
    X(ishmemx_short_max_reducescatter) \
    X(ishmemx_int_max_reducescatter) \
    X(ishmemx_long_max_reducescatter) \
    X(ishmemx_longlong_max_reducescatter) \
    X(ishmemx_uchar_max_reducescatter) \
    X(ishmemx_ushort_max_reducescatter) \
    X(ishmemx_uint_max_reducescatter) \
    X(ishmemx_ulong_max_reducescatter) \
    X(ishmemx_ulonglong_max_reducescatter) \
    X(ishmemx_int8_max_reducescatter) \
    X(ishmemx_int16_max_reducescatter) \
    X(ishmemx_int32_max_reducescatter) \
    X(ishmemx_int64_max_reducescatter) \
    X(ishmemx_uint8_max_reducescatter) \
    X(ishmemx_uint16_max_reducescatter) \
    X(ishmemx_uint32_max_reducescatter) \
    X(ishmemx_uint64_max_reducescatter) \
    X(ishmemx_size_max_reducescatter) \
    X(ishmemx_ptrdiff_max_reducescatter) \
    X(ishmemx_float_max_reducescatter_on_list) \
    X(ishmemx_double_max_reducescatter_on_list) \
    X(ishmemx_char_max_reducescatter_on_list) \
    X(ishmemx_schar_max_reducescatter_on_list) \
    X(ishmemx_short_max_reducescatter_on_list) \
    X(ishmemx_int_max_reducescatter_on_list) \
    X(ishmemx_long_max_reducescatter_on_list) \
    X(ishmemx_longlong_max_reducescatter_on_list) \
    X(ishmemx_uchar_max_reducescatter_on_list) \
    X(ishmemx_ushort_max_reducescatter_on_list) \
    X(ishmemx_uint_max_reducescatter_on_list) \
    X(ishmemx_ulong_max_reducescatter_on_list) \
    X(ishmemx_ulonglong_max_reducescatter_on_list) \
    X(ishmemx_int8_max_reducescatter_on_list) \
    X(ishmemx_int16_max_reducescatter_on_list) \
    X(ishmemx_int32_max_reducescatter_on_list) \
    X(ishmemx_int64_max_reducescatter_on_list) \
    X(ishmemx_uint8_max_reducescatter_on_list) \
    X(ishmemx_uint16_max_reducescatter_on_list) \
    X(ishmemx_uint32_max_reducescatter_on_list) \
    X(ishmemx_uint64_max_reducescatter_on_list) \
    X(ishmemx_size_max_reducescatter_on_list) \
    X(ishmemx_ptrdiff_max_reducescatter_on_list) \
    X(ishmemx_float_min_reducescatter) \
    X(ishmemx_double_min_reducescatter) \
    X(ishmemx_char_min_reducescatter) \
    X(ishmemx_schar_min_reducescatter) \
    X(ishmemx_short_min_reducescatter) \
    X(ishmemx_int_min_reducescatter) \
    X(ishmemx_long_min_reducescatter) \
    X(ishmemx_longlong_min_reducescatter) \
    X(ishmemx_uchar_min_reducescatter) \
    X(ishmemx_ushort_min_reducescatter) \
    X(ishmemx_uint_min_reducescatter) \
    X(ishmemx_ulong_min_reducescatter) \
    X(ishmemx_ulonglong_min_reducescatter) \
    X(ishmemx_int8_min_reducescatter) \
    X(ishmemx_int16_min_reducescatter) \
    X(ishmemx_int32_min_reducescatter) \
    X(ishmemx_int64_min_reducescatter) \
    X(ishmemx_uint8_min_reducescatter) \
    X(ishmemx_uint16_min_reducescatter) \
    X(ishmemx_uint32_min_reducescatter) \
    X(ishmemx_uint64_min_reducescatter) \
    X(ishmemx_size_min_reducescatter) \
    X(ishmemx_ptrdiff_min_reducescatter) \
    X(ishmemx_float_min_reducescatter_on_list) \
    X(ishmemx_double_min_reducescatter_on_list) \
    X(ishmemx_char_min_reducescatter_on_list) \
    X(ishmemx_schar_min_reducescatter_on_list) \
    X(ishmemx_short_min_reducescatter_on_list) \
    X(ishmemx_int_min_reducescatter_on_list) \
    X(ishmemx_long_min_reducescatter_on_list) \
    X(ishmemx_longlong_min_reducescatter_on_list) \
    X(ishmemx_uchar_min_reducescatter_on_list) \
    X(ishmemx_ushort_min_reducescatter_on_list) \
    X(ishmemx_uint_min_reducescatter_on_list) \
    X(ishmemx_ulong_min_reducescatter_on_list) \
    X(ishmemx_ulonglong_min_reducescatter_on_list) \
    X(ishmemx_int8_min_reducescatter_on_list) \
    X(ishmemx_int16_min_reducescatter_on_list) \
    X(ishmemx_int32_min_reducescatter_on_list) \
    X(ishmemx_int64_min_reducescatter_on_list) \
    X(ishmemx_uint8_min_reducescatter_on_list) \
    X(ishmemx_uint16_min_reducescatter_on_list) \
    X(ishmemx_uint32_min_reducescatter_on_list) \
    X(ishmemx_uint64_min_reducescatter_on_list) \
    X(ishmemx_size_min_reducescatter_on_list) \
    X(ishmemx_ptrdiff_min_reducescatter_on_list) \
    X(ishmemx_float_sum_reducescatter) \
    X(ishmemx_double_sum_reducescatter) \
    X(ishmemx_char_sum_reducescatter) \
    X(ishmemx_schar_sum_reducescatter) \
    X(ishmemx_short_sum_reducescatter) \
    X(ishmemx_int_sum_reducescatter) \
    X(ishmemx_long_sum_reducescatter) \
    X(ishmemx_longlong_sum_reducescatter) \
    X(ishmemx_uchar_sum_reducescatter) \
    X(ishmemx_ushort_sum_reducescatter) \
    X(ishmemx_uint_sum_reducescatter) \
    X(ishmemx_ulong_sum_reducescatter) \
    X(ishmemx_ulonglong_sum_reducescatter) \
    X(ishmemx_int8_sum_reducescatter) \
    X(ishmemx_int16_sum_reducescatter) \
    X(ishmemx_int32_sum_reducescatter) \
    X(ishmemx_int64_sum_reducescatter) \
    X(ishmemx_uint8_sum_reducescatter) \
    X(ishmemx_uint16_sum_reducescatter) \
    X(ishmemx_uint32_sum_reducescatter) \
    X(ishmemx_uint64_sum_reducescatter) \
    X(ishmemx_size_sum_reducescatter) \
    X(ishmemx_ptrdiff_sum_reducescatter) \
    X(ishmemx_float_sum_reducescatter_on_list) \
    X(ishmemx_double_sum_reducescatter_on_list) \
    X(ishmemx_char_sum_reducescatter_on_list) \
    X(ishmemx_schar_sum_reducescatter_on_list) \
    X(ishmemx_short_sum_reducescatter_on_list) \
    X(ishmemx_int_sum_reducescatter_on_list) \
    X(ishmemx_long_sum_reducescatter_on_list) \
    X(ishmemx_longlong_sum_reducescatter_on_list) \
    X(ishmemx_uchar_sum_reducescatter_on_list) \
    X(ishmemx_ushort_sum_reducescatter_on_list) \
    X(ishmemx_uint_sum_reducescatter_on_list) \
    X(ishmemx_ulong_sum_reducescatter_on_list) \
    X(ishmemx_ulonglong_sum_reducescatter_on_list) \
    X(ishmemx_int8_sum_reducescatter_on_list) \
    X(ishmemx_int16_sum_reducescatter_on_list) \
    X(ishmemx_int32_sum_reducescatter_on_list) \
    X(ishmemx_int64_sum_reducescatter_on_list) \
    X(ishmemx_uint8_sum_reducescatter_on_list) \
    X(ishmemx_uint16_sum_reducescatter_on_list) \
    X(ishmemx_uint32_sum_reducescatter_on_list) \
    X(ishmemx_uint64_sum_reducescatter_on_list) \
    X(ishmemx_size_sum_reducescatter_on_list) \
    X(ishmemx_ptrdiff_sum_reducescatter_on_list) \
    X(ishmemx_float_prod_reducescatter) \
    X(ishmemx_double_prod_reducescatter) \
    X(ishmemx_char_prod_reducescatter) \
    X(ishmemx_schar_prod_reducescatter) \
    X(ishmemx_short_prod_reducescatter) \
    X(ishmemx_int_prod_reducescatter) \
    X(ishmemx_long_prod_reducescatter) \
    X(ishmemx_longlong_prod_reducescatter) \
    X(ishmemx_uchar_prod_reducescatter) \
    X(ishmemx_ushort_prod_reducescatter) \
    X(ishmemx_uint_prod_reducescatter) \
    X(ishmemx_ulong_prod_reducescatter) \
    X(ishmemx_ulonglong_prod_reducescatter) \
    X(ishmemx_int8_prod_reducescatter) \
    X(ishmemx_int16_prod_reducescatter) \
    X(ishmemx_int32_prod_reducescatter) \
    X(ishmemx_int64_prod_reducescatter) \
    X(ishmemx_uint8_prod_reducescatter) \
    X(ishmemx_uint16_prod_reducescatter) \
    X(ishmemx_uint32_prod_reducescatter) \
    X(ishmemx_uint64_prod_reducescatter) \
    X(ishmemx_size_prod_reducescatter) \
    X(ishmemx_ptrdiff_prod_reducescatter) \
    X(ishmemx_float_prod_reducescatter_on_list) \
    X(ishmemx_double_prod_reducescatter_on_list) \
    X(ishmemx_char_prod_reducescatter_on_list) \
    X(ishmemx_schar_prod_reducescatter_on_list) \
    X(ishmemx_short_prod_reducescatter_on_list) \
    X(ishmemx_int_prod_reducescatter_on_list) \
    X(ishmemx_long_prod_reducescatter_on_list) \
    X(ishmemx_longlong_prod_reducescatter_on_list) \
    X(ishmemx_uchar_prod_reducescatter_on_list) \
    X(ishmemx_ushort_prod_reducescatter_on_list) \
    X(ishmemx_uint_prod_reducescatter_on_list) \
    X(ishmemx_ulong_prod_reducescatter_on_list) \
    X(ishmemx_ulonglong_prod_reducescatter_on_list) \
    X(ishmemx_int8_prod_reducescatter_on_list) \
    X(ishmemx_int16_prod_reducescatter_on_list) \
    X(ishmemx_int32_prod_reducescatter_on_list) \
    X(ishmemx_int64_prod_reducescatter_on_list) \
    X(ishmemx_uint8_prod_reducescatter_on_list) \
    X(ishmemx_uint16_prod_reducescatter_on_list) \
    X(ishmemx_uint32_prod_reducescatter_on_list) \
    X(ishmemx_uint64_prod_reducescatter_on_list) \
    X(ishmemx_size_prod_reducescatter_on_list) \
    X(ishmemx_ptrdiff_prod_reducescatter_on_list) \
    X(ishmemx_float_sum_inscan_on_list) \
    X(ishmemx_double_sum_inscan_on_list) \
    X(ishmemx_char_sum_inscan_on_list) \
    X(ishmemx_schar_sum_inscan_on_list) \
    X(ishmemx_short_sum_inscan_on_list) \
    X(ishmemx_int_sum_inscan_on_list) \
    X(ishmemx_long_sum_inscan_on_list) \
    X(ishmemx_longlong_sum_inscan_on_list) \
    X(ishmemx_uchar_sum_inscan_on_list) \
    X(ishmemx_ushort_sum_inscan_on_list) \
    X(ishmemx_uint_sum_inscan_on_list) \
    X(ishmemx_ulong_sum_inscan_on_list) \
    X(ishmemx_ulonglong_sum_inscan_on_list) \
    X(ishmemx_int8_sum_inscan_on_list) \
    X(ishmemx_int16_sum_inscan_on_list) \
    X(ishmemx_int32_sum_inscan_on_list) \
    X(ishmemx_int64_sum_inscan_on_list) \
    X(ishmemx_uint8_sum_inscan_on_list) \
    X(ishmemx_uint16_sum_inscan_on_list) \
    X(ishmemx_uint32_sum_inscan_on_list) \
    X(ishmemx_uint64_sum_inscan_on_list) \
    X(ishmemx_size_sum_inscan_on_list) \
    X(ishmemx_ptrdiff_sum_inscan_on_list) \
    X(ishmemx_float_sum_exscan_on_list) \
    X(ishmemx_double_sum_exscan_on_list) \
    X(ishmemx_char_sum_exscan_on_list) \
    X(ishmemx_schar_sum_exscan_on_list) \
    X(ishmemx_short_sum_exscan_on_list) \
    X(ishmemx_int_sum_exscan_on_list) \
    X(ishmemx_long_sum_exscan_on_list) \
    X(ishmemx_longlong_sum_exscan_on_list) \
    X(ishmemx_uchar_sum_exscan_on_list) \
    X(ishmemx_ushort_sum_exscan_on_list) \
    X(ishmemx_uint_sum_exscan_on_list) \
    X(ishmemx_ulong_sum_exscan_on_list) \
    X(ishmemx_ulonglong_sum_exscan_on_list) \
    X(ishmemx_int8_sum_exscan_on_list) \
    X(ishmemx_int16_sum_exscan_on_list) \
    X(ishmemx_int32_sum_exscan_on_list) \
    X(ishmemx_int64_sum_exscan_on_list) \
    X(ishmemx_uint8_sum_exscan_on_list) \
    X(ishmemx_uint16_sum_exscan_on_list) \
    X(ishmemx_uint32_sum_exscan_on_list) \
    X(ishmemx_uint64_sum_exscan_on_list) \
    X(ishmemx_size_sum_exscan_on_list) \
    X(ishmemx_ptrdiff_sum_exscan_on_list) \
    X(ishmemx_float_alltoallv) \
    X(ishmemx_double_alltoallv) \
    X(ishmemx_char_alltoallv) \
    X(ishmemx_schar_alltoallv) \
    X(ishmemx_short_alltoallv) \
    X(ishmemx_int_alltoallv) \
    X(ishmemx_long_alltoallv) \
    X(ishmemx_longlong_alltoallv) \
    X(ishmemx_uchar_alltoallv) \
    X(ishmemx_ushort_alltoallv) \
    X(ishmemx_uint_alltoallv) \
    X(ishmemx_ulong_alltoallv) \
    X(ishmemx_ulonglong_alltoallv) \
    X(ishmemx_int8_alltoallv) \
    X(ishmemx_int16_alltoallv) \
    X(ishmemx_int32_alltoallv) \
    X(ishmemx_int64_alltoallv) \
    X(ishmemx_uint8_alltoallv) \
    X(ishmemx_uint16_alltoallv) \
    X(ishmemx_uint32_alltoallv) \
    X(ishmemx_uint64_alltoallv) \
    X(ishmemx_size_alltoallv) \
    X(ishmemx_ptrdiff_alltoallv) \
    X(ishmemx_float_alltoallv_on_list) \
    X(ishmemx_double_alltoallv_on_list) \
    X(ishmemx_char_alltoallv_on_list) \
    X(ishmemx_schar_alltoallv_on_list) \
    X(ishmemx_short_alltoallv_on_list) \
    X(ishmemx_int_alltoallv_on_list) \
    X(ishmemx_long_alltoallv_on_list) \
    X(ishmemx_longlong_alltoallv_on_list) \
    X(ishmemx_uchar_alltoallv_on_list) \
    X(ishmemx_ushort_alltoallv_on_list) \
    X(ishmemx_uint_alltoallv_on_list) \
    X(ishmemx_ulong_alltoallv_on_list) \
    X(ishmemx_ulonglong_alltoallv_on_list) \
    X(ishmemx_int8_alltoallv_on_list) \
    X(ishmemx_int16_alltoallv_on_list) \
    X(ishmemx_int32_alltoallv_on_list) \
    X(ishmemx_int64_alltoallv_on_list) \
    X(ishmemx_uint8_alltoallv_on_list) \
    X(ishmemx_uint16_alltoallv_on_list) \
    X(ishmemx_uint32_alltoallv_on_list) \
    X(ishmemx_uint64_alltoallv_on_list) \
    X(ishmemx_size_alltoallv_on_list) \
    X(ishmemx_ptrdiff_alltoallv_on_list) \
    X(ishmemx_team_group) \
    X(ishmemx_group_incl) \
    X(ishmemx_group_excl) \
    X(ishmemx_group_range_incl) \
    X(ishmemx_group_range_excl) \
    X(ishmemx_group_union) \
    X(ishmemx_group_intersection) \
    X(ishmemx_group_difference) \
    X(ishmemx_group_size) \
    X(ishmemx_group_pe) \
    X(ishmemx_group_translate_pes) \
    X(ishmemx_group_compare) \
    X(ishmemx_group_free) \
    X(ishmemx_team_create_group) \
    X(ishmemx_ze_handles) \
    X(ishmemx_module_init) \
    X(ishmemx_module_calls) \
    X(ishmemx_at_init) \
    X(ishmemx_module_finalize)

/* X(NAME, PROFILING_NAME) */
#define PSHMEM_ROUTINES(X) \
    X(shmem_init, pshmem_init) \
    X(shmem_init_thread, pshmem_init_thread) \
    X(shmem_query_thread, pshmem_query_thread) \
    X(shmem_query_initialized, pshmem_query_initialized) \
    X(shmem_finalize, pshmem_finalize) \
    X(shmem_global_exit, pshmem_global_exit) \
    X(shmem_my_pe, pshmem_my_pe) \
    X(shmem_n_pes, pshmem_n_pes) \
    X(shmem_info_get_version, pshmem_info_get_version) \
    X(shmem_info_get_name, pshmem_info_get_name) \
    X(shmem_pe_accessible, pshmem_pe_accessible) \
    X(shmem_addr_accessible, pshmem_addr_accessible) \
    X(shmem_ptr, pshmem_ptr) \
    X(shmem_team_ptr, pshmem_team_ptr) \
    X(shmem_pcontrol, pshmem_pcontrol) \
    X(shmem_malloc, pshmem_malloc) \
    X(shmem_calloc, pshmem_calloc) \
    X(shmem_align, pshmem_align) \
    X(shmem_realloc, pshmem_realloc) \
    X(shmem_malloc_with_hints, pshmem_malloc_with_hints) \
    X(shmem_free, pshmem_free) \
    X(shmem_team_my_pe, pshmem_team_my_pe) \
    X(shmem_team_n_pes, pshmem_team_n_pes) \
    X(shmem_team_get_config, pshmem_team_get_config) \
    X(shmem_team_translate_pe, pshmem_team_translate_pe) \
    X(shmem_team_split_strided, pshmem_team_split_strided) \
    X(shmem_team_split_2d, pshmem_team_split_2d) \
    X(shmem_team_destroy, pshmem_team_destroy) \
    X(shmem_ctx_create, pshmem_ctx_create) \
    X(shmem_team_create_ctx, pshmem_team_create_ctx) \
    X(shmem_ctx_destroy, pshmem_ctx_destroy) \
    X(shmem_ctx_get_team, pshmem_ctx_get_team) \
    X(shmem_ctx_session_start, pshmem_ctx_session_start) \
    X(shmem_ctx_session_stop, pshmem_ctx_session_stop) \
    X(shmem_fence, pshmem_fence) \
    X(shmem_ctx_fence, pshmem_ctx_fence) \
    X(shmem_quiet, pshmem_quiet) \
    X(shmem_ctx_quiet, pshmem_ctx_quiet) \
    X(shmem_pe_quiet, pshmem_pe_quiet) \
    X(shmem_ctx_pe_quiet, pshmem_ctx_pe_quiet) \
    X(shmem_barrier_all, pshmem_barrier_all) \
    X(shmem_sync_all, pshmem_sync_all) \
    X(shmem_team_sync, pshmem_team_sync) \
    X(shmem_barrier, pshmem_barrier) \
    X(shmem_sync, pshmem_sync) \
    X(shmem_float_put, pshmem_float_put) \
    X(shmem_double_put, pshmem_double_put) \
    X(shmem_longdouble_put, pshmem_longdouble_put) \
    X(shmem_char_put, pshmem_char_put) \
    X(shmem_schar_put, pshmem_schar_put) \
    X(shmem_short_put, pshmem_short_put) \
    X(shmem_int_put, pshmem_int_put) \
    X(shmem_long_put, pshmem_long_put) \
    X(shmem_longlong_put, pshmem_longlong_put) \
    X(shmem_uchar_put, pshmem_uchar_put) \
    X(shmem_ushort_put, pshmem_ushort_put) \
    X(shmem_uint_put, pshmem_uint_put) \
    X(shmem_ulong_put, pshmem_ulong_put) \
    X(shmem_ulonglong_put, pshmem_ulonglong_put) \
    X(shmem_int8_put, pshmem_int8_put) \
    X(shmem_int16_put, pshmem_int16_put) \
    X(shmem_int32_put, pshmem_int32_put) \
    X(shmem_int64_put, pshmem_int64_put) \
    X(shmem_uint8_put, pshmem_uint8_put) \
    X(shmem_uint16_put, pshmem_uint16_put) \
    X(shmem_uint32_put, pshmem_uint32_put) \
    X(shmem_uint64_put, pshmem_uint64_put) \
    X(shmem_size_put, pshmem_size_put) \
    X(shmem_ptrdiff_put, pshmem_ptrdiff_put) \
    X(shmem_put8, pshmem_put8) \
    X(shmem_put16, pshmem_put16) \
    X(shmem_put32, pshmem_put32) \
    X(shmem_put64, pshmem_put64) \
    X(shmem_put128, pshmem_put128) \
    X(shmem_putmem, pshmem_putmem) \
    X(shmem_ctx_float_put, pshmem_ctx_float_put) \
    X(shmem_ctx_double_put, pshmem_ctx_double_put) \
    X(shmem_ctx_longdouble_put, pshmem_ctx_longdouble_put) \
    X(shmem_ctx_char_put, pshmem_ctx_char_put) \
    X(shmem_ctx_schar_put, pshmem_ctx_schar_put) \
    X(shmem_ctx_short_put, pshmem_ctx_short_put) \
    X(shmem_ctx_int_put, pshmem_ctx_int_put) \
    X(shmem_ctx_long_put, pshmem_ctx_long_put) \
    X(shmem_ctx_longlong_put, pshmem_ctx_longlong_put) \
    X(shmem_ctx_uchar_put, pshmem_ctx_uchar_put) \
    X(shmem_ctx_ushort_put, pshmem_ctx_ushort_put) \
    X(shmem_ctx_uint_put, pshmem_ctx_uint_put) \
    X(shmem_ctx_ulong_put, pshmem_ctx_ulong_put) \
    X(shmem_ctx_ulonglong_put, pshmem_ctx_ulonglong_put) \
    X(shmem_ctx_int8_put, pshmem_ctx_int8_put) \
    X(shmem_ctx_int16_put, pshmem_ctx_int16_put) \
    X(shmem_ctx_int32_put, pshmem_ctx_int32_put) \
    X(shmem_ctx_int64_put, pshmem_ctx_int64_put) \
    X(shmem_ctx_uint8_put, pshmem_ctx_uint8_put) \
    X(shmem_ctx_uint16_put, pshmem_ctx_uint16_put) \
    X(shmem_ctx_uint32_put, pshmem_ctx_uint32_put) \
    X(shmem_ctx_uint64_put, pshmem_ctx_uint64_put) \
    X(shmem_ctx_size_put, pshmem_ctx_size_put) \
    X(shmem_ctx_ptrdiff_put, pshmem_ctx_ptrdiff_put) \
    X(shmem_ctx_put8, pshmem_ctx_put8) \
    X(shmem_ctx_put16, pshmem_ctx_put16) \
    X(shmem_ctx_put32, pshmem_ctx_put32) \
    X(shmem_ctx_put64, pshmem_ctx_put64) \
    X(shmem_ctx_put128, pshmem_ctx_put128) \
    X(shmem_ctx_putmem, pshmem_ctx_putmem) \
    X(shmem_float_p, pshmem_float_p) \
    X(shmem_double_p, pshmem_double_p) \
    X(shmem_longdouble_p, pshmem_longdouble_p) \
    X(shmem_char_p, pshmem_char_p) \
    X(shmem_schar_p, pshmem_schar_p) \
    X(shmem_short_p, pshmem_short_p) \
    X(shmem_int_p, pshmem_int_p) \
    X(shmem_long_p, pshmem_long_p) \
    X(shmem_longlong_p, pshmem_longlong_p) \
    X(shmem_uchar_p, pshmem_uchar_p) \
    X(shmem_ushort_p, pshmem_ushort_p) \
    X(shmem_uint_p, pshmem_uint_p) \
    X(shmem_ulong_p, pshmem_ulong_p) \
    X(shmem_ulonglong_p, pshmem_ulonglong_p) \
    X(shmem_int8_p, pshmem_int8_p) \
    X(shmem_int16_p, pshmem_int16_p) \
    X(shmem_int32_p, pshmem_int32_p) \
    X(shmem_int64_p, pshmem_int64_p) \
    X(shmem_uint8_p, pshmem_uint8_p) \
    X(shmem_uint16_p, pshmem_uint16_p) \
    X(shmem_uint32_p, pshmem_uint32_p) \
    X(shmem_uint64_p, pshmem_uint64_p) \
    X(shmem_size_p, pshmem_size_p) \
    X(shmem_ptrdiff_p, pshmem_ptrdiff_p) \
    X(shmem_ctx_float_p, pshmem_ctx_float_p) \
    X(shmem_ctx_double_p, pshmem_ctx_double_p) \
    X(shmem_ctx_longdouble_p, pshmem_ctx_longdouble_p) \
    X(shmem_ctx_char_p, pshmem_ctx_char_p) \
    X(shmem_ctx_schar_p, pshmem_ctx_schar_p) \
    X(shmem_ctx_short_p, pshmem_ctx_short_p) \
    X(shmem_ctx_int_p, pshmem_ctx_int_p) \
    X(shmem_ctx_long_p, pshmem_ctx_long_p) \
    X(shmem_ctx_longlong_p, pshmem_ctx_longlong_p) \
    X(shmem_ctx_uchar_p, pshmem_ctx_uchar_p) \
    X(shmem_ctx_ushort_p, pshmem_ctx_ushort_p) \
    X(shmem_ctx_uint_p, pshmem_ctx_uint_p) \
    X(shmem_ctx_ulong_p, pshmem_ctx_ulong_p) \
    X(shmem_ctx_ulonglong_p, pshmem_ctx_ulonglong_p) \
    X(shmem_ctx_int8_p, pshmem_ctx_int8_p) \
    X(shmem_ctx_int16_p, pshmem_ctx_int16_p) \
    X(shmem_ctx_int32_p, pshmem_ctx_int32_p) \
    X(shmem_ctx_int64_p, pshmem_ctx_int64_p) \
    X(shmem_ctx_uint8_p, pshmem_ctx_uint8_p) \
    X(shmem_ctx_uint16_p, pshmem_ctx_uint16_p) \
    X(shmem_ctx_uint32_p, pshmem_ctx_uint32_p) \
    X(shmem_ctx_uint64_p, pshmem_ctx_uint64_p) \
    X(shmem_ctx_size_p, pshmem_ctx_size_p) \
    X(shmem_ctx_ptrdiff_p, pshmem_ctx_ptrdiff_p) \
    X(shmem_float_iput, pshmem_float_iput) \
    X(shmem_double_iput, pshmem_double_iput) \
    X(shmem_longdouble_iput, pshmem_longdouble_iput) \
    X(shmem_char_iput, pshmem_char_iput) \
    X(shmem_schar_iput, pshmem_schar_iput) \
    X(shmem_short_iput, pshmem_short_iput) \
    X(shmem_int_iput, pshmem_int_iput) \
    X(shmem_long_iput, pshmem_long_iput) \
    X(shmem_longlong_iput, pshmem_longlong_iput) \
    X(shmem_uchar_iput, pshmem_uchar_iput) \
    X(shmem_ushort_iput, pshmem_ushort_iput) \
    X(shmem_uint_iput, pshmem_uint_iput) \
    X(shmem_ulong_iput, pshmem_ulong_iput) \
    X(shmem_ulonglong_iput, pshmem_ulonglong_iput) \
    X(shmem_int8_iput, pshmem_int8_iput) \
    X(shmem_int16_iput, pshmem_int16_iput) \
    X(shmem_int32_iput, pshmem_int32_iput) \
    X(shmem_int64_iput, pshmem_int64_iput) \
    X(shmem_uint8_iput, pshmem_uint8_iput) \
    X(shmem_uint16_iput, pshmem_uint16_iput) \
    X(shmem_uint32_iput, pshmem_uint32_iput) \
    X(shmem_uint64_iput, pshmem_uint64_iput) \
    X(shmem_size_iput, pshmem_size_iput) \
    X(shmem_ptrdiff_iput, pshmem_ptrdiff_iput) \
    X(shmem_iput8, pshmem_iput8) \
    X(shmem_iput16, pshmem_iput16) \
    X(shmem_iput32, pshmem_iput32) \
    X(shmem_iput64, pshmem_iput64) \
    X(shmem_iput128, pshmem_iput128) \
    X(shmem_ctx_float_iput, pshmem_ctx_float_iput) \
    X(shmem_ctx_double_iput, pshmem_ctx_double_iput) \
    X(shmem_ctx_longdouble_iput, pshmem_ctx_longdouble_iput) \
    X(shmem_ctx_char_iput, pshmem_ctx_char_iput) \
    X(shmem_ctx_schar_iput, pshmem_ctx_schar_iput) \
    X(shmem_ctx_short_iput, pshmem_ctx_short_iput) \
    X(shmem_ctx_int_iput, pshmem_ctx_int_iput) \
    X(shmem_ctx_long_iput, pshmem_ctx_long_iput) \
    X(shmem_ctx_longlong_iput, pshmem_ctx_longlong_iput) \
    X(shmem_ctx_uchar_iput, pshmem_ctx_uchar_iput) \
    X(shmem_ctx_ushort_iput, pshmem_ctx_ushort_iput) \
    X(shmem_ctx_uint_iput, pshmem_ctx_uint_iput) \
    X(shmem_ctx_ulong_iput, pshmem_ctx_ulong_iput) \
    X(shmem_ctx_ulonglong_iput, pshmem_ctx_ulonglong_iput) \
    X(shmem_ctx_int8_iput, pshmem_ctx_int8_iput) \
    X(shmem_ctx_int16_iput, pshmem_ctx_int16_iput) \
    X(shmem_ctx_int32_iput, pshmem_ctx_int32_iput) \
    X(shmem_ctx_int64_iput, pshmem_ctx_int64_iput) \
    X(shmem_ctx_uint8_iput, pshmem_ctx_uint8_iput) \
    X(shmem_ctx_uint16_iput, pshmem_ctx_uint16_iput) \
    X(shmem_ctx_uint32_iput, pshmem_ctx_uint32_iput) \
    X(shmem_ctx_uint64_iput, pshmem_ctx_uint64_iput) \
    X(shmem_ctx_size_iput, pshmem_ctx_size_iput) \
    X(shmem_ctx_ptrdiff_iput, pshmem_ctx_ptrdiff_iput) \
    X(shmem_ctx_iput8, pshmem_ctx_iput8) \
    X(shmem_ctx_iput16, pshmem_ctx_iput16) \
    X(shmem_ctx_iput32, pshmem_ctx_iput32) \
    X(shmem_ctx_iput64, pshmem_ctx_iput64) \
    X(shmem_ctx_iput128, pshmem_ctx_iput128) \
    X(shmem_float_get, pshmem_float_get) \
    X(shmem_double_get, pshmem_double_get) \
    X(shmem_longdouble_get, pshmem_longdouble_get) \
    X(shmem_char_get, pshmem_char_get) \
    X(shmem_schar_get, pshmem_schar_get) \
    X(shmem_short_get, pshmem_short_get) \
    X(shmem_int_get, pshmem_int_get) \
    X(shmem_long_get, pshmem_long_get) \
    X(shmem_longlong_get, pshmem_longlong_get) \
    X(shmem_uchar_get, pshmem_uchar_get) \
    X(shmem_ushort_get, pshmem_ushort_get) \
    X(shmem_uint_get, pshmem_uint_get) \
    X(shmem_ulong_get, pshmem_ulong_get) \
    X(shmem_ulonglong_get, pshmem_ulonglong_get) \
    X(shmem_int8_get, pshmem_int8_get) \
    X(shmem_int16_get, pshmem_int16_get) \
    X(shmem_int32_get, pshmem_int32_get) \
    X(shmem_int64_get, pshmem_int64_get) \
    X(shmem_uint8_get, pshmem_uint8_get) \
    X(shmem_uint16_get, pshmem_uint16_get) \
    X(shmem_uint32_get, pshmem_uint32_get) \
    X(shmem_uint64_get, pshmem_uint64_get) \
    X(shmem_size_get, pshmem_size_get) \
    X(shmem_ptrdiff_get, pshmem_ptrdiff_get) \
    X(shmem_get8, pshmem_get8) \
    X(shmem_get16, pshmem_get16) \
    X(shmem_get32, pshmem_get32) \
    X(shmem_get64, pshmem_get64) \
    X(shmem_get128, pshmem_get128) \
    X(shmem_getmem, pshmem_getmem) \
    X(shmem_ctx_float_get, pshmem_ctx_float_get) \
    X(shmem_ctx_double_get, pshmem_ctx_double_get) \
    X(shmem_ctx_longdouble_get, pshmem_ctx_longdouble_get) \
    X(shmem_ctx_char_get, pshmem_ctx_char_get) \
    X(shmem_ctx_schar_get, pshmem_ctx_schar_get) \
    X(shmem_ctx_short_get, pshmem_ctx_short_get) \
    X(shmem_ctx_int_get, pshmem_ctx_int_get) \
    X(shmem_ctx_long_get, pshmem_ctx_long_get) \
    X(shmem_ctx_longlong_get, pshmem_ctx_longlong_get) \
    X(shmem_ctx_uchar_get, pshmem_ctx_uchar_get) \
    X(shmem_ctx_ushort_get, pshmem_ctx_ushort_get) \
    X(shmem_ctx_uint_get, pshmem_ctx_uint_get) \
    X(shmem_ctx_ulong_get, pshmem_ctx_ulong_get) \
    X(shmem_ctx_ulonglong_get, pshmem_ctx_ulonglong_get) \
    X(shmem_ctx_int8_get, pshmem_ctx_int8_get) \
    X(shmem_ctx_int16_get, pshmem_ctx_int16_get) \
    X(shmem_ctx_int32_get, pshmem_ctx_int32_get) \
    X(shmem_ctx_int64_get, pshmem_ctx_int64_get) \
    X(shmem_ctx_uint8_get, pshmem_ctx_uint8_get) \
    X(shmem_ctx_uint16_get, pshmem_ctx_uint16_get) \
    X(shmem_ctx_uint32_get, pshmem_ctx_uint32_get) \
    X(shmem_ctx_uint64_get, pshmem_ctx_uint64_get) \
    X(shmem_ctx_size_get, pshmem_ctx_size_get) \
    X(shmem_ctx_ptrdiff_get, pshmem_ctx_ptrdiff_get) \
    X(shmem_ctx_get8, pshmem_ctx_get8) \
    X(shmem_ctx_get16, pshmem_ctx_get16) \
    X(shmem_ctx_get32, pshmem_ctx_get32) \
    X(shmem_ctx_get64, pshmem_ctx_get64) \
    X(shmem_ctx_get128, pshmem_ctx_get128) \
    X(shmem_ctx_getmem, pshmem_ctx_getmem) \
    X(shmem_float_g, pshmem_float_g) \
    X(shmem_double_g, pshmem_double_g) \
    X(shmem_longdouble_g, pshmem_longdouble_g) \
    X(shmem_char_g, pshmem_char_g) \
    X(shmem_schar_g, pshmem_schar_g) \
    X(shmem_short_g, pshmem_short_g) \
    X(shmem_int_g, pshmem_int_g) \
    X(shmem_long_g, pshmem_long_g) \
    X(shmem_longlong_g, pshmem_longlong_g) \
    X(shmem_uchar_g, pshmem_uchar_g) \
    X(shmem_ushort_g, pshmem_ushort_g) \
    X(shmem_uint_g, pshmem_uint_g) \
    X(shmem_ulong_g, pshmem_ulong_g) \
    X(shmem_ulonglong_g, pshmem_ulonglong_g) \
    X(shmem_int8_g, pshmem_int8_g) \
    X(shmem_int16_g, pshmem_int16_g) \
    X(shmem_int32_g, pshmem_int32_g) \
    X(shmem_int64_g, pshmem_int64_g) \
    X(shmem_uint8_g, pshmem_uint8_g) \
    X(shmem_uint16_g, pshmem_uint16_g) \
    X(shmem_uint32_g, pshmem_uint32_g) \
    X(shmem_uint64_g, pshmem_uint64_g) \
    X(shmem_size_g, pshmem_size_g) \
    X(shmem_ptrdiff_g, pshmem_ptrdiff_g) \
    X(shmem_ctx_float_g, pshmem_ctx_float_g) \
    X(shmem_ctx_double_g, pshmem_ctx_double_g) \
    X(shmem_ctx_longdouble_g, pshmem_ctx_longdouble_g) \
    X(shmem_ctx_char_g, pshmem_ctx_char_g) \
    X(shmem_ctx_schar_g, pshmem_ctx_schar_g) \
    X(shmem_ctx_short_g, pshmem_ctx_short_g) \
    X(shmem_ctx_int_g, pshmem_ctx_int_g) \
    X(shmem_ctx_long_g, pshmem_ctx_long_g) \
    X(shmem_ctx_longlong_g, pshmem_ctx_longlong_g) \
    X(shmem_ctx_uchar_g, pshmem_ctx_uchar_g) \
    X(shmem_ctx_ushort_g, pshmem_ctx_ushort_g) \
    X(shmem_ctx_uint_g, pshmem_ctx_uint_g) \
    X(shmem_ctx_ulong_g, pshmem_ctx_ulong_g) \
    X(shmem_ctx_ulonglong_g, pshmem_ctx_ulonglong_g) \
    X(shmem_ctx_int8_g, pshmem_ctx_int8_g) \
    X(shmem_ctx_int16_g, pshmem_ctx_int16_g) \
    X(shmem_ctx_int32_g, pshmem_ctx_int32_g) \
    X(shmem_ctx_int64_g, pshmem_ctx_int64_g) \
    X(shmem_ctx_uint8_g, pshmem_ctx_uint8_g) \
    X(shmem_ctx_uint16_g, pshmem_ctx_uint16_g) \
    X(shmem_ctx_uint32_g, pshmem_ctx_uint32_g) \
    X(shmem_ctx_uint64_g, pshmem_ctx_uint64_g) \
    X(shmem_ctx_size_g, pshmem_ctx_size_g) \
    X(shmem_ctx_ptrdiff_g, pshmem_ctx_ptrdiff_g) \
    X(shmem_float_iget, pshmem_float_iget) \
    X(shmem_double_iget, pshmem_double_iget) \
    X(shmem_longdouble_iget, pshmem_longdouble_iget) \
    X(shmem_char_iget, pshmem_char_iget) \
    X(shmem_schar_iget, pshmem_schar_iget) \
    X(shmem_short_iget, pshmem_short_iget) \
    X(shmem_int_iget, pshmem_int_iget) \
    X(shmem_long_iget, pshmem_long_iget) \
    X(shmem_longlong_iget, pshmem_longlong_iget) \
    X(shmem_uchar_iget, pshmem_uchar_iget) \
    X(shmem_ushort_iget, pshmem_ushort_iget) \
    X(shmem_uint_iget, pshmem_uint_iget) \
    X(shmem_ulong_iget, pshmem_ulong_iget) \
    X(shmem_ulonglong_iget, pshmem_ulonglong_iget) \
    X(shmem_int8_iget, pshmem_int8_iget) \
    X(shmem_int16_iget, pshmem_int16_iget) \
    X(shmem_int32_iget, pshmem_int32_iget) \
    X(shmem_int64_iget, pshmem_int64_iget) \
    X(shmem_uint8_iget, pshmem_uint8_iget) \
    X(shmem_uint16_iget, pshmem_uint16_iget) \
    X(shmem_uint32_iget, pshmem_uint32_iget) \
    X(shmem_uint64_iget, pshmem_uint64_iget) \
    X(shmem_size_iget, pshmem_size_iget) \
    X(shmem_ptrdiff_iget, pshmem_ptrdiff_iget) \
    X(shmem_iget8, pshmem_iget8) \
    X(shmem_iget16, pshmem_iget16) \
    X(shmem_iget32, pshmem_iget32) \
    X(shmem_iget64, pshmem_iget64) \
    X(shmem_iget128, pshmem_iget128) \
    X(shmem_ctx_float_iget, pshmem_ctx_float_iget) \
    X(shmem_ctx_double_iget, pshmem_ctx_double_iget) \
    X(shmem_ctx_longdouble_iget, pshmem_ctx_longdouble_iget) \
    X(shmem_ctx_char_iget, pshmem_ctx_char_iget) \
    X(shmem_ctx_schar_iget, pshmem_ctx_schar_iget) \
    X(shmem_ctx_short_iget, pshmem_ctx_short_iget) \
    X(shmem_ctx_int_iget, pshmem_ctx_int_iget) \
    X(shmem_ctx_long_iget, pshmem_ctx_long_iget) \
    X(shmem_ctx_longlong_iget, pshmem_ctx_longlong_iget) \
    X(shmem_ctx_uchar_iget, pshmem_ctx_uchar_iget) \
    X(shmem_ctx_ushort_iget, pshmem_ctx_ushort_iget) \
    X(shmem_ctx_uint_iget, pshmem_ctx_uint_iget) \
    X(shmem_ctx_ulong_iget, pshmem_ctx_ulong_iget) \
    X(shmem_ctx_ulonglong_iget, pshmem_ctx_ulonglong_iget) \
    X(shmem_ctx_int8_iget, pshmem_ctx_int8_iget) \
    X(shmem_ctx_int16_iget, pshmem_ctx_int16_iget) \
    X(shmem_ctx_int32_iget, pshmem_ctx_int32_iget) \
    X(shmem_ctx_int64_iget, pshmem_ctx_int64_iget) \
    X(shmem_ctx_uint8_iget, pshmem_ctx_uint8_iget) \
    X(shmem_ctx_uint16_iget, pshmem_ctx_uint16_iget) \
    X(shmem_ctx_uint32_iget, pshmem_ctx_uint32_iget) \
    X(shmem_ctx_uint64_iget, pshmem_ctx_uint64_iget) \
    X(shmem_ctx_size_iget, pshmem_ctx_size_iget) \
    X(shmem_ctx_ptrdiff_iget, pshmem_ctx_ptrdiff_iget) \
    X(shmem_ctx_iget8, pshmem_ctx_iget8) \
    X(shmem_ctx_iget16, pshmem_ctx_iget16) \
    X(shmem_ctx_iget32, pshmem_ctx_iget32) \
    X(shmem_ctx_iget64, pshmem_ctx_iget64) \
    X(shmem_ctx_iget128, pshmem_ctx_iget128) \
    X(shmem_float_ibput, pshmem_float_ibput) \
    X(shmem_double_ibput, pshmem_double_ibput) \
    X(shmem_longdouble_ibput, pshmem_longdouble_ibput) \
    X(shmem_char_ibput, pshmem_char_ibput) \
    X(shmem_schar_ibput, pshmem_schar_ibput) \
    X(shmem_short_ibput, pshmem_short_ibput) \
    X(shmem_int_ibput, pshmem_int_ibput) \
    X(shmem_long_ibput, pshmem_long_ibput) \
    X(shmem_longlong_ibput, pshmem_longlong_ibput) \
    X(shmem_uchar_ibput, pshmem_uchar_ibput) \
    X(shmem_ushort_ibput, pshmem_ushort_ibput) \
    X(shmem_uint_ibput, pshmem_uint_ibput) \
    X(shmem_ulong_ibput, pshmem_ulong_ibput) \
    X(shmem_ulonglong_ibput, pshmem_ulonglong_ibput) \
    X(shmem_int8_ibput, pshmem_int8_ibput) \
    X(shmem_int16_ibput, pshmem_int16_ibput) \
    X(shmem_int32_ibput, pshmem_int32_ibput) \
    X(shmem_int64_ibput, pshmem_int64_ibput) \
    X(shmem_uint8_ibput, pshmem_uint8_ibput) \
    X(shmem_uint16_ibput, pshmem_uint16_ibput) \
    X(shmem_uint32_ibput, pshmem_uint32_ibput) \
    X(shmem_uint64_ibput, pshmem_uint64_ibput) \
    X(shmem_size_ibput, pshmem_size_ibput) \
    X(shmem_ptrdiff_ibput, pshmem_ptrdiff_ibput) \
    X(shmem_ibput8, pshmem_ibput8) \
    X(shmem_ibput16, pshmem_ibput16) \
    X(shmem_ibput32, pshmem_ibput32) \
    X(shmem_ibput64, pshmem_ibput64) \
    X(shmem_ibput128, pshmem_ibput128) \
    X(shmem_ctx_float_ibput, pshmem_ctx_float_ibput) \
    X(shmem_ctx_double_ibput, pshmem_ctx_double_ibput) \
    X(shmem_ctx_longdouble_ibput, pshmem_ctx_longdouble_ibput) \
    X(shmem_ctx_char_ibput, pshmem_ctx_char_ibput) \
    X(shmem_ctx_schar_ibput, pshmem_ctx_schar_ibput) \
    X(shmem_ctx_short_ibput, pshmem_ctx_short_ibput) \
    X(shmem_ctx_int_ibput, pshmem_ctx_int_ibput) \
    X(shmem_ctx_long_ibput, pshmem_ctx_long_ibput) \
    X(shmem_ctx_longlong_ibput, pshmem_ctx_longlong_ibput) \
    X(shmem_ctx_uchar_ibput, pshmem_ctx_uchar_ibput) \
    X(shmem_ctx_ushort_ibput, pshmem_ctx_ushort_ibput) \
    X(shmem_ctx_uint_ibput, pshmem_ctx_uint_ibput) \
    X(shmem_ctx_ulong_ibput, pshmem_ctx_ulong_ibput) \
    X(shmem_ctx_ulonglong_ibput, pshmem_ctx_ulonglong_ibput) \
    X(shmem_ctx_int8_ibput, pshmem_ctx_int8_ibput) \
    X(shmem_ctx_int16_ibput, pshmem_ctx_int16_ibput) \
    X(shmem_ctx_int32_ibput, pshmem_ctx_int32_ibput) \
    X(shmem_ctx_int64_ibput, pshmem_ctx_int64_ibput) \
    X(shmem_ctx_uint8_ibput, pshmem_ctx_uint8_ibput) \
    X(shmem_ctx_uint16_ibput, pshmem_ctx_uint16_ibput) \
    X(shmem_ctx_uint32_ibput, pshmem_ctx_uint32_ibput) \
    X(shmem_ctx_uint64_ibput, pshmem_ctx_uint64_ibput) \
    X(shmem_ctx_size_ibput, pshmem_ctx_size_ibput) \
    X(shmem_ctx_ptrdiff_ibput, pshmem_ctx_ptrdiff_ibput) \
    X(shmem_ctx_ibput8, pshmem_ctx_ibput8) \
    X(shmem_ctx_ibput16, pshmem_ctx_ibput16) \
    X(shmem_ctx_ibput32, pshmem_ctx_ibput32) \
    X(shmem_ctx_ibput64, pshmem_ctx_ibput64) \
    X(shmem_ctx_ibput128, pshmem_ctx_ibput128) \
    X(shmem_float_ibget, pshmem_float_ibget) \
    X(shmem_double_ibget, pshmem_double_ibget) \
    X(shmem_longdouble_ibget, pshmem_longdouble_ibget) \
    X(shmem_char_ibget, pshmem_char_ibget) \
    X(shmem_schar_ibget, pshmem_schar_ibget) \
    X(shmem_short_ibget, pshmem_short_ibget) \
    X(shmem_int_ibget, pshmem_int_ibget) \
    X(shmem_long_ibget, pshmem_long_ibget) \
    X(shmem_longlong_ibget, pshmem_longlong_ibget) \
    X(shmem_uchar_ibget, pshmem_uchar_ibget) \
    X(shmem_ushort_ibget, pshmem_ushort_ibget) \
    X(shmem_uint_ibget, pshmem_uint_ibget) \
    X(shmem_ulong_ibget, pshmem_ulong_ibget) \
    X(shmem_ulonglong_ibget, pshmem_ulonglong_ibget) \
    X(shmem_int8_ibget, pshmem_int8_ibget) \
    X(shmem_int16_ibget, pshmem_int16_ibget) \
    X(shmem_int32_ibget, pshmem_int32_ibget) \
    X(shmem_int64_ibget, pshmem_int64_ibget) \
    X(shmem_uint8_ibget, pshmem_uint8_ibget) \
    X(shmem_uint16_ibget, pshmem_uint16_ibget) \
    X(shmem_uint32_ibget, pshmem_uint32_ibget) \
    X(shmem_uint64_ibget, pshmem_uint64_ibget) \
    X(shmem_size_ibget, pshmem_size_ibget) \
    X(shmem_ptrdiff_ibget, pshmem_ptrdiff_ibget) \
    X(shmem_ibget8, pshmem_ibget8) \
    X(shmem_ibget16, pshmem_ibget16) \
    X(shmem_ibget32, pshmem_ibget32) \
    X(shmem_ibget64, pshmem_ibget64) \
    X(shmem_ibget128, pshmem_ibget128) \
    X(shmem_ctx_float_ibget, pshmem_ctx_float_ibget) \
    X(shmem_ctx_double_ibget, pshmem_ctx_double_ibget) \
    X(shmem_ctx_longdouble_ibget, pshmem_ctx_longdouble_ibget) \
    X(shmem_ctx_char_ibget, pshmem_ctx_char_ibget) \
    X(shmem_ctx_schar_ibget, pshmem_ctx_schar_ibget) \
    X(shmem_ctx_short_ibget, pshmem_ctx_short_ibget) \
    X(shmem_ctx_int_ibget, pshmem_ctx_int_ibget) \
    X(shmem_ctx_long_ibget, pshmem_ctx_long_ibget) \
    X(shmem_ctx_longlong_ibget, pshmem_ctx_longlong_ibget) \
    X(shmem_ctx_uchar_ibget, pshmem_ctx_uchar_ibget) \
    X(shmem_ctx_ushort_ibget, pshmem_ctx_ushort_ibget) \
    X(shmem_ctx_uint_ibget, pshmem_ctx_uint_ibget) \
    X(shmem_ctx_ulong_ibget, pshmem_ctx_ulong_ibget) \
    X(shmem_ctx_ulonglong_ibget, pshmem_ctx_ulonglong_ibget) \
    X(shmem_ctx_int8_ibget, pshmem_ctx_int8_ibget) \
    X(shmem_ctx_int16_ibget, pshmem_ctx_int16_ibget) \
    X(shmem_ctx_int32_ibget, pshmem_ctx_int32_ibget) \
    X(shmem_ctx_int64_ibget, pshmem_ctx_int64_ibget) \
    X(shmem_ctx_uint8_ibget, pshmem_ctx_uint8_ibget) \
    X(shmem_ctx_uint16_ibget, pshmem_ctx_uint16_ibget) \
    X(shmem_ctx_uint32_ibget, pshmem_ctx_uint32_ibget) \
    X(shmem_ctx_uint64_ibget, pshmem_ctx_uint64_ibget) \
    X(shmem_ctx_size_ibget, pshmem_ctx_size_ibget) \
    X(shmem_ctx_ptrdiff_ibget, pshmem_ctx_ptrdiff_ibget) \
    X(shmem_ctx_ibget8, pshmem_ctx_ibget8) \
    X(shmem_ctx_ibget16, pshmem_ctx_ibget16) \
    X(shmem_ctx_ibget32, pshmem_ctx_ibget32) \
    X(shmem_ctx_ibget64, pshmem_ctx_ibget64) \
    X(shmem_ctx_ibget128, pshmem_ctx_ibget128) \
    X(shmem_float_put_nbi, pshmem_float_put_nbi) \
    X(shmem_double_put_nbi, pshmem_double_put_nbi) \
    X(shmem_longdouble_put_nbi, pshmem_longdouble_put_nbi) \
    X(shmem_char_put_nbi, pshmem_char_put_nbi) \
    X(shmem_schar_put_nbi, pshmem_schar_put_nbi) \
    X(shmem_short_put_nbi, pshmem_short_put_nbi) \
    X(shmem_int_put_nbi, pshmem_int_put_nbi) \
    X(shmem_long_put_nbi, pshmem_long_put_nbi) \
    X(shmem_longlong_put_nbi, pshmem_longlong_put_nbi) \
    X(shmem_uchar_put_nbi, pshmem_uchar_put_nbi) \
    X(shmem_ushort_put_nbi, pshmem_ushort_put_nbi) \
    X(shmem_uint_put_nbi, pshmem_uint_put_nbi) \
    X(shmem_ulong_put_nbi, pshmem_ulong_put_nbi) \
    X(shmem_ulonglong_put_nbi, pshmem_ulonglong_put_nbi) \
    X(shmem_int8_put_nbi, pshmem_int8_put_nbi) \
    X(shmem_int16_put_nbi, pshmem_int16_put_nbi) \
    X(shmem_int32_put_nbi, pshmem_int32_put_nbi) \
    X(shmem_int64_put_nbi, pshmem_int64_put_nbi) \
    X(shmem_uint8_put_nbi, pshmem_uint8_put_nbi) \
    X(shmem_uint16_put_nbi, pshmem_uint16_put_nbi) \
    X(shmem_uint32_put_nbi, pshmem_uint32_put_nbi) \
    X(shmem_uint64_put_nbi, pshmem_uint64_put_nbi) \
    X(shmem_size_put_nbi, pshmem_size_put_nbi) \
    X(shmem_ptrdiff_put_nbi, pshmem_ptrdiff_put_nbi) \
    X(shmem_put8_nbi, pshmem_put8_nbi) \
    X(shmem_put16_nbi, pshmem_put16_nbi) \
    X(shmem_put32_nbi, pshmem_put32_nbi) \
    X(shmem_put64_nbi, pshmem_put64_nbi) \
    X(shmem_put128_nbi, pshmem_put128_nbi) \
    X(shmem_putmem_nbi, pshmem_putmem_nbi) \
    X(shmem_ctx_float_put_nbi, pshmem_ctx_float_put_nbi) \
    X(shmem_ctx_double_put_nbi, pshmem_ctx_double_put_nbi) \
    X(shmem_ctx_longdouble_put_nbi, pshmem_ctx_longdouble_put_nbi) \
    X(shmem_ctx_char_put_nbi, pshmem_ctx_char_put_nbi) \
    X(shmem_ctx_schar_put_nbi, pshmem_ctx_schar_put_nbi) \
    X(shmem_ctx_short_put_nbi, pshmem_ctx_short_put_nbi) \
    X(shmem_ctx_int_put_nbi, pshmem_ctx_int_put_nbi) \
    X(shmem_ctx_long_put_nbi, pshmem_ctx_long_put_nbi) \
    X(shmem_ctx_longlong_put_nbi, pshmem_ctx_longlong_put_nbi) \
    X(shmem_ctx_uchar_put_nbi, pshmem_ctx_uchar_put_nbi) \
    X(shmem_ctx_ushort_put_nbi, pshmem_ctx_ushort_put_nbi) \
    X(shmem_ctx_uint_put_nbi, pshmem_ctx_uint_put_nbi) \
    X(shmem_ctx_ulong_put_nbi, pshmem_ctx_ulong_put_nbi) \
    X(shmem_ctx_ulonglong_put_nbi, pshmem_ctx_ulonglong_put_nbi) \
    X(shmem_ctx_int8_put_nbi, pshmem_ctx_int8_put_nbi) \
    X(shmem_ctx_int16_put_nbi, pshmem_ctx_int16_put_nbi) \
    X(shmem_ctx_int32_put_nbi, pshmem_ctx_int32_put_nbi) \
    X(shmem_ctx_int64_put_nbi, pshmem_ctx_int64_put_nbi) \
    X(shmem_ctx_uint8_put_nbi, pshmem_ctx_uint8_put_nbi) \
    X(shmem_ctx_uint16_put_nbi, pshmem_ctx_uint16_put_nbi) \
    X(shmem_ctx_uint32_put_nbi, pshmem_ctx_uint32_put_nbi) \
    X(shmem_ctx_uint64_put_nbi, pshmem_ctx_uint64_put_nbi) \
    X(shmem_ctx_size_put_nbi, pshmem_ctx_size_put_nbi) \
    X(shmem_ctx_ptrdiff_put_nbi, pshmem_ctx_ptrdiff_put_nbi) \
    X(shmem_ctx_put8_nbi, pshmem_ctx_put8_nbi) \
    X(shmem_ctx_put16_nbi, pshmem_ctx_put16_nbi) \
    X(shmem_ctx_put32_nbi, pshmem_ctx_put32_nbi) \
    X(shmem_ctx_put64_nbi, pshmem_ctx_put64_nbi) \
    X(shmem_ctx_put128_nbi, pshmem_ctx_put128_nbi) \
    X(shmem_ctx_putmem_nbi, pshmem_ctx_putmem_nbi) \
    X(shmem_float_get_nbi, pshmem_float_get_nbi) \
    X(shmem_double_get_nbi, pshmem_double_get_nbi) \
    X(shmem_longdouble_get_nbi, pshmem_longdouble_get_nbi) \
    X(shmem_char_get_nbi, pshmem_char_get_nbi) \
    X(shmem_schar_get_nbi, pshmem_schar_get_nbi) \
    X(shmem_short_get_nbi, pshmem_short_get_nbi) \
    X(shmem_int_get_nbi, pshmem_int_get_nbi) \
    X(shmem_long_get_nbi, pshmem_long_get_nbi) \
    X(shmem_longlong_get_nbi, pshmem_longlong_get_nbi) \
    X(shmem_uchar_get_nbi, pshmem_uchar_get_nbi) \
    X(shmem_ushort_get_nbi, pshmem_ushort_get_nbi) \
    X(shmem_uint_get_nbi, pshmem_uint_get_nbi) \
    X(shmem_ulong_get_nbi, pshmem_ulong_get_nbi) \
    X(shmem_ulonglong_get_nbi, pshmem_ulonglong_get_nbi) \
    X(shmem_int8_get_nbi, pshmem_int8_get_nbi) \
    X(shmem_int16_get_nbi, pshmem_int16_get_nbi) \
    X(shmem_int32_get_nbi, pshmem_int32_get_nbi) \
    X(shmem_int64_get_nbi, pshmem_int64_get_nbi) \
    X(shmem_uint8_get_nbi, pshmem_uint8_get_nbi) \
    X(shmem_uint16_get_nbi, pshmem_uint16_get_nbi) \
    X(shmem_uint32_get_nbi, pshmem_uint32_get_nbi) \
    X(shmem_uint64_get_nbi, pshmem_uint64_get_nbi) \
    X(shmem_size_get_nbi, pshmem_size_get_nbi) \
    X(shmem_ptrdiff_get_nbi, pshmem_ptrdiff_get_nbi) \
    X(shmem_get8_nbi, pshmem_get8_nbi) \
    X(shmem_get16_nbi, pshmem_get16_nbi) \
    X(shmem_get32_nbi, pshmem_get32_nbi) \
    X(shmem_get64_nbi, pshmem_get64_nbi) \
    X(shmem_get128_nbi, pshmem_get128_nbi) \
    X(shmem_getmem_nbi, pshmem_getmem_nbi) \
    X(shmem_ctx_float_get_nbi, pshmem_ctx_float_get_nbi) \
    X(shmem_ctx_double_get_nbi, pshmem_ctx_double_get_nbi) \
    X(shmem_ctx_longdouble_get_nbi, pshmem_ctx_longdouble_get_nbi) \
    X(shmem_ctx_char_get_nbi, pshmem_ctx_char_get_nbi) \
    X(shmem_ctx_schar_get_nbi, pshmem_ctx_schar_get_nbi) \
    X(shmem_ctx_short_get_nbi, pshmem_ctx_short_get_nbi) \
    X(shmem_ctx_int_get_nbi, pshmem_ctx_int_get_nbi) \
    X(shmem_ctx_long_get_nbi, pshmem_ctx_long_get_nbi) \
    X(shmem_ctx_longlong_get_nbi, pshmem_ctx_longlong_get_nbi) \
    X(shmem_ctx_uchar_get_nbi, pshmem_ctx_uchar_get_nbi) \
    X(shmem_ctx_ushort_get_nbi, pshmem_ctx_ushort_get_nbi) \
    X(shmem_ctx_uint_get_nbi, pshmem_ctx_uint_get_nbi) \
    X(shmem_ctx_ulong_get_nbi, pshmem_ctx_ulong_get_nbi) \
    X(shmem_ctx_ulonglong_get_nbi, pshmem_ctx_ulonglong_get_nbi) \
    X(shmem_ctx_int8_get_nbi, pshmem_ctx_int8_get_nbi) \
    X(shmem_ctx_int16_get_nbi, pshmem_ctx_int16_get_nbi) \
    X(shmem_ctx_int32_get_nbi, pshmem_ctx_int32_get_nbi) \
    X(shmem_ctx_int64_get_nbi, pshmem_ctx_int64_get_nbi) \
    X(shmem_ctx_uint8_get_nbi, pshmem_ctx_uint8_get_nbi) \
    X(shmem_ctx_uint16_get_nbi, pshmem_ctx_uint16_get_nbi) \
    X(shmem_ctx_uint32_get_nbi, pshmem_ctx_uint32_get_nbi) \
    X(shmem_ctx_uint64_get_nbi, pshmem_ctx_uint64_get_nbi) \
    X(shmem_ctx_size_get_nbi, pshmem_ctx_size_get_nbi) \
    X(shmem_ctx_ptrdiff_get_nbi, pshmem_ctx_ptrdiff_get_nbi) \
    X(shmem_ctx_get8_nbi, pshmem_ctx_get8_nbi) \
    X(shmem_ctx_get16_nbi, pshmem_ctx_get16_nbi) \
    X(shmem_ctx_get32_nbi, pshmem_ctx_get32_nbi) \
    X(shmem_ctx_get64_nbi, pshmem_ctx_get64_nbi) \
    X(shmem_ctx_get128_nbi, pshmem_ctx_get128_nbi) \
    X(shmem_ctx_getmem_nbi, pshmem_ctx_getmem_nbi) \
    X(shmem_float_atomic_fetch, pshmem_float_atomic_fetch) \
    X(shmem_double_atomic_fetch, pshmem_double_atomic_fetch) \
    X(shmem_int_atomic_fetch, pshmem_int_atomic_fetch) \
    X(shmem_long_atomic_fetch, pshmem_long_atomic_fetch) \
    X(shmem_longlong_atomic_fetch, pshmem_longlong_atomic_fetch) \
    X(shmem_uint_atomic_fetch, pshmem_uint_atomic_fetch) \
    X(shmem_ulong_atomic_fetch, pshmem_ulong_atomic_fetch) \
    X(shmem_ulonglong_atomic_fetch, pshmem_ulonglong_atomic_fetch) \
    X(shmem_int32_atomic_fetch, pshmem_int32_atomic_fetch) \
    X(shmem_int64_atomic_fetch, pshmem_int64_atomic_fetch) \
    X(shmem_uint32_atomic_fetch, pshmem_uint32_atomic_fetch) \
    X(shmem_uint64_atomic_fetch, pshmem_uint64_atomic_fetch) \
    X(shmem_size_atomic_fetch, pshmem_size_atomic_fetch) \
    X(shmem_ptrdiff_atomic_fetch, pshmem_ptrdiff_atomic_fetch) \
    X(shmem_ctx_float_atomic_fetch, pshmem_ctx_float_atomic_fetch) \
    X(shmem_ctx_double_atomic_fetch, pshmem_ctx_double_atomic_fetch) \
    X(shmem_ctx_int_atomic_fetch, pshmem_ctx_int_atomic_fetch) \
    X(shmem_ctx_long_atomic_fetch, pshmem_ctx_long_atomic_fetch) \
    X(shmem_ctx_longlong_atomic_fetch, pshmem_ctx_longlong_atomic_fetch) \
    X(shmem_ctx_uint_atomic_fetch, pshmem_ctx_uint_atomic_fetch) \
    X(shmem_ctx_ulong_atomic_fetch, pshmem_ctx_ulong_atomic_fetch) \
    X(shmem_ctx_ulonglong_atomic_fetch, pshmem_ctx_ulonglong_atomic_fetch) \
    X(shmem_ctx_int32_atomic_fetch, pshmem_ctx_int32_atomic_fetch) \
    X(shmem_ctx_int64_atomic_fetch, pshmem_ctx_int64_atomic_fetch) \
    X(shmem_ctx_uint32_atomic_fetch, pshmem_ctx_uint32_atomic_fetch) \
    X(shmem_ctx_uint64_atomic_fetch, pshmem_ctx_uint64_atomic_fetch) \
    X(shmem_ctx_size_atomic_fetch, pshmem_ctx_size_atomic_fetch) \
    X(shmem_ctx_ptrdiff_atomic_fetch, pshmem_ctx_ptrdiff_atomic_fetch) \
    X(shmem_float_atomic_set, pshmem_float_atomic_set) \
    X(shmem_double_atomic_set, pshmem_double_atomic_set) \
    X(shmem_int_atomic_set, pshmem_int_atomic_set) \
    X(shmem_long_atomic_set, pshmem_long_atomic_set) \
    X(shmem_longlong_atomic_set, pshmem_longlong_atomic_set) \
    X(shmem_uint_atomic_set, pshmem_uint_atomic_set) \
    X(shmem_ulong_atomic_set, pshmem_ulong_atomic_set) \
    X(shmem_ulonglong_atomic_set, pshmem_ulonglong_atomic_set) \
    X(shmem_int32_atomic_set, pshmem_int32_atomic_set) \
    X(shmem_int64_atomic_set, pshmem_int64_atomic_set) \
    X(shmem_uint32_atomic_set, pshmem_uint32_atomic_set) \
    X(shmem_uint64_atomic_set, pshmem_uint64_atomic_set) \
    X(shmem_size_atomic_set, pshmem_size_atomic_set) \
    X(shmem_ptrdiff_atomic_set, pshmem_ptrdiff_atomic_set) \
    X(shmem_ctx_float_atomic_set, pshmem_ctx_float_atomic_set) \
    X(shmem_ctx_double_atomic_set, pshmem_ctx_double_atomic_set) \
    X(shmem_ctx_int_atomic_set, pshmem_ctx_int_atomic_set) \
    X(shmem_ctx_long_atomic_set, pshmem_ctx_long_atomic_set) \
    X(shmem_ctx_longlong_atomic_set, pshmem_ctx_longlong_atomic_set) \
    X(shmem_ctx_uint_atomic_set, pshmem_ctx_uint_atomic_set) \
    X(shmem_ctx_ulong_atomic_set, pshmem_ctx_ulong_atomic_set) \
    X(shmem_ctx_ulonglong_atomic_set, pshmem_ctx_ulonglong_atomic_set) \
    X(shmem_ctx_int32_atomic_set, pshmem_ctx_int32_atomic_set) \
    X(shmem_ctx_int64_atomic_set, pshmem_ctx_int64_atomic_set) \
    X(shmem_ctx_uint32_atomic_set, pshmem_ctx_uint32_atomic_set) \
    X(shmem_ctx_uint64_atomic_set, pshmem_ctx_uint64_atomic_set) \
    X(shmem_ctx_size_atomic_set, pshmem_ctx_size_atomic_set) \
    X(shmem_ctx_ptrdiff_atomic_set, pshmem_ctx_ptrdiff_atomic_set) \
    X(shmem_int_atomic_compare_swap, pshmem_int_atomic_compare_swap) \
    X(shmem_long_atomic_compare_swap, pshmem_long_atomic_compare_swap) \
    X(shmem_longlong_atomic_compare_swap, pshmem_longlong_atomic_compare_swap) \
    X(shmem_uint_atomic_compare_swap, pshmem_uint_atomic_compare_swap) \
    X(shmem_ulong_atomic_compare_swap, pshmem_ulong_atomic_compare_swap) \
    X(shmem_ulonglong_atomic_compare_swap, pshmem_ulonglong_atomic_compare_swap) \
    X(shmem_int32_atomic_compare_swap, pshmem_int32_atomic_compare_swap) \
    X(shmem_int64_atomic_compare_swap, pshmem_int64_atomic_compare_swap) \
    X(shmem_uint32_atomic_compare_swap, pshmem_uint32_atomic_compare_swap) \
    X(shmem_uint64_atomic_compare_swap, pshmem_uint64_atomic_compare_swap) \
    X(shmem_size_atomic_compare_swap, pshmem_size_atomic_compare_swap) \
    X(shmem_ptrdiff_atomic_compare_swap, pshmem_ptrdiff_atomic_compare_swap) \
    X(shmem_ctx_int_atomic_compare_swap, pshmem_ctx_int_atomic_compare_swap) \
    X(shmem_ctx_long_atomic_compare_swap, pshmem_ctx_long_atomic_compare_swap) \
    X(shmem_ctx_longlong_atomic_compare_swap, pshmem_ctx_longlong_atomic_compare_swap) \
    X(shmem_ctx_uint_atomic_compare_swap, pshmem_ctx_uint_atomic_compare_swap) \
    X(shmem_ctx_ulong_atomic_compare_swap, pshmem_ctx_ulong_atomic_compare_swap) \
    X(shmem_ctx_ulonglong_atomic_compare_swap, pshmem_ctx_ulonglong_atomic_compare_swap) \
    X(shmem_ctx_int32_atomic_compare_swap, pshmem_ctx_int32_atomic_compare_swap) \
    X(shmem_ctx_int64_atomic_compare_swap, pshmem_ctx_int64_atomic_compare_swap) \
    X(shmem_ctx_uint32_atomic_compare_swap, pshmem_ctx_uint32_atomic_compare_swap) \
    X(shmem_ctx_uint64_atomic_compare_swap, pshmem_ctx_uint64_atomic_compare_swap) \
    X(shmem_ctx_size_atomic_compare_swap, pshmem_ctx_size_atomic_compare_swap) \
    X(shmem_ctx_ptrdiff_atomic_compare_swap, pshmem_ctx_ptrdiff_atomic_compare_swap) \
    X(shmem_float_atomic_swap, pshmem_float_atomic_swap) \
    X(shmem_double_atomic_swap, pshmem_double_atomic_swap) \
    X(shmem_int_atomic_swap, pshmem_int_atomic_swap) \
    X(shmem_long_atomic_swap, pshmem_long_atomic_swap) \
    X(shmem_longlong_atomic_swap, pshmem_longlong_atomic_swap) \
    X(shmem_uint_atomic_swap, pshmem_uint_atomic_swap) \
    X(shmem_ulong_atomic_swap, pshmem_ulong_atomic_swap) \
    X(shmem_ulonglong_atomic_swap, pshmem_ulonglong_atomic_swap) \
    X(shmem_int32_atomic_swap, pshmem_int32_atomic_swap) \
    X(shmem_int64_atomic_swap, pshmem_int64_atomic_swap) \
    X(shmem_uint32_atomic_swap, pshmem_uint32_atomic_swap) \
    X(shmem_uint64_atomic_swap, pshmem_uint64_atomic_swap) \
    X(shmem_size_atomic_swap, pshmem_size_atomic_swap) \
    X(shmem_ptrdiff_atomic_swap, pshmem_ptrdiff_atomic_swap) \
    X(shmem_ctx_float_atomic_swap, pshmem_ctx_float_atomic_swap) \
    X(shmem_ctx_double_atomic_swap, pshmem_ctx_double_atomic_swap) \
    X(shmem_ctx_int_atomic_swap, pshmem_ctx_int_atomic_swap) \
    X(shmem_ctx_long_atomic_swap, pshmem_ctx_long_atomic_swap) \
    X(shmem_ctx_longlong_atomic_swap, pshmem_ctx_longlong_atomic_swap) \
    X(shmem_ctx_uint_atomic_swap, pshmem_ctx_uint_atomic_swap) \
    X(shmem_ctx_ulong_atomic_swap, pshmem_ctx_ulong_atomic_swap) \
    X(shmem_ctx_ulonglong_atomic_swap, pshmem_ctx_ulonglong_atomic_swap) \
    X(shmem_ctx_int32_atomic_swap, pshmem_ctx_int32_atomic_swap) \
    X(shmem_ctx_int64_atomic_swap, pshmem_ctx_int64_atomic_swap) \
    X(shmem_ctx_uint32_atomic_swap, pshmem_ctx_uint32_atomic_swap) \
    X(shmem_ctx_uint64_atomic_swap, pshmem_ctx_uint64_atomic_swap) \
    X(shmem_ctx_size_atomic_swap, pshmem_ctx_size_atomic_swap) \
    X(shmem_ctx_ptrdiff_atomic_swap, pshmem_ctx_ptrdiff_atomic_swap) \
    X(shmem_int_atomic_fetch_inc, pshmem_int_atomic_fetch_inc) \
    X(shmem_long_atomic_fetch_inc, pshmem_long_atomic_fetch_inc) \
    X(shmem_longlong_atomic_fetch_inc, pshmem_longlong_atomic_fetch_inc) \
    X(shmem_uint_atomic_fetch_inc, pshmem_uint_atomic_fetch_inc) \
    X(shmem_ulong_atomic_fetch_inc, pshmem_ulong_atomic_fetch_inc) \
    X(shmem_ulonglong_atomic_fetch_inc, pshmem_ulonglong_atomic_fetch_inc) \
    X(shmem_int32_atomic_fetch_inc, pshmem_int32_atomic_fetch_inc) \
    X(shmem_int64_atomic_fetch_inc, pshmem_int64_atomic_fetch_inc) \
    X(shmem_uint32_atomic_fetch_inc, pshmem_uint32_atomic_fetch_inc) \
    X(shmem_uint64_atomic_fetch_inc, pshmem_uint64_atomic_fetch_inc) \
    X(shmem_size_atomic_fetch_inc, pshmem_size_atomic_fetch_inc) \
    X(shmem_ptrdiff_atomic_fetch_inc, pshmem_ptrdiff_atomic_fetch_inc) \
    X(shmem_ctx_int_atomic_fetch_inc, pshmem_ctx_int_atomic_fetch_inc) \
    X(shmem_ctx_long_atomic_fetch_inc, pshmem_ctx_long_atomic_fetch_inc) \
    X(shmem_ctx_longlong_atomic_fetch_inc, pshmem_ctx_longlong_atomic_fetch_inc) \
    X(shmem_ctx_uint_atomic_fetch_inc, pshmem_ctx_uint_atomic_fetch_inc) \
    X(shmem_ctx_ulong_atomic_fetch_inc, pshmem_ctx_ulong_atomic_fetch_inc) \
    X(shmem_ctx_ulonglong_atomic_fetch_inc, pshmem_ctx_ulonglong_atomic_fetch_inc) \
    X(shmem_ctx_int32_atomic_fetch_inc, pshmem_ctx_int32_atomic_fetch_inc) \
    X(shmem_ctx_int64_atomic_fetch_inc, pshmem_ctx_int64_atomic_fetch_inc) \
    X(shmem_ctx_uint32_atomic_fetch_inc, pshmem_ctx_uint32_atomic_fetch_inc) \
    X(shmem_ctx_uint64_atomic_fetch_inc, pshmem_ctx_uint64_atomic_fetch_inc) \
    X(shmem_ctx_size_atomic_fetch_inc, pshmem_ctx_size_atomic_fetch_inc) \
    X(shmem_ctx_ptrdiff_atomic_fetch_inc, pshmem_ctx_ptrdiff_atomic_fetch_inc) \
    X(shmem_int_atomic_inc, pshmem_int_atomic_inc) \
    X(shmem_long_atomic_inc, pshmem_long_atomic_inc) \
    X(shmem_longlong_atomic_inc, pshmem_longlong_atomic_inc) \
    X(shmem_uint_atomic_inc, pshmem_uint_atomic_inc) \
    X(shmem_ulong_atomic_inc, pshmem_ulong_atomic_inc) \
    X(shmem_ulonglong_atomic_inc, pshmem_ulonglong_atomic_inc) \
    X(shmem_int32_atomic_inc, pshmem_int32_atomic_inc) \
    X(shmem_int64_atomic_inc, pshmem_int64_atomic_inc) \
    X(shmem_uint32_atomic_inc, pshmem_uint32_atomic_inc) \
    X(shmem_uint64_atomic_inc, pshmem_uint64_atomic_inc) \
    X(shmem_size_atomic_inc, pshmem_size_atomic_inc) \
    X(shmem_ptrdiff_atomic_inc, pshmem_ptrdiff_atomic_inc) \
    X(shmem_ctx_int_atomic_inc, pshmem_ctx_int_atomic_inc) \
    X(shmem_ctx_long_atomic_inc, pshmem_ctx_long_atomic_inc) \
    X(shmem_ctx_longlong_atomic_inc, pshmem_ctx_longlong_atomic_inc) \
    X(shmem_ctx_uint_atomic_inc, pshmem_ctx_uint_atomic_inc) \
    X(shmem_ctx_ulong_atomic_inc, pshmem_ctx_ulong_atomic_inc) \
    X(shmem_ctx_ulonglong_atomic_inc, pshmem_ctx_ulonglong_atomic_inc) \
    X(shmem_ctx_int32_atomic_inc, pshmem_ctx_int32_atomic_inc) \
    X(shmem_ctx_int64_atomic_inc, pshmem_ctx_int64_atomic_inc) \
    X(shmem_ctx_uint32_atomic_inc, pshmem_ctx_uint32_atomic_inc) \
    X(shmem_ctx_uint64_atomic_inc, pshmem_ctx_uint64_atomic_inc) \
    X(shmem_ctx_size_atomic_inc, pshmem_ctx_size_atomic_inc) \
    X(shmem_ctx_ptrdiff_atomic_inc, pshmem_ctx_ptrdiff_atomic_inc) \
    X(shmem_int_atomic_fetch_add, pshmem_int_atomic_fetch_add) \
    X(shmem_long_atomic_fetch_add, pshmem_long_atomic_fetch_add) \
    X(shmem_longlong_atomic_fetch_add, pshmem_longlong_atomic_fetch_add) \
    X(shmem_uint_atomic_fetch_add, pshmem_uint_atomic_fetch_add) \
    X(shmem_ulong_atomic_fetch_add, pshmem_ulong_atomic_fetch_add) \
    X(shmem_ulonglong_atomic_fetch_add, pshmem_ulonglong_atomic_fetch_add) \
    X(shmem_int32_atomic_fetch_add, pshmem_int32_atomic_fetch_add) \
    X(shmem_int64_atomic_fetch_add, pshmem_int64_atomic_fetch_add) \
    X(shmem_uint32_atomic_fetch_add, pshmem_uint32_atomic_fetch_add) \
    X(shmem_uint64_atomic_fetch_add, pshmem_uint64_atomic_fetch_add) \
    X(shmem_size_atomic_fetch_add, pshmem_size_atomic_fetch_add) \
    X(shmem_ptrdiff_atomic_fetch_add, pshmem_ptrdiff_atomic_fetch_add) \
    X(shmem_ctx_int_atomic_fetch_add, pshmem_ctx_int_atomic_fetch_add) \
    X(shmem_ctx_long_atomic_fetch_add, pshmem_ctx_long_atomic_fetch_add) \
    X(shmem_ctx_longlong_atomic_fetch_add, pshmem_ctx_longlong_atomic_fetch_add) \
    X(shmem_ctx_uint_atomic_fetch_add, pshmem_ctx_uint_atomic_fetch_add) \
    X(shmem_ctx_ulong_atomic_fetch_add, pshmem_ctx_ulong_atomic_fetch_add) \
    X(shmem_ctx_ulonglong_atomic_fetch_add, pshmem_ctx_ulonglong_atomic_fetch_add) \
    X(shmem_ctx_int32_atomic_fetch_add, pshmem_ctx_int32_atomic_fetch_add) \
    X(shmem_ctx_int64_atomic_fetch_add, pshmem_ctx_int64_atomic_fetch_add) \
    X(shmem_ctx_uint32_atomic_fetch_add, pshmem_ctx_uint32_atomic_fetch_add) \
    X(shmem_ctx_uint64_atomic_fetch_add, pshmem_ctx_uint64_atomic_fetch_add) \
    X(shmem_ctx_size_atomic_fetch_add, pshmem_ctx_size_atomic_fetch_add) \
    X(shmem_ctx_ptrdiff_atomic_fetch_add, pshmem_ctx_ptrdiff_atomic_fetch_add) \
    X(shmem_int_atomic_add, pshmem_int_atomic_add) \
    X(shmem_long_atomic_add, pshmem_long_atomic_add) \
    X(shmem_longlong_atomic_add, pshmem_longlong_atomic_add) \
    X(shmem_uint_atomic_add, pshmem_uint_atomic_add) \
    X(shmem_ulong_atomic_add, pshmem_ulong_atomic_add) \
    X(shmem_ulonglong_atomic_add, pshmem_ulonglong_atomic_add) \
    X(shmem_int32_atomic_add, pshmem_int32_atomic_add) \
    X(shmem_int64_atomic_add, pshmem_int64_atomic_add) \
    X(shmem_uint32_atomic_add, pshmem_uint32_atomic_add) \
    X(shmem_uint64_atomic_add, pshmem_uint64_atomic_add) \
    X(shmem_size_atomic_add, pshmem_size_atomic_add) \
    X(shmem_ptrdiff_atomic_add, pshmem_ptrdiff_atomic_add) \
    X(shmem_ctx_int_atomic_add, pshmem_ctx_int_atomic_add) \
    X(shmem_ctx_long_atomic_add, pshmem_ctx_long_atomic_add) \
    X(shmem_ctx_longlong_atomic_add, pshmem_ctx_longlong_atomic_add) \
    X(shmem_ctx_uint_atomic_add, pshmem_ctx_uint_atomic_add) \
    X(shmem_ctx_ulong_atomic_add, pshmem_ctx_ulong_atomic_add) \
    X(shmem_ctx_ulonglong_atomic_add, pshmem_ctx_ulonglong_atomic_add) \
    X(shmem_ctx_int32_atomic_add, pshmem_ctx_int32_atomic_add) \
    X(shmem_ctx_int64_atomic_add, pshmem_ctx_int64_atomic_add) \
    X(shmem_ctx_uint32_atomic_add, pshmem_ctx_uint32_atomic_add) \
    X(shmem_ctx_uint64_atomic_add, pshmem_ctx_uint64_atomic_add) \
    X(shmem_ctx_size_atomic_add, pshmem_ctx_size_atomic_add) \
    X(shmem_ctx_ptrdiff_atomic_add, pshmem_ctx_ptrdiff_atomic_add) \
    X(shmem_uint_atomic_fetch_and, pshmem_uint_atomic_fetch_and) \
    X(shmem_ulong_atomic_fetch_and, pshmem_ulong_atomic_fetch_and) \
    X(shmem_ulonglong_atomic_fetch_and, pshmem_ulonglong_atomic_fetch_and) \
    X(shmem_int32_atomic_fetch_and, pshmem_int32_atomic_fetch_and) \
    X(shmem_int64_atomic_fetch_and, pshmem_int64_atomic_fetch_and) \
    X(shmem_uint32_atomic_fetch_and, pshmem_uint32_atomic_fetch_and) \
    X(shmem_uint64_atomic_fetch_and, pshmem_uint64_atomic_fetch_and) \
    X(shmem_ctx_uint_atomic_fetch_and, pshmem_ctx_uint_atomic_fetch_and) \
    X(shmem_ctx_ulong_atomic_fetch_and, pshmem_ctx_ulong_atomic_fetch_and) \
    X(shmem_ctx_ulonglong_atomic_fetch_and, pshmem_ctx_ulonglong_atomic_fetch_and) \
    X(shmem_ctx_int32_atomic_fetch_and, pshmem_ctx_int32_atomic_fetch_and) \
    X(shmem_ctx_int64_atomic_fetch_and, pshmem_ctx_int64_atomic_fetch_and) \
    X(shmem_ctx_uint32_atomic_fetch_and, pshmem_ctx_uint32_atomic_fetch_and) \
    X(shmem_ctx_uint64_atomic_fetch_and, pshmem_ctx_uint64_atomic_fetch_and) \
    X(shmem_uint_atomic_and, pshmem_uint_atomic_and) \
    X(shmem_ulong_atomic_and, pshmem_ulong_atomic_and) \
    X(shmem_ulonglong_atomic_and, pshmem_ulonglong_atomic_and) \
    X(shmem_int32_atomic_and, pshmem_int32_atomic_and) \
    X(shmem_int64_atomic_and, pshmem_int64_atomic_and) \
    X(shmem_uint32_atomic_and, pshmem_uint32_atomic_and) \
    X(shmem_uint64_atomic_and, pshmem_uint64_atomic_and) \
    X(shmem_ctx_uint_atomic_and, pshmem_ctx_uint_atomic_and) \
    X(shmem_ctx_ulong_atomic_and, pshmem_ctx_ulong_atomic_and) \
    X(shmem_ctx_ulonglong_atomic_and, pshmem_ctx_ulonglong_atomic_and) \
    X(shmem_ctx_int32_atomic_and, pshmem_ctx_int32_atomic_and) \
    X(shmem_ctx_int64_atomic_and, pshmem_ctx_int64_atomic_and) \
    X(shmem_ctx_uint32_atomic_and, pshmem_ctx_uint32_atomic_and) \
    X(shmem_ctx_uint64_atomic_and, pshmem_ctx_uint64_atomic_and) \
    X(shmem_uint_atomic_fetch_or, pshmem_uint_atomic_fetch_or) \
    X(shmem_ulong_atomic_fetch_or, pshmem_ulong_atomic_fetch_or) \
    X(shmem_ulonglong_atomic_fetch_or, pshmem_ulonglong_atomic_fetch_or) \
    X(shmem_int32_atomic_fetch_or, pshmem_int32_atomic_fetch_or) \
    X(shmem_int64_atomic_fetch_or, pshmem_int64_atomic_fetch_or) \
    X(shmem_uint32_atomic_fetch_or, pshmem_uint32_atomic_fetch_or) \
    X(shmem_uint64_atomic_fetch_or, pshmem_uint64_atomic_fetch_or) \
    X(shmem_ctx_uint_atomic_fetch_or, pshmem_ctx_uint_atomic_fetch_or) \
    X(shmem_ctx_ulong_atomic_fetch_or, pshmem_ctx_ulong_atomic_fetch_or) \
    X(shmem_ctx_ulonglong_atomic_fetch_or, pshmem_ctx_ulonglong_atomic_fetch_or) \
    X(shmem_ctx_int32_atomic_fetch_or, pshmem_ctx_int32_atomic_fetch_or) \
    X(shmem_ctx_int64_atomic_fetch_or, pshmem_ctx_int64_atomic_fetch_or) \
    X(shmem_ctx_uint32_atomic_fetch_or, pshmem_ctx_uint32_atomic_fetch_or) \
    X(shmem_ctx_uint64_atomic_fetch_or, pshmem_ctx_uint64_atomic_fetch_or) \
    X(shmem_uint_atomic_or, pshmem_uint_atomic_or) \
    X(shmem_ulong_atomic_or, pshmem_ulong_atomic_or) \
    X(shmem_ulonglong_atomic_or, pshmem_ulonglong_atomic_or) \
    X(shmem_int32_atomic_or, pshmem_int32_atomic_or) \
    X(shmem_int64_atomic_or, pshmem_int64_atomic_or) \
    X(shmem_uint32_atomic_or, pshmem_uint32_atomic_or) \
    X(shmem_uint64_atomic_or, pshmem_uint64_atomic_or) \
    X(shmem_ctx_uint_atomic_or, pshmem_ctx_uint_atomic_or) \
    X(shmem_ctx_ulong_atomic_or, pshmem_ctx_ulong_atomic_or) \
    X(shmem_ctx_ulonglong_atomic_or, pshmem_ctx_ulonglong_atomic_or) \
    X(shmem_ctx_int32_atomic_or, pshmem_ctx_int32_atomic_or) \
    X(shmem_ctx_int64_atomic_or, pshmem_ctx_int64_atomic_or) \
    X(shmem_ctx_uint32_atomic_or, pshmem_ctx_uint32_atomic_or) \
    X(shmem_ctx_uint64_atomic_or, pshmem_ctx_uint64_atomic_or) \
    X(shmem_uint_atomic_fetch_xor, pshmem_uint_atomic_fetch_xor) \
    X(shmem_ulong_atomic_fetch_xor, pshmem_ulong_atomic_fetch_xor) \
    X(shmem_ulonglong_atomic_fetch_xor, pshmem_ulonglong_atomic_fetch_xor) \
    X(shmem_int32_atomic_fetch_xor, pshmem_int32_atomic_fetch_xor) \
    X(shmem_int64_atomic_fetch_xor, pshmem_int64_atomic_fetch_xor) \
    X(shmem_uint32_atomic_fetch_xor, pshmem_uint32_atomic_fetch_xor) \
    X(shmem_uint64_atomic_fetch_xor, pshmem_uint64_atomic_fetch_xor) \
    X(shmem_ctx_uint_atomic_fetch_xor, pshmem_ctx_uint_atomic_fetch_xor) \
    X(shmem_ctx_ulong_atomic_fetch_xor, pshmem_ctx_ulong_atomic_fetch_xor) \
    X(shmem_ctx_ulonglong_atomic_fetch_xor, pshmem_ctx_ulonglong_atomic_fetch_xor) \
    X(shmem_ctx_int32_atomic_fetch_xor, pshmem_ctx_int32_atomic_fetch_xor) \
    X(shmem_ctx_int64_atomic_fetch_xor, pshmem_ctx_int64_atomic_fetch_xor) \
    X(shmem_ctx_uint32_atomic_fetch_xor, pshmem_ctx_uint32_atomic_fetch_xor) \
    X(shmem_ctx_uint64_atomic_fetch_xor, pshmem_ctx_uint64_atomic_fetch_xor) \
    X(shmem_uint_atomic_xor, pshmem_uint_atomic_xor) \
    X(shmem_ulong_atomic_xor, pshmem_ulong_atomic_xor) \
    X(shmem_ulonglong_atomic_xor, pshmem_ulonglong_atomic_xor) \
    X(shmem_int32_atomic_xor, pshmem_int32_atomic_xor) \
    X(shmem_int64_atomic_xor, pshmem_int64_atomic_xor) \
    X(shmem_uint32_atomic_xor, pshmem_uint32_atomic_xor) \
    X(shmem_uint64_atomic_xor, pshmem_uint64_atomic_xor) \
    X(shmem_ctx_uint_atomic_xor, pshmem_ctx_uint_atomic_xor) \
    X(shmem_ctx_ulong_atomic_xor, pshmem_ctx_ulong_atomic_xor) \
    X(shmem_ctx_ulonglong_atomic_xor, pshmem_ctx_ulonglong_atomic_xor) \
    X(shmem_ctx_int32_atomic_xor, pshmem_ctx_int32_atomic_xor) \
    X(shmem_ctx_int64_atomic_xor, pshmem_ctx_int64_atomic_xor) \
    X(shmem_ctx_uint32_atomic_xor, pshmem_ctx_uint32_atomic_xor) \
    X(shmem_ctx_uint64_atomic_xor, pshmem_ctx_uint64_atomic_xor) \
    X(shmem_float_atomic_fetch_nbi, pshmem_float_atomic_fetch_nbi) \
    X(shmem_double_atomic_fetch_nbi, pshmem_double_atomic_fetch_nbi) \
    X(shmem_int_atomic_fetch_nbi, pshmem_int_atomic_fetch_nbi) \
    X(shmem_long_atomic_fetch_nbi, pshmem_long_atomic_fetch_nbi) \
    X(shmem_longlong_atomic_fetch_nbi, pshmem_longlong_atomic_fetch_nbi) \
    X(shmem_uint_atomic_fetch_nbi, pshmem_uint_atomic_fetch_nbi) \
    X(shmem_ulong_atomic_fetch_nbi, pshmem_ulong_atomic_fetch_nbi) \
    X(shmem_ulonglong_atomic_fetch_nbi, pshmem_ulonglong_atomic_fetch_nbi) \
    X(shmem_int32_atomic_fetch_nbi, pshmem_int32_atomic_fetch_nbi) \
    X(shmem_int64_atomic_fetch_nbi, pshmem_int64_atomic_fetch_nbi) \
    X(shmem_uint32_atomic_fetch_nbi, pshmem_uint32_atomic_fetch_nbi) \
    X(shmem_uint64_atomic_fetch_nbi, pshmem_uint64_atomic_fetch_nbi) \
    X(shmem_size_atomic_fetch_nbi, pshmem_size_atomic_fetch_nbi) \
    X(shmem_ptrdiff_atomic_fetch_nbi, pshmem_ptrdiff_atomic_fetch_nbi) \
    X(shmem_ctx_float_atomic_fetch_nbi, pshmem_ctx_float_atomic_fetch_nbi) \
    X(shmem_ctx_double_atomic_fetch_nbi, pshmem_ctx_double_atomic_fetch_nbi) \
    X(shmem_ctx_int_atomic_fetch_nbi, pshmem_ctx_int_atomic_fetch_nbi) \
    X(shmem_ctx_long_atomic_fetch_nbi, pshmem_ctx_long_atomic_fetch_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_nbi, pshmem_ctx_longlong_atomic_fetch_nbi) \
    X(shmem_ctx_uint_atomic_fetch_nbi, pshmem_ctx_uint_atomic_fetch_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_nbi, pshmem_ctx_ulong_atomic_fetch_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_nbi, pshmem_ctx_ulonglong_atomic_fetch_nbi) \
    X(shmem_ctx_int32_atomic_fetch_nbi, pshmem_ctx_int32_atomic_fetch_nbi) \
    X(shmem_ctx_int64_atomic_fetch_nbi, pshmem_ctx_int64_atomic_fetch_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_nbi, pshmem_ctx_uint32_atomic_fetch_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_nbi, pshmem_ctx_uint64_atomic_fetch_nbi) \
    X(shmem_ctx_size_atomic_fetch_nbi, pshmem_ctx_size_atomic_fetch_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_nbi, pshmem_ctx_ptrdiff_atomic_fetch_nbi) \
    X(shmem_int_atomic_compare_swap_nbi, pshmem_int_atomic_compare_swap_nbi) \
    X(shmem_long_atomic_compare_swap_nbi, pshmem_long_atomic_compare_swap_nbi) \
    X(shmem_longlong_atomic_compare_swap_nbi, pshmem_longlong_atomic_compare_swap_nbi) \
    X(shmem_uint_atomic_compare_swap_nbi, pshmem_uint_atomic_compare_swap_nbi) \
    X(shmem_ulong_atomic_compare_swap_nbi, pshmem_ulong_atomic_compare_swap_nbi) \
    X(shmem_ulonglong_atomic_compare_swap_nbi, pshmem_ulonglong_atomic_compare_swap_nbi) \
    X(shmem_int32_atomic_compare_swap_nbi, pshmem_int32_atomic_compare_swap_nbi) \
    X(shmem_int64_atomic_compare_swap_nbi, pshmem_int64_atomic_compare_swap_nbi) \
    X(shmem_uint32_atomic_compare_swap_nbi, pshmem_uint32_atomic_compare_swap_nbi) \
    X(shmem_uint64_atomic_compare_swap_nbi, pshmem_uint64_atomic_compare_swap_nbi) \
    X(shmem_size_atomic_compare_swap_nbi, pshmem_size_atomic_compare_swap_nbi) \
    X(shmem_ptrdiff_atomic_compare_swap_nbi, pshmem_ptrdiff_atomic_compare_swap_nbi) \
    X(shmem_ctx_int_atomic_compare_swap_nbi, pshmem_ctx_int_atomic_compare_swap_nbi) \
    X(shmem_ctx_long_atomic_compare_swap_nbi, pshmem_ctx_long_atomic_compare_swap_nbi) \
    X(shmem_ctx_longlong_atomic_compare_swap_nbi, pshmem_ctx_longlong_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint_atomic_compare_swap_nbi, pshmem_ctx_uint_atomic_compare_swap_nbi) \
    X(shmem_ctx_ulong_atomic_compare_swap_nbi, pshmem_ctx_ulong_atomic_compare_swap_nbi) \
    X(shmem_ctx_ulonglong_atomic_compare_swap_nbi, pshmem_ctx_ulonglong_atomic_compare_swap_nbi) \
    X(shmem_ctx_int32_atomic_compare_swap_nbi, pshmem_ctx_int32_atomic_compare_swap_nbi) \
    X(shmem_ctx_int64_atomic_compare_swap_nbi, pshmem_ctx_int64_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint32_atomic_compare_swap_nbi, pshmem_ctx_uint32_atomic_compare_swap_nbi) \
    X(shmem_ctx_uint64_atomic_compare_swap_nbi, pshmem_ctx_uint64_atomic_compare_swap_nbi) \
    X(shmem_ctx_size_atomic_compare_swap_nbi, pshmem_ctx_size_atomic_compare_swap_nbi) \
    X(shmem_ctx_ptrdiff_atomic_compare_swap_nbi, pshmem_ctx_ptrdiff_atomic_compare_swap_nbi) \
    X(shmem_float_atomic_swap_nbi, pshmem_float_atomic_swap_nbi) \
    X(shmem_double_atomic_swap_nbi, pshmem_double_atomic_swap_nbi) \
    X(shmem_int_atomic_swap_nbi, pshmem_int_atomic_swap_nbi) \
    X(shmem_long_atomic_swap_nbi, pshmem_long_atomic_swap_nbi) \
    X(shmem_longlong_atomic_swap_nbi, pshmem_longlong_atomic_swap_nbi) \
    X(shmem_uint_atomic_swap_nbi, pshmem_uint_atomic_swap_nbi) \
    X(shmem_ulong_atomic_swap_nbi, pshmem_ulong_atomic_swap_nbi) \
    X(shmem_ulonglong_atomic_swap_nbi, pshmem_ulonglong_atomic_swap_nbi) \
    X(shmem_int32_atomic_swap_nbi, pshmem_int32_atomic_swap_nbi) \
    X(shmem_int64_atomic_swap_nbi, pshmem_int64_atomic_swap_nbi) \
    X(shmem_uint32_atomic_swap_nbi, pshmem_uint32_atomic_swap_nbi) \
    X(shmem_uint64_atomic_swap_nbi, pshmem_uint64_atomic_swap_nbi) \
    X(shmem_size_atomic_swap_nbi, pshmem_size_atomic_swap_nbi) \
    X(shmem_ptrdiff_atomic_swap_nbi, pshmem_ptrdiff_atomic_swap_nbi) \
    X(shmem_ctx_float_atomic_swap_nbi, pshmem_ctx_float_atomic_swap_nbi) \
    X(shmem_ctx_double_atomic_swap_nbi, pshmem_ctx_double_atomic_swap_nbi) \
    X(shmem_ctx_int_atomic_swap_nbi, pshmem_ctx_int_atomic_swap_nbi) \
    X(shmem_ctx_long_atomic_swap_nbi, pshmem_ctx_long_atomic_swap_nbi) \
    X(shmem_ctx_longlong_atomic_swap_nbi, pshmem_ctx_longlong_atomic_swap_nbi) \
    X(shmem_ctx_uint_atomic_swap_nbi, pshmem_ctx_uint_atomic_swap_nbi) \
    X(shmem_ctx_ulong_atomic_swap_nbi, pshmem_ctx_ulong_atomic_swap_nbi) \
    X(shmem_ctx_ulonglong_atomic_swap_nbi, pshmem_ctx_ulonglong_atomic_swap_nbi) \
    X(shmem_ctx_int32_atomic_swap_nbi, pshmem_ctx_int32_atomic_swap_nbi) \
    X(shmem_ctx_int64_atomic_swap_nbi, pshmem_ctx_int64_atomic_swap_nbi) \
    X(shmem_ctx_uint32_atomic_swap_nbi, pshmem_ctx_uint32_atomic_swap_nbi) \
    X(shmem_ctx_uint64_atomic_swap_nbi, pshmem_ctx_uint64_atomic_swap_nbi) \
    X(shmem_ctx_size_atomic_swap_nbi, pshmem_ctx_size_atomic_swap_nbi) \
    X(shmem_ctx_ptrdiff_atomic_swap_nbi, pshmem_ctx_ptrdiff_atomic_swap_nbi) \
    X(shmem_int_atomic_fetch_inc_nbi, pshmem_int_atomic_fetch_inc_nbi) \
    X(shmem_long_atomic_fetch_inc_nbi, pshmem_long_atomic_fetch_inc_nbi) \
    X(shmem_longlong_atomic_fetch_inc_nbi, pshmem_longlong_atomic_fetch_inc_nbi) \
    X(shmem_uint_atomic_fetch_inc_nbi, pshmem_uint_atomic_fetch_inc_nbi) \
    X(shmem_ulong_atomic_fetch_inc_nbi, pshmem_ulong_atomic_fetch_inc_nbi) \
    X(shmem_ulonglong_atomic_fetch_inc_nbi, pshmem_ulonglong_atomic_fetch_inc_nbi) \
    X(shmem_int32_atomic_fetch_inc_nbi, pshmem_int32_atomic_fetch_inc_nbi) \
    X(shmem_int64_atomic_fetch_inc_nbi, pshmem_int64_atomic_fetch_inc_nbi) \
    X(shmem_uint32_atomic_fetch_inc_nbi, pshmem_uint32_atomic_fetch_inc_nbi) \
    X(shmem_uint64_atomic_fetch_inc_nbi, pshmem_uint64_atomic_fetch_inc_nbi) \
    X(shmem_size_atomic_fetch_inc_nbi, pshmem_size_atomic_fetch_inc_nbi) \
    X(shmem_ptrdiff_atomic_fetch_inc_nbi, pshmem_ptrdiff_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int_atomic_fetch_inc_nbi, pshmem_ctx_int_atomic_fetch_inc_nbi) \
    X(shmem_ctx_long_atomic_fetch_inc_nbi, pshmem_ctx_long_atomic_fetch_inc_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_inc_nbi, pshmem_ctx_longlong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint_atomic_fetch_inc_nbi, pshmem_ctx_uint_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_inc_nbi, pshmem_ctx_ulong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_inc_nbi, pshmem_ctx_ulonglong_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int32_atomic_fetch_inc_nbi, pshmem_ctx_int32_atomic_fetch_inc_nbi) \
    X(shmem_ctx_int64_atomic_fetch_inc_nbi, pshmem_ctx_int64_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_inc_nbi, pshmem_ctx_uint32_atomic_fetch_inc_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_inc_nbi, pshmem_ctx_uint64_atomic_fetch_inc_nbi) \
    X(shmem_ctx_size_atomic_fetch_inc_nbi, pshmem_ctx_size_atomic_fetch_inc_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_inc_nbi, pshmem_ctx_ptrdiff_atomic_fetch_inc_nbi) \
    X(shmem_int_atomic_fetch_add_nbi, pshmem_int_atomic_fetch_add_nbi) \
    X(shmem_long_atomic_fetch_add_nbi, pshmem_long_atomic_fetch_add_nbi) \
    X(shmem_longlong_atomic_fetch_add_nbi, pshmem_longlong_atomic_fetch_add_nbi) \
    X(shmem_uint_atomic_fetch_add_nbi, pshmem_uint_atomic_fetch_add_nbi) \
    X(shmem_ulong_atomic_fetch_add_nbi, pshmem_ulong_atomic_fetch_add_nbi) \
    X(shmem_ulonglong_atomic_fetch_add_nbi, pshmem_ulonglong_atomic_fetch_add_nbi) \
    X(shmem_int32_atomic_fetch_add_nbi, pshmem_int32_atomic_fetch_add_nbi) \
    X(shmem_int64_atomic_fetch_add_nbi, pshmem_int64_atomic_fetch_add_nbi) \
    X(shmem_uint32_atomic_fetch_add_nbi, pshmem_uint32_atomic_fetch_add_nbi) \
    X(shmem_uint64_atomic_fetch_add_nbi, pshmem_uint64_atomic_fetch_add_nbi) \
    X(shmem_size_atomic_fetch_add_nbi, pshmem_size_atomic_fetch_add_nbi) \
    X(shmem_ptrdiff_atomic_fetch_add_nbi, pshmem_ptrdiff_atomic_fetch_add_nbi) \
    X(shmem_ctx_int_atomic_fetch_add_nbi, pshmem_ctx_int_atomic_fetch_add_nbi) \
    X(shmem_ctx_long_atomic_fetch_add_nbi, pshmem_ctx_long_atomic_fetch_add_nbi) \
    X(shmem_ctx_longlong_atomic_fetch_add_nbi, pshmem_ctx_longlong_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint_atomic_fetch_add_nbi, pshmem_ctx_uint_atomic_fetch_add_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_add_nbi, pshmem_ctx_ulong_atomic_fetch_add_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_add_nbi, pshmem_ctx_ulonglong_atomic_fetch_add_nbi) \
    X(shmem_ctx_int32_atomic_fetch_add_nbi, pshmem_ctx_int32_atomic_fetch_add_nbi) \
    X(shmem_ctx_int64_atomic_fetch_add_nbi, pshmem_ctx_int64_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_add_nbi, pshmem_ctx_uint32_atomic_fetch_add_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_add_nbi, pshmem_ctx_uint64_atomic_fetch_add_nbi) \
    X(shmem_ctx_size_atomic_fetch_add_nbi, pshmem_ctx_size_atomic_fetch_add_nbi) \
    X(shmem_ctx_ptrdiff_atomic_fetch_add_nbi, pshmem_ctx_ptrdiff_atomic_fetch_add_nbi) \
    X(shmem_uint_atomic_fetch_and_nbi, pshmem_uint_atomic_fetch_and_nbi) \
    X(shmem_ulong_atomic_fetch_and_nbi, pshmem_ulong_atomic_fetch_and_nbi) \
    X(shmem_ulonglong_atomic_fetch_and_nbi, pshmem_ulonglong_atomic_fetch_and_nbi) \
    X(shmem_int32_atomic_fetch_and_nbi, pshmem_int32_atomic_fetch_and_nbi) \
    X(shmem_int64_atomic_fetch_and_nbi, pshmem_int64_atomic_fetch_and_nbi) \
    X(shmem_uint32_atomic_fetch_and_nbi, pshmem_uint32_atomic_fetch_and_nbi) \
    X(shmem_uint64_atomic_fetch_and_nbi, pshmem_uint64_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint_atomic_fetch_and_nbi, pshmem_ctx_uint_atomic_fetch_and_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_and_nbi, pshmem_ctx_ulong_atomic_fetch_and_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_and_nbi, pshmem_ctx_ulonglong_atomic_fetch_and_nbi) \
    X(shmem_ctx_int32_atomic_fetch_and_nbi, pshmem_ctx_int32_atomic_fetch_and_nbi) \
    X(shmem_ctx_int64_atomic_fetch_and_nbi, pshmem_ctx_int64_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_and_nbi, pshmem_ctx_uint32_atomic_fetch_and_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_and_nbi, pshmem_ctx_uint64_atomic_fetch_and_nbi) \
    X(shmem_uint_atomic_fetch_or_nbi, pshmem_uint_atomic_fetch_or_nbi) \
    X(shmem_ulong_atomic_fetch_or_nbi, pshmem_ulong_atomic_fetch_or_nbi) \
    X(shmem_ulonglong_atomic_fetch_or_nbi, pshmem_ulonglong_atomic_fetch_or_nbi) \
    X(shmem_int32_atomic_fetch_or_nbi, pshmem_int32_atomic_fetch_or_nbi) \
    X(shmem_int64_atomic_fetch_or_nbi, pshmem_int64_atomic_fetch_or_nbi) \
    X(shmem_uint32_atomic_fetch_or_nbi, pshmem_uint32_atomic_fetch_or_nbi) \
    X(shmem_uint64_atomic_fetch_or_nbi, pshmem_uint64_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint_atomic_fetch_or_nbi, pshmem_ctx_uint_atomic_fetch_or_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_or_nbi, pshmem_ctx_ulong_atomic_fetch_or_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_or_nbi, pshmem_ctx_ulonglong_atomic_fetch_or_nbi) \
    X(shmem_ctx_int32_atomic_fetch_or_nbi, pshmem_ctx_int32_atomic_fetch_or_nbi) \
    X(shmem_ctx_int64_atomic_fetch_or_nbi, pshmem_ctx_int64_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_or_nbi, pshmem_ctx_uint32_atomic_fetch_or_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_or_nbi, pshmem_ctx_uint64_atomic_fetch_or_nbi) \
    X(shmem_uint_atomic_fetch_xor_nbi, pshmem_uint_atomic_fetch_xor_nbi) \
    X(shmem_ulong_atomic_fetch_xor_nbi, pshmem_ulong_atomic_fetch_xor_nbi) \
    X(shmem_ulonglong_atomic_fetch_xor_nbi, pshmem_ulonglong_atomic_fetch_xor_nbi) \
    X(shmem_int32_atomic_fetch_xor_nbi, pshmem_int32_atomic_fetch_xor_nbi) \
    X(shmem_int64_atomic_fetch_xor_nbi, pshmem_int64_atomic_fetch_xor_nbi) \
    X(shmem_uint32_atomic_fetch_xor_nbi, pshmem_uint32_atomic_fetch_xor_nbi) \
    X(shmem_uint64_atomic_fetch_xor_nbi, pshmem_uint64_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint_atomic_fetch_xor_nbi, pshmem_ctx_uint_atomic_fetch_xor_nbi) \
    X(shmem_ctx_ulong_atomic_fetch_xor_nbi, pshmem_ctx_ulong_atomic_fetch_xor_nbi) \
    X(shmem_ctx_ulonglong_atomic_fetch_xor_nbi, pshmem_ctx_ulonglong_atomic_fetch_xor_nbi) \
    X(shmem_ctx_int32_atomic_fetch_xor_nbi, pshmem_ctx_int32_atomic_fetch_xor_nbi) \
    X(shmem_ctx_int64_atomic_fetch_xor_nbi, pshmem_ctx_int64_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint32_atomic_fetch_xor_nbi, pshmem_ctx_uint32_atomic_fetch_xor_nbi) \
    X(shmem_ctx_uint64_atomic_fetch_xor_nbi, pshmem_ctx_uint64_atomic_fetch_xor_nbi) \
    X(shmem_float_fetch, pshmem_float_fetch) \
    X(shmem_double_fetch, pshmem_double_fetch) \
    X(shmem_int_fetch, pshmem_int_fetch) \
    X(shmem_long_fetch, pshmem_long_fetch) \
    X(shmem_longlong_fetch, pshmem_longlong_fetch) \
    X(shmem_uint_fetch, pshmem_uint_fetch) \
    X(shmem_ulong_fetch, pshmem_ulong_fetch) \
    X(shmem_ulonglong_fetch, pshmem_ulonglong_fetch) \
    X(shmem_int32_fetch, pshmem_int32_fetch) \
    X(shmem_int64_fetch, pshmem_int64_fetch) \
    X(shmem_uint32_fetch, pshmem_uint32_fetch) \
    X(shmem_uint64_fetch, pshmem_uint64_fetch) \
    X(shmem_size_fetch, pshmem_size_fetch) \
    X(shmem_ptrdiff_fetch, pshmem_ptrdiff_fetch) \
    X(shmem_float_set, pshmem_float_set) \
    X(shmem_double_set, pshmem_double_set) \
    X(shmem_int_set, pshmem_int_set) \
    X(shmem_long_set, pshmem_long_set) \
    X(shmem_longlong_set, pshmem_longlong_set) \
    X(shmem_uint_set, pshmem_uint_set) \
    X(shmem_ulong_set, pshmem_ulong_set) \
    X(shmem_ulonglong_set, pshmem_ulonglong_set) \
    X(shmem_int32_set, pshmem_int32_set) \
    X(shmem_int64_set, pshmem_int64_set) \
    X(shmem_uint32_set, pshmem_uint32_set) \
    X(shmem_uint64_set, pshmem_uint64_set) \
    X(shmem_size_set, pshmem_size_set) \
    X(shmem_ptrdiff_set, pshmem_ptrdiff_set) \
    X(shmem_int_cswap, pshmem_int_cswap) \
    X(shmem_long_cswap, pshmem_long_cswap) \
    X(shmem_longlong_cswap, pshmem_longlong_cswap) \
    X(shmem_uint_cswap, pshmem_uint_cswap) \
    X(shmem_ulong_cswap, pshmem_ulong_cswap) \
    X(shmem_ulonglong_cswap, pshmem_ulonglong_cswap) \
    X(shmem_int32_cswap, pshmem_int32_cswap) \
    X(shmem_int64_cswap, pshmem_int64_cswap) \
    X(shmem_uint32_cswap, pshmem_uint32_cswap) \
    X(shmem_uint64_cswap, pshmem_uint64_cswap) \
    X(shmem_size_cswap, pshmem_size_cswap) \
    X(shmem_ptrdiff_cswap, pshmem_ptrdiff_cswap) \
    X(shmem_float_swap, pshmem_float_swap) \
    X(shmem_double_swap, pshmem_double_swap) \
    X(shmem_int_swap, pshmem_int_swap) \
    X(shmem_long_swap, pshmem_long_swap) \
    X(shmem_longlong_swap, pshmem_longlong_swap) \
    X(shmem_uint_swap, pshmem_uint_swap) \
    X(shmem_ulong_swap, pshmem_ulong_swap) \
    X(shmem_ulonglong_swap, pshmem_ulonglong_swap) \
    X(shmem_int32_swap, pshmem_int32_swap) \
    X(shmem_int64_swap, pshmem_int64_swap) \
    X(shmem_uint32_swap, pshmem_uint32_swap) \
    X(shmem_uint64_swap, pshmem_uint64_swap) \
    X(shmem_size_swap, pshmem_size_swap) \
    X(shmem_ptrdiff_swap, pshmem_ptrdiff_swap) \
    X(shmem_int_finc, pshmem_int_finc) \
    X(shmem_long_finc, pshmem_long_finc) \
    X(shmem_longlong_finc, pshmem_longlong_finc) \
    X(shmem_uint_finc, pshmem_uint_finc) \
    X(shmem_ulong_finc, pshmem_ulong_finc) \
    X(shmem_ulonglong_finc, pshmem_ulonglong_finc) \
    X(shmem_int32_finc, pshmem_int32_finc) \
    X(shmem_int64_finc, pshmem_int64_finc) \
    X(shmem_uint32_finc, pshmem_uint32_finc) \
    X(shmem_uint64_finc, pshmem_uint64_finc) \
    X(shmem_size_finc, pshmem_size_finc) \
    X(shmem_ptrdiff_finc, pshmem_ptrdiff_finc) \
    X(shmem_int_inc, pshmem_int_inc) \
    X(shmem_long_inc, pshmem_long_inc) \
    X(shmem_longlong_inc, pshmem_longlong_inc) \
    X(shmem_uint_inc, pshmem_uint_inc) \
    X(shmem_ulong_inc, pshmem_ulong_inc) \
    X(shmem_ulonglong_inc, pshmem_ulonglong_inc) \
    X(shmem_int32_inc, pshmem_int32_inc) \
    X(shmem_int64_inc, pshmem_int64_inc) \
    X(shmem_uint32_inc, pshmem_uint32_inc) \
    X(shmem_uint64_inc, pshmem_uint64_inc) \
    X(shmem_size_inc, pshmem_size_inc) \
    X(shmem_ptrdiff_inc, pshmem_ptrdiff_inc) \
    X(shmem_int_fadd, pshmem_int_fadd) \
    X(shmem_long_fadd, pshmem_long_fadd) \
    X(shmem_longlong_fadd, pshmem_longlong_fadd) \
    X(shmem_uint_fadd, pshmem_uint_fadd) \
    X(shmem_ulong_fadd, pshmem_ulong_fadd) \
    X(shmem_ulonglong_fadd, pshmem_ulonglong_fadd) \
    X(shmem_int32_fadd, pshmem_int32_fadd) \
    X(shmem_int64_fadd, pshmem_int64_fadd) \
    X(shmem_uint32_fadd, pshmem_uint32_fadd) \
    X(shmem_uint64_fadd, pshmem_uint64_fadd) \
    X(shmem_size_fadd, pshmem_size_fadd) \
    X(shmem_ptrdiff_fadd, pshmem_ptrdiff_fadd) \
    X(shmem_int_add, pshmem_int_add) \
    X(shmem_long_add, pshmem_long_add) \
    X(shmem_longlong_add, pshmem_longlong_add) \
    X(shmem_uint_add, pshmem_uint_add) \
    X(shmem_ulong_add, pshmem_ulong_add) \
    X(shmem_ulonglong_add, pshmem_ulonglong_add) \
    X(shmem_int32_add, pshmem_int32_add) \
    X(shmem_int64_add, pshmem_int64_add) \
    X(shmem_uint32_add, pshmem_uint32_add) \
    X(shmem_uint64_add, pshmem_uint64_add) \
    X(shmem_size_add, pshmem_size_add) \
    X(shmem_ptrdiff_add, pshmem_ptrdiff_add) \
    X(shmem_float_put_signal, pshmem_float_put_signal) \
    X(shmem_double_put_signal, pshmem_double_put_signal) \
    X(shmem_longdouble_put_signal, pshmem_longdouble_put_signal) \
    X(shmem_char_put_signal, pshmem_char_put_signal) \
    X(shmem_schar_put_signal, pshmem_schar_put_signal) \
    X(shmem_short_put_signal, pshmem_short_put_signal) \
    X(shmem_int_put_signal, pshmem_int_put_signal) \
    X(shmem_long_put_signal, pshmem_long_put_signal) \
    X(shmem_longlong_put_signal, pshmem_longlong_put_signal) \
    X(shmem_uchar_put_signal, pshmem_uchar_put_signal) \
    X(shmem_ushort_put_signal, pshmem_ushort_put_signal) \
    X(shmem_uint_put_signal, pshmem_uint_put_signal) \
    X(shmem_ulong_put_signal, pshmem_ulong_put_signal) \
    X(shmem_ulonglong_put_signal, pshmem_ulonglong_put_signal) \
    X(shmem_int8_put_signal, pshmem_int8_put_signal) \
    X(shmem_int16_put_signal, pshmem_int16_put_signal) \
    X(shmem_int32_put_signal, pshmem_int32_put_signal) \
    X(shmem_int64_put_signal, pshmem_int64_put_signal) \
    X(shmem_uint8_put_signal, pshmem_uint8_put_signal) \
    X(shmem_uint16_put_signal, pshmem_uint16_put_signal) \
    X(shmem_uint32_put_signal, pshmem_uint32_put_signal) \
    X(shmem_uint64_put_signal, pshmem_uint64_put_signal) \
    X(shmem_size_put_signal, pshmem_size_put_signal) \
    X(shmem_ptrdiff_put_signal, pshmem_ptrdiff_put_signal) \
    X(shmem_put8_signal, pshmem_put8_signal) \
    X(shmem_put16_signal, pshmem_put16_signal) \
    X(shmem_put32_signal, pshmem_put32_signal) \
    X(shmem_put64_signal, pshmem_put64_signal) \
    X(shmem_put128_signal, pshmem_put128_signal) \
    X(shmem_putmem_signal, pshmem_putmem_signal) \
    X(shmem_ctx_float_put_signal, pshmem_ctx_float_put_signal) \
    X(shmem_ctx_double_put_signal, pshmem_ctx_double_put_signal) \
    X(shmem_ctx_longdouble_put_signal, pshmem_ctx_longdouble_put_signal) \
    X(shmem_ctx_char_put_signal, pshmem_ctx_char_put_signal) \
    X(shmem_ctx_schar_put_signal, pshmem_ctx_schar_put_signal) \
    X(shmem_ctx_short_put_signal, pshmem_ctx_short_put_signal) \
    X(shmem_ctx_int_put_signal, pshmem_ctx_int_put_signal) \
    X(shmem_ctx_long_put_signal, pshmem_ctx_long_put_signal) \
    X(shmem_ctx_longlong_put_signal, pshmem_ctx_longlong_put_signal) \
    X(shmem_ctx_uchar_put_signal, pshmem_ctx_uchar_put_signal) \
    X(shmem_ctx_ushort_put_signal, pshmem_ctx_ushort_put_signal) \
    X(shmem_ctx_uint_put_signal, pshmem_ctx_uint_put_signal) \
    X(shmem_ctx_ulong_put_signal, pshmem_ctx_ulong_put_signal) \
    X(shmem_ctx_ulonglong_put_signal, pshmem_ctx_ulonglong_put_signal) \
    X(shmem_ctx_int8_put_signal, pshmem_ctx_int8_put_signal) \
    X(shmem_ctx_int16_put_signal, pshmem_ctx_int16_put_signal) \
    X(shmem_ctx_int32_put_signal, pshmem_ctx_int32_put_signal) \
    X(shmem_ctx_int64_put_signal, pshmem_ctx_int64_put_signal) \
    X(shmem_ctx_uint8_put_signal, pshmem_ctx_uint8_put_signal) \
    X(shmem_ctx_uint16_put_signal, pshmem_ctx_uint16_put_signal) \
    X(shmem_ctx_uint32_put_signal, pshmem_ctx_uint32_put_signal) \
    X(shmem_ctx_uint64_put_signal, pshmem_ctx_uint64_put_signal) \
    X(shmem_ctx_size_put_signal, pshmem_ctx_size_put_signal) \
    X(shmem_ctx_ptrdiff_put_signal, pshmem_ctx_ptrdiff_put_signal) \
    X(shmem_ctx_put8_signal, pshmem_ctx_put8_signal) \
    X(shmem_ctx_put16_signal, pshmem_ctx_put16_signal) \
    X(shmem_ctx_put32_signal, pshmem_ctx_put32_signal) \
    X(shmem_ctx_put64_signal, pshmem_ctx_put64_signal) \
    X(shmem_ctx_put128_signal, pshmem_ctx_put128_signal) \
    X(shmem_ctx_putmem_signal, pshmem_ctx_putmem_signal) \
    X(shmem_float_put_signal_nbi, pshmem_float_put_signal_nbi) \
    X(shmem_double_put_signal_nbi, pshmem_double_put_signal_nbi) \
    X(shmem_longdouble_put_signal_nbi, pshmem_longdouble_put_signal_nbi) \
    X(shmem_char_put_signal_nbi, pshmem_char_put_signal_nbi) \
    X(shmem_schar_put_signal_nbi, pshmem_schar_put_signal_nbi) \
    X(shmem_short_put_signal_nbi, pshmem_short_put_signal_nbi) \
    X(shmem_int_put_signal_nbi, pshmem_int_put_signal_nbi) \
    X(shmem_long_put_signal_nbi, pshmem_long_put_signal_nbi) \
    X(shmem_longlong_put_signal_nbi, pshmem_longlong_put_signal_nbi) \
    X(shmem_uchar_put_signal_nbi, pshmem_uchar_put_signal_nbi) \
    X(shmem_ushort_put_signal_nbi, pshmem_ushort_put_signal_nbi) \
    X(shmem_uint_put_signal_nbi, pshmem_uint_put_signal_nbi) \
    X(shmem_ulong_put_signal_nbi, pshmem_ulong_put_signal_nbi) \
    X(shmem_ulonglong_put_signal_nbi, pshmem_ulonglong_put_signal_nbi) \
    X(shmem_int8_put_signal_nbi, pshmem_int8_put_signal_nbi) \
    X(shmem_int16_put_signal_nbi, pshmem_int16_put_signal_nbi) \
    X(shmem_int32_put_signal_nbi, pshmem_int32_put_signal_nbi) \
    X(shmem_int64_put_signal_nbi, pshmem_int64_put_signal_nbi) \
    X(shmem_uint8_put_signal_nbi, pshmem_uint8_put_signal_nbi) \
    X(shmem_uint16_put_signal_nbi, pshmem_uint16_put_signal_nbi) \
    X(shmem_uint32_put_signal_nbi, pshmem_uint32_put_signal_nbi) \
    X(shmem_uint64_put_signal_nbi, pshmem_uint64_put_signal_nbi) \
    X(shmem_size_put_signal_nbi, pshmem_size_put_signal_nbi) \
    X(shmem_ptrdiff_put_signal_nbi, pshmem_ptrdiff_put_signal_nbi) \
    X(shmem_put8_signal_nbi, pshmem_put8_signal_nbi) \
    X(shmem_put16_signal_nbi, pshmem_put16_signal_nbi) \
    X(shmem_put32_signal_nbi, pshmem_put32_signal_nbi) \
    X(shmem_put64_signal_nbi, pshmem_put64_signal_nbi) \
    X(shmem_put128_signal_nbi, pshmem_put128_signal_nbi) \
    X(shmem_putmem_signal_nbi, pshmem_putmem_signal_nbi) \
    X(shmem_ctx_float_put_signal_nbi, pshmem_ctx_float_put_signal_nbi) \
    X(shmem_ctx_double_put_signal_nbi, pshmem_ctx_double_put_signal_nbi) \
    X(shmem_ctx_longdouble_put_signal_nbi, pshmem_ctx_longdouble_put_signal_nbi) \
    X(shmem_ctx_char_put_signal_nbi, pshmem_ctx_char_put_signal_nbi) \
    X(shmem_ctx_schar_put_signal_nbi, pshmem_ctx_schar_put_signal_nbi) \
    X(shmem_ctx_short_put_signal_nbi, pshmem_ctx_short_put_signal_nbi) \
    X(shmem_ctx_int_put_signal_nbi, pshmem_ctx_int_put_signal_nbi) \
    X(shmem_ctx_long_put_signal_nbi, pshmem_ctx_long_put_signal_nbi) \
    X(shmem_ctx_longlong_put_signal_nbi, pshmem_ctx_longlong_put_signal_nbi) \
    X(shmem_ctx_uchar_put_signal_nbi, pshmem_ctx_uchar_put_signal_nbi) \
    X(shmem_ctx_ushort_put_signal_nbi, pshmem_ctx_ushort_put_signal_nbi) \
    X(shmem_ctx_uint_put_signal_nbi, pshmem_ctx_uint_put_signal_nbi) \
    X(shmem_ctx_ulong_put_signal_nbi, pshmem_ctx_ulong_put_signal_nbi) \
    X(shmem_ctx_ulonglong_put_signal_nbi, pshmem_ctx_ulonglong_put_signal_nbi) \
    X(shmem_ctx_int8_put_signal_nbi, pshmem_ctx_int8_put_signal_nbi) \
    X(shmem_ctx_int16_put_signal_nbi, pshmem_ctx_int16_put_signal_nbi) \
    X(shmem_ctx_int32_put_signal_nbi, pshmem_ctx_int32_put_signal_nbi) \
    X(shmem_ctx_int64_put_signal_nbi, pshmem_ctx_int64_put_signal_nbi) \
    X(shmem_ctx_uint8_put_signal_nbi, pshmem_ctx_uint8_put_signal_nbi) \
    X(shmem_ctx_uint16_put_signal_nbi, pshmem_ctx_uint16_put_signal_nbi) \
    X(shmem_ctx_uint32_put_signal_nbi, pshmem_ctx_uint32_put_signal_nbi) \
    X(shmem_ctx_uint64_put_signal_nbi, pshmem_ctx_uint64_put_signal_nbi) \
    X(shmem_ctx_size_put_signal_nbi, pshmem_ctx_size_put_signal_nbi) \
    X(shmem_ctx_ptrdiff_put_signal_nbi, pshmem_ctx_ptrdiff_put_signal_nbi) \
    X(shmem_ctx_put8_signal_nbi, pshmem_ctx_put8_signal_nbi) \
    X(shmem_ctx_put16_signal_nbi, pshmem_ctx_put16_signal_nbi) \
    X(shmem_ctx_put32_signal_nbi, pshmem_ctx_put32_signal_nbi) \
    X(shmem_ctx_put64_signal_nbi, pshmem_ctx_put64_signal_nbi) \
    X(shmem_ctx_put128_signal_nbi, pshmem_ctx_put128_signal_nbi) \
    X(shmem_ctx_putmem_signal_nbi, pshmem_ctx_putmem_signal_nbi) \
    X(shmem_signal_set, pshmem_signal_set) \
    X(shmem_ctx_signal_set, pshmem_ctx_signal_set) \
    X(shmem_signal_add, pshmem_signal_add) \
    X(shmem_ctx_signal_add, pshmem_ctx_signal_add) \
    X(shmem_signal_fetch, pshmem_signal_fetch) \
    X(shmem_signal_wait_until, pshmem_signal_wait_until) \
    X(shmem_short_wait_until, pshmem_short_wait_until) \
    X(shmem_ushort_wait_until, pshmem_ushort_wait_until) \
    X(shmem_int_wait_until, pshmem_int_wait_until) \
    X(shmem_long_wait_until, pshmem_long_wait_until) \
    X(shmem_longlong_wait_until, pshmem_longlong_wait_until) \
    X(shmem_uint_wait_until, pshmem_uint_wait_until) \
    X(shmem_ulong_wait_until, pshmem_ulong_wait_until) \
    X(shmem_ulonglong_wait_until, pshmem_ulonglong_wait_until) \
    X(shmem_int32_wait_until, pshmem_int32_wait_until) \
    X(shmem_int64_wait_until, pshmem_int64_wait_until) \
    X(shmem_uint32_wait_until, pshmem_uint32_wait_until) \
    X(shmem_uint64_wait_until, pshmem_uint64_wait_until) \
    X(shmem_size_wait_until, pshmem_size_wait_until) \
    X(shmem_ptrdiff_wait_until, pshmem_ptrdiff_wait_until) \
    X(shmem_short_wait_until_all, pshmem_short_wait_until_all) \
    X(shmem_ushort_wait_until_all, pshmem_ushort_wait_until_all) \
    X(shmem_int_wait_until_all, pshmem_int_wait_until_all) \
    X(shmem_long_wait_until_all, pshmem_long_wait_until_all) \
    X(shmem_longlong_wait_until_all, pshmem_longlong_wait_until_all) \
    X(shmem_uint_wait_until_all, pshmem_uint_wait_until_all) \
    X(shmem_ulong_wait_until_all, pshmem_ulong_wait_until_all) \
    X(shmem_ulonglong_wait_until_all, pshmem_ulonglong_wait_until_all) \
    X(shmem_int32_wait_until_all, pshmem_int32_wait_until_all) \
    X(shmem_int64_wait_until_all, pshmem_int64_wait_until_all) \
    X(shmem_uint32_wait_until_all, pshmem_uint32_wait_until_all) \
    X(shmem_uint64_wait_until_all, pshmem_uint64_wait_until_all) \
    X(shmem_size_wait_until_all, pshmem_size_wait_until_all) \
    X(shmem_ptrdiff_wait_until_all, pshmem_ptrdiff_wait_until_all) \
    X(shmem_short_wait_until_any, pshmem_short_wait_until_any) \
    X(shmem_ushort_wait_until_any, pshmem_ushort_wait_until_any) \
    X(shmem_int_wait_until_any, pshmem_int_wait_until_any) \
    X(shmem_long_wait_until_any, pshmem_long_wait_until_any) \
    X(shmem_longlong_wait_until_any, pshmem_longlong_wait_until_any) \
    X(shmem_uint_wait_until_any, pshmem_uint_wait_until_any) \
    X(shmem_ulong_wait_until_any, pshmem_ulong_wait_until_any) \
    X(shmem_ulonglong_wait_until_any, pshmem_ulonglong_wait_until_any) \
    X(shmem_int32_wait_until_any, pshmem_int32_wait_until_any) \
    X(shmem_int64_wait_until_any, pshmem_int64_wait_until_any) \
    X(shmem_uint32_wait_until_any, pshmem_uint32_wait_until_any) \
    X(shmem_uint64_wait_until_any, pshmem_uint64_wait_until_any) \
    X(shmem_size_wait_until_any, pshmem_size_wait_until_any) \
    X(shmem_ptrdiff_wait_until_any, pshmem_ptrdiff_wait_until_any) \
    X(shmem_short_wait_until_some, pshmem_short_wait_until_some) \
    X(shmem_ushort_wait_until_some, pshmem_ushort_wait_until_some) \
    X(shmem_int_wait_until_some, pshmem_int_wait_until_some) \
    X(shmem_long_wait_until_some, pshmem_long_wait_until_some) \
    X(shmem_longlong_wait_until_some, pshmem_longlong_wait_until_some) \
    X(shmem_uint_wait_until_some, pshmem_uint_wait_until_some) \
    X(shmem_ulong_wait_until_some, pshmem_ulong_wait_until_some) \
    X(shmem_ulonglong_wait_until_some, pshmem_ulonglong_wait_until_some) \
    X(shmem_int32_wait_until_some, pshmem_int32_wait_until_some) \
    X(shmem_int64_wait_until_some, pshmem_int64_wait_until_some) \
    X(shmem_uint32_wait_until_some, pshmem_uint32_wait_until_some) \
    X(shmem_uint64_wait_until_some, pshmem_uint64_wait_until_some) \
    X(shmem_size_wait_until_some, pshmem_size_wait_until_some) \
    X(shmem_ptrdiff_wait_until_some, pshmem_ptrdiff_wait_until_some) \
    X(shmem_short_wait_until_all_vector, pshmem_short_wait_until_all_vector) \
    X(shmem_ushort_wait_until_all_vector, pshmem_ushort_wait_until_all_vector) \
    X(shmem_int_wait_until_all_vector, pshmem_int_wait_until_all_vector) \
    X(shmem_long_wait_until_all_vector, pshmem_long_wait_until_all_vector) \
    X(shmem_longlong_wait_until_all_vector, pshmem_longlong_wait_until_all_vector) \
    X(shmem_uint_wait_until_all_vector, pshmem_uint_wait_until_all_vector) \
    X(shmem_ulong_wait_until_all_vector, pshmem_ulong_wait_until_all_vector) \
    X(shmem_ulonglong_wait_until_all_vector, pshmem_ulonglong_wait_until_all_vector) \
    X(shmem_int32_wait_until_all_vector, pshmem_int32_wait_until_all_vector) \
    X(shmem_int64_wait_until_all_vector, pshmem_int64_wait_until_all_vector) \
    X(shmem_uint32_wait_until_all_vector, pshmem_uint32_wait_until_all_vector) \
    X(shmem_uint64_wait_until_all_vector, pshmem_uint64_wait_until_all_vector) \
    X(shmem_size_wait_until_all_vector, pshmem_size_wait_until_all_vector) \
    X(shmem_ptrdiff_wait_until_all_vector, pshmem_ptrdiff_wait_until_all_vector) \
    X(shmem_short_wait_until_any_vector, pshmem_short_wait_until_any_vector) \
    X(shmem_ushort_wait_until_any_vector, pshmem_ushort_wait_until_any_vector) \
    X(shmem_int_wait_until_any_vector, pshmem_int_wait_until_any_vector) \
    X(shmem_long_wait_until_any_vector, pshmem_long_wait_until_any_vector) \
    X(shmem_longlong_wait_until_any_vector, pshmem_longlong_wait_until_any_vector) \
    X(shmem_uint_wait_until_any_vector, pshmem_uint_wait_until_any_vector) \
    X(shmem_ulong_wait_until_any_vector, pshmem_ulong_wait_until_any_vector) \
    X(shmem_ulonglong_wait_until_any_vector, pshmem_ulonglong_wait_until_any_vector) \
    X(shmem_int32_wait_until_any_vector, pshmem_int32_wait_until_any_vector) \
    X(shmem_int64_wait_until_any_vector, pshmem_int64_wait_until_any_vector) \
    X(shmem_uint32_wait_until_any_vector, pshmem_uint32_wait_until_any_vector) \
    X(shmem_uint64_wait_until_any_vector, pshmem_uint64_wait_until_any_vector) \
    X(shmem_size_wait_until_any_vector, pshmem_size_wait_until_any_vector) \
    X(shmem_ptrdiff_wait_until_any_vector, pshmem_ptrdiff_wait_until_any_vector) \
    X(shmem_short_wait_until_some_vector, pshmem_short_wait_until_some_vector) \
    X(shmem_ushort_wait_until_some_vector, pshmem_ushort_wait_until_some_vector) \
    X(shmem_int_wait_until_some_vector, pshmem_int_wait_until_some_vector) \
    X(shmem_long_wait_until_some_vector, pshmem_long_wait_until_some_vector) \
    X(shmem_longlong_wait_until_some_vector, pshmem_longlong_wait_until_some_vector) \
    X(shmem_uint_wait_until_some_vector, pshmem_uint_wait_until_some_vector) \
    X(shmem_ulong_wait_until_some_vector, pshmem_ulong_wait_until_some_vector) \
    X(shmem_ulonglong_wait_until_some_vector, pshmem_ulonglong_wait_until_some_vector) \
    X(shmem_int32_wait_until_some_vector, pshmem_int32_wait_until_some_vector) \
    X(shmem_int64_wait_until_some_vector, pshmem_int64_wait_until_some_vector) \
    X(shmem_uint32_wait_until_some_vector, pshmem_uint32_wait_until_some_vector) \
    X(shmem_uint64_wait_until_some_vector, pshmem_uint64_wait_until_some_vector) \
    X(shmem_size_wait_until_some_vector, pshmem_size_wait_until_some_vector) \
    X(shmem_ptrdiff_wait_until_some_vector, pshmem_ptrdiff_wait_until_some_vector) \
    X(shmem_short_test, pshmem_short_test) \
    X(shmem_ushort_test, pshmem_ushort_test) \
    X(shmem_int_test, pshmem_int_test) \
    X(shmem_long_test, pshmem_long_test) \
    X(shmem_longlong_test, pshmem_longlong_test) \
    X(shmem_uint_test, pshmem_uint_test) \
    X(shmem_ulong_test, pshmem_ulong_test) \
    X(shmem_ulonglong_test, pshmem_ulonglong_test) \
    X(shmem_int32_test, pshmem_int32_test) \
    X(shmem_int64_test, pshmem_int64_test) \
    X(shmem_uint32_test, pshmem_uint32_test) \
    X(shmem_uint64_test, pshmem_uint64_test) \
    X(shmem_size_test, pshmem_size_test) \
    X(shmem_ptrdiff_test, pshmem_ptrdiff_test) \
    X(shmem_short_test_all, pshmem_short_test_all) \
    X(shmem_ushort_test_all, pshmem_ushort_test_all) \
    X(shmem_int_test_all, pshmem_int_test_all) \
    X(shmem_long_test_all, pshmem_long_test_all) \
    X(shmem_longlong_test_all, pshmem_longlong_test_all) \
    X(shmem_uint_test_all, pshmem_uint_test_all) \
    X(shmem_ulong_test_all, pshmem_ulong_test_all) \
    X(shmem_ulonglong_test_all, pshmem_ulonglong_test_all) \
    X(shmem_int32_test_all, pshmem_int32_test_all) \
    X(shmem_int64_test_all, pshmem_int64_test_all) \
    X(shmem_uint32_test_all, pshmem_uint32_test_all) \
    X(shmem_uint64_test_all, pshmem_uint64_test_all) \
    X(shmem_size_test_all, pshmem_size_test_all) \
    X(shmem_ptrdiff_test_all, pshmem_ptrdiff_test_all) \
    X(shmem_short_test_any, pshmem_short_test_any) \
    X(shmem_ushort_test_any, pshmem_ushort_test_any) \
    X(shmem_int_test_any, pshmem_int_test_any) \
    X(shmem_long_test_any, pshmem_long_test_any) \
    X(shmem_longlong_test_any, pshmem_longlong_test_any) \
    X(shmem_uint_test_any, pshmem_uint_test_any) \
    X(shmem_ulong_test_any, pshmem_ulong_test_any) \
    X(shmem_ulonglong_test_any, pshmem_ulonglong_test_any) \
    X(shmem_int32_test_any, pshmem_int32_test_any) \
    X(shmem_int64_test_any, pshmem_int64_test_any) \
    X(shmem_uint32_test_any, pshmem_uint32_test_any) \
    X(shmem_uint64_test_any, pshmem_uint64_test_any) \
    X(shmem_size_test_any, pshmem_size_test_any) \
    X(shmem_ptrdiff_test_any, pshmem_ptrdiff_test_any) \
    X(shmem_short_test_some, pshmem_short_test_some) \
    X(shmem_ushort_test_some, pshmem_ushort_test_some) \
    X(shmem_int_test_some, pshmem_int_test_some) \
    X(shmem_long_test_some, pshmem_long_test_some) \
    X(shmem_longlong_test_some, pshmem_longlong_test_some) \
    X(shmem_uint_test_some, pshmem_uint_test_some) \
    X(shmem_ulong_test_some, pshmem_ulong_test_some) \
    X(shmem_ulonglong_test_some, pshmem_ulonglong_test_some) \
    X(shmem_int32_test_some, pshmem_int32_test_some) \
    X(shmem_int64_test_some, pshmem_int64_test_some) \
    X(shmem_uint32_test_some, pshmem_uint32_test_some) \
    X(shmem_uint64_test_some, pshmem_uint64_test_some) \
    X(shmem_size_test_some, pshmem_size_test_some) \
    X(shmem_ptrdiff_test_some, pshmem_ptrdiff_test_some) \
    X(shmem_short_test_all_vector, pshmem_short_test_all_vector) \
    X(shmem_ushort_test_all_vector, pshmem_ushort_test_all_vector) \
    X(shmem_int_test_all_vector, pshmem_int_test_all_vector) \
    X(shmem_long_test_all_vector, pshmem_long_test_all_vector) \
    X(shmem_longlong_test_all_vector, pshmem_longlong_test_all_vector) \
    X(shmem_uint_test_all_vector, pshmem_uint_test_all_vector) \
    X(shmem_ulong_test_all_vector, pshmem_ulong_test_all_vector) \
    X(shmem_ulonglong_test_all_vector, pshmem_ulonglong_test_all_vector) \
    X(shmem_int32_test_all_vector, pshmem_int32_test_all_vector) \
    X(shmem_int64_test_all_vector, pshmem_int64_test_all_vector) \
    X(shmem_uint32_test_all_vector, pshmem_uint32_test_all_vector) \
    X(shmem_uint64_test_all_vector, pshmem_uint64_test_all_vector) \
    X(shmem_size_test_all_vector, pshmem_size_test_all_vector) \
    X(shmem_ptrdiff_test_all_vector, pshmem_ptrdiff_test_all_vector) \
    X(shmem_short_test_any_vector, pshmem_short_test_any_vector) \
    X(shmem_ushort_test_any_vector, pshmem_ushort_test_any_vector) \
    X(shmem_int_test_any_vector, pshmem_int_test_any_vector) \
    X(shmem_long_test_any_vector, pshmem_long_test_any_vector) \
    X(shmem_longlong_test_any_vector, pshmem_longlong_test_any_vector) \
    X(shmem_uint_test_any_vector, pshmem_uint_test_any_vector) \
    X(shmem_ulong_test_any_vector, pshmem_ulong_test_any_vector) \
    X(shmem_ulonglong_test_any_vector, pshmem_ulonglong_test_any_vector) \
    X(shmem_int32_test_any_vector, pshmem_int32_test_any_vector) \
    X(shmem_int64_test_any_vector, pshmem_int64_test_any_vector) \
    X(shmem_uint32_test_any_vector, pshmem_uint32_test_any_vector) \
    X(shmem_uint64_test_any_vector, pshmem_uint64_test_any_vector) \
    X(shmem_size_test_any_vector, pshmem_size_test_any_vector) \
    X(shmem_ptrdiff_test_any_vector, pshmem_ptrdiff_test_any_vector) \
    X(shmem_short_test_some_vector, pshmem_short_test_some_vector) \
    X(shmem_ushort_test_some_vector, pshmem_ushort_test_some_vector) \
    X(shmem_int_test_some_vector, pshmem_int_test_some_vector) \
    X(shmem_long_test_some_vector, pshmem_long_test_some_vector) \
    X(shmem_longlong_test_some_vector, pshmem_longlong_test_some_vector) \
    X(shmem_uint_test_some_vector, pshmem_uint_test_some_vector) \
    X(shmem_ulong_test_some_vector, pshmem_ulong_test_some_vector) \
    X(shmem_ulonglong_test_some_vector, pshmem_ulonglong_test_some_vector) \
    X(shmem_int32_test_some_vector, pshmem_int32_test_some_vector) \
    X(shmem_int64_test_some_vector, pshmem_int64_test_some_vector) \
    X(shmem_uint32_test_some_vector, pshmem_uint32_test_some_vector) \
    X(shmem_uint64_test_some_vector, pshmem_uint64_test_some_vector) \
    X(shmem_size_test_some_vector, pshmem_size_test_some_vector) \
    X(shmem_ptrdiff_test_some_vector, pshmem_ptrdiff_test_some_vector) \
    X(shmem_short_wait, pshmem_short_wait) \
    X(shmem_int_wait, pshmem_int_wait) \
    X(shmem_long_wait, pshmem_long_wait) \
    X(shmem_longlong_wait, pshmem_longlong_wait) \
    X(shmem_wait, pshmem_wait) \
    X(shmem_float_collect, pshmem_float_collect) \
    X(shmem_double_collect, pshmem_double_collect) \
    X(shmem_longdouble_collect, pshmem_longdouble_collect) \
    X(shmem_char_collect, pshmem_char_collect) \
    X(shmem_schar_collect, pshmem_schar_collect) \
    X(shmem_short_collect, pshmem_short_collect) \
    X(shmem_int_collect, pshmem_int_collect) \
    X(shmem_long_collect, pshmem_long_collect) \
    X(shmem_longlong_collect, pshmem_longlong_collect) \
    X(shmem_uchar_collect, pshmem_uchar_collect) \
    X(shmem_ushort_collect, pshmem_ushort_collect) \
    X(shmem_uint_collect, pshmem_uint_collect) \
    X(shmem_ulong_collect, pshmem_ulong_collect) \
    X(shmem_ulonglong_collect, pshmem_ulonglong_collect) \
    X(shmem_int8_collect, pshmem_int8_collect) \
    X(shmem_int16_collect, pshmem_int16_collect) \
    X(shmem_int32_collect, pshmem_int32_collect) \
    X(shmem_int64_collect, pshmem_int64_collect) \
    X(shmem_uint8_collect, pshmem_uint8_collect) \
    X(shmem_uint16_collect, pshmem_uint16_collect) \
    X(shmem_uint32_collect, pshmem_uint32_collect) \
    X(shmem_uint64_collect, pshmem_uint64_collect) \
    X(shmem_size_collect, pshmem_size_collect) \
    X(shmem_ptrdiff_collect, pshmem_ptrdiff_collect) \
    X(shmem_collectmem, pshmem_collectmem) \
    X(shmem_float_fcollect, pshmem_float_fcollect) \
    X(shmem_double_fcollect, pshmem_double_fcollect) \
    X(shmem_longdouble_fcollect, pshmem_longdouble_fcollect) \
    X(shmem_char_fcollect, pshmem_char_fcollect) \
    X(shmem_schar_fcollect, pshmem_schar_fcollect) \
    X(shmem_short_fcollect, pshmem_short_fcollect) \
    X(shmem_int_fcollect, pshmem_int_fcollect) \
    X(shmem_long_fcollect, pshmem_long_fcollect) \
    X(shmem_longlong_fcollect, pshmem_longlong_fcollect) \
    X(shmem_uchar_fcollect, pshmem_uchar_fcollect) \
    X(shmem_ushort_fcollect, pshmem_ushort_fcollect) \
    X(shmem_uint_fcollect, pshmem_uint_fcollect) \
    X(shmem_ulong_fcollect, pshmem_ulong_fcollect) \
    X(shmem_ulonglong_fcollect, pshmem_ulonglong_fcollect) \
    X(shmem_int8_fcollect, pshmem_int8_fcollect) \
    X(shmem_int16_fcollect, pshmem_int16_fcollect) \
    X(shmem_int32_fcollect, pshmem_int32_fcollect) \
    X(shmem_int64_fcollect, pshmem_int64_fcollect) \
    X(shmem_uint8_fcollect, pshmem_uint8_fcollect) \
    X(shmem_uint16_fcollect, pshmem_uint16_fcollect) \
    X(shmem_uint32_fcollect, pshmem_uint32_fcollect) \
    X(shmem_uint64_fcollect, pshmem_uint64_fcollect) \
    X(shmem_size_fcollect, pshmem_size_fcollect) \
    X(shmem_ptrdiff_fcollect, pshmem_ptrdiff_fcollect) \
    X(shmem_fcollectmem, pshmem_fcollectmem) \
    X(shmem_collect32, pshmem_collect32) \
    X(shmem_collect64, pshmem_collect64) \
    X(shmem_collect4, pshmem_collect4) \
    X(shmem_collect8, pshmem_collect8) \
    X(shmem_fcollect32, pshmem_fcollect32) \
    X(shmem_fcollect64, pshmem_fcollect64) \
    X(shmem_fcollect4, pshmem_fcollect4) \
    X(shmem_fcollect8, pshmem_fcollect8) \
    X(shmem_float_broadcast, pshmem_float_broadcast) \
    X(shmem_double_broadcast, pshmem_double_broadcast) \
    X(shmem_longdouble_broadcast, pshmem_longdouble_broadcast) \
    X(shmem_char_broadcast, pshmem_char_broadcast) \
    X(shmem_schar_broadcast, pshmem_schar_broadcast) \
    X(shmem_short_broadcast, pshmem_short_broadcast) \
    X(shmem_int_broadcast, pshmem_int_broadcast) \
    X(shmem_long_broadcast, pshmem_long_broadcast) \
    X(shmem_longlong_broadcast, pshmem_longlong_broadcast) \
    X(shmem_uchar_broadcast, pshmem_uchar_broadcast) \
    X(shmem_ushort_broadcast, pshmem_ushort_broadcast) \
    X(shmem_uint_broadcast, pshmem_uint_broadcast) \
    X(shmem_ulong_broadcast, pshmem_ulong_broadcast) \
    X(shmem_ulonglong_broadcast, pshmem_ulonglong_broadcast) \
    X(shmem_int8_broadcast, pshmem_int8_broadcast) \
    X(shmem_int16_broadcast, pshmem_int16_broadcast) \
    X(shmem_int32_broadcast, pshmem_int32_broadcast) \
    X(shmem_int64_broadcast, pshmem_int64_broadcast) \
    X(shmem_uint8_broadcast, pshmem_uint8_broadcast) \
    X(shmem_uint16_broadcast, pshmem_uint16_broadcast) \
    X(shmem_uint32_broadcast, pshmem_uint32_broadcast) \
    X(shmem_uint64_broadcast, pshmem_uint64_broadcast) \
    X(shmem_size_broadcast, pshmem_size_broadcast) \
    X(shmem_ptrdiff_broadcast, pshmem_ptrdiff_broadcast) \
    X(shmem_broadcastmem, pshmem_broadcastmem) \
    X(shmem_float_alltoall, pshmem_float_alltoall) \
    X(shmem_double_alltoall, pshmem_double_alltoall) \
    X(shmem_longdouble_alltoall, pshmem_longdouble_alltoall) \
    X(shmem_char_alltoall, pshmem_char_alltoall) \
    X(shmem_schar_alltoall, pshmem_schar_alltoall) \
    X(shmem_short_alltoall, pshmem_short_alltoall) \
    X(shmem_int_alltoall, pshmem_int_alltoall) \
    X(shmem_long_alltoall, pshmem_long_alltoall) \
    X(shmem_longlong_alltoall, pshmem_longlong_alltoall) \
    X(shmem_uchar_alltoall, pshmem_uchar_alltoall) \
    X(shmem_ushort_alltoall, pshmem_ushort_alltoall) \
    X(shmem_uint_alltoall, pshmem_uint_alltoall) \
    X(shmem_ulong_alltoall, pshmem_ulong_alltoall) \
    X(shmem_ulonglong_alltoall, pshmem_ulonglong_alltoall) \
    X(shmem_int8_alltoall, pshmem_int8_alltoall) \
    X(shmem_int16_alltoall, pshmem_int16_alltoall) \
    X(shmem_int32_alltoall, pshmem_int32_alltoall) \
    X(shmem_int64_alltoall, pshmem_int64_alltoall) \
    X(shmem_uint8_alltoall, pshmem_uint8_alltoall) \
    X(shmem_uint16_alltoall, pshmem_uint16_alltoall) \
    X(shmem_uint32_alltoall, pshmem_uint32_alltoall) \
    X(shmem_uint64_alltoall, pshmem_uint64_alltoall) \
    X(shmem_size_alltoall, pshmem_size_alltoall) \
    X(shmem_ptrdiff_alltoall, pshmem_ptrdiff_alltoall) \
    X(shmem_alltoallmem, pshmem_alltoallmem) \
    X(shmem_float_alltoalls, pshmem_float_alltoalls) \
    X(shmem_double_alltoalls, pshmem_double_alltoalls) \
    X(shmem_longdouble_alltoalls, pshmem_longdouble_alltoalls) \
    X(shmem_char_alltoalls, pshmem_char_alltoalls) \
    X(shmem_schar_alltoalls, pshmem_schar_alltoalls) \
    X(shmem_short_alltoalls, pshmem_short_alltoalls) \
    X(shmem_int_alltoalls, pshmem_int_alltoalls) \
    X(shmem_long_alltoalls, pshmem_long_alltoalls) \
    X(shmem_longlong_alltoalls, pshmem_longlong_alltoalls) \
    X(shmem_uchar_alltoalls, pshmem_uchar_alltoalls) \
    X(shmem_ushort_alltoalls, pshmem_ushort_alltoalls) \
    X(shmem_uint_alltoalls, pshmem_uint_alltoalls) \
    X(shmem_ulong_alltoalls, pshmem_ulong_alltoalls) \
    X(shmem_ulonglong_alltoalls, pshmem_ulonglong_alltoalls) \
    X(shmem_int8_alltoalls, pshmem_int8_alltoalls) \
    X(shmem_int16_alltoalls, pshmem_int16_alltoalls) \
    X(shmem_int32_alltoalls, pshmem_int32_alltoalls) \
    X(shmem_int64_alltoalls, pshmem_int64_alltoalls) \
    X(shmem_uint8_alltoalls, pshmem_uint8_alltoalls) \
    X(shmem_uint16_alltoalls, pshmem_uint16_alltoalls) \
    X(shmem_uint32_alltoalls, pshmem_uint32_alltoalls) \
    X(shmem_uint64_alltoalls, pshmem_uint64_alltoalls) \
    X(shmem_size_alltoalls, pshmem_size_alltoalls) \
    X(shmem_ptrdiff_alltoalls, pshmem_ptrdiff_alltoalls) \
    X(shmem_alltoallsmem, pshmem_alltoallsmem) \
    X(shmem_short_and_reduce, pshmem_short_and_reduce) \
    X(shmem_int_and_reduce, pshmem_int_and_reduce) \
    X(shmem_long_and_reduce, pshmem_long_and_reduce) \
    X(shmem_longlong_and_reduce, pshmem_longlong_and_reduce) \
    X(shmem_uchar_and_reduce, pshmem_uchar_and_reduce) \
    X(shmem_ushort_and_reduce, pshmem_ushort_and_reduce) \
    X(shmem_uint_and_reduce, pshmem_uint_and_reduce) \
    X(shmem_ulong_and_reduce, pshmem_ulong_and_reduce) \
    X(shmem_ulonglong_and_reduce, pshmem_ulonglong_and_reduce) \
    X(shmem_int8_and_reduce, pshmem_int8_and_reduce) \
    X(shmem_int16_and_reduce, pshmem_int16_and_reduce) \
    X(shmem_int32_and_reduce, pshmem_int32_and_reduce) \
    X(shmem_int64_and_reduce, pshmem_int64_and_reduce) \
    X(shmem_uint8_and_reduce, pshmem_uint8_and_reduce) \
    X(shmem_uint16_and_reduce, pshmem_uint16_and_reduce) \
    X(shmem_uint32_and_reduce, pshmem_uint32_and_reduce) \
    X(shmem_uint64_and_reduce, pshmem_uint64_and_reduce) \
    X(shmem_size_and_reduce, pshmem_size_and_reduce) \
    X(shmem_short_or_reduce, pshmem_short_or_reduce) \
    X(shmem_int_or_reduce, pshmem_int_or_reduce) \
    X(shmem_long_or_reduce, pshmem_long_or_reduce) \
    X(shmem_longlong_or_reduce, pshmem_longlong_or_reduce) \
    X(shmem_uchar_or_reduce, pshmem_uchar_or_reduce) \
    X(shmem_ushort_or_reduce, pshmem_ushort_or_reduce) \
    X(shmem_uint_or_reduce, pshmem_uint_or_reduce) \
    X(shmem_ulong_or_reduce, pshmem_ulong_or_reduce) \
    X(shmem_ulonglong_or_reduce, pshmem_ulonglong_or_reduce) \
    X(shmem_int8_or_reduce, pshmem_int8_or_reduce) \
    X(shmem_int16_or_reduce, pshmem_int16_or_reduce) \
    X(shmem_int32_or_reduce, pshmem_int32_or_reduce) \
    X(shmem_int64_or_reduce, pshmem_int64_or_reduce) \
    X(shmem_uint8_or_reduce, pshmem_uint8_or_reduce) \
    X(shmem_uint16_or_reduce, pshmem_uint16_or_reduce) \
    X(shmem_uint32_or_reduce, pshmem_uint32_or_reduce) \
    X(shmem_uint64_or_reduce, pshmem_uint64_or_reduce) \
    X(shmem_size_or_reduce, pshmem_size_or_reduce) \
    X(shmem_short_xor_reduce, pshmem_short_xor_reduce) \
    X(shmem_int_xor_reduce, pshmem_int_xor_reduce) \
    X(shmem_long_xor_reduce, pshmem_long_xor_reduce) \
    X(shmem_longlong_xor_reduce, pshmem_longlong_xor_reduce) \
    X(shmem_uchar_xor_reduce, pshmem_uchar_xor_reduce) \
    X(shmem_ushort_xor_reduce, pshmem_ushort_xor_reduce) \
    X(shmem_uint_xor_reduce, pshmem_uint_xor_reduce) \
    X(shmem_ulong_xor_reduce, pshmem_ulong_xor_reduce) \
    X(shmem_ulonglong_xor_reduce, pshmem_ulonglong_xor_reduce) \
    X(shmem_int8_xor_reduce, pshmem_int8_xor_reduce) \
    X(shmem_int16_xor_reduce, pshmem_int16_xor_reduce) \
    X(shmem_int32_xor_reduce, pshmem_int32_xor_reduce) \
    X(shmem_int64_xor_reduce, pshmem_int64_xor_reduce) \
    X(shmem_uint8_xor_reduce, pshmem_uint8_xor_reduce) \
    X(shmem_uint16_xor_reduce, pshmem_uint16_xor_reduce) \
    X(shmem_uint32_xor_reduce, pshmem_uint32_xor_reduce) \
    X(shmem_uint64_xor_reduce, pshmem_uint64_xor_reduce) \
    X(shmem_size_xor_reduce, pshmem_size_xor_reduce) \
    X(shmem_float_max_reduce, pshmem_float_max_reduce) \
    X(shmem_double_max_reduce, pshmem_double_max_reduce) \
    X(shmem_longdouble_max_reduce, pshmem_longdouble_max_reduce) \
    X(shmem_char_max_reduce, pshmem_char_max_reduce) \
    X(shmem_schar_max_reduce, pshmem_schar_max_reduce) \
    X(shmem_short_max_reduce, pshmem_short_max_reduce) \
    X(shmem_int_max_reduce, pshmem_int_max_reduce) \
    X(shmem_long_max_reduce, pshmem_long_max_reduce) \
    X(shmem_longlong_max_reduce, pshmem_longlong_max_reduce) \
    X(shmem_uchar_max_reduce, pshmem_uchar_max_reduce) \
    X(shmem_ushort_max_reduce, pshmem_ushort_max_reduce) \
    X(shmem_uint_max_reduce, pshmem_uint_max_reduce) \
    X(shmem_ulong_max_reduce, pshmem_ulong_max_reduce) \
    X(shmem_ulonglong_max_reduce, pshmem_ulonglong_max_reduce) \
    X(shmem_int8_max_reduce, pshmem_int8_max_reduce) \
    X(shmem_int16_max_reduce, pshmem_int16_max_reduce) \
    X(shmem_int32_max_reduce, pshmem_int32_max_reduce) \
    X(shmem_int64_max_reduce, pshmem_int64_max_reduce) \
    X(shmem_uint8_max_reduce, pshmem_uint8_max_reduce) \
    X(shmem_uint16_max_reduce, pshmem_uint16_max_reduce) \
    X(shmem_uint32_max_reduce, pshmem_uint32_max_reduce) \
    X(shmem_uint64_max_reduce, pshmem_uint64_max_reduce) \
    X(shmem_size_max_reduce, pshmem_size_max_reduce) \
    X(shmem_ptrdiff_max_reduce, pshmem_ptrdiff_max_reduce) \
    X(shmem_float_min_reduce, pshmem_float_min_reduce) \
    X(shmem_double_min_reduce, pshmem_double_min_reduce) \
    X(shmem_longdouble_min_reduce, pshmem_longdouble_min_reduce) \
    X(shmem_char_min_reduce, pshmem_char_min_reduce) \
    X(shmem_schar_min_reduce, pshmem_schar_min_reduce) \
    X(shmem_short_min_reduce, pshmem_short_min_reduce) \
    X(shmem_int_min_reduce, pshmem_int_min_reduce) \
    X(shmem_long_min_reduce, pshmem_long_min_reduce) \
    X(shmem_longlong_min_reduce, pshmem_longlong_min_reduce) \
    X(shmem_uchar_min_reduce, pshmem_uchar_min_reduce) \
    X(shmem_ushort_min_reduce, pshmem_ushort_min_reduce) \
    X(shmem_uint_min_reduce, pshmem_uint_min_reduce) \
    X(shmem_ulong_min_reduce, pshmem_ulong_min_reduce) \
    X(shmem_ulonglong_min_reduce, pshmem_ulonglong_min_reduce) \
    X(shmem_int8_min_reduce, pshmem_int8_min_reduce) \
    X(shmem_int16_min_reduce, pshmem_int16_min_reduce) \
    X(shmem_int32_min_reduce, pshmem_int32_min_reduce) \
    X(shmem_int64_min_reduce, pshmem_int64_min_reduce) \
    X(shmem_uint8_min_reduce, pshmem_uint8_min_reduce) \
    X(shmem_uint16_min_reduce, pshmem_uint16_min_reduce) \
    X(shmem_uint32_min_reduce, pshmem_uint32_min_reduce) \
    X(shmem_uint64_min_reduce, pshmem_uint64_min_reduce) \
    X(shmem_size_min_reduce, pshmem_size_min_reduce) \
    X(shmem_ptrdiff_min_reduce, pshmem_ptrdiff_min_reduce) \
    X(shmem_float_sum_reduce, pshmem_float_sum_reduce) \
    X(shmem_double_sum_reduce, pshmem_double_sum_reduce) \
    X(shmem_longdouble_sum_reduce, pshmem_longdouble_sum_reduce) \
    X(shmem_char_sum_reduce, pshmem_char_sum_reduce) \
    X(shmem_schar_sum_reduce, pshmem_schar_sum_reduce) \
    X(shmem_short_sum_reduce, pshmem_short_sum_reduce) \
    X(shmem_int_sum_reduce, pshmem_int_sum_reduce) \
    X(shmem_long_sum_reduce, pshmem_long_sum_reduce) \
    X(shmem_longlong_sum_reduce, pshmem_longlong_sum_reduce) \
    X(shmem_uchar_sum_reduce, pshmem_uchar_sum_reduce) \
    X(shmem_ushort_sum_reduce, pshmem_ushort_sum_reduce) \
    X(shmem_uint_sum_reduce, pshmem_uint_sum_reduce) \
    X(shmem_ulong_sum_reduce, pshmem_ulong_sum_reduce) \
    X(shmem_ulonglong_sum_reduce, pshmem_ulonglong_sum_reduce) \
    X(shmem_int8_sum_reduce, pshmem_int8_sum_reduce) \
    X(shmem_int16_sum_reduce, pshmem_int16_sum_reduce) \
    X(shmem_int32_sum_reduce, pshmem_int32_sum_reduce) \
    X(shmem_int64_sum_reduce, pshmem_int64_sum_reduce) \
    X(shmem_uint8_sum_reduce, pshmem_uint8_sum_reduce) \
    X(shmem_uint16_sum_reduce, pshmem_uint16_sum_reduce) \
    X(shmem_uint32_sum_reduce, pshmem_uint32_sum_reduce) \
    X(shmem_uint64_sum_reduce, pshmem_uint64_sum_reduce) \
    X(shmem_size_sum_reduce, pshmem_size_sum_reduce) \
    X(shmem_ptrdiff_sum_reduce, pshmem_ptrdiff_sum_reduce) \
    X(shmem_complexd_sum_reduce, pshmem_complexd_sum_reduce) \
    X(shmem_complexf_sum_reduce, pshmem_complexf_sum_reduce) \
    X(shmem_float_prod_reduce, pshmem_float_prod_reduce) \
    X(shmem_double_prod_reduce, pshmem_double_prod_reduce) \
    X(shmem_longdouble_prod_reduce, pshmem_longdouble_prod_reduce) \
    X(shmem_char_prod_reduce, pshmem_char_prod_reduce) \
    X(shmem_schar_prod_reduce, pshmem_schar_prod_reduce) \
    X(shmem_short_prod_reduce, pshmem_short_prod_reduce) \
    X(shmem_int_prod_reduce, pshmem_int_prod_reduce) \
    X(shmem_long_prod_reduce, pshmem_long_prod_reduce) \
    X(shmem_longlong_prod_reduce, pshmem_longlong_prod_reduce) \
    X(shmem_uchar_prod_reduce, pshmem_uchar_prod_reduce) \
    X(shmem_ushort_prod_reduce, pshmem_ushort_prod_reduce) \
    X(shmem_uint_prod_reduce, pshmem_uint_prod_reduce) \
    X(shmem_ulong_prod_reduce, pshmem_ulong_prod_reduce) \
    X(shmem_ulonglong_prod_reduce, pshmem_ulonglong_prod_reduce) \
    X(shmem_int8_prod_reduce, pshmem_int8_prod_reduce) \
    X(shmem_int16_prod_reduce, pshmem_int16_prod_reduce) \
    X(shmem_int32_prod_reduce, pshmem_int32_prod_reduce) \
    X(shmem_int64_prod_reduce, pshmem_int64_prod_reduce) \
    X(shmem_uint8_prod_reduce, pshmem_uint8_prod_reduce) \
    X(shmem_uint16_prod_reduce, pshmem_uint16_prod_reduce) \
    X(shmem_uint32_prod_reduce, pshmem_uint32_prod_reduce) \
    X(shmem_uint64_prod_reduce, pshmem_uint64_prod_reduce) \
    X(shmem_size_prod_reduce, pshmem_size_prod_reduce) \
    X(shmem_ptrdiff_prod_reduce, pshmem_ptrdiff_prod_reduce) \
    X(shmem_complexd_prod_reduce, pshmem_complexd_prod_reduce) \
    X(shmem_complexf_prod_reduce, pshmem_complexf_prod_reduce) \
    X(shmem_float_sum_inscan, pshmem_float_sum_inscan) \
    X(shmem_double_sum_inscan, pshmem_double_sum_inscan) \
    X(shmem_longdouble_sum_inscan, pshmem_longdouble_sum_inscan) \
    X(shmem_char_sum_inscan, pshmem_char_sum_inscan) \
    X(shmem_schar_sum_inscan, pshmem_schar_sum_inscan) \
    X(shmem_short_sum_inscan, pshmem_short_sum_inscan) \
    X(shmem_int_sum_inscan, pshmem_int_sum_inscan) \
    X(shmem_long_sum_inscan, pshmem_long_sum_inscan) \
    X(shmem_longlong_sum_inscan, pshmem_longlong_sum_inscan) \
    X(shmem_uchar_sum_inscan, pshmem_uchar_sum_inscan) \
    X(shmem_ushort_sum_inscan, pshmem_ushort_sum_inscan) \
    X(shmem_uint_sum_inscan, pshmem_uint_sum_inscan) \
    X(shmem_ulong_sum_inscan, pshmem_ulong_sum_inscan) \
    X(shmem_ulonglong_sum_inscan, pshmem_ulonglong_sum_inscan) \
    X(shmem_int8_sum_inscan, pshmem_int8_sum_inscan) \
    X(shmem_int16_sum_inscan, pshmem_int16_sum_inscan) \
    X(shmem_int32_sum_inscan, pshmem_int32_sum_inscan) \
    X(shmem_int64_sum_inscan, pshmem_int64_sum_inscan) \
    X(shmem_uint8_sum_inscan, pshmem_uint8_sum_inscan) \
    X(shmem_uint16_sum_inscan, pshmem_uint16_sum_inscan) \
    X(shmem_uint32_sum_inscan, pshmem_uint32_sum_inscan) \
    X(shmem_uint64_sum_inscan, pshmem_uint64_sum_inscan) \
    X(shmem_size_sum_inscan, pshmem_size_sum_inscan) \
    X(shmem_ptrdiff_sum_inscan, pshmem_ptrdiff_sum_inscan) \
    X(shmem_complexd_sum_inscan, pshmem_complexd_sum_inscan) \
    X(shmem_complexf_sum_inscan, pshmem_complexf_sum_inscan) \
    X(shmem_float_sum_exscan, pshmem_float_sum_exscan) \
    X(shmem_double_sum_exscan, pshmem_double_sum_exscan) \
    X(shmem_longdouble_sum_exscan, pshmem_longdouble_sum_exscan) \
    X(shmem_char_sum_exscan, pshmem_char_sum_exscan) \
    X(shmem_schar_sum_exscan, pshmem_schar_sum_exscan) \
    X(shmem_short_sum_exscan, pshmem_short_sum_exscan) \
    X(shmem_int_sum_exscan, pshmem_int_sum_exscan) \
    X(shmem_long_sum_exscan, pshmem_long_sum_exscan) \
    X(shmem_longlong_sum_exscan, pshmem_longlong_sum_exscan) \
    X(shmem_uchar_sum_exscan, pshmem_uchar_sum_exscan) \
    X(shmem_ushort_sum_exscan, pshmem_ushort_sum_exscan) \
    X(shmem_uint_sum_exscan, pshmem_uint_sum_exscan) \
    X(shmem_ulong_sum_exscan, pshmem_ulong_sum_exscan) \
    X(shmem_ulonglong_sum_exscan, pshmem_ulonglong_sum_exscan) \
    X(shmem_int8_sum_exscan, pshmem_int8_sum_exscan) \
    X(shmem_int16_sum_exscan, pshmem_int16_sum_exscan) \
    X(shmem_int32_sum_exscan, pshmem_int32_sum_exscan) \
    X(shmem_int64_sum_exscan, pshmem_int64_sum_exscan) \
    X(shmem_uint8_sum_exscan, pshmem_uint8_sum_exscan) \
    X(shmem_uint16_sum_exscan, pshmem_uint16_sum_exscan) \
    X(shmem_uint32_sum_exscan, pshmem_uint32_sum_exscan) \
    X(shmem_uint64_sum_exscan, pshmem_uint64_sum_exscan) \
    X(shmem_size_sum_exscan, pshmem_size_sum_exscan) \
    X(shmem_ptrdiff_sum_exscan, pshmem_ptrdiff_sum_exscan) \
    X(shmem_complexd_sum_exscan, pshmem_complexd_sum_exscan) \
    X(shmem_complexf_sum_exscan, pshmem_complexf_sum_exscan) \
    X(shmem_broadcast32, pshmem_broadcast32) \
    X(shmem_broadcast64, pshmem_broadcast64) \
    X(shmem_alltoall32, pshmem_alltoall32) \
    X(shmem_alltoall64, pshmem_alltoall64) \
    X(shmem_alltoalls32, pshmem_alltoalls32) \
    X(shmem_alltoalls64, pshmem_alltoalls64) \
    X(shmem_short_and_to_all, pshmem_short_and_to_all) \
    X(shmem_int_and_to_all, pshmem_int_and_to_all) \
    X(shmem_long_and_to_all, pshmem_long_and_to_all) \
    X(shmem_longlong_and_to_all, pshmem_longlong_and_to_all) \
    X(shmem_short_or_to_all, pshmem_short_or_to_all) \
    X(shmem_int_or_to_all, pshmem_int_or_to_all) \
    X(shmem_long_or_to_all, pshmem_long_or_to_all) \
    X(shmem_longlong_or_to_all, pshmem_longlong_or_to_all) \
    X(shmem_short_xor_to_all, pshmem_short_xor_to_all) \
    X(shmem_int_xor_to_all, pshmem_int_xor_to_all) \
    X(shmem_long_xor_to_all, pshmem_long_xor_to_all) \
    X(shmem_longlong_xor_to_all, pshmem_longlong_xor_to_all) \
    X(shmem_short_max_to_all, pshmem_short_max_to_all) \
    X(shmem_int_max_to_all, pshmem_int_max_to_all) \
    X(shmem_long_max_to_all, pshmem_long_max_to_all) \
    X(shmem_longlong_max_to_all, pshmem_longlong_max_to_all) \
    X(shmem_float_max_to_all, pshmem_float_max_to_all) \
    X(shmem_double_max_to_all, pshmem_double_max_to_all) \
    X(shmem_longdouble_max_to_all, pshmem_longdouble_max_to_all) \
    X(shmem_short_min_to_all, pshmem_short_min_to_all) \
    X(shmem_int_min_to_all, pshmem_int_min_to_all) \
    X(shmem_long_min_to_all, pshmem_long_min_to_all) \
    X(shmem_longlong_min_to_all, pshmem_longlong_min_to_all) \
    X(shmem_float_min_to_all, pshmem_float_min_to_all) \
    X(shmem_double_min_to_all, pshmem_double_min_to_all) \
    X(shmem_longdouble_min_to_all, pshmem_longdouble_min_to_all) \
    X(shmem_short_sum_to_all, pshmem_short_sum_to_all) \
    X(shmem_int_sum_to_all, pshmem_int_sum_to_all) \
    X(shmem_long_sum_to_all, pshmem_long_sum_to_all) \
    X(shmem_longlong_sum_to_all, pshmem_longlong_sum_to_all) \
    X(shmem_float_sum_to_all, pshmem_float_sum_to_all) \
    X(shmem_double_sum_to_all, pshmem_double_sum_to_all) \
    X(shmem_longdouble_sum_to_all, pshmem_longdouble_sum_to_all) \
    X(shmem_complexd_sum_to_all, pshmem_complexd_sum_to_all) \
    X(shmem_complexf_sum_to_all, pshmem_complexf_sum_to_all) \
    X(shmem_short_prod_to_all, pshmem_short_prod_to_all) \
    X(shmem_int_prod_to_all, pshmem_int_prod_to_all) \
    X(shmem_long_prod_to_all, pshmem_long_prod_to_all) \
    X(shmem_longlong_prod_to_all, pshmem_longlong_prod_to_all) \
    X(shmem_float_prod_to_all, pshmem_float_prod_to_all) \
    X(shmem_double_prod_to_all, pshmem_double_prod_to_all) \
    X(shmem_longdouble_prod_to_all, pshmem_longdouble_prod_to_all) \
    X(shmem_complexd_prod_to_all, pshmem_complexd_prod_to_all) \
    X(shmem_complexf_prod_to_all, pshmem_complexf_prod_to_all) \
    X(shmem_set_lock, pshmem_set_lock) \
    X(shmem_clear_lock, pshmem_clear_lock) \
    X(shmem_test_lock, pshmem_test_lock) \
    X(shmem_set_cache_inv, pshmem_set_cache_inv) \
    X(shmem_set_cache_line_inv, pshmem_set_cache_line_inv) \
    X(shmem_clear_cache_inv, pshmem_clear_cache_inv) \
    X(shmem_clear_cache_line_inv, pshmem_clear_cache_line_inv) \
    X(shmem_udcflush, pshmem_udcflush) \
    X(shmem_udcflush_line, pshmem_udcflush_line) \
    X(shmemx_float_ibput, pshmemx_float_ibput) \
    X(shmemx_double_ibput, pshmemx_double_ibput) \
    X(shmemx_longdouble_ibput, pshmemx_longdouble_ibput) \
    X(shmemx_char_ibput, pshmemx_char_ibput) \
    X(shmemx_schar_ibput, pshmemx_schar_ibput) \
    X(shmemx_short_ibput, pshmemx_short_ibput) \
    X(shmemx_int_ibput, pshmemx_int_ibput) \
    X(shmemx_long_ibput, pshmemx_long_ibput) \
    X(shmemx_longlong_ibput, pshmemx_longlong_ibput) \
    X(shmemx_uchar_ibput, pshmemx_uchar_ibput) \
    X(shmemx_ushort_ibput, pshmemx_ushort_ibput) \
    X(shmemx_uint_ibput, pshmemx_uint_ibput) \
    X(shmemx_ulong_ibput, pshmemx_ulong_ibput) \
    X(shmemx_ulonglong_ibput, pshmemx_ulonglong_ibput) \
    X(shmemx_int8_ibput, pshmemx_int8_ibput) \
    X(shmemx_int16_ibput, pshmemx_int16_ibput) \
    X(shmemx_int32_ibput, pshmemx_int32_ibput) \
    X(shmemx_int64_ibput, pshmemx_int64_ibput) \
    X(shmemx_uint8_ibput, pshmemx_uint8_ibput) \
    X(shmemx_uint16_ibput, pshmemx_uint16_ibput) \
    X(shmemx_uint32_ibput, pshmemx_uint32_ibput) \
    X(shmemx_uint64_ibput, pshmemx_uint64_ibput) \
    X(shmemx_size_ibput, pshmemx_size_ibput) \
    X(shmemx_ptrdiff_ibput, pshmemx_ptrdiff_ibput) \
    X(shmemx_ibput8, pshmemx_ibput8) \
    X(shmemx_ibput16, pshmemx_ibput16) \
    X(shmemx_ibput32, pshmemx_ibput32) \
    X(shmemx_ibput64, pshmemx_ibput64) \
    X(shmemx_ibput128, pshmemx_ibput128) \
    X(shmemx_ctx_float_ibput, pshmemx_ctx_float_ibput) \
    X(shmemx_ctx_double_ibput, pshmemx_ctx_double_ibput) \
    X(shmemx_ctx_longdouble_ibput, pshmemx_ctx_longdouble_ibput) \
    X(shmemx_ctx_char_ibput, pshmemx_ctx_char_ibput) \
    X(shmemx_ctx_schar_ibput, pshmemx_ctx_schar_ibput) \
    X(shmemx_ctx_short_ibput, pshmemx_ctx_short_ibput) \
    X(shmemx_ctx_int_ibput, pshmemx_ctx_int_ibput) \
    X(shmemx_ctx_long_ibput, pshmemx_ctx_long_ibput) \
    X(shmemx_ctx_longlong_ibput, pshmemx_ctx_longlong_ibput) \
    X(shmemx_ctx_uchar_ibput, pshmemx_ctx_uchar_ibput) \
    X(shmemx_ctx_ushort_ibput, pshmemx_ctx_ushort_ibput) \
    X(shmemx_ctx_uint_ibput, pshmemx_ctx_uint_ibput) \
    X(shmemx_ctx_ulong_ibput, pshmemx_ctx_ulong_ibput) \
    X(shmemx_ctx_ulonglong_ibput, pshmemx_ctx_ulonglong_ibput) \
    X(shmemx_ctx_int8_ibput, pshmemx_ctx_int8_ibput) \
    X(shmemx_ctx_int16_ibput, pshmemx_ctx_int16_ibput) \
    X(shmemx_ctx_int32_ibput, pshmemx_ctx_int32_ibput) \
    X(shmemx_ctx_int64_ibput, pshmemx_ctx_int64_ibput) \
    X(shmemx_ctx_uint8_ibput, pshmemx_ctx_uint8_ibput) \
    X(shmemx_ctx_uint16_ibput, pshmemx_ctx_uint16_ibput) \
    X(shmemx_ctx_uint32_ibput, pshmemx_ctx_uint32_ibput) \
    X(shmemx_ctx_uint64_ibput, pshmemx_ctx_uint64_ibput) \
    X(shmemx_ctx_size_ibput, pshmemx_ctx_size_ibput) \
    X(shmemx_ctx_ptrdiff_ibput, pshmemx_ctx_ptrdiff_ibput) \
    X(shmemx_ctx_ibput8, pshmemx_ctx_ibput8) \
    X(shmemx_ctx_ibput16, pshmemx_ctx_ibput16) \
    X(shmemx_ctx_ibput32, pshmemx_ctx_ibput32) \
    X(shmemx_ctx_ibput64, pshmemx_ctx_ibput64) \
    X(shmemx_ctx_ibput128, pshmemx_ctx_ibput128) \
    X(shmemx_float_ibget, pshmemx_float_ibget) \
    X(shmemx_double_ibget, pshmemx_double_ibget) \
    X(shmemx_longdouble_ibget, pshmemx_longdouble_ibget) \
    X(shmemx_char_ibget, pshmemx_char_ibget) \
    X(shmemx_schar_ibget, pshmemx_schar_ibget) \
    X(shmemx_short_ibget, pshmemx_short_ibget) \
    X(shmemx_int_ibget, pshmemx_int_ibget) \
    X(shmemx_long_ibget, pshmemx_long_ibget) \
    X(shmemx_longlong_ibget, pshmemx_longlong_ibget) \
    X(shmemx_uchar_ibget, pshmemx_uchar_ibget) \
    X(shmemx_ushort_ibget, pshmemx_ushort_ibget) \
    X(shmemx_uint_ibget, pshmemx_uint_ibget) \
    X(shmemx_ulong_ibget, pshmemx_ulong_ibget) \
    X(shmemx_ulonglong_ibget, pshmemx_ulonglong_ibget) \
    X(shmemx_int8_ibget, pshmemx_int8_ibget) \
    X(shmemx_int16_ibget, pshmemx_int16_ibget) \
    X(shmemx_int32_ibget, pshmemx_int32_ibget) \
    X(shmemx_int64_ibget, pshmemx_int64_ibget) \
    X(shmemx_uint8_ibget, pshmemx_uint8_ibget) \
    X(shmemx_uint16_ibget, pshmemx_uint16_ibget) \
    X(shmemx_uint32_ibget, pshmemx_uint32_ibget) \
    X(shmemx_uint64_ibget, pshmemx_uint64_ibget) \
    X(shmemx_size_ibget, pshmemx_size_ibget) \
    X(shmemx_ptrdiff_ibget, pshmemx_ptrdiff_ibget) \
    X(shmemx_ibget8, pshmemx_ibget8) \
    X(shmemx_ibget16, pshmemx_ibget16) \
    X(shmemx_ibget32, pshmemx_ibget32) \
    X(shmemx_ibget64, pshmemx_ibget64) \
    X(shmemx_ibget128, pshmemx_ibget128) \
    X(shmemx_ctx_float_ibget, pshmemx_ctx_float_ibget) \
    X(shmemx_ctx_double_ibget, pshmemx_ctx_double_ibget) \
    X(shmemx_ctx_longdouble_ibget, pshmemx_ctx_longdouble_ibget) \
    X(shmemx_ctx_char_ibget, pshmemx_ctx_char_ibget) \
    X(shmemx_ctx_schar_ibget, pshmemx_ctx_schar_ibget) \
    X(shmemx_ctx_short_ibget, pshmemx_ctx_short_ibget) \
    X(shmemx_ctx_int_ibget, pshmemx_ctx_int_ibget) \
    X(shmemx_ctx_long_ibget, pshmemx_ctx_long_ibget) \
    X(shmemx_ctx_longlong_ibget, pshmemx_ctx_longlong_ibget) \
    X(shmemx_ctx_uchar_ibget, pshmemx_ctx_uchar_ibget) \
    X(shmemx_ctx_ushort_ibget, pshmemx_ctx_ushort_ibget) \
    X(shmemx_ctx_uint_ibget, pshmemx_ctx_uint_ibget) \
    X(shmemx_ctx_ulong_ibget, pshmemx_ctx_ulong_ibget) \
    X(shmemx_ctx_ulonglong_ibget, pshmemx_ctx_ulonglong_ibget) \
    X(shmemx_ctx_int8_ibget, pshmemx_ctx_int8_ibget) \
    X(shmemx_ctx_int16_ibget, pshmemx_ctx_int16_ibget) \
    X(shmemx_ctx_int32_ibget, pshmemx_ctx_int32_ibget) \
    X(shmemx_ctx_int64_ibget, pshmemx_ctx_int64_ibget) \
    X(shmemx_ctx_uint8_ibget, pshmemx_ctx_uint8_ibget) \
    X(shmemx_ctx_uint16_ibget, pshmemx_ctx_uint16_ibget) \
    X(shmemx_ctx_uint32_ibget, pshmemx_ctx_uint32_ibget) \
    X(shmemx_ctx_uint64_ibget, pshmemx_ctx_uint64_ibget) \
    X(shmemx_ctx_size_ibget, pshmemx_ctx_size_ibget) \
    X(shmemx_ctx_ptrdiff_ibget, pshmemx_ctx_ptrdiff_ibget) \
    X(shmemx_ctx_ibget8, pshmemx_ctx_ibget8) \
    X(shmemx_ctx_ibget16, pshmemx_ctx_ibget16) \
    X(shmemx_ctx_ibget32, pshmemx_ctx_ibget32) \
    X(shmemx_ctx_ibget64, pshmemx_ctx_ibget64) \
    X(shmemx_ctx_ibget128, pshmemx_ctx_ibget128) \
    X(shmemx_signal_set, pshmemx_signal_set) \
    X(shmemx_ctx_signal_set, pshmemx_ctx_signal_set) \
    X(shmemx_signal_add, pshmemx_signal_add) \
    X(shmemx_ctx_signal_add, pshmemx_ctx_signal_add) \
    X(shmemx_float_sum_inscan, pshmemx_float_sum_inscan) \
    X(shmemx_double_sum_inscan, pshmemx_double_sum_inscan) \
    X(shmemx_longdouble_sum_inscan, pshmemx_longdouble_sum_inscan) \
    X(shmemx_char_sum_inscan, pshmemx_char_sum_inscan) \
    X(shmemx_schar_sum_inscan, pshmemx_schar_sum_inscan) \
    X(shmemx_short_sum_inscan, pshmemx_short_sum_inscan) \
    X(shmemx_int_sum_inscan, pshmemx_int_sum_inscan) \
    X(shmemx_long_sum_inscan, pshmemx_long_sum_inscan) \
    X(shmemx_longlong_sum_inscan, pshmemx_longlong_sum_inscan) \
    X(shmemx_uchar_sum_inscan, pshmemx_uchar_sum_inscan) \
    X(shmemx_ushort_sum_inscan, pshmemx_ushort_sum_inscan) \
    X(shmemx_uint_sum_inscan, pshmemx_uint_sum_inscan) \
    X(shmemx_ulong_sum_inscan, pshmemx_ulong_sum_inscan) \
    X(shmemx_ulonglong_sum_inscan, pshmemx_ulonglong_sum_inscan) \
    X(shmemx_int8_sum_inscan, pshmemx_int8_sum_inscan) \
    X(shmemx_int16_sum_inscan, pshmemx_int16_sum_inscan) \
    X(shmemx_int32_sum_inscan, pshmemx_int32_sum_inscan) \
    X(shmemx_int64_sum_inscan, pshmemx_int64_sum_inscan) \
    X(shmemx_uint8_sum_inscan, pshmemx_uint8_sum_inscan) \
    X(shmemx_uint16_sum_inscan, pshmemx_uint16_sum_inscan) \
    X(shmemx_uint32_sum_inscan, pshmemx_uint32_sum_inscan) \
    X(shmemx_uint64_sum_inscan, pshmemx_uint64_sum_inscan) \
    X(shmemx_size_sum_inscan, pshmemx_size_sum_inscan) \
    X(shmemx_ptrdiff_sum_inscan, pshmemx_ptrdiff_sum_inscan) \
    X(shmemx_complexd_sum_inscan, pshmemx_complexd_sum_inscan) \
    X(shmemx_complexf_sum_inscan, pshmemx_complexf_sum_inscan) \
    X(shmemx_float_sum_exscan, pshmemx_float_sum_exscan) \
    X(shmemx_double_sum_exscan, pshmemx_double_sum_exscan) \
    X(shmemx_longdouble_sum_exscan, pshmemx_longdouble_sum_exscan) \
    X(shmemx_char_sum_exscan, pshmemx_char_sum_exscan) \
    X(shmemx_schar_sum_exscan, pshmemx_schar_sum_exscan) \
    X(shmemx_short_sum_exscan, pshmemx_short_sum_exscan) \
    X(shmemx_int_sum_exscan, pshmemx_int_sum_exscan) \
    X(shmemx_long_sum_exscan, pshmemx_long_sum_exscan) \
    X(shmemx_longlong_sum_exscan, pshmemx_longlong_sum_exscan) \
    X(shmemx_uchar_sum_exscan, pshmemx_uchar_sum_exscan) \
    X(shmemx_ushort_sum_exscan, pshmemx_ushort_sum_exscan) \
    X(shmemx_uint_sum_exscan, pshmemx_uint_sum_exscan) \
    X(shmemx_ulong_sum_exscan, pshmemx_ulong_sum_exscan) \
    X(shmemx_ulonglong_sum_exscan, pshmemx_ulonglong_sum_exscan) \
    X(shmemx_int8_sum_exscan, pshmemx_int8_sum_exscan) \
    X(shmemx_int16_sum_exscan, pshmemx_int16_sum_exscan) \
    X(shmemx_int32_sum_exscan, pshmemx_int32_sum_exscan) \
    X(shmemx_int64_sum_exscan, pshmemx_int64_sum_exscan) \
    X(shmemx_uint8_sum_exscan, pshmemx_uint8_sum_exscan) \
    X(shmemx_uint16_sum_exscan, pshmemx_uint16_sum_exscan) \
    X(shmemx_uint32_sum_exscan, pshmemx_uint32_sum_exscan) \
    X(shmemx_uint64_sum_exscan, pshmemx_uint64_sum_exscan) \
    X(shmemx_size_sum_exscan, pshmemx_size_sum_exscan) \
    X(shmemx_ptrdiff_sum_exscan, pshmemx_ptrdiff_sum_exscan) \
    X(shmemx_complexd_sum_exscan, pshmemx_complexd_sum_exscan) \
    X(shmemx_complexf_sum_exscan, pshmemx_complexf_sum_exscan)

#define ISHMEM_RMA_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEM_EXTENDED_AMO_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(schar, signed char)

#define ISHMEM_AMO_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(schar, signed char)

#define ISHMEM_BITWISE_AMO_TYPES(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(schar, signed char)

#define ISHMEM_SYNC_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEM_REDUCE_BITS_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(schar, signed char)

#define ISHMEM_REDUCE_ORDER_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEM_REDUCE_ARITHMETIC_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#endif
