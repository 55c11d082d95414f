/* Atomic memory operations that the host asks for on words of the device heap; one work-item each.
 * The numbers of the operations are those of AmoOp in crates/abi. */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define AMO(NAME, ATOMIC, TYPE)                                                                             \
    __kernel void NAME(__global void *target, uint op, ulong operand, ulong compare, __global ulong *before) \
    {                                                                                                        \
        volatile __global ATOMIC *word = (volatile __global ATOMIC *)target;                                 \
        const memory_order order = memory_order_seq_cst;                                                     \
        const memory_scope scope = memory_scope_all_svm_devices;                                             \
        TYPE value = (TYPE)operand, found = (TYPE)compare;                                                   \
        switch (op) {                                                                                        \
        case 0: found = atomic_load_explicit(word, order, scope); break;                                     \
        case 1: case 12: found = atomic_exchange_explicit(word, value, order, scope); break;                 \
        case 2: case 3: found = atomic_fetch_add_explicit(word, value, order, scope); break;                 \
        case 4: case 5: found = atomic_fetch_add_explicit(word, (TYPE)1, order, scope); break;               \
        case 6: case 7: found = atomic_fetch_and_explicit(word, value, order, scope); break;                 \
        case 8: case 9: found = atomic_fetch_or_explicit(word, value, order, scope); break;                  \
        case 10: case 11: found = atomic_fetch_xor_explicit(word, value, order, scope); break;               \
        case 13: atomic_compare_exchange_strong_explicit(word, &found, value, order, order, scope); break;   \
        }                                                                                                    \
        *before = found;                                                                                     \
    }

AMO(zeshmem_amo32, atomic_uint, uint)
AMO(zeshmem_amo64, atomic_ulong, ulong)
