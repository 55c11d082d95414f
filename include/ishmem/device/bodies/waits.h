/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The bodies of what waits: for all PEs of a team, and for words that other PEs change. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_WAIT_BODIES_H
#define ISHMEM_DEVICE_WAIT_BODIES_H

#include "transfers.h"

/* ---------------------------------------------------------------------------------------------
 * Synchronisation: dissemination, one message per round, each word written by one PE only.
 *
 * In round k a PE tells the one 2^k after it, around the team, and waits for the one 2^k before
 * it; after the last round it has heard, directly or not, of every PE. Values and flags alternate
 * between two places: a PE can be one operation ahead of another, never two. A message carries
 * - the call, as ISHMEMI_CALL has it, which is compared; or
 * - the sum of the contributions of the sender and those before it that it knows of, clipped at PE 0:
 *   then the same rounds also give each PE the sum of all contributions up to its own.
 */

/* A call's routine and bytes. ishmem_sync_all is ishmem_team_sync of the world, and so is a barrier when its quiet is over. */
#define ISHMEMI_NAMED(number)                                                                                          \
    ((number) == ISHMEMI_SYNC_ALL || (number) == ISHMEMI_BARRIER_ALL ? ISHMEMI_TEAM_SYNC : (number))
#define ISHMEMI_CALL(routine, bytes)                                                                                   \
    ((ulong)ISHMEMI_NAMED((routine) & ISHMEMI_NUMBER) << 56 | min((ulong)(bytes), ISHMEMI_MOST_BYTES))
#define ISHMEMI_MOST_BYTES ((1ul << 56) - 1)

/* The same as complaints have it, with bytes up to ISHMEMI_LONG, like the headers of messages. */
#define ISHMEMI_LONG ((1u << ISHMEMI_MAIL_BITS) - 1)

static inline uint ishmemi_short_call(ulong call)
{
    return (uint)(call >> 56) << ISHMEMI_MAIL_BITS | (uint)min(call & ISHMEMI_MOST_BYTES, (ulong)ISHMEMI_LONG);
}

/* Complains of a member that called something else. */
ISHMEMI_CALLED void ishmemi_differ(uint routine, __global const ishmemi_team_t *team, int member, ulong theirs, ulong mine)
{
    if (ishmemi_module.state->checks)
        ishmemi_complain(ISHMEMI_MISMATCH, routine, ISHMEMI_ARG_NELEMS,
                         (long)ishmemi_world_pe(team, member) << 32 | ishmemi_short_call(theirs), ishmemi_short_call(mine));
}

/* A message of the round that this PE hears at `ours`. */
ISHMEMI_INLINE void ishmemi_tell_round(uint routine, __global const ishmemi_team_t *team, int member,
                                       __global ishmemi_round_t *ours, ulong value, uint epoch)
{
    int world_pe = ishmemi_world_pe(team, member);
    uint turn = epoch & 1;
    ulong remote = ishmemi_at(routine, ISHMEMI_ARG_PE, (ulong)ours, sizeof(ishmemi_round_t), world_pe);
    if (remote == 0) {
        ishmemi_far_tell(world_pe, (ulong)&ours->value[turn], value, (ulong)&ours->flag[turn], epoch);
        return;
    }
    __global ishmemi_round_t *theirs = (__global ishmemi_round_t *)remote;
    *(volatile __global ulong *)&theirs->value[turn] = value;
    ishmemi_post_uint(&theirs->flag[turn], epoch);
}

/* Waits for such a message; its value. */
ISHMEMI_INLINE ulong ishmemi_hear_round(uint routine, __global const ishmemi_team_t *team, int member,
                                        __global ishmemi_round_t *ours, uint epoch, uint round)
{
    ishmemi_await(&ours->flag[epoch & 1], epoch, routine, team->handle, ishmemi_world_pe(team, member), round);
    return *(volatile __global ulong *)&ours->value[epoch & 1];
}

/* All rounds of an epoch. What a PE hears in them lies at the same place in the heap of each; in this PE's that is `rounds`. */
ISHMEMI_INLINE ulong ishmemi_rounds_of(uint routine, __global const ishmemi_team_t *team, __global ishmemi_round_t *rounds, uint epoch,
                                       ulong value, int sums)
{
    int n = team->n_pes, me = team->my_pe;
    ulong sum = value;
    for (int k = 0, distance = 1; k < ISHMEMI_MAX_ROUNDS && distance < n; k++, distance <<= 1) {
        int to = me + distance < n ? me + distance : me + distance - n;
        int from = me >= distance ? me - distance : me - distance + n;
        ishmemi_tell_round(routine, team, to, &rounds[k], sum, epoch);
        ulong heard = ishmemi_hear_round(routine, team, from, &rounds[k], epoch, k + 1);
        if (sums)
            sum += me >= distance ? heard : 0;
        else if (heard != value)
            ishmemi_differ(routine, team, from, heard, value);
    }
    return sum;
}

static inline uint ishmemi_next_epoch(volatile __global uint *epoch)
{
    uint next = *epoch + 1;
    *epoch = next;
    return next;
}

/* The rounds of all members. */
ISHMEMI_INLINE ulong ishmemi_rounds_of_all(uint routine, __global const ishmemi_team_t *team, ulong value, int sums)
{
    __global ishmemi_sync_t *area = ishmemi_sync_area(team);
    ishmemi_complete();
    ulong sum = ishmemi_rounds_of(routine, team, area->rounds, ishmemi_next_epoch(&area->epoch), value, sums);
    ishmemi_complete();
    return sum;
}

/* The sum of the contributions of the members up to this one. */
ISHMEMI_APART ulong ishmemi_sum_by_rounds(uint routine, __global const ishmemi_team_t *team, ulong contribution)
{
    return ishmemi_rounds_of_all(routine, team, contribution, 1);
}

/* All members meet for a call with so many bytes. */
ISHMEMI_APART void ishmemi_meet_by_rounds(uint routine, __global const ishmemi_team_t *team, ulong bytes)
{
    (void)ishmemi_rounds_of_all(routine, team, ISHMEMI_CALL(routine, bytes), 0);
}

/* Of a team that has nodes, the members on this node meet, and count that apart. Where `all` members are to meet, the first members of
 * all nodes meet then, and each tells the others on its node: a node sends others one message in a round. Both meetings are in one loop,
 * since Intel's compiler of 2022 spills registers where functions that it does not inline call each other. */
ISHMEMI_CALLED void ishmemi_meet_by_nodes(uint routine, __global const ishmemi_team_t *team, ulong bytes, int all)
{
    __global const ishmemi_nodes_t *nodes = ishmemi_nodes(team);
    __global const ishmemi_team_t *near = &nodes->near, *those = near;
    __global ishmemi_sync_t *area = ishmemi_sync_area(team);
    __global ishmemi_round_t *rounds = area->near, *last = &area->near[ISHMEMI_NEAR_ROUNDS - 1];
    uint together = ishmemi_next_epoch(&area->near_epoch), epoch = together;
    int is_first = near->my_pe == 0, meetings = all && is_first ? 2 : 1;
    ishmemi_complete();
    for (int i = 0; i < meetings; i++) {
        (void)ishmemi_rounds_of(routine, those, rounds, epoch, ISHMEMI_CALL(routine, bytes), 0);
        those = &nodes->firsts;
        rounds = area->rounds;
        epoch = area->epoch + 1;
    }
    if (all) {
        (void)ishmemi_next_epoch(&area->epoch);
        for (int i = 1; i < near->n_pes && is_first; i++)
            ishmemi_tell_round(routine, near, i, last, 0, together);
        if (!is_first)
            (void)ishmemi_hear_round(routine, near, 0, last, together, ISHMEMI_NEAR_ROUNDS);
    }
    ishmemi_complete();
}

/* ---------------------------------------------------------------------------------------------
 * Tests and waits on symmetric variables of this PE, of 4 or 8 bytes
 */

/* What the leader of a work-group found, told to all of it. */
#define ISHMEMI_TELL(in_group, number) ((in_group) ? work_group_broadcast(number, 0, 0, 0) : (number))

static inline ulong ishmemi_load(ulong at, uint size)
{
    return size == 8 ? atomic_load_explicit((volatile __global atomic_ulong *)at, memory_order_acquire,
                                            memory_scope_all_svm_devices)
                     : atomic_load_explicit((volatile __global atomic_uint *)at, memory_order_acquire,
                                            memory_scope_all_svm_devices);
}

/* Bits of a kind as a number whose order is that of longs. */
static inline long ishmemi_ordered(ulong bits, uint kind)
{
    switch (kind) {
    case ISHMEMI_KIND_i32: return (int)bits;
    case ISHMEMI_KIND_u32: return (long)(uint)bits;
    case ISHMEMI_KIND_i64: return (long)bits;
    default: return (long)(bits ^ (1ul << 63));
    }
}

static inline int ishmemi_compares(ulong found, int cmp, ulong value, uint kind)
{
    long a = ishmemi_ordered(found, kind), b = ishmemi_ordered(value, kind);
    switch (cmp) {
    case ISHMEM_CMP_EQ: return a == b;
    case ISHMEM_CMP_NE: return a != b;
    case ISHMEM_CMP_GT: return a > b;
    case ISHMEM_CMP_GE: return a >= b;
    case ISHMEM_CMP_LT: return a < b;
    default: return a <= b;
    }
}

/* How many of the variables are asked for, by the number of the routine from the first of the waits or tests on. */
enum ishmemi_quantity { ISHMEMI_ONE, ISHMEMI_ALL, ISHMEMI_ANY, ISHMEMI_SOME };

static inline int ishmemi_quantity(uint routine)
{
    uint number = routine - (routine < ISHMEMI_TEST ? ISHMEMI_WAIT_UNTIL : ISHMEMI_TEST);
    return (int)(number < ISHMEMI_WAIT_UNTIL_ALL_VECTOR - ISHMEMI_WAIT_UNTIL ? number : number - 3);
}

/* Whether the routine has a value for each variable. */
static inline int ishmemi_has_values(uint routine)
{
    return (routine >= ISHMEMI_WAIT_UNTIL_ALL_VECTOR && routine <= ISHMEMI_WAIT_UNTIL_SOME_VECTOR) ||
           (routine >= ISHMEMI_TEST_ALL_VECTOR && routine <= ISHMEMI_TEST_SOME_VECTOR);
}

/* Variables, and what they are compared with. */
typedef struct {
    ulong ivars;       /* address of the first */
    ulong nelems;      /* how many */
    ulong begin;       /* which is looked at first */
    const int *status; /* those whose status is not 0 are left out; 0 leaves out none */
    const void *values; /* a value for each, or 0 */
    ulong value;       /* the value for all */
    int cmp;
    uint kind;
} ishmemi_question_t;

static inline int ishmemi_left_out(const ishmemi_question_t *asked, ulong i)
{
    return asked->status != 0 && asked->status[i] != 0;
}

static inline ulong ishmemi_value_for(const ishmemi_question_t *asked, ulong i)
{
    if (asked->values == 0)
        return asked->value;
    return (asked->kind & ISHMEMI_KIND_BYTES) == 8 ? ((const ulong *)asked->values)[i] : ((const uint *)asked->values)[i];
}

static inline int ishmemi_holds(const ishmemi_question_t *asked, ulong i)
{
    uint size = asked->kind & ISHMEMI_KIND_BYTES;
    return ishmemi_compares(ishmemi_load(asked->ivars + i * size, size), asked->cmp, ishmemi_value_for(asked, i), asked->kind);
}

/* One look at the variables: 1 or 0 for one and all, the number of one or ~0 for any, how many for some. */
ISHMEMI_CALLED ulong ishmemi_scan(int quantity, const ishmemi_question_t *asked, ulong *indices)
{
    ulong found = 0;
    for (ulong looked = 0; looked < asked->nelems; looked++) {
        ulong i = asked->begin + looked;
        i -= i < asked->nelems ? 0 : asked->nelems;
        if (ishmemi_left_out(asked, i))
            continue;
        int holds = ishmemi_holds(asked, i);
        if (quantity <= ISHMEMI_ALL && !holds)
            return 0;
        if (quantity == ISHMEMI_ANY && holds)
            return i;
        if (quantity == ISHMEMI_SOME && holds)
            indices[found++] = i;
    }
    return quantity <= ISHMEMI_ALL ? 1 : quantity == ISHMEMI_ANY ? ~0ul : found;
}

/* Where to begin to look for any of some variables: elsewhere each time, so that each of those that hold gets its turn. Multiples of
 * the golden ratio lie evenly. Work-items that count at the same time may begin at the same. */
static inline ulong ishmemi_take_start(ulong nelems)
{
    volatile __global uint *turns = &ishmemi_module.turns;
    uint turn = *turns;
    *turns = turn + 1;
    return (ulong)(turn * 2654435769u) * nelems >> 32;
}

/* Whether the question can be answered; a complaint where not. */
ISHMEMI_CALLED int ishmemi_check_question(uint routine, uint argument, const ishmemi_question_t *asked)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return 0;
    uint size = asked->kind & ISHMEMI_KIND_BYTES;
    if (asked->cmp < ISHMEM_CMP_EQ || asked->cmp > ISHMEM_CMP_LE) {
        ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_CMP, asked->cmp, ISHMEM_CMP_LE);
        return 0;
    }
    ulong bytes = ishmemi_bytes(asked->nelems, size);
    if (asked->nelems > 0 && ishmemi_at(routine, argument, asked->ivars, bytes, state->my_pe) == 0)
        return 0;
    if (asked->nelems > 0 && (asked->ivars & (size - 1)) != 0) {
        ishmemi_complain(ISHMEMI_MISALIGNED, routine, argument, (long)asked->ivars, size);
        return 0;
    }
    return 1;
}

/* Whether the arrays beside the variables are there; a complaint where not. */
ISHMEMI_CALLED int ishmemi_check_arrays(uint form, uint routine, const ishmemi_question_t *asked, const ulong *indices)
{
    uint argument = 0;
    if (ishmemi_quantity(routine) == ISHMEMI_SOME && indices == 0)
        argument = ISHMEMI_ARG_INDICES;
    else if (ishmemi_has_values(routine) && asked->values == 0)
        argument = ISHMEMI_ARG_CMP_VALUES;
    if (asked->nelems == 0 || argument == 0)
        return 1;
    ishmemi_complain(ISHMEMI_NULL, form, argument, 0, 0);
    return 0;
}

/* Whether all variables are left out, so that there is nothing to wait for. */
ISHMEMI_CALLED int ishmemi_none_asked(const ishmemi_question_t *asked)
{
    for (ulong i = 0; i < asked->nelems; i++)
        if (!ishmemi_left_out(asked, i))
            return 0;
    return 1;
}

/* Looks until what is found is not `none`. */
ISHMEMI_CALLED ulong ishmemi_wait(uint routine, int quantity, const ishmemi_question_t *asked, ulong *indices, ulong none)
{
    ulong found;
    ISHMEMI_AWAIT((found = ishmemi_scan(quantity, asked, indices)) != none, routine, ISHMEM_TEAM_INVALID, -1, 0, asked->ivars);
    return found;
}

/* Waits until the variable at `at` compares so, which world PE `pe` is to change, or any where it is -1; the value that it then has. */
ISHMEMI_CALLED ulong ishmemi_await_one(uint routine, int pe, ulong at, int cmp, ulong value, uint kind)
{
    uint size = kind & ISHMEMI_KIND_BYTES;
    ulong seen;
    ISHMEMI_AWAIT(ishmemi_compares(seen = ishmemi_load(at, size), cmp, value, kind), routine, ISHMEM_TEAM_INVALID, pe, 0, at);
    return seen;
}

/* Waits until each variable that is not left out has held: one after the other, so that they need not hold at a time. */
ISHMEMI_CALLED void ishmemi_await_each(uint routine, const ishmemi_question_t *asked)
{
    uint size = asked->kind & ISHMEMI_KIND_BYTES;
    for (ulong i = 0; i < asked->nelems; i++)
        if (!ishmemi_left_out(asked, i))
            (void)ishmemi_await_one(routine, -1, asked->ivars + i * size, asked->cmp, ishmemi_value_for(asked, i),
                                    asked->kind);
}

/* The answer of a wait or a test, which its number tells apart. */
ISHMEMI_INLINE ulong ishmemi_look_at_by(ishmemi_crew_t crew, int in_group, uint routine, void *ivars, ulong nelems,
                                             ulong *indices, const int *status, int cmp, const void *values, ulong value,
                                             uint kind)
{
    ulong answer = 0;
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0) {
        uint form = ISHMEMI_FORM(routine, in_group);
        int quantity = ishmemi_quantity(routine);
        ulong begin = quantity == ISHMEMI_ANY ? ishmemi_take_start(nelems) : 0;
        ishmemi_question_t asked = {(ulong)ivars, nelems, begin, status, values, value, cmp, kind};
        ulong none = quantity == ISHMEMI_ANY ? ~0ul : 0;
        if (!ishmemi_check_question(form, quantity == ISHMEMI_ONE ? ISHMEMI_ARG_IVAR : ISHMEMI_ARG_IVARS, &asked) ||
            !ishmemi_check_arrays(form, routine, &asked, indices))
            answer = none;
        else if (routine >= ISHMEMI_TEST || ishmemi_none_asked(&asked)) {
            answer = ishmemi_scan(quantity, &asked, indices);
            /* A loop may call this until it finds something. */
            if (answer == none)
                ishmemi_yield(0);
        } else if (quantity <= ISHMEMI_ALL) {
            ishmemi_await_each(form, &asked);
            answer = 1;
        } else
            answer = ishmemi_wait(form, quantity, &asked, indices, none);
        ishmemi_refresh();
    }
    answer = ISHMEMI_TELL(in_group, answer);
    ISHMEMI_MEET(in_group);
    return answer;
}

ISHMEMI_FORMS(ulong, look_at,
              (uint routine, void *ivars, ulong nelems, ulong *indices, const int *status, int cmp, const void *values,
               ulong value, uint kind),
              routine, ivars, nelems, indices, status, cmp, values, value, kind)

/* What routines call, by the shape of their arguments. */
#define ishmemi_watch_one(routine, ivar, cmp, value, kind)                                                             \
    ishmemi_look_at(routine, ivar, 1, 0, 0, cmp, 0, value, kind)
#define ishmemi_watch(routine, ivars, nelems, status, cmp, value, kind)                                                \
    ishmemi_look_at(routine, ivars, nelems, 0, status, cmp, 0, value, kind)
#define ishmemi_watch_vector(routine, ivars, nelems, status, cmp, values, kind)                                        \
    ishmemi_look_at(routine, ivars, nelems, 0, status, cmp, values, 0, kind)
#define ishmemi_watch_some(routine, ivars, nelems, indices, status, cmp, value, kind)                                  \
    ishmemi_look_at(routine, ivars, nelems, (ulong *)(indices), status, cmp, 0, value, kind)
#define ishmemi_watch_some_vector(routine, ivars, nelems, indices, status, cmp, values, kind)                          \
    ishmemi_look_at(routine, ivars, nelems, (ulong *)(indices), status, cmp, values, 0, kind)
#define ishmemi_watch_one_group(routine, ivar, cmp, value, kind)                                                       \
    ishmemi_look_at_group(routine, ivar, 1, 0, 0, cmp, 0, value, kind)
#define ishmemi_watch_group(routine, ivars, nelems, status, cmp, value, kind)                                          \
    ishmemi_look_at_group(routine, ivars, nelems, 0, status, cmp, 0, value, kind)
#define ishmemi_watch_vector_group(routine, ivars, nelems, status, cmp, values, kind)                                  \
    ishmemi_look_at_group(routine, ivars, nelems, 0, status, cmp, values, 0, kind)
#define ishmemi_watch_some_group(routine, ivars, nelems, indices, status, cmp, value, kind)                            \
    ishmemi_look_at_group(routine, ivars, nelems, (ulong *)(indices), status, cmp, 0, value, kind)
#define ishmemi_watch_some_vector_group(routine, ivars, nelems, indices, status, cmp, values, kind)                    \
    ishmemi_look_at_group(routine, ivars, nelems, (ulong *)(indices), status, cmp, values, 0, kind)

/* The value that the signal then has. */
ISHMEMI_INLINE ulong ishmemi_signal_wait_until_by(ishmemi_crew_t crew, int in_group, uint routine, void *sig_addr,
                                                  int cmp, ulong value)
{
    ishmemi_question_t asked = {(ulong)sig_addr, 1, 0, 0, 0, value, cmp, ISHMEMI_KIND_u64};
    ulong seen = 0;
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0) {
        uint form = ISHMEMI_FORM(routine, in_group);
        if (ishmemi_check_question(form, ISHMEMI_ARG_SIG_ADDR, &asked)) {
            seen = ishmemi_await_one(form, -1, asked.ivars, cmp, value, ISHMEMI_KIND_u64);
            ishmemi_refresh();
        }
    }
    seen = ISHMEMI_TELL(in_group, seen);
    ISHMEMI_MEET(in_group);
    return seen;
}

ISHMEMI_FORMS(ulong, signal_wait_until, (uint routine, void *sig_addr, int cmp, ulong value), routine, sig_addr, cmp,
              value)

/* Takes `count` off a signal that was seen with `seen`; whether it still had that. Others may take from it as well. */
static inline int ishmemi_takes_off(ulong signal, ulong seen, ulong count)
{
    return ishmemi_amo64(ISHMEMI_AMO_COMPARE_SWAP, signal, seen - count, seen) == seen;
}

/* Takes `count` off a signal, which world PE `pe` is to add to, or any where it is -1; the value that is left. */
ISHMEMI_INLINE ulong ishmemi_take_count_by(ishmemi_crew_t crew, int in_group, uint routine, int pe, void *sig_addr,
                                           ulong count)
{
    ishmemi_question_t asked = {(ulong)sig_addr, 1, 0, 0, 0, count, ISHMEM_CMP_GE, ISHMEMI_KIND_u64};
    ulong left = 0;
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0) {
        uint form = ISHMEMI_FORM(routine, in_group);
        if (ishmemi_check_question(form, ISHMEMI_ARG_SIG_ADDR, &asked)) {
            do
                left = ishmemi_await_one(form, pe, asked.ivars, ISHMEM_CMP_GE, count, ISHMEMI_KIND_u64) - count;
            while (!ishmemi_takes_off(asked.ivars, left + count, count));
            ishmemi_refresh();
        }
    }
    left = ISHMEMI_TELL(in_group, left);
    ISHMEMI_MEET(in_group);
    return left;
}

ISHMEMI_INLINE ulong ishmemi_signal_wait_count_by(ishmemi_crew_t crew, int in_group, uint routine, void *sig_addr,
                                                  ulong count)
{
    return ishmemi_take_count_by(crew, in_group, routine, -1, sig_addr, count);
}

ISHMEMI_FORMS(ulong, signal_wait_count, (uint routine, void *sig_addr, ulong count), routine, sig_addr, count)

/* ---------------------------------------------------------------------------------------------
 * Signals of which a PE has one for each PE of a team
 */

/* The world PE of a member; -1 after a complaint, or where the module is not bound. */
ISHMEMI_CALLED int ishmemi_peer(uint routine, int handle, int pe)
{
    if (ishmemi_module.state == 0)
        return -1;
    __global const ishmemi_team_t *team = ishmemi_team(handle);
    if (team == 0) {
        ishmemi_complain(ISHMEMI_NO_TEAM, routine, ISHMEMI_ARG_TEAM, handle, 0);
        return -1;
    }
    if (pe < 0 || pe >= team->n_pes) {
        ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_PE, pe, team->n_pes - 1);
        return -1;
    }
    return ishmemi_world_pe(team, pe);
}

ISHMEMI_APART void ishmemi_peer_signal(uint routine, int handle, void *signals, ulong signal, int pe, int sig_op)
{
    int world_pe = ishmemi_peer(routine, handle, pe);
    if (world_pe >= 0)
        ishmemi_signal(routine, ISHMEMX_CTX_DEFAULT, (ulong *)signals + ishmemi_team(handle)->my_pe, signal, world_pe,
                       sig_op);
}

#define ishmemi_peer_signal_set(...) ishmemi_peer_signal(__VA_ARGS__, ISHMEM_SIGNAL_SET)
#define ishmemi_peer_signal_add(...) ishmemi_peer_signal(__VA_ARGS__, ISHMEM_SIGNAL_ADD)

ISHMEMI_INLINE ulong ishmemi_peer_signal_wait_by(ishmemi_crew_t crew, int in_group, uint routine, int handle,
                                                 void *signals, ulong count, int pe)
{
    int world_pe = ishmemi_peer(ISHMEMI_FORM(routine, in_group), handle, pe);
    if (world_pe < 0)
        return 0;
    return ishmemi_take_count_by(crew, in_group, routine, world_pe, (ulong *)signals + pe, count);
}

ISHMEMI_FORMS(ulong, peer_signal_wait, (uint routine, int team, void *signals, ulong count, int pe), routine, team,
              signals, count, pe)

/* Takes `count` off the first of `n` signals that has it, looked at from one on and around; its number, or -1. */
ISHMEMI_CALLED int ishmemi_take_any(ulong signals, int n, int first, ulong count)
{
    for (int i = 0; i < n; i++) {
        int pe = first + i < n ? first + i : first + i - n;
        ulong at = signals + (ulong)pe * sizeof(ulong), seen = ishmemi_load(at, sizeof(ulong));
        if (seen >= count && ishmemi_takes_off(at, seen, count))
            return pe;
    }
    return -1;
}

/* The number of the PE; -1 after a complaint. */
ISHMEMI_INLINE int ishmemi_peer_signal_wait_any_by(ishmemi_crew_t crew, int in_group, uint routine, int handle,
                                                   void *signals, ulong count)
{
    uint form = ISHMEMI_FORM(routine, in_group);
    if (ishmemi_peer(form, handle, 0) < 0)
        return -1;
    int n = ishmemi_team(handle)->n_pes;
    ishmemi_question_t asked = {(ulong)signals, (ulong)n, 0, 0, 0, count, ISHMEM_CMP_GE, ISHMEMI_KIND_u64};
    ulong found = ~0ul;
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0 && ishmemi_check_question(form, ISHMEMI_ARG_SIG_ADDR, &asked)) {
        int first = (int)ishmemi_take_start((ulong)n), pe;
        ISHMEMI_AWAIT((pe = ishmemi_take_any(asked.ivars, n, first, count)) >= 0, form, handle, -1, 0, asked.ivars);
        ishmemi_refresh();
        found = (ulong)pe;
    }
    found = ISHMEMI_TELL(in_group, found);
    ISHMEMI_MEET(in_group);
    return (int)found;
}

ISHMEMI_FORMS(int, peer_signal_wait_any, (uint routine, int team, void *signals, ulong count), routine, team, signals,
              count)

#endif /* ISHMEM_DEVICE_WAIT_BODIES_H */
