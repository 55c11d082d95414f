/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Signals. A signal is a symmetric uint64_t that PEs change by these routines alone. ishmem_quiet, or a
 * barrier, completes a change at its target.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_SIGNALS_H
#define ISHMEM_DEVICE_SIGNALS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`, and then
 * sets the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or adds it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. On return `source` may be reused.
 * (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL)
 *   void ishmem_NAME_put_signal(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_signal_t ishmem_##NAME##_put_signal, ishmemx_##NAME##_put_signal_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_##NAME##_put_signal, ishmemx_ctx_##NAME##_put_signal_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_signal_t ishmem_put##BITS##_signal, ishmemx_put##BITS##_signal_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_signal_t ishmemx_ctx_put##BITS##_signal, ishmemx_ctx_put##BITS##_signal_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`,
 * and then to set the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or to add it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. `source` may be reused only after
 * ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL_NBI)
 *   void ishmem_NAME_put_signal_nbi(TYPE *dest, const TYPE *source, size_t nelems, ulong *sig_addr, ulong signal, int sig_op, int pe) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_put_signal_t ishmem_##NAME##_put_signal_nbi, ishmemx_##NAME##_put_signal_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_##NAME##_put_signal_nbi, ishmemx_ctx_##NAME##_put_signal_nbi_work_group;
ISHMEMI_RMA_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(BITS, BYTES) \
    ISHMEMI_API ishmemi_void_put_signal_t ishmem_put##BITS##_signal_nbi, ishmemx_put##BITS##_signal_nbi_work_group; \
    ISHMEMI_API ishmemi_ctx_void_put_signal_t ishmemx_ctx_put##BITS##_signal_nbi, ishmemx_ctx_put##BITS##_signal_nbi_work_group;
ISHMEMI_ROW(8, 1)
ISHMEMI_ROW(16, 2)
ISHMEMI_ROW(32, 4)
ISHMEMI_ROW(64, 8)
ISHMEMI_ROW(128, 16)
ISHMEMI_ROW(mem, 1)
#undef ISHMEMI_ROW

/* Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_SET) */
ISHMEMI_API void ishmemx_signal_set(ulong *sig_addr, ulong signal, int pe);
ISHMEMI_API void ishmemx_ctx_signal_set(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe);

/* Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_ADD) */
ISHMEMI_API void ishmemx_signal_add(ulong *sig_addr, ulong signal, int pe);
ISHMEMI_API void ishmemx_ctx_signal_add(ishmemx_ctx_t ctx, ulong *sig_addr, ulong signal, int pe);

/* Returns the value of this PE's symmetric signal at `sig_addr`. (OpenSHMEM 1.6, SHMEM_SIGNAL_FETCH) */
ISHMEMI_API ulong ishmem_signal_fetch(const ulong *sig_addr);

/* Waits until this PE's symmetric signal compares with `cmp_value` as `cmp` says (ISHMEM_CMP_EQ, _NE, _GT,
 * _LE, _LT, _GE); the value that it then has. (OpenSHMEM 1.6, SHMEM_SIGNAL_WAIT_UNTIL) */
ISHMEMI_API ulong ishmem_signal_wait_until(ulong *sig_addr, int cmp, ulong cmp_value);
ISHMEMI_API ulong ishmemx_signal_wait_until_work_group(ulong *sig_addr, int cmp, ulong cmp_value);

/* Waits until this PE's symmetric signal, to which others add, is at least `count`, and takes that off it, so
 * that no PE need reset it; what is left counts for the next wait, and of several waits each takes its own.
 * The value that is left. */
ISHMEMI_API ulong ishmemx_signal_wait_count(ulong *sig_addr, ulong count);
ISHMEMI_API ulong ishmemx_signal_wait_count_work_group(ulong *sig_addr, ulong count);

/* Sets the signal that PE `pe` of `team` has for this PE: of the symmetric `signals`, one for each PE of the
 * team, that with this PE's number. */
ISHMEMI_API void ishmemx_peer_signal_set(ishmem_team_t team, ulong *signals, ulong signal, int pe);

/* Adds `signal` to the signal that PE `pe` of `team` has for this PE: of the symmetric `signals`, one for each
 * PE of the team, that with this PE's number. */
ISHMEMI_API void ishmemx_peer_signal_add(ishmem_team_t team, ulong *signals, ulong signal, int pe);

/* Waits until the signal that this PE has for PE `pe` of `team` is at least `count`, and takes that off it.
 * The value that is left. */
ISHMEMI_API ulong ishmemx_peer_signal_wait(ishmem_team_t team, ulong *signals, ulong count, int pe);
ISHMEMI_API ulong ishmemx_peer_signal_wait_work_group(ishmem_team_t team, ulong *signals, ulong count, int pe);

/* Waits until the signal that this PE has for any PE of `team` is at least `count`, and takes that off it. The
 * number of that PE in `team`; of several each gets its turn. */
ISHMEMI_API int ishmemx_peer_signal_wait_any(ishmem_team_t team, ulong *signals, ulong count);
ISHMEMI_API int ishmemx_peer_signal_wait_any_work_group(ishmem_team_t team, ulong *signals, ulong count);

#ifdef __cplusplus
}
#endif

#endif
