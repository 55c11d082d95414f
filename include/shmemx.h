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

#if defined __cplusplus && defined __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc99-extensions" /* complex types of C */
#endif

#ifdef __cplusplus
extern "C" {
#endif

#include "shmem/extensions.h"

#ifdef __cplusplus
}
#endif

#include "shmem/extensions_generic.h"

#if defined __cplusplus && defined __clang__
#pragma clang diagnostic pop
#endif

#endif /* SHMEMX_H */
