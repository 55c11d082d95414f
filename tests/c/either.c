/* PEs that start by ishmem.h and PEs that start by shmem.h in one job: what is symmetric to some is so to all. */
#include <ishmem.h>
#include <stdlib.h>

#include "check.h"

static long number;

int main(void)
{
    const char *rank = getenv("PMI_RANK");
    if (rank == NULL)
        return 1;
    me = atoi(rank);
    if (me % 2 == 0) {
        shmem_init();
        n = shmem_n_pes();
        shmem_long_p(&number, me + 1, (me + 1) % n);
        shmem_barrier_all();
        shmem_finalize();
    } else {
        ishmem_init();
        n = ishmem_n_pes();
        ishmem_barrier_all();
        CHECK(number == me);
        ishmem_finalize();
    }
    return 0;
}
