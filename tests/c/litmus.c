/* Litmus tests of the memory model: what a PE may conclude from what it has seen, many times over, on contexts of all sorts.
 *
 *   litmus TEST [broken]    with `broken` the producer does what a library might that does not order: the word that tells of
 *                           something comes before it; the test has to notice
 *   litmus store_buffering [broken]    broken, no quiet is called; prints how often neither PE saw what the other had written, which
 *                           a processor does now and then where each has a core of its own
 *
 * PEs work in pairs, or in a ring. */
#include <sched.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int me, n, broken, rounds;

static void check(int right, const char *what, long round)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, round %ld: %s\n", me, n, round, what);
    shmem_global_exit(1);
}

enum { WORDS = 1 << 14 };
static long data[WORDS], more[WORDS], flag, seen, ack;
static uint64_t signal_word;
static long *source, *heap_data;
static shmem_ctx_t contexts[4];

/* Words of a message of a round: one, few, many, and so many that they go between nodes without messages. */
static size_t words(long round)
{
    static const size_t counts[] = {1, 17, 600, WORDS};
    return counts[round % 4];
}

/* A broken producer goes on when the consumer has looked. */
static void until_looked(long round)
{
    while (shmem_long_atomic_fetch(&seen, me) < round)
        sched_yield();
}

/* The consumer: the right words are there. */
static void look(const long *at, long round)
{
    size_t count = words(round);
    for (size_t i = 0; i < count; i++) {
        if (at[i] != round + (long)i && broken)
            shmem_long_atomic_set(&seen, round, me - 1);
        check(at[i] == round + (long)i, "a word of a message", round);
    }
}

/* How the word that tells of a message follows it. */
enum order { FENCE, QUIET, NBI_QUIET, SIGNAL, SIGNAL_NBI, AMO, FETCHING_AMO, CONTEXT_FENCE, CONTEXT_QUIET, BARRIERLESS_GET };

static void send(enum order order, long *to, long round, int pe)
{
    shmem_ctx_t ctx = order == CONTEXT_FENCE || order == CONTEXT_QUIET ? contexts[round % 4] : SHMEM_CTX_DEFAULT;
    size_t count = words(round);
    if (order == SIGNAL || order == SIGNAL_NBI) {
        if (broken) {
            shmem_signal_set(&signal_word, (uint64_t)round, pe);
            until_looked(round);
            shmem_long_put(to, source, count, pe);
        } else if (order == SIGNAL)
            shmem_long_put_signal(to, source, count, &signal_word, (uint64_t)round, SHMEM_SIGNAL_SET, pe);
        else
            shmem_long_put_signal_nbi(to, source, count, &signal_word, 1, SHMEM_SIGNAL_ADD, pe);
        return;
    }
    if (!broken) {
        if (order == NBI_QUIET || order == CONTEXT_QUIET)
            shmem_ctx_long_put_nbi(ctx, to, source, count, pe);
        else
            shmem_ctx_long_put(ctx, to, source, count, pe);
        if (order == FENCE || order == AMO || order == FETCHING_AMO || order == CONTEXT_FENCE)
            shmem_ctx_fence(ctx);
        else
            shmem_ctx_quiet(ctx);
    }
    switch (order) {
    case AMO:
        shmem_long_atomic_inc(&flag, pe);
        break;
    case FETCHING_AMO:
        shmem_long_atomic_fetch_add(&flag, 1, pe);
        break;
    default:
        shmem_ctx_long_p(ctx, &flag, round, pe);
    }
    if (broken) {
        until_looked(round);
        shmem_long_put(to, source, count, pe);
    }
}

/* Even PEs send to the odd ones after them; the next message goes when the last was looked at. */
static void message_passing(enum order order)
{
    for (long round = 1; round <= rounds; round++) {
        long *to = round % 2 ? data : heap_data;
        if (me % 2 == 0 && me + 1 < n) {
            for (size_t i = 0; i < words(round); i++)
                source[i] = round + (long)i;
            send(order, to, round, me + 1);
            shmem_quiet();
            shmem_long_wait_until(&ack, SHMEM_CMP_GE, round);
        } else if (me % 2 == 1) {
            if (order == SIGNAL || order == SIGNAL_NBI)
                shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE, (uint64_t)round);
            else
                shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
            look(to, round);
            shmem_long_atomic_set(&seen, round, me - 1);
            shmem_long_p(&ack, round, me - 1);
        }
    }
}

/* Each PE writes to the other and then reads what the other may have written to it: with quiet between, one of them sees it. */
static void store_buffering(void)
{
    static long mine, result[2];
    long both = 0;
    if (me > 1)
        return;
    int other = 1 - me;
    static long start[2];
    for (long round = 1; round <= 5 * rounds; round++) {
        /* Together, without a wait that sleeps. */
        shmem_long_atomic_set(&start[me], round, other);
        for (long spins = 0; shmem_long_atomic_fetch(&start[other], me) < round; spins++)
            if (spins > 1000)
                sched_yield();
        /* The one that goes on first is a little later, by another time each round. */
        for (volatile long delay = round * (me ? 7 : 5) % 61; delay > 0; delay--)
            ;
        shmem_long_p(&mine, round, other);
        if (!broken)
            shmem_quiet();
        long there = shmem_long_g(&mine, me);
        shmem_long_p(&result[me], there, 0);
        shmem_quiet();
        /* Both have looked. */
        shmem_long_atomic_set(&ack, round, other);
        while (shmem_long_atomic_fetch(&ack, me) < round)
            sched_yield();
        if (me == 0) {
            int neither = result[0] < round && result[1] < round;
            both += neither;
            check(broken || !neither, "neither PE saw what the other had written", round);
        }
    }
    if (broken && me == 0)
        printf("%ld\n", both);
}

/* One context's quiet completes what was put on it, whatever is under way on others. */
static void quiet_of_a_context(void)
{
    for (long round = 1; round <= rounds; round++) {
        if (me % 2 == 0 && me + 1 < n) {
            for (size_t i = 0; i < WORDS; i++)
                source[i] = round + (long)i;
            if (!broken)
                shmem_ctx_long_put_nbi(contexts[0], data, source, words(round), me + 1);
            shmem_ctx_long_put_nbi(contexts[1], more, source, words(round), me + 1);
            shmem_ctx_quiet(contexts[0]);
            shmem_ctx_long_atomic_set(contexts[2], &flag, 2 * round, me + 1);
            /* The word is set again on another context. */
            shmem_ctx_quiet(contexts[2]);
            if (broken) {
                until_looked(round);
                shmem_long_put(data, source, words(round), me + 1);
            }
            shmem_ctx_quiet(contexts[1]);
            shmem_ctx_long_atomic_set(contexts[3], &flag, 2 * round + 1, me + 1);
            shmem_long_wait_until(&ack, SHMEM_CMP_GE, round);
        } else if (me % 2 == 1) {
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, 2 * round);
            look(data, round);
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, 2 * round + 1);
            look(more, round);
            shmem_long_atomic_set(&seen, round, me - 1);
            shmem_long_p(&ack, round, me - 1);
        }
    }
}

/* A PE writes at the last, quiet, tells the next; each tells the next, and the last sees what was written. */
static void chain(void)
{
    for (long round = 1; round <= rounds; round++) {
        if (me == 0) {
            for (size_t i = 0; i < WORDS; i++)
                source[i] = round + (long)i;
            if (!broken) {
                shmem_long_put_nbi(data, source, words(round), n - 1);
                shmem_quiet();
            }
            shmem_long_p(&flag, round, 1 % n);
            if (broken) {
                until_looked(round);
                shmem_long_put(data, source, words(round), n - 1);
            }
        } else {
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
            if (me < n - 1)
                shmem_long_p(&flag, round, me + 1);
        }
        if (me == n - 1) {
            for (size_t i = 0; i < words(round); i++) {
                if (data[i] != round + (long)i && broken)
                    shmem_long_atomic_set(&seen, round, 0);
                check(data[i] == round + (long)i, "a word that another PE was told of", round);
            }
            shmem_long_atomic_set(&seen, round, 0);
        }
        shmem_sync_all();
    }
}

/* A get is over when it returns: what the owner is told then does not change what was got. */
static void get_before_release(void)
{
    for (long round = 1; round <= rounds; round++) {
        int owner = me % 2 == 0;
        if (owner && me + 1 < n) {
            for (size_t i = 0; i < WORDS; i++)
                data[i] = round;
            shmem_fence();
            shmem_long_atomic_set(&flag, round, me + 1);
            shmem_long_wait_until(&ack, SHMEM_CMP_GE, round);
        } else if (!owner) {
            shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
            if (broken)
                shmem_long_atomic_set(&ack, round, me - 1);
            if (broken)
                shmem_long_wait_until(&flag, SHMEM_CMP_GT, round);
            if (round % 2)
                shmem_long_get(source, data, WORDS, me - 1);
            else {
                shmem_ctx_long_get_nbi(contexts[0], source, data, WORDS, me - 1);
                shmem_ctx_quiet(contexts[0]);
            }
            for (int i = 0; i < WORDS; i++)
                check(source[i] == round, "a word that was got", round);
            shmem_long_atomic_set(&ack, round, me - 1);
        }
    }
}

/* A word that is put by `p`, or by a put of one element, is seen whole, by a PE that reads it meanwhile. */
static void whole_words(void)
{
    static uint64_t word;
    static uint32_t *halves = (uint32_t *)(void *)&word;
    if (me % 2 == 0 && me + 1 < n) {
        for (long round = 1; round <= 20 * rounds; round++) {
            uint64_t all = round % 2 ? UINT64_MAX : 0;
            if (broken) {
                shmem_uint32_p(&halves[0], (uint32_t)all, me + 1);
                sched_yield();
                shmem_uint32_p(&halves[1], (uint32_t)all, me + 1);
            } else if (round % 4 < 2)
                shmem_uint64_p(&word, all, me + 1);
            else
                shmem_uint64_put(&word, &all, 1, me + 1);
        }
        shmem_long_p(&flag, 1, me + 1);
    } else if (me % 2 == 1)
        while (shmem_long_atomic_fetch(&flag, me) == 0) {
            uint64_t now = shmem_uint64_g(&word, me);
            check(now == 0 || now == UINT64_MAX, "a word of two halves", (long)now);
        }
}

/* All that lies in memory when a PE enters sync is there for a PE that has come out of it. */
static void sync_and_stores(void)
{
    for (long round = 1; round <= rounds; round++) {
        if (!broken)
            data[0] = more[WORDS - 1] = round;
        shmem_sync_all();
        int pe = (me + 1) % n;
        check(shmem_long_g(&data[0], pe) == round && shmem_long_g(&more[WORDS - 1], pe) == round,
              "a store before a sync", round);
        shmem_sync_all();
        data[0] = round;
    }
}

#define PASSING(NAME, ORDER)                                                                                           \
    static void NAME(void)                                                                                             \
    {                                                                                                                  \
        message_passing(ORDER);                                                                                        \
    }
PASSING(put_fence_flag, FENCE)
PASSING(put_quiet_flag, QUIET)
PASSING(put_nbi_quiet_flag, NBI_QUIET)
PASSING(put_signal, SIGNAL)
PASSING(put_signal_nbi, SIGNAL_NBI)
PASSING(put_fence_amo, AMO)
PASSING(put_fence_fetching_amo, FETCHING_AMO)
PASSING(put_fence_flag_on_contexts, CONTEXT_FENCE)
PASSING(put_quiet_flag_on_contexts, CONTEXT_QUIET)

#define TEST(NAME) {#NAME, NAME}
static const struct {
    const char *name;
    void (*run)(void);
} tests[] = {TEST(put_fence_flag),
             TEST(put_quiet_flag),
             TEST(put_nbi_quiet_flag),
             TEST(put_signal),
             TEST(put_signal_nbi),
             TEST(put_fence_amo),
             TEST(put_fence_fetching_amo),
             TEST(put_fence_flag_on_contexts),
             TEST(put_quiet_flag_on_contexts),
             TEST(store_buffering),
             TEST(quiet_of_a_context),
             TEST(chain),
             TEST(get_before_release),
             TEST(whole_words),
             TEST(sync_and_stores)};

int main(int argc, char **argv)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    broken = argc > 2;
    rounds = getenv("LITMUS_ROUNDS") ? atoi(getenv("LITMUS_ROUNDS")) : argc > 1 ? 3000 : 1500;
    source = (long *)calloc(WORDS, sizeof(long));
    heap_data = (long *)shmem_calloc(WORDS, sizeof(long));
    for (int i = 0; i < 4; i++)
        check(shmem_ctx_create(i == 0 ? 0 : i == 1 ? SHMEM_CTX_SERIALIZED : SHMEM_CTX_PRIVATE, &contexts[i]) == 0, "a context", i);
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        if (argc == 1 || strcmp(argv[1], tests[i].name) == 0) {
            tests[i].run();
            shmem_barrier_all();
            flag = seen = ack = 0;
            signal_word = 0;
            memset(data, 0, sizeof data);
            memset(more, 0, sizeof more);
            shmem_barrier_all();
        }
    shmem_finalize();
    return 0;
}
