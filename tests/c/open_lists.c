/* Stands before the Level Zero loader, as a library of its name that needs the real one. The validation layer of 1.32
 * takes an immediate command list for a closed one, and refuses to append to it, until it is reset; that does nothing
 * else to an immediate list. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>

ze_result_t zeCommandListCreateImmediate(ze_context_handle_t context, ze_device_handle_t device,
                                         const ze_command_queue_desc_t *desc, ze_command_list_handle_t *list)
{
    ze_pfnCommandListCreateImmediate_t create =
        (ze_pfnCommandListCreateImmediate_t)dlsym(RTLD_NEXT, "zeCommandListCreateImmediate");
    ze_result_t result = create(context, device, desc, list);
    return result == ZE_RESULT_SUCCESS ? zeCommandListReset(*list) : result;
}
