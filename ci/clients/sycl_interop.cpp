/* One PE of a SYCL program in C++: SYCL's queue is made of the runtime's own driver, context and device, its kernel of a
 * module that is bound to the runtime; SYCL copies from and to symmetric memory. No SYCL compiler is needed for that.
 *
 *   oshrun -n 4 ./sycl_interop sycl_ring.spv
 */
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include <level_zero/ze_api.h>
#include <sycl/ext/oneapi/backend/level_zero.hpp>
#include <sycl/sycl.hpp>

#include <ishmem.h>
#include <ishmemx_sycl.h>

constexpr auto L0 = sycl::backend::ext_oneapi_level_zero;
constexpr auto KEEP = sycl::ext::oneapi::level_zero::ownership::keep;
constexpr long NUMBERS = 10000;

template <class Got, class Expected> static void check(const char *what, const Got &got, const Expected &expected)
{
    if (got == static_cast<Got>(expected))
        return;
    std::cerr << "PE " << ishmem_my_pe() << ": " << what << ": " << got << ", not " << expected << std::endl;
    ishmem_global_exit(1);
}

/* How many of the numbers are not those of `pe`. */
static long wrong_numbers(const std::vector<long> &seen, long pe)
{
    long wrong = 0;
    for (long i = 0; i < NUMBERS; i++)
        wrong += seen[i] != pe * 1000003 + i;
    return wrong;
}

static void run(const char *spirv, const char *name)
{
    const int me = ishmem_my_pe(), npes = ishmem_n_pes(), right = (me + 1) % npes, left = (me + npes - 1) % npes;
    ze_driver_handle_t ze_driver;
    ze_context_handle_t ze_context;
    ze_device_handle_t ze_device;
    check("ishmemx_ze_handles", ishmemx_ze_handles(&ze_driver, &ze_context, &ze_device), 0);

    /* All of it stays the runtime's. */
    sycl::device device = sycl::make_device<L0>(ze_device);
    sycl::context context = sycl::make_context<L0>({ze_context, {device}, KEEP});
    sycl::queue queue(context, device, sycl::property::queue::in_order());

    std::ifstream file(spirv, std::ios::binary);
    std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
    ze_module_desc_t module_desc{};
    module_desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
    module_desc.format = ZE_MODULE_FORMAT_IL_SPIRV;
    module_desc.inputSize = code.size();
    module_desc.pInputModule = reinterpret_cast<const uint8_t *>(code.data());
    module_desc.pBuildFlags = ISHMEMX_MODULE_FLAGS;
    ze_module_handle_t module;
    check("zeModuleCreate", zeModuleCreate(ze_context, ze_device, &module_desc, &module, nullptr), 0);
    ze_kernel_desc_t kernel_desc{};
    kernel_desc.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC;
    kernel_desc.pKernelName = name;
    ze_kernel_handle_t ze_kernel;
    check("zeKernelCreate", zeKernelCreate(module, &kernel_desc, &ze_kernel), 0);

    auto *dest = static_cast<long *>(ishmem_malloc(NUMBERS * sizeof(long)));
    auto *source = static_cast<long *>(ishmem_malloc(NUMBERS * sizeof(long)));
    check("kind of symmetric memory", static_cast<int>(sycl::get_pointer_type(dest, context)),
          static_cast<int>(sycl::usm::alloc::device));
    std::vector<long> seen(NUMBERS);
    {
        auto bundle = sycl::make_kernel_bundle<L0, sycl::bundle_state::executable>({module, KEEP}, context);
        check("ishmemx_module_init", ishmemx_module_init(bundle), 0);
        sycl::kernel ring = sycl::make_kernel<L0>({bundle, ze_kernel, KEEP}, context);

        /* Kernels of all PEs, that wait for each other. */
        int *wrong = sycl::malloc_shared<int>(1, queue);
        *wrong = 0;
        queue.submit([&](sycl::handler &handler) {
            handler.set_args(dest, source, NUMBERS, wrong);
            handler.parallel_for(sycl::nd_range<1>(32, 32), ring);
        });
        queue.memcpy(seen.data(), dest, NUMBERS * sizeof(long)).wait();
        check("numbers that the kernel found wrong", *wrong, 0);
        check("numbers of the left PE that are wrong", wrong_numbers(seen, left), 0);
        sycl::free(wrong, queue);

        /* What SYCL writes to symmetric memory, the host puts, and what it puts SYCL reads. */
        for (long i = 0; i < NUMBERS; i++)
            seen[i] = (me + 100) * 1000003L + i;
        queue.memcpy(source, seen.data(), NUMBERS * sizeof(long)).wait();
        ishmem_barrier_all();
        ishmem_putmem(dest, source, NUMBERS * sizeof(long), right);
        ishmem_barrier_all();
        queue.memcpy(seen.data(), dest, NUMBERS * sizeof(long)).wait();
        check("numbers put by the left PE's host that are wrong", wrong_numbers(seen, left + 100), 0);
        check("ishmemx_module_finalize", ishmemx_module_finalize(module), 0);
    }
    check("zeKernelDestroy", zeKernelDestroy(ze_kernel), 0);
    check("zeModuleDestroy", zeModuleDestroy(module), 0);
    ishmem_free(source);
    ishmem_free(dest);
    std::cout << "PE " + std::to_string(me) + " of " + std::to_string(npes) + ": right\n" << std::flush;
}

int main(int, char **argv)
{
    ishmem_init();
    try {
        run(argv[1], argv[2]);
    } catch (const std::exception &error) {
        std::cerr << "PE " << ishmem_my_pe() << ": " << error.what() << std::endl;
        ishmem_global_exit(1);
    }
    ishmem_finalize();
    return 0;
}
