/* What routines of ishmem.h refuse: those that return int on all PEs, after which collectives go on; the others end the job. */
#include <ishmemx.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int local[4] = {0}, refused = 0;

    ishmem_init();
    const int me = ishmem_my_pe(), n = ishmem_n_pes();
    int *symmetric = (int *)ishmem_malloc(64 * sizeof(int));
    if (strcmp(what, "root") == 0)
        refused = ishmem_int_broadcast(symmetric, symmetric + 8, 4, n);
    if (strcmp(what, "dest") == 0)
        refused = ishmem_int_sum_reduce(me == n - 1 ? local : symmetric, symmetric + 8, 4);
    if (strcmp(what, "count") == 0)
        refused = ishmem_fcollectmem(symmetric, symmetric + 32, me == 0 ? 4 : 8);
    if (strcmp(what, "team") == 0)
        refused = ishmem_int_alltoall(ISHMEM_TEAM_INVALID, symmetric, symmetric + 32, 1);
    if (strcmp(what, "id") == 0)
        refused = ishmemx_get_uniqueid(NULL);
    if (strcmp(what, "byte") == 0)
        ishmem_schar_atomic_inc((signed char *)local, 0);
    if (strcmp(what, "block") == 0)
        ishmemx_int_ibput(symmetric, local, 2, 1, 2, 1, 0);
    if (strcmp(what, "extent") == 0)
        ishmemx_int_ibget(local, symmetric, 1, 1 << 20, 1, 1 << 20, 0);
    if (refused && ishmem_int_max_reduce(symmetric, symmetric + 8, 4) == 0)
        printf("refused\n");
    ishmem_finalize();
    return 0;
}
