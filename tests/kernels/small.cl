/* Collectives one after the other, with nothing between them: a PE changes its `source` as soon as it comes out of one, and looks
 * at what came, byte by byte, while others are ahead or behind. */
#include <ishmem_device.h>

enum what { FCOLLECT, COLLECT, ALLTOALL, BROADCAST, REDUCE, REDUCESCATTER, SCAN, KINDS };

/* Bytes before and behind what a collective may write. */
#define GUARD 64
#define UNTOUCHED 0xa5

/* Byte i of what `from` contributes for `to` in a round. */
static uchar byte_of(int from, int to, int round, ulong i)
{
    return (uchar)((uint)from * 37 + (uint)to * 101 + (uint)round * 11 + (uint)i * 5 + (uint)(i >> 8));
}

static uint mixed(uint state)
{
    state ^= state >> 16;
    state *= 0x7feb352du;
    state ^= state >> 15;
    state *= 0x846ca68bu;
    return state ^ state >> 16;
}

/* Not a sum that compilers know. */
static uint number_of(int from, int round, ulong i)
{
    return mixed((uint)from * 1000003u + (uint)round * 7919u + (uint)i * 31u);
}

/* Where a contribution to a `collect` differs in size from the others'. */
static ulong contribution(int what, int pe, ulong bytes)
{
    return what == COLLECT ? bytes * (ulong)(pe % 3) / 2 + (ulong)(pe % 2) : bytes;
}

static int call(int what, int by_group, int team, global uchar *dest, global uchar *source, ulong bytes, int root)
{
    global uint *results = (global uint *)dest;
    const global uint *operands = (const global uint *)source;
    ulong count = bytes / 4;
    if (by_group)
        switch (what) {
        case FCOLLECT: return ishmemx_fcollectmem_work_group(team, dest, source, bytes);
        case COLLECT: return ishmemx_collectmem_work_group(team, dest, source, bytes);
        case ALLTOALL: return ishmemx_alltoallmem_work_group(team, dest, source, bytes);
        case BROADCAST: return ishmemx_broadcastmem_work_group(team, dest, source, bytes, root);
        case REDUCE: return ishmemx_uint32_sum_reduce_work_group(team, results, operands, count);
        case SCAN: return ishmemx_uint32_sum_inscan_work_group(team, results, operands, count);
        default: return ishmemx_uint32_sum_reducescatter_work_group(team, results, operands, count);
        }
    if (get_local_linear_id() != 0)
        return 0;
    switch (what) {
    case FCOLLECT: return ishmem_fcollectmem(team, dest, source, bytes);
    case COLLECT: return ishmem_collectmem(team, dest, source, bytes);
    case ALLTOALL: return ishmem_alltoallmem(team, dest, source, bytes);
    case BROADCAST: return ishmem_broadcastmem(team, dest, source, bytes, root);
    case REDUCE: return ishmem_uint32_sum_reduce(team, results, operands, count);
    case SCAN: return ishmem_uint32_sum_inscan(team, results, operands, count);
    default: return ishmemx_uint32_sum_reducescatter(team, results, operands, count);
    }
}

/* The `asked` kind with `most` bytes, or where that is KINDS any kind with any number of bytes up to that. One PE comes late in
 * each round, by `delay` turns of a loop. `memory` has room for GUARD, what comes from all, GUARD, and what goes to all.
 * What brings more than `small` bytes to a PE may be stored to `dest` as soon as a PE calls. */
kernel void small_rounds(int team, int by_group, int asked, ulong most, int rounds, int delay, global uchar *memory,
                         ulong room, ulong small, global int *wrong)
{
    int n = ishmem_team_n_pes(team), me = ishmem_team_my_pe(team);
    ulong item = get_local_linear_id(), items = get_local_size(0);
    global uchar *dest = memory + GUARD, *source = dest + room + GUARD;
    for (int round = 0; round < rounds; round++) {
        uint random = mixed((uint)round * 977u + (uint)most);
        int what = asked < KINDS ? asked : (int)(random % KINDS), root = (int)((random >> 8) % (uint)n);
        ulong bytes = asked < KINDS ? most : mixed(random) % (1u << mixed(random + 1) % 17) % (most + 1);
        if (what >= REDUCE)
            bytes &= ~3ul;
        int blocks = what == ALLTOALL || what == REDUCESCATTER ? n : 1;
        ulong mine = contribution(what, me, bytes);
        /* Every other reduction is in place. */
        global uchar *from = what == REDUCE && (round & 1) != 0 ? dest : source;
        for (ulong i = item; i < (ulong)blocks * mine; i += items) {
            int to = what == ALLTOALL ? (int)(i / mine) : 0;
            from[i] = what >= REDUCE ? (uchar)(number_of(me, round, i / 4) >> 8 * (i & 3))
                                     : byte_of(me, to, round, what == ALLTOALL ? i % mine : i);
        }
        ulong came = what == BROADCAST || what >= REDUCE ? bytes : 0;
        if (what == FCOLLECT || what == ALLTOALL)
            came = bytes * (ulong)n;
        for (int pe = 0; what == COLLECT && pe < n; pe++)
            came += contribution(what, pe, bytes);
        for (ulong i = item; i < GUARD; i += items)
            dest[came + i] = UNTOUCHED;
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        if (item == 0 && delay > 0 && round % n == me)
            for (int turn = 0; turn < delay; turn++)
                ishmem_relax();
        if (item == 0 && (what == FCOLLECT || what == ALLTOALL) && came > small)
            ishmem_team_sync(team);
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        int code = call(what, by_group, team, dest, from, what == COLLECT ? mine : bytes, root);
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
        int bad = code != 0;
        if (what == FCOLLECT || what == ALLTOALL) {
            for (ulong i = item; i < came; i += items)
                bad |= dest[i] != byte_of((int)(i / bytes), what == ALLTOALL ? me : 0, round, i % bytes);
        } else if (what == COLLECT) {
            ulong at = 0;
            for (int pe = 0; pe < n; at += contribution(what, pe++, bytes))
                for (ulong i = item; i < contribution(what, pe, bytes); i += items)
                    bad |= dest[at + i] != byte_of(pe, 0, round, i);
        } else if (what == BROADCAST) {
            for (ulong i = item; i < bytes; i += items)
                bad |= dest[i] != byte_of(root, 0, round, i);
        } else {
            ulong first = what == REDUCESCATTER ? (ulong)me * (bytes / 4) : 0;
            for (ulong i = item; i < bytes / 4; i += items) {
                uint sum = 0;
                for (int pe = 0; pe < (what == SCAN ? me + 1 : n); pe++)
                    sum += number_of(pe, round, first + i);
                bad |= ((global uint *)dest)[i] != sum;
            }
        }
        for (ulong i = item; i < GUARD; i += items)
            bad |= dest[came + i] != UNTOUCHED || memory[i] != UNTOUCHED;
        if (bad) {
            wrong[0] = 1 + what;
            wrong[1] = round;
            wrong[2] = (int)bytes;
        }
        work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

/* One of them many times, for its time; `bytes` is what comes to a PE, but of a reduction the bytes of its result. */
kernel void time_small(int team, int by_group, int what, ulong bytes, int rounds, global uchar *dest, global uchar *source)
{
    int n = ishmem_team_n_pes(team);
    ulong each = what == BROADCAST || what == REDUCE ? bytes : bytes / (ulong)n;
    for (int round = 0; round < rounds; round++)
        call(what, by_group, team, dest, source, each, round % n);
}

/* One PE calls with another size than the others, or something else, or not at all. */
kernel void small_mismatch(int team, int syncs, ulong bytes, global uchar *dest, global uchar *source)
{
    if (syncs)
        ishmem_team_sync(team);
    else
        ishmem_fcollectmem(team, dest, source, bytes);
}
