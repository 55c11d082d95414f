/* Pi by numerical integration: kernels of all PEs add up slices, and reduce the sums of their work-items over all PEs. The sum is
 * compared with that of one loop.
 *
 *   ishmem-clc pi.cl -o pi.spv
 *   oshcc pi.c -o pi -lze_loader
 *   oshrun -n 4 ./pi pi.spv
 */
#include "kernels.h"

enum { ITEMS = 64, SLICES = 1 << 18 };

int main(int argc, char **argv)
{
    ishmem_init();
    uint32_t slices = SLICES;
    long *sums = ishmem_malloc(ITEMS * sizeof(long)), *mine = ishmem_malloc(ITEMS * sizeof(long)), seen[ITEMS];
    require(sums && mine, "ishmem_malloc");
    open_kernels(argc > 1 ? argv[1] : "pi.spv");
    launch("pi", 1, ITEMS, ARGUMENTS(ARGUMENT(sums), ARGUMENT(mine), ARGUMENT(slices)));

    long total = 0, expected = 0;
    ishmem_long_get(seen, sums, ITEMS, ishmem_my_pe());
    for (int item = 0; item < ITEMS; item++)
        total += seen[item];
    for (uint64_t slice = 0; slice < SLICES; slice++) {
        uint64_t x = ((2 * slice + 1) << 20) / (2 * (uint64_t)SLICES);
        expected += (long)(((uint64_t)1 << 62) / (((uint64_t)1 << 40) + x * x));
    }
    require(total == expected, "the sum differs from the sequential one");
    if (ishmem_my_pe() == 0)
        printf("verified: pi is about %.5f by %d slices on %d PEs\n", (double)total / SLICES / (1 << 20), SLICES,
               ishmem_n_pes());
    ishmem_barrier_all();
    close_kernels();
    ishmem_finalize();
    return 0;
}
