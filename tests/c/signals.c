/* Signals of shmem.h, for all types, sizes and forms. Each PE puts to its right and waits for its left. Compiled as C and as
 * C++. */
#include <shmem.h>
#include <string.h>

#include "check.h"

#define COUNT 5

static int next, previous;
static uint64_t signal_word, round_number;

#define VALUE(TYPE, pe, i) ((TYPE)(((pe) * 7 + (i) * 3 + round_number) % 100))

/* The signal says that the data is there: it is looked at with nothing else between. */
#define ROUND(FORM, CTX, NAME, TYPE, ENDING)                                                                           \
    do {                                                                                                               \
        round_number++;                                                                                                \
        for (int i = 0; i < COUNT; i++)                                                                                \
            source[i] = VALUE(TYPE, me, i);                                                                            \
        FORM##_##NAME##_put_signal##ENDING(CTX target, source, COUNT, &signal_word, round_number, SHMEM_SIGNAL_SET,    \
                                           next);                                                                      \
        shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, round_number);                                             \
        for (int i = 0; i < COUNT; i++)                                                                                \
            check(target[i] == VALUE(TYPE, previous, i), #FORM "_" #NAME "_put_signal" #ENDING, __LINE__);             \
        shmem_ctx_quiet(ctx);                                                                                          \
        shmem_barrier_all();                                                                                           \
    } while (0)

#define WITH_CTX ctx,
#define WITHOUT_CTX

#define TYPED(NAME, TYPE)                                                                                              \
    static void typed_##NAME(shmem_ctx_t ctx)                                                                          \
    {                                                                                                                  \
        static TYPE target[COUNT], source[COUNT];                                                                      \
        ROUND(shmem, WITHOUT_CTX, NAME, TYPE, );                                                                       \
        ROUND(shmem, WITHOUT_CTX, NAME, TYPE, _nbi);                                                                   \
        ROUND(shmem_ctx, WITH_CTX, NAME, TYPE, );                                                                      \
        ROUND(shmem_ctx, WITH_CTX, NAME, TYPE, _nbi);                                                                  \
    }

SHMEMI_RMA_TYPES(TYPED)
#define CALL(NAME, TYPE) typed_##NAME(ctx);

/* Bytes that a size's routine has moved, with the signal added to. */
#define SIZED(CALL_WITH_SIGNAL, BYTES)                                                                                 \
    do {                                                                                                               \
        static unsigned char target[64], source[64];                                                                   \
        memset(target, 0, sizeof target);                                                                              \
        memset(source, me + 1, sizeof source);                                                                         \
        shmem_uint64_atomic_set(&signal_word, 10, me);                                                                 \
        shmem_barrier_all();                                                                                           \
        CALL_WITH_SIGNAL;                                                                                              \
        CHECK(shmem_signal_wait_until(&signal_word, SHMEM_CMP_GT, 10) == 15);                                          \
        for (int i = 0; i < 64; i++)                                                                                   \
            check(target[i] == (i < (BYTES) ? previous + 1 : 0), #CALL_WITH_SIGNAL, __LINE__);                         \
        shmem_barrier_all();                                                                                           \
    } while (0)

#define SIGNAL &signal_word, 5, SHMEM_SIGNAL_ADD, next
#define SIZES(BITS)                                                                                                    \
    SIZED(shmem_put##BITS##_signal(target, source, 3, SIGNAL), 3 * BITS / 8);                                          \
    SIZED(shmem_put##BITS##_signal_nbi(target, source, 3, SIGNAL); shmem_quiet(), 3 * BITS / 8);                       \
    SIZED(shmem_ctx_put##BITS##_signal(ctx, target, source, 3, SIGNAL), 3 * BITS / 8);                                 \
    SIZED(shmem_ctx_put##BITS##_signal_nbi(ctx, target, source, 3, SIGNAL); shmem_ctx_quiet(ctx), 3 * BITS / 8);

static void sizes(shmem_ctx_t ctx)
{
    SIZES(8)
    SIZES(16)
    SIZES(32)
    SIZES(64)
    SIZES(128)
    SIZED(shmem_putmem_signal(target, source, 7, SIGNAL), 7);
    SIZED(shmem_putmem_signal_nbi(target, source, 7, SIGNAL); shmem_quiet(), 7);
    SIZED(shmem_ctx_putmem_signal(ctx, target, source, 7, SIGNAL), 7);
    SIZED(shmem_ctx_putmem_signal_nbi(ctx, target, source, 7, SIGNAL); shmem_ctx_quiet(ctx), 7);
    /* No data, and still a signal. */
    SIZED(shmem_putmem_signal(target, source, 0, SIGNAL), 0);
}

/* All PEs at PE 0's signal. */
static void alone(shmem_ctx_t ctx)
{
    static uint64_t sum;
    shmem_signal_add(&sum, 2, 0);
    shmem_ctx_signal_add(ctx, &sum, 3, 0);
    if (me == 0) {
        CHECK(shmem_signal_wait_until(&sum, SHMEM_CMP_GE, 5 * (uint64_t)n) == 5 * (uint64_t)n);
        CHECK(shmem_signal_fetch(&sum) == 5 * (uint64_t)n);
    }
    shmem_barrier_all();
    shmem_signal_set(&sum, 7 + me, next);
    CHECK(shmem_signal_wait_until(&sum, SHMEM_CMP_EQ, 7 + previous) == 7 + (uint64_t)previous);
    shmem_barrier_all();
    shmem_ctx_signal_set(ctx, &sum, 100 + me, next);
    shmem_signal_wait_until(&sum, SHMEM_CMP_NE, 7 + previous);
    CHECK(shmem_signal_fetch(&sum) == 100 + (uint64_t)previous);
    shmem_barrier_all();
#if defined __cplusplus || __STDC_VERSION__ >= 201112L
    static double target, source;
    source = me + 0.5;
    shmem_put_signal(&target, &source, 1, &sum, 1000, SHMEM_SIGNAL_ADD, next);
    shmem_signal_wait_until(&sum, SHMEM_CMP_EQ, 1100 + previous);
    CHECK(target == previous + 0.5);
    shmem_barrier_all();
    shmem_signal_add(ctx, &sum, 1, next);
    shmem_put_signal_nbi(ctx, &target, &source, 1, &sum, 1, SHMEM_SIGNAL_ADD, next);
    shmem_signal_wait_until(&sum, SHMEM_CMP_EQ, 1102 + previous);
    shmem_barrier_all();
    shmem_signal_set(ctx, &sum, 0, me);
    CHECK(shmem_signal_fetch(&sum) == 0);
#endif
}

/* One message after the other around the ring. */
static void ring(void)
{
    uint64_t *token = (uint64_t *)shmem_calloc(2, sizeof *token), *data = token + 1;
    CHECK(token != NULL);
    for (uint64_t lap = 1; lap <= 20; lap++) {
        uint64_t value = 0;
        if (me != 0 || lap > 1) {
            shmem_signal_wait_until(token, SHMEM_CMP_GE, me == 0 ? lap - 1 : lap);
            value = *data;
            CHECK(value == (me == 0 ? (lap - 1) * n : (lap - 1) * n + me));
        }
        value++;
        shmem_putmem_signal(data, &value, sizeof value, token, lap, SHMEM_SIGNAL_SET, next);
    }
    shmem_barrier_all();
    shmem_free(token);
}

int main(void)
{
    shmem_ctx_t ctx;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    CHECK(shmem_ctx_create(0, &ctx) == 0);
    SHMEMI_RMA_TYPES(CALL)
    sizes(ctx);
    alone(ctx);
    ring();
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
