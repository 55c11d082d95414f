/* One PE of a SYCL program whose kernel calls routines, with nothing but what Intel SHMEM asks for: its queue comes before ishmem_init,
 * which binds the kernel.
 *
 *   RING=ring_in_sycl.spv oshrun -n 4 ./sycl_program
 *
 * What a compiler for SYCL has every program do, hand its device code to SYCL's runtime before `main`, this one does by hand. */
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include <sycl/sycl.hpp>

#include <ishmem.h>
#include <ishmemx_sycl.h>

struct Entry {
    void *address;
    const char *name;
    size_t size;
    int32_t flags, reserved;
};
struct Image {
    uint16_t version;
    uint8_t kind, format;
    const char *target, *compile_options, *link_options;
    const char *begin, *end;
    Entry *entries, *entries_end;
    void *properties, *properties_end;
};
struct Images {
    uint16_t version, count;
    Image *images;
    Entry *host, *host_end;
};
extern "C" void __sycl_register_lib(Images *);

static const char NAME[] = "__sycl_kernel_ring";

static void register_image()
{
    constexpr uint8_t SYCL = 4, SPIRV = 2;
    std::ifstream file(std::getenv("RING"), std::ios::binary);
    static std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
    static Entry entry = {nullptr, NAME, 0, 0, 0};
    static Image image = {3, SYCL, SPIRV, "spir64", "", "", code.data(), code.data() + code.size(), &entry, &entry + 1, nullptr, nullptr};
    static Images images = {1, 1, &image, nullptr, nullptr};
    __sycl_register_lib(&images);
}
static const bool registered = (register_image(), true);

int main()
{
    constexpr size_t NUMBERS = 10000;
    sycl::queue queue;
    ishmem_init();
    const int me = ishmem_my_pe();
    auto *dest = static_cast<long *>(ishmem_malloc(NUMBERS * sizeof(long)));
    auto *source = static_cast<long *>(ishmem_malloc(NUMBERS * sizeof(long)));
    int *wrong = sycl::malloc_shared<int>(1, queue);
    *wrong = 0;
    for (const sycl::kernel_id &id : sycl::get_kernel_ids()) {
        if (std::string(id.get_name()) != NAME)
            continue;
        const auto bundle = sycl::get_kernel_bundle<sycl::bundle_state::executable>(queue.get_context(), {id});
        queue.submit([&](sycl::handler &handler) {
            handler.use_kernel_bundle(bundle);
            handler.set_args(dest, source, static_cast<long>(NUMBERS), wrong);
            handler.parallel_for(sycl::nd_range<1>(64, 64), bundle.get_kernel(id));
        });
        queue.wait_and_throw();
        /* The kernel has compared what came from its neighbour, which a kernel that is not bound does not put. */
        std::vector<long> seen(NUMBERS, -1);
        ishmem_get(seen.data(), dest, NUMBERS, me);
        const long left = (me + ishmem_n_pes() - 1) % ishmem_n_pes();
        if (*wrong == 0 && seen[0] == left * 1000003 && seen[NUMBERS - 1] == left * 1000003 + static_cast<long>(NUMBERS) - 1)
            std::cout << "PE " << me << " of " << ishmem_n_pes() << ": right" << std::endl;
    }
    sycl::free(wrong, queue);
    ishmem_barrier_all();
    ishmem_finalize();
    return 0;
}
