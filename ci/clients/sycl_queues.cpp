/* One PE of a SYCL program that communicates in the order of its queues: routines of ishmemx_sycl.h between commands of SYCL's
 * own, on a queue in order, and on one out of order by dependencies. No SYCL compiler is needed for that.
 *
 *   oshrun -n 4 ./sycl_queues
 */
#include <iostream>
#include <string>
#include <vector>

#include <sycl/ext/oneapi/backend/level_zero.hpp>
#include <sycl/sycl.hpp>

#include <ishmemx_sycl.h>

constexpr auto L0 = sycl::backend::ext_oneapi_level_zero;
constexpr auto KEEP = sycl::ext::oneapi::level_zero::ownership::keep;
constexpr size_t COUNT = 1000;

static int me, npes;

static void check(const char *what, long got, long expected)
{
    if (got == expected)
        return;
    std::cerr << "PE " << me << ": " << what << ": " << got << ", not " << expected << std::endl;
    ishmem_global_exit(1);
}

static void run()
{
    const int right = (me + 1) % npes, left = (me + npes - 1) % npes;
    ze_context_handle_t ze_context;
    ze_device_handle_t ze_device;
    check("ishmemx_ze_handles", ishmemx_ze_handles(nullptr, &ze_context, &ze_device), 0);
    sycl::device device = sycl::make_device<L0>(ze_device);
    sycl::context context = sycl::make_context<L0>({ze_context, {device}, KEEP});
    sycl::queue in_order(context, device, sycl::property::queue::in_order()), any_order(context, device);

    auto *dest = static_cast<long *>(ishmem_calloc(COUNT, sizeof(long)));
    auto *source = static_cast<long *>(ishmem_malloc(COUNT * sizeof(long)));
    auto *sums = static_cast<long *>(ishmem_malloc(COUNT * sizeof(long)));
    auto *signal = static_cast<uint64_t *>(ishmem_calloc(1, sizeof(uint64_t)));
    std::vector<long> mine(COUNT), seen(COUNT);
    for (size_t i = 0; i < COUNT; i++)
        mine[i] = me * 1000 + static_cast<long>(i);
    int *codes = sycl::malloc_host<int>(2, in_order);
    codes[0] = codes[1] = -1;

    /* In order: SYCL writes, the put takes it, the signal says that it came, SYCL reads. */
    in_order.memcpy(source, mine.data(), COUNT * sizeof(long));
    ishmemx_long_put_signal_on_queue(dest, source, COUNT, signal, 1, ISHMEM_SIGNAL_SET, right, in_order);
    ishmemx_signal_wait_until_on_queue(signal, ISHMEM_CMP_EQ, 1, nullptr, in_order);
    in_order.memcpy(seen.data(), dest, COUNT * sizeof(long));
    ishmemx_sum_reduce_on_queue(sums, source, COUNT, codes, in_order);
    ishmemx_barrier_all_on_queue(in_order);
    in_order.wait_and_throw();
    check("code of sum_reduce", codes[0], 0);
    for (size_t i = 0; i < COUNT; i++)
        check("an element of the left PE", seen[i], left * 1000 + static_cast<long>(i));

    /* By dependencies: two transfers that wait for the copy, and a collective that waits for both. */
    for (size_t i = 0; i < COUNT; i++)
        mine[i] += 7;
    auto copied = any_order.memcpy(source, mine.data(), COUNT * sizeof(long));
    auto put = ishmemx_put_on_queue(dest, source, COUNT / 2, right, any_order, {copied});
    auto bytes = (COUNT - COUNT / 2) * sizeof(long);
    auto rest = ishmemx_putmem_on_queue(dest + COUNT / 2, source + COUNT / 2, bytes, right, any_order, {copied});
    auto met = ishmemx_team_sync_on_queue(ISHMEM_TEAM_WORLD, codes + 1, any_order, {put, rest});
    auto read = any_order.memcpy(seen.data(), dest, COUNT * sizeof(long), met);
    auto root = ishmemx_long_broadcast_on_queue(ISHMEM_TEAM_WORLD, sums, source, COUNT, npes - 1, nullptr, any_order, {read});
    root.wait_and_throw();
    check("code of team_sync", codes[1], 0);
    for (size_t i = 0; i < COUNT; i++)
        check("an element of the left PE, by dependencies", seen[i], left * 1000 + static_cast<long>(i) + 7);
    any_order.memcpy(seen.data(), sums, COUNT * sizeof(long)).wait();
    for (size_t i = 0; i < COUNT; i++)
        check("an element of the root", seen[i], (npes - 1) * 1000 + static_cast<long>(i) + 7);

    /* Routines of a queue follow one another in any queue. */
    ishmemx_barrier_all_on_queue(any_order).wait_and_throw();
    for (size_t i = 0; i < COUNT; i++)
        mine[i] += 11;
    any_order.memcpy(source, mine.data(), COUNT * sizeof(long)).wait();
    ishmemx_put_nbi_on_queue(dest, source, COUNT, right, any_order);
    ishmemx_barrier_all_on_queue(any_order);
    ishmemx_sum_reduce_on_queue(sums, dest, COUNT, nullptr, any_order);
    long *reached = sycl::malloc_host<long>(COUNT, any_order);
    ishmemx_get_on_queue(reached, dest, COUNT, me, any_order).wait_and_throw();
    for (size_t i = 0; i < COUNT; i++)
        check("an element of the left PE, one after the other", reached[i], left * 1000 + static_cast<long>(i) + 18);
    sycl::free(reached, any_order);

    /* A wait in one queue holds up no other. */
    sycl::queue another(context, device, sycl::property::queue::in_order());
    ishmemx_signal_wait_until_on_queue(signal, ISHMEM_CMP_EQ, 2, nullptr, in_order);
    ishmemx_long_put_signal_on_queue(dest, source, 1, signal, 2, ISHMEM_SIGNAL_SET, right, another);
    another.wait_and_throw();
    in_order.wait_and_throw();

    /* Those of several variables, of which one is left out; what they take and find is in memory of the device's. */
    long *const room = sycl::malloc_device<long>(4, in_order);
    size_t *const found = sycl::malloc_device<size_t>(4, in_order);
    int *const status = sycl::malloc_device<int>(3, in_order);
    const int left_out[] = {0, 1, 0};
    const long zeros[COUNT] = {}, bounds[] = {5, 0, 6}, values[] = {5, 7, 6};
    size_t told[4] = {9, 9, 9, 9};
    in_order.memcpy(status, left_out, sizeof left_out);
    in_order.memcpy(room, bounds, sizeof bounds);
    in_order.memcpy(dest, zeros, sizeof zeros);
    ishmemx_barrier_all_on_queue(in_order).wait_and_throw();
    in_order.memcpy(source, values, sizeof values).wait();
    ishmemx_long_wait_until_all_vector_on_queue(dest, 3, status, ISHMEM_CMP_EQ, room, in_order);
    ishmemx_wait_until_some_on_queue(dest, 3, found, status, ISHMEM_CMP_GT, 4, found + 2, in_order);
    ishmemx_long_wait_until_any_on_queue(dest, 3, nullptr, ISHMEM_CMP_EQ, 6, found + 3, in_order);
    ishmemx_long_put_on_queue(dest, source, 3, right, another);
    in_order.memcpy(told, found, sizeof told);
    in_order.wait_and_throw();
    another.wait_and_throw();
    const size_t indices[] = {0, 2, 2, 2};
    for (int i = 0; i < 4; i++)
        check("what waits have found", static_cast<long>(told[i]), static_cast<long>(indices[i]));
    int refused = 0;
    sycl::queue told_of(context, device, [&refused](sycl::exception_list errors) { refused += static_cast<int>(errors.size()); },
                        sycl::property::queue::in_order());
    ishmemx_long_wait_until_on_queue(dest, 99, 1L, told_of);
    told_of.wait_and_throw();
    check("waits that are refused", refused, 1);
    sycl::free(status, in_order);
    sycl::free(found, in_order);
    sycl::free(room, in_order);

    sycl::free(codes, in_order);
    ishmem_free(signal);
    ishmem_free(sums);
    ishmem_free(source);
    ishmem_free(dest);
    std::cout << "PE " + std::to_string(me) + " of " + std::to_string(npes) + ": right\n" << std::flush;
}

int main()
{
    ishmem_init();
    me = ishmem_my_pe();
    npes = ishmem_n_pes();
    try {
        run();
    } catch (const std::exception &error) {
        std::cerr << "PE " << me << ": " << error.what() << std::endl;
        ishmem_global_exit(1);
    }
    ishmem_finalize();
    return 0;
}
