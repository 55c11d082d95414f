/* Long strided and block transfers and reductions: between the device heap, the host heap and static data, in units of
 * all sizes, and over arrays that are aligned badly. */
#include <ishmemx.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BYTES (5u << 18)

static int me, n, next, previous;
static unsigned char in_static_data[BYTES];

static void check(int right, const char *what, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, what);
    shmem_global_exit(1);
}

static unsigned char pattern(int pe, size_t i)
{
    return (unsigned char)(pe * 31 + i * 7 + i / 251 + 1);
}

/* Bytes of symmetric memory of this PE, wherever it is. */
static void fill(unsigned char *memory, int pe)
{
    unsigned char *bytes = (unsigned char *)malloc(BYTES);
    for (size_t i = 0; i < BYTES; i++)
        bytes[i] = pattern(pe, i);
    ishmem_putmem(memory, bytes, BYTES, me);
    free(bytes);
}

static void clear(unsigned char *memory)
{
    unsigned char *zeros = (unsigned char *)calloc(1, BYTES);
    ishmem_putmem(memory, zeros, BYTES, me);
    free(zeros);
}

/* `memory` holds blocks of those of `pe`, at the steps in bytes, and 0 elsewhere. */
static void expect(const unsigned char *memory, int pe, size_t block, size_t count, size_t to, size_t from, const char *what)
{
    unsigned char *wanted = (unsigned char *)calloc(1, BYTES), *found = (unsigned char *)malloc(BYTES);
    for (size_t b = 0; b < count; b++)
        for (size_t i = 0; i < block; i++)
            wanted[b * to + i] = pattern(pe, b * from + i);
    ishmem_getmem(found, memory, BYTES, me);
    check(!memcmp(found, wanted, BYTES), what, __LINE__);
    free(found);
    free(wanted);
}

static void blocks_between(unsigned char *symmetric, unsigned char *other, const char *what)
{
    /* Element, block, steps, in elements; the last blocks are longer than what is copied at once. */
    static const size_t shapes[][4] = {{1, 1, 3, 2}, {1, 7, 9, 8}, {2, 1, 5, 1}, {4, 3, 3, 5},
                                       {8, 1, 2, 3}, {8, 5, 7, 6}, {16, 1, 2, 1}, {8, 66000, 67000, 66001}};
    for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
        const size_t element = shapes[s][0], block = shapes[s][1], to = shapes[s][2], from = shapes[s][3];
        const size_t count = BYTES / element / (to > from ? to : from);
        const ptrdiff_t dst = (ptrdiff_t)to, sst = (ptrdiff_t)from;
        fill(other, me);
        clear(symmetric);
        ishmem_barrier_all();
        switch (element) {
        case 1: ishmemx_ibput8(symmetric, other, dst, sst, block, count, next); break;
        case 2: ishmemx_ibput16(symmetric, other, dst, sst, block, count, next); break;
        case 4: ishmemx_ibput32(symmetric, other, dst, sst, block, count, next); break;
        case 8: ishmemx_ibput64(symmetric, other, dst, sst, block, count, next); break;
        default: ishmemx_ibput128(symmetric, other, dst, sst, block, count, next); break;
        }
        ishmem_barrier_all();
        expect(symmetric, previous, block * element, count, to * element, from * element, what);
        fill(symmetric, me);
        clear(other);
        ishmem_barrier_all();
        switch (element) {
        case 1: ishmemx_ibget8(other, symmetric, dst, sst, block, count, next); break;
        case 2: ishmemx_ibget16(other, symmetric, dst, sst, block, count, next); break;
        case 4: ishmemx_ibget32(other, symmetric, dst, sst, block, count, next); break;
        case 8: ishmemx_ibget64(other, symmetric, dst, sst, block, count, next); break;
        default: ishmemx_ibget128(other, symmetric, dst, sst, block, count, next); break;
        }
        expect(other, next, block * element, count, to * element, from * element, what);
        ishmem_barrier_all();
        if (block == 1 && element == 8) {
            fill(other, me);
            clear(symmetric);
            ishmem_barrier_all();
            ishmem_iput64(symmetric, other, dst, sst, count, next);
            ishmem_barrier_all();
            expect(symmetric, previous, element, count, to * element, from * element, what);
            ishmem_barrier_all();
        }
    }
}

/* A reduction of `TYPE`s, of which the arrays begin `SKIP` bytes after an aligned place. */
#define REDUCE(NAME, TYPE, OP, START, COMBINE, SKIP)                                                                   \
    do {                                                                                                               \
        const size_t count = 20011;                                                                                    \
        TYPE *mine = (TYPE *)malloc(count * sizeof(TYPE)), *found = (TYPE *)malloc(count * sizeof(TYPE));              \
        for (size_t i = 0; i < count; i++)                                                                             \
            mine[i] = VALUE(TYPE, me, i);                                                                              \
        TYPE *source = (TYPE *)(void *)(from + (SKIP)), *dest = (TYPE *)(void *)(to + (SKIP));                         \
        ishmem_putmem(source, mine, count * sizeof(TYPE), me);                                                         \
        check(ishmem_##NAME##_##OP##_reduce(dest, source, count) == 0, #NAME #OP, __LINE__);                           \
        check(ishmem_##NAME##_##OP##_reduce(source, source, count) == 0, #NAME #OP, __LINE__);                         \
        for (int in_place = 0; in_place < 2; in_place++) {                                                             \
            ishmem_getmem(found, in_place ? source : dest, count * sizeof(TYPE), me);                                  \
            for (size_t i = 0; i < count; i++) {                                                                       \
                TYPE a = VALUE(TYPE, 0, i);                                                                            \
                for (int pe = 1; pe < n; pe++) {                                                                       \
                    TYPE b = VALUE(TYPE, pe, i);                                                                       \
                    a = (TYPE)(COMBINE);                                                                               \
                }                                                                                                      \
                check(!memcmp(&found[i], &a, sizeof a), #NAME "_" #OP "_reduce", __LINE__);                            \
            }                                                                                                          \
        }                                                                                                              \
        free(found);                                                                                                   \
        free(mine);                                                                                                    \
        ishmem_barrier_all();                                                                                          \
    } while (0)

#define VALUE(TYPE, pe, i) ((TYPE)((pe + 1) * 1.37 + (double)((i) % 97) / 3))

#define ORDERED(NAME, TYPE)                                                                                            \
    REDUCE(NAME, TYPE, sum, 0, a + b, 0);                                                                              \
    REDUCE(NAME, TYPE, prod, 1, a *b, sizeof(TYPE));                                                                   \
    REDUCE(NAME, TYPE, max, 0, b > a ? b : a, 0);                                                                      \
    REDUCE(NAME, TYPE, min, 0, b < a ? b : a, sizeof(TYPE))

#define BITS(NAME, TYPE)                                                                                               \
    REDUCE(NAME, TYPE, and, 0, a &b, 0);                                                                               \
    REDUCE(NAME, TYPE, or, 0, a | b, 0);                                                                               \
    REDUCE(NAME, TYPE, xor, 0, a ^ b, 0)

static void reductions(unsigned char *to, unsigned char *from)
{
    ORDERED(int8, int8_t);
    ORDERED(int16, int16_t);
    ORDERED(int32, int32_t);
    ORDERED(int64, int64_t);
    ORDERED(uint8, uint8_t);
    ORDERED(uint16, uint16_t);
    ORDERED(uint32, uint32_t);
    ORDERED(uint64, uint64_t);
    ORDERED(float, float);
    ORDERED(double, double);
    BITS(uint8, uint8_t);
    BITS(uint16, uint16_t);
    BITS(int32, int32_t);
    BITS(uint64, uint64_t);
    /* No device takes elements at such places. */
    REDUCE(int32, int32_t, sum, 0, a + b, 1);
}

int main(void)
{
    ishmem_init();
    shmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    next = (me + 1) % n;
    previous = (me + n - 1) % n;
    unsigned char *device = (unsigned char *)ishmem_malloc(BYTES), *device2 = (unsigned char *)ishmem_malloc(BYTES);
    unsigned char *host = (unsigned char *)shmem_malloc(BYTES);
    check(device && device2 && host, "malloc", __LINE__);
    blocks_between(device, device2, "between device heaps");
    blocks_between(device, host, "between device heap and host heap");
    blocks_between(host, device, "between host heap and device heap");
    blocks_between(in_static_data, host, "between static data and host heap");
    reductions(device, device2);
    reductions(host, in_static_data);
    reductions(device, host);
    shmem_free(host);
    ishmem_free(device2);
    ishmem_free(device);
    shmem_finalize();
    ishmem_finalize();
    return 0;
}
