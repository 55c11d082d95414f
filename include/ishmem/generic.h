/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by ishmem.h. */
#ifndef ISHMEM_GENERIC_H
#define ISHMEM_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define ISHMEMI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void ishmem_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmem_##NAME##_put(dest, source, nelems, pe); } \
    static inline void ishmem_p(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_p(dest, value, pe); } \
    static inline void ishmem_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmem_##NAME##_iput(dest, source, dst, sst, nelems, pe); } \
    static inline void ishmem_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmem_##NAME##_get(dest, source, nelems, pe); } \
    static inline TYPE ishmem_g(const TYPE *source, int pe) { return ishmem_##NAME##_g(source, pe); } \
    static inline void ishmem_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return ishmem_##NAME##_iget(dest, source, dst, sst, nelems, pe); } \
    static inline void ishmem_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmem_##NAME##_put_nbi(dest, source, nelems, pe); } \
    static inline void ishmem_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return ishmem_##NAME##_get_nbi(dest, source, nelems, pe); } \
    static inline void ishmem_put_signal(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline void ishmem_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline int ishmem_collect(TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    static inline int ishmem_collect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_collect(team, dest, source, nelems); } \
    static inline int ishmem_fcollect(TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    static inline int ishmem_fcollect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_fcollect(team, dest, source, nelems); } \
    static inline int ishmem_broadcast(TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmem_##NAME##_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); } \
    static inline int ishmem_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmem_##NAME##_broadcast(team, dest, source, nelems, PE_root); } \
    static inline int ishmem_alltoall(TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    static inline int ishmem_alltoall(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_alltoall(team, dest, source, nelems); }
ISHMEMI_RMA_OVERLOADS(float, float)
ISHMEMI_RMA_OVERLOADS(double, double)
ISHMEMI_RMA_OVERLOADS(char, char)
ISHMEMI_RMA_OVERLOADS(schar, signed char)
ISHMEMI_RMA_OVERLOADS(short, short)
ISHMEMI_RMA_OVERLOADS(int, int)
ISHMEMI_RMA_OVERLOADS(long, long)
ISHMEMI_RMA_OVERLOADS(longlong, long long)
ISHMEMI_RMA_OVERLOADS(uchar, unsigned char)
ISHMEMI_RMA_OVERLOADS(ushort, unsigned short)
ISHMEMI_RMA_OVERLOADS(uint, unsigned int)
ISHMEMI_RMA_OVERLOADS(ulong, unsigned long)
ISHMEMI_RMA_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMI_RMA_OVERLOADS

#define ISHMEMI_EXTENDED_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE ishmem_atomic_fetch(const TYPE *source, int pe) { return ishmem_##NAME##_atomic_fetch(source, pe); } \
    static inline void ishmem_atomic_set(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_set(dest, value, pe); } \
    static inline TYPE ishmem_atomic_swap(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_swap(dest, value, pe); } \
    static inline void ishmem_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) { return ishmem_##NAME##_atomic_fetch_nbi(fetch, source, pe); } \
    static inline void ishmem_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_swap_nbi(fetch, dest, value, pe); }
ISHMEMI_EXTENDED_AMO_OVERLOADS(float, float)
ISHMEMI_EXTENDED_AMO_OVERLOADS(double, double)
ISHMEMI_EXTENDED_AMO_OVERLOADS(int, int)
ISHMEMI_EXTENDED_AMO_OVERLOADS(long, long)
ISHMEMI_EXTENDED_AMO_OVERLOADS(longlong, long long)
ISHMEMI_EXTENDED_AMO_OVERLOADS(uint, unsigned int)
ISHMEMI_EXTENDED_AMO_OVERLOADS(ulong, unsigned long)
ISHMEMI_EXTENDED_AMO_OVERLOADS(ulonglong, unsigned long long)
ISHMEMI_EXTENDED_AMO_OVERLOADS(schar, signed char)
#undef ISHMEMI_EXTENDED_AMO_OVERLOADS

#define ISHMEMI_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE ishmem_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmem_##NAME##_atomic_compare_swap(dest, cond, value, pe); } \
    static inline TYPE ishmem_atomic_fetch_inc(TYPE *dest, int pe) { return ishmem_##NAME##_atomic_fetch_inc(dest, pe); } \
    static inline void ishmem_atomic_inc(TYPE *dest, int pe) { return ishmem_##NAME##_atomic_inc(dest, pe); } \
    static inline TYPE ishmem_atomic_fetch_add(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_add(dest, value, pe); } \
    static inline void ishmem_atomic_add(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_add(dest, value, pe); } \
    static inline void ishmem_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmem_##NAME##_atomic_compare_swap_nbi(fetch, dest, cond, value, pe); } \
    static inline void ishmem_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) { return ishmem_##NAME##_atomic_fetch_inc_nbi(fetch, dest, pe); } \
    static inline void ishmem_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_add_nbi(fetch, dest, value, pe); }
ISHMEMI_AMO_OVERLOADS(int, int)
ISHMEMI_AMO_OVERLOADS(long, long)
ISHMEMI_AMO_OVERLOADS(longlong, long long)
ISHMEMI_AMO_OVERLOADS(uint, unsigned int)
ISHMEMI_AMO_OVERLOADS(ulong, unsigned long)
ISHMEMI_AMO_OVERLOADS(ulonglong, unsigned long long)
ISHMEMI_AMO_OVERLOADS(schar, signed char)
#undef ISHMEMI_AMO_OVERLOADS

#define ISHMEMI_BITWISE_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE ishmem_atomic_fetch_and(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_and(dest, value, pe); } \
    static inline void ishmem_atomic_and(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_and(dest, value, pe); } \
    static inline TYPE ishmem_atomic_fetch_or(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_or(dest, value, pe); } \
    static inline void ishmem_atomic_or(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_or(dest, value, pe); } \
    static inline TYPE ishmem_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_xor(dest, value, pe); } \
    static inline void ishmem_atomic_xor(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_xor(dest, value, pe); } \
    static inline void ishmem_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_and_nbi(fetch, dest, value, pe); } \
    static inline void ishmem_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_or_nbi(fetch, dest, value, pe); } \
    static inline void ishmem_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_xor_nbi(fetch, dest, value, pe); }
ISHMEMI_BITWISE_AMO_OVERLOADS(uint, unsigned int)
ISHMEMI_BITWISE_AMO_OVERLOADS(ulong, unsigned long)
ISHMEMI_BITWISE_AMO_OVERLOADS(ulonglong, unsigned long long)
ISHMEMI_BITWISE_AMO_OVERLOADS(int32, int32_t)
ISHMEMI_BITWISE_AMO_OVERLOADS(int64, int64_t)
ISHMEMI_BITWISE_AMO_OVERLOADS(schar, signed char)
#undef ISHMEMI_BITWISE_AMO_OVERLOADS

#define ISHMEMI_SYNC_OVERLOADS(NAME, TYPE) \
    static inline void ishmem_wait_until(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until(ivar, cmp, cmp_value); } \
    static inline void ishmem_wait_until_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t ishmem_wait_until_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t ishmem_wait_until_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    static inline void ishmem_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t ishmem_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t ishmem_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); } \
    static inline int ishmem_test(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test(ivar, cmp, cmp_value); } \
    static inline int ishmem_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t ishmem_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t ishmem_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    static inline int ishmem_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t ishmem_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t ishmem_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); }
ISHMEMI_SYNC_OVERLOADS(int, int)
ISHMEMI_SYNC_OVERLOADS(long, long)
ISHMEMI_SYNC_OVERLOADS(longlong, long long)
ISHMEMI_SYNC_OVERLOADS(uint, unsigned int)
ISHMEMI_SYNC_OVERLOADS(ulong, unsigned long)
ISHMEMI_SYNC_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMI_SYNC_OVERLOADS

#define ISHMEMI_REDUCE_BITS_OVERLOADS(NAME, TYPE) \
    static inline int ishmem_and_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_and_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_and_reduce(team, dest, source, nreduce); } \
    static inline int ishmem_or_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_or_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_or_reduce(team, dest, source, nreduce); } \
    static inline int ishmem_xor_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_xor_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_xor_reduce(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_OVERLOADS(short, short)
ISHMEMI_REDUCE_BITS_OVERLOADS(int, int)
ISHMEMI_REDUCE_BITS_OVERLOADS(long, long)
ISHMEMI_REDUCE_BITS_OVERLOADS(longlong, long long)
ISHMEMI_REDUCE_BITS_OVERLOADS(uchar, unsigned char)
ISHMEMI_REDUCE_BITS_OVERLOADS(ushort, unsigned short)
ISHMEMI_REDUCE_BITS_OVERLOADS(uint, unsigned int)
ISHMEMI_REDUCE_BITS_OVERLOADS(ulong, unsigned long)
ISHMEMI_REDUCE_BITS_OVERLOADS(ulonglong, unsigned long long)
ISHMEMI_REDUCE_BITS_OVERLOADS(int8, int8_t)
#undef ISHMEMI_REDUCE_BITS_OVERLOADS

#define ISHMEMI_REDUCE_ORDER_OVERLOADS(NAME, TYPE) \
    static inline int ishmem_max_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_max_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_max_reduce(team, dest, source, nreduce); } \
    static inline int ishmem_min_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_min_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_min_reduce(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_OVERLOADS(float, float)
ISHMEMI_REDUCE_ORDER_OVERLOADS(double, double)
ISHMEMI_REDUCE_ORDER_OVERLOADS(char, char)
ISHMEMI_REDUCE_ORDER_OVERLOADS(schar, signed char)
ISHMEMI_REDUCE_ORDER_OVERLOADS(short, short)
ISHMEMI_REDUCE_ORDER_OVERLOADS(int, int)
ISHMEMI_REDUCE_ORDER_OVERLOADS(long, long)
ISHMEMI_REDUCE_ORDER_OVERLOADS(longlong, long long)
ISHMEMI_REDUCE_ORDER_OVERLOADS(uchar, unsigned char)
ISHMEMI_REDUCE_ORDER_OVERLOADS(ushort, unsigned short)
ISHMEMI_REDUCE_ORDER_OVERLOADS(uint, unsigned int)
ISHMEMI_REDUCE_ORDER_OVERLOADS(ulong, unsigned long)
ISHMEMI_REDUCE_ORDER_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMI_REDUCE_ORDER_OVERLOADS

#define ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(NAME, TYPE) \
    static inline int ishmem_sum_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_sum_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_sum_reduce(team, dest, source, nreduce); } \
    static inline int ishmem_prod_reduce(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmem_prod_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_prod_reduce(team, dest, source, nreduce); } \
    static inline int ishmem_sum_inscan(TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    static inline int ishmem_sum_inscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_inscan(team, dest, source, nelems); } \
    static inline int ishmem_sum_exscan(TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); } \
    static inline int ishmem_sum_exscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_exscan(team, dest, source, nelems); }
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(float, float)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(double, double)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(char, char)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(schar, signed char)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(short, short)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(int, int)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(long, long)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(longlong, long long)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(uchar, unsigned char)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ushort, unsigned short)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(uint, unsigned int)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ulong, unsigned long)
ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMI_REDUCE_ARITHMETIC_OVERLOADS

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L

#define ISHMEMI_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define ISHMEMI_AFTER_5(a1, a2, a3, a4, a5, NAME, ...) NAME

#define ISHMEMI_SELECT_RMA(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmem_put(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, put)(dest, __VA_ARGS__)
#define ishmem_p(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, p)(dest, __VA_ARGS__)
#define ishmem_iput(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, iput)(dest, __VA_ARGS__)
#define ishmem_get(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, get)(dest, __VA_ARGS__)
#define ishmem_g(source, ...) ISHMEMI_SELECT_RMA(source, ishmem, g)(source, __VA_ARGS__)
#define ishmem_iget(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, iget)(dest, __VA_ARGS__)
#define ishmem_put_nbi(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, put_nbi)(dest, __VA_ARGS__)
#define ishmem_get_nbi(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, get_nbi)(dest, __VA_ARGS__)
#define ishmem_put_signal(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, put_signal)(dest, __VA_ARGS__)
#define ishmem_put_signal_nbi(dest, ...) ISHMEMI_SELECT_RMA(dest, ishmem, put_signal_nbi)(dest, __VA_ARGS__)
#define ishmemi_world_collect(dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, collect)(ISHMEM_TEAM_WORLD, dest, source, nelems)
#define ishmemi_collect(team, dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, collect)(team, dest, source, nelems)
#define ishmem_collect(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_collect, ishmemi_world_collect, )(__VA_ARGS__)
#define ishmemi_world_fcollect(dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, fcollect)(ISHMEM_TEAM_WORLD, dest, source, nelems)
#define ishmemi_fcollect(team, dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, fcollect)(team, dest, source, nelems)
#define ishmem_fcollect(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_fcollect, ishmemi_world_fcollect, )(__VA_ARGS__)
#define ishmemi_world_broadcast(dest, source, nelems, PE_root) ISHMEMI_SELECT_RMA(dest, ishmem, broadcast)(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root)
#define ishmemi_broadcast(team, dest, source, nelems, PE_root) ISHMEMI_SELECT_RMA(dest, ishmem, broadcast)(team, dest, source, nelems, PE_root)
#define ishmem_broadcast(...) ISHMEMI_AFTER_5(__VA_ARGS__, ishmemi_broadcast, ishmemi_world_broadcast, )(__VA_ARGS__)
#define ishmemi_world_alltoall(dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, alltoall)(ISHMEM_TEAM_WORLD, dest, source, nelems)
#define ishmemi_alltoall(team, dest, source, nelems) ISHMEMI_SELECT_RMA(dest, ishmem, alltoall)(team, dest, source, nelems)
#define ishmem_alltoall(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_alltoall, ishmemi_world_alltoall, )(__VA_ARGS__)

#define ISHMEMI_SELECT_EXTENDED_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    signed char: PREFIX##_schar_##NAME)
#define ishmem_atomic_fetch(source, ...) ISHMEMI_SELECT_EXTENDED_AMO(source, ishmem, atomic_fetch)(source, __VA_ARGS__)
#define ishmem_atomic_set(dest, ...) ISHMEMI_SELECT_EXTENDED_AMO(dest, ishmem, atomic_set)(dest, __VA_ARGS__)
#define ishmem_atomic_swap(dest, ...) ISHMEMI_SELECT_EXTENDED_AMO(dest, ishmem, atomic_swap)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_nbi(fetch, ...) ISHMEMI_SELECT_EXTENDED_AMO(fetch, ishmem, atomic_fetch_nbi)(fetch, __VA_ARGS__)
#define ishmem_atomic_swap_nbi(fetch, ...) ISHMEMI_SELECT_EXTENDED_AMO(fetch, ishmem, atomic_swap_nbi)(fetch, __VA_ARGS__)

#define ISHMEMI_SELECT_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    signed char: PREFIX##_schar_##NAME)
#define ishmem_atomic_compare_swap(dest, ...) ISHMEMI_SELECT_AMO(dest, ishmem, atomic_compare_swap)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_inc(dest, ...) ISHMEMI_SELECT_AMO(dest, ishmem, atomic_fetch_inc)(dest, __VA_ARGS__)
#define ishmem_atomic_inc(dest, ...) ISHMEMI_SELECT_AMO(dest, ishmem, atomic_inc)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_add(dest, ...) ISHMEMI_SELECT_AMO(dest, ishmem, atomic_fetch_add)(dest, __VA_ARGS__)
#define ishmem_atomic_add(dest, ...) ISHMEMI_SELECT_AMO(dest, ishmem, atomic_add)(dest, __VA_ARGS__)
#define ishmem_atomic_compare_swap_nbi(fetch, ...) ISHMEMI_SELECT_AMO(fetch, ishmem, atomic_compare_swap_nbi)(fetch, __VA_ARGS__)
#define ishmem_atomic_fetch_inc_nbi(fetch, ...) ISHMEMI_SELECT_AMO(fetch, ishmem, atomic_fetch_inc_nbi)(fetch, __VA_ARGS__)
#define ishmem_atomic_fetch_add_nbi(fetch, ...) ISHMEMI_SELECT_AMO(fetch, ishmem, atomic_fetch_add_nbi)(fetch, __VA_ARGS__)

#define ISHMEMI_SELECT_BITWISE_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    int32_t: PREFIX##_int32_##NAME, \
    int64_t: PREFIX##_int64_##NAME, \
    signed char: PREFIX##_schar_##NAME)
#define ishmem_atomic_fetch_and(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_fetch_and)(dest, __VA_ARGS__)
#define ishmem_atomic_and(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_and)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_or(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_fetch_or)(dest, __VA_ARGS__)
#define ishmem_atomic_or(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_or)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_xor(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_fetch_xor)(dest, __VA_ARGS__)
#define ishmem_atomic_xor(dest, ...) ISHMEMI_SELECT_BITWISE_AMO(dest, ishmem, atomic_xor)(dest, __VA_ARGS__)
#define ishmem_atomic_fetch_and_nbi(fetch, ...) ISHMEMI_SELECT_BITWISE_AMO(fetch, ishmem, atomic_fetch_and_nbi)(fetch, __VA_ARGS__)
#define ishmem_atomic_fetch_or_nbi(fetch, ...) ISHMEMI_SELECT_BITWISE_AMO(fetch, ishmem, atomic_fetch_or_nbi)(fetch, __VA_ARGS__)
#define ishmem_atomic_fetch_xor_nbi(fetch, ...) ISHMEMI_SELECT_BITWISE_AMO(fetch, ishmem, atomic_fetch_xor_nbi)(fetch, __VA_ARGS__)

#define ISHMEMI_SELECT_SYNC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define ishmem_wait_until(ivar, ...) ISHMEMI_SELECT_SYNC(ivar, ishmem, wait_until)(ivar, __VA_ARGS__)
#define ishmem_wait_until_all(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_all)(ivars, __VA_ARGS__)
#define ishmem_wait_until_any(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_any)(ivars, __VA_ARGS__)
#define ishmem_wait_until_some(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_some)(ivars, __VA_ARGS__)
#define ishmem_wait_until_all_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_all_vector)(ivars, __VA_ARGS__)
#define ishmem_wait_until_any_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_any_vector)(ivars, __VA_ARGS__)
#define ishmem_wait_until_some_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, wait_until_some_vector)(ivars, __VA_ARGS__)
#define ishmem_test(ivar, ...) ISHMEMI_SELECT_SYNC(ivar, ishmem, test)(ivar, __VA_ARGS__)
#define ishmem_test_all(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_all)(ivars, __VA_ARGS__)
#define ishmem_test_any(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_any)(ivars, __VA_ARGS__)
#define ishmem_test_some(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_some)(ivars, __VA_ARGS__)
#define ishmem_test_all_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_all_vector)(ivars, __VA_ARGS__)
#define ishmem_test_any_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_any_vector)(ivars, __VA_ARGS__)
#define ishmem_test_some_vector(ivars, ...) ISHMEMI_SELECT_SYNC(ivars, ishmem, test_some_vector)(ivars, __VA_ARGS__)

#define ISHMEMI_SELECT_REDUCE_BITS(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmemi_world_and_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, and_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_and_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, and_reduce)(team, dest, source, nreduce)
#define ishmem_and_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_and_reduce, ishmemi_world_and_reduce, )(__VA_ARGS__)
#define ishmemi_world_or_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, or_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_or_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, or_reduce)(team, dest, source, nreduce)
#define ishmem_or_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_or_reduce, ishmemi_world_or_reduce, )(__VA_ARGS__)
#define ishmemi_world_xor_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, xor_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_xor_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_BITS(dest, ishmem, xor_reduce)(team, dest, source, nreduce)
#define ishmem_xor_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_xor_reduce, ishmemi_world_xor_reduce, )(__VA_ARGS__)

#define ISHMEMI_SELECT_REDUCE_ORDER(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmemi_world_max_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ORDER(dest, ishmem, max_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_max_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ORDER(dest, ishmem, max_reduce)(team, dest, source, nreduce)
#define ishmem_max_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_max_reduce, ishmemi_world_max_reduce, )(__VA_ARGS__)
#define ishmemi_world_min_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ORDER(dest, ishmem, min_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_min_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ORDER(dest, ishmem, min_reduce)(team, dest, source, nreduce)
#define ishmem_min_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_min_reduce, ishmemi_world_min_reduce, )(__VA_ARGS__)

#define ISHMEMI_SELECT_REDUCE_ARITHMETIC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmemi_world_sum_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_sum_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_reduce)(team, dest, source, nreduce)
#define ishmem_sum_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_sum_reduce, ishmemi_world_sum_reduce, )(__VA_ARGS__)
#define ishmemi_world_prod_reduce(dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, prod_reduce)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemi_prod_reduce(team, dest, source, nreduce) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, prod_reduce)(team, dest, source, nreduce)
#define ishmem_prod_reduce(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_prod_reduce, ishmemi_world_prod_reduce, )(__VA_ARGS__)
#define ishmemi_world_sum_inscan(dest, source, nelems) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_inscan)(ISHMEM_TEAM_WORLD, dest, source, nelems)
#define ishmemi_sum_inscan(team, dest, source, nelems) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_inscan)(team, dest, source, nelems)
#define ishmem_sum_inscan(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_sum_inscan, ishmemi_world_sum_inscan, )(__VA_ARGS__)
#define ishmemi_world_sum_exscan(dest, source, nelems) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_exscan)(ISHMEM_TEAM_WORLD, dest, source, nelems)
#define ishmemi_sum_exscan(team, dest, source, nelems) ISHMEMI_SELECT_REDUCE_ARITHMETIC(dest, ishmem, sum_exscan)(team, dest, source, nelems)
#define ishmem_sum_exscan(...) ISHMEMI_AFTER_4(__VA_ARGS__, ishmemi_sum_exscan, ishmemi_world_sum_exscan, )(__VA_ARGS__)

#endif

#endif
