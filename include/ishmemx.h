/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Zeshmem: extensions for programs that launch kernels of their own through Level Zero.
 */
#ifndef ISHMEMX_H
#define ISHMEMX_H

#include <level_zero/ze_api.h>

#include "ishmem.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ISHMEMX_TEAM_NODE ((ishmem_team_t)2) /* the PEs on this PE's node */

/* The driver, context and device that this PE runs on, usable as they are with any Level Zero
 * function; null pointers are skipped. They belong to the runtime, until ishmem_finalize. */
int ishmemx_ze_handles(ze_driver_handle_t *driver, ze_context_handle_t *context, ze_device_handle_t *device);

/* What to build modules with (ze_module_desc_t, pBuildFlags): Intel's driver gives the address of a
 * module's variables, which ishmemx_module_init sets, only then. */
#define ISHMEMX_MODULE_FLAGS "-ze-take-global-address"

/* Binds a module, whose kernels were compiled with ishmem_device.h, to the runtime. Local; once per
 * module, before its kernels are launched. Non-zero where the module was not compiled with the
 * header, or with that of another version. */
int ishmemx_module_init(ze_module_handle_t module);

/* Unbinds a module: queries in its kernels answer -1 from then on. Before zeModuleDestroy, or where
 * kernels outlive the runtime. None of its kernels may be running. */
int ishmemx_module_finalize(ze_module_handle_t module);

#ifdef __cplusplus
}
#endif

#endif /* ISHMEMX_H */
