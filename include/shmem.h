/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: OpenSHMEM 1.5 in C and C++.
 *
 *   #include <shmem.h>             oshcc program.c -o program; oshrun -n 4 ./program
 *
 * Symmetric memory is host memory here: what shmem_malloc and its kin return, and every object with
 * static storage of the program. A program may use ishmem.h as well; each of the two has its own init
 * and finalize, and the runtime ends with the last.
 *
 * PE numbers are world numbers; routines on a context take those of the context's team.
 *
 * Errors. A routine that returns int gives 0 or a non-zero code; a collective gives the same code
 * on all PEs. A void routine that is given nonsense (a PE out of range, an address that is not
 * symmetric) ends the job with status 1. Either way one line on stderr names routine, argument,
 * value and what is allowed. A PE that dies ends the job.
 *
 * Threads. Every level is provided: routines may be called from several threads at once, except that
 * collectives on one team come one after the other, in the same order on all PEs.
 */
#ifndef SHMEM_H
#define SHMEM_H

#include <stddef.h>
#include <stdint.h>

#include "shmem/types.h"
#include "shmem/version.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 5
#define SHMEM_MAX_NAME_LEN 256

/* Handle of a team; equal handles name the same team. It is that of ishmem.h: teams are the same for
 * both. The handle of a destroyed team is recognised, and treated as no team. */
typedef int shmem_team_t;

#define SHMEM_TEAM_INVALID ((shmem_team_t)-1) /* no team */
#define SHMEM_TEAM_WORLD ((shmem_team_t)0)    /* all PEs of the job */
#define SHMEM_TEAM_SHARED ((shmem_team_t)1)   /* the PEs whose memory shmem_ptr gives addresses in */

/* What a team is asked to provide. */
typedef struct {
    int num_contexts; /* contexts that may exist on the team at a time; 0 or more, 0 by default */
} shmem_team_config_t;

#define SHMEM_TEAM_NUM_CONTEXTS 1L /* bit of a configuration mask: num_contexts counts */

/* Handle of a context: a stream of operations that completes by itself. No pointer to anything; the
 * handle of a destroyed context is recognised, and refused. */
typedef struct shmemi_ctx *shmem_ctx_t;

#define SHMEM_CTX_INVALID ((shmem_ctx_t)0) /* no context */
#define SHMEM_CTX_DEFAULT ((shmem_ctx_t)1) /* what routines without a context work on */

/* Options of a context. */
#define SHMEM_CTX_SERIALIZED 1L /* the program never uses it from two threads at once */
#define SHMEM_CTX_PRIVATE 2L    /* the program uses it only from the thread that created it */
#define SHMEM_CTX_NOSTORE 4L    /* shmem_ctx_quiet and shmem_ctx_fence need not order loads and stores */

/* Thread levels. */
#define SHMEM_THREAD_SINGLE 0
#define SHMEM_THREAD_FUNNELED 1
#define SHMEM_THREAD_SERIALIZED 2
#define SHMEM_THREAD_MULTIPLE 3

/* Hints of shmem_malloc_with_hints. */
#define SHMEM_MALLOC_ATOMICS_REMOTE 1L
#define SHMEM_MALLOC_SIGNAL_REMOTE 2L

/* Work arrays of the deprecated collectives over active sets, in elements of type long, and the value
 * of each element before and after a call. */
#define SHMEM_SYNC_VALUE (-1L)
#define SHMEM_SYNC_SIZE 128
#define SHMEM_BARRIER_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_BCAST_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_COLLECT_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALL_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 1

/* Deprecated spellings. */
#define _SHMEM_MAJOR_VERSION SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION SHMEM_MINOR_VERSION
#define _SHMEM_MAX_NAME_LEN SHMEM_MAX_NAME_LEN
#define _SHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define _SHMEM_SYNC_VALUE SHMEM_SYNC_VALUE
#define _SHMEM_BARRIER_SYNC_SIZE SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE

/* ---------------------------------------------------------------------------------------------
 * Start and end
 */

/* Starts this PE: meets the others, makes the symmetric memory. Collective over the job; a program
 * started without a launcher is a job of one PE. Once per process, before any other routine. */
void shmem_init(void);

/* The same, for a program that uses threads as `requested` says. `*provided` is the level that holds,
 * SHMEM_THREAD_MULTIPLE. Non-zero where `requested` is no thread level, and nothing is started. */
int shmem_init_thread(int requested, int *provided);

/* The thread level that holds. */
void shmem_query_thread(int *provided);

/* Waits for all PEs, completes all operations, and ends the runtime in this process. Collective. */
void shmem_finalize(void);

/* Ends the whole job at once with this exit status, from any PE. Does not return. Of the status the low 8 bits
 * count, as in every process; where they are 0 and the status is not, it is 255. */
void shmem_global_exit(int status);

/* This PE's number, [0, shmem_n_pes()); -1 while the runtime is not running. */
int shmem_my_pe(void);

/* PEs in the job; -1 while the runtime is not running. */
int shmem_n_pes(void);

/* The version of the API. */
void shmem_info_get_version(int *major, int *minor);

/* The library's name and version, SHMEM_VENDOR_STRING, in at most SHMEM_MAX_NAME_LEN bytes. */
void shmem_info_get_name(char *name);

/* Whether PE `pe` can be reached; whether `addr` is symmetric and can be reached there. */
int shmem_pe_accessible(int pe);
int shmem_addr_accessible(const void *addr, int pe);

/* Deprecated. start_pes also ends the runtime when the process exits; its argument means nothing. */
void start_pes(int npes);
int _my_pe(void);
int _num_pes(void);

/* ---------------------------------------------------------------------------------------------
 * Symmetric memory. All collective over the job, with the same arguments on all PEs; the sum of all
 * allocations is bounded by SHMEM_SYMMETRIC_SIZE. NULL on all PEs where there is no room, or `size`
 * is 0.
 */
void *shmem_malloc(size_t size);
void *shmem_calloc(size_t count, size_t size); /* bytes that are 0 on every PE before it returns on any */
void *shmem_align(size_t alignment, size_t size);
void *shmem_realloc(void *ptr, size_t size);
void shmem_free(void *ptr); /* NULL is ignored */

/* The hints say what the memory is for; all of it serves all purposes equally. */
void *shmem_malloc_with_hints(size_t size, long hints);

/* The address at which this PE loads and stores the symmetric `dest` of PE `pe`; NULL where there is
 * none. */
void *shmem_ptr(const void *dest, int pe);
void *shmem_team_ptr(shmem_team_t team, const void *dest, int pe);

/* ---------------------------------------------------------------------------------------------
 * Teams, as in ishmem.h.
 */
int shmem_team_my_pe(shmem_team_t team);
int shmem_team_n_pes(shmem_team_t team);
int shmem_team_get_config(shmem_team_t team, long config_mask, shmem_team_config_t *config);
int shmem_team_translate_pe(shmem_team_t src_team, int src_pe, shmem_team_t dest_team);
int shmem_team_split_strided(shmem_team_t parent_team, int start, int stride, int size,
                             const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team);
int shmem_team_split_2d(shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config,
                        long xaxis_mask, shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config,
                        long yaxis_mask, shmem_team_t *yaxis_team);
void shmem_team_destroy(shmem_team_t team);

/* ---------------------------------------------------------------------------------------------
 * Contexts. Local, not collective.
 */

/* Makes a context on the world, or on a team. On failure `*ctx` is SHMEM_CTX_INVALID and the result is
 * not 0: the team has as many contexts as it was configured for, or `team` is no team. Where `team` is
 * SHMEM_TEAM_INVALID, as on PEs that are no members, this says nothing on stderr. */
int shmem_ctx_create(long options, shmem_ctx_t *ctx);
int shmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t *ctx);

/* Completes the context's operations and ends it. SHMEM_CTX_INVALID is ignored; SHMEM_CTX_DEFAULT and
 * a destroyed context end the job. */
void shmem_ctx_destroy(shmem_ctx_t ctx);

/* The team of a context; SHMEM_TEAM_INVALID and a non-zero result for SHMEM_CTX_INVALID. */
int shmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t *team);

/* ---------------------------------------------------------------------------------------------
 * Order and completion
 */

/* Orders this PE's operations before its later ones, per target. SHMEM_CTX_INVALID is ignored. */
void shmem_fence(void);
void shmem_ctx_fence(shmem_ctx_t ctx);

/* Completes this PE's operations; those on one context do not wait for those on another.
 * SHMEM_CTX_INVALID is ignored. */
void shmem_quiet(void);
void shmem_ctx_quiet(shmem_ctx_t ctx);

/* ---------------------------------------------------------------------------------------------
 * Barriers. Collective.
 */
void shmem_barrier_all(void); /* completes the operations on SHMEM_CTX_DEFAULT first */
void shmem_sync_all(void);
int shmem_team_sync(shmem_team_t team);

/* Deprecated: over the PEs PE_start + i * 2^logPE_stride, for i from 0 to PE_size - 1. */
void shmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_sync(int PE_start, int logPE_stride, int PE_size, long *pSync);

/* Deprecated: collect and fcollect of elements of so many bytes, as shmem_collect32 and _64. */
void shmem_collect4(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size,
                    long *pSync);
void shmem_collect8(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size,
                    long *pSync);
void shmem_fcollect4(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size,
                     long *pSync);
void shmem_fcollect8(void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size,
                     long *pSync);

/* ---------------------------------------------------------------------------------------------
 * RMA, atomic operations and collect, per type
 */
#include "shmem/typed.h"

/* The library's own language has no long double to pass. */
static inline void shmem_longdouble_p(long double *dest, long double value, int pe)
{
    shmem_longdouble_put(dest, &value, 1, pe);
}

static inline void shmem_ctx_longdouble_p(shmem_ctx_t ctx, long double *dest, long double value, int pe)
{
    shmem_ctx_longdouble_put(ctx, dest, &value, 1, pe);
}

static inline long double shmem_longdouble_g(const long double *source, int pe)
{
    long double value;
    shmem_longdouble_get(&value, source, 1, pe);
    return value;
}

static inline long double shmem_ctx_longdouble_g(shmem_ctx_t ctx, const long double *source, int pe)
{
    long double value;
    shmem_ctx_longdouble_get(ctx, &value, source, 1, pe);
    return value;
}

#ifdef __cplusplus
}
#endif

/* shmem_put(dest, ...) and shmem_put(ctx, dest, ...) for all types, in C11 and C++; likewise for the
 * other operations. */
#include "shmem/generic.h"

#if defined __cplusplus
static inline int shmem_sync(shmem_team_t team)
{
    return shmem_team_sync(team);
}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L
/* With one argument over a team, with four over an active set. */
#define shmemi_active_set_sync(PE_start, logPE_stride, PE_size, pSync) \
    (shmem_sync)(PE_start, logPE_stride, PE_size, pSync)
#define shmem_sync(...) \
    SHMEMI_AFTER_4(__VA_ARGS__, shmemi_active_set_sync, , , shmem_team_sync, )(__VA_ARGS__)
#endif

#endif /* SHMEM_H */
