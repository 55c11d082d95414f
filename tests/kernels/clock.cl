/* Times of a wait. */
#include <ishmem_device.h>

/* Each time is later than the one before; between the last two lies a wait of so many turns. */
kernel void clock(int turns, global ulong *times)
{
    /* Only in a module that is bound. */
    for (int i = 0; i < 3 && ishmem_my_pe() >= 0; i++)
        ishmemx_timestamp((ulong *)&times[i]);
    for (int turn = 0; turn < turns; turn++)
        ishmem_relax();
    ishmemx_timestamp((ulong *)&times[3]);
}
