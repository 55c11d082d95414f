/* What a PE that finds something wrong does: it says where, and ends the job. Compiled as C and as C++. */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <shmem.h>
#include <stdio.h>

static int me, n;

static void check(int right, const char *what, int line)
{
    if (right)
        return;
    fprintf(stderr, "PE %d of %d, line %d: %s\n", me, n, line, what);
    shmem_global_exit(1);
}

#define CHECK(condition) check(condition, #condition, __LINE__)

#endif
