/* Sums, products and extremes of floating-point numbers that Rust has no types for: C's long double, and Fortran's REAL*16. */
#include <float.h>
#include <stddef.h>
#include <string.h>

typedef long double long_double;
#if LDBL_MANT_DIG == 113
typedef long double quad;
#else
typedef __float128 quad;
#endif

/* Combines the elements from `first` up to `end` of `n` operands in their order, one at least, into `wanted` arrays. None need be
   aligned; results may be operands. */
#define COMBINE(type, name, expression)                                                                                \
    void zeshmem_##type##_##name(unsigned char *const *results, size_t wanted, const unsigned char *const *operands,   \
                                 size_t n, size_t first, size_t end)                                                   \
    {                                                                                                                  \
        for (size_t at = first * sizeof(type); at < end * sizeof(type); at += sizeof(type)) {                          \
            type a, b;                                                                                                 \
            memcpy(&a, operands[0] + at, sizeof a);                                                                    \
            for (size_t operand = 1; operand < n; operand++) {                                                         \
                memcpy(&b, operands[operand] + at, sizeof b);                                                          \
                a = (expression);                                                                                      \
            }                                                                                                          \
            for (size_t result = 0; result < wanted; result++)                                                         \
                memcpy(results[result] + at, &a, sizeof a);                                                            \
        }                                                                                                              \
    }

#define COMBINE_ALL(type)                                                                                              \
    COMBINE(type, sum, a + b)                                                                                          \
    COMBINE(type, prod, a * b)                                                                                         \
    COMBINE(type, max, b > a || a != a ? b : a)                                                                                  \
    COMBINE(type, min, b < a || a != a ? b : a)

COMBINE_ALL(long_double)
COMBINE_ALL(quad)
