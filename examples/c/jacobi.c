/* Heat in a plate whose left edge is hot: Jacobi's iteration in two dimensions. All steps are one launch: the kernels of the PEs
 * exchange the edges of their blocks by puts with signals. The result is compared, bit by bit, with that of one PE alone.
 *
 *   ishmem-clc jacobi.cl -o jacobi.spv
 *   oshcc jacobi.c -o jacobi -lze_loader
 *   oshrun -n 4 ./jacobi jacobi.spv plate.ppm
 */
#include "kernels.h"

#include <string.h>

enum { ROWS = 48, COLUMNS = 64, STEPS = 500 };

/* Sets a grid of so many values inside to 0, with the given value on its left halo. */
static void initialise(float *grid, int rows, int columns, float left)
{
    memset(grid, 0, (size_t)(rows + 2) * (columns + 2) * sizeof(float));
    for (int row = 0; row < rows + 2; row++)
        grid[row * (columns + 2)] = left;
}

/* The same on one PE. */
static void sequential(float *grids[2], int rows, int columns)
{
    int stride = columns + 2;
    for (int step = 0; step < STEPS; step++)
        for (int row = 1; row <= rows; row++)
            for (int at = row * stride + 1; at <= row * stride + columns; at++) {
                const float *from = grids[step % 2];
                grids[(step + 1) % 2][at] = 0.25f * ((from[at - stride] + from[at + stride]) + (from[at - 1] + from[at + 1]));
            }
}

/* Blue is cold, red is hot. */
static void draw(const char *path, const float *grid, int rows, int columns)
{
    FILE *file = fopen(path, "wb");
    require(file != NULL, path);
    fprintf(file, "P6 %d %d 255\n", columns, rows);
    for (int row = 1; row <= rows; row++)
        for (int column = 1; column <= columns; column++) {
            float heat = grid[row * (columns + 2) + column];
            unsigned char green = (unsigned char)(255 * (heat < 0.5f ? 2 * heat : 2 - 2 * heat));
            unsigned char pixel[3] = {(unsigned char)(255 * heat), green, (unsigned char)(255 * (1 - heat))};
            fwrite(pixel, 1, sizeof pixel, file);
        }
    fclose(file);
}

int main(int argc, char **argv)
{
    ishmem_init();
    int me = ishmem_my_pe(), n = ishmem_n_pes(), across = 1;
    for (int i = 1; i * i <= n; i++)
        if (n % i == 0)
            across = n / i;
    int down = n / across, rows = ROWS, columns = COLUMNS, steps = STEPS, stride = columns + 2;
    size_t block = (size_t)(rows + 2) * stride;

    ishmem_team_t row_team, column_team;
    require(ishmem_team_split_2d(ISHMEM_TEAM_WORLD, across, NULL, 0, &row_team, NULL, 0, &column_team) == 0, "split_2d");

    float *grid = ishmem_malloc(2 * block * sizeof(float));
    float *out = ishmem_malloc(4 * (size_t)rows * sizeof(float)), *in = ishmem_malloc(4 * (size_t)rows * sizeof(float));
    uint64_t *signals = ishmem_calloc(4, sizeof(uint64_t));
    require(grid && out && in && signals, "ishmem_malloc");

    /* Device memory is written by a put, also one's own. */
    float *mine = malloc(2 * block * sizeof(float));
    for (int i = 0; i < 2; i++)
        initialise(mine + i * block, rows, columns, me % across == 0);
    ishmem_float_put(grid, mine, 2 * block, me);
    ishmem_barrier_all();

    open_kernels(argc > 1 ? argv[1] : "jacobi.spv");
    launch("jacobi", 1, 64,
           ARGUMENTS(ARGUMENT(row_team), ARGUMENT(column_team), ARGUMENT(grid), ARGUMENT(out), ARGUMENT(in),
                     ARGUMENT(signals), ARGUMENT(rows), ARGUMENT(columns), ARGUMENT(steps)));
    ishmem_barrier_all();

    if (me == 0) {
        int all_rows = down * rows, all_columns = across * columns, all_stride = all_columns + 2;
        float *plates[2], *whole = malloc((size_t)(all_rows + 2) * all_stride * sizeof(float));
        for (int i = 0; i < 2; i++) {
            plates[i] = malloc((size_t)(all_rows + 2) * all_stride * sizeof(float));
            initialise(plates[i], all_rows, all_columns, 1);
        }
        sequential(plates, all_rows, all_columns);
        initialise(whole, all_rows, all_columns, 1);
        for (int pe = 0; pe < n; pe++) {
            ishmem_float_get(mine, grid + STEPS % 2 * block, block, pe);
            for (int row = 1; row <= rows; row++)
                memcpy(&whole[(pe / across * rows + row) * all_stride + pe % across * columns + 1], &mine[row * stride + 1],
                       (size_t)columns * sizeof(float));
        }
        int same = memcmp(whole, plates[STEPS % 2], (size_t)(all_rows + 2) * all_stride * sizeof(float)) == 0;
        require(same, "the plate differs from that of one PE");
        if (argc > 2)
            draw(argv[2], whole, all_rows, all_columns);
        printf("verified: %d steps on %d x %d values, %d x %d PEs\n", STEPS, all_rows, all_columns, down, across);
        free(whole);
        free(plates[0]);
        free(plates[1]);
    }
    ishmem_barrier_all();
    close_kernels();
    free(mine);
    ishmem_finalize();
    return 0;
}
