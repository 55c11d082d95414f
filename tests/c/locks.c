/* Locks: one PE at a time, each gets its turn, and a lock is as new after use. Compiled as C and as C++. */
#include <shmem.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

enum { TURNS = 20 };

static long lock, other_lock;
static long counter, sum;

/* What is no atomic operation, and loses counts where two PEs are here at once. */
static void count(long *target, int pe)
{
    long value;
    shmem_getmem(&value, target, sizeof value, pe);
    value++;
    shmem_putmem(target, &value, sizeof value, pe);
}

/* The PE that stands at place `place` of the queue, behind PE 0 at place 0: 2, 4, ..., and then 1, 3, ... */
static int at_place(int place)
{
    int even = (n - 1) / 2;
    return place <= even ? 2 * place : 2 * (place - even) - 1;
}

/* Whether the main thread of a process sleeps. */
static int sleeps(long process)
{
    char path[64], line[512] = "";
    snprintf(path, sizeof path, "/proc/%ld/stat", process);
    FILE *file = fopen(path, "r");
    CHECK(file && fgets(line, sizeof line, file));
    fclose(file);
    /* The state follows the name, which is in parentheses. */
    const char *end = strrchr(line, ')');
    return end && end[1] == ' ' && end[2] == 'S';
}

/* PEs that wait for a lock sleep, and get it in the order in which they came. */
static void queue_up(void)
{
    static long queue_lock, processes[64], order[64], turns;
    if (n > 64 || shmem_team_n_pes(SHMEM_TEAM_SHARED) < n)
        return;
    shmem_long_p(&processes[me], (long)getpid(), 0);
    if (me == 0)
        shmem_set_lock(&queue_lock);
    shmem_barrier_all();
    /* The lower half of PE 0's word is the PE that came last, plus 1. */
    for (int place = 1; place < n && me != 0; place++)
        if (at_place(place) == me)
            while ((shmem_long_atomic_fetch(&queue_lock, 0) & 0xffffffff) != at_place(place - 1) + 1)
                ;
    if (me == 0) {
        while ((shmem_long_atomic_fetch(&queue_lock, 0) & 0xffffffff) != at_place(n - 1) + 1)
            ;
        for (int pe = 1; pe < n; pe++)
            for (int times = 0; times < 10;)
                times += sleeps(processes[pe]);
    } else {
        shmem_set_lock(&queue_lock);
        shmem_long_p(&order[shmem_long_atomic_fetch_inc(&turns, 0)], me, 0);
    }
    shmem_clear_lock(&queue_lock);
    shmem_barrier_all();
    for (int place = 1; place < n && me == 0; place++)
        CHECK(order[place - 1] == at_place(place));
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();

    for (int turn = 0; turn < TURNS; turn++) {
        shmem_set_lock(&lock);
        CHECK(shmem_test_lock(&lock) == 1);
        count(&counter, n - 1);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    CHECK(shmem_long_g(&counter, n - 1) == TURNS * n);
    CHECK(lock == 0);
    shmem_barrier_all();

    /* The PE that finds it free takes it. */
    for (int turn = 0; turn < TURNS; turn++) {
        while (shmem_test_lock(&other_lock) != 0)
            ;
        count(&sum, 0);
        shmem_clear_lock(&other_lock);
        /* In turns with waiting for it. */
        shmem_set_lock(&other_lock);
        count(&sum, 0);
        shmem_clear_lock(&other_lock);
    }
    shmem_barrier_all();
    CHECK(shmem_long_g(&sum, 0) == 2 * TURNS * n);

    /* On the heap, two at once. */
    long *locks = (long *)shmem_calloc(2, sizeof *locks);
    shmem_set_lock(&locks[0]);
    shmem_set_lock(&locks[1]);
    count(&counter, 0);
    shmem_clear_lock(&locks[0]);
    shmem_clear_lock(&locks[1]);
    shmem_barrier_all();
    CHECK(locks[0] == 0 && locks[1] == 0);
    shmem_free(locks);
    queue_up();
    shmem_finalize();
    return 0;
}
