/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Point-to-point synchronisation. On symmetric variables of this PE, which others change by p, put of one
 * element, atomic operations or signals. They are compared with `cmp_value`, or each with its own of
 * `cmp_values`, as `cmp` says: ISHMEM_CMP_EQ, _NE, _GT, _LE, _LT, _GE. Variables with a `status` other than 0
 * are left out; NULL leaves out none.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_WAITS_H
#define ISHMEM_DEVICE_WAITS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Waits until the variable at `ivar` compares with `cmp_value` as `cmp` says. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL)
 *   void ishmem_NAME_wait_until(TYPE *ivar, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_t ishmem_##NAME##_wait_until, ishmemx_##NAME##_wait_until_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until all of the variables compare so. Returns at once where there are none. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL_ALL)
 *   void ishmem_NAME_wait_until_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_all_t ishmem_##NAME##_wait_until_all, ishmemx_##NAME##_wait_until_all_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until one of the variables compares so. The number of that variable; SIZE_MAX at once where there are
 * none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY)
 *   size_t ishmem_NAME_wait_until_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_any_t ishmem_##NAME##_wait_until_any, ishmemx_##NAME##_wait_until_any_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until some of the variables compare so. How many, with their numbers in `indices`; 0 at once where
 * there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME)
 *   size_t ishmem_NAME_wait_until_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_some_t ishmem_##NAME##_wait_until_some, ishmemx_##NAME##_wait_until_some_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until all of the variables compare so, each with its own of `cmp_values`. Returns at once where there
 * are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ALL_VECTOR)
 *   void ishmem_NAME_wait_until_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_all_vector_t ishmem_##NAME##_wait_until_all_vector, ishmemx_##NAME##_wait_until_all_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until one of the variables compares so, each with its own of `cmp_values`. The number of that
 * variable; SIZE_MAX at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY_VECTOR)
 *   size_t ishmem_NAME_wait_until_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_any_vector_t ishmem_##NAME##_wait_until_any_vector, ishmemx_##NAME##_wait_until_any_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Waits until some of the variables compare so, each with its own of `cmp_values`. How many, with their
 * numbers in `indices`; 0 at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME_VECTOR)
 *   size_t ishmem_NAME_wait_until_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_some_vector_t ishmem_##NAME##_wait_until_some_vector, ishmemx_##NAME##_wait_until_some_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Whether the variable at `ivar` compares with `cmp_value` as `cmp` says, 1 or 0. (OpenSHMEM 1.6, SHMEM_TEST)
 *   int ishmem_NAME_test(TYPE *ivar, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_test_t ishmem_##NAME##_test, ishmemx_##NAME##_test_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Whether all of the variables compare so, 1 or 0; 1 where there are none. (OpenSHMEM 1.6, SHMEM_TEST_ALL)
 *   int ishmem_NAME_test_all(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_test_all_t ishmem_##NAME##_test_all, ishmemx_##NAME##_test_all_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The number of a variable that compares so; SIZE_MAX where there is none. (OpenSHMEM 1.6, SHMEM_TEST_ANY)
 *   size_t ishmem_NAME_test_any(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_any_t ishmem_##NAME##_test_any, ishmemx_##NAME##_test_any_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* How many of the variables compare so, with their numbers in `indices`. (OpenSHMEM 1.6, SHMEM_TEST_SOME)
 *   size_t ishmem_NAME_test_some(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_some_t ishmem_##NAME##_test_some, ishmemx_##NAME##_test_some_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* Whether all of the variables compare so, each with its own of `cmp_values`, 1 or 0; 1 where there are none.
 * (OpenSHMEM 1.6, SHMEM_TEST_ALL_VECTOR)
 *   int ishmem_NAME_test_all_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_test_all_vector_t ishmem_##NAME##_test_all_vector, ishmemx_##NAME##_test_all_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* The number of a variable that compares so, each with its own of `cmp_values`; SIZE_MAX where there is none.
 * (OpenSHMEM 1.6, SHMEM_TEST_ANY_VECTOR)
 *   size_t ishmem_NAME_test_any_vector(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_any_vector_t ishmem_##NAME##_test_any_vector, ishmemx_##NAME##_test_any_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

/* How many of the variables compare so, each with its own of `cmp_values`, with their numbers in `indices`.
 * (OpenSHMEM 1.6, SHMEM_TEST_SOME_VECTOR)
 *   size_t ishmem_NAME_test_some_vector(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values) */
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ishmemi_##TYPE##_wait_until_some_vector_t ishmem_##NAME##_test_some_vector, ishmemx_##NAME##_test_some_vector_work_group;
ISHMEMI_SYNC_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#ifdef __cplusplus
}
#endif

#endif
