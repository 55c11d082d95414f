/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Routines in stream order; ishmemx.h includes this. Each appends one kernel, or a copy for a put or get of
 * ISHMEM_LIST_COPY_BYTES and more, where that is not 0, to `list`, a command list of the program's (regular or
 * immediate, in order or not, of a queue group that computes), and does when the list executes what the
 * routine of ishmem.h of its name does when it is called. A closed list does so each time that it is executed.
 *
 * Order. The kernel starts when the `n_wait` events at `wait` are signalled, and signals `signal_event`, where
 * that is not NULL, when it has ended. It is ordered with what else is on the list as any command is: by
 * events and barriers, or by its place on a list in order. What it stored is then complete at its target, also
 * of the forms that end in _nbi, and what it got is there; the event's scope says whether the host sees it.
 * Collectives of one team must execute one after the other, in the same order on all PEs, by kernels that may
 * run at the same time. A kernel that waits keeps its engine: on a device with one engine for kernels what is
 * to end the wait has to come from another PE, from the host, or from commands before it. A short collective
 * need not synchronise, and `dest` has to be free as in kernels: ishmem/device/collectives.h says when.
 *
 * Memory. Symmetric objects lie in the heap of ishmem_malloc. `source`, `dest` of get, `indices`, `status`,
 * `cmp_values`, `ret`, and the offsets and counts of alltoallv are memory that the device reaches, such as
 * zeMemAllocHost's. They are read and written when the list executes; other arguments are taken as they are
 * when the routine is called. `ret` gets what the routine of ishmem.h returns; NULL gets nothing.
 *
 * Errors. The result is 0, or non-zero after a line on stderr, with nothing appended: for a list that is NULL
 * or, where the driver tells, of another context or device than ishmemx_ze_handles has; for a PE, root, team,
 * stride, comparison or signal operation that there is not; for an object that is not symmetric or, of a
 * reduction, a wait or a signal, not aligned; for pointers that the driver refuses. Of a closed list the
 * driver decides, and may lose the routine. PEs compare the routines and bytes of a collective, but not types.
 * What can be known only when the list executes, such as where the blocks of a collect go, what alltoallv
 * sends and where that goes, or that a team has ended, ends the job then, with a message. The list may be
 * executed until ishmem_finalize, and one thread at a time may append to it. */
#ifndef ISHMEM_LISTS_H
#define ISHMEM_LISTS_H

/* ---------------------------------------------------------------------------------------------
 * Order, completion and barriers
 *
 * A put is complete when its data is at the target, where every PE sees it. */

/* Completes this PE's operations on a context: what it put, and changed by atomic operations and signals, is
 * at the targets, what it got is there, and `source` of those that end in _nbi may be reused. Operations on
 * other contexts are not waited for. (OpenSHMEM 1.6, SHMEM_QUIET) */
int ishmemx_quiet_on_list(ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until all PEs have come here and the operations on their default contexts are complete. Collective.
 * (OpenSHMEM 1.6, SHMEM_BARRIER_ALL) */
int ishmemx_barrier_all_on_list(ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until all PEs have come here. Collective. Completes nothing. (OpenSHMEM 1.6, SHMEM_SYNC_ALL) */
int ishmemx_sync_all_on_list(ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until all PEs of `team` have come here. Collective over it. Completes nothing. Non-zero where `team`
 * is no live team; in a kernel that ends the job, unless it is ISHMEM_TEAM_INVALID. (OpenSHMEM 1.6,
 * SHMEM_TEAM_SYNC) */
int ishmemx_team_sync_on_list(ishmem_team_t team, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* ---------------------------------------------------------------------------------------------
 * Put and get
 *
 * PE numbers are those of the world, and on a context those of its team. On return from a put `source` may be
 * reused, and from a get `dest` has what was got; those that end in _nbi promise both only after ishmem_quiet.
 * ishmem_quiet, or a barrier, completes a put at its target; ishmem_fence orders it before later ones there.
 * `dest` and `source` do not overlap. */

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * (OpenSHMEM 1.6, SHMEM_PUT) */
int ishmemx_float_put_on_list(float *dest, const float *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_put_on_list(double *dest, const double *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_put_on_list(char *dest, const char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_put_on_list(signed char *dest, const signed char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_put_on_list(short *dest, const short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_put_on_list(int *dest, const int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_put_on_list(long *dest, const long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_put_on_list(long long *dest, const long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_put_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_put_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_put_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_put_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_put_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_put_on_list(int8_t *dest, const int8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_put_on_list(int16_t *dest, const int16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_put_on_list(int32_t *dest, const int32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_put_on_list(int64_t *dest, const int64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_put_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_put_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_put_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_put_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_put_on_list(size_t *dest, const size_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_put_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put8_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put16_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put32_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put64_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put128_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_putmem_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies element i * sst of `source` to element i * dst of the symmetric `dest` on PE `pe`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IPUT) */
int ishmemx_float_iput_on_list(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_iput_on_list(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_iput_on_list(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_iput_on_list(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_iput_on_list(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_iput_on_list(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_iput_on_list(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_iput_on_list(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_iput_on_list(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_iput_on_list(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_iput_on_list(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_iput_on_list(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_iput_on_list(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_iput_on_list(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_iput_on_list(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_iput_on_list(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_iput_on_list(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_iput_on_list(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_iput_on_list(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_iput_on_list(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_iput_on_list(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_iput_on_list(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_iput_on_list(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iput8_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iput16_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iput32_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iput64_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iput128_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_GET) */
int ishmemx_float_get_on_list(float *dest, const float *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_get_on_list(double *dest, const double *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_get_on_list(char *dest, const char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_get_on_list(signed char *dest, const signed char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_get_on_list(short *dest, const short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_get_on_list(int *dest, const int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_get_on_list(long *dest, const long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_get_on_list(long long *dest, const long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_get_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_get_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_get_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_get_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_get_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_get_on_list(int8_t *dest, const int8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_get_on_list(int16_t *dest, const int16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_get_on_list(int32_t *dest, const int32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_get_on_list(int64_t *dest, const int64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_get_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_get_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_get_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_get_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_get_on_list(size_t *dest, const size_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_get_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get8_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get16_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get32_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get64_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get128_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_getmem_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies element i * sst of the symmetric `source` on PE `pe` to element i * dst of `dest`, for i from 0 to
 * `nelems` - 1. Both strides are at least 1. (OpenSHMEM 1.6, SHMEM_IGET) */
int ishmemx_float_iget_on_list(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_iget_on_list(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_iget_on_list(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_iget_on_list(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_iget_on_list(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_iget_on_list(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_iget_on_list(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_iget_on_list(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_iget_on_list(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_iget_on_list(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_iget_on_list(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_iget_on_list(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_iget_on_list(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_iget_on_list(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_iget_on_list(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_iget_on_list(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_iget_on_list(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_iget_on_list(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_iget_on_list(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_iget_on_list(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_iget_on_list(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_iget_on_list(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_iget_on_list(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iget8_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iget16_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iget32_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iget64_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_iget128_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of `source`
 * to element i * dst of the symmetric `dest` on PE `pe`. Both strides are at least `bsize`. (OpenSHMEM 1.6,
 * SHMEM_IBPUT) */
int ishmemx_float_ibput_on_list(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_ibput_on_list(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_ibput_on_list(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_ibput_on_list(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_ibput_on_list(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_ibput_on_list(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_ibput_on_list(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_ibput_on_list(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_ibput_on_list(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_ibput_on_list(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_ibput_on_list(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_ibput_on_list(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_ibput_on_list(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_ibput_on_list(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_ibput_on_list(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_ibput_on_list(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_ibput_on_list(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_ibput_on_list(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_ibput_on_list(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_ibput_on_list(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_ibput_on_list(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_ibput_on_list(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_ibput_on_list(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibput8_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibput16_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibput32_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibput64_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibput128_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of the
 * symmetric `source` on PE `pe` to element i * dst of `dest`. Both strides are at least `bsize`. (OpenSHMEM
 * 1.6, SHMEM_IBGET) */
int ishmemx_float_ibget_on_list(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_ibget_on_list(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_ibget_on_list(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_ibget_on_list(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_ibget_on_list(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_ibget_on_list(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_ibget_on_list(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_ibget_on_list(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_ibget_on_list(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_ibget_on_list(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_ibget_on_list(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_ibget_on_list(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_ibget_on_list(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_ibget_on_list(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_ibget_on_list(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_ibget_on_list(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_ibget_on_list(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_ibget_on_list(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_ibget_on_list(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_ibget_on_list(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_ibget_on_list(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_ibget_on_list(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_ibget_on_list(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibget8_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibget16_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibget32_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibget64_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ibget128_on_list(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`.
 * `source` may be reused only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_NBI) */
int ishmemx_float_put_nbi_on_list(float *dest, const float *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_put_nbi_on_list(double *dest, const double *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_put_nbi_on_list(char *dest, const char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_put_nbi_on_list(signed char *dest, const signed char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_put_nbi_on_list(short *dest, const short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_put_nbi_on_list(int *dest, const int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_put_nbi_on_list(long *dest, const long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_put_nbi_on_list(long long *dest, const long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_put_nbi_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_put_nbi_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_put_nbi_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_put_nbi_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_put_nbi_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_put_nbi_on_list(int8_t *dest, const int8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_put_nbi_on_list(int16_t *dest, const int16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_put_nbi_on_list(int32_t *dest, const int32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_put_nbi_on_list(int64_t *dest, const int64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_put_nbi_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_put_nbi_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_put_nbi_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_put_nbi_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_put_nbi_on_list(size_t *dest, const size_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_put_nbi_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put8_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put16_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put32_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put64_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put128_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_putmem_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Starts to copy `nelems` elements from the symmetric `source` on PE `pe` to `dest`, any memory of this PE.
 * They are there only after ishmem_quiet. (OpenSHMEM 1.6, SHMEM_GET_NBI) */
int ishmemx_float_get_nbi_on_list(float *dest, const float *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_get_nbi_on_list(double *dest, const double *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_get_nbi_on_list(char *dest, const char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_get_nbi_on_list(signed char *dest, const signed char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_get_nbi_on_list(short *dest, const short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_get_nbi_on_list(int *dest, const int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_get_nbi_on_list(long *dest, const long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_get_nbi_on_list(long long *dest, const long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_get_nbi_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_get_nbi_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_get_nbi_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_get_nbi_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_get_nbi_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_get_nbi_on_list(int8_t *dest, const int8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_get_nbi_on_list(int16_t *dest, const int16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_get_nbi_on_list(int32_t *dest, const int32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_get_nbi_on_list(int64_t *dest, const int64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_get_nbi_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_get_nbi_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_get_nbi_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_get_nbi_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_get_nbi_on_list(size_t *dest, const size_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_get_nbi_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get8_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get16_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get32_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get64_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_get128_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_getmem_nbi_on_list(void *dest, const void *source, size_t nelems, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* ---------------------------------------------------------------------------------------------
 * Signals
 *
 * A signal is a symmetric uint64_t that PEs change by these routines alone. ishmem_quiet, or a barrier,
 * completes a change at its target. */

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`, and then
 * sets the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or adds it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. On return `source` may be reused.
 * (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL) */
int ishmemx_float_put_signal_on_list(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_put_signal_on_list(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_put_signal_on_list(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_put_signal_on_list(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_put_signal_on_list(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_put_signal_on_list(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_put_signal_on_list(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_put_signal_on_list(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_put_signal_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_put_signal_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_put_signal_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_put_signal_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_put_signal_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_put_signal_on_list(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_put_signal_on_list(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_put_signal_on_list(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_put_signal_on_list(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_put_signal_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_put_signal_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_put_signal_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_put_signal_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_put_signal_on_list(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_put_signal_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put8_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put16_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put32_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put64_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put128_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_putmem_signal_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Starts to copy `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on PE `pe`,
 * and then to set the symmetric signal at `sig_addr` there to `signal` (ISHMEM_SIGNAL_SET), or to add it
 * (ISHMEM_SIGNAL_ADD). A PE that has seen the signal sees the data. `source` may be reused only after
 * ishmem_quiet. (OpenSHMEM 1.6, SHMEM_PUT_SIGNAL_NBI) */
int ishmemx_float_put_signal_nbi_on_list(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_put_signal_nbi_on_list(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_put_signal_nbi_on_list(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_put_signal_nbi_on_list(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_put_signal_nbi_on_list(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_put_signal_nbi_on_list(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_put_signal_nbi_on_list(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_put_signal_nbi_on_list(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_put_signal_nbi_on_list(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_put_signal_nbi_on_list(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_put_signal_nbi_on_list(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_put_signal_nbi_on_list(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_put_signal_nbi_on_list(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_put_signal_nbi_on_list(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_put_signal_nbi_on_list(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_put_signal_nbi_on_list(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_put_signal_nbi_on_list(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_put_signal_nbi_on_list(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_put_signal_nbi_on_list(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_put_signal_nbi_on_list(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_put_signal_nbi_on_list(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_put_signal_nbi_on_list(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_put_signal_nbi_on_list(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put8_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put16_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put32_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put64_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_put128_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_putmem_signal_nbi_on_list(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_SET) */
int ishmemx_signal_set_on_list(uint64_t *sig_addr, uint64_t signal, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_ADD) */
int ishmemx_signal_add_on_list(uint64_t *sig_addr, uint64_t signal, int pe, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until this PE's symmetric signal compares with `cmp_value` as `cmp` says (ISHMEM_CMP_EQ, _NE, _GT,
 * _LE, _LT, _GE); the value that it then has. (OpenSHMEM 1.6, SHMEM_SIGNAL_WAIT_UNTIL) */
int ishmemx_signal_wait_until_on_list(uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* ---------------------------------------------------------------------------------------------
 * Point-to-point synchronisation
 *
 * On symmetric variables of this PE, which others change by p, put of one element, atomic operations or
 * signals. They are compared with `cmp_value`, or each with its own of `cmp_values`, as `cmp` says:
 * ISHMEM_CMP_EQ, _NE, _GT, _LE, _LT, _GE. Variables with a `status` other than 0 are left out; NULL leaves out
 * none. */

/* Waits until the variable at `ivar` compares with `cmp_value` as `cmp` says. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL) */
int ishmemx_int_wait_until_on_list(int *ivar, int cmp, int cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_on_list(long *ivar, int cmp, long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_on_list(long long *ivar, int cmp, long long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_on_list(unsigned int *ivar, int cmp, unsigned int cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_on_list(unsigned long *ivar, int cmp, unsigned long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_on_list(unsigned long long *ivar, int cmp, unsigned long long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_on_list(int32_t *ivar, int cmp, int32_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_on_list(int64_t *ivar, int cmp, int64_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_on_list(uint32_t *ivar, int cmp, uint32_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_on_list(uint64_t *ivar, int cmp, uint64_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_on_list(size_t *ivar, int cmp, size_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_on_list(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until all of the variables compare so. Returns at once where there are none. (OpenSHMEM 1.6,
 * SHMEM_WAIT_UNTIL_ALL) */
int ishmemx_int_wait_until_all_on_list(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_all_on_list(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_all_on_list(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_all_on_list(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_all_on_list(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_all_on_list(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_all_on_list(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_all_on_list(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_all_on_list(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_all_on_list(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_all_on_list(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_all_on_list(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until one of the variables compares so. The number of that variable; SIZE_MAX at once where there are
 * none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY) */
int ishmemx_int_wait_until_any_on_list(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_any_on_list(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_any_on_list(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_any_on_list(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_any_on_list(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_any_on_list(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_any_on_list(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_any_on_list(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_any_on_list(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_any_on_list(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_any_on_list(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_any_on_list(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until some of the variables compare so. How many, with their numbers in `indices`; 0 at once where
 * there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME) */
int ishmemx_int_wait_until_some_on_list(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_some_on_list(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_some_on_list(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_some_on_list(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_some_on_list(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_some_on_list(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_some_on_list(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_some_on_list(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_some_on_list(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_some_on_list(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_some_on_list(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_some_on_list(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until all of the variables compare so, each with its own of `cmp_values`. Returns at once where there
 * are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ALL_VECTOR) */
int ishmemx_int_wait_until_all_vector_on_list(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_all_vector_on_list(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_all_vector_on_list(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_all_vector_on_list(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_all_vector_on_list(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_all_vector_on_list(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_all_vector_on_list(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_all_vector_on_list(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_all_vector_on_list(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_all_vector_on_list(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_all_vector_on_list(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_all_vector_on_list(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until one of the variables compares so, each with its own of `cmp_values`. The number of that
 * variable; SIZE_MAX at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_ANY_VECTOR) */
int ishmemx_int_wait_until_any_vector_on_list(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_any_vector_on_list(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_any_vector_on_list(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_any_vector_on_list(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_any_vector_on_list(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_any_vector_on_list(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_any_vector_on_list(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_any_vector_on_list(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_any_vector_on_list(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_any_vector_on_list(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_any_vector_on_list(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_any_vector_on_list(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Waits until some of the variables compare so, each with its own of `cmp_values`. How many, with their
 * numbers in `indices`; 0 at once where there are none. (OpenSHMEM 1.6, SHMEM_WAIT_UNTIL_SOME_VECTOR) */
int ishmemx_int_wait_until_some_vector_on_list(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_wait_until_some_vector_on_list(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_wait_until_some_vector_on_list(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_wait_until_some_vector_on_list(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_wait_until_some_vector_on_list(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_wait_until_some_vector_on_list(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_wait_until_some_vector_on_list(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_wait_until_some_vector_on_list(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_wait_until_some_vector_on_list(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_wait_until_some_vector_on_list(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_wait_until_some_vector_on_list(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_wait_until_some_vector_on_list(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values, size_t *ret, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* ---------------------------------------------------------------------------------------------
 * Collectives
 *
 * All PEs of the team, or of the active set, call, in one order with its other collectives, and with the same
 * arguments where a routine does not say otherwise. On return this PE's `dest` is complete, and its `source`
 * may be written; of other PEs' `dest` it says nothing. `dest` and `source` do not overlap, where a routine
 * does not say otherwise. */

/* Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the symmetric `dest`
 * on all of them. `nelems` may differ between PEs, and be 0. `source` is any memory of this PE. (OpenSHMEM
 * 1.6, SHMEM_COLLECT) */
int ishmemx_float_collect_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_collect_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_collect_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_collect_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_collect_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_collect_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_collect_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_collect_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_collect_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_collect_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_collect_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_collect_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_collect_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_collect_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_collect_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_collect_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_collect_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_collect_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_collect_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_collect_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_collect_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_collect_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_collect_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_collectmem_on_list(ishmem_team_t team, void *dest, const void *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Concatenates `nelems` elements of every PE of `team`, the same number on all of them, in the order of team
 * numbers, in the symmetric `dest` on all of them. `source` is any memory of this PE. (OpenSHMEM 1.6,
 * SHMEM_FCOLLECT) */
int ishmemx_float_fcollect_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_fcollect_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_fcollect_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_fcollect_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_fcollect_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_fcollect_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_fcollect_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_fcollect_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_fcollect_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_fcollect_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_fcollect_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_fcollect_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_fcollect_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_fcollect_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_fcollect_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_fcollect_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_fcollect_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_fcollect_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_fcollect_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_fcollect_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_fcollect_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_fcollect_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_fcollect_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_fcollectmem_on_list(ishmem_team_t team, void *dest, const void *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies `nelems` elements of the symmetric `source` of PE `PE_root` of `team` to the symmetric `dest` on all
 * of its PEs, the root included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_BROADCAST) */
int ishmemx_float_broadcast_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_broadcast_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_broadcast_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_broadcast_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_broadcast_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_broadcast_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_broadcast_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_broadcast_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_broadcast_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_broadcast_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_broadcast_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_broadcast_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_broadcast_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_broadcast_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_broadcast_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_broadcast_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_broadcast_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_broadcast_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_broadcast_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_broadcast_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_broadcast_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_broadcast_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_broadcast_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_broadcastmem_on_list(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies block i, of `nelems` elements, of the symmetric `source` of each PE j of `team` to block j of the
 * symmetric `dest` of PE i. (OpenSHMEM 1.6, SHMEM_ALLTOALL) */
int ishmemx_float_alltoall_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_alltoall_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_alltoall_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_alltoall_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_alltoall_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_alltoall_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_alltoall_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_alltoall_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_alltoall_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_alltoall_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_alltoall_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_alltoall_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_alltoall_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_alltoall_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_alltoall_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_alltoall_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_alltoall_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_alltoall_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_alltoall_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_alltoall_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_alltoall_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_alltoall_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_alltoall_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_alltoallmem_on_list(ishmem_team_t team, void *dest, const void *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise and of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_short_and_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_and_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_and_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_and_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_and_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_and_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_and_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_and_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_and_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_and_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_and_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_and_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_and_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_and_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_and_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_and_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_and_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_and_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_and_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise or of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_short_or_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_or_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_or_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_or_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_or_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_or_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_or_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_or_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_or_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_or_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_or_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_or_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_or_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_or_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_or_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_or_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_or_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_or_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_or_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise exclusive or of element i of the symmetric `source` of all PEs of `team`, for each i below
 * `nreduce`, in element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same
 * bits; operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in
 * an order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_short_xor_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_xor_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_xor_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_xor_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_xor_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_xor_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_xor_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_xor_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_xor_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_xor_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_xor_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_xor_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_xor_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_xor_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_xor_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_xor_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_xor_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_xor_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_xor_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The maximum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_float_max_reduce_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_max_reduce_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_max_reduce_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_max_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_max_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_max_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_max_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_max_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_max_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_max_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_max_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_max_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_max_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_max_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_max_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_max_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_max_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_max_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_max_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_max_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_max_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_max_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_max_reduce_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The minimum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_float_min_reduce_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_min_reduce_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_min_reduce_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_min_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_min_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_min_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_min_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_min_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_min_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_min_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_min_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_min_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_min_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_min_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_min_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_min_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_min_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_min_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_min_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_min_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_min_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_min_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_min_reduce_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The sum of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in element
 * i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits; operands are
 * taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an order that
 * depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6, SHMEM_REDUCTIONS) */
int ishmemx_float_sum_reduce_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_sum_reduce_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_sum_reduce_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_sum_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_sum_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_sum_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_sum_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_sum_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_sum_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_sum_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_sum_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_sum_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_sum_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_sum_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_sum_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_sum_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_sum_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_sum_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_sum_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_sum_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_sum_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_sum_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_sum_reduce_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The product of element i of the symmetric `source` of all PEs of `team`, for each i below `nreduce`, in
 * element i of the symmetric `dest` on all of them. `dest` may be `source`. All PEs get the same bits;
 * operands are taken in the order of team numbers in teams of up to 16 PEs on one node, and otherwise in an
 * order that depends on the team, `nreduce` and which members are on one node. (OpenSHMEM 1.6,
 * SHMEM_REDUCTIONS) */
int ishmemx_float_prod_reduce_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_prod_reduce_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_prod_reduce_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_prod_reduce_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_prod_reduce_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_prod_reduce_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_prod_reduce_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_prod_reduce_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_prod_reduce_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_prod_reduce_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_prod_reduce_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_prod_reduce_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_prod_reduce_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_prod_reduce_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_prod_reduce_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_prod_reduce_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_prod_reduce_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_prod_reduce_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_prod_reduce_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_prod_reduce_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_prod_reduce_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_prod_reduce_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_prod_reduce_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise and, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_short_and_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_and_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_and_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_and_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_and_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_and_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_and_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_and_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_and_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_and_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_and_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_and_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_and_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_and_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_and_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_and_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_and_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_and_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_and_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise or, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_short_or_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_or_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_or_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_or_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_or_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_or_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_or_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_or_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_or_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_or_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_or_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_or_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_or_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_or_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_or_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_or_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_or_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_or_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_or_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The bitwise exclusive or, element by element, of block i of the symmetric `source` of all PEs of `team`, in
 * the symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_short_xor_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_xor_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_xor_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_xor_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_xor_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_xor_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_xor_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_xor_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_xor_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_xor_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_xor_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_xor_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_xor_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_xor_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_xor_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_xor_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_xor_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_xor_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_xor_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The maximum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_float_max_reducescatter_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_max_reducescatter_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_max_reducescatter_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_max_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_max_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_max_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_max_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_max_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_max_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_max_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_max_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_max_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_max_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_max_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_max_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_max_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_max_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_max_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_max_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_max_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_max_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_max_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_max_reducescatter_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The minimum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_float_min_reducescatter_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_min_reducescatter_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_min_reducescatter_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_min_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_min_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_min_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_min_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_min_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_min_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_min_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_min_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_min_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_min_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_min_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_min_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_min_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_min_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_min_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_min_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_min_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_min_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_min_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_min_reducescatter_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The sum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_float_sum_reducescatter_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_sum_reducescatter_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_sum_reducescatter_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_sum_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_sum_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_sum_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_sum_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_sum_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_sum_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_sum_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_sum_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_sum_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_sum_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_sum_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_sum_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_sum_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_sum_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_sum_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_sum_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_sum_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_sum_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_sum_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_sum_reducescatter_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* The product, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
int ishmemx_float_prod_reducescatter_on_list(ishmem_team_t team, float *dest, const float *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_prod_reducescatter_on_list(ishmem_team_t team, double *dest, const double *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_prod_reducescatter_on_list(ishmem_team_t team, char *dest, const char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_prod_reducescatter_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_prod_reducescatter_on_list(ishmem_team_t team, short *dest, const short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_prod_reducescatter_on_list(ishmem_team_t team, int *dest, const int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_prod_reducescatter_on_list(ishmem_team_t team, long *dest, const long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_prod_reducescatter_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_prod_reducescatter_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_prod_reducescatter_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_prod_reducescatter_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_prod_reducescatter_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_prod_reducescatter_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_prod_reducescatter_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_prod_reducescatter_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_prod_reducescatter_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_prod_reducescatter_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_prod_reducescatter_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_prod_reducescatter_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_prod_reducescatter_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_prod_reducescatter_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_prod_reducescatter_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_prod_reducescatter_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` up to this one, itself included. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN) */
int ishmemx_float_sum_inscan_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_sum_inscan_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_sum_inscan_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_sum_inscan_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_sum_inscan_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_sum_inscan_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_sum_inscan_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_sum_inscan_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_sum_inscan_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_sum_inscan_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_sum_inscan_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_sum_inscan_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_sum_inscan_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_sum_inscan_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_sum_inscan_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_sum_inscan_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_sum_inscan_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_sum_inscan_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_sum_inscan_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_sum_inscan_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_sum_inscan_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_sum_inscan_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_sum_inscan_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Leaves in element i of the symmetric `dest` the sum of element i of the symmetric `source` of the PEs of
 * `team` before this one, which is 0 on the first. `dest` may be `source`. (OpenSHMEM 1.6, SHMEM_SCAN) */
int ishmemx_float_sum_exscan_on_list(ishmem_team_t team, float *dest, const float *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_sum_exscan_on_list(ishmem_team_t team, double *dest, const double *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_sum_exscan_on_list(ishmem_team_t team, char *dest, const char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_sum_exscan_on_list(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_sum_exscan_on_list(ishmem_team_t team, short *dest, const short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_sum_exscan_on_list(ishmem_team_t team, int *dest, const int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_sum_exscan_on_list(ishmem_team_t team, long *dest, const long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_sum_exscan_on_list(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_sum_exscan_on_list(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_sum_exscan_on_list(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_sum_exscan_on_list(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_sum_exscan_on_list(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_sum_exscan_on_list(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_sum_exscan_on_list(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_sum_exscan_on_list(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_sum_exscan_on_list(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_sum_exscan_on_list(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_sum_exscan_on_list(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_sum_exscan_on_list(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_sum_exscan_on_list(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_sum_exscan_on_list(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_sum_exscan_on_list(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_sum_exscan_on_list(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

/* Copies `counts[i]` elements, from element `source_offsets[i]` of `source` on, to element `dest_offsets[i]`
 * of the symmetric `dest` on PE i, for each PE i of `team`. `source` is any memory of this PE, and the three
 * arrays, of a number for each PE of the team, are what the caller can read itself. The PEs' blocks do not
 * overlap in `dest`. */
int ishmemx_float_alltoallv_on_list(ishmem_team_t team, float *dest, const size_t *dest_offsets, const float *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_double_alltoallv_on_list(ishmem_team_t team, double *dest, const size_t *dest_offsets, const double *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_char_alltoallv_on_list(ishmem_team_t team, char *dest, const size_t *dest_offsets, const char *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_schar_alltoallv_on_list(ishmem_team_t team, signed char *dest, const size_t *dest_offsets, const signed char *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_short_alltoallv_on_list(ishmem_team_t team, short *dest, const size_t *dest_offsets, const short *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int_alltoallv_on_list(ishmem_team_t team, int *dest, const size_t *dest_offsets, const int *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_long_alltoallv_on_list(ishmem_team_t team, long *dest, const size_t *dest_offsets, const long *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_longlong_alltoallv_on_list(ishmem_team_t team, long long *dest, const size_t *dest_offsets, const long long *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uchar_alltoallv_on_list(ishmem_team_t team, unsigned char *dest, const size_t *dest_offsets, const unsigned char *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ushort_alltoallv_on_list(ishmem_team_t team, unsigned short *dest, const size_t *dest_offsets, const unsigned short *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint_alltoallv_on_list(ishmem_team_t team, unsigned int *dest, const size_t *dest_offsets, const unsigned int *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulong_alltoallv_on_list(ishmem_team_t team, unsigned long *dest, const size_t *dest_offsets, const unsigned long *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ulonglong_alltoallv_on_list(ishmem_team_t team, unsigned long long *dest, const size_t *dest_offsets, const unsigned long long *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int8_alltoallv_on_list(ishmem_team_t team, int8_t *dest, const size_t *dest_offsets, const int8_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int16_alltoallv_on_list(ishmem_team_t team, int16_t *dest, const size_t *dest_offsets, const int16_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int32_alltoallv_on_list(ishmem_team_t team, int32_t *dest, const size_t *dest_offsets, const int32_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_int64_alltoallv_on_list(ishmem_team_t team, int64_t *dest, const size_t *dest_offsets, const int64_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint8_alltoallv_on_list(ishmem_team_t team, uint8_t *dest, const size_t *dest_offsets, const uint8_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint16_alltoallv_on_list(ishmem_team_t team, uint16_t *dest, const size_t *dest_offsets, const uint16_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint32_alltoallv_on_list(ishmem_team_t team, uint32_t *dest, const size_t *dest_offsets, const uint32_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_uint64_alltoallv_on_list(ishmem_team_t team, uint64_t *dest, const size_t *dest_offsets, const uint64_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_size_alltoallv_on_list(ishmem_team_t team, size_t *dest, const size_t *dest_offsets, const size_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);
int ishmemx_ptrdiff_alltoallv_on_list(ishmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets, const ptrdiff_t *source, const size_t *source_offsets, const size_t *counts, ze_command_list_handle_t list, ze_event_handle_t signal_event, uint32_t n_wait, ze_event_handle_t *wait);

#endif
