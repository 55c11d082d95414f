/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Types of routines on elements of a TYPE, which bear the name of the first routine of that type. Part of
 * ishmem_device.h. */
#ifndef ISHMEM_DEVICE_SHAPES_H
#define ISHMEM_DEVICE_SHAPES_H

#define ISHMEMI_SHAPE(NAME, TYPE, KIND) \
    typedef void ishmemi_##TYPE##_put_t(TYPE *dest, const TYPE *source, size_t nelems, int pe); \
    typedef void ishmemi_ctx_##TYPE##_put_t(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe); \
    typedef void ishmemi_##TYPE##_p_t(TYPE *dest, TYPE value, int pe); \
    typedef void ishmemi_ctx_##TYPE##_p_t(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe); \
    typedef void ishmemi_##TYPE##_iput_t(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe); \
    typedef void ishmemi_ctx_##TYPE##_iput_t(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe); \
    typedef TYPE ishmemi_##TYPE##_g_t(const TYPE *source, int pe); \
    typedef TYPE ishmemi_ctx_##TYPE##_g_t(ishmemx_ctx_t ctx, const TYPE *source, int pe); \
    typedef void ishmemi_##TYPE##_ibput_t(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe); \
    typedef void ishmemi_ctx_##TYPE##_ibput_t(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe); \
    typedef void ishmemi_##TYPE##_put_signal_t(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe); \
    typedef void ishmemi_ctx_##TYPE##_put_signal_t(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe); \
    typedef int ishmemi_##TYPE##_collect_t(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems); \
    typedef int ishmemi_##TYPE##_broadcast_t(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root); \
    typedef int ishmemi_##TYPE##_alltoallv_t(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts); \
    typedef int ishmemi_##TYPE##_tile_broadcast_t(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root); \
    typedef int ishmemi_##TYPE##_and_tile_reduce_t(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_SHAPE)
#undef ISHMEMI_SHAPE

#define ISHMEMI_SHAPE(NAME, TYPE, KIND) \
    typedef TYPE ishmemi_##TYPE##_atomic_compare_swap_t(TYPE *dest, TYPE cond, TYPE value, int pe); \
    typedef TYPE ishmemi_ctx_##TYPE##_atomic_compare_swap_t(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe); \
    typedef TYPE ishmemi_##TYPE##_atomic_fetch_inc_t(TYPE *dest, int pe); \
    typedef TYPE ishmemi_ctx_##TYPE##_atomic_fetch_inc_t(ishmemx_ctx_t ctx, TYPE *dest, int pe); \
    typedef void ishmemi_##TYPE##_atomic_inc_t(TYPE *dest, int pe); \
    typedef void ishmemi_ctx_##TYPE##_atomic_inc_t(ishmemx_ctx_t ctx, TYPE *dest, int pe); \
    typedef void ishmemi_##TYPE##_atomic_compare_swap_nbi_t(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe); \
    typedef void ishmemi_ctx_##TYPE##_atomic_compare_swap_nbi_t(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe); \
    typedef void ishmemi_##TYPE##_atomic_fetch_inc_nbi_t(TYPE *fetch, TYPE *dest, int pe); \
    typedef void ishmemi_ctx_##TYPE##_atomic_fetch_inc_nbi_t(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_SHAPE)
#undef ISHMEMI_SHAPE

#define ISHMEMI_SHAPE(NAME, TYPE, KIND) \
    typedef TYPE ishmemi_##TYPE##_atomic_swap_t(TYPE *dest, TYPE value, int pe); \
    typedef TYPE ishmemi_ctx_##TYPE##_atomic_swap_t(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe); \
    typedef void ishmemi_##TYPE##_atomic_fetch_nbi_t(TYPE *fetch, const TYPE *source, int pe); \
    typedef void ishmemi_ctx_##TYPE##_atomic_fetch_nbi_t(ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe); \
    typedef void ishmemi_##TYPE##_atomic_swap_nbi_t(TYPE *fetch, TYPE *dest, TYPE value, int pe); \
    typedef void ishmemi_ctx_##TYPE##_atomic_swap_nbi_t(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_SHAPE)
#undef ISHMEMI_SHAPE

#define ISHMEMI_SHAPE(NAME, TYPE, KIND) \
    typedef void ishmemi_##TYPE##_wait_until_t(TYPE *ivar, int cmp, TYPE cmp_value); \
    typedef void ishmemi_##TYPE##_wait_until_all_t(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value); \
    typedef size_t ishmemi_##TYPE##_wait_until_any_t(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value); \
    typedef size_t ishmemi_##TYPE##_wait_until_some_t(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value); \
    typedef void ishmemi_##TYPE##_wait_until_all_vector_t(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values); \
    typedef size_t ishmemi_##TYPE##_wait_until_any_vector_t(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values); \
    typedef size_t ishmemi_##TYPE##_wait_until_some_vector_t(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values); \
    typedef int ishmemi_##TYPE##_test_t(TYPE *ivar, int cmp, TYPE cmp_value); \
    typedef int ishmemi_##TYPE##_test_all_t(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value); \
    typedef int ishmemi_##TYPE##_test_all_vector_t(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_SHAPE)
#undef ISHMEMI_SHAPE

typedef void ishmemi_void_put_t(void *dest, const void *source, size_t nelems, int pe);
typedef void ishmemi_ctx_void_put_t(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
typedef void ishmemi_void_iput_t(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
typedef void ishmemi_ctx_void_iput_t(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
typedef void ishmemi_void_ibput_t(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
typedef void ishmemi_ctx_void_ibput_t(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
typedef void ishmemi_void_put_signal_t(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe);
typedef void ishmemi_ctx_void_put_signal_t(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe);
typedef int ishmemi_void_collect_t(ishmem_team_t team, void *dest, const void *source, size_t nelems);
typedef int ishmemi_void_broadcast_t(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root);

#endif
