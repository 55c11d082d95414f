/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * The routines of ishmem.h, which includes this. */
#ifndef ISHMEM_ROUTINES_H
#define ISHMEM_ROUTINES_H

/* ---------------------------------------------------------------------------------------------
 * Start and end, and who this PE is */

/* Starts this PE: meets the others, opens the device, makes the symmetric memory. Collective over the job; a
 * program started without a launcher is a job of one PE. Before any other routine, and before other threads
 * touch the environment. While the runtime is running it may be called again, on all PEs, which is one more
 * call of ishmem_finalize to come. Once the runtime has ended it may be started anew, under oshrun or without
 * a launcher: other launchers take one connection from a process, and the call ends the job. It returns
 * nothing: what cannot be started ends the program, with the reason on stderr. (OpenSHMEM 1.6, SHMEM_INIT) */
void ishmem_init(void);

/* Starts this PE as ishmem_init does, for a program that uses threads as `requested` says. `*provided` is the
 * level that holds: the highest that any PE has asked for in any initialisation. Of what threads may do, only
 * collectives over active sets and locks depend on it: several threads of a PE may be in such calls at once at
 * ISHMEM_THREAD_MULTIPLE. Non-zero where `requested` is no thread level, and nothing is started; any other
 * failure ends the program. (OpenSHMEM 1.6, SHMEM_INIT_THREAD) */
int ishmem_init_thread(int requested, int *provided);

/* Gives the thread level that holds in `*provided`, or -1 while the runtime is not running. (OpenSHMEM 1.6,
 * SHMEM_QUERY_THREAD) */
void ishmem_query_thread(int *provided);

/* Waits for all PEs and completes all operations; the last call, as many as there were of ishmem_init, ends
 * the runtime in this process. Collective. A process that returns 0 from main or calls exit(0) while the
 * runtime is running ends it there, and waits for the other PEs; one that exits with another status ends the
 * job. (OpenSHMEM 1.6, SHMEM_FINALIZE) */
void ishmem_finalize(void);

/* Ends the whole job at once with this exit status, from any PE. Does not return. Of the status the low 8 bits
 * count, as in every process; where they are 0 and the status is not, it is 255. What the streams of C, C++
 * and Fortran hold is written out, those of other PEs where the launcher ends these by SIGTERM and the program
 * leaves that to the system. No handlers of atexit run. (OpenSHMEM 1.6, SHMEM_GLOBAL_EXIT) */
__attribute__((noreturn)) void ishmem_global_exit(int status);

/* This PE's number, [0, ishmem_n_pes()); -1 while the runtime is not running. (OpenSHMEM 1.6, SHMEM_MY_PE) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_my_pe(void);

/* PEs in the job; -1 while the runtime is not running. (OpenSHMEM 1.6, SHMEM_N_PES) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_n_pes(void);

/* Gives the version of the API in `*major` and `*minor`: 1.6 of OpenSHMEM, and 1.5 of Intel SHMEM. (OpenSHMEM
 * 1.6, SHMEM_INFO_GET_VERSION) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_info_get_version(int *major, int *minor);

/* Gives the library's name and version in `name`, in at most ISHMEM_MAX_NAME_LEN bytes. (OpenSHMEM 1.6,
 * SHMEM_INFO_GET_NAME) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_info_get_name(char *name);

/* The address at which kernels of this PE load and store the symmetric `dest` of PE `pe`, which the host may
 * be unable to do. Of symmetric memory of the host, which kernels need not reach, it is that of the host, and
 * in kernels NULL. NULL where there is none. (OpenSHMEM 1.6, SHMEM_PTR) */
ISHMEM_DEVICE_ATTRIBUTES void *ishmem_ptr(const void *dest, int pe);

/* ---------------------------------------------------------------------------------------------
 * Symmetric memory
 *
 * All collective over the job, with the same arguments on all PEs; the sum of all allocations is bounded by
 * ISHMEM_SYMMETRIC_SIZE, and in a program that uses no device by SHMEM_SYMMETRIC_SIZE. No PE returns before
 * all have called, and operations on the default context are complete then, as by a barrier: memory that a PE
 * has got may be put to on every PE at once. NULL on all PEs where there is no room, or where PEs ask for
 * different sizes; and for no bytes, where nothing else happens. */

/* Allocates `size` bytes on every PE, aligned to 64 bytes. (OpenSHMEM 1.6, SHMEM_MALLOC) */
void *ishmem_malloc(size_t size);

/* Allocates `count * size` bytes, which are 0 on every PE before it returns on any. (OpenSHMEM 1.6,
 * SHMEM_CALLOC) */
void *ishmem_calloc(size_t count, size_t size);

/* Allocates `size` bytes at a multiple of `alignment`, a power of two. That of ishmem_align is at most 64 KiB.
 * NULL, after a line on stderr, for another alignment. (OpenSHMEM 1.6, SHMEM_ALIGN) */
void *ishmem_align(size_t alignment, size_t size);

/* Gives memory back, after a barrier; nothing happens to NULL. Operations on it in other contexts than the
 * default one must be complete before any PE calls. An address that was not allocated ends the job. (OpenSHMEM
 * 1.6, SHMEM_FREE) */
void ishmem_free(void *ptr);

/* ---------------------------------------------------------------------------------------------
 * Teams
 *
 * Teams are the same for shmem.h and ishmem.h. */

/* This PE's number in `team`, or -1 where that is no live team. (OpenSHMEM 1.6, SHMEM_TEAM_MY_PE) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_team_my_pe(ishmem_team_t team);

/* PEs in `team`, or -1 where that is no live team. (OpenSHMEM 1.6, SHMEM_TEAM_N_PES) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_team_n_pes(ishmem_team_t team);

/* Copies those fields of the team's configuration that `config_mask` names to `config`. Non-zero where `team`
 * is no live team, `config_mask` has an unknown bit, or `config` is NULL with a mask other than 0. (OpenSHMEM
 * 1.6, SHMEM_TEAM_GET_CONFIG) */
int ishmem_team_get_config(ishmem_team_t team, long config_mask, ishmem_team_config_t *config);

/* The number in `dest_team` of the PE with number `src_pe` in `src_team`; -1 where either is no live team,
 * `src_pe` is outside of [0, ishmem_team_n_pes(src_team)), or the PE is not in `dest_team`. (OpenSHMEM 1.6,
 * SHMEM_TEAM_TRANSLATE_PE) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team);

/* Makes a team of the PEs start, start + stride, ... of the parent, `size` of them, in this order. `stride`
 * may be negative, and 0 for a size of 1. Collective over the parent, with the same triplet on all of its PEs;
 * for a size of 1 each PE may name another `start`. `*new_team` is ISHMEM_TEAM_INVALID on PEs that are no
 * members, and on all PEs on failure. `config` may be NULL where `config_mask` is 0. (OpenSHMEM 1.6,
 * SHMEM_TEAM_SPLIT_STRIDED) */
int ishmem_team_split_strided(ishmem_team_t parent_team, int start, int stride, int size, const ishmem_team_config_t *config, long config_mask, ishmem_team_t *new_team);

/* Lays the PEs of the parent out in rows of `xrange` and makes two teams: this PE's row and its column. The
 * last row may be incomplete; an `xrange` above the parent's size acts as that size. Collective over the
 * parent, with the same `xrange` on all of its PEs. On failure both handles are ISHMEM_TEAM_INVALID, on all
 * PEs. (OpenSHMEM 1.6, SHMEM_TEAM_SPLIT_2D) */
int ishmem_team_split_2d(ishmem_team_t parent_team, int xrange, const ishmem_team_config_t *xaxis_config, long xaxis_mask, ishmem_team_t *xaxis_team, const ishmem_team_config_t *yaxis_config, long yaxis_mask, ishmem_team_t *yaxis_team);

/* Ends a team. Collective over it; its kernels must have ended. ISHMEM_TEAM_INVALID is ignored; a predefined
 * or destroyed team ends the job. (OpenSHMEM 1.6, SHMEM_TEAM_DESTROY) */
void ishmem_team_destroy(ishmem_team_t team);

/* ---------------------------------------------------------------------------------------------
 * Order, completion and barriers
 *
 * A put is complete when its data is at the target, where every PE sees it. */

/* Orders this PE's puts, atomic operations and signals on a context before its later ones, for each target by
 * itself. It completes nothing: `source` of those that end in _nbi may not be reused, and other targets may
 * see later ones first. (OpenSHMEM 1.6, SHMEM_FENCE) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_fence(void);

/* Completes this PE's operations on a context: what it put, and changed by atomic operations and signals, is
 * at the targets, what it got is there, and `source` of those that end in _nbi may be reused. Operations on
 * other contexts are not waited for. (OpenSHMEM 1.6, SHMEM_QUIET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_quiet(void);

/* Waits until all PEs have come here and the operations on their default contexts are complete. Collective.
 * (OpenSHMEM 1.6, SHMEM_BARRIER_ALL) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_barrier_all(void);

/* Waits until all PEs have come here. Collective. Completes nothing. (OpenSHMEM 1.6, SHMEM_SYNC_ALL) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_sync_all(void);

/* Waits until all PEs of `team` have come here. Collective over it. Completes nothing. Non-zero where `team`
 * is no live team; in a kernel that ends the job, unless it is ISHMEM_TEAM_INVALID. (OpenSHMEM 1.6,
 * SHMEM_TEAM_SYNC) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_team_sync(ishmem_team_t team);

/* ---------------------------------------------------------------------------------------------
 * Put and get
 *
 * PE numbers are those of the world, and on a context those of its team. On return from a put `source` may be
 * reused, and from a get `dest` has what was got; those that end in _nbi promise both only after ishmem_quiet.
 * ishmem_quiet, or a barrier, completes a put at its target; ishmem_fence orders it before later ones there.
 * `dest` and `source` do not overlap. */

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * (OpenSHMEM 1.6, SHMEM_PUT) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_put(float *dest, const float *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_put(double *dest, const double *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_put(char *dest, const char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_put(short *dest, const short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_put(int *dest, const int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_put(long *dest, const long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put8(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put16(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put32(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put64(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put128(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_putmem(void *dest, const void *source, size_t nelems, int pe);

/* Stores `value` in the symmetric `dest` on PE `pe`. (OpenSHMEM 1.6, SHMEM_P) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_p(float *dest, float value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_p(double *dest, double value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_p(char *dest, char value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_p(signed char *dest, signed char value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_p(short *dest, short value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_p(int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_p(long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_p(long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_p(unsigned char *dest, unsigned char value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_p(unsigned short *dest, unsigned short value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_p(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_p(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_p(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_p(int8_t *dest, int8_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_p(int16_t *dest, int16_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_p(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_p(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_p(uint8_t *dest, uint8_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_p(uint16_t *dest, uint16_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_p(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_p(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_p(size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IPUT) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_GET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_get(float *dest, const float *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_get(double *dest, const double *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_get(char *dest, const char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_get(short *dest, const short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_get(int *dest, const int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_get(long *dest, const long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get8(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get16(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get32(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get64(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get128(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_getmem(void *dest, const void *source, size_t nelems, int pe);

/* Returns the element at the symmetric `source` on PE `pe`. (OpenSHMEM 1.6, SHMEM_G) */
ISHMEM_DEVICE_ATTRIBUTES float ishmem_float_g(const float *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES double ishmem_double_g(const double *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES char ishmem_char_g(const char *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_g(const signed char *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES short ishmem_short_g(const short *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_g(const int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_g(const long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_g(const long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned char ishmem_uchar_g(const unsigned char *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned short ishmem_ushort_g(const unsigned short *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_g(const unsigned int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_g(const unsigned long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_g(const unsigned long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int8_t ishmem_int8_g(const int8_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int16_t ishmem_int16_g(const int16_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_g(const int32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_g(const int64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint8_t ishmem_uint8_g(const uint8_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint16_t ishmem_uint16_g(const uint16_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_g(const uint32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_g(const uint64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_g(const size_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_g(const ptrdiff_t *source, int pe);

/* Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IGET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * `source` may be reused only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_put_nbi(float *dest, const float *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_put_nbi(double *dest, const double *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_put_nbi(char *dest, const char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_put_nbi(short *dest, const short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_putmem_nbi(void *dest, const void *source, size_t nelems, int pe);

/* Starts to copy `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE.
 * They are there only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_GET_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_get_nbi(float *dest, const float *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_get_nbi(double *dest, const double *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_get_nbi(char *dest, const char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_get_nbi(short *dest, const short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_getmem_nbi(void *dest, const void *source, size_t nelems, int pe);

/* ---------------------------------------------------------------------------------------------
 * Atomic operations
 *
 * Each acts on one element, at the symmetric `dest` or `source` on PE `pe`, as a whole: no other atomic
 * operation on the element comes between. An operation that returns the old value is complete at its target on
 * return; for the others ishmem_quiet or a barrier completes it there. While atomic operations on an element
 * may come, only they use it, and the waits and tests of point-to-point synchronisation. */

/* Returns the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH) */
ISHMEM_DEVICE_ATTRIBUTES float ishmem_float_atomic_fetch(const float *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES double ishmem_double_atomic_fetch(const double *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_atomic_fetch(const int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_atomic_fetch(const long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_atomic_fetch(const long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch(const unsigned int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch(const unsigned long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch(const int32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch(const int64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch(const uint32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch(const uint64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_atomic_fetch(const size_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch(const signed char *source, int pe);

/* Sets the element to `value`. (OpenSHMEM 1.6, SHMEM_ATOMIC_SET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_atomic_set(float *dest, float value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_atomic_set(double *dest, double value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_set(int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_set(long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_set(long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_set(size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_set(signed char *dest, signed char value, int pe);

/* Sets the element to `value` where it is `cond`; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_COMPARE_SWAP) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_compare_swap(signed char *dest, signed char cond, signed char value, int pe);

/* Sets the element to `value`; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_SWAP) */
ISHMEM_DEVICE_ATTRIBUTES float ishmem_float_atomic_swap(float *dest, float value, int pe);
ISHMEM_DEVICE_ATTRIBUTES double ishmem_double_atomic_swap(double *dest, double value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_atomic_swap(int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_atomic_swap(long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_atomic_swap(long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_atomic_swap(size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_swap(signed char *dest, signed char value, int pe);

/* Adds 1 to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_INC) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_atomic_fetch_inc(int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_atomic_fetch_inc(long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_atomic_fetch_inc(long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_atomic_fetch_inc(size_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch_inc(signed char *dest, int pe);

/* Adds 1 to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_INC) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_inc(int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_inc(long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_inc(long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_inc(unsigned int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_inc(unsigned long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_inc(int32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_inc(int64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_inc(uint32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_inc(uint64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_inc(size_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_inc(signed char *dest, int pe);

/* Adds `value` to the element; returns the old value. (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_ADD) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_atomic_fetch_add(int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long ishmem_long_atomic_fetch_add(long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES long long ishmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES ptrdiff_t ishmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch_add(signed char *dest, signed char value, int pe);

/* Adds `value` to the element. (OpenSHMEM 1.6, SHMEM_ATOMIC_ADD) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_add(int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_add(long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_add(long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_add(size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_add(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise and; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_AND) */
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch_and(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise and. (OpenSHMEM 1.6, SHMEM_ATOMIC_AND) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_and(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_OR) */
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch_or(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise or. (OpenSHMEM 1.6, SHMEM_ATOMIC_OR) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_or(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise exclusive or; returns the old value. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_XOR) */
ISHMEM_DEVICE_ATTRIBUTES unsigned int ishmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long ishmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES unsigned long long ishmem_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int32_t ishmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES int64_t ishmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint32_t ishmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES signed char ishmem_schar_atomic_fetch_xor(signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise exclusive or. (OpenSHMEM 1.6, SHMEM_ATOMIC_XOR) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_xor(signed char *dest, signed char value, int pe);

/* Fetches the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_atomic_fetch_nbi(float *fetch, const float *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_atomic_fetch_nbi(double *fetch, const double *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_fetch_nbi(int *fetch, const int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_fetch_nbi(long *fetch, const long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_nbi(signed char *fetch, const signed char *source, int pe);

/* Sets the element to `value` where it is `cond`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_COMPARE_SWAP_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_compare_swap_nbi(signed char *fetch, signed char *dest, signed char cond, signed char value, int pe);

/* Sets the element to `value`; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_SWAP_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_swap_nbi(signed char *fetch, signed char *dest, signed char value, int pe);

/* Adds 1 to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_INC_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_inc_nbi(signed char *fetch, signed char *dest, int pe);

/* Adds `value` to the element; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM 1.6,
 * SHMEM_ATOMIC_FETCH_ADD_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_add_nbi(signed char *fetch, signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise and; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_AND_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_and_nbi(signed char *fetch, signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise or; the old value is in `*fetch` after ishmem_quiet. (OpenSHMEM
 * 1.6, SHMEM_ATOMIC_FETCH_OR_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_or_nbi(signed char *fetch, signed char *dest, signed char value, int pe);

/* Combines the element with `value` by bitwise exclusive or; the old value is in `*fetch` after ishmem_quiet.
 * (OpenSHMEM 1.6, SHMEM_ATOMIC_FETCH_XOR_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_atomic_fetch_xor_nbi(signed char *fetch, signed char *dest, signed char value, int pe);

/* ---------------------------------------------------------------------------------------------
 * Signals
 *
 * A signal is a symmetric uint64_t that PEs change by these routines alone. ishmem_quiet, or a barrier,
 * completes a change at its target. */

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`, and then
 * sets the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or adds it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. On return `source` may be reused.
 * (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_put_signal(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_putmem_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`,
 * and then to set the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or to add it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. `source` may be reused only after
 * ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL_NBI) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_float_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_double_put_signal_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_char_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_schar_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_short_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_put_signal_nbi(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uchar_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ushort_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_put_signal_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int8_put_signal_nbi(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int16_put_signal_nbi(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_put_signal_nbi(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_put_signal_nbi(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_put_signal_nbi(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put8_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put16_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put32_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put64_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_put128_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_putmem_signal_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Returns the value of this PE's symmetric signal at `sig_addr`. (OpenSHMEM 1.6, SHMEM_SIGNAL_FETCH) */
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_signal_fetch(const uint64_t *sig_addr);

/* Waits until this PE's symmetric signal compares with `cmp_value` as `cmp` says (ISHMEM_CMP_EQ, _NE, _GT,
 * _LE, _LT, _GE); the value that it then has. (OpenSHMEM 1.6, SHMEM_SIGNAL_WAIT_UNTIL) */
ISHMEM_DEVICE_ATTRIBUTES uint64_t ishmem_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value);

/* ---------------------------------------------------------------------------------------------
 * Point-to-point synchronisation
 *
 * On symmetric variables of this PE, which others change by p, put of one element, atomic operations or
 * signals. They are compared with `cmp_value`, or each with its own of `cmp_values`, as `cmp` says:
 * ISHMEM_CMP_EQ, _NE, _GT, _LE, _LT, _GE. Variables with a `status` other than 0 are left out; NULL leaves out
 * none. */

/* Waits until the variable at `ivar` compares with `cmp_value` as `cmp` says. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_wait_until(int *ivar, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_wait_until(long *ivar, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_wait_until(long long *ivar, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_wait_until(unsigned int *ivar, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_wait_until(unsigned long *ivar, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_wait_until(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_wait_until(size_t *ivar, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_wait_until(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);

/* Waits until all of the variables compare so. Returns at once where there are none. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL_ALL) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_wait_until_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_wait_until_all(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_wait_until_all(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_wait_until_all(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_wait_until_all(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_wait_until_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_wait_until_all(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_wait_until_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value);

/* Waits until one of the variables compares so. The number of that variable; SIZE_MAX at once where there are
 * none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_wait_until_any(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_wait_until_any(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_wait_until_any(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_wait_until_any(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_wait_until_any(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_wait_until_any(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_wait_until_any(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_wait_until_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value);

/* Waits until some of the variables compare so. How many, with their numbers in `indices`; 0 at once where
 * there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_wait_until_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_wait_until_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_wait_until_some(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_wait_until_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_wait_until_some(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_wait_until_some(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_wait_until_some(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_wait_until_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value);

/* Waits until all of the variables compare so, each with its own of `cmp_values`. Returns at once where there
 * are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ALL_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int_wait_until_all_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_long_wait_until_all_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_longlong_wait_until_all_vector(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint_wait_until_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulong_wait_until_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ulonglong_wait_until_all_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_size_wait_until_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES void ishmem_ptrdiff_wait_until_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* Waits until one of the variables compares so, each with its own of `cmp_values`. The number of that
 * variable; SIZE_MAX at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_wait_until_any_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_wait_until_any_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_wait_until_any_vector(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_wait_until_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_wait_until_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_wait_until_any_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_wait_until_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_wait_until_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* Waits until some of the variables compare so, each with its own of `cmp_values`. How many, with their
 * numbers in `indices`; 0 at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_wait_until_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_wait_until_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_wait_until_some_vector(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_wait_until_some_vector(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_wait_until_some_vector(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_wait_until_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_wait_until_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_wait_until_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* Whether the variable at `ivar` compares with `cmp_value` as `cmp` says, 1 or 0. (OpenSHMEM 1.6, SHMEM_TEST) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_test(int *ivar, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_test(long *ivar, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_test(long long *ivar, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_test(unsigned int *ivar, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_test(unsigned long *ivar, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_test(unsigned long long *ivar, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_test(int32_t *ivar, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_test(int64_t *ivar, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_test(uint32_t *ivar, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_test(uint64_t *ivar, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_test(size_t *ivar, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_test(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);

/* Whether all of the variables compare so, 1 or 0; 1 where there are none. (OpenSHMEM 1.6, SHMEM_TEST_ALL) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_test_all(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_test_all(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_test_all(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_test_all(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_test_all(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_test_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_test_all(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_test_all(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value);

/* The number of a variable that compares so; SIZE_MAX where there is none. (OpenSHMEM 1.6, SHMEM_TEST_ANY) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_test_any(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_test_any(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_test_any(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_test_any(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_test_any(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_test_any(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_test_any(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_test_any(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value);

/* How many of the variables compare so, with their numbers in `indices`. (OpenSHMEM 1.6, SHMEM_TEST_SOME) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_test_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_test_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_test_some(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_test_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_test_some(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_test_some(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_test_some(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_test_some(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value);

/* Whether all of the variables compare so, each with its own of `cmp_values`, 1 or 0; 1 where there are none.
 * (OpenSHMEM 1.6, SHMEM_TEST_ALL_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_test_all_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_test_all_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_test_all_vector(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_test_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_test_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_test_all_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_test_all_vector(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_test_all_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* The number of a variable that compares so, each with its own of `cmp_values`; SIZE_MAX where there is none.
 * (OpenSHMEM 1.6, SHMEM_TEST_ANY_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_test_any_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_test_any_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_test_any_vector(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_test_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_test_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_test_any_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_test_any_vector(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_test_any_vector(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* How many of the variables compare so, each with its own of `cmp_values`, with their numbers in `indices`.
 * (OpenSHMEM 1.6, SHMEM_TEST_SOME_VECTOR) */
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int_test_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_long_test_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_longlong_test_some_vector(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint_test_some_vector(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulong_test_some_vector(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ulonglong_test_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_size_test_some_vector(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values);
ISHMEM_DEVICE_ATTRIBUTES size_t ishmem_ptrdiff_test_some_vector(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values);

/* ---------------------------------------------------------------------------------------------
 * Collectives
 *
 * All PEs of the team, or of the active set, call, in one order with its other collectives, and with the same
 * arguments where a routine does not say otherwise. On return this PE's `dest` is complete, and its `source`
 * may be written; of other PEs' `dest` it says nothing. `dest` and `source` do not overlap, where a routine
 * does not say otherwise.
 *
 * On the host, over a team and where ISHMEM_CHECKS is not off, no PE returns before all have called, and a
 * `dest` may be in use until its own PE calls. OpenSHMEM promises neither: a program for any library sees to
 * it that `dest` is free on all PEs before any of them calls, and meets by ishmem_team_sync or a barrier where
 * PEs have to wait for each other.
 *
 * There a routine over a team returns 0, or non-zero on all PEs alike, whichever of them was given an invalid
 * argument; a handle that is no live team fails on that PE alone, before it meets the others. Routines over
 * active sets return nothing, and an invalid argument ends the job. PEs that call collectives of different
 * kinds on a team end it, too; different reductions are an error of all of them. */

/* Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the symmetric `dest`
 * on all of them. `nelems` may differ between PEs, and be 0. `source` is any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_COLLECT) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_collect(ishmem_team_t team, float *dest, const float *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_collect(ishmem_team_t team, double *dest, const double *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_collect(ishmem_team_t team, char *dest, const char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_collect(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_collect(ishmem_team_t team, short *dest, const short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_collect(ishmem_team_t team, int *dest, const int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_collect(ishmem_team_t team, long *dest, const long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_collect(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_collect(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_collect(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_collect(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_collect(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_collect(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_collect(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_collect(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_collect(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_collect(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_collect(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_collect(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_collect(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_collect(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_collect(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_collect(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_collectmem(ishmem_team_t team, void *dest, const void *source, size_t nelems);

/* Concatenates `nelems` elements of every PE of `team`, the same number on all of them, in the order of team
 * numbers, in the symmetric `dest` on all of them. `source` is any memory of this PE. (OpenSHMEM 1.6,
 * SHMEM_FCOLLECT) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_fcollect(ishmem_team_t team, float *dest, const float *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_fcollect(ishmem_team_t team, double *dest, const double *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_fcollect(ishmem_team_t team, char *dest, const char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_fcollect(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_fcollect(ishmem_team_t team, short *dest, const short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_fcollect(ishmem_team_t team, int *dest, const int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_fcollect(ishmem_team_t team, long *dest, const long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_fcollect(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_fcollect(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_fcollect(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_fcollect(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_fcollect(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_fcollect(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_fcollect(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_fcollect(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_fcollect(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_fcollect(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_fcollect(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_fcollect(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_fcollect(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_fcollect(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_fcollect(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_fcollect(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_fcollectmem(ishmem_team_t team, void *dest, const void *source, size_t nelems);

/* Copies `nelems` elements of the symmetric `source` of PE `PE_root` of `team` to the symmetric `dest` on all
 * of its PEs, the root included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_BROADCAST) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_broadcast(ishmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_broadcast(ishmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_broadcast(ishmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_broadcast(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_broadcast(ishmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_broadcast(ishmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_broadcast(ishmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_broadcast(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_broadcast(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_broadcast(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_broadcast(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_broadcast(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_broadcast(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_broadcast(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_broadcast(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_broadcast(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_broadcast(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_broadcast(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_broadcast(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_broadcast(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_broadcast(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_broadcast(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_broadcast(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_broadcastmem(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root);

/* Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of `team` to block j of the
 * symmetric `dest` of PE i. (OpenSHMEM 1.6, SHMEM_ALLTOALL) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_alltoall(ishmem_team_t team, float *dest, const float *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_alltoall(ishmem_team_t team, double *dest, const double *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_alltoall(ishmem_team_t team, char *dest, const char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_alltoall(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_alltoall(ishmem_team_t team, short *dest, const short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_alltoall(ishmem_team_t team, int *dest, const int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_alltoall(ishmem_team_t team, long *dest, const long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_alltoall(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_alltoall(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_alltoall(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_alltoall(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_alltoall(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_alltoall(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_alltoall(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_alltoall(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_alltoall(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_alltoall(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_alltoall(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_alltoall(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_alltoall(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_alltoall(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_alltoall(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_alltoall(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_alltoallmem(ishmem_team_t team, void *dest, const void *source, size_t nelems);

/* The bitwise and of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_and_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_and_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_and_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_and_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_and_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_and_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_and_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_and_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_and_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_and_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_and_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_and_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_and_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_and_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_and_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_and_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_and_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_and_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_and_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The bitwise or of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_or_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_or_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_or_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_or_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_or_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_or_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_or_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_or_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_or_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_or_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_or_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_or_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_or_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_or_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_or_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_or_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_or_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_or_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_or_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The bitwise exclusive or of element i of the symmetric `source` of all PEs of `team`, for each i below
 * `nreduce`, in element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same
 * bits; operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in
 * an order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_xor_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_xor_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_xor_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_xor_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_xor_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_xor_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_xor_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_xor_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_xor_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_xor_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_xor_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_xor_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_xor_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_xor_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_xor_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_xor_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_xor_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_xor_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_xor_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The maximum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_max_reduce(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_max_reduce(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_max_reduce(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_max_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_max_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_max_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_max_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_max_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_max_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_max_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_max_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_max_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_max_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_max_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_max_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_max_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_max_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_max_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_max_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_max_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_max_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_max_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_max_reduce(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The minimum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_min_reduce(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_min_reduce(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_min_reduce(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_min_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_min_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_min_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_min_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_min_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_min_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_min_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_min_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_min_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_min_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_min_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_min_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_min_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_min_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_min_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_min_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_min_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_min_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_min_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_min_reduce(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The sum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in element
 * i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits; operands are
 * taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an order that
 * depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6, SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_sum_reduce(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_sum_reduce(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_sum_reduce(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_sum_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_sum_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_sum_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_sum_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_sum_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_sum_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_sum_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_sum_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_sum_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_sum_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_sum_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_sum_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_sum_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_sum_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_sum_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_sum_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_sum_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_sum_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_sum_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_sum_reduce(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The product of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_prod_reduce(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_prod_reduce(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_prod_reduce(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_prod_reduce(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_prod_reduce(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_prod_reduce(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_prod_reduce(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_prod_reduce(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_prod_reduce(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_prod_reduce(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_prod_reduce(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_prod_reduce(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_prod_reduce(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_prod_reduce(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_prod_reduce(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_prod_reduce(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_prod_reduce(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_prod_reduce(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_prod_reduce(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_prod_reduce(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_prod_reduce(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_prod_reduce(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_prod_reduce(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` up to this one, itself included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_sum_inscan(ishmem_team_t team, float *dest, const float *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_sum_inscan(ishmem_team_t team, double *dest, const double *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_sum_inscan(ishmem_team_t team, char *dest, const char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_sum_inscan(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_sum_inscan(ishmem_team_t team, short *dest, const short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_sum_inscan(ishmem_team_t team, int *dest, const int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_sum_inscan(ishmem_team_t team, long *dest, const long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_sum_inscan(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_sum_inscan(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_sum_inscan(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_sum_inscan(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_sum_inscan(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_sum_inscan(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_sum_inscan(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_sum_inscan(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_sum_inscan(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_sum_inscan(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_sum_inscan(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_sum_inscan(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_sum_inscan(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_sum_inscan(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_sum_inscan(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_sum_inscan(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` before this one, which is 0 on the first. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN) */
ISHMEM_DEVICE_ATTRIBUTES int ishmem_float_sum_exscan(ishmem_team_t team, float *dest, const float *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_double_sum_exscan(ishmem_team_t team, double *dest, const double *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_char_sum_exscan(ishmem_team_t team, char *dest, const char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_schar_sum_exscan(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_short_sum_exscan(ishmem_team_t team, short *dest, const short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int_sum_exscan(ishmem_team_t team, int *dest, const int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_long_sum_exscan(ishmem_team_t team, long *dest, const long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_longlong_sum_exscan(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uchar_sum_exscan(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ushort_sum_exscan(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint_sum_exscan(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulong_sum_exscan(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ulonglong_sum_exscan(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int8_sum_exscan(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int16_sum_exscan(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int32_sum_exscan(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_int64_sum_exscan(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint8_sum_exscan(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint16_sum_exscan(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint32_sum_exscan(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_uint64_sum_exscan(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_size_sum_exscan(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
ISHMEM_DEVICE_ATTRIBUTES int ishmem_ptrdiff_sum_exscan(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);

#endif
