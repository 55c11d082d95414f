/* What each row makes of bad arguments. For each row and fault a child process starts the runtime as a job of one PE, and calls a
 * routine of the row with that fault, another type for each fault. It has to say which routine, argument and value it was, and
 * to end with a status other than 0, or to return a code other than 0 where it returns a code.
 *
 * Started without arguments, and not by a launcher. Says how many calls were judged. */
#include "matrix.h"
#include <sys/wait.h>
#include <unistd.h>

#include "all_calls.h"

#define ALL_ROWS(ROW) &row_##ROW,
static const struct row *const rows[] = {ROWS(ALL_ROWS)};

/* Not static, which would be symmetric. */
static unsigned char *private_memory;
static long *private_sync;
static int failures, judged;

/* What is wrong with a call. */
struct fault {
    const char *argument; /* the one that is wrong, and that the message names */
    const char *what;
    void (*apply)(struct call *, enum kind);
    const char *says; /* what else is in the message; NULL where the value is an address */
};

static int has(const struct row *row, const char *argument)
{
    size_t length = strlen(argument);
    for (const char *at = row->arguments; (at = strstr(at, argument)); at += length)
        if ((at == row->arguments || at[-1] == ' ') && (at[length] == ' ' || at[length] == 0))
            return 1;
    return 0;
}

static int is_get(const struct row *row)
{
    return strcmp(row->name, "get") == 0 || strcmp(row->name, "get_nbi") == 0 || strcmp(row->name, "iget") == 0 ||
           strcmp(row->name, "ibget") == 0 || strcmp(row->name, "g") == 0;
}

/* A collective that takes what is in any memory. */
static int is_concatenation(const struct row *row)
{
    return strstr(row->name, "collect") != NULL || strcmp(row->name, "alltoallv") == 0;
}

/* An atomic operation, whose target is at `dest`, or at `source` where nothing is changed. */
static int is_atomic(const struct row *row)
{
    return !has(row, "nelems") && !has(row, "nblocks") && has(row, "pe") && !has(row, "sig_addr") && strcmp(row->name, "p") != 0 &&
           strcmp(row->name, "g") != 0;
}

/* Whether an argument is an address in symmetric memory. */
static int is_symmetric(const struct row *row, const char *argument)
{
    if (strcmp(argument, "dest") == 0)
        return !is_get(row);
    if (strcmp(argument, "source") == 0)
        return is_get(row) || is_atomic(row) || (!has(row, "pe") && !is_concatenation(row));
    return 1;
}

#define FAULT(NAME, ...)                                                                                               \
    static void NAME(struct call *call, enum kind kind)                                                                \
    {                                                                                                                  \
        (void)kind;                                                                                                    \
        __VA_ARGS__;                                                                                                   \
    }
#define INTEGER(NAME, FIELD, VALUE) FAULT(NAME, call->FIELD = VALUE)

static const int far_pes[] = {0, 1};
static const size_t most[] = {SIZE_MAX};

INTEGER(pe_high, pe, 1)
INTEGER(pe_low, pe, -1)
INTEGER(root_high, PE_root, 1)
INTEGER(root_low, PE_root, -1)
INTEGER(operation, sig_op, 7)
INTEGER(comparison, cmp, 7)
INTEGER(comparison_low, cmp, 0)
INTEGER(dst_zero, dst, 0)
INTEGER(dst_low, dst, -2)
INTEGER(sst_zero, sst, 0)
INTEGER(sst_low, sst, -2)
INTEGER(no_team, team, SHMEM_TEAM_INVALID)
INTEGER(unknown_team, team, (shmem_team_t)(intptr_t)12345)
INTEGER(no_context, ctx, SHMEM_CTX_INVALID)
INTEGER(unknown_context, ctx, (shmem_ctx_t)(uintptr_t)0x7654321)
INTEGER(start_high, PE_start, 1)
INTEGER(start_low, PE_start, -1)
INTEGER(stride_low, logPE_stride, -1)
FAULT(stride_high, call->logPE_stride = 31; call->PE_size = 2)
INTEGER(size_high, PE_size, 2)
INTEGER(size_low, PE_size, 0)
INTEGER(reduced_low, nelems, (size_t)-1)
INTEGER(sync_private, pSync, private_sync)
INTEGER(no_indices, indices, NULL)
INTEGER(no_counts, counts, NULL)
INTEGER(no_offsets, dest_offsets, NULL)
INTEGER(most_counts, counts, most)
INTEGER(far_source, source_offsets, most)
INTEGER(no_fetch, fetch, NULL)
INTEGER(dest_private, dest, private_memory)
INTEGER(dest_null, dest, NULL)
INTEGER(source_private, source, private_memory)
INTEGER(source_null, source, NULL)
INTEGER(ivars_private, ivars, private_memory)
INTEGER(signal_private, sig_addr, (uint64_t *)(void *)private_memory)
INTEGER(lock_private, lock, (long *)(void *)private_memory)
FAULT(dest_odd, call->dest = (char *)call->dest + size_of(kind) / 2)
FAULT(source_odd, call->source = (const char *)call->source + size_of(kind) / 2)
FAULT(ivars_odd, call->ivars = (char *)call->ivars + size_of(kind) / 2)
FAULT(signal_odd, call->sig_addr = (uint64_t *)(void *)((char *)call->sig_addr + 4))
FAULT(lock_odd, call->lock = (long *)(void *)((char *)call->lock + 4))
FAULT(pe_of_many, call->target_pes = far_pes; call->nelems = 2)
FAULT(too_many, call->nelems = (size_t)1 << 36)
FAULT(too_many_to_count, call->nelems = SIZE_MAX / 2 + 2)
FAULT(overlapping, call->bsize = 3; call->dst = 2; call->sst = 5)

/* What is said of addresses that are in no symmetric memory: which there is. */
#define ELSEWHERE "bytes from there must lie in symmetric memory: the heap in host memory, 0x"

enum { ANY_ROW, SYMMETRIC_ONLY, PRIVATE_ONLY, ATOMIC_ONLY };
static const struct {
    struct fault fault;
    int where;
} faults[] = {
    {{"pe", "too high", pe_high, "is 1; it must be in [0, 0]"}, ANY_ROW},
    {{"pe", "negative", pe_low, "is -1; it must be in [0, 0]"}, ANY_ROW},
    {{"PE_root", "too high", root_high, "is 1; it must be in [0, 0]"}, ANY_ROW},
    {{"PE_root", "negative", root_low, "is -1; it must be in [0, 0]"}, ANY_ROW},
    {{"sig_op", "unknown", operation, "is 7; it must be"}, ANY_ROW},
    {{"cmp", "unknown", comparison, "is 7; it must be"}, ANY_ROW},
    {{"cmp", "zero", comparison_low, "is 0; it must be"}, ANY_ROW},
    {{"dst", "0", dst_zero, "is 0; it must be at least"}, ANY_ROW},
    {{"dst", "negative", dst_low, "is -2; it must be at least"}, ANY_ROW},
    {{"sst", "0", sst_zero, "is 0; it must be at least"}, ANY_ROW},
    {{"sst", "negative", sst_low, "is -2; it must be at least"}, ANY_ROW},
    {{"team", "none", no_team, "is -1; "}, ANY_ROW},
    {{"team", "unknown", unknown_team, "is 12345; "}, ANY_ROW},
    {{"PE_start", "too high", start_high, "is 1; it must lie in [0, 0]"}, ANY_ROW},
    {{"PE_start", "negative", start_low, "is -1; it must lie in [0, 0]"}, ANY_ROW},
    {{"logPE_stride", "negative", stride_low, "is -1; it must"}, ANY_ROW},
    {{"logPE_stride", "too high", stride_high, "is 31; it must"}, ANY_ROW},
    {{"PE_size", "too high", size_high, "is 2; it must lie in [1, 1]"}, ANY_ROW},
    {{"PE_size", "0", size_low, "is 0; it must lie in [1, 1]"}, ANY_ROW},
    {{"pSync", "private", sync_private, ELSEWHERE}, ANY_ROW},
    {{"indices", "null", no_indices, "is null; "}, ANY_ROW},
    {{"fetch", "null", no_fetch, "is null; "}, ANY_ROW},
    {{"counts", "null", no_counts, "is null; it must point to a number for each PE"}, ANY_ROW},
    {{"counts", "too many", most_counts, "is 18446744073709551615 for PE 0; it must be in [0, "}, ANY_ROW},
    {{"dest_offsets", "null", no_offsets, "is null; it must point to a number for each PE"}, ANY_ROW},
    {{"source_offsets", "too far", far_source, "is 18446744073709551615 for PE 0; it must be in [0, "}, ANY_ROW},
    {{"dest", "private", dest_private, ELSEWHERE}, SYMMETRIC_ONLY},
    {{"dest", "null", dest_null, NULL}, SYMMETRIC_ONLY},
    {{"dest", "null", dest_null, NULL}, PRIVATE_ONLY},
    {{"dest", "misaligned", dest_odd, "must be a multiple of"}, ATOMIC_ONLY},
    {{"source", "private", source_private, ELSEWHERE}, SYMMETRIC_ONLY},
    {{"source", "null", source_null, NULL}, SYMMETRIC_ONLY},
    {{"source", "null", source_null, NULL}, PRIVATE_ONLY},
    {{"source", "misaligned", source_odd, "must be a multiple of"}, ATOMIC_ONLY},
    {{"ivar", "private", ivars_private, ELSEWHERE}, ANY_ROW},
    {{"ivar", "misaligned", ivars_odd, "must be a multiple of"}, ANY_ROW},
    {{"ivars", "private", ivars_private, ELSEWHERE}, ANY_ROW},
    {{"ivars", "misaligned", ivars_odd, "must be a multiple of"}, ANY_ROW},
    {{"sig_addr", "private", signal_private, ELSEWHERE}, ANY_ROW},
    {{"sig_addr", "misaligned", signal_odd, "must be a multiple of 8"}, ANY_ROW},
    {{"lock", "private", lock_private, ELSEWHERE}, ANY_ROW},
    {{"lock", "misaligned", lock_odd, "must be a multiple of 8"}, ANY_ROW},
    {{"target_pes", "beyond", pe_of_many, "each must be in [0, 0]"}, ANY_ROW},
};

/* Faults whose message may name one of several arguments: so many elements are too many, and lie beyond the end. */
static const struct fault counts[] = {
    {"nelems", "beyond the end of the memory", too_many, NULL},
    {"nblocks", "beyond the end of the memory", too_many, NULL},
    {"nelems", "more than can be counted", too_many_to_count, NULL},
    {"nblocks", "more than can be counted", too_many_to_count, NULL},
    {"bsize", "more than the stride", overlapping, "argument `dst` is 2; it must be at least `bsize`, 3"},
};
static const struct fault negative_count = {"nreduce", "negative", reduced_low, "is -1; it must be 0 or more"};
static const struct fault contexts_faults[] = {
    {"ctx", "none", no_context, "argument `ctx`"},
    {"ctx", "unknown", unknown_context, "argument `ctx`"},
    {"pe", "too high", pe_high, "is 1; it must be in [0, 0]"},
};

enum { LEGAL, FAULTY, EARLY, LATE };

/* A call with which nothing is wrong, of one PE with itself. */
static void legal(struct call *call)
{
    static unsigned char zeros[16];
    static size_t indices[4];
    static const int pes[1];
    static const size_t start[1], one[1] = {1};
    unsigned char *memory = (unsigned char *)shmem_calloc(8, 1024);
    memset(call, 0, sizeof *call);
    call->ctx = SHMEM_CTX_DEFAULT;
    call->dest = memory;
    call->source = memory + 1024;
    call->fetch = call->result = zeros;
    call->ivars = memory + 2048;
    call->cmp_values = memory + 3072;
    call->pWrk = memory + 4096;
    call->sig_addr = (uint64_t *)(void *)(memory + 5120);
    call->lock = (long *)(void *)(memory + 6144);
    call->value = call->cond = call->cmp_value = zeros;
    call->cmp = SHMEM_CMP_EQ;
    call->nelems = call->bsize = 1;
    call->dst = call->sst = 1;
    call->PE_size = 1;
    call->target_pes = pes;
    call->indices = indices;
    call->dest_offsets = call->source_offsets = start;
    call->counts = one;
    call->pSync = (long *)shmem_malloc(SHMEM_SYNC_SIZE * sizeof(long));
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        call->pSync[i] = private_sync[i] = SHMEM_SYNC_VALUE;
}

enum { RETURNED_CODE = 40, RETURNED_ZERO = 41, RETURNED = 42 };

/* What a child does; its exit status says how far it came. */
static void call_with(const struct row *row, const struct routine *routine, const struct fault *fault, int when)
{
    struct call call;
    memset(&call, 0, sizeof call);
    call.ctx = SHMEM_CTX_DEFAULT;
    call.value = call.cond = call.cmp_value = private_memory;
    call.result = private_memory + 16;
    if (when != EARLY) {
        shmem_init();
        ishmem_init();
        legal(&call);
        if (fault)
            fault->apply(&call, routine->kind);
    }
    if (when == LATE) {
        shmem_finalize();
        ishmem_finalize();
    }
    routine->call(&call);
    int status = !row->returns_code ? RETURNED : call.number ? RETURNED_CODE : RETURNED_ZERO;
    if (when == LEGAL || when == FAULTY) {
        shmem_finalize();
        ishmem_finalize();
    }
    _exit(status);
}

/* One call to be judged. */
struct question {
    const struct row *row;
    const struct routine *routine;
    const struct fault *fault;
    int when;
};

static void ask(const void *question)
{
    const struct question *q = (const struct question *)question;
    call_with(q->row, q->routine, q->fault, q->when);
}

/* Runs a body in a process of its own: its exit status, or minus the signal that ended it, and what it said. */
static int in_child(void (*body)(const void *), const void *argument, char *text, size_t room)
{
    int fds[2], status;
    size_t length = 0;
    if (pipe(fds) != 0)
        exit(1);
    pid_t child = fork();
    if (child == 0) {
        dup2(fds[1], 2);
        close(fds[0]);
        close(fds[1]);
        body(argument);
    }
    close(fds[1]);
    for (ssize_t got; (got = read(fds[0], text + length, room - 1 - length)) > 0;)
        length += (size_t)got;
    close(fds[0]);
    text[length] = 0;
    waitpid(child, &status, 0);
    judged++;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/* Whether it is said, of what runs over the end of its segment, how much is left up to there. */
static int tells_end(const char *text)
{
    unsigned long address, bytes, left, end;
    const char *value = strstr(text, "` is 0x");
    return value &&
           sscanf(value, "` is 0x%lx; the %lu bytes from there must lie in %*[a-z ], where %lu are left, up to 0x%lx", &address,
                  &bytes, &left, &end) == 4 &&
           left < bytes && address + left == end && end % 4096 == 0;
}

static void judge(const struct row *row, const struct routine *routine, const struct fault *fault, int when)
{
    char text[4096];
    const struct question question = {row, routine, fault, when};
    int code = in_child(ask, &question, text, sizeof text), right;
    if (when == LEGAL)
        right = text[0] == 0 && code == (row->returns_code ? RETURNED_ZERO : RETURNED);
    else {
        char start[256];
        if (when == FAULTY)
            snprintf(start, sizeof start, "in %s, argument `", routine->name);
        else
            snprintf(start, sizeof start, "in %s, the runtime is not initialised", routine->name);
        right = strstr(text, start) && code == (row->returns_code ? RETURNED_CODE : 1);
        if (fault && fault->says && strncmp(fault->says, "is ", 3) == 0) {
            snprintf(start, sizeof start, "argument `%s` %s", fault->argument, fault->says);
            right = right && strstr(text, start);
        } else if (fault && fault->says)
            right = right && strstr(text, fault->says);
        if (fault && fault->apply == too_many)
            right = right && tells_end(text);
    }
    if (!right) {
        const char *how = when == EARLY ? "before the start" : when == LATE ? "after the end" : fault ? fault->what : "";
        fprintf(stderr, "%s: %s %s: status %d: %s\n", routine->name, fault ? fault->argument : "", how, code, text);
        failures++;
    }
}

/* Another routine of the row for each fault, of those that are heard of by their own names: a generic name calls another routine. */
static const struct routine *next_routine(const struct row *row, int on_context)
{
    static size_t turn;
    for (;;) {
        const struct routine *routine = &row->routines[turn++ * 7 % row->count];
        if (routine->on_context == on_context && !routine->is_generic)
            return routine;
    }
}

/* Symmetric memory: what does not come from malloc is not given back, twice is not once, and what no memory holds is not there. */
static void *symmetric, *on_device, *null_or_not;
static long static_word;

#define GIVES_BACK(NAME, CALL)                                                                                         \
    static void NAME(void)                                                                                             \
    {                                                                                                                  \
        CALL;                                                                                                          \
    }
#define ALLOCATES(NAME, CALL) GIVES_BACK(NAME, null_or_not = CALL)

GIVES_BACK(free_private, shmem_free(private_memory))
GIVES_BACK(free_static, shmem_free(&static_word))
GIVES_BACK(free_within, shmem_free((char *)symmetric + 8))
GIVES_BACK(free_twice, shmem_free(symmetric); shmem_free(symmetric))
GIVES_BACK(free_of_the_other, shmem_free(on_device))
GIVES_BACK(free_on_device_private, ishmem_free(private_memory))
GIVES_BACK(free_on_device_within, ishmem_free((char *)on_device + 8))
GIVES_BACK(free_on_device_twice, ishmem_free(on_device); ishmem_free(on_device))
GIVES_BACK(free_on_device_of_the_other, ishmem_free(symmetric))
ALLOCATES(realloc_private, shmem_realloc(private_memory, 8))
ALLOCATES(realloc_within, shmem_realloc((char *)symmetric + 8, 8))
ALLOCATES(calloc_beyond, shmem_calloc((size_t)1 << 63, 2))
ALLOCATES(calloc_on_device_beyond, ishmem_calloc((size_t)1 << 63, 2))
ALLOCATES(align_to_three, shmem_align(3, 8))
ALLOCATES(align_to_zero, shmem_align(0, 8))
ALLOCATES(align_on_device_to_three, ishmem_align(3, 8))

static const struct {
    void (*call)(void);
    const char *says;
    int ends; /* whether the job ends; otherwise null is returned */
} of_memory[] = {
    {free_private, "in shmem_free, argument `ptr` is 0x", 1},
    {free_static, "in shmem_free, argument `ptr` is 0x", 1},
    {free_within, "in shmem_free, argument `ptr` is 0x", 1},
    {free_twice, "in shmem_free, argument `ptr` is 0x", 1},
    {free_of_the_other, "in shmem_free, argument `ptr` is 0x", 1},
    {free_on_device_private, "in ishmem_free, argument `ptr` is 0x", 1},
    {free_on_device_within, "in ishmem_free, argument `ptr` is 0x", 1},
    {free_on_device_twice, "in ishmem_free, argument `ptr` is 0x", 1},
    {free_on_device_of_the_other, "in ishmem_free, argument `ptr` is 0x", 1},
    {realloc_private, "in shmem_realloc, argument `ptr` is 0x", 0},
    {realloc_within, "in shmem_realloc, argument `ptr` is 0x", 0},
    {calloc_beyond, "in shmem_calloc, argument `count` is 9223372036854775808; times `size`, 2, it must be at most", 0},
    {calloc_on_device_beyond, "in ishmem_calloc, argument `count` is 9223372036854775808; times `size`, 2, it must be at most", 0},
    {align_to_three, "in shmem_align, argument `alignment` is 3; it must be a power of two", 0},
    {align_to_zero, "in shmem_align, argument `alignment` is 0; it must be a power of two", 0},
    {align_on_device_to_three, "in ishmem_align, argument `alignment` is 3; it must be a power of two", 0},
};

static void ask_for_memory(const void *index)
{
    shmem_init();
    ishmem_init();
    symmetric = shmem_malloc(64);
    on_device = ishmem_malloc(64);
    null_or_not = symmetric;
    of_memory[*(const size_t *)index].call();
    int status = null_or_not ? RETURNED : RETURNED_CODE;
    shmem_finalize();
    ishmem_finalize();
    _exit(status);
}

static void judge_memory(void)
{
    for (size_t i = 0; i < sizeof of_memory / sizeof *of_memory; i++) {
        char text[4096];
        int code = in_child(ask_for_memory, &i, text, sizeof text);
        if (!strstr(text, of_memory[i].says) || code != (of_memory[i].ends ? 1 : RETURNED_CODE)) {
            fprintf(stderr, "memory, case %d: `%s`: status %d: %s\n", (int)i, of_memory[i].says, code, text);
            failures++;
        }
    }
}

int main(void)
{
    private_memory = (unsigned char *)calloc(8, 1024);
    private_sync = (long *)calloc(SHMEM_SYNC_SIZE, sizeof(long));
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        const struct row *row = rows[r];
        /* A lock that this PE does not have, and a wait for what no other PE changes. */
        if (strcmp(row->name, "clear_lock") != 0 && strcmp(row->name, "wait") != 0)
            judge(row, next_routine(row, 0), NULL, LEGAL);
        judge(row, next_routine(row, 0), NULL, EARLY);
        judge(row, next_routine(row, 0), NULL, LATE);
        for (size_t f = 0; f < sizeof faults / sizeof *faults; f++) {
            const struct fault *fault = &faults[f].fault;
            int symmetric = is_symmetric(row, fault->argument), where = faults[f].where;
            if (has(row, fault->argument) &&
                (where == ANY_ROW || (where == SYMMETRIC_ONLY && symmetric) || (where == PRIVATE_ONLY && !symmetric) ||
                 (where == ATOMIC_ONLY && is_atomic(row)))) {
                const struct routine *routine = next_routine(row, 0);
                /* An element of one byte lies well everywhere. */
                while (strcmp(fault->what, "misaligned") == 0 && size_of(routine->kind) == 1)
                    routine = next_routine(row, 0);
                judge(row, routine, fault, FAULTY);
            }
        }
        for (size_t f = 0; f < sizeof counts / sizeof *counts; f++)
            if (has(row, counts[f].argument))
                judge(row, next_routine(row, 0), &counts[f], FAULTY);
        if (has(row, "nreduce") && has(row, "pSync"))
            judge(row, next_routine(row, 0), &negative_count, FAULTY);
        int on_context = 0;
        for (size_t i = 0; i < row->count; i++)
            on_context |= row->routines[i].on_context;
        /* Of no context there is nothing to order or to complete. */
        for (size_t f = !has(row, "pe"); f < sizeof contexts_faults / sizeof *contexts_faults; f++)
            if (on_context && (strcmp(contexts_faults[f].argument, "ctx") == 0 || has(row, "pe")))
                judge(row, next_routine(row, 1), &contexts_faults[f], FAULTY);
    }
    judge_memory();
    printf("%d\n", judged);
    return failures != 0;
}
