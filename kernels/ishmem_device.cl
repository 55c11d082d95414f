/* The device routines as a library, for modules compiled that only declare them. */
#define ISHMEM_DEVICE_LIBRARY
#include <ishmem_device.h>
