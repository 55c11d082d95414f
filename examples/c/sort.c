/* An integer sort of keys that are spread over all PEs: histograms by atomic operations, keys by an all-to-all of ragged blocks, all
 * in one launch. The result is compared with a sequential sort, and which PE has how many of which keys is written to a file.
 *
 *   ishmem-clc sort.cl -o sort.spv
 *   oshcc sort.c -o sort -lze_loader
 *   oshrun -n 4 ./sort sort.spv sort.txt
 */
#include "kernels.h"

enum { KEYS = 2000, RANGE = 1024 };

/* Key i of a PE: small keys are more frequent, so that blocks differ in size. */
static uint32_t key_of(int pe, uint32_t i)
{
    uint32_t random = (uint32_t)(pe * KEYS + (int)i + 1) * 2654435761u >> 12;
    return random % RANGE * (random / RANGE % RANGE) / RANGE;
}

static int ascending(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe(), n = ishmem_n_pes();
    uint32_t nkeys = KEYS, range = RANGE;
    size_t all = (size_t)KEYS * n;
    uint32_t *keys = ishmem_malloc(KEYS * sizeof *keys), *packed = ishmem_malloc(KEYS * sizeof *packed);
    uint32_t *counts = ishmem_calloc(n, sizeof *counts), *starts = ishmem_malloc(n * sizeof *starts);
    uint32_t *places = ishmem_malloc(n * sizeof *places), *filled = ishmem_calloc(1, sizeof *filled);
    /* All keys may belong to one PE. */
    uint32_t *arrived = ishmem_malloc(all * sizeof *arrived), *sorted = ishmem_malloc(all * sizeof *sorted);
    uint32_t *histogram = ishmem_calloc(RANGE, sizeof *histogram), *mine = malloc(all * sizeof *mine);
    require(keys && packed && counts && starts && places && filled && arrived && sorted && histogram, "ishmem_malloc");

    for (uint32_t i = 0; i < KEYS; i++)
        mine[i] = key_of(me, i);
    ishmem_uint32_put(keys, mine, KEYS, me); /* device memory is written by a put, also one's own */
    ishmem_barrier_all();
    open_kernels(argc > 1 ? argv[1] : "sort.spv");
    launch("sort", 1, 64,
           ARGUMENTS(ARGUMENT(keys), ARGUMENT(nkeys), ARGUMENT(range), ARGUMENT(counts), ARGUMENT(starts), ARGUMENT(places),
                     ARGUMENT(packed), ARGUMENT(filled), ARGUMENT(arrived), ARGUMENT(histogram), ARGUMENT(sorted)));
    ishmem_barrier_all();

    if (me == 0) {
        uint32_t *expected = malloc(all * sizeof *expected), most = 0;
        size_t at = 0;
        for (int pe = 0; pe < n; pe++)
            for (uint32_t i = 0; i < KEYS; i++)
                expected[(size_t)pe * KEYS + i] = key_of(pe, i);
        qsort(expected, all, sizeof *expected, ascending);
        FILE *figures = argc > 2 ? fopen(argv[2], "w") : NULL;
        require(figures != NULL || argc < 3, "the file cannot be written");
        for (int pe = 0; pe < n; pe++) {
            uint32_t has = ishmem_uint32_g(filled, pe);
            require(at + has <= all, "there are more keys than before");
            ishmem_uint32_get(mine, sorted, has, pe);
            for (uint32_t i = 0; i < has; i++)
                require(mine[i] == expected[at++], "the keys differ from those of a sequential sort");
            most = has > most ? has : most;
            for (uint32_t i = 0, first = 0; figures != NULL && i < has; i++)
                if (i + 1 == has || mine[i + 1] != mine[i]) {
                    fprintf(figures, "%d %u %u\n", pe, mine[i], i + 1 - first);
                    first = i + 1;
                }
        }
        if (figures != NULL)
            fclose(figures);
        require(at == all, "keys are missing");
        printf("verified: %zu keys sorted on %d PEs, the fullest has %.1f times its share\n", all, n,
               (double)most * n / (double)all);
        free(expected);
    }
    ishmem_barrier_all();
    close_kernels();
    free(mine);
    ishmem_finalize();
    return 0;
}
