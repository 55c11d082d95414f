/* The kernel, which calls the function in C++. */
void exchange_by_group(void *room, long *seen, long ctx, ulong id);

kernel void exchange(global void *room, global long *seen, long ctx)
{
    exchange_by_group(room, seen, ctx, get_local_linear_id());
}
