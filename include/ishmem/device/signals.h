/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Signals. A signal is a symmetric uint64_t that PEs change by these routines alone.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_SIGNALS_H
#define ISHMEM_DEVICE_SIGNALS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* As put; when the data is there, the symmetric signal at `sig_addr` on PE `pe` is set to `signal`
 * (ISHMEM_SIGNAL_SET), or that is added to it (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the
 * data. (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_signal(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_put_signal_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_signal(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_put##BITS##_signal_work_group(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* The same, but `source` may be reused only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL_NBI) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API void ishmem_##NAME##_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_##NAME##_put_signal_nbi_work_group(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_nbi(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE))) \
    ISHMEMI_API void ishmemx_ctx_##NAME##_put_signal_nbi_work_group(ishmemx_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, sizeof(TYPE)))
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API void ishmem_put##BITS##_signal_nbi(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_put##BITS##_signal_nbi_work_group(void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_nbi(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES)) \
    ISHMEMI_API void ishmemx_ctx_put##BITS##_signal_nbi_work_group(ishmemx_ctx_t ctx, void *dest, const void *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) ISHMEMI_BODY(ishmemi_put_signal_group(ISHMEMI_PUT_SIGNAL | ISHMEMI_NBI | ISHMEMI_ON_CONTEXT, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, BYTES))
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`. (OpenSHMEM 1.6, SHMEM_SIGNAL_SET) */
ISHMEMI_API void ishmemx_signal_set(ulong *sig_addr, ulong signal, int pe) ISHMEMI_BODY(ishmemi_signal_set(ISHMEMI_SIGNAL_SET, ISHMEMX_CTX_DEFAULT, sig_addr, signal, pe))
ISHMEMI_API void ishmemx_ctx_signal_set(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe) ISHMEMI_BODY(ishmemi_signal_set(ISHMEMI_SIGNAL_SET | ISHMEMI_ON_CONTEXT, ctx, sig_addr, signal, pe))

/* Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`. (OpenSHMEM 1.6, SHMEM_SIGNAL_ADD) */
ISHMEMI_API void ishmemx_signal_add(ulong *sig_addr, ulong signal, int pe) ISHMEMI_BODY(ishmemi_signal_add(ISHMEMI_SIGNAL_ADD, ISHMEMX_CTX_DEFAULT, sig_addr, signal, pe))
ISHMEMI_API void ishmemx_ctx_signal_add(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe) ISHMEMI_BODY(ishmemi_signal_add(ISHMEMI_SIGNAL_ADD | ISHMEMI_ON_CONTEXT, ctx, sig_addr, signal, pe))

/* The value of this PE's symmetric signal. (OpenSHMEM 1.6, SHMEM_SIGNAL_FETCH) */
ISHMEMI_API ulong ishmem_signal_fetch(const ulong *sig_addr) ISHMEMI_BODY(return ishmemi_signal_fetch(ISHMEMI_SIGNAL_FETCH, sig_addr))

/* Waits until this PE's symmetric signal compares with `cmp_value` as `cmp` says (ISHMEM_CMP_EQ, _NE, _GT,
 * _LE, _LT, _GE); the value that it then has. (OpenSHMEM 1.6, SHMEM_SIGNAL_WAIT_UNTIL) */
ISHMEMI_API ulong ishmem_signal_wait_until(ulong *sig_addr, int cmp, ulong cmp_value) ISHMEMI_BODY(return ishmemi_signal_wait_until(ISHMEMI_SIGNAL_WAIT_UNTIL, sig_addr, cmp, cmp_value))
ISHMEMI_API ulong ishmemx_signal_wait_until_work_group(ulong *sig_addr, int cmp, ulong cmp_value) ISHMEMI_BODY(return ishmemi_signal_wait_until_group(ISHMEMI_SIGNAL_WAIT_UNTIL, sig_addr, cmp, cmp_value))

#ifdef __cplusplus
}
#endif

#endif
