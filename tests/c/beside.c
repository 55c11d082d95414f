/* Strided transfers between device heaps and memory of this PE's device that is in no heap. */
#include <ishmemx.h>
#include <stdint.h>

#include "check.h"

enum { COUNT = 2000, TO = 2, FROM = 3, WORDS = COUNT * FROM };

static uint64_t value(int pe, size_t at)
{
    return ((uint64_t)pe + 1) << 32 | at;
}

/* Symmetric memory of this PE gets its values, or zeros. */
static void fill(uint64_t *symmetric, int with_values)
{
    static uint64_t words[WORDS];
    for (size_t i = 0; i < WORDS; i++)
        words[i] = with_values ? value(me, i) : 0;
    ishmem_putmem(symmetric, words, sizeof words, me);
}

/* It holds elements of `pe` at these strides, and zeros; or the first that differs is told as a line. */
static void expect(const uint64_t *symmetric, int pe, size_t to, size_t from, const char *what)
{
    static uint64_t words[WORDS];
    ishmem_getmem(words, symmetric, sizeof words, me);
    for (size_t i = 0; i < WORDS; i++)
        check(words[i] == (i % to == 0 && i / to < COUNT ? value(pe, i / to * from) : 0), what, (int)i);
}

int main(void)
{
    ishmem_init();
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    int next = (me + 1) % n, previous = (me + n - 1) % n;
    ze_context_handle_t context;
    ze_device_handle_t device;
    ze_device_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    const size_t bytes = WORDS * sizeof(uint64_t);
    void *beside;
    CHECK(ishmemx_ze_handles(NULL, &context, &device) == 0);
    CHECK(zeMemAllocDevice(context, &desc, bytes, 64, device, &beside) == ZE_RESULT_SUCCESS);
    uint64_t *heap = ishmem_malloc(bytes), *other = ishmem_malloc(bytes);
    CHECK(heap && other);

    fill(other, 1);
    ishmem_getmem(beside, other, bytes, me);
    fill(heap, 0);
    ishmem_barrier_all();
    ishmem_iput64(heap, beside, TO, FROM, COUNT, next);
    ishmem_barrier_all();
    expect(heap, previous, TO, FROM, "iput64");

    fill(heap, 1);
    fill(other, 0);
    ishmem_getmem(beside, other, bytes, me);
    ishmem_barrier_all();
    ishmem_iget64(beside, heap, FROM, TO, COUNT, next);
    ishmem_putmem(other, beside, bytes, me);
    expect(other, next, FROM, TO, "iget64");
    ishmem_barrier_all();

    CHECK(zeMemFree(context, beside) == ZE_RESULT_SUCCESS);
    ishmem_free(other);
    ishmem_free(heap);
    ishmem_finalize();
    return 0;
}
