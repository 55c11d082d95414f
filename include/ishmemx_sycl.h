/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: routines on SYCL queues, for SYCL programs in C++17 and later, with any compiler that has SYCL's headers; and those
 * for kernels, of ishmemx_kernels.h.
 *
 *   sycl::event ishmemx_long_put_on_queue(dest, source, nelems, pe, queue, deps)
 *   sycl::event ishmemx_put_on_queue(dest, source, nelems, pe, queue, deps)        for all types
 *   sycl::event ishmemx_collect_on_queue([team,] dest, source, nelems, ret, queue, deps)
 *
 * Each is what the routine on a command list of its name is (ishmem/lists.h), done when the events `deps` and the routines that
 * were submitted to the queue before are complete, and in a queue in order all else that was; the event that it returns tells that
 * it is done. What a collective returns goes to `ret`, any memory of the host's or the device's, or to nowhere where that is NULL;
 * what a wait has found goes to memory that the device reaches. Bad arguments are told on stderr, and thrown as an asynchronous
 * error of the queue where there is no `ret`.
 *
 * The queue may have any context of the device that ishmemx_ze_handles names. Symmetric memory belongs to the context of the runtime,
 * and so does what else is passed to routines, but for `ret`: a queue whose own commands use the one, or that allocates the other, is
 * made of that context (sycl::make_context).
 *
 * A queue that records a graph has to be in order: what a recorded routine follows is not known otherwise (std::invalid_argument).
 *
 *   int ishmemx_module_init(sycl::kernel_bundle<sycl::bundle_state::executable>)
 *
 * binds the modules of a bundle whose kernels call routines, before they are launched, for compilers with DPC++'s headers:
 * ishmemx_module_init(sycl::get_kernel_bundle<sycl::bundle_state::executable>(queue.get_context())). Those of the program's kernels, in
 * the context that queues of the runtime's device have where none is named, ishmem_init binds, and has all kernels of the program built
 * for that. Not those of libraries that are loaded later, or with values of specialization constants: these are bound by hand, and so
 * are all where ISHMEMX_BINDS_BY_HAND is defined before this header is included. Which device is the runtime's ishmemx_ze_handles tells.
 *
 * Collectives of one team are executed one after the other, in the same order on all PEs: in one queue, or by `deps`.
 *
 * Until variables hold (wait_until and its kin) the host waits, not a kernel, which would hold up those of other queues on a device
 * that has one engine for them; it may see what a kernel stores up to 1 ms later.
 *
 * A routine that waits for other PEs takes a thread of the SYCL runtime's until it is done. DPC++ has one thread for all queues unless
 * SYCL_QUEUE_THREAD_POOL_SIZE says how many; where that is not set this header sets it to 32, for the routines of as many queues.
 */
#ifndef ISHMEMX_SYCL_H
#define ISHMEMX_SYCL_H

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include <ishmemx_kernels.h>

#include <sycl/sycl.hpp>

#if __has_include(<sycl/ext/oneapi/backend/level_zero.hpp>)
#include <sycl/ext/oneapi/backend/level_zero.hpp>

/* Non-zero where one of the modules is of another version, or none calls routines. */
inline int ishmemx_module_init(const sycl::kernel_bundle<sycl::bundle_state::executable> &bundle)
{
    int failed = 0, bound = 0;
    for (ze_module_handle_t module : sycl::get_native<sycl::backend::ext_oneapi_level_zero>(bundle)) {
        if (ishmemx_module_calls(module) == 1) {
            failed |= ishmemx_module_init(module);
            bound++;
        }
    }
    return bound == 0 ? -1 : failed;
}
#endif

namespace ishmemxi {

#if __has_include(<sycl/ext/oneapi/backend/level_zero.hpp>) && !defined(__SYCL_DEVICE_ONLY__) && !defined(ISHMEMX_BINDS_BY_HAND)
/* Binds the modules of the program's kernels, in the context that queues of the runtime's device have where none is named: those for
 * that device, and for the one that it is a part of, which launches by a queue of the part use. A kernel that does not compile for a
 * device tells so where it is launched. */
inline void bind_program() noexcept
{
    ze_device_handle_t mine;
    if (ishmemx_ze_handles(nullptr, nullptr, &mine) != 0)
        return;
    try {
        std::vector<sycl::device> devices{sycl::make_device<sycl::backend::ext_oneapi_level_zero>(mine)};
        try {
            devices.push_back(devices[0].get_info<sycl::info::device::parent_device>());
        } catch (const sycl::exception &) {
        }
        const sycl::context context = sycl::queue(devices.back()).get_context();
        std::vector<sycl::kernel_bundle<sycl::bundle_state::executable>> bundles;
        std::set<ze_module_handle_t> modules;
        for (const sycl::device &device : devices) {
            for (const sycl::kernel_id &kernel : sycl::get_kernel_ids()) {
                try {
                    bundles.push_back(sycl::get_kernel_bundle<sycl::bundle_state::executable>(context, {device}, {kernel}));
                    for (ze_module_handle_t module : sycl::get_native<sycl::backend::ext_oneapi_level_zero>(bundles.back()))
                        modules.insert(module);
                } catch (const std::exception &) {
                }
            }
        }
        for (ze_module_handle_t module : modules)
            if (ishmemx_module_calls(module) == 1)
                ishmemx_module_init(module);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "ishmemx: kernels of this program are not bound: %s\n", error.what());
    }
}

inline const int binds_program = ishmemx_at_init(bind_program);
#endif

/* An element whose type another argument tells. */
template <typename T> struct itself {
    using type = T;
};
template <typename T> using same = typename itself<T>::type;

/* Set before the SYCL runtime makes its threads, with the first of its queues that needs one. */
inline const int host_threads = setenv("SYCL_QUEUE_THREAD_POOL_SIZE", "32", 0);

/* A command list whose commands are complete when they were appended. */
class synchronous_list {
  public:
    synchronous_list()
    {
        ze_context_handle_t context;
        ze_device_handle_t device;
        ze_command_queue_desc_t queue{};
        queue.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
        queue.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
        if (ishmemx_ze_handles(nullptr, &context, &device) != 0 ||
            zeCommandListCreateImmediate(context, device, &queue, &list) != ZE_RESULT_SUCCESS)
            throw std::runtime_error("ishmemx: no command list for a routine on a queue");
    }
    ~synchronous_list() { zeCommandListDestroy(list); }
    synchronous_list(const synchronous_list &) = delete;
    synchronous_list &operator=(const synchronous_list &) = delete;

    ze_command_list_handle_t list;
};

/* The last routine of each queue that is not in order, by the queue's hash, until it is complete: the next one follows it. It holds
 * neither queue nor context for longer: these may end before the runtime does. */
struct last_routines {
    std::recursive_mutex mutex;
    uint64_t submitted = 0;
    std::unordered_map<size_t, std::pair<uint64_t, sycl::event>> events;

    void forget(size_t queue, uint64_t routine)
    {
        const std::lock_guard<std::recursive_mutex> lock(mutex);
        if (const auto last = events.find(queue); last != events.end() && last->second.first == routine)
            events.erase(last);
    }
};

/* Says at the end of a routine's task, however it ends, that it is the last one no more. */
struct routine_end {
    last_routines *last;
    size_t queue;
    uint64_t routine;

    ~routine_end()
    {
        if (last != nullptr)
            last->forget(queue, routine);
    }
};

/* Copies elements, wherever they are. */
template <typename T> inline void copy(ze_command_list_handle_t list, T *to, const T *from, size_t n)
{
    if (n > 0 && zeCommandListAppendMemoryCopy(list, to, from, n * sizeof *to, nullptr, 0, nullptr) != ZE_RESULT_SUCCESS)
        throw std::runtime_error("ishmemx: memory that was given to a routine on a queue cannot be copied");
}

/* To nowhere where `to` is NULL. */
template <typename T> inline void write(ze_command_list_handle_t list, T *to, const T *from, size_t n)
{
    copy(list, to, from, to == nullptr ? 0 : n);
}

/* Elements of the caller's as the host reads them; NULL stays NULL. */
template <typename T> class here {
  public:
    here(ze_command_list_handle_t list, const T *from, size_t n) : elements(from == nullptr ? 0 : n)
    {
        copy(list, elements.data(), from, elements.size());
    }
    operator const T *() const { return elements.empty() ? nullptr : elements.data(); }

  private:
    std::vector<T> elements;
};

/* Whether the host waits for variables of this PE: a kernel that waits would keep a device with one engine for kernels from those that
 * end the wait. Of others the routine on a list says what is wrong. */
template <typename T> inline bool can_wait(const T *ivars, size_t nelems, int cmp)
{
    const auto is_there = [](const T *ivar) { return ishmem_ptr(ivar, ishmem_my_pe()) != nullptr; };
    return cmp >= ISHMEM_CMP_EQ && cmp <= ISHMEM_CMP_LE && nelems > 0 && nelems <= SIZE_MAX / sizeof(T) &&
           reinterpret_cast<uintptr_t>(ivars) % sizeof(T) == 0 && is_there(ivars) && is_there(ivars + (nelems - 1));
}

/* Gives what a wait has found. */
template <typename T> inline int give(ze_command_list_handle_t list, T *ret, T found)
{
    write(list, ret, &found, 1);
    return 0;
}

/* The same of a wait that finds several, and gives their number. */
template <typename Wait>
inline int give_some(ze_command_list_handle_t list, size_t *indices, size_t nelems, size_t *ret, const Wait &wait)
{
    std::vector<size_t> found(nelems);
    const size_t n = wait(found.data());
    write(list, indices, found.data(), n);
    return give(list, ret, n);
}

/* Submits a task of the host's, which executes the routine as a command of the device and waits for it. */
inline sycl::event submit(const char *name, sycl::queue &queue, const std::vector<sycl::event> &deps, int *ret,
                          const std::function<int(ze_command_list_handle_t)> &append, last_routines *last, uint64_t routine)
{
    return queue.submit([&](sycl::handler &handler) {
        handler.depends_on(deps);
        handler.host_task([name, append, ret, last, routine, hash = std::hash<sycl::queue>()(queue)] {
            const routine_end end{last, hash, routine};
            synchronous_list commands;
            const int code = append(commands.list);
            if (ret == nullptr && code != 0)
                throw std::runtime_error(std::string(name) + " was refused");
            write(commands.list, ret, &code, 1);
        });
    });
}

/* The same, behind the routines that were submitted to the queue before. */
inline sycl::event on_queue(const char *name, sycl::queue &queue, const std::vector<sycl::event> &deps, int *ret,
                            const std::function<int(ze_command_list_handle_t)> &append)
{
    if (queue.is_in_order())
        return submit(name, queue, deps, ret, append, nullptr, 0);
#ifdef SYCL_EXT_ONEAPI_GRAPH
    if (queue.ext_oneapi_get_state() == sycl::ext::oneapi::experimental::queue_state::recording)
        throw std::invalid_argument(std::string(name) + ": a queue that records a graph must be in order");
#endif
    /* Never freed: other static objects may have queues for longer. */
    static auto *const last = new last_routines;
    const std::lock_guard<std::recursive_mutex> lock(last->mutex);
    const auto hash = std::hash<sycl::queue>()(queue);
    auto all = deps;
    if (const auto before = last->events.find(hash); before != last->events.end())
        all.push_back(before->second.second);
    const auto routine = ++last->submitted;
    const auto event = submit(name, queue, all, ret, append, last, routine);
    /* A task that waits for the lock forgets it then; one that is over has done so, or been executed within `submit`. */
    if (event.get_info<sycl::info::event::command_execution_status>() != sycl::info::event_command_status::complete)
        last->events.insert_or_assign(hash, std::make_pair(routine, event));
    else
        last->events.erase(hash);
    return event;
}

} // namespace ishmemxi

#include "ishmem/queues.h"

#endif /* ISHMEMX_SYCL_H */
