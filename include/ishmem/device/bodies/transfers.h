/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The bodies of put, get, atomic operations, signals and order. Part of ishmem_device.h.
 */
#ifndef ISHMEM_DEVICE_TRANSFER_BODIES_H
#define ISHMEM_DEVICE_TRANSFER_BODIES_H

#include "ring.h"

/* Orders and completes what this work-item stored. */
static inline void ishmemi_complete(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
}

/* ---------------------------------------------------------------------------------------------
 * Copies between ranges that do not overlap, in units of 1, 2, 4 or 8 bytes
 */

/* A crew's share of units of global memory: consecutive work-items take consecutive ones. */
#define ISHMEMI_COPY_GLOBAL(type)                                                                                      \
    for (ulong i = ishmemi_rank(crew); i < bytes / sizeof(type); i += ishmemi_size(crew))                              \
        ((__global type *)to)[i] = ((const __global type *)from)[i]

static inline void ishmemi_copy_global(ulong to, ulong from, ulong bytes, uint unit, ishmemi_crew_t crew)
{
    switch (unit) {
    case 8: ISHMEMI_COPY_GLOBAL(ulong); break;
    case 4: ISHMEMI_COPY_GLOBAL(uint); break;
    case 2: ISHMEMI_COPY_GLOBAL(ushort); break;
    default: ISHMEMI_COPY_GLOBAL(uchar); break;
    }
}

/* A crew's share of `count` units of any memory, each loaded and stored as a whole: a reader sees none that is torn. Units
 * from number `gap` on lie `skipped` bytes further. */
#define ISHMEMI_COPY_UNITS(type)                                                                                       \
    for (ulong i = ishmemi_rank(crew); i < count; i += ishmemi_size(crew)) {                                           \
        ulong at = i * sizeof(type) + (i < gap ? 0 : skipped);                                                         \
        *(volatile type *)((uchar *)to + at) = *(const volatile type *)((const uchar *)from + at);                     \
    }

static inline void ishmemi_copy_units(void *to, const void *from, ulong count, uint unit, ulong gap, ulong skipped,
                                      ishmemi_crew_t crew)
{
    switch (unit) {
    case 8: ISHMEMI_COPY_UNITS(ulong) break;
    case 4: ISHMEMI_COPY_UNITS(uint) break;
    case 2: ISHMEMI_COPY_UNITS(ushort) break;
    default: ISHMEMI_COPY_UNITS(uchar) break;
    }
}

static inline uint ishmemi_lowest_bit(ulong number)
{
    return (uint)(number & -number);
}

/* Up to so many bytes are copied unit by unit: finding out how to copy faster would take longer. */
#define ISHMEMI_FEW_BYTES 64

/* Copies elements of `size` bytes. Aligned elements of up to 8 bytes are stored as a whole. Many bytes of global memory go in
 * the widest units in which both sides are equally aligned, but for a few elements at the ends. */
ISHMEMI_SHARED void ishmemi_copy_share(void *to, const void *from, ulong bytes, uint size, ishmemi_crew_t crew)
{
    uint unit = ishmemi_lowest_bit((ulong)to | (ulong)from | size | 8);
    if (bytes <= ISHMEMI_FEW_BYTES || to_global(to) == 0 || to_global((void *)from) == 0) {
        ishmemi_copy_units(to, from, bytes / unit, unit, ~0ul, 0, crew);
        return;
    }
    uint wide = ishmemi_lowest_bit(((ulong)to ^ (ulong)from) | 8);
    ulong head = -(ulong)to & (wide - 1), body = (bytes - head) & ~(ulong)(wide - 1);
    ishmemi_copy_global((ulong)to + head, (ulong)from + head, body, wide, crew);
    ishmemi_copy_units(to, from, (bytes - body) / unit, unit, head / unit, body, crew);
}

/* The same. Where work-items run one after the other, memory of all kinds is one, and the first of a crew copies by one call. */
static inline void ishmemi_copy(void *to, const void *from, ulong bytes, uint size, ishmemi_crew_t crew)
{
    if (bytes <= ISHMEMI_FEW_BYTES || !ishmemi_one_by_one())
        ishmemi_copy_share(to, from, bytes, size, crew);
    else if (ishmemi_rank(crew) == 0)
        ishmem_copy_run((ulong)to, (ulong)from, bytes);
}

/* ---------------------------------------------------------------------------------------------
 * Put and get
 */
/* A crew's share, by the form of the routine that is called. */
ISHMEMI_INLINE void ishmemi_put_by(ishmemi_crew_t crew, uint routine, ishmemx_ctx_t ctx, void *dest, const void *source,
                                   ulong nelems, int pe, uint size)
{
    if (nelems == 0) {
        ishmemi_reach_nothing(routine, ctx, pe);
        return;
    }
    ulong bytes = ishmemi_bytes(nelems, size);
    ulong to = ishmemi_there(routine, ctx, ISHMEMI_ARG_DEST, (ulong)dest, bytes, pe);
    if (to != 0)
        ishmemi_copy((__global void *)to, source, bytes, size, crew);
    else
        ishmemi_far_put(routine, ctx, (ulong)dest, source, bytes, pe, crew);
    ISHMEMI_COUNT(crew, routine, bytes, to == 0);
}

ISHMEMI_SHARED_FORMS(put, (ctx, dest, source, nelems, pe, size), ishmemx_ctx_t ctx, void *dest, const void *source,
                     ulong nelems, int pe, uint size)

ISHMEMI_INLINE void ishmemi_get_by(ishmemi_crew_t crew, uint routine, ishmemx_ctx_t ctx, void *dest, const void *source,
                                   ulong nelems, int pe, uint size)
{
    if ((routine & ISHMEMI_BY_WORK_GROUP) == 0)
        ishmemi_refresh();
    if (nelems == 0) {
        ishmemi_reach_nothing(routine, ctx, pe);
        return;
    }
    ulong bytes = ishmemi_bytes(nelems, size);
    ulong from = ishmemi_there(routine, ctx, ISHMEMI_ARG_SOURCE, (ulong)source, bytes, pe);
    if (from != 0)
        ishmemi_copy(dest, (const __global void *)from, bytes, size, crew);
    else
        ishmemi_far_get(routine, ctx, dest, (ulong)source, bytes, pe, crew);
    ISHMEMI_COUNT(crew, routine, bytes, from == 0);
}

ISHMEMI_SHARED_FORMS(get, (ctx, dest, source, nelems, pe, size), ishmemx_ctx_t ctx, void *dest, const void *source,
                     ulong nelems, int pe, uint size)

/* Whether strides are those of blocks that do not overlap; a complaint where not. */
ISHMEMI_CALLED int ishmemi_check_strides(uint routine, long dst, long sst, ulong block)
{
    long least = (long)clamp(block, 1ul, (ulong)LONG_MAX);
    if (dst >= least && sst >= least)
        return 1;
    ishmemi_complain(ISHMEMI_TOO_SMALL, routine, dst < least ? ISHMEMI_ARG_DST : ISHMEMI_ARG_SST,
                     dst < least ? dst : sst, least);
    return 0;
}

/* Copies blocks of `bytes` bytes from one distance apart to another, in bytes. */
static inline void ishmemi_copy_blocks(uchar *to, const uchar *from, ulong to_step, ulong from_step, ulong bytes,
                                       ulong count, uint size, ishmemi_crew_t crew)
{
    /* Long blocks are shared among the crew, short ones dealt out to it. */
    ishmemi_crew_t inside = crew;
    ulong first = 0, step = 1;
    if (bytes < ISHMEMI_FEW_BYTES * ishmemi_size(crew)) {
        inside = ishmemi_alone();
        first = ishmemi_rank(crew);
        step = ishmemi_size(crew);
    }
    for (ulong i = first; i < count; i += step)
        ishmemi_copy(to + i * to_step, from + i * from_step, bytes, size, inside);
}

/* Blocks of `block` elements, from one that begins every `sst` elements to one that begins every `dst`. The side that is not
 * this PE's is `source` where `getting`, and `dest` otherwise. */
ISHMEMI_INLINE void ishmemi_strided_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemx_ctx_t ctx, void *dest,
                                       const void *source, long dst, long sst, ulong block, ulong count, int pe,
                                       uint size, int getting)
{
    routine = ISHMEMI_FORM(routine, in_group);
    crew = ishmemi_movers(crew);
    ISHMEMI_MEET(in_group);
    if (getting && !in_group)
        ishmemi_refresh();
    if (count == 0 || block == 0) {
        ishmemi_reach_nothing(routine, ctx, pe);
    } else if (ishmemi_module.state != 0 && crew != ISHMEMI_NO_CREW && ishmemi_check_strides(routine, dst, sst, block)) {
        ulong span = ishmemi_span(getting ? sst : dst, block, count, size);
        ulong there = getting ? ishmemi_reach(routine, ctx, ISHMEMI_ARG_SOURCE, (ulong)source, span, pe)
                              : ishmemi_reach(routine, ctx, ISHMEMI_ARG_DEST, (ulong)dest, span, pe);
        if (there != 0) {
            uchar *to = getting ? (uchar *)dest : (uchar *)(__global uchar *)there;
            const uchar *from = getting ? (const uchar *)(__global uchar *)there : (const uchar *)source;
            ishmemi_copy_blocks(to, from, (ulong)dst * size, (ulong)sst * size, block * size, count, size, crew);
        } else {
            ishmemi_far_strided(routine, ctx, dest, source, (ulong)dst, (ulong)sst, block, count, pe, size, getting, span, crew);
        }
        ISHMEMI_COUNT(crew, routine, block * count * size, there == 0);
    }
    ISHMEMI_MEET(in_group);
}

ISHMEMI_FORMS(void, strided,
              (uint routine, ishmemx_ctx_t ctx, void *dest, const void *source, long dst, long sst, ulong block,
               ulong count, int pe, uint size, int getting),
              routine, ctx, dest, source, dst, sst, block, count, pe, size, getting)

/* What routines call that are forms of it. */
#define ishmemi_ibput(...) ishmemi_strided(__VA_ARGS__, 0)
#define ishmemi_ibput_group(...) ishmemi_strided_group(__VA_ARGS__, 0)
#define ishmemi_ibget(...) ishmemi_strided(__VA_ARGS__, 1)
#define ishmemi_ibget_group(...) ishmemi_strided_group(__VA_ARGS__, 1)
#define ishmemi_iput(routine, ctx, dest, source, dst, sst, ...)                                                        \
    ishmemi_strided(routine, ctx, dest, source, dst, sst, 1, __VA_ARGS__, 0)
#define ishmemi_iput_group(routine, ctx, dest, source, dst, sst, ...)                                                  \
    ishmemi_strided_group(routine, ctx, dest, source, dst, sst, 1, __VA_ARGS__, 0)
#define ishmemi_iget(routine, ctx, dest, source, dst, sst, ...)                                                        \
    ishmemi_strided(routine, ctx, dest, source, dst, sst, 1, __VA_ARGS__, 1)
#define ishmemi_iget_group(routine, ctx, dest, source, dst, sst, ...)                                                  \
    ishmemi_strided_group(routine, ctx, dest, source, dst, sst, 1, __VA_ARGS__, 1)

/* ---------------------------------------------------------------------------------------------
 * One element, as bits
 */

/* Bytes of an element, and whether it is signed, as bits of a kind. Bytes take 8 of them: a compiler then makes no
 * integers that SPIR-V lacks. */
#define ISHMEMI_KIND_BYTES 0xffu
#define ISHMEMI_KIND_SIGNED 0x100u
#define ISHMEMI_KIND_u8 1u
#define ISHMEMI_KIND_u16 2u
#define ISHMEMI_KIND_u32 4u
#define ISHMEMI_KIND_u64 8u
#define ISHMEMI_KIND_i8 (1u | ISHMEMI_KIND_SIGNED)
#define ISHMEMI_KIND_i16 (2u | ISHMEMI_KIND_SIGNED)
#define ISHMEMI_KIND_i32 (4u | ISHMEMI_KIND_SIGNED)
#define ISHMEMI_KIND_i64 (8u | ISHMEMI_KIND_SIGNED)
#define ISHMEMI_KIND_f32 4u
#define ISHMEMI_KIND_f64 8u

/* An element of a kind as bits, and back. */
#define ISHMEMI_BITS_u8(value) ((ulong)(uchar)(value))
#define ISHMEMI_BITS_u16(value) ((ulong)(ushort)(value))
#define ISHMEMI_BITS_u32(value) ((ulong)(uint)(value))
#define ISHMEMI_BITS_u64(value) ((ulong)(value))
#define ISHMEMI_BITS_i8(value) ISHMEMI_BITS_u8(value)
#define ISHMEMI_BITS_i16(value) ISHMEMI_BITS_u16(value)
#define ISHMEMI_BITS_i32(value) ISHMEMI_BITS_u32(value)
#define ISHMEMI_BITS_i64(value) ISHMEMI_BITS_u64(value)
#define ISHMEMI_BITS_f32(value) ((ulong)as_uint(value))
#define ISHMEMI_BITS_f64(value) as_ulong(value)
#define ISHMEMI_OF_u8(bits) ((uchar)(bits))
#define ISHMEMI_OF_u16(bits) ((ushort)(bits))
#define ISHMEMI_OF_u32(bits) ((uint)(bits))
#define ISHMEMI_OF_u64(bits) ((ulong)(bits))
#define ISHMEMI_OF_i8(bits) ((char)(bits))
#define ISHMEMI_OF_i16(bits) ((short)(bits))
#define ISHMEMI_OF_i32(bits) ((int)(bits))
#define ISHMEMI_OF_i64(bits) ((long)(bits))
#define ISHMEMI_OF_f32(bits) as_float((uint)(bits))
#define ISHMEMI_OF_f64(bits) as_double(bits)

ISHMEMI_SHARED void ishmemi_p(uint routine, ishmemx_ctx_t ctx, void *dest, ulong value, int pe, uint kind)
{
    uint size = kind & ISHMEMI_KIND_BYTES;
    ulong to = ishmemi_word_there(routine, ctx, ISHMEMI_ARG_DEST, (ulong)dest, size, pe);
    ISHMEMI_COUNT(ishmemi_alone(), routine, size, to == 0);
    if (to == 0) {
        ishmemi_far_p(routine, ctx, (ulong)dest, value, pe, size);
        return;
    }
    switch (size) {
    case 8: *(volatile __global ulong *)to = value; break;
    case 4: *(volatile __global uint *)to = (uint)value; break;
    case 2: *(volatile __global ushort *)to = (ushort)value; break;
    default: *(volatile __global uchar *)to = (uchar)value; break;
    }
}

/* 0 after a complaint. */
ISHMEMI_SHARED ulong ishmemi_g(uint routine, ishmemx_ctx_t ctx, const void *source, int pe, uint kind)
{
    uint size = kind & ISHMEMI_KIND_BYTES;
    ulong from = ishmemi_word_there(routine, ctx, ISHMEMI_ARG_SOURCE, (ulong)source, size, pe);
    ishmemi_refresh();
    ISHMEMI_COUNT(ishmemi_alone(), routine, size, from == 0);
    if (from == 0)
        return ishmemi_far_g(routine, ctx, (ulong)source, pe, size);
    switch (size) {
    case 8: return *(volatile __global ulong *)from;
    case 4: return *(volatile __global uint *)from;
    case 2: return *(volatile __global ushort *)from;
    default: return *(volatile __global uchar *)from;
    }
}

/* Performs an atomic operation on a word of 1, 4 or 8 bytes. The value before, of set 0; 0 after a complaint. */
ISHMEMI_SHARED ulong ishmemi_amo(uint routine, ishmemx_ctx_t ctx, const void *dest, ulong value, ulong compare, int pe,
                                 uint kind)
{
    uint size = kind & ISHMEMI_KIND_BYTES;
    uint op = (routine & ~(ISHMEMI_ON_CONTEXT | ISHMEMI_NBI)) - ISHMEMI_ATOMIC_FETCH;
    uint argument = op == ISHMEMI_AMO_FETCH ? ISHMEMI_ARG_SOURCE : ISHMEMI_ARG_DEST;
    ulong to = ishmemi_word_there(routine, ctx, argument, (ulong)dest, size, pe);
    int asks = to == 0 || ishmemi_is_for_owner(ctx, op, size, pe);
    ISHMEMI_COUNT(ishmemi_alone(), routine, size, asks);
    if (asks)
        return ishmemi_far_amo(routine, ctx, argument, op, (ulong)dest, value, compare, pe, size);
    switch (size) {
    case 8: return ishmemi_amo64(op, to, value, compare);
    case 4: return ishmemi_amo32(op, to, value, compare);
    default: return ishmemi_amo8(op, to, value, compare);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Signals
 */

/* The signal of a PE at `sig_addr`; 0 after a complaint, also of an unknown operation. */
static inline ulong ishmemi_signal_at(uint routine, ishmemx_ctx_t ctx, void *sig_addr, int sig_op, int pe)
{
    ulong at = ishmemi_word_there(routine, ctx, ISHMEMI_ARG_SIG_ADDR, (ulong)sig_addr, sizeof(ulong), pe);
    if (at != 0 && sig_op != ISHMEM_SIGNAL_SET && sig_op != ISHMEM_SIGNAL_ADD) {
        ishmemi_complain(ISHMEMI_OUT_OF_RANGE, routine, ISHMEMI_ARG_SIG_OP, sig_op, ISHMEM_SIGNAL_ADD);
        return 0;
    }
    return at;
}

/* After what this work-item stored, for who sees the signal, which is `at` here; what it loads later may come before, as with other
 * puts. */
static inline void ishmemi_change_signal(uint routine, ishmemx_ctx_t ctx, ulong at, void *sig_addr, ulong signal, int sig_op, int pe)
{
    if (sig_op == ISHMEM_SIGNAL_SET)
        ishmemi_post_ulong((volatile __global ulong *)at, signal);
    else if (ishmemi_is_for_owner(ctx, ISHMEMI_AMO_ADD, sizeof(ulong), pe))
        ishmemi_far_signal(routine, ctx, (ulong)sig_addr, signal, sig_op, pe);
    else
        atomic_fetch_add_explicit((volatile __global atomic_ulong *)at, signal, memory_order_acq_rel, memory_scope_all_svm_devices);
}

ISHMEMI_SHARED void ishmemi_signal(uint routine, ishmemx_ctx_t ctx, void *sig_addr, ulong signal, int pe, int sig_op)
{
    ulong at = ishmemi_signal_at(routine, ctx, sig_addr, sig_op, pe);
    if (at != 0)
        ishmemi_change_signal(routine, ctx, at, sig_addr, signal, sig_op, pe);
    else
        ishmemi_far_signal(routine, ctx, (ulong)sig_addr, signal, sig_op, pe);
    int asks = at == 0 || (sig_op == ISHMEM_SIGNAL_ADD && ishmemi_is_for_owner(ctx, ISHMEMI_AMO_ADD, sizeof(ulong), pe));
    ISHMEMI_COUNT(ishmemi_alone(), routine, sizeof(ulong), asks);
}

#define ishmemi_signal_set(routine, ctx, sig_addr, signal, pe)                                                         \
    ishmemi_signal(routine, ctx, sig_addr, signal, pe, ISHMEM_SIGNAL_SET)
#define ishmemi_signal_add(routine, ctx, sig_addr, signal, pe)                                                         \
    ishmemi_signal(routine, ctx, sig_addr, signal, pe, ISHMEM_SIGNAL_ADD)

ISHMEMI_SHARED ulong ishmemi_signal_fetch(uint routine, const void *sig_addr)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0)
        return 0;
    int me = state->my_pe;
    ulong at = ishmemi_reach_word(routine, ISHMEMX_CTX_DEFAULT, ISHMEMI_ARG_SIG_ADDR, (ulong)sig_addr, sizeof(ulong), me);
    return at == 0 ? 0 : ishmemi_amo64(ISHMEMI_AMO_FETCH, at, 0, 0);
}

/* All work-items of a crew have stored their share before one of them changes the signal. */
ISHMEMI_INLINE void ishmemi_put_signal_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemx_ctx_t ctx, void *dest,
                                          const void *source, ulong nelems, void *sig_addr, ulong signal, int sig_op,
                                          int pe, uint size)
{
    routine = ISHMEMI_FORM(routine, in_group);
    ISHMEMI_MEET(in_group);
    ulong at = 0, bytes = ishmemi_bytes(nelems, size);
    int follows = 0; /* the signal of a PE of another node */
    crew = ishmemi_movers(crew);
    if (crew != ISHMEMI_NO_CREW) {
        at = ishmemi_signal_at(routine, ctx, sig_addr, sig_op, pe);
        if (at == 0) {
            follows =
                ishmemi_far_put_signal(routine, ctx, (ulong)dest, source, bytes, (ulong)sig_addr, signal, sig_op, pe, crew);
        } else if (nelems > 0) {
            ulong to = ishmemi_there(routine, ctx, ISHMEMI_ARG_DEST, (ulong)dest, bytes, pe);
            if (to != 0)
                ishmemi_copy((__global void *)to, source, bytes, size, crew);
            else
                at = 0;
        }
        ISHMEMI_COUNT(crew, routine, bytes, at == 0);
    }
    /* What was put comes before the signal, for all that see it. */
    ishmemi_release();
    ISHMEMI_MEET(in_group);
    if (at != 0 && ishmemi_rank(crew) == 0)
        ishmemi_change_signal(routine, ctx, at, sig_addr, signal, sig_op, pe);
    if (follows && ishmemi_rank(crew) == 0) {
        ishmemi_far_quiet(routine, ctx, 0);
        ishmemi_far_signal(routine, ctx, (ulong)sig_addr, signal, sig_op, pe);
    }
    ISHMEMI_MEET(in_group);
}

ISHMEMI_FORMS(void, put_signal,
              (uint routine, ishmemx_ctx_t ctx, void *dest, const void *source, ulong nelems, void *sig_addr,
               ulong signal, int sig_op, int pe, uint size),
              routine, ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, size)

/* ---------------------------------------------------------------------------------------------
 * Quiet and fence: stores are in flight for all contexts alike, requests to other nodes are a context's. These have no order among
 * themselves, so that fence completes them, too.
 */
ISHMEMI_INLINE void ishmemi_order_by(ishmemi_crew_t crew, int in_group, uint routine, ishmemx_ctx_t ctx)
{
    ISHMEMI_MEET(in_group);
    if (ishmemi_rank(crew) == 0 && ctx != ISHMEMX_CTX_DEFAULT && ctx != ISHMEMX_CTX_INVALID && ishmemi_module.state != 0 &&
        ishmemi_context_team(ctx) == 0)
        ishmemi_complain(ISHMEMI_NO_CONTEXT, ISHMEMI_FORM(routine, in_group), ISHMEMI_ARG_CTX, ctx, 0);
    else if (ishmemi_rank(crew) == 0 && ctx != ISHMEMX_CTX_INVALID)
        ishmemi_quiet_any_far(ISHMEMI_FORM(routine, in_group), ctx, 1);
    ISHMEMI_COUNT(crew, routine, 0, 0);
    ishmemi_complete();
    ISHMEMI_MEET(in_group);
}

ISHMEMI_FORMS(void, order, (uint routine, ishmemx_ctx_t ctx), routine, ctx)

/* ---------------------------------------------------------------------------------------------
 * Queries
 */
static inline int ishmemi_my_pe(void)
{
    return ishmemi_module.state ? ishmemi_module.state->my_pe : -1;
}

static inline int ishmemi_n_pes(void)
{
    return ishmemi_module.state ? ishmemi_module.state->n_pes : -1;
}

ISHMEMI_SHARED int ishmemi_team_my_pe(ishmem_team_t team)
{
    __global const ishmemi_team_t *record = ishmemi_team(team);
    return record ? record->my_pe : -1;
}

ISHMEMI_SHARED int ishmemi_team_n_pes(ishmem_team_t team)
{
    __global const ishmemi_team_t *record = ishmemi_team(team);
    return record ? record->n_pes : -1;
}

ISHMEMI_SHARED int ishmemi_team_translate_pe(ishmem_team_t src_team, int src_pe, ishmem_team_t dest_team)
{
    __global const ishmemi_team_t *src = ishmemi_team(src_team);
    __global const ishmemi_team_t *dest = ishmemi_team(dest_team);
    if (src == 0 || dest == 0 || src_pe < 0 || src_pe >= src->n_pes)
        return -1;
    return ishmemi_team_pe(dest, ishmemi_world_pe(src, src_pe));
}

ISHMEMI_SHARED void *ishmemi_ptr(const void *dest, int pe)
{
    __global const ishmemi_state_t *state = ishmemi_module.state;
    if (state == 0 || pe < 0 || pe >= state->n_pes || !ishmemi_is_symmetric(state, (ulong)dest, 1))
        return 0;
    return (__global void *)ishmemi_mapped(state, (ulong)dest, pe);
}

static inline void ishmemi_info_get_version(int *major, int *minor)
{
    if (major != 0)
        *major = ISHMEM_MAJOR_VERSION;
    if (minor != 0)
        *minor = ISHMEM_MINOR_VERSION;
}

static __constant const char ishmemi_name[] = ISHMEM_VENDOR_STRING;

ISHMEMI_SHARED void ishmemi_info_get_name(char *name)
{
    for (uint i = 0; name != 0 && i < sizeof ishmemi_name; i++)
        name[i] = ishmemi_name[i];
}

#endif /* ISHMEM_DEVICE_TRANSFER_BODIES_H */
