/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The bodies of collectives that move or combine data. Part of ishmem_device.h.
 *
 * Each PE of the team calls, from one work-item or one work-group. What is short goes by messages, which small.h has: a PE
 * then waits for those to it, and for nothing else. Otherwise all meet at the end, so that no PE returns before its `source`
 * may be reused; and at the beginning where a PE loads from others, or stores to a `dest` that its owner may use until it calls.
 */
#ifndef ISHMEM_DEVICE_COLLECTIVE_BODIES_H
#define ISHMEM_DEVICE_COLLECTIVE_BODIES_H

#include "small.h"

/* A crew's share of a collective's transfers from and to PEs of other nodes, which count besides. Puts arrive before the team meets. */
ISHMEMI_CALLED void ishmemi_ask_put(uint routine, ulong dest, const void *source, ulong bytes, int world_pe, ishmemi_crew_t crew)
{
    ISHMEMI_COUNT(crew, routine, bytes, 1);
    ishmemi_far_put(routine | ISHMEMI_NBI, ISHMEMX_CTX_DEFAULT, dest, source, bytes, world_pe, crew);
}

ISHMEMI_CALLED void ishmemi_ask_get(uint routine, void *dest, ulong source, ulong bytes, int world_pe, ishmemi_crew_t crew)
{
    ISHMEMI_COUNT(crew, routine, bytes, 1);
    ishmemi_far_get(routine, ISHMEMX_CTX_DEFAULT, dest, source, bytes, world_pe, crew);
}

ISHMEMI_CALLED void ishmemi_ask_tile(uint routine, void *dest, const void *source, ulong dst, ulong sst, ulong columns, ulong rows,
                                     int world_pe, uint size, ulong span, ishmemi_crew_t crew)
{
    ISHMEMI_COUNT(crew, routine, columns * rows * size, 1);
    ishmemi_far_strided(routine, ISHMEMX_CTX_DEFAULT, dest, source, dst, sst, columns, rows, world_pe, size, 1, span, crew);
}

/* Copies elements to `dest` of a member. */
static inline void ishmemi_put_to(uint routine, __global const ishmemi_team_t *team, int member, ulong dest,
                                  const void *source, ulong bytes, uint size, ishmemi_crew_t crew)
{
    int world_pe = ishmemi_world_pe(team, member);
    ulong to = ishmemi_at(routine, ISHMEMI_ARG_DEST, dest, bytes, world_pe);
    if (to != 0)
        ishmemi_copy((__global void *)to, source, bytes, size, crew);
    else
        ishmemi_ask_put(routine, dest, source, bytes, world_pe, crew);
}

/* Bytes of a contribution, as a header or a message of its own tells. */
static inline ulong ishmemi_contribution(const ishmemi_mail_t *mail, int sender, ulong mine)
{
    if (sender == mail->team->my_pe)
        return mine;
    ulong heap = ishmemi_module.state->heap_base;
    /* As it was awaited: other loads may come from a cache. */
    volatile __global atomic_ulong *header = (volatile __global atomic_ulong *)ishmemi_header(mail, heap, sender);
    ulong bytes = atomic_load_explicit(header, memory_order_relaxed, memory_scope_all_svm_devices) & ISHMEMI_LONG;
    if (bytes == ISHMEMI_LONG)
        ishmemi_take_mail(mail, sender, 0, &bytes, sizeof(bytes), sizeof(bytes), ishmemi_alone());
    return bytes;
}

/* A crew's share of sending blocks to all others, each `step` bytes after the last. */
ISHMEMI_APART void ishmemi_send_blocks(const ishmemi_mail_t *mail, const void *source, ulong bytes, ulong step, uint size,
                                        ulong room, ishmemi_crew_t crew)
{
    ulong me = mail->team->my_pe;
    ishmemi_send_far(mail, 0, me * room, source, bytes, step, step == 0 ? bytes : (ulong)mail->team->n_pes * step, crew);
    for (int i = 1; i < mail->team->n_pes; i++) {
        int to = ishmemi_after(mail->team, i);
        ishmemi_send_mail(mail, to, me * room, (const uchar *)source + (ulong)to * step, bytes, size, crew);
    }
}

/* A crew's share of storing them to `dest` of all members, this PE last. */
ISHMEMI_APART void ishmemi_store_blocks(uint routine, __global const ishmemi_team_t *team, ulong dest, const void *source,
                                         ulong bytes, ulong step, uint size, ishmemi_crew_t crew)
{
    for (int i = 1; i <= team->n_pes && bytes > 0; i++) {
        int to = ishmemi_after(team, i);
        ishmemi_put_to(routine, team, to, dest, (const uchar *)source + (ulong)to * step, bytes, size, crew);
    }
}

/* The same where headers follow, which blocks bring to members on other nodes. */
ISHMEMI_APART void ishmemi_bring_blocks(const ishmemi_mail_t *mail, ulong dest, const void *source, ulong bytes, ulong step,
                                         uint size, ishmemi_crew_t crew)
{
    ulong all = step == 0 ? bytes : (ulong)mail->team->n_pes * step;
    ishmemi_send_far(mail, dest - ishmemi_module.state->heap_base, 0, source, bytes, step, all, crew);
    for (int i = 1; i <= mail->team->n_pes && bytes > 0; i++) {
        int to = ishmemi_after(mail->team, i);
        if (ishmemi_heap_of(mail->team, to) != 0)
            ishmemi_put_to(mail->routine, mail->team, to, dest, (const uchar *)source + (ulong)to * step, bytes, size, crew);
    }
}

/* A crew's share of the blocks that were sent, and of this PE's own, one after the other. */
ISHMEMI_APART void ishmemi_take_blocks(const ishmemi_mail_t *mail, void *dest, const void *own, ulong bytes, uint size,
                                        ulong room, int ragged, ishmemi_crew_t crew)
{
    uchar *to = (uchar *)dest;
    for (int member = 0; member < mail->team->n_pes; member++) {
        ulong theirs = ragged ? ishmemi_contribution(mail, member, bytes) : bytes;
        if (member == mail->team->my_pe)
            ishmemi_copy(to, own, bytes, size, crew);
        else
            ishmemi_take_mail(mail, member, (ulong)member * room, to, theirs, size, crew);
        to += theirs;
    }
}

/* What ishmemi_place_block tells after a complaint. */
#define ISHMEMI_NOWHERE (~0ul)

/* Where this PE's block belongs in `dest`, from bit 1 on, and in bit 0 whether a block has no room in a mailbox. */
ISHMEMI_CALLED ulong ishmemi_place_block(const ishmemi_mail_t *mail, const void *dest, ulong bytes, ulong room)
{
    ulong before = 0, longest = 0, all = 0;
    for (int member = 0; member < mail->team->n_pes; member++) {
        ulong theirs = ishmemi_contribution(mail, member, bytes);
        before += member < mail->team->my_pe ? theirs : 0;
        longest = max(longest, theirs);
        all = add_sat(all, theirs);
    }
    if (all > 0 && ishmemi_at(mail->routine, ISHMEMI_ARG_DEST, (ulong)dest, all, ishmemi_module.state->my_pe) == 0)
        return ISHMEMI_NOWHERE;
    return before << 1 | (uint)(longest > room && !ishmemi_in_line(mail->words, longest));
}

/* Blocks of equal size go to all: sent, or stored where a team meets by headers. */
ISHMEMI_INLINE int ishmemi_exchange_small_by(ishmemi_crew_t crew, int in_group, uint routine,
                                             __global const ishmemi_team_t *team, void *dest, const void *source,
                                             ulong bytes, ulong step, uint size)
{
    ulong own = (ulong)team->my_pe;
    ishmemi_mail_t mail;
    ishmemi_begin_mail_by(crew, in_group, &mail, routine, team, bytes, 1);
    if (mail.words)
        ishmemi_send_blocks(&mail, source, bytes, step, size, ishmemi_lines(bytes), crew);
    else
        ishmemi_bring_blocks(&mail, (ulong)dest + own * bytes, source, bytes, step, size, crew);
    ishmemi_seal_mail_by(crew, in_group, &mail, 1);
    ishmemi_await_mail_by(crew, in_group, &mail, 0, team->n_pes, 0);
    if (mail.words) {
        ishmemi_take_blocks(&mail, dest, (const uchar *)source + own * step, bytes, size, ishmemi_lines(bytes), 0, crew);
        ishmemi_end_mail_by(crew, in_group, &mail, 1);
    } else if (ishmemi_rank(crew) == 0) {
        ishmemi_have_done(&mail, 1);
    }
    return 0;
}

/* Blocks that differ in size are sent. One that has no room is told of instead: all PEs learn that, and their places, and store. */
ISHMEMI_INLINE int ishmemi_collect_small_by(ishmemi_crew_t crew, int in_group, uint routine,
                                            __global const ishmemi_team_t *team, void *dest, const void *source,
                                            ulong bytes, uint size)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    ulong room = ishmemi_sent_bytes(team, ISHMEMI_TIMES_COLLECT) / (ulong)team->n_pes & ~(ulong)(ISHMEMI_MAIL_LINE - 1);
    int is_long = bytes > room && !ishmemi_in_line(state->words, bytes);
    ishmemi_mail_t mail;
    ishmemi_begin_mail_by(crew, in_group, &mail, routine, team, is_long ? ISHMEMI_LONG : bytes, 1);
    ishmemi_send_blocks(&mail, is_long ? (const void *)&bytes : source, is_long ? sizeof(bytes) : bytes, 0,
                        is_long ? sizeof(bytes) : size, room, crew);
    ishmemi_seal_mail_by(crew, in_group, &mail, 1);
    ishmemi_await_mail_by(crew, in_group, &mail, 0, team->n_pes, 1);
    volatile __global ulong *told = &ishmemi_sync_area(team)->broadcast;
    if (ishmemi_rank(crew) == 0)
        *told = ishmemi_place_block(&mail, dest, bytes, room);
    ISHMEMI_MEET(in_group);
    ulong place = *told;
    if (place == ISHMEMI_NOWHERE)
        return 0;
    if ((place & 1) == 0) {
        ishmemi_take_blocks(&mail, dest, source, bytes, size, room, 1, crew);
        ishmemi_end_mail_by(crew, in_group, &mail, 1);
        return 0;
    }
    if (ishmemi_rank(crew) == 0)
        ishmemi_have_done(&mail, 1);
    ishmemi_store_blocks(routine, team, (ulong)dest + (place >> 1), source, bytes, 0, size, crew);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, 0);
    return 0;
}

/* Where an object of this PE's heap is in that of a member on its node. */
static inline ulong ishmemi_near(__global const ishmemi_team_t *team, int rank, ulong address)
{
    return ishmemi_heap_of(&ishmemi_nodes(team)->near, rank) + (address - ishmemi_module.state->heap_base);
}

/* A crew's share of storing a block to `dest` of all members on this node, itself last, and of one on each other, which gets it for
 * that node: the one with this PE's number there, counted around where they are fewer. */
ISHMEMI_APART void ishmemi_store_by_nodes(uint routine, __global const ishmemi_team_t *team, ulong dest, const void *source,
                                           ulong bytes, uint size, ishmemi_crew_t crew)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    for (int i = 1; i < nodes->firsts.n_pes && bytes > 0; i++) {
        __global const ishmemi_node_t *node = ishmemi_node(nodes, ishmemi_after(&nodes->firsts, i));
        int to = node->first + nodes->near.my_pe % node->len * node->stride;
        ishmemi_ask_put(routine, dest, source, bytes, ishmemi_world_pe(team, to), crew);
    }
    ishmemi_store_blocks(routine, &nodes->near, dest, source, bytes, 0, size, crew);
}

/* A crew's share of the blocks of other nodes, block m at m * `bytes` bytes, from the members on this node that got them. */
ISHMEMI_APART void ishmemi_take_near(__global const ishmemi_team_t *team, void *dest, ulong bytes, uint size, ishmemi_crew_t crew)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    for (int i = 1; i < nodes->firsts.n_pes; i++) {
        __global const ishmemi_node_t *node = ishmemi_node(nodes, ishmemi_after(&nodes->firsts, i));
        for (int rank = 0; rank < node->len; rank++) {
            uchar *block = (uchar *)dest + (ulong)(node->first + rank * node->stride) * bytes;
            int owner = rank % nodes->near.n_pes;
            if (owner != nodes->near.my_pe)
                ishmemi_copy(block, (const __global void *)ishmemi_near(team, owner, (ulong)block), bytes, size, crew);
        }
    }
}

/* What the blocks of a PE are: one of any size for all members, one of equal size on all PEs, or one of that size for each member. */
enum { ISHMEMI_RAGGED, ISHMEMI_EVEN, ISHMEMI_DEALT };

/* Every PE stores its block at its place in `dest` of every member, itself last. Where blocks differ in size, the places come from a
 * running sum first. */
ISHMEMI_INLINE int ishmemi_gather_by(ishmemi_crew_t crew, int in_group, uint routine, int handle, void *dest,
                                     const void *source, ulong nelems, uint size, int blocks)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    routine = ISHMEMI_FORM(routine, in_group);
    int n = team->n_pes, me = team->my_pe;
    ulong bytes = ishmemi_bytes(nelems, size), place = (ulong)me * bytes, step = blocks == ISHMEMI_DEALT ? bytes : 0;
    ISHMEMI_COUNT(crew, routine, bytes * n, 0);
    if (blocks == ISHMEMI_RAGGED && ishmemi_has_mail(team))
        return ishmemi_collect_small_by(crew, in_group, routine, team, dest, source, bytes, size);
    ulong all = ishmemi_bytes(bytes, n);
    if (blocks != ISHMEMI_RAGGED &&
        (ishmemi_module.state->words ? ishmemi_is_small(team, all) : ishmemi_by_headers(team, all))) {
        if (bytes > 0 && ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, all, ishmemi_module.state->my_pe) == 0)
            return 0;
        return ishmemi_exchange_small_by(crew, in_group, routine, team, dest, source, bytes, step, size);
    }
    ISHMEMI_MEET(in_group);
    if (blocks == ISHMEMI_RAGGED) {
        volatile __global ulong *told = &ishmemi_sync_area(team)->broadcast;
        /* Whatever a PE says, no sum wraps around: what comes after more than there can be is not symmetric. */
        ulong counted = min(bytes, ishmemi_module.state->heap_bytes + 1);
        if (ishmemi_rank(crew) == 0)
            *told = ishmemi_sum_by_rounds(routine, team, counted) - counted;
        ISHMEMI_MEET(in_group);
        place = *told;
    }
    int by_nodes = blocks == ISHMEMI_EVEN && team->nodes != 0;
    if (by_nodes)
        ishmemi_store_by_nodes(routine, team, (ulong)dest + place, source, bytes, size, crew);
    else
        ishmemi_store_blocks(routine, team, (ulong)dest + place, source, bytes, step, size, crew);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, blocks == ISHMEMI_RAGGED ? 0 : bytes);
    if (by_nodes) {
        if (all > 0 && ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, all, ishmemi_module.state->my_pe) != 0)
            ishmemi_take_near(team, dest, bytes, size, crew);
        ISHMEMI_MEET_NEAR(crew, in_group, routine, team, bytes);
    }
    return 0;
}

ISHMEMI_COLLECTIVE_FORMS(gather,
              (uint routine, int team, void *dest, const void *source, ulong nelems, uint size, int blocks), routine,
              team, dest, source, nelems, size, blocks)

#define ishmemi_collect(...) ishmemi_gather(__VA_ARGS__, ISHMEMI_RAGGED)
#define ishmemi_collect_group(...) ishmemi_gather_group(__VA_ARGS__, ISHMEMI_RAGGED)
#define ishmemi_fcollect(...) ishmemi_gather(__VA_ARGS__, ISHMEMI_EVEN)
#define ishmemi_fcollect_group(...) ishmemi_gather_group(__VA_ARGS__, ISHMEMI_EVEN)
#define ishmemi_alltoall(...) ishmemi_gather(__VA_ARGS__, ISHMEMI_DEALT)
#define ishmemi_alltoall_group(...) ishmemi_gather_group(__VA_ARGS__, ISHMEMI_DEALT)

/* Every PE stores a block of its own to every member, itself last, as far into `dest` as it says. */
ISHMEMI_INLINE int ishmemi_alltoallv_by(ishmemi_crew_t crew, int in_group, uint routine, int handle, void *dest,
                                        const size_t *dest_offsets, const void *source, const size_t *source_offsets,
                                        const size_t *counts, uint size)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    routine = ISHMEMI_FORM(routine, in_group);
    ulong all = 0;
    ISHMEMI_MEET(in_group);
    for (int i = 1; i <= team->n_pes; i++) {
        int to = ishmemi_after(team, i);
        ulong bytes = ishmemi_bytes(counts[to], size), offset = ishmemi_bytes(dest_offsets[to], size);
        /* What is too far away is not symmetric, whatever sums wrap around to. */
        ulong place = offset <= ishmemi_module.state->heap_bytes ? (ulong)dest + offset : 0;
        all += bytes;
        if (bytes > 0 && source == 0)
            ishmemi_complain(ISHMEMI_NULL, routine, ISHMEMI_ARG_SOURCE, 0, 0);
        else if (bytes > 0)
            ishmemi_put_to(routine, team, to, place, (const uchar *)source + source_offsets[to] * size, bytes, size,
                           crew);
    }
    ISHMEMI_COUNT(crew, routine, all, 0);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, 0);
    return 0;
}

ISHMEMI_COLLECTIVE_FORMS(alltoallv,
              (uint routine, int team, void *dest, const size_t *dest_offsets, const void *source,
               const size_t *source_offsets, const size_t *counts, uint size),
              routine, team, dest, dest_offsets, source, source_offsets, counts, size)

/* Whether there is such a member to be the root; a complaint where not. */
ISHMEMI_CALLED int ishmemi_check_root(uint routine, __global const ishmemi_team_t *team, int root)
{
    if (root >= 0 && root < team->n_pes)
        return 1;
    ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_PE_ROOT, root, team->n_pes - 1);
    return 0;
}

/* A crew's share of loading from a member whose header says that it may. */
ISHMEMI_APART void ishmemi_load_from(const ishmemi_mail_t *mail, int member, void *dest, const void *source, ulong bytes, uint size,
                                      ishmemi_crew_t crew)
{
    ulong heap = ishmemi_heap_of(mail->team, member);
    if (heap == 0) {
        ishmemi_ask_get(mail->routine, dest, (ulong)source, bytes, ishmemi_world_pe(mail->team, member), crew);
        return;
    }
    ulong from = heap + ((ulong)source - ishmemi_module.state->heap_base);
    ishmemi_refresh();
    ishmemi_copy(dest, (const __global void *)from, bytes, size, crew);
}

/* The root sends to every other PE, and waits for none. Of what is longer it sends headers alone: the others load from it, and answer by
 * headers of theirs, for which it waits. */
ISHMEMI_INLINE int ishmemi_broadcast_mail_by(ishmemi_crew_t crew, int in_group, uint routine,
                                             __global const ishmemi_team_t *team, void *dest, const void *source,
                                             ulong bytes, int root, uint size)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    int me = team->my_pe, sent = bytes <= ishmemi_sent_bytes(team, ISHMEMI_TIMES_BROADCAST);
    if (bytes > 0 &&
        (ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, state->my_pe) == 0 ||
         ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, bytes, state->my_pe) == 0))
        return 0;
    ishmemi_mail_t mail;
    ishmemi_begin_mail_by(crew, in_group, &mail, routine, team, bytes, me == root);
    if (me == root) {
        if (sent)
            ishmemi_send_blocks(&mail, source, bytes, 0, size, 0, crew);
        ishmemi_seal_mail_by(crew, in_group, &mail, sent);
        if (dest != source)
            ishmemi_copy(dest, source, bytes, size, crew);
        if (!sent && ishmemi_rank(crew) == 0)
            ishmemi_await_headers(&mail, 0, team->n_pes, 0);
    } else {
        ishmemi_await_mail_by(crew, in_group, &mail, root, root + 1, 0);
        if (sent)
            ishmemi_take_mail(&mail, root, 0, dest, bytes, size, crew);
        else
            ishmemi_load_from(&mail, root, dest, source, bytes, size, crew);
    }
    /* After answers: what follows may change what others loaded. */
    ishmemi_refresh();
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0) {
        ishmemi_have_done(&mail, 0);
        if (!sent && me != root)
            ishmemi_send_header(&mail, root);
        else if (!sent)
            ishmemi_sync_area(team)->known = mail.generation;
    }
    return 0;
}

/* Of what a root on another node has, each member on this node loads a share, and the others' from them. */
ISHMEMI_INLINE void ishmemi_load_by_nodes_by(ishmemi_crew_t crew, int in_group, uint routine, __global const ishmemi_team_t *team,
                                             void *dest, const void *source, ulong bytes, int root, uint size)
{
    __global const ishmemi_team_t *near = &ishmemi_nodes(team)->near;
    int world_pe = ishmemi_world_pe(team, root);
    ulong share = ishmemi_lines(bytes / (ulong)near->n_pes + 1), first = min((ulong)near->my_pe * share, bytes);
    int is_symmetric = bytes > 0 &&
                       ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, ishmemi_module.state->my_pe) != 0 &&
                       ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, bytes, ishmemi_module.state->my_pe) != 0;
    if (is_symmetric && first < bytes)
        ishmemi_ask_get(routine, (uchar *)dest + first, (ulong)source + first, min(share, bytes - first), world_pe, crew);
    ISHMEMI_MEET_NEAR(crew, in_group, routine, team, bytes);
    for (int i = 1; i < near->n_pes && is_symmetric; i++) {
        int rank = ishmemi_after(near, i);
        first = min((ulong)rank * share, bytes);
        uchar *to = (uchar *)dest + first;
        ishmemi_copy(to, (const __global void *)ishmemi_near(team, rank, (ulong)to), min(share, bytes - first), size, crew);
    }
}

/* Every PE loads from the root. */
ISHMEMI_INLINE int ishmemi_broadcast_by(ishmemi_crew_t crew, int in_group, uint routine, int handle, void *dest,
                                        const void *source, ulong nelems, int root, uint size)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    routine = ISHMEMI_FORM(routine, in_group);
    if (!ishmemi_check_root(routine, team, root))
        return 1;
    ulong bytes = ishmemi_bytes(nelems, size);
    ISHMEMI_COUNT(crew, routine, bytes, 0);
    int by_nodes = team->nodes != 0 && !ishmemi_is_small(team, bytes);
    if (ishmemi_has_mail(team) && bytes < ISHMEMI_LONG && !by_nodes)
        return ishmemi_broadcast_mail_by(crew, in_group, routine, team, dest, source, bytes, root, size);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes);
    if (by_nodes && ishmemi_heap_of(team, root) == 0)
        ishmemi_load_by_nodes_by(crew, in_group, routine, team, dest, source, bytes, root, size);
    else if (bytes > 0) {
        int me = ishmemi_module.state->my_pe;
        int world_pe = ishmemi_world_pe(team, root);
        ulong from = ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, world_pe);
        if (ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, bytes, me) != 0) {
            if (from == 0)
                ishmemi_ask_get(routine, dest, (ulong)source, bytes, world_pe, crew);
            else if (from != (ulong)dest)
                ishmemi_copy(dest, (const __global void *)from, bytes, size, crew);
        }
    }
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes);
    return 0;
}

ISHMEMI_COLLECTIVE_FORMS(broadcast,
              (uint routine, int team, void *dest, const void *source, ulong nelems, int root, uint size), routine,
              team, dest, source, nelems, root, size)

/* The same, row by row. */
ISHMEMI_INLINE int ishmemi_tile_broadcast_by(ishmemi_crew_t crew, int in_group, uint routine, int handle, void *dest,
                                             const void *source, long dst, long sst, ulong columns, ulong rows,
                                             int root, uint size)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    routine = ISHMEMI_FORM(routine, in_group);
    if (!ishmemi_check_root(routine, team, root) ||
        (columns > 0 && rows > 0 && !ishmemi_check_strides(routine, dst, sst, columns)))
        return 1;
    ISHMEMI_COUNT(crew, routine, columns * rows * size, 0);
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, 0);
    if (columns > 0 && rows > 0) {
        int world_pe = ishmemi_world_pe(team, root);
        ulong span = ishmemi_span(sst, columns, rows, size);
        ulong from = ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, span, world_pe);
        ulong to = ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, ishmemi_span(dst, columns, rows, size),
                              ishmemi_module.state->my_pe);
        if (from == 0 && to != 0)
            ishmemi_ask_tile(routine, dest, source, dst, sst, columns, rows, world_pe, size, span, crew);
        else if (from != to && to != 0)
            ishmemi_copy_blocks((uchar *)dest, (const uchar *)(const __global uchar *)from, (ulong)dst * size,
                                (ulong)sst * size, columns * size, rows, size, crew);
    }
    ISHMEMI_MEET_TEAM(crew, in_group, routine, team, 0);
    return 0;
}

ISHMEMI_COLLECTIVE_FORMS(tile_broadcast,
              (uint routine, int team, void *dest, const void *source, long dst, long sst, ulong columns, ulong rows,
               int root, uint size),
              routine, team, dest, source, dst, sst, columns, rows, root, size)

/* ---------------------------------------------------------------------------------------------
 * Reductions and scans: each PE has a part of the elements, which it loads from all members in the order of their numbers in
 * the team, and whose results it stores to all. So it moves as much as one `source` and one `dest` hold, results have the
 * same bits everywhere, and `dest` may be `source`: no other PE touches the part.
 *
 * Of small reductions operands come as messages. Where they are few, as those of small scans are, each PE gets all of them, and
 * combines them for itself; of more it gets those of its part, and sends the results to the others in a second generation; or,
 * where messages are plain, PEs meet by headers before and after they load and store. The order is the same.
 *
 * Where members are on other nodes, a part is combined some elements at a time. For each such member there is room in
 * this PE's scratch memory: its operands come there before, and results lie there before they go to it.
 *
 * Where there are as many members on each node, long arrays are reduced in stages, so that as much crosses the network as one node's
 * operands and results are:
 * - of those of its node each PE has a part, which it combines into its own `dest`;
 * - of this part each of those that have the same one, a PE on each node, has a part, which it combines for all of them;
 * - each PE copies the parts of the others of its node.
 * So the order of floating-point operations depends on which nodes members are on; results have the same bits everywhere.
 */
typedef struct {
    __global const ishmemi_team_t *team;
    __global const ulong *peers; /* where the heap of each world PE is */
    ulong source;                /* offsets in the heap */
    ulong dest;
    int to; /* the members that get the results, to the one before `upto` */
    int upto;
    ulong first; /* numbers of elements: those to combine next */
    ulong last;
    ulong end;    /* of the part */
    ulong window; /* scratch memory, where members are on other nodes */
    ulong room;   /* bytes of it for each member; 0 where all are on this node */
    ulong size;   /* bytes of an element */
    /* Of small ones. Operands that came as messages are in `window`. */
    uint apart;  /* bytes from those of a member to those of the next; 0 where none came as messages */
    uint each;   /* elements of a part whose results are sent; 0 where none are */
    uint nelems;
    ishmemi_mail_t mail;
    ulong bytes; /* of the call for which all meet at the end, where nothing came as messages */
    int stage; /* where there are stages, 1 in the first, and 2 in the second */
} ishmemi_part_t;

/* Operands of all members up to so many bytes are sent to all. */
#define ISHMEMI_ONE_SHOT (8u << 10)

/* Parts hold a multiple of so many elements, but the last. */
#define ISHMEMI_GRAIN 64

/* Bytes of scratch memory for each of so many members. */
static inline ulong ishmemi_room_for_each(int members)
{
    return ishmemi_module.state->scratch_bytes / (ulong)members & ~(ulong)(ISHMEMI_GRAIN - 1);
}

/* A part without elements yet, of arrays of so many bytes in the heaps of all members. `upto` is 0 after a complaint. */
ISHMEMI_CALLED ishmemi_part_t ishmemi_part_of(uint routine, __global const ishmemi_team_t *team, const void *dest,
                                              ulong dest_bytes, const void *source, ulong source_bytes, uint size)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    ishmemi_part_t part = {team, (__global const ulong *)state->peers, (ulong)source - state->heap_base,
                           (ulong)dest - state->heap_base, 0, 0, 0, 0, 0, 0, 0, size, 0, 0, 0,
                           {0, 0, routine, 0, 0, 0}, ~0ul};
    if (ishmemi_at(routine, ISHMEMI_ARG_DEST, (ulong)dest, dest_bytes, state->my_pe) == 0 ||
        ishmemi_at(routine, ISHMEMI_ARG_SOURCE, (ulong)source, source_bytes, state->my_pe) == 0)
        return part;
    if ((((ulong)dest | (ulong)source) & (size - 1)) != 0) {
        int of_dest = ((ulong)dest & (size - 1)) != 0;
        ishmemi_complain(ISHMEMI_MISALIGNED, routine, of_dest ? ISHMEMI_ARG_DEST : ISHMEMI_ARG_SOURCE,
                         of_dest ? (long)dest : (long)source, size);
        return part;
    }
    if (team->spans_nodes) {
        part.window = ishmemi_scratch_of(team);
        part.room = ishmemi_room_for_each(team->n_pes);
    }
    part.upto = team->n_pes;
    return part;
}

/* Whether it is a reduction of arrays. */
static inline int ishmemi_reduces(uint routine)
{
    uint number = routine & ISHMEMI_NUMBER;
    return (number >= ISHMEMI_AND_REDUCE && number <= ISHMEMI_PROD_REDUCE) ||
           (number >= ISHMEMI_AND_REDUCESCATTER && number <= ISHMEMI_PROD_REDUCESCATTER);
}

/* Whether it is a scan. */
static inline int ishmemi_scans(uint routine)
{
    uint number = routine & ISHMEMI_NUMBER;
    return number == ISHMEMI_SUM_INSCAN || number == ISHMEMI_SUM_EXSCAN;
}

/* Whether a reduction leaves a block on each PE. */
static inline int ishmemi_scatters(uint routine)
{
    uint number = routine & ISHMEMI_NUMBER;
    return number >= ISHMEMI_AND_REDUCESCATTER && number <= ISHMEMI_PROD_REDUCESCATTER;
}

/* The elements of the part with a number, of so many parts of those from `first` to the one before `end`. */
static inline void ishmemi_set_part(ishmemi_part_t *part, ulong first, ulong end, int parts, int number)
{
    ulong each = ((end - first) / (ulong)parts / ISHMEMI_GRAIN + 1) * ISHMEMI_GRAIN;
    part->first = part->last = min(first + (ulong)number * each, end);
    part->end = min(part->first + each, end);
}

/* This PE's part; none of the elements after a complaint. */
ISHMEMI_SHARED ishmemi_part_t ishmemi_part(uint routine, __global const ishmemi_team_t *team, const void *dest,
                                           const void *source, ulong nelems, uint size)
{
    int scatters = ishmemi_scatters(routine);
    ulong bytes = ishmemi_bytes(nelems, size);
    ishmemi_part_t part = {team, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, size, 0, 0, 0, {0, 0, 0, 0, 0, 0}, ~0ul};
    if (nelems == 0)
        return part;
    part = ishmemi_part_of(routine, team, dest, bytes, source, scatters ? ishmemi_bytes(bytes, team->n_pes) : bytes,
                           size);
    if (part.upto == 0)
        return part;
    if (scatters) {
        /* The block of this PE, which is all of its `dest`. */
        part.to = team->my_pe;
        part.upto = part.to + 1;
        part.first = part.last = (ulong)part.to * nelems;
        part.end = part.first + nelems;
        part.dest -= part.first * size;
    } else {
        ishmemi_set_part(&part, 0, nelems, team->n_pes, team->my_pe);
    }
    return part;
}

/* The first stage, of no elements after a complaint. */
ISHMEMI_CALLED void ishmemi_first_stage(ishmemi_part_t *part)
{
    part->stage = 1;
    if (part->upto == 0)
        return;
    part->team = &ishmemi_nodes(part->team)->near;
    part->to = part->team->my_pe;
    part->upto = part->to + 1;
    part->room = 0;
    ishmemi_set_part(part, 0, part->bytes / part->size, part->team->n_pes, part->to);
}

/* The second, of the same elements as that of the members alike. */
ISHMEMI_CALLED void ishmemi_second_stage(ishmemi_part_t *part)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(ishmemi_team(part->team->handle));
    part->stage = 2;
    if (part->upto == 0)
        return;
    ishmemi_set_part(part, 0, part->bytes / part->size, nodes->near.n_pes, nodes->near.my_pe);
    ishmemi_set_part(part, part->first, part->end, nodes->alike.n_pes, nodes->alike.my_pe);
    part->team = &nodes->alike;
    part->source = part->dest;
    part->to = 0;
    part->upto = part->team->n_pes;
    part->room = ishmemi_room_for_each(part->upto);
}

/* The rows of a tile that this PE combines: every so many-th, as there are members. */
typedef struct {
    ishmemi_part_t part; /* the row that is combined next, from `source` to `dest` */
    ulong rows;          /* that come after it */
    ulong source_step;   /* bytes from one of its rows to the next */
    ulong dest_step;
    ulong at_once; /* rows for which there is room at a time; 0 where a row goes in pieces, or all members are on this node */
    ulong came;    /* so many came the last time, */
    ulong row;     /* of which this is the one that is combined */
} ishmemi_tile_t;

/* No rows after a complaint. */
ISHMEMI_SHARED ishmemi_tile_t ishmemi_tile(uint routine, __global const ishmemi_team_t *team, const void *dest,
                                            const void *source, long dst, long sst, ulong columns, ulong rows, uint size)
{
    ishmemi_tile_t tile = {{team, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, size, 0, 0, 0, {0, 0, 0, 0, 0, 0}, ~0ul}, 0, 0, 0, 0, 0, 0};
    if (columns == 0 || rows == 0 || !ishmemi_check_strides(routine, dst, sst, columns))
        return tile;
    tile.part = ishmemi_part_of(routine, team, dest, ishmemi_span(dst, columns, rows, size), source,
                                ishmemi_span(sst, columns, rows, size), size);
    ulong me = team->my_pe, members = team->n_pes;
    if (tile.part.upto == 0 || rows <= me)
        return tile;
    /* The row before the first has been combined. */
    tile.rows = (rows - me - 1) / members + 1;
    tile.part.first = tile.part.last = tile.part.end = columns;
    tile.part.source += (me - members) * (ulong)sst * size;
    tile.part.dest += (me - members) * (ulong)dst * size;
    tile.source_step = members * (ulong)sst * size;
    tile.dest_step = members * (ulong)dst * size;
    tile.at_once = tile.part.room / (columns * size);
    return tile;
}

/* Where operands of a member are, or its results go to: that of element i at i elements from there. */
static inline ulong ishmemi_array_of(const ishmemi_part_t *part, int member, ulong offset)
{
    ulong heap = part->peers[ishmemi_world_pe(part->team, member)];
    return heap != 0 ? heap + offset : part->window + (ulong)member * part->room - part->first * part->size;
}

/* The same of operands, which may have come as messages. */
static inline ulong ishmemi_operands_of(const ishmemi_part_t *part, int member)
{
    return part->apart != 0 ? part->window + (ulong)member * part->apart
                            : ishmemi_array_of(part, member, part->source);
}

/* Asks for the elements that are combined next to be moved between the arrays of members on other nodes, at `offset`,
 * and their room; of the members from `to` to the one before `upto`. */
ISHMEMI_CALLED void ishmemi_exchange(const ishmemi_part_t *part, uint request, ulong offset, int to, int upto)
{
    ulong at = part->first * part->size, bytes = (part->last - part->first) * part->size;
    for (int member = to; member < upto; member++) {
        int world_pe = ishmemi_world_pe(part->team, member);
        if (part->peers[world_pe] == 0) {
            ishmemi_send(ISHMEMI_FIRST(request, 0, 0, ISHMEMI_WORDS(3)), world_pe, ishmemi_slot_of(ISHMEMX_CTX_DEFAULT), 0,
                         offset + at, bytes, part->window + (ulong)member * part->room, 0, 0, 0);
            ISHMEMI_COUNT(ishmemi_alone(), part->mail.routine, bytes, 1);
        }
    }
}

/* Goes on to the next elements, whose operands are there then; 0 where there are none left. */
ISHMEMI_INLINE int ishmemi_next_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemi_part_t *part)
{
    part->first = part->last;
    if (part->first >= part->end && part->stage == 1) {
        ISHMEMI_MEET_TEAM(crew, in_group, ISHMEMI_FORM(routine, in_group), ishmemi_team(part->team->handle), part->bytes);
        ishmemi_second_stage(part);
    }
    if (part->first >= part->end)
        return 0;
    part->last = part->end;
    if (part->room != 0) {
        part->last = min(part->first + part->room / part->size, part->end);
        if (ishmemi_rank(crew) == 0) {
            /* Results have left the room. */
            ishmemi_far_quiet(part->mail.routine, ISHMEMX_CTX_DEFAULT, 0);
            ishmemi_exchange(part, ISHMEMI_REQUEST_GET, part->source, 0, part->team->n_pes);
            ishmemi_far_quiet(part->mail.routine, ISHMEMX_CTX_DEFAULT, 0);
        }
        ISHMEMI_MEET(in_group);
    }
    return 1;
}

ISHMEMI_FORMS(int, next, (uint routine, ishmemi_part_t *part), routine, part)

/* The elements of a member's part, where results are sent: the first, and how many bytes. */
static inline ulong ishmemi_first_of(const ishmemi_part_t *part, int member)
{
    return min((ulong)member * part->each, (ulong)part->nelems);
}

static inline ulong ishmemi_bytes_of(const ishmemi_part_t *part, int member)
{
    return (ishmemi_first_of(part, member + 1) - ishmemi_first_of(part, member)) * part->size;
}

/* What a PE combines of a small reduction. `upto` is 0 after a complaint. */
ISHMEMI_CALLED void ishmemi_small_part(ishmemi_part_t *part, uint routine, __global const ishmemi_team_t *team,
                                       const void *dest, const void *source, ulong nelems, uint size)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    ulong bytes = nelems * size, all = bytes * (ulong)team->n_pes;
    int scatters = ishmemi_scatters(routine);
    if (nelems > 0)
        *part = ishmemi_part_of(routine, team, dest, bytes, source, scatters ? all : bytes, size);
    else
        *part = ishmemi_part(routine, team, dest, source, 0, size);
    if (part->upto == 0 && nelems > 0)
        return;
    part->nelems = (uint)nelems;
    /* Operands come as messages: none are fetched. */
    part->room = 0;
    part->to = team->my_pe;
    part->upto = part->to + 1;
    part->end = nelems;
    if (!scatters && all > min(ISHMEMI_ONE_SHOT, state->small_bytes)) {
        part->each = ((uint)nelems + (uint)team->n_pes - 1) / (uint)team->n_pes + 15 & ~15u;
        part->first = part->last = ishmemi_first_of(part, team->my_pe);
        part->end = ishmemi_first_of(part, team->my_pe + 1);
    }
}

/* Bytes of room for a part. */
static inline ulong ishmemi_part_room(const ishmemi_part_t *part)
{
    return ishmemi_lines((part->each != 0 ? part->each : (ulong)part->nelems) * part->size);
}

/* A crew's share of the operands for all others, and of this PE's own. */
ISHMEMI_APART void ishmemi_give_operands(ishmemi_part_t *part, const void *source, ishmemi_crew_t crew)
{
    const ishmemi_mail_t *mail = &part->mail;
    int me = part->team->my_pe;
    ulong heap = ishmemi_module.state->heap_base, room = ishmemi_part_room(part), bytes = part->nelems * part->size;
    ulong mine = (part->end - part->first) * part->size;
    uint size = (uint)part->size;
    part->apart = !mail->words && ishmemi_in_line(0, mine) ? ISHMEMI_MAIL_LINE : (uint)max(room, 1ul);
    /* Words are put together in memory that nobody else sees, where each member has room. */
    part->window = mail->words ? heap + ishmemi_mail_of(part->team) + ISHMEMI_MAIL_LINE +
                                     ISHMEMI_GENERATIONS * ishmemi_module.state->mail_room
                               : ishmemi_message(mail, heap, 0, 0, mine, 0);
    int scatters = ishmemi_scatters(mail->routine);
    ulong step = scatters ? bytes : part->each * size, all = scatters ? (ulong)part->team->n_pes * bytes : bytes;
    ishmemi_send_far(mail, 0, (ulong)me * room, source, part->each != 0 ? step : bytes, step, all, crew);
    for (int i = 1; i <= part->team->n_pes; i++) {
        int to = ishmemi_after(part->team, i);
        const uchar *block = (const uchar *)source;
        ulong theirs = bytes;
        if (scatters) {
            block += (ulong)to * bytes;
        } else if (part->each != 0) {
            block += ishmemi_first_of(part, to) * size;
            theirs = ishmemi_bytes_of(part, to);
        }
        if (to != me)
            ishmemi_send_mail(mail, to, (ulong)me * room, block, theirs, size, crew);
        else
            ishmemi_copy((__global void *)(part->window + (ulong)me * part->apart), block, theirs, size, crew);
    }
}

/* A crew's share of the operands that came in words. */
ISHMEMI_APART void ishmemi_take_operands(const ishmemi_part_t *part, ishmemi_crew_t crew)
{
    ulong room = ishmemi_part_room(part), mine = (part->end - part->first) * part->size;
    for (int member = 0; member < part->team->n_pes; member++)
        if (member != part->team->my_pe)
            ishmemi_take_mail(&part->mail, member, (ulong)member * room,
                              (__global void *)(part->window + (ulong)member * part->apart), mine, (uint)part->size, crew);
}

/* Sends the results of this PE's part to members on other nodes. Intel's compiler of 2022 crashes where ishmemi_move_results does. */
ISHMEMI_CALLED void ishmemi_far_results(const ishmemi_part_t *part)
{
    int me = part->team->my_pe;
    ulong dest = ishmemi_module.state->heap_base + part->dest, bytes = ishmemi_bytes_of(part, me);
    ishmemi_far_blocks(&part->mail, 0, (ulong)me * ishmemi_part_room(part),
                       (__global void *)(dest + ishmemi_first_of(part, me) * part->size), bytes, 0, bytes);
}

/* A crew's share of the results of this PE's part for all others, or of those of others. */
ISHMEMI_APART void ishmemi_move_results(const ishmemi_part_t *part, int taking, ishmemi_crew_t crew)
{
    int me = part->team->my_pe;
    ulong dest = ishmemi_module.state->heap_base + part->dest, room = ishmemi_part_room(part);
    for (int i = 1; i < part->team->n_pes; i++) {
        int other = ishmemi_after(part->team, i), owner = taking ? other : me;
        __global void *results = (__global void *)(dest + ishmemi_first_of(part, owner) * part->size);
        ulong bytes = ishmemi_bytes_of(part, owner);
        if (taking)
            ishmemi_take_mail(&part->mail, other, (ulong)other * room, results, bytes, (uint)part->size, crew);
        else
            ishmemi_send_mail(&part->mail, other, (ulong)me * room, results, bytes, (uint)part->size, crew);
    }
}

/* A small reduction begins: operands go out, and those of this PE's part come in. */
ISHMEMI_INLINE void ishmemi_begin_small_by(ishmemi_crew_t crew, int in_group, uint routine,
                                           __global const ishmemi_team_t *team, const void *dest, const void *source,
                                           ulong nelems, uint size, ishmemi_part_t *part)
{
    ishmemi_small_part(part, routine, team, dest, source, nelems, size);
    if (part->upto == 0)
        return;
    ishmemi_begin_mail_by(crew, in_group, &part->mail, routine, team, nelems * size, 1);
    ishmemi_give_operands(part, source, crew);
    ishmemi_seal_mail_by(crew, in_group, &part->mail, 1);
    ishmemi_await_mail_by(crew, in_group, &part->mail, 0, team->n_pes, 0);
    if (part->mail.words) {
        ishmemi_take_operands(part, crew);
        ISHMEMI_MEET(in_group);
    }
    /* Operand i lies i elements from there. */
    part->window -= part->first * size;
}

/* Results of this PE's part go out, and those of others come in. */
ISHMEMI_INLINE void ishmemi_results_small_by(ishmemi_crew_t crew, int in_group, ishmemi_part_t *part)
{
    ishmemi_end_mail_by(crew, in_group, &part->mail, 1);
    ishmemi_begin_mail_by(crew, in_group, &part->mail, part->mail.routine, part->team, part->nelems * part->size, 1);
    if (part->team->spans_nodes && ishmemi_rank(crew) == 0)
        ishmemi_far_results(part);
    ishmemi_move_results(part, 0, crew);
    ishmemi_seal_mail_by(crew, in_group, &part->mail, 1);
    ishmemi_await_mail_by(crew, in_group, &part->mail, 0, part->team->n_pes, 0);
    ishmemi_move_results(part, 1, crew);
}

/* Sends the results of these elements to other nodes, when all of the crew have stored them. */
ISHMEMI_INLINE void ishmemi_results_by(ishmemi_crew_t crew, int in_group, ishmemi_part_t *part)
{
    if (part->room != 0) {
        ishmemi_complete();
        ISHMEMI_MEET(in_group);
        if (ishmemi_rank(crew) == 0)
            ishmemi_exchange(part, ISHMEMI_REQUEST_PUT, part->dest, part->to, part->upto);
    }
}

ISHMEMI_FORMS(void, results, (ishmemi_part_t * part), part)

/* Asks for the rows that came last to be moved between the tiles of members on other nodes, whose rows of this PE are `step` bytes
 * apart and the last one at `offset`, and their room. */
ISHMEMI_CALLED void ishmemi_exchange_rows(const ishmemi_tile_t *tile, uint request, ulong offset, ulong step)
{
    const ishmemi_part_t *part = &tile->part;
    ulong bytes = part->end * part->size;
    int gets = request == ISHMEMI_REQUEST_GET_BLOCKS;
    for (int member = 0; member < part->team->n_pes; member++) {
        int world_pe = ishmemi_world_pe(part->team, member);
        if (part->peers[world_pe] == 0) {
            ishmemi_send(ISHMEMI_FIRST(request, 0, 0, ISHMEMI_WORDS(6)), world_pe, ishmemi_slot_of(ISHMEMX_CTX_DEFAULT), 0,
                         offset - tile->row * step, part->window - tile->row * bytes + (ulong)member * part->room,
                         gets ? bytes : step, gets ? step : bytes, bytes, tile->came);
            ISHMEMI_COUNT(ishmemi_alone(), part->mail.routine, tile->came * bytes, 1);
        }
    }
}

/* Goes on to the next row, or to the next elements of one that goes in pieces, whose operands are there then; 0 where there are
 * none left. */
ISHMEMI_INLINE int ishmemi_next_row_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemi_tile_t *tile)
{
    ishmemi_part_t *part = &tile->part;
    if (part->last >= part->end) {
        if (tile->rows == 0)
            return 0;
        tile->rows--;
        part->source += tile->source_step;
        part->dest += tile->dest_step;
        part->last = 0;
    }
    if (tile->at_once == 0)
        return ishmemi_next_by(crew, in_group, routine, part);
    part->first = 0;
    part->last = part->end;
    if (tile->row + 1 < tile->came) {
        tile->row++;
        part->window += part->end * part->size;
        return 1;
    }
    part->window = ishmemi_scratch_of(part->team);
    tile->came = min(tile->rows + 1, tile->at_once);
    tile->row = 0;
    if (ishmemi_rank(crew) == 0) {
        /* Results have left the room. */
        ishmemi_far_quiet(part->mail.routine, ISHMEMX_CTX_DEFAULT, 0);
        ishmemi_exchange_rows(tile, ISHMEMI_REQUEST_GET_BLOCKS, part->source, tile->source_step);
        ishmemi_far_quiet(part->mail.routine, ISHMEMX_CTX_DEFAULT, 0);
    }
    ISHMEMI_MEET(in_group);
    return 1;
}

ISHMEMI_FORMS(int, next_row, (uint routine, ishmemi_tile_t *tile), routine, tile)

/* Sends the results of these elements to other nodes, or those of all rows that came when this is the last of them. */
ISHMEMI_INLINE void ishmemi_row_results_by(ishmemi_crew_t crew, int in_group, ishmemi_tile_t *tile)
{
    if (tile->at_once == 0) {
        ishmemi_results_by(crew, in_group, &tile->part);
    } else if (tile->row + 1 == tile->came) {
        ishmemi_complete();
        ISHMEMI_MEET(in_group);
        if (ishmemi_rank(crew) == 0)
            ishmemi_exchange_rows(tile, ISHMEMI_REQUEST_PUT_BLOCKS, tile->part.dest, tile->dest_step);
    }
}

ISHMEMI_FORMS(void, row_results, (ishmemi_tile_t * tile), tile)

/* A crew's share of the parts of the others on this node. */
ISHMEMI_APART void ishmemi_take_parts_near(ishmemi_part_t *part, __global const ishmemi_team_t *team, ishmemi_crew_t crew)
{
    __global const ishmemi_team_t *near = &ishmemi_nodes(team)->near;
    for (int i = 1; i < near->n_pes && part->upto != 0; i++) {
        int rank = ishmemi_after(near, i);
        ishmemi_set_part(part, 0, part->bytes / part->size, near->n_pes, rank);
        ulong to = ishmemi_module.state->heap_base + part->dest + part->first * part->size;
        ishmemi_copy((__global void *)to, (const __global void *)ishmemi_near(team, rank, to),
                     (part->end - part->first) * part->size, (uint)part->size, crew);
    }
}

/* The end of them all: this PE's messages have been used, its results have been sent, or all meet. */
ISHMEMI_INLINE void ishmemi_finish_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemi_part_t *part)
{
    if (part->each != 0)
        ishmemi_results_small_by(crew, in_group, part);
    __global const ishmemi_team_t *team = part->stage == 0 ? part->team : ishmemi_team(part->team->handle);
    if (part->mail.generation == 0)
        ISHMEMI_MEET_TEAM(crew, in_group, ISHMEMI_FORM(routine, in_group), team, part->bytes);
    else
        ishmemi_end_mail_by(crew, in_group, &part->mail, 1);
    if (part->stage != 0) {
        ishmemi_take_parts_near(part, team, crew);
        ISHMEMI_MEET_NEAR(crew, in_group, ISHMEMI_FORM(routine, in_group), team, part->bytes);
    }
}

ISHMEMI_FORMS(void, finish, (uint routine, ishmemi_part_t *part), routine, part)

/* A crew's share of a part: vectors of LANES elements that begin with element i, and at the end single elements i. */
#define ISHMEMI_EACH(LANES, VECTOR, ELEMENT)                                                                           \
    ulong whole = part->last - (part->last - part->first) % LANES;                                                     \
    for (ulong i = part->first + ishmemi_rank(crew) * LANES; i < whole; i += ishmemi_size(crew) * LANES)               \
        VECTOR;                                                                                                        \
    for (ulong i = whole + ishmemi_rank(crew); i < part->last; i += ishmemi_size(crew))                                \
        ELEMENT;

/* Combines what LOAD(from) finds at all members, type W, by the statement COMBINE on `all` and `one`; STORE(value, to). */
#define ISHMEMI_COMBINE(W, at, LOAD, STORE, COMBINE)                                                                   \
    do {                                                                                                               \
        W all = LOAD(ishmemi_operands_of(part, 0) + (at));                                                             \
        /* Not by vectors of pointers, which SPIR-V does not have. */                                                  \
        _Pragma("clang loop vectorize(disable)")                                                                       \
        for (int member = 1; member < part->team->n_pes; member++) {                                                   \
            W one = LOAD(ishmemi_operands_of(part, member) + (at));                                                    \
            COMBINE;                                                                                                   \
        }                                                                                                              \
        for (int member = part->to; member < part->upto; member++)                                                     \
            STORE(all, ishmemi_array_of(part, member, part->dest) + (at));                                             \
    } while (0)

/* Adds it up; each member gets RESULT: `sum`, which has its own element, or `all` before it. The first is not added to 0, which
 * has another sign than -0.0. */
#define ISHMEMI_SCAN(W, at, LOAD, STORE, RESULT)                                                                       \
    do {                                                                                                               \
        W all = (W)0, sum = LOAD(ishmemi_operands_of(part, 0) + (at));                                                 \
        if (part->to == 0)                                                                                             \
            STORE(RESULT, ishmemi_array_of(part, 0, part->dest) + (at));                                               \
        for (int member = 1; member < part->upto; member++) {                                                          \
            all = sum;                                                                                                 \
            sum = (W)(all + LOAD(ishmemi_operands_of(part, member) + (at)));                                           \
            if (member >= part->to)                                                                                    \
                STORE(RESULT, ishmemi_array_of(part, member, part->dest) + (at));                                      \
        }                                                                                                              \
    } while (0)

/* Whether long arrays are reduced in stages: where all members get the results. */
static inline int ishmemi_has_stages(uint routine, __global const ishmemi_team_t *team)
{
    return team->nodes != 0 && ishmemi_nodes(team)->alike.n_pes > 0 && ishmemi_reduces(routine) && !ishmemi_scatters(routine);
}

/* The beginning of them all: all meet, and each gets its part. `counted` elements count. */
ISHMEMI_INLINE int ishmemi_begin_by(ishmemi_crew_t crew, int in_group, uint routine, int handle, const void *dest,
                                    const void *source, ulong nelems, ulong counted, uint size, ishmemi_part_t *part)
{
    __global const ishmemi_team_t *team = ishmemi_team_for(ISHMEMI_FORM(routine, in_group), handle);
    if (team == 0)
        return 1;
    routine = ISHMEMI_FORM(routine, in_group);
    ulong bytes = ishmemi_bytes(nelems, size), all = ishmemi_bytes(bytes, team->n_pes);
    ISHMEMI_COUNT(crew, routine, ishmemi_bytes(counted, size), 0);
    int is_small = ishmemi_reduces(routine) && ishmemi_is_small(team, ishmemi_scatters(routine) ? all : bytes);
    /* Two PEs of a node take as long to meet as to exchange messages, and then share the work. */
    if (ishmemi_scans(routine))
        is_small = (team->n_pes > 2 || team->spans_nodes) && all <= ISHMEMI_ONE_SHOT && ishmemi_is_small(team, all);
    if (is_small && (ishmemi_module.state->words || all <= ishmemi_sent_bytes(team, 1))) {
        ishmemi_begin_small_by(crew, in_group, routine, team, dest, source, nelems, size, part);
        return 0;
    }
    int has_stages = ishmemi_has_stages(routine, team);
    if (has_stages)
        ISHMEMI_MEET_NEAR(crew, in_group, routine, team, bytes);
    else
        ISHMEMI_MEET_TEAM(crew, in_group, routine, team, bytes);
    *part = ishmemi_part(routine, team, dest, source, nelems, size);
    part->bytes = bytes;
    if (has_stages)
        ishmemi_first_stage(part);
    return 0;
}

ISHMEMI_FORMS(int, begin,
              (uint routine, int team, const void *dest, const void *source, ulong nelems, ulong counted, uint size,
               ishmemi_part_t *part),
              routine, team, dest, source, nelems, counted, size, part)

/* Combines a part run by run, or a tile row by row, by one work-item. Engines that make vectors of work-items make them in functions,
 * too, where a loop of one work-item alone takes ten times as long and more. They leave a function as it is, and what it calls, that
 * has a loop with two ways in: the jump is never taken, since there is no run yet. */
#define ISHMEMI_RUNS(part, next, results, of, NAME, KIND)                                                              \
    if ((part).first != (part).last)                                                                                   \
        goto inside;                                                                                                   \
    while (ishmemi_##next(routine, of)) {                                                                              \
    inside:                                                                                                            \
        ishmemi_##NAME##_share_##KIND(&(part), ishmemi_alone());                                                       \
        ishmemi_##results(of);                                                                                         \
    }

/* The same by a group. */
#define ISHMEMI_RUNS_group(part, next, results, of, NAME, KIND)                                                        \
    while (ishmemi_##next##_group(routine, of)) {                                                                      \
        ishmemi_##NAME##_share_##KIND(&(part), ishmemi_work_group());                                                  \
        ishmemi_##results##_group(of);                                                                                 \
    }

/* One reduction or scan of one kind, in one of its forms. */
#define ISHMEMI_COMBINE_BY(FORM, NAME, KIND, size)                                                                     \
    ishmemi_part_t part;                                                                                               \
    if (ishmemi_begin##FORM(routine, team, dest, source, nelems, nelems, size, &part) != 0)                            \
        return 1;                                                                                                      \
    ISHMEMI_RUNS##FORM(part, next, results, &part, NAME, KIND)                                                         \
    ishmemi_finish##FORM(routine, &part);                                                                              \
    return 0;

/* The same in both; SHARE is the work of a crew on a part. Each is a function of its own: compilers copy a shared one for each
 * constant that it is called with. */
#define ISHMEMI_COMBINATION(NAME, KIND, size, SHARE)                                                                   \
    ISHMEMI_APART void ishmemi_##NAME##_share_##KIND(const ishmemi_part_t *part, ishmemi_crew_t crew)                  \
    {                                                                                                                  \
        SHARE                                                                                                          \
    }                                                                                                                  \
    ISHMEMI_APART int ishmemi_##NAME##_##KIND(uint routine, int team, void *dest, const void *source, ulong nelems)    \
    {                                                                                                                  \
        ISHMEMI_COMBINE_BY(, NAME, KIND, size)                                                                         \
    }                                                                                                                  \
    ISHMEMI_GROUP_FORM(NAME##_##KIND, (uint routine, int team, void *dest, const void *source, ulong nelems),          \
                       (routine, team, dest, source, nelems),                                                          \
                       ISHMEMI_COMBINE_BY(_group, NAME, KIND, size))

/* A reduction of tiles in one of its forms. */
#define ISHMEMI_COMBINE_TILE_BY(FORM, in_group, NAME, KIND, size)                                                      \
    ishmemi_part_t none;                                                                                               \
    if (ishmemi_begin##FORM(routine, team, dest, source, 0, columns * rows, size, &none) != 0)                         \
        return 1;                                                                                                      \
    ishmemi_tile_t tile =                                                                                              \
        ishmemi_tile(ISHMEMI_FORM(routine, in_group), none.team, dest, source, dst, sst, columns, rows, size);         \
    ISHMEMI_RUNS##FORM(tile.part, next_row, row_results, &tile, NAME, KIND)                                            \
    return ishmemi_sync##FORM(routine, team);

#define ISHMEMI_TILES(NAME, KIND, size)                                                                                \
    ISHMEMI_APART int ishmemi_##NAME##_tile_##KIND(uint routine, int team, void *dest, const void *source, long dst,   \
                                                    long sst, ulong columns, ulong rows)                               \
    {                                                                                                                  \
        ISHMEMI_COMBINE_TILE_BY(, 0, NAME, KIND, size)                                                                 \
    }                                                                                                                  \
    ISHMEMI_GROUP_FORM(NAME##_tile_##KIND,                                                                             \
                       (uint routine, int team, void *dest, const void *source, long dst, long sst, ulong columns,     \
                        ulong rows),                                                                                   \
                       (routine, team, dest, source, dst, sst, columns, rows),                                         \
                       ISHMEMI_COMBINE_TILE_BY(_group, 1, NAME, KIND, size))

#define ISHMEMI_REDUCTION(NAME, KIND, U, LANES, MANY, ONE)                                                             \
    ISHMEMI_COMBINATION(                                                                                               \
        NAME, KIND, sizeof(U),                                                                                         \
        ISHMEMI_EACH(                                                                                                  \
            LANES,                                                                                                     \
            ISHMEMI_COMBINE(U##LANES, i * sizeof(U), ishmemi_load_many_##KIND, ishmemi_store_many_##KIND, MANY),       \
            ISHMEMI_COMBINE(U, i * sizeof(U), ishmemi_load_##KIND, ishmemi_store_##KIND, ONE)))                        \
    ISHMEMI_TILES(NAME, KIND, sizeof(U))

#define ISHMEMI_SCAN_OF(NAME, KIND, U, LANES, RESULT)                                                                  \
    ISHMEMI_COMBINATION(                                                                                               \
        NAME, KIND, sizeof(U),                                                                                         \
        ISHMEMI_EACH(                                                                                                  \
            LANES,                                                                                                     \
            ISHMEMI_SCAN(U##LANES, i * sizeof(U), ishmemi_load_many_##KIND, ishmemi_store_many_##KIND, RESULT),        \
            ISHMEMI_SCAN(U, i * sizeof(U), ishmemi_load_##KIND, ishmemi_store_##KIND, RESULT)))

/* The greater or the lesser of two, which are compared as T. What is no number counts only where nothing else is there, in whatever
 * groups operands are combined. */
#define ISHMEMI_EXTREME(T, BEYOND)                                                                                     \
    all = ((as_##T(one) BEYOND as_##T(all)) | (as_##T(all) != as_##T(all))) ? one : all

/* Those that there are for elements of any kind, which are compared as T, and combined as U, whose sums wrap around. */
#define ISHMEMI_ARITHMETIC(KIND, T, U, LANES)                                                                          \
    static inline U ishmemi_load_##KIND(ulong at)                                                                      \
    {                                                                                                                  \
        return *(const __global U *)at;                                                                                \
    }                                                                                                                  \
    static inline U##LANES ishmemi_load_many_##KIND(ulong at)                                                          \
    {                                                                                                                  \
        return vload##LANES(0, (const __global U *)at);                                                                \
    }                                                                                                                  \
    static inline void ishmemi_store_##KIND(U value, ulong at)                                                         \
    {                                                                                                                  \
        *(__global U *)at = value;                                                                                     \
    }                                                                                                                  \
    static inline void ishmemi_store_many_##KIND(U##LANES value, ulong at)                                             \
    {                                                                                                                  \
        vstore##LANES(value, 0, (__global U *)at);                                                                     \
    }                                                                                                                  \
    ISHMEMI_REDUCTION(max_reduce, KIND, U, LANES, ISHMEMI_EXTREME(T##LANES, >), ISHMEMI_EXTREME(T, >))                 \
    ISHMEMI_REDUCTION(min_reduce, KIND, U, LANES, ISHMEMI_EXTREME(T##LANES, <), ISHMEMI_EXTREME(T, <))                 \
    ISHMEMI_REDUCTION(sum_reduce, KIND, U, LANES, all += one, all += one)                                              \
    ISHMEMI_REDUCTION(prod_reduce, KIND, U, LANES, all *= one, all *= one)                                             \
    ISHMEMI_SCAN_OF(sum_inscan, KIND, U, LANES, sum)                                                                   \
    ISHMEMI_SCAN_OF(sum_exscan, KIND, U, LANES, all)

/* And those for integers. */
#define ISHMEMI_INTEGER(KIND, T, U, LANES)                                                                             \
    ISHMEMI_ARITHMETIC(KIND, T, U, LANES)                                                                              \
    ISHMEMI_REDUCTION(and_reduce, KIND, U, LANES, all &= one, all &= one)                                              \
    ISHMEMI_REDUCTION(or_reduce, KIND, U, LANES, all |= one, all |= one)                                               \
    ISHMEMI_REDUCTION(xor_reduce, KIND, U, LANES, all ^= one, all ^= one)

ISHMEMI_INTEGER(i8, char, uchar, 16)
ISHMEMI_INTEGER(i16, short, ushort, 16)
ISHMEMI_INTEGER(i32, int, uint, 16)
ISHMEMI_INTEGER(i64, long, ulong, 8)
ISHMEMI_INTEGER(u8, uchar, uchar, 16)
ISHMEMI_INTEGER(u16, ushort, ushort, 16)
ISHMEMI_INTEGER(u32, uint, uint, 16)
ISHMEMI_INTEGER(u64, ulong, ulong, 8)
ISHMEMI_ARITHMETIC(f32, float, float, 16)
ISHMEMI_ARITHMETIC(f64, double, double, 8)

#endif /* ISHMEM_DEVICE_COLLECTIVE_BODIES_H */
