/* The kernels, which call the functions in C++. */
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
void exchange_by_group(void *room, long *seen, long ctx, ulong id);

kernel void exchange(global void *room, global long *seen, long ctx)
{
    exchange_by_group(room, seen, ctx, get_local_linear_id());
}

void sub_group_meet(void)
{
    sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

ulong sub_group_first(ulong value)
{
    return sub_group_broadcast(value, 0);
}

void exchange_by_sub_group(void *room, long *seen, long ctx, uint id, uint range);

/* By the first sub-group of the work-group, if it has several work-items. */
kernel void exchange_in_sub_group(global void *room, global long *seen, long ctx)
{
    if (get_sub_group_id() == 0 && get_sub_group_size() > 1)
        exchange_by_sub_group(room, seen, ctx, get_sub_group_local_id(), get_sub_group_size());
}
