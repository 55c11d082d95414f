/* A PE of MPI and OpenSHMEM whose MPI, the library that the argument names, was loaded for this program alone, so that no other
 * library finds its symbols. Silent where all is right. */
#include <dlfcn.h>
#include <shmem.h>
#include <stdio.h>

static long word = -1;

int main(int argc, char **argv)
{
    void *mpi = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    int (*init)(int *, char ***) = mpi ? (int (*)(int *, char ***))dlsym(mpi, "MPI_Init") : NULL;
    int (*finalize)(void) = mpi ? (int (*)(void))dlsym(mpi, "MPI_Finalize") : NULL;
    if (!init || !finalize) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    init(&argc, &argv);
    shmem_init();
    const int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_long_p(&word, me, (me + 1) % n);
    shmem_barrier_all();
    const int right = n == 2 && word == (me + n - 1) % n;
    shmem_finalize();
    finalize();
    if (!right)
        fprintf(stderr, "PE %d of %d: %ld\n", me, n, word);
    return !right;
}
