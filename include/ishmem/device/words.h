/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Atomic memory operations on a word of 1, 4 or 8 bytes, whose value is a number of bits. Part of ishmem_device.h, and of
 * the kernels by which the host performs them.
 */
#ifndef ISHMEM_DEVICE_WORDS_H
#define ISHMEM_DEVICE_WORDS_H

#include "abi.h"

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define ISHMEMI_AMO_ON(ATOMIC, WORD)                                                                                   \
    volatile __global ATOMIC *word = (volatile __global ATOMIC *)to;                                                   \
    WORD operand = (WORD)value, found = (WORD)compare;                                                                 \
    switch (op) {                                                                                                      \
    case ISHMEMI_AMO_FETCH:                                                                                            \
        return atomic_load_explicit(word, order, scope);                                                               \
    case ISHMEMI_AMO_SET:                                                                                              \
        atomic_store_explicit(word, operand, order, scope);                                                            \
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

/* What an operation leaves where `byte` was, in its low bits. */
static inline uint ishmemi_byte_after(uint op, uint byte, uint operand, uint compare)
{
    switch (op) {
    case ISHMEMI_AMO_FETCH:
        return byte;
    case ISHMEMI_AMO_SET:
    case ISHMEMI_AMO_SWAP:
        return operand;
    case ISHMEMI_AMO_COMPARE_SWAP:
        return byte == (compare & 0xff) ? operand : byte;
    case ISHMEMI_AMO_AND:
    case ISHMEMI_AMO_FETCH_AND:
        return byte & operand;
    case ISHMEMI_AMO_OR:
    case ISHMEMI_AMO_FETCH_OR:
        return byte | operand;
    case ISHMEMI_AMO_XOR:
    case ISHMEMI_AMO_FETCH_XOR:
        return byte ^ operand;
    case ISHMEMI_AMO_INC:
    case ISHMEMI_AMO_FETCH_INC:
        return byte + 1;
    default: /* add, with the value before or without */
        return byte + operand;
    }
}

/* Devices have no atomic operations on a byte: the word around it is compared and swapped, until no other byte of it has
 * changed meanwhile. */
static inline ulong ishmemi_amo8(uint op, ulong to, ulong value, ulong compare)
{
    const ulong word = to & ~3ul;
    const uint shift = (to & 3) * 8;
    uint found = ishmemi_amo32(ISHMEMI_AMO_FETCH, word, 0, 0), was;
    do {
        was = found;
        uint byte = ishmemi_byte_after(op, was >> shift & 0xff, (uint)value, (uint)compare) & 0xff;
        found = ishmemi_amo32(ISHMEMI_AMO_COMPARE_SWAP, word, (was & ~(0xffu << shift)) | byte << shift, was);
    } while (found != was);
    return op == ISHMEMI_AMO_SET ? 0 : was >> shift & 0xff;
}

#endif /* ISHMEM_DEVICE_WORDS_H */
