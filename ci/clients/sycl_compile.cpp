/* Has DPC++'s own compiler for device code, which its runtime brings for programs that compile kernels as they run, compile a source:
 *
 *   SYCL_DUMP_IMAGES=1 sycl_compile SOURCE [OPTION]...
 *
 * leaves the code in sycl_spir64.spv. What the runtime would do with it next, link it without the device library, fails. */
#include <sycl/sycl.hpp>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main(int argc, char **argv)
{
    namespace oneapi = sycl::ext::oneapi::experimental;
    const std::vector<std::string> options(argv + 2, argv + argc);
    std::stringstream source;
    std::string log;
    source << std::ifstream(argv[1]).rdbuf();
    auto bundle = oneapi::create_kernel_bundle_from_source(sycl::queue().get_context(), oneapi::source_language::sycl,
                                                           source.str());
    try {
        oneapi::build(bundle, oneapi::properties{oneapi::build_options{options}, oneapi::save_log{&log}});
    } catch (const sycl::exception &error) {
        std::cout << error.what() << '\n';
    }
    std::cout << log;
}
