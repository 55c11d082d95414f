/* Contexts and atomic memory operations in kernels. */
#include <ishmem_device.h>

/* Puts a block to a PE of the context's team and gets it back from there, in the way asked for. */
kernel void ring(long ctx, int by_group, global uchar *dest, global uchar *source, ulong bytes, int pe,
                 global uchar *back)
{
    if (by_group) {
        ishmemx_ctx_putmem_work_group(ctx, dest, source, bytes, pe);
        ishmemx_ctx_quiet(ctx);
        ishmemx_ctx_uint8_get_work_group(ctx, back, dest, bytes, pe);
    } else if (get_local_linear_id() == 0) {
        ishmemx_ctx_uchar_put(ctx, dest, source, bytes, pe);
        ishmemx_ctx_fence(ctx);
        ishmemx_ctx_quiet(ctx);
        ishmemx_ctx_getmem(ctx, back, dest, bytes, pe);
    }
}

/* Puts one value on each of several contexts, to the PE itself by its number there; ones[i] tells that it came. */
kernel void on_each(global const long *ctxs, global const int *pes, int n, global int *words, global int *ones)
{
    for (int i = 0; i < n; i++) {
        ishmemx_ctx_int_p(ctxs[i], words + i, i + 7, pes[i]);
        ishmemx_ctx_quiet(ctxs[i]);
        ones[i] = ishmemx_ctx_int_g(ctxs[i], words + i, pes[i]) == i + 7;
    }
}

/* Blocks go round the team, each followed by a flag: a PE that sees the flag sees the block, which the context's fence
 * or quiet has put before it. No block is written twice. */
kernel void relay(long ctx, int by_quiet, int rounds, int length, global int *blocks, global int *flag,
                  global int *source, int me, int next, global int *wrong)
{
    for (int round = 1; round <= rounds; round++, blocks += length) {
        for (int i = 0; i < length; i++)
            source[i] = round * length + i;
        ishmemx_ctx_int_put(ctx, blocks, source, length, next);
        if (by_quiet)
            ishmemx_ctx_quiet(ctx);
        else
            ishmemx_ctx_fence(ctx);
        ishmemx_ctx_int_atomic_set(ctx, flag, round, next);
        while (ishmemx_ctx_int_atomic_fetch(ctx, flag, me) < round)
            ishmem_relax();
        ishmemx_ctx_fence(ctx);
        for (int i = 0; i < length; i++)
            *wrong += ((volatile global int *)blocks)[i] != round * length + i;
    }
}

/* One operation of each kind with a bad argument, as its number says. */
kernel void misuse(int what, long ctx, global long *word, int pe)
{
    switch (what) {
    case 0: ishmemx_ctx_long_p(ctx, word, 1, pe); break;
    case 1: ishmemx_ctx_long_g(ctx, word, pe); break;
    case 2: ishmemx_ctx_quiet(ctx); break;
    case 3: ishmemx_ctx_fence(ctx); break;
    case 4: ishmemx_ctx_long_atomic_add(ctx, word, 1, pe); break;
    case 5: ishmem_long_atomic_fetch_inc(word, pe); break;
    }
}

/* What all work-items of all members of a team do to the words of one member at the same time. Those of
 * odd numbers name it by the context, the others by its number in the world. */
#define STANDARD(NAME, TYPE, ...)                                                                                      \
    kernel void standard_##NAME(long ctx, int pe, int world_pe, int rounds, global TYPE *words, global TYPE *seen,     \
                                global int *wrong)                                                                     \
    {                                                                                                                  \
        int odd = get_local_linear_id() & 1;                                                                           \
        for (int round = 0; round < rounds; round++) {                                                                 \
            TYPE found, guess;                                                                                         \
            if (odd) {                                                                                                 \
                ishmemx_ctx_##NAME##_atomic_add(ctx, words, 3, pe);                                                    \
                found = ishmemx_ctx_##NAME##_atomic_fetch_add(ctx, words + 1, 2, pe);                                  \
                ishmemx_ctx_##NAME##_atomic_inc(ctx, words + 2, pe);                                                   \
                guess = ishmemx_ctx_##NAME##_atomic_fetch_inc(ctx, words + 3, pe);                                     \
                ishmemx_ctx_##NAME##_atomic_inc(ctx, seen + guess, pe);                                                \
            } else {                                                                                                   \
                ishmem_##NAME##_atomic_add(words, 3, world_pe);                                                        \
                found = ishmem_##NAME##_atomic_fetch_add(words + 1, 2, world_pe);                                      \
                ishmem_##NAME##_atomic_inc(words + 2, world_pe);                                                       \
                guess = ishmem_##NAME##_atomic_fetch_inc(words + 3, world_pe);                                         \
                ishmem_##NAME##_atomic_inc(seen + guess, world_pe);                                                    \
            }                                                                                                          \
            if (found & 1)                                                                                             \
                atomic_inc(wrong);                                                                                     \
            for (found = 0, guess = 1; found != guess;) {                                                              \
                guess = found;                                                                                         \
                found = odd ? ishmemx_ctx_##NAME##_atomic_compare_swap(ctx, words + 4, guess, guess + 1, pe)           \
                            : ishmem_##NAME##_atomic_compare_swap(words + 4, guess, guess + 1, world_pe);              \
            }                                                                                                          \
        }                                                                                                              \
    }

/* Each work-item has a bit of its own, which no other may change. */
#define BITWISE(NAME, TYPE, ...)                                                                                       \
    kernel void bitwise_##NAME(long ctx, int pe, int world_pe, int rounds, global TYPE *words, int first_bit,          \
                               global int *wrong)                                                                      \
    {                                                                                                                  \
        int odd = get_local_linear_id() & 1;                                                                           \
        TYPE bit = (TYPE)1 << (first_bit + (int)get_local_linear_id());                                                \
        for (int round = 0; round < rounds; round++) {                                                                 \
            TYPE cleared, set, turned;                                                                                 \
            if (odd) {                                                                                                 \
                ishmemx_ctx_##NAME##_atomic_and(ctx, words, ~bit, pe);                                                 \
                cleared = ishmemx_ctx_##NAME##_atomic_fetch_and(ctx, words + 1, ~bit, pe);                             \
                ishmemx_ctx_##NAME##_atomic_or(ctx, words + 2, bit, pe);                                               \
                set = ishmemx_ctx_##NAME##_atomic_fetch_or(ctx, words + 3, bit, pe);                                   \
                ishmemx_ctx_##NAME##_atomic_xor(ctx, words + 4, bit, pe);                                              \
                turned = ishmemx_ctx_##NAME##_atomic_fetch_xor(ctx, words + 5, bit, pe);                               \
            } else {                                                                                                   \
                ishmem_##NAME##_atomic_and(words, ~bit, world_pe);                                                     \
                cleared = ishmem_##NAME##_atomic_fetch_and(words + 1, ~bit, world_pe);                                 \
                ishmem_##NAME##_atomic_or(words + 2, bit, world_pe);                                                   \
                set = ishmem_##NAME##_atomic_fetch_or(words + 3, bit, world_pe);                                       \
                ishmem_##NAME##_atomic_xor(words + 4, bit, world_pe);                                                  \
                turned = ishmem_##NAME##_atomic_fetch_xor(words + 5, bit, world_pe);                                   \
            }                                                                                                          \
            if (((cleared & bit) != 0) != (round == 0) || ((set & bit) != 0) != (round > 0) ||                         \
                ((turned & bit) != 0) != (round & 1))                                                                  \
                atomic_inc(wrong);                                                                                     \
        }                                                                                                              \
    }

/* Values go into a word and come out of it, each once. The sum of what a work-item got is left in its word. */
#define EXTENDED(NAME, TYPE, ...)                                                                                      \
    kernel void extended_##NAME(long ctx, int pe, int world_pe, int rounds, global TYPE *words, int first,             \
                                global int *wrong)                                                                     \
    {                                                                                                                  \
        int item = first + (int)get_local_linear_id(), odd = item & 1;                                                 \
        global TYPE *mine = words + 1 + item;                                                                          \
        TYPE sum = 0, left;                                                                                            \
        for (int round = 0; round < rounds; round++) {                                                                 \
            TYPE value = (TYPE)(item * rounds + round + 1);                                                            \
            sum += odd ? ishmemx_ctx_##NAME##_atomic_swap(ctx, words, value, pe)                                       \
                       : ishmem_##NAME##_atomic_swap(words, value, world_pe);                                          \
        }                                                                                                              \
        if (odd) {                                                                                                     \
            ishmemx_ctx_##NAME##_atomic_set(ctx, mine, sum, pe);                                                       \
            left = ishmemx_ctx_##NAME##_atomic_fetch(ctx, mine, pe);                                                   \
        } else {                                                                                                       \
            ishmem_##NAME##_atomic_set(mine, sum, world_pe);                                                           \
            left = ishmem_##NAME##_atomic_fetch(mine, world_pe);                                                       \
        }                                                                                                              \
        if (left != sum)                                                                                               \
            atomic_inc(wrong);                                                                                         \
    }

ISHMEMI_AMO_TYPES(STANDARD)
ISHMEMI_BITWISE_AMO_TYPES(BITWISE)
ISHMEMI_EXTENDED_AMO_TYPES(EXTENDED)
