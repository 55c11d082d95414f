/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * The typed routines of the host, included by ishmem.h. */
#ifndef ISHMEM_TYPED_H
#define ISHMEM_TYPED_H

/* Copies `nelems` elements from `source`, any memory of this PE, to the symmetric `dest` on
 * world PE `pe`. On return `source` may be reused; ishmem_quiet or a barrier completes the
 * operation at the target. (OpenSHMEM 1.5, 9.5.1)
 */
void ishmem_float_put(float *dest, const float *source, size_t nelems, int pe);
void ishmem_double_put(double *dest, const double *source, size_t nelems, int pe);
void ishmem_char_put(char *dest, const char *source, size_t nelems, int pe);
void ishmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe);
void ishmem_short_put(short *dest, const short *source, size_t nelems, int pe);
void ishmem_int_put(int *dest, const int *source, size_t nelems, int pe);
void ishmem_long_put(long *dest, const long *source, size_t nelems, int pe);
void ishmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe);
void ishmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
void ishmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
void ishmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
void ishmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
void ishmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
void ishmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe);
void ishmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe);
void ishmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe);
void ishmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe);
void ishmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void ishmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void ishmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void ishmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void ishmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe);
void ishmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* Copies `nelems` elements from the symmetric `source` on world PE `pe` to `dest`, any memory of
 * this PE; on return they are there. (OpenSHMEM 1.5, 9.5.5)
 */
void ishmem_float_get(float *dest, const float *source, size_t nelems, int pe);
void ishmem_double_get(double *dest, const double *source, size_t nelems, int pe);
void ishmem_char_get(char *dest, const char *source, size_t nelems, int pe);
void ishmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe);
void ishmem_short_get(short *dest, const short *source, size_t nelems, int pe);
void ishmem_int_get(int *dest, const int *source, size_t nelems, int pe);
void ishmem_long_get(long *dest, const long *source, size_t nelems, int pe);
void ishmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe);
void ishmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
void ishmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
void ishmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
void ishmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
void ishmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
void ishmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe);
void ishmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe);
void ishmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe);
void ishmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe);
void ishmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void ishmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void ishmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void ishmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void ishmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe);
void ishmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);

/* Concatenates `nelems` elements of every PE of `team`, in the order of team numbers, in the
 * symmetric `dest` on all of them. `nelems` may differ between PEs, and be 0. `source` is any
 * memory of this PE and does not overlap `dest`. Returns 0, or non-zero where `team` is not a
 * live team. (OpenSHMEM 1.5, 9.9.7)
 */
int ishmem_float_collect(ishmem_team_t team, float *dest, const float *source, size_t nelems);
int ishmem_double_collect(ishmem_team_t team, double *dest, const double *source, size_t nelems);
int ishmem_char_collect(ishmem_team_t team, char *dest, const char *source, size_t nelems);
int ishmem_schar_collect(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
int ishmem_short_collect(ishmem_team_t team, short *dest, const short *source, size_t nelems);
int ishmem_int_collect(ishmem_team_t team, int *dest, const int *source, size_t nelems);
int ishmem_long_collect(ishmem_team_t team, long *dest, const long *source, size_t nelems);
int ishmem_longlong_collect(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
int ishmem_uchar_collect(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
int ishmem_ushort_collect(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
int ishmem_uint_collect(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
int ishmem_ulong_collect(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
int ishmem_ulonglong_collect(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
int ishmem_int8_collect(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int ishmem_int16_collect(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
int ishmem_int32_collect(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
int ishmem_int64_collect(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
int ishmem_uint8_collect(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
int ishmem_uint16_collect(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
int ishmem_uint32_collect(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
int ishmem_uint64_collect(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
int ishmem_size_collect(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
int ishmem_ptrdiff_collect(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);

/* The same where `nelems` is equal on all PEs of the team.
 */
int ishmem_float_fcollect(ishmem_team_t team, float *dest, const float *source, size_t nelems);
int ishmem_double_fcollect(ishmem_team_t team, double *dest, const double *source, size_t nelems);
int ishmem_char_fcollect(ishmem_team_t team, char *dest, const char *source, size_t nelems);
int ishmem_schar_fcollect(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
int ishmem_short_fcollect(ishmem_team_t team, short *dest, const short *source, size_t nelems);
int ishmem_int_fcollect(ishmem_team_t team, int *dest, const int *source, size_t nelems);
int ishmem_long_fcollect(ishmem_team_t team, long *dest, const long *source, size_t nelems);
int ishmem_longlong_fcollect(ishmem_team_t team, long long *dest, const long long *source, size_t nelems);
int ishmem_uchar_fcollect(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
int ishmem_ushort_fcollect(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
int ishmem_uint_fcollect(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
int ishmem_ulong_fcollect(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
int ishmem_ulonglong_fcollect(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
int ishmem_int8_fcollect(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int ishmem_int16_fcollect(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
int ishmem_int32_fcollect(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
int ishmem_int64_fcollect(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
int ishmem_uint8_fcollect(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
int ishmem_uint16_fcollect(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
int ishmem_uint32_fcollect(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
int ishmem_uint64_fcollect(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
int ishmem_size_fcollect(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
int ishmem_ptrdiff_fcollect(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);

#endif
