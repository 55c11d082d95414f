/* Starts with attributes. "unique N" is the parent of N PEs, which no launcher has started: they meet by a unique id. Compiled
 * as C and as C++. */
#include <ishmemx.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *mode;

static void check(int right, int line)
{
    if (right)
        return;
    fprintf(stderr, "%s, PE %d of %d, line %d\n", mode, ishmem_my_pe(), ishmem_n_pes(), line);
    ishmem_global_exit(1);
}

static ishmemx_attr_t attributes(void)
{
#ifdef __cplusplus
    ishmemx_attr_t attr;
#else
    ishmemx_attr_t attr = ISHMEMX_ATTR_DEFAULT;
#endif
    return attr;
}

/* A put to the next PE and a sum of all. */
static void communicate(void)
{
    const int me = ishmem_my_pe(), n = ishmem_n_pes();
    long mine[2] = {me + 1, 0}, sum = 0;
    long *words = (long *)ishmem_calloc(2, sizeof(long)), *total = (long *)ishmem_malloc(sizeof(long));
    check(words && total, __LINE__);
    ishmem_long_put(words, mine, 1, (me + 1) % n);
    ishmem_barrier_all();
    check(ishmem_long_g(words, me) == (me + n - 1) % n + 1, __LINE__);
    check(ishmem_long_sum_reduce(total, words, 1) == 0, __LINE__);
    ishmem_getmem(&sum, total, sizeof sum, me);
    check(sum == (long)n * (n + 1) / 2, __LINE__);
    ishmem_free(total);
    ishmem_free(words);
}

/* All that a launcher starts. */
static void launched(void)
{
    ishmemx_attr_t attr = attributes();
    check(ishmemx_runtime_get_type() == ISHMEMX_RUNTIME_INVALID, __LINE__);
    if (!strcmp(mode, "pmi"))
        attr.runtime = ISHMEMX_RUNTIME_PMI;
    if (!strcmp(mode, "mpi"))
        attr.runtime = ISHMEMX_RUNTIME_MPI;
    if (!strcmp(mode, "invalid"))
        attr.runtime = (ishmemx_runtime_type_t)7;
    if (!strcmp(mode, "without-gpu"))
        attr.gpu = false;
    if (!strcmp(mode, "device"))
        attr.device_idx = 1;
    if (!strcmp(mode, "no-device"))
        attr.device_idx = 99;
    if (!strcmp(mode, "negative-device"))
        attr.device_idx = -2;
    if (!strcmp(mode, "no-id"))
        attr.use_uid = true, attr.nranks = 1;
    if (!strcmp(mode, "uninitialized") || !strcmp(mode, "above-openshmem"))
        attr.initialize_runtime = false;
    if (!strcmp(mode, "above-openshmem"))
        shmem_init();
    ishmemx_init_attr(strcmp(mode, "null") ? &attr : NULL);
    check(ishmemx_runtime_get_type() == (strcmp(mode, "pmi") ? ISHMEMX_RUNTIME_OPENSHMEM : ISHMEMX_RUNTIME_PMI), __LINE__);
    communicate();
    if (!attr.gpu) {
        /* Host memory, which the host touches. */
        int *mine = (int *)ishmem_malloc(sizeof(int));
        *mine = ishmem_my_pe();
        ishmem_barrier_all();
        check(ishmem_int_g(mine, ishmem_n_pes() - 1) == ishmem_n_pes() - 1, __LINE__);
        ishmem_free(mine);
    }
    if (!strcmp(mode, "again")) {
        attr.device_idx = 0;
        ishmemx_init_attr(&attr);
    }
    ishmem_finalize();
    if (!strcmp(mode, "above-openshmem"))
        shmem_finalize();
}

/* A PE of a job that processes with this id make, from its beginning to its end. */
static void join(int rank, int n, ishmemx_uniqueid_t *id)
{
    ishmemx_attr_t attr = attributes();
    attr.runtime = ISHMEMX_RUNTIME_MPI; /* which a unique id stands for */
    attr.use_uid = true;
    attr.uid = id;
    attr.nranks = n;
    attr.rank = rank;
    ishmemx_init_attr(&attr);
    check(ishmem_my_pe() == rank && ishmem_n_pes() == n, __LINE__);
    communicate();
    ishmem_finalize();
}

/* What the PEs of a job have in common; from the pipe come ids, one for each PE but PE 0, which makes them. */
static ishmemx_uniqueid_t common_id(int rank, int n, const int *ids)
{
    ishmemx_uniqueid_t id;
    if (rank == 0) {
        check(ishmemx_get_uniqueid(&id) == 0, __LINE__);
        for (int pe = 1; pe < n; pe++)
            check(write(ids[1], &id, sizeof id) == sizeof id, __LINE__);
    } else {
        check(read(ids[0], &id, sizeof id) == sizeof id, __LINE__);
    }
    return id;
}

/* A PE of a job without a launcher. */
static void meet(int rank, int n, const int *ids)
{
    ishmemx_uniqueid_t id = common_id(rank, n, ids);
    join(rank, n, &id);
}

static void unique(int rank, int n, const char *what, const int *ids)
{
    if (!strcmp(what, "absent") && rank == n - 1)
        exit(0);
    if (!strcmp(what, "size") && rank == 1)
        n++;
    meet(rank, n, ids);
    if (!strcmp(what, "again"))
        meet(rank, n, ids);
    exit(0);
}

/* PE 1 ends the job in its way, while the others wait for it; "again", after another job, in which the numbers of PEs were others;
   "starting", in a driver of its own. */
static void end(int rank, int n, const char *what, const int *ids)
{
    ishmemx_uniqueid_t id = common_id(rank, n, ids);
    ishmemx_attr_t attr = attributes();
    attr.use_uid = true;
    attr.uid = &id;
    attr.nranks = n;
    attr.rank = rank;
    const int culprit = strstr(what, "host") ? 0 : 1;
    if (strstr(what, "starting") && rank == culprit)
        setenv("ISHMEM_CPU_DRIVER", getenv("DEADLY_DRIVER"), 1);
    ishmemx_init_attr(&attr);
    if (strstr(what, "written")) {
        static char buffer[4096];
        setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
        fprintf(stderr, "written\n");
        ishmem_barrier_all();
    }
    if (rank != culprit)
        ishmem_barrier_all();
    if (strstr(what, "killed"))
        raise(SIGKILL);
    if (strstr(what, "exits"))
        ishmem_global_exit(7);
    if (strstr(what, "errs"))
        ishmem_int_p(NULL, 1, n);
    exit(0);
}

static long from_previous;

/* A job of children of a PE that has been in another one, with static data of its own. */
static int forked_later(int n)
{
    int rank = 0, ids[2], status, failed = 0;
    shmem_init();
    from_previous = 1000;
    shmem_finalize();
    if (pipe(ids))
        return 1;
    for (; rank < n; rank++)
        if (fork() == 0) {
            ishmemx_uniqueid_t id = common_id(rank, n, ids);
            ishmemx_attr_t attr = attributes();
            attr.use_uid = true;
            attr.uid = &id;
            attr.nranks = n;
            attr.rank = rank;
            ishmemx_init_attr(&attr);
            shmem_init();
            check(from_previous == 1000, __LINE__);
            shmem_barrier_all();
            shmem_long_p(&from_previous, rank, (rank + 1) % n);
            shmem_long_wait_until(&from_previous, SHMEM_CMP_EQ, (rank + n - 1) % n);
            /* Ends well without a call. */
            return 0;
        }
    while (wait(&status) > 0)
        failed |= status != 0;
    return failed || from_previous != 1000;
}

/* A PE that makes the id and then the other PEs, which have it by that: its exit status. */
static int forked(int n)
{
    ishmemx_uniqueid_t id;
    check(ishmemx_get_uniqueid(&id) == 0, __LINE__);
    int rank = 0, status, failed = 0;
    while (rank < n - 1 && fork() == 0)
        rank++;
    join(rank, n, &id);
    while (wait(&status) > 0)
        failed |= status != 0;
    return failed;
}

int main(int argc, char **argv)
{
    mode = argc > 1 ? argv[1] : "default";
    if (!strcmp(mode, "forked"))
        return forked(atoi(argv[2]));
    if (!strcmp(mode, "forked-later"))
        return forked_later(atoi(argv[2]));
    if (strcmp(mode, "unique")) {
        launched();
        return 0;
    }
    const int n = atoi(argv[2]);
    const char *what = argc > 3 ? argv[3] : "";
    int ids[2], status;
    if (pipe(ids))
        return 2;
    pid_t pes[64];
    for (int rank = 0; rank < n; rank++)
        if (!(pes[rank] = fork())) {
            if (strstr(what, "-again"))
                meet((rank + 1) % n, n, ids);
            if (!strncmp(what, "end-", 4))
                end(rank, n, what, ids);
            unique(rank, n, what, ids);
        }
    for (int rank = 0; rank < n; rank++) {
        waitpid(pes[rank], &status, 0);
        printf("%d ", WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    }
    return 0;
}
