/* Transfers and reductions in memory that only devices reach, which the host asks for. Work-items take turns, so that any
 * number of them does any amount of work. */

/* Copies `count` blocks of `units` units each from one distance apart to another, both in units. */
#define COPY_BLOCKS(WIDTH, UNIT)                                                                                       \
    kernel void zeshmem_copy_blocks##WIDTH(global UNIT *dest, global const UNIT *source, ulong dest_step,              \
                                           ulong source_step, ulong units, ulong count)                                \
    {                                                                                                                  \
        const ulong all = units * count;                                                                               \
        for (ulong unit = get_global_id(0); unit < all; unit += get_global_size(0)) {                                  \
            const ulong block = units == 1 ? unit : unit / units, rest = unit - block * units;                         \
            dest[block * dest_step + rest] = source[block * source_step + rest];                                       \
        }                                                                                                              \
    }

COPY_BLOCKS(1, uchar)
COPY_BLOCKS(2, ushort)
COPY_BLOCKS(4, uint)
COPY_BLOCKS(8, ulong)

#include "host_reduce.h"

INTEGERS(i8, char)
INTEGERS(i16, short)
INTEGERS(i32, int)
INTEGERS(i64, long)
INTEGERS(u8, uchar)
INTEGERS(u16, ushort)
INTEGERS(u32, uint)
INTEGERS(u64, ulong)
FLOATS(f32, float)
COMPLEX(complex32, float2)
