/* A PE that any parent may have started, on any host: unique RANK N FILE [WHAT]. PE 0, or the one that
 * UNIQUE_MAKER names, leaves the unique id in FILE. */
#include <ishmemx.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void check(int right, int line)
{
    if (right)
        return;
    fprintf(stderr, "line %d\n", line);
    exit(3);
}

/* The id, which appears in its file as a whole. */
static void share(ishmemx_uniqueid_t *id, int makes, const char *file)
{
    char part[4096];
    snprintf(part, sizeof part, "%s.part", file);
    FILE *stream;
    if (makes) {
        check(ishmemx_get_uniqueid(id) == 0, __LINE__);
        check((stream = fopen(part, "w")) != NULL, __LINE__);
        check(fwrite(id, sizeof *id, 1, stream) == 1 && fclose(stream) == 0, __LINE__);
        check(rename(part, file) == 0, __LINE__);
        return;
    }
    while ((stream = fopen(file, "r")) == NULL)
        usleep(1000);
    check(fread(id, sizeof *id, 1, stream) == 1, __LINE__);
    fclose(stream);
}

int main(int argc, char **argv)
{
    check(argc >= 4, __LINE__);
    const int rank = atoi(argv[1]), n = atoi(argv[2]);
    const char *what = argc > 4 ? argv[4] : "";
    ishmemx_uniqueid_t id;
    const char *maker = getenv("UNIQUE_MAKER");
    share(&id, rank == (maker ? atoi(maker) : 0), argv[3]);
    ishmemx_attr_t attr = ISHMEMX_ATTR_DEFAULT;
    attr.use_uid = true;
    attr.uid = &id;
    attr.nranks = n;
    attr.rank = rank;
    ishmemx_init_attr(&attr);
    check(ishmem_my_pe() == rank && ishmem_n_pes() == n, __LINE__);
    long *words = ishmem_calloc(2, sizeof(long));
    check(words != NULL, __LINE__);
    ishmem_long_p(words, rank + 1, (rank + 1) % n);
    ishmem_barrier_all();
    check(ishmem_long_g(words, rank) == (rank + n - 1) % n + 1, __LINE__);
    check(ishmem_long_sum_reduce(words + 1, words, 1) == 0, __LINE__);
    check(ishmem_long_g(words + 1, rank) == (long)n * (n + 1) / 2, __LINE__);
    if (!strcmp(what, "dies"))
        raise(SIGKILL);
    if (!strcmp(what, "ends"))
        ishmem_global_exit(7);
    if (!strcmp(what, "waits"))
        for (;;)
            ishmem_barrier_all();
    ishmem_finalize();
    return 0;
}
