/* What ends the job: the argument names it. */
#include <shmem.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static long symmetric;
static uint64_t word;

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int automatic = 0, far = 2;
    uint64_t automatic_word = 0;
    shmem_ctx_t ctx;

    if (strcmp(what, "early") == 0)
        shmem_barrier_all();
    int provided;
    shmem_init_thread(strcmp(what, "lock-again-of-threads") == 0 ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_SINGLE, &provided);
    if (strcmp(what, "child") == 0) {
        if (fork() == 0)
            shmem_barrier_all();
        pause();
    }
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
    if (strcmp(what, "sig-op") == 0)
        shmem_long_put_signal(&symmetric, &symmetric, 1, &word, 1, 7, 0);
    if (strcmp(what, "sig-addr") == 0)
        shmem_signal_add((uint64_t *)&automatic_word, 1, 0);
    if (strcmp(what, "cmp") == 0)
        shmem_long_wait_until(&symmetric, 7, 0);
    if (strcmp(what, "ivar") == 0)
        shmem_int_test(&automatic, SHMEM_CMP_EQ, 0);
    if (strcmp(what, "ivars") == 0)
        shmem_long_wait_until_all(&symmetric, (size_t)1 << 40, NULL, SHMEM_CMP_EQ, 0);
    if (strcmp(what, "misaligned") == 0)
        shmem_long_test((long *)((char *)&symmetric + 1), SHMEM_CMP_EQ, 0);
    if (strcmp(what, "indices") == 0)
        shmem_long_test_some(&symmetric, 1, NULL, NULL, SHMEM_CMP_EQ, 0);
    if (strcmp(what, "stride") == 0)
        shmem_long_ibput(&symmetric, &symmetric, 1, 2, 2, 1, 0);
    if (strcmp(what, "quiet-pe") == 0)
        shmem_pe_quiet(&far, 1);
    if (strncmp(what, "lock-again", 10) == 0) {
        shmem_set_lock(&symmetric);
        shmem_set_lock(&symmetric);
    }
    if (strcmp(what, "lock-free") == 0)
        shmem_clear_lock(&symmetric);
    if (strcmp(what, "lock-local") == 0)
        shmem_set_lock((long *)&automatic_word);
    if (strcmp(what, "session") == 0)
        shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH, NULL, SHMEM_CTX_SESSION_TOTAL_OPS);
    if (strcmp(what, "free") == 0) {
        void *block[] = {shmem_malloc(64), shmem_malloc(64)};
        shmem_free(block[shmem_my_pe() != 0]);
        shmem_free(block[shmem_my_pe() == 0]);
    }
    if (strcmp(what, "killed") == 0 || strcmp(what, "stopped") == 0) {
        if (shmem_my_pe() == 1)
            raise(strcmp(what, "killed") == 0 ? SIGKILL : SIGSTOP);
        shmem_barrier_all();
    }
    if (strcmp(what, "exit") == 0 && shmem_my_pe() == shmem_n_pes() - 1)
        shmem_global_exit(256);
    if (strcmp(what, "exit") == 0)
        for (;;)
            shmem_barrier_all();
    shmem_finalize();
    return 0;
}
