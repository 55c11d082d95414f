/* Sums, products and extremes of C's long double, which Rust has no type for. */
#include <stddef.h>

#define COMBINE(name, expression)                                                                                      \
    void zeshmem_long_double_##name(long double *into, const long double *left, const long double *right,             \
                                         size_t count)                                                                 \
    {                                                                                                                  \
        for (size_t i = 0; i < count; i++) {                                                                           \
            long double a = left[i], b = right[i];                                                                     \
            into[i] = expression;                                                                                      \
        }                                                                                                              \
    }

COMBINE(sum, a + b)
COMBINE(prod, a * b)
COMBINE(max, b > a ? b : a)
COMBINE(min, b < a ? b : a)
