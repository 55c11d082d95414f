/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: SHMEM for Intel GPUs, and for machines without one. The host API, in C and C++.
 *
 *   #include <ishmem.h>            oshcc program.c -o program; oshrun -n 4 ./program
 *
 * Names and semantics are those of Intel SHMEM and OpenSHMEM 1.5. Symmetric memory is memory of
 * this PE's device, which the host does not dereference: copy with ishmem_putmem and ishmem_getmem
 * (also to and from this PE), or use kernels (ishmem_device.h).
 *
 * Errors. A routine that returns int gives 0 or a non-zero code; a collective gives the same code
 * on all PEs. A void routine that is given nonsense (a PE out of range, an address that is not
 * symmetric) ends the job with status 1. Either way one line on stderr names routine, argument,
 * value and what is allowed. A PE that dies ends the job.
 *
 * Threads. All routines may be called from several threads at once, except that collectives on one
 * team come one after the other, in the same order on all PEs.
 */
#ifndef ISHMEM_H
#define ISHMEM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ISHMEM_MAJOR_VERSION 1
#define ISHMEM_MINOR_VERSION 5
#define ISHMEM_MAX_NAME_LEN 256

/* Handle of a team; equal handles name the same team. The handle of a destroyed team is
 * recognised, and treated as no team. */
typedef int ishmem_team_t;

#define ISHMEM_TEAM_INVALID ((ishmem_team_t)-1) /* no team */
#define ISHMEM_TEAM_WORLD ((ishmem_team_t)0)    /* all PEs of the job */
#define ISHMEM_TEAM_SHARED ((ishmem_team_t)1)   /* the PEs whose heaps kernels here load from and store to */

/* What a team is asked to provide. */
typedef struct {
    int num_contexts; /* contexts that may exist on the team at a time; 0 or more, 0 by default */
} ishmem_team_config_t;

#define ISHMEM_TEAM_NUM_CONTEXTS 1L /* bit of a configuration mask: num_contexts counts */

/* ---------------------------------------------------------------------------------------------
 * Start and end
 */

/* Starts this PE: meets the others, opens the device, makes the symmetric heap. Collective over the
 * job; a program started without a launcher is a job of one PE. Once per process, before any other
 * routine, and before other threads touch the environment. (OpenSHMEM 1.5, 9.1.1) */
void ishmem_init(void);

/* Waits for all PEs and ends the runtime in this process. Collective. (OpenSHMEM 1.5, 9.1.4) */
void ishmem_finalize(void);

/* Ends the whole job at once with this exit status, from any PE. Does not return. Of the status the low 8 bits
 * count, as in every process; where they are 0 and the status is not, it is 255.
 * (OpenSHMEM 1.5, 9.1.5) */
void ishmem_global_exit(int status);

/* This PE's number, [0, ishmem_n_pes()); -1 while the runtime is not running. */
int ishmem_my_pe(void);

/* PEs in the job; -1 while the runtime is not running. */
int ishmem_n_pes(void);

/* The version of the API. */
void ishmem_info_get_version(int *major, int *minor);

/* The library's name and version, in at most ISHMEM_MAX_NAME_LEN bytes. */
void ishmem_info_get_name(char *name);

/* ---------------------------------------------------------------------------------------------
 * Symmetric memory. All collective over the job, with the same arguments on all PEs; the sum of all
 * allocations is bounded by ISHMEM_SYMMETRIC_SIZE. (OpenSHMEM 1.5, 9.3)
 */

/* `size` bytes of device memory on every PE, aligned to 64 bytes; NULL on all PEs where there is no
 * room, where `size` is 0, or where PEs ask for different sizes. */
void *ishmem_malloc(size_t size);

/* `count * size` bytes that are 0 on every PE before it returns on any. */
void *ishmem_calloc(size_t count, size_t size);

/* `size` bytes at a multiple of `alignment`, a power of two in [1, 65536]. */
void *ishmem_align(size_t alignment, size_t size);

/* Gives memory back; NULL is ignored. All operations on it must be complete. */
void ishmem_free(void *ptr);

/* ---------------------------------------------------------------------------------------------
 * Teams. (Intel SHMEM, Team Management Routines)
 */

/* This PE's number in `team`, or -1 where that is no live team. */
int ishmem_team_my_pe(ishmem_team_t team);

/* PEs in `team`, or -1 where that is no live team. */
int ishmem_team_n_pes(ishmem_team_t team);

/* Copies those fields of the team's configuration that `config_mask` names to `config`. */
int ishmem_team_get_config(ishmem_team_t team, long config_mask, ishmem_team_config_t *config);

/* The number in `dest_team` of the PE with number `src_pe` in `src_team`; -1 where either is no live
 * team, `src_pe` is outside of [0, ishmem_team_n_pes(src_team)), or the PE is not in `dest_team`. */
int ishmem_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team);

/* Makes a team of the PEs start, start + stride, ... of the parent, `size` of them, in this order.
 * `stride` may be negative, and 0 for a size of 1. Collective over the parent, with the same triplet
 * on all of its PEs. `*new_team` is ISHMEM_TEAM_INVALID on PEs that are no members, and on all PEs on
 * failure. `config` may be NULL where `config_mask` is 0. */
int ishmem_team_split_strided(ishmem_team_t parent_team, int start, int stride, int size,
                              const ishmem_team_config_t *config, long config_mask, ishmem_team_t *new_team);

/* Lays the PEs of the parent out in rows of `xrange` and makes two teams: this PE's row and its
 * column. The last row may be incomplete; an `xrange` above the parent's size acts as that size.
 * Collective over the parent, with the same `xrange` on all of its PEs. */
int ishmem_team_split_2d(ishmem_team_t parent_team, int xrange, const ishmem_team_config_t *xaxis_config,
                         long xaxis_mask, ishmem_team_t *xaxis_team, const ishmem_team_config_t *yaxis_config,
                         long yaxis_mask, ishmem_team_t *yaxis_team);

/* Ends a team. Collective over it; its kernels must have ended. ISHMEM_TEAM_INVALID is ignored; a
 * predefined or destroyed team ends the job. */
void ishmem_team_destroy(ishmem_team_t team);

/* ---------------------------------------------------------------------------------------------
 * Synchronisation and order. (OpenSHMEM 1.5, 9.9.1 to 9.9.3, 9.11)
 */

/* Waits until all PEs have come here and all puts before are complete. Collective. */
void ishmem_barrier_all(void);

/* Waits until all PEs have come here. Collective. */
void ishmem_sync_all(void);

/* Waits until all PEs of `team` have come here. Collective over it. */
int ishmem_team_sync(ishmem_team_t team);

/* Orders this PE's puts before its later ones, per target. */
void ishmem_fence(void);

/* Completes all of this PE's puts at their targets. */
void ishmem_quiet(void);

/* ---------------------------------------------------------------------------------------------
 * Put, get, collect: bytes. The typed forms are below.
 */
void ishmem_putmem(void *dest, const void *source, size_t nelems, int pe);
void ishmem_getmem(void *dest, const void *source, size_t nelems, int pe);
int ishmem_collectmem(ishmem_team_t team, void *dest, const void *source, size_t nelems);
int ishmem_fcollectmem(ishmem_team_t team, void *dest, const void *source, size_t nelems);

#include "ishmem/typed.h"

#ifdef __cplusplus
}
#endif

#endif /* ISHMEM_H */
