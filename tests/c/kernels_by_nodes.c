/* Collectives in kernels, which routines on command lists are, of a team on several nodes: they have the bits of the host's, and
 * send no more messages between nodes than there are nodes and PEs that carry, as ISHMEM_STATS counts requests. */
#include <ishmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 30000, SHORT = 100 };

static int me, n;
static ze_command_list_handle_t list;
static double *dest, *source, seen[MOST], expected[MOST];
static long *number;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, __LINE__, #condition);                                \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)
#define AT list, NULL, 0, NULL

/* Around 1: a number whose bits are all in use, and sums of which are rounded at each step. */
static double operand(int pe, size_t i)
{
    uint64_t mixed = ((uint64_t)pe * MOST + i + 1) * 0x9e3779b97f4a7c15;
    double fraction = (double)(mixed >> 11) / (double)((uint64_t)1 << 53);
    return (mixed & 1 ? -1 : 1) * (0.5 + fraction) * (mixed & 2 ? 1e-3 : 1);
}

/* Requests of this PE's kernels so far. */
static long requests(void)
{
    static ishmemx_stat_t stats[64];
    size_t count = ishmemx_stats(stats, 64);
    for (size_t i = 0; i < count; i++)
        if (!strcmp(stats[i].path, "ring"))
            return (long)stats[i].calls;
    return 0;
}

#define OF_ALL(NAME, OPERATION)                                                                                        \
    static long NAME(long mine)                                                                                        \
    {                                                                                                                  \
        ishmem_long_p(number, mine, me);                                                                               \
        ishmem_barrier_all();                                                                                          \
        CHECK(ishmem_long_##OPERATION##_reduce(ISHMEM_TEAM_WORLD, number + 1, number, 1) == 0);                        \
        return ishmem_long_g(number + 1, me);                                                                          \
    }

OF_ALL(sum, sum)
OF_ALL(most, max)
OF_ALL(least, min)

/* Sets the arrays to what they are before a call, and compares what comes of it by the host and in a kernel. */
static void set(double *array)
{
    for (size_t i = 0; i < MOST; i++)
        seen[i] = operand(me, i);
    ishmem_double_put(array, seen, MOST, me);
    ishmem_barrier_all();
}

static void keep(double *results)
{
    ishmem_barrier_all();
    ishmem_double_get(results, dest, MOST, me);
}

#define SAME(BY_HOST, BY_KERNEL)                                                                             \
    do {                                                                                                               \
        set(source);                                                                                                   \
        set(dest);                                                                                                     \
        CHECK((BY_HOST) == 0);                                                                                         \
        keep(expected);                                                                                                \
        set(dest);                                                                                                     \
        CHECK((BY_KERNEL) == 0);                                                                                       \
        keep(seen);                                                                                                    \
        CHECK(memcmp(seen, expected, sizeof seen) == 0);                                                               \
    } while (0)

static void results(ishmem_team_t team, int members, int rank)
{
    for (size_t length = 0; length <= MOST; length = length == 0 ? 1 : length == 1 ? SHORT : length == SHORT ? MOST : MOST + 1) {
        size_t block = length / (size_t)members, mine = block > (size_t)rank ? block - (size_t)rank : 0;
        SAME(ishmem_double_sum_reduce(team, dest, source, length), ishmemx_double_sum_reduce_on_list(team, dest, source, length, AT));
        SAME(ishmem_double_prod_reduce(team, dest, dest, length), ishmemx_double_prod_reduce_on_list(team, dest, dest, length, AT));
        for (int root = 0; root < members; root += members - 1)
            SAME(ishmem_double_broadcast(team, dest, source, length, root),
                 ishmemx_double_broadcast_on_list(team, dest, source, length, root, AT));
        SAME(ishmem_double_fcollect(team, dest, source, block), ishmemx_double_fcollect_on_list(team, dest, source, block, AT));
        SAME(ishmem_double_collect(team, dest, source, mine), ishmemx_double_collect_on_list(team, dest, source, mine, AT));
    }
}

#define COUNTED(MOST_MESSAGES, CALL)                                                                                   \
    do {                                                                                                               \
        long before = sum(requests());                                                                                 \
        CHECK((CALL) == 0);                                                                                            \
        long sent = sum(requests()) - before;                                                                          \
        CHECK(sent > 0 && sent <= (MOST_MESSAGES));                                                                    \
    } while (0)

static void counts(long nodes, long carriers)
{
    long rounds = 0, between = nodes * (nodes - 1);
    while ((1 << rounds) < nodes)
        rounds++;
    /* The first PE of a node looks first whether all is complete. */
    long meeting = nodes * (rounds + 1);
    ishmem_team_t team = ISHMEM_TEAM_WORLD;
    COUNTED(meeting, ishmemx_sync_all_on_list(AT));
    COUNTED(meeting, ishmemx_barrier_all_on_list(AT));
    COUNTED(2 * meeting + nodes - 1, ishmemx_double_broadcast_on_list(team, dest, source, SHORT, 0, AT));
    COUNTED(meeting + between, ishmemx_double_fcollect_on_list(team, dest, source, SHORT, AT));
    COUNTED(2 * (meeting + between), ishmemx_double_collect_on_list(team, dest, source, SHORT, AT));
    COUNTED(meeting + between, ishmemx_double_sum_reduce_on_list(team, dest, source, SHORT, AT));
    /* Each carrier's share comes in pieces of 64 KiB: the next node is told of them, gets them, and what comes of them is put. */
    long pieces = ((long)(MOST * sizeof(double)) / carriers + (64 << 10)) / (64 << 10);
    COUNTED(2 * meeting + carriers * (nodes - 1) * 3 * pieces + carriers * nodes,
            ishmemx_double_sum_reduce_on_list(team, dest, source, MOST, AT));
    COUNTED(2 * meeting + carriers * (nodes - 1), ishmemx_double_broadcast_on_list(team, dest, source, MOST, 0, AT));
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    int near = ishmem_team_n_pes(ISHMEM_TEAM_SHARED);
    dest = ishmem_calloc(MOST, sizeof(double));
    source = ishmem_calloc(MOST, sizeof(double));
    number = ishmem_calloc(2, sizeof(long));
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_command_queue_desc_t queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                     .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    CHECK(zeCommandListCreateImmediate(context, device, &queue, &list) == ZE_RESULT_SUCCESS);
    long each = most(near);
    counts((n + each - 1) / each, least(near));
    results(ISHMEM_TEAM_WORLD, n, me);
    /* Whose first member is on the last node. */
    ishmem_team_t reverse;
    CHECK(ishmem_team_split_strided(ISHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reverse) == 0);
    results(reverse, n, ishmem_team_my_pe(reverse));
    ishmem_team_destroy(reverse);
    CHECK(zeCommandListDestroy(list) == ZE_RESULT_SUCCESS);
    ishmem_free(number);
    ishmem_free(source);
    ishmem_free(dest);
    ishmem_finalize();
    return 0;
}
