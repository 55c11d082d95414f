/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Collectives over all PEs: the names of those over a team, without the team. Overloads in C++; in C macros
 * that put ISHMEM_TEAM_WORLD first where an argument is missing. Included by ishmemx.h. */
#ifndef ISHMEMX_WORLD_H
#define ISHMEMX_WORLD_H

#ifdef __cplusplus
extern "C++" {
static inline int ishmemx_short_and_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_and_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_and_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_and_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_and_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_and_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_and_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_and_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_and_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_and_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_and_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_and_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_and_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_and_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_and_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_and_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_and_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_and_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_and_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_or_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_or_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_or_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_or_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_or_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_or_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_or_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_or_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_or_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_or_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_or_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_or_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_or_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_or_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_or_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_or_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_or_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_or_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_or_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_xor_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_xor_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_xor_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_xor_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_xor_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_xor_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_xor_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_xor_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_xor_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_xor_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_xor_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_xor_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_xor_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_xor_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_xor_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_xor_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_xor_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_xor_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_xor_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_float_max_reducescatter(float *dest, const float *source, size_t nreduce) { return ishmemx_float_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_double_max_reducescatter(double *dest, const double *source, size_t nreduce) { return ishmemx_double_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_char_max_reducescatter(char *dest, const char *source, size_t nreduce) { return ishmemx_char_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_max_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_max_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_max_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_max_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_max_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_max_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_max_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_max_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_max_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_max_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_max_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_max_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_max_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_max_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_max_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_max_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_max_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_max_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_max_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ptrdiff_max_reducescatter(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmemx_ptrdiff_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_float_min_reducescatter(float *dest, const float *source, size_t nreduce) { return ishmemx_float_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_double_min_reducescatter(double *dest, const double *source, size_t nreduce) { return ishmemx_double_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_char_min_reducescatter(char *dest, const char *source, size_t nreduce) { return ishmemx_char_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_min_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_min_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_min_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_min_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_min_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_min_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_min_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_min_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_min_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_min_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_min_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_min_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_min_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_min_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_min_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_min_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_min_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_min_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_min_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ptrdiff_min_reducescatter(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmemx_ptrdiff_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_float_sum_reducescatter(float *dest, const float *source, size_t nreduce) { return ishmemx_float_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_double_sum_reducescatter(double *dest, const double *source, size_t nreduce) { return ishmemx_double_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_char_sum_reducescatter(char *dest, const char *source, size_t nreduce) { return ishmemx_char_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_sum_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_sum_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_sum_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_sum_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_sum_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_sum_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_sum_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_sum_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_sum_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_sum_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_sum_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_sum_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_sum_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_sum_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_sum_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_sum_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_sum_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_sum_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_sum_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ptrdiff_sum_reducescatter(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmemx_ptrdiff_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_float_prod_reducescatter(float *dest, const float *source, size_t nreduce) { return ishmemx_float_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_double_prod_reducescatter(double *dest, const double *source, size_t nreduce) { return ishmemx_double_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_char_prod_reducescatter(char *dest, const char *source, size_t nreduce) { return ishmemx_char_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_schar_prod_reducescatter(signed char *dest, const signed char *source, size_t nreduce) { return ishmemx_schar_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_short_prod_reducescatter(short *dest, const short *source, size_t nreduce) { return ishmemx_short_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int_prod_reducescatter(int *dest, const int *source, size_t nreduce) { return ishmemx_int_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_long_prod_reducescatter(long *dest, const long *source, size_t nreduce) { return ishmemx_long_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_longlong_prod_reducescatter(long long *dest, const long long *source, size_t nreduce) { return ishmemx_longlong_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uchar_prod_reducescatter(unsigned char *dest, const unsigned char *source, size_t nreduce) { return ishmemx_uchar_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ushort_prod_reducescatter(unsigned short *dest, const unsigned short *source, size_t nreduce) { return ishmemx_ushort_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint_prod_reducescatter(unsigned int *dest, const unsigned int *source, size_t nreduce) { return ishmemx_uint_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulong_prod_reducescatter(unsigned long *dest, const unsigned long *source, size_t nreduce) { return ishmemx_ulong_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ulonglong_prod_reducescatter(unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return ishmemx_ulonglong_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int8_prod_reducescatter(int8_t *dest, const int8_t *source, size_t nreduce) { return ishmemx_int8_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int16_prod_reducescatter(int16_t *dest, const int16_t *source, size_t nreduce) { return ishmemx_int16_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int32_prod_reducescatter(int32_t *dest, const int32_t *source, size_t nreduce) { return ishmemx_int32_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_int64_prod_reducescatter(int64_t *dest, const int64_t *source, size_t nreduce) { return ishmemx_int64_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint8_prod_reducescatter(uint8_t *dest, const uint8_t *source, size_t nreduce) { return ishmemx_uint8_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint16_prod_reducescatter(uint16_t *dest, const uint16_t *source, size_t nreduce) { return ishmemx_uint16_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint32_prod_reducescatter(uint32_t *dest, const uint32_t *source, size_t nreduce) { return ishmemx_uint32_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_uint64_prod_reducescatter(uint64_t *dest, const uint64_t *source, size_t nreduce) { return ishmemx_uint64_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_size_prod_reducescatter(size_t *dest, const size_t *source, size_t nreduce) { return ishmemx_size_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_ptrdiff_prod_reducescatter(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return ishmemx_ptrdiff_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); }
static inline int ishmemx_float_alltoallv(float *dest, const size_t *dest_offsets, const float *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_float_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_double_alltoallv(double *dest, const size_t *dest_offsets, const double *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_double_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_char_alltoallv(char *dest, const size_t *dest_offsets, const char *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_char_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_schar_alltoallv(signed char *dest, const size_t *dest_offsets, const signed char *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_schar_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_short_alltoallv(short *dest, const size_t *dest_offsets, const short *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_short_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_int_alltoallv(int *dest, const size_t *dest_offsets, const int *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_int_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_long_alltoallv(long *dest, const size_t *dest_offsets, const long *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_long_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_longlong_alltoallv(long long *dest, const size_t *dest_offsets, const long long *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_longlong_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uchar_alltoallv(unsigned char *dest, const size_t *dest_offsets, const unsigned char *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uchar_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_ushort_alltoallv(unsigned short *dest, const size_t *dest_offsets, const unsigned short *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_ushort_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uint_alltoallv(unsigned int *dest, const size_t *dest_offsets, const unsigned int *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uint_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_ulong_alltoallv(unsigned long *dest, const size_t *dest_offsets, const unsigned long *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_ulong_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_ulonglong_alltoallv(unsigned long long *dest, const size_t *dest_offsets, const unsigned long long *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_ulonglong_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_int8_alltoallv(int8_t *dest, const size_t *dest_offsets, const int8_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_int8_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_int16_alltoallv(int16_t *dest, const size_t *dest_offsets, const int16_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_int16_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_int32_alltoallv(int32_t *dest, const size_t *dest_offsets, const int32_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_int32_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_int64_alltoallv(int64_t *dest, const size_t *dest_offsets, const int64_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_int64_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uint8_alltoallv(uint8_t *dest, const size_t *dest_offsets, const uint8_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uint8_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uint16_alltoallv(uint16_t *dest, const size_t *dest_offsets, const uint16_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uint16_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uint32_alltoallv(uint32_t *dest, const size_t *dest_offsets, const uint32_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uint32_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_uint64_alltoallv(uint64_t *dest, const size_t *dest_offsets, const uint64_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_uint64_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_size_alltoallv(size_t *dest, const size_t *dest_offsets, const size_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_size_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }
static inline int ishmemx_ptrdiff_alltoallv(ptrdiff_t *dest, const size_t *dest_offsets, const ptrdiff_t *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_ptrdiff_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); }

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 199901L

#define ishmemx_short_and_reducescatter(...) ishmemx_short_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_and_reducescatter(...) ishmemx_int_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_and_reducescatter(...) ishmemx_long_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_and_reducescatter(...) ishmemx_longlong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_and_reducescatter(...) ishmemx_uchar_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_and_reducescatter(...) ishmemx_ushort_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_and_reducescatter(...) ishmemx_uint_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_and_reducescatter(...) ishmemx_ulong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_and_reducescatter(...) ishmemx_ulonglong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_and_reducescatter(...) ishmemx_int8_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_and_reducescatter(...) ishmemx_int16_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_and_reducescatter(...) ishmemx_int32_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_and_reducescatter(...) ishmemx_int64_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_and_reducescatter(...) ishmemx_uint8_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_and_reducescatter(...) ishmemx_uint16_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_and_reducescatter(...) ishmemx_uint32_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_and_reducescatter(...) ishmemx_uint64_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_and_reducescatter(...) ishmemx_size_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_and_reducescatter(...) ishmemx_schar_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_or_reducescatter(...) ishmemx_short_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_or_reducescatter(...) ishmemx_int_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_or_reducescatter(...) ishmemx_long_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_or_reducescatter(...) ishmemx_longlong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_or_reducescatter(...) ishmemx_uchar_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_or_reducescatter(...) ishmemx_ushort_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_or_reducescatter(...) ishmemx_uint_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_or_reducescatter(...) ishmemx_ulong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_or_reducescatter(...) ishmemx_ulonglong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_or_reducescatter(...) ishmemx_int8_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_or_reducescatter(...) ishmemx_int16_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_or_reducescatter(...) ishmemx_int32_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_or_reducescatter(...) ishmemx_int64_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_or_reducescatter(...) ishmemx_uint8_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_or_reducescatter(...) ishmemx_uint16_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_or_reducescatter(...) ishmemx_uint32_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_or_reducescatter(...) ishmemx_uint64_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_or_reducescatter(...) ishmemx_size_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_or_reducescatter(...) ishmemx_schar_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_xor_reducescatter(...) ishmemx_short_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_xor_reducescatter(...) ishmemx_int_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_xor_reducescatter(...) ishmemx_long_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_xor_reducescatter(...) ishmemx_longlong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_xor_reducescatter(...) ishmemx_uchar_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_xor_reducescatter(...) ishmemx_ushort_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_xor_reducescatter(...) ishmemx_uint_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_xor_reducescatter(...) ishmemx_ulong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_xor_reducescatter(...) ishmemx_ulonglong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_xor_reducescatter(...) ishmemx_int8_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_xor_reducescatter(...) ishmemx_int16_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_xor_reducescatter(...) ishmemx_int32_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_xor_reducescatter(...) ishmemx_int64_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_xor_reducescatter(...) ishmemx_uint8_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_xor_reducescatter(...) ishmemx_uint16_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_xor_reducescatter(...) ishmemx_uint32_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_xor_reducescatter(...) ishmemx_uint64_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_xor_reducescatter(...) ishmemx_size_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_xor_reducescatter(...) ishmemx_schar_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_max_reducescatter(...) ishmemx_float_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_max_reducescatter(...) ishmemx_double_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_max_reducescatter(...) ishmemx_char_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_max_reducescatter(...) ishmemx_schar_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_max_reducescatter(...) ishmemx_short_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_max_reducescatter(...) ishmemx_int_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_max_reducescatter(...) ishmemx_long_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_max_reducescatter(...) ishmemx_longlong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_max_reducescatter(...) ishmemx_uchar_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_max_reducescatter(...) ishmemx_ushort_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_max_reducescatter(...) ishmemx_uint_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_max_reducescatter(...) ishmemx_ulong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_max_reducescatter(...) ishmemx_ulonglong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_max_reducescatter(...) ishmemx_int8_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_max_reducescatter(...) ishmemx_int16_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_max_reducescatter(...) ishmemx_int32_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_max_reducescatter(...) ishmemx_int64_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_max_reducescatter(...) ishmemx_uint8_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_max_reducescatter(...) ishmemx_uint16_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_max_reducescatter(...) ishmemx_uint32_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_max_reducescatter(...) ishmemx_uint64_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_max_reducescatter(...) ishmemx_size_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_max_reducescatter(...) ishmemx_ptrdiff_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_min_reducescatter(...) ishmemx_float_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_min_reducescatter(...) ishmemx_double_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_min_reducescatter(...) ishmemx_char_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_min_reducescatter(...) ishmemx_schar_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_min_reducescatter(...) ishmemx_short_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_min_reducescatter(...) ishmemx_int_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_min_reducescatter(...) ishmemx_long_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_min_reducescatter(...) ishmemx_longlong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_min_reducescatter(...) ishmemx_uchar_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_min_reducescatter(...) ishmemx_ushort_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_min_reducescatter(...) ishmemx_uint_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_min_reducescatter(...) ishmemx_ulong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_min_reducescatter(...) ishmemx_ulonglong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_min_reducescatter(...) ishmemx_int8_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_min_reducescatter(...) ishmemx_int16_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_min_reducescatter(...) ishmemx_int32_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_min_reducescatter(...) ishmemx_int64_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_min_reducescatter(...) ishmemx_uint8_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_min_reducescatter(...) ishmemx_uint16_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_min_reducescatter(...) ishmemx_uint32_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_min_reducescatter(...) ishmemx_uint64_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_min_reducescatter(...) ishmemx_size_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_min_reducescatter(...) ishmemx_ptrdiff_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_reducescatter(...) ishmemx_float_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_reducescatter(...) ishmemx_double_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_reducescatter(...) ishmemx_char_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_reducescatter(...) ishmemx_schar_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_reducescatter(...) ishmemx_short_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_reducescatter(...) ishmemx_int_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_reducescatter(...) ishmemx_long_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_reducescatter(...) ishmemx_longlong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_reducescatter(...) ishmemx_uchar_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_reducescatter(...) ishmemx_ushort_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_reducescatter(...) ishmemx_uint_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_reducescatter(...) ishmemx_ulong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_reducescatter(...) ishmemx_ulonglong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_reducescatter(...) ishmemx_int8_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_reducescatter(...) ishmemx_int16_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_reducescatter(...) ishmemx_int32_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_reducescatter(...) ishmemx_int64_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_reducescatter(...) ishmemx_uint8_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_reducescatter(...) ishmemx_uint16_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_reducescatter(...) ishmemx_uint32_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_reducescatter(...) ishmemx_uint64_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_reducescatter(...) ishmemx_size_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_reducescatter(...) ishmemx_ptrdiff_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_prod_reducescatter(...) ishmemx_float_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_prod_reducescatter(...) ishmemx_double_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_prod_reducescatter(...) ishmemx_char_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_prod_reducescatter(...) ishmemx_schar_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_prod_reducescatter(...) ishmemx_short_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_prod_reducescatter(...) ishmemx_int_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_prod_reducescatter(...) ishmemx_long_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_prod_reducescatter(...) ishmemx_longlong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_prod_reducescatter(...) ishmemx_uchar_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_prod_reducescatter(...) ishmemx_ushort_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_prod_reducescatter(...) ishmemx_uint_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_prod_reducescatter(...) ishmemx_ulong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_prod_reducescatter(...) ishmemx_ulonglong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_prod_reducescatter(...) ishmemx_int8_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_prod_reducescatter(...) ishmemx_int16_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_prod_reducescatter(...) ishmemx_int32_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_prod_reducescatter(...) ishmemx_int64_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_prod_reducescatter(...) ishmemx_uint8_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_prod_reducescatter(...) ishmemx_uint16_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_prod_reducescatter(...) ishmemx_uint32_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_prod_reducescatter(...) ishmemx_uint64_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_prod_reducescatter(...) ishmemx_size_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_reducescatter(...) ishmemx_ptrdiff_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_alltoallv(...) ishmemx_float_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_double_alltoallv(...) ishmemx_double_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_char_alltoallv(...) ishmemx_char_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_schar_alltoallv(...) ishmemx_schar_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_short_alltoallv(...) ishmemx_short_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int_alltoallv(...) ishmemx_int_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_long_alltoallv(...) ishmemx_long_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_longlong_alltoallv(...) ishmemx_longlong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uchar_alltoallv(...) ishmemx_uchar_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ushort_alltoallv(...) ishmemx_ushort_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint_alltoallv(...) ishmemx_uint_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulong_alltoallv(...) ishmemx_ulong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulonglong_alltoallv(...) ishmemx_ulonglong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int8_alltoallv(...) ishmemx_int8_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int16_alltoallv(...) ishmemx_int16_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int32_alltoallv(...) ishmemx_int32_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int64_alltoallv(...) ishmemx_int64_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint8_alltoallv(...) ishmemx_uint8_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint16_alltoallv(...) ishmemx_uint16_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint32_alltoallv(...) ishmemx_uint32_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint64_alltoallv(...) ishmemx_uint64_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_size_alltoallv(...) ishmemx_size_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ptrdiff_alltoallv(...) ishmemx_ptrdiff_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)

#endif

#endif
