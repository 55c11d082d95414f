/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Words that others look at, and atomic memory operations on a word of 1, 4 or 8 bytes, whose value is a number of bits. Part of
 * ishmem_device.h, and of the kernels by which the host performs them.
 */
#ifndef ISHMEM_DEVICE_WORDS_H
#define ISHMEM_DEVICE_WORDS_H

#include "abi.h"

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

/* ---------------------------------------------------------------------------------------------
 * Words that one side writes and another one waits for, devices or the host. They are stored and loaded plainly: on Intel's GPUs an
 * atomic store is an exchange, and an atomic load adds nothing to the word, which a device can do in its own memory, in that of
 * another device only where the two are connected for it, and in the host's not at all.
 */

/* Loads that follow take what memory holds now: a loop that gets until a value has come sees it come. Where caches are
 * coherent this only binds the compiler. */
static inline void ishmemi_refresh(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices);
}

/* What this work-item stored before comes before what it stores next, and leaves caches that would keep it. */
static inline void ishmemi_release(void)
{
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices);
}

/* ishmemi_post_TYPE stores a word after all that this work-item stored before. ishmemi_look_TYPE loads one, before all that this work-item
 * loads later. */
#define ISHMEMI_PLAIN_WORD(TYPE)                                                                                       \
    static inline void ishmemi_post_##TYPE(volatile __global TYPE *word, TYPE value)                                   \
    {                                                                                                                  \
        ishmemi_release();                                                                                             \
        *word = value;                                                                                                 \
        ishmemi_release();                                                                                             \
    }                                                                                                                  \
    static inline TYPE ishmemi_look_##TYPE(const volatile __global TYPE *word)                                         \
    {                                                                                                                  \
        ishmemi_refresh();                                                                                             \
        TYPE value = *word;                                                                                            \
        ishmemi_refresh();                                                                                             \
        return value;                                                                                                  \
    }
ISHMEMI_PLAIN_WORD(uint)
ISHMEMI_PLAIN_WORD(ulong)

/* ---------------------------------------------------------------------------------------------
 * Atomic operations
 */
#define ISHMEMI_AMO_ON(ATOMIC, WORD)                                                                                   \
    volatile __global ATOMIC *word = (volatile __global ATOMIC *)to;                                                   \
    WORD operand = (WORD)value, found = (WORD)compare;                                                                 \
    switch (op) {                                                                                                      \
    case ISHMEMI_AMO_FETCH:                                                                                            \
        return ishmemi_look_##WORD((volatile __global WORD *)to);                                                      \
    case ISHMEMI_AMO_SET:                                                                                              \
        ishmemi_post_##WORD((volatile __global WORD *)to, operand);                                                    \
        return 0;                                                                                                      \
    case ISHMEMI_AMO_SWAP:                                                                                             \
        return atomic_exchange_explicit(word, operand, order, scope);                                                  \
    case ISHMEMI_AMO_COMPARE_SWAP:                                                                                     \
        atomic_compare_exchange_strong_explicit(word, &found, operand, order, order, scope);                           \
        return found;                                                                                                  \
    case ISHMEMI_AMO_AND:                                                                                              \
    case ISHMEMI_AMO_FETCH_AND:                                                                                        \
        return atomic_fetch_and_explicit(word, operand, order, scope);                                                 \
    case ISHMEMI_AMO_OR:                                                                                               \
    case ISHMEMI_AMO_FETCH_OR:                                                                                         \
        return atomic_fetch_or_explicit(word, operand, order, scope);                                                  \
    case ISHMEMI_AMO_XOR:                                                                                              \
    case ISHMEMI_AMO_FETCH_XOR:                                                                                        \
        return atomic_fetch_xor_explicit(word, operand, order, scope);                                                 \
    case ISHMEMI_AMO_INC:                                                                                              \
    case ISHMEMI_AMO_FETCH_INC:                                                                                        \
        return atomic_fetch_add_explicit(word, (WORD)1, order, scope);                                                 \
    default: /* add, with the value before or without */                                                               \
        return atomic_fetch_add_explicit(word, operand, order, scope);                                                 \
    }

static inline uint ishmemi_amo32(uint op, ulong to, ulong value, ulong compare)
{
    const memory_order order = memory_order_seq_cst;
    const memory_scope scope = memory_scope_all_svm_devices;
    ISHMEMI_AMO_ON(atomic_uint, uint)
}

static inline ulong ishmemi_amo64(uint op, ulong to, ulong value, ulong compare)
{
    const memory_order order = memory_order_seq_cst;
    const memory_scope scope = memory_scope_all_svm_devices;
    ISHMEMI_AMO_ON(atomic_ulong, ulong)
}

/* What an operation leaves where `was` was. */
static inline ulong ishmemi_after_amo(uint op, ulong was, ulong operand, ulong compare)
{
    switch (op) {
    case ISHMEMI_AMO_FETCH:
        return was;
    case ISHMEMI_AMO_SET:
    case ISHMEMI_AMO_SWAP:
        return operand;
    case ISHMEMI_AMO_COMPARE_SWAP:
        return was == compare ? operand : was;
    case ISHMEMI_AMO_AND:
    case ISHMEMI_AMO_FETCH_AND:
        return was & operand;
    case ISHMEMI_AMO_OR:
    case ISHMEMI_AMO_FETCH_OR:
        return was | operand;
    case ISHMEMI_AMO_XOR:
    case ISHMEMI_AMO_FETCH_XOR:
        return was ^ operand;
    case ISHMEMI_AMO_INC:
    case ISHMEMI_AMO_FETCH_INC:
        return was + 1;
    default: /* add, with the value before or without */
        return was + operand;
    }
}

/* The operation on so many bytes of an aligned word of 4, which is compared and swapped until no other part of it has changed
 * meanwhile; the value before. */
static inline uint ishmemi_amo_within(uint op, ulong to, uint bytes, ulong operand, ulong compare)
{
    volatile __global atomic_uint *word = (volatile __global atomic_uint *)(to & ~3ul);
    const uint shift = (to & 3) * 8, mask = ~0u >> (32 - 8 * bytes);
    uint found = ishmemi_look_uint((volatile __global uint *)word), was, now;
    do {
        was = found >> shift & mask;
        now = (uint)ishmemi_after_amo(op, was, operand, compare & mask) & mask;
    } while (!atomic_compare_exchange_strong_explicit(word, &found, (found & ~(mask << shift)) | now << shift, memory_order_seq_cst,
                                                      memory_order_seq_cst, memory_scope_all_svm_devices));
    return was;
}

/* Devices have no atomic operations on a byte. */
static inline ulong ishmemi_amo8(uint op, ulong to, ulong value, ulong compare)
{
    ulong was = ishmemi_amo_within(op, to, 1, value, compare);
    return op == ISHMEMI_AMO_SET ? 0 : was;
}

/* Does what the host asks for, unless a kernel has, and counts in `taken` that this one does. */
static inline void ishmemi_run_errand(volatile __global ishmemi_errand_t *errand, volatile __global atomic_ulong *taken)
{
    ishmemi_refresh();
    ulong asked = errand->asked, last = asked - 1;
    if (atomic_load_explicit(taken, memory_order_relaxed, memory_scope_device) != last ||
        !atomic_compare_exchange_strong_explicit(taken, &last, asked, memory_order_acquire, memory_order_relaxed, memory_scope_device))
        return;
    ishmemi_refresh();
    /* On a word of its own width, as other devices operate on it. */
    errand->before = errand->bytes == 8
                         ? ishmemi_amo64(errand->op, errand->address, errand->operand, errand->compare)
                         : ishmemi_amo_within(errand->op, errand->address, errand->bytes, errand->operand, errand->compare);
    ishmemi_post_ulong(&errand->done, asked);
}

#endif /* ISHMEM_DEVICE_WORDS_H */
