/* Active sets that overlap, in which PEs that tell others go on before these have come. The argument says what else is done. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PES 8
#define LONGEST 70000 /* bytes of a block */
#define CALLS 8       /* between barriers: results and work arrays are for one call each */
#define ROUNDS 40

static long psync[CALLS][SHMEM_COLLECT_SYNC_SIZE + SHMEM_ALLTOALL_SYNC_SIZE + SHMEM_BCAST_SYNC_SIZE], flag, word, words[PES];
static unsigned char source[PES * LONGEST], dest[CALLS][PES * LONGEST];
static int me, n;

static unsigned next(unsigned below)
{
    static unsigned long long state = 88172645463325252u;
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (unsigned)(state >> 33) % below;
}

static unsigned char byte_of(int call, int from, int to, size_t at) { return (unsigned char)(call * 31 + from * 7 + to * 3 + (int)(at % 251)); }

static void expect(int call, size_t block, int from, int to, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        if (dest[call % CALLS][block * bytes + i] != byte_of(call, from, to, i)) {
            fprintf(stderr, "PE %d: call %d, byte %zu of block %zu is wrong\n", me, call, i, block);
            shmem_global_exit(2);
        }
}

/* All PEs choose the same; those in the set do it. */
static void step(int call)
{
    static const size_t sizes[] = {0, 8, 32, 40, 1000, 4096, 5000, LONGEST};
    int log_stride = (int)next(3), stride = 1 << log_stride, start = (int)next((unsigned)n);
    int size = 1 + (int)next((unsigned)((n - 1 - start) / stride + 1)), root = (int)next((unsigned)size);
    size_t bytes = sizes[next(sizeof sizes / sizeof *sizes)];
    unsigned what = next(8);
    int rank = (me - start) / stride;
    if (me < start || (me - start) % stride != 0 || rank >= size)
        return;
    unsigned char *result = dest[call % CALLS];
    long *sync = psync[call % CALLS];
    if (what < 4) { /* what is told */
        for (size_t i = 0; i < bytes; i++)
            source[i] = byte_of(call, root, 0, i);
        shmem_broadcast32(result, source, bytes / 4, root, start, log_stride, size, sync);
        memset(source, 0xff, bytes);
        if (rank != root)
            expect(call, 0, root, 0, bytes);
    } else if (what < 6) {
        for (int to = 0; to < size; to++)
            for (size_t i = 0; i < bytes; i++)
                source[(size_t)to * bytes + i] = byte_of(call, rank, to, i);
        shmem_alltoall32(result, source, bytes / 4, start, log_stride, size, sync);
        memset(source, 0xff, bytes * (size_t)size);
        for (int from = 0; from < size; from++)
            expect(call, (size_t)from, from, rank, bytes);
    } else if (what < 7) {
        for (size_t i = 0; i < bytes; i++)
            source[i] = byte_of(call, rank, 0, i);
        shmem_fcollect32(result, source, bytes / 4, start, log_stride, size, sync);
        memset(source, 0xff, bytes);
        for (int from = 0; from < size; from++)
            expect(call, (size_t)from, from, 0, bytes);
    } else {
        shmem_sync(start, log_stride, size, sync);
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    shmem_init();
    me = shmem_my_pe(), n = shmem_n_pes();
    int last = me == n - 1;
    for (int call = 0; call < CALLS; call++)
        for (size_t i = 0; i < sizeof psync[0] / sizeof(long); i++)
            psync[call][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();

    if (strcmp(what, "any") == 0)
        for (int call = 0; call < ROUNDS * CALLS; call++) {
            step(call);
            if (call % CALLS == CALLS - 1)
                shmem_barrier_all();
        }
    if (strcmp(what, "ahead") == 0) {
        /* The others come only when the root has gone on. */
        if (me != 0)
            shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
        for (long call = 0; call < 2; call++) {
            word = 5 + call;
            shmem_broadcast64(&words[call], &word, 1, 0, 0, 0, n, psync[call]);
        }
        for (int pe = 1; me == 0 && pe < n; pe++)
            shmem_long_p(&flag, 1, pe);
        if (me != 0 && (words[0] != 5 || words[1] != 6))
            shmem_global_exit(2);
    }
    if (strcmp(what, "bytes") == 0)
        shmem_broadcast64(words, &word, last ? 2 : 1, 0, 0, 0, n, psync[0]);
    if (strcmp(what, "routine") == 0) {
        if (last)
            shmem_sync(0, 0, n, psync[0]);
        else
            shmem_broadcast64(words, &word, 1, 0, 0, 0, n, psync[0]);
    }
    if (strcmp(what, "unheard") == 0) /* two tell, and neither hears of the other */
        shmem_broadcast64(words, &word, 1, last ? me : 0, 0, 0, n, psync[0]);
    if (strcmp(what, "root") == 0)
        shmem_broadcast64(words, &word, 1, last ? n : 0, 0, 0, n, psync[0]);
    if (strcmp(what, "dest") == 0)
        shmem_broadcast64(last ? (void *)&last : words, &word, 1, 0, 0, 0, n, psync[0]);
    if (strcmp(what, "alltoall") == 0)
        shmem_alltoall64(last ? (void *)&last : words, words, 1, 0, 0, n, psync[0]);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
