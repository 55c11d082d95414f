/* What the PEs of a collective make of an argument that is wrong on one of them, or that differs: each row, each such argument.
 * Where a row returns a code, all PEs get the same one, other than 0, and can go on; one PE says why. Where it returns nothing
 * the job ends, so that a run judges one call: the arguments of the program are its row and its fault.
 *
 *   disagree              all rows that return a code; prints how many calls were refused, and the reasons go to stderr
 *   disagree list         prints a row, a fault, and what is to be said of it, for each call that is to be judged by itself
 *   disagree ROW FAULT    such a call */
#include "matrix.h"
#include "collective_calls.h"

#define ALL_ROWS(ROW) &row_##ROW,
static const struct row *const rows[] = {ROWS(ALL_ROWS)};
#define ROW_COUNT ((int)(sizeof rows / sizeof *rows))

static long psync[SHMEM_SYNC_SIZE];
static unsigned char *private_memory;

/* Of an all-to-all of blocks: where they begin there and here, how long they are, and what is too far away. */
static size_t at_mine[64], at_start[64], lengths[64], too_far[64];

/* The PE whose argument is wrong, or another than the others'. */
#define ODD_ONE (n - 1)

#define FAULT(NAME, ...)                                                                                               \
    static void NAME(struct call *call)                                                                                \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }
FAULT(dest_private, call->dest = private_memory)
FAULT(source_private, call->source = private_memory)
FAULT(source_null, call->source = NULL)
FAULT(too_many, call->nelems = (size_t)1 << 36)
FAULT(root_wrong, call->PE_root = n)
FAULT(root_other, call->PE_root = 1)
FAULT(other_count, call->nelems = 3)
FAULT(dst_wrong, call->dst = 0)
FAULT(dst_other, call->dst = 2)
FAULT(sst_other, call->sst = 2)
FAULT(offset_wrong, call->dest_offsets = too_far)
FAULT(counts_null, call->counts = NULL)

static const struct {
    const char *argument, *says; /* NULL: the argument is told as wrong */
    void (*apply)(struct call *);
} faults[] = {
    {"dest", NULL, dest_private},
    {"source", NULL, source_private},
    {"source", NULL, source_null},
    {"nelems", NULL, too_many},
    {"nreduce", NULL, too_many},
    {"PE_root", NULL, root_wrong},
    {"PE_root", "do not agree", root_other},
    {"nelems", "do not agree", other_count},
    {"nreduce", "do not agree", other_count},
    {"dst", NULL, dst_wrong},
    {"dst", "do not agree", dst_other},
    {"sst", "do not agree", sst_other},
    {"dest_offsets", NULL, offset_wrong},
    {"counts", NULL, counts_null},
};
#define FAULT_COUNT ((int)(sizeof faults / sizeof *faults))

static int applies(const struct row *row, int fault)
{
    const char *at = strstr(row->arguments, faults[fault].argument);
    /* Sources of concatenations are in any memory, and their lengths may differ. */
    if ((strstr(row->name, "collect") || strcmp(row->name, "alltoallv") == 0) && faults[fault].apply == source_private)
        return 0;
    if ((strcmp(row->name, "collect") == 0 || strcmp(row->name, "set_collect") == 0) && faults[fault].apply == other_count)
        return 0;
    /* An int holds no number that is too many. */
    if (strstr(row->name, "to_all") && faults[fault].apply == too_many)
        return 0;
    return at && (at == row->arguments || at[-1] == ' ') && strchr(" ", at[strlen(faults[fault].argument)]);
}

static void legal(struct call *call)
{
    memset(call, 0, sizeof *call);
    call->team = SHMEM_TEAM_WORLD;
    call->dest = areas[HOST_HEAP].target;
    call->source = areas[HOST_HEAP].source;
    call->nelems = 2;
    call->dst = call->sst = 1;
    for (int pe = 0; pe < n; pe++) {
        at_mine[pe] = 2 * (size_t)me;
        lengths[pe] = 2;
        too_far[pe] = SIZE_MAX;
    }
    call->dest_offsets = at_mine;
    call->source_offsets = at_start;
    call->counts = lengths;
    call->PE_size = n;
    call->pSync = psync;
    call->pWrk = areas[HOST_HEAP].other;
}

/* A call with a fault on one PE, with another type each time, and one without, which has to succeed. */
static void refused(const struct row *row, int fault)
{
    static size_t turn;
    static uint64_t codes[64];
    const struct routine *routine;
    struct call call;
    do
        routine = &row->routines[turn++ * 5 % row->count];
    while (routine->is_generic);
    legal(&call);
    if (me == ODD_ONE)
        faults[fault].apply(&call);
    routine->call(&call);
    for (int pe = 0; pe < n; pe++)
        shmem_uint64_p(&codes[me], call.number, pe);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (codes[pe] == 0 || codes[pe] != codes[0])
            fail(routine, faults[fault].argument, fault, (long long)codes[pe]);
    legal(&call);
    routine->call(&call);
    if (call.number != 0)
        fail(routine, "a right call after a wrong one", fault, (long long)call.number);
    shmem_barrier_all();
}

/* Another routine of the row for each fault. */
static const struct routine *one_of(const struct row *row, int fault)
{
    return &row->routines[(size_t)fault % row->count];
}

/* Too many elements may be told of as too much memory. */
static void say(int r, int fault)
{
    const char *argument = faults[fault].apply == too_many ? "" : faults[fault].argument;
    printf("%d %d in %s, ", r, fault, one_of(rows[r], fault)->name);
    if (faults[fault].says)
        printf("%s\n", faults[fault].says);
    else
        printf("argument `%s\n", argument);
}

int main(int argc, char **argv)
{
    begin();
    private_memory = (unsigned char *)calloc(1, 1024);
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    int count = 0;
    for (int r = 0; r < ROW_COUNT && argc == 1; r++)
        for (int fault = 0; fault < FAULT_COUNT; fault++)
            if (rows[r]->returns_code && applies(rows[r], fault)) {
                refused(rows[r], fault);
                count++;
            }
    if (argc == 1 && me == 0)
        printf("%d\n", count);
    for (int r = 0; r < ROW_COUNT && argc == 2 && me == 0; r++)
        for (int fault = 0; fault < FAULT_COUNT; fault++)
            if (!rows[r]->returns_code && strstr(rows[r]->arguments, "dest") && applies(rows[r], fault))
                say(r, fault);
    if (argc == 3) {
        int fault = atoi(argv[2]);
        const struct routine *routine = one_of(rows[atoi(argv[1])], fault);
        struct call call;
        legal(&call);
        if (me == ODD_ONE)
            faults[fault].apply(&call);
        routine->call(&call);
        /* Over an active set a PE that has told the others, or heard, goes on: the job ends by the end. */
        if (strcmp(rows[atoi(argv[1])]->name, "set_broadcast") != 0)
            fail(routine, "returned", fault, 0);
    }
    end();
    return 0;
}
