/* A kernel that is compiled against declarations only, and linked with the device library by the driver. */
#include <ishmem_device.h>

kernel void who(global int *out)
{
    out[0] = ishmem_my_pe();
    out[1] = ishmem_n_pes();
    while (ishmem_int_g(out + 1, out[0]) != out[1])
        ishmem_relax();
    ishmem_sync_all();
}
