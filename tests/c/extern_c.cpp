/* Headers of C libraries are included like this by many C++ programs. Generic names remain, those that C++ overloads included.
 * Silent where all is right. */
extern "C" {
#include <ishmem.h>
#include <ishmemx.h>
#include <shmem.h>
#include <shmemx.h>
}

#include <cstdio>

static long numbers[2];

int main()
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;

    shmem_p(&numbers[0], 10L + me, next);
    shmem_quiet();
    shmem_sync(SHMEM_TEAM_WORLD);
    shmem_sum_reduce(SHMEM_TEAM_WORLD, &numbers[1], &numbers[0], 1);

    bool right = numbers[0] == 10 + previous && numbers[1] == 10 * n + n * (n - 1) / 2;
    if (!right)
        std::fprintf(stderr, "PE %d: got %ld, and %ld as the sum\n", me, numbers[0], numbers[1]);
    shmem_finalize();
    return !right;
}
