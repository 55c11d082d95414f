/* The device routines as a library, for modules compiled with ISHMEM_DEVICE_EXTERN. */
#define ISHMEM_DEVICE_LIBRARY
#include <ishmem_device.h>
