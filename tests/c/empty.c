/* What starting and ending costs. */
#include <ishmem.h>

int main(void)
{
    ishmem_init();
    ishmem_finalize();
    return 0;
}
