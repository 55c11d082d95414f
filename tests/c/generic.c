/* Generic names of C11 with arguments that have commas in braces, which a macro takes for more arguments. Where it
 * looks at one there are parentheses around. */
#include <mpp/shmemx.h>

#include "check.h"

static int next, previous;

/* The first of the numbers of a type. */
#define FIRST(TYPE, ...) (TYPE[]){__VA_ARGS__}[0]

static void transfers(shmem_ctx_t ctx)
{
    static int dest[4], source[4];
    int local[2] = {0};
    source[0] = me;
    source[1] = -me;
    shmem_put(dest, source, FIRST(size_t, 2, 9), next);
    shmem_barrier_all();
    CHECK(dest[0] == previous && dest[1] == -previous);
    shmem_put(ctx, dest + 2, source, FIRST(size_t, 2, 9), (int[]){next, me}[0]);
    shmem_ctx_quiet(ctx);
    shmem_sync_all();
    CHECK(dest[2] == previous && dest[3] == -previous);
    const int *there = source;
    shmem_get(local, there, FIRST(size_t, 2, 9), next);
    CHECK(local[0] == next && local[1] == -next);
    shmem_get_nbi(ctx, local, there, FIRST(size_t, 1, 9), FIRST(int, me, n));
    shmem_pe_quiet((int[]){0, me}, 2);
    shmem_ctx_pe_quiet(ctx, (int[]){0, me}, 2);
    CHECK(local[0] == me);
    shmem_barrier_all();
    shmem_p(&dest[0], shmem_g(&source[0], next) + shmem_g(ctx, &source[0], me), FIRST(int, me, n));
    shmem_p(ctx, &dest[1], 7, FIRST(int, me, n));
    shmem_put(&dest[2], ((int[]){8, 9}), FIRST(size_t, 2, 1), me);
    shmem_quiet();
    shmem_ctx_quiet(ctx);
    CHECK(dest[0] == next + me && dest[1] == 7 && dest[2] == 8 && dest[3] == 9);
    shmem_barrier_all();
}

static void atomics(shmem_ctx_t ctx)
{
    static long word;
    static uint64_t signal;
    CHECK(shmem_atomic_fetch_add(&word, (FIRST(long, 2, 9)), me) == 0);
    CHECK(shmem_atomic_fetch_add(ctx, &word, FIRST(long, 3, 9), FIRST(int, me, n)) == 2);
    shmem_atomic_inc(&word, me);
    shmem_atomic_inc(ctx, &word, FIRST(int, me, n));
    CHECK(shmem_atomic_compare_swap(&word, 7, FIRST(long, 8, 9), me) == 7);
    CHECK(shmem_atomic_fetch(ctx, &word, FIRST(int, me, n)) == 8);
    shmem_barrier_all();
    shmem_signal_set(&signal, FIRST(uint64_t, 5, 9), next);
    shmem_barrier_all();
    shmem_signal_add(ctx, &signal, FIRST(uint64_t, 6, 9), next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK(signal == 11);
    shmem_barrier_all();
    shmem_put_signal(&word, &(long){3}, 1, &signal, 2, FIRST(int, SHMEM_SIGNAL_ADD, 9), next);
    CHECK(shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 13) == 13 && word == 3);
}

static void waits(void)
{
    static long long words[2] = {1, 2};
    size_t indices[2];
    shmem_wait_until(words, SHMEM_CMP_GE, FIRST(long long, 0, 9));
    shmem_wait_until_all_vector(words, 2, NULL, SHMEM_CMP_GE, (long long[]){0, 0});
    CHECK(shmem_wait_until_any(words, 2, (int[]){1, 0}, SHMEM_CMP_GE, 0) == 1);
    CHECK(shmem_test_some_vector(words, 2, indices, (int[]){0, 1}, SHMEM_CMP_EQ, (long long[]){1, 2}) == 1);
    CHECK(indices[0] == 0);
}

static void collectives(void)
{
    static int dest[4], source[4];
    source[0] = me + 1;
    source[1] = 1;
    CHECK(shmem_broadcast(SHMEM_TEAM_WORLD, dest, source, FIRST(size_t, 2, 1), 0) == 0);
    CHECK(dest[0] == 1 && dest[1] == 1);
    CHECK(shmem_sum_reduce(SHMEM_TEAM_WORLD, dest, source, FIRST(size_t, 2, 1)) == 0);
    CHECK(dest[0] == n * (n + 1) / 2 && dest[1] == n);
    CHECK(shmemx_sum_inscan(SHMEM_TEAM_WORLD, dest, source, FIRST(size_t, 2, 1)) == 0);
    CHECK(dest[0] == (me + 1) * (me + 2) / 2 && dest[1] == me + 1);
    CHECK(shmem_sync(SHMEM_TEAM_WORLD) == 0);
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
    transfers(ctx);
    atomics(ctx);
    waits();
    collectives();
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
