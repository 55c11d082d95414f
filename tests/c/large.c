/* Transfers of more than 2 GiB: lengths, offsets, strides and counts beyond 32 bits, for two PEs. Needs a heap of 3 GiB; 2 GiB on
 * each PE become memory. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGE (((size_t)2 << 30) + 4096 + 24)

static int me, n;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, __LINE__, #condition);                                \
            shmem_global_exit(1);                                                                                      \
        }                                                                                                              \
    } while (0)

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    unsigned char *block = (unsigned char *)shmem_malloc(LARGE);
    long *words = (long *)(void *)block;
    const size_t places[] = {0, 1, ((size_t)1 << 31) - 1, (size_t)1 << 31, LARGE - 1}, last = LARGE / 8 - 1;
    CHECK(block != NULL && n == 2);
    if (me == 0) {
        /* Of private zeros that are only read there is one page. */
        unsigned char *source = (unsigned char *)calloc(LARGE, 1);
        CHECK(source != NULL);
        for (int i = 0; i < 5; i++)
            source[places[i]] = (unsigned char)(i + 1);
        shmem_putmem(block, source, LARGE, 1);
        free(source);
        shmem_quiet();
        for (int i = 0; i < 5; i++)
            CHECK(shmem_uchar_g(block + places[i], 1) == i + 1);
        CHECK(shmem_uchar_g(block + 2, 1) == 0 && shmem_uchar_g(block + LARGE - 2, 1) == 0);
        long ends[2] = {41, 42}, back[2] = {0, 0};
        shmem_long_iput(words, ends, (ptrdiff_t)last, 1, 2, 1);
        shmem_long_iget(back, words, 1, (ptrdiff_t)last, 2, 1);
        CHECK(back[0] == 41 && back[1] == 42);
        shmem_long_atomic_add(words + last, 1, 1);
    }
    shmem_barrier_all();
    /* Both in place. */
    CHECK(shmem_broadcastmem(SHMEM_TEAM_WORLD, block, block, LARGE, 1) == 0);
    CHECK(words[0] == 41 && block[places[2]] == 3 && block[places[3]] == 4 && words[last] == 43);
    shmem_barrier_all();
    shmem_free(block);
    shmem_finalize();
    return 0;
}
