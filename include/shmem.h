/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: OpenSHMEM in C and C++. The routines are in shmem/routines.h.
 *
 *   #include <shmem.h>             oshcc program.c -o program; oshrun -n 4 ./program
 *
 * Symmetric memory is host memory here: what shmem_malloc and its siblings return, and every object with
 * static storage of the program. A program may use ishmem.h as well; each of the two has its own init
 * and finalize, and the runtime ends with the last.
 *
 * PE numbers are world numbers; routines on a context take those of the context's team.
 *
 * Errors. A routine that returns int gives 0 or a non-zero code; a collective gives the same code
 * on all PEs. A void routine that is given an invalid argument (a PE out of range, an address that is
 * not symmetric) ends the job with status 1. Either way one line on stderr names routine, argument,
 * value and what is allowed. A PE that dies ends the job.
 *
 * Threads. Every level is provided: routines may be called from several threads at once, except that
 * collectives on one team come one after the other, in the same order on all PEs. Threads of one PE that
 * set the same lock take turns at SHMEM_THREAD_MULTIPLE alone. While the first
 * initialisation of the process runs, no thread that blocks SIGSEGV may write to objects with static storage.
 *
 * A child that a PE makes by fork is no PE. Its objects with static storage are its own; those of a page to
 * which it has not written may still change with those of the PE.
 *
 * In C++ std::complex is among the types of generic routines where <complex> is included before.
 */
#ifndef SHMEM_H
#define SHMEM_H

#include <stddef.h>
#include <stdint.h>

#if defined __cplusplus && defined __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc99-extensions" /* complex types of C */
#endif

#include "shmem/types.h"
#include "shmem/version.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_MAX_NAME_LEN 256

/* Handle of a team; equal handles name the same team. No pointer to anything, but a number, which is that of
 * ishmem.h: teams are the same for both, and (ishmem_team_t)(intptr_t)team is the handle there. The handle of a
 * destroyed team is recognised, and treated as no team. */
typedef struct shmemi_team *shmem_team_t;

#define SHMEM_TEAM_INVALID ((shmem_team_t)-1) /* no team */
#define SHMEM_TEAM_WORLD ((shmem_team_t)0)    /* all PEs of the job */
#define SHMEM_TEAM_SHARED ((shmem_team_t)1)   /* the PEs whose memory shmem_ptr gives addresses in */

/* What a team is asked to provide. */
typedef struct {
    /* Contexts that may exist on the team at a time, 0 or more. A team that is made with mask 0 says 0, and has up to
     * 1024 all the same, as predefined teams have. */
    int num_contexts;
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

/* Comparisons of point-to-point synchronisation. */
#define SHMEM_CMP_EQ 1
#define SHMEM_CMP_NE 2
#define SHMEM_CMP_GT 3
#define SHMEM_CMP_GE 4
#define SHMEM_CMP_LT 5
#define SHMEM_CMP_LE 6

/* What becomes of a signal. */
#define SHMEM_SIGNAL_SET 0
#define SHMEM_SIGNAL_ADD 1

/* What a session is told: how many operations there will be. */
typedef struct {
    size_t total_ops; /* SIZE_MAX where that is not known */
} shmem_ctx_session_config_t;

#define SHMEM_CTX_SESSION_TOTAL_OPS 1L /* bit of a session's mask: total_ops counts */
#define SHMEM_CTX_SESSION_BATCH 1L     /* option of a session: many small operations, which may be combined */

/* Deprecated spellings. */
#define _SHMEM_CMP_EQ SHMEM_CMP_EQ
#define _SHMEM_CMP_NE SHMEM_CMP_NE
#define _SHMEM_CMP_GT SHMEM_CMP_GT
#define _SHMEM_CMP_LE SHMEM_CMP_LE
#define _SHMEM_CMP_LT SHMEM_CMP_LT
#define _SHMEM_CMP_GE SHMEM_CMP_GE
#define _SHMEM_MAJOR_VERSION SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION SHMEM_MINOR_VERSION
#define _SHMEM_MAX_NAME_LEN SHMEM_MAX_NAME_LEN
#define _SHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define _SHMEM_SYNC_VALUE SHMEM_SYNC_VALUE
#define _SHMEM_SYNC_SIZE SHMEM_SYNC_SIZE
#define _SHMEM_BARRIER_SYNC_SIZE SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_ALLTOALL_SYNC_SIZE SHMEM_ALLTOALL_SYNC_SIZE
#define _SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_ALLTOALLS_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE

#include "shmem/routines.h"

#ifdef __cplusplus
}
#endif

/* shmem_put(dest, ...) and shmem_put(ctx, dest, ...) for all types, in C11 and C++; likewise for the
 * other operations. */
#include "shmem/generic.h"

#if defined __cplusplus
extern "C++" {
static inline int shmem_sync(shmem_team_t team)
{
    return shmem_team_sync(team);
}
}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L
/* With one argument over a team, with four over an active set. */
#define shmemi_active_set_sync(PE_start, logPE_stride, PE_size, pSync) \
    (shmem_sync)(PE_start, logPE_stride, PE_size, pSync)
#define SHMEMI_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define shmem_sync(...) \
    SHMEMI_AFTER_4(__VA_ARGS__, shmemi_active_set_sync, , , shmem_team_sync, )(__VA_ARGS__)
#endif

#if defined __cplusplus && defined __clang__
#pragma clang diagnostic pop
#endif

#endif /* SHMEM_H */
