/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: SHMEM for Intel GPUs, and for machines without one. The host API, in C and C++; its routines are in
 * ishmem/routines.h.
 *
 *   #include <ishmem.h>            oshcc program.c -o program; oshrun -n 4 ./program
 *
 * Names and semantics are those of Intel SHMEM 1.5 and OpenSHMEM 1.6. Symmetric memory is memory of
 * this PE's device, which the host does not dereference: copy with ishmem_putmem and ishmem_getmem
 * (also to and from this PE), or use kernels (ishmem_device.h).
 *
 * Errors. A routine that returns int gives 0 or a non-zero code; a collective gives the same code
 * on all PEs. A void routine that is given an invalid argument (a PE out of range, an address that is
 * not symmetric) ends the job with status 1. Either way one line on stderr names routine, argument,
 * value and what is allowed. A PE that dies ends the job.
 *
 * A collective without its team is over all PEs. In C an argument of a collective with a comma in braces needs
 * parentheses: ((long[]){1, 2}).
 *
 * Threads. All routines may be called from several threads at once, except that collectives on one
 * team come one after the other, in the same order on all PEs.
 */
#ifndef ISHMEM_H
#define ISHMEM_H

#include <stddef.h>
#include <stdint.h>

#include "shmem/version.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What kernels in SYCL call, too: ishmemx_kernels.h. */
#if !defined(__SYCL_DEVICE_ONLY__)
#define ISHMEM_DEVICE_ATTRIBUTES
#elif defined(SYCL_EXTERNAL)
#define ISHMEM_DEVICE_ATTRIBUTES SYCL_EXTERNAL
#elif __has_attribute(sycl_external)
#define ISHMEM_DEVICE_ATTRIBUTES __attribute__((sycl_external))
#elif __has_attribute(sycl_device)
#define ISHMEM_DEVICE_ATTRIBUTES __attribute__((sycl_device))
#else
#define ISHMEM_DEVICE_ATTRIBUTES
#endif

#define ISHMEM_MAJOR_VERSION 1
#define ISHMEM_MINOR_VERSION 5
#define ISHMEM_PATCH_VERSION 2
#define ISHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define ISHMEM_MAX_NAME_LEN 256

/* Handle of a team; equal handles name the same team. The handle of a destroyed team is
 * recognised, and treated as no team. */
typedef int ishmem_team_t;

#define ISHMEM_TEAM_INVALID ((ishmem_team_t)-1) /* no team */
#define ISHMEM_TEAM_WORLD ((ishmem_team_t)0)    /* all PEs of the job */
#define ISHMEM_TEAM_SHARED ((ishmem_team_t)1)   /* the PEs whose heaps kernels here load from and store to */

/* What a team is asked to provide. */
typedef struct {
    /* Contexts that may exist on the team at a time, 0 or more. A team that is made with mask 0 says 0, and has up to
     * 1024 all the same, as predefined teams have. */
    int num_contexts;
} ishmem_team_config_t;

#define ISHMEM_TEAM_NUM_CONTEXTS 1L /* bit of a configuration mask: num_contexts counts */

/* Thread levels. */
#define ISHMEM_THREAD_SINGLE 0
#define ISHMEM_THREAD_FUNNELED 1
#define ISHMEM_THREAD_SERIALIZED 2
#define ISHMEM_THREAD_MULTIPLE 3

/* Comparisons of point-to-point synchronisation. */
#define ISHMEM_CMP_EQ 1
#define ISHMEM_CMP_NE 2
#define ISHMEM_CMP_GT 3
#define ISHMEM_CMP_GE 4
#define ISHMEM_CMP_LT 5
#define ISHMEM_CMP_LE 6

/* What becomes of a signal. */
#define ISHMEM_SIGNAL_SET 0
#define ISHMEM_SIGNAL_ADD 1

#include "ishmem/routines.h"

#ifdef __cplusplus
}
#endif

/* ishmem_int_broadcast(dest, ...) without a team, over all PEs; likewise for the other collectives. */
#include "ishmem/world.h"

/* ishmem_put(dest, ...) for all types, in C11 and C++; likewise for the other routines. */
#include "ishmem/generic.h"

/* A compiler for SYCL: programs expect the names of sycl.hpp here, and that their kernels can call routines. */
#if defined __cplusplus && defined SYCL_LANGUAGE_VERSION
#if __has_include(<sycl/sycl.hpp>) && __has_include(<level_zero/ze_api.h>)
#include "ishmemx.h"
#endif
#endif

#endif /* ISHMEM_H */
