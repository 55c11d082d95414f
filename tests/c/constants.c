/* The constants of OpenSHMEM 1.6, and their deprecated names. Compiled as C and as C++; what differs from what it has to be does
 * not compile, or is told. */
#include <shmem.h>
#include <stdio.h>
#include <string.h>

/* Names with a deprecated spelling. */
#define OLD_NAMES(X)                                                                                                   \
    X(CMP_EQ) X(CMP_NE) X(CMP_GT) X(CMP_LE) X(CMP_LT) X(CMP_GE) X(MAJOR_VERSION) X(MINOR_VERSION) X(MAX_NAME_LEN)      \
    X(SYNC_VALUE) X(SYNC_SIZE) X(BARRIER_SYNC_SIZE) X(BCAST_SYNC_SIZE) X(COLLECT_SYNC_SIZE) X(REDUCE_SYNC_SIZE)        \
    X(ALLTOALL_SYNC_SIZE) X(ALLTOALLS_SYNC_SIZE) X(REDUCE_MIN_WRKDATA_SIZE)

/* An array of -1 elements does not compile, nor does a size that is no constant. */
#define HOLDS(NAME, CONDITION) typedef char NAME[(CONDITION) ? 1 : -1]
#define EQUAL(NAME) HOLDS(old_##NAME, _SHMEM_##NAME == SHMEM_##NAME);
OLD_NAMES(EQUAL)

#define POSITIVE(NAME) HOLDS(positive_##NAME, SHMEM_##NAME > 0);
POSITIVE(SYNC_SIZE)
POSITIVE(BARRIER_SYNC_SIZE)
POSITIVE(BCAST_SYNC_SIZE)
POSITIVE(COLLECT_SYNC_SIZE)
POSITIVE(REDUCE_SYNC_SIZE)
POSITIVE(ALLTOALL_SYNC_SIZE)
POSITIVE(ALLTOALLS_SYNC_SIZE)
POSITIVE(REDUCE_MIN_WRKDATA_SIZE)

/* A work array of any collective may serve all of them. */
#define FITS(NAME) HOLDS(fits_##NAME, SHMEM_SYNC_SIZE >= SHMEM_##NAME##_SYNC_SIZE);
FITS(BARRIER)
FITS(BCAST)
FITS(COLLECT)
FITS(REDUCE)
FITS(ALLTOALL)
FITS(ALLTOALLS)

HOLDS(version, SHMEM_MAJOR_VERSION == 1 && SHMEM_MINOR_VERSION == 6);
HOLDS(levels, SHMEM_THREAD_SINGLE < SHMEM_THREAD_FUNNELED && SHMEM_THREAD_FUNNELED < SHMEM_THREAD_SERIALIZED &&
                  SHMEM_THREAD_SERIALIZED < SHMEM_THREAD_MULTIPLE);
HOLDS(vendor, sizeof SHMEM_VENDOR_STRING > 1 && sizeof SHMEM_VENDOR_STRING <= SHMEM_MAX_NAME_LEN);

/* Bits of one mask, each by itself. */
#define TWO_BITS(NAME, A, B) HOLDS(NAME, (A) > 0 && (B) > 0 && ((A) & ((A) - 1)) == 0 && ((B) & ((B) - 1)) == 0 && (A) != (B))
TWO_BITS(hints, SHMEM_MALLOC_ATOMICS_REMOTE, SHMEM_MALLOC_SIGNAL_REMOTE);
TWO_BITS(options, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE);
TWO_BITS(more_options, SHMEM_CTX_NOSTORE, SHMEM_CTX_PRIVATE);
HOLDS(configuration, SHMEM_TEAM_NUM_CONTEXTS > 0 && SHMEM_CTX_SESSION_TOTAL_OPS > 0 && SHMEM_CTX_SESSION_BATCH > 0);

/* Two equal values of one kind do not compile. */
static int kinds(int comparison, int signal, long option)
{
    switch (comparison) {
    case SHMEM_CMP_EQ:
    case SHMEM_CMP_NE:
    case SHMEM_CMP_GT:
    case SHMEM_CMP_LE:
    case SHMEM_CMP_LT:
    case SHMEM_CMP_GE:
        break;
    default:
        return 0;
    }
    switch (signal) {
    case SHMEM_SIGNAL_SET:
    case SHMEM_SIGNAL_ADD:
        break;
    default:
        return 0;
    }
    switch (option) {
    case SHMEM_CTX_SERIALIZED:
    case SHMEM_CTX_PRIVATE:
    case SHMEM_CTX_NOSTORE:
        return 1;
    default:
        return 0;
    }
}

static void check(int right, const char *what)
{
    if (!right) {
        fprintf(stderr, "%s\n", what);
        shmem_global_exit(1);
    }
}

#define CHECK(condition) check(condition, #condition)

int main(void)
{
    int major, minor;
    char name[SHMEM_MAX_NAME_LEN];
    shmem_init();
    shmem_info_get_version(&major, &minor);
    CHECK(major == SHMEM_MAJOR_VERSION && minor == SHMEM_MINOR_VERSION);
    shmem_info_get_name(name);
    CHECK(strcmp(name, SHMEM_VENDOR_STRING) == 0 && strcmp(name, _SHMEM_VENDOR_STRING) == 0);
    CHECK(kinds(SHMEM_CMP_LT, SHMEM_SIGNAL_ADD, SHMEM_CTX_NOSTORE));
    CHECK(SHMEM_TEAM_WORLD != SHMEM_TEAM_INVALID && SHMEM_TEAM_SHARED != SHMEM_TEAM_INVALID);
    CHECK(SHMEM_TEAM_WORLD != SHMEM_TEAM_SHARED && SHMEM_CTX_DEFAULT != SHMEM_CTX_INVALID);
    shmem_finalize();
    return 0;
}
