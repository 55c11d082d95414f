/* Every typed routine of ishmem.h on device memory, by lists of types, with what it must give. Compiled as C and as C++. */
#include <ishmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "routines.h"

#define COUNT 8

static int me, n, next, previous;
static char *symmetric, *other; /* device memory */
static uint64_t *signal_word;   /* there, too */

static void check(int right, const char *routine, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, routine);
    ishmem_global_exit(1);
}

/* What `type` of elements of this PE's `symmetric` hold. */
static void *seen(size_t bytes)
{
    static long copy[2 * COUNT];
    ishmem_getmem(copy, symmetric, bytes, me);
    return copy;
}

static void clear(void)
{
    static const long zero[2 * COUNT] = {0};
    ishmem_barrier_all();
    ishmem_putmem(symmetric, zero, sizeof zero, me);
    ishmem_barrier_all();
}

/* The value that stands for `pe` and `i` in all types, small enough for the smallest. */
#define VALUE(TYPE, pe, i) ((TYPE)(((pe) * 7 + (i) * 3 + 1) % 100))

/* `elements` are those of PE `pe`, at every `stride`th place, and 0 between. */
#define EXPECT(TYPE, elements, pe, stride, routine)                                                                    \
    do {                                                                                                               \
        const TYPE *found = (const TYPE *)(elements);                                                                  \
        for (int i = 0; i < COUNT; i++)                                                                                \
            check(found[i] == (i % (stride) ? (TYPE)0 : VALUE(TYPE, pe, i / (stride))), routine, __LINE__);            \
    } while (0)

#define EXPECT_HERE(TYPE, stride, routine)                                                                             \
    do {                                                                                                               \
        ishmem_barrier_all();                                                                                          \
        EXPECT(TYPE, seen(COUNT * sizeof(TYPE)), previous, stride, routine);                                           \
        clear();                                                                                                       \
    } while (0)

#define RMA(NAME, TYPE)                                                                                                \
    static void rma_##NAME(void)                                                                                       \
    {                                                                                                                  \
        TYPE *target = (TYPE *)symmetric, *source = (TYPE *)other, mine[COUNT], local[COUNT];                          \
        for (int i = 0; i < COUNT; i++)                                                                                \
            mine[i] = VALUE(TYPE, me, i);                                                                              \
        ishmem_putmem(source, mine, sizeof mine, me);                                                                  \
        clear();                                                                                                       \
        ishmem_##NAME##_put(target, mine, COUNT, next);                                                                \
        EXPECT_HERE(TYPE, 1, #NAME "_put");                                                                            \
        ishmem_##NAME##_put(target, source, COUNT, next);                                                              \
        EXPECT_HERE(TYPE, 1, #NAME "_put from device memory");                                                         \
        ishmem_##NAME##_put_nbi(target, mine, COUNT, next);                                                            \
        ishmem_quiet();                                                                                                \
        EXPECT_HERE(TYPE, 1, #NAME "_put_nbi");                                                                        \
        ishmem_##NAME##_iput(target, mine, 2, 1, COUNT / 2, next);                                                     \
        EXPECT_HERE(TYPE, 2, #NAME "_iput");                                                                           \
        for (int i = 0; i < COUNT; i++)                                                                                \
            ishmem_##NAME##_p(target + i, mine[i], next);                                                              \
        EXPECT_HERE(TYPE, 1, #NAME "_p");                                                                              \
        ishmem_##NAME##_get(local, source, COUNT, next);                                                               \
        EXPECT(TYPE, local, next, 1, #NAME "_get");                                                                    \
        memset(local, 0, sizeof local);                                                                                \
        ishmem_##NAME##_get_nbi(local, source, COUNT, previous);                                                       \
        ishmem_quiet();                                                                                                \
        EXPECT(TYPE, local, previous, 1, #NAME "_get_nbi");                                                            \
        memset(local, 0, sizeof local);                                                                                \
        ishmem_##NAME##_iget(local, source, 4, 1, COUNT / 4, next);                                                    \
        EXPECT(TYPE, local, next, 4, #NAME "_iget");                                                                   \
        memset(local, 0, sizeof local);                                                                                \
        ishmemx_##NAME##_ibget(local, source, 4, 2, 2, 2, next);                                                       \
        check(local[1] == VALUE(TYPE, next, 1) && local[5] == VALUE(TYPE, next, 3) && !local[2], #NAME, __LINE__);     \
        ishmemx_##NAME##_ibput(target, mine, 4, 4, 4, 2, next);                                                        \
        EXPECT_HERE(TYPE, 1, #NAME "_ibput");                                                                          \
        ishmem_##NAME##_put_signal(target, mine, COUNT, signal_word, 5, ISHMEM_SIGNAL_ADD, next);                      \
        check(ishmem_signal_wait_until(signal_word, ISHMEM_CMP_NE, 0) == 5, #NAME "_put_signal", __LINE__);            \
        EXPECT(TYPE, seen(COUNT * sizeof(TYPE)), previous, 1, #NAME "_put_signal");                                    \
        ishmemx_signal_set(signal_word, 0, me);                                                                        \
        ishmem_barrier_all();                                                                                          \
        ishmem_##NAME##_put_signal(target, NULL, 0, signal_word, 6, ISHMEM_SIGNAL_SET, next);                          \
        check(ishmem_signal_wait_until(signal_word, ISHMEM_CMP_NE, 0) == 6, #NAME "_put_signal of 0", __LINE__);       \
        ishmemx_signal_set(signal_word, 0, me);                                                                        \
        clear();                                                                                                       \
        check(ishmem_##NAME##_g(source + 1, next) == VALUE(TYPE, next, 1), #NAME "_g", __LINE__);                      \
        ishmem_barrier_all();                                                                                          \
    }

ISHMEM_RMA_TYPES(RMA)

/* All PEs at PE 0's element; `WANTED` is what is there afterwards. */
#define AT_ONE(TYPE, START, CALL, WANTED, routine)                                                                     \
    do {                                                                                                               \
        TYPE start = (TYPE)(START);                                                                                    \
        ishmem_putmem(symmetric, &start, sizeof start, me);                                                            \
        ishmem_barrier_all();                                                                                          \
        CALL;                                                                                                          \
        ishmem_barrier_all();                                                                                          \
        check(*(TYPE *)seen(sizeof(TYPE)) == (me == 0 ? (TYPE)(WANTED) : start), routine, __LINE__);                   \
        ishmem_barrier_all();                                                                                          \
    } while (0)

#define EXTENDED(NAME, TYPE)                                                                                           \
    static void extended_##NAME(void)                                                                                  \
    {                                                                                                                  \
        TYPE *target = (TYPE *)symmetric, old = 0;                                                                     \
        AT_ONE(TYPE, 3, if (me == 0) ishmem_##NAME##_atomic_set(target, 5, 0), 5, #NAME "_atomic_set");                \
        AT_ONE(TYPE, 3, if (me == 0) old = ishmem_##NAME##_atomic_swap(target, 5, 0), 5, #NAME "_atomic_swap");        \
        check(me != 0 || old == 3, #NAME "_atomic_swap", __LINE__);                                                    \
        AT_ONE(TYPE, 3, old = ishmem_##NAME##_atomic_fetch(target, 0), 3, #NAME "_atomic_fetch");                      \
        check(old == 3, #NAME "_atomic_fetch", __LINE__);                                                              \
        AT_ONE(TYPE, 4, ishmem_##NAME##_atomic_fetch_nbi(&old, target, 0); ishmem_quiet(), 4, #NAME);                  \
        check(old == 4, #NAME "_atomic_fetch_nbi", __LINE__);                                                          \
    }

ISHMEM_EXTENDED_AMO_TYPES(EXTENDED)

/* The word that is seen, if it is from 1 to n. */
#define one_to_n(TYPE)                                                                                             \
    (*(TYPE *)seen(sizeof(TYPE)) >= 1 && *(TYPE *)seen(sizeof(TYPE)) <= (TYPE)n ? *(TYPE *)seen(sizeof(TYPE)) : 1)

#define ARITHMETIC(NAME, TYPE)                                                                                         \
    static void arithmetic_##NAME(void)                                                                                \
    {                                                                                                                  \
        TYPE *target = (TYPE *)symmetric, old = 0;                                                                     \
        AT_ONE(TYPE, 1, ishmem_##NAME##_atomic_inc(target, 0), 1 + n, #NAME "_atomic_inc");                            \
        AT_ONE(TYPE, 1, old = ishmem_##NAME##_atomic_fetch_inc(target, 0), 1 + n, #NAME "_atomic_fetch_inc");          \
        check(old >= 1 && old <= (TYPE)n, #NAME "_atomic_fetch_inc", __LINE__);                                        \
        AT_ONE(TYPE, 1, ishmem_##NAME##_atomic_add(target, 2, 0), 1 + 2 * n, #NAME "_atomic_add");                     \
        AT_ONE(TYPE, 1, old = ishmem_##NAME##_atomic_fetch_add(target, 2, 0), 1 + 2 * n, #NAME "_atomic_fetch_add");   \
        check(old % 2 == 1, #NAME "_atomic_fetch_add", __LINE__);                                                      \
        /* PE 0 swaps, and then PE 1 may, and so on. */                                                                \
        AT_ONE(TYPE, 0, old = ishmem_##NAME##_atomic_compare_swap(target, (TYPE)me, (TYPE)(me + 1), 0),                \
               one_to_n(TYPE), #NAME "_atomic_compare_swap");                                                      \
        check(me == 0 ? old == 0 : old <= (TYPE)me, #NAME "_atomic_compare_swap", __LINE__);                           \
    }

ISHMEM_AMO_TYPES(ARITHMETIC)

#define BITWISE(NAME, TYPE)                                                                                            \
    static void bitwise_##NAME(void)                                                                                   \
    {                                                                                                                  \
        TYPE *target = (TYPE *)symmetric, bit = (TYPE)1 << me, all = ((TYPE)1 << n) - 1;                               \
        AT_ONE(TYPE, 0, ishmem_##NAME##_atomic_or(target, bit, 0), all, #NAME "_atomic_or");                           \
        AT_ONE(TYPE, 0, ishmem_##NAME##_atomic_xor(target, bit, 0), all, #NAME "_atomic_xor");                         \
        AT_ONE(TYPE, all, ishmem_##NAME##_atomic_and(target, ~bit, 0), 0, #NAME "_atomic_and");                        \
        AT_ONE(TYPE, all, check(ishmem_##NAME##_atomic_fetch_and(target, ~bit, 0) & bit, #NAME, __LINE__), 0, #NAME);  \
        AT_ONE(TYPE, 0, check(!(ishmem_##NAME##_atomic_fetch_or(target, bit, 0) & bit), #NAME, __LINE__), all, #NAME); \
        AT_ONE(TYPE, 0, check(!(ishmem_##NAME##_atomic_fetch_xor(target, bit, 0) & bit), #NAME, __LINE__), all, #NAME); \
    }

ISHMEM_BITWISE_AMO_TYPES(BITWISE)

#define SYNC(NAME, TYPE)                                                                                               \
    static void sync_##NAME(void)                                                                                      \
    {                                                                                                                  \
        TYPE *target = (TYPE *)symmetric;                                                                              \
        size_t indices[COUNT];                                                                                         \
        clear();                                                                                                       \
        check(!ishmem_##NAME##_test(target, ISHMEM_CMP_GT, 0), #NAME "_test", __LINE__);                               \
        ishmem_##NAME##_p(target + 2, 7, next);                                                                        \
        check(ishmem_##NAME##_wait_until_any(target, COUNT, NULL, ISHMEM_CMP_EQ, 7) == 2, #NAME "_any", __LINE__);     \
        ishmem_barrier_all();                                                                                          \
        ishmem_##NAME##_p(target, 7, next);                                                                            \
        ishmem_##NAME##_wait_until(target, ISHMEM_CMP_GE, 7);                                                          \
        check(ishmem_##NAME##_test_some(target, COUNT, indices, NULL, ISHMEM_CMP_EQ, 7) == 2, #NAME "_some", __LINE__); \
        check(indices[0] == 0 && indices[1] == 2, #NAME "_some", __LINE__);                                            \
    }

ISHMEM_SYNC_TYPES(SYNC)

#define CALL_RMA(NAME, TYPE) rma_##NAME();
#define CALL_SYNC(NAME, TYPE) sync_##NAME();
#define CALL_EXTENDED(NAME, TYPE) extended_##NAME();
#define CALL_ARITHMETIC(NAME, TYPE) arithmetic_##NAME();
#define CALL_BITWISE(NAME, TYPE) bitwise_##NAME();

/* All PEs at neighbours in one word of PE 0's, at the same time. */
static void neighbours(void)
{
    signed char *bytes = (signed char *)symmetric;
    clear();
    for (int i = 0; i < 20; i++)
        ishmem_schar_atomic_add(bytes + 1 + me, (signed char)(me + 1), 0);
    ishmem_schar_atomic_set(bytes + 8 + me, -1, 0);
    ishmem_fence();
    check(ishmem_schar_atomic_compare_swap(bytes + 8 + me, -1, 5, 0) == -1, "schar_atomic_compare_swap", __LINE__);
    ishmem_barrier_all();
    const signed char *found = (const signed char *)seen(COUNT + 8);
    check(found[0] == 0, "schar_atomic_add", __LINE__);
    for (int pe = 0; pe < n && me == 0; pe++)
        check(found[1 + pe] == 20 * (pe + 1) && found[8 + pe] == 5, "schar_atomic_add", __LINE__);
    ishmem_barrier_all();
}

static void sizes(void)
{
    char mine[16 * 3];
    memset(mine, me + 1, sizeof mine);
#define SIZED(BITS)                                                                                                    \
    clear();                                                                                                           \
    ishmem_put##BITS(symmetric, mine, 3, next);                                                                        \
    ishmem_barrier_all();                                                                                              \
    for (int i = 0; i < 128; i++)                                                                                      \
        check(((char *)seen(128))[i] == (i < 3 * BITS / 8 ? previous + 1 : 0), "put" #BITS, __LINE__);
    SIZED(8)
    SIZED(16)
    SIZED(32)
    SIZED(64)
    SIZED(128)
}

/* Generic names, where the language has any. */
static void generic(void)
{
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    double mine[2] = {me + 0.5, me + 0.25}, theirs[2];
    clear();
    ishmem_put((double *)symmetric, mine, 2, next);
    ishmem_barrier_all();
    ishmem_get(theirs, (double *)symmetric, 2, next);
    check(theirs[0] == me + 0.5 && theirs[1] == me + 0.25, "generic put and get", __LINE__);
    check(ishmem_g((double *)symmetric, me) == previous + 0.5, "generic g", __LINE__);
    ishmem_barrier_all();
    AT_ONE(long, 1, ishmem_atomic_add((long *)symmetric, 2L, 0), 1 + 2 * n, "generic atomic_add");
#endif
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    symmetric = (char *)ishmem_malloc(4096);
    other = (char *)ishmem_malloc(4096);
    signal_word = (uint64_t *)ishmem_calloc(1, sizeof *signal_word);
    check(symmetric && other && signal_word, "malloc", __LINE__);
    ISHMEM_RMA_TYPES(CALL_RMA)
    ISHMEM_EXTENDED_AMO_TYPES(CALL_EXTENDED)
    ISHMEM_AMO_TYPES(CALL_ARITHMETIC)
    ISHMEM_BITWISE_AMO_TYPES(CALL_BITWISE)
    ISHMEM_SYNC_TYPES(CALL_SYNC)
    neighbours();
    sizes();
    generic();
    ishmem_free(signal_word);
    ishmem_free(other);
    ishmem_free(symmetric);
    ishmem_finalize();
    return 0;
}
