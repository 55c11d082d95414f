/* Long transfers of host memory in all directions: whatever way they take, every byte arrives, and none beside it changes. */

#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = (3 << 20) + 4096, GUARD = 0x5a };

static const size_t sizes[] = {16383, 16384, 16385, 65537, 524289, 1048579, 3u << 20};

static unsigned char statics[ROOM];
static uint64_t words[1 << 14];

static unsigned char value(size_t at, int pe, int round) {
    return (unsigned char)(at * 7 + at / 253 + (size_t)pe * 31 + (size_t)round);
}

static void fail(const char *what, size_t bytes) {
    fprintf(stderr, "PE %d: %s of %zu bytes\n", shmem_my_pe(), what, bytes);
    shmem_global_exit(1);
}

/* That `bytes` bytes at `place + at` are those of `pe`, and 64 on both sides are guards. */
static void check(const unsigned char *place, size_t at, size_t bytes, int pe, int round, const char *what) {
    for (size_t i = 0; i < 64; i++)
        if (place[at - 1 - i] != GUARD || place[at + bytes + i] != GUARD)
            fail(what, bytes);
    for (size_t i = 0; i < bytes; i++)
        if (place[at + i] != value(i, pe, round))
            fail(what, bytes);
}

int main(void) {
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), round = 0;
    int next = (me + 1) % n, previous = (me + n - 1) % n;
    unsigned char *heap = shmem_malloc(ROOM), *symmetric = shmem_malloc(ROOM), *own = malloc(ROOM);
    uint64_t *signal = shmem_calloc(1, sizeof *signal);
    if (!heap || !symmetric || !own || !signal)
        fail("allocation", ROOM);
    unsigned char *dests[] = {heap, statics}, *sources[] = {own, symmetric};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        for (int kind = 0; kind < 8; kind++, round++) {
            size_t bytes = sizes[s], at = 1001 + (size_t)kind;
            unsigned char *dest = dests[kind & 1], *source = sources[kind >> 1 & 1];
            memset(dest, GUARD, ROOM);
            for (size_t i = 0; i < bytes; i++)
                source[3 + i] = value(i, me, round);
            shmem_barrier_all();
            if (kind < 4) {
                shmem_putmem_nbi(dest + at, source + 3, bytes, next);
                shmem_quiet();
                shmem_barrier_all();
            } else if (kind < 6) {
                shmem_putmem(dest + at, source + 3, bytes, next);
                memset(source, 0, ROOM);
                shmem_barrier_all();
            } else {
                shmem_putmem_signal(dest + at, source + 3, bytes, signal, (uint64_t)round, SHMEM_SIGNAL_SET, next);
                shmem_signal_wait_until(signal, SHMEM_CMP_EQ, (uint64_t)round);
            }
            check(dest, at, bytes, previous, round, "put");
            shmem_barrier_all();
            memset(source, GUARD, ROOM);
            if (kind & 1) {
                shmem_getmem(source + at, dest + at, bytes, next);
            } else {
                shmem_getmem_nbi(source + at, dest + at, bytes, next);
                shmem_quiet();
            }
            check(source, at, bytes, me, round, "get");
            shmem_barrier_all();
        }
    }
    /* A PE may wait for what comes with a long put. */
    size_t count = sizeof words / sizeof *words;
    uint64_t *mine = malloc(sizeof words);
    for (uint64_t turn = 1; mine && turn <= 20; turn++) {
        for (size_t i = 0; i < count; i++)
            mine[i] = turn;
        shmem_uint64_put_nbi(words, mine, count, next);
        shmem_uint64_wait_until(&words[count - 1], SHMEM_CMP_EQ, turn);
        shmem_quiet();
        shmem_barrier_all();
    }
    free(mine);
    free(own);
    shmem_free(signal);
    shmem_free(symmetric);
    shmem_free(heap);
    shmem_finalize();
    return 0;
}
