/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * What the headers of families declare, defined as calls of bodies: for the device library, and for modules
 * into which it is compiled, which have names without a type, too. */
#ifndef ISHMEM_DEVICE_ROUTINES_H
#define ISHMEM_DEVICE_ROUTINES_H
ISHMEMI_API int ishmem_my_pe(void) { return ishmemi_my_pe(); }

ISHMEMI_API int ishmem_n_pes(void) { return ishmemi_n_pes(); }

ISHMEMI_API void ishmem_info_get_version(int *major, int *minor) { ishmemi_info_get_version(major, minor); }

ISHMEMI_API void ishmem_info_get_name(char *name) { ishmemi_info_get_name(name); }

ISHMEMI_API void *ishmem_ptr(const void *dest, int pe) { return ishmemi_ptr(dest, pe); }

ISHMEMI_API int ishmem_team_my_pe(ishmem_team_t team) { return ishmemi_team_my_pe(team); }

ISHMEMI_API int ishmem_team_n_pes(ishmem_team_t team) { return ishmemi_team_n_pes(team); }

ISHMEMI_API int ishmem_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team) { return ishmemi_team_translate_pe(src_team, src_pe, dest_team); }

ISHMEMI_API void ishmem_fence(void) { ishmemi_order(ISHMEMI_FENCE, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_fence_work_group(void) { ishmemi_order_group(ISHMEMI_FENCE, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_ctx_fence(ishmemx_ctx_t ctx) { ishmemi_order(ISHMEMI_FENCE | ISHMEMI_ON_CONTEXT, ctx); }
ISHMEMI_API void ishmemx_ctx_fence_work_group(ishmemx_ctx_t ctx) { ishmemi_order_group(ISHMEMI_FENCE | ISHMEMI_ON_CONTEXT, ctx); }

ISHMEMI_API void ishmem_quiet(void) { ishmemi_order(ISHMEMI_QUIET, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_quiet_work_group(void) { ishmemi_order_group(ISHMEMI_QUIET, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_ctx_quiet(ishmemx_ctx_t ctx) { ishmemi_order(ISHMEMI_QUIET | ISHMEMI_ON_CONTEXT, ctx); }
ISHMEMI_API void ishmemx_ctx_quiet_work_group(ishmemx_ctx_t ctx) { ishmemi_order_group(ISHMEMI_QUIET | ISHMEMI_ON_CONTEXT, ctx); }

ISHMEMI_API void ishmemx_flush(void) { ishmemi_order(ISHMEMI_FLUSH, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_flush_work_group(void) { ishmemi_order_group(ISHMEMI_FLUSH, ISHMEMX_CTX_DEFAULT); }
ISHMEMI_API void ishmemx_ctx_flush(ishmemx_ctx_t ctx) { ishmemi_order(ISHMEMI_FLUSH | ISHMEMI_ON_CONTEXT, ctx); }
ISHMEMI_API void ishmemx_ctx_flush_work_group(ishmemx_ctx_t ctx) { ishmemi_order_group(ISHMEMI_FLUSH | ISHMEMI_ON_CONTEXT, ctx); }

ISHMEMI_API void ishmem_barrier_all(void) { ishmemi_barrier_all(ISHMEMI_BARRIER_ALL); }
ISHMEMI_API void ishmemx_barrier_all_work_group(void) { ishmemi_barrier_all_group(ISHMEMI_BARRIER_ALL); }

ISHMEMI_API void ishmem_sync_all(void) { ishmemi_sync_all(ISHMEMI_SYNC_ALL); }
ISHMEMI_API void ishmemx_sync_all_work_group(void) { ishmemi_sync_all_group(ISHMEMI_SYNC_ALL); }

ISHMEMI_API int ishmem_team_sync(ishmem_team_t team) { return ishmemi_sync(ISHMEMI_TEAM_SYNC, team); }
ISHMEMI_API int ishmemx_team_sync_work_group(ishmem_team_t team) { return ishmemi_sync_group(ISHMEMI_TEAM_SYNC, team); }

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS(void *dest, const void *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_put##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_p(TYPE *dest, TYPE value, int pe) { ishmemi_p(ISHMEMI_P, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_p(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_p(ISHMEMI_P | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput_group(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput_group(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_iput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_iput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput_group(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_iput##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_iput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iput_group(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_get##BITS(void *dest, const void *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_get##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_get##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_g(const TYPE *source, int pe) { return ISHMEMI_OF_##KIND(ishmemi_g(ISHMEMI_G, ISHMEMX_CTX_DEFAULT, source, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_g(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ISHMEMI_OF_##KIND(ishmemi_g(ISHMEMI_G | ISHMEMI_ON_CONTEXT, ctx, source, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget_group(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget_group(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_iget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_iget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget_group(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_iget##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_iget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemi_iget_group(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmemx_##NAME##_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput_group(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput_group(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmemx_ibput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ibput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput_group(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_ibput##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_ibput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibput_group(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmemx_##NAME##_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget_group(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget_group(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmemx_ibget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ibget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget_group(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_ibget##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_ibget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemi_ibget_group(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_put##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_get##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_get##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) { ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch(const TYPE *source, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH, ISHMEMX_CTX_DEFAULT, source, 0, 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_ON_CONTEXT, ctx, source, 0, 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_set(TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_SET, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_set(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_SET | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_compare_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_swap(TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_inc(TYPE *dest, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_inc(TYPE *dest, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_INC, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_INC | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_add(TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_add(TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_ADD, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_ADD | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_and(TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_and(TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_AND, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_AND | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_or(TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_or(TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_OR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_OR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_xor(TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_XOR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemi_amo(ISHMEMI_ATOMIC_XOR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, source, 0, 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_nbi(ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, source, 0, 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_compare_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_add_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_and_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_or_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { *fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)); }
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_signal(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_signal(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_put##BITS##_signal_work_group(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_##NAME##_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); } \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_signal_nbi(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_put##BITS##_signal_nbi_work_group(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); } \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES); }
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

ISHMEMI_API void ishmemx_signal_set(ulong *sig_addr, ulong signal, int pe) { ishmemi_signal_set(ISHMEMI_SIGNAL_SET, ISHMEMX_CTX_DEFAULT, sig_addr, signal, pe); }
ISHMEMI_API void ishmemx_ctx_signal_set(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe) { ishmemi_signal_set(ISHMEMI_SIGNAL_SET | ISHMEMI_ON_CONTEXT, ctx, sig_addr, signal, pe); }

ISHMEMI_API void ishmemx_signal_add(ulong *sig_addr, ulong signal, int pe) { ishmemi_signal_add(ISHMEMI_SIGNAL_ADD, ISHMEMX_CTX_DEFAULT, sig_addr, signal, pe); }
ISHMEMI_API void ishmemx_ctx_signal_add(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe) { ishmemi_signal_add(ISHMEMI_SIGNAL_ADD | ISHMEMI_ON_CONTEXT, ctx, sig_addr, signal, pe); }

ISHMEMI_API ulong ishmem_signal_fetch(const ulong *sig_addr) { return ishmemi_signal_fetch(ISHMEMI_SIGNAL_FETCH, sig_addr); }

ISHMEMI_API ulong ishmem_signal_wait_until(ulong *sig_addr, int cmp, ulong cmp_value) { return ishmemi_signal_wait_until(ISHMEMI_SIGNAL_WAIT_UNTIL, sig_addr, cmp, cmp_value); }
ISHMEMI_API ulong ishmemx_signal_wait_until_work_group(ulong *sig_addr, int cmp, ulong cmp_value) { return ishmemi_signal_wait_until_group(ISHMEMI_SIGNAL_WAIT_UNTIL, sig_addr, cmp, cmp_value); }

ISHMEMI_API ulong ishmemx_signal_wait_count(ulong *sig_addr, ulong count) { return ishmemi_signal_wait_count(ISHMEMI_SIGNAL_WAIT_COUNT, sig_addr, count); }
ISHMEMI_API ulong ishmemx_signal_wait_count_work_group(ulong *sig_addr, ulong count) { return ishmemi_signal_wait_count_group(ISHMEMI_SIGNAL_WAIT_COUNT, sig_addr, count); }

ISHMEMI_API void ishmemx_peer_signal_set(ishmem_team_t team, ulong *signals, ulong signal, int pe) { ishmemi_peer_signal_set(ISHMEMI_PEER_SIGNAL_SET, team, signals, signal, pe); }

ISHMEMI_API void ishmemx_peer_signal_add(ishmem_team_t team, ulong *signals, ulong signal, int pe) { ishmemi_peer_signal_add(ISHMEMI_PEER_SIGNAL_ADD, team, signals, signal, pe); }

ISHMEMI_API ulong ishmemx_peer_signal_wait(ishmem_team_t team, ulong *signals, ulong count, int pe) { return ishmemi_peer_signal_wait(ISHMEMI_PEER_SIGNAL_WAIT, team, signals, count, pe); }
ISHMEMI_API ulong ishmemx_peer_signal_wait_work_group(ishmem_team_t team, ulong *signals, ulong count, int pe) { return ishmemi_peer_signal_wait_group(ISHMEMI_PEER_SIGNAL_WAIT, team, signals, count, pe); }

ISHMEMI_API int ishmemx_peer_signal_wait_any(ishmem_team_t team, ulong *signals, ulong count) { return ishmemi_peer_signal_wait_any(ISHMEMI_PEER_SIGNAL_WAIT_ANY, team, signals, count); }
ISHMEMI_API int ishmemx_peer_signal_wait_any_work_group(ishmem_team_t team, ulong *signals, ulong count) { return ishmemi_peer_signal_wait_any_group(ISHMEMI_PEER_SIGNAL_WAIT_ANY, team, signals, count); }

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_wait_until(TYPE *ivar, int cmp, TYPE cmp_value) { ishmemi_watch_one(ISHMEMI_WAIT_UNTIL, ivar, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_##NAME##_wait_until_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { ishmemi_watch_one_group(ISHMEMI_WAIT_UNTIL, ivar, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_wait_until_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { ishmemi_watch(ISHMEMI_WAIT_UNTIL_ALL, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_##NAME##_wait_until_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { ishmemi_watch_group(ISHMEMI_WAIT_UNTIL_ALL, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_wait_until_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch(ISHMEMI_WAIT_UNTIL_ANY, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_wait_until_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_group(ISHMEMI_WAIT_UNTIL_ANY, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_wait_until_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_some(ISHMEMI_WAIT_UNTIL_SOME, ivars, nelems, indices, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_wait_until_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_some_group(ISHMEMI_WAIT_UNTIL_SOME, ivars, nelems, indices, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { ishmemi_watch_vector(ISHMEMI_WAIT_UNTIL_ALL_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API void ishmemx_##NAME##_wait_until_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { ishmemi_watch_vector_group(ISHMEMI_WAIT_UNTIL_ALL_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector(ISHMEMI_WAIT_UNTIL_ANY_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_wait_until_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector_group(ISHMEMI_WAIT_UNTIL_ANY_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_some_vector(ISHMEMI_WAIT_UNTIL_SOME_VECTOR, ivars, nelems, indices, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_wait_until_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_some_vector_group(ISHMEMI_WAIT_UNTIL_SOME_VECTOR, ivars, nelems, indices, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_test(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmemi_watch_one(ISHMEMI_TEST, ivar, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API int ishmemx_##NAME##_test_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmemi_watch_one_group(ISHMEMI_TEST, ivar, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch(ISHMEMI_TEST_ALL, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API int ishmemx_##NAME##_test_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_group(ISHMEMI_TEST_ALL, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch(ISHMEMI_TEST_ANY, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_test_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_group(ISHMEMI_TEST_ANY, ivars, nelems, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_some(ISHMEMI_TEST_SOME, ivars, nelems, indices, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_test_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemi_watch_some_group(ISHMEMI_TEST_SOME, ivars, nelems, indices, status, cmp, ISHMEMI_BITS_##KIND(cmp_value), ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector(ISHMEMI_TEST_ALL_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API int ishmemx_##NAME##_test_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector_group(ISHMEMI_TEST_ALL_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector(ISHMEMI_TEST_ANY_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_test_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_vector_group(ISHMEMI_TEST_ANY_VECTOR, ivars, nelems, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API size_t ishmem_##NAME##_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_some_vector(ISHMEMI_TEST_SOME_VECTOR, ivars, nelems, indices, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); } \
    ISHMEMI_API size_t ishmemx_##NAME##_test_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemi_watch_some_vector_group(ISHMEMI_TEST_SOME_VECTOR, ivars, nelems, indices, status, cmp, cmp_values, ISHMEMI_KIND_##KIND); }
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_collect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_collect(ISHMEMI_COLLECT, team, dest, source, nelems, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_collect_group(ISHMEMI_COLLECT, team, dest, source, nelems, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API int ishmem_collect##BITS(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_collect(ISHMEMI_COLLECT, team, dest, source, nelems, BYTES); } \
    ISHMEMI_API int ishmemx_collect##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_collect_group(ISHMEMI_COLLECT, team, dest, source, nelems, BYTES); }
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_fcollect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_fcollect(ISHMEMI_FCOLLECT, team, dest, source, nelems, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_fcollect_group(ISHMEMI_FCOLLECT, team, dest, source, nelems, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API int ishmem_fcollect##BITS(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_fcollect(ISHMEMI_FCOLLECT, team, dest, source, nelems, BYTES); } \
    ISHMEMI_API int ishmemx_fcollect##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_fcollect_group(ISHMEMI_FCOLLECT, team, dest, source, nelems, BYTES); }
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemi_broadcast(ISHMEMI_BROADCAST, team, dest, source, nelems, PE_root, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemi_broadcast_group(ISHMEMI_BROADCAST, team, dest, source, nelems, PE_root, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API int ishmem_broadcast##BITS(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root) { return ishmemi_broadcast(ISHMEMI_BROADCAST, team, dest, source, nelems, PE_root, BYTES); } \
    ISHMEMI_API int ishmemx_broadcast##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root) { return ishmemi_broadcast_group(ISHMEMI_BROADCAST, team, dest, source, nelems, PE_root, BYTES); }
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_alltoall(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_alltoall(ISHMEMI_ALLTOALL, team, dest, source, nelems, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_alltoall_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_alltoall_group(ISHMEMI_ALLTOALL, team, dest, source, nelems, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API int ishmem_alltoall##BITS(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_alltoall(ISHMEMI_ALLTOALL, team, dest, source, nelems, BYTES); } \
    ISHMEMI_API int ishmemx_alltoall##BITS##_work_group(ishmem_team_t team, void *dest, const void *source, size_t nelems) { return ishmemi_alltoall_group(ISHMEMI_ALLTOALL, team, dest, source, nelems, BYTES); }
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_and_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_and_reduce_##KIND(ISHMEMI_AND_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_and_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_and_reduce_##KIND##_group(ISHMEMI_AND_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_or_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_or_reduce_##KIND(ISHMEMI_OR_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_or_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_or_reduce_##KIND##_group(ISHMEMI_OR_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_xor_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_xor_reduce_##KIND(ISHMEMI_XOR_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_xor_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_xor_reduce_##KIND##_group(ISHMEMI_XOR_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_max_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_max_reduce_##KIND(ISHMEMI_MAX_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_max_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_max_reduce_##KIND##_group(ISHMEMI_MAX_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_min_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_min_reduce_##KIND(ISHMEMI_MIN_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_min_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_min_reduce_##KIND##_group(ISHMEMI_MIN_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_sum_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_sum_reduce_##KIND(ISHMEMI_SUM_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_sum_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_sum_reduce_##KIND##_group(ISHMEMI_SUM_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_prod_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_prod_reduce_##KIND(ISHMEMI_PROD_REDUCE, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_prod_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_prod_reduce_##KIND##_group(ISHMEMI_PROD_REDUCE, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_and_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_and_reduce_##KIND(ISHMEMI_AND_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_and_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_and_reduce_##KIND##_group(ISHMEMI_AND_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_or_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_or_reduce_##KIND(ISHMEMI_OR_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_or_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_or_reduce_##KIND##_group(ISHMEMI_OR_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_xor_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_xor_reduce_##KIND(ISHMEMI_XOR_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_xor_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_xor_reduce_##KIND##_group(ISHMEMI_XOR_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_max_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_max_reduce_##KIND(ISHMEMI_MAX_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_max_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_max_reduce_##KIND##_group(ISHMEMI_MAX_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_min_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_min_reduce_##KIND(ISHMEMI_MIN_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_min_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_min_reduce_##KIND##_group(ISHMEMI_MIN_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_sum_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_sum_reduce_##KIND(ISHMEMI_SUM_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_sum_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_sum_reduce_##KIND##_group(ISHMEMI_SUM_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_prod_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_prod_reduce_##KIND(ISHMEMI_PROD_REDUCESCATTER, team, dest, source, nreduce); } \
    ISHMEMI_API int ishmemx_##NAME##_prod_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemi_prod_reduce_##KIND##_group(ISHMEMI_PROD_REDUCESCATTER, team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_sum_inscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_sum_inscan_##KIND(ISHMEMI_SUM_INSCAN, team, dest, source, nelems); } \
    ISHMEMI_API int ishmemx_##NAME##_sum_inscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_sum_inscan_##KIND##_group(ISHMEMI_SUM_INSCAN, team, dest, source, nelems); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmem_##NAME##_sum_exscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_sum_exscan_##KIND(ISHMEMI_SUM_EXSCAN, team, dest, source, nelems); } \
    ISHMEMI_API int ishmemx_##NAME##_sum_exscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemi_sum_exscan_##KIND##_group(ISHMEMI_SUM_EXSCAN, team, dest, source, nelems); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_alltoallv(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemi_alltoallv(ISHMEMI_ALLTOALLV, team, dest, dest_offsets, source, source_offsets, counts, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_alltoallv_work_group(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemi_alltoallv_group(ISHMEMI_ALLTOALLV, team, dest, dest_offsets, source, source_offsets, counts, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_tile_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemi_tile_broadcast(ISHMEMI_TILE_BROADCAST, team, dest, source, dst, sst, bsize, nblocks, PE_root, sizeof(TYPE)); } \
    ISHMEMI_API int ishmemx_##NAME##_tile_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemi_tile_broadcast_group(ISHMEMI_TILE_BROADCAST, team, dest, source, dst, sst, bsize, nblocks, PE_root, sizeof(TYPE)); }
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_and_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_and_reduce_tile_##KIND(ISHMEMI_AND_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_and_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_and_reduce_tile_##KIND##_group(ISHMEMI_AND_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_or_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_or_reduce_tile_##KIND(ISHMEMI_OR_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_or_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_or_reduce_tile_##KIND##_group(ISHMEMI_OR_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_xor_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_xor_reduce_tile_##KIND(ISHMEMI_XOR_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_xor_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_xor_reduce_tile_##KIND##_group(ISHMEMI_XOR_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_max_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_max_reduce_tile_##KIND(ISHMEMI_MAX_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_max_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_max_reduce_tile_##KIND##_group(ISHMEMI_MAX_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_min_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_min_reduce_tile_##KIND(ISHMEMI_MIN_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_min_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_min_reduce_tile_##KIND##_group(ISHMEMI_MIN_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ORDER_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_sum_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_sum_reduce_tile_##KIND(ISHMEMI_SUM_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_sum_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_sum_reduce_tile_##KIND##_group(ISHMEMI_SUM_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API int ishmemx_##NAME##_prod_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_prod_reduce_tile_##KIND(ISHMEMI_PROD_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API int ishmemx_##NAME##_prod_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemi_prod_reduce_tile_##KIND##_group(ISHMEMI_PROD_TILE_REDUCE, team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ARITHMETIC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#ifdef ISHMEM_DEVICE_INLINE
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmem_##NAME##_put(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_##NAME##_put_work_group(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_put(ctx, dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_put_work_group(ctx, dest, source, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_p(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_p(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_p(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_p(ctx, dest, value, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmem_##NAME##_iput(dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_##NAME##_iput_work_group(dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_iput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_ctx_##NAME##_iput(ctx, dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_ctx_##NAME##_iput_work_group(ctx, dest, source, dst, sst, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmem_##NAME##_get(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_##NAME##_get_work_group(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_get(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_get(ctx, dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_get_work_group(ctx, dest, source, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_g(const TYPE *source, int pe) { return ishmem_##NAME##_g(source, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_g(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ishmemx_ctx_##NAME##_g(ctx, source, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmem_##NAME##_iget(dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_##NAME##_iget_work_group(dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_iget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_ctx_##NAME##_iget(ctx, dest, source, dst, sst, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { ishmemx_ctx_##NAME##_iget_work_group(ctx, dest, source, dst, sst, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_##NAME##_ibput_work_group(dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_ibput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_ctx_##NAME##_ibput_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_##NAME##_ibget_work_group(dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_ibget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { ishmemx_ctx_##NAME##_ibget_work_group(ctx, dest, source, dst, sst, bsize, nblocks, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmem_##NAME##_put_nbi(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_##NAME##_put_nbi_work_group(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_put_nbi(ctx, dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_put_nbi_work_group(ctx, dest, source, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmem_##NAME##_get_nbi(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_##NAME##_get_nbi_work_group(dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_get_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_get_nbi(ctx, dest, source, nelems, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) { ishmemx_ctx_##NAME##_get_nbi_work_group(ctx, dest, source, nelems, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch(const TYPE *source, int pe) { return ishmem_##NAME##_atomic_fetch(source, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch(ishmemx_ctx_t ctx, const TYPE *source, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch(ctx, source, pe); }
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_set(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_set(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_set(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_set(ctx, dest, value, pe); }
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmem_##NAME##_atomic_compare_swap(dest, cond, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_compare_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_compare_swap(ctx, dest, cond, value, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_swap(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_swap(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_swap(ctx, dest, value, pe); }
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch_inc(TYPE *dest, int pe) { return ishmem_##NAME##_atomic_fetch_inc(dest, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_inc(ctx, dest, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_inc(TYPE *dest, int pe) { ishmem_##NAME##_atomic_inc(dest, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) { ishmemx_ctx_##NAME##_atomic_inc(ctx, dest, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch_add(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_add(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_add(ctx, dest, value, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_add(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_add(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_add(ctx, dest, value, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch_and(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_and(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_and(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_and(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_and(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_and(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch_or(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_or(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_or(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_or(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_or(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_or(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmem_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) { return ishmem_##NAME##_atomic_fetch_xor(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD TYPE ishmemx_ctx_atomic_fetch_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { return ishmemx_ctx_##NAME##_atomic_fetch_xor(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_xor(TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_xor(dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_xor(ctx, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) { ishmem_##NAME##_atomic_fetch_nbi(fetch, source, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_nbi(ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_nbi(ctx, fetch, source, pe); }
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { ishmem_##NAME##_atomic_compare_swap_nbi(fetch, dest, cond, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_compare_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_swap_nbi(fetch, dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_swap_nbi(ctx, fetch, dest, value, pe); }
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) { ishmem_##NAME##_atomic_fetch_inc_nbi(fetch, dest, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_inc_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi(ctx, fetch, dest, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_fetch_add_nbi(fetch, dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_add_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe); }
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_fetch_and_nbi(fetch, dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_and_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_fetch_or_nbi(fetch, dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_or_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmem_##NAME##_atomic_fetch_xor_nbi(fetch, dest, value, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_atomic_fetch_xor_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) { ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe); }
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_put_signal(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmem_##NAME##_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_##NAME##_put_signal_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_signal(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_ctx_##NAME##_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_ctx_##NAME##_put_signal_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmem_##NAME##_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_##NAME##_put_signal_nbi_work_group(dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_signal_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_ctx_##NAME##_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_ctx_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) { ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_wait_until(TYPE *ivar, int cmp, TYPE cmp_value) { ishmem_##NAME##_wait_until(ivar, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_wait_until_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { ishmemx_##NAME##_wait_until_work_group(ivar, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_wait_until_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { ishmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_wait_until_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { ishmemx_##NAME##_wait_until_all_work_group(ivars, nelems, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_wait_until_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_wait_until_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_any_work_group(ivars, nelems, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_wait_until_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_wait_until_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_wait_until_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmem_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { ishmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD void ishmemx_wait_until_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { ishmemx_##NAME##_wait_until_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_wait_until_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_wait_until_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_wait_until_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_wait_until_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_test(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test(ivar, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_test_work_group(TYPE *ivar, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_work_group(ivar, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_all(ivars, nelems, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_test_all_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_all_work_group(ivars, nelems, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_any(ivars, nelems, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_test_any_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_any_work_group(ivars, nelems, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmem_##NAME##_test_some(ivars, nelems, indices, status, cmp, cmp_value); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_test_some_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) { return ishmemx_##NAME##_test_some_work_group(ivars, nelems, indices, status, cmp, cmp_value); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_test_all_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_all_vector_work_group(ivars, nelems, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_test_any_vector_work_group(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_any_vector_work_group(ivars, nelems, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmem_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values); } \
    ISHMEMI_API ISHMEMI_OVERLOAD size_t ishmemx_test_some_vector_work_group(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) { return ishmemx_##NAME##_test_some_vector_work_group(ivars, nelems, indices, status, cmp, cmp_values); }
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_collect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_collect(team, dest, source, nelems); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_collect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_collect_work_group(team, dest, source, nelems); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_fcollect(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_fcollect(team, dest, source, nelems); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_fcollect_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_fcollect_work_group(team, dest, source, nelems); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmem_##NAME##_broadcast(team, dest, source, nelems, PE_root); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root) { return ishmemx_##NAME##_broadcast_work_group(team, dest, source, nelems, PE_root); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_alltoall(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_alltoall(team, dest, source, nelems); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_alltoall_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_alltoall_work_group(team, dest, source, nelems); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_and_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_and_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_and_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_or_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_or_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_or_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_xor_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_xor_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_xor_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_max_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_max_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_max_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_min_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_min_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_min_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_sum_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_sum_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_prod_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmem_##NAME##_prod_reduce(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_prod_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reduce_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_and_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_and_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_or_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_or_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_xor_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_xor_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_max_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_max_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_min_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_min_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_prod_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter(team, dest, source, nreduce); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_prod_reducescatter_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter_work_group(team, dest, source, nreduce); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_sum_inscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_inscan(team, dest, source, nelems); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_inscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_inscan_work_group(team, dest, source, nelems); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmem_sum_exscan(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmem_##NAME##_sum_exscan(team, dest, source, nelems); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_exscan_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return ishmemx_##NAME##_sum_exscan_work_group(team, dest, source, nelems); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_alltoallv(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv(team, dest, dest_offsets, source, source_offsets, counts); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_alltoallv_work_group(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv_work_group(team, dest, dest_offsets, source, source_offsets, counts); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_tile_broadcast(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast(team, dest, source, dst, sst, bsize, nblocks, PE_root); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_tile_broadcast_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int PE_root) { return ishmemx_##NAME##_tile_broadcast_work_group(team, dest, source, dst, sst, bsize, nblocks, PE_root); }
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_and_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_and_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_and_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_or_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_or_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_or_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_xor_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_xor_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_xor_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_max_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_max_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_max_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_min_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_min_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_min_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_sum_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_sum_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_prod_tile_reduce(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce(team, dest, source, dst, sst, bsize, nblocks); } \
    ISHMEMI_API ISHMEMI_OVERLOAD int ishmemx_prod_tile_reduce_work_group(ishmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks) { return ishmemx_##NAME##_prod_tile_reduce_work_group(team, dest, source, dst, sst, bsize, nblocks); }
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#endif

#endif
