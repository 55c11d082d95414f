/* A profiling tool and a program: the tool takes shmem_putmem, shmem_long_g and those of one long double, and calls the names for profiling. Built as
 * one program, or with -DTOOL as a library for LD_PRELOAD and with -DPROGRAM as the program alone, which finds itself
 * counted where its first argument is not "alone". */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pshmem.h>
#include <stdio.h>
#include <string.h>

#ifndef PROGRAM
int tool_calls;

void shmem_putmem(void *dest, const void *source, size_t nelems, int pe)
{
    tool_calls++;
    pshmem_putmem(dest, source, nelems, pe);
}

long shmem_long_g(const long *source, int pe)
{
    tool_calls++;
    return pshmem_long_g(source, pe);
}

void shmem_longdouble_p(long double *dest, long double value, int pe)
{
    tool_calls++;
    pshmem_longdouble_p(dest, value, pe);
}

long double shmem_ctx_longdouble_g(shmem_ctx_t ctx, const long double *source, int pe)
{
    tool_calls++;
    return pshmem_ctx_longdouble_g(ctx, source, pe);
}
#endif

#ifndef TOOL
static int counted(void)
{
#ifdef PROGRAM
    int *calls = dlsym(RTLD_DEFAULT, "tool_calls");
    return calls ? *calls : 0;
#else
    return tool_calls;
#endif
}

static long target, value;
static long double wide;

int main(int argc, char **argv)
{
    int alone = argc > 1 && strcmp(argv[1], "alone") == 0;
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    value = me + 1;
    shmem_putmem(&target, &value, sizeof value, next);
    /* Others of the library's routines are not the tool's, whatever they are made of. */
    shmem_long_put(&target, &value, 1, next);
    shmem_longdouble_p(&wide, 1 / (long double)value, next);
    shmem_barrier_all();
    long got = shmem_long_g(&target, me);
    int right = got == previous + 1 && shmem_ctx_longdouble_g(SHMEM_CTX_DEFAULT, &wide, me) == 1 / (long double)got;
    int calls = counted();
    if (!right || calls != (alone ? 0 : 4)) {
        fprintf(stderr, "PE %d of %d: got %ld, the tool counted %d calls\n", me, n, got, calls);
        shmem_global_exit(1);
    }
    pshmem_finalize();
    return 0;
}
#endif
