/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: extensions of OpenSHMEM.
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"

/* Hint of shmem_malloc_with_hints: it need not wait for the other PEs. It waits all the same. */
#define SHMEMX_MALLOC_NO_BARRIER 4L

#define SHMEMX_TEAM_NODE ((shmem_team_t)2) /* the PEs on this PE's node */

#ifdef __cplusplus
extern "C" {
#endif

#include "shmem/extensions.h"

#ifdef __cplusplus
}
#endif

#include "shmem/extensions_generic.h"

#endif /* SHMEMX_H */
