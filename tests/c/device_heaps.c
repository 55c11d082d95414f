/* Long transfers from and to device heaps of other nodes, two PEs each on its own: that every byte arrives, and who moves it, which the
 * argument says: `network` by itself, or `messages` to the PE that has the memory. */
#include <ishmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = (3 << 20) + 4096 };

static const size_t sizes[] = {16384, 65537, 524289, 3u << 20};

static int me, other;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "PE %d, line %d: %s\n", me, __LINE__, #condition);                                         \
            ishmem_global_exit(1);                                                                                     \
        }                                                                                                              \
    } while (0)

static ishmemx_stat_t stats[64];

/* Bytes of pieces so far that one or the other has moved. */
static uint64_t moved(const char *operation)
{
    size_t count = ishmemx_stats(stats, 64);
    for (size_t i = 0; i < count; i++)
        if (!stats[i].by_kernels && !strcmp(stats[i].operation, operation))
            return stats[i].bytes;
    return 0;
}

static unsigned char value(size_t at, int pe, int round)
{
    return (unsigned char)(at * 7 + at / 253 + (size_t)pe * 31 + (size_t)round);
}

static void fill(unsigned char *memory, size_t bytes, int pe, int round)
{
    for (size_t i = 0; i < bytes; i++)
        memory[i] = value(i, pe, round);
}

/* That these bytes are those of a PE in a round. */
static void expect(const unsigned char *found, size_t bytes, int pe, int round, int line)
{
    for (size_t i = 0; i < bytes; i++)
        if (found[i] != value(i, pe, round)) {
            fprintf(stderr, "PE %d, line %d: byte %zu of %zu\n", me, line, i, bytes);
            ishmem_global_exit(1);
        }
}

int main(int argc, char **argv)
{
    ishmem_init();
    me = ishmem_my_pe();
    other = 1 - me;
    CHECK(argc == 2 && ishmem_n_pes() == 2);
    int by_network = !strcmp(argv[1], "network"), round = 0;
    unsigned char *heap = ishmem_malloc(ROOM), *source = ishmem_malloc(ROOM), *back = ishmem_malloc(ROOM);
    uint64_t *signal = ishmem_calloc(1, sizeof *signal), *word = ishmem_calloc(1, sizeof *word);
    unsigned char *mine = malloc(ROOM), *found = malloc(ROOM);
    CHECK(heap && source && back && signal && word && mine && found);

    /* Until this PE has been told where the other's memory is. */
    memset(mine, 0, ROOM);
    do {
        ishmem_putmem(heap, mine, sizes[0], other);
        ishmem_quiet();
    } while (by_network && moved("piece") == 0);
    ishmem_barrier_all();
    uint64_t by_itself = moved("piece"), by_others = moved("piece for other nodes"), total = 0;
    ishmem_barrier_all();

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        size_t bytes = sizes[s], at = 1001 + s;
        for (int kind = 0; kind < 6; kind++) {
            round++;
            fill(mine, bytes, me, round);
            const unsigned char *from = mine;
            if (kind & 1) {
                /* This PE's device copies. */
                ishmem_putmem(source + 5, mine, bytes, me);
                from = source + 5;
            }
            ishmem_barrier_all();
            switch (kind >> 1) {
            case 0:
                ishmem_putmem(heap + at, from, bytes, other);
                if (from == mine)
                    memset(mine, 0, bytes);
                else
                    ishmem_putmem(source, mine + 9, bytes, me);
                ishmem_barrier_all();
                break;
            case 1:
                ishmem_putmem_nbi(heap + at, from, bytes, other);
                ishmem_quiet();
                ishmem_barrier_all();
                break;
            default:
                ishmem_putmem_signal(heap + at, from, bytes, signal, (uint64_t)round, ISHMEM_SIGNAL_SET, other);
                ishmem_signal_wait_until(signal, ISHMEM_CMP_EQ, (uint64_t)round);
            }
            ishmem_getmem(found, heap + at, bytes, me);
            expect(found, bytes, other, round, __LINE__);
            /* What the other PE has got from this one, which a signal to that PE does not tell this one. */
            ishmem_quiet();
            if (kind & 1) {
                ishmem_getmem_nbi(back + 3, heap + at, bytes, other);
                ishmem_quiet();
                ishmem_getmem(found, back + 3, bytes, me);
            } else {
                memset(found, 0, bytes);
                ishmem_getmem(found, heap + at, bytes, other);
            }
            expect(found, bytes, me, round, __LINE__);
            total += 2 * bytes;
            /* Operations on words are the owner's, whoever moves bytes. */
            CHECK(ishmem_uint64_atomic_fetch_add(word, 3, other) == 3 * (uint64_t)(round - 1));
            ishmem_barrier_all();
        }
    }
    CHECK(ishmem_uint64_atomic_fetch(word, other) == 3 * (uint64_t)round);
    ishmem_barrier_all();
    by_itself = moved("piece") - by_itself;
    by_others = moved("piece for other nodes") - by_others;
    ishmem_barrier_all();
    CHECK(by_itself == (by_network ? total : 0));
    CHECK(by_others == (by_network ? 0 : total));

    /* Memory of the device beside the heap, of which the network has not been told. */
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_device_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    void *beside;
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    CHECK(zeMemAllocDevice(context, &desc, sizes[1], 64, device, &beside) == ZE_RESULT_SUCCESS);
    ishmem_getmem(beside, heap + 1004, sizes[1], other);
    ishmem_barrier_all();
    ishmem_putmem(back + 7, beside, sizes[1], other);
    ishmem_barrier_all();
    ishmem_getmem(found, back + 7, sizes[1], me);
    expect(found, sizes[1], other, round, __LINE__);
    CHECK(zeMemFree(context, beside) == ZE_RESULT_SUCCESS);

    free(found);
    free(mine);
    ishmem_free(word);
    ishmem_free(signal);
    ishmem_free(back);
    ishmem_free(source);
    ishmem_free(heap);
    ishmem_finalize();
    return 0;
}
