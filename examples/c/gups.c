/* Giga-updates per second: work-items of all PEs update random words of a table that is spread over all PEs, by atomic operations.
 * The table is compared with one that is updated sequentially.
 *
 *   ishmem-clc gups.cl -o gups.spv
 *   oshcc gups.c -o gups -lze_loader
 *   oshrun -n 4 ./gups gups.spv
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include "kernels.h"

#include <time.h>

enum { WORDS = 1 << 12, GROUPS = 4, ITEMS = 64, UPDATES = 64 };

static uint64_t random_of(uint64_t i)
{
    i = (i + 1) * 0x9e3779b97f4a7c15;
    i = (i ^ i >> 30) * 0xbf58476d1ce4e5b9;
    i = (i ^ i >> 27) * 0x94d049bb133111eb;
    return i ^ i >> 31;
}

static double seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe(), n = ishmem_n_pes();
    uint64_t words = WORDS;
    uint32_t updates = UPDATES;
    uint64_t *table = ishmem_calloc(WORDS, sizeof(uint64_t));
    require(table != NULL, "ishmem_calloc");
    open_kernels(argc > 1 ? argv[1] : "gups.spv");
    ishmem_barrier_all();

    double began = seconds();
    launch("update", GROUPS, ITEMS, ARGUMENTS(ARGUMENT(table), ARGUMENT(words), ARGUMENT(updates)));
    ishmem_barrier_all();
    double took = seconds() - began;

    if (me == 0) {
        uint64_t all = words * (uint64_t)n, total = (uint64_t)n * GROUPS * ITEMS * UPDATES;
        uint64_t *expected = calloc(all, sizeof *expected), *seen = malloc(WORDS * sizeof *seen);
        for (uint64_t i = 0; i < total; i++)
            expected[random_of(i) % all] ^= random_of(i);
        for (int pe = 0; pe < n; pe++) {
            ishmem_uint64_get(seen, table, WORDS, pe);
            for (int i = 0; i < WORDS; i++)
                require(seen[i] == expected[pe * WORDS + i], "the table differs from the sequential one");
        }
        printf("verified: %lu updates on %d PEs, %.6f GUPS\n", (unsigned long)total, n, 1e-9 * (double)total / took);
        free(seen);
        free(expected);
    }
    ishmem_barrier_all();
    close_kernels();
    ishmem_finalize();
    return 0;
}
