/* Locks: one PE at a time, each gets its turn, and a lock is as new after use. Compiled as C and as C++. */
#include <shmem.h>
#include <stdio.h>

enum { TURNS = 20 };

static int me, n;
static long lock, other_lock;
static long counter, sum;

static void check(int right, const char *routine, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, routine);
    shmem_global_exit(1);
}

#define CHECK(condition) check(condition, #condition, __LINE__)

/* What is no atomic operation, and loses counts where two PEs are here at once. */
static void count(long *target, int pe)
{
    long value;
    shmem_getmem(&value, target, sizeof value, pe);
    value++;
    shmem_putmem(target, &value, sizeof value, pe);
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
    shmem_finalize();
    return 0;
}
