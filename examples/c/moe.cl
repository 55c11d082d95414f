#include <ishmem_device.h>

/* A mixture of experts: each token goes to the PE of its expert, which transforms it, and comes back.
 *
 * A token is a row of `width` values. `experts` says to which expert each of this PE's tokens goes; PE e / local has expert e. An
 * expert has room for `capacity` tokens in `inbox`; `taken` counts those that have come, and `origin` says whose they are. */
kernel void moe(global const float *tokens, global const int *experts, int ntokens, int width, int local_experts,
                int capacity, global int *taken, global int *origin, global float *inbox, global float *outbox)
{
    int item = get_local_id(0), items = get_local_size(0), me = ishmem_my_pe();
    local int slot;

    /* Dispatch. */
    for (int token = 0; token < ntokens; token++) {
        int pe = experts[token] / local_experts, expert = experts[token] % local_experts;
        if (item == 0) {
            slot = expert * capacity + ishmem_int_atomic_fetch_inc((int *)&taken[expert], pe);
            ishmem_int_p((int *)&origin[slot], me * ntokens + token, pe);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        ishmemx_float_put_work_group((float *)&inbox[slot * width], (const float *)&tokens[token * width], width, pe);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    ishmemx_barrier_all_work_group();

    /* The experts transform their tokens; combine. */
    for (int expert = 0; expert < local_experts; expert++) {
        float scale = 1 + me * local_experts + expert;
        for (int i = 0; i < taken[expert]; i++) {
            global float *row = &inbox[(expert * capacity + i) * width];
            for (int at = item; at < width; at += items)
                row[at] = row[at] * scale;
            barrier(CLK_GLOBAL_MEM_FENCE);
            int whose = origin[expert * capacity + i];
            ishmemx_float_put_work_group((float *)&outbox[whose % ntokens * width], (const float *)row, width, whose / ntokens);
        }
    }
    ishmemx_barrier_all_work_group();
}
