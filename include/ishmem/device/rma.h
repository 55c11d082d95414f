/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Put and get. PE numbers are those of the world, and on a context those of its team. On return from a put
 * `source` may be reused, and from a get `dest` has what was got; those that end in _nbi promise both only
 * after ishmem_quiet. ishmem_quiet, or a barrier, completes a put at its target; ishmem_fence orders it before
 * later ones there. `dest` and `source` do not overlap.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_RMA_H
#define ISHMEM_DEVICE_RMA_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * (OpenSHMEM 1.6, SHMEM_PUT) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_put_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_put##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Stores `value` in the symmetric `dest` on PE `pe`. (OpenSHMEM 1.6, SHMEM_P) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_p(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_p(ISHMEMI_P, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_p(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_p(ISHMEMI_P | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), pe, ISHMEMI_KIND_##KIND))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IPUT) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_iput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput_group(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput_group(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_iput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_iput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput_group(ISHMEMI_IPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_iput##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_iput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iput_group(ISHMEMI_IPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_GET) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_get_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_get##BITS(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_get##BITS##_work_group(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_get##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Returns the element at the symmetric `source` on PE `pe`. (OpenSHMEM 1.6, SHMEM_G) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_g(const TYPE *source, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_g(ISHMEMI_G, ISHMEMX_CTX_DEFAULT, source, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_g(ishmemx_ctx_t ctx, const TYPE *source, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_g(ISHMEMI_G | ISHMEMI_ON_CONTEXT, ctx, source, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IGET) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_iget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget_group(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_iget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget_group(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_iget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_iget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget_group(ISHMEMI_IGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_iget##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_iget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_iget_group(ISHMEMI_IGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of `source`
 * to element i * dst of the symmetric `dest` on PE `pe`. Both strides are at least `bsize`. (OpenSHMEM 1.6,
 * SHMEM_IBPUT) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmemx_##NAME##_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_ibput_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput_group(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibput(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibput_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput_group(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmemx_ibput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ibput##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput_group(ISHMEMI_IBPUT, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_ibput##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_ibput##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibput_group(ISHMEMI_IBPUT | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of the
 * symmetric `source` on PE `pe` to element i * dst of `dest`. Both strides are at least `bsize`. (OpenSHMEM
 * 1.6, SHMEM_IBGET) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmemx_##NAME##_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_ibget_work_group(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget_group(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibget(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_ibget_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget_group(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmemx_ibget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ibget##BITS##_work_group(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget_group(ISHMEMI_IBGET, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_ibget##BITS(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_ibget##BITS##_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) ISHMEMI_BODY(ishmemi_ibget_group(ISHMEMI_IBGET | ISHMEMI_ON_CONTEXT, ctx, dest, source, dst, sst, bsize, nblocks, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * `source` may be reused only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_put_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_put##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_put_group(ISHMEMI_PUT | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Starts to copy `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE.
 * They are there only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_GET_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_get_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_get_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_get##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_get##BITS##_nbi_work_group(void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_get##BITS##_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) ISHMEMI_BODY(ishmemi_get_group(ISHMEMI_GET | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

#ifdef __cplusplus
}
#endif

#endif
