/* How a PE starts and ends: several initialisations, and ends without shmem_finalize. The argument says which. */
#define _GNU_SOURCE
#include <ishmem.h>
#include <ishmemx.h>
#include <pthread.h>
#include <semaphore.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                            \
            shmem_global_exit(1);                                                                                      \
        }                                                                                                              \
    } while (0)

static long number, last_words;

static int initialized(void)
{
    int answer = -1;
    shmem_query_initialized(&answer);
    return answer;
}

/* Every PE's neighbour has its number. */
static void communicate(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_barrier_all();
    shmem_long_p(&number, me + 1, (me + 1) % n);
    shmem_barrier_all();
    CHECK(number == (me + n - 1) % n + 1);
}

static void several_initialisations(void)
{
    static const int levels[] = {SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED,
                                 SHMEM_THREAD_MULTIPLE};
    int provided;

    CHECK(initialized() == 0 && shmem_my_pe() == -1);
    shmem_init();
    long *kept = shmem_malloc(sizeof *kept);
    *kept = 41 + shmem_my_pe();
    for (int i = 0; i < 4; i++) {
        provided = -1;
        CHECK(shmem_init_thread(levels[i], &provided) == 0 && provided == levels[i]);
        provided = -1;
        shmem_query_thread(&provided);
        CHECK(provided == levels[i]);
    }
    ishmem_init();
    shmem_init();
    for (int left = 6; left > 0; left--) {
        CHECK(initialized() == 1);
        communicate();
        CHECK(*kept == 41 + shmem_my_pe());
        /* Operations that were started before are completed by each finalisation. */
        shmem_long_put_nbi(kept, kept, 1, shmem_my_pe());
        shmem_finalize();
    }
    int other;
    ishmemx_query_initialized(&other);
    CHECK(initialized() == 0 && other == 1);
    CHECK(ishmem_my_pe() >= 0);
    ishmem_finalize();
    ishmemx_query_initialized(&other);
    CHECK(other == 0 && shmem_my_pe() == -1);
}

static void *initialise_and_finalise(void *none)
{
    for (int i = 0; i < 40; i++) {
        int provided;
        CHECK(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0 && provided == SHMEM_THREAD_MULTIPLE);
        shmem_long_atomic_add(&number, 1, shmem_my_pe());
        shmem_finalize();
    }
    return none;
}

/* Of the only PE, where no order is wrong: each of two threads initialises and finalises for itself. */
static void threads_of_one_pe(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        CHECK(pthread_create(&threads[i], NULL, initialise_and_finalise, NULL) == 0);
    for (int i = 0; i < 2; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK(number == 80 && initialized() == 0);
}

/* Static data that the program's own handler writes in a child. */
static pid_t written_in_child;

static void write_in_child(void) { written_in_child = getpid(); }

static void __attribute__((constructor)) handle_forks(void) { CHECK(pthread_atfork(NULL, NULL, write_in_child) == 0); }

/* A child of a PE is no PE, and does not end the parent's part in the job. */
static void fork_a_child(void)
{
    int status;
    number = 1;
    pid_t child = fork();
    if (child == 0) {
        number = 2;
        /* One of the child has what the child wrote. */
        pid_t grandchild = fork();
        if (grandchild == 0)
            exit(number == 2 && initialized() == 0 ? 0 : 1);
        exit(waitpid(grandchild, &status, 0) == grandchild && status == 0 && number == 2 ? 0 : 1);
    }
    CHECK(waitpid(child, &status, 0) == child && status == 0 && number == 1 && written_in_child == 0);
}

/* A thread that looks at symmetric memory while the process exits. */
static sem_t looks;

static void *look_for_ever(void *words)
{
    volatile long *word = words;
    sem_post(&looks);
    while (word[0] != -1 && ++word[1] != 0) {
    }
    return NULL;
}

static void leave_a_thread(void)
{
    pthread_t thread;
    long *words = shmem_calloc(2, sizeof *words);
    CHECK(words && sem_init(&looks, 0, 0) == 0);
    CHECK(pthread_create(&thread, NULL, look_for_ever, words) == 0 && pthread_detach(thread) == 0);
    CHECK(sem_wait(&looks) == 0);
}

/* How often the program finalises when the process exits, after the runtime has ended, as a destructor in C++ may. */
static int late;

static void __attribute__((destructor)) finalize_late(void)
{
    for (; late > 0; late--)
        shmem_finalize();
}

/* A handler that runs before the runtime is ended: so long a reduction is one of many pieces. */
#define LONG 4096
static long sources[LONG], sums[LONG];

static void reduce(void)
{
    int n = shmem_n_pes();
    for (int i = 0; i < LONG; i++)
        sources[i] = shmem_my_pe() + i;
    CHECK(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sums, sources, LONG) == 0);
    for (int i = 0; i < LONG; i++)
        CHECK(sums[i] == (long)n * (n - 1) / 2 + (long)n * i);
    shmem_long_p(&last_words, 7, (shmem_my_pe() + 1) % n);
    shmem_barrier_all();
    CHECK(shmem_long_g(&last_words, (shmem_my_pe() + 1) % n) == 7);
}

/* Keeps a stream for as long as the process lives, as a thread does that reads. */
static sem_t keeps;

static void *keep(void *stream)
{
    flockfile(stream);
    sem_post(&keeps);
    while (pause() == -1)
        ;
    return NULL;
}

static void *read_on(void *stream)
{
    fgetc(stream);
    return NULL;
}

/* Another thread has the stream, and waits for what will never be there. */
static void have_read(FILE *stream)
{
    pthread_t thread;
    CHECK(stream != NULL && pthread_create(&thread, NULL, read_on, stream) == 0);
    while (ftrylockfile(stream) == 0) {
        funlockfile(stream);
        sched_yield();
    }
}

/* Asks again and again whether the PE is initialised, which it is not as long as its other thread starts or ends the runtime. */
static void ask(void)
{
    for (int i = 0; i < 100; i++) {
        CHECK(initialized() == 0);
        usleep(1000);
    }
}

/* Lets the last PE go on, which waits for that. */
static void *ask_and_call(void *path)
{
    ask();
    FILE *fifo = fopen(path, "w");
    CHECK(fifo != NULL && fclose(fifo) == 0);
    return NULL;
}

static void *ask_and_exit(void *finalizes)
{
    CHECK(sem_wait(finalizes) == 0);
    while (initialized() == 1)
        usleep(1000);
    ask();
    shmem_global_exit(6);
    return NULL;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    if (strcmp(what, "asked") == 0) {
        const char *rank = getenv("PMI_RANK");
        pthread_t thread;
        FILE *fifo = NULL;
        int first = rank != NULL && strcmp(rank, "0") == 0;
        if (first)
            CHECK(pthread_create(&thread, NULL, ask_and_call, argv[2]) == 0);
        else
            CHECK((fifo = fopen(argv[2], "r")) != NULL);
        shmem_init();
        communicate();
        shmem_finalize();
        if (first)
            CHECK(pthread_join(thread, NULL) == 0);
        else
            fclose(fifo);
        return 0;
    }
    if (strcmp(what, "several") == 0) {
        several_initialisations();
        return 0;
    }
    if (strcmp(what, "threads") == 0) {
        threads_of_one_pe();
        return 0;
    }
    if (strcmp(what, "start_pes") == 0) {
        start_pes(0);
        start_pes(0);
        communicate();
        shmem_init();
        shmem_finalize();
        communicate();
        return 0;
    }
    shmem_init();
    communicate();
    int last = shmem_my_pe() == shmem_n_pes() - 1;
    if (strcmp(what, "again") == 0) {
        for (int i = 0; i < 3; i++) {
            shmem_finalize();
            CHECK(initialized() == 0);
            shmem_init();
            CHECK(initialized() == 1);
            communicate();
        }
        return 0;
    }
    if (strcmp(what, "parting") == 0) {
        pthread_t thread;
        sem_t finalizes;
        CHECK(sem_init(&finalizes, 0, 0) == 0 && pthread_create(&thread, NULL, ask_and_exit, &finalizes) == 0);
        while (last)
            pause();
        sem_post(&finalizes);
        shmem_finalize();
    }
    if (strcmp(what, "too-often") == 0) {
        shmem_finalize();
        shmem_finalize();
    }
    if (strcmp(what, "loud") == 0) {
        for (int i = 0; i < 3; i++) {
            printf("%100d\n", i);
            fprintf(stderr, "%100d\n", i);
            fflush(stdout);
            communicate();
        }
    }
    if (strcmp(what, "child") == 0) {
        fork_a_child();
        communicate();
    }
    if (strcmp(what, "counted") == 0 || strcmp(what, "late-counted") == 0)
        shmem_init();
    if (strncmp(what, "late", 4) == 0)
        late = strcmp(what, "late") == 0 ? 1 : 2;
    if (strcmp(what, "twice") == 0) {
        /* The last PE leaves to its exit what the others do themselves. */
        ishmem_init();
        communicate();
        if (last)
            return 0;
        shmem_finalize();
        ishmem_finalize();
        return 0;
    }
    if (strcmp(what, "exit") == 0) {
        shmem_long_put_nbi(&number, &number, 1, shmem_my_pe());
        exit(0);
    }
    if (strcmp(what, "put") == 0)
        shmem_long_p(&last_words, 7, (shmem_my_pe() + 1) % shmem_n_pes());
    if (strncmp(what, "reading", 7) == 0) {
        int ends[2];
        CHECK(pipe(ends) == 0);
        if (strcmp(what, "reading") == 0)
            have_read(fdopen(ends[0], "r"));
        else {
            CHECK(dup2(ends[0], 0) == 0);
            have_read(stdin);
        }
        if (strcmp(what, "reading-on") == 0)
            shmem_finalize();
        printf("written");
        return 0;
    }
    if (strcmp(what, "handler") == 0) {
        reduce();
        CHECK(atexit(reduce) == 0);
    }
    if (strncmp(what, "looking-", 8) == 0) {
        leave_a_thread();
        if (strcmp(what, "looking-exit") == 0)
            exit(0);
        return 0;
    }
    if (strcmp(what, "finalized-late") == 0)
        CHECK(atexit(shmem_finalize) == 0);
    /* Those that follow are failures, or not in step. */
    if (strcmp(what, "keeping") == 0) {
        pthread_t thread;
        FILE *stream = fopen("/dev/null", "w");
        CHECK(stream != NULL && sem_init(&keeps, 0, 0) == 0 && pthread_create(&thread, NULL, keep, stream) == 0);
        CHECK(sem_wait(&keeps) == 0);
        printf("written\n");
        shmem_global_exit(5);
    }
    if (strcmp(what, "status") == 0 && last)
        exit(3);
    /* All find the same mistake, and one says so, later than others end. */
    if (strcmp(what, "usage") == 0) {
        if (!last)
            exit(3);
        usleep(100000);
        printf("usage\n");
        exit(3);
    }
    /* One that has failed does not keep others from ending well. */
    if (strcmp(what, "failed") == 0) {
        if (last)
            return 3;
        usleep(100000);
        printf("done\n");
        return 0;
    }
    if (strcmp(what, "_exit") == 0 && last)
        _exit(0);
    if (strcmp(what, "middle") == 0 && last)
        exit(0);
    if (strcmp(what, "status") == 0 || strcmp(what, "_exit") == 0 || strcmp(what, "middle") == 0)
        shmem_barrier_all();
    return 0;
}
