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
    static inline void shmem_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); } \
    static inline int shmem_test(TYPE *ivar, int cmp, TYPE cmp_value) { return shmem_##NAME##_test(ivar, cmp, cmp_value); } \
    static inline int shmem_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); } \
    static inline size_t shmem_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return shmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    static inline int shmem_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    static inline size_t shmem_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE *cmp_values) { return shmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); }
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

static inline void shmem_pe_quiet(shmem_ctx_t ctx, const int *target_pes, size_t npes) { return shmem_ctx_pe_quiet(ctx, target_pes, npes); }

static inline void shmem_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmem_ctx_signal_set(ctx, sig_addr, signal, pe); }

static inline void shmem_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmem_ctx_signal_add(ctx, sig_addr, signal, pe); }

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L

#define SHMEMI_AFTER_3(a1, a2, a3, NAME, ...) NAME
#define SHMEMI_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define SHMEMI_AFTER_5(a1, a2, a3, a4, a5, NAME, ...) NAME
#define SHMEMI_AFTER_6(a1, a2, a3, a4, a5, a6, NAME, ...) NAME
#define SHMEMI_AFTER_7(a1, a2, a3, a4, a5, a6, a7, NAME, ...) NAME
#define SHMEMI_AFTER_8(a1, a2, a3, a4, a5, a6, a7, a8, NAME, ...) NAME

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
#define shmemi_put(dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, put)(dest, source, nelems, pe)
#define shmemi_ctx_put(ctx, dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, put)(ctx, dest, source, nelems, pe)
#define shmem_put(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_put, shmemi_put, )(__VA_ARGS__)
#define shmemi_p(dest, value, pe) SHMEMI_SELECT_RMA(dest, shmem, p)(dest, value, pe)
#define shmemi_ctx_p(ctx, dest, value, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, p)(ctx, dest, value, pe)
#define shmem_p(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_p, shmemi_p, )(__VA_ARGS__)
#define shmemi_iput(dest, source, dst, sst, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, iput)(dest, source, dst, sst, nelems, pe)
#define shmemi_ctx_iput(ctx, dest, source, dst, sst, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, iput)(ctx, dest, source, dst, sst, nelems, pe)
#define shmem_iput(...) SHMEMI_AFTER_7(__VA_ARGS__, shmemi_ctx_iput, shmemi_iput, )(__VA_ARGS__)
#define shmemi_get(dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, get)(dest, source, nelems, pe)
#define shmemi_ctx_get(ctx, dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, get)(ctx, dest, source, nelems, pe)
#define shmem_get(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_get, shmemi_get, )(__VA_ARGS__)
#define shmemi_g(source, pe) SHMEMI_SELECT_RMA(source, shmem, g)(source, pe)
#define shmemi_ctx_g(ctx, source, pe) SHMEMI_SELECT_RMA(source, shmem_ctx, g)(ctx, source, pe)
#define shmem_g(...) SHMEMI_AFTER_3(__VA_ARGS__, shmemi_ctx_g, shmemi_g, )(__VA_ARGS__)
#define shmemi_iget(dest, source, dst, sst, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, iget)(dest, source, dst, sst, nelems, pe)
#define shmemi_ctx_iget(ctx, dest, source, dst, sst, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, iget)(ctx, dest, source, dst, sst, nelems, pe)
#define shmem_iget(...) SHMEMI_AFTER_7(__VA_ARGS__, shmemi_ctx_iget, shmemi_iget, )(__VA_ARGS__)
#define shmemi_ibput(dest, source, dst, sst, bsize, nblocks, pe) SHMEMI_SELECT_RMA(dest, shmem, ibput)(dest, source, dst, sst, bsize, nblocks, pe)
#define shmemi_ctx_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, ibput)(ctx, dest, source, dst, sst, bsize, nblocks, pe)
#define shmem_ibput(...) SHMEMI_AFTER_8(__VA_ARGS__, shmemi_ctx_ibput, shmemi_ibput, )(__VA_ARGS__)
#define shmemi_ibget(dest, source, dst, sst, bsize, nblocks, pe) SHMEMI_SELECT_RMA(dest, shmem, ibget)(dest, source, dst, sst, bsize, nblocks, pe)
#define shmemi_ctx_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, ibget)(ctx, dest, source, dst, sst, bsize, nblocks, pe)
#define shmem_ibget(...) SHMEMI_AFTER_8(__VA_ARGS__, shmemi_ctx_ibget, shmemi_ibget, )(__VA_ARGS__)
#define shmemi_put_nbi(dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, put_nbi)(dest, source, nelems, pe)
#define shmemi_ctx_put_nbi(ctx, dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, put_nbi)(ctx, dest, source, nelems, pe)
#define shmem_put_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_put_nbi, shmemi_put_nbi, )(__VA_ARGS__)
#define shmemi_get_nbi(dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem, get_nbi)(dest, source, nelems, pe)
#define shmemi_ctx_get_nbi(ctx, dest, source, nelems, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, get_nbi)(ctx, dest, source, nelems, pe)
#define shmem_get_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_get_nbi, shmemi_get_nbi, )(__VA_ARGS__)
#define shmemi_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) SHMEMI_SELECT_RMA(dest, shmem, put_signal)(dest, source, nelems, sig_addr, signal, sig_op, pe)
#define shmemi_ctx_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, put_signal)(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe)
#define shmem_put_signal(...) SHMEMI_AFTER_8(__VA_ARGS__, shmemi_ctx_put_signal, shmemi_put_signal, )(__VA_ARGS__)
#define shmemi_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) SHMEMI_SELECT_RMA(dest, shmem, put_signal_nbi)(dest, source, nelems, sig_addr, signal, sig_op, pe)
#define shmemi_ctx_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) SHMEMI_SELECT_RMA(dest, shmem_ctx, put_signal_nbi)(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe)
#define shmem_put_signal_nbi(...) SHMEMI_AFTER_8(__VA_ARGS__, shmemi_ctx_put_signal_nbi, shmemi_put_signal_nbi, )(__VA_ARGS__)
#define shmem_collect(team, dest, source, nelems) SHMEMI_SELECT_RMA(dest, shmem, collect)(team, dest, source, nelems)
#define shmem_fcollect(team, dest, source, nelems) SHMEMI_SELECT_RMA(dest, shmem, fcollect)(team, dest, source, nelems)
#define shmem_broadcast(team, dest, source, nelems, PE_root) SHMEMI_SELECT_RMA(dest, shmem, broadcast)(team, dest, source, nelems, PE_root)
#define shmem_alltoall(team, dest, source, nelems) SHMEMI_SELECT_RMA(dest, shmem, alltoall)(team, dest, source, nelems)
#define shmem_alltoalls(team, dest, source, dst, sst, nelems) SHMEMI_SELECT_RMA(dest, shmem, alltoalls)(team, dest, source, dst, sst, nelems)

#define SHMEMI_SELECT_EXTENDED_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmemi_atomic_fetch(source, pe) SHMEMI_SELECT_EXTENDED_AMO(source, shmem, atomic_fetch)(source, pe)
#define shmemi_ctx_atomic_fetch(ctx, source, pe) SHMEMI_SELECT_EXTENDED_AMO(source, shmem_ctx, atomic_fetch)(ctx, source, pe)
#define shmem_atomic_fetch(...) SHMEMI_AFTER_3(__VA_ARGS__, shmemi_ctx_atomic_fetch, shmemi_atomic_fetch, )(__VA_ARGS__)
#define shmemi_atomic_set(dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, atomic_set)(dest, value, pe)
#define shmemi_ctx_atomic_set(ctx, dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem_ctx, atomic_set)(ctx, dest, value, pe)
#define shmem_atomic_set(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_set, shmemi_atomic_set, )(__VA_ARGS__)
#define shmemi_atomic_swap(dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, atomic_swap)(dest, value, pe)
#define shmemi_ctx_atomic_swap(ctx, dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem_ctx, atomic_swap)(ctx, dest, value, pe)
#define shmem_atomic_swap(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_swap, shmemi_atomic_swap, )(__VA_ARGS__)
#define shmemi_atomic_fetch_nbi(fetch, source, pe) SHMEMI_SELECT_EXTENDED_AMO(fetch, shmem, atomic_fetch_nbi)(fetch, source, pe)
#define shmemi_ctx_atomic_fetch_nbi(ctx, fetch, source, pe) SHMEMI_SELECT_EXTENDED_AMO(fetch, shmem_ctx, atomic_fetch_nbi)(ctx, fetch, source, pe)
#define shmem_atomic_fetch_nbi(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_nbi, shmemi_atomic_fetch_nbi, )(__VA_ARGS__)
#define shmemi_atomic_swap_nbi(fetch, dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(fetch, shmem, atomic_swap_nbi)(fetch, dest, value, pe)
#define shmemi_ctx_atomic_swap_nbi(ctx, fetch, dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(fetch, shmem_ctx, atomic_swap_nbi)(ctx, fetch, dest, value, pe)
#define shmem_atomic_swap_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_swap_nbi, shmemi_atomic_swap_nbi, )(__VA_ARGS__)
#define shmem_fetch(source, pe) SHMEMI_SELECT_EXTENDED_AMO(source, shmem, fetch)(source, pe)
#define shmem_set(dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, set)(dest, value, pe)
#define shmem_swap(dest, value, pe) SHMEMI_SELECT_EXTENDED_AMO(dest, shmem, swap)(dest, value, pe)

#define SHMEMI_SELECT_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmemi_atomic_compare_swap(dest, cond, value, pe) SHMEMI_SELECT_AMO(dest, shmem, atomic_compare_swap)(dest, cond, value, pe)
#define shmemi_ctx_atomic_compare_swap(ctx, dest, cond, value, pe) SHMEMI_SELECT_AMO(dest, shmem_ctx, atomic_compare_swap)(ctx, dest, cond, value, pe)
#define shmem_atomic_compare_swap(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_compare_swap, shmemi_atomic_compare_swap, )(__VA_ARGS__)
#define shmemi_atomic_fetch_inc(dest, pe) SHMEMI_SELECT_AMO(dest, shmem, atomic_fetch_inc)(dest, pe)
#define shmemi_ctx_atomic_fetch_inc(ctx, dest, pe) SHMEMI_SELECT_AMO(dest, shmem_ctx, atomic_fetch_inc)(ctx, dest, pe)
#define shmem_atomic_fetch_inc(...) SHMEMI_AFTER_3(__VA_ARGS__, shmemi_ctx_atomic_fetch_inc, shmemi_atomic_fetch_inc, )(__VA_ARGS__)
#define shmemi_atomic_inc(dest, pe) SHMEMI_SELECT_AMO(dest, shmem, atomic_inc)(dest, pe)
#define shmemi_ctx_atomic_inc(ctx, dest, pe) SHMEMI_SELECT_AMO(dest, shmem_ctx, atomic_inc)(ctx, dest, pe)
#define shmem_atomic_inc(...) SHMEMI_AFTER_3(__VA_ARGS__, shmemi_ctx_atomic_inc, shmemi_atomic_inc, )(__VA_ARGS__)
#define shmemi_atomic_fetch_add(dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem, atomic_fetch_add)(dest, value, pe)
#define shmemi_ctx_atomic_fetch_add(ctx, dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem_ctx, atomic_fetch_add)(ctx, dest, value, pe)
#define shmem_atomic_fetch_add(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_add, shmemi_atomic_fetch_add, )(__VA_ARGS__)
#define shmemi_atomic_add(dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem, atomic_add)(dest, value, pe)
#define shmemi_ctx_atomic_add(ctx, dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem_ctx, atomic_add)(ctx, dest, value, pe)
#define shmem_atomic_add(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_add, shmemi_atomic_add, )(__VA_ARGS__)
#define shmemi_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) SHMEMI_SELECT_AMO(fetch, shmem, atomic_compare_swap_nbi)(fetch, dest, cond, value, pe)
#define shmemi_ctx_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) SHMEMI_SELECT_AMO(fetch, shmem_ctx, atomic_compare_swap_nbi)(ctx, fetch, dest, cond, value, pe)
#define shmem_atomic_compare_swap_nbi(...) SHMEMI_AFTER_6(__VA_ARGS__, shmemi_ctx_atomic_compare_swap_nbi, shmemi_atomic_compare_swap_nbi, )(__VA_ARGS__)
#define shmemi_atomic_fetch_inc_nbi(fetch, dest, pe) SHMEMI_SELECT_AMO(fetch, shmem, atomic_fetch_inc_nbi)(fetch, dest, pe)
#define shmemi_ctx_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) SHMEMI_SELECT_AMO(fetch, shmem_ctx, atomic_fetch_inc_nbi)(ctx, fetch, dest, pe)
#define shmem_atomic_fetch_inc_nbi(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_inc_nbi, shmemi_atomic_fetch_inc_nbi, )(__VA_ARGS__)
#define shmemi_atomic_fetch_add_nbi(fetch, dest, value, pe) SHMEMI_SELECT_AMO(fetch, shmem, atomic_fetch_add_nbi)(fetch, dest, value, pe)
#define shmemi_ctx_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) SHMEMI_SELECT_AMO(fetch, shmem_ctx, atomic_fetch_add_nbi)(ctx, fetch, dest, value, pe)
#define shmem_atomic_fetch_add_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_fetch_add_nbi, shmemi_atomic_fetch_add_nbi, )(__VA_ARGS__)
#define shmem_cswap(dest, cond, value, pe) SHMEMI_SELECT_AMO(dest, shmem, cswap)(dest, cond, value, pe)
#define shmem_finc(dest, pe) SHMEMI_SELECT_AMO(dest, shmem, finc)(dest, pe)
#define shmem_inc(dest, pe) SHMEMI_SELECT_AMO(dest, shmem, inc)(dest, pe)
#define shmem_fadd(dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem, fadd)(dest, value, pe)
#define shmem_add(dest, value, pe) SHMEMI_SELECT_AMO(dest, shmem, add)(dest, value, pe)

#define SHMEMI_SELECT_BITWISE_AMO(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    int32_t: PREFIX##_int32_##NAME, \
    int64_t: PREFIX##_int64_##NAME)
#define shmemi_atomic_fetch_and(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_fetch_and)(dest, value, pe)
#define shmemi_ctx_atomic_fetch_and(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_fetch_and)(ctx, dest, value, pe)
#define shmem_atomic_fetch_and(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_and, shmemi_atomic_fetch_and, )(__VA_ARGS__)
#define shmemi_atomic_and(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_and)(dest, value, pe)
#define shmemi_ctx_atomic_and(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_and)(ctx, dest, value, pe)
#define shmem_atomic_and(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_and, shmemi_atomic_and, )(__VA_ARGS__)
#define shmemi_atomic_fetch_or(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_fetch_or)(dest, value, pe)
#define shmemi_ctx_atomic_fetch_or(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_fetch_or)(ctx, dest, value, pe)
#define shmem_atomic_fetch_or(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_or, shmemi_atomic_fetch_or, )(__VA_ARGS__)
#define shmemi_atomic_or(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_or)(dest, value, pe)
#define shmemi_ctx_atomic_or(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_or)(ctx, dest, value, pe)
#define shmem_atomic_or(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_or, shmemi_atomic_or, )(__VA_ARGS__)
#define shmemi_atomic_fetch_xor(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_fetch_xor)(dest, value, pe)
#define shmemi_ctx_atomic_fetch_xor(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_fetch_xor)(ctx, dest, value, pe)
#define shmem_atomic_fetch_xor(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_fetch_xor, shmemi_atomic_fetch_xor, )(__VA_ARGS__)
#define shmemi_atomic_xor(dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem, atomic_xor)(dest, value, pe)
#define shmemi_ctx_atomic_xor(ctx, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(dest, shmem_ctx, atomic_xor)(ctx, dest, value, pe)
#define shmem_atomic_xor(...) SHMEMI_AFTER_4(__VA_ARGS__, shmemi_ctx_atomic_xor, shmemi_atomic_xor, )(__VA_ARGS__)
#define shmemi_atomic_fetch_and_nbi(fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem, atomic_fetch_and_nbi)(fetch, dest, value, pe)
#define shmemi_ctx_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem_ctx, atomic_fetch_and_nbi)(ctx, fetch, dest, value, pe)
#define shmem_atomic_fetch_and_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_fetch_and_nbi, shmemi_atomic_fetch_and_nbi, )(__VA_ARGS__)
#define shmemi_atomic_fetch_or_nbi(fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem, atomic_fetch_or_nbi)(fetch, dest, value, pe)
#define shmemi_ctx_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem_ctx, atomic_fetch_or_nbi)(ctx, fetch, dest, value, pe)
#define shmem_atomic_fetch_or_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_fetch_or_nbi, shmemi_atomic_fetch_or_nbi, )(__VA_ARGS__)
#define shmemi_atomic_fetch_xor_nbi(fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem, atomic_fetch_xor_nbi)(fetch, dest, value, pe)
#define shmemi_ctx_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) SHMEMI_SELECT_BITWISE_AMO(fetch, shmem_ctx, atomic_fetch_xor_nbi)(ctx, fetch, dest, value, pe)
#define shmem_atomic_fetch_xor_nbi(...) SHMEMI_AFTER_5(__VA_ARGS__, shmemi_ctx_atomic_fetch_xor_nbi, shmemi_atomic_fetch_xor_nbi, )(__VA_ARGS__)

#define SHMEMI_SELECT_SYNC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    short: PREFIX##_short_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmem_wait_until(ivar, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivar, shmem, wait_until)(ivar, cmp, cmp_value)
#define shmem_wait_until_all(ivars, nelems, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_all)(ivars, nelems, status, cmp, cmp_value)
#define shmem_wait_until_any(ivars, nelems, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_any)(ivars, nelems, status, cmp, cmp_value)
#define shmem_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_some)(ivars, nelems, indices, status, cmp, cmp_value)
#define shmem_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_all_vector)(ivars, nelems, status, cmp, cmp_values)
#define shmem_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_any_vector)(ivars, nelems, status, cmp, cmp_values)
#define shmem_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, wait_until_some_vector)(ivars, nelems, indices, status, cmp, cmp_values)
#define shmem_test(ivar, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivar, shmem, test)(ivar, cmp, cmp_value)
#define shmem_test_all(ivars, nelems, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, test_all)(ivars, nelems, status, cmp, cmp_value)
#define shmem_test_any(ivars, nelems, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, test_any)(ivars, nelems, status, cmp, cmp_value)
#define shmem_test_some(ivars, nelems, indices, status, cmp, cmp_value) SHMEMI_SELECT_SYNC(ivars, shmem, test_some)(ivars, nelems, indices, status, cmp, cmp_value)
#define shmem_test_all_vector(ivars, nelems, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, test_all_vector)(ivars, nelems, status, cmp, cmp_values)
#define shmem_test_any_vector(ivars, nelems, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, test_any_vector)(ivars, nelems, status, cmp, cmp_values)
#define shmem_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) SHMEMI_SELECT_SYNC(ivars, shmem, test_some_vector)(ivars, nelems, indices, status, cmp, cmp_values)

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
#define shmem_and_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, and_reduce)(team, dest, source, nreduce)
#define shmem_or_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, or_reduce)(team, dest, source, nreduce)
#define shmem_xor_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_BITS(dest, shmem, xor_reduce)(team, dest, source, nreduce)

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
#define shmem_max_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_ORDER(dest, shmem, max_reduce)(team, dest, source, nreduce)
#define shmem_min_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_ORDER(dest, shmem, min_reduce)(team, dest, source, nreduce)

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
#define shmem_sum_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_reduce)(team, dest, source, nreduce)
#define shmem_prod_reduce(team, dest, source, nreduce) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, prod_reduce)(team, dest, source, nreduce)
#define shmem_sum_inscan(team, dest, source, nelems) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_inscan)(team, dest, source, nelems)
#define shmem_sum_exscan(team, dest, source, nelems) SHMEMI_SELECT_REDUCE_ARITHMETIC(dest, shmem, sum_exscan)(team, dest, source, nelems)

#define shmem_pe_quiet(...) SHMEMI_AFTER_3(__VA_ARGS__, shmem_ctx_pe_quiet, shmem_pe_quiet, )(__VA_ARGS__)

#define shmem_signal_set(...) SHMEMI_AFTER_4(__VA_ARGS__, shmem_ctx_signal_set, shmem_signal_set, )(__VA_ARGS__)

#define shmem_signal_add(...) SHMEMI_AFTER_4(__VA_ARGS__, shmem_ctx_signal_add, shmem_signal_add, )(__VA_ARGS__)

#endif

#endif
