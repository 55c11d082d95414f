/* What ends the job: the argument names it. */
#include <shmem.h>
#include <string.h>

static long symmetric;

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int automatic = 0;
    shmem_ctx_t ctx;

    if (strcmp(what, "early") == 0)
        shmem_barrier_all();
    shmem_init();
    if (strcmp(what, "twice") == 0)
        shmem_init();
    if (strcmp(what, "pe") == 0)
        shmem_long_put(&symmetric, &symmetric, 1, shmem_n_pes());
    if (strcmp(what, "ctx-pe") == 0)
        shmem_ctx_int_p(SHMEM_CTX_DEFAULT, (int *)&symmetric, 1, -1);
    if (strcmp(what, "address") == 0)
        shmem_int_atomic_fetch_add(&automatic, 1, 0);
    if (strcmp(what, "default") == 0)
        shmem_ctx_destroy(SHMEM_CTX_DEFAULT);
    if (strcmp(what, "stale") == 0 && shmem_ctx_create(0, &ctx) == 0) {
        shmem_ctx_destroy(ctx);
        shmem_ctx_putmem(ctx, &symmetric, &symmetric, 1, 0);
    }
    if (strcmp(what, "free") == 0) {
        void *block[] = {shmem_malloc(64), shmem_malloc(64)};
        shmem_free(block[shmem_my_pe() != 0]);
        shmem_free(block[shmem_my_pe() == 0]);
    }
    if (strcmp(what, "exit") == 0 && shmem_my_pe() == shmem_n_pes() - 1)
        shmem_global_exit(256);
    if (strcmp(what, "exit") == 0)
        for (;;)
            shmem_barrier_all();
    shmem_finalize();
    return 0;
}
