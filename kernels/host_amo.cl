/* Atomic memory operations that the host asks for on words of the device heap; one work-item each. */
#include <ishmem/device/words.h>

/* The host is told the value before of every operation, also of a set. */
static inline uint telling(uint op)
{
    return op == ISHMEMI_AMO_SET ? ISHMEMI_AMO_SWAP : op;
}

kernel void zeshmem_amo8(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    *before = ishmemi_amo8(telling(op), (ulong)target, operand, compare);
}

kernel void zeshmem_amo32(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    *before = ishmemi_amo32(telling(op), (ulong)target, operand, compare);
}

kernel void zeshmem_amo64(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    *before = ishmemi_amo64(telling(op), (ulong)target, operand, compare);
}
