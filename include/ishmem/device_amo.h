/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Atomic memory operations on a word of 4 or 8 bytes, whose value is a number of bits. Part of ishmem_device.h, and of
 * the kernels by which the host performs them.
 */
#ifndef ISHMEM_DEVICE_AMO_H
#define ISHMEM_DEVICE_AMO_H

#include "device_abi.h"

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

#endif /* ISHMEM_DEVICE_AMO_H */
