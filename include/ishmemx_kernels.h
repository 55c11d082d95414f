/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem for kernels that are written in C++17: in SYCL, and as functions that a test calls on the host.
 *
 *   template <typename Group> void exchange(long *dest, const long *source, size_t nelems, int pe, const Group &group)
 *   {
 *       ishmemx_put_work_group(dest, source, nelems, pe, group);
 *       ishmemx_barrier_all_work_group(group);
 *   }
 *
 * Routines. Kernels call those of ishmem.h and ishmemx.h that ISHMEM_DEVICE_ATTRIBUTES marks, and what is declared here: those on
 * contexts, those that kernels alone have, and `ishmemx_*_work_group`, which all work-items of a work-group call, with the group
 * (sycl::group) as last argument or without it. Each is there for every type, and under one name for all of them.
 * ishmem_device.h says what they do, and has ishmemx_printf besides.
 *
 * Sub-groups. With a sycl::sub_group as last argument all work-items of that call `ishmemx_*_work_group` together: its first one does
 * what ishmem_device.h says of the routine for one work-item, and the others wait for it and get its result. A put or get of
 * consecutive elements of a PE that ishmem_ptr reaches, and not on a context, is made by all of them, a part by each.
 *
 * In SYCL. Where the compiler compiles for devices (__SYCL_DEVICE_ONLY__), these are routines of the device library: link
 * libishmem_device.bc to the device code, or give libishmem_device.spv to the driver with it (zeModuleCreate,
 * zeModuleDynamicLink). ishmem_init binds the kernels that SYCL's runtime has of the program; ishmemx_sycl.h says which others
 * are bound by hand. Without a compiler
 * for SYCL, `ishmem-clc kernel.cl functions.cpp` compiles functions so, for kernels in OpenCL C that call them.
 *
 * On the host. The same functions call the host's routines, for a work-group of one work-item, ishmemx_alone: so the logic of a
 * kernel is tested without a device, PE by PE, in a program that oshrun starts. Its symmetric memory is the host's where
 * `gpu` of ishmemx_attr_t is false. A larger work-group ends the job with a message.
 */
#ifndef ISHMEMX_KERNELS_H
#define ISHMEMX_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include <ishmemx.h>

#ifndef __SYCL_DEVICE_ONLY__
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#endif

/* A work-group of one work-item, on the host. */
struct ishmemx_alone {
    enum class scope { work_item, sub_group, work_group };
    static constexpr scope fence_scope = scope::work_group;

    size_t get_local_linear_id() const { return 0; }
    size_t get_local_linear_range() const { return 1; }
    bool leader() const { return true; }
};

#ifdef __SYCL_DEVICE_ONLY__
#define ISHMEMXI_ROUTINE(RESULT, ROUTINE, PARAMETERS, HOST)                                                            \
    extern "C" ISHMEM_DEVICE_ATTRIBUTES RESULT ROUTINE PARAMETERS;
#else
#define ISHMEMXI_ROUTINE(RESULT, ROUTINE, PARAMETERS, HOST)                                                            \
    inline RESULT ROUTINE PARAMETERS                                                                                   \
    {                                                                                                                  \
        return HOST;                                                                                                   \
    }
#endif

namespace ishmemxi {

template <typename Group> constexpr int scope_of() { return static_cast<int>(Group::fence_scope); }

/* Whether it goes as by a sub-group: not on the host, where groups are of one work-item. */
template <typename Group> constexpr bool is_sub_group()
{
#ifdef __SYCL_DEVICE_ONLY__
    return scope_of<Group>() == static_cast<int>(ishmemx_alone::scope::sub_group);
#else
    return false;
#endif
}

/* What work-groups do is done by the host where they are of one work-item. */
template <typename Group> inline void check(const Group &group)
{
    static_assert(scope_of<Group>() == static_cast<int>(ishmemx_alone::scope::work_group) ||
                      scope_of<Group>() == static_cast<int>(ishmemx_alone::scope::sub_group),
                  "routines for work-groups take a sycl::group or a sycl::sub_group");
#ifndef __SYCL_DEVICE_ONLY__
    if (group.get_local_linear_range() != 1) {
        std::fprintf(stderr, "zeshmem: a routine for work-groups was called on the host, argument `group` has %zu work-items, of 1\n",
                     static_cast<size_t>(group.get_local_linear_range()));
        ishmem_global_exit(1);
    }
#else
    (void)group;
#endif
}

/* A sub-group whose first work-item acts for all. */
template <typename Group> struct by_first {
    const Group &group;
    const bool acts;

    explicit by_first(const Group &all) : group(all), acts(all.get_local_linear_id() == 0) { group_barrier(group); }
    void end() const { group_barrier(group); }
    template <typename Result> Result end(Result result) const
    {
        group_barrier(group);
        return group_broadcast(group, result);
    }
};

/* A sub-group that transfers so many elements of a PE's symmetric array: each work-item a part of them where they are in reach of
 * stores and loads, which take as long for all work-items together; the first otherwise, since messages do not. */
template <typename Group> struct by_parts {
    const Group &group;
    bool acts;
    size_t first, count;

    by_parts(const Group &all, const void *array, size_t nelems, int pe) : group(all)
    {
        const size_t id = group.get_local_linear_id(), range = group.get_local_linear_range();
        const bool cut = nelems >= range && ishmem_ptr(array, pe) != nullptr;
        const size_t each = nelems / range, more = nelems % range;
        acts = cut || id == 0;
        first = cut ? id * each + (id < more ? id : more) : 0;
        count = cut ? each + (id < more) : nelems;
        group_barrier(group);
    }
    void end() const { group_barrier(group); }
};

template <typename Element> inline Element *after(Element *array, size_t first) { return array + first; }
inline void *after(void *array, size_t first) { return static_cast<char *>(array) + first; }
inline const void *after(const void *array, size_t first) { return static_cast<const char *>(array) + first; }

} // namespace ishmemxi

/* Called in every turn of a loop that waits for another PE. */
ISHMEMXI_ROUTINE(void, ishmem_relax, (void), std::this_thread::yield())

/* Stores what the clock says to `dst`: cycles on a GPU, nanoseconds on the driver for CPUs and on the host. */
ISHMEMXI_ROUTINE(void, ishmemx_timestamp, (uint64_t *dst),
                 (void)(*dst = static_cast<uint64_t>(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1))))
ISHMEMXI_ROUTINE(void, ishmemx_timestamp_nbi, (uint64_t *dst), ishmemx_timestamp(dst))

/* The same for an address as a number, as Intel SHMEM has it. */
typedef uintptr_t ishmemx_ts_handle_t;
inline ishmemx_ts_handle_t ishmemx_ts_handle(unsigned long *pointer)
{
    return reinterpret_cast<ishmemx_ts_handle_t>(pointer);
}
inline void ishmemx_timestamp(ishmemx_ts_handle_t dst) { ishmemx_timestamp(reinterpret_cast<uint64_t *>(dst)); }
inline void ishmemx_timestamp_nbi(ishmemx_ts_handle_t dst) { ishmemx_timestamp_nbi(reinterpret_cast<uint64_t *>(dst)); }

#ifndef __SYCL_DEVICE_ONLY__
#include "ishmem/kernels_on_host.h"
#endif
#include "ishmem/kernels.h"

#endif /* ISHMEMX_KERNELS_H */
