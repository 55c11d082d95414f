/* One call of each kind of transfer to a PE, and of a reduction of tiles, for those who count them. */
#include <ishmem_device.h>

kernel void paths(global long *array, global ulong *signal, int pe)
{
    if (get_local_linear_id() == 0) {
        ishmem_long_p(array, 7, pe);
        ishmem_long_put(array + 10, array + 20, 10, pe);
        ishmem_long_iput(array + 30, array + 20, 2, 1, 5, pe);
        ishmem_long_get(array + 40, array + 20, 10, pe);
        ishmem_long_atomic_add(array + 1, ishmem_long_g(array + 2, pe), pe);
        ishmemx_signal_add(signal, 1, pe);
        ishmem_long_put_signal(array + 50, array + 20, 10, signal, 1, ISHMEM_SIGNAL_ADD, pe);
        ishmem_quiet();
        ishmemx_long_sum_tile_reduce(ISHMEM_TEAM_WORLD, array + 700, array + 800, 6, 6, 5, 3);
    }
    ishmemx_long_put_work_group(array + 60, array + 20, 20, pe);
    ishmemx_long_put_signal_work_group(array + 80, array + 20, 20, signal, 1, ISHMEM_SIGNAL_ADD, pe);
}
