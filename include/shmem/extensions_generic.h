/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by shmemx.h. */
#ifndef SHMEMX_GENERIC_H
#define SHMEMX_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define SHMEMXI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void shmemx_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmemx_ibput(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_ctx_##NAME##_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmemx_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void shmemx_ibget(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return shmemx_ctx_##NAME##_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe); }
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

#define SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(NAME, TYPE) \
    static inline int shmemx_sum_inscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmemx_##NAME##_sum_inscan(team, dest, source, nelems); } \
    static inline int shmemx_sum_exscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmemx_##NAME##_sum_exscan(team, dest, source, nelems); }
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(float, float)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(double, double)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(longdouble, long double)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(char, char)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(schar, signed char)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(short, short)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(int, int)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(long, long)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(longlong, long long)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(uchar, unsigned char)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ushort, unsigned short)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(uint, unsigned int)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ulong, unsigned long)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ulonglong, unsigned long long)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(complexd, double _Complex)
SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(complexf, float _Complex)
#undef SHMEMXI_REDUCE_ARITHMETIC_OVERLOADS

/* Where <complex> is included before. */
#if defined _GLIBCXX_COMPLEX || defined _LIBCPP_COMPLEX
#define SHMEMXI_STD_COMPLEX(C, TYPE) \
    static inline int shmemx_sum_inscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmemx_sum_inscan(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nelems); } \
    static inline int shmemx_sum_exscan(shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems) { return shmemx_sum_exscan(team, reinterpret_cast<C *>(dest), reinterpret_cast<const C *>(source), nelems); }
SHMEMXI_STD_COMPLEX(double _Complex, std::complex<double>)
SHMEMXI_STD_COMPLEX(float _Complex, std::complex<float>)
#undef SHMEMXI_STD_COMPLEX
#endif

static inline void shmemx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmemx_ctx_signal_set(ctx, sig_addr, signal, pe); }

static inline void shmemx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe) { return shmemx_ctx_signal_add(ctx, sig_addr, signal, pe); }

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L

/* To a macro a comma in braces ends an argument. So no more arguments are looked at than has to be: those up to
 * the pointer that tells the type, and the second where there may be a context. These need parentheses around
 * braces with commas, as in shmem_put(dest, ((int[]){1, 2}), 2, pe). */
#define SHMEMXI_POINTER(FIRST, SECOND, ...) _Generic((FIRST), shmem_ctx_t: (SECOND), default: (FIRST))

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
#define shmemx_ibput(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMXI_SELECT_RMA(SHMEMXI_POINTER(first, __VA_ARGS__, ), shmemx_ctx, ibput), \
        default: SHMEMXI_SELECT_RMA(SHMEMXI_POINTER(first, __VA_ARGS__, ), shmemx, ibput))(first, __VA_ARGS__)
#define shmemx_ibget(first, ...) \
    _Generic((first), shmem_ctx_t: SHMEMXI_SELECT_RMA(SHMEMXI_POINTER(first, __VA_ARGS__, ), shmemx_ctx, ibget), \
        default: SHMEMXI_SELECT_RMA(SHMEMXI_POINTER(first, __VA_ARGS__, ), shmemx, ibget))(first, __VA_ARGS__)

#define SHMEMXI_SELECT_REDUCE_ARITHMETIC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    double _Complex: PREFIX##_complexd_##NAME, \
    float _Complex: PREFIX##_complexf_##NAME)
#define shmemx_sum_inscan(team, dest, ...) SHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, shmemx, sum_inscan)(team, dest, __VA_ARGS__)
#define shmemx_sum_exscan(team, dest, ...) SHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, shmemx, sum_exscan)(team, dest, __VA_ARGS__)

#define shmemx_signal_set(first, ...) \
    _Generic((first), shmem_ctx_t: shmemx_ctx_signal_set, \
        default: shmemx_signal_set)(first, __VA_ARGS__)

#define shmemx_signal_add(first, ...) \
    _Generic((first), shmem_ctx_t: shmemx_ctx_signal_add, \
        default: shmemx_signal_add)(first, __VA_ARGS__)

#endif

#endif
