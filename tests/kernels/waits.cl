/* Kernels that load until a value has come, and nothing else: a compiler that may take the load out of the loop does. And
 * kernels that change and read a word at the same time. */
#include <ishmem_device.h>

enum way { G, GET, CTX_G, CTX_GET, GET_BY_GROUP };

#define POLL(NAME, TYPE)                                                                                               \
    kernel void poll_##NAME(int way, global TYPE *flag, int pe, global int *started)                                   \
    {                                                                                                                  \
        TYPE seen = 0;                                                                                                 \
        if (get_local_linear_id() == 0)                                                                                \
            *(volatile global int *)started = 1;                                                                       \
        switch (way) {                                                                                                 \
        case G:                                                                                                        \
            while (ishmem_##NAME##_g(flag, pe) != 1)                                                                   \
                ;                                                                                                      \
            break;                                                                                                     \
        case GET:                                                                                                      \
            while (seen != 1)                                                                                          \
                ishmem_##NAME##_get(&seen, flag, 1, pe);                                                               \
            break;                                                                                                     \
        case CTX_G:                                                                                                    \
            while (ishmemx_ctx_##NAME##_g(ISHMEMX_CTX_DEFAULT, flag, pe) != 1)                                         \
                ;                                                                                                      \
            break;                                                                                                     \
        case CTX_GET:                                                                                                  \
            while (seen != 1)                                                                                          \
                ishmemx_ctx_##NAME##_get(ISHMEMX_CTX_DEFAULT, &seen, flag, 1, pe);                                     \
            break;                                                                                                     \
        case GET_BY_GROUP:                                                                                             \
            for (global TYPE *copy = flag + 1; *(volatile global TYPE *)copy != 1;)                                    \
                ishmemx_##NAME##_get_work_group(copy, flag, 1, pe);                                                    \
            break;                                                                                                     \
        }                                                                                                              \
    }

POLL(uint8, uchar)
POLL(short, short)
POLL(int, int)
POLL(long, long)
POLL(float, float)
POLL(double, double)

/* The word is none of its bits or all, in turns, until `rounds` are over. */
#define CHANGE(NAME, TYPE)                                                                                             \
    kernel void change_##NAME(int by_put, global TYPE *word, int pe, int rounds, global int *over)                     \
    {                                                                                                                  \
        for (int round = 0; round < rounds; round++) {                                                                 \
            TYPE value = round % 2 ? (TYPE)-1 : 0;                                                                     \
            if (by_put)                                                                                                \
                ishmem_##NAME##_put(word, &value, 1, pe);                                                              \
            else                                                                                                       \
                ishmem_##NAME##_p(word, value, pe);                                                                    \
        }                                                                                                              \
        ishmem_int_p(over, 1, pe);                                                                                     \
    }                                                                                                                  \
    kernel void watch_##NAME(int by_get, global TYPE *word, int pe, global int *torn, global int *over)                \
    {                                                                                                                  \
        while (ishmem_int_g(over, pe) == 0) {                                                                          \
            TYPE seen = 0;                                                                                             \
            if (by_get)                                                                                                \
                ishmem_##NAME##_get(&seen, word, 1, pe);                                                               \
            else                                                                                                       \
                seen = ishmem_##NAME##_g(word, pe);                                                                    \
            *torn += seen != 0 && seen != (TYPE)-1;                                                                    \
        }                                                                                                              \
    }

CHANGE(short, short)
CHANGE(int, int)
CHANGE(long, long)

/* How often each of some variables that hold is found, by tests and waits in turns with those of another array. */
kernel void find_any(global int *ivars, int n, int rounds, global int *often)
{
    for (int round = 0; round < rounds; round++) {
        often[ishmem_int_test_any((int *)ivars, n, 0, ISHMEM_CMP_EQ, 1)]++;
        often[ishmem_int_wait_until_any((int *)ivars, n, 0, ISHMEM_CMP_EQ, 1)]++;
        (void)ishmem_int_test_any((int *)ivars, 1, 0, ISHMEM_CMP_EQ, 1);
    }
}
