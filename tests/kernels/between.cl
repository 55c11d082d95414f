/* A program's own kernel between routines on a command list; the library is not in it. */
kernel void add(global long *numbers, ulong count, global const long *what)
{
    for (ulong i = get_global_id(0); i < count; i += get_global_size(0))
        numbers[i] += *what;
}
