/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by shmemx.h. */
#ifndef SHMEMX_GENERIC_H
#define SHMEMX_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define SHMEMXI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void shmemx_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmemx_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); }
SHMEMXI_RMA_OVERLOADS(float, float)
SHMEMXI_RMA_OVERLOADS(double, double)
SHMEMXI_RMA_OVERLOADS(longdouble, long double)
SHMEMXI_RMA_OVERLOADS(char, char)
SHMEMXI_RMA_OVERLOADS(schar, signed char)
SHMEMXI_RMA_OVERLOADS(short, short)
SHMEMXI_RMA_OVERLOADS(int, int)
SHMEMXI_RMA_OVERLOADS(long, long)
SHMEMXI_RMA_OVERLOADS(longlong, long long)
SHMEMXI_RMA_OVERLOADS(uchar, unsigned char)
SHMEMXI_RMA_OVERLOADS(ushort, unsigned short)
SHMEMXI_RMA_OVERLOADS(uint, unsigned int)
SHMEMXI_RMA_OVERLOADS(ulong, unsigned long)
SHMEMXI_RMA_OVERLOADS(ulonglong, unsigned long long)
#undef SHMEMXI_RMA_OVERLOADS

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L


#define SHMEMXI_SELECT_RMA(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
    long double: PREFIX##_longdouble_##NAME, \
    char: PREFIX##_char_##NAME, \
    signed char: PREFIX##_schar_##NAME, \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME)
#define shmemx_ibput(dest, source, dst, sst, bsize, nblocks, pe) SHMEMXI_SELECT_RMA(dest, shmemx, ibput)(dest, source, dst, sst, bsize, nblocks, pe)
#define shmemx_ibget(dest, source, dst, sst, bsize, nblocks, pe) SHMEMXI_SELECT_RMA(dest, shmemx, ibget)(dest, source, dst, sst, bsize, nblocks, pe)

#endif

#endif
