/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by ishmemx.h. */
#ifndef ISHMEMX_GENERIC_H
#define ISHMEMX_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define ISHMEMXI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void ishmemx_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void ishmemx_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); }
ISHMEMXI_RMA_OVERLOADS(float, float)
ISHMEMXI_RMA_OVERLOADS(double, double)
ISHMEMXI_RMA_OVERLOADS(char, char)
ISHMEMXI_RMA_OVERLOADS(schar, signed char)
ISHMEMXI_RMA_OVERLOADS(short, short)
ISHMEMXI_RMA_OVERLOADS(int, int)
ISHMEMXI_RMA_OVERLOADS(long, long)
ISHMEMXI_RMA_OVERLOADS(longlong, long long)
ISHMEMXI_RMA_OVERLOADS(uchar, unsigned char)
ISHMEMXI_RMA_OVERLOADS(ushort, unsigned short)
ISHMEMXI_RMA_OVERLOADS(uint, unsigned int)
ISHMEMXI_RMA_OVERLOADS(ulong, unsigned long)
ISHMEMXI_RMA_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_RMA_OVERLOADS

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L


#define ISHMEMXI_SELECT_RMA(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    float: PREFIX##_float_##NAME, \
    double: PREFIX##_double_##NAME, \
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
#define ishmemx_ibput(dest, source, dst, sst, bsize, nblocks, pe) ISHMEMXI_SELECT_RMA(dest, ishmemx, ibput)(dest, source, dst, sst, bsize, nblocks, pe)
#define ishmemx_ibget(dest, source, dst, sst, bsize, nblocks, pe) ISHMEMXI_SELECT_RMA(dest, ishmemx, ibget)(dest, source, dst, sst, bsize, nblocks, pe)

#endif

#endif
