/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 *
 * Start and end, and who this PE is.
 *
 * Teams. Teams are the same for shmem.h and ishmem.h.
 *
 * Part of ishmem_device.h. */
#ifndef ISHMEM_DEVICE_QUERIES_H
#define ISHMEM_DEVICE_QUERIES_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* This PE's number, [0, ishmem_n_pes()); -1 while the runtime is not running. (OpenSHMEM 1.6, SHMEM_MY_PE) */
ISHMEMI_API int ishmem_my_pe(void);

/* PEs in the job; -1 while the runtime is not running. (OpenSHMEM 1.6, SHMEM_N_PES) */
ISHMEMI_API int ishmem_n_pes(void);

/* Gives the version of the API in `*major` and `*minor`: 1.6 of OpenSHMEM, and 1.5 of Intel SHMEM. (OpenSHMEM
 * 1.6, SHMEM_INFO_GET_VERSION) */
ISHMEMI_API void ishmem_info_get_version(int *major, int *minor);

/* Gives the library's name and version in `name`, in at most ISHMEM_MAX_NAME_LEN bytes. (OpenSHMEM 1.6,
 * SHMEM_INFO_GET_NAME) */
ISHMEMI_API void ishmem_info_get_name(char *name);

/* The address at which kernels of this PE load and store the symmetric `dest` of PE `pe`, which the host may
 * be unable to do. Of symmetric memory of the host, which kernels need not reach, it is that of the host, and
 * in kernels NULL. NULL where there is none. (OpenSHMEM 1.6, SHMEM_PTR) */
ISHMEMI_API void *ishmem_ptr(const void *dest, int pe);

/* This PE's number in `team`, or -1 where that is no live team. (OpenSHMEM 1.6, SHMEM_TEAM_MY_PE) */
ISHMEMI_API int ishmem_team_my_pe(ishmem_team_t team);

/* PEs in `team`, or -1 where that is no live team. (OpenSHMEM 1.6, SHMEM_TEAM_N_PES) */
ISHMEMI_API int ishmem_team_n_pes(ishmem_team_t team);

/* The number in `dest_team` of the PE with number `src_pe` in `src_team`; -1 where either is no live team,
 * `src_pe` is outside of [0, ishmem_team_n_pes(src_team)), or the PE is not in `dest_team`. (OpenSHMEM 1.6,
 * SHMEM_TEAM_TRANSLATE_PE) */
ISHMEMI_API int ishmem_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team);

#ifdef __cplusplus
}
#endif

#endif
