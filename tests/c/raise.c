/* A program without a handler of SIGSEGV, which is sent to it. */
#include <shmem.h>
#include <signal.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    raise(SIGSEGV);
    puts("the signal was lost");
    shmem_finalize();
    return 0;
}
