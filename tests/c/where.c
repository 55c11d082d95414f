/* A ring in a static variable, wherever it runs; with an argument, first in a sandbox that forbids what others allow. */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifndef SYS_futex_waitv
#define SYS_futex_waitv 449
#endif

static long from_left = -1;

/* memfd_create, pidfd_open and futex_waitv fail as under old kernels. */
static void enter_sandbox(void)
{
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_memfd_create, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_pidfd_open, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_futex_waitv, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
        perror("sandbox");
        exit(2);
    }
}

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1)
        enter_sandbox();
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *on_heap = shmem_malloc(sizeof *on_heap);
    shmem_long_p(&from_left, me, (me + 1) % n);
    shmem_long_p(on_heap, me, (me + 1) % n);
    shmem_barrier_all();
    int wrong = from_left != (me + n - 1) % n || *on_heap != from_left;
    shmem_free(on_heap);
    shmem_finalize();
    return wrong;
}
