/* The owner of words is away while others have it change them: for so many seconds, or "killed". */
#include <ishmem.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static long *words;

/* Adds to the owner's word for a second at least, so that it is stopped meanwhile, and how often to the next word. */
static void add_for_a_second(void)
{
    long times = 0;
    for (time_t end = time(NULL) + 2; time(NULL) < end; times++)
        ishmem_long_atomic_add(words, 1, n - 1);
    ishmem_long_atomic_add(words + 1, times, n - 1);
}

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
    me = ishmem_my_pe();
    n = ishmem_n_pes();
    words = ishmem_calloc(2, sizeof *words);
    CHECK(argc > 1 && words);
    int is_killed = strcmp(argv[1], "killed") == 0;
    ishmem_barrier_all();
    if (me == n - 1 && is_killed) {
        ishmem_long_wait_until(words, ISHMEM_CMP_GE, 100);
        raise(SIGKILL);
    } else if (me == n - 1) {
        stop_for((unsigned)atoi(argv[1]));
    } else {
        do
            add_for_a_second();
        while (is_killed);
    }
    ishmem_barrier_all();
    if (me == n - 1)
        CHECK(ishmem_long_atomic_fetch(words, me) == ishmem_long_atomic_fetch(words + 1, me));
    ishmem_free(words);
    ishmem_finalize();
    return 0;
}
