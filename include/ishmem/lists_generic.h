/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine on a command list: selections in C11, overloads in C++. Included by
 * ishmemx.h. */
#ifndef ISHMEMX_LISTS_GENERIC_H
#define ISHMEMX_LISTS_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define ISHMEMXI_LIST_RMA_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_put_on_list(TYPE *dest, const TYPE *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_put_on_list(dest, source, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_iput_on_list(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_iput_on_list(dest, source, dst, sst, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_get_on_list(TYPE *dest, const TYPE *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_get_on_list(dest, source, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_iget_on_list(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_iget_on_list(dest, source, dst, sst, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_ibput_on_list(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_ibget_on_list(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_put_nbi_on_list(TYPE *dest, const TYPE *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_put_nbi_on_list(dest, source, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_get_nbi_on_list(TYPE *dest, const TYPE *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_get_nbi_on_list(dest, source, nelems, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_put_signal_on_list(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_put_signal_nbi_on_list(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_collect_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_collect_on_list(team, dest, source, nelems, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_fcollect_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_fcollect_on_list(team, dest, source, nelems, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_broadcast_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_broadcast_on_list(team, dest, source, nelems, PE_root, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_alltoall_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_alltoall_on_list(team, dest, source, nelems, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_alltoallv_on_list(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_alltoallv_on_list(team, dest, dest_offsets, source, source_offsets, counts, list, signal_event, n_wait, wait); }
ISHMEMXI_LIST_RMA_OVERLOADS(float, float)
ISHMEMXI_LIST_RMA_OVERLOADS(double, double)
ISHMEMXI_LIST_RMA_OVERLOADS(char, char)
ISHMEMXI_LIST_RMA_OVERLOADS(schar, signed char)
ISHMEMXI_LIST_RMA_OVERLOADS(short, short)
ISHMEMXI_LIST_RMA_OVERLOADS(int, int)
ISHMEMXI_LIST_RMA_OVERLOADS(long, long)
ISHMEMXI_LIST_RMA_OVERLOADS(longlong, long long)
ISHMEMXI_LIST_RMA_OVERLOADS(uchar, unsigned char)
ISHMEMXI_LIST_RMA_OVERLOADS(ushort, unsigned short)
ISHMEMXI_LIST_RMA_OVERLOADS(uint, unsigned int)
ISHMEMXI_LIST_RMA_OVERLOADS(ulong, unsigned long)
ISHMEMXI_LIST_RMA_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_LIST_RMA_OVERLOADS

#define ISHMEMXI_LIST_SYNC_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_wait_until_on_list(TYPE *ivar, int cmp, TYPE cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_on_list(ivar, cmp, cmp_value, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_all_on_list(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_any_on_list(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_some_on_list(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_all_vector_on_list(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_any_vector_on_list(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_wait_until_some_vector_on_list(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, signal_event, n_wait, wait); }
ISHMEMXI_LIST_SYNC_OVERLOADS(int, int)
ISHMEMXI_LIST_SYNC_OVERLOADS(long, long)
ISHMEMXI_LIST_SYNC_OVERLOADS(longlong, long long)
ISHMEMXI_LIST_SYNC_OVERLOADS(uint, unsigned int)
ISHMEMXI_LIST_SYNC_OVERLOADS(ulong, unsigned long)
ISHMEMXI_LIST_SYNC_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_LIST_SYNC_OVERLOADS

#define ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_and_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_and_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_or_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_or_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_xor_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_xor_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_and_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_and_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_or_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_or_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_xor_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_xor_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); }
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(short, short)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(int, int)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(long, long)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(longlong, long long)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(uchar, unsigned char)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(ushort, unsigned short)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(uint, unsigned int)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(ulong, unsigned long)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(ulonglong, unsigned long long)
ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS(int8, int8_t)
#undef ISHMEMXI_LIST_REDUCE_BITS_OVERLOADS

#define ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_max_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_max_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_min_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_min_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_max_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_max_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_min_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_min_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); }
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(float, float)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(double, double)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(char, char)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(schar, signed char)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(short, short)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(int, int)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(long, long)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(longlong, long long)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(uchar, unsigned char)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(ushort, unsigned short)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(uint, unsigned int)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(ulong, unsigned long)
ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_LIST_REDUCE_ORDER_OVERLOADS

#define ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_sum_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_sum_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_prod_reduce_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_prod_reduce_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_sum_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_sum_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_prod_reducescatter_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_prod_reducescatter_on_list(team, dest, source, nreduce, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_sum_inscan_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_sum_inscan_on_list(team, dest, source, nelems, list, signal_event, n_wait, wait); } \
    static inline int ishmemx_sum_exscan_on_list(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait) { return ishmemx_##NAME##_sum_exscan_on_list(team, dest, source, nelems, list, signal_event, n_wait, wait); }
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(float, float)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(double, double)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(char, char)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(schar, signed char)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(short, short)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(int, int)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(long, long)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(longlong, long long)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(uchar, unsigned char)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(ushort, unsigned short)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(uint, unsigned int)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(ulong, unsigned long)
ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_LIST_REDUCE_ARITHMETIC_OVERLOADS

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L


#define ISHMEMXI_LIST_SELECT_RMA(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    char: PREFIX##_char_##NAME, \
    signed char: PREFIX##_schar_##NAME, \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define ishmemx_put_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, put_on_list)(dest, __VA_ARGS__)
#define ishmemx_iput_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, iput_on_list)(dest, __VA_ARGS__)
#define ishmemx_get_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, get_on_list)(dest, __VA_ARGS__)
#define ishmemx_iget_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, iget_on_list)(dest, __VA_ARGS__)
#define ishmemx_ibput_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, ibput_on_list)(dest, __VA_ARGS__)
#define ishmemx_ibget_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, ibget_on_list)(dest, __VA_ARGS__)
#define ishmemx_put_nbi_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, put_nbi_on_list)(dest, __VA_ARGS__)
#define ishmemx_get_nbi_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, get_nbi_on_list)(dest, __VA_ARGS__)
#define ishmemx_put_signal_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, put_signal_on_list)(dest, __VA_ARGS__)
#define ishmemx_put_signal_nbi_on_list(dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, put_signal_nbi_on_list)(dest, __VA_ARGS__)
#define ishmemx_collect_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, collect_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_fcollect_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, fcollect_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_broadcast_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, broadcast_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_alltoall_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, alltoall_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_alltoallv_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_RMA(dest, ishmemx, alltoallv_on_list)(team, dest, __VA_ARGS__)

#define ISHMEMXI_LIST_SELECT_SYNC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define ishmemx_wait_until_on_list(ivar, ...) ISHMEMXI_LIST_SELECT_SYNC(ivar, ishmemx, wait_until_on_list)(ivar, __VA_ARGS__)
#define ishmemx_wait_until_all_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_all_on_list)(ivars, __VA_ARGS__)
#define ishmemx_wait_until_any_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_any_on_list)(ivars, __VA_ARGS__)
#define ishmemx_wait_until_some_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_some_on_list)(ivars, __VA_ARGS__)
#define ishmemx_wait_until_all_vector_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_all_vector_on_list)(ivars, __VA_ARGS__)
#define ishmemx_wait_until_any_vector_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_any_vector_on_list)(ivars, __VA_ARGS__)
#define ishmemx_wait_until_some_vector_on_list(ivars, ...) ISHMEMXI_LIST_SELECT_SYNC(ivars, ishmemx, wait_until_some_vector_on_list)(ivars, __VA_ARGS__)

#define ISHMEMXI_LIST_SELECT_REDUCE_BITS(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    int8_t: PREFIX##_int8_##NAME)
#define ishmemx_and_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, and_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_or_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, or_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_xor_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, xor_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_and_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, and_reducescatter_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_or_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, or_reducescatter_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_xor_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_BITS(dest, ishmemx, xor_reducescatter_on_list)(team, dest, __VA_ARGS__)

#define ISHMEMXI_LIST_SELECT_REDUCE_ORDER(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    char: PREFIX##_char_##NAME, \
    signed char: PREFIX##_schar_##NAME, \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define ishmemx_max_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ORDER(dest, ishmemx, max_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_min_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ORDER(dest, ishmemx, min_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_max_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ORDER(dest, ishmemx, max_reducescatter_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_min_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ORDER(dest, ishmemx, min_reducescatter_on_list)(team, dest, __VA_ARGS__)

#define ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    char: PREFIX##_char_##NAME, \
    signed char: PREFIX##_schar_##NAME, \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define ishmemx_sum_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_prod_reduce_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, prod_reduce_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_sum_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_reducescatter_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_prod_reducescatter_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, prod_reducescatter_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_sum_inscan_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_inscan_on_list)(team, dest, __VA_ARGS__)
#define ishmemx_sum_exscan_on_list(team, dest, ...) ISHMEMXI_LIST_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_exscan_on_list)(team, dest, __VA_ARGS__)

#endif

#endif
