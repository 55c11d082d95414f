/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * PEs of other nodes, and atomic operations that owners perform: a work-item asks its PE's progress thread, by a request ring in host
 * memory. The protocol and why it holds are in crates/fabric/src/ring.rs. Nothing else here runs for a PE of this node, and nothing is
 * inlined into what does.
 *
 * A request carries up to 40 bytes of data, an answer 64. Longer data are read, and written, by the progress thread where
 * they lie in global memory; those in private or local memory go in pieces. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_RING_BODIES_H
#define ISHMEM_DEVICE_RING_BODIES_H

#include "state.h"

/* The first word of a record: what is asked for, an operation, a number of bytes, and how many words there are. */
#define ISHMEMI_FIRST(request, op, size, words) ((uint)(request) | (uint)(op) << 8 | (uint)(size) << 16 | (uint)(words) << 24)
/* Words before the arguments, and with so many arguments of 64 bits. */
#define ISHMEMI_WORDS(arguments) (4 + 2 * (arguments))

static inline volatile __global ishmemi_ring_t *ishmemi_ring(void)
{
    return (volatile __global ishmemi_ring_t *)ishmemi_module.state->ring;
}

#define ISHMEMI_LINE(first, line) ((volatile __global ulong *)(first) + (ulong)(line) * ISHMEMI_LINE_WORDS)

/* Writes a request for world PE `pe` into the ring, if there is room; whether it did. `to`: slot of the context, and
 * in the upper half the number of the cell for the answer, plus one. Never inlined: lanes that have written return
 * together with those that have not, before any of them looks for room again. */
ISHMEMI_CALLED int ishmemi_try_send(uint first, int pe, uint to, uint phase, ulong there, ulong a, ulong b, ulong c, ulong d,
                                    ulong e)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    volatile __global ishmemi_ring_t *ring = ishmemi_ring();
    volatile __global atomic_ulong *tail_word = (volatile __global atomic_ulong *)&state->ring_tail;
    volatile __global atomic_ulong *seen = (volatile __global atomic_ulong *)&state->ring_seen;
    ulong tail = atomic_load_explicit(tail_word, memory_order_relaxed, memory_scope_device);
    if (tail - atomic_load_explicit(seen, memory_order_acquire, memory_scope_device) >= ISHMEMI_RING_SLOTS) {
        atomic_store_explicit(seen, ishmemi_look_ulong(&ring->head), memory_order_release, memory_scope_device);
        return 0;
    }
    if (!atomic_compare_exchange_strong_explicit(tail_word, &tail, tail + 1, memory_order_acq_rel, memory_order_relaxed,
                                                 memory_scope_device))
        return 0;
    volatile __global ulong *slot = ISHMEMI_LINE(ring + 1, tail % ISHMEMI_RING_SLOTS);
    ulong mark = (tail / ISHMEMI_RING_SLOTS + 1) << 32;
    uint words = first >> 24;
    ishmemi_release();
    slot[0] = mark | first;
    slot[1] = mark | (uint)pe;
    slot[2] = mark | to;
    slot[3] = mark | phase;
#define ISHMEMI_ARGUMENT(number, value)                                                                                \
    if (words > ISHMEMI_WORDS(number)) {                                                                               \
        slot[ISHMEMI_WORDS(number)] = mark | (uint)(value);                                                            \
        slot[ISHMEMI_WORDS(number) + 1] = mark | (value) >> 32;                                                        \
    }
    ISHMEMI_ARGUMENT(0, there)
    ISHMEMI_ARGUMENT(1, a)
    ISHMEMI_ARGUMENT(2, b)
    ISHMEMI_ARGUMENT(3, c)
    ISHMEMI_ARGUMENT(4, d)
    ISHMEMI_ARGUMENT(5, e)
#undef ISHMEMI_ARGUMENT
    ishmemi_release();
    return 1;
}

/* The same; waits for room. It tells the host of no wait: a count of turns is one register more than kernels on lists have on the Max GPU. */
ISHMEMI_CALLED void ishmemi_send(uint first, int pe, uint to, uint phase, ulong there, ulong a, ulong b, ulong c, ulong d,
                                 ulong e)
{
    while (!ishmemi_try_send(first, pe, to, phase, there, a, b, c, d, e))
        ishmemi_yield(ISHMEMI_SERVICE);
}

/* Stores the low bytes of a number, one by one. */
ISHMEMI_CALLED void ishmemi_scatter(uchar *to, uint value, uint bytes)
{
    for (uint i = 0; i < bytes; i++, value >>= 8)
        to[i] = (uchar)value;
}

/* Waits for an answer: `bytes` bytes of it go to the address `dest`, if that is not 0, and the first 8 are returned.
 * Memory that the progress thread wrote before is visible then. The address is a number, since Intel's compiler of
 * 2026 crashes over a pointer that is null in some calls and in others of an address space that it does not know. */
ISHMEMI_CALLED ulong ishmemi_hear(uint routine, int pe, ulong address, volatile __global ulong *cell, uint phase, ulong dest,
                                  uint bytes)
{
    ulong value = 0, found;
    uint words = bytes > 4 ? (bytes + 3) / 4 : 1;
    for (uint word = 0; word < words; word++) {
        ISHMEMI_AWAIT((uint)((found = ishmemi_look_ulong(&cell[word])) >> 32) == phase, routine, ISHMEM_TEAM_INVALID, pe, 0, address);
        if (word < 2)
            value |= (ulong)(uint)found << 32 * word;
        if (dest != 0)
            ishmemi_scatter((uchar *)(dest + 4 * word), (uint)found, min(bytes - 4 * word, 4u));
    }
    return value;
}

/* Sends a request and waits for its answer, as ishmemi_hear does, once the turn of the cell of `ticket` has come:
 * whether it has, and the answer. Never inlined, as ishmemi_try_send: a lane gives its cell back before lanes beside
 * it look for theirs again. */
ISHMEMI_CALLED ulong2 ishmemi_try_ask(uint routine, ulong ticket, uint first, int pe, uint ctx, ulong there, ulong a, ulong b,
                                      ulong c, ulong d, ulong e, ulong dest, uint bytes)
{
    __global ishmemi_state_t *state = ishmemi_module.state;
    uint number = (uint)(ticket % ISHMEMI_RING_CELLS), turn = (uint)(ticket / ISHMEMI_RING_CELLS);
    volatile __global atomic_uint *turns = (volatile __global atomic_uint *)state->cell_turns + number;
    if (atomic_load_explicit(turns, memory_order_acquire, memory_scope_device) != turn)
        return (ulong2)(0, 0);
    ishmemi_send(first, pe, ctx | (number + 1) << 16, turn + 1, there, a, b, c, d, e);
    /* Of no PE are those that wait for other requests. */
    ulong value = ishmemi_hear(routine, pe, pe < 0 ? 0 : state->heap_base + there,
                               ISHMEMI_LINE(ishmemi_ring() + 1, ISHMEMI_RING_SLOTS + number), turn + 1, dest, bytes);
    atomic_store_explicit(turns, turn + 1, memory_order_release, memory_scope_device);
    return (ulong2)(1, value);
}

/* Sends a request and waits for its answer. */
ISHMEMI_CALLED ulong ishmemi_ask(uint routine, uint first, int pe, uint ctx, ulong there, ulong a, ulong b, ulong c, ulong d,
                                 ulong e, ulong dest, uint bytes)
{
    ulong ticket = atomic_fetch_add_explicit((volatile __global atomic_ulong *)&ishmemi_module.state->cell_tail, 1ul,
                                             memory_order_acq_rel, memory_scope_device);
    ulong2 heard;
    ISHMEMI_AWAIT((heard = ishmemi_try_ask(routine, ticket, first, pe, ctx, there, a, b, c, d, e, dest, bytes)).x != 0, routine,
                  ISHMEM_TEAM_INVALID, pe, 0, 0);
    return heard.y;
}

/* A context as requests name it. */
static inline uint ishmemi_slot_of(ishmemx_ctx_t ctx)
{
    return (uint)ctx & ISHMEMI_CONTEXT_MASK;
}

/* Whether an atomic operation is more than a load or a store; of a byte each is, since it is done in the word around it. */
static inline int ishmemi_is_more(uint op, uint size)
{
    return size == 1 || (op != ISHMEMI_AMO_FETCH && op != ISHMEMI_AMO_SET);
}

/* Whether atomic operations on the memory of a world PE of this node are the owner's to perform. */
static inline int ishmemi_is_by_owner(__global const ishmemi_state_t *state, int world_pe)
{
    return state->by_owner != 0 && ((__global const uchar *)state->by_owner)[world_pe] != 0;
}

/* The world number of PE `pe` on a context, if `bytes` symmetric bytes of it at `address` are reached by requests: those of another node,
 * and for an `amo`, which is more than a load or a store, those where that is the owner's to perform. Otherwise -1: ishmemi_reach has done it, or
 * complained. */
ISHMEMI_CALLED int ishmemi_asked_pe(ishmemx_ctx_t ctx, ulong address, ulong bytes, int pe, int amo)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return -1;
    __global const ishmemi_team_t *team = ishmemi_context_team(ctx);
    if (!ishmemi_is_symmetric(state, address, bytes) || team == 0 || pe < 0 || pe >= team->n_pes)
        return -1;
    int world_pe = ishmemi_world_pe(team, pe);
    if (ishmemi_heap(state, world_pe) == 0 || (amo && ishmemi_is_by_owner(state, world_pe)))
        return world_pe;
    return -1;
}

static inline int ishmemi_far_pe(ishmemx_ctx_t ctx, ulong address, ulong bytes, int pe)
{
    return ishmemi_asked_pe(ctx, address, bytes, pe, 0);
}

/* Whether an atomic operation on the memory of PE `pe` of a context, which is on this node, is the owner's to perform. */
ISHMEMI_CALLED int ishmemi_asks_owner(ishmemx_ctx_t ctx, int pe)
{
    __global const ishmemi_team_t *team = ishmemi_context_team(ctx);
    return team != 0 && ishmemi_is_by_owner(ishmemi_module.state, ishmemi_world_pe(team, pe));
}

static inline int ishmemi_is_for_owner(ishmemx_ctx_t ctx, uint op, uint size, int pe)
{
    return ishmemi_module.state->by_owner != 0 && ishmemi_is_more(op, size) && ishmemi_asks_owner(ctx, pe);
}

/* The same for a word of `bytes` bytes; complains where it is not aligned. */
ISHMEMI_CALLED int ishmemi_far_word(uint routine, ishmemx_ctx_t ctx, uint argument, ulong address, ulong bytes, int pe, int amo)
{
    int world_pe = ishmemi_asked_pe(ctx, address, bytes, pe, amo);
    if (world_pe >= 0 && (address & (bytes - 1)) != 0) {
        ishmemi_complain(ISHMEMI_MISALIGNED, routine, argument, (long)address, (long)bytes);
        return -1;
    }
    return world_pe;
}

static inline ulong ishmemi_offset(ulong address)
{
    return address - ishmemi_module.state->heap_base;
}

/* Up to 8 bytes from `at` on, of `bytes` that there are. */
static inline ulong ishmemi_eight(const uchar *from, ulong at, ulong bytes)
{
    ulong value = 0;
    for (uint i = 0; i < 8 && at + i < bytes; i++)
        value |= (ulong)from[at + i] << 8 * i;
    return value;
}

/* A put or get of global memory at `here`, which the progress thread does. */
ISHMEMI_CALLED void ishmemi_move(uint routine, uint request, int world_pe, uint slot, ulong there, ulong bytes, ulong here)
{
    const uint first = ISHMEMI_FIRST(request, 0, 0, ISHMEMI_WORDS(3));
    if ((routine & ISHMEMI_NBI) != 0)
        ishmemi_send(first, world_pe, slot, 0, there, bytes, here, 0, 0, 0);
    else
        ishmemi_ask(routine, first, world_pe, slot, there, bytes, here, 0, 0, 0, 0, 0);
}

/* Puts a crew's share of `bytes` bytes. */
ISHMEMI_CALLED void ishmemi_far_put(uint routine, ishmemx_ctx_t ctx, ulong dest, const void *source, ulong bytes, int pe,
                                    ishmemi_crew_t crew)
{
    int world_pe = ishmemi_far_pe(ctx, dest, bytes, pe);
    if (world_pe < 0)
        return;
    ulong there = ishmemi_offset(dest);
    uint slot = ishmemi_slot_of(ctx);
    if (bytes > ISHMEMI_STORE_BYTES && to_global((void *)source) != 0) {
        if (ishmemi_rank(crew) == 0)
            ishmemi_move(routine, ISHMEMI_REQUEST_PUT, world_pe, slot, there, bytes, (ulong)source);
        return;
    }
    for (ulong at = ishmemi_rank(crew) * ISHMEMI_STORE_BYTES; at < bytes; at += ishmemi_size(crew) * ISHMEMI_STORE_BYTES) {
        const uchar *from = (const uchar *)source + at;
        ulong length = min(bytes - at, (ulong)ISHMEMI_STORE_BYTES);
        ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_STORE, 0, length, ISHMEMI_WORDS(1 + (length + 7) / 8)), world_pe, slot, 0,
                     there + at, ishmemi_eight(from, 0, length), ishmemi_eight(from, 8, length),
                     ishmemi_eight(from, 16, length), ishmemi_eight(from, 24, length), ishmemi_eight(from, 32, length));
    }
}

/* Gets a crew's share. */
ISHMEMI_CALLED void ishmemi_far_get(uint routine, ishmemx_ctx_t ctx, void *dest, ulong source, ulong bytes, int pe,
                                    ishmemi_crew_t crew)
{
    int world_pe = ishmemi_far_pe(ctx, source, bytes, pe);
    if (world_pe < 0)
        return;
    ulong there = ishmemi_offset(source);
    uint slot = ishmemi_slot_of(ctx);
    if (bytes > ISHMEMI_FETCH_BYTES && to_global(dest) != 0) {
        if (ishmemi_rank(crew) == 0)
            ishmemi_move(routine, ISHMEMI_REQUEST_GET, world_pe, slot, there, bytes, (ulong)dest);
        return;
    }
    for (ulong at = ishmemi_rank(crew) * ISHMEMI_FETCH_BYTES; at < bytes; at += ishmemi_size(crew) * ISHMEMI_FETCH_BYTES) {
        uint length = (uint)min(bytes - at, (ulong)ISHMEMI_FETCH_BYTES);
        ishmemi_ask(routine, ISHMEMI_FIRST(ISHMEMI_REQUEST_FETCH, 0, length, ISHMEMI_WORDS(1)), world_pe, slot, there + at, 0, 0,
                    0, 0, 0, (ulong)dest + at, length);
    }
}

/* A crew's share of a transfer of blocks, which span `span` bytes of the other PE's memory; strides and `block` in
 * elements. As a whole where this PE's side is in its heap, otherwise block by block. */
ISHMEMI_CALLED void ishmemi_far_strided(uint routine, ishmemx_ctx_t ctx, void *dest, const void *source, ulong dst, ulong sst,
                                        ulong block, ulong count, int pe, uint size, int getting, ulong span,
                                        ishmemi_crew_t crew)
{
    ulong address = getting ? (ulong)source : (ulong)dest, here = getting ? (ulong)dest : (ulong)source;
    ulong here_span = ishmemi_span((long)(getting ? dst : sst), block, count, size);
    int world_pe = ishmemi_far_pe(ctx, address, span, pe);
    if (world_pe < 0)
        return;
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (ishmemi_is_symmetric(state, here, here_span)) {
        uint request = getting ? ISHMEMI_REQUEST_GET_BLOCKS : ISHMEMI_REQUEST_PUT_BLOCKS, slot = ishmemi_slot_of(ctx);
        uint first = ISHMEMI_FIRST(request, 0, 0, ISHMEMI_WORDS(6));
        ulong there = address - state->heap_base;
        if (ishmemi_rank(crew) != 0)
            return;
        if ((routine & ISHMEMI_NBI) != 0)
            ishmemi_send(first, world_pe, slot, 0, there, here, dst * size, sst * size, block * size, count);
        else
            ishmemi_ask(routine, first, world_pe, slot, there, here, dst * size, sst * size, block * size, count, 0, 0);
        return;
    }
    ishmemi_crew_t alone = ishmemi_alone();
    for (ulong i = ishmemi_rank(crew); i < count; i += ishmemi_size(crew)) {
        uchar *to = (uchar *)dest + i * dst * size;
        const uchar *from = (const uchar *)source + i * sst * size;
        if (getting)
            ishmemi_far_get(routine, ctx, to, (ulong)from, block * size, pe, alone);
        else
            ishmemi_far_put(routine, ctx, (ulong)to, from, block * size, pe, alone);
    }
}

ISHMEMI_CALLED void ishmemi_far_p(uint routine, ishmemx_ctx_t ctx, ulong dest, ulong value, int pe, uint size)
{
    int world_pe = ishmemi_far_word(routine, ctx, ISHMEMI_ARG_DEST, dest, size, pe, 0);
    if (world_pe >= 0)
        ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_STORE, 0, size, ISHMEMI_WORDS(2)), world_pe, ishmemi_slot_of(ctx), 0,
                     ishmemi_offset(dest), value, 0, 0, 0, 0);
}

ISHMEMI_CALLED ulong ishmemi_far_g(uint routine, ishmemx_ctx_t ctx, ulong source, int pe, uint size)
{
    int world_pe = ishmemi_far_word(routine, ctx, ISHMEMI_ARG_SOURCE, source, size, pe, 0);
    if (world_pe < 0)
        return 0;
    return ishmemi_ask(routine, ISHMEMI_FIRST(ISHMEMI_REQUEST_FETCH, 0, size, ISHMEMI_WORDS(1)), world_pe,
                       ishmemi_slot_of(ctx), ishmemi_offset(source), 0, 0, 0, 0, 0, 0, size);
}

/* It is complete on return, as on the host. */
ISHMEMI_CALLED ulong ishmemi_far_amo(uint routine, ishmemx_ctx_t ctx, uint argument, uint op, ulong target, ulong value,
                                     ulong compare, int pe, uint size)
{
    int world_pe = ishmemi_far_word(routine, ctx, argument, target, size, pe, ishmemi_is_more(op, size));
    if (world_pe < 0)
        return 0;
    return ishmemi_ask(routine, ISHMEMI_FIRST(ISHMEMI_REQUEST_AMO, op, size, ISHMEMI_WORDS(3)), world_pe,
                       ishmemi_slot_of(ctx), ishmemi_offset(target), value, compare, 0, 0, 0, 0, sizeof(ulong));
}

/* Waits until all requests on a context that came before are complete; `with_host`, what the host has begun on it, too. */
ISHMEMI_CALLED void ishmemi_far_quiet(uint routine, ishmemx_ctx_t ctx, int with_host)
{
    volatile __global ishmemi_ring_t *ring = ishmemi_ring();
    __global ishmemi_state_t *state = ishmemi_module.state;
    ulong tail = atomic_load_explicit((volatile __global atomic_ulong *)&state->ring_tail, memory_order_acquire,
                                      memory_scope_device);
    ishmemi_refresh();
    uint is_busy = with_host && ring->busy != 0;
    if (tail == ring->idle && !is_busy)
        ishmemi_refresh();
    else
        ishmemi_ask(routine, ISHMEMI_FIRST(ISHMEMI_REQUEST_QUIET, is_busy, 0, ISHMEMI_WORDS(0)), -1, ishmemi_slot_of(ctx), 0, 0, 0, 0,
                    0, 0, 0, 0);
}

/* The same; nothing where there is no ring. */
static inline void ishmemi_quiet_any_far(uint routine, ishmemx_ctx_t ctx, int with_host)
{
    if (ishmemi_module.state != 0 && ishmemi_module.state->ring != 0)
        ishmemi_far_quiet(routine, ctx, with_host);
}

ISHMEMI_CALLED void ishmemi_far_signal(uint routine, ishmemx_ctx_t ctx, ulong sig_addr, ulong signal, int sig_op, int pe)
{
    if (sig_op != ISHMEM_SIGNAL_SET && sig_op != ISHMEM_SIGNAL_ADD) {
        if (ishmemi_far_pe(ctx, sig_addr, sizeof(ulong), pe) >= 0)
            ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_SIG_OP, sig_op, ISHMEM_SIGNAL_ADD);
        return;
    }
    ishmemi_far_amo(routine, ctx, ISHMEMI_ARG_SIG_ADDR, sig_op == ISHMEM_SIGNAL_SET ? ISHMEMI_AMO_SET : ISHMEMI_AMO_ADD, sig_addr,
                    signal, 0, pe, sizeof(ulong));
}

/* A crew's share of a put with a signal; whether the signal is still to follow, when all of the crew have put. */
ISHMEMI_CALLED int ishmemi_far_put_signal(uint routine, ishmemx_ctx_t ctx, ulong dest, const void *source, ulong bytes,
                                          ulong sig_addr, ulong signal, int sig_op, int pe, ishmemi_crew_t crew)
{
    int world_pe = ishmemi_far_word(routine, ctx, ISHMEMI_ARG_SIG_ADDR, sig_addr, sizeof(ulong), pe, 0);
    int is_known = sig_op == ISHMEM_SIGNAL_SET || sig_op == ISHMEM_SIGNAL_ADD;
    if (world_pe < 0)
        return 0;
    if (bytes == 0 || !is_known) {
        if (ishmemi_rank(crew) == 0)
            ishmemi_far_signal(routine, ctx, sig_addr, signal, sig_op, pe);
        return 0;
    }
    /* What it finds is a complaint, or a PE of another node. */
    ishmemi_reach(routine, ctx, ISHMEMI_ARG_DEST, dest, bytes, pe);
    if (ishmemi_far_pe(ctx, dest, bytes, pe) < 0)
        return 0;
    uint op = sig_op == ISHMEM_SIGNAL_SET ? ISHMEMI_AMO_SET : ISHMEMI_AMO_ADD, slot = ishmemi_slot_of(ctx);
    ulong there = ishmemi_offset(dest), at = ishmemi_offset(sig_addr);
    if (bytes > 8 && to_global((void *)source) == 0) {
        ishmemi_far_put(routine, ctx, dest, source, bytes, pe, crew);
        return 1;
    }
    if (ishmemi_rank(crew) != 0)
        return 0;
    uint first = ISHMEMI_FIRST(ISHMEMI_REQUEST_PUT_SIGNAL, op, 8u << 4, ISHMEMI_WORDS(5));
    if (bytes <= 8)
        ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_STORE_SIGNAL, op, 8u << 4 | (uint)bytes, ISHMEMI_WORDS(4)), world_pe, slot, 0,
                     there, ishmemi_eight((const uchar *)source, 0, bytes), at, signal, 0, 0);
    else if ((routine & ISHMEMI_NBI) != 0)
        ishmemi_send(first, world_pe, slot, 0, there, bytes, (ulong)source, at, signal, 0);
    else
        ishmemi_ask(routine, first, world_pe, slot, there, bytes, (ulong)source, at, signal, 0, 0, 0);
    return 0;
}

/* Stores a number and then a flag of 4 bytes, at symmetric addresses, on a world PE of another node. */
ISHMEMI_CALLED void ishmemi_far_tell(int world_pe, ulong value_at, ulong value, ulong flag_at, uint flag)
{
    ishmemi_send(ISHMEMI_FIRST(ISHMEMI_REQUEST_STORE_SIGNAL, ISHMEMI_AMO_SET, 4u << 4 | 8u, ISHMEMI_WORDS(4)), world_pe,
                 ishmemi_slot_of(ISHMEMX_CTX_DEFAULT), 0, ishmemi_offset(value_at), value, ishmemi_offset(flag_at), flag, 0, 0);
}

#endif /* ISHMEM_DEVICE_RING_BODIES_H */
