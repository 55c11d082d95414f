/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Collectives over all PEs: the names of those over a team, without the team. Overloads in C++; in C macros
 * that put ISHMEM_TEAM_WORLD first where an argument is missing. Included by ishmem.h. */
#ifndef ISHMEM_WORLD_H
#define ISHMEM_WORLD_H

#ifdef __cplusplus
extern "C++" {
static inline int ishmem_float_collect(float *dest, const float *source, size_t nelems) { return ishmem_float_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_double_collect(double *dest, const double *source, size_t nelems) { return ishmem_double_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_char_collect(char *dest, const char *source, size_t nelems) { return ishmem_char_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_schar_collect(signed char *dest, const signed char *source, size_t nelems) { return ishmem_schar_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_collect(short *dest, const short *source, size_t nelems) { return ishmem_short_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int_collect(int *dest, const int *source, size_t nelems) { return ishmem_int_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_long_collect(long *dest, const long *source, size_t nelems) { return ishmem_long_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_longlong_collect(long long *dest, const long long *source, size_t nelems) { return ishmem_longlong_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uchar_collect(unsigned char *dest, const unsigned char *source, size_t nelems) { return ishmem_uchar_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ushort_collect(unsigned short *dest, const unsigned short *source, size_t nelems) { return ishmem_ushort_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint_collect(unsigned int *dest, const unsigned int *source, size_t nelems) { return ishmem_uint_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulong_collect(unsigned long *dest, const unsigned long *source, size_t nelems) { return ishmem_ulong_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulonglong_collect(unsigned long long *dest, const unsigned long long *source, size_t nelems) { return ishmem_ulonglong_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int8_collect(int8_t *dest, const int8_t *source, size_t nelems) { return ishmem_int8_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int16_collect(int16_t *dest, const int16_t *source, size_t nelems) { return ishmem_int16_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int32_collect(int32_t *dest, const int32_t *source, size_t nelems) { return ishmem_int32_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int64_collect(int64_t *dest, const int64_t *source, size_t nelems) { return ishmem_int64_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint8_collect(uint8_t *dest, const uint8_t *source, size_t nelems) { return ishmem_uint8_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint16_collect(uint16_t *dest, const uint16_t *source, size_t nelems) { return ishmem_uint16_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint32_collect(uint32_t *dest, const uint32_t *source, size_t nelems) { return ishmem_uint32_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint64_collect(uint64_t *dest, const uint64_t *source, size_t nelems) { return ishmem_uint64_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_size_collect(size_t *dest, const size_t *source, size_t nelems) { return ishmem_size_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ptrdiff_collect(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return ishmem_ptrdiff_collect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_collectmem(void *dest, const void *source, size_t nelems) { return ishmem_collectmem(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_float_fcollect(float *dest, const float *source, size_t nelems) { return ishmem_float_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_double_fcollect(double *dest, const double *source, size_t nelems) { return ishmem_double_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_char_fcollect(char *dest, const char *source, size_t nelems) { return ishmem_char_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_schar_fcollect(signed char *dest, const signed char *source, size_t nelems) { return ishmem_schar_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_fcollect(short *dest, const short *source, size_t nelems) { return ishmem_short_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int_fcollect(int *dest, const int *source, size_t nelems) { return ishmem_int_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_long_fcollect(long *dest, const long *source, size_t nelems) { return ishmem_long_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_longlong_fcollect(long long *dest, const long long *source, size_t nelems) { return ishmem_longlong_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uchar_fcollect(unsigned char *dest, const unsigned char *source, size_t nelems) { return ishmem_uchar_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ushort_fcollect(unsigned short *dest, const unsigned short *source, size_t nelems) { return ishmem_ushort_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint_fcollect(unsigned int *dest, const unsigned int *source, size_t nelems) { return ishmem_uint_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulong_fcollect(unsigned long *dest, const unsigned long *source, size_t nelems) { return ishmem_ulong_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulonglong_fcollect(unsigned long long *dest, const unsigned long long *source, size_t nelems) { return ishmem_ulonglong_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int8_fcollect(int8_t *dest, const int8_t *source, size_t nelems) { return ishmem_int8_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int16_fcollect(int16_t *dest, const int16_t *source, size_t nelems) { return ishmem_int16_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int32_fcollect(int32_t *dest, const int32_t *source, size_t nelems) { return ishmem_int32_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int64_fcollect(int64_t *dest, const int64_t *source, size_t nelems) { return ishmem_int64_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint8_fcollect(uint8_t *dest, const uint8_t *source, size_t nelems) { return ishmem_uint8_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint16_fcollect(uint16_t *dest, const uint16_t *source, size_t nelems) { return ishmem_uint16_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint32_fcollect(uint32_t *dest, const uint32_t *source, size_t nelems) { return ishmem_uint32_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint64_fcollect(uint64_t *dest, const uint64_t *source, size_t nelems) { return ishmem_uint64_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_size_fcollect(size_t *dest, const size_t *source, size_t nelems) { return ishmem_size_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ptrdiff_fcollect(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return ishmem_ptrdiff_fcollect(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_fcollectmem(void *dest, const void *source, size_t nelems) { return ishmem_fcollectmem(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_float_broadcast(float *dest, const float *source, size_t nelems, int PE_root) { return ishmem_float_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_double_broadcast(double *dest, const double *source, size_t nelems, int PE_root) { return ishmem_double_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_char_broadcast(char *dest, const char *source, size_t nelems, int PE_root) { return ishmem_char_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_schar_broadcast(signed char *dest, const signed char *source, size_t nelems, int PE_root) { return ishmem_schar_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_short_broadcast(short *dest, const short *source, size_t nelems, int PE_root) { return ishmem_short_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_int_broadcast(int *dest, const int *source, size_t nelems, int PE_root) { return ishmem_int_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_long_broadcast(long *dest, const long *source, size_t nelems, int PE_root) { return ishmem_long_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_longlong_broadcast(long long *dest, const long long *source, size_t nelems, int PE_root) { return ishmem_longlong_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uchar_broadcast(unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root) { return ishmem_uchar_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_ushort_broadcast(unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root) { return ishmem_ushort_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uint_broadcast(unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root) { return ishmem_uint_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_ulong_broadcast(unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root) { return ishmem_ulong_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_ulonglong_broadcast(unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root) { return ishmem_ulonglong_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_int8_broadcast(int8_t *dest, const int8_t *source, size_t nelems, int PE_root) { return ishmem_int8_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_int16_broadcast(int16_t *dest, const int16_t *source, size_t nelems, int PE_root) { return ishmem_int16_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_int32_broadcast(int32_t *dest, const int32_t *source, size_t nelems, int PE_root) { return ishmem_int32_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_int64_broadcast(int64_t *dest, const int64_t *source, size_t nelems, int PE_root) { return ishmem_int64_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uint8_broadcast(uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root) { return ishmem_uint8_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uint16_broadcast(uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root) { return ishmem_uint16_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uint32_broadcast(uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root) { return ishmem_uint32_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_uint64_broadcast(uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root) { return ishmem_uint64_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_size_broadcast(size_t *dest, const size_t *source, size_t nelems, int PE_root) { return ishmem_size_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_ptrdiff_broadcast(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root) { return ishmem_ptrdiff_broadcast(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_broadcastmem(void *dest, const void *source, size_t nelems, int PE_root) { return ishmem_broadcastmem(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root); }
static inline int ishmem_float_alltoall(float *dest, const float *source, size_t nelems) { return ishmem_float_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_double_alltoall(double *dest, const double *source, size_t nelems) { return ishmem_double_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_char_alltoall(char *dest, const char *source, size_t nelems) { return ishmem_char_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_schar_alltoall(signed char *dest, const signed char *source, size_t nelems) { return ishmem_schar_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_alltoall(short *dest, const short *source, size_t nelems) { return ishmem_short_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int_alltoall(int *dest, const int *source, size_t nelems) { return ishmem_int_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_long_alltoall(long *dest, const long *source, size_t nelems) { return ishmem_long_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_longlong_alltoall(long long *dest, const long long *source, size_t nelems) { return ishmem_longlong_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uchar_alltoall(unsigned char *dest, const unsigned char *source, size_t nelems) { return ishmem_uchar_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ushort_alltoall(unsigned short *dest, const unsigned short *source, size_t nelems) { return ishmem_ushort_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint_alltoall(unsigned int *dest, const unsigned int *source, size_t nelems) { return ishmem_uint_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulong_alltoall(unsigned long *dest, const unsigned long *source, size_t nelems) { return ishmem_ulong_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulonglong_alltoall(unsigned long long *dest, const unsigned long long *source, size_t nelems) { return ishmem_ulonglong_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int8_alltoall(int8_t *dest, const int8_t *source, size_t nelems) { return ishmem_int8_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int16_alltoall(int16_t *dest, const int16_t *source, size_t nelems) { return ishmem_int16_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int32_alltoall(int32_t *dest, const int32_t *source, size_t nelems) { return ishmem_int32_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int64_alltoall(int64_t *dest, const int64_t *source, size_t nelems) { return ishmem_int64_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint8_alltoall(uint8_t *dest, const uint8_t *source, size_t nelems) { return ishmem_uint8_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint16_alltoall(uint16_t *dest, const uint16_t *source, size_t nelems) { return ishmem_uint16_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint32_alltoall(uint32_t *dest, const uint32_t *source, size_t nelems) { return ishmem_uint32_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint64_alltoall(uint64_t *dest, const uint64_t *source, size_t nelems) { return ishmem_uint64_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_size_alltoall(size_t *dest, const size_t *source, size_t nelems) { return ishmem_size_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ptrdiff_alltoall(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return ishmem_ptrdiff_alltoall(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_alltoallmem(void *dest, const void *source, size_t nelems) { return ishmem_alltoallmem(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_and_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_and_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_and_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_and_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_and_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_and_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_and_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_and_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_and_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_and_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_and_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_and_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_and_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_and_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_and_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_and_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_and_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_and_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_and_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_and_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_or_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_or_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_or_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_or_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_or_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_or_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_or_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_or_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_or_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_or_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_or_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_or_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_or_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_or_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_or_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_or_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_or_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_or_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_or_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_or_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_xor_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_xor_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_xor_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_xor_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_xor_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_xor_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_xor_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_xor_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_xor_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_xor_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_xor_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_xor_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_xor_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_xor_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_xor_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_xor_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_xor_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_xor_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_xor_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_xor_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_float_max_reduce(float *dest, const float *source, size_t nreduce) { return ishmem_float_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_double_max_reduce(double *dest, const double *source, size_t nreduce) { return ishmem_double_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_char_max_reduce(char *dest, const char *source, size_t nreduce) { return ishmem_char_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_max_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_max_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_max_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_max_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_max_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_max_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_max_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_max_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_max_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_max_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_max_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_max_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_max_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_max_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_max_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_max_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_max_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_max_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_max_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ptrdiff_max_reduce(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmem_ptrdiff_max_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_float_min_reduce(float *dest, const float *source, size_t nreduce) { return ishmem_float_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_double_min_reduce(double *dest, const double *source, size_t nreduce) { return ishmem_double_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_char_min_reduce(char *dest, const char *source, size_t nreduce) { return ishmem_char_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_min_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_min_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_min_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_min_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_min_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_min_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_min_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_min_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_min_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_min_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_min_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_min_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_min_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_min_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_min_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_min_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_min_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_min_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_min_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ptrdiff_min_reduce(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmem_ptrdiff_min_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_float_sum_reduce(float *dest, const float *source, size_t nreduce) { return ishmem_float_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_double_sum_reduce(double *dest, const double *source, size_t nreduce) { return ishmem_double_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_char_sum_reduce(char *dest, const char *source, size_t nreduce) { return ishmem_char_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_sum_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_sum_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_sum_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_sum_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_sum_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_sum_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_sum_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_sum_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_sum_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_sum_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_sum_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_sum_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_sum_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_sum_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_sum_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_sum_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_sum_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_sum_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_sum_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ptrdiff_sum_reduce(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmem_ptrdiff_sum_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_float_prod_reduce(float *dest, const float *source, size_t nreduce) { return ishmem_float_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_double_prod_reduce(double *dest, const double *source, size_t nreduce) { return ishmem_double_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_char_prod_reduce(char *dest, const char *source, size_t nreduce) { return ishmem_char_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_schar_prod_reduce(signed char *dest, const signed char *source, size_t nreduce) { return ishmem_schar_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_short_prod_reduce(short *dest, const short *source, size_t nreduce) { return ishmem_short_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int_prod_reduce(int *dest, const int *source, size_t nreduce) { return ishmem_int_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_long_prod_reduce(long *dest, const long *source, size_t nreduce) { return ishmem_long_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_longlong_prod_reduce(long long *dest, const long long *source, size_t nreduce) { return ishmem_longlong_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uchar_prod_reduce(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmem_uchar_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ushort_prod_reduce(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmem_ushort_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint_prod_reduce(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmem_uint_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulong_prod_reduce(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmem_ulong_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ulonglong_prod_reduce(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmem_ulonglong_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int8_prod_reduce(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmem_int8_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int16_prod_reduce(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmem_int16_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int32_prod_reduce(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmem_int32_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_int64_prod_reduce(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmem_int64_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint8_prod_reduce(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmem_uint8_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint16_prod_reduce(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmem_uint16_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint32_prod_reduce(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmem_uint32_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_uint64_prod_reduce(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmem_uint64_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_size_prod_reduce(size_t *dest, const size_t *source, size_t nreduce) { return ishmem_size_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_ptrdiff_prod_reduce(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmem_ptrdiff_prod_reduce(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmem_float_sum_inscan(float *dest, const float *source, size_t nelems) { return ishmem_float_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_double_sum_inscan(double *dest, const double *source, size_t nelems) { return ishmem_double_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_char_sum_inscan(char *dest, const char *source, size_t nelems) { return ishmem_char_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_schar_sum_inscan(signed char *dest, const signed char *source, size_t nelems) { return ishmem_schar_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_sum_inscan(short *dest, const short *source, size_t nelems) { return ishmem_short_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int_sum_inscan(int *dest, const int *source, size_t nelems) { return ishmem_int_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_long_sum_inscan(long *dest, const long *source, size_t nelems) { return ishmem_long_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_longlong_sum_inscan(long long *dest, const long long *source, size_t nelems) { return ishmem_longlong_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uchar_sum_inscan(unsigned char *dest, const unsigned char *source, size_t nelems) { return ishmem_uchar_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ushort_sum_inscan(unsigned short *dest, const unsigned short *source, size_t nelems) { return ishmem_ushort_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint_sum_inscan(unsigned int *dest, const unsigned int *source, size_t nelems) { return ishmem_uint_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulong_sum_inscan(unsigned long *dest, const unsigned long *source, size_t nelems) { return ishmem_ulong_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulonglong_sum_inscan(unsigned long long *dest, const unsigned long long *source, size_t nelems) { return ishmem_ulonglong_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int8_sum_inscan(int8_t *dest, const int8_t *source, size_t nelems) { return ishmem_int8_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int16_sum_inscan(int16_t *dest, const int16_t *source, size_t nelems) { return ishmem_int16_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int32_sum_inscan(int32_t *dest, const int32_t *source, size_t nelems) { return ishmem_int32_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int64_sum_inscan(int64_t *dest, const int64_t *source, size_t nelems) { return ishmem_int64_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint8_sum_inscan(uint8_t *dest, const uint8_t *source, size_t nelems) { return ishmem_uint8_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint16_sum_inscan(uint16_t *dest, const uint16_t *source, size_t nelems) { return ishmem_uint16_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint32_sum_inscan(uint32_t *dest, const uint32_t *source, size_t nelems) { return ishmem_uint32_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint64_sum_inscan(uint64_t *dest, const uint64_t *source, size_t nelems) { return ishmem_uint64_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_size_sum_inscan(size_t *dest, const size_t *source, size_t nelems) { return ishmem_size_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ptrdiff_sum_inscan(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return ishmem_ptrdiff_sum_inscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_float_sum_exscan(float *dest, const float *source, size_t nelems) { return ishmem_float_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_double_sum_exscan(double *dest, const double *source, size_t nelems) { return ishmem_double_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_char_sum_exscan(char *dest, const char *source, size_t nelems) { return ishmem_char_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_schar_sum_exscan(signed char *dest, const signed char *source, size_t nelems) { return ishmem_schar_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_short_sum_exscan(short *dest, const short *source, size_t nelems) { return ishmem_short_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int_sum_exscan(int *dest, const int *source, size_t nelems) { return ishmem_int_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_long_sum_exscan(long *dest, const long *source, size_t nelems) { return ishmem_long_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_longlong_sum_exscan(long long *dest, const long long *source, size_t nelems) { return ishmem_longlong_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uchar_sum_exscan(unsigned char *dest, const unsigned char *source, size_t nelems) { return ishmem_uchar_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ushort_sum_exscan(unsigned short *dest, const unsigned short *source, size_t nelems) { return ishmem_ushort_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint_sum_exscan(unsigned int *dest, const unsigned int *source, size_t nelems) { return ishmem_uint_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulong_sum_exscan(unsigned long *dest, const unsigned long *source, size_t nelems) { return ishmem_ulong_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ulonglong_sum_exscan(unsigned long long *dest, const unsigned long long *source, size_t nelems) { return ishmem_ulonglong_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int8_sum_exscan(int8_t *dest, const int8_t *source, size_t nelems) { return ishmem_int8_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int16_sum_exscan(int16_t *dest, const int16_t *source, size_t nelems) { return ishmem_int16_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int32_sum_exscan(int32_t *dest, const int32_t *source, size_t nelems) { return ishmem_int32_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_int64_sum_exscan(int64_t *dest, const int64_t *source, size_t nelems) { return ishmem_int64_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint8_sum_exscan(uint8_t *dest, const uint8_t *source, size_t nelems) { return ishmem_uint8_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint16_sum_exscan(uint16_t *dest, const uint16_t *source, size_t nelems) { return ishmem_uint16_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint32_sum_exscan(uint32_t *dest, const uint32_t *source, size_t nelems) { return ishmem_uint32_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_uint64_sum_exscan(uint64_t *dest, const uint64_t *source, size_t nelems) { return ishmem_uint64_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_size_sum_exscan(size_t *dest, const size_t *source, size_t nelems) { return ishmem_size_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }
static inline int ishmem_ptrdiff_sum_exscan(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return ishmem_ptrdiff_sum_exscan(ISHMEM_TEAM_WORLD, dest, source, nelems); }

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 199901L

#define ISHMEMI_GIVEN_TEAM(...) (__VA_ARGS__)
#define ISHMEMI_WORLD_TEAM(...) (ISHMEM_TEAM_WORLD, __VA_ARGS__)
#define ISHMEMI_TEAM_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_4(...) \
    ISHMEMI_TEAM_AFTER_4(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_TEAM_AFTER_5(a1, a2, a3, a4, a5, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_5(...) \
    ISHMEMI_TEAM_AFTER_5(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_TEAM_AFTER_6(a1, a2, a3, a4, a5, a6, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_6(...) \
    ISHMEMI_TEAM_AFTER_6(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)

#define ishmem_float_collect(...) ishmem_float_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_collect(...) ishmem_double_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_collect(...) ishmem_char_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_collect(...) ishmem_schar_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_collect(...) ishmem_short_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_collect(...) ishmem_int_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_collect(...) ishmem_long_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_collect(...) ishmem_longlong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_collect(...) ishmem_uchar_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_collect(...) ishmem_ushort_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_collect(...) ishmem_uint_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_collect(...) ishmem_ulong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_collect(...) ishmem_ulonglong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_collect(...) ishmem_int8_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_collect(...) ishmem_int16_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_collect(...) ishmem_int32_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_collect(...) ishmem_int64_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_collect(...) ishmem_uint8_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_collect(...) ishmem_uint16_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_collect(...) ishmem_uint32_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_collect(...) ishmem_uint64_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_collect(...) ishmem_size_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_collect(...) ishmem_ptrdiff_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_collectmem(...) ishmem_collectmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_fcollect(...) ishmem_float_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_fcollect(...) ishmem_double_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_fcollect(...) ishmem_char_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_fcollect(...) ishmem_schar_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_fcollect(...) ishmem_short_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_fcollect(...) ishmem_int_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_fcollect(...) ishmem_long_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_fcollect(...) ishmem_longlong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_fcollect(...) ishmem_uchar_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_fcollect(...) ishmem_ushort_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_fcollect(...) ishmem_uint_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_fcollect(...) ishmem_ulong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_fcollect(...) ishmem_ulonglong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_fcollect(...) ishmem_int8_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_fcollect(...) ishmem_int16_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_fcollect(...) ishmem_int32_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_fcollect(...) ishmem_int64_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_fcollect(...) ishmem_uint8_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_fcollect(...) ishmem_uint16_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_fcollect(...) ishmem_uint32_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_fcollect(...) ishmem_uint64_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_fcollect(...) ishmem_size_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_fcollect(...) ishmem_ptrdiff_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_fcollectmem(...) ishmem_fcollectmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_broadcast(...) ishmem_float_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_double_broadcast(...) ishmem_double_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_char_broadcast(...) ishmem_char_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_schar_broadcast(...) ishmem_schar_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_short_broadcast(...) ishmem_short_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int_broadcast(...) ishmem_int_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_long_broadcast(...) ishmem_long_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_longlong_broadcast(...) ishmem_longlong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uchar_broadcast(...) ishmem_uchar_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ushort_broadcast(...) ishmem_ushort_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint_broadcast(...) ishmem_uint_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ulong_broadcast(...) ishmem_ulong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ulonglong_broadcast(...) ishmem_ulonglong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int8_broadcast(...) ishmem_int8_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int16_broadcast(...) ishmem_int16_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int32_broadcast(...) ishmem_int32_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int64_broadcast(...) ishmem_int64_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint8_broadcast(...) ishmem_uint8_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint16_broadcast(...) ishmem_uint16_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint32_broadcast(...) ishmem_uint32_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint64_broadcast(...) ishmem_uint64_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_size_broadcast(...) ishmem_size_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ptrdiff_broadcast(...) ishmem_ptrdiff_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_broadcastmem(...) ishmem_broadcastmem ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_float_alltoall(...) ishmem_float_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_alltoall(...) ishmem_double_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_alltoall(...) ishmem_char_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_alltoall(...) ishmem_schar_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_alltoall(...) ishmem_short_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_alltoall(...) ishmem_int_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_alltoall(...) ishmem_long_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_alltoall(...) ishmem_longlong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_alltoall(...) ishmem_uchar_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_alltoall(...) ishmem_ushort_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_alltoall(...) ishmem_uint_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_alltoall(...) ishmem_ulong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_alltoall(...) ishmem_ulonglong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_alltoall(...) ishmem_int8_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_alltoall(...) ishmem_int16_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_alltoall(...) ishmem_int32_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_alltoall(...) ishmem_int64_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_alltoall(...) ishmem_uint8_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_alltoall(...) ishmem_uint16_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_alltoall(...) ishmem_uint32_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_alltoall(...) ishmem_uint64_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_alltoall(...) ishmem_size_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_alltoall(...) ishmem_ptrdiff_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_alltoallmem(...) ishmem_alltoallmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_and_reduce(...) ishmem_short_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_and_reduce(...) ishmem_int_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_and_reduce(...) ishmem_long_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_and_reduce(...) ishmem_longlong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_and_reduce(...) ishmem_uchar_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_and_reduce(...) ishmem_ushort_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_and_reduce(...) ishmem_uint_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_and_reduce(...) ishmem_ulong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_and_reduce(...) ishmem_ulonglong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_and_reduce(...) ishmem_int8_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_and_reduce(...) ishmem_int16_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_and_reduce(...) ishmem_int32_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_and_reduce(...) ishmem_int64_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_and_reduce(...) ishmem_uint8_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_and_reduce(...) ishmem_uint16_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_and_reduce(...) ishmem_uint32_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_and_reduce(...) ishmem_uint64_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_and_reduce(...) ishmem_size_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_and_reduce(...) ishmem_schar_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_or_reduce(...) ishmem_short_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_or_reduce(...) ishmem_int_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_or_reduce(...) ishmem_long_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_or_reduce(...) ishmem_longlong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_or_reduce(...) ishmem_uchar_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_or_reduce(...) ishmem_ushort_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_or_reduce(...) ishmem_uint_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_or_reduce(...) ishmem_ulong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_or_reduce(...) ishmem_ulonglong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_or_reduce(...) ishmem_int8_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_or_reduce(...) ishmem_int16_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_or_reduce(...) ishmem_int32_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_or_reduce(...) ishmem_int64_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_or_reduce(...) ishmem_uint8_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_or_reduce(...) ishmem_uint16_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_or_reduce(...) ishmem_uint32_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_or_reduce(...) ishmem_uint64_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_or_reduce(...) ishmem_size_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_or_reduce(...) ishmem_schar_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_xor_reduce(...) ishmem_short_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_xor_reduce(...) ishmem_int_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_xor_reduce(...) ishmem_long_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_xor_reduce(...) ishmem_longlong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_xor_reduce(...) ishmem_uchar_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_xor_reduce(...) ishmem_ushort_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_xor_reduce(...) ishmem_uint_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_xor_reduce(...) ishmem_ulong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_xor_reduce(...) ishmem_ulonglong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_xor_reduce(...) ishmem_int8_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_xor_reduce(...) ishmem_int16_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_xor_reduce(...) ishmem_int32_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_xor_reduce(...) ishmem_int64_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_xor_reduce(...) ishmem_uint8_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_xor_reduce(...) ishmem_uint16_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_xor_reduce(...) ishmem_uint32_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_xor_reduce(...) ishmem_uint64_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_xor_reduce(...) ishmem_size_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_xor_reduce(...) ishmem_schar_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_max_reduce(...) ishmem_float_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_max_reduce(...) ishmem_double_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_max_reduce(...) ishmem_char_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_max_reduce(...) ishmem_schar_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_max_reduce(...) ishmem_short_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_max_reduce(...) ishmem_int_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_max_reduce(...) ishmem_long_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_max_reduce(...) ishmem_longlong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_max_reduce(...) ishmem_uchar_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_max_reduce(...) ishmem_ushort_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_max_reduce(...) ishmem_uint_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_max_reduce(...) ishmem_ulong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_max_reduce(...) ishmem_ulonglong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_max_reduce(...) ishmem_int8_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_max_reduce(...) ishmem_int16_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_max_reduce(...) ishmem_int32_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_max_reduce(...) ishmem_int64_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_max_reduce(...) ishmem_uint8_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_max_reduce(...) ishmem_uint16_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_max_reduce(...) ishmem_uint32_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_max_reduce(...) ishmem_uint64_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_max_reduce(...) ishmem_size_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_max_reduce(...) ishmem_ptrdiff_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_min_reduce(...) ishmem_float_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_min_reduce(...) ishmem_double_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_min_reduce(...) ishmem_char_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_min_reduce(...) ishmem_schar_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_min_reduce(...) ishmem_short_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_min_reduce(...) ishmem_int_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_min_reduce(...) ishmem_long_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_min_reduce(...) ishmem_longlong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_min_reduce(...) ishmem_uchar_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_min_reduce(...) ishmem_ushort_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_min_reduce(...) ishmem_uint_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_min_reduce(...) ishmem_ulong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_min_reduce(...) ishmem_ulonglong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_min_reduce(...) ishmem_int8_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_min_reduce(...) ishmem_int16_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_min_reduce(...) ishmem_int32_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_min_reduce(...) ishmem_int64_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_min_reduce(...) ishmem_uint8_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_min_reduce(...) ishmem_uint16_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_min_reduce(...) ishmem_uint32_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_min_reduce(...) ishmem_uint64_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_min_reduce(...) ishmem_size_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_min_reduce(...) ishmem_ptrdiff_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_reduce(...) ishmem_float_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_reduce(...) ishmem_double_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_reduce(...) ishmem_char_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_reduce(...) ishmem_schar_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_reduce(...) ishmem_short_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_reduce(...) ishmem_int_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_reduce(...) ishmem_long_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_reduce(...) ishmem_longlong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_reduce(...) ishmem_uchar_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_reduce(...) ishmem_ushort_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_reduce(...) ishmem_uint_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_reduce(...) ishmem_ulong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_reduce(...) ishmem_ulonglong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_reduce(...) ishmem_int8_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_reduce(...) ishmem_int16_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_reduce(...) ishmem_int32_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_reduce(...) ishmem_int64_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_reduce(...) ishmem_uint8_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_reduce(...) ishmem_uint16_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_reduce(...) ishmem_uint32_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_reduce(...) ishmem_uint64_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_reduce(...) ishmem_size_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_reduce(...) ishmem_ptrdiff_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_prod_reduce(...) ishmem_float_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_prod_reduce(...) ishmem_double_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_prod_reduce(...) ishmem_char_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_prod_reduce(...) ishmem_schar_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_prod_reduce(...) ishmem_short_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_prod_reduce(...) ishmem_int_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_prod_reduce(...) ishmem_long_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_prod_reduce(...) ishmem_longlong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_prod_reduce(...) ishmem_uchar_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_prod_reduce(...) ishmem_ushort_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_prod_reduce(...) ishmem_uint_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_prod_reduce(...) ishmem_ulong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_prod_reduce(...) ishmem_ulonglong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_prod_reduce(...) ishmem_int8_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_prod_reduce(...) ishmem_int16_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_prod_reduce(...) ishmem_int32_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_prod_reduce(...) ishmem_int64_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_prod_reduce(...) ishmem_uint8_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_prod_reduce(...) ishmem_uint16_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_prod_reduce(...) ishmem_uint32_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_prod_reduce(...) ishmem_uint64_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_prod_reduce(...) ishmem_size_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_prod_reduce(...) ishmem_ptrdiff_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_inscan(...) ishmem_float_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_inscan(...) ishmem_double_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_inscan(...) ishmem_char_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_inscan(...) ishmem_schar_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_inscan(...) ishmem_short_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_inscan(...) ishmem_int_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_inscan(...) ishmem_long_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_inscan(...) ishmem_longlong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_inscan(...) ishmem_uchar_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_inscan(...) ishmem_ushort_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_inscan(...) ishmem_uint_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_inscan(...) ishmem_ulong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_inscan(...) ishmem_ulonglong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_inscan(...) ishmem_int8_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_inscan(...) ishmem_int16_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_inscan(...) ishmem_int32_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_inscan(...) ishmem_int64_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_inscan(...) ishmem_uint8_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_inscan(...) ishmem_uint16_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_inscan(...) ishmem_uint32_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_inscan(...) ishmem_uint64_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_inscan(...) ishmem_size_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_inscan(...) ishmem_ptrdiff_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_exscan(...) ishmem_float_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_exscan(...) ishmem_double_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_exscan(...) ishmem_char_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_exscan(...) ishmem_schar_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_exscan(...) ishmem_short_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_exscan(...) ishmem_int_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_exscan(...) ishmem_long_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_exscan(...) ishmem_longlong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_exscan(...) ishmem_uchar_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_exscan(...) ishmem_ushort_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_exscan(...) ishmem_uint_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_exscan(...) ishmem_ulong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_exscan(...) ishmem_ulonglong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_exscan(...) ishmem_int8_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_exscan(...) ishmem_int16_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_exscan(...) ishmem_int32_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_exscan(...) ishmem_int64_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_exscan(...) ishmem_uint8_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_exscan(...) ishmem_uint16_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_exscan(...) ishmem_uint32_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_exscan(...) ishmem_uint64_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_exscan(...) ishmem_size_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_exscan(...) ishmem_ptrdiff_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)

#endif

#endif
