/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Atomic operations. Each acts on one element, at the symmetric `dest` or `source` on PE `pe`, as a whole: no
 * other atomic operation on the element comes between. An operation that returns the old value is complete at
 * its target on return; for the others ishmem_quiet or a barrier completes it there. While atomic operations
 * on an element may come, only they use it, and the waits and tests of point-to-point synchronisation.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_ATOMICS_H
#define ISHMEM_DEVICE_ATOMICS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH)
 *   TYPE ishmem_NAME_atomic_fetch(const TYPE *source, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_g_t ishmem_##NAME##_atomic_fetch; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_g_t ishmemx_ctx_##NAME##_atomic_fetch;
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`. (OpenSHMEM 1.6, SHMEM_ATOMIC_SET)
 *   void ishmem_NAME_atomic_set(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_atomic_set; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_atomic_set;
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value` where it is `cond`; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_COMPARE_SWAP)
 *   TYPE ishmem_NAME_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_compare_swap_t ishmem_##NAME##_atomic_compare_swap; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_compare_swap_t ishmemx_ctx_##NAME##_atomic_compare_swap;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_SWAP)
 *   TYPE ishmem_NAME_atomic_swap(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_t ishmem_##NAME##_atomic_swap; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_##NAME##_atomic_swap;
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_INC)
 *   TYPE ishmem_NAME_atomic_fetch_inc(TYPE *dest, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_fetch_inc_t ishmem_##NAME##_atomic_fetch_inc; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_fetch_inc_t ishmemx_ctx_##NAME##_atomic_fetch_inc;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_INC)
 *   void ishmem_NAME_atomic_inc(TYPE *dest, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_inc_t ishmem_##NAME##_atomic_inc; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_inc_t ishmemx_ctx_##NAME##_atomic_inc;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_ADD)
 *   TYPE ishmem_NAME_atomic_fetch_add(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_t ishmem_##NAME##_atomic_fetch_add; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_##NAME##_atomic_fetch_add;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_ADD)
 *   void ishmem_NAME_atomic_add(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_atomic_add; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_atomic_add;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_AND)
 *   TYPE ishmem_NAME_atomic_fetch_and(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_t ishmem_##NAME##_atomic_fetch_and; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_##NAME##_atomic_fetch_and;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and. (OpenSHMEM 1.6, SHMEM_ATOMIC_AND)
 *   void ishmem_NAME_atomic_and(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_atomic_and; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_atomic_and;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_OR)
 *   TYPE ishmem_NAME_atomic_fetch_or(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_t ishmem_##NAME##_atomic_fetch_or; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_##NAME##_atomic_fetch_or;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or. (OpenSHMEM 1.6, SHMEM_ATOMIC_OR)
 *   void ishmem_NAME_atomic_or(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_atomic_or; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_atomic_or;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_XOR)
 *   TYPE ishmem_NAME_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_t ishmem_##NAME##_atomic_fetch_xor; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_##NAME##_atomic_fetch_xor;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or. (OpenSHMEM 1.6, SHMEM_ATOMIC_XOR)
 *   void ishmem_NAME_atomic_xor(TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_p_t ishmem_##NAME##_atomic_xor; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_##NAME##_atomic_xor;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Fetches the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_NBI)
 *   void ishmem_NAME_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_fetch_nbi_t ishmem_##NAME##_atomic_fetch_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_fetch_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_nbi;
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value` where it is `cond`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_COMPARE_SWAP_NBI)
 *   void ishmem_NAME_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_compare_swap_nbi_t ishmem_##NAME##_atomic_compare_swap_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_compare_swap_nbi_t ishmemx_ctx_##NAME##_atomic_compare_swap_nbi;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_SWAP_NBI)
 *   void ishmem_NAME_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_##NAME##_atomic_swap_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_##NAME##_atomic_swap_nbi;
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_INC_NBI)
 *   void ishmem_NAME_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_fetch_inc_nbi_t ishmem_##NAME##_atomic_fetch_inc_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_fetch_inc_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_ADD_NBI)
 *   void ishmem_NAME_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_##NAME##_atomic_fetch_add_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_add_nbi;
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_AND_NBI)
 *   void ishmem_NAME_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_##NAME##_atomic_fetch_and_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_and_nbi;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_FETCH_OR_NBI)
 *   void ishmem_NAME_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_##NAME##_atomic_fetch_or_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_or_nbi;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_XOR_NBI)
 *   void ishmem_NAME_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_##NAME##_atomic_fetch_xor_nbi; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi;
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#ifdef __cplusplus
}
#endif

#endif
