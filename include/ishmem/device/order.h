/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Order, completion and barriers. A put is complete when its data is at the target, where every PE sees it.
 *
 * In kernels quiet, fence, flush and the barriers for one work-item are about what that work-item has done,
 * those for a work-group about what all of its work-items have done. Of transfers to PEs of other nodes they
 * take in those that the host or any work-item of this PE has started on the context before.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_ORDER_H
#define ISHMEM_DEVICE_ORDER_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Orders this PE's puts, atomic operations and signals on a context before its later ones, for each target by
 * itself. It completes nothing: `source` of those that end in _nbi may not be reused, and other targets may
 * see later ones first. (OpenSHMEM 1.6, SHMEM_FENCE) */
ISHMEMI_API void ishmem_fence(void);
ISHMEMI_API void ishmemx_fence_work_group(void);
ISHMEMI_API void ishmemx_ctx_fence(ishmemx_ctx_t ctx);
ISHMEMI_API void ishmemx_ctx_fence_work_group(ishmemx_ctx_t ctx);

/* Completes this PE's operations on a context: what it put, and changed by atomic operations and signals, is
 * at the targets, what it got is there, and `source` of those that end in _nbi may be reused. Operations on
 * other contexts are not waited for. (OpenSHMEM 1.6, SHMEM_QUIET) */
ISHMEMI_API void ishmem_quiet(void);
ISHMEMI_API void ishmemx_quiet_work_group(void);
ISHMEMI_API void ishmemx_ctx_quiet(ishmemx_ctx_t ctx);
ISHMEMI_API void ishmemx_ctx_quiet_work_group(ishmemx_ctx_t ctx);

/* Completes this PE's operations on a context locally: `source` of those that end in _nbi may be reused, and
 * what they get is there. Says nothing of their targets. */
ISHMEMI_API void ishmemx_flush(void);
ISHMEMI_API void ishmemx_flush_work_group(void);
ISHMEMI_API void ishmemx_ctx_flush(ishmemx_ctx_t ctx);
ISHMEMI_API void ishmemx_ctx_flush_work_group(ishmemx_ctx_t ctx);

/* Waits until all PEs have come here and the operations on their default contexts are complete. Collective.
 * (OpenSHMEM 1.6, SHMEM_BARRIER_ALL) */
ISHMEMI_API void ishmem_barrier_all(void);
ISHMEMI_API void ishmemx_barrier_all_work_group(void);

/* Waits until all PEs have come here. Collective. Completes nothing. (OpenSHMEM 1.6, SHMEM_SYNC_ALL) */
ISHMEMI_API void ishmem_sync_all(void);
ISHMEMI_API void ishmemx_sync_all_work_group(void);

/* Waits until all PEs of `team` have come here. Collective over it. Completes nothing. Non-zero where `team`
 * is no live team; in a kernel that ends the job, unless it is ISHMEM_TEAM_INVALID. (OpenSHMEM 1.6,
 * SHMEM_TEAM_SYNC) */
ISHMEMI_API int ishmem_team_sync(ishmem_team_t team);
ISHMEMI_API int ishmemx_team_sync_work_group(ishmem_team_t team);

#ifdef __cplusplus
}
#endif

#endif
