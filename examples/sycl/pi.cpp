/* Pi by numerical integration, as examples/c/pi.c does it, in SYCL: a SYCL kernel of each PE adds up slices, and a routine on
 * the same queue reduces the sums of its work-items over all PEs. The sum is compared with that of one loop.
 *
 *   icpx -fsycl pi.cpp -o pi $(pkg-config --cflags --libs zeshmem) -lze_loader
 *   oshrun -n 4 ./pi
 *
 * A compiler that has SYCL's headers, but compiles for the host alone, makes a program in which the host adds up the slices.
 */
#include <cstdint>
#include <cstdio>
#include <vector>

#include <sycl/ext/oneapi/backend/level_zero.hpp>
#include <sycl/sycl.hpp>

#include <ishmemx_sycl.h>

constexpr uint64_t ITEMS = 64, SLICES = 1 << 18;

/* 4 / (1 + x * x) at the middle of a slice of [0, 1), in units of 2^-20: whole numbers, whose order does not matter. */
static inline long height(uint64_t slice)
{
    uint64_t x = ((2 * slice + 1) << 20) / (2 * SLICES);
    return static_cast<long>((uint64_t{1} << 62) / ((uint64_t{1} << 40) + x * x));
}

/* The slices of one of all work-items of all PEs. */
static inline long sum_of(uint64_t item, uint64_t items)
{
    long sum = 0;
    for (uint64_t slice = item; slice < SLICES; slice += items)
        sum += height(slice);
    return sum;
}

int main()
{
    ishmem_init();
    const uint64_t me = ishmem_my_pe(), npes = ishmem_n_pes();
    ze_context_handle_t ze_context;
    ze_device_handle_t ze_device;
    if (ishmemx_ze_handles(nullptr, &ze_context, &ze_device) != 0)
        ishmem_global_exit(1);
    {
        constexpr auto L0 = sycl::backend::ext_oneapi_level_zero;
        constexpr auto KEEP = sycl::ext::oneapi::level_zero::ownership::keep;
        sycl::device device = sycl::make_device<L0>(ze_device);
        sycl::context context = sycl::make_context<L0>({ze_context, {device}, KEEP});
        sycl::queue queue(context, device, sycl::property::queue::in_order());

        auto *sums = static_cast<long *>(ishmem_malloc(ITEMS * sizeof(long)));
        auto *mine = static_cast<long *>(ishmem_malloc(ITEMS * sizeof(long)));
        std::vector<long> seen(ITEMS);
#ifdef __INTEL_LLVM_COMPILER
        queue.parallel_for(sycl::range<1>(ITEMS),
                           [=](sycl::id<1> item) { mine[item] = sum_of(me * ITEMS + item, npes * ITEMS); });
#else
        for (uint64_t item = 0; item < ITEMS; item++)
            seen[item] = sum_of(me * ITEMS + item, npes * ITEMS);
        queue.memcpy(mine, seen.data(), ITEMS * sizeof(long));
#endif
        ishmemx_sum_reduce_on_queue(sums, mine, ITEMS, nullptr, queue);
        queue.memcpy(seen.data(), sums, ITEMS * sizeof(long)).wait_and_throw();

        long total = 0, expected = 0;
        for (long sum : seen)
            total += sum;
        for (uint64_t slice = 0; slice < SLICES; slice++)
            expected += height(slice);
        if (total != expected) {
            std::fprintf(stderr, "PE %d: the sum differs from the sequential one\n", ishmem_my_pe());
            ishmem_global_exit(1);
        }
        if (me == 0)
            std::printf("verified: pi is about %.5f by %d slices on %d PEs\n", double(total) / SLICES / (1 << 20),
                        int(SLICES), int(npes));
        ishmem_free(mine);
        ishmem_free(sums);
    }
    ishmem_finalize();
    return 0;
}
