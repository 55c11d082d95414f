/* A PE's connections break while another one puts to it. What was on its way is lost without a word to the sender: the job must end,
 * or go on if nothing was lost, and no PE may wait for ever. */
#include <dirent.h>
#include <pthread.h>
#include <sched.h>
#include <shmem.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static _Atomic long word;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

static void *cut(void *unused)
{
    while (atomic_load(&word) < 200)
        sched_yield();
    int n_cut = 0;
    DIR *open_files = opendir("/proc/self/fd");
    for (struct dirent *entry; open_files && (entry = readdir(open_files));) {
        int file = atoi(entry->d_name);
        struct sockaddr_storage peer;
        socklen_t length = sizeof peer;
        if (getpeername(file, (struct sockaddr *)&peer, &length) == 0 && (peer.ss_family == AF_INET || peer.ss_family == AF_INET6))
            n_cut += shutdown(file, SHUT_RDWR) == 0;
    }
    closedir(open_files);
    if (n_cut == 0)
        shmem_global_exit(3);
    return unused;
}

int main(void)
{
    shmem_init();
    pthread_t thread;
    if (shmem_my_pe() == 1 && pthread_create(&thread, NULL, cut, NULL) != 0)
        shmem_global_exit(2);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        double end = seconds() + 2;
        for (long k = 1; k <= 200 || seconds() < end; k++) {
            shmem_long_p((long *)&word, k, 1);
            shmem_quiet();
        }
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
