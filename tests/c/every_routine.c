/* Every routine of the table is declared, and the library has it, under its name for profiling, too. */
#include <ishmemx.h>
#include <pshmem.h>
#include <shmemx.h>
#include <stdio.h>

#include "routines.h"

typedef void (*routine_t)(void);

/* Generic names are macros in C11 and would be called: a name in parentheses is none. */
#define ADDRESS(NAME) (routine_t)(NAME),
#define PAIR(NAME, PROFILING_NAME) {#NAME, (routine_t)(NAME), (routine_t)(PROFILING_NAME)},

static const routine_t routines[] = {SHMEM_ROUTINES(ADDRESS) SHMEMX_ROUTINES(ADDRESS) ISHMEM_ROUTINES(ADDRESS)
                                         ISHMEMX_ROUTINES(ADDRESS)};

static const struct {
    const char *name;
    routine_t usual, profiling;
} pairs[] = {PSHMEM_ROUTINES(PAIR)};

int main(void)
{
    for (size_t i = 0; i < sizeof routines / sizeof *routines; i++)
        if (!routines[i]) {
            fprintf(stderr, "routine %zu is not there\n", i);
            return 1;
        }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (!pairs[i].usual || !pairs[i].profiling) {
            fprintf(stderr, "%s is not there\n", pairs[i].name);
            return 1;
        }
    return 0;
}
