/* SHMEM_THREAD_MULTIPLE: four threads a PE, each on contexts of its own, do everything at once: puts and gets, contiguous and
 * strided, atomic operations, signals, waits and tests, quiet and fence, collectives over active sets; they also make and
 * destroy contexts, share the default one, and take turns under one lock. The job is started once for each thread level. */
#define _DEFAULT_SOURCE
#include <limits.h>
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 500, WORDS = 400 };

static int me, n, next, previous;

static void check(int right, const char *what, int thread, long round)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, thread %d, round %ld: %s\n", me, n, thread, round, what);
    shmem_global_exit(1);
}

/* What a thread's counterparts on other PEs write to. */
static struct room {
    long words[WORDS], strided[WORDS], many[8];
    long arrived, taken, old_value;
    uint64_t signal_word, bits;
    long operand, sum, pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE], psync[2][SHMEM_REDUCE_SYNC_SIZE];
} rooms[THREADS];
static long shared_counter, locked_counter, lock;

static long value(int pe, int thread, long round, long i)
{
    return ((pe * THREADS + thread) * 1000 + round) * WORDS + i;
}

/* A message with a signal to the thread's counterpart to the right; the next when it has been taken. */
static void talk(struct room *room, int thread, shmem_ctx_t ctx, long round)
{
    long source[WORDS], got[WORDS];
    size_t count = round % 2 ? WORDS : 3;
    for (size_t i = 0; i < count; i++)
        source[i] = value(me, thread, round, (long)i);
    if (round % 3 == 0)
        shmem_ctx_long_put_signal(ctx, room->words, source, count, &room->signal_word, (uint64_t)round, SHMEM_SIGNAL_SET, next);
    else if (round % 3 == 1) {
        shmem_ctx_long_put_signal_nbi(ctx, room->words, source, count, &room->signal_word, 1, SHMEM_SIGNAL_ADD, next);
        shmem_ctx_quiet(ctx);
    } else {
        shmem_ctx_long_put_nbi(ctx, room->words, source, count, next);
        shmem_ctx_fence(ctx);
        shmem_ctx_signal_set(ctx, &room->signal_word, (uint64_t)round, next);
        shmem_ctx_quiet(ctx);
    }
    uint64_t seen = shmem_signal_wait_until(&room->signal_word, SHMEM_CMP_GE, (uint64_t)round);
    check(seen == (uint64_t)round, "the signal", thread, round);
    for (size_t i = 0; i < count; i++)
        check(room->words[i] == value(previous, thread, round, (long)i), "a word that was put", thread, round);
    /* What is on the right now is what this PE put there. */
    shmem_ctx_long_get(ctx, got, room->words, count, next);
    for (size_t i = 0; i < count; i++)
        check(got[i] == source[i], "a word that was got", thread, round);
    shmem_ctx_long_atomic_set(ctx, &room->taken, round, previous);
    shmem_long_wait_until(&room->taken, SHMEM_CMP_GE, round);
}

/* Elements apart, several variables to wait for, atomic operations with and without old values. */
static void work(struct room *room, int thread, shmem_ctx_t ctx, long round)
{
    long source[8], old_value = -1;
    for (int i = 0; i < 8; i++)
        source[i] = value(me, thread, round, i);
    shmem_ctx_long_iput(ctx, room->strided, source, 7, 1, 8, next);
    shmem_ctx_quiet(ctx);
    for (int i = 0; i < 8; i++)
        check(shmem_ctx_long_g(ctx, &room->strided[7 * i], next) == source[i], "an element apart", thread, round);
    for (int i = 8; i-- > 0;)
        shmem_ctx_long_p(ctx, &room->many[i], round, next);
    if (round % 2)
        shmem_long_wait_until_all(room->many, 8, NULL, SHMEM_CMP_GE, round);
    else {
        int status[8] = {0};
        for (int left = 8; left > 0; left--) {
            size_t index = shmem_long_wait_until_any(room->many, 8, status, SHMEM_CMP_GE, round);
            check(index < 8 && !status[index], "the variable that was found", thread, round);
            status[index] = 1;
        }
    }
    check(shmem_long_test_all(room->many, 8, NULL, SHMEM_CMP_GE, round), "variables that were waited for", thread, round);
    shmem_ctx_long_atomic_fetch_add_nbi(ctx, &old_value, &room->old_value, 1, next);
    shmem_ctx_quiet(ctx);
    check(old_value == round - 1, "the old value", thread, round);
    shmem_ctx_uint64_atomic_xor(ctx, &room->bits, (uint64_t)1 << (round % 64), next);
    shmem_ctx_long_atomic_inc(ctx, &shared_counter, 0);
    shmem_long_atomic_add(&shared_counter, 2, 0);
}

/* A sum over all PEs, while other threads of theirs may be in one too, each by arrays of its own. */
static void meet(struct room *room, int thread, long round)
{
    room->operand = round + me;
    shmem_long_sum_to_all(&room->sum, &room->operand, 1, 0, 0, n, room->pwrk, room->psync[round % 2]);
    check(room->sum == n * round + (long)n * (n - 1) / 2, "the sum of an active set", thread, round);
}

/* Adds to a counter as one that is alone may; one lock for all threads of all PEs. */
static void under_lock(int by_test)
{
    if (by_test)
        while (shmem_test_lock(&lock) != 0)
            ;
    else
        shmem_set_lock(&lock);
    shmem_long_p(&locked_counter, shmem_long_g(&locked_counter, 0) + 1, 0);
    shmem_clear_lock(&lock);
}

static void *run(void *argument)
{
    struct room *room = (struct room *)argument;
    int thread = (int)(room - rooms);
    static const long options[] = {0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};
    shmem_ctx_t own[2];
    for (int i = 0; i < 2; i++)
        check(shmem_ctx_create(options[(thread + i) % 4], &own[i]) == 0, "a context", thread, i);
    for (long round = 1; round <= ROUNDS; round++) {
        talk(room, thread, own[0], round);
        work(room, thread, own[1], round);
        if (round % 5 == 0)
            meet(room, thread, round);
        if (round % 25 == 0)
            under_lock(round % 2);
        if (round % 50 == 0) {
            shmem_ctx_destroy(own[round % 2]);
            check(shmem_ctx_create(options[round % 4], &own[round % 2]) == 0, "another context", thread, round);
        }
        shmem_quiet();
    }
    for (int i = 0; i < 2; i++)
        shmem_ctx_destroy(own[i]);
    return NULL;
}

/* Starts once more, and asks for a thread level. */
static void at_level(int level)
{
    int provided = -1, queried = -1, initialised = -1;
    check(shmem_init_thread(level, &provided) == 0, "shmem_init_thread", 0, level);
    shmem_query_thread(&queried);
    shmem_query_initialized(&initialised);
    check(provided >= level && provided <= SHMEM_THREAD_MULTIPLE && queried == provided, "the level", 0, provided);
    check(initialised == 1, "shmem_query_initialized", 0, initialised);
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    shmem_long_atomic_inc(&shared_counter, next);
    shmem_barrier_all();
}

/* A thread whose stack is about as small as any may be. */
static void *with_little_stack(void *unused)
{
    for (long round = 0; round < 20; round++)
        meet(&rooms[0], 0, round);
    shmem_barrier_all();
    return unused;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int level = SHMEM_THREAD_SINGLE; level <= SHMEM_THREAD_MULTIPLE; level++)
        at_level(level);
    check(shared_counter == 4, "additions", 0, shared_counter);
    shared_counter = 0;
    for (int i = 0; i < THREADS; i++)
        for (int word = 0; word < SHMEM_REDUCE_SYNC_SIZE; word++)
            rooms[i].psync[0][word] = rooms[i].psync[1][word] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    pthread_attr_t little;
    /* Of its own: what the C library keeps of other threads' may be larger. */
    size_t bytes = 2 * PTHREAD_STACK_MIN;
    void *stack = aligned_alloc(4096, bytes);
    if (stack == NULL || pthread_attr_init(&little) != 0 || pthread_attr_setstack(&little, stack, bytes) != 0 ||
        pthread_create(&threads[0], &little, with_little_stack, NULL) != 0)
        shmem_global_exit(2);
    pthread_join(threads[0], NULL);
    free(stack);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, run, &rooms[i]) != 0)
            shmem_global_exit(2);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    shmem_barrier_all();
    check(me != 0 || shared_counter == 3L * THREADS * ROUNDS * n, "additions of all threads", 0, shared_counter);
    for (int i = 0; i < THREADS; i++) {
        uint64_t bits = 0;
        for (long round = 1; round <= ROUNDS; round++)
            bits ^= (uint64_t)1 << (round % 64);
        check(rooms[i].bits == bits && rooms[i].old_value == ROUNDS, "what the neighbour's thread changed", i, 0);
    }
    check(me != 0 || locked_counter == (long)THREADS * (ROUNDS / 25) * n, "additions under the lock", 0, locked_counter);
    check(lock == 0, "the lock", 0, lock);
    for (int level = SHMEM_THREAD_SINGLE; level <= SHMEM_THREAD_MULTIPLE; level++)
        shmem_finalize();
    return 0;
}
