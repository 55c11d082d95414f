/* Names from before there were rules for names, and what a profiling tool calls them by. Compiled as C99. */
#include <pshmem.h>
#include <stdio.h>

static long waited_for, asked_for;

int main(void)
{
    pstart_pes(0);
    const int me = p_my_pe(), n = p_num_pes(), next = (me + 1) % n;
    long *words = pshmalloc(2 * sizeof *words);
    words = pshrealloc(words, 4 * sizeof *words);
    long *aligned = pshmemalign(64, sizeof *aligned);
    shmem_long_p(&asked_for, 7, next);
    shmem_wait_until(&asked_for, SHMEM_CMP_EQ, 7);
    shmem_long_p(&waited_for, 8, next);
    pshmem_wait_until(&waited_for, SHMEM_CMP_GT, 7);
    const int right = me == _my_pe() && n == _num_pes() && words && aligned && (unsigned long)aligned % 64 == 0;
    pshfree(aligned);
    pshfree(words);
    if (!right)
        fprintf(stderr, "PE %d of %d\n", me, n);
    return !right;
}
