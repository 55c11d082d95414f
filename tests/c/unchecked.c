/* With ISHMEM_CHECKS=off the blocks of an all-to-all go to their places before all PEs have called: PE 0 calls only when it has seen
 * those of all others. What is found wrong with a call is still told to all PEs. */
#include <shmem.h>
#include <stdio.h>

enum { COUNT = 100, PES = 8 };

static long source[COUNT * PES], dest[COUNT * PES];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), right = n <= PES;
    for (long i = 0; i < COUNT * n; i++)
        source[i] = me * 1000000 + i + 1;
    shmem_barrier_all();
    for (int pe = 1; me == 0 && pe < n; pe++)
        shmem_long_wait_until(&dest[pe * COUNT + COUNT - 1], SHMEM_CMP_EQ, source[COUNT - 1] + pe * 1000000);
    right &= shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0;
    for (long i = 0; i < COUNT * n; i++)
        right &= dest[i] == i / COUNT * 1000000 + me * COUNT + i % COUNT + 1;
    shmem_barrier_all();
    /* What one PE passes is in no symmetric memory. */
    long on_stack[COUNT * PES];
    right &= shmem_long_alltoall(SHMEM_TEAM_WORLD, me == n - 1 ? on_stack : dest, source, COUNT) != 0;
    right &= shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, source, COUNT) == 0;
    if (!right)
        fprintf(stderr, "PE %d of %d: an all-to-all went wrong\n", me, n);
    shmem_finalize();
    return !right;
}
