/* What the matrix tests share. A test of a row is written once, over a record of arguments, and walks all of the row's
 * routines; the calls are generated from the table (`cargo xtask calls`). What symmetric memory holds after the calls is
 * compared, with all that lies between and around the elements, to what a model of one line says. */
#ifndef MATRIX_H
#define MATRIX_H

#include <ishmemx.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __cplusplus || __STDC_VERSION__ >= 201112L
#define MATRIX_GENERIC
#endif

/* What an element is, and its bytes. */
enum kind {
    NOTHING,
    BYTES_1,
    BYTES_2,
    BYTES_4,
    BYTES_8,
    BYTES_16,
    SIGNED_1,
    SIGNED_2,
    SIGNED_4,
    SIGNED_8,
    UNSIGNED_1,
    UNSIGNED_2,
    UNSIGNED_4,
    UNSIGNED_8,
    REAL_4,
    REAL_8,
    REAL_16,
    COMPLEX_8,
    COMPLEX_16
};

/* The arguments of a call, by their names; what is passed by value and has the routine's type lies where a pointer says. */
struct call {
    shmem_ctx_t ctx;
    shmem_team_t team;
    void *dest, *fetch, *ivars, *cmp_values, *pWrk;
    const void *source, *value, *cond, *cmp_value;
    size_t nelems, bsize;
    ptrdiff_t dst, sst;
    int pe, PE_root, sig_op, cmp, PE_start, logPE_stride, PE_size;
    const int *status, *target_pes;
    const size_t *dest_offsets, *source_offsets, *counts;
    size_t *indices;
    uint64_t *sig_addr, signal;
    long *lock, *pSync;
    ze_command_list_handle_t list;
    ze_event_handle_t signal_event, *wait;
    uint32_t n_wait;
    size_t *ret;     /* where a result goes that is found when a list executes */
    void *result;    /* where an element goes that the routine returns */
    uint64_t number; /* another result */
};

struct routine {
    const char *name;
    enum kind kind;
    void (*call)(struct call *);
    int on_context, is_generic;
};

#define MATRIX_ENTRY(ROUTINE, TYPE, KIND) {#ROUTINE, KIND, call_##ROUTINE, 0, 0},
#define MATRIX_ENTRY_ON_CONTEXT(ROUTINE, TYPE, KIND) {#ROUTINE, KIND, call_##ROUTINE, 1, 0},
#define MATRIX_GENERIC_ENTRY(ROUTINE, TYPE, KIND) {#ROUTINE, KIND, call_##ROUTINE, 0, 1},
#define MATRIX_GENERIC_ENTRY_ON_CONTEXT(ROUTINE, TYPE, KIND) {#ROUTINE, KIND, call_##ROUTINE, 1, 1},

/* A row: the names of its routines' arguments, whether they return 0 or an error code, and the routines. */
struct row {
    const char *name, *arguments;
    int returns_code;
    const struct routine *routines;
    size_t count;
};

#define MATRIX_ROW(ROW, ARGUMENTS, RETURNS_CODE)                                                                       \
    static const struct row row_##ROW = {#ROW, ARGUMENTS, RETURNS_CODE, routines_##ROW,                                \
                                         sizeof routines_##ROW / sizeof *routines_##ROW};

static int me, n;

static inline void fail(const struct routine *routine, const char *what, long long where, long long seen)
{
    fprintf(stderr, "PE %d of %d: %s: %s: %lld, %lld\n", me, n, routine->name, what, where, seen);
    shmem_global_exit(1);
}

static inline size_t size_of(enum kind kind)
{
    static const size_t sizes[] = {0, 1, 2, 4, 8, 16, 1, 2, 4, 8, 1, 2, 4, 8, 4, 8, 16, 8, 16};
    return sizes[kind];
}

/* A number that all types have, or that wraps around in those that are too small; the second part is that of complex
 * numbers. */
struct number {
    int64_t re, im;
};

static inline void store(enum kind kind, void *place, struct number number)
{
    float f[2] = {(float)number.re, (float)number.im};
    double d[2] = {(double)number.re, (double)number.im};
    long double l = (long double)number.re;
    switch (kind) {
    case REAL_4:
    case COMPLEX_8:
        memcpy(place, f, size_of(kind));
        break;
    case REAL_8:
    case COMPLEX_16:
        memcpy(place, d, size_of(kind));
        break;
    case REAL_16:
        memcpy(place, &l, size_of(kind));
        break;
    case BYTES_16:
        memcpy(place, &number, size_of(kind));
        break;
    default: /* integers, which have their lowest byte first */
        memcpy(place, &number.re, size_of(kind));
    }
}

/* Whether two elements are the same; a long double has bytes that say nothing. */
static inline int same(enum kind kind, const void *a, const void *b)
{
    return memcmp(a, b, kind == REAL_16 ? 10 : size_of(kind)) == 0;
}

/* Symmetric memory of each sort. The host may not be able to touch that in the device heap. */
#ifndef AREA
#define AREA 16384
#endif
enum sort { STATIC, HOST_HEAP, DEVICE_HEAP, SORTS };

static unsigned char static_memory[3 * AREA] __attribute__((aligned(64)));

struct area {
    unsigned char *target, *source, *other;
};
static struct area areas[SORTS];

static inline void write_area(int sort, unsigned char *area, const void *from, size_t bytes)
{
    if (sort == DEVICE_HEAP)
        ishmem_putmem(area, from, bytes, me);
    else
        memcpy(area, from, bytes);
}

static inline void read_area(int sort, void *to, const unsigned char *area, size_t bytes)
{
    if (sort == DEVICE_HEAP)
        ishmem_getmem(to, area, bytes, me);
    else
        memcpy(to, area, bytes);
}

/* Byte `i` of the sources of a PE. */
static inline unsigned char pattern(int pe, size_t i)
{
    return (unsigned char)(pe * 89 + i * 7 + i / 251 + 1);
}

/* What lies where no element is. */
#define GUARD 0xa5

/* A context on the world, and one on the world in the opposite order. */
static shmem_ctx_t contexts[2];
static shmem_team_t backwards;

/* A routine on a context gets one of the two, and PE numbers of its team. */
static inline void choose_context(const struct routine *routine, struct call *call, int which, int pe)
{
    call->ctx = contexts[which % 2];
    call->pe = routine->on_context && which % 2 ? n - 1 - pe : pe;
}

static inline void complete(const struct routine *routine, struct call *call)
{
    if (routine->on_context)
        shmem_ctx_quiet(call->ctx);
    else
        shmem_quiet();
}

static inline void begin(void)
{
    static unsigned char bytes[AREA];
    shmem_init();
    ishmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (size_t i = 0; i < AREA; i++)
        bytes[i] = pattern(me, i);
    for (int sort = 0; sort < SORTS; sort++) {
        unsigned char *memory = sort == STATIC      ? static_memory
                                : sort == HOST_HEAP ? (unsigned char *)shmem_malloc(3 * AREA)
                                                    : (unsigned char *)ishmem_malloc(3 * AREA);
        areas[sort].target = memory;
        areas[sort].source = memory + AREA;
        areas[sort].other = memory + 2 * AREA;
        write_area(sort, areas[sort].source, bytes, AREA);
    }
    shmem_ctx_create(0, &contexts[0]);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &backwards);
    shmem_team_create_ctx(backwards, SHMEM_CTX_SERIALIZED, &contexts[1]);
    shmem_barrier_all();
}

static inline void end(void)
{
    shmem_ctx_destroy(contexts[0]);
    shmem_ctx_destroy(contexts[1]);
    shmem_team_destroy(backwards);
    shmem_finalize();
    ishmem_finalize();
}

/* Calls test_ROW for each routine of each row: a row without a test does not compile. */
#define TEST_ROW(ROW)                                                                                                  \
    for (size_t i = 0; i < row_##ROW.count; i++)                                                                       \
        test_##ROW(&routines_##ROW[i]);

#endif
