/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem for kernels: what an OpenCL C kernel can ask of its teams and do with symmetric memory.
 *
 *   #include <ishmem_device.h>
 *
 * Compile with `ishmem-clc kernel.cl -o kernel.spv`, load the SPIR-V with zeModuleCreate, and bind
 * it to the runtime once with ishmemx_module_init(module) before the first launch. In a module
 * that was not bound, queries of numbers answer -1, ishmem_ptr NULL, tests 0, searches SIZE_MAX, and every
 * other routine returns without effect, with a non-zero code where it returns one.
 *
 * Routines. The headers below declare them family by family, for each type NAME of theirs, as in
 * ishmem_NAME_put, and for elements of a number of bits, as in ishmem_put64. They are those of
 * ishmem.h of the same name. One name serves all types, as in ishmem_put(dest, ...), and a collective
 * without its team is over all PEs; an argument with a comma in braces needs parentheses there.
 *
 * Forms. A routine without suffix is called by one work-item and acts for it alone. A routine
 * `ishmemx_*_work_group` is called by all work-items of a work-group, with the same arguments: it sees
 * what each of them stored before, the work is shared among them, and on return it is complete for all of them.
 *
 * Collectives. All PEs of a team call the same form, from one work-item or one work-group of a
 * kernel, in the same order; a collective of a team must have returned before the next one on it.
 * Work-groups may be in collectives of teams of their own at once, as many as the device executes at once
 * (zeKernelSuggestMaxCooperativeGroupCount; the driver for CPUs one, so that those of a kernel come in the order of
 * their numbers). Hosts and kernels may call a team's collectives in turns. Where PEs have waited for each other for
 * some seconds in different collectives of one team in kernels the job ends; where some are in a host's and others in a kernel's, that
 * is told, and the job ends after ISHMEM_MIXED_SECONDS, since a kernel may come late. Roots that differ are not noticed.
 * Kernels of all PEs have to run at the same time.
 *
 * Contexts. A routine `ishmemx_ctx_*` works on a context, which the host made with
 * ishmemx_team_create_ctx: PE numbers are those of its team. A context is the PE's own; its handle
 * means nothing to other PEs.
 *
 * Other nodes. Routines reach PEs of other nodes by this PE's progress thread. The memory of this side may be private, local or
 * global; global memory has to be memory of Level Zero's, in the runtime's context, for puts of more than 40 bytes, gets of more
 * than 64, and for more than 8 with a signal or in a collective.
 *
 * Waiting. A loop that waits for a value with ishmem_NAME_g or a get calls ishmem_relax in each turn.
 *
 * Errors. Collectives give 0, or non-zero for ISHMEM_TEAM_INVALID. Any other bad argument ends the
 * job with a message: a PE out of range, an address outside of the symmetric heap, a word that is not
 * aligned, a handle that is not a live team or context. With
 * ISHMEM_CHECKS=off in the environment PE numbers and addresses are not looked at: what is wrong
 * there does damage.
 *
 * Linking. These headers declare routines; libishmem_device has them. ishmem-clc adds those that a
 * kernel uses. `ishmem-clc --no-library` does not: give such a module and libishmem_device.spv to
 * zeModuleCreate together (ze_module_program_exp_desc_t), or make two modules, that of the library
 * with -library-compilation, for zeModuleDynamicLink, and give the library's to
 * ishmemx_module_init. Waits and tests by a work-group are not for the last way on GPUs: they take
 * local memory, which Intel's driver gives a kernel for what its own module has. Other compilers
 * for spir64 link libishmem_device.bc. With ISHMEM_DEVICE_INLINE defined, routines are compiled
 * into the module, and the code of those that move data and of atomic operations into kernels;
 * engines of CPUs, which make vectors of work-items, then make them of that, too, and work-groups
 * may take several times as long.
 *
 * Compile time. An empty kernel that includes this header takes ishmem-clc about 1.5 times the user
 * time of one that does not (`ci/bench headers`; PERFORMANCE.md has the figures).
 */
#ifndef ISHMEM_DEVICE_H
#define ISHMEM_DEVICE_H

#if !defined(__OPENCL_C_VERSION__) && !defined(__OPENCL_CPP_VERSION__)
#error "ishmem_device.h is for OpenCL C 2.0 and later and for C++ for OpenCL; host programs include ishmem.h"
#endif

#include "ishmem/device/core.h"

#include "ishmem/device/queries.h"
#include "ishmem/device/rma.h"
#include "ishmem/device/atomics.h"
#include "ishmem/device/signals.h"
#include "ishmem/device/order.h"
#include "ishmem/device/waits.h"
#include "ishmem/device/collectives.h"
#include "ishmem/device/print.h"

#include "ishmem/device/names.h"

#endif /* ISHMEM_DEVICE_H */
