/* Collectives of all sizes on several teams in turn, with nothing between them, by PEs that fall behind now and then. */
#include <ishmem_device.h>

#define ROOM 65536 /* bytes of `source` of one PE; `dest` has as many for each */

static uchar byte_of(int pe, int round, size_t i)
{
    return (uchar)(pe * 37 + round * 11 + i * 7 + i / 251);
}

static long number_of(int pe, int round, size_t i)
{
    return (long)(pe + 1) * 1000 + round % 1000 + (long)i;
}

/* Counts in `wrong` what a work-item finds wrong: its own number, by itself. */
#define EXPECT(CONDITION)                                                                                              \
    do {                                                                                                               \
        if (!(CONDITION))                                                                                              \
            wrong++;                                                                                                   \
    } while (0)

kernel void letters(global const int *teams, int n_teams, int first, int rounds, global const int *sizes, int n_sizes,
                    int by_group, ulong longest, global uchar *source, global uchar *dest, global int *wrongs)
{
    const int me = ishmem_my_pe();
    const size_t item = get_local_linear_id(), items = get_local_size(0);
    int wrong = 0;
    for (int round = first, which = 0, operation = 0, size = 0; round < first + rounds; round++) {
        const int team = teams[which];
        const size_t bytes = (size_t)sizes[size];
        /* Each size in each operation on each team. */
        const int doing = operation;
        which = which + 1 < n_teams ? which + 1 : 0;
        operation = which != 0 ? operation : operation + 1 < 6 ? operation + 1 : 0;
        size = which != 0 || operation != 0 ? size : size + 1 < n_sizes ? size + 1 : 0;
        const int n = ishmem_team_n_pes(team), rank = ishmem_team_my_pe(team);
        if (n < 0)
            continue;
        const int root = round % n;
        /* Sizes that are not multiples of anything, at addresses that are not, but where there are numbers. */
        const size_t count = bytes / 8 + 1;
        const size_t odd = doing < 3 ? round % 3 : 0;
        global uchar *from = source + odd, *to = dest + odd;
        if (doing < 3)
            for (size_t i = item; i < bytes * (doing == 1 ? n : 1); i += items)
                from[i] = byte_of(me, round, i);
        else if (doing == 5)
            for (size_t i = item; i < count; i += items)
                ((global float *)from)[i] = (float)number_of(me, round, i);
        else
            for (size_t i = item; i < count; i += items)
                ((global long *)from)[i] = number_of(me, round, i);
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        if ((round * 7 + me * 3) % 61 == 0)
            for (int i = 0; i < 50; i++)
                ishmem_relax();
        if (by_group) {
            /* Of long collectives PEs store into each other's `dest`, which has to be free. */
            if (bytes > longest)
                ishmemx_team_sync_work_group(team);
            switch (doing) {
            case 0: wrong += ishmemx_fcollectmem_work_group(team, to, from, bytes); break;
            case 1: wrong += ishmemx_alltoallmem_work_group(team, to, from, bytes); break;
            case 2: wrong += ishmemx_broadcastmem_work_group(team, to, from, bytes, root); break;
            case 3: wrong += ishmemx_long_sum_reduce_work_group(team, (global long *)to, (global long *)from, count); break;
            case 4: wrong += ishmemx_long_max_reduce_work_group(team, (global long *)from, (global long *)from, count); break;
            default: wrong += ishmemx_float_sum_reduce_work_group(team, (global float *)to, (global float *)from, count);
            }
        } else {
            if (item == 0) {
                if (bytes > longest)
                    ishmem_team_sync(team);
                switch (doing) {
                case 0: wrong += ishmem_fcollectmem(team, to, from, bytes); break;
                case 1: wrong += ishmem_alltoallmem(team, to, from, bytes); break;
                case 2: wrong += ishmem_broadcastmem(team, to, from, bytes, root); break;
                case 3: wrong += ishmem_long_sum_reduce(team, (global long *)to, (global long *)from, count); break;
                case 4: wrong += ishmem_long_max_reduce(team, (global long *)from, (global long *)from, count); break;
                default: wrong += ishmem_float_sum_reduce(team, (global float *)to, (global float *)from, count);
                }
            }
            work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        }
        switch (doing) {
        case 0:
            for (int member = 0; member < n; member++)
                for (size_t i = item; i < bytes; i += items)
                    EXPECT(to[member * bytes + i] == byte_of(ishmem_team_translate_pe(team, member, 0), round, i));
            break;
        case 1:
            for (int member = 0; member < n; member++)
                for (size_t i = item; i < bytes; i += items)
                    EXPECT(to[member * bytes + i] ==
                           byte_of(ishmem_team_translate_pe(team, member, 0), round, rank * bytes + i));
            break;
        case 2:
            for (size_t i = item; i < bytes; i += items)
                EXPECT(to[i] == byte_of(ishmem_team_translate_pe(team, root, 0), round, i));
            break;
        default:
            for (size_t i = item; i < count; i += items) {
                long sum = 0, most = 0;
                for (int member = 0; member < n; member++) {
                    long one = number_of(ishmem_team_translate_pe(team, member, 0), round, i);
                    sum += one;
                    most = max(most, one);
                }
                if (doing == 3)
                    EXPECT(((global long *)to)[i] == sum);
                else if (doing == 4)
                    EXPECT(((global long *)from)[i] == most);
                else
                    EXPECT(((global float *)to)[i] == (float)sum);
            }
        }
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    }
    wrongs[item] = wrong;
}
