/* A kernel that is compiled against declarations only, and linked with the device library. */
#define ISHMEM_DEVICE_EXTERN
#include <ishmem_device.h>

kernel void who(global int *out)
{
    out[0] = ishmem_my_pe();
    out[1] = ishmem_n_pes();
    ishmem_sync_all();
}
