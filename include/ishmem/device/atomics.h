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

/* Returns the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch(const TYPE *source, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH, ISHMEMX_CTX_DEFAULT, source, 0, 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch(ishmemx_ctx_t ctx, const TYPE *source, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_ON_CONTEXT, ctx, source, 0, 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`. (OpenSHMEM 1.6, SHMEM_ATOMIC_SET) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_set(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_SET, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_set(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_SET | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value` where it is `cond`; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_COMPARE_SWAP) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_compare_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_SWAP) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_swap(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_swap(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_INC) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_inc(TYPE *dest, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_INC) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_inc(TYPE *dest, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_INC, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_inc(ishmemx_ctx_t ctx, TYPE *dest, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_INC | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_ADD) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_add(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_ADD) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_add(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_ADD, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_add(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_ADD | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_AND) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_and(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and. (OpenSHMEM 1.6, SHMEM_ATOMIC_AND) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_and(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_AND, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_and(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_AND | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_OR) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_or(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or. (OpenSHMEM 1.6, SHMEM_ATOMIC_OR) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_or(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_OR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_or(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_OR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_XOR) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API TYPE ishmem_##NAME##_atomic_fetch_xor(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API TYPE ishmemx_ctx_##NAME##_atomic_fetch_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(return ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or. (OpenSHMEM 1.6, SHMEM_ATOMIC_XOR) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_xor(TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_XOR, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_xor(ishmemx_ctx_t ctx, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(ishmemi_amo(ISHMEMI_ATOMIC_XOR | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Fetches the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, source, 0, 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_nbi(ishmemx_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, source, 0, 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value` where it is `cond`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_COMPARE_SWAP_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_compare_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_COMPARE_SWAP | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), ISHMEMI_BITS_##KIND(cond), pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Sets the element to `value`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_SWAP_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_swap_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_SWAP | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_EXTENDED_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds 1 to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_INC_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, 0, 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_INC | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, 0, 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Adds `value` to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_ADD_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_add_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_add_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_ADD | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise and; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_AND_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_and_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_and_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_AND | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise or; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_FETCH_OR_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_or_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_or_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_OR | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Combines the element with `value` by bitwise exclusive or; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_XOR_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_atomic_fetch_xor_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi(ishmemx_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe) ISHMEMI_BODY(*fetch = ISHMEMI_OF_##KIND(ishmemi_amo(ISHMEMI_ATOMIC_FETCH_XOR | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, ISHMEMI_BITS_##KIND(value), 0, pe, ISHMEMI_KIND_##KIND)))
ISHMEMI_BITWISE_AMO_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#ifdef __cplusplus
}
#endif

#endif
