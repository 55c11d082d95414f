/* Kernels that print. */
#include <ishmem_device.h>

/* A text of each kind. */
kernel void say(int pe)
{
    if (get_local_linear_id() != 0)
        return;
    ishmemx_print("plain");
    ishmemx_print("to the other\n", ISHMEMX_PRINT_STDOUT);
    ishmemx_print("for debugging", ISHMEMX_PRINT_DEBUG);
    ishmemx_print("file.c", 7, "routine", "from there", ISHMEMX_PRINT_ERROR);
    ishmemx_printf("%d of %u, %g and %.1f", pe, (uint)ishmem_n_pes(), 0.25, 1.5f);
    ishmemx_printf("%5d|%x|100 %%", -3l, (uchar)255);
    int times = 0;
    ishmemx_printf("%d", ++times);
}

/* So many texts of each work-item, as fast as it goes. */
kernel void flood(int times)
{
    for (int i = 0; i < times; i++)
        ishmemx_printf("work-item %d says %d", (int)get_global_id(0), i);
}
