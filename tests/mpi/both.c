/* A program of MPI and OpenSHMEM, whose argument says which of them begins and which ends first: "mm", "ms", "sm" or "ss".
 * PEs are ranks. Silent where all is right. */
#include <mpi.h>
#include <shmem.h>
#include <stdio.h>

static long from_previous = -1;
static int rank;

int main(int argc, char *argv[])
{
    const char *first = argv[1];
    if (first[0] == 'm')
        MPI_Init(&argc, &argv);
    shmem_init();
    if (first[0] == 's')
        MPI_Init(&argc, &argv);

    int me = shmem_my_pe(), n = shmem_n_pes();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    shmem_long_p(&from_previous, me, (me + 1) % n);
    shmem_barrier_all();
    long mine = me, sum = 0;
    MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);

    /* The one that stays works on. */
    if (first[1] == 'm') {
        MPI_Finalize();
        shmem_barrier_all();
        shmem_finalize();
    } else {
        shmem_finalize();
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Finalize();
    }

    if (rank == me && from_previous == (me + n - 1) % n && sum == (long)n * (n - 1) / 2)
        return 0;
    fprintf(stderr, "PE %d of %d is rank %d, has got %ld, and the sum is %ld\n", me, n, rank, from_previous, sum);
    return 1;
}
