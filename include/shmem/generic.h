/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by shmem.h. */
#ifndef SHMEM_GENERIC_H
#define SHMEM_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define SHMEMI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void shmem_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_##NAME##_put(dest, source, nelems, pe); } \
    static inline void shmem_put(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_ctx_##NAME##_put(ctx, dest, source, nelems, pe); } \
    static inline void shmem_p(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_p(dest, value, pe); } \
    static inline void shmem_p(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_p(ctx, dest, value, pe); } \
    static inline void shmem_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return shmem_##NAME##_iput(dest, source, dst, sst, nelems, pe); } \
    static inline void shmem_iput(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return shmem_ctx_##NAME##_iput(ctx, dest, source, dst, sst, nelems, pe); } \
    static inline void shmem_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_##NAME##_get(dest, source, nelems, pe); } \
    static inline void shmem_get(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_ctx_##NAME##_get(ctx, dest, source, nelems, pe); } \
    static inline TYPE shmem_g(const TYPE *source, int pe) { return shmem_##NAME##_g(source, pe); } \
    static inline TYPE shmem_g(shmem_ctx_t ctx, const TYPE *source, int pe) { return shmem_ctx_##NAME##_g(ctx, source, pe); } \
    static inline void shmem_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return shmem_##NAME##_iget(dest, source, dst, sst, nelems, pe); } \
    static inline void shmem_iget(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { return shmem_ctx_##NAME##_iget(ctx, dest, source, dst, sst, nelems, pe); } \
    static inline void shmem_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmem_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmem_ibput(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmem_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmem_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmem_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmem_ibget(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmem_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmem_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_##NAME##_put_nbi(dest, source, nelems, pe); } \
    static inline void shmem_put_nbi(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_ctx_##NAME##_put_nbi(ctx, dest, source, nelems, pe); } \
    static inline void shmem_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_##NAME##_get_nbi(dest, source, nelems, pe); } \
    static inline void shmem_get_nbi(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { return shmem_ctx_##NAME##_get_nbi(ctx, dest, source, nelems, pe); } \
    static inline void shmem_put_signal(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return shmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline void shmem_put_signal(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return shmem_ctx_##NAME##_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline void shmem_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return shmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline void shmem_put_signal_nbi(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe) { return shmem_ctx_##NAME##_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    static inline int shmem_collect(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_##NAME##_collect(team, dest, source, nelems); } \
    static inline int shmem_fcollect(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_##NAME##_fcollect(team, dest, source, nelems); } \
    static inline int shmem_broadcast(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return shmem_##NAME##_broadcast(team, dest, source, nelems, PE_root); } \
    static inline int shmem_alltoall(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_##NAME##_alltoall(team, dest, source, nelems); } \
    static inline int shmem_alltoalls(shmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return shmem_##NAME##_alltoalls(team, dest, source, dst, sst, nelems); }
SHMEMI_RMA_OVERLOADS(float, float)
SHMEMI_RMA_OVERLOADS(double, double)
SHMEMI_RMA_OVERLOADS(longdouble, long double)
SHMEMI_RMA_OVERLOADS(char, char)
SHMEMI_RMA_OVERLOADS(schar, signed char)
SHMEMI_RMA_OVERLOADS(short, short)
SHMEMI_RMA_OVERLOADS(int, int)
SHMEMI_RMA_OVERLOADS(long, long)
SHMEMI_RMA_OVERLOADS(longlong, long long)
SHMEMI_RMA_OVERLOADS(uchar, unsigned char)
SHMEMI_RMA_OVERLOADS(ushort, unsigned short)
SHMEMI_RMA_OVERLOADS(uint, unsigned int)
SHMEMI_RMA_OVERLOADS(ulong, unsigned long)
SHMEMI_RMA_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMI_RMA_OVERLOADS

#define SHMEMI_EXTENDED_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE shmem_atomic_fetch(const TYPE *source, int pe) { return shmem_##NAME##_atomic_fetch(source, pe); } \
    static inline TYPE shmem_atomic_fetch(shmem_ctx_t ctx, const TYPE *source, int pe) { return shmem_ctx_##NAME##_atomic_fetch(ctx, source, pe); } \
    static inline void shmem_atomic_set(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_set(dest, value, pe); } \
    static inline void shmem_atomic_set(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_set(ctx, dest, value, pe); } \
    static inline TYPE shmem_atomic_swap(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_swap(dest, value, pe); } \
    static inline TYPE shmem_atomic_swap(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_swap(ctx, dest, value, pe); } \
    static inline void shmem_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) { return shmem_##NAME##_atomic_fetch_nbi(fetch, source, pe); } \
    static inline void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe) { return shmem_ctx_##NAME##_atomic_fetch_nbi(ctx, fetch, source, pe); } \
    static inline void shmem_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_swap_nbi(fetch, dest, value, pe); } \
    static inline void shmem_atomic_swap_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_swap_nbi(ctx, fetch, dest, value, pe); } \
    static inline TYPE shmem_fetch(const TYPE *source, int pe) { return shmem_##NAME##_fetch(source, pe); } \
    static inline void shmem_set(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_set(dest, value, pe); } \
    static inline TYPE shmem_swap(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_swap(dest, value, pe); }
SHMEMI_EXTENDED_AMO_OVERLOADS(float, float)
SHMEMI_EXTENDED_AMO_OVERLOADS(double, double)
SHMEMI_EXTENDED_AMO_OVERLOADS(int, int)
SHMEMI_EXTENDED_AMO_OVERLOADS(long, long)
SHMEMI_EXTENDED_AMO_OVERLOADS(longlong, long long)
SHMEMI_EXTENDED_AMO_OVERLOADS(uint, unsigned int)
SHMEMI_EXTENDED_AMO_OVERLOADS(ulong, unsigned long)
SHMEMI_EXTENDED_AMO_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMI_EXTENDED_AMO_OVERLOADS

#define SHMEMI_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE shmem_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) { return shmem_##NAME##_atomic_compare_swap(dest, cond, value, pe); } \
    static inline TYPE shmem_atomic_compare_swap(shmem_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_compare_swap(ctx, dest, cond, value, pe); } \
    static inline TYPE shmem_atomic_fetch_inc(TYPE *dest, int pe) { return shmem_##NAME##_atomic_fetch_inc(dest, pe); } \
    static inline TYPE shmem_atomic_fetch_inc(shmem_ctx_t ctx, TYPE *dest, int pe) { return shmem_ctx_##NAME##_atomic_fetch_inc(ctx, dest, pe); } \
    static inline void shmem_atomic_inc(TYPE *dest, int pe) { return shmem_##NAME##_atomic_inc(dest, pe); } \
    static inline void shmem_atomic_inc(shmem_ctx_t ctx, TYPE *dest, int pe) { return shmem_ctx_##NAME##_atomic_inc(ctx, dest, pe); } \
    static inline TYPE shmem_atomic_fetch_add(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_add(dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_add(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_add(ctx, dest, value, pe); } \
    static inline void shmem_atomic_add(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_add(dest, value, pe); } \
    static inline void shmem_atomic_add(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_add(ctx, dest, value, pe); } \
    static inline void shmem_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { return shmem_##NAME##_atomic_compare_swap_nbi(fetch, dest, cond, value, pe); } \
    static inline void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe); } \
    static inline void shmem_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) { return shmem_##NAME##_atomic_fetch_inc_nbi(fetch, dest, pe); } \
    static inline void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe) { return shmem_ctx_##NAME##_atomic_fetch_inc_nbi(ctx, fetch, dest, pe); } \
    static inline void shmem_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_add_nbi(fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe); } \
    static inline TYPE shmem_cswap(TYPE *dest, TYPE cond, TYPE value, int pe) { return shmem_##NAME##_cswap(dest, cond, value, pe); } \
    static inline TYPE shmem_finc(TYPE *dest, int pe) { return shmem_##NAME##_finc(dest, pe); } \
    static inline void shmem_inc(TYPE *dest, int pe) { return shmem_##NAME##_inc(dest, pe); } \
    static inline TYPE shmem_fadd(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_fadd(dest, value, pe); } \
    static inline void shmem_add(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_add(dest, value, pe); }
SHMEMI_AMO_OVERLOADS(int, int)
SHMEMI_AMO_OVERLOADS(long, long)
SHMEMI_AMO_OVERLOADS(longlong, long long)
SHMEMI_AMO_OVERLOADS(uint, unsigned int)
SHMEMI_AMO_OVERLOADS(ulong, unsigned long)
SHMEMI_AMO_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMI_AMO_OVERLOADS

#define SHMEMI_BITWISE_AMO_OVERLOADS(NAME, TYPE) \
    static inline TYPE shmem_atomic_fetch_and(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_and(dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_and(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_and(ctx, dest, value, pe); } \
    static inline void shmem_atomic_and(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_and(dest, value, pe); } \
    static inline void shmem_atomic_and(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_and(ctx, dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_or(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_or(dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_or(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_or(ctx, dest, value, pe); } \
    static inline void shmem_atomic_or(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_or(dest, value, pe); } \
    static inline void shmem_atomic_or(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_or(ctx, dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_xor(dest, value, pe); } \
    static inline TYPE shmem_atomic_fetch_xor(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_xor(ctx, dest, value, pe); } \
    static inline void shmem_atomic_xor(TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_xor(dest, value, pe); } \
    static inline void shmem_atomic_xor(shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_xor(ctx, dest, value, pe); } \
    static inline void shmem_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_and_nbi(fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_or_nbi(fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_##NAME##_atomic_fetch_xor_nbi(fetch, dest, value, pe); } \
    static inline void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { return shmem_ctx_##NAME##_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe); }
SHMEMI_BITWISE_AMO_OVERLOADS(uint, unsigned int)
SHMEMI_BITWISE_AMO_OVERLOADS(ulong, unsigned long)
SHMEMI_BITWISE_AMO_OVERLOADS(ulonglong, unsigned long long)
SHMEMI_BITWISE_AMO_OVERLOADS(int32, int32_t)
SHMEMI_BITWISE_AMO_OVERLOADS(int64, int64_t)
#undef SHMEMI_BITWISE_AMO_OVERLOADS

#define SHMEMI_SYNC_OVERLOADS(NAME, TYPE) \
    static inline void shmem_wait_until(TYPE *ivar, int cmp, TYPE cmp_value) { return shmem_##NAME##_wait_until(ivar, cmp, cmp_value); } \
    static inline void shmem_wait_until_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_wait_until_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_wait_until_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    static inline void shmem_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); } \
    static inline int shmem_test(TYPE *ivar, int cmp, TYPE cmp_value) { return shmem_##NAME##_test(ivar, cmp, cmp_value); } \
    static inline int shmem_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    static inline int shmem_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return shmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); }
SHMEMI_SYNC_OVERLOADS(short, short)
SHMEMI_SYNC_OVERLOADS(ushort, unsigned short)
SHMEMI_SYNC_OVERLOADS(int, int)
SHMEMI_SYNC_OVERLOADS(long, long)
SHMEMI_SYNC_OVERLOADS(longlong, long long)
SHMEMI_SYNC_OVERLOADS(uint, unsigned int)
SHMEMI_SYNC_OVERLOADS(ulong, unsigned long)
SHMEMI_SYNC_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMI_SYNC_OVERLOADS

#define SHMEMI_REDUCE_BITS_OVERLOADS(NAME, TYPE) \
    static inline int shmem_and_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_and_reduce(team, dest, source, nreduce); } \
    static inline int shmem_or_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_or_reduce(team, dest, source, nreduce); } \
    static inline int shmem_xor_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_xor_reduce(team, dest, source, nreduce); }
SHMEMI_REDUCE_BITS_OVERLOADS(short, short)
SHMEMI_REDUCE_BITS_OVERLOADS(int, int)
SHMEMI_REDUCE_BITS_OVERLOADS(long, long)
SHMEMI_REDUCE_BITS_OVERLOADS(longlong, long long)
SHMEMI_REDUCE_BITS_OVERLOADS(uchar, unsigned char)
SHMEMI_REDUCE_BITS_OVERLOADS(ushort, unsigned short)
SHMEMI_REDUCE_BITS_OVERLOADS(uint, unsigned int)
SHMEMI_REDUCE_BITS_OVERLOADS(ulong, unsigned long)
SHMEMI_REDUCE_BITS_OVERLOADS(ulonglong, unsigned long long)
SHMEMI_REDUCE_BITS_OVERLOADS(int8, int8_t)
#undef SHMEMI_REDUCE_BITS_OVERLOADS

#define SHMEMI_REDUCE_ORDER_OVERLOADS(NAME, TYPE) \
    static inline int shmem_max_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_max_reduce(team, dest, source, nreduce); } \
    static inline int shmem_min_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_min_reduce(team, dest, source, nreduce); }
SHMEMI_REDUCE_ORDER_OVERLOADS(float, float)
SHMEMI_REDUCE_ORDER_OVERLOADS(double, double)
SHMEMI_REDUCE_ORDER_OVERLOADS(longdouble, long double)
SHMEMI_REDUCE_ORDER_OVERLOADS(char, char)
SHMEMI_REDUCE_ORDER_OVERLOADS(schar, signed char)
SHMEMI_REDUCE_ORDER_OVERLOADS(short, short)
SHMEMI_REDUCE_ORDER_OVERLOADS(int, int)
SHMEMI_REDUCE_ORDER_OVERLOADS(long, long)
SHMEMI_REDUCE_ORDER_OVERLOADS(longlong, long long)
SHMEMI_REDUCE_ORDER_OVERLOADS(uchar, unsigned char)
SHMEMI_REDUCE_ORDER_OVERLOADS(ushort, unsigned short)
SHMEMI_REDUCE_ORDER_OVERLOADS(uint, unsigned int)
SHMEMI_REDUCE_ORDER_OVERLOADS(ulong, unsigned long)
SHMEMI_REDUCE_ORDER_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMI_REDUCE_ORDER_OVERLOADS

#define SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(NAME, TYPE) \
    static inline int shmem_sum_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_sum_reduce(team, dest, source, nreduce); } \
    static inline int shmem_prod_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_##NAME##_prod_reduce(team, dest, source, nreduce); } \
    static inline int shmem_sum_inscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_##NAME##_sum_inscan(team, dest, source, nelems); } \
    static inline int shmem_sum_exscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_##NAME##_sum_exscan(team, dest, source, nelems); }
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(float, float)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(double, double)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(longdouble, long double)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(char, char)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(schar, signed char)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(short, short)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(int, int)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(long, long)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(longlong, long long)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(uchar, unsigned char)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ushort, unsigned short)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(uint, unsigned int)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ulong, unsigned long)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(ulonglong, unsigned long long)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(complexd, double _Complex)
SHMEMI_REDUCE_ARITHMETIC_OVERLOADS(complexf, float _Complex)
#undef SHMEMI_REDUCE_ARITHMETIC_OVERLOADS

/* Where <complex> is included before. */
#if defined _GLIBCXX_COMPLEX || defined _LIBCPP_COMPLEX
#define SHMEMI_STD_COMPLEX(C, TYPE) \
    static inline int shmem_sum_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_sum_reduce(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nreduce); } \
    static inline int shmem_prod_reduce(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return shmem_prod_reduce(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nreduce); } \
    static inline int shmem_sum_inscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_sum_inscan(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nelems); } \
    static inline int shmem_sum_exscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmem_sum_exscan(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nelems); }
SHMEMI_STD_COMPLEX(double _Complex, std::complex<double>)
SHMEMI_STD_COMPLEX(float _Complex, std::complex<float>)
#undef SHMEMI_STD_COMPLEX
#endif

static inline void shmem_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmem_ctx_signal_set(ctx, sig_addr, signal, pe); }

static inline void shmem_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmem_ctx_signal_add(ctx, sig_addr, signal, pe); }

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L

/* To a macro a comma in braces ends an argument. So no more arguments are looked at than has to be: those up to
 * the pointer that tells the type, and the second where there may be a context. These need parentheses around
 * braces with commas, as in shmem_put(dest, ((int[]){1, 2}), 2, pe). */
#define SHMEMI_POINTER(FIRST, SECOND, ...) _Generic((FIRST), shmem_ctx_t: (SECOND), default: (FIRST))

#define SHMEMI_SELECT_RMA(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    long double: PREFIX##_longdouble_##NAME, \
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
#define shmem_put(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, put), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, put))(first, __VA_ARGS__)
#define shmem_p(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, p), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, p))(first, __VA_ARGS__)
#define shmem_iput(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, iput), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, iput))(first, __VA_ARGS__)
#define shmem_get(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, get), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, get))(first, __VA_ARGS__)
#define shmem_g(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, g), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, g))(first, __VA_ARGS__)
#define shmem_iget(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, iget), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, iget))(first, __VA_ARGS__)
#define shmem_ibput(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, ibput), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, ibput))(first, __VA_ARGS__)
#define shmem_ibget(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, ibget), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, ibget))(first, __VA_ARGS__)
#define shmem_put_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, put_nbi), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, put_nbi))(first, __VA_ARGS__)
#define shmem_get_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, get_nbi), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, get_nbi))(first, __VA_ARGS__)
#define shmem_put_signal(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, put_signal), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, put_signal))(first, __VA_ARGS__)
#define shmem_put_signal_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, put_signal_nbi), \
        default: SHMEMI_SELECT_RMA(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, put_signal_nbi))(first, __VA_ARGS__)
#define shmem_collect(team, dest, ...) SHMEMI_SELECT_RMA(dest, shmem, collect)(team, dest, __VA_ARGS__)
#define shmem_fcollect(team, dest, ...) SHMEMI_SELECT_RMA(dest, shmem, fcollect)(team, dest, __VA_ARGS__)
#define shmem_broadcast(team, dest, ...) SHMEMI_SELECT_RMA(dest, shmem, broadcast)(team, dest, __VA_ARGS__)
#define shmem_alltoall(team, dest, ...) SHMEMI_SELECT_RMA(dest, shmem, alltoall)(team, dest, __VA_ARGS__)
#define shmem_alltoalls(team, dest, ...) SHMEMI_SELECT_RMA(dest, shmem, alltoalls)(team, dest, __VA_ARGS__)

#define SHMEMI_SELECT_EXTENDED_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmem_atomic_fetch(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch), \
        default: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch))(first, __VA_ARGS__)
#define shmem_atomic_set(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_set), \
        default: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_set))(first, __VA_ARGS__)
#define shmem_atomic_swap(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_swap), \
        default: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_swap))(first, __VA_ARGS__)
#define shmem_atomic_fetch_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_nbi), \
        default: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_nbi))(first, __VA_ARGS__)
#define shmem_atomic_swap_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_swap_nbi), \
        default: SHMEMI_SELECT_EXTENDED_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_swap_nbi))(first, __VA_ARGS__)
#define shmem_fetch(source, ...) SHMEMI_SELECT_EXTENDED_AMO(source, shmem, fetch)(source, __VA_ARGS__)
#define shmem_set(dest, ...) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, set)(dest, __VA_ARGS__)
#define shmem_swap(dest, ...) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, swap)(dest, __VA_ARGS__)

#define SHMEMI_SELECT_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmem_atomic_compare_swap(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_compare_swap), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_compare_swap))(first, __VA_ARGS__)
#define shmem_atomic_fetch_inc(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_inc), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_inc))(first, __VA_ARGS__)
#define shmem_atomic_inc(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_inc), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_inc))(first, __VA_ARGS__)
#define shmem_atomic_fetch_add(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_add), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_add))(first, __VA_ARGS__)
#define shmem_atomic_add(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_add), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_add))(first, __VA_ARGS__)
#define shmem_atomic_compare_swap_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_compare_swap_nbi), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_compare_swap_nbi))(first, __VA_ARGS__)
#define shmem_atomic_fetch_inc_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_inc_nbi), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_inc_nbi))(first, __VA_ARGS__)
#define shmem_atomic_fetch_add_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_add_nbi), \
        default: SHMEMI_SELECT_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_add_nbi))(first, __VA_ARGS__)
#define shmem_cswap(dest, ...) SHMEMI_SELECT_AMO(dest, shmem, cswap)(dest, __VA_ARGS__)
#define shmem_finc(dest, ...) SHMEMI_SELECT_AMO(dest, shmem, finc)(dest, __VA_ARGS__)
#define shmem_inc(dest, ...) SHMEMI_SELECT_AMO(dest, shmem, inc)(dest, __VA_ARGS__)
#define shmem_fadd(dest, ...) SHMEMI_SELECT_AMO(dest, shmem, fadd)(dest, __VA_ARGS__)
#define shmem_add(dest, ...) SHMEMI_SELECT_AMO(dest, shmem, add)(dest, __VA_ARGS__)

#define SHMEMI_SELECT_BITWISE_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    int32_t: PREFIX##_int32_##NAME, \
    int64_t: PREFIX##_int64_##NAME)
#define shmem_atomic_fetch_and(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_and), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_and))(first, __VA_ARGS__)
#define shmem_atomic_and(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_and), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_and))(first, __VA_ARGS__)
#define shmem_atomic_fetch_or(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_or), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_or))(first, __VA_ARGS__)
#define shmem_atomic_or(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_or), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_or))(first, __VA_ARGS__)
#define shmem_atomic_fetch_xor(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_xor), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_xor))(first, __VA_ARGS__)
#define shmem_atomic_xor(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_xor), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_xor))(first, __VA_ARGS__)
#define shmem_atomic_fetch_and_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_and_nbi), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_and_nbi))(first, __VA_ARGS__)
#define shmem_atomic_fetch_or_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_or_nbi), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_or_nbi))(first, __VA_ARGS__)
#define shmem_atomic_fetch_xor_nbi(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem_ctx, atomic_fetch_xor_nbi), \
        default: SHMEMI_SELECT_BITWISE_AMO(SHMEMI_POINTER(first, __VA_ARGS__, ), shmem, atomic_fetch_xor_nbi))(first, __VA_ARGS__)

#define SHMEMI_SELECT_SYNC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    short: PREFIX##_short_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmem_wait_until(ivar, ...) SHMEMI_SELECT_SYNC(ivar, shmem, wait_until)(ivar, __VA_ARGS__)
#define shmem_wait_until_all(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_all)(ivars, __VA_ARGS__)
#define shmem_wait_until_any(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_any)(ivars, __VA_ARGS__)
#define shmem_wait_until_some(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_some)(ivars, __VA_ARGS__)
#define shmem_wait_until_all_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_all_vector)(ivars, __VA_ARGS__)
#define shmem_wait_until_any_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_any_vector)(ivars, __VA_ARGS__)
#define shmem_wait_until_some_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_some_vector)(ivars, __VA_ARGS__)
#define shmem_test(ivar, ...) SHMEMI_SELECT_SYNC(ivar, shmem, test)(ivar, __VA_ARGS__)
#define shmem_test_all(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_all)(ivars, __VA_ARGS__)
#define shmem_test_any(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_any)(ivars, __VA_ARGS__)
#define shmem_test_some(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_some)(ivars, __VA_ARGS__)
#define shmem_test_all_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_all_vector)(ivars, __VA_ARGS__)
#define shmem_test_any_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_any_vector)(ivars, __VA_ARGS__)
#define shmem_test_some_vector(ivars, ...) SHMEMI_SELECT_SYNC(ivars, shmem, test_some_vector)(ivars, __VA_ARGS__)

#define SHMEMI_SELECT_REDUCE_BITS(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define shmem_and_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, and_reduce)(team, dest, __VA_ARGS__)
#define shmem_or_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, or_reduce)(team, dest, __VA_ARGS__)
#define shmem_xor_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, xor_reduce)(team, dest, __VA_ARGS__)

#define SHMEMI_SELECT_REDUCE_ORDER(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    long double: PREFIX##_longdouble_##NAME, \
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
#define shmem_max_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_ORDER(dest, shmem, max_reduce)(team, dest, __VA_ARGS__)
#define shmem_min_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_ORDER(dest, shmem, min_reduce)(team, dest, __VA_ARGS__)

#define SHMEMI_SELECT_REDUCE_ARITHMETIC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    long double: PREFIX##_longdouble_##NAME, \
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
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    double _Complex: PREFIX##_complexd_##NAME, \
    float _Complex: PREFIX##_complexf_##NAME)
#define shmem_sum_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_reduce)(team, dest, __VA_ARGS__)
#define shmem_prod_reduce(team, dest, ...) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, prod_reduce)(team, dest, __VA_ARGS__)
#define shmem_sum_inscan(team, dest, ...) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_inscan)(team, dest, __VA_ARGS__)
#define shmem_sum_exscan(team, dest, ...) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_exscan)(team, dest, __VA_ARGS__)

#define shmem_signal_set(first, ...) \
    _Generic((first), shmem_ctx_t: shmem_ctx_signal_set, \
        default: shmem_signal_set)(first, __VA_ARGS__)

#define shmem_signal_add(first, ...) \
    _Generic((first), shmem_ctx_t: shmem_ctx_signal_add, \
        default: shmem_signal_add)(first, __VA_ARGS__)

#endif

#endif
