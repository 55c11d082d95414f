/* Broadcast, all-to-all, reductions and scans for all types, over teams and over active sets. Compiled as C and as C++. */
#include <math.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 3, PES = 8 };

static int me, n;
static long sync[SHMEM_SYNC_SIZE];

static void check(int right, const char *routine, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, routine);
    shmem_global_exit(1);
}

/* Element i of PE pe: small numbers, whose products of 8 fit everywhere but in 8 bits, where they wrap for all alike. */
#define VALUE(TYPE, pe, i) ((TYPE)(((pe) + (i)) % 3 + 1))

/* What `COMBINE` of all PEs' elements gives; of PEs below `END`. */
#define EXPECT(TYPE, NAME, END, START, COMBINE)                                                                        \
    for (int i = 0; i < COUNT; i++) {                                                                                  \
        TYPE a = START;                                                                                                \
        for (int pe = 0; pe < (END); pe++) {                                                                           \
            TYPE b = VALUE(TYPE, pe, i);                                                                               \
            a = (TYPE)(COMBINE);                                                                                       \
        }                                                                                                              \
        check(dest[i] == a, #NAME, __LINE__);                                                                          \
    }                                                                                                                  \
    shmem_barrier_all()

#define CLEAR()                                                                                                        \
    memset(dest, 0, sizeof dest);                                                                                      \
    for (int i = 0; i < COUNT; i++)                                                                                    \
        source[i] = VALUE(__typeof__(*source), me, i);                                                                 \
    shmem_barrier_all()

#define ALL(NAME, TYPE, STEM, START, COMBINE)                                                                          \
    CLEAR();                                                                                                           \
    check(shmem_##NAME##_##STEM##_reduce(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0, #NAME "_" #STEM, __LINE__);      \
    EXPECT(TYPE, NAME##_##STEM##_reduce, n, START, COMBINE)

#define IN_PLACE(NAME, TYPE, STEM, START, COMBINE)                                                                     \
    CLEAR();                                                                                                           \
    memcpy(dest, source, sizeof source);                                                                               \
    shmem_##NAME##_##STEM##_reduce(SHMEM_TEAM_WORLD, dest, dest, COUNT);                                               \
    EXPECT(TYPE, NAME##_##STEM##_reduce, n, START, COMBINE)

#define TO_ALL(NAME, TYPE, STEM, START, COMBINE)                                                                       \
    CLEAR();                                                                                                           \
    shmem_##NAME##_##STEM##_to_all(dest, source, COUNT, 0, 0, n, work, sync);                                          \
    EXPECT(TYPE, NAME##_##STEM##_to_all, n, START, COMBINE)

#define OF_TYPE(TYPE) static TYPE dest[COUNT * PES], source[COUNT * PES]

#define BITS(NAME, TYPE)                                                                                               \
    static void bits_##NAME(void)                                                                                      \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        ALL(NAME, TYPE, and, (TYPE)~(TYPE)0, a &b);                                                                    \
        ALL(NAME, TYPE, or, 0, a | b);                                                                                 \
        ALL(NAME, TYPE, xor, 0, a ^ b);                                                                                \
    }
#define ORDER(NAME, TYPE)                                                                                              \
    static void order_##NAME(void)                                                                                     \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        ALL(NAME, TYPE, max, 0, a > b ? a : b);                                                                        \
        ALL(NAME, TYPE, min, 100, a < b ? a : b);                                                                      \
    }
#define ARITHMETIC(NAME, TYPE)                                                                                         \
    static void arithmetic_##NAME(void)                                                                                \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        ALL(NAME, TYPE, sum, 0, a + b);                                                                                \
        IN_PLACE(NAME, TYPE, sum, 0, a + b);                                                                           \
        ALL(NAME, TYPE, prod, 1, a *b);                                                                                \
        CLEAR();                                                                                                       \
        check(shmem_##NAME##_sum_inscan(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0, #NAME, __LINE__);                 \
        EXPECT(TYPE, NAME##_sum_inscan, me + 1, 0, a + b);                                                             \
        CLEAR();                                                                                                       \
        check(shmem_##NAME##_sum_exscan(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0, #NAME, __LINE__);                 \
        EXPECT(TYPE, NAME##_sum_exscan, me, 0, a + b);                                                                 \
    }
#define OLD_BITS(NAME, TYPE)                                                                                           \
    static void old_bits_##NAME(void)                                                                                  \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        static TYPE work[COUNT + SHMEM_REDUCE_MIN_WRKDATA_SIZE];                                                       \
        TO_ALL(NAME, TYPE, and, (TYPE)~(TYPE)0, a &b);                                                                 \
        TO_ALL(NAME, TYPE, or, 0, a | b);                                                                              \
        TO_ALL(NAME, TYPE, xor, 0, a ^ b);                                                                             \
    }
#define OLD_ORDER(NAME, TYPE)                                                                                          \
    static void old_order_##NAME(void)                                                                                 \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        static TYPE work[COUNT + SHMEM_REDUCE_MIN_WRKDATA_SIZE];                                                       \
        TO_ALL(NAME, TYPE, max, 0, a > b ? a : b);                                                                     \
        TO_ALL(NAME, TYPE, min, 100, a < b ? a : b);                                                                   \
    }
#define OLD_ARITHMETIC(NAME, TYPE)                                                                                     \
    static void old_arithmetic_##NAME(void)                                                                            \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        static TYPE work[COUNT + SHMEM_REDUCE_MIN_WRKDATA_SIZE];                                                       \
        TO_ALL(NAME, TYPE, sum, 0, a + b);                                                                             \
        TO_ALL(NAME, TYPE, prod, 1, a *b);                                                                             \
    }

/* Broadcast and all-to-all: COUNT elements, from the last PE and from all. */
#define MOVES(NAME, TYPE)                                                                                              \
    static void moves_##NAME(void)                                                                                     \
    {                                                                                                                  \
        OF_TYPE(TYPE);                                                                                                 \
        CLEAR();                                                                                                       \
        check(shmem_##NAME##_broadcast(SHMEM_TEAM_WORLD, dest, source, COUNT, n - 1) == 0, #NAME, __LINE__);           \
        for (int i = 0; i < COUNT; i++)                                                                                \
            check(dest[i] == VALUE(TYPE, n - 1, i), #NAME "_broadcast", __LINE__);                                     \
        CLEAR();                                                                                                       \
        for (int i = 0; i < n; i++)                                                                                    \
            source[i] = (TYPE)(10 * me + i);                                                                           \
        shmem_barrier_all();                                                                                           \
        check(shmem_##NAME##_alltoall(SHMEM_TEAM_WORLD, dest, source, 1) == 0, #NAME, __LINE__);                       \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            check(dest[pe] == (TYPE)(10 * pe + me), #NAME "_alltoall", __LINE__);                                      \
        shmem_barrier_all();                                                                                           \
        check(shmem_##NAME##_alltoalls(SHMEM_TEAM_WORLD, dest, source, 2, 1, 1) == 0, #NAME, __LINE__);                \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            check(dest[2 * pe] == (TYPE)(10 * pe + me), #NAME "_alltoalls", __LINE__);                                 \
        shmem_barrier_all();                                                                                           \
    }

SHMEMI_REDUCE_BITS_TYPES(BITS)
SHMEMI_REDUCE_ORDER_TYPES(ORDER)
SHMEMI_REDUCE_ARITHMETIC_TYPES(ARITHMETIC)
SHMEMI_TO_ALL_BITS_TYPES(OLD_BITS)
SHMEMI_TO_ALL_ORDER_TYPES(OLD_ORDER)
SHMEMI_TO_ALL_ARITHMETIC_TYPES(OLD_ARITHMETIC)
SHMEMI_RMA_TYPES(MOVES)

#define CALL_BITS(NAME, TYPE) bits_##NAME();
#define CALL_ORDER(NAME, TYPE) order_##NAME();
#define CALL_ARITHMETIC(NAME, TYPE) arithmetic_##NAME();
#define CALL_OLD_BITS(NAME, TYPE) old_bits_##NAME();
#define CALL_OLD_ORDER(NAME, TYPE) old_order_##NAME();
#define CALL_OLD_ARITHMETIC(NAME, TYPE) old_arithmetic_##NAME();
#define CALL_MOVES(NAME, TYPE) moves_##NAME();

/* By size, over teams and over active sets. */
#define SIZED(BITS, TYPE)                                                                                              \
    do {                                                                                                               \
        OF_TYPE(TYPE);                                                                                                 \
        for (int i = 0; i < n; i++)                                                                                    \
            source[i] = (TYPE)(10 * me + i + 1);                                                                       \
        shmem_barrier_all();                                                                                           \
        shmem_alltoall##BITS(dest, source, 1, 0, 0, n, sync);                                                          \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            check(dest[pe] == (TYPE)(10 * pe + me + 1), "alltoall" #BITS, __LINE__);                                   \
        shmem_barrier_all();                                                                                           \
        shmem_alltoalls##BITS(dest, source, 2, 1, 1, 0, 0, n, sync);                                                   \
        for (int pe = 0; pe < n; pe++)                                                                                 \
            check(dest[2 * pe] == (TYPE)(10 * pe + me + 1), "alltoalls" #BITS, __LINE__);                              \
        shmem_barrier_all();                                                                                           \
        memset(dest, 0, sizeof dest);                                                                                  \
        shmem_barrier_all();                                                                                           \
        shmem_broadcast##BITS(dest, source, 2, n - 1, 0, 0, n, sync);                                                  \
        shmem_barrier_all();                                                                                           \
        /* The root's own is left as it is. */                                                                         \
        check(dest[0] == (me == n - 1 ? (TYPE)0 : (TYPE)(10 * (n - 1) + 1)), "broadcast" #BITS, __LINE__);             \
        shmem_barrier_all();                                                                                           \
    } while (0)

static void bytes(void)
{
    static char dest[2 * PES], source[2 * PES];
    for (int i = 0; i < 2 * n; i++)
        source[i] = (char)(10 * me + i);
    shmem_barrier_all();
    check(shmem_alltoallmem(SHMEM_TEAM_WORLD, dest, source, 2) == 0, "alltoallmem", __LINE__);
    for (int pe = 0; pe < n; pe++)
        check(dest[2 * pe + 1] == 10 * pe + 2 * me + 1, "alltoallmem", __LINE__);
    shmem_barrier_all();
    check(shmem_alltoallsmem(SHMEM_TEAM_WORLD, dest, source, 1, 2, 1) == 0, "alltoallsmem", __LINE__);
    for (int pe = 0; pe < n; pe++)
        check(dest[pe] == 10 * pe + 2 * me, "alltoallsmem", __LINE__);
    shmem_barrier_all();
    check(shmem_broadcastmem(SHMEM_TEAM_WORLD, dest, source, 2, 0) == 0, "broadcastmem", __LINE__);
    check(dest[0] == 0 && dest[1] == 1, "broadcastmem", __LINE__);
    shmem_barrier_all();
}

/* What is no number counts only where nothing else is there. */
#define EXTREMES(NAME, TYPE)                                                                                           \
    static void extremes_##NAME(void)                                                                                  \
    {                                                                                                                  \
        static TYPE dest[COUNT], source[COUNT];                                                                        \
        for (int i = 0; i < COUNT; i++)                                                                                \
            source[i] = me == i % n ? (TYPE)NAN : (TYPE)(me + 1);                                                      \
        shmem_barrier_all();                                                                                           \
        check(shmem_##NAME##_max_reduce(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0, #NAME, __LINE__);                 \
        for (int i = 0; i < COUNT; i++) {                                                                              \
            TYPE most = (TYPE)(i % n == n - 1 ? n - 1 : n);                                                            \
            check(n == 1 ? dest[i] != dest[i] : dest[i] == most, #NAME "_max_reduce", __LINE__);                       \
        }                                                                                                              \
        shmem_barrier_all();                                                                                           \
        check(shmem_##NAME##_min_reduce(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0, #NAME, __LINE__);                 \
        for (int i = 0; i < COUNT; i++) {                                                                              \
            TYPE least = (TYPE)(i % n == 0 ? 2 : 1);                                                                   \
            check(n == 1 ? dest[i] != dest[i] : dest[i] == least, #NAME "_min_reduce", __LINE__);                      \
        }                                                                                                              \
        shmem_barrier_all();                                                                                           \
    }

EXTREMES(float, float)
EXTREMES(double, double)
EXTREMES(longdouble, long double)

static void generic(void)
{
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    static double dest[1], source[1];
    source[0] = me + 0.5;
    shmem_barrier_all();
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1) == 0, "generic", __LINE__);
    check(dest[0] == n * (n - 1) / 2 + 0.5 * n, "generic sum_reduce", __LINE__);
    check(shmem_sum_exscan(SHMEM_TEAM_WORLD, dest, source, 1) == 0, "generic", __LINE__);
    check(dest[0] == me * (me - 1) / 2 + 0.5 * me, "generic sum_exscan", __LINE__);
    check(shmem_broadcast(SHMEM_TEAM_WORLD, dest, source, 1, 0) == 0 && dest[0] == 0.5, "generic", __LINE__);
    shmem_barrier_all();
#endif
}

int main(void)
{
    int level;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level); /* at which active sets meet by pSync */
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        sync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    SHMEMI_REDUCE_BITS_TYPES(CALL_BITS)
    SHMEMI_REDUCE_ORDER_TYPES(CALL_ORDER)
    SHMEMI_REDUCE_ARITHMETIC_TYPES(CALL_ARITHMETIC)
    SHMEMI_TO_ALL_BITS_TYPES(CALL_OLD_BITS)
    SHMEMI_TO_ALL_ORDER_TYPES(CALL_OLD_ORDER)
    SHMEMI_TO_ALL_ARITHMETIC_TYPES(CALL_OLD_ARITHMETIC)
    SHMEMI_RMA_TYPES(CALL_MOVES)
    SIZED(32, uint32_t);
    SIZED(64, uint64_t);
    bytes();
    extremes_float();
    extremes_double();
    extremes_longdouble();
    generic();
    shmem_finalize();
    return 0;
}
