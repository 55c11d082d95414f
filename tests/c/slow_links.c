/* Rounds of every kind of communication with PEs of the other half, whose answers are known.
 *
 *   slow_links ROUNDS [MILLISECONDS]   a round trip to those takes so long at least
 *   slow_links FILE                    until that file is there */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { LENGTH = 5000 };
static long sent[LENGTH], came[LENGTH], fetched[LENGTH], counter, all[64], sum, mine, goes_on, goes_on_here;
static uint64_t told;

static void is(const char *what, long found, long expected)
{
    if (found != expected) {
        fprintf(stderr, "PE %d: %s is %ld, not %ld\n", shmem_my_pe(), what, found, expected);
        shmem_global_exit(1);
    }
}

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int argc, char **argv)
{
    long rounds = argc > 1 ? atol(argv[1]) : 1, least = argc > 2 ? atol(argv[2]) : 0;
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), peer = (me + n / 2) % n;
    goes_on = 1;
    for (long round = 0; goes_on; round++) {
        for (long i = 0; i < LENGTH; i++)
            sent[i] = me + n * (round + i);
        shmem_long_put_signal(came, sent, LENGTH, &told, round + 1, SHMEM_SIGNAL_SET, peer);
        shmem_signal_wait_until(&told, SHMEM_CMP_EQ, round + 1);
        for (long i = 0; i < LENGTH; i++)
            is("an element that was put", came[i], peer + n * (round + i));

        shmem_long_get(fetched, sent, LENGTH, peer);
        for (long i = 0; i < LENGTH; i++)
            is("an element that was fetched", fetched[i], peer + n * (round + i));

        double begin = milliseconds();
        is("a fetched counter", shmem_long_atomic_fetch_add(&counter, 1, peer), round);
        double took = milliseconds() - begin;
        if (took < least) {
            fprintf(stderr, "PE %d: a round trip took %.1f ms\n", me, took);
            shmem_global_exit(1);
        }

        mine = me + round;
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mine, 1);
        is("the sum", sum, n * (n - 1) / 2 + n * round);
        shmem_long_fcollect(SHMEM_TEAM_WORLD, all, &mine, 1);
        for (int pe = 0; pe < n; pe++)
            is("a collected element", all[pe], pe + round);
        goes_on_here = rounds > 0 ? round + 1 < rounds : access(argv[1], F_OK) != 0;
        shmem_long_broadcast(SHMEM_TEAM_WORLD, &goes_on, &goes_on_here, 1, 0);
        shmem_barrier_all();
    }
    shmem_finalize();
    return 0;
}
