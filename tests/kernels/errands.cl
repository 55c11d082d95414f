/* Kernels that have the device while they wait for the last of some atomic operations of hosts. */
#include <ishmem_device.h>

enum way { WAIT, TEST, TEST_BY_GROUP, LOOK };

/* Waits until `word` is `last`. The host sees in `started` that the kernel runs. */
kernel void await_last(int way, global ulong *word, ulong last, global int *started)
{
    if (get_local_linear_id() == 0)
        *(volatile global int *)started = 1;
    switch (way) {
    case WAIT:
        ishmem_uint64_wait_until((ulong *)word, ISHMEM_CMP_EQ, last);
        break;
    case TEST:
        while (!ishmem_uint64_test((ulong *)word, ISHMEM_CMP_EQ, last))
            ;
        break;
    case TEST_BY_GROUP:
        while (!ishmemx_uint64_test_work_group((ulong *)word, ISHMEM_CMP_EQ, last))
            ;
        break;
    case LOOK:
        while (ishmem_uint64_g((const ulong *)word, ishmem_my_pe()) != last)
            ;
        break;
    }
}
