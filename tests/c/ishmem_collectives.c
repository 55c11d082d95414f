/* Every collective of ishmem.h, for every type, over a team and, without one, over all PEs; on the device heap and on the
 * host heap. Compiled as C and as C++. */
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>

#include "routines.h"

#define COUNT 5
#define PES 8

static int me, n;
static char *dest, *source;
static ishmem_team_t odd; /* the world in reverse */

static void check(int right, const char *routine, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, routine);
    shmem_global_exit(1);
}

/* Element `i` of PE `pe`, small enough for sums and products of all PEs in the smallest type. */
#define VALUE(TYPE, pe, i) ((TYPE)(1 + ((pe) + (i)) % 2))

static void fill(const void *mine, size_t bytes)
{
    static const char zero[16 * COUNT * PES] = {0};
    ishmem_putmem(dest, zero, sizeof zero, me);
    ishmem_putmem(source, mine, bytes, me);
    ishmem_barrier_all();
}

static const void *result(size_t bytes)
{
    static long long copy[2 * COUNT * PES];
    ishmem_getmem(copy, dest, bytes, me);
    ishmem_barrier_all();
    return copy;
}

/* The elements before those of the PE with this number, where a PE contributes as many as its number in the team. */
#define BEFORE(pe) ((pe) % COUNT * ((pe) % COUNT - 1) / 2 + (pe) / COUNT * (COUNT * (COUNT - 1) / 2))

/* CALL is made once; `there` is the number in the team of the PE with number PE in the world. */
#define MOVE(TYPE, CALL, REVERSED, BLOCKS, COUNT_OF, AT, FROM, WHICH, routine)                                         \
    do {                                                                                                               \
        TYPE mine[COUNT * PES];                                                                                        \
        for (int i = 0; i < COUNT * PES; i++)                                                                          \
            mine[i] = VALUE(TYPE, me, i);                                                                              \
        fill(mine, sizeof mine);                                                                                       \
        check((CALL) == 0, routine, __LINE__);                                                                         \
        const TYPE *found = (const TYPE *)result(sizeof mine);                                                         \
        const int number = (REVERSED) ? n - 1 - me : me;                                                               \
        (void)number;                                                                                                  \
        for (int block = 0; block < (BLOCKS); block++)                                                                 \
            for (int i = 0; i < (COUNT_OF); i++) {                                                                     \
                int from = (REVERSED) ? n - 1 - (FROM) : (FROM);                                                       \
                check(found[(AT) + i] == VALUE(TYPE, from, (WHICH) + i), routine, __LINE__);                           \
            }                                                                                                          \
    } while (0)

#define COPIES(NAME, TYPE)                                                                                             \
    static void copies_##NAME(void)                                                                                    \
    {                                                                                                                  \
        TYPE *to = (TYPE *)dest;                                                                                       \
        const TYPE *from_here = (const TYPE *)source;                                                                  \
        const size_t some = (size_t)(me % COUNT), others = (size_t)((n - 1 - me) % COUNT);                             \
        MOVE(TYPE, ishmem_##NAME##_fcollect(to, from_here, COUNT), 0, n, COUNT, block * COUNT, block, 0, #NAME);       \
        MOVE(TYPE, ishmem_##NAME##_fcollect(odd, to, from_here, COUNT), 1, n, COUNT, block * COUNT, block, 0, #NAME);  \
        MOVE(TYPE, ishmem_##NAME##_collect(to, from_here, some), 0, n, block % COUNT, BEFORE(block), block, 0, #NAME); \
        MOVE(TYPE, ishmem_##NAME##_collect(odd, to, from_here, others), 1, n, block % COUNT, BEFORE(block), block, 0,  \
             #NAME);                                                                                                   \
        MOVE(TYPE, ishmem_##NAME##_broadcast(to, from_here, COUNT, n - 1), 0, 1, COUNT, 0, n - 1, 0, #NAME);           \
        MOVE(TYPE, ishmem_##NAME##_broadcast(odd, to, from_here, COUNT, n - 1), 1, 1, COUNT, 0, n - 1, 0, #NAME);      \
        MOVE(TYPE, ishmem_##NAME##_alltoall(to, from_here, COUNT), 0, n, COUNT, block * COUNT, block,                  \
             number * COUNT, #NAME);                                                                                   \
        MOVE(TYPE, ishmem_##NAME##_alltoall(odd, to, from_here, COUNT), 1, n, COUNT, block * COUNT, block,             \
             number * COUNT, #NAME);                                                                                   \
    }

ISHMEM_RMA_TYPES(COPIES)

/* `FIRST OP second OP ...` over the PEs before `END` in the order of numbers, for element i. */
#define REDUCE(TYPE, CALL, REVERSED, START, END, COMBINE, routine)                                                     \
    do {                                                                                                               \
        TYPE mine[COUNT];                                                                                              \
        for (int i = 0; i < COUNT; i++)                                                                                \
            mine[i] = VALUE(TYPE, me, i);                                                                              \
        fill(mine, sizeof mine);                                                                                       \
        check((CALL) == 0, routine, __LINE__);                                                                         \
        const TYPE *found = (const TYPE *)result(sizeof mine);                                                         \
        const int number = (REVERSED) ? n - 1 - me : me;                                                               \
        (void)number;                                                                                                  \
        for (int i = 0; i < COUNT; i++) {                                                                              \
            TYPE a = (START);                                                                                          \
            for (int other = 0; other < (END); other++) {                                                              \
                TYPE b = VALUE(TYPE, (REVERSED) ? n - 1 - other : other, i);                                           \
                a = (TYPE)(COMBINE);                                                                                   \
            }                                                                                                          \
            check(found[i] == a, routine, __LINE__);                                                                   \
        }                                                                                                              \
    } while (0)

#define BOTH(NAME, TYPE, STEM, START, END, COMBINE)                                                                    \
    REDUCE(TYPE, ishmem_##NAME##_##STEM(to, from_here, COUNT), 0, START, END, COMBINE, #NAME #STEM);                   \
    REDUCE(TYPE, ishmem_##NAME##_##STEM(odd, to, from_here, COUNT), 1, START, END, COMBINE, #NAME #STEM)

#define BITS(NAME, TYPE)                                                                                               \
    static void bits_##NAME(void)                                                                                      \
    {                                                                                                                  \
        TYPE *to = (TYPE *)dest;                                                                                       \
        const TYPE *from_here = (const TYPE *)source;                                                                  \
        BOTH(NAME, TYPE, and_reduce, (TYPE)3, n, a & b);                                                               \
        BOTH(NAME, TYPE, or_reduce, 0, n, a | b);                                                                      \
        BOTH(NAME, TYPE, xor_reduce, 0, n, a ^ b);                                                                     \
    }

#define ORDER(NAME, TYPE)                                                                                              \
    static void order_##NAME(void)                                                                                     \
    {                                                                                                                  \
        TYPE *to = (TYPE *)dest;                                                                                       \
        const TYPE *from_here = (const TYPE *)source;                                                                  \
        BOTH(NAME, TYPE, max_reduce, 0, n, a > b ? a : b);                                                             \
        BOTH(NAME, TYPE, min_reduce, 9, n, a < b ? a : b);                                                             \
    }

#define ARITHMETIC(NAME, TYPE)                                                                                         \
    static void arithmetic_##NAME(void)                                                                                \
    {                                                                                                                  \
        TYPE *to = (TYPE *)dest;                                                                                       \
        const TYPE *from_here = (const TYPE *)source;                                                                  \
        BOTH(NAME, TYPE, sum_reduce, 0, n, a + b);                                                                     \
        BOTH(NAME, TYPE, prod_reduce, 1, n, a *b);                                                                     \
        BOTH(NAME, TYPE, sum_inscan, 0, number + 1, a + b);                                                            \
        BOTH(NAME, TYPE, sum_exscan, 0, number, a + b);                                                                \
    }

ISHMEM_REDUCE_BITS_TYPES(BITS)
ISHMEM_REDUCE_ORDER_TYPES(ORDER)
ISHMEM_REDUCE_ARITHMETIC_TYPES(ARITHMETIC)

static void bytes(void)
{
    MOVE(char, ishmem_fcollectmem(dest, source, COUNT), 0, n, COUNT, block * COUNT, block, 0, "fcollectmem");
    MOVE(char, ishmem_collectmem(odd, dest, source, COUNT), 1, n, COUNT, block * COUNT, block, 0, "collectmem");
    MOVE(char, ishmem_broadcastmem(dest, source, COUNT, 0), 0, 1, COUNT, 0, 0, 0, "broadcastmem");
    MOVE(char, ishmem_alltoallmem(dest, source, COUNT), 0, n, COUNT, block * COUNT, block, number * COUNT, "alltoall");
}

/* Generic names, where the language has any. */
static void generic(void)
{
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    double *to = (double *)dest;
    const double *from_here = (const double *)source;
    MOVE(double, ishmem_fcollect(to, from_here, COUNT), 0, n, COUNT, block * COUNT, block, 0, "fcollect");
    MOVE(double, ishmem_collect(odd, to, from_here, COUNT), 1, n, COUNT, block * COUNT, block, 0, "collect");
    MOVE(double, ishmem_broadcast(to, from_here, COUNT, 0), 0, 1, COUNT, 0, 0, 0, "broadcast");
    MOVE(double, ishmem_broadcast(odd, to, from_here, COUNT, 0), 1, 1, COUNT, 0, 0, 0, "broadcast");
    REDUCE(double, ishmem_sum_reduce(to, from_here, COUNT), 0, 0, n, a + b, "sum_reduce");
    REDUCE(double, ishmem_max_reduce(odd, to, from_here, COUNT), 1, 0, n, a > b ? a : b, "max_reduce");
    REDUCE(double, ishmem_sum_inscan(to, from_here, COUNT), 0, 0, number + 1, a + b, "sum_inscan");
#endif
}

#define CALL_COPIES(NAME, TYPE) copies_##NAME();
#define CALL_BITS(NAME, TYPE) bits_##NAME();
#define CALL_ORDER(NAME, TYPE) order_##NAME();
#define CALL_ARITHMETIC(NAME, TYPE) arithmetic_##NAME();

static void all(void)
{
    ISHMEM_RMA_TYPES(CALL_COPIES)
    ISHMEM_REDUCE_BITS_TYPES(CALL_BITS)
    ISHMEM_REDUCE_ORDER_TYPES(CALL_ORDER)
    ISHMEM_REDUCE_ARITHMETIC_TYPES(CALL_ARITHMETIC)
    bytes();
    generic();
}

int main(void)
{
    const size_t size = 16 * COUNT * PES;
    ishmem_init();
    shmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    check(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &odd) == 0, "split", __LINE__);
    dest = (char *)ishmem_malloc(size);
    source = (char *)ishmem_malloc(size);
    check(dest && source, "ishmem_malloc", __LINE__);
    all();
    ishmem_free(source);
    ishmem_free(dest);
    dest = (char *)shmem_malloc(size);
    source = (char *)shmem_malloc(size);
    check(dest && source, "shmem_malloc", __LINE__);
    all();
    shmem_free(source);
    shmem_free(dest);
    ishmem_team_destroy(odd);
    shmem_finalize();
    ishmem_finalize();
    return 0;
}
