/* What PEs have printed is written out however the job ends; the argument says how, which is PE 0's doing. The others wait in the
 * library, compute, or sleep. */
#define _GNU_SOURCE
#include <shmem.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

/* What the program itself does about the signal by which jobs are ended. */
static void handle(int sig)
{
    (void)sig;
    _exit(write(1, "handled\n", 8) == 8 ? 9 : 10);
}

static struct sigaction handled(void)
{
    struct sigaction action;
    CHECK(sigaction(SIGTERM, NULL, &action) == 0);
    return action;
}

/* The signal ends a child, which has no thread of the library's, and after the library's end the process. */
static void leave_it_as_it_was(void)
{
    int status;
    pid_t child = fork();
    if (child == 0)
        for (;;)
            pause();
    CHECK(kill(child, SIGTERM) == 0 && waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    shmem_finalize();
    CHECK(handled().sa_handler == SIG_DFL);
}

int main(int argc, char **argv)
{
    static long word;
    const char *what = argc > 1 ? argv[1] : "";

    if (strcmp(what, "handled") == 0)
        signal(SIGTERM, handle);
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    /* To a pipe C writes what is longer than its buffer only, or when the process ends. */
    printf("PE %d was here\n", me);
    shmem_barrier_all();
    if (strcmp(what, "left") == 0) {
        leave_it_as_it_was();
        return 0;
    }
    if (me == 0) {
        if (strcmp(what, "misuse") == 0)
            shmem_long_p(&word, 1, n);
        else if (strcmp(what, "kill") == 0)
            raise(SIGKILL);
        else if (strcmp(what, "term") == 0 || strcmp(what, "handled") == 0)
            raise(SIGTERM);
        else if (strcmp(what, "parent") == 0)
            kill(getppid(), SIGTERM);
        else
            shmem_global_exit(4);
    }
    for (volatile long turns = 0; me % 3 == 1;)
        turns++;
    while (me % 3 == 2)
        pause();
    shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    return 1;
}
