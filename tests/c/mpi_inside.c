/* A PE whose program has initialised MPI before: the job is MPI's world. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of whichever MPI this is linked with. */
int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);

static long word;

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    MPI_Init(&argc, &argv);
    shmem_init();
    const int me = shmem_my_pe(), n = shmem_n_pes();
    if (n != atoi(getenv("PES"))) {
        fprintf(stderr, "%d PEs\n", n);
        shmem_global_exit(1);
    }
    if (!strcmp(what, "exits") && me == n - 1)
        shmem_global_exit(7);
    shmem_long_p(&word, me + 1, (me + 1) % n);
    shmem_barrier_all();
    if (word != (me + n - 1) % n + 1) {
        fprintf(stderr, "PE %d: %ld\n", me, word);
        shmem_global_exit(1);
    }
    if (!strcmp(what, "exits"))
        for (;;)
            shmem_barrier_all();
    shmem_finalize();
    MPI_Finalize();
    return 0;
}
