/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: extensions, for programs that launch kernels of their own through Level Zero, and for
 * teams of any shape.
 */
#ifndef ISHMEMX_H
#define ISHMEMX_H

#include <stdint.h>

#include <level_zero/ze_api.h>

#include "ishmem.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ISHMEMX_TEAM_NODE ((ishmem_team_t)2) /* the PEs on this PE's node */

/* What to build modules with (ze_module_desc_t, pBuildFlags): Intel's driver gives the address of a
 * module's variables, which ishmemx_module_init sets, only then. */
#define ISHMEMX_MODULE_FLAGS "-ze-take-global-address"

/* Handle of a context, for kernels. */
typedef int64_t ishmemx_ctx_t;

#define ISHMEMX_CTX_INVALID ((ishmemx_ctx_t)0) /* no context */
#define ISHMEMX_CTX_DEFAULT ((ishmemx_ctx_t)1) /* on the world team, always there */

/* Options: promises of the program, of which nothing need be made. */
#define ISHMEMX_CTX_SERIALIZED 1l
#define ISHMEMX_CTX_PRIVATE 2l
#define ISHMEMX_CTX_NOSTORE 4l

/* Handle of a group. One that was freed is recognised, and refused. */
typedef struct ishmemx_group *ishmemx_group_t;

#define ISHMEMX_GROUP_INVALID ((ishmemx_group_t)0) /* no group */
#define ISHMEMX_GROUP_EMPTY ((ishmemx_group_t)1)   /* the group without PEs; need not be freed */

/* What ishmemx_group_compare finds. */
#define ISHMEMX_GROUP_IDENT 0   /* the same PEs in the same order */
#define ISHMEMX_GROUP_SIMILAR 1 /* the same PEs in another order */
#define ISHMEMX_GROUP_UNEQUAL 2 /* not the same PEs */

#include "ishmem/extensions.h"

#ifdef __cplusplus
}
#endif

/* ishmemx_ibput(dest, ...) for all types, in C11 and C++; likewise for the other routines. */
#include "ishmem/extensions_generic.h"

#endif /* ISHMEMX_H */
