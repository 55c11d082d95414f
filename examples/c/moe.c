/* Mixture of experts, as in language models: tokens are dispatched to the PEs of their experts and combined again, in one launch.
 * How many tokens an expert gets is known only when they come. The result is compared with a sequential one, and the load of the
 * experts is drawn, and written to a file.
 *
 *   ishmem-clc moe.cl -o moe.spv
 *   oshcc moe.c -o moe -lze_loader
 *   oshrun -n 4 ./moe moe.spv moe.txt
 */
#include "kernels.h"

enum { TOKENS = 96, WIDTH = 128, LOCAL_EXPERTS = 2 };

/* The expert of a token: some are more popular. */
static int expert_of(int pe, int token, int n)
{
    unsigned random = (unsigned)(pe * TOKENS + token + 1) * 2654435761u >> 8;
    int experts = n * LOCAL_EXPERTS, one = (int)(random % experts), other = (int)(random / experts % experts);
    return one < other ? one : other;
}

static float value_of(int pe, int token, int at) { return (float)((pe * 31 + token * 7 + at) % 1000); }

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe(), n = ishmem_n_pes(), ntokens = TOKENS, width = WIDTH, local_experts = LOCAL_EXPERTS;
    int capacity = n * TOKENS; /* all tokens may want one expert */
    size_t rows = (size_t)LOCAL_EXPERTS * capacity, bytes = (size_t)TOKENS * WIDTH * sizeof(float);
    float *tokens = ishmem_malloc(bytes), *outbox = ishmem_malloc(bytes), *mine = malloc(bytes);
    float *inbox = ishmem_malloc(rows * WIDTH * sizeof(float));
    int *experts = ishmem_malloc(TOKENS * sizeof(int)), *origin = ishmem_malloc(rows * sizeof(int));
    int *taken = ishmem_calloc(LOCAL_EXPERTS, sizeof(int)), chosen[TOKENS];
    require(tokens && outbox && inbox && experts && origin && taken, "ishmem_malloc");

    for (int token = 0; token < TOKENS; token++) {
        chosen[token] = expert_of(me, token, n);
        for (int at = 0; at < WIDTH; at++)
            mine[token * WIDTH + at] = value_of(me, token, at);
    }
    ishmem_float_put(tokens, mine, (size_t)TOKENS * WIDTH, me); /* device memory is written by a put, also one's own */
    ishmem_int_put(experts, chosen, TOKENS, me);
    ishmem_barrier_all();
    open_kernels(argc > 1 ? argv[1] : "moe.spv");
    launch("moe", 1, 64,
           ARGUMENTS(ARGUMENT(tokens), ARGUMENT(experts), ARGUMENT(ntokens), ARGUMENT(width), ARGUMENT(local_experts),
                     ARGUMENT(capacity), ARGUMENT(taken), ARGUMENT(origin), ARGUMENT(inbox), ARGUMENT(outbox)));

    ishmem_float_get(mine, outbox, (size_t)TOKENS * WIDTH, me);
    for (int token = 0; token < TOKENS; token++)
        for (int at = 0; at < WIDTH; at++)
            require(mine[token * WIDTH + at] == value_of(me, token, at) * (float)(1 + chosen[token]),
                    "a token differs from the sequential one");
    ishmem_barrier_all();
    if (me == 0) {
        FILE *figures = argc > 2 ? fopen(argv[2], "w") : NULL;
        require(figures != NULL || argc < 3, "the file cannot be written");
        for (int expert = 0; expert < n * LOCAL_EXPERTS; expert++) {
            int load = ishmem_int_g(&taken[expert % LOCAL_EXPERTS], expert / LOCAL_EXPERTS);
            printf("expert %2d on PE %d: %4d tokens ", expert, expert / LOCAL_EXPERTS, load);
            for (int i = 0; i < load * LOCAL_EXPERTS; i += TOKENS / 16)
                putchar('#');
            putchar('\n');
            if (figures != NULL)
                fprintf(figures, "%d %d %d\n", expert, expert / LOCAL_EXPERTS, load);
        }
        if (figures != NULL)
            fclose(figures);
        printf("verified: %d tokens on %d PEs\n", n * TOKENS, n);
    }
    ishmem_barrier_all();
    close_kernels();
    free(mine);
    ishmem_finalize();
    return 0;
}
