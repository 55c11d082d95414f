/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Handles, constants, and how routines are declared. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_CORE_H
#define ISHMEM_DEVICE_CORE_H

#include "../../shmem/version.h"
#include "types.h"

typedef int ishmem_team_t;
typedef long ishmemx_ctx_t;

#include "shapes.h"

#if (defined(__OPENCL_C_VERSION__) || defined(__OPENCL_CPP_VERSION__)) && !defined(SIZE_MAX)
#define SIZE_MAX __SIZE_MAX__
#endif

/* What ishmem_info_get_version and ishmem_info_get_name give. */
#define ISHMEM_MAJOR_VERSION 1
#define ISHMEM_MINOR_VERSION 5
#define ISHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define ISHMEM_MAX_NAME_LEN 256

#define ISHMEM_TEAM_INVALID (-1)
#define ISHMEM_TEAM_WORLD 0
#define ISHMEM_TEAM_SHARED 1
#define ISHMEMX_TEAM_NODE 2

#define ISHMEMX_CTX_INVALID ((ishmemx_ctx_t)0)
#define ISHMEMX_CTX_DEFAULT ((ishmemx_ctx_t)1) /* on the world team, always there */

/* How a variable is compared, as in ishmem.h. */
#define ISHMEM_CMP_EQ 1
#define ISHMEM_CMP_NE 2
#define ISHMEM_CMP_GT 3
#define ISHMEM_CMP_GE 4
#define ISHMEM_CMP_LT 5
#define ISHMEM_CMP_LE 6

/* What happens to a signal. */
#define ISHMEM_SIGNAL_SET 0
#define ISHMEM_SIGNAL_ADD 1

/* Kinds of values that are printed. */
#define ISHMEMI_SIGNED 1
#define ISHMEMI_UNSIGNED 2
#define ISHMEMI_DOUBLE 3
#define ISHMEMI_FLOAT 4
#define ISHMEMI_WIDE 5
/* A text that is printed as it is: the host replaces no conversion in it. In the place of the kinds of values. */
#define ISHMEMI_PRINTED_AS_IT_IS 0x80000000u

/* Kernels call this in every turn of a loop that waits for another PE. On a GPU it is a fence, after which the next load
 * comes from memory. The driver for CPUs replaces the body when it loads the module: it gives the core to other threads,
 * one of which may be the awaited PE. */
#ifdef __cplusplus
extern "C"
#endif
void ishmem_relax(void);

/* A counter that Intel's compilers have in their own library. */
#ifdef __cplusplus
ulong intel_get_cycle_counter(void);
#else
ulong __attribute__((overloadable)) intel_get_cycle_counter(void);
#endif

/* Routines are thin calls of bodies. The library has both; other modules have neither, or, with ISHMEM_DEVICE_INLINE, those
 * that they use. */
#if defined(ISHMEM_DEVICE_LIBRARY) || defined(ISHMEM_DEVICE_INLINE)
#if defined(ISHMEM_DEVICE_LIBRARY)
#define ISHMEMI_API
/* One copy of a body, for all routines that call it. */
#define ISHMEMI_SHARED static __attribute__((noinline, unused))
/* Whether the first of a work-group does all of a collective. */
#ifndef ISHMEMI_FIRST_DOES_ALL
#define ISHMEMI_FIRST_DOES_ALL ishmemi_one_by_one()
#endif
#else
#define ISHMEMI_API static inline
#define ISHMEMI_SHARED static inline
/* Nowhere: a compiler that inlines bodies would have each of them twice. */
#define ISHMEMI_FIRST_DOES_ALL 0
#endif
/* The same of a long body, everywhere: where several kernels have it inlined, engines of CPUs get it wrong. The form for groups that
 * calls such bodies is inlined, though: one more call takes registers that the Max GPU has not. */
#define ISHMEMI_APART static __attribute__((noinline, unused))
/* What is not on the way of a loop over elements is always called: kernels that use many routines would take long to build
 * otherwise. */
#define ISHMEMI_CALLED static inline __attribute__((noinline))
#define ISHMEMI_BODY(...)                                                                                              \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }

#ifdef __cplusplus
extern "C" {
#endif
#include "bodies/state.h"
#include "bodies/transfers.h"
#include "bodies/waits.h"
#include "bodies/collectives.h"
#include "bodies/prints.h"
#ifdef __cplusplus
}
#endif

#else
#define ISHMEMI_API
#define ISHMEMI_BODY(...) ;
#endif

#ifdef __cplusplus
extern "C" {
#endif
/* Stores what the device's clock says to any memory that the device reaches: cycles on a GPU, nanoseconds on the driver for CPUs. The
 * difference of two is a time where the same work-item has taken both. */
ISHMEMI_API void ishmemx_timestamp(ulong *dst) ISHMEMI_BODY(*dst = ishmemi_time())

/* The same: nothing is left to complete. */
ISHMEMI_API void ishmemx_timestamp_nbi(ulong *dst) ISHMEMI_BODY(*dst = ishmemi_time())
#ifdef __cplusplus
}
#endif

#endif /* ISHMEM_DEVICE_CORE_H */
