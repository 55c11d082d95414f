/* What the log says of a heap without room: once, and by one PE. */
#include <shmem.h>

#include "check.h"

int main(void)
{
    shmem_init();
    void *first = shmem_malloc(40 << 10);
    CHECK(first != NULL);
    CHECK(shmem_malloc(40 << 10) == NULL);
    CHECK(shmem_realloc(first, 50 << 20) == NULL);
    shmem_free(first);
    shmem_finalize();
    return 0;
}
