/* The owner of words is away while others have it change them: "stopped" for so many seconds, or "killed". */
#include <ishmem.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

static long *word;

/* Has a child stop this process, and let it go on. */
static void stop_for(unsigned seconds)
{
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        kill(parent, SIGSTOP);
        sleep(seconds);
        kill(parent, SIGCONT);
        _exit(0);
    }
    CHECK(child > 0 && waitpid(child, NULL, 0) == child);
}

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe(), n = ishmem_n_pes();
    word = ishmem_calloc(1, sizeof *word);
    CHECK(argc > 1 && word);
    ishmem_barrier_all();
    if (me == n - 1 && strcmp(argv[1], "killed") == 0) {
        ishmem_long_wait_until(word, ISHMEM_CMP_GE, 100);
        raise(SIGKILL);
    } else if (me == n - 1) {
        stop_for((unsigned)atoi(argv[1]));
    } else {
        for (int i = 0; i < 100 || strcmp(argv[1], "killed") == 0; i++)
            ishmem_long_atomic_add(word, 1, n - 1);
    }
    ishmem_barrier_all();
    CHECK(me != n - 1 || ishmem_long_atomic_fetch(word, me) == 100 * (n - 1));
    ishmem_free(word);
    ishmem_finalize();
    return 0;
}
