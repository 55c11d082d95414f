/* Reductions that the host asks for: element by element over the arrays of all PEs, in the order of their numbers, so that
 * results have the same bits as the host's own. What rounds is not fused. */
#pragma OPENCL FP_CONTRACT OFF

/* Combines elements `first` to `first + count` of `n` arrays and leaves the results in as many. The first `n` addresses are
 * those of the results. Each element is read on all PEs before it is written: an array may be both. */
#define REDUCE(OP, NAME, TYPE, RESULT)                                                                                 \
    kernel void zeshmem_##OP##_##NAME(global const ulong *arrays, ulong n, ulong first, ulong count)                   \
    {                                                                                                                  \
        for (ulong i = first + get_global_id(0); i < first + count; i += get_global_size(0)) {                         \
            TYPE a = ((global const TYPE *)arrays[n])[i];                                                              \
            for (ulong pe = 1; pe < n; pe++) {                                                                         \
                const TYPE b = ((global const TYPE *)arrays[n + pe])[i];                                               \
                a = RESULT;                                                                                            \
            }                                                                                                          \
            for (ulong pe = 0; pe < n; pe++)                                                                           \
                ((global TYPE *)arrays[pe])[i] = a;                                                                    \
        }                                                                                                              \
    }

#define FLOATS(NAME, TYPE)                                                                                             \
    REDUCE(max, NAME, TYPE, b > a || a != a ? b : a)                                                                   \
    REDUCE(min, NAME, TYPE, b < a || a != a ? b : a)                                                                   \
    REDUCE(sum, NAME, TYPE, a + b)                                                                                     \
    REDUCE(prod, NAME, TYPE, a *b)

#define INTEGERS(NAME, TYPE)                                                                                           \
    FLOATS(NAME, TYPE)                                                                                                 \
    REDUCE(and, NAME, TYPE, a &b)                                                                                      \
    REDUCE(or, NAME, TYPE, a | b)                                                                                      \
    REDUCE(xor, NAME, TYPE, a ^ b)

#define COMPLEX(NAME, TYPE)                                                                                            \
    REDUCE(sum, NAME, TYPE, a + b)                                                                                     \
    REDUCE(prod, NAME, TYPE, (TYPE)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x))
