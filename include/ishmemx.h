/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: extensions, for programs that launch kernels of their own through Level Zero, and for
 * teams of any shape.
 */
#ifndef ISHMEMX_H
#define ISHMEMX_H

#include <stdbool.h>
#include <stdint.h>

#include <level_zero/ze_api.h>

#include "ishmem.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ISHMEMX_TEAM_NODE ((ishmem_team_t)2) /* the PEs on this PE's node */

/* What to build modules with (ze_module_desc_t, pBuildFlags): Intel's driver gives the address of a
 * module's variables, which ishmemx_module_init sets, only with the first, and kernels reach all of a
 * heap of 4 GiB and more on all devices only with the second. Where work-groups call collectives on
 * a Max GPU, -ze-opt-large-register-file besides keeps all that they need in registers
 * (spillMemSize of zeKernelGetProperties tells), at half as many threads at a time. */
#define ISHMEMX_MODULE_FLAGS "-ze-take-global-address -ze-opt-greater-than-4GB-buffer-required"

/* What Intel SHMEM stands on: ishmemx_init_attr. */
typedef enum {
    ISHMEMX_RUNTIME_MPI,
    ISHMEMX_RUNTIME_OPENSHMEM,
    ISHMEMX_RUNTIME_PMI,
    ISHMEMX_RUNTIME_INVALID
} ishmemx_runtime_type_t;

#define ISHMEM_DEFAULT_RUNTIME ISHMEMX_RUNTIME_OPENSHMEM /* of attributes that name none, and of ishmem_init */

/* What processes without a launcher have in common: bytes to be copied as they are. */
typedef struct {
    char uniqueid[128];
} ishmemx_uniqueid_t;

#ifdef __cplusplus
#define ISHMEMI_DEFAULT(VALUE) = VALUE
#else
#define ISHMEMI_DEFAULT(VALUE)
/* Attributes that say nothing: ishmemx_attr_t attr = ISHMEMX_ATTR_DEFAULT. In C++ every variable begins like that. */
#define ISHMEMX_ATTR_DEFAULT {ISHMEM_DEFAULT_RUNTIME, true, true, NULL, false, 0, 0, NULL, -1}
#endif

/* How a PE starts: ishmemx_init_attr. */
typedef struct ishmemx_attr_t {
    ishmemx_runtime_type_t runtime ISHMEMI_DEFAULT(ISHMEM_DEFAULT_RUNTIME);
    bool initialize_runtime ISHMEMI_DEFAULT(true); /* whether the runtime is to be started */
    bool gpu ISHMEMI_DEFAULT(true);                /* whether symmetric memory is the device's */
    void *mpi_comm ISHMEMI_DEFAULT(NULL);          /* an MPI_Comm, for ISHMEMX_RUNTIME_MPI, or NULL */
    bool use_uid ISHMEMI_DEFAULT(false);           /* whether the next three count */
    int nranks ISHMEMI_DEFAULT(0);                 /* PEs in the job */
    int rank ISHMEMI_DEFAULT(0);                   /* this PE */
    ishmemx_uniqueid_t *uid ISHMEMI_DEFAULT(NULL); /* what the PEs have in common */
    int device_idx ISHMEMI_DEFAULT(-1);            /* the device in the driver's list, or -1 */
} ishmemx_attr_t;

#undef ISHMEMI_DEFAULT

/* Types of what ishmemx_print writes. */
#define ISHMEMX_PRINT_DEBUG 0
#define ISHMEMX_PRINT_WARNING 1
#define ISHMEMX_PRINT_ERROR 2
#define ISHMEMX_PRINT_STDOUT 3
#define ISHMEMX_PRINT_STDERR 4

/* Operations of one kind that took one path: ishmemx_stats. */
typedef struct {
    char operation[32]; /* what they do; of kernels the routine */
    char path[16];      /* who moved the bytes: store, device, network; of kernels store or ring */
    int by_kernels;     /* whether kernels did them, and not the host */
    uint64_t calls;     /* how many they are */
    uint64_t bytes;     /* that they moved */
} ishmemx_stat_t;

/* Handle of a context, for kernels. It is the number of a shmem_ctx_t: what kernels have begun on it is complete when they have ended and
 * the host then calls shmem_ctx_quiet((shmem_ctx_t)ctx), or ishmemx_ctx_destroy. */
typedef int64_t ishmemx_ctx_t;

#define ISHMEMX_CTX_INVALID ((ishmemx_ctx_t)0) /* no context */
#define ISHMEMX_CTX_DEFAULT ((ishmemx_ctx_t)1) /* on the world team, always there */

/* Options: promises of the program, of which nothing need be made. */
#define ISHMEMX_CTX_SERIALIZED 1l
#define ISHMEMX_CTX_PRIVATE 2l
#define ISHMEMX_CTX_NOSTORE 4l

/* What ishmemx_at_init has called. */
typedef void (*ishmemx_init_routine_t)(void);

/* Handle of a group. One that was freed is recognised, and refused. */
typedef struct ishmemx_group *ishmemx_group_t;

#define ISHMEMX_GROUP_INVALID ((ishmemx_group_t)0) /* no group */
#define ISHMEMX_GROUP_EMPTY ((ishmemx_group_t)1)   /* the group without PEs; need not be freed */

/* What ishmemx_group_compare finds. */
#define ISHMEMX_GROUP_IDENT 0   /* the same PEs in the same order */
#define ISHMEMX_GROUP_SIMILAR 1 /* the same PEs in another order */
#define ISHMEMX_GROUP_UNEQUAL 2 /* not the same PEs */

#include "ishmem/extensions.h"
#include "ishmem/lists.h"

#ifdef __cplusplus
}

extern "C++" {
/* Programs define DEBUG. */
#pragma push_macro("DEBUG")
#undef DEBUG
enum class ishmemx_print_msg_type_t { DEBUG, WARNING, ERROR, STDOUT, STDERR };
#pragma pop_macro("DEBUG")

static inline void ishmemx_print(const char *file, long line, const char *func, const char *out,
                                 ishmemx_print_msg_type_t msg_type)
{
    ishmemx_print(file, line, func, out, static_cast<int>(msg_type));
}

/* The rest is where the call stands. */
static inline void ishmemx_print(const char *out,
                                 ishmemx_print_msg_type_t msg_type = ishmemx_print_msg_type_t::STDERR,
                                 const char *file = __builtin_FILE(), long line = __builtin_LINE(),
                                 const char *func = __builtin_FUNCTION())
{
    ishmemx_print(file, line, func, out, msg_type);
}
}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 199901L
/* By the number of arguments; the rest is where the call stands. */
#define ISHMEMXI_PRINT_5(file, line, func, out, msg_type) (file, line, func, out, msg_type)
#define ISHMEMXI_PRINT_2(out, msg_type) (__FILE__, __LINE__, __func__, out, msg_type)
#define ISHMEMXI_PRINT_1(out) (__FILE__, __LINE__, __func__, out, ISHMEMX_PRINT_STDERR)
#define ISHMEMXI_AFTER_PRINT(a1, a2, a3, a4, a5, NAME, ...) NAME
#define ishmemx_print(...)                                                                                             \
    ishmemx_print ISHMEMXI_AFTER_PRINT(__VA_ARGS__, ISHMEMXI_PRINT_5, , , ISHMEMXI_PRINT_2, ISHMEMXI_PRINT_1, )(       \
        __VA_ARGS__)
#endif

/* ishmemx_int_sum_reducescatter(dest, ...) without a team, over all PEs; likewise for the other collectives. */
#include "ishmem/extensions_world.h"

/* ishmemx_ibput(dest, ...) for all types, in C11 and C++; likewise for the other routines. */
#include "ishmem/extensions_generic.h"

/* ishmemx_put_on_list(dest, ...) for all types; likewise for the other routines on command lists. */
#include "ishmem/lists_generic.h"

/* A compiler for SYCL: the routines on queues and for kernels, too. What `ishmem-clc` compiles has no library of C++. */
#if defined __cplusplus && defined SYCL_LANGUAGE_VERSION
#if __has_include(<sycl/sycl.hpp>) && __has_include(<cstddef>)
extern "C++" {
#include "ishmemx_sycl.h"
}
#endif
#endif

#endif /* ISHMEMX_H */
