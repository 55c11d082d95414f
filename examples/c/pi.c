/* Pi by numerical integration: kernels of all PEs add up slices, and reduce the sums of their work-items over all PEs. The sums of
 * ever more slices are compared with those of one loop, and written to a file, with what they are away from pi.
 *
 *   ishmem-clc pi.cl -o pi.spv
 *   oshcc pi.c -o pi -lze_loader -lm
 *   oshrun -n 4 ./pi pi.spv pi.txt
 */
#include "kernels.h"

#include <math.h>

enum { ITEMS = 64, SLICES = 1 << 18 };

/* What the slices come to in one loop. */
static long sequential(uint32_t slices)
{
    long sum = 0;
    for (uint64_t slice = 0; slice < slices; slice++) {
        uint64_t x = ((2 * slice + 1) << 20) / (2 * (uint64_t)slices);
        sum += (long)(((uint64_t)1 << 62) / (((uint64_t)1 << 40) + x * x));
    }
    return sum;
}

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe();
    long *sums = ishmem_malloc(ITEMS * sizeof(long)), *mine = ishmem_malloc(ITEMS * sizeof(long)), seen[ITEMS];
    require(sums && mine, "ishmem_malloc");
    open_kernels(argc > 1 ? argv[1] : "pi.spv");
    FILE *figures = me == 0 && argc > 2 ? fopen(argv[2], "w") : NULL;
    require(figures != NULL || me != 0 || argc < 3, "the file cannot be written");

    double pi = 0;
    for (uint32_t slices = 4; slices <= SLICES; slices *= 2) {
        launch("pi", 1, ITEMS, ARGUMENTS(ARGUMENT(sums), ARGUMENT(mine), ARGUMENT(slices)));
        long total = 0;
        ishmem_long_get(seen, sums, ITEMS, me);
        for (int item = 0; item < ITEMS; item++)
            total += seen[item];
        require(total == sequential(slices), "the sum differs from the sequential one");
        pi = (double)total / slices / (1 << 20);
        if (figures != NULL)
            fprintf(figures, "%u %.10f %.3e\n", slices, pi, fabs(pi - acos(-1)));
        /* The next launch writes the sums anew. */
        ishmem_barrier_all();
    }
    if (figures != NULL)
        fclose(figures);
    if (me == 0)
        printf("verified: pi is about %.5f by %d slices on %d PEs\n", pi, SLICES, ishmem_n_pes());
    close_kernels();
    ishmem_finalize();
    return 0;
}
