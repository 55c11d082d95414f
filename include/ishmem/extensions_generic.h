/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine: selections in C11, overloads in C++. Included by ishmemx.h. */
#ifndef ISHMEMX_GENERIC_H
#define ISHMEMX_GENERIC_H

#ifdef __cplusplus
extern "C++" {

#define ISHMEMXI_RMA_OVERLOADS(NAME, TYPE) \
    static inline void ishmemx_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibput(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline void ishmemx_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe) { return ishmemx_##NAME##_ibget(dest, source, dst, sst, bsize, nblocks, pe); } \
    static inline int ishmemx_alltoallv(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts); } \
    static inline int ishmemx_alltoallv(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts) { return ishmemx_##NAME##_alltoallv(team, dest, dest_offsets, source, source_offsets, counts); }
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

#define ISHMEMXI_REDUCE_BITS_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_and_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_and_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_and_reducescatter(team, dest, source, nreduce); } \
    static inline int ishmemx_or_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_or_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_or_reducescatter(team, dest, source, nreduce); } \
    static inline int ishmemx_xor_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_xor_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_xor_reducescatter(team, dest, source, nreduce); }
ISHMEMXI_REDUCE_BITS_OVERLOADS(short, short)
ISHMEMXI_REDUCE_BITS_OVERLOADS(int, int)
ISHMEMXI_REDUCE_BITS_OVERLOADS(long, long)
ISHMEMXI_REDUCE_BITS_OVERLOADS(longlong, long long)
ISHMEMXI_REDUCE_BITS_OVERLOADS(uchar, unsigned char)
ISHMEMXI_REDUCE_BITS_OVERLOADS(ushort, unsigned short)
ISHMEMXI_REDUCE_BITS_OVERLOADS(uint, unsigned int)
ISHMEMXI_REDUCE_BITS_OVERLOADS(ulong, unsigned long)
ISHMEMXI_REDUCE_BITS_OVERLOADS(ulonglong, unsigned long long)
ISHMEMXI_REDUCE_BITS_OVERLOADS(int8, int8_t)
#undef ISHMEMXI_REDUCE_BITS_OVERLOADS

#define ISHMEMXI_REDUCE_ORDER_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_max_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_max_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_max_reducescatter(team, dest, source, nreduce); } \
    static inline int ishmemx_min_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_min_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_min_reducescatter(team, dest, source, nreduce); }
ISHMEMXI_REDUCE_ORDER_OVERLOADS(float, float)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(double, double)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(char, char)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(schar, signed char)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(short, short)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(int, int)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(long, long)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(longlong, long long)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(uchar, unsigned char)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(ushort, unsigned short)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(uint, unsigned int)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(ulong, unsigned long)
ISHMEMXI_REDUCE_ORDER_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_REDUCE_ORDER_OVERLOADS

#define ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(NAME, TYPE) \
    static inline int ishmemx_sum_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_sum_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_sum_reducescatter(team, dest, source, nreduce); } \
    static inline int ishmemx_prod_reducescatter(TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter(ISHMEM_TEAM_WORLD, dest, source, nreduce); } \
    static inline int ishmemx_prod_reducescatter(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce) { return ishmemx_##NAME##_prod_reducescatter(team, dest, source, nreduce); }
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(float, float)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(double, double)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(char, char)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(schar, signed char)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(short, short)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(int, int)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(long, long)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(longlong, long long)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(uchar, unsigned char)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ushort, unsigned short)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(uint, unsigned int)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ulong, unsigned long)
ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS(ulonglong, unsigned long long)
#undef ISHMEMXI_REDUCE_ARITHMETIC_OVERLOADS

}
#elif defined __STDC_VERSION__ && __STDC_VERSION__ >= 201112L

#define ISHMEMXI_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define ISHMEMXI_AFTER_6(a1, a2, a3, a4, a5, a6, NAME, ...) NAME

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
#define ishmemx_ibput(dest, ...) ISHMEMXI_SELECT_RMA(dest, ishmemx, ibput)(dest, __VA_ARGS__)
#define ishmemx_ibget(dest, ...) ISHMEMXI_SELECT_RMA(dest, ishmemx, ibget)(dest, __VA_ARGS__)
#define ishmemxi_world_alltoallv(dest, dest_offsets, source, source_offsets, counts) ISHMEMXI_SELECT_RMA(dest, ishmemx, alltoallv)(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts)
#define ishmemxi_alltoallv(team, dest, dest_offsets, source, source_offsets, counts) ISHMEMXI_SELECT_RMA(dest, ishmemx, alltoallv)(team, dest, dest_offsets, source, source_offsets, counts)
#define ishmemx_alltoallv(...) ISHMEMXI_AFTER_6(__VA_ARGS__, ishmemxi_alltoallv, ishmemxi_world_alltoallv, )(__VA_ARGS__)

#define ISHMEMXI_SELECT_REDUCE_BITS(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
    short: PREFIX##_short_##NAME, \
    int: PREFIX##_int_##NAME, \
    long: PREFIX##_long_##NAME, \
    long long: PREFIX##_longlong_##NAME, \
    unsigned char: PREFIX##_uchar_##NAME, \
    unsigned short: PREFIX##_ushort_##NAME, \
    unsigned int: PREFIX##_uint_##NAME, \
    unsigned long: PREFIX##_ulong_##NAME, \
    unsigned long long: PREFIX##_ulonglong_##NAME, \
    int8_t: PREFIX##_int8_##NAME)
#define ishmemxi_world_and_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, and_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_and_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, and_reducescatter)(team, dest, source, nreduce)
#define ishmemx_and_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_and_reducescatter, ishmemxi_world_and_reducescatter, )(__VA_ARGS__)
#define ishmemxi_world_or_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, or_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_or_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, or_reducescatter)(team, dest, source, nreduce)
#define ishmemx_or_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_or_reducescatter, ishmemxi_world_or_reducescatter, )(__VA_ARGS__)
#define ishmemxi_world_xor_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, xor_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_xor_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_BITS(dest, ishmemx, xor_reducescatter)(team, dest, source, nreduce)
#define ishmemx_xor_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_xor_reducescatter, ishmemxi_world_xor_reducescatter, )(__VA_ARGS__)

#define ISHMEMXI_SELECT_REDUCE_ORDER(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmemxi_world_max_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ORDER(dest, ishmemx, max_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_max_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ORDER(dest, ishmemx, max_reducescatter)(team, dest, source, nreduce)
#define ishmemx_max_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_max_reducescatter, ishmemxi_world_max_reducescatter, )(__VA_ARGS__)
#define ishmemxi_world_min_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ORDER(dest, ishmemx, min_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_min_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ORDER(dest, ishmemx, min_reducescatter)(team, dest, source, nreduce)
#define ishmemx_min_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_min_reducescatter, ishmemxi_world_min_reducescatter, )(__VA_ARGS__)

#define ISHMEMXI_SELECT_REDUCE_ARITHMETIC(POINTER, PREFIX, NAME) _Generic(*(POINTER), \
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
#define ishmemxi_world_sum_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_sum_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, sum_reducescatter)(team, dest, source, nreduce)
#define ishmemx_sum_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_sum_reducescatter, ishmemxi_world_sum_reducescatter, )(__VA_ARGS__)
#define ishmemxi_world_prod_reducescatter(dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, prod_reducescatter)(ISHMEM_TEAM_WORLD, dest, source, nreduce)
#define ishmemxi_prod_reducescatter(team, dest, source, nreduce) ISHMEMXI_SELECT_REDUCE_ARITHMETIC(dest, ishmemx, prod_reducescatter)(team, dest, source, nreduce)
#define ishmemx_prod_reducescatter(...) ISHMEMXI_AFTER_4(__VA_ARGS__, ishmemxi_prod_reducescatter, ishmemxi_world_prod_reducescatter, )(__VA_ARGS__)

#endif

#endif
