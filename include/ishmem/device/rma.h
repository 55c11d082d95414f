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
 * (OpenSHMEM 1.6, SHMEM_PUT)
 *   void ishmem_NAME_put(TYPE *dest, const TYPE *source, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_t ishmem_##NAME##_put, ishmemx_##NAME##_put_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_##NAME##_put, ishmemx_ctx_##NAME##_put_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_t ishmem_put##BITS, ishmemx_put##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_t ishmemx_ctx_put##BITS, ishmemx_ctx_put##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Stores `value` in the symmetric `dest` on PE `pe`. (OpenSHMEM 1.6, SHMEM_P)
 *   void ishmem_NAME_p(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_p; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_p;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IPUT)
 *   void ishmem_NAME_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_iput_t ishmem_##NAME##_iput, ishmemx_##NAME##_iput_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_##NAME##_iput, ishmemx_ctx_##NAME##_iput_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_iput_t ishmem_iput##BITS, ishmemx_iput##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_iput_t ishmemx_ctx_iput##BITS, ishmemx_ctx_iput##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_GET)
 *   void ishmem_NAME_get(TYPE *dest, const TYPE *source, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_t ishmem_##NAME##_get, ishmemx_##NAME##_get_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_##NAME##_get, ishmemx_ctx_##NAME##_get_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_t ishmem_get##BITS, ishmemx_get##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_t ishmemx_ctx_get##BITS, ishmemx_ctx_get##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Returns the element at the symmetric `source` on PE `pe`. (OpenSHMEM 1.6, SHMEM_G)
 *   TYPE ishmem_NAME_g(const TYPE *source, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_g_t ishmem_##NAME##_g; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_g_t ishmemx_ctx_##NAME##_g;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IGET)
 *   void ishmem_NAME_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_iput_t ishmem_##NAME##_iget, ishmemx_##NAME##_iget_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_##NAME##_iget, ishmemx_ctx_##NAME##_iget_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_iput_t ishmem_iget##BITS, ishmemx_iget##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_iput_t ishmemx_ctx_iget##BITS, ishmemx_ctx_iget##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of `source`
 * to element i * dst of the symmetric `dest` on PE `pe`. Both strides are at least `bsize`. (OpenSHMEM 1.6,
 * SHMEM_IBPUT)
 *   void ishmemx_NAME_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_ibput_t ishmemx_##NAME##_ibput, ishmemx_##NAME##_ibput_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_##NAME##_ibput, ishmemx_ctx_##NAME##_ibput_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_ibput_t ishmemx_ibput##BITS, ishmemx_ibput##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_ibput_t ishmemx_ctx_ibput##BITS, ishmemx_ctx_ibput##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of the
 * symmetric `source` on PE `pe` to element i * dst of `dest`. Both strides are at least `bsize`. (OpenSHMEM
 * 1.6, SHMEM_IBGET)
 *   void ishmemx_NAME_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_ibput_t ishmemx_##NAME##_ibget, ishmemx_##NAME##_ibget_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_##NAME##_ibget, ishmemx_ctx_##NAME##_ibget_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_ibput_t ishmemx_ibget##BITS, ishmemx_ibget##BITS##_work_group; \
    ISHMEMI_API ishmemi_ctx_void_ibput_t ishmemx_ctx_ibget##BITS, ishmemx_ctx_ibget##BITS##_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
#undef ISHMEMI_ROW

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * `source` may be reused only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_NBI)
 *   void ishmem_NAME_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_t ishmem_##NAME##_put_nbi, ishmemx_##NAME##_put_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_##NAME##_put_nbi, ishmemx_ctx_##NAME##_put_nbi_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_t ishmem_put##BITS##_nbi, ishmemx_put##BITS##_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_t ishmemx_ctx_put##BITS##_nbi, ishmemx_ctx_put##BITS##_nbi_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Starts to copy `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE.
 * They are there only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_GET_NBI)
 *   void ishmem_NAME_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_t ishmem_##NAME##_get_nbi, ishmemx_##NAME##_get_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_##NAME##_get_nbi, ishmemx_ctx_##NAME##_get_nbi_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_t ishmem_get##BITS##_nbi, ishmemx_get##BITS##_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_t ishmemx_ctx_get##BITS##_nbi, ishmemx_ctx_get##BITS##_nbi_work_group;
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
