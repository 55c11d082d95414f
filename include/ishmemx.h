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

/* The driver, context and device that this PE runs on, usable as they are with any Level Zero
 * function; null pointers are skipped. They belong to the runtime, until ishmem_finalize. */
int ishmemx_ze_handles(ze_driver_handle_t *driver, ze_context_handle_t *context, ze_device_handle_t *device);

/* What to build modules with (ze_module_desc_t, pBuildFlags): Intel's driver gives the address of a
 * module's variables, which ishmemx_module_init sets, only then. */
#define ISHMEMX_MODULE_FLAGS "-ze-take-global-address"

/* Binds a module, whose kernels were compiled with ishmem_device.h, to the runtime. Local; once per
 * module, before its kernels are launched. Non-zero where the module was not compiled with the
 * header, or with that of another version. */
int ishmemx_module_init(ze_module_handle_t module);

/* Unbinds a module: queries in its kernels answer -1 from then on. Before zeModuleDestroy, or where
 * kernels outlive the runtime. None of its kernels may be running. */
int ishmemx_module_finalize(ze_module_handle_t module);

/* ---------------------------------------------------------------------------------------------
 * Contexts, for kernels: pass the handle as an argument of type long, and see ishmem_device.h for the
 * routines ishmemx_ctx_*. A context is this PE's own, and making one concerns no other PE. In a program
 * with shmem.h, its contexts are the same, in another type.
 */
typedef int64_t ishmemx_ctx_t;

#define ISHMEMX_CTX_INVALID ((ishmemx_ctx_t)0) /* no context */
#define ISHMEMX_CTX_DEFAULT ((ishmemx_ctx_t)1) /* on the world team, always there */

/* Options: promises of the program, of which nothing need be made. */
#define ISHMEMX_CTX_SERIALIZED 1l
#define ISHMEMX_CTX_PRIVATE 2l
#define ISHMEMX_CTX_NOSTORE 4l

/* Makes a context on `team`, for kernels launched from now on. On failure, and where `team` is
 * ISHMEM_TEAM_INVALID, `*ctx` is ISHMEMX_CTX_INVALID and the code is not 0: where the team has as many
 * contexts as it was made for (num_contexts of its configuration; 1024 on each predefined team).
 * (OpenSHMEM 1.5, SHMEM_TEAM_CREATE_CTX) */
int ishmemx_team_create_ctx(ishmem_team_t team, long options, ishmemx_ctx_t *ctx);

/* Ends a context; kernels that use it must have ended. ISHMEMX_CTX_INVALID is ignored. What ends with
 * its team need not be ended. (SHMEM_CTX_DESTROY) */
void ishmemx_ctx_destroy(ishmemx_ctx_t ctx);

/* The team of a context; non-zero, and ISHMEM_TEAM_INVALID, where that is no live one.
 * (SHMEM_CTX_GET_TEAM) */
int ishmemx_ctx_get_team(ishmemx_ctx_t ctx, ishmem_team_t *team);

/* ---------------------------------------------------------------------------------------------
 * Groups. (MPI 4.1, 7.3, whose groups these are)
 *
 * A group is an ordered set of PEs of the job; a PE's number in it is its place in the order, from 0.
 * Groups are local values, cheap to make, and independent of teams: all routines but
 * ishmemx_team_create_group concern the calling PE alone. A group that is one range of ranks takes
 * constant memory and time whatever its size; others take what their ranges take.
 *
 * What MPI calls erroneous is refused: a rank that the group has not, a rank that comes twice, a
 * stride of 0 or one that leads away from the last rank. A routine that fails returns non-zero after
 * one line on stderr that names argument, element, value and bound; a group that it was to make is
 * ISHMEMX_GROUP_INVALID.
 */

/* Handle of a group. One that was freed is recognised, and refused. */
typedef struct ishmemx_group *ishmemx_group_t;

#define ISHMEMX_GROUP_INVALID ((ishmemx_group_t)0) /* no group */
#define ISHMEMX_GROUP_EMPTY ((ishmemx_group_t)1)   /* the group without PEs; need not be freed */

/* What ishmemx_group_compare finds. */
#define ISHMEMX_GROUP_IDENT 0   /* the same PEs in the same order */
#define ISHMEMX_GROUP_SIMILAR 1 /* the same PEs in another order */
#define ISHMEMX_GROUP_UNEQUAL 2 /* not the same PEs */

/* The PEs of `team`, in its order. */
int ishmemx_team_group(ishmem_team_t team, ishmemx_group_t *group);

/* The PEs with these `n` ranks, in the order of `ranks`. (MPI_Group_incl) */
int ishmemx_group_incl(ishmemx_group_t group, int n, const int ranks[], ishmemx_group_t *new_group);

/* The PEs with other ranks than these, in the order of `group`. (MPI_Group_excl) */
int ishmemx_group_excl(ishmemx_group_t group, int n, const int ranks[], ishmemx_group_t *new_group);

/* The PEs with the ranks of the ranges, in the order of `ranges`. A range is first rank, last rank,
 * stride: first, first + stride, ... as far as that does not pass last. The stride may be negative,
 * and is not 0. (MPI_Group_range_incl) */
int ishmemx_group_range_incl(ishmemx_group_t group, int n, int ranges[][3], ishmemx_group_t *new_group);

/* The PEs with other ranks than those of the ranges, in the order of `group`. (MPI_Group_range_excl) */
int ishmemx_group_range_excl(ishmemx_group_t group, int n, int ranges[][3], ishmemx_group_t *new_group);

/* The PEs of `group1`, then those of `group2` that are not in it. (MPI_Group_union) */
int ishmemx_group_union(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* The PEs of `group1` that are in `group2` too, in the order of `group1`. (MPI_Group_intersection) */
int ishmemx_group_intersection(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* The PEs of `group1` that are not in `group2`, in the order of `group1`. (MPI_Group_difference) */
int ishmemx_group_difference(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* PEs in `group`; -1 where that is no group. (MPI_Group_size) */
int ishmemx_group_size(ishmemx_group_t group);

/* This PE's number in `group`; -1 where it is not in it, or that is no group. (MPI_Group_rank) */
int ishmemx_group_pe(ishmemx_group_t group);

/* For each of the `n` PEs with numbers `pes1` in `group1`, its number in `group2`, or -1 where it is
 * not in it. `pes2` may be `pes1`. Many at once are cheap: few instructions each where the groups are
 * few ranges. (MPI_Group_translate_ranks) */
int ishmemx_group_translate_pes(ishmemx_group_t group1, int n, const int pes1[], ishmemx_group_t group2, int pes2[]);

/* How the groups relate: one of the three constants above. (MPI_Group_compare) */
int ishmemx_group_compare(ishmemx_group_t group1, ishmemx_group_t group2, int *result);

/* Frees a group, and sets the handle to ISHMEMX_GROUP_INVALID. Teams made of it live on.
 * (MPI_Group_free) */
int ishmemx_group_free(ishmemx_group_t *group);

/* Makes a team of the PEs of `group`, in its order; all of them are in `parent_team`, and there is at
 * least one. Collective over the parent, with the same group on all of its PEs. `*new_team` is
 * ISHMEM_TEAM_INVALID on PEs that are no members, and on all PEs on failure. `config` may be NULL
 * where `config_mask` is 0. (As MPI_Comm_create) */
int ishmemx_team_create_group(ishmem_team_t parent_team, ishmemx_group_t group, const ishmem_team_config_t *config,
                              long config_mask, ishmem_team_t *new_team);

#ifdef __cplusplus
}
#endif

#endif /* ISHMEMX_H */
