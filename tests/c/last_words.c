/* Work arrays of active sets are no longer than the header says, and so may be the last words of symmetric memory. The argument
 * says whether several threads may call: then it is in these arrays that PEs meet. */
#include <shmem.h>

#include "check.h"

int main(int argc, char **argv)
{
    static long source, sum, work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    const size_t bytes = SHMEM_REDUCE_SYNC_SIZE * sizeof(long);
    long *psync = NULL;

    int provided;
    shmem_init_thread(argc > 1 && argv[1][0] == 'm' ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_SINGLE, &provided);
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (long *next; (next = (long *)shmem_malloc(bytes)) != NULL;)
        psync = psync == NULL || next > psync ? next : psync;
    CHECK(psync != NULL && !shmem_addr_accessible((char *)psync + bytes, me));
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    source = me + 1;
    shmem_barrier_all();
    shmem_long_sum_to_all(&sum, &source, 1, 0, 0, n, work, psync);
    CHECK(sum == n * (n + 1) / 2);
    shmem_barrier(0, 0, n, psync);
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        CHECK(psync[i] == SHMEM_SYNC_VALUE);
    shmem_finalize();
    return 0;
}
