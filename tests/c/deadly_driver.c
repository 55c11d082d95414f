/* A driver in which its process dies. */
#include <signal.h>

__attribute__((constructor)) static void die(void)
{
    raise(SIGKILL);
}
