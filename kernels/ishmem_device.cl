/* The device routines as a library, for modules compiled that only declare them. */
#define ISHMEM_DEVICE_LIBRARY
#include <ishmem_device.h>

/* A counter that Intel's compilers have in their own library. */
ulong __attribute__((overloadable)) intel_get_cycle_counter(void);

#define CLOCK_OF_NANOSECONDS 1 /* CLOCK_MONOTONIC */

/* Ticks of the device's clock, in the second word. The driver for CPUs replaces this by clock_gettime, which gives seconds in the
 * first and nanoseconds in the second. */
__attribute__((noinline)) int ishmem_clock(int which, ulong *time)
{
    /* 0: a compiler leaves out an argument that is not used. */
    time[0] = which - CLOCK_OF_NANOSECONDS;
    time[1] = intel_get_cycle_counter();
    return 0;
}

void ishmemx_timestamp(ulong *dst)
{
    ulong time[2];
    ishmem_clock(CLOCK_OF_NANOSECONDS, time);
    *dst = time[0] * 1000000000ul + time[1];
}
