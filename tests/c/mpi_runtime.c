/* A PE that starts on MPI as programs for Intel SHMEM do, by attributes. The argument says what the job is: "world", MPI's; "unnamed", the
 * same of attributes that name no runtime; "half", one of two jobs at a time, which are communicators of every second rank in falling
 * order; "launched", without MPI; "early" and "nowhere" start before MPI_Init what has to come after it, and "other" names a communicator
 * for another runtime. Silent where all is right. */
#include <ishmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of whichever MPI this is linked with. */
#ifdef OPEN_MPI
typedef void *MPI_Comm;
extern char ompi_mpi_comm_world[];
#define MPI_COMM_WORLD ((MPI_Comm)ompi_mpi_comm_world)
#else
typedef int MPI_Comm;
#define MPI_COMM_WORLD 0x44000000
#endif
int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);

static void check(int right, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d\n", ishmem_my_pe(), ishmem_n_pes(), line);
    ishmem_global_exit(1);
}

int main(int argc, char **argv)
{
    const char *what = argv[1];
    const int pes = atoi(getenv("PES"));
    const bool on_mpi = !strcmp(what, "world") || !strcmp(what, "half") || !strcmp(what, "unnamed");
    ishmemx_attr_t attr = ISHMEMX_ATTR_DEFAULT;
    MPI_Comm comm = MPI_COMM_WORLD;
    int rank = 0, n = pes, me = -1;

    attr.runtime = ISHMEMX_RUNTIME_MPI;
    if (!strcmp(what, "early"))
        attr.initialize_runtime = false;
    if (!strcmp(what, "nowhere") || !strcmp(what, "other"))
        attr.mpi_comm = &comm;
    if (!strcmp(what, "other"))
        attr.runtime = ISHMEM_DEFAULT_RUNTIME;
    if (!strcmp(what, "unnamed"))
        attr.runtime = ISHMEM_DEFAULT_RUNTIME;
    if (on_mpi) {
        MPI_Init(&argc, &argv);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        attr.initialize_runtime = false;
        me = rank;
    }
    if (!strcmp(what, "half")) {
        MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &comm);
        attr.mpi_comm = &comm;
        n = (pes + 1 - rank % 2) / 2;
        me = n - 1 - rank / 2;
    }
    ishmemx_init_attr(&attr);
    check(ishmemx_runtime_get_type() == ISHMEMX_RUNTIME_MPI, __LINE__);
    if (me < 0)
        me = ishmem_my_pe();
    check(ishmem_my_pe() == me && ishmem_n_pes() == n, __LINE__);

    int *from = (int *)ishmem_malloc(sizeof *from), got = -1;
    check(from != NULL, __LINE__);
    ishmem_int_put(from, &rank, 1, (me + 1) % n);
    ishmem_barrier_all();
    ishmem_int_get(&got, from, 1, me);
    /* Ranks fall where numbers of PEs rise. */
    if (!strcmp(what, "half"))
        check(got == (me > 0 ? rank + 2 : rank % 2), __LINE__);
    else if (!strcmp(what, "world"))
        check(got == (me + n - 1) % n, __LINE__);
    if (argc > 2 && me == 0 && rank % 2 == 0)
        ishmem_global_exit(atoi(argv[2]));
    ishmem_free(from);
    ishmem_finalize();
    if (on_mpi)
        MPI_Finalize();
    return 0;
}
