/* Blocks at strides for all types, sizes and forms; and routines that change no data: completion at some PEs, sessions,
 * caches, levels, names of old. Compiled as C and as C++. */
#include <mpp/shmemx.h>
#include <string.h>

#include "check.h"

static int next, previous;

enum { BLOCK = 2, BLOCKS = 3, WIDE = 5, NARROW = 3, ROOM = 16 };

/* The value that stands for `pe` and `i` in all types. */
#define VALUE(TYPE, pe, i) ((TYPE)(((pe) * 11 + (i) + 1) % 100))

/* Element i of the target, where blocks came from every NARROWth element of `pe`'s source. */
#define EXPECTED(TYPE, pe, i)                                                                                          \
    ((i) % WIDE < BLOCK && (i) / WIDE < BLOCKS ? VALUE(TYPE, pe, (i) / WIDE * NARROW + (i) % WIDE) : (TYPE)0)

#define EXPECT(TYPE, object, pe, routine)                                                                              \
    for (int i = 0; i < ROOM; i++)                                                                                     \
    check((object)[i] == EXPECTED(TYPE, pe, i), routine, __LINE__)

#define PUT(NAME, TYPE, CALL)                                                                                          \
    do {                                                                                                               \
        memset(target, 0, sizeof target);                                                                              \
        shmem_barrier_all();                                                                                           \
        CALL;                                                                                                          \
        shmem_barrier_all();                                                                                           \
        EXPECT(TYPE, target, previous, #CALL " " #NAME);                                                               \
        shmem_barrier_all();                                                                                           \
    } while (0)

#define GET(NAME, TYPE, CALL)                                                                                          \
    do {                                                                                                               \
        memset(local, 0, sizeof local);                                                                                \
        CALL;                                                                                                          \
        EXPECT(TYPE, local, next, #CALL " " #NAME);                                                                    \
    } while (0)

#define ARGUMENTS source, WIDE, NARROW, BLOCK, BLOCKS, next

#define TYPED(NAME, TYPE)                                                                                              \
    static void typed_##NAME(shmem_ctx_t ctx)                                                                          \
    {                                                                                                                  \
        static TYPE target[ROOM], source[ROOM];                                                                        \
        TYPE local[ROOM];                                                                                              \
        for (int i = 0; i < ROOM; i++)                                                                                 \
            source[i] = VALUE(TYPE, me, i);                                                                            \
        PUT(NAME, TYPE, shmem_##NAME##_ibput(target, ARGUMENTS));                                                      \
        PUT(NAME, TYPE, shmem_ctx_##NAME##_ibput(ctx, target, ARGUMENTS); shmem_ctx_quiet(ctx));                       \
        PUT(NAME, TYPE, shmemx_##NAME##_ibput(target, ARGUMENTS));                                                     \
        GET(NAME, TYPE, shmem_##NAME##_ibget(local, ARGUMENTS));                                                       \
        GET(NAME, TYPE, shmem_ctx_##NAME##_ibget(ctx, local, ARGUMENTS));                                              \
        GET(NAME, TYPE, shmemx_##NAME##_ibget(local, ARGUMENTS));                                                      \
        /* Blocks without gaps, no blocks, empty blocks. */                                                            \
        memset(local, 0, sizeof local);                                                                                \
        shmem_##NAME##_ibget(local, source, BLOCK, BLOCK, BLOCK, 4, next);                                             \
        shmem_##NAME##_ibget(local, source + 1, WIDE, NARROW, BLOCK, 0, next);                                         \
        shmem_##NAME##_ibget(local, source + 1, WIDE, NARROW, 0, BLOCKS, next);                                        \
        for (int i = 0; i < ROOM; i++)                                                                                 \
            check(local[i] == (i < 4 * BLOCK ? VALUE(TYPE, next, i) : (TYPE)0), "whole " #NAME, __LINE__);             \
        shmem_barrier_all();                                                                                           \
    }

SHMEMI_RMA_TYPES(TYPED)
#define CALL_TYPED(NAME, TYPE) typed_##NAME(ctx);

typedef struct {
    uint64_t half[2];
} wide_t;

#define SIZED(BITS, TYPE)                                                                                              \
    do {                                                                                                               \
        static TYPE target[ROOM], source[ROOM];                                                                        \
        memset(target, 0, sizeof target);                                                                              \
        for (int i = 0; i < ROOM; i++)                                                                                 \
            memset(&source[i], VALUE(int, me, i), sizeof *source);                                                     \
        shmem_barrier_all();                                                                                           \
        shmem_ibput##BITS(target, ARGUMENTS);                                                                          \
        shmem_barrier_all();                                                                                           \
        for (int i = 0; i < ROOM; i++)                                                                                 \
            check(((char *)&target[i])[sizeof *target - 1] == EXPECTED(char, previous, i), "ibput" #BITS, __LINE__);   \
        memset(target, 0, sizeof target);                                                                              \
        shmem_barrier_all();                                                                                           \
        shmem_ctx_ibget##BITS(ctx, target, ARGUMENTS);                                                                 \
        for (int i = 0; i < ROOM; i++)                                                                                 \
            check(((char *)&target[i])[0] == EXPECTED(char, next, i), "ctx_ibget" #BITS, __LINE__);                    \
        shmem_barrier_all();                                                                                           \
    } while (0)

static void completion(shmem_ctx_t ctx)
{
    static long target;
    int pes[2] = {next, me};
    shmem_ctx_session_config_t config;
    config.total_ops = 1;
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    shmem_ctx_session_start(ctx, 0, NULL, 0);
    shmem_ctx_session_start(SHMEM_CTX_INVALID, 0, NULL, 0);
    long value = me + 1;
    shmem_ctx_long_put_nbi(ctx, &target, &value, 1, next);
    shmem_ctx_pe_quiet(ctx, pes, 2);
    shmem_ctx_session_stop(ctx);
    shmem_ctx_session_stop(SHMEM_CTX_INVALID);
    shmem_pe_quiet(pes, 1);
    shmem_pe_quiet(NULL, 0);
    shmem_sync_all();
    CHECK(target == previous + 1);
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    static short wide[ROOM], narrow[ROOM];
    short local[ROOM] = {0};
    for (int i = 0; i < ROOM; i++)
        narrow[i] = VALUE(short, me, i);
    shmem_barrier_all();
    shmem_ibput(wide, narrow, WIDE, NARROW, BLOCK, BLOCKS, next);
    shmem_ibget(ctx, local, narrow, WIDE, NARROW, BLOCK, BLOCKS, next);
    EXPECT(short, local, next, "generic ibget");
    shmem_barrier_all();
    EXPECT(short, wide, previous, "generic ibput");
    shmemx_ibput(wide, narrow, WIDE, NARROW, BLOCK, BLOCKS, me);
    EXPECT(short, wide, me, "generic ibput of shmemx.h");
    shmem_barrier_all();
    shmemx_ibput(ctx, wide, narrow, WIDE, NARROW, BLOCK, BLOCKS, next);
    shmem_ctx_quiet(ctx);
    shmem_sync_all();
    EXPECT(short, wide, previous, "generic ibput of shmemx.h on a context");
    static uint64_t signal;
    shmemx_signal_set(&signal, 2, next);
    shmem_barrier_all();
    shmemx_signal_add(ctx, &signal, 3, next);
    shmem_ctx_quiet(ctx);
    shmem_sync_all();
    CHECK(signal == 5);
    CHECK(shmemx_sum_inscan(SHMEM_TEAM_WORLD, wide, narrow, 1) == 0);
    CHECK(shmemx_sum_exscan(SHMEM_TEAM_WORLD, wide + 1, narrow, 1) == 0);
    CHECK((short)(wide[0] - wide[1]) == narrow[0]);
#endif
}

static void hints(void)
{
    void *memory = shmem_malloc_with_hints(64, SHMEM_MALLOC_SIGNAL_REMOTE | SHMEMX_MALLOC_NO_BARRIER);
    CHECK(memory != NULL);
    shmem_free(memory);
}

static void old_names(void)
{
    long *memory = (long *)shmalloc(2 * sizeof *memory);
    CHECK(memory != NULL && shmem_addr_accessible(memory, next));
    memory[0] = me;
    memory = (long *)shrealloc(memory, 4096);
    CHECK(memory != NULL && memory[0] == me);
    shmem_barrier_all();
    CHECK(shmem_long_swap(memory, -5, next) == next);
    shmem_barrier_all();
    CHECK(shmem_long_cswap(memory, -5, 6, me) == -5 && shmem_long_finc(memory, me) == 6);
    CHECK(shmem_long_fadd(memory, 3, me) == 7 && shmem_long_fetch(memory, me) == 10);
    shfree(memory);
    memory = (long *)shmemalign(4096, 8);
    CHECK(memory != NULL && (size_t)memory % 4096 == 0);
    shfree(memory);
    CHECK(_my_pe() == me && _num_pes() == n);

    int line = 0;
    shmem_set_cache_inv();
    shmem_set_cache_line_inv(&line);
    shmem_clear_cache_inv();
    shmem_clear_cache_line_inv(&line);
    shmem_udcflush();
    shmem_udcflush_line(&line);
    shmem_pcontrol(0);
    shmem_pcontrol(2, "a tool's argument", 3.5);
}

int main(void)
{
    int initialized = 5;
    shmem_ctx_t ctx;
    shmem_query_initialized(&initialized);
    CHECK(initialized == 0);
    shmem_init();
    shmem_query_initialized(&initialized);
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    CHECK(initialized == 1);
    CHECK(shmem_ctx_create(0, &ctx) == 0);
    SHMEMI_RMA_TYPES(CALL_TYPED)
    SIZED(8, char);
    SIZED(16, uint16_t);
    SIZED(32, uint32_t);
    SIZED(64, uint64_t);
    SIZED(128, wide_t);
    completion(ctx);
    hints();
    old_names();
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    shmem_query_initialized(&initialized);
    return initialized;
}
