/* Every typed routine of shmem.h, by lists of types, with what it must give; then what has no types.
 * The targets are objects with static storage. Compiled as C and as C++. */
#include <shmem.h>
#include <shmemx.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static int next, previous;

/* The value that stands for `pe` and `i` in all types, small enough for the smallest. */
#define VALUE(TYPE, pe, i) ((TYPE)(((pe) * 7 + (i) * 3 + 1) % 100))

/* ---------------------------------------------------------------------------------------------
 * RMA: each routine on the default context and on one of the world, from this PE to its right or from
 * its left.
 */
#define COUNT 8

/* After a barrier, `object` holds from PE `pe` what VALUE says, at every `stride`th place, and 0 between. */
#define EXPECT(TYPE, object, pe, stride, routine)                                                                      \
    do {                                                                                                               \
        for (int i = 0; i < COUNT; i++)                                                                                \
            check((object)[i] == (i % (stride) ? (TYPE)0 : VALUE(TYPE, pe, i / (stride))), routine, __LINE__);         \
    } while (0)

#define PREPARE()                                                                                                      \
    do {                                                                                                               \
        memset(target, 0, sizeof target);                                                                              \
        memset(local, 0, sizeof local);                                                                                \
        shmem_barrier_all();                                                                                           \
    } while (0)

#define RMA_ON(FORM, CTX, NAME, TYPE)                                                                                  \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_put(CTX target, source, COUNT, next);                                                              \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    shmem_barrier_all();                                                                                               \
    EXPECT(TYPE, target, previous, 1, #FORM "_" #NAME "_put");                                                         \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_put_nbi(CTX target, source, COUNT, next);                                                          \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    shmem_barrier_all();                                                                                               \
    EXPECT(TYPE, target, previous, 1, #FORM "_" #NAME "_put_nbi");                                                     \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_iput(CTX target, source, 2, 1, COUNT / 2, next);                                                   \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    shmem_barrier_all();                                                                                               \
    EXPECT(TYPE, target, previous, 2, #FORM "_" #NAME "_iput");                                                        \
    FORM##_##NAME##_get(CTX local, source, COUNT, next);                                                               \
    EXPECT(TYPE, local, next, 1, #FORM "_" #NAME "_get");                                                              \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_get_nbi(CTX local, source, COUNT, previous);                                                       \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    shmem_quiet();                                                                                                     \
    EXPECT(TYPE, local, previous, 1, #FORM "_" #NAME "_get_nbi");                                                      \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_iget(CTX local, source, 4, 1, COUNT / 4, next);                                                    \
    EXPECT(TYPE, local, next, 4, #FORM "_" #NAME "_iget");                                                             \
    PREPARE();                                                                                                         \
    FORM##_##NAME##_put(CTX target, source, 0, next);                                                                  \
    for (int i = 0; i < COUNT; i++)                                                                                    \
        FORM##_##NAME##_p(CTX target + i, source[i], next);                                                            \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    shmem_barrier_all();                                                                                               \
    EXPECT(TYPE, target, previous, 1, #FORM "_" #NAME "_p");                                                           \
    for (int i = 0; i < COUNT; i++)                                                                                    \
        check(FORM##_##NAME##_g(CTX source + i, next) == VALUE(TYPE, next, i), #FORM "_" #NAME "_g", __LINE__);

#define WITH_CTX ctx,
#define WITHOUT_CTX

#define RMA(NAME, TYPE)                                                                                                \
    static void rma_##NAME(shmem_ctx_t ctx)                                                                            \
    {                                                                                                                  \
        static TYPE target[COUNT], source[COUNT];                                                                      \
        TYPE local[COUNT];                                                                                             \
        for (int i = 0; i < COUNT; i++)                                                                                \
            source[i] = VALUE(TYPE, me, i);                                                                            \
        RMA_ON(shmem, WITHOUT_CTX, NAME, TYPE)                                                                         \
        RMA_ON(shmem_ctx, WITH_CTX, NAME, TYPE)                                                                        \
        shmem_barrier_all();                                                                                           \
    }

SHMEMI_RMA_TYPES(RMA)

/* By size: a structure of so many bytes. */
#define SIZED_ON(FORM, CTX, BITS)                                                                                      \
    do {                                                                                                               \
        memset(target, 0, sizeof target);                                                                              \
        shmem_barrier_all();                                                                                           \
        FORM##put##BITS(CTX target, source, 3, next);                                                                  \
        FORM##put##BITS##_nbi(CTX target[3], source[3], 3, next);                                                      \
        FORM##iput##BITS(CTX target[6], source[6], 1, 2, 2, next);                                                     \
        shmem_ctx_quiet(ctx);                                                                                          \
        shmem_barrier_all();                                                                                           \
        for (int i = 0; i < 8; i++)                                                                                    \
            for (int byte = 0; byte < BITS / 8; byte++)                                                                \
                check(target[i][byte] == (unsigned char)(previous + (i < 7 ? i : 8) + byte),                           \
                      #FORM "[i]put" #BITS "[_nbi]", __LINE__);                                                        \
        FORM##get##BITS(CTX target, source, 3, next);                                                                  \
        FORM##get##BITS##_nbi(CTX target[3], source[3], 3, next);                                                      \
        FORM##iget##BITS(CTX target[6], source[6], 1, 2, 2, next);                                                     \
        shmem_ctx_quiet(ctx);                                                                                          \
        shmem_quiet();                                                                                                 \
        for (int i = 0; i < 8; i++)                                                                                    \
            for (int byte = 0; byte < BITS / 8; byte++)                                                                \
                check(target[i][byte] == (unsigned char)(next + (i < 7 ? i : 8) + byte), #FORM "[i]get" #BITS "[_nbi]", \
                      __LINE__);                                                                                       \
        shmem_barrier_all();                                                                                           \
    } while (0)

#define SIZED(BITS)                                                                                                    \
    static void sized_##BITS(shmem_ctx_t ctx)                                                                          \
    {                                                                                                                  \
        static unsigned char target[9][BITS / 8], source[9][BITS / 8];                                                 \
        for (int i = 0; i < 9; i++)                                                                                    \
            for (int byte = 0; byte < BITS / 8; byte++)                                                                \
                source[i][byte] = (unsigned char)(me + i + byte);                                                      \
        SIZED_ON(shmem_, WITHOUT_CTX, BITS);                                                                           \
        SIZED_ON(shmem_ctx_, WITH_CTX, BITS);                                                                          \
    }

SIZED(8)
SIZED(16)
SIZED(32)
SIZED(64)
SIZED(128)

static void bytes(shmem_ctx_t ctx)
{
    static char target[20], source[5];
    char local[5];
    memset(source, 'a' + me, sizeof source);
    shmem_barrier_all();
    shmem_putmem(target, source, 5, next);
    shmem_putmem_nbi(target + 5, source, 5, next);
    shmem_ctx_putmem(ctx, target + 10, source, 5, next);
    shmem_ctx_putmem_nbi(ctx, target + 15, source, 5, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int i = 0; i < 20; i++)
        CHECK(target[i] == 'a' + previous);
    shmem_getmem(local, source, 5, next);
    CHECK(local[0] == 'a' + next && local[4] == 'a' + next);
    shmem_getmem_nbi(local, source, 5, previous);
    shmem_quiet();
    CHECK(local[0] == 'a' + previous && local[4] == 'a' + previous);
    shmem_ctx_getmem(ctx, local, source, 5, next);
    CHECK(local[0] == 'a' + next && local[4] == 'a' + next);
    shmem_ctx_getmem_nbi(ctx, local, source, 5, previous);
    shmem_ctx_quiet(ctx);
    CHECK(local[0] == 'a' + previous && local[4] == 'a' + previous);
}

/* ---------------------------------------------------------------------------------------------
 * Atomic operations: first what each does to an element that no other PE touches, then all PEs on one.
 */
#define IS(TYPE, expression, value) check((expression) == (TYPE)(value), #expression, __LINE__)

#define EXTENDED_ON(FORM, CTX, NAME, TYPE)                                                                             \
    FORM##_##NAME##_atomic_set(CTX &own, 5, next);                                                                     \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch(CTX &own, next), 5);                                                         \
    IS(TYPE, FORM##_##NAME##_atomic_swap(CTX &own, 6, next), 5);                                                       \
    FORM##_##NAME##_atomic_swap_nbi(CTX &old, &own, 7, next);                                                          \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 6);                                                                                                  \
    FORM##_##NAME##_atomic_fetch_nbi(CTX &old, &own, next);                                                            \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 7);

#define EXTENDED(NAME, TYPE)                                                                                           \
    static void extended_##NAME(shmem_ctx_t ctx)                                                                       \
    {                                                                                                                  \
        static TYPE own;                                                                                               \
        TYPE old;                                                                                                      \
        EXTENDED_ON(shmem, WITHOUT_CTX, NAME, TYPE)                                                                    \
        EXTENDED_ON(shmem_ctx, WITH_CTX, NAME, TYPE)                                                                   \
        shmem_##NAME##_set(&own, 8, next);                                                                             \
        shmem_fence();                                                                                                 \
        IS(TYPE, shmem_##NAME##_swap(&own, 9, next), 8);                                                               \
        IS(TYPE, shmem_##NAME##_fetch(&own, next), 9);                                                                 \
        shmem_barrier_all();                                                                                           \
        IS(TYPE, own, 9);                                                                                              \
    }

SHMEMI_EXTENDED_AMO_TYPES(EXTENDED)

#define ARITHMETIC_ON(FORM, CTX, NAME, TYPE)                                                                           \
    FORM##_##NAME##_atomic_set(CTX &own, 5, next);                                                                     \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_compare_swap(CTX &own, 4, 9, next), 5);                                            \
    IS(TYPE, FORM##_##NAME##_atomic_compare_swap(CTX &own, 5, 6, next), 5);                                            \
    FORM##_##NAME##_atomic_compare_swap_nbi(CTX &old, &own, 6, 7, next);                                               \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 6);                                                                                                  \
    IS(TYPE, FORM##_##NAME##_atomic_fetch_inc(CTX &own, next), 7);                                                     \
    FORM##_##NAME##_atomic_fetch_inc_nbi(CTX &old, &own, next);                                                        \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 8);                                                                                                  \
    FORM##_##NAME##_atomic_inc(CTX &own, next);                                                                        \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch_add(CTX &own, 10, next), 10);                                                \
    FORM##_##NAME##_atomic_fetch_add_nbi(CTX &old, &own, (TYPE)-20, next);                                             \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 20);                                                                                                 \
    FORM##_##NAME##_atomic_add(CTX &own, (TYPE)-1, next);                                                              \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch(CTX &own, next), -1);

#define ARITHMETIC(NAME, TYPE)                                                                                         \
    static void arithmetic_##NAME(shmem_ctx_t ctx)                                                                     \
    {                                                                                                                  \
        static TYPE own, shared;                                                                                       \
        TYPE old;                                                                                                      \
        ARITHMETIC_ON(shmem, WITHOUT_CTX, NAME, TYPE)                                                                  \
        ARITHMETIC_ON(shmem_ctx, WITH_CTX, NAME, TYPE)                                                                 \
        shmem_##NAME##_set(&own, 5, next);                                                                             \
        shmem_fence();                                                                                                 \
        IS(TYPE, shmem_##NAME##_cswap(&own, 5, 6, next), 5);                                                           \
        IS(TYPE, shmem_##NAME##_finc(&own, next), 6);                                                                  \
        shmem_##NAME##_inc(&own, next);                                                                                \
        shmem_fence();                                                                                                 \
        IS(TYPE, shmem_##NAME##_fadd(&own, 2, next), 8);                                                               \
        shmem_##NAME##_add(&own, 3, next);                                                                             \
        shmem_fence();                                                                                                 \
        IS(TYPE, shmem_##NAME##_fetch(&own, next), 13);                                                                \
        for (int i = 0; i < 50; i++) {                                                                                 \
            shmem_##NAME##_atomic_inc(&shared, 0);                                                                     \
            shmem_ctx_##NAME##_atomic_add(ctx, &shared, 2, n - 1);                                                     \
        }                                                                                                              \
        shmem_ctx_quiet(ctx);                                                                                          \
        shmem_barrier_all();                                                                                           \
        IS(TYPE, shared, (me == 0 ? 50 * n : 0) + (me == n - 1 ? 100 * n : 0));                                        \
        shmem_barrier_all();                                                                                           \
    }

SHMEMI_AMO_TYPES(ARITHMETIC)

#define BITWISE_ON(FORM, CTX, NAME, TYPE)                                                                              \
    FORM##_##NAME##_atomic_set(CTX &own, 12, next);                                                                    \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch_and(CTX &own, 10, next), 12);                                                \
    FORM##_##NAME##_atomic_fetch_or_nbi(CTX &old, &own, 3, next);                                                      \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 8);                                                                                                  \
    IS(TYPE, FORM##_##NAME##_atomic_fetch_xor(CTX &own, 1, next), 11);                                                 \
    FORM##_##NAME##_atomic_and(CTX &own, 14, next);                                                                    \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch(CTX &own, next), 10);                                                        \
    FORM##_##NAME##_atomic_or(CTX &own, 5, next);                                                                      \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch(CTX &own, next), 15);                                                        \
    FORM##_##NAME##_atomic_xor(CTX &own, 6, next);                                                                     \
    shmem_fence(), shmem_ctx_fence(ctx);                                                                               \
    IS(TYPE, FORM##_##NAME##_atomic_fetch_or(CTX &own, 2, next), 9);                                                   \
    FORM##_##NAME##_atomic_fetch_and_nbi(CTX &old, &own, 3, next);                                                     \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 11);                                                                                                 \
    FORM##_##NAME##_atomic_fetch_xor_nbi(CTX &old, &own, (TYPE)~(TYPE)0, next);                                        \
    shmem_quiet(), shmem_ctx_quiet(ctx);                                                                               \
    IS(TYPE, old, 3);                                                                                                  \
    IS(TYPE, FORM##_##NAME##_atomic_fetch(CTX &own, next), ~(TYPE)3);

#define BITWISE(NAME, TYPE)                                                                                            \
    static void bitwise_##NAME(shmem_ctx_t ctx)                                                                        \
    {                                                                                                                  \
        static TYPE own;                                                                                               \
        TYPE old;                                                                                                      \
        BITWISE_ON(shmem, WITHOUT_CTX, NAME, TYPE)                                                                     \
        BITWISE_ON(shmem_ctx, WITH_CTX, NAME, TYPE)                                                                    \
        shmem_barrier_all();                                                                                           \
    }

SHMEMI_BITWISE_AMO_TYPES(BITWISE)

/* ---------------------------------------------------------------------------------------------
 * Collect: PE `pe` brings pe % 3 elements, or 2 where all bring as many.
 */
#define MOST 64

#define COLLECT(NAME, TYPE)                                                                                            \
    static void collect_##NAME(shmem_team_t team)                                                                      \
    {                                                                                                                  \
        static TYPE target[MOST], source[2];                                                                           \
        int at = 0, my = shmem_team_my_pe(team), size = shmem_team_n_pes(team);                                        \
        source[0] = VALUE(TYPE, my, 0);                                                                                \
        source[1] = VALUE(TYPE, my, 1);                                                                                \
        CHECK(shmem_##NAME##_collect(team, target, source, (size_t)(my % 3)) == 0);                                    \
        for (int pe = 0; pe < size; pe++)                                                                              \
            for (int i = 0; i < pe % 3; i++)                                                                           \
                check(target[at++] == VALUE(TYPE, pe, i), "shmem_" #NAME "_collect", __LINE__);                        \
        CHECK(shmem_team_sync(team) == 0);                                                                             \
        CHECK(shmem_##NAME##_fcollect(team, target, source, 2) == 0);                                                  \
        for (int i = 0; i < 2 * size; i++)                                                                             \
            check(target[i] == VALUE(TYPE, i / 2, i % 2), "shmem_" #NAME "_fcollect", __LINE__);                       \
        CHECK(shmem_team_sync(team) == 0);                                                                             \
    }

SHMEMI_RMA_TYPES(COLLECT)

static void collect_bytes(shmem_team_t team)
{
    static char target[MOST], source;
    int size = shmem_team_n_pes(team);
    source = (char)('a' + shmem_team_my_pe(team));
    CHECK(shmem_collectmem(team, target, &source, 1) == 0);
    for (int i = 0; i < size; i++)
        CHECK(target[i] == 'a' + i);
    CHECK(shmem_team_sync(team) == 0);
    memset(target, 0, sizeof target);
    CHECK(shmem_team_sync(team) == 0);
    CHECK(shmem_fcollectmem(team, target, &source, 1) == 0);
    for (int i = 0; i < size; i++)
        CHECK(target[i] == 'a' + i);
    CHECK(shmem_team_sync(team) == 0);
}

/* ---------------------------------------------------------------------------------------------
 * Active sets: all PEs, the even ones, and the second half.
 */
static long psync[4][SHMEM_COLLECT_SYNC_SIZE];

#define ACTIVE(BITS, NAME, TYPE)                                                                                       \
    static void active_##NAME(int start, int log_stride, int size)                                                     \
    {                                                                                                                  \
        static TYPE target[MOST], source[2];                                                                           \
        int stride = 1 << log_stride, my = (me - start) / stride, at = 0;                                              \
        source[0] = VALUE(TYPE, my, 0);                                                                                \
        source[1] = VALUE(TYPE, my, 1);                                                                                \
        shmem_collect##NAME(target, source, (size_t)(my % 3), start, log_stride, size, psync[0]);                      \
        for (int pe = 0; pe < size; pe++)                                                                              \
            for (int i = 0; i < pe % 3; i++)                                                                           \
                check(target[at++] == VALUE(TYPE, pe, i), "shmem_collect" #NAME, __LINE__);                            \
        shmem_barrier(start, log_stride, size, psync[1]);                                                              \
        shmem_fcollect##NAME(target, source, 2, start, log_stride, size, psync[2]);                                    \
        for (int i = 0; i < 2 * size; i++)                                                                             \
            check(target[i] == VALUE(TYPE, i / 2, i % 2), "shmem_fcollect" #NAME, __LINE__);                           \
        /* Others may be in the sync below, but not beyond it. */                                                     \
        for (int i = 0; i < 3; i++)                                                                                    \
            for (int j = 0; j < SHMEM_COLLECT_SYNC_SIZE; j++)                                                          \
                check(psync[i][j] == SHMEM_SYNC_VALUE, "pSync after shmem_collect" #NAME, __LINE__);                   \
        (shmem_sync)(start, log_stride, size, psync[3]);                                                               \
    }

ACTIVE(32, 32, float)
ACTIVE(64, 64, double)
ACTIVE(32, 4, int)
ACTIVE(64, 8, long)

static void active_sets(void)
{
    const int sets[3][3] = {{0, 0, n}, {0, 1, (n + 1) / 2}, {n / 2, 0, n - n / 2}};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < SHMEM_COLLECT_SYNC_SIZE; j++)
            psync[i][j] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    for (int i = 0; i < 3; i++) {
        int start = sets[i][0], log_stride = sets[i][1], size = sets[i][2], distance = me - start;
        if (distance >= 0 && distance % (1 << log_stride) == 0 && distance >> log_stride < size) {
            active_32(start, log_stride, size);
            active_64(start, log_stride, size);
            active_4(start, log_stride, size);
            active_8(start, log_stride, size);
        }
        shmem_barrier_all();
    }
}

/* ---------------------------------------------------------------------------------------------
 * What has no types
 */
static void queries(void)
{
    static int symmetric;
    int major = 0, minor = 0, level = -1, automatic = 0;
    char name[SHMEM_MAX_NAME_LEN];

    shmem_info_get_version(&major, &minor);
    CHECK(major == SHMEM_MAJOR_VERSION && minor == SHMEM_MINOR_VERSION);
    shmem_info_get_name(name);
    CHECK(strcmp(name, SHMEM_VENDOR_STRING) == 0);
    shmem_query_thread(&level);
    CHECK(level == SHMEM_THREAD_FUNNELED);
    CHECK(_my_pe() == me && _num_pes() == n);
    CHECK(shmem_pe_accessible(0) && shmem_pe_accessible(n - 1));
    CHECK(!shmem_pe_accessible(-1) && !shmem_pe_accessible(n));
    CHECK(shmem_addr_accessible(&symmetric, next));
    CHECK(!shmem_addr_accessible(&automatic, next) && !shmem_addr_accessible(&symmetric, n));
    CHECK(shmem_ptr(&automatic, next) == NULL && shmem_ptr(&symmetric, n) == NULL);

    int *theirs = (int *)shmem_ptr(&symmetric, next);
    if (theirs != NULL)
        *theirs = me;
    shmem_barrier_all();
    CHECK(shmem_ptr(&symmetric, previous) == NULL || symmetric == previous);
    CHECK(shmem_team_ptr(SHMEM_TEAM_WORLD, &symmetric, next) == (void *)theirs);
}

static void memory(void)
{
    int *numbers = (int *)shmem_malloc(100 * sizeof *numbers);
    CHECK(numbers != NULL && shmem_addr_accessible(numbers, next));
    for (int i = 0; i < 100; i++)
        numbers[i] = me;
    shmem_barrier_all();
    shmem_int_put(numbers + 1, numbers, 1, next);
    shmem_barrier_all();
    CHECK(numbers[1] == previous && numbers[0] == me);
    numbers = (int *)shmem_realloc(numbers, 100000 * sizeof *numbers);
    CHECK(numbers != NULL && numbers[0] == me && numbers[1] == previous && numbers[99] == me);
    /* What shrinks, and what grows into free memory, stays where it is. */
    CHECK(shmem_realloc(numbers, 100 * sizeof *numbers) == numbers);
    CHECK(shmem_realloc(numbers, 100000 * sizeof *numbers) == numbers && numbers[99] == me);
    shmem_free(numbers);

    char *zeros = (char *)shmem_calloc(1000, 3);
    for (int i = 0; i < 3000; i++)
        CHECK(zeros[i] == 0);
    shmem_free(zeros);
    char *aligned = (char *)shmem_align(4096, 10);
    CHECK(aligned != NULL && (uintptr_t)aligned % 4096 == 0);
    shmem_free(aligned);
    /* Alignments of large pages, and larger ones; what is behind a block of another size is aligned, too. */
    for (size_t alignment = (size_t)4 << 20; alignment <= (size_t)32 << 20; alignment *= 2) {
        int *before = (int *)shmem_malloc(12345), *there = (int *)shmem_align(alignment, 2 * sizeof *there);
        CHECK(there != NULL && (uintptr_t)there % alignment == 0);
        shmem_int_p(there, me, next);
        shmem_int_p(before, -me, next);
        shmem_barrier_all();
        CHECK(there[0] == previous && before[0] == -previous);
        shmem_free(there);
        shmem_free(before);
    }
    void *hinted = shmem_malloc_with_hints(64, SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE);
    CHECK(hinted != NULL);
    shmem_free(hinted);
    shmem_free(NULL);
    CHECK(shmem_malloc(0) == NULL);
}

/* The compiler knows that a global exit does not return. */
static int positive(int number)
{
    if (number > 0)
        return number;
    shmem_global_exit(1);
}

/* A team for each PE alone, each of which names itself. */
static void alone(void)
{
    static int source, dest;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, me, 1, 1, NULL, 0, &team) == 0 && team != SHMEM_TEAM_INVALID);
    CHECK(positive(shmem_team_n_pes(team)) == 1 && shmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD) == me);
    source = me + 1;
    CHECK(shmem_int_sum_reduce(team, &dest, &source, 1) == 0 && dest == me + 1);
    shmem_team_destroy(team);
    /* Of PE 0 alone. */
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &team) == 0);
    CHECK((team != SHMEM_TEAM_INVALID) == (me == 0));
    shmem_team_destroy(team);
}

/* Contexts on a team in reversed order take its PE numbers. */
static void contexts(void)
{
    static int target, sum;
    shmem_team_t reversed = SHMEM_TEAM_INVALID, of = SHMEM_TEAM_INVALID, row, column;
    shmem_team_config_t config = {2}, seen = {0};
    shmem_ctx_t one = SHMEM_CTX_DEFAULT, two = SHMEM_CTX_DEFAULT;

    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, &config, SHMEM_TEAM_NUM_CONTEXTS, &reversed) == 0);
    CHECK(shmem_team_get_config(reversed, SHMEM_TEAM_NUM_CONTEXTS, &seen) == 0 && seen.num_contexts == 2);
    CHECK(shmem_team_my_pe(reversed) == n - 1 - me);
    CHECK(shmem_team_translate_pe(reversed, 0, SHMEM_TEAM_WORLD) == n - 1);
    CHECK(shmem_team_create_ctx(reversed, SHMEM_CTX_SERIALIZED, &one) == 0);
    CHECK(shmem_team_create_ctx(reversed, SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE, &two) == 0);
    CHECK(one != two && one != SHMEM_CTX_INVALID && two != SHMEM_CTX_INVALID);
    CHECK(shmem_ctx_get_team(one, &of) == 0 && of == reversed);
    CHECK(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &of) == 0 && of == SHMEM_TEAM_WORLD);
    CHECK(shmem_ctx_get_team(SHMEM_CTX_INVALID, &of) != 0 && of == SHMEM_TEAM_INVALID);

    /* My left in the world is the PE after me in the reversed team. */
    shmem_ctx_int_put(one, &target, &me, 1, (shmem_team_my_pe(reversed) + 1) % n);
    shmem_ctx_int_atomic_add(two, &sum, me + 1, 0);
    shmem_ctx_fence(two);
    shmem_ctx_quiet(one);
    shmem_ctx_quiet(two);
    shmem_fence();
    shmem_sync_all();
    CHECK(target == next);
    CHECK(sum == (me == n - 1 ? n * (n + 1) / 2 : 0));

    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    shmem_ctx_fence(SHMEM_CTX_INVALID);
    shmem_ctx_destroy(SHMEM_CTX_INVALID);
    two = one;
    CHECK(shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &two) != 0 && two == SHMEM_CTX_INVALID);
    CHECK(shmem_team_split_2d(reversed, 2, NULL, 0, &row, NULL, 0, &column) == 0);
    CHECK(shmem_team_n_pes(column) >= 1 && shmem_team_my_pe(row) < 2);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    shmem_team_destroy(SHMEM_TEAM_INVALID);
    shmem_ctx_destroy(one);
}

/* One name for all types. */
static void generics(shmem_ctx_t ctx)
{
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    static long double target[4], source[4];
    static unsigned char small;
    static int64_t counter, bits;
    static float swapped;
    int64_t old = 0;
    for (int i = 0; i < 4; i++)
        source[i] = me + i;
    shmem_sync(SHMEM_TEAM_WORLD);

    shmem_put(target, source, 2, next);
    shmem_put_nbi(ctx, target + 2, source + 2, 2, next);
    shmem_p(&small, 77, next);
    shmem_atomic_add(&counter, 3, next);
    shmem_atomic_inc(ctx, &counter, next);
    shmem_atomic_or(&bits, 5, next);
    shmem_atomic_set(ctx, &swapped, 1.5f, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int i = 0; i < 4; i++)
        CHECK(target[i] == previous + i);
    CHECK(small == 77 && counter == 4 && bits == 5 && swapped == 1.5f);
    shmem_barrier_all();

    CHECK(shmem_g(source, next) == next && shmem_g(ctx, source + 1, next) == next + 1);
    CHECK(shmem_atomic_fetch(&counter, next) == 4 && shmem_atomic_fetch(ctx, &swapped, next) == 1.5f);
    CHECK(shmem_atomic_compare_swap(&counter, 4, 6, next) == 4);
    CHECK(shmem_atomic_fetch_add(ctx, &counter, 1, next) == 6);
    shmem_atomic_fetch_xor_nbi(ctx, &old, &bits, 1, next);
    shmem_ctx_quiet(ctx);
    CHECK(old == 5 && shmem_atomic_fetch_and(&bits, 0, next) == 4);
    CHECK(shmem_swap(&swapped, 2.5f, next) == 1.5f && shmem_fetch(&swapped, next) == 2.5f);

    shmem_iget(target, source, 2, 1, 2, next);
    CHECK(target[0] == next && target[2] == next + 1);
    shmem_iput(ctx, target, source, 1, 2, 2, me);
    CHECK(target[0] == me && target[1] == me + 2);
    static long double all[MOST];
    CHECK(shmem_fcollect(SHMEM_TEAM_WORLD, all, source, 1) == 0);
    for (int pe = 0; pe < n; pe++)
        CHECK(all[pe] == pe);
    shmem_barrier_all();
#else
    (void)ctx;
#endif
}

int main(void)
{
    int level = -1;
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    shmem_team_t reversed = SHMEM_TEAM_INVALID;

    CHECK(shmem_my_pe() == -1 && shmem_n_pes() == -1);
    CHECK(shmem_init_thread(SHMEM_THREAD_FUNNELED, &level) == 0 && level == SHMEM_THREAD_FUNNELED);
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    CHECK(shmem_ctx_create(0, &ctx) == 0);
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed) == 0);

    queries();
    memory();
    alone();
    contexts();
#define CALL_RMA(NAME, TYPE) rma_##NAME(ctx);
    SHMEMI_RMA_TYPES(CALL_RMA)
    sized_8(ctx);
    sized_16(ctx);
    sized_32(ctx);
    sized_64(ctx);
    sized_128(ctx);
    bytes(ctx);
#define CALL_EXTENDED(NAME, TYPE) extended_##NAME(ctx);
    SHMEMI_EXTENDED_AMO_TYPES(CALL_EXTENDED)
#define CALL_ARITHMETIC(NAME, TYPE) arithmetic_##NAME(ctx);
    SHMEMI_AMO_TYPES(CALL_ARITHMETIC)
#define CALL_BITWISE(NAME, TYPE) bitwise_##NAME(ctx);
    SHMEMI_BITWISE_AMO_TYPES(CALL_BITWISE)
#define CALL_COLLECT(NAME, TYPE)                                                                                       \
    collect_##NAME(SHMEM_TEAM_WORLD);                                                                                  \
    collect_##NAME(reversed);
    SHMEMI_RMA_TYPES(CALL_COLLECT)
    collect_bytes(SHMEM_TEAM_WORLD);
    collect_bytes(reversed);
    active_sets();
    generics(ctx);

    shmem_ctx_destroy(ctx);
    shmem_team_destroy(reversed);
    shmem_finalize();
    CHECK(shmem_my_pe() == -1);
    return 0;
}
