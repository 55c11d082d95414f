/* Does an atomic memory operation that the host asks for on a word of a device heap, if no kernel that waits has: by one work-item, which
 * is the `number`th of its kind. */
#include <ishmem/device/words.h>

kernel void zeshmem_errand(global ishmemi_errand_t *errand, global ulong *taken, ulong number)
{
    ishmemi_run_errand(errand, (volatile global atomic_ulong *)taken);
    ishmemi_post_ulong(&errand->ran, number);
}
