/* Atomic memory operations that the host asks for on words of the device heap; one work-item each. */
#include <ishmem/device_amo.h>

/* The host is told the value before of every operation, also of a set. */
static inline uint telling(uint op)
{
    return op == ISHMEMI_AMO_SET ? ISHMEMI_AMO_SWAP : op;
}

/* What an operation leaves where `byte` was. */
static inline uint after(uint op, uint byte, uint operand, uint compare)
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
kernel void zeshmem_amo8(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    const ulong word = (ulong)target & ~3ul;
    const uint shift = ((ulong)target & 3) * 8;
    uint found = ishmemi_amo32(ISHMEMI_AMO_FETCH, word, 0, 0), was;
    do {
        was = found;
        uint byte = after(op, was >> shift & 0xff, (uint)operand, (uint)compare) & 0xff;
        found = ishmemi_amo32(ISHMEMI_AMO_COMPARE_SWAP, word, (was & ~(0xffu << shift)) | byte << shift, was);
    } while (found != was);
    *before = was >> shift & 0xff;
}

kernel void zeshmem_amo32(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    *before = ishmemi_amo32(telling(op), (ulong)target, operand, compare);
}

kernel void zeshmem_amo64(global void *target, uint op, ulong operand, ulong compare, global ulong *before)
{
    *before = ishmemi_amo64(telling(op), (ulong)target, operand, compare);
}
