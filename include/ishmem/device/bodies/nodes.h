/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Collectives of teams that meet by nodes (waits.h). Part of ishmem_device.h.
 *
 * On each node as many members carry as the smallest one has: the i-th of a node reaches the i-th of the others, and no
 * other. What all members of a node get, or give, is shared out among its carriers, crosses the network once, and is handed
 * on in the node's memory. So messages are as many as nodes and carriers, of short data as nodes.
 */
#ifndef ISHMEM_DEVICE_NODE_BODIES_H
#define ISHMEM_DEVICE_NODE_BODIES_H

#include "small.h"

/* The members of each node meet, by crews. */
#define ISHMEMI_MEET_NODE(crew, in_group, routine, team, bytes)                                                        \
    do {                                                                                                               \
        ISHMEMI_MEET(in_group);                                                                                        \
        if (ishmemi_rank(crew) == 0)                                                                                   \
            ishmemi_meet_by_nodes(routine, team, bytes, 1);                                                            \
        ISHMEMI_MEET(in_group);                                                                                        \
    } while (0)

/* A carrier has so many bytes at least, but for the last one. */
#define ISHMEMI_LOAD_BYTES (4ul << 10)

/* Where the share of this node's i-th member of `bytes` bytes begins; it ends where the next one's begins. Those that do not
 * carry have none. */
static inline ulong ishmemi_share_at(__global const ishmemi_nodes_t *nodes, ulong bytes, int i)
{
    ulong each = ishmemi_lines(max((bytes + nodes->least - 1) / nodes->least, ISHMEMI_LOAD_BYTES));
    return min((ulong)i * each, bytes);
}

/* This PE's number among the members on its node. */
static inline int ishmemi_node_rank(__global const ishmemi_team_t *team)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    return team->my_pe - ishmemi_first_on(nodes, nodes->mine);
}

/* The node of a member. */
static inline uint ishmemi_node_of(__global const ishmemi_nodes_t *nodes, int member)
{
    uint low = 0, high = nodes->count;
    while (high - low > 1) {
        uint middle = low + (high - low) / 2;
        if (ishmemi_first_on(nodes, middle) <= member)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* Copies elements to `dest` of a member. Those that go to other nodes arrive before the team meets. */
static inline void ishmemi_put_to(uint routine, __global const ishmemi_team_t *team, int member, ulong dest,
                                  const void *source, ulong bytes, uint size, ishmemi_crew_t crew)
{
    int world_pe = ishmemi_world_pe(team, member);
    ulong to = ishmemi_at(routine, ISHMEMI_ARG_DEST, dest, bytes, world_pe);
    if (to != 0)
        ishmemi_copy((__global void *)to, source, bytes, size, crew);
    else
        ishmemi_far_put(routine | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, bytes, world_pe, crew);
}

/* A crew's share of storing elements to `dest` of the node's members, this PE last, where they are not there yet. */
ISHMEMI_SHARED void ishmemi_put_on_node(uint routine, __global const ishmemi_team_t *team, ulong dest, const void *source,
                                        ulong bytes, uint size, ishmemi_crew_t crew)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    int first = ishmemi_first_on(nodes, nodes->mine), n = ishmemi_first_on(nodes, nodes->mine + 1) - first;
    int members = (ulong)source != dest ? n : n - 1;
    for (int i = 1; i <= members && bytes > 0; i++)
        ishmemi_put_to(routine, team, first + (ishmemi_node_rank(team) + i) % n, dest, source, bytes, size, crew);
}

/* The bytes of the blocks of some members, which are told at the address `sizes`, or, where that is 0, all have `each`. */
static inline ulong ishmemi_block_bytes(ulong sizes, ulong each, int from, int upto)
{
    if (sizes == 0)
        return (ulong)(upto - from) * each;
    ulong bytes = 0;
    for (int member = from; member < upto; member++)
        bytes += ((const __global ulong *)sizes)[member];
    return bytes;
}

/* A crew's share of what this PE carries between `dest` of its node and of others: the blocks of its own node go to theirs, or,
 * where `arrived`, theirs are handed on to its own. */
ISHMEMI_SHARED void ishmemi_carry_blocks(uint routine, __global const ishmemi_team_t *team, ulong dest, ulong sizes, ulong each,
                                         uint size, int arrived, ishmemi_crew_t crew)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    int rank = ishmemi_node_rank(team);
    ulong end = 0;
    for (uint node = 0; node < nodes->count; node++) {
        ulong bytes = ishmemi_block_bytes(sizes, each, ishmemi_first_on(nodes, node), ishmemi_first_on(nodes, node + 1));
        ulong at = ishmemi_share_at(nodes, bytes, rank), length = ishmemi_share_at(nodes, bytes, rank + 1) - at;
        ulong share = dest + end + at;
        end += bytes;
        if (length == 0 || (node == nodes->mine) == arrived)
            continue;
        if (arrived) {
            ishmemi_put_on_node(routine, team, share, (const __global void *)share, length, size, crew);
            continue;
        }
        for (uint i = 1; i < nodes->count; i++) {
            int to = ishmemi_first_on(nodes, (node + i) % nodes->count) + rank;
            ishmemi_put_to(routine, team, to, share, (const __global void *)share, length, size, crew);
        }
    }
}

/* Every PE's block comes to its place in `dest` of every member; blocks are as in ishmemi_block_bytes, `call` is how many bytes
 * the call has. `dest` has to be free on all PEs. */
ISHMEMI_INLINE void ishmemi_gather_by_nodes_by(ishmemi_crew_t crew, int in_group, uint routine,
                                               __global const ishmemi_team_t *team, ulong dest, const void *source,
                                               ulong bytes, ulong sizes, uint size, ulong call)
{
    ulong place = ishmemi_block_bytes(sizes, bytes, 0, team->my_pe);
    ishmemi_put_on_node(routine, team, dest + place, source, bytes, size, crew);
    ISHMEMI_MEET_NODE(crew, in_group, routine, team, call);
    ishmemi_carry_blocks(routine, team, dest, sizes, bytes, size, 0, crew);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, call);
    ishmemi_carry_blocks(routine, team, dest, sizes, bytes, size, 1, crew);
    ISHMEMI_MEET_NODE(crew, in_group, routine, team, call);
}

ISHMEMI_FORMS(void, gather_by_nodes,
              (uint routine, __global const ishmemi_team_t *team, ulong dest, const void *source, ulong bytes, ulong sizes,
               uint size, ulong call),
              routine, team, dest, source, bytes, sizes, size, call)

/* It is called, since what is live at meetings takes memory of every work-item. */
#define ISHMEMI_GATHER_BY_NODES(in_group, ...)                                                                         \
    do {                                                                                                               \
        if (in_group)                                                                                                  \
            ishmemi_gather_by_nodes_group(__VA_ARGS__);                                                                \
        else                                                                                                           \
            ishmemi_gather_by_nodes(__VA_ARGS__);                                                                      \
    } while (0)

/* Bytes of a team's scratch memory in which something is gathered. There are two that take turns: others may gather again
 * while this PE still reads what was gathered before. */
static inline ulong ishmemi_gathered_bytes(void)
{
    return ishmemi_module.state->scratch_bytes / 2;
}

static inline ulong ishmemi_scratch_of(__global const ishmemi_team_t *team)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    return state->scratch + ((uint)team->handle & ISHMEMI_SLOT_MASK) * state->scratch_bytes;
}

/* The one whose turn it is. */
ISHMEMI_INLINE ulong ishmemi_next_scratch_by(ishmemi_crew_t crew, int in_group, __global const ishmemi_team_t *team)
{
    volatile __global uint *gathers = &ishmemi_sync_area(team)->gathers;
    ISHMEMI_MEET(in_group);
    uint number = *gathers;
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0)
        *gathers = number + 1;
    return ishmemi_scratch_of(team) + (number & 1) * ishmemi_gathered_bytes();
}

/* Blocks that differ in size: all PEs first learn the sizes, and so that all have entered. */
ISHMEMI_INLINE int ishmemi_collect_by_nodes_by(ishmemi_crew_t crew, int in_group, uint routine,
                                               __global const ishmemi_team_t *team, void *dest, const void *source,
                                               ulong bytes, uint size)
{
    ulong sizes = ishmemi_next_scratch_by(crew, in_group, team);
    ISHMEMI_GATHER_BY_NODES(in_group, routine, team, sizes, &bytes, sizeof(bytes), 0, sizeof(bytes), 0);
    ulong all = ishmemi_block_bytes(sizes, 0, 0, team->n_pes);
    if (all > 0 && ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, all, ishmemi_module.state->my_pe) == 0)
        return 0;
    ISHMEMI_GATHER_BY_NODES(in_group, routine, team, (ulong)dest, source, bytes, sizes, size, 0);
    return 0;
}

ISHMEMI_FORMS(int, collect_by_nodes,
              (uint routine, __global const ishmemi_team_t *team, void *dest, const void *source, ulong bytes, uint size),
              routine, team, dest, source, bytes, size)

/* The members of the root's node load from it; of other nodes each carrier gets its share, and hands it on. */
ISHMEMI_INLINE int ishmemi_broadcast_by_nodes_by(ishmemi_crew_t crew, int in_group, uint routine,
                                                 __global const ishmemi_team_t *team, void *dest, const void *source,
                                                 ulong bytes, int root, uint size)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    int me = ishmemi_module.state->my_pe, world_pe = ishmemi_world_pe(team, root), rank = ishmemi_node_rank(team);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes);
    ulong at = 0, length = 0;
    if (bytes > 0 && !(root == team->my_pe && dest == source) &&
        ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, bytes, me) != 0) {
        ulong from = ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, world_pe);
        if (from != 0) {
            ishmemi_copy(dest, (const __global void *)from, bytes, size, crew);
        } else {
            at = ishmemi_share_at(nodes, bytes, rank);
            length = ishmemi_share_at(nodes, bytes, rank + 1) - at;
            ishmemi_far_get(routine, ISHMEMX_CTX_DEFAULT, (uchar *)dest + at, (ulong)source + at, length, world_pe, crew);
        }
    }
    ISHMEMI_MEET(in_group);
    ishmemi_put_on_node(routine, team, (ulong)dest + at, (uchar *)dest + at, length, size, crew);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes);
    return 0;
}

ISHMEMI_FORMS(int, broadcast_by_nodes,
              (uint routine, __global const ishmemi_team_t *team, void *dest, const void *source, ulong bytes, int root,
               uint size),
              routine, team, dest, source, bytes, root, size)

#endif /* ISHMEM_DEVICE_NODE_BODIES_H */
