/* Level Zero's loader, that takes as many seconds to open as SLOW_DRIVER_SECONDS says: as where many nodes read it from one disk, or
 * devices wake up. To be preloaded. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void *dlopen(const char *file, int mode)
{
    void *(*open)(const char *, int);
    *(void **)&open = dlsym(RTLD_NEXT, "dlopen");
    const char *seconds = getenv("SLOW_DRIVER_SECONDS");
    if (file && seconds && strstr(file, "libze_loader"))
        sleep((unsigned)atoi(seconds));
    return open(file, mode);
}
