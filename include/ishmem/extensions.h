/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * The routines of ishmemx.h, which includes this. */
#ifndef ISHMEM_EXTENSIONS_H
#define ISHMEM_EXTENSIONS_H

/* ---------------------------------------------------------------------------------------------
 * Start and end, and who this PE is */

/* Starts this PE as ishmem_init does, in the way that the attributes say, alike on all PEs but for `rank` and
 * `device_idx`.
 *
 * `use_uid`: the PEs are processes that any parents started, and have the unique id at `uid` in common; this
 * is PE `rank` of `nranks`. The call returns when all have called, or ends the program where some have not
 * within ISHMEM_UNIQUEID_SECONDS. PEs of other machines come to the maker of the id by TCP. With it
 * `initialize_runtime` is ignored, and `runtime` is only what ishmemx_runtime_get_type tells.
 *
 * `runtime`, which ISHMEM_RUNTIME in the environment goes before: ISHMEMX_RUNTIME_OPENSHMEM, which this
 * library is, ISHMEMX_RUNTIME_PMI, the launcher, or ISHMEMX_RUNTIME_MPI: the same start, in which MPI's
 * processes are PEs where the program has initialised it, and the launcher's where it has not: no MPI is
 * initialised here. `mpi_comm`, with ISHMEMX_RUNTIME_MPI: NULL, or the address of an MPI_Comm, whose processes
 * are the PEs, in the order of their ranks. The communicator stays until ishmem_finalize, and its processes
 * call this together. A job that fails, or that ishmem_global_exit ends, takes MPI's whole world with it.
 *
 * `initialize_runtime` may be false with ISHMEMX_RUNTIME_OPENSHMEM after shmem_init, and `gpu` is true then,
 * and with ISHMEMX_RUNTIME_MPI after MPI_Init, for which the former stands, too, where shmem_init was not
 * called: of programs that name no runtime and start MPI.
 *
 * `gpu`: where it is false ishmem_malloc and its siblings give host memory, as shmem_malloc does, which the
 * host may touch and kernels cannot. `device_idx`: the number of the device in the driver's list, or -1 for
 * that whose turn it is. (Intel SHMEM 1.5, ISHMEMX_INIT_ATTR) */
void ishmemx_init_attr(const ishmemx_attr_t *attr);

/* Makes a unique id, for one job, of which this process will be a PE. The program copies it to the other
 * processes as it is. It holds the secret that lets a process into the job. Before the runtime is started.
 * Non-zero where `uid` is NULL, or the system refuses the socket at which the others will come. (Intel SHMEM
 * 1.5, ISHMEMX_GET_UNIQUEID) */
int ishmemx_get_uniqueid(ishmemx_uniqueid_t *uid);

/* The runtime that ishmemx_init_attr was told, or ISHMEMX_RUNTIME_OPENSHMEM; ISHMEMX_RUNTIME_INVALID while the
 * runtime is not running. (Intel SHMEM 1.5, ISHMEMX_RUNTIME_GET_TYPE) */
ishmemx_runtime_type_t ishmemx_runtime_get_type(void);

/* Writes the text `out` to stderr, or with ISHMEMX_PRINT_STDOUT to stdout; that for ISHMEMX_PRINT_DEBUG only
 * where ISHMEM_DEBUG is set. With ISHMEM_ENABLE_VERBOSE_PRINT it begins with file, line, function, PE and
 * type. ishmemx_print(out) and ishmemx_print(out, msg_type) are there, too; the first is for stderr. (Intel
 * SHMEM 1.5, ISHMEMX_PRINT) */
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_print(const char *file, long line, const char *func, const char *out, int msg_type);

/* What this PE's host and kernels have done so far, by operation and path, where ISHMEM_STATS is on: fills up
 * to `most` of `stats`. How many there are; 0 where nothing is counted. With it transfers take longer. What
 * the host did went by "store", "device" or "network"; what kernels did they stored and loaded by themselves,
 * "store", or asked the host for since the PE is on another node or has to perform them, "ring". A collective
 * of kernels counts once as "store", with all of its bytes, and its transfers to other nodes count besides. A
 * copy command on a program's command list counts when it is appended, not when it is executed. */
size_t ishmemx_stats(ishmemx_stat_t *stats, size_t most);

/* Gives in `*initialized` whether this API is initialised, 1 or 0: whether it was more often initialised than
 * finalised. At any time. (OpenSHMEM 1.6, SHMEM_QUERY_INITIALIZED) */
void ishmemx_query_initialized(int *initialized);

/* ---------------------------------------------------------------------------------------------
 * Contexts
 *
 * A context is this PE's own, and making one concerns no other PE. Contexts are the same for shmem.h and
 * ishmemx.h, in two types. ishmemx.h has them for kernels: pass the handle as an argument of type long, and
 * see ishmem_device.h for the routines ishmemx_ctx_*. */

/* Makes a context on `team`; kernels that use it are launched later. On failure `*ctx` is the invalid handle
 * and the result is not 0: the team has as many contexts as it was configured for, or `team` is no live team.
 * For ISHMEM_TEAM_INVALID, which PEs that are no members have, the call fails without a line on stderr.
 * (OpenSHMEM 1.6, SHMEM_TEAM_CREATE_CTX) */
int ishmemx_team_create_ctx(ishmem_team_t team, long options, ishmemx_ctx_t *ctx);

/* Completes the context's operations and ends it; kernels that use it must have ended. The invalid handle is
 * ignored; the default context and a destroyed context end the job. What ends with its team need not be ended.
 * (OpenSHMEM 1.6, SHMEM_CTX_DESTROY) */
void ishmemx_ctx_destroy(ishmemx_ctx_t ctx);

/* Gives the team of a context in `*team`; for the invalid handle ISHMEM_TEAM_INVALID and a non-zero result.
 * (OpenSHMEM 1.6, SHMEM_CTX_GET_TEAM) */
int ishmemx_ctx_get_team(ishmemx_ctx_t ctx, ishmem_team_t *team);

/* ---------------------------------------------------------------------------------------------
 * Put and get
 *
 * PE numbers are those of the world, and on a context those of its team. On return from a put `source` may be
 * reused, and from a get `dest` has what was got; those that end in _nbi promise both only after ishmem_quiet.
 * ishmem_quiet, or a barrier, completes a put at its target; ishmem_fence orders it before later ones there.
 * `dest` and `source` do not overlap. */

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of `source`
 * to element i * dst of the symmetric `dest` on PE `pe`. Both strides are at least `bsize`. (OpenSHMEM 1.6,
 * SHMEM_IBPUT) */
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* Copies blocks of `bsize` elements: block i, for i from 0 to `nblocks` - 1, from element i * sst of the
 * symmetric `source` on PE `pe` to element i * dst of `dest`. Both strides are at least `bsize`. (OpenSHMEM
 * 1.6, SHMEM_IBGET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ---------------------------------------------------------------------------------------------
 * Signals
 *
 * A signal is a symmetric uint64_t that PEs change by these routines alone. ishmem_quiet, or a barrier,
 * completes a change at its target. */

/* Sets the symmetric signal at `sig_addr` on PE `pe` to `signal`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_SET) */
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);

/* Adds `signal` to the symmetric signal at `sig_addr` on PE `pe`. ishmem_fence orders it after puts that came
 * before. (OpenSHMEM 1.6, SHMEM_SIGNAL_ADD) */
ISHMEM_DEVICE_ATTRIBUTES void ishmemx_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);

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

/* The bitwise and, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_and_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_and_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_and_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_and_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_and_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_and_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_and_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_and_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_and_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_and_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_and_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_and_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_and_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_and_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_and_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_and_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_and_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_and_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_and_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The bitwise or, element by element, of block i of the symmetric `source` of all PEs of `team`, in the
 * symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_or_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_or_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_or_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_or_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_or_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_or_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_or_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_or_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_or_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_or_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_or_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_or_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_or_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_or_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_or_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_or_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_or_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_or_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_or_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The bitwise exclusive or, element by element, of block i of the symmetric `source` of all PEs of `team`, in
 * the symmetric `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_xor_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_xor_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_xor_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_xor_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_xor_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_xor_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_xor_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_xor_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_xor_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_xor_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_xor_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_xor_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_xor_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_xor_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_xor_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_xor_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_xor_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_xor_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_xor_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);

/* The maximum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_float_max_reducescatter(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_double_max_reducescatter(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_char_max_reducescatter(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_max_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_max_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_max_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_max_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_max_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_max_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_max_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_max_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_max_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_max_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_max_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_max_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_max_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_max_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_max_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_max_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_max_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_max_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_max_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ptrdiff_max_reducescatter(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The minimum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_float_min_reducescatter(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_double_min_reducescatter(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_char_min_reducescatter(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_min_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_min_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_min_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_min_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_min_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_min_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_min_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_min_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_min_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_min_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_min_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_min_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_min_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_min_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_min_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_min_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_min_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_min_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_min_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ptrdiff_min_reducescatter(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The sum, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_float_sum_reducescatter(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_double_sum_reducescatter(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_char_sum_reducescatter(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_sum_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_sum_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_sum_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_sum_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_sum_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_sum_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_sum_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_sum_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_sum_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_sum_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_sum_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_sum_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_sum_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_sum_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_sum_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_sum_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_sum_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_sum_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_sum_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ptrdiff_sum_reducescatter(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* The product, element by element, of block i of the symmetric `source` of all PEs of `team`, in the symmetric
 * `dest` of PE i. A block has `nreduce` elements. `dest` does not overlap `source`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_float_prod_reducescatter(ishmem_team_t team, float *dest, const float *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_double_prod_reducescatter(ishmem_team_t team, double *dest, const double *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_char_prod_reducescatter(ishmem_team_t team, char *dest, const char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_prod_reducescatter(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_prod_reducescatter(ishmem_team_t team, short *dest, const short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_prod_reducescatter(ishmem_team_t team, int *dest, const int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_prod_reducescatter(ishmem_team_t team, long *dest, const long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_prod_reducescatter(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_prod_reducescatter(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_prod_reducescatter(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_prod_reducescatter(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_prod_reducescatter(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_prod_reducescatter(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_prod_reducescatter(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_prod_reducescatter(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_prod_reducescatter(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_prod_reducescatter(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_prod_reducescatter(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_prod_reducescatter(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_prod_reducescatter(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_prod_reducescatter(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_prod_reducescatter(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ptrdiff_prod_reducescatter(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);

/* Copies `counts[i]` elements, from element `source_offsets[i]` of `source` on, to element `dest_offsets[i]`
 * of the symmetric `dest` on PE i, for each PE i of `team`. `source` is any memory of this PE, and the three
 * arrays, of a number for each PE of the team, are what the caller can read itself. The PEs' blocks do not
 * overlap in `dest`. */
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_float_alltoallv(ishmem_team_t team, float *dest, const size_t *dest_offsets, const float *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_double_alltoallv(ishmem_team_t team, double *dest, const size_t *dest_offsets, const double *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_char_alltoallv(ishmem_team_t team, char *dest, const size_t *dest_offsets, const char *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_schar_alltoallv(ishmem_team_t team, signed char *dest, const size_t *dest_offsets, const signed char *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_short_alltoallv(ishmem_team_t team, short *dest, const size_t *dest_offsets, const short *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int_alltoallv(ishmem_team_t team, int *dest, const size_t *dest_offsets, const int *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_long_alltoallv(ishmem_team_t team, long *dest, const size_t *dest_offsets, const long *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_longlong_alltoallv(ishmem_team_t team, long long *dest, const size_t *dest_offsets, const long long *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uchar_alltoallv(ishmem_team_t team, unsigned char *dest, const size_t *dest_offsets, const unsigned char *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ushort_alltoallv(ishmem_team_t team, unsigned short *dest, const size_t *dest_offsets, const unsigned short *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint_alltoallv(ishmem_team_t team, unsigned int *dest, const size_t *dest_offsets, const unsigned int *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulong_alltoallv(ishmem_team_t team, unsigned long *dest, const size_t *dest_offsets, const unsigned long *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ulonglong_alltoallv(ishmem_team_t team, unsigned long long *dest, const size_t *dest_offsets, const unsigned long long *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int8_alltoallv(ishmem_team_t team, int8_t *dest, const size_t *dest_offsets, const int8_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int16_alltoallv(ishmem_team_t team, int16_t *dest, const size_t *dest_offsets, const int16_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int32_alltoallv(ishmem_team_t team, int32_t *dest, const size_t *dest_offsets, const int32_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_int64_alltoallv(ishmem_team_t team, int64_t *dest, const size_t *dest_offsets, const int64_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint8_alltoallv(ishmem_team_t team, uint8_t *dest, const size_t *dest_offsets, const uint8_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint16_alltoallv(ishmem_team_t team, uint16_t *dest, const size_t *dest_offsets, const uint16_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint32_alltoallv(ishmem_team_t team, uint32_t *dest, const size_t *dest_offsets, const uint32_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_uint64_alltoallv(ishmem_team_t team, uint64_t *dest, const size_t *dest_offsets, const uint64_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_size_alltoallv(ishmem_team_t team, size_t *dest, const size_t *dest_offsets, const size_t *source, const size_t *source_offsets, const size_t *counts);
ISHMEM_DEVICE_ATTRIBUTES int ishmemx_ptrdiff_alltoallv(ishmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets, const ptrdiff_t *source, const size_t *source_offsets, const size_t *counts);

/* ---------------------------------------------------------------------------------------------
 * Groups
 *
 * A group is an ordered set of PEs of the job; a PE's number in it is its place in the order, from 0. Groups
 * are local values, cheap to make, and independent of teams: all routines but ishmemx_team_create_group
 * concern the calling PE alone. A group that is one range of ranks takes constant memory and time whatever its
 * size; others take what their ranges take.
 *
 * What MPI calls erroneous is refused: a rank that the group has not, a rank that comes twice, a stride of 0
 * or one that leads away from the last rank. A routine that fails returns non-zero after one line on stderr
 * that names argument, element, value and bound; a group that it was to make is ISHMEMX_GROUP_INVALID. */

/* The PEs of `team`, in its order. */
int ishmemx_team_group(ishmem_team_t team, ishmemx_group_t *group);

/* The PEs with these `n` ranks, in the order of `ranks`. (MPI 4.1, MPI_Group_incl) */
int ishmemx_group_incl(ishmemx_group_t group, int n, const int *ranks, ishmemx_group_t *new_group);

/* The PEs with other ranks than these, in the order of `group`. (MPI 4.1, MPI_Group_excl) */
int ishmemx_group_excl(ishmemx_group_t group, int n, const int *ranks, ishmemx_group_t *new_group);

/* The PEs with the ranks of the ranges, in the order of `ranges`. A range is first rank, last rank, stride:
 * first, first + stride, ... as far as that does not pass last. The stride may be negative, and is not 0. (MPI
 * 4.1, MPI_Group_range_incl) */
int ishmemx_group_range_incl(ishmemx_group_t group, int n, int ranges[][3], ishmemx_group_t *new_group);

/* The PEs with other ranks than those of the ranges, in the order of `group`. (MPI 4.1, MPI_Group_range_excl) */
int ishmemx_group_range_excl(ishmemx_group_t group, int n, int ranges[][3], ishmemx_group_t *new_group);

/* The PEs of `group1`, then those of `group2` that are not in it. (MPI 4.1, MPI_Group_union) */
int ishmemx_group_union(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* The PEs of `group1` that are in `group2` too, in the order of `group1`. (MPI 4.1, MPI_Group_intersection) */
int ishmemx_group_intersection(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* The PEs of `group1` that are not in `group2`, in the order of `group1`. (MPI 4.1, MPI_Group_difference) */
int ishmemx_group_difference(ishmemx_group_t group1, ishmemx_group_t group2, ishmemx_group_t *new_group);

/* PEs in `group`; -1 where that is no group. (MPI 4.1, MPI_Group_size) */
int ishmemx_group_size(ishmemx_group_t group);

/* This PE's number in `group`; -1 where it is not in it, or that is no group. (MPI 4.1, MPI_Group_rank) */
int ishmemx_group_pe(ishmemx_group_t group);

/* For each of the `n` PEs with numbers `pes1` in `group1`, its number in `group2`, or -1 where it is not in
 * it. `pes2` may be `pes1`. Many at once are cheap: few instructions each where the groups are few ranges.
 * (MPI 4.1, MPI_Group_translate_ranks) */
int ishmemx_group_translate_pes(ishmemx_group_t group1, int n, const int *pes1, ishmemx_group_t group2, int *pes2);

/* How the groups relate: ISHMEMX_GROUP_IDENT, _SIMILAR or _UNEQUAL. (MPI 4.1, MPI_Group_compare) */
int ishmemx_group_compare(ishmemx_group_t group1, ishmemx_group_t group2, int *result);

/* Frees a group, and sets the handle to ISHMEMX_GROUP_INVALID. Teams made of it live on. (MPI 4.1,
 * MPI_Group_free) */
int ishmemx_group_free(ishmemx_group_t *group);

/* Makes a team of the PEs of `group`, in its order; all of them are in `parent_team`, and there is at least
 * one. Collective over the parent, with the same group on all of its PEs. `*new_team` is ISHMEM_TEAM_INVALID
 * on PEs that are no members, and on all PEs on failure. `config` may be NULL where `config_mask` is 0. (MPI
 * 4.1, MPI_Comm_create) */
int ishmemx_team_create_group(ishmem_team_t parent_team, ishmemx_group_t group, const ishmem_team_config_t *config, long config_mask, ishmem_team_t *new_team);

/* ---------------------------------------------------------------------------------------------
 * Level Zero */

/* The driver, context and device that this PE runs on, usable as they are with any Level Zero function; null
 * pointers are skipped. They belong to the runtime, until ishmem_finalize. */
int ishmemx_ze_handles(ze_driver_handle_t *driver, ze_context_handle_t *context, ze_device_handle_t *device);

/* Binds a module, whose kernels were compiled with ishmem_device.h, to the runtime. Local; once per module,
 * before its kernels are launched. Non-zero where the module was not compiled with the header, or with that of
 * another version. */
int ishmemx_module_init(ze_module_handle_t module);

/* 1 where kernels of a module call routines, so that it is to be bound; 0 where none does, or the module is
 * not linked; less where `module` is NULL or the runtime is not running. Local. */
int ishmemx_module_calls(ze_module_handle_t module);

/* Has `routine` called before ishmem_init, or another routine that initialises this API, returns, in the order
 * of these calls, also when it is initialised anew; and at once where it is initialised. For what binds
 * modules, as ishmemx_sycl.h does those of the program's kernels. May be called at any time, by what runs
 * before `main` too; `routine` stays where it is, and does not throw. Other threads that initialise meanwhile
 * do not wait for it. Local. Non-zero where `routine` is NULL. */
int ishmemx_at_init(ishmemx_init_routine_t routine);

/* Unbinds a module: queries in its kernels answer -1 from then on. For kernels that outlive the runtime;
 * before zeModuleDestroy it may be left out. None of its kernels may be running. */
int ishmemx_module_finalize(ze_module_handle_t module);

#endif
